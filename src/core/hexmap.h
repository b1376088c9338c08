/* hexmap.h - hex maps drawn in text: one letter per hex, then hexside features and roads.
 *
 *     title "Les Forges"
 *     hexes
 *         ABCDE
 *      1  WW..F
 *      2  W..FF
 *
 *     wall D1/E1 D2/E1        a feature on the hexside between two hexes
 *     road A2-E2              a chain of hexes, each next to the one before; X-Y runs along one
 *                             row or column
 *
 * The game defines which letters, features and chains there are (struct hexmap_terms). An empty line
 * ends the drawing. Columns are named A to Z, rows 1, 2, 3.. from the top; a title cannot contain
 * quotation marks. */
#ifndef CORE_HEXMAP_H
#define CORE_HEXMAP_H

#include "base/data.h"
#include "base/text.h"
#include "core/hex.h"

enum {
    HEXMAP_COLUMNS = 26,
    HEXMAP_ROWS = 60,
    HEXMAP_CELLS = 1200,
    HEXMAP_SIDES = 600,
    HEXMAP_CHAINS = 40,
    HEXMAP_LENGTH = 80, /* hexes of one chain */
    HEXMAP_TERRAINS = 32,
    HEXMAP_AREAS = 40,
};

/* The terms in which a game's maps are drawn. */
struct hexmap_terms {
    enum hex_layout layout;
    int terrains;
    struct {
        char letter, id[16], name[32];
    } terrain[HEXMAP_TERRAINS];
    const char *sides, *chains; /* "wall|hedge", "road" */
    const char *areas;          /* those a scenario can name: "setup|exit" */
    const char *area_lines;     /* the scenario line for each: "setup AREA # force NAME|.." */
};

/* A part of the map that a scenario assigns to a side. */
struct hexmap_area {
    int kind;      /* place in terms.areas, or in authoring.area_kinds */
    char name[24]; /* whose: "german"; or what stands there */
    int seat;
    bool has[HEXMAP_CELLS];
};

struct hexmap {
    char title[60];
    struct hex_grid grid;
    int row_line[HEXMAP_ROWS];   /* the line of the file that holds each row */
    bool rows_lost, chains_lost; /* some could not be read; what is missing may be in them */
    char letter[HEXMAP_CELLS];
    int sides;
    struct hexmap_side {
        int16_t a, b; /* cells */
        int kind;     /* place in terms.sides */
        int line;
    } side[HEXMAP_SIDES];
    int chains;
    struct hexmap_chain {
        int kind, length, line;
        int16_t cell[HEXMAP_LENGTH];
    } chain[HEXMAP_CHAINS];
};

/* hexmap_read: 0, or -1 when there was a mistake. If d->findings collects mistakes, the map is read
 * as far as possible all the same; unknown letters become the first terrain. */
int hexmap_read(struct hexmap *map, const struct hexmap_terms *terms, struct data *d,
                struct error *err);

/* hexmap_write: the text that hexmap_read reads back as the same map; the same map gives the same
 * text, however its file was laid out. */
void hexmap_write(const struct hexmap *map, const struct hexmap_terms *terms, struct text *out);

/* hexmap_area_words: the area in the words of a scenario file, " D4-I8 K2": blocks from corner to
 * corner and single hexes, from the top. */
void hexmap_area_words(const struct hex_grid *grid, const struct hexmap_area *area,
                       struct text *out);

/* hexmap_name: a cell's name, "E7". hexmap_find: the cell of that name, or HEX_NONE. hexmap_terrain:
 * the index of the terrain with this letter, or -1. */
void hexmap_name(const struct hex_grid *grid, int cell, char out[8]);
int hexmap_find(const struct hex_grid *grid, const char *name);
int hexmap_terrain(const struct hexmap_terms *terms, char letter);

/* hexmap_adjacent: the direction from a to its neighbour b, or -1 when they do not touch. */
int hexmap_adjacent(const struct hex_grid *grid, int a, int b);

#endif
