/* story.c - what happened, in words. An event carries all that its sentence needs. */
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* --- kinds of words --- */

/* "Regular s3" */
static void write_model(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value < 0 || *value >= TC_MODELS)
        return;
    text_addf(out, "%s %s", tc_of(f->scn)->fighter[*value].name, tc_model_name((int)*value).at);
}

/* "s3" */
static void anchor_model(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value >= 0 && *value < TC_MODELS)
        text_add(out, tc_model_name((int)*value).at);
}

/* what is aimed at: a model, a point, a Marker */
static void write_target(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= 0)
        write_model(f, value, out);
    else
        text_add(out, *value == TARGET_POINT ? "a point" : "the Marker");
}

/* add_tenths: a length to the nearest tenth of an inch; records have it exactly. */
static void add_tenths(int64_t units, struct text *out)
{
    int tenths = (int)((units < 0 ? -units : units) * 10 + TC_INCH / 2) / TC_INCH;

    text_addf(out, tenths % 10 ? "%s%d.%d" : "%s%d", units < 0 && tenths ? "-" : "", tenths / 10,
              tenths % 10);
}

/* "9,12.1^3": three values */
static void write_spot(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    add_tenths(value[0], out);
    text_add_char(out, ',');
    add_tenths(value[1], out);
    if (value[2]) {
        text_add_char(out, '^');
        add_tenths(value[2], out);
    }
}

/* "12.5,9": two values */
static void write_place(const struct forms *f, const int64_t *value, struct text *out)
{
    int64_t spot[3] = { value[0], value[1] };

    write_spot(f, spot, out);
}

/* "6350,9144", as the scene has it */
static void anchor_place(const struct forms *f, const int64_t *value, struct text *out)
{
    text_addf(out, "%d,%d", (int)value[0], (int)(tc_of(f->scn)->terrain.shape.height - value[1]));
}

/* "2.5 inches" */
static void write_inches(const struct forms *f, const int64_t *value, struct text *out)
{
    int tenths = (int)(*value * 10 + TC_INCH / 2) / TC_INCH;

    (void)f;
    text_addf(out, "%d.%d inch%s", tenths / 10, tenths % 10, tenths == 10 ? "" : "es");
}

/* the weapon of the attacker two values before */
static void write_weapon(const struct forms *f, const int64_t *value, struct text *out)
{
    const struct tc *t = tc_of(f->scn);
    const struct tc_fighter *fighter;

    if (value[-2] < 0 || value[-2] >= TC_MODELS)
        return;
    fighter = &t->fighter[value[-2]];
    if (*value >= 0 && *value < fighter->weapons)
        text_add(out, t->item[fighter->weapon[*value].item].name);
}

/* a piece of kit */
static void write_item(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= 0 && *value < tc_of(f->scn)->items)
        text_add(out, tc_of(f->scn)->item[*value].name);
}

/* what was spent: dice, bath, blessing: three values */
static void write_spent(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (value[1])
        text_add(out, value[0] ? "a Bloodbath and " : "a Bloodbath");
    if (value[0])
        text_addf(out, "%d BLOOD", (int)value[0]);
    if (value[2])
        text_addf(out, "%d BLESSING", (int)value[2]);
}

static void write_winner(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= 0)
        text_addf(out, "%s wins", f->scn->side[*value].title);
    else
        text_addf(out, value[2] > value[3]   ? "South wins"
                       : value[3] > value[2] ? "North wins"
                                             : "a draw");
}

static const struct form_kind kinds[] = {
    FORM_TITLE,
    { "MODEL", .write = write_model, .anchor = anchor_model },
    { "TARGET", .write = write_target, .anchor = anchor_model },
    { "PLACE", .write = write_place, .anchor = anchor_place },
    { "SPOT", .write = write_spot, .anchor = anchor_place },
    { "INCHES", .write = write_inches },
    { "WEAPON", .write = write_weapon },
    { "ITEM", .write = write_item },
    { "SPENT", .write = write_spent },
    { "WINNER", .write = write_winner },
    { "FOR", .choices = "roll|Dash|attack|attack|Dangerous ground|climb|jump|Diving Charge|ledge|"
                        "morale|treatment|ability|healing" },
    { "MADE", .choices = "fails|succeeds" },
    { "LENGTH", .choices = "There is no further Turn.|One more Turn is played." },
    { "THING",
      .choices = "Marker|Field Shrine|mine|cloud|cache|crater|shell|pit|crate|Anqā "
                 "Guard|Golden Calf Altar|mined terrain|Explosive Charges|sleeper|spoilt ground" },
    { "HELD", .choices = "fails|holds" },
    { "STRIDE", .choices = "goes by|drops to|flies by|climbs to|climbs over to|jumps to|"
                           "takes the ladder to" },
    { "DOES", .choices = "does not reach|reaches" },
    { "CRITICAL", .choices = "|, a Critical Success" },
    { "CARE", .choices = "loses 1 BLOOD|stands up" },
    { "ZONE", .choices = "south|north" },
    { "DEED", .choices = "Bloodletting|Cast Them Down|Hold Your Ground|Lord of War|"
                         "Resist and Bite|Sniper|Suicidal Bravery|Gather Knowledge" },
    { "ORDER", .choices = "die|move|charge|fight|shoot|fight|feast" },
    { "END", .choices = "|after the last Turn|nobody is left|flight|an event" },
    { NULL },
};

/* --- sentences --- */

static const char *const patterns[SAWS] = {
    [SAW_NOTHING] = "Nothing happens.",
    [SAW_ZONE] = "{0:TITLE} deploys at the {1:ZONE} end.",
    [SAW_DEPLOYED] = "{0:MODEL} is deployed at {1:SPOT}.",
    [SAW_TURN] = "Turn {0} of {1} begins: {2} standing against {3}.",
    [SAW_REINFORCED] = "Up to {0} reinforcement{0:s} for each side.",
    [SAW_LENGTH] = "{0:LENGTH}",
    [SAW_INITIATIVE] = "{0:TITLE} has the Initiative.",
    [SAW_FIRST] = "{0:TITLE} activates first.",
    [SAW_ACTIVATED] = "{0:MODEL} is activated.",
    [SAW_STOOD] = "{0:MODEL} stands up.",
    [SAW_PASSED] = "{0:MODEL} {4:STRIDE} {1:SPOT}.",
    [SAW_MOVED] = "{0:MODEL} moves to {1:SPOT}, {4:INCHES}.",
    [SAW_DASHES] = "{0:MODEL} tries to dash.",
    [SAW_CHARGES] = "{0:MODEL} charges {1:MODEL}.",
    [SAW_BONUS] = "{0:MODEL} charges up to {1} inch{1:es} further.",
    [SAW_CHARGED] = "{0:MODEL} {2:DOES} {1:MODEL}.",
    [SAW_EVADES] = "{0:MODEL} evades by up to {1} inch{1:es}.",
    [SAW_RETREATS] = "{0:MODEL} retreats.",
    [SAW_PUSHED] = "{0:MODEL} is pushed to {1:SPOT}.",
    [SAW_ROLL] = "{0:MODEL}, {1:FOR}: {2:MADE}.",
    [SAW_SPENT] = "{0:TITLE} spends {2:SPENT} of {1:MODEL}.",
    [SAW_SHOT] = "{0:MODEL} shoots at {1:TARGET} with the {2:WEAPON}.",
    [SAW_STRUCK] = "{0:MODEL} strikes at {1:TARGET} with the {2:WEAPON}.",
    [SAW_ASTRAY] = "The shot of {0:MODEL} goes astray, to {1:MODEL} instead.",
    [SAW_LOST] = "The shot of {0:MODEL} is lost.",
    [SAW_MISSED] = "{0:MODEL} misses {1:TARGET}.",
    [SAW_HIT] = "{0:MODEL} hits {1:TARGET}{2:CRITICAL}.",
    [SAW_BLAST] = "A blast of {2} inches at {0:PLACE}.",
    [SAW_SCATTERS] = "It scatters {0} inch{0:es} to {1:PLACE}.",
    [SAW_UNHURT] = "{0:MODEL} is not hurt.",
    [SAW_WOUNDED] = "{0:MODEL} is wounded: {1} BLOOD.",
    [SAW_DOWN] = "{0:MODEL} is Down: {1} BLOOD.",
    [SAW_OUT] = "{0:MODEL} is out of action.",
    [SAW_FALL] = "{0:MODEL} comes down {1:INCHES}.",
    [SAW_MARKED] = "{0:MODEL} now has {1} BLOOD.",
    [SAW_TREATED] = "{0:MODEL} treats {1:MODEL}, who {2:CARE}.",
    [SAW_SAVED] = "{0:MODEL} is saved and goes on.",
    [SAW_USED] = "{0:MODEL} uses {1:ITEM}.",
    [SAW_LEFT] = "{0:MODEL} leaves the battle.",
    [SAW_NAMED] = "{0:MODEL} is named.",
    [SAW_DRAINED] = "{0:MODEL} loses 1 INFECTION.",
    [SAW_COMMANDED] = "{0:MODEL} commands {1:MODEL} to {2:ORDER}.",
    [SAW_PAID] = "{0:MODEL} loses 1 BLOOD for a spell.",
    [SAW_USED_UP] = "{0:MODEL} has used up its {1:ITEM}.",
    [SAW_ENDED] = "{0:MODEL} has finished.",
    [SAW_MORALE] = "The morale of {0:TITLE} {1:HELD}.",
    [SAW_SHAKEN] = "{0:TITLE} is Shaken.",
    [SAW_STEADY] = "{0:TITLE} is no longer Shaken.",
    [SAW_FLED] = "{0:TITLE} flees.",
    [SAW_SHRINE] = "The Field Shrine of {0:TITLE} at {1:PLACE} is destroyed.",
    [SAW_SET_UP] = "{0:MODEL} sets up the {1:THING} at {2:PLACE}.",
    [SAW_HID] = "{0:MODEL} hides its {1:THING}.",
    [SAW_BLOWN] = "Explosive Charges go off at {0:PLACE}.",
    [SAW_LEFT_LYING] = "Explosive Charges lay at {0:PLACE}.",
    [SAW_MINE] = "{0:MODEL} sets off a mine at {1:PLACE}.",
    [SAW_DEFUSED] = "{0:MODEL} defuses a mine at {1:PLACE}.",
    [SAW_RISEN] = "{0:MODEL} rises from the wheel.",
    [SAW_MARKER_HIT] = "The {0:THING} at {1:PLACE} is destroyed.",
    [SAW_SCORED] = "{0:TITLE} scores {1} point{1:s}: {2} in all.",
    [SAW_DEED] = "{0:TITLE} has done a Glorious Deed: {1:DEED}.",
    [SAW_DEVOURED] = "{0:MODEL} devours {1:MODEL}.",
    [SAW_FREED] = "{0:MODEL} is free again, at {1:SPOT}.",
    [SAW_SLEEPS] = "{0:MODEL} sinks into a dormant hunger.",
    [SAW_WAKES] = "{0:MODEL} is given to {1:MODEL}, who wakes.",
    [SAW_GLORY] = "{0:MODEL} has earned {1} glory.",
    [SAW_OVER] = "The battle is over, {1:END}: {0:WINNER}, {2} points against {3}.",
};

const struct sentences tc_sentences = { kinds, patterns, SAWS };
