/* bends.c - where a way bends that begins or ends close to a corner, or to somebody who must be kept
 * clear of (TC-5.14). */
#include "games/trench_crusade/move/profile.h"
#include "games/trench_crusade/table/graph.h"

enum { RING_OUT = 2 }; /* so far outside of what must be kept clear of */

/* The nodes lie a little further out than the circle, so that legs from one to the next keep clear
 * too: the widest step is 22 parts of 256, and 16384 / 15780 is one over the cosine of half of it. */
void tc_ring(const struct tc_mover *m, int figure, struct point out[TC_RING])
{
    struct tc_figure f = m->crowd->figure[figure];
    int32_t clear = tc_base(m->base)->radius + tc_base(f.base)->radius +
                    (m->shun >> figure & 1 ? TC_INCH + 1 : 0);
    int32_t radius = (clear + RING_OUT) * PLANE_SINE / 15780 + 1;

    for (int i = 0; i < TC_RING; i++) {
        struct point off = plane_turned((struct point){ radius, 0 }, i * PLANE_TURN / TC_RING);

        out[i] = (struct point){ f.at.x + off.x, f.at.y + off.y };
    }
}

/* divided: a / b, rounded away from 0; b is above 0. */
static int32_t divided(int64_t a, int64_t b)
{
    return (int32_t)((a < 0 ? a - b + 1 : a + b - 1) / b);
}

/* straight_out: if p lies in the triangle of a corner and two places that a way passes, counter-
 * clockwise round it: the place on the line between these straight out from the corner. */
static bool straight_out(struct point corner, struct point a, struct point b, struct point p,
                         struct point *out)
{
    struct point d = plane_difference(corner, p);
    int64_t whole = plane_side(corner, a, b), inside = whole - plane_side(a, b, p);

    if (plane_side(corner, a, p) <= 0 || plane_side(corner, p, b) <= 0 || inside <= 0 ||
        inside >= whole)
        return false;
    *out = (struct point){ corner.x + divided(d.x * whole, inside),
                           corner.y + divided(d.y * whole, inside) };
    return true;
}

/* add_bend: at the levels of a place that a walk to the spot may come from. */
static void add_bend(const struct tc_mover *m, struct tc_spot at, struct point p,
                     struct tc_bends *out)
{
    int16_t level[TC_LEVELS];
    int count = tc_fits_table(m->ground, m->base, p) ? tc_levels(m->ground, p, level, NULL) : 0;

    for (int i = 0; i < count && out->count < TC_BENDS; i++)
        if ((at.z == TC_ANY_LEVEL || (level[i] - at.z <= TC_STEP && at.z - level[i] <= TC_STEP)) &&
            tc_graph_passes(m, tc_spot(p, level[i])))
            out->at[out->count++] = tc_spot(p, level[i]);
}

/* is_round: does p lie round a corner, behind the ends of both its edges? */
static bool is_round(struct polygon g, int i, struct point p)
{
    struct point at = g.corner[i], d = plane_difference(at, p);
    struct point in = plane_difference(g.corner[(i + g.corners - 1) % g.corners], at);
    struct point out = plane_difference(at, g.corner[(i + 1) % g.corners]);

    return (int64_t)d.x * in.x + (int64_t)d.y * in.y > 0 &&
           (int64_t)d.x * out.x + (int64_t)d.y * out.y < 0;
}

/* by_outline: of the corners of an obstacle. Their nodes are not further away than this but for
 * corners so sharp that no piece has them. */
static void by_outline(const struct tc_mover *m, struct polygon outline, struct tc_spot at,
                       struct tc_bends *out)
{
    int32_t r = tc_base(m->base)->radius;
    struct point p = tc_plan(at), by[TC_CORNER], bend;

    for (int i = 0; i < outline.corners; i++) {
        if (plane_square(outline.corner[i], p) * 4 > (int64_t)9 * r * r || !is_round(outline, i, p))
            continue;
        tc_graph_corner(outline, i, r, by);
        for (int k = 0; k + 1 < TC_CORNER; k++)
            if (straight_out(outline.corner[i], by[k], by[k + 1], p, &bend))
                add_bend(m, at, bend, out);
    }
}

static void by_rings(const struct tc_mover *m, struct tc_spot at, struct tc_bends *out)
{
    struct point node[TC_RING], bend;

    for (uint64_t set = (m->shun | m->solid) & m->crowd->there; set; set &= set - 1) {
        int figure = bits_first(set);

        tc_ring(m, figure, node);
        for (int i = 0; i < TC_RING; i++)
            if (straight_out(tc_plan(m->crowd->figure[figure].at), node[i], node[(i + 1) % TC_RING],
                             tc_plan(at), &bend))
                add_bend(m, at, bend, out);
    }
}

void tc_bends_find(const struct tc_mover *m, struct tc_spot at, bool rings, struct tc_bends *out)
{
    const struct tc_shape *s = m->ground->shape;
    const struct tc_base *base = tc_base(m->base);
    struct point p = tc_plan(at);
    struct prism_set near = tc_prisms_near(m->ground, p, p, 3 * base->radius / 2);
    struct box box = plane_box(p, p, 3 * base->radius / 2);

    out->count = 0;
    for (int i; (i = prism_set_take(&near)) >= 0;)
        if (at.z == TC_ANY_LEVEL ||
            tc_obstructs(&s->bodies.prism[i], s->prism_flags[i], at.z, base->height))
            by_outline(m, prism_outline(&s->bodies.prism[i]), at, out);
    for (const struct tc_area *k = s->zone; k < s->zone + s->zones; k++)
        if (k->flags & TC_IMPASSABLE && plane_boxes_meet(&k->box, &box) &&
            !(m->ground->gone >> k->piece & 1))
            by_outline(m, tc_area_polygon(k), at, out);
    if (rings)
        by_rings(m, at, out);
}
