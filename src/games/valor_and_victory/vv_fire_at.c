/* vv_fire_at.c - anti-tank fire: to hit, front or rear, elimination, crews that leave (VV-16). */
#include "games/valor_and_victory/vv_rules.h"

/* --- who can shoot at what --- */

int vv_gun_at(const struct vv *v, const struct vv_state *s, int u, int to)
{
    const struct vv_type *t = type_of(v, s, u);
    const struct vv_unit *unit = &s->unit[u];

    if (is_foot(t) || !t->atfp)
        return 0;                                                             /* VV-1.2 */
    return t->turret || in_arc(v, unit->hex, unit->facing, to) ? t->atfp : 0; /* VV-1.2.2 */
}

static int carried_at(const struct vv *v, const struct vv_state *s, int u, int range)
{
    const struct vv_weapon *w = &v->weapon[s->unit[u].weapon];

    return w->kind == VV_AT && range >= w->range_min && range <= w->range ? w->atfp : 0;
}

/* ways: each way in which u can shoot at one target hex. */
static int ways(const struct vv *v, const struct vv_state *s, int u, int to, int out[3])
{
    int range = range_of(v, s->unit[u].hex, to), count = 0;
    const struct vv_pool *pool = &s->pool[s->unit[u].side];

    if (vv_gun_at(v, s, u, to))
        out[count++] = VV_AT_GUN;
    if (!is_foot(type_of(v, s, u)))
        return count;
    if (carried_at(v, s, u, range))
        out[count++] = VV_AT_CARRIED; /* VV-16.2 */
    if (range == 1 && pool->expendable[VV_FAUSTS] && type_of(v, s, u)->fausts)
        out[count++] = VV_AT_FAUST; /* VV-12.6 */
    if (range == 1 && pool->expendable[VV_AT_GRENADES])
        out[count++] = VV_AT_GRENADE;
    return count;
}

void vv_list_at(const struct vv *v, const struct vv_state *s, const struct vv_targets *targets,
                int u, struct vv_menu *m)
{
    int way[3];

    if (is_marked(s, u, VV_PINNED) || (!targets->final && !may_fire(s, u)))
        return;
    int from = s->unit[u].hex;
    for_units (i, targets->any_hard & vv_targets_seen(v, targets, from, ANY_RANGE)) {
        int to = targets->hex[i], count = ways(v, s, u, to, way);

        if (!count || !vv_sees_past(v, s, from, to) || !vv_bears(v, s, from, to))
            continue;
        for_units (target, vv_targets_hard(v, s, targets, i))
            for (int k = 0; k < count; k++)
                menu_add(m, DO_AT, u, target, way[k]);
    }
}

/* --- the sum --- */

static int hit_number(const struct vv *v, const struct vv_attack *a, int range)
{
    int row = 0;

    if (a->weapon != VV_AT_GUN)
        return v->tables.hit_infantry;
    while (row + 1 < VV_HIT_ROWS && range > v->tables.hit_range[row])
        row++;
    return v->tables.hit_gun[row];
}

static int firepower(const struct vv *v, const struct vv_state *s)
{
    const struct vv_attack *a = &s->attack;

    switch (a->weapon) {
    case VV_AT_GUN: return type_of(v, s, a->shooter - 1)->atfp;
    case VV_AT_CARRIED: return v->weapon[s->unit[a->shooter - 1].weapon].atfp;
    case VV_AT_FAUST: return v->tables.expendable_atfp[VV_FAUSTS];
    default: return v->tables.expendable_atfp[VV_AT_GRENADES];
    }
}

/* An AFV in wire, or a vehicle passing a trench, has no use of the position (VV-17.11). */
static int target_cover(const struct vv *v, const struct vv_state *s)
{
    const struct vv_attack *a = &s->attack;
    const struct vv_type *t = type_of(v, s, a->target - 1);
    int cover = terrain_at(v, a->at)->cover;

    if (t->kind != VV_GUN)
        return cover;
    return vv_cover_of(v, s, a->at, bit(a->target - 1), a->reaction);
}

void vv_at_sum(const struct vv *v, const struct vv_state *s, struct vv_at_sum *out)
{
    const struct vv_attack *a = &s->attack;
    int shooter = a->shooter - 1, target = a->target - 1;
    const struct vv_type *t = type_of(v, s, target);

    EXPECT(a->kind == VV_ATTACK_AT && a->shooter && a->target);
    *out = (struct vv_at_sum){ .number = hit_number(v, a, range_of(v, a->from, a->at)) };
    out->cover = target_cover(v, s);
    out->hindrance = vv_hindrance(v, s, a->from, a->at);
    out->shield = vv_shield_helps(v, s, target, a->from);
    out->wire = is_foot(type_of(v, s, shooter)) && position_at(s, a->from) == VV_WIRE;
    out->leader = a->leader ? type_of(v, s, a->leader - 1)->modifier : 0;
    out->modifier = out->cover + out->hindrance + out->shield + out->wire + out->leader;
    out->atfp = firepower(v, s);
    out->armour_front = t->front;
    out->armour_rear = t->rear;
    out->facing = a->final              ? -1 /* VV-18.4 */
                  : t->front == t->rear ? 1
                                        : vv_armour_side(v, a->at, s->unit[target].facing, a->from);
}

/* --- dice --- */

void vv_spared(struct vv_play *p, int u, int kind)
{
    tell_unit(p, kind, u, p->s->unit[u].hex, 0);
    if (is_marked(p->s, u, VV_IMMOBILE))
        vv_crew_check(p, u);
}

static void shoot_armour(struct vv_play *p, int side)
{
    struct vv_state *s = p->s;
    const struct vv_type *t = type_of(p->v, s, s->attack.target - 1);
    struct vv_at_sum sum;

    EXPECT(t->kind == VV_AFV);
    vv_at_sum(p->v, s, &sum);
    s->attack.rear = side > 0 ? 1 : 2;
    int number = p->v->tables.armour[sum.atfp][side > 0 ? t->front : t->rear];
    if (number == VV_LOST_AT_ONCE)
        vv_lose(p, s->attack.target - 1);
    else if (!number)
        vv_spared(p, s->attack.target - 1, SAW_UNHARMED);
    else
        vv_push_roll(p, ROLL_ARMOUR, 0);
}

void vv_at_hit(struct vv_play *p, int roll)
{
    struct vv_state *s = p->s;
    int target = s->attack.target - 1;
    struct vv_at_sum sum;

    vv_at_sum(p->v, s, &sum);
    if (roll + sum.modifier > sum.number) {
        vv_spared(p, s->attack.target - 1, SAW_MISSED);
        return;
    }
    tell_unit(p, SAW_HIT, target, s->attack.at, 0);
    if (type_of(p->v, s, target)->kind != VV_AFV)
        vv_lose(p, target); /* VV-16.4 */
    else if (sum.facing == 0)
        vv_push_roll(p, ROLL_FACING, 0);
    else
        shoot_armour(p, sum.facing);
}

void vv_at_facing(struct vv_play *p, int roll)
{
    int side = roll <= 3 ? 1 : -1; /* VV-16.5 */

    tell_unit(p, SAW_ARMOUR, p->s->attack.target - 1, p->s->attack.at, side > 0 ? 1 : 2);
    shoot_armour(p, side);
}

void vv_at_armour(struct vv_play *p, int roll)
{
    struct vv_state *s = p->s;
    int target = s->attack.target - 1;
    const struct vv_type *t = type_of(p->v, s, target);
    struct vv_at_sum sum;

    EXPECT(s->attack.rear);
    vv_at_sum(p->v, s, &sum);
    int number = p->v->tables.armour[sum.atfp][s->attack.rear == 1 ? t->front : t->rear];
    if (roll < number) { /* VV-16.4 */
        vv_lose(p, target);
    } else if (roll > number) {
        vv_spared(p, s->attack.target - 1, SAW_UNHARMED);
    } else {
        if (!is_marked(s, target, VV_IMMOBILE))
            tell_unit(p, SAW_IMMOBILE, target, s->attack.at, 0);
        mark(s, target, VV_IMMOBILE);
        vv_crew_check(p, target);
    }
}

/* --- crews (VV-16.6) --- */

void vv_crew_check(struct vv_play *p, int u)
{
    EXPECT(is_marked(p->s, u, VV_IMMOBILE));
    p->s->alloc.shaken |= bit(u);
    vv_push_roll(p, ROLL_CREW, u);
}

void vv_crew_roll(struct vv_play *p, int u, int roll)
{
    if (roll > 2) {
        tell_unit(p, SAW_CREW_STAYS, u, p->s->unit[u].hex, 0);
        return;
    }
    tell_unit(p, SAW_CREW_LEAVES, u, p->s->unit[u].hex, 0);
    vv_lose(p, u); /* VV-R21: with its passengers */
}
