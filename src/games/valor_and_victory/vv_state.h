/* vv_state.h - Valor & Victory: what a scenario and a state consist of, which actions, frames and
 * events there are, and small questions about them. docs/rules/valor-and-victory.md numbers the
 * clauses; vv.c describes the machine of a turn; vv_rules.h has the functions the files share.
 *
 * A hex is row * columns + column; columns 0, 2, 4.. (A, C, E..) lie half a hex lower. Directions
 * and facings are 0..5 = N NE SE S SW NW. A unit is its place in state.unit; people and notation
 * count from 1. */
#ifndef GAMES_VV_STATE_H
#define GAMES_VV_STATE_H

#include <string.h>

#include "base/bits.h"
#include "core/event.h"
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

/* --- content: what never changes during play --- */

enum vv_class { VV_SQUAD = 1, VV_HALF, VV_LEADER, VV_GUN, VV_AFV, VV_VEHICLE };

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
    int score_kill, score_objective, score_line;
    struct vv_goal goal[VV_GOALS];
    uint8_t smoke[2], expendable[2][VV_EXPENDABLES];
};

enum { VV_OPT_OPFIRE, VV_OPT_CASUALTIES };

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

/* In state.effects; VV-15.1: one assault from a hex in a segment. */
enum { VV_SMOKE = 3, VV_LANE = 4, VV_LANES_MAX = 31, VV_ASSAULTED_FROM = 128 };

struct vv_state {
    uint64_t here[2];               /* each side's units on the map and not aboard */
    uint64_t marked[VV_MARKERS];    /* the units under each marker */
    uint64_t foot, leaders;         /* units of these kinds, wherever they are */
    uint64_t shot_at[VV_RECORDS];   /* VV-14.2: units attacked in this segment from ... */
    struct vv_hexes smoke, bunkers; /* where there is some, for the lines of sight */
    struct vv_hexes affected;       /* where effects is not 0 */
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
    uint8_t effects[VV_HEXES]; /* smoke 0..2, + VV_LANE * fire lanes, + VV_ASSAULTED_FROM */
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

/* --- actions: kind and what its arguments are (units as places in state.unit) --- */

enum vv_do {
    DO_BUILD = 1, /* position, hex */
    DO_PLACE,     /* unit, hex */
    DO_BOARD,     /* unit, carrier: placed aboard */
    DO_WAIT,      /* unit: stays off the map to enter later */
    DO_LEAVE,     /* what cannot be placed anywhere is left out */
    DO_FACE,      /* unit or -1, hex, facing: a unit or bunker just placed */
    DO_GIVE,      /* weapon, unit */

    DO_TRANSFER, /* from, to */
    DO_EXCHANGE, /* unit, unit */
    DO_SPLIT,    /* squad, 1 if the new half takes the weapon */
    DO_COMBINE,  /* half, half */
    DO_DONE,     /* ends a phase, a loading, an unloading */

    DO_FIRE,    /* hex, target hex: infantry group */
    DO_SHOOT,   /* unit, target hex: AFV, vehicle, Gun */
    DO_BARRAGE, /* hex, target hex */
    DO_AT,      /* unit, target unit, enum vv_at_weapon */
    DO_SMOKE,   /* unit, hex */
    DO_CLEAR,   /* unit, hex: satchel on wire */
    DO_SET,     /* unit, mode: how a member takes part */
    DO_GO,      /* leader or -1 */

    DO_MOVE,  /* unit: first of a stack */
    DO_JOIN,  /* unit */
    DO_CRAWL, /* assault move */
    DO_LAY,   /* unit, hex: smoke before a move */
    DO_ENTER, /* hex, facing or -1 */
    DO_STEP,  /* hex */
    DO_TURN,  /* unit, facing */
    DO_STOP,
    DO_EXIT,
    DO_OVERRUN, /* hex */
    DO_PIVOT,   /* unit, facing: its only action */
    DO_LOAD,    /* carrier */
    DO_TAKE,    /* unit */
    DO_UNLOAD,  /* carrier */
    DO_PUT,     /* unit, hex, facing or -1 */

    DO_PASS,
    DO_LANE, /* enum vv_lane_side; -1 none */

    DO_PIN,    /* unit */
    DO_REDUCE, /* unit */
    DO_KILL,   /* unit */
    DO_SUFFER, /* unit, points */
    DO_SHRUG,  /* unit: the shield of a pinned Gun takes the point */
    DO_AUTO,

    DO_ADVANCE, /* unit, hex, facing or -1 */
    DO_WHEEL,   /* unit, facing: turns one hexside instead of advancing */
    DO_ASSAULT, /* hex, target hex */
    DO_OCCUPY,  /* unit, unit or -1 */
    DO_RALLY,   /* unit */

    DO_ROLL, /* chance: sum of the dice */
    DO_KINDS
};

/* --- frames --- */

enum vv_frame {
    F_PHASE = 1, /* the phase in state.phase, decided by the side it belongs to */
    F_FACE,      /* arg: unit or -1, hex */
    F_GROUP,     /* an attack is being put together */
    F_STEP,      /* the moving stack */
    F_LOAD,      /* arg: carrier, last unit taken, 1 when it is moving */
    F_UNLOAD,    /* arg: carrier, last unit put off */
    F_LANDED,    /* arg: carrier; the units put off are attacked hex by hex */
    F_WINDOW,    /* opportunity fire at those who entered arg 0 */
    F_POST,      /* after the window */
    F_END,       /* an attack ends: fire lanes, then it is forgotten */
    F_ALLOC,     /* casualty points */
    F_BARRAGE,   /* mortars: the next vehicle after arg 0 */
    F_ASSAULT,   /* arg 0: what comes next in a close assault */
    F_OCCUPY,    /* which two go into the bunker */
    F_OVERRUN,   /* the attack of an AFV that drives on */
    F_FINAL,     /* Final Opportunity Fire */
    F_ROLL,      /* dice; arg 0: enum vv_roll, 1: unit */
    F_OVER,
    F_KINDS
};

enum vv_roll {
    ROLL_AP = 1,
    ROLL_LANE,
    ROLL_HIT,    /* AT to hit */
    ROLL_FACING, /* front or rear (VV-16.5) */
    ROLL_ARMOUR, /* elimination */
    ROLL_CREW,   /* abandon; arg 1: unit */
    ROLL_MORTAR, /* mortar to hit; arg 1: unit */
    ROLL_MORTAR_EN,
    ROLL_SURVIVE,  /* vehicle or Gun that took points */
    ROLL_IMMOBILE, /* AFV after a failed assault */
    ROLL_ASSAULT,
    ROLL_RALLY, /* arg 1: unit */
    ROLL_KINDS
};

/* --- events: what apply functions tell, worded in vv_events.c --- */

/* Arguments of unit events: unit, type, side, hex, and one more. */
enum vv_saw {
    SAW_BUILT,     /* side, position, hex, facing or -1 */
    SAW_PLACED,    /* unit event; extra: facing or -1 */
    SAW_BOARDED,   /* pair: unit, carrier */
    SAW_WAITS,     /* unit event */
    SAW_LEFT_OUT,  /* side, stock kind, what */
    SAW_NOT_GIVEN, /* side, 0, 0, 0, weapon */
    SAW_FACES,     /* hex, facing */
    SAW_GIVEN,     /* unit event; extra: weapon */

    SAW_TURN,    /* number */
    SAW_PHASE,   /* side, phase */
    SAW_END,     /* result + 1, victory line + 1 */
    SAW_CONTROL, /* side, hex */

    SAW_TRANSFER, /* unit event of the receiver; extra: weapon */
    SAW_EXCHANGE, /* unit event; extra: weapon it has now */
    SAW_SPLIT,    /* unit event; extra: number of the new half */
    SAW_COMBINED, /* unit event; extra: number of the half that is gone */

    SAW_FIRES,       /* side, from, at, firepower, modifier */
    SAW_OPFIRES,     /* the same as opportunity fire */
    SAW_SHELLS,      /* the same by mortars */
    SAW_POINTS,      /* side of the victims, hex, points */
    SAW_NO_POINTS,   /* side of the victims, hex */
    SAW_LANE_FIRE,   /* side of the victims, hex, markers */
    SAW_AT,          /* pair: unit, target */
    SAW_HIT,         /* unit event of the target; extra: 1 front, 2 rear, 0 soft */
    SAW_MISSED,      /* unit event of the target */
    SAW_UNHARMED,    /* unit event: hit without effect */
    SAW_ARMOUR,      /* unit event; extra: 1 front, 2 rear */
    SAW_IMMOBILE,    /* unit event */
    SAW_CREW_STAYS,  /* unit event */
    SAW_CREW_LEAVES, /* unit event */
    SAW_SMOKE,       /* unit event; hex: where; extra: strength */
    SAW_CLEARED,     /* unit event; hex: where */
    SAW_LANE,        /* side, from, to */

    SAW_PINNED,      /* unit event */
    SAW_REDUCED,     /* unit event; type before */
    SAW_LOST,        /* unit event; extra: weapon lost with it */
    SAW_LOST_ABOARD, /* unit event */
    SAW_SURVIVED,    /* unit event */
    SAW_SHRUGGED,    /* unit event: the shield takes the point */
    SAW_STRANDED,    /* unit event */

    SAW_CRAWLS,   /* unit event */
    SAW_STEPS,    /* unit event; extra: others with it */
    SAW_ENTERS,   /* unit event; extra: others with it */
    SAW_TURNS,    /* unit event; extra: facing */
    SAW_EXITS,    /* unit event; extra: points scored */
    SAW_LOADS,    /* pair: unit, carrier */
    SAW_UNLOADS,  /* unit event; hex: where to */
    SAW_OVERRUN,  /* unit event; hex: target */
    SAW_ADVANCES, /* unit event; extra: facing or -1 */

    SAW_ASSAULT,     /* side, from, at, attackers */
    SAW_ODDS,        /* hex, attack, defence, odds column, kill number */
    SAW_WON,         /* side, hex, attackers' points */
    SAW_TAKEN,       /* side, hex */
    SAW_REPULSED,    /* side, hex, attackers' points, defenders' points */
    SAW_OVERWHELMED, /* side, hex: only pinned defenders */

    SAW_RALLIED,      /* unit event */
    SAW_STILL_PINNED, /* unit event */
    SAW_KINDS
};

/* What apply functions carry around. */
struct vv_play {
    const struct vv *v;
    struct vv_state *s;
    struct events *events;
};

/* --- small questions --- */

/* ways_of_two: in how many of 36 ways two dice show this sum. */
static inline int ways_of_two(int sum)
{
    return sum <= 7 ? sum - 1 : 13 - sum;
}

static inline uint64_t bit(int unit)
{
    return UINT64_C(1) << unit;
}

/* marked: the units under any of these markers. */
static inline uint64_t marked(const struct vv_state *s, unsigned markers)
{
    uint64_t set = 0;

    for (int i = 0; i < VV_MARKERS; i++)
        set |= markers >> i & 1 ? s->marked[i] : 0;
    return set;
}

static inline bool is_marked(const struct vv_state *s, int u, unsigned markers)
{
    return marked(s, markers) >> u & 1;
}

static inline void mark(struct vv_state *s, int u, unsigned markers)
{
    for (int i = 0; i < VV_MARKERS; i++)
        if (markers >> i & 1)
            s->marked[i] |= bit(u);
}

static inline void unmark(struct vv_state *s, int u, unsigned markers)
{
    for (int i = 0; i < VV_MARKERS; i++)
        if (markers >> i & 1)
            s->marked[i] &= ~bit(u);
}

enum { ALL_MARKERS = (1 << VV_MARKERS) - 1 };

/* for_units runs over a set of units (or of whatever else is numbered), lowest first. */
#define for_units(u, set)                                                                          \
    for (uint64_t u##_set = (set); u##_set; u##_set &= u##_set - 1)                                \
        for (int u = bits_first(u##_set), u##_once = 1; u##_once; u##_once = 0)

/* for_set runs over a set of hexes, lowest first. */
#define for_set(h, set)                                                                            \
    for (int h##_word = 0; h##_word < VV_WORDS; h##_word++)                                        \
        for (uint64_t h##_left = (set)->word[h##_word]; h##_left; h##_left &= h##_left - 1)        \
            for (int h = 64 * h##_word + bits_first(h##_left), h##_once = 1; h##_once; h##_once = 0)

/* for_hex runs over the units in a hex, for_cargo over those aboard a carrier, lowest first. */
#define for_hex(u, s, h) for (int u = (s)->cell[h].head - 1; u >= 0; u = (s)->unit[u].next - 1)
#define for_cargo(u, s, c) for (int u = (s)->unit[c].cargo - 1; u >= 0; u = (s)->unit[u].next - 1)

static inline const struct vv_type *type_of(const struct vv *v, const struct vv_state *s, int u)
{
    return &v->type[s->unit[u].type];
}

static inline bool is_foot(const struct vv_type *t)
{
    return t->kind <= VV_LEADER;
}

static inline bool is_wheels(const struct vv_type *t)
{
    return t->kind >= VV_AFV;
}

/* is_large: VV-1.1.5, a Gun that only moves in tow. */
static inline bool is_large(const struct vv_type *t)
{
    return t->kind == VV_GUN && t->mp == 0;
}

enum { VV_MG_RANGE = 8 }; /* machine guns of AFVs and vehicles (VV-1.2.3) */

/* VV-16.1: AFVs, vehicles and Guns, never infantry. */
static inline bool is_hard(const struct vv_type *t)
{
    return t->kind >= VV_GUN;
}

/* type_carries: VV-12.2: a squad or half squad carries any one weapon, a leader a light one. */
static inline bool type_carries(const struct vv_type *t, const struct vv_weapon *weapon)
{
    return is_foot(t) && !(t->kind == VV_LEADER && weapon->heavy);
}

/* may_fire: VV-13.1, VV-5.3.2, VV-14.6.2: once a segment, not while pinned. */
static inline bool may_fire(const struct vv_state *s, int u)
{
    return !is_marked(s, u, VV_PINNED | VV_FIRED);
}

static inline bool is_hex(const struct vv *v, int hex)
{
    return hex >= 0 && hex < v->hexes;
}

static inline int range_of(const struct vv *v, int a, int b)
{
    return v->range[a * v->hexes + b];
}

/* direction_to: from a hex to an adjacent one, or VV_NONE. */
static inline int direction_to(const struct vv *v, int from, int to)
{
    for (int dir = 0; dir < 6; dir++)
        if (v->next[from][dir] == to)
            return dir;
    return VV_NONE;
}

static inline bool in_arc(const struct vv *v, int from, int facing, int to)
{
    return v->arc[from * v->hexes + to] >> facing & 1;
}

static inline int position_at(const struct vv_state *s, int hex)
{
    return s->cell[hex].ground & 7;
}

static inline int position_facing(const struct vv_state *s, int hex)
{
    return s->cell[hex].ground >> 3;
}

static inline bool is_bunker(int position)
{
    return position == VV_BUNKER4 || position == VV_BUNKER3;
}

static inline int smoke_at(const struct vv_state *s, int hex)
{
    return s->effects[hex] & VV_SMOKE;
}

static inline int lanes_at(const struct vv_state *s, int hex)
{
    return s->effects[hex] / VV_LANE & VV_LANES_MAX;
}

static inline const struct vv_terrain *terrain_at(const struct vv *v, int hex)
{
    return &v->ground[v->terrain[hex]];
}

static inline void push_frame(struct vv_state *s, int kind, int seat, int a, int b, int c)
{
    turn_push(&s->turn, (struct frame){ .kind = (uint8_t)kind,
                                        .seat = (int8_t)seat,
                                        .arg = { (int16_t)a, (int16_t)b, (int16_t)c } });
}

static inline const struct frame *top_of(const struct vv_state *s)
{
    return turn_peek(&s->turn);
}

static inline int other_side(int side)
{
    return 1 - side;
}

enum { ALL_AROUND = 63 }; /* six directions, as bits */

/* axis: straight ahead and straight back. */
static inline unsigned axis(int facing)
{
    return 9u << facing % 3;
}

/* is_bare: nobody stands there and nothing is built: room for any stack (VV-6.3.8, VV-17.4). */
static inline bool is_bare(const struct vv_state *s, int hex)
{
    uint16_t both;

    memcpy(&both, &s->cell[hex], sizeof both);
    return both == 0;
}

/* bare_around: the directions in which a bare hex lies, as bits; beyond the edge of the map they
 * mean nothing. Infantry that can pay the step (v->walks) goes there without a closer look. */
static inline unsigned bare_around(const struct vv *v, const struct vv_state *s, int hex)
{
    unsigned set = 0;

    for (int dir = 0; dir < 6; dir++)
        set |= (unsigned)is_bare(s, v->near[hex][dir]) << dir;
    return set;
}

/* enemy_at: does a unit of the side that is not `side` stand there? */
static inline bool enemy_at(const struct vv_state *s, int side, int hex)
{
    int first = s->cell[hex].head;

    return first && s->unit[first - 1].side != side;
}

/* movers: the moving stack, without those that have dropped out. */
static inline uint64_t movers(const struct vv_state *s)
{
    return s->move.stack;
}

#endif
