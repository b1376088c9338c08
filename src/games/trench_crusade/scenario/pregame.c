/* pregame.c - F_PREGAME: abilities before and after deployment (TCS-0.6). Whose are still to come lies
 * in the topmost queue. Its numbers: the moment; the side that orders them + 1; a step. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

enum { GATHERED, ROLLED_OFF, CHOOSES };

static uint64_t still(const struct tc_state *s)
{
    return s->queue[s->queues - 1].set;
}

void tc_pregame(struct tc_play *p, int moment)
{
    uint64_t set = 0;

    for_models (m, p->t->there)
        if (p->t->fighter[m].first[moment] < p->t->fighter[m].first[moment + 1])
            set |= model_bit(m);
    if (!set)
        return;
    BUG_ON(p->s->queues == TC_QUEUES);
    p->s->queue[p->s->queues++] =
        (struct tc_queue){ .set = set, .kind = QUEUE_PREGAME, .named = -1 };
    tc_call(p, F_PREGAME, moment, 0, 0, 0);
}

static void happens(struct tc_play *p, int model)
{
    p->s->queue[p->s->queues - 1].set &= ~model_bit(model);
    tc_effects_do(p, top_of(p->s)->arg[0], &(struct tc_ask){ .model = model, .target = -1 });
}

void tc_pregame_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    for_models (model, still(s))
        tc_offer(m, (struct action){ DO_NEXT, { (int16_t)model } });
}

void tc_pregame_apply(struct tc_play *p, const struct action *a)
{
    happens(p, a->arg[0]);
}

bool tc_pregame_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    uint64_t set = still(p->s);

    switch (f->arg[STEP]) {
    case GATHERED:
        if (set & (set - 1)) {
            tc_step(p, ROLLED_OFF);
            tc_die(p, DIE_TASK, -1);
            return true;
        }
        return tc_step(p, CHOOSES);
    case ROLLED_OFF: f->arg[1] = (int16_t)(tc_take_answer(p) + 1); return tc_step(p, CHOOSES);
    default: break;
    }
    if (set & (set - 1))
        return tc_wait(p, f->arg[1] - 1);
    if (set) {
        happens(p, bits_first(set));
        return true;
    }
    memset(&p->s->queue[--p->s->queues], 0, sizeof(struct tc_queue));
    return tc_end_frame(p, 0);
}
