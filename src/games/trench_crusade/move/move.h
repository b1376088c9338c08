/* move.h - models under way in Trench Crusade: paths, charges, Retreats, falls, pushes, and how they come
 * onto the table. */
#ifndef GAMES_TC_MOVE_MOVE_H
#define GAMES_TC_MOVE_MOVE_H

#include "games/trench_crusade/tc_rules.h"

/* --- path.c: F_PATH, a path under way --- */

/* tc_path_of: a path of a mover who has not set out yet. tc_path_begin makes it the topmost path and
 * pushes its frame: legs it has are gone, and with PATH_ASKS more are asked for. It answers
 * with what is left of the allowance, TC_PATH_SAFE if its roll for Dangerous ground was passed, and
 * TC_PATH_WENT if it has moved at all. */
enum { TC_PATH_SAFE = 1 << 14, TC_PATH_WENT = 1 << 15 };
struct tc_path tc_path_of(const struct tc *t, const struct tc_state *s, int kind, int mover,
                          int allowance);
void tc_path_begin(struct tc_play *p, const struct tc_path *path);

/* tc_path_mover: the mover as geometry wants it. */
struct tc_mover tc_path_mover(const struct tc_field *f, const struct tc_path *path);

void tc_path_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_path_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                    struct action *out);
int tc_path_decide(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why);
void tc_path_apply(struct tc_play *p, const struct action *a);
bool tc_path_run(struct tc_play *p);

/* --- dash.c: F_DASH --- */

/* tc_dash_of: how far a Dash goes. */
int tc_dash_of(const struct tc *t, const struct tc_state *s, int model);
bool tc_dash_run(struct tc_play *p);

/* --- path_check.c: which legs a path may take --- */

/* tc_leaps_too_far: is this a jump over a gap wider than half the Movement (TC-7.6)? Of a Charge that
 * is with its bonus; an evade goes only a D3 of it. */
bool tc_leaps_too_far(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                      const struct tc_stride *stride);

/* tc_path_check: may the path go on with the legs of this action? tc_path_check_on: the same with the
 * table and the mover in hand. tc_path_take adds the legs. */
int tc_path_check_on(const struct tc_field *f, const struct tc_mover *m, const struct tc_path *path,
                     const struct action *a, struct refusal *why);
int tc_path_check(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  const struct action *a, struct refusal *why);
void tc_path_take(const struct tc *t, const struct tc_state *s, struct tc_path *path,
                  const struct action *a);

/* --- offer.c: where to go, as actions --- */

/* tc_move_action: legs of a way as one action. tc_move_list: candidate moves of a path that begins or
 * goes on. tc_move_draw: one of them at random without listing; false when none was found. `flags` go
 * into the actions' kind. */
struct action tc_move_action(const struct tc_leg *leg, int legs, uint16_t flags);
void tc_move_list(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  uint16_t flags, struct tc_menu *m);
bool tc_move_draw(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  uint16_t flags, struct rng *rng, struct action *out);

/* --- advance.c: who is drawn to somebody --- */

/* tc_nearest_enemy: or -1. tc_called_to: the one whose call its first ACTION must obey, or -1.
 * tc_drawn_to: whom its first ACTION leads to, or -1. tc_advance fills the legs of its way there; false:
 * it cannot come nearer. tc_retreat_towards: of a Retreat, as near to somebody as it may end. */
int tc_nearest_enemy(const struct tc *t, const struct tc_state *s, int model);
int tc_called_to(const struct tc_state *s, int model);
int tc_drawn_to(const struct tc *t, const struct tc_state *s, int model);
bool tc_advance(const struct tc *t, const struct tc_state *s, struct tc_path *path);
void tc_retreat_towards(const struct tc *t, const struct tc_state *s, struct tc_path *path,
                        int toward);

/* --- charge.c: F_CHARGE, F_EVADE --- */

void tc_charge_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m);
int tc_charge_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why);
void tc_charge_apply(struct tc_play *p, const struct action *a);
bool tc_charge_run(struct tc_play *p);
/* tc_charge_seconds: whom one who charges now may name as a second target. */
uint64_t tc_charge_seconds(const struct tc *t, const struct tc_state *s, int charger);
/* tc_charge_on gives the path of a charge its legs, from where the charger is now. */
void tc_charge_on(const struct tc *t, const struct tc_state *s, struct tc_path *path);
/* tc_charge_duty: the enemy it must charge first of all, or -1. */
int tc_charge_duty(const struct tc *t, const struct tc_state *s, int charger);
/* tc_charge_needs: the least Charge Bonus with which it comes within 1" of its target, TC_NO_BONUS if
 * none is enough; and the price of the way there. */
enum { TC_NO_BONUS = 7 };
int tc_charge_needs(const struct tc *t, const struct tc_state *s, const struct action *a,
                    int32_t *price);
/* tc_charge_bonus: the most that its die may add to a charge (TC-5.13): 6, 3, or 0 without a die.
 * tc_charge_allowance: how far it goes with this bonus. */
int tc_charge_bonus(const struct tc *t, const struct tc_state *s, int model);
int tc_charge_allowance(const struct tc *t, const struct tc_state *s, int charger, int bonus);
void tc_evade_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_evade_apply(struct tc_play *p, const struct action *a);
bool tc_evade_run(struct tc_play *p);

/* --- slide.c: F_SLIDE --- */

void tc_slide_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_slide_apply(struct tc_play *p, const struct action *a);
bool tc_slide_run(struct tc_play *p);

/* tc_slide_to: the slide with a goal that was listed. tc_slide_near: the goal nearest to a point, at most
 * an inch away; -1: none. */
struct tc_slide tc_slide_to(const struct tc *t, const struct tc_state *s, int goal);
int tc_slide_near(const struct tc *t, const struct tc_state *s, struct point p);

/* --- tumble.c: F_DIVE, F_JUMPSIDE: falls --- */

/* tc_tumble: a model loses the ground at a spot and comes down (TC-7.10); `root` began it. tc_land: it
 * has come down by so much: an Injury Roll from 3" on. */
void tc_tumble(struct tc_play *p, int model, struct tc_spot from, int root);
void tc_land(struct tc_play *p, int model, int height, int root);
void tc_dive_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_dive_apply(struct tc_play *p, const struct action *a);
bool tc_dive_run(struct tc_play *p);
void tc_jumpside_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_jumpside_apply(struct tc_play *p, const struct action *a);
bool tc_jumpside_run(struct tc_play *p);

/* --- retreat.c: F_RETREAT, F_RETORT --- */

void tc_retreat_apply(struct tc_play *p, const struct action *a);
bool tc_retreat_run(struct tc_play *p);
/* tc_retorts_open: a model is about to leave this set of enemies. tc_retorts asks for their attacks, one
 * at a time; false when there are no more. */
void tc_retorts_open(struct tc_play *p, int model, uint64_t set);
bool tc_retorts(struct tc_play *p, int model);
void tc_retort_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_retort_apply(struct tc_play *p, const struct action *a);
bool tc_retort_run(struct tc_play *p);

/* --- forced.c: F_FORCED --- */

/* tc_force: `by` pushes a model straight away from itself by so many inches, or with -3 or -6 by what
 * such a die shows (TC-5.21). Nothing happens to one who is Down or cannot be forced. */
void tc_force(struct tc_play *p, int model, int by, int inches);
/* tc_force_way: the same in a direction, parts of PLANE_TURN; -1: straight away. tc_force_length: that,
 * so many units. tc_throw: the Down too. tc_pull: towards `by`, as far as it goes. */
void tc_force_way(struct tc_play *p, int model, int by, int inches, int way);
void tc_force_length(struct tc_play *p, int model, int by, int length, int way);
void tc_throw(struct tc_play *p, int model, int by, int inches, int way);
void tc_pull(struct tc_play *p, int model, int by, int inches);
/* tc_draw: `by` draws it straight towards itself. */
void tc_draw(struct tc_play *p, int model, int by, int inches);
bool tc_forced_run(struct tc_play *p);

/* --- steer.c: F_STEER --- */

/* tc_steer: `by` moves a model by so many inches, or what a die of -inches sides shows, in a direction
 * its player picks. tc_steer_end: where that leads. */
enum tc_steer {
    STEER_THROWS = 1, /* the Down too */
    STEER_DRIVES = 2, /* out of melee, at its price, and not into another one */
    STEER_AWAY = 4,   /* the same, but straight away and only up to 1" from others */
    STEER_AGAIN = 8,  /* somebody has done so once more meanwhile: one more die */
};
void tc_steer(struct tc_play *p, int model, int by, int inches, int how);
/* tc_drive_off: `by` drives a model straight away from itself, past the attacks of those it leaves; what
 * does that once more during those attacks only makes it longer, and ends them. */
void tc_drive_off(struct tc_play *p, int model, int by, int inches);
struct tc_spot tc_steer_end(const struct tc *t, const struct tc_state *s, int way);
void tc_steer_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_steer_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why);
void tc_steer_apply(struct tc_play *p, const struct action *a);
bool tc_steer_run(struct tc_play *p);

/* --- redeploy.c: F_REDEPLOY --- */

/* tc_redeploy: the owner may set a model up within so many inches of another one, or of itself. */
enum tc_redeploy {
    REDEPLOY_ANYWHERE, /* measured between centres */
    REDEPLOY_AWAY,     /* and more than 1" from every enemy */
    REDEPLOY_BESIDE,   /* measured between bases */
    REDEPLOY_TAKEN,    /* the same, and the other one's player says where */
    REDEPLOY_EDGE,     /* from off the table, by an edge, more than 8" from every enemy */
    REDEPLOY_PIECE, /* in contact with another piece of terrain, away from enemies; in a charge nearer to
                        * `near`, the target, than before */
};
void tc_redeploy(struct tc_play *p, int model, int near, int inches, int how);
/* tc_lurks: does it stay off the table until it is activated? tc_can_arrive: is there room for it? */
bool tc_lurks(const struct tc *t, const struct tc_state *s, int model);
bool tc_can_arrive(const struct tc *t, const struct tc_state *s, int model);
void tc_redeploy_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_redeploy_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct refusal *why);
void tc_redeploy_apply(struct tc_play *p, const struct action *a);
bool tc_redeploy_run(struct tc_play *p);

/* --- deploy.c: F_ZONE, F_DEPLOY --- */

void tc_zone_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_zone_apply(struct tc_play *p, const struct action *a);
bool tc_zone_run(struct tc_play *p);
void tc_deploy_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_deploy_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why);
bool tc_deploy_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                      struct action *out);
/* tc_deploy_spot: where an action deploys its model. 0, or -1 and why there is no such place.
 * tc_in_zone: would a model stand wholly within its own zone there? */
int tc_deploy_spot(const struct tc_field *f, const struct action *a, struct tc_spot *at,
                   struct refusal *why);
/* tc_heeling: of a side, who is deployed now because the one it is bound to has just been.
 * tc_waits_for_master: it is deployed with somebody who is not there yet. */
uint64_t tc_heeling(const struct tc *t, const struct tc_state *s, int side);
bool tc_waits_for_master(const struct tc *t, const struct tc_state *s, int model);
bool tc_in_zone(const struct tc *t, const struct tc_state *s, int model, struct tc_spot at);
/* tc_arrive: it comes onto the table here, with all that happens then. */
void tc_arrive(struct tc_play *p, int model, struct tc_spot at, bool pills);
void tc_deploy_apply(struct tc_play *p, const struct action *a);
bool tc_deploy_run(struct tc_play *p);

#endif
