/* test_plane_signature.c - the plane computes the same everywhere: a number over the answers to
 * thousands of drawn questions, the same for every compiler, optimisation and width of machine. It
 * needs no 128 bits, unlike the tests that say what is right. When an answer changes on purpose,
 * the new number stands in the message. */
#include "unit.h"

#include "core/bodies.h"
#include "core/plane.h"
#include "core/ways.h"
#include "plane_draw.h"

enum { SCENES = 4000 };

static void mix_span(uint64_t *signature, bool any, const struct span *part, int32_t length)
{
    draw_mix(signature, any);
    if (!any)
        return;
    draw_mix(signature, part->from.n);
    draw_mix(signature, part->from.d);
    draw_mix(signature, part->to.n);
    draw_mix(signature, part->to.d);
    draw_mix(signature, plane_span_length(part, length));
}

/* One of each function of plane.h. */
static void plane_is_the_same(void **state)
{
    uint64_t signature = 0;
    struct rng rng;

    (void)state;
    rng_seed(&rng, 11, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);
        struct drawn d = draw_polygon(&rng, &s), e = draw_polygon(&rng, &s);
        struct polygon g = draw_polygon_of(&d), h = draw_polygon_of(&e);
        struct point p = draw_point(&rng, &s), q = draw_point(&rng, &s), at;
        int32_t r = draw_radius(&rng, &s), length = plane_length(p, q);
        int turn = draw_between(&rng, 0, 255);
        struct span part;
        bool any = plane_clip(g, p, q, &part);

        mix_span(&signature, any, &part, length);
        draw_mix(&signature, length);
        draw_mix(&signature, plane_side(p, q, g.corner[0]));
        draw_mix(&signature, plane_compare(p, g.corner[0], g.corner[1], r));
        draw_mix(&signature, plane_contains(g, p));
        draw_mix(&signature, plane_contains_disc(g, p, r));
        draw_mix(&signature, plane_swept(g, p, q, r));
        draw_mix(&signature, plane_beside(g, p, q, r));
        draw_mix(&signature, plane_overlap(g, h));
        draw_mix(&signature, plane_closer(g, h, r));
        at = plane_along(p, q, turn, 255);
        draw_mix(&signature, at.x * INT64_C(65536) + at.y);
        at = plane_turned(p, turn);
        draw_mix(&signature, at.x * INT64_C(65536) + at.y);
    }
    assert_int_equal(signature, UINT64_C(0x5f5c617fe2969672));
}

/* Lines through a few bodies each. */
static void bodies_are_the_same(void **state)
{
    static struct bodies b;
    uint64_t signature = 0;
    struct rng rng;

    (void)state;
    rng_seed(&rng, 12, 0);
    for (int i = 0; i < SCENES; i++) {
        struct scenery s = draw_scenery(&rng);

        bodies_clear(&b);
        for (int k = 0; k < 6; k++) {
            struct drawn d = draw_polygon(&rng, &s), e = draw_polygon(&rng, &s);
            int bottom = draw_between(&rng, -2000, 2000), floor = draw_between(&rng, -2000, -1);

            bodies_add(&b, draw_polygon_of(&d), bottom, bottom + 500, k);
            bodies_sink(&b, draw_polygon_of(&e), floor, k);
        }
        for (int k = 0; k < 6; k++) {
            struct point p = draw_point(&rng, &s), q = draw_point(&rng, &s);
            int zp = draw_between(&rng, -2000, 2000), zq = draw_between(&rng, -2000, 2000);
            struct prism_set near = bodies_find(&b, plane_box(p, q, 0));

            draw_mix(&signature, (int64_t)near.word[0]);
            draw_mix(&signature, bodies_ground_blocks(&b, 0, p, zp, q, zq));
            draw_mix(&signature, bodies_block(&b, 1, p, zp, q, zq));
            draw_mix(&signature, bodies_block(&b, 0, p, zp, q, 1000));
        }
    }
    assert_int_equal(signature, UINT64_C(0x8356700de5f251e3));
}

enum { NODES = 60, NEAREST = 6 };

/* draw_roads: some nodes and from each a few edges, as long as they are. */
static void draw_roads(struct rng *rng, uint16_t *first, struct way_edge *edge)
{
    struct scenery s = { { 0, 0 }, 40, 300 };
    struct point at[NODES];

    for (int i = 0; i < NODES; i++)
        at[i] = draw_point(rng, &s);
    for (int i = 0; i <= NODES; i++)
        first[i] = (uint16_t)(i * NEAREST);
    for (int i = 0; i < NODES * NEAREST; i++) {
        int to = draw_between(rng, 0, NODES - 1);
        int length = plane_length(at[i / NEAREST], at[to]);

        edge[i] = (struct way_edge){ (uint16_t)to, (uint16_t)length };
    }
}

static void ways_are_the_same(void **state)
{
    static struct ways w;
    uint64_t signature = 0;
    struct rng rng;

    (void)state;
    rng_seed(&rng, 13, 0);
    for (int i = 0; i < SCENES / 10; i++) {
        uint16_t first[NODES + 1], path[NODES];
        struct way_edge edge[NODES * NEAREST];
        struct way_graph g = { NODES, first, edge };
        struct way_start start[2] = { { 0, 50 }, { 1, 40 } };

        draw_roads(&rng, first, edge);
        ways_find(&g, start, 2, 12000, NULL, &w);
        for (int k = 0; k < w.count; k++) {
            int legs = ways_path(&w, w.order[k], path, NODES);

            draw_mix(&signature, w.cost[w.order[k]]);
            for (int n = 0; n < legs; n++)
                draw_mix(&signature, path[n]);
        }
    }
    assert_int_equal(signature, UINT64_C(0x0d4489c00bcb3e37));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plane_is_the_same),
        cmocka_unit_test(bodies_are_the_same),
        cmocka_unit_test(ways_are_the_same),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
