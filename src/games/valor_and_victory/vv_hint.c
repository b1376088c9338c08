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

    EXPECT(item);
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
        vv_add_unit(v, s, first_bit(movers(s)), out);
        text_add(out, " in ");
        vv_add_hex(v, s->unit[first_bit(movers(s))].hex, out);
        text_add_char(out, '.');
    }
}

/* --- how an action is offered --- */

/* What each order is called and which clause allows it. Marks in labels: %u the unit in argument
 * 0, %v that in argument 1, %h %i arguments 0 and 1 as hexes, %f %g arguments 1 and 2 as
 * directions, %P position, %W weapon, %k argument 1. */
static const struct {
    const char *label, *clause;
    enum hint_role role;
} offer[DO_KINDS] = {
    [DO_BUILD] = { "Build %P in %i", "VV-17.2", HINT_OTHER },
    [DO_PLACE] = { "Place %u in %i", "VV-4.2", HINT_MOVE },
    [DO_BOARD] = { "Place %u aboard %v", "VV-8.2.1", HINT_MOVE },
    [DO_WAIT] = { "Keep %u off the map, to enter later", "VV-6.3.9", HINT_OTHER },
    [DO_LEAVE] = { "Leave it out: there is no room", "VV-4.2", HINT_OTHER },
    [DO_FACE] = { "Face %g", "VV-7.1", HINT_OTHER },
    [DO_GIVE] = { "Give the %W to %v", "VV-12.2", HINT_OTHER },
    [DO_TRANSFER] = { "Hand the weapon of %u to %v", "VV-12.4", HINT_OTHER },
    [DO_EXCHANGE] = { "%u and %v exchange weapons", "VV-12.4", HINT_OTHER },
    [DO_SPLIT] = { "Split %u into two half squads", "VV-5.3.1", HINT_OTHER },
    [DO_COMBINE] = { "Combine %u and %v into a squad", "VV-5.3.1", HINT_OTHER },
    [DO_DONE] = { "Done", "VV-5.3", HINT_END },
    [DO_FIRE] = { "Fire from %h at %i", "VV-14.2", HINT_SHOOT },
    [DO_SHOOT] = { "%u fires at %i", "VV-14.4", HINT_SHOOT },
    [DO_BARRAGE] = { "Mortars in %h shell %i", "VV-12.7", HINT_SHOOT },
    [DO_AT] = { "%u fires at %v", "VV-16.1", HINT_SHOOT },
    [DO_SMOKE] = { "%u fires smoke into %i", "VV-11.3", HINT_SHOOT },
    [DO_CLEAR] = { "%u blows the wire in %i", "VV-17.7", HINT_SHOOT },
    [DO_SET] = { "%u: %m", "VV-14.5", HINT_OTHER },
    [DO_GO] = { "Attack%L", "VV-14.5", HINT_SHOOT },
    [DO_MOVE] = { "Move %u", "VV-6.1", HINT_MOVE },
    [DO_JOIN] = { "%u moves along", "VV-6.1", HINT_MOVE },
    [DO_CRAWL] = { "Make it an assault move: half the points, +1 cover", "VV-6.3.3", HINT_OTHER },
    [DO_LAY] = { "%u lays smoke in %i", "VV-11.2", HINT_OTHER },
    [DO_ENTER] = { "Enter the map at %h", "VV-6.3.9", HINT_MOVE },
    [DO_STEP] = { "Move to %h", "VV-6.2", HINT_MOVE },
    [DO_TURN] = { "%u turns to %f", "VV-6.3.4", HINT_OTHER },
    [DO_STOP] = { "Stop here", "VV-6.1", HINT_END },
    [DO_EXIT] = { "Leave the map", "VV-6.3.9", HINT_MOVE },
    [DO_OVERRUN] = { "Overrun %h", "VV-18.1", HINT_SHOOT },
    [DO_PIVOT] = { "%u stays and turns to %f", "VV-7.3", HINT_OTHER },
    [DO_LOAD] = { "%u takes units aboard", "VV-8.3", HINT_OTHER },
    [DO_TAKE] = { "%u climbs aboard", "VV-8.3", HINT_OTHER },
    [DO_UNLOAD] = { "%u lets units off", "VV-8.3", HINT_OTHER },
    [DO_PUT] = { "%u gets off in %i", "VV-8.3", HINT_MOVE },
    [DO_PASS] = { "Hold fire", "VV-13.8", HINT_END },
    [DO_LANE] = { "%l", "VV-13.9", HINT_OTHER },
    [DO_PIN] = { "Pin %u", "VV-14.6.1", HINT_OTHER },
    [DO_REDUCE] = { "Reduce %u to a half squad", "VV-14.6.1", HINT_OTHER },
    [DO_KILL] = { "Give up %u", "VV-14.6.1", HINT_OTHER },
    [DO_SUFFER] = { "%u takes %k", "VV-14.6.1", HINT_OTHER },
    [DO_SHRUG] = { "The shield of %u takes the point", "VV-13.5", HINT_OTHER },
    [DO_AUTO] = { "Let the program choose the lightest loss", "VV-R3", HINT_OTHER },
    [DO_ADVANCE] = { "%u advances to %i", "VV-5.3.5", HINT_MOVE },
    [DO_WHEEL] = { "%u turns to %f", "VV-5.3.5", HINT_OTHER },
    [DO_ASSAULT] = { "Close assault from %h on %i", "VV-15.1", HINT_SHOOT },
    [DO_OCCUPY] = { "%u and %v occupy the bunker", "VV-15.8", HINT_OTHER },
    [DO_RALLY] = { "Try to rally %u", "VV-14.7", HINT_OTHER },
};

/* Which arguments are units and hexes, for the anchors: as in vv_notation.c. */
static const char *const anchor[DO_KINDS] = {
    [DO_BUILD] = "-h",   [DO_PLACE] = "uh",    [DO_BOARD] = "uu",    [DO_WAIT] = "u",
    [DO_GIVE] = "-u",    [DO_TRANSFER] = "uu", [DO_EXCHANGE] = "uu", [DO_SPLIT] = "u",
    [DO_COMBINE] = "uu", [DO_FIRE] = "-h",     [DO_SHOOT] = "uh",    [DO_BARRAGE] = "-h",
    [DO_AT] = "ut",      [DO_SMOKE] = "uh",    [DO_CLEAR] = "uh",    [DO_SET] = "u",
    [DO_MOVE] = "u",     [DO_JOIN] = "u",      [DO_LAY] = "uh",      [DO_ENTER] = "h",
    [DO_STEP] = "h",     [DO_TURN] = "u",      [DO_OVERRUN] = "h",   [DO_PIVOT] = "u",
    [DO_LOAD] = "u",     [DO_TAKE] = "u",      [DO_UNLOAD] = "u",    [DO_PUT] = "uh",
    [DO_PIN] = "u",      [DO_REDUCE] = "u",    [DO_KILL] = "u",      [DO_SUFFER] = "u",
    [DO_SHRUG] = "u",    [DO_ADVANCE] = "uh",  [DO_WHEEL] = "u",     [DO_ASSAULT] = "-h",
    [DO_RALLY] = "u",
};

static const char *const mode_words[] = { "with all it has", "throw grenades (-1 to the roll)",
                                          "use a satchel charge", "stay out of it" };
static const char *const lane_words[] = { "Lay no fire lane",
                                          "Lay a fire lane, left where it is even",
                                          "Lay a fire lane, right where it is even" };

/* --- labels --- */

static void fill(const struct vv *v, const struct vv_state *s, const struct action *a, char mark,
                 struct text *out)
{
    switch (mark) {
    case 'u': vv_add_unit(v, s, a->arg[0], out); break;
    case 'v': vv_add_unit(v, s, a->arg[1], out); break;
    case 'h': vv_add_hex(v, a->arg[0], out); break;
    case 'i': vv_add_hex(v, a->arg[1], out); break;
    case 'f': text_add(out, hex_direction_name(&v->grid, a->arg[1])); break;
    case 'g': text_add(out, hex_direction_name(&v->grid, a->arg[2])); break;
    case 'P': text_add(out, v->tables.position_name[a->arg[0]]); break;
    case 'W': text_add(out, v->weapon[a->arg[0]].name); break;
    case 'm': text_add(out, mode_words[a->arg[1]]); break;
    case 'l': text_add(out, lane_words[a->arg[0] + 1]); break;
    case 'k': text_addf(out, "%d point%s", a->arg[1], a->arg[1] == 1 ? "" : "s"); break;
    case 'L':
        if (a->arg[0] >= 0) {
            text_add(out, " led by ");
            vv_add_unit(v, s, a->arg[0], out);
        } else {
            text_add(out, " without a leader");
        }
        break;
    default: break;
    }
}

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
    struct text t = text_fixed(out->label, sizeof out->label);
    const char *p = a->kind == DO_DONE ? done_word(s) : offer[a->kind].label;

    for (; *p; p++)
        if (*p == '%')
            fill(v, s, a, *++p, &t);
        else
            text_add_char(&t, *p);
    if (a->kind == DO_AT && a->arg[2] >= VV_AT_FAUST)
        text_add(&t,
                 a->arg[2] == VV_AT_FAUST ? " with a Panzerfaust" : " with an anti-tank grenade");
    if (a->kind == DO_SPLIT && a->arg[1])
        text_add(&t, ", the new one takes the weapon");
    if ((a->kind == DO_ENTER && a->arg[1] >= 0) || (a->kind == DO_PUT && a->arg[2] >= 0) ||
        (a->kind == DO_ADVANCE && a->arg[2] >= 0))
        text_addf(&t, ", facing %s",
                  hex_direction_name(&v->grid, a->kind == DO_ENTER ? a->arg[1] : a->arg[2]));
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
    case HARM_NONE: snprintf(out->needs, sizeof out->needs, "the shield takes it"); break;
    case HARM_PIN: snprintf(out->needs, sizeof out->needs, "pinned"); break;
    case HARM_DIE:
        snprintf(out->needs, sizeof out->needs, "survives pinned on %d or less", t->cr);
        break;
    case HARM_LOST: snprintf(out->needs, sizeof out->needs, "lost"); break;
    }
}

/* --- anchors --- */

/* actor: the unit that acts; for a whole hex its first unit, for a step the first mover. */
static int actor(const struct vv_state *s, const struct action *a)
{
    const char *kinds = anchor[a->kind] ? anchor[a->kind] : "";

    for (int i = 0; kinds[i]; i++)
        if (kinds[i] == 'u')
            return a->arg[i];
    if (a->kind == DO_FIRE || a->kind == DO_BARRAGE || a->kind == DO_ASSAULT)
        return s->cell[a->arg[0]].head - 1;
    if (top_of(s)->kind == F_STEP && movers(s))
        return first_bit(movers(s));
    return VV_NONE;
}

static void put_anchors(const struct vv *v, const struct vv_state *s, const struct action *a,
                        struct hint *out)
{
    const char *kinds = anchor[a->kind] ? anchor[a->kind] : "";
    int who = actor(s, a);
    struct text group = text_fixed(out->group, sizeof out->group);

    for (int i = 0; kinds[i]; i++) {
        if (kinds[i] == 'h')
            vv_hex_name(v, a->arg[i], out->cell);
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
    int u = first_bit(movers(s)), hex = a->arg[0];
    int cost = a->kind == DO_ENTER ? vv_entry_cost(v, s, u, hex)
                                   : vv_step_price(v, s, u, direction_to(v, s->unit[u].hex, hex));

    snprintf(out->cost, sizeof out->cost, "%d", cost);
}

void vv_hint(const struct scenario *scn, struct view view, const struct action *action,
             struct hint *out)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = view.state;
    int kind = action->kind;

    EXPECT(kind > 0 && kind < DO_ROLL);
    *out = (struct hint){ .role = offer[kind].role, .reaction = vv_reaction(v, s, action) };
    snprintf(out->clause, sizeof out->clause, "%s", offer[kind].clause);
    write_label(v, s, action, out);
    put_anchors(v, s, action, out);
    if (kind == DO_FIRE || kind == DO_SHOOT || kind == DO_BARRAGE || kind == DO_AT ||
        kind == DO_ASSAULT || kind == DO_OVERRUN || kind == DO_GO)
        vv_attack_items(v, s, action, out);
    if (kind == DO_PIN || kind == DO_REDUCE || kind == DO_KILL || kind == DO_SUFFER ||
        kind == DO_SHRUG)
        explain_points(v, s, action, out);
    if (kind == DO_RALLY)
        vv_rally_items(v, s, action->arg[0], out);
    if (kind == DO_STEP || kind == DO_ENTER)
        step_cost(v, s, action, out);
}
