/* tcl_mind.h - what a unit of the Automa knows when it decides: distances as the orders measure
 * them, and who stands where (TCL-13.5). */
#ifndef GAMES_TRENCH_CLUB_TCL_MIND_H
#define GAMES_TRENCH_CLUB_TCL_MIND_H

#include "games/trench_club/tcl_state.h"

enum { FAR = 255, WADE = 9 };

/* What one unit considers: the position, its reach, and distances as they are needed. */
struct mind {
    const struct tcl *t;
    const struct state *s;
    const struct unit *u;
    int slot, player, team;
    struct field field;
    struct reach reach;
    struct set goals;    /* hexes where its move may end, the one it stands on included */
    uint8_t step[HEXES]; /* cost of entering; 0 never, WADE the whole speed */
    uint8_t to_enemy[HEXES], to_own[HEXES], to_fort[HEXES], from_start[HEXES], to_target[HEXES];
    int goal; /* slot of the chosen target of II.2 and III.2 */
};

/* mind_open: the unit, what it may enter, and the ways to enemies and to its own side. The others
 * are found when they are asked for: mind_find_goals where its move may end, mind_measure_start the
 * ways from where it is. */
void mind_open(const struct tcl *t, const struct state *s, int slot, struct mind *m);
void mind_find_goals(struct mind *m);
void mind_measure_start(struct mind *m);

void mind_find_steps(struct mind *m);
int mind_step_cost(const struct mind *m, int hex);

/* mind_measure: `back`: out[x] = D(x, nearest of `from`), else D(nearest of `from`, x). */
void mind_measure(const struct mind *m, const struct set *from, bool back, uint8_t out[HEXES]);

bool mind_hostile(const struct mind *m, int slot);
bool mind_wants_fort(const struct mind *m, int fort); /* neutral or the enemy's */
bool mind_foot_before(const struct mind *m, int fort, bool enemies);
void mind_units(const struct mind *m, bool own, struct set *out);
int mind_hexes_to(const struct mind *m, int hex, const struct set *units);
int mind_hexes_to_flak(const struct mind *m, int hex);

#endif
