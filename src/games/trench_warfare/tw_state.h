/* tw_state.h - what the files of Trench Warfare share: hexes, planes, the board, the state, steps.
 *
 * A hex is row * 32 + column, both as printed (0503 is row 5, column 3), so hex 0 is none. A set of
 * hexes is a plane: one word a row, bit c for column c; rows 0 and 13 stay empty, so that every row
 * of the board has a neighbour above and below. Pieces have no identity: a piece is its hex. */
#ifndef GAMES_TRENCH_WARFARE_TW_STATE_H
#define GAMES_TRENCH_WARFARE_TW_STATE_H

#include "core/event.h"
#include "core/game.h"
#include "core/hex.h"
#include "core/rules.h"

enum { ROWS = 12, COLUMNS = 17, HEXES = (ROWS + 1) * 32, RANGE = 6, TURNS_MAX = 20 };

enum piece { CHARGER, DEFENDER, GUN, PIECES };
enum { CHARGERS = 24, DEFENDERS = 6, GUNS = 3 };

/* The two boards: on the first the Central Powers charge, on the second the Allies. */
enum { CPB, ALB, FIELDS };

struct plane {
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

static inline bool on_board(int hex)
{
    return hex > 0 && row_of(hex) >= 1 && row_of(hex) <= ROWS && column_of(hex) >= 1 &&
           column_of(hex) <= COLUMNS;
}

static inline bool plane_has(const struct plane *p, int hex)
{
    return p->row[row_of(hex)] >> column_of(hex) & 1;
}

static inline void plane_set(struct plane *p, int hex)
{
    p->row[row_of(hex)] |= 1u << column_of(hex);
}

static inline void plane_clear(struct plane *p, int hex)
{
    p->row[row_of(hex)] &= ~(1u << column_of(hex));
}

static inline bool plane_empty(const struct plane *p)
{
    uint32_t any = 0;

    for (int row = 1; row <= ROWS; row++)
        any |= p->row[row];
    return any == 0;
}

/* lowest: the column of the lowest bit; bits is not 0. */
static inline int lowest(uint32_t bits)
{
    return __builtin_ctz(bits);
}

/* plane_list: the hexes of a plane from the top row down, west to east; returns how many. */
int plane_list(const struct plane *p, int *out);
int plane_count(const struct plane *p);

struct field {
    struct plane of[PIECES];
};

/* What dice are due. */
enum { DUE_NONE, DUE_SHOT, DUE_DUEL };

/* The marks belong to the pieces whose step it is: a class moves in one step and fires in the next,
 * so they are wiped when the next class begins to move. Who may no longer act follows from floor
 * and marks: a piece that has not acted stands on the row where the step found it. */
struct state {
    struct field field[FIELDS];
    struct plane moved; /* moved this turn, by one hex or two; on wire that means: entered it */
    struct plane ran;   /* moved two hexes */
    struct plane fired;
    uint16_t from;   /* DUE_SHOT: who fires */
    uint16_t target; /* DUE_SHOT: at whom; DUE_DUEL: where */
    uint8_t turn, step;
    uint8_t floor;  /* TWF-4D: pieces above this row can no longer act; 0 at first */
    uint8_t due;    /* DUE_NONE, DUE_SHOT, DUE_DUEL */
    uint8_t beat;   /* DUE_DUEL: a roll of `beat` or more survives; 0 before the first roll */
    uint8_t answer; /* DUE_DUEL: 1 when the piece that was attacked is to roll */
    uint8_t unused[2];
};

_Static_assert(sizeof(struct state) == 9 * sizeof(struct plane) + 12, "a state has no padding");

/* A fox-hole in a straight line from a trench hex, within range of a grenade. */
struct lob {
    uint16_t hex;
    uint8_t distance;
};

enum { LOBS_MAX = 12, WINDOW = 19 };

/* The scenario. */
struct tw {
    struct scenario base; /* first, as in every game */
    struct plane land, trench, wire, hole, start, arrow, rear;
    struct plane stops; /* trench, wire, fox-holes: who enters goes no further */
    int water, red;     /* the columns just west of the water-way and of the red line */

    char drawn[FIELDS][ROWS + 1]
              [COLUMNS + 1]; /* letters of an opening drawn in the scenario file */
    struct state opening;    /* where a game begins */

    /* Look-up tables, all from the drawn board. */
    uint16_t next[HEXES][HEX_DIRECTIONS];     /* neighbour, 0 beyond the edge */
    int16_t jump[2][WINDOW];                  /* tw_move.c: from a piece to the hexes around it */
    uint32_t through[64], through_west[64];   /* tw_move.c: two steps through open neighbours */
    int16_t worth[TURNS_MAX][2][COLUMNS + 1]; /* tw_score.c: of a charger */
    uint8_t lobs[ROWS + 1];                   /* by the row of the trench hex */
    struct lob lob[ROWS + 1][LOBS_MAX];
};

enum tw_option {
    OPTION_TRENCH_IMMUNE,
    OPTION_NO_BACKWARD,
    OPTION_FOXHOLE_STOPS_ARTILLERY,
    OPTION_SQUAREOFF_BARS_ENTRY,
    OPTION_OFF_TABLE,
};

static inline const struct tw *tw_of(const struct scenario *scn)
{
    return (const struct tw *)(const void *)scn;
}

static inline int tw_option(const struct tw *tw, enum tw_option option)
{
    return tw->base.option[option];
}

/* The steps of a turn (TWF-3), after those of the set-up (TWF-2). */
enum { STEP_2B, STEP_2C, STEP_2D, STEP_2E, STEP_A, STEP_L = STEP_A + 11, STEP_OVER, STEPS };
enum doing { PLACE, MOVE, FIRE, SHELL, OVER };

struct step {
    char name[5];
    enum doing doing;
    int seat, field;
    enum piece piece;
    const char *title;  /* "CP chargers move": the phase track */
    const char *clause; /* the rule behind the step */
};

extern const struct step tw_step[STEPS];

static inline const struct step *step_of(const struct state *s)
{
    return &tw_step[s->step];
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

/* What happened; the arguments are listed beside event_text in tw_text.c. */
enum {
    SAW_PLACE,
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
};

/* --- tw_board.c: the drawn board and its tables --- */
extern const struct hex_grid tw_grid;
int tw_cell(int hex); /* the number of a hex in tw_grid, and back */
int tw_hex(int cell);
int tw_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err);
int tw_distance(int a, int b);
int tw_direction(int from, int to);           /* -1 when they are not in line */
char tw_ground(const struct tw *tw, int hex); /* the letter of board.txt */

/* --- tw_move.c --- */
void tw_prepare_moves(struct tw *tw);
int tw_list_moves(const struct tw *tw, const struct state *s, struct action *out);
bool tw_can_move(const struct tw *tw, const struct state *s);
void tw_sample_move(const struct tw *tw, const struct state *s, struct rng *rng,
                    struct action *out);
int tw_check_move(const struct tw *tw, const struct state *s, int from, int to,
                  struct refusal *why);

/* --- tw_fire.c --- */
/* tw_list_shots: rifles and grenades of the class that fires; at most `most` of them. */
int tw_list_shots(const struct tw *tw, const struct state *s, struct action *out, int most);
int tw_list_shells(const struct tw *tw, const struct state *s, struct action *out);
int tw_check_fire(const struct tw *tw, const struct state *s, int from, int direction,
                  struct refusal *why);
int tw_check_grenade(const struct tw *tw, const struct state *s, int from, int target,
                     struct refusal *why);
int tw_check_shell(const struct tw *tw, const struct state *s, int gun, struct refusal *why);
/* tw_no_aim: why nobody on `from` can shoot at `target` on a free line; NULL when it is allowed. */
const char *tw_no_aim(const struct tw *tw, int from, int target, const char **clause);
/* tw_first_piece: the hex of the first piece on a line of fire, 0 when there is none in range. */
int tw_first_piece(const struct tw *tw, const struct field *f, int from, int direction);
/* tw_shell_target: the charger that a gun fires at, 0 when there is none. */
int tw_shell_target(const struct tw *tw, const struct field *f, int gun);
/* tw_hitting_faces: bit n is set when a roll of n hits. */
unsigned tw_hitting_faces(const struct tw *tw, enum doing doing, int from, int target);

/* --- tw_turn.c: what follows what --- */
int tw_list_places(const struct tw *tw, const struct state *s, int *out);
int tw_to_move(const struct scenario *scn, const void *state);
void tw_start(const struct scenario *scn, void *state);
void tw_apply(const struct scenario *scn, void *state, const struct action *action,
              struct events *events);
struct dice tw_dice(const struct scenario *scn, const void *state);
unsigned tw_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                      struct action *out);
int tw_chance(const struct scenario *scn, const void *state, struct outcome *out);

/* --- tw_score.c --- */
void tw_prepare_score(struct tw *tw);
void tw_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
int tw_in_trench(const struct tw *tw, const struct field *f); /* chargers in the trench */

/* --- tw_position.c --- */
extern const char *const tw_field_name[FIELDS]; /* "CPB", "ALB" */
void tw_write(const struct scenario *scn, const void *state, struct text *out);
int tw_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
int tw_audit(const struct scenario *scn, const void *state, struct error *err);
/* tw_directive reads a drawn opening from a scenario file; tw_open makes the first state from it.
 */
int tw_directive(struct scenario *scn, struct data *d, struct error *err);
int tw_open(struct tw *tw, struct error *err);
int tw_read_hex(const char *word); /* "0503", or -1; may lie off the board */

/* --- tw_pose.c --- */
int tw_pose(const struct scenario *scn, const struct pair *words, int count, void *state,
            struct action *action, struct error *err);

/* --- words and pictures: tw_text.c, tw_hint.c, tw_scene.c, tw_sight.c --- */
extern const char *const tw_piece_name[PIECES]; /* "charger" */
void tw_prompt(const struct scenario *scn, struct view view, struct text *out);
void tw_action_text(const struct scenario *scn, const void *state, const struct action *action,
                    struct text *out);
int tw_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err);
void tw_hint(const struct scenario *scn, struct view view, const struct action *action,
             struct hint *out);
void tw_set_needs(struct hint *h, unsigned faces); /* "hits on 3 or more" */
void tw_event_text(const struct scenario *scn, const struct event *event, struct text *out);
char *tw_hex_name(int hex, char to[5]);
void tw_token_id(int field, enum piece piece, int hex, char to[24]);
void tw_cell_id(int field, int hex, char to[24]);
void tw_centre(int field, int hex, int *x, int *y); /* where a hex is drawn */
void tw_board(const struct scenario *scn, struct scene *scene);
void tw_scene(const struct scenario *scn, struct view view, struct scene *scene);
void tw_sight(const struct scenario *scn, struct view view, const char *from, const char *to,
              struct scene *scene);

#endif
