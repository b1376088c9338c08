/* fuzz_files.c - any bytes in place of one of the data files of a game (units, maps, terrain, cards):
 * its first scenario is refused with a sentence, or can be played. The same bytes are the file about its balance. The first byte chooses the game,
 * the second the file. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/balance.h"
#include "core/rules.h"
#include "fuzz.h"
#include "small.h"

/* fits: a file of the game that is no scenario (see fuzz_data.c) and no map of a real one. */
static bool fits(const struct game *game, const char *name)
{
    size_t length = strlen(game->id);

    return strncmp(name, game->id, length) == 0 && name[length] == '/' &&
           strcmp(name + length, "/balance.txt") != 0 &&
           (!strchr(name + length + 1, '/') || strstr(name, "/maps/0-"));
}

/* choose: one of the files that fit; NULL where there are none. */
static const char *choose(const struct library *library, uint8_t choice)
{
    const char *name[20];
    int count = 0;

    for (int i = 0; i < library->content->count && count < 20; i++)
        if (fits(library->games[0], library->content->file[i].name))
            name[count++] = library->content->file[i].name;
    return count ? name[choice % count] : NULL;
}

static void play(const struct game *game, const struct content *content)
{
    struct error err = { "" };
    struct scenario *scn = scenario_load(game, content, NULL, NULL, 0, NULL, &err);

    if (!scn) {
        if (!err.text[0])
            abort();
        return;
    }
    struct rules r = { game, scn };
    void *state = mem_alloc(game->state_size);
    rules_start(r, state);
    if (rules_audit(r, state, &err))
        abort();
    struct balance known;
    if (balance_find(content, game, scn, &known, &err) && !err.text[0])
        abort();
    mem_free(state);
    scenario_free(scn);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const struct library *library = small_library(data[0]);
    const struct content *known = library->content;
    const char *name = choose(library, data[1]);
    if (!name)
        return 0;
    struct content_file *file = mem_alloc((size_t)(known->count + 2) * sizeof *file);
    char balance[80];

    file[0] = (struct content_file){ name, (const char *)data + 2, size - 2, NULL };
    balance_file(library->games[0], balance, sizeof balance);
    file[1] = (struct content_file){ balance, file[0].text, file[0].size, NULL };
    memcpy(file + 2, known->file, (size_t)known->count * sizeof *file);
    play(library->games[0], &(struct content){ .file = file, .count = known->count + 2 });
    mem_free(file);
    return 0;
}
