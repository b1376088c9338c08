/* vv_fire.c - who may attack whom: the Fire and Defensive Fire phases, opportunity fire, smoke,
 * satchels on wire, fire lanes, and the record of who has fired at whom. */
#include "games/valor_and_victory/vv_rules.h"

/* --- records (VV-14.2) --- */

/* A source is a hex for infantry and mortars, a unit for a carrier and its passengers. */
static int16_t source_key(enum vv_record kind, int source)
{
    EXPECT(source >= 0 && source < RECORD_KIND);
    return (int16_t)(source + RECORD_KIND * kind);
}

bool vv_recorded(const struct vv_state *s, enum vv_record kind, int source, uint64_t targets)
{
    int16_t key = source_key(kind, source);

    for (int i = 0; i < s->records; i++)
        if (s->shot_from[i] == key && (s->shot_at[i] & targets))
            return true;
    return false;
}

void vv_record_attack(struct vv_state *s, enum vv_record kind, int source, uint64_t targets)
{
    int16_t key = source_key(kind, source);
    int i = 0;

    while (i < s->records && s->shot_from[i] != key)
        i++;
    if (i == s->records && i < VV_RECORDS)
        s->shot_from[s->records++] = key;
    if (i < VV_RECORDS)
        s->shot_at[i] |= targets;
}

/* --- targets --- */

/* targets_units: those in a target hex that can be attacked. */
static uint64_t targets_units(const struct vv_state *s, const struct vv_targets *targets, int i)
{
    EXPECT(i >= 0 && i < targets->count);
    return targets->reaction ? movers(s)
                             : vv_units_in(s, other_side(targets->side), targets->hex[i]);
}

static uint64_t targets_soft(const struct vv *v, const struct vv_state *s,
                             const struct vv_targets *targets, int i)
{
    return vv_soft_targets(v, s, targets_units(s, targets, i));
}

uint64_t vv_targets_hard(const struct vv *v, const struct vv_state *s,
                         const struct vv_targets *targets, int i)
{
    if (is_bunker(position_at(s, targets->hex[i])))
        return 0; /* VV-16.1, VV-17.5 */
    return vv_hard_targets(v, s, targets_units(s, targets, i));
}

/* targets_sort: against infantry alone, the common case, there is nothing to sort. */
static void targets_sort(const struct vv *v, const struct vv_state *s, uint64_t enemies,
                         struct vv_targets *out)
{
    out->any_soft = ~UINT64_C(0);
    out->any_hard = 0;
    if (!(enemies & ~s->foot))
        return;
    out->any_soft = 0;
    for (int i = 0; i < out->count; i++) {
        out->any_soft |= (uint64_t)(targets_soft(v, s, out, i) != 0) << i;
        out->any_hard |= (uint64_t)(vv_targets_hard(v, s, out, i) != 0) << i;
    }
}

void vv_targets_start(const struct vv *v, const struct vv_state *s, int side, bool reaction,
                      struct vv_targets *out)
{
    uint64_t enemies = reaction ? movers(s) : s->here[other_side(side)];
    int count = 0;

    EXPECT(side == 0 || side == 1);
    out->side = side;
    out->reaction = reaction;
    out->final = false;
    for_units (u, reaction ? enemies & -enemies : enemies) {
        int hex = s->unit[u].hex;

        out->hex[count] = (int16_t)hex;
        count += reaction || s->cell[hex].head == u + 1;
    }
    out->count = count;
    targets_sort(v, s, enemies, out);
}

/* --- AP attacks --- */

/* Without a branch: who sees whom is hard to predict. */
uint64_t vv_targets_seen(const struct vv *v, const struct vv_targets *targets, int from,
                         uint64_t ranges)
{
    const uint8_t *clear = &v->clear[from * v->hexes];
    uint64_t set = 0;

    for (int i = 0; i < targets->count; i++)
        set |= (ranges >> clear[targets->hex[i]] & 1) << i;
    return set;
}

static void list_groups(const struct vv *v, const struct vv_state *s,
                        const struct vv_targets *targets, int from, uint64_t ranges,
                        struct vv_menu *m)
{
    for_units (i, targets->any_soft & vv_targets_seen(v, targets, from, ranges)) {
        int to = targets->hex[i];

        if (!vv_bears(v, s, from, to))
            continue;
        if (s->records && vv_recorded(s, RECORD_FOOT, from, targets_soft(v, s, targets, i)))
            continue;
        if (vv_sees_past(v, s, from, to)) /* VV-13.3 */
            menu_add(m, DO_FIRE, from, to, 0);
    }
}

static bool riders_fire(const struct vv *v, const struct vv_state *s, int u, int range)
{
    for_cargo (c, s, u)
        if (is_foot(type_of(v, s, c)) && may_fire(s, c) &&
            vv_foot_fire(v, s, c, range, VV_WITH_ALL, true) > 0)
            return true;
    return false;
}

static void list_shots(const struct vv *v, const struct vv_state *s,
                       const struct vv_targets *targets, int u, struct vv_menu *m)
{
    int from = s->unit[u].hex;
    bool own = may_fire(s, u);

    if (!own && !s->unit[u].cargo)
        return;
    for_units (i, targets->any_soft & vv_targets_seen(v, targets, from, ANY_RANGE)) {
        int to = targets->hex[i];

        if (!vv_bears(v, s, from, to) || (!(own && vv_mounted_fire(v, s, u, to)) &&
                                          !riders_fire(v, s, u, range_of(v, from, to))))
            continue;
        if (s->unit[u].cargo && vv_recorded(s, RECORD_CARRIER, u, targets_soft(v, s, targets, i)))
            continue; /* VV-14.3 */
        if (vv_sees_past(v, s, from, to))
            menu_add(m, DO_SHOOT, u, to, 0);
    }
}

/* --- smoke and wire --- */

static void list_wire(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    int from = s->unit[u].hex;

    for (int dir = 0; dir < 6; dir++) {
        int to = v->next[from][dir];

        if (to != VV_NONE && position_at(s, to) == VV_WIRE)
            menu_add(m, DO_CLEAR, u, to, 0); /* VV-17.7 */
    }
}

static void list_gun_smoke(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    const struct vv_type *t = type_of(v, s, u);
    int from = s->unit[u].hex, facing = s->unit[u].facing;

    for (int to = 0; to < v->hexes && !menu_full(m); to++)
        if (to != from && !smoke_at(s, to) && (t->turret || in_arc(v, from, facing, to)) &&
            vv_bears(v, s, from, to) && vv_sees(v, s, from, to))
            menu_add(m, DO_SMOKE, u, to, 0); /* VV-11.3 */
}

static void list_mortar_smoke(const struct vv *v, const struct vv_state *s, int u,
                              struct vv_menu *m)
{
    const struct vv_weapon *w = &v->weapon[s->unit[u].weapon];
    int from = s->unit[u].hex, side = s->unit[u].side;

    for (int to = 0; to < v->hexes && !menu_full(m); to++) {
        int range = range_of(v, from, to);

        if (range >= w->range_min && range <= w->range && !smoke_at(s, to) &&
            vv_spotted(v, s, side, from, to))
            menu_add(m, DO_SMOKE, u, to, 0);
    }
}

static bool has_gun(const struct vv_type *t)
{
    return t->kind == VV_GUN || (is_wheels(t) && t->apfp);
}

static void smoke_legal(const struct vv *v, const struct vv_state *s, int side, struct vv_menu *m)
{
    bool smoke = s->pool[side].smoke >= 2, charges = s->pool[side].expendable[VV_SATCHELS] > 0;

    for_units (u, smoke || charges ? s->here[side] : 0) {
        if (menu_full(m))
            return;
        if (charges)
            for_cargo (c, s, u)
                if (may_fire(s, c) && is_foot(type_of(v, s, c)))
                    list_wire(v, s, c, m);
        if (!may_fire(s, u))
            continue;
        if (charges && is_foot(type_of(v, s, u)))
            list_wire(v, s, u, m);
        if (smoke && has_gun(type_of(v, s, u)))
            list_gun_smoke(v, s, u, m);
        if (smoke && vv_mortar_ready(v, s, u))
            list_mortar_smoke(v, s, u, m);
    }
}

/* --- everything a side may attack now --- */

/* Infantry fires hex by hex: the first unit of a hex stands for all who still can. */
struct fire {
    uint64_t first;            /* of hexes with such infantry */
    uint64_t ranges[VV_UNITS]; /* at which the hex of a first unit has firepower */
};

/* seeing: those from whom the map does not hide a hex. */
static uint64_t seeing(const struct vv *v, const struct vv_state *s, uint64_t units, int hex)
{
    const uint8_t *clear = &v->clear[hex * v->hexes];
    uint64_t set = 0;

    for_units (u, units)
        set |= (uint64_t)(clear[s->unit[u].hex] != VV_UNSEEN) << u;
    return set;
}

/* gather: in reaction, only from where the one target can be seen. */
static void gather(const struct vv *v, const struct vv_state *s, const struct vv_targets *targets,
                   uint64_t able, struct fire *out)
{
    out->first = 0;
    for_units (u, targets->reaction ? seeing(v, s, able, targets->hex[0]) : able) {
        const struct vv_unit *unit = &s->unit[u];
        int first = s->cell[unit->hex].head - 1;
        uint64_t others = out->first >> first & 1 ? out->ranges[first] : 0;

        out->ranges[first] = others | v->type[unit->type].fires | v->weapon[unit->weapon].fires;
        out->first |= bit(first);
    }
}

static void list_foot(const struct vv *v, const struct vv_state *s,
                      const struct vv_targets *targets, int hex, uint64_t ranges, struct vv_menu *m)
{
    list_groups(v, s, targets, hex, ranges, m);
    if ((ranges >> VV_MORTAR_RANGE & 1) && !targets->reaction) /* VV-12.7 (b) */
        vv_list_barrages(v, s, targets, hex, m);
}

static void list_attacks(const struct vv *v, const struct vv_state *s,
                         const struct vv_targets *targets, struct vv_menu *m)
{
    uint64_t all = s->here[targets->side], able = all & ~marked(s, VV_PINNED | VV_FIRED);
    struct fire fire;

    gather(v, s, targets, able & s->foot, &fire);
    for_units (u, fire.first | (all & ~s->foot) | (targets->any_hard ? able : 0)) {
        if (menu_full(m))
            return;
        if (fire.first & bit(u))
            list_foot(v, s, targets, s->unit[u].hex, fire.ranges[u], m);
        if (!(s->foot & bit(u)))
            list_shots(v, s, targets, u, m);
        if (targets->any_hard)
            vv_list_at(v, s, targets, u, m);
    }
}

void vv_fire_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    struct vv_targets targets;
    int side = top_of(s)->seat;

    menu_add(m, DO_DONE, 0, 0, 0);
    vv_targets_start(v, s, side, false, &targets);
    list_attacks(v, s, &targets, m);
    if (s->phase == VV_FIRE && !menu_full(m))
        smoke_legal(v, s, side, m); /* VV-5.3.2: not in Defensive Fire */
}

void vv_window_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    struct vv_targets targets;

    menu_add(m, DO_PASS, 0, 0, 0);
    vv_targets_start(v, s, top_of(s)->seat, true, &targets);
    if (targets.count)
        list_attacks(v, s, &targets, m);
}

/* --- declaring --- */

void vv_draft_attack(const struct vv *v, struct vv_state *s, const struct action *a)
{
    struct vv_attack *attack = &s->attack;
    const struct frame *f = top_of(s);

    memset(attack, 0, sizeof *attack);
    attack->side = (uint8_t)f->seat;
    attack->reaction = f->kind == F_WINDOW;
    attack->final = f->kind == F_FINAL;
    attack->kind = a->kind == DO_FIRE      ? VV_ATTACK_GROUP
                   : a->kind == DO_BARRAGE ? VV_ATTACK_BARRAGE
                   : a->kind == DO_AT      ? VV_ATTACK_AT
                   : a->kind == DO_ASSAULT ? VV_ATTACK_ASSAULT
                   : a->kind == DO_OVERRUN ? VV_ATTACK_OVERRUN
                                           : VV_ATTACK_UNIT;
    attack->from = a->arg[0];
    attack->at = a->arg[1];
    if (a->kind == DO_SHOOT || a->kind == DO_AT) {
        attack->shooter = (uint8_t)(a->arg[0] + 1);
        attack->from = s->unit[a->arg[0]].hex;
    }
    if (a->kind == DO_OVERRUN) {
        attack->shooter = (uint8_t)(bits_first(movers(s)) + 1);
        attack->from = s->unit[attack->shooter - 1].hex;
        attack->at = a->arg[0];
    }
    if (a->kind == DO_AT) {
        attack->target = (uint8_t)(a->arg[1] + 1);
        attack->at = s->unit[a->arg[1]].hex;
        attack->weapon = (uint8_t)a->arg[2];
    }
    vv_group_members(v, s);
}

void vv_declare(struct vv_play *p, const struct action *a)
{
    EXPECT(p->s->attack.kind == VV_ATTACK_NONE);
    vv_draft_attack(p->v, p->s, a);
    if (p->s->attack.final)
        p->s->party |= bit(a->arg[0]);
    vv_group_open(p, p->s->attack.side);
}

void vv_end_attack(struct vv_play *p)
{
    memset(&p->s->attack, 0, sizeof p->s->attack);
    memset(&p->s->alloc, 0, sizeof p->s->alloc);
}

void vv_push_roll(struct vv_play *p, int roll, int u)
{
    EXPECT(roll >= ROLL_AP && roll < ROLL_KINDS);
    push_frame(p->s, F_ROLL, SEAT_CHANCE, roll, u, 0);
}

/* --- laying smoke, blowing wire --- */

void vv_lay_smoke(struct vv_play *p, int u, int hex, int strength)
{
    struct vv_state *s = p->s;

    EXPECT(strength <= s->pool[s->unit[u].side].smoke && !smoke_at(s, hex));
    vv_set_effects(s, hex, s->effects[hex] | strength);
    s->pool[s->unit[u].side].smoke -= (uint8_t)strength; /* VV-11.1 */
    tell_unit(p, SAW_SMOKE, u, hex, strength);
}

void vv_fire_smoke(struct vv_play *p, int u, int hex)
{
    mark(p->s, u, VV_FIRED);
    vv_lay_smoke(p, u, hex, 2);
}

void vv_clear_wire(struct vv_play *p, int u, int hex)
{
    EXPECT(position_at(p->s, hex) == VV_WIRE);
    mark(p->s, u, VV_FIRED);
    p->s->pool[p->s->unit[u].side].expendable[VV_SATCHELS]--;
    p->s->cell[hex].ground = VV_OPEN;
    tell_unit(p, SAW_CLEARED, u, hex, 0);
}

/* --- fire lanes --- */

void vv_lanes_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    const struct vv_attack *a = &s->attack;
    int16_t hexes[64];
    bool ties;

    menu_add(m, DO_LANE, VV_NONE, 0, 0);
    if (vv_lane(v, s, a->from, a->at, LANE_LEFT, hexes, &ties))
        menu_add(m, DO_LANE, LANE_LEFT, 0, 0);
    if (menu_full(m))
        return;
    if (vv_lane(v, s, a->from, a->at, LANE_RIGHT, hexes, &ties) && ties)
        menu_add(m, DO_LANE, LANE_RIGHT, 0, 0);
}

void vv_lane_apply(struct vv_play *p, const struct action *action)
{
    struct vv_state *s = p->s;
    const struct vv_attack *a = &s->attack;
    int16_t hexes[64];
    int side = action->arg[0];
    bool ties;

    EXPECT(s->attack.lanes > 0);
    s->attack.lanes--;
    if (side == VV_NONE) {
        s->attack.lanes = 0; /* the machine guns of one hex are alike */
        return;
    }
    int count = vv_lane(p->v, s, a->from, a->at, (enum vv_lane_side)side, hexes, &ties);
    for (int i = 0; i < count; i++)
        if (hexes[i] != VV_NONE && lanes_at(s, hexes[i]) < VV_LANES_MAX)
            vv_set_effects(s, hexes[i], s->effects[hexes[i]] + VV_LANE);
    tell(p, SAW_LANE, a->side, a->from, a->at, count, 0);
}

/* VV-13.9: the 1-4 row, no modifiers but crossfire (VV-13.9.1). */
void vv_lane_fire(struct vv_play *p, int roll)
{
    struct vv_state *s = p->s;
    uint64_t targets = vv_soft_targets(p->v, s, movers(s));

    EXPECT(targets);
    int u = bits_first(targets), hex = s->unit[u].hex, side = s->unit[u].side;
    int points = vv_ap_points(p->v->tables.ap_number[0], roll - (lanes_at(s, hex) - 1));
    if (!points) {
        tell(p, SAW_NO_POINTS, side, hex, 0, 0, 0);
        return;
    }
    tell(p, SAW_POINTS, side, hex, points, 0, 0);
    vv_alloc_start(p, VV_ALLOC_MOVERS, side, targets, 0, points);
}
