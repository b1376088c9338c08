/* plane.h - geometry on a plane of whole numbers: lengths, convex polygons, exact answers.
 *
 * A unit is as small as its game wants. Nothing is rounded unless the comment says so, and every
 * comparison is one of whole products, so that all machines and compilers agree.
 * y points up and polygons run counter-clockwise; y down and clockwise works just as well.
 *
 * What makes 64 bits enough, with `EXPECT` in test builds:
 *
 *     difference of two points in x, in y     at most 32,767           PLANE_MOST
 *     a length, a radius                      at most 46,340           PLANE_LENGTH
 *     cross or dot product of two differences below 2^31               32,767^2 * 2
 *     numerators and denominators of a clip   below 2^31
 *     the products of a comparison            below 2^62               crosswise, or of squares
 *
 * So a table may be 32,767 units wide and deep (64 inches of 508 units are 32,512), and every point
 * of one question must lie in such a square, wherever that is. */
#ifndef CORE_PLANE_H
#define CORE_PLANE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"

enum { PLANE_MOST = 32767, PLANE_LENGTH = 46340, PLANE_TURN = 256, PLANE_SINE = 16384 };

struct point {
    int32_t x, y;
};

/* --- points and lengths --- */

/* plane_difference: b as seen from a. */
static inline struct point plane_difference(struct point a, struct point b)
{
    struct point d = { b.x - a.x, b.y - a.y };

    EXPECT(d.x >= -PLANE_MOST && d.x <= PLANE_MOST && d.y >= -PLANE_MOST && d.y <= PLANE_MOST);
    return d;
}

/* plane_side: above 0 when p lies left of the line from a to b, 0 on it, below 0 right of it; it is
 * the distance from the line times the length from a to b. */
static inline int64_t plane_side(struct point a, struct point b, struct point p)
{
    struct point e = plane_difference(a, b), d = plane_difference(a, p);

    return (int64_t)e.x * d.y - (int64_t)e.y * d.x;
}

/* plane_square: the square of the distance of two points. */
static inline int64_t plane_square(struct point a, struct point b)
{
    struct point d = plane_difference(a, b);

    return (int64_t)d.x * d.x + (int64_t)d.y * d.y;
}

/* plane_root: the square root of a number that is not negative, rounded down. */
int32_t plane_root(int64_t number);

/* plane_length: the distance of two points, rounded up. */
int32_t plane_length(struct point a, struct point b);

/* plane_along: the point n/d of the way from p to q (0 <= n <= d < 2^31), rounded towards p in x
 * and y: never further from p than it should be. */
struct point plane_along(struct point p, struct point q, int64_t n, int64_t d);

/* plane_compare: is p closer to the segment from a to b than r (-1), exactly r away (0), or further
 * away (1)? a and b may be the same point. */
int plane_compare(struct point p, struct point a, struct point b, int32_t r);

/* --- directions --- */

/* plane_sine, plane_cosine: of `turn` parts of 256 of a full turn, any whole number; times
 * 16,384 and rounded to the nearest. */
int plane_sine(int turn);
int plane_cosine(int turn);

/* plane_turned: p, turned about 0,0 by `turn` parts of 256, counter-clockwise, each of x and y
 * rounded to the nearest (halves away from 0). Turn what was drawn, once: a second turn would round
 * what is rounded. Quarters of a turn are exact. */
struct point plane_turned(struct point p, int turn);

/* --- boxes --- */

/* A rectangle along the axes with its edges; x0 <= x1, y0 <= y1. */
struct box {
    int32_t x0, y0, x1, y1;
};

/* plane_box: the least box with both points in it, `margin` wider on all sides. */
struct box plane_box(struct point a, struct point b, int32_t margin);

/* plane_widen: the box grows until the other one lies in it. */
static inline void plane_widen(struct box *box, const struct box *by)
{
    box->x0 = by->x0 < box->x0 ? by->x0 : box->x0;
    box->y0 = by->y0 < box->y0 ? by->y0 : box->y0;
    box->x1 = by->x1 > box->x1 ? by->x1 : box->x1;
    box->y1 = by->y1 > box->y1 ? by->y1 : box->y1;
}

/* plane_boxes_meet: do they have a point in common, even if only on their edges? */
static inline bool plane_boxes_meet(const struct box *a, const struct box *b)
{
    return a->x0 <= b->x1 && b->x0 <= a->x1 && a->y0 <= b->y1 && b->y0 <= a->y1;
}

/* --- convex polygons --- */

/* At least three corners in the caller's memory, as `plane_convex` wants them. The edge belongs to
 * the polygon, except where a function says otherwise. */
struct polygon {
    const struct point *corner;
    int corners;
};

/* plane_convex: do the corners run counter-clockwise round a convex polygon, with no three of them
 * in a row on a line? Ask it of everything that is read or turned; all else relies on it. */
bool plane_convex(struct polygon g);

/* plane_polygon_box: the least box around a polygon. */
struct box plane_polygon_box(struct polygon g);

/* plane_contains: does the point lie in the polygon or on its edge? */
bool plane_contains(struct polygon g, struct point p);

/* plane_contains_disc: does the whole disc? It may touch the edge from inside. */
bool plane_contains_disc(struct polygon g, struct point p, int32_t r);

/* plane_swept: does a disc of radius r that moves from p to q overlap the polygon on its way; that
 * is, does its centre come closer than r? Touching is not overlapping. p and q may be the same. */
bool plane_swept(struct polygon g, struct point p, struct point q, int32_t r);

/* plane_beside: does the whole polygon lie on one side of the line through p and q, nowhere closer
 * to it than r? A quick way to drop what a bundle of lines cannot meet. */
bool plane_beside(struct polygon g, struct point p, struct point q, int32_t r);

/* plane_overlap: do two polygons share more than their edges? */
bool plane_overlap(struct polygon g, struct polygon h);

/* plane_closer: is the distance between two polygons less than r? It is 0 where they touch. */
bool plane_closer(struct polygon g, struct polygon h, int32_t r);

/* --- parts of a segment --- */

/* A place on a segment: n/d of the way, 0 <= n <= d < 2^31. */
struct ratio {
    int64_t n, d;
};

/* The part of a segment from one place to another; a point when they are equal. */
struct span {
    struct ratio from, to;
};

/* plane_before: does a come before b? */
static inline bool plane_before(struct ratio a, struct ratio b)
{
    return a.n * b.d < b.n * a.d;
}

/* plane_clip: the part of the segment from p to q that lies in the polygon; false when there is
 * none. Running along an edge counts, and a corner touched is a part of no length. Where p and q
 * are the same, the part is all or nothing. */
bool plane_clip(struct polygon g, struct point p, struct point q, struct span *part);

/* plane_span_length: the length of a part of a segment that is `length` long, rounded up. */
int32_t plane_span_length(const struct span *part, int32_t length);

#endif
