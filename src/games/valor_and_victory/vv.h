/* vv.h - Valor & Victory: squads, leaders, Guns and tanks on a hex map.
 *
 * What a scenario and a state consist of. docs/rules/valor-and-victory.md numbers the clauses; the
 * machine of a turn is described in vv.c, the functions the files share are in vv_rules.h.
 *
 * A hex is row * columns + column; columns 0, 2, 4.. (A, C, E..) lie half a hex lower. Directions
 * and facings are 0..5 = N NE SE S SW NW. A unit is its place in state.unit; people and notation
 * count from 1. */
#ifndef GAMES_VV_H
#define GAMES_VV_H

#include "core/game.h"
#include "core/hex.h"
#include "core/turn.h"

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
struct hexes {
    uint64_t word[VV_WORDS];
};

static inline bool hexes_has(const struct hexes *set, int hex)
{
    return set->word[hex >> 6] >> (hex & 63) & 1;
}

static inline bool hexes_any(const struct hexes *set)
{
    uint64_t all = 0;

    for (int i = 0; i < VV_WORDS; i++)
        all |= set->word[i];
    return all != 0;
}

static inline void hexes_add(struct hexes *set, int hex)
{
    set->word[hex >> 6] |= UINT64_C(1) << (hex & 63);
}

static inline void hexes_drop(struct hexes *set, int hex)
{
    set->word[hex >> 6] &= ~(UINT64_C(1) << (hex & 63));
}

/* --- content: what never changes during play --- */

enum vv_class { VV_SQUAD = 1, VV_HALF, VV_LEADER, VV_GUN, VV_AFV, VV_VEHICLE };

enum { VV_CLASS_TH = 15 }; /* transport class TH; T1, T2.. are 1, 2.. (VV-8.2.1) */

/* A counter (VV-1.1). 0 stands for "does not have it" (VV-1.2). */
struct vv_type {
    char id[12], nation[12], name[32];
    uint8_t kind; /* enum vv_class */
    bool elite, turret, shield, tow;
    uint8_t apfp, range; /* infantry; of a Gun or an AFV's Gun: apfp */
    uint8_t cr, vp, mp;
    int8_t modifier;           /* leaders: -1, -2 (VV-1.2.7) */
    uint8_t other;             /* a squad's half, a half's squad */
    uint8_t atfp, front, rear; /* 1..6 = A..F */
    uint8_t mg_any, mg_ahead;  /* 360 and forward firing machine guns */
    uint8_t transport;         /* class, VV_CLASS_TH for TH */
    uint64_t fires;            /* infantry: the ranges at which it has firepower, a bit each */
};

enum vv_weapon_kind { VV_MG = 1, VV_MORTAR, VV_AT, VV_FLAME };

struct vv_weapon {
    char id[12], nation[12], name[32];
    uint8_t kind, apfp, range_min, range, atfp, vp;
    bool heavy;
    uint64_t fires; /* as of a type: what it adds on foot */
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
    struct hexes setup, edge;
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
    struct hexes zone; /* where it may be built; of a unit: where its kind may stand */
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

/* What lies between two hexes, see vv_los.c. */

/* A range as it is looked up, small enough for a set of ranges to be one word. Nobody is fired at
 * at range 0: in a set it stands for a mortar. */
enum { VV_MORTAR_RANGE = 0, VV_FAR = 62, VV_UNSEEN = 63 };
enum { VV_SIGHT_BLOCKED = 0x80, VV_SIGHT_ALONG = 0x40, VV_SIGHT_HINDRANCE = 0x3f };

/* The lines of the scenario file are kept until the roster and the map are known. */
enum { VV_SCRIPT = 12000 };

struct vv {
    struct scenario base; /* first, as in every game */
    struct hex_grid grid;
    int hexes;
    int16_t x[VV_HEXES], y[VV_HEXES]; /* the drawing plane, see vv_los.c */
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
    struct hexes border;                   /* hexes at the edge of the map */
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
    struct hexes exit[2];
    bool has_exit[2];
    int score_kill, score_objective, score_line;
    struct vv_goal goal[VV_GOALS];
    uint8_t smoke[2], expendable[2][VV_EXPENDABLES];
};

enum { VV_OPT_OPFIRE, VV_OPT_CASUALTIES, VV_OPT_COUNT };

/* --- state: what does change --- */

enum vv_place {
    VV_NOWHERE, /* no such unit */
    VV_IN_BOX,  /* not placed yet */
    VV_ON_MAP,
    VV_ABOARD,
    VV_OFF_MAP, /* may enter */
    VV_GONE,    /* left the map */
    VV_LOST,
};

/* Markers on units; bit i is the set marked[i] of the state. */
enum {
    VV_PINNED = 1,
    VV_FIRED = 2,
    VV_MOVED = 4,
    VV_IMMOBILE = 8,
    VV_HANDLED = 16,  /* has loaded or unloaded in this segment (VV-8.3) */
    VV_SMOKED = 32,   /* has laid smoke in this segment (VV-11.2) */
    VV_ADVANCED = 64, /* has advanced, turned or assaulted in this segment (VV-5.3.5) */
    VV_LANDING = 128, /* is being unloaded; in the After-Action Phase: has tried to rally */
    VV_MARKERS = 8,
};

struct vv_unit {
    uint8_t type, place;
    int16_t hex; /* on the map or aboard: where; else 0 */
    uint8_t side, facing;
    uint8_t weapon; /* carried; 0 none */
    uint8_t force;
    uint8_t next;    /* next unit in the same hex or aboard, + 1; ascending */
    uint8_t cargo;   /* first unit aboard, + 1 */
    uint8_t carrier; /* aboard: of whom, + 1 */
    uint8_t unused;
};

/* The stack that moves (VV-6.1). */
struct vv_move {
    uint64_t stack;         /* the members still in it, alive; pinned ones included */
    int16_t from;           /* the hex it was in before the last step */
    uint8_t count, assault; /* assault move (VV-6.3.3) */
    uint8_t steps, closed;  /* closed: nobody may join any more */
    uint8_t landing;        /* units put off a transport, not a stack on the march */
    uint8_t overrun;        /* the AFV is making an overrun */
    uint8_t led;            /* a leader marches with it (VV-6.3.1) */
    uint8_t unit[VV_STACK];
    uint8_t spent[VV_STACK];
    uint8_t turned[VV_STACK]; /* has turned in this hex (VV-6.3.4) */
    uint8_t unused[3];
};

enum vv_attack_kind {
    VV_ATTACK_NONE,
    VV_ATTACK_GROUP,   /* infantry of one hex (VV-14.2) */
    VV_ATTACK_UNIT,    /* an AFV, vehicle or Gun, with its passengers (VV-14.3, VV-14.4) */
    VV_ATTACK_BARRAGE, /* mortars of one hex (VV-12.7) */
    VV_ATTACK_AT,
    VV_ATTACK_ASSAULT,
    VV_ATTACK_DEFENCE, /* what the assaulted hex answers with (VV-15.11) */
    VV_ATTACK_OVERRUN,
};

/* How a member of an attack takes part. */
enum vv_mode { VV_WITH_ALL, VV_WITH_GRENADES, VV_WITH_SATCHEL, VV_NOT_AT_ALL };

enum vv_at_weapon { VV_AT_GUN, VV_AT_CARRIED, VV_AT_FAUST, VV_AT_GRENADE };

struct vv_attack {
    uint8_t kind, count;
    int16_t from, at; /* hexes */
    uint8_t reaction; /* opportunity fire: only those who moved are targets */
    uint8_t final;    /* Final Opportunity Fire (VV-18.4) */
    uint8_t shooter;  /* AFV, vehicle, Gun; AT: the unit; + 1 */
    uint8_t target;   /* AT: the unit; + 1 */
    uint8_t weapon;   /* enum vv_at_weapon */
    uint8_t leader;   /* whose modifier counts; + 1 */
    uint8_t cursor;   /* members before it are settled */
    uint8_t rear;     /* AT: 1 front, 2 rear, once known */
    uint8_t apfp;     /* assault: the attackers' total */
    int8_t modifier;  /* assault: what is added to their roll */
    int8_t kill;      /* assault: the Kill Number */
    uint8_t lanes;    /* fire lanes that may yet be laid */
    uint8_t points;   /* assault failed: casualty points of the defenders */
    uint8_t side;     /* who attacks */
    uint8_t member[VV_MEMBERS], mode[VV_MEMBERS];
};

/* Casualty points being shared out (VV-14.6.1). */
enum vv_alloc_kind { VV_ALLOC_FIRE = 1, VV_ALLOC_MOVERS, VV_ALLOC_ASSAULT, VV_ALLOC_DEFENCE };

struct vv_alloc {
    uint64_t free;   /* units that may take points */
    uint64_t half;   /* squads reduced now, whose half may still be pinned */
    uint64_t shield; /* Guns whose shield counts (VV-13.5) */
    uint64_t shaken; /* immobile AFVs whose crews have been tested for this attack (VV-16.6) */
    uint8_t kind, open;
    uint8_t automatic;    /* the rest follows VV-R3 */
    uint8_t unit, points; /* the die about to fall is for this unit, + 1, with these points */
    uint8_t unused[3];
};

struct vv_pool {
    uint16_t kills, exits; /* victory points */
    uint8_t smoke, expendable[VV_EXPENDABLES];
    uint8_t unused;
};

/* A hex. Most have neither units nor a position, and are asked about both at once. */
struct vv_cell {
    uint8_t head;   /* first unit, + 1 */
    uint8_t ground; /* position: kind + 8 * facing */
};

struct vv_state {
    uint64_t here[2];             /* each side's units on the map and not aboard */
    uint64_t marked[VV_MARKERS];  /* the units under each marker */
    uint64_t foot, leaders;       /* units of these kinds, wherever they are */
    uint64_t shot_at[VV_RECORDS]; /* VV-14.2: units attacked in this segment from ... */
    struct hexes smoke, bunkers;  /* where there is some, for the lines of sight */
    struct hexes stirred;         /* where air is not 0 */
    struct vv_alloc alloc;
    uint64_t party;                /* close assault: the attackers; overrun: who has answered it */
    int16_t shot_from[VV_RECORDS]; /* ... here; see vv_fire.c */
    struct vv_unit unit[VV_UNITS];
    struct vv_move move;
    struct vv_attack attack;
    struct vv_pool pool[2];
    struct turn turn;
    uint8_t game_turn, active; /* whose segment it is */
    uint8_t phase, placed;     /* enum vv_phase; stock items done at set-up */
    uint8_t orders, records;   /* orders given in this Command Phase; entries of shot_at */
    struct vv_cell cell[VV_HEXES];
    uint8_t air[VV_HEXES]; /* smoke 0..2, + 4 * fire lanes, + 128 if assaulted from */
    uint8_t owner[VV_OBJECTIVES];
    uint8_t result; /* over: seat + 1, or 0 for a draw */
    uint8_t unused[7];
};

enum vv_phase {
    VV_SETUP,
    VV_COMMAND,
    VV_FIRE,
    VV_MOVEMENT,
    VV_DEFENSIVE,
    VV_ADVANCE,
    VV_AFTER_ACTION,
    VV_PHASES
};

extern const struct game game_vv;

#endif
