/* api_action.c - questions about one action or one piece: odds, reasons, ways, and what could be
 * attacked from elsewhere. */
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/odds.h"
#include "core/plan.h"
#include "core/reason.h"
#include "server/service.h"
#include "server/view.h"

/* A question about an action, asked of the view of the seat that would take it. */
struct question {
    int seat;
    void *view;
    struct action action;
};

static void question_free(struct question *q)
{
    mem_free(q->view);
}

/* ask_view: 0 and the view of the one of the caller's seats that is to decide; else -1, and the call
 * is answered. */
static int ask_view(struct call *c, struct question *q)
{
    const struct match *m = c->t->match;

    *q = (struct question){ .seat = match_to_move(m) };
    if (q->seat < 0 || !(c->you & 1u << q->seat)) {
        reply_error(c->r, 403, NULL, "It is not your decision.");
        return -1;
    }
    q->view = mem_alloc(m->rules.game->state_size);
    rules_observe(m->rules, m->state, q->seat, q->view);
    return 0;
}

/* ask: 0 when one of the caller's seats is to decide and the action can be read; else -1, and the
 * call is answered. */
static int ask(struct call *c, struct question *q)
{
    const struct match *m = c->t->match;
    const char *words = request_query(c->r, "action");
    struct error err;

    if (!words || !words[0] || strlen(words) > 300) {
        reply_error(c->r, 400, NULL, "?action= is needed.");
        return -1;
    }
    if (ask_view(c, q))
        return -1;
    if (rules_parse(m->rules, q->view, words, &q->action, &err) == 0)
        return 0;
    reply_error(c->r, 400, NULL, "%s", err.text);
    question_free(q);
    return -1;
}

/* The seats whose bit is set beside `flag` (EVENT_HURT, EVENT_LOSS). */
static void seats_json(const char *key, const struct match *m, int flags, int flag, struct json *j)
{
    json_open_array(j, key);
    for (int k = 0; k < m->scn->seats; k++)
        if (flags & flag << k)
            json_int(j, NULL, k);
    json_close_array(j);
}

static void lines_json(const struct match *m, const struct odds *odds, struct json *j)
{
    json_open_array(j, "lines");
    for (int i = 0; i < odds->count; i++) {
        const struct odds_line *line = &odds->line[i];
        char words[100];
        struct text fraction = text_fixed(words, sizeof words);

        fraction_write(line->p, &fraction);
        json_open_object(j, NULL);
        json_string(j, "text", line->text);
        json_real(j, "p", fraction_show(line->p), 6);
        json_string(j, "fraction", words);
        json_bool(j, "effect", line->flags & EVENT_EFFECT);
        seats_json("hurt", m, line->flags, EVENT_HURT, j);
        seats_json("lost", m, line->flags, EVENT_LOSS, j);
        if (line->next != SEAT_NONE)
            json_int(j, "next", line->next);
        json_open_array(j, "returns");
        for (int k = 0; k < m->scn->seats; k++)
            json_int(j, NULL, line->returns[k]);
        json_close_array(j);
        json_close_object(j);
    }
    json_close_array(j);
}

static void odds_json(const struct match *m, const struct odds *odds, struct json *j)
{
    lines_json(m, odds, j);
    json_open_array(j, "effects");
    for (int i = 0; i < odds->effects; i++) {
        json_open_object(j, NULL);
        json_string(j, "text", odds->effect[i].text);
        json_real(j, "p", fraction_show(odds->effect[i].p), 6);
        seats_json("hurt", m, odds->effect[i].flags, EVENT_HURT, j);
        seats_json("lost", m, odds->effect[i].flags, EVENT_LOSS, j);
        json_close_object(j);
    }
    json_close_array(j);
    json_open_array(j, "expected");
    for (int k = 0; k < m->scn->seats; k++)
        json_real(j, NULL, odds->expected[k], 4);
    json_close_array(j);
}

void api_odds(struct call *c)
{
    const struct match *m = c->t->match;
    struct odds *odds = mem_alloc(sizeof *odds);
    struct question q;
    struct error err;

    if (ask(c, &q) == 0) {
        if (odds_of(m->rules, q.view, q.seat, &q.action, odds, &err)) {
            reply_error(c->r, 422, NULL, "%s", err.text);
        } else {
            struct json j = reply_json(c->r, 200);

            json_open_object(&j, NULL);
            json_string(&j, "action", request_query(c->r, "action"));
            odds_json(m, odds, &j);
            json_close_object(&j);
        }
        question_free(&q);
    }
    mem_free(odds);
}

/* reason_json: {"legal": true}, or the refusal. */
static void reason_json(struct call *c, bool legal, const struct refusal *why)
{
    struct json j = reply_json(c->r, 200);

    json_open_object(&j, NULL);
    json_bool(&j, "legal", legal);
    if (!legal) {
        json_string(&j, "error", why->why);
        json_string(&j, "clause", why->clause);
    }
    json_close_object(&j);
}

/* why_there: why a piece can do nothing at a place. */
static void why_there(struct call *c, const char *piece, const char *at)
{
    struct rules r = c->t->match->rules;
    struct refusal why = { .why = "" };
    struct question q;
    struct scene map;

    if (ask_view(c, &q))
        return;
    scene_init(&map);
    rules_board(r, &map);
    rules_draw(r, (struct view){ q.seat, q.view }, &map);
    const struct scene_cell *cell = scene_find_cell(&map, at);
    if (!cell)
        reply_error(c->r, 400, NULL, "There is no place \"%.24s\".", at);
    else if (!reason_for(r, (struct view){ q.seat, q.view }, &map, piece, cell, &why))
        refuse(&why, "", "Nothing can be done there now.");
    if (cell)
        reason_json(c, false, &why);
    scene_release(&map);
    question_free(&q);
}

void api_why(struct call *c)
{
    const char *piece = request_query(c->r, "piece"), *cell = request_query(c->r, "cell");
    struct question q;
    struct refusal why = { .why = "" };

    if (piece && cell && strlen(piece) <= 24) {
        why_there(c, piece, cell);
        return;
    }
    if (ask(c, &q))
        return;
    bool legal = rules_check(c->t->match->rules, q.view, &q.action, &why) == 0;
    reason_json(c, legal, &why);
    question_free(&q);
}

/* --- ways --- */

/* way_json: the actions and places of one way, from its beginning, and the usual end. */
static void way_json(const struct plan *plan, int end, struct json *j)
{
    const struct plan_node *last = &plan->node[end];
    int chain[PLAN_NODES], length = 0;

    for (int i = end; plan->node[i].before >= 0; i = plan->node[i].before)
        chain[length++] = i;
    json_open_object(j, NULL);
    json_string(j, "cell", last->cell);
    if (last->cost >= 0)
        json_int(j, "cost", last->cost);
    json_int(j, "watched", last->watched);
    json_open_array(j, "actions");
    for (int i = length - 1; i >= 0; i--)
        json_string(j, NULL, plan->node[chain[i]].words);
    if (last->last[0])
        json_string(j, NULL, last->last);
    json_close_array(j);
    json_open_array(j, "cells");
    for (int i = length - 1; i >= 0; i--)
        if (strcmp(plan->node[chain[i]].cell, plan->node[plan->node[chain[i]].before].cell) != 0)
            json_string(j, NULL, plan->node[chain[i]].cell);
    json_close_array(j);
    json_close_object(j);
}

/* api_ways: where a piece gets by several actions, and by which. */
void api_ways(struct call *c)
{
    const struct match *m = c->t->match;
    const char *piece = request_query(c->r, "piece");
    struct question q;

    if (!(m->rules.game->flags & GAME_STEPWISE)) {
        reply_error(c->r, 404, NULL, "In this game every move is one action.");
        return;
    }
    if (!piece || !piece[0] || strlen(piece) > 24) {
        reply_error(c->r, 400, NULL, "?piece= is needed.");
        return;
    }
    if (ask_view(c, &q))
        return;
    struct plan *plan = mem_alloc(sizeof *plan);
    struct json j = reply_json(c->r, 200);
    plan_reach(m->rules, (struct view){ q.seat, q.view }, piece, plan);
    json_open_object(&j, NULL);
    json_open_array(&j, "ways");
    for (int i = 0; i < plan->count; i++)
        if (plan_is_end(plan, i))
            way_json(plan, i, &j);
    json_close_array(&j);
    json_close_object(&j);
    mem_free(plan);
    question_free(&q);
}

/* --- from there --- */

enum { ATTACKS_SHOWN = 8 };

/* attack_json: one attack that the position allows, with its odds. */
static void attack_json(const struct match *m, struct view view, const struct action *a,
                        struct odds *odds, struct json *j)
{
    struct hint h = { .items = 0 };
    char words[400];
    struct text notation = text_fixed(words, sizeof words);
    struct error err;

    rules_hint(m->rules, view, a, &h);
    rules_text(m->rules, view.state, a, &notation);
    json_open_object(j, NULL);
    hint_json(&h, words, j);
    if (odds_of(m->rules, view.state, view.seat, a, odds, &err) == 0) {
        json_open_object(j, "odds");
        odds_json(m, odds, j);
        json_close_object(j);
    }
    json_close_object(j);
}

/* api_from: what a piece could attack once it has taken this action. */
void api_from(struct call *c)
{
    const struct match *m = c->t->match;
    struct question q;
    struct hint h = { .items = 0 };

    if (ask(c, &q))
        return;
    struct odds *odds = mem_alloc(sizeof *odds);
    struct action *list = mem_alloc((size_t)m->rules.game->max_legal * sizeof *list);
    struct json j = reply_json(c->r, 200);
    int count = 0;

    if (rules_check(m->rules, q.view, &q.action, NULL) == 0) {
        rules_hint(m->rules, (struct view){ q.seat, q.view }, &q.action, &h);
        count = plan_attacks(m->rules, q.seat, h.token, &q.action, q.view, list);
    }
    json_open_object(&j, NULL);
    json_open_array(&j, "attacks");
    for (int i = 0; i < count && i < ATTACKS_SHOWN; i++)
        attack_json(m, (struct view){ q.seat, q.view }, &list[i], odds, &j);
    json_close_array(&j);
    json_close_object(&j);
    mem_free(list);
    mem_free(odds);
    question_free(&q);
}
