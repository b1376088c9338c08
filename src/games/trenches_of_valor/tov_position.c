/* tov_position.c - positions as text.
 *
 *     game 2 9                     a match: which game, and what the first one scored
 *     turn 3
 *     phase raider                 or set-up N, defender, attack G1 mg1, search C, turn-up, over
 *     unit G1 0306 moved           Raiders G1.., Defenders g1.. in the order they came up; or
 *                                  waiting, dead, exited instead of a hex; what it did this turn
 *     unit r2 0505 from C 3        came up at C on turn 3
 *     dugout 0303                  `dugout 0303 cleared`
 *     hidden C R R decoy           ? for a piece whose kind is unknown
 *     inside 0303 H                lost in the cleared dugout
 *     entered 0203
 *     held 4                       hexes of the row that scored
 * Raiders that are not named are dead. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>
#include <string.h>

static const char phase_names[] = "set-up|raider|defender|attack|search|turn-up|over";

static const char did_names[] = "ready|moved|attacked|cleared|revealed";

static const char off_names[] = "waiting|dead|exited";

/* --- writing --- */

static void write_phase(const struct tov *t, const struct tov_state *s, struct text *out)
{
    char name[24], a[24], b[24];

    choice_name(phase_names, s->phase, name, sizeof name);
    text_addf(out, "phase %s", name);
    if (s->phase == PHASE_SETUP)
        text_addf(out, " %d", s->step);
    if (s->phase == PHASE_ROLL)
        text_addf(out, " %s %s", tov_unit_name(t, s, s->attacker, a),
                  tov_unit_name(t, s, s->target, b));
    if (s->phase == PHASE_SEARCH)
        text_addf(out, " %s", tov_location_name(t, s, s->search, a));
    text_add_char(out, '\n');
}

static void write_unit(const struct tov *t, const struct tov_state *s, int slot, struct text *out)
{
    const struct tov_unit *u = &s->unit[slot];
    char name[24], place[24];

    if (u->cell < CELLS_MAX)
        tov_cell_name(t, u->cell, place);
    else
        choice_name(off_names, u->cell - WAITING, place, sizeof place);
    text_addf(out, "unit %s %s", tov_unit_name(t, s, slot, name), place);
    if (u->did) {
        choice_name(did_names, u->did, name, sizeof name);
        text_addf(out, " %s", name);
    }
    if (u->from)
        text_addf(out, " from %s %d", tov_location_name(t, s, u->from - 1, name), u->turn);
    text_add_char(out, '\n');
}

static void write_pieces(const struct tov *t, const struct tov_state *s, const char *word,
                         int location, const uint8_t *pieces, struct text *out)
{
    char name[24];

    if (!tov_pieces(pieces))
        return;
    text_addf(out, "%s %s", word, tov_location_name(t, s, location, name));
    for (int i = 0; i < PIECES; i++)
        for (int k = 0; k < pieces[i]; k++)
            text_addf(out, " %s", i == UNKNOWN ? "?" : tov_piece_id(t, i));
    text_add_char(out, '\n');
}

static void write_ground(const struct tov *t, const struct tov_state *s, struct text *out)
{
    char name[24];

    for (int i = 0; i < s->dugouts; i++)
        text_addf(out, "dugout %s%s\n", tov_cell_name(t, s->dugout[i], name),
                  s->cleared >> i & 1 ? " cleared" : "");
    for (int i = 0; i < LOCATIONS; i++)
        write_pieces(t, s, "hidden", i, s->hidden[i], out);
    for (int i = 0; i < DUGOUTS; i++)
        write_pieces(t, s, "inside", ENTRIES + i, s->aside[i], out);
    for (int v = 0; v < t->visits; v++)
        if (s->entered >> v & 1)
            text_addf(out, "entered %s\n", tov_cell_name(t, t->visit_cell[v], name));
    if (s->row_hexes)
        text_addf(out, "held %d\n", s->row_hexes);
}

void tov_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;

    if (s->game)
        text_addf(out, "game 2 %d\n", s->first_vp);
    text_addf(out, "turn %d\n", s->turn);
    write_ground(t, s, out); /* dugouts before the units that came out of them */
    for (int i = 0; i < t->raiders; i++)
        write_unit(t, s, i, out);
    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++)
        write_unit(t, s, i, out);
    write_phase(t, s, out);
}

/* --- reading --- */

struct reader {
    const struct tov *t;
    struct tov_state *s;
    struct data *d;
    struct error *err;
};

static int read_game(struct reader *r)
{
    int game, points;

    if (data_want(r->d, 2, 2, "game 2 POINTS", r->err) || data_int(r->d, 1, 1, 2, &game, r->err) ||
        data_int(r->d, 2, 0, 100, &points, r->err))
        return -1;
    r->s->game = (uint8_t)(game - 1);
    r->s->first_vp = (uint8_t)points;
    return 0;
}

static int read_turn(struct reader *r)
{
    int turn;

    if (data_want(r->d, 1, 1, "turn N", r->err) ||
        data_int(r->d, 1, 1, r->t->base.turns + 1, &turn, r->err))
        return -1;
    r->s->turn = (uint8_t)turn;
    return 0;
}

static int find_unit(struct reader *r, int word, uint8_t *slot)
{
    int found = word < r->d->count ? tov_find_unit(r->t, r->s, r->d->word[word]) : -1;

    if (found < 0)
        return data_fail(r->d, r->err, "a unit is missing or not known");
    *slot = (uint8_t)found;
    return 0;
}

static int find_location(struct reader *r, int word)
{
    int found = word < r->d->count ? tov_find_location(r->t, r->s, r->d->word[word]) : -1;

    if (found < 0)
        data_fail(r->d, r->err, "an entry letter or the hex of a dugout is missing");
    return found;
}

static int read_phase(struct reader *r)
{
    int phase, step, location;

    if (data_want(r->d, 1, 3, "phase NAME", r->err) ||
        data_choice(r->d, 1, phase_names, &phase, r->err))
        return -1;
    r->s->phase = (uint8_t)phase;
    if (phase == PHASE_SETUP) {
        if (data_want(r->d, 2, 2, "phase set-up STEP", r->err) ||
            data_int(r->d, 2, 0, r->t->steps - 1, &step, r->err))
            return -1;
        r->s->step = (uint8_t)step;
    }
    if (phase == PHASE_SEARCH) {
        if ((location = find_location(r, 2)) < 0)
            return -1;
        r->s->search = (uint8_t)location;
    }
    if (phase == PHASE_ROLL)
        return find_unit(r, 2, &r->s->attacker) || find_unit(r, 3, &r->s->target) ? -1 : 0;
    return 0;
}

/* new_slot: Raiders have their places, Defenders take the next one; their numbers must run on. */
static int new_slot(struct reader *r, const char *name)
{
    char made[24];
    int slot = tov_find_unit(r->t, r->s, name);

    if (slot >= 0)
        return is_raider(slot) ? slot : -1;
    if (r->s->defenders == DEFENDERS)
        return -1;
    slot = RAIDERS + r->s->defenders++;
    for (int kind = 0; kind < r->t->kinds; kind++) {
        r->s->unit[slot].kind = (uint8_t)kind;
        if (strcmp(tov_unit_name(r->t, r->s, slot, made), name) == 0)
            return slot;
    }
    r->s->unit[slot] = (struct tov_unit){ 0 };
    r->s->defenders--;
    return -1;
}

static int read_from(struct reader *r, int word, struct tov_unit *u)
{
    int location, turn;

    if (strcmp(r->d->word[word], "from") != 0)
        return data_fail(r->d, r->err, "should read `unit NAME PLACE [DID] [from LOCATION TURN]`");
    if ((location = find_location(r, word + 1)) < 0)
        return -1;
    if (word + 3 != r->d->count || data_int(r->d, word + 2, 1, r->t->base.turns, &turn, r->err))
        return data_fail(r->d, r->err, "the turn it came up is missing");
    u->from = (uint8_t)(location + 1);
    u->turn = (uint8_t)turn;
    return 0;
}

static int read_unit(struct reader *r)
{
    if (data_want(r->d, 2, 6, "unit NAME PLACE [DID] [from LOCATION TURN]", r->err))
        return -1;
    int slot = new_slot(r, r->d->word[1]), word = 3;
    if (slot < 0)
        return data_fail(r->d, r->err, "\"%.20s\" is no unit that can come next", r->d->word[1]);
    struct tov_unit *u = &r->s->unit[slot];
    int cell = tov_cell(r->t, r->d->word[2]), off = choice_find(off_names, r->d->word[2]);
    if (cell < 0 && off < 0)
        return data_fail(r->d, r->err, "\"%.20s\" is no hex, and not waiting, dead or exited",
                         r->d->word[2]);
    u->cell = (uint8_t)(cell >= 0 ? cell : WAITING + off);
    int did = word < r->d->count ? choice_find(did_names, r->d->word[word]) : -1;
    if (did >= 0) {
        u->did = (uint8_t)did;
        word++;
    }
    return word < r->d->count ? read_from(r, word, u) : 0;
}

static int read_dugout(struct reader *r)
{
    struct tov_state *s = r->s;

    if (data_want(r->d, 1, 2, "dugout HEX [cleared]", r->err))
        return -1;
    int cell = tov_cell(r->t, r->d->word[1]);
    if (cell < 0 || s->dugouts == DUGOUTS || (s->dugouts && s->dugout[s->dugouts - 1] >= cell))
        return data_fail(r->d, r->err, "at most %d dugouts, in the order of their hexes", DUGOUTS);
    if (r->d->count == 3 && strcmp(r->d->word[2], "cleared") != 0)
        return data_fail(r->d, r->err, "should read `dugout HEX [cleared]`");
    if (r->d->count == 3)
        s->cleared |= (uint8_t)(1 << s->dugouts);
    s->dugout[s->dugouts++] = (uint8_t)cell;
    return 0;
}

static int read_pieces(struct reader *r)
{
    bool inside = data_is(r->d, "inside");
    int location = find_location(r, 1);

    if (location < 0)
        return -1;
    if (inside && location < ENTRIES)
        return data_fail(r->d, r->err, "units are lost inside dugouts only");
    uint8_t *pieces = inside ? r->s->aside[location - ENTRIES] : r->s->hidden[location];
    for (int i = 2; i < r->d->count; i++) {
        int piece = strcmp(r->d->word[i], "?") == 0 ? UNKNOWN : tov_find_piece(r->t, r->d->word[i]);

        if (piece < 0 || pieces[piece] > 15)
            return data_fail(r->d, r->err, "\"%.20s\" is no piece", r->d->word[i]);
        pieces[piece]++;
    }
    return 0;
}

static int read_entered(struct reader *r)
{
    if (data_want(r->d, 1, 1, "entered HEX", r->err))
        return -1;
    for (int v = 0; v < r->t->visits; v++)
        if (r->t->visit_cell[v] == tov_cell(r->t, r->d->word[1])) {
            r->s->entered |= (uint8_t)(1 << v);
            return 0;
        }
    return data_fail(r->d, r->err, "\"%.20s\" does not score", r->d->word[1]);
}

static int read_held(struct reader *r)
{
    int hexes;

    if (data_want(r->d, 1, 1, "held N", r->err) ||
        data_int(r->d, 1, 0, r->t->grid.columns, &hexes, r->err))
        return -1;
    r->s->row_hexes = (uint8_t)hexes;
    return 0;
}

static const struct {
    const char *name;
    int (*read)(struct reader *r);
} lines[] = {
    { "game", read_game },     { "turn", read_turn },       { "phase", read_phase },
    { "unit", read_unit },     { "dugout", read_dugout },   { "hidden", read_pieces },
    { "inside", read_pieces }, { "entered", read_entered }, { "held", read_held },
};

static int read_line(struct reader *r)
{
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (data_is(r->d, lines[i].name))
            return lines[i].read(r);
    return data_fail(r->d, r->err, "is not a line of a Trenches of Valor position");
}

int tov_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    struct reader r = { tov_of(scn), state, d, err };
    int got;

    memset(state, 0, sizeof *r.s);
    r.s->turn = 1;
    r.s->phase = PHASE_RAIDER;
    for (int i = 0; i < r.t->raiders; i++)
        r.s->unit[i] = (struct tov_unit){ .kind = r.t->raider_kind[i], .cell = DEAD };
    while ((got = data_next(d, err)) > 0)
        if (read_line(&r))
            return -1;
    return got;
}
