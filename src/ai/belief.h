/* belief.h - what a seat may think of the others' secrets: possible states (particles) with
 * weights, updated step by step from what the seat gets to see.
 *
 * Each particle is a full state that fits the view. After a step of the game every particle makes
 * that step too, in every way it could: the seat's own action, each outcome of the dice, each legal
 * action of another seat, all equally likely since nobody knows how others decide. Steps that do
 * not lead to the new view are discarded. The particle moves on by one of the rest, and its weight
 * is multiplied by their share of the whole. So a particle that contradicts the view dies, and one
 * that made it likely gains on the others. When few are left, fresh ones come from determinize.
 *
 * It works through core/game.h alone and never sees more than views of its seat. */
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
    void *ahead, *looks; /* one step further, and its view */
    void *found;         /* where a particle goes next */
    struct outcome *ways;
    struct action *room;
    double weight[PARTICLES]; /* they add up to 1 */
};

/* belief_pays: does the scenario have secrets, and lists that are complete and short enough to try
 * them on every particle? */
bool belief_pays(struct rules r);

/* view_is_state: does the seat know everything now? Then its view is the state. `room` is for a state. */
bool view_is_state(struct rules r, const void *view, int seat, void *room);

/* belief_open allocates all the memory a belief needs; belief_close gives it back. */
void belief_open(struct belief *b, struct rules r, int seat);
void belief_close(struct belief *b);

/* belief_forget: a new game begins, or steps were missed. */
void belief_forget(struct belief *b);

/* belief_see: one step was made, and `view` is what the seat sees now. `own` is the seat's action if
 * it made the step, else NULL. A view that no single step explains starts the belief afresh; a view
 * that hides nothing needs no particles. */
void belief_see(struct belief *b, const struct action *own, const void *view, struct rng *rng);

/* belief_fits: do the particles belong to this view? */
bool belief_fits(const struct belief *b, const void *view);

/* belief_draw copies a particle, drawn by weight, to `state`. Only after belief_fits. */
void belief_draw(const struct belief *b, struct rng *rng, void *state);

#endif
