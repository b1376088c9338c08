/* vv_events.c - telling events, and the sentence for each. */
#include "games/valor_and_victory/vv_rules.h"

/* --- telling --- */

/* Lasting results, by which odds are named, and whom they cost. */
static int flags_of(int kind, const int arg[7])
{
    switch (kind) {
    case SAW_LOST: return EVENT_EFFECT | EVENT_PIECE | EVENT_LOSS << arg[2];
    case SAW_IMMOBILE:
    case SAW_PINNED:
    case SAW_REDUCED: return EVENT_EFFECT | EVENT_PIECE | EVENT_HURT << arg[2];
    case SAW_POINTS:
    case SAW_REPULSED: return EVENT_EFFECT | EVENT_HURT << arg[0];
    case SAW_RALLIED: return EVENT_EFFECT | EVENT_PIECE;
    case SAW_WON: return EVENT_EFFECT;
    default: return 0;
    }
}

void vv_event_put(struct events *events, int kind, const int arg[7])
{
    struct event e = { .kind = (uint16_t)kind,
                       .seen_by = EVENT_ALL,
                       .flags = (uint16_t)flags_of(kind, arg) };

    EXPECT(kind >= 0 && kind < SAW_KINDS);
    for (int i = 0; i < 7; i++)
        e.arg[i] = (int16_t)arg[i];
    event_add(events, e);
}

/* --- names --- */

void vv_add_unit(const struct vv *v, const struct vv_state *s, int u, struct text *out)
{
    text_addf(out, "%s %d", type_of(v, s, u)->name, u + 1);
}

void vv_add_hex(const struct vv *v, int hex, struct text *out)
{
    char name[8];

    hexmap_name(&v->grid, hex, name);
    text_add(out, name);
}

static void write_unit(const struct forms *f, const int64_t *value, struct text *out)
{
    vv_add_unit((const struct vv *)f->scn, f->state, (int)*value, out);
}

/* Of two values, number and type: what it was when the event was told. */
static void write_counter(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct vv *v = (const struct vv *)f->scn;

    EXPECT(value[1] > 0 && value[1] < v->types);
    text_addf(out, "%s %d", v->type[value[1]].name, (int)value[0] + 1);
}

/* "12", a counter's number */
static void anchor_counter(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_addf(out, "%d", (int)value[0] + 1);
}

static void write_weapon(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, ((const struct vv *)f->scn)->weapon[*value].name);
}

static void write_position(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, ((const struct vv *)f->scn)->tables.position_name[*value]);
}

static void write_others(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value > 0)
        text_addf(out, " with %d other%s", (int)*value, *value > 1 ? "s" : "");
}

/* Of two values: the winner + 1, or 0, and the victory line + 1, or 0. */
static void write_result(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct vv *v = (const struct vv *)f->scn;
    const struct vv_goal *goal = value[1] ? &v->goal[value[1] - 1] : NULL;

    if (value[0])
        text_addf(out, "%s wins", v->base.side[value[0] - 1].title);
    else
        text_add(out, "a draw");
    if (goal && goal->terms) {
        text_add(out, " (");
        vv_goal_text(v, goal, out);
        text_add_char(out, ')');
    } else {
        text_addf(out, ": no %svictory line holds", goal ? "other " : "");
    }
}

/* --- parts of labels (vv_hint.c) --- */

static void write_lane(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    text_add(out, *value == VV_NONE     ? "Lay no fire lane"
                  : *value == LANE_LEFT ? "Lay a fire lane, left where it is even"
                                        : "Lay a fire lane, right where it is even");
}

static void write_leader(const struct forms *f, const int64_t *value, struct text *out)
{
    text_add(out, *value == VV_NONE ? " without a leader" : " led by ");
    if (*value != VV_NONE)
        write_unit(f, value, out);
}

static void write_facing(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value != VV_NONE)
        text_add(out, ", facing ");
    vv_write_direction(f, value, out);
}

/* --- sentences: what first, then why --- */

const struct form_kind vv_sentence_kinds[] = {
    FORM_TITLE,
    { "HEX", .missing = VV_NONE, .write = vv_write_hex, .anchor = vv_write_hex },
    VV_KIND_DIRECTION,
    { "UNIT", .write = write_unit },
    { "COUNTER", .write = write_counter, .anchor = anchor_counter },
    { "NUMBER", .shift = 1 },
    { "WEAPON", .write = write_weapon },
    { "POSITION", .write = write_position },
    { "ARMOUR", .choices = "|front armour|rear armour" },
    { "OTHERS", .write = write_others },
    { "ODDS", .choices = vv_odds_names },
    { "RESULT", .write = write_result },

    /* of labels */
    { "HOW",
      .choices =
          "with all it has|throw grenades (-1 to the roll)|use a satchel charge|stay out of it" },
    { "WEAPON-USED", .choices = "|| with a Panzerfaust| with an anti-tank grenade" },
    { "WEAPON-PASSED", .choices = "|, the new one takes the weapon" },
    { "LANE", .write = write_lane },
    { "LEADER", .write = write_leader },
    { "FACING", .write = write_facing },
    { NULL },
};

static const char *const pattern[SAW_KINDS] = {
    [SAW_BUILT] = "{0:TITLE} builds {1:POSITION} at {2:HEX}.",
    [SAW_PLACED] = "{0:COUNTER} sets up in {3:HEX}.",
    [SAW_BOARDED] = "{0:COUNTER} starts aboard {4:COUNTER}.",
    [SAW_WAITS] = "{0:COUNTER} waits off the map.",
    [SAW_LEFT_OUT] = "{0:TITLE} has no room for one counter; it is left out.",
    [SAW_NOT_GIVEN] = "{0:TITLE} has nobody left who can carry the {4:WEAPON}; it is left out.",
    [SAW_FACES] = "{0:HEX} faces {1:DIRECTION}.",
    [SAW_GIVEN] = "{0:COUNTER} carries the {4:WEAPON}.",
    [SAW_TURN] = "Turn {0}.",
    [SAW_PHASE] = "{0:TITLE}: a new segment begins.",
    [SAW_END] = "The game is over: {0:RESULT}.",
    [SAW_CONTROL] = "{0:TITLE} now controls {1:HEX}.",
    [SAW_TRANSFER] = "{0:COUNTER} takes over the {4:WEAPON} in {3:HEX}.",
    [SAW_EXCHANGE] = "{0:COUNTER} now carries the {4:WEAPON}.",
    [SAW_SPLIT] = "{0:COUNTER} in {3:HEX} splits; the other half is number {4:NUMBER}.",
    [SAW_COMBINED] = "{0:COUNTER} in {3:HEX} takes in half squad {4:NUMBER}: a full squad again.",
    [SAW_FIRES] = "{0:TITLE} fires from {1:HEX} at {2:HEX} with firepower {3}, {4:+} to the roll.",
    [SAW_OPFIRES] = "{0:TITLE} takes the chance and fires from {1:HEX} at {2:HEX} with firepower "
                    "{3}, {4:+} to the roll.",
    [SAW_SHELLS] = "{0:TITLE} shells {2:HEX} from {1:HEX} with firepower {3}, {4:+} to the roll.",
    [SAW_POINTS] = "{1:HEX}: {2} casualty point{2:s}.",
    [SAW_NO_POINTS] = "{1:HEX}: no effect.",
    [SAW_LANE_FIRE] = "{0:TITLE} runs into a fire lane in {1:HEX}.",
    [SAW_AT] = "{0:COUNTER} fires at {4:COUNTER} in {3:HEX}.",
    [SAW_HIT] = "{0:COUNTER} in {3:HEX} is hit.",
    [SAW_MISSED] = "{0:COUNTER} in {3:HEX} is missed.",
    [SAW_UNHARMED] = "{0:COUNTER} in {3:HEX} takes no harm.",
    [SAW_ARMOUR] = "The shot meets the {4:ARMOUR} of {0:COUNTER}.",
    [SAW_IMMOBILE] = "{0:COUNTER} in {3:HEX} is immobile.",
    [SAW_CREW_STAYS] = "The crew of {0:COUNTER} stays aboard.",
    [SAW_CREW_LEAVES] = "The crew of {0:COUNTER} abandons it.",
    [SAW_SMOKE] = "{0:COUNTER} lays smoke {4} in {3:HEX}.",
    [SAW_CLEARED] = "{0:COUNTER} blows the wire in {3:HEX}.",
    [SAW_LANE] = "{0:TITLE} keeps a fire lane from {1:HEX} to {2:HEX}, {3} hex{3:es}.",
    [SAW_PINNED] = "{0:COUNTER} in {3:HEX} is pinned.",
    [SAW_REDUCED] = "{0:COUNTER} in {3:HEX} is reduced to a half squad.",
    [SAW_LOST] = "{0:COUNTER} in {3:HEX} is lost.",
    [SAW_LOST_ABOARD] = "{0:COUNTER} is lost with its transport.",
    [SAW_SURVIVED] = "{0:COUNTER} in {3:HEX} survives.",
    [SAW_SHRUGGED] = "The shield of {0:COUNTER} takes the point.",
    [SAW_STRANDED] = "{0:COUNTER} cannot stay in {3:HEX}, where there is no room for it.",
    [SAW_CRAWLS] = "{0:COUNTER} makes an assault move{4:OTHERS}.",
    [SAW_STEPS] = "{0:COUNTER} moves to {3:HEX}{4:OTHERS}.",
    [SAW_ENTERS] = "{0:COUNTER} enters the map at {3:HEX}{4:OTHERS}.",
    [SAW_TURNS] = "{0:COUNTER} turns to face {4:DIRECTION}.",
    [SAW_EXITS] = "{0:COUNTER} leaves the map at {3:HEX}, worth {4} point{4:s}.",
    [SAW_LOADS] = "{0:COUNTER} climbs aboard {4:COUNTER}.",
    [SAW_UNLOADS] = "{0:COUNTER} gets off in {3:HEX}.",
    [SAW_OVERRUN] = "{0:COUNTER} overruns {3:HEX}.",
    [SAW_ADVANCES] = "{0:COUNTER} advances to {3:HEX}.",
    [SAW_ASSAULT] = "{0:TITLE} assaults {2:HEX} from {1:HEX} with {3} unit{3:s}.",
    [SAW_ODDS] = "Close assault on {0:HEX}: firepower {1} against {2}, odds {3:ODDS}; the Kill "
                 "Number is {4}.",
    [SAW_WON] =
        "The assault on {1:HEX} succeeds: the defenders are lost, the attackers take {2} casualty "
        "point{2:s}.",
    [SAW_TAKEN] = "{0:TITLE} takes {1:HEX}.",
    [SAW_REPULSED] =
        "The assault on {1:HEX} fails: the attackers take {2} casualty point{2:s}, the "
        "defenders {3}.",
    [SAW_OVERWHELMED] = "Only pinned defenders were in {1:HEX}; they are lost without a fight.",
    [SAW_RALLIED] = "{0:COUNTER} in {3:HEX} rallies.",
    [SAW_STILL_PINNED] = "{0:COUNTER} in {3:HEX} stays pinned.",
};

const struct sentences vv_sentences = { vv_sentence_kinds, pattern, SAW_KINDS };
