/* fuzz_added.c - any lines added to a scenario, rosters and tables among them, or (they begin with
 * `wish`) a wish that the game composes lines for: refused with a sentence, or a start that stays the
 * same when it is written as a position and read again. The first byte chooses the game. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/added.h"
#include "core/rules.h"
#include "fuzz.h"
#include "small.h"

static int compose(const struct library *library, const char *wish, struct text *added,
                   struct error *err)
{
    struct rng rng;

    rng_seed(&rng, strlen(wish), 3);
    return scenario_compose(library->games[0], library->content, NULL, NULL, 0, wish, &rng, added,
                            err);
}

static void comes_back(const struct library *library, struct rules r, const void *state)
{
    struct text words = text_growing();
    const struct game *game;
    struct scenario *scn;
    struct error err;
    struct data d;
    void *again;

    position_write(r.game, r.scn, state, &words);
    data_open(&d, "written", words.at, words.length);
    if (position_read(library, &d, &game, &scn, &again, &err) ||
        memcmp(state, again, game->state_size) != 0)
        abort();
    mem_free(again);
    scenario_free(scn);
    text_release(&words);
}

static void play(const struct library *library, const char *added)
{
    const struct game *game = library->games[0];
    struct error err = { "" };
    struct scenario *scn = scenario_load(game, library->content, NULL, NULL, 0, added, &err);

    if (!scn) {
        if (!err.text[0])
            abort();
        return;
    }
    void *state = mem_alloc(game->state_size);
    rules_start((struct rules){ game, scn }, state);
    if (rules_audit((struct rules){ game, scn }, state, &err))
        abort();
    comes_back(library, (struct rules){ game, scn }, state);
    mem_free(state);
    scenario_free(scn);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct text added = text_growing();
    struct error err = { "" };

    if (size > 0) {
        const struct library *library = small_library(data[0]);
        char *lines = mem_copy_text((const char *)data + 1, size - 1);
        bool wish = strncmp(lines, "wish ", 5) == 0;

        if ((wish ? compose(library, lines + 5, &added, &err)
                  : added_take(&added, "fuzz", lines, strlen(lines), &err)) == 0)
            play(library, added.at);
        else if (!err.text[0])
            abort();
        mem_free(lines);
    }
    text_release(&added);
    return 0;
}
