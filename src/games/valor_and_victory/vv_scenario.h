/* vv_scenario.h - what never changes in a match of Valor & Victory: the tables, types of units, the map,
 * forces, what wins.
 *
 * A hex is row * columns + column; columns 0, 2, 4.. (A, C, E..) lie half a hex lower. Directions
 * and facings are 0..5 = N NE SE S SW NW. */
#ifndef GAMES_VV_SCENARIO_H
#define GAMES_VV_SCENARIO_H

#include "core/game.h"
#include "core/hex.h"

enum {
    VV_HEXES = 480,
    VV_WORDS = 8, /* 64-bit words of a set of hexes */
    VV_UNITS = 64,
    VV_NONE = -1,

    VV_TYPES = 160,
    VV_WEAPONS = 64,
    VV_TERRAINS = 24,
    VV_FORCES = 12,
    VV_STOCK = 80, /* things to place or hand out at set-up */
    VV_OBJECTIVES = 24,
    VV_GOALS = 16,   /* lines of victory conditions */
    VV_TERMS = 4,    /* conditions of one line */
    VV_RECORDS = 64, /* who has fired at whom in a segment */
    VV_MEMBERS = 24, /* units in one attack, those aboard included */
    VV_STACK = 4,    /* units that move together (VV-6.1) */
    VV_FRESH = 7,    /* more points than infantry ever has: enough for any one step (VV-6.3.5) */
};

/* A set of hexes, a bit each. */
struct vv_hexes {
    uint64_t word[VV_WORDS];
};

static inline bool hexes_has(const struct vv_hexes *set, int hex)
{
    return set->word[hex >> 6] >> (hex & 63) & 1;
}

static inline bool hexes_any(const struct vv_hexes *set)
{
    uint64_t all = 0;

    for (int i = 0; i < VV_WORDS; i++)
        all |= set->word[i];
    return all != 0;
}

static inline void hexes_add(struct vv_hexes *set, int hex)
{
    set->word[hex >> 6] |= UINT64_C(1) << (hex & 63);
}

static inline void hexes_drop(struct vv_hexes *set, int hex)
{
    set->word[hex >> 6] &= ~(UINT64_C(1) << (hex & 63));
}

enum vv_class { VV_SQUAD = 1, VV_HALF, VV_LEADER, VV_GUN, VV_AFV, VV_VEHICLE };

/* A range as it is looked up, small enough for a set of ranges to be one word. Nobody is fired at
 * at range 0: in a set it stands for a mortar. */
enum { VV_MORTAR_RANGE = 0, VV_FAR = 62, VV_UNSEEN = 63, VV_RANGES };

enum { VV_CLASS_TH = 15 }; /* transport class TH; T1, T2.. are 1, 2.. (VV-8.2.1) */

/* A counter (VV-1.1). 0 stands for "does not have it" (VV-1.2). */
struct vv_type {
    char id[12], nation[12], name[32];
    uint8_t kind; /* enum vv_class */
    bool elite, turret, shield, tow;
    bool fausts;         /* its nation has Panzerfausts (VV-12.6) */
    uint8_t apfp, range; /* infantry; of a Gun or an AFV's Gun: apfp */
    uint8_t cr, vp, mp;
    int8_t modifier;           /* leaders: -1, -2 (VV-1.2.7) */
    uint8_t other;             /* a squad's half, a half's squad */
    uint8_t atfp, front, rear; /* 1..6 = A..F */
    uint8_t mg_any, mg_ahead;  /* 360 and forward firing machine guns */
    uint8_t transport;         /* class, VV_CLASS_TH for TH */
    uint64_t fires;            /* infantry: the ranges at which it has firepower, a bit each */
    uint8_t power[VV_RANGES];  /* how much it has against people at most, by range as looked up */
};

enum vv_weapon_kind { VV_MG = 1, VV_MORTAR, VV_AT, VV_FLAME };

struct vv_weapon {
    char id[12], nation[12], name[32];
    uint8_t kind, apfp, range_min, range, atfp, vp;
    bool heavy;
    uint64_t fires; /* as of a type: what it adds on foot */
    uint8_t power[VV_RANGES];
};

enum vv_expendable { VV_GRENADES, VV_SATCHELS, VV_FAUSTS, VV_AT_GRENADES, VV_EXPENDABLES };

struct vv_terrain {
    char id[12], name[24], letter;
    uint8_t foot, wheels; /* movement points; 0: may not be entered */
    uint8_t cover, hindrance;
    bool blocks, fort, trench;
};

enum vv_position {
    VV_OPEN, /* no position */
    VV_BUNKER4,
    VV_BUNKER3,
    VV_SANDBAGS,
    VV_WIRE,
    VV_FOXHOLES,
    VV_TRENCHES,
    VV_POSITIONS
};

enum vv_side_feature { VV_CLEAR, VV_WALL, VV_HEDGE };

/* One part of an order of battle: what it may set up where, and when and where it may enter. */
struct vv_force {
    int side, line;
    bool flawed; /* while a file is checked: one of its lines could not be read */
    bool has_setup;
    int enter; /* turn from which it may enter; 0: it sets up */
    struct vv_hexes setup, edge;
};

/* Things to place at set-up, in this order for each side: positions, then AFVs and vehicles, Guns,
 * infantry, then weapons to give away. */
enum vv_stock_kind { VV_PLACE_POSITION = 1, VV_PLACE_UNIT, VV_GIVE_WEAPON };

struct vv_stock {
    uint8_t kind, side, force;
    uint8_t what;    /* position, type or weapon */
    uint8_t unit;    /* VV_PLACE_UNIT: the unit it is */
    uint8_t carrier; /* loaded by the scenario: the transport's unit + 1 */
    uint8_t weapon;  /* carried from the start */
    int8_t facing;   /* positions: given by the scenario, else -1 */
    bool occupied;   /* a bunker that must hold somebody at the start */
    int line;
    struct vv_hexes zone; /* where it may be built; of a unit: where its kind may stand */
};

enum vv_term_kind {
    VV_CONTROL,
    VV_KILLS,
    VV_KILLS_LEAD,
    VV_EXITS,
    VV_SCORE,
    VV_SCORE_LEAD,
    VV_LEFT
};

struct vv_term {
    uint8_t kind, side, compare; /* compare: place in "<|<=|=|>=|>" */
    int number;
    uint32_t objectives; /* VV_CONTROL: bits */
};

/* A line of the victory conditions (VV-4.3). */
struct vv_goal {
    int result; /* seat, or VV_NONE for a draw */
    bool sudden;
    int terms, line;
    struct vv_term term[VV_TERMS];
    char ending[240]; /* what a game decided by it is called: "US wins - US: no units left" */
};

enum { VV_AP_ROWS = 6, VV_ODDS = 7, VV_HIT_ROWS = 3 };

struct vv_tables {
    int ap_most[VV_AP_ROWS], ap_number[VV_AP_ROWS];
    int kill[VV_ODDS]; /* 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1 */
    int hit_range[VV_HIT_ROWS], hit_gun[VV_HIT_ROWS], hit_infantry, hit_mortar;
    uint8_t armour[7][7]; /* Elimination Number of firepower A..F against armour A..F */
    char position_id[VV_POSITIONS][12], position_name[VV_POSITIONS][24];
    int cover[VV_POSITIONS];
    int expendable_apfp[VV_EXPENDABLES], expendable_atfp[VV_EXPENDABLES];
    char expendable_nation[VV_EXPENDABLES][12];
};

enum { VV_LOST_AT_ONCE = 99 }; /* in tables.armour: the letter E */

/* What lies between two hexes, see vv_sight.c. */
enum { VV_SIGHT_BLOCKED = 0x80, VV_SIGHT_ALONG = 0x40, VV_SIGHT_HINDRANCE = 0x3f };

/* The lines of the scenario file are kept until the roster and the map are known. */
enum { VV_SCRIPT = 12000 };

struct vv {
    struct scenario base; /* first, as in every game */
    struct hex_grid grid;
    int hexes;
    int16_t x[VV_HEXES], y[VV_HEXES]; /* the drawing plane, see vv_sight.c */
    char map_id[40], map_title[60];
    int map_line;              /* of the scenario file */
    uint8_t terrain[VV_HEXES]; /* into ground */
    int16_t next[VV_HEXES][6]; /* neighbours, VV_NONE beyond the edge */
    uint8_t edge[VV_HEXES][6]; /* enum vv_side_feature */
    uint8_t road[VV_HEXES];    /* directions joined by a road, a bit each */
    uint8_t foot[VV_HEXES][6]; /* cost of the step in that direction; 0: not possible */
    uint8_t wheels[VV_HEXES][6];
    uint16_t near[VV_HEXES][6]; /* as next, but the hex itself beyond the edge: safe to look at */
    uint8_t walks[VV_HEXES][VV_FRESH + 1]; /* directions that so many points pay on foot, as bits */
    struct vv_hexes border;                /* hexes at the edge of the map */
    uint8_t sight[VV_HEXES * VV_HEXES];
    uint8_t range[VV_HEXES * VV_HEXES];
    uint8_t clear[VV_HEXES * VV_HEXES]; /* the range; VV_UNSEEN where the map hides it */
    uint8_t arc[VV_HEXES * VV_HEXES];   /* facings from which the other hex is in the firing arc */

    int types, weapons, terrains;
    uint8_t woods, bridge, building; /* into ground */
    struct vv_type type[VV_TYPES];
    struct vv_weapon weapon[VV_WEAPONS];
    struct vv_terrain ground[VV_TERRAINS];
    struct vv_tables tables;

    char file[200], script[VV_SCRIPT]; /* vv_scenario.c */
    int script_size, script_line;

    bool crops;
    int first; /* who sets up first */
    int forces, stocks, objectives, goals, units;
    int entry[2]; /* first turn in which units may enter; 0: never */
    struct vv_force force[VV_FORCES];
    struct vv_stock stock[VV_STOCK];
    int16_t objective[VV_OBJECTIVES];
    uint8_t owner[VV_OBJECTIVES];
    int objective_line[VV_OBJECTIVES], expendable_line[2][VV_EXPENDABLES]; /* of the file */
    struct vv_hexes exit[2];
    bool has_exit[2];
    int16_t way_out[2]
                   [VV_HEXES]; /* how many hexes it is to the nearest exit of a side that has one */
    int score_kill, score_objective, score_line;
    struct vv_goal goal[VV_GOALS];
    uint8_t smoke[2], expendable[2][VV_EXPENDABLES];
};

enum { VV_OPT_OPFIRE, VV_OPT_CASUALTIES, VV_OPT_HANDICAP };

#endif
