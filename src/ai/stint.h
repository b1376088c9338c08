/* stint.h - how many decisions a seat has made in its present turn, and how long that lets it think
 * about the next. Nobody waits for a whole turn of the computer longer than its budget says, and what
 * is counted is known to all: decisions, not their contents. */
#ifndef AI_STINT_H
#define AI_STINT_H

#include "ai/bot.h"
#include "core/match.h"

struct stint {
    int made[SEATS_MAX]; /* decisions of its present turn */
    int last, row;       /* who decided last, and how often in a row */
};

/* stint_add: one more decision. A turn of a seat is over when another decides, where the game knows
 * reactions when it decides three times in a row. */
void stint_add(struct stint *t, struct rules r, int seat);

/* stint_of: of a match, from its log. */
struct stint stint_of(const struct match *m);

/* stint_budget: for the next decision of a seat. It is the usual one while there is plenty of time
 * for the turn, and then a fixed share of what is left; so a turn never takes longer than it may. */
struct budget stint_budget(const struct stint *t, int seat, struct budget usual);

#endif
