/* test_tc_table.c - what the ledger of Trench Crusade says of distances, standing, sight, cover and
 * its terrain, number by number. The clause is above each test. */
#include "unit.h"

#include <stdio.h>

#include "tc_table.h"

static struct table t;

static void set(const char *lines)
{
    if (table_shape(&t, lines))
        fail_msg("%s", t.err.text);
}

static bool within(int base, int x, int y, int z, int distance)
{
    return tc_within(figure_at(base, 5080, 5080, 0), figure_at(base, x, y, z), distance);
}

/* TC-3.1 */
static void bases(void **state)
{
    struct tc_figure f = figure_at(tc_base_of(32), 5080, 5080, 0);

    (void)state;
    assert_int_equal(tc_base(f.base)->radius, 320);
    assert_int_equal(tc_eye(f).z, 666);
    for (int i = 0; i < TC_BASES; i++) { /* all that follows from radius and height */
        const struct tc_base *b = tc_base(i);

        assert_int_equal(b->radius, 10 * b->mm);
        assert_int_equal(b->eye, 7 * b->height / 8);
        assert_int_equal(b->body, 3 * b->radius / 5);
        assert_int_equal(b->diagonal, 181 * b->body / 256);
        assert_int_equal(b->sample[1], (127 + b->height) / 2);
        assert_int_equal(b->sample[2], b->height);
        assert_int_equal(b->ring, 181 * b->radius / 256);
        assert_int_equal(b->ring_diagonal, 181 * b->ring / 256);
    }
}

static void lengths(void **state)
{
    int32_t units;
    char room[24];

    (void)state;
    for (int i = -600; i < 33000; i++) {
        struct text out = text_fixed(room, sizeof room);

        tc_length_write(i, &out);
        assert_true(tc_length_read(room, &units));
        assert_int_equal(units, i);
    }
    assert_true(tc_length_read("5083u", &units));
    assert_int_equal(units, 5083);
    assert_true(tc_length_read(".25", &units));
    assert_int_equal(units, 127);
    assert_false(tc_length_read("1.2345", &units));
    assert_false(tc_length_read("", &units));
    assert_false(tc_length_read(".", &units));
    assert_false(tc_length_read("1,5", &units));
    assert_false(tc_length_read("99999999", &units));
}

/* TC-3.2 to 3.7 */
static void distances(void **state)
{
    struct tc_figure a = figure_at(TC_BASE_25, 5080, 5080, 0);

    (void)state;
    assert_int_equal(tc_gap(a, figure_at(TC_BASE_25, 7612, 5080, 1524)), 2032);
    assert_int_equal(tc_distance(a, figure_at(TC_BASE_25, 7612, 5080, 1524)), 2540);
    assert_true(within(TC_BASE_25, 5080 + 6596, 5080, 0, 6096));
    assert_false(within(TC_BASE_25, 5080 + 6597, 5080, 0, 6096));
    assert_true(within(TC_BASE_25, 5080 + 836, 5080, 381, TC_INCH)); /* TC-3.5 */
    assert_false(within(TC_BASE_25, 5080 + 837, 5080, 381, TC_INCH));
    assert_true(tc_touching(a, figure_at(TC_BASE_25, 5080 + 525, 5080, 0)));
    assert_false(tc_touching(a, figure_at(TC_BASE_25, 5080 + 526, 5080, 0)));
    assert_false(tc_overlapping(a, figure_at(TC_BASE_25, 5580, 5080, 0))); /* TC-3.7 */
    assert_true(tc_overlapping(a, figure_at(TC_BASE_25, 5579, 5080, 0)));
    assert_false(tc_overlapping(a, figure_at(TC_BASE_25, 5579, 5080, 635)));
    assert_true(tc_overlapping(a, figure_at(TC_BASE_25, 5579, 5080, 634)));
}

/* TC-3.6, 3.22: a wall face so far from a centre. */
static void contact_with_pieces(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 box 6 x 0.25 x 1 at 10,10");
    for (int gap = 274; gap <= 277; gap++) {
        struct tc_figure f = figure_at(TC_BASE_25, 6000, 5080 - gap, 0);

        assert_int_equal(tc_contacts(&t.ground, f), gap <= 275);
    }
    assert_true(tc_near_piece(&t.ground, figure_at(TC_BASE_25, 6000, 5080 - 758, 0), 0, TC_INCH));
    assert_false(tc_near_piece(&t.ground, figure_at(TC_BASE_25, 6000, 5080 - 759, 0), 0, TC_INCH));
    /* Higher up the wall's top is what counts: 1" below, so there is nothing left in plan. */
    assert_true(tc_near_piece(&t.ground, figure_at(TC_BASE_25, 6000, 4830, 1016), 0, TC_INCH));
    assert_false(tc_near_piece(&t.ground, figure_at(TC_BASE_25, 6000, 4829, 1016), 0, TC_INCH));
}

/* TC-3.8 */
static void a_hill_has_one_level(void **state)
{
    int16_t level[TC_LEVELS];
    unsigned stand;

    (void)state;
    set("table 48 48 open\npiece 1 hill-a at 10,10");
    assert_int_equal(tc_levels(&t.ground, (struct point){ 15 * 508, 14 * 508 }, level, &stand), 1);
    assert_int_equal(level[0], 1524);
    assert_int_equal(stand, 1);
    set("table 48 48 open\npiece 1 ruin-a at 10,10");
    assert_int_equal(tc_levels(&t.ground, (struct point){ 12 * 508, 14 * 508 }, level, &stand), 2);
    assert_int_equal(level[0], 0);
    assert_int_equal(level[1], 1524);
    assert_int_equal(stand, 3);
    assert_int_equal(tc_level_of(&t.ground, spot_at(12 * 508, 14 * 508, 1524)), 1);
    assert_int_equal(tc_level_of(&t.ground, spot_at(12 * 508, 14 * 508, 508)), -1);
}

/* TC-3.9: tops of walls 1/4" and 1/2" wide. */
static void standing_on_walls(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 box 6 x 0.25 x 2 at 10,10 stand");
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 + 63, 1016)));
    set("table 48 48 open\npiece 1 box 6 x 0.5 x 2 at 10,10 stand");
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 + 127, 1016)));
    set("table 48 48 open\npiece 1 box 6 x 0.5 x 2 at 10,10"); /* a top that is only crossed */
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 + 127, 1016)));
    /* Beside it, touching but not overlapping (R1). */
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 - 250, 0)));
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 - 249, 0)));
    /* TC-3.7: the edge of the table. */
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(250, 250, 0)));
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(249, 250, 0)));
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(48 * 508 - 249, 250, 0)));
}

/* TC-3.9 c: solid ground beside a trench, and none where two sections join. TC-6.7: the edge of a
 * floor. */
static void standing_in_trenches_and_on_floors(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 trench-s8 at 10,10\npiece 2 trench-s4 at 18,10");
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 + 250, -1016)));
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 + 249, -1016)));
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 + 250, 0)));
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(18 * 508, 5080 + 762, -1016)));
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 - 10, 0))); /* half over */
    set("table 48 48 open\npiece 1 trench-s8 at 10,10\npiece 2 trench-s4 at 18.2,10");
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(18 * 508, 5080 + 762, -1016)));
    set("table 48 48 open\npiece 1 ruin-a at 10,10");
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(14 * 508, 14 * 508, 1524)));
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(14 * 508 + 1, 14 * 508, 1524)));
    set("table 48 48 open\npiece 1 lava4 at 10,10");
    assert_true(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 - 250, 0)));
    assert_false(tc_supported(&t.ground, TC_BASE_25, spot_at(6000, 5080 - 249, 0)));
}

/* --- sight --- */

static int seen(int base, int ax, int ay, int az, int bx, int by, int bz)
{
    return tc_seen(
        tc_sight_of(&t.ground, figure_at(base, ax, ay, az), figure_at(base, bx, by, bz)));
}

/* TC-3.10: a line along a face. */
static void lines(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 poly 200u,0u..400u,300u heights 0 600u at 0,0");
    assert_false(tc_clear_line(&t.ground, spot_at(0, 0, 500), spot_at(1000, 0, 500)));
    assert_true(tc_clear_line(&t.ground, spot_at(0, 0, 601), spot_at(1000, 0, 601)));
    assert_true(tc_clear_line(&t.ground, spot_at(100, 100, 500), spot_at(200, 0, 500)));
}

static uint64_t cover_behind(const char *wall, int gap, int *points)
{
    char lines[200];
    struct tc_figure a = figure_at(TC_BASE_25, 5080, 5080, 0);
    struct tc_figure b = figure_at(TC_BASE_25, 11176, 5080, 0);
    struct tc_sight sight;

    snprintf(lines, sizeof lines, "table 48 48 open\npiece 1 box 0.25 x 6 x %s at %du,%du", wall,
             11176 - 250 - 127 - gap, 5080 - 1524);
    set(lines);
    sight = tc_sight_of(&t.ground, a, b);
    *points = tc_seen(sight);
    return tc_covers(&t.ground, sight, b);
}

/* TC-3.11, 3.14 */
static void walls_that_touch(void **state)
{
    int points;

    (void)state;
    assert_int_equal(cover_behind("1", 0, &points), 1);
    assert_int_equal(points, 9);
    assert_int_equal(cover_behind("0.5", 0, &points), 1);
    assert_int_equal(points, 18);
    assert_int_equal(cover_behind("1.25", 0, &points), 0);
    assert_int_equal(points, 0);
    assert_int_equal(cover_behind("253u", 0, &points), 0);
    assert_int_equal(points, 18);
    assert_int_equal(cover_behind("1", 25, &points), 1);
    assert_int_equal(cover_behind("1", 26, &points), 0);
    assert_int_not_equal(points, 27);
}

/* TC-3.14: as wide as the base, no less. */
static void narrow_pieces_give_no_cover(void **state)
{
    (void)state;
    for (int width = 466; width <= 500; width += 34) { /* with a depth of 127: 483 and 515 */
        char lines[120];
        struct tc_figure b = figure_at(TC_BASE_25, 11176, 5080, 0);
        struct tc_sight s;

        snprintf(lines, sizeof lines, "table 48 48 open\npiece 1 box 0.25 x %du x 0.5 at %du,%du",
                 width, 11176 - 250 - 127, 5080 - width / 2);
        set(lines);
        s = tc_sight_of(&t.ground, figure_at(TC_BASE_25, 5080, 5080, 0), b);
        assert_int_not_equal(tc_seen(s), 27);
        assert_int_equal(tc_covers(&t.ground, s, b), width == 500);
    }
}

/* TC-3.15 */
static void cover_from_above(void **state)
{
    struct tc_figure b = figure_at(TC_BASE_25, 11176, 5080, 0);
    struct tc_sight s;

    (void)state;
    set("table 48 48 open\npiece 1 box 0.25 x 6 x 1 at 10799u,3556u");
    s = tc_sight_of(&t.ground, figure_at(TC_BASE_25, 11176 - 1008, 5080, 6 * 508), b);
    assert_int_equal(tc_seen(s), 27);
    assert_int_equal(tc_covers(&t.ground, s, b), 0);
    s = tc_sight_of(&t.ground, figure_at(TC_BASE_25, 11176 - 1008, 5080, 3 * 508), b);
    assert_int_equal(tc_seen(s), 24);
    assert_int_equal(tc_covers(&t.ground, s, b), 1);
}

/* TC-3.16 */
static void between(void **state)
{
    struct tc_figure a = figure_at(TC_BASE_25, 6000, 5080 - 260, 0);

    (void)state;
    set("table 48 48 open\npiece 1 barricade4 at 10,10");
    assert_int_equal(tc_between(&t.ground, a, figure_at(TC_BASE_25, 6000, 8000, 0)), 1);
    assert_int_equal(tc_between(&t.ground, a, figure_at(TC_BASE_25, 6000, 2000, 0)), 0);
    a.at.y -= 16; /* 26 units away: not touching */
    assert_int_equal(tc_between(&t.ground, a, figure_at(TC_BASE_25, 6000, 8000, 0)), 0);
}

/* TC-3.20 is in test_tc_move.c. TC-3.21 */
static void in_an_area(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 minefield at 10,10\npiece 2 wire6 at 20,20");
    assert_int_equal(tc_ground_flags(&t.ground, spot_at(5079, 6000, 0)), 0);
    assert_int_equal(tc_ground_flags(&t.ground, spot_at(5080, 6000, 0)), TC_DANGEROUS);
    assert_int_equal(tc_ground_flags(&t.ground, spot_at(5080, 6000, 1524)), 0);
    assert_int_equal(tc_ground_flags(&t.ground, spot_at(22 * 508, 20 * 508, 0)), /* TC-6.1 */
                     TC_DANGEROUS | TC_DIFFICULT);
}

/* TC-8.12, 8.13: blast points. */
static void blasts(void **state)
{
    struct tc_spot at = spot_at(9144, 9144, 0);
    struct tc_figure f = figure_at(TC_BASE_25, 9144 + 1774, 9144, 0);

    (void)state;
    assert_true(tc_reaches_point(f, at, 1524));
    f.at.x++;
    assert_false(tc_reaches_point(f, at, 1524));
    set("table 48 48 open\npiece 1 box 0.25 x 6 x 1 at 10799u,3556u");
    f = figure_at(TC_BASE_25, 11176, 5080, 0);
    at = spot_at(11176 - 1000, 5080, 0);
    assert_int_equal(tc_seen(tc_sight_from(&t.ground, tc_point_eye(at), f)), 0);
    set("table 48 48 open\npiece 1 box 0.25 x 6 x 0.5 at 10799u,3556u");
    assert_int_equal(tc_seen(tc_sight_from(&t.ground, tc_point_eye(at), f)), 12);
    t.crowd.there = 1; /* TC-3.13 */
    t.crowd.figure[0] = f;
    assert_true(tc_under_base(&t.crowd, spot_at(11276, 5080, 0)));
    assert_false(tc_under_base(&t.crowd, spot_at(11427, 5080, 0)));
}

/* TC-8.14 */
static void scatter(void **state)
{
    struct tc_spot to;

    (void)state;
    set("table 48 48 open\npiece 1 box 0.25 x 6 x 1 at 14,8\npiece 2 hill-a at 30,30");
    assert_true(tc_scattered(&t.ground, spot_at(5080, 5080, 0), 64, 1524, &to));
    assert_int_equal(to.x, 5080);
    assert_int_equal(to.y, 6604);
    assert_false(tc_scattered(&t.ground, spot_at(5080, 5080, 0), 0, 5 * 508, &to)); /* the wall */
    assert_true(tc_scattered(&t.ground, spot_at(5080, 5080, 0), 0, 3 * 508, &to));
    assert_false(tc_scattered(&t.ground, spot_at(508, 508, 0), 128, 1524, &to)); /* off the table */
    /* Down from a hill it comes to lie on what is there; up to the next terrace the side of it is
     * in the way. */
    assert_true(tc_scattered(&t.ground, spot_at(30 * 508 + 10, 34 * 508, 508), 128, 508, &to));
    assert_int_equal(to.z, 0);
    assert_false(tc_scattered(&t.ground, spot_at(29 * 508, 34 * 508, 0), 0, 6 * 508, &to));
}

/* TC-9.1: fighting across a wall. */
static void across_a_wall(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 box 127u x 6 x 1.2 at 10,10");
    assert_int_equal(seen(TC_BASE_25, 5080 - 250, 6000, 0, 5207 + 250, 6000, 0), 0);
    set("table 48 48 open\npiece 1 box 127u x 6 x 1 at 10,10");
    assert_int_equal(seen(TC_BASE_25, 5080 - 250, 6000, 0, 5207 + 250, 6000, 0), 9);
}

/* TC-14.3 */
static void hills_hide(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 hill-a at 10,10");
    assert_int_equal(seen(TC_BASE_25, 5000, 14 * 508, 0, 21 * 508, 14 * 508, 0), 0);
    assert_true(seen(TC_BASE_25, 15 * 508, 14 * 508, 1524, 30 * 508, 14 * 508, 0) > 0);
}

/* TC-14.6: the fire step, and the floor. */
static void fire_steps(void **state)
{
    struct tc_figure step = figure_at(TC_BASE_25, 7112, 5080 + 250, -508);
    struct tc_figure front = figure_at(TC_BASE_25, 7112, 5080 + 250 - 12 * 508 - 500, 0);
    struct tc_sight s;

    (void)state;
    set("table 48 48 open\npiece 1 trench-f8 at 10,10");
    assert_true(tc_supported(&t.ground, TC_BASE_25, step.at));
    assert_true(tc_supported(&t.ground, TC_BASE_32, spot_at(7112, 5080 + 320, -508)));
    s = tc_sight_of(&t.ground, front, step);
    assert_int_equal(tc_seen(s), 9);
    assert_int_equal(tc_covers(&t.ground, s, step), 1);
    assert_int_equal(tc_seen(tc_sight_of(&t.ground, step, front)), 27);
    assert_int_equal(seen(TC_BASE_25, front.at.x, front.at.y, 0, 7112, 5080 + 762, -1016), 0);
}

/* R6: in a ruin between its walls, on its floor. TC-14.5: in a trench. */
static void in_and_on_pieces(void **state)
{
    (void)state;
    set("table 48 48 open\npiece 1 ruin-a at 10,10\npiece 2 trench-l8 at 30,30");
    assert_true(tc_in_piece(&t.ground, 0, spot_at(14 * 508, 11 * 508, 0)));
    assert_false(tc_on_piece(&t.ground, 0, spot_at(14 * 508, 11 * 508, 0)));
    assert_true(tc_on_piece(&t.ground, 0, spot_at(12 * 508, 14 * 508, 1524)));
    assert_true(tc_in_piece(&t.ground, 1, spot_at(36 * 508, 36 * 508, -1016)));
    assert_false(tc_in_piece(&t.ground, 1, spot_at(31 * 508, 36 * 508, 0))); /* in the bend */
    assert_int_equal(tc_contacts(&t.ground, figure_at(TC_BASE_25, 14 * 508, 11 * 508, 0)), 1);
}

/* Sections turned by any angle still join: a figure walks and sees along them. */
static void turned_trenches_join(void **state)
{
    (void)state;
    for (int turn = 0; turn < 256; turn++) {
        struct point along = plane_turned((struct point){ 8 * 508, 0 }, turn);
        struct point joint = { 20 * 508 + along.x, 20 * 508 + along.y };
        struct point end = plane_turned((struct point){ 4 * 508, 762 }, turn);
        struct point start = plane_turned((struct point){ 2 * 508, 762 }, turn);
        struct point middle = plane_turned((struct point){ 8 * 508, 762 }, turn);
        char lines[200];

        snprintf(lines, sizeof lines,
                 "table 48 48 open\npiece 1 trench-s8 at 20,20 turn %d\n"
                 "piece 2 trench-s8 at %du,%du turn %d",
                 turn, joint.x, joint.y, turn);
        set(lines);
        assert_true(tc_supported(&t.ground, TC_BASE_32,
                                 spot_at(20 * 508 + middle.x, 20 * 508 + middle.y, -1016)));
        assert_int_equal(seen(TC_BASE_25, 20 * 508 + start.x, 20 * 508 + start.y, -1016,
                              joint.x + end.x, joint.y + end.y, -1016),
                         27);
    }
}

/* What play has changed. */
static void changes(void **state)
{
    struct tc_changes c = { .set_up = { { { 10160, 10160, 0 }, TC_SHRINE_FORM, 0 } },
                            .set_ups = 1,
                            .crater = { { 15240, 15240, 0 } },
                            .craters = 1 };
    struct tc_figure a = figure_at(TC_BASE_25, 9144, 10160, 0);
    struct tc_figure b = figure_at(TC_BASE_25, 11176, 10160, 0);
    static struct tc_ground g;

    (void)state;
    set("table 48 48 open\npiece 1 box 0.25 x 6 x 4 at 5,5\npiece 2 box 1 x 1 x 1 at 30,30");
    tc_ground_make(&g, &t.terrain, NULL);
    assert_int_equal(tc_seen(tc_sight_of(&g, a, b)), 27);
    tc_ground_make(&g, &t.terrain, &c);
    assert_int_equal(tc_seen(tc_sight_of(&g, a, b)), 0); /* the shrine is between */
    assert_true(tc_sees_shrine(&g, a, c.set_up[0].at));
    assert_false(tc_supported(&g, TC_BASE_25, spot_at(10160 - 649, 10160, 0)));
    assert_true(tc_supported(&g, TC_BASE_25, spot_at(10160 - 650, 10160, 0)));
    assert_int_equal(tc_ground_at(&g, (struct point){ 15240, 15240 }), -254);
    assert_int_equal(tc_ground_flags(&g, spot_at(15240, 15240, -254)), TC_DIFFICULT);
    assert_true(tc_in_piece(&g, tc_crater_piece(0), spot_at(15240, 15240, -254)));
    c = (struct tc_changes){ .gone = 1 };
    tc_ground_make(&g, &t.terrain, &c);
    a = figure_at(TC_BASE_25, 2000, 3048, 0);
    b = figure_at(TC_BASE_25, 4000, 3048, 0);
    assert_int_equal(tc_seen(tc_sight_of(&g, a, b)), 27);
    c = (struct tc_changes){ .moved_piece = 1, .moved_by = { 508, 0 } };
    tc_ground_make(&g, &t.terrain, &c);
    assert_int_equal(tc_seen(tc_sight_of(&g, a, b)), 0);
    b.at.x = 2700;
    assert_int_equal(tc_seen(tc_sight_of(&g, a, b)), 27); /* the wall has moved behind him */
}

/* --- text --- */

static void plans_read_back(void **state)
{
    static char first[4000], second[4000];
    struct text out = text_fixed(first, sizeof first), again = text_fixed(second, sizeof second);

    (void)state;
    set("table 36 48 no-mans-land\npiece 1 ruin-6 at 9,12 turn 17 objective\n"
        "piece 7 box 0.25 x 6 x 0.5 at 23.258,9 climb stand\npiece 3 swamp at 20,20\n"
        "piece 4 poly 0,0 2,0 1,2 heights 0 4 at 9,3 impassable\n"
        "piece 5 zone 0,0..4,1 at 3,3 difficult dangerous\npiece 6 sunk 0,0..4,3 depth 2 at 3,9");
    tc_plan_write(&t.plan, &out);
    set(first);
    tc_plan_write(&t.plan, &again);
    assert_string_equal(first, second);
    assert_non_null(strstr(first, "piece 1 ruin-6 at 9,12 turn 17 objective\n"));
}

static void bad_lines(void **state)
{
    static const struct {
        const char *lines, *why;
    } bad[] = {
        { "piece 1 ruin-6 at 9,12", "a line `table` must come first" },
        { "table 70 48 open", "not a number of inches from 12 to 64" },
        { "table 48 48 desert", "desert" },
        { "table 48 48 open\npiece 1 ruin-7 at 9,12", "not in the catalogue" },
        { "table 48 48 open\npiece 1 ruin-6 at 46,12", "does not lie on the table" },
        { "table 48 48 open\npiece 1 ruin-6 near 46,12", "should read" },
        { "table 48 48 open\npiece 0 ruin-6 at 6,12", "1" },
        { "table 48 48 open\npiece 1 ruin-6 at 6,12 turn 256", "255" },
        { "table 48 48 open\npiece 1 ruin-6 at 6,12 blue", "not understood" },
        { "table 48 48 open\npiece 1 poly 0,0 0,2 2,2 heights 0 1 at 6,12", "counter-clockwise" },
        { "table 48 48 open\npiece 1 poly 0,0 2,0 2,2 heights 1 1 at 6,12", "above its bottom" },
        { "table 48 48 open\npiece 1 poly 0,0 2,0 2,2 heights 1 99 at 6,12", "from -6 to 24" },
        { "table 48 48 open\npiece 1 box 1 y 1 x 1 at 6,12", "WIDTH x DEPTH x HEIGHT" },
        { "table 48 48 open\npiece 1 poly 0,0 2,0 heights 0 1 at 6,12", "counter-clockwise" },
        { "table 48 48 open\npiece 1 zone 0,0..30,1 at 6,12", "corners lie" },
        { "table 48 48 open\npiece 1 ruin-6", "should read" },
        { "table 48 48 open\npiece 1 sunk 0,0..1,1 depth -1 at 3,3", "inches" },
        { "table 48 48 open\npiece 1 box 4 x 4 x 1 at 3,3\npiece 2 box 4 x 4 x 2 at 3,3\n"
          "piece 3 box 4 x 4 x 3 at 3,3\npiece 4 box 4 x 4 x 4 at 3,3\n"
          "piece 5 box 4 x 4 x 5 at 3,3\npiece 6 box 4 x 4 x 6 at 3,3\n"
          "piece 7 box 4 x 4 x 7 at 3,3\npiece 8 box 4 x 4 x 8 at 3,3",
          "at most 8 levels" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(table_shape(&t, bad[i].lines), -1);
        if (!strstr(t.err.text, bad[i].why))
            fail_msg("\"%s\" gives \"%s\"", bad[i].lines, t.err.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bases),
        cmocka_unit_test(lengths),
        cmocka_unit_test(distances),
        cmocka_unit_test(contact_with_pieces),
        cmocka_unit_test(a_hill_has_one_level),
        cmocka_unit_test(standing_on_walls),
        cmocka_unit_test(standing_in_trenches_and_on_floors),
        cmocka_unit_test(lines),
        cmocka_unit_test(walls_that_touch),
        cmocka_unit_test(narrow_pieces_give_no_cover),
        cmocka_unit_test(cover_from_above),
        cmocka_unit_test(between),
        cmocka_unit_test(in_an_area),
        cmocka_unit_test(blasts),
        cmocka_unit_test(scatter),
        cmocka_unit_test(across_a_wall),
        cmocka_unit_test(hills_hide),
        cmocka_unit_test(fire_steps),
        cmocka_unit_test(in_and_on_pieces),
        cmocka_unit_test(turned_trenches_join),
        cmocka_unit_test(changes),
        cmocka_unit_test(plans_read_back),
        cmocka_unit_test(bad_lines),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
