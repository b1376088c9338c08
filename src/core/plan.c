/* plan.c - several actions as one order: a search for the cheapest ways, by the rules alone. */
#include "core/plan.h"

#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"

enum { PASSES_MAX = 8, PHASES_MAX = 3 };

struct search {
    struct rules r;
    int seat;
    const char *token;
    struct plan *plan;
    char *state;         /* one a node */
    bool *open;          /* still to be looked at */
    struct action *list; /* of the node being looked at */
    struct action *reply;
};

static void *state_of(const struct search *s, int node)
{
    return s->state + (size_t)node * s->r.game->state_size;
}

/* --- one step --- */

/* let_pass: other seats that may react do nothing. Counts them in *watched; false when dice are due,
 * the game is over, or one of them has to decide something else. */
static bool let_pass(struct search *s, void *state, int *watched)
{
    for (int i = 0; i < PASSES_MAX; i++) {
        int mover = rules_to_move(s->r, state);
        int count = mover >= 0 ? rules_legal(s->r, state, s->reply) : 0, pass = -1;

        if (mover == s->seat)
            return true;
        for (int k = 0; k < count && pass < 0; k++) {
            struct hint h = { .items = 0 };

            rules_hint(s->r, (struct view){ mover, state }, &s->reply[k], &h);
            if (h.reaction == REACTION_PASS)
                pass = k;
        }
        if (pass < 0)
            return false;
        ++*watched;
        rules_apply(s->r, state, &s->reply[pass], NULL);
    }
    return false;
}

/* add_cost: prices are whole numbers; any other kind of price is not summed up. */
static int add_cost(int sum, const struct hint *h)
{
    long price = 0;

    if (!h->cost[0])
        return sum;
    return sum < 0 || number_read(h->cost, 0, 1000, &price) ? -1 : sum + (int)price;
}

static bool known(const struct plan *plan, uint64_t key)
{
    for (int i = 0; i < plan->count; i++)
        if (plan->node[i].key == key)
            return true;
    return false;
}

/* step adds the node that an action leads to, unless that position has been reached before. */
static void step(struct search *s, int from, const struct action *a, const struct hint *h)
{
    struct plan *plan = s->plan;
    const struct plan_node *before = &plan->node[from];

    if (plan->count == PLAN_NODES)
        return;
    int i = plan->count;
    void *state = state_of(s, i);
    struct plan_node node = { .before = from, .watched = before->watched };
    struct text words = text_fixed(node.words, sizeof node.words);

    memcpy(state, state_of(s, from), s->r.game->state_size);
    rules_text(s->r, state, a, &words);
    rules_apply(s->r, state, a, NULL);
    node.cost = add_cost(before->cost, h);
    text_copy(node.cell, sizeof node.cell, h->cell[0] ? h->cell : before->cell);
    bool goes_on = let_pass(s, state, &node.watched);
    node.key = hash_bytes(state, s->r.game->state_size);
    if (words.cut || known(plan, node.key))
        return;
    node.stands = !goes_on && h->cell[0];
    s->open[i] = goes_on;
    plan->node[i] = node;
    plan->count++;
}

/* --- the search --- */

/* look_from: what can be done there; where the move may be ended the way may end. */
static void look_from(struct search *s, int at)
{
    struct view view = { s->seat, state_of(s, at) };
    struct plan_node *node = &s->plan->node[at];
    int count = rules_legal(s->r, view.state, s->list);

    for (int i = 0; i < count; i++) {
        struct hint h = { .items = 0 };

        rules_hint(s->r, view, &s->list[i], &h);
        if (h.role == HINT_END)
            node->stands = node->cell[0];
        if (h.role == HINT_END && h.usual) {
            struct text words = text_fixed(node->last, sizeof node->last);

            rules_text(s->r, view.state, &s->list[i], &words);
        }
        if (h.role == HINT_MOVE && !h.target[0] && strcmp(h.token, s->token) == 0)
            step(s, at, &s->list[i], &h);
    }
}

static int rank(const struct plan_node *n)
{
    return n->cost * 64 + n->watched;
}

/* nearest: the open node that is cheapest to reach, or -1. */
static int nearest(const struct search *s)
{
    int best = -1;

    for (int i = 0; i < s->plan->count; i++)
        if (s->open[i] && (best < 0 || rank(&s->plan->node[i]) < rank(&s->plan->node[best])))
            best = i;
    return best;
}

void plan_reach(struct rules r, struct view view, const char *token, struct plan *out)
{
    size_t actions = (size_t)r.game->max_legal * sizeof(struct action);
    bool open[PLAN_NODES] = { true };
    struct search s = { .r = r,
                        .seat = view.seat,
                        .token = token,
                        .plan = out,
                        .open = open,
                        .state = mem_resize(NULL, PLAN_NODES * r.game->state_size),
                        .list = mem_alloc(actions),
                        .reply = mem_alloc(actions) };

    EXPECT(rules_to_move(r, view.state) == view.seat);
    memcpy(s.state, view.state, r.game->state_size);
    out->count = 1;
    out->node[0] =
        (struct plan_node){ .before = -1, .key = hash_bytes(view.state, r.game->state_size) };
    for (int at; (at = nearest(&s)) >= 0;) {
        open[at] = false;
        look_from(&s, at);
    }
    mem_free(s.reply);
    mem_free(s.list);
    mem_free(s.state);
}

bool plan_is_end(const struct plan *plan, int node)
{
    const struct plan_node *n = &plan->node[node];

    if (!n->stands || !n->cell[0])
        return false;
    for (int i = 0; i < plan->count; i++) {
        const struct plan_node *other = &plan->node[i];
        int better = rank(other) - rank(n);

        if (i != node && other->stands && strcmp(other->cell, n->cell) == 0 &&
            (better < 0 || (better == 0 && i < node)))
            return false;
    }
    return true;
}

/* --- what usually follows --- */

bool plan_usual(struct rules r, struct view view, struct action *out)
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    int count = rules_legal(r, view.state, list);
    bool found = false;

    for (int i = 0; i < count && !found; i++) {
        struct hint h = { .items = 0 };

        rules_hint(r, view, &list[i], &h);
        found = h.usual;
        *out = list[i];
    }
    mem_free(list);
    return found;
}

/* keep_attacks: of a list those of one token; *end is an action that ends the phase, kind 0 for
 * none. */
static int keep_attacks(struct rules r, struct view view, const char *token, struct action *list,
                        int count, struct action *end)
{
    int kept = 0;

    end->kind = 0;
    for (int i = 0; i < count; i++) {
        struct hint h = { .items = 0 };

        rules_hint(r, view, &list[i], &h);
        if (h.role == HINT_END && !end->kind)
            *end = list[i];
        if (h.role == HINT_SHOOT && strcmp(h.token, token) == 0)
            list[kept++] = list[i];
    }
    return kept;
}

int plan_attacks(struct rules r, int seat, const char *token, const struct action *first,
                 void *state, struct action *list)
{
    struct action next = *first;

    for (int i = 0; i < PHASES_MAX; i++) {
        rules_apply(r, state, &next, NULL);
        if (rules_to_move(r, state) != seat)
            return 0;
        int kept = keep_attacks(r, (struct view){ seat, state }, token, list,
                                rules_legal(r, state, list), &next);
        if (kept || !next.kind)
            return kept;
    }
    return 0;
}
