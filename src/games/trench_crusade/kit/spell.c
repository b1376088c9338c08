/* spell.c - F_PAY: what Goetic Spells cost. BLOOD is taken from any models on the table that are neither
 * BLACK GRAIL nor DEMONIC, one marker after another, as the player of the caster wants. The frame:
 * the caster, what is still to be paid. */
#include "games/trench_crusade/tc_rules.h"

int tc_price(const struct tc_effect *e)
{
    return e->whom == WHOM_SELF ? e->reach : 0;
}

static uint64_t payers(const struct tc *t, const struct tc_state *s)
{
    const uint64_t spared = (uint64_t)1 << KW_BLACK_GRAIL | (uint64_t)1 << KW_DEMONIC;
    uint64_t set = 0;

    for_models (m, tc_present(t, s))
        if (s->model[m].blood && !(t->fighter[m].keywords & spared))
            set |= model_bit(m);
    return set;
}

int tc_payable(const struct tc *t, const struct tc_state *s)
{
    int sum = 0;

    for_models (m, payers(t, s))
        sum += s->model[m].blood;
    return sum;
}

void tc_pay(struct tc_play *p, int caster, int price)
{
    tc_call(p, F_PAY, caster, price, 0, 0);
}

void tc_pay_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    for_models (model, payers(t, s))
        tc_offer(m, (struct action){ DO_PAY, { (int16_t)model } });
}

void tc_pay_apply(struct tc_play *p, const struct action *a)
{
    turn_top(&p->s->stack)->arg[1]--;
    tc_add_mark(p, a->arg[0], MARK_BLOOD, -1);
    tc_tell(p, SAW_PAID, EVENT_EFFECT, (int16_t[7]){ a->arg[0] });
}

/* tc_pay_run: where there is no choice, nobody is asked. */
bool tc_pay_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    uint64_t set = payers(p->t, p->s);

    if (!f->arg[1] || !set)
        return tc_end_frame(p, 1);
    if (set & (set - 1))
        return tc_wait(p, tc_controller(p->s, f->arg[0]));
    tc_pay_apply(p, &(struct action){ DO_PAY, { (int16_t)bits_first(set) } });
    return true;
}
