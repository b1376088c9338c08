/* tw_position.c - positions as text: written, read, and judged.
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

#include "core/scenario.h"

static const char piece_letter[] = "cda*";
enum { BOTH = PIECES };

/* --- writing --- */

static char letter_at(const struct tw *tw, const struct tw_field *f, int hex)
{
    if (plane_has(&f->of[CHARGER], hex) && plane_has(&f->of[DEFENDER], hex))
        return piece_letter[BOTH];
    for (int i = 0; i < PIECES; i++)
        if (plane_has(&f->of[i], hex))
            return piece_letter[i];
    return tw_ground(tw, hex);
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

static void write_marks(const char *name, const struct tw_plane *marks, struct text *out)
{
    int hex[ROWS * COLUMNS], n = plane_list(marks, hex);

    if (n == 0)
        return;
    text_add(out, name);
    for (int i = 0; i < n; i++)
        text_addf(out, " %s", name_of(hex[i]).at);
    text_add_char(out, '\n');
}

static void write_due(const struct scenario *scn, const struct tw_state *s, struct text *out)
{
    int seat = s->answer ? 1 - step_of(s)->seat : step_of(s)->seat;

    if (s->due == DUE_SHOT)
        text_addf(out, "shot %s %s\n", name_of(s->from).at, name_of(s->target).at);
    if (s->due == DUE_DUEL)
        text_addf(out, "duel %s", name_of(s->target).at);
    if (s->due == DUE_DUEL && s->beat)
        text_addf(out, " %d %s", s->beat - 1, scn->side[seat].id);
    if (s->due == DUE_DUEL)
        text_add_char(out, '\n');
}

void tw_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tw_state *s = state;
    struct tw_plane walked = s->moved;

    text_addf(out, "turn %d step %s floor %d\n", s->turn, step_of(s)->name, s->floor);
    for (int i = 0; i < FIELDS; i++) {
        text_addf(out, "%s\n", tw_field_name[i]);
        write_field(tw_of(scn), &s->field[i], out);
    }
    for (int row = 0; row < ROWS + 2; row++)
        walked.row[row] &= ~s->ran.row[row];
    write_marks("moved1", &walked, out);
    write_marks("moved2", &s->ran, out);
    write_marks("fired", &s->fired, out);
    write_due(scn, s, out);
}

/* --- reading --- */

static int read_hex(const struct data *d, int i, int *hex, struct error *err)
{
    *hex = i < d->count ? tw_find_hex(d->word[i]) : -1;
    if (!on_board(*hex))
        return data_fail(d, err, "\"%.20s\" is not a hex of the board, 0101 to %s",
                         i < d->count ? d->word[i] : "", name_of(hex_at(ROWS, COLUMNS)).at);
    return 0;
}

/* One line of pairs: turn N, step X, floor N, in any order. */
static int read_clock(const struct scenario *scn, struct tw_state *s, const struct data *d,
                      struct error *err)
{
    for (int i = 0; i < d->count; i += 2) {
        int value = 0, step = 0;

        if (strcmp(d->word[i], "step") == 0 && i + 1 < d->count) {
            while (step < STEPS && strcmp(d->word[i + 1], tw_steps[step].name) != 0)
                step++;
            if (step == STEPS)
                return data_fail(d, err, "there is no step \"%.20s\"; 2B to 2E, A to L, over",
                                 d->word[i + 1]);
            s->step = (uint8_t)step;
        } else if (strcmp(d->word[i], "turn") == 0) {
            if (data_int(d, i + 1, 1, scn->turns, &value, err))
                return -1;
            s->turn = (uint8_t)value;
        } else if (strcmp(d->word[i], "floor") == 0) {
            if (data_int(d, i + 1, 0, ROWS, &value, err))
                return -1;
            s->floor = (uint8_t)value;
        } else {
            return data_fail(d, err, "should read \"turn NUMBER step LETTER floor ROW\"");
        }
    }
    return 0;
}

int tw_read_letter(const struct tw *tw, struct tw_field *f, int hex, const char *word)
{
    const char *found = word[0] && !word[1] ? strchr(piece_letter, word[0]) : NULL;

    if (!found)
        return word[0] && !word[1] && (word[0] == '.' || word[0] == tw_ground(tw, hex)) ? 0 : -1;
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

static int read_marks(struct tw_plane *marks, struct tw_plane *also, const struct data *d,
                      struct error *err)
{
    for (int i = 1, hex; i < d->count; i++) {
        if (read_hex(d, i, &hex, err))
            return -1;
        plane_set(marks, hex);
        plane_set(also, hex);
    }
    return 0;
}

static int read_shot(struct tw_state *s, const struct data *d, struct error *err)
{
    int from, target;

    if (data_want(d, 2, 2, "shot FROM TARGET", err) || read_hex(d, 1, &from, err) ||
        read_hex(d, 2, &target, err))
        return -1;
    s->due = DUE_SHOT;
    s->from = (uint16_t)from;
    s->target = (uint16_t)target;
    plane_set(&s->fired, from);
    return 0;
}

static int read_duel(const struct scenario *scn, struct tw_state *s, const struct data *d,
                     struct error *err)
{
    int hex, last = -1, seat = step_of(s)->seat;

    if (data_want(d, 1, 3, "duel HEX [ROLL SIDE]", err) || read_hex(d, 1, &hex, err))
        return -1;
    if (d->count > 2 && data_int(d, 2, 0, 6, &last, err))
        return -1;
    if (d->count > 2 && (d->count < 4 || (seat = scenario_seat(scn, d->word[3])) < 0))
        return data_fail(d, err, "after the roll comes the side that rolls next");
    s->due = DUE_DUEL;
    s->target = (uint16_t)hex;
    s->beat = (uint8_t)(last + 1);
    s->answer = seat != step_of(s)->seat;
    plane_set(&s->moved, hex);
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
    if (data_is(d, "turn") || data_is(d, "step") || data_is(d, "floor"))
        return read_clock(scn, s, d, err);
    if (data_is(d, "moved1"))
        return read_marks(&s->moved, &s->moved, d, err);
    if (data_is(d, "moved2"))
        return read_marks(&s->moved, &s->ran, d, err);
    if (data_is(d, "fired"))
        return read_marks(&s->fired, &s->fired, d, err);
    if (data_is(d, "shot"))
        return read_shot(s, d, err);
    if (data_is(d, "duel"))
        return read_duel(scn, s, d, err);
    return data_fail(d, err, "is not a line of a Trench Warfare position");
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
    return got;
}
