/* route.c - the canonical route of a charge (TC-5.14), who stands in its way (TC-5.11), and the slide
 * round the target (TC-5.16). */
#include "games/trench_crusade/table/graph.h"

enum { NEAR_BUDGET = 12 * TC_INCH, BLOCKERS = 6 };

/* --- goals --- */

struct goals {
    struct tc_figure target;
    int32_t gap; /* between the bases: 1, or where nobody can touch, quarters of an inch */
    int count;
    struct tc_spot at[TC_GOALS];
    struct tc_bends bends[TC_GOALS];
    uint8_t number[TC_GOALS];
};

/* goal_point: number 0 is the straight line, 1 to 64 are directions. */
static struct point goal_point(struct tc_figure target, int base, struct point from, int number,
                               int32_t gap)
{
    int32_t apart = tc_base(base)->radius + tc_base(target.base)->radius + gap, way;
    struct point c = tc_plan(target.at), off;

    if (number > 0) {
        off = plane_turned((struct point){ apart, 0 }, (number - 1) * PLANE_TURN / 64);
        return (struct point){ c.x + off.x, c.y + off.y };
    }
    way = plane_length(from, c);
    return way <= apart ? from : plane_along(from, c, way - apart, way); /* rounded away from c */
}

/* goal_at: the spot of a goal point where the mover may stand within 1" of the target. */
static bool goal_at(const struct tc_mover *m, struct tc_figure target, struct point p,
                    struct tc_spot *out)
{
    int16_t level[TC_LEVELS];
    unsigned stand;

    if (!tc_fits_table(m->ground, m->base, p))
        return false;
    for (int i = tc_levels(m->ground, p, level, &stand) - 1; i >= 0; i--) {
        struct tc_figure f = { tc_spot(p, level[i]), m->base, 0 };

        if (stand >> i & 1 && tc_within(f, target, TC_INCH) &&
            tc_stands(m->ground, m->crowd, m->others, m->base, f.at)) {
            *out = f.at;
            return true;
        }
    }
    return false;
}

static void make_goals(const struct tc_reach *r, struct tc_figure target, struct goals *out)
{
    const struct tc_mover *m = r->mover;

    out->target = target;
    out->count = 0;
    for (out->gap = 1; out->gap <= TC_INCH && out->count == 0;
         out->gap = out->gap == 1 ? TC_INCH / 4 : out->gap + TC_INCH / 4)
        for (int i = 0; i < TC_GOALS; i++) {
            struct point p = goal_point(target, m->base, tc_plan(r->from), i, out->gap);
            struct tc_spot *at = &out->at[out->count];

            if (!goal_at(m, target, p, at))
                continue;
            tc_bends_find(m, *at, r->rings, &out->bends[out->count]);
            out->number[out->count++] = (uint8_t)i;
        }
}

/* --- the cheapest way to a goal --- */

struct best {
    int32_t cost;
    int legs, by, goal; /* by: the node before the last leg; goal: its place in the list */
};

/* better: ties go to fewer legs, then the lower node, then the lower goal. */
static bool better(const struct best *a, const struct best *b)
{
    if (a->cost != b->cost)
        return a->cost < b->cost;
    if (a->legs != b->legs)
        return a->legs < b->legs;
    return a->by != b->by ? a->by < b->by : a->goal < b->goal;
}

/* from_place: tries all goals from one place that is reached. */
static void from_place(const struct tc_reach *r, const struct goals *g, struct tc_spot from,
                       struct best way, struct best *best)
{
    int32_t so_far = way.cost;
    struct tc_figure t = g->target;
    int64_t round = tc_base(r->mover->base)->radius + tc_base(t.base)->radius + TC_INCH + 1;

    for (int i = 0; i < g->count; i++) {
        int64_t more = (best->cost < r->budget ? best->cost : r->budget) - so_far;
        struct tc_spot to = g->at[i];
        int64_t square = plane_square(tc_plan(from), tc_plan(to));
        struct tc_trail trail;

        if (more < 0 || (i == 0 && plane_square(tc_plan(from), tc_plan(t.at)) >
                                       (more + round) * (more + round)))
            return;
        if (square > more * more)
            continue;
        way.cost = tc_reach_leg(r, way.by, to, &g->bends[i], &trail);
        if (way.cost == WAYS_NONE && way.by == WAYS_START)
            way.cost = tc_reach_step_off(r, to);
        if (way.cost > more)
            continue;
        way.cost += so_far;
        way.goal = i;
        if (better(&way, best))
            *best = way;
    }
}

static struct best find_best(const struct tc_reach *r, const struct goals *g)
{
    struct best best = { WAYS_NONE, 0, WAYS_START, -1 };

    if (r->mover->flies) {
        for (int i = 0; i < g->count; i++) {
            struct tc_spot to = g->at[i];
            struct best way = { tc_reach_flight(r, &to), 1, WAYS_START, i };

            if (way.cost != WAYS_NONE && better(&way, &best))
                best = way;
        }
        return best;
    }
    from_place(r, g, r->from, (struct best){ 0, 1, WAYS_START, -1 }, &best);
    for (int i = 0; i < r->ways.count; i++) {
        int node = r->ways.order[i];
        const struct tc_node *n = &tc_reach_nodes(r)[node];

        if (r->ways.cost[node] > best.cost)
            break;
        if (n->kind != TC_FOOT)
            from_place(r, g, n->at,
                       (struct best){ r->ways.cost[node], r->ways.legs[node] + 1, node, -1 },
                       &best);
    }
    return best;
}

/* straight: one leg over Open ground, or down to it, to the point on the straight line: nothing is
 * cheaper. */
static bool straight(const struct tc_reach *r, struct tc_figure target, struct tc_spot *to)
{
    struct point p = goal_point(target, r->mover->base, tc_plan(r->from), 0, 1);
    int32_t length = plane_length(tc_plan(r->from), p);

    return !r->mover->flies && length <= r->budget && goal_at(r->mover, target, p, to) &&
           (tc_reach_walk(r, r->from, to) == length || tc_reach_step_off(r, *to) == length);
}

/* --- who interposes --- */

/* meets: notes those of a set the leg comes within 1" of, at a price below `most`, and who of them
 * all is met first; `paid` was spent before the leg. */
static void meets(const struct tc_mover *m, const struct tc_stride *s, uint64_t set, int32_t most,
                  int32_t paid, struct tc_route *out)
{
    struct tc_halt halt;

    for (set &= m->crowd->there; set; set &= set - 1) {
        int i = bits_first(set);

        if (!tc_comes_within(m, s, m->crowd->figure[i], TC_INCH, &halt) || halt.paid >= most)
            continue;
        if (!out->interposed || paid + halt.paid < out->price_met) {
            out->first_met = (uint8_t)i;
            out->price_met = paid + halt.paid;
        }
        out->interposed |= UINT64_C(1) << i;
    }
}

/* ends_near: the same at the end of a leg, after climbs and jumps too. */
static void ends_near(uint64_t near, int32_t paid, struct tc_route *out)
{
    if (near && !out->interposed) {
        out->first_met = (uint8_t)bits_first(near);
        out->price_met = paid;
    }
    out->interposed |= near;
}

/* follow: walks the route once for who comes near, and for the price to come within 1". */
static void follow(const struct tc_mover *m, struct tc_spot from, int target, uint64_t others,
                   struct tc_route *out)
{
    struct tc_figure goal = m->crowd->figure[target];
    struct tc_stride s;
    int32_t paid = 0;

    out->interposed = 0;
    out->price_near = out->price;
    for (int i = 0; i < out->legs; i++) {
        struct tc_halt halt;

        if (tc_stride(m, from, &out->leg[i], &s, NULL))
            return; /* it was tested: this does not happen */
        if (s.stretches > 0 && tc_comes_within(m, &s, goal, TC_INCH, &halt)) {
            out->price_near = paid + halt.paid;
            meets(m, &s, others, halt.paid, paid, out);
            return;
        }
        meets(m, &s, others, WAYS_NONE, paid, out);
        paid += s.price;
        from = s.to;
        struct tc_figure here = { from, m->base, 0 };

        if (tc_within(here, goal, TC_INCH)) {
            out->price_near = paid;
            return;
        }
        ends_near(tc_all_within(m->crowd, others, here, TC_INCH), paid, out);
    }
}

/* --- routes --- */

/* route_by: the route by one reach; false: none. */
static bool route_by(const struct tc_reach *r, int target, uint64_t enemies, struct tc_route *out)
{
    struct tc_figure goal = r->mover->crowd->figure[target];
    struct tc_spot to;

    out->goal = 0;
    if (straight(r, goal, &to)) {
        out->price = plane_length(tc_plan(r->from), tc_plan(to));
        out->leg[0] =
            (struct tc_leg){ to.x, to.y, to.z, LEG_GO, (uint8_t)tc_level_of(r->mover->ground, to) };
        out->legs = 1;
    } else {
        struct goals goals;
        struct best best;

        make_goals(r, goal, &goals);
        best = find_best(r, &goals);
        if (best.cost == WAYS_NONE)
            return false;
        out->price = best.cost;
        out->goal = goals.number[best.goal];
        out->legs = (uint8_t)tc_reach_way(r, best.by, goals.at[best.goal], out->leg, TC_ROUTE_LEGS);
    }
    if (out->legs == 0)
        return false;
    follow(r->mover, r->from, target, enemies & ~(UINT64_C(1) << target), out);
    return true;
}

/* blockers: whose bases the route leads through. */
static uint64_t blockers(const struct tc_mover *m, struct tc_spot from, uint64_t enemies,
                         const struct tc_route *route)
{
    struct tc_mover careful = *m;
    struct tc_hindrance why;
    struct tc_stride s;

    careful.solid = enemies;
    for (int i = 0; i < route->legs; i++) {
        if (tc_stride(&careful, from, &route->leg[i], &s, &why) == TC_THROUGH_BASE)
            return UINT64_C(1) << why.figure;
        from = (struct tc_spot){ route->leg[i].x, route->leg[i].y, route->leg[i].z };
    }
    return 0;
}

/* round_bases: the route once more, round the bases that the last one led through (TC-5.11). */
static bool round_bases(const struct tc_reach *r, int target, uint64_t enemies, uint64_t solid,
                        struct tc_route *out)
{
    struct tc_mover m = *r->mover;
    struct tc_reach again;

    for (int i = 0; i < BLOCKERS && solid; i++) {
        uint64_t more;

        m.solid |= solid;
        tc_reach_find(&again, &m, r->from, r->budget, r->permissions, true);
        if (!route_by(&again, target, enemies, out))
            return false;
        more = blockers(&m, r->from, enemies & ~(UINT64_C(1) << target), out);
        solid = more;
    }
    return true;
}

bool tc_charge_by_reach(const struct tc_reach *r, int target, uint64_t enemies,
                        struct tc_route *out)
{
    uint64_t solid;

    if (!route_by(r, target, enemies, out))
        return false;
    solid =
        r->mover->flies ? 0 : blockers(r->mover, r->from, enemies & ~(UINT64_C(1) << target), out);
    return !solid || round_bases(r, target, enemies, solid, out);
}

bool tc_charge_route(const struct tc_mover *m, struct tc_spot from, int target, uint64_t enemies,
                     int32_t budget, unsigned permissions, struct tc_route *out)
{
    struct tc_mover free = *m;
    struct tc_reach r;
    struct tc_spot unused;

    free.shun = free.solid = 0;
    tc_reach_nowhere(&r, &free, from, budget, permissions);
    if (straight(&r, m->crowd->figure[target], &unused)) /* most charges: no search is needed */
        return tc_charge_by_reach(&r, target, enemies, out);
    tc_reach_find(&r, &free, from, budget < NEAR_BUDGET ? budget : NEAR_BUDGET, permissions, false);
    if (tc_charge_by_reach(&r, target, enemies, out))
        return true;
    if (budget <= NEAR_BUDGET)
        return false;
    tc_reach_find(&r, &free, from, budget, permissions, false);
    return tc_charge_by_reach(&r, target, enemies, out);
}

/* --- the slide --- */

/* slide_way: from the charger's place round the target, one way (1 or -1), as long as every goal
 * point is free. */
static int slide_way(const struct tc_mover *m, struct tc_spot from, struct tc_figure target,
                     int first, int way, int32_t left, uint64_t others, struct tc_slide *out)
{
    struct tc_spot danger = { 0 };
    bool enters = false;
    int32_t price = 0;
    int count = 0;

    for (int i = 0; i < 63; i++) {
        int goal = 1 + ((first + way * i) & 63);
        struct tc_figure f = { from, m->base, 0 };
        struct point p = goal_point(target, m->base, tc_plan(from), goal, 1);
        struct tc_stride s;
        struct tc_halt halt;

        if (!goal_at(m, target, p, &f.at) || tc_walk(m, from, p, &s, NULL) || s.to.z != f.at.z ||
            !tc_touching(f, target))
            break;
        price += s.price;
        if (price > left)
            break;
        if (!enters && tc_enters_danger(m, &s, &halt)) {
            enters = true;
            danger = f.at;
        }
        from = f.at;
        out[count++] = (struct tc_slide){ f.at,   (uint8_t)goal,
                                          price,  tc_all_within(m->crowd, others, f, TC_INCH),
                                          enters, danger };
    }
    return count;
}

/* after: the first goal point in a direction round the target from where the charger is. */
static int after(struct tc_spot from, struct tc_figure target, int base, int way)
{
    struct point p = tc_plan(from), c = tc_plan(target.at);
    int64_t best = INT64_MAX;
    int nearest = 0;

    for (int i = 0; i < 64; i++) {
        struct point g = goal_point(target, base, p, i + 1, 1);

        if (plane_square(p, g) < best) {
            best = plane_square(p, g);
            nearest = i;
        }
    }
    struct point g = goal_point(target, base, p, nearest + 1, 1);
    int64_t side = plane_side(c, p, g); /* above 0: counter-clockwise of the charger */

    return best > 0 && (way > 0 ? side > 0 : side < 0) ? nearest : (nearest + way) & 63;
}

int tc_slides(const struct tc_mover *m, struct tc_spot from, int target, uint64_t enemies,
              int32_t left, struct tc_slide *out, int room)
{
    struct tc_figure t = m->crowd->figure[target], here = { from, m->base, 0 };
    struct tc_mover slider = *m; /* a chord of rounded points may graze the target's base */
    uint64_t others = enemies & ~tc_all_within(m->crowd, enemies, here, TC_INCH);
    struct tc_slide found[2 * 63];
    int count = 0, kept = 0;

    slider.solid &= ~(UINT64_C(1) << target);
    for (int way = 1; way >= -1; way -= 2)
        count += slide_way(&slider, from, t, after(from, t, m->base, way), way, left, others,
                           &found[count]);
    for (int i = 0; i < count; i++) { /* by price; the cheaper of two ways to one goal */
        int at = kept;
        bool known = false;

        for (int k = 0; k < kept; k++)
            known |= out[k].goal == found[i].goal && out[k].price <= found[i].price;
        if (!found[i].gains || known || kept == room)
            continue;
        for (; at > 0 && out[at - 1].price > found[i].price; at--)
            out[at] = out[at - 1];
        out[at] = found[i];
        kept++;
    }
    return kept;
}
