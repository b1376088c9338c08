/* picture_png.c - drawings as pixels: every shape is cut into polygons, every polygon is filled
 * with smooth edges, the result is compressed as PNG. */
#include "cli/picture.h"

#include <math.h>
#include <string.h>
#include <zlib.h>

#include "base/mem.h"

enum { SUBLINES = 4, CROSSINGS = PICTURE_POINTS };

struct canvas {
    int width, height;
    unsigned char *rgba;
    float *cover; /* of one line: how much of each pixel is inside, 0..SUBLINES */
};

/* --- filling --- */

static void sort_crossings(double *x, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && x[k - 1] > x[k]; k--) {
            double swap = x[k];

            x[k] = x[k - 1];
            x[k - 1] = swap;
        }
}

/* crossings: where the polygon's sides meet a horizontal line. */
static int crossings(const struct picture_point *at, int points, double y, double *x)
{
    int count = 0;

    for (int i = 0; i < points; i++) {
        const struct picture_point *a = &at[i], *b = &at[(i + 1) % points];

        if ((a->y <= y) != (b->y <= y))
            x[count++] = a->x + (y - a->y) * (b->x - a->x) / (b->y - a->y);
    }
    sort_crossings(x, count);
    return count;
}

static void cover_span(struct canvas *c, double from, double to)
{
    from = fmax(from, 0);
    to = fmin(to, c->width);
    for (int x = (int)from; x < c->width && x < to; x++)
        c->cover[x] += (float)(fmin(to, x + 1) - fmax(from, x));
}

/* blend puts the colour over the pixel, `share` of it opaque. */
static void blend(unsigned char *pixel, unsigned colour, float share)
{
    float below = (float)pixel[3] / 255 * (1 - share), sum = share + below;

    for (int i = 0; i < 3 && sum > 0; i++) {
        float value = (float)(colour >> (16 - 8 * i) & 0xff);

        pixel[i] = (unsigned char)((value * share + (float)pixel[i] * below) / sum + 0.5f);
    }
    pixel[3] = (unsigned char)(fminf(sum, 1) * 255 + 0.5f);
}

static void fill_row(struct canvas *c, const struct picture_point *at, int points, int row,
                     unsigned colour)
{
    double x[CROSSINGS];
    double left = c->width, right = 0;

    for (int sub = 0; sub < SUBLINES; sub++) {
        int count = crossings(at, points, row + (sub + 0.5) / SUBLINES, x);

        for (int i = 0; i + 1 < count; i += 2) {
            cover_span(c, x[i], x[i + 1]);
            left = fmin(left, x[i]);
            right = fmax(right, x[i + 1]);
        }
    }
    for (int i = left < 0 ? 0 : (int)left; i < c->width && i <= right; i++) {
        blend(c->rgba + 4 * ((size_t)row * (size_t)c->width + (size_t)i), colour,
              fminf(c->cover[i] / SUBLINES, 1));
        c->cover[i] = 0;
    }
}

static void fill(struct canvas *c, const struct picture_point *at, int points, unsigned colour)
{
    double top = c->height, low = 0;

    EXPECT(points <= PICTURE_POINTS);
    for (int i = 0; i < points; i++) {
        top = fmin(top, at[i].y);
        low = fmax(low, at[i].y);
    }
    for (int row = top < 0 ? 0 : (int)top; row < c->height && row <= low; row++)
        fill_row(c, at, points, row, colour);
}

/* stroke: a line as the rectangle it covers, a little longer at both ends so that corners close. */
static void stroke(struct canvas *c, struct picture_point a, struct picture_point b, double width,
                   unsigned colour)
{
    double dx = b.x - a.x, dy = b.y - a.y, length = sqrt(dx * dx + dy * dy);

    if (length <= 0)
        return;
    dx *= width / 2 / length;
    dy *= width / 2 / length;
    fill(c,
         (struct picture_point[]){ { a.x - dx - dy, a.y - dy + dx },
                                   { b.x + dx - dy, b.y + dy + dx },
                                   { b.x + dx + dy, b.y + dy - dx },
                                   { a.x - dx + dy, a.y - dy - dx } },
         4, colour);
}

/* --- letters: five by seven squares, a row a byte --- */

static const char known[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-.,'&=+\"?";

/* clang-format off */
static const unsigned char letter[][7] = {
    { 0x0e, 0x11, 0x13, 0x15, 0x19, 0x11, 0x0e }, { 0x04, 0x0c, 0x04, 0x04, 0x04, 0x04, 0x0e },
    { 0x0e, 0x11, 0x01, 0x06, 0x08, 0x10, 0x1f }, { 0x0e, 0x11, 0x01, 0x06, 0x01, 0x11, 0x0e },
    { 0x02, 0x06, 0x0a, 0x12, 0x1f, 0x02, 0x02 }, { 0x1f, 0x10, 0x1e, 0x01, 0x01, 0x11, 0x0e },
    { 0x0e, 0x10, 0x10, 0x1e, 0x11, 0x11, 0x0e }, { 0x1f, 0x01, 0x02, 0x04, 0x08, 0x08, 0x08 },
    { 0x0e, 0x11, 0x11, 0x0e, 0x11, 0x11, 0x0e }, { 0x0e, 0x11, 0x11, 0x0f, 0x01, 0x01, 0x0e },
    { 0x0e, 0x11, 0x11, 0x1f, 0x11, 0x11, 0x11 }, { 0x1e, 0x11, 0x11, 0x1e, 0x11, 0x11, 0x1e },
    { 0x0e, 0x11, 0x10, 0x10, 0x10, 0x11, 0x0e }, { 0x1e, 0x11, 0x11, 0x11, 0x11, 0x11, 0x1e },
    { 0x1f, 0x10, 0x10, 0x1e, 0x10, 0x10, 0x1f }, { 0x1f, 0x10, 0x10, 0x1e, 0x10, 0x10, 0x10 },
    { 0x0e, 0x11, 0x10, 0x17, 0x11, 0x11, 0x0f }, { 0x11, 0x11, 0x11, 0x1f, 0x11, 0x11, 0x11 },
    { 0x0e, 0x04, 0x04, 0x04, 0x04, 0x04, 0x0e }, { 0x07, 0x02, 0x02, 0x02, 0x02, 0x12, 0x0c },
    { 0x11, 0x12, 0x14, 0x18, 0x14, 0x12, 0x11 }, { 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x1f },
    { 0x11, 0x1b, 0x15, 0x15, 0x11, 0x11, 0x11 }, { 0x11, 0x19, 0x15, 0x13, 0x11, 0x11, 0x11 },
    { 0x0e, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0e }, { 0x1e, 0x11, 0x11, 0x1e, 0x10, 0x10, 0x10 },
    { 0x0e, 0x11, 0x11, 0x11, 0x15, 0x12, 0x0d }, { 0x1e, 0x11, 0x11, 0x1e, 0x14, 0x12, 0x11 },
    { 0x0f, 0x10, 0x10, 0x0e, 0x01, 0x01, 0x1e }, { 0x1f, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04 },
    { 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x0e }, { 0x11, 0x11, 0x11, 0x11, 0x11, 0x0a, 0x04 },
    { 0x11, 0x11, 0x11, 0x15, 0x15, 0x1b, 0x11 }, { 0x11, 0x11, 0x0a, 0x04, 0x0a, 0x11, 0x11 },
    { 0x11, 0x11, 0x0a, 0x04, 0x04, 0x04, 0x04 }, { 0x1f, 0x01, 0x02, 0x04, 0x08, 0x10, 0x1f },
    { 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00 }, { 0x00, 0x00, 0x00, 0x00, 0x00, 0x0c, 0x0c },
    { 0x00, 0x00, 0x00, 0x00, 0x0c, 0x04, 0x08 }, { 0x04, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00 },
    { 0x0c, 0x12, 0x14, 0x08, 0x15, 0x12, 0x0d }, { 0x00, 0x00, 0x1f, 0x00, 0x1f, 0x00, 0x00 },
    { 0x00, 0x04, 0x04, 0x1f, 0x04, 0x04, 0x00 }, { 0x0a, 0x0a, 0x0a, 0x00, 0x00, 0x00, 0x00 },
    { 0x0e, 0x11, 0x01, 0x02, 0x04, 0x00, 0x04 },
};
/* clang-format on */

_Static_assert(sizeof letter / sizeof letter[0] == sizeof known - 1, "one drawing a letter");

static void put_letter(struct canvas *c, char which, double x, double y, double dot,
                       unsigned colour)
{
    char capital = which >= 'a' && which <= 'z' ? (char)(which - 'a' + 'A') : which;
    const char *place = strchr(known, capital);

    for (int row = 0; place && *place && row < 7; row++)
        for (int column = 0; column < 5; column++) {
            double left = x + column * dot, top = y + row * dot;

            if (letter[place - known][row] >> (4 - column) & 1)
                fill(c,
                     (struct picture_point[]){ { left, top },
                                               { left + dot, top },
                                               { left + dot, top + dot },
                                               { left, top + dot } },
                     4, colour);
        }
}

static void put_words(struct canvas *c, const struct picture_shape *s)
{
    double dot = s->width / 9.0, step = 6 * dot;
    double x = s->at[0].x - ((double)strlen(s->words) * step - dot) / 2;

    for (const char *p = s->words; *p; p++, x += step)
        put_letter(c, *p, x, s->at[0].y - 3.5 * dot, dot, s->fill);
}

static void put_shape(struct canvas *c, const struct picture_shape *s)
{
    if (s->points == 1) {
        put_words(c, s);
        return;
    }
    if (s->fill != PICTURE_NONE)
        fill(c, s->at, s->points, s->fill);
    for (int i = 0; s->stroke != PICTURE_NONE && i < (s->points == 2 ? 1 : s->points); i++)
        stroke(c, s->at[i], s->at[(i + 1) % s->points], s->width, s->stroke);
}

/* --- the file --- */

static void put_number(unsigned char *to, unsigned long value)
{
    for (int i = 0; i < 4; i++)
        to[i] = (unsigned char)(value >> (24 - 8 * i));
}

static void add_chunk(struct text *out, const char *kind, const unsigned char *bytes, size_t size)
{
    unsigned char number[4];
    unsigned long sum = crc32(0, (const unsigned char *)kind, 4);

    put_number(number, size);
    text_add_bytes(out, (const char *)number, 4);
    text_add_bytes(out, kind, 4);
    if (size) {
        text_add_bytes(out, (const char *)bytes, size);
        sum = crc32(sum, bytes, (unsigned)size);
    }
    put_number(number, sum);
    text_add_bytes(out, (const char *)number, 4);
}

/* add_pixels: every row after a 0 byte (not filtered), all of it compressed. */
static void add_pixels(const struct canvas *c, struct text *out)
{
    size_t row = 4 * (size_t)c->width, size = (row + 1) * (size_t)c->height;
    unsigned char *plain = mem_alloc(size);
    unsigned long room = compressBound(size);
    unsigned char *packed = mem_alloc(room);

    for (int y = 0; y < c->height; y++)
        memcpy(plain + (row + 1) * (size_t)y + 1, c->rgba + row * (size_t)y, row);
    BUG_ON(compress2(packed, &room, plain, size, 9) != Z_OK);
    add_chunk(out, "IDAT", packed, room);
    mem_free(plain);
    mem_free(packed);
}

int picture_png(const struct picture *p, struct text *out, struct error *err)
{
    unsigned char head[13] = { 0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0 }; /* 8 bits, RGBA */

    if (p->width > PICTURE_SIDE_MAX || p->height > PICTURE_SIDE_MAX)
        return error_set(err, "the picture is larger than %d pixels a side; write it as SVG",
                         PICTURE_SIDE_MAX);
    struct canvas c = { p->width, p->height, mem_alloc(4 * (size_t)p->width * (size_t)p->height),
                        mem_alloc(sizeof(float) * (size_t)p->width) };
    for (int i = 0; i < p->shapes; i++)
        put_shape(&c, &p->shape[i]);
    put_number(head, (unsigned long)p->width);
    put_number(head + 4, (unsigned long)p->height);
    text_add_bytes(out, "\x89PNG\r\n\x1a\n", 8);
    add_chunk(out, "IHDR", head, sizeof head);
    add_pixels(&c, out);
    add_chunk(out, "IEND", NULL, 0);
    mem_free(c.rgba);
    mem_free(c.cover);
    return 0;
}
