/* dash.c - F_DASH: the roll, then the path (TC-4.9).
 *
 * F_DASH: model, 1 if it goes only where it is drawn to, a step. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

int tc_dash_of(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };
    int allowance = tc_movement(t, s, model), halves = 0;

    if (tc_effects_has(t, s, AT_DASH, DOES_ALLOWANCE, 0, &ask, &halves))
        allowance = halves * TC_INCH / 2;
    return allowance;
}

bool tc_dash_run(struct tc_play *p)
{
    int model = top_of(p->s)->arg[0];
    struct tc_path path;

    switch (top_of(p->s)->arg[STEP]) {
    case 0:
        tc_step(p, 1);
        tc_success(p, &(struct tc_roll){ .model = model, .roll_for = FOR_DASH, .risky = true });
        return true;
    case 1:
        tc_step(p, 2);
        if (tc_take_answer(p) == ROLL_FAILURE)
            return tc_end_frame(p, 0);
        path = tc_path_of(p->t, p->s, PATH_DASH, model, tc_dash_of(p->t, p->s, model));
        if (top_of(p->s)->arg[1])
            tc_advance(p->t, p->s, &path);
        else
            path.flags |= PATH_ASKS;
        tc_path_begin(p, &path);
        return true;
    default: return tc_end_frame(p, 1);
    }
}
