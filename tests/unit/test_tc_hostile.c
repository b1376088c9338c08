/* test_tc_hostile.c - tables that nobody would lay out: pieces drawn at random over and into each
 * other, turned anyhow. They are refused with a sentence, or every question is answered. */
#include "unit.h"

#include <stdio.h>

#include "games/trench_crusade/move/places.h"
#include "plane_draw.h"
#include "tc_table.h"

static struct table t;
static struct rng rng;

/* draw_lines: a small table with a lot on it. */
static void draw_lines(char *lines, size_t room)
{
    static const char *const flags[] = { "", " stand", " climb", " stand climb", " impassable" };
    struct text out = text_fixed(lines, room);
    int pieces = draw_between(&rng, 1, 24), inches = draw_between(&rng, 28, 44);

    text_addf(&out, "table %d %d open\n", inches, inches);
    for (int i = 0; i < pieces; i++) {
        int kind = draw_between(&rng, 0, 4), x = draw_between(&rng, 10 * 508, (inches - 10) * 508);
        int y = draw_between(&rng, 10 * 508, (inches - 10) * 508),
            turn = draw_between(&rng, 0, 255);
        int w = draw_between(&rng, 1, 3000), d = draw_between(&rng, 1, 3000);
        int h = draw_between(&rng, 1, 3000), flag = draw_between(&rng, 0, 4);
        const struct tc_type *type =
            &t.catalogue.type[draw_between(&rng, 0, t.catalogue.types - 1)];

        if (kind == 0)
            text_addf(&out, "piece %d box %du x %du x %du at %du,%du turn %d%s\n", i + 1, w, d, h,
                      x, y, turn, flags[flag]);
        else if (kind == 1)
            text_addf(&out, "piece %d sunk 0,0..%du,%du depth %du at %du,%du turn %d\n", i + 1, w,
                      d, h, x, y, turn);
        else if (kind == 2)
            text_addf(&out, "piece %d zone 0,0..%du,%du at %du,%du turn %d %s\n", i + 1, w, d, x, y,
                      turn, flag % 2 ? "difficult dangerous" : "impassable");
        else
            text_addf(&out, "piece %d %s at %du,%du turn %d\n", i + 1, type->name, x, y, turn);
    }
}

/* ask: one of everything from a place. */
static void ask(struct tc_mover *m, struct tc_spot from)
{
    static struct tc_reach reach;
    static struct tc_place place[TC_PLACES];
    static struct tc_slide slide[64];
    struct tc_wishes w = { .enemies = 3, .range = { 6 * 508 } };
    struct tc_leg leg[16];
    struct tc_stride s;
    struct tc_halt halt;
    struct tc_push push;
    struct tc_route route;
    int height;

    for (int i = 0; i < 12; i++) {
        struct point to;

        to.x = draw_between(&rng, 0, t.plan.width);
        to.y = draw_between(&rng, 0, t.plan.height);
        if (tc_walk(m, from, to, &s, NULL) == TC_FREE) {
            assert_true(s.price >= s.length);
            tc_enters_danger(m, &s, &halt);
            if (tc_stops(m, &s, s.price / 2, &halt))
                assert_true(halt.paid <= s.price / 2);
        }
    }
    tc_climbs(m, from, leg, 16);
    tc_links_here(m, from, leg, 16);
    tc_push_towards(m, from, draw_between(&rng, 0, 255), 1000, &push);
    tc_fall(m, spot_at(from.x, from.y, from.z + 2000), &height);
    tc_reach_find(&reach, m, from, 6 * 508, TC_MAY_ALL, draw_between(&rng, 0, 1));
    tc_places(&reach, &w, place, TC_PLACES);
    if (tc_charge_route(m, from, 0, 3, 36 * 508, 15, &route))
        assert_true(route.legs > 0 && route.price >= route.price_near);
    tc_slides(m, from, 0, 3, 508, slide, 64);
}

static void anything_goes(void **state)
{
    static char lines[8000];
    int built = 0, refused = 0;

    (void)state;
    rng_seed(&rng, 77, 0);
    assert_int_equal(table_plan(&t, "table 20 20 open"), 0);
    for (int i = 0; i < 60; i++) {
        draw_lines(lines, sizeof lines);
        if (table_shape(&t, lines) || tc_terrain_prepare(&t.terrain, 5, &t.err)) {
            assert_true(t.err.text[0] != '\0');
            refused++;
            continue;
        }
        built++;
        tc_ground_make(&t.ground, &t.terrain, NULL);
        t.crowd.there = 0;
        for (int tries = 0; tries < 300 && bits_count(t.crowd.there) < 3; tries++) {
            struct point p;
            int16_t level[TC_LEVELS];
            int number = bits_count(t.crowd.there), count;

            p.x = draw_between(&rng, 0, t.plan.width);
            p.y = draw_between(&rng, 0, t.plan.height);
            count = tc_levels(&t.ground, p, level, NULL);
            if (count == 0 ||
                !tc_stands(&t.ground, &t.crowd, t.crowd.there, TC_BASE_25, tc_spot(p, level[0])))
                continue;
            t.crowd.figure[number] = (struct tc_figure){ tc_spot(p, level[0]), TC_BASE_25, 0 };
            t.crowd.there |= UINT64_C(1) << number;
        }
        if (bits_count(t.crowd.there) == 3) {
            struct tc_mover m = { &t.ground, &t.crowd, 3, 3, 3, TC_BASE_25, i % 7 == 0 };

            ask(&m, t.crowd.figure[2].at);
        }
    }
    assert_true(built > 10 && refused > 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(anything_goes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
