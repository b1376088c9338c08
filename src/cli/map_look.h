/* map_look.h - what the ids of terrains and links look like in a picture. Ids are data: an unknown
 * one is plain ground with its letter on it. */
#ifndef CLI_MAP_LOOK_H
#define CLI_MAP_LOOK_H

#include <stdbool.h>

#include "cli/picture.h"

enum { LOOK_RADIUS = 32 /* pixels from the middle of a hex to its corner */, LOOK_INK = 0x3b3a30 };

/* look_ground fills a hex and its border; look_signs puts trees, houses and such on it. `ids` are
 * words, the ground first: "open wire". */
void look_ground(struct picture *p, bool flat, struct picture_point at, const char *ids,
                 const char *glyph);
void look_signs(struct picture *p, bool flat, struct picture_point at, const char *ids);

/* look_hexagon draws one hexagon; `size` is 1 for the whole hex. */
void look_hexagon(struct picture *p, bool flat, struct picture_point at, double size, unsigned fill,
                  unsigned stroke);

/* look_link draws a road or stream between the middles of two hexes or, where `edge` is set, a wall
 * on the side between them. */
void look_link(struct picture *p, struct picture_point a, struct picture_point b, const char *kind,
               bool edge);

/* look_alone draws terrain that shows as links between hexes (a road, a stream) on a hex without
 * neighbours of its kind. */
void look_alone(struct picture *p, struct picture_point at, const char *kind);

#endif
