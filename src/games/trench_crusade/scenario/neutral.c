/* neutral.c - F_NEUTRAL: a player activates a neutral model, as a die allows (TCS-0.13). Its numbers:
 * the side that activates + 1; a step. */
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

enum { ROLL, ROLLED, PICKS, ACTED, ROLL_OFF, ROLLED_OFF };

static uint64_t waiting(const struct tc *t, const struct tc_state *s)
{
    uint64_t set = 0;

    for_models (m, tc_present(t, s) & models_of(NEUTRAL))
        if (!(s->model[m].flags & IS_ACTIVATED))
            set |= model_bit(m);
    return set;
}

bool tc_neutral_waits(const struct tc *t, const struct tc_state *s)
{
    return t->neutrals && waiting(t, s);
}

void tc_neutral_roll(struct tc_play *p, int side)
{
    tc_call(p, F_NEUTRAL, side + 1, 0, 0, 0);
}

void tc_neutral_roll_off(struct tc_play *p)
{
    tc_call(p, F_NEUTRAL, 0, 0, 0, 0);
    tc_step(p, ROLL_OFF);
}

void tc_neutral_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    for_models (model, waiting(t, s))
        tc_offer(m, (struct action){ DO_ACTIVATE, { (int16_t)model, -1 } });
}

void tc_neutral_apply(struct tc_play *p, const struct action *a)
{
    int side = top_of(p->s)->arg[0] - 1;

    tc_step(p, ACTED);
    p->s->actives = 1;
    p->s->active[0].model = (uint8_t)a->arg[0];
    p->s->active[0].under = (uint8_t)side;
    tc_call(p, F_ACT, a->arg[0], -1, 0, 0);
}

bool tc_neutral_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    switch (f->arg[STEP]) {
    case ROLL:
        tc_step(p, ROLLED);
        tc_die(p, DIE_NEUTRAL, -1);
        return true;
    case ROLLED:
        if (tc_take_answer(p) > p->t->neutrals)
            return tc_end_frame(p, 0);
        return tc_step(p, PICKS);
    case PICKS: return tc_wait(p, f->arg[0] - 1);
    case ROLL_OFF:
        tc_step(p, ROLLED_OFF);
        tc_die(p, DIE_TASK, -1);
        return true;
    case ROLLED_OFF: f->arg[0] = (int16_t)(tc_take_answer(p) + 1); return tc_step(p, PICKS);
    default: return tc_end_frame(p, 0);
    }
}
