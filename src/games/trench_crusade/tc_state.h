/* tc_state.h - the state of a match of Trench Crusade. With it come the words of the rules (tc_words.h),
 * the scenario (tc_scenario.h), actions, frames and events (tc_actions.h): the types that the rooms
 * share. Everybody else includes tc.h. docs/rules/trench-crusade.md numbers the clauses (TC-*).
 *
 * Lengths are in units of 1/508 inch, so that inches and millimetres of bases are both whole. The
 * scenario knows what never changes (who the fighters are, what stands on the table), the state what
 * does: 4 KB, most of it 64 models of 32 bytes.
 *
 * The turn is a stack of frames. A frame runs until it waits for a decision or for dice; where its
 * business needs another frame it pushes one, and goes on with the answer that one ends with
 * (tc_take_answer). What does not fit a frame's five numbers lies beside the stack in contexts, which are
 * zero when no frame needs them. */
#ifndef GAMES_TC_STATE_H
#define GAMES_TC_STATE_H

#include <string.h>

#include "base/bits.h"
#include "core/event.h"
#include "core/form.h"
#include "core/plane.h"
#include "core/rules.h"
#include "core/turn.h"
#include "games/trench_crusade/tc.h"
#include "games/trench_crusade/tc_actions.h"
#include "games/trench_crusade/tc_scenario.h"

enum {
    TC_CHARGE = 12 * TC_INCH, /* a charge is declared, and goes, no further */

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

/* DEVOURED: inside somebody; DORMANT: a Marker, until somebody is given to it. */
enum tc_where {
    IN_RESERVE,
    ON_TABLE,
    OUT_OF_ACTION,
    ESCAPED,
    ON_DRAGON,
    DEVOURED,
    DORMANT,
    WHERES
};

enum tc_flag { /* of tc_model.flags */
               IS_DOWN = 1 << 0,
               IS_ACTIVATED = 1 << 1, /* this Turn */
               IS_EXHAUSTED = 1 << 2, /* failed a Risky roll in its Activation this Turn (TC-1.6) */
               HAS_CHARGED = 1 << 3,  /* took a Charge ACTION this Turn */
               HAS_MOVED = 1 << 4,    /* since it was deployed (Shovel) */
               HAS_PILLS = 1 << 5,    /* Martyrdom Pills taken */
               IS_TOUGHENED = 1 << 6, /* TOUGH has saved it once */
               HAS_KILLED = 1 << 7,   /* in melee this Turn (Lord of War) */
               IS_SPARED = 1 << 8,    /* out, but no loss for Morale Checks */
               IS_COMMANDED = 1 << 9, /* has had its Command this Turn */
               HAS_SET_UP = 1 << 10,  /* its DEPLOYABLE kit stands on the table */
               IS_BROKEN = 1 << 11,   /* on the wheel: weak until it has risen once */
               IS_GUIDED = 1 << 12,   /* infiltrates, by a friend's maps */
               FLAGS = 0x1fff,
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
    uint8_t scratch[4]; /* of the scenario's own rules */
    uint8_t bound;      /* whom it may not attack this Turn + 1 */
    uint8_t held;       /* whom it has devoured + 1 */
    uint8_t rounds;     /* ammunition that was blessed: enum tc_rounds */
    uint8_t element;    /* of its weapons: 1 FIRE, 2 GAS, 3 SHRAPNEL; 0: none */
};

/* What a Sacrament makes of its ammunition, until the end of its next Activation. */
enum tc_rounds { ROUNDS_PLAIN, ROUNDS_TRUE, ROUNDS_BURSTING, ROUNDS_CRUEL, ROUNDS_FRESH = 4 };

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
    MARKER_GUARD,   /* an Anqā Guard */
    MARKER_ALTAR,   /* a Golden Calf Altar; amount: inches of ground that it spoils for enemies */
    MARKER_MINED,   /* state: the piece of terrain that is MINED; amount: who set the mine + 1 */
    MARKER_CHARGES, /* Explosive Charges; state: the piece; amount: who brought them + 1 */
    MARKER_SLEEPER, /* one who sleeps until it is fed: holder */
    MARKER_SPILL,   /* ground that an alchemist has spoilt: kit/spill.c */
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
    uint64_t hit; /* models that its attacks have hit, if its partner wants to know */
    uint8_t model;
    uint8_t did;       /* bits of enum tc_act */
    uint8_t flags;     /* enum tc_active_flag */
    uint8_t shoots;    /* Shoot ACTIONS so far (Submachine Gun) */
    uint8_t shot_item; /* with this item + 1 */
    uint8_t step;      /* of the start: enum in turn/activate.c */
    uint16_t special;  /* special ACTIONS taken, by the number of the offer */
    uint8_t under;     /* of a neutral model: the side that activates it */
    int8_t haste;      /* half inches that its Movement is longer, for this Activation */
    uint8_t struck;    /* weapons that have had a Fight, or an ACTION, of their own, as bits, */
    uint8_t fired;     /* and a Shoot */
    uint8_t charmed;   /* 1: the next ACTION's first roll succeeds; 2: that ACTION is under way */
    uint8_t order;     /* enum tc_order: it acts by somebody's order, outside its own Activation */
    uint8_t encore;    /* 1: one more Fight is open to it; 2: one more ACTION has been taken */
    uint8_t fought;    /* the weapon its Fight began with + 1 */
    uint8_t called;    /* to this model + 1: its first ACTION leads there */
    uint8_t loose;     /* the end of its partner's Activation is not its own */
    uint8_t unused[6];
};

/* What a model is ordered to do (kit/order.c). */
enum tc_order {
    ORDER_NONE,
    ORDER_MOVE,
    ORDER_CHARGE,
    ORDER_FIGHT, /* one Melee Attack */
    ORDER_SHOOT, /* one Ranged Attack */
    ORDER_MAUL,  /* one Melee Attack with one die more */
    ORDER_FEAST, /* Ravenous Infection, which places one more */
    ORDERS,
};

enum tc_path_kind {
    PATH_MOVE,
    PATH_DASH,
    PATH_CHARGE,
    PATH_RETREAT,
    PATH_EVADE,
    PATH_FORCED,
    PATH_LUNGE, /* over one it has felled */
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
    PATH_PASSES_MINE = 1 << 7, /* of the present leg: its mine has been left alone */
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
    ATTACK_PARRIED = 1 << 11,      /* its target has rolled against it, */
    ATTACK_SPOILED = 1 << 12,      /* with success: fewer DICE */
    ATTACK_SECOND = 1 << 13,       /* of a Shoot with two weapons */
    ATTACK_FELLED = 1 << 14,       /* in melee: its target went Down or out */
};

/* What was said of an attack: of a spell the radius of its blast; INJURY DICE and INJURY MODIFIER that
 * were paid for, and count for all its Injury Rolls. */
enum tc_choice {
    CHOICE_RADIUS = 0xff,
    CHOICE_DICE_SHIFT = 8,
    CHOICE_MOD_SHIFT = 12,
    CHOICE_FOUR = 15
};

struct tc_shot {
    int16_t x, y, z;
    int8_t target;
    uint8_t weapon;
};

struct tc_attack {
    uint64_t struck; /* targets of this ACTION so far */
    struct tc_shot
        shot[TC_SHOTS];       /* attacks of this ACTION, and where the targets stood (TC-12.8) */
    int16_t x, y, z;          /* the blast point, or where the target stands */
    uint16_t modifiers;       /* bits of enum tc_modifier that applied */
    uint16_t flags;           /* enum tc_attack_flag */
    uint16_t choice;          /* bits of enum tc_choice */
    uint8_t attacker, member; /* model; its number in the Fireteam */
    int8_t target;
    uint8_t weapon, first_weapon; /* slots; the first of a Fight */
    uint8_t shots;                /* attacks begun in this ACTION */
    uint8_t left;                 /* attacks this weapon may still make */
    int8_t root;
    uint8_t id;    /* counts the attacks of the game: deeds tell them apart */
    uint8_t total; /* of the Success Roll, where SCATTER wants it */
    uint8_t bled;  /* BLOOD that it has placed on its target */
    uint8_t guard; /* the last model + 1 that was asked to take the hit */
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
    INJURY_INFECTS = 1 << 12,
    INJURY_TORTURES = 1 << 14, /* one die less is kept, BLOOD counts twice */
    INJURY_STAYS_UP = 1 << 13, /* it does not go Down */
    INJURY_BRACED = 1 << 16,   /* of questions only: its victim has just declared something */
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
    uint8_t braced;         /* 0: the attacker is asked first; else the victim's last option + 2 */
    uint8_t placed;         /* markers it has placed: bits of enum tc_marking */
    uint8_t taken;          /* the victim's last option was taken */
    uint8_t unused[6];
};

enum tc_queue_kind {
    QUEUE_NONE,
    QUEUE_BLAST,
    QUEUE_RETORTS,
    QUEUE_PREGAME,
    QUEUE_DEVICE, /* a Martyrdom Device: its bearer last */
    QUEUE_CLOUD,  /* a Gas Censer */
    QUEUE_MINE,   /* a Sarcophagus Mine */
    QUEUE_BLOW,   /* Explosive Charges */
    QUEUE_RALLY,  /* who may still move at a call */
};

struct tc_queue {
    uint64_t set; /* who is still to come */
    uint8_t kind;
    int8_t named; /* the named target of a blast, or -1 */
    uint8_t unused[6];
};

struct tc_side_state {
    int16_t points;
    uint8_t zone;    /* 0 south end, 1 north end */
    uint8_t shaken;  /* the Turn it became so; 0: it is not */
    uint8_t lost;    /* shrines */
    uint8_t ordered; /* the model + 1 it must activate next */
    uint8_t banked;  /* DICE for its next Morale Check */
    uint8_t called;  /* to this model + 1 comes the next one it activates */
    uint8_t unused[8];
};

struct tc_state {
    struct tc_model model[TC_MODELS];
    struct tc_marker marker[TC_MARKERS];

    struct tc_path path[TC_PATHS];
    struct tc_attack attack;
    struct tc_queue queue[TC_QUEUES];
    struct tc_injury injury[TC_INJURIES];
    struct tc_active active[2];
    struct tc_active paused[2]; /* who gave the order that is being carried out, and his partner */

    uint8_t lost[TC_MODELS]; /* the piece of its kit + 1 that a model cannot use any more */
    uint64_t removed;        /* pieces of terrain that are gone */
    int16_t moved_by[2];     /* the piece that was moved, by how much */
    int8_t moved_piece;      /* its number + 1 */
    uint8_t bunkers;         /* destroyed */
    uint8_t weather, quiet;  /* quiet: markers are kept and options skipped (odds) */

    struct tc_side_state side[2];
    uint8_t paths, injuries, queues, actives; /* contexts in use */
    uint8_t pauses;
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
    uint8_t unused;

    struct turn stack;
    uint8_t unused_too[8];
};

enum tc_end { END_NOT, END_TURNS, END_WIPED_OUT, END_FLIGHT, END_EVENT, ENDS };

_Static_assert(sizeof(struct tc_model) == 32, "a model is 32 bytes");
_Static_assert(sizeof(struct tc_marker) == 12, "a marker is 12 bytes");
_Static_assert(sizeof(struct tc_active) == 32, "an activation is 32 bytes");
_Static_assert(sizeof(struct tc_path) == 128, "a path is 128 bytes");
_Static_assert(sizeof(struct tc_attack) == 64, "an attack is 64 bytes");
_Static_assert(sizeof(struct tc_injury) == 32, "an injury is 32 bytes");
_Static_assert(sizeof(struct tc_queue) == 16, "a queue is 16 bytes");
_Static_assert(sizeof(struct tc_side_state) == 16, "a side is 16 bytes");
_Static_assert(sizeof(struct tc_state) <= 4096, "a state is at most 4 KB");
_Static_assert(offsetof(struct tc_state, stack) ==
                       offsetof(struct tc_state, unused) + sizeof(uint8_t) &&
                   sizeof(struct tc_state) == offsetof(struct tc_state, unused_too) + 8,
               "a state has no padding: unused and unused_too fill it up");

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

/* models_from: those with this number or a higher one; there may be none. */
static inline uint64_t models_from(int model)
{
    return model < TC_MODELS ? ~(model_bit(model) - 1) : 0;
}

static inline const struct tc_fighter *fighter_of(const struct tc *t, int model)
{
    return &t->fighter[model];
}

/* is_there: is this the slot of somebody? */
static inline bool is_there(const struct tc *t, int model)
{
    return model >= 0 && model < TC_MODELS && t->there & model_bit(model);
}

static inline bool is_there_or_none(const struct tc *t, int model)
{
    return model == -1 || is_there(t, model);
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
