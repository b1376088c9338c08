/* vv_hint.c - what a person is asked and offered: prompts; labels and anchors of actions, and what
 * casualty points do. */
#include <stdio.h>
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

/* --- what is to be decided --- */

static const char *const phase_ask[VV_PHASES] = {
    [VV_SETUP] = "sets up",
    [VV_COMMAND] = "gives commands: exchange weapons, split or combine squads, or go on",
    [VV_FIRE] = "fires, or goes on to movement",
    [VV_MOVEMENT] = "moves a unit or stack, or ends the movement",
    [VV_DEFENSIVE] = "may give defensive fire",
    [VV_ADVANCE] = "advances and assaults, or goes on",
    [VV_AFTER_ACTION] = "tries to rally pinned units",
};

static const char *const frame_ask[F_KINDS] = {
    [F_FACE] = "chooses a facing",
    [F_GROUP] = "puts the attack together, then gives the word",
    [F_STEP] = "moves on, or stops",
    [F_LOAD] = "chooses who climbs aboard",
    [F_UNLOAD] = "chooses who gets off and where",
    [F_WINDOW] = "may fire at those who move",
    [F_END] = "may keep a fire lane",
    [F_OCCUPY] = "chooses the two who occupy the bunker",
    [F_FINAL] = "may fire a last shot at the AFV that overran it",
};

static const char *const roll_words[ROLL_KINDS] = {
    [ROLL_AP] = "An attack is rolled for.",
    [ROLL_LANE] = "The fire lane is rolled for.",
    [ROLL_HIT] = "The shot is rolled for.",
    [ROLL_FACING] = "A die decides between front and rear.",
    [ROLL_ARMOUR] = "The armour is rolled for.",
    [ROLL_CREW] = "A die decides whether the crew stays.",
    [ROLL_MORTAR] = "A mortar shell is rolled for.",
    [ROLL_MORTAR_EN] = "The armour is rolled for.",
    [ROLL_SURVIVE] = "A die decides whether it survives.",
    [ROLL_IMMOBILE] = "A die decides whether the AFV is immobile.",
    [ROLL_ASSAULT] = "The assault is rolled for.",
    [ROLL_RALLY] = "A rally is rolled for.",
};

static void setup_prompt(const struct vv *v, const struct vv_state *s, struct text *out)
{
    const struct vv_stock *item = vv_setup_item(v, s);

    text_addf(out, "%s sets up: ", v->base.side[item->side].title);
    if (item->kind == VV_PLACE_POSITION)
        text_addf(out, "build %s.", v->tables.position_name[item->what]);
    else if (item->kind == VV_GIVE_WEAPON)
        text_addf(out, "who carries the %s?", v->weapon[item->what].name);
    else
        text_addf(out, "place %s %d.", v->type[item->what].name, item->unit + 1);
}

void vv_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = view.state;
    const struct frame *f = top_of(s);

    if (f->kind == F_OVER) {
        text_add(out, "The game is over.");
        return;
    }
    if (f->kind == F_ROLL) {
        text_add(out, roll_words[f->arg[0]]);
        return;
    }
    if (f->kind == F_PHASE && vv_setup_item(v, s)) {
        setup_prompt(v, s, out);
        return;
    }
    text_add(out, scn->side[f->seat].title);
    if (f->kind == F_ALLOC)
        text_addf(out, " spends %d casualty point%s.", s->alloc.open,
                  s->alloc.open == 1 ? "" : "s");
    else
        text_addf(out, " %s.", f->kind == F_PHASE ? phase_ask[s->phase] : frame_ask[f->kind]);
    if (f->kind == F_WINDOW && movers(s)) {
        text_add(out, " Target: ");
        vv_add_unit(v, s, bits_first(movers(s)), out);
        text_add(out, " in ");
        vv_add_hex(v, s->unit[bits_first(movers(s))].hex, out);
        text_add_char(out, '.');
    }
}

/* --- how an action is offered --- */

/* What each order is called, which of its arguments anchor it in the scene (u the unit that acts, or
 * another one; t a target; h a hex), and which clause allows it. */
static const struct offer {
    const char *label, *anchors, *clause;
    enum hint_role role;
} offers[DO_KINDS] = {
    [DO_BUILD] = { "Build {0:POSITION} in {1:HEX}", "-h", "VV-17.2", HINT_OTHER },
    [DO_PLACE] = { "Place {0:UNIT} in {1:HEX}", "uh", "VV-4.2", HINT_MOVE },
    [DO_BOARD] = { "Place {0:UNIT} aboard {1:UNIT}", "uu", "VV-8.2.1", HINT_MOVE },
    [DO_WAIT] = { "Keep {0:UNIT} off the map, to enter later", "u", "VV-6.3.9", HINT_OTHER },
    [DO_LEAVE] = { "Leave it out: there is no room", "", "VV-4.2", HINT_OTHER },
    [DO_FACE] = { "Face {2:DIRECTION}", "", "VV-7.1", HINT_OTHER },
    [DO_GIVE] = { "Give the {0:WEAPON} to {1:UNIT}", "-u", "VV-12.2", HINT_OTHER },
    [DO_TRANSFER] = { "Hand the weapon of {0:UNIT} to {1:UNIT}", "uu", "VV-12.4", HINT_OTHER },
    [DO_EXCHANGE] = { "{0:UNIT} and {1:UNIT} exchange weapons", "uu", "VV-12.4", HINT_OTHER },
    [DO_SPLIT] = { "Split {0:UNIT} into two half squads{1:WEAPON-PASSED}", "u", "VV-5.3.1",
                   HINT_OTHER },
    [DO_COMBINE] = { "Combine {0:UNIT} and {1:UNIT} into a squad", "uu", "VV-5.3.1", HINT_OTHER },
    [DO_DONE] = { "Done", "", "VV-5.3", HINT_END },
    [DO_FIRE] = { "Fire from {0:HEX} at {1:HEX}", "-h", "VV-14.2", HINT_SHOOT },
    [DO_SHOOT] = { "{0:UNIT} fires at {1:HEX}", "uh", "VV-14.4", HINT_SHOOT },
    [DO_BARRAGE] = { "Mortars in {0:HEX} shell {1:HEX}", "-h", "VV-12.7", HINT_SHOOT },
    [DO_AT] = { "{0:UNIT} fires at {1:UNIT}{2:WEAPON-USED}", "ut", "VV-16.1", HINT_SHOOT },
    [DO_SMOKE] = { "{0:UNIT} fires smoke into {1:HEX}", "uh", "VV-11.3", HINT_SHOOT },
    [DO_CLEAR] = { "{0:UNIT} blows the wire in {1:HEX}", "uh", "VV-17.7", HINT_SHOOT },
    [DO_SET] = { "{0:UNIT}: {1:HOW}", "u", "VV-14.5", HINT_OTHER },
    [DO_GO] = { "Attack{0:LEADER}", "", "VV-14.5", HINT_SHOOT },
    [DO_MOVE] = { "Move {0:UNIT}", "u", "VV-6.1", HINT_MOVE },
    [DO_JOIN] = { "{0:UNIT} moves along", "u", "VV-6.1", HINT_MOVE },
    [DO_CRAWL] = { "Make it an assault move: half the points, +1 cover", "", "VV-6.3.3",
                   HINT_OTHER },
    [DO_LAY] = { "{0:UNIT} lays smoke in {1:HEX}", "uh", "VV-11.2", HINT_OTHER },
    [DO_ENTER] = { "Enter the map at {0:HEX}{1:FACING}", "h", "VV-6.3.9", HINT_MOVE },
    [DO_STEP] = { "Move to {0:HEX}", "h", "VV-6.2", HINT_MOVE },
    [DO_TURN] = { "{0:UNIT} turns to {1:DIRECTION}", "u", "VV-6.3.4", HINT_MOVE },
    [DO_STOP] = { "Stop here", "", "VV-6.1", HINT_END },
    [DO_EXIT] = { "Leave the map", "", "VV-6.3.9", HINT_MOVE },
    [DO_OVERRUN] = { "Overrun {0:HEX}", "h", "VV-18.1", HINT_SHOOT },
    [DO_PIVOT] = { "{0:UNIT} stays and turns to {1:DIRECTION}", "u", "VV-7.3", HINT_OTHER },
    [DO_LOAD] = { "{0:UNIT} takes units aboard", "u", "VV-8.3", HINT_OTHER },
    [DO_TAKE] = { "{0:UNIT} climbs aboard", "u", "VV-8.3", HINT_OTHER },
    [DO_UNLOAD] = { "{0:UNIT} lets units off", "u", "VV-8.3", HINT_OTHER },
    [DO_PUT] = { "{0:UNIT} gets off in {1:HEX}{2:FACING}", "uh", "VV-8.3", HINT_MOVE },
    [DO_PASS] = { "Hold fire", "", "VV-13.8", HINT_END },
    [DO_LANE] = { "{0:LANE}", "", "VV-13.9", HINT_OTHER },
    [DO_PIN] = { "Pin {0:UNIT}", "u", "VV-14.6.1", HINT_OTHER },
    [DO_REDUCE] = { "Reduce {0:UNIT} to a half squad", "u", "VV-14.6.1", HINT_OTHER },
    [DO_KILL] = { "Give up {0:UNIT}", "u", "VV-14.6.1", HINT_OTHER },
    [DO_SUFFER] = { "{0:UNIT} takes {1} point{1:s}", "u", "VV-14.6.1", HINT_OTHER },
    [DO_SHRUG] = { "The shield of {0:UNIT} takes the point", "u", "VV-13.5", HINT_OTHER },
    [DO_AUTO] = { "Let the program choose the lightest loss", "", "VV-R3", HINT_OTHER },
    [DO_ADVANCE] = { "{0:UNIT} advances to {1:HEX}{2:FACING}", "uh", "VV-5.3.5", HINT_MOVE },
    [DO_WHEEL] = { "{0:UNIT} turns to {1:DIRECTION}", "u", "VV-5.3.5", HINT_OTHER },
    [DO_ASSAULT] = { "Close assault from {0:HEX} on {1:HEX}", "-h", "VV-15.1", HINT_SHOOT },
    [DO_OCCUPY] = { "{0:UNIT} and {1:UNIT} occupy the bunker", "", "VV-15.8", HINT_OTHER },
    [DO_RALLY] = { "Try to rally {0:UNIT}", "u", "VV-14.7", HINT_OTHER },
};

/* --- labels --- */

static const char *done_word(const struct vv_state *s)
{
    static const char *const of_phase[VV_PHASES] = {
        "Done",
        "End the Command Phase",
        "End the Fire Phase",
        "End the Movement Phase",
        "End Defensive Fire",
        "End the Advance Phase",
        "End the segment",
    };

    return top_of(s)->kind == F_PHASE ? of_phase[s->phase] : "That is all";
}

static void write_label(const struct vv *v, const struct vv_state *s, const struct action *a,
                        struct hint *out)
{
    struct text label = text_fixed(out->label, sizeof out->label);

    form_sentence(&(struct forms){ vv_sentence_kinds, &v->base, s },
                  a->kind == DO_DONE ? done_word(s) : offers[a->kind].label, a->arg, &label);
}

/* What becomes of those who are pinned, reduced or given up, and what the enemy scores. */
static void explain_loss(const struct vv *v, const struct vv_state *s, const struct action *a,
                         struct hint *out)
{
    const struct vv_type *t = type_of(v, s, a->arg[0]);
    size_t room = sizeof out->needs;

    switch (a->kind) {
    case DO_PIN: snprintf(out->needs, room, "does nothing until it rallies"); break;
    case DO_REDUCE:
        snprintf(out->needs, room, "fights on as a half squad; enemy scores %d",
                 t->vp - v->type[t->other].vp);
        break;
    case DO_KILL:
        snprintf(out->needs, room, "lost; enemy scores %d", vv_worth(v, s, a->arg[0]));
        break;
    default: snprintf(out->needs, room, "the Gun stays as it is"); break;
    }
}

/* Casualty choices say what they cover: "Pin Rifle 3: covers 1 of 3 points, 2 left". */
static void explain_points(const struct vv *v, const struct vv_state *s, const struct action *a,
                           struct hint *out)
{
    size_t used = strlen(out->label);
    int credit = vv_alloc_credit(v, s, a), open = s->alloc.open;

    EXPECT(credit >= 0);
    snprintf(out->label + used, sizeof out->label - used, ": covers %d of %d point%s, %d left",
             credit < open ? credit : open, open, open == 1 ? "" : "s",
             credit < open ? open - credit : 0);
    if (a->kind != DO_SUFFER) {
        explain_loss(v, s, a, out);
        return;
    }
    const struct vv_type *t = type_of(v, s, a->arg[0]);
    if (t->kind == VV_AFV) {
        snprintf(out->needs, sizeof out->needs,
                 a->arg[1] < 3 ? "immobile on %d or less" : "immobile", a->arg[1]);
        return;
    }
    switch (vv_alloc_harm(v, s, a->arg[0], a->arg[1])) {
    case HARM_NONE: text_copy(out->needs, sizeof out->needs, "the shield takes it"); break;
    case HARM_PIN: text_copy(out->needs, sizeof out->needs, "pinned"); break;
    case HARM_DIE:
        snprintf(out->needs, sizeof out->needs, "survives pinned on %d or less", t->cr);
        break;
    case HARM_LOST: text_copy(out->needs, sizeof out->needs, "lost"); break;
    }
}

/* --- anchors --- */

/* actor: the unit that acts; for a whole hex its first unit, for a step the first mover. */
static int actor(const struct vv_state *s, const struct action *a)
{
    const char *kinds = offers[a->kind].anchors;

    for (int i = 0; kinds[i]; i++)
        if (kinds[i] == 'u')
            return a->arg[i];
    if (a->kind == DO_FIRE || a->kind == DO_BARRAGE || a->kind == DO_ASSAULT)
        return s->cell[a->arg[0]].head - 1;
    if (top_of(s)->kind == F_STEP && movers(s))
        return bits_first(movers(s));
    return VV_NONE;
}

static void put_anchors(const struct vv *v, const struct vv_state *s, const struct action *a,
                        struct hint *out)
{
    const char *kinds = offers[a->kind].anchors;
    int who = actor(s, a);
    struct text group = text_fixed(out->group, sizeof out->group);

    for (int i = 0; kinds[i]; i++) {
        if (kinds[i] == 'h')
            hexmap_name(&v->grid, a->arg[i], out->cell);
        if (kinds[i] == 't' || (kinds[i] == 'u' && a->arg[i] != who))
            snprintf(out->target, sizeof out->target, "%d", a->arg[i] + 1);
    }
    if (who == VV_NONE)
        return;
    snprintf(out->token, sizeof out->token, "%d", who + 1);
    vv_add_unit(v, s, who, &group);
}

static void step_cost(const struct vv *v, const struct vv_state *s, const struct action *a,
                      struct hint *out)
{
    EXPECT(movers(s));
    int u = bits_first(movers(s)), hex = a->arg[0];
    int cost = a->kind == DO_ENTER ? vv_entry_cost(v, s, u, hex)
                                   : vv_step_price(v, s, u, direction_to(v, s->unit[u].hex, hex));

    snprintf(out->cost, sizeof out->cost, "%d", cost);
}

/* is_usual: an attack is made by everybody who can; infantry that has arrived has no more to decide. */
static bool is_usual(const struct vv *v, const struct vv_state *s, const struct action *a)
{
    if (a->kind == DO_STOP)
        return !(movers(s) & ~s->foot);
    return a->kind == DO_GO && a->arg[0] == vv_group_default(v, s);
}

void vv_hint(const struct scenario *scn, struct view view, const struct action *action,
             struct hint *out)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = view.state;
    int kind = action->kind;

    EXPECT(kind > 0 && kind < DO_ROLL);
    *out = (struct hint){ .role = offers[kind].role,
                          .reaction = vv_reaction(v, s, action),
                          .usual = is_usual(v, s, action) };
    text_copy(out->clause, sizeof out->clause, offers[kind].clause);
    write_label(v, s, action, out);
    put_anchors(v, s, action, out);
    if (kind == DO_FIRE || kind == DO_SHOOT || kind == DO_BARRAGE || kind == DO_AT ||
        kind == DO_ASSAULT || kind == DO_OVERRUN || kind == DO_GO)
        vv_attack_items(v, s, action, out);
    if (kind >= DO_PIN && kind <= DO_SHRUG)
        explain_points(v, s, action, out);
    if (kind == DO_RALLY)
        vv_rally_items(v, s, action->arg[0], out);
    if (kind == DO_STEP || kind == DO_ENTER)
        step_cost(v, s, action, out);
}
