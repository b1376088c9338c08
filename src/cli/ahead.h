/* ahead.h - a computer player that thinks while a person decides, on a thread of its own. It ends by
 * itself when it has found as much as is worth keeping, after some seconds at most. */
#ifndef CLI_AHEAD_H
#define CLI_AHEAD_H

#include <pthread.h>

#include "ai/player.h"

struct ahead {
    struct player *player; /* NULL: nobody thinks */
    struct history seen;
    atomic_bool enough;
    pthread_t thread;
};

/* ahead_begin: until ahead_end the player is the thread's. NULL: there is nobody who could think. */
void ahead_begin(struct ahead *a, struct player *player, const struct match *m);
void ahead_end(struct ahead *a);

#endif
