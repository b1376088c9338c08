/* vv_unit.c - units in hexes and aboard: lists, stacking, what may go where, losses. */
#include "games/valor_and_victory/vv_rules.h"

/* --- lists: the units of a hex or aboard a carrier hang together, lowest first --- */

static void link_in(struct vv_state *s, uint8_t *head, int u)
{
    uint8_t *at = head;

    while (*at && *at - 1 < u)
        at = &s->unit[*at - 1].next;
    s->unit[u].next = *at;
    *at = (uint8_t)(u + 1);
}

static void link_out(struct vv_state *s, uint8_t *head, int u)
{
    uint8_t *at = head;

    while (*at != u + 1) {
        EXPECT(*at);
        at = &s->unit[*at - 1].next;
    }
    *at = s->unit[u].next;
    s->unit[u].next = 0;
}

void vv_set_effects(struct vv_state *s, int hex, int effects)
{
    EXPECT(effects >= 0 && effects <= 255);
    s->effects[hex] = (uint8_t)effects;
    if (effects)
        hexes_add(&s->affected, hex);
    else
        hexes_drop(&s->affected, hex);
    if (smoke_at(s, hex))
        hexes_add(&s->smoke, hex);
    else
        hexes_drop(&s->smoke, hex);
}

void vv_put(struct vv_state *s, int u, int hex)
{
    struct vv_unit *unit = &s->unit[u];

    EXPECT(hex >= 0 && hex < VV_HEXES && !(s->here[unit->side] & bit(u)));
    unit->place = VV_ON_MAP;
    unit->hex = (int16_t)hex;
    link_in(s, &s->cell[hex].head, u);
    s->here[unit->side] |= bit(u);
    for_cargo (c, s, u)
        s->unit[c].hex = (int16_t)hex;
}

void vv_lift(struct vv_state *s, int u)
{
    struct vv_unit *unit = &s->unit[u];

    if (unit->place == VV_ON_MAP)
        link_out(s, &s->cell[unit->hex].head, u);
    s->here[unit->side] &= ~bit(u);
    unit->hex = 0;
}

void vv_shift(struct vv_state *s, int u, int hex)
{
    vv_lift(s, u);
    vv_put(s, u, hex);
}

void vv_embark(struct vv_state *s, int u, int carrier)
{
    EXPECT(u != carrier && s->unit[carrier].place != VV_ABOARD);
    vv_lift(s, u);
    s->unit[u].place = VV_ABOARD;
    s->unit[u].carrier = (uint8_t)(carrier + 1);
    s->unit[u].hex = s->unit[carrier].hex;
    s->unit[u].facing = 0;
    link_in(s, &s->unit[carrier].cargo, u);
}

void vv_disembark(struct vv_state *s, int u)
{
    EXPECT(s->unit[u].place == VV_ABOARD);
    link_out(s, &s->unit[s->unit[u].carrier - 1].cargo, u);
    s->unit[u].carrier = 0;
    s->unit[u].hex = 0;
    s->unit[u].place = VV_OFF_MAP;
}

void vv_classify(const struct vv *v, struct vv_state *s, int u)
{
    int kind = type_of(v, s, u)->kind;

    s->foot &= ~bit(u);
    s->leaders &= ~bit(u);
    s->foot |= (uint64_t)(kind >= VV_SQUAD && kind <= VV_LEADER) << u;
    s->leaders |= (uint64_t)(kind == VV_LEADER) << u;
}

int vv_free_slot(const struct vv_state *s)
{
    for (int u = 0; u < VV_UNITS; u++)
        if (s->unit[u].place == VV_NOWHERE)
            return u;
    return VV_NONE;
}

uint64_t vv_units_waiting(const struct vv_state *s, int side)
{
    uint64_t set = 0;

    for (int u = 0; u < VV_UNITS; u++)
        set |= (uint64_t)(s->unit[u].place == VV_OFF_MAP && s->unit[u].side == side) << u;
    return set;
}

void vv_mark(struct vv_state *s, int u, unsigned markers)
{
    mark(s, u, markers);
    for_cargo (c, s, u)
        mark(s, c, markers);
}

/* --- stacking and positions --- */

unsigned vv_tally_one(const struct vv *v, const struct vv_state *s, int u)
{
    static const unsigned of_kind[] = {
        [VV_SQUAD] = TALLY_FOOT, [VV_HALF] = TALLY_FOOT, [VV_LEADER] = TALLY_FOOT,
        [VV_GUN] = TALLY_GUN,    [VV_AFV] = TALLY_AFV,   [VV_VEHICLE] = TALLY_VEHICLE,
    };

    EXPECT(type_of(v, s, u)->kind <= VV_VEHICLE);
    return of_kind[type_of(v, s, u)->kind];
}

unsigned vv_tally(const struct vv *v, const struct vv_state *s, int side, int hex, uint64_t without)
{
    unsigned tally = 0;

    for_hex (u, s, hex) {
        if (s->unit[u].side == side && !(without & bit(u)))
            tally += vv_tally_one(v, s, u);
    }
    return tally;
}

/* room_taken: an AFV, a vehicle or a Gun takes the room of two infantry. */
static int room_taken(unsigned tally)
{
    int foot = tally & 0xff, others = (tally >> 8 & 0xff) + (tally >> 16 & 0xff) + (tally >> 24);

    return foot + 2 * others;
}

/* VV-17.4: whom a position keeps out, and its room. */
#define ALL(some) (0xffu * (some))
static const struct {
    unsigned out;
    int room;
} holds[VV_POSITIONS] = {
    [VV_OPEN] = { 0, 4 },
    [VV_BUNKER4] = { ALL(TALLY_AFV) | ALL(TALLY_VEHICLE), 2 }, /* VV-17.5: a Gun, or two infantry */
    [VV_BUNKER3] = { ALL(TALLY_AFV) | ALL(TALLY_VEHICLE), 2 },
    [VV_SANDBAGS] = { ALL(TALLY_AFV) | ALL(TALLY_VEHICLE), 4 }, /* VV-17.6 */
    [VV_WIRE] = { ALL(TALLY_VEHICLE) | ALL(TALLY_GUN), 4 },     /* VV-17.7, VV-R24 */
    [VV_FOXHOLES] = { ~ALL(TALLY_FOOT), 4 },                    /* VV-17.8 */
    [VV_TRENCHES] = { ~ALL(TALLY_FOOT), 4 },                    /* VV-17.9 */
};

const char *vv_fits(unsigned tally, int position)
{
    int taken = room_taken(tally);

    EXPECT(position >= VV_OPEN && position < VV_POSITIONS);
    if (taken > holds[VV_OPEN].room) /* four infantry, or two and one other, or two others */
        return "VV-6.3.8";
    return taken <= holds[position].room && !(tally & holds[position].out) ? NULL : "VV-17.4";
}

bool vv_may_stay_beside(const struct vv *v, const struct vv_state *s, int hex, uint64_t units)
{
    if (!units)
        return true;
    unsigned tally = vv_tally(v, s, s->unit[bits_first(units)].side, hex, units);

    for_units (u, units)
        tally += vv_tally_one(v, s, u);
    return vv_fits(tally, position_at(s, hex)) == NULL;
}

/* --- entering --- */

bool vv_tows(const struct vv *v, const struct vv_state *s, int u)
{
    for_cargo (c, s, u)
        if (type_of(v, s, c)->kind == VV_GUN)
            return true;
    return false;
}

const char *vv_barred(const struct vv *v, const struct vv_state *s, int u, int hex)
{
    const struct vv_type *t = type_of(v, s, u);
    int position = position_at(s, hex);

    EXPECT(is_hex(v, hex));
    if (enemy_at(s, s->unit[u].side, hex))
        return "VV-6.3.7";
    if (position == VV_OPEN)
        return NULL;
    if (is_wheels(t) && is_bunker(position))
        return "VV-17.5";
    if (position == VV_WIRE && (t->kind == VV_VEHICLE || (t->kind == VV_AFV && vv_tows(v, s, u))))
        return "VV-17.7";
    if (is_large(t) && is_bunker(position))
        return "VV-R9"; /* it may start in one, not come to it */
    if (t->kind == VV_GUN && position >= VV_WIRE)
        return "VV-R24";
    return NULL;
}

/* VV-17.5: a bunker is a building for movement: one point more. */
int vv_cost(const struct vv *v, const struct vv_state *s, int u, int hex, int direction)
{
    const struct vv_type *t = type_of(v, s, u);
    int to = v->next[hex][direction];

    EXPECT(direction >= 0 && direction < 6);
    if (to == VV_NONE)
        return 0;
    if (is_wheels(t))
        return v->wheels[hex][direction];
    int cost = v->foot[hex][direction];
    if (t->kind == VV_GUN && cost) {
        /* VV-10.3.1: Guns reach a bridge along its road only; VV-10.4: but they may enter houses */
        if (!v->wheels[hex][direction] && terrain_at(v, to)->wheels)
            return 0;
    }
    return cost ? cost + is_bunker(position_at(s, to)) : 0;
}

int vv_entry_cost(const struct vv *v, const struct vv_state *s, int u, int hex)
{
    const struct vv_type *t = type_of(v, s, u);
    int cost = is_wheels(t) ? terrain_at(v, hex)->wheels : terrain_at(v, hex)->foot;

    return cost ? cost + is_bunker(position_at(s, hex)) : 0;
}

/* --- losses --- */

static int own_worth(const struct vv *v, const struct vv_unit *unit)
{
    return v->type[unit->type].vp + v->weapon[unit->weapon].vp;
}

int vv_worth(const struct vv *v, const struct vv_state *s, int u)
{
    int sum = own_worth(v, &s->unit[u]);

    for_cargo (c, s, u)
        sum += own_worth(v, &s->unit[c]);
    return sum;
}

int vv_riders_cr(const struct vv *v, const struct vv_state *s, int u)
{
    int sum = 0;

    for_cargo (c, s, u)
        if (is_foot(type_of(v, s, c)))
            sum += type_of(v, s, c)->cr;
    return sum;
}

/* bury: the slot keeps type and side, so that the log can still name it. */
static void bury(struct vv_state *s, int u)
{
    struct vv_unit *unit = &s->unit[u];

    unmark(s, u, ALL_MARKERS);
    *unit = (struct vv_unit){
        .type = unit->type, .side = unit->side, .force = unit->force, .place = VV_LOST
    };
}

void vv_lose(struct vv_play *p, int u)
{
    struct vv_state *s = p->s;
    struct vv_unit *unit = &s->unit[u];

    EXPECT(unit->place == VV_ON_MAP || unit->place == VV_ABOARD);
    /* kill(S): units and carried weapons lost (VV-4.3) */
    s->pool[other_side(unit->side)].kills += (uint16_t)vv_worth(p->v, s, u);
    while (unit->cargo) {
        int c = unit->cargo - 1;

        tell_unit(p, SAW_LOST_ABOARD, c, unit->hex, 0);
        unit->cargo = s->unit[c].next;
        bury(s, c);
    }
    tell_unit(p, SAW_LOST, u, unit->hex, unit->weapon);
    if (unit->place == VV_ABOARD) {
        vv_disembark(s, u);
    } else {
        vv_lift(s, u);
        s->move.stack &= ~bit(u);
    }
    s->alloc.free &= ~bit(u);
    s->alloc.half &= ~bit(u);
    bury(s, u);
}

void vv_reduce(struct vv_play *p, int u)
{
    struct vv_unit *unit = &p->s->unit[u];
    const struct vv_type *t = &p->v->type[unit->type];

    EXPECT(t->kind == VV_SQUAD);
    p->s->pool[other_side(unit->side)].kills += (uint16_t)(t->vp - p->v->type[t->other].vp);
    tell_unit(p, SAW_REDUCED, u, unit->hex, 0);
    unit->type = t->other; /* keeps its weapon (VV-12.2) and its number (VV-14.2) */
}

void vv_pin(struct vv_play *p, int u)
{
    EXPECT(type_of(p->v, p->s, u)->kind != VV_AFV);
    vv_mark(p->s, u, VV_PINNED); /* VV-8.5: with everything aboard */
    tell_unit(p, SAW_PINNED, u, p->s->unit[u].hex, 0);
}
