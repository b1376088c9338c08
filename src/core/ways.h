/* ways.h - the cheapest ways through a graph, as far as a budget goes.
 *
 * Nodes are numbers; where they are and what a leg from one to the next means is the caller's, who
 * also keeps the graph in arrays of his own. Costs are whole numbers. Of two ways the cheaper is
 * the better; then the one of fewer legs; then the one whose last leg comes from the lower node.
 * So there is one answer, whatever the order of the edges. */
#ifndef CORE_WAYS_H
#define CORE_WAYS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    WAYS_NODES = 1024,  /* the most that a graph may have */
    WAYS_SETTLED = 256, /* the most that one search reaches; it stops there */
    WAYS_NONE = INT32_MAX,
    WAYS_START = -1,
};

struct way_edge {
    uint16_t to, cost;
};

/* The edges of node i are edge[first[i]] to edge[first[i + 1] - 1]; `first` has nodes + 1 entries.
 * With `first` NULL every node has an edge of cost 0 to every other one, for a toll to price. */
struct way_graph {
    int nodes;
    const uint16_t *first;
    const struct way_edge *edge;
    bool halves; /* a leg may cost half of what its edge says: the toll says how much */
};

/* A first leg: from where the search begins, which need not be a node, to a node. */
struct way_start {
    int node, cost;
};

/* What legs cost today, for graphs whose edges are not the last word. price: what the leg costs,
 * not below `cost`, which its edge says; or WAYS_NONE where it is closed. It is asked only when
 * the leg could help at the cost of its edge. A leg that costs more than `most` cannot, so any
 * number above that will do. */
struct way_toll {
    int (*price)(const void *context, int from, int to, int cost, int most);
    const void *context;
};

/* What was reached, cheapest first, and for each node of the graph its cost (WAYS_NONE: not
 * reached), how many legs, and the node before it or WAYS_START. */
struct ways {
    int count;
    bool full; /* WAYS_SETTLED were reached, and there was more */
    uint16_t order[WAYS_SETTLED];
    int32_t cost[WAYS_NODES];
    uint16_t legs[WAYS_NODES];
    int16_t before[WAYS_NODES];
};

/* ways_find: the cheapest ways of at most `budget` that begin with one of these first legs (those
 * dearer than the budget are left out; of two to the same node the cheaper counts). `toll` may be
 * NULL. */
void ways_find(const struct way_graph *g, const struct way_start *start, int starts, int budget,
               const struct way_toll *toll, struct ways *out);

/* ways_path: the nodes of the way to a node that was reached, in the order they are passed, itself
 * the last. Returns their number, the legs of the way; when that is above `room`, nothing is
 * written. */
int ways_path(const struct ways *w, int node, uint16_t *out, int room);

#endif
