/* kept.h - what the computer found for its last decision at a table, kept for the next one there: a
 * few of them, the rest is forgotten. It makes answers better, never different in kind: without it
 * a search begins afresh, as after a restart. */
#ifndef SERVER_KEPT_H
#define SERVER_KEPT_H

#include "ai/player.h"
#include "store/store.h"

enum { SEARCHES_KEPT = 8 };

struct kept {
    struct found {
        char match[STORE_ID_MAX + 1];
        int seat;
        struct shared *shared; /* the scenario it is about, in use as long as this is kept */
        struct search *search; /* NULL: nothing is kept here */
        uint64_t put;          /* the number of the answer it comes from */
    } found[SEARCHES_KEPT];
    uint64_t count;
};

/* kept_take gives a player what was found for its seat of this match, if it is still there.
 * kept_put takes it from the player again; the oldest goes, and what is too large is not kept.
 * kept_clear: the server ends. */
void kept_take(struct kept *k, const char *match, struct player *p);
void kept_put(struct kept *k, const char *match, struct shared *shared, struct player *p);
void kept_clear(struct kept *k);

#endif
