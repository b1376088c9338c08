/* tcl_refuse.c - why a move is not possible: the clause and one sentence. Only asked after the
 * rules have said no, so it may take its time. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

/* What may be in the way of a move. */
enum { CONTACT = 1, ENEMIES = 2, MINES = 4, HOLDERS = 8 };

/* Could the unit get there if friends, and `these` of the other obstacles, were not there? */
static bool would_reach(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                        unsigned these)
{
    struct tcl_state free = *s;
    struct tcl_field field;
    struct tcl_reach reach;

    if (these & HOLDERS) /* of trenches (TCL-11.3) */
        memset(free.on, 0, sizeof free.on);
    tcl_find_field(t, &free, s->player, &field);
    memset(&field.friends, 0, sizeof field.friends);
    if (these & CONTACT)
        memset(field.threat, 0, sizeof field.threat);
    if (these & ENEMIES)
        memset(&field.enemies, 0, sizeof field.enemies);
    if (these & MINES)
        memset(&field.mines, 0, sizeof field.mines);
    tcl_find_reach(t, s, &field, slot, &reach);
    return set_has(&reach.ends, hex);
}

static int refuse_trench(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                         int slot, int hex, struct refusal *why)
{
    struct tcl_set trench;

    tcl_trench_all(t, s, &trench);
    if (!set_has(&trench, hex) || is(t, u, MARK_AIR | MARK_TANK))
        return 0;
    if (!is(t, u, MARK_FOOT))
        return tcl_ground_at(t, s, hex) == GROUND_ROAD
                   ? 0
                   : refuse(why, "TCL-11.1",
                            "only foot soldiers, tanks and air units enter trenches");
    tcl_trench_at(t, s, hex, &trench);
    int holder = tcl_trench_holder(t, s, &trench);
    return holder < 0 || holder == team_of(t, slot)
               ? 0
               : refuse(why, "TCL-11.3", "the enemy holds that trench");
}

/* Terrain that this unit can never enter, or not with this move. */
static int refuse_terrain(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                          struct refusal *why)
{
    const struct tcl_unit *u = &s->unit[slot];
    int ground = tcl_ground_at(t, s, hex);

    if (ground == GROUND_FORT || ground == GROUND_ENTRANCE)
        return refuse(why, "TCL-2.9", "units cannot stop on or cross a fort; use enter or conquer");
    if (is(t, u, MARK_SHIP) && ground != GROUND_WATER && ground != GROUND_BRIDGE)
        return refuse(why, "TCL-2.11", "ships stay on the water");
    if (is(t, u, MARK_SHIP | MARK_AIR) || ground != GROUND_WATER)
        return refuse_trench(t, s, u, slot, hex, why);
    if (!is(t, u, MARK_FOOT))
        return refuse(why, "TCL-2.5", "only foot soldiers wade through water");
    if (on_hex(u) && tcl_hexes_apart(t, u->place, hex) > 1)
        return refuse(why, "TCL-2.5", "entering water takes a whole move from a hex next to it");
    return 0;
}

static int refuse_hex(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                      struct refusal *why)
{
    const struct tcl_unit *u = &s->unit[slot];
    int load[TRUCK_ROOM];

    if (!is_hex(t, hex))
        return refuse(why, "TCL-1.2", "that hex is not on this board");
    if (u->place == hex && !(u->type == TYPE_TRK && tcl_aboard(s, slot, load)))
        return refuse(why, "TCL-2.1", "it is there already; standing still needs no order");
    if (refuse_terrain(t, s, slot, hex, why))
        return -1;
    if (s->on[hex] && u->place != hex) {
        bool enemy = team_of(t, s->on[hex] - 1) != team_of(t, slot);

        if (enemy || would_reach(t, s, slot, hex, CONTACT))
            return !enemy && !would_reach(t, s, slot, hex, 0)
                       ? refuse(why, "TCL-3.2", "enemy contact ends the move before that hex")
                       : refuse(why, "TCL-2.8", "%s unit stands there",
                                enemy ? "an enemy" : "another");
    }
    if (would_reach(t, s, slot, hex, 0))
        return refuse(why, "TCL-4.5", "its passengers could not all get off there");
    if (would_reach(t, s, slot, hex, CONTACT))
        return refuse(why, "TCL-3.2", "enemy contact ends the move before that hex");
    if (would_reach(t, s, slot, hex, CONTACT | ENEMIES))
        return refuse(why, "TCL-2.8", "enemy units bar the way");
    if (would_reach(t, s, slot, hex, CONTACT | ENEMIES | MINES))
        return refuse(why, "TCL-10.9", "nobody goes on from an enemy mine");
    if (would_reach(t, s, slot, hex, CONTACT | ENEMIES | MINES | HOLDERS))
        return refuse(why, "TCL-11.3", "a trench that the enemy holds bars the way");
    if (tcl_ground_at(t, s, hex) == GROUND_FOREST && type_of(t, u)->speed < 3)
        return refuse(why, "TCL-2.3", "forest costs 1.5 points, more than it has");
    return refuse(why, "TCL-2.2", "too far: it has %d%s points", type_of(t, u)->speed / 2,
                  type_of(t, u)->speed & 1 ? ".5" : "");
}

static int refuse_fort(const struct tcl *t, const struct tcl_state *s, int slot, int fort,
                       bool conquers, struct refusal *why)
{
    const struct tcl_unit *u = &s->unit[slot];

    if (fort < 0 || fort >= FORTS || !t->fort[fort].used)
        return refuse(why, "TCL-1.2", "that fort is not on this board");
    bool own = s->fort[fort] == player_of(t, slot) + 1;
    if (!own && holds(t, s, team_of(t, slot), fort))
        return refuse(why, "TCL-5.3", "an ally's fort can be neither taken nor entered");
    if (own)
        return is(t, u, MARK_SHIP)
                   ? refuse(why, "TCL-2.11", "ships do not enter forts")
                   : refuse(why, "TCL-5.4",
                            conquers ? "the fort is yours already; enter it"
                                     : "it cannot reach an access hex with half a point left");
    if (!is(t, u, MARK_FOOT))
        return refuse(why, "TCL-5.1", "only foot soldiers take forts");
    if (option(t, OPTION_SHORT) && u->type == TYPE_ATG)
        return refuse(why, "TCL-9.3", "Anti-Tank Gunners cannot take forts in the short game");
    return refuse(why, "TCL-5.1", "taking a fort is a whole move, from a hex next to its entrance");
}

static int refuse_board(const struct tcl *t, const struct tcl_state *s, int slot, int truck,
                        struct refusal *why)
{
    int load[TRUCK_ROOM];

    if (!is_unit(s, truck) || s->unit[truck].type != TYPE_TRK)
        return refuse(why, "TCL-4.1", "that is not a truck");
    if (player_of(t, truck) != player_of(t, slot))
        return refuse(why, "TCL-1.15", "units ride only in trucks of their own side");
    if (!is(t, &s->unit[slot], MARK_RIDES))
        return refuse(why, "TCL-4.1", "this type cannot ride in a truck");
    if (!on_hex(&s->unit[truck]))
        return refuse(why, "TCL-4.7", "units cannot board inside a fort");
    if (s->unit[truck].flags & UNIT_MOVED || (top(s)->arg[0] >> seat_of(truck) & 1))
        return refuse(why, "TCL-4.2", "the truck has already moved");
    if (tcl_barred(s, &s->unit[truck]))
        return refuse(why, army_clause(t), "the truck's army may not act this turn");
    if (tcl_aboard(s, truck, load) == TRUCK_ROOM)
        return refuse(why, "TCL-4.1", "the truck is full (%d of %d)", TRUCK_ROOM, TRUCK_ROOM);
    return refuse(why, "TCL-4.3", "it cannot reach a hex beside the truck with half a point left");
}

/* What stops a unit from doing anything at all. */
static int refuse_unit(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                       struct refusal *why)
{
    int slot = a->arg[0], seat = top(s)->seat;

    if (!is_unit(s, slot) || seat_of(slot) != seat)
        return refuse(why, "TCL-1.12", "that is not a unit of yours");
    if (tcl_barred(s, &s->unit[slot]))
        return refuse(why, army_clause(t), "its army may not act this turn");
    return 0;
}

static int refuse_order(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                        struct refusal *why)
{
    int slot = a->arg[0];

    if (refuse_unit(t, s, a, why))
        return -1;
    if (a->kind == DO_MINE || a->kind == DO_BUILD)
        return tcl_refuse_work(t, s, a, why);
    if (a->kind == DO_ATTACK)
        return refuse(why, "TCL-1.12", "attacks are declared when all moves are done");
    if (in_truck(&s->unit[slot]))
        return refuse(why, "TCL-4.2", "it is in a truck, which must move next");
    if (s->unit[slot].flags & UNIT_MOVED)
        return refuse(why, "TCL-2.1", "it has already moved this turn");
    if (a->kind == DO_MOVE)
        return refuse_hex(t, s, slot, a->arg[1], why);
    if (a->kind == DO_BOARD)
        return refuse_board(t, s, slot, a->arg[1], why);
    return refuse_fort(t, s, slot, a->arg[1], a->kind == DO_CONQUER, why);
}

int tcl_refuse_move(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                    struct refusal *why)
{
    switch (a->kind) {
    case DO_MOVE:
    case DO_ENTER:
    case DO_CONQUER:
    case DO_BOARD:
    case DO_MINE:
    case DO_BUILD:
    case DO_ATTACK: return refuse_order(t, s, a, why);
    case DO_DONE: return refuse(why, "TCL-4.2", "a loaded truck must move and unload first");
    case DO_PASS:
        return refuse(why, "TCL-14.2",
                      t->common ? "give an order before you hand over"
                                : "there is no partner to hand over to");
    case DO_SURRENDER:
        return refuse(
            why, "TCL-R36",
            "surrender is offered before the first order of a turn, from round 3 on, once a turn");
    case DO_TIME: return refuse(why, "TCL-15.1", "this game is played without a clock");
    case DO_GIFT: return tcl_refuse_economy(t, s, a, why);
    default: return refuse(why, "TCL-1.12", "this is the move phase: move, or end it with done");
    }
}
