/* history.h - what one seat has seen of a match: its view of the start and after every step, and
 * which steps were its own decisions. Whoever runs a match makes one; a computer player decides
 * from it alone. It holds nothing of the true state, and shares nothing with the match: it may go
 * to another thread. */
#ifndef CORE_HISTORY_H
#define CORE_HISTORY_H

#include "core/match.h"

struct history {
    size_t view_size;
    int steps;          /* decisions and rolls so far */
    char *view;         /* steps + 1 of them: the start, then after each step */
    struct action *act; /* of each step: what the seat decided; zero where it was not its step */
    bool *own;
};

/* history_of: what `seat` has seen. Without the past it is the present view alone, with no step
 * before it, for those who would not remember more. Release it with history_release. */
struct history history_of(const struct match *m, int seat, bool past);
void history_release(struct history *h);

/* history_view: after so many steps. */
static inline void *history_view(const struct history *h, int steps)
{
    return h->view + (size_t)steps * h->view_size;
}

/* history_own: the seat's own action in this step, or NULL. */
static inline const struct action *history_own(const struct history *h, int step)
{
    return h->own[step] ? &h->act[step] : NULL;
}

#endif
