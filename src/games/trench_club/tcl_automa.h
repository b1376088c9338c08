/* tcl_automa.h - how the Automa decides (TCL-13.5): what a unit knows, the options it has, and the
 * letters that narrow them. Only the files tcl_automa_*.c look in here. */
#ifndef GAMES_TRENCH_CLUB_TCL_AUTOMA_H
#define GAMES_TRENCH_CLUB_TCL_AUTOMA_H

#include "games/trench_club/tcl_rules.h"

enum {
    FAR = 255,      /* a distance in half points: no way leads there */
    FAR_HEXES = 99, /* a distance in hexes: there is no such unit */
    OPTIONS = 4096,
};

/* --- tcl_automa_mind.c: distances as the orders measure them, and who stands where --- */

/* What one unit considers: the position, its reach, and distances as they are needed. */
struct tcl_mind {
    const struct tcl *t;
    const struct tcl_state *s;
    const struct tcl_unit *u;
    int slot, player, team;
    struct tcl_field field;
    struct tcl_reach reach;
    struct tcl_set goals; /* hexes where its move may end, the one it stands on included */
    uint8_t step[HEXES];  /* cost of entering; 0 never, WADE the whole speed */
    uint8_t to_enemy[HEXES], to_own[HEXES], to_fort[HEXES], from_start[HEXES], to_target[HEXES];
    int goal; /* slot of the chosen target of II.2 and III.2 */
};

/* tcl_mind_open: the unit, what it may enter, and the ways to enemies and to its own side. The
 * others are found when they are asked for: tcl_mind_find_goals where its move may end,
 * tcl_mind_measure_start the ways from where it is. tcl_mind_find_steps: what it may enter, of a
 * mind that has t, s and u. */
void tcl_mind_open(const struct tcl *t, const struct tcl_state *s, int slot, struct tcl_mind *m);
void tcl_mind_find_goals(struct tcl_mind *m);
void tcl_mind_measure_start(struct tcl_mind *m);
void tcl_mind_find_steps(struct tcl_mind *m);
/* tcl_mind_step_cost: half points to enter the hex; 0: it may not. */
int tcl_mind_step_cost(const struct tcl_mind *m, int hex);

/* tcl_mind_measure: with `back`, out[x] = D(x, nearest of `from`), else D(nearest of `from`, x). A
 * hex that may not be entered costs 2 as the last one, and nothing leads through it. */
void tcl_mind_measure(const struct tcl_mind *m, const struct tcl_set *from, bool back,
                      uint8_t out[HEXES]);

/* tcl_mind_hostile: is that unit an enemy? tcl_mind_wants_fort: is the fort neutral or the enemy's?
 * tcl_mind_foot_before: does a foot soldier of that side (not this one) stand on an access hex? */
bool tcl_mind_hostile(const struct tcl_mind *m, int slot);
bool tcl_mind_wants_fort(const struct tcl_mind *m, int fort);
bool tcl_mind_foot_before(const struct tcl_mind *m, int fort, bool enemies);
/* tcl_mind_units: the hexes of enemies on the board; with `own`, of the player's other units. */
void tcl_mind_units(const struct tcl_mind *m, bool own, struct tcl_set *out);
/* tcl_mind_hexes_to: from a hex to the nearest of these units; tcl_mind_hexes_to_flak: to the
 * enemy's Anti-Aircraft ("AA"). FAR_HEXES when there is none. */
int tcl_mind_hexes_to(const struct tcl_mind *m, int hex, const struct tcl_set *units);
int tcl_mind_hexes_to_flak(const struct tcl_mind *m, int hex);

/* --- tcl_automa_order.c: options and letters; orders II and III --- */

/* Something the unit could do: where to go, and whom to attack from there. */
struct tcl_idea {
    int16_t place, target; /* target -1: none */
};

struct tcl_options {
    int count;
    struct tcl_idea at[OPTIONS];
};

/* A letter prefers the options with the highest key. */
typedef int (*tcl_letter)(const struct tcl_mind *m, struct tcl_idea o);

#define LETTERS(list) (list), (int)(sizeof(list) / sizeof(list)[0])

/* tcl_options_add: one more, unless the list is full. tcl_options_of_attack: all pairs of a target
 * and one of these hexes to attack it from. */
void tcl_options_add(struct tcl_options *o, int place, int target);
void tcl_options_of_attack(const struct tcl_mind *m, const struct tcl_set *hexes,
                           struct tcl_options *o);

/* tcl_options_narrow keeps the best by one letter and tells whether any were left out;
 * tcl_options_narrow_all goes through letters in order and returns those that did, by bit;
 * tcl_options_by_hex takes the letters for hexes of II, or with `far` of III. */
bool tcl_options_narrow(const struct tcl_mind *m, struct tcl_options *o, tcl_letter key);
unsigned tcl_options_narrow_all(const struct tcl_mind *m, struct tcl_options *o,
                                const tcl_letter *keys, int count);
unsigned tcl_options_by_hex(const struct tcl_mind *m, struct tcl_options *o, bool far);
/* tcl_options_settle: option number `pick` becomes the plan. */
void tcl_options_settle(const struct tcl_options *o, int pick, struct tcl_plan *plan);

/* Letters that order I needs too: an attack that destroys, one that is not answered, a forest. */
int tcl_key_destroys(const struct tcl_mind *m, struct tcl_idea o);
int tcl_key_safe(const struct tcl_mind *m, struct tcl_idea o);
int tcl_key_forest(const struct tcl_mind *m, struct tcl_idea o);

/* tcl_order_attack: the best of these attacks by the letters of II or III. tcl_order_attack_if: of
 * those that fulfil a condition; false when none does. tcl_order_by_enemy: the whole of II or III.
 */
void tcl_order_attack(const struct tcl_mind *m, struct tcl_options *o, int pick,
                      struct tcl_plan *plan);
bool tcl_order_attack_if(const struct tcl_mind *m, const struct tcl_set *hexes,
                         tcl_letter condition, int pick, struct tcl_plan *plan);
void tcl_order_by_enemy(struct tcl_mind *m, int pick, struct tcl_plan *plan);

#endif
