/* tcl_state.h - inside Trench Club: the scenario with its tables, the state, actions and frames,
 * and what the files of this folder offer each other. */
#ifndef GAMES_TRENCH_CLUB_TCL_STATE_H
#define GAMES_TRENCH_CLUB_TCL_STATE_H

#include "core/event.h"
#include "core/game.h"
#include "core/rules.h"
#include "core/turn.h"
#include "games/trench_club/tcl_set.h"

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
    DAMAGE_OUT = 6,   /* damage that destroys */
    TRUCK_ROOM = 4,
    ROUNDS_MAX = 100,
    UNIT_ORDERS_MAX = 700, /* of one unit: moves or attacks */
    SEAT_ORDERS_MAX = 700, /* of no unit: gifts above all, and works */
    GIFT_MAX = 500,
    MONEY_ORDERS_MAX = 1000,
    LEGAL_MAX = 6000,
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

/* How a unit meets the terrain. */
enum { BY_WHEEL, BY_TANK, BY_FOOT, BY_AIR, BY_SHIP, MOVERS };

struct type {
    char code[4], name[28], picture[20];
    unsigned marks;
    uint8_t cost, speed; /* speed in half points, like all movement */
    uint8_t least, least_air, most;
    uint8_t attack[3];
    uint8_t versus[VERSUS][3]; /* 0: the general value holds */
    int8_t open, forest;       /* armour rows; -1 for none */
    uint8_t mover;
};

struct nation {
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

struct fort {
    char id[4], name[28];
    int16_t hex[3]; /* left entrance, body, right entrance */
    bool used;      /* lies on the board in use */
    struct set access;
};

/* What entering costs a way of moving: hexes for half a point, one, one and a half; `last` may be
 * entered with the last half point although they cost one (TCL-2.4); `wade` takes a whole move. */
struct ground {
    struct set half, one, more, last, wade;
};

struct tcl {
    struct scenario base;

    /* from the scenario file */
    int board; /* 0 half A, 1 half B, 2 the whole board */
    uint8_t nation_of[SEATS_MAX];
    int automa;  /* the Automa's seat, or -1 */
    bool common; /* the first two seats play one force together (TCL-14) */

    /* who plays: a player is one purse and one turn; two seats share it in common play */
    int players, player_of[SEATS_MAX], lead[SEATS_MAX], last[SEATS_MAX], team_of[SEATS_MAX];
    int need; /* forts that win */

    /* tables */
    struct nation nation[NATIONS];
    struct type type[TYPES + 1];
    uint8_t armour[6][DAMAGE_OUT], dice[DAMAGE_OUT];
    int veteran, hero, special_price, repair_price;
    uint8_t card[CARDS][16][11]; /* hits by dice and attack value */
    char luck[CARDS][24];

    /* the board */
    uint8_t terrain[HEXES];
    int16_t next[HEXES][6];
    int8_t q[HEXES], r[HEXES]; /* cube coordinates */
    struct span all;           /* the words in use */
    int first_column, last_column;
    struct set on_board, road, meadow, forest, water, bridge, stone, trench;
    struct fort fort[FORTS];
    uint16_t before[HEXES]; /* forts of which the hex is an access hex, by bit */
    int16_t start[STARTS];
    struct ground ground[MOVERS];     /* without trenches, nothing built */
    uint8_t step[MOVERS][HEXES];      /* the same a hex: half points, 0 never, 9 a whole move */
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
};
enum { LEVEL_EASY, LEVEL_STANDARD, LEVEL_HARD, LEVEL_OVERKILL };

static inline bool option(const struct tcl *t, int which)
{
    return t->base.option[which] != 0;
}

/* --- the state --- */

enum { ARMY_BOUGHT = 3, ARMY_NONE = 4, ARMY_HIDDEN = 5 };

enum {
    UNIT_MOVED = 1,     /* has made its move of this turn */
    UNIT_WORKED = 2,    /* has built or laid a mine this turn */
    UNIT_RESTED = 4,    /* was in an own fort when the turn began */
    UNIT_DECLARED = 8,  /* stands in the queue of attacks */
    UNIT_ATTACKED = 16, /* has been attacked this turn */
};

enum { PLACE_NONE = -1, PLACE_FORT = 1000, PLACE_TRUCK = 2000 };

struct unit {
    uint8_t type; /* 0: no unit */
    uint8_t number, army, flags;
    int16_t
        place; /* a hex, PLACE_FORT + fort, PLACE_TRUCK + slot, PLACE_NONE before it is placed */
    uint8_t damage, experience;
};

struct attack {
    uint8_t attacker, target, way; /* way: direction of a pattern */
};

/* The fight that is being fought; all zero between fights. */
struct fight {
    uint8_t on, attacker, target, way;
    uint8_t struck[3], victims; /* slots that the attack strikes */
    uint8_t hits, hits_foot;    /* of the attacker; hits_foot where a special value holds */
    uint8_t answer[ANSWERS_MAX], answers, answered;
    uint8_t back; /* damage the attacker receives */
    uint8_t unused[3];
    uint16_t hurting; /* which answers caused damage */
};

struct state {
    struct set road, trench, mine[2]; /* built and laid during play; mines by team */
    struct unit unit[UNITS];          /* SEAT_UNITS slots a seat */
    struct turn turn;
    uint16_t coins[SEATS_MAX]; /* by player */
    struct fight fight;
    struct attack queue[QUEUE_MAX];
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

static inline const struct type *type_of(const struct tcl *t, const struct unit *u)
{
    return &t->type[u->type];
}

static inline bool is(const struct tcl *t, const struct unit *u, unsigned marks)
{
    return (t->type[u->type].marks & marks) != 0;
}

static inline bool on_hex(const struct unit *u)
{
    return u->type && u->place >= 0 && u->place < PLACE_FORT;
}

static inline bool in_fort(const struct unit *u)
{
    return u->type && u->place >= PLACE_FORT && u->place < PLACE_TRUCK;
}

static inline bool in_truck(const struct unit *u)
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
    FRAME_ORDER,   /* chance; arg0: players who roll, arg1: 0 for placing, 1 for the first turn */
    FRAME_CHIP,    /* arg0: chips placed so far */
    FRAME_NUMBER,  /* chance; arg0 as above, arg1: chip slot */
    FRAME_PLACE,   /* arg0, arg1 as above */
    FRAME_TOKEN,   /* chance: the Automa's next unit; arg0, arg1 as above, arg2: drawn so far */
    FRAME_ARMIES,  /* arg0: how many armies may act */
    FRAME_MOVE,    /* arg0: seats that are done, arg1: orders since the hand-over */
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
    return (struct action){ .kind = (uint16_t)kind,
                            .arg = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } };
}

static inline struct frame frame(int kind, int seat, int a, int b, int c)
{
    return (struct frame){ .kind = (uint8_t)kind,
                           .seat = (int8_t)seat,
                           .arg = { (int16_t)a, (int16_t)b, (int16_t)c } };
}

static inline const struct frame *top(const struct state *s)
{
    return &s->turn.frame[s->turn.depth - 1];
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
    SAW_MOVE,
    SAW_ENTER,
    SAW_CONQUER,
    SAW_LOST_INSIDE,
    SAW_BOARD,
    SAW_UNLOAD,
    SAW_MINE,
    SAW_BLOWN,
    SAW_BUILD,
    SAW_DONE,
    SAW_PASS,
    SAW_TIME,
    SAW_DECLARE,
    SAW_LAPSE,
    SAW_ATTACK,
    SAW_SCATTER,
    SAW_NOTHING,
    SAW_HITS,
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
    SAW_KEEP,
    SAW_SURRENDER,
    SAW_ACCEPT,
    SAW_DECLINE,
    SAW_ORDERED,
    SAW_LOTS,
    SAW_END,
    SAW_TAKE,
};

/* A unit in an event: seat, type and number, all that its name needs. */
static inline int badge(const struct state *s, int slot)
{
    return seat_of(slot) << 12 | s->unit[slot].type << 6 | s->unit[slot].number;
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

/* --- tcl_data.c, tcl_map.c: reading the tables --- */

int tcl_load_units(struct tcl *t, const struct content *content, struct error *err);
int tcl_load_cards(struct tcl *t, const struct content *content, struct error *err);
int tcl_load_map(struct tcl *t, const struct content *content, struct error *err);
int tcl_type_find(const struct tcl *t, const char *code); /* 0: none */
int tcl_hex_read(const char *word);                       /* "0709", or -1 */
int tcl_fort_find(const struct tcl *t, const char *id);   /* or -1 */
/* tcl_ring: the hexes at distance k, clockwise from N; -1 where there is none. 6k of them. */
int tcl_ring(const struct tcl *t, int centre, int k, int16_t *out);

/* --- tcl_unit.c: what a unit is worth --- */

int tcl_hexes_apart(const struct tcl *t, int a, int b);
int tcl_distance(const struct tcl *t, const struct state *s, int a, int b); /* between units */
int tcl_ground_at(const struct tcl *t, const struct state *s, int hex);
bool tcl_wading(const struct tcl *t, const struct state *s, const struct unit *u);
int tcl_level(const struct tcl *t, const struct unit *u); /* 0 rookie, 1 veteran, 2 war hero */
int tcl_value(const struct tcl *t, const struct unit *shooter, const struct unit *other);
int tcl_fixed_hits(const struct tcl *t, const struct unit *shooter, const struct unit *other);
int tcl_damage(const struct tcl *t, int row, int hits);
int tcl_row(const struct tcl *t, const struct state *s, int slot, bool defends);
bool tcl_can_hit(const struct tcl *t, const struct unit *a, const struct unit *b, int distance);
/* tcl_can_close: could a attack b if they stood side by side (TCL-3.1)? */
bool tcl_can_close(const struct tcl *t, const struct state *s, int a, int b);
int tcl_helpers(const struct tcl *t, const struct state *s, int attacker, int target,
                bool *surround);
bool tcl_may_stand(const struct tcl *t, const struct state *s, const struct unit *u, int team,
                   int hex);
int tcl_add_unit(struct state *s, int seat, int type, int place);
void tcl_remove_unit(const struct tcl *t, struct state *s, int slot);
void tcl_put_unit(struct state *s, int slot, int place);
int tcl_living(const struct state *s, int seat);
int tcl_aboard(const struct state *s, int truck, int *slots); /* passengers, in slot order */
int tcl_slot_find(const struct tcl *t, const struct state *s, const char *name); /* or -1 */
bool tcl_barred(const struct state *s, const struct unit *u); /* its army may not act, TCL-1.13 */
int tcl_forts_of_team(const struct tcl *t, const struct state *s, int team);
int tcl_forts_of(const struct state *s, int player);
int tcl_ally(const struct tcl *t, int player); /* the other player of the team, or -1 */

/* --- tcl_trench.c --- */

bool tcl_in_trench(const struct tcl *t, const struct state *s, const struct unit *u);
void tcl_trench_all(const struct tcl *t, const struct state *s, struct set *out);
void tcl_trench_at(const struct tcl *t, const struct state *s, int hex, struct set *out);
int tcl_trench_holder(const struct tcl *t, const struct state *s, const struct set *trench);
/* tcl_extent: the hexes a unit fills: its trench, or the one hex it stands on. */
void tcl_extent(const struct tcl *t, const struct state *s, const struct unit *u, struct set *out);

/* --- tcl_reach.c: where a move may lead --- */

/* What the mover of one team meets. */
struct field {
    int team, player;
    struct set friends, enemies, mines;
    struct set threat[2], zone[2]; /* who gives contact to land and air units, and where */
    bool zoned[2];
    const struct ground *ground[MOVERS];
    struct ground changed[MOVERS];
};

struct reach {
    struct span span;
    struct set ends;    /* empty hexes where the move may end */
    struct set through; /* hexes passed with half a point or more left: to board, to enter a fort */
};

void tcl_field(const struct tcl *t, const struct state *s, int player, struct field *f);
void tcl_reach(const struct tcl *t, const struct state *s, struct field *f, int slot,
               struct reach *out);
int tcl_bound(const struct tcl *t, int mover, int speed, int place); /* ends of a lone unit */
int tcl_cost(const struct tcl *t, const struct state *s, int slot, int hex); /* -1: a whole move */
const struct set *tcl_zone(const struct tcl *t, struct field *f, bool air);

/* --- the phases: legal adds to `out` and returns how many; apply changes the state --- */

int tcl_legal_setup(const struct tcl *t, const struct state *s, struct action *out);
void tcl_apply_setup(const struct tcl *t, struct state *s, const struct action *a,
                     struct events *events);
void tcl_start_setup(const struct tcl *t, struct state *s);
struct dice tcl_setup_dice(const struct tcl *t, const struct state *s);
void tcl_setup_read(const struct tcl *t, const struct state *s, const uint8_t *faces,
                    struct action *out);
int tcl_setup_chance(const struct tcl *t, const struct state *s, struct outcome *out);
int tcl_numbers_left(const struct tcl *t, const struct state *s, uint8_t *numbers);
int tcl_refuse_setup(const struct tcl *t, const struct state *s, const struct action *a,
                     struct refusal *why);

/* tcl_legal_move: `slot` >= 0 limits the list to the actions of that unit. */
int tcl_legal_move(const struct tcl *t, const struct state *s, int slot, struct action *out);
void tcl_sample_move(const struct tcl *t, const struct state *s, struct rng *rng,
                     struct action *out);
void tcl_apply_move(const struct tcl *t, struct state *s, const struct action *a,
                    struct events *events);
int tcl_refuse_move(const struct tcl *t, const struct state *s, const struct action *a,
                    struct refusal *why);
/* tcl_go: a unit's move itself, without closing frames; true when a truck must unload now. */
bool tcl_go(const struct tcl *t, struct state *s, int slot, int place, struct events *events);
bool tcl_may_conquer(const struct tcl *t, const struct state *s, int slot, int fort);
void tcl_conquer(const struct tcl *t, struct state *s, int slot, int fort, struct events *events);

bool tcl_mine_strikes(const struct tcl *t, struct state *s, int slot, struct events *events);

void tcl_truck_ends(const struct tcl *t, const struct state *s, int truck, struct reach *reach);
int tcl_legal_unload(const struct tcl *t, const struct state *s, struct action *out);
void tcl_apply_unload(const struct tcl *t, struct state *s, const struct action *a,
                      struct events *events);
int tcl_refuse_unload(const struct tcl *t, const struct state *s, const struct action *a,
                      struct refusal *why);
void tcl_unload_all(const struct tcl *t, struct state *s, int seat, struct events *events);

int tcl_legal_work(const struct tcl *t, const struct state *s, int slot, struct action *out);
void tcl_apply_work(const struct tcl *t, struct state *s, const struct action *a,
                    struct events *events);
int tcl_refuse_work(const struct tcl *t, const struct state *s, const struct action *a,
                    struct refusal *why);

int tcl_legal_attack(const struct tcl *t, const struct state *s, int slot, struct action *out);
void tcl_apply_attack(const struct tcl *t, struct state *s, const struct action *a,
                      struct events *events);
int tcl_refuse_attack(const struct tcl *t, const struct state *s, const struct action *a,
                      struct refusal *why);
bool tcl_may_aim(const struct tcl *t, const struct state *s, int slot, int target);
int tcl_red_dice(const struct tcl *t, const struct state *s, int attacker, int target);
int tcl_answers(const struct tcl *t, const struct state *s, int attacker, int target,
                uint8_t out[ANSWERS_MAX]); /* the slots that shoot back; how many */
bool tcl_attack_left(const struct tcl *t, const struct state *s, int player);

/* tcl_fight_on fights the queue until dice are due or it is empty. */
void tcl_fight_on(const struct tcl *t, struct state *s, struct events *events);
void tcl_fight_begin(const struct tcl *t, struct state *s, struct attack attack,
                     struct events *events);
struct dice tcl_fight_dice(const struct tcl *t, const struct state *s);
unsigned tcl_fight_read(const struct tcl *t, const struct state *s, const uint8_t *faces,
                        struct action *out);
int tcl_fight_chance(const struct tcl *t, const struct state *s, struct outcome *out);
void tcl_apply_fight(const struct tcl *t, struct state *s, const struct action *a,
                     struct events *events);
int tcl_scatter_hex(const struct tcl *t, const struct unit *u, int aimed, int face);

int tcl_legal_money(const struct tcl *t, const struct state *s, struct action *out);
void tcl_apply_money(const struct tcl *t, struct state *s, const struct action *a,
                     struct events *events);
int tcl_refuse_money(const struct tcl *t, const struct state *s, const struct action *a,
                     struct refusal *why);
void tcl_money(const struct tcl *t, struct state *s, struct events *events);
int tcl_deck(const struct tcl *t, const struct state *s, uint8_t *types); /* cards to draw from */
bool tcl_may_choose(const struct tcl *t, const struct state *s, int player);
int tcl_owned(const struct tcl *t, const struct state *s, int player, int type);
void tcl_apply_gift(const struct tcl *t, struct state *s, const struct action *a,
                    struct events *events);
void tcl_buy(const struct tcl *t, struct state *s, int seat, int type, int place, int price,
             struct events *events);
int tcl_legal_gift(const struct tcl *t, const struct state *s, int seat, struct action *out);

/* --- tcl_turn.c: the order of play --- */

void tcl_begin_game(const struct tcl *t, struct state *s, struct events *events);
void tcl_begin_orders(const struct tcl *t, struct state *s, struct events *events);
void tcl_after_moves(const struct tcl *t, struct state *s, struct events *events);
void tcl_next_turn(const struct tcl *t, struct state *s, struct events *events);
bool tcl_over(const struct tcl *t, struct state *s, struct events *events);
void tcl_end_game(const struct tcl *t, struct state *s, int winner, int reason,
                  struct events *events);
int tcl_worth(const struct tcl *t, const struct state *s, int team); /* price of its units */
int tcl_partner(const struct tcl *t, int seat);                      /* in common play, else -1 */
bool tcl_may_pass(const struct tcl *t, const struct state *s);
bool tcl_hand_over(const struct tcl *t, struct state *s, bool done, struct events *events);
bool tcl_may_surrender(const struct tcl *t, const struct state *s);
void tcl_apply_surrender(const struct tcl *t, struct state *s, const struct action *a,
                         struct events *events);
int tcl_legal_armies(const struct tcl *t, const struct state *s, struct action *out);
void tcl_apply_armies(const struct tcl *t, struct state *s, const struct action *a,
                      struct events *events);

/* --- tcl_auto.c: the Automa's turn; tcl_automa.c: how it decides --- */

void tcl_auto_next(const struct tcl *t, struct state *s, struct events *events);
void tcl_auto_money(const struct tcl *t, struct state *s, struct events *events);
void tcl_hint_auto(const struct tcl *t, const struct state *s, const struct action *a,
                   struct hint *out);
void tcl_order_text(const struct tcl *t, const char *who, const int16_t *arg, struct text *out);
int tcl_random_types(const struct tcl *t, const struct state *s, int seat, uint8_t *types);
int tcl_legal_auto(const struct tcl *t, const struct state *s, struct action *out);
void tcl_apply_auto(const struct tcl *t, struct state *s, const struct action *a,
                    struct events *events);

/* --- words and pictures --- */

void tcl_slot_name(const struct tcl *t, const struct state *s, int slot, char out[16]);
void tcl_hex_name(int hex, char out[8]);
void tcl_write(const struct scenario *scn, const void *state, struct text *out);
int tcl_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
int tcl_audit(const struct scenario *scn, const void *state, struct error *err);
void tcl_action_text(const struct scenario *scn, const void *state, const struct action *a,
                     struct text *out);
int tcl_action_parse(const struct scenario *scn, const void *state, const char *words,
                     struct action *out, struct error *err);
void tcl_prompt(const struct scenario *scn, struct view view, struct text *out);
void tcl_event_text(const struct scenario *scn, const struct event *event, struct text *out);
void tcl_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out);
int tcl_pose(const struct scenario *scn, const struct pair *words, int count, void *state,
             struct action *action, struct error *err);
void tcl_board(const struct scenario *scn, struct scene *scene);
void tcl_scene(const struct scenario *scn, struct view view, struct scene *scene);

#endif
