/* fuzz_data.c - any bytes as a scenario file of each game, and as a position: refused with a sentence,
 * or playable. */
#include <stdlib.h>

#include "base/mem.h"
#include "core/conform.h"
#include "core/scenario.h"
#include "fuzz.h"
#include "games/games.h"

static void hear(void *context, bool doubt, const char *sentence)
{
    (void)context;
    (void)doubt;
    if (!sentence[0])
        abort();
}

/* Collecting mistakes finds some exactly when the file cannot be loaded. */
static void same_verdict(const struct game *game, const uint8_t *bytes, size_t size, bool good)
{
    struct findings findings = { .report = hear };
    struct error err = { "" };
    struct data d;

    data_open(&d, "fuzz", (const char *)bytes, size);
    d.findings = &findings;
    struct scenario *scn = scenario_parse(game, &embedded_content, "fuzz", &d, NULL, 0, NULL, &err);
    if ((scn != NULL) != good || (findings.mistakes == 0) != good)
        abort();
    scenario_free(scn);
}

static void as_scenario(const struct game *game, const uint8_t *bytes, size_t size)
{
    struct error err = { "" };
    struct data d;

    data_open(&d, "fuzz", (const char *)bytes, size);
    struct scenario *scn = scenario_parse(game, &embedded_content, "fuzz", &d, NULL, 0, NULL, &err);
    same_verdict(game, bytes, size, scn != NULL);
    if (scn) {
        void *state = mem_alloc(game->state_size);

        rules_start((struct rules){ game, scn }, state);
        if (rules_audit((struct rules){ game, scn }, state, &err))
            abort();
        mem_free(state);
        scenario_free(scn);
    } else if (!err.text[0]) {
        abort();
    }
}

static void as_position(const uint8_t *bytes, size_t size)
{
    const struct library library = { all_games, &embedded_content };
    const struct game *game;
    struct scenario *scn;
    struct error err = { "" };
    struct data d;
    void *state;

    data_open(&d, "fuzz", (const char *)bytes, size);
    if (position_read(&library, &d, &game, &scn, &state, &err) == 0) {
        struct rng rng;

        rng_seed(&rng, size, 1);
        if (conform_node((struct rules){ game, scn }, state, &rng, &err))
            abort();
        mem_free(state);
        scenario_free(scn);
    } else if (!err.text[0]) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int i = 0; all_games[i]; i++)
        as_scenario(all_games[i], data, size);
    as_position(data, size);
    return 0;
}
