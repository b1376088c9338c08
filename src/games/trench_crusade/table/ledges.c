/* ledges.c - where surfaces end above a drop (TC-3.20, R5). Found as they are asked for, so that
 * they are right whatever has changed. */
#include "games/trench_crusade/table/table.h"

enum { CUTS = 64, LEDGES = 48, OUTSIDE = 3 };

/* An edge of a surface at height z, with the surface on its left. */
struct edge {
    struct point a, b;
    int z;
    int cuts;
    struct ratio cut[CUTS];
};

static void add_cut(struct edge *e, struct ratio at)
{
    int i = e->cuts;

    while (i > 0 && plane_before(at, e->cut[i - 1]))
        i--;
    if (e->cuts == CUTS || (i > 0 && !plane_before(e->cut[i - 1], at)))
        return;
    for (int k = e->cuts++; k > i; k--)
        e->cut[k] = e->cut[k - 1];
    e->cut[i] = at;
}

/* cut_edge: where anything that touches the edge begins or ends. */
static void cut_edge(const struct tc_ground *g, struct edge *e)
{
    const struct bodies *b = &g->shape->bodies;
    struct box box = plane_box(e->a, e->b, OUTSIDE);
    struct prism_set set = bodies_find(b, box);
    struct span part;

    e->cuts = 2;
    e->cut[0] = (struct ratio){ 0, 1 };
    e->cut[1] = (struct ratio){ 1, 1 };
    for (int i; (i = prism_set_take(&set)) >= 0;)
        if (!(g->gone >> b->prism[i].piece & 1) &&
            plane_clip(prism_outline(&b->prism[i]), e->a, e->b, &part)) {
            add_cut(e, part.from);
            add_cut(e, part.to);
        }
    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        if (plane_boxes_meet(&s->box, &box) && plane_clip(prism_outline(s), e->a, e->b, &part)) {
            add_cut(e, part.from);
            add_cut(e, part.to);
        }
}

/* outside: a point just beyond the middle of a part of the edge. */
static struct point outside(const struct edge *e, struct point a, struct point b)
{
    struct point way = plane_difference(e->a, e->b);
    int32_t length = plane_length(e->a, e->b);

    return (struct point){ (a.x + b.x) / 2 + OUTSIDE * way.y / length,
                           (a.y + b.y) / 2 - OUTSIDE * way.x / length };
}

/* drop_below: how far down it goes at a point beside a surface; false when something within 1" is
 * there, or something higher lines the edge. */
static bool drop_below(const struct tc_ground *g, struct point p, int z, int *below)
{
    const struct bodies *b = &g->shape->bodies;
    struct prism_set set = bodies_find(b, plane_box(p, p, 0));
    int ground = tc_ground_at(g, p), best = ground;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &b->prism[i];

        if (g->gone >> k->piece & 1 || k->bottom > z + TC_STEP ||
            !plane_contains(prism_outline(k), p))
            continue;
        if (k->top >= z - TC_STEP)
            return false;
        best = k->top > best ? k->top : best;
    }
    *below = best;
    if (z == 0 && best == ground && ground > -TC_FALL)
        return false; /* the side of a trench that is walked (R5) */
    return best < z - TC_STEP;
}

/* edge_ledges: the parts of an edge that are ledges. */
static int edge_ledges(const struct tc_ground *g, struct edge *e, struct tc_ledge *out, int count,
                       int room)
{
    cut_edge(g, e);
    for (int i = 0; i + 1 < e->cuts && count < room; i++) {
        struct point a = plane_along(e->a, e->b, e->cut[i].n, e->cut[i].d);
        struct point b = plane_along(e->a, e->b, e->cut[i + 1].n, e->cut[i + 1].d);
        int below;

        if ((a.x != b.x || a.y != b.y) && drop_below(g, outside(e, a, b), e->z, &below))
            out[count++] = (struct tc_ledge){ a, b, (int16_t)e->z, (int16_t)below };
    }
    return count;
}

static bool is_near(struct point a, struct point b, const struct box *box)
{
    struct box edge = plane_box(a, b, 0);

    return plane_boxes_meet(&edge, box);
}

int tc_ledges(const struct tc_ground *g, struct box box, int low, int high, struct tc_ledge *out,
              int room)
{
    const struct tc_shape *s = g->shape;
    struct prism_set set = bodies_find(&s->bodies, box);
    int count = 0;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &s->bodies.prism[i];

        if (k->top < low || k->top > high || s->prism_flags[i] & TC_BARRED ||
            g->gone >> k->piece & 1)
            continue;
        for (int c = 0; c < k->corners; c++) {
            struct edge e = { .a = k->corner[c],
                              .b = k->corner[(c + 1) % k->corners],
                              .z = k->top };

            if (is_near(e.a, e.b, &box))
                count = edge_ledges(g, &e, out, count, room);
        }
    }
    for (const struct tc_wall *w = s->wall; w < s->wall + s->walls; w++) {
        struct edge e = { .a = w->b, .b = w->a, .z = w->top };

        if (w->top >= low && w->top <= high && w->top - w->floor >= TC_FALL &&
            is_near(e.a, e.b, &box))
            count = edge_ledges(g, &e, out, count, room);
    }
    return count;
}

/* nearest_on: the point of a segment nearest to p, rounded. */
static struct point nearest_on(struct point p, struct point a, struct point b)
{
    struct point e = plane_difference(a, b), d = plane_difference(a, p);
    int64_t dot = (int64_t)e.x * d.x + (int64_t)e.y * d.y, whole = plane_square(a, b);

    return dot <= 0 ? a : dot >= whole ? b : plane_along(a, b, dot, whole);
}

bool tc_ledge_near(const struct tc_ground *g, struct tc_figure f, struct tc_spot *fall)
{
    struct point p = tc_plan(f.at);
    int32_t r = tc_base(f.base)->radius, reach = r + TC_INCH + 1;
    struct tc_ledge ledge[LEDGES];
    int count = tc_ledges(g, plane_box(p, p, reach), f.at.z, f.at.z, ledge, LEDGES);
    int64_t best = INT64_MAX;

    for (int i = 0; i < count; i++) {
        struct tc_ledge l = ledge[i];
        struct point at = nearest_on(p, l.a, l.b), way = plane_difference(l.a, l.b);
        int32_t length = plane_length(l.a, l.b);

        if (plane_compare(p, l.a, l.b, reach) >= 0 || plane_square(p, at) >= best)
            continue;
        best = plane_square(p, at);
        *fall = tc_spot(
            (struct point){ at.x + (r + 1) * way.y / length, at.y - (r + 1) * way.x / length },
            f.at.z);
    }
    return best != INT64_MAX;
}
