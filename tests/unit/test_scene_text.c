/* test_scene_text.c - boards drawn in characters: with rows and columns at the edges, or with a
 * name beneath every cell. */
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "core/hex.h"
#include "core/scene.h"

/* board: a scene of 3 columns and 2 rows whose cells are named by `name`. */
static void board(struct scene *scene, enum hex_layout layout, const char *const name[6])
{
    const struct hex_grid grid = { layout, 3, 2 };

    scene_init(scene);
    scene->layout = layout == HEX_ODD_ROWS ? SCENE_POINTY : SCENE_FLAT;
    for (int i = 0; i < 6; i++) {
        struct scene_cell c = { .glyph = "." };

        hex_centre(&grid, i, &c.x, &c.y);
        snprintf(c.id, sizeof c.id, "c%d", i);
        snprintf(c.name, sizeof c.name, "%s", name[i]);
        scene_cell(scene, c);
    }
    scene_token(scene, (struct scene_token){
                           .id = "a", .cell = "c1", .glyph = "R", .side = 0, .facing = -1 });
    scene_token(scene,
                (struct scene_token){
                    .id = "b", .cell = "c1", .glyph = "M", .side = 0, .order = 1, .facing = -1 });
    scene_token(
        scene,
        (struct scene_token){
            .id = "c", .cell = "c5", .hidden = true, .glyph = "X", .side = 1, .facing = -1 });
}

static void expect(struct scene *scene, const char *drawing)
{
    struct text out = text_growing();

    scene_text(scene, &out);
    assert_string_equal(out.at, drawing);
    text_release(&out);
    scene_release(scene);
}

static void rows_and_columns(void **state)
{
    static const char *const names[] = { "0101", "0102", "0103", "0201", "0202", "0203" };
    struct scene scene;

    (void)state;
    board(&scene, HEX_ODD_ROWS, names);
    expect(&scene, "    01  02  03\n"
                   "01  .   +M2 .\n"
                   "02    .   .   -?\n"
                   "Stacks\n"
                   "  0102   a, b\n");
}

/* Links between cells, face-down pieces beside a face-up one, markers, points on a track. */
static void trenches(void **state)
{
    static const char *const names[] = { "0101", "0102 A", "0103", "0201", "0202", "0203" };
    struct scene scene;

    (void)state;
    board(&scene, HEX_ODD_ROWS, names);
    scene_token(&scene, (struct scene_token){
                            .id = "r1", .cell = "c5", .glyph = "r1", .side = 1, .facing = -1 });
    scene_token(
        &scene,
        (struct scene_token){
            .id = "m", .cell = "c5", .name = "Dugout", .glyph = "^", .side = -1, .facing = -1 });
    scene_token(&scene, (struct scene_token){
                            .id = "n", .cell = "c0", .glyph = "^", .side = -1, .facing = -1 });
    scene_link(&scene, (struct scene_link){ .kind = "trench", .from = "c0", .to = "c1" });
    scene_link(&scene, (struct scene_link){ .kind = "trench", .from = "c1", .to = "c4" });
    scene_link(&scene, (struct scene_link){ .kind = "trench", .from = "c1", .to = "c3" });
    scene_link(&scene,
               (struct scene_link){ .kind = "wall", .from = "c2", .to = "c5", .edge = true });
    scene_score(&scene, (struct scene_score){ .side = 0, .points = 2, .goal = 5 });
    expect(&scene, "    01    02    03\n"
                   "01  ^ --- +M2A  .\n"
                   "        /  \\\n"
                   "02     .     .     -r1?^\n"
                   "Stacks\n"
                   "  0102 A a, b\n"
                   "  0203   r1, Dugout, 1 face-down\n"
                   "+ [##...] 2 of 5\n");
}

static void letters_and_numbers(void **state)
{
    static const char *const names[] = { "A1", "B1", "C1", "A2", "B2", "C2" };
    struct scene scene;

    (void)state;
    board(&scene, HEX_ODD_COLS, names);
    expect(&scene, "    A   B   C\n"
                   "1   .       .\n"
                   "1       +M2\n"
                   "2   .       -?\n"
                   "2       .\n"
                   "Stacks\n"
                   "  B1     a, b\n");
}

static void names_beneath(void **state)
{
    static const char *const names[] = { "0", "1", "2", "3", "4", "5" };
    struct scene scene;

    (void)state;
    board(&scene, HEX_ODD_ROWS, names);
    expect(&scene, "    .     +M2   .\n"
                   "    0     1     2\n"
                   "       .     .     -?\n"
                   "       3     4     5\n"
                   "Stacks\n"
                   "  1      a, b\n");
}

/* Pieces that go by number are named, with the way they face; shapes leave their marks. */
static void facing_and_marks(void **state)
{
    static const char *const names[] = { "A1", "B1", "C1", "A2", "B2", "C2" };
    struct scene scene;

    (void)state;
    board(&scene, HEX_ODD_COLS, names);
    scene_token(&scene, (struct scene_token){ .id = "7",
                                              .cell = "c3",
                                              .name = "Tank 7",
                                              .glyph = "T",
                                              .side = 1,
                                              .facing = 5,
                                              .states = "moved" });
    scene_point(&scene, "block", "", (int[2]){ scene.cell[4].x + 300, scene.cell[4].y });
    scene_shape(&scene, (struct scene_shape){ .kind = "zone",
                                              .role = "field",
                                              .points = 1,
                                              .x = { scene.cell[2].x },
                                              .y = { scene.cell[2].y } });
    expect(&scene, "    A     B     C\n"
                   "1   .          :.\n"
                   "1         +M2\n"
                   "2   -T:nw       -?\n"
                   "2        X.\n"
                   "Pieces\n"
                   "  B1     a, b\n"
                   "  A2     Tank 7 facing NW (moved)\n"
                   "  C2     1 face-down\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_and_columns), cmocka_unit_test(trenches),
        cmocka_unit_test(facing_and_marks), cmocka_unit_test(letters_and_numbers),
        cmocka_unit_test(names_beneath),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
