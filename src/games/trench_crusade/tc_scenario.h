/* tc_scenario.h - what never changes in a match of Trench Crusade: items, fighters, the table, what
 * is scored. */
#ifndef GAMES_TC_SCENARIO_H
#define GAMES_TC_SCENARIO_H

#include "core/scenario.h"
#include "games/trench_crusade/kit/effect.h"
#include "games/trench_crusade/table/graph.h"
#include "games/trench_crusade/tc_words.h"

enum tc_side { SOUTH, NORTH, NEUTRAL };

enum {
    TC_SIDE_MODELS = 24,
    TC_NEUTRALS = 16,
    TC_MODELS = 2 * TC_SIDE_MODELS + TC_NEUTRALS, /* south, north, neutral: sets are one word */
};

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

enum { TC_ITEMS = 255, TC_ITEM_EFFECTS = 8, TC_WEAPONS = 8, TC_KITS = 28, TC_EFFECTS = 40 };

/* A line of battlekit.txt, or an ability. */
struct tc_item {
    char id[36], name[44];
    uint64_t keywords; /* of a weapon, armour, shield: for its own attacks; else the bearer's */
    uint8_t type;
    bool ranged, melee;
    int16_t range;  /* in units; 0: no ranged attacks */
    uint8_t beyond; /* inches within which it hits nothing it aims at */
    int8_t dice, injury_dice, injury_mod;
    int8_t armour;                     /* INJURY MODIFIER for the bearer, 0 or below */
    uint8_t automatic, blast, blessed; /* AUTOMATIC n, BLAST n inches, BLESSED n */
    uint8_t cleave, regenerate;
    uint8_t base;          /* mm: the least its bearer stands on */
    uint8_t grenade_range; /* inches that the bearer's Grenades fly further */
    bool once;             /* one attack a game */
    bool hand;             /* its bearer has one hand more */
    bool deployable;       /* it can be set up on the table, and is then not carried any more */
    bool other;            /* it can be used in another way: with these changes */
    uint64_t other_keywords;
    uint8_t other_automatic, other_blast;
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
    bool other;     /* the same weapon, used in its other way */
    uint8_t use;    /* the bit of tc_model.used + 1 that says it has attacked (TC-12.15); 0: none */
};

struct tc_fighter {
    char name[40], entry[32];
    uint64_t keywords;
    uint64_t born;    /* keywords without any kit */
    uint64_t worn;    /* those of them that only Armour without IMPERVIOUS gives */
    int16_t movement; /* in units */
    int16_t cost, glory;
    uint8_t side, base; /* enum tc_side; row of the table of bases (table/table.h) */
    int8_t ranged, melee;
    int8_t armour, impervious; /* the armour part of TC-10.3, before its limit */
    uint8_t blessed, regenerate;
    bool listed;    /* from a roster, whose list says what it may carry */
    uint8_t hands;  /* that weapons may use: two, less what a Shield or a HELD item takes */
    int8_t partner; /* the other member of its Fireteam, or -1 */
    int8_t master;  /* whom it is bound to, or -1 */
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

/* Weights of n dice of which the m best are kept, 1 to 4: ways[m - 1][n][total - m]. The worst are
 * the same, read from the other end (TC-1.5). */
enum { TC_POOL = 24, TC_KEEPS = 4, TC_TOTALS = 21, TC_SUMS = 25 };

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
#define TC_READY_TITLES                                                                            \
    "as the scenario says|Third Platoon (New Antioch)|The Gate Guard (New Antioch)|"               \
    "The Candle Procession (Trench Pilgrims)|Bearers of the Nail (Trench Pilgrims)|"               \
    "Lions of the Gate (Iron Sultanate)|Sons of the Wall (Iron Sultanate)|"                        \
    "Ninth Legion (Heretic Legion)|Hounds of the Breach (Heretic Legion)|"                         \
    "Knights of the Last Cup (Black Grail)|The Swollen Court (Black Grail)|"                       \
    "The Gilded Host (the Court)|The Red Circle (the Court)"
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
    int lines;
    char file[200];

    struct tc_item item[TC_ITEMS];
    int items;
    struct tc_fighter
        fighter[TC_MODELS]; /* by slot: south from 0, north from 24, neutral from 48 */
    uint64_t there;         /* the slots that are somebody */
    uint64_t mustered;      /* those that came by roster */
    struct tc_aura aura[TC_AURAS];
    int auras, mires; /* mires: auras that spoil the ground */

    struct tc_plan plan; /* the lines of the table */
    union {
        struct tc_line line[TC_LINES]; /* until everybody has been read from them, */
        struct tc_terrain terrain;     /* and then what the lines of the table make */
    };
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

#endif
