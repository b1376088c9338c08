/* test_bodies.c - prisms, ground and their index against slow answers: every body, and every part
 * of a line between two places where anything can change, tried in its middle. */
#include "unit.h"

#include <string.h>

#include "core/bodies.h"
#include "plane_slow.h"

enum { SCENES = 1500, LINES = 40, PLACES = 1000 };

/* A line in space. */
struct line {
    struct point p, q;
    int zp, zq;
};

/* Places on a line where something may change. */
struct places {
    struct place at[PLACES];
    int count;
};

static int draw_height(struct rng *rng, int step)
{
    return step * draw_between(rng, -4, 6);
}

/* draw_bodies: up to `prisms` and `sunks` of each; heights are few, so that many are equal. */
static void draw_bodies(struct rng *rng, const struct scenery *s, int step, int prisms, int sunks,
                        struct bodies *b)
{
    bodies_clear(b);
    for (int i = 0; i < prisms; i++) {
        struct drawn d = draw_polygon(rng, s);
        int bottom = draw_height(rng, step), top = bottom + step * draw_between(rng, 1, 4);
        int piece = draw_between(rng, 0, BODIES_PIECES - 1);

        assert_int_equal(bodies_add(b, draw_polygon_of(&d), bottom, top, piece), i);
    }
    for (int i = 0; i < sunks; i++) {
        struct drawn d = draw_polygon(rng, s);
        int floor = -step * draw_between(rng, 1, 3);
        int piece = draw_between(rng, 0, BODIES_PIECES - 1);

        assert_int_equal(bodies_sink(b, draw_polygon_of(&d), floor, piece), i);
    }
}

static struct line draw_line(struct rng *rng, const struct scenery *s, int step)
{
    struct line l;

    l.p = draw_point(rng, s);
    l.q = draw_between(rng, 0, 9) ? draw_point(rng, s) : l.p; /* some go straight up */
    l.zp = draw_height(rng, step);
    l.zq = draw_height(rng, step);
    return l;
}

static void add_outline(struct places *places, struct polygon g, const struct line *l)
{
    places->count += slow_crossings(g, l->p, l->q, &places->at[places->count]);
}

/* add_height: the place where the line passes a height. */
static void add_height(struct places *places, const struct line *l, int z)
{
    int rise = l->zq - l->zp, part = z - l->zp;

    if (rise < 0) {
        rise = -rise;
        part = -part;
    }
    if (rise > 0 && part >= 0 && part <= rise)
        places->at[places->count++] = (struct place){ part, rise };
}

static void sort_places(struct places *places)
{
    for (int i = 1; i < places->count; i++)
        for (int k = i; k > 0 && slow_order(places->at[k], places->at[k - 1]) < 0; k--) {
            struct place t = places->at[k];

            places->at[k] = places->at[k - 1];
            places->at[k - 1] = t;
        }
}

/* middle: of the part from the i-th place to the next; false when that is the same place. */
static bool middle(const struct places *places, int i, struct place *t)
{
    struct place a = places->at[i], b = places->at[i + 1];

    *t = (struct place){ a.n * b.d + b.n * a.d, 2 * a.d * b.d };
    return slow_order(a, b) < 0;
}

/* above: the sign of the line's height at a place, less z. */
static int above(const struct line *l, struct place t, int z)
{
    return slow_sign((l->zp - z) * t.d + (l->zq - l->zp) * t.n);
}

static bool slow_prism_blocks(const struct prism *p, const struct line *l)
{
    struct places places = { .count = 0 };
    struct place t;

    add_outline(&places, prism_outline(p), l);
    add_height(&places, l, p->bottom);
    add_height(&places, l, p->top);
    sort_places(&places);
    for (int i = 0; i + 1 < places.count; i++)
        if (middle(&places, i, &t) && slow_contains(prism_outline(p), l->p, l->q, t) &&
            above(l, t, p->bottom) >= 0 && above(l, t, p->top) <= 0)
            return true;
    return false;
}

static bool slow_solid(const struct bodies *b, uint64_t gone, const struct line *l, struct place t)
{
    if (above(l, t, 0) >= 0)
        return false;
    for (int i = 0; i < b->sunks; i++)
        if (!(gone >> b->sunk[i].piece & 1) && above(l, t, b->sunk[i].bottom) >= 0 &&
            slow_contains(prism_outline(&b->sunk[i]), l->p, l->q, t))
            return false;
    return true;
}

static bool slow_ground_blocks(const struct bodies *b, uint64_t gone, const struct line *l)
{
    struct places places = { .count = 2, .at = { { 0, 1 }, { 1, 1 } } };
    struct place t;

    add_height(&places, l, 0);
    for (int i = 0; i < b->sunks; i++) {
        add_outline(&places, prism_outline(&b->sunk[i]), l);
        add_height(&places, l, b->sunk[i].bottom);
    }
    sort_places(&places);
    for (int i = 0; i + 1 < places.count; i++)
        if (middle(&places, i, &t) && slow_solid(b, gone, l, t))
            return true;
    return false;
}

/* How often a line was free and blocked. */
struct seen {
    int prism[2], ground[2], all[2];
};

/* One line against each prism, against the ground, and against everything. */
static void check_line(const struct bodies *b, uint64_t gone, const struct line *l,
                       struct seen *seen)
{
    bool blocked = false, ground = slow_ground_blocks(b, gone, l);

    for (int i = 0; i < b->prisms; i++) {
        const struct prism *p = &b->prism[i];
        struct span part;
        bool want = slow_prism_blocks(p, l), clip = plane_clip(prism_outline(p), l->p, l->q, &part);

        assert_int_equal(clip && prism_blocks(p, &part, l->zp, l->zq), want);
        blocked = blocked || (want && !(gone >> p->piece & 1));
        seen->prism[want]++;
    }
    assert_int_equal(bodies_ground_blocks(b, gone, l->p, l->zp, l->q, l->zq), ground);
    assert_int_equal(bodies_block(b, gone, l->p, l->zp, l->q, l->zq), blocked || ground);
    seen->ground[ground] += l->zp < 0 || l->zq < 0;
    seen->all[blocked || ground]++;
}

static void lines_are_blocked_where_they_should(void **state)
{
    static struct bodies b;
    struct seen seen = { { 0 }, { 0 }, { 0 } };
    struct rng rng;

    (void)state;
    rng_seed(&rng, 1, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        int prisms = draw_between(&rng, 0, 8), sunks = draw_between(&rng, 0, 8);
        int step = draw_between(&rng, 1, BODIES_HIGH / 10);
        uint64_t gone = rng_next(&rng);

        gone &= rng_next(&rng);
        draw_bodies(&rng, &s, step, prisms, sunks, &b);
        for (int k = 0; k < LINES; k++) {
            struct line l = draw_line(&rng, &s, step);

            check_line(&b, k % 2 ? gone : 0, &l, &seen);
        }
    }
    for (int i = 0; i < 2; i++)
        assert_true(seen.prism[i] > 5000 && seen.ground[i] > 1000 && seen.all[i] > 5000);
}

/* A way through trenches that meet end to end, each with its floor. */
static void trenches_join(void **state)
{
    static struct bodies b;

    (void)state;
    bodies_clear(&b);
    for (int i = 0; i < 5; i++) {
        struct point c[4] = {
            { 100 * i, 100 }, { 100 * i + 100, 100 }, { 100 * i + 100, 200 }, { 100 * i, 200 }
        };

        bodies_sink(&b, (struct polygon){ c, 4 }, i == 2 ? -10 : -20, i);
    }
    struct point west = { 0, 150 }, east = { 500, 150 }, south = { 250, 0 }, wall = { 0, 100 };
    assert_false(bodies_ground_blocks(&b, 0, west, -5, east, -5));
    assert_false(bodies_ground_blocks(&b, 0, west, -10, east, -10)); /* along the floor */
    assert_true(bodies_ground_blocks(&b, 0, west, -11, east, -11));
    assert_true(bodies_ground_blocks(&b, 1 << 3, west, -5, east, -5));
    assert_false(bodies_ground_blocks(&b, 1 << 4, west, -5, (struct point){ 400, 150 }, -5));
    assert_false(bodies_ground_blocks(&b, 0, west, -20, east, 20));
    assert_true(bodies_ground_blocks(&b, 0, west, -20, east, -6)); /* through the step */
    assert_true(bodies_ground_blocks(&b, 0, west, -5, south, 5));
    assert_false(bodies_ground_blocks(&b, 0, wall, -5, (struct point){ 500, 100 }, -5));
    /* Out over the edge: at height 0 where it leaves, and a hair below. */
    assert_false(bodies_ground_blocks(&b, 0, (struct point){ 250, 150 }, -5, south, 10));
    assert_true(bodies_ground_blocks(&b, 0, (struct point){ 250, 150 }, -5, south, 9));
}

static void index_finds_what_boxes_say(void **state)
{
    static struct bodies b;
    struct rng rng;
    int found = 0, edges = 0;

    (void)state;
    rng_seed(&rng, 2, 0);
    for (int i = 0; i < 400; i++) {
        struct scenery s = draw_scenery(&rng);
        int prisms = draw_between(&rng, 0, BODIES_PRISMS);

        draw_bodies(&rng, &s, 100, prisms, 0, &b);
        for (int k = 0; k < LINES; k++) {
            struct point from = draw_point(&rng, &s), to = draw_point(&rng, &s);
            struct box box = plane_box(from, to, k % 3 ? 0 : draw_between(&rng, 0, 40000));
            struct prism_set set = bodies_find(&b, box);
            int next = prism_set_take(&set);

            for (int n = 0; n < b.prisms; n++) {
                const struct box *o = &b.prism[n].box;
                bool apart = o->x1 < box.x0 || o->x0 > box.x1 || o->y1 < box.y0 || o->y0 > box.y1;

                assert_int_equal(next == n, !apart);
                found += !apart;
                edges += o->x1 == box.x0 && !apart;
                if (next == n)
                    next = prism_set_take(&set);
            }
            assert_int_equal(next, -1);
        }
    }
    assert_true(found > 10000 && edges > 500);
}

/* Room for so many and no more; equal bodies are equal bytes. */
static void there_is_an_end(void **state)
{
    static const struct point c[3] = { { 0, 0 }, { 9, 0 }, { 0, 9 } };
    static struct bodies a, b;
    struct polygon g = { c, 3 };

    (void)state;
    memset(&a, 0xff, sizeof a);
    bodies_clear(&a);
    bodies_clear(&b);
    for (int i = 0; i < BODIES_PRISMS; i++)
        assert_int_equal(bodies_add(&a, g, 0, 5, i % 64), i);
    for (int i = 0; i < BODIES_SUNK; i++)
        assert_int_equal(bodies_sink(&a, g, -5, i), i);
    assert_int_equal(bodies_add(&a, g, 0, 5, 0), -1);
    assert_int_equal(bodies_sink(&a, g, -5, 0), -1);
    for (int i = 0; i < BODIES_PRISMS; i++)
        bodies_add(&b, g, 0, 5, i % 64);
    for (int i = 0; i < BODIES_SUNK; i++)
        bodies_sink(&b, g, -5, i);
    assert_memory_equal(&a, &b, sizeof a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_blocked_where_they_should),
        cmocka_unit_test(trenches_join),
        cmocka_unit_test(index_finds_what_boxes_say),
        cmocka_unit_test(there_is_an_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
