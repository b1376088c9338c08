/* vv_audit.c - the invariants of a state: whatever passes can be played. */
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

/* --- units and hexes --- */

static int audit_unit(const struct vv *v, const struct vv_state *s, int u, struct error *err)
{
    const struct vv_unit *unit = &s->unit[u];

    if (unit->place == VV_NOWHERE)
        return unit->type ? error_set(err, "unit %d is nowhere", u + 1) : 0;
    if (unit->type == 0 || unit->type >= v->types || unit->weapon >= v->weapons || unit->side > 1 ||
        unit->facing > 5 || unit->force >= v->forces || unit->hex < 0 || unit->hex >= v->hexes ||
        unit->place > VV_LOST)
        return error_set(err, "unit %d has impossible values", u + 1);
    const struct vv_type *t = &v->type[unit->type];
    if (unit->weapon && !vv_may_carry(v, s, u, unit->weapon)) /* VV-1.1.4, VV-12.2 */
        return error_set(err, "unit %d (%s) cannot carry %s (VV-12.2)", u + 1, t->id,
                         v->weapon[unit->weapon].id);
    if (is_marked(s, u, VV_IMMOBILE) && t->kind != VV_AFV)
        return error_set(err, "unit %d is not an AFV and cannot be immobile", u + 1);
    if (is_marked(s, u, VV_PINNED) && t->kind == VV_AFV) /* VV-R40 */
        return error_set(err, "unit %d is an AFV and cannot be pinned (VV-R40)", u + 1);
    if (unit->place == VV_ON_MAP &&
        !(is_wheels(t) ? terrain_at(v, unit->hex)->wheels : terrain_at(v, unit->hex)->foot))
        return error_set(err, "unit %d stands where it may not go (VV-10.1)", u + 1);
    if (unit->place != VV_ABOARD && unit->carrier)
        return error_set(err, "unit %d has a carrier but is not aboard", u + 1);
    return 0;
}

static int audit_load(const struct vv *v, const struct vv_state *s, int u, struct error *err)
{
    const struct vv_unit *unit = &s->unit[u];
    int carrier = unit->carrier - 1;

    if (unit->place != VV_ABOARD)
        return 0;
    if (carrier >= VV_UNITS || !vv_is_carried(v, s, u) || is_wheels(type_of(v, s, u)))
        return error_set(err, "unit %d is aboard something that cannot carry it", u + 1);
    struct vv_state copy = *s;
    vv_disembark(&copy, u);
    if (!vv_may_ride(v, &copy, u, carrier))
        return error_set(err, "unit %d is too much for its transport (VV-8.2.1)", u + 1);
    return 0;
}

static int audit_hexes(const struct vv *v, const struct vv_state *s, struct error *err)
{
    bool overrun = s->move.overrun;

    for (int hex = 0; hex < VV_HEXES; hex++) {
        int position = position_at(s, hex);

        if (hex >= v->hexes && (s->cell[hex].head || s->cell[hex].ground || s->effects[hex]))
            return error_set(err, "something is off the map");
        if (hex >= v->hexes || (!s->cell[hex].ground && !s->cell[hex].head && !s->effects[hex]))
            continue;
        if (position >= VV_POSITIONS || position_facing(s, hex) > 5 || smoke_at(s, hex) > 2 ||
            (position_facing(s, hex) && !is_bunker(position)))
            return error_set(err, "a hex has impossible values");
        if (position && !vv_position_ground(v, position, hex))
            return error_set(err, "a position is on terrain that cannot hold it (VV-17.2)");
        for_hex (u, s, hex)
            if (s->unit[u].side != s->unit[s->cell[hex].head - 1].side && !overrun)
                return error_set(err, "both sides are in one hex (VV-6.3.7)");
    }
    return 0;
}

/* What is worked out from the rest must agree with it. */
static int audit_lists(const struct vv *v, const struct vv_state *s, struct error *err)
{
    struct vv_state again = *s;

    vv_derive(v, &again);
    if (memcmp(&again, s, sizeof again) != 0)
        return error_set(err, "the lists of units do not agree with where they are");
    return 0;
}

/* --- what is going on --- */

static bool on_map(const struct vv_state *s, int u)
{
    return u >= 0 && u < VV_UNITS && s->unit[u].place == VV_ON_MAP;
}

static bool in_play(const struct vv_state *s, int u)
{
    if (u < 0 || u >= VV_UNITS)
        return false;
    return s->unit[u].place == VV_ON_MAP ||
           (s->unit[u].place == VV_ABOARD && on_map(s, s->unit[u].carrier - 1));
}

static int audit_move(const struct vv *v, const struct vv_state *s, struct error *err)
{
    const struct vv_move *m = &s->move;
    int alive = 0;

    if (m->from < VV_NONE || m->from >= v->hexes || m->count > VV_STACK)
        return error_set(err, "the move comes from nowhere");
    for (int i = 0; i < m->count; i++) {
        const struct vv_unit *unit = &s->unit[m->unit[i] % VV_UNITS];

        if (m->unit[i] >= VV_UNITS || (i && m->unit[i] <= m->unit[i - 1]))
            return error_set(err, "the moving units are not in order");
        if (!(m->stack & bit(m->unit[i])))
            continue;
        alive++;
        if (unit->side != s->active || (unit->place != VV_ON_MAP && unit->place != VV_OFF_MAP) ||
            (unit->place == VV_OFF_MAP && m->steps))
            return error_set(err, "unit %d cannot be moving", m->unit[i] + 1);
    }
    for_units (u, movers(s))
        if (s->unit[u].hex != s->unit[bits_first(movers(s))].hex ||
            s->unit[u].place != s->unit[bits_first(movers(s))].place)
            return error_set(err, "the moving stack is not in one hex (VV-6.1)");
    return 0;
}

/* audit_attack: `kinds` is a set of attack kinds that the frame can be about; `ahead`: it is still
 * to be resolved, so its targets must be there. */
static int audit_attack(const struct vv *v, const struct vv_state *s, unsigned kinds, bool ahead,
                        struct error *err)
{
    const struct vv_attack *a = &s->attack;

    if (a->kind > VV_ATTACK_OVERRUN || !(kinds >> a->kind & 1))
        return error_set(err, "there is no attack of the right kind");
    if (a->from < 0 || a->at < 0 || a->from >= v->hexes || a->at >= v->hexes || a->side > 1 ||
        a->count > VV_MEMBERS || a->cursor > a->count)
        return error_set(err, "the attack has impossible values");
    for (int i = 0; i < a->count; i++)
        if (!in_play(s, a->member[i]) || a->mode[i] > VV_NOT_AT_ALL ||
            (i && a->kind != VV_ATTACK_DEFENCE && a->member[i] == a->member[i - 1]))
            return error_set(err, "member %d of the attack is not there", i + 1);
    if (a->leader &&
        (!in_play(s, a->leader - 1) || type_of(v, s, a->leader - 1)->kind != VV_LEADER))
        return error_set(err, "the attack's leader is not a leader");
    bool needs_shooter =
        a->kind == VV_ATTACK_UNIT || a->kind == VV_ATTACK_AT || a->kind == VV_ATTACK_OVERRUN;
    if (needs_shooter && !on_map(s, a->shooter - 1))
        return error_set(err, "the attacker is not on the map");
    if (a->kind == VV_ATTACK_OVERRUN && type_of(v, s, a->shooter - 1)->kind != VV_AFV)
        return error_set(err, "only an AFV makes an overrun (VV-18.1)");
    if (a->kind == VV_ATTACK_AT && ahead &&
        (!on_map(s, a->target - 1) || !is_hard(type_of(v, s, a->target - 1)) ||
         s->unit[a->target - 1].hex != a->at || s->unit[a->target - 1].side == a->side))
        return error_set(err, "the target of the anti-tank shot is not there (VV-16.1)");
    if (a->kind == VV_ATTACK_BARRAGE)
        for (int i = 0; i < a->count; i++)
            if (v->weapon[s->unit[a->member[i]].weapon].kind != VV_MORTAR)
                return error_set(err, "a unit in the barrage has no mortar (VV-12.7)");
    if (((a->reaction && ahead) || a->kind == VV_ATTACK_OVERRUN) && !movers(s))
        return error_set(err, "nobody is moving, so nobody can react (VV-13.8)");
    return 0;
}

static int audit_points(const struct vv *v, const struct vv_state *s, struct error *err)
{
    const struct vv_alloc *a = &s->alloc;
    int side = VV_NONE;

    if (a->kind < VV_ALLOC_FIRE || a->kind > VV_ALLOC_DEFENCE)
        return error_set(err, "there are no casualty points");
    for_units (u, a->free | a->half) {
        if (!on_map(s, u) || (side != VV_NONE && s->unit[u].side != side))
            return error_set(err, "unit %d cannot take casualty points", u + 1);
        side = s->unit[u].side;
        if (type_of(v, s, u)->kind == VV_AFV && a->kind != VV_ALLOC_DEFENCE)
            return error_set(err, "unit %d is an AFV: only a failed assault costs it points",
                             u + 1);
    }
    for_units (u, a->half)
        if (!is_foot(type_of(v, s, u)))
            return error_set(err, "unit %d is not infantry and cannot have been reduced", u + 1);
    if (a->kind == VV_ALLOC_MOVERS && !movers(s))
        return error_set(err, "the points are for a moving stack, but nobody is moving");
    return 0;
}

/* --- frames --- */

/* What may lie directly under a frame: a bit for each kind. */
#define ON(kind) (1u << (kind))
static const unsigned under[F_KINDS] = {
    [F_FACE] = ON(F_PHASE),
    [F_GROUP] = ON(F_PHASE) | ON(F_STEP) | ON(F_WINDOW) | ON(F_FINAL),
    [F_STEP] = ON(F_PHASE),
    [F_LOAD] = ON(F_PHASE) | ON(F_STEP),
    [F_UNLOAD] = ON(F_PHASE),
    [F_LANDED] = ON(F_PHASE),
    [F_WINDOW] = ON(F_POST),
    [F_POST] = ON(F_STEP) | ON(F_LANDED),
    [F_END] = ON(F_PHASE) | ON(F_WINDOW) | ON(F_FINAL),
    [F_ALLOC] = ON(F_END) | ON(F_BARRAGE) | ON(F_ASSAULT) | ON(F_OVERRUN) | ON(F_WINDOW),
    [F_BARRAGE] = ON(F_PHASE),
    [F_ASSAULT] = ON(F_PHASE),
    [F_OCCUPY] = ON(F_PHASE),
    [F_OVERRUN] = ON(F_STEP),
    [F_FINAL] = ON(F_WINDOW),
    [F_ROLL] = ON(F_PHASE) | ON(F_WINDOW) | ON(F_END) | ON(F_ALLOC) | ON(F_BARRAGE) |
               ON(F_ASSAULT) | ON(F_OVERRUN),
};

enum {
    AP_KINDS = 1 << VV_ATTACK_GROUP | 1 << VV_ATTACK_UNIT | 1 << VV_ATTACK_BARRAGE |
               1 << VV_ATTACK_OVERRUN,
    GROUP_KINDS = AP_KINDS | 1 << VV_ATTACK_AT | 1 << VV_ATTACK_ASSAULT | 1 << VV_ATTACK_DEFENCE,
    ASSAULT_KINDS = 1 << VV_ATTACK_DEFENCE,
    END_KINDS = 1 << VV_ATTACK_GROUP | 1 << VV_ATTACK_UNIT | 1 << VV_ATTACK_AT,
};

static int audit_roll(const struct vv *v, const struct vv_state *s, const struct frame *f,
                      struct error *err)
{
    int u = f->arg[1];
    static const unsigned about[ROLL_KINDS] = {
        [ROLL_AP] = AP_KINDS,
        [ROLL_HIT] = 1 << VV_ATTACK_AT,
        [ROLL_FACING] = 1 << VV_ATTACK_AT,
        [ROLL_ARMOUR] = 1 << VV_ATTACK_AT,
        [ROLL_MORTAR] = 1 << VV_ATTACK_BARRAGE,
        [ROLL_MORTAR_EN] = 1 << VV_ATTACK_BARRAGE,
        [ROLL_ASSAULT] = ASSAULT_KINDS,
    };

    if (f->arg[0] < ROLL_AP || f->arg[0] >= ROLL_KINDS)
        return error_set(err, "there is no such roll");
    if (about[f->arg[0]] && audit_attack(v, s, about[f->arg[0]], true, err))
        return -1;
    if (f->arg[0] == ROLL_ARMOUR && !s->attack.rear)
        return error_set(err, "front or rear is not known (VV-16.5)");
    if (f->arg[0] == ROLL_LANE && !vv_soft_targets(v, s, movers(s)))
        return error_set(err, "nobody is in the fire lane");
    if ((f->arg[0] == ROLL_SURVIVE || f->arg[0] == ROLL_IMMOBILE) &&
        (!on_map(s, s->alloc.unit - 1) || is_foot(type_of(v, s, s->alloc.unit - 1))))
        return error_set(err, "the die is not for a vehicle or Gun");
    if ((f->arg[0] == ROLL_CREW || f->arg[0] == ROLL_MORTAR || f->arg[0] == ROLL_MORTAR_EN ||
         f->arg[0] == ROLL_RALLY) &&
        !on_map(s, u))
        return error_set(err, "the die is for a unit that is not on the map");
    return 0;
}

/* audit_frame: what a frame needs of the rest of the state. */
static int audit_frame(const struct vv *v, const struct vv_state *s, int i, struct error *err)
{
    const struct frame *f = &s->turn.frame[i];

    switch (f->kind) {
    case F_FACE:
        if (!is_hex(v, f->arg[1]) ||
            (f->arg[0] == VV_NONE ? !is_bunker(position_at(s, f->arg[1])) : !on_map(s, f->arg[0])))
            return error_set(err, "nothing there needs a facing");
        return 0;
    case F_GROUP: return audit_attack(v, s, GROUP_KINDS, true, err);
    case F_STEP: return s->move.count && !s->move.landing ? 0 : error_set(err, "nobody is moving");
    case F_LOAD:
    case F_UNLOAD:
    case F_LANDED:
        if (!on_map(s, f->arg[0]) || !type_of(v, s, f->arg[0])->transport)
            return error_set(err, "there is no transport to load or unload");
        return 0;
    case F_WINDOW:
    case F_POST: return s->move.count ? 0 : error_set(err, "nobody has entered a hex");
    case F_FINAL:
        return is_hex(v, f->arg[0]) ? 0
                                    : error_set(err, "the overrun hex is not on the map (VV-18.4)");
    case F_END:
        if (f->arg[0] != VV_NONE && f->arg[0] != 0)
            return error_set(err, "an attack that ends was at armour or not");
        return audit_attack(v, s, END_KINDS, false, err);
    case F_BARRAGE: return audit_attack(v, s, 1 << VV_ATTACK_BARRAGE, false, err);
    case F_ALLOC: return audit_points(v, s, err);
    case F_ASSAULT: return audit_attack(v, s, ASSAULT_KINDS, false, err);
    case F_OCCUPY:
        if (bits_count(s->party & s->here[s->active]) < 3 || !is_hex(v, s->attack.at))
            return error_set(err, "nobody has to choose who goes into the bunker");
        return 0;
    case F_OVERRUN: return audit_attack(v, s, 1 << VV_ATTACK_OVERRUN, false, err);
    case F_ROLL: return audit_roll(v, s, f, err);
    default: return 0;
    }
}

static int audit_frames(const struct vv *v, const struct vv_state *s, struct error *err)
{
    const struct turn *t = &s->turn;

    if (t->depth < 1 || t->depth > TURN_DEPTH ||
        (t->frame[0].kind != F_PHASE && t->frame[0].kind != F_OVER) ||
        (t->frame[0].kind == F_OVER && t->depth > 1))
        return error_set(err, "the first frame must be `phase`");
    for (int i = 0; i < t->depth; i++) {
        const struct frame *f = &t->frame[i];

        if (f->kind >= F_KINDS || (i && !(under[f->kind] & ON(t->frame[i - 1].kind))))
            return error_set(err, "frame %d cannot follow the one before it", i + 1);
        if ((f->kind == F_ROLL) != (f->seat == SEAT_CHANCE) ||
            (f->kind == F_OVER) != (f->seat == SEAT_NONE) || f->seat > 1)
            return error_set(err, "frame %d names a seat that cannot decide it", i + 1);
        if (f->kind == F_ROLL && i + 1 < t->depth)
            return error_set(err, "dice cannot be interrupted");
        if (audit_frame(v, s, i, err))
            return -1;
    }
    return 0;
}

int vv_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = state;

    if (s->phase >= VV_PHASES || s->active > 1 || s->game_turn > scn->turns ||
        (s->phase != VV_SETUP && s->game_turn < 1) || s->placed > v->stocks ||
        s->records > VV_RECORDS || s->result > 2)
        return error_set(err, "turn, phase or side is impossible");
    for (int u = 0; u < VV_UNITS; u++)
        if (audit_unit(v, s, u, err))
            return -1;
    for (int i = 0; i < v->objectives; i++)
        if (s->owner[i] > 1)
            return error_set(err, "an objective belongs to nobody");
    if (audit_lists(v, s, err))
        return -1;
    for (int u = 0; u < VV_UNITS; u++)
        if (audit_load(v, s, u, err))
            return -1;
    if (audit_hexes(v, s, err) || audit_move(v, s, err))
        return -1;
    return audit_frames(v, s, err);
}
