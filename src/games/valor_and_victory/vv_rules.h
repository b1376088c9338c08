/* vv_rules.h - the functions that the files of Valor & Victory share, one section a file.
 *
 * Everywhere: v is the scenario, s the state, u a unit, m the menu that a list goes into. A function
 * called *_legal lists what may be decided now, *_apply does it, *_settle does what needs no
 * decision (true when something happened), *_refused names the clause that forbids something or is
 * NULL. Where a function takes `findings`, it reports every error there and reads on; with NULL it
 * stops at the first. Nothing outside this folder includes this header but eval and unit tests. */
#ifndef GAMES_VV_RULES_H
#define GAMES_VV_RULES_H

#include "base/findings.h"
#include "core/form.h"
#include "core/hexmap.h"
#include "core/rules.h"
#include "core/scene.h"
#include "games/valor_and_victory/vv.h"
#include "games/valor_and_victory/vv_menu.h"
#include "games/valor_and_victory/vv_state.h"

/* --- vv.c: the table of the game, and the machine that runs it --- */

/* vv_list: everything that may be decided at the frame on top. */
void vv_list(const struct vv *v, const struct vv_state *s, struct vv_menu *m);

/* --- vv_scenario.c: the lines of a scenario file; its other readers share vv_scenario.h --- */

/* vv_directive keeps a line until the roster and the map are known; vv_finish reads them all. */
int vv_directive(struct scenario *scn, struct data *d, struct error *err);
int vv_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err);

/* --- vv_scenario_forces.c: the order of battle --- */

/* vv_first_force: the first force of a side, to which units belong unless somebody says more. */
int vv_first_force(const struct vv *v, int side);
/* vv_position_ground: may this position be built on the hex's terrain (VV-17.2)? */
bool vv_position_ground(const struct vv *v, int position, int hex);
/* vv_start_ground: may a unit of this type stand on the hex's terrain at all? */
bool vv_start_ground(const struct vv *v, const struct vv_type *t, int hex);

/* --- vv_data.c: units.txt, terrain.txt, tables.txt --- */

/* vv_read_content reads all three files. */
int vv_read_content(struct vv *v, const struct content *content, struct findings *findings,
                    struct error *err);
/* vv_find_type, vv_find_weapon: the counter with this id, or 0. */
int vv_find_type(const struct vv *v, const char *id);
int vv_find_weapon(const struct vv *v, const char *id);
/* Names for 1.. of enum vv_position, and for enum vv_expendable; see choice_find. */
extern const char vv_position_names[], vv_expendable_names[];

/* --- vv_map.c: terrain, hexsides, roads, and what a step costs --- */

/* vv_read_map reads the map that the scenario names and lays out every table of it. */
int vv_read_map(struct vv *v, const struct content *content, struct findings *findings,
                struct error *err);
/* For people who make their own maps and scenarios: see struct authoring in core/game.h. */
#define VV_AREA_KINDS "setup|enter|exit|objectives"
int vv_check_data_file(struct scenario *blank, const struct content *content, const char *file,
                       struct findings *findings, struct error *err);
int vv_map_terms(struct scenario *blank, const struct content *content, struct hexmap_terms *out,
                 struct error *err);
int vv_areas(const struct scenario *scn, struct hexmap_area *out, char file[100]);

/* --- vv_sight.c: geometry and lines of sight --- */

/* vv_prepare_grid: neighbours, ranges, arcs: once the size is known. vv_prepare_sight: the lines of
 * sight, once terrain and hexsides are. */
void vv_prepare_grid(struct vv *v);
void vv_prepare_sight(struct vv *v);

/* vv_sees_past: does no bunker stand between hexes that the map does not hide from each other? */
bool vv_sees_past_bunkers(const struct vv *v, const struct vv_state *s, int a, int b);
static inline bool vv_sees_past(const struct vv *v, const struct vv_state *s, int a, int b)
{
    return !hexes_any(&s->bunkers) || vv_sees_past_bunkers(v, s, a, b);
}

static inline bool vv_sees(const struct vv *v, const struct vv_state *s, int a, int b)
{
    return v->clear[a * v->hexes + b] != VV_UNSEEN && vv_sees_past(v, s, a, b);
}

/* vv_hindrance: what an attack from a at b meets on its way and in b, cover apart (VV-9.3). */
int vv_hindrance(const struct vv *v, const struct vv_state *s, int a, int b);

/* The two ways a fire lane may run where the line passes midway between hexes (VV-13.9). */
enum vv_lane_side { LANE_LEFT, LANE_RIGHT };
/* vv_lane: its hexes from a (left out) to b; VV_NONE where off the map. *ties: some were between
 * two. Returns their number, or 0 when blocking terrain closes this side. */
int vv_lane(const struct vv *v, const struct vv_state *s, int a, int b, enum vv_lane_side side,
            int16_t *out, bool *ties);

/* vv_armour_side: 1 when a shot from `from` meets the front of a vehicle in `at`, -1 its rear, 0 on
 * the line between them (VV-16.5). */
int vv_armour_side(const struct vv *v, int at, int facing, int from);

/* A line of sight described step by step, for people. */
struct vv_ray {
    int count;
    struct {
        int16_t hex, with; /* with: the other hex of a pair or hexside, else VV_NONE */
        char what[40];
        int value; /* hindrance it adds */
        bool blocks, waived;
    } part[60];
    bool along, blocked;
    int stop; /* the part at which a blocked line ends */
    int sum;
};
/* vv_ray: everything that the line from a to b meets. vv_ray_name: where its i-th part lies: "K7",
 * "H2/I2" for a hexside. */
void vv_ray(const struct vv *v, const struct vv_state *s, int a, int b, struct vv_ray *out);
void vv_ray_name(const struct vv *v, const struct vv_ray *ray, int i, char out[24]);

/* --- vv_unit.c: units in hexes and aboard --- */

/* vv_set_effects: smoke, fire lanes and the mark of an assault in a hex (state.effects). */
void vv_set_effects(struct vv_state *s, int hex, int effects);
/* vv_put: a unit that is nowhere, with everything aboard, into a hex; vv_lift: out of its hex;
 * vv_shift: from one into another. */
void vv_put(struct vv_state *s, int u, int hex);
void vv_lift(struct vv_state *s, int u);
void vv_shift(struct vv_state *s, int u, int hex);
/* vv_embark: from its hex, or from nowhere, aboard a carrier. vv_disembark: afterwards it is
 * nowhere: put it. */
void vv_embark(struct vv_state *s, int u, int carrier);
void vv_disembark(struct vv_state *s, int u);
/* vv_free_slot: a place for a new unit, or VV_NONE. */
int vv_free_slot(const struct vv_state *s);
/* vv_classify: the unit has a new type; the sets of infantry and leaders follow. */
void vv_classify(const struct vv *v, struct vv_state *s, int u);
/* vv_mark: markers on a unit and everything aboard. */
void vv_mark(struct vv_state *s, int u, unsigned markers);
/* vv_units_in: a side's units in a hex. vv_units_waiting: those off the map that may enter. */
static inline uint64_t vv_units_in(const struct vv_state *s, int side, int hex)
{
    uint64_t set = 0;

    for_hex (u, s, hex)
        set |= bit(u);
    return set & s->here[side];
}
uint64_t vv_units_waiting(const struct vv_state *s, int side);

/* A tally is how many of what a side has in a hex (those aboard do not count, VV-8.4): a byte of a
 * word for each, so that tallies add up. */
enum {
    TALLY_FOOT = 1,
    TALLY_GUN = 1 << 8,
    TALLY_AFV = 1 << 16,
    TALLY_VEHICLE = 1 << 24,
};
/* vv_tally: of a side's units in a hex, `without` some; vv_tally_one: of one unit. */
unsigned vv_tally(const struct vv *v, const struct vv_state *s, int side, int hex,
                  uint64_t without);
unsigned vv_tally_one(const struct vv *v, const struct vv_state *s, int u);
/* vv_fits: may that many stay in a hex with this position? NULL, or the clause that forbids it. */
const char *vv_fits(unsigned tally, int position);
/* vv_may_stay: may these units of one side, a stack or part of one, stay in the hex beside those of
 * theirs already there? */
bool vv_may_stay_beside(const struct vv *v, const struct vv_state *s, int hex, uint64_t units);
static inline bool vv_may_stay(const struct vv *v, const struct vv_state *s, int hex,
                               uint64_t units)
{
    return is_bare(s, hex) || vv_may_stay_beside(v, s, hex, units);
}

/* vv_tows: does it tow a Gun? */
bool vv_tows(const struct vv *v, const struct vv_state *s, int u);
/* vv_barred: why unit u may not enter the hex at all, or NULL; terrain cost apart. */
const char *vv_barred(const struct vv *v, const struct vv_state *s, int u, int hex);
/* vv_cost: movement points of a step, 0 when the terrain forbids it (VV-6.2). vv_entry_cost: the
 * same of coming onto the map. */
int vv_cost(const struct vv *v, const struct vv_state *s, int u, int hex, int direction);
int vv_entry_cost(const struct vv *v, const struct vv_state *s, int u, int hex);
/* vv_worth: victory points of a unit with its load and weapons. vv_riders_cr: the casualty ratings
 * of the infantry aboard. */
int vv_worth(const struct vv *v, const struct vv_state *s, int u);
int vv_riders_cr(const struct vv *v, const struct vv_state *s, int u);
/* vv_lose: eliminated with everything aboard, scored. vv_reduce: a squad to a half squad. vv_pin:
 * with everything aboard. */
void vv_lose(struct vv_play *p, int u);
void vv_reduce(struct vv_play *p, int u);
void vv_pin(struct vv_play *p, int u);

/* --- vv_setup.c: set-up decisions --- */

/* vv_setup_start: every unit in its box, every stock full. */
void vv_setup_start(const struct vv *v, struct vv_state *s);
/* vv_setup_item: what is to be placed or given now, or NULL. */
const struct vv_stock *vv_setup_item(const struct vv *v, const struct vv_state *s);
void vv_setup_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_setup_apply(struct vv_play *p, const struct action *a);
bool vv_setup_settle(struct vv_play *p);
const char *vv_place_refused(const struct vv *v, const struct vv_state *s, int u, int hex);
/* vv_face_*: the facing of a unit or bunker just placed. */
void vv_face_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_face_apply(struct vv_play *p, const struct action *a);

/* --- vv_turn.c: the sequence of play --- */

/* vv_begin_play: set-up is done. vv_next_phase: the phase is over; so may be the game. */
void vv_begin_play(struct vv_play *p);
void vv_next_phase(struct vv_play *p);

/* --- vv_command.c: the Command Phase --- */

enum { VV_ORDERS = 24 }; /* of one Command Phase: enough for any exchange, and it ends */

void vv_command_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_command_apply(struct vv_play *p, const struct action *a);
/* vv_may_carry: VV-12.2: a squad or half squad carries any one weapon, a leader a light one. */
bool vv_may_carry(const struct vv *v, const struct vv_state *s, int u, int weapon);
/* vv_together: on foot in one hex, or aboard the same transport (VV-R36). */
bool vv_together(const struct vv_state *s, int u, int w);
const char *vv_split_refused(const struct vv *v, const struct vv_state *s, int u);
const char *vv_combine_refused(const struct vv *v, const struct vv_state *s, int u, int w);

/* --- vv_fire.c: who may attack whom; smoke, wire, fire lanes --- */

/* The hexes that can be attacked, with their targets. */
struct vv_targets {
    int side; /* of the attacker */
    bool reaction, final;
    int count;
    uint64_t any_soft, any_hard; /* places of targets of that kind */
    int16_t hex[VV_UNITS];
};
/* vv_targets_start: every enemy hex; in reaction only the hex and the units that just entered it. */
void vv_targets_start(const struct vv *v, const struct vv_state *s, int side, bool reaction,
                      struct vv_targets *out);
/* vv_targets_seen: the targets at these ranges that the map does not hide from a hex, by their
 * places. */
uint64_t vv_targets_seen(const struct vv *v, const struct vv_targets *targets, int from,
                         uint64_t ranges);
#define ANY_RANGE (~(UINT64_C(1) << VV_UNSEEN))
/* vv_targets_hard: what anti-tank fire can be directed at in the i-th hex. */
uint64_t vv_targets_hard(const struct vv *v, const struct vv_state *s,
                         const struct vv_targets *targets, int i);
/* vv_fire_legal: of the Fire and Defensive Fire phases; vv_window_legal: of opportunity fire. */
void vv_fire_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_window_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
/* vv_draft_attack: the attack that an action would declare, everybody who can taking part.
 * vv_declare: it is declared. vv_end_attack: it is over, and nothing of it is remembered. */
void vv_draft_attack(const struct vv *v, struct vv_state *s, const struct action *a);
void vv_declare(struct vv_play *p, const struct action *a);
void vv_end_attack(struct vv_play *p);
/* vv_push_roll: dice are due, for a unit where the kind of roll needs one. */
void vv_push_roll(struct vv_play *p, int roll, int u);

/* The record of who has been attacked from where in this segment (VV-14.2). A source is a hex for
 * infantry and mortars, a unit for a carrier and its passengers. */
enum vv_record { RECORD_FOOT, RECORD_MORTAR, RECORD_CARRIER };
enum { RECORD_KIND = 512 }; /* state.shot_from: source + RECORD_KIND * kind */
bool vv_recorded(const struct vv_state *s, enum vv_record kind, int source, uint64_t targets);
void vv_record_attack(struct vv_state *s, enum vv_record kind, int source, uint64_t targets);

/* vv_lay_smoke: smoke of this strength from a unit into a hex. vv_fire_smoke, vv_clear_wire: the
 * orders `smoke` and `clear`. */
void vv_lay_smoke(struct vv_play *p, int u, int hex, int strength);
void vv_fire_smoke(struct vv_play *p, int u, int hex);
void vv_clear_wire(struct vv_play *p, int u, int hex);
/* vv_lane_*: a fire lane is offered, laid, and attacks those who run into it (VV-13.9). */
void vv_lanes_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_lane_apply(struct vv_play *p, const struct action *a);
void vv_lane_fire(struct vv_play *p, int roll);

/* --- vv_fire_group.c: putting an attack together --- */

void vv_group_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
/* vv_group_open asks who takes part; state.attack holds kind, side, from, at and members. */
void vv_group_open(struct vv_play *p, int seat);
void vv_group_apply(struct vv_play *p, const struct action *a);
/* vv_group_go: the attack is made, led or not (VV_NONE). */
void vv_group_go(struct vv_play *p, int leader);
/* vv_group_members fills the member list of state.attack. */
void vv_group_members(const struct vv *v, struct vv_state *s);
/* vv_group_default: the leader that the first listed `go` names, or VV_NONE. */
int vv_group_default(const struct vv *v, const struct vv_state *s);
/* vv_tell_fire tells of the firepower and the modifier of the attack. */
void vv_tell_fire(struct vv_play *p, int kind);

/* --- vv_fire_ap.c: anti-personnel fire --- */

/* vv_foot_fire: of infantry; `light`: only light machine guns count. vv_mounted_fire: of an AFV,
 * vehicle or Gun on a hex. vv_member_fire: of a member of an attack. vv_total_fire: of all. */
int vv_foot_fire(const struct vv *v, const struct vv_state *s, int u, int range, int mode,
                 bool light);
int vv_mounted_fire(const struct vv *v, const struct vv_state *s, int u, int to);
int vv_member_fire(const struct vv *v, const struct vv_state *s, const struct vv_attack *a, int i);
int vv_total_fire(const struct vv *v, const struct vv_state *s);
/* vv_count_mode: how many members of the attack take part like that. */
int vv_count_mode(const struct vv_attack *a, int mode);
/* vv_bears: VV-17.5, who sits in a bunker fires only into its arc. */
bool vv_bears(const struct vv *v, const struct vv_state *s, int from, int to);
/* vv_soft_targets, vv_hard_targets: those of a set that AP or AT fire can harm. vv_attack_targets:
 * those that the AP attack of state.attack is at. */
uint64_t vv_soft_targets(const struct vv *v, const struct vv_state *s, uint64_t units);
uint64_t vv_hard_targets(const struct vv *v, const struct vv_state *s, uint64_t units);
uint64_t vv_attack_targets(const struct vv *v, const struct vv_state *s);
/* vv_cover_in: VV-13.4: terrain and position, for those who stand in the hex. vv_cover_of: terrain
 * and, where the targets can use it, position. */
static inline int vv_cover_in(const struct vv *v, const struct vv_state *s, int hex)
{
    int position = position_at(s, hex);

    return terrain_at(v, hex)->cover + (position == VV_OPEN ? 0 : v->tables.cover[position]);
}
int vv_cover_of(const struct vv *v, const struct vv_state *s, int hex, uint64_t targets,
                bool moving);
/* vv_shield_helps: VV-13.5: does the shield of this Gun count against fire from there? */
bool vv_shield_helps(const struct vv *v, const struct vv_state *s, int u, int from);

/* The sum behind an AP attack. */
struct vv_ap_sum {
    int firepower, number; /* points = number - modified roll */
    int cover, hindrance, assault_move, wire, leader, grenades, open, adjacent;
    int modifier; /* all of them together */
};
void vv_ap_sum(const struct vv *v, const struct vv_state *s, struct vv_ap_sum *out);
/* vv_ap_number: casualty points are this number less the modified roll (the table of VV-14.5). */
static inline int vv_ap_number(const struct vv *v, int power)
{
    int row = 0;

    while (row + 1 < VV_AP_ROWS && power > v->tables.ap_most[row])
        row++;
    return v->tables.ap_number[row];
}
/* vv_ap_points: the casualty points of a modified roll. vv_ap_roll: the dice have fallen. */
int vv_ap_points(int number, int roll);
void vv_ap_roll(struct vv_play *p, int roll);

/* --- vv_fire_at.c: anti-tank fire, and crews that leave --- */

/* The sum behind an anti-tank shot. */
struct vv_at_sum {
    int number; /* to hit */
    int cover, hindrance, shield, wire, leader, modifier;
    int atfp, armour_front, armour_rear; /* letters as 1..6 */
    int facing;                          /* 1 front, -1 rear, 0 a die decides */
};
void vv_at_sum(const struct vv *v, const struct vv_state *s, struct vv_at_sum *out);
/* vv_gun_at: the anti-tank firepower of a unit's own Gun on that hex, 0 for none. */
int vv_gun_at(const struct vv *v, const struct vv_state *s, int u, int to);
/* vv_list_at: every anti-tank shot of one unit. */
void vv_list_at(const struct vv *v, const struct vv_state *s, const struct vv_targets *targets,
                int u, struct vv_menu *m);
/* The dice, in this order: to hit, front or rear, elimination. */
void vv_at_hit(struct vv_play *p, int roll);
void vv_at_facing(struct vv_play *p, int roll);
void vv_at_armour(struct vv_play *p, int roll);
/* vv_spared: the target survives, and that is told; an immobile AFV makes its crew check all the
 * same (VV-16.6, VV-R20). */
void vv_spared(struct vv_play *p, int u, int kind);
/* vv_crew_check: the crew of an immobile AFV is tested (VV-16.6); vv_crew_roll: its die. */
void vv_crew_check(struct vv_play *p, int u);
void vv_crew_roll(struct vv_play *p, int u, int roll);

/* --- vv_fire_mortar.c: light mortars --- */

/* vv_mortar_ready: may it fire a mortar from where it stands? vv_mortar_reaches: and that far? */
bool vv_mortar_ready(const struct vv *v, const struct vv_state *s, int u);
bool vv_mortar_reaches(const struct vv *v, const struct vv_state *s, int u, int range);
/* vv_spotted: VV-12.7 (c): the mortar sees the hex itself, or any unpinned friend does. */
bool vv_spotted(const struct vv *v, const struct vv_state *s, int side, int from, int to);
/* vv_list_barrages: every barrage from one hex. */
void vv_list_barrages(const struct vv *v, const struct vv_state *s,
                      const struct vv_targets *targets, int hex, struct vv_menu *m);
/* vv_barrage_settle: the next vehicle under the barrage is rolled for, or it ends. The dice of one:
 * to hit, then elimination. */
bool vv_barrage_settle(struct vv_play *p);
void vv_mortar_hit(struct vv_play *p, int u, int roll);
void vv_mortar_armour(struct vv_play *p, int u, int roll);

/* --- vv_alloc.c: casualty points --- */

/* vv_alloc_start: these units of a side share out so many points; `shields`: Guns whose shield
 * counts. */
void vv_alloc_start(struct vv_play *p, int kind, int side, uint64_t units, uint64_t shields,
                    int points);
void vv_alloc_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_alloc_apply(struct vv_play *p, const struct action *a);
bool vv_alloc_settle(struct vv_play *p);
/* The dice: does a vehicle or Gun survive its points, is an AFV immobile? */
void vv_alloc_survive(struct vv_play *p, int roll);
void vv_alloc_immobile(struct vv_play *p, int roll);
/* vv_alloc_harm: what that many points do to a vehicle or Gun. */
enum vv_harm { HARM_NONE, HARM_PIN, HARM_DIE, HARM_LOST };
enum vv_harm vv_alloc_harm(const struct vv *v, const struct vv_state *s, int u, int points);
/* vv_alloc_credit: the points that a choice covers; negative when it is not possible. */
int vv_alloc_credit(const struct vv *v, const struct vv_state *s, const struct action *a);
/* vv_alloc_unpinned_left: VV-14.6.1 (b), is there a free unit that is not pinned? */
bool vv_alloc_unpinned_left(const struct vv_state *s);
/* vv_alloc_must_wait: VV-R39, AFVs that still take points come before this unit. */
bool vv_alloc_must_wait(const struct vv *v, const struct vv_state *s, int u);

/* --- vv_move.c: the Movement Phase --- */

void vv_movement_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_movement_apply(struct vv_play *p, const struct action *a);
/* vv_step_*: the stack that moves. */
void vv_step_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_step_apply(struct vv_play *p, const struct action *a);
bool vv_step_settle(struct vv_play *p);
/* vv_push_entry: lane, window and what follows on entering a hex; vv_post_settle: what follows. */
void vv_push_entry(struct vv_play *p, int hex);
bool vv_post_settle(struct vv_play *p);
/* vv_end_move: the Move markers are put on and the stack is forgotten. */
void vv_end_move(struct vv_play *p);

/* --- vv_move_step.c: what a moving stack may do next --- */

/* The stack that moves, or that might: all that its next step depends on. */
struct vv_march {
    int count, hex;
    bool entering;                      /* still off the map */
    bool foot;                          /* infantry only */
    int points;                         /* infantry only: the most that all can pay for a step */
    uint64_t set;                       /* its units */
    int unit[VV_STACK], left[VV_STACK]; /* movement points left */
    int facing[VV_STACK];
    bool fresh[VV_STACK], turned[VV_STACK]; /* fresh: has spent nothing */
};
/* vv_march_of: the members of a move that have not dropped out; there may be none. */
void vv_march_of(const struct vv *v, const struct vv_state *s, const struct vv_move *move,
                 struct vv_march *out);
/* vv_walks_freely: the moving stack is infantry and can step into a bare hex. */
bool vv_walks_freely(const struct vv *v, const struct vv_state *s);
/* vv_is_led: by an unpinned leader (VV-6.3.1). */
bool vv_is_led(const struct vv_state *s, uint64_t stack);
/* vv_allowance, vv_points_left: movement points of member i of the move. */
int vv_allowance(const struct vv *v, const struct vv_state *s, int i);
int vv_points_left(const struct vv *v, const struct vv_state *s, int i);
/* vv_step_price: what a unit pays for a step, 0: not that way. vv_turn_price: for turning
 * (VV-6.3.4). */
int vv_step_price(const struct vv *v, const struct vv_state *s, int u, int direction);
int vv_turn_price(int from, int to);
/* vv_step_refused, vv_enter_refused: why the stack may not step in that direction, or enter the map
 * there (facing VV_NONE for infantry). */
const char *vv_step_refused(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                            int direction);
const char *vv_enter_refused(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                             int hex, int facing);
bool vv_may_exit(const struct vv *v, const struct vv_state *s, const struct vv_march *w);
/* vv_list_steps: every hex that the stack can step into or enter the map at. */
void vv_list_steps(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                   struct vv_menu *m);

/* --- vv_transport.c: loading and unloading --- */

/* What is aboard; a squad is two halves. */
struct vv_load {
    int halves, leaders, weapons, guns;
};
/* vv_load_add: one more of this type, with or without a weapon. vv_load_fits: VV-8.2.1: can a
 * transport of this type carry that much? */
void vv_load_add(struct vv_load *load, const struct vv_type *t, bool weapon);
bool vv_load_fits(const struct vv_type *t, const struct vv_load *load);
/* vv_type_rides: may units of one type ride, or be towed, with the other at all? */
bool vv_type_rides(const struct vv_type *rider, const struct vv_type *carrier);
/* vv_may_ride: is there room for u aboard? vv_may_stow: for one weapon more? vv_may_handle: may the
 * transport load or unload now? */
bool vv_may_ride(const struct vv *v, const struct vv_state *s, int u, int carrier);
bool vv_may_stow(const struct vv *v, const struct vv_state *s, int carrier);
bool vv_may_handle(const struct vv *v, const struct vv_state *s, int carrier);
/* vv_any_to_take, vv_any_to_put: is there anybody it could load or unload? */
bool vv_any_to_take(const struct vv *v, const struct vv_state *s, int carrier, bool moving);
bool vv_any_to_put(const struct vv *v, const struct vv_state *s, int carrier);
/* vv_loads_free: could a transport arriving in the hex make it legal by loading there (VV-8.4)? */
bool vv_loads_free(const struct vv *v, const struct vv_state *s, int carrier, int hex);
void vv_load_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_load_apply(struct vv_play *p, const struct action *a);
void vv_unload_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_unload_apply(struct vv_play *p, const struct action *a);
/* vv_landed_settle: those put into adjacent hexes are attacked hex by hex. */
bool vv_landed_settle(struct vv_play *p);

/* --- vv_overrun.c: armour overruns and the last shot at them --- */

/* vv_overrun_hex: the hex that an AFV with so many points left can overrun, or VV_NONE. */
int vv_overrun_hex(const struct vv *v, const struct vv_state *s, int u, int left);
/* vv_overrun_go: the AFV drives in and attacks; vv_overrun_settle: and drives on. */
void vv_overrun_go(struct vv_play *p);
bool vv_overrun_settle(struct vv_play *p);
/* vv_final_legal: Final Opportunity Fire (VV-18.4). */
void vv_final_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);

/* --- vv_advance.c: the Advance and Assault Phase, and rallying --- */

void vv_advance_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_advance_apply(struct vv_play *p, const struct action *a);
const char *vv_advance_refused(const struct vv *v, const struct vv_state *s, int u, int hex);
void vv_rally_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
/* vv_rally_start: a unit tries; vv_rally_roll: the dice of its try. */
void vv_rally_start(struct vv_play *p, int u);
void vv_rally_roll(struct vv_play *p, int u, int roll);
/* vv_rally_number: the highest roll that rallies, and what the best *leader adds to the roll. */
int vv_rally_number(const struct vv *v, const struct vv_state *s, int u, int *leader);

/* --- vv_assault.c: close assaults --- */

/* vv_assault_legal: `contact` has the first unit of every hex whose infantry can still assault. */
void vv_assault_legal(const struct vv *v, const struct vv_state *s, uint64_t contact,
                      struct vv_menu *m);
/* In this order: the attackers are named, the defenders are, the dice, what comes after them. */
void vv_assault_go(struct vv_play *p);
void vv_defence_go(struct vv_play *p);
void vv_assault_roll(struct vv_play *p, int roll);
bool vv_assault_settle(struct vv_play *p);
/* vv_occupy_*: which two go into the bunker. */
void vv_occupy_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m);
void vv_occupy_apply(struct vv_play *p, const struct action *a);
/* vv_odds_column: VV-15.6: into the assault table, whose columns are called vv_odds_name.
 * vv_assault_cost: VV-15.8: the points that a success costs. */
int vv_odds_column(int attack, int defence);
extern const char vv_odds_names[];
int vv_assault_cost(const struct vv *v, const struct vv_state *s);

/* --- vv_auto.c: what the program decides for a player --- */

/* vv_alloc_best: the next step of the casualties that cost least (VV-R3). */
struct action vv_alloc_best(const struct vv *v, const struct vv_state *s);
/* vv_auto_fire: opportunity fire where it is worth it (VV-R4); false: nothing is. vv_auto_lanes:
 * every fire lane that can be laid. */
bool vv_auto_fire(struct vv_play *p);
void vv_auto_lanes(struct vv_play *p);
/* vv_reaction: what an action is to standing orders: see hint.reaction in core/game.h. */
enum reaction vv_reaction(const struct vv *v, const struct vv_state *s,
                          const struct action *action);

/* --- vv_refuse.c: why an action is refused --- */

/* vv_refuse: the clause and a sentence for an action that is not on the list; always -1. */
int vv_refuse(const struct vv *v, const struct vv_state *s, const struct action *a,
              struct refusal *why);

/* --- vv_score.c: victory (VV-4.3) --- */

/* vv_control_count: how many of these objectives, a bit each, a side controls. vv_units_left: its
 * units that are on the map or can still come. */
int vv_control_count(const struct vv *v, const struct vv_state *s, int side, uint32_t objectives);
int vv_units_left(const struct vv_state *s, int side);
/* vv_score: what a side has by the score line. */
int vv_score(const struct vv *v, const struct vv_state *s, int side);
/* vv_term_value: the number that a condition compares. */
int vv_term_value(const struct vv *v, const struct vv_state *s, const struct vv_term *term);
/* vv_goal_now: the victory line, sudden or not, that holds now; vv_goal_decided: the one that
 * decided a game that is over; or VV_NONE. */
int vv_goal_now(const struct vv *v, const struct vv_state *s, bool sudden);
int vv_goal_decided(const struct vv *v, const struct vv_state *s);
/* vv_counts_score: does a victory line ask for the score? */
bool vv_counts_score(const struct vv *v);
/* vv_goal_text: the conditions of a victory line in words. */
void vv_goal_text(const struct vv *v, const struct vv_goal *goal, struct text *out);
/* As in core/game.h. */
void vv_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
const char *vv_decided_by(const struct scenario *scn, const void *state);

/* --- vv_position.c, vv_audit.c: positions as text, and their invariants; as in core/game.h --- */

void vv_write(const struct scenario *scn, const void *state, struct text *out);
int vv_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
int vv_audit(const struct scenario *scn, const void *state, struct error *err);
extern const struct position_lines vv_lines;
/* vv_is_carried: is a unit aboard something of its side that can carry anybody? */
bool vv_is_carried(const struct vv *v, const struct vv_state *s, int u);
/* vv_derive: what follows from the rest of the state: who stands in which hex, who is aboard whom,
 * where smoke and bunkers are. */
void vv_derive(const struct vv *v, struct vv_state *s);

/* --- vv_notation.c: actions as text --- */

extern const struct notation vv_notation;
/* Names for enum vv_mode and enum vv_at_weapon; see choice_find. */
extern const char vv_mode_names[], vv_at_names[];

/* Kinds of words that positions have too, and how they are written and read (core/form.h). */
void vv_write_hex(const struct forms *f, const int64_t *value, struct text *out);
int vv_read_hex(const struct forms *f, const char *const *word, int count, int64_t *value);
void vv_write_direction(const struct forms *f, const int64_t *value, struct text *out);
int vv_read_direction(const struct forms *f, const char *const *word, int count, int64_t *value);
void vv_write_position(const struct forms *f, const int64_t *value, struct text *out);
int vv_read_position(const struct forms *f, const char *const *word, int count, int64_t *value);
void vv_write_weapon(const struct forms *f, const int64_t *value, struct text *out);
int vv_read_weapon(const struct forms *f, const char *const *word, int count, int64_t *value);

/* clang-format off */
#define VV_KIND_UNIT                                                                               \
    { "UNIT", "a unit's number", .min = 0, .max = VV_UNITS - 1, .shift = 1, .missing = VV_NONE }
#define VV_KIND_HEX                                                                                \
    { "HEX", "a hex such as E7", .missing = VV_NONE, .write = vv_write_hex, .read = vv_read_hex }
#define VV_KIND_POSITION                                                                           \
    { "POSITION", "bunker4, bunker3, sandbags, wire, foxholes or trenches",                        \
      .write = vv_write_position, .read = vv_read_position }
#define VV_KIND_WEAPON                                                                             \
    { "WEAPON", "a weapon of units.txt", .write = vv_write_weapon, .read = vv_read_weapon }
#define VV_KIND_DIRECTION                                                                          \
    { "DIRECTION", "N, NE, SE, S, SW or NW", .missing = VV_NONE, .write = vv_write_direction,      \
      .read = vv_read_direction }
/* clang-format on */

/* --- vv_events.c: telling events, and their sentences --- */

/* vv_event_put adds an event; kinds that name a lasting result are marked as effects. */
__attribute__((cold)) void vv_event_put(struct events *events, int kind, const int arg[7]);
/* tell, tell_unit, tell_pair: where nobody listens, as in searches, nothing is put together. */
static inline void tell(struct vv_play *p, int kind, int a, int b, int c, int d, int e)
{
    if (p->events)
        vv_event_put(p->events, kind, (const int[7]){ a, b, c, d, e });
}

static inline void tell_unit(struct vv_play *p, int kind, int u, int hex, int extra)
{
    tell(p, kind, u, p->s->unit[u].type, p->s->unit[u].side, hex, extra);
}

/* tell_pair: a unit and another one; the hex is the other's. Arguments 4, 5: its number, type. */
static inline void tell_pair(struct vv_play *p, int kind, int u, int other)
{
    const struct vv_unit *unit = &p->s->unit[u], *with = &p->s->unit[other];

    if (p->events)
        vv_event_put(p->events, kind,
                     (const int[7]){ u, unit->type, unit->side, with->hex, other, with->type });
}

/* The sentences of events, and the kinds of words that labels have too. */
extern const struct sentences vv_sentences;
extern const struct form_kind vv_sentence_kinds[];
/* vv_add_unit: "Rifle 3". vv_add_hex: "E7". */
void vv_add_unit(const struct vv *v, const struct vv_state *s, int u, struct text *out);
void vv_add_hex(const struct vv *v, int hex, struct text *out);

/* --- vv_hint.c: prompts and hints; as in core/game.h --- */

void vv_prompt(const struct scenario *scn, struct view view, struct text *out);
void vv_hint(const struct scenario *scn, struct view view, const struct action *action,
             struct hint *out);

/* --- vv_hint_sum.c: the sum behind an attack --- */

/* vv_attack_items, vv_rally_items: the lines of the sum and what the dice must show. */
void vv_attack_items(const struct vv *v, const struct vv_state *s, const struct action *a,
                     struct hint *out);
void vv_rally_items(const struct vv *v, const struct vv_state *s, int u, struct hint *out);

/* --- vv_odds.c: `odds GAME key=value`; as in core/game.h --- */

int vv_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                     struct action *action, struct error *err);

/* --- vv_scene.c: what to draw; as in core/game.h --- */

void vv_board(const struct scenario *scn, struct scene *scene);
void vv_scene(const struct scenario *scn, struct view view, struct scene *scene);

/* --- vv_look.c: lines of sight and fields of fire as pictures --- */

/* vv_zone adds an area of hexes to the scene; vv_arc the firing arc of a unit that has one. */
void vv_zone(const struct vv *v, const struct vv_hexes *hexes, const char *role, const char *text,
             struct scene *scene);
void vv_arc(const struct vv *v, const struct vv_state *s, int u, struct scene *scene);
/* As in core/game.h. */
void vv_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene);

#endif
