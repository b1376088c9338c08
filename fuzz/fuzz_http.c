/* fuzz_http.c - any requests in any order, to the server without its sockets. Every answer has a
 * status and, when it refuses, a sentence; at the end the match, loaded again from the store, looks
 * as it did in memory.
 *
 * A line is a request: [!TOKEN] METHOD PATH[?QUERY] [BODY]. In path and body, @ stands for the last
 * match made and $0 to $9 for tokens in the order they were given out; !3 sends token $3. Empty
 * lines let time pass. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "fuzz.h"
#include "games/drill/drill.h"
#include "server/listen.h"
#include "server/service.h"

enum { TOKENS = 10, EARS = 4, LINES = 60, LINE_BYTES = 4000 };

struct session {
    struct server *s;
    char match[40], token[TOKENS][40];
    int tokens;
    struct listener *ear[EARS];
    int64_t now;
};

static void on_answer(void *context, struct request *r)
{
    (void)context;
    *(bool *)r->owner = true;
}

/* --- the answer --- */

static void collect(char *to, const char *answer, const char *key)
{
    const char *at = strstr(answer, key);

    if (at && strcspn(at + strlen(key), "\"") < 40)
        snprintf(to, 40, "%.*s", (int)strcspn(at + strlen(key), "\""), at + strlen(key));
}

/* learn takes the match and the tokens from an answer. */
static void learn(struct session *x, const char *answer)
{
    static const char *const keys[] = { "\"token\":\"", "\"spectator\":\"", "\"invite\":\"" };

    if (strncmp(answer, "{\"match\":\"", 10) == 0)
        collect(x->match, answer, "\"match\":\"");
    for (int k = 0; k < 3; k++)
        for (const char *at = answer; (at = strstr(at, keys[k])) && x->tokens < TOKENS; at++)
            collect(x->token[x->tokens++], at, keys[k]);
}

static void judge(struct session *x, struct request *r)
{
    const struct reply *reply = &r->reply;

    if (reply->status < 200 || reply->status > 599)
        abort();
    if (reply->status >= 400 && strncmp(reply->body.at, "{\"error\":\"", 10) != 0)
        abort();
    if (reply->status == 503)
        abort(); /* a store in memory never fails, so a line was appended that cannot be loaded */
    if (reply->body.at && reply->status < 300)
        learn(x, reply->body.at);
}

static void listen_on(struct session *x, struct listener *l)
{
    for (int i = 0; i < EARS; i++)
        if (!x->ear[i]) {
            x->ear[i] = l;
            return;
        }
    listener_free(l);
}

static void hear(struct session *x)
{
    char block[500];

    for (int i = 0; i < EARS; i++)
        for (int k = 0; x->ear[i] && k < 200; k++) {
            int got = listener_read(x->ear[i], block, sizeof block);

            if (got > 0)
                continue;
            if (got < 0) {
                listener_free(x->ear[i]);
                x->ear[i] = NULL;
            }
            break;
        }
}

/* --- the request --- */

static void pass(struct session *x)
{
    for (int i = 0; i < 50 && (i == 0 || server_busy(x->s)); i++)
        server_turn(x->s, x->now, x->now);
}

static void ask(struct session *x, struct request *r)
{
    bool done = false;

    r->owner = &done;
    snprintf(r->address, sizeof r->address, "127.0.0.1");
    if (!server_handle(x->s, r))
        for (int i = 0; i < 1000 && !done; i++)
            server_turn(x->s, x->now, x->now);
    if (!r->reply.status)
        abort();
    judge(x, r);
    struct listener *l = request_take_listener(r);
    if (l)
        listen_on(x, l);
    pass(x);
    hear(x);
}

/* expand writes a line with its @ and $ replaced. */
static void expand(const struct session *x, const char *from, size_t size, struct text *out)
{
    for (size_t i = 0; i < size; i++) {
        if (from[i] == '@')
            text_add(out, x->match);
        else if (from[i] == '$' && i + 1 < size && from[i + 1] >= '0' && from[i + 1] <= '9')
            text_add(out, x->token[from[++i] - '0']);
        else if (from[i])
            text_add_char(out, from[i]);
    }
}

static void read_query(struct request *r, char *query)
{
    for (char *pair = strtok(query, "&"); pair && r->queries < QUERY_MAX;
         pair = strtok(NULL, "&")) {
        char *equals = strchr(pair, '=');

        if (equals)
            *equals++ = '\0';
        r->query[r->queries].name = pair;
        r->query[r->queries++].value = equals;
    }
}

static void try_line(struct session *x, char *line)
{
    struct request r = { .content_type = "application/json", .host = "x" };
    char bearer[60] = "";

    if (line[0] == '!' && line[1] >= '0' && line[1] <= '9' && line[2] == ' ') {
        snprintf(bearer, sizeof bearer, "Bearer %s", x->token[line[1] - '0']);
        r.authorization = bearer;
        line += 3;
    }
    char *path = strchr(line, ' '), *body = path ? strchr(path + 1, ' ') : NULL;
    if (!path)
        return;
    *path++ = '\0';
    if (body)
        *body++ = '\0';
    r.method = line;
    r.body = body ? body : "";
    r.size = strlen(r.body);
    char *query = strchr(path, '?');
    if (query)
        *query++ = '\0';
    r.path = path;
    if (query)
        read_query(&r, query);
    r.last_event_id = request_query(&r, "last");
    if (path[0] == '/')
        ask(x, &r);
    request_release(&r);
}

static void try_bytes(struct session *x, const char *at, const char *end)
{
    for (int lines = 0; at < end && lines < LINES; lines++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t size = (size_t)((stop ? stop : end) - at);
        struct text line = text_growing();

        expand(x, at, size < LINE_BYTES ? size : LINE_BYTES, &line);
        if (line.length) {
            try_line(x, line.at);
        } else {
            x->now += 20000;
            pass(x);
        }
        text_release(&line);
        at += size + 1;
    }
}

/* --- the store holds what was in memory --- */

static struct text view_of(struct session *x, int token)
{
    char path[80], bearer[60];
    bool done = false;
    struct request r = { .method = "GET", .path = path, .authorization = bearer, .owner = &done };

    snprintf(path, sizeof path, "/api/matches/%s", x->match);
    snprintf(bearer, sizeof bearer, "Bearer %s", x->token[token]);
    if (!server_handle(x->s, &r))
        abort(); /* nothing is pending any more */
    return r.reply.body;
}

static void compare(struct session *x)
{
    for (int i = 0; i < x->tokens && x->match[0]; i++) {
        struct table *t = tables_loaded(x->s, x->match);
        struct text before = view_of(x, i), after = { 0 };

        if (t && t->thinking == SEAT_NONE && !t->stuck) {
            tables_drop(x->s, t);
            after = view_of(x, i);
            if (after.length != before.length || memcmp(after.at, before.at, after.length) != 0)
                abort();
        }
        text_release(&before);
        text_release(&after);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct game *const games[] = { &game_drill, NULL };
    struct library library = { games, &embedded_content };
    struct server_config config = server_defaults(&library);
    struct session x = { .now = 1000000000000 };
    struct error err;

    config.direct = true;
    config.rate = 0;
    x.s = server_new(&config, &err);
    if (!x.s)
        abort();
    server_on_answer(x.s, on_answer, NULL);
    server_turn(x.s, x.now, x.now);
    try_bytes(&x, (const char *)data, (const char *)data + size);
    for (int i = 0; i < EARS; i++)
        listener_free(x.ear[i]);
    pass(&x);
    compare(&x);
    server_free(x.s);
    return 0;
}
