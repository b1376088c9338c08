/* turn.h - the stack of frames inside a state: what is being decided, on top of what it interrupts.
 * Whose decision it is = whoever the top frame names. Being plain memory, an interrupted move can
 * be copied, searched and saved. */
#ifndef CORE_TURN_H
#define CORE_TURN_H

#include <stdint.h>
#include <string.h>

#include "base/data.h"
#include "base/error.h"
#include "base/text.h"

enum { TURN_DEPTH = 20 };

struct frame {
    uint8_t kind; /* the game's own, from 1 */
    int8_t seat;  /* who decides; SEAT_CHANCE for dice, SEAT_NONE when the game is over */
    int16_t arg[5];
};

struct turn {
    uint16_t depth;
    struct frame frame[TURN_DEPTH]; /* frames above depth are zero */
};

static inline struct frame *turn_top(struct turn *t)
{
    BUG_ON(t->depth == 0);
    return &t->frame[t->depth - 1];
}

static inline const struct frame *turn_peek(const struct turn *t)
{
    BUG_ON(t->depth == 0);
    return &t->frame[t->depth - 1];
}

static inline void turn_push(struct turn *t, struct frame f)
{
    BUG_ON(t->depth == TURN_DEPTH);
    t->frame[t->depth++] = f;
}

static inline struct frame turn_pop(struct turn *t)
{
    struct frame f = *turn_top(t);

    memset(&t->frame[--t->depth], 0, sizeof f);
    return f;
}

/* turn_write puts the stack into a position text, bottom first: `frame NAME SEAT a b c d e`;
 * names[kind] is the game's word for a kind (names[0] is not used). turn_read_line reads one such
 * line back: d stands on it. */
void turn_write(const struct turn *t, const char *const *names, struct text *out);
int turn_read_line(struct turn *t, const char *const *names, int kinds, int seats,
                   const struct data *d, struct error *err);

#endif
