/* vv_phase.h - what the files about the sequence of play share. */
#ifndef GAMES_VV_PHASE_H
#define GAMES_VV_PHASE_H

#include "games/valor_and_victory/vv_march.h"

/* --- vv_setup.c --- */

void setup_start(const struct vv *v, struct vv_state *s);
void setup_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void setup_apply(struct play *p, const struct action *a);
bool setup_settle(struct play *p);
const struct vv_stock *setup_item(const struct vv *v, const struct vv_state *s); /* or NULL */
const char *place_refused(const struct vv *v, const struct vv_state *s, int u, int hex);
bool may_give(const struct vv *v, const struct vv_state *s, int weapon, int force, int u);
void face_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void face_apply(struct play *p, const struct action *a);

/* --- vv_command.c --- */

enum { VV_ORDERS = 24 }; /* of one Command Phase: enough for any exchange, and it ends */

void command_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void command_apply(struct play *p, const struct action *a);
/* type_carries: VV-12.2: a squad or half squad carries any one weapon, a leader a light one. */
static inline bool type_carries(const struct vv_type *t, const struct vv_weapon *weapon)
{
    return is_foot(t) && !(t->kind == VV_LEADER && weapon->heavy);
}

bool may_carry(const struct vv *v, const struct vv_state *s, int u, int weapon);
bool together(const struct vv_state *s, int u, int w);
const char *split_refused(const struct vv *v, const struct vv_state *s, int u);
const char *combine_refused(const struct vv *v, const struct vv_state *s, int u, int w);

/* --- vv_advance.c: Advance and Assault, After-Action --- */

void advance_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void advance_apply(struct play *p, const struct action *a);
const char *advance_refused(const struct vv *v, const struct vv_state *s, int u, int hex);
bool may_wheel(const struct vv *v, const struct vv_state *s, int u);
void rally_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void rally_start(struct play *p, int u);
void rally_roll(struct play *p, int u, int roll);
int rally_number(const struct vv *v, const struct vv_state *s, int u, int *leader);

/* --- vv_turn.c: the sequence of play and its end --- */

void next_phase(struct play *p);
void begin_play(struct play *p); /* set-up is done */
int control_count(const struct vv *v, const struct vv_state *s, int side, uint32_t objectives);
int term_value(const struct vv *v, const struct vv_state *s, const struct vv_term *term);
/* goal_now: the first line that holds: its number, or VV_NONE. */
int goal_now(const struct vv *v, const struct vv_state *s, bool sudden);
/* goal_decided: the line that decided a game that is over, or VV_NONE. */
int goal_decided(const struct vv *v, const struct vv_state *s);
int units_left(const struct vv *v, const struct vv_state *s, int side);

/* --- vv.c --- */

void phase_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void list_all(const struct vv *v, const struct vv_state *s, struct menu *m);

/* --- vv_auto.c --- */

enum reaction vv_reaction(const struct vv *v, const struct vv_state *s,
                          const struct action *action);

/* --- vv_why.c: why an action is refused --- */

int explain(const struct vv *v, const struct vv_state *s, const struct action *a,
            struct refusal *why);

#endif
