/* tw_map.c - reads the drawn board (data/trench-warfare/board.txt) and prepares the tables that
 * movement and fire look things up in. */
#include "games/trench_warfare/tw_rules.h"

#include <string.h>

#include "core/content.h"

const struct hex_grid tw_grid = { HEX_ODD_ROWS, COLUMNS, ROWS };
const char *const tw_field_name[FIELDS] = { "CPB", "ALB" };

int tw_cell(int hex)
{
    EXPECT(on_board(hex));
    return (row_of(hex) - 1) * COLUMNS + column_of(hex) - 1;
}

int tw_hex(int cell)
{
    return hex_at(cell / COLUMNS + 1, cell % COLUMNS + 1);
}

int tw_distance(int a, int b)
{
    return hex_distance(&tw_grid, tw_cell(a), tw_cell(b));
}

int tw_direction(int from, int to)
{
    return hex_direction(&tw_grid, tw_cell(from), tw_cell(to));
}

int tw_find_hex(const char *word)
{
    int row, column;

    if (hex_digits_read(word, &row, &column) || column > 31)
        return -1;
    return hex_at(row, column);
}

/* --- reading --- */

static int put_ground(struct tw *tw, int hex, char letter)
{
    struct tw_plane *const of[] = { &tw->trench, &tw->wire, &tw->hole, &tw->start, &tw->arrow };
    const char *known = "Txosv", *found = letter ? strchr(known, letter) : NULL;

    if (!found && letter != '.')
        return -1;
    if (found)
        plane_set(of[found - known], hex);
    plane_set(&tw->land, hex);
    tw->ground[hex] = letter;
    return 0;
}

/* A hexside line: in the first row it gives the column, in the others it must agree. */
static int read_side_line(const struct data *d, int row, int column, int *at, struct error *err)
{
    if (row > 1 && *at != column)
        return data_fail(d, err, "the line after column %d must be after column %d in every row",
                         column, *at);
    *at = column;
    return 0;
}

static int read_row(struct tw *tw, const struct data *d, int row, struct error *err)
{
    int number, column = 0, lines[2] = { 0 };

    if (data_int(d, 0, 1, ROWS, &number, err))
        return -1;
    if (number != row)
        return data_fail(d, err, "row %02d is expected here", row);
    for (int i = 1; i < d->count; i++) {
        const char *word = d->word[i];

        if (strcmp(word, "~") == 0 || strcmp(word, "|") == 0) {
            lines[*word == '|']++;
            if (read_side_line(d, row, column, *word == '~' ? &tw->water : &tw->red, err))
                return -1;
        } else if (++column > COLUMNS || word[1] || put_ground(tw, hex_at(row, column), *word)) {
            return data_fail(d, err, "a row is %d of the letters . T x o s v, with ~ and | between",
                             COLUMNS);
        }
    }
    if (column != COLUMNS)
        return data_fail(d, err, "the row has %d hexes, not %d", column, COLUMNS);
    if (lines[0] != 1 || lines[1] != 1)
        return data_fail(d, err, "the row needs one water-way ~ and one red line |");
    return 0;
}

static const char board_file[] = "trench-warfare/board.txt";

static int read_board(struct tw *tw, const struct content *content, struct error *err)
{
    const struct content_file *file = content_find(content, board_file);
    struct data d;
    int got = 0, row = 0;

    if (!file)
        return error_set(err, "%s is missing", board_file);
    content_read(file, &d);
    while (row < ROWS && (got = data_next(&d, err)) > 0)
        if (read_row(tw, &d, ++row, err))
            return -1;
    if (got < 0)
        return -1;
    if (row < ROWS)
        return error_set(err, "%s: the board has %d rows, not %d", file->name, row, ROWS);
    return 0;
}

/* TWF-2A, TWF-2B, A14: what the rules take for granted about a board. */
static int check_board(const struct tw *tw, struct error *err)
{
    for (int row = 1; row <= ROWS; row++) {
        if (bits_count(tw->trench.row[row]) != 1)
            return error_set(err, "row %02d needs one trench hex", row);
        if (tw->start.row[row] & ((2u << tw->red) - 1))
            return error_set(err, "row %02d has a start hex left of the red line", row);
    }
    if (plane_count(&tw->start) != CHARGERS)
        return error_set(err, "there are %d start hexes, not %d", plane_count(&tw->start),
                         CHARGERS);
    if (plane_count(&tw->hole) > LOBS_MAX)
        return error_set(err, "there are more than %d fox-holes", LOBS_MAX);
    if (!tw->water || plane_count(&tw->rear) < GUNS)
        return error_set(err, "hexes are needed left of the water-way, and %d behind the trench",
                         GUNS);
    return 0;
}

/* --- tables --- */

static void find_neighbours(struct tw *tw)
{
    for (int cell = 0; cell < ROWS * COLUMNS; cell++)
        for (int dir = 0; dir < HEX_DIRECTIONS; dir++) {
            int next = hex_step(&tw_grid, cell, dir);

            tw->next[tw_hex(cell)][dir] = (uint16_t)(next == HEX_NONE ? 0 : tw_hex(next));
        }
}

static void find_zones(struct tw *tw)
{
    for (int row = 1; row <= ROWS; row++) {
        uint32_t trench = tw->trench.row[row];

        tw->rear.row[row] = tw->land.row[row] & (trench - 1); /* TWF-4M: behind the trench */
        tw->stops.row[row] = trench | tw->wire.row[row] | tw->hole.row[row];
    }
}

/* TWF-8: which fox-holes a thrower in the trench can name. */
static void find_lobs(struct tw *tw)
{
    int holes[LOBS_MAX], count = plane_list(&tw->hole, holes);

    for (int row = 1; row <= ROWS; row++) {
        int from = trench_in(tw, row);

        for (int i = 0; i < count; i++) {
            int distance = tw_distance(from, holes[i]);

            if (distance > RANGE || tw_direction(from, holes[i]) < 0)
                continue;
            EXPECT(tw->lobs[row] < LOBS_MAX);
            tw->lob[row][tw->lobs[row]++] =
                (struct tw_lob){ (uint16_t)holes[i], (uint8_t)distance };
        }
    }
}

int tw_read_map(struct tw *tw, const struct content *content, struct error *err)
{
    if (read_board(tw, content, err))
        return -1;
    find_zones(tw);
    if (check_board(tw, err))
        return error_wrap(err, board_file);
    find_neighbours(tw);
    find_lobs(tw);
    return 0;
}
