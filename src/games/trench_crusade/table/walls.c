/* walls.c - where sunk areas end at solid ground, and where they are open to the next. */
#include "games/trench_crusade/table/table.h"

enum { CUTS = 2 * BODIES_SUNK + 2 };

/* An edge of a sunk area and the places along it where a neighbour begins or ends. */
struct edge {
    const struct prism *of;
    struct point a, b;
    struct ratio cut[CUTS];
    int cuts;
};

static void add_cut(struct edge *e, struct ratio at)
{
    int i = e->cuts++;

    for (; i > 0 && plane_before(at, e->cut[i - 1]); i--)
        e->cut[i] = e->cut[i - 1];
    e->cut[i] = at;
}

/* beyond: the point at `n` of `d` along the edge, three units outside of it. */
static struct point beyond(const struct edge *e, struct ratio from, struct ratio to)
{
    struct point a = plane_along(e->a, e->b, from.n, from.d);
    struct point b = plane_along(e->a, e->b, to.n, to.d), way = plane_difference(e->a, e->b);
    int32_t length = plane_length(e->a, e->b);

    return (struct point){ (a.x + b.x) / 2 + 3 * way.y / length,
                           (a.y + b.y) / 2 - 3 * way.x / length };
}

/* ground_at: the height of the ground at a point: the deepest floor, or 0. */
static int ground_at(const struct bodies *b, struct point p)
{
    int floor = 0;

    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        if (s->bottom < floor && plane_contains(prism_outline(s), p))
            floor = s->bottom;
    return floor;
}

/* add_wall: the edge from one cut to another, with ground of this height behind; a wall of the same
 * kind just before it is made longer. */
static int add_wall(struct tc_shape *shape, const struct edge *e, struct ratio from,
                    struct ratio to, int top)
{
    const struct bodies *b = &shape->bodies;
    struct point a = plane_along(e->a, e->b, from.n, from.d);
    struct point end = plane_along(e->a, e->b, to.n, to.d);
    struct tc_wall *last = shape->walls > 0 ? &shape->wall[shape->walls - 1] : NULL;
    int sunk = (int)(e->of - b->sunk);

    if (last && last->sunk == sunk && last->top == top && last->b.x == a.x && last->b.y == a.y &&
        plane_side(e->a, e->b, last->a) == 0) {
        last->b = end;
        return 0;
    }
    if (shape->walls == TC_WALLS)
        return -1;
    shape->wall[shape->walls++] =
        (struct tc_wall){ a, end, e->of->bottom, (int16_t)top, (uint8_t)sunk, e->of->piece };
    return 0;
}

static int edge_walls(struct tc_shape *shape, struct edge *e)
{
    const struct bodies *b = &shape->bodies;
    struct box box = plane_box(e->a, e->b, 0);
    struct span part;

    e->cuts = 0;
    add_cut(e, (struct ratio){ 0, 1 });
    add_cut(e, (struct ratio){ 1, 1 });
    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        if (s != e->of && plane_boxes_meet(&s->box, &box) &&
            plane_clip(prism_outline(s), e->a, e->b, &part)) {
            add_cut(e, part.from);
            add_cut(e, part.to);
        }
    for (int i = 0; i + 1 < e->cuts; i++) {
        int top;

        if (!plane_before(e->cut[i], e->cut[i + 1]))
            continue;
        top = ground_at(b, beyond(e, e->cut[i], e->cut[i + 1]));
        if (top > e->of->bottom && add_wall(shape, e, e->cut[i], e->cut[i + 1], top))
            return -1;
    }
    return 0;
}

int tc_shape_walls(struct tc_shape *shape, struct error *err)
{
    const struct bodies *b = &shape->bodies;

    shape->walls = 0;
    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        for (int i = 0; i < s->corners; i++) {
            struct edge e = { .of = s, .a = s->corner[i], .b = s->corner[(i + 1) % s->corners] };

            if (edge_walls(shape, &e))
                return error_set(err, "the table has too many trenches");
        }
    return 0;
}
