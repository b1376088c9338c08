/* scene.h - what to draw, without knowing the game: cells, tokens, shapes, panels.
 *
 * Rules add to a scene through the functions below (they own no memory themselves); the terminal and
 * the browser draw it. Ids are short texts. Terrain, picture and state ids are data: whoever draws
 * them may have a symbol (web/symbols.svg: "u-*", "t-*", "b-*") or show plain words.
 *
 * Places are in scene units: on hex boards a hex corner is 1000 from its centre (hex_centre); on
 * continuous tables the rules choose the unit, and `inch` says how many make an inch. */
#ifndef CORE_SCENE_H
#define CORE_SCENE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/json.h"
#include "base/text.h"

enum scene_layout { SCENE_POINTY, SCENE_FLAT, SCENE_PLANE };

struct scene_cell {
    char id[12];    /* unique in the scene */
    char name[8];   /* what is printed on the map: "0503" */
    char board[48]; /* heading of its map if there are several, else "" */
    int x, y;
    char terrain[48]; /* ids, the ground first: "trench", "open wire" */
    char glyph[4];    /* for text boards: "T", "x" */
    char label[64];   /* for people and screen readers: "0503, trench" */
};

/* Joins the centres of two cells (trench, road, stream) or lies on the hexside between them (wall). */
struct scene_link {
    char kind[16], from[12], to[12];
    bool edge;
};

struct scene_token {
    char id[24];
    char cell[12]; /* "" when x and y are given or the token is off the map */
    int x, y;
    int side;         /* seat, or -1 for markers that belong to no side */
    bool hidden;      /* back of a counter: nothing else about it may show */
    bool secret;      /* in a scene that shows all: some side does not know it (scene_secrets) */
    char picture[24]; /* "u-rifle" */
    char name[96];    /* "Rifle section": for people */
    char glyph[6];    /* for text boards: "R", "Mg2" */
    char left[12], right[8]; /* numbers on the counter's plate */
    char facts[400];         /* what players look up about the piece: "speed: 2; range: 1-3" */
    char states[80];         /* ids: "moved", "fired", "pinned" */
    int damage, damage_of;   /* 0 of 0: not shown */
    int experience;          /* chevrons */
    int facing;              /* direction 0..5, -1 none */
    int order;               /* place in its stack, 0 at the bottom */
    int height, diameter;    /* on a plane, in its units: of what it stands on, of its base */
};

enum { SHAPE_POINTS = 32, PLACE_MAX = 1000000, PLANE_INCHES = 96 };

/* A circle has its centre and a point on it. The ground of a plane, which `board` adds, is a polygon
 * "table" and on it, the lowest first: "hill", "trench", "water", "rough" (difficult), "danger",
 * "wood", "crater", "wire", "wall", "building", "bunker", "floor" (of a building), lines "ladder",
 * points "objective", and zones "deploy" and "border"; who holds an objective is a point "held-1"
 * and so on, by seat. Proposals add lines "way", circles or polygons "reach", "threat".
 *
 * A line of sight is a line "sight" as far as it is clear, a line "blocked" beyond, a point "block"
 * where it ends, and points "hinder" on the way. Fields of fire are zones "arc" (where a piece
 * points) and "field" (what it can fire at). A zone of more than SHAPE_POINTS cells takes several
 * shapes. */
struct scene_shape {
    char kind[12]; /* "line", "point", "circle", "polygon", "zone" (cells) */
    char role[12]; /* "sight", "reach", "threat", "deploy", "border", "water" */
    char text[48];
    int height; /* of ground on a plane: its top, below 0 the floor of a trench; 0: flat */
    int points;
    int x[SHAPE_POINTS], y[SHAPE_POINTS];
};

struct scene_row {
    char label[64], value[240];
};

struct scene_panel {
    char title[48], clause[16];
    int first_row, rows; /* into scene.row */
};

/* One side's standing: "6 of 10". goal 0: no threshold. */
struct scene_score {
    int side, points, goal;
    char text[48]; /* words after the number: "in the trench, 21 alive" */
};

struct scene {
    enum scene_layout layout;
    int inch; /* scene units an inch on a plane, else 0 */

    struct scene_cell *cell;
    struct scene_link *link;
    struct scene_token *token;
    struct scene_shape *shape;
    struct scene_panel *panel;
    struct scene_row *row;
    struct scene_score *score;
    int cells, links, tokens, shapes, panels, rows, scores;
    int ground; /* how many of the shapes belong to the board (rules_board counts them) */

    int turn, turns;           /* turns 0: no track */
    char phases[12][32];       /* the phases of a turn in order */
    int phase_count, phase;    /* phase -1: none is current */
    char north[48], south[48]; /* words at the map's edges */
};

/* scene_init makes an empty scene; scene_release frees what was added. */
void scene_init(struct scene *scene);
void scene_release(struct scene *scene);

/* Each adds a copy and returns it so that more can be filled in; the pointer is valid until the next
 * addition. */
struct scene_cell *scene_cell(struct scene *scene, struct scene_cell cell);
struct scene_link *scene_link(struct scene *scene, struct scene_link link);
struct scene_token *scene_token(struct scene *scene, struct scene_token token);
struct scene_shape *scene_shape(struct scene *scene, struct scene_shape shape);
struct scene_score *scene_score(struct scene *scene, struct scene_score score);
struct scene_panel *scene_panel(struct scene *scene, const char *title, const char *clause);

/* scene_line, scene_point add shapes of these kinds. */
void scene_line(struct scene *scene, const char *role, const char *text, const int from[2],
                const int to[2]);
void scene_point(struct scene *scene, const char *role, const char *text, const int at[2]);

/* scene_row adds a line to the last panel. */
void scene_row(struct scene *scene, const char *label, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* scene_phase adds a phase to the track of a turn. */
void scene_phase(struct scene *scene, const char *name);

/* scene_find_cell, scene_find_token: by id, or NULL. */
const struct scene_cell *scene_find_cell(const struct scene *scene, const char *id);
const struct scene_token *scene_find_token(const struct scene *scene, const char *id);

/* scene_place reads a place "X,Y" in scene units. scene_anchor: where a cell, a token or, on a plane, a
 * place is. False when there is no such thing, or the token is off the map. */
bool scene_place(const char *words, int at[2]);
bool scene_anchor(const struct scene *scene, const char *id, int at[2]);

/* --- planes: people measure in inches from the table's south-west corner --- */

struct scene_box {
    int left, top, right, bottom;
};

/* scene_table: the outline of the table; false when the scene is not a plane. scene_shape_box: that of
 * a shape. scene_on_table: does this token stand on it? */
bool scene_table(const struct scene *scene, struct scene_box *out);
struct scene_box scene_shape_box(const struct scene_shape *shape);
bool scene_on_table(const struct scene *scene, const struct scene_token *token);

/* scene_shape_covers: is this point in the polygon, zone or circle? */
bool scene_shape_covers(const struct scene_shape *shape, const int at[2]);

/* scene_read_inches: a place "12.5,9" (up to three decimals) in scene units; false when it is none.
 * scene_write_inches: the same back. */
bool scene_read_inches(const struct scene *scene, const char *words, int at[2]);
/* scene_read_spot: the same with a height, "9,12^3"; PLACE_ANY where none is named. */
bool scene_read_spot(const struct scene *scene, const char *words, int at[3]);
void scene_write_inches(const struct scene *scene, const int at[2], struct text *out);
void scene_write_spot(const struct scene *scene, const int at[3], struct text *out);

/* scene_board_json: what never changes: cells, links and ground, once per match. scene_json: the
 * rest, after every action. */
void scene_board_json(const struct scene *scene, struct json *j, const char *key);
void scene_json(const struct scene *scene, struct json *j, const char *key);

/* scene_secrets marks the tokens of a scene that shows all which somebody, who has `seen` this of it, does
 * not know for what they are. */
void scene_secrets(struct scene *all, const struct scene *seen);

/* scene_token_json: one piece, as the scene has it. */
void scene_token_json(const struct scene_token *token, struct json *j, const char *key);

/* scene_changes_json adds to an open object what leads from one picture to the next: "turn", "phase",
 * "scores", the "tokens" that are new or not as they were, the ids of those that are "gone", and all
 * "shapes" if any changed. Panels are not part of it. */
void scene_changes_json(const struct scene *before, const struct scene *after, struct json *j);

/* scene_mark: the character before a side's pieces on a board drawn as text. */
char scene_mark(int side);

/* scene_text: the board drawn in characters, what is on it, then panels. A piece's facing follows it
 * in small letters ("+Art:nw"). Before a cell, ':' marks a field of fire, '+' a hindrance, and 'X'
 * the end of a line of sight. */
void scene_text(const struct scene *scene, struct text *out);

/* scene_text_map, scene_text_panels: these parts alone. scene_text_plane: the map of a plane. */
void scene_text_map(const struct scene *scene, struct text *out);
void scene_text_plane(const struct scene *scene, struct text *out);
void scene_text_panels(const struct scene *scene, struct text *out);

/* scene_facing: the direction a token faces on this layout ("NE"), or "" if it has no facing. */
const char *scene_facing(const struct scene *scene, const struct scene_token *token);

#endif
