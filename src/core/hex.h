/* hex.h - hex grids in rows and columns: neighbours, distance, lines, rings, floods, centres.
 *
 * A cell is row * columns + column, both from 0. Pointy-top grids have staggered rows and the
 * directions E SE SW W NW NE; flat-top grids staggered columns and N NE SE S SW NW; both clockwise.
 */
#ifndef CORE_HEX_H
#define CORE_HEX_H

#include <stdbool.h>
#include <stdint.h>

enum hex_layout {
    HEX_ODD_ROWS,  /* pointy-top; rows 1, 3, 5.. lie half a hex further right */
    HEX_EVEN_ROWS, /* pointy-top; rows 0, 2, 4.. do */
    HEX_ODD_COLS,  /* flat-top; columns 1, 3, 5.. lie half a hex further down */
    HEX_EVEN_COLS, /* flat-top; columns 0, 2, 4.. do */
};

enum { HEX_NONE = -1, HEX_DIRECTIONS = 6 };

struct hex_grid {
    enum hex_layout layout;
    int columns, rows;
};

/* hex_step: the neighbour in a direction, or HEX_NONE beyond the edge. */
int hex_step(const struct hex_grid *g, int cell, int direction);

/* hex_distance: steps from a to b, 0 for the same cell. */
int hex_distance(const struct hex_grid *g, int a, int b);

/* hex_direction: the direction of b from a when they lie on one straight line of hexes, else -1. */
int hex_direction(const struct hex_grid *g, int a, int b);

/* hex_line: the cells on a straight line from a to b, both included. Where the line runs along a
 * hexside it always takes the cell on the same side (the other if that one is off the grid).
 * Returns how many there are, hex_distance + 1. */
int hex_line(const struct hex_grid *g, int a, int b, int *out);

/* hex_centre: where to draw a cell; neighbours are 1732 apart, corners 1000 from the centre. */
void hex_centre(const struct hex_grid *g, int cell, int *x, int *y);

/* hex_direction_name: the name of a direction in this layout: "E", "SE", .. hex_direction_find: the
 * direction of that name, or -1. */
const char *hex_direction_name(const struct hex_grid *g, int direction);
int hex_direction_find(const struct hex_grid *g, const char *name);

/* hex_digits: the name that many maps print in a hex, two numbers of two digits: "0503". Returned by
 * value so that it can be used in a call: text_add(out, hex_digits(5, 3).at). */
struct hex_name {
    char at[8];
};
struct hex_name hex_digits(int first, int second);

/* hex_digits_read: the two numbers of such a name; -1 when the word is not four digits. */
int hex_digits_read(const char *word, int *first, int *second);

#endif
