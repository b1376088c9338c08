/* measure.c - levels and standing, distances and contact (TC-3.1 to 3.9, 3.20 to 3.22). */
#include "games/trench_crusade/table/table.h"

/* --- levels --- */

int tc_ground_at(const struct tc_ground *g, struct point p)
{
    const struct bodies *b = &g->shape->bodies;
    int floor = 0;

    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        if (s->bottom < floor && p.x >= s->box.x0 && p.x <= s->box.x1 && p.y >= s->box.y0 &&
            p.y <= s->box.y1 && !(g->gone >> s->piece & 1) && plane_contains(prism_outline(s), p))
            floor = s->bottom;
    return floor;
}

/* prisms_at: the prisms that are there and hold a point. */
static struct prism_set prisms_at(const struct tc_ground *g, struct point p)
{
    const struct bodies *b = &g->shape->bodies;
    struct prism_set near = bodies_find(b, plane_box(p, p, 0)), found = near;

    for (int i; (i = prism_set_take(&near)) >= 0;)
        if (g->gone >> b->prism[i].piece & 1 || !plane_contains(prism_outline(&b->prism[i]), p))
            found.word[i / 64] &= ~(UINT64_C(1) << i % 64);
    return found;
}

/* buried: does a height lie inside one of these prisms? Their tops are outside. */
static bool buried(const struct bodies *b, struct prism_set set, int z)
{
    for (int i; (i = prism_set_take(&set)) >= 0;)
        if (b->prism[i].bottom <= z && b->prism[i].top > z)
            return true;
    return false;
}

/* enter: one more level in ascending order, each height once. */
static int enter(int16_t out[TC_LEVELS], unsigned *stand, int count, int z, bool stands)
{
    int i = 0;

    while (i < count && out[i] < z)
        i++;
    if (i < count && out[i] == z) {
        *stand |= (unsigned)stands << i;
        return count;
    }
    if (count == TC_LEVELS)
        return count;
    for (int k = count; k > i; k--)
        out[k] = out[k - 1];
    out[i] = (int16_t)z;
    *stand = (*stand & ((1u << i) - 1)) | (*stand >> i << (i + 1)) | (unsigned)stands << i;
    return count + 1;
}

int tc_levels(const struct tc_ground *g, struct point p, int16_t out[TC_LEVELS], unsigned *stand)
{
    const struct bodies *b = &g->shape->bodies;
    struct prism_set here = prisms_at(g, p), each = here;
    int ground = tc_ground_at(g, p), count = 0;
    unsigned can = 0;

    if (!buried(b, here, ground))
        count = enter(out, &can, count, ground, true);
    for (int i; (i = prism_set_take(&each)) >= 0;)
        if (!(g->shape->prism_flags[i] & TC_BARRED) && !buried(b, here, b->prism[i].top))
            count = enter(out, &can, count, b->prism[i].top, g->shape->prism_flags[i] & TC_STAND);
    if (stand)
        *stand = can;
    return count;
}

int tc_level_of(const struct tc_ground *g, struct tc_spot spot)
{
    int16_t level[TC_LEVELS];
    int count = tc_levels(g, tc_plan(spot), level, NULL);

    for (int i = 0; i < count; i++)
        if (level[i] == spot.z)
            return i;
    return -1;
}

/* --- standing (TC-3.9) --- */

/* What lies round a base: the prisms whose boxes it meets, and whether a sunk area may. */
struct around {
    const struct tc_ground *g;
    const struct tc_base *base;
    struct point p;
    int z;
    struct prism_set near;
    bool sunk;
    int slope; /* the piece whose slope the centre is on, or -1: one surface (R20) */
};

static bool near_sunk(const struct tc_ground *g, struct point p, int32_t r)
{
    const struct bodies *b = &g->shape->bodies;
    struct box box = plane_box(p, p, r);

    for (const struct prism *s = b->sunk; s < b->sunk + b->sunks; s++)
        if (plane_boxes_meet(&s->box, &box) && !(g->gone >> s->piece & 1))
            return true;
    return false;
}

static bool is_empty(const struct prism_set *set)
{
    return !(set->word[0] | set->word[1]);
}

/* surface: does a point lie on a surface of this height? `stand`: on one that can be ended on.
 * *slope gets the piece of the slope it is on, where that is asked. */
static bool surface(const struct around *a, struct point p, bool stand, int *slope)
{
    const struct bodies *b = &a->g->shape->bodies;
    struct prism_set set = a->near;
    bool covered = false;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &b->prism[i];
        int flags = a->g->shape->prism_flags[i];

        if (a->g->gone >> k->piece & 1 || !plane_contains(prism_outline(k), p))
            continue;
        if (flags & TC_SLOPE && (slope || a->slope == k->piece) && (!slope || k->top == a->z)) {
            if (slope)
                *slope = k->piece;
            return true;
        }
        if (k->top == a->z && !(flags & TC_BARRED) && (!stand || flags & TC_STAND))
            return true;
        covered |= k->bottom <= a->z && k->top > a->z;
    }
    return !covered && a->z == (a->sunk ? tc_ground_at(a->g, p) : 0);
}

/* held: the centre and at least four of the eight points of the ring (TC-3.9 b). */
static bool held(struct around *a)
{
    int32_t r = a->base->ring, d = a->base->ring_diagonal;
    const struct point ring[8] = { { r, 0 }, { -r, 0 }, { 0, r },  { 0, -r },
                                   { d, d }, { d, -d }, { -d, d }, { -d, -d } };
    int on = 0;

    if (!surface(a, a->p, true, &a->slope))
        return false;
    for (int i = 0; i < 8; i++) {
        struct point p = { a->p.x + ring[i].x, a->p.y + ring[i].y };

        on += surface(a, p, false, NULL);
    }
    return on >= 4;
}

/* hit: does the disc overlap a prism, or solid ground beside a sunk area (TC-3.9 c)? */
static bool hit(const struct around *a)
{
    const struct tc_shape *s = a->g->shape;
    struct prism_set set = a->near;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &s->bodies.prism[i];

        if (k->top > a->z && k->bottom < a->z + a->base->height && !(a->g->gone >> k->piece & 1) &&
            !(a->slope == k->piece && s->prism_flags[i] & TC_SLOPE) &&
            plane_swept(prism_outline(k), a->p, a->p, a->base->radius))
            return true;
    }
    for (const struct tc_wall *w = s->wall; a->sunk && w < s->wall + s->walls; w++)
        if (w->top > a->z && w->floor < a->z + a->base->height && !(a->g->gone >> w->piece & 1) &&
            plane_compare(a->p, w->a, w->b, a->base->radius) < 0)
            return true;
    return false;
}

bool tc_barred_at(const struct tc_ground *g, struct point p, struct point q, int z, int32_t r)
{
    const struct tc_shape *s = g->shape;
    struct box box = plane_box(p, q, r);

    for (const struct tc_area *k = s->zone; k < s->zone + s->zones; k++) {
        bool open = false;

        if (!(k->flags & TC_IMPASSABLE) || g->gone >> k->piece & 1 || z < k->low || z > k->high ||
            !plane_boxes_meet(&k->box, &box) || !plane_swept(tc_area_polygon(k), p, q, r))
            continue;
        for (const struct tc_area *o = s->zone; o < s->zone + s->zones && !open; o++)
            open = o->flags & TC_OPEN && plane_contains_disc(tc_area_polygon(o), p, r) &&
                   plane_contains_disc(tc_area_polygon(o), q, r);
        if (!open)
            return true;
    }
    return false;
}

bool tc_fits_table(const struct tc_ground *g, int base, struct point p)
{
    int r = tc_base(base)->radius;

    return p.x >= r && p.y >= r && p.x <= g->shape->width - r && p.y <= g->shape->height - r;
}

bool tc_supported(const struct tc_ground *g, int base, struct tc_spot spot)
{
    const struct tc_base *b = tc_base(base);
    struct around a = { .g = g, .base = b, .p = tc_plan(spot), .z = spot.z, .slope = -1 };

    if (!tc_fits_table(g, base, a.p))
        return false;
    a.near = bodies_find(&g->shape->bodies, plane_box(a.p, a.p, b->radius));
    a.sunk = near_sunk(g, a.p, b->radius);
    if (is_empty(&a.near) && !a.sunk)
        return a.z == 0 && !tc_barred_at(g, a.p, a.p, 0, b->radius);
    return held(&a) && !hit(&a) && !tc_barred_at(g, a.p, a.p, a.z, b->radius);
}

bool tc_stands(const struct tc_ground *g, const struct tc_crowd *crowd, uint64_t others, int base,
               struct tc_spot spot)
{
    struct tc_figure f = { spot, (uint8_t)base, 0 };

    for (others &= crowd->there; others; others &= others - 1)
        if (tc_overlapping(f, crowd->figure[bits_first(others)]))
            return false;
    return tc_supported(g, base, spot);
}

/* stands_about: at the highest level at this place within 1" of z where it can. */
static bool stands_about(const struct tc_ground *g, const struct tc_crowd *crowd, uint64_t others,
                         int base, struct point p, int z, struct tc_spot *out)
{
    int16_t level[TC_LEVELS];
    unsigned stand;

    if (!tc_fits_table(g, base, p))
        return false;
    for (int i = tc_levels(g, p, level, &stand) - 1; i >= 0; i--) {
        *out = tc_spot(p, level[i]);
        if (stand >> i & 1 && level[i] <= z + TC_STEP && level[i] >= z - TC_STEP &&
            tc_stands(g, crowd, others, base, *out))
            return true;
    }
    return false;
}

bool tc_nearest_standing(const struct tc_ground *g, const struct tc_crowd *crowd, uint64_t others,
                         int base, struct tc_spot near, struct tc_spot *out)
{
    struct point p = tc_plan(near);

    if (stands_about(g, crowd, others, base, p, near.z, out))
        return true;
    for (int ring = 1; ring <= 24; ring++)
        for (int turn = 0; turn < PLANE_TURN; turn += PLANE_TURN / 32) {
            struct point off = plane_turned((struct point){ ring * TC_INCH / 4, 0 }, turn);
            struct point at = { p.x + off.x, p.y + off.y };

            if (stands_about(g, crowd, others, base, at, near.z, out))
                return true;
        }
    return false;
}

bool tc_is_dangerous(const struct tc_ground *g, struct tc_spot spot, unsigned hindered)
{
    unsigned flags = tc_ground_flags(g, spot);

    return flags & TC_DANGEROUS && !(flags & TC_TAMES && flags & hindered);
}

unsigned tc_ground_flags(const struct tc_ground *g, struct tc_spot spot)
{
    const struct tc_shape *s = g->shape;
    struct point p = tc_plan(spot);
    unsigned flags = 0;

    for (const struct tc_area *k = s->zone; k < s->zone + s->zones; k++)
        if (p.x >= k->box.x0 && p.x <= k->box.x1 && p.y >= k->box.y0 && p.y <= k->box.y1 &&
            spot.z >= k->low && spot.z <= k->high && !(g->gone >> k->piece & 1) &&
            plane_contains(tc_area_polygon(k), p))
            flags |= k->flags;
    return flags & TC_OPEN ? 0 : flags;
}

/* --- distances --- */

static int radius_of(struct tc_figure f)
{
    return tc_base(f.base)->radius;
}

static int apart(int a, int b)
{
    return a < b ? b - a : a - b;
}

int tc_gap(struct tc_figure a, struct tc_figure b)
{
    int gap = plane_root(plane_square(tc_plan(a.at), tc_plan(b.at))) - radius_of(a) - radius_of(b);

    return gap > 0 ? gap : 0;
}

int tc_distance(struct tc_figure a, struct tc_figure b)
{
    int64_t gap = tc_gap(a, b), up = apart(a.at.z, b.at.z);

    return plane_root(gap * gap + up * up);
}

int tc_limit(int up, int distance)
{
    if (up == 0)
        return distance + 1;
    if (up > distance)
        return 0;
    return plane_root((int64_t)distance * distance - (int64_t)up * up) + 1;
}

/* TC-3.3 */
bool tc_within(struct tc_figure a, struct tc_figure b, int distance)
{
    int64_t limit = tc_limit(apart(a.at.z, b.at.z), distance), reach;

    if (limit == 0)
        return false;
    reach = limit + radius_of(a) + radius_of(b);
    return plane_square(tc_plan(a.at), tc_plan(b.at)) < reach * reach;
}

bool tc_touching(struct tc_figure a, struct tc_figure b)
{
    return tc_within(a, b, TC_CONTACT);
}

/* TC-3.7 */
bool tc_overlapping(struct tc_figure a, struct tc_figure b)
{
    int64_t reach = radius_of(a) + radius_of(b);
    int low = a.at.z > b.at.z ? a.at.z : b.at.z;
    int top_a = a.at.z + tc_base(a.base)->height, top_b = b.at.z + tc_base(b.base)->height;

    return low < top_a && low < top_b && apart(a.at.x, b.at.x) < reach &&
           plane_square(tc_plan(a.at), tc_plan(b.at)) < reach * reach;
}

uint64_t tc_all_within(const struct tc_crowd *crowd, uint64_t set, struct tc_figure f, int distance)
{
    uint64_t found = 0;

    for (set &= crowd->there; set; set &= set - 1)
        if (tc_within(f, crowd->figure[bits_first(set)], distance))
            found |= set & -set;
    return found;
}

bool tc_reaches_point(struct tc_figure f, struct tc_spot point, int distance)
{
    int64_t limit = tc_limit(apart(f.at.z, point.z), distance), reach = limit + radius_of(f);

    return limit > 0 && plane_square(tc_plan(f.at), tc_plan(point)) < reach * reach;
}

int tc_point_distance(struct tc_figure f, struct tc_spot point)
{
    int64_t gap = plane_root(plane_square(tc_plan(f.at), tc_plan(point))) - radius_of(f);
    int64_t up = apart(f.at.z, point.z);

    gap = gap > 0 ? gap : 0;
    return plane_root(gap * gap + up * up);
}

bool tc_under_base(const struct tc_crowd *crowd, struct tc_spot point)
{
    for (uint64_t set = crowd->there; set; set &= set - 1) {
        struct tc_figure f = crowd->figure[bits_first(set)];
        int64_t r = radius_of(f);

        if (point.z >= f.at.z && point.z < f.at.z + tc_base(f.base)->height &&
            plane_square(tc_plan(f.at), tc_plan(point)) <= r * r)
            return true;
    }
    return false;
}

/* --- pieces --- */

uint64_t tc_contacts(const struct tc_ground *g, struct tc_figure f)
{
    const struct tc_shape *s = g->shape;
    const struct tc_base *base = tc_base(f.base);
    struct point p = tc_plan(f.at);
    int32_t reach = base->radius + TC_CONTACT + 1;
    struct box box = plane_box(p, p, reach);
    struct prism_set set = bodies_find(&s->bodies, box);
    uint64_t found = 0;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &s->bodies.prism[i];
        bool on = k->top == f.at.z && plane_contains(prism_outline(k), p);

        if (on || (k->top > f.at.z && k->bottom < f.at.z + base->height &&
                   plane_swept(prism_outline(k), p, p, reach)))
            found |= UINT64_C(1) << k->piece;
    }
    for (const struct prism *k = s->bodies.sunk; k < s->bodies.sunk + s->bodies.sunks; k++)
        if (f.at.z < 0 && k->bottom < f.at.z + base->height && plane_boxes_meet(&k->box, &box) &&
            plane_swept(prism_outline(k), p, p, reach))
            found |= UINT64_C(1) << k->piece;
    for (const struct tc_area *k = s->outline; k < s->outline + s->outlines; k++)
        if (plane_boxes_meet(&k->box, &box) && plane_contains(tc_area_polygon(k), p))
            found |= UINT64_C(1) << k->piece;
    return found & ~g->gone;
}

bool tc_beside_terrain(const struct tc_ground *g, struct tc_figure f)
{
    for (uint64_t set = tc_contacts(g, f); set; set &= set - 1) {
        const struct tc_piece *piece = &g->shape->piece[bits_first(set)];

        if (piece->top - piece->bottom >= TC_LOW_COVER)
            return true;
    }
    return false;
}

bool tc_in_piece(const struct tc_ground *g, int piece, struct tc_spot spot)
{
    const struct tc_shape *s = g->shape;

    for (const struct tc_area *k = s->outline; k < s->outline + s->outlines; k++)
        if (k->piece == piece && plane_contains(tc_area_polygon(k), tc_plan(spot)))
            return !(g->gone >> piece & 1);
    return false;
}

bool tc_on_piece(const struct tc_ground *g, int piece, struct tc_spot spot)
{
    struct prism_set set = prisms_at(g, tc_plan(spot));

    for (int i; (i = prism_set_take(&set)) >= 0;)
        if (g->shape->bodies.prism[i].piece == piece && g->shape->bodies.prism[i].top == spot.z)
            return true;
    return false;
}

/* near_part: is a figure within a distance of an outline between two heights (TC-3.22)? */
static bool near_part(struct tc_figure f, struct polygon part, int bottom, int top, int distance)
{
    int up = f.at.z < bottom ? bottom - f.at.z : f.at.z > top ? f.at.z - top : 0;
    int limit = tc_limit(up, distance);
    struct point p = tc_plan(f.at);

    return limit > 0 && plane_swept(part, p, p, radius_of(f) + limit);
}

bool tc_near_piece(const struct tc_ground *g, struct tc_figure f, int piece, int distance)
{
    const struct tc_shape *s = g->shape;
    const struct bodies *b = &s->bodies;

    if (g->gone >> piece & 1)
        return false;
    if (tc_in_piece(g, piece, f.at))
        return true;
    for (const struct prism *k = b->prism; k < b->prism + b->prisms; k++)
        if (k->piece == piece && near_part(f, prism_outline(k), k->bottom, k->top, distance))
            return true;
    for (const struct prism *k = b->sunk; k < b->sunk + b->sunks; k++)
        if (k->piece == piece && near_part(f, prism_outline(k), k->bottom, 0, distance))
            return true;
    for (const struct tc_area *k = s->zone; k < s->zone + s->zones; k++)
        if (k->piece == piece && near_part(f, tc_area_polygon(k), 0, 0, distance))
            return true;
    return false;
}

/* --- how large a piece is --- */

struct extent {
    int32_t x0, y0, x1, y1;
    int back; /* the turn that takes its own back */
};

static void extend(struct extent *e, struct polygon part)
{
    for (int i = 0; i < part.corners; i++) {
        struct point p = plane_turned(part.corner[i], e->back);

        e->x0 = p.x < e->x0 ? p.x : e->x0;
        e->y0 = p.y < e->y0 ? p.y : e->y0;
        e->x1 = p.x > e->x1 ? p.x : e->x1;
        e->y1 = p.y > e->y1 ? p.y : e->y1;
    }
}

bool tc_piece_within(const struct tc_shape *s, int piece, int32_t side)
{
    enum { ROUNDED = 8 }; /* corners were rounded when the piece was turned */
    struct extent e = { INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN,
                        (PLANE_TURN - s->piece[piece].turn) % PLANE_TURN };

    for (int i = 0; i < s->bodies.prisms; i++)
        if (s->bodies.prism[i].piece == piece)
            extend(&e, prism_outline(&s->bodies.prism[i]));
    for (int i = 0; i < s->bodies.sunks; i++)
        if (s->bodies.sunk[i].piece == piece)
            extend(&e, prism_outline(&s->bodies.sunk[i]));
    for (int i = 0; i < s->zones; i++)
        if (s->zone[i].piece == piece)
            extend(&e, tc_area_polygon(&s->zone[i]));
    return e.x0 <= e.x1 && e.x1 - e.x0 <= side + ROUNDED && e.y1 - e.y0 <= side + ROUNDED;
}
