/* odds.h - exact odds of an action: every chain of dice that follows it, until someone has to decide
 * or the game ends, expanded by the rules themselves and merged by resulting position. A line says
 * what the chains that end there have in common: a hit that changes nothing is not an effect. Where
 * somebody decides in the middle of the attack (who bears the losses), more dice may follow: the line
 * names him. */
#ifndef CORE_ODDS_H
#define CORE_ODDS_H

#include "core/dice.h"
#include "core/rules.h"

enum { ODDS_MAX = 128, ODDS_EFFECTS = 64 };

struct odds_line {
    char text[480]; /* the effects in words, or "No effect." */
    struct fraction p;
    uint16_t flags;         /* of the effects: EVENT_EFFECT, EVENT_HURT and EVENT_LOSS of seats */
    int next;               /* who decides before the attack is over; SEAT_NONE: it is over */
    int returns[SEATS_MAX]; /* standing afterwards */
    uint64_t key;           /* of the resulting position */
};

/* The chance of one lasting effect, whatever else happens. */
struct odds_effect {
    char text[160]; /* "French Infantry is destroyed." */
    struct fraction p;
    uint16_t flags; /* EVENT_HURT and EVENT_LOSS of the seat that pays */
};

struct odds {
    int count;                       /* 0: no dice follow this action */
    struct odds_line line[ODDS_MAX]; /* most likely first */
    int effects;
    struct odds_effect effect[ODDS_EFFECTS]; /* those beyond the first are not summed up */
    double expected[SEATS_MAX];              /* mean standing afterwards, for display */
};

/* odds_of computes odds from what `seat` may know. 0; or -1 and a sentence when the action is illegal
 * or the tree of outcomes is too large to be exact. */
int odds_of(struct rules r, const void *state, int seat, const struct action *action,
            struct odds *out, struct error *err);

/* odds_unfinished: does a line end before the attack is over? */
bool odds_unfinished(const struct odds *odds);

/* odds_merge joins results that read the same although the positions differ (who is where), so that
 * people see each result once. The joined line keeps the standing of the likeliest. */
void odds_merge(struct odds *odds);

#endif
