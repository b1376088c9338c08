/* tw_state.h - what the files of Trench Warfare share: hexes, planes, the board, the state, steps.
 *
 * A hex is row * 32 + column, both as printed (0503 is row 5, column 3), so hex 0 is none. A set of
 * hexes is a plane: one word a row, bit c for column c; rows 0 and 13 stay empty, so that every row
 * of the board has a neighbour above and below. Pieces have no identity: a piece is its hex. */
#ifndef GAMES_TRENCH_WARFARE_TW_STATE_H
#define GAMES_TRENCH_WARFARE_TW_STATE_H

#include "base/bits.h"
#include "core/game.h"
#include "core/hex.h"

enum { ROWS = 12, COLUMNS = 17, HEXES = (ROWS + 1) * 32, RANGE = 6, TURNS_MAX = 20 };

enum tw_piece { CHARGER, DEFENDER, GUN, PIECES };
enum { CHARGERS = 24, DEFENDERS = 6, GUNS = 3 };

/* count_of: how many pieces of a kind a side has (TWF-1). */
static inline int count_of(enum tw_piece piece)
{
    static const int count[PIECES] = { CHARGERS, DEFENDERS, GUNS };

    return count[piece];
}

/* enemy_of: whom pieces of this kind fight; nobody fights guns. */
static inline enum tw_piece enemy_of(enum tw_piece piece)
{
    return piece == CHARGER ? DEFENDER : CHARGER;
}

/* The two boards: on the first the Central Powers charge, on the second the Allies. */
enum { CPB, ALB, FIELDS };

struct tw_plane {
    uint32_t row[ROWS + 2];
};

static inline int hex_at(int row, int column)
{
    return row * 32 + column;
}

static inline int row_of(int hex)
{
    return hex >> 5;
}

static inline int column_of(int hex)
{
    return hex & 31;
}

/* name_of: "0503", as printed on the map; a value, for use in a call: name_of(hex).at. */
static inline struct hex_name name_of(int hex)
{
    return hex_digits(row_of(hex), column_of(hex));
}

static inline bool on_board(int hex)
{
    return hex > 0 && row_of(hex) >= 1 && row_of(hex) <= ROWS && column_of(hex) >= 1 &&
           column_of(hex) <= COLUMNS;
}

static inline bool plane_has(const struct tw_plane *p, int hex)
{
    return p->row[row_of(hex)] >> column_of(hex) & 1;
}

static inline void plane_set(struct tw_plane *p, int hex)
{
    EXPECT(on_board(hex));
    p->row[row_of(hex)] |= 1u << column_of(hex);
}

static inline void plane_clear(struct tw_plane *p, int hex)
{
    p->row[row_of(hex)] &= ~(1u << column_of(hex));
}

static inline bool plane_empty(const struct tw_plane *p)
{
    uint32_t any = 0;

    for (int row = 1; row <= ROWS; row++)
        any |= p->row[row];
    return any == 0;
}

/* plane_list: the hexes of a plane from the top row down, west to east; returns how many. */
static inline int plane_list(const struct tw_plane *p, int *out)
{
    int n = 0;

    for (int row = 1; row <= ROWS; row++)
        for (uint32_t bits = p->row[row]; bits; bits &= bits - 1)
            out[n++] = hex_at(row, bits_first(bits));
    return n;
}

static inline int plane_count(const struct tw_plane *p)
{
    int n = 0;

    for (int row = 1; row <= ROWS; row++)
        n += bits_count(p->row[row]);
    return n;
}

struct tw_field {
    struct tw_plane of[PIECES];
};

/* What dice are due. */
enum { DUE_NONE, DUE_SHOT, DUE_DUEL };

/* The marks belong to the pieces whose step it is: a class moves in one step and fires in the next,
 * so they are wiped when the next class begins to move. Who may no longer act follows from floor
 * and marks: a piece that has not acted stands on the row where the step found it. */
struct tw_state {
    struct tw_field field[FIELDS];
    struct tw_plane moved; /* moved this turn, by one hex or two; on wire that means: entered it */
    struct tw_plane ran;   /* moved two hexes */
    struct tw_plane fired;
    uint16_t from;   /* DUE_SHOT: who fires */
    uint16_t target; /* DUE_SHOT: at whom; DUE_DUEL: where */
    uint8_t turn, step;
    uint8_t floor;  /* TWF-4D: pieces above this row can no longer act; 0, an empty row, at first */
    uint8_t due;    /* DUE_NONE, DUE_SHOT, DUE_DUEL */
    uint8_t beat;   /* DUE_DUEL: a roll of `beat` or more survives; 0 before the first roll */
    uint8_t answer; /* DUE_DUEL: 1 when the piece that was attacked is to roll */
    uint8_t unused[2];
};

_Static_assert(sizeof(struct tw_state) == 9 * sizeof(struct tw_plane) + 12,
               "a state has no padding");

/* Why something is not allowed. */
struct tw_reason {
    const char *clause, *why;
};

/* The faces of a die that hit, none when low is above high. */
struct tw_faces {
    int low, high;
};

/* A fox-hole in a straight line from a trench hex, within range of a grenade. */
struct tw_lob {
    uint16_t hex;
    uint8_t distance;
};

enum { LOBS_MAX = 12, WINDOW = 19 };

/* The scenario. */
struct tw {
    struct scenario base; /* first, as in every game */
    struct tw_plane land, trench, wire, hole, start, arrow, rear;
    char ground[HEXES];    /* the letters of board.txt */
    struct tw_plane stops; /* trench, wire, fox-holes: who enters goes no further */
    int water, red;        /* the columns just west of the water-way and of the red line */

    char drawn[FIELDS][HEXES]; /* letters of an opening drawn in the scenario file, or 0 */
    struct tw_state opening;   /* where a game begins */

    /* Look-up tables, all from the drawn board. */
    uint16_t next[HEXES][HEX_DIRECTIONS];     /* neighbour, 0 beyond the edge */
    int16_t jump[2][WINDOW];                  /* tw_move.c: from a piece to the hexes around it */
    uint32_t through[64], through_west[64];   /* tw_move.c: two steps through open neighbours */
    int16_t worth[TURNS_MAX][2][COLUMNS + 1]; /* tw_score.c: of a charger */
    uint8_t lobs[ROWS + 1];                   /* by the row of the trench hex */
    struct tw_lob lob[ROWS + 1][LOBS_MAX];
};

enum tw_option {
    OPTION_TRENCH_IMMUNE,
    OPTION_NO_BACKWARD,
    OPTION_FOXHOLE_STOPS_ARTILLERY,
    OPTION_SQUAREOFF_BARS_ENTRY,
    OPTION_OFF_TABLE,
    OPTION_HANDICAP,
};

static inline const struct tw *tw_of(const struct scenario *scn)
{
    return (const struct tw *)(const void *)scn;
}

/* trench_in: the trench hex of a row; every row has one. */
static inline int trench_in(const struct tw *tw, int row)
{
    return hex_at(row, bits_first(tw->trench.row[row]));
}

static inline int tw_option(const struct tw *tw, enum tw_option option)
{
    return tw->base.option[option];
}

/* The steps of a turn (TWF-3), after those of the set-up (TWF-2). */
enum { STEP_2B, STEP_2C, STEP_2D, STEP_2E, STEP_A, STEP_B };
enum { STEP_F = STEP_A + 5, STEP_H = STEP_A + 7, STEP_L = STEP_A + 11, STEP_OVER, STEPS };
enum tw_doing { PLACE, MOVE, FIRE, SHELL, OVER };

struct tw_step {
    char name[5];
    enum tw_doing doing;
    int seat, field;
    enum tw_piece piece;
    const char *title;  /* "CP chargers move": the phase track */
    const char *clause; /* the rule behind the step */
};

extern const struct tw_step tw_steps[STEPS];

static inline const struct tw_step *step_of(const struct tw_state *s)
{
    EXPECT(s->step < STEPS);
    return &tw_steps[s->step];
}

/* roller_of: the seat that rolls when dice are due: who acts, or the piece that was attacked. */
static inline int roller_of(const struct tw_state *s)
{
    return s->answer ? 1 - step_of(s)->seat : step_of(s)->seat;
}

/* field_of, own_of: the board of this step, and its pieces whose step it is. */
static inline const struct tw_field *field_of(const struct tw_state *s)
{
    return &s->field[step_of(s)->field];
}

static inline const struct tw_plane *own_of(const struct tw_state *s)
{
    return &field_of(s)->of[step_of(s)->piece];
}

/* The kind of an action; chance has its own. */
enum {
    DO_PLACE = 1, /* hex */
    DO_MOVE,      /* from, to */
    DO_FIRE,      /* from, direction */
    DO_GRENADE,   /* from, fox-hole */
    DO_SHELL,     /* gun */
    DO_END,
    DO_ROLL, /* a shot: 1 hits, 0 misses; a duel: the number, or ROLL_FAILS */
};
enum { ROLL_FAILS = -1 };
enum {
    LEGAL_MAX = CHARGERS * (WINDOW - 1) + 1,
    SHOTS_MAX = CHARGERS * HEX_DIRECTIONS + DEFENDERS * LOBS_MAX,
    OUTCOMES_MAX = 7,
};

static inline struct action tw_action(int kind, int a, int b)
{
    return (struct action){ .kind = (uint16_t)kind, .arg = { (int16_t)a, (int16_t)b } };
}

/* What happened; the arguments are listed beside the sentences in tw_events.c. */
enum {
    SAW_PLACE,
    SAW_SET_UP,
    SAW_STEP,
    SAW_MOVE,
    SAW_CHARGE,
    SAW_FIRE,
    SAW_GRENADE,
    SAW_SHELL,
    SAW_MISS,
    SAW_HIT,
    SAW_DUEL_ROLL,
    SAW_DUEL_FAILS,
    SAW_DUEL_LOST,
    SAW_END,
    TW_EVENTS,
};

#endif
