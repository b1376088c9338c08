/* api_ask.c - questions about a match: the view, live events, hints, sight, fields of fire, record,
 * replay, verification. */
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/propose.h"
#include "core/record.h"
#include "core/report.h"
#include "core/scene.h"
#include "server/listen.h"
#include "server/service.h"
#include "server/view.h"

/* wanted_seat: ?as=, or -1. */
static int wanted_seat(const struct call *c)
{
    const char *word = request_query(c->r, "as");
    long seat;

    return word && number_read(word, 0, SEATS_MAX - 1, &seat) == 0 ? (int)seat : -1;
}

static int viewpoint(const struct call *c)
{
    return table_viewpoint(c->t, c->you, wanted_seat(c));
}

void api_view(struct call *c)
{
    struct json j = reply_json(c->r, 200);

    struct view_wish wish = { .you = c->you,
                              .invited = table_seats_for(c->t, c->token),
                              .as = viewpoint(c),
                              .board = true,
                              .chat = true,
                              .now = c->s->now };
    view_json(c->t, &wish, &j, NULL);
}

void api_brief(struct call *c)
{
    struct json j = reply_json(c->r, 200);
    struct view_wish wish = { .you = c->you, .as = viewpoint(c), .brief = true, .now = c->s->now };

    view_json(c->t, &wish, &j, NULL);
}

void api_events(struct call *c)
{
    const char *after = c->r->last_event_id ? c->r->last_event_id : request_query(c->r, "after");
    long seen = 0;

    if (after && number_read(after, 0, c->t->seq, &seen))
        seen = 0;
    c->r->reply = (struct reply){ .status = 200, .type = "text/event-stream" };
    c->r->reply.listener =
        listener_new(c->s, c->t, c->token, c->you, wanted_seat(c), (uint32_t)seen);
    if (request_query(c->r, "quiet"))
        listener_quiet(c->r->reply.listener);
    c->r->reply.varies = true;
    if (!request_accepts(c->r, "gzip"))
        return;
    listener_squeeze(c->r->reply.listener);
    c->r->reply.encoding = "gzip";
}

/* read_before: ?before=, a seq; 0: the call is answered. */
static uint32_t read_before(struct call *c)
{
    const char *word = request_query(c->r, "before");
    long seq;

    if (word && number_read(word, 1, UINT32_MAX, &seq) == 0)
        return (uint32_t)seq;
    reply_error(c->r, 400, NULL, "?before= should be the number that came with the later lines.");
    return 0;
}

void api_log(struct call *c)
{
    uint32_t before = read_before(c);

    if (!before)
        return;
    struct json j = reply_json(c->r, 200);
    view_log(c->t, c->you, viewpoint(c), before, &j);
}

void api_talk(struct call *c)
{
    uint32_t before = read_before(c);

    if (!before)
        return;
    struct json j = reply_json(c->r, 200);
    view_chat(c->t, before, &j);
}

void api_hint(struct call *c)
{
    int seat = match_to_move(c->t->match);

    if (seat < 0 || !(c->you & 1u << seat))
        reply_error(c->r, 403, NULL, "It is not your decision.");
    else if (bots_hint(c->s, c->t, seat, c->r))
        reply_error(c->r, 503, NULL, "The computer is busy; try again in a moment.");
}

/* api_reason: what the computer's last decision was about, unless that may tell a secret. */
void api_reason(struct call *c)
{
    const struct table *t = c->t;

    if (!t->reason[0]) {
        reply_error(c->r, 404, NULL, "The computer has given no reason here.");
        return;
    }
    if (!rules_open(t->match->rules, t->match->state) && !table_over(t)) {
        reply_error(c->r, 403, NULL,
                    "The computer keeps its reasons to itself as long as anything is hidden.");
        return;
    }
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_string(&j, "side", t->match->scn->side[t->reasoned].id);
    json_string(&j, "title", t->match->scn->side[t->reasoned].title);
    json_string(&j, "why", t->reason);
    json_close_object(&j);
}

/* looked: a question about the map is asked of the caller's view; answer_look frees it. */
static struct view looked(struct call *c, struct scene *scene)
{
    const struct match *m = c->t->match;
    int seat = viewpoint(c);
    void *view = mem_alloc(m->rules.game->state_size);

    rules_observe(m->rules, m->state, seat, view);
    scene_init(scene);
    return (struct view){ seat, view };
}

static void answer_look(struct call *c, struct view view, struct scene *scene)
{
    struct json j = reply_json(c->r, 200);

    scene_json(scene, &j, NULL);
    scene_release(scene);
    mem_free((void *)view.state);
}

void api_sight(struct call *c)
{
    const struct match *m = c->t->match;
    const char *from = request_query(c->r, "from"), *to = request_query(c->r, "to");
    struct scene scene;

    if (!m->rules.game->pictures.look) {
        reply_error(c->r, 404, NULL, "This game has no line-of-sight rules.");
        return;
    }
    if (!from || !to || strlen(from) > 24 || strlen(to) > 24) {
        reply_error(c->r, 400, NULL, "?from= and ?to= are needed.");
        return;
    }
    struct view view = looked(c, &scene);
    rules_look(m->rules, view, from, to, &scene);
    answer_look(c, view, &scene);
}

void api_field(struct call *c)
{
    const struct match *m = c->t->match;
    const char *token = request_query(c->r, "piece");
    struct scene scene;

    if (!game_looks_around(m->rules.game)) {
        reply_error(c->r, 404, NULL, "Pieces have no facing in this game.");
        return;
    }
    if (!token || strlen(token) > 24) {
        reply_error(c->r, 400, NULL, "?piece= is needed.");
        return;
    }
    struct view view = looked(c, &scene);
    rules_look(m->rules, view, token, NULL, &scene);
    answer_look(c, view, &scene);
}

/* api_propose: what pointing there means, for whoever has to decide. */
void api_propose(struct call *c)
{
    const struct match *m = c->t->match;
    const char *piece = request_query(c->r, "piece"), *at = request_query(c->r, "at");
    int seat = match_to_move(m);
    struct pointing pointing;
    struct error err;

    if (seat < 0 || !(c->you & 1u << seat)) {
        reply_error(c->r, 403, NULL, "It is not your decision.");
        return;
    }
    if (pointing_read(piece ? piece : "", at ? at : "", &pointing, &err)) {
        reply_error(c->r, 400, NULL, "%s.", err.text);
        return;
    }
    struct json j = reply_json(c->r, 200);
    proposal_json(m->rules, m->state, seat, &pointing, &j);
}

/* --- the past --- */

/* api_luck: while something is hidden, only what this viewer could work out alone. */
void api_luck(struct call *c)
{
    const struct match *m = c->t->match;
    struct luck luck[SEATS_MAX];
    int seat = viewpoint(c);

    if (table_sees_all(c->t, c->you))
        report_luck(m, luck);
    else
        report_luck_for(m, seat, luck);
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_int(&j, "entry", m->count);
    json_open_array(&j, "luck");
    for (int i = 0; i < m->scn->seats; i++) {
        json_open_object(&j, NULL);
        json_string(&j, "side", m->scn->side[i].id);
        json_int(&j, "rolls", luck[i].rolls);
        json_int(&j, "hits", luck[i].hits);
        json_real(&j, "expected", luck[i].expected, 4);
        json_real(&j, "percentile", luck[i].percentile, 4);
        json_int(&j, "first", luck[i].first);
        json_int(&j, "wide", luck[i].wide);
        json_open_array(&j, "bars");
        for (int k = 0; k < luck[i].bars; k++)
            json_real(&j, NULL, luck[i].bar[k], 4);
        json_close_array(&j);
        json_close_object(&j);
    }
    json_close_array(&j);
    json_close_object(&j);
}

void api_record(struct call *c)
{
    if (!table_sees_all(c->t, c->you)) {
        reply_error(c->r, 403, NULL,
                    "This game has secrets: its record is open once the match is over.");
        return;
    }
    c->r->reply = (struct reply){ .status = 200,
                                  .type = "text/plain; charset=utf-8",
                                  .body = text_growing() };
    record_write(c->t->match, table_over(c->t) ? RECORD_WHOLE : RECORD_PUBLIC, &c->r->reply.body);
}

/* Whose eyes see the past: a seat's, or with `all` nothing is hidden. */
struct eyes {
    int seat;
    bool all;
};

/* read_entry: ?KEY=, a number of entries; -1: the call is answered. */
static int read_entry(struct call *c, const char *key)
{
    const char *word = request_query(c->r, key);
    long entry;

    if (word && number_read(word, 0, c->t->match->count, &entry) == 0)
        return (int)entry;
    reply_error(c->r, 400, NULL, "?%s= should be a number from 0 to %d.", key, c->t->match->count);
    return -1;
}

/* read_eyes: ?as=. 0; or -1 when that is not for the caller to see, and the call is answered. */
static int read_eyes(struct call *c, struct eyes *out)
{
    const char *as = request_query(c->r, "as");
    bool all = as && strcmp(as, "all") == 0;
    int seat = viewpoint(c), wanted = wanted_seat(c);

    if ((all || (wanted >= 0 && wanted != seat)) && !table_sees_all(c->t, c->you)) {
        reply_error(c->r, 403, NULL, "You can see what the others saw once the match is over.");
        return -1;
    }
    if (wanted >= 0 && wanted < c->t->match->scn->seats)
        seat = wanted;
    *out = (struct eyes){ seat, all };
    return 0;
}

void api_replay(struct call *c)
{
    int at = read_entry(c, "at");
    struct eyes eyes;

    if (at < 0 || read_eyes(c, &eyes))
        return;
    struct json j = reply_json(c->r, 200);
    view_past(c->t, at, c->you, eyes.seat, eyes.all, c->s->now, &j);
}

void api_steps(struct call *c)
{
    int after = read_entry(c, "after");
    struct eyes eyes;

    if (after < 0 || read_eyes(c, &eyes))
        return;
    struct view_steps want = { .after = after,
                               .to = c->t->match->count,
                               .you = c->you,
                               .as = eyes.seat,
                               .as_all = eyes.all,
                               .start = request_query(c->r, "start") };
    struct json j = reply_json(c->r, 200);
    view_steps(c->t, &want, &j);
}

void api_turns(struct call *c)
{
    struct json j = reply_json(c->r, 200);

    view_turns(c->t, &j);
}

static void rolls_json(const struct match *m, struct json *j)
{
    json_open_array(j, "rolls");
    for (int i = 0; i < m->count; i++) {
        const struct entry *e = &m->entry[i];

        if (e->seat != SEAT_CHANCE)
            continue;
        json_open_object(j, NULL);
        json_int(j, "roll", e->roll);
        json_int(j, "entry", i + 1);
        json_int(j, "count", e->face_count);
        json_int(j, "sides", e->sides);
        json_open_array(j, "faces");
        for (int k = 0; k < e->face_count; k++)
            json_int(j, NULL, match_faces(m, e)[k]);
        json_close_array(j);
        json_bool(j, "told", e->given);
        json_close_object(j);
    }
    json_close_array(j);
}

/* verified: the record is written and read back as `replay --verify` does; once, because a match
 * that is over does not change. */
static bool verified(struct call *c, struct error *err)
{
    if (c->t->verified)
        return true;
    struct text record = text_growing();

    record_write(c->t->match, RECORD_WHOLE, &record);
    struct match *again =
        record_verify(&c->s->library, "record", record.at, record.length, NULL, err);
    match_free(again);
    text_release(&record);
    return c->t->verified = again != NULL;
}

void api_verify(struct call *c)
{
    const struct match *m = c->t->match;
    bool over = table_over(c->t);
    struct error err = { "" };
    char hex[2 * SECRET_BYTES + 1];
    struct json j = reply_json(c->r, 200);

    json_open_object(&j, NULL);
    json_bool(&j, "over", over);
    json_bool(&j, "verified", over && verified(c, &err));
    if (err.text[0])
        json_string(&j, "error", err.text);
    digits_write(m->dice.commitment, SECRET_BYTES, hex);
    json_string(&j, "commitment", hex);
    json_string(&j, "match", m->dice.match);
    json_open_array(&j, "nonces");
    for (int i = 0; i < m->scn->seats; i++)
        json_string(&j, NULL, m->dice.nonce[i]);
    json_close_array(&j);
    json_open_array(&j, "nonces_from");
    for (int i = 0; i < m->scn->seats; i++)
        json_int(&j, NULL, m->dice.nonce_from[i]);
    json_close_array(&j);
    if (over) {
        digits_write(m->dice.secret, SECRET_BYTES, hex);
        json_string(&j, "secret", hex);
        rolls_json(m, &j);
    }
    json_close_object(&j);
}
