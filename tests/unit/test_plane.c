/* test_plane.c - the geometry of core/plane.h against slow answers with fractions of 128 bits, on
 * thousands of drawn scenes, many of them full of touching edges and points in line. */
#include "unit.h"

#include "core/plane.h"
#include "plane_slow.h"

enum { SCENES = 100000 };

static void roots_are_whole(void **state)
{
    struct rng rng;

    (void)state;
    rng_seed(&rng, 1, 0);
    for (int64_t n = 0; n < 70000; n++)
        assert_true(plane_root(n * n) == n && plane_root(n * n + 2 * n) == n);
    for (int i = 0; i < SCENES; i++) {
        int64_t n = (int64_t)(rng_next(&rng) >> draw_between(&rng, 2, 60));
        wide root = plane_root(n);

        assert_true(root * root <= n && (root + 1) * (root + 1) > n);
    }
}

static void lengths_are_rounded_up(void **state)
{
    struct rng rng;

    (void)state;
    rng_seed(&rng, 2, 0);
    assert_int_equal(plane_length((struct point){ 5, 5 }, (struct point){ 5, 5 }), 0);
    assert_int_equal(plane_length((struct point){ 0, 0 }, (struct point){ 3, 4 }), 5);
    assert_int_equal(plane_length((struct point){ 0, 0 }, (struct point){ 1, 1 }), 2);
    assert_int_equal(plane_length((struct point){ 0, 0 }, (struct point){ 32767, 32767 }),
                     PLANE_LENGTH);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct point a = draw_point(&rng, &s), b = draw_point(&rng, &s);
        int64_t square = plane_square(a, b), length = plane_length(a, b);

        assert_true(length * length >= square);
        assert_true(length == 0 || (length - 1) * (length - 1) < square);
    }
}

/* slow_sine: 2^50 sin(2 pi turn / 256) as a sum of powers. */
static wide slow_sine(int turn)
{
    const wide pi = 0x3243F6A8885A308D >> 10; /* 2^50 pi */
    wide x = pi * turn / 128, power = x, sum = 0;

    for (int i = 1; power != 0; i += 2) {
        sum += power;
        power = -(power * x >> 50) * x >> 50;
        power /= (i + 1) * (i + 2);
    }
    return sum;
}

static void sines_are_the_nearest(void **state)
{
    (void)state;
    for (int turn = 0; turn < PLANE_TURN; turn++) {
        const wide one = (wide)1 << 50;
        wide off = PLANE_SINE * slow_sine(turn) - plane_sine(turn) * one;

        assert_true(2 * off < one && -2 * off < one);
        assert_int_equal(plane_cosine(turn), plane_sine(turn + 64));
        assert_int_equal(plane_sine(turn - 256), plane_sine(turn));
        assert_int_equal(plane_sine(turn + 512), plane_sine(turn));
    }
}

static void turning_rounds_once(void **state)
{
    struct rng rng;

    (void)state;
    rng_seed(&rng, 3, 0);
    for (int i = 0; i < SCENES; i++) {
        int turn = draw_between(&rng, -300, 300);
        int x = draw_between(&rng, -PLANE_MOST, PLANE_MOST);
        int y = draw_between(&rng, -PLANE_MOST, PLANE_MOST);
        struct point p = { x, y }, q = plane_turned(p, turn), back = plane_turned(p, turn + 128);
        int64_t right = (int64_t)x * plane_cosine(turn) - (int64_t)y * plane_sine(turn);
        int64_t up = (int64_t)x * plane_sine(turn) + (int64_t)y * plane_cosine(turn);

        assert_in_range(2 * ((int64_t)q.x * PLANE_SINE - right) + PLANE_SINE, 0, 2 * PLANE_SINE);
        assert_in_range(2 * ((int64_t)q.y * PLANE_SINE - up) + PLANE_SINE, 0, 2 * PLANE_SINE);
        assert_true(back.x == -q.x && back.y == -q.y);
        q = plane_turned(p, 64);
        assert_true(q.x == -y && q.y == x);
    }
}

/* Where a polygon is refused: too few corners, clockwise, in line, a dent, twice round. */
static void convex_means_convex(void **state)
{
    static const struct drawn wrong[] = {
        { { { 0, 0 }, { 4, 0 } }, 2 },
        { { { 0, 0 }, { 0, 4 }, { 4, 0 } }, 3 },
        { { { 0, 0 }, { 2, 0 }, { 4, 0 } }, 3 },
        { { { 0, 0 }, { 2, 0 }, { 4, 0 }, { 4, 4 } }, 4 },
        { { { 0, 0 }, { 4, 0 }, { 2, 1 }, { 2, 4 } }, 4 },
        { { { 0, 0 }, { 4, 0 }, { 4, 0 }, { 4, 4 } }, 4 },
        { { { 0, 10 }, { -6, -8 }, { 10, 3 }, { -10, 3 }, { 6, -8 } }, 5 },
        { { { 0, 0 }, { 4, 0 }, { 4, 4 }, { 0, 0 }, { 4, 0 }, { 4, 4 } }, 6 },
    };
    struct rng rng;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(plane_convex(draw_polygon_of(&wrong[i])));
    rng_seed(&rng, 4, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct drawn d = draw_polygon(&rng, &s);

        assert_true(plane_convex(draw_polygon_of(&d)));
    }
}

static void points_and_segments(void **state)
{
    struct rng rng;
    int seen[3] = { 0 };

    (void)state;
    rng_seed(&rng, 5, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct point p = draw_point(&rng, &s), end[2];
        int32_t r = draw_radius(&rng, &s);
        bool overlap;

        end[0] = draw_point(&rng, &s);
        end[1] = draw_point(&rng, &s);
        int want = slow_compare((struct polygon){ &p, 1 }, (struct polygon){ end, 2 }, r, &overlap);
        assert_int_equal(plane_compare(p, end[0], end[1], r), want);
        seen[want + 1]++;
    }
    assert_true(seen[0] > 500 && seen[1] > 500 && seen[2] > 500);
}

/* A point, a standing disc and a moving one, against a polygon. */
static void discs_and_polygons(void **state)
{
    struct rng rng;
    int swept = 0, touched = 0, inside = 0, beside = 0;

    (void)state;
    rng_seed(&rng, 6, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct drawn d = draw_polygon(&rng, &s);
        struct polygon g = draw_polygon_of(&d);
        struct point end[2];
        int32_t r = draw_radius(&rng, &s);
        bool overlap, all = true, one = true, other = true;

        end[0] = draw_point(&rng, &s);
        end[1] = draw_point(&rng, &s);
        int want = slow_compare(g, (struct polygon){ end, 2 }, r, &overlap);
        assert_int_equal(plane_swept(g, end[0], end[1], r), want < 0);
        assert_int_equal(plane_swept(g, end[1], end[0], r), want < 0);
        swept += want < 0;
        touched += want == 0;
        want = slow_compare(g, (struct polygon){ end, 1 }, r, &overlap);
        assert_int_equal(plane_swept(g, end[0], end[0], r), want < 0);
        assert_int_equal(plane_contains(g, end[0]),
                         slow_compare(g, (struct polygon){ end, 1 }, 0, &overlap) == 0);
        /* A disc lies inside when no edge is closer to the centre, which lies inside itself. */
        for (int k = 0; k < g.corners; k++) {
            struct point edge[2] = { g.corner[k], g.corner[(k + 1) % g.corners] };
            wide side = draw_cross(end[0], end[1], g.corner[k]), rr = (wide)r * r;
            wide far = side * side - rr * plane_square(end[0], end[1]);

            all = all && slow_compare((struct polygon){ edge, 2 }, (struct polygon){ end, 1 }, r,
                                      &overlap) >= 0;
            one = one && side > 0 && far >= 0;
            other = other && side < 0 && far >= 0;
        }
        assert_int_equal(plane_contains_disc(g, end[0], r), all && plane_contains(g, end[0]));
        assert_int_equal(plane_beside(g, end[0], end[1], r), one || other);
        inside += all && plane_contains(g, end[0]);
        beside += one || other;
    }
    assert_true(swept > 2000 && touched > 300 && inside > 300 && beside > 1000);
}

static void polygons_and_polygons(void **state)
{
    struct rng rng;
    int overlaps = 0, touches = 0, gaps = 0;

    (void)state;
    rng_seed(&rng, 7, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct drawn d = draw_polygon(&rng, &s), e = draw_polygon(&rng, &s);
        struct polygon g = draw_polygon_of(&d), h = draw_polygon_of(&e);
        int32_t r = draw_radius(&rng, &s);
        bool overlap;
        int want = slow_compare(g, h, r, &overlap), touch = slow_compare(g, h, 0, &overlap);
        struct box a = plane_polygon_box(g), b = plane_polygon_box(h);

        assert_int_equal(plane_overlap(g, h), overlap);
        assert_int_equal(plane_overlap(h, g), overlap);
        assert_int_equal(plane_closer(g, h, r), want < 0);
        assert_int_equal(plane_closer(h, g, r), want < 0);
        assert_true(touch > 0 || plane_boxes_meet(&a, &b));
        overlaps += overlap;
        touches += touch == 0 && !overlap;
        gaps += touch > 0 && want < 0;
    }
    assert_true(overlaps > 2000 && touches > 300 && gaps > 500);
}

/* The part of a segment in a polygon: the first and the last of all crossings that lie in it. */
static void clips_and_their_lengths(void **state)
{
    struct rng rng;
    int clipped = 0, touches = 0;

    (void)state;
    rng_seed(&rng, 8, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct drawn d = draw_polygon(&rng, &s);
        struct polygon g = draw_polygon_of(&d);
        struct point p = draw_point(&rng, &s), q = draw_point(&rng, &s);
        struct place at[DRAW_CORNERS + 2], from = { 2, 1 }, to = { -1, 1 };
        struct span part = { { 7, 1 }, { 7, 1 } };
        int count = slow_crossings(g, p, q, at), length = plane_length(p, q);
        bool any = plane_clip(g, p, q, &part);

        for (int k = 0; k < count; k++)
            if (slow_contains(g, p, q, at[k])) {
                from = slow_order(at[k], from) < 0 ? at[k] : from;
                to = slow_order(at[k], to) > 0 ? at[k] : to;
            }
        assert_int_equal(any, slow_order(from, to) <= 0);
        if (!any)
            continue;
        assert_int_equal(slow_order((struct place){ part.from.n, part.from.d }, from), 0);
        assert_int_equal(slow_order((struct place){ part.to.n, part.to.d }, to), 0);
        assert_true(part.from.d > 0 && part.from.d <= INT32_MAX);
        assert_true(part.to.d > 0 && part.to.d <= INT32_MAX);
        wide n = length * (to.n * from.d - from.n * to.d), whole = from.d * to.d;
        assert_int_equal(plane_span_length(&part, length), (n + whole - 1) / whole);
        clipped++;
        touches += n == 0;
    }
    assert_true(clipped > 5000 && touches > 500);
}

/* Any span, also with the greatest denominators there are. */
static void lengths_of_spans(void **state)
{
    struct rng rng;

    (void)state;
    rng_seed(&rng, 9, 0);
    for (int i = 0; i < SCENES; i++) {
        int64_t d0 = INT32_MAX >> draw_between(&rng, 0, 30);
        int64_t d1 = draw_between(&rng, 1, INT32_MAX - 1);
        int64_t n0 = draw_between(&rng, 0, (int)d0 - 1), n1 = draw_between(&rng, 0, (int)d1);
        int length = draw_between(&rng, 0, PLANE_LENGTH);
        struct span part = { { n0, d0 }, { n1, d1 } };

        if (plane_before(part.to, part.from))
            part = (struct span){ part.to, part.from };
        wide n = (wide)part.to.n * part.from.d - (wide)part.from.n * part.to.d;
        wide whole = (wide)d0 * d1;
        assert_int_equal(plane_span_length(&part, length), (length * n + whole - 1) / whole);
    }
}

static void along_stays_short(void **state)
{
    struct rng rng;

    (void)state;
    rng_seed(&rng, 10, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct point p = draw_point(&rng, &s), q = draw_point(&rng, &s), at;
        int64_t d = draw_between(&rng, 1, INT32_MAX - 1), n = draw_between(&rng, 0, (int)d);

        at = plane_along(p, q, n, d);
        wide dx = (wide)(q.x - p.x) * n, dy = (wide)(q.y - p.y) * n;
        wide gx = (wide)(at.x - p.x) * d, gy = (wide)(at.y - p.y) * d;
        assert_true(gx * dx >= 0 && gx * gx <= dx * dx && (gx - dx) * (gx - dx) < (wide)d * d);
        assert_true(gy * dy >= 0 && gy * gy <= dy * dy && (gy - dy) * (gy - dy) < (wide)d * d);
        at = plane_along(p, q, d, d);
        assert_true(at.x == q.x && at.y == q.y);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(roots_are_whole),         cmocka_unit_test(lengths_are_rounded_up),
        cmocka_unit_test(sines_are_the_nearest),   cmocka_unit_test(turning_rounds_once),
        cmocka_unit_test(convex_means_convex),     cmocka_unit_test(points_and_segments),
        cmocka_unit_test(discs_and_polygons),      cmocka_unit_test(polygons_and_polygons),
        cmocka_unit_test(clips_and_their_lengths), cmocka_unit_test(lengths_of_spans),
        cmocka_unit_test(along_stays_short),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
