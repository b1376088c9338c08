/* api_lobby.c - the lobby: what it shows of public matches, and how many of them one address may
 * have. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/service.h"

enum {
    CARDS_MAX = 50,  /* in the lobby */
    PUBLIC_MAX = 10, /* public matches under way from one address */
};

static const int64_t HOUR_MS = 3600000;

/* --- how many --- */

int64_t lobby_origin(const struct call *c)
{
    const char *address = c->r->address;
    unsigned char hash[crypto_shorthash_BYTES];
    int64_t number;

    _Static_assert(crypto_shorthash_KEYBYTES == sizeof c->s->origin_key, "a key of its own size");
    _Static_assert(sizeof hash == sizeof number, "a hash is a number");
    crypto_shorthash(hash, (const unsigned char *)address, strlen(address), c->s->origin_key);
    memcpy(&number, hash, sizeof number);
    return number;
}

/* lobby_full: matches that are only now being saved count too. */
int lobby_full(struct call *c)
{
    struct server *s = c->s;
    struct error err;
    int64_t origin = lobby_origin(c);
    int count = store_public(s->store, origin, s->now - s->config.listed * HOUR_MS, &err);

    for (int i = 0; s->filling && i < s->filling->tables; i++) {
        const struct store_head *head = &s->filling->table[i]->head;

        count += count >= 0 && head->is_public && head->origin == origin;
    }
    if (count < 0)
        reply_error(c->r, 503, NULL, "%s.", err.text);
    else if (s->config.rate > 0 && count >= PUBLIC_MAX * s->config.rate)
        reply_error(c->r, 422, NULL,
                    "You have %d public matches under way, which is the most from one address; "
                    "finish one, or make this one private.",
                    count);
    else
        return 0;
    return -1;
}

/* --- what it shows --- */

void lobby_card(const struct table *t, struct text *out)
{
    static const char *const who[] = { "open", "open", "person", "computer" };
    const struct match *m = t->match;
    struct json j = json_to(out);
    unsigned kept = table_kept(t);
    char title[200];

    snprintf(title, sizeof title, "%s: %s", m->rules.game->title, m->scn->title);
    json_open_object(&j, NULL);
    json_string(&j, "match", t->head.id);
    json_string(&j, "game", t->head.game);
    json_string(&j, "scenario", m->scn->id);
    json_string(&j, "title", title);
    json_int(&j, "created", t->head.created);
    if (t->head.minutes) {
        json_open_object(&j, "clock");
        table_timing_json(t, &j);
        json_close_object(&j);
    }
    json_open_array(&j, "seats");
    for (int i = 0; i < m->scn->seats; i++) {
        json_open_object(&j, NULL);
        json_string(&j, "side", m->scn->side[i].id);
        json_string(&j, "title", m->scn->side[i].title);
        json_string(&j, "who", who[t->seat[i].who]);
        json_string(&j, "name", m->seat_name[i]);
        json_string(&j, "level", t->seat[i].level);
        if (kept & 1u << i)
            json_bool(&j, "kept", true);
        json_close_object(&j);
    }
    json_close_array(&j);
    json_close_object(&j);
}

/* add_card: a damaged card is left out, so that one match cannot hide all others. */
static int add_card(void *context, const char *id, const char *card)
{
    struct call *c = context;
    struct text *out = &c->r->reply.body;

    EXPECT(out->length);
    if (!card) {
        if (!c->s->card_missed)
            fprintf(stderr,
                    "sandtable: the lobby leaves out match %s: its card is damaged;"
                    " `sandtable store check` lists all that are\n",
                    id);
        c->s->card_missed = true;
        return 0;
    }
    if (out->at[out->length - 1] != '[')
        text_add_char(out, ',');
    text_add(out, card);
    return 0;
}

void api_lobby(struct call *c)
{
    struct error err;
    bool watch = request_query(c->r, "watch") != NULL;

    reply_json(c->r, 200);
    text_add_char(&c->r->reply.body, '[');
    int64_t since = c->s->now - c->s->config.listed * HOUR_MS;
    if (store_cards(c->s->store, !watch, since, CARDS_MAX, add_card, c, &err) < 0) {
        reply_error(c->r, 503, NULL, "%s.", err.text);
        return;
    }
    text_add_char(&c->r->reply.body, ']');
}
