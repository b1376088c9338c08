/* order.c - F_COMMAND and F_ORDER: somebody makes others act out of turn.
 *
 * A model that is ordered takes one ACTION as if it were active: its own Activation is neither used
 * nor begun. So an order is carried out as a short Activation laid over the one under way: the active
 * members step aside into tc_state.paused, the ordered one takes their place with nothing done yet,
 * and F_ORDER offers it the ACTION of its order. Everything else (moves, charges, attacks, rolls) needs
 * not know of it. What the order is stands in tc_active.order, who decides in tc_active.under. Orders
 * are not given by those who act on one.
 *
 * F_COMMAND: who commands, its effect, whom, how, a step. Some rules give one Command, others one for
 * each marker taken off: then the next one is asked for. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/kit/rites.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

enum { WHO, EFFECT, WHOM, WAY };
enum { PAYS, PAID, OBEYED, ASKS };

bool tc_order_allows(int order, int act)
{
    static const uint8_t acts[ORDERS] = {
        [ORDER_NONE] = 0xff,
        [ORDER_MOVE] = 1 << ACT_MOVE,
        [ORDER_CHARGE] = 1 << ACT_CHARGE,
        [ORDER_FIGHT] = 1 << ACT_FIGHT,
        [ORDER_SHOOT] = 1 << ACT_SHOOT,
        [ORDER_MAUL] = 1 << ACT_FIGHT,
        [ORDER_FEAST] = 1 << ACT_SPECIAL,
    };

    return acts[order] >> act & 1;
}

/* order_of: what the word of a Command means. */
static int order_of(int code, int how)
{
    switch (how) {
    case HOW_MOVE: return ORDER_MOVE;
    case HOW_CHARGE: return ORDER_CHARGE;
    case HOW_FIGHT: return code == CODE_MOTHER ? ORDER_MAUL : ORDER_FIGHT;
    case HOW_SHOOT: return ORDER_SHOOT;
    case HOW_FEAST: return ORDER_FEAST;
    default: return ORDER_NONE;
    }
}

/* --- F_ORDER: the model that acts --- */

static void begin(struct tc_state *s, int by, int model, int order)
{
    EXPECT(!s->pauses);
    memcpy(s->paused, s->active, sizeof s->paused);
    memset(s->active, 0, sizeof s->active);
    s->pauses = s->actives;
    s->actives = 1;
    s->active[0] = (struct tc_active){ .model = (uint8_t)model,
                                       .order = (uint8_t)order,
                                       .under = (uint8_t)tc_controller(s, by) };
}

/* has_choice: is there anything it could do, beside nothing? */
static bool has_choice(const struct tc *t, const struct tc_state *s)
{
    struct action room[2];
    struct tc_menu m = { .out = room, .most = 2 };

    tc_act_list(t, s, &m);
    return m.count > 1;
}

/* can_obey: tried on a copy; Commands are rare. */
static bool can_obey(const struct tc *t, const struct tc_state *s, int by, int model, int order)
{
    struct tc_state tried = *s;

    begin(&tried, by, model, order);
    return has_choice(t, &tried);
}

bool tc_order_run(struct tc_play *p)
{
    struct tc_state *s = p->s;
    const struct tc_active *active = &s->active[0];
    bool done = active->did;

    if (!done && !(active->flags & ACTIVE_ENDED) && is_on_table(s, active->model) &&
        has_choice(p->t, s))
        return tc_wait(p, active->under);
    memcpy(s->active, s->paused, sizeof s->active);
    memset(s->paused, 0, sizeof s->paused);
    s->actives = s->pauses;
    s->pauses = 0;
    return tc_end_frame(p, done);
}

/* --- F_COMMAND --- */

static int code_of(const struct tc *t, const struct frame *f)
{
    return t->fighter[f->arg[WHO]].effect[f->arg[EFFECT]].what;
}

/* currency_of: the markers that a Command of this rule costs. */
static int currency_of(int code)
{
    return code == CODE_MOTHER ? PAY_INFECTION_NEAR : code == CODE_HEGEMON ? PAY_INFECTION_FOES : 0;
}

const char *tc_command_unfit(const struct tc *t, const struct tc_state *s, int code, int by,
                             int model, int how)
{
    int order = order_of(code, how);

    if (s->pauses)
        return "it obeys an order itself";
    if (currency_of(code) && s->model[model].flags & IS_COMMANDED)
        return "it has had its Command this Turn";
    if (currency_of(code) && !tc_payable(t, s, by, currency_of(code)))
        return "there is no INFECTION to take off";
    struct tc_ask ask = { .model = model, .target = by };
    if (code == CODE_HUNT && !tc_effects_has(t, s, AT_HUNT, DOES_PERMIT, 0, &ask, NULL))
        return "it is not of the pack";
    return order == ORDER_NONE || can_obey(t, s, by, model, order) ? NULL
                                                                   : "there is nothing it could do";
}

void tc_command(struct tc_play *p, const struct tc_rite_case *c)
{
    tc_call(p, F_COMMAND, c->model, c->effect, c->target, c->how);
}

void tc_command_ask(struct tc_play *p, int model, int effect)
{
    tc_call(p, F_COMMAND, model, effect, model, 0);
    tc_step(p, ASKS);
}

static void list_commands(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    const struct frame *f = top_of(s);
    const struct tc_effect *e = &t->fighter[f->arg[WHO]].effect[f->arg[EFFECT]];

    for_models (target, tc_present(t, s))
        for (int how = 0; how < HOWS; how++) {
            struct tc_ask ask = { .model = f->arg[WHO], .target = target };

            if (tc_rites[e->what].hows >> how & 1 && tc_effect_holds(t, s, e, &ask) &&
                tc_rite_check(t, s, e->what, ask.model, target, how, NULL) == 0)
                tc_offer(m, (struct action){ DO_USE,
                                             { f->arg[EFFECT], (int16_t)target, (int16_t)how } });
        }
}

void tc_command_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    list_commands(t, s, m);
    tc_offer(m, (struct action){ .kind = DO_SKIP });
}

void tc_command_apply(struct tc_play *p, const struct action *a)
{
    struct frame *f = turn_top(&p->s->stack);

    if (a->kind == DO_SKIP) {
        tc_end_frame(p, 0);
        return;
    }
    f->arg[WHOM] = a->arg[1];
    f->arg[WAY] = a->arg[2];
    tc_step(p, PAYS);
}

/* obeys: the model does what it was told. */
static bool obeys(struct tc_play *p, const struct frame *f)
{
    struct tc_cause why = { .root = (int8_t)f->arg[WHO], .direct = -1, .source = FROM_ABILITY };
    int model = f->arg[WHOM], order = order_of(code_of(p->t, f), f->arg[WAY]);

    tc_step(p, OBEYED);
    if (currency_of(code_of(p->t, f)))
        p->s->model[model].flags |= IS_COMMANDED;
    tc_tell(p, SAW_COMMANDED, 0, (int16_t[7]){ f->arg[WHO], (int16_t)model, (int16_t)order });
    if (order == ORDER_NONE) {
        tc_take_out(p, model, &why);
        return true;
    }
    begin(p->s, f->arg[WHO], model, order);
    tc_call(p, F_ORDER, model, f->arg[WHO], 0, 0);
    return true;
}

bool tc_command_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    int currency = currency_of(code_of(p->t, f));
    struct action room;
    struct tc_menu m = { .out = &room, .most = 1 };

    switch (f->arg[STEP]) {
    case PAYS:
        tc_step(p, PAID);
        if (currency)
            tc_pay(p, f->arg[WHO], 1, currency);
        return true;
    case PAID: return obeys(p, f);
    case OBEYED:
        if (!currency || !is_on_table(p->s, f->arg[WHO]))
            return tc_end_frame(p, 1);
        return tc_step(p, ASKS);
    default: break;
    }
    if (!p->s->quiet)
        list_commands(p->t, p->s, &m);
    return m.count ? tc_wait(p, tc_controller(p->s, f->arg[WHO])) : tc_end_frame(p, 0);
}
