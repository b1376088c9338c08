/* vv_attack.h - what the files about attacks share. */
#ifndef GAMES_VV_ATTACK_H
#define GAMES_VV_ATTACK_H

#include "games/valor_and_victory/vv_words.h"

enum { VV_MG_RANGE = 8 }; /* machine guns of AFVs and vehicles (VV-1.2.3) */

/* VV-14.1: infantry, vehicles and Guns; AFVs and what they carry are safe from AP fire. */
static inline bool is_soft(const struct vv_type *t)
{
    return t->kind != VV_AFV;
}

/* VV-16.1: AFVs, vehicles and Guns, never infantry. */
static inline bool is_hard(const struct vv_type *t)
{
    return t->kind >= VV_GUN;
}

/* --- vv_ap.c --- */

int foot_fire(const struct vv *v, const struct vv_state *s, int u, int range, int mode, bool light);
int mounted_fire(const struct vv *v, const struct vv_state *s, int u, int to);
bool bears(const struct vv *v, const struct vv_state *s, int from, int to);
int assault_defence_mounted(const struct vv_type *t);
int member_fire(const struct vv *v, const struct vv_state *s, const struct vv_attack *a, int i);
int total_fire(const struct vv *v, const struct vv_state *s);
int count_mode(const struct vv_attack *a, int mode);
uint64_t units_in(const struct vv_state *s, int side, int hex);
uint64_t soft_targets(const struct vv *v, const struct vv_state *s, uint64_t units);
uint64_t hard_targets(const struct vv *v, const struct vv_state *s, uint64_t units);
uint64_t attack_targets(const struct vv *v, const struct vv_state *s);
int cover_of(const struct vv *v, const struct vv_state *s, int hex, uint64_t targets, bool moving);

/* The sum behind an AP attack. */
struct ap_sum {
    int firepower, number; /* points = number - modified roll */
    int cover, hindrance, assault_move, wire, leader, grenades, open, adjacent;
    int modifier; /* all of them together */
};
void ap_sum(const struct vv *v, const struct vv_state *s, struct ap_sum *out);
int ap_number(const struct vv *v, int firepower);
int ap_points(int number, int roll);
bool shield_helps(const struct vv *v, const struct vv_state *s, int u, int from);
void resolve_ap(struct play *p, int roll);

/* --- vv_group.c: putting an attack together --- */

void group_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void group_open(struct play *p, int seat); /* state.attack holds kind, side, from, at, members */
void group_set(struct play *p, int u, int mode);
void group_go(struct play *p, int leader);
void tell_fire(struct play *p, int kind); /* firepower and modifier of the attack */
void group_members(const struct vv *v, struct vv_state *s); /* fills the member list */
/* group_default: the leader that the first listed `go` names, or VV_NONE. */
int group_default(const struct vv *v, const struct vv_state *s);
bool can_lead(const struct vv *v, const struct vv_state *s, int u);

/* --- vv_fire.c: who may attack whom --- */

/* The hexes that can be attacked, with their targets. */
struct hunt {
    int side; /* of the attacker */
    bool reaction, final;
    int count;
    uint64_t any_soft, any_hard; /* places of targets of that kind */
    int16_t hex[VV_UNITS];
};
/* hunt_seen: the targets at these ranges that the map does not hide from a hex, by their places. */
uint64_t hunt_seen(const struct vv *v, const struct hunt *hunt, int from, uint64_t ranges);
#define ANY_RANGE (~(UINT64_C(1) << VV_UNSEEN))
/* hunt_soft, hunt_hard: what AP or AT fire can be directed at in the i-th hex. */
uint64_t hunt_soft(const struct vv *v, const struct vv_state *s, const struct hunt *hunt, int i);
uint64_t hunt_hard(const struct vv *v, const struct vv_state *s, const struct hunt *hunt, int i);
void hunt_start(const struct vv *v, const struct vv_state *s, int side, bool reaction,
                struct hunt *out);
void fire_legal(const struct vv *v, const struct vv_state *s, struct menu *m); /* phases */
void window_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void list_attacks(const struct vv *v, const struct vv_state *s, const struct hunt *hunt,
                  struct menu *m);
void list_at(const struct vv *v, const struct vv_state *s, const struct hunt *hunt, int u,
             struct menu *m);
void list_barrages(const struct vv *v, const struct vv_state *s, const struct hunt *hunt, int hex,
                   struct menu *m);
void smoke_legal(const struct vv *v, const struct vv_state *s, int side, struct menu *m);
/* may_fire: VV-13.1, VV-5.3.2, VV-14.6.2: once a segment, not while pinned. */
static inline bool may_fire(const struct vv_state *s, int u)
{
    return !is_marked(s, u, VV_PINNED | VV_FIRED);
}
bool mortar_ready(const struct vv *v, const struct vv_state *s, int u);
bool spotted(const struct vv *v, const struct vv_state *s, int side, int from, int to);
void prepare(const struct vv *v, struct vv_state *s, const struct action *a);
void declare(struct play *p, const struct action *a); /* every kind of attack */
void fire_smoke(struct play *p, int u, int hex);
void clear_wire(struct play *p, int u, int hex);

enum vv_record { RECORD_FOOT, RECORD_MORTAR, RECORD_CARRIER };
bool recorded(const struct vv_state *s, enum vv_record kind, int source, uint64_t targets);
void record_attack(struct vv_state *s, enum vv_record kind, int source, uint64_t targets);

void lay_smoke(struct play *p, int u, int hex, int strength);
void end_attack(struct play *p);
void push_roll(struct play *p, int roll, int u);
void lanes_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void lane_lay(struct play *p, int side);
void lane_fire(struct play *p, int roll);

/* --- vv_at.c --- */

struct at_sum {
    int number; /* to hit */
    int cover, hindrance, shield, wire, leader, modifier;
    int atfp, armour_front, armour_rear; /* letters as 1..6 */
    int facing;                          /* 1 front, -1 rear, 0 a die decides */
};
void at_sum(const struct vv *v, const struct vv_state *s, struct at_sum *out);
/* gun_at: the anti-tank firepower of a unit's own Gun on that hex, 0 for none. */
int gun_at(const struct vv *v, const struct vv_state *s, int u, int to);
void at_hit(struct play *p, int roll);
void at_facing(struct play *p, int roll);
void at_armour(struct play *p, int roll);
void crew_check(struct play *p, int u);
void crew_roll(struct play *p, int u, int roll);

/* --- vv_mortar.c --- */

void barrage_next(struct play *p);
void mortar_hit(struct play *p, int u, int roll);
void mortar_armour(struct play *p, int u, int roll);
int mortar_to_hit(const struct vv *v, const struct vv_state *s, int u, int *modifier);

/* --- vv_alloc.c --- */

void alloc_start(struct play *p, int kind, int side, uint64_t units, uint64_t shields, int points);
void alloc_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void alloc_apply(struct play *p, const struct action *a);
void alloc_survive(struct play *p, int roll);
void alloc_immobile(struct play *p, int roll);
bool alloc_settle(struct play *p);
/* alloc_harm: what that many points do to a vehicle or Gun. */
enum harm { HARM_NONE, HARM_PIN, HARM_DIE, HARM_LOST };
enum harm alloc_harm(const struct vv *v, const struct vv_state *s, int u, int points);
/* alloc_credit: what a choice covers, for labels. */
int alloc_credit(const struct vv *v, const struct vv_state *s, const struct action *a);
/* alloc_must_wait: VV-R39, AFVs that still take points come before this unit. */
bool alloc_must_wait(const struct vv *v, const struct vv_state *s, int u);

/* --- vv_auto.c --- */

struct action alloc_best(const struct vv *v, const struct vv_state *s);
bool auto_fire(struct play *p); /* false: nothing is worth a shot */
void auto_lanes(struct play *p);

/* --- vv_assault.c --- */

/* assault_legal: `contact` has the first unit of every hex whose infantry can still assault. */
void assault_legal(const struct vv *v, const struct vv_state *s, uint64_t contact, struct menu *m);
void assault_go(struct play *p); /* the attackers are named */
void defence_go(struct play *p); /* the defenders are named */
void assault_roll(struct play *p, int roll);
bool assault_settle(struct play *p);
void occupy_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void occupy_apply(struct play *p, int u, int w);
int odds_column(int attack, int defence);
int assault_cost(const struct vv *v, const struct vv_state *s); /* cover and defenders */

/* --- vv_overrun.c --- */

int overrun_hex(const struct vv *v, const struct vv_state *s, int u, int left);
void overrun_go(struct play *p);
bool overrun_settle(struct play *p);
void final_legal(const struct vv *v, const struct vv_state *s, struct menu *m);

#endif
