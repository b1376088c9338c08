/* table.h - the table in inches: what stands on it, and what its geometry answers. No state, no
 * dice, no turn: all questions are asked about spots, figures and the ground as it is now.
 *
 * Lengths are units of 1/508 inch (TC-3.1), so that inches and the millimetres of bases are whole.
 * x and y count from the south-west corner, z from the ground up. Everything is exact on whole
 * numbers; where the rules round, the clause is beside it.
 *
 *     units.c     inches and points as text
 *     catalogue.c terrain.txt: kinds of pieces
 *     plan.c      lines `table` and `piece`
 *     compile.c   both to prisms, sunk areas, zones
 *     walls.c     where sunk areas end at solid ground
 *     changes.c   the ground as it is now: pieces gone or moved, craters, shrines
 *     measure.c   levels, standing, distances, contact
 *     ledges.c    ledges and climbable faces
 *     sight.c     the 27 lines, cover, "lies between"
 *     graph.c     ways for each base (graph.h) */
#ifndef GAMES_TC_TABLE_H
#define GAMES_TC_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/data.h"
#include "base/text.h"
#include "core/bodies.h"
#include "core/content.h"
#include "core/plane.h"
#include "core/ways.h"

enum {
    TC_INCH = 508,
    TC_CONTACT = 25,       /* in contact: a gap of at most this (TC-3.6) */
    TC_STEP = TC_INCH,     /* a rise or a drop that is walked (TC-7.1) */
    TC_FALL = 3 * TC_INCH, /* a drop that hurts (TC-7.9); sides of trenches below it are walked */
    TC_LOW_COVER = 254,    /* the least height of a piece that gives Cover (TC-3.14) */
    TC_WIDEST = 64 * TC_INCH, /* the side of a table, at most */
    TC_FIGURES = 64,
    TC_LEVELS = 8,
    TC_POINTS = 27, /* of a body that can be seen (TC-3.11) */
    TC_ALL_HIDDEN = (1 << TC_POINTS) - 1,
};

/* --- bases and figures --- */

/* Rows of the table of bases (2.2; 45 mm stands for oval ones). */
enum tc_base_row {
    TC_BASE_25,
    TC_BASE_32,
    TC_BASE_40,
    TC_BASE_45,
    TC_BASE_50,
    TC_BASE_60,
    TC_BASE_120,
    TC_BASES,
};

struct tc_base {
    int16_t mm, radius, height, eye;
    int16_t body, diagonal;      /* plan offsets of the points that can be seen */
    int16_t sample[3];           /* their heights above the base */
    int16_t ring, ring_diagonal; /* offsets of the eight points of TC-3.9 */
};

/* tc_base: a row of the table. tc_base_of: the row of a base of so many millimetres, or -1. */
const struct tc_base *tc_base(int row);
int tc_base_of(int mm);

/* A place of a base: its centre and the height it stands at. */
struct tc_spot {
    int16_t x, y, z;
};

static inline struct point tc_plan(struct tc_spot s)
{
    return (struct point){ s.x, s.y };
}

static inline struct tc_spot tc_spot(struct point p, int z)
{
    return (struct tc_spot){ (int16_t)p.x, (int16_t)p.y, (int16_t)z };
}

/* Somebody who stands somewhere: a row of the table of bases and a spot. */
struct tc_figure {
    struct tc_spot at;
    uint8_t base, unused;
};

/* Everybody on the table, by number; `there` says who is. Sets of figures are one word. */
struct tc_crowd {
    uint64_t there;
    struct tc_figure figure[TC_FIGURES];
};

/* --- terrain --- */

enum {
    TC_PLAN_PIECES =
        48, /* on a table; the other numbers up to 63 are craters and shrines of play */
    TC_ZONES_MOST = 64,
    TC_WALLS = 160,
    TC_LINKS = 48,
    TC_OUTLINES = 128,
    TC_FACES = 320,
};

/* What a piece is in the lists of battlefields (2.12, TC-14). */
enum tc_piece_kind {
    TC_TRENCH,
    TC_RUIN,
    TC_CORNER_RUIN,
    TC_HILL,
    TC_DANGEROUS_AREA,
    TC_DIFFICULT_AREA,
    TC_LANDMARK,
    TC_LINEAR,
    TC_WATER,
    TC_OTHER_PIECE,
    TC_PIECE_KINDS,
};
#define TC_PIECE_WORDS "trench|ruin|corner|hill|dangerous|difficult|landmark|linear|water|other"

/* What a piece looks like on the map, where its parts do not say it: roles of core/scene.h. */
#define TC_LOOK_WORDS "plain|crater|wire|wood|water|bunker|building"

enum tc_prism_flag { TC_STAND = 1, TC_CLIMB = 2, TC_BARRED = 4, TC_SLOPE = 8 };

enum tc_zone_flag {
    TC_DIFFICULT = 1,
    TC_DANGEROUS = 2,
    TC_IMPASSABLE = 4,
    TC_OPEN = 8, /* overrides the others: a bridge */
    /* Difficult for one side alone, whatever the ground is, and for those who fly */
    TC_HINDERS_SOUTH = 16,
    TC_HINDERS_NORTH = 32,
    TC_HINDERS_NEUTRAL = 64,
    TC_TAMES =
        128, /* of such ground: not for those who fly, and for that side it is not Dangerous */
};

/* A convex polygon with flags. It lies on surfaces of heights low to high. */
struct tc_area {
    struct point corner[BODIES_CORNERS];
    struct box box;
    int16_t low, high;
    uint8_t corners, piece, flags, unused;
};

static inline struct polygon tc_area_polygon(const struct tc_area *a)
{
    return (struct polygon){ a->corner, a->corners };
}

/* The part of a sunk area's edge that is a wall of solid ground, not open to the next area. The
 * sunk area lies left of the line from a to b. */
struct tc_wall {
    struct point a, b;
    int16_t floor, top; /* top: of the ground behind it, 0 or a floor that is less deep */
    uint8_t sunk, piece;
};

enum tc_link_kind { TC_LADDER, TC_ROPE, TC_STAIRS, TC_RAMP };

struct tc_link {
    struct tc_spot foot, head;
    uint8_t kind, piece;
};

struct tc_piece {
    char name[24], title[24]; /* as texts of tables name it, and people */
    struct point at;          /* its own 0,0 */
    struct box box;
    int16_t bottom, top;        /* of all its parts; a zone alone is 0 to 0 */
    int16_t width;              /* its widest extent (TC-3.14) */
    uint8_t turn, kind, counts; /* counts: as so many pieces (TC-14.14) */
    bool objective;
    uint8_t number; /* as the text of the table says, 1 to 99 */
    uint8_t looks;  /* of TC_LOOK_WORDS */
};

/* What stands where: all that sight, standing and walking ask. Fixed arrays, copied with memcpy. */
struct tc_shape {
    int32_t width, height; /* of the table */
    struct bodies bodies;
    uint8_t prism_flags[BODIES_PRISMS]; /* enum tc_prism_flag */
    int32_t zones, walls, links, outlines, pieces;
    struct tc_area zone[TC_ZONES_MOST];
    struct tc_wall wall[TC_WALLS];
    struct tc_link link[TC_LINKS];
    struct tc_area outline[TC_OUTLINES]; /* of pieces (R6): "in" it is the centre inside one */
    struct tc_piece piece[BODIES_PIECES];
};

/* --- the plan of a table: lines of text, and the catalogue they name --- */

/* A part of a piece, in its own coordinates. */
enum tc_part_kind { TC_PRISM_PART, TC_SUNK_PART, TC_ZONE_PART, TC_LINK_PART, TC_OUTLINE_PART };

struct tc_part {
    struct point corner[BODIES_CORNERS]; /* of a link: foot and head */
    int16_t bottom, top;
    uint8_t kind, corners, flags, unused; /* flags of the prism or zone; kind of link */
};

/* A line `piece`: a piece of the catalogue, or one that says its shape itself. */
struct tc_placed {
    char name[24]; /* of the catalogue; "box", "poly", "zone", "sunk": own */
    struct point at;
    uint8_t number, turn;
    bool objective;
    uint8_t unused;
    struct tc_part own;
};

/* What a table's lines say:
 *
 *     table 48 48 no-mans-land
 *     piece 1 ruin-6 at 9,12 turn 0 objective
 *     piece 2 box 0.25 x 6 x 0.5 at 23.258,9 turn 0 climb
 *     piece 3 poly 0,0 2,0 1,2 heights 0 4 at 9,9 impassable
 *     piece 4 zone 0,0..4,1 at 3,3 difficult
 *     piece 5 sunk 0,0..4,3 depth 2 at 20,20 turn 16
 *
 * A turn is in parts of 256; shapes of their own are for tests. */
struct tc_plan {
    int32_t width, height;
    uint8_t archetype; /* enum tc_archetype */
    int32_t pieces;
    struct tc_placed piece[TC_PLAN_PIECES];
};

enum tc_archetype { TC_OPEN_GROUND, TC_NO_MANS_LAND, TC_DECIMATED_RUINS, TC_TRENCH_LINES };
#define TC_ARCHETYPES "open|no-mans-land|decimated-ruins|trench-lines"

/* tc_plan_line reads a line `table` (which begins a new plan) or `piece` (which adds to it, or
 * replaces the piece of its number). 1 it was one of these, 0 it was not, -1 and a sentence. */
int tc_plan_line(struct tc_plan *plan, const struct data *d, struct error *err);

/* tc_plan_write: the same lines, for tables that were made by the generator. */
void tc_plan_write(const struct tc_plan *plan, struct text *out);

/* The catalogue, terrain.txt: kinds of pieces and their parts. */
enum { TC_TYPES = 64, TC_PARTS = 256 };

struct tc_type {
    char name[24], title[24];
    int16_t first, parts;
    uint8_t kind, counts, looks;
};

struct tc_catalogue {
    int types, parts;
    struct tc_type type[TC_TYPES];
    struct tc_part part[TC_PARTS];
};

/* tc_part_area: reads an area, X,Y..X,Y or three to eight corners, from word *i on, and moves *i
 * behind it. tc_part_flag: reads word i as one of the flags of a part of this kind. Both: 0, or -1
 * and a sentence. */
int tc_part_area(const struct data *d, int *i, struct tc_part *part, struct error *err);
int tc_part_flag(const struct data *d, int i, struct tc_part *part, struct error *err);
/* tc_part_heights: reads words i and i + 1 as bottom and top. */
int tc_part_heights(const struct data *d, int i, struct tc_part *part, struct error *err);

/* tc_catalogue_read: all of terrain.txt. tc_catalogue_type: the number of a name, or -1. */
int tc_catalogue_read(struct tc_catalogue *c, const struct content *content, struct error *err);
int tc_catalogue_type(const struct tc_catalogue *c, const char *name);

/* tc_shape_build: the plan as prisms, sunk areas, zones. 0, or -1 and a sentence naming the piece
 * that does not fit. */
int tc_shape_build(struct tc_shape *shape, const struct tc_plan *plan, const struct tc_catalogue *c,
                   struct error *err);

/* tc_shape_walls: finds the walls of all sunk areas, again. -1 and a sentence: too many. */
int tc_shape_walls(struct tc_shape *shape, struct error *err);

/* --- the ground as it is now --- */

struct tc_terrain; /* graph.h: the shape as it was at the beginning, and the ways over it */

/* What play has changed. Craters and what was set up together are at most TC_LAID pieces. */
enum { TC_CRATERS = 10, TC_SET_UP = 12, TC_LAID = 16, TC_MIRES = 8, TC_SPILLS = 2 };

/* Things that are set up: all of them Impassable. */
enum tc_form {
    TC_NO_FORM,
    TC_SHRINE_FORM,
    TC_GUARD_FORM,
    TC_ALTAR_FORM,
    TC_SLEEPER_FORM,
    TC_FORMS
};

struct tc_erected {
    struct tc_spot at; /* the centre */
    uint8_t form, unused;
};

/* Ground round a model or a thing that hinders a side. */
struct tc_mire {
    struct tc_spot at;
    int16_t radius;
    uint8_t flags, unused;
};

/* An oblong of Difficult and Dangerous ground that play has poured out. */
struct tc_spill {
    struct tc_spot at;     /* the centre */
    uint8_t way;           /* how it is turned, in parts of PLANE_TURN */
    uint8_t length, width; /* inches */
    uint8_t element;       /* 1 FIRE, 2 GAS, 3 SHRAPNEL */
};

struct tc_changes {
    uint64_t gone, mined; /* pieces */
    struct tc_spot crater[TC_CRATERS];
    struct tc_erected set_up[TC_SET_UP];
    struct tc_mire mire[TC_MIRES];
    struct tc_spill spill[TC_SPILLS];
    uint8_t craters, set_ups, mires, spills;
    int8_t moved_piece; /* its number + 1; 0: none */
    struct point moved_by;
};

/* Every question is asked of a ground. It is made at the beginning of a call and not kept; as long
 * as nothing is added or moved, it only points into the terrain. Not to be copied. */
struct tc_ground {
    const struct tc_terrain *terrain;
    const struct tc_shape *shape; /* the terrain's, or own */
    uint64_t gone, mined;
    bool changed; /* ready ways are not to be trusted */
    bool mires;   /* some ground hinders a side */
    struct tc_shape own;
};

/* tc_ground_make: `changes` may be NULL. Craters are pieces TC_PLAN_PIECES and up, things that were set
 * up come behind them. */
void tc_ground_make(struct tc_ground *g, const struct tc_terrain *terrain,
                    const struct tc_changes *changes);
/* tc_ground_bare: the ground of a shape alone, without ready ways; for tests and the judge. */
void tc_ground_bare(struct tc_ground *g, const struct tc_shape *shape);

static inline int tc_crater_piece(int crater)
{
    return TC_PLAN_PIECES + crater;
}

/* tc_form_outline: the octagon of a thing at a place, in `area`. tc_form_height: how high it is. */
void tc_form_outline(int form, struct point at, struct tc_area *area);
int tc_form_height(int form);
/* tc_spill_outline: the oblong, in `area`. */
void tc_spill_outline(const struct tc_spill *spill, struct tc_area *area);
/* tc_form_base: the row of the base it has. */
int tc_form_base(int form);

/* --- text of lengths and points --- */

/* tc_length_read: inches with up to three decimals, "12.5", or units, "5083u", to the nearest unit;
 * false when it is neither. tc_length_write: the shortest number of inches that reads back as the
 * same. tc_point_read: "12.5,9". tc_spot_write: "12.5,9" on the ground, "9,12^3" three inches up,
 * "9,12^-2" in a trench. */
bool tc_length_read(const char *word, int32_t *units);
void tc_length_write(int32_t units, struct text *out);
bool tc_point_read(const char *word, struct point *p);
void tc_spot_write(struct tc_spot spot, struct text *out);

/* --- levels and standing --- */

/* tc_levels: the heights at which a centre can be at this place, ascending: ground, floors of sunk
 * areas, tops of prisms, without those that lie inside a prism. `stand`, which may be NULL, gets a
 * bit for each level that can be ended on (TC-3.9). Returns how many, at most TC_LEVELS. */
int tc_levels(const struct tc_ground *g, struct point p, int16_t out[TC_LEVELS], unsigned *stand);

/* tc_level_of: which of the levels a spot is on, or -1. */
int tc_level_of(const struct tc_ground *g, struct tc_spot spot);

/* tc_ground_at: the height of the ground there, 0 or the floor of a sunk area. tc_fits_table: is the
 * whole base (TC-3.7)? tc_barred_at: does a disc that moves from p to q at a height overlap
 * Impassable ground? */
int tc_ground_at(const struct tc_ground *g, struct point p);
bool tc_fits_table(const struct tc_ground *g, int base, struct point p);
bool tc_barred_at(const struct tc_ground *g, struct point p, struct point q, int z, int32_t r);

/* tc_supported: may this base stand here as far as terrain goes (TC-3.9 a, b and c but bases,
 * TC-3.7 the edge of the table)? tc_stands: and does it overlap nobody of the set `others`? */
bool tc_supported(const struct tc_ground *g, int base, struct tc_spot spot);
bool tc_stands(const struct tc_ground *g, const struct tc_crowd *crowd, uint64_t others, int base,
               struct tc_spot spot);

/* tc_nearest_standing: a place to stand near a spot, at its height give or take 1": the spot itself
 * or rings of 1/4" in 32 directions, the first that is free, up to 6" (R8). False: none. */
bool tc_nearest_standing(const struct tc_ground *g, const struct tc_crowd *crowd, uint64_t others,
                         int base, struct tc_spot near, struct tc_spot *out);

/* tc_ground_flags: enum tc_zone_flag of the ground under a centre (TC-3.21, TC-6.1). */
unsigned tc_ground_flags(const struct tc_ground *g, struct tc_spot spot);
/* tc_is_dangerous: is it for somebody whom ground with these flags hinders? */
bool tc_is_dangerous(const struct tc_ground *g, struct tc_spot spot, unsigned hindered);

/* --- distances (TC-3.2 to 3.7, 3.22) --- */

/* tc_gap, tc_distance: between bases, rounded down as the rules say. */
int tc_gap(struct tc_figure a, struct tc_figure b);
int tc_distance(struct tc_figure a, struct tc_figure b);

/* tc_within: at most `distance` apart. tc_touching: in contact. tc_overlapping: their discs overlap
 * and so do their heights. */
bool tc_within(struct tc_figure a, struct tc_figure b, int distance);
bool tc_touching(struct tc_figure a, struct tc_figure b);
bool tc_overlapping(struct tc_figure a, struct tc_figure b);

/* tc_limit: with a difference in height, bases are within a distance when the centres are closer
 * than the radii and this; 0: they are not, wherever they are. */
int tc_limit(int up, int distance);

/* tc_all_within: those of a set within a distance of a figure; with TC_INCH, who it is engaged
 * with (TC-3.5). */
uint64_t tc_all_within(const struct tc_crowd *crowd, uint64_t set, struct tc_figure f,
                       int distance);

/* tc_reaches_point: is the base within a distance of a point (TC-3.22, TC-8.12)? tc_point_distance:
 * that distance. tc_under_base: does somebody's base lie over it (TC-3.13)? */
bool tc_reaches_point(struct tc_figure f, struct tc_spot point, int distance);
int tc_point_distance(struct tc_figure f, struct tc_spot point);
bool tc_under_base(const struct tc_crowd *crowd, struct tc_spot point);

/* tc_contacts: the pieces a figure is in contact with, those it stands on or in included (TC-3.6).
 * tc_near_piece: is it within a distance of one (TC-3.22)? tc_in_piece: is its centre inside the
 * outline, at any height; tc_on_piece: does it stand on one of its tops (R6)? */
uint64_t tc_contacts(const struct tc_ground *g, struct tc_figure f);
/* tc_beside_terrain: is it in contact with something at least half an inch high? */
bool tc_beside_terrain(const struct tc_ground *g, struct tc_figure f);
bool tc_near_piece(const struct tc_ground *g, struct tc_figure f, int piece, int distance);
/* tc_piece_within: is a piece at most so long and so wide, as it lies? */
bool tc_piece_within(const struct tc_shape *s, int piece, int32_t side);
bool tc_in_piece(const struct tc_ground *g, int piece, struct tc_spot spot);
bool tc_on_piece(const struct tc_ground *g, int piece, struct tc_spot spot);

/* --- sight (TC-3.10 to 3.16) --- */

/* What is hidden of somebody: bit 3 * place + height of its 27 points; the pieces that hide any of
 * them; and whether the ground does, as it does for one in a trench. */
struct tc_sight {
    uint64_t by;
    uint32_t hidden;
    bool ground;
};

/* tc_sight_of: how `from` sees `to`. tc_sight_from: the same from a point (an eye or 20 units over
 * the ground: TC-3.13). When all is hidden, `by` may not be complete. */
struct tc_sight tc_sight_of(const struct tc_ground *g, struct tc_figure from, struct tc_figure to);
struct tc_sight tc_sight_from(const struct tc_ground *g, struct tc_spot eye, struct tc_figure to);

/* tc_seen: how many of the 27 points are seen: 27 is full, 0 no line of sight. */
static inline int tc_seen(struct tc_sight sight)
{
    return TC_POINTS - bits_count(sight.hidden);
}

/* tc_covers: the pieces that give `to` Cover when seen like this (TC-3.14); 0: no Cover. */
uint64_t tc_covers(const struct tc_ground *g, struct tc_sight sight, struct tc_figure to);

/* tc_eye: where a figure looks from. tc_point_eye: a point 1 mm over the ground (TC-3.13). */
struct tc_spot tc_eye(struct tc_figure f);
struct tc_spot tc_point_eye(struct tc_spot point);

/* tc_clear_line: is nothing in the way between two points in space? A point to shoot at:
 * tc_clear_line(g, tc_eye(f), tc_point_eye(point)). */
bool tc_clear_line(const struct tc_ground *g, struct tc_spot a, struct tc_spot b);

/* tc_sees_shrine: any of the eight corners of its top, or their middle (TC-8.16). */
bool tc_sees_shrine(const struct tc_ground *g, struct tc_figure from, struct tc_spot shrine);

/* tc_between: the pieces that lie between the two, seen from `from` (TC-3.16). */
uint64_t tc_between(const struct tc_ground *g, struct tc_figure from, struct tc_figure to);

/* tc_scattered: where a blast point comes down (TC-8.14); false when that direction, in parts of
 * 256 of a turn, is not possible. */
bool tc_scattered(const struct tc_ground *g, struct tc_spot from, int direction, int distance,
                  struct tc_spot *to);

/* --- ledges and faces --- */

/* A piece of an edge with a drop of more than 1" behind it. What one stands on lies left of the
 * line from a to b. */
struct tc_ledge {
    struct point a, b;
    int16_t z, below; /* the height of the surface, and of what lies under the edge */
};

/* tc_ledges: those of surfaces at heights low..high that meet the box. Returns how many. */
int tc_ledges(const struct tc_ground *g, struct box box, int low, int high, struct tc_ledge *out,
              int room);

/* tc_ledge_near: is a figure within 1" of a ledge of its level (TC-3.20)? *fall gets the spot above
 * the drop where its base is just clear of the nearest one (TC-7.15). */
bool tc_ledge_near(const struct tc_ground *g, struct tc_figure f, struct tc_spot *fall);

/* A climbable face: an edge of a climbable prism, or the side of a deep sunk area. What is on top
 * lies left of the line from a to b. */
struct tc_face {
    struct point a, b;
    int16_t top;
    int8_t prism; /* -1: the ground beside a sunk area */
    uint8_t piece;
};

/* tc_faces: those that meet the box. Returns how many. */
int tc_faces(const struct tc_ground *g, struct box box, struct tc_face *out, int room);

#endif
