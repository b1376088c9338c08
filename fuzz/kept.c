/* kept.c - real scenarios and positions some way into them. */
#include "kept.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"

/* How many steps into a random game. */
static const int ways[] = { 0, 10, 40, 150 };

enum { WAYS = sizeof ways / sizeof ways[0] };

struct kept {
    struct kept *next;
    char name[40];
    struct rules rules;
    void *state[WAYS];
};

static struct kept *all;

static struct kept *load(const struct game *game, const char *name)
{
    struct kept *k = mem_alloc(sizeof *k);
    struct error err;
    struct scenario *scn = scenario_load(game, &embedded_content, name, NULL, 0, NULL, &err);

    if (!scn) {
        fprintf(stderr, "%s\n", err.text);
        abort();
    }
    *k = (struct kept){ .next = all, .rules = { game, scn } };
    snprintf(k->name, sizeof k->name, "%s", name);
    return all = k;
}

struct rules kept_rules(uint8_t game, uint8_t scenario)
{
    char names[SCENARIOS_MAX][40];
    int games = 0;

    while (all_games[games])
        games++;
    BUG_ON(games == 0);
    const struct game *g = all_games[game % games];
    int count = scenario_names(g, &embedded_content, names);
    BUG_ON(count == 0); /* every game has a scenario */
    const char *name = names[scenario % count];
    for (struct kept *k = all; k; k = k->next)
        if (k->rules.game == g && strcmp(k->name, name) == 0)
            return k->rules;
    return load(g, name)->rules;
}

static void step(struct rules r, void *state, struct rng *rng, struct action *list)
{
    struct action action = { 0 };
    uint8_t faces[DICE_MAX];

    if (rules_to_move(r, state) == SEAT_CHANCE)
        rules_roll(r, state, rng, faces, &action);
    else
        rules_sample(r, state, rng, list, &action);
    rules_apply(r, state, &action, NULL);
}

/* walk plays at random, but not to the end. */
static void *walk(struct rules r, int steps)
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    void *state = mem_alloc(r.game->state_size), *next = mem_alloc(r.game->state_size);
    struct rng rng;

    rng_seed(&rng, (uint64_t)steps, 1);
    rules_start(r, state);
    memcpy(next, state, r.game->state_size);
    for (int i = 0; i < steps; i++) {
        step(r, next, &rng, list);
        if (rules_to_move(r, next) == SEAT_NONE)
            break;
        memcpy(state, next, r.game->state_size);
    }
    mem_free(next);
    mem_free(list);
    return state;
}

const void *kept_state(struct rules r, uint8_t way)
{
    struct kept *k = all;

    while (k->rules.scn != r.scn)
        k = k->next;
    void **state = &k->state[way % WAYS];
    if (!*state)
        *state = walk(r, ways[way % WAYS]);
    return *state;
}
