/* tw_events.c - what happened: telling it, and the sentences. */
#include "games/trench_warfare/tw_rules.h"

static void write_piece(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_add(out, tw_piece_name[*value]);
}

static void write_enemy(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_add(out, tw_piece_name[enemy_of((enum tw_piece) * value)]);
}

/* "c0503" on the board of the piece: chargers attack on their own side's, the others defend on the
 * other's. */
static void anchor_on(int64_t seat, int64_t piece, int64_t hex, struct text *out)
{
    char id[6];

    tw_cell_id((int)(piece == CHARGER ? seat : 1 - seat), (int)hex, id);
    text_add(out, id);
}

/* Seat and piece stand before the hex, and before the hex that something moves to or fires at. */
static void anchor_hex(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    anchor_on(value[-2], value[-1], value[0], out);
}

static void anchor_to(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    anchor_on(value[-3], value[-2], value[0], out);
}

static void write_row(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_addf(out, "%02d", row_of((int)*value));
}

static void write_step(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_addf(out, "step %s: %s", tw_steps[*value].name, tw_steps[*value].title);
}

/* The chargers of both sides in the enemy's trench, an argument later the handicap, and what that
 * means. */
static void write_result(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct side *side = f->scn->side;
    int handicap = (int)value[3], lead = 2 * (int)(value[0] - value[1]) - handicap;
    char count[12];

    text_addf(out, "Chargers in the enemy trench: %s %d, %s %d. ", side[0].title, (int)value[0],
              side[1].title, (int)value[1]);
    if (handicap)
        text_addf(out, "Handicap: %s for the %s. ", tw_halves(handicap, count),
                  side[handicap > 0].title);
    if (lead == 0)
        text_add(out, "It is a draw.");
    else
        text_addf(out, "Victory: %s.", side[lead < 0].title);
}

static const struct form_kind kinds[] = {
    FORM_TITLE,
    { "PIECE", .write = write_piece },
    { "ENEMY", .write = write_enemy },
    { "HEX", .write = tw_form_hex, .anchor = anchor_hex },
    { "TO", .write = tw_form_hex, .anchor = anchor_to },
    { "ROW", .write = write_row },
    { "STEP", .write = write_step },
    { "EARLY", .choices = "| early" },
    { "RESULT", .write = write_result },
    { .name = NULL },
};

/* Most events are: seat, piece, hex and another hex or a number. */
static const char *const pattern[TW_EVENTS] = {
    [SAW_PLACE] = "{0:TITLE}: a {1:PIECE} takes post in {2:HEX}.",
    [SAW_SET_UP] = "Set-up, {1:STEP}.",
    [SAW_STEP] = "Turn {0}, {1:STEP}.",
    [SAW_MOVE] = "{0:TITLE}: {1:PIECE} {2:HEX} moves to {3:TO}.",
    [SAW_CHARGE] = "Hand-to-hand combat in {2:HEX}: the {1:PIECE}, who moved in, rolls first.",
    [SAW_FIRE] = "{0:TITLE}: {1:PIECE} {2:HEX} fires at the {1:ENEMY} in {3:TO}.",
    [SAW_GRENADE] = "{0:TITLE}: {1:PIECE} {2:HEX} throws a grenade at the fox-hole {3:TO}.",
    [SAW_SHELL] = "{0:TITLE}: {1:PIECE} {2:HEX} fires along row {2:ROW}.",
    [SAW_MISS] = "The {1:PIECE} in {2:HEX} is missed.",
    [SAW_HIT] = "The {1:PIECE} in {2:HEX} falls.",
    [SAW_DUEL_ROLL] = "{0:TITLE}: the {1:PIECE} rolls {3}.",
    [SAW_DUEL_FAILS] = "{0:TITLE}: the {1:PIECE} does not roll more than {3}.",
    [SAW_DUEL_LOST] = "The {1:PIECE} in {2:HEX} falls in hand-to-hand combat.",
    [SAW_END] = "The game ends{2:EARLY}. {0:RESULT}",
};

const struct sentences tw_sentences = { kinds, pattern, TW_EVENTS };

void tw_tell(struct events *events, int kind, int flags, int a, int b, int c, int d)
{
    EXPECT(kind < TW_EVENTS);
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = EVENT_ALL,
                                      .flags = (uint16_t)flags,
                                      .arg = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } });
}
