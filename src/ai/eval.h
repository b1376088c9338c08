/* eval.h - the worth of a position that is not over, for searches that stop looking there.
 *
 * Every game has its own judgement in `returns`: the standing by the victory conditions. A game
 * whose standing tells too little (nobody is in the trench yet, but one side is nearly there) may
 * get an eval_<game>.c, the only files here that know a game, and a line in eval.c. */
#ifndef AI_EVAL_H
#define AI_EVAL_H

#include "core/rules.h"

struct judge {
    const char *game; /* its id */
    int plies;        /* how long a playout is before it asks */
    int tries;        /* how many actions it draws at a decision, to take the best at first sight */
    /* value: like `returns`, in thousandths for each seat; NULL for `returns` itself. */
    void (*value)(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
};

extern const struct judge judge_trenches_of_valor;

/* judge_of: the judgement for this game; its own `returns` where nobody wrote a better one. */
struct judge judge_of(const struct game *game);

#endif
