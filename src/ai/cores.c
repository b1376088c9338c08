/* cores.c - one question on several cores. Each core searches a tree of its own with random numbers of
 * its own; at the end the visits of the same action add up, as votes. The trees share nothing while
 * they are searched, so the same playouts on as many cores make the same choice, whichever thread
 * is faster. */
#include "ai/search.h"

#include <pthread.h>

struct hand {
    struct search *search;
    struct budget budget;
    pthread_t thread;
    bool started;
};

static void *run(void *hand)
{
    struct hand *h = hand;

    search_run(h->search, h->budget);
    return NULL;
}

/* add_votes: what the other trees found about the edges at the first one's root; `sign` -1 takes it
 * away again, so that what is kept of the first tree is its own. */
static void add_votes(struct search *s, int sign)
{
    for (const struct search *other = s->next; other; other = other->next) {
        const struct node *root = &other->tree.node[other->root];
        uint32_t cursor = TREE_NONE;

        for (uint32_t i = s->tree.node[s->root].first; i != TREE_NONE; i = s->tree.edge[i].next) {
            struct edge *e = &s->tree.edge[i];
            const struct edge *same = tree_find(&other->tree, root, &e->action, &cursor);

            if (!same)
                continue;
            e->visits += (uint32_t)sign * same->visits;
            e->total += sign * same->total;
        }
    }
}

void search_think(struct search *s, struct budget budget)
{
    struct hand hand[CORES_MAX];
    int count = 0;

    for (struct search *other = s->next; other; other = other->next) {
        struct hand *h = &hand[count++];

        EXPECT(count < CORES_MAX);
        *h = (struct hand){ .search = other, .budget = budget };
        h->started = pthread_create(&h->thread, NULL, run, h) == 0;
    }
    search_run(s, budget);
    for (int i = 0; i < count; i++)
        if (hand[i].started)
            pthread_join(hand[i].thread, NULL);
        else
            search_run(hand[i].search, budget); /* rather late than another answer */
    add_votes(s, 1);
}

void search_settle(struct search *s)
{
    add_votes(s, -1);
}
