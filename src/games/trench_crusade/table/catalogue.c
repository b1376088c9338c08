/* catalogue.c - reading terrain.txt, which opens with its own manual. */
#include <stdio.h>
#include <string.h>

#include "games/trench_crusade/table/table.h"

/* Heights leave room for a figure on top; edges are short enough for the corner nodes of graph.c. */
#define TYPE_FORM "terrain NAME KIND [counts N] [looks WORD] \"Title\""
enum { LOWEST = -6 * TC_INCH, HIGHEST = 24 * TC_INCH, LONGEST = 24 * TC_INCH };

static int length_word(const struct data *d, int i, int32_t least, int32_t most, int32_t *units,
                       struct error *err)
{
    if (i >= d->count)
        return data_fail(d, err, "a number of inches is missing");
    if (!tc_length_read(d->word[i], units))
        return data_fail(d, err, "\"%.20s\" is not a number of inches", d->word[i]);
    if (*units < least || *units > most)
        return data_fail(d, err, "%.20s must be from %d to %d inches", d->word[i], least / TC_INCH,
                         most / TC_INCH);
    return 0;
}

/* rectangle: "0,0..3,0.25". False: it is not one. */
static bool rectangle(const char *word, struct tc_part *part)
{
    const char *dots = strstr(word, "..");
    char first[24];
    struct point a, b;

    if (!dots || dots - word >= (int)sizeof first)
        return false;
    snprintf(first, sizeof first, "%.*s", (int)(dots - word), word);
    if (!tc_point_read(first, &a) || !tc_point_read(dots + 2, &b))
        return false;
    part->corner[0] = a;
    part->corner[1] = (struct point){ b.x, a.y };
    part->corner[2] = b;
    part->corner[3] = (struct point){ a.x, b.y };
    part->corners = 4;
    return true;
}

static int corners_in_bounds(const struct data *d, const struct tc_part *part, struct error *err)
{
    for (int i = 0; i < part->corners; i++) {
        struct point p = part->corner[i];

        if (p.x < 0 || p.y < 0 || p.x > LONGEST || p.y > LONGEST)
            return data_fail(d, err, "corners lie from 0,0 to %d,%d", LONGEST / TC_INCH,
                             LONGEST / TC_INCH);
    }
    return 0;
}

int tc_part_area(const struct data *d, int *i, struct tc_part *part, struct error *err)
{
    part->corners = 0;
    if (*i < d->count && strstr(d->word[*i], "..")) {
        if (!rectangle(d->word[(*i)++], part))
            return data_fail(d, err, "\"%.40s\" is not a rectangle such as 0,0..3,0.25",
                             d->word[*i - 1]);
    } else {
        for (; *i < d->count && strchr(d->word[*i], ','); (*i)++) {
            if (part->corners == BODIES_CORNERS)
                return data_fail(d, err, "an area has at most %d corners", BODIES_CORNERS);
            if (!tc_point_read(d->word[*i], &part->corner[part->corners++]))
                return data_fail(d, err, "\"%.20s\" is not a point such as 1.5,3", d->word[*i]);
        }
    }
    if (corners_in_bounds(d, part, err))
        return -1;
    if (!plane_convex((struct polygon){ part->corner, part->corners }))
        return data_fail(d, err,
                         "the corners must run counter-clockwise round an area without dents");
    return 0;
}

int tc_part_heights(const struct data *d, int i, struct tc_part *part, struct error *err)
{
    int32_t bottom = 0, top = 0;

    if (length_word(d, i, LOWEST, HIGHEST, &bottom, err) ||
        length_word(d, i + 1, LOWEST, HIGHEST, &top, err))
        return -1;
    if (bottom >= top)
        return data_fail(d, err, "its top must be above its bottom");
    part->bottom = (int16_t)bottom;
    part->top = (int16_t)top;
    return 0;
}

int tc_part_flag(const struct data *d, int i, struct tc_part *part, struct error *err)
{
    static const char *const words[] = { [TC_PRISM_PART] = "stand|climb|impassable|slope",
                                         [TC_ZONE_PART] = "difficult|dangerous|impassable|open",
                                         [TC_SUNK_PART] = "",
                                         [TC_LINK_PART] = "",
                                         [TC_OUTLINE_PART] = "" };
    const char *list = words[part->kind];
    int which = *list ? choice_find(list, d->word[i]) : -1;

    if (which < 0)
        return data_fail(d, err, "\"%.20s\" is not understood here%s%s", d->word[i],
                         *list ? "; possible: " : "", list);
    part->flags |= (uint8_t)(1 << which);
    return 0;
}

static int flags_from(const struct data *d, int i, struct tc_part *part, struct error *err)
{
    for (; i < d->count; i++)
        if (tc_part_flag(d, i, part, err))
            return -1;
    return 0;
}

/* spot_word: "4.75,4.5,3": a point and its height. */
static int spot_word(const struct data *d, int i, struct point *p, int16_t *z, struct error *err)
{
    const char *word = i < d->count ? d->word[i] : "", *comma = strrchr(word, ',');
    char first[24];
    int32_t height;

    snprintf(first, sizeof first, "%.*s", comma ? (int)(comma - word) : 0, word);
    if (!comma || !tc_point_read(first, p) || !tc_length_read(comma + 1, &height) ||
        height < LOWEST || height > HIGHEST || p->x < 0 || p->y < 0 || p->x > LONGEST ||
        p->y > LONGEST)
        return data_fail(d, err, "\"%.20s\" is not a place such as 4,2.5,-3", word);
    *z = (int16_t)height;
    return 0;
}

/* --- lines --- */

static int read_prism(const struct data *d, struct tc_part *part, struct error *err)
{
    int i = 1;

    if (tc_part_area(d, &i, part, err) || tc_part_heights(d, i, part, err))
        return -1;
    return flags_from(d, i + 2, part, err);
}

static int read_sunk(const struct data *d, struct tc_part *part, struct error *err)
{
    int32_t depth = 0;
    int i = 1;

    if (tc_part_area(d, &i, part, err) || length_word(d, i, 1, -LOWEST, &depth, err))
        return -1;
    part->bottom = (int16_t)-depth;
    return flags_from(d, i + 1, part, err);
}

static int read_area_only(const struct data *d, struct tc_part *part, struct error *err)
{
    int i = 1;

    if (tc_part_area(d, &i, part, err))
        return -1;
    return flags_from(d, i, part, err);
}

static int read_link(const struct data *d, struct tc_part *part, struct error *err)
{
    int kind;

    if (data_want(d, 3, 3, "link ladder|rope|stairs|ramp X,Y,Z X,Y,Z", err) ||
        data_choice(d, 1, "ladder|rope|stairs|ramp", &kind, err) ||
        spot_word(d, 2, &part->corner[0], &part->bottom, err) ||
        spot_word(d, 3, &part->corner[1], &part->top, err))
        return -1;
    part->flags = (uint8_t)kind;
    part->corners = 2;
    if (part->top <= part->bottom)
        return data_fail(d, err, "a link leads up: its head must be higher than its foot");
    return 0;
}

static int read_part(struct tc_catalogue *c, const struct data *d, int kind, struct error *err)
{
    static int (*const read[])(const struct data *, struct tc_part *, struct error *) = {
        [TC_PRISM_PART] = read_prism,       [TC_SUNK_PART] = read_sunk,
        [TC_ZONE_PART] = read_area_only,    [TC_LINK_PART] = read_link,
        [TC_OUTLINE_PART] = read_area_only,
    };
    struct tc_part *part = &c->part[c->parts];

    if (c->types == 0)
        return data_fail(d, err, "a line `terrain` must come first");
    if (c->parts == TC_PARTS)
        return data_fail(d, err, "there are more than %d parts", TC_PARTS);
    *part = (struct tc_part){ .kind = (uint8_t)kind };
    if (read[kind](d, part, err))
        return -1;
    c->parts++;
    c->type[c->types - 1].parts++;
    return 0;
}

/* type_options: [counts N] [looks WORD] before the title, which is the last word. */
static int type_options(struct tc_type *type, const struct data *d, struct error *err)
{
    int value, i = 3;

    type->counts = 1;
    for (; i + 2 < d->count; i += 2)
        if (strcmp(d->word[i], "counts") == 0) {
            if (data_int(d, i + 1, 1, 4, &value, err))
                return -1;
            type->counts = (uint8_t)value;
        } else if (strcmp(d->word[i], "looks") == 0) {
            if (data_choice(d, i + 1, TC_LOOK_WORDS, &value, err))
                return -1;
            type->looks = (uint8_t)value;
        } else
            break;
    return i + 1 == d->count ? data_name(d, i, type->title, sizeof type->title, err)
                             : data_fail(d, err, "should read: " TYPE_FORM);
}

static int read_type(struct tc_catalogue *c, const struct data *d, struct error *err)
{
    struct tc_type *type = &c->type[c->types];
    int kind;

    if (c->types == TC_TYPES)
        return data_fail(d, err, "there are more than %d kinds of pieces", TC_TYPES);
    *type = (struct tc_type){ .first = (int16_t)c->parts };
    if (data_want(d, 3, 7, TYPE_FORM, err) || data_name(d, 1, type->name, sizeof type->name, err) ||
        data_choice(d, 2, TC_PIECE_WORDS, &kind, err) || type_options(type, d, err))
        return -1;
    if (tc_catalogue_type(c, type->name) >= 0)
        return data_fail(d, err, "%s is there twice", type->name);
    type->kind = (uint8_t)kind;
    c->types++;
    return 0;
}

int tc_catalogue_type(const struct tc_catalogue *c, const char *name)
{
    for (int i = 0; i < c->types; i++)
        if (strcmp(c->type[i].name, name) == 0)
            return i;
    return -1;
}

int tc_catalogue_read(struct tc_catalogue *c, const struct content *content, struct error *err)
{
    static const char parts[] = "prism|sunk|zone|link|outline";
    static const char name[] = "trench-crusade/terrain.txt";
    const struct content_file *file = content_find(content, name);
    struct data d;
    int more, kind;

    memset(c, 0, sizeof *c);
    if (!file)
        return error_set(err, "there is no %s", name);
    content_read(file, &d);
    while ((more = data_next(&d, err)) == 1) {
        if (data_is(&d, "terrain")) {
            if (read_type(c, &d, err))
                return -1;
        } else if ((kind = choice_find(parts, d.word[0])) < 0) {
            return data_unknown(&d, "the catalogue", "terrain|prism|sunk|zone|link|outline", err);
        } else if (read_part(c, &d, kind, err)) {
            return -1;
        }
    }
    return more;
}
