/* mcts.c - Monte-Carlo tree search for any game, through core/game.h alone.
 *
 * Each iteration draws one world that fits the view (from the seat's belief, if it keeps one),
 * walks down the tree in it, adds at most one node, plays on for some plies and asks the game's
 * judge for the value. That is one number for each seat; every node keeps the sum for the seat that
 * decides there, so three or four seats and teams need no special case.
 *
 *   dice         Where nothing is hidden they are tree nodes: the outcome furthest behind its
 *                probability comes next, so that even a few visits see fair dice. Elsewhere the
 *                dice depend on the world and are rolled.
 *   many actions Each is first evaluated one ply ahead (its prior). The best come first, the others
 *                as the node is visited more often; the prior counts like some playouts and fades
 *                as real ones come in.
 *   playouts     Decisions follow the judge's policy, or take the best of a few random actions,
 *                evaluated one ply ahead.
 *   twins        Of actions with the same effect, because pieces are identical, one is enough.
 *   mistakes     Others make some: a search that thinks them perfect never dares anything.
 *   the clock    It is read before every iteration; the answer is the best known by then. So it is
 *                when somebody else has had enough. */
#include "ai/player.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <time.h>

#include "ai/account.h"
#include "ai/belief.h"
#include "ai/playout.h"
#include "ai/tree.h"
#include "base/hash.h"
#include "base/mem.h"

enum {
    PATH_STEPS_MAX = 256,
    USUAL_PLAYOUTS = 1000, /* when the budget sets no limit */
    NODES_AT_MOST = 400000,
    NODES_A_SECOND = 400000,
    EDGES_AT_MOST = 2000000, /* about 100 MB, touched only as far as used */
    EDGES_A_NODE = 1024,     /* actions with a lower prior than these are left out */
    OUTCOMES_LISTED = 64,    /* dice with more outcomes are rolled */
    CERTAIN_EVERY = 32,      /* iterations between checks whether the choice is still open */
};

static const double explore = 1.0;       /* times the spread of the values that come back */
static const double prior_visits = 12.0; /* a prior counts as this many visits */
static const double caution = 1.0;       /* spreads taken off a prior in a fresh node */
static const double open_at_once = 2.0;  /* edges that may be tried from the start .. */
static const double open_later = 1.0;    /* .. and more, times the square root of the visits */

struct spread {
    double count, sum, squares;
};

/* An action, evaluated one ply ahead. */
struct candidate {
    uint64_t key; /* of the position after it, in canonical form; 0 where the game has none */
    float prior;
    int action; /* its place in the legal list */
};

struct search {
    struct rules rules;
    struct judge judge;
    struct playout on;
    const void *view;
    int seat;
    const struct belief *belief; /* NULL: all worlds that fit are equally likely */
    struct rng *rng;
    struct tree tree;
    bool hidden, list_dice;
    uint32_t root, iteration;
    void *world, *ahead, *seen; /* states: this iteration, one ply ahead, the seat's view */
    struct action *actions;
    struct outcome *outcomes;
    struct candidate *candidates;
    struct spread spread[SEATS_MAX];
    int steps;
    struct step {
        uint32_t node, edge;
    } path[PATH_STEPS_MAX];
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

static void open_search(struct search *s, struct budget budget)
{
    const struct game *game = s->rules.game;
    size_t size = (game->state_size + 63) / 64 * 64;
    long nodes = nodes_for(budget);
    long edges = nodes < EDGES_AT_MOST / game->max_legal ? nodes * game->max_legal : EDGES_AT_MOST;
    char *block = mem_resize(NULL, 3 * size + (size_t)game->max_outcomes * sizeof *s->outcomes +
                                       (size_t)game->max_legal *
                                           (sizeof *s->actions + sizeof *s->candidates));

    s->world = block;
    s->ahead = block + size;
    s->seen = block + 2 * size;
    s->outcomes = (struct outcome *)(block + 3 * size);
    s->actions = (struct action *)(s->outcomes + game->max_outcomes);
    s->candidates = (struct candidate *)(s->actions + game->max_legal);
    tree_init(&s->tree, (uint32_t)(2 * nodes + 2), (uint32_t)(edges + game->max_legal));
}

static void close_search(struct search *s)
{
    mem_free(s->world);
    playout_close(&s->on);
    tree_release(&s->tree);
}

/* --- the world --- */

static void draw_world(struct search *s)
{
    if (s->belief)
        belief_draw(s->belief, s->rng, s->world);
    else
        rules_determinize(s->rules, s->view, s->seat, s->rng, s->world);
}

/* go_on: to the next position that is a node. Dice that are not tree nodes are rolled. */
static void go_on(struct search *s)
{
    while (rules_to_move(s->rules, s->world) == SEAT_CHANCE && !s->list_dice)
        playout_dice(&s->on, s->world);
    if (s->judge.canonical)
        s->judge.canonical(s->rules.scn, s->world);
}

/* find_node: the node for the world as it is now. */
static uint32_t find_node(struct search *s)
{
    int mover = rules_to_move(s->rules, s->world);
    const void *key = s->world;

    if (s->hidden) {
        rules_observe(s->rules, s->world, s->seat, s->seen);
        key = s->seen;
    }
    return tree_node(&s->tree, hash_bytes(key, s->rules.game->state_size), mover);
}

/* --- first looks --- */

static double worth(struct search *s, const void *state, int seat)
{
    int value[SEATS_MAX];

    playout_value(&s->on, state, value);
    return value[seat] / (double)RETURN_ONE;
}

/* key_behind: names the position right behind an action; 0 where there is no telling what is alike.
 */
static uint64_t key_behind(struct search *s, const struct action *action)
{
    if (!s->judge.canonical)
        return 0;
    memcpy(s->ahead, s->world, s->rules.game->state_size);
    rules_apply(s->rules, s->ahead, action, NULL);
    s->judge.canonical(s->rules.scn, s->ahead);
    return hash_bytes(s->ahead, s->rules.game->state_size) | 1;
}

/* peek: the position right after an action. If the rules put its dice off, they come next here,
 * unless the judge knows what they bring. */
static void peek(struct search *s, const struct action *action)
{
    memcpy(s->ahead, s->world, s->rules.game->state_size);
    if (s->judge.foresees)
        rules_apply(s->rules, s->ahead, action, NULL);
    else
        rules_resolve(s->rules, s->ahead, action, NULL);
}

/* look_at: what an action is worth to `seat` one ply ahead; if dice follow at once, on average.
 * There is no undo: every outcome starts again from the position before the action. */
static double look_at(struct search *s, const struct action *action, int seat)
{
    double sum = 0, weights = 0;

    peek(s, action);
    if (rules_to_move(s->rules, s->ahead) != SEAT_CHANCE || !s->list_dice)
        return worth(s, s->ahead, seat);
    int count = rules_chance(s->rules, s->ahead, s->outcomes);
    for (int i = 0; i < count; i++) {
        if (i)
            peek(s, action);
        rules_apply(s->rules, s->ahead, &s->outcomes[i].action, NULL);
        sum += (double)s->outcomes[i].weight * worth(s, s->ahead, seat);
        weights += (double)s->outcomes[i].weight;
    }
    EXPECT(weights > 0);
    return sum / weights;
}

/* Best first; ties in the order of the legal list, which is usually a sensible one. */
static bool comes_first(struct candidate a, struct candidate b)
{
    return a.prior > b.prior || (!(a.prior < b.prior) && a.action < b.action);
}

static void sort_candidates(struct candidate *list, int count)
{
    static const int gaps[] = { 1750, 701, 301, 132, 57, 23, 10, 4, 1 };

    for (int g = 0; g < (int)(sizeof gaps / sizeof gaps[0]); g++)
        for (int i = gaps[g]; i < count; i++) {
            struct candidate moved = list[i];
            int k = i;

            for (; k >= gaps[g] && comes_first(moved, list[k - gaps[g]]); k -= gaps[g])
                list[k] = list[k - gaps[g]];
            list[k] = moved;
        }
}

static bool listed(const struct candidate *list, int count, uint64_t key)
{
    for (int i = 0; i < count && key; i++)
        if (list[i].key == key)
            return true;
    return false;
}

/* drop_twins: of actions with the same effect, the first stays. */
static int drop_twins(struct candidate *list, int count)
{
    int kept = 0;

    for (int i = 0; i < count; i++)
        if (!listed(list, kept, list[i].key))
            list[kept++] = list[i];
    return kept;
}

static void add_decisions(struct search *s, struct node *n)
{
    int count = rules_legal(s->rules, s->world, s->actions);
    int kept = count < EDGES_A_NODE ? count : EDGES_A_NODE;

    if (s->tree.edges + (uint32_t)kept > s->tree.edge_room)
        return;
    for (int i = 0; i < count; i++)
        s->candidates[i] = (struct candidate){ key_behind(s, &s->actions[i]),
                                               (float)look_at(s, &s->actions[i], n->mover), i };
    count = drop_twins(s->candidates, count);
    if (kept > count)
        kept = count;
    sort_candidates(s->candidates, count);
    n->worth = (float)worth(s, s->world, n->mover);
    for (int i = 0; i < kept; i++)
        tree_add(&s->tree, n, &s->actions[s->candidates[i].action], s->candidates[i].prior);
}

static void add_outcomes(struct search *s, struct node *n)
{
    int count = rules_chance(s->rules, s->world, s->outcomes);
    double weights = 0;

    if (s->tree.edges + (uint32_t)count > s->tree.edge_room)
        return;
    for (int i = 0; i < count; i++)
        weights += (double)s->outcomes[i].weight;
    for (int i = 0; i < count; i++)
        tree_add(&s->tree, n, &s->outcomes[i].action,
                 (float)((double)s->outcomes[i].weight / weights));
}

static bool has_edges(struct search *s, struct node *n)
{
    if (n->first == TREE_NONE && n->mover == SEAT_CHANCE)
        add_outcomes(s, n);
    else if (n->first == TREE_NONE && n->mover >= 0 && n->visits >= s->judge.look_at_visit)
        add_decisions(s, n);
    return n->first != TREE_NONE;
}

/* --- which way to go --- */

/* Others may have secrets, so what they can do differs from world to world. The edges possible in
 * this one get its number; new ones are added. */
static void offer(struct search *s, struct node *n)
{
    int count = rules_legal(s->rules, s->world, s->actions);
    uint32_t cursor = TREE_NONE;

    for (int i = 0; i < count; i++) {
        struct edge *e = tree_find(&s->tree, n, &s->actions[i], &cursor);

        if (!e)
            e = tree_add(&s->tree, n, &s->actions[i], (float)look_at(s, &s->actions[i], n->mover));
        if (!e)
            continue;
        e->offered++;
        e->world = s->iteration;
    }
}

static double deviation(const struct spread *v)
{
    double mean = v->sum / (v->count + 1e-9);

    return v->count < 8 ? 0.1 : sqrt(fmax(1e-6, v->squares / v->count - mean * mean));
}

/* How much better a node has turned out than its first evaluation. */
static double surprise(const struct node *n)
{
    return n->visits > 1 ? n->total / (n->visits - 1) - n->worth : 0;
}

/* The edge with the highest upper confidence bound among the open ones. A prior stands in for some
 * visits: as far from the node's mean as it was from the node's first evaluation. */
static struct edge *best_decision(struct search *s, struct node *n)
{
    bool varies = s->hidden && n->mover != s->seat;
    double spread = deviation(&s->spread[n->mover]), reach = explore * spread;
    double base = surprise(n) - caution * spread / sqrt(n->visits);
    double known = log(n->visits + 1.0), best_score = -DBL_MAX;
    double open = open_at_once + open_later * sqrt(n->visits);
    struct edge *best = NULL;

    for (uint32_t i = n->first; i != TREE_NONE && open >= 1; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];
        double visits = e->visits + prior_visits;

        if (varies && e->world != s->iteration)
            continue;
        open--;
        if (varies)
            known = log(e->offered + 1.0);
        double score =
            (e->total + prior_visits * (base + e->prior)) / visits + reach * sqrt(known / visits);
        if (score > best_score) {
            best_score = score;
            best = e;
        }
    }
    return best;
}

/* any_decision: one of those that another seat has in this world, all equally likely. */
static struct edge *any_decision(struct search *s, struct node *n)
{
    struct edge *any = NULL;
    uint32_t count = 0;

    for (uint32_t i = n->first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];

        if (s->hidden && e->world != s->iteration)
            continue;
        if (rng_below(s->rng, ++count) == 0)
            any = e;
    }
    return any;
}

static struct edge *decide(struct search *s, struct node *n)
{
    bool other = n->mover != s->seat;

    if (s->hidden && other)
        offer(s, n);
    if (other && s->judge.mistakes > 0 && rng_unit(s->rng) < s->judge.mistakes)
        return any_decision(s, n);
    return best_decision(s, n);
}

static struct edge *random_outcome(struct search *s, struct node *n)
{
    double left = rng_unit(s->rng);
    struct edge *e = &s->tree.edge[n->first];

    for (left -= e->prior; left >= 0 && e->next != TREE_NONE; left -= e->prior)
        e = &s->tree.edge[e->next];
    return e;
}

/* The first outcome is drawn, or rare ones would always come late; after that, the one furthest
 * behind its probability. */
static struct edge *next_outcome(struct search *s, struct node *n)
{
    struct edge *best = NULL;
    double most = -DBL_MAX;

    if (n->visits <= 1)
        return random_outcome(s, n);
    for (uint32_t i = n->first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];
        double lag = (double)e->prior * n->visits - e->visits;

        if (lag > most) {
            most = lag;
            best = e;
        }
    }
    return best;
}

/* --- one iteration --- */

static uint32_t follow(struct search *s, struct edge *e)
{
    rules_apply(s->rules, s->world, &e->action, NULL);
    go_on(s);
    if (e->child != TREE_NONE)
        return e->child;
    uint32_t child = find_node(s);
    if (!s->hidden && s->list_dice) /* an action leads to one position only */
        e->child = child;
    return child;
}

static void walk_down(struct search *s)
{
    uint32_t at = s->root;

    s->steps = 0;
    while (at != TREE_NONE && s->steps < PATH_STEPS_MAX) {
        struct node *n = &s->tree.node[at];
        struct edge *e = NULL;

        n->visits++;
        if (has_edges(s, n))
            e = n->mover == SEAT_CHANCE ? next_outcome(s, n) : decide(s, n);
        s->path[s->steps++] =
            (struct step){ at, e ? (uint32_t)(e - s->tree.edge) : (uint32_t)TREE_NONE };
        if (!e)
            return;
        at = follow(s, e);
    }
}

static void back_up(struct search *s)
{
    int standing[SEATS_MAX];
    double value[SEATS_MAX];

    playout_value(&s->on, s->world, standing);
    for (int i = 0; i < s->rules.scn->seats; i++) {
        struct spread *v = &s->spread[i];

        value[i] = standing[i] / (double)RETURN_ONE;
        v->count++;
        v->sum += value[i];
        v->squares += value[i] * value[i];
    }
    for (int i = 0; i < s->steps; i++) {
        struct node *n = &s->tree.node[s->path[i].node];
        struct edge *e = &s->tree.edge[s->path[i].edge];
        double back = n->mover >= 0 ? value[n->mover] : 0;

        n->total += back;
        if (s->path[i].edge == TREE_NONE)
            continue;
        e->total += back;
        e->visits++;
    }
}

static _Thread_local uint64_t playouts;

uint64_t mcts_count(void)
{
    return playouts;
}

static void iterate(struct search *s)
{
    playouts++;
    s->iteration++;
    draw_world(s);
    walk_down(s);
    playout_run(&s->on, s->world, s->judge.plies);
    back_up(s);
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

/* left_of: about how many more iterations the budget allows. */
static double left_of(const struct search *s, struct budget budget, double used)
{
    double left = budget.playouts ? (double)(budget.playouts - s->iteration) : DBL_MAX;

    return budget.seconds > 0 ? fmin(left, s->iteration * (budget.seconds / used - 1)) : left;
}

static bool told_to_end(struct budget budget)
{
    return budget.enough && atomic_load_explicit(budget.enough, memory_order_relaxed);
}

static void run_search(struct search *s, struct budget budget)
{
    double start = budget.seconds > 0 ? seconds_now() : 0, used = 0;

    draw_world(s);
    s->root = find_node(s);
    add_decisions(s, &s->tree.node[s->root]);
    while ((!budget.playouts || s->iteration < budget.playouts) && !told_to_end(budget)) {
        if (budget.seconds > 0 && (used = seconds_now() - start) >= budget.seconds)
            break;
        if (s->iteration % CERTAIN_EVERY == 0 && choice_is_certain(s, left_of(s, budget, used)))
            break;
        iterate(s);
    }
}

static struct edge *most_visited(const struct search *s, uint32_t node)
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

/* --- why --- */

/* mean_of: the result that came back from an edge, for the seat that decides there. */
static double mean_of(const struct edge *e)
{
    return e->visits ? e->total / e->visits : (double)e->prior;
}

/* list_plans: the choice and the edges that were tried most after it. */
static void list_plans(const struct search *s, const struct edge *best, struct account *a)
{
    const struct edge *listed[ACCOUNT_PLANS] = { best };
    int count = 1;

    for (; count < ACCOUNT_PLANS; count++) {
        const struct edge *next = NULL;

        for (uint32_t i = s->tree.node[s->root].first; i != TREE_NONE; i = s->tree.edge[i].next) {
            const struct edge *e = &s->tree.edge[i];
            bool known = e == listed[0] || (count > 1 && e == listed[1]);

            if (!known && (!next || e->visits > next->visits))
                next = e;
        }
        if (!next)
            break;
        listed[count] = next;
    }
    a->plans = count;
    for (int i = 0; i < count; i++) {
        a->plan[i].action = listed[i]->action;
        a->plan[i].value = mean_of(listed[i]);
    }
}

/* worst_throw: the outcome of these dice that would be worst, and the likeliest one, which it
 * returns. Nodes of chance keep no results: the next position is evaluated. */
static struct edge *worst_throw(struct search *s, const struct node *n, struct account *a)
{
    struct edge *likely = NULL;

    for (uint32_t i = n->first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];

        memcpy(s->ahead, s->world, s->rules.game->state_size);
        rules_apply(s->rules, s->ahead, &e->action, NULL);
        double value = worth(s, s->ahead, s->seat);
        if (!(a->bad_luck > 0) || value < a->after_dice) {
            a->after_dice = value;
            a->bad_luck = e->prior;
        }
        likely = !likely || e->prior > likely->prior ? e : likely;
    }
    return likely;
}

/* expect_answer: what another seat will do here. */
static void expect_answer(struct search *s, const struct node *n, const struct edge *e,
                          struct account *a)
{
    bool friends = s->rules.scn->side[n->mover].team == s->rules.scn->side[s->seat].team;

    rules_observe(s->rules, s->world, s->seat, s->seen);
    account_label(s->rules, (struct view){ s->seat, s->seen }, &e->action, a->feared);
    a->by = n->mover;
    a->after = friends ? mean_of(e) : -mean_of(e);
}

/* look_ahead follows the expected course from the choice until another seat decides. Where anything
 * is hidden there is no one course. */
static void look_ahead(struct search *s, const struct edge *best, struct account *a)
{
    const struct edge *e = best;

    memcpy(s->world, s->view, s->rules.game->state_size);
    for (int ply = 0; ply < PATH_STEPS_MAX && e && s->list_dice; ply++) {
        uint32_t at = e->child;

        rules_apply(s->rules, s->world, &e->action, NULL);
        if (at == TREE_NONE || s->tree.node[at].first == TREE_NONE)
            return;
        const struct node *n = &s->tree.node[at];
        if (n->mover == SEAT_CHANCE) {
            e = worst_throw(s, n, a);
            continue;
        }
        e = most_visited(s, at);
        if (n->mover == s->seat || !e || !e->visits)
            continue;
        expect_answer(s, n, e, a);
        return;
    }
}

static void give_reason(struct search *s, const struct edge *best, struct text *why)
{
    struct account a = { 0 };

    if (best) {
        list_plans(s, best, &a);
        look_ahead(s, best, &a);
    }
    account_say(s->rules, (struct view){ s->seat, s->view }, &a, why);
}

/* only_choice: is there just one legal action? Then it is in `out`. */
static bool only_choice(struct search *s, struct action *out)
{
    int count = rules_legal(s->rules, s->view, s->actions);

    EXPECT(count > 0);
    *out = s->actions[0];
    return count == 1;
}

static void choose(struct player *p, const void *view, struct action *out, struct text *why)
{
    const struct game *game = p->rules.game;
    struct budget budget = p->level.budget;
    struct search s = {
        .rules = p->rules, .judge = judge_of(game), .view = view, .seat = p->seat, .rng = &p->rng
    };

    s.on = playout_open(p->rules, p->level.weight, &p->rng);
    if (!budget.playouts && budget.seconds <= 0)
        budget.playouts = USUAL_PLAYOUTS;
    if (p->belief && belief_fits(p->belief, view))
        s.belief = p->belief;
    s.hidden = rules_hides(s.rules);
    s.list_dice = !s.hidden && game->max_outcomes <= OUTCOMES_LISTED;
    open_search(&s, budget);
    if (only_choice(&s, out)) {
        if (why)
            give_reason(&s, NULL, why);
    } else {
        run_search(&s, budget);
        const struct edge *best = most_visited(&s, s.root);
        EXPECT(best != NULL);
        *out = best->action;
        if (why)
            give_reason(&s, best, why);
    }
    close_search(&s);
}

const struct bot bot_mcts = { .name = "mcts", .remembers = true, .choose = choose };
