/* ways.c - Dijkstra's search with a heap that knows where each node lies in it. */
#include "core/ways.h"

#include <stddef.h>

#include "base/error.h"

/* The open nodes: reached, but maybe not yet by their best way. */
struct heap {
    int count;
    uint16_t node[WAYS_NODES];
    int16_t place[WAYS_NODES]; /* of each node, -1 as long as it is not reached */
};

struct search {
    const struct way_graph *graph;
    const struct way_toll *toll;
    struct ways *ways;
    int budget;
    struct heap heap;
};

/* --- the heap --- */

/* rank: by cost, then legs, then number, in one word. */
static uint64_t rank(const struct ways *w, int node)
{
    return (uint64_t)w->cost[node] << 32 | (uint64_t)w->legs[node] << 16 | (uint64_t)node;
}

static void put(struct heap *h, int place, int node)
{
    h->node[place] = (uint16_t)node;
    h->place[node] = (int16_t)place;
}

/* rise: node, which has become better, moves from `place` to where it belongs. */
static void rise(struct heap *h, const struct ways *w, int place, int node)
{
    for (; place > 0; place = (place - 1) / 2) {
        int parent = h->node[(place - 1) / 2];

        if (rank(w, parent) < rank(w, node))
            break;
        put(h, place, parent);
    }
    put(h, place, node);
}

static void sink(struct heap *h, const struct ways *w, int place, int node)
{
    for (int child; (child = 2 * place + 1) < h->count; place = child) {
        if (child + 1 < h->count && rank(w, h->node[child + 1]) < rank(w, h->node[child]))
            child++;
        if (rank(w, node) < rank(w, h->node[child]))
            break;
        put(h, place, h->node[child]);
    }
    put(h, place, node);
}

static int take_best(struct heap *h, const struct ways *w)
{
    int best = h->node[0], last = h->node[--h->count];

    if (h->count > 0)
        sink(h, w, 0, last);
    return best;
}

/* --- the search --- */

/* offer: a way to `node` that comes by `before`. */
static void offer(struct search *s, int node, int before, int cost, int legs)
{
    struct ways *w = s->ways;

    if (cost > w->cost[node] || (cost == w->cost[node] && legs > w->legs[node]))
        return;
    if (cost == w->cost[node] && legs == w->legs[node]) { /* as good: the lower number */
        w->before[node] = (int16_t)(before < w->before[node] ? before : w->before[node]);
        return;
    }
    w->cost[node] = cost;
    w->legs[node] = (uint16_t)legs;
    w->before[node] = (int16_t)before;
    rise(&s->heap, w, s->heap.place[node] < 0 ? s->heap.count++ : s->heap.place[node], node);
}

/* try_leg: one leg from a node that is settled. A settled node is never improved: the way by it
 * would cost no less and have more legs. */
static void try_leg(struct search *s, int from, int to, int cost)
{
    const struct ways *w = s->ways;
    int most = (w->cost[to] < s->budget ? w->cost[to] : s->budget) - w->cost[from];

    if (cost > most)
        return;
    if (s->toll) {
        int price = s->toll->price(s->toll->context, from, to, cost, most);

        EXPECT(price >= cost);
        cost = price;
    }
    if (cost <= most)
        offer(s, to, from, w->cost[from] + cost, w->legs[from] + 1);
}

static void try_legs(struct search *s, int from)
{
    const struct way_graph *g = s->graph;

    if (!g->first) {
        for (int to = 0; to < g->nodes; to++)
            if (to != from)
                try_leg(s, from, to, 0);
        return;
    }
    for (int i = g->first[from]; i < g->first[from + 1]; i++)
        try_leg(s, from, g->edge[i].to, g->edge[i].cost >> g->halves);
}

static void begin(struct search *s, const struct way_start *start, int starts)
{
    for (int i = 0; i < s->graph->nodes; i++) {
        s->ways->cost[i] = WAYS_NONE;
        s->ways->legs[i] = 0;
        s->ways->before[i] = WAYS_START;
        s->heap.place[i] = -1;
    }
    for (int i = 0; i < starts; i++) {
        EXPECT(start[i].node >= 0 && start[i].node < s->graph->nodes && start[i].cost >= 0);
        if (start[i].cost <= s->budget)
            offer(s, start[i].node, WAYS_START, start[i].cost, 1);
    }
}

/* forget: what is still open when the search stops was not reached. */
static void forget(struct ways *w, const struct heap *h)
{
    for (int i = 0; i < h->count; i++) {
        w->cost[h->node[i]] = WAYS_NONE;
        w->legs[h->node[i]] = 0;
        w->before[h->node[i]] = WAYS_START;
    }
}

void ways_find(const struct way_graph *g, const struct way_start *start, int starts, int budget,
               const struct way_toll *toll, struct ways *out)
{
    struct search s;

    EXPECT(g->nodes <= WAYS_NODES && budget >= 0 && budget < WAYS_NONE / 2);
    s.graph = g;
    s.toll = toll;
    s.ways = out;
    s.budget = budget;
    s.heap.count = 0;
    out->count = 0;
    begin(&s, start, starts);
    while (s.heap.count > 0 && out->count < WAYS_SETTLED) {
        int node = take_best(&s.heap, out);

        out->order[out->count++] = (uint16_t)node;
        try_legs(&s, node);
    }
    out->full = s.heap.count > 0;
    forget(out, &s.heap);
}

int ways_path(const struct ways *w, int node, uint16_t *out, int room)
{
    int legs = w->legs[node];

    EXPECT(w->cost[node] != WAYS_NONE);
    if (legs > room)
        return legs;
    for (int i = legs - 1; i >= 0; i--) {
        out[i] = (uint16_t)node;
        node = w->before[node];
    }
    EXPECT(node == WAYS_START);
    return legs;
}
