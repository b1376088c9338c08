/* map_marks.h - how the areas that a scenario gives to a side are marked in a picture: each side in
 * its colour and stroke, each kind of area by its form; and the legend that says so. */
#ifndef CLI_MAP_MARKS_H
#define CLI_MAP_MARKS_H

#include <stdbool.h>

#include "cli/picture.h"
#include "core/hexmap.h"
#include "core/scenario.h"

/* Where a mark goes: the middle of a hex, its size in pixels, and which way it is turned. */
struct mark_place {
    struct picture_point at;
    double radius;
    bool flat;
};

/* mark_side draws side i of the hex as part of the outline of a seat's area, a little inside. */
void mark_side(struct picture *p, struct mark_place place, int i, int seat);

/* mark_sign draws what an area of this kind (a word of authoring.area_kinds) has in each of its
 * hexes: arrows, a diamond, counters; nothing where the outline is all. `out` is the direction in
 * which the map ends. */
void mark_sign(struct picture *p, struct mark_place place, const char *kind,
               const struct hexmap_area *area, double out);

/* mark_outlined: is the outline of such an area drawn? */
bool mark_outlined(const char *kind);

/* marks_legend draws one entry for each kind of area of each side, in lines from `top` on; returns
 * its height in pixels. A NULL picture: it is only measured. */
int marks_legend(struct picture *p, const struct scenario *scn, const struct hexmap_area *area,
                 int areas, const char *kinds, int width, int top);

#endif
