/* standing.h - standing orders: what a seat wants done whenever the rules offer it a shot during
 * another side's move, so that a game by correspondence does not stop at every hex.
 *
 *     ask          ask me every time (the default)
 *     hold         hold fire
 *     adjacent     fire at adjacent targets only
 *     odds N       fire when the chance of an effect is at least N percent
 *
 * Of several shots the one with the best chance of an effect is taken. The answer depends on the
 * seat's own view and its orders alone. Orders are the seat's secret: no record has them. What they
 * lead to is recorded, as decisions like any other. */
#ifndef CORE_STANDING_H
#define CORE_STANDING_H

#include "core/rules.h"

enum standing_kind { STANDING_ASK, STANDING_HOLD, STANDING_ADJACENT, STANDING_ODDS };

struct standing {
    enum standing_kind kind;
    int percent; /* of STANDING_ODDS: 1..100 */
};

enum { STANDING_TEXT = 16 };

/* standing_parse reads orders as above: 0, or -1 and a sentence. standing_text writes them. */
int standing_parse(const char *words, struct standing *out, struct error *err);
void standing_text(struct standing orders, char out[STANDING_TEXT]);

/* standing_answer: the action these orders choose for `seat`, which is to move. False when the
 * decision is not a reaction, or the seat wants to be asked. */
bool standing_answer(struct rules r, const void *state, int seat, struct standing orders,
                     struct action *out);

#endif
