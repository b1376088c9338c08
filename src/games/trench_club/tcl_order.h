/* tcl_order.h - options that a unit of the Automa has, and the letters that narrow them (TCL-13.5).
 */
#ifndef GAMES_TRENCH_CLUB_TCL_ORDER_H
#define GAMES_TRENCH_CLUB_TCL_ORDER_H

#include "games/trench_club/tcl_automa.h"
#include "games/trench_club/tcl_mind.h"

enum { OPTIONS = 4096 };

/* Something the unit could do: where to go, and whom to attack from there. */
struct idea {
    int16_t place, target; /* target -1: none */
};

struct options {
    int count;
    struct idea at[OPTIONS];
};

/* A letter prefers the options with the highest key. */
typedef int (*letter_key)(const struct mind *m, struct idea o);

#define ALL(list) (list), (int)(sizeof(list) / sizeof(list)[0])

void options_add(struct options *o, int place, int target);
/* options_of_attack: all pairs of a target and one of these hexes to attack it from. */
void options_of_attack(const struct mind *m, const struct set *hexes, struct options *o);

/* options_narrow keeps the best by one letter and tells whether any were left out;
 * options_narrow_all goes through letters in order and returns those that did, by bit;
 * options_by_hex takes the letters for hexes of II, or with `far` of III. */
bool options_narrow(const struct mind *m, struct options *o, letter_key key);
unsigned options_narrow_all(const struct mind *m, struct options *o, const letter_key *keys,
                            int count);
unsigned options_by_hex(const struct mind *m, struct options *o, bool far);
/* options_settle: option number `pick` becomes the plan. */
void options_settle(const struct options *o, int pick, struct plan *plan);

int key_destroys(const struct mind *m, struct idea o);
int key_safe(const struct mind *m, struct idea o);
int key_forest(const struct mind *m, struct idea o);

/* order_attack: the best of these attacks by the letters of II or III. order_attack_if: of those
 * that fulfil a condition; false when none does. order_by_enemy: the whole of II or III. */
void order_attack(const struct mind *m, struct options *o, int pick, struct plan *plan);
bool order_attack_if(const struct mind *m, const struct set *hexes, letter_key condition, int pick,
                     struct plan *plan);
void order_by_enemy(struct mind *m, int pick, struct plan *plan);

#endif
