/* map_look.c - what the ids of terrains and links look like. */
#include "cli/map_look.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { RADIUS = LOOK_RADIUS };

/* --- how things look --- */

enum {
    INK = LOOK_INK,
    GRASS = 0xd5dcb0,
    SOIL = 0xd8cba8,
    FOREST = 0xa9bd8d,
    CROP = 0xe6d98f,
    WATER = 0x93bcd8,
    LEAF = 0x4f7342,
    EARTH = 0x7a6242,
    STONE = 0x8d8a80,
    ROOF = 0xa65a45,
    STRAW = 0xc9a227,
    WAY = 0xb9a078,
    GRID = 0x8f8f74,
};

enum sign {
    SIGN_NONE,
    SIGN_TREES,
    SIGN_ORCHARD,
    SIGN_ROWS,
    SIGN_HOUSE,
    SIGN_HAY,
    SIGN_REEDS,
    SIGN_WIRE,
    SIGN_CUT,
    SIGN_PIT,
    SIGN_FORT,
    SIGN_GATE,
    SIGN_POST,
    SIGN_DITCH,
};

/* What an id of a cell's terrain looks like; fill PICTURE_NONE: only a sign on the ground. */
static const struct look {
    const char *id;
    unsigned fill;
    enum sign sign;
} looks[] = {
    { "open", GRASS, SIGN_NONE },
    { "clear", SOIL, SIGN_NONE },
    { "road", GRASS, SIGN_NONE },
    { "bridge", WATER, SIGN_NONE },
    { "meadow", GRASS, SIGN_NONE },
    { "forest", FOREST, SIGN_TREES },
    { "woods", FOREST, SIGN_TREES },
    { "orchard", GRASS, SIGN_ORCHARD },
    { "field", CROP, SIGN_NONE },
    { "crops", CROP, SIGN_ROWS },
    { "crop", CROP, SIGN_ROWS },
    { "haystack", GRASS, SIGN_HAY },
    { "hay", GRASS, SIGN_HAY },
    { "building", GRASS, SIGN_HOUSE },
    { "river", WATER, SIGN_NONE },
    { "water", WATER, SIGN_NONE },
    { "lake", WATER, SIGN_NONE },
    { "canal", WATER, SIGN_NONE },
    { "pond", WATER, SIGN_NONE },
    { "stream", GRASS, SIGN_NONE },
    { "marsh", 0xb6cbb0, SIGN_REEDS },
    { "wire", PICTURE_NONE, SIGN_WIRE },
    { "cut", PICTURE_NONE, SIGN_CUT },
    { "sandbags", PICTURE_NONE, SIGN_POST },
    { "fox-hole", PICTURE_NONE, SIGN_PIT },
    { "trench", PICTURE_NONE, SIGN_DITCH },
    { "fort", STONE, SIGN_FORT },
    { "entrance", STONE, SIGN_GATE },
    { "post", PICTURE_NONE, SIGN_POST },
};

/* Links between hexes: a band from centre to centre, or a bar on the hexside. */
static const struct {
    const char *kind;
    unsigned colour;
    double width;
} bands[] = {
    { "road", WAY, 9 },     { "stream", WATER, 9 }, { "river", WATER, 16 }, { "water", WATER, 16 },
    { "trench", EARTH, 8 }, { "wall", INK, 5 },     { "hedge", LEAF, 6 },
};

static const struct look *look_of(const char *id)
{
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++)
        if (strcmp(looks[i].id, id) == 0)
            return &looks[i];
    return NULL;
}

/* --- hexes --- */

static struct picture_point beside(struct picture_point at, double dx, double dy)
{
    return (struct picture_point){ at.x + dx * RADIUS, at.y + dy * RADIUS };
}

void look_hexagon(struct picture *p, bool flat, struct picture_point at, double size, unsigned fill,
                  unsigned stroke)
{
    struct picture_shape hex = { .points = 6, .fill = fill, .stroke = stroke, .width = 1 };
    double turn = flat ? 0 : 0.5;

    for (int i = 0; i < 6; i++) {
        double angle = (i + turn) * PICTURE_PI / 3;

        hex.at[i] = beside(at, size * cos(angle), size * sin(angle));
    }
    picture_add(p, hex);
}

static void tree(struct picture *p, struct picture_point at, double size)
{
    picture_disc(p, at, size * RADIUS, LEAF, INK);
}

static void strokes(struct picture *p, struct picture_point at, int count, double lean,
                    unsigned colour)
{
    for (int i = 0; i < count; i++) {
        double x = (i - (count - 1) / 2.0) * 0.22;

        picture_line(p, beside(at, x - lean, 0.45), beside(at, x + lean, -0.15), 2, colour);
    }
}

static void draw_sign(struct picture *p, bool flat, struct picture_point at, enum sign sign)
{
    switch (sign) {
    case SIGN_TREES:
        tree(p, beside(at, -0.35, 0.1), 0.26);
        tree(p, beside(at, 0.3, 0.0), 0.28);
        tree(p, beside(at, -0.02, 0.4), 0.3);
        break;
    case SIGN_ORCHARD:
        for (int i = 0; i < 6; i++)
            tree(p, beside(at, (i % 3 - 1) * 0.38, i / 3 ? 0.45 : 0.05), 0.12);
        break;
    case SIGN_ROWS: strokes(p, at, 5, 0.08, STRAW); break;
    case SIGN_HOUSE:
        picture_box(p, beside(at, 0, 0.15), 1.0 * RADIUS, 0.7 * RADIUS, ROOF, INK);
        picture_line(p, beside(at, -0.5, 0.15), beside(at, 0.5, 0.15), 1.5, INK);
        break;
    case SIGN_HAY: picture_disc(p, beside(at, 0, 0.15), 0.3 * RADIUS, STRAW, INK); break;
    case SIGN_REEDS: strokes(p, at, 4, 0.0, LEAF); break;
    case SIGN_WIRE:
        for (int i = -1; i <= 1; i++) {
            picture_line(p, beside(at, i * 0.4 - 0.14, 0.0), beside(at, i * 0.4 + 0.14, 0.28), 2,
                         INK);
            picture_line(p, beside(at, i * 0.4 + 0.14, 0.0), beside(at, i * 0.4 - 0.14, 0.28), 2,
                         INK);
        }
        break;
    case SIGN_CUT: /* a way through the wire, which is drawn already */
        picture_box(p, beside(at, 0, 0.14), 0.44 * RADIUS, 0.44 * RADIUS, SOIL, PICTURE_NONE);
        picture_line(p, beside(at, -0.12, -0.2), beside(at, -0.12, 0.48), 2, WAY);
        picture_line(p, beside(at, 0.12, -0.2), beside(at, 0.12, 0.48), 2, WAY);
        break;
    case SIGN_PIT: picture_disc(p, beside(at, 0, 0.15), 0.3 * RADIUS, EARTH, INK); break;
    case SIGN_DITCH: look_hexagon(p, flat, at, 0.55, EARTH, PICTURE_NONE); break;
    case SIGN_FORT: look_hexagon(p, flat, at, 0.6, 0x6d6a62, INK); break;
    case SIGN_GATE:
        picture_box(p, beside(at, 0, 0.15), 0.4 * RADIUS, 0.6 * RADIUS, 0x6d6a62, INK);
        break;
    case SIGN_POST:
        picture_box(p, beside(at, 0, 0.1), 0.5 * RADIUS, 0.5 * RADIUS, PICTURE_NONE, INK);
        break;
    case SIGN_NONE: break;
    }
}

/* looks_of: the looks of a cell's ids, the ground first. */
static int looks_of(const char *ids, const struct look *out[8])
{
    char copy[64], *rest = NULL;
    int count = 0;

    snprintf(copy, sizeof copy, "%s", ids);
    for (char *id = strtok_r(copy, " ", &rest); id && count < 8; id = strtok_r(NULL, " ", &rest))
        if (look_of(id))
            out[count++] = look_of(id);
    return count;
}

void look_ground(struct picture *p, bool flat, struct picture_point at, const char *ids,
                 const char *glyph)
{
    const struct look *of[8];
    int count = looks_of(ids, of);
    unsigned fill = SOIL;

    for (int i = count - 1; i >= 0; i--)
        fill = of[i]->fill != PICTURE_NONE ? of[i]->fill : fill;
    look_hexagon(p, flat, at, 1, fill, GRID);
    if (!count && glyph[0])
        picture_words(p, at, 16, INK, glyph);
}

void look_signs(struct picture *p, bool flat, struct picture_point at, const char *ids)
{
    const struct look *of[8];
    int count = looks_of(ids, of);

    for (int i = 0; i < count; i++)
        draw_sign(p, flat, at, of[i]->sign);
}

/* --- links --- */

static int band_of(const char *kind)
{
    for (size_t i = 0; i < sizeof bands / sizeof bands[0]; i++)
        if (strcmp(bands[i].kind, kind) == 0)
            return (int)i;
    return -1;
}

void look_link(struct picture *p, struct picture_point a, struct picture_point b, const char *kind,
               bool edge)
{
    int band = band_of(kind);
    unsigned colour = band < 0 ? INK : bands[band].colour;
    double width = band < 0 ? 4 : bands[band].width;

    if (edge) { /* across the line from centre to centre, as long as a side */
        struct picture_point middle = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
        double length = sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
        double dx = -(b.y - a.y) / length / 2, dy = (b.x - a.x) / length / 2;

        a = beside(middle, dx, dy);
        b = beside(middle, -dx, -dy);
    }
    picture_line(p, a, b, width, colour);
}

void look_alone(struct picture *p, struct picture_point at, const char *kind)
{
    int band = band_of(kind);

    if (band >= 0)
        picture_disc(p, at, 0.35 * RADIUS, bands[band].colour, PICTURE_NONE);
}
