/* graph.c - for each base: where a way may bend, and which of these places see each other along the
 * ground. Made once a match; it holds as long as nothing changes. */
#include <string.h>

#include "games/trench_crusade/move/climb.h"
#include "games/trench_crusade/move/profile.h"
#include "games/trench_crusade/table/graph.h"

enum { EDGE_MOST = 12 * TC_INCH };

/* --- nodes --- */

int tc_graph_add(struct tc_graph *g, struct tc_spot at, int kind)
{
    for (int i = 0; i < g->nodes; i++)
        if (g->node[i].at.x == at.x && g->node[i].at.y == at.y && g->node[i].at.z == at.z &&
            g->node[i].kind == kind && kind <= TC_FOOT)
            return i;
    if (g->nodes == TC_NODES)
        return -1;
    g->node[g->nodes] = (struct tc_node){ at, (uint8_t)kind, 0 };
    return g->nodes++;
}

bool tc_graph_passes(const struct tc_mover *m, struct tc_spot at)
{
    struct point p = tc_plan(at);
    const struct tc_stretch here = { { 0, 1 }, { 1, 1 }, p, p, at.z, false };
    struct prism_set near = tc_prisms_near(m->ground, p, p, tc_base(m->base)->radius);

    return tc_fits_table(m->ground, m->base, p) &&
           tc_held_up(m, &near, &here, p, p, NULL) == TC_FREE;
}

/* --- corner nodes (TC-5.14) --- */

/* divided: a / b to the nearest. */
static int32_t divided(int64_t a, int64_t b)
{
    return (int32_t)((a < 0 ? a - b / 2 : a + b / 2) / b);
}

/* An edge with its length times 4096. */
struct side {
    struct point e;
    int64_t length;
};

static struct side side_of(struct point a, struct point b)
{
    struct point e = plane_difference(a, b);

    return (struct side){ e, plane_root(plane_square(a, b) << 24) };
}

/* moved: from p, so far along the edge and so far out of the outline. */
static struct point moved(struct point p, const struct side *s, int32_t along, int32_t out)
{
    int64_t x = (int64_t)s->e.x * along + (int64_t)s->e.y * out;
    int64_t y = (int64_t)s->e.y * along - (int64_t)s->e.x * out;

    return (struct point){ p.x + divided(x * 4096, s->length), p.y + divided(y * 4096, s->length) };
}

static bool is_straight(const struct side *s)
{
    return s->e.x == 0 || s->e.y == 0;
}

/* overhang: how far past the corner the nodes lie along their edges: r tan(turn / 4), rounded up. */
static int32_t overhang(const struct side *a, const struct side *b, int32_t r)
{
    int64_t x = (int64_t)a->e.x * b->e.y - (int64_t)a->e.y * b->e.x;
    int64_t dot = (int64_t)a->e.x * b->e.x + (int64_t)a->e.y * b->e.y;
    int64_t d = (a->length * b->length >> 24) + dot;

    return (int32_t)((r * (plane_root(d * d + x * x) + 1 - d) + x - 1) / x) + 1;
}

void tc_graph_corner(struct polygon outline, int i, int32_t radius, struct point out[TC_CORNER])
{
    int n = outline.corners;
    struct point at = outline.corner[i];
    struct side a = side_of(outline.corner[(i + n - 1) % n], at);
    struct side b = side_of(at, outline.corner[(i + 1) % n]);
    bool straight = is_straight(&a) && is_straight(&b);
    int32_t along = straight ? (107 * radius + 255) / 256 : overhang(&a, &b, radius);
    int32_t off = straight ? radius : radius + 2; /* what is turned is rounded */

    out[0] = moved(at, &a, 0, off);
    out[1] = moved(at, &a, along, off);
    out[2] = moved(at, &b, -along, off);
    out[3] = moved(at, &b, 0, off);
}

int tc_graph_corners(struct polygon outline, int32_t radius, struct point *out)
{
    for (int i = 0; i < outline.corners; i++) {
        struct point by[TC_CORNER];

        tc_graph_corner(outline, i, radius, by);
        out[2 * i] = by[1];
        out[2 * i + 1] = by[2];
    }
    return 2 * outline.corners;
}

/* zone_corner: a corner of an area, 2 units out of it. */
static struct point zone_corner(struct polygon g, int i)
{
    struct point at = g.corner[i];
    struct side a = side_of(g.corner[(i + g.corners - 1) % g.corners], at);
    struct side b = side_of(at, g.corner[(i + 1) % g.corners]);
    struct point out = moved(at, &a, 0, 2);

    return moved(out, &b, 0, 2);
}

/* add_levels: a node at each level of a place from low to high where the base passes. */
static bool add_levels(struct tc_graph *g, const struct tc_mover *m, struct point p, int low,
                       int high)
{
    int16_t level[TC_LEVELS];
    int count;

    if (!tc_fits_table(m->ground, m->base, p))
        return true;
    count = tc_levels(m->ground, p, level, NULL);
    for (int i = 0; i < count; i++) {
        struct tc_spot at = tc_spot(p, level[i]);

        if (level[i] >= low && level[i] <= high && tc_graph_passes(m, at) &&
            tc_graph_add(g, at, TC_PLACE) < 0)
            return false;
    }
    return true;
}

/* add_corners: round an outline that obstructs whoever is at low to high. */
static bool add_corners(struct tc_graph *g, const struct tc_mover *m, struct polygon outline,
                        int low, int high)
{
    struct point node[2 * BODIES_CORNERS];
    int count = tc_graph_corners(outline, tc_base(m->base)->radius, node);

    for (int i = 0; i < count; i++)
        if (!add_levels(g, m, node[i], low, high))
            return false;
    return true;
}

static bool add_zone_corners(struct tc_graph *g, const struct tc_mover *m, struct polygon area,
                             int low, int high)
{
    for (int i = 0; i < area.corners; i++)
        if (!add_levels(g, m, zone_corner(area, i), low, high))
            return false;
    return true;
}

static bool add_obstacles(struct tc_graph *g, const struct tc_mover *m)
{
    const struct tc_shape *s = m->ground->shape;
    int height = tc_base(m->base)->height;

    for (int i = 0; i < s->bodies.prisms; i++) {
        const struct prism *k = &s->bodies.prism[i];
        int high = k->top - (s->prism_flags[i] & TC_BARRED ? 1 : TC_STEP + 1);

        if (high > k->bottom - height &&
            !add_corners(g, m, prism_outline(k), k->bottom - height + 1, high))
            return false;
    }
    for (const struct tc_area *k = s->zone; k < s->zone + s->zones; k++)
        if (k->flags & TC_IMPASSABLE ? !add_corners(g, m, tc_area_polygon(k), k->low, k->high)
                                     : !add_zone_corners(g, m, tc_area_polygon(k), k->low, k->high))
            return false;
    for (const struct prism *k = s->bodies.sunk; k < s->bodies.sunk + s->bodies.sunks; k++)
        if (k->bottom <= -TC_FALL && !add_zone_corners(g, m, prism_outline(k), 0, 0))
            return false;
    return true;
}

/* --- edges --- */

/* The edges as they are found, pair by pair of nodes. */
struct found {
    int count;
    struct {
        uint16_t from, to, cost;
    } edge[TC_EDGES];
};

/* add_edge: false when there is no room. */
static bool add_edge(struct found *f, int from, int to, int cost)
{
    if (f->count == TC_EDGES)
        return false;
    f->edge[f->count].from = (uint16_t)from;
    f->edge[f->count].to = (uint16_t)to;
    f->edge[f->count++].cost = (uint16_t)cost;
    return true;
}

/* may_walk: are there walks between nodes of these kinds? */
static bool may_walk(const struct tc_node *from, const struct tc_node *to)
{
    return from->kind != TC_FOOT && to->kind <= TC_FOOT;
}

/* is_level: did a walk from one node to another keep its height all the way, or was it stopped by
 * what stands beside such a walk? Then it is the same in the other direction. */
static bool is_level(const struct tc_stride *s, enum tc_fault fault, struct tc_spot to)
{
    return (fault == TC_FREE || fault == TC_IN_THE_WAY || fault == TC_BARRED_GROUND) &&
           s->stretches == 1 && s->stretch[0].to.n == s->stretch[0].to.d &&
           s->stretch[0].z == s->from.z && s->to.z == to.z && s->from.z == to.z;
}

/* is_too_steep: are two spots more than a step apart in height, with nothing between these heights
 * to step on anywhere near? */
static bool is_too_steep(const struct tc_shape *shape, struct tc_spot a, struct tc_spot b)
{
    int low = a.z < b.z ? a.z : b.z, high = a.z < b.z ? b.z : a.z;
    struct prism_set set;

    if (low < 0 || high - low <= TC_STEP)
        return false; /* sides of trenches are walked */
    set = bodies_find(&shape->bodies, plane_box(tc_plan(a), tc_plan(b), 0));
    for (int i; (i = prism_set_take(&set)) >= 0;)
        if (shape->bodies.prism[i].top > low && shape->bodies.prism[i].top < high)
            return false;
    return true;
}

/* walk_edges: straight walks between two nodes, in both directions. False: no room. */
static bool walk_edges(struct found *f, const struct tc_graph *g, const struct tc_mover *m, int a,
                       int b)
{
    const struct tc_node *from = &g->node[a], *to = &g->node[b];
    bool there = may_walk(from, to), back = may_walk(to, from);
    struct tc_stride s;
    enum tc_fault fault;

    if (is_too_steep(m->ground->shape, from->at, to->at))
        return true;
    if (there) {
        fault = tc_walk_level(m, from->at, tc_plan(to->at), &s);
        if (fault == TC_FREE && s.to.z == to->at.z && !add_edge(f, a, b, s.price))
            return false;
        if (back && is_level(&s, fault, to->at))
            return fault || add_edge(f, b, a, s.price);
    }
    return !back || tc_walk_level(m, to->at, tc_plan(from->at), &s) || s.to.z != from->at.z ||
           add_edge(f, b, a, s.price);
}

/* sort_edges: by where they begin; those of one node stay in the order they were found in. */
static void sort_edges(struct tc_graph *g, const struct found *f, struct way_edge *out)
{
    uint16_t next[TC_NODES + 1] = { 0 };

    for (int i = 0; i < f->count; i++)
        next[f->edge[i].from + 1]++;
    for (int i = 0; i < g->nodes; i++)
        next[i + 1] = (uint16_t)(next[i + 1] + next[i]);
    memcpy(g->first, next, sizeof next);
    for (int i = 0; i < f->count; i++)
        out[next[f->edge[i].from]++] = (struct way_edge){ f->edge[i].to, f->edge[i].cost };
}

static bool make_edges(struct tc_terrain *t, struct tc_graph *g, const struct tc_mover *m,
                       const struct tc_portals *portals)
{
    struct found f;

    f.count = 0;
    for (int i = 0; i < portals->count; i++)
        if (!add_edge(&f, portals->pair[i].foot, portals->pair[i].arrival, portals->pair[i].price))
            return false;
    for (int a = 0; a < g->nodes; a++)
        for (int b = a + 1; b < g->nodes; b++)
            if (plane_square(tc_plan(g->node[a].at), tc_plan(g->node[b].at)) <=
                    (int64_t)EDGE_MOST * EDGE_MOST &&
                !walk_edges(&f, g, m, a, b))
                return false;
    if (g->edges_at + (uint32_t)f.count > TC_ALL_EDGES)
        return false;
    sort_edges(g, &f, &t->edge[g->edges_at]);
    return true;
}

/* --- cover points --- */

/* add_cover: a place to stand beside a piece, at any level of the point. */
static void add_cover(struct tc_graph *g, const struct tc_ground *ground, struct point p, int piece)
{
    int16_t level[TC_LEVELS];
    int count;

    if (!tc_fits_table(ground, g->base, p))
        return;
    count = tc_levels(ground, p, level, NULL);
    for (int i = 0; i < count; i++) {
        struct tc_figure f = { tc_spot(p, level[i]), g->base, 0 };

        if (g->covers < TC_COVERS && tc_supported(ground, g->base, f.at) &&
            tc_contacts(ground, f) >> piece & 1)
            g->cover[g->covers++] = (struct tc_cover_point){ f.at, (uint8_t)piece, 0 };
    }
}

/* cover_round: every inch along the edges, so far out. */
static void cover_round(struct tc_graph *g, const struct tc_ground *ground, struct polygon outline,
                        int piece, int32_t out)
{
    for (int i = 0; i < outline.corners; i++) {
        struct point a = outline.corner[i], b = outline.corner[(i + 1) % outline.corners];
        struct side s = side_of(a, b);
        int32_t length = plane_length(a, b);

        for (int32_t at = length < TC_INCH ? length / 2 : TC_INCH / 2; at <= length; at += TC_INCH)
            add_cover(g, ground, moved(a, &s, at, out), piece);
    }
}

static void add_covers(struct tc_graph *g, const struct tc_ground *ground)
{
    const struct tc_shape *s = ground->shape;
    int32_t out = tc_base(g->base)->radius + 2;

    g->covers = 0;
    for (int piece = 0; piece < s->pieces; piece++) {
        const struct tc_piece *k = &s->piece[piece];

        if (k->top - k->bottom < TC_LOW_COVER || k->width < 2 * tc_base(g->base)->radius)
            continue;
        for (int i = 0; i < s->bodies.prisms; i++)
            if (s->bodies.prism[i].piece == piece)
                cover_round(g, ground, prism_outline(&s->bodies.prism[i]), piece, out);
        for (int i = 0; i < s->bodies.sunks; i++)
            if (s->bodies.sunk[i].piece == piece)
                cover_round(g, ground, prism_outline(&s->bodies.sunk[i]), piece, -out);
    }
}

/* --- all of it --- */

/* make_graph: with a climb, drop or jump every two inches (a climb's approach of up to 1" is free
 * anyway); where that is too much for the arrays, every four or eight. */
static int make_graph(struct tc_terrain *t, struct tc_graph *g, const struct tc_ground *ground,
                      int base)
{
    static const struct tc_crowd nobody;
    struct tc_mover m = { .ground = ground, .crowd = &nobody, .base = (uint8_t)base };
    struct tc_portals portals;

    g->base = (uint8_t)base;
    for (int apart = 2 * TC_INCH; apart <= 8 * TC_INCH; apart *= 2) {
        g->nodes = 0;
        portals.count = 0;
        if (add_obstacles(g, &m) && tc_graph_portals(g, &m, apart, &portals) &&
            make_edges(t, g, &m, &portals)) {
            add_covers(g, ground);
            return 0;
        }
    }
    return -1;
}

int tc_terrain_prepare(struct tc_terrain *t, uint32_t bases, struct error *err)
{
    struct tc_ground ground;
    uint32_t edges = 0;

    tc_ground_bare(&ground, &t->shape);
    t->graphs = 0;
    for (int i = 0; i < TC_BASES; i++)
        t->graph_of[i] = -1;
    for (int i = 0; i < TC_BASES; i++) {
        if (!(bases >> i & 1))
            continue;
        if (t->graphs == TC_GRAPHS)
            break; /* the largest bases do without */
        t->graph[t->graphs].edges_at = edges;
        if (make_graph(t, &t->graph[t->graphs], &ground, i))
            return error_set(err, "the table has too many corners: take some pieces away");
        edges += t->graph[t->graphs].first[t->graph[t->graphs].nodes];
        t->graph_of[i] = (int8_t)t->graphs++;
    }
    tc_cells_make(t);
    return 0;
}
