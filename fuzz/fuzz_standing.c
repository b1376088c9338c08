/* fuzz_standing.c - any words as standing orders: refused with a sentence, or the same when they are
 * written and read again; and what orders choose, wherever a game asks, is legal. Three bytes choose
 * game, scenario and position; then come the orders, one a line. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/standing.h"
#include "fuzz.h"
#include "kept.h"

enum { STEPS = 3 };

static void parse(const struct game *game, const char *words, struct standing *orders)
{
    struct standing again = { 0 };
    char shots[STANDING_TEXT], markers[STANDING_TEXT];
    struct error err = { "" };

    if (standing_parse(game, words, orders, &err)) {
        if (!err.text[0])
            abort();
        return;
    }
    standing_text(*orders, shots);
    if (game->flags & GAME_REACTIONS &&
        (standing_parse(game, shots, &again, &err) || again.kind != orders->kind))
        abort();
    char all[STANDING_TEXT + 10] = "markers ";
    standing_markers(*orders, markers);
    strcat(all, markers);
    if (game->flags & GAME_MARKERS &&
        (standing_parse(game, all, &again, &err) || again.markers != orders->markers))
        abort();
}

static void step(struct rules r, void *state, struct standing orders, struct rng *rng,
                 struct action *list)
{
    struct action action = { 0 };
    uint8_t faces[DICE_MAX];
    int mover = rules_to_move(r, state);

    if (mover == SEAT_CHANCE) {
        rules_roll(r, state, rng, faces, &action);
    } else if (!standing_answer(r, state, mover, orders, &action)) {
        rules_sample(r, state, rng, list, &action);
    } else if (rules_check(r, state, &action, NULL)) {
        abort();
    }
    rules_apply(r, state, &action, NULL);
}

static void play(struct rules r, const void *start, struct standing orders)
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    void *state = mem_alloc(r.game->state_size);
    struct rng rng;

    rng_seed(&rng, (uint64_t)orders.percent, (uint64_t)orders.points);
    memcpy(state, start, r.game->state_size);
    for (int i = 0; i < STEPS && rules_to_move(r, state) != SEAT_NONE; i++)
        step(r, state, orders, &rng, list);
    mem_free(state);
    mem_free(list);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct standing orders = { 0 };

    if (size < 3)
        return 0;
    struct rules r = kept_rules(data[0], data[1]);
    char *words = mem_copy_text((const char *)data + 3, size - 3), *next;
    for (char *line = words; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        parse(r.game, line, &orders);
    }
    mem_free(words);
    play(r, kept_state(r, data[2]), orders);
    return 0;
}
