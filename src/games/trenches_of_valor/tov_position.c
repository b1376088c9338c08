/* tov_position.c - positions as text.
 *
 *     game 2 9                     a match: which game, and what the first one scored
 *     dugout 0303 cleared
 *     hidden C R R decoy           face-down; ? for a piece whose kind is unknown
 *     inside 0303 H                lost in the cleared dugout
 *     held 4                       hexes of the row that scored
 *     unit G1 0306 moved           where it is, and what it did this turn
 *     unit r2 0505 from C 3        came up at C on turn 3
 *
 * Dugouts come before what is or was in them. Raiders that are not named are dead. The table of
 * lines has all forms. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

static int put_dugout(const struct forms *f, void *state, const int64_t *value,
                      const struct data *d, struct error *err)
{
    struct tov_state *s = state;

    (void)f;
    if (s->dugouts == DUGOUTS || (s->dugouts && s->dugout[s->dugouts - 1] >= value[0]))
        return data_fail(d, err, "at most %d dugouts, in the order of their hexes", DUGOUTS);
    if (value[1])
        s->cleared |= (uint8_t)(1 << s->dugouts);
    s->dugout[s->dugouts++] = (uint8_t)value[0];
    return 0;
}

static int put_pieces(const struct forms *f, void *state, const int64_t *value,
                      const struct data *d, struct error *err)
{
    struct tov_state *s = state;
    bool inside = data_is(d, "inside");

    (void)f;
    if (inside && value[0] < ENTRIES)
        return data_fail(d, err, "units are lost inside dugouts only");
    uint8_t *at = inside ? s->hidden[value[0] + DUGOUTS] : s->hidden[value[0]];
    for (int i = 0; i < PIECES; i++) {
        if (at[i] + value[1 + i] > GROUP_MAX)
            return data_fail(d, err, "at most %d pieces lie at a place", GROUP_MAX);
        at[i] = (uint8_t)(at[i] + value[1 + i]);
    }
    return 0;
}

static int put_entered(const struct forms *f, void *state, const int64_t *value,
                       const struct data *d, struct error *err)
{
    (void)f;
    (void)d;
    (void)err;
    ((struct tov_state *)state)->entered |= (uint8_t)(1 << (value[0] - 1));
    return 0;
}

/* slot_for: Raiders have their slots, Defenders take the next one; their numbers must run on. */
static int slot_for(const struct tov *t, struct tov_state *s, int code)
{
    int slot = tov_find_unit(t, s, code);

    if (slot >= 0)
        return is_raider(slot) ? slot : -1;
    if (s->defenders == DEFENDERS)
        return -1;
    slot = RAIDERS + s->defenders++;
    s->unit[slot].kind = (uint8_t)code_kind(code);
    if (tov_unit_code(s, slot) == code)
        return slot;
    s->unit[slot].kind = 0;
    s->defenders--;
    return -1;
}

static int put_unit(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                    struct error *err)
{
    struct tov_state *s = state;
    int slot = slot_for(tov_of(f->scn), s, (int)value[0]);

    if (slot < 0)
        return data_fail(d, err, "%.8s cannot come next: number the units of a kind in order",
                         d->word[1]);
    if (value[4] > f->scn->turns)
        return data_fail(d, err, "the scenario has only %d turns", f->scn->turns);
    s->unit[slot].cell = (uint8_t)value[1];
    s->unit[slot].did = (uint8_t)value[2];
    s->unit[slot].from = (uint8_t)(value[3] + 1);
    s->unit[slot].turn = (uint8_t)value[4];
    return 0;
}

static int put_phase(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                     struct error *err)
{
    struct tov_state *s = state;
    bool step = value[1] >= 0, units = value[2] >= 0, location = value[4] >= 0;

    s->phase = (uint8_t)value[0];
    if (step != (s->phase == PHASE_SETUP) || units != (s->phase == PHASE_ROLL) ||
        location != (s->phase == PHASE_SEARCH))
        return data_fail(d, err, "set-up has a step, attack two units, search a location");
    if (step && value[1] >= tov_of(f->scn)->steps)
        return data_fail(d, err, "the set-up has no such step");
    s->step = (uint8_t)(step ? value[1] : 0);
    s->attacker = (uint8_t)(units ? value[2] : 0);
    s->target = (uint8_t)(units ? value[3] : 0);
    s->search = (uint8_t)(location ? value[4] : 0);
    return 0;
}

enum {
    LINE_GAME,
    LINE_TURN,
    LINE_DUGOUT,
    LINE_HIDDEN,
    LINE_INSIDE,
    LINE_ENTERED,
    LINE_HELD,
    LINE_UNIT,
    LINE_PHASE
};

#define SLOT(member) FORM_SLOT(struct tov_state, member)

static const struct form_line lines[] = {
    [LINE_GAME] = { "game GAME POINTS", .slot = { SLOT(game), SLOT(first_vp) } },
    [LINE_TURN] = { "turn TURN", .slot = { SLOT(turn) } },
    [LINE_DUGOUT] = { "dugout HEX [cleared]", .put = put_dugout },
    [LINE_HIDDEN] = { "hidden LOCATION PIECES", .put = put_pieces },
    [LINE_INSIDE] = { "inside LOCATION PIECES", .put = put_pieces },
    [LINE_ENTERED] = { "entered VISIT", .put = put_entered },
    [LINE_HELD] = { "held HEXES", .slot = { SLOT(row_hexes) } },
    [LINE_UNIT] = { "unit NAME SPOT [DID] [from LOCATION TURN]", .put = put_unit },
    [LINE_PHASE] = { "phase PHASE [STEP] [UNIT UNIT] [LOCATION]", .put = put_phase },
    { .form = NULL },
};

const struct position_lines tov_lines = { "a Trenches of Valor position", tov_kinds, lines, NULL,
                                          0 };

/* --- writing --- */

static void write_pieces(const struct scenario *scn, const struct tov_state *s, int place,
                         struct text *out)
{
    int64_t value[1 + PIECES] = { place < ASIDE ? place : place - DUGOUTS };

    for (int i = 0; i < PIECES; i++)
        value[1 + i] = s->hidden[place][i];
    if (!nothing(s->hidden[place]))
        lines_values(&tov_lines, scn, s, place < ASIDE ? LINE_HIDDEN : LINE_INSIDE, value, out);
}

static void write_unit(const struct scenario *scn, const struct tov_state *s, int slot,
                       struct text *out)
{
    const struct tov_unit *u = &s->unit[slot];

    lines_values(&tov_lines, scn, s, LINE_UNIT,
                 (int64_t[]){ tov_unit_code(s, slot), u->cell, u->did, u->from - 1, u->turn }, out);
}

static void write_phase(const struct scenario *scn, const struct tov_state *s, struct text *out)
{
    int64_t value[] = { s->phase, -1, -1, -1, -1 };

    if (s->phase == PHASE_SETUP)
        value[1] = s->step;
    if (s->phase == PHASE_ROLL) {
        value[2] = s->attacker;
        value[3] = s->target;
    }
    if (s->phase == PHASE_SEARCH)
        value[4] = s->search;
    lines_values(&tov_lines, scn, s, LINE_PHASE, value, out);
}

void tov_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tov_state *s = state;

    if (s->game)
        lines_write(&tov_lines, scn, LINE_GAME, s, out);
    lines_write(&tov_lines, scn, LINE_TURN, s, out);
    for (int i = 0; i < s->dugouts; i++)
        lines_values(&tov_lines, scn, s, LINE_DUGOUT,
                     (int64_t[]){ s->dugout[i], s->cleared >> i & 1 }, out);
    for (int i = 0; i < PLACES; i++)
        write_pieces(scn, s, i, out);
    for (int v = 0; v < VISITS; v++)
        if (s->entered >> v & 1)
            lines_values(&tov_lines, scn, s, LINE_ENTERED, (int64_t[]){ v + 1 }, out);
    if (s->row_hexes)
        lines_write(&tov_lines, scn, LINE_HELD, s, out);
    for (int i = 0; i < RAIDERS + s->defenders; i++)
        if (in_play(tov_of(scn), s, i))
            write_unit(scn, s, i, out);
    write_phase(scn, s, out);
}

/* --- reading --- */

int tov_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    const struct tov *t = tov_of(scn);
    struct tov_state *s = state;
    int got;

    memset(s, 0, sizeof *s);
    s->turn = 1;
    s->phase = PHASE_RAIDER;
    for (int i = 0; i < t->raiders; i++)
        s->unit[i] = (struct tov_unit){ .kind = t->raider_kind[i], .cell = DEAD };
    while ((got = data_next(d, err)) > 0)
        if (lines_read(&tov_lines, scn, d, s, NULL, err))
            return -1;
    return got;
}
