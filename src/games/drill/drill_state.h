/* drill_state.h - the types that the files of the teaching game share. */
#ifndef GAMES_DRILL_STATE_H
#define GAMES_DRILL_STATE_H

#include "core/event.h"
#include "core/form.h"
#include "core/game.h"
#include "core/rules.h"
#include "core/turn.h"

enum { DRILL_POSTS = 12, DRILL_ROUNDS = 3, DRILL_UNKNOWN = 9 };

struct drill {
    struct scenario base; /* first, as in every game */
    uint8_t posts;        /* the flag stands on the last one */
};

/* Frames: a decision of the turn, answers to a march above it, a roll on top. */
enum { FRAME_PACK = 1, FRAME_ACT, FRAME_REACT, FRAME_ROLL, FRAME_OVER, DRILL_FRAMES };

struct drill_state {
    struct turn turn; /* FRAME_REACT and FRAME_ROLL: arg[0] shoots at arg[1] */
    uint8_t post[SEATS_MAX];
    uint8_t packed[SEATS_MAX]; /* secret until the end; DRILL_UNKNOWN in the views of others */
    uint8_t shots[SEATS_MAX];  /* public: everybody hears a shot */
    uint8_t day, unused;
};

enum { DO_PACK = 1, DO_MARCH, DO_WAIT, DO_FIRE, DO_HOLD, DO_ROLL };

enum {
    SAW_PACK,
    SAW_PACK_OWN,
    SAW_MARCH,
    SAW_FIRE,
    SAW_HIT,
    SAW_MISS,
    SAW_END,
    DRILL_EVENTS,
};

static inline int drill_posts(const struct scenario *scn)
{
    return ((const struct drill *)scn)->posts;
}

static inline const struct frame *drill_top(const void *state)
{
    return turn_peek(&((const struct drill_state *)state)->turn);
}

#endif
