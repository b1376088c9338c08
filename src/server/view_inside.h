/* view_inside.h - what the files of the view share. */
#ifndef SERVER_VIEW_INSIDE_H
#define SERVER_VIEW_INSIDE_H

#include "core/scene.h"
#include "server/view.h"

/* One look at a table: the position shown and through whose eyes. */
struct look {
    const struct table *t;
    const struct match *m;
    const void *state; /* shown: now, or some time ago */
    int entry;         /* entries up to it */
    bool past;
    bool all; /* and what was hidden then (view.state is the true one) */
    struct view view;
    const struct view_wish *wish;
};

/* seat_number: the wire has one number for "a spectator": -1. */
static inline int seat_number(int seat)
{
    return seat == SEAT_NONE ? -1 : seat;
}

/* mask_json adds the numbers of the bits that are set, as a list. */
void mask_json(struct json *j, const char *key, unsigned mask);

/* log_json adds the log: what came after wish->log_after and before the position shown, or the last
 * page of it (view_log.c). */
void log_json(const struct look *l, struct json *j);

/* entry_lines_json adds the lines of one entry, as "log"; *line is where to look from, and moves on. */
void entry_lines_json(const struct look *l, int entry, int *line, struct json *j);

/* all_of_it draws a position with everything known, and what a side did not know marked so; the caller
 * releases the scene. */
struct scene all_of_it(const struct look *l, const void *state);

#endif
