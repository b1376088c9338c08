/* history.h - what one seat has seen of a match: its view of the start and after every step, and
 * which steps were its own decisions. A computer player decides from it alone. It holds nothing of
 * the true state and shares no memory with the match, so it may go to another thread. */
#ifndef CORE_HISTORY_H
#define CORE_HISTORY_H

#include "core/match.h"

struct history {
    size_t view_size;
    int steps;          /* decisions and rolls so far */
    char *view;         /* steps + 1 of them: the start, then after each step */
    struct action *act; /* the seat's action in each step; zero if the step was not its own */
    bool *own;
};

/* history_of: what `seat` has seen. Without `past` it is the present view alone, with no steps, for
 * players without a memory. Release it with history_release. */
struct history history_of(const struct match *m, int seat, bool past);
void history_release(struct history *h);

/* history_view: the view after this many steps, 0 to h->steps. */
static inline void *history_view(const struct history *h, int steps)
{
    EXPECT(steps >= 0 && steps <= h->steps);
    return h->view + (size_t)steps * h->view_size;
}

/* history_own: the seat's own action in this step, or NULL. */
static inline const struct action *history_own(const struct history *h, int step)
{
    return h->own[step] ? &h->act[step] : NULL;
}

#endif
