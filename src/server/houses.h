/* houses.h - who is connected: for every house (address.h) how many connections it has, how much
 * memory its requests and answers take, and whether it is known, that is, has shown a valid token
 * within the last day. */
#ifndef SERVER_HOUSES_H
#define SERVER_HOUSES_H

#include "server/address.h"

enum { KNOWN_MAX = 4096 }; /* of those that have been quiet for longest nobody remembers more */

struct house {
    struct address at;
    int sockets;
    int requests;  /* that are being read or answered */
    size_t held;   /* bytes of memory */
    uint64_t turn; /* of the loop in which it last asked something, */
    double work;   /* and ms of our time it took in that turn */

    /* houses.c's own */
    struct house *next;
    int users;
    int64_t shown; /* when a token was last shown; 0: never */
    struct house *older, *newer;
};

struct houses;

struct houses *houses_new(void);
void houses_free(struct houses *hs);

/* house_find: NULL when nobody of it is here and it is not known. */
struct house *house_find(struct houses *hs, struct address at);

/* house_enter: the house, from now on used once more. house_leave: once less; it vanishes when
 * nobody uses it and it is not known. */
struct house *house_enter(struct houses *hs, struct address at);
void house_leave(struct houses *hs, struct house *h);

/* house_know: a valid token was shown from there, at `now` (ms, steady). house_known: within the
 * last day? NULL is not known. */
void house_know(struct houses *hs, struct house *h, int64_t now);
bool house_known(const struct house *h, int64_t now);

#endif
