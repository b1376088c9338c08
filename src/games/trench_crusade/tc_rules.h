/* tc_rules.h - the functions that the rooms of Trench Crusade share, one section a file.
 *
 *   tc, tc_state, tc_audit   the machine, the models, the invariants
 *   table/, move/            geometry without a state (table/table.h, move/move.h), and moves under way
 *   roll/                    pools of dice, Success Rolls, Injury Rolls, markers spent on them
 *   fight/                   attacks
 *   turn/                    the order of things, and which ACTIONS are open
 *   kit/                     effects of kit and abilities
 *   scenario/                set-up, points, deeds
 *   words/                   text and pictures
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

/* tc_present: who is there, of either side and neutral. tc_left: those inside somebody too. tc_standing: not Down. tc_enemies: models
 * on the table that are enemies of this one (neutral models are everybody's). tc_friends: others of
 * its side. tc_engaged: enemies within 1" (TC-3.5). */
uint64_t tc_present(const struct tc *t, const struct tc_state *s);
/* tc_left: those, who is inside somebody, and who stays off the table until it is activated. */
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
 * enemy's Field Shrine, a cache, shells, a cloud (TC-8.16, TCS-0.14)? tc_marker_hit: it is gone. */
struct tc_figure tc_marker_figure(const struct tc_state *s, int marker);
/* tc_marker_form: what a Marker of a kind stands on the table as: enum tc_form, or TC_NO_FORM. */
int tc_marker_form(int kind);
bool tc_marker_target(const struct tc_state *s, int attacker, int marker);
void tc_marker_hit(struct tc_play *p, int marker, int root);

/* tc_is_active: is it in its own Activation? The member's context, or NULL. tc_end_activation: no
 * further ACTION for it or its partner; `failed`: it failed a Risky roll (TC-1.6). */
struct tc_active *tc_active_of(struct tc_state *s, int model);
const struct tc_active *tc_is_active(const struct tc_state *s, int model);
void tc_end_activation(struct tc_play *p, int model, bool failed);

/* tc_set_down: it is Down from now on. tc_take_out removes it from the table (TC-10.12). tc_move_to
 * puts it somewhere. */
void tc_set_down(struct tc_play *p, int model, const struct tc_cause *why);
void tc_take_out(struct tc_play *p, int model, const struct tc_cause *why);
/* tc_walk_to: the same on a straight way: hidden enemies beside it are found. */
void tc_move_to(struct tc_play *p, int model, struct tc_spot to);
void tc_walk_to(struct tc_play *p, int model, struct tc_spot to);

/* tc_tell: an event for people; tc_hurt: EVENT_HURT or EVENT_LOSS for the side of a model. tc_hear:
 * an event for deeds and effects. */
int tc_hurt(int model, int flag);
void tc_tell(struct tc_play *p, int saw, int flags, const int16_t arg[7]);
void tc_hear(struct tc_play *p, const struct tc_event *event);

/* tc_audit.c */
int tc_audit(const struct scenario *scn, const void *state, struct error *err);

/* --- roll/pool.c: sums of dice, and their weights --- */

/* A sum being added up: of a Success Roll its dice, of an Injury Roll its dice and flat modifier.
 * With a hint, each part becomes a line of it. */
struct tc_sum {
    int dice, mod;
    int worse;          /* the negative modifiers of `mod` alone: limited (TC-10.3) */
    bool injury;        /* it is an Injury Roll's */
    uint16_t modifiers; /* bits of enum tc_modifier that applied */
    struct hint *hint;  /* may be NULL */
};

/* tc_sum_dice, tc_sum_mod: one more part, with its words and clause. tc_sum_modifier: dice that deeds
 * may ask about. */
void tc_sum_dice(struct tc_sum *sum, int dice, const char *label, const char *clause);
void tc_sum_mod(struct tc_sum *sum, int mod, const char *label, const char *clause);
void tc_sum_modifier(struct tc_sum *sum, int modifier, int dice, const char *label,
                     const char *clause);

/* tc_sum_kept: a sum as a context keeps it: no pool has so many dice. */
int8_t tc_sum_kept(int sum);

/* tc_sum_note: a line of the hint that does not count. */
void tc_sum_note(struct tc_sum *sum, const char *label, int value, const char *clause);

/* tc_pool_count: the ways of every total of a pool, by total; with `set` above 0 one die shows that
 * face (enum tc_set). */
void tc_pool_count(const struct tc_pools *pools, int keep, int dice, enum tc_set when, int set,
                   uint64_t ways[TC_SUMS]);

/* tc_pool_clean: the same of throws in which no die shows 1. */
void tc_pool_clean(int keep, int dice, uint64_t ways[TC_SUMS]);

/* tc_pools_make: the tables of weights, once a scenario. tc_pool_ways: how many of 6^n throws of a
 * pool with `dice` extra ones keep `keep` that add up to `total`. tc_pool_size: how many dice are
 * thrown, TC_POOL at most. tc_pool_keep: which dice of a throw are kept, as bits; tc_pool_total: what those add up to. */
void tc_pools_make(struct tc_pools *pools);
uint64_t tc_pool_ways(const struct tc_pools *pools, int keep, int dice, int total);
int tc_pool_size(int keep, int dice);
unsigned tc_pool_keep(const uint8_t *faces, int keep, int dice);
int tc_pool_total(const uint8_t *faces, unsigned kept);

/* --- roll/success.c: F_SUCCESS --- */

/* What a Success Roll wants to know. */
struct tc_roll {
    int model;    /* who rolls; -1 for a Warband's Morale */
    int side;     /* of a Warband */
    int dice;     /* DICE so far; Down and effects at the moment `pool` are added */
    int roll_for; /* enum tc_roll_for */
    bool risky;
    int code; /* enum tc_code: of a special ACTION */
};

/* tc_success pushes the roll. Its answer is an enum tc_success; FOR_SCATTER: the total. */
void tc_success(struct tc_play *p, const struct tc_roll *roll);
int tc_success_of(int total);
/* tc_success_for: what the roll on top is for (enum tc_roll_for). */
int tc_success_for(const struct tc_state *s);
void tc_success_sum(const struct tc *t, const struct tc_state *s, const struct tc_roll *roll,
                    struct tc_sum *sum);
void tc_success_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_success_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why);
void tc_success_apply(struct tc_play *p, const struct action *a);
bool tc_success_run(struct tc_play *p);
bool tc_success_throws(const struct tc_state *s);
struct dice tc_success_dice(const struct tc *t, const struct tc_state *s);
unsigned tc_success_read(const struct tc *t, const struct tc_state *s, const uint8_t *faces,
                         struct action *out);
int tc_success_chance(const struct tc *t, const struct tc_state *s, struct outcome *out);

/* --- roll/injury.c: F_INJURY --- */

/* tc_injure pushes an Injury Roll on a model; `injury` has victim, source, root, by, flags, dice and
 * mod of the attack. It answers with the result. tc_knock_down: Down without a roll (TC-10.11), but
 * with a check on a ledge (TC-7.15). tc_take_down: without that check, at once. */
void tc_injure(struct tc_play *p, const struct tc_injury *injury);
void tc_knock_down(struct tc_play *p, int model, const struct tc_cause *why);
void tc_take_down(struct tc_play *p, int model, const struct tc_cause *why);
void tc_injury_sum(const struct tc *t, const struct tc_state *s, const struct tc_injury *injury,
                   struct tc_sum *sum);
int tc_injury_of(int total);
void tc_injury_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_injury_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why);
void tc_injury_apply(struct tc_play *p, const struct action *a);
bool tc_injury_run(struct tc_play *p);
bool tc_injury_throws(const struct tc_state *s);
struct dice tc_injury_dice(const struct tc *t, const struct tc_state *s);
unsigned tc_injury_read(const struct tc *t, const struct tc_state *s, const uint8_t *faces,
                        struct action *out);
int tc_injury_chance(const struct tc *t, const struct tc_state *s, struct outcome *out);

/* --- roll/declare.c: markers spent around a roll, options, single dice --- */

/* What a spender may lay out on one roll. */
struct tc_purse {
    int seat;
    int blood, infection, blessing; /* how many there are to spend */
    int bath;                       /* price of a Bloodbath; 0: not possible */
    bool dice;                      /* may BLOOD and INFECTION be spent as dice? */
    bool sealed;                    /* INFECTION only for a Bloodbath */
};

/* tc_purse_empty: is there nothing he may spend? tc_purse_list, tc_purse_check: his decision.
 * tc_spender: the seat that declares first (0) or second (1) on a roll (TC-2.6). */
bool tc_purse_empty(const struct tc_purse *purse);
void tc_purse_list(const struct tc_purse *purse, struct tc_menu *m);
int tc_purse_check(const struct tc_purse *purse, const struct action *a, struct refusal *why);
int tc_spender(const struct tc_state *s, int order);
/* tc_purse_least: the least INFECTION in the price of a Bloodbath. tc_injury_purse: what the one who is
 * asked before an Injury Roll may spend; nothing when none is being made. */
int tc_purse_least(const struct tc_purse *purse);
struct tc_purse tc_injury_purse(const struct tc *t, const struct tc_state *s);
/* tc_purse_on: what a seat may spend on this Injury Roll. */
struct tc_purse tc_purse_on(const struct tc *t, const struct tc_state *s, const struct tc_injury *i,
                            int seat);
/* tc_purse_spend takes the markers off a model; how many dice that is. */
int tc_purse_spend(struct tc_play *p, const struct tc_purse *purse, int model,
                   const struct action *a);

/* tc_option asks the owner of an effect whether he uses it (F_OPTION): answers 1 or 0. tc_offer_deed:
 * the same of a deed that its owner may do to `target`; a yes does it. */
void tc_option(struct tc_play *p, int model, int effect);
void tc_offer_deed(struct tc_play *p, int model, int effect, int target);
void tc_option_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_option_apply(struct tc_play *p, const struct action *a);
bool tc_option_run(struct tc_play *p);

/* tc_die throws a die for a purpose (F_DIE): answers the face, 0 or 1 for a roll-off. */
void tc_die(struct tc_play *p, int die_for, int model);
/* tc_best_die: the same with several dice, of which the best counts. */
void tc_best_die(struct tc_play *p, int die_for, int model, int dice);
struct dice tc_die_dice(const struct tc *t, const struct tc_state *s);
unsigned tc_die_read(const struct tc *t, const struct tc_state *s, const uint8_t *faces,
                     struct action *out);
int tc_die_chance(const struct tc *t, const struct tc_state *s, struct outcome *out);
void tc_die_apply(struct tc_play *p, const struct action *a);
bool tc_die_run(struct tc_play *p);

/* --- turn/turn.c: F_TURN, F_FIRST, F_OVER --- */

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
/* tc_turn_draw: the frame of a Turn in which models are activated, for positions drawn by hand. */
void tc_turn_draw(struct tc_play *p);

/* --- turn/activate.c: F_ACTIVATE, F_ACT --- */

void tc_activate_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_activate_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct refusal *why);
void tc_activate_apply(struct tc_play *p, const struct action *a);
bool tc_activate_run(struct tc_play *p);
bool tc_act_run(struct tc_play *p);
/* tc_act_draw: the stack of an Activation under way, or before one (model -1), for positions drawn by
 * hand. */
void tc_act_draw(const struct tc *t, struct tc_state *s, int side, int model, int second);

/* --- turn/menu.c: which ACTIONS are open --- */

/* tc_may: may a member take an ACTION of this kind now (TC-4.7, 4.8, 4.10, 12.27)? 0, or -1 and why
 * not. tc_movement: the Movement Characteristic in force, halved after standing up (TC-5.9); tc_full_movement: not halved. */
int tc_may(const struct tc *t, const struct tc_state *s, int member, int act, struct refusal *why);
/* tc_encore: is one more ACTION of a kind open to a member that has taken one? */
bool tc_encore(const struct tc *t, const struct tc_state *s, const struct tc_active *active,
               int act);
/* tc_must: the ACTION that a rule makes a member take now, or -1. */
int tc_must(const struct tc *t, const struct tc_state *s, int member);
int tc_movement(const struct tc *t, const struct tc_state *s, int model);
int tc_full_movement(const struct tc *t, const struct tc_state *s, int model);
void tc_act_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_act_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                 struct refusal *why);
void tc_act_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                   struct action *out);
void tc_act_apply(struct tc_play *p, const struct action *a);

/* --- turn/morale.c: F_MORALE --- */

/* tc_must_check: does a side take a Morale Check this Turn (TC-11.1, 11.4)? */
bool tc_must_check(const struct tc *t, const struct tc_state *s, int side);
void tc_morale_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_morale_apply(struct tc_play *p, const struct action *a);
bool tc_morale_run(struct tc_play *p);

/* --- fight/attack.c: F_ATTACK, one attack after another --- */

/* tc_attack_begin: an ACTION's first attack; `attack` has attacker, member, weapon, target, flags,
 * and the point of a blast. It answers 1 when a hit was scored. */
void tc_attack_begin(struct tc_play *p, const struct tc_attack *attack);
void tc_attack_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_attack_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why);
void tc_attack_apply(struct tc_play *p, const struct action *a);
bool tc_attack_run(struct tc_play *p);

/* tc_attack_weapon: the weapon of an attack. tc_blast_of: the radius of its blast in inches, 0 for none.
 * tc_attack_has: does it have the keyword, lent by effects too? tc_attack_sum: its DICE, and in attack->flags whether it is at Long Range. tc_attack_injury:
 * the Injury Roll of its hit on somebody. All serve the rolls and the odds card. */
const struct tc_weapon *tc_attack_weapon(const struct tc *t, const struct tc_attack *attack);
int tc_blast_of(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack);
bool tc_attack_has(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                   int keyword);
void tc_attack_sum(const struct tc *t, const struct tc_state *s, struct tc_attack *attack,
                   struct tc_sum *sum);
void tc_attack_injury(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                      int victim, struct tc_injury *out, struct tc_sum *sum);
/* tc_is_heavy: does the weapon hamper its bearer as HEAVY ones do (TC-12.27, 12.46)? */
bool tc_is_heavy(const struct tc *t, const struct tc_state *s, int model, int weapon);
/* tc_attacks_of: how many attacks the weapon makes in one ACTION. tc_injury_flag: of a keyword that
 * follows the attack into its Injury Roll; 0: none. */
int tc_attacks_of(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack);
uint16_t tc_injury_flag(int keyword);
/* tc_next_guard: behind the last one + 1 that was asked, who else may take a hit for a victim, and by
 * which effect; -1: nobody. */
int tc_next_guard(const struct tc *t, const struct tc_state *s, int moment, int victim, int asked,
                  int *effect);
/* tc_attack_ask: the question effects are asked at a moment of this attack. */
struct tc_ask tc_attack_ask(const struct tc *t, const struct tc_attack *attack, int model,
                            int target);

/* --- fight/shoot.c: targets, range, shooting into melee, AUTOMATIC --- */

void tc_shoot_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m);
int tc_shoot_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why);
void tc_shoot_apply(struct tc_play *p, const struct action *a);
/* tc_shoot_aim fills in where the attack aims: a target, or a point and its level. 0, or -1 and why
 * it may not: sight, range, places of earlier attacks (TC-8.3, 12.8). tc_shoot_again: further attacks
 * of an AUTOMATIC weapon, or with a second weapon. */
int tc_shoot_aim(const struct tc *t, const struct tc_state *s, struct tc_attack *attack, int target,
                 int x, int y, int level, struct refusal *why);
void tc_shoot_again(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
/* tc_shoot_second: may a Shoot go on with the other one of two weapons? */
int tc_shoot_second(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why);
void tc_shoot_sum(const struct tc *t, const struct tc_state *s, struct tc_attack *attack,
                  struct tc_sum *sum);
/* tc_astray: friends of the shooter within 1" of the target, who may be hit instead (TC-8.5); with
 * `reachable` only those it sees and reaches. */
uint64_t tc_astray(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                   bool reachable);

/* --- fight/melee.c: weapons in hands --- */

void tc_fight_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m);
int tc_fight_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why);
void tc_fight_apply(struct tc_play *p, const struct action *a);
void tc_melee_sum(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                  struct tc_sum *sum);
/* tc_melee_target: may it strike this model or marker: within 1", in sight (TC-9.1)? tc_pair_fits:
 * can two weapons be used in one Fight (TC-9.7)? tc_fight_next: what else this Fight may do. */
int tc_melee_target(const struct tc *t, const struct tc_state *s, int attacker, int target,
                    struct refusal *why);
bool tc_pair_fits(const struct tc *t, const struct tc_state *s, int model, int first, int second);
void tc_fight_next(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
/* tc_fight_with: the Fights of a member with one enemy, with one weapon or (-1) any. */
void tc_fight_with(const struct tc *t, const struct tc_state *s, int member, int weapon, int target,
                   struct tc_menu *m);
/* tc_weapon_barred: does a rule forbid a weapon in an attack with these flags (enum tc_attack_flag)? */
bool tc_weapon_barred(const struct tc *t, const struct tc_state *s, int model, int weapon,
                      unsigned flags);

/* --- fight/blast.c: F_QUEUE, F_SCATTER: points, victims, scatter --- */

uint64_t tc_blast_victims(const struct tc *t, const struct tc_state *s, struct tc_spot point,
                          int radius);
void tc_blast(struct tc_play *p);
/* tc_line: everybody on the line of the attack is hit. tc_is_named: is it the named target of the
 * attack, or the one onto whom its point has scattered? */
void tc_line(struct tc_play *p);
bool tc_is_named(const struct tc_state *s, int model);
/* tc_way_from: the direction, in parts of PLANE_TURN, that leads most away from a point. */
int tc_way_from(struct tc_spot point, struct tc_spot at);
/* tc_explode: Injury Rolls for all around a model, as a queue of this kind makes them. */
void tc_explode(struct tc_play *p, int model, int kind);
bool tc_queue_run(struct tc_play *p);
void tc_scatter_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_scatter_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why);
void tc_scatter_apply(struct tc_play *p, const struct action *a);
bool tc_scatter_run(struct tc_play *p);

/* --- move/path.c: F_PATH, F_DASH: a path under way --- */

/* tc_path_of: a path of a mover who has not set out yet. tc_path_begin makes it the topmost path and
 * pushes its frame: legs it has are gone, and with PATH_ASKS more are asked for. It answers
 * with what is left of the allowance, TC_PATH_SAFE if its roll for Dangerous ground was passed, and
 * TC_PATH_WENT if it has moved at all. */
enum { TC_PATH_SAFE = 1 << 14, TC_PATH_WENT = 1 << 15 };
struct tc_path tc_path_of(const struct tc *t, const struct tc_state *s, int kind, int mover,
                          int allowance);
void tc_path_begin(struct tc_play *p, const struct tc_path *path);
/* tc_dash_of: how far a Dash goes. */
int tc_dash_of(const struct tc *t, const struct tc_state *s, int model);

/* tc_path_mover: the mover as geometry wants it. */
struct tc_mover tc_path_mover(const struct tc_field *f, const struct tc_path *path);

void tc_path_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_path_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                    struct action *out);
int tc_path_decide(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why);
void tc_path_apply(struct tc_play *p, const struct action *a);
bool tc_path_run(struct tc_play *p);
bool tc_dash_run(struct tc_play *p);

/* --- move/path_check.c: which legs a path may take --- */

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

/* --- move/offer.c: where to go, as actions --- */

/* tc_move_action: legs of a way as one action. tc_move_list: candidate moves of a path that begins or goes on. tc_move_draw: one of them at random
 * without listing; false when none was found. `flags` go into the actions' kind. */
struct action tc_move_action(const struct tc_leg *leg, int legs, uint16_t flags);
void tc_move_list(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  uint16_t flags, struct tc_menu *m);
bool tc_move_draw(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  uint16_t flags, struct rng *rng, struct action *out);

/* --- move/advance.c: who is drawn to somebody --- */

/* tc_nearest_enemy: or -1. tc_called_to: the one whose call its first ACTION must obey, or -1.
 * tc_drawn_to: whom its first ACTION leads to, or -1. tc_advance fills the legs of its way there; false:
 * it cannot come nearer. tc_retreat_towards: of a Retreat, as near to somebody as it may end. */
int tc_nearest_enemy(const struct tc *t, const struct tc_state *s, int model);
int tc_called_to(const struct tc_state *s, int model);
int tc_drawn_to(const struct tc *t, const struct tc_state *s, int model);
bool tc_advance(const struct tc *t, const struct tc_state *s, struct tc_path *path);
void tc_retreat_towards(const struct tc *t, const struct tc_state *s, struct tc_path *path,
                        int toward);

/* --- move/charge.c: F_CHARGE, F_EVADE, F_SLIDE --- */

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
void tc_slide_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_slide_apply(struct tc_play *p, const struct action *a);
bool tc_slide_run(struct tc_play *p);

/* --- move/tumble.c: F_DIVE, F_JUMPSIDE: falls --- */

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

/* --- move/retreat.c: F_RETREAT, F_RETORT --- */

void tc_retreat_apply(struct tc_play *p, const struct action *a);
bool tc_retreat_run(struct tc_play *p);
/* tc_retorts_open: a model is about to leave this set of enemies. tc_retorts asks for their attacks, one
 * at a time; false when there are no more. */
void tc_retorts_open(struct tc_play *p, int model, uint64_t set);
bool tc_retorts(struct tc_play *p, int model);
void tc_retort_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_retort_apply(struct tc_play *p, const struct action *a);
bool tc_retort_run(struct tc_play *p);

/* --- move/forced.c: F_FORCED --- */

/* tc_force: `by` pushes a model straight away from itself by so many inches, or with -3 or -6 by what
 * such a die shows (TC-5.21). Nothing happens to one who is Down or cannot be forced. */
void tc_force(struct tc_play *p, int model, int by, int inches);
/* tc_force_way: the same in a direction, parts of PLANE_TURN. tc_throw: the Down too; with way -1
 * straight away. */
/* tc_pull: towards `by`, as far as it goes. */
void tc_pull(struct tc_play *p, int model, int by, int inches);
void tc_throw(struct tc_play *p, int model, int by, int inches, int way);
void tc_force_way(struct tc_play *p, int model, int by, int inches, int way);
/* tc_push_along: the same by a length that is no whole number of inches. */
void tc_push_along(struct tc_play *p, int model, int by, int length, int way);
/* tc_force_length: the same, so many units. */
void tc_force_length(struct tc_play *p, int model, int by, int length, int way);
/* tc_draw: `by` draws it straight towards itself. */
void tc_draw(struct tc_play *p, int model, int by, int inches);
bool tc_forced_run(struct tc_play *p);

/* --- move/steer.c: F_STEER --- */

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

/* --- move/redeploy.c: F_REDEPLOY --- */

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

/* --- move/deploy.c: F_ZONE, F_DEPLOY --- */

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

/* --- kit/devour.c: F_STRUGGLE; who is inside somebody, or sleeps as a Marker --- */

/* tc_holder_of: who has devoured it, or -1. tc_devoured: all who are inside somebody. tc_devour. tc_release: it comes out, Down, at the nearest place
 * to stand within 1"; false: there is no room. tc_spill: the same of one whose holder falls, who is out
 * if there is no room. tc_digest: the holder is activated. */
int tc_holder_of(const struct tc *t, const struct tc_state *s, int model);
uint64_t tc_devoured(const struct tc *t, const struct tc_state *s);
void tc_devour(struct tc_play *p, int by, int model);
bool tc_release(struct tc_play *p, int by);
void tc_spill(struct tc_play *p, int by);
void tc_digest(struct tc_play *p, int by);
int tc_struggle_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct refusal *why);
void tc_struggle_apply(struct tc_play *p, const struct action *a);
bool tc_struggle_run(struct tc_play *p);
/* tc_falls_asleep: instead of going out of action; true: it has. tc_feed_sleepers: a model has ended a
 * move. tc_end_limbo: at the end of the game all of them are out. */
bool tc_falls_asleep(struct tc_play *p, int model);
void tc_feed_sleepers(struct tc_play *p, int model);
void tc_end_limbo(struct tc_play *p);

/* --- kit/set_up.c: F_PICK, things set up on the table --- */

/* tc_set_up: the owner says where a Marker of this kind stands; an optional one need not.
 * tc_set_up_unfit: NULL, or why a model cannot set one up beside itself. */
enum tc_set_up_where { SET_UP_IN_ZONE, SET_UP_BESIDE, SET_UP_IN_TERRAIN };
void tc_set_up(struct tc_play *p, int model, int kind, int where, bool optional);
const char *tc_set_up_unfit(const struct tc *t, const struct tc_state *s, int model, int kind);
void tc_pick_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_pick_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                  struct refusal *why);
void tc_pick_apply(struct tc_play *p, const struct action *a);
bool tc_pick_run(struct tc_play *p);

/* --- kit/when.c: conditions of effects --- */

/* What a moment is about. */
struct tc_ask {
    int model;          /* whose effects are asked */
    int target;         /* the other one, or -1 */
    int item;           /* the item of the attack's weapon + 1; 0: none */
    int weapon;         /* its slot + 1, where `model` is the attacker; 0: none */
    uint64_t keywords;  /* of the attack */
    unsigned flags;     /* enum tc_attack_flag */
    unsigned injury;    /* enum tc_injury_flag, at moments of an Injury Roll */
    int roll_for;       /* enum tc_roll_for */
    unsigned modifiers; /* of the attack so far: bits of enum tc_modifier */
    int code;           /* enum tc_code: of the special ACTION that is rolled for */
    unsigned placed;    /* markers that its Injury Roll has placed: bits of enum tc_marking */
};

/* tc_effect_holds: are its conditions met? tc_when_counts: how many of what a condition is about; 0 for
 * one that counts nothing. */
bool tc_effect_holds(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                     const struct tc_ask *ask);
int tc_when_counts(const struct tc *t, const struct tc_state *s, const struct tc_when *e,
                   const struct tc_ask *ask);

/* --- kit/effect.c: effects asked --- */

/* for_effects: the effects of a fighter at a moment. */
#define for_effects(e, t, model, moment)                                                           \
    for (const struct tc_effect *e =                                                               \
             (t)->fighter[model].effect + (t)->fighter[model].first[moment];                       \
         e < (t)->fighter[model].effect + (t)->fighter[model].first[(moment) + 1]; e++)

/* tc_effect_applies: does an effect of the asked model's own work now? tc_is_lent: does this aura
 * reach it: of a friend, the bearer's own included, or of an enemy? tc_is_used: is a counted effect
 * used up? */
bool tc_effect_applies(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                       const struct tc_ask *ask);
bool tc_is_lent(const struct tc *t, const struct tc_state *s, const struct tc_aura *a,
                const struct tc_ask *ask);
bool tc_is_used(const struct tc_state *s, int model, const struct tc_effect *e);
/* tc_has_lost: was it deprived of this item, or has set it up on the table? */
bool tc_has_lost(const struct tc *t, const struct tc_state *s, int model, int item);
/* tc_effects_sum adds the dice and modifiers that apply. tc_effects_has: does one with this verb
 * apply? *value (may be NULL) is the sum of their values. tc_effects_find: the first such effect
 * that is not used up, or -1: its number for tc_use. tc_effects_next: the next effect at the moment
 * behind another one, or -1. */
void tc_effects_sum(const struct tc *t, const struct tc_state *s, int moment,
                    const struct tc_ask *ask, struct tc_sum *sum);
/* tc_effects_morale: the same for a Morale Check of a side. */
void tc_effects_morale(const struct tc *t, const struct tc_state *s, int side, struct tc_sum *sum);
bool tc_effects_has(const struct tc *t, const struct tc_state *s, int moment, int verb, int what,
                    const struct tc_ask *ask, int *value);
int tc_effects_find(const struct tc *t, const struct tc_state *s, int moment, int verb,
                    const struct tc_ask *ask);
int tc_effects_next(const struct tc *t, const struct tc_state *s, int moment, int after,
                    const struct tc_ask *ask);
/* tc_warband_has: does anybody of a side on the table have it? */
bool tc_warband_has(const struct tc *t, const struct tc_state *s, int side, int moment, int verb);
/* tc_has_keyword: of a model now, conditions such as the Shovel's included. */
bool tc_has_keyword(const struct tc *t, const struct tc_state *s, int model, int keyword);

/* --- kit/effect_do.c: effects carried out --- */

/* tc_effects_do: those of the moment that change the state do so. tc_effect_do: a deed its owner was
 * asked for. tc_use: marks it used. tc_forget: those with this limit may be used again. */
void tc_effects_do(struct tc_play *p, int moment, const struct tc_ask *ask);
void tc_effect_do(struct tc_play *p, int model, int effect, int target);
void tc_use(struct tc_play *p, int model, int effect);
void tc_forget(const struct tc *t, struct tc_state *s, int model, int limit);
/* tc_regenerate: REGENERATE at the start of an Activation (TC-15.3). */
void tc_regenerate(struct tc_play *p, int model);

/* --- kit/order.c: F_COMMAND, F_ORDER: others act out of turn --- */

/* tc_order_allows: may one who acts by an order (or by none) take this ACTION? tc_command_ask: its
 * bearer may give the Command of an effect now, and need not. */
bool tc_order_allows(int order, int act);
void tc_command_ask(struct tc_play *p, int model, int effect);
void tc_command_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_command_apply(struct tc_play *p, const struct action *a);
bool tc_command_run(struct tc_play *p);
bool tc_order_run(struct tc_play *p);

/* --- kit/spell.c: F_PAY: markers as a price --- */

/* tc_price: markers that an effect costs; tc_currency: which. tc_payable: how many there are to pay
 * with. tc_pay: the player of the payer takes them away, one by one; answers 1. */
int tc_price(const struct tc_effect *e);
int tc_currency(const struct tc_effect *e);
int tc_payable(const struct tc *t, const struct tc_state *s, int payer, int currency);
void tc_pay(struct tc_play *p, int payer, int price, int currency);
void tc_pay_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_pay_apply(struct tc_play *p, const struct action *a);
bool tc_pay_run(struct tc_play *p);

/* --- kit/twin.c: F_TWIN --- */

/* tc_twin: it has charged the first of these two, and appears beside the second. tc_is_twinned: is that
 * under way? */
void tc_twin(struct tc_play *p, int model, int first, int second);
bool tc_is_twinned(const struct tc_state *s);
void tc_twin_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_twin_apply(struct tc_play *p, const struct action *a);
bool tc_twin_run(struct tc_play *p);

/* --- kit/ram.c: a Move that pushes an enemy along --- */

/* tc_ram_unfit: NULL, or why not this enemy. tc_ram_leads: does that direction lead anywhere? tc_ram does
 * it; tc_ram_ends: what stopped it may hurt the target; `left` is what the Move has not used. */
const char *tc_ram_unfit(const struct tc *t, const struct tc_state *s, int model, int target);
bool tc_ram_leads(const struct tc *t, const struct tc_state *s, int model, int target, int way);
void tc_ram(struct tc_play *p, int model, int target, int way);
void tc_ram_ends(struct tc_play *p, int model, int target, int way, int left);

/* --- kit/rally.c: F_RALLY --- */

/* tc_rally: friends within so many inches of a model may each move towards the enemy. */
void tc_rally(struct tc_play *p, int model, int inches);
void tc_rally_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_rally_apply(struct tc_play *p, const struct action *a);
bool tc_rally_run(struct tc_play *p);

/* --- kit/name.c: F_NAME --- */

/* tc_name: the rule of this code wants models named. */
void tc_name(struct tc_play *p, int bearer, int code);
void tc_name_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_name_apply(struct tc_play *p, const struct action *a);
bool tc_name_run(struct tc_play *p);

/* --- kit/special.c: special ACTIONS, `use` --- */

void tc_special_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m);
int tc_special_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why);
void tc_special_apply(struct tc_play *p, const struct action *a);
/* tc_special_sure: what a special ACTION does when its roll is a success, without the roll. */
void tc_special_sure(struct tc_play *p, int model, int effect);
bool tc_special_run(struct tc_play *p);

/* --- kit/mines.c: MINED terrain --- */

/* tc_mine_piece: the first, second or third piece beside a model that it could mine, by HOW_ONE and so on;
 * -1: none. tc_mine_unfit: NULL, or why it cannot. tc_mine_set: it is MINED. */
int tc_mine_piece(const struct tc *t, const struct tc_state *s, int model, int how);
const char *tc_mine_unfit(const struct tc *t, const struct tc_state *s, int model, int how);
void tc_mine_set(struct tc_play *p, int model, int how);
/* tc_mine_spares: does this model set no mines off? tc_mine_is_own: did it set the mine of this piece?
 * tc_mine_touched: MINED terrain beside it, whose mine it sets off, or -1.
 * tc_mine_defuser: the effect by which it may defuse mines, or -1. tc_mine_clear: the piece is MINED no
 * more. tc_mine_blow: its mine goes off under a model. */
bool tc_mine_spares(const struct tc *t, const struct tc_state *s, int model);
int tc_mine_touched(const struct tc *t, const struct tc_state *s, int model);
bool tc_mine_is_own(const struct tc_state *s, int model, int piece);
int tc_mine_defuser(const struct tc *t, const struct tc_state *s, int model);
void tc_mine_clear(struct tc_play *p, int piece);
void tc_mine_blow(struct tc_play *p, int model, int piece);

/* --- kit/charges.c: F_BLOW, Explosive Charges --- */

/* tc_charges_fit: may a model's side fill this piece with them? tc_charges_at: such a piece at a place, or
 * -1. tc_charges_lie: are those that a model brought in place? tc_charges_blow: they go off. */
bool tc_charges_fit(const struct tc_field *f, int model, int piece);
int tc_charges_at(const struct tc_field *f, int model, struct point at);
bool tc_charges_lie(const struct tc_state *s, int model);
void tc_charges_blow(struct tc_play *p, int model);
bool tc_blow_run(struct tc_play *p);

/* --- kit/battlekit.c: the standard kit --- */

/* Items that fighters have beside the standard kit, by id. */
enum { TC_WANTS = 180 };
struct tc_wants {
    char id[TC_WANTS][36];
    int count;
};
/* tc_want: its place; an id that is there already keeps it. -1 when there is no room. */
int tc_want(struct tc_wants *wants, const char *id);

/* tc_battlekit_read: battlekit.txt. tc_kit_read: another such file, of which only wanted items are
 * kept. tc_item_read: the line `kit` or `ability` of one. tc_item_find: an item by its id, or -1. */
int tc_battlekit_read(struct tc *t, const struct content *content, struct findings *findings,
                      struct error *err);
int tc_kit_read(struct tc *t, const struct content *content, const char *name,
                const struct tc_wants *wants, struct findings *findings, struct error *err);
int tc_item_read(struct tc_item *item, const struct data *d, struct error *err);
extern const char tc_keyword_words[]; /* "armour-piercing|artificial|..", in the order of KW_* */
/* tc_item_line, tc_effect_line: lines `kit` and `at`, of the file or of a scenario. */
int tc_item_line(struct tc *t, const struct data *d, struct error *err);
int tc_effect_line(struct tc *t, const struct data *d, struct error *err);
int tc_item_find(const struct tc *t, const char *id);

/* --- kit/equip.c: a fighter's kit --- */

/* tc_equip gives a fighter one more item; tc_fighter_compile makes weapons, keywords and effects of
 * what he has. */
int tc_equip(struct tc *t, int model, int item, struct error *err);
void tc_fighter_compile(struct tc *t, int model);
/* tc_bind: who belongs to whom, when everybody is there. */
void tc_bind(struct tc *t);
/* tc_kit_used: was this piece of its kit used in this game (TC-12.15)? */
bool tc_kit_used(const struct tc *t, const struct tc_state *s, int model, int kit);

/* --- kit/limits.c: what one model may carry --- */

/* tc_kit_admit: may everybody who is of no roster carry what he has? 0, or -1 and whose kit breaks which clause. */
int tc_kit_admit(const struct tc *t, struct refusal *why);

/* --- scenario/setup.c: lines of a scenario --- */

int tc_directive(struct scenario *scn, struct data *d, struct error *err);
int tc_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err);

/* --- scenario/fighters.c: lines about who fights --- */

int tc_fighter_line(struct tc *t, const struct content *content, const struct data *d,
                    struct error *err);
int tc_fireteam_line(struct tc *t, const struct data *d, struct error *err);

/* --- warband/vet.c: are added rosters legal? --- */

void tc_vet(const char *added, const struct content *content, struct findings *findings);

/* --- scenario/admit.c: may a match begin? --- */

int tc_admit(const struct scenario *scn, struct refusal *why);

/* --- scenario/compose.c: what is left to chance --- */

int tc_compose(const struct scenario *scn, const struct content *content, const char *wish,
               struct rng *rng, struct text *added, struct error *err);
const struct table_kind *tc_table_kind(const struct scenario *scn, int i);

/* --- scenario/pregame.c: F_PREGAME --- */

/* tc_pregame: abilities of this moment happen, in the order that the winner of a roll-off wants. */
void tc_pregame(struct tc_play *p, int moment);
void tc_pregame_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_pregame_apply(struct tc_play *p, const struct action *a);
bool tc_pregame_run(struct tc_play *p);

/* --- scenario/reinforce.c: F_TASK --- */

/* tc_has_reserves: does anybody wait to be brought on? */
bool tc_has_reserves(const struct tc *t, const struct tc_state *s);
void tc_task_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_task_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                  struct refusal *why);
void tc_task_apply(struct tc_play *p, const struct action *a);
bool tc_task_run(struct tc_play *p);

/* --- scenario/neutral.c: F_NEUTRAL --- */

/* tc_neutral_waits: is there a neutral model to be activated this Turn? tc_neutral_roll: a side rolls
 * whether it may activate one. tc_neutral_roll_off: the winner of a roll-off activates one. */
bool tc_neutral_waits(const struct tc *t, const struct tc_state *s);
void tc_neutral_roll(struct tc_play *p, int side);
void tc_neutral_roll_off(struct tc_play *p);
void tc_neutral_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_neutral_apply(struct tc_play *p, const struct action *a);
bool tc_neutral_run(struct tc_play *p);

/* --- scenario/secrets.c: views --- */

/* tc_has_secrets: could anything be hidden in this match? tc_observe, tc_determinize: as game.h wants them. */
bool tc_has_secrets(const struct tc *t);
void tc_observe(const struct scenario *scn, const void *state, int seat, void *view);
void tc_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                    void *state);

/* --- scenario/score.c: points and the result --- */

/* tc_score_now counts the scoring lines of this time. tc_points: what a side has, and before the end
 * what it would have now. tc_control_of: the side that holds an Objective, or -1. tc_returns,
 * tc_decided_by: as game.h wants them. */
void tc_score_now(struct tc_play *p, int time);
int tc_points(const struct tc *t, const struct tc_state *s, int side);
int tc_control_of(const struct tc *t, const struct tc_state *s, int objective, int form);
void tc_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
const char *tc_decided_by(const struct scenario *scn, const void *state);

/* --- scenario/deeds.c: Glorious Deeds --- */

extern const char tc_deed_words[]; /* "bloodletting|.." */
/* tc_deeds_hear: an event of the rules; deeds of the scenario that are still open may be taken. */
void tc_deeds_hear(struct tc_play *p, const struct tc_event *event);
/* tc_deeds_add: those that fighters bring along. */
void tc_deeds_add(struct tc *t);

/* --- words/ --- */

extern const struct form_kind tc_kinds[];
extern const struct notation tc_notation;
extern const struct position_lines tc_lines;
extern const struct sentences tc_sentences;

/* tc_model_name: "s3"; tc_find_model: the slot, or -1. */
struct tc_name {
    char at[8];
};
struct tc_name tc_model_name(int model);
int tc_find_model(const char *word);
/* tc_marker_title: what people call a Marker of this kind. */
const char *tc_marker_title(int kind);
/* tc_weapon_find: the slot of a fighter's weapon by its word: its id, "-2" for the second, or a part
 * of it that only one has. -1: none. */
int tc_weapon_find(const struct tc *t, int model, const char *word);
void tc_weapon_name(const struct tc *t, int model, int weapon, struct text *out);

void tc_action_text(const struct scenario *scn, const void *state, const struct action *a,
                    struct text *out);
int tc_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err);
void tc_write(const struct scenario *scn, const void *state, struct text *out);
int tc_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
const char *tc_clause_of_frame(int kind);
void tc_prompt(const struct scenario *scn, struct view view, struct text *out);
/* tc_label: the words a decision is offered with. */
void tc_label(const struct scenario *scn, const struct tc_state *s, const struct action *a,
              struct text *out);
void tc_hint(const struct scenario *scn, struct view view, const struct action *a,
             struct hint *out);
/* What a move comes to. */
struct tc_prospect {
    struct tc_spot end;
    int price, left;              /* of the movement it has */
    uint8_t climbs, jumps, falls; /* on the way */
    bool danger;                  /* it enters Dangerous ground */
    bool mine;                    /* it sets a mine off */
    bool silences;                /* its only shots are HEAVY: none after this move */
    int objective;                /* that it ends in, or -1 */
    uint64_t seen_by, cover_from; /* enemies, at its end: who see it, and from whom it has Cover */
    uint64_t targets, near;       /* whom it could shoot at; who is near enough for a charge */
};

/* tc_prospect_of: what the legs of an action lead to. tc_prospect_label, tc_prospect_hint: in words. */
void tc_prospect_of(const struct tc_field *f, const struct tc_path *path, const struct action *a,
                    struct tc_prospect *out);
void tc_prospect_label(const struct tc_prospect *p, struct text *out);
void tc_prospect_hint(const struct tc_prospect *p, struct hint *h);

/* tc_hint_line: one more line of its sum. */
void tc_hint_line(struct hint *h, const char *label, const char *value, const char *clause);
/* tc_pose: `odds trench-crusade key=value..`, as game.h wants it. */
/* --- words/reach.c --- */

/* tc_draw_reach: polygons "reach" over all that a model gets to with one move of this Movement.
 * tc_draw_charge: outlines "charge", "+3": as far as a charge with that bonus goes. */
void tc_draw_reach(const struct tc_field *f, int model, int movement, struct scene *scene);
void tc_draw_charge(const struct tc_field *f, int model, struct scene *scene);

/* --- words/fighter.c, words/effect_say.c: a fighter's card --- */

/* tc_fighter_card adds rows about the fighter to the last panel, and a panel for each item of its kit.
 * tc_effect_say: an effect in words. tc_keyword_say: "IGNORE ARMOUR". */
void tc_fighter_card(const struct tc *t, const struct tc_state *s, int m, struct scene *scene);
void tc_effect_say(const struct tc_effect *e, struct text *out);
void tc_keyword_say(int keyword, struct text *out);

/* --- words/aim.c: a blast placed by hand --- */

/* tc_aim_name: what tc_propose takes to place attacks of a weapon by hand. tc_aim_propose: pointing
 * there with it; who would be hit and how likely goes to the scene. */
void tc_aim_name(int model, int weapon, char *out, size_t size);
int tc_aim_propose(const struct tc *t, const struct tc_state *s, const char *token,
                   const int place[3], struct action *out, struct scene *scene,
                   struct refusal *why);

/* --- words/spend.c: markers in words --- */

/* tc_hit_chance: of an attack's Success Roll, in millionths, if nobody spends markers. tc_out_chance:
 * that its Injury Roll on a victim takes it Out of Action. */
int tc_hit_chance(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack);
int tc_out_chance(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                  int victim);

/* tc_hint_dice: the sum of a Success Roll, and what it needs. tc_hint_spending: what both sides could
 * lay out on such a roll of a model; tc_hint_injury_spending: on an Injury Roll with this sum, whose
 * roller is the one who is told. */
void tc_hint_dice(const struct tc *t, struct hint *h, const char *label, int dice,
                  const char *clause);
void tc_hint_spending(const struct tc *t, const struct tc_state *s, int model, int dice,
                      struct hint *h);
void tc_hint_injury_spending(const struct tc *t, const struct tc_state *s,
                             const struct tc_injury *i, const struct tc_sum *sum, struct hint *h);
/* tc_hint_spend: markers for the roll that waits, or none: the chance of what the spender wants, if
 * nobody spends more: of his own roll success, of the enemy's failure; of an enemy's injury out of
 * action, of his own not. With none, the sum so far. */
void tc_hint_spend(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct hint *h);

int tc_pose(const struct scenario *scn, const struct pair *words, int count, struct hint *hint,
            struct odds *out, struct error *err);
extern const struct pose_word tc_pose_words[];
void tc_pose_choices(const struct scenario *scn, const char *key, struct text *out);
void tc_board(const struct scenario *scn, struct scene *scene);
void tc_scene(const struct scenario *scn, struct view view, struct scene *scene);
void tc_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene);
int tc_propose(const struct scenario *scn, struct view view, const char *token,
               const int (*place)[3], int places, struct action *out, struct scene *scene,
               struct refusal *why);

#endif
