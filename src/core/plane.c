/* plane.c - geometry on a plane of whole numbers. The header has the bounds that make products fit;
 * nothing here needs more than 64 bits, so a 32-bit machine computes the same. */
#include "core/plane.h"

/* --- points and lengths --- */

int32_t plane_root(int64_t number)
{
    int64_t root, next;

    EXPECT(number >= 0 && number >> 62 == 0); /* the root must fit */
    if (number < 2)
        return (int32_t)number;
    /* Newton: from a power of two above the root the steps go down to it, and no further. */
    root = INT64_C(2) << (63 - __builtin_clzll((uint64_t)number)) / 2;
    while ((next = (root + number / root) / 2) < root)
        root = next;
    return (int32_t)root;
}

int32_t plane_length(struct point a, struct point b)
{
    int64_t square = plane_square(a, b);
    int32_t root = plane_root(square);

    return root + ((int64_t)root * root < square);
}

struct point plane_along(struct point p, struct point q, int64_t n, int64_t d)
{
    struct point way = plane_difference(p, q);

    EXPECT(n >= 0 && n <= d && d > 0 && d <= INT32_MAX);
    return (struct point){ p.x + (int32_t)(way.x * n / d), p.y + (int32_t)(way.y * n / d) };
}

static int sign(int64_t number)
{
    return (number > 0) - (number < 0);
}

static int64_t dot(struct point a, struct point b)
{
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y;
}

/* squared: the square of a radius. */
static int64_t squared(int32_t r)
{
    EXPECT(r >= 0 && r <= PLANE_LENGTH);
    return (int64_t)r * r;
}

int plane_compare(struct point p, struct point a, struct point b, int32_t r)
{
    struct point e = plane_difference(a, b), d = plane_difference(a, p);
    int64_t past = dot(e, d), whole = dot(e, e), cross;

    if (past <= 0)
        return sign(dot(d, d) - squared(r));
    if (past >= whole)
        return sign(plane_square(p, b) - squared(r));
    cross = (int64_t)e.x * d.y - (int64_t)e.y * d.x;
    return sign(cross * cross - squared(r) * whole);
}

/* --- directions --- */

/* The first quarter of round(16384 sin(2 pi i / 256)), computed with 50 decimals; the other three
 * mirror it. test_plane.c computes every one of the 256 again, with whole numbers. */
static const int16_t sine[PLANE_TURN / 4 + 1] = {
    0,     402,   804,   1205,  1606,  2006,  2404,  2801,  3196,  3590,  3981,  4370,  4756,
    5139,  5520,  5897,  6270,  6639,  7005,  7366,  7723,  8076,  8423,  8765,  9102,  9434,
    9760,  10080, 10394, 10702, 11003, 11297, 11585, 11866, 12140, 12406, 12665, 12916, 13160,
    13395, 13623, 13842, 14053, 14256, 14449, 14635, 14811, 14978, 15137, 15286, 15426, 15557,
    15679, 15791, 15893, 15986, 16069, 16143, 16207, 16261, 16305, 16340, 16364, 16379, 16384,
};

int plane_sine(int turn)
{
    int part = turn & (PLANE_TURN - 1), half = part & (PLANE_TURN / 2 - 1);
    int value = sine[half <= PLANE_TURN / 4 ? half : PLANE_TURN / 2 - half];

    return part < PLANE_TURN / 2 ? value : -value;
}

int plane_cosine(int turn)
{
    return plane_sine((turn & (PLANE_TURN - 1)) + PLANE_TURN / 4);
}

/* nearest: number / PLANE_SINE to the nearest, halves away from 0. */
static int32_t nearest(int64_t number)
{
    int64_t half = number < 0 ? -PLANE_SINE / 2 : PLANE_SINE / 2;

    return (int32_t)((number + half) / PLANE_SINE);
}

struct point plane_turned(struct point p, int turn)
{
    int64_t s = plane_sine(turn), c = plane_cosine(turn);

    return (struct point){ nearest(p.x * c - p.y * s), nearest(p.x * s + p.y * c) };
}

/* --- boxes --- */

static int32_t least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static int32_t most(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

struct box plane_box(struct point a, struct point b, int32_t margin)
{
    return (struct box){ least(a.x, b.x) - margin, least(a.y, b.y) - margin,
                         most(a.x, b.x) + margin, most(a.y, b.y) + margin };
}

struct box plane_polygon_box(struct polygon g)
{
    struct box box = plane_box(g.corner[0], g.corner[0], 0);

    for (int i = 1; i < g.corners; i++) {
        struct point p = g.corner[i];

        box = (struct box){ least(box.x0, p.x), least(box.y0, p.y), most(box.x1, p.x),
                            most(box.y1, p.y) };
    }
    return box;
}

/* --- convex polygons --- */

/* previous: the corner before corner i, where the edge to corner i begins. */
static struct point previous(struct polygon g, int i)
{
    return g.corner[i ? i - 1 : g.corners - 1];
}

/* All corners must lie left of every edge, not only the next one: a star of five points turns left
 * at every corner, too. */
bool plane_convex(struct polygon g)
{
    if (g.corners < 3)
        return false;
    for (int i = 0; i < g.corners; i++)
        for (int k = 0; k < g.corners - 2; k++)
            if (plane_side(previous(g, i), g.corner[i], g.corner[(i + 1 + k) % g.corners]) <= 0)
                return false;
    return true;
}

bool plane_contains(struct polygon g, struct point p)
{
    for (int i = 0; i < g.corners; i++)
        if (plane_side(previous(g, i), g.corner[i], p) < 0)
            return false;
    return true;
}

/* far_off: is `side`, a plane_side of the line through a and b, a distance of r or more? */
static bool far_off(int64_t side, struct point a, struct point b, int32_t r)
{
    return side * side >= squared(r) * plane_square(a, b);
}

bool plane_contains_disc(struct polygon g, struct point p, int32_t r)
{
    for (int i = 0; i < g.corners; i++) {
        struct point a = previous(g, i), b = g.corner[i];
        int64_t side = plane_side(a, b, p);

        if (side < 0 || !far_off(side, a, b, r))
            return false;
    }
    return true;
}

/* parted: does the line along an edge keep the disc off all its way? Most questions end here. */
static bool parted(struct polygon g, struct point p, struct point q, int32_t r)
{
    for (int i = 0; i < g.corners; i++) {
        struct point a = previous(g, i), b = g.corner[i];
        int64_t x = plane_side(a, b, p), y = plane_side(a, b, q), nearer = x > y ? x : y;

        if (nearer <= 0 && far_off(nearer, a, b, r))
            return true;
    }
    return false;
}

/* A polygon and a segment that do not meet are closest at a corner of the one or an end of the
 * other. */
bool plane_swept(struct polygon g, struct point p, struct point q, int32_t r)
{
    struct span part;

    if (parted(g, p, q, r) || plane_beside(g, p, q, r))
        return false;
    if (plane_clip(g, p, q, &part))
        return r > 0;
    for (int i = 0; i < g.corners; i++) {
        struct point a = previous(g, i), b = g.corner[i];

        if (plane_compare(b, p, q, r) < 0 || plane_compare(p, a, b, r) < 0 ||
            plane_compare(q, a, b, r) < 0)
            return true;
    }
    return false;
}

bool plane_beside(struct polygon g, struct point p, struct point q, int32_t r)
{
    int64_t low = INT64_MAX, high = INT64_MIN;

    for (int i = 0; i < g.corners; i++) {
        int64_t side = plane_side(p, q, g.corner[i]);

        low = side < low ? side : low;
        high = side > high ? side : high;
    }
    return (low > 0 && far_off(low, p, q, r)) || (high < 0 && far_off(high, p, q, r));
}

/* outside: is there an edge of g with all of h on its outer side or on it? */
static bool outside(struct polygon g, struct polygon h)
{
    for (int i = 0; i < g.corners; i++) {
        bool all = true;

        for (int k = 0; k < h.corners && all; k++)
            all = plane_side(previous(g, i), g.corner[i], h.corner[k]) <= 0;
        if (all)
            return true;
    }
    return false;
}

bool plane_overlap(struct polygon g, struct polygon h)
{
    return !outside(g, h) && !outside(h, g);
}

bool plane_closer(struct polygon g, struct polygon h, int32_t r)
{
    if (r > 0 && plane_overlap(g, h)) /* one may lie wholly in the other */
        return true;
    for (int i = 0; i < g.corners; i++)
        if (plane_swept(h, previous(g, i), g.corner[i], r))
            return true;
    return false;
}

/* --- parts of a segment --- */

/* Each edge with an end of the segment on its outer side cuts that end off, at the place where the
 * side changes its sign. */
bool plane_clip(struct polygon g, struct point p, struct point q, struct span *part)
{
    struct span s = { { 0, 1 }, { 1, 1 } };
    struct point a = g.corner[g.corners - 1];

    for (int i = 0; i < g.corners; i++) {
        struct point b = g.corner[i];
        int64_t here = plane_side(a, b, p), there = plane_side(a, b, q);
        struct ratio enters = { -here, there - here }, leaves = { here, here - there };

        a = b;
        if (here < 0 && there < 0)
            return false;
        if (here < 0 && plane_before(s.from, enters))
            s.from = enters;
        if (there < 0 && plane_before(leaves, s.to))
            s.to = leaves;
    }
    *part = s;
    return !plane_before(s.to, s.from);
}

/* length * (to - from) has up to 78 bits over a denominator of 62. So it is multiplied and divided
 * in one go, a bit of the length at a time: the remainder stays below the denominator, and twice it
 * plus the numerator below 3 * 2^62. */
int32_t plane_span_length(const struct span *part, int32_t length)
{
    uint64_t numerator = (uint64_t)(part->to.n * part->from.d - part->from.n * part->to.d);
    uint64_t denominator = (uint64_t)(part->from.d * part->to.d), rest = 0;
    int32_t whole = 0;

    EXPECT(length >= 0 && length <= PLANE_LENGTH && numerator <= denominator);
    EXPECT(part->from.d <= INT32_MAX && part->to.d <= INT32_MAX);
    if (numerator == denominator)
        return length;
    for (int bit = 15; bit >= 0; bit--) {
        rest = 2 * rest + (length >> bit & 1 ? numerator : 0);
        whole *= 2;
        for (; rest >= denominator; rest -= denominator)
            whole++;
    }
    return whole + (rest > 0);
}
