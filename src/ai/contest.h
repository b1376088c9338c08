/* contest.h - computer players against each other: no log, no events, only the result. Simulations,
 * ladders and tests of strength are built on it. */
#ifndef AI_CONTEST_H
#define AI_CONTEST_H

#include "ai/player.h"
#include "ai/stint.h"

struct contest_result {
    int returns[SEATS_MAX];
    int points[SEATS_MAX]; /* each seat's score in the scene; 0 where the game keeps no points */
    int winner;            /* a seat of the winning team, or SEAT_NONE for a draw */
    bool cut;              /* max_steps was reached: a draw by adjudication */
    const char *ending;    /* how it ended, in the game's words; NULL if the game does not say */
    int turns;             /* the turn in which it ended */
    int decisions, rolls;
    unsigned troubled; /* bit i: the program in seat i gave up its seat (player.trouble) */
};

/* A place to play any number of games, one after the other. */
struct contest {
    struct rules rules;
    void *state, *view;
    struct budget budget[SEATS_MAX]; /* the players' usual ones */
    struct stint stint;
    struct rng dice; /* separate from the players', whose draws must not change the dice */
    struct player player[SEATS_MAX];
};

/* contest_open allocates what a contest needs; the rules must outlive it. contest_close gives it
 * back. */
struct contest contest_open(struct rules r);
void contest_close(struct contest *c);

/* contest_begin sets up game `number` of the series named by `seed`. The dice depend on these two
 * alone, and so does every choice of a player whose budget is in playouts. */
void contest_begin(struct contest *c, const struct level level[SEATS_MAX], uint64_t seed,
                   uint64_t number);

/* contest_step plays one decision or roll and returns whose it was (SEAT_CHANCE for a roll), or
 * SEAT_NONE when the game was over already. */
int contest_step(struct contest *c, struct action *out);

/* contest_play plays a whole game, contest_begin included. */
struct contest_result contest_play(struct contest *c, const struct level level[SEATS_MAX],
                                   uint64_t seed, uint64_t number);

#endif
