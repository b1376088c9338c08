/* test_vv_sight.c - Valor & Victory's lines of sight against a second geometry, in fractions,
 * written from the rules alone: it reads the map's drawing itself, clips every line against the six
 * sides of every hex, and judges what it finds. Both must agree on every pair of hexes of every
 * map, on bare ground and with smoke and bunkers strewn about. */
#include "unit.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/content.h"
#include "core/scenario.h"
#include "games/games.h"
#include "games/valor_and_victory/vv_rules.h"

/* Under sanitizers, which are slow, every third hex looks around. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define EVERY 3
#endif
#endif
#ifndef EVERY
#define EVERY 1
#endif

enum { COLUMNS = 26, ROWS = 40, CELLS = COLUMNS * ROWS, LENGTH = 100, WEATHERS = 3 };

/* --- the map, as drawn --- */

struct drawing {
    int columns, rows;
    char letter[CELLS];
    bool wall[CELLS][6]; /* by corner: the side from this corner to the next */
    bool crops;
};

struct point {
    long x, y;
};

static const struct point corner[6] = { { 2, 0 },  { 1, 1 },   { -1, 1 },
                                        { -2, 0 }, { -1, -1 }, { 1, -1 } };

static int column_of(const struct drawing *map, int cell)
{
    return cell % map->columns;
}

static struct point centre(const struct drawing *map, int cell)
{
    int c = column_of(map, cell), r = cell / map->columns;

    return (struct point){ 3 * c, 2 * r + (c % 2 == 0) };
}

static struct point corner_of(const struct drawing *map, int cell, int k)
{
    struct point p = centre(map, cell);

    return (struct point){ p.x + corner[k % 6].x, p.y + corner[k % 6].y };
}

static bool same_point(struct point a, struct point b)
{
    return a.x == b.x && a.y == b.y;
}

/* common_side: the side of a that is also one of b, or -1. */
static int common_side(const struct drawing *map, int a, int b)
{
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 6; k++)
            if (same_point(corner_of(map, a, i), corner_of(map, b, k + 1)) &&
                same_point(corner_of(map, a, i + 1), corner_of(map, b, k)))
                return i;
    return -1;
}

static int cell_named(const struct drawing *map, const char *name)
{
    return (atoi(name + 1) - 1) * map->columns + (name[0] - 'A');
}

static void draw_row(struct drawing *map, const char *line)
{
    const char *first = line + strspn(line, " 0123456789");

    map->columns = (int)strcspn(first, "\n");
    memcpy(map->letter + map->rows++ * map->columns, first, (size_t)map->columns);
}

/* draw_sides: "wall D5/E5 D6/E5" */
static void draw_sides(struct drawing *map, const char *line)
{
    for (const char *end = strchr(line, '\n'); (line = strchr(line, ' ')) && line < end;) {
        int a = cell_named(map, ++line), b = cell_named(map, strchr(line, '/') + 1);

        map->wall[a][common_side(map, a, b)] = map->wall[b][common_side(map, b, a)] = true;
    }
}

static void draw(const char *text, bool crops, struct drawing *map)
{
    bool drawing = false;

    memset(map, 0, sizeof *map);
    map->crops = crops;
    for (; *text; text = strchr(text, '\n') + 1) {
        if (drawing && *text == '\n')
            drawing = false;
        else if (drawing && strchr("0123456789", text[strspn(text, " ")]))
            draw_row(map, text);
        else if (strncmp(text, "hexes", 5) == 0)
            drawing = true;
        else if (strncmp(text, "wall ", 5) == 0 || strncmp(text, "hedge ", 6) == 0)
            draw_sides(map, text);
    }
}

/* --- fractions --- */

struct fraction {
    long num, den; /* den > 0 */
};

static int compare(struct fraction a, struct fraction b)
{
    long left = a.num * b.den, right = b.num * a.den;

    return (left > right) - (left < right);
}

/* --- what a line passes, in order --- */

struct piece { /* the part of the line strictly inside one hex */
    int cell;
    struct fraction in, out; /* of the way */
};

struct line {
    int from, to, count;
    struct piece piece[LENGTH];
};

/* leftness: the cross product; positive where p lies on the inside of the side from a to b. */
static long leftness(struct point a, struct point b, struct point p)
{
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/* clip: which part of the way from a to b lies inside the cell; false: none of it. */
static bool clip(const struct drawing *map, struct point a, struct point b, int cell,
                 struct piece *out)
{
    *out = (struct piece){ cell, { 0, 1 }, { 1, 1 } };
    for (int i = 0; i < 6; i++) {
        struct point p = corner_of(map, cell, i), q = corner_of(map, cell, i + 1);
        long first = leftness(p, q, a), last = leftness(p, q, b);

        if (first <= 0 && last <= 0)
            return false;
        struct fraction in = { -first, last - first }, end = { first, first - last };
        if (first < 0 && compare(in, out->in) > 0)
            out->in = in;
        if (last < 0 && compare(end, out->out) < 0)
            out->out = end;
    }
    return compare(out->in, out->out) < 0;
}

/* far_off: wholly beside the box that the line's ends span, so not worth clipping. */
static bool far_off(struct point a, struct point b, struct point c)
{
    return (c.x < a.x - 2 && c.x < b.x - 2) || (c.x > a.x + 2 && c.x > b.x + 2) ||
           (c.y < a.y - 1 && c.y < b.y - 1) || (c.y > a.y + 1 && c.y > b.y + 1);
}

static void draw_line(const struct drawing *map, int from, int to, struct line *out)
{
    struct point a = centre(map, from), b = centre(map, to);
    struct piece piece;

    *out = (struct line){ from, to, 0, { { 0 } } };
    for (int cell = 0; cell < map->columns * map->rows; cell++) {
        int i = out->count;

        if (far_off(a, b, centre(map, cell)) || !clip(map, a, b, cell, &piece))
            continue;
        for (; i > 0 && compare(out->piece[i - 1].in, piece.in) > 0; i--)
            out->piece[i] = out->piece[i - 1];
        out->piece[i] = piece;
        assert_true(++out->count < LENGTH);
    }
}

/* --- what the rules make of it --- */

/* What lies on the ground besides the map: smoke 0..2 and bunkers. */
struct weather {
    int smoke[CELLS];
    bool bunker[CELLS];
};

struct verdict {
    bool blocked, along;
    int hindrance;
};

static bool is_blocking(const struct drawing *map, const struct weather *w, int cell)
{
    return strchr("BW", map->letter[cell]) || w->bunker[cell]; /* VV-9.2 */
}

static int hindering(const struct drawing *map, const struct weather *w, int cell)
{
    const char *letters = map->crops ? "OHF" : "OH"; /* VV-10.7, VV-10.8 */

    return (strchr(letters, map->letter[cell]) != NULL) + w->smoke[cell]; /* VV-11.4 */
}

/* touches: does the line, `t` of the way, stand on this corner? */
static bool touches(const struct drawing *map, const struct line *line, struct fraction t,
                    struct point p)
{
    struct point a = centre(map, line->from), b = centre(map, line->to);

    return a.x * t.den + (b.x - a.x) * t.num == p.x * t.den &&
           a.y * t.den + (b.y - a.y) * t.num == p.y * t.den;
}

/* corner_at: the corner of the cell on which the line stands, or -1. */
static int corner_at(const struct drawing *map, const struct line *line, struct fraction t,
                     int cell)
{
    for (int k = 0; k < 6; k++)
        if (touches(map, line, t, corner_of(map, cell, k)))
            return k;
    return -1;
}

/* VV-R11: are both sides of the cell that meet in this corner walled? */
static bool bent_wall(const struct drawing *map, const struct line *line, struct fraction t,
                      int cell)
{
    int k = corner_at(map, line, t, cell);

    return k >= 0 && map->wall[cell][k] && map->wall[cell][(k + 5) % 6];
}

/* What stands beside a line along hexsides (VV-9.4). */
struct beside {
    bool blocking[2];
    int hexes[2], sum, least, walls;
};

static void look_aside(const struct drawing *map, const struct weather *w, const struct line *line,
                       int cell, struct beside *b)
{
    int side = leftness(centre(map, line->from), centre(map, line->to), centre(map, cell)) < 0;
    int value = hindering(map, w, cell);

    if (is_blocking(map, w, cell)) {
        b->blocking[side] = true;
    } else if (value) {
        b->hexes[side]++;
        b->sum += value;
        b->least = b->least && b->least < value ? b->least : value;
    }
}

/* run_along: the line leaves p and enters q along the side between two other hexes. */
static void run_along(const struct drawing *map, const struct weather *w, const struct line *line,
                      const struct piece *p, const struct piece *q, struct beside *b)
{
    int pair[2], found = 0;

    for (int cell = 0; cell < map->columns * map->rows; cell++)
        if (!far_off(centre(map, p->cell), centre(map, q->cell), centre(map, cell)) &&
            cell != p->cell && cell != q->cell && corner_at(map, line, p->out, cell) >= 0 &&
            corner_at(map, line, q->in, cell) >= 0)
            pair[found++] = cell;
    assert_in_range(found, 1, 2); /* the other may lie off the map: it counts as open */
    for (int i = 0; i < found; i++)
        look_aside(map, w, line, pair[i], b);
    b->walls += found == 2 && map->wall[pair[0]][common_side(map, pair[0], pair[1])];
}

static int beside_value(const struct beside *b)
{
    if (b->walls)
        return b->walls + b->sum; /* (b) */
    if ((b->blocking[0] && b->hexes[1]) || (b->blocking[1] && b->hexes[0]))
        return b->sum;                                         /* (c) */
    return b->hexes[0] && b->hexes[1] ? b->sum - b->least : 0; /* (d), (e) */
}

/* step_over: from one hex on the line into the next. VV-10.9: their common side is crossed, at
 * whatever point of it; not the sides that only touch there. */
static bool step_over(const struct drawing *map, const struct piece *p, const struct piece *q)
{
    int side = common_side(map, p->cell, q->cell);

    assert_true(side >= 0);
    return map->wall[p->cell][side];
}

static struct verdict judge(const struct drawing *map, const struct weather *w,
                            const struct line *line)
{
    struct verdict v = { false, false, 0 };
    struct beside b = { .least = 0 };

    for (int i = 1; i < line->count; i++) {
        const struct piece *p = &line->piece[i - 1], *q = &line->piece[i];
        bool own = i == 1, along = compare(p->out, q->in) < 0;

        v.blocked |= i + 1 < line->count && is_blocking(map, w, q->cell);
        v.hindrance += hindering(map, w, q->cell);
        v.along |= along;
        if (along) {
            run_along(map, w, line, p, q, &b);
            v.hindrance += (!own && bent_wall(map, line, p->out, p->cell)) +
                           bent_wall(map, line, q->in, q->cell);
        } else {
            v.hindrance += !own && step_over(map, p, q);
        }
    }
    v.blocked |= b.blocking[0] && b.blocking[1]; /* (a) */
    v.hindrance += beside_value(&b);
    return v;
}

/* --- side by side --- */

static void strew(const struct drawing *map, struct rng *rng, struct weather *w,
                  struct vv_state *state)
{
    memset(w, 0, sizeof *w);
    for (int cell = 0; cell < map->columns * map->rows; cell++) {
        if (rng_below(rng, 10) == 0) {
            w->smoke[cell] = 1 + (int)rng_below(rng, 2);
            state->effects[cell] = (uint8_t)w->smoke[cell];
            hexes_add(&state->smoke, cell);
        }
        if (rng_below(rng, 40) == 0) {
            w->bunker[cell] = true;
            state->cell[cell].ground = VV_BUNKER3;
            hexes_add(&state->bunkers, cell);
        }
    }
}

/* told: the parts of a line as told to people add up to what it says. */
static int told(const struct vv_ray *ray, bool *blocking)
{
    int sum = 0;

    *blocking = false;
    for (int i = 0; i < ray->count; i++) {
        sum += ray->part[i].waived ? 0 : ray->part[i].value;
        *blocking |= ray->part[i].blocks;
    }
    return sum;
}

static void fail_at(const struct vv *v, int a, int b, const char *what, int expected, int got)
{
    char from[8], to[8];

    hexmap_name(&v->grid, a, from);
    hexmap_name(&v->grid, b, to);
    fail_msg("%s: %s-%s: %s should be %d, is %d", v->map_id, from, to, what, expected, got);
}

static void compare_pair(const struct vv *v, const struct vv_state *state, int a, int b,
                         struct verdict expected)
{
    bool blocking;
    struct vv_ray ray;

    if (vv_sees(v, state, a, b) == expected.blocked)
        fail_at(v, a, b, "blocked", expected.blocked, !expected.blocked);
    vv_ray(v, state, a, b, &ray);
    int sum = told(&ray, &blocking);
    if (ray.along != expected.along || ray.blocked != expected.blocked)
        fail_at(v, a, b, "along * 2 + blocked", expected.along * 2 + expected.blocked,
                ray.along * 2 + ray.blocked);
    if (expected.blocked && !blocking)
        fail_at(v, a, b, "told reasons for a blocked line", 1, 0);
    if (expected.blocked)
        return;
    if (vv_hindrance(v, state, a, b) != expected.hindrance)
        fail_at(v, a, b, "hindrance", expected.hindrance, vv_hindrance(v, state, a, b));
    if (sum != expected.hindrance || ray.sum != sum)
        fail_at(v, a, b, "sum of the told hindrances", expected.hindrance, sum);
}

static void compare_map(const struct vv *v, const struct drawing *map)
{
    static struct vv_state state[WEATHERS];
    static struct weather weather[WEATHERS];
    struct rng rng;
    struct line line;
    int cells = map->columns * map->rows;

    rng_seed(&rng, 1918, 11);
    memset(state, 0, sizeof state);
    memset(weather, 0, sizeof weather);
    for (int i = 1; i < WEATHERS; i++)
        strew(map, &rng, &weather[i], &state[i]);
    assert_int_equal(v->hexes, cells);
    for (int a = 0; a < cells; a += EVERY)
        for (int b = 0; b < cells; b++) {
            if (a == b)
                continue;
            draw_line(map, a, b, &line);
            for (int i = 0; i < WEATHERS; i++)
                compare_pair(v, &state[i], a, b, judge(map, &weather[i], &line));
        }
}

/* --- the tests --- */

static const struct vv *load(const char *name, struct drawing *map)
{
    struct error err;
    char file[100];
    struct scenario *scn =
        scenario_load(&game_valor_and_victory, &embedded_content, name, NULL, 0, NULL, &err);

    assert_non_null(scn);
    const struct vv *v = (const struct vv *)(const void *)scn;
    snprintf(file, sizeof file, "%s/maps/%s.txt", game_valor_and_victory.id, v->map_id);
    draw(content_find(&embedded_content, file)->text, v->crops, map);
    return v;
}

static struct verdict look(const struct drawing *map, const char *from, const char *to)
{
    static const struct weather clear;
    struct line line;

    draw_line(map, cell_named(map, from), cell_named(map, to), &line);
    return judge(map, &clear, &line);
}

/* The worked examples of the rules: the second geometry must be right before it may judge. */
static void test_examples(void **unused)
{
    static const struct {
        const char *scenario, *from, *to;
        int hindrance; /* -1: blocked */
    } example[] = {
        { "2-les-forges-crossroads", "G10", "G1", 0 },
        { "2-les-forges-crossroads", "F6", "F4", -1 },
        { "2-les-forges-crossroads", "F6", "F5", 0 },
        { "2-les-forges-crossroads", "L7", "I7", 3 },
        { "2-les-forges-crossroads", "G4", "I4", -1 },
        { "2-les-forges-crossroads", "J2", "K3", 1 },
        { "2-les-forges-crossroads", "I2", "J4", 1 },
        { "2-les-forges-crossroads", "H2", "J2", 3 },
        { "2-les-forges-crossroads", "C3", "E6", 1 },
        { "2-les-forges-crossroads", "D1", "F4", 0 },
        { "3-hedges-and-haystacks", "D1", "F4", 3 },
        { "2-les-forges-crossroads", "G3", "I2", 2 },
        { "2-les-forges-crossroads", "H3", "I2", 1 },
        { "2-les-forges-crossroads", "G2", "I2", 2 },
        { "2-les-forges-crossroads", "I2", "G2", 0 },
    };
    static struct drawing map;

    (void)unused;
    for (size_t i = 0; i < sizeof example / sizeof example[0]; i++) {
        const struct vv *v = load(example[i].scenario, &map);
        struct verdict got = look(&map, example[i].from, example[i].to);

        assert_int_equal(got.blocked ? -1 : got.hindrance, example[i].hindrance);
        scenario_free((struct scenario *)(uintptr_t)&v->base);
    }
}

/* Every map once, and again where its farmland bears crops. */
static void test_every_pair(void **unused)
{
    static struct drawing map;
    char names[SCENARIOS_MAX][40], done[SCENARIOS_MAX][48];
    int count = scenario_names(&game_valor_and_victory, &embedded_content, names), maps = 0;

    (void)unused;
    for (int i = 0; i < count; i++) {
        const struct vv *v = load(names[i], &map);
        bool seen = false;

        snprintf(done[maps], sizeof done[maps], "%s %d", v->map_id, v->crops);
        for (int k = 0; k < maps; k++)
            seen |= strcmp(done[k], done[maps]) == 0;
        if (!seen) {
            compare_map(v, &map);
            maps++;
        }
        scenario_free((struct scenario *)(uintptr_t)&v->base);
    }
    assert_true(maps >= 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_examples),
        cmocka_unit_test(test_every_pair),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
