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
#include "games/trench_warfare/tw_state.h"

#include <string.h>

#include "core/scenario.h"

const char *const tw_field_name[FIELDS] = { "CPB", "ALB" };
static const char piece_letter[] = "cda*";
enum { BOTH = PIECES };

/* --- writing --- */

static char letter_at(const struct tw *tw, const struct field *f, int hex)
{
    if (plane_has(&f->of[CHARGER], hex) && plane_has(&f->of[DEFENDER], hex))
        return piece_letter[BOTH];
    for (int i = 0; i < PIECES; i++)
        if (plane_has(&f->of[i], hex))
            return piece_letter[i];
    return tw_ground(tw, hex);
}

static void write_field(const struct tw *tw, const struct field *f, struct text *out)
{
    for (int row = 1; row <= ROWS; row++) {
        text_addf(out, row & 1 ? "%02d" : " %02d", row);
        for (int column = 1; column <= COLUMNS; column++)
            text_addf(out, " %c", letter_at(tw, f, hex_at(row, column)));
        text_add_char(out, '\n');
    }
}

static void write_marks(const char *name, const struct plane *marks, struct text *out)
{
    int hex[ROWS * COLUMNS], n = plane_list(marks, hex);

    if (n == 0)
        return;
    text_add(out, name);
    for (int i = 0; i < n; i++)
        text_addf(out, " %02d%02d", row_of(hex[i]), column_of(hex[i]));
    text_add_char(out, '\n');
}

static void write_due(const struct scenario *scn, const struct state *s, struct text *out)
{
    int seat = s->answer ? 1 - step_of(s)->seat : step_of(s)->seat;

    if (s->due == DUE_SHOT)
        text_addf(out, "shot %02d%02d %02d%02d\n", row_of(s->from), column_of(s->from),
                  row_of(s->target), column_of(s->target));
    if (s->due == DUE_DUEL)
        text_addf(out, "duel %02d%02d", row_of(s->target), column_of(s->target));
    if (s->due == DUE_DUEL && s->beat)
        text_addf(out, " %d %s", s->beat - 1, scn->side[seat].id);
    if (s->due == DUE_DUEL)
        text_add_char(out, '\n');
}

void tw_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct state *s = state;
    struct plane walked = s->moved;

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

int tw_read_hex(const char *word)
{
    for (int i = 0; i < 4; i++)
        if (word[i] < '0' || word[i] > '9')
            return -1;
    int row = (word[0] - '0') * 10 + word[1] - '0', column = (word[2] - '0') * 10 + word[3] - '0';
    return word[4] || column > 31 ? -1 : hex_at(row, column);
}

static int read_hex(const struct data *d, int i, int *hex, struct error *err)
{
    *hex = i < d->count ? tw_read_hex(d->word[i]) : -1;
    if (!on_board(*hex))
        return data_fail(d, err, "\"%.20s\" is not a hex of the board, 0101 to %02d%02d",
                         i < d->count ? d->word[i] : "", ROWS, COLUMNS);
    return 0;
}

/* One line of pairs: turn N, step X, floor N, in any order. */
static int read_clock(const struct scenario *scn, struct state *s, const struct data *d,
                      struct error *err)
{
    for (int i = 0; i < d->count; i += 2) {
        int value = 0, step = 0;

        if (strcmp(d->word[i], "step") == 0 && i + 1 < d->count) {
            while (step < STEPS && strcmp(d->word[i + 1], tw_step[step].name) != 0)
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

static int read_letter(const struct tw *tw, struct field *f, int hex, const char *word)
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

static int read_row(const struct tw *tw, struct field *f, const struct data *d, struct error *err)
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
        if (read_letter(tw, f, hex_at(row, column), d->word[i]))
            return data_fail(d, err, "\"%.20s\" in %02d%02d is not c, d, a, *, a dot or the ground",
                             d->word[i], row, column);
    }
    return 0;
}

static int read_marks(struct plane *marks, struct plane *also, const struct data *d,
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

static int read_shot(struct state *s, const struct data *d, struct error *err)
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

static int read_duel(const struct scenario *scn, struct state *s, const struct data *d,
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

static int read_line(const struct scenario *scn, struct state *s, struct field **f,
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
    struct state *s = state;
    struct field *f = NULL;
    int got;

    memset(s, 0, sizeof *s);
    s->turn = 1;
    s->step = STEP_A;
    while ((got = data_next(d, err)) > 0)
        if (read_line(scn, s, &f, d, err))
            return -1;
    return got;
}

/* --- judging --- */

/* outside: a hex of `p` that is not in `in`, or 0. */
static int outside(const struct plane *p, const struct plane *in)
{
    for (int row = 0; row < ROWS + 2; row++) {
        uint32_t bits = p->row[row] & ~in->row[row];

        if (bits)
            return hex_at(row, lowest(bits));
    }
    return 0;
}

static int shared(const struct plane *p, const struct plane *q)
{
    for (int row = 1; row <= ROWS; row++)
        if (p->row[row] & q->row[row])
            return hex_at(row, lowest(p->row[row] & q->row[row]));
    return 0;
}

static int fail_at(struct error *err, const char *why, int hex)
{
    return error_set(err, "%02d%02d: %s", row_of(hex), column_of(hex), why);
}

static int audit_field(const struct tw *tw, const struct state *s, int i, struct error *err)
{
    static const int most[PIECES] = { CHARGERS, DEFENDERS, GUNS };
    const struct field *f = &s->field[i];
    int hex;

    for (int k = 0; k < PIECES; k++) {
        if ((hex = outside(&f->of[k], &tw->land)))
            return fail_at(err, "there is no such hex (TWF-4F)", hex);
        if (plane_count(&f->of[k]) > most[k])
            return error_set(err, "%s holds more than %d %ss (TWF-1)", tw_field_name[i], most[k],
                             tw_piece_name[k]);
    }
    if ((hex = outside(&f->of[GUN], &tw->rear)))
        return fail_at(err, "artillery stays behind the trench (TWF-4M)", hex);
    if ((hex = shared(&f->of[GUN], &f->of[CHARGER])) ||
        (hex = shared(&f->of[GUN], &f->of[DEFENDER])))
        return fail_at(err, "infantry never shares a hex with artillery (TWF-4I)", hex);
    hex = shared(&f->of[CHARGER], &f->of[DEFENDER]);
    if (hex && (s->due != DUE_DUEL || i != step_of(s)->field || hex != s->target))
        return fail_at(err, "two pieces share a hex only in hand-to-hand combat (TWF-4H)", hex);
    return 0;
}

/* In the set-up the pieces of later steps are not there, and there is room for the rest. */
static int audit_set_up(const struct tw *tw, const struct state *s, struct error *err)
{
    int hex, open[ROWS * COLUMNS];

    for (int i = 0; i < FIELDS; i++)
        if ((hex = outside(&s->field[i].of[CHARGER], &tw->start)))
            return fail_at(err, "chargers begin on start hexes (TWF-2A)", hex);
    for (int i = STEP_2B; i <= STEP_2E; i++) {
        const struct plane *placed = &s->field[tw_step[i].field].of[tw_step[i].piece];

        if (tw_step[i].piece == DEFENDER && (hex = outside(placed, &tw->trench)))
            return fail_at(err, "defenders begin in the trench (TWF-2B)", hex);
        if (i > s->step && !plane_empty(placed))
            return error_set(err, "step %s comes later: %s", tw_step[i].name, tw_step[i].title);
    }
    if (tw_list_places(tw, s, open) == 0)
        return error_set(err, "no piece can be placed in step %s", step_of(s)->name);
    return 0;
}

static int audit_marks(const struct state *s, struct error *err)
{
    const struct step *step = step_of(s);
    const struct plane *own = &s->field[step->field].of[step->piece];
    bool acting = step->doing == MOVE || step->doing == FIRE || step->doing == SHELL;
    bool firing = acting && step->doing != MOVE;

    if (outside(&s->moved, own) || outside(&s->fired, own) || outside(&s->ran, &s->moved))
        return error_set(err, "moved1, moved2 and fired name pieces of the step's own class");
    if (step->piece != CHARGER && !plane_empty(&s->ran))
        return error_set(err, "only chargers move two hexes (TWF-A3)");
    if ((!acting && (!plane_empty(&s->moved) || s->floor)) || (!firing && !plane_empty(&s->fired)))
        return error_set(err, "nobody can have moved or fired yet in step %s", step->name);
    return 0;
}

static int audit_due(const struct tw *tw, const struct state *s, struct error *err)
{
    const struct step *step = step_of(s);
    const struct field *f = &s->field[step->field];
    int from = s->from, target = s->target;

    if (s->due == DUE_NONE)
        return from || target || s->beat || s->answer ? error_set(err, "no dice are due") : 0;
    if (s->due == DUE_DUEL) {
        if (step->doing != MOVE || step->piece == GUN || from || s->beat > 7 || s->answer > 1 ||
            (s->answer && !s->beat) || !on_board(target) || !plane_has(&f->of[CHARGER], target) ||
            !plane_has(&f->of[DEFENDER], target) || !plane_has(&s->moved, target))
            return error_set(err, "hand-to-hand combat needs two pieces in one hex and a step in "
                                  "which one of them moved there (TWF-7)");
        return 0;
    }
    enum piece prey = step->piece == CHARGER ? DEFENDER : CHARGER;
    if (s->due != DUE_SHOT || (step->doing != FIRE && step->doing != SHELL) || s->beat ||
        s->answer || !on_board(from) || !on_board(target) || !plane_has(&s->fired, from) ||
        !plane_has(&f->of[prey], target))
        return error_set(err, "a shot needs a step of fire, a shooter and a target (TWF-5)");
    if (step->doing == SHELL ? tw_shell_target(tw, f, from) != target
                             : tw_distance(from, target) > RANGE || tw_direction(from, target) < 0)
        return error_set(err, "the target of the shot is not in line (TWF-5D)");
    return 0;
}

int tw_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct tw *tw = tw_of(scn);
    const struct state *s = state;

    if (s->step >= STEPS || s->turn < 1 || s->turn > scn->turns || s->floor > ROWS)
        return error_set(err, "there is no such turn, step or row");
    for (int i = 0; i < FIELDS; i++)
        if (audit_field(tw, s, i, err))
            return -1;
    if (audit_marks(s, err) || audit_due(tw, s, err))
        return -1;
    return step_of(s)->doing == PLACE ? audit_set_up(tw, s, err) : 0;
}

/* --- openings --- */

static int drawn_row(struct tw *tw, int field, int row, const struct data *d, struct error *err)
{
    int number, column = 0;

    if (data_int(d, 0, 1, ROWS, &number, err))
        return -1;
    for (int i = 1; i < d->count && column <= COLUMNS; i++)
        if (strcmp(d->word[i], "~") != 0 && strcmp(d->word[i], "|") != 0 && ++column <= COLUMNS)
            tw->drawn[field][row][column] = d->word[i][1] ? '?' : d->word[i][0];
    if (number != row || column != COLUMNS)
        return data_fail(d, err, "row %02d with its %d hexes comes here", row, COLUMNS);
    return 0;
}

int tw_directive(struct scenario *scn, struct data *d, struct error *err)
{
    struct tw *tw = (struct tw *)(void *)scn;
    int field = data_is(d, tw_field_name[CPB]) ? CPB : ALB, got = 1;

    if (!data_is(d, tw_field_name[field]))
        return data_unknown(d, "a Trench Warfare scenario", SCENARIO_WORDS "|CPB|ALB", err);
    for (int row = 1; row <= ROWS; row++)
        if ((got = data_next(d, err)) <= 0 || drawn_row(tw, field, row, d, err))
            return got == 0 ? error_set(err, "%s: %s has fewer than %d rows", d->name,
                                        tw_field_name[field], ROWS)
                            : -1;
    return 0;
}

static int open_field(struct tw *tw, int field, struct error *err)
{
    for (int row = 1; row <= ROWS; row++)
        for (int column = 1; column <= COLUMNS; column++) {
            const char word[2] = { tw->drawn[field][row][column], '\0' };

            if (read_letter(tw, &tw->opening.field[field], hex_at(row, column), word))
                return error_set(err,
                                 "scenario %s: %s %02d%02d: \"%s\" is not c, d, a, a dot or "
                                 "the ground",
                                 tw->base.id, tw_field_name[field], row, column, word);
        }
    return 0;
}

/* Without a drawing the set-up is played: only the chargers stand already (TWF-2A, A14). */
int tw_open(struct tw *tw, struct error *err)
{
    struct error inner = { "" };

    tw->opening.turn = 1;
    if (!tw->drawn[CPB][1][1] && !tw->drawn[ALB][1][1]) {
        for (int i = 0; i < FIELDS; i++)
            tw->opening.field[i].of[CHARGER] = tw->start;
        return 0;
    }
    tw->opening.step = STEP_A;
    if (!tw->drawn[CPB][1][1] || !tw->drawn[ALB][1][1])
        return error_set(err, "scenario %s: both boards must be drawn, or none", tw->base.id);
    if (open_field(tw, CPB, err) || open_field(tw, ALB, err))
        return -1;
    if (tw_audit(&tw->base, &tw->opening, &inner))
        return error_set(err, "scenario %s: %s", tw->base.id, inner.text);
    return 0;
}
