/* http.h - what the connections (http.c) and the loop that drives them (loop.c) share: the two
 * files that use libmicrohttpd. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <microhttpd.h>

#include "base/text.h"
#include "server/server.h"

struct http {
    struct server *server;
    const struct server_config *config;
    struct MHD_Daemon *daemon;
    int epoll, listening;
    bool resumed; /* a connection was woken; libmicrohttpd has work */
    bool closing;
    int64_t now, pinged; /* ms by a clock that never jumps */
    int64_t today;       /* ms since 1970, going by the same clock */
    struct conn *conns;
};

/* One request and its connection. */
struct conn {
    struct http *http;
    struct MHD_Connection *mhd;
    struct conn *next, **link;
    struct request request;
    struct text body;
    bool refused, handled, suspended;
    struct listener *listener;
    int fd;
    int64_t heard; /* listeners: when the last ping was sent */
};

/* http_start: from now on libmicrohttpd answers on h->listening. 0, or -1 and a sentence. */
int http_start(struct http *h, struct error *err);

/* conn_resume wakes a connection that was suspended; any other stays as it is. */
void conn_resume(struct conn *c);

#endif
