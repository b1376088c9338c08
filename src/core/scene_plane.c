/* scene_plane.c - a table without cells: measures in inches from its south-west corner, and the table
 * drawn in characters, two to the inch across and one down. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/mem.h"
#include "core/plane.h"
#include "core/game.h"
#include "core/scene.h"

enum {
    MARGIN = 3, /* characters left of the table */
    ACROSS = 2, /* characters an inch */
    SAMPLES =
        4,    /* points looked at in a character, across and down: what is a quarter inch shows */
    GRID = 3, /* inches between the dots that help to count */
    THOUSANDTHS = 1000,
};

/* What lies on a table, and the character it is drawn with. Unknown roles are not ground. */
static const struct ground {
    const char *role;
    char mark;
} grounds[] = {
    { "deploy", '\'' }, { "border", '\'' }, { "rough", '"' },  { "wood", '&' },
    { "water", '~' },   { "crater", 'o' },  { "wire", 'x' },   { "danger", '!' },
    { "trench", '_' },  { "hill", ':' },    { "floor", '=' },  { "building", '%' },
    { "bunker", '@' },  { "wall", '#' },    { "ladder", 'H' }, { "objective", '*' },
};

static bool is_zone(const struct scene_shape *shape)
{
    return strcmp(shape->role, "deploy") == 0 || strcmp(shape->role, "border") == 0;
}

static const struct ground *ground_of(const struct scene_shape *shape)
{
    for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++)
        if (strcmp(grounds[i].role, shape->role) == 0)
            return &grounds[i];
    return NULL;
}

/* --- measures --- */

bool scene_table(const struct scene *scene, struct scene_box *out)
{
    for (int i = 0; i < scene->shapes; i++) {
        const struct scene_shape *s = &scene->shape[i];

        if (strcmp(s->role, "table") == 0 && s->points > 0) {
            *out = scene_shape_box(s);
            return scene->layout == SCENE_PLANE && scene->inch > 0;
        }
    }
    return false;
}

struct scene_box scene_shape_box(const struct scene_shape *s)
{
    struct scene_box box = { s->x[0], s->y[0], s->x[0], s->y[0] };

    EXPECT(s->points > 0);
    for (int i = 1; i < s->points; i++) {
        box.left = s->x[i] < box.left ? s->x[i] : box.left;
        box.right = s->x[i] > box.right ? s->x[i] : box.right;
        box.top = s->y[i] < box.top ? s->y[i] : box.top;
        box.bottom = s->y[i] > box.bottom ? s->y[i] : box.bottom;
    }
    if (strcmp(s->kind, "circle") == 0 && s->points > 1) {
        int r =
            plane_length((struct point){ s->x[0], s->y[0] }, (struct point){ s->x[1], s->y[1] });

        box = (struct scene_box){ s->x[0] - r, s->y[0] - r, s->x[0] + r, s->y[0] + r };
    }
    return box;
}

/* read_inches: "12.5" in thousandths of an inch, up to three decimals; the end of the number, or
 * NULL. */
static const char *read_inches(const char *words, long *thousandths)
{
    char *end;
    bool minus = words[0] == '-';
    int scale = THOUSANDTHS / 10;

    if ((words[minus] < '0' || words[minus] > '9') && words[minus] != '.')
        return NULL;
    long whole = words[minus] == '.' ? 0 : strtol(words + minus, &end, 10);
    if (words[minus] == '.')
        end = (char *)words + minus;
    if (whole > THOUSANDTHS)
        return NULL;
    *thousandths = whole * THOUSANDTHS;
    if (*end == '.')
        for (end++; *end >= '0' && *end <= '9'; end++, scale /= 10) {
            if (!scale)
                return NULL;
            *thousandths += (*end - '0') * scale;
        }
    *thousandths = minus ? -*thousandths : *thousandths;
    return end;
}

/* units: thousandths of an inch in scene units, to the nearest. */
static int units(const struct scene *scene, long thousandths)
{
    long n = thousandths * scene->inch;

    return (int)((n + (n < 0 ? -THOUSANDTHS : THOUSANDTHS) / 2) / THOUSANDTHS);
}

bool scene_read_inches(const struct scene *scene, const char *words, int at[2])
{
    struct scene_box table;
    long x, y;
    const char *p = scene_table(scene, &table) ? read_inches(words, &x) : NULL;

    if (!p || *p != ',' || !(p = read_inches(p + 1, &y)) || *p)
        return false;
    at[0] = table.left + units(scene, x);
    at[1] = table.bottom - units(scene, y);
    return true;
}

bool scene_read_spot(const struct scene *scene, const char *words, int at[3])
{
    char place[24];
    size_t length = strcspn(words, "^");
    long height;
    const char *end;

    if (length >= sizeof place)
        return false;
    snprintf(place, sizeof place, "%.*s", (int)length, words);
    at[2] = PLACE_ANY;
    if (!scene_read_inches(scene, place, at))
        return false;
    if (!words[length])
        return true;
    end = read_inches(words + length + 1, &height);
    if (!end || *end)
        return false;
    at[2] = units(scene, height);
    return true;
}

/* add_inches: as short as it can be: "12.5", "9", to the nearest thousandth. */
static void add_inches(const struct scene *scene, int distance, struct text *out)
{
    long n = (long)distance * THOUSANDTHS;
    long t = (labs(n) + scene->inch / 2) / scene->inch;
    char digits[8];

    text_addf(out, "%s%ld", n < 0 && t ? "-" : "", t / THOUSANDTHS);
    snprintf(digits, sizeof digits, ".%03ld", t % THOUSANDTHS);
    for (int i = 3; i > 0 && digits[i] == '0'; i--)
        digits[i] = '\0';
    text_add(out, digits[1] ? digits : "");
}

void scene_write_inches(const struct scene *scene, const int at[2], struct text *out)
{
    struct scene_box table = { 0 };

    scene_table(scene, &table);
    add_inches(scene, at[0] - table.left, out);
    text_add_char(out, ',');
    add_inches(scene, table.bottom - at[1], out);
}

void scene_write_spot(const struct scene *scene, const int at[3], struct text *out)
{
    scene_write_inches(scene, at, out);
    if (!at[2])
        return;
    text_add_char(out, '^');
    add_inches(scene, at[2], out);
}

bool scene_on_table(const struct scene *scene, const struct scene_token *t)
{
    struct scene_box box;

    return scene_table(scene, &box) && t->x >= box.left && t->x <= box.right && t->y >= box.top &&
           t->y <= box.bottom;
}

/* --- is a point in a shape? --- */

static bool in_circle(const struct scene_shape *s, const int at[2])
{
    int64_t dx = at[0] - s->x[0], dy = at[1] - s->y[0];
    int64_t rx = s->x[1] - s->x[0], ry = s->y[1] - s->y[0];

    return dx * dx + dy * dy <= rx * rx + ry * ry;
}

/* in_polygon counts the sides that a ray to the east crosses. */
static bool in_polygon(const struct scene_shape *s, const int at[2])
{
    bool inside = false;

    for (int i = 0, k = s->points - 1; i < s->points; k = i++) {
        if ((s->y[i] > at[1]) == (s->y[k] > at[1]))
            continue;
        int64_t dx = (int64_t)s->x[k] - s->x[i], dy = (int64_t)s->y[k] - s->y[i];
        int64_t left = ((int64_t)at[0] - s->x[i]) * dy, right = dx * ((int64_t)at[1] - s->y[i]);
        if (dy > 0 ? left < right : left > right)
            inside = !inside;
    }
    return inside;
}

bool scene_shape_covers(const struct scene_shape *s, const int at[2])
{
    if (strcmp(s->kind, "circle") == 0)
        return s->points > 1 && in_circle(s, at);
    return s->points > 2 && (strcmp(s->kind, "polygon") == 0 || strcmp(s->kind, "zone") == 0) &&
           in_polygon(s, at);
}

/* --- the drawing --- */

struct sheet {
    const struct scene *scene;
    struct scene_box table;
    int wide, high; /* characters */
    char *at;       /* wide x high */
    bool *taken;    /* by a piece or a number */
};

static char *spot(const struct sheet *d, int column, int row)
{
    return d->at + (size_t)row * (size_t)d->wide + (size_t)column;
}

/* covered: does the shape show in this character? */
static bool covered(const struct sheet *d, const struct scene_shape *s, int column, int row)
{
    enum { WIDE = 2 * SAMPLES * ACROSS, HIGH = 2 * SAMPLES }; /* half samples an inch */
    int inch = d->scene->inch, top = d->table.bottom - (d->high - row) * inch;

    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        int across = 2 * (SAMPLES * column + i % SAMPLES) + 1, down = 2 * (i / SAMPLES) + 1;
        int at[2] = { d->table.left + across * inch / WIDE, top + down * inch / HIGH };

        if (scene_shape_covers(s, at))
            return true;
    }
    return false;
}

static int clamp(int value, int most)
{
    return value < 0 ? 0 : value > most ? most : value;
}

static int column_of(const struct sheet *d, int x)
{
    return clamp((int)((int64_t)(x - d->table.left) * ACROSS / d->scene->inch), d->wide - 1);
}

static int row_of(const struct sheet *d, int y)
{
    return clamp(d->high - 1 - (d->table.bottom - y) / d->scene->inch, d->high - 1);
}

/* draw_line: a ladder or a border, one character a step. */
static void draw_line(struct sheet *d, const struct scene_shape *s, char mark)
{
    for (int i = 1; i < s->points; i++) {
        int column = column_of(d, s->x[i - 1]), row = row_of(d, s->y[i - 1]);
        int across = column_of(d, s->x[i]) - column, down = row_of(d, s->y[i]) - row;
        int steps = abs(across) > abs(down) ? abs(across) : abs(down);

        for (int k = 0; k <= steps; k++)
            *spot(d, column + (steps ? across * k / steps : 0),
                  row + (steps ? down * k / steps : 0)) = mark;
    }
}

static void draw_ground(struct sheet *d, const struct scene_shape *s)
{
    const struct ground *ground = ground_of(s);

    if (!ground || s->points < 1)
        return;
    if (strcmp(s->kind, "line") == 0) {
        draw_line(d, s, ground->mark);
        return;
    }
    if (strcmp(s->kind, "point") == 0) {
        *spot(d, column_of(d, s->x[0]), row_of(d, s->y[0])) = ground->mark;
        return;
    }
    struct scene_box box = scene_shape_box(s);
    int right = column_of(d, box.right), bottom = row_of(d, box.bottom);
    for (int row = row_of(d, box.top); row <= bottom; row++)
        for (int column = column_of(d, box.left); column <= right; column++)
            if (covered(d, s, column, row) && !(is_zone(s) && (row % 2 || (column + 2 * row) % 8)))
                *spot(d, column, row) = ground->mark;
}

/* fits: are these characters free? */
static bool fits(const struct sheet *d, int column, int row, int length)
{
    if (row < 0 || row >= d->high || column < 0 || column + length > d->wide)
        return false;
    for (int i = 0; i < length; i++)
        if (d->taken[row * d->wide + column + i])
            return false;
    return true;
}

/* write_at: words as near to this place as there is room for them; false when there is none. */
static bool write_at(struct sheet *d, int column, int row, const char *words)
{
    static const int near[][2] = { { 0, 0 }, { -1, 0 }, { 1, 0 }, { -2, 0 },
                                   { 2, 0 }, { 0, 1 },  { 0, -1 } };
    int length = (int)strlen(words);

    for (size_t i = 0; i < sizeof near / sizeof near[0]; i++) {
        int c = clamp(column + near[i][0], d->wide - length), r = row + near[i][1];

        if (!fits(d, c, r, length))
            continue;
        memcpy(spot(d, c, r), words, (size_t)length);
        for (int k = c - 1; k <= c + length; k++) /* and a gap to the next word */
            if (k >= 0 && k < d->wide)
                d->taken[r * d->wide + k] = true;
        return true;
    }
    return false;
}

/* write_height: at the western edge of a piece of ground, in inches; there the numbers of hills on
 * hills do not meet. */
static void write_height(struct sheet *d, const struct scene_shape *s)
{
    char words[16];
    struct text t = text_fixed(words, sizeof words);

    if (!s->height || !ground_of(s) || s->points < 1)
        return;
    struct scene_box box = scene_shape_box(s);
    add_inches(d->scene, s->height, &t);
    write_at(d, column_of(d, box.left) + 1, row_of(d, (box.top + box.bottom) / 2), words);
}

static void draw_tokens(struct sheet *d)
{
    for (int i = 0; i < d->scene->tokens; i++) {
        const struct scene_token *t = &d->scene->token[i];

        if (!t->cell[0] && scene_on_table(d->scene, t))
            write_at(d, column_of(d, t->x), row_of(d, t->y), t->glyph[0] ? t->glyph : t->id);
    }
}

static void draw_grid(struct sheet *d)
{
    memset(d->at, ' ', (size_t)d->wide * (size_t)d->high);
    for (int row = 0; row < d->high; row++)
        for (int column = 0; column < d->wide; column += GRID * ACROSS)
            if ((d->high - 1 - row) % GRID == 0)
                *spot(d, column, row) = '.';
}

/* print: numbers count inches from the south-west corner; a row's is that of its southern edge. */
static void print(const struct sheet *d, struct text *out)
{
    text_fill(out, ' ', out->length + MARGIN);
    for (int inch = 0; inch * ACROSS < d->wide; inch += 2 * GRID)
        text_addf(out, "%-*d", inch + 2 * GRID < d->wide / ACROSS ? 2 * GRID * ACROSS : 1, inch);
    text_add_char(out, '\n');
    for (int row = 0; row < d->high; row++) {
        int end = d->wide;

        text_addf(out, "%2d ", d->high - 1 - row);
        while (end > 0 && *spot(d, end - 1, row) == ' ')
            end--;
        text_add_bytes(out, spot(d, 0, row), (size_t)end);
        while (out->at[out->length - 1] == ' ')
            out->at[--out->length] = '\0';
        text_add_char(out, '\n');
    }
}

static bool has_role(const struct scene *scene, const char *role)
{
    for (int i = 0; i < scene->shapes; i++)
        if (strcmp(scene->shape[i].role, role) == 0)
            return true;
    return false;
}

/* print_legend: what the characters on this table mean. */
static void print_legend(const struct scene *scene, struct text *out)
{
    enum { LINE = 8 }; /* entries */
    int count = 0;

    for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++)
        if (has_role(scene, grounds[i].role)) {
            text_add(out, count == 0 ? "   " : count % LINE ? ", " : ",\n   ");
            text_addf(out, "%c %s", grounds[i].mark, grounds[i].role);
            count++;
        }
    if (count)
        text_add(out, "; numbers on the ground are heights in inches\n");
}

void scene_text_plane(const struct scene *scene, struct text *out)
{
    struct sheet d = { .scene = scene };

    if (!scene_table(scene, &d.table))
        return;
    d.wide = ((d.table.right - d.table.left) * ACROSS + scene->inch - 1) / scene->inch;
    d.high = (d.table.bottom - d.table.top + scene->inch - 1) / scene->inch;
    if (d.wide < 1 || d.high < 1 || d.wide > ACROSS * PLANE_INCHES || d.high > PLANE_INCHES)
        return;
    d.at = mem_alloc((size_t)d.wide * (size_t)d.high);
    d.taken = mem_alloc((size_t)d.wide * (size_t)d.high * sizeof *d.taken);
    draw_grid(&d);
    for (int things = 0; things < 2; things++) /* zones lie under everything */
        for (int i = 0; i < scene->shapes; i++)
            if (is_zone(&scene->shape[i]) == !things)
                draw_ground(&d, &scene->shape[i]);
    draw_tokens(&d);
    for (int i = 0; i < scene->shapes; i++)
        write_height(&d, &scene->shape[i]);
    print(&d, out);
    print_legend(scene, out);
    mem_free(d.at);
    mem_free(d.taken);
}
