/* map_plane.c - a table in inches as a picture: paper, ground by tone and pattern, heights, rulers.
 * Like map_look.c it knows roles and no game; an unknown role is an outline. */
#include "cli/map_plane.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/map_look.h"

/* Pixels: an inch, around the table, above it for the title, a line of the legend. */
enum { INCH = 20, MARGIN = 40, HEADING = 36, LEGEND_LINE = 24, CIRCLE_POINTS = 32 };

enum pattern {
    PLAIN,
    HACHURES, /* short strokes inwards from the edge: ground that rises */
    BOARDS,
    WAVES,
    DOTS,
    TREES,
    CROSSES,
    SLANTS,
    COURSES, /* of stone */
};

/* What a role looks like. Dashed shapes are lines on the ground, not things. */
static const struct style {
    const char *role, *words;
    unsigned fill, stroke;
    double width;
    enum pattern pattern;
    unsigned ink;
    bool dashed;
} styles[] = {
    { "deploy", "deployment", PICTURE_NONE, 0x8a3a2a, 2, PLAIN, 0, true },
    { "border", "line", PICTURE_NONE, 0x5b5a4c, 1.5, PLAIN, 0, true },
    { "rough", "difficult", 0xcdbd94, 0xa08c62, 1, DOTS, 0x8a7650, false },
    { "danger", "dangerous", 0xe0c3a8, 0xa0402e, 1, SLANTS, 0xb5563f, false },
    { "wood", "wood", 0xb9c79b, 0x6f8a55, 1, TREES, 0x4f7342, false },
    { "water", "water", 0xa9c8d6, 0x5f8ba3, 1.5, WAVES, 0x6f9bb3, false },
    { "crater", "crater", 0xb39a6d, 0x6f5a38, 1.5, HACHURES, 0x6f5a38, false },
    { "wire", "wire", 0xcfc29c, 0x6b675a, 1, CROSSES, 0x4a483f, false },
    { "trench", "trench", 0x4b3a26, 0xb0915a, 5, BOARDS, 0x8f7448, false },
    { "hill", "hill", 0xe3d9b8, 0x8a7650, 1.5, HACHURES, 0x8a7650, false },
    { "floor", "floor", 0xb58f5a, 0x5a452a, 1.5, BOARDS, 0x8f6d3f, false },
    { "building", "building", 0xa65a45, 0x4a2a20, 2, COURSES, 0x8a4838, false },
    { "bunker", "bunker", 0xa8a598, 0x3b3a30, 2, COURSES, 0x8a877a, false },
    { "wall", "wall", 0x9a978a, 0x3b3a30, 1.5, COURSES, 0x77746a, false },
    { "ladder", "ladder", PICTURE_NONE, 0x3b2a18, 2, PLAIN, 0, false },
};

static const struct style *style_of(const char *role)
{
    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++)
        if (strcmp(styles[i].role, role) == 0)
            return &styles[i];
    return NULL;
}

/* --- from scene to paper --- */

struct sheet {
    const struct scene *scene;
    struct scene_box table;
    struct picture *picture;
};

/* An outline in pixels. */
struct outline {
    int points;
    struct picture_point at[PICTURE_POINTS];
};

static double pixels(const struct sheet *s, int units)
{
    return (double)units * INCH / s->scene->inch;
}

static struct picture_point place(const struct sheet *s, int x, int y)
{
    return (struct picture_point){ MARGIN + pixels(s, x - s->table.left),
                                   HEADING + MARGIN + pixels(s, y - s->table.top) };
}

static struct outline outline_of(const struct sheet *s, const struct scene_shape *shape)
{
    struct outline o = { .points = shape->points };

    if (strcmp(shape->kind, "circle") == 0 && shape->points > 1) {
        struct picture_point centre = place(s, shape->x[0], shape->y[0]);
        struct picture_point edge = place(s, shape->x[1], shape->y[1]);
        double radius = hypot(edge.x - centre.x, edge.y - centre.y);

        o.points = CIRCLE_POINTS;
        for (int i = 0; i < CIRCLE_POINTS; i++)
            o.at[i] =
                (struct picture_point){ centre.x + radius * cos(i * 2 * PICTURE_PI / CIRCLE_POINTS),
                                        centre.y +
                                            radius * sin(i * 2 * PICTURE_PI / CIRCLE_POINTS) };
        return o;
    }
    for (int i = 0; i < shape->points; i++)
        o.at[i] = place(s, shape->x[i], shape->y[i]);
    return o;
}

static struct picture_point middle(const struct outline *o)
{
    struct picture_point sum = { 0, 0 };

    for (int i = 0; i < o->points; i++) {
        sum.x += o->at[i].x / o->points;
        sum.y += o->at[i].y / o->points;
    }
    return sum;
}

/* covers: is the point inside, by the sides that a ray from it crosses? */
static bool covers(const struct outline *o, struct picture_point p)
{
    bool inside = false;

    for (int i = 0, k = o->points - 1; i < o->points; k = i++) {
        const struct picture_point *a = &o->at[i], *b = &o->at[k];

        if ((a->y > p.y) != (b->y > p.y) &&
            p.x < a->x + (p.y - a->y) * (b->x - a->x) / (b->y - a->y))
            inside = !inside;
    }
    return inside;
}

/* --- patterns --- */

static struct picture_point turned(struct picture_point p, double angle)
{
    return (struct picture_point){ p.x * cos(angle) - p.y * sin(angle),
                                   p.x * sin(angle) + p.y * cos(angle) };
}

/* rule draws the part inside an outline of one horizontal line, both turned by `angle` back again. */
static void rule(struct picture *p, const struct outline *o, double y, double angle, unsigned ink)
{
    double x[PICTURE_POINTS];
    int count = 0;

    for (int i = 0; i < o->points; i++) {
        struct picture_point a = o->at[i], b = o->at[(i + 1) % o->points];

        if ((a.y <= y) == (b.y <= y))
            continue;
        x[count++] = a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y);
        for (int k = count - 1; k > 0 && x[k - 1] > x[k]; k--) {
            double swap = x[k];

            x[k] = x[k - 1];
            x[k - 1] = swap;
        }
    }
    for (int i = 0; i + 1 < count; i += 2)
        picture_line(p, turned((struct picture_point){ x[i], y }, angle),
                     turned((struct picture_point){ x[i + 1], y }, angle), 1, ink);
}

/* hatch fills an outline with parallel lines. */
static void hatch(struct picture *p, const struct outline *o, double angle, double step,
                  unsigned ink)
{
    struct outline flat = *o;
    double top = 1e9, low = -1e9;

    for (int i = 0; i < o->points; i++) {
        flat.at[i] = turned(o->at[i], -angle);
        top = fmin(top, flat.at[i].y);
        low = fmax(low, flat.at[i].y);
    }
    for (double y = top + step / 2; y < low; y += step)
        rule(p, &flat, y, angle, ink);
}

/* teeth: short strokes from the edge, inwards. */
static void teeth(struct picture *p, const struct outline *o, double length, unsigned ink)
{
    struct picture_point centre = middle(o);

    for (int i = 0; i < o->points; i++) {
        struct picture_point a = o->at[i], b = o->at[(i + 1) % o->points];
        double side = hypot(b.x - a.x, b.y - a.y);
        int count = (int)(side / 6);

        for (int k = 0; k < count; k++) {
            double t = (k + 0.5) / count;
            struct picture_point from = { a.x + t * (b.x - a.x), a.y + t * (b.y - a.y) };
            double dx = centre.x - from.x, dy = centre.y - from.y, far = hypot(dx, dy);

            if (far > length)
                picture_line(p, from,
                             (struct picture_point){ from.x + dx * length / far,
                                                     from.y + dy * length / far },
                             1, ink);
        }
    }
}

static void sign(struct picture *p, enum pattern pattern, struct picture_point at, unsigned ink)
{
    if (pattern == DOTS)
        picture_disc(p, at, 1.2, ink, PICTURE_NONE);
    if (pattern == TREES)
        picture_disc(p, at, 6, ink, 0x2f4a28);
    if (pattern != CROSSES)
        return;
    picture_line(p, (struct picture_point){ at.x - 3, at.y - 3 },
                 (struct picture_point){ at.x + 3, at.y + 3 }, 1, ink);
    picture_line(p, (struct picture_point){ at.x - 3, at.y + 3 },
                 (struct picture_point){ at.x + 3, at.y - 3 }, 1, ink);
}

/* strew puts signs on an outline, every other row set off. */
static void strew(struct picture *p, const struct outline *o, enum pattern pattern, double step,
                  unsigned ink)
{
    double left = 1e9, right = -1e9, top = 1e9, low = -1e9;
    int row = 0;

    for (int i = 0; i < o->points; i++) {
        left = fmin(left, o->at[i].x);
        right = fmax(right, o->at[i].x);
        top = fmin(top, o->at[i].y);
        low = fmax(low, o->at[i].y);
    }
    for (double y = top + step / 2; y < low; y += step, row++)
        for (double x = left + step / (row % 2 ? 1 : 2); x < right; x += step)
            if (covers(o, (struct picture_point){ x, y }))
                sign(p, pattern, (struct picture_point){ x, y }, ink);
}

/* along: the direction of the longest side. */
static double along(const struct outline *o)
{
    double longest = -1, angle = 0;

    for (int i = 0; i < o->points; i++) {
        struct picture_point a = o->at[i], b = o->at[(i + 1) % o->points];
        double side = hypot(b.x - a.x, b.y - a.y);

        if (side > longest + 1e-6) {
            longest = side;
            angle = atan2(b.y - a.y, b.x - a.x);
        }
    }
    return angle;
}

static void fill_pattern(struct picture *p, const struct outline *o, const struct style *style)
{
    switch (style->pattern) {
    case HACHURES: teeth(p, o, 7, style->ink); break;
    case BOARDS: hatch(p, o, along(o) + PICTURE_PI / 2, 6, style->ink); break;
    case WAVES: hatch(p, o, 0, 7, style->ink); break;
    case SLANTS: hatch(p, o, PICTURE_PI / 4, 8, style->ink); break;
    case COURSES: hatch(p, o, along(o), 5, style->ink); break;
    case DOTS: strew(p, o, DOTS, 9, style->ink); break;
    case TREES: strew(p, o, TREES, 24, style->ink); break;
    case CROSSES: strew(p, o, CROSSES, 9, style->ink); break;
    default: break;
    }
}

/* --- the shapes --- */

static void dashes(struct picture *p, struct picture_point a, struct picture_point b, double width,
                   unsigned ink)
{
    double far = hypot(b.x - a.x, b.y - a.y);

    for (double from = 0; from < far; from += 14) {
        double to = fmin(from + 8, far);

        picture_line(
            p,
            (struct picture_point){ a.x + (b.x - a.x) * from / far,
                                    a.y + (b.y - a.y) * from / far },
            (struct picture_point){ a.x + (b.x - a.x) * to / far, a.y + (b.y - a.y) * to / far },
            width, ink);
    }
}

/* ladder: two rails and rungs. */
static void ladder(struct picture *p, struct picture_point a, struct picture_point b, unsigned ink)
{
    double far = hypot(b.x - a.x, b.y - a.y), side = 4;

    if (far <= 0)
        return;
    double dx = (b.x - a.x) / far, dy = (b.y - a.y) / far;
    for (int rail = -1; rail <= 1; rail += 2)
        picture_line(p, (struct picture_point){ a.x - rail * dy * side, a.y + rail * dx * side },
                     (struct picture_point){ b.x - rail * dy * side, b.y + rail * dx * side }, 1.5,
                     ink);
    for (double at = 2; at < far; at += 4)
        picture_line(p,
                     (struct picture_point){ a.x + dx * at - dy * side, a.y + dy * at + dx * side },
                     (struct picture_point){ a.x + dx * at + dy * side, a.y + dy * at - dx * side },
                     1.5, ink);
}

static void draw_lines(struct picture *p, const struct outline *o, const struct style *style,
                       bool closed)
{
    for (int i = 0; i + !closed < o->points; i++) {
        struct picture_point a = o->at[i], b = o->at[(i + 1) % o->points];

        if (strcmp(style->role, "ladder") == 0)
            ladder(p, a, b, style->stroke);
        else if (style->dashed)
            dashes(p, a, b, style->width, style->stroke);
        else
            picture_line(p, a, b, style->width, style->stroke);
    }
}

static void draw_outline(struct picture *p, const struct outline *o, unsigned fill, unsigned stroke,
                         double width)
{
    struct picture_shape shape = {
        .points = o->points, .fill = fill, .stroke = stroke, .width = width
    };

    memcpy(shape.at, o->at, sizeof shape.at);
    picture_add(p, shape);
}

/* tone: the higher, the lighter. */
static unsigned tone(unsigned colour, int inches)
{
    unsigned light = 0;

    for (int shift = 16; shift >= 0; shift -= 8) {
        int part = (int)(colour >> shift & 0xff) + (inches > 0 ? 5 * inches : 0);

        light |= (unsigned)(part > 0xf8 ? 0xf8 : part) << shift;
    }
    return light;
}

static void draw_shape(const struct sheet *s, const struct scene_shape *shape)
{
    static const struct style unknown = { "", "", PICTURE_NONE, 0x5b5a4c, 1.5, PLAIN, 0, true };
    const struct style *style = style_of(shape->role);
    struct outline o = outline_of(s, shape);
    bool line = strcmp(shape->kind, "line") == 0;

    style = style ? style : &unknown;
    if (strcmp(shape->role, "table") == 0 || o.points < 2)
        return;
    if (line || style->dashed || o.points < 3) {
        draw_lines(s->picture, &o, style, !line);
    } else {
        unsigned fill = style->pattern == HACHURES
                            ? tone(style->fill, shape->height / s->scene->inch)
                            : style->fill;

        draw_outline(s->picture, &o, fill, PICTURE_NONE, 1);
        fill_pattern(s->picture, &o, style);
        draw_outline(s->picture, &o, PICTURE_NONE, style->stroke, style->width);
    }
    if (style->dashed && shape->text[0])
        picture_words(s->picture, middle(&o), 13, style->stroke, shape->text);
}

/* tag_place: near the southern edge, where the tags of hills on hills do not meet; in the middle of what
 * is thin. */
static struct picture_point tag_place(const struct sheet *s, const struct scene_shape *shape)
{
    struct scene_box box = scene_shape_box(shape);
    struct outline o = outline_of(s, shape);
    struct picture_point at = middle(&o);

    if (pixels(s, box.bottom - box.top) > 2 * INCH)
        at.y = place(s, box.left, box.bottom).y - INCH / 2.0;
    return at;
}

/* draw_tag: how high a piece of ground is, or how deep. */
static void draw_tag(const struct sheet *s, const struct scene_shape *shape)
{
    char words[24];

    if (!shape->height || shape->points < 1)
        return;
    struct picture_point at = tag_place(s, shape);
    snprintf(words, sizeof words, "%.4g\"", (double)shape->height / s->scene->inch);
    double half = 4.5 * (double)strlen(words) + 3;
    struct outline tag = { 6,
                           { { at.x - half, at.y - 8 },
                             { at.x + half, at.y - 8 },
                             { at.x + half + 5, at.y },
                             { at.x + half, at.y + 8 },
                             { at.x - half, at.y + 8 },
                             { at.x - half - 5, at.y } } };
    draw_outline(s->picture, &tag, 0xfbf8ee, LOOK_INK, 1);
    picture_words(s->picture, at, 11, LOOK_INK, words);
}

/* --- the sheet --- */

static void draw_grid(const struct sheet *s, double wide, double high)
{
    for (int x = 6 * INCH; x < wide; x += 6 * INCH)
        picture_line(s->picture, (struct picture_point){ MARGIN + x, HEADING + MARGIN },
                     (struct picture_point){ MARGIN + x, HEADING + MARGIN + high }, 1, 0xc4b68e);
    for (int y = 6 * INCH; y < high; y += 6 * INCH)
        picture_line(s->picture, (struct picture_point){ MARGIN, HEADING + MARGIN + high - y },
                     (struct picture_point){ MARGIN + wide, HEADING + MARGIN + high - y }, 1,
                     0xc4b68e);
}

/* ruler: ticks beside one edge, a number every six inches, counted from the south-west corner. */
static void ruler(const struct sheet *s, struct picture_point zero, double length, bool across)
{
    for (int inch = 0; inch * INCH <= length; inch++) {
        double tick = inch % 6 == 0 ? 9 : inch % 3 == 0 ? 6 : 3, along_it = inch * INCH;
        struct picture_point a = across ? (struct picture_point){ zero.x + along_it, zero.y + 3 }
                                        : (struct picture_point){ zero.x - 3, zero.y - along_it };
        struct picture_point b = across ? (struct picture_point){ a.x, a.y + tick }
                                        : (struct picture_point){ a.x - tick, a.y };
        char words[8];

        picture_line(s->picture, a, b, 1, LOOK_INK);
        if (inch % 6)
            continue;
        snprintf(words, sizeof words, "%d", inch);
        picture_words(s->picture,
                      across ? (struct picture_point){ b.x, b.y + 10 }
                             : (struct picture_point){ b.x - 10, b.y },
                      11, LOOK_INK, words);
    }
}

/* draw_legend: the roles that are on this table; returns its height in pixels. A NULL picture: it is
 * only measured. */
static int draw_legend(const struct scene *scene, struct picture *p, int width, int top)
{
    enum { ENTRY = 150 };
    int columns = width / ENTRY > 0 ? width / ENTRY : 1, count = 0;

    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++) {
        bool there = false;

        for (int k = 0; k < scene->shapes; k++)
            there |= strcmp(scene->shape[k].role, styles[i].role) == 0;
        if (!there)
            continue;
        int row = count / columns;
        double x = MARGIN + count % columns * ENTRY,
               y = top + row * LEGEND_LINE + LEGEND_LINE / 2.0;
        struct outline o = { 4,
                             { { x, y - 7 }, { x + 30, y - 7 }, { x + 30, y + 7 }, { x, y + 7 } } };
        struct outline bar = { 2, { { x, y }, { x + 30, y } } };
        count++;
        if (!p)
            continue;
        if (styles[i].fill == PICTURE_NONE) {
            draw_lines(p, &bar, &styles[i], false);
        } else {
            draw_outline(p, &o, styles[i].fill, PICTURE_NONE, 1);
            fill_pattern(p, &o, &styles[i]);
            draw_outline(p, &o, PICTURE_NONE, styles[i].stroke, 1);
        }
        picture_words(p, (struct picture_point){ x + 36 + 4 * (double)strlen(styles[i].words), y },
                      12, LOOK_INK, styles[i].words);
    }
    return (count + columns - 1) / columns * LEGEND_LINE;
}

void map_plane(const struct scene *scene, struct picture *p)
{
    struct sheet s = { .scene = scene, .picture = p };
    bool table = scene_table(scene, &s.table);

    BUG_ON(!table);
    double wide = pixels(&s, s.table.right - s.table.left);
    double high = pixels(&s, s.table.bottom - s.table.top);
    int low = HEADING + 2 * MARGIN + (int)high;
    p->width = 2 * MARGIN + (int)wide;
    p->height = low + draw_legend(scene, NULL, (int)wide, 0) + MARGIN / 2;
    picture_box(p, (struct picture_point){ p->width / 2.0, p->height / 2.0 }, p->width, p->height,
                0xf6f3e8, PICTURE_NONE);
    picture_words(p, (struct picture_point){ p->width / 2.0, HEADING / 2.0 + 6 }, 20, LOOK_INK,
                  p->title);
    struct picture_point centre = { MARGIN + wide / 2, HEADING + MARGIN + high / 2 };
    picture_box(p, centre, wide, high, 0xd8cba8, PICTURE_NONE);
    draw_grid(&s, wide, high);
    for (int i = 0; i < scene->shapes; i++)
        draw_shape(&s, &scene->shape[i]);
    for (int i = 0; i < scene->shapes; i++)
        draw_tag(&s, &scene->shape[i]);
    picture_box(p, centre, wide, high, PICTURE_NONE, LOOK_INK);
    ruler(&s, (struct picture_point){ MARGIN, HEADING + MARGIN + high }, wide, true);
    ruler(&s, (struct picture_point){ MARGIN, HEADING + MARGIN + high }, high, false);
    draw_legend(scene, p, (int)wide, low);
}
