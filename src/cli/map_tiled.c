/* map_tiled.c - `map export` and `map import`: drawn maps for the editor Tiled, and back. */
#include "cli/map.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/map_look.h"
#include "cli/tiled.h"

/* --- export --- */

/* head_of: the comments before the first directive. */
static int head_of(const struct content_file *file, char *out, size_t room, struct error *err)
{
    size_t length = 0;

    while (length < file->size && (file->text[length] == '#' || file->text[length] == '\n')) {
        const char *stop = memchr(file->text + length, '\n', file->size - length);

        if (!stop)
            break;
        length = (size_t)(stop - file->text) + 1;
    }
    if (length >= room)
        return error_set(err, "%s: the comments at its head are longer than %zu bytes",
                         content_label(file), room - 1);
    memcpy(out, file->text, length);
    out[length] = '\0';
    return 0;
}

/* tile_picture: the tiles side by side, as the tileset says. */
static int tile_picture(const struct hexmap_terms *terms, struct text *out, struct error *err)
{
    bool flat = terms->layout == HEX_ODD_COLS || terms->layout == HEX_EVEN_COLS;
    int wide = flat ? TILED_LONG : TILED_SHORT, high = flat ? TILED_SHORT : TILED_LONG;
    struct picture p = { .width = terms->terrains * wide, .height = high };

    for (int i = 0; i < terms->terrains; i++) {
        struct picture_point at = { i * wide + wide / 2.0, high / 2.0 };
        char letter[2] = { terms->terrain[i].letter, '\0' };

        look_ground(&p, flat, at, terms->terrain[i].id, letter);
        look_signs(&p, flat, at, terms->terrain[i].id);
        look_alone(&p, at, terms->terrain[i].id);
        at.y -= high / 2.0 - 9; /* the letter at its top: some terrains look alike */
        picture_words(&p, at, 10, LOOK_INK, letter);
    }
    int bad = picture_png(&p, out, err);
    picture_release(&p);
    return bad;
}

/* image_path: "mill-tiles.png" for "mill.tmj". */
static int image_path(const char *path, char *out, size_t room, struct error *err)
{
    size_t length = strlen(path);

    if (length < 5 ||
        (strcmp(path + length - 4, ".tmj") != 0 && strcmp(path + length - 5, ".json") != 0))
        return error_set(err, "%s: the name of a Tiled map should end in .tmj", path);
    const char *dot = strrchr(path, '.');
    if (snprintf(out, room, "%.*s-tiles.png", (int)(dot - path), path) >= (int)room)
        return error_set(err, "%s: the name is too long", path);
    return 0;
}

/* read_areas: the areas of a scenario; `name` becomes the name of its map. */
static int read_areas(const struct map_file *file, struct tiled *t, char name[300],
                      struct error *err)
{
    char id[40], map[100];
    struct data d;

    if (!map_file_id(file, id) || !game_draws_maps(file->game))
        return 0;
    content_read(file->content.file, &d);
    struct scenario *scn = scenario_parse(file->game, &file->content, id, &d, NULL, 0, NULL, err);
    if (!scn)
        return -1;
    t->areas = file->game->authoring->areas(scn, t->area, map);
    snprintf(name, 300, "%s", map);
    scenario_free(scn);
    return 0;
}

/* read_drawn: the map, or the map of the scenario with its areas. */
static int read_drawn(const struct map_file *file, const struct hexmap_terms *terms,
                      struct tiled *t, struct error *err)
{
    char name[300];
    struct data d;

    snprintf(name, sizeof name, "%s", file->name);
    if (read_areas(file, t, name, err))
        return -1;
    const struct content_file *map = content_find(&file->content, name);
    BUG_ON(!map);
    content_read(map, &d);
    return hexmap_read(&t->map, terms, &d, err) ||
                   head_of(map, t->comments, sizeof t->comments, err)
               ? -1
               : 0;
}

static bool exportable(const struct map_file *file)
{
    char id[40];

    return map_file_drawn(file) || (game_draws_maps(file->game) && map_file_id(file, id));
}

/* make: the Tiled map and the picture of its tiles, which will be called `image`. */
static int make(const struct map_file *file, const char *image, struct tiled *t, struct text *out,
                struct text *tiles, struct error *err)
{
    struct hexmap_terms terms;
    const char *slash = strrchr(image, '/');

    if (!exportable(file))
        return error_set(err, "%s: only drawn maps and scenarios on them can be exported",
                         file->path);
    if (map_terms_of(file->game, &file->content, &terms, err) || read_drawn(file, &terms, t, err) ||
        tile_picture(&terms, tiles, err))
        return -1;
    tiled_write(t, &terms, slash ? slash + 1 : image, out);
    return 0;
}

static int export_map(const struct map_file *file, const char *path, struct tiled *t,
                      struct error *err)
{
    struct text out = text_growing(), tiles = text_growing();
    char image[1024];
    int status = EXIT_WRONG;

    if (image_path(path, image, sizeof image, err) == 0 &&
        make(file, image, t, &out, &tiles, err) == 0)
        status = file_write(image, tiles.at, tiles.length, err) ||
                         file_write(path, out.at, out.length, err)
                     ? EXIT_MACHINE
                     : EXIT_DONE;
    text_release(&out);
    text_release(&tiles);
    return status;
}

int map_export(struct cli *cli)
{
    const char *path = cli_flag(cli, "--output");
    struct map_file file;
    struct error err = { "" };

    if (!path)
        return cli_fail(
            "map export needs -o FILE.tmj; a picture of the tiles is written beside it");
    if (map_file_open(cli, cli->arg[1], &file, &err))
        return cli_fail("%s", err.text);
    struct tiled *t = mem_alloc(sizeof *t);
    int status = export_map(&file, path, t, &err);
    mem_free(t);
    map_file_close(&file);
    if (status)
        cli_fail("%s", err.text);
    return status;
}

/* --- import --- */

static const struct game *game_of(const struct cli *cli, struct error *err)
{
    const char *id = cli_flag(cli, "--game");

    for (int i = 0; cli->library.games[i]; i++) {
        const struct game *game = cli->library.games[i];

        if (game_draws_maps(game) && (!id || strcmp(game->id, id) == 0))
            return game;
    }
    if (!id || library_game(&cli->library, id, err))
        error_set(err, "%s has no drawn maps", id ? id : "no game");
    return NULL;
}

/* import_map: the text of the map, checked by reading it again. */
static int import_map(const struct cli *cli, const char *path, struct tiled *t,
                      struct hexmap_terms *terms, struct text *out, struct error *err)
{
    const struct game *game = game_of(cli, err);
    size_t size;
    struct data d;

    if (!game || map_terms_of(game, cli->library.content, terms, err))
        return -1;
    char *bytes = file_read(path, TILED_BYTES_MAX, &size, err);
    if (!bytes)
        return -1;
    int bad = tiled_read(t, terms, path, bytes, size, err);
    mem_free(bytes);
    if (bad)
        return -1;
    text_add(out, t->comments);
    hexmap_write(&t->map, terms, out);
    data_open(&d, path, out->at, out->length);
    return hexmap_read(&t->map, terms, &d, err);
}

/* area_line: an area as a line of the scenario, its hexes and its name filled in. */
static void area_line(const struct hexmap *map, const struct hexmap_area *area, const char *form,
                      struct text *out)
{
    while (*form) {
        if (strncmp(form, " AREA", 5) == 0) {
            hexmap_area_words(&map->grid, area, out);
            form += 5;
        } else if (strncmp(form, "NAME", 4) == 0) {
            text_add(out, area->name);
            form += 4;
        } else {
            text_add_char(out, *form++);
        }
    }
    text_add_char(out, '\n');
}

/* area_lines: a scenario's areas are not part of the map; they are printed as its lines. */
static void area_lines(const struct tiled *t, const struct hexmap_terms *terms, const char *before,
                       struct text *out)
{
    for (int i = 0; i < t->areas; i++) {
        char form[80];

        choice_name(terms->area_lines, t->area[i].kind, form, sizeof form);
        text_add(out, before);
        area_line(&t->map, &t->area[i], form, out);
    }
}

/* put: the map goes to its file and the areas to the terminal. Without a file both go to the
 * terminal, the areas as comments, so that the whole is still a map. */
static int put(const struct cli *cli, const struct tiled *t, const struct hexmap_terms *terms,
               struct text *out, struct error *err)
{
    const char *path = cli_flag(cli, "--output");

    if (!path) {
        area_lines(t, terms, "# ", out);
        return cli_print(out);
    }
    int bad = file_write(path, out->at, out->length, err);
    text_clear(out);
    area_lines(t, terms, "", out);
    if (!bad)
        return cli_print(out);
    text_release(out);
    return EXIT_MACHINE;
}

int map_import(struct cli *cli)
{
    struct text out = text_growing();
    struct error err = { "" };
    struct tiled *t = mem_alloc(sizeof *t);
    struct hexmap_terms terms;
    int status = EXIT_WRONG;

    if (import_map(cli, cli->arg[1], t, &terms, &out, &err) == 0)
        status = put(cli, t, &terms, &out, &err);
    else
        text_release(&out);
    mem_free(t);
    if (status && err.text[0])
        cli_fail("%s", err.text);
    return status;
}
