/* twin.c - F_TWIN: one who has charged two enemies at once (Temporal Assassin): a Fight with the first, then
 * it is set up beside the second and fights that one with the same weapon. The frame: who, both enemies,
 * the weapon + 1 once it is known; a step. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"

enum { WHO, FIRST, SECOND, WEAPON };
enum { FIGHTS_FIRST, FOUGHT_FIRST, APPEARED, FIGHTS_SECOND, FOUGHT_SECOND };

void tc_twin(struct tc_play *p, int model, int first, int second)
{
    tc_call(p, F_TWIN, model, first, second, 0);
}

bool tc_is_twinned(const struct tc_state *s)
{
    for (int i = 0; i < s->stack.depth; i++)
        if (s->stack.frame[i].kind == F_TWIN)
            return true;
    return false;
}

static int member_of_twin(const struct tc_state *s, int model)
{
    return s->actives > 1 && s->active[1].model == model;
}

/* list: its Fights with the enemy whose turn it is. */
static void list(const struct tc *t, const struct tc_state *s, const struct frame *f,
                 struct tc_menu *m)
{
    bool second = f->arg[STEP] == FIGHTS_SECOND;

    tc_fight_with(t, s, member_of_twin(s, f->arg[WHO]), second ? f->arg[WEAPON] - 1 : -1,
                  f->arg[second ? SECOND : FIRST], m);
}

void tc_twin_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    list(t, s, top_of(s), m);
}

void tc_twin_apply(struct tc_play *p, const struct action *a)
{
    struct frame *f = turn_top(&p->s->stack);

    f->arg[WEAPON] = (int16_t)(a->arg[0] + 1);
    tc_step(p, f->arg[STEP] + 1);
    tc_fight_apply(p, a);
}

/* can_act: does it still stand there, in its Activation? */
static bool can_act(const struct tc_play *p, int model)
{
    const struct tc_active *active = tc_is_active(p->s, model);

    return active && !(active->flags & ACTIVE_ENDED) && is_on_table(p->s, model) &&
           !is_down(p->s, model);
}

/* asks: its player picks the weapon; without one that reaches it this Fight falls away. */
static bool asks(struct tc_play *p, const struct frame *f)
{
    struct action room;
    struct tc_menu m = { .out = &room, .most = 1 };

    list(p->t, p->s, f, &m);
    return m.count ? tc_wait(p, tc_controller(p->s, f->arg[WHO])) : tc_step(p, f->arg[STEP] + 1);
}

static bool appears(struct tc_play *p, const struct frame *f)
{
    tc_step(p, APPEARED);
    if (is_on_table(p->s, f->arg[SECOND]))
        tc_redeploy(p, f->arg[WHO], f->arg[SECOND], 1, REDEPLOY_BESIDE);
    else
        p->answer = 0;
    return true;
}

bool tc_twin_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);

    if (!can_act(p, f->arg[WHO]))
        return tc_end_frame(p, 0);
    switch (f->arg[STEP]) {
    case FIGHTS_FIRST:
    case FIGHTS_SECOND: return asks(p, f);
    case FOUGHT_FIRST: return appears(p, f);
    case APPEARED:
        if (tc_take_answer(p) != 1 || !f->arg[WEAPON])
            return tc_end_frame(p, 0);
        return tc_step(p, FIGHTS_SECOND);
    default: return tc_end_frame(p, 1);
    }
}
