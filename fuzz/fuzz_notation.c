/* fuzz_notation.c - any words as an action, at the start and some way into a random game: read, or
 * refused with a reason, but never a crash; what check accepts can be played. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/match.h"
#include "fuzz.h"
#include "games/games.h"

static void try_words(struct match *m, const char *words)
{
    struct refusal why = { .why = "" };
    struct action action;

    if (match_to_move(m) < 0)
        return;
    if (match_parse(m, words, &action, &why) || rules_check(m->rules, m->state, &action, &why)) {
        if (!why.why[0])
            abort();
        return;
    }
    if (match_act(m, match_to_move(m), &action, &why))
        abort();
}

static void random_step(struct match *m, struct rng *rng, struct action *room)
{
    struct refusal why;
    struct action action;

    if (match_to_move(m) == SEAT_CHANCE) {
        match_roll(m);
    } else if (match_to_move(m) >= 0) {
        rules_sample(m->rules, m->state, rng, room, &action);
        if (match_act(m, match_to_move(m), &action, &why))
            abort();
    }
}

static void try_game(const struct game *game, const char *words, size_t size)
{
    struct error err;
    struct scenario *scn = scenario_load(game, &embedded_content, NULL, NULL, 0, NULL, &err);
    struct rng rng;

    if (!scn)
        abort();
    struct match *m = match_new(game, scn, NULL, fairdice_seeded(size));
    struct action *room = mem_alloc((size_t)game->max_legal * sizeof *room);
    rng_seed(&rng, size, 2);
    for (int i = 0; i < 40; i++) {
        try_words(m, words);
        random_step(m, &rng, room);
    }
    mem_free(room);
    match_free(m);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = mem_copy_text((const char *)data, size);

    for (int i = 0; all_games[i]; i++)
        try_game(all_games[i], words, size);
    mem_free(words);
    return 0;
}
