/* eval.h - what a position is worth before the game is over, for searches that stop there.
 *
 * Every game has an evaluation of its own in `returns`: the standing by the victory conditions. If
 * that says too little (nobody is in the trench yet, but one side is nearly there), a game may get
 * an eval_<game>.c and a line in eval.c; its playout policy is in play_<game>.c. These and
 * automa_<game>.c are the only files here that know a game. */
#ifndef AI_EVAL_H
#define AI_EVAL_H

#include "core/rules.h"

struct judge {
    const char *game;       /* its id */
    int plies;              /* how long a playout is before it is evaluated */
    int tries;              /* how many actions a playout draws at a decision; it takes the best */
    uint32_t look_at_visit; /* the visit of a node at which its actions are evaluated one by one */
    double mistakes;        /* how often others are assumed to do anything at all */
    /* value: like `returns`, in thousandths for each seat, even when the game is over. NULL:
     * `returns` itself. */
    void (*value)(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
    /* draw: the playout policy, a plausible decision. NULL: the best of `tries`. */
    void (*draw)(const struct scenario *scn, const void *state, struct rng *rng,
                 struct action *out);
    /* canonical: sorts identical pieces and drops what no longer matters, so that equivalent
     * positions become the same bytes; they stay playable. NULL: not needed. */
    void (*canonical)(const struct scenario *scn, void *state);
};

extern const struct judge judge_trench_crusade, judge_trenches_of_valor, judge_valor_and_victory;

/* judge_of: how to evaluate this game; by its own `returns` where there is nothing better. */
struct judge judge_of(const struct game *game);

#endif
