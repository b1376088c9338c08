/* test_hexmap.c - drawn maps and Tiled maps are the same map in all four layouts; unknown words get
 * a hint. */
#include "unit.h"

#include <string.h>

#include "base/nearest.h"
#include "cli/tiled.h"

static const struct hexmap_terms plain = {
    .terrains = 2,
    .terrain = { { '.', "open", "Open" }, { 'W', "woods", "Woods" } },
    .sides = "wall|hedge",
    .chains = "road",
    .areas = "setup|enter",
};

static const enum hex_layout layouts[] = { HEX_ODD_ROWS, HEX_EVEN_ROWS, HEX_ODD_COLS,
                                           HEX_EVEN_COLS };

static struct hexmap_terms terms_of(int layout)
{
    struct hexmap_terms terms = plain;

    terms.layout = layouts[layout];
    return terms;
}

/* fill: a map with every hexside that can be, first hex and kind by turns, and a road over all of
 * row 2. */
static void fill(struct hexmap *map, enum hex_layout layout)
{
    memset(map, 0, sizeof *map);
    strcpy(map->title, "Everything");
    map->grid = (struct hex_grid){ layout, 7, 6 };
    for (int cell = 0; cell < 42; cell++) {
        map->letter[cell] = cell % 3 ? '.' : 'W';
        for (int dir = 0; dir < 3; dir++) {
            int other = hex_step(&map->grid, cell, dir), turn = (cell + dir) % 2;

            if (other != HEX_NONE)
                map->side[map->sides++] =
                    (struct hexmap_side){ (int16_t)(turn ? cell : other),
                                          (int16_t)(turn ? other : cell), map->sides % 2, 0 };
        }
    }
    map->chain[map->chains++] =
        (struct hexmap_chain){ .length = 7, .cell = { 7, 8, 9, 10, 11, 12, 13 } };
}

static void comes_back_as_text(void **state)
{
    static struct hexmap map, back;
    struct error err;
    struct data d;

    (void)state;
    for (int i = 0; i < 4; i++) {
        struct hexmap_terms terms = terms_of(i);
        struct text one = text_growing(), two = text_growing();

        fill(&map, terms.layout);
        hexmap_write(&map, &terms, &one);
        data_open(&d, "map", one.at, one.length);
        assert_int_equal(hexmap_read(&back, &terms, &d, &err), 0);
        assert_int_equal(back.sides, map.sides);
        hexmap_write(&back, &terms, &two);
        assert_string_equal(one.at, two.at);
        text_release(&one);
        text_release(&two);
    }
}

/* fill_areas: one with a hole, one in many pieces that reach the edge. */
static void fill_areas(struct tiled *t)
{
    static const char *const drawn[] = { ".###....###....#.##...####..###............",
                                         "##.#.##..#.#..#.#.#.##...###.#.#.##.##.#.#" };

    t->areas = 2;
    for (int i = 0; i < 2; i++) {
        t->area[i] = (struct hexmap_area){ .kind = i, .name = "us" };
        for (int cell = 0; cell < 42; cell++)
            t->area[i].has[cell] = drawn[i][cell] == '#';
    }
}

/* same_map: the kinds of hexsides come one after the other in both texts. */
static void same_map(const struct hexmap *a, const struct hexmap *b,
                     const struct hexmap_terms *terms)
{
    struct text one = text_growing(), two = text_growing();

    hexmap_write(a, terms, &one);
    hexmap_write(b, terms, &two);
    assert_string_equal(one.at, two.at);
    text_release(&one);
    text_release(&two);
}

static void comes_back_from_tiled(void **state)
{
    static struct tiled t, back;
    struct error err;

    (void)state;
    for (int i = 0; i < 4; i++) {
        struct hexmap_terms terms = terms_of(i);
        struct text tmj = text_growing();

        fill(&t.map, terms.layout);
        fill_areas(&t);
        tiled_write(&t, &terms, "tiles.png", &tmj);
        assert_int_equal(tiled_read(&back, &terms, "map", tmj.at, tmj.length, &err), 0);
        same_map(&back.map, &t.map, &terms);
        assert_int_equal(back.areas, 2);
        for (int k = 0; k < 2; k++)
            assert_memory_equal(back.area[k].has, t.area[k].has, sizeof t.area[k].has);
        text_release(&tmj);
    }
}

/* In Tiled's pixels neighbours share the two corners of their side. */
static void corners_meet(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        struct hex_grid grid = { layouts[i], 5, 5 };

        for (int cell = 0; cell < 25; cell++)
            for (int dir = 0; dir < HEX_DIRECTIONS; dir++) {
                int other = hex_step(&grid, cell, dir);

                if (other == HEX_NONE)
                    continue;
                struct tiled_point a = tiled_corner(&grid, cell, dir);
                struct tiled_point b = tiled_corner(&grid, other, dir + 4);
                assert_true(a.x == b.x && a.y == b.y);
            }
    }
}

static void hints(void **state)
{
    static const struct {
        const char *word, *hint;
    } cases[] = {
        { "wal", "; did you mean wall?" },
        { "WALL", "; did you mean wall?" },
        { "hegde", "; did you mean hedge?" },
        { "raod", "; did you mean road?" },
        { "river", "" },
        { "", "" },
        { "x", "" },
        { "title", "" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nearest near = nearest_to(cases[i].word);

        nearest_list(&near, "wall|hedge|road");
        assert_string_equal(nearest_hint(&near), cases[i].hint);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comes_back_as_text),
        cmocka_unit_test(comes_back_from_tiled),
        cmocka_unit_test(corners_meet),
        cmocka_unit_test(hints),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
