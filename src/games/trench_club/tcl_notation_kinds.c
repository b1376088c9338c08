/* tcl_notation_kinds.c - the words for things in actions, positions and `odds`: units, hexes,
 * forts, armies. Names are read in capitals or not. */
#include "games/trench_club/tcl_rules.h"

static int found(int what, int64_t *value)
{
    *value = what;
    return what >= 0 ? 1 : -1;
}

/* --- places --- */

static void write_hex(const struct forms *f, const int64_t *value, struct text *out)
{
    char name[8];

    (void)f;
    tcl_hex_name((int)*value, name);
    text_add(out, name);
}

static int read_hex(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)f, (void)count;
    return found(tcl_hex_read(word[0]), value);
}

static int read_board_hex(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tcl_hex_read(word[0]), value) > 0 && is_hex(tcl_of(f->scn), (int)*value) ? 1 : -1;
}

static void write_fort(const struct forms *f, const int64_t *value, struct text *out)
{
    EXPECT(*value >= 0 && *value < FORTS);
    text_add(out, tcl_of(f->scn)->fort[*value].id);
}

static int read_fort(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tcl_fort_find(tcl_of(f->scn), word[0]), value);
}

static void write_place(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= PLACE_FORT)
        write_fort(f, &(int64_t){ *value - PLACE_FORT }, out);
    else
        write_hex(f, value, out);
}

static int read_place(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    if (read_fort(f, word, count, value) < 0)
        return read_hex(f, word, count, value);
    *value += PLACE_FORT;
    return 1;
}

/* --- units --- */

static void write_unit(const struct forms *f, const int64_t *value, struct text *out)
{
    char name[16];

    tcl_slot_name(tcl_of(f->scn), f->state, (int)*value, name);
    text_add(out, name);
}

static int read_unit(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tcl_slot_find(tcl_of(f->scn), f->state, word[0]), value);
}

/* A slot + 1; 0 for nobody. */
static void write_target(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value > 0)
        write_unit(f, &(int64_t){ *value - 1 }, out);
}

static int read_target(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int took = read_unit(f, word, count, value);

    ++*value;
    return took;
}

/* A unit that takes or took part in a fight: who has fallen since is told by his slot. */
static void write_fighter(const struct forms *f, const int64_t *value, struct text *out)
{
    if (is_unit(f->state, (int)*value))
        write_unit(f, value, out);
    else
        text_addf(out, "%d", (int)*value);
}

static int read_fighter(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    long slot;

    if (read_unit(f, word, count, value) > 0)
        return 1;
    return number_read(word[0], 0, UNITS - 1, &slot) ? -1 : found((int)slot, value);
}

/* A unit that is not there yet, as a badge. */
static void write_name(const struct forms *f, const int64_t *value, struct text *out)
{
    char name[16];

    tcl_badge_code(tcl_of(f->scn), (int)*value, name);
    text_add(out, name);
}

static int read_name(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    return found(tcl_badge_find(tcl_of(f->scn), word[0]), value);
}

/* Where a unit is: a place, a truck, or not on the board. */
static void write_where(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value == PLACE_NONE)
        text_add(out, "off");
    else if (*value >= PLACE_TRUCK)
        write_unit(f, &(int64_t){ *value - PLACE_TRUCK }, out);
    else
        write_place(f, value, out);
}

static int read_where(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct tcl_state *s = f->state;

    if (read_place(f, word, count, value) > 0)
        return 1;
    *value = PLACE_NONE;
    if (form_is("off", word[0]))
        return 1;
    if (read_unit(f, word, count, value) < 0 || s->unit[*value].type != TYPE_TRK)
        return -1;
    *value += PLACE_TRUCK;
    return 1;
}

static void write_type(const struct forms *f, const int64_t *value, struct text *out)
{
    EXPECT(*value >= 0 && *value <= TYPES);
    text_add(out, tcl_of(f->scn)->type[*value].code);
}

static int read_type(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)f, (void)count;
    *value = tcl_type_find(word[0]);
    return *value ? 1 : -1;
}

/* Only gas is aimed in a direction; the attacker stands two values before. */
static void write_direction(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tcl_state *s = f->state;

    if (is(tcl_of(f->scn), &s->unit[value[-2]], MARK_PATTERN))
        text_add(out, tcl_way_name((int)*value));
}

/* --- players --- */

/* A player is named after its first seat. */
static void write_player(const struct forms *f, const int64_t *value, struct text *out)
{
    form_write_side(f, &(int64_t){ tcl_of(f->scn)->lead[*value] }, out);
}

static int read_player(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    if (form_read_side(f, word, count, value) < 0)
        return -1;
    return found(tcl_of(f->scn)->player_of[*value], value);
}

#define WAYS "N|NE|SE|S|SW|NW"
#define UNIT_SUCH_AS "a unit such as GER-INF or GER-INF2"

const struct form_kind tcl_kinds[] = {
    /* actions */
    { "UNIT", UNIT_SUCH_AS, .write = write_unit, .read = read_unit },
    { "TARGET", UNIT_SUCH_AS, .write = write_target, .read = read_target },
    { "HEX", "a hex such as 0709", .write = write_hex, .read = read_hex },
    { "FORT", "a fort such as A4", .write = write_fort, .read = read_fort },
    { "PLACE", "a hex such as 0709 or a fort such as A4", .write = write_place,
      .read = read_place },
    { "TYPE", "a unit type such as CAR", .write = write_type, .read = read_type },
    { "ARMY", .max = CHIPS - 1, .shift = 1 },
    { "WHAT", .choices = "road|trench" },
    { "DIRECTION", .choices = WAYS, .missing = -1, .write = write_direction },
    { "COINS", .max = 9999 },
    { "N", .max = 9999 },
    /* positions */
    FORM_SIDE,
    { "PLAYER", "one of the sides", .write = write_player, .read = read_player },
    { "ROUND", .max = ROUNDS_MAX + 1 },
    { "START", .min = 1, .max = STARTS },
    { "NAME", UNIT_SUCH_AS, .write = write_name, .read = read_name },
    { "WHERE", "a hex, a fort, a truck, or off", .write = write_where, .read = read_where },
    { "DAMAGE", .max = DAMAGE_OUT - 1 },
    { "COUNT", .max = 99 },
    { "ARMY-OF", .choices = "1|2|3|bought|none|?", .missing = ARMY_BOUGHT },
    { "SLOT", .max = SEAT_UNITS - 1, .missing = -1 },
    { "SPOT", "a hex of this board such as 0709", .write = write_hex, .read = read_board_hex },
    { "TEAM", .choices = "central|entente" },
    { "FIGHTER", UNIT_SUCH_AS ", or the slot of one that has fallen", .write = write_fighter,
      .read = read_fighter },
    { "WAY", .choices = WAYS },
    { "STAGE", "attack or answer", .choices = "|attack|answer" },
    { "WINNER", "central, entente or draw", .choices = "|central|entente|draw" },
    { "REASON", "forts, surrender, destruction or rounds",
      .choices = "|forts|surrender|destruction|rounds" },
    { "BIT", .max = 1 },
    { "BYTE", .max = 127 },
    { "MASK", .max = 65535 },
    { "WON", .max = 3 },
    { "WHY", .max = 4 },
    { "ARMY-BITS", "1, 2 and 4 for the armies, added up", .max = ALL_ARMIES },
    /* odds */
    { "HEXES", .min = 1, .max = 40 },
    { "EXPERIENCE", .max = 9 },
    { "GROUND", .choices = "open|forest|trench" },
    { "HELP", .choices = "none|flank|surround" },
    { NULL },
};
