/* tcl_attack.c - phase 2: declaring attacks, one after the other, in the order in which they will
 * be fought (TCL-6). */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

/* TCL-6.4: may this unit be declared at all? */
static bool may_attack(const struct tcl *t, const struct tcl_state *s, int slot)
{
    const struct tcl_unit *u = &s->unit[slot];

    return on_hex(u) && type_of(t, u)->most && !(u->flags & (UNIT_WORKED | UNIT_DECLARED)) &&
           !tcl_barred(s, u) && !tcl_wading(t, s, u);
}

/* TCL-6.2, 6.3, 6.5: an enemy on the board within range; gas needs a target on the ground. */
static bool may_aim(const struct tcl *t, const struct tcl_state *s, int slot, int target)
{
    const struct tcl_unit *u = &s->unit[slot], *v = &s->unit[target];

    return on_hex(v) && team_of(t, target) != team_of(t, slot) &&
           tcl_can_hit(t, u, v, tcl_distance(t, s, slot, target)) &&
           !(is(t, u, MARK_PATTERN) && is(t, v, MARK_AIR));
}

static int attacks_of(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out)
{
    int ways = is(t, &s->unit[slot], MARK_PATTERN) ? 6 : 1, n = 0; /* TCL-10.5 */

    EXPECT(on_hex(&s->unit[slot]));
    for (int seat = 0; seat < t->base.seats; seat++) {
        if (team_of_seat(t, seat) == team_of(t, slot))
            continue;
        for (EACH_SLOT(s, seat, i))
            if (s->unit[i].type && may_aim(t, s, slot, i))
                for (int way = 0; way < ways; way++)
                    out[n++] = act(DO_ATTACK, slot, i, way, 0);
    }
    return n;
}

int tcl_legal_attack(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out)
{
    int seat = top(s)->seat, n = 0;

    for (EACH_SLOT(s, seat, i))
        if ((slot < 0 || i == slot) && may_attack(t, s, i))
            n += attacks_of(t, s, i, out + n);
    if (slot >= 0)
        return n;
    out[n++] = act(DO_FIGHT, 0, 0, 0, 0);
    if (tcl_may_pass(t, s))
        out[n++] = act(DO_PASS, 0, 0, 0, 0);
    if (option(t, OPTION_TIMER))
        out[n++] = act(DO_TIME, 0, 0, 0, 0);
    return n + tcl_legal_gift(t, s, seat, out + n);
}

bool tcl_attack_left(const struct tcl *t, const struct tcl_state *s, int player)
{
    struct action list[UNIT_ORDERS_MAX];

    for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
        for (EACH_SLOT(s, seat, i))
            if (may_attack(t, s, i) && attacks_of(t, s, i, list))
                return true;
    return false;
}

int tcl_refuse_attack(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                      struct refusal *why)
{
    int slot = a->arg[0], target = a->arg[1];
    char name[16];

    if (a->kind == DO_GIFT)
        return tcl_refuse_economy(t, s, a, why);
    if (a->kind != DO_ATTACK)
        return refuse(why, "TCL-1.12", "this is the attack phase: declare attacks, or fight");
    if (!is_unit(s, slot) || seat_of(slot) != top(s)->seat)
        return refuse(why, "TCL-6.1", "that is not a unit of yours");
    const struct tcl_unit *u = &s->unit[slot];
    tcl_slot_name(t, s, slot, name);
    if (!is_unit(s, target))
        return refuse(why, "TCL-6.5", "there is no such unit to attack");
    const struct tcl_unit *v = &s->unit[target];
    if (u->flags & UNIT_DECLARED)
        return refuse(why, "TCL-6.1", "%s has already been declared", name);
    if (tcl_barred(s, u))
        return refuse(why, army_clause(t), "the army of %s may not act this turn", name);
    if (u->flags & UNIT_WORKED)
        return refuse(why, "TCL-6.4", "%s has built or laid a mine this turn", name);
    if (!type_of(t, u)->most || !on_hex(u) || tcl_wading(t, s, u))
        return refuse(why, "TCL-6.4", "%s %s", name,
                      !type_of(t, u)->most ? "is unarmed"
                      : on_hex(u)          ? "is in the water and cannot fight"
                                           : "is not on the board");
    if (team_of(t, target) == team_of(t, slot))
        return refuse(why, "TCL-6.5", "only enemies may be attacked");
    if (!on_hex(v))
        return refuse(why, "TCL-5.7", "a unit inside a fort cannot be attacked");
    if (is(t, v, MARK_AIR) && !is(t, u, MARK_CLOUD))
        return refuse(why, "TCL-6.3", "%s cannot hit air units", name);
    if (is(t, v, MARK_AIR) && is(t, u, MARK_PATTERN))
        return refuse(why, "TCL-10.5", "gas needs a target on the ground or at sea");
    int distance = tcl_distance(t, s, slot, target);
    if (!tcl_can_hit(t, u, v, distance))
        return refuse(why, "TCL-6.2", "the target is %d %s away, out of range of %s", distance,
                      distance == 1 ? "hex" : "hexes", name);
    return refuse(why, "TCL-10.5", "only gas is aimed in a direction, and it needs one of six");
}

void tcl_clear_queue(struct tcl_state *s)
{
    memset(s->queue, 0, sizeof s->queue);
    s->queued = s->fought = 0;
    for (int i = 0; i < UNITS; i++)
        s->unit[i].flags &= (uint8_t)~UNIT_DECLARED;
}

void tcl_apply_attack(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events)
{
    EXPECT(top(s)->kind == FRAME_DECLARE);
    if (t->common)
        turn_top(&s->turn)->arg[1] = 1;
    if (a->kind == DO_ATTACK) {
        BUG_ON(s->queued == QUEUE_MAX);
        s->queue[s->queued++] =
            (struct tcl_attack){ (uint8_t)a->arg[0], (uint8_t)a->arg[1], (uint8_t)a->arg[2] };
        s->unit[a->arg[0]].flags |= UNIT_DECLARED;
        s->unit[a->arg[1]].flags |= UNIT_ATTACKED;
        tell(events, SAW_DECLARE, 0, badge(s, a->arg[0]), badge(s, a->arg[1]), s->queued, 0);
        return;
    }
    if (a->kind == DO_TIME)
        tell(events, SAW_TIME, 0, top(s)->seat, 0, 0, 0); /* TCL-15.1 */
    if (a->kind == DO_TIME || !tcl_hand_over(t, s, a->kind == DO_FIGHT, events))
        tcl_fight_on(t, s, events);
}
