/* contest.h - computer players against each other: no log, no story, only the result. What
 * simulations, ladders and tests of strength are made of. */
#ifndef AI_CONTEST_H
#define AI_CONTEST_H

#include "ai/player.h"

struct contest_result {
    int returns[SEATS_MAX];
    int points[SEATS_MAX]; /* as the scene scores each seat; 0 where the game keeps no points */
    int winner;            /* a seat of the winning team, or SEAT_NONE for a draw */
    bool cut;              /* max_steps was reached: a draw by adjudication */
    const char *ending;    /* how it ended, in the game's words; NULL where it has none */
    int turns;             /* the turn in which it ended */
    int decisions, rolls;
};

/* A place to play any number of games, one after the other. */
struct contest {
    struct rules rules;
    void *state, *view;
    struct rng dice; /* apart from the players' numbers: who draws more does not change the dice */
    struct player player[SEATS_MAX];
};

struct contest contest_open(struct rules r);
void contest_close(struct contest *c);

/* contest_begin sets up game number `number` of the series that `seed` names. The dice depend on
 * these two alone, and so does every choice of a player whose budget is in playouts. */
void contest_begin(struct contest *c, const struct level level[SEATS_MAX], uint64_t seed,
                   uint64_t number);

/* contest_step: one decision or roll. Whose it was (SEAT_CHANCE: the dice's), or SEAT_NONE when the
 * game was over already. */
int contest_step(struct contest *c, struct action *out);

/* contest_play: a whole game. */
struct contest_result contest_play(struct contest *c, const struct level level[SEATS_MAX],
                                   uint64_t seed, uint64_t number);

#endif
