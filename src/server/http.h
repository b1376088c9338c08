/* http.h - what the connections (http.c), the door they come through (door.c), the heads they send
 * (head.c) and the loop that drives them (loop.c) share: the files that use libmicrohttpd. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <microhttpd.h>

#include "base/text.h"
#include "server/houses.h"
#include "server/server.h"

struct http {
    struct server *server;
    const struct server_config *config;
    struct MHD_Daemon *daemon;
    int epoll, listening;
    bool resumed; /* a connection was woken; libmicrohttpd has work */
    bool closing;
    int64_t now, attended; /* ms by a clock that never jumps */
    int64_t today;         /* ms since 1970, going by the same clock */
    struct conn *conns;
    uint64_t turn;                          /* counts the loop's */
    struct conn *deferred, **last_deferred; /* those who have to wait for the next turn */

    struct houses *houses;
    int sockets;                   /* open */
    int listeners;                 /* streams of events */
    struct guest *oldest, *newest; /* those who wait for a whole request, see door.h */
    size_t held;                   /* bytes that requests and answers take */
    bool crowded;                  /* that is, or may be, more than is good */
};

/* One request and its connection. */
struct conn {
    struct http *http;
    struct MHD_Connection *mhd;
    struct guest *guest;
    struct house *house; /* that asks; with a proxy not the guest's own */
    struct conn *next, **link;
    struct request request;
    struct text body;
    size_t held; /* bytes of memory; counted for its house too */
    int64_t due; /* when the other end must have read what is being sent; 0: nothing is */
    bool refused, handled, suspended;
    struct conn *next_deferred;
    struct listener *listener;
    int fd;
    int64_t heard; /* listeners: when the last ping was sent */
};

/* http_start: from now on libmicrohttpd answers on h->listening. 0, or -1 and a sentence. */
int http_start(struct http *h, struct error *err);

/* http_turn: a new turn begins; some of those who had to wait for it are woken.
 * http_attend looks after connections, once a second: pings to listeners, and an end to those that
 * do not read. http_relieve, once a turn: when too much memory is held, those who hold most are
 * cut. */
void http_turn(struct http *h);
void http_attend(struct http *h);
void http_relieve(struct http *h);

/* conn_resume wakes a connection that was suspended; any other stays as it is. */
void conn_resume(struct conn *c);

#endif
