/* event.h - what happened, and who may know it. apply fills a list; event_text puts each one into
 * words. An event carries everything its sentence needs, so the wording cannot leak anything. Where
 * seats may know different things, apply adds one event for each group of readers. */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    EVENT_SPECTATORS = 1 << 15,
    EVENT_ALL = 0xffff, /* seen_by: bit i seat i, bit 15 spectators */

    EVENTS_MAX = 64,
};

enum {
    EVENT_EFFECT = 1, /* a lasting result of dice ("the charger falls"): names an outcome in odds */
    EVENT_REVEAL = 2, /* someone learned a secret: undo stops here */
    EVENT_STAGE = 8,  /* with EVENT_REVEAL: a stage is over (a set-up, a game); no news in itself */
    EVENT_PIECE = 4,  /* an effect on the piece arg[0]; once it is lost, odds drop the others */

    /* Who pays for an effect, shifted by the seat: EVENT_LOSS << seat. They show a reader of odds
     * which outcomes are a success. */
    EVENT_HURT = 1 << 4, /* a piece of that seat is worse off, but stays */
    EVENT_LOSS = 1 << 8, /* a piece of that seat is lost */
    EVENT_LOSS_ANY = EVENT_LOSS * 15,
};

struct event {
    uint16_t kind, seen_by, flags;
    int16_t arg[7];
};

struct events {
    int count;
    struct event at[EVENTS_MAX];
};

/* event_add appends; a NULL list is allowed (playouts need no events). */
void event_add(struct events *list, struct event event);

/* event_seen_by: may this seat know of the event? Below 0: a spectator. */
bool event_seen_by(const struct event *event, int seat);

/* events_open_to: may this seat know everything that happened? If not, the dice that caused it stay
 * hidden too, since their faces could give away the rest. */
bool events_open_to(const struct events *events, int seat);

#endif
