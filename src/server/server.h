/* server.h - the table server: matches, seats, live updates, over HTTP and an SQLite file.
 *
 * One thread owns every table and every socket, so there are no locks. Two kinds of work are given
 * away through pipes (worker.h): writing to the store, and the thinking of computer players.
 *
 * Life of a post: http.c (turned by loop.c) makes a request -> route.c finds its handler and the
 * table, and makes it wait while lines of that table are on their way to the store -> the handler
 * checks, and adds lines (server_append) -> they are written together with those of all other
 * tables that came meanwhile -> only then the answer is sent, listeners are woken, and a computer
 * player is asked.
 *
 * This header is for the verb `serve`, tests and fuzzers; the insides are in service.h. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdbool.h>
#include <stdint.h>

#include "core/scenario.h"
#include "server/request.h"

struct server_config {
    const struct library *library;
    const char *host; /* "127.0.0.1" */
    int port;         /* 0: any free one */
    const char *store;
    const char *web; /* folder of the client's files, or NULL for those compiled in */
    int thinkers;    /* worker threads for computer players */
    double rate;     /* multiplies every rate limit; 0: none */
    int connections; /* at most so many at once */
    int per_address; /* of them from one address; 0: no limit */
    int idle;        /* seconds after which an idle table leaves memory */
    bool proxy;      /* trust X-Forwarded-For of connections from this machine */
    bool direct;     /* no threads, and computer players think little: for tests and fuzzers */
};

/* server_defaults: what `sandtable serve` uses. */
struct server_config server_defaults(const struct library *library);

/* server_run serves until SIGINT or SIGTERM. `ready` is called once, with the address of the page.
 */
int server_run(const struct server_config *config, void (*ready)(void *context, const char *url),
               void *context, struct error *err);

/* --- without sockets --- */

struct server;

struct server *server_new(const struct server_config *config, struct error *err);
void server_free(struct server *s);

/* server_handle answers a request. True: the answer is there. False: it comes later, with a call of
 * the function set by server_on_answer; the request must live until then. */
bool server_handle(struct server *s, struct request *r);

/* server_turn does what is due: hands lines to the store, tells what became durable, asks and hears
 * computer players, looks at clocks. Call it again and again; server_busy tells whether it would
 * find work. */
void server_turn(struct server *s, int64_t now);
bool server_busy(const struct server *s);

void server_on_answer(struct server *s, void (*answer)(void *context, struct request *r),
                      void *context);
void server_on_news(struct server *s, void (*news)(void *context, struct listener *l),
                    void *context);

#endif
