/* fuzz_data.c - any bytes as a scenario file of a game, or (they begin with `game`) as a position:
 * refused with a sentence, or playable. The first byte chooses the game. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/conform.h"
#include "fuzz.h"
#include "small.h"

static void hear(void *context, bool doubt, const char *sentence)
{
    (void)context;
    (void)doubt;
    if (!sentence[0])
        abort();
}

static struct scenario *parse(const struct library *library, const char *bytes, size_t size,
                              struct findings *findings, struct error *err)
{
    struct data d;

    data_open(&d, "fuzz", bytes, size);
    d.findings = findings;
    return scenario_parse(library->games[0], library->content, "fuzz", &d, NULL, 0, NULL, err);
}

static void as_scenario(const struct library *library, const char *bytes, size_t size)
{
    const struct game *game = library->games[0];
    struct error err = { "" };
    struct scenario *scn = parse(library, bytes, size, NULL, &err);

    if (!scn) {
        if (!err.text[0])
            abort();
        return;
    }
    void *state = mem_alloc(game->state_size);
    rules_start((struct rules){ game, scn }, state);
    if (rules_audit((struct rules){ game, scn }, state, &err))
        abort();
    mem_free(state);
    scenario_free(scn);
}

/* collecting: a file is taken exactly when collecting its mistakes finds none. */
static void collecting(const struct library *library, const char *bytes, size_t size)
{
    struct findings findings = { .report = hear };
    struct error err = { "" };
    struct scenario *all = parse(library, bytes, size, &findings, &err);
    struct scenario *first = parse(library, bytes, size, NULL, &err);

    if ((all != NULL) != (first != NULL) || (findings.mistakes == 0) != (first != NULL))
        abort();
    scenario_free(all);
    scenario_free(first);
}

/* comes_back: a position that was read is the same when it is written and read again. */
static void comes_back(const struct library *library, struct rules r, const void *state)
{
    struct text words = text_growing(), again = text_growing();
    const struct game *game;
    struct scenario *scn;
    struct error err;
    struct data d;
    void *other;

    position_write(r.game, r.scn, state, &words);
    data_open(&d, "written", words.at, words.length);
    if (position_read(library, &d, &game, &scn, &other, &err))
        abort();
    position_write(game, scn, other, &again);
    if (strcmp(words.at, again.at) != 0)
        abort();
    text_release(&words);
    text_release(&again);
    mem_free(other);
    scenario_free(scn);
}

/* as_position: of those that are taken some are checked against the whole contract, which costs as
 * much as a hundred runs. */
static void as_position(const struct library *library, const char *bytes, size_t size, bool whole)
{
    struct rules r = { 0 };
    struct scenario *scn;
    struct error err = { "" };
    struct data d;
    void *state;

    data_open(&d, "fuzz", bytes, size);
    if (position_read(library, &d, &r.game, &scn, &state, &err)) {
        if (!err.text[0])
            abort();
        return;
    }
    struct rng rng;
    rng_seed(&rng, size, 1);
    r.scn = scn;
    if (whole && conform_node(r, state, &rng, &err))
        abort();
    comes_back(library, r, state);
    mem_free(state);
    scenario_free(scn);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const struct library *library = small_library(data[0]);
    const char *bytes = (const char *)data + 1;
    bool twice = data[0] & 0x80;
    size--;
    if (size >= 5 && memcmp(bytes, "game ", 5) == 0)
        as_position(library, bytes, size, twice);
    else if (twice)
        collecting(library, bytes, size);
    else
        as_scenario(library, bytes, size);
    return 0;
}
