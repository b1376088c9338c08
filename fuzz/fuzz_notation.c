/* fuzz_notation.c - any words as an action, somewhere in a game: read, or refused with a reason, but
 * never a crash; what check accepts can be played. Three bytes choose game, scenario and position, the
 * rest are the words. */
#include <stdlib.h>

#include "base/mem.h"
#include "core/match.h"
#include "fuzz.h"
#include "kept.h"

enum { STEPS = 2 };

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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct rng rng;

    if (size < 3)
        return 0;
    struct rules r = kept_rules(data[0], data[1]);
    struct match *m = match_new(r.game, (struct scenario *)(uintptr_t)r.scn, kept_state(r, data[2]),
                                fairdice_seeded(size));
    struct action *room = mem_alloc((size_t)r.game->max_legal * sizeof *room);
    char *words = mem_copy_text((const char *)data + 3, size - 3);

    m->borrowed = true;
    rng_seed(&rng, size, 2);
    for (int i = 0; i < STEPS; i++) {
        try_words(m, words);
        random_step(m, &rng, room);
    }
    mem_free(words);
    mem_free(room);
    match_free(m);
    return 0;
}
