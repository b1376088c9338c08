/* fuzz_http.c - any requests in any order, to the server without its sockets. Every answer has a
 * status and, when it refuses, a sentence; at the end the match, loaded again from the store, looks
 * as it did in memory.
 *
 * Three bytes choose game, scenario and circumstances (enum circumstance). Then a line is a request:
 * [+][!TOKEN] METHOD PATH[?QUERY] [BODY]. In path and body, @ stands for the last match made and $0
 * to $9 for tokens in the order they were given out; !3 sends token $3. After a plus sign the next
 * line does not wait for the answer. Other lines are something that happens:
 *
 *     (empty)  twenty seconds pass
 *     -N       whoever sent the Nth of the requests that wait goes away
 *     .N       listener N goes away
 *     ~        from now on the store fails, or works again */
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"
#include "fuzz.h"
#include "server/listen.h"
#include "server/service.h"
#include "small.h"
#include "store/sqlite.h"

enum { TOKENS = 10, EARS = 4, POSTS = 4, LINES = 60, LINE_BYTES = 4000, PATIENCE = 200000 };

enum circumstance {
    THREADS = 1, /* a writer and two thinkers; else everything is done on the spot */
    LIMITS = 2,
    CROWDED = 4, /* room for one table, and idle ones leave after a second */
    SUDDEN = 8,  /* the server ends while requests wait */
    SHAKY = 16,  /* every third thing that is written fails */
};

/* A request with all that it points to. */
struct post {
    struct request r;
    struct text line;
    char bearer[60];
    bool done;
};

struct session {
    struct server *s;
    unsigned how;
    char match[40], token[TOKENS][40];
    int tokens;
    struct listener *ear[EARS];
    struct post *post[POSTS]; /* who wait */
    int64_t now;
    atomic_bool failing;
    atomic_int written;
    bool failed;    /* the store has failed */
    char store[80]; /* its file; "": in memory */
};

static void on_answer(void *context, struct request *r)
{
    (void)context;
    ((struct post *)r->owner)->done = true;
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

/* A store that works and a server with room never answer 503: else a line was appended that cannot be
 * loaded. */
static void judge(struct session *x, const struct reply *reply)
{
    if (reply->status < 200 || reply->status > 599)
        abort();
    if (reply->status >= 400 && strncmp(reply->body.at, "{\"error\":\"", 10) != 0)
        abort();
    if (reply->status == 503 && !x->failed && !(x->how & (CROWDED | SHAKY)))
        abort();
    if (reply->status == 429 && !(x->how & LIMITS))
        abort();
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

static void leave(struct session *x, int ear)
{
    listener_free(x->ear[ear]);
    x->ear[ear] = NULL;
}

static void hear(struct session *x)
{
    char block[500];

    for (int i = 0; i < EARS; i++)
        for (int k = 0; x->ear[i] && k < 200; k++) {
            int got = listener_read(x->ear[i], block, sizeof block);

            if (got < 0)
                leave(x, i);
            if (got <= 0)
                break;
        }
}

/* --- the request --- */

static void post_free(struct post *p)
{
    request_release(&p->r);
    text_release(&p->line);
    mem_free(p);
}

/* finish: the answer is there. */
static void finish(struct session *x, struct post *p)
{
    if (!p->r.reply.status)
        abort();
    judge(x, &p->r.reply);
    struct listener *l = request_take_listener(&p->r);
    if (l)
        listen_on(x, l);
    post_free(p);
}

/* turn: the server does what is due, and who has an answer takes it. */
static void turn(struct session *x)
{
    static const struct timespec moment = { .tv_nsec = 20000 };

    server_turn(x->s, x->now, x->now);
    for (int i = 0; i < POSTS; i++)
        if (x->post[i] && x->post[i]->done) {
            struct post *p = x->post[i];

            x->post[i] = NULL;
            finish(x, p);
        }
    if (x->how & THREADS)
        nanosleep(&moment, NULL);
}

static void pass(struct session *x)
{
    int most = x->how & THREADS ? PATIENCE : 50;

    for (int i = 0; i < most && (i == 0 || server_busy(x->s)); i++)
        turn(x);
    hear(x);
}

static void ask(struct session *x, struct post *p, bool wait)
{
    int place = 0;

    if (server_handle(x->s, &p->r)) {
        finish(x, p);
        return;
    }
    while (place < POSTS - 1 && x->post[place])
        place++;
    wait |= x->post[place] != NULL;
    for (int i = 0; i < PATIENCE && x->post[place]; i++)
        turn(x);
    if (x->post[place])
        abort(); /* nobody is kept waiting for ever */
    x->post[place] = p;
    for (int i = 0; wait && i < PATIENCE && x->post[place] == p; i++)
        turn(x);
    if (wait && x->post[place] == p)
        abort();
}

/* go: whoever waits goes away. What the computer was asked is nobody's question then; anything else is
 * answered all the same. */
static void go(struct session *x, int i)
{
    struct post *p = x->post[i];

    if (!p || !p->r.asked)
        return;
    server_gone(x->s, &p->r);
    x->post[i] = NULL;
    post_free(p);
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

static void fill(struct session *x, struct post *p, char *line)
{
    struct request *r = &p->r;

    *r = (struct request){ .content_type = "application/json", .host = "x", .owner = p };
    snprintf(r->address, sizeof r->address, "127.0.0.1");
    if (line[0] == '!' && line[1] >= '0' && line[1] <= '9' && line[2] == ' ') {
        snprintf(p->bearer, sizeof p->bearer, "Bearer %s", x->token[line[1] - '0']);
        r->authorization = p->bearer;
        line += 3;
    }
    char *path = strchr(line, ' '), *body = path ? strchr(path + 1, ' ') : NULL;
    if (!path || path[1] != '/')
        return;
    *path++ = '\0';
    if (body)
        *body++ = '\0';
    r->method = line;
    r->body = body ? body : "";
    r->size = strlen(r->body);
    char *query = strchr(path, '?');
    if (query)
        *query++ = '\0';
    if (query)
        read_query(r, query);
    r->path = path;
    r->last_event_id = request_query(r, "last");
}

static void send(struct session *x, const char *from, size_t size)
{
    bool wait = size == 0 || from[0] != '+';
    struct post *p = mem_alloc(sizeof *p);

    p->line = text_growing();
    expand(x, from + !wait, size - !wait, &p->line);
    fill(x, p, p->line.at);
    if (p->r.path)
        ask(x, p, wait);
    else
        post_free(p);
    if (wait)
        pass(x);
}

static void try_line(struct session *x, const char *from, size_t size)
{
    int number = size == 2 && from[1] >= '0' && from[1] < '4' ? from[1] - '0' : -1;

    if (size == 0) {
        x->now += 20000;
        pass(x);
    } else if (size == 1 && from[0] == '~') {
        x->failing = !x->failing;
        x->failed = true;
    } else if (from[0] == '-' && number >= 0) {
        go(x, number);
    } else if (from[0] == '.' && number >= 0) {
        leave(x, number);
    } else {
        send(x, from, size < LINE_BYTES ? size : LINE_BYTES);
    }
}

static void try_bytes(struct session *x, const char *at, const char *end)
{
    for (int lines = 0; at < end && lines < LINES; lines++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t size = (size_t)((stop ? stop : end) - at);

        try_line(x, at, size);
        at += size + 1;
    }
}

/* --- the store holds what was in memory --- */

static struct text view_of(struct session *x, int token)
{
    struct post p = { .done = false };
    char path[80];

    p.r = (struct request){ .method = "GET", .path = path, .authorization = p.bearer, .owner = &p };
    snprintf(path, sizeof path, "/api/matches/%s", x->match);
    snprintf(p.bearer, sizeof p.bearer, "Bearer %s", x->token[token]);
    if (!server_handle(x->s, &p.r))
        abort(); /* nothing is pending any more */
    return p.r.reply.body;
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
        pass(x); /* a computer that was asked again answers */
    }
}

/* --- from beginning to end --- */

/* on_commit runs in the thread that writes; anything but 0, and nothing was written. */
static int on_commit(void *session)
{
    struct session *x = session;

    return x->failing || (x->how & SHAKY && ++x->written % 3 == 0);
}

static void remove_store(const struct session *x)
{
    static const char *const ends[] = { "", "-wal", "-shm", ".lock" };
    char path[100];

    for (int i = 0; x->store[0] && i < 4; i++) {
        snprintf(path, sizeof path, "%s%s", x->store, ends[i]);
        unlink(path);
    }
}

/* begin: a store in memory has one side only, so a server with threads gets a file, where there is a
 * disk that costs nothing. */
static void begin(struct session *x, const struct library *library)
{
    struct server_config config = server_defaults(library);
    struct error err;

    config.hasty = true;
    config.direct = !(x->how & THREADS);
    config.thinkers = 2;
    config.rate = x->how & LIMITS ? 1 : 0;
    if (x->how & CROWDED) {
        config.tables = 1;
        config.idle = 1;
    }
    if (x->how & THREADS) {
        snprintf(x->store, sizeof x->store, "%s/sandtable-fuzz-%d",
                 access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp", (int)getpid());
        config.store = x->store;
    }
    remove_store(x);
    x->s = server_new(&config, &err);
    if (!x->s)
        abort();
    sqlite3_commit_hook(x->s->store->writer.db, on_commit, x);
    server_on_answer(x->s, on_answer, NULL);
    x->now = server_began(x->s) + 1;
}

static void end(struct session *x)
{
    if (!(x->how & SUDDEN)) {
        x->failing = false;
        pass(x);
    }
    for (int i = 0; i < EARS; i++)
        leave(x, i);
    if (!(x->how & (SUDDEN | LIMITS | CROWDED | SHAKY)))
        compare(x);
    server_free(x->s);
    for (int i = 0; i < POSTS; i++)
        if (x->post[i])
            post_free(x->post[i]);
    remove_store(x);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 3)
        return 0;
    struct session x = { .how = data[2] };

    begin(&x, small_single(data[0], data[1]));
    turn(&x);
    try_bytes(&x, (const char *)data + 3, (const char *)data + size);
    end(&x);
    return 0;
}
