/* reach.c - the cheapest ways from one spot: over the ready graph where it holds; otherwise over
 * nodes whose every leg is tested as it is used. */
#include <string.h>

#include "games/trench_crusade/move/climb.h"
#include "games/trench_crusade/table/graph.h"

enum { LEG_MOST = 12 * TC_INCH };

const struct tc_graph *tc_reach_graph(const struct tc_mover *m)
{
    const struct tc_terrain *t = m->ground->terrain;

    return t && t->graph_of[m->base] >= 0 ? &t->graph[t->graph_of[m->base]] : NULL;
}

const struct tc_node *tc_reach_nodes(const struct tc_reach *r)
{
    return r->ready ? tc_reach_graph(r->mover)->node : r->own;
}

/* --- what a leg may be --- */

/* may_use: is this kind of node open? */
static bool may_use(const struct tc_reach *r, const struct tc_node *n)
{
    static const uint8_t needs[] = { [TC_PLACE] = 0,
                                     [TC_FOOT] = 0,
                                     [TC_CLIMB_NODE] = TC_MAY_CLIMB,
                                     [TC_JUMP_NODE] = TC_MAY_JUMP,
                                     [TC_DROP_NODE] = TC_MAY_DROP,
                                     [TC_LINK_NODE] = 0 };

    return (needs[n->kind] & ~r->permissions) == 0;
}

/* risks: would a walk lead into Dangerous ground although it may not? */
static bool risks(const struct tc_reach *r, const struct tc_stride *s)
{
    struct tc_halt halt;

    return !(r->permissions & TC_MAY_RISK) && tc_enters_danger(r->mover, s, &halt);
}

int32_t tc_reach_walk(const struct tc_reach *r, struct tc_spot from, struct tc_spot *to)
{
    struct tc_stride s;

    if (tc_walk_level(r->mover, from, tc_plan(*to), &s) ||
        (to->z != TC_ANY_LEVEL && s.to.z != to->z) || risks(r, &s))
        return WAYS_NONE;
    to->z = s.to.z;
    return s.price;
}

int32_t tc_reach_step_off(const struct tc_reach *r, struct tc_spot to)
{
    struct tc_stride s;

    if (!(r->permissions & TC_MAY_DROP) || tc_walk(r->mover, r->from, tc_plan(to), &s, NULL) ||
        s.to.z != to.z || risks(r, &s))
        return WAYS_NONE;
    return s.price;
}

/* steps: the price of walking by some spots in turn. */
static int32_t steps(const struct tc_reach *r, struct tc_spot from, struct tc_trail *trail)
{
    int32_t sum = 0;

    for (int i = 0; i < trail->count; i++) {
        int32_t price = tc_reach_walk(r, from, &trail->at[i]);

        if (price == WAYS_NONE)
            return WAYS_NONE;
        sum += price;
        from = trail->at[i];
    }
    return sum;
}

int32_t tc_reach_leg(const struct tc_reach *r, int by, struct tc_spot to,
                     const struct tc_bends *bends, struct tc_trail *out)
{
    struct tc_spot from = by == WAYS_START ? r->from : tc_reach_nodes(r)[by].at;
    int begins = by == WAYS_START ? r->bends.count : 0;
    int32_t best;

    *out = (struct tc_trail){ 1, { to } };
    best = steps(r, from, out);
    if (best != WAYS_NONE)
        return best; /* straight */
    for (int i = -1; i < begins; i++)
        for (int k = i < 0 ? 0 : -1; k < bends->count; k++) {
            struct tc_trail trail = { 0 };
            int32_t price;

            if (i >= 0)
                trail.at[trail.count++] = r->bends.at[i];
            if (k >= 0)
                trail.at[trail.count++] = bends->at[k];
            trail.at[trail.count++] = to;
            price = steps(r, from, &trail);
            if (price < best) {
                best = price;
                *out = trail;
            }
        }
    return best;
}

/* somebody_near: is an enemy that matters anywhere near a leg? */
static bool somebody_near(const struct tc_mover *m, struct point p, struct point q)
{
    struct box box = plane_box(p, q, tc_base(m->base)->radius + TC_INCH + 2);

    for (uint64_t set = (m->shun | m->solid) & m->crowd->there; set; set &= set - 1) {
        struct tc_figure f = m->crowd->figure[bits_first(set)];
        int32_t r = tc_base(f.base)->radius;

        if (f.at.x + r >= box.x0 && f.at.x - r <= box.x1 && f.at.y + r >= box.y0 &&
            f.at.y - r <= box.y1)
            return true;
    }
    return false;
}

/* danger_near: is there Dangerous ground near a leg, where that matters? */
static bool danger_near(const struct tc_reach *r, struct point p, struct point q)
{
    const struct tc_shape *s = r->mover->ground->shape;
    struct box box = plane_box(p, q, 0);

    if (r->permissions & TC_MAY_RISK)
        return false;
    for (const struct tc_area *k = s->zone; k < s->zone + s->zones; k++)
        if (k->flags & TC_DANGEROUS && plane_boxes_meet(&k->box, &box))
            return true;
    return false;
}

/* arrives: is there room where a climb, drop, jump or ladder ends? */
static bool arrives(const struct tc_mover *m, struct tc_spot at)
{
    struct tc_figure f = { at, m->base, 0 };

    if (tc_all_within(m->crowd, m->shun, f, TC_INCH))
        return false;
    for (uint64_t set = m->others & m->crowd->there; set; set &= set - 1)
        if (tc_overlapping(f, m->crowd->figure[bits_first(set)]))
            return false;
    return true;
}

/* leads_on: of a foot, does it lead to something that may be used? */
static bool leads_on(const struct tc_reach *r, const struct tc_graph *g, int foot)
{
    const struct way_edge *edge = tc_graph_edges(r->mover->ground->terrain, g);

    for (int e = g->first[foot]; e < g->first[foot + 1]; e++)
        if (may_use(r, &g->node[edge[e].to]))
            return true;
    return false;
}

/* ready_price: the toll on a ready edge: who stands in the way today, what is permitted. */
static int ready_price(const void *context, int from, int to, int cost, int most)
{
    const struct tc_reach *r = context;
    const struct tc_node *n = tc_reach_nodes(r), *a = &n[from], *b = &n[to];
    struct tc_spot end = b->at;

    (void)most;
    if (!may_use(r, b))
        return WAYS_NONE;
    if (b->kind > TC_FOOT)
        return arrives(r->mover, b->at) ? cost : WAYS_NONE;
    if (b->kind == TC_FOOT && !leads_on(r, tc_reach_graph(r->mover), to))
        return WAYS_NONE;
    if (!somebody_near(r->mover, tc_plan(a->at), tc_plan(end)) &&
        !danger_near(r, tc_plan(a->at), tc_plan(end)))
        return cost;
    return tc_reach_walk(r, a->at, &end);
}

/* --- without the ready graph, or where its prices do not hold --- */

/* leg_of: the leg into an arrival. */
static struct tc_leg leg_of(const struct tc_ground *g, const struct tc_node *n)
{
    static const uint8_t kind[] = {
        [TC_PLACE] = LEG_GO,       [TC_FOOT] = LEG_GO,      [TC_CLIMB_NODE] = LEG_CLIMB,
        [TC_JUMP_NODE] = LEG_JUMP, [TC_DROP_NODE] = LEG_GO, [TC_LINK_NODE] = LEG_LINK
    };

    return (struct tc_leg){ n->at.x, n->at.y, n->at.z, kind[n->kind],
                            (uint8_t)tc_level_of(g, n->at) };
}

/* arrival_price: of the leg from a foot into the end of a climb, drop, jump or ladder. */
static int arrival_price(const struct tc_reach *r, const struct tc_node *a, const struct tc_node *b)
{
    struct tc_leg leg = leg_of(r->mover->ground, b);
    struct tc_stride s;

    return tc_stride(r->mover, a->at, &leg, &s, NULL) == TC_FREE ? s.price : WAYS_NONE;
}

/* light_price: the toll on a ready edge, whose cost counts Difficult ground, for somebody for whom
 * it costs nothing more. */
static int light_price(const void *context, int from, int to, int cost, int most)
{
    const struct tc_reach *r = context;
    const struct tc_node *n = tc_reach_nodes(r), *a = &n[from], *b = &n[to];
    struct tc_spot end = b->at;

    (void)cost, (void)most;
    if (!may_use(r, b))
        return WAYS_NONE;
    if (b->kind > TC_FOOT)
        return arrives(r->mover, b->at) ? arrival_price(r, a, b) : WAYS_NONE;
    if (b->kind == TC_FOOT && !leads_on(r, tc_reach_graph(r->mover), to))
        return WAYS_NONE;
    return tc_reach_walk(r, a->at, &end);
}

/* tested_price: the toll where every leg is possible until it was tested. */
static int tested_price(const void *context, int from, int to, int cost, int most)
{
    const struct tc_reach *r = context;
    const struct tc_node *a = &r->own[from], *b = &r->own[to];
    struct tc_spot end = b->at;
    int64_t far = most < LEG_MOST ? most : LEG_MOST;

    (void)cost;
    if (!may_use(r, b) || (b->kind > TC_FOOT) != (a->kind == TC_FOOT))
        return WAYS_NONE;
    if (b->kind <= TC_FOOT)
        return plane_square(tc_plan(a->at), tc_plan(end)) > far * far
                   ? WAYS_NONE
                   : tc_reach_walk(r, a->at, &end);
    if (a->unused != b->unused || !arrives(r->mover, b->at))
        return WAYS_NONE; /* another portal's foot */
    return arrival_price(r, a, b);
}

static bool within_budget(const struct tc_reach *r, struct point p)
{
    return plane_square(tc_plan(r->from), p) <= (int64_t)r->budget * r->budget;
}

static void add_own(struct tc_reach *r, struct tc_spot at, int kind, int mark)
{
    if (r->nodes < TC_NODES && within_budget(r, tc_plan(at)))
        r->own[r->nodes++] = (struct tc_node){ at, (uint8_t)kind, (uint8_t)mark };
}

/* add_place: at every level of a point where the base passes. */
static void add_place(struct tc_reach *r, struct point p)
{
    const struct tc_mover *m = r->mover;
    int16_t level[TC_LEVELS];
    int count;

    if (!tc_fits_table(m->ground, m->base, p) || !within_budget(r, p))
        return;
    count = tc_levels(m->ground, p, level, NULL);
    for (int i = 0; i < count; i++)
        if (tc_graph_passes(m, tc_spot(p, level[i])))
            add_own(r, tc_spot(p, level[i]), TC_PLACE, 0);
}

static void add_ring(struct tc_reach *r, int figure)
{
    struct point node[TC_RING];

    tc_ring(r->mover, figure, node);
    for (int i = 0; i < TC_RING; i++)
        add_place(r, node[i]);
}

/* add_changed: corners of what play has put on the table or moved. */
static void add_changed(struct tc_reach *r)
{
    const struct tc_shape *now = r->mover->ground->shape;
    const struct tc_terrain *t = r->mover->ground->terrain;
    int32_t radius = tc_base(r->mover->base)->radius;
    struct point corner[2 * BODIES_CORNERS];

    if (!t || now == &t->shape)
        return;
    for (int i = 0; i < now->bodies.prisms; i++) {
        const struct prism *k = &now->bodies.prism[i];
        bool old = i < t->shape.bodies.prisms && k->box.x0 == t->shape.bodies.prism[i].box.x0 &&
                   k->box.y0 == t->shape.bodies.prism[i].box.y0;
        int count = old ? 0 : tc_graph_corners(prism_outline(k), radius, corner);

        for (int c = 0; c < count; c++)
            add_place(r, corner[c]);
    }
}

/* add_known: the ready graph's nodes. A foot and its arrival get the same mark, so that they find
 * each other again; feet with several arrivals are there once for each. */
static void add_known(struct tc_reach *r, const struct tc_graph *g)
{
    const struct way_edge *edge = tc_graph_edges(r->mover->ground->terrain, g);
    int mark = 0;

    for (int i = 0; i < g->nodes; i++) {
        if (g->node[i].kind == TC_PLACE && tc_graph_passes(r->mover, g->node[i].at))
            add_own(r, g->node[i].at, TC_PLACE, 0);
        if (g->node[i].kind != TC_FOOT || !within_budget(r, tc_plan(g->node[i].at)))
            continue;
        for (int e = g->first[i]; e < g->first[i + 1]; e++) {
            const struct tc_node *to = &g->node[edge[e].to];

            if (!may_use(r, to))
                continue;
            mark = mark % 255 + 1;
            add_own(r, g->node[i].at, TC_FOOT, mark);
            add_own(r, to->at, to->kind, mark);
        }
    }
}

static void gather(struct tc_reach *r)
{
    const struct tc_mover *m = r->mover;
    const struct tc_graph *g = tc_reach_graph(m);

    r->nodes = 0;
    if (g)
        add_known(r, g);
    add_changed(r);
    for (uint64_t set = (m->shun | m->solid) & m->crowd->there; set && r->rings; set &= set - 1)
        add_ring(r, bits_first(set));
}

/* --- finding --- */

void tc_reach_nowhere(struct tc_reach *r, const struct tc_mover *m, struct tc_spot from,
                      int32_t budget, unsigned permissions)
{
    r->mover = m;
    r->from = from;
    r->budget = budget > 0 ? budget : 0;
    r->permissions = (uint8_t)(m->grounded ? permissions & ~(unsigned)TC_MAY_CLIMB : permissions);
    r->ready = r->rings = false;
    r->bends.count = 0;
    r->nodes = 0;
    r->ways.count = 0;
}

/* first_leg: the price of the way from the start to a node. */
static int32_t first_leg(const struct tc_reach *r, int node)
{
    static const struct tc_bends none;
    struct tc_trail trail;

    return tc_reach_leg(r, WAYS_START, tc_reach_nodes(r)[node].at, &none, &trail);
}

void tc_reach_find(struct tc_reach *r, const struct tc_mover *m, struct tc_spot from,
                   int32_t budget, unsigned permissions, bool rings)
{
    const struct tc_graph *graph = tc_reach_graph(m);
    struct way_start start[TC_NODES];
    struct way_graph g;
    struct way_toll toll = { NULL, r };
    int starts = 0;
    int64_t far = budget < LEG_MOST ? budget : LEG_MOST;

    tc_reach_nowhere(r, m, from, budget, permissions);
    r->ready = graph && !m->ground->changed && !rings;
    r->rings = rings;
    if (r->ready)
        r->nodes = graph->nodes;
    else
        gather(r);
    if (m->flies)
        r->nodes = 0; /* one leg leads everywhere */
    else
        tc_bends_find(m, from, rings, &r->bends);
    g = (struct way_graph){ .nodes = r->nodes };
    if (r->ready) {
        g.first = graph->first;
        g.edge = tc_graph_edges(m->ground->terrain, graph);
        g.halves = m->light;
    }
    toll.price = !r->ready ? tested_price : m->light ? light_price : ready_price;
    for (int i = 0; i < r->nodes; i++) {
        const struct tc_node *n = &tc_reach_nodes(r)[i];
        int32_t cost;

        if (n->kind > TC_FOOT || plane_square(tc_plan(from), tc_plan(n->at)) > far * far ||
            (r->ready && n->kind == TC_FOOT && !leads_on(r, graph, i)))
            continue;
        cost = first_leg(r, i);
        if (cost <= r->budget)
            start[starts++] = (struct way_start){ i, cost };
    }
    ways_find(&g, start, starts, r->budget, &toll, &r->ways);
}

/* TC-7.13 */
int32_t tc_reach_flight(const struct tc_reach *r, struct tc_spot *to)
{
    struct tc_leg leg = { to->x, to->y, to->z, LEG_GO, 0 };
    struct tc_stride s;
    enum tc_fault fault = to->z == TC_ANY_LEVEL ? tc_walk(r->mover, r->from, tc_plan(*to), &s, NULL)
                                                : tc_stride(r->mover, r->from, &leg, &s, NULL);

    if (fault || s.price > r->budget || risks(r, &s))
        return WAYS_NONE;
    to->z = s.to.z;
    return s.price;
}

/* best_way: the cheapest way to a spot; *by: the node before the last leg, or WAYS_START. Ties go to
 * fewer legs, then to the lower node (TC-5.14). */
static int32_t best_way(const struct tc_reach *r, struct tc_spot *to, int *by)
{
    struct tc_spot wish = *to;
    struct tc_bends bends = { 0 };
    struct tc_trail trail;
    int32_t best;
    int legs = 1;

    *by = WAYS_START;
    if (r->mover->flies)
        return tc_reach_flight(r, to);
    best = tc_reach_walk(r, r->from, to);
    if (best == plane_length(tc_plan(r->from), tc_plan(wish)))
        return best <= r->budget ? best : WAYS_NONE; /* straight, over Open ground */
    tc_bends_find(r->mover, wish, r->rings, &bends);
    best = tc_reach_leg(r, WAYS_START, wish, &bends, &trail);
    *to = best != WAYS_NONE ? trail.at[trail.count - 1] : wish;
    best = best <= r->budget ? best : WAYS_NONE;
    for (int i = 0; i < r->ways.count; i++) {
        int node = r->ways.order[i];
        int32_t so_far = r->ways.cost[node], more = (best < r->budget ? best : r->budget) - so_far;
        const struct tc_node *n = &tc_reach_nodes(r)[node];

        if (more < 0)
            break;
        more = more < LEG_MOST ? more : LEG_MOST;
        if (n->kind == TC_FOOT ||
            plane_square(tc_plan(n->at), tc_plan(wish)) > (int64_t)more * more)
            continue;
        int32_t last = tc_reach_leg(r, node, wish, &bends, &trail);

        if (last > more)
            continue;
        if (so_far + last < best ||
            (r->ways.legs[node] + 1 < legs ||
             (r->ways.legs[node] + 1 == legs && *by != WAYS_START && node < *by))) {
            best = so_far + last;
            legs = r->ways.legs[node] + 1;
            *by = node;
            *to = trail.at[trail.count - 1];
        }
    }
    return best;
}

int32_t tc_reach_price(const struct tc_reach *r, struct tc_spot *to)
{
    int by;

    return best_way(r, to, &by);
}

/* add_trail: its legs; false: there is no room. */
static bool add_trail(const struct tc_ground *g, const struct tc_trail *trail, struct tc_leg *out,
                      int *legs, int room)
{
    for (int i = 0; i < trail->count; i++, ++*legs) {
        struct tc_spot at = trail->at[i];

        if (*legs >= room)
            return false;
        out[*legs] = (struct tc_leg){ at.x, at.y, at.z, LEG_GO, (uint8_t)tc_level_of(g, at) };
    }
    return true;
}

/* add_path: the legs to a node that was reached; false: there is no room. */
static bool add_path(const struct tc_reach *r, int node, struct tc_leg *out, int *legs, int room)
{
    static const struct tc_bends none;
    const struct tc_ground *g = r->mover->ground;
    uint16_t path[TC_ROUTE_LEGS];
    int count = ways_path(&r->ways, node, path, TC_ROUTE_LEGS);
    struct tc_trail trail;

    if (count > TC_ROUTE_LEGS)
        return false;
    tc_reach_leg(r, WAYS_START, tc_reach_nodes(r)[path[0]].at, &none, &trail);
    if (!add_trail(g, &trail, out, legs, room) || *legs + count - 1 > room)
        return false;
    for (int i = 1; i < count; i++)
        out[(*legs)++] = leg_of(g, &tc_reach_nodes(r)[path[i]]);
    return true;
}

int tc_reach_way(const struct tc_reach *r, int by, struct tc_spot to, struct tc_leg *out, int room)
{
    struct tc_bends bends;
    struct tc_trail trail;
    int legs = 0;

    if (by != WAYS_START && !add_path(r, by, out, &legs, room))
        return 0;
    if (legs > 0 && out[legs - 1].x == to.x && out[legs - 1].y == to.y && out[legs - 1].z == to.z)
        return legs; /* it ends where a climb or the like does */
    tc_bends_find(r->mover, to, r->rings, &bends);
    tc_reach_leg(r, by, to, &bends, &trail);
    return add_trail(r->mover->ground, &trail, out, &legs, room) ? legs : 0;
}

int tc_reach_legs(const struct tc_reach *r, struct tc_spot *to, struct tc_leg *out, int room,
                  int32_t *price)
{
    int by;

    *price = best_way(r, to, &by);
    return *price == WAYS_NONE ? 0 : tc_reach_way(r, by, *to, out, room);
}
