/* belief.h - what a seat may think of the secrets of the others: possible states (particles) with
 * weights, carried along step by step by what the seat gets to see.
 *
 * Each particle is a full state that fits the view. After a step of the game every particle makes
 * that step too, in each way it could: the own action, every outcome of the dice, every legal
 * action of another seat, all equally likely since nobody knows how others decide. What does not
 * lead to the new view is no explanation of it. The share of a particle's ways that do is what its
 * weight is multiplied by; one of them is where it goes. So a particle that contradicts the view
 * dies, and one that made what was seen likely gains on the others. Where few are left, fresh ones
 * come from determinize.
 *
 * It needs core/game.h alone and never sees more than views of its seat. */
#ifndef AI_BELIEF_H
#define AI_BELIEF_H

#include "core/rules.h"

enum { PARTICLES = 32 };

struct belief {
    struct rules rules;
    int seat;
    bool begun;
    size_t stride;       /* bytes from one particle to the next */
    char *particle;      /* PARTICLES states */
    void *view;          /* what they all look like to the seat */
    void *ahead, *looks; /* a step further, and its view */
    void *found;         /* the way that a particle goes */
    struct outcome *ways;
    struct action *room;
    double weight[PARTICLES]; /* they add up to 1 */
};

/* belief_pays: are there secrets, and lists short enough to go through them for every particle? */
bool belief_pays(const struct game *game);

/* belief_open takes all memory there will be. */
void belief_open(struct belief *b, struct rules r, int seat);
void belief_close(struct belief *b);

/* belief_forget: a new game begins, or steps were missed. */
void belief_forget(struct belief *b);

/* belief_see: one step was made and `view` is what it looks like now. `own` is the action where the
 * seat itself decided, else NULL. What cannot be explained by one step is a new start; a view with
 * nothing left to guess needs no particles. */
void belief_see(struct belief *b, const struct action *own, const void *view, struct rng *rng);

/* belief_fits: is this the view that the particles are of? */
bool belief_fits(const struct belief *b, const void *view);

/* belief_draw: a particle, each as likely as its weight; copied to `state`. */
void belief_draw(const struct belief *b, struct rng *rng, void *state);

#endif
