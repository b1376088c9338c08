/* tov_map.c - the map: reading the drawing, and look-up tables: what a step costs, what is within
 * reach, what hits. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>
#include <string.h>

enum { NO_WAY = 255 };

/* --- cells --- */

int tov_cell(const struct tov *t, const char *word)
{
    int row, column;

    if (hex_digits_read(word, &row, &column) || row < 1 || row > t->grid.rows || column < 1 ||
        column > t->grid.columns)
        return -1;
    return (row - 1) * t->grid.columns + column - 1;
}

struct hex_name tov_cell_name(const struct tov *t, int cell)
{
    EXPECT(cell >= 0 && cell < t->cells);
    return hex_digits(cell / t->grid.columns + 1, cell % t->grid.columns + 1);
}

uint64_t tov_row(const struct tov *t, int row)
{
    EXPECT(row >= 1 && row <= t->grid.rows);
    return (bit(t->grid.columns) - 1) << (row - 1) * t->grid.columns;
}

bool tov_connected(const struct tov *t, int from, int to)
{
    for (int i = 0; i < HEX_DIRECTIONS; i++)
        if (hex_step(&t->grid, from, i) == to) /* TOV-A6: a closed hexside connects nothing */
            return t->joined[from] >> i & 1 && !(t->blocked[from] >> i & 1);
    return false;
}

/* --- the drawing --- */

enum { DRAWN_LEFT = 4, DRAWN_STEP = 4 }; /* the first hex of an even row, and from hex to hex */

/* drawn_at: the column of the drawing in which a cell stands. */
static int drawn_at(const struct tov *t, int cell)
{
    int row = cell / t->grid.columns, column = cell % t->grid.columns;

    return DRAWN_LEFT + DRAWN_STEP * column + (row % 2 == 0 ? DRAWN_STEP / 2 : 0);
}

static char drawn(const struct data *d, int column)
{
    return column < (int)strlen(d->raw) ? d->raw[column] : ' ';
}

/* join marks the hexside between two hexes of one trench, from both of them. */
static int join(struct tov *t, struct data *d, int cell, int direction, struct error *err)
{
    int other = hex_step(&t->grid, cell, direction);

    if (other < 0)
        return data_fail(d, err, "a trench cannot be joined beyond the edge of the map");
    t->joined[cell] |= (uint8_t)(1 << direction);
    t->joined[other] |= (uint8_t)(1 << (direction + 3) % 6);
    return 0;
}

static int read_row(struct tov *t, struct data *d, int row, struct error *err)
{
    static const char glyph[] = ".Tx"; /* in the order of enum tov_terrain */
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
    return marks == 0 ? 0 : data_fail(d, err, "row %s has a mark where no hex is drawn", number);
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
            return data_fail(d, err, "only trench hexes can be joined");
    return 0;
}

static int read_size(struct tov *t, struct data *d, struct error *err)
{
    t->grid.layout = HEX_EVEN_ROWS;
    if (data_want(d, 2, 2, "size ROWS COLUMNS", err) ||
        data_int(d, 1, 1, ROWS_MAX, &t->grid.rows, err) ||
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

int tov_read_map(struct tov *t, struct data *d, struct error *err)
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

/* --- look-up tables --- */

/* TOV-6.2, TOV-6.2j, TOV-10.6: what it costs to enter the neighbour; 0: it may not be entered. */
static int entry_cost(const struct tov *t, int cell, int direction, int to)
{
    if (t->blocked[cell] >> direction & 1)
        return 0;
    if (t->terrain[to] == WIRE)
        return t->cut & bit(to) ? 1 : 0;
    return t->terrain[to] == TRENCH && !tov_connected(t, cell, to) ? 2 : 1;
}

static void fill_steps(struct tov *t)
{
    for (int cell = 0; cell < t->cells; cell++)
        for (int i = 0; i < HEX_DIRECTIONS; i++) {
            int to = hex_step(&t->grid, cell, i);
            int cost = to < 0 ? 0 : entry_cost(t, cell, i, to);

            t->step1[cell] |= cost == 1 ? bit(to) : 0;
            t->step2[cell] |= cost == 2 ? bit(to) : 0;
        }
}

uint64_t tov_spread(const uint64_t *step, uint64_t from)
{
    uint64_t to = 0;

    while (from)
        to |= step[next_bit(&from)];
    return to;
}

static void fill_open(struct tov *t)
{
    for (int cell = 0; cell < t->cells; cell++) {
        uint64_t reach = bit(cell), before = 0;

        for (int points = 1; points <= MOVE_MAX; points++) {
            uint64_t next = reach | tov_spread(t->step1, reach) | tov_spread(t->step2, before);

            t->open_exits[cell][points] = reach & t->exits; /* TOV-6.6.1: leaving costs 1 */
            t->open[cell][points] = next & ~bit(cell);
            before = reach;
            reach = next;
        }
    }
}

/* TOV-7.3, TOV-7.4, TOV-10.4: the highest roll that hits. */
static int hits_on(const struct tov *t, const struct tov_kind *kind, int from, int to)
{
    int range = t->range[from][to], number = kind->hit[range];

    if (t->terrain[to] == TRENCH && !kind->yellow[range] && !tov_connected(t, from, to))
        number--;
    if (t->posts & bit(to)) /* TOV-A12: never waived; TOV-A20: for whoever stands there */
        number--;
    return number < 0 ? 0 : number;
}

static void fill_hits(struct tov *t)
{
    memset(t->hits_on, -1, sizeof t->hits_on);
    for (int from = 0; from < t->cells; from++)
        for (int to = 0; to < t->cells; to++) {
            int range = t->range[from][to] = (uint8_t)hex_distance(&t->grid, from, to);

            if (range < 1 || range > RANGE_MAX)
                continue;
            for (int i = 0; i < t->kinds; i++) {
                if (!t->kind[i].hit[range])
                    continue; /* TOV-7.1 */
                t->within[i][from] |= bit(to);
                t->hits_on[i][from][to] = (int8_t)hits_on(t, &t->kind[i], from, to);
            }
        }
}

static void fill_turns_from(struct tov *t, int move, int from)
{
    uint64_t reach = 0, now = bit(from);

    for (int turn = 0; now; turn++) {
        uint64_t next = 0;

        reach |= now;
        while (now) {
            int cell = next_bit(&now);

            t->turns_to[move][from][cell] = (uint8_t)turn;
            next |= t->open[cell][move];
        }
        now = next & ~reach;
    }
}

static void fill_turns(struct tov *t)
{
    memset(t->turns_to, NO_WAY, sizeof t->turns_to);
    for (int move = 0; move <= MOVE_MAX; move++)
        for (int cell = 0; cell < t->cells; cell++)
            fill_turns_from(t, move, cell);
}

/* How many turns until a unit stands next to a cell: soonest at one of its neighbours. */
static void fill_turns_near(struct tov *t)
{
    memset(t->turns_near, NO_WAY, sizeof t->turns_near);
    for (int move = 0; move <= MOVE_MAX; move++)
        for (int from = 0; from < t->cells; from++)
            for (int cell = 0; cell < t->cells; cell++)
                for (int at = 0; at < t->cells; at++)
                    if (t->range[at][cell] == 1 &&
                        t->turns_to[move][from][at] < t->turns_near[move][from][cell])
                        t->turns_near[move][from][cell] = t->turns_to[move][from][at];
}

/* How many turns a unit needs to leave the map when nobody is in its way: it goes to where an exit
 * is within reach of one move, and takes it. */
static void fill_way_out(struct tov *t)
{
    memset(t->way_out, NO_WAY, sizeof t->way_out);
    for (int move = 1; move <= MOVE_MAX; move++)
        for (int cell = 0; cell < t->cells; cell++)
            for (int last = 0; last < t->cells; last++) {
                int turns = t->turns_to[move][cell][last] + 1;

                if (t->open_exits[last][move] && turns < t->way_out[move][cell])
                    t->way_out[move][cell] = (uint8_t)turns;
            }
}

void tov_map_tables(struct tov *t)
{
    t->exits = t->cut & tov_row(t, 1); /* TOV-6.6.1: gaps in the Raider's edge row */
    EXPECT(t->cells > 0 && t->cells <= CELLS_MAX && t->kinds > 0);
    fill_steps(t);
    fill_open(t);
    fill_hits(t);
    fill_turns(t);
    fill_turns_near(t);
    fill_way_out(t);
}
