/* descent.c - one iteration of a search: a world is drawn, the tree followed in it, the rest played
 * out, the result brought back. */
#include "ai/search.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "base/hash.h"

static const double explore = 1.0;       /* times the spread of the values that come back */
static const double prior_visits = 12.0; /* a prior counts as this many visits */
static const double caution = 1.0;       /* spreads taken off a prior in a fresh node */
static const double open_at_once = 2.0;  /* edges that may be tried from the start .. */
static const double open_later = 1.0;    /* .. and more, times the square root of the visits */

/* --- the world --- */

void search_draw(struct search *s)
{
    if (s->belief)
        belief_draw(s->belief, s->rng, s->world);
    else
        rules_determinize(s->rules, s->view, s->seat, s->rng, s->world);
}

static void make_canonical(struct search *s)
{
    if (s->judge.canonical)
        s->judge.canonical(s->rules.scn, s->world);
}

void search_world(struct search *s)
{
    search_draw(s);
    make_canonical(s);
}

/* go_on: to the next position that is a node. Dice that are not tree nodes are rolled; false when there
 * were some. */
static bool go_on(struct search *s)
{
    bool certain = true;

    while (rules_to_move(s->rules, s->world) == SEAT_CHANCE && !search_lists(s, s->world)) {
        playout_dice(&s->on, s->world);
        certain = false;
    }
    make_canonical(s);
    return certain;
}

/* search_node: the node for the world as it is now. */
uint32_t search_node(struct search *s)
{
    int mover = rules_to_move(s->rules, s->world);
    const void *key = s->world;

    if (s->hidden) {
        rules_observe(s->rules, s->world, s->seat, s->seen);
        key = s->seen;
    }
    return tree_node(&s->tree, hash_key(key, s->rules.game->state_size), mover);
}

/* --- which way to go --- */

/* Others may have secrets, so what they can do differs from world to world. The edges possible in
 * this one get its number; new ones are added. */
static void offer(struct search *s, struct node *n)
{
    int count = search_list(s);
    uint32_t cursor = TREE_NONE;

    for (int i = 0; i < count; i++) {
        struct edge *e = tree_find(&s->tree, n, &s->actions[i], &cursor);

        if (!e)
            e = tree_add(&s->tree, n, &s->actions[i],
                         (float)search_look(s, &s->actions[i], n->mover));
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
    bool certain = go_on(s);
    if (e->child != TREE_NONE)
        return e->child;
    uint32_t child = search_node(s);
    if (certain && !s->hidden) /* an action leads to one position only */
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
        if (search_expand(s, n))
            e = n->mover == SEAT_CHANCE ? next_outcome(s, n) : decide(s, n);
        s->path[s->steps++] =
            (struct step){ at, e ? (uint32_t)(e - s->tree.edge) : (uint32_t)TREE_NONE };
        if (!e)
            return;
        at = follow(s, e);
    }
}

/* result: what the judge says where the tree ends, or partly, and after a playout from there. */
static void result(struct search *s, double value[SEATS_MAX])
{
    int leaf[SEATS_MAX] = { 0 }, end[SEATS_MAX];
    double part = s->judge.at_leaf;

    if (part > 0)
        playout_value(&s->on, s->world, leaf);
    if (s->judge.play_on) {
        s->judge.play_on(&s->on, s->world, s->seat, end);
    } else {
        playout_run(&s->on, s->world, s->judge.plies);
        playout_value(&s->on, s->world, end);
    }
    for (int i = 0; i < s->rules.scn->seats; i++)
        value[i] = (part * leaf[i] + (1 - part) * end[i]) / (double)RETURN_ONE;
}

static void back_up(struct search *s)
{
    double value[SEATS_MAX];

    result(s, value);
    for (int i = 0; i < s->rules.scn->seats; i++) {
        struct spread *v = &s->spread[i];

        v->count++;
        v->sum += value[i];
        v->squares += value[i] * value[i];
    }
    for (int i = 0; i < s->steps; i++) {
        struct node *n = &s->tree.node[s->path[i].node];
        double back = n->mover >= 0 ? value[n->mover] : 0;

        n->total += back;
        if (s->path[i].edge == TREE_NONE)
            continue;
        struct edge *e = &s->tree.edge[s->path[i].edge];
        e->total += back;
        e->visits++;
    }
}

static _Thread_local uint64_t playouts;

uint64_t mcts_count(void)
{
    return playouts;
}

void search_iterate(struct search *s)
{
    playouts++;
    s->iteration++;
    search_world(s);
    walk_down(s);
    back_up(s);
}
