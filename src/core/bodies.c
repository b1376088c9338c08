/* bodies.c - prisms and sunk areas, their index, and lines against them. */
#include "core/bodies.h"

#include <string.h>

void bodies_clear(struct bodies *b)
{
    memset(b, 0, sizeof *b);
}

static void fill(struct prism *p, struct polygon outline, int bottom, int top, int piece)
{
    EXPECT(outline.corners <= BODIES_CORNERS && plane_convex(outline));
    EXPECT(bodies_height(bottom) && bodies_height(top) && bottom < top);
    EXPECT(piece >= 0 && piece < BODIES_PIECES);
    *p = (struct prism){ .box = plane_polygon_box(outline),
                         .bottom = (int16_t)bottom,
                         .top = (int16_t)top,
                         .corners = (uint8_t)outline.corners,
                         .piece = (uint8_t)piece };
    EXPECT(p->box.x0 >= 0 && p->box.y0 >= 0 && p->box.x1 <= PLANE_MOST && p->box.y1 <= PLANE_MOST);
    memcpy(p->corner, outline.corner, (size_t)outline.corners * sizeof *outline.corner);
}

/* column: of a coordinate; what lies off the plane falls into the first or the last. */
static int column(int32_t x)
{
    enum { WIDTH = (PLANE_MOST + 1) / BODIES_COLUMNS };

    return x < 0 ? 0 : x > PLANE_MOST ? BODIES_COLUMNS - 1 : x / WIDTH;
}

/* enter: prism i, from column `first` to column `last` of an axis, into the index. */
static void enter(struct bodies *b, int axis, int i, int first, int last)
{
    uint64_t bit = UINT64_C(1) << i % 64;

    for (int c = first; c < BODIES_COLUMNS; c++)
        b->begins[axis][c].word[i / 64] |= bit;
    for (int c = 0; c <= last; c++)
        b->ends[axis][c].word[i / 64] |= bit;
}

int bodies_add(struct bodies *b, struct polygon outline, int bottom, int top, int piece)
{
    struct prism *p = &b->prism[b->prisms];

    if (b->prisms == BODIES_PRISMS)
        return -1;
    fill(p, outline, bottom, top, piece);
    enter(b, 0, b->prisms, column(p->box.x0), column(p->box.x1));
    enter(b, 1, b->prisms, column(p->box.y0), column(p->box.y1));
    return b->prisms++;
}

int bodies_sink(struct bodies *b, struct polygon outline, int floor, int piece)
{
    if (b->sunks == BODIES_SUNK)
        return -1;
    fill(&b->sunk[b->sunks], outline, floor, 0, piece);
    return b->sunks++;
}

/* The index finds by columns; the boxes themselves say the rest. */
struct prism_set bodies_find(const struct bodies *b, struct box box)
{
    const struct prism_set *left = &b->begins[0][column(box.x1)];
    const struct prism_set *right = &b->ends[0][column(box.x0)];
    const struct prism_set *below = &b->begins[1][column(box.y1)];
    const struct prism_set *above = &b->ends[1][column(box.y0)];
    struct prism_set found;

    for (int i = 0; i < BODIES_PRISMS / 64; i++) {
        uint64_t near = left->word[i] & right->word[i] & below->word[i] & above->word[i];

        found.word[i] = near;
        for (; near; near &= near - 1)
            if (!plane_boxes_meet(&b->prism[64 * i + bits_first(near)].box, &box))
                found.word[i] &= ~(near & -near);
    }
    return found;
}

/* height: of a line from zp to zq at the place t, times t.d. */
static int64_t height(int zp, int zq, struct ratio t)
{
    return zp * t.d + (zq - zp) * t.n;
}

bool prism_blocks(const struct prism *p, const struct span *part, int zp, int zq)
{
    struct ratio low = zp < zq ? part->from : part->to, high = zp < zq ? part->to : part->from;

    EXPECT(bodies_height(zp) && bodies_height(zq));
    if (!plane_before(part->from, part->to))
        return false; /* its outline is only touched */
    if (zp == zq)
        return zp >= p->bottom && zp <= p->top;
    return height(zp, zq, low) < p->top * low.d && height(zp, zq, high) > p->bottom * high.d;
}

/* below_ground: the part of a line of these heights that is below 0; false when there is none. */
static bool below_ground(int zp, int zq, struct span *part)
{
    *part = (struct span){ { 0, 1 }, { 1, 1 } };
    if (zp >= 0 && zq >= 0)
        return false;
    if (zp >= 0)
        part->from = (struct ratio){ zp, zp - zq };
    else if (zq >= 0)
        part->to = (struct ratio){ -zp, zq - zp };
    return true;
}

/* above_floor: cuts off what a line of these heights has below the floor; false when nothing is
 * left. */
static bool above_floor(int floor, int zp, int zq, struct span *part)
{
    if (zp < floor && zq < floor)
        return false;
    if (zp < floor) {
        struct ratio rises = { floor - zp, zq - zp };

        if (plane_before(part->from, rises))
            part->from = rises;
    } else if (zq < floor) {
        struct ratio dips = { zp - floor, zp - zq };

        if (plane_before(dips, part->to))
            part->to = dips;
    }
    return plane_before(part->from, part->to);
}

/* open_parts: the parts of a line in sunk areas and above their floors. */
static int open_parts(const struct bodies *b, uint64_t gone, struct point p, int zp, struct point q,
                      int zq, struct span *out)
{
    struct box box = plane_box(p, q, 0);
    int count = 0;

    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        if (!(gone >> s->piece & 1) && plane_boxes_meet(&s->box, &box) &&
            plane_clip(prism_outline(s), p, q, &out[count]) &&
            above_floor(s->bottom, zp, zq, &out[count]))
            count++;
    return count;
}

/* The part below 0 is walked from its beginning, from one open part to the next that it reaches. */
bool bodies_ground_blocks(const struct bodies *b, uint64_t gone, struct point p, int zp,
                          struct point q, int zq)
{
    struct span below, open[BODIES_SUNK];

    EXPECT(bodies_height(zp) && bodies_height(zq));
    if (!below_ground(zp, zq, &below))
        return false;
    int count = open_parts(b, gone, p, zp, q, zq, open);
    for (int i = 0; i < count && plane_before(below.from, below.to); i++)
        if (!plane_before(below.from, open[i].from) && plane_before(below.from, open[i].to)) {
            below.from = open[i].to;
            i = -1; /* from here, look at all of them again */
        }
    return plane_before(below.from, below.to);
}

int bodies_blocker(const struct bodies *b, uint64_t gone, struct point p, int zp, struct point q,
                   int zq)
{
    struct prism_set set = bodies_find(b, plane_box(p, q, 0));
    int low = zp < zq ? zp : zq, high = zp < zq ? zq : zp;
    struct span part;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *body = &b->prism[i];

        if (gone >> body->piece & 1 || body->top < low || body->bottom > high)
            continue;
        if (plane_clip(prism_outline(body), p, q, &part) && prism_blocks(body, &part, zp, zq))
            return i;
    }
    return bodies_ground_blocks(b, gone, p, zp, q, zq) ? BODIES_GROUND : BODIES_NOTHING;
}

bool bodies_block(const struct bodies *b, uint64_t gone, struct point p, int zp, struct point q,
                  int zq)
{
    return bodies_blocker(b, gone, p, zp, q, zq) != BODIES_NOTHING;
}
