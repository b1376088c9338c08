/* why.c - what led a search to its choice: the plans it compared, the answer and the dice it fears. */
#include "ai/search.h"

#include <string.h>

#include "ai/account.h"

/* mean_of: the result that came back from an edge, for the seat that decides there. */
static double mean_of(const struct edge *e)
{
    return e->visits ? e->total / e->visits : (double)e->prior;
}

/* as_seen: the action as the view has it. That draws a world, but whether anybody asks why must change
 * no later choice. */
static bool as_seen(struct search *s, const struct action *action, struct action *out)
{
    struct rng before = *s->rng;
    bool found = search_in_words_of_view(s, action, out);

    *s->rng = before;
    return found;
}

/* list_plans: the choice and the edges that were tried most after it; of those that were not tried,
 * the first look best. */
static void list_plans(struct search *s, const struct edge *best, struct account *a)
{
    const struct edge *listed[ACCOUNT_PLANS] = { best };
    int count = 1;

    for (; count < ACCOUNT_PLANS; count++) {
        const struct edge *next = NULL;

        for (uint32_t i = s->tree.node[s->root].first; i != TREE_NONE; i = s->tree.edge[i].next) {
            const struct edge *e = &s->tree.edge[i];
            bool known = e == listed[0] || (count > 1 && e == listed[1]);

            if (!known && (!next || e->visits > next->visits))
                next = e;
        }
        if (!next)
            break;
        listed[count] = next;
    }
    for (int i = 0; i < count; i++) {
        if (!as_seen(s, &listed[i]->action, &a->plan[a->plans].action))
            continue;
        a->plan[a->plans++].value = mean_of(listed[i]);
        a->tried += i == 0 || listed[i]->visits > 0;
    }
}

/* worst_throw: the outcome of these dice that would be worst, and the likeliest one, which it
 * returns. Nodes of chance keep no results: the next position is evaluated. */
static struct edge *worst_throw(struct search *s, const struct node *n, struct account *a)
{
    struct edge *likely = NULL;

    for (uint32_t i = n->first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];

        memcpy(s->ahead, s->world, s->rules.game->state_size);
        rules_apply(s->rules, s->ahead, &e->action, NULL);
        double value = search_worth(s, s->ahead, s->seat);
        if (!(a->bad_luck > 0) || value < a->after_dice) {
            a->after_dice = value;
            a->bad_luck = e->prior;
        }
        likely = !likely || e->prior > likely->prior ? e : likely;
    }
    return likely;
}

/* is_routine: it only goes on, as the end of a step does: no answer that anybody would speak of. */
static bool is_routine(struct search *s, const struct action *action)
{
    struct hint hint = { .items = 0 };

    rules_observe(s->rules, s->world, s->seat, s->seen);
    rules_hint(s->rules, (struct view){ s->seat, s->seen }, action, &hint);
    return hint.role == HINT_END || !(hint.token[0] || hint.cell[0] || hint.target[0]);
}

/* expect_answer: what another seat will do here. */
static void expect_answer(struct search *s, const struct node *n, const struct edge *e,
                          struct account *a)
{
    bool friends = s->rules.scn->side[n->mover].team == s->rules.scn->side[s->seat].team;

    rules_observe(s->rules, s->world, s->seat, s->seen);
    account_label(s->rules, (struct view){ s->seat, s->seen }, &e->action, a->feared);
    a->by = n->mover;
    a->after = friends ? mean_of(e) : -mean_of(e);
}

/* look_ahead follows the expected course from the choice until another seat decides. Where anything
 * is hidden there is no one course, and in canonical positions pieces have changed names. */
static void look_ahead(struct search *s, const struct edge *best, struct account *a)
{
    const struct edge *e = best;

    if (s->hidden || s->judge.canonical)
        return;
    memcpy(s->world, s->view, s->rules.game->state_size);
    for (int ply = 0; ply < PATH_STEPS_MAX && e; ply++) {
        uint32_t at = e->child;

        rules_apply(s->rules, s->world, &e->action, NULL);
        if (at == TREE_NONE || s->tree.node[at].first == TREE_NONE)
            return;
        const struct node *n = &s->tree.node[at];
        if (n->mover == SEAT_CHANCE) {
            e = worst_throw(s, n, a);
            continue;
        }
        e = search_favourite(s, at);
        if (n->mover == s->seat || !e || !e->visits || is_routine(s, &e->action))
            continue;
        expect_answer(s, n, e, a);
        return;
    }
}

void search_explain(struct search *s, const struct edge *best, struct text *why)
{
    struct account a = { 0 };

    if (best) {
        list_plans(s, best, &a);
        look_ahead(s, best, &a);
    }
    account_say(s->rules, (struct view){ s->seat, s->view }, &a, why);
}
