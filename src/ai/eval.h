/* eval.h - the worth of a position that is not over, for searches that stop looking there.
 *
 * Every game has its own judgement in `returns`: the standing by the victory conditions. A game
 * whose standing tells too little (nobody is in the trench yet, but one side is nearly there) may
 * get an eval_<game>.c and a line in eval.c; how sensible players of it go on is in play_<game>.c.
 * These and automa_<game>.c are the only files here that know a game. */
#ifndef AI_EVAL_H
#define AI_EVAL_H

#include "core/rules.h"

struct judge {
    const char *game; /* its id */
    int plies;        /* how long a playout is before it asks */
    int tries;        /* how many actions it draws at a decision, to take the best at first sight */
    uint32_t look_at_visit; /* the visit of a node at which its actions are judged one by one */
    double mistakes;        /* how often others are taken to do anything at all */
    /* value: like `returns`, in thousandths for each seat, also when it is over; NULL for `returns`
     * itself. */
    void (*value)(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
    /* draw: how somebody of some sense might decide, for playouts; NULL: the best of `tries`. */
    void (*draw)(const struct scenario *scn, const void *state, struct rng *rng,
                 struct action *out);
    /* tidy: brings pieces that are alike into one order and drops what cannot matter any more, so
     * that positions of the same worth become the same bytes; they stay playable. NULL: no need. */
    void (*tidy)(const struct scenario *scn, void *state);
};

extern const struct judge judge_trenches_of_valor, judge_valor_and_victory;

/* judge_of: the judgement for this game; its own `returns` where nobody wrote a better one. */
struct judge judge_of(const struct game *game);

#endif
