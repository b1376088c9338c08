/* test_hex.c - all four layouts: neighbours, distances, lines, rings and floods agree with each
 * other. */
#include "unit.h"

#include <stdlib.h>

#include "core/hex.h"

static const struct hex_grid grids[] = {
    { HEX_ODD_ROWS, 9, 7 }, { HEX_EVEN_ROWS, 9, 7 }, { HEX_ODD_COLS, 8, 9 }, { HEX_EVEN_COLS, 8, 9 }
};
enum { GRIDS = sizeof grids / sizeof grids[0], MOST = 100 };

static int cells(const struct hex_grid *g)
{
    return g->columns * g->rows;
}

/* Every neighbour leads back, lies at distance 1, and its centre is one hex away on the picture. */
static void neighbours_lead_back(void **state)
{
    (void)state;
    for (int k = 0; k < GRIDS; k++)
        for (int cell = 0; cell < cells(&grids[k]); cell++)
            for (int dir = 0; dir < HEX_DIRECTIONS; dir++) {
                const struct hex_grid *g = &grids[k];
                int next = hex_step(g, cell, dir), ax, ay, bx, by;

                if (next == HEX_NONE)
                    continue;
                assert_int_equal(hex_step(g, next, (dir + 3) % 6), cell);
                assert_int_equal(hex_distance(g, cell, next), 1);
                assert_int_equal(hex_direction(g, cell, next), dir);
                hex_centre(g, cell, &ax, &ay);
                hex_centre(g, next, &bx, &by);
                int far = (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
                assert_in_range(far, 1731 * 1731, 1733 * 1733);
            }
}

/* Which rows or columns are displaced, by example. */
static void layouts_differ_where_they_should(void **state)
{
    (void)state;
    assert_int_equal(hex_step(&grids[0], 1 * 9 + 4, 1), 2 * 9 + 5); /* odd row, SE: column + 1 */
    assert_int_equal(hex_step(&grids[0], 2 * 9 + 4, 1), 3 * 9 + 4);
    assert_int_equal(hex_step(&grids[1], 2 * 9 + 4, 1), 3 * 9 + 5);
    assert_int_equal(hex_step(&grids[2], 3 * 8 + 3, 2), 4 * 8 + 4); /* odd column, SE: row + 1 */
    assert_int_equal(hex_step(&grids[3], 3 * 8 + 2, 2), 4 * 8 + 3);
    assert_int_equal(hex_step(&grids[0], 8, 0), HEX_NONE);
    assert_string_equal(hex_direction_name(&grids[0], 4), "NW");
    assert_int_equal(hex_direction_find(&grids[2], "S"), 3);
    assert_int_equal(hex_direction_find(&grids[0], "S"), -1);
}

/* flood: how many steps every cell is from `start`. */
static void flood(const struct hex_grid *g, int start, int steps[MOST])
{
    for (int i = 0; i < MOST; i++)
        steps[i] = i == start ? 0 : 999;
    for (int reach = 0; reach < 50; reach++)
        for (int cell = 0; cell < cells(g); cell++)
            for (int dir = 0; steps[cell] == reach && dir < HEX_DIRECTIONS; dir++) {
                int next = hex_step(g, cell, dir);

                if (next != HEX_NONE && steps[next] > reach + 1)
                    steps[next] = reach + 1;
            }
}

static void distance_counts_steps(void **state)
{
    int steps[MOST];

    (void)state;
    for (int k = 0; k < GRIDS; k++)
        for (int cell = 0; cell < cells(&grids[k]); cell++) {
            flood(&grids[k], cell, steps);
            for (int to = 0; to < cells(&grids[k]); to++)
                assert_int_equal(steps[to], hex_distance(&grids[k], cell, to));
        }
}

/* A line has distance + 1 cells, each next to the one before, and begins and ends where it should.
 */
static void lines_are_connected(void **state)
{
    int line[MOST];

    (void)state;
    for (int k = 0; k < GRIDS; k++)
        for (int a = 0; a < cells(&grids[k]); a++)
            for (int b = 0; b < cells(&grids[k]); b++) {
                int n = hex_line(&grids[k], a, b, line);

                assert_int_equal(n, hex_distance(&grids[k], a, b) + 1);
                assert_int_equal(line[n - 1], b);
                for (int i = 1; i < n; i++)
                    assert_true(hex_distance(&grids[k], line[i - 1], line[i]) <= 1);
            }
}

/* Every name reads back, and no other word is one. */
static void digits_read_back(void **state)
{
    static const char *const wrong[] = { "", "503", "05030", "05 3", "+503", "E5", "0x03" };
    int first, second;

    (void)state;
    assert_string_equal(hex_digits(5, 13).at, "0513");
    for (int i = 0; i < 100; i++)
        for (int k = 0; k < 100; k++) {
            assert_int_equal(hex_digits_read(hex_digits(i, k).at, &first, &second), 0);
            assert_true(first == i && second == k);
        }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_int_equal(hex_digits_read(wrong[i], &first, &second), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_lead_back),  cmocka_unit_test(layouts_differ_where_they_should),
        cmocka_unit_test(distance_counts_steps), cmocka_unit_test(lines_are_connected),
        cmocka_unit_test(digits_read_back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
