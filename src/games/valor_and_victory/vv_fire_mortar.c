/* vv_fire_mortar.c - light mortars, the one kind of indirect fire (VV-12.7). */
#include "games/valor_and_victory/vv_rules.h"

/* (b): not out of a building or a bunker, nor from aboard. */
bool vv_mortar_ready(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_unit *unit = &s->unit[u];

    return v->weapon[unit->weapon].kind == VV_MORTAR && unit->place == VV_ON_MAP &&
           may_fire(s, u) && v->terrain[unit->hex] != v->building &&
           !is_bunker(position_at(s, unit->hex));
}

/* (c): the mortar sees the hex itself, or any unpinned friend does. */
bool vv_spotted(const struct vv *v, const struct vv_state *s, int side, int from, int to)
{
    if (vv_sees(v, s, from, to))
        return true;
    for_units (u, s->here[side])
        if (!is_marked(s, u, VV_PINNED) && vv_sees(v, s, s->unit[u].hex, to))
            return true;
    return false;
}

bool vv_mortar_reaches(const struct vv *v, const struct vv_state *s, int u, int range)
{
    const struct vv_weapon *w = &v->weapon[s->unit[u].weapon];

    return vv_mortar_ready(v, s, u) && range >= w->range_min && range <= w->range;
}

static bool any_in_range(const struct vv *v, const struct vv_state *s, int hex, int range)
{
    for_hex (u, s, hex)
        if (vv_mortar_reaches(v, s, u, range))
            return true;
    return false;
}

void vv_list_barrages(const struct vv *v, const struct vv_state *s,
                      const struct vv_targets *targets, int hex, struct vv_menu *m)
{
    for (int i = 0; i < targets->count && !menu_full(m); i++) {
        int to = targets->hex[i];

        if (!any_in_range(v, s, hex, range_of(v, hex, to)))
            continue;
        if (s->records &&
            vv_recorded(s, RECORD_MORTAR, hex, vv_units_in(s, other_side(targets->side), to)))
            continue; /* (a) */
        if (vv_spotted(v, s, targets->side, hex, to))
            menu_add(m, DO_BARRAGE, hex, to, 0);
    }
}

/* --- vehicles and AFVs, one by one (g) --- */

/* The frame on top names the vehicle rolled for last. */
bool vv_barrage_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct frame *f = turn_top(&s->turn);

    EXPECT(f->kind == F_BARRAGE);
    if (!is_bunker(position_at(s, s->attack.at)))
        for_hex (u, s, s->attack.at)
            if (u > f->arg[0] && is_wheels(type_of(p->v, s, u))) {
                f->arg[0] = (int16_t)u;
                vv_push_roll(p, ROLL_MORTAR, u);
                return true;
            }
    turn_pop(&s->turn);
    vv_end_attack(p);
    return true;
}

static int mortar_to_hit(const struct vv *v, const struct vv_state *s, int *modifier)
{
    const struct vv_attack *a = &s->attack;

    /* the cover of the hex; no position helps a vehicle */
    *modifier = terrain_at(v, a->at)->cover + terrain_at(v, a->at)->hindrance + smoke_at(s, a->at) +
                (position_at(s, a->from) == VV_WIRE) +
                (a->leader ? type_of(v, s, a->leader - 1)->modifier : 0);
    return v->tables.hit_mortar;
}

static int best_atfp(const struct vv *v, const struct vv_state *s)
{
    int best = 0;

    EXPECT(s->attack.kind == VV_ATTACK_BARRAGE);
    for (int i = 0; i < s->attack.count; i++) {
        int atfp = v->weapon[s->unit[s->attack.member[i]].weapon].atfp;

        best = atfp > best ? atfp : best;
    }
    return best;
}

void vv_mortar_hit(struct vv_play *p, int u, int roll)
{
    struct vv_state *s = p->s;
    int modifier, number = mortar_to_hit(p->v, s, &modifier);
    const struct vv_type *t = type_of(p->v, s, u);

    EXPECT(is_wheels(t));
    if (roll + modifier > number) {
        vv_spared(p, u, SAW_MISSED);
        return;
    }
    tell_unit(p, SAW_HIT, u, s->attack.at, 0);
    int limit = p->v->tables.armour[best_atfp(p->v, s)][t->rear];
    if (t->kind != VV_AFV || limit == VV_LOST_AT_ONCE)
        vv_lose(p, u);
    else if (!limit)
        vv_spared(p, u, SAW_UNHARMED);
    else
        vv_push_roll(p, ROLL_MORTAR_EN, u);
}

void vv_mortar_armour(struct vv_play *p, int u, int roll)
{
    int limit = p->v->tables.armour[best_atfp(p->v, p->s)][type_of(p->v, p->s, u)->rear];

    if (roll <= limit)
        vv_lose(p, u);
    else
        vv_spared(p, u, SAW_UNHARMED);
}
