/* label.c - how a decision is offered: a few words that can be read without the board. Moves, places
 * and slides are offered in notation. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/kit/rites.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/words/words.h"

static void add_model(const struct tc *t, int model, struct text *out)
{
    text_addf(out, "%s %s", t->fighter[model].name, tc_model_name(model).at);
}

static const char *weapon_name(const struct tc *t, int model, int weapon)
{
    return t->item[t->fighter[model].weapon[weapon].item].name;
}

/* add_aim: a model, a point, a Marker; `aim` has target, x and y. */
static void add_aim(const struct tc *t, const struct tc_state *s, const int16_t *aim,
                    struct text *out)
{
    if (aim[0] >= 0)
        add_model(t, aim[0], out);
    else if (aim[0] == TARGET_POINT)
        tc_spot_write((struct tc_spot){ aim[1], aim[2], 0 }, out);
    else
        text_addf(out, "the %s", tc_marker_title(s->marker[TARGET_MARKER - aim[0]].kind));
}

/* add_spent: BLOOD, INFECTION, a Bloodbath, BLESSING. */
static void add_spent(const int16_t *purse, struct text *out)
{
    static const char *const kind[] = { "BLOOD", "INFECTION", NULL, "BLESSING" };
    const char *between = " ";

    text_add(out, "Spend");
    if (purse[2]) {
        text_add(out, " a Bloodbath");
        if (purse[2] > 1)
            text_addf(out, " with %d INFECTION", purse[2] - 1);
        between = ", and ";
    }
    for (int i = 0; i < 4; i++)
        if (kind[i] && purse[i]) {
            text_addf(out, "%s%d %s", between, purse[i], kind[i]);
            between = ", ";
        }
}

static void add_charge(const struct tc *t, const struct action *a, struct text *out)
{
    static const char *const by[] = { "climbing", "jumping", "jumping down",
                                      "over Dangerous ground" };
    const char *between = ", perhaps ";

    text_add(out, "Charge ");
    add_model(t, a->arg[0], out);
    for (int i = 0; i < 4; i++)
        if (a->arg[1] >> i & 1) {
            text_addf(out, "%s%s", between, by[i]);
            between = ", ";
        }
}

/* what is not done, by what is asked */
static const char *skipped(int frame)
{
    switch (frame) {
    case F_EVADE: return "Do not evade";
    case F_SLIDE: return "Do not slide";
    case F_DIVE: return "Jump down, without a Diving Charge";
    case F_RETORT: return "No attack";
    case F_COMMAND: return "No further Command";
    case F_OPTION:
    case F_NAME: return "Do not use it";
    case F_REDEPLOY: return "It stays where it is";
    case F_SPILL: return "Spoil no ground";
    case F_PICK: return "Do not set it up";
    case F_RALLY:
    case F_STEER: return "Leave it where it is";
    default: return NULL;
    }
}

/* plain: decisions without numbers. */
static const char *plain(const struct tc_state *s, const struct action *a)
{
    switch (verb_of(a)) {
    case DO_END: return "End the Activation";
    case DO_STOP: return top_of(s)->kind == F_PATH ? "Move no further" : "No further attack";
    case DO_DASH: return "Dash";
    case DO_STRUGGLE: return "Strike from inside";
    case DO_ADVANCE: return "Go where it is drawn to";
    case DO_RETREAT: return "Retreat";
    case DO_EVADE: return "Evade";
    case DO_DIVE: return "Make it a Diving Charge";
    case DO_KEEP: return "Spend nothing";
    case DO_SHAKEN: return "Be Shaken";
    case DO_FLEE: return "Flee, and lose";
    case DO_SKIP: return skipped(top_of(s)->kind);
    case DO_JUMPSIDE:
        return a->arg[0] ? "It falls from the far edge" : "It falls from the near edge";
    case DO_ZONE: return a->arg[0] ? "Deploy at the north end" : "Deploy at the south end";
    default: return NULL;
    }
}

/* add_attack: of a Shoot, a Fight, and the attack on a retreater. */
static void add_attack(const struct tc *t, const struct tc_state *s, const struct action *a,
                       struct text *out)
{
    int model = verb_of(a) == DO_REPLY        ? a->arg[0]
                : top_of(s)->kind == F_ATTACK ? s->attack.attacker
                                              : s->active[member_of(a)].model;
    int weapon = a->arg[verb_of(a) == DO_REPLY];

    if (verb_of(a) == DO_REPLY) {
        add_model(t, model, out);
        text_add(out, " strikes");
    } else {
        text_add(out, verb_of(a) == DO_SHOOT ? "Shoot at " : "Strike at ");
        add_aim(t, s, &a->arg[1], out);
    }
    text_addf(out, ": %s", weapon_name(t, model, weapon));
    if (verb_of(a) != DO_SHOOT && a->arg[2])
        text_add(out, ", by its Ranged Characteristic");
}

/* add_command: of a Command, what is commanded. */
static void add_command(int how, struct text *out)
{
    static const char *const words[HOWS] = {
        [HOW_MOVE] = "move",   [HOW_CHARGE] = "charge", [HOW_FIGHT] = "fight",
        [HOW_SHOOT] = "shoot", [HOW_FEAST] = "feast",   [HOW_SACRIFICE] = "die",
        [HOW_DASH] = "dash",
    };

    if (words[how])
        text_addf(out, ": %s", words[how]);
}

/* add_piece: which piece of terrain. */
static void add_piece(const struct tc *t, int piece, struct text *out)
{
    const struct tc_piece *of = &t->terrain.shape.piece[piece < 0 ? 0 : piece];

    if (piece >= 0)
        text_addf(out, ": %s %d", of->title[0] ? of->title : of->name, of->number);
}

/* add_use: an option that is asked for, or an ACTION of the kit on somebody. */
/* chosen: what this one of several uses of an item is. */
static const char *chosen(int code)
{
    switch (code) {
    case CODE_GAS: return ": GAS";
    case CODE_SHRAPNEL: return ": SHRAPNEL";
    case CODE_MASTICATING: return ": Ruinous Masticating";
    case CODE_WRETCHING: return ": Spasmodic Wretching";
    case CODE_CRAVING: return ": Vile Craving";
    case CODE_CRAVE: return ": move towards the enemy";
    default: return "";
    }
}

static void add_use(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct text *out)
{
    bool option = top_of(s)->kind == F_OPTION;
    int model =
        option || top_of(s)->kind == F_COMMAND ? top_of(s)->arg[0] : s->active[member_of(a)].model;
    const struct tc_effect *effect = &t->fighter[model].effect[a->arg[0]];

    text_addf(out, "Use %s", t->item[effect->source].name);
    if (option) {
        text_add(out, effect->verb == DOES_CODE ? chosen(effect->what) : "");
        return;
    }
    text_add(out, " on ");
    add_model(t, a->arg[1], out);
    if (effect->what == CODE_TREAT)
        text_add(out, a->arg[2] == TREAT_STAND ? ", to help it up" : ", to remove BLOOD");
    if (effect->what == CODE_MINE)
        add_piece(t, tc_mine_piece(t, s, model, a->arg[2]), out);
    add_command(a->arg[2], out);
}

static void add_spill(const struct action *a, struct text *out)
{
    static const char *const element[] = { "nothing", "FIRE", "GAS", "SHRAPNEL" };

    text_addf(out, "Spoil %d x %d in with %s, %s, round ", a->arg[5], a->arg[6], element[a->arg[4]],
              a->arg[3] % 128 == 0    ? "east to west"
              : a->arg[3] % 128 == 64 ? "north to south"
                                      : "slantwise");
    tc_spot_write((struct tc_spot){ a->arg[0], a->arg[1], 0 }, out);
}

/* add_slide: where to, and whom the charger comes to fight there besides its target. */
static void add_slide(const struct tc *t, const struct tc_state *s, int goal, struct text *out)
{
    struct tc_slide to = tc_slide_to(t, s, goal);

    text_add(out, "Slide to ");
    tc_spot_write(to.at, out);
    for_models (e, to.gains)
        text_addf(out, ", beside %s", tc_model_name(e).at);
}

/* add_way: one of the 256 ways on the table, to the nearest of eight. */
static void add_way(int way, struct text *out)
{
    static const char *const name[] = { "east", "north-east", "north", "north-west",
                                        "west", "south-west", "south", "south-east" };

    text_add(out, name[(way + PLANE_TURN / 16) / (PLANE_TURN / 8) % 8]);
}

static bool add_words(const struct scenario *scn, const struct tc_state *s, const struct action *a,
                      struct text *out)
{
    const struct tc *t = tc_of(scn);
    int with = s->initiative == NORTH ? NORTH : SOUTH;

    switch (verb_of(a)) {
    case DO_ACTIVATE:
        text_add(out, "Activate ");
        add_model(t, a->arg[0], out);
        if (a->arg[1] >= 0)
            text_addf(out, " and %s", tc_model_name(a->arg[1]).at);
        return true;
    case DO_FIRST:
        text_addf(out, "%s activates first", scn->side[a->arg[0] ? other_side(with) : with].title);
        return true;
    case DO_SHOOT:
    case DO_FIGHT:
    case DO_REPLY: add_attack(t, s, a, out); return true;
    case DO_AGAIN:
        text_add(out, "Attack once more: ");
        add_aim(t, s, a->arg, out);
        return true;
    case DO_CHARGE: add_charge(t, a, out); return true;
    case DO_SPEND: add_spent(a->arg, out); return true;
    case DO_DEPLOY:
        text_add(out, "Deploy ");
        add_model(t, a->arg[0], out);
        text_add(out, " at ");
        tc_spot_write((struct tc_spot){ a->arg[1], a->arg[2], 0 }, out);
        text_add(out, a->arg[4] ? ", with Martyrdom Pills" : "");
        return true;
    case DO_SPILL: add_spill(a, out); return true;
    case DO_NAME:
        text_add(out, "Name ");
        add_model(t, a->arg[0], out);
        return true;
    case DO_PAY:
        text_addf(out, "Take 1 %s from ", top_of(s)->arg[2] == PAY_BLOOD ? "BLOOD" : "INFECTION");
        add_model(t, a->arg[0], out);
        return true;
    case DO_USE: add_use(t, s, a, out); return true;
    case DO_SLIDE: add_slide(t, s, a->arg[0], out); return true;
    case DO_SCATTER:
        text_add(out, "It scatters to the ");
        add_way(a->arg[0], out);
        return true;
    case DO_TARGET:
        text_add(out, "Redirect the shot to ");
        add_model(t, a->arg[0], out);
        return true;
    default: return false;
    }
}

void tc_label(const struct scenario *scn, const struct tc_state *s, const struct action *a,
              struct text *out)
{
    const char *words = plain(s, a);

    if (words)
        text_add(out, words);
    else if (!add_words(scn, s, a, out)) {
        tc_action_text(scn, s, a, out);
        return;
    }
    if (member_of(a))
        text_addf(out, ", by %s", tc_model_name(s->active[1].model).at);
}
