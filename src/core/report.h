/* report.h - after the battle: how lucky each seat was, worked out from the record by expanding
 * every roll again.
 *
 * A roll counts for the seat whose decision it followed. It is lucky when something lasting comes
 * of it (an event marked EVENT_EFFECT: a hit) that might as well not have; rolls whose faces decide
 * nothing of the kind are left out. */
#ifndef CORE_REPORT_H
#define CORE_REPORT_H

#include "core/match.h"

struct luck {
    int rolls, hits;
    double expected;   /* hits: the sum of their chances */
    double percentile; /* 0..1: share of all ways these rolls could fall that are worse, half of the
                        * equal ones counted */
};

/* report_luck fills one entry for each seat, from all there is to know. */
void report_luck(const struct match *m, struct luck out[SEATS_MAX]);

/* report_luck_for: as `eyes` (a seat, or SEAT_NONE for a spectator) can work it out while the game
 * goes on: chances are those of its view, and rolls that might tell it less than everything are
 * left out, however they fell. */
void report_luck_for(const struct match *m, int eyes, struct luck out[SEATS_MAX]);

#endif
