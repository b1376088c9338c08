/* spell.c - F_PAY: markers as a price. Goetic Spells cost BLOOD, taken from any models on the table that
 * are neither BLACK GRAIL nor DEMONIC; other rules cost INFECTION. They are taken one after another, as
 * the player of the payer wants. The frame: the payer, what is still to be paid, enum tc_currency. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/tc_rules.h"

enum { NEAR = 18 }; /* inches within which INFECTION is near */

int tc_price(const struct tc_effect *e)
{
    return e->whom == WHOM_SELF ? e->reach & TC_PRICE_MASK : 0;
}

int tc_currency(const struct tc_effect *e)
{
    return e->whom == WHOM_SELF ? e->reach >> TC_PRICE_BITS : PAY_BLOOD;
}

static int marks_of(const struct tc_state *s, int model, int currency)
{
    return currency == PAY_BLOOD ? s->model[model].blood : s->model[model].infection;
}

/* payers: on whom there is something to take. */
static uint64_t payers(const struct tc *t, const struct tc_state *s, int payer, int currency)
{
    const uint64_t spared = (uint64_t)1 << KW_BLACK_GRAIL | (uint64_t)1 << KW_DEMONIC;
    uint64_t of = tc_present(t, s), set = 0;

    if (currency == PAY_INFECTION_NEAR)
        of = tc_all_near(t, s, payer, of, NEAR * TC_INCH);
    if (currency == PAY_INFECTION_FOES)
        of &= tc_enemies(t, s, payer);
    if (currency == PAY_INFECTION_OWN)
        of &= model_bit(payer);
    for_models (m, of)
        if (marks_of(s, m, currency) &&
            (currency != PAY_BLOOD || !(t->fighter[m].keywords & spared)))
            set |= model_bit(m);
    return set;
}

int tc_payable(const struct tc *t, const struct tc_state *s, int payer, int currency)
{
    int sum = 0;

    for_models (m, payers(t, s, payer, currency))
        sum += marks_of(s, m, currency);
    return sum;
}

void tc_pay(struct tc_play *p, int payer, int price, int currency)
{
    tc_call(p, F_PAY, payer, price, currency, 0);
}

void tc_pay_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    const struct frame *f = top_of(s);

    for_models (model, payers(t, s, f->arg[0], f->arg[2]))
        tc_offer(m, (struct action){ DO_PAY, { (int16_t)model } });
}

void tc_pay_apply(struct tc_play *p, const struct action *a)
{
    int currency = top_of(p->s)->arg[2];

    turn_top(&p->s->stack)->arg[1]--;
    tc_add_mark(p, a->arg[0], currency == PAY_BLOOD ? MARK_BLOOD : MARK_INFECTION, -1);
    tc_tell(p, currency == PAY_BLOOD ? SAW_PAID : SAW_DRAINED, EVENT_EFFECT,
            (int16_t[7]){ a->arg[0] });
}

/* tc_pay_run: where there is no choice, nobody is asked. */
bool tc_pay_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    uint64_t set = payers(p->t, p->s, f->arg[0], f->arg[2]);

    if (!f->arg[1] || !set)
        return tc_end_frame(p, 1);
    if (set & (set - 1))
        return tc_wait(p, tc_controller(p->s, f->arg[0]));
    tc_pay_apply(p, &(struct action){ DO_PAY, { (int16_t)bits_first(set) } });
    return true;
}
