/* door.h - sockets: who may come in, and how long they may take to say what they want. */
#ifndef SERVER_DOOR_H
#define SERVER_DOOR_H

#include "server/http.h"

enum {
    PATIENCE_SECONDS = 20, /* for a whole request, and for silence of any kind */
    SPARE_SOCKETS = 100,   /* that are closed already, but not yet gone */
};

/* One socket. While it waits for a whole request it is in a queue, oldest first. */
struct guest {
    struct http *http;
    struct house *house;
    struct address from;
    bool trusted; /* a proxy: it speaks for others, and is not counted */
    bool waiting, cut;
    int fd;
    int64_t since; /* it waits; ms, steady */
    struct guest *older, *newer;
};

/* door_policy, door_notify: libmicrohttpd asks whether to accept a connection, and tells when one
 * begins and ends; the context is the struct http, the connection's own is its guest. */
enum MHD_Result door_policy(void *http, const struct sockaddr *from, socklen_t size);
void door_notify(void *http, struct MHD_Connection *mhd, void **guest,
                 enum MHD_ConnectionNotificationCode what);

/* door_turn closes the sockets of those who have not said for too long what they want. */
void door_turn(struct http *h);

/* guest_said: a whole request is here. guest_waits: it has been answered, the next may come. */
void guest_said(struct guest *g);
void guest_waits(struct guest *g);

/* guest_cut closes the socket: what was not yet sent is lost. libmicrohttpd notices, and ends the
 * connection in its own time. */
void guest_cut(struct guest *g);

#endif
