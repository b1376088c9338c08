/* profile.c - what lies under a leg, and what stands in its way. */
#include "games/trench_crusade/move/profile.h"

enum { HAIR = 3 };

/* --- surfaces --- */

static void add_cut(struct tc_profile *f, struct ratio at)
{
    int i = f->cuts;

    while (i > 0 && plane_before(at, f->cut[i - 1]))
        i--;
    if (i > 0 && !plane_before(f->cut[i - 1], at))
        return; /* it is there */
    for (int k = f->cuts++; k > i; k--)
        f->cut[k] = f->cut[k - 1];
    f->cut[i] = at;
}

static void add_over(struct tc_profile *f, const struct prism *k, struct point p, struct point q,
                     bool sunk, bool barred)
{
    struct span part;

    if (!plane_clip(prism_outline(k), p, q, &part) ||
        (!plane_before(part.from, part.to) && (p.x != q.x || p.y != q.y)))
        return; /* touched at most */
    if (f->overs == TC_OVER) {
        f->full = true;
        return;
    }
    f->over[f->overs++] = (struct tc_passed){ part, k->bottom, k->top, sunk, barred, k->piece };
    add_cut(f, part.from);
    add_cut(f, part.to);
}

struct prism_set tc_prisms_near(const struct tc_ground *g, struct point p, struct point q,
                                int32_t r)
{
    const struct bodies *b = &g->shape->bodies;
    struct prism_set near = bodies_find(b, plane_box(p, q, r)), set = near;

    if (g->gone == 0)
        return near;
    for (int i; (i = prism_set_take(&set)) >= 0;)
        if (g->gone >> b->prism[i].piece & 1)
            near.word[i / 64] &= ~(UINT64_C(1) << i % 64);
    return near;
}

void tc_profile_make(struct tc_profile *f, const struct tc_ground *g, struct point p,
                     struct point q, struct prism_set near)
{
    const struct bodies *b = &g->shape->bodies;
    struct box box = plane_box(p, q, 0);

    f->overs = 0;
    f->full = false;
    f->cuts = 2;
    f->cut[0] = (struct ratio){ 0, 1 };
    f->cut[1] = (struct ratio){ 1, 1 };
    for (int i; (i = prism_set_take(&near)) >= 0;)
        if (plane_boxes_meet(&b->prism[i].box, &box))
            add_over(f, &b->prism[i], p, q, false, g->shape->prism_flags[i] & TC_BARRED);
    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        if (plane_boxes_meet(&s->box, &box) && !(g->gone >> s->piece & 1))
            add_over(f, s, p, q, true, false);
}

/* covers: does this lie under the whole of a part? */
static bool covers(const struct tc_profile *f, const struct tc_passed *o, int part)
{
    return !plane_before(f->cut[part], o->part.from) && !plane_before(o->part.to, f->cut[part + 1]);
}

int tc_profile_top(const struct tc_profile *f, int part, int limit, bool *ground)
{
    uint64_t here = 0;
    int floor = 0, best = TC_NOWHERE;

    for (int i = 0; i < f->overs; i++)
        if (covers(f, &f->over[i], part)) {
            here |= UINT64_C(1) << i;
            if (f->over[i].sunk && f->over[i].bottom < floor)
                floor = f->over[i].bottom;
        }
    for (int i = -1; i < f->overs; i++) { /* -1: the ground */
        int z = i < 0 ? floor : f->over[i].top;
        bool buried = false;

        if (i >= 0 && (!(here >> i & 1) || f->over[i].sunk || f->over[i].barred))
            continue;
        if (z > limit || z <= best)
            continue;
        for (uint64_t set = here; set && !buried; set &= set - 1) {
            const struct tc_passed *o = &f->over[bits_first(set)];

            buried = !o->sunk && o->bottom <= z && o->top > z;
        }
        if (!buried) {
            best = z;
            *ground = i < 0 && floor == 0;
        }
    }
    return best;
}

int tc_profile_high(const struct tc_profile *f, int part, int limit, bool *barred)
{
    for (int i = 0; i < f->overs; i++)
        if (!f->over[i].sunk && (f->over[i].barred || f->over[i].top > limit) &&
            covers(f, &f->over[i], part)) {
            *barred = f->over[i].barred;
            return f->over[i].piece;
        }
    return -1;
}

bool tc_profile_hair(const struct tc_profile *f, int part, int32_t length)
{
    struct span span = { f->cut[part], f->cut[part + 1] };

    return part > 0 && part + 2 < f->cuts && plane_span_length(&span, length) <= HAIR;
}

/* --- in the way --- */

static enum tc_fault fault(enum tc_fault what, struct tc_hindrance *why, int piece, int figure,
                           struct point at, int z)
{
    if (why)
        *why = (struct tc_hindrance){ (int8_t)piece, (int8_t)figure, tc_spot(at, z) };
    return what;
}

/* come_close: do two segments that do not cross come closer than r? */
static bool come_close(struct point a, struct point b, struct point p, struct point q, int32_t r)
{
    return plane_compare(a, p, q, r) < 0 || plane_compare(b, p, q, r) < 0 ||
           plane_compare(p, a, b, r) < 0 || plane_compare(q, a, b, r) < 0;
}

/* held_by_side: the sides of sunk areas of 3" and deeper hold a base that is inside. Less deep ones
 * are walked (TC-7.12). */
static bool held_by_side(const struct tc_mover *m, const struct tc_stretch *part, int *piece)
{
    const struct tc_shape *s = m->ground->shape;
    int32_t r = tc_base(m->base)->radius;

    for (const struct tc_wall *w = s->wall; part->z < 0 && w < s->wall + s->walls; w++)
        if (w->top - w->floor >= TC_FALL && w->floor <= part->z && w->top > part->z + TC_STEP &&
            come_close(w->a, w->b, part->a, part->b, r)) {
            *piece = w->piece;
            return true;
        }
    return false;
}

/* A prism must be met by the leg as it is and by the part as it was rounded: so a leg that only
 * touches is not refused for the rounding of a cut. */
enum tc_fault tc_held_up(const struct tc_mover *m, const struct prism_set *near,
                         const struct tc_stretch *part, struct point p, struct point q,
                         struct tc_hindrance *why)
{
    const struct tc_shape *s = m->ground->shape;
    const struct tc_base *b = tc_base(m->base);
    bool whole = part->a.x == p.x && part->a.y == p.y && part->b.x == q.x && part->b.y == q.y;
    struct prism_set set = *near;
    int piece;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &s->bodies.prism[i];

        if (tc_obstructs(k, s->prism_flags[i], part->z, b->height) &&
            plane_swept(prism_outline(k), p, q, b->radius) &&
            (whole || plane_swept(prism_outline(k), part->a, part->b, b->radius)))
            return fault(TC_IN_THE_WAY, why, k->piece, -1, part->a, part->z);
    }
    if (held_by_side(m, part, &piece))
        return fault(TC_IN_THE_WAY, why, piece, -1, part->a, part->z);
    if (tc_barred_at(m->ground, part->a, part->b, part->z, b->radius))
        return fault(TC_BARRED_GROUND, why, -1, -1, part->a, part->z);
    return TC_FREE;
}

/* --- enemies --- */

/* met_on: does the mover meet this figure on one part of the leg? */
static enum tc_fault met_on(const struct tc_mover *m, const struct tc_stretch *part, int number)
{
    struct tc_figure f = m->crowd->figure[number];
    const struct tc_base *own = tc_base(m->base), *its = tc_base(f.base);
    int up = part->z < f.at.z ? f.at.z - part->z : part->z - f.at.z;
    int limit = m->shun >> number & 1 ? tc_limit(up, TC_INCH) : 0;
    bool beside = part->z < f.at.z + its->height && f.at.z < part->z + own->height;
    int32_t reach = own->radius + its->radius;

    if (limit > 0 && plane_compare(tc_plan(f.at), part->a, part->b, reach + limit) < 0)
        return TC_NEAR_ENEMY; /* TC-3.4, 5.6 */
    if (beside && m->solid >> number & 1 &&
        plane_compare(tc_plan(f.at), part->a, part->b, reach) < 0)
        return TC_THROUGH_BASE;
    return TC_FREE;
}

enum tc_fault tc_met(const struct tc_mover *m, const struct tc_stride *s, struct tc_hindrance *why)
{
    struct point p = tc_plan(s->from), q = tc_plan(s->to);
    struct box box = plane_box(p, q, tc_base(m->base)->radius + TC_INCH);

    for (uint64_t set = (m->shun | m->solid) & m->crowd->there; set; set &= set - 1) {
        int number = bits_first(set);
        struct tc_figure f = m->crowd->figure[number];
        struct box its = plane_box(tc_plan(f.at), tc_plan(f.at), tc_base(f.base)->radius + 1);

        if (!plane_boxes_meet(&box, &its))
            continue;
        for (int i = 0; i < s->stretches; i++) {
            enum tc_fault found = met_on(m, &s->stretch[i], number);

            if (found)
                return fault(found, why, -1, number, s->stretch[i].a, s->stretch[i].z);
        }
    }
    return TC_FREE;
}
