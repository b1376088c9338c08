/* fight.h - attacks of Trench Crusade: shooting, fighting, blasts. */
#ifndef GAMES_TC_FIGHT_FIGHT_H
#define GAMES_TC_FIGHT_FIGHT_H

#include "games/trench_crusade/tc_rules.h"

struct tc_ask; /* kit/kit.h */
struct tc_sum; /* roll/roll.h */

/* --- attack.c: F_ATTACK, one attack after another --- */

/* tc_attack_begin: an ACTION's first attack; `attack` has attacker, member, weapon, target, flags,
 * and the point of a blast. It answers 1 when a hit was scored. */
void tc_attack_begin(struct tc_play *p, const struct tc_attack *attack);
void tc_attack_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_attack_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why);
void tc_attack_apply(struct tc_play *p, const struct action *a);
bool tc_attack_run(struct tc_play *p);

/* tc_note_hit: a model has hit another; kept for its partner, if he wants to know. */
void tc_note_hit(struct tc_play *p, int attacker, int target);
/* tc_next_guard: behind the last one + 1 that was asked, who else may take a hit for a victim, and by
 * which effect; -1: nobody. */
int tc_next_guard(const struct tc *t, const struct tc_state *s, int moment, int victim, int asked,
                  int *effect);

/* --- attack_sum.c: what an attack adds up to --- */

/* tc_attack_weapon: the weapon of an attack. tc_blast_of: the radius of its blast in inches, 0 for none.
 * tc_attack_has: does it have the keyword, lent by effects too? tc_attack_sum: its DICE, and in
 * attack->flags whether it is at Long Range. tc_attack_injury: the Injury Roll of its hit on somebody.
 * All serve the rolls and the odds card. */
const struct tc_weapon *tc_attack_weapon(const struct tc *t, const struct tc_attack *attack);
int tc_blast_of(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack);
bool tc_attack_has(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                   int keyword);
void tc_attack_sum(const struct tc *t, const struct tc_state *s, struct tc_attack *attack,
                   struct tc_sum *sum);
void tc_attack_injury(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                      int victim, struct tc_injury *out, struct tc_sum *sum);
/* tc_characteristic: the Ranged or Melee one of a model, with what kit adds. tc_has_choice: is the weapon a
 * PISTOL for which it matters in melee which one is used (TC-9.8)? */
int tc_characteristic(const struct tc *t, const struct tc_state *s, int model, bool ranged);
bool tc_has_choice(const struct tc *t, const struct tc_state *s, int model, int weapon);
/* tc_is_heavy: does the weapon hamper its bearer as HEAVY ones do (TC-12.27, 12.46)? */
bool tc_is_heavy(const struct tc *t, const struct tc_state *s, int model, int weapon);
/* tc_attacks_of: how many attacks the weapon makes in one ACTION. tc_injury_flag: of a keyword that
 * follows the attack into its Injury Roll; 0: none. */
int tc_attacks_of(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack);
uint16_t tc_injury_flag(int keyword);
/* tc_attack_ask: the question effects are asked at a moment of this attack. */
struct tc_ask tc_attack_ask(const struct tc *t, const struct tc_attack *attack, int model,
                            int target);

/* --- shoot.c: targets, range, shooting into melee, AUTOMATIC --- */

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

/* --- melee.c: weapons in hands --- */

void tc_fight_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m);
int tc_fight_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why);
void tc_fight_apply(struct tc_play *p, const struct action *a);
void tc_melee_sum(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                  struct tc_sum *sum);
/* tc_melee_target: may it strike this model or marker: within 1", in sight (TC-9.1)? tc_pair_fits:
 * can two weapons be used in one Fight (TC-9.7)? tc_goes_off_hand: is this, next in a Fight, one with
 * the Off-Hand Weapon? tc_fight_next: what else this Fight may do. */
int tc_melee_target(const struct tc *t, const struct tc_state *s, int attacker, int target,
                    struct refusal *why);
bool tc_goes_off_hand(const struct tc *t, const struct tc_state *s, const struct tc_attack *next);
bool tc_pair_fits(const struct tc *t, const struct tc_state *s, int model, int first, int second);
void tc_fight_next(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
/* tc_fight_with: the Fights of a member with one enemy, with one weapon or (-1) any. */
void tc_fight_with(const struct tc *t, const struct tc_state *s, int member, int weapon, int target,
                   struct tc_menu *m);
/* tc_weapon_barred: does a rule forbid a weapon in an attack with these flags (enum tc_attack_flag)? */
bool tc_weapon_barred(const struct tc *t, const struct tc_state *s, int model, int weapon,
                      unsigned flags);

/* --- blast.c: F_QUEUE, F_SCATTER: points, victims, scatter --- */

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

#endif
