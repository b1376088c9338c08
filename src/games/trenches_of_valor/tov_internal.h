/* tov_internal.h - what the files of Trenches of Valor share; everybody else includes tov.h.
 * docs/rules/trenches-of-valor.md numbers the clauses (TOV-*).
 *
 * Hidden pieces have no identity: the state counts them by location and kind, so nothing that is
 * shown later can be traced to the order of set-up. A Raider's view holds the same sums as pieces
 * of an UNKNOWN kind. In solitaire play they are unknown to everybody until dice decide. */
#ifndef GAMES_TOV_INTERNAL_H
#define GAMES_TOV_INTERNAL_H

#include <string.h>

#include "core/event.h"
#include "core/game.h"
#include "core/hex.h"
#include "core/rules.h"
#include "core/scenario.h"
#include "games/trenches_of_valor/tov.h"

enum { CELLS_MAX = 64, MOVE_MAX = 3, RANGE_MAX = 4 };

/* Pieces: the kinds of units in the order of units.txt, then these. */
enum { KINDS_MAX = 6, DECOY = KINDS_MAX, UNKNOWN, PIECES, DUGOUT = PIECES };

/* Locations of hidden pieces: entry hexes A.. and dugouts in the order of their hexes. */
enum { ENTRIES = 7, DUGOUTS = 4, LOCATIONS = ENTRIES + DUGOUTS };

enum { RAIDERS = 8, DEFENDERS = 12, UNITS = RAIDERS + DEFENDERS };
enum { GROUPS = 4, STEPS = 40, VISITS = 2, LINES = 40 };

enum { OPTION_EXIT, OPTION_S5, OPTION_TIE, OPTION_MATCH, OPTION_SOLITAIRE };
enum terrain { CLEAR, TRENCH, WIRE };

struct kind {
    char id[4], name[24], picture[16];
    int move;
    int hit[RANGE_MAX + 1]; /* by range from 1; 0: no attack */
    bool yellow[RANGE_MAX + 1];
};

/* Hidden pieces that are set up together: every location belongs to one group at most. */
struct group {
    uint8_t count[PIECES];
    uint16_t locations;
    bool each; /* exactly one piece in each of the locations */
};

/* One piece that a player sets up by choice. Pieces without a choice stand in the start position.
 */
struct step {
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

    struct kind kind[KINDS_MAX];
    int kinds;

    /* Forces and set-up. */
    uint8_t raiders, raider_kind[RAIDERS], raider_cell[RAIDERS];
    uint8_t fixed, fixed_kind[DEFENDERS], fixed_cell[DEFENDERS]; /* face-up Defenders */
    uint8_t dugouts, fixed_dugouts, dugout_cell[DUGOUTS];
    struct group group[GROUPS];
    int groups;
    int8_t group_of[LOCATIONS]; /* or -1 */
    struct step step[STEPS];
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
enum did { DID_NOTHING, DID_MOVE, DID_ATTACK, DID_CLEAR, DID_REVEAL, DIDS };

struct unit {
    uint8_t kind, cell, did;
    uint8_t from; /* the location it was revealed at + 1; 0: it was never hidden */
    uint8_t turn; /* of revealing */
};

enum phase {
    PHASE_SETUP, /* the step says who places what */
    PHASE_RAIDER,
    PHASE_DEFENDER,
    PHASE_ROLL,    /* attacker and target wait for the die */
    PHASE_SEARCH,  /* solitaire: a piece of `search` is turned over */
    PHASE_TURN_UP, /* solitaire, after the last turn: the pieces nobody has seen are turned over */
    PHASE_OVER,
    PHASES,
};

struct state {
    uint8_t phase, turn, step;
    uint8_t game, first_vp; /* 0 or 1: the second game of a match, and what the first one scored */
    uint8_t attacker, target, search;
    uint8_t defenders;                         /* slots in use behind the Raiders' */
    uint8_t dugouts, cleared, dugout[DUGOUTS]; /* cells ascending; cleared ones as bits */
    uint8_t entered;                           /* visits made, as bits */
    uint8_t row_hexes;                         /* held when row_turn ended */
    struct unit unit[UNITS]; /* Raiders, then Defenders in the order they became visible */
    uint8_t hidden[LOCATIONS][PIECES];
    uint8_t aside[DUGOUTS][PIECES]; /* lost in a cleared dugout, face-down until the end */
};

enum {
    DO_PLACE = 1, /* piece, cell or AT_LOCATION + location */
    DO_MOVE,      /* unit, cell, visit in passing + 1 or 0 */
    DO_EXIT,      /* unit, cell, visit in passing + 1 or 0 */
    DO_ATTACK,    /* unit, target */
    DO_CLEAR,     /* unit */
    DO_REVEAL,    /* location, kind */
    DO_SEARCH,    /* location */
    DO_END,
    DO_ROLL, /* chance: hit or not */
    DO_DRAW, /* chance: the kind turned over */
};

enum { AT_LOCATION = CELLS_MAX, TOV_MAX_LEGAL = RAIDERS * 64 + 1 };

/* --- tov_data.c, tov_tables.c --- */
int tov_directive(struct scenario *scn, struct data *d, struct error *err);
int tov_finish(struct scenario *scn, const struct content *content, struct findings *findings,
               struct error *err);
int tov_forces(struct tov *t, struct findings *findings, struct error *err);
void tov_tables(struct tov *t);
bool tov_connected(const struct tov *t, int from, int to); /* neighbours along one trench */
int tov_cell(const struct tov *t, const char *word);       /* "0304" to a cell, or -1 */

/* --- tov_setup.c --- */
void tov_start_game(const struct tov *t, int game, int first_vp, struct state *s);
const struct step *tov_step(const struct tov *t, const struct state *s);
uint64_t tov_places(const struct tov *t, const struct state *s); /* bits: cells or locations */
int tov_check_place(const struct tov *t, const struct state *s, const struct action *a,
                    struct refusal *why);
void tov_place(const struct tov *t, struct state *s, const struct action *a, struct events *e);

/* --- tov_move.c --- */
/* What one unit may do: masks of cells, of exits, of unit slots. via[v] and exit_via[v]: with visit
 * v on the way (TOV-10.3). */
struct menu {
    uint64_t moves, exits, via[VISITS], exit_via[VISITS];
    uint32_t targets;
    bool clear;
};

/* Who stands where, worked out once a decision. */
struct field {
    uint64_t raiders, defenders, dugouts;
};

struct field tov_field(const struct tov *t, const struct state *s);
void tov_ways(const struct tov *t, const struct state *s, const struct field *f, int slot,
              struct menu *m);
int tov_cost(const struct tov *t, const struct state *s, int slot, int cell, int via);
int tov_first_exit(const struct tov *t); /* the first turn in which Raiders may leave */
bool tov_may_exit(const struct tov *t, const struct state *s);
int tov_check_move(const struct tov *t, const struct state *s, const struct action *a,
                   struct refusal *why);
void tov_move(const struct tov *t, struct state *s, const struct action *a, struct events *e);

/* --- tov_fight.c --- */
void tov_targets(const struct tov *t, const struct state *s, const struct field *f, int slot,
                 struct menu *m);
int tov_check_attack(const struct tov *t, const struct state *s, const struct action *a,
                     struct refusal *why);
int tov_check_clear(const struct tov *t, const struct state *s, const struct action *a,
                    struct refusal *why);
void tov_attack(const struct tov *t, struct state *s, const struct action *a, struct events *e);
void tov_roll(const struct tov *t, struct state *s, bool hit, struct events *e);
void tov_clear(const struct tov *t, struct state *s, const struct action *a, struct events *e);
int tov_hits_on(const struct tov *t, const struct state *s, int attacker, int target);

/* --- tov_hidden.c --- */
int tov_pieces(const uint8_t pieces[PIECES]); /* how many */
/* tov_pool: the face-down pieces of a group, mixed: what everybody knows of them together. */
void tov_pool(const struct tov *t, const struct state *s, int group, uint8_t pool[PIECES]);
/* tov_open_locations: where somebody might come up now, by what everybody can see; bits. */
unsigned tov_open_locations(const struct tov *t, const struct state *s, const struct field *f);
bool tov_in_time(const struct tov *t, const struct state *s, int kind);
bool tov_search_in_time(const struct tov *t, const struct state *s, int location);
int tov_check_reveal(const struct tov *t, const struct state *s, const struct action *a,
                     struct refusal *why);
int tov_check_search(const struct tov *t, const struct state *s, const struct action *a,
                     struct refusal *why);
void tov_reveal(const struct tov *t, struct state *s, int location, int kind, struct events *e);
void tov_search(const struct tov *t, struct state *s, int location, struct events *e);
/* tov_draw_pool: the pieces among which the dice that are due choose one. */
void tov_draw_pool(const struct tov *t, const struct state *s, uint8_t pool[PIECES]);
void tov_draw(const struct tov *t, struct state *s, int piece, struct events *e);
/* tov_turn_up: solitaire, after the game: settles what can be settled without dice. True when
 * nothing unknown is left. */
bool tov_turn_up(const struct tov *t, struct state *s);

/* --- tov_know.c --- */
void tov_observe(const struct scenario *scn, const void *state, int seat, void *view);
void tov_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                     void *state);

/* --- tov_play.c --- */
int tov_to_move(const struct scenario *scn, const void *state);
int tov_legal(const struct scenario *scn, const void *state, struct action *out);
void tov_sample(const struct scenario *scn, const void *state, struct rng *rng, struct action *out);
int tov_check(const struct scenario *scn, const void *state, const struct action *a,
              struct refusal *why);
struct dice tov_dice(const struct scenario *scn, const void *state);
unsigned tov_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                       struct action *out);
int tov_chance(const struct scenario *scn, const void *state, struct outcome *out);
void tov_apply(const struct scenario *scn, void *state, const struct action *a, struct events *e);

/* --- tov_score.c --- */
int tov_vp(const struct tov *t, const struct state *s);
int tov_kill_vp(const struct tov *t, const uint8_t pieces[PIECES]);
void tov_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
bool tov_raiders_left(const struct tov *t, const struct state *s);
void tov_housekeeping(const struct tov *t, struct state *s, struct events *e);
void tov_finish_game(const struct tov *t, struct state *s, struct events *e);
void tov_conclude(const struct tov *t, struct state *s, struct events *e);

/* --- tov_position.c --- */
void tov_write(const struct scenario *scn, const void *state, struct text *out);
int tov_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
int tov_audit(const struct scenario *scn, const void *state, struct error *err);

/* --- tov_text.c, tov_hint.c, tov_scene.c --- */
/* Texts of up to 24 letters: "0304"; "G1" for a Raider, "g1" for a Defender; "C" or "0303". */
const char *tov_cell_name(const struct tov *t, int cell, char out[24]);
const char *tov_unit_name(const struct tov *t, const struct state *s, int slot, char out[24]);
const char *tov_location_name(const struct tov *t, const struct state *s, int location,
                              char out[24]);
const char *tov_piece_id(const struct tov *t, int piece); /* "R", "decoy", "piece" */
int tov_find_unit(const struct tov *t, const struct state *s, const char *word); /* slot or -1 */
int tov_find_location(const struct tov *t, const struct state *s, const char *word);
int tov_find_piece(const struct tov *t, const char *word);
int tov_number(const struct tov *t, const struct state *s, int slot); /* 2 for G2 */

void tov_prompt(const struct scenario *scn, struct view view, struct text *out);
void tov_action_text(const struct scenario *scn, const void *state, const struct action *a,
                     struct text *out);
int tov_action_parse(const struct scenario *scn, const void *state, const char *words,
                     struct action *out, struct error *err);
void tov_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out);
int tov_pose(const struct scenario *scn, const struct pair *words, int count, void *state,
             struct action *action, struct error *err);
void tov_board(const struct scenario *scn, struct scene *scene);
void tov_scene(const struct scenario *scn, struct view view, struct scene *scene);

/* --- tov_event.c --- */
enum {
    SAW_PLACED,  /* piece, cell or AT_LOCATION + location, hex of a dugout + 1: its owner only */
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
    SAW_MATCH,   /* points of the first game; of the second or -1; winner's seat */
    SAWS,
};
void tov_tell(struct events *e, int kind, int seen_by, int flags, const int16_t arg[7]);
int tov_code(const struct tov *t, const struct state *s, int slot); /* a unit's name in an event */
void tov_event_text(const struct scenario *scn, const struct event *event, struct text *out);

/* --- small things --- */
/* TELL costs nothing when nobody listens: playouts want no story. */
#define TELL(events, kind, seen_by, flags, ...)                                                    \
    do {                                                                                           \
        if (events)                                                                                \
            tov_tell(events, kind, seen_by, flags, (const int16_t[7]){ __VA_ARGS__ });             \
    } while (0)

static inline const struct tov *tov_of(const struct scenario *scn)
{
    return (const struct tov *)(const void *)scn;
}

/* can_act: on the map, and its action of this player turn not spent (TOV-5.0). */
static inline bool can_act(const struct state *s, int slot)
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
    int cell = __builtin_ctzll(*mask);

    *mask &= *mask - 1;
    return cell;
}

/* bits: how many cells a mask holds. */
static inline int bits(uint64_t mask)
{
    mask -= mask >> 1 & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
    mask = (mask + (mask >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (int)(mask * 0x0101010101010101 >> 56);
}

/* lower: Defenders are written in small letters. */
static inline void lower(char *word)
{
    for (; *word; word++)
        *word = (char)(*word >= 'A' && *word <= 'Z' ? *word - 'A' + 'a' : *word);
}

/* nothing: is a place empty? Pieces are one word. */
static inline bool nothing(const uint8_t pieces[PIECES])
{
    uint64_t word;

    _Static_assert(PIECES == sizeof word, "the pieces of a place fill one word");
    memcpy(&word, pieces, sizeof word);
    return word == 0;
}

static inline bool is_raider(int slot)
{
    return slot < RAIDERS;
}

static inline int raider_seat(const struct state *s)
{
    return s->game; /* TOV-9.1: sides are swapped in the second game of a match */
}

static inline int location_cell(const struct tov *t, const struct state *s, int location)
{
    return location < ENTRIES ? t->entry[location] : s->dugout[location - ENTRIES];
}

static inline bool solitaire(const struct tov *t)
{
    return t->base.option[OPTION_SOLITAIRE] != 0;
}

#endif
