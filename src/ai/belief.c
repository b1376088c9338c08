/* belief.c - possible states behind a view, updated step by step. */
#include "ai/belief.h"

#include <string.h>

#include "base/mem.h"

enum {
    ENOUGH = PARTICLES / 4, /* when fewer particles carry the weight, fresh ones join */
    WAYS_MAX = 1024,
};

bool belief_pays(struct rules r)
{
    return rules_hides(r) && !(r.game->flags & GAME_UNLISTED) && r.game->max_legal <= WAYS_MAX &&
           r.game->max_outcomes <= WAYS_MAX;
}

bool view_is_state(struct rules r, const void *view, int seat, void *room)
{
    struct rng rng;

    rng_seed(&rng, 1, 1);
    rules_determinize(r, view, seat, &rng, room);
    return memcmp(room, view, r.game->state_size) == 0;
}

void belief_open(struct belief *b, struct rules r, int seat)
{
    const struct game *game = r.game;
    size_t stride = (game->state_size + 63) / 64 * 64;
    int ways = game->max_legal > game->max_outcomes ? game->max_legal : game->max_outcomes;

    *b = (struct belief){ .rules = r, .seat = seat, .stride = stride };
    b->particle = mem_alloc((PARTICLES + 4) * stride);
    b->view = b->particle + PARTICLES * stride;
    b->ahead = b->particle + (PARTICLES + 1) * stride;
    b->looks = b->particle + (PARTICLES + 2) * stride;
    b->found = b->particle + (PARTICLES + 3) * stride;
    b->ways = mem_alloc((size_t)ways * sizeof *b->ways);
    b->room = mem_alloc((size_t)game->max_legal * sizeof *b->room);
}

void belief_close(struct belief *b)
{
    mem_free(b->particle);
    mem_free(b->ways);
    mem_free(b->room);
    *b = (struct belief){ 0 };
}

void belief_forget(struct belief *b)
{
    b->begun = false;
}

static void *particle(const struct belief *b, int i)
{
    return b->particle + (size_t)i * b->stride;
}

/* --- one step --- */

/* list_ways: what may have happened next in this state, as far as the seat knows. */
static int list_ways(struct belief *b, const void *state, const struct action *own)
{
    int mover = rules_to_move(b->rules, state), count;

    if ((mover == b->seat) != (own != NULL) || mover == SEAT_NONE)
        return 0;
    if (own) {
        b->ways[0] = (struct outcome){ *own, 1 };
        return rules_check(b->rules, state, own, NULL) == 0;
    }
    if (mover == SEAT_CHANCE)
        return rules_chance(b->rules, state, b->ways);
    count = rules_legal(b->rules, state, b->room);
    EXPECT(count > 0);
    for (int i = 0; i < count; i++)
        b->ways[i] = (struct outcome){ b->room[i], 1 };
    return count;
}

static bool leads_to(struct belief *b, const void *state, const struct action *way,
                     const void *view)
{
    const struct game *game = b->rules.game;

    memcpy(b->ahead, state, game->state_size);
    rules_apply(b->rules, b->ahead, way, NULL);
    rules_observe(b->rules, b->ahead, b->seat, b->looks);
    return memcmp(b->looks, view, game->state_size) == 0;
}

/* step moves one particle on and returns how likely it made the view; 0: impossible. */
static double step(struct belief *b, void *state, const struct action *own, const void *view,
                   struct rng *rng)
{
    size_t size = b->rules.game->state_size;
    int count = list_ways(b, state, own);
    double all = 0, seen = 0;

    for (int i = 0; i < count; i++) {
        double weight = (double)b->ways[i].weight;

        all += weight;
        if (!leads_to(b, state, &b->ways[i].action, view))
            continue;
        seen += weight;
        if (rng_unit(rng) * seen < weight) /* picks one that fits, by weight */
            memcpy(b->found, b->ahead, size);
    }
    if (seen <= 0)
        return 0;
    EXPECT(seen <= all);
    memcpy(state, b->found, size);
    return seen / all;
}

/* --- all of them --- */

static void begin(struct belief *b, const void *view, struct rng *rng)
{
    for (int i = 0; i < PARTICLES; i++) {
        rules_determinize(b->rules, view, b->seat, rng, particle(b, i));
        b->weight[i] = 1.0 / PARTICLES;
    }
    b->begun = true;
}

/* effective: how many particles of equal weight would carry as much information. */
static double effective(const struct belief *b)
{
    double squares = 0;

    for (int i = 0; i < PARTICLES; i++)
        squares += b->weight[i] * b->weight[i];
    return 1 / squares;
}

/* refill replaces particles that weigh next to nothing with fresh draws, each with half the weight
 * of an equal share. */
static void refill(struct belief *b, const void *view, struct rng *rng)
{
    double light = 0.5 / PARTICLES, sum = 0;

    for (int i = 0; i < PARTICLES; i++)
        if (b->weight[i] < light) {
            rules_determinize(b->rules, view, b->seat, rng, particle(b, i));
            b->weight[i] = light;
        }
    for (int i = 0; i < PARTICLES; i++)
        sum += b->weight[i];
    EXPECT(sum > 0);
    for (int i = 0; i < PARTICLES; i++)
        b->weight[i] /= sum;
}

static bool all_step(struct belief *b, const struct action *own, const void *view, struct rng *rng)
{
    double sum = 0;

    for (int i = 0; i < PARTICLES; i++) {
        if (b->weight[i] > 0)
            b->weight[i] *= step(b, particle(b, i), own, view, rng);
        sum += b->weight[i];
    }
    for (int i = 0; i < PARTICLES && sum > 0; i++)
        b->weight[i] /= sum;
    return sum > 0;
}

void belief_see(struct belief *b, const struct action *own, const void *view, struct rng *rng)
{
    if (view_is_state(b->rules, view, b->seat, b->ahead)) {
        belief_forget(b);
        return;
    }
    if (!b->begun || !all_step(b, own, view, rng))
        begin(b, view, rng);
    else if (effective(b) < ENOUGH)
        refill(b, view, rng);
    memcpy(b->view, view, b->rules.game->state_size);
}

bool belief_fits(const struct belief *b, const void *view)
{
    return b->begun && memcmp(b->view, view, b->rules.game->state_size) == 0;
}

void belief_draw(const struct belief *b, struct rng *rng, void *state)
{
    double left = rng_unit(rng);
    int i = 0;

    EXPECT(b->begun);
    for (left -= b->weight[0]; left >= 0 && i < PARTICLES - 1; left -= b->weight[i])
        i++;
    while (b->weight[i] <= 0) { /* rounding may lead past the last living particle */
        EXPECT(i > 0);
        i--;
    }
    memcpy(state, particle(b, i), b->rules.game->state_size);
}
