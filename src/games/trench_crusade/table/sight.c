/* sight.c - who sees whom: 27 lines (TC-3.10, 3.11), Cover (TC-3.14), what lies between (TC-3.16),
 * blast points (TC-8.14), shrines (TC-8.16). Models never block sight (TC-3.12). */
#include "games/trench_crusade/table/table.h"

enum { PLACES = 9, HEIGHTS = 3 };

/* A look at somebody: from where, at which points. */
struct look {
    struct point eye, centre, place[PLACES];
    int eye_z, z[HEIGHTS];
    int low, high; /* of all lines */
};

static struct look look_at(struct tc_spot eye, struct tc_figure to)
{
    const struct tc_base *b = tc_base(to.base);
    const int32_t x[PLACES] = { 0,           b->body,     -b->body,     0,           0,
                                b->diagonal, b->diagonal, -b->diagonal, -b->diagonal };
    const int32_t y[PLACES] = {
        0, 0, 0, b->body, -b->body, b->diagonal, -b->diagonal, b->diagonal, -b->diagonal
    };
    struct look l = { .eye = tc_plan(eye), .centre = tc_plan(to.at), .eye_z = eye.z };

    for (int i = 0; i < PLACES; i++)
        l.place[i] = (struct point){ to.at.x + x[i], to.at.y + y[i] };
    for (int i = 0; i < HEIGHTS; i++)
        l.z[i] = to.at.z + b->sample[i];
    l.low = eye.z < l.z[0] ? eye.z : l.z[0];
    l.high = eye.z > l.z[2] ? eye.z : l.z[2];
    return l;
}

/* hidden_by: the points that one prism hides, of those in `open`. */
static uint32_t hidden_by(const struct look *l, const struct prism *k, uint32_t open)
{
    uint32_t hidden = 0;

    for (int i = 0; i < PLACES; i++) {
        struct span part;

        if (!(open >> HEIGHTS * i & 7) || !plane_clip(prism_outline(k), l->eye, l->place[i], &part))
            continue;
        for (int h = 0; h < HEIGHTS; h++)
            if (prism_blocks(k, &part, l->eye_z, l->z[h]))
                hidden |= UINT32_C(1) << (HEIGHTS * i + h);
    }
    return hidden;
}

/* hidden_by_ground: the same for the ground, where an end lies below it. */
static uint32_t hidden_by_ground(const struct tc_ground *g, const struct look *l, uint32_t open)
{
    uint32_t hidden = 0;

    if (l->low >= 0)
        return 0;
    for (; open; open &= open - 1) {
        int i = bits_first(open);

        if (bodies_ground_blocks(&g->shape->bodies, g->gone, l->eye, l->eye_z,
                                 l->place[i / HEIGHTS], l->z[i % HEIGHTS]))
            hidden |= UINT32_C(1) << i;
    }
    return hidden;
}

/* A piece that hides only what others hide already counts too: Cover asks for it (TC-3.14). */
struct tc_sight tc_sight_from(const struct tc_ground *g, struct tc_spot eye, struct tc_figure to)
{
    const struct bodies *b = &g->shape->bodies;
    struct look l = look_at(eye, to);
    int32_t body = tc_base(to.base)->body;
    struct box box = plane_box(l.centre, l.centre, body), point = plane_box(l.eye, l.eye, 0);
    struct tc_sight sight = { 0, 0, false };
    struct prism_set set;

    box =
        (struct box){ box.x0 < point.x0 ? box.x0 : point.x0, box.y0 < point.y0 ? box.y0 : point.y0,
                      box.x1 > point.x1 ? box.x1 : point.x1,
                      box.y1 > point.y1 ? box.y1 : point.y1 };
    set = bodies_find(b, box);
    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &b->prism[i];
        bool known = sight.by >> k->piece & 1;
        uint32_t hidden;

        if (k->top < l.low || k->bottom > l.high || g->gone >> k->piece & 1 ||
            plane_beside(prism_outline(k), l.eye, l.centre, body))
            continue;
        hidden = hidden_by(&l, k, known ? TC_ALL_HIDDEN & ~sight.hidden : TC_ALL_HIDDEN);
        sight.by |= hidden ? UINT64_C(1) << k->piece : 0;
        sight.hidden |= hidden;
        if (sight.hidden == TC_ALL_HIDDEN)
            return sight;
    }
    uint32_t below = hidden_by_ground(g, &l, TC_ALL_HIDDEN & ~sight.hidden);

    sight.ground = below != 0;
    sight.hidden |= below;
    return sight;
}

struct tc_spot tc_eye(struct tc_figure f)
{
    return (struct tc_spot){ f.at.x, f.at.y, (int16_t)(f.at.z + tc_base(f.base)->eye) };
}

/* TC-3.13 */
struct tc_spot tc_point_eye(struct tc_spot point)
{
    return (struct tc_spot){ point.x, point.y, (int16_t)(point.z + 20) };
}

struct tc_sight tc_sight_of(const struct tc_ground *g, struct tc_figure from, struct tc_figure to)
{
    return tc_sight_from(g, tc_eye(from), to);
}

/* --- Cover --- */

/* sunk_pieces: those with a part below the ground. */
static uint64_t sunk_pieces(const struct tc_shape *s)
{
    uint64_t set = 0;

    for (int i = 0; i < s->bodies.sunks; i++)
        set |= UINT64_C(1) << s->bodies.sunk[i].piece;
    return set;
}

/* TC-3.14, 3.15: of the pieces it touches, those that hide something of it and are high and wide
 * enough. Whoever is hidden by the ground is so by the sunk piece it is in. */
uint64_t tc_covers(const struct tc_ground *g, struct tc_sight sight, struct tc_figure to)
{
    const struct tc_shape *s = g->shape;
    uint64_t set = sight.by, found = 0;

    if (sight.hidden == 0 || sight.hidden == TC_ALL_HIDDEN)
        return 0;
    if (sight.ground)
        set |= sunk_pieces(s);
    for (set &= tc_contacts(g, to); set; set &= set - 1) {
        const struct tc_piece *k = &s->piece[bits_first(set)];

        if (k->top - k->bottom >= TC_LOW_COVER && k->width >= 2 * tc_base(to.base)->radius)
            found |= set & -set;
    }
    return found;
}

/* --- lines and points --- */

bool tc_clear_line(const struct tc_ground *g, struct tc_spot a, struct tc_spot b)
{
    return !bodies_block(&g->shape->bodies, g->gone, tc_plan(a), a.z, tc_plan(b), b.z);
}

bool tc_sees_shrine(const struct tc_ground *g, struct tc_figure from, struct tc_spot shrine)
{
    static const int16_t x[9] = { 0, 400, 400, -400, -400, 166, 166, -166, -166 };
    static const int16_t y[9] = { 0, 166, -166, 166, -166, 400, -400, 400, -400 };
    struct tc_spot eye = tc_eye(from);

    for (int i = 0; i < 9; i++) {
        struct tc_spot top = { (int16_t)(shrine.x + x[i]), (int16_t)(shrine.y + y[i]),
                               (int16_t)(shrine.z + 2 * TC_INCH) };

        if (tc_clear_line(g, eye, top))
            return true;
    }
    return false;
}

/* crosses: does the plan line have a part of some length in the outline? */
static bool crosses(struct polygon g, struct point p, struct point q)
{
    struct span part;

    return plane_clip(g, p, q, &part) && plane_before(part.from, part.to);
}

/* TC-3.16 */
uint64_t tc_between(const struct tc_ground *g, struct tc_figure from, struct tc_figure to)
{
    const struct tc_shape *s = g->shape;
    struct point p = tc_plan(from.at), q = tc_plan(to.at);
    uint64_t touched = tc_contacts(g, from), found = 0;

    for (const struct prism *k = s->bodies.prism; k < s->bodies.prism + s->bodies.prisms; k++)
        if (touched >> k->piece & 1 && crosses(prism_outline(k), p, q))
            found |= UINT64_C(1) << k->piece;
    for (const struct prism *k = s->bodies.sunk; k < s->bodies.sunk + s->bodies.sunks; k++)
        if (touched >> k->piece & 1 && crosses(prism_outline(k), p, q))
            found |= UINT64_C(1) << k->piece;
    for (uint64_t set = found; set; set &= set - 1) {
        const struct tc_piece *k = &s->piece[bits_first(set)];

        if (k->top - k->bottom < TC_LOW_COVER)
            found &= ~(set & -set);
    }
    return found;
}

/* TC-8.14: on the highest surface there that is not more than 1" above where it was. */
bool tc_scattered(const struct tc_ground *g, struct tc_spot from, int direction, int distance,
                  struct tc_spot *to)
{
    struct point off = plane_turned((struct point){ distance, 0 }, direction);
    struct point p = { from.x + off.x, from.y + off.y };
    int16_t level[TC_LEVELS];

    if (p.x < 0 || p.y < 0 || p.x > g->shape->width || p.y > g->shape->height)
        return false;
    for (int i = tc_levels(g, p, level, NULL) - 1; i >= 0; i--)
        if (level[i] <= from.z + TC_STEP) {
            *to = tc_spot(p, level[i]);
            return tc_clear_line(g, tc_point_eye(from), tc_point_eye(*to));
        }
    return false;
}
