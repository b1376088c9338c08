/* tree.c - the memory of one search. */
#include "ai/tree.h"

#include <string.h>

#include "base/mem.h"
#include "core/rules.h"

void tree_init(struct tree *t, uint32_t nodes, uint32_t edges)
{
    uint32_t buckets = 64;

    while (buckets < nodes)
        buckets *= 2;
    size_t node_bytes = ((size_t)nodes + 1) * sizeof *t->node;
    size_t edge_bytes = ((size_t)edges + 1) * sizeof *t->edge;
    char *block = mem_resize(NULL, node_bytes + edge_bytes + buckets * sizeof *t->bucket);

    *t = (struct tree){ .node = (struct node *)block,
                        .edge = (struct edge *)(block + node_bytes),
                        .bucket = (uint32_t *)(block + node_bytes + edge_bytes),
                        .node_room = nodes,
                        .edge_room = edges,
                        .buckets = buckets };
    memset(t->bucket, 0, buckets * sizeof *t->bucket);
}

void tree_release(struct tree *t)
{
    mem_free(t->node);
    *t = (struct tree){ 0 };
}

uint32_t tree_node(struct tree *t, uint64_t key, int mover)
{
    EXPECT((t->buckets & (t->buckets - 1)) == 0);
    uint32_t *bucket = &t->bucket[key & (t->buckets - 1)];

    for (uint32_t i = *bucket; i != TREE_NONE; i = t->node[i].chain)
        if (t->node[i].key == key)
            return i;
    if (t->nodes == t->node_room)
        return TREE_NONE;
    t->node[++t->nodes] = (struct node){ .key = key, .chain = *bucket, .mover = (int8_t)mover };
    return *bucket = t->nodes;
}

struct edge *tree_add(struct tree *t, struct node *n, const struct action *action, float prior)
{
    if (t->edges == t->edge_room)
        return NULL;
    EXPECT(action->kind != 0);
    uint32_t at = ++t->edges;
    if (n->first == TREE_NONE)
        n->first = at;
    else
        t->edge[n->last].next = at;
    n->last = at;
    t->edge[at] = (struct edge){ .action = *action, .prior = prior };
    return &t->edge[at];
}

struct edge *tree_find(const struct tree *t, const struct node *n, const struct action *action,
                       uint32_t *cursor)
{
    uint32_t stop = *cursor, i = stop != TREE_NONE ? stop : n->first;

    EXPECT(n->first != TREE_NONE);
    do {
        struct edge *e = &t->edge[i];

        if (action_same(&e->action, action)) {
            *cursor = e->next;
            return e;
        }
        i = e->next != TREE_NONE ? e->next : n->first;
    } while (i != stop && !(stop == TREE_NONE && i == n->first));
    return NULL;
}
