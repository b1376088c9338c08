/* name.c - F_NAME: somebody names models for a rule: who bleeds before the battle, who is blessed. The
 * frame: the bearer of the rule, its code, how many are still to be named, the side that names. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"

enum { BEARER, CODE, COUNT, NAMER };
enum { DUCATS_EACH = 200, MOST_WORN = 2, GUIDED = 2, GUIDED_BASE = 32 };

/* worn: of the models of a side those who may get the next marker: first all who have none. */
static uint64_t worn(const struct tc *t, const struct tc_state *s, int side)
{
    for (int blood = 0; blood < MOST_WORN; blood++) {
        uint64_t set = 0;

        for_models (m, t->there & models_of(side))
            if (s->model[m].blood <= blood)
                set |= model_bit(m);
        if (set)
            return set;
    }
    return 0;
}

/* victims: of a side, who may be given up for its Anchorite Shrine. */
static uint64_t victims(const struct tc *t, const struct tc_state *s, int side)
{
    int wrath = tc_item_find(t, "wrath-of-god");
    uint64_t set = 0;

    for_models (m, t->there & models_of(side)) {
        const struct tc_fighter *f = &t->fighter[m];
        bool wrathful = false;

        for (int i = 0; i < f->kits; i++)
            wrathful |= f->kit[i] == wrath;
        if (!wrathful && s->model[m].where == IN_RESERVE &&
            choice_find("trench-pilgrim|ecclesiastic-prisoner", f->entry) >= 0)
            set |= model_bit(m);
    }
    return set;
}

/* guidable: on bases that slip through. */
static uint64_t guidable(const struct tc *t, const struct tc_state *s, int side)
{
    uint64_t set = 0;

    for_models (m, t->there & models_of(side))
        if (tc_base(t->fighter[m].base)->mm <= GUIDED_BASE && !(s->model[m].flags & IS_GUIDED) &&
            !(t->fighter[m].keywords >> KW_INFILTRATOR & 1))
            set |= model_bit(m);
    return set;
}

static uint64_t nameable(const struct tc *t, const struct tc_state *s, const struct frame *f)
{
    int side = side_of(f->arg[BEARER]);
    uint64_t set = 0;

    switch (f->arg[CODE]) {
    case CODE_WEAR: return worn(t, s, side);
    case CODE_GUIDE: return guidable(t, s, side);
    case CODE_FAVOUR: return tc_present(t, s) & models_of(side);
    case CODE_WHEEL: return victims(t, s, side);
    case CODE_SPLIT: return tc_charge_seconds(t, s, f->arg[BEARER]);
    case CODE_CHURN: return tc_hunger_prey(t, s, f->arg[BEARER]);
    default: /* CODE_PLEASURES */
        for_models (m, t->there & models_of(side))
            if (!(t->fighter[m].keywords >> KW_DEMONIC & 1))
                set |= model_bit(m);
        return set;
    }
}

static int ducats_of(const struct tc *t, int side)
{
    int sum = 0;

    for_models (m, t->there & models_of(side))
        sum += t->fighter[m].cost;
    return sum;
}

/* is_first: of those on the table with this rule; a warband has it once. */
static bool is_first(const struct tc *t, const struct tc_state *s, int model, int code)
{
    for_models (m, tc_present(t, s) & models_of(side_of(model)) & (model_bit(model) - 1))
        for (int i = 0; i < t->fighter[m].effects; i++)
            if (t->fighter[m].effect[i].verb == DOES_CODE && t->fighter[m].effect[i].what == code)
                return false;
    return true;
}

void tc_name(struct tc_play *p, int bearer, int code)
{
    int side = side_of(bearer), count = 1, namer = side;

    if (code == CODE_WEAR) {
        count = ducats_of(p->t, side) / DUCATS_EACH;
        namer = other_side(side);
    }
    if (code == CODE_GUIDE)
        count = GUIDED;
    if (code == CODE_FAVOUR && !is_first(p->t, p->s, bearer, code))
        return;
    tc_call(p, F_NAME, bearer, code, count, namer);
}

void tc_name_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    int code = top_of(s)->arg[CODE];

    for_models (model, nameable(t, s, top_of(s)))
        tc_offer(m, (struct action){ DO_NAME, { (int16_t)model } });
    if (code != CODE_WEAR && code != CODE_PLEASURES)
        tc_offer(m, (struct action){ .kind = DO_SKIP });
}

void tc_name_apply(struct tc_play *p, const struct action *a)
{
    struct frame *f = turn_top(&p->s->stack);
    int code = f->arg[CODE];

    f->arg[COUNT] = (int16_t)(a->kind == DO_SKIP ? 0 : f->arg[COUNT] - 1);
    if (code == CODE_SPLIT) {
        tc_end_frame(p, a->kind == DO_NAME ? a->arg[0] : -1);
        return;
    }
    if (a->kind == DO_SKIP)
        return;
    if (code == CODE_GUIDE) {
        p->s->model[a->arg[0]].flags |= IS_GUIDED;
    } else if (code == CODE_WHEEL) {
        p->s->model[a->arg[0]].where = ESCAPED;
        p->s->model[f->arg[BEARER]].flags |= IS_BROKEN;
    } else if (code == CODE_CHURN) {
        tc_hunger_feeds(p, f->arg[BEARER], a->arg[0]);
    } else if (code == CODE_FAVOUR) {
        tc_add_mark(p, a->arg[0], MARK_BLESSING, 1);
    } else {
        tc_add_mark(p, a->arg[0], MARK_BLOOD, code == CODE_WEAR ? 1 : 3);
    }
    tc_tell(p, SAW_NAMED, EVENT_EFFECT, (int16_t[7]){ a->arg[0] });
}

bool tc_name_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);

    if (f->arg[COUNT] < 1 || (p->s->quiet && f->arg[CODE] == CODE_SPLIT) ||
        !nameable(p->t, p->s, f))
        return tc_end_frame(p, -1);
    return tc_wait(p, f->arg[NAMER]);
}
