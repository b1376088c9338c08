/* tov_data.c - reading the drawn map, the units and the scenario's own lines. */
#include "games/trenches_of_valor/tov_internal.h"

#include <stdio.h>
#include <string.h>

/* --- the map --- */

enum { DRAWN_LEFT = 4, DRAWN_STEP = 4 }; /* the first hex of an even row, and from hex to hex */

int tov_cell(const struct tov *t, const char *word)
{
    long number;

    if (strlen(word) != 4 || number_read(word[0] == '0' ? word + 1 : word, 0, 9999, &number))
        return -1;
    int row = (int)number / 100 - 1, column = (int)number % 100 - 1;
    if (row < 0 || row >= t->grid.rows || column < 0 || column >= t->grid.columns)
        return -1;
    return row * t->grid.columns + column;
}

static int drawn_at(const struct tov *t, int cell)
{
    int row = cell / t->grid.columns, column = cell % t->grid.columns;

    return DRAWN_LEFT + DRAWN_STEP * column + (row % 2 == 0 ? DRAWN_STEP / 2 : 0);
}

static char drawn(const struct data *d, int column)
{
    return column < (int)strlen(d->raw) ? d->raw[column] : ' ';
}

/* join marks a connected trench hexside from both of its hexes. */
static int join(struct tov *t, struct data *d, int cell, int direction, struct error *err)
{
    int other = hex_step(&t->grid, cell, direction);

    if (other < 0)
        return data_fail(d, err, "a trench is joined to nothing beyond the edge");
    t->joined[cell] |= (uint8_t)(1 << direction);
    t->joined[other] |= (uint8_t)(1 << (direction + 3) % 6);
    return 0;
}

static int read_row(struct tov *t, struct data *d, int row, struct error *err)
{
    static const char glyph[] = ".Tx"; /* in the order of enum terrain */
    char number[8];
    int marks = 0;

    snprintf(number, sizeof number, "%02d", row + 1);
    if (strncmp(d->raw, number, 2) != 0)
        return data_fail(d, err, "the drawing of row %s should begin with its number", number);
    for (int i = 0; i < t->grid.columns; i++) {
        int cell = row * t->grid.columns + i, at = drawn_at(t, cell);
        const char *found = strchr(glyph, drawn(d, at));

        if (!found || !*found)
            return data_fail(d, err, "hex %d of row %s should be one of x T .", i + 1, number);
        t->terrain[cell] = (uint8_t)(found - glyph);
        bool dashed = drawn(d, at + 2) == '-';
        if (dashed && join(t, d, cell, 0, err))
            return -1;
        marks += 1 + (dashed ? 3 : 0);
    }
    for (const char *p = d->raw + 2; *p; p++)
        marks -= *p != ' ';
    return marks == 0 ? 0 : data_fail(d, err, "row %s has marks between its places", number);
}

/* The line between two rows: / and \ below a hex join it to the south-west and the south-east. */
static int read_joins(struct tov *t, struct data *d, int row, struct error *err)
{
    int marks = 0;

    for (int i = 0; i < t->grid.columns; i++) {
        int cell = row * t->grid.columns + i, at = drawn_at(t, cell);
        bool east = drawn(d, at + 1) == '\\', west = drawn(d, at - 1) == '/';

        if ((east && join(t, d, cell, 1, err)) || (west && join(t, d, cell, 2, err)))
            return -1;
        marks += east + west;
    }
    for (const char *p = d->raw; *p; p++)
        marks -= *p != ' ';
    return marks == 0 ? 0 : data_fail(d, err, "a mark between the rows joins nothing");
}

static int read_drawing(struct tov *t, struct data *d, struct error *err)
{
    for (int row = 0; row < t->grid.rows; row++) {
        if (data_next_raw(d, err) < 1 || read_row(t, d, row, err))
            return -1;
        if (row + 1 == t->grid.rows)
            break;
        if (data_next_raw(d, err) < 1 || read_joins(t, d, row, err))
            return -1;
    }
    if (data_next(d, err) < 1 || !data_is(d, "end"))
        return data_fail(d, err, "the drawing should close with `end`");
    for (int cell = 0; cell < t->cells; cell++)
        if (t->joined[cell] && t->terrain[cell] != TRENCH)
            return data_fail(d, err, "a hex that is no trench is joined like one");
    return 0;
}

static int read_size(struct tov *t, struct data *d, struct error *err)
{
    t->grid.layout = HEX_EVEN_ROWS;
    if (data_want(d, 2, 2, "size ROWS COLUMNS", err) || data_int(d, 1, 1, 12, &t->grid.rows, err) ||
        data_int(d, 2, 1, 60, &t->grid.columns, err))
        return -1;
    t->cells = t->grid.rows * t->grid.columns;
    return t->cells <= 60 ? 0 : data_fail(d, err, "a map has at most 60 hexes");
}

static int read_entry(struct tov *t, struct data *d, struct error *err)
{
    if (data_want(d, 2, 2, "entry LETTER HEX", err))
        return -1;
    int at = d->word[1][0] - 'A', cell = tov_cell(t, d->word[2]);
    if (at < 0 || at >= ENTRIES || d->word[1][1] || cell < 0)
        return data_fail(d, err, "should be a letter from A to G and a hex of the map");
    t->entry[at] = (int8_t)cell;
    return 0;
}

static int read_map(struct tov *t, struct data *d, struct error *err)
{
    int got;

    memset(t->entry, -1, sizeof t->entry);
    while ((got = data_next(d, err)) > 0) {
        if (data_is(d, "size"))
            got = read_size(t, d, err);
        else if (data_is(d, "map"))
            got = read_drawing(t, d, err);
        else if (data_is(d, "entry"))
            got = read_entry(t, d, err);
        else
            got = data_fail(d, err, "is not a line of the map");
        if (got)
            return -1;
    }
    return got;
}

/* --- units --- */

static int read_number(struct kind *kind, struct data *d, int word, int range, struct error *err)
{
    char digits[8];
    long number;
    size_t length = strlen(d->word[word]);
    bool yellow = length > 1 && d->word[word][length - 1] == 'y';

    snprintf(digits, sizeof digits, "%.*s", (int)(length - yellow), d->word[word]);
    if (number_read(digits, 1, 6, &number))
        return data_fail(d, err, "\"%.8s\" should be a number from 1 to 6, or such with a y",
                         d->word[word]);
    kind->hit[range] = (int)number;
    kind->yellow[range] = yellow;
    return 0;
}

static int read_unit(struct tov *t, struct data *d, struct error *err)
{
    struct kind *kind = &t->kind[t->kinds];

    if (!data_is(d, "unit") || t->kinds == KINDS_MAX)
        return data_fail(d, err, "should be one of at most %d unit lines", KINDS_MAX);
    if (data_want(d, 5, 4 + RANGE_MAX, "unit ID \"NAME\" PICTURE MOVE NUMBER...", err) ||
        data_name(d, 1, kind->id, sizeof kind->id, err) ||
        data_name(d, 2, kind->name, sizeof kind->name, err) ||
        data_name(d, 3, kind->picture, sizeof kind->picture, err) ||
        data_int(d, 4, 0, MOVE_MAX, &kind->move, err))
        return -1;
    for (int i = 5; i < d->count; i++)
        if (read_number(kind, d, i, i - 4, err))
            return -1;
    t->kinds++;
    return 0;
}

static int read_units(struct tov *t, struct data *d, struct error *err)
{
    int got;

    while ((got = data_next(d, err)) > 0)
        if (read_unit(t, d, err))
            return -1;
    return got;
}

static int read_file(struct tov *t, const struct content *content, const char *name,
                     int (*read)(struct tov *, struct data *, struct error *), struct error *err)
{
    const struct content_file *file = content_find(content, name);
    struct data d;

    if (!file)
        return error_set(err, "the data file %s is missing", name);
    content_read(file, &d);
    return read(t, &d, err);
}

/* --- the scenario --- */

/* The map is not known yet while a scenario file is read: its lines are kept for tov_forces. */
int tov_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct tov *t = (struct tov *)(void *)scn;

    if (t->lines == LINES)
        return data_fail(d, err, "a scenario has at most %d lines of its own", LINES);
    if (strlen(d->raw) >= sizeof t->line[0])
        return data_fail(d, err, "the line is longer than %d letters", (int)sizeof t->line[0] - 1);
    snprintf(t->file, sizeof t->file, "%s", d->name);
    snprintf(t->line[t->lines], sizeof t->line[0], "%s", d->raw);
    t->number[t->lines++] = d->line;
    return 0;
}

/* In a match both players raid once, so seats are named by the order in which they do (TOV-9.1). */
static void name_sides(struct tov *t)
{
    if (!t->base.option[OPTION_MATCH])
        return;
    snprintf(t->base.side[0].title, sizeof t->base.side[0].title, "First Raider");
    snprintf(t->base.side[1].title, sizeof t->base.side[1].title, "Second Raider");
}

static int check_sides(const struct scenario *scn, struct error *err)
{
    if (scn->seats == 2 && scn->turns >= 1 && scn->turns <= 12)
        return 0;
    return error_set(err, "scenario %s: two sides (the Raider first) and 1 to 12 turns are needed",
                     scn->id);
}

int tov_finish(struct scenario *scn, const struct content *content, struct findings *findings,
               struct error *err)
{
    struct tov *t = (struct tov *)(void *)scn;

    if (check_sides(scn, err) ||
        read_file(t, content, "trenches-of-valor/map.txt", read_map, err) ||
        read_file(t, content, "trenches-of-valor/units.txt", read_units, err))
        return findings_stop(findings, err);
    if (tov_forces(t, findings, err))
        return -1;
    name_sides(t);
    tov_tables(t);
    return 0;
}
