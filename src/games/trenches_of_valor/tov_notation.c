/* tov_notation.c - the kinds of words that actions, positions and scenarios are written in, and the
 * notation of actions. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

/* found: the answer of a reader of one word: what it means, or -1. */
static int found(int meaning, int64_t *value)
{
    *value = meaning;
    return meaning < 0 ? -1 : 1;
}

void tov_write_hex(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tov_cell_name(tov_of(f->scn), (int)*value).at);
}

int tov_read_hex(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tov_cell(tov_of(f->scn), word[0]), value);
}

/* A unit in play: its slot. */
static void write_unit(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= 0)
        text_add(out, tov_unit_name(tov_of(f->scn), f->state, (int)*value).at);
}

static int read_unit(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct tov *t = tov_of(f->scn);

    (void)count;
    return found(tov_find_unit(t, f->state, tov_find_code(t, word[0])), value);
}

/* The name of a unit that need not be in play: its code. */
static void write_name(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tov_code_name(tov_of(f->scn), (int)*value).at);
}

static int read_name(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tov_find_code(tov_of(f->scn), word[0]), value);
}

static void write_location(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= 0)
        text_add(out, tov_location_name(tov_of(f->scn), f->state, (int)*value).at);
}

static int read_location(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tov_find_location(tov_of(f->scn), f->state, word[0]), value);
}

/* Where a piece is set up: a cell, or a location + AT_LOCATION. The hex of a dugout is the dugout
 * when a hidden piece is placed. */
static void write_place(const struct forms *f, const int64_t *value, struct text *out)
{
    int64_t location = *value - AT_LOCATION;

    if (location >= 0)
        write_location(f, &location, out);
    else
        tov_write_hex(f, value, out);
}

static int read_place(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct tov_step *step = tov_setup_step(tov_of(f->scn), f->state);
    int location = tov_find_location(tov_of(f->scn), f->state, word[0]);

    if (location >= 0 && (location < ENTRIES || (step && step->group >= 0)))
        return found(AT_LOCATION + location, value);
    return tov_read_hex(f, word, count, value);
}

/* A hex that scores when it is entered: its number + 1. */
static void write_visit(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tov *t = tov_of(f->scn);

    if (*value > 0)
        text_add(out, tov_cell_name(t, t->visit_cell[*value - 1]).at);
}

static int read_visit(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct tov *t = tov_of(f->scn);

    (void)count;
    for (int v = 0; v < t->visits; v++)
        if (t->visit_cell[v] == tov_cell(t, word[0]))
            return found(v + 1, value);
    return -1;
}

static void write_piece(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tov_piece_id(tov_of(f->scn), (int)*value));
}

static int read_piece(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tov_find_piece(tov_of(f->scn), word[0]), value);
}

int tov_read_kind(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    return read_piece(f, word, count, value) > 0 && *value < KINDS_MAX ? 1 : -1;
}

/* The pieces of a place: how many there are of each, PIECES values. */
static void write_pieces(const struct forms *f, const int64_t *value, struct text *out)
{
    const char *blank = "";

    for (int i = 0; i < PIECES; i++)
        for (int k = 0; k < value[i]; k++) {
            text_addf(out, "%s%s", blank, i == UNKNOWN ? "?" : tov_piece_id(tov_of(f->scn), i));
            blank = " ";
        }
}

static int read_pieces(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    memset(value, 0, PIECES * sizeof *value);
    for (int i = 0; i < count; i++) {
        int piece = strcmp(word[i], "?") == 0 ? UNKNOWN : tov_find_piece(tov_of(f->scn), word[i]);

        if (piece < 0 || piece >= PIECES)
            return -1;
        value[piece]++;
    }
    return count;
}

/* Where a unit is: a cell, or WAITING and what follows it. */
static const char off_map[] = "waiting|dead|exited";

static void write_spot(const struct forms *f, const int64_t *value, struct text *out)
{
    char word[12];

    if (*value < CELLS_MAX) {
        tov_write_hex(f, value, out);
        return;
    }
    choice_name(off_map, (int)*value - WAITING, word, sizeof word);
    text_add(out, word);
}

static int read_spot(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int off = choice_find(off_map, word[0]);

    return off < 0 ? tov_read_hex(f, word, count, value) : found(WAITING + off, value);
}

/* A turn of the scenario; the one after the last is that of a finished game. */
static int read_turn(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    long turn;

    (void)count;
    return number_read(word[0], 1, f->scn->turns + 1, &turn) ? -1 : found((int)turn, value);
}

const struct form_kind tov_kinds[] = {
    { "HEX", "a hex of the map such as 0304", .write = tov_write_hex, .read = tov_read_hex },
    { "UNIT", "a unit in play such as G1, or g1 for a Defender", .missing = -1, .write = write_unit,
      .read = read_unit },
    { "NAME", "G1 and so on for Raiders, g1 for Defenders in the order they came up",
      .write = write_name, .read = read_name },
    { "LOCATION", "an entry letter or the hex of a dugout, whose line stands above", .missing = -1,
      .write = write_location, .read = read_location },
    { "PLACE", "a hex, an entry letter or the hex of a dugout", .write = write_place,
      .read = read_place },
    { "VISIT", "a hex that scores when a Raider enters it", .write = write_visit,
      .read = read_visit },
    { "PIECE", "a kind of unit such as R, or decoy, dugout, piece", .write = write_piece,
      .read = read_piece },
    { "PIECES", "pieces such as R R decoy; ? is a piece of an unknown kind", .takes = PIECES,
      .write = write_pieces, .read = read_pieces },
    { "SPOT", "a hex, or waiting, dead, exited", .write = write_spot, .read = read_spot },
    { "DID", .choices = "ready|moved|attacked|cleared|revealed" },
    { "PHASE", .choices = "set-up|raider|defender|attack|search|turn-up|over" },
    { "STEP", .max = STEPS - 1, .missing = -1 },
    { "TURN", "a turn of the scenario", .read = read_turn },
    { "GAME", .max = 1, .shift = 1 },
    { "POINTS", .max = 100 },
    { "HEXES", .max = CELLS_MAX },
    { .name = NULL },
};

static const struct notation_row rows[] = {
    { DO_PLACE, "place PIECE PLACE" },
    { DO_MOVE, "move UNIT HEX [via VISIT]" },
    { DO_EXIT, "exit UNIT HEX [via VISIT]" },
    { DO_ATTACK, "attack UNIT UNIT" },
    { DO_CLEAR, "clear UNIT" },
    { DO_REVEAL, "reveal PIECE LOCATION" },
    { DO_SEARCH, "search LOCATION" },
    { DO_END, "end" },
    { 0, NULL },
};

const struct notation tov_notation = { tov_kinds, rows };
