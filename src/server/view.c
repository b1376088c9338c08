/* view.c - what a viewer sees of a table, as JSON. */
#include "server/view_inside.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/plan.h"
#include "core/posed.h"
#include "core/scene.h"
#include "core/verdict.h"

void mask_json(struct json *j, const char *key, unsigned mask)
{
    json_open_array(j, key);
    for (int i = 0; mask; i++, mask >>= 1)
        if (mask & 1)
            json_int(j, NULL, i);
    json_close_array(j);
}

/* --- the position --- */

static void board_json(const struct look *l, struct json *j)
{
    struct scene scene;

    scene_init(&scene);
    rules_board(l->m->rules, &scene);
    scene_board_json(&scene, j, "board");
    scene_release(&scene);
}

struct scene all_of_it(const struct look *l, const void *state)
{
    struct rules r = l->m->rules;
    char *seen = mem_alloc(r.game->state_size);
    struct scene scene;

    scene_init(&scene);
    rules_draw(r, (struct view){ l->view.seat, state }, &scene);
    for (int i = 0; i < r.scn->seats && rules_hides(r); i++) {
        struct scene known;

        rules_observe(r, state, i, seen);
        scene_init(&known);
        rules_draw(r, (struct view){ i, seen }, &known);
        scene_secrets(&scene, &known);
        scene_release(&known);
    }
    mem_free(seen);
    return scene;
}

static void make_picture(const struct look *l, struct json *j, const char *key)
{
    struct scene scene;

    if (l->all) {
        scene = all_of_it(l, l->state);
    } else {
        scene_init(&scene);
        rules_draw(l->m->rules, l->view, &scene);
    }
    scene_json(&scene, j, key);
    scene_release(&scene);
}

/* The scene is the costliest part of a view: where nothing is hidden at the moment it is made once
 * for all viewers. */
static void picture_json(const struct look *l, struct json *j)
{
    struct text *shared_scene = l->wish->shared_scene;

    if (!shared_scene || !rules_open(l->m->rules, l->state)) {
        make_picture(l, j, "scene");
        return;
    }
    if (!shared_scene->length) {
        struct json once = json_to(shared_scene);

        make_picture(l, &once, NULL);
    }
    json_ready(j, "scene", shared_scene->at, shared_scene->length);
}

static bool dice_follow(const struct look *l, const struct action *action, void *scratch)
{
    const struct game *g = l->m->rules.game;

    memcpy(scratch, l->view.state, g->state_size);
    rules_resolve(l->m->rules, scratch, action, NULL);
    return rules_to_move(l->m->rules, scratch) == SEAT_CHANCE;
}

/* has_form: does this attack leave its seat something to choose, with a usual choice? */
static bool has_form(const struct look *l, const struct action *action, void *scratch)
{
    const struct game *g = l->m->rules.game;
    struct action usual;

    memcpy(scratch, l->view.state, g->state_size);
    rules_apply(l->m->rules, scratch, action, NULL);
    return rules_to_move(l->m->rules, scratch) == l->view.seat &&
           plan_usual(l->m->rules, (struct view){ l->view.seat, scratch }, &usual);
}

/* The list of legal actions in the making. */
struct offers {
    const struct look *look;
    const struct action *list;
    void *scratch;
    struct json *j;
};

void hint_json(const struct hint *h, const char *words, struct json *j)
{
    static const char *const role[HINT_ROLES] = { "other", "move", "shoot", "end", "yield" };

    json_string(j, "action", words);
    json_string(j, "label", h->label);
    json_string(j, "group", h->group);
    json_string(j, "role", role[h->role]);
    json_string(j, "token", h->token);
    json_string(j, "cell", h->cell);
    json_string(j, "target", h->target);
    json_string(j, "cost", h->cost);
    json_string(j, "needs", h->needs);
    json_string(j, "clause", h->clause);
    if (h->risk[0])
        json_string(j, "risk", h->risk);
    hint_items_json(h, j);
    if (h->usual)
        json_bool(j, "usual", true);
    if (h->aim[0]) {
        json_string(j, "aim", h->aim);
        json_string(j, "with", h->with);
    }
    if (h->chance) {
        json_int(j, "amount", h->amount);
        json_real(j, "chance", h->chance / 1e6, 6);
    }
}

static void action_json(void *context, int i, const struct hint *h)
{
    const struct offers *o = context;
    struct json *j = o->j;
    char words[400];
    struct text notation = text_fixed(words, sizeof words);

    rules_text(o->look->m->rules, o->look->view.state, &o->list[i], &notation);
    json_open_object(j, NULL);
    hint_json(h, words, j);
    if (h->role == HINT_SHOOT && o->look->m->rules.game->flags & GAME_STEPWISE &&
        has_form(o->look, &o->list[i], o->scratch))
        json_bool(j, "form", true);
    json_bool(j, "dice", dice_follow(o->look, &o->list[i], o->scratch));
    json_close_object(j);
}

static void legal_json(const struct look *l, struct json *j)
{
    const struct game *g = l->m->rules.game;
    int mover = match_to_move(l->t->match);

    json_open_array(j, "legal");
    if (!l->past && mover >= 0 && mover == l->view.seat && l->t->seat[mover].who == WHO_PERSON) {
        struct action *list = mem_resize(NULL, (size_t)g->max_legal * sizeof *list);
        struct offers offers = { l, list, mem_resize(NULL, g->state_size), j };
        int count = rules_legal(l->m->rules, l->view.state, list);

        rules_hints(l->m->rules, l->view, list, count, action_json, &offers);
        mem_free(offers.scratch);
        mem_free(list);
    }
    json_close_array(j);
}

static void prompt_json(const struct look *l, struct json *j)
{
    char words[400];
    struct text prompt = text_fixed(words, sizeof words);

    rules_prompt(l->m->rules, l->view, &prompt);
    json_string(j, "prompt", words);
}

static void mover_json(const struct look *l, struct json *j)
{
    int mover = rules_to_move(l->m->rules, l->state);

    if (!l->past && table_over(l->t))
        mover = SEAT_NONE;
    json_int(j, "to_move", mover);
    json_string(j, "mover", mover >= 0 ? l->m->scn->side[mover].id : "");
}

/* --- how it ended --- */

static void result_text(const struct table *t, struct text *out)
{
    static const char *const reason[] = { [VERDICT_RULES] = ".",
                                          [VERDICT_RESIGNATION] = " by resignation.",
                                          [VERDICT_TIME] = " on time.",
                                          [VERDICT_AGREEMENT] = "." };
    static const char *const nobody_wins[] = { [VERDICT_RULES] = "A draw.",
                                               [VERDICT_RESIGNATION] = "Lost by resignation.",
                                               [VERDICT_TIME] = "Lost on time.",
                                               [VERDICT_AGREEMENT] = "Drawn by agreement." };
    enum verdict verdict = match_verdict(t->match);
    int named = 0;

    if (!t->winners) {
        text_add(out, nobody_wins[verdict]);
        return;
    }
    for (int i = 0; i < t->match->scn->seats; i++)
        if (t->winners & 1u << i)
            text_addf(out, "%s%s", named++ ? " and " : "", t->match->scn->side[i].title);
    bool several = named > 1 || (out->length && out->at[out->length - 1] == 's'); /* Allies */
    text_addf(out, " %s%s", several ? "win" : "wins", reason[verdict]);
}

/* losses_json: how many pieces each seat lost. Once the match is over everybody may know. */
static void losses_json(const struct table *t, struct json *j)
{
    int lost[SEATS_MAX] = { 0 };

    for (int i = 0; i < t->events; i++)
        for (int seat = 0; seat < SEATS_MAX; seat++)
            lost[seat] += (t->event[i].flags & EVENT_LOSS << seat) != 0;
    json_open_array(j, "lost");
    for (int seat = 0; seat < t->match->scn->seats; seat++)
        json_int(j, NULL, lost[seat]);
    json_close_array(j);
}

/* decided_by: the rules' own word for how it was decided; "" where they have none. */
static const char *decided_by(const struct match *m)
{
    const struct study *study = m->rules.game->study;

    return match_verdict(m) == VERDICT_RULES && study && study->decided_by
               ? study->decided_by(m->rules.scn, m->state)
               : "";
}

/* why_json: the sentence with which the rules ended it; "" where they did not. */
static void why_json(const struct table *t, struct json *j)
{
    char words[400];
    struct text text = text_fixed(words, sizeof words);

    if (match_verdict(t->match) == VERDICT_RULES && t->events)
        rules_event_text(t->match->rules, &t->event[t->events - 1], &text);
    json_string(j, "why", words);
}

static void result_json(const struct look *l, struct json *j)
{
    static const char *const reason[] = { [VERDICT_RULES] = "rules",
                                          [VERDICT_RESIGNATION] = "resign",
                                          [VERDICT_TIME] = "time",
                                          [VERDICT_AGREEMENT] = "draw" };
    const struct table *t = l->t;
    int returns[SEATS_MAX];
    char words[300];
    struct text text = text_fixed(words, sizeof words);

    json_bool(j, "over", table_over(t));
    if (!table_over(t)) {
        json_null(j, "result");
        return;
    }
    match_standing(l->m, l->m->state, returns);
    result_text(t, &text);
    json_open_object(j, "result");
    mask_json(j, "winners", t->winners);
    json_string(j, "reason", reason[match_verdict(t->match)]);
    json_string(j, "text", words);
    json_open_array(j, "returns");
    for (int i = 0; i < l->m->scn->seats; i++)
        json_int(j, NULL, returns[i]);
    json_close_array(j);
    json_string(j, "decided", decided_by(l->m));
    why_json(t, j);
    losses_json(t, j);
    json_close_object(j);
}

/* --- the table around it --- */

static void seats_json(const struct look *l, struct json *j)
{
    static const char *const who[] = { "open", "open", "person", "computer" };
    const struct table *t = l->t;
    unsigned kept = table_kept(t);

    json_open_array(j, "seats");
    for (int i = 0; i < l->m->scn->seats; i++) {
        json_open_object(j, NULL);
        json_string(j, "side", l->m->scn->side[i].id);
        json_string(j, "title", l->m->scn->side[i].title);
        json_int(j, "team", l->m->scn->side[i].team);
        json_string(j, "who", who[t->seat[i].who]);
        json_string(j, "name", l->m->seat_name[i]);
        json_string(j, "level", t->seat[i].level);
        json_bool(j, "online", t->online[i] > 0);
        json_bool(j, "resigned", t->seat[i].resigned);
        if (kept & 1u << i)
            json_bool(j, "kept", true);
        json_int(j, "took", t->took[i]);
        json_close_object(j);
    }
    json_close_array(j);
}

static void clock_json(const struct look *l, struct json *j)
{
    const struct table *t = l->t;

    if (!t->head.minutes) {
        json_null(j, "clock");
        return;
    }
    json_open_object(j, "clock");
    table_timing_json(t, j);
    json_open_array(j, "left");
    for (int i = 0; i < l->m->scn->seats; i++)
        json_int(j, NULL, table_time_left(t, i, l->wish->now));
    json_close_array(j);
    json_int(j, "running", t->since ? match_to_move(t->match) : SEAT_NONE);
    json_int(j, "now", l->wish->now);
    json_close_object(j);
}

static void dice_json(const struct look *l, struct json *j)
{
    const struct fairdice *d = &l->m->dice;
    char hex[2 * SECRET_BYTES + 1];

    json_open_object(j, "dice");
    digits_write(d->commitment, SECRET_BYTES, hex);
    json_string(j, "commitment", hex);
    json_string(j, "match", d->match);
    json_open_array(j, "nonces");
    for (int i = 0; i < l->m->scn->seats; i++)
        json_string(j, NULL, d->nonce[i]);
    json_close_array(j);
    json_int(j, "rolls", l->m->rolls);
    if (table_over(l->t)) {
        digits_write(d->secret, SECRET_BYTES, hex);
        json_string(j, "secret", hex);
    }
    json_close_object(j);
}

static void offer_json(const struct offer *offer, bool entry, struct json *j, const char *key)
{
    if (offer->by == SEAT_NONE) {
        json_null(j, key);
        return;
    }
    json_open_object(j, key);
    json_int(j, "by", offer->by);
    mask_json(j, "agreed", offer->agreed);
    if (entry)
        json_int(j, "entry", offer->entry);
    json_close_object(j);
}

void thinking_json(const struct table *t, struct json *j)
{
    if (t->thinking == SEAT_NONE) {
        json_null(j, "thinking");
        return;
    }
    json_open_object(j, "thinking");
    json_int(j, "seat", t->thinking);
    json_int(j, "since", t->asked_at);
    json_int(j, "budget", t->budget);
    if (t->hurried)
        json_bool(j, "busy", true);
    json_close_object(j);
}

static void muted_json(const struct table *t, struct json *j)
{
    json_open_array(j, "muted");
    if (t->muted & 1u << SPECTATORS)
        json_int(j, NULL, -1);
    for (int i = 0; i < t->match->scn->seats; i++)
        if (t->muted & 1u << i)
            json_int(j, NULL, i);
    json_close_array(j);
}

static void customs_json(const struct look *l, struct json *j)
{
    const struct table *t = l->t;
    int seat;

    json_bool(j, "undo", !l->past && table_undo_point(t, l->wish->you) >= 0);
    json_bool(j, "takeback",
              !l->past && table_persons(t) & ~l->wish->you &&
                  table_takeback_point(t, l->wish->you, &seat) >= 0);
    offer_json(&t->draw, false, j, "draw_offer");
    offer_json(&t->takeback, true, j, "takeback_offer");
    thinking_json(t, j);
    json_string(j, "rematch", t->rematch);
    muted_json(t, j);
}

/* standing_json: orders for shots and for markers, only for the holder of the seat; null in games
 * without. */
static void standing_json(const struct look *l, struct json *j)
{
    int seat = l->view.seat;
    bool own = seat >= 0 && l->wish->you & 1u << seat;
    unsigned flags = own ? l->m->rules.game->flags : 0;
    struct standing orders = own ? l->t->seat[seat].standing : (struct standing){ .percent = 0 };
    char words[STANDING_TEXT];

    standing_text(orders, words);
    if (flags & GAME_REACTIONS)
        json_string(j, "standing", words);
    else
        json_null(j, "standing");
    standing_markers(orders, words);
    if (flags & GAME_MARKERS)
        json_string(j, "markers", words);
}

static void head_json(const struct look *l, struct json *j)
{
    const struct table *t = l->t;
    char title[200];

    snprintf(title, sizeof title, "%s: %s", l->m->rules.game->title, l->m->scn->title);
    json_string(j, "match", t->head.id);
    json_string(j, "game", t->head.game);
    json_string(j, "scenario", l->m->scn->id);
    json_string(j, "title", title);
    json_int(j, "created", t->head.created);
    json_bool(j, "public", t->head.is_public);
    json_int(j, "seq", t->seq);
    json_int(j, "entry", l->entry);
    json_int(j, "entries", l->m->count);
    mask_json(j, "you", l->wish->you);
    json_int(j, "as", seat_number(l->view.seat));
    json_bool(j, "unlisted", l->m->rules.game->flags & GAME_UNLISTED);
}

/* position_json: what there is to see and to do. */
static void position_json(const struct look *l, struct json *j)
{
    prompt_json(l, j);
    if (l->wish->board)
        board_json(l, j);
    picture_json(l, j);
    legal_json(l, j);
    log_json(l, j);
    if (l->wish->chat)
        chat_json(l->t, 0, j);
    dice_json(l, j);
    customs_json(l, j);
    standing_json(l, j);
}

static void look_json(const struct look *l, struct json *j, const char *key)
{
    json_open_object(j, key);
    head_json(l, j);
    result_json(l, j);
    mover_json(l, j);
    if (!l->wish->brief)
        position_json(l, j);
    seats_json(l, j);
    if (l->wish->invited)
        mask_json(j, "invited", l->wish->invited);
    clock_json(l, j);
    json_close_object(j);
}

/* Once the match is over nothing is hidden any more, however it ended. */
void view_json(const struct table *t, const struct view_wish *wish, struct json *j, const char *key)
{
    const struct match *m = t->match;
    void *seen = mem_alloc(m->rules.game->state_size);
    struct look l = { .t = t,
                      .m = m,
                      .state = m->state,
                      .entry = m->count,
                      .view = { wish->as, table_over(t) ? m->state : seen },
                      .wish = wish };

    rules_observe(m->rules, m->state, wish->as, seen);
    look_json(&l, j, key);
    mem_free(seen);
}

void view_full(const struct table *t, unsigned you, int as, int64_t now, struct json *j,
               const char *key)
{
    struct view_wish wish = { .you = you, .as = as, .board = true, .chat = true, .now = now };

    view_json(t, &wish, j, key);
}

void view_past(const struct table *t, int at, unsigned you, int as, bool as_all, int64_t now,
               struct json *j)
{
    const struct match *m = t->match;
    size_t size = m->rules.game->state_size;
    char *state = mem_alloc(size), *seen = mem_alloc(size);
    struct view_wish wish = { .you = you, .as = as, .board = true, .now = now };
    struct look l = { .t = t,
                      .m = m,
                      .state = state,
                      .entry = at,
                      .past = true,
                      .all = as_all,
                      .view = { as, as_all ? state : seen },
                      .wish = &wish };

    EXPECT(at >= 0 && at <= m->count);
    memcpy(state, m->start, size);
    for (int i = 0; i < at; i++)
        rules_apply(m->rules, state, &m->entry[i].action, NULL);
    rules_observe(m->rules, state, as, seen);
    look_json(&l, j, NULL);
    mem_free(seen);
    mem_free(state);
}
