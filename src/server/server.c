/* server.c - the server without its sockets: what happens in a turn, and what follows when lines
 * are saved. */
#include "server/server.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "server/listen.h"
#include "server/service.h"
#include "store/care.h"

enum { SWEEP_MS = 250, ALIVE_MS = 1000 };

struct server_config server_defaults(const struct library *library)
{
    return (struct server_config){ .library = library,
                                   .host = "127.0.0.1",
                                   .port = 8017,
                                   .store = ":memory:",
                                   .thinkers = 1,
                                   .rate = 1,
                                   .connections = 4000,
                                   .per_address = 200,
                                   .tables = 20000,
                                   .listed = 24,
                                   .idle = 120,
                                   .memory = 128 };
}

static void no_answer(void *context, struct request *r)
{
    (void)context;
    (void)r;
}

static void no_news(void *context, struct listener *l)
{
    (void)context;
    (void)l;
}

static int add_pause(void *server, struct store_pause pause)
{
    struct pauses *p = &((struct server *)server)->pauses;

    p->at = mem_one_more(p->at, p->count, sizeof *p->at);
    p->at[p->count++] = pause;
    return 0;
}

static int start_up(struct server *s, struct error *err)
{
    s->store = s->config.read_only ? store_open_to_read(s->config.store, err)
                                   : store_open(s->config.store, err);
    if (!s->store || store_next(s->store, &s->next_number, err) < 0 ||
        store_pauses(s->store, add_pause, s, err) < 0)
        return -1;
    if (!s->config.unlisted && games_list(s, err))
        return -1;
    s->writer = workers_new(s->config.direct ? 0 : 1, durable_write, s, err);
    s->thinkers = workers_new(s->config.direct ? 0 : s->config.thinkers, bots_think, s, err);
    s->fair.threads = s->config.direct ? 1 : s->config.thinkers;
    return s->writer && s->thinkers ? 0 : -1;
}

struct server *server_new(const struct server_config *config, struct error *err)
{
    struct server *s = mem_alloc(sizeof *s);

    s->config = *config;
    s->config.hasty |= config->direct;
    s->library = *config->library;
    s->games = text_growing();
    s->limiter = limiter_new(config->rate);
    randombytes_buf(s->origin_key, sizeof s->origin_key);
    s->answer = no_answer;
    s->news = no_news;
    if (start_up(s, err) == 0)
        return s;
    server_free(s);
    return NULL;
}

/* Questions that wait are dropped. Those that are being thought about are told to come to an end,
 * and waited for: they read scenarios that are freed next. */
static void free_thinkers(struct server *s)
{
    if (!s->thinkers)
        return;
    bots_finish(s);
    hindsight_free(s);
    workers_free(s->thinkers);
}

void server_free(struct server *s)
{
    if (!s)
        return;
    s->answer = no_answer;
    s->news = no_news;
    if (s->writer)
        durable_finish(s);
    free_thinkers(s);
    workers_free(s->writer);
    tables_free(s);
    if (s->store && s->now)
        store_alive(s->store, s->now);
    store_close(s->store);
    mem_free(s->pauses.at);
    limiter_free(s->limiter);
    boards_free(s);
    text_release(&s->games);
    mem_free(s);
}

void server_on_answer(struct server *s, void (*answer)(void *context, struct request *r),
                      void *context)
{
    s->answer = answer;
    s->answer_context = context;
}

void server_on_news(struct server *s, void (*news)(void *context, struct listener *l),
                    void *context)
{
    s->news = news;
    s->news_context = context;
}

static void answer_durable(struct server *s, struct table *t)
{
    while (t->answering) {
        struct request *r = t->answering;

        t->answering = r->next;
        r->next = NULL;
        s->answer(s->answer_context, r);
    }
}

/* handle_waiting: in the order they came, until one adds lines and makes the rest wait again. */
static void handle_waiting(struct server *s, struct table *t)
{
    while (t->waiting && !t->busy) {
        struct request *r = t->waiting;

        t->waiting = r->next;
        if (!t->waiting)
            t->last_waiting = &t->waiting;
        r->next = NULL;
        if (server_handle(s, r))
            s->answer(s->answer_context, r);
    }
}

void server_saved(struct server *s, struct table *t)
{
    EXPECT(!t->busy);
    t->used = s->steady;
    answer_durable(s, t);
    bots_ask(s, t);
    listeners_news(s, t);
    handle_waiting(s, t);
}

void server_turn(struct server *s, int64_t now, int64_t steady)
{
    EXPECT(steady >= s->steady && now >= s->now);
    s->now = now;
    s->steady = steady;
    bots_turn(s);
    if (steady - s->swept >= SWEEP_MS) {
        s->swept = steady;
        tables_sweep(s);
    }
    if (steady - s->alive >= ALIVE_MS) {
        s->alive = steady;
        store_alive(s->store, now);
    }
    archive_turn(s);
    durable_turn(s);
}

int64_t server_began(const struct server *s)
{
    return store_began(s->store);
}

bool server_busy(const struct server *s)
{
    return durable_busy(s) || bots_busy(s);
}

int server_wait(struct server *s)
{
    return bots_wait(s);
}

void server_gone(struct server *s, struct request *r)
{
    bots_gone(s, r);
}
