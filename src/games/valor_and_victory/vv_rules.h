/* vv_rules.h - what the files of Valor & Victory share: actions, frames, small questions about
 * units and hexes. Nothing outside this folder includes it. */
#ifndef GAMES_VV_RULES_H
#define GAMES_VV_RULES_H

#include <string.h>

#include "base/findings.h"
#include "core/event.h"
#include "core/hexmap.h"
#include "core/rules.h"
#include "games/valor_and_victory/vv.h"

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
    F_OVERRUN,   /* arg 0: what comes next in an overrun, 1: exit hex */
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

/* --- menus: one way to list, to count and to look for an action --- */

struct menu {
    struct action *out;
    int count, most;           /* no more than `most` are taken; which, is the lister's choice */
    const struct action *want; /* is it among them? Then all are listed, one over the other */
    bool found;
};

static inline bool menu_full(const struct menu *m)
{
    return m->count >= m->most;
}

/* The kind and the first three arguments of an action, as they lie in memory: two words are
 * written faster than eight fields, and lists are what rules are asked for most. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define FIELD(i, value) ((uint64_t)(uint16_t)(value) << 16 * (i))
#else
#define FIELD(i, value) ((uint64_t)(uint16_t)(value) << (48 - 16 * (i)))
#endif

static inline void action_write(struct action *to, uint64_t fields)
{
    const uint64_t words[2] = { fields, 0 };

    _Static_assert(sizeof words == sizeof *to, "an action is two words");
    memcpy(to, words, sizeof words);
}

static inline void action_put(struct action *to, int kind, int a, int b, int c)
{
    action_write(to, FIELD(0, kind) | FIELD(1, a) | FIELD(2, b) | FIELD(3, c));
}

__attribute__((cold)) void menu_look(struct menu *m); /* vv.c: at what was just added */

static inline void menu_add(struct menu *m, int kind, int a, int b, int c)
{
    if (m->count >= m->most)
        return;
    action_put(&m->out[m->count++], kind, a, b, c);
    if (m->want)
        menu_look(m);
}

/* What apply functions carry around. */
struct play {
    const struct vv *v;
    struct vv_state *s;
    struct events *events;
};

/* --- small questions --- */

static inline uint64_t bit(int unit)
{
    return UINT64_C(1) << unit;
}

/* count_bits: sets of units are small. */
static inline int count_bits(uint64_t set)
{
    int count = 0;

    for (; set; set &= set - 1)
        count++;
    return count;
}

static inline int first_bit(uint64_t set)
{
    return __builtin_ctzll(set);
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
        for (int u = first_bit(u##_set), u##_once = 1; u##_once; u##_once = 0)

/* for_set runs over a set of hexes, lowest first. */
#define for_set(h, set)                                                                            \
    for (int h##_word = 0; h##_word < VV_WORDS; h##_word++)                                        \
        for (uint64_t h##_left = (set)->word[h##_word]; h##_left; h##_left &= h##_left - 1)        \
            for (int h = 64 * h##_word + first_bit(h##_left), h##_once = 1; h##_once; h##_once = 0)

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

static inline int range_of(const struct vv *v, int a, int b)
{
    return v->range[a * v->hexes + b];
}

static inline bool in_arc(const struct vv *v, int from, int facing, int to)
{
    return v->arc[from * v->hexes + to] >> facing & 1;
}

/* sight_open: nothing on the map itself hides b from a; positions may (vv_sees). */
static inline bool sight_open(const struct vv *v, int a, int b)
{
    return v->clear[a * v->hexes + b] != VV_UNSEEN;
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
    return s->air[hex] & 3;
}

static inline int lanes_at(const struct vv_state *s, int hex)
{
    return s->air[hex] >> 2 & 31;
}

static inline const struct vv_terrain *terrain_at(const struct vv *v, int hex)
{
    return &v->ground[v->terrain[hex]];
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

/* menu_enough: are no more actions wanted than those of a set of directions? */
static inline bool menu_enough(const struct menu *m, unsigned set)
{
    return m->most - m->count < 6 && m->most - m->count <= count_bits(set);
}

/* menu_add_steps: an action for each direction of a set, with the hex there as argument `place`, 0
 * or 1; in the latter case `a` comes before it. Where there is room all six are written and those
 * not meant overwritten: which directions are free is the one thing that no processor predicts. */
static inline void menu_add_steps(struct menu *m, int kind, int place, int a,
                                  const uint16_t near[6], unsigned set, int c)
{
    int count = m->count;

    if (m->want || m->most - count < 6) {
        for (; set && !menu_full(m); set &= set - 1) {
            int hex = near[first_bit(set)];

            menu_add(m, kind, place ? a : hex, place ? hex : 0, c);
        }
        return;
    }
    uint64_t fields = FIELD(0, kind) | FIELD(1, place ? a : 0) | FIELD(3, c);

    for (int dir = 0; dir < 6; dir++) {
        action_write(&m->out[count], fields | FIELD(1 + place, near[dir]));
        count += set >> dir & 1;
    }
    m->count = count;
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

/* --- vv_data.c, vv_map.c, vv_scenario.c: content --- */

/* Readers tell every mistake to `findings`, or stop at the first where it is NULL. */
int vv_read_content(struct vv *v, const struct content *content, struct findings *findings,
                    struct error *err);
int vv_read_map(struct vv *v, const struct content *content, struct findings *findings,
                struct error *err);
int vv_find_type(const struct vv *v, const char *id);   /* or 0 */
int vv_find_weapon(const struct vv *v, const char *id); /* or 0 */
int vv_find_hex(const struct vv *v, const char *name);  /* or VV_NONE */
void vv_hex_name(const struct vv *v, int hex, char out[8]);
int vv_directive(struct scenario *scn, struct data *d, struct error *err);
int vv_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err);
int vv_survey(struct scenario *blank, const struct content *content, const char *file,
              struct findings *findings, struct error *err);
int vv_areas(const struct scenario *scn, struct hexmap_area *out, char file[100]);
int vv_map_terms(struct scenario *blank, const struct content *content, struct hexmap_terms *out,
                 struct error *err);
/* vv_position_ground: may this position be built on the hex's terrain (VV-17.2)? */
bool vv_position_ground(const struct vv *v, int position, int hex);
/* vv_start_ground: may a unit of this type stand on the hex's terrain at all? */
bool vv_start_ground(const struct vv *v, const struct vv_type *t, int hex);

/* --- vv_los.c: geometry and lines of sight --- */

void vv_prepare_grid(struct vv *v);  /* neighbours, ranges, arcs: once the size is known */
void vv_prepare_sight(struct vv *v); /* once terrain and hexsides are known */
/* vv_sees_past: does no bunker stand between hexes that the map does not hide from each other? */
bool vv_sees_past_bunkers(const struct vv *v, const struct vv_state *s, int a, int b);
static inline bool vv_sees_past(const struct vv *v, const struct vv_state *s, int a, int b)
{
    return !hexes_any(&s->bunkers) || vv_sees_past_bunkers(v, s, a, b);
}

/* vv_hindrance: what an attack from a at b meets on its way and in b, cover apart (VV-9.3). */
int vv_hindrance(const struct vv *v, const struct vv_state *s, int a, int b);

static inline bool vv_sees(const struct vv *v, const struct vv_state *s, int a, int b)
{
    return sight_open(v, a, b) && vv_sees_past(v, s, a, b);
}

/* The two ways a fire lane may run where the line passes midway between hexes (VV-13.9). */
enum vv_lane_side { LANE_LEFT, LANE_RIGHT };
/* vv_lane: its hexes from a (left out) to b; VV_NONE where off the map. *ties: some were between
 * two. Returns their number, or 0 when blocking terrain closes this side. */
int vv_lane(const struct vv *v, const struct vv_state *s, int a, int b, enum vv_lane_side side,
            int16_t *out, bool *ties);

/* vv_armour_side: 1 when a shot from `from` meets the front of a vehicle in `at`, -1 its rear, 0 on
 * the line between them (VV-16.5). */
int vv_armour_side(const struct vv *v, int at, int facing, int from);

/* A line of sight told step by step, for people. */
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
void vv_ray(const struct vv *v, const struct vv_state *s, int a, int b, struct vv_ray *out);

/* --- vv_unit.c: units in hexes --- */

/* vv_stir: smoke, fire lanes and the mark of an assault in a hex (state.air). */
void vv_stir(struct vv_state *s, int hex, int air);
void vv_put(struct vv_state *s, int u, int hex);
void vv_lift(struct vv_state *s, int u);
void vv_shift(struct vv_state *s, int u, int hex); /* with everything aboard */
void vv_embark(struct vv_state *s, int u, int carrier);
void vv_disembark(struct vv_state *s, int u); /* afterwards it is nowhere: put it */
int vv_free_slot(const struct vv_state *s);
void vv_classify(const struct vv *v, struct vv_state *s, int u); /* its type is new */
uint64_t units_waiting(const struct vv_state *s, int side);      /* off the map */

/* A tally is how many of what a side has in a hex (those aboard do not count, VV-8.4): a byte of a
 * word for each, so that tallies add up. */
enum {
    TALLY_FOOT = 1,
    TALLY_GUN = 1 << 8,
    TALLY_AFV = 1 << 16,
    TALLY_VEHICLE = 1 << 24,
};
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
bool vv_tows(const struct vv *v, const struct vv_state *s, int u); /* does it tow a Gun? */
/* vv_barred: why unit u may not enter the hex at all, or NULL; terrain cost apart. */
const char *vv_barred(const struct vv *v, const struct vv_state *s, int u, int hex);
/* vv_cost: movement points of a step, 0 when the terrain forbids it (VV-6.2). */
int vv_cost(const struct vv *v, const struct vv_state *s, int u, int hex, int direction);
int vv_entry_cost(const struct vv *v, const struct vv_state *s, int u, int hex);
int vv_worth(const struct vv *v, const struct vv_state *s, int u); /* VP with load and weapons */
int vv_riders_cr(const struct vv *v, const struct vv_state *s, int u); /* CR of infantry aboard */
void vv_lose(struct play *p, int u); /* eliminated with everything aboard, scored */
void vv_reduce(struct play *p, int u);
void vv_pin(struct play *p, int u);
void vv_mark(struct vv_state *s, int u, unsigned markers); /* a unit and everything aboard */

#endif
