/* fixture.h - a rule fixture while it is being checked: what its lines have said so far, and the
 * match that its commands are played on. */
#ifndef CLI_FIXTURE_H
#define CLI_FIXTURE_H

#include "cli/cli.h"

enum { KEPT = 8 };

/* A scenario kept from case to case: loading can cost more than the case. */
struct kept {
    char *of; /* game, scenario, options, added lines; owned */
    struct scenario *scn;
};

struct fixture {
    const struct cli *cli;
    struct data d;
    const struct game *game;
    char clause[24], title[120], scenario[40];
    struct setting setting[OPTIONS_MAX];
    int settings;
    struct text added; /* lines added to the scenario */
    struct kept kept[KEPT];
    int next_kept;        /* the oldest, to be replaced */
    struct text position; /* the drawn lines, without their bars */
    int position_line;    /* where they begin */
    struct match *match;  /* set up when the first command comes */
    struct text heard;    /* what happened since the last play, one event a line, as `as` sees it */
    int as;               /* whose eyes; SEAT_NONE a spectator */
    struct action *list;  /* room for a legal list */
    struct refusal refused; /* of the last `illegal` */
    struct error failure;   /* of the running case; "" while it passes */
    bool in_case, said;     /* said: the case has a command that can fail */
    int passed, failed;
    struct text report;
};

/* A command of a fixture: its first word and what it does. 0, or -1 and err says what is wrong. */
struct fixture_command {
    const char *name;
    int (*run)(struct fixture *f, struct error *err);
};

/* fixture_expectations: the commands that expect something of the position. */
extern const struct fixture_command fixture_expectations[];
extern const int fixture_expectation_count;

/* fixture_words joins the words of the command from i on with single blanks; returns `to`. */
const char *fixture_words(const struct fixture *f, int i, char *to, size_t room);

/* fixture_set_up makes the match from scenario, options and drawn position, unless it is there
 * already. 0, or -1 and a sentence. fixture_forget drops the match but keeps loaded scenarios. */
int fixture_set_up(struct fixture *f, struct error *err);
void fixture_forget(struct fixture *f);

/* fixture_close frees the loaded scenarios. */
void fixture_close(struct fixture *f);

#endif
