/* vv_fire_ap.c - anti-personnel firepower and everything that is added to the roll (VV-13, VV-14). */
#include "games/valor_and_victory/vv_rules.h"

/* --- firepower --- */

/* VV-12.3: what a carried weapon adds to an AP attack at this range. `light`: only light machine
 * guns count (passengers VV-14.3, assaulters VV-15.2). */
static int weapon_fire(const struct vv_weapon *w, int range, bool light)
{
    if (w->kind == VV_MORTAR || range < w->range_min || range > w->range)
        return 0;
    if (light && (w->heavy || w->kind != VV_MG))
        return 0;
    return w->apfp;
}

int vv_foot_fire(const struct vv *v, const struct vv_state *s, int u, int range, int mode,
                 bool light)
{
    const struct vv_type *t = type_of(v, s, u);
    const struct vv_weapon *w = &v->weapon[s->unit[u].weapon];
    int own = range <= t->range ? t->apfp : 0;
    int extra = s->unit[u].weapon ? weapon_fire(w, range, light) : 0;

    EXPECT(is_foot(t));
    if (mode == VV_WITH_SATCHEL)
        return own + v->tables.expendable_apfp[VV_SATCHELS]; /* VV-12.6.2: no other weapon */
    if (!extra)
        return own;
    if (t->kind == VV_LEADER)
        return extra; /* instead of his own */
    if (t->kind == VV_HALF && w->heavy)
        return extra > own ? extra : own; /* one or the other */
    return own + extra;
}

/* VV-14.4: the weapons of an AFV, vehicle or Gun that bear on a hex. */
int vv_mounted_fire(const struct vv *v, const struct vv_state *s, int u, int to)
{
    const struct vv_type *t = type_of(v, s, u);
    const struct vv_unit *unit = &s->unit[u];
    int range = range_of(v, unit->hex, to), sum = 0;
    bool ahead = in_arc(v, unit->hex, unit->facing, to);

    if (t->turret || ahead)
        sum += t->apfp;
    if (range <= VV_MG_RANGE)
        sum += t->mg_any + (ahead ? t->mg_ahead : 0);
    return sum;
}

/* vv_bears: VV-17.5, who sits in a bunker fires only into its arc. */
bool vv_bears(const struct vv *v, const struct vv_state *s, int from, int to)
{
    return !is_bunker(position_at(s, from)) || in_arc(v, from, position_facing(s, from), to);
}

static bool is_light_only(const struct vv_attack *a)
{
    return a->kind == VV_ATTACK_UNIT || a->kind == VV_ATTACK_OVERRUN ||
           a->kind == VV_ATTACK_ASSAULT;
}

/* VV-15.4, VV-15.5, VV-R19: machine guns only, 2 without any. */
static int assault_defence_mounted(const struct vv_type *t)
{
    int mgs = t->mg_any + t->mg_ahead;

    return t->kind == VV_GUN || mgs == 0 ? 2 : mgs;
}

int vv_member_fire(const struct vv *v, const struct vv_state *s, const struct vv_attack *a, int i)
{
    int u = a->member[i];
    const struct vv_type *t = type_of(v, s, u);
    int range = range_of(v, a->from, a->at);

    EXPECT(i >= 0 && i < a->count);
    if (a->mode[i] == VV_NOT_AT_ALL)
        return 0;
    if (a->kind == VV_ATTACK_BARRAGE)
        return v->weapon[s->unit[u].weapon].apfp;
    if (a->kind == VV_ATTACK_DEFENCE)
        return is_foot(t) ? vv_foot_fire(v, s, u, 1, a->mode[i], s->unit[u].place == VV_ABOARD)
                          : assault_defence_mounted(t);
    if (is_foot(t))
        return vv_foot_fire(v, s, u, a->kind == VV_ATTACK_OVERRUN ? 1 : range, a->mode[i],
                            is_light_only(a));
    if (a->kind == VV_ATTACK_OVERRUN)
        return 2 * (t->apfp + t->mg_any + t->mg_ahead); /* VV-18.3 */
    return vv_mounted_fire(v, s, u, a->at);
}

int vv_total_fire(const struct vv *v, const struct vv_state *s)
{
    const struct vv_attack *a = &s->attack;
    int sum = 0;

    for (int i = 0; i < a->count; i++)
        sum += vv_member_fire(v, s, a, i);
    return sum > 255 ? 255 : sum;
}

int vv_count_mode(const struct vv_attack *a, int mode)
{
    int count = 0;

    for (int i = 0; i < a->count; i++)
        count += a->mode[i] == mode;
    return count;
}

/* --- targets --- */

uint64_t vv_soft_targets(const struct vv *v, const struct vv_state *s, uint64_t units)
{
    uint64_t set = units & s->foot;

    for_units (u, units & ~s->foot)
        set |= (uint64_t)(type_of(v, s, u)->kind != VV_AFV) << u; /* VV-14.1 */
    return set;
}

uint64_t vv_hard_targets(const struct vv *v, const struct vv_state *s, uint64_t units)
{
    uint64_t set = 0;

    for_units (u, units & ~s->foot)
        set |= (uint64_t)is_hard(type_of(v, s, u)) << u;
    return set;
}

uint64_t vv_attack_targets(const struct vv *v, const struct vv_state *s)
{
    const struct vv_attack *a = &s->attack;
    int side = other_side(s->attack.side);
    uint64_t set = vv_soft_targets(v, s, a->reaction ? movers(s) : vv_units_in(s, side, a->at));

    if (a->kind != VV_ATTACK_BARRAGE)
        return set;
    for_units (u, set) /* VV-12.7: vehicles are rolled for one by one */
        if (type_of(v, s, u)->kind == VV_VEHICLE)
            set &= ~bit(u);
    return set;
}

/* --- cover and modifiers --- */

/* VV-17.11: a position helps only those who occupy it. Whoever stands in the hex does; movers do if
 * they could stay. */
int vv_cover_of(const struct vv *v, const struct vv_state *s, int hex, uint64_t targets,
                bool moving)
{
    if (targets && (!moving || vv_may_stay(v, s, hex, targets)))
        return vv_cover_in(v, s, hex);
    return terrain_at(v, hex)->cover;
}

/* VV-12.7 (d): of a mortar's way only the target hex counts. */
static int barrage_hindrance(const struct vv *v, const struct vv_state *s, int hex)
{
    return terrain_at(v, hex)->hindrance + smoke_at(s, hex);
}

void vv_ap_sum(const struct vv *v, const struct vv_state *s, struct vv_ap_sum *out)
{
    const struct vv_attack *a = &s->attack;
    uint64_t targets = vv_attack_targets(v, s);
    bool infantry = a->kind == VV_ATTACK_GROUP || a->kind == VV_ATTACK_BARRAGE;

    *out = (struct vv_ap_sum){ .firepower = vv_total_fire(v, s) };
    out->cover = vv_cover_of(v, s, a->at, targets, a->reaction);
    if (a->kind == VV_ATTACK_BARRAGE || a->kind == VV_ATTACK_OVERRUN)
        out->hindrance = barrage_hindrance(v, s, a->at); /* VV-18.3: of the target hex */
    else
        out->hindrance = vv_hindrance(v, s, a->from, a->at);
    out->assault_move = a->reaction && s->move.assault;                   /* VV-6.3.3 */
    out->wire = infantry && position_at(s, a->from) == VV_WIRE;           /* VV-17.7 */
    out->leader = a->leader ? type_of(v, s, a->leader - 1)->modifier : 0; /* VV-13.6 */
    out->grenades = -vv_count_mode(a, VV_WITH_GRENADES);                  /* VV-12.6.1, VV-R30 */
    if (a->reaction) { /* VV-13.8, VV-R6, VV-R7 */
        out->open = out->cover + out->hindrance + out->assault_move > 0 ? 0 : -1;
        out->adjacent = range_of(v, a->from, a->at) == 1 ? -2 : 0;
    }
    out->modifier = out->cover + out->hindrance + out->assault_move + out->wire + out->leader +
                    out->grenades + out->open + out->adjacent;
    out->number = vv_ap_number(v, out->firepower);
}

int vv_ap_points(int number, int roll)
{
    int points = number - (roll < 2 ? 2 : roll);

    return points > 0 ? points : 0;
}

/* VV-13.5: the shield helps when the firers' hex lies in the Gun's arc and the Gun is not moving.
 */
bool vv_shield_helps(const struct vv *v, const struct vv_state *s, int u, int from)
{
    const struct vv_unit *unit = &s->unit[u];

    if (!type_of(v, s, u)->shield || !in_arc(v, unit->hex, unit->facing, from))
        return false;
    return !(s->attack.reaction && (movers(s) & bit(u)));
}

void vv_ap_roll(struct vv_play *p, int roll)
{
    struct vv_state *s = p->s;
    struct vv_attack *a = &s->attack;
    uint64_t targets = vv_attack_targets(p->v, s), shields = 0;
    int side = other_side(s->attack.side);
    struct vv_ap_sum sum;

    EXPECT(targets);
    vv_ap_sum(p->v, s, &sum);
    int points = vv_ap_points(sum.number, roll + sum.modifier);
    if (a->kind == VV_ATTACK_BARRAGE && p->v->terrain[a->at] == p->v->woods) {
        bool foot = false; /* VV-12.7 (f), VV-R27 */

        for_units (u, targets)
            foot |= is_foot(type_of(p->v, s, u));
        points *= foot ? 2 : 1;
    }
    if (!points) {
        tell(p, SAW_NO_POINTS, side, a->at, 0, 0, 0);
        return;
    }
    tell(p, SAW_POINTS, side, a->at, points, 0, 0);
    for_units (u, targets)
        if (vv_shield_helps(p->v, s, u, a->from))
            shields |= bit(u);
    vv_alloc_start(p, a->reaction ? VV_ALLOC_MOVERS : VV_ALLOC_FIRE, side, targets, shields,
                   points);
}
