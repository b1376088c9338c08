/* tcl_hint.c - what a person is asked, and how an order is offered: label, anchors on the board,
 * cost, and the sum behind an attack. */
#include <stdio.h>
#include <string.h>

#include "games/trench_club/tcl_rules.h"

/* --- prompts --- */

static const char *const ask[FRAMES] = {
    [FRAME_CHIP] = "turns over a start chip",
    [FRAME_PLACE] = "places the units of this army",
    [FRAME_MOVE] = "moves its units",
    [FRAME_UNLOAD] = "unloads the truck",
    [FRAME_DECLARE] = "declares attacks in the order of fighting",
    [FRAME_GIFT] = "may give coins to its ally",
    [FRAME_PUT] = "chooses where the new unit appears",
    [FRAME_YIELD] = "accepts or declines to surrender with its ally",
    [FRAME_AUTO] = "moves and attacks as its orders say",
    [FRAME_AUTO_MONEY] = "buys as its orders say",
};

static const char *const rolling[FRAMES] = {
    [FRAME_ORDER] = "The dice decide who begins.",
    [FRAME_NUMBER] = "A start chip is turned over.",
    [FRAME_TOKEN] = "The Automa draws a unit from the bag.",
    [FRAME_SCATTER] = "One die says where Big Bertha strikes.",
    [FRAME_CARD] = "A special forces card is drawn.",
    [FRAME_LOTS] = "The Automa draws lots between equal options.",
    [FRAME_AUTO_TYPE] = "The Automa draws what to buy.",
};

static void prompt_throw(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    const struct frame *f = top(s);
    char name[60];

    tcl_badge_name(t, badge(s, f->arg[0]), name);
    if (option(t, OPTION_CARDS + seat_of(f->arg[0])))
        text_addf(out, "%s draws a card for %d dice at %d.", name, f->arg[1], f->arg[2]);
    else
        text_addf(out, "%s throws %d dice, each hits on %d or less.", name, f->arg[1], f->arg[2]);
}

static void prompt_assign(const struct tcl *t, const struct tcl_state *s, struct text *out)
{
    const struct frame *f = top(s);
    const char *title = t->base.side[f->seat].title;
    char name[60];

    if (t->common)
        text_addf(out, "%s takes a unit type for chip %d or the common chip 3.", title,
                  f->seat + 1);
    else
        text_addf(out, "%s assigns %s to one of its three armies.", title,
                  tcl_badge_name(t, badge(s, f->arg[0]), name));
}

static void prompt_end(const struct tcl_state *s, struct text *out)
{
    text_addf(out, "The game is over: %s, %s.",
              s->winner == WINNER_DRAW ? "a draw"
              : s->winner == 1         ? "the Central Powers win"
                                       : "the Entente wins",
              tcl_end_reason(s->reason));
}

void tcl_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = view.state;
    const struct frame *f = top(s);

    if (f->kind == FRAME_OVER)
        prompt_end(s, out);
    else if (f->kind == FRAME_THROW)
        prompt_throw(t, s, out);
    else if (f->kind == FRAME_ASSIGN)
        prompt_assign(t, s, out);
    else if (f->kind == FRAME_ARMIES)
        text_addf(out, "%s chooses %d of its armies to act this turn.", scn->side[f->seat].title,
                  f->arg[0]);
    else if (f->kind == FRAME_MONEY)
        text_addf(out, "%s repairs and buys with %d coin%s.", scn->side[f->seat].title,
                  s->coins[s->player], s->coins[s->player] == 1 ? "" : "s");
    else if (f->seat == SEAT_CHANCE)
        text_add(out, rolling[f->kind]);
    else
        text_addf(out, "%s %s.", scn->side[f->seat].title, ask[f->kind]);
}

/* --- hints --- */

static const struct {
    enum hint_role role;
    const char *clause, *label;
} plain[DOINGS] = {
    [DO_ASSIGN] = { HINT_OTHER, "TCL-1.5", "%s joins army %d" },
    [DO_TAKE] = { HINT_OTHER, "TCL-14.1", "Take the %s for chip %d" },
    [DO_SPLIT] = { HINT_OTHER, "TCL-1.5", "Armies as suggested for a first game" },
    [DO_CHIP] = { HINT_OTHER, "TCL-1.7", "Turn over chip %d" },
    [DO_PLACE] = { HINT_MOVE, "TCL-1.7", "%s on %s" },
    [DO_ARMIES] = { HINT_OTHER, "TCL-1.13", "" },
    [DO_MOVE] = { HINT_MOVE, "TCL-2.1", "%s to %s" },
    [DO_ENTER] = { HINT_MOVE, "TCL-5.4", "%s enters %s" },
    [DO_CONQUER] = { HINT_MOVE, "TCL-5.1", "%s takes %s" },
    [DO_BOARD] = { HINT_MOVE, "TCL-4.3", "%s boards %s" },
    [DO_UNLOAD] = { HINT_MOVE, "TCL-4.4", "%s gets off on %s" },
    [DO_MINE] = { HINT_OTHER, "TCL-10.8", "%s lay a mine on %s" },
    [DO_BUILD] = { HINT_OTHER, "TCL-10.7", "" },
    [DO_DONE] = { HINT_END, "TCL-1.12", "Moves are done" },
    [DO_PASS] = { HINT_OTHER, "TCL-14.2", "Hand over to your partner" },
    [DO_TIME] = { HINT_OTHER, "TCL-15.1", "Time is up" },
    [DO_ATTACK] = { HINT_SHOOT, "TCL-6.2", "%s attacks %s" },
    [DO_FIGHT] = { HINT_END, "TCL-6.1", "Fight the declared attacks" },
    [DO_REPAIR] = { HINT_OTHER, "TCL-8.3", "Repair %s" },
    [DO_BUY] = { HINT_OTHER, "TCL-8.4", "" },
    [DO_SPECIAL] = { HINT_OTHER, "TCL-8.6", "" },
    [DO_PUT] = { HINT_OTHER, "TCL-8.7", "" },
    [DO_GIFT] = { HINT_OTHER, "TCL-8.2", "" },
    [DO_KEEP] = { HINT_END, "TCL-8.2", "Keep your coins" },
    [DO_END] = { HINT_END, "TCL-8.8", "End the turn" },
    [DO_SURRENDER] = { HINT_OTHER, "TCL-9.2", "Surrender" },
    [DO_ACCEPT] = { HINT_OTHER, "TCL-9.2", "Agree to surrender" },
    [DO_DECLINE] = { HINT_OTHER, "TCL-9.2", "Fight on" },
    [DO_ACT] = { HINT_MOVE, "TCL-13.3", "" },
    [DO_DRAW] = { HINT_OTHER, "TCL-13.11", "Draw what to buy" },
    [DO_LOTS] = { HINT_OTHER, "TCL-13.5", "%s draws lots" },
};

static void unit_title(const struct tcl *t, const struct tcl_state *s, int slot, char out[40])
{
    const struct tcl_unit *u = &s->unit[slot];
    int n = snprintf(out, 40, "%s", type_of(t, u)->name);

    if (u->number > 1)
        snprintf(out + n, 40 - (size_t)n, " %d", u->number);
}

/* A place as a cell of the scene: forts are shown by their body. */
static void cell_of(const struct tcl *t, int place, char out[8])
{
    tcl_hex_name(place >= PLACE_FORT ? t->fort[place - PLACE_FORT].hex[1] : place, out);
}

static const char *place_title(const struct tcl *t, int place, char out[32])
{
    if (place >= PLACE_FORT)
        snprintf(out, 32, "%s", t->fort[place - PLACE_FORT].name);
    else
        tcl_hex_name(place, out);
    return out;
}

static void anchor(const struct tcl *t, const struct tcl_state *s, int slot, struct hint *out)
{
    char title[40];

    unit_title(t, s, slot, title);
    tcl_slot_name(t, s, slot, out->token);
    text_copy(out->group, sizeof out->group, title);
}

static void add_item(struct hint *out, const char *clause, const char *value, const char *label)
{
    EXPECT(out->items < HINT_ITEMS);
    struct hint_item *item = &out->item[out->items++];

    *item = (struct hint_item){ .waived = false };
    text_copy(item->label, sizeof item->label, label);
    text_copy(item->value, sizeof item->value, value);
    text_copy(item->clause, sizeof item->clause, clause);
}

static void add_count(struct hint *out, const char *clause, int value, const char *label)
{
    char number[16];

    SET(number, "%d", value);
    add_item(out, clause, number, label);
}

/* Who would answer, and with what: of a trench everybody who can. */
static void add_answers(const struct tcl *t, const struct tcl_state *s, int slot, int target,
                        struct hint *out)
{
    uint8_t shooter[ANSWERS_MAX];
    int n = tcl_answers(t, s, slot, target, shooter);
    char number[16], who[40], label[48];

    if (n == 0)
        add_item(out, "TCL-7.2", "none", "Answer");
    for (int i = 0; i < n; i++) {
        const struct tcl_unit *v = &s->unit[shooter[i]];

        unit_title(t, s, shooter[i], who);
        SET(label, shooter[i] == target ? "Answer" : "Answer, %.38s", who);
        if (seat_of(shooter[i]) == t->automa)
            SET(number, "%d hits", tcl_fixed_hits(t, v, &s->unit[slot]));
        else
            SET(number, "%d at %d", t->dice[v->damage], tcl_attack_value(t, v, &s->unit[slot]));
        add_item(out, tcl_in_trench(t, s, v) ? "TCL-11.6" : "TCL-7.2", number, label);
    }
}

/* The sum behind an attack: dice by damage, red dice, value by experience, armour of the target. */
static void attack_items(const struct tcl *t, const struct tcl_state *s, int slot, int target,
                         struct hint *out)
{
    static const char *const level[] = { "Attack value, rookie", "Attack value, veteran",
                                         "Attack value, war hero" };
    const struct tcl_unit *u = &s->unit[slot], *v = &s->unit[target];
    int red = tcl_red_dice(t, s, slot, target), dice = t->dice[u->damage];
    int row = tcl_armour_row(t, s, target, true);
    char armour[16];

    add_count(out, "TCL-7.3", dice, u->damage ? "Dice, damaged" : "Dice, undamaged");
    if (red)
        add_count(out, red == 3 ? "TCL-7.5" : "TCL-7.4", red, red == 3 ? "Surround" : "Flank");
    add_count(out, "TCL-7.8", tcl_attack_value(t, u, v), level[tcl_level(t, u)]);
    SET(armour, "row %c", ARMOUR_ROWS[row]);
    add_item(out, "TCL-7.9", armour,
             tcl_in_trench(t, s, v)       ? "Target in a trench"
             : row != type_of(t, v)->open ? "Target in forest"
                                          : "Target in the open");
    if (is(t, u, MARK_SCATTER) && tcl_level(t, u) < 2)
        add_item(out, "TCL-10.1", tcl_level(t, u) ? "3 of 4" : "1 of 2", "Strikes the aimed hex");
    add_answers(t, s, slot, target, out);
    SET(out->needs, "%d dice, each hits on %d or less", dice + red, tcl_attack_value(t, u, v));
}

static void hint_attack(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                        struct hint *out)
{
    static const char *const way[6] = { "N", "NE", "SE", "S", "SW", "NW" };
    int slot = a->arg[0], target = a->arg[1];
    char who[40], whom[40];

    unit_title(t, s, slot, who);
    unit_title(t, s, target, whom);
    SET(out->label, "%s attacks %s", who, whom);
    if (is(t, &s->unit[slot], MARK_PATTERN))
        SET(out->label, "%s attacks %s, cloud to %s and %s", who, whom, way[a->arg[2] % 6],
            way[(a->arg[2] + 1) % 6]);
    anchor(t, s, slot, out);
    tcl_slot_name(t, s, target, out->target);
    attack_items(t, s, slot, target, out);
}

/* Points with halves: "1½" in plain letters. */
static void cost_text(int half_points, char out[8])
{
    snprintf(out, 8, half_points & 1 ? (half_points == 1 ? "1/2" : "%d 1/2") : "%d",
             half_points / 2);
}

static void hint_go(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                    struct hint *out)
{
    int slot = a->arg[0];
    int place = a->kind == DO_ENTER || a->kind == DO_CONQUER ? PLACE_FORT + a->arg[1] : a->arg[1];
    char who[40], where[40];

    unit_title(t, s, slot, who);
    if (a->kind == DO_BOARD) {
        unit_title(t, s, a->arg[1], where);
        place = s->unit[a->arg[1]].place;
        tcl_slot_name(t, s, a->arg[1], out->target);
    } else {
        place_title(t, place, where);
    }
    SET(out->label, plain[a->kind].label, who, where);
    anchor(t, s, slot, out);
    cell_of(t, place, out->cell);
    if (a->kind == DO_MOVE) {
        int cost = tcl_move_cost(t, s, slot, place);

        if (cost >= 0)
            cost_text(cost, out->cost);
        else
            SET(out->cost, "all");
        if (s->unit[slot].place == place)
            SET(out->label, "%s unloads here", who);
    }
}

static void hint_unit_number(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                             struct hint *out)
{
    char who[40];

    unit_title(t, s, a->arg[0], who);
    SET(out->label, plain[a->kind].label, who, a->arg[1] + 1);
    if (s->unit[a->arg[0]].place != PLACE_NONE)
        anchor(t, s, a->arg[0], out);
}

static void hint_build(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                       struct hint *out)
{
    char who[40], one[8], two[8];

    unit_title(t, s, a->arg[0], who);
    tcl_hex_name(a->arg[2], one);
    tcl_hex_name(a->arg[3], two);
    SET(out->label, "%s build a %s on %s and %s", who, a->arg[1] ? "trench" : "road", one, two);
    anchor(t, s, a->arg[0], out);
    text_copy(out->cell, sizeof out->cell, one);
}

static void hint_money(const struct tcl *t, const struct action *a, struct hint *out)
{
    char where[32];

    if (a->kind == DO_BUY) {
        SET(out->label, "Buy %s (%d) in %s", t->type[a->arg[0]].name, t->type[a->arg[0]].cost,
            t->fort[a->arg[1]].name);
        SET(out->cost, "%d", t->type[a->arg[0]].cost);
        SET(out->group, "Buy in %s", t->fort[a->arg[1]].name);
        cell_of(t, PLACE_FORT + a->arg[1], out->cell);
    } else if (a->kind == DO_SPECIAL) {
        if (a->arg[0])
            SET(out->label, "Special forces (%d): %s", t->special_price, t->type[a->arg[0]].name);
        else
            SET(out->label, "Special forces (%d): draw a card", t->special_price);
        SET(out->cost, "%d", t->special_price);
    } else if (a->kind == DO_PUT) {
        SET(out->label, "Appears %s %s", a->arg[0] >= PLACE_FORT ? "in" : "on",
            place_title(t, a->arg[0], where));
        cell_of(t, a->arg[0], out->cell);
    } else {
        SET(out->label, "Give %d of your coins; your ally receives %d", a->arg[0], a->arg[0] - 1);
        SET(out->group, "Gifts");
    }
}

static void hint_armies(const struct action *a, struct hint *out)
{
    char list[24] = "";
    size_t n = 0;

    for (int i = 0; i < CHIPS; i++)
        if (a->arg[0] >> i & 1)
            n += (size_t)snprintf(list + n, sizeof list - n, "%s%d", n ? " and " : "", i + 1);
    SET(out->label, "Act with %s %s", n > 1 ? "armies" : "army", list);
}

static void hint_automa(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                        struct hint *out)
{
    char order[60], place[32];
    struct text why = text_fixed(order, sizeof order);
    struct tcl_plan plan;
    bool moves = a->arg[1] != s->unit[a->arg[0]].place;

    tcl_make_plan(t, s, a->arg[0], 0, &plan);
    tcl_plan_text(&plan, &why);
    if (a->arg[1] >= PLACE_FORT)
        SET(place, "%s %s", moves ? "takes" : "stays in", t->fort[a->arg[1] - PLACE_FORT].name);
    else
        SET(place, moves ? "to %02d%02d" : "stays", a->arg[1] / STRIDE, a->arg[1] % STRIDE);
    tcl_slot_name(t, s, a->arg[0], out->token);
    SET(out->group, "Automa");
    tcl_hex_name(a->arg[1] >= PLACE_FORT ? t->fort[a->arg[1] - PLACE_FORT].hex[1] : a->arg[1],
                 out->cell);
    const char *name = type_of(t, &s->unit[a->arg[0]])->name;
    if (a->arg[2]) {
        const struct tcl_unit *v = &s->unit[a->arg[2] - 1];

        SET(out->label, "%s %s, attacks %s: %s", name, place, type_of(t, v)->name, order);
        tcl_slot_name(t, s, a->arg[2] - 1, out->target);
        out->role = HINT_SHOOT;
    } else {
        SET(out->label, "%s %s: %s", name, place, order);
    }
    SET(out->clause, "%s",
        plan.roman == 1   ? "TCL-13.6"
        : plan.roman == 2 ? "TCL-13.8"
                          : "TCL-13.9");
}

void tcl_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = view.state;

    *out = (struct hint){ .role = plain[a->kind].role };
    SET(out->clause, "%s",
        a->kind == DO_ARMIES && t->players == 2 ? "TCL-1.14" : plain[a->kind].clause);
    switch (a->kind) {
    case DO_ASSIGN:
    case DO_LOTS:
    case DO_REPAIR: hint_unit_number(t, s, a, out); return;
    case DO_TAKE:
        SET(out->label, plain[a->kind].label, t->type[a->arg[0]].name, a->arg[1] + 1);
        return;
    case DO_CHIP: SET(out->label, plain[a->kind].label, a->arg[0] + 1); return;
    case DO_PLACE:
    case DO_MOVE:
    case DO_ENTER:
    case DO_CONQUER:
    case DO_BOARD:
    case DO_UNLOAD:
    case DO_MINE: hint_go(t, s, a, out); return;
    case DO_BUILD: hint_build(t, s, a, out); return;
    case DO_ATTACK: hint_attack(t, s, a, out); return;
    case DO_BUY:
    case DO_SPECIAL:
    case DO_PUT:
    case DO_GIFT: hint_money(t, a, out); return;
    case DO_ARMIES: hint_armies(a, out); return;
    case DO_ACT: hint_automa(t, s, a, out); return;
    default: text_copy(out->label, sizeof out->label, plain[a->kind].label);
    }
}
