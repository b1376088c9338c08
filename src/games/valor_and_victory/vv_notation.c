/* vv_notation.c - actions as text: a verb and its words. Units are numbers, hexes names like E7,
 * directions N NE SE S SW NW. */
#include "games/valor_and_victory/vv_rules.h"

/* --- kinds of words that other files use too; a value that is missing has no word --- */

const char vv_mode_names[] = "all|grenades|satchel|out";
const char vv_at_names[] = "gun|carried|panzerfaust|at-grenade";

void vv_write_hex(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value != VV_NONE)
        vv_add_hex((const struct vv *)f->scn, (int)*value, out);
}

int vv_read_hex(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    *value = hexmap_find(&((const struct vv *)f->scn)->grid, word[0]);
    return *value == VV_NONE ? -1 : 1;
}

void vv_write_direction(const struct forms *f, const int64_t *value, struct text *out)
{
    EXPECT(*value >= VV_NONE && *value < 6);
    if (*value != VV_NONE)
        text_add(out, hex_direction_name(&((const struct vv *)f->scn)->grid, (int)*value));
}

int vv_read_direction(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    *value = hex_direction_find(&((const struct vv *)f->scn)->grid, word[0]);
    return *value < 0 ? -1 : 1;
}

void vv_write_position(const struct forms *f, const int64_t *value, struct text *out)
{
    EXPECT(*value >= 0 && *value < VV_POSITIONS);
    text_add(out, ((const struct vv *)f->scn)->tables.position_id[*value]);
}

int vv_read_position(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int found = choice_find(vv_position_names, word[0]);

    (void)f;
    (void)count;
    *value = VV_BUNKER4 + found;
    return found < 0 ? -1 : 1;
}

void vv_write_weapon(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, ((const struct vv *)f->scn)->weapon[*value].id);
}

int vv_read_weapon(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    *value = vv_find_weapon((const struct vv *)f->scn, word[0]);
    return *value ? 1 : -1;
}

/* --- kinds of words that only actions have --- */

/* Of two values: the unit just placed, or VV_NONE and the hex of a bunker. */
static void write_placed(const struct forms *f, const int64_t *value, struct text *out)
{
    if (value[0] == VV_NONE)
        vv_write_hex(f, &value[1], out);
    else
        text_addf(out, "%d", (int)value[0] + 1);
}

static int read_placed(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const struct vv_state *s = f->state;
    long number;

    value[0] = VV_NONE;
    if (vv_read_hex(f, word, count, &value[1]) == 1)
        return 1;
    if (number_read(word[0], 1, VV_UNITS, &number))
        return -1;
    value[0] = number - 1;
    value[1] = s->unit[number - 1].hex;
    return 1;
}

static const char lane_names[] = "none|left|right"; /* from VV_NONE on */

static void write_lane(const struct forms *f, const int64_t *value, struct text *out)
{
    char word[8];

    (void)f;
    choice_name(lane_names, (int)*value - VV_NONE, word, sizeof word);
    text_add(out, word);
}

static int read_lane(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    int found = choice_find(lane_names, word[0]);

    (void)f;
    (void)count;
    *value = found + VV_NONE;
    return found < 0 ? -1 : 1;
}

static const struct form_kind kinds[] = {
    VV_KIND_UNIT,
    VV_KIND_HEX,
    VV_KIND_POSITION,
    VV_KIND_WEAPON,
    VV_KIND_DIRECTION,
    { "PLACED", "a unit's number, or the hex of a bunker", .takes = 2, .write = write_placed,
      .read = read_placed },
    { "NEW-HALF", "keep or pass the weapon", .choices = "keep|pass" },
    { "HOW", .choices = vv_mode_names },
    { "SHOT", .choices = vv_at_names },
    { "SIDE-OF-LINE", "left or right where the line runs midway, or none", .write = write_lane,
      .read = read_lane },
    { "POINTS", .min = 0, .max = 999 },
    { NULL },
};

static const struct notation_row rows[] = {
    { DO_BUILD, "build POSITION HEX" },
    { DO_PLACE, "place UNIT HEX" },
    { DO_BOARD, "board UNIT UNIT" },
    { DO_WAIT, "wait UNIT" },
    { DO_LEAVE, "leave" },
    { DO_FACE, "face PLACED DIRECTION" },
    { DO_GIVE, "give WEAPON UNIT" },

    { DO_TRANSFER, "transfer UNIT UNIT" },
    { DO_EXCHANGE, "exchange UNIT UNIT" },
    { DO_SPLIT, "split UNIT NEW-HALF" },
    { DO_COMBINE, "combine UNIT UNIT" },
    { DO_DONE, "done" },

    { DO_FIRE, "fire HEX HEX" },
    { DO_SHOOT, "shoot UNIT HEX" },
    { DO_BARRAGE, "barrage HEX HEX" },
    { DO_AT, "at UNIT UNIT SHOT" },
    { DO_SMOKE, "smoke UNIT HEX" },
    { DO_CLEAR, "clear UNIT HEX" },
    { DO_SET, "set UNIT HOW" },
    { DO_GO, "go [UNIT]" },

    { DO_MOVE, "move UNIT" },
    { DO_JOIN, "join UNIT" },
    { DO_CRAWL, "crawl" },
    { DO_LAY, "lay UNIT HEX" },
    { DO_ENTER, "enter HEX [DIRECTION]" },
    { DO_STEP, "step HEX" },
    { DO_TURN, "turn UNIT DIRECTION" },
    { DO_STOP, "stop" },
    { DO_EXIT, "exit" },
    { DO_OVERRUN, "overrun HEX" },
    { DO_PIVOT, "pivot UNIT DIRECTION" },
    { DO_LOAD, "load UNIT" },
    { DO_TAKE, "take UNIT" },
    { DO_UNLOAD, "unload UNIT" },
    { DO_PUT, "put UNIT HEX [DIRECTION]" },

    { DO_PASS, "pass" },
    { DO_LANE, "lane SIDE-OF-LINE" },

    { DO_PIN, "pin UNIT" },
    { DO_REDUCE, "reduce UNIT" },
    { DO_KILL, "eliminate UNIT" },
    { DO_SUFFER, "suffer UNIT POINTS" },
    { DO_SHRUG, "shrug UNIT" },
    { DO_AUTO, "auto" },

    { DO_ADVANCE, "advance UNIT HEX [DIRECTION]" },
    { DO_WHEEL, "wheel UNIT DIRECTION" },
    { DO_ASSAULT, "assault HEX HEX" },
    { DO_OCCUPY, "occupy UNIT UNIT" },
    { DO_RALLY, "rally UNIT" },
    { 0, NULL },
};

const struct notation vv_notation = { kinds, rows };
