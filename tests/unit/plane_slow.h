/* plane_slow.h - the questions of core/plane.h answered another way, for tests alone: fractions of
 * 128 bits, no shortcut, nothing in common with plane.c. */
#ifndef PLANE_SLOW_H
#define PLANE_SLOW_H

#include "plane_draw.h"

__extension__ typedef __int128 wide;

/* A place n/d on a segment, d above 0. */
struct place {
    wide n, d;
};

static inline int slow_sign(wide x)
{
    return (x > 0) - (x < 0);
}

static inline int slow_order(struct place a, struct place b)
{
    return slow_sign(a.n * b.d - b.n * a.d);
}

/* slow_side: on which side of the line from a to b lies the place on the segment from p to q? */
static inline int slow_side(struct point a, struct point b, struct point p, struct point q,
                            struct place t)
{
    wide x = (p.x - a.x) * t.d + (q.x - p.x) * t.n, y = (p.y - a.y) * t.d + (q.y - p.y) * t.n;

    return slow_sign((b.x - a.x) * y - (b.y - a.y) * x);
}

static inline bool slow_contains(struct polygon g, struct point p, struct point q, struct place t)
{
    for (int i = 0; i < g.corners; i++)
        if (slow_side(g.corner[i], g.corner[(i + 1) % g.corners], p, q, t) < 0)
            return false;
    return true;
}

/* slow_crossings: every place where the segment may enter or leave the polygon; both ends too. */
static inline int slow_crossings(struct polygon g, struct point p, struct point q,
                                 struct place *out)
{
    int count = 0;

    out[count++] = (struct place){ 0, 1 };
    out[count++] = (struct place){ 1, 1 };
    for (int i = 0; i < g.corners; i++) {
        struct point a = g.corner[i], b = g.corner[(i + 1) % g.corners];
        wide n = draw_cross(a, b, p), d = n - draw_cross(a, b, q);
        struct place t = { d < 0 ? -n : n, d < 0 ? -d : d };

        if (d != 0 && t.n >= 0 && t.n <= t.d)
            out[count++] = t;
    }
    return count;
}

/* slow_reach: the sign of (the distance from 0,0 to the segment from a to b) - r, from the closest
 * point as a fraction. */
static inline int slow_reach(struct point a, struct point b, wide r)
{
    wide ex = (wide)b.x - a.x, ey = (wide)b.y - a.y;
    wide n = -(a.x * ex + a.y * ey), d = ex * ex + ey * ey, x, y;

    if (n <= 0 || d == 0) {
        n = 0;
        d = 1;
    }
    if (n > d)
        n = d = 1;
    x = a.x * d + n * ex;
    y = a.y * d + n * ey;
    return slow_sign(x * x + y * y - r * r * d * d);
}

/* slow_compare: the sign of (the distance of two convex hulls) - r; *overlap: do they share more
 * than edges? Two sets are as far apart as 0,0 is from the hull of all differences of their points,
 * and share an inner point when it has 0,0 inside. */
static inline int slow_compare(struct polygon g, struct polygon h, int32_t r, bool *overlap)
{
    struct drawn d = { .corners = 0 };
    bool in = true, inner = true;
    int best = 1;

    for (int i = 0; i < g.corners; i++)
        for (int k = 0; k < h.corners; k++)
            d.corner[d.corners++] =
                (struct point){ h.corner[k].x - g.corner[i].x, h.corner[k].y - g.corner[i].y };
    draw_hull(&d);
    for (int i = 0; i < d.corners; i++) {
        struct point a = d.corner[i], b = d.corner[(i + 1) % d.corners];
        int64_t side = draw_cross(a, b, (struct point){ 0, 0 });
        int reach = slow_reach(a, b, r);

        in = in && side >= 0;
        inner = inner && side > 0;
        best = reach < best ? reach : best;
    }
    *overlap = inner && d.corners > 2;
    return in && d.corners > 2 ? slow_sign(-(wide)r) : best;
}

#endif
