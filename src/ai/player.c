/* player.c - a computer player and its memory. */
#include "ai/player.h"

#include "ai/belief.h"
#include "ai/guest.h"
#include "ai/search.h"
#include "base/hash.h"
#include "base/mem.h"

struct rng player_rng(uint64_t seed, uint64_t number, int seat)
{
    struct rng rng;

    rng_seed(&rng, seed, number * (SEATS_MAX + 1) + 1 + (uint64_t)seat); /* stream 0: the dice */
    return rng;
}

struct player player_open(struct rules r, int seat, struct level level, struct rng rng)
{
    EXPECT(seat >= 0 && seat < r.scn->seats);
    return (struct player){ .rules = r, .seat = seat, .level = level, .rng = rng };
}

void player_close(struct player *p)
{
    if (p->belief)
        belief_close(p->belief);
    mem_free(p->belief);
    search_close(p->search);
    guest_close(p->guest);
    *p = (struct player){ 0 };
}

bool player_remembers(const struct player *p)
{
    return p->level.bot->remembers && belief_pays(p->rules);
}

void player_forget(struct player *p)
{
    if (p->belief)
        belief_forget(p->belief);
    search_close(p->search);
    p->search = NULL;
    p->steps = 0;
    p->trace = 0;
}

/* trace_on: the hash of a history that is one step longer. */
static uint64_t trace_on(uint64_t trace, const struct action *own, const void *view, size_t size)
{
    uint64_t parts[] = { trace, own ? hash_bytes(own, sizeof *own) : 0, hash_bytes(view, size) };

    return hash_bytes(parts, sizeof parts);
}

void player_see(struct player *p, const struct action *own, const void *view)
{
    if (!player_remembers(p))
        return;
    EXPECT(!own || own->kind);
    if (!p->belief) {
        p->belief = mem_alloc(sizeof *p->belief);
        belief_open(p->belief, p->rules, p->seat);
    }
    belief_see(p->belief, own, view, &p->rng);
    p->trace = trace_on(p->trace, own, view, p->rules.game->state_size);
    p->steps++;
}

/* knows: does this history begin with the steps that the player has seen? */
static bool knows(const struct player *p, const struct history *h)
{
    uint64_t trace = 0;

    if (p->steps > h->steps)
        return false;
    for (int i = 0; i < p->steps; i++)
        trace = trace_on(trace, history_own(h, i), history_view(h, i + 1), h->view_size);
    return trace == p->trace;
}

/* recall takes in what is new in a history. */
static void recall(struct player *p, const struct history *h)
{
    if (!player_remembers(p))
        return;
    if (!knows(p, h))
        player_forget(p);
    for (int i = p->steps; i < h->steps; i++)
        player_see(p, history_own(h, i), history_view(h, i + 1));
}

void player_choose(struct player *p, const void *view, struct action *out, struct text *why)
{
    EXPECT(rules_to_move(p->rules, view) == p->seat);
    p->level.bot->choose(p, view, out, why);
}

void player_decide(struct player *p, const struct history *h, struct action *out, struct text *why)
{
    EXPECT(h->view_size == p->rules.game->state_size);
    recall(p, h);
    player_choose(p, history_view(h, h->steps), out, why);
}

bool player_thinks_ahead(const struct player *p)
{
    return p->level.bot->think_ahead && p->level.budget.seconds > 0 && !p->level.budget.playouts;
}

void player_think_ahead(struct player *p, const struct history *h, struct budget budget)
{
    const void *view = history_view(h, h->steps);

    EXPECT(h->view_size == p->rules.game->state_size);
    EXPECT(rules_to_move(p->rules, view) >= 0 && rules_to_move(p->rules, view) != p->seat);
    recall(p, h);
    p->level.bot->think_ahead(p, view, budget);
}
