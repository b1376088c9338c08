/* tree.h - the memory of one search: nodes and edges in one block that never grows.
 *
 * A node is an information set: what the thinking seat knows at that point, found by the hash of its
 * view. So worlds that differ only in a secret share their nodes, and two orders of the same moves
 * meet in one node. An edge is an action or, where dice are due, an outcome. */
#ifndef AI_TREE_H
#define AI_TREE_H

#include "core/game.h"

enum { TREE_NONE = 0 }; /* no node or edge has this index */

struct edge {
    struct action action;
    double total;   /* of the values that came back, for the seat that decides here */
    float prior;    /* a decision: its first evaluation; an outcome: its probability */
    uint32_t child; /* where it leads, once known; TREE_NONE where that varies */
    uint32_t next;  /* edge of the same node */
    uint32_t visits;
    uint32_t offered; /* how often it could be chosen when the node was visited .. */
    uint32_t world;   /* .. and in which iteration the last time */
};

struct node {
    uint64_t key;
    double total;         /* of the values that came back, for the seat that decides here */
    uint32_t chain;       /* next node in the same bucket */
    uint32_t first, last; /* edges; TREE_NONE: not expanded yet */
    uint32_t visits;
    float worth; /* its first evaluation, for the seat that decides here */
    int8_t mover;
};

struct tree {
    struct node *node;
    struct edge *edge;
    uint32_t *bucket;
    uint32_t nodes, node_room, edges, edge_room, buckets;
};

/* tree_init allocates one block for that many nodes and edges; tree_release gives it back. */
void tree_init(struct tree *t, uint32_t nodes, uint32_t edges);
void tree_release(struct tree *t);

/* tree_node: the node of this key, or a new one for `mover`; TREE_NONE when the block is full. */
uint32_t tree_node(struct tree *t, uint64_t key, int mover);

/* tree_add appends an edge to a node; NULL when the block is full. */
struct edge *tree_add(struct tree *t, struct node *n, const struct action *action, float prior);

/* tree_find: the edge of this action, or NULL. It searches from *cursor to the end, then from the
 * start, and moves *cursor past the edge: lists that mostly agree are matched in one pass. The node
 * must have edges. */
struct edge *tree_find(const struct tree *t, const struct node *n, const struct action *action,
                       uint32_t *cursor);

#endif
