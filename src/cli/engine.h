/* engine.h - what the two halves of `engine` share: engine.c reads commands and changes the match,
 * engine_look.c answers questions about it. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include <stdio.h>

#include "ai/account.h"
#include "cli/players.h"
#include "cli/snapshot.h"

enum { LINE_BYTES_MAX = 4000, WORDS_MAX = 40 };

struct engine {
    const struct cli *cli;
    FILE *in, *to;
    struct match *match;             /* NULL before `new` or `load` */
    uint64_t seed;                   /* names all random numbers */
    struct rng rng;                  /* of sample and playout */
    struct player player[SEATS_MAX]; /* who answers `choose`; all zero before it is asked */
    char reason[ACCOUNT_BYTES];      /* of the last `choose` */
    struct action *list;             /* room for a legal list */
    bool quit;
    char line[LINE_BYTES_MAX + 1]; /* the command, cut into words */
    int words;
    char *word[WORDS_MAX]; /* word[0] is the command */
    char *rest;            /* all after the command, uncut */
    struct text out;       /* the answer, without its mark */
};

/* engine_talk reads commands and answers them, up to `quit` or the end of input; an exit status. */
int engine_talk(const struct cli *cli, FILE *in, FILE *to);

/* engine_mover adds whose decision it is: "red", "dice 2d6", "nobody". engine_returns adds the
 * standing of every side. engine_trim drops a last line end. Answers gather in e->out. */
void engine_mover(struct engine *e);
void engine_returns(struct engine *e, const void *state);
void engine_trim(struct engine *e);

/* The commands that only look, each as docs/engine.md describes it: 0 and an answer, or -1 and a
 * sentence. */
int engine_sides(struct engine *e, struct error *err);
int engine_tomove(struct engine *e, struct error *err);
int engine_legal(struct engine *e, struct error *err);
int engine_observe(struct engine *e, struct error *err);
int engine_scene(struct engine *e, struct error *err);
int engine_position(struct engine *e, struct error *err);
int engine_record(struct engine *e, struct error *err);
int engine_hash(struct engine *e, struct error *err);
int engine_standing(struct engine *e, struct error *err);
int engine_why(struct engine *e, struct error *err);
int engine_propose(struct engine *e, struct error *err);
int engine_chance(struct engine *e, struct error *err);

#endif
