/* tc_state.h - the types that the rooms of Trench Crusade share: scenario, state, actions, frames,
 * events. Everybody else includes tc.h. docs/rules/trench-crusade.md numbers the clauses (TC-*).
 *
 * Lengths are in units of 1/508 inch, so that inches and millimetres of bases are both whole. The
 * scenario knows what never changes (who the fighters are, what stands on the table), the state what
 * does: 4 KB, most of it 64 models of 32 bytes.
 *
 * The turn is a stack of frames. A frame runs until it waits for a decision or for dice; where its
 * business needs another frame it pushes one, and goes on with the answer that one ends with
 * (tc_answer). What does not fit a frame's five numbers lies beside the stack in contexts, which are
 * zero when no frame needs them. */
#ifndef GAMES_TC_STATE_H
#define GAMES_TC_STATE_H

#include <string.h>

#include "base/bits.h"
#include "core/event.h"
#include "core/form.h"
#include "core/game.h"
#include "core/plane.h"
#include "core/rules.h"
#include "core/scenario.h"
#include "core/turn.h"
#include "games/trench_crusade/kit/effect.h"
#include "games/trench_crusade/table/graph.h"
#include "games/trench_crusade/tc.h"

enum {
    TC_CHARGE = 12 * TC_INCH, /* a charge is declared, and goes, no further */

    TC_SIDE_MODELS = 24,
    TC_NEUTRALS = 16,
    TC_MODELS = 2 * TC_SIDE_MODELS + TC_NEUTRALS, /* south, north, neutral: sets are one word */
    TC_MARKERS = 32,
    TC_MOST_MARKS = 6, /* BLOOD, BLESSING, INFECTION on one model (TC-2.1) */

    TC_LEGS = 12,       /* of a path */
    TC_ACTION_LEGS = 3, /* of one action */
    TC_PATHS = 2,       /* a charge and the evade it provokes */
    TC_INJURIES = 3,    /* a hit, the fall it causes, and one more */
    TC_QUEUES = 2,
    TC_SHOTS = 4,   /* attacks of one ACTION whose places are kept */
    TC_LEGAL = 384, /* the longest list of actions */
};

enum tc_side { SOUTH, NORTH, NEUTRAL };

/* --- words of the rules --- */

/* Keywords of models and weapons, as bits. Those with a number have it in a field of their own. */
enum tc_keyword {
    KW_ARMOUR_PIERCING,
    KW_ARTIFICIAL,
    KW_ASSAULT,
    KW_BLACK_GRAIL,
    KW_BLOCK,
    KW_CONSUMABLE,
    KW_COVER,
    KW_CRITICAL,
    KW_CUMBERSOME,
    KW_DEADLY,
    KW_DEMONIC,
    KW_ELITE,
    KW_FEAR,
    KW_FIRE,
    KW_FLAMETHROWER,
    KW_GAS,
    KW_GOLEM,
    KW_HEAVY,
    KW_HELD,
    KW_HERETIC,
    KW_IGNORE_ARMOUR,
    KW_IGNORE_COVER,
    KW_IGNORE_LONG_RANGE,
    KW_IGNORE_OFF_HAND,
    KW_IMPERVIOUS,
    KW_INFILTRATOR,
    KW_LEADER,
    KW_MINED,
    KW_NEGATE_FEAR,
    KW_NEGATE_FIRE,
    KW_NEGATE_GAS,
    KW_NEGATE_SHRAPNEL,
    KW_NEW_ANTIOCH,
    KW_PILGRIM,
    KW_PISTOL,
    KW_RELOAD,
    KW_RISKY,
    KW_SCATTER,
    KW_SHIELD_COMBO,
    KW_SHOTGUN,
    KW_SHRAPNEL,
    KW_SKIRMISHER,
    KW_STRONG,
    KW_SULTANATE,
    KW_THE_COURT,
    KW_TOUGH,
    KW_FLYING,    /* the move type, kept here so that rules can grant it */
    KW_NO_MORALE, /* counts neither in the force nor as a loss (TC-11.1) */
    KW_GOETIC,
    KW_HEADGEAR, /* worn on the head (TC-13.7) */
    KEYWORDS,
};

/* Modifiers of an attack, as bits of tc_attack.modifiers: those that really applied (deeds ask). */
enum tc_modifier {
    MOD_ELEVATED,
    MOD_COVER,
    MOD_LONG_RANGE,
    MOD_DIVING,
    MOD_OFF_HAND,
    MOD_FEAR,
    MOD_BLOCK,
    MOD_DOWN,
    MODIFIERS,
};

enum tc_marking { MARK_BLOOD, MARK_BLESSING, MARK_INFECTION, MARKINGS };

/* Results of a Success Roll (TC-1.3) and of an Injury Roll (table 2.7), after all changes. */
enum tc_success { ROLL_FAILURE, ROLL_SUCCESS, ROLL_CRITICAL };
enum tc_injury_result { INJURY_NONE, INJURY_MINOR, INJURY_DOWN, INJURY_OUT };

/* What an injury, a marker or a fall comes from. */
enum tc_source {
    FROM_NOTHING,
    FROM_ATTACK, /* the Injury Roll of the attack itself */
    FROM_BLAST,  /* of a BLAST, on somebody who was not its named target */
    FROM_FALL,
    FROM_TERRAIN,
    FROM_MINE,
    FROM_ABILITY,
    SOURCES,
};

/* ACTIONS, as bits of tc_active.did (TC-4.7). */
enum tc_act {
    ACT_MOVE,
    ACT_CHARGE,
    ACT_RETREAT,
    ACT_DASH,
    ACT_SHOOT,
    ACT_FIGHT,
    ACT_SPECIAL,
    ACTS
};

/* --- the scenario: what never changes --- */

enum tc_item_type {
    ITEM_EQUIPMENT,
    ITEM_ONE_HANDED,
    ITEM_TWO_HANDED,
    ITEM_GRENADE,
    ITEM_ARMOUR,
    ITEM_SHIELD,
    ITEM_AMMUNITION,
    ITEM_ABILITY, /* of a profile: not kit, but with the same lines */
    ITEM_TYPES,
};

enum { TC_ITEMS = 255, TC_ITEM_EFFECTS = 6, TC_WEAPONS = 8, TC_KITS = 28, TC_EFFECTS = 40 };

/* A line of battlekit.txt, or an ability. */
struct tc_item {
    char id[36], name[44];
    uint64_t keywords; /* of a weapon, armour, shield: for its own attacks; else the bearer's */
    uint8_t type;
    bool ranged, melee;
    int16_t range; /* in units; 0: no ranged attacks */
    int8_t dice, injury_dice, injury_mod;
    int8_t armour;                     /* INJURY MODIFIER for the bearer, 0 or below */
    uint8_t automatic, blast, blessed; /* AUTOMATIC n, BLAST n inches, BLESSED n */
    uint8_t cleave, regenerate;
    bool once; /* one attack a game */
    uint8_t effects;
    struct tc_effect effect[TC_ITEM_EFFECTS];
    char clause[12];
};

/* A weapon in a fighter's hands, ammunition included. */
struct tc_weapon {
    uint64_t keywords;
    int16_t range;
    uint8_t item, type;
    bool ranged, melee;
    int8_t dice, injury_dice, injury_mod;
    uint8_t automatic, blast, cleave;
    bool once;
    uint8_t number; /* 1 for the second of the same item: "pistol-2" */
    uint8_t use;    /* the bit of tc_model.used + 1 that says it has attacked (TC-12.15); 0: none */
};

struct tc_fighter {
    char name[40], entry[32];
    uint64_t keywords;
    int16_t movement; /* in units */
    int16_t cost, glory;
    uint8_t side, base; /* enum tc_side; row of the table of bases (table/table.h) */
    int8_t ranged, melee;
    int8_t armour, impervious; /* the armour part of TC-10.3, before its limit */
    uint8_t blessed, regenerate;
    bool listed;    /* from a roster, whose list says what it may carry */
    uint8_t hands;  /* that weapons may use: two, less what a Shield or a HELD item takes */
    int8_t partner; /* the other member of its Fireteam, or -1 */
    uint8_t weapons, kits, effects;
    struct tc_weapon weapon[TC_WEAPONS];
    uint8_t kit[TC_KITS];       /* every item, in the order of the roster */
    uint8_t uses;               /* bits of tc_model.used that are given out */
    uint8_t kit_use[TC_KITS];   /* the bit of tc_model.used + 1 of a CONSUMABLE; 0: none */
    uint8_t first[MOMENTS + 1]; /* effects of moment m: first[m] to first[m + 1] - 1 */
    struct tc_effect effect[TC_EFFECTS];
};

/* An effect that a model lends to friends or enemies nearby. */
struct tc_aura {
    uint8_t model;
    struct tc_effect effect;
};

/* How an Objective is held (TCS-0.22). */
enum tc_control { CONTROL_A, CONTROL_B, CONTROL_C };

/* When points are counted. */
enum tc_scoring_time { SCORE_TURN_END, SCORE_GAME_END };

/* What is counted; scenario/score.c has a function for each. */
enum tc_score_what { SCORE_CONTROLLED, SCORE_COST, SCORE_OUT, SCORE_DEEDS, SCORE_WHATS };

struct tc_score_line {
    uint8_t time, what, points, control;
};

enum { TC_SCORES = 8, TC_DEEDS = 12, TC_OBJECTIVES = 8, TC_AURAS = 64, TC_ZONES = 2 };

/* A thing on the table that scores, at its spot; a piece of terrain with the bit `piece`, or a
 * Marker (piece -1). */
struct tc_objective {
    int16_t x, y, z;
    int8_t piece;
};

/* A deed of the scenario: the predicate of scenario/deeds.c and its points. */
struct tc_deed {
    uint8_t kind, points;
};

enum tc_infiltrate { INFILTRATE_NORMAL_ONLY, INFILTRATE_ALLOWED };

/* Weights of n dice of which the 2, 3 or 4 best are kept: ways[m - 2][n][total - m]. The worst are
 * the same, read from the other end (TC-1.5). */
enum { TC_POOL = 24, TC_KEEPS = 3, TC_TOTALS = 21, TC_SUMS = 25 };

/* When a die is set to a face: instead of being thrown, or the lowest kept one afterwards. */
enum tc_set { TC_SET_BEFORE, TC_SET_AFTER };

struct tc_pools {
    uint64_t ways[TC_KEEPS][TC_POOL + 1][TC_TOTALS];
};

/* Options: who fights for either side. Each name is a file of data/trench-crusade/rosters. */
#define TC_READY                                                                                   \
    "scenario|third-platoon|gate-guard|candle-procession|bearers-of-the-nail|lions-of-the-gate|"   \
    "sons-of-the-wall|ninth-legion|hounds-of-the-breach|knights-of-the-last-cup|"                  \
    "the-swollen-court|the-gilded-host|the-red-circle"
enum { TC_READIES = 12 };
enum tc_option { OPTION_WARBAND }; /* south, then north */

/* Lines of the scenario file and added lines, kept until finish knows the data. */
enum { TC_LINES = 160, TC_LINE = 400 };

struct tc_line {
    char at[TC_LINE];
    uint16_t number;
    int8_t side;
    bool roster; /* a line of this side's roster */
    bool added;
};

struct tc {
    struct scenario base;
    struct tc_line line[TC_LINES];
    int lines;
    char file[200];

    struct tc_item item[TC_ITEMS];
    int items;
    struct tc_fighter
        fighter[TC_MODELS]; /* by slot: south from 0, north from 24, neutral from 48 */
    uint64_t there;         /* the slots that are somebody */
    uint64_t mustered;      /* those that came by roster */
    struct tc_aura aura[TC_AURAS];
    int auras;

    struct tc_plan plan;       /* the lines of the table */
    struct tc_terrain terrain; /* and what they make */
    struct box zone[TC_ZONES]; /* deployment: the south end and the north end */
    int zones_read;
    uint8_t roster_of;    /* the side + 1 whose roster the next lines belong to */
    uint8_t archetypes;   /* bits of enum tc_archetype it is played on; 0: any */
    uint8_t zones_fixed;  /* side i deploys in zone i; else the roll-off winner picks */
    uint8_t infiltrators; /* enum tc_infiltrate */
    uint8_t morale;       /* are there Morale Checks? */
    uint8_t extra_turn;   /* a die may add one Turn (TCS-0.11) */
    uint8_t neutrals;     /* a D6 up to this activates a neutral model; 0: nobody does */
    uint8_t first_models; /* of each side that deploy at once, 0: all; others are reinforcements */
    uint8_t first_below;  /* with bases smaller than this, in mm; 0: any */
    struct point neutral_at[TC_NEUTRALS]; /* where they are when the game begins */
    struct tc_objective objective[TC_OBJECTIVES];
    int objectives;
    struct tc_score_line score[TC_SCORES];
    int scores;
    struct tc_deed deed[TC_DEEDS];
    int deeds;

    struct tc_pools pools;
};

/* --- the state: what does change --- */

enum tc_where { IN_RESERVE, ON_TABLE, OUT_OF_ACTION, ESCAPED, ON_DRAGON, WHERES };

enum tc_flag { /* of tc_model.flags */
               IS_DOWN = 1 << 0,
               IS_ACTIVATED = 1 << 1, /* this Turn */
               IS_EXHAUSTED = 1 << 2, /* failed a Risky roll in its Activation this Turn (TC-1.6) */
               HAS_CHARGED = 1 << 3,  /* took a Charge ACTION this Turn */
               HAS_MOVED = 1 << 4,    /* since it was deployed (Shovel) */
               HAS_PILLS = 1 << 5,    /* Martyrdom Pills taken */
               IS_TOUGHENED = 1 << 6, /* TOUGH has saved it once */
               HAS_KILLED = 1 << 7,   /* in melee this Turn (Lord of War) */
               FLAGS = 0xff,
};

/* 32 bytes. A model that is out keeps its place: deeds and AUTOMATIC fire ask where it stood. */
struct tc_model {
    int16_t x, y, z;
    uint8_t where; /* enum tc_where */
    uint8_t blood, blessing, infection;
    uint16_t flags; /* enum tc_flag */
    uint32_t used;  /* a bit for each effect or item that is used up */
    uint8_t kills;  /* enemies it took out of action this game */
    uint8_t vials, crate;
    uint8_t deed[5];    /* counters of deeds, by the deed's own numbering */
    uint8_t scratch[8]; /* of the scenario's own rules */
};

enum tc_marker_kind {
    MARKER_NONE,
    MARKER_SHRINE, /* Field Shrine; who: its owner's side */
    MARKER_MINE,
    MARKER_CLOUD,
    MARKER_CACHE,
    MARKER_CRATER,
    MARKER_SHELL,
    MARKER_PIT,
    MARKER_CRATE,
    MARKER_KINDS,
};

struct tc_marker {
    int16_t x, y, z;
    uint8_t kind;
    int8_t side;   /* SOUTH, NORTH or NEUTRAL */
    uint8_t state; /* the kind's own: armed, dud, found */
    uint8_t amount;
    int8_t holder; /* the model that carries it + 1 */
    uint8_t unused;
};

/* An Activation under way, of each member (TC-4.12). */
enum tc_active_flag {
    ACTIVE_STOOD = 1 << 0,      /* stood up: half Movement (TC-5.9) */
    ACTIVE_ENDED = 1 << 1,      /* no further ACTION */
    ACTIVE_DIVING = 1 << 2,     /* +1 DICE on its next Melee Attack (TC-7.14) */
    ACTIVE_SHOT_PLAIN = 1 << 3, /* shot with a weapon without ASSAULT */
    ACTIVE_SHOT_NO_PISTOL = 1 << 4,
    ACTIVE_SHOT_HEAVY = 1 << 5,
    ACTIVE_FOUGHT_NO_PISTOL = 1 << 6,
    ACTIVE_CHARGED_FIRST = 1 << 7, /* its first ACTION was a charge */
};

struct tc_active {
    uint8_t model;
    uint8_t did;       /* bits of enum tc_act */
    uint8_t flags;     /* enum tc_active_flag */
    uint8_t shoots;    /* Shoot ACTIONS so far (Submachine Gun) */
    uint8_t shot_item; /* with this item + 1 */
    uint8_t step;      /* of the start: enum in turn/activate.c */
    uint16_t special;  /* special ACTIONS taken, by the number of the offer */
    uint8_t under;     /* of a neutral model: the side that activates it */
    uint8_t unused[6];
    uint8_t fought; /* the weapon its Fight began with + 1 */
};

enum tc_path_kind {
    PATH_MOVE,
    PATH_DASH,
    PATH_CHARGE,
    PATH_RETREAT,
    PATH_EVADE,
    PATH_FORCED,
    PATH_KINDS
};

enum tc_path_flag {
    PATH_SAFE = 1 << 0, /* passed its roll for Dangerous ground: that covers the move (TC-6.4) */
    PATH_OVER = 1 << 1, /* stopped: failed a roll, fell, went Down */
    PATH_MOVED = 1 << 2,
    PATH_ASKS = 1 << 3,   /* the next legs are asked for when these are done */
    PATH_ROLLED = 1 << 4, /* of the present leg: its climb or jump has been rolled for, */
    PATH_LANDED = 1 << 5, /* its drop is behind it */
    PATH_SAW_TARGET = 1 << 6,
};

struct tc_path {
    uint64_t engaged; /* enemies within 1" when it began */
    struct tc_leg leg[TC_LEGS];
    struct tc_spot from; /* where the present leg began */
    int16_t allowance, spent;
    uint8_t kind, mover;
    uint8_t legs, next;
    int8_t target;   /* of a charge, else -1 */
    uint8_t options; /* of a charge: enum tc_permission */
    uint8_t flags;   /* enum tc_path_flag */
    int8_t root;
    uint8_t bonus; /* of a charge */
    uint8_t unused[5];
};

/* Targets: a model, TARGET_MARKER - marker, or a point. */
enum { TARGET_MARKER = -1, TARGET_POINT = -100 };

enum tc_attack_flag {
    ATTACK_MELEE = 1 << 0,
    ATTACK_REPLY = 1 << 1, /* on somebody who retreats */
    ATTACK_OFF_HAND = 1 << 2,
    ATTACK_USES_RANGED = 1 << 3, /* a PISTOL in melee with the Ranged Characteristic */
    ATTACK_AT_FRIEND = 1 << 4,   /* shooting into melee went astray */
    ATTACK_HIT = 1 << 5,
    ATTACK_CRITICAL = 1 << 6,
    ATTACK_SCATTERED = 1 << 7,
    ATTACK_LONG = 1 << 8,          /* at Long Range */
    ATTACK_AUTOMATIC_HIT = 1 << 9, /* FLAMETHROWER */
    ATTACK_HALTED = 1 << 10,       /* no further attacks in this ACTION */
};

struct tc_shot {
    int16_t x, y, z;
    int8_t target;
    uint8_t weapon;
};

struct tc_attack {
    struct tc_shot
        shot[TC_SHOTS];       /* attacks of this ACTION, and where the targets stood (TC-12.8) */
    int16_t x, y, z;          /* the blast point, or where the target stands */
    uint16_t modifiers;       /* bits of enum tc_modifier that applied */
    uint16_t flags;           /* enum tc_attack_flag */
    uint16_t choice;          /* choice bits of the action */
    uint8_t attacker, member; /* model; its number in the Fireteam */
    int8_t target;
    uint8_t weapon, first_weapon; /* slots; the first of a Fight */
    uint8_t shots;                /* attacks begun in this ACTION */
    uint8_t left;                 /* attacks this weapon may still make */
    int8_t root;
    uint8_t id;    /* counts the attacks of the game: deeds tell them apart */
    uint8_t total; /* of the Success Roll, where SCATTER wants it */
    uint8_t unused[10];
};

enum tc_injury_flag {
    INJURY_MELEE = 1 << 0,
    INJURY_CRITICAL = 1 << 1,
    INJURY_IGNORES_ARMOUR = 1 << 2,
    INJURY_PIERCES = 1 << 3,
    INJURY_FIRE = 1 << 4,
    INJURY_GAS = 1 << 5,
    INJURY_SHRAPNEL = 1 << 6,
    INJURY_DEADLY = 1 << 7, /* three dice (R27) */
    INJURY_BATH = 1 << 8,   /* a Bloodbath Roll */
    INJURY_RANGED = 1 << 9,
    INJURY_LONG = 1 << 10,
    INJURY_AGAIN = 1 << 11, /* rolled again */
};

struct tc_injury {
    uint16_t flags;
    uint8_t victim, source; /* enum tc_source */
    int8_t root, by;        /* models or -1: who began it; whose attack this roll belongs to */
    int8_t dice, mod;       /* INJURY DICE and the flat modifier, markers included as spent */
    int8_t roller;          /* the seat that makes the roll */
    uint8_t step;           /* enum in roll/injury.c */
    uint8_t weapon, attack; /* slot + 1, id of the attack; 0: none */
    uint8_t result;         /* enum tc_injury_result */
    uint8_t height;         /* of the fall, in whole inches */
    uint16_t modifiers;     /* of the attack */
    int16_t edge[3];        /* where it would fall from a ledge */
    uint8_t asked;          /* options declared before it: the last one asked for + 1 */
    uint8_t unused[9];
};

enum tc_queue_kind { QUEUE_NONE, QUEUE_BLAST, QUEUE_RETORTS, QUEUE_PREGAME };

struct tc_queue {
    uint64_t set; /* who is still to come */
    uint8_t kind;
    int8_t named; /* the named target of a blast, or -1 */
    uint8_t unused[6];
};

struct tc_side_state {
    int16_t points;
    uint8_t zone;     /* 0 south end, 1 north end */
    uint8_t shaken;   /* the Turn it became so; 0: it is not */
    uint8_t checked;  /* took its Morale Check this Turn */
    uint8_t deployed; /* late deployers have begun */
    uint8_t sixes;    /* set aside */
    uint8_t dice;     /* banked for Morale */
    uint8_t deeds;    /* taken */
    uint8_t lost;     /* shrines */
    uint8_t unused[6];
};

struct tc_state {
    struct tc_model model[TC_MODELS];
    struct tc_marker marker[TC_MARKERS];

    struct tc_path path[TC_PATHS];
    struct tc_attack attack;
    struct tc_queue queue[TC_QUEUES];
    struct tc_injury injury[TC_INJURIES];
    struct tc_active active[2];

    uint64_t removed;       /* pieces of terrain that are gone */
    int16_t moved_by[2];    /* the piece that was moved, by how much */
    int8_t moved_piece;     /* its number + 1 */
    uint8_t bunkers;        /* destroyed */
    uint8_t weather, quiet; /* quiet: markers are kept and options skipped (odds) */

    struct tc_side_state side[2];
    uint8_t paths, injuries, queues, actives; /* contexts in use */
    uint8_t turn;
    int8_t initiative;            /* the side that has it; -1 before the first Turn */
    int8_t first;                 /* who activates first this Turn */
    uint8_t attacks;              /* counted for ids of attacks */
    int8_t winner;                /* enum tc_side + 1: an immediate win; 3: the game just ends */
    uint8_t decided;              /* enum tc_end */
    uint8_t deed_taken[TC_DEEDS]; /* by enum tc_side + 1 */
    uint8_t deed_model[TC_DEEDS]; /* who did it + 1 */
    uint8_t deed_count[2][TC_DEEDS];
    uint8_t scratch[34]; /* of the scenario's own rules */

    struct turn stack;
    uint8_t unused[2];
};

enum tc_end { END_NOT, END_TURNS, END_WIPED_OUT, END_FLIGHT, END_EVENT, ENDS };

_Static_assert(sizeof(struct tc_model) == 32, "a model is 32 bytes");
_Static_assert(sizeof(struct tc_marker) == 12, "a marker is 12 bytes");
_Static_assert(sizeof(struct tc_active) == 16, "an activation is 16 bytes");
_Static_assert(sizeof(struct tc_path) == 128, "a path is 128 bytes");
_Static_assert(sizeof(struct tc_attack) == 64, "an attack is 64 bytes");
_Static_assert(sizeof(struct tc_injury) == 32, "an injury is 32 bytes");
_Static_assert(sizeof(struct tc_queue) == 16, "a queue is 16 bytes");
_Static_assert(sizeof(struct tc_side_state) == 16, "a side is 16 bytes");
_Static_assert(sizeof(struct tc_state) <= 4096, "a state is at most 4 KB");

/* --- actions --- */

/* The verb is the low byte of action.kind. */
enum tc_verb_of_action {
    DO_MOVE = 1, /* legs and so on in the high byte; arg[0] kinds and levels; x, y of each point */
    DO_STOP,
    DO_DASH,
    DO_RETREAT,
    DO_END,
    DO_CHARGE, /* target, options */
    DO_SLIDE,  /* goal */
    DO_DIVE,   /* and DO_EVADE: yes; DO_SKIP is no */
    DO_EVADE,
    DO_JUMPSIDE, /* 0 near, 1 far */
    DO_SHOOT,    /* weapon, target, x, y, level, choice bits */
    DO_AGAIN,    /* target, x, y, level: the next attack of an AUTOMATIC weapon */
    DO_FIGHT,    /* weapon, target, 0 melee or 1 ranged characteristic, choice bits */
    DO_REPLY,    /* attacker, weapon, characteristic */
    DO_SPEND,    /* blood, infection, bath, blessing */
    DO_KEEP,     /* spends nothing */
    DO_USE,      /* effect, its parameter: model, x, y, level */
    DO_SKIP,
    DO_SCATTER,  /* direction */
    DO_ACTIVATE, /* model, second member or -1 */
    DO_FIRST,    /* 0 me, 1 the other */
    DO_DEPLOY,   /* model, x, y, level, flags (pills) */
    DO_PLACE,    /* marker, x, y, level */
    DO_TARGET,   /* a model for a rule that lets somebody pick */
    DO_NEXT,     /* whose ability comes next */
    DO_SHAKEN,
    DO_FLEE,
    DO_ZONE, /* 0 south end, 1 north end */
    DO_ROLL, /* chance: what the frame reads from its dice */
    DO_KINDS,
};

/* The high byte of action.kind. */
enum {
    ACTION_LEGS_SHIFT = 8,   /* 2 bits: 1 to 3 */
    ACTION_ON = 1 << 10,     /* the move goes on with another action */
    ACTION_SECOND = 1 << 11, /* the second member of the Fireteam */
    ACTION_FLAGS = 0xff00,
};

enum { LEG_BITS = 5, LEG_LEVEL_SHIFT = 2 }; /* of arg[0]: 2 bits kind, 3 bits level for each leg */

static inline int verb_of(const struct action *a)
{
    return a->kind & 0xff;
}

static inline int legs_of(const struct action *a)
{
    return a->kind >> ACTION_LEGS_SHIFT & 3;
}

static inline int member_of(const struct action *a)
{
    return (a->kind & ACTION_SECOND) != 0;
}

/* --- frames --- */

/* One row each in the table of tc.c, which says what its five numbers are. */
enum tc_frame {
    F_TURN = 1, /* the bottom: phases of the Turn */
    F_ZONE,
    F_PREGAME,
    F_DEPLOY,
    F_TASK,
    F_FIRST,
    F_ACTIVATE, /* who is next */
    F_ACT,      /* the Activation */
    F_DASH,     /* its roll, then a path */
    F_CHARGE,
    F_RETREAT,
    F_PATH, /* a path under way, or waiting for its next legs */
    F_EVADE,
    F_DIVE,
    F_SLIDE,
    F_JUMPSIDE,
    F_RETORT,
    F_FORCED, /* a push */
    F_ATTACK, /* an ACTION's attacks */
    F_SCATTER,
    F_QUEUE,
    F_SUCCESS,
    F_INJURY,
    F_DIE, /* one D6, a D3, a roll-off */
    F_OPTION,
    F_SPECIAL, /* a special ACTION: its roll */
    F_PICK,
    F_MORALE,
    F_NEUTRAL,
    F_OVER,
    F_KINDS,
};

/* What a Success Roll is for; it decides what the roll can tell apart and what the story says. */
enum tc_roll_for {
    FOR_NOTHING,
    FOR_DASH,
    FOR_ATTACK,
    FOR_SCATTER, /* an attack whose total matters */
    FOR_DANGER,
    FOR_CLIMB,
    FOR_JUMP,
    FOR_DIVE,
    FOR_LEDGE,
    FOR_MORALE,
    FOR_TREAT,
    FOR_ABILITY,
    ROLLS_FOR,
};

/* What a single die is for. */
enum tc_die_for {
    DIE_INITIATIVE, /* roll-offs: 0 south, 1 north wins; a tie is thrown again */
    DIE_ZONE,
    DIE_DEPLOY,
    DIE_CHARGE,
    DIE_EVADE,  /* D3 */
    DIE_ASTRAY, /* shooting into melee */
    DIE_LENGTH,
    DIE_PUSH,
    DIE_PUSH_D3,
    DIE_TASK,      /* a roll-off of the scenario: who brings reinforcements first */
    DIE_REINFORCE, /* D3: how many */
    DIE_NEUTRAL,   /* may a neutral model be activated? */
    DICE_FOR,
};

/* --- events --- */

/* What people are told. Arguments are named beside the sentences (words/story.c). */
enum tc_saw {
    SAW_NOTHING,
    SAW_ZONE,
    SAW_DEPLOYED,
    SAW_TURN,
    SAW_REINFORCED,
    SAW_LENGTH,
    SAW_INITIATIVE,
    SAW_FIRST,
    SAW_ACTIVATED,
    SAW_STOOD,
    SAW_MOVED,
    SAW_DASHES,
    SAW_CHARGES,
    SAW_BONUS,
    SAW_CHARGED,
    SAW_EVADES,
    SAW_RETREATS,
    SAW_PUSHED,
    SAW_ROLL,
    SAW_SPENT,
    SAW_SHOT,
    SAW_STRUCK,
    SAW_ASTRAY,
    SAW_LOST,
    SAW_MISSED,
    SAW_HIT,
    SAW_BLAST,
    SAW_SCATTERS,
    SAW_UNHURT,
    SAW_WOUNDED,
    SAW_DOWN,
    SAW_OUT,
    SAW_FALL,
    SAW_MARKED,
    SAW_TREATED,
    SAW_SAVED,
    SAW_USED,
    SAW_USED_UP,
    SAW_ENDED,
    SAW_MORALE,
    SAW_SHAKEN,
    SAW_STEADY,
    SAW_FLED,
    SAW_SHRINE,
    SAW_MARKER_HIT,
    SAW_SCORED,
    SAW_DEED,
    SAW_OVER,
    SAWS,
};

/* What the rules tell each other: deeds and effects listen (ledger 5.6, campaign 2.15). */
enum tc_event_kind {
    HEARD_ATTACK,
    HEARD_INJURY,
    HEARD_BLOOD,
    HEARD_DOWN,
    HEARD_OUT,
    HEARD_FALL,
    HEARD_CHARGE,
    HEARD_RETREAT,
    HEARD_FORCED,
    HEARD_RISKY,
    HEARD_ACTIVATION,
    HEARD_ACTIVATION_END,
    HEARD_MORALE,
    HEARD_CLAIM,
    HEARD_EXPLOSION,
    HEARD_TURN_END,
    HEARD_GAME_END,
    HEARD_KINDS,
};

struct tc_event {
    uint8_t kind;
    int8_t model;           /* who it befalls, or who does it: attacker, target, charger */
    int8_t target;          /* of an attack or charge; -1: none */
    int8_t root;            /* whose deed began it, -1: nobody's */
    int8_t direct;          /* the attacker whose own attack did this; -1: no attack did */
    uint8_t source, attack; /* enum tc_source; id of the attack */
    uint8_t before, after;  /* markers */
    uint8_t result;         /* enum tc_injury_result, or success */
    uint8_t weapon;         /* slot + 1 */
    uint16_t flags;         /* enum tc_attack_flag or tc_injury_flag */
    uint16_t modifiers;     /* bits of enum tc_modifier */
    int16_t height;         /* of a fall, in units */
    int16_t x, y, z;
    uint64_t models; /* within 1" at the end of a charge; left by a retreat */
};

/* --- playing --- */

/* An action being carried out: where everything happens. */
struct tc_play {
    const struct tc *t;
    struct tc_state *s;
    struct events *e; /* may be NULL */
    int answer;       /* what the frame that ended last says; good for one step */
};

/* A decision being listed, or asked whether it holds one action. */
struct tc_menu {
    struct action *out;
    int count, most;
};

/* --- small things --- */

static inline const struct tc *tc_of(const struct scenario *scn)
{
    return (const struct tc *)(const void *)scn;
}

static inline const struct frame *top_of(const struct tc_state *s)
{
    return turn_peek(&s->stack);
}

static inline int side_of(int model)
{
    return model < TC_SIDE_MODELS ? SOUTH : model < 2 * TC_SIDE_MODELS ? NORTH : NEUTRAL;
}

static inline int other_side(int side)
{
    return side == SOUTH ? NORTH : SOUTH;
}

static inline uint64_t models_of(int side)
{
    uint64_t twenty_four = ((uint64_t)1 << TC_SIDE_MODELS) - 1;

    return side == SOUTH   ? twenty_four
           : side == NORTH ? twenty_four << TC_SIDE_MODELS
                           : ~(uint64_t)0 << 2 * TC_SIDE_MODELS;
}

static inline uint64_t model_bit(int model)
{
    return (uint64_t)1 << model;
}

static inline const struct tc_fighter *fighter_of(const struct tc *t, int model)
{
    return &t->fighter[model];
}

static inline bool is_on_table(const struct tc_state *s, int model)
{
    return s->model[model].where == ON_TABLE || s->model[model].where == ON_DRAGON;
}

static inline bool is_down(const struct tc_state *s, int model)
{
    return s->model[model].flags & IS_DOWN;
}

/* for_models runs over a set of models, lowest first. */
#define for_models(m, set)                                                                         \
    for (uint64_t m##_set = (set); m##_set; m##_set &= m##_set - 1)                                \
        for (int m = bits_first(m##_set), m##_once = 1; m##_once; m##_once = 0)

#endif
