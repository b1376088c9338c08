/* test_ways.c - the cheapest ways against a search without order or early stop: every edge is tried
 * again and again until nothing gets better. Costs are small, so that ties are many. */
#include "unit.h"

#include <stdbool.h>

#include "base/rng.h"
#include "core/ways.h"

enum { GRAPHS = 4000, EDGES = 12000, STARTS = 12 };

/* A drawn question. */
struct question {
    int nodes, edges, starts, budget;
    uint16_t first[WAYS_NODES + 1];
    struct way_edge edge[EDGES];
    struct way_start start[STARTS];
    bool complete; /* no edges: all pairs, priced by the toll alone */
    uint64_t toll; /* 0: none */
};

static int draw_below(struct rng *rng, int n)
{
    return (int)rng_below(rng, (uint32_t)n);
}

static struct question draw_question(struct rng *rng)
{
    static const int sizes[] = { 4, 4, 12, 12, 40, 40, 120, 120, 400, WAYS_NODES };
    struct question q = { .nodes = 1 + draw_below(rng, sizes[draw_below(rng, 10)]) };
    int dear = 1 + draw_below(rng, draw_below(rng, 4) ? 6 : 60000), many = 1 + draw_below(rng, 20);

    q.toll = draw_below(rng, 2) ? rng_next(rng) | 1 : 0;
    q.complete = q.toll && q.nodes < 100 && draw_below(rng, 2);
    for (int i = 0; i < q.nodes; i++) {
        int count = draw_below(rng, many);

        q.first[i] = (uint16_t)q.edges;
        for (int k = 0; k < count && q.edges < EDGES; k++) {
            int to = draw_below(rng, q.nodes), cost = draw_below(rng, dear);

            q.edge[q.edges++] = (struct way_edge){ (uint16_t)to, (uint16_t)cost };
        }
    }
    q.first[q.nodes] = (uint16_t)q.edges;
    q.starts = draw_below(rng, STARTS + 1);
    for (int i = 0; i < q.starts; i++) {
        q.start[i].node = draw_below(rng, q.nodes);
        q.start[i].cost = draw_below(rng, dear);
    }
    q.budget = draw_below(rng, 2) ? draw_below(rng, 8 * dear) : 1000 * dear;
    return q;
}

/* A question as the search gets it. */
static struct way_graph graph_of(const struct question *q)
{
    return (struct way_graph){ q->nodes, q->complete ? NULL : q->first, q->edge };
}

/* toll_of: some legs are closed, some dearer, whoever asks. */
static int toll_of(const struct question *q, int from, int to, int cost)
{
    uint64_t x = (q->toll ^ (uint64_t)(from * WAYS_NODES + to)) * UINT64_C(0x9e3779b97f4a7c15);

    if (!q->toll)
        return cost;
    return x >> 62 == 0 ? WAYS_NONE : cost + (int)(x >> 50 & 3);
}

/* Who pays the toll: the question, and what its search has found so far. */
struct payer {
    const struct question *q;
    const struct ways *w;
};

/* price: the same, told only what it needs to know; above `most` it answers anything. It is not
 * asked about legs that cannot help. */
static int price(const void *context, int from, int to, int cost, int most)
{
    const struct payer *payer = context;
    const int32_t *spent = payer->w->cost;
    int toll = toll_of(payer->q, from, to, cost);

    assert_true(cost >= 0 && cost <= most);
    assert_int_equal(spent[from] + most,
                     spent[to] < payer->q->budget ? spent[to] : payer->q->budget);
    return toll > most && toll != WAYS_NONE ? most + 1 + from % 7 : toll;
}

static void find(const struct question *q, struct ways *out)
{
    struct way_graph g = graph_of(q);
    struct payer payer = { q, out };
    struct way_toll toll = { price, &payer };

    ways_find(&g, q->start, q->starts, q->budget, q->toll ? &toll : NULL, out);
}

/* What the slow search knows of a node. */
struct known {
    int64_t cost, legs; /* cost -1: nothing */
    int before;
};

/* better: takes the way if it is; also the one that ties and comes by a lower node. */
static bool better(struct known *node, int64_t cost, int64_t legs, int before)
{
    if (node->cost >= 0) {
        if (cost != node->cost ? cost > node->cost : legs > node->legs)
            return false;
        if (cost == node->cost && legs == node->legs && before >= node->before)
            return false;
    }
    *node = (struct known){ cost, legs, before };
    return true;
}

/* try_edge: improves `to` by way of `from`. */
static bool try_edge(const struct question *q, struct known *node, int from, int to, int cost)
{
    int toll = toll_of(q, from, to, cost);

    return from != to && node[from].cost >= 0 && toll != WAYS_NONE &&
           better(&node[to], node[from].cost + toll, node[from].legs + 1, from);
}

static void slow_find(const struct question *q, struct known *node)
{
    bool again = true;

    for (int i = 0; i < q->nodes; i++)
        node[i].cost = -1;
    for (int i = 0; i < q->starts; i++)
        better(&node[q->start[i].node], q->start[i].cost, 1, WAYS_START);
    while (again) {
        again = false;
        for (int from = 0; from < q->nodes; from++) {
            for (int to = 0; q->complete && to < q->nodes; to++)
                again |= try_edge(q, node, from, to, 0);
            for (int i = q->first[from]; !q->complete && i < q->first[from + 1]; i++)
                again |= try_edge(q, node, from, q->edge[i].to, q->edge[i].cost);
        }
    }
}

/* ahead: how many nodes come before this one, and could be paid. */
static int ahead(const struct question *q, const struct known *node, int n)
{
    int count = 0;

    for (int i = 0; i < q->nodes; i++) {
        if (node[i].cost < 0 || node[i].cost > q->budget || i == n)
            continue;
        if (node[i].cost != node[n].cost)
            count += node[i].cost < node[n].cost;
        else if (node[i].legs != node[n].legs)
            count += node[i].legs < node[n].legs;
        else
            count += i < n;
    }
    return count;
}

/* check_path: the way adds up to its cost, leg by leg. */
static void check_path(const struct question *q, const struct ways *w, int node)
{
    uint16_t path[WAYS_SETTLED] = { 9999 };
    int legs = ways_path(w, node, path, WAYS_SETTLED), before = w->before[node];

    assert_int_equal(legs, w->legs[node]);
    assert_int_equal(path[legs - 1], node);
    assert_int_equal(before, legs == 1 ? WAYS_START : path[legs - 2]);
    assert_int_equal(w->before[path[0]], WAYS_START);
    for (int i = 1; i < legs; i++) {
        int best = WAYS_NONE, from = path[i - 1];

        for (int k = q->first[from]; !q->complete && k < q->first[from + 1]; k++) {
            int toll = toll_of(q, from, path[i], q->edge[k].cost);

            best = q->edge[k].to == path[i] && toll < best ? toll : best;
        }
        best = q->complete ? toll_of(q, from, path[i], 0) : best;
        assert_int_equal(w->cost[path[i]], w->cost[from] + best);
    }
    path[0] = 9999;
    assert_int_equal(ways_path(w, node, path, legs - 1), legs);
    assert_int_equal(path[0], 9999);
}

/* How often each thing was seen. */
struct seen {
    int reached, full, dear, closed, ties;
};

/* check_node: is it reached, in its place of the order, at its cost, by its way; or rightly not? */
static void check_node(const struct question *q, const struct known *node, const struct ways *w,
                       int n, struct seen *seen)
{
    bool paid = node[n].cost >= 0 && node[n].cost <= q->budget;
    int place = paid ? ahead(q, node, n) : 0;

    seen->dear += node[n].cost > q->budget;
    seen->closed += node[n].cost < 0;
    if (!paid || place >= WAYS_SETTLED) {
        assert_true(w->cost[n] == WAYS_NONE && w->legs[n] == 0 && w->before[n] == WAYS_START);
        return;
    }
    assert_int_equal(w->order[place], n);
    assert_int_equal(w->cost[n], node[n].cost);
    assert_int_equal(w->legs[n], node[n].legs);
    assert_int_equal(w->before[n], node[n].before);
    check_path(q, w, n);
    seen->reached++;
    seen->ties += place > 0 && w->cost[w->order[place - 1]] == w->cost[n];
}

static void ways_are_the_cheapest(void **state)
{
    static struct ways w;
    static struct known node[WAYS_NODES];
    struct seen seen = { 0 };
    struct rng rng;

    (void)state;
    rng_seed(&rng, 1, 0);
    for (int i = 0; i < GRAPHS; i++) {
        struct question q = draw_question(&rng);
        int paid = 0;

        find(&q, &w);
        slow_find(&q, node);
        for (int n = 0; n < q.nodes; n++) {
            paid += node[n].cost >= 0 && node[n].cost <= q.budget;
            check_node(&q, node, &w, n, &seen);
        }
        assert_int_equal(w.count, paid < WAYS_SETTLED ? paid : WAYS_SETTLED);
        assert_int_equal(w.full, paid > WAYS_SETTLED);
        seen.full += w.full;
    }
    assert_true(seen.reached > 50000 && seen.full > 50 && seen.ties > 10000);
    assert_true(seen.dear > 1000 && seen.closed > 1000);
}

/* By hand: three ways of cost 6 to node 5. Fewer legs win, then the lower number before. */
static void ties_are_settled(void **state)
{
    static const struct way_edge edge[] = { { 1, 2 }, { 3, 3 }, { 4, 3 }, { 2, 2 },
                                            { 5, 2 }, { 5, 3 }, { 5, 3 } };
    static const uint16_t first[] = { 0, 3, 4, 5, 6, 7, 7 };
    struct way_graph g = { 6, first, edge };
    struct way_start start = { 0, 0 };
    static struct ways w;
    uint16_t path[8];

    (void)state;
    ways_find(&g, &start, 1, 6, NULL, &w);
    assert_int_equal(w.count, 6);
    assert_false(w.full);
    assert_int_equal(w.cost[5], 6);
    assert_int_equal(ways_path(&w, 5, path, 8), 3);
    assert_true(path[0] == 0 && path[1] == 3 && path[2] == 5);
    ways_find(&g, &start, 1, 5, NULL, &w);
    assert_int_equal(w.count, 5);
    assert_int_equal(w.cost[5], WAYS_NONE);
}

/* free_leg: everything is next to everything. */
static int free_leg(const void *context, int from, int to, int cost, int most)
{
    (void)context, (void)from, (void)to, (void)most;
    return cost;
}

/* So many nodes and not one more. */
static void there_is_an_end(void **state)
{
    static struct ways w;
    struct way_start start = { 0, 0 };
    struct way_toll toll = { free_leg, NULL };

    (void)state;
    for (int more = 0; more < 2; more++) {
        struct way_graph g = { WAYS_SETTLED + more, NULL, NULL };

        ways_find(&g, &start, 1, 0, &toll, &w);
        assert_int_equal(w.count, WAYS_SETTLED);
        assert_int_equal(w.full, more);
        assert_int_equal(w.legs[WAYS_SETTLED - 1], 2);
    }
    assert_int_equal(w.cost[WAYS_SETTLED], WAYS_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ways_are_the_cheapest),
        cmocka_unit_test(ties_are_settled),
        cmocka_unit_test(there_is_an_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
