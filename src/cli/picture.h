/* picture.h - a drawing made of polygons, lines and short words, to be written as SVG or as PNG.
 * Places are in pixels from the top left corner; what is added later lies above. */
#ifndef CLI_PICTURE_H
#define CLI_PICTURE_H

#include "base/error.h"
#include "base/text.h"

enum { PICTURE_POINTS = 32, PICTURE_SIDE_MAX = 6000 };

#define PICTURE_NONE 0xffffffffu /* no fill, no stroke */
#define PICTURE_PI 3.14159265358979

struct picture_point {
    double x, y;
};

struct picture_shape {
    int points; /* 1: words centred there; 2: a line; more: a polygon */
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

/* picture_release frees the shapes. */
void picture_release(struct picture *p);

/* picture_add adds any shape; the four below add a line, words in the middle of `at`, a disc, and a
 * rectangle around `at`. */
void picture_add(struct picture *p, struct picture_shape shape);
void picture_line(struct picture *p, struct picture_point a, struct picture_point b, double width,
                  unsigned colour);
void picture_words(struct picture *p, struct picture_point at, double size, unsigned colour,
                   const char *words);
void picture_disc(struct picture *p, struct picture_point at, double radius, unsigned fill,
                  unsigned stroke);
void picture_box(struct picture *p, struct picture_point at, double width, double height,
                 unsigned fill, unsigned stroke);

/* picture_svg and picture_png append the file to `out`. PNG: -1 and a sentence when the picture is
 * larger than PICTURE_SIDE_MAX; letters become capitals. */
void picture_svg(const struct picture *p, struct text *out);
int picture_png(const struct picture *p, struct text *out, struct error *err);

#endif
