/* map_render.c - `map render`: a board as a picture, drawn from the scene that the game's rules
 * give. Knows no game (map_look.h). */
#include "cli/map.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/map_look.h"
#include "core/hexmap.h"
#include "core/scene.h"

/* Pixels: from the middle of a hex to its corner, around the map, above it for the title. */
enum { RADIUS = LOOK_RADIUS, MARGIN = 16, HEADING = 40, UNITS = 1000 /* RADIUS in scene units */ };

/* --- one board, or several side by side --- */

struct sheet {
    const struct scene *scene;
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

/* measure: which boards there are, where they lie, and how large the picture is. */
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

/* --- drawing --- */

static void draw_ground(struct sheet *sheet, const struct scene_cell *cell)
{
    look_ground(&sheet->picture, sheet->scene->layout == SCENE_FLAT, centre(sheet, cell),
                cell->terrain, cell->glyph);
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

/* --- areas of a scenario --- */

/* cell_at: the cell with its centre there, or -1. */
static int cell_at(const struct scene *scene, double x, double y)
{
    for (int i = 0; i < scene->cells; i++)
        if (fabs(scene->cell[i].x - x) < UNITS / 2.0 && fabs(scene->cell[i].y - y) < UNITS / 2.0)
            return i;
    return -1;
}

/* draw_border: the sides of a cell beyond which the area ends, a little inside. */
static void draw_border(struct sheet *sheet, const struct hexmap_area *area, int cell)
{
    static const unsigned colour[] = { 0xb3261e, 0x1f5fa8, 0x2e7d32, 0x7b4fa0 };
    const struct scene_cell *c = &sheet->scene->cell[cell];
    bool flat = sheet->scene->layout == SCENE_FLAT;
    double inside = 0.93 - 0.07 * area->seat;

    for (int i = 0; i < 6; i++) {
        double angle = (flat ? i + 0.5 : i) * PICTURE_PI / 3, half = PICTURE_PI / 6;
        int next = cell_at(sheet->scene, c->x + 1732 * cos(angle), c->y + 1732 * sin(angle));
        struct picture_point at = centre(sheet, c), a = at, b = at;

        if (next >= 0 && area->has[next])
            continue;
        a.x += inside * RADIUS * cos(angle - half);
        a.y += inside * RADIUS * sin(angle - half);
        b.x += inside * RADIUS * cos(angle + half);
        b.y += inside * RADIUS * sin(angle + half);
        picture_line(&sheet->picture, a, b, 3, colour[area->seat % 4]);
    }
}

/* draw_areas: where each side sets up and enters. The cells of a board stand in the order of the
 * map's hexes. */
static void draw_areas(struct sheet *sheet, const struct hexmap_area *area, int areas)
{
    for (int i = 0; i < areas; i++)
        for (int cell = 0; cell < sheet->scene->cells && cell < HEXMAP_CELLS; cell++)
            if (area[i].start && area[i].has[cell])
                draw_border(sheet, &area[i], cell);
}

static void draw(struct sheet *sheet)
{
    const struct scene *scene = sheet->scene;
    struct picture *p = &sheet->picture;

    measure(sheet);
    picture_box(p, (struct picture_point){ p->width / 2.0, p->height / 2.0 }, p->width, p->height,
                0xf6f3e8, PICTURE_NONE);
    picture_words(p, (struct picture_point){ p->width / 2.0, HEADING / 2.0 + 4 }, 20, LOOK_INK,
                  p->title);
    for (int i = 0; i < scene->cells; i++)
        if (board_of(sheet, &scene->cell[i]) >= 0)
            draw_ground(sheet, &scene->cell[i]);
    for (int edge = 0; edge < 2; edge++) {
        for (int i = 0; i < scene->links; i++)
            if (scene->link[i].edge == edge)
                draw_link(sheet, &scene->link[i]);
        for (int i = 0; !edge && i < scene->cells; i++)
            if (board_of(sheet, &scene->cell[i]) >= 0)
                draw_signs(sheet, &scene->cell[i]);
    }
}

/* --- the verb --- */

/* load: the scenario whose board is drawn: the file itself, or a blank with the map, or (a data
 * file of a game without maps of one's own) the first scenario that uses it. */
static struct scenario *load(const struct map_file *file, struct error *err)
{
    char id[40];
    struct data d;

    if (map_file_id(file, id)) {
        content_read(file->content.file, &d);
        return scenario_parse(file->game, &file->content, id, &d, NULL, 0, err);
    }
    if (!map_file_drawn(file))
        return scenario_load(file->game, &file->content, NULL, NULL, 0, err);
    struct scenario *blank = mem_alloc(file->game->scenario_size);
    if (file->game->survey(blank, &file->content, file->name, NULL, err) == 0)
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

/* scenario_areas adds what only a scenario has. */
static void scenario_areas(const struct map_file *file, const struct scenario *scn,
                           struct sheet *sheet)
{
    char id[40], map[100];

    if (!file->game->areas || !map_file_id(file, id))
        return;
    struct hexmap_area *area = mem_alloc(HEXMAP_AREAS * sizeof *area);
    draw_areas(sheet, area, file->game->areas(scn, area, map));
    mem_free(area);
}

static int render(const struct cli *cli, const struct map_file *file, struct error *err)
{
    struct scenario *scn = load(file, err);

    if (!scn)
        return EXIT_WRONG;
    struct scene scene;
    *err = (struct error){ "" }; /* a reader may leave what it only thought of saying */
    scene_init(&scene);
    file->game->board(scn, &scene);
    struct sheet sheet = { .scene = &scene };
    snprintf(sheet.picture.title, sizeof sheet.picture.title, "%s", scn->title);
    int status = EXIT_WRONG;
    if (scene.cells && scene.layout != SCENE_PLANE) {
        draw(&sheet);
        scenario_areas(file, scn, &sheet);
        status = write_picture(cli, &sheet.picture, err);
    } else {
        error_set(err, "%s: %s has no hexes to draw", file->path, file->game->title);
    }
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
