/* map_render.c - `map render`: a board as a picture, drawn from the scene that the game's rules
 * give. It has no code for any one game (see map_look.h). */
#include "cli/map.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/map_look.h"
#include "cli/map_marks.h"
#include "cli/map_plane.h"
#include "core/hexmap.h"
#include "core/scene.h"

/* Pixels: from the middle of a hex to its corner, around the map, above it for the title. */
enum { RADIUS = LOOK_RADIUS, MARGIN = 16, HEADING = 40, UNITS = 1000 /* RADIUS in scene units */ };

/* --- one board, or several side by side --- */

struct sheet {
    const struct scene *scene;
    const struct scenario *scn;
    const struct hexmap_area *area; /* that the scenario names */
    int areas;
    const char *kinds; /* of areas, by their numbers */
    struct picture picture;
    int boards, left[8], top; /* scene units; left of each board, top of all */
    int shift[8];             /* pixels to the right */
    char board[8][48];
};

static int board_of(const struct sheet *sheet, const struct scene_cell *cell)
{
    for (int i = 0; i < sheet->boards; i++)
        if (strcmp(sheet->board[i], cell->board) == 0)
            return i;
    return -1;
}

static double pixels(int units)
{
    return (double)units * RADIUS / UNITS;
}

static struct picture_point centre(const struct sheet *sheet, const struct scene_cell *cell)
{
    int board = board_of(sheet, cell);

    return (struct picture_point){ sheet->shift[board] + pixels(cell->x - sheet->left[board]),
                                   HEADING + MARGIN + RADIUS + pixels(cell->y - sheet->top) };
}

/* measure: which boards there are, where they go, and how large the picture is. */
static void measure(struct sheet *sheet)
{
    const struct scene *scene = sheet->scene;
    int right[8] = { 0 }, low = 0;

    for (int i = 0; i < scene->cells; i++) {
        const struct scene_cell *c = &scene->cell[i];
        int b = board_of(sheet, c);

        if (b < 0 && sheet->boards == 8)
            continue;
        if (b < 0) {
            b = sheet->boards++;
            snprintf(sheet->board[b], sizeof sheet->board[b], "%s", c->board);
            sheet->left[b] = right[b] = c->x;
        }
        if (i == 0)
            sheet->top = low = c->y;
        sheet->left[b] = c->x < sheet->left[b] ? c->x : sheet->left[b];
        right[b] = c->x > right[b] ? c->x : right[b];
        sheet->top = c->y < sheet->top ? c->y : sheet->top;
        low = c->y > low ? c->y : low;
    }
    int x = MARGIN + RADIUS;
    for (int b = 0; b < sheet->boards; b++) {
        sheet->shift[b] = x;
        x += (int)pixels(right[b] - sheet->left[b]) + 2 * RADIUS + MARGIN;
    }
    sheet->picture.width = x - RADIUS;
    sheet->picture.height = HEADING + 2 * MARGIN + 2 * RADIUS + (int)pixels(low - sheet->top);
}

/* --- neighbours --- */

/* cell_at: the cell whose centre is there, or -1. */
static int cell_at(const struct scene *scene, double x, double y)
{
    for (int i = 0; i < scene->cells; i++)
        if (fabs(scene->cell[i].x - x) < UNITS / 2.0 && fabs(scene->cell[i].y - y) < UNITS / 2.0)
            return i;
    return -1;
}

/* next_to: the cell beyond side i of a cell, or -1. */
static int next_to(const struct scene *scene, const struct scene_cell *c, int i)
{
    double angle = (scene->layout == SCENE_FLAT ? i + 0.5 : i) * PICTURE_PI / 3;

    return cell_at(scene, c->x + 1732 * cos(angle), c->y + 1732 * sin(angle));
}

static bool is_ground(const struct scene_cell *cell, const char *id)
{
    size_t length = strlen(id);

    return strncmp(cell->terrain, id, length) == 0 &&
           (cell->terrain[length] == '\0' || cell->terrain[length] == ' ');
}

/* spans_stream: a bridge is drawn as ground, and the stream beside it goes on under it. */
static bool spans_stream(const struct scene *scene, const struct scene_cell *cell)
{
    if (!is_ground(cell, "bridge"))
        return false;
    for (int i = 0; i < 6; i++) {
        int next = next_to(scene, cell, i);

        if (next >= 0 && is_ground(&scene->cell[next], "stream"))
            return true;
    }
    return false;
}

/* --- drawing --- */

static void draw_ground(struct sheet *sheet, const struct scene_cell *cell)
{
    look_ground(&sheet->picture, sheet->scene->layout == SCENE_FLAT, centre(sheet, cell),
                spans_stream(sheet->scene, cell) ? "stream" : cell->terrain, cell->glyph);
}

static void draw_under_bridge(struct sheet *sheet, const struct scene_cell *cell)
{
    for (int i = 0; i < 6; i++) {
        int next = next_to(sheet->scene, cell, i);

        if (next >= 0 && is_ground(&sheet->scene->cell[next], "stream"))
            look_link(&sheet->picture, centre(sheet, cell),
                      centre(sheet, &sheet->scene->cell[next]), "stream", false);
    }
}

static void draw_signs(struct sheet *sheet, const struct scene_cell *cell)
{
    bool flat = sheet->scene->layout == SCENE_FLAT;
    struct picture_point at = centre(sheet, cell);

    look_signs(&sheet->picture, flat, at, cell->terrain);
    at.y -= (flat ? 0.66 : 0.6) * RADIUS;
    picture_words(&sheet->picture, at, 10, LOOK_INK, cell->name);
}

static void draw_link(struct sheet *sheet, const struct scene_link *link)
{
    const struct scene_cell *from = scene_find_cell(sheet->scene, link->from);
    const struct scene_cell *to = scene_find_cell(sheet->scene, link->to);

    if (from && to && board_of(sheet, from) >= 0 && board_of(sheet, to) >= 0)
        look_link(&sheet->picture, centre(sheet, from), centre(sheet, to), link->kind, link->edge);
}

static bool joins(const struct scene_link *link, const char *kind, const char *a, const char *b)
{
    return strcmp(link->kind, kind) == 0 &&
           ((strcmp(link->from, a) == 0 && strcmp(link->to, b) == 0) ||
            (strcmp(link->from, b) == 0 && strcmp(link->to, a) == 0));
}

/* closes_triangle: where a stream turns, three hexes are all linked; the last link is left out. */
static bool closes_triangle(const struct scene *scene, int i)
{
    const struct scene_link *link = &scene->link[i];

    for (int cell = 0; strcmp(link->kind, "stream") == 0 && cell < scene->cells; cell++) {
        int sides = 0;

        for (int k = 0; k < i; k++)
            sides += joins(&scene->link[k], link->kind, link->from, scene->cell[cell].id) ||
                     joins(&scene->link[k], link->kind, link->to, scene->cell[cell].id);
        if (sides == 2)
            return true;
    }
    return false;
}

/* --- areas of a scenario --- */

/* way_out: the direction in which the map ends, seen from a cell at its edge. */
static double way_out(const struct scene *scene, const struct scene_cell *c)
{
    double dx = 0, dy = 0;

    for (int i = 0; i < 6; i++) {
        double angle = (scene->layout == SCENE_FLAT ? i + 0.5 : i) * PICTURE_PI / 3;

        if (next_to(scene, c, i) < 0) {
            dx += cos(angle);
            dy += sin(angle);
        }
    }
    return atan2(dy, dx);
}

static void draw_area_cell(struct sheet *sheet, const struct hexmap_area *area, int cell)
{
    const struct scene_cell *c = &sheet->scene->cell[cell];
    struct mark_place place = { centre(sheet, c), RADIUS, sheet->scene->layout == SCENE_FLAT };
    char kind[20];

    EXPECT(cell >= 0 && cell < sheet->scene->cells);
    choice_name(sheet->kinds, area->kind, kind, sizeof kind);
    for (int i = 0; i < 6 && mark_outlined(kind); i++) {
        int next = next_to(sheet->scene, c, i);

        if (next < 0 || !area->has[next])
            mark_side(&sheet->picture, place, i, area->seat);
    }
    mark_sign(&sheet->picture, place, kind, area, way_out(sheet->scene, c));
}

/* draw_areas: what the scenario gives to each side. The cells of a board are in the order of the
 * map's hexes. */
static void draw_areas(struct sheet *sheet)
{
    for (int i = 0; i < sheet->areas; i++)
        for (int cell = 0; cell < sheet->scene->cells && cell < HEXMAP_CELLS; cell++)
            if (sheet->area[i].has[cell])
                draw_area_cell(sheet, &sheet->area[i], cell);
}

static int legend(struct sheet *sheet, struct picture *p, int top)
{
    return marks_legend(p, sheet->scn, sheet->area, sheet->areas, sheet->kinds,
                        sheet->picture.width, top);
}

static void draw(struct sheet *sheet)
{
    const struct scene *scene = sheet->scene;
    struct picture *p = &sheet->picture;

    measure(sheet);
    int low = p->height - MARGIN / 2;
    p->height += legend(sheet, NULL, low);
    picture_box(p, (struct picture_point){ p->width / 2.0, p->height / 2.0 }, p->width, p->height,
                0xf6f3e8, PICTURE_NONE);
    picture_words(p, (struct picture_point){ p->width / 2.0, HEADING / 2.0 + 4 }, 20, LOOK_INK,
                  p->title);
    for (int i = 0; i < scene->cells; i++)
        if (board_of(sheet, &scene->cell[i]) >= 0)
            draw_ground(sheet, &scene->cell[i]);
    for (int i = 0; i < scene->cells; i++)
        if (spans_stream(scene, &scene->cell[i]))
            draw_under_bridge(sheet, &scene->cell[i]);
    for (int edge = 0; edge < 2; edge++) {
        for (int i = 0; i < scene->links; i++)
            if (scene->link[i].edge == edge && !closes_triangle(scene, i))
                draw_link(sheet, &scene->link[i]);
        for (int i = 0; !edge && i < scene->cells; i++)
            if (board_of(sheet, &scene->cell[i]) >= 0)
                draw_signs(sheet, &scene->cell[i]);
    }
    draw_areas(sheet);
    legend(sheet, p, low);
}

/* --- the verb --- */

/* load_scenario: the file itself, with the lines that --with, --add and --table add to it. */
static struct scenario *load_scenario(const struct cli *cli, const struct map_file *file,
                                      const char *id, struct error *err)
{
    struct text added = text_growing();
    struct scenario *scn = NULL;
    struct data d;

    if (cli_added(cli, &file->content, file->game, id, NULL, 0, &added, err) == 0) {
        content_read(file->content.file, &d);
        scn = scenario_parse(file->game, &file->content, id, &d, NULL, 0, added.at, err);
    }
    text_release(&added);
    return scn;
}

/* load: the scenario whose board is drawn: the file itself; for a map a blank scenario with it; for
 * another data file the first scenario that uses it. */
static struct scenario *load(const struct cli *cli, const struct map_file *file, struct error *err)
{
    char id[40];

    if (map_file_id(file, id))
        return load_scenario(cli, file, id, err);
    if (!map_file_drawn(file))
        return scenario_load(file->game, &file->content, NULL, NULL, 0, NULL, err);
    struct scenario *blank = mem_alloc(file->game->scenario_size);
    if (file->game->authoring->check_data_file(blank, &file->content, file->name, NULL, err) == 0)
        return blank;
    scenario_free(blank);
    return NULL;
}

static int write_picture(const struct cli *cli, const struct picture *p, struct error *err)
{
    const char *path = cli_flag(cli, "--output");
    size_t length = path ? strlen(path) : 0;
    bool png = length > 4 && strcmp(path + length - 4, ".png") == 0;
    struct text out = text_growing();

    if (path && !png && (length <= 4 || strcmp(path + length - 4, ".svg") != 0)) {
        error_set(err, "%s: pictures are written as .svg or .png", path);
        text_release(&out);
        return EXIT_WRONG;
    }
    if (!png)
        picture_svg(p, &out);
    else if (picture_png(p, &out, err)) {
        text_release(&out);
        return EXIT_WRONG;
    }
    if (!path)
        return cli_print(&out);
    int bad = file_write(path, out.at, out.length, err);
    text_release(&out);
    return bad ? EXIT_MACHINE : EXIT_DONE;
}

/* scenario_areas adds what only a scenario has; `area` has room for HEXMAP_AREAS. */
static void scenario_areas(const struct map_file *file, struct hexmap_area *area,
                           struct sheet *sheet)
{
    const struct authoring *authoring = file->game->authoring;
    char id[40], map[100];

    if (!authoring || !map_file_id(file, id))
        return;
    sheet->kinds = authoring->area_kinds;
    sheet->area = area;
    sheet->areas = authoring->areas(sheet->scn, area, map);
    EXPECT(sheet->kinds && sheet->areas <= HEXMAP_AREAS);
}

static int render(const struct cli *cli, const struct map_file *file, struct error *err)
{
    struct scenario *scn = load(cli, file, err);

    if (!scn)
        return EXIT_WRONG;
    struct scene scene;
    *err = (struct error){ "" }; /* reading may leave a sentence behind even when it succeeds */
    scene_init(&scene);
    rules_board((struct rules){ file->game, scn }, &scene);
    struct sheet sheet = { .scene = &scene, .scn = scn };
    struct hexmap_area *area = mem_alloc(HEXMAP_AREAS * sizeof *area);
    snprintf(sheet.picture.title, sizeof sheet.picture.title, "%s", scn->title);
    int status = EXIT_WRONG;
    struct scene_box table;
    if (scene_table(&scene, &table)) {
        map_plane(&scene, &sheet.picture);
        status = write_picture(cli, &sheet.picture, err);
    } else if (!scene.cells || scene.layout == SCENE_PLANE) {
        error_set(err, "%s: %s has no map to draw", file->path, file->game->title);
    } else {
        scenario_areas(file, area, &sheet);
        draw(&sheet);
        status = write_picture(cli, &sheet.picture, err);
    }
    mem_free(area);
    picture_release(&sheet.picture);
    scene_release(&scene);
    scenario_free(scn);
    return status;
}

int map_render(struct cli *cli)
{
    struct map_file file;
    struct error err = { "" };

    if (map_file_open(cli, cli->arg[1], &file, &err))
        return cli_fail("%s", err.text);
    int status = render(cli, &file, &err);
    map_file_close(&file);
    if (err.text[0])
        cli_fail("%s", err.text);
    return status;
}
