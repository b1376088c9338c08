/* tree.h - the memory of one search: nodes and edges in one block that never grows.
 *
 * A node is an information set: what the seat that thinks knows at that point, found by the hash
 * of its view. So a secret that only the world drawn for one iteration knows cannot be told apart
 * in the tree, and two orders of the same moves meet in one node. An edge is an action or, where
 * dice are due, an outcome. */
#ifndef AI_TREE_H
#define AI_TREE_H

#include "core/game.h"

enum { TREE_NONE = 0 }; /* no node or edge has this index */

struct edge {
    struct action action;
    double total;   /* of the values that came back, for the seat that decides here */
    float prior;    /* a decision: its worth at first sight; an outcome: its probability */
    uint32_t child; /* where it always leads to, once known; TREE_NONE where that varies */
    uint32_t next;  /* edge of the same node */
    uint32_t visits;
    uint32_t offered; /* how often it could be chosen when the node was visited .. */
    uint32_t world;   /* .. and in which iteration the last time */
};

struct node {
    uint64_t key;
    double total;         /* of the values that came back, for the seat that decides here */
    uint32_t chain;       /* next node in the same bucket */
    uint32_t first, last; /* edges; TREE_NONE: not looked into yet */
    uint32_t visits;
    float worth; /* at first sight, for the seat that decides here */
    int8_t mover;
};

struct tree {
    struct node *node;
    struct edge *edge;
    uint32_t *bucket;
    uint32_t nodes, node_room, edges, edge_room, buckets;
};

/* tree_init takes one block for that many nodes and edges. */
void tree_init(struct tree *t, uint32_t nodes, uint32_t edges);
void tree_release(struct tree *t);

/* tree_node: the node of this key; a new one for `mover` if there is none yet; TREE_NONE when there
 * is none and the block is full. */
uint32_t tree_node(struct tree *t, uint64_t key, int mover);

/* tree_add appends an edge to a node; NULL when the block is full. */
struct edge *tree_add(struct tree *t, struct node *n, const struct action *action, float prior);

/* tree_find: the edge of this action, looked for from *cursor on (and then from the start); *cursor
 * moves behind it. Lists that mostly agree are so matched in one pass. NULL if there is none. */
struct edge *tree_find(const struct tree *t, const struct node *n, const struct action *action,
                       uint32_t *cursor);

#endif
