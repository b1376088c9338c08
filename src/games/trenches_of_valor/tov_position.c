/* tov_position.c - positions as text.
 *
 *     game 2 9                     a match: which game, and what the first one scored
 *     turn 3
 *     dugout 0303                  `dugout 0303 cleared`
 *     hidden C R R decoy           ? for a piece whose kind is unknown
 *     inside 0303 H                lost in the cleared dugout
 *     entered 0203
 *     held 4                       hexes of the row that scored
 *     unit G1 0306 moved           Raiders G1.., Defenders g1.. in the order they came up; or
 *                                  waiting, dead, exited instead of a hex; what it did this turn
 *     unit r2 0505 from C 3        came up at C on turn 3
 *     phase raider                 or set-up N, defender, attack G1 mg1, search C, turn-up, over
 *
 * Dugouts come before what is or was in them. Raiders that are not named are dead. */
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
    LINE_PHASE,
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

const struct position_lines tov_lines = {
    .what = "a Trenches of Valor position",
    .kinds = tov_kinds,
    .line = lines,
};

/* --- writing --- */

/* What a line is written with. */
struct writer {
    const struct scenario *scn;
    const struct tov_state *s;
    struct text *out;
};

static void write_line(const struct writer *w, int line, const int64_t *value)
{
    lines_values(&tov_lines, w->scn, w->s, line, value, w->out);
}

static void write_pieces(const struct writer *w, int place)
{
    int64_t value[1 + PIECES] = { place < ASIDE ? place : place - DUGOUTS };

    for (int i = 0; i < PIECES; i++)
        value[1 + i] = w->s->hidden[place][i];
    if (!nothing(w->s->hidden[place]))
        write_line(w, place < ASIDE ? LINE_HIDDEN : LINE_INSIDE, value);
}

static void write_ground(const struct writer *w)
{
    const struct tov_state *s = w->s;

    for (int i = 0; i < s->dugouts; i++)
        write_line(w, LINE_DUGOUT, (int64_t[]){ s->dugout[i], s->cleared >> i & 1 });
    for (int i = 0; i < PLACES; i++)
        write_pieces(w, i);
    for (int v = 0; v < VISITS; v++)
        if (s->entered >> v & 1)
            write_line(w, LINE_ENTERED, (int64_t[]){ v + 1 });
    if (s->row_hexes)
        write_line(w, LINE_HELD, (int64_t[]){ s->row_hexes });
}

static void write_unit(const struct writer *w, int slot)
{
    const struct tov_unit *u = &w->s->unit[slot];

    write_line(w, LINE_UNIT,
               (int64_t[]){ tov_unit_code(w->s, slot), u->cell, u->did, u->from - 1, u->turn });
}

static void write_phase(const struct writer *w)
{
    const struct tov_state *s = w->s;
    bool roll = s->phase == PHASE_ROLL;

    write_line(w, LINE_PHASE,
               (int64_t[]){ s->phase, s->phase == PHASE_SETUP ? s->step : -1,
                            roll ? s->attacker : -1, roll ? s->target : -1,
                            s->phase == PHASE_SEARCH ? s->search : -1 });
}

void tov_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tov_state *s = state;
    const struct writer w = { scn, s, out };

    if (s->game)
        write_line(&w, LINE_GAME, (int64_t[]){ s->game, s->first_vp });
    write_line(&w, LINE_TURN, (int64_t[]){ s->turn });
    write_ground(&w);
    for (int i = 0; i < RAIDERS + s->defenders; i++)
        if (i < tov_of(scn)->raiders || !is_raider(i))
            write_unit(&w, i);
    write_phase(&w);
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
