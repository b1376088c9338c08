/* playout.h - playing on from a position the way players might: dice are thrown, decisions follow the
 * policy of the game's judge or are the best of a few random ones, evaluated one ply ahead. The search
 * stops after some plies and asks the judge; a review of a game plays on to the end. */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "ai/eval.h"

struct playout {
    struct rules rules;
    struct judge judge;
    double weight[WEIGHTS_MAX]; /* what the judge goes by */
    struct rng *rng;
    void *ahead;         /* a state: one ply ahead */
    struct action *room; /* for a legal list */
};

/* playout_open: with the usual judge of the game, whose `tries` the caller may change. `weight` is what
 * it goes by, NULL: as usual. playout_close frees what it holds. */
struct playout playout_open(struct rules r, const double *weight, struct rng *rng);
void playout_close(struct playout *p);

/* playout_value: what the judge says of a position. */
static inline void playout_value(const struct playout *p, const void *state, int out[SEATS_MAX])
{
    judge_value(&p->judge, p->rules, state, p->weight, out);
}

/* playout_dice throws the dice that are due. */
void playout_dice(struct playout *p, void *state);

/* playout_run plays on for so many plies or to the end of the game. It returns how many it was. */
int playout_run(struct playout *p, void *state, int plies);

#endif
