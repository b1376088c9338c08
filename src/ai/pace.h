/* pace.h - when the answer of a computer player may be seen.
 *
 * How long it thinks depends on what its seat knows: where it has one choice it answers at once,
 * where one choice is clearly the best it stops early. So while anything is hidden, its answer is
 * shown at a moment that follows from public facts alone: the budget of its level and a margin
 * after the question, however soon it was known. A thought that ran late, on a machine that is
 * too busy, is shown when the same time has passed again. */
#ifndef AI_PACE_H
#define AI_PACE_H

#include <stdint.h>

#include "ai/bot.h"

/* pace_of: ms from a question in this state to the moment its answer may be seen; 0: as soon as it
 * is known. It is the same for all states that look alike to a spectator. */
int pace_of(struct rules r, const void *state, struct budget budget);

/* pace_due: ms from a question to the moment an answer that came after `took` ms may be seen. */
int64_t pace_due(int pace, int64_t took);

#endif
