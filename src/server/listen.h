/* listen.h - live updates: Server-Sent Events for everybody who looks at a table.
 *
 * A listener keeps no queue: it remembers what it has sent, and when the connection can take more,
 * the next event is made from the table as it is. So a slow reader gets fewer, newer updates. It
 * costs the event it is being sent, and no more; http.c bounds that. An event that several
 * listeners need at the same time is made once. */
#ifndef SERVER_LISTEN_H
#define SERVER_LISTEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct server;
struct table;
struct listener;

/* listener_new: a viewer with these seats who has seen everything up to `seen`. wanted: ?as=, or
 * -1. It
 * belongs to the answer until the connection takes it (request.h). listener_free: NULL is allowed. */
struct listener *listener_new(struct server *s, struct table *t, int token, unsigned you,
                              int wanted, uint32_t seen);
void listener_free(struct listener *l);

/* listener_quiet: who has seen everything, with the same eyes, wants no update to begin with. */
void listener_quiet(struct listener *l);

/* listener_squeeze: the stream is compressed (squeeze.h). Say so before anything is read. */
void listener_squeeze(struct listener *l);

/* listener_read copies the next bytes of the stream: how many, 0 when there is nothing to send yet,
 * -1 at the end of the stream. */
int listener_read(struct listener *l, char *to, size_t room);

/* listener_held: bytes of memory it takes to send the event under way, 0 when there is none. What
 * several listeners are sending is divided among them. */
size_t listener_held(const struct listener *l);

/* listener_ping: the next thing sent is a comment, which shows both ends that the other is there.
 * listener_end ends the stream. */
void listener_ping(struct listener *l);
void listener_end(struct listener *l);

/* listener_own, listener_owner: the connection it belongs to, for the function that hears of
 * news. */
void listener_own(struct listener *l, void *owner);
void *listener_owner(const struct listener *l);

/* listeners_news: something happened at this table, all are woken. listeners_end: the table leaves
 * memory, all streams end. listeners_leave: the streams opened with this token end. */
void listeners_news(struct server *s, struct table *t);
void listeners_end(struct server *s, struct table *t);
void listeners_leave(struct server *s, struct table *t, int token);

#endif
