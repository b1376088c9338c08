/* vv_refuse.c - why an action is refused: the clause and one sentence. Only asked when the action is
 * not on the list, so every branch ends in a refusal. */
#include <stdio.h>
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

static bool is_unit(const struct vv_state *s, int u)
{
    return u >= 0 && u < VV_UNITS && s->unit[u].place != VV_NOWHERE;
}

/* Sentences for the clauses that the question functions answer with. */
static const char *sentence(const char *clause)
{
    static const struct {
        const char *clause, *why;
    } known[] = {
        { "VV-1.1.5", "a large Gun moves only when towed" },
        { "VV-2.1", "there is no hex that way" },
        { "VV-4.1", "it is not in the set-up area" },
        { "VV-5.3.1",
          "a squad splits, and two halves combine, only beside a leader of their side" },
        { "VV-5.3.5", "it cannot advance there: one adjacent hex, once, unpinned" },
        { "VV-6.1", "not every unit in the stack has enough movement points left" },
        { "VV-6.3.6", "they could neither stop there nor go on to a hex where they may" },
        { "VV-6.3.7", "enemy units are there" },
        { "VV-6.3.8", "too many units would be stacked there" },
        { "VV-6.3.9", "it may not enter the map through that hex" },
        { "VV-7.1", "a facing is for AFVs, vehicles and Guns, and they need one" },
        { "VV-7.2", "AFVs and vehicles go straight ahead or straight back" },
        { "VV-10.1", "the terrain there may not be entered" },
        { "VV-10.3.1", "vehicles and Guns reach a bridge along its road only" },
        { "VV-10.4", "vehicles and large Guns may not be in a building" },
        { "VV-13.10", "only halves of the same type combine" },
        { "VV-17.4", "the position there is full, or not open to that unit" },
        { "VV-17.5", "vehicles may not enter a bunker" },
        { "VV-17.7", "vehicles may not enter wire" },
        { "VV-R23", "both halves carry a weapon; hand one over first" },
        { "VV-R24", "Guns may not enter wire, foxholes or trenches" },
        { "VV-R34", "vehicles drive onto the map forwards" },
        { "VV-R35", "passengers neither advance nor assault" },
    };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].clause, clause) == 0)
            return known[i].why;
    return "the rules do not allow it";
}

/* is_own: a unit of this side that is on the map, and not aboard. */
static bool is_own(const struct vv_state *s, int u, int side)
{
    return is_unit(s, u) && s->unit[u].side == side && s->unit[u].place == VV_ON_MAP;
}

static int no_own(struct refusal *why)
{
    return refuse(why, "VV-4.2", "there is no such unit of yours on the map");
}

static int by(struct refusal *why, const char *clause)
{
    return refuse(why, clause, "%s", sentence(clause));
}

/* --- attacks --- */

static int why_not_firer(const struct vv_state *s, int u, int side, struct refusal *why)
{
    if (!is_own(s, u, side) && !(is_unit(s, u) && s->unit[u].side == side && s->unit[u].carrier))
        return no_own(why);
    if (is_marked(s, u, VV_PINNED))
        return refuse(why, "VV-14.6.2", "unit %d is pinned", u + 1);
    if (is_marked(s, u, VV_FIRED))
        return refuse(why, "VV-13.1", "unit %d has fired in this segment", u + 1);
    return 0;
}

static int why_not_line(const struct vv *v, const struct vv_state *s, int from, int to,
                        struct refusal *why)
{
    char a[8], b[8];

    hexmap_name(&v->grid, from, a);
    hexmap_name(&v->grid, to, b);
    if (!vv_sees(v, s, from, to))
        return refuse(why, "VV-9.1", "%s cannot be seen from %s", b, a);
    if (!vv_bears(v, s, from, to))
        return refuse(why, "VV-17.5", "%s is not in the arc of the bunker", b);
    return 0;
}

/* riders_fire: VV-8.6, is somebody aboard who may still fire, though the transport may not? */
static bool riders_fire(const struct vv_state *s, int carrier)
{
    for_cargo (c, s, carrier)
        if (!is_marked(s, c, VV_PINNED | VV_FIRED))
            return true;
    return false;
}

static int why_not_ap(const struct vv *v, const struct vv_state *s, const struct action *a,
                      struct refusal *why)
{
    int side = top_of(s)->seat, to = a->arg[1];
    bool reaction = top_of(s)->kind == F_WINDOW;
    int from = a->kind == DO_SHOOT && is_unit(s, a->arg[0]) ? s->unit[a->arg[0]].hex : a->arg[0];

    if (a->kind == DO_SHOOT) {
        int bad = why_not_firer(s, a->arg[0], side, why);

        if (bad && !(is_unit(s, a->arg[0]) && riders_fire(s, a->arg[0])))
            return bad;
        if (is_unit(s, a->arg[0]) && s->unit[a->arg[0]].place == VV_ABOARD)
            return refuse(why, "VV-8.5", "it is being carried; a towed Gun never fires");
    }
    if (!is_hex(v, to) || !is_hex(v, from))
        return refuse(why, "VV-2.1", "that is not a hex of the map");
    uint64_t units = reaction ? movers(s) : vv_units_in(s, other_side(side), to);
    if (reaction && (!movers(s) || s->unit[bits_first(movers(s))].hex != to))
        return refuse(why, "VV-13.8", "opportunity fire is for those who just moved");
    if (!vv_soft_targets(v, s, units))
        return refuse(why, units ? "VV-1.2.1" : "VV-14.1",
                      units ? "AP fire does nothing to AFVs" : "there is nobody to fire at");
    if (why_not_line(v, s, from, to, why))
        return -1;
    if (a->kind == DO_FIRE && !enemy_at(s, other_side(side), from))
        return refuse(why, "VV-14.2", "none of your units is there");
    if (a->kind == DO_FIRE && vv_recorded(s, RECORD_FOOT, from, vv_soft_targets(v, s, units)))
        return refuse(why, "VV-14.2", "infantry of that hex has fired at them in this segment");
    if (a->kind == DO_SHOOT &&
        vv_recorded(s, RECORD_CARRIER, a->arg[0], vv_soft_targets(v, s, units)))
        return refuse(why, "VV-14.3", "transport and passengers fire at one target together");
    if (a->kind == DO_FIRE)
        for_hex (u, s, from)
            if (is_foot(type_of(v, s, u)) && why_not_firer(s, u, side, why))
                return -1;
    return refuse(why, a->kind == DO_SHOOT ? "VV-14.4" : "VV-13.3",
                  "no weapon there bears or reaches");
}

static int why_not_barrage(const struct vv *v, const struct vv_state *s, const struct action *a,
                           struct refusal *why)
{
    int side = top_of(s)->seat, from = a->arg[0], to = a->arg[1];

    if (top_of(s)->kind != F_PHASE)
        return refuse(why, "VV-12.7", "mortars give no opportunity fire");
    if (!is_hex(v, from) || !is_hex(v, to))
        return refuse(why, "VV-2.1", "that is not a hex of the map");
    if (!vv_units_in(s, other_side(side), to))
        return refuse(why, "VV-12.7", "no enemy is there");
    if (v->terrain[from] == v->building || is_bunker(position_at(s, from)))
        return refuse(why, "VV-12.7", "mortars do not fire out of a building or bunker");
    if (!vv_spotted(v, s, side, from, to))
        return refuse(why, "VV-12.7", "nobody can spot for the mortar");
    if (vv_recorded(s, RECORD_MORTAR, from, vv_units_in(s, other_side(side), to)))
        return refuse(why, "VV-12.7", "mortars of that hex have fired at them in this segment");
    return refuse(why, "VV-12.7", "no mortar there is ready and in range");
}

static int why_not_at(const struct vv *v, const struct vv_state *s, const struct action *a,
                      struct refusal *why)
{
    int side = top_of(s)->seat, u = a->arg[0], target = a->arg[1];
    bool final = top_of(s)->kind == F_FINAL;

    if (!is_unit(s, target) || s->unit[target].side == side || s->unit[target].place != VV_ON_MAP)
        return refuse(why, "VV-16.1", "there is no such target on the map");
    if (!is_hard(type_of(v, s, target)))
        return refuse(why, "VV-16.1", "anti-tank fire is for AFVs, vehicles and Guns");
    if (why_not_firer(s, u, side, why) && !(final && is_unit(s, u) && is_marked(s, u, VV_FIRED)))
        return -1;
    if (final && s->unit[u].hex != top_of(s)->arg[0])
        return refuse(why, "VV-18.4", "the last shot is for those who were overrun");
    if (final && (s->party & bit(u)))
        return refuse(why, "VV-18.4", "unit %d has had its last shot", u + 1);
    if (s->unit[u].place == VV_ABOARD)
        return refuse(why, "VV-16.1", "passengers and towed Guns give no anti-tank fire");
    if (top_of(s)->kind != F_PHASE && !(movers(s) & bit(target)))
        return refuse(why, "VV-13.8", "only those who just moved can be fired at");
    int from = s->unit[u].hex, to = s->unit[target].hex;
    const struct vv_type *t = type_of(v, s, u);
    if (is_bunker(position_at(s, to)))
        return refuse(why, "VV-17.5", "anti-tank fire cannot target a bunker");
    if (why_not_line(v, s, from, to, why))
        return -1;
    if (a->arg[2] == VV_AT_GUN && !t->atfp)
        return refuse(why, "VV-1.2", "it has no anti-tank Gun");
    if (a->arg[2] == VV_AT_GUN)
        return refuse(why, "VV-1.2.2", "the target is not in the firing arc");
    if (a->arg[2] == VV_AT_FAUST && !t->fausts)
        return refuse(why, "VV-12.6", "its nation has no Panzerfausts");
    if (a->arg[2] >= VV_AT_FAUST)
        return refuse(why, "VV-12.6", "none is left, or the target is not adjacent");
    return refuse(why, "VV-16.2", "it carries no anti-tank weapon that reaches");
}

static int why_not_smoke(const struct vv *v, const struct vv_state *s, const struct action *a,
                         struct refusal *why)
{
    int side = top_of(s)->seat, u = a->arg[0], hex = a->arg[1];

    if (top_of(s)->kind == F_PHASE && s->phase != VV_FIRE)
        return refuse(why, "VV-11.3", "smoke is fired in the Fire Phase only");
    if (why_not_firer(s, u, side, why))
        return -1;
    if (!is_hex(v, hex))
        return refuse(why, "VV-2.1", "that is not a hex of the map");
    if (s->pool[side].smoke < 2)
        return refuse(why, "VV-11.1", "%d smoke factors are left, a round costs 2",
                      s->pool[side].smoke);
    if (smoke_at(s, hex))
        return refuse(why, "VV-11.1", "there is smoke already");
    return refuse(why, "VV-11.3", "no Gun or mortar that sees and reaches the hex");
}

static int why_not_lay(const struct vv *v, const struct vv_state *s, const struct action *a,
                       struct refusal *why)
{
    int u = a->arg[0], hex = a->arg[1];

    if (!is_unit(s, u) || !is_hex(v, hex) || !(movers(s) & bit(u)))
        return refuse(why, "VV-11.2", "infantry lays smoke before it moves");
    if (s->pool[s->unit[u].side].smoke == 0)
        return refuse(why, "VV-11.1", "no smoke factor is left");
    if (smoke_at(s, hex))
        return refuse(why, "VV-11.1", "there is smoke already");
    return refuse(why, "VV-11.2",
                  "smoke is laid once a segment, in the unit's own or an adjacent hex");
}

/* --- movement --- */

static int why_not_mover(const struct vv *v, const struct vv_state *s, const struct action *a,
                         struct refusal *why)
{
    int u = a->arg[0];

    if (!is_unit(s, u) || s->unit[u].side != s->active)
        return refuse(why, "VV-4.2", "there is no such unit of yours");
    if (is_marked(s, u, VV_PINNED))
        return refuse(why, "VV-14.6.2", "unit %d is pinned", u + 1);
    if (is_marked(s, u, VV_FIRED))
        return refuse(why, "VV-5.3.3", "unit %d has fired in this segment", u + 1);
    if (is_marked(s, u, VV_MOVED))
        return refuse(why, "VV-5.3.3", "unit %d has moved in this segment", u + 1);
    if (is_marked(s, u, VV_IMMOBILE))
        return refuse(why, "VV-16.6", "unit %d is immobile", u + 1);
    if (s->unit[u].place == VV_ABOARD)
        return refuse(why, "VV-8.1", "unit %d is aboard; its transport moves", u + 1);
    if (s->unit[u].place == VV_OFF_MAP)
        return refuse(why, "VV-6.3.9", "it cannot enter now");
    for_cargo (c, s, u)
        if (is_marked(s, c, VV_FIRED))
            return refuse(why, "VV-8.6", "a unit aboard has fired");
    if (is_large(type_of(v, s, u)))
        return by(why, "VV-1.1.5");
    return refuse(why, "VV-6.1", "unit %d cannot do that now", u + 1);
}

static int why_not_join(const struct vv *v, const struct vv_state *s, const struct action *a,
                        struct refusal *why)
{
    int u = a->arg[0];
    int first = s->move.unit[0];
    unsigned tally = 0;

    if (!is_unit(s, u))
        return refuse(why, "VV-4.2", "there is no such unit");
    if (why_not_mover(v, s, a, why) && strcmp(why->clause, "VV-6.1") != 0)
        return -1;
    if (s->unit[u].hex != s->unit[first].hex || s->unit[u].place != s->unit[first].place)
        return refuse(why, "VV-6.1", "a stack starts in one hex");
    for (int i = 0; i < s->move.count; i++)
        tally += vv_tally_one(v, s, s->move.unit[i]);
    if (vv_fits(tally + vv_tally_one(v, s, u), VV_OPEN))
        return by(why, "VV-6.3.8");
    return refuse(
        why, "VV-6.1",
        "units join before smoke is laid or a step is taken, and need a way to go together");
}

/* barred: why a hex is closed to a step or an advance. */
static int barred(const struct vv *v, int hex, const char *clause, struct refusal *why)
{
    if (strcmp(clause, "VV-10.1") == 0 && terrain_at(v, hex)->foot == 0)
        return refuse(why, "VV-10.10", "nobody may enter %s", terrain_at(v, hex)->name);
    if (strcmp(clause, "VV-10.1") == 0 && v->terrain[hex] == v->bridge)
        return by(why, "VV-10.3.1");
    if (strcmp(clause, "VV-10.1") == 0 && v->terrain[hex] == v->building)
        return by(why, "VV-10.4");
    return by(why, clause);
}

static int why_not_step(const struct vv *v, const struct vv_state *s, const struct action *a,
                        struct refusal *why)
{
    const char *clause = "VV-6.1";
    struct vv_march w;

    vv_march_of(v, s, &s->move, &w);
    if (!w.count || !is_hex(v, a->arg[0]))
        return refuse(why, "VV-2.1", "that is not a hex to move to");
    if (a->kind == DO_ENTER)
        clause = w.entering && a->arg[1] >= -1 && a->arg[1] < 6
                     ? vv_enter_refused(v, s, &w, a->arg[0], a->arg[1])
                     : "VV-6.3.9";
    else if (w.entering)
        clause = "VV-6.3.9";
    else if (direction_to(v, w.hex, a->arg[0]) != VV_NONE)
        clause = vv_step_refused(v, s, &w, direction_to(v, w.hex, a->arg[0]));
    return barred(v, a->arg[0], clause ? clause : "VV-6.1", why);
}

static int why_not_handled(const struct vv *v, const struct vv_state *s, const struct action *a,
                           struct refusal *why)
{
    int carrier = a->arg[0];

    if (!is_own(s, carrier, s->active))
        return no_own(why);
    if (!type_of(v, s, carrier)->transport)
        return refuse(why, "VV-1.2.9", "unit %d is not a transport", carrier + 1);
    if (is_marked(s, carrier, VV_PINNED))
        return refuse(why, "VV-14.6.2", "unit %d is pinned", carrier + 1);
    if (is_marked(s, carrier, VV_HANDLED))
        return refuse(why, "VV-8.3", "unit %d has loaded, unloaded or turned in this segment",
                      carrier + 1);
    if (!vv_may_handle(v, s, carrier))
        return refuse(why, "VV-8.6", "it has fired, or a unit aboard has");
    return refuse(why, "VV-8.3", "there is nobody it could load or unload");
}

static int why_not_take(const struct vv *v, const struct vv_state *s, const struct action *a,
                        struct refusal *why)
{
    int u = a->arg[0];
    int carrier = top_of(s)->arg[0];

    if (!is_own(s, u, s->active))
        return no_own(why);
    if (is_marked(s, u, VV_PINNED | VV_FIRED | VV_MOVED | VV_HANDLED))
        return refuse(why, "VV-8.3", "unit %d is pinned, or has fired, moved or been carried",
                      u + 1);
    if (!vv_may_ride(v, s, u, carrier))
        return refuse(why, type_of(v, s, u)->kind == VV_GUN ? "VV-8.2" : "VV-8.2.1",
                      "the transport cannot take unit %d as well", u + 1);
    return refuse(why, "VV-8.3", "units load from the same or an adjacent hex, and none twice");
}

static int why_not_pivot(const struct vv *v, const struct vv_state *s, const struct action *a,
                         struct refusal *why)
{
    int u = a->arg[0];

    if (!is_own(s, u, s->active))
        return no_own(why);
    if (is_foot(type_of(v, s, u)))
        return refuse(why, "VV-7.1", "infantry has no facing");
    if (is_marked(s, u, VV_IMMOBILE))
        return refuse(why, "VV-7.3", "an immobile AFV does not turn");
    return refuse(why, "VV-7.3",
                  "it turns only as its one action, if it is unpinned and has not fired");
}

/* --- the other phases --- */

static int why_not_command(const struct vv *v, const struct vv_state *s, const struct action *a,
                           struct refusal *why)
{
    int u = a->arg[0], w = a->arg[1];
    bool pair = a->kind != DO_SPLIT;

    if (!is_unit(s, u) || (pair && !is_unit(s, w)) || s->unit[u].side != s->active)
        return refuse(why, "VV-4.2", "there is no such unit of yours");
    if (s->orders >= VV_ORDERS)
        return refuse(why, "VV-5.3.1", "%d orders have been given in this phase", VV_ORDERS);
    if (a->kind == DO_SPLIT || a->kind == DO_COMBINE) {
        const char *clause = pair ? vv_combine_refused(v, s, u, w) : vv_split_refused(v, s, u);

        return by(why, clause ? clause : "VV-5.3.1");
    }
    if (!vv_together(s, u, w))
        return refuse(why,
                      s->unit[u].place == VV_ABOARD || s->unit[w].place == VV_ABOARD ? "VV-R36"
                                                                                     : "VV-12.4",
                      "weapons change hands within one hex, or aboard one transport");
    return refuse(why, "VV-12.2", "a unit carries one weapon, a leader only a light one");
}

static int why_not_assault(const struct vv *v, const struct vv_state *s, const struct action *a,
                           struct refusal *why)
{
    int from = a->arg[0], to = a->arg[1];

    if (!is_hex(v, from) || !is_hex(v, to) || range_of(v, from, to) != 1)
        return refuse(why, "VV-15.1", "the hex is not adjacent");
    if (!enemy_at(s, s->active, to))
        return refuse(why, "VV-15.1", "no enemy is there");
    if (s->effects[from] & VV_ASSAULTED_FROM)
        return refuse(why, "VV-15.1", "only one assault from each hex in a segment");
    return refuse(why, "VV-15.1", "no unpinned infantry there that has not advanced or assaulted");
}

static int why_not_advance(const struct vv *v, const struct vv_state *s, const struct action *a,
                           struct refusal *why)
{
    if (!is_unit(s, a->arg[0]) || !is_hex(v, a->arg[1]) || s->unit[a->arg[0]].side != s->active)
        return refuse(why, "VV-4.2", "there is no such unit of yours, or no such hex");
    const char *clause = vv_advance_refused(v, s, a->arg[0], a->arg[1]);
    if (clause)
        return barred(v, a->arg[1], clause, why);
    if (is_foot(type_of(v, s, a->arg[0])) || a->arg[2] < 0)
        return by(why, "VV-7.1");
    return refuse(why, "VV-5.3.5", "as it advances it turns one hexside at most");
}

static int why_not_points(const struct vv *v, const struct vv_state *s, const struct action *a,
                          struct refusal *why)
{
    int u = a->arg[0];

    if (!is_unit(s, u))
        return refuse(why, "VV-14.6.1", "there is no such unit");
    if (a->kind == DO_REDUCE && type_of(v, s, u)->kind != VV_SQUAD)
        return refuse(why, "VV-1.1.2", "only a squad can be reduced");
    if (a->kind == DO_PIN && is_marked(s, u, VV_PINNED))
        return refuse(why, "VV-14.6.1", "unit %d is pinned already", u + 1);
    if (a->kind == DO_KILL && is_marked(s, u, VV_PINNED) && vv_alloc_unpinned_left(s))
        return refuse(why, "VV-14.6.1", "unpinned units take their points before pinned ones");
    if (vv_alloc_must_wait(v, s, u))
        return refuse(why, "VV-15.10", "the points go on AFVs first, 3 at most on each");
    if (a->kind == DO_PIN && s->alloc.kind == VV_ALLOC_MOVERS && (s->alloc.free & bit(u)) &&
        vv_alloc_credit(v, s, a) < 0)
        return refuse(why, "VV-6.3.10", "unit %d could not stay there if it were pinned", u + 1);
    return refuse(why, "VV-14.6.1", "the %d points could not be covered that way", s->alloc.open);
}

static int why_not_place(const struct vv *v, const struct vv_state *s, const struct action *a,
                         struct refusal *why)
{
    const struct vv_stock *item = vv_setup_item(v, s);

    if (!item)
        return refuse(why, "VV-5.3", "set-up is over");
    if (a->kind == DO_BUILD && is_hex(v, a->arg[1]) && item->kind == VV_PLACE_POSITION) {
        if (a->arg[0] > 0 && a->arg[0] < VV_POSITIONS &&
            !vv_position_ground(v, a->arg[0], a->arg[1]))
            return refuse(why, "VV-17.2", "it cannot be built on %s",
                          terrain_at(v, a->arg[1])->name);
        if (position_at(s, a->arg[1]))
            return refuse(why, "VV-17.11", "there is a position already");
    }
    if (a->kind == DO_PLACE && item->kind == VV_PLACE_UNIT && a->arg[0] == item->unit &&
        is_hex(v, a->arg[1])) {
        const char *clause = vv_place_refused(v, s, a->arg[0], a->arg[1]);

        return clause ? by(why, clause)
                      : refuse(why, "VV-4.2", "a bunker that must be occupied is still empty");
    }
    if (a->kind == DO_GIVE)
        return refuse(why, "VV-12.2", "it cannot carry that, or it is another weapon's turn");
    return refuse(why, "VV-4.2", "that is not what is set up now, or not where");
}

/* --- the whole --- */

static int wrong_time(const struct vv_state *s, struct refusal *why)
{
    static const char *const clause[F_KINDS] = {
        [F_PHASE] = "VV-5.3",   [F_FACE] = "VV-7.1",   [F_GROUP] = "VV-14.5",
        [F_STEP] = "VV-6.1",    [F_LOAD] = "VV-8.3",   [F_UNLOAD] = "VV-8.3",
        [F_WINDOW] = "VV-13.8", [F_END] = "VV-13.9",   [F_ALLOC] = "VV-14.6.1",
        [F_OCCUPY] = "VV-15.8", [F_FINAL] = "VV-18.4",
    };
    const char *name = clause[top_of(s)->kind];

    return refuse(why, name ? name : "VV-5.3", "that cannot be decided now");
}

/* phases_of: the phases in which an order may be given, where nothing is interrupted; bits. */
static unsigned phases_of(int kind)
{
    static const struct {
        int first, last;
        unsigned phases;
    } orders[] = {
        { DO_BUILD, DO_LEAVE, 1 << VV_SETUP },
        { DO_GIVE, DO_GIVE, 1 << VV_SETUP },
        { DO_TRANSFER, DO_COMBINE, 1 << VV_COMMAND },
        { DO_FIRE, DO_SMOKE, 1 << VV_FIRE | 1 << VV_DEFENSIVE },
        { DO_CLEAR, DO_CLEAR, 1 << VV_FIRE },
        { DO_MOVE, DO_MOVE, 1 << VV_MOVEMENT },
        { DO_PIVOT, DO_LOAD, 1 << VV_MOVEMENT },
        { DO_UNLOAD, DO_UNLOAD, 1 << VV_MOVEMENT },
        { DO_ADVANCE, DO_ASSAULT, 1 << VV_ADVANCE },
        { DO_RALLY, DO_RALLY, 1 << VV_AFTER_ACTION },
    };

    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++)
        if (kind >= orders[i].first && kind <= orders[i].last)
            return orders[i].phases;
    return 0;
}

/* fits_frame: does this kind of order belong to the phase or interrupt at hand? */
static bool fits_frame(const struct vv_state *s, int kind)
{
    switch (top_of(s)->kind) {
    case F_PHASE: return phases_of(kind) >> s->phase & 1;
    case F_WINDOW: return kind >= DO_FIRE && kind <= DO_AT;
    case F_FINAL: return kind == DO_AT;
    case F_STEP: return kind >= DO_JOIN && kind <= DO_OVERRUN;
    case F_LOAD: return kind == DO_TAKE;
    case F_UNLOAD: return kind == DO_PUT;
    case F_ALLOC: return kind >= DO_PIN && kind <= DO_SHRUG;
    default: return false;
    }
}

/* Where there is more to look at than the kind of order. */
static int (*const why_not[DO_KINDS])(const struct vv *, const struct vv_state *,
                                      const struct action *, struct refusal *) = {
    [DO_FIRE] = why_not_ap,         [DO_SHOOT] = why_not_ap,    [DO_BARRAGE] = why_not_barrage,
    [DO_AT] = why_not_at,           [DO_SMOKE] = why_not_smoke, [DO_MOVE] = why_not_mover,
    [DO_JOIN] = why_not_join,       [DO_LAY] = why_not_lay,     [DO_ENTER] = why_not_step,
    [DO_STEP] = why_not_step,       [DO_PIVOT] = why_not_pivot, [DO_LOAD] = why_not_handled,
    [DO_UNLOAD] = why_not_handled,  [DO_TAKE] = why_not_take,   [DO_ADVANCE] = why_not_advance,
    [DO_ASSAULT] = why_not_assault,
};

static const struct {
    const char *clause, *why;
} in_short[DO_KINDS] = {
    [DO_CLEAR] = { "VV-17.7", "it takes unpinned infantry with a satchel charge, next to wire" },
    [DO_CRAWL] = { "VV-6.3.3", "only infantry may, before its first step" },
    [DO_TURN] = { "VV-6.3.4", "one turn in each hex entered, if it can be paid" },
    [DO_STOP] = { "VV-6.3.6", "the stack has not moved, or may not stay here" },
    [DO_EXIT] = { "VV-6.3.9",
                  "units leave from an edge hex for 1 point; vehicles must face off the map" },
    [DO_OVERRUN] = { "VV-18.1", "no overrun there: a lone AFV, straight through soft targets" },
    [DO_PUT] = { "VV-8.3", "it may not get off there" },
    [DO_WHEEL] = { "VV-5.3.5", "an AFV, vehicle or Gun turns one hexside, once" },
    [DO_RALLY] = { "VV-14.7", "each pinned unit has one try" },
};

int vv_refuse(const struct vv *v, const struct vv_state *s, const struct action *a,
              struct refusal *why)
{
    struct refusal unused;

    why = why ? why : &unused;
    if (a->kind == 0 || a->kind >= DO_ROLL || !fits_frame(s, a->kind))
        return wrong_time(s, why);
    if (a->kind <= DO_GIVE)
        return why_not_place(v, s, a, why);
    if (a->kind <= DO_COMBINE)
        return why_not_command(v, s, a, why);
    if (a->kind >= DO_PIN && a->kind <= DO_SHRUG)
        return why_not_points(v, s, a, why);
    if (why_not[a->kind])
        return why_not[a->kind](v, s, a, why);
    EXPECT(in_short[a->kind].clause);
    return refuse(why, in_short[a->kind].clause, "%s", in_short[a->kind].why);
}
