/* fuzz_tmj.c - any bytes as a map from the editor Tiled: refused with a sentence, or a map that stays
 * the same when written as a data file and as a Tiled map, and read again. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/tiled.h"
#include "fuzz.h"
#include "games/games.h"
#include "core/content.h"

static const struct hexmap_terms *terms(void)
{
    static struct hexmap_terms known;

    for (int i = 0; !known.terrains && all_games[i]; i++) {
        const struct game *game = all_games[i];
        struct error err;

        if (!game->authoring || !game->authoring->map_terms)
            continue;
        struct scenario *blank = mem_alloc(game->scenario_size);
        if (game->authoring->map_terms(blank, &embedded_content, &known, &err))
            abort();
        mem_free(blank);
    }
    return &known;
}

/* as_file: the map as its data file. */
static void as_file(const struct tiled *t, struct text *out)
{
    text_add(out, t->comments);
    hexmap_write(&t->map, terms(), out);
}

/* add_areas: what a scenario has in addition to the map. */
static void add_areas(const struct tiled *t, struct text *out)
{
    for (int i = 0; i < t->areas; i++)
        hexmap_area_words(&t->map.grid, &t->area[i], out);
}

static void comes_back(struct tiled *t)
{
    struct text one = text_growing(), two = text_growing(), tmj = text_growing();
    struct text before = text_growing(), after = text_growing();
    struct error err = { "" };
    struct data d;

    as_file(t, &one);
    add_areas(t, &before);
    tiled_write(t, terms(), "tiles.png", &tmj);
    if (tiled_read(t, terms(), "again", tmj.at, tmj.length, &err))
        abort();
    as_file(t, &two);
    add_areas(t, &after);
    if (strcmp(before.at, after.at) != 0)
        abort();
    if (one.length != two.length || memcmp(one.at, two.at, one.length) != 0)
        abort();
    data_open(&d, "file", one.at, one.length);
    if (hexmap_read(&t->map, terms(), &d, &err))
        abort();
    text_release(&one);
    text_release(&two);
    text_release(&tmj);
    text_release(&before);
    text_release(&after);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct tiled *t = mem_alloc(sizeof *t);
    struct error err = { "" };

    if (tiled_read(t, terms(), "fuzz", (const char *)data, size, &err) == 0)
        comes_back(t);
    else if (!err.text[0])
        abort();
    mem_free(t);
    return 0;
}
