/* tov_events.c - what happened, in words. An event carries all that its sentence needs. */
#include "games/trenches_of_valor/tov_rules.h"

#include <string.h>

void tov_tell(struct events *e, int kind, int seen_by, int flags, const int16_t arg[7])
{
    struct event event = { .kind = (uint16_t)kind,
                           .seen_by = (uint16_t)seen_by,
                           .flags = (uint16_t)flags };

    EXPECT(kind >= 0 && kind < SAWS);
    memcpy(event.arg, arg, sizeof event.arg);
    event_add(e, event);
}

/* --- kinds of words --- */

/* "Grenadier G2", of a unit's code */
static void write_unit(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tov *t = tov_of(f->scn);

    text_addf(out, "%s %s", t->kind[code_kind((int)*value)].name, tov_code_name(t, (int)*value).at);
}

/* "G2" */
static void anchor_unit(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tov_code_name(tov_of(f->scn), (int)*value).at);
}

/* "Rifle", "decoy" */
static void write_piece(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tov_piece_name(tov_of(f->scn), (int)*value));
}

/* "entry C" or "the dugout in 0303": a location and the cell of a dugout */
static void write_place(const struct forms *f, const int64_t *value, struct text *out)
{
    if (value[0] < ENTRIES) {
        text_addf(out, "entry %c", 'A' + (int)value[0]);
        return;
    }
    text_add(out, "the dugout in ");
    tov_write_hex(f, &value[1], out);
}

/* "up at entry C" or "out of the dugout in 0303" */
static void write_up_at(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, *value < ENTRIES ? "up at " : "out of ");
    write_place(f, value, out);
}

/* " through 0203", or nothing */
static void write_through(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value < 0)
        return;
    text_add(out, " through ");
    tov_write_hex(f, value, out);
}

static void anchor_through(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= 0)
        tov_write_hex(f, value, out);
}

/* ", 2 points", or nothing */
static void write_points(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value)
        text_addf(out, ", %d point%s", (int)*value, *value == 1 ? "" : "s");
}

/* "3 or less hits" */
static void write_hits(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value)
        text_addf(out, "%d or less hits", (int)*value);
    else
        text_add(out, "no roll can hit"); /* TOV-A7 */
}

/* "; 2 face-down pieces are set aside unseen", or nothing */
static void write_aside(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value)
        text_addf(out, "; %d face-down piece%s set aside unseen", (int)*value,
                  *value == 1 ? " is" : "s are");
}

/* "1 decoy goes", "2 decoys go" */
static void write_decoys(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_addf(out, "%d decoy%s", (int)*value, *value == 1 ? " goes" : "s go");
}

/* " 2 R, 1 decoy": two values, four bits a piece */
static void write_content(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tov *t = tov_of(f->scn);
    int listed = 0;

    for (int piece = 0; piece < PIECES; piece++) {
        int count = (uint16_t)value[piece / 4] >> piece % 4 * 4 & 15;

        if (count)
            text_addf(out, "%s %d %s", listed++ ? "," : "", count,
                      piece == UNKNOWN ? "unknown" : tov_piece_id(t, piece));
    }
    text_add(out, listed ? "" : " nothing");
}

/* ", 4 of them for units lost in dugouts", or nothing */
static void write_of_them(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value)
        text_addf(out, ", %d of them for units lost in dugouts", (int)*value);
}

/* who wins with so many points of so many needed: two values */
static void write_winner(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_add(out, value[0] >= value[1] ? "Raider" : "Defender");
}

static void write_row(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_addf(out, "%02d", (int)*value);
}

static const struct form_kind kinds[] = {
    FORM_TITLE,
    { "HEX", .write = tov_write_hex, .anchor = tov_write_hex },
    { "UNIT", .write = write_unit, .anchor = anchor_unit },
    { "PIECE", .write = write_piece },
    { "PLACE", .write = write_place },
    { "UP-AT", .write = write_up_at },
    { "THROUGH", .write = write_through, .anchor = anchor_through },
    { "POINTS", .write = write_points },
    { "HITS", .write = write_hits },
    { "ASIDE", .write = write_aside },
    { "DECOYS", .write = write_decoys },
    { "CONTENT", .write = write_content },
    { "OF-THEM", .write = write_of_them },
    { "WINNER", .write = write_winner },
    { "ROW", .write = write_row },
    { "SIDE", .choices = "Defender|Raider" },
    { "FATE", .choices = "Still face-down at|Lost in" },
    { NULL },
};

/* --- sentences --- */

static const char *const patterns[SAWS] = {
    [SAW_PLACED] = "A {0:PIECE} is placed in {1:HEX}.",
    [SAW_LAID] = "A {0:PIECE} is laid face-down at {1:PLACE}.",
    [SAW_SET_UP] = "The {0:SIDE} has set up.",
    [SAW_MOVE] = "{0:UNIT} moves from {1:HEX} to {2:HEX}{3:THROUGH}.",
    [SAW_VISIT] = "{0:HEX} is entered{1:POINTS}.",
    [SAW_EXIT] = "{0:UNIT} leaves from {1:HEX} by the gap in {2:HEX}{3:THROUGH}, 1 point.",
    [SAW_ATTACK] = "{0:UNIT} in {1:HEX} attacks {2:UNIT} in {3:HEX}: {4:HITS}.",
    [SAW_HIT] = "{0:UNIT} in {1:HEX} is eliminated{2:POINTS}.",
    [SAW_MISS] = "{0:UNIT} in {1:HEX} is missed.",
    [SAW_CLEAR] = "{0:UNIT} clears the dugout in {1:HEX}{3:POINTS}{2:ASIDE}.",
    [SAW_REVEAL] = "{0:UNIT} comes {1:UP-AT}.",
    [SAW_DECOYS] = "No hidden unit is left: {0:DECOYS} off the map.",
    [SAW_SEARCH] = "The pieces at {0:PLACE} are turned over.",
    [SAW_DISCARD] = "A decoy at {0:PLACE} is discarded.",
    [SAW_EMPTY] = "Only decoys were left at {0:PLACE}.",
    [SAW_TURN] = "Turn {0} of {1} begins.",
    [SAW_ROW] = "Raiders hold {1} hex{1:es} of row {0:ROW}{2:POINTS}.",
    [SAW_CONTENT] = "{2:FATE} {0:PLACE}:{3:CONTENT}.",
    [SAW_RESULT] = "The raid scores {0} of {1} points{2:OF-THEM}: the {0:WINNER} wins.",
    [SAW_SWAP] = "Second game, sides swapped: {0} points are to be beaten.",
    [SAW_MATCH] = "The match: {0} points against {1}; {2:TITLE} wins.",
};

const struct sentences tov_sentences = { kinds, patterns, SAWS };
