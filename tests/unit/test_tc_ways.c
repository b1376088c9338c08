/* test_tc_ways.c - ways over the table of Trench Crusade: charges, interposers, slides, reach and
 * candidates, with the ledger's own numbers. */
#include "unit.h"

#include <stdio.h>

#include "games/trench_crusade/move/places.h"
#include "tc_table.h"

static struct table t;
static struct tc_mover mover;
static struct tc_route route;
static struct tc_reach reach;

static void set(const char *lines)
{
    if (table_shape(&t, lines) ||
        tc_terrain_prepare(&t.terrain, 1 << TC_BASE_25 | 1 << TC_BASE_40, &t.err))
        fail_msg("%s", t.err.text);
    tc_ground_make(&t.ground, &t.terrain, NULL);
    mover = (struct tc_mover){ .ground = &t.ground, .crowd = &t.crowd, .base = TC_BASE_25 };
}

/* enemy: one more of them; his number. */
static int enemy(int x, int y, int z)
{
    int number = bits_count(t.crowd.there);

    t.crowd.figure[number] = figure_at(TC_BASE_25, x, y, z);
    t.crowd.there |= UINT64_C(1) << number;
    mover.solid = mover.others = t.crowd.there;
    return number;
}

static bool charge(int x, int y, int z, int target, unsigned permissions)
{
    return tc_charge_route(&mover, spot_at(x, y, z), target, t.crowd.there, 12 * TC_INCH,
                           permissions, &route);
}

/* TC-5.14: round an Impassable zone, by the ledger's two nodes; TC-5.17 follows from the price. */
static void round_a_zone(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 zone 0u,0u..127u,1524u at 7112u,4064u impassable");
    enemy(9144, 5080, 0);
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_int_equal(route.legs, 3);
    assert_int_equal(route.leg[0].x, 7007);
    assert_int_equal(route.leg[0].y, 5838);
    assert_int_equal(route.leg[1].x, 7344);
    assert_int_equal(route.leg[1].y, 5838);
    assert_int_equal((route.price_near * 100 + 254) / 508, 660); /* 6.60" to come within 1" */
    assert_int_equal(route.interposed, 0);
}

/* TC-12.36: to whom Difficult ground costs nothing more the way round costs what it does in the open, also
 * where somebody stands beside a leg that the ready graph has at the dearer price. */
static void round_a_zone_lightly(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 zone 0u,0u..127u,1524u at 7112u,4064u impassable\n"
        "piece 2 zone 0u,0u..700u,500u at 6800u,5600u difficult");
    enemy(9144, 5080, 0);
    assert_true(charge(5080, 5080, 0, 0, 0));
    int dear = route.price_near;
    mover.light = true;
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_true(route.price_near < dear);
    assert_int_equal((route.price_near * 100 + 254) / 508, 660);
    enemy(7200, 6600, 0); /* beside the leg, in nobody's way */
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_int_equal((route.price_near * 100 + 254) / 508, 660);
}

/* TC-5.14: straight over open ground, and to the point on the line. */
static void straight_on(void **state)
{
    (void)state;
    set("table 48 48 open");
    enemy(10160, 5080, 0);
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_int_equal(route.legs, 1);
    assert_int_equal(route.leg[0].x, 9659);
    assert_int_equal(route.price, 9659 - 5080);
    assert_int_equal(route.price_near, 10160 - 5080 - 1008);
}

/* TC-5.11 */
static void interposers(void **state)
{
    (void)state;
    set("table 48 48 open");
    enemy(10160, 5080, 0);
    enemy(8128, 6088, 0);
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_int_equal(route.interposed, 2);
    t.crowd.figure[1].at.y = 6089;
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_int_equal(route.interposed, 0);
    t.crowd.figure[1].at = spot_at(10160, 6080, 0);
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_int_equal(route.interposed, 0);
    t.crowd.figure[1].at = spot_at(8128, 5080, 0); /* straight in the way: round him, near him */
    assert_true(charge(5080, 5080, 0, 0, 0));
    assert_int_equal(route.interposed, 2);
    assert_true(route.legs > 1);
}

/* TC-5.14: where nobody can touch the target, a quarter of an inch away and so on. */
static void goals_further_off(void **state)
{
    (void)state;
    set("table 48 48 open");
    enemy(10160, 5080, 0);
    for (int i = 0; i < 6; i++) { /* six friends stand round him, touching */
        struct point off = plane_turned((struct point){ 501, 0 }, i * 256 / 6 + 20);

        t.crowd.figure[1 + i] = figure_at(TC_BASE_25, 10160 + off.x, 5080 + off.y, 0);
        t.crowd.there |= UINT64_C(2) << i;
    }
    mover.others = t.crowd.there;
    mover.solid = 1;
    assert_true(tc_charge_route(&mover, spot_at(5080, 5080, 0), 0, 1, 12 * TC_INCH, 0, &route));
    assert_true(tc_within(figure_at(TC_BASE_25, route.leg[0].x, route.leg[0].y, 0),
                          t.crowd.figure[0], TC_INCH));
    assert_false(
        tc_touching(figure_at(TC_BASE_25, route.leg[0].x, route.leg[0].y, 0), t.crowd.figure[0]));
}

/* TC-5.16 */
static void slides(void **state)
{
    struct tc_slide slide[64];
    int count;

    (void)state;
    set("table 48 48 open");
    enemy(10160, 5080, 0);
    enemy(10160, 6300, 0);
    count = tc_slides(&mover, spot_at(9659, 5080, 0), 0, 3, 508, slide, 64);
    assert_true(count > 0);
    assert_int_equal(slide[0].goal, 1 + 32 - 7); /* seven steps north about */
    assert_true(slide[0].price >= 340 && slide[0].price <= 360);
    assert_int_equal(slide[0].gains, 2);
    assert_int_equal(tc_slides(&mover, spot_at(9659, 5080, 0), 0, 3, 254, slide, 64), 0);
}

/* TC-5.10, 7: a target on a floor 3" up, by a ladder, by climbing, and down again by a drop. */
static void permissions(void **state)
{
    int x = 10 * 508, y = 10 * 508;

    (void)state;
    set("table 48 48 open\npiece 1 ruin-a at 10,10");
    enemy(x + 1016, y + 2200, 1524);
    assert_true(charge(x + 3556, y + 2286, 0, 0, 0)); /* by the ladder: no permission needed */
    assert_int_equal(route.leg[1].kind, LEG_LINK);
    assert_true(charge(x + 1016, y + 500, 0, 0, TC_MAY_CLIMB)); /* up the near edge */
    assert_int_equal(route.leg[route.legs > 1].kind, LEG_CLIMB);
    assert_int_equal(route.leg[route.legs - 1].z, 1524);
    t.crowd.figure[0].at = spot_at(x + 1016, y + 500, 0);
    assert_true(charge(x + 1016, y + 1900, 1524, 0, TC_MAY_DROP));
    assert_int_equal(route.leg[route.legs - 1].z, 0);
    assert_true(route.price < 1900);
    int with = route.price;
    bool without = charge(x + 1016, y + 1900, 1524, 0, 0);
    assert_true(!without || route.price > with);
    set("table 48 48 open\npiece 1 zone 0,0..1.5,24 at 12,0 dangerous"); /* Dangerous ground */
    enemy(14 * 508 + 254, 10 * 508, 0);
    assert_false(charge(11 * 508, 10 * 508, 0, 0, 0));
    assert_true(charge(11 * 508, 10 * 508, 0, 0, TC_MAY_RISK));
}

/* A jump from roof to roof. */
static void roof_to_roof(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 box 4 x 6 x 3 at 10,10 stand\n"
        "piece 2 box 4 x 6 x 3 at 16,10 stand");
    enemy(19 * 508, 13 * 508, 1524);
    assert_false(charge(11 * 508, 13 * 508, 1524, 0, TC_MAY_DROP));
    assert_true(charge(11 * 508, 13 * 508, 1524, 0, TC_MAY_JUMP));
    assert_int_equal(route.leg[1].kind, LEG_JUMP);
}

/* way_price: what a way costs, which is what its legs cost. */
static int32_t way_price(struct tc_spot from, struct tc_spot to, bool rings)
{
    struct tc_leg leg[TC_ROUTE_LEGS];
    struct tc_spot at = from;
    int32_t price, sum = 0;
    int legs;

    tc_reach_find(&reach, &mover, from, 6 * 508, 0, rings);
    legs = tc_reach_legs(&reach, &to, leg, TC_ROUTE_LEGS, &price);
    assert_true(legs > 0);
    for (int i = 0; i < legs; i++) {
        struct tc_stride s;

        assert_int_equal(tc_stride(&mover, at, &leg[i], &s, NULL), TC_FREE);
        sum += s.price;
        at = s.to;
    }
    assert_int_equal(sum, price);
    return price;
}

/* TC-5.14: a place closer to a corner than the line between its two nodes. The way there bends on
 * that line; by the node past it and back it would be a third of an inch longer. */
static void close_to_a_corner(void **state)
{
    struct tc_spot beyond = spot_at(4670, 6000, 0), close = spot_at(4850, 4751, 0);
    struct tc_spot other = spot_at(4850, 6425, 0);

    (void)state;
    set("table 48 48 open\npiece 1 box 2 x 2 x 4 at 10,10 turn 0");
    mover.base = TC_BASE_40;
    assert_in_range(way_price(beyond, close, false), 1262, 1088 + 250);
    assert_in_range(way_price(close, beyond, false), 1262, 1088 + 250);
    assert_in_range(way_price(beyond, spot_at(4696, 4963, 0), false), 1036, 1060); /* on the edge */
    assert_in_range(way_price(close, other, false), 1674, 1820 + 30); /* from corner to corner */
    set("table 48 48 open");
    enemy(9144, 5080, 0);
    mover.shun = 1;
    assert_in_range(way_price(spot_at(10172, 4823, 0), spot_at(9766, 5877, 0), true), 1129, 1240);
}

/* What a reach says is what its legs cost, and where it does not lead nothing leads. */
static void reach_and_legs(void **state)
{
    int found = 0, several = 0;

    (void)state;
    set("table 48 48 open\npiece 1 ruin-a at 10,10\npiece 2 hill-a at 20,10\n"
        "piece 3 trench-l8 at 12,20\npiece 4 wreck6 at 22,21\npiece 5 wire6 at 16,17");
    tc_reach_find(&reach, &mover, spot_at(17 * 508, 19 * 508, 0), 8 * 508, TC_MAY_ALL, false);
    for (int x = 9 * 508; x < 26 * 508; x += 301)
        for (int y = 11 * 508; y < 27 * 508; y += 307) {
            struct tc_spot to = spot_at(x, y, TC_ANY_LEVEL), at = reach.from;
            struct tc_leg leg[TC_ROUTE_LEGS];
            int32_t price, sum = 0;
            int legs = tc_reach_legs(&reach, &to, leg, TC_ROUTE_LEGS, &price);

            if (!legs)
                continue;
            found++;
            several += legs > 2;
            for (int i = 0; i < legs; i++) {
                struct tc_stride s;

                assert_int_equal(tc_stride(&mover, at, &leg[i], &s, NULL), TC_FREE);
                sum += s.price;
                at = s.to;
            }
            assert_int_equal(sum, price);
            assert_true(at.x == to.x && at.y == to.y && at.z == to.z);
        }
    assert_true(found > 300 && several > 20);
}

/* Candidates are legal, apart, and the first is where the mover is. */
static void candidates(void **state)
{
    struct tc_wishes wishes = { .enemies = 3,
                                .range = { 12 * 508, 6 * 508 },
                                .spots = 1,
                                .spot = { { 13 * 508, 18 * 508, 0 } },
                                .piece = { -1 } };
    struct tc_place place[TC_PLACES];
    int count, why[TC_PLACE_WHYS] = { 0 };

    (void)state;
    set("table 48 48 open\npiece 1 ruin-a at 10,10\npiece 2 hill-a at 20,10\n"
        "piece 3 trench-l8 at 12,20\npiece 4 wreck6 at 22,21");
    enemy(28 * 508, 28 * 508, 0);
    enemy(6 * 508, 12 * 508, 0);
    mover.shun = 3;
    tc_reach_find(&reach, &mover, spot_at(17 * 508, 18 * 508, 0), 6 * 508, 0, false);
    count = tc_places(&reach, &wishes, place, TC_PLACES);
    assert_true(count > 30);
    for (int i = 0; i < count; i++) {
        assert_true(place[i].price <= 6 * 508);
        assert_true(tc_stands(&t.ground, &t.crowd, mover.others, TC_BASE_25, place[i].at));
        why[place[i].why]++;
        for (int k = 0; k < i; k++)
            assert_true(place[i].at.x / 127 != place[k].at.x / 127 ||
                        place[i].at.y / 127 != place[k].at.y / 127 ||
                        place[i].at.z != place[k].at.z);
    }
    assert_int_equal(place[0].why, TC_TO_STAY);
    assert_int_equal(place[0].price, 0);
    assert_true(why[TC_TO_OBJECTIVE] && why[TC_TO_RANGE] && why[TC_TO_COVER] && why[TC_TO_OPEN]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(round_a_zone),      cmocka_unit_test(round_a_zone_lightly),
        cmocka_unit_test(straight_on),       cmocka_unit_test(interposers),
        cmocka_unit_test(goals_further_off), cmocka_unit_test(slides),
        cmocka_unit_test(permissions),       cmocka_unit_test(roof_to_roof),
        cmocka_unit_test(reach_and_legs),    cmocka_unit_test(candidates),
        cmocka_unit_test(close_to_a_corner),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
