/* vv_advance.c - the Advance and Assault Phase (VV-5.3.5) and rallying in the After-Action Phase
 * (VV-14.7). */
#include "games/valor_and_victory/vv_rules.h"

enum { SPENT = VV_PINNED | VV_ADVANCED | VV_IMMOBILE };

static bool spent(const struct vv_state *s, int u)
{
    return is_marked(s, u, SPENT);
}

/* One hex whatever the cost, unless it may not be entered. */
static const char *step_barred(const struct vv *v, const struct vv_state *s, int u, int dir)
{
    const struct vv_unit *unit = &s->unit[u];
    const struct vv_type *t = type_of(v, s, u);
    int hex = v->next[unit->hex][dir];

    if (is_large(t))
        return "VV-1.1.5";
    if (is_wheels(t) && dir != unit->facing && dir != (unit->facing + 3) % 6)
        return "VV-7.2";
    const char *barred = vv_barred(v, s, u, hex);
    if (barred)
        return barred;
    if (!vv_cost(v, s, u, unit->hex, dir))
        return v->terrain[hex] == v->bridge ? "VV-10.3.1" : "VV-10.1";
    if (is_bare(s, hex))
        return NULL;
    return vv_fits(vv_tally(v, s, unit->side, hex, 0) + vv_tally_one(v, s, u), position_at(s, hex));
}

const char *vv_advance_refused(const struct vv *v, const struct vv_state *s, int u, int hex)
{
    const struct vv_unit *unit = &s->unit[u];
    int dir = direction_to(v, unit->hex, hex);

    if (spent(s, u) || unit->place != VV_ON_MAP || dir == VV_NONE)
        return unit->place == VV_ABOARD ? "VV-R35" : "VV-5.3.5";
    return step_barred(v, s, u, dir);
}

/* Turning one hexside instead of advancing. */
static bool may_wheel(const struct vv *v, const struct vv_state *s, int u)
{
    return !is_foot(type_of(v, s, u)) && s->unit[u].place == VV_ON_MAP && !spent(s, u) &&
           !is_bunker(position_at(s, s->unit[u].hex));
}

/* list_foot returns whether an enemy is within reach of a close assault. */
static bool list_foot(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    int from = s->unit[u].hex;
    unsigned ways = v->walks[from][VV_FRESH], good = ways & bare_around(v, s, from);
    bool contact = false;

    for_units (dir, ways & ~good) {
        if (menu_enough(m, good))
            break;
        if (enemy_at(s, s->unit[u].side, v->near[from][dir]))
            contact = true;
        else if (!step_barred(v, s, u, dir))
            good |= 1u << dir;
    }
    menu_add_steps(m, DO_ADVANCE, 1, u, v->near[from], good, VV_NONE);
    return contact;
}

static void list_mounted(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    int facing = s->unit[u].facing, right = (facing + 1) % 6, left = (facing + 5) % 6;

    for_units (dir, is_wheels(type_of(v, s, u)) ? axis(facing) : ALL_AROUND) {
        int to = v->next[s->unit[u].hex][dir];

        if (to == VV_NONE || step_barred(v, s, u, dir))
            continue;
        if (is_bunker(position_at(s, to))) { /* VV-17.5: it faces as the bunker does */
            menu_add(m, DO_ADVANCE, u, to, VV_NONE);
            continue;
        }
        menu_add(m, DO_ADVANCE, u, to, facing);
        menu_add(m, DO_ADVANCE, u, to, right);
        menu_add(m, DO_ADVANCE, u, to, left);
    }
    if (may_wheel(v, s, u)) {
        menu_add(m, DO_WHEEL, u, right, 0);
        menu_add(m, DO_WHEEL, u, left, 0);
    }
}

void vv_advance_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    uint64_t contact = 0;

    menu_add(m, DO_DONE, 0, 0, 0);
    for_units (u, s->here[s->active] & ~marked(s, SPENT)) {
        if (menu_full(m))
            return;
        if (!(s->foot & bit(u)))
            list_mounted(v, s, u, m);
        else if (list_foot(v, s, u, m))
            contact |= bit(s->cell[s->unit[u].hex].head - 1);
    }
    vv_assault_legal(v, s, contact, m);
}

void vv_advance_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;
    int u = a->arg[0];

    EXPECT(a->kind == DO_ASSAULT || !spent(s, u));
    if (a->kind == DO_ASSAULT) {
        vv_declare(p, a);
        return;
    }
    mark(s, u, VV_ADVANCED);
    if (a->kind == DO_WHEEL) {
        s->unit[u].facing = (uint8_t)a->arg[1];
        tell_unit(p, SAW_TURNS, u, s->unit[u].hex, a->arg[1]);
        return;
    }
    vv_shift(s, u, a->arg[1]);
    if (a->arg[2] >= 0)
        s->unit[u].facing = (uint8_t)a->arg[2];
    else if (type_of(p->v, s, u)->kind == VV_GUN)
        s->unit[u].facing = (uint8_t)position_facing(s, a->arg[1]);
    tell_unit(p, SAW_ADVANCES, u, a->arg[1], a->arg[2]);
}

/* --- rally --- */

/* VV-14.7: 7 for leaders, elite infantry, vehicles and Guns, else 6; the best unpinned leader in
 * the hex helps. */
int vv_rally_number(const struct vv *v, const struct vv_state *s, int u, int *leader)
{
    const struct vv_type *t = type_of(v, s, u);
    int best = 0;

    for_hex (w, s, s->unit[u].hex) {
        if (!is_marked(s, w, VV_PINNED) && type_of(v, s, w)->modifier < best)
            best = type_of(v, s, w)->modifier;
    }
    *leader = best;
    return t->elite || t->kind >= VV_LEADER ? 7 : 6;
}

void vv_rally_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    (void)v;
    menu_add(m, DO_DONE, 0, 0, 0);
    for_units (u, s->here[s->active] & marked(s, VV_PINNED) & ~marked(s, VV_LANDING))
        menu_add(m, DO_RALLY, u, 0, 0);
}

void vv_rally_start(struct vv_play *p, int u)
{
    mark(p->s, u, VV_LANDING); /* one try */
    vv_push_roll(p, ROLL_RALLY, u);
}

void vv_rally_roll(struct vv_play *p, int u, int roll)
{
    int leader, number = vv_rally_number(p->v, p->s, u, &leader);

    EXPECT(p->s->unit[u].place == VV_ON_MAP);
    if (roll + leader > number) {
        tell_unit(p, SAW_STILL_PINNED, u, p->s->unit[u].hex, 0);
        return;
    }
    unmark(p->s, u, VV_PINNED);
    for_cargo (c, p->s, u)
        unmark(p->s, c, VV_PINNED);
    tell_unit(p, SAW_RALLIED, u, p->s->unit[u].hex, 0);
}
