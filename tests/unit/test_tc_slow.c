/* test_tc_slow.c - the geometry of Trench Crusade against slow answers that share nothing with it:
 * sight, Cover and contact by fractions of 128 bits over every prism; standing point by point; legs
 * by a disc moved in steps of 8 units; ready ways against ways that were tested leg by leg, and
 * against a grid. On generated tables of each archetype. usage: test_tc_slow [TABLES [FIRST [CHECK]]],
 * CHECK being the name of one of its tests. */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "games/trench_crusade/move/climb.h"
#include "games/trench_crusade/table/judge.h"
#include "plane_slow.h"
#include "tc_table.h"

static int tables = 1, first_table;

enum { FIGURES = 24, STEP = 8 };

static struct table t;
static struct rng rng;
static int compared_ways;

/* --- tables --- */

static void make_table(int archetype, int number)
{
    struct tc_demands d = { .bases = 1 << TC_BASE_25 | 1 << TC_BASE_32 | 1 << TC_BASE_40 };
    int inches = number % 2 ? 36 : 48;

    if (t.catalogue.types == 0 && tc_catalogue_read(&t.catalogue, &embedded_content, &t.err))
        fail_msg("%s", t.err.text);
    memset(&t.plan, 0, sizeof t.plan);
    t.plan.width = t.plan.height = inches * 508;
    t.plan.archetype = (uint8_t)archetype;
    d.zone[0] = (struct box){ 0, 0, t.plan.width, 9 * 508 };
    d.zone[1] = (struct box){ 0, t.plan.height - 9 * 508, t.plan.width, t.plan.height };
    if (tc_generate(&t.plan, &t.catalogue, &d, (uint64_t)number, &t.terrain, &t.err))
        fail_msg("%s", t.err.text);
    tc_ground_make(&t.ground, &t.terrain, NULL);
    rng_seed(&rng, (uint64_t)number, (uint64_t)archetype);
}

static struct point somewhere(void)
{
    struct point p;

    p.x = draw_between(&rng, 0, t.plan.width);
    p.y = draw_between(&rng, 0, t.plan.height);
    return p;
}

/* near_something: a point close to a corner of a prism or sunk area, where things are close calls. */
static struct point near_something(void)
{
    const struct bodies *b = &t.terrain.shape.bodies;
    int i = draw_between(&rng, 0, b->prisms + b->sunks - 1);
    const struct prism *k = i < b->prisms ? &b->prism[i] : &b->sunk[i - b->prisms];
    struct point p = k->corner[draw_between(&rng, 0, k->corners - 1)];

    p.x += draw_between(&rng, -900, 900);
    p.y += draw_between(&rng, -900, 900);
    p.x = p.x < 0 ? 0 : p.x > t.plan.width ? t.plan.width : p.x;
    p.y = p.y < 0 ? 0 : p.y > t.plan.height ? t.plan.height : p.y;
    return p;
}

/* draw_figure: somebody who stands somewhere, half of them close to a piece. */
static struct tc_figure draw_figure(void)
{
    static const uint8_t bases[] = { TC_BASE_25, TC_BASE_32, TC_BASE_40, TC_BASE_50, TC_BASE_60 };

    for (;;) {
        struct point p = draw_between(&rng, 0, 1) ? somewhere() : near_something();
        int base = bases[draw_between(&rng, 0, 4)];
        int16_t level[TC_LEVELS];
        int count = tc_levels(&t.ground, p, level, NULL);
        struct tc_spot at;

        if (!count)
            continue;
        at = tc_spot(p, level[draw_between(&rng, 0, count - 1)]);
        if (tc_supported(&t.ground, base, at))
            return (struct tc_figure){ at, (uint8_t)base, 0 };
    }
}

/* --- sight --- */

struct line {
    struct point p, q;
    int zp, zq;
};

struct places {
    int count;
    struct place at[BODIES_SUNK * (BODIES_CORNERS + 3) + 4];
};

static void add_height(struct places *l, const struct line *a, int z)
{
    int rise = a->zq - a->zp, part = z - a->zp;

    if (rise < 0) {
        rise = -rise;
        part = -part;
    }
    if (rise > 0 && part >= 0 && part <= rise)
        l->at[l->count++] = (struct place){ part, rise };
}

static int by_place(const void *a, const void *b)
{
    return slow_order(*(const struct place *)a, *(const struct place *)b);
}

static struct place middle(const struct places *l, int i)
{
    struct place a = l->at[i], b = l->at[i + 1];

    return (struct place){ a.n * b.d + b.n * a.d, 2 * a.d * b.d };
}

static int above(const struct line *l, struct place at, int z)
{
    return slow_sign((l->zp - z) * at.d + (l->zq - l->zp) * at.n);
}

/* slow_hides: does one prism hold a part of the line? */
static bool slow_hides(const struct prism *k, const struct line *l)
{
    static struct places places;

    places.count = slow_crossings(prism_outline(k), l->p, l->q, places.at);
    add_height(&places, l, k->bottom);
    add_height(&places, l, k->top);
    qsort(places.at, (size_t)places.count, sizeof *places.at, by_place);
    for (int i = 0; i + 1 < places.count; i++) {
        struct place at = middle(&places, i);

        if (slow_order(places.at[i], places.at[i + 1]) < 0 && above(l, at, k->bottom) >= 0 &&
            above(l, at, k->top) <= 0 && slow_contains(prism_outline(k), l->p, l->q, at))
            return true;
    }
    return false;
}

static bool slow_ground_hides(const struct line *l)
{
    const struct bodies *b = &t.ground.shape->bodies;
    static struct places places;

    places.count = 2;
    places.at[0] = (struct place){ 0, 1 };
    places.at[1] = (struct place){ 1, 1 };
    add_height(&places, l, 0);
    for (int i = 0; i < b->sunks; i++) {
        places.count +=
            slow_crossings(prism_outline(&b->sunk[i]), l->p, l->q, &places.at[places.count]);
        add_height(&places, l, b->sunk[i].bottom);
    }
    qsort(places.at, (size_t)places.count, sizeof *places.at, by_place);
    for (int i = 0; i + 1 < places.count; i++) {
        struct place at = middle(&places, i);
        bool open = above(l, at, 0) >= 0 || slow_order(places.at[i], places.at[i + 1]) == 0;

        for (int k = 0; k < b->sunks && !open; k++)
            open = above(l, at, b->sunk[k].bottom) >= 0 &&
                   slow_contains(prism_outline(&b->sunk[k]), l->p, l->q, at);
        if (!open)
            return true;
    }
    return false;
}

static struct tc_sight slow_sight(struct tc_figure from, struct tc_figure to)
{
    const struct bodies *b = &t.ground.shape->bodies;
    const struct tc_base *k = tc_base(to.base);
    const int x[9] = { 0,           k->body,     -k->body,     0,           0,
                       k->diagonal, k->diagonal, -k->diagonal, -k->diagonal };
    const int y[9] = { 0,           0,           0, k->body, -k->body, k->diagonal, -k->diagonal,
                       k->diagonal, -k->diagonal };
    struct tc_sight s = { 0, 0, false };

    for (int i = 0; i < 27; i++) {
        struct line l = { tc_plan(from.at),
                          { to.at.x + x[i / 3], to.at.y + y[i / 3] },
                          from.at.z + tc_base(from.base)->eye,
                          to.at.z + k->sample[i % 3] };
        bool by_piece = false;

        for (int n = 0; n < b->prisms; n++)
            if (slow_hides(&b->prism[n], &l)) {
                s.by |= UINT64_C(1) << b->prism[n].piece;
                by_piece = true;
            }
        if (by_piece) {
            s.hidden |= UINT32_C(1) << i;
        } else if (slow_ground_hides(&l)) {
            s.hidden |= UINT32_C(1) << i;
            s.ground = true;
        }
    }
    return s;
}

/* slow_far: the sign of (the distance of a polygon from a point) - r. */
static int slow_far(struct polygon g, struct point p, int32_t r)
{
    bool unused;

    return slow_compare(g, (struct polygon){ &p, 1 }, r, &unused);
}

/* slow_touches: TC-3.6, part by part. */
static bool slow_touches(struct tc_figure f, int piece)
{
    const struct tc_shape *s = t.ground.shape;
    const struct tc_base *b = tc_base(f.base);
    struct point p = tc_plan(f.at);
    int32_t reach = b->radius + TC_CONTACT + 1;

    for (int i = 0; i < s->bodies.prisms; i++) {
        const struct prism *k = &s->bodies.prism[i];

        if (k->piece != piece)
            continue;
        if (k->top > f.at.z && k->bottom < f.at.z + b->height &&
            slow_far(prism_outline(k), p, reach) < 0)
            return true;
        if (k->top == f.at.z && slow_far(prism_outline(k), p, 0) <= 0)
            return true;
    }
    for (int i = 0; i < s->bodies.sunks; i++) {
        const struct prism *k = &s->bodies.sunk[i];

        if (k->piece == piece && f.at.z < 0 && k->bottom < f.at.z + b->height &&
            slow_far(prism_outline(k), p, reach) < 0)
            return true;
    }
    for (int i = 0; i < s->outlines; i++)
        if (s->outline[i].piece == piece &&
            slow_contains(tc_area_polygon(&s->outline[i]), p, p, (struct place){ 0, 1 }))
            return true;
    return false;
}

static uint64_t slow_covers(struct tc_sight sight, struct tc_figure to)
{
    const struct tc_shape *s = t.ground.shape;
    uint64_t found = 0;
    int seen = 27;

    for (int i = 0; i < 27; i++)
        seen -= (int)(sight.hidden >> i & 1);
    for (int i = 0; i < s->pieces && seen > 0 && seen < 27; i++) {
        bool hides = sight.by >> i & 1;

        for (int k = 0; k < s->bodies.sunks; k++)
            hides |= sight.ground && s->bodies.sunk[k].piece == i;
        if (hides && s->piece[i].top - s->piece[i].bottom >= 254 &&
            s->piece[i].width >= 2 * tc_base(to.base)->radius && slow_touches(to, i))
            found |= UINT64_C(1) << i;
    }
    return found;
}

static void sight_is_right(void)
{
    struct tc_figure f[FIGURES];
    int classes[3] = { 0 };

    for (int i = 0; i < FIGURES; i++)
        f[i] = draw_figure();
    for (int i = 0; i < FIGURES; i++)
        for (int k = 0; k < FIGURES; k++) {
            struct tc_sight fast = tc_sight_of(&t.ground, f[i], f[k]);
            struct tc_sight slow = slow_sight(f[i], f[k]);

            assert_int_equal(fast.hidden, slow.hidden);
            classes[slow.hidden == 0 ? 0 : slow.hidden == TC_ALL_HIDDEN ? 2 : 1]++;
            if (slow.hidden == TC_ALL_HIDDEN)
                continue;
            assert_int_equal(fast.by, slow.by);
            assert_int_equal(fast.ground, slow.ground);
            assert_int_equal(tc_covers(&t.ground, fast, f[k]), slow_covers(slow, f[k]));
        }
    assert_true(classes[0] && classes[1] && classes[2]);
}

/* --- standing --- */

/* slow_ground: the height of the ground under a point. */
static int slow_ground(struct point p)
{
    const struct bodies *b = &t.ground.shape->bodies;
    int floor = 0;

    for (int i = 0; i < b->sunks; i++)
        if (slow_contains(prism_outline(&b->sunk[i]), p, p, (struct place){ 0, 1 }) &&
            b->sunk[i].bottom < floor)
            floor = b->sunk[i].bottom;
    return floor;
}

/* slow_surface: is there a surface of this height under a point? */
static bool slow_surface(struct point p, int z, bool stand)
{
    const struct tc_shape *s = t.ground.shape;
    bool inside = false;

    for (int i = 0; i < s->bodies.prisms; i++) {
        const struct prism *k = &s->bodies.prism[i];

        if (!slow_contains(prism_outline(k), p, p, (struct place){ 0, 1 }))
            continue;
        if (k->top == z && !(s->prism_flags[i] & TC_BARRED) &&
            (!stand || s->prism_flags[i] & TC_STAND))
            return true;
        inside |= k->bottom <= z && k->top > z;
    }
    return !inside && slow_ground(p) == z;
}

/* slow_solid: does the disc of this radius overlap solid ground, by points along its edge? */
static bool slow_solid(struct point p, int z, int32_t r)
{
    for (int i = 0; i < 256 && z < 0; i++) {
        struct point off = plane_turned((struct point){ r, 0 }, i);

        if (slow_ground((struct point){ p.x + off.x, p.y + off.y }) > z)
            return true;
    }
    return false;
}

/* slow_stands: TC-3.9 and 3.7, but for solid ground. */
static bool slow_stands(int base, struct tc_spot at)
{
    const struct tc_shape *s = t.ground.shape;
    const struct tc_base *b = tc_base(base);
    struct point p = tc_plan(at);
    int on = 0, d = b->ring_diagonal, r = b->ring;
    const int x[8] = { r, -r, 0, 0, d, d, -d, -d }, y[8] = { 0, 0, r, -r, d, -d, d, -d };

    if (p.x < b->radius || p.y < b->radius || p.x > t.plan.width - b->radius ||
        p.y > t.plan.height - b->radius || !slow_surface(p, at.z, true))
        return false;
    for (int i = 0; i < 8; i++)
        on += slow_surface((struct point){ p.x + x[i], p.y + y[i] }, at.z, false);
    for (int i = 0; i < s->bodies.prisms; i++) {
        const struct prism *k = &s->bodies.prism[i];

        if (k->top > at.z && k->bottom < at.z + b->height &&
            slow_far(prism_outline(k), p, b->radius) < 0)
            return false;
    }
    for (int i = 0; i < s->zones; i++)
        if (s->zone[i].flags & TC_IMPASSABLE &&
            slow_far(tc_area_polygon(&s->zone[i]), p, b->radius) < 0)
            return false;
    return on >= 4;
}

static void standing_is_right(void)
{
    int can[2] = { 0 };

    for (int i = 0; i < 1500; i++) {
        struct point p = near_something();
        int base = draw_between(&rng, 0, TC_BASES - 1), r = tc_base(base)->radius;
        int16_t level[TC_LEVELS];
        int count = tc_levels(&t.ground, p, level, NULL);
        bool ground = false;

        for (int k = 0; k < count; k++) {
            struct tc_spot at = tc_spot(p, level[k]);
            bool fast = tc_supported(&t.ground, base, at), slow = slow_stands(base, at);

            ground |= level[k] == slow_ground(p);
            can[fast]++;
            if (fast)
                assert_true(slow && !slow_solid(p, at.z, r - 3));
            else
                assert_true(!slow || slow_solid(p, at.z, r + 12));
        }
        assert_true(ground || !slow_surface(p, slow_ground(p), false));
    }
    assert_true(can[0] > 100 && can[1] > 100);
}

/* --- legs --- */

/* slow_top: the highest surface at a point that is not above a limit; BODIES_LOW - 1: none. */
static int slow_top(struct point p, int limit)
{
    const struct tc_shape *s = t.ground.shape;
    int best = BODIES_LOW - 1, ground = slow_ground(p);

    if (ground <= limit && slow_surface(p, ground, false))
        best = ground;
    for (int i = 0; i < s->bodies.prisms; i++) {
        int top = s->bodies.prism[i].top;
        bool inside = false;

        if (top > limit || top <= best || s->prism_flags[i] & TC_BARRED ||
            !slow_contains(prism_outline(&s->bodies.prism[i]), p, p, (struct place){ 0, 1 }))
            continue;
        for (int k = 0; k < s->bodies.prisms; k++)
            inside |=
                s->bodies.prism[k].bottom <= top && s->bodies.prism[k].top > top &&
                slow_contains(prism_outline(&s->bodies.prism[k]), p, p, (struct place){ 0, 1 });
        best = inside ? best : top;
    }
    return best;
}

/* slow_blocked: does the disc meet something too high for it? */
static bool slow_blocked(int base, struct point p, int z, int32_t r)
{
    const struct tc_shape *s = t.ground.shape;

    for (int i = 0; i < s->bodies.prisms; i++) {
        const struct prism *k = &s->bodies.prism[i];
        int over = s->prism_flags[i] & TC_BARRED ? z : z + 508;

        if (k->top > over && k->bottom < z + tc_base(base)->height &&
            slow_far(prism_outline(k), p, r) < 0)
            return true;
    }
    return false;
}

struct slow_leg {
    bool free;
    int z, more; /* where it ends; what Difficult ground adds, roughly */
};

/* slow_walk: a disc in steps of 8 units; `spare` is added to its radius. */
static struct slow_leg slow_walk(int base, struct tc_spot from, struct point to, int spare)
{
    int32_t length = plane_length(tc_plan(from), to), r = tc_base(base)->radius + spare;
    struct slow_leg leg = { true, from.z, 0 };

    for (int32_t s = 0; leg.free; s = s + STEP < length ? s + STEP : length) {
        struct point p = plane_along(tc_plan(from), to, s, length ? length : 1);
        int top = slow_top(p, leg.z + 508);
        bool ground = slow_ground(p) == 0 && slow_surface(p, 0, false);

        if (leg.z < 0 && leg.z > -1524 && ground && top < 0)
            top = 0;
        leg.free =
            top >= BODIES_LOW && (leg.z - top <= 508 || (leg.z == 0 && top < 0 && top > -1524));
        leg.z = top;
        leg.free = leg.free && !slow_blocked(base, p, leg.z, r);
        leg.more += tc_ground_flags(&t.ground, tc_spot(p, leg.z)) & TC_DIFFICULT ? STEP : 0;
        if (s == length)
            break;
    }
    return leg;
}

/* about_right: is that what Difficult ground adds to a leg, or to one two units beside it? Points
 * of the lattice are not quite on the leg, which matters where it runs along a border. */
static bool about_right(const struct tc_mover *m, const struct tc_stride *s, int more)
{
    for (int i = 0; i < 25; i++) {
        struct tc_spot from = s->from;
        struct point to = tc_plan(s->to);
        struct tc_stride beside;
        int dx = i / 5 - 2, dy = i % 5 - 2;

        from.x = (int16_t)(from.x + dx);
        from.y = (int16_t)(from.y + dy);
        to.x += dx;
        to.y += dy;
        if (tc_walk_level(m, from, to, &beside) == TC_FREE &&
            abs(beside.price - beside.length - more) <= 100)
            return true;
    }
    return false;
}

static void legs_are_right(void)
{
    static const struct tc_crowd nobody;
    int free = 0, refused = 0;

    for (int i = 0; i < 400; i++) {
        struct tc_figure f = draw_figure();
        struct tc_mover m = { .ground = &t.ground, .crowd = &nobody, .base = f.base };
        struct point to = tc_plan(f.at);
        struct tc_stride s;
        enum tc_fault fault;

        to.x += draw_between(&rng, -3048, 3048);
        to.y += draw_between(&rng, -3048, 3048);
        if (!tc_fits_table(&t.ground, f.base, to))
            continue;
        fault = tc_walk_level(&m, f.at, to, &s);
        if (fault == TC_FREE) {
            struct slow_leg slow = slow_walk(f.base, f.at, to, -3);

            free++;
            assert_true(slow.free);
            assert_int_equal(slow.z, s.to.z);
            assert_true(about_right(&m, &s, slow.more));
        } else if (fault != TC_BARRED_GROUND) {
            refused++;
            assert_false(slow_walk(f.base, f.at, to, STEP + 1).free);
        }
    }
    assert_true(free > 50 && refused > 20);
}

/* --- ways --- */

/* Ready edges say the same as legs that are tested as they are used. */
static void ways_are_right(void)
{
    static struct tc_reach ready, tested;
    static struct tc_ground changed;
    int found = 0;

    tc_ground_make(&changed, &t.terrain, NULL);
    changed.changed = true; /* nothing has, but nobody may rely on it */
    for (int i = 0; i < 6; i++) {
        struct tc_figure f = draw_figure();
        struct tc_mover m = { .ground = &t.ground, .crowd = &t.crowd, .base = f.base }, other;
        unsigned permissions = (unsigned)draw_between(&rng, 0, 15);

        m.base = f.base = (uint8_t)draw_between(&rng, TC_BASE_25, TC_BASE_40);
        if (!tc_supported(&t.ground, f.base, f.at))
            continue;
        other = m;
        other.ground = &changed;
        tc_reach_find(&ready, &m, f.at, 7 * 508, permissions, false);
        tc_reach_find(&tested, &other, f.at, 7 * 508, permissions, false);
        for (int k = 0; k < 60; k++) {
            struct tc_spot a = f.at, b;
            int32_t price;

            a.x = (int16_t)(a.x + draw_between(&rng, -3556, 3556));
            a.y = (int16_t)(a.y + draw_between(&rng, -3556, 3556));
            a.z = TC_ANY_LEVEL;
            b = a;
            if (!tc_fits_table(&t.ground, f.base, tc_plan(a)))
                continue;
            price = tc_reach_price(&ready, &a);
            assert_int_equal(price, tc_reach_price(&tested, &b));
            found += price != WAYS_NONE;
        }
    }
    assert_true(found > 20);
}

enum { SIDE = 41, GRID = 127 }; /* 10" by 10", a quarter inch apart */

struct grid {
    int32_t cost[SIDE][SIDE];
    int16_t z[SIDE][SIDE];
    bool done[SIDE][SIDE];
};

/* Dijkstra over a grid, with legs to 16 neighbours: a way nobody would draw, but a way. */
static void grid_walk(const struct tc_mover *m, struct tc_spot from, struct grid *g)
{
    static const int dx[16] = { 1, -1, 0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 1, 1, -1, -1 };
    static const int dy[16] = { 0, 0, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 2, -2, 2, -2 };

    for (int i = 0; i < SIDE * SIDE; i++) {
        g->cost[i / SIDE][i % SIDE] = WAYS_NONE;
        g->done[i / SIDE][i % SIDE] = false;
    }
    g->cost[SIDE / 2][SIDE / 2] = 0;
    g->z[SIDE / 2][SIDE / 2] = from.z;
    for (;;) {
        int x = -1, y = -1;

        for (int i = 0; i < SIDE * SIDE; i++)
            if (!g->done[i / SIDE][i % SIDE] && g->cost[i / SIDE][i % SIDE] < 4 * 508 &&
                (x < 0 || g->cost[i / SIDE][i % SIDE] < g->cost[y][x])) {
                x = i % SIDE;
                y = i / SIDE;
            }
        if (x < 0)
            return;
        g->done[y][x] = true;
        for (int i = 0; i < 16; i++) {
            int nx = x + dx[i], ny = y + dy[i];
            struct point p = { from.x + (x - SIDE / 2) * GRID, from.y + (y - SIDE / 2) * GRID };
            struct point q = { from.x + (nx - SIDE / 2) * GRID, from.y + (ny - SIDE / 2) * GRID };
            struct tc_stride s;

            if (nx < 0 || ny < 0 || nx >= SIDE || ny >= SIDE || g->done[ny][nx] ||
                tc_walk_level(m, tc_spot(p, g->z[y][x]), q, &s) ||
                g->cost[y][x] + s.price >= g->cost[ny][nx])
                continue;
            g->cost[ny][nx] = g->cost[y][x] + s.price;
            g->z[ny][nx] = s.to.z;
        }
    }
}

/* No way over the grid is shorter than what the graph finds, but for what its corner nodes cost:
 * they stand off the corners by a few units each. In and out of Difficult ground the graph goes
 * straight, where a bend at the border would be cheaper (TC-5.14 knows no such nodes). */
static void grid_is_not_shorter(void)
{
    static struct grid g;
    static struct tc_reach r;
    int compared = 0;

    for (int i = 0; i < 4; i++) {
        struct tc_figure f = draw_figure();
        struct tc_mover m = { .ground = &t.ground, .crowd = &t.crowd };

        m.base = f.base = (uint8_t)draw_between(&rng, TC_BASE_25, TC_BASE_40);
        if (f.at.z != 0 || tc_ground_flags(&t.ground, f.at) & TC_DIFFICULT ||
            !tc_supported(&t.ground, f.base, f.at))
            continue;
        grid_walk(&m, f.at, &g);
        tc_reach_find(&r, &m, f.at, 5 * 508, TC_MAY_RISK, false);
        for (int k = 0; k < SIDE * SIDE; k += 7) {
            int x = k % SIDE, y = k / SIDE;
            struct tc_spot to = { (int16_t)(f.at.x + (x - SIDE / 2) * GRID),
                                  (int16_t)(f.at.y + (y - SIDE / 2) * GRID), g.z[y][x] };

            if (g.cost[y][x] > 4 * 508 || tc_ground_flags(&t.ground, to) & TC_DIFFICULT)
                continue;
            compared++;
            assert_true(tc_reach_price(&r, &to) <= g.cost[y][x] + 60);
        }
    }
    compared_ways += compared;
}

/* --- all of it on each archetype --- */

static void run(void (*check)(void))
{
    for (int archetype = TC_NO_MANS_LAND; archetype <= TC_TRENCH_LINES; archetype++)
        for (int i = first_table; i < first_table + tables; i++) {
            make_table(archetype, i);
            check();
        }
}

static void sight_and_cover(void **state)
{
    (void)state;
    run(sight_is_right);
}

static void standing(void **state)
{
    (void)state;
    run(standing_is_right);
}

static void legs(void **state)
{
    (void)state;
    run(legs_are_right);
}

static void ways(void **state)
{
    (void)state;
    run(ways_are_right);
}

static void grid(void **state)
{
    (void)state;
    run(grid_is_not_shorter);
    assert_true(compared_ways > 100);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sight_and_cover),
        cmocka_unit_test(standing),
        cmocka_unit_test(legs),
        cmocka_unit_test(ways),
        cmocka_unit_test(grid),
    };

    tables = argc > 1 ? atoi(argv[1]) : tables;
    first_table = argc > 2 ? atoi(argv[2]) : 0;
    if (argc > 3)
        cmocka_set_test_filter(argv[3]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
