/* hexmap.c - reading and writing drawn hex maps. */
#include "core/hexmap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void hexmap_name(const struct hex_grid *grid, int cell, char out[8])
{
    EXPECT(cell >= 0 && cell < grid->columns * grid->rows);
    snprintf(out, 8, "%c%d", 'A' + cell % grid->columns, cell / grid->columns + 1);
}

int hexmap_find(const struct hex_grid *grid, const char *name)
{
    long row;
    int column = name[0] - 'A';

    if (column < 0 || column >= grid->columns || name[1] == '-' || name[1] == '0' ||
        number_read(name + 1, 1, grid->rows, &row))
        return HEX_NONE;
    return ((int)row - 1) * grid->columns + column;
}

int hexmap_terrain(const struct hexmap_terms *terms, char letter)
{
    for (int i = 0; i < terms->terrains; i++)
        if (terms->terrain[i].letter == letter)
            return i;
    return -1;
}

int hexmap_adjacent(const struct hex_grid *grid, int a, int b)
{
    for (int dir = 0; dir < HEX_DIRECTIONS; dir++)
        if (hex_step(grid, a, dir) == b)
            return dir;
    return -1;
}

/* --- reading --- */

struct reading {
    struct hexmap *map;
    const struct hexmap_terms *terms;
    struct data *d;
    struct error *err;
    bool bad;
};

/* wrong: err holds a mistake. 0 to go on, when findings collects them; else -1. */
static int wrong(struct reading *r)
{
    r->bad = true;
    return data_go_on(r->d, r->err);
}

static int lost_row(struct reading *r)
{
    r->map->rows_lost = true;
    return wrong(r);
}

static int lost_chain(struct reading *r)
{
    r->map->chains_lost = true;
    return wrong(r);
}

static const char blanks[] = " \t";

/* The letter that was probably meant: the same one in the other case. */
static const char *letter_hint(const struct hexmap_terms *terms, char letter, char out[40])
{
    char other = (char)(letter ^ ('a' ^ 'A'));
    int place = hexmap_terrain(terms, other);

    out[0] = '\0';
    if (place >= 0)
        snprintf(out, 40, "; did you mean %c (%.20s)?", other, terms->terrain[place].id);
    return out;
}

static int read_letter(struct reading *r, int row, int column, char letter)
{
    struct hexmap *map = r->map;
    char hint[40];

    map->letter[row * map->grid.columns + column] = letter;
    if (hexmap_terrain(r->terms, letter) >= 0)
        return 0;
    map->letter[row * map->grid.columns + column] = r->terms->terrain[0].letter;
    if ((unsigned char)letter < 0x80)
        data_fail(r->d, r->err, "%c%d: the letter '%c' is not a terrain%s", 'A' + column, row + 1,
                  letter, letter_hint(r->terms, letter, hint));
    else
        data_fail(r->d, r->err, "%c%d: only plain letters and signs are terrain", 'A' + column,
                  row + 1);
    return wrong(r);
}

/* row_number: where the hexes of the row begin, and its number; NULL if it has no number. */
static const char *row_number(const char *raw, int *number)
{
    char *end;
    const char *p = raw + strspn(raw, blanks);
    long value = *p >= '0' && *p <= '9' ? strtol(p, &end, 10) : 0;

    if (value < 1 || value > HEXMAP_ROWS + 1 || !*end || !strchr(blanks, *end))
        return NULL;
    *number = (int)value;
    return end + strspn(end, blanks);
}

/* add_rows makes the map this many rows high; new ones are all of the first terrain. */
static int add_rows(struct reading *r, int rows)
{
    struct hexmap *map = r->map;
    int wide = map->grid.columns;

    if (rows > HEXMAP_ROWS || rows * wide > HEXMAP_CELLS) {
        data_fail(r->d, r->err, "the map is larger than %d rows or %d hexes", HEXMAP_ROWS,
                  HEXMAP_CELLS);
        wrong(r);
        return -1;
    }
    for (; map->grid.rows < rows; map->grid.rows++)
        memset(map->letter + map->grid.rows * wide, r->terms->terrain[0].letter, (size_t)wide);
    map->row_line[rows - 1] = r->d->line;
    return 0;
}

/* read_hexes: the letters of the last row. */
static int read_hexes(struct reading *r, const char *p)
{
    int wide = r->map->grid.columns, row = r->map->grid.rows - 1;
    int length = (int)strcspn(p, blanks);

    bool gaps = p[length + (int)strspn(p + length, blanks)];

    if (gaps)
        data_fail(r->d, r->err, "row %d: there must be no blanks between its letters", row + 1);
    else if (length != wide)
        data_fail(r->d, r->err, "row %d has %d hexes, the map has %d columns", row + 1, length,
                  wide);
    if ((gaps || length != wide) && lost_row(r))
        return -1;
    for (int i = 0; i < length && i < wide; i++)
        if (read_letter(r, row, i, p[i]))
            return -1;
    return 0;
}

/* Rows are numbered from 1. After a missing or repeated one, the next row's number counts. */
static int read_row(struct reading *r)
{
    int due = r->map->grid.rows + 1, number = due;
    const char *p = row_number(r->d->raw, &number);

    if (p && number < due) {
        data_fail(r->d, r->err, "row %d is drawn twice", number);
        return lost_row(r);
    }
    if (!p)
        data_fail(r->d, r->err, "this row of the drawing should begin with %d and a blank", due);
    else if (number > due)
        data_fail(r->d, r->err, "row %d is missing before this one", due);
    if ((!p || number > due) && lost_row(r))
        return -1;
    return add_rows(r, number) || (p && read_hexes(r, p)) ? -1 : 0;
}

/* The line of column letters says how wide the map is; if it was forgotten, row 1 does. */
static int read_letters(struct reading *r)
{
    int number = 0, named = 0;
    const char *row = row_number(r->d->raw, &number);
    const char *p = row ? row : r->d->raw + strspn(r->d->raw, blanks);
    int wide = (int)strcspn(p, blanks);

    r->map->grid.columns = wide > HEXMAP_COLUMNS ? HEXMAP_COLUMNS : wide;
    while (!row && named < HEXMAP_COLUMNS && p[named] == 'A' + named)
        named++;
    if (named == wide && !p[wide + (int)strspn(p + wide, blanks)])
        return 0;
    data_fail(r->d, r->err, "the first line of a drawing names its columns, ABC.. to Z at most");
    return lost_row(r) || (row && wide && read_row(r)) ? -1 : 0;
}

static int skip_drawing(struct reading *r)
{
    while (data_next_raw(r->d, r->err) != 0 && r->d->raw[strspn(r->d->raw, blanks)])
        ;
    return 0;
}

static void known_words(const struct reading *r, char out[120])
{
    snprintf(out, 120, "title|hexes|%s|%s", r->terms->sides, r->terms->chains);
}

/* is_directive: does the raw line begin with a word of the file, not with the number of a row? */
static bool is_directive(const struct reading *r)
{
    const char *raw = r->d->raw + strspn(r->d->raw, blanks);
    char word[16], known[120];

    snprintf(word, sizeof word, "%.*s", (int)strcspn(raw, blanks), raw);
    known_words(r, known);
    return choice_find(known, word) >= 0;
}

static int read_directive(struct reading *r);

/* unended: a directive right below the last row; it is read as one. */
static int unended(struct reading *r)
{
    data_fail(r->d, r->err, "an empty line must end the drawing before this one");
    if (wrong(r))
        return -1;
    if (data_split(r->d, r->err))
        return wrong(r);
    return read_directive(r);
}

/* read_rows: up to an empty line. */
static int read_rows(struct reading *r)
{
    int got;

    while ((got = data_next_raw(r->d, r->err)) != 0) {
        char first = got > 0 ? r->d->raw[strspn(r->d->raw, blanks)] : '!';

        if (!first)
            return 0;
        if (first == '#')
            continue; /* a comment: rows begin with a number */
        if (got > 0 && data_utf8(r->d, r->err))
            got = -1;
        if (got > 0 && is_directive(r))
            return unended(r);
        if (got < 0 ? lost_row(r) : r->map->grid.columns ? read_row(r) : read_letters(r))
            return -1;
    }
    return 0;
}

static int read_drawing(struct reading *r)
{
    if (r->map->grid.columns) {
        data_fail(r->d, r->err, "a map has only one drawing");
        return wrong(r) ? -1 : skip_drawing(r);
    }
    r->d->count = 0; /* messages about drawn lines name no directive */
    return read_rows(r);
}

/* stray_row: a row below an empty line, or without a line `hexes` above it. It is read as a row. */
static int stray_row(struct reading *r)
{
    bool forgotten = !r->map->grid.columns;

    r->d->count = 0;
    data_fail(r->d, r->err,
              forgotten ? "a drawing begins with a line `hexes` and its column letters"
                        : "an empty line ends a drawing, and this row comes after one");
    if (lost_row(r))
        return -1;
    return forgotten ? skip_drawing(r) : read_row(r) || read_rows(r) ? -1 : 0;
}

/* cell_of: the hex that a word names, or a complaint. */
static int cell_of(struct reading *r, const char *name)
{
    int cell = hexmap_find(&r->map->grid, name);

    if (cell == HEX_NONE)
        data_fail(r->d, r->err, "there is no hex \"%.20s\" on the map", name);
    return cell;
}

static int read_side(struct reading *r, const char *word, int kind)
{
    struct hexmap *map = r->map;
    const char *slash = strchr(word, '/');
    char first[8];

    if (!slash || slash - word > 6)
        return data_fail(r->d, r->err, "\"%.20s\" should name a hexside, like D5/E5", word);
    snprintf(first, sizeof first, "%.*s", (int)(slash - word), word);
    int a = cell_of(r, first), b = a == HEX_NONE ? HEX_NONE : cell_of(r, slash + 1);
    if (b == HEX_NONE)
        return -1;
    if (hexmap_adjacent(&map->grid, a, b) < 0)
        return data_fail(r->d, r->err, "%s: the two hexes do not touch", word);
    for (int i = 0; i < map->sides; i++)
        if ((map->side[i].a == a && map->side[i].b == b) ||
            (map->side[i].a == b && map->side[i].b == a))
            return data_fail(r->d, r->err, "%s has a feature already (line %d)", word,
                             map->side[i].line);
    if (map->sides == HEXMAP_SIDES)
        return data_fail(r->d, r->err, "there are more than %d hexside features", HEXMAP_SIDES);
    map->side[map->sides++] = (struct hexmap_side){ (int16_t)a, (int16_t)b, kind, r->d->line };
    return 0;
}

static int chain_add(struct reading *r, struct hexmap_chain *chain, int cell)
{
    const struct hex_grid *grid = &r->map->grid;
    char one[8], two[8];

    if (chain->length && chain->cell[chain->length - 1] == cell)
        return 0;
    if (chain->length == HEXMAP_LENGTH)
        return data_fail(r->d, r->err, "the chain is longer than %d hexes", HEXMAP_LENGTH);
    if (chain->length && hexmap_adjacent(grid, chain->cell[chain->length - 1], cell) < 0) {
        hexmap_name(grid, chain->cell[chain->length - 1], one);
        hexmap_name(grid, cell, two);
        return data_fail(r->d, r->err, "%s does not touch %s", two, one);
    }
    chain->cell[chain->length++] = (int16_t)cell;
    return 0;
}

/* A word of a chain: a hex, or X-Y along one row or one column. */
static int read_link(struct reading *r, struct hexmap_chain *chain, const char *word)
{
    const struct hex_grid *grid = &r->map->grid;
    const char *dash = strchr(word, '-');
    char first[8];

    snprintf(first, sizeof first, "%.*s", dash && dash - word < 7 ? (int)(dash - word) : 7, word);
    int a = cell_of(r, dash ? first : word);
    int b = a == HEX_NONE ? HEX_NONE : dash ? cell_of(r, dash + 1) : a;
    if (b == HEX_NONE)
        return -1;
    int wide = grid->columns, step = a % wide == b % wide ? wide : 1;
    if (a / wide != b / wide && a % wide != b % wide)
        return data_fail(r->d, r->err, "%s: only a row or a column can be given from end to end",
                         word);
    if (b < a)
        step = -step;
    for (int cell = a;; cell += step) {
        if (chain_add(r, chain, cell))
            return -1;
        if (cell == b)
            return 0;
    }
}

static int read_chain(struct reading *r, int kind)
{
    struct hexmap *map = r->map;
    struct hexmap_chain chain = { .kind = kind, .line = r->d->line };

    for (int i = 1; i < r->d->count; i++)
        if (read_link(r, &chain, r->d->word[i]))
            return -1;
    if (chain.length < 2)
        return data_fail(r->d, r->err, "a chain joins two hexes or more");
    if (map->chains == HEXMAP_CHAINS)
        return data_fail(r->d, r->err, "there are more than %d chains", HEXMAP_CHAINS);
    map->chain[map->chains++] = chain;
    return 0;
}

static int read_title(struct reading *r)
{
    if (r->map->title[0])
        return data_fail(r->d, r->err, "the map has a title already");
    return data_want(r->d, 1, 1, "title \"WORDS\"", r->err) ||
                   data_name(r->d, 1, r->map->title, sizeof r->map->title, r->err)
               ? -1
               : 0;
}

static int unknown_directive(struct reading *r)
{
    char known[120];

    if (r->d->word[0][0] >= '0' && r->d->word[0][0] <= '9')
        return stray_row(r);
    known_words(r, known);
    data_unknown(r->d, "a map", known, r->err);
    return wrong(r);
}

static int read_directive(struct reading *r)
{
    struct data *d = r->d;
    int side = choice_find(r->terms->sides, d->word[0]);
    int chain = choice_find(r->terms->chains, d->word[0]);

    if (data_is(d, "title"))
        return read_title(r) ? wrong(r) : 0;
    if (data_is(d, "hexes"))
        return read_drawing(r);
    if (side < 0 && chain < 0)
        return unknown_directive(r);
    if (!r->map->grid.rows) {
        data_fail(d, r->err, "comes before the drawing");
        return wrong(r);
    }
    if (chain >= 0)
        return read_chain(r, chain) ? lost_chain(r) : 0;
    for (int i = 1; i < d->count; i++)
        if (read_side(r, d->word[i], side) && wrong(r))
            return -1;
    return 0;
}

/* missing: what the file as a whole must have. */
static int missing(struct reading *r, bool there, const char *what)
{
    if (there)
        return 0;
    error_set(r->err, "%s: the map has no %s", r->d->name, what);
    return wrong(r);
}

int hexmap_read(struct hexmap *map, const struct hexmap_terms *terms, struct data *d,
                struct error *err)
{
    struct reading r = { map, terms, d, err, false };
    int got;

    memset(map, 0, sizeof *map);
    map->grid.layout = terms->layout;
    while ((got = data_next(d, err)) != 0) {
        bool good = got > 0 && data_utf8(d, err) == 0;

        if (good ? read_directive(&r) : wrong(&r))
            return -1;
    }
    if (missing(&r, map->title[0], "title line") || missing(&r, map->grid.rows, "drawing (hexes)"))
        return -1;
    return r.bad ? -1 : 0;
}

/* --- writing --- */

enum { SIDES_A_LINE = 10 };

/* Features of one kind, ten per line, in the order of the file. */
static void write_sides(const struct hexmap *map, const struct hexmap_terms *terms, int kind,
                        struct text *out)
{
    char word[16], a[8], b[8];
    int count = 0;

    choice_name(terms->sides, kind, word, sizeof word);
    for (int i = 0; i < map->sides; i++) {
        if (map->side[i].kind != kind)
            continue;
        hexmap_name(&map->grid, map->side[i].a, a);
        hexmap_name(&map->grid, map->side[i].b, b);
        if (count % SIDES_A_LINE == 0)
            text_addf(out, "%s%s", count ? "\n" : "", word);
        text_addf(out, " %s/%s", a, b);
        count++;
    }
    if (count)
        text_add_char(out, '\n');
}

/* run_end: the last place of a run of three or more along one row or column that starts at i. */
static int run_end(const struct hexmap *map, const struct hexmap_chain *chain, int i)
{
    int wide = map->grid.columns, k = i;

    if (i + 1 == chain->length)
        return i;
    int step = chain->cell[i + 1] - chain->cell[i];
    bool row = chain->cell[i] / wide == chain->cell[i + 1] / wide;
    if (!row && step != wide && step != -wide)
        return i;
    while (k + 1 < chain->length && chain->cell[k + 1] - chain->cell[k] == step &&
           (!row || chain->cell[k + 1] / wide == chain->cell[i] / wide))
        k++;
    return k > i + 1 ? k : i;
}

static void write_chain(const struct hexmap *map, const struct hexmap_terms *terms,
                        const struct hexmap_chain *chain, struct text *out)
{
    char kind[16], a[8], b[8];

    choice_name(terms->chains, chain->kind, kind, sizeof kind);
    text_add(out, kind);
    for (int i = 0; i < chain->length;) {
        int end = run_end(map, chain, i);

        hexmap_name(&map->grid, chain->cell[i], a);
        hexmap_name(&map->grid, chain->cell[end], b);
        text_addf(out, end > i ? " %s-%s" : " %s", a, b);
        i = end + 1;
    }
    text_add_char(out, '\n');
}

void hexmap_write(const struct hexmap *map, const struct hexmap_terms *terms, struct text *out)
{
    text_addf(out, "title \"%s\"\n\nhexes\n    ", map->title);
    for (int i = 0; i < map->grid.columns; i++)
        text_add_char(out, (char)('A' + i));
    text_add_char(out, '\n');
    for (int row = 0; row < map->grid.rows; row++) {
        text_addf(out, "%2d  ", row + 1);
        text_add_bytes(out, map->letter + row * map->grid.columns, (size_t)map->grid.columns);
        text_add_char(out, '\n');
    }
    text_add_char(out, '\n');
    for (int kind = 0; kind < choice_count(terms->sides); kind++)
        write_sides(map, terms, kind, out);
    for (int i = 0; i < map->chains; i++)
        write_chain(map, terms, &map->chain[i], out);
}

/* --- areas --- */

/* block: how far the rest of an area reaches to the right of a cell and, at that width, down. */
static void block(const struct hex_grid *grid, const bool *left, int cell, int *wide, int *high)
{
    int columns = grid->columns, column = cell % columns;

    for (*wide = 1; column + *wide < columns && left[cell + *wide];)
        ++*wide;
    for (*high = 1; cell / columns + *high < grid->rows; ++*high)
        for (int i = 0; i < *wide; i++)
            if (!left[cell + *high * columns + i])
                return;
}

void hexmap_area_words(const struct hex_grid *grid, const struct hexmap_area *area,
                       struct text *out)
{
    bool left[HEXMAP_CELLS];
    char one[8], two[8];

    memcpy(left, area->has, sizeof left);
    for (int cell = 0; cell < grid->columns * grid->rows; cell++) {
        int wide, high;

        if (!left[cell])
            continue;
        block(grid, left, cell, &wide, &high);
        for (int i = 0; i < wide * high; i++)
            left[cell + i / wide * grid->columns + i % wide] = false;
        hexmap_name(grid, cell, one);
        hexmap_name(grid, cell + (high - 1) * grid->columns + wide - 1, two);
        text_addf(out, wide * high > 1 ? " %s-%s" : " %s", one, two);
    }
}
