/* vv_state.h - Valor & Victory: what a state consists of, and small questions about it.
 * docs/rules/valor-and-victory.md numbers the clauses; vv.c describes the machine of a turn;
 * vv_scenario.h has what never changes, vv_actions.h what is done, vv_rules.h the functions the files
 * share.
 *
 * A unit is its place in state.unit; people and notation count from 1. */
#ifndef GAMES_VV_STATE_H
#define GAMES_VV_STATE_H

#include <string.h>

#include "base/bits.h"
#include "core/event.h"
#include "core/game.h"
#include "core/turn.h"
#include "games/valor_and_victory/vv_actions.h"
#include "games/valor_and_victory/vv_scenario.h"

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
