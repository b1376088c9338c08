/* picture.c - drawings: collecting shapes, and writing them as SVG. */
#include "cli/picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"

void picture_release(struct picture *p)
{
    mem_free(p->shape);
    *p = (struct picture){ 0 };
}

void picture_add(struct picture *p, struct picture_shape shape)
{
    EXPECT(shape.points > 0 && shape.points <= PICTURE_POINTS);
    if (p->shapes == p->room) {
        p->room = p->room ? 2 * p->room : 256;
        p->shape = mem_resize(p->shape, (size_t)p->room * sizeof *p->shape);
    }
    p->shape[p->shapes++] = shape;
}

void picture_line(struct picture *p, struct picture_point a, struct picture_point b, double width,
                  unsigned colour)
{
    picture_add(
        p,
        (struct picture_shape){
            .points = 2, .at = { a, b }, .fill = PICTURE_NONE, .stroke = colour, .width = width });
}

void picture_words(struct picture *p, struct picture_point at, double size, unsigned colour,
                   const char *words)
{
    struct picture_shape shape = {
        .points = 1, .at = { at }, .fill = colour, .stroke = PICTURE_NONE, .width = size
    };

    snprintf(shape.words, sizeof shape.words, "%s", words);
    picture_add(p, shape);
}

void picture_disc(struct picture *p, struct picture_point at, double radius, unsigned fill,
                  unsigned stroke)
{
    enum { CORNERS = 12 }; /* round enough for something small */
    struct picture_shape shape = { .points = CORNERS, .fill = fill, .stroke = stroke, .width = 1 };

    for (int i = 0; i < CORNERS; i++) {
        double angle = i * 2 * PICTURE_PI / CORNERS;

        shape.at[i] =
            (struct picture_point){ at.x + radius * cos(angle), at.y + radius * sin(angle) };
    }
    picture_add(p, shape);
}

void picture_box(struct picture *p, struct picture_point at, double width, double height,
                 unsigned fill, unsigned stroke)
{
    double left = at.x - width / 2, top = at.y - height / 2;

    picture_add(p, (struct picture_shape){ .points = 4,
                                           .at = { { left, top },
                                                   { left + width, top },
                                                   { left + width, top + height },
                                                   { left, top + height } },
                                           .fill = fill,
                                           .stroke = stroke,
                                           .width = 1 });
}

/* --- SVG --- */

static void add_escaped(struct text *out, const char *words)
{
    for (const char *p = words; *p; p++) {
        const char *entity = *p == '<' ? "&lt;" : *p == '>' ? "&gt;" : *p == '&' ? "&amp;" : NULL;

        if (entity)
            text_add(out, entity);
        else
            text_add_char(out, *p);
    }
}

static void add_colour(struct text *out, const char *name, unsigned colour)
{
    if (colour == PICTURE_NONE)
        text_addf(out, " %s=\"none\"", name);
    else
        text_addf(out, " %s=\"#%06x\"", name, colour);
}

static void svg_words(const struct picture_shape *s, struct text *out)
{
    text_addf(out, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\"", s->at[0].x,
              s->at[0].y + s->width * 0.35, s->width);
    add_colour(out, "fill", s->fill);
    text_add_char(out, '>');
    add_escaped(out, s->words);
    text_add(out, "</text>\n");
}

static void svg_shape(const struct picture_shape *s, struct text *out)
{
    text_addf(out, s->points == 2 ? "<polyline points=\"" : "<polygon points=\"");
    for (int i = 0; i < s->points; i++)
        text_addf(out, "%s%.1f,%.1f", i ? " " : "", s->at[i].x, s->at[i].y);
    text_add_char(out, '"');
    add_colour(out, "fill", s->fill);
    add_colour(out, "stroke", s->stroke);
    if (s->stroke != PICTURE_NONE && s->width != 1)
        text_addf(out, " stroke-width=\"%.1f\"", s->width);
    text_add(out, "/>\n");
}

void picture_svg(const struct picture *p, struct text *out)
{
    text_addf(out,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
              "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" text-anchor=\"middle\" "
              "stroke-linecap=\"round\">\n<title>",
              p->width, p->height, p->width, p->height);
    add_escaped(out, p->title);
    text_add(out, "</title>\n");
    for (int i = 0; i < p->shapes; i++)
        if (p->shape[i].points == 1)
            svg_words(&p->shape[i], out);
        else
            svg_shape(&p->shape[i], out);
    text_add(out, "</svg>\n");
}
