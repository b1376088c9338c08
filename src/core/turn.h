/* turn.h - the stack of frames inside a state: what is being decided, on top of what it interrupts.
 * The top frame says whose decision it is. It is plain memory, so an interrupted move can be copied,
 * searched and saved. */
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

/* turn_top: the top frame, which may be changed. The stack must not be empty. */
static inline struct frame *turn_top(struct turn *t)
{
    BUG_ON(t->depth == 0);
    return &t->frame[t->depth - 1];
}

/* turn_peek: the top frame, to be read only. */
static inline const struct frame *turn_peek(const struct turn *t)
{
    BUG_ON(t->depth == 0);
    return &t->frame[t->depth - 1];
}

/* turn_push puts a frame on top; there must be room. */
static inline void turn_push(struct turn *t, struct frame f)
{
    BUG_ON(t->depth == TURN_DEPTH);
    t->frame[t->depth++] = f;
}

/* turn_pop removes the top frame and returns it. */
static inline struct frame turn_pop(struct turn *t)
{
    struct frame f = *turn_top(t);

    memset(&t->frame[--t->depth], 0, sizeof f);
    return f;
}

/* turn_write puts the stack into a position text, bottom first, one line per frame. forms[kind] is
 * the form (core/form.h) of that kind of frame: its first word is the name, its values the arguments.
 * A line is `frame NAME SEAT` and the rest of the form. forms[0] is not used.
 * turn_read reads d's current line back: 0, or -1 and a sentence. Bare numbers, `frame NAME SEAT a b
 * c d e`, are read too, and written when f is NULL. */
struct forms;
void turn_write(const struct forms *f, const struct turn *t, const char *const *forms,
                struct text *out);
int turn_read(const struct forms *f, struct turn *t, const char *const *forms, int kinds,
              const struct data *d, struct error *err);

#endif
