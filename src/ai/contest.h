/* contest.h - bots playing one game against each other: no log, no story, only the result.
 * What simulations, ladders and tests of strength are made of. A bot that can remembers what its
 * seat has seen (ai/belief.h). */
#ifndef AI_CONTEST_H
#define AI_CONTEST_H

#include "ai/bot.h"

/* Who sits at a seat, and how long it thinks. */
struct player {
    const struct level *level;
    struct budget budget;
};

struct contest_result {
    int returns[SEATS_MAX];
    int points[SEATS_MAX]; /* as the scene scores each seat; 0 where the game keeps no points */
    int winner;            /* a seat of the winning team, or SEAT_NONE for a draw */
    bool cut;              /* max_steps was reached: a draw by adjudication */
    const char *ending;    /* how it ended, in the game's words; NULL where it has none */
    int turns;             /* the turn in which it ended */
    int decisions, rolls;
};

/* A place to play: memory for any number of games, one after the other. */
struct contest {
    struct rules rules;
    void *state, *view;
    struct belief *belief; /* one a seat; NULL where the game keeps no secrets */
};

struct contest contest_open(struct rules r);
void contest_close(struct contest *c);

/* contest_play: game number `number` of the series that `seed` names. The dice depend on these two
 * alone, and so does every choice of a bot whose budget is in playouts. */
struct contest_result contest_play(struct contest *c, const struct player player[SEATS_MAX],
                                   uint64_t seed, uint64_t number);

#endif
