/* test_tc_move.c - what the ledger of Trench Crusade says of legs, climbs, jumps, falls, pushes and
 * charges, number by number. The clause is above each test. */
#include "unit.h"

#include <stdio.h>

#include "tc_table.h"

static struct table t;
static struct tc_mover mover;
static struct tc_stride stride;
static struct tc_hindrance why;

static void set(const char *lines)
{
    if (table_shape(&t, lines))
        fail_msg("%s", t.err.text);
    mover = (struct tc_mover){ .ground = &t.ground, .crowd = &t.crowd, .base = TC_BASE_25 };
}

/* enemy: one more of them, who is shunned and in the way. */
static void enemy(int base, int x, int y, int z)
{
    int number = bits_count(t.crowd.there);

    t.crowd.figure[number] = figure_at(base, x, y, z);
    t.crowd.there |= UINT64_C(1) << number;
    mover.shun = mover.solid = mover.others = t.crowd.there;
}

/* go: the fault of a walk; its price and end are in `stride`. */
static enum tc_fault go(int x, int y, int z, int to_x, int to_y)
{
    return tc_walk(&mover, spot_at(x, y, z), (struct point){ to_x, to_y }, &stride, &why);
}

static void costs(int x, int y, int z, int to_x, int to_y, int price, int end)
{
    assert_int_equal(go(x, y, z, to_x, to_y), TC_FREE);
    assert_int_equal(stride.price, price);
    assert_int_equal(stride.to.z, end);
}

/* TC-5.1, 5.2, 6.2 */
static void prices(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 zone 0,0..1,6 at 12,8 difficult");
    costs(5080, 20000, 0, 6604, 20000, 1524, 0);
    costs(6604, 20000, 0, 6604, 21524, 1524, 0);
    costs(6604, 20000, 0, 6604, 21525, 1525, 0);
    costs(5080, 20000, 0, 6080, 21000, 1415, 0);
    costs(5080, 20000, 0, 8128, 20000, 3048, 0);
    costs(5080, 5080, 0, 5080 + 2032, 5080, 2540, 0); /* a strip of 1" */
    costs(6096, 5080, 0, 6096 + 508, 5080, 1016, 0);  /* all of it inside */
    costs(6096 + 508, 5080, 0, 8000, 5080, 1396, 0);  /* from its border away */
}

/* R3: overlapping zones count once, a bridge is Open, spans are added up. */
static void zones_once(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 zone 0,0..2,6 at 12,8 difficult\n"
        "piece 2 zone 0,0..2,6 at 13,8 difficult dangerous\npiece 3 zone 0,0..1,6 at 13.5,8 open\n"
        "piece 4 zone 0,0..1,6 at 20,8 difficult");
    costs(5080, 5080, 0, 5080 + 12 * 508, 5080, 12 * 508 + 2 * 508 + 508, 0);
}

/* TC-5.3 */
static void doorways(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 box 4 x 1 x 4 at 10,10\npiece 2 box 4 x 1 x 4 at 16,10");
    mover.base = TC_BASE_50;
    assert_int_equal(go(15 * 508, 9 * 508, 0, 15 * 508, 13 * 508), TC_FREE);
    mover.base = TC_BASE_60;
    assert_int_equal(go(15 * 508, 9 * 508, 0, 15 * 508, 13 * 508), TC_IN_THE_WAY);
    assert_int_equal(why.piece, 0);
}

/* TC-5.5 */
static void edge_of_the_table(void **state)
{
    (void)state;
    set("table 48 48 open");
    assert_int_equal(go(300, 5080, 0, 200, 5080), TC_OFF_TABLE);
    assert_int_equal(go(300, 5080, 0, 250, 5080), TC_FREE);
}

/* TC-3.4, 5.6 */
static void one_inch_zones(void **state)
{
    struct tc_halt halt;

    (void)state;
    set("table 48 48 open");
    enemy(TC_BASE_25, 8128, 6088, 0);
    assert_int_equal(go(5080, 5080, 0, 9152, 5080), TC_NEAR_ENEMY);
    assert_int_equal(why.figure, 0);
    t.crowd.figure[0].at.y = 6089;
    assert_int_equal(go(5080, 5080, 0, 9152, 5080), TC_FREE);
    set("table 48 48 open");
    enemy(TC_BASE_25, 6000, 6000, 0);
    assert_int_equal(go(4000, 6000 - 1008, 0, 8000, 6000 - 1008), TC_NEAR_ENEMY);
    assert_int_equal(go(4000, 6000 - 1009, 0, 8000, 6000 - 1009), TC_FREE);
    mover.shun = 0; /* engaged with him: only his base is in the way */
    assert_int_equal(go(4000, 5500, 0, 8000, 5500), TC_FREE);
    assert_int_equal(go(4000, 5501, 0, 8000, 5501), TC_THROUGH_BASE);
    assert_true(go(4000, 5000, 0, 8000, 5000) == TC_FREE &&
                tc_comes_within(&mover, &stride, t.crowd.figure[0], TC_INCH, &halt));
    assert_int_equal(halt.at.x, 6000 - 134); /* 1008.9 off; a step before it is 1009.04 */
    assert_int_equal(halt.paid, 2000 - 134);
}

/* Across the heights of a leg (R2): an enemy on a roof is far from a walker on the ground. */
static void zones_by_height(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 ruin-a at 10,10");
    enemy(TC_BASE_25, 12 * 508, 14 * 508, 1524);
    assert_int_equal(go(12 * 508, 12 * 508, 0, 12 * 508, 14 * 508), TC_FREE);
}

/* TC-5.18 */
static void away(void **state)
{
    const struct point from = { 5080, 5080 }, foe = { 6080, 5080 };

    (void)state;
    assert_true(tc_leads_away(from, (struct point){ 5080 - 1524, 5080 }, foe));
    assert_true(tc_leads_away(from, (struct point){ 5080, 5080 + 1524 }, foe));
    assert_false(tc_leads_away(from, (struct point){ 5080 + 508, 5080 + 1524 }, foe));
}

/* TC-5.20, 6.4, 6.5: wire is entered at its border, with that much paid. */
static void entering_danger(void **state)
{
    struct tc_halt halt;
    int entry = 5080 + 1168; /* 2.3" */

    (void)state;
    set("table 48 48 open\npiece 1 zone 0,0..1.5,6 at 6248u,8 difficult dangerous");
    assert_int_equal(go(5080, 5080, 0, 5080 + 2000, 5080), TC_FREE);
    assert_true(tc_enters_danger(&mover, &stride, &halt));
    assert_int_equal(halt.at.x, entry);
    assert_int_equal(halt.paid, 1168);
    assert_int_equal(halt.piece, 0);
    go(entry, 5080, 0, 7000, 5080); /* it is in there already */
    assert_false(tc_enters_danger(&mover, &stride, &halt));
    go(5080, 5080, 0, entry - 1, 5080);
    assert_false(tc_enters_danger(&mover, &stride, &halt));
    go(5080, 4000, 0, 9000, 8037); /* at a slant: the first lattice point that is inside */
    assert_true(tc_enters_danger(&mover, &stride, &halt));
    assert_true(halt.at.x >= entry && halt.at.x <= entry + 1);
}

/* TC-5.15, 6.3, R12 */
static void stopping(void **state)
{
    struct tc_halt halt;

    (void)state;
    set("table 48 48 open\npiece 1 zone 0,0..8,8 at 10,8 difficult\npiece 2 box 0.25 x 6 x 1 at "
        "13,20");
    go(5080, 5080, 0, 5080 + 6 * 508, 5080);
    assert_true(tc_stops(&mover, &stride, 6 * 508, &halt));
    assert_int_equal(halt.at.x, 5080 + 3 * 508);
    go(5080, 20 * 508 + 1000, 0, 5080 + 6 * 508, 20 * 508 + 1000); /* it would end on the wall */
    assert_true(tc_stops(&mover, &stride, 3 * 508, &halt));
    assert_true(halt.at.x <= 13 * 508 - 250 && halt.at.x > 13 * 508 - 259);
    assert_int_equal(halt.at.z, 0);
}

/* TC-6.6, 14.1 */
static void impassable(void **state)
{
    const struct tc_leg over = { 16 * 508, 12 * 508, 0, LEG_GO, 0 };

    (void)state;
    set("table 48 48 open\npiece 1 lava4 at 10,10\npiece 2 gun3 at 10,20");
    assert_int_equal(go(8 * 508, 12 * 508, 0, 16 * 508, 12 * 508), TC_BARRED_GROUND);
    assert_int_equal(go(8 * 508, 21 * 508, 0, 16 * 508, 21 * 508), TC_IN_THE_WAY); /* 1" high */
    mover.flies = true;
    assert_int_equal(tc_stride(&mover, spot_at(8 * 508, 12 * 508, 0), &over, &stride, &why),
                     TC_FREE);
    assert_int_equal(stride.price, 8 * 508);
}

/* TC-7.1, 14.3, 14.4 */
static void steps(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 wall-low6 at 10,10\npiece 2 wall-high6 at 10,20\n"
        "piece 3 hill-a at 30,30");
    costs(12 * 508, 8 * 508, 0, 12 * 508, 13 * 508, 5 * 508, 0);
    assert_int_equal(stride.stretches, 3);
    assert_int_equal(go(12 * 508, 18 * 508, 0, 12 * 508, 23 * 508), TC_TOO_HIGH);
    assert_int_equal(why.piece, 1);
    assert_int_equal(why.at.y, 20 * 508);
    costs(28 * 508, 34 * 508, 0, 35 * 508, 34 * 508, 7 * 508, 1524); /* up a hill */
    assert_int_equal(stride.stretches, 4);
    costs(35 * 508, 34 * 508, 1524, 28 * 508, 34 * 508, 7 * 508, 0);
    assert_int_equal(stride.kind, TC_WALKS);
}

/* TC-7.12 */
static void trenches(void **state)
{
    struct tc_leg legs[8];

    (void)state;
    set("table 48 48 open\npiece 1 trench-s8 at 10,10\npiece 2 trench-d8 at 10,20");
    costs(14 * 508, 9 * 508, 0, 14 * 508, 11 * 508, 2 * 508, -1016);
    assert_int_equal(stride.kind, TC_WALKS);
    costs(14 * 508, 11 * 508, -1016, 14 * 508, 15 * 508, 4 * 508, 0);
    costs(14 * 508, 9 * 508, 0, 14 * 508, 15 * 508, 6 * 508, 0);
    assert_int_equal(go(14 * 508, 21 * 508, -1524, 14 * 508, 25 * 508), TC_TOO_HIGH);
    costs(14 * 508, 19 * 508, 0, 14 * 508, 21 * 508, 2 * 508, -1524); /* jumped down into */
    assert_int_equal(stride.kind, TC_DROPS);
    assert_int_equal(stride.drop, 1524);
    assert_true(stride.land.y >= 20 * 508 + 250 && stride.land.y < 20 * 508 + 259);
    assert_int_equal(go(12 * 508, 21 * 508, -1524, 16 * 508, 20 * 508 + 249), TC_IN_THE_WAY);
    /* Out by climbing 3", or by the ladder. */
    assert_int_equal(tc_climbs(&mover, spot_at(12 * 508, 20 * 508 + 300, -1524), legs, 8), 1);
    assert_int_equal(legs[0].y, 20 * 508 - 127); /* the edge itself is the trench's */
    assert_int_equal(legs[0].z, 0);
    assert_int_equal(tc_links_here(&mover, spot_at(14 * 508, 22 * 508 + 254, -1524), legs, 8), 1);
    assert_int_equal(legs[0].z, 0);
}

static enum tc_fault leg_to(struct tc_spot from, int kind, int x, int y, int z)
{
    const struct tc_leg leg = { (int16_t)x, (int16_t)y, (int16_t)z, (uint8_t)kind, 0 };

    return tc_stride(&mover, from, &leg, &stride, &why);
}

/* TC-7.2, 14.7 */
static void ladders(void **state)
{
    struct tc_spot foot = spot_at(10 * 508 + 2413, 10 * 508 + 2286, 0);

    (void)state;
    set("table 48 48 open\npiece 1 ruin-a at 10,10");
    assert_int_equal(leg_to(foot, LEG_LINK, 10 * 508 + 1651, 10 * 508 + 2286, 1524), TC_FREE);
    assert_int_equal(stride.price, 1524);
    assert_false(stride.risky);
    assert_int_equal(leg_to(foot, LEG_LINK, 10 * 508 + 1600, 10 * 508 + 2286, 1524),
                     TC_NOT_NEAREST);
    foot.x += 275; /* 25 units from its base: touching */
    assert_int_equal(leg_to(foot, LEG_LINK, 10 * 508 + 1651, 10 * 508 + 2286, 1524), TC_FREE);
    foot.x += 1;
    assert_int_equal(leg_to(foot, LEG_LINK, 10 * 508 + 1651, 10 * 508 + 2286, 1524), TC_NO_LINK);
    /* And down again. */
    assert_int_equal(leg_to(spot_at(10 * 508 + 1651, 10 * 508 + 2286, 1524), LEG_LINK,
                            10 * 508 + 2413, 10 * 508 + 2286, 0),
                     TC_FREE);
}

/* TC-7.3: from within 1" to the edge of a floor, paying the height. */
static void climbs(void **state)
{
    int edge = 14 * 508;
    struct tc_spot from = spot_at(edge + 758, 14 * 508, 0);

    (void)state;
    set("table 48 48 open\npiece 1 ruin-a at 10,10");
    assert_int_equal(leg_to(from, LEG_CLIMB, edge, 14 * 508, 1524), TC_FREE);
    assert_int_equal(stride.kind, TC_CLIMBS);
    assert_int_equal(stride.price, 1524);
    assert_true(stride.risky);
    assert_int_equal(leg_to(from, LEG_CLIMB, edge - 127, 14 * 508, 1524), TC_NOT_NEAREST);
    from.x += 1;
    assert_int_equal(leg_to(from, LEG_CLIMB, edge, 14 * 508, 1524), TC_NO_FACE);
    /* Somebody is in the way: a quarter inch along the edge after another (R8). */
    from.x -= 1;
    enemy(TC_BASE_25, edge, 14 * 508, 1524);
    mover.shun = mover.solid = 0;
    assert_int_equal(leg_to(from, LEG_CLIMB, edge, 14 * 508, 1524), TC_NOT_NEAREST);
    assert_int_equal(leg_to(from, LEG_CLIMB, edge, 14 * 508 + 4 * 127, 1524), TC_FREE);
    /* TC-14.7: by the outer wall, whose top the floor continues. Then down again. */
    t.crowd.there = 0;
    assert_int_equal(
        leg_to(spot_at(12 * 508, 16 * 508 + 250, 0), LEG_CLIMB, 12 * 508, 16 * 508 - 127, 1524),
        TC_FREE);
    assert_int_equal(stride.kind, TC_CLIMBS);
    assert_int_equal(leg_to(spot_at(edge, 14 * 508, 1524), LEG_CLIMB, edge, 14 * 508, 0), TC_FREE);
}

/* TC-7.5 */
static void thin_walls(void **state)
{
    int face = 10 * 508;

    (void)state;
    set("table 48 48 open\npiece 1 wall-high6 at 10,10");
    assert_int_equal(
        leg_to(spot_at(12 * 508, face - 758, 0), LEG_CLIMB, 12 * 508, face + 127 + 251, 0),
        TC_FREE);
    assert_int_equal(stride.kind, TC_CROSSES);
    assert_int_equal(stride.price, 1016);
    assert_int_equal(stride.drop, 1016);
    assert_true(tc_contacts(&t.ground, figure_at(TC_BASE_25, stride.to.x, stride.to.y, 0)) == 1);
    set("table 48 48 open\npiece 1 box 6 x 0.25 x 2 at 10,10"); /* not climbable */
    assert_int_equal(
        leg_to(spot_at(12 * 508, face - 758, 0), LEG_CLIMB, 12 * 508, face + 127 + 251, 0),
        TC_NO_FACE);
}

/* Two roofs with a gap between: the near edge at x = 14", the far one `gap` units further. */
static enum tc_fault jump_over(int gap, int near_inches, int far_inches)
{
    char lines[200];

    snprintf(lines, sizeof lines,
             "table 48 48 open\npiece 1 box 4 x 6 x %d at 10,10 stand\n"
             "piece 2 box 4 x 6 x %d at %du,10 stand",
             near_inches, far_inches, 14 * 508 + gap);
    set(lines);
    return leg_to(spot_at(14 * 508 - 250, 13 * 508, near_inches * 508), LEG_JUMP,
                  14 * 508 + gap + 250, 13 * 508, far_inches * 508);
}

/* TC-7.6 to 7.8 */
static void jumps(void **state)
{
    struct tc_spot at;

    (void)state;
    assert_int_equal(jump_over(1524, 3, 3), TC_FREE);
    assert_int_equal(stride.width, 1524);
    assert_int_equal(stride.price, 1524);
    assert_true(stride.risky);
    assert_int_equal(jump_over(1525, 3, 3), TC_FREE);
    assert_int_equal(stride.width, 1525);
    assert_int_equal(jump_over(1016, 3, 4), TC_FREE); /* higher: 1" more, the width is the same */
    assert_int_equal(stride.price, 1524);
    assert_int_equal(stride.width, 1016);
    assert_int_equal(jump_over(1016, 6, 2), TC_FREE);
    assert_int_equal(stride.drop, 4 * 508);
    at = tc_jump_falls(&mover, &stride, false);
    assert_int_equal(at.x, 14 * 508 + 250);
    assert_int_equal(at.z, 6 * 508);
    at = tc_jump_falls(&mover, &stride, true);
    assert_int_equal(at.x, 14 * 508 + 1016 - 250);
    assert_int_equal(at.z, 2 * 508);
    jump_over(400, 3, 3); /* narrower than the base: the middle */
    assert_int_equal(tc_jump_falls(&mover, &stride, false).x, 14 * 508 + 200);
    jump_over(1016, 3, 3); /* too far from the edge, on one side or the other */
    assert_int_equal(leg_to(spot_at(14 * 508 - 276, 13 * 508, 1524), LEG_JUMP,
                            14 * 508 + 1016 + 250, 13 * 508, 1524),
                     TC_NO_GAP);
    assert_int_equal(leg_to(spot_at(14 * 508 - 275, 13 * 508, 1524), LEG_JUMP,
                            14 * 508 + 1016 + 276, 13 * 508, 1524),
                     TC_NO_GAP);
    assert_int_equal(go(14 * 508 - 250, 13 * 508, 1524, 14 * 508 + 1016 + 250, 13 * 508),
                     TC_TOO_HIGH); /* walking, it comes down and stands before the next roof */
    jump_over(400, 3, 3);
    assert_int_equal(go(14 * 508 - 250, 13 * 508, 1524, 14 * 508 + 400 + 250, 13 * 508),
                     TC_NO_LANDING);
    /* Over a trench (TC-7.12). */
    set("table 48 48 open\npiece 1 trench-s8 at 10,10");
    assert_int_equal(
        leg_to(spot_at(14 * 508, 10 * 508 - 250, 0), LEG_JUMP, 14 * 508, 13 * 508 + 250, 0),
        TC_FREE);
    assert_int_equal(stride.width, 1524);
    set("table 48 48 open");
    assert_int_equal(leg_to(spot_at(5080, 5080, 0), LEG_JUMP, 5500, 5080, 0), TC_NO_GAP);
}

/* TC-7.9, 7.10 */
static void drops_and_falls(void **state)
{
    struct tc_spot at;
    int height;

    (void)state;
    set("table 48 48 open\npiece 1 box 4 x 6 x 1523u at 10,10 stand");
    costs(13 * 508, 13 * 508, 1523, 16 * 508, 13 * 508, 3 * 508, 0);
    assert_int_equal(stride.drop, 1523);
    assert_int_equal(stride.land.z, 0);
    assert_true(stride.land.x >= 14 * 508 + 250 && stride.land.x < 14 * 508 + 259);
    assert_int_equal(stride.land_paid, stride.land.x - 13 * 508);
    assert_int_equal(go(13 * 508, 13 * 508, 1523, 14 * 508 + 240, 13 * 508), TC_NO_LANDING);
    at = tc_fall(&mover, spot_at(15 * 508, 13 * 508, 5 * 508), &height);
    assert_int_equal(at.z, 0);
    assert_int_equal(at.x, 15 * 508);
    assert_int_equal(height, 5 * 508);
    at = tc_fall(&mover, spot_at(13 * 508, 13 * 508, 5 * 508), &height); /* onto the roof */
    assert_int_equal(at.z, 1523);
    enemy(TC_BASE_25, 15 * 508, 13 * 508, 0); /* somebody lies there: the nearest place beside */
    at = tc_fall(&mover, spot_at(15 * 508, 13 * 508, 5 * 508), &height);
    assert_int_equal(at.x, 15 * 508 + 508);
    assert_int_equal(at.y, 13 * 508);
}

/* TC-3.20, 7.15, R5 */
static void ledges(void **state)
{
    struct tc_spot fall;

    (void)state;
    set("table 48 48 open\npiece 1 box 8 x 8 x 3 at 10,10 stand\npiece 2 trench-s8 at 30,30\n"
        "piece 3 trench-d8 at 30,40\npiece 4 box 8 x 0.25 x 5 at 10,18");
    assert_true(
        tc_ledge_near(&t.ground, figure_at(TC_BASE_25, 18 * 508 - 758, 14 * 508, 1524), &fall));
    assert_int_equal(fall.x, 18 * 508 + 251);
    assert_int_equal(fall.y, 14 * 508);
    assert_false(
        tc_ledge_near(&t.ground, figure_at(TC_BASE_25, 18 * 508 - 759, 14 * 508, 1524), &fall));
    /* The north edge is lined by a wall 2" higher. */
    assert_false(
        tc_ledge_near(&t.ground, figure_at(TC_BASE_25, 14 * 508, 18 * 508 - 300, 1524), &fall));
    assert_false(
        tc_ledge_near(&t.ground, figure_at(TC_BASE_25, 34 * 508, 30 * 508 - 300, 0), &fall));
    assert_true(
        tc_ledge_near(&t.ground, figure_at(TC_BASE_25, 34 * 508, 40 * 508 - 300, 0), &fall));
    assert_int_equal(fall.y, 40 * 508 + 251);
}

/* TC-7.13 */
static void flight(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 box 0.25 x 6 x 4 at 14,8\npiece 2 box 4 x 6 x 3 at 16,20 stand\n"
        "piece 3 zone 0,0..2,6 at 11,8 difficult dangerous");
    mover.flies = true;
    mover.base = TC_BASE_32;
    assert_int_equal(leg_to(spot_at(5080, 5080, 0), LEG_GO, 5080 + 8 * 508, 5080, 0), TC_FREE);
    assert_int_equal(stride.price, 8 * 508);
    assert_int_equal(leg_to(spot_at(5080, 22 * 508, 0), LEG_GO, 5080 + 7 * 508, 22 * 508, 1524),
                     TC_FREE);
    assert_int_equal(stride.price, 10 * 508);
    assert_int_equal(leg_to(spot_at(5080, 22 * 508, 0), LEG_GO, 5080 + 7 * 508, 22 * 508, 508),
                     TC_NO_LEVEL);
    enemy(TC_BASE_25, 12 * 508, 10 * 508 + 900, 0); /* R16 */
    assert_int_equal(leg_to(spot_at(5080, 5080, 0), LEG_GO, 5080 + 8 * 508, 5080, 0),
                     TC_NEAR_ENEMY);
}

/* TC-5.21 */
static void pushes(void **state)
{
    struct tc_push push;

    (void)state;
    set("table 48 48 open\npiece 1 box 0.25 x 6 x 2 at 13,8\npiece 2 box 4 x 6 x 4 at 10,20 stand\n"
        "piece 3 zone 0,0..1,4 at 30,30 dangerous");
    tc_push_towards(&mover, spot_at(10 * 508 - 250, 5080, 0), 0, 5 * 508, &push);
    assert_int_equal(push.end.x, 13 * 508 - 250); /* 3", up to the wall */
    assert_int_equal(push.how, TC_PUSHED_INTO_TERRAIN);
    tc_push_towards(&mover, spot_at(13 * 508, 23 * 508, 2032), 0, 5 * 508, &push);
    assert_int_equal(push.how, TC_PUSHED_OVER_LEDGE);
    assert_int_equal(push.end.x, 14 * 508 + 1);
    assert_int_equal(push.end.z, 2032);
    tc_push_towards(&mover, spot_at(1000, 1000, 0), 128, 5 * 508, &push);
    assert_int_equal(push.how, TC_PUSHED_TO_EDGE);
    assert_int_equal(push.end.x, 250);
    tc_push_towards(&mover, spot_at(29 * 508, 32 * 508, 0), 0, 3 * 508, &push);
    assert_int_equal(push.how, TC_PUSHED_ALL);
    assert_int_equal(push.end.x, 32 * 508);
    assert_true(push.danger);
    assert_int_equal(push.halt.x, 30 * 508);
    enemy(TC_BASE_25, 40 * 508, 40 * 508, 0);
    tc_push_towards(&mover, spot_at(38 * 508, 40 * 508, 0), 0, 3 * 508, &push);
    assert_int_equal(push.how, TC_PUSHED_INTO_BASE);
    assert_int_equal(push.end.x, 40 * 508 - 500);
    assert_int_equal(push.base, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(prices),
        cmocka_unit_test(zones_once),
        cmocka_unit_test(doorways),
        cmocka_unit_test(edge_of_the_table),
        cmocka_unit_test(one_inch_zones),
        cmocka_unit_test(zones_by_height),
        cmocka_unit_test(away),
        cmocka_unit_test(entering_danger),
        cmocka_unit_test(stopping),
        cmocka_unit_test(impassable),
        cmocka_unit_test(steps),
        cmocka_unit_test(trenches),
        cmocka_unit_test(ladders),
        cmocka_unit_test(climbs),
        cmocka_unit_test(thin_walls),
        cmocka_unit_test(jumps),
        cmocka_unit_test(drops_and_falls),
        cmocka_unit_test(ledges),
        cmocka_unit_test(flight),
        cmocka_unit_test(pushes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
