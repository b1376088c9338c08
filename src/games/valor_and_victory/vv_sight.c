/* vv_sight.c - geometry: ranges, firing arcs, exact lines of sight, fire lanes.
 *
 * The drawing plane has whole numbers only: the centre of (column c, row r) is x = 3c, y = 2r, + 1
 * in even columns; the corners lie at (2,0) (1,1) (-1,1) (-2,0) (-1,-1) (1,-1) from it. A line from
 * A to B has dx, dy; side(P) = dx * (Py - Ay) - dy * (Px - Ax) is negative left of it. The corners
 * of a hex whose centre is C have side(C) +- 2dy, +- (dx + dy), +- (dx - dy): so the line runs
 * through the inside of the hex exactly when |side(C)| < max(2|dy|, |dx| + |dy|).
 *
 * A line along hexsides (VV-9.4) is one with dy = 0 or |dx| = |dy|; it passes whole hexes and
 * pairs of hexes by turns. All other lines pass whole hexes only, each next to the one before.
 *
 * Terrain is worked out once for every pair of hexes; smoke and bunkers are added when asked. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

/* Directions as steps in cube coordinates (q, y, s), N NE SE S SW NW. */
static const int step_q[6] = { 0, 1, 1, 0, -1, -1 };
static const int step_y[6] = { -1, -1, 0, 1, 1, 0 };

static int abs_of(int x)
{
    return x < 0 ? -x : x;
}

static int cube_y(const struct vv *v, int hex)
{
    int c = hex % v->grid.columns;

    return hex / v->grid.columns - (c + (c & 1)) / 2;
}

/* --- the drawing plane --- */

/* A column and a row that may lie off the map. */
struct spot {
    int c, r;
};

static int spot_x(struct spot p)
{
    return 3 * p.c;
}

static int spot_y(struct spot p)
{
    return 2 * p.r + !(p.c & 1);
}

/* side_of: which side of the line from a to b the point lies on: negative left of it, 0 on it. */
static inline int side_of(const struct vv *v, int a, int b, int x, int y)
{
    int dx = v->x[b] - v->x[a], dy = v->y[b] - v->y[a];

    return dx * (y - v->y[a]) - dy * (x - v->x[a]);
}

/* --- ranges, arcs --- */

/* VV-7.4: the facings from which a hex at this offset lies in the forward firing arc. */
static uint8_t arc_mask(int q, int y)
{
    int s = -q - y;

    return (uint8_t)((y <= 0 && s >= 0) << 0 | (q >= 0 && y <= 0) << 1 | (q >= 0 && s <= 0) << 2 |
                     (y >= 0 && s <= 0) << 3 | (q <= 0 && y >= 0) << 4 | (q <= 0 && s >= 0) << 5);
}

void vv_prepare_grid(struct vv *v)
{
    memset(&v->border, 0, sizeof v->border);
    for (int hex = 0; hex < v->hexes; hex++) {
        struct spot p = { hex % v->grid.columns, hex / v->grid.columns };

        v->x[hex] = (int16_t)spot_x(p);
        v->y[hex] = (int16_t)spot_y(p);
        for (int dir = 0; dir < 6; dir++) {
            v->next[hex][dir] = (int16_t)hex_step(&v->grid, hex, dir);
            v->near[hex][dir] = (uint16_t)(v->next[hex][dir] == VV_NONE ? hex : v->next[hex][dir]);
            if (v->next[hex][dir] == VV_NONE)
                hexes_add(&v->border, hex);
        }
    }
    for (int a = 0; a < v->hexes; a++)
        for (int b = 0; b < v->hexes; b++) {
            int q = b % v->grid.columns - a % v->grid.columns, y = cube_y(v, b) - cube_y(v, a);

            v->range[a * v->hexes + b] = (uint8_t)((abs_of(q) + abs_of(y) + abs_of(q + y)) / 2);
            v->arc[a * v->hexes + b] = arc_mask(q, y);
        }
}

int vv_armour_side(const struct vv *v, int at, int facing, int from)
{
    int q = from % v->grid.columns - at % v->grid.columns, y = cube_y(v, from) - cube_y(v, at);
    int dot = q * step_q[facing] + y * step_y[facing] + (q + y) * (step_q[facing] + step_y[facing]);

    EXPECT(facing >= 0 && facing < 6);
    return (dot > 0) - (dot < 0);
}

/* --- what one hex does to a line through it --- */

static bool blocks(const struct vv *v, const struct vv_state *s, int hex)
{
    return terrain_at(v, hex)->blocks || (s && hexes_has(&s->bunkers, hex)); /* VV-9.2 */
}

static int hindrance_in(const struct vv *v, const struct vv_state *s, int hex)
{
    return terrain_at(v, hex)->hindrance + (s ? smoke_at(s, hex) : 0); /* VV-9.3, VV-11.4 */
}

/* beside: could the line from a to b touch hex h at all? Then the way by h is hardly longer. */
static inline bool beside(const struct vv *v, int a, int b, int h)
{
    return range_of(v, a, h) + range_of(v, b, h) <= range_of(v, a, b) + 1;
}

/* passes: does the line from a to b run through the inside of hex h, neither end? */
static inline bool passes(const struct vv *v, int a, int b, int h)
{
    if (!beside(v, a, b, h) || h == a || h == b)
        return false;
    int dx = v->x[b] - v->x[a], dy = v->y[b] - v->y[a];
    int side = side_of(v, a, b, v->x[h], v->y[h]), wide = abs_of(dx) + abs_of(dy);

    return abs_of(side) < (2 * abs_of(dy) > wide ? 2 * abs_of(dy) : wide);
}

/* --- the hexes on a line --- */

enum { ON_LINE = 90 };

struct path {
    int count;
    int16_t hex[ON_LINE]; /* from a to b, both included */
};

/* ahead: how far along the line a hex lies; true angles need x * x' + 3 * y * y'. */
static int ahead(const struct vv *v, int a, int b, int h)
{
    return (v->x[b] - v->x[a]) * (v->x[h] - v->x[a]) +
           3 * (v->y[b] - v->y[a]) * (v->y[h] - v->y[a]);
}

static void path_add(const struct vv *v, int a, int b, int h, struct path *out)
{
    int i = out->count++;

    EXPECT(out->count < ON_LINE);
    for (; i > 0 && ahead(v, a, b, out->hex[i - 1]) > ahead(v, a, b, h); i--)
        out->hex[i] = out->hex[i - 1];
    out->hex[i] = (int16_t)h;
}

/* column_rows: the rows of column c that the line can touch. */
static void column_rows(const struct vv *v, int a, int b, int c, int *low, int *high)
{
    int dx = v->x[b] - v->x[a], dy = v->y[b] - v->y[a];
    int ya = v->y[a], yb = v->y[b];

    if (dx != 0) {
        int mid = ya + dy * (3 * c - v->x[a]) / dx, reach = 2 * abs_of(dy) / abs_of(dx) + 3;

        ya = mid - reach;
        yb = mid + reach;
    }
    *low = (ya < yb ? ya : yb) / 2 - 1;
    *high = (ya < yb ? yb : ya) / 2 + 1;
    *low = *low < 0 ? 0 : *low;
    *high = *high >= v->grid.rows ? v->grid.rows - 1 : *high;
}

static void trace(const struct vv *v, int a, int b, struct path *out)
{
    int ca = a % v->grid.columns, cb = b % v->grid.columns;
    int low, high;

    out->count = 0;
    path_add(v, a, b, a, out);
    path_add(v, a, b, b, out);
    for (int c = ca < cb ? ca : cb; c <= (ca < cb ? cb : ca); c++) {
        column_rows(v, a, b, c, &low, &high);
        for (int r = low; r <= high; r++)
            if (passes(v, a, b, r * v->grid.columns + c))
                path_add(v, a, b, r * v->grid.columns + c, out);
    }
}

/* --- ordinary lines --- */

/* VV-10.9: a wall or hedge counts where the line crosses it, the firer's own hexsides excepted. */
static int crossed_sides(const struct vv *v, const struct path *path)
{
    int sum = 0;

    for (int i = 1; i + 1 < path->count; i++) {
        int dir = direction_to(v, path->hex[i], path->hex[i + 1]);

        sum += dir != VV_NONE && v->edge[path->hex[i]][dir] != VV_CLEAR;
    }
    return sum;
}

static uint8_t across(const struct vv *v, int a, int b)
{
    struct path path;
    int sum;

    trace(v, a, b, &path);
    sum = crossed_sides(v, &path);
    for (int i = 1; i < path.count; i++) {
        if (i + 1 < path.count && blocks(v, NULL, path.hex[i]))
            return VV_SIGHT_BLOCKED;
        sum += hindrance_in(v, NULL, path.hex[i]);
    }
    return (uint8_t)sum;
}

/* --- lines along hexsides (VV-9.4) --- */

static bool runs_along(const struct vv *v, int a, int b)
{
    int dx = abs_of(v->x[b] - v->x[a]), dy = abs_of(v->y[b] - v->y[a]);

    return range_of(v, a, b) >= 2 && (dy == 0 || dx == dy);
}

/* along_direction: the direction on the left; the line runs between it and the next clockwise. */
static int along_direction(const struct vv *v, int a, int b)
{
    int half = range_of(v, a, b) / 2; /* pairs of hexes on the way */

    EXPECT(half > 0);
    int q = (b % v->grid.columns - a % v->grid.columns) / half;
    int y = (cube_y(v, b) - cube_y(v, a)) / half;

    for (int dir = 0; dir < 6; dir++)
        if (step_q[dir] + step_q[(dir + 1) % 6] == q && step_y[dir] + step_y[(dir + 1) % 6] == y)
            return dir;
    return VV_NONE;
}

static bool has_edge(const struct vv *v, int hex, int dir)
{
    return v->edge[hex][(dir + 6) % 6] != VV_CLEAR;
}

/* What has been met on the left and the right of the line so far. */
struct flanks {
    bool blocked[2], hindered[2];
    int sum, least, sides;
};

static void flank(const struct vv *v, const struct vv_state *s, int hex, int which,
                  struct flanks *f)
{
    if (hex == VV_NONE) /* off the map counts as open */
        return;
    if (blocks(v, s, hex)) {
        f->blocked[which] = true;
        return;
    }
    int value = hindrance_in(v, s, hex);
    if (!value)
        return;
    f->hindered[which] = true;
    f->sum += value;
    if (value < f->least)
        f->least = value;
}

/* VV-9.4: what the flanks add, once nothing blocks. */
static int flanks_value(const struct flanks *f)
{
    if (f->sides > 0)
        return f->sides + f->sum; /* (b) */
    if ((f->blocked[0] && f->hindered[1]) || (f->blocked[1] && f->hindered[0]))
        return f->sum; /* (c) */
    if (f->hindered[0] && f->hindered[1])
        return f->sum - f->least; /* (d) */
    return 0;                     /* (e) */
}

static uint8_t along(const struct vv *v, const struct vv_state *s, int a, int b)
{
    int left = along_direction(v, a, b), right = (left + 1) % 6, whole = 0;
    struct flanks f = { .least = 99 };

    for (int at = a; at != b;) {
        int l = v->next[at][left], r = v->next[at][right];
        int beyond = l != VV_NONE ? v->next[l][right] : v->next[r][left];

        flank(v, s, l, 0, &f);
        flank(v, s, r, 1, &f);
        /* the hexside between the pair: seen from l it lies towards r */
        if (l != VV_NONE && r != VV_NONE && has_edge(v, l, left + 2))
            f.sides++;
        /* VV-R11: a hedge bent round the corner at which the line leaves or enters a whole hex */
        if (at != a)
            whole += has_edge(v, at, left) && has_edge(v, at, right);
        whole += has_edge(v, beyond, left + 3) && has_edge(v, beyond, right + 3);
        if (beyond != b && blocks(v, s, beyond))
            return VV_SIGHT_ALONG | VV_SIGHT_BLOCKED; /* (a) */
        whole += hindrance_in(v, s, beyond);
        at = beyond;
    }
    if (f.blocked[0] && f.blocked[1])
        return VV_SIGHT_ALONG | VV_SIGHT_BLOCKED; /* (a) */
    return (uint8_t)(VV_SIGHT_ALONG | (whole + flanks_value(&f)));
}

/* --- the tables and the questions --- */

void vv_prepare_sight(struct vv *v)
{
    for (int a = 0; a < v->hexes; a++)
        for (int b = 0; b < v->hexes; b++)
            v->sight[a * v->hexes + b] = a == b                ? 0
                                         : runs_along(v, a, b) ? along(v, NULL, a, b)
                                                               : across(v, a, b);
    for (int i = 0; i < v->hexes * v->hexes; i++)
        v->clear[i] = v->sight[i] & VV_SIGHT_BLOCKED ? VV_UNSEEN
                      : v->range[i] < VV_FAR         ? v->range[i]
                                                     : VV_FAR;
}

bool vv_sees_past_bunkers(const struct vv *v, const struct vv_state *s, int a, int b)
{
    for_set (hex, &s->bunkers) {
        if (!beside(v, a, b, hex))
            continue;
        if (v->sight[a * v->hexes + b] & VV_SIGHT_ALONG)
            return !(along(v, s, a, b) & VV_SIGHT_BLOCKED);
        if (passes(v, a, b, hex))
            return false;
    }
    return true;
}

int vv_hindrance(const struct vv *v, const struct vv_state *s, int a, int b)
{
    uint8_t known = v->sight[a * v->hexes + b];
    int sum = known & VV_SIGHT_HINDRANCE;

    EXPECT(is_hex(v, a) && is_hex(v, b));
    if (known & VV_SIGHT_ALONG) {
        if (hexes_any(&s->smoke) || hexes_any(&s->bunkers))
            sum = along(v, s, a, b) & VV_SIGHT_HINDRANCE;
        return sum;
    }
    for (int i = 0; i < VV_WORDS; i++)
        for (uint64_t set = s->smoke.word[i]; set; set &= set - 1) {
            int hex = 64 * i + bits_first(set);

            if ((hex == b && a != b) || passes(v, a, b, hex))
                sum += smoke_at(s, hex);
        }
    return sum;
}

/* --- fire lanes (VV-13.9) --- */

static struct spot spot_step(struct spot p, int dir)
{
    static const int down_even[6] = { -1, 0, 1, 1, 1, 0 }, down_odd[6] = { -1, -1, 0, 1, 0, -1 };

    return (struct spot){ p.c + step_q[dir], p.r + (p.c & 1 ? down_odd : down_even)[dir] };
}

static int spot_hex(const struct vv *v, struct spot p)
{
    if (p.c < 0 || p.r < 0 || p.c >= v->grid.columns || p.r >= v->grid.rows)
        return VV_NONE;
    return p.r * v->grid.columns + p.c;
}

/* gap: squared distance, times n * n, from the point a + (b - a) * i / n to the spot's centre. */
static int gap(const struct vv *v, int a, int b, int i, int n, struct spot p)
{
    int x = v->x[a] * n + (v->x[b] - v->x[a]) * i - spot_x(p) * n;
    int y = v->y[a] * n + (v->y[b] - v->y[a]) * i - spot_y(p) * n;

    return x * x + 3 * y * y;
}

static bool on_left(const struct vv *v, int a, int b, struct spot p)
{
    return side_of(v, a, b, spot_x(p), spot_y(p)) < 0;
}

int vv_lane(const struct vv *v, const struct vv_state *s, int a, int b, enum vv_lane_side side,
            int16_t *out, bool *ties)
{
    int n = range_of(v, a, b);
    struct spot at = { a % v->grid.columns, a / v->grid.columns };

    EXPECT(a != b);
    *ties = false;
    for (int i = 1; i <= n; i++) {
        struct spot best = at;
        int least = INT_MAX;
        bool tie = false;

        for_units (dir, v->arc[a * v->hexes + b]) /* no other direction leads nearer */
        {
            struct spot p = spot_step(at, dir);
            int wide = gap(v, a, b, i, n, p);

            if (wide > least)
                continue;
            tie = wide == least;
            if (!tie || on_left(v, a, b, p) == (side == LANE_LEFT))
                best = p;
            least = wide;
        }
        at = best;
        out[i - 1] = (int16_t)spot_hex(v, at);
        *ties |= tie;
        if (tie && out[i - 1] != VV_NONE && out[i - 1] != b && blocks(v, s, out[i - 1]))
            return 0;
    }
    return n;
}

/* --- a line described step by step --- */

static void ray_add(struct vv_ray *ray, int hex, int with, const char *what, int value, bool stops,
                    bool waived)
{
    if (ray->count == (int)(sizeof ray->part / sizeof ray->part[0]))
        return;
    ray->part[ray->count].hex = (int16_t)hex;
    ray->part[ray->count].with = (int16_t)with;
    text_copy(ray->part[ray->count].what, sizeof ray->part[0].what, what);
    ray->part[ray->count].value = value;
    ray->part[ray->count].blocks = stops;
    ray->part[ray->count++].waived = waived;
}

static void ray_hex(const struct vv *v, const struct vv_state *s, int hex, bool end,
                    struct vv_ray *ray)
{
    char what[40];

    if (!end && blocks(v, s, hex)) {
        ray_add(ray, hex, VV_NONE, terrain_at(v, hex)->blocks ? terrain_at(v, hex)->name : "Bunker",
                0, true, false);
        return;
    }
    if (terrain_at(v, hex)->hindrance)
        ray_add(ray, hex, VV_NONE, terrain_at(v, hex)->name, terrain_at(v, hex)->hindrance, false,
                false);
    if (smoke_at(s, hex)) {
        snprintf(what, sizeof what, "Smoke %d", smoke_at(s, hex));
        ray_add(ray, hex, VV_NONE, what, smoke_at(s, hex), false, false);
    }
}

static const char *edge_name(const struct vv *v, int hex, int dir)
{
    return v->edge[hex][(dir + 6) % 6] == VV_WALL ? "Wall" : "Hedge";
}

static void ray_across(const struct vv *v, const struct vv_state *s, int a, int b,
                       struct vv_ray *ray)
{
    struct path path;

    trace(v, a, b, &path);
    for (int i = 1; i < path.count; i++) {
        int before = path.hex[i - 1], dir = direction_to(v, before, path.hex[i]);

        if (dir != VV_NONE && has_edge(v, before, dir))
            ray_add(ray, before, path.hex[i], edge_name(v, before, dir), 1, false, i == 1);
        ray_hex(v, s, path.hex[i], i + 1 == path.count, ray);
    }
}

/* ray_flanks: which of the hindrances beside the line count (VV-9.4). */
static void ray_flanks(const struct flanks *f, uint64_t beside, struct vv_ray *ray)
{
    int value = flanks_value(f);

    for (int i = 0; i < ray->count && value == 0; i++)
        if (beside >> i & 1)
            ray->part[i].waived = true;
    if (value == f->sum - f->least && value > 0 && !f->sides && f->least < 99)
        ray_add(ray, ray->part[0].hex, VV_NONE, "Hindered on both sides: one counts less",
                -f->least, false, false);
}

static void ray_along(const struct vv *v, const struct vv_state *s, int a, int b,
                      struct vv_ray *ray)
{
    int left = along_direction(v, a, b), right = (left + 1) % 6;
    struct flanks f = { .least = 99 };
    uint64_t beside = 0;

    for (int at = a; at != b;) {
        int pair[2] = { v->next[at][left], v->next[at][right] };
        int beyond = pair[0] != VV_NONE ? v->next[pair[0]][right] : v->next[pair[1]][left];

        if (at != a && has_edge(v, at, left) && has_edge(v, at, right))
            ray_add(ray, at, VV_NONE, "Corner of walls or hedges", 1, false, false);
        for (int i = 0; i < 2; i++) {
            int before = ray->count;

            flank(v, s, pair[i], i, &f);
            if (pair[i] != VV_NONE)
                ray_hex(v, s, pair[i], false, ray);
            for (int k = before; k < ray->count; k++)
                beside |= ray->part[k].blocks ? 0 : bit(k);
        }
        if (pair[0] != VV_NONE && pair[1] != VV_NONE && has_edge(v, pair[0], left + 2)) {
            f.sides++;
            ray_add(ray, pair[0], pair[1], edge_name(v, pair[0], left + 2), 1, false, false);
        }
        if (has_edge(v, beyond, left + 3) && has_edge(v, beyond, right + 3))
            ray_add(ray, beyond, VV_NONE, "Corner of walls or hedges", 1, false, false);
        ray_hex(v, s, beyond, beyond == b, ray);
        at = beyond;
    }
    ray_flanks(&f, beside, ray);
}

/* line_side: -1 or 1 for the two sides of the line a to b, 0 on it. */
static int line_side(const struct vv *v, int a, int b, int hex)
{
    int side = side_of(v, a, b, v->x[hex], v->y[hex]);

    return (side > 0) - (side < 0);
}

/* ray_stop: the first part that blocks; beside the line it takes one on either hand (VV-9.4 a). */
static int ray_stop(const struct vv *v, int a, int b, const struct vv_ray *ray)
{
    bool hand[3] = { false };

    EXPECT(!ray->blocked || ray->count > 0);
    for (int i = 0; i < ray->count; i++) {
        int side = ray->along ? line_side(v, a, b, ray->part[i].hex) : 0;

        if (!ray->part[i].blocks)
            continue;
        hand[side + 1] = true;
        if (side == 0 || (hand[0] && hand[2]))
            return i;
    }
    return ray->count - 1;
}

void vv_ray(const struct vv *v, const struct vv_state *s, int a, int b, struct vv_ray *out)
{
    memset(out, 0, sizeof *out);
    if (a == b)
        return;
    out->along = runs_along(v, a, b);
    if (out->along)
        ray_along(v, s, a, b, out);
    else
        ray_across(v, s, a, b, out);
    out->blocked = !vv_sees(v, s, a, b);
    out->stop = ray_stop(v, a, b, out);
    out->sum = out->blocked ? 0 : vv_hindrance(v, s, a, b);
}

void vv_ray_name(const struct vv *v, const struct vv_ray *ray, int i, char out[24])
{
    char with[8];

    EXPECT(i >= 0 && i < ray->count);
    hexmap_name(&v->grid, ray->part[i].hex, out);
    if (ray->part[i].with == VV_NONE)
        return;
    hexmap_name(&v->grid, ray->part[i].with, with);
    snprintf(out + strlen(out), 24 - strlen(out), "/%s", with);
}
