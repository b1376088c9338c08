/* hex.c - hex grids in rows and columns. Everything goes through cube coordinates, where all six
 * directions are constant vectors. */
#include "core/hex.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"

struct cube {
    int q, r, s;
};

static bool pointy(const struct hex_grid *g)
{
    return g->layout == HEX_ODD_ROWS || g->layout == HEX_EVEN_ROWS;
}

/* parity: 1 when the even rows or columns are the shifted ones. */
static int parity(const struct hex_grid *g)
{
    return g->layout == HEX_EVEN_ROWS || g->layout == HEX_EVEN_COLS;
}

static int half(int x)
{
    return x >= 0 ? x / 2 : -((1 - x) / 2);
}

static struct cube cube_of(const struct hex_grid *g, int cell)
{
    int row = cell / g->columns, col = cell % g->columns;
    struct cube c;

    EXPECT(cell >= 0 && cell < g->columns * g->rows);
    if (pointy(g)) {
        c.q = col - half(row + parity(g));
        c.r = row;
    } else {
        c.q = col;
        c.r = row - half(col + parity(g));
    }
    c.s = -c.q - c.r;
    return c;
}

static int cell_of(const struct hex_grid *g, struct cube c)
{
    int row, col;

    if (pointy(g)) {
        row = c.r;
        col = c.q + half(row + parity(g));
    } else {
        col = c.q;
        row = c.r + half(col + parity(g));
    }
    if (row < 0 || row >= g->rows || col < 0 || col >= g->columns)
        return HEX_NONE;
    return row * g->columns + col;
}

/* E SE SW W NW NE for pointy-top, N NE SE S SW NW for flat-top. */
static const struct cube pointy_step[6] = { { 1, 0, -1 }, { 0, 1, -1 }, { -1, 1, 0 },
                                            { -1, 0, 1 }, { 0, -1, 1 }, { 1, -1, 0 } };
static const struct cube flat_step[6] = { { 0, -1, 1 }, { 1, -1, 0 }, { 1, 0, -1 },
                                          { 0, 1, -1 }, { -1, 1, 0 }, { -1, 0, 1 } };

static struct cube step_of(const struct hex_grid *g, int direction)
{
    EXPECT(direction >= 0 && direction < HEX_DIRECTIONS);
    return pointy(g) ? pointy_step[direction] : flat_step[direction];
}

static struct cube moved(struct cube c, struct cube step, int times)
{
    return (struct cube){ c.q + step.q * times, c.r + step.r * times, c.s + step.s * times };
}

int hex_step(const struct hex_grid *g, int cell, int direction)
{
    return cell_of(g, moved(cube_of(g, cell), step_of(g, direction), 1));
}

static struct cube difference(const struct hex_grid *g, int a, int b)
{
    struct cube x = cube_of(g, a), y = cube_of(g, b);

    return (struct cube){ y.q - x.q, y.r - x.r, y.s - x.s };
}

int hex_distance(const struct hex_grid *g, int a, int b)
{
    struct cube d = difference(g, a, b);

    return (abs(d.q) + abs(d.r) + abs(d.s)) / 2;
}

int hex_direction(const struct hex_grid *g, int a, int b)
{
    struct cube d = difference(g, a, b);
    int distance = hex_distance(g, a, b);

    for (int i = 0; distance && i < HEX_DIRECTIONS; i++) {
        struct cube s = step_of(g, i);

        if (d.q == s.q * distance && d.r == s.r * distance)
            return i;
    }
    return -1;
}

static int round_div(int a, int b) /* nearest, b positive, halves up */
{
    int x = 2 * a + b;

    EXPECT(b > 0);
    return x >= 0 ? x / (2 * b) : -((-x + 2 * b - 1) / (2 * b));
}

/* round_cube: the cell nearest to the point (q, r, s) / n. */
static struct cube round_cube(int q, int r, int s, int n)
{
    struct cube c = { round_div(q, n), round_div(r, n), round_div(s, n) };
    int dq = abs(c.q * n - q), dr = abs(c.r * n - r), ds = abs(c.s * n - s);

    if (dq > dr && dq > ds)
        c.q = -c.r - c.s;
    else if (dr > ds)
        c.r = -c.q - c.s;
    else
        c.s = -c.q - c.r;
    return c;
}

/* point_cell: the cell of the i-th of n points between two cells, nudged by a hair so that a line
 * along a hexside always falls on the same side of it. */
static int point_cell(const struct hex_grid *g, struct cube from, struct cube d, int i, int n,
                      int nudge)
{
    enum { SCALE = 1000 };
    int q = (from.q * n + d.q * i) * SCALE + nudge, r = (from.r * n + d.r * i) * SCALE + 2 * nudge;

    return cell_of(g, round_cube(q, r, -q - r, n * SCALE));
}

int hex_line(const struct hex_grid *g, int a, int b, int *out)
{
    struct cube from = cube_of(g, a), d = difference(g, a, b);
    int n = hex_distance(g, a, b);

    out[0] = a;
    for (int i = 1; i <= n; i++) {
        out[i] = point_cell(g, from, d, i, n, 1);
        if (out[i] == HEX_NONE) /* beyond the edge: take the cell on the other side */
            out[i] = point_cell(g, from, d, i, n, -1);
    }
    return n + 1;
}

void hex_centre(const struct hex_grid *g, int cell, int *x, int *y)
{
    int row = cell / g->columns, col = cell % g->columns;
    int line = pointy(g) ? row : col;
    int shift = ((line & 1) ^ parity(g)) ? 866 : 0;

    *x = pointy(g) ? col * 1732 + shift : col * 1500;
    *y = pointy(g) ? row * 1500 : row * 1732 + shift;
}

static const char *const pointy_name[6] = { "E", "SE", "SW", "W", "NW", "NE" };
static const char *const flat_name[6] = { "N", "NE", "SE", "S", "SW", "NW" };

const char *hex_direction_name(const struct hex_grid *g, int direction)
{
    EXPECT(direction >= 0 && direction < HEX_DIRECTIONS);
    return pointy(g) ? pointy_name[direction] : flat_name[direction];
}

int hex_direction_find(const struct hex_grid *g, const char *name)
{
    for (int i = 0; i < HEX_DIRECTIONS; i++)
        if (strcmp(hex_direction_name(g, i), name) == 0)
            return i;
    return -1;
}

struct hex_name hex_digits(int first, int second)
{
    EXPECT(first >= 0 && first < 100 && second >= 0 && second < 100);
    return (struct hex_name){ { (char)('0' + first / 10), (char)('0' + first % 10),
                                (char)('0' + second / 10), (char)('0' + second % 10) } };
}

int hex_digits_read(const char *word, int *first, int *second)
{
    if (strspn(word, "0123456789") != 4 || word[4])
        return -1;
    *first = (word[0] - '0') * 10 + word[1] - '0';
    *second = (word[2] - '0') * 10 + word[3] - '0';
    return 0;
}
