/* tov_state.h - the types that the files of Trenches of Valor share; everybody else includes tov.h.
 * docs/rules/trenches-of-valor.md numbers the clauses (TOV-*).
 *
 * Hidden pieces have no identity: the state counts them by location and kind, so nothing that is
 * shown later can be traced to the order of set-up. A Raider's view holds the same sums as pieces
 * of an UNKNOWN kind. In solitaire play they are unknown to everybody until dice decide. */
#ifndef GAMES_TOV_STATE_H
#define GAMES_TOV_STATE_H

#include <string.h>

#include "base/bits.h"
#include "core/event.h"
#include "core/form.h"
#include "core/game.h"
#include "core/hex.h"
#include "core/rules.h"
#include "core/scenario.h"
#include "games/trenches_of_valor/tov.h"

enum { CELLS_MAX = 64, ROWS_MAX = 12, TURNS_MAX = 12, MOVE_MAX = 3, RANGE_MAX = 4 };

/* Pieces: the kinds of units in the order of units.txt, then these. */
enum { KINDS_MAX = 6, DECOY = KINDS_MAX, UNKNOWN, PIECES, DUGOUT = PIECES };

/* Locations of hidden pieces: entry hexes A.. and dugouts in the order of their hexes. */
enum { ENTRIES = 7, DUGOUTS = 4, LOCATIONS = ENTRIES + DUGOUTS };

/* Places: the locations, and for each dugout what was lost when it was cleared, which lies aside
 * face-down until the end. */
enum { ASIDE = LOCATIONS, PLACES = LOCATIONS + DUGOUTS };

enum { RAIDERS = 8, DEFENDERS = 12, UNITS = RAIDERS + DEFENDERS };
enum { GROUPS = 4, GROUP_MAX = 16, STEPS = 40, VISITS = 2, LINES = 40 };

enum { OPTION_EXIT, OPTION_S5, OPTION_TIE, OPTION_MATCH, OPTION_SOLITAIRE, OPTION_HANDICAP };
enum tov_terrain { CLEAR, TRENCH, WIRE };

struct tov_kind {
    char id[4], name[24], picture[16];
    int move;
    int hit[RANGE_MAX + 1]; /* by range from 1; 0: no attack */
    bool yellow[RANGE_MAX + 1];
};

/* Hidden pieces that are set up together: every location belongs to one group at most. */
struct tov_group {
    uint8_t count[PIECES];
    uint16_t locations;
    bool each; /* exactly one piece in each of the locations */
};

/* A piece that a player sets up by choice; those without a choice stand in the start position. */
struct tov_step {
    uint8_t piece; /* a kind, DECOY, UNKNOWN (solitaire) or DUGOUT */
    bool raider;
    uint8_t slot;   /* of a Raider */
    int8_t group;   /* of a hidden piece, else -1 */
    uint64_t cells; /* where a face-up piece or a dugout may go */
};

struct tov {
    struct scenario base;

    /* The lines of the scenario file, read when map and units are known. */
    char line[LINES][160], file[200];
    int number[LINES], lines;

    struct hex_grid grid;
    int cells;
    uint8_t terrain[CELLS_MAX];
    uint8_t joined[CELLS_MAX];  /* connected trench hexsides, a bit a direction */
    uint8_t blocked[CELLS_MAX]; /* hexsides nobody crosses, a bit a direction */
    int8_t entry[ENTRIES];      /* the cell, or -1 */
    uint64_t cut, exits, posts;

    struct tov_kind kind[KINDS_MAX];
    int kinds;

    /* Forces and set-up. */
    uint8_t raiders, raider_kind[RAIDERS], raider_cell[RAIDERS];
    uint8_t fixed, fixed_kind[DEFENDERS], fixed_cell[DEFENDERS]; /* face-up Defenders */
    uint8_t dugouts, fixed_dugouts, dugout_cell[DUGOUTS];
    struct tov_group group[GROUPS];
    int groups;
    int8_t group_of[PLACES]; /* or -1 */
    struct tov_step step[STEPS];
    int steps;
    uint8_t defenders_of[KINDS_MAX]; /* how many of a kind the Defender has in all */

    /* Victory and special rules. */
    char clause[16];
    int need, kill_vp[KINDS_MAX], clear_vp, row, row_turn, row_vp;
    int visits, visit_cell[VISITS], visit_vp[VISITS];
    uint8_t late[KINDS_MAX]; /* first turn of revealing */
    int misprint[2];

    /* Tables. A cell is a bit in a mask. */
    uint64_t step1[CELLS_MAX], step2[CELLS_MAX];  /* neighbours entered for 1 and for 2 points */
    uint64_t open[CELLS_MAX][MOVE_MAX + 1];       /* reach on an empty board, start excluded */
    uint64_t open_exits[CELLS_MAX][MOVE_MAX + 1]; /* exits then within reach, exit paid */
    uint8_t range[CELLS_MAX][CELLS_MAX];
    uint64_t within[KINDS_MAX][CELLS_MAX];           /* cells that a kind can attack from here */
    int8_t hits_on[KINDS_MAX][CELLS_MAX][CELLS_MAX]; /* this or less hits; 0 never; -1 no attack */
    uint8_t turns_to[MOVE_MAX + 1][CELLS_MAX][CELLS_MAX];   /* turns of moving, nobody in the way */
    uint8_t turns_near[MOVE_MAX + 1][CELLS_MAX][CELLS_MAX]; /* the same, to a hex beside it */
    uint8_t way_out[MOVE_MAX + 1][CELLS_MAX];               /* turns to leave the map; 255 none */
};

/* Where a unit is: a cell, or one of these. */
enum { WAITING = CELLS_MAX, DEAD, EXITED };

/* What a unit has done in its player turn. */
enum tov_did { DID_NOTHING, DID_MOVE, DID_ATTACK, DID_CLEAR, DID_REVEAL, DIDS };

struct tov_unit {
    uint8_t kind, cell, did;
    uint8_t from; /* the location it was revealed at + 1; 0: it was never hidden */
    uint8_t turn; /* of revealing */
};

enum tov_phase {
    PHASE_SETUP, /* the step says who places what */
    PHASE_RAIDER,
    PHASE_DEFENDER,
    PHASE_ROLL,    /* attacker and target wait for the die */
    PHASE_SEARCH,  /* solitaire: a piece of `search` is turned over */
    PHASE_TURN_UP, /* solitaire, after the last turn: the pieces nobody has seen are turned over */
    PHASE_OVER,
    PHASES,
};

struct tov_state {
    uint8_t phase, turn, step;
    uint8_t game, first_vp; /* 0 or 1: the second game of a match, and what the first one scored */
    uint8_t attacker, target, search;
    uint8_t defenders;                         /* slots in use behind the Raiders' */
    uint8_t dugouts, cleared, dugout[DUGOUTS]; /* cells ascending; cleared ones as bits */
    uint8_t entered;                           /* visits made, as bits */
    uint8_t row_hexes;                         /* held when row_turn ended */
    struct tov_unit unit[UNITS]; /* Raiders, then Defenders in the order they became visible */
    uint8_t hidden[PLACES][PIECES];
};

enum {
    DO_PLACE = 1, /* piece, cell or AT_LOCATION + location */
    DO_MOVE,      /* unit, cell, visit in passing + 1 or 0 */
    DO_EXIT,      /* unit, cell, visit in passing + 1 or 0 */
    DO_ATTACK,    /* unit, target */
    DO_CLEAR,     /* unit */
    DO_REVEAL,    /* kind, location */
    DO_SEARCH,    /* location */
    DO_END,
    DO_ROLL, /* chance: hit or not */
    DO_DRAW, /* chance: the kind turned over */
};

enum { AT_LOCATION = CELLS_MAX, TOV_MAX_LEGAL = RAIDERS * 64 + 1 };

/* Events and their arguments. */
enum {
    SAW_PLACED,  /* piece, cell: its owner only */
    SAW_LAID,    /* piece, location, dugout cell: its owner only */
    SAW_SET_UP,  /* 0 the Defender, 1 the Raider */
    SAW_MOVE,    /* unit, from, to, visit cell in passing or -1 */
    SAW_VISIT,   /* cell, points */
    SAW_EXIT,    /* unit, from, gap, visit cell or -1 */
    SAW_ATTACK,  /* unit, from, unit, at, hits on */
    SAW_HIT,     /* unit, at, points */
    SAW_MISS,    /* unit, at */
    SAW_CLEAR,   /* unit, at, pieces inside, points */
    SAW_REVEAL,  /* unit, location, dugout cell */
    SAW_DECOYS,  /* how many leave */
    SAW_SEARCH,  /* location, dugout cell */
    SAW_DISCARD, /* location, dugout cell */
    SAW_EMPTY,   /* location, dugout cell */
    SAW_TURN,    /* its number, turns */
    SAW_ROW,     /* row, hexes, points */
    SAW_CONTENT, /* location, dugout cell, aside?, then pieces packed: 4 bits a kind */
    SAW_RESULT,  /* points, needed, points for units lost in dugouts */
    SAW_SWAP,    /* points of the first game */
    SAW_MATCH,   /* points of the first game; of the second; winner's seat */
    SAWS,
};

/* What one unit may do: masks of cells, of exits, of unit slots. via[v] and exit_via[v]: with visit
 * v on the way (TOV-10.3). */
struct tov_menu {
    uint64_t moves, exits, via[VISITS], exit_via[VISITS];
    uint32_t targets;
    bool clear;
};

/* Who stands where, worked out once a decision. */
struct tov_field {
    uint64_t raiders, defenders, dugouts;
};

/* --- small things --- */

static inline const struct tov *tov_of(const struct scenario *scn)
{
    return (const struct tov *)(const void *)scn;
}

/* can_act: on the map, and its action of this player turn not spent (TOV-5.0). */
static inline bool can_act(const struct tov_state *s, int slot)
{
    return s->unit[slot].cell < CELLS_MAX && s->unit[slot].did == DID_NOTHING;
}

static inline uint64_t bit(int cell)
{
    return (uint64_t)1 << cell;
}

/* next_bit takes the lowest cell out of a mask that is not empty. */
static inline int next_bit(uint64_t *mask)
{
    int cell = bits_first(*mask);

    *mask &= *mask - 1;
    return cell;
}

/* pick_bit: the n-th cell of a mask, from 0. */
static inline int pick_bit(uint64_t mask, int n)
{
    while (n--)
        mask &= mask - 1;
    return bits_first(mask);
}

/* nothing: is a place empty? Pieces are one word. */
static inline bool nothing(const uint8_t pieces[PIECES])
{
    uint64_t word;

    _Static_assert(PIECES == sizeof word, "the pieces of a place fill one word");
    memcpy(&word, pieces, sizeof word);
    return word == 0;
}

/* The name of a unit as a value, so that it can stand in a call: tov_unit_name(t, s, slot).at. */
struct tov_name {
    char at[8];
};

/* A unit's name as one number, for events and positions: kind, number of its kind, side. */
enum { CODE_NUMBER = 8, CODE_DEFENDER = 8 * 64 };

static inline int code_kind(int code)
{
    return code % CODE_NUMBER;
}

static inline bool is_raider(int slot)
{
    return slot < RAIDERS;
}

/* in_play: does this slot hold a unit, on the map or not? */
static inline bool in_play(const struct tov *t, const struct tov_state *s, int slot)
{
    return slot >= 0 && slot < (is_raider(slot) ? t->raiders : RAIDERS + s->defenders);
}

static inline int raider_seat(const struct tov_state *s)
{
    return s->game; /* TOV-9.1: sides are swapped in the second game of a match */
}

static inline int location_cell(const struct tov *t, const struct tov_state *s, int location)
{
    return location < ENTRIES ? t->entry[location] : s->dugout[location - ENTRIES];
}

/* dugout_cell: the cell of a location that is a dugout, for events; else 0. */
static inline int16_t dugout_cell(const struct tov_state *s, int location)
{
    return location < ENTRIES ? 0 : s->dugout[location - ENTRIES];
}

static inline bool solitaire(const struct tov *t)
{
    return t->base.option[OPTION_SOLITAIRE] != 0;
}

#endif
