/* report.h - after the battle: how lucky each seat was, worked out from the record by expanding
 * every roll again.
 *
 * A roll belongs to the seat whose decision it followed. It is lucky when it hits (an event marked
 * EVENT_HURT or EVENT_LOSS for a seat of another team), and might not have. Rolls that could not
 * decide such a thing, for the order of play, say, are left out. */
#ifndef CORE_REPORT_H
#define CORE_REPORT_H

#include "core/match.h"

enum { LUCK_BARS = 64 };

struct luck {
    int rolls, hits;
    double expected;   /* hits: the sum of their chances */
    double percentile; /* 0..1: the share of possible results that are worse, plus half of the equal
                        * ones */
    /* The chance of each number of hits, without those at both ends that together have next to none:
     * bar i is that of `wide` numbers from first + i * wide on. */
    int first, wide, bars;
    double bar[LUCK_BARS];
};

/* report_luck fills one entry for each seat, with everything known. */
void report_luck(const struct match *m, struct luck out[SEATS_MAX]);

/* report_luck_for: the luck as `eyes` (a seat, or SEAT_NONE for a spectator) can work it out during
 * the game. Chances come from its view, and rolls that might have hidden effects are left out,
 * whatever their result. */
void report_luck_for(const struct match *m, int eyes, struct luck out[SEATS_MAX]);

/* report_chance: how likely it was that the dice which are due in `state` did what they did with this
 * outcome: the chance of all outcomes with the same lasting effects, or where it had none, of all that
 * have none either. Where dice have no such effects (who begins), of the same events. */
double report_chance(struct rules r, const void *state, const struct action *outcome);

#endif
