/* standing.h - standing orders: what a seat wants done whenever the rules offer it a shot during
 * another side's move, or markers to lay out before a roll, so that a game by correspondence does not
 * stop at every hex and every roll.
 *
 *     ask             ask me every time (the default)
 *     hold            hold fire
 *     adjacent        fire at adjacent targets only
 *     odds N          fire when the chance of an effect is at least N percent
 *
 *     markers ask     ask me every time (the default)
 *     markers keep    lay out none
 *     markers all     lay out as many as can be
 *     markers when N  lay out the least amount whose last marker moves the chance of what the seat
 *                     wants by at least N points of a hundred, else none
 *     markers .. turn N   the same in turn N only; in any other one ask
 *
 * Of several shots the one with the best chance of an effect is taken, of equal amounts of markers
 * the one with the best chance. The answer depends on the seat's own view and its orders alone.
 * Orders are the seat's secret: no record has them. What they lead to is recorded, as decisions like
 * any other. */
#ifndef CORE_STANDING_H
#define CORE_STANDING_H

#include "core/rules.h"

enum standing_kind { STANDING_ASK, STANDING_HOLD, STANDING_ADJACENT, STANDING_ODDS };
enum markers_kind { MARKERS_ASK, MARKERS_KEEP, MARKERS_ALL, MARKERS_WHEN };

struct standing {
    enum standing_kind kind;
    int percent; /* of STANDING_ODDS: 1..100 */
    enum markers_kind markers;
    int points; /* of MARKERS_WHEN: 1..100 */
    int turn;   /* the one in which the orders for markers hold, as scenes count; 0: in all */
};

enum { STANDING_TEXT = 32 };

/* standing_takes: does the game have shots or markers that orders can answer? */
bool standing_takes(const struct game *game);

/* standing_parse reads orders for shots or for markers, as above; the others stay as they are. 0, or
 * -1 and a sentence with the orders that this game has. */
int standing_parse(const struct game *game, const char *words, struct standing *orders,
                   struct error *err);

/* standing_text, standing_markers: the orders for shots ("odds 30") and markers ("when 10 turn 3")
 * in words. */
void standing_text(struct standing orders, char out[STANDING_TEXT]);
void standing_markers(struct standing orders, char out[STANDING_TEXT]);

/* standing_answer: the action these orders choose for `seat`, which is to move. False when the
 * decision is not a reaction, or the seat wants to be asked. */
bool standing_answer(struct rules r, const void *state, int seat, struct standing orders,
                     struct action *out);

#endif
