/* map_file.c - which game a file belongs to, and which other files it is read with. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "cli/map.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/files.h"

/* --- by its folder --- */

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), size = strlen(end);

    return length >= size && strcmp(text + length - size, end) == 0;
}

/* place_of: the part "GAME/..." of a path, from the last folder that is named after a game and
 * holds the file itself or one of its folders; or NULL. */
static const char *place_of(const struct cli *cli, const char *path, const struct game **game)
{
    const char *found = NULL;

    for (const char *p = path; p; p = strchr(p, '/')) {
        p += *p == '/';
        for (int i = 0; cli->library.games[i]; i++) {
            size_t length = strlen(cli->library.games[i]->id);
            const char *rest = p + length + 1;

            if (strncmp(p, cli->library.games[i]->id, length) != 0 || p[length] != '/')
                continue;
            const char *inner = strchr(rest, '/'); /* "scenarios/.." */
            rest = inner ? inner + 1 : rest;
            if (strchr(rest, '/') || !ends_with(rest, ".txt"))
                continue;
            *game = cli->library.games[i];
            found = p;
        }
    }
    return found;
}

/* open_folder opens the game's folder around the file. Messages name files as the path did. */
static int open_folder(struct map_file *f, const char *full, struct error *err)
{
    const char *path = ends_with(f->path, f->name) ? f->path : full;
    struct text folder = text_growing();

    text_add_bytes(&folder, path, strlen(path) - strlen(f->name));
    text_add(&folder, f->game->id);
    int bad = content_open_part(&f->folder, folder.at, f->game->id, err);
    text_release(&folder);
    return bad;
}

/* place_in_folder: the name of a file inside a data folder, which is opened. */
static int place_in_folder(const struct cli *cli, struct map_file *f, struct error *err)
{
    char *full = realpath(f->path, NULL);
    const char *place = full ? place_of(cli, full, &f->game) : NULL;
    int bad = 0;

    if (place) {
        snprintf(f->name, sizeof f->name, "%s", place);
        bad = cli_flag(cli, "--data") ? 0 : open_folder(f, full, err);
    }
    free(full);
    return bad;
}

/* --- by its content --- */

/* holds: is there a line that begins with this word? */
static bool holds(const struct map_file *f, const char *word)
{
    struct error ignored;
    struct data d;
    int got;

    data_open(&d, f->path, f->text, f->size);
    while ((got = data_next(&d, &ignored)) != 0)
        if (got > 0 && data_is(&d, word))
            return true;
    return false;
}

static const struct game *drawing_game(const struct cli *cli)
{
    for (int i = 0; cli->library.games[i]; i++)
        if (game_draws_maps(cli->library.games[i]))
            return cli->library.games[i];
    return NULL;
}

/* place_by_content: a file in no such folder is a map if it has a drawing, else a scenario. */
static int place_by_content(const struct cli *cli, struct map_file *f, struct error *err)
{
    const char *game = cli_flag(cli, "--game"), *slash = strrchr(f->path, '/');

    f->game = game ? library_game(&cli->library, game, err) : drawing_game(cli);
    if (!f->game)
        return -1;
    const char *base = slash ? slash + 1 : f->path;
    snprintf(f->name, sizeof f->name, "%s/%s/%.*s.txt", f->game->id,
             game_draws_maps(f->game) && holds(f, "hexes") ? "maps" : "scenarios",
             (int)strcspn(base, "."), base);
    return 0;
}

int map_file_open(const struct cli *cli, const char *path, struct map_file *out, struct error *err)
{
    *out = (struct map_file){ .path = path };
    out->text = data_file_read(path, MAP_BYTES_MAX, &out->size, err);
    if (!out->text)
        return -1;
    if (place_in_folder(cli, out, err) || (!out->game && place_by_content(cli, out, err))) {
        map_file_close(out);
        return -1;
    }
    const struct content *around = out->folder.file ? &out->folder : cli->library.content;
    out->content = content_with(
        around, (struct content_file){ .name = out->name,
                                       .text = out->text,
                                       .size = out->size,
                                       .path = strlen(path) <= SHOWN_PATH ? path : NULL });
    return 0;
}

void map_file_close(struct map_file *file)
{
    mem_free((struct content_file *)file->content.file);
    if (file->folder.file)
        content_close(&file->folder);
    mem_free(file->text);
    *file = (struct map_file){ 0 };
}

const char *map_file_id(const struct map_file *file, char id[40])
{
    const char *rest = file->name + strlen(file->game->id) + 1;

    if (strncmp(rest, "scenarios/", 10) != 0)
        return NULL;
    snprintf(id, 40, "%.*s", (int)strcspn(rest + 10, "."), rest + 10);
    return id;
}

bool map_file_drawn(const struct map_file *file)
{
    return game_draws_maps(file->game) &&
           strncmp(file->name + strlen(file->game->id) + 1, "maps/", 5) == 0;
}

int map_terms_of(const struct game *game, const struct content *content, struct hexmap_terms *terms,
                 struct error *err)
{
    struct scenario *blank = mem_alloc(game->scenario_size);
    int bad = game->authoring->map_terms(blank, content, terms, err);

    scenario_free(blank);
    return bad;
}
