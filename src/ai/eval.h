/* eval.h - what a position is worth before the game is over, for searches that stop there.
 *
 * Every game has an evaluation of its own in `returns`: the standing by the victory conditions. If
 * that says too little (nobody is in the trench yet, but one side is nearly there), a game may get
 * an eval_<game>.c and a line in eval.c; its playout policy is in play_<game>.c, what both look at in
 * survey_<game>.c. These and automa_<game>.c are the only files here that know a game. */
#ifndef AI_EVAL_H
#define AI_EVAL_H

#include "ai/weights.h"
#include "core/rules.h"

struct playout;

struct judge {
    const char *game;       /* its id */
    int plies;              /* how long a playout is before it is evaluated; 0: at once */
    double at_leaf;         /* of a result: the part of `value` before the playout */
    int tries;              /* how many actions a playout draws at a decision; it takes the best */
    uint32_t look_at_visit; /* the visit of a node at which its actions are evaluated one by one */
    bool foresees;       /* `value` knows what attacks bring that are declared and not fought yet */
    bool open_dice;      /* no secret changes what dice may show, or how likely */
    bool no_new_secrets; /* who knows everything once, goes on to */
    double mistakes;     /* how often others are assumed to do anything at all */
    double steep; /* how `value` becomes a chance to win, e^(steep * value) to the others' as much;
                      * fitted to games played to the end (docs/strength.md). 0: nobody knows */
    struct weights weights; /* what `value` goes by */
    /* value: like `returns`, in thousandths for each seat, even when the game is over, by these
     * weights (one for each row). NULL: `returns` itself. */
    void (*value)(const struct scenario *scn, const void *state, const double *weight,
                  int out[SEATS_MAX]);
    /* draw: the playout policy, a plausible decision. NULL: the best of `tries`. */
    void (*draw)(const struct scenario *scn, const void *state, struct rng *rng,
                 struct action *out);
    /* play_on: instead of a playout of `plies`, on to where `value` means most, which may depend on who
     * thinks; `out` is what the end is worth to each seat, luck of dice taken off where it is
     * known. The state is changed. NULL: there is nothing better. */
    void (*play_on)(struct playout *p, void *state, int seat, int out[SEATS_MAX]);
    /* idle: a legal action that no player would think of, since nothing comes of it: searches leave it
     * out where there is any other. NULL: there are none. */
    bool (*idle)(const struct scenario *scn, const void *state, const struct action *action);
    /* canonical: sorts identical pieces and drops what no longer matters, so that equivalent
     * positions become the same bytes; they stay playable. NULL: not needed. */
    void (*canonical)(const struct scenario *scn, void *state);
};

extern const struct judge judge_trench_club, judge_trench_crusade, judge_trench_warfare,
    judge_trenches_of_valor, judge_valor_and_victory;

/* judge_of: how to evaluate this game; by its own `returns` where there is nothing better. */
struct judge judge_of(const struct game *game);

/* judge_value: what a position is worth by these weights. */
static inline void judge_value(const struct judge *judge, struct rules r, const void *state,
                               const double *weight, int out[SEATS_MAX])
{
    if (judge->value)
        judge->value(r.scn, state, weight, out);
    else
        rules_returns(r, state, out);
}

#endif
