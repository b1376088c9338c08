/* prior.c - the first look at the actions of a position: each is evaluated one ply ahead, twins are
 * dropped, the best come first. */
#include "ai/search.h"

#include <string.h>

#include "base/hash.h"

enum {
    EDGES_A_NODE = 1024,  /* actions with a lower prior than these are left out */
    OUTCOMES_LISTED = 64, /* dice with more outcomes are rolled */
};

double search_worth(struct search *s, const void *state, int seat)
{
    int value[SEATS_MAX];

    playout_value(&s->on, state, value);
    return value[seat] / (double)RETURN_ONE;
}

uint64_t search_key_behind(struct search *s, const struct action *action)
{
    if (!s->judge.canonical)
        return 0;
    memcpy(s->ahead, s->world, s->rules.game->state_size);
    rules_apply(s->rules, s->ahead, action, NULL);
    s->judge.canonical(s->rules.scn, s->ahead);
    return hash_key(s->ahead, s->rules.game->state_size) | 1;
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

/* search_look: what an action is worth to `seat` one ply ahead; if dice follow at once, on average.
 * There is no undo: every outcome starts again from the position before the action. */
double search_look(struct search *s, const struct action *action, int seat)
{
    double sum = 0, weights = 0;

    peek(s, action);
    if (rules_to_move(s->rules, s->ahead) != SEAT_CHANCE || s->judge.foresees ||
        !search_lists(s, s->ahead))
        return search_worth(s, s->ahead, seat);
    int count = rules_chance(s->rules, s->ahead, s->outcomes);
    size_t size = s->rules.game->state_size;
    double worth = 0;
    for (int i = 0; i < count; i++) {
        if (i)
            peek(s, action);
        rules_apply(s->rules, s->ahead, &s->outcomes[i].action, NULL);
        if (!i || memcmp(s->ahead, s->before, size) != 0) { /* many rolls all miss */
            worth = search_worth(s, s->ahead, seat);
            memcpy(s->before, s->ahead, size);
        }
        sum += (double)s->outcomes[i].weight * worth;
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

int search_list(struct search *s)
{
    int count = rules_legal(s->rules, s->world, s->actions), kept = 0;

    for (int i = 0; i < count && s->judge.idle; i++)
        if (!s->judge.idle(s->rules.scn, s->world, &s->actions[i]))
            s->actions[kept++] = s->actions[i];
    return kept ? kept : count;
}

void search_decisions(struct search *s, struct node *n)
{
    int count = search_list(s);
    int kept = count < EDGES_A_NODE ? count : EDGES_A_NODE;

    if (s->tree.edges + (uint32_t)kept > s->tree.edge_room)
        return;
    for (int i = 0; i < count; i++)
        s->candidates[i] = (struct candidate){ search_key_behind(s, &s->actions[i]),
                                               (float)search_look(s, &s->actions[i], n->mover), i };
    count = drop_twins(s->candidates, count);
    if (kept > count)
        kept = count;
    sort_candidates(s->candidates, count);
    n->worth = (float)search_worth(s, s->world, n->mover);
    for (int i = 0; i < kept; i++)
        tree_add(&s->tree, n, &s->actions[s->candidates[i].action], s->candidates[i].prior);
}

bool search_lists(struct search *s, const void *state)
{
    return s->list_dice && (s->rules.game->max_outcomes <= OUTCOMES_LISTED ||
                            rules_chance(s->rules, state, s->outcomes) <= OUTCOMES_LISTED);
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

bool search_expand(struct search *s, struct node *n)
{
    if (n->first == TREE_NONE && n->mover == SEAT_CHANCE)
        add_outcomes(s, n);
    else if (n->first == TREE_NONE && n->mover >= 0 && n->visits >= s->judge.look_at_visit)
        search_decisions(s, n);
    return n->first != TREE_NONE;
}
