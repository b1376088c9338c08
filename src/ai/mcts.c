/* mcts.c - Monte-Carlo tree search for any game, through core/game.h alone.
 *
 * Each iteration draws one world that fits the view (from the seat's belief, if it keeps one),
 * walks down the tree in it, adds at most one node, plays on for some plies and asks the game's
 * judge for the value. That is one number for each seat; every node keeps the sum for the seat that
 * decides there, so three or four seats and teams need no special case.
 *
 *   dice         Where no secret changes them they are tree nodes: the outcome furthest behind its
 *                probability comes next, so that even a few visits see fair dice. Elsewhere they
 *                depend on the world and are rolled; so are those with very many outcomes.
 *   secrets      A seat from which nothing is hidden searches the one world there is, whatever the
 *                others may not know of it.
 *   many actions Each is first evaluated one ply ahead (its prior). The best come first, the others
 *                as the node is visited more often; the prior counts like some playouts and fades
 *                as real ones come in.
 *   playouts     Decisions follow the judge's policy, or take the best of a few random actions,
 *                evaluated one ply ahead.
 *   idle moves   What no player would think of, by the judge, is not looked at.
 *   twins        Of actions with the same effect, because pieces are identical, one is enough.
 *   mistakes     Others make some: a search that thinks them perfect never dares anything.
 *   memory       What was found is kept from one decision to the next: where the next view is a
 *                position of the tree, the search goes on from there.
 *   cores        Where it may use several, each has a tree of its own, and they vote (cores.c).
 *   the clock    It is read before every iteration; the answer is the best known by then. So it is
 *                when somebody else has had enough. */
#include "ai/search.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <time.h>

#include "ai/player.h"
#include "base/mem.h"

enum {
    USUAL_PLAYOUTS = 1000, /* when the budget sets no limit */
    NODES_AT_MOST = 400000,
    NODES_A_SECOND = 400000,
    NODES_KEPT = 16,         /* times those of one question, if that many may be */
    EDGES_AT_MOST = 2000000, /* about 100 MB, touched only as far as used */
    CERTAIN_EVERY = 32,      /* iterations between checks whether the choice is still open */
};

/* --- memory --- */

/* nodes_for: how many nodes a budget can fill. A faster search goes on without new ones. */
static long nodes_for(struct budget budget)
{
    long nodes = NODES_AT_MOST;

    if (budget.seconds > 0 && budget.seconds < (double)NODES_AT_MOST / NODES_A_SECOND)
        nodes = 1000 + (long)(budget.seconds * NODES_A_SECOND);
    return budget.playouts && budget.playouts < nodes ? budget.playouts : nodes;
}

static void open_tree(struct search *s)
{
    long nodes = s->nodes < NODES_AT_MOST / NODES_KEPT ? NODES_KEPT * s->nodes : NODES_AT_MOST;
    int most = s->rules.game->max_legal;
    long edges = nodes < EDGES_AT_MOST / most ? nodes * most : EDGES_AT_MOST;

    tree_init(&s->tree, (uint32_t)(2 * nodes + 2), (uint32_t)(edges + most));
}

static struct search *open_one(const struct player *p, bool hidden)
{
    const struct game *game = p->rules.game;
    size_t size = (game->state_size + 63) / 64 * 64;
    struct search *s = mem_alloc(sizeof *s);
    char *block = mem_resize(NULL, 4 * size + (size_t)game->max_outcomes * sizeof *s->outcomes +
                                       (size_t)game->max_legal *
                                           (sizeof *s->actions + sizeof *s->candidates));

    *s = (struct search){ .rules = p->rules, .judge = judge_of(game), .seat = p->seat };
    s->hidden = hidden;
    s->list_dice = !hidden || s->judge.open_dice;
    s->world = block;
    s->ahead = block + size;
    s->seen = block + 2 * size;
    s->before = block + 3 * size;
    s->outcomes = (struct outcome *)(block + 4 * size);
    s->actions = (struct action *)(s->outcomes + game->max_outcomes);
    s->candidates = (struct candidate *)(s->actions + game->max_legal);
    s->on = playout_open(p->rules, p->level.weight, NULL);
    s->nodes = nodes_for(p->level.budget);
    open_tree(s);
    return s;
}

/* cores_of: how many trees a budget asks for. */
static int cores_of(struct budget budget)
{
    return budget.cores > 1 ? budget.cores : 1;
}

/* search_open: a tree for each core, the first with the random numbers of the player. */
static struct search *search_open(struct player *p, bool hidden)
{
    struct search *first = NULL;

    EXPECT(p->level.budget.cores <= CORES_MAX);
    for (int i = cores_of(p->level.budget) - 1; i >= 0; i--) {
        struct search *s = open_one(p, hidden);

        if (i)
            rng_seed(&s->own, rng_next(&p->rng), (uint64_t)i);
        s->next = first;
        first = s;
    }
    return first;
}

void search_close(struct search *s)
{
    while (s) {
        struct search *next = s->next;

        tree_release(&s->tree);
        playout_close(&s->on);
        mem_free(s->world);
        mem_free(s);
        s = next;
    }
}

static size_t tree_bytes(const struct tree *t)
{
    return t->nodes * sizeof *t->node + t->edges * sizeof *t->edge + t->buckets * sizeof *t->bucket;
}

size_t search_bytes(const struct search *s)
{
    size_t bytes = 0;

    for (; s; s = s->next)
        bytes += tree_bytes(&s->tree);
    return bytes;
}

/* full: there may not be room for what one more question finds. */
static bool full(const struct search *s)
{
    const struct tree *t = &s->tree;

    return t->node_room - t->nodes < 2 * s->nodes + 2 || t->edge_room - t->edges < t->edge_room / 2;
}

/* worth_keeping: may a tree that nobody waits for grow still? It should have room for the question that
 * comes, and not be larger than what is kept of a match between two questions. */
static bool worth_keeping(const struct search *s)
{
    const struct tree *t = &s->tree;

    return t->node_room - t->nodes > 4 * s->nodes + 4 && t->edges < t->edge_room / 2 &&
           tree_bytes(t) < SEARCH_KEPT_BYTES / 2;
}

/* serves: can the question of this budget go on in these trees? */
static bool serves(const struct search *s, struct budget budget)
{
    int trees = 0;

    if (nodes_for(budget) > s->nodes)
        return false;
    for (; s; s = s->next, trees++)
        if (full(s))
            return false;
    return trees == cores_of(budget);
}

/* goes_by: does the search judge by these weights? */
static bool goes_by(const struct search *s, const double weight[WEIGHTS_MAX])
{
    for (int i = 0; i < s->judge.weights.count; i++)
        if (s->on.weight[i] < weight[i] || s->on.weight[i] > weight[i])
            return false;
    return true;
}

/* knows_all: is nothing hidden from the player, now or later, whatever others may not know? */
static bool knows_all(const struct player *p, const void *view)
{
    if (!rules_hides(p->rules) || !judge_of(p->rules.game).no_new_secrets)
        return !rules_hides(p->rules);
    void *room = mem_alloc(p->rules.game->state_size);
    bool all = view_is_state(p->rules, view, p->seat, room);
    mem_free(room);
    return all;
}

/* search_start: the search of a new question, with what is left of earlier ones. */
static struct search *search_start(struct player *p, const void *view)
{
    struct search *s = p->search;
    double weight[WEIGHTS_MAX];
    struct weights table = judge_of(p->rules.game).weights;
    bool hidden = !knows_all(p, view);

    weights_usual(table, weight);
    if (p->level.weight)
        memcpy(weight, p->level.weight, (size_t)table.count * sizeof *weight);
    if (s && (s->hidden != hidden || !serves(s, p->level.budget) || !goes_by(s, weight))) {
        search_close(s);
        s = NULL;
    }
    if (!s)
        p->search = s = search_open(p, hidden);
    for (struct search *each = s; each; each = each->next) {
        each->view = view;
        each->rng = each->on.rng = each == s ? &p->rng : &each->own;
        each->belief = p->belief && belief_fits(p->belief, view) ? p->belief : NULL;
    }
    return s;
}

/* --- the answer --- */

static double seconds_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* choice_is_certain: will the edge with most visits keep its lead, whatever the remaining iterations
 * bring? */
static bool choice_is_certain(const struct search *s, double left)
{
    uint32_t most = 0, second = 0;

    if (s->tree.edge[s->tree.node[s->root].first].next == TREE_NONE)
        return true;
    for (uint32_t i = s->tree.node[s->root].first; i != TREE_NONE; i = s->tree.edge[i].next) {
        uint32_t visits = s->tree.edge[i].visits;

        if (visits > most) {
            second = most;
            most = visits;
        } else if (visits > second) {
            second = visits;
        }
    }
    EXPECT(most >= second);
    return most - second > left;
}

/* left_of: about how many more iterations the budget allows after so many. Before the first, a clock
 * says nothing about that. */
static double left_of(struct budget budget, long made, double used)
{
    double left = budget.playouts ? (double)(budget.playouts - made) : DBL_MAX;

    return budget.seconds > 0 && made ? fmin(left, (double)made * (budget.seconds / used - 1))
                                      : left;
}

/* settled: is there nothing more to find that would be of use? */
static bool settled(const struct search *s, double left)
{
    bool asked = s->tree.node[s->root].mover == s->seat;

    return asked ? choice_is_certain(s, left) : !worth_keeping(s);
}

static bool told_to_end(struct budget budget)
{
    return budget.enough && atomic_load_explicit(budget.enough, memory_order_relaxed);
}

void search_run(struct search *s, struct budget budget)
{
    double start = budget.seconds > 0 ? seconds_now() : 0, used = 0;

    search_world(s);
    s->root = search_node(s);
    if (s->tree.node[s->root].first == TREE_NONE)
        search_decisions(s, &s->tree.node[s->root]);
    for (long made = 0; (!budget.playouts || made < budget.playouts) && !told_to_end(budget);
         made++) {
        if (budget.seconds > 0 && (used = seconds_now() - start) >= budget.seconds)
            break;
        if (made % CERTAIN_EVERY == 0 && settled(s, left_of(budget, made, used)))
            break;
        search_iterate(s);
    }
}

struct edge *search_favourite(const struct search *s, uint32_t node)
{
    struct edge *best = NULL;

    for (uint32_t i = s->tree.node[node].first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];

        if (!best || e->visits > best->visits ||
            (e->visits == best->visits && e->total > best->total))
            best = e;
    }
    return best;
}

/* only_choice: is there just one legal action? Then it is in `out`. */
static bool only_choice(struct search *s, struct action *out)
{
    int count = rules_legal(s->rules, s->view, s->actions);

    EXPECT(count > 0);
    *out = s->actions[0];
    return count == 1;
}

bool search_in_words_of_view(struct search *s, const struct action *chosen, struct action *out)
{
    size_t size = s->rules.game->state_size;

    *out = *chosen;
    if (!s->judge.canonical)
        return true;
    search_draw(s);
    int count = rules_legal(s->rules, s->world, s->actions), found = 0;
    memcpy(s->seen, s->world, size);
    s->judge.canonical(s->rules.scn, s->world);
    uint64_t key = search_key_behind(s, chosen);
    memcpy(s->world, s->seen, size);
    while (found < count && search_key_behind(s, &s->actions[found]) != key)
        found++;
    if (found < count)
        *out = s->actions[found];
    return found < count;
}

static void choose(struct player *p, const void *view, struct action *out, struct text *why)
{
    struct budget budget = p->level.budget;
    struct search *s = search_start(p, view);
    const struct edge *best = NULL;

    if (!budget.playouts && budget.seconds <= 0)
        budget.playouts = USUAL_PLAYOUTS;
    if (!only_choice(s, out)) {
        search_think(s, budget);
        best = search_favourite(s, s->root);
        EXPECT(best != NULL);
        BUG_ON(!search_in_words_of_view(s, &best->action, out));
    }
    if (why)
        search_explain(s, best, why);
    if (best)
        search_settle(s);
}

/* think_ahead begins afresh where the tree has grown as far as it may: nobody waits. */
static void think_ahead(struct player *p, const void *view, struct budget budget)
{
    struct search *s = search_start(p, view);

    if (!worth_keeping(s)) {
        search_close(s);
        p->search = NULL;
        s = search_start(p, view);
    }
    search_think(s, budget);
    search_settle(s);
}

const struct bot bot_mcts = {
    .name = "mcts", .remembers = true, .choose = choose, .think_ahead = think_ahead
};
