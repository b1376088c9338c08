/* test_tc_signature.c - the table of Trench Crusade answers the same everywhere: a number over
 * sights, Cover, legs, charges, slides, candidates on generated tables, the same for every compiler,
 * optimisation and width of machine. When an answer changes on purpose, the new number stands in the
 * message. */
#include "unit.h"

#include "games/trench_crusade/move/places.h"
#include "games/trench_crusade/table/judge.h"
#include "plane_draw.h"
#include "tc_table.h"

enum { TABLES = 2, A_SIDE = 8 };

static struct table t;
static struct rng rng;
static uint64_t signature;

static void mix(int64_t answer)
{
    draw_mix(&signature, answer);
}

static void mix_spot(struct tc_spot s)
{
    mix(((int64_t)s.x * 65536 + s.y) * 65536 + s.z);
}

static void make_table(int archetype, int number)
{
    struct tc_demands d = { .bases = 1 << TC_BASE_25 | 1 << TC_BASE_32 };

    if (t.catalogue.types == 0 && tc_catalogue_read(&t.catalogue, &embedded_content, &t.err))
        fail_msg("%s", t.err.text);
    memset(&t.plan, 0, sizeof t.plan);
    t.plan.width = t.plan.height = (number % 2 ? 36 : 48) * 508;
    t.plan.archetype = (uint8_t)archetype;
    d.zone[0] = (struct box){ 0, 0, t.plan.width, 9 * 508 };
    d.zone[1] = (struct box){ 0, t.plan.height - 9 * 508, t.plan.width, t.plan.height };
    if (tc_generate(&t.plan, &t.catalogue, &d, 1000 + (uint64_t)number, &t.terrain, &t.err))
        fail_msg("%s", t.err.text);
    tc_ground_make(&t.ground, &t.terrain, NULL);
    rng_seed(&rng, (uint64_t)number, (uint64_t)archetype);
}

static void deploy(void)
{
    t.crowd.there = 0;
    for (int i = 0; i < 2 * A_SIDE;) {
        struct point p;
        int16_t level[TC_LEVELS];
        int base = draw_between(&rng, TC_BASE_25, TC_BASE_32), count;
        struct tc_spot at;

        p.x = draw_between(&rng, 0, t.plan.width);
        p.y = draw_between(&rng, 0, t.plan.height);
        count = tc_levels(&t.ground, p, level, NULL);
        if (count == 0)
            continue;
        at = tc_spot(p, level[count - 1]);
        if (!tc_stands(&t.ground, &t.crowd, t.crowd.there, base, at))
            continue;
        t.crowd.figure[i] = (struct tc_figure){ at, (uint8_t)base, 0 };
        t.crowd.there |= UINT64_C(1) << i++;
        mix_spot(at);
    }
}

static void mix_sights(void)
{
    for (int a = 0; a < 2 * A_SIDE; a++)
        for (int b = 0; b < 2 * A_SIDE; b++) {
            struct tc_figure from = t.crowd.figure[a], to = t.crowd.figure[b];
            struct tc_sight s = tc_sight_of(&t.ground, from, to);

            mix(s.hidden);
            mix((int64_t)tc_covers(&t.ground, s, to));
            mix((int64_t)tc_between(&t.ground, from, to));
            mix(tc_distance(from, to));
        }
}

static void mix_legs(struct tc_mover *m, struct tc_spot from)
{
    struct tc_leg leg[8];
    struct tc_halt halt;
    struct tc_push push;

    for (int i = 0; i < 40; i++) {
        struct point to = tc_plan(from);
        struct tc_stride s;

        to.x += draw_between(&rng, -3048, 3048);
        to.y += draw_between(&rng, -3048, 3048);
        if (tc_walk(m, from, to, &s, NULL) != TC_FREE)
            continue;
        mix_spot(s.to);
        mix(s.price);
        mix(s.drop);
        if (tc_enters_danger(m, &s, &halt))
            mix_spot(halt.at);
        if (tc_stops(m, &s, s.price / 2, &halt))
            mix_spot(halt.at);
    }
    for (int i = tc_climbs(m, from, leg, 8) - 1; i >= 0; i--)
        mix_spot(spot_at(leg[i].x, leg[i].y, leg[i].z));
    tc_push_towards(m, from, draw_between(&rng, 0, 255), 1524, &push);
    mix_spot(push.end);
    mix(push.how);
}

static void mix_ways(struct tc_mover *m, struct tc_spot from, uint64_t enemies)
{
    static struct tc_reach reach;
    static struct tc_place place[TC_PLACES];
    struct tc_wishes w = { .enemies = enemies, .range = { 24 * 508, 12 * 508 } };
    struct tc_route route;
    int count;

    tc_reach_find(&reach, m, from, 6 * 508, TC_MAY_ALL, false);
    count = tc_places(&reach, &w, place, TC_PLACES);
    for (int i = 0; i < count; i++) {
        mix_spot(place[i].at);
        mix(place[i].price);
        mix(place[i].legs);
    }
    for (uint64_t set = enemies; set; set &= set - 1)
        if (tc_charge_route(m, from, bits_first(set), enemies, 12 * 508,
                            (unsigned)draw_between(&rng, 0, 15), &route)) {
            mix(route.price);
            mix(route.price_near);
            mix(route.goal);
            mix((int64_t)route.interposed);
            for (int i = 0; i < route.legs; i++)
                mix_spot(spot_at(route.leg[i].x, route.leg[i].y, route.leg[i].z));
        }
}

static void table_is_the_same(void **state)
{
    (void)state;
    for (int archetype = TC_NO_MANS_LAND; archetype <= TC_TRENCH_LINES; archetype++)
        for (int number = 0; number < TABLES; number++) {
            make_table(archetype, number);
            for (int i = 0; i < t.terrain.graphs; i++) {
                mix(t.terrain.graph[i].nodes);
                mix(t.terrain.graph[i].first[t.terrain.graph[i].nodes]);
            }
            deploy();
            mix_sights();
            for (int i = 0; i < A_SIDE; i++) {
                uint64_t enemies = t.crowd.there & ~UINT64_C(0xff);
                struct tc_mover m = { &t.ground,
                                      &t.crowd,
                                      enemies,
                                      enemies,
                                      t.crowd.there & ~(UINT64_C(1) << i),
                                      t.crowd.figure[i].base,
                                      false };

                mix_legs(&m, t.crowd.figure[i].at);
                mix_ways(&m, t.crowd.figure[i].at, enemies);
            }
        }
    assert_int_equal(signature, UINT64_C(0xb726cbf7f328a402));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_is_the_same),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
