/* tiled.h - drawn maps as hex maps of the editor Tiled (JSON, "TMJ") and back, without loss.
 *
 * Terrain is a layer of tiles, one tile for each letter. Hexside features and chains are objects
 * whose class is the directive's word, with a layer for each class: a feature is a line from corner
 * to corner with its first hex on the right, a chain a line from centre to centre. What is drawn by
 * hand is moved to the nearest corner or centre. A scenario's areas are polygons: the hexes whose
 * centre lies in an odd number of those with the same class and name. */
#ifndef CLI_TILED_H
#define CLI_TILED_H

#include "core/hexmap.h"

enum {
    TILED_LONG = 64,  /* pixels of a tile from corner to corner */
    TILED_SHORT = 56, /* and from side to side */
    TILED_SIDE = 32,
    TILED_COMMENTS = 4000,
    TILED_BYTES_MAX = 4 << 20,
};

struct tiled {
    struct hexmap map;
    int areas; /* of a scenario: polygons of their class, named after the side */
    struct hexmap_area area[HEXMAP_AREAS];
    char comments[TILED_COMMENTS]; /* the lines before the first directive, whole */
};

struct tiled_point {
    double x, y;
};

/* tiled_corner: the corner where side `i` (a direction) of a cell begins, clockwise; tiled_centre:
 * its middle. In pixels, as Tiled places a tile. */
struct tiled_point tiled_corner(const struct hex_grid *grid, int cell, int i);
struct tiled_point tiled_centre(const struct hex_grid *grid, int cell);

/* tiled_write appends the map to `out`. `image` is the file with the picture of the tiles, in the
 * order of the terms. */
void tiled_write(const struct tiled *t, const struct hexmap_terms *terms, const char *image,
                 struct text *out);

/* tiled_read: 0, or -1 and a sentence that names the file and what is wrong in it. */
int tiled_read(struct tiled *out, const struct hexmap_terms *terms, const char *name,
               const char *bytes, size_t size, struct error *err);

#endif
