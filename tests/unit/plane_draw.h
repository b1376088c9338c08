/* plane_draw.h - random points, segments and polygons for tests of core/plane.h and what stands on
 * it. Draws are statements of their own: two in one expression come in an order that the compiler
 * chooses. Half of all scenes lie on a coarse lattice, where much touches and lines up. */
#ifndef PLANE_DRAW_H
#define PLANE_DRAW_H

#include <stdbool.h>

#include "base/rng.h"
#include "core/plane.h"

enum { DRAW_CORNERS = 8, DRAW_POINTS = 80 };

/* Where points of a scene are drawn: (0..count-1) * step from `from`. */
struct scenery {
    struct point from;
    int count, step;
};

struct drawn {
    struct point corner[DRAW_POINTS];
    int corners;
};

static inline struct polygon draw_polygon_of(const struct drawn *d)
{
    return (struct polygon){ d->corner, d->corners };
}

static inline int draw_between(struct rng *rng, int low, int high)
{
    return low + (int)rng_below(rng, (uint32_t)(high - low + 1));
}

/* draw_scenery: a coarse lattice, or a window of any size, up to all there may be. */
static inline struct scenery draw_scenery(struct rng *rng)
{
    struct scenery s = { { 0, 0 }, 0, 0 };
    int kind = draw_between(rng, 0, 5);

    s.count = kind < 3 ? draw_between(rng, 3, 12) : draw_between(rng, 2, PLANE_MOST + 1);
    s.step = kind < 3 ? draw_between(rng, 1, PLANE_MOST / (s.count - 1)) : 1;
    if (kind == 5)
        s.count = PLANE_MOST + 1;
    s.from.x = draw_between(rng, 0, PLANE_MOST - (s.count - 1) * s.step);
    s.from.y = draw_between(rng, 0, PLANE_MOST - (s.count - 1) * s.step);
    return s;
}

static inline struct point draw_point(struct rng *rng, const struct scenery *s)
{
    struct point p = s->from;

    p.x += s->step * draw_between(rng, 0, s->count - 1);
    p.y += s->step * draw_between(rng, 0, s->count - 1);
    return p;
}

/* draw_cross: above 0 when c lies left of the line from a to b; without the bounds of plane.h. */
static inline int64_t draw_cross(struct point a, struct point b, struct point c)
{
    return ((int64_t)b.x - a.x) * ((int64_t)c.y - a.y) -
           ((int64_t)b.y - a.y) * ((int64_t)c.x - a.x);
}

static inline void draw_sort(struct drawn *d)
{
    for (int i = 1; i < d->corners; i++)
        for (int k = i; k > 0; k--) {
            struct point a = d->corner[k - 1], b = d->corner[k];

            if (a.x < b.x || (a.x == b.x && a.y <= b.y))
                break;
            d->corner[k - 1] = b;
            d->corner[k] = a;
        }
}

/* draw_hull: the corners of the least convex polygon around the points, counter-clockwise; two or
 * one when they lie on a line. */
static inline void draw_hull(struct drawn *d)
{
    struct drawn hull = { .corners = 0 };

    draw_sort(d);
    for (int way = 0; way < 2; way++) {
        int first = hull.corners;

        for (int i = 0; i < d->corners; i++) {
            struct point p = d->corner[way ? d->corners - 1 - i : i];

            while (hull.corners >= first + 2 &&
                   draw_cross(hull.corner[hull.corners - 2], hull.corner[hull.corners - 1], p) <= 0)
                hull.corners--;
            hull.corner[hull.corners++] = p;
        }
        hull.corners--; /* the last point is the first of the way back */
    }
    *d = hull.corners ? hull : (struct drawn){ { d->corner[0] }, 1 };
}

static inline struct drawn draw_rectangle(struct rng *rng, const struct scenery *s)
{
    struct point a = draw_point(rng, s), b = draw_point(rng, s);
    struct drawn d = { { a, { b.x, a.y }, b, { a.x, b.y } }, 4 };

    draw_hull(&d);
    return d;
}

/* draw_polygon: a rectangle, or the hull of a few points; always with an inside. */
static inline struct drawn draw_polygon(struct rng *rng, const struct scenery *s)
{
    struct drawn d;

    do {
        if (draw_between(rng, 0, 2) == 0) {
            d = draw_rectangle(rng, s);
            continue;
        }
        d.corners = draw_between(rng, 3, DRAW_CORNERS);
        for (int i = 0; i < d.corners; i++)
            d.corner[i] = draw_point(rng, s);
        draw_hull(&d);
    } while (d.corners < 3);
    return d;
}

/* draw_radius: 0, a whole number of lattice steps, or anything. */
static inline int32_t draw_radius(struct rng *rng, const struct scenery *s)
{
    int kind = draw_between(rng, 0, 3), steps = draw_between(rng, 0, s->count - 1);

    return kind < 2 ? steps * s->step : draw_between(rng, 0, kind == 2 ? PLANE_LENGTH : 1000);
}

/* draw_mix: takes one more answer into a signature. */
static inline void draw_mix(uint64_t *signature, int64_t answer)
{
    *signature = (*signature ^ (uint64_t)answer) * UINT64_C(1099511628211);
    *signature ^= *signature >> 29;
}

#endif
