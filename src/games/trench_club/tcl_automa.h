/* tcl_automa.h - how the Automa decides (TCL-13.3 to 13.12): a plan for a unit, by printed order
 * and letter. It looks at nothing but the position, so anybody's units can be asked for their plan.
 */
#ifndef GAMES_TRENCH_CLUB_TCL_AUTOMA_H
#define GAMES_TRENCH_CLUB_TCL_AUTOMA_H

#include "games/trench_club/tcl_state.h"

struct plan {
    int slot;
    int place;  /* where it goes: a hex, PLACE_FORT + fort to take, or where it is */
    int target; /* whom it attacks from there, or -1 */
    int roman;  /* 1 foot soldiers, 2 close combat, 3 long range */
    int order;  /* I.1 to I.7, II.1, II.2, III.1, III.2 */
    unsigned target_letters, hex_letters; /* the letters that left fewer options, by bit */
    int options;                          /* equal ones at the end; which of them was asked for */
};

/* tcl_plan: what the unit would do; `pick` counts among equal options, 0 is the lowest. */
void tcl_plan(const struct tcl *t, const struct state *s, int slot, int pick, struct plan *out);

/* tcl_plan_attack: whom it would attack without moving, in `out`; target -1 for nobody. */
void tcl_plan_attack(const struct tcl *t, const struct state *s, int slot, struct plan *out);

/* tcl_rank: whose turn comes first among units; lower acts earlier, -1 never acts. */
int tcl_rank(const struct tcl *t, const struct unit *u);

/* tcl_next_to_act: the unit of a seat that acts next by the printed sequence, or -1. */
int tcl_next_to_act(const struct tcl *t, const struct state *s, int seat);

/* tcl_wanted: the type the Automa wants to buy; 0 for a random one. tcl_best_fort: where it would
 * put it, or -1. */
int tcl_wanted(const struct tcl *t, const struct state *s, int seat);
int tcl_best_fort(const struct tcl *t, const struct state *s, int seat, int type);

/* tcl_plan_text: "II.1 (b, d), hex c". */
void tcl_plan_text(const struct plan *plan, struct text *out);

#endif
