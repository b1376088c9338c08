/* listen.h - live updates: Server-Sent Events for whoever looks at a table.
 *
 * A listener keeps no queue: it remembers what it has told, and when the connection can take more,
 * the next event is made from the table as it is. So a slow reader gets fewer, newer updates, and
 * costs no memory. Events that several listeners are owed at the same time are made once. */
#ifndef SERVER_LISTEN_H
#define SERVER_LISTEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct server;
struct table;
struct listener;

/* listener_new: a viewer with these seats who has seen everything up to `seen`. wanted: ?as=, or
 * -1. It is owned by the connection: listener_free when that ends. */
struct listener *listener_new(struct server *s, struct table *t, int token, unsigned you,
                              int wanted, uint32_t seen);
void listener_free(struct listener *l);

/* listener_read copies the next bytes of the stream: how many, 0 when there is nothing to tell now,
 * -1 at the end of the stream. */
int listener_read(struct listener *l, char *to, size_t room);

/* listener_ping: the next thing told is a comment, which shows both ends that the other is there.
 */
void listener_ping(struct listener *l);
void listener_end(struct listener *l);

/* Whose connection it is, for whoever is told that there is news. */
void listener_own(struct listener *l, void *owner);
void *listener_owner(const struct listener *l);

/* listeners_news: something happened at this table; all are woken. listeners_end: it leaves memory.
 * listeners_leave: those who came with this token must come again. */
void listeners_news(struct server *s, struct table *t);
void listeners_end(struct server *s, struct table *t);
void listeners_leave(struct server *s, struct table *t, int token);

#endif
