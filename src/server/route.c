/* route.c - from a request to the handler that answers it: what may be asked, by whom, and how
 * often. */
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "base/hash.h"
#include "base/mem.h"
#include "server/body.h"
#include "server/service.h"
#include "server/token.h"

enum {
    NEEDS_SEAT = 1,  /* a token that holds a seat */
    NEEDS_TOKEN = 2, /* any token of the match */
};

static const struct route {
    const char *method, *pattern; /* below /api/; * is any one word, the second * names a match */
    void (*handle)(struct call *c);
    enum limit_class limit;
    unsigned needs;
} routes[] = {
    { "GET", "games", api_games, LIMIT_ASK, 0 },
    { "GET", "games/*/board", api_board, LIMIT_ASK, 0 },
    { "GET", "games/*/odds", api_posed, LIMIT_ASK, 0 },
    { "GET", "games/*/rosters", api_rosters, LIMIT_ASK, 0 },
    { "POST", "games/*/rosters", api_roster, LIMIT_ASK, 0 },
    { "POST", "games/*/rosters/new", api_roster_new, LIMIT_COSTLY, 0 },
    { "POST", "games/*/rosters/import", api_roster_import, LIMIT_COSTLY, 0 },
    { "GET", "rules/*", api_rules, LIMIT_ASK, 0 },
    { "GET", "matches", api_lobby, LIMIT_ASK, 0 },
    { "POST", "matches", api_create, LIMIT_CREATE, 0 },
    { "GET", "matches/*", api_view, LIMIT_ASK, 0 },
    { "GET", "matches/*/brief", api_brief, LIMIT_ASK, NEEDS_TOKEN },
    { "GET", "matches/*/events", api_events, LIMIT_ASK, 0 },
    { "GET", "matches/*/log", api_log, LIMIT_ASK, 0 },
    { "GET", "matches/*/chat", api_talk, LIMIT_ASK, 0 },
    { "POST", "matches/*/join", api_join, LIMIT_CREATE, 0 },
    { "POST", "matches/*/act", api_act, LIMIT_POST, NEEDS_SEAT },
    { "POST", "matches/*/undo", api_undo, LIMIT_POST, NEEDS_SEAT },
    { "POST", "matches/*/takeback", api_takeback, LIMIT_POST, NEEDS_SEAT },
    { "POST", "matches/*/draw", api_draw, LIMIT_POST, NEEDS_SEAT },
    { "POST", "matches/*/resign", api_resign, LIMIT_POST, NEEDS_SEAT },
    { "POST", "matches/*/name", api_name, LIMIT_CHAT, NEEDS_SEAT },
    { "POST", "matches/*/nonce", api_nonce, LIMIT_POST, NEEDS_SEAT },
    { "POST", "matches/*/standing", api_standing, LIMIT_POST, NEEDS_SEAT },
    { "POST", "matches/*/chat", api_chat, LIMIT_CHAT, NEEDS_TOKEN },
    { "POST", "matches/*/handover", api_handover, LIMIT_CREATE, NEEDS_SEAT },
    { "POST", "matches/*/host", api_host, LIMIT_POST, NEEDS_TOKEN },
    { "POST", "matches/*/rematch", api_rematch, LIMIT_CREATE, NEEDS_SEAT },
    { "POST", "matches/*/fork", api_fork, LIMIT_CREATE, 0 },
    { "GET", "matches/*/odds", api_odds, LIMIT_ASK, NEEDS_SEAT },
    { "GET", "matches/*/why", api_why, LIMIT_ASK, NEEDS_SEAT },
    { "GET", "matches/*/ways", api_ways, LIMIT_ASK, NEEDS_SEAT },
    { "GET", "matches/*/from", api_from, LIMIT_ASK, NEEDS_SEAT },
    { "GET", "matches/*/hint", api_hint, LIMIT_COSTLY, NEEDS_SEAT },
    { "GET", "matches/*/reason", api_reason, LIMIT_ASK, 0 },
    { "GET", "matches/*/sight", api_sight, LIMIT_ASK, 0 },
    { "GET", "matches/*/field", api_field, LIMIT_ASK, 0 },
    { "GET", "matches/*/propose", api_propose, LIMIT_ASK, 0 },
    { "GET", "matches/*/luck", api_luck, LIMIT_COSTLY, 0 },
    { "GET", "matches/*/review", api_review, LIMIT_COSTLY, 0 },
    { "GET", "matches/*/record", api_record, LIMIT_COSTLY, 0 },
    { "GET", "matches/*/replay", api_replay, LIMIT_COSTLY, 0 },
    { "GET", "matches/*/steps", api_steps, LIMIT_COSTLY, 0 },
    { "GET", "matches/*/turns", api_turns, LIMIT_COSTLY, 0 },
    { "GET", "matches/*/verify", api_verify, LIMIT_COSTLY, 0 },
};

enum { ROUTES = sizeof routes / sizeof routes[0], PATH_MAX_BYTES = 200 };

/* --- finding the route --- */

/* split cuts "matches/ID/act" into its words, in place. */
static int split(char *path, const char *word[6])
{
    int count = 0;

    for (char *at = path; at;) {
        char *slash = strchr(at, '/');

        if (count == 6)
            return -1;
        word[count++] = at;
        if (slash)
            *slash++ = '\0';
        at = slash;
    }
    return count;
}

static bool fits(const char *pattern, const struct call *c)
{
    int i = 0;

    for (const char *at = pattern; at; i++) {
        const char *slash = strchr(at, '/');
        size_t length = slash ? (size_t)(slash - at) : strlen(at);
        bool any = length == 1 && at[0] == '*';

        if (i == c->words || !c->word[i][0])
            return false;
        if (!any && (strlen(c->word[i]) != length || strncmp(c->word[i], at, length) != 0))
            return false;
        at = slash ? slash + 1 : NULL;
    }
    return i == c->words;
}

static const struct route *find_route(const struct call *c, struct reply *reply)
{
    const char *method = strcmp(c->r->method, "HEAD") == 0 ? "GET" : c->r->method;
    const struct route *other = NULL;

    for (int i = 0; i < ROUTES; i++) {
        if (!fits(routes[i].pattern, c))
            continue;
        if (strcmp(routes[i].method, method) == 0)
            return &routes[i];
        other = &routes[i];
    }
    if (!other) {
        reply_error(c->r, 404, NULL,
                    "There is nothing at this address; docs/server.md lists the addresses.");
        return NULL;
    }
    reply_error(c->r, 405, NULL, "This address is for %s.", other->method);
    snprintf(reply->allow, sizeof reply->allow, "%s", other->method);
    return NULL;
}

/* --- who asks, and for whom --- */

/* is_name: is it this name, whatever the case?  `size` bytes of a Host. */
static bool is_name(const char *host, size_t size, const char *name)
{
    return strlen(name) == size && strncasecmp(host, name, size) == 0;
}

static bool ends_in(const char *host, size_t size, const char *end)
{
    size_t length = strlen(end);

    return size > length && strncasecmp(host + size - length, end, length) == 0;
}

/* our_name: is the request meant for us? A page of another site could make its own name stand for
 * our address, and then talk to us as if we were that site. It cannot do that with an address, with
 * a name without a dot or with the names of this machine and its network; other names are for the
 * operator to list. A proxy has looked at the name already, unless there is a list. */
static bool our_name(const struct server *s, const struct request *r)
{
    const char *host = r->host ? r->host : "";
    size_t size = strcspn(host, ":");
    struct address a;

    if (!strchr(host, '.') || address_read(host, &a) == 0 || ends_in(host, size, ".localhost") ||
        ends_in(host, size, ".local") || is_name(host, size, s->config.host))
        return true;
    for (int i = 0; i < s->config.names; i++)
        if (is_name(host, size, s->config.name[i]))
            return true;
    return r->forwarded && !s->config.names;
}

static bool same_site(const struct request *r)
{
    const char *site = r->fetch_site;

    if (site && strcmp(site, "same-origin") != 0 && strcmp(site, "none") != 0)
        return false;
    if (!r->origin)
        return true;
    const char *host = strstr(r->origin, "://");
    return host && r->host && strcmp(host + 3, r->host) == 0;
}

/* come_back answers 429 when there is anything to wait for. */
static int come_back(struct request *r, const char *why, int wait)
{
    if (!wait)
        return 0;
    reply_error(r, 429, NULL, "%s; wait %d second%s.", why, wait, wait == 1 ? "" : "s");
    r->reply.retry_after = wait;
    return -1;
}

static int take(struct server *s, struct request *r, enum limit_class limit, const void *who,
                int size)
{
    return come_back(r, "Too many requests", limit_take(s->limiter, who, size, limit, s->steady));
}

uint64_t call_address(const struct call *c)
{
    return hash_bytes(c->r->address, strlen(c->r->address));
}

int call_too_often(struct call *c, enum limit_class limit, const void *who, int size)
{
    return take(c->s, c->r, limit, who, size);
}

/* too_much: has this address been sent so much, or given us so much to do, that it has to wait? */
static int too_much(struct server *s, struct request *r)
{
    int size = (int)strlen(r->address);
    int sent = limit_wait(s->limiter, r->address, size, LIMIT_BYTES, s->steady);
    int work = limit_wait(s->limiter, r->address, size, LIMIT_TIME, s->steady);

    return come_back(r, "You have been sent a great deal", sent) ||
                   come_back(r, "You have given the server a great deal to do", work)
               ? -1
               : 0;
}

void server_sent(struct server *s, const struct request *r, size_t bytes)
{
    s->tally.bytes += bytes;
    limit_count(s->limiter, r->address, (int)strlen(r->address), LIMIT_BYTES, (double)bytes,
                s->steady);
}

const char *call_token(const struct call *c)
{
    const struct request *r = c->r;
    const char *word = r->authorization;

    return word && strncmp(word, "Bearer ", 7) == 0 ? word + 7 : NULL;
}

static int admit_token(struct call *c, const struct route *route, const char *token)
{
    uint8_t hash[TOKEN_HASH];

    c->token = token_hash(token, hash) ? -1 : table_token(c->t, hash);
    if (c->token < 0) {
        reply_error(c->r, 403, NULL,
                    "This link is not valid for this match, or the seat was handed on.");
        return -1;
    }
    const struct store_token *held = &c->t->token[c->token];
    c->you = held->kind == TOKEN_SEAT ? held->seats : 0; /* an invitation only names its seat */
    c->r->known = true;
    return call_too_often(c, route->limit, hash, sizeof hash);
}

static int admit(struct call *c, const struct route *route)
{
    const char *token = call_token(c);

    if (request_query(c->r, "token")) {
        reply_error(
            c->r, 400, NULL,
            "Addresses end up in logs, so a token does not belong there: send it in a header, "
            "Authorization: Bearer TOKEN.");
        return -1;
    }
    if (token && token[0] && admit_token(c, route, token))
        return -1;
    if (c->token < 0 && (route->needs || !c->t->head.is_public)) {
        reply_error(c->r, 401, NULL, "You need a player link%s.",
                    route->needs & NEEDS_SEAT ? "" : " or a spectator link");
        return -1;
    }
    if (route->needs & NEEDS_SEAT && !c->you) {
        reply_error(c->r, 403, NULL, "Spectators can only watch.");
        return -1;
    }
    return 0;
}

/* --- going there --- */

static int find_table(struct call *c)
{
    struct error err;
    int got = tables_find(c->s, c->word[1], &c->t, &err);

    if (got == 0 && c->s->config.keep)
        reply_error(
            c->r, 404, NULL,
            "There is no such match. This server puts a match away when nobody has touched it "
            "for %d days.",
            c->s->config.keep);
    else if (got == 0)
        reply_error(c->r, 404, NULL, "There is no such match.");
    if (got < 0 && !retired_answer(c))
        reply_error(c->r, 503, NULL, "%s.", err.text);
    return got > 0 ? 0 : -1;
}

static int read_body(struct call *c)
{
    struct error err;
    const char *type = c->r->content_type;

    if (c->r->size && (!type || strncmp(type, "application/json", 16) != 0)) {
        reply_error(c->r, 415, NULL, "The body should be application/json.");
        return -1;
    }
    c->body = body_read(c->r->body, c->r->size, &err);
    if (!c->body)
        reply_error(c->r, 400, NULL, "%s", err.text);
    return c->body ? 0 : -1;
}

/* wait_for: the request is handled again when the table's lines are saved. */
static void wait_for(struct table *t, struct request *r)
{
    r->waited = true;
    r->next = NULL;
    *t->last_waiting = r;
    t->last_waiting = &r->next;
}

static bool answer_at_table(struct call *c, const struct route *route)
{
    if (find_table(c))
        return true;
    if (c->t->busy) {
        wait_for(c->t, c->r);
        return false;
    }
    if (admit(c, route))
        return true;
    if (c->you || !c->t->address)
        c->t->address = call_address(c);
    route->handle(c);
    return true;
}

static bool answer(struct call *c, const struct route *route)
{
    bool post = route->method[0] == 'P', there = true;

    if (post && read_body(c))
        return true;
    if (strchr(route->pattern, '*') && strncmp(route->pattern, "matches", 7) == 0)
        there = answer_at_table(c, route);
    else
        route->handle(c);
    body_free(c->body);
    if (!there || c->r->asked)
        return false;
    if (!c->t || !c->t->busy)
        return true;
    c->r->next = c->t->answering;
    c->t->answering = c->r;
    return false;
}

static bool handle_api(struct server *s, struct request *r)
{
    char path[PATH_MAX_BYTES + 1];
    struct call c = { .s = s, .r = r, .token = -1 };

    snprintf(path, sizeof path, "%s", r->path + strlen("/api/"));
    c.words = split(path, c.word);
    const struct route *route = find_route(&c, &r->reply);
    if (!route)
        return true;
    if (route->method[0] == 'P' && !same_site(r)) {
        reply_error(r, 403, NULL, "Posts from pages of another site are refused.");
        return true;
    }
    if (!r->waited && take(s, r, route->limit, r->address, (int)strlen(r->address)))
        return true;
    return answer(&c, route);
}

/* readable: answers repeat parts of the address, and are UTF-8. */
static bool readable(const struct request *r)
{
    bool good = !r->path[text_utf8(r->path)];

    for (int i = 0; i < r->queries && good; i++)
        good = !r->query[i].value || !r->query[i].value[text_utf8(r->query[i].value)];
    return good;
}

static bool handle(struct server *s, struct request *r)
{
    if (strlen(r->path) > PATH_MAX_BYTES) {
        reply_error(r, 414, NULL, "This address is too long.");
        return true;
    }
    if (!readable(r)) {
        reply_error(r, 400, NULL, "The address is not UTF-8.");
        return true;
    }
    if (!our_name(s, r)) {
        reply_error(r, 421, NULL, "This server is not known by that name; see serve --name.");
        return true;
    }
    if (!r->waited && too_much(s, r))
        return true;
    if (strncmp(r->path, "/api/", 5) == 0)
        return handle_api(s, r);
    if (health_get(s, r))
        return true;
    if (take(s, r, LIMIT_PAGE, r->address, (int)strlen(r->address)) == 0)
        pages_get(s, r);
    return true;
}

double server_work(const struct server *s)
{
    struct timespec t;

    if (s->config.rate <= 0)
        return 0;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1000 + (double)t.tv_nsec / 1e6;
}

void server_worked(struct server *s, struct request *r, double began)
{
    double ms = server_work(s) - began;

    r->work += ms;
    limit_count(s->limiter, r->address, (int)strlen(r->address), LIMIT_TIME, ms, s->steady);
}

bool server_handle(struct server *s, struct request *r)
{
    double began = server_work(s);

    EXPECT(r->method && r->path && !r->next);
    bool there = handle(s, r);
    server_worked(s, r, began);
    return there;
}

void reply_seq(struct call *c)
{
    struct json j = reply_json(c->r, 200);

    json_open_object(&j, NULL);
    json_int(&j, "seq", c->t->seq);
    json_close_object(&j);
}
