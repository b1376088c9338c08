/* places.c - candidates: where it may be worth moving to, in the order of the design. Each is tried
 * by the reach that was found for the listing. */
#include <string.h>

#include "games/trench_crusade/move/places.h"

enum {
    SLOTS = 256,
    QUARTER = TC_INCH / 4,
    COVERS_MOST = 24,
    HEIGHTS_MOST = 6,
};

/* A list under way. Places in the same quarter inch are one. */
struct list {
    const struct tc_reach *r;
    const struct tc_wishes *w;
    struct tc_place *out;
    int count, room;
    uint32_t seen[SLOTS];
};

/* is_new: has nothing in this quarter inch and at this height been tried? */
static bool is_new(struct list *l, struct tc_spot at)
{
    uint32_t key = (uint32_t)(at.x / QUARTER) * 512 + (uint32_t)(at.y / QUARTER);
    uint32_t slot;

    key = key * 64 + (uint32_t)(at.z == TC_ANY_LEVEL ? 63 : (at.z + 8192) / TC_INCH % 63) + 1;
    slot = key * UINT32_C(2654435761) >> 24;
    for (int i = 0; i < SLOTS; i++, slot = (slot + 1) % SLOTS) {
        if (l->seen[slot] == key)
            return false;
        if (l->seen[slot] == 0) {
            l->seen[slot] = key;
            return true;
        }
    }
    return false;
}

/* offer: one more place, if it can be reached and stood on. */
static void offer(struct list *l, struct tc_spot at, int why, int about)
{
    const struct tc_mover *m = l->r->mover;
    struct tc_place *p = &l->out[l->count];
    int64_t budget = l->r->budget;

    if (l->count == l->room || !tc_fits_table(m->ground, m->base, tc_plan(at)) ||
        plane_square(tc_plan(l->r->from), tc_plan(at)) > budget * budget || !is_new(l, at))
        return;
    p->legs = (uint8_t)tc_reach_legs(l->r, &at, p->leg, TC_PLACE_LEGS, &p->price);
    if (p->legs == 0 || !tc_stands(m->ground, m->crowd, m->others, m->base, at))
        return;
    p->at = at;
    p->why = (uint8_t)why;
    p->about = (uint8_t)about;
    l->count++;
}

static void offer_point(struct list *l, struct point p, int why, int about)
{
    const struct tc_shape *s = l->r->mover->ground->shape;

    if (p.x >= 0 && p.y >= 0 && p.x <= s->width && p.y <= s->height)
        offer(l, tc_spot(p, TC_ANY_LEVEL), why, about);
}

/* --- wishes --- */

/* towards: the point on the line to somewhere that keeps this distance of it. */
static void offer_towards(struct list *l, struct point to, int32_t keep, int why, int about)
{
    struct point from = tc_plan(l->r->from);
    int32_t way = plane_length(from, to);

    if (way > keep && way - keep <= l->r->budget)
        offer_point(l, plane_along(from, to, way - keep, way), why, about);
}

/* nearest_in: the point of a box nearest to another. */
static struct point nearest_in(const struct box *b, struct point p)
{
    return (struct point){ p.x < b->x0   ? b->x0
                           : p.x > b->x1 ? b->x1
                                         : p.x,
                           p.y < b->y0   ? b->y0
                           : p.y > b->y1 ? b->y1
                                         : p.y };
}

static void objectives(struct list *l)
{
    const struct tc_mover *m = l->r->mover;
    int32_t r = tc_base(m->base)->radius;

    for (int i = 0; i < l->w->spots; i++) {
        struct point to = tc_plan(l->w->spot[i]);

        if (l->w->piece[i] >= 0)
            to = nearest_in(&m->ground->shape->piece[l->w->piece[i]].box, tc_plan(l->r->from));
        offer_towards(l, to, r + 2, TC_TO_OBJECTIVE, i);
        offer_towards(l, to, r + TC_INCH, TC_TO_OBJECTIVE, i);
        offer_towards(l, tc_plan(l->w->spot[i]), 0, TC_TO_OBJECTIVE, i);
    }
}

static void ranges(struct list *l)
{
    const struct tc_mover *m = l->r->mover;

    for (uint64_t set = l->w->enemies & m->crowd->there; set; set &= set - 1) {
        int enemy = bits_first(set);
        struct tc_figure f = m->crowd->figure[enemy];
        int32_t radii = tc_base(m->base)->radius + tc_base(f.base)->radius;

        for (int i = 0; i < 3; i++)
            if (l->w->range[i] > 0)
                offer_towards(l, tc_plan(f.at), l->w->range[i] + radii, TC_TO_RANGE, enemy);
        offer_towards(l, tc_plan(f.at), TC_INCH + 2 + radii, TC_TO_RANGE, enemy);
    }
}

/* --- cover, heights --- */

/* shields: does a piece lie between a place and some enemy (R10)? */
static bool shields(const struct list *l, const struct tc_cover_point *c)
{
    const struct tc_mover *m = l->r->mover;
    const struct box *b = &m->ground->shape->piece[c->piece].box;
    int64_t x = (b->x0 + b->x1) / 2 - c->at.x, y = (b->y0 + b->y1) / 2 - c->at.y;

    for (uint64_t set = l->w->enemies & m->crowd->there; set; set &= set - 1) {
        struct tc_spot e = m->crowd->figure[bits_first(set)].at;

        if ((e.x - c->at.x) * x + (e.y - c->at.y) * y > 0)
            return true;
    }
    return false;
}

static void covers(struct list *l)
{
    const struct tc_graph *g = tc_reach_graph(l->r->mover);
    int64_t budget = l->r->budget;
    int most = l->count + COVERS_MOST;

    for (int i = 0; g && i < g->covers && l->count < most; i++) {
        const struct tc_cover_point *c = &g->cover[i];

        if (plane_square(tc_plan(l->r->from), tc_plan(c->at)) <= budget * budget &&
            !(l->r->mover->ground->gone >> c->piece & 1) && shields(l, c))
            offer(l, c->at, TC_TO_COVER, c->piece);
    }
}

/* heights: places 3" and more above an enemy, where a climb or a ladder leads. */
static void heights(struct list *l)
{
    const struct tc_reach *r = l->r;
    int lowest = BODIES_HIGH, most = l->count + HEIGHTS_MOST;

    for (uint64_t set = l->w->enemies & r->mover->crowd->there; set; set &= set - 1) {
        int z = r->mover->crowd->figure[bits_first(set)].at.z;

        lowest = z < lowest ? z : lowest;
    }
    for (int i = 0; i < r->ways.count && l->count < most; i++) {
        const struct tc_node *n = &tc_reach_nodes(r)[r->ways.order[i]];

        if (n->at.z >= lowest + TC_FALL)
            offer(l, n->at, TC_TO_HEIGHT, 0);
    }
}

/* --- directions --- */

/* room_there: the square of the distance to the nearest enemy. */
static int64_t room_there(const struct list *l, struct tc_spot at)
{
    const struct tc_mover *m = l->r->mover;
    int64_t least = INT64_MAX;

    for (uint64_t set = l->w->enemies & m->crowd->there; set; set &= set - 1) {
        int64_t square = plane_square(tc_plan(m->crowd->figure[bits_first(set)].at), tc_plan(at));

        least = square < least ? square : least;
    }
    return least;
}

/* directions: sixteen, all the way, two thirds and one third of it. The one that ends farthest from
 * all enemies is the safe one. */
static void directions(struct list *l)
{
    int first = l->count, safest = -1;

    for (int part = 3; part > 0; part--)
        for (int turn = 0; turn < PLANE_TURN; turn += PLANE_TURN / 16) {
            int32_t far = l->r->budget * part / 3 - 1;
            struct point off = plane_turned((struct point){ far > 0 ? far : 0, 0 }, turn);

            offer_point(l, (struct point){ l->r->from.x + off.x, l->r->from.y + off.y }, TC_TO_OPEN,
                        turn);
        }
    for (int i = first; i < l->count; i++)
        if (safest < 0 || room_there(l, l->out[i].at) > room_there(l, l->out[safest].at))
            safest = i;
    if (safest >= 0 && l->w->enemies)
        l->out[safest].why = TC_TO_SAFETY;
}

int tc_places(const struct tc_reach *r, const struct tc_wishes *w, struct tc_place *out, int room)
{
    struct list l = { .r = r, .w = w, .out = out, .room = room < TC_PLACES ? room : TC_PLACES };

    offer(&l, r->from, TC_TO_STAY, 0);
    objectives(&l);
    ranges(&l);
    covers(&l);
    heights(&l);
    directions(&l);
    return l.count;
}

bool tc_any_place(const struct tc_mover *m, struct tc_spot from, int direction, int32_t distance,
                  struct tc_place *out)
{
    struct point off = plane_turned((struct point){ distance, 0 }, direction);
    struct point to = { from.x + off.x, from.y + off.y };
    struct tc_stride s;

    if (tc_walk(m, from, to, &s, NULL) || !tc_stands(m->ground, m->crowd, m->others, m->base, s.to))
        return false;
    *out = (struct tc_place){ .at = s.to, .price = s.price, .why = TC_TO_OPEN, .legs = 1 };
    out->leg[0] =
        (struct tc_leg){ s.to.x, s.to.y, s.to.z, LEG_GO, (uint8_t)tc_level_of(m->ground, s.to) };
    return true;
}
