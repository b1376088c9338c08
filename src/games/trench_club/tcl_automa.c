/* tcl_automa.c - the Automa's turn: its units act one by one, each moves and attacks at once; then
 * it buys (TCL-13). Every step is one action, the only legal one, so that it can be watched. */
#include "games/trench_club/tcl_rules.h"

/* --- units --- */

void tcl_automa_go_on(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    if (tcl_automa_next_unit(t, s, top(s)->seat) < 0)
        tcl_begin_economy(t, s, events);
}

static void carry_out(const struct tcl *t, struct tcl_state *s, const struct tcl_plan *plan,
                      struct events *events)
{
    EXPECT(!s->fight.on);
    tell(events, SAW_ORDERED, 0, badge(s, plan->slot), plan->roman * 10 + plan->order,
         (int)plan->target_letters, (int)plan->hex_letters);
    if (plan->place >= PLACE_FORT && plan->place != s->unit[plan->slot].place)
        tcl_conquer(t, s, plan->slot, plan->place - PLACE_FORT, events);
    else if (plan->place != s->unit[plan->slot].place)
        tcl_go(t, s, plan->slot, plan->place, events);
    s->unit[plan->slot].flags |= UNIT_MOVED;
    if (tcl_over(t, s, events))
        return;
    if (plan->target >= 0)
        tcl_fight_begin(t, s, (struct tcl_attack){ (uint8_t)plan->slot, (uint8_t)plan->target, 0 },
                        events);
    tcl_fight_on(t, s, events);
}

static int legal_act(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int slot = tcl_automa_next_unit(t, s, top(s)->seat);
    struct tcl_plan plan;

    EXPECT(slot >= 0);
    tcl_make_plan(t, s, slot, 0, &plan);
    if (option(t, OPTION_TIES) && plan.options > 1) /* TCL-13.5: equal options by lot */
        out[0] = act(DO_LOTS, slot, plan.options, 0, 0);
    else
        out[0] = act(DO_ACT, slot, plan.place, plan.target + 1, 0);
    return 1;
}

/* --- money: TCL-13.11 --- */

/* Types a random purchase may be: affordable, under the cap, no truck. */
int tcl_automa_random_types(const struct tcl *t, const struct tcl_state *s, int seat,
                            uint8_t *types)
{
    const struct tcl_nation *nation = &t->nation[t->nation_of[seat]];
    int player = t->player_of[seat], n = 0;

    for (int i = 0; i < NATION_TYPES; i++) {
        int type = nation->type[i];

        if (type != TYPE_TRK && t->type[type].cost <= s->coins[player] &&
            tcl_owned(t, s, player, type) < 2)
            types[n++] = (uint8_t)type;
    }
    return n;
}

static int legal_purchase(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int seat = t->automa, player = t->player_of[seat], type = tcl_automa_wants(t, s, seat);
    uint8_t types[TYPES];

    if (tcl_living(s, seat) == SEAT_UNITS || !tcl_forts_of(s, player))
        return 0;
    if (type && t->type[type].cost > s->coins[player])
        return 0; /* it saves */
    if (!type && !tcl_automa_random_types(t, s, seat, types))
        return 0;
    int fort = tcl_automa_fort(t, s, seat, type ? type : TYPE_CAR);
    if (fort < 0)
        return 0;
    out[0] = type ? act(DO_BUY, type, fort, 0, 0) : act(DO_DRAW, 0, 0, 0, 0);
    return 1;
}

void tcl_automa_economy(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    struct action a;

    if (!legal_purchase(t, s, &a))
        tcl_next_turn(t, s, events);
}

static void buy(const struct tcl *t, struct tcl_state *s, int type, struct events *events)
{
    int fort = tcl_automa_fort(t, s, t->automa, type);

    EXPECT(fort >= 0);
    tcl_buy(t, s, t->automa, type, PLACE_FORT + fort, t->type[type].cost, events);
    tcl_automa_economy(t, s, events);
}

/* --- the frames of this file --- */

/* Play never stops where nothing is left to do; a drawn position may. */
int tcl_legal_automa(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    bool acts = top(s)->kind == FRAME_AUTO;

    if (acts && tcl_automa_next_unit(t, s, top(s)->seat) >= 0)
        return legal_act(t, s, out);
    if (!acts && legal_purchase(t, s, out))
        return 1;
    out[0] = act(DO_END, 0, 0, 0, 0);
    return 1;
}

void tcl_apply_automa(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events)
{
    struct tcl_plan plan;
    int slot = a->arg[0];

    if (a->kind == DO_LOTS) {
        tell(events, SAW_LOTS, 0, badge(s, slot), a->arg[1], 0, 0);
        turn_push(&s->turn, frame(FRAME_LOTS, SEAT_CHANCE, slot, a->arg[1], 0));
        return;
    }
    if (a->kind == DO_DRAW) {
        turn_push(&s->turn, frame(FRAME_AUTO_TYPE, SEAT_CHANCE, 0, 0, 0));
        return;
    }
    if (a->kind == DO_BUY) {
        buy(t, s, a->arg[0], events);
        return;
    }
    if (a->kind == DO_END) {
        if (top(s)->kind == FRAME_AUTO)
            tcl_begin_economy(t, s, events);
        else
            tcl_next_turn(t, s, events);
        return;
    }
    struct frame f = *top(s);
    if (a->kind == DO_ROLL)
        turn_pop(&s->turn);
    if (f.kind == FRAME_AUTO_TYPE) {
        buy(t, s, a->arg[0], events);
        return;
    }
    if (f.kind == FRAME_LOTS)
        slot = f.arg[0];
    tcl_make_plan(t, s, slot, f.kind == FRAME_LOTS ? a->arg[0] : 0, &plan);
    carry_out(t, s, &plan, events);
}
