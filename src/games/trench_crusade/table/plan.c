/* plan.c - the lines of a table: `table` and `piece`. They stand in scenario files, table files and
 * added lines; what they name is looked up later, by compile.c. */
#include <string.h>

#include "games/trench_crusade/table/table.h"

static const char piece_form[] =
    "piece NUMBER NAME at X,Y [turn 0-255] [objective]; NAME is of terrain.txt, or box W x D x H, "
    "poly POINTS heights BOTTOM TOP, zone AREA, sunk AREA depth INCHES";

/* inches: word i as a length from least to most. */
static int inches(const struct data *d, int i, int32_t least, int32_t most, int32_t *units,
                  struct error *err)
{
    if (i >= d->count || !tc_length_read(d->word[i], units) || *units < least || *units > most)
        return data_fail(d, err, "\"%.20s\" is not a number of inches from %d to %d",
                         i < d->count ? d->word[i] : "", least / TC_INCH, most / TC_INCH);
    return 0;
}

static int read_table(struct tc_plan *plan, const struct data *d, struct error *err)
{
    int32_t width = 0, height = 0;
    int archetype;

    if (data_want(d, 3, 3, "table WIDTH HEIGHT ARCHETYPE", err) ||
        inches(d, 1, 12 * TC_INCH, TC_WIDEST, &width, err) ||
        inches(d, 2, 12 * TC_INCH, TC_WIDEST, &height, err) ||
        data_choice(d, 3, TC_ARCHETYPES, &archetype, err))
        return -1;
    memset(plan, 0, sizeof *plan);
    plan->width = width;
    plan->height = height;
    plan->archetype = (uint8_t)archetype;
    return 1;
}

/* --- shapes of their own --- */

/* box: "0.25 x 6 x 0.5" from word *i on. */
static int box(const struct data *d, int *i, struct tc_part *own, struct error *err)
{
    int32_t size[3];

    for (int k = 0; k < 3; k++) {
        if (inches(d, *i, 1, 24 * TC_INCH, &size[k], err))
            return -1;
        (*i)++;
        if (k < 2 && (*i >= d->count || strcmp(d->word[(*i)++], "x") != 0))
            return data_fail(d, err, "a box reads: box WIDTH x DEPTH x HEIGHT");
    }
    own->corners = 4;
    own->corner[1] = (struct point){ size[0], 0 };
    own->corner[2] = (struct point){ size[0], size[1] };
    own->corner[3] = (struct point){ 0, size[1] };
    own->top = (int16_t)size[2];
    return 0;
}

static int poly(const struct data *d, int *i, struct tc_part *own, struct error *err)
{
    if (tc_part_area(d, i, own, err))
        return -1;
    if (*i >= d->count || strcmp(d->word[*i], "heights") != 0)
        return data_fail(d, err, "after the corners: heights BOTTOM TOP");
    if (tc_part_heights(d, *i + 1, own, err))
        return -1;
    *i += 3;
    return 0;
}

static int sunk(const struct data *d, int *i, struct tc_part *own, struct error *err)
{
    int32_t depth = 0;

    if (tc_part_area(d, i, own, err))
        return -1;
    if (*i >= d->count || strcmp(d->word[*i], "depth") != 0)
        return data_fail(d, err, "after the area: depth INCHES");
    if (inches(d, *i + 1, 1, 6 * TC_INCH, &depth, err))
        return -1;
    own->bottom = (int16_t)-depth;
    *i += 2;
    return 0;
}

static const struct {
    const char *name;
    int (*read)(const struct data *, int *, struct tc_part *, struct error *);
    int kind;
} shapes[] = {
    { "box", box, TC_PRISM_PART },
    { "poly", poly, TC_PRISM_PART },
    { "zone", tc_part_area, TC_ZONE_PART },
    { "sunk", sunk, TC_SUNK_PART },
};

/* read_shape: the shape that begins at word *i, if the piece has one of its own. */
static int read_shape(const struct data *d, int *i, struct tc_placed *p, struct error *err)
{
    for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++)
        if (strcmp(p->name, shapes[k].name) == 0) {
            p->own.kind = (uint8_t)shapes[k].kind;
            return shapes[k].read(d, i, &p->own, err);
        }
    return 0;
}

/* --- pieces --- */

/* place_words: "at X,Y [turn T] [objective] [flags]" from word i on. */
static int place_words(const struct data *d, int i, struct tc_placed *p, struct error *err)
{
    if (i + 1 >= d->count || strcmp(d->word[i], "at") != 0 ||
        !tc_point_read(d->word[i + 1], &p->at))
        return data_fail(d, err, "should read: %s", piece_form);
    for (i += 2; i < d->count; i++) {
        int turn;

        if (strcmp(d->word[i], "objective") == 0) {
            p->objective = true;
        } else if (strcmp(d->word[i], "turn") == 0) {
            if (i + 1 >= d->count)
                return data_fail(d, err, "should read: %s", piece_form);
            if (data_int(d, ++i, 0, PLANE_TURN - 1, &turn, err))
                return -1;
            p->turn = (uint8_t)turn;
        } else if (p->own.corners == 0) {
            return data_fail(d, err, "\"%.20s\" is not understood: turn 0-255 or objective",
                             d->word[i]);
        } else if (tc_part_flag(d, i, &p->own, err)) {
            return -1;
        }
    }
    return 0;
}

/* slot_of: where the piece of this number goes; TC_PLAN_PIECES when there is no room. */
static int slot_of(const struct tc_plan *plan, int number)
{
    for (int i = 0; i < plan->pieces; i++)
        if (plan->piece[i].number == number)
            return i;
    return plan->pieces;
}

static int read_piece(struct tc_plan *plan, const struct data *d, struct error *err)
{
    struct tc_placed p = { .turn = 0 };
    int number, slot, i = 3;

    if (plan->width == 0)
        return data_fail(d, err, "a line `table` must come first");
    if (d->count < 5)
        return data_fail(d, err, "should read: %s", piece_form);
    if (data_int(d, 1, 1, 99, &number, err) || data_name(d, 2, p.name, sizeof p.name, err) ||
        read_shape(d, &i, &p, err) || place_words(d, i, &p, err))
        return -1;
    slot = slot_of(plan, number);
    if (slot == TC_PLAN_PIECES)
        return data_fail(d, err, "a table has at most %d pieces", TC_PLAN_PIECES);
    p.number = (uint8_t)number;
    plan->piece[slot] = p;
    plan->pieces += slot == plan->pieces;
    return 1;
}

int tc_plan_line(struct tc_plan *plan, const struct data *d, struct error *err)
{
    if (data_is(d, "table"))
        return read_table(plan, d, err);
    return data_is(d, "piece") ? read_piece(plan, d, err) : 0;
}

/* --- writing --- */

static void write_point(struct point p, struct text *out)
{
    text_add_char(out, ' ');
    tc_length_write(p.x, out);
    text_add_char(out, ',');
    tc_length_write(p.y, out);
}

static void write_own(const struct tc_placed *p, struct text *out)
{
    static const char *const names[] = { "poly", "sunk", "zone" };

    text_addf(out, "piece %d %s", p->number, names[p->own.kind]);
    for (int i = 0; i < p->own.corners; i++)
        write_point(p->own.corner[i], out);
    if (p->own.kind == TC_PRISM_PART) {
        text_add(out, " heights ");
        tc_length_write(p->own.bottom, out);
        text_add_char(out, ' ');
        tc_length_write(p->own.top, out);
    } else if (p->own.kind == TC_SUNK_PART) {
        text_add(out, " depth ");
        tc_length_write(-p->own.bottom, out);
    }
}

static void write_flags(const struct tc_part *own, struct text *out)
{
    static const char *const words[] = { "stand|climb|impassable|slope", "",
                                         "difficult|dangerous|impassable|open" };
    char word[16];

    for (int i = 0; i < 4; i++)
        if (own->flags >> i & 1) {
            choice_name(words[own->kind], i, word, sizeof word);
            text_addf(out, " %s", word);
        }
}

void tc_plan_write(const struct tc_plan *plan, struct text *out)
{
    char archetype[24];

    choice_name(TC_ARCHETYPES, plan->archetype, archetype, sizeof archetype);
    text_add(out, "table ");
    tc_length_write(plan->width, out);
    text_add_char(out, ' ');
    tc_length_write(plan->height, out);
    text_addf(out, " %s\n", archetype);
    for (const struct tc_placed *p = plan->piece; p < plan->piece + plan->pieces; p++) {
        if (p->own.corners)
            write_own(p, out);
        else
            text_addf(out, "piece %d %s", p->number, p->name);
        text_add(out, " at");
        write_point(p->at, out);
        if (p->turn)
            text_addf(out, " turn %d", p->turn);
        if (p->objective)
            text_add(out, " objective");
        write_flags(&p->own, out);
        text_add_char(out, '\n');
    }
}
