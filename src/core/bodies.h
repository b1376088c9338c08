/* bodies.h - what stands on a plane and what is dug into it, and what of it a straight line in
 * space meets.
 *
 * A body is a prism: a convex outline between two heights. The ground is solid below height 0,
 * except in sunk areas, which are open from their floor up; where several overlap, the deepest
 * counts. Each body belongs to a piece of scenery, 0 to 63; a set of pieces is a word. Questions
 * take the set of pieces that are `gone` and leave them out.
 *
 * Everything lies in fixed arrays, no pointers inside: `struct bodies` is copied with memcpy, about
 * 20 KB. Coordinates are 0 to PLANE_MOST; heights have the bounds below, which keep a height along
 * a segment, z * d + n * dz, under 2^48. */
#ifndef CORE_BODIES_H
#define CORE_BODIES_H

#include "base/bits.h"
#include "core/plane.h"

enum {
    BODIES_PRISMS = 128,
    BODIES_SUNK = 48,
    BODIES_CORNERS = 8,
    BODIES_PIECES = 64,
    BODIES_COLUMNS = 64, /* of 512 units, 64 to the side of the plane */
    BODIES_LOW = -8192,  /* heights */
    BODIES_HIGH = 16383,
};

struct prism {
    struct point corner[BODIES_CORNERS];
    struct box box;
    int16_t bottom, top;
    uint8_t corners, piece;
    uint8_t unused[2];
};

/* A set of prisms by their numbers. */
struct prism_set {
    uint64_t word[BODIES_PRISMS / 64];
};

struct bodies {
    int32_t prisms, sunks;
    struct prism prism[BODIES_PRISMS];
    struct prism sunk[BODIES_SUNK]; /* from the floor to height 0 */
    /* The index: for each column and row, the prisms whose boxes begin at or before it, and those
     * that end at or behind it. */
    struct prism_set begins[2][BODIES_COLUMNS], ends[2][BODIES_COLUMNS];
};

/* bodies_height: is this a height that a body, or the end of a line, may have? */
static inline bool bodies_height(int z)
{
    return z >= BODIES_LOW && z <= BODIES_HIGH;
}

/* bodies_clear: a plane with nothing on it. */
void bodies_clear(struct bodies *b);

/* bodies_add: one more prism; its number, counted from 0, or -1 when there is no room. bodies_sink:
 * the same for a sunk area with its floor below 0, numbered on its own. The outline must be convex
 * with at most BODIES_CORNERS corners, bottom below top. */
int bodies_add(struct bodies *b, struct polygon outline, int bottom, int top, int piece);
int bodies_sink(struct bodies *b, struct polygon outline, int floor, int piece);

/* prism_outline: the outline of a prism, as long as the prism lives. */
static inline struct polygon prism_outline(const struct prism *p)
{
    return (struct polygon){ p->corner, p->corners };
}

/* bodies_find: the prisms whose boxes meet this box, even if only on their edges. */
struct prism_set bodies_find(const struct bodies *b, struct box box);

/* prism_set_take: takes the lowest number out of a set; -1 when it is empty. All of them:
 *     for (int i; (i = prism_set_take(&set)) >= 0;) .. b->prism[i] .. */
static inline int prism_set_take(struct prism_set *set)
{
    for (int i = 0; i < BODIES_PRISMS / 64; i++)
        if (set->word[i]) {
            int lowest = bits_first(set->word[i]);

            set->word[i] &= set->word[i] - 1;
            return 64 * i + lowest;
        }
    return -1;
}

/* Lines in space run from height zp at p to height zq at q. One is blocked where a part of some
 * length lies in a body: a corner or an edge that is touched does not block, running along a
 * face does. Walls and floors of sunk areas belong to what is open: running along them does not
 * block. A line that is a point is blocked where it lies in a body. */

/* prism_blocks: does the prism block a line of these heights whose plan has this part (plane_clip)
 * in the outline? Lines with the same plan share the clip. */
bool prism_blocks(const struct prism *p, const struct span *part, int zp, int zq);

/* bodies_ground_blocks: does the ground: is some part of the line below 0 outside the sunk areas or
 * below their floors? */
bool bodies_ground_blocks(const struct bodies *b, uint64_t gone, struct point p, int zp,
                          struct point q, int zq);

/* bodies_blocker: the first prism that does, BODIES_GROUND or BODIES_NOTHING. bodies_block: does any
 * prism, or the ground? */
enum { BODIES_NOTHING = -1, BODIES_GROUND = -2 };
int bodies_blocker(const struct bodies *b, uint64_t gone, struct point p, int zp, struct point q,
                   int zq);
bool bodies_block(const struct bodies *b, uint64_t gone, struct point p, int zp, struct point q,
                  int zq);

#endif
