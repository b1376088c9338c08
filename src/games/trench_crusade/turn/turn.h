/* turn.h - the order of things in Trench Crusade: Turns, Activations, which ACTIONS are open, Morale. */
#ifndef GAMES_TC_TURN_TURN_H
#define GAMES_TC_TURN_TURN_H

#include "games/trench_crusade/tc_rules.h"

/* --- turn.c: F_TURN, F_FIRST, F_OVER --- */

void tc_turn_start(const struct tc *t, struct tc_state *s);
bool tc_turn_run(struct tc_play *p);
void tc_first_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_first_apply(struct tc_play *p, const struct action *a);
bool tc_first_run(struct tc_play *p);
/* tc_game_over: ends the game at once: winner 0, 1, or -1 for the points to decide. tc_wiped_out:
 * ends it when a side has nobody left (TCS-0.9). */
void tc_game_over(struct tc_play *p, int winner, int how);
bool tc_wiped_out(struct tc_play *p);
/* tc_last_turn: how many Turns there are as far as is known. */
int tc_last_turn(const struct tc *t, const struct tc_state *s);
/* tc_turn_audit: does the step of the Turn fit what is known of it? 0, or -1 and a sentence. */
int tc_turn_audit(const struct tc_state *s, struct error *err);
/* tc_turn_phase: which phase of the Turn it is (TC-4.1), from 0; -1: set-up, or the game is over. */
int tc_turn_phase(const struct tc_state *s);
/* tc_turn_draw: the frame of a Turn in which models are activated, for positions drawn by hand. */
void tc_turn_draw(struct tc_play *p);

/* --- activate.c: F_ACTIVATE, F_ACT --- */

void tc_activate_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_activate_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct refusal *why);
void tc_activate_apply(struct tc_play *p, const struct action *a);
bool tc_activate_run(struct tc_play *p);
bool tc_act_run(struct tc_play *p);
/* tc_act_draw: the stack of an Activation under way, or before one (model -1), for positions drawn by
 * hand. */
void tc_act_draw(const struct tc *t, struct tc_state *s, int side, int model, int second);

/* --- menu.c: which ACTIONS are open --- */

/* tc_may: may a member take an ACTION of this kind now (TC-4.7, 4.8, 4.10, 12.27)? 0, or -1 and why
 * not. tc_movement: the Movement Characteristic in force, halved after standing up (TC-5.9);
 * tc_full_movement: not halved. */
int tc_may(const struct tc *t, const struct tc_state *s, int member, int act, struct refusal *why);
/* tc_encore: is one more ACTION of a kind open to a member that has taken one? */
bool tc_encore(const struct tc *t, const struct tc_state *s, const struct tc_active *active,
               int act);
/* tc_must: the ACTION that a rule makes a member take now, or -1. */
int tc_must(const struct tc *t, const struct tc_state *s, int member);

/* tc_is_cowed: it began its Activation where it must retreat from, and is still there: until it has left it
 * takes no ACTION that needs a Risky roll (Wrathful Cherub Face). */
bool tc_is_cowed(const struct tc *t, const struct tc_state *s, int member);
int tc_movement(const struct tc *t, const struct tc_state *s, int model);
int tc_full_movement(const struct tc *t, const struct tc_state *s, int model);
void tc_act_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_act_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                 struct refusal *why);
void tc_act_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                   struct action *out);
void tc_act_apply(struct tc_play *p, const struct action *a);

/* --- morale.c: F_MORALE --- */

/* tc_must_check: does a side take a Morale Check this Turn (TC-11.1, 11.4)? */
bool tc_must_check(const struct tc *t, const struct tc_state *s, int side);
void tc_morale_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_morale_apply(struct tc_play *p, const struct action *a);
bool tc_morale_run(struct tc_play *p);

#endif
