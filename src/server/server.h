/* server.h - the table server: matches, seats, live updates, over HTTP and an SQLite file.
 *
 * One thread owns every table and every socket, so there are no locks. Two kinds of work go to
 * other threads through pipes (worker.h): writing to the store, and the thinking of computer
 * players.
 *
 * Life of a post: http.c (turned by loop.c) makes a request -> route.c finds its handler and the
 * table, and makes it wait while lines of that table are on their way to the store -> the handler
 * checks it and adds lines (durable_append) -> they are written together with the lines that other
 * tables have added meanwhile -> only then is the answer sent, are listeners woken and a computer
 * player asked.
 *
 * This header is the outside, for the verb `serve`, tests and fuzzers; server.c, route.c and
 * loop.c implement it. The inside is in service.h, where each function has the name of its file. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdbool.h>
#include <stdint.h>

#include "core/scenario.h"
#include "server/address.h"
#include "server/request.h"

enum { TRUST_MAX = 32, NAMES_MAX = 32, BOTS_MAX = 16 };

struct server_config {
    const struct library *library;
    const char *host; /* "127.0.0.1" */
    int port;         /* 0: any free one */
    const char *store;
    const char *web;     /* folder of the client's files, or NULL for those compiled in */
    int thinkers;        /* worker threads for computer players */
    double rate;         /* multiplies every rate limit; 0: none */
    int connections;     /* most at once */
    int per_address;     /* most from one address; 0: no limit */
    int idle;            /* seconds after which an idle table leaves memory */
    int tables;          /* most matches in memory */
    int keep;            /* days after which a match that nobody touches is put away; 0: never */
    const char *archive; /* folder for the records of such matches; NULL: beside the store */
    int listed;          /* hours that the lobby shows an open seat */
    int memory;          /* MB that requests and answers on their way may take */
    struct range trust[TRUST_MAX]; /* proxies: their X-Forwarded-For says who asks */
    int trusts;
    const char *name[NAMES_MAX]; /* under which the server may be reached, see route.c */
    int names;
    const char *bot[BOTS_MAX]; /* programs that may play seats: "NAME=COMMAND" */
    int bots;
    bool read_only; /* nothing is written to the store, and */
    bool unlisted;  /* the list of games is not made: for audits, which serve nobody */
    bool hasty;     /* computer players think little, and answer at once: for fuzzers */
    bool direct;    /* hasty and without threads: for tests and fuzzers */
};

/* server_defaults: what `sandtable serve` uses. */
struct server_config server_defaults(const struct library *library);

/* server_run serves until SIGINT or SIGTERM. `ready` is called once, with the address of the page.
 * 0, or -1 and a sentence. */
int server_run(const struct server_config *config, void (*ready)(void *context, const char *url),
               void *context, struct error *err);

/* --- without sockets --- */

struct server;

/* server_new: a server without sockets; NULL and a sentence when its store cannot be opened.
 * server_free writes what was accepted and frees it; NULL is allowed. */
struct server *server_new(const struct server_config *config, struct error *err);
void server_free(struct server *s);

/* server_handle answers a request. True: the answer is there. False: it comes later, through the
 * function set by server_on_answer, and the request must live until then. */
bool server_handle(struct server *s, struct request *r);

/* server_sent: so many bytes of the answer go out. They count for the asker's limit, so that big
 * answers cost more than small ones. */
void server_sent(struct server *s, const struct request *r, size_t bytes);

/* server_work: ms of processor time this thread has had; 0 where nothing is limited. server_worked:
 * since it was `began` we have worked for this request. That counts for the asker's limit, so that
 * nobody keeps the server busy with questions that are hard to answer. server_handle counts
 * itself. */
double server_work(const struct server *s);
void server_worked(struct server *s, struct request *r, double began);

/* server_turn does what is due: gives lines to the store, announces what is saved, asks computer
 * players and takes their answers, checks clocks. Call it again and again; server_busy says whether
 * any work is left. `now` is the time that lines of a log get and clocks go by, ms since 1970: it
 * begins at server_began and never goes back. `steady` counts ms from any beginning. Neither jumps
 * when the time of day is set. */
void server_turn(struct server *s, int64_t now, int64_t steady);
int64_t server_began(const struct server *s);
bool server_busy(const struct server *s);

/* server_wait: ms after which server_turn has something to do even if nothing happens. */
int server_wait(struct server *s);

/* server_gone: whoever sent this request no longer waits for its answer. It is computed no further;
 * a request that is not touched after that is the caller's again. */
void server_gone(struct server *s, struct request *r);

/* server_on_answer: `answer` is called when a request that had to wait has its answer.
 * server_on_news: `news` is called when a listener has something to read. */
void server_on_answer(struct server *s, void (*answer)(void *context, struct request *r),
                      void *context);
void server_on_news(struct server *s, void (*news)(void *context, struct listener *l),
                    void *context);

#endif
