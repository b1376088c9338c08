/* kit.h - what kit and abilities do in Trench Crusade: their conditions and effects, and the decisions that
 * some of them ask for. kit/effect.h has the effects themselves. */
#ifndef GAMES_TC_KIT_KIT_H
#define GAMES_TC_KIT_KIT_H

#include "games/trench_crusade/tc_rules.h"

struct tc_sum; /* roll/roll.h */

/* --- devour.c: F_STRUGGLE; who is inside somebody, or sleeps as a Marker --- */

/* tc_holder_of: who has devoured it, or -1. tc_devour: from now on `model` is inside `by`. tc_release: it
 * comes out, Down, at the nearest place to stand within 1"; false: there is no room. tc_spill: the same
 * of one whose holder falls, who is out if there is no room. tc_digest: the holder is activated. */
int tc_holder_of(const struct tc *t, const struct tc_state *s, int model);
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

/* --- set_up.c: F_PICK, things set up on the table --- */

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

/* --- spill.c: F_SPILL, ground that an alchemist has spoilt --- */

/* tc_spill_of: of such a Marker what it says; tc_spill_sound: does it say anything possible? */
struct tc_spill tc_spill_of(const struct tc_marker *m);
bool tc_spill_sound(const struct tc_marker *m);
void tc_spill_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_spill_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why);
void tc_spill_apply(struct tc_play *p, const struct action *a);
bool tc_spill_run(struct tc_play *p);
/* tc_danger_hurts: the Injury Roll of one who has failed its roll for Dangerous ground there (TC-6.4);
 * `root` has brought it there. */
void tc_danger_hurts(struct tc_play *p, int model, int root, struct tc_spot at);

/* --- when.c: conditions of effects --- */

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

/* --- effect.c: effects asked --- */

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

/* --- effect_do.c: effects carried out --- */

/* tc_effects_do: those of the moment that change the state do so. tc_effect_do: a deed its owner was
 * asked for. tc_use: marks it used. tc_forget: those with this limit may be used again. */
void tc_effects_do(struct tc_play *p, int moment, const struct tc_ask *ask);
void tc_effect_do(struct tc_play *p, int model, int effect, int target);
void tc_use(struct tc_play *p, int model, int effect);
void tc_forget(const struct tc *t, struct tc_state *s, int model, int limit);
/* tc_regenerate: REGENERATE at the start of an Activation (TC-15.3). */
void tc_regenerate(struct tc_play *p, int model);

/* --- order.c: F_COMMAND, F_ORDER: others act out of turn --- */

/* tc_order_allows: may one who acts by an order (or by none) take this ACTION? tc_command_ask: its
 * bearer may give the Command of an effect now, and need not. */
bool tc_order_allows(int order, int act);
void tc_command_ask(struct tc_play *p, int model, int effect);
void tc_command_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_command_apply(struct tc_play *p, const struct action *a);
bool tc_command_run(struct tc_play *p);
bool tc_order_run(struct tc_play *p);

/* --- spell.c: F_PAY: markers as a price --- */

/* tc_price: markers that an effect costs; tc_currency: which. tc_payable: how many there are to pay
 * with. tc_pay: the player of the payer takes them away, one by one; answers 1. */
int tc_price(const struct tc_effect *e);
int tc_currency(const struct tc_effect *e);
int tc_payable(const struct tc *t, const struct tc_state *s, int payer, int currency);
void tc_pay(struct tc_play *p, int payer, int price, int currency);
void tc_pay_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_pay_apply(struct tc_play *p, const struct action *a);
bool tc_pay_run(struct tc_play *p);

/* --- twin.c: F_TWIN --- */

/* tc_twin: it has charged the first of these two, and appears beside the second. tc_is_twinned: is that
 * under way? */
void tc_twin(struct tc_play *p, int model, int first, int second);
bool tc_is_twinned(const struct tc_state *s);
void tc_twin_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_twin_apply(struct tc_play *p, const struct action *a);
bool tc_twin_run(struct tc_play *p);

/* --- ram.c: a Move that pushes an enemy along --- */

/* tc_ram_unfit: NULL, or why not this enemy. tc_ram_leads: does that direction lead anywhere? tc_ram does
 * it; tc_ram_ends: what stopped it may hurt the target; `left` is what the Move has not used. */
const char *tc_ram_unfit(const struct tc *t, const struct tc_state *s, int model, int target);
bool tc_ram_leads(const struct tc *t, const struct tc_state *s, int model, int target, int way);
void tc_ram(struct tc_play *p, int model, int target, int way);
void tc_ram_ends(struct tc_play *p, int model, int target, int way, int left);

/* --- rally.c: F_RALLY --- */

/* tc_rally: friends within so many inches of a model may each move towards the enemy. tc_rally_one: one
 * model towards its nearest enemy, seen or not, so far. */
void tc_rally(struct tc_play *p, int model, int inches);
void tc_rally_one(struct tc_play *p, int model, int allowance);
void tc_rally_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_rally_apply(struct tc_play *p, const struct action *a);
bool tc_rally_run(struct tc_play *p);

/* --- hunger.c: Eternal Appetence --- */

enum { HUNGER_CHURNS = 1, HUNGER_MASTICATES, HUNGER_WRETCHES, HUNGER_CRAVES };

/* tc_hunger: what it is for this Turn. tc_hunger_drives: the model pays and moves towards the enemy.
 * tc_hunger_prey: to whom it may hand INFECTION; tc_hunger_feeds does it. */
void tc_hunger(struct tc_play *p, int model, int which);
void tc_hunger_drives(struct tc_play *p, int model);
uint64_t tc_hunger_prey(const struct tc *t, const struct tc_state *s, int model);
void tc_hunger_feeds(struct tc_play *p, int model, int prey);

/* --- name.c: F_NAME --- */

/* tc_name: the rule of this code wants models named. */
void tc_name(struct tc_play *p, int bearer, int code);
void tc_name_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_name_apply(struct tc_play *p, const struct action *a);
bool tc_name_run(struct tc_play *p);

/* --- special.c: special ACTIONS, `use` --- */

void tc_special_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m);
int tc_special_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why);
void tc_special_apply(struct tc_play *p, const struct action *a);
/* tc_special_sure: what a special ACTION does when its roll is a success, without the roll. */
void tc_special_sure(struct tc_play *p, int model, int effect);
bool tc_special_run(struct tc_play *p);

/* --- mines.c: MINED terrain --- */

/* tc_mine_piece: the first, second or third piece beside a model that it could mine, by HOW_ONE and so
 * on; -1: none. tc_mine_unfit: NULL, or why it cannot. tc_mine_set: it is MINED. */
int tc_mine_piece(const struct tc *t, const struct tc_state *s, int model, int how);
const char *tc_mine_unfit(const struct tc *t, const struct tc_state *s, int model, int how);
void tc_mine_set(struct tc_play *p, int model, int how);
/* tc_mines_for: of these MINED pieces those whose mines a model sets off: none for one who negates them,
 * and not its own. tc_mine_is_own: did it set the mine of this piece? tc_mine_touched: MINED terrain beside it, whose mine it sets off, or -1.
 * tc_mine_defuser: the effect by which it may defuse mines, or -1. tc_mine_clear: the piece is MINED no
 * more. tc_mine_blow: its mine goes off under a model. */
uint64_t tc_mines_for(const struct tc *t, const struct tc_state *s, int model, uint64_t mined);
int tc_mine_touched(const struct tc *t, const struct tc_state *s, int model);
bool tc_mine_is_own(const struct tc_state *s, int model, int piece);
int tc_mine_defuser(const struct tc *t, const struct tc_state *s, int model);
void tc_mine_clear(struct tc_play *p, int piece);
void tc_mine_blow(struct tc_play *p, int model, int piece);

/* --- charges.c: F_BLOW, Explosive Charges --- */

/* tc_charges_fit: may a model's side fill this piece with them? tc_charges_at: such a piece at a place, or
 * -1. tc_charges_laid: whose charges are in place. tc_charges_blow: they go off. */
bool tc_charges_fit(const struct tc_field *f, int model, int piece);
int tc_charges_at(const struct tc_field *f, int model, struct point at);
uint64_t tc_charges_laid(const struct tc_state *s);
void tc_charges_blow(struct tc_play *p, int model);
bool tc_blow_run(struct tc_play *p);

/* --- battlekit.c: the standard kit --- */

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

/* --- equip.c: a fighter's kit --- */

/* tc_equip gives a fighter one more item; tc_fighter_compile makes weapons, keywords and effects of
 * what he has. */
int tc_equip(struct tc *t, int model, int item, struct error *err);
int tc_fighter_compile(struct tc *t, int model, struct error *err);
/* tc_bind: who belongs to whom, when everybody is there. */
void tc_bind(struct tc *t);
/* tc_kit_used: was this piece of its kit used in this game (TC-12.15)? */
bool tc_kit_used(const struct tc *t, const struct tc_state *s, int model, int kit);

/* --- limits.c: what one model may carry --- */

/* tc_kit_admit: may everybody who is of no roster carry what he has? 0, or -1 and whose kit breaks which clause. */
int tc_kit_admit(const struct tc *t, struct refusal *why);

#endif
