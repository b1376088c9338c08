/* picture.h - a drawing made of polygons, lines and short words, to be written as SVG or as PNG.
 * Places are in pixels from the top left corner; what is added later lies above. */
#ifndef CLI_PICTURE_H
#define CLI_PICTURE_H

#include "base/error.h"
#include "base/text.h"

enum { PICTURE_POINTS = 12, PICTURE_SIDE_MAX = 6000 };

#define PICTURE_NONE 0xffffffffu /* no fill, no stroke */
#define PICTURE_PI 3.14159265358979

struct picture_point {
    double x, y;
};

struct picture_shape {
    int points; /* 1: words in the middle of that point; 2: a line; more: a polygon */
    struct picture_point at[PICTURE_POINTS];
    unsigned fill, stroke; /* 0xrrggbb */
    double width;          /* of lines and strokes; the height of letters */
    char words[64];
};

struct picture {
    int width, height;
    char title[80];
    struct picture_shape *shape;
    int shapes, room;
};

void picture_release(struct picture *p);

void picture_add(struct picture *p, struct picture_shape shape);
void picture_line(struct picture *p, struct picture_point a, struct picture_point b, double width,
                  unsigned colour);
void picture_words(struct picture *p, struct picture_point at, double size, unsigned colour,
                   const char *words);
void picture_disc(struct picture *p, struct picture_point at, double radius, unsigned fill,
                  unsigned stroke);
/* picture_box: a rectangle around `at`. */
void picture_box(struct picture *p, struct picture_point at, double width, double height,
                 unsigned fill, unsigned stroke);

void picture_svg(const struct picture *p, struct text *out);
/* picture_png: -1 when the picture is larger than PICTURE_SIDE_MAX. Letters are capitals. */
int picture_png(const struct picture *p, struct text *out, struct error *err);

#endif
