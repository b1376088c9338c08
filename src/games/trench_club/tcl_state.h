/* tcl_state.h - the types of Trench Club: the scenario with its tables, the state, frames, actions
 * and events. */
#ifndef GAMES_TRENCH_CLUB_TCL_STATE_H
#define GAMES_TRENCH_CLUB_TCL_STATE_H

#include <stdio.h>

#include "core/event.h"
#include "core/game.h"
#include "core/rules.h"
#include "core/turn.h"
#include "games/trench_club/tcl_set.h"

/* SET: words into a field, cut to fit. */
#define SET(field, ...) text_set(field, sizeof(field), __VA_ARGS__)

enum {
    TYPES = 21, /* unit types, numbered from 1 */
    NATION_TYPES = 11,
    NATIONS = 4,
    FORTS = 14,
    STARTS = 12,
    CHIPS = 3,
    CARDS = 10,
    SEAT_UNITS = 32, /* a seat's living units at most, TCL-15.4 */
    UNITS = SEATS_MAX * SEAT_UNITS,
    QUEUE_MAX = 2 * SEAT_UNITS,
    ANSWERS_MAX = 12, /* soldiers of one trench who may answer */
    STRUCK_MAX = 3,   /* units that one attack may strike */
    DAMAGE_OUT = 6,   /* damage that destroys */
    TRUCK_ROOM = 4,
    ROUNDS_MAX = 250,      /* as far as `round` counts */
    UNIT_ORDERS_MAX = 700, /* of one unit: moves or attacks */
    SEAT_ORDERS_MAX = 700, /* of no unit: gifts above all, and works */
    GIFT_MAX = 500,
    HANDICAP_MAX = 20, /* coins */
    MONEY_ORDERS_MAX = 1000,
    LEGAL_MAX = 6000,
    WADE = 9, /* a step that takes the whole move, beside steps of 1 to 3 half points */
};

/* --- what units are --- */

enum {
    TYPE_INF = 1,
    TYPE_MTD,
    TYPE_HVY,
    TYPE_CAR,
    TYPE_TNK,
    TYPE_FGN,
    TYPE_HOW,
    TYPE_AAG,
    TYPE_HMT,
    TYPE_AIR,
    TYPE_TRK,
    TYPE_BBT,
    TYPE_ATG,
    TYPE_FT1,
    TYPE_MKF,
    TYPE_SHP,
    TYPE_GUN,
    TYPE_RLG,
    TYPE_MIN,
    TYPE_GAS,
    TYPE_ENG, /* special forces */
};

enum {
    MARK_FOOT = 1,
    MARK_TANK = 2,
    MARK_AIR = 4,
    MARK_SHIP = 8,
    MARK_TRUCK = 16,
    MARK_RIDES = 32,
    MARK_CLOUD = 64,
    MARK_SCATTER = 128,
    MARK_PATTERN = 256,
    MARK_MINES = 512,
    MARK_BUILDS = 1024,
    MARK_SPECIAL = 2048,
};

/* Kinds of unit against which another may have an attack value of its own. */
enum { VERSUS_TANK, VERSUS_FOOT, VERSUS_AIR, VERSUS };

/* The rows of the armour table. */
#define ARMOUR_ROWS "SABCDE"

/* How a unit meets the terrain. */
enum { BY_WHEEL, BY_TANK, BY_FOOT, BY_AIR, BY_SHIP, MOVERS };

struct tcl_type {
    char code[4], name[28], picture[20];
    unsigned marks;
    uint8_t cost, speed; /* speed in half points, like all movement */
    uint8_t least, least_air, most;
    uint8_t attack[3];
    uint8_t versus[VERSUS][3]; /* 0: the general value holds */
    int8_t open, forest;       /* armour rows; -1 for none */
    uint8_t mover;
    char facts[240], armour[80]; /* in words: what players look up; made once (tcl_scene.c) */
};

struct tcl_nation {
    char code[4], name[20], adjective[12];
    int team, coins;
    uint8_t type[NATION_TYPES];
};

/* --- the board --- */

enum {
    GROUND_OFF,
    GROUND_MEADOW,
    GROUND_ROAD,
    GROUND_FOREST,
    GROUND_WATER,
    GROUND_BRIDGE,
    GROUND_FORT,
    GROUND_ENTRANCE
};

struct tcl_fort {
    char id[4], name[28];
    int16_t hex[3]; /* left entrance, body, right entrance */
    bool used;      /* lies on the board in use */
    struct tcl_set access;
};

/* What entering costs a way of moving: hexes for half a point, one, one and a half; `last` may be
 * entered with the last half point although they cost one (TCL-2.4); `wade` takes a whole move. */
struct tcl_ground {
    struct tcl_set half, one, more, last, wade;
};

struct tcl {
    struct scenario base;

    /* from the scenario file */
    int board; /* 0 half A, 1 half B, 2 the whole board */
    uint8_t nation_of[SEATS_MAX];
    int automa;  /* the Automa's seat, or -1 */
    bool common; /* the first two seats play one force together (TCL-14) */

    /* who plays: a player has its coins and its turn; in common play two seats share them */
    int players, player_of[SEATS_MAX], lead[SEATS_MAX], last[SEATS_MAX], team_of[SEATS_MAX];
    int need; /* forts that win */

    /* tables */
    struct tcl_nation nation[NATIONS];
    struct tcl_type type[TYPES + 1];
    uint8_t armour[6][DAMAGE_OUT], dice[DAMAGE_OUT];
    int veteran, hero, special_price, repair_price;
    uint8_t card[CARDS][16][11]; /* hits by dice and attack value */
    char luck[CARDS][24];

    /* the board */
    uint8_t terrain[HEXES];
    int16_t next[HEXES][6];
    int8_t q[HEXES], r[HEXES]; /* cube coordinates */
    struct tcl_span all;       /* the words in use */
    int first_column, last_column;
    struct tcl_set on_board, road, meadow, forest, water, bridge, stone, trench;
    struct tcl_fort fort[FORTS];
    uint16_t before[HEXES];          /* forts of which the hex is an access hex, by bit */
    uint8_t march[FORTS][HEXES];     /* a foot soldier's half points to an access hex; 255: never */
    uint8_t march_out[FORTS][FORTS]; /* the same out of another fort, the second */
    int16_t start[STARTS];
    struct tcl_ground ground[MOVERS]; /* without trenches, nothing built */
    uint8_t step[MOVERS][HEXES];      /* the same a hex: half points, 0 never, WADE a whole move */
    uint8_t bound[MOVERS][13][HEXES]; /* most hexes a speed can reach: for sampling */
    uint8_t fort_bound[MOVERS][13][FORTS];
    int half_first[2], half_last[2];
};

enum {
    OPTION_SHORT,
    OPTION_CAP,
    OPTION_TRENCHES,
    OPTION_LEGACY,
    OPTION_CARDS, /* four, one a seat */
    OPTION_LEVEL = OPTION_CARDS + 4,
    OPTION_TIES,
    OPTION_WATER,
    OPTION_TIMER,
    OPTION_ROUNDS,
    OPTION_NATION, /* four, one a seat */
    OPTION_HANDICAP = OPTION_NATION + 4,
};
enum { LEVEL_EASY, LEVEL_STANDARD, LEVEL_HARD, LEVEL_OVERKILL };

static inline bool option(const struct tcl *t, int which)
{
    EXPECT(which >= 0 && which < OPTIONS_MAX);
    return t->base.option[which] != 0;
}

/* --- the state --- */

enum { ARMY_BOUGHT = 3, ARMY_NONE = 4, ARMY_HIDDEN = 5 };
enum { ALL_ARMIES = (1 << CHIPS) - 1 };

enum {
    UNIT_MOVED = 1,     /* has made its move of this turn */
    UNIT_WORKED = 2,    /* has built or laid a mine this turn */
    UNIT_RESTED = 4,    /* was in a fort of its own when the turn began */
    UNIT_DECLARED = 8,  /* stands in the queue of attacks */
    UNIT_ATTACKED = 16, /* has been attacked this turn */
};

enum { PLACE_NONE = -1, PLACE_FORT = 1000, PLACE_TRUCK = 2000 };

struct tcl_unit {
    uint8_t type; /* 0: no unit */
    uint8_t number, army, flags;
    int16_t
        place; /* a hex, PLACE_FORT + fort, PLACE_TRUCK + slot, PLACE_NONE before it is placed */
    uint8_t damage, experience;
};

struct tcl_attack {
    uint8_t attacker, target, way; /* way: direction of a pattern */
};

/* The fight that is being fought; all zero between fights. */
struct tcl_fight {
    uint8_t on, attacker, target, way;
    uint8_t struck[STRUCK_MAX], victims; /* slots that the attack strikes */
    uint8_t hits, hits_foot; /* of the attacker; hits_foot where a special value holds */
    uint8_t answer[ANSWERS_MAX], answers, answered;
    uint8_t back; /* damage the attacker receives */
    uint8_t unused[3];
    uint16_t hurting; /* which answers caused damage */
};

struct tcl_state {
    struct tcl_set road, trench, mine[2]; /* built and laid during play; mines by team */
    struct tcl_unit unit[UNITS];          /* SEAT_UNITS slots a seat */
    struct turn turn;
    uint16_t coins[SEATS_MAX]; /* by player */
    struct tcl_fight fight;
    struct tcl_attack queue[QUEUE_MAX];
    uint8_t on[HEXES];              /* slot + 1 of the unit standing there */
    uint8_t count[SEATS_MAX];       /* slots in use, by seat */
    uint8_t fort[FORTS];            /* player + 1 */
    uint8_t chip[SEATS_MAX][CHIPS]; /* start numbers by player; 0: face down */
    uint8_t queued, fought;
    uint8_t round, first, player; /* first: who began; player: whose turn it is */
    uint8_t active;               /* armies that may act, by bit */
    uint8_t used[SEATS_MAX];      /* armies that acted in round 1, by player */
    uint8_t built;                /* something was built: tables of the bare board do not hold */
    uint8_t bought, offered;      /* this turn: a purchase was made, surrender was offered */
    uint8_t winner, reason;       /* team + 1, or 3 for a draw; END_* */
    uint8_t unused[8];
};

enum { END_FORTS = 1, END_SURRENDER, END_DESTROYED, END_ROUNDS };
enum { WINNER_DRAW = 3 };

static inline const struct tcl *tcl_of(const struct scenario *scn)
{
    return (const struct tcl *)scn;
}

static inline int seat_of(int slot)
{
    EXPECT(slot >= 0 && slot < UNITS);
    return slot / SEAT_UNITS;
}

static inline int player_of(const struct tcl *t, int slot)
{
    return t->player_of[seat_of(slot)];
}

static inline int team_of(const struct tcl *t, int slot)
{
    return t->team_of[player_of(t, slot)];
}

static inline int team_of_seat(const struct tcl *t, int seat)
{
    return t->team_of[t->player_of[seat]];
}

/* holds: is that fort the team's? */
static inline bool holds(const struct tcl *t, const struct tcl_state *s, int team, int fort)
{
    return s->fort[fort] && t->team_of[s->fort[fort] - 1] == team;
}

/* is_hex: a hex of the board in use? */
static inline bool is_hex(const struct tcl *t, int hex)
{
    return hex >= 0 && hex < HEXES && t->terrain[hex];
}

/* is_unit: the slot of a living unit? */
static inline bool is_unit(const struct tcl_state *s, int slot)
{
    return slot >= 0 && slot < UNITS && s->unit[slot].type;
}

/* army_clause: the clause that says how many armies act at first. */
static inline const char *army_clause(const struct tcl *t)
{
    return t->players == 4 ? "TCL-1.13" : "TCL-1.14";
}

static inline const struct tcl_type *type_of(const struct tcl *t, const struct tcl_unit *u)
{
    EXPECT(u->type <= TYPES);
    return &t->type[u->type];
}

static inline bool is(const struct tcl *t, const struct tcl_unit *u, unsigned marks)
{
    return (t->type[u->type].marks & marks) != 0;
}

static inline bool on_hex(const struct tcl_unit *u)
{
    return u->type && u->place >= 0 && u->place < PLACE_FORT;
}

static inline bool in_fort(const struct tcl_unit *u)
{
    return u->type && u->place >= PLACE_FORT && u->place < PLACE_TRUCK;
}

static inline bool in_truck(const struct tcl_unit *u)
{
    return u->type && u->place >= PLACE_TRUCK;
}

/* for (EACH_SLOT(s, seat, i)): the slots of a seat that may hold a unit. */
#define EACH_SLOT(s, seat, i)                                                                      \
    int i = (seat)*SEAT_UNITS;                                                                     \
    i < (seat)*SEAT_UNITS + (s)->count[seat];                                                      \
    i++

/* --- frames and actions --- */

enum {
    FRAME_ASSIGN = 1, /* arg0: the slot to assign (common play: the number of types taken) */
    FRAME_ORDER,   /* chance; arg0: who rolls, by bit, arg1: 0 for placing, 1 for the first turn */
    FRAME_CHIP,    /* arg0: chips placed so far */
    FRAME_NUMBER,  /* chance; arg0 as above, arg1: chip slot */
    FRAME_PLACE,   /* arg0, arg1 as above */
    FRAME_TOKEN,   /* chance: the Automa's next unit; arg0, arg1 as above, arg2: drawn so far */
    FRAME_ARMIES,  /* arg0: how many armies may act */
    FRAME_MOVE,    /* arg0: seats that are done, arg1: 1 after an order since the hand-over */
    FRAME_UNLOAD,  /* arg0: slot of the truck */
    FRAME_DECLARE, /* args as FRAME_MOVE */
    FRAME_SCATTER, /* chance */
    FRAME_THROW,   /* chance; arg0: shooter, arg1: dice, arg2: value, arg3: value against foot */
    FRAME_GIFT,    /* the ally may give coins */
    FRAME_MONEY,   /* args as FRAME_MOVE */
    FRAME_CARD,    /* chance: the special forces deck */
    FRAME_PUT,     /* arg0: type drawn */
    FRAME_YIELD,   /* arg0: who offers to surrender */
    FRAME_AUTO,    /* the Automa's units act */
    FRAME_LOTS,    /* chance; arg0: slot, arg1: equal options */
    FRAME_AUTO_MONEY,
    FRAME_AUTO_TYPE, /* chance: a random purchase */
    FRAME_OVER,
    FRAMES,
};

enum {
    DO_ASSIGN = 1, /* slot, army */
    DO_TAKE,       /* type, army: common play */
    DO_SPLIT,      /* all units as suggested for a first game */
    DO_CHIP,       /* chip slot */
    DO_PLACE,      /* slot, hex */
    DO_ARMIES,     /* mask */
    DO_MOVE,       /* slot, hex */
    DO_ENTER,      /* slot, fort */
    DO_CONQUER,    /* slot, fort */
    DO_BOARD,      /* slot, truck */
    DO_UNLOAD,     /* slot, hex */
    DO_MINE,       /* slot, hex */
    DO_BUILD,      /* slot, what, hex, hex */
    DO_DONE,
    DO_PASS, /* common play: hand over to the partner */
    DO_TIME,
    DO_ATTACK, /* slot, target, way */
    DO_FIGHT,
    DO_REPAIR,  /* slot */
    DO_BUY,     /* type, fort */
    DO_SPECIAL, /* type, or 0 for a draw */
    DO_PUT,     /* fort or hex, as a place */
    DO_GIFT,    /* coins */
    DO_KEEP,
    DO_END,
    DO_SURRENDER,
    DO_ACCEPT,
    DO_DECLINE,
    DO_ACT,  /* slot, place to go, target + 1 */
    DO_DRAW, /* the Automa draws what to buy */
    DO_LOTS, /* slot, number of equal options */
    DO_ROLL, /* chance: meaning depends on the frame */
    DOINGS,
};
enum { BUILD_ROAD, BUILD_TRENCH };

static inline struct action act(int kind, int a, int b, int c, int d)
{
    EXPECT(kind > 0 && kind < DOINGS);
    return (struct action){ .kind = (uint16_t)kind,
                            .arg = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } };
}

static inline struct frame frame(int kind, int seat, int a, int b, int c)
{
    EXPECT(kind > 0 && kind < FRAMES);
    return (struct frame){ .kind = (uint8_t)kind,
                           .seat = (int8_t)seat,
                           .arg = { (int16_t)a, (int16_t)b, (int16_t)c } };
}

static inline const struct frame *top(const struct tcl_state *s)
{
    EXPECT(s->turn.depth > 0);
    return &s->turn.frame[s->turn.depth - 1];
}

/* go_on: this frame instead of the one on top. */
static inline void go_on(struct tcl_state *s, struct frame f)
{
    turn_pop(&s->turn);
    turn_push(&s->turn, f);
}

/* --- events --- */

enum {
    SAW_ASSIGN,
    SAW_ASSIGN_OWN,
    SAW_SPLIT,
    SAW_ORDER,
    SAW_TIE,
    SAW_NUMBER,
    SAW_PLACE,
    SAW_TURN,
    SAW_ARMIES,
    SAW_MOVE,    /* unit, from, to, the way (tcl_find_way) */
    SAW_ENTER,   /* unit, fort, how many aboard, hex of the fort, the way (tcl_find_way_in) */
    SAW_CONQUER, /* unit, fort, was it held, hex of the fort, the way */
    SAW_LOST_INSIDE,
    SAW_BOARD, /* unit, truck, its hex, the way (tcl_find_way_aboard) */
    SAW_UNLOAD,
    SAW_MINE,
    SAW_BLOWN,
    SAW_BUILD,
    SAW_PASS,
    SAW_PASS_DONE,
    SAW_TIME,
    SAW_DECLARE,
    SAW_LAPSE,
    SAW_ATTACK,
    SAW_SCATTER,
    SAW_NOTHING,
    SAW_HITS,
    SAW_HITS_FOOT,
    SAW_CARD,
    SAW_DAMAGE,
    SAW_NO_DAMAGE,
    SAW_DESTROYED,
    SAW_LEVEL,
    SAW_INCOME,
    SAW_REPAIR,
    SAW_BUY,
    SAW_DRAW,
    SAW_PUT,
    SAW_GIFT,
    SAW_SURRENDER,
    SAW_OFFER,
    SAW_ACCEPT,
    SAW_DECLINE,
    SAW_ORDERED,
    SAW_LOTS,
    SAW_END,
    SAW_TAKE,
    EVENTS,
};

/* A unit in an event: seat, type and number, all that its name needs. */
static inline int make_badge(int seat, int type, int number)
{
    return seat << 12 | type << 6 | number;
}

static inline int badge(const struct tcl_state *s, int slot)
{
    EXPECT(s->unit[slot].type);
    return make_badge(seat_of(slot), s->unit[slot].type, s->unit[slot].number);
}

static inline int badge_seat(int badge)
{
    return badge >> 12 & 3;
}

static inline int badge_type(int badge)
{
    return badge >> 6 & 63;
}

static inline int badge_number(int badge)
{
    return badge & 63;
}

static inline void tell(struct events *events, int kind, int flags, int a, int b, int c, int d)
{
    if (events)
        event_add(events,
                  (struct event){ .kind = (uint16_t)kind,
                                  .seen_by = EVENT_ALL,
                                  .flags = (uint16_t)flags,
                                  .arg = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } });
}

/* --- moving --- */

/* What the mover of one team meets. */
struct tcl_field {
    int team, player;
    struct tcl_set friends, enemies, mines;
    struct tcl_set threat[2], zone[2]; /* who gives contact to land and air units, and where */
    bool zoned[2];
    const struct tcl_ground *ground[MOVERS];
    struct tcl_ground changed[MOVERS];
};

struct tcl_reach {
    struct tcl_span span;
    struct tcl_set ends; /* empty hexes where the move may end */
    struct tcl_set
        through; /* hexes passed with half a point or more left: to board, to enter a fort */
};

/* --- the Automa --- */

/* What a unit does by the printed orders (TCL-13.3 to 13.9). */
struct tcl_plan {
    int slot;
    int place;  /* where it goes: a hex, PLACE_FORT + fort to take, or where it is */
    int target; /* whom it attacks from there, or -1 */
    int roman;  /* 1 foot soldiers, 2 close combat, 3 long range */
    int order;  /* I.1 to I.7, II.1, II.2, III.1, III.2 */
    unsigned target_letters, hex_letters; /* the letters that left fewer options, by bit */
    int options; /* equally good ones at the end, of which `pick` chose one */
};

#endif
