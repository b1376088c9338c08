/* api_host.c - what whoever set up a table may do to look after it: mute, put out, renew links. What is
 * done is a line of the log that everybody reads. */
#include <stdio.h>
#include <string.h>

#include "server/body.h"
#include "server/listen.h"
#include "server/service.h"
#include "server/token.h"

/* fresh_token makes one and adds it to the answer. */
static void fresh_token(struct call *c, enum token_kind kind, const char *key, struct json *j)
{
    struct store_token token = { .kind = kind };
    char words[TOKEN_DIGITS + 1];

    EXPECT(table_room_for_tokens(c->t));
    token_new(words);
    token_hash(words, token.hash);
    durable_token(c->s, c->t, &token);
    json_string(j, key, words);
}

static void take_seat_from_tokens(struct call *c, int seat)
{
    for (int i = 0; i < c->t->tokens; i++) {
        struct store_token token = c->t->token[i];

        if (token.kind == TOKEN_GONE || !(token.seats & 1u << seat))
            continue;
        token.seats &= ~(1u << seat);
        if (!token.seats)
            token.kind = TOKEN_GONE;
        durable_token(c->s, c->t, &token);
        listeners_leave(c->s, c->t, i);
    }
}

/* put_out: once the game has begun the computer takes the seat, so that nobody gets to look at what
 * the guest had. */
static void put_out(struct call *c, int seat)
{
    struct table *t = c->t;
    char to[12], words[40] = "open";
    struct error err;

    if (body_text(c->body, "to", to, sizeof to, &err) || choice_find("open|computer", to) < 0) {
        reply_error(c->r, 400, NULL, "\"to\" should be open or computer.");
        return;
    }
    bool open = to[0] == 'o';
    if (open && t->match->count) {
        reply_error(c->r, 422, NULL,
                    "The game has begun: only the computer can take the place of a player.");
        return;
    }
    struct level usual;
    if (!open && bots_level(c->s, t->match->rules.game, "", &usual, &err) == 0)
        snprintf(words, sizeof words, "computer %s", usual.name);
    if (durable_append(c->s, t, &err, "out %s %s", t->match->scn->side[seat].id, words)) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    take_seat_from_tokens(c, seat);
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_int(&j, "seq", t->seq);
    if (open)
        fresh_token(c, TOKEN_INVITE, "invite", &j);
    json_close_object(&j);
}

/* spectators_out: their links end, and there is a new one. Anybody may watch a public match. */
static void spectators_out(struct call *c)
{
    struct table *t = c->t;
    struct error err;

    if (durable_append(c->s, t, &err, "out -")) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    for (int i = 0; i < t->tokens; i++) {
        struct store_token token = t->token[i];

        if (token.kind != TOKEN_SPECTATOR && token.kind != TOKEN_LEFT)
            continue;
        token.kind = TOKEN_GONE;
        durable_token(c->s, t, &token);
        listeners_leave(c->s, t, i);
    }
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_int(&j, "seq", t->seq);
    fresh_token(c, TOKEN_SPECTATOR, "spectator", &j);
    json_close_object(&j);
}

static void mute(struct call *c, int seat, bool on)
{
    const char *side = seat >= 0 ? c->t->match->scn->side[seat].id : "-";
    struct error err;

    if (durable_append(c->s, c->t, &err, "mute %s %s", side, on ? "on" : "off"))
        reply_error(c->r, 422, NULL, "%s.", err.text);
    else
        reply_seq(c);
}

void api_host(struct call *c)
{
    char what[12];
    long seat;
    struct error err;

    if (c->t->token[c->token].kind != TOKEN_HOST) {
        reply_error(c->r, 403, NULL, "Only whoever set up this table can do that.");
        return;
    }
    if (body_text(c->body, "do", what, sizeof what, &err) ||
        body_number(c->body, "seat", -1, SEATS_MAX - 1, -1, &seat, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    if (seat >= c->t->match->scn->seats) {
        reply_error(c->r, 422, NULL, "There is no such seat.");
        return;
    }
    switch (choice_find("mute|unmute|out", what)) {
    case 0: mute(c, (int)seat, true); break;
    case 1: mute(c, (int)seat, false); break;
    case 2:
        if (seat >= 0)
            put_out(c, (int)seat);
        else
            spectators_out(c);
        break;
    default: reply_error(c->r, 400, NULL, "\"do\" should be mute, unmute or out.");
    }
}
