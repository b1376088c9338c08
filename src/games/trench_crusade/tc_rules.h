/* tc_rules.h - what every room of Trench Crusade builds on: the machine, the models, the invariants.
 * A room has a header of its name, one section a file:
 *
 *   table/table.h, graph.h   geometry without a state
 *   move/move.h              moves under way (leg.h, climb.h, profile.h: the geometry of one)
 *   roll/roll.h              pools of dice, Success Rolls, Injury Rolls, markers spent on them
 *   fight/fight.h            attacks
 *   turn/turn.h              the order of things, and which ACTIONS are open
 *   kit/kit.h                effects of kit and abilities
 *   warband/warband.h        lists and rosters
 *   scenario/scenario.h      set-up, points, deeds
 *   words/words.h            text and pictures
 *
 * A frame of the stack has up to four functions, all in the file of its subject: tc_X_list (what may
 * be done), tc_X_check (why not; without one, what is not listed is refused), tc_X_apply (a decision
 * or dice), tc_X_run (goes on as far as it can without either: true when something was done). */
#ifndef GAMES_TC_RULES_H
#define GAMES_TC_RULES_H

#include "games/trench_crusade/tc_state.h"

/* --- tc.c: the machine --- */

/* tc_call puts a frame on the stack. tc_end_frame takes the top one off; the one below gets the
 * answer. tc_take_answer: that answer, once, or -1 when there is none. tc_wait: the top frame waits for
 * this seat or for dice; always false, for tc_X_run to return. tc_step: the running frame's step is
 * its last argument, where it has steps. */
void tc_call(struct tc_play *p, int kind, int a, int b, int c, int d);
bool tc_end_frame(struct tc_play *p, int answer);
int tc_take_answer(struct tc_play *p);
bool tc_wait(struct tc_play *p, int seat);
enum { STEP = 4 };
bool tc_step(struct tc_play *p, int step);

/* tc_offer adds an action to a menu. tc_list: what may be done, as far as the menu has room. tc_legal:
 * as game.h wants it. */
void tc_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_offer(struct tc_menu *m, struct action a);
int tc_legal(const struct scenario *scn, const void *state, struct action *out);

/* tc_throws: does the top frame, one of those that throw dice, wait for them now? */
bool tc_throws(const struct tc_state *s);

/* --- tc_state.c: models, sets of models, markers --- */

/* tc_present: who is there, of either side and neutral. tc_left: those, who is inside somebody, and who
 * stays off the table until it is activated. tc_standing: not Down. tc_enemies: models on the table
 * that are enemies of this one (neutral models are everybody's). tc_friends: others of its side.
 * tc_engaged: enemies within 1" (TC-3.5). */
uint64_t tc_present(const struct tc *t, const struct tc_state *s);
uint64_t tc_left(const struct tc *t, const struct tc_state *s);
uint64_t tc_standing(const struct tc *t, const struct tc_state *s);
uint64_t tc_enemies(const struct tc *t, const struct tc_state *s, int model);
uint64_t tc_friends(const struct tc *t, const struct tc_state *s, int model);
uint64_t tc_engaged(const struct tc *t, const struct tc_state *s, int model);

/* The table as it stands now: what every question about places wants. Made at the beginning of a
 * call, never kept (struct tc_ground). */
struct tc_field {
    const struct tc *t;
    const struct tc_state *s;
    struct tc_crowd crowd;
    struct tc_ground ground;
};
void tc_field_make(struct tc_field *f, const struct tc *t, const struct tc_state *s);

/* tc_figure_of: a model as geometry sees it. tc_mover_of: one that moves; `engaged` are the enemies
 * it was engaged with when it began, whom it need not shun. */
struct tc_figure tc_figure_of(const struct tc *t, const struct tc_state *s, int model);
struct tc_spot tc_spot_of(const struct tc_state *s, int model);
struct tc_mover tc_mover_of(const struct tc_field *f, int model, uint64_t engaged);

/* tc_near: are two models at most this far apart (TC-3.3)? tc_all_near: those of a set that are. */
bool tc_near(const struct tc *t, const struct tc_state *s, int a, int b, int distance);
uint64_t tc_all_near(const struct tc *t, const struct tc_state *s, int model, uint64_t of,
                     int distance);

/* tc_controller: the side that rolls and decides for a model: its own, or for a neutral one the
 * player who activates it (TCS-0.13). */
int tc_controller(const struct tc_state *s, int model);

/* tc_add_blood, tc_add_mark: up to six (TC-2.1); BLOOD tells the deeds. A cause says where it comes
 * from; `attack` is the id of the attack or 0. */
struct tc_cause {
    int8_t root, direct; /* models or -1 */
    uint8_t source, attack, weapon;
    uint16_t flags, modifiers; /* of the injury, of the attack */
};
void tc_add_blood(struct tc_play *p, int model, int count, const struct tc_cause *why);
void tc_add_mark(struct tc_play *p, int model, int marking, int count);

/* tc_marker_figure: the disc of a Marker (TCS-0.3). tc_marker_target: may a model attack it: an
 * enemy's Field Shrine, a cache, shells, a cloud (TC-8.16, TCS-0.14)? tc_marker_hit: it is gone. tc_marker_form: what a Marker of
 * a kind stands on the table as: enum tc_form, or TC_NO_FORM. */
struct tc_figure tc_marker_figure(const struct tc_state *s, int marker);
int tc_marker_form(int kind);
bool tc_marker_target(const struct tc_state *s, int attacker, int marker);
void tc_marker_hit(struct tc_play *p, int marker, int root);

/* tc_is_active: is it in its own Activation? The member's context, or NULL. tc_end_activation: no
 * further ACTION for it or its partner; `failed`: it failed a Risky roll (TC-1.6). */
struct tc_active *tc_active_of(struct tc_state *s, int model);
const struct tc_active *tc_is_active(const struct tc_state *s, int model);
void tc_end_activation(struct tc_play *p, int model, bool failed);

/* tc_set_down: it is Down from now on. tc_take_out removes it from the table (TC-10.12). tc_move_to
 * puts it somewhere; tc_walk_to on a straight way, beside which hidden enemies are found. */
void tc_set_down(struct tc_play *p, int model, const struct tc_cause *why);
void tc_take_out(struct tc_play *p, int model, const struct tc_cause *why);
void tc_move_to(struct tc_play *p, int model, struct tc_spot to);
void tc_walk_to(struct tc_play *p, int model, struct tc_spot to);

/* tc_tell: an event for people; tc_hurt: EVENT_HURT or EVENT_LOSS for the side of a model. tc_hear:
 * an event for deeds and effects. */
int tc_hurt(int model, int flag);
void tc_tell(struct tc_play *p, int saw, int flags, const int16_t arg[7]);
void tc_hear(struct tc_play *p, const struct tc_event *event);

/* --- tc_audit.c, tc_audit_stack.c: the invariants of a state --- */

/* tc_audit: as game.h wants it. tc_audit_stack: the frames' part of it. */
int tc_audit(const struct scenario *scn, const void *state, struct error *err);
int tc_audit_stack(const struct tc *t, const struct tc_state *s, struct error *err);

#endif
