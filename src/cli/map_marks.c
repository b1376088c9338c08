/* map_marks.c - what the areas of a scenario look like. */
#include "cli/map_marks.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/map_look.h"

/* Kinds of areas by their words; an unknown one is outlined and named by its own word. */
static const struct mark {
    const char *kind, *label;
    bool outline;
    int arrow; /* 1: off the map, -1: onto it */
    enum { NO_SIGN, DIAMOND, COUNTER, DUGOUT, PLAN } sign;
    const char *ground; /* explains ground, which belongs to nobody */
} marks[] = {
    { "setup", "sets up", .outline = true },
    { "enter", "enters", .outline = true, .arrow = -1 },
    { "exit", "leaves the map", .arrow = 1 },
    { "objectives", "holds the objective", .sign = DIAMOND },
    { "units", "begins here", .sign = COUNTER },
    { "hidden", "hides pieces", .sign = COUNTER },
    { "dugout", "has a dugout", .sign = DUGOUT },
    { "digs", "may place a dugout", .sign = PLAN },
    { "cut", "Cut wire", .ground = "wire cut" },
    { "post", "Machine-gun post", .ground = "sandbags" },
};

static const struct mark *mark_of(const char *kind)
{
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        if (strcmp(marks[i].kind, kind) == 0)
            return &marks[i];
    return NULL;
}

bool mark_outlined(const char *kind)
{
    const struct mark *m = mark_of(kind);

    return !m || m->outline;
}

/* --- marks --- */

static unsigned colour_of(int seat)
{
    static const unsigned colour[] = { 0x9a3526, 0x21507b, 0xd9a02b, 0x63b3a4 };

    return colour[seat % 4];
}

static struct picture_point away(struct mark_place place, double angle, double distance)
{
    return (struct picture_point){ place.at.x + distance * place.radius * cos(angle),
                                   place.at.y + distance * place.radius * sin(angle) };
}

static struct picture_point between(struct picture_point a, struct picture_point b, double share)
{
    return (struct picture_point){ a.x + share * (b.x - a.x), a.y + share * (b.y - a.y) };
}

/* The first side's outline is solid, the others' are broken: colour is never the only sign. */
void mark_side(struct picture *p, struct mark_place place, int i, int seat)
{
    double angle = (place.flat ? i + 0.5 : i) * PICTURE_PI / 3, half = PICTURE_PI / 6;
    double inside = 0.93 - 0.08 * seat, width = 0.1 * place.radius;
    struct picture_point a = away(place, angle - half, inside);
    struct picture_point b = away(place, angle + half, inside);

    EXPECT(seat >= 0 && i < HEX_DIRECTIONS);
    if (seat == 0) {
        picture_line(p, a, b, width, colour_of(seat));
        return;
    }
    picture_line(p, between(a, b, 0.08), between(a, b, 0.42), width, colour_of(seat));
    picture_line(p, between(a, b, 0.58), between(a, b, 0.92), width, colour_of(seat));
}

static void put_arrow(struct picture *p, struct mark_place place, double angle, unsigned colour)
{
    struct picture_shape arrow = { .points = 3, .fill = colour, .stroke = LOOK_INK, .width = 1 };

    arrow.at[0] = away(place, angle, 0.62);
    arrow.at[1] = away(place, angle + 0.9, 0.34);
    arrow.at[2] = away(place, angle - 0.9, 0.34);
    picture_add(p, arrow);
}

static void put_diamond(struct picture *p, struct mark_place place, unsigned colour)
{
    struct mark_place low = { away(place, PICTURE_PI / 2, 0.55), place.radius, place.flat };
    struct picture_shape shape = { .points = 4, .fill = colour, .stroke = LOOK_INK, .width = 1 };

    for (int i = 0; i < 4; i++)
        shape.at[i] = away(low, i * PICTURE_PI / 2, 0.3);
    picture_add(p, shape);
    picture_disc(p, low.at, 0.1 * place.radius, 0xf6f3e8, PICTURE_NONE);
}

/* put_counter: what stands there, in a box of its side's colour. */
static void put_counter(struct picture *p, struct mark_place place, unsigned colour,
                        const char *words)
{
    struct picture_point low = away(place, PICTURE_PI / 2, 0.32);
    double letter = 0.34 * place.radius;

    picture_box(p, low, ((double)strlen(words) * 0.66 + 0.8) * letter, 1.5 * letter, colour,
                LOOK_INK);
    picture_words(p, low, letter, 0xf6f3e8, words);
}

/* put_dugout: a roof over a way down; hollow where it is only a plan. */
static void put_dugout(struct picture *p, struct mark_place place, unsigned colour, bool plan)
{
    struct mark_place high = { away(place, -PICTURE_PI / 2, 0.12), place.radius, place.flat };
    struct picture_shape roof = { .points = 3,
                                  .fill = plan ? PICTURE_NONE : colour,
                                  .stroke = plan ? colour : LOOK_INK,
                                  .width = plan ? 2 : 1 };

    for (int i = 0; i < 3; i++)
        roof.at[i] = away(high, (4 * i - 3) * PICTURE_PI / 6, plan ? 0.2 : 0.32);
    picture_add(p, roof);
}

void mark_sign(struct picture *p, struct mark_place place, const char *kind,
               const struct hexmap_area *area, double out)
{
    const struct mark *m = mark_of(kind);
    unsigned colour = colour_of(area->seat);

    EXPECT(area->seat >= 0);
    if (!m)
        return;
    if (m->arrow)
        put_arrow(p, place, m->arrow > 0 ? out : out + PICTURE_PI, colour);
    if (m->sign == DIAMOND)
        put_diamond(p, place, colour);
    else if (m->sign == COUNTER)
        put_counter(p, place, colour, area->name);
    else if (m->sign != NO_SIGN)
        put_dugout(p, place, colour, m->sign == PLAN);
}

/* --- the legend --- */

enum { LETTERS = 12, LETTER_WIDTH = 8, SAMPLE = 18, LINE = 44, GAP = 16 };

static bool told_before(const struct hexmap_area *area, int i)
{
    for (int k = 0; k < i; k++)
        if (area[k].kind == area[i].kind && area[k].seat == area[i].seat)
            return true;
    return false;
}

/* entry_words: for people: "US sets up". */
static void entry_words(const struct scenario *scn, const char *kind, int seat, char out[64])
{
    const struct mark *m = mark_of(kind);

    if (m && m->ground)
        snprintf(out, 64, "%s", m->label);
    else
        snprintf(out, 64, "%s %s", scn->side[seat].title, m ? m->label : kind);
}

static void put_entry(struct picture *p, const char *kind, const struct hexmap_area *area,
                      const char *words, int x, int y)
{
    const struct mark *m = mark_of(kind);
    struct mark_place sample = { { x + SAMPLE, y }, SAMPLE, true };
    double middle = x + 2 * SAMPLE + 6 + (double)strlen(words) * LETTER_WIDTH / 2;

    if (m && m->ground) /* is as wide as on the map */
        look_signs(p, true, sample.at, m->ground);
    else
        look_hexagon(p, true, sample.at, (double)SAMPLE / LOOK_RADIUS, PICTURE_NONE, 0x8f8f74);
    for (int i = 0; i < 6 && mark_outlined(kind); i++)
        mark_side(p, sample, i, area->seat);
    mark_sign(p, sample, kind, area, 0);
    picture_words(p, (struct picture_point){ middle, y }, LETTERS, LOOK_INK, words);
}

int marks_legend(struct picture *p, const struct scenario *scn, const struct hexmap_area *area,
                 int areas, const char *kinds, int width, int top)
{
    int x = GAP, y = top + LINE / 2;

    for (int i = 0; i < areas; i++) {
        char kind[20], words[64];

        if (told_before(area, i))
            continue;
        choice_name(kinds, area[i].kind, kind, sizeof kind);
        entry_words(scn, kind, area[i].seat, words);
        int needed = 2 * SAMPLE + 6 + (int)strlen(words) * LETTER_WIDTH + GAP;
        if (x > GAP && x + needed > width) {
            x = GAP;
            y += LINE;
        }
        if (p)
            put_entry(p, kind, &area[i], words, x, y);
        x += needed;
    }
    return areas ? y + LINE / 2 - top : 0;
}
