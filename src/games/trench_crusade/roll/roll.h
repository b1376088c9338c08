/* roll.h - the rolls of Trench Crusade: pools of dice and their weights, Success Rolls, Injury Rolls,
 * markers spent on them, single dice. */
#ifndef GAMES_TC_ROLL_ROLL_H
#define GAMES_TC_ROLL_ROLL_H

#include "games/trench_crusade/tc_rules.h"

struct tc_ask; /* kit/kit.h */

/* --- pool.c: sums of dice, and their weights --- */

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
 * thrown, TC_POOL at most. tc_pool_keep: which dice of a throw are kept, as bits; tc_pool_total: what
 * those add up to. */
void tc_pools_make(struct tc_pools *pools);
uint64_t tc_pool_ways(const struct tc_pools *pools, int keep, int dice, int total);
int tc_pool_size(int keep, int dice);
unsigned tc_pool_keep(const uint8_t *faces, int keep, int dice);
int tc_pool_total(const uint8_t *faces, unsigned kept);

/* --- success.c: F_SUCCESS --- */

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

/* --- injury.c: F_INJURY --- */

/* tc_injure pushes an Injury Roll on a model; `injury` has victim, source, root, by, flags, dice and
 * mod of the attack. It answers with the result. tc_knock_down: Down without a roll (TC-10.11), but
 * with a check on a ledge (TC-7.15). tc_take_down: without that check, at once. */
void tc_injure(struct tc_play *p, const struct tc_injury *injury);
void tc_knock_down(struct tc_play *p, int model, const struct tc_cause *why);
void tc_take_down(struct tc_play *p, int model, const struct tc_cause *why);
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

/* --- injury_sum.c: what an Injury Roll adds up to --- */

/* tc_injury_ask: what the effects of its victim are asked; tc_injury_ask_by: those of whoever attacked.
 * tc_injury_sum: its dice and modifier; tc_injury_of: the result of a total. */
struct tc_ask tc_injury_ask(const struct tc *t, const struct tc_injury *i);
struct tc_ask tc_injury_ask_by(const struct tc *t, const struct tc_injury *i);
void tc_injury_sum(const struct tc *t, const struct tc_state *s, const struct tc_injury *injury,
                   struct tc_sum *sum);
int tc_injury_of(int total);

/* --- declare.c: markers spent around a roll, options, single dice --- */

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
/* tc_purse_on (injury_sum.c): what a seat may spend on this Injury Roll. */
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

#endif
