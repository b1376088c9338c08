/* tcl_events.c - the story: a short sentence for each event, and the words for things that prompts
 * and labels use too. */
#include "games/trench_club/tcl_rules.h"

static void add_title(const struct tcl *t, int badge, struct text *out)
{
    text_add(out, t->type[badge_type(badge)].name);
    if (badge_number(badge) > 1)
        text_addf(out, " %d", badge_number(badge));
}

/* "German Infantry 2", from its badge. */
static void write_unit(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tcl *t = tcl_of(f->scn);

    text_addf(out, "%s ", t->nation[t->nation_of[badge_seat((int)*value)]].adjective);
    add_title(t, (int)*value, out);
}

/* "GER-INF2" */
static void anchor_unit(const struct forms *f, const int64_t *value, struct text *out)
{
    char code[16];

    tcl_badge_code(tcl_of(f->scn), (int)*value, code);
    text_add(out, code);
}

/* The same from its slot; and "Infantry 2", where it is plain whose it is. */
static void write_soldier(const struct forms *f, const int64_t *value, struct text *out)
{
    write_unit(f, &(int64_t){ badge(f->state, (int)*value) }, out);
}

static void write_own(const struct forms *f, const int64_t *value, struct text *out)
{
    add_title(tcl_of(f->scn), badge(f->state, (int)*value), out);
}

static void write_fort(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tcl_of(f->scn)->fort[*value].name);
}

static void write_place(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value < 0)
        text_add(out, "the board's edge");
    else
        tcl_place_name(tcl_of(f->scn), (int)*value, out);
}

static void anchor_fort(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tcl_of(f->scn)->fort[*value].id);
}

static void anchor_place(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= PLACE_FORT)
        anchor_fort(f, &(int64_t){ *value - PLACE_FORT }, out);
    else if (*value >= 0)
        write_place(f, value, out);
}

/* "in Fort Berta", "on 0709" */
static void write_spot(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, *value >= PLACE_FORT ? "in " : "on ");
    write_place(f, value, out);
}

/* " through 0405, 0406 and 0407", or nothing: three values, after the one where the move ends */
static void write_way(const struct forms *f, const int64_t *value, struct text *out)
{
    int16_t hex[TCL_WAY_HEXES];
    int count = tcl_read_way(tcl_of(f->scn), (int)value[-1], value, hex);

    for (int i = 0; i < count; i++) {
        text_add(out, i == 0 ? " through " : i == count - 1 ? " and " : ", ");
        tcl_place_name(tcl_of(f->scn), hex[i], out);
    }
}

static void anchor_way(const struct forms *f, const int64_t *value, struct text *out)
{
    int16_t hex[TCL_WAY_HEXES];
    int count = tcl_read_way(tcl_of(f->scn), (int)value[-1], value, hex);

    for (int i = 0; i < count; i++) {
        text_add(out, i ? " " : "");
        tcl_place_name(tcl_of(f->scn), hex[i], out);
    }
}

static void write_type(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, tcl_of(f->scn)->type[*value].name);
}

static void write_armies(const struct forms *f, const int64_t *value, struct text *out)
{
    const char *before = bits_count((uint64_t)*value) > 1 ? "armies" : "army";

    (void)f;
    for (int i = 0; i < CHIPS; i++)
        if (*value >> i & 1) {
            text_addf(out, "%s %d", before, i + 1);
            before = " and";
        }
}

static void write_price(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value)
        text_addf(out, " for %d coins", (int)*value);
}

static void write_luck(const struct forms *f, const int64_t *value, struct text *out)
{
    EXPECT(*value >= 1 && *value <= CARDS);
    text_add(out, tcl_of(f->scn)->luck[*value - 1]);
}

/* What the die showed, where that is not the number itself. */
static void write_left(const struct forms *f, const int64_t *value, struct text *out)
{
    static const char *const words[] = { "first",   "second", "third", "fourth", "fifth",   "sixth",
                                         "seventh", "eighth", "ninth", "tenth",  "eleventh" };

    (void)f;
    if (*value)
        text_addf(out, ", the %s of those left", words[*value - 1]);
}

/* Roman number and order in one value, then the letters that decided. */
static void write_order(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tcl_plan plan = { .roman = (int)value[0] / 10,
                                   .order = (int)value[0] % 10,
                                   .target_letters = (unsigned)value[1],
                                   .hex_letters = (unsigned)value[2] };

    (void)f;
    tcl_plan_words(&plan, out);
    text_add(out, " (order ");
    tcl_plan_text(&plan, out);
    text_add_char(out, ')');
}

/* The two directions of a cloud of gas; the attacker stands two values before. */
static void write_cloud(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tcl_state *s = f->state;

    if (is(tcl_of(f->scn), &s->unit[value[-2]], MARK_PATTERN))
        text_addf(out, ", cloud to %s and %s", tcl_way_name((int)*value),
                  tcl_way_name((int)*value + 1));
}

/* What a new unit costs. */
static void write_cost(const struct forms *f, const int64_t *value, struct text *out)
{
    text_addf(out, "%d", tcl_of(f->scn)->type[*value].cost);
}

/* "Special forces (20): draw a card" */
static void write_special(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tcl *t = tcl_of(f->scn);

    text_addf(out, "Special forces (%d): %s", t->special_price,
              *value ? t->type[*value].name : "draw a card");
}

const struct form_kind tcl_sentence_kinds[] = {
    FORM_TITLE,
    { "UNIT", .write = write_unit, .anchor = anchor_unit },
    { "SOLDIER", .write = write_soldier },
    { "OWN", .write = write_own },
    { "FORT", .write = write_fort, .anchor = anchor_fort },
    { "PLACE", .write = write_place, .anchor = anchor_place },
    { "SPOT", .write = write_spot, .anchor = anchor_place },
    { "WAY", .write = write_way, .anchor = anchor_way },
    { "TYPE", .write = write_type },
    { "ARMY", .shift = 1 },
    { "ARMIES", .write = write_armies },
    { "LEFT", .write = write_left },
    { "FIRST", .choices = "places first|has the first turn" },
    { "ABOARD", .choices = "| with 1 aboard| with 2 aboard| with 3 aboard| with 4 aboard" },
    { "FROM", .choices = "| from the enemy" },
    { "WHAT", .choices = "road|trench" },
    { "AIM", .choices = "misses its aim and strikes|strikes the aimed hex" },
    { "LUCK", .write = write_luck },
    { "LEVEL", .choices = "a rookie|a veteran|a war hero" },
    { "PRICE", .write = write_price },
    { "RECEIVED", .shift = -1 }, /* one coin of a gift goes to the bank (TCL-8.2) */
    { "ORDER", .write = write_order },
    { "RESULT", .choices = "|The Central Powers win|The Entente wins|A draw" },
    { "REASON",
      .choices = "|enough forts|surrender|nothing left to fight with|the last round is over" },
    { "WON", .choices = "|the Central Powers win|the Entente wins|a draw" },
    { "CLOUD", .write = write_cloud },
    { "COST", .write = write_cost },
    { "SPECIAL", .write = write_special },
    { NULL },
};

static const char *const pattern[EVENTS] = {
    [SAW_ASSIGN] = "{0:TITLE} composes its armies.",
    [SAW_ASSIGN_OWN] = "{0:UNIT} joins army {1:ARMY}.",
    [SAW_SPLIT] = "{0:TITLE} takes the suggested armies.",
    [SAW_TAKE] = "{0:UNIT} is taken for chip {1:ARMY}.",
    [SAW_ORDER] = "{0:TITLE} {1:FIRST}.",
    [SAW_TIE] = "The highest dice are equal; they roll again.",
    [SAW_NUMBER] = "{0:TITLE} turns over chip {1:ARMY}: number {2}{3:LEFT}.",
    [SAW_PLACE] = "{0:UNIT} is placed on {1:PLACE}.",
    [SAW_TURN] = "Round {1}: {0:TITLE}.",
    [SAW_ARMIES] = "{0:TITLE} may act with {1:ARMIES} only.",
    [SAW_MOVE] = "{0:UNIT} moves from {1:PLACE}{3:WAY} to {2:PLACE}.",
    [SAW_ENTER] = "{0:UNIT} enters {1:FORT}{2:ABOARD}{4:WAY}.",
    [SAW_CONQUER] = "{0:UNIT} takes {1:FORT}{2:FROM}{4:WAY}.",
    [SAW_LOST_INSIDE] = "{0:UNIT} is lost inside {1:FORT}.",
    [SAW_BOARD] = "{0:UNIT} boards the {1:UNIT}{3:WAY}.",
    [SAW_UNLOAD] = "{0:UNIT} gets off on {1:PLACE}.",
    [SAW_MINE] = "{0:UNIT} lay a mine on {1:PLACE}.",
    [SAW_BLOWN] = "{0:UNIT} is destroyed by a mine on {1:PLACE}.",
    [SAW_BUILD] = "{0:UNIT} builds a {1:WHAT} on {2:PLACE} and {3:PLACE}.",
    [SAW_PASS] = "{0:TITLE} hands over to {1:TITLE}.",
    [SAW_PASS_DONE] = "{0:TITLE} is done; {1:TITLE} goes on.",
    [SAW_TIME] = "Time is up for {0:TITLE}.",
    [SAW_DECLARE] = "Attack {2}: {0:UNIT} at {1:UNIT}.",
    [SAW_LAPSE] = "An attack lapses: attacker or target is gone.",
    [SAW_ATTACK] = "{0:UNIT} attacks {1:UNIT}, range {2}.",
    [SAW_SCATTER] = "{0:UNIT} {2:AIM} {1:PLACE}.",
    [SAW_NOTHING] = "The shell of {0:UNIT} hits nothing.",
    [SAW_HITS] = "{0:UNIT} lands {1} hit{1:s}.",
    [SAW_HITS_FOOT] = "{0:UNIT} lands {1} hit{1:s}, {2} on foot soldiers.",
    [SAW_CARD] = "{0:UNIT} draws card {1}: {1:LUCK} luck.",
    [SAW_DAMAGE] = "{0:UNIT} takes {1} damage and has {2}.",
    [SAW_NO_DAMAGE] = "{0:UNIT} is unharmed.",
    [SAW_DESTROYED] = "{0:UNIT} is destroyed.",
    [SAW_LEVEL] = "{0:UNIT} is now {1:LEVEL}.",
    [SAW_INCOME] = "{0:TITLE} collects {1} coin{1:s} and has {2}.",
    [SAW_REPAIR] = "{0:UNIT} is repaired for {1} coins.",
    [SAW_BUY] = "{0:UNIT} appears {1:SPOT}{2:PRICE}.",
    [SAW_DRAW] = "{0:TITLE} gets special forces: {1:TYPE}.",
    [SAW_GIFT] = "{0:TITLE} gives {2} coin{2:s}; {1:TITLE} receives {2:RECEIVED}.",
    [SAW_SURRENDER] = "{0:TITLE} surrenders.",
    [SAW_OFFER] = "{0:TITLE} offers to surrender; {1:TITLE} is asked.",
    [SAW_ACCEPT] = "{0:TITLE} agrees to surrender.",
    [SAW_DECLINE] = "{0:TITLE} fights on.",
    [SAW_ORDERED] = "{0:UNIT} {1:ORDER}.",
    [SAW_LOTS] = "{0:UNIT} draws lots between {1} equal options.",
    [SAW_END] = "{0:RESULT}: {1:REASON}.",
};

const struct sentences tcl_sentences = { tcl_sentence_kinds, pattern, EVENTS };
