/* tw_position.c - positions as text, and back.
 *
 *   turn 3 step A floor 5          floor: no piece above this row can act any more
 *   CPB                            the board where the Central Powers charge; then its rows
 *   05  . . d . . c . o . . . . . . s s v
 *   ALB
 *   moved1 0505                    pieces of this step's class that moved one hex this turn
 *   moved2 0404                    and those that moved two
 *   fired 0303
 *   shot 0503 0506                 dice are due: who fires at whom
 *   duel 0503 4 al                 or: hand-to-hand combat, the roll to beat, who rolls
 *
 * c charger, d defender, a artillery, * charger and defender in hand-to-hand combat. Empty hexes
 * are dots or the letters of board.txt. Whatever is left out is empty: a line, a row, the end of a
 * row. */
#include "games/trench_warfare/tw_rules.h"

#include <string.h>

static const char piece_letter[] = "cda*";
enum { BOTH = PIECES };

/* --- lines --- */

static int read_hex(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)f;
    (void)count;
    *value = tw_find_hex(word[0]);
    return on_board((int)*value) ? 1 : -1;
}

static void write_hexes(const struct forms *f, const int64_t *value, struct text *out)
{
    for (int i = 0; i < CHARGERS && value[i]; i++) {
        if (i > 0)
            text_add_char(out, ' ');
        tw_form_hex(f, &value[i], out);
    }
}

static int read_hexes(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    for (int i = 0; i < count; i++)
        if (i == CHARGERS || read_hex(f, &word[i], 1, &value[i]) < 0)
            return -1;
    return count;
}

static const struct form_kind kinds[] = {
    FORM_SIDE,
    { "TURN", .min = 1, .max = TURNS_MAX, .missing = -1 },
    { "STEP", .choices = "2B|2C|2D|2E|A|B|C|D|E|F|G|H|I|J|K|L|over", .missing = -1 },
    { "ROW", .min = 0, .max = ROWS, .missing = -1 },
    { "HEX", "a hex of the board, 0101 to 1217", .write = tw_form_hex, .read = read_hex },
    { "HEXES", "up to 24 hexes of the board, 0101 to 1217", .takes = CHARGERS, .write = write_hexes,
      .read = read_hexes },
    { "ROLL", .min = 0, .max = 6, .missing = -1 },
    { .name = NULL },
};

static int put_marks(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                     struct error *err)
{
    struct tw_state *s = state;
    bool fired = form_is("fired", d->word[0]), ran = form_is("moved2", d->word[0]);

    (void)f;
    (void)err;
    for (int i = 0; i < CHARGERS && value[i]; i++) {
        plane_set(fired ? &s->fired : &s->moved, (int)value[i]);
        if (ran)
            plane_set(&s->ran, (int)value[i]);
    }
    return 0;
}

static int put_duel(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                    struct error *err)
{
    struct tw_state *s = state;

    (void)f;
    (void)d;
    (void)err;
    s->due = DUE_DUEL;
    s->target = (uint16_t)value[0];
    s->beat = (uint8_t)(value[1] + 1);
    s->answer = s->beat && value[2] != step_of(s)->seat;
    plane_set(&s->moved, s->target);
    return 0;
}

enum { LINE_TURN, LINE_MOVED1, LINE_MOVED2, LINE_FIRED, LINE_SHOT, LINE_DUEL };

/* put_clock: turn, step and floor in the order of the form; what is not said stays as it is. */
static int put_clock(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                     struct error *err)
{
    static const uint8_t order[3][3] = { { 0, 1, 2 }, { 1, 0, 2 }, { 2, 0, 1 } };
    struct tw_state *s = state;
    uint8_t *const part[3] = { &s->turn, &s->step, &s->floor };
    int first = choice_find("turn|step|floor", d->word[0]);

    (void)f, (void)err;
    for (int i = 0; i < 3 && first >= 0; i++)
        if (value[i] >= 0)
            *part[order[first][i]] = (uint8_t)value[i];
    return 0;
}

#define SLOT(member) FORM_SLOT(struct tw_state, member)

static const struct form_line lines[] = {
    [LINE_TURN] = { "turn TURN step STEP floor ROW",
                    .slot = { SLOT(turn), SLOT(step), SLOT(floor) } },
    [LINE_MOVED1] = { "moved1 [HEXES]", .put = put_marks },
    [LINE_MOVED2] = { "moved2 [HEXES]", .put = put_marks },
    [LINE_FIRED] = { "fired [HEXES]", .put = put_marks },
    [LINE_SHOT] = { "shot HEX HEX", .slot = { SLOT(from), SLOT(target) } },
    [LINE_DUEL] = { "duel HEX [ROLL SIDE]", .put = put_duel },
    /* Drawn by hand: any of the three, in any order. */
    { "turn TURN [step STEP] [floor ROW]", .put = put_clock },
    { "step STEP [turn TURN] [floor ROW]", .put = put_clock },
    { "floor ROW [turn TURN] [step STEP]", .put = put_clock },
    { .form = NULL },
};

const struct position_lines tw_lines = { "a Trench Warfare position", kinds, lines, NULL, 0 };

/* --- writing --- */

static char letter_at(const struct tw *tw, const struct tw_field *f, int hex)
{
    if (plane_has(&f->of[CHARGER], hex) && plane_has(&f->of[DEFENDER], hex))
        return piece_letter[BOTH];
    for (int i = 0; i < PIECES; i++)
        if (plane_has(&f->of[i], hex))
            return piece_letter[i];
    return tw->ground[hex];
}

static void write_field(const struct tw *tw, const struct tw_field *f, struct text *out)
{
    for (int row = 1; row <= ROWS; row++) {
        text_addf(out, row & 1 ? "%02d" : " %02d", row);
        for (int column = 1; column <= COLUMNS; column++)
            text_addf(out, " %c", letter_at(tw, f, hex_at(row, column)));
        text_add_char(out, '\n');
    }
}

static void write_marks(const struct scenario *scn, int line, const struct tw_plane *marks,
                        struct text *out)
{
    int hex[ROWS * COLUMNS], n = plane_list(marks, hex);
    int64_t value[FORM_VALUES] = { 0 };

    EXPECT(n <= CHARGERS);
    for (int i = 0; i < n; i++)
        value[i] = hex[i];
    if (n > 0)
        lines_values(&tw_lines, scn, NULL, line, value, out);
}

void tw_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tw_state *s = state;
    struct tw_plane walked = s->moved;

    lines_write(&tw_lines, scn, LINE_TURN, s, out);
    for (int i = 0; i < FIELDS; i++) {
        text_addf(out, "%s\n", tw_field_name[i]);
        write_field(tw_of(scn), &s->field[i], out);
    }
    for (int row = 0; row < ROWS + 2; row++)
        walked.row[row] &= ~s->ran.row[row];
    write_marks(scn, LINE_MOVED1, &walked, out);
    write_marks(scn, LINE_MOVED2, &s->ran, out);
    write_marks(scn, LINE_FIRED, &s->fired, out);
    if (s->due == DUE_SHOT)
        lines_values(&tw_lines, scn, s, LINE_SHOT, (int64_t[]){ s->from, s->target }, out);
    if (s->due == DUE_DUEL)
        lines_values(&tw_lines, scn, s, LINE_DUEL,
                     (int64_t[]){ s->target, s->beat - 1, s->beat ? roller_of(s) : 0 }, out);
}

/* --- reading --- */

int tw_read_letter(const struct tw *tw, struct tw_field *f, int hex, const char *word)
{
    const char *found = word[0] && !word[1] ? strchr(piece_letter, word[0]) : NULL;

    if (!found)
        return word[0] && !word[1] && (word[0] == '.' || word[0] == tw->ground[hex]) ? 0 : -1;
    int piece = (int)(found - piece_letter);
    plane_set(&f->of[piece == BOTH ? CHARGER : piece], hex);
    if (piece == BOTH)
        plane_set(&f->of[DEFENDER], hex);
    return 0;
}

static int read_row(const struct tw *tw, struct tw_field *f, const struct data *d,
                    struct error *err)
{
    int row, column = 0;

    if (!f)
        return data_fail(d, err, "a row belongs under a line CPB or ALB");
    if (data_int(d, 0, 1, ROWS, &row, err))
        return -1;
    for (int i = 1; i < d->count; i++) {
        if (strcmp(d->word[i], "~") == 0 || strcmp(d->word[i], "|") == 0)
            continue; /* may be drawn, as in board.txt */
        if (++column > COLUMNS)
            return data_fail(d, err, "a row has %d hexes", COLUMNS);
        if (tw_read_letter(tw, f, hex_at(row, column), d->word[i]))
            return data_fail(d, err, "\"%.20s\" in %s is not c, d, a, *, a dot or the ground",
                             d->word[i], name_of(hex_at(row, column)).at);
    }
    return 0;
}

static int read_line(const struct scenario *scn, struct tw_state *s, struct tw_field **f,
                     const struct data *d, struct error *err)
{
    for (int i = 0; i < FIELDS; i++)
        if (data_is(d, tw_field_name[i])) {
            *f = &s->field[i];
            return data_want(d, 0, 0, tw_field_name[i], err);
        }
    if (d->word[0][0] >= '0' && d->word[0][0] <= '9')
        return read_row(tw_of(scn), *f, d, err);
    return lines_read(&tw_lines, scn, d, s, NULL, err);
}

int tw_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    struct tw_state *s = state;
    struct tw_field *f = NULL;
    int got;

    memset(s, 0, sizeof *s);
    s->turn = 1;
    s->step = STEP_A;
    while ((got = data_next(d, err)) > 0)
        if (read_line(scn, s, &f, d, err))
            return -1;
    if (s->from) { /* there was a line of a shot */
        s->due = DUE_SHOT;
        plane_set(&s->fired, s->from);
    }
    return got;
}
