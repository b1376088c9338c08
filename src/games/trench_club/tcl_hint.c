/* tcl_hint.c - what a person is asked, and how an order is offered: label, anchors on the board,
 * cost, and the sum behind an attack. */
#include "games/trench_club/tcl_rules.h"

#include <stdarg.h>

static void say(const struct tcl *t, const struct tcl_state *s, const char *pattern,
                const int16_t arg[7], struct text *out)
{
    form_sentence(&(struct forms){ tcl_sentence_kinds, &t->base, s }, pattern, arg, out);
}

/* --- prompts --- */

/* Of the seat, three arguments of the frame, the player's coins, and the result. */
static const char *const ask[FRAMES] = {
    [FRAME_ASSIGN] = "{0:TITLE} assigns {1:SOLDIER} to one of its three armies.",
    [FRAME_ORDER] = "The dice decide who begins.",
    [FRAME_CHIP] = "{0:TITLE} turns over a start chip.",
    [FRAME_NUMBER] = "A start chip is turned over.",
    [FRAME_PLACE] = "{0:TITLE} places the units of this army.",
    [FRAME_TOKEN] = "The Automa draws a unit from the bag.",
    [FRAME_ARMIES] = "{0:TITLE} chooses {1} of its armies to act this turn.",
    [FRAME_MOVE] = "{0:TITLE} moves its units.",
    [FRAME_UNLOAD] = "{0:TITLE} unloads the truck.",
    [FRAME_DECLARE] = "{0:TITLE} declares attacks in the order of fighting.",
    [FRAME_SCATTER] = "One die says where Big Bertha strikes.",
    [FRAME_THROW] = "{1:SOLDIER} throws {2} dice, each hits on {3} or less.",
    [FRAME_GIFT] = "{0:TITLE} may give coins to its ally.",
    [FRAME_MONEY] = "{0:TITLE} repairs and buys with {4} coin{4:s}.",
    [FRAME_CARD] = "A special forces card is drawn.",
    [FRAME_PUT] = "{0:TITLE} chooses where the new unit appears.",
    [FRAME_YIELD] = "{0:TITLE} accepts or declines to surrender with its ally.",
    [FRAME_AUTO] = "{0:TITLE} moves and attacks as its orders say.",
    [FRAME_LOTS] = "The Automa draws lots between equal options.",
    [FRAME_AUTO_MONEY] = "{0:TITLE} buys as its orders say.",
    [FRAME_AUTO_TYPE] = "The Automa draws what to buy.",
    [FRAME_OVER] = "The game is over: {5:WON}, {6:REASON}.",
};

void tcl_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = view.state;
    const struct frame *f = top(s);
    const int16_t arg[7] = {
        f->seat, f->arg[0], f->arg[1], f->arg[2], (int16_t)s->coins[s->player], s->winner, s->reason
    };
    const char *pattern = ask[f->kind];

    if (f->kind == FRAME_ASSIGN && t->common)
        pattern = "{0:TITLE} takes a unit type for chip {0:ARMY} or the common chip 3.";
    if (f->kind == FRAME_THROW && option(t, OPTION_CARDS + seat_of(f->arg[0])))
        pattern = "{1:SOLDIER} draws a card for {2} dice at {3}.";
    say(t, s, pattern, arg, out);
}

/* --- hints --- */

static const struct {
    enum hint_role role;
    const char *clause, *label;
} offer[DOINGS] = {
    [DO_ASSIGN] = { HINT_OTHER, "TCL-1.5", "{0:OWN} joins army {1:ARMY}" },
    [DO_TAKE] = { HINT_OTHER, "TCL-14.1", "Take the {0:TYPE} for chip {1:ARMY}" },
    [DO_SPLIT] = { HINT_OTHER, "TCL-1.5", "Armies as suggested for a first game" },
    [DO_CHIP] = { HINT_OTHER, "TCL-1.7", "Turn over chip {0:ARMY}" },
    [DO_PLACE] = { HINT_MOVE, "TCL-1.7", "{0:OWN} on {1:PLACE}" },
    [DO_ARMIES] = { HINT_OTHER, "TCL-1.13", "Act with {0:ARMIES}" },
    [DO_MOVE] = { HINT_MOVE, "TCL-2.1", "{0:OWN} to {1:PLACE}" },
    [DO_ENTER] = { HINT_MOVE, "TCL-5.4", "{0:OWN} enters {1:FORT}" },
    [DO_CONQUER] = { HINT_MOVE, "TCL-5.1", "{0:OWN} takes {1:FORT}" },
    [DO_BOARD] = { HINT_MOVE, "TCL-4.3", "{0:OWN} boards {1:OWN}" },
    [DO_UNLOAD] = { HINT_MOVE, "TCL-4.4", "{0:OWN} gets off on {1:PLACE}" },
    [DO_MINE] = { HINT_OTHER, "TCL-10.8", "{0:OWN} lay a mine on {1:PLACE}" },
    [DO_BUILD] = { HINT_OTHER, "TCL-10.7", "{0:OWN} build a {1:WHAT} on {2:PLACE} and {3:PLACE}" },
    [DO_DONE] = { HINT_END, "TCL-1.12", "Moves are done" },
    [DO_PASS] = { HINT_OTHER, "TCL-14.2", "Hand over to your partner" },
    [DO_TIME] = { HINT_OTHER, "TCL-15.1", "Time is up" },
    [DO_ATTACK] = { HINT_SHOOT, "TCL-6.2", "{0:OWN} attacks {1:OWN}{2:CLOUD}" },
    [DO_FIGHT] = { HINT_END, "TCL-6.1", "Fight the declared attacks" },
    [DO_REPAIR] = { HINT_OTHER, "TCL-8.3", "Repair {0:OWN}" },
    [DO_BUY] = { HINT_OTHER, "TCL-8.4", "Buy {0:TYPE} ({0:COST}) in {1:FORT}" },
    [DO_SPECIAL] = { HINT_OTHER, "TCL-8.6", "{0:SPECIAL}" },
    [DO_PUT] = { HINT_OTHER, "TCL-8.7", "Appears {0:SPOT}" },
    [DO_GIFT] = { HINT_OTHER, "TCL-8.2",
                  "Give {0} of your coins; your ally receives {0:RECEIVED}" },
    [DO_KEEP] = { HINT_END, "TCL-8.2", "Keep your coins" },
    [DO_END] = { HINT_END, "TCL-8.8", "End the turn" },
    [DO_SURRENDER] = { HINT_YIELD, "TCL-9.2", "Surrender" },
    [DO_ACCEPT] = { HINT_YIELD, "TCL-9.2", "Agree to surrender" },
    [DO_DECLINE] = { HINT_OTHER, "TCL-9.2", "Fight on" },
    [DO_ACT] = { HINT_MOVE, "TCL-13.3", "" },
    [DO_DRAW] = { HINT_OTHER, "TCL-13.11", "Draw what to buy" },
    [DO_LOTS] = { HINT_OTHER, "TCL-13.5", "{0:OWN} draws lots" },
};

static void title_of(const struct tcl *t, const struct tcl_state *s, int slot, char out[40])
{
    struct text title = text_fixed(out, 40);

    say(t, s, "{0:OWN}", (const int16_t[7]){ (int16_t)slot }, &title);
}

/* A place as a cell of the scene: forts are shown by their body. */
static void cell_of(const struct tcl *t, int place, char out[8])
{
    tcl_hex_name(place >= PLACE_FORT ? t->fort[place - PLACE_FORT].hex[1] : place, out);
}

static void anchor(const struct tcl *t, const struct tcl_state *s, int slot, struct hint *out)
{
    title_of(t, s, slot, out->group);
    tcl_slot_name(t, s, slot, out->token);
}

/* One line of the sum behind an attack; the value is printed like printf. */
static void add_item(struct hint *out, const char *clause, const char *label, const char *format,
                     ...)
{
    EXPECT(out->items < HINT_ITEMS);
    struct hint_item *item = &out->item[out->items++];
    struct text value = text_fixed(item->value, sizeof item->value);
    va_list args;

    text_copy(item->label, sizeof item->label, label);
    text_copy(item->clause, sizeof item->clause, clause);
    va_start(args, format);
    text_addv(&value, format, args);
    va_end(args);
}

/* Who would answer, and with what: of a trench everybody who can. */
static void add_answers(const struct tcl *t, const struct tcl_state *s, int slot, int target,
                        struct hint *out)
{
    uint8_t shooter[ANSWERS_MAX];
    int n = tcl_answers(t, s, slot, target, shooter);
    char who[40], label[48];

    if (n == 0)
        add_item(out, "TCL-7.2", "Answer", "none");
    for (int i = 0; i < n; i++) {
        const struct tcl_unit *v = &s->unit[shooter[i]];
        const char *clause = tcl_in_trench(t, s, v) ? "TCL-11.6" : "TCL-7.2";

        title_of(t, s, shooter[i], who);
        SET(label, shooter[i] == target ? "Answer" : "Answer, %.38s", who);
        if (seat_of(shooter[i]) == t->automa)
            add_item(out, clause, label, "%d hits", tcl_fixed_hits(t, v, &s->unit[slot]));
        else
            add_item(out, clause, label, "%d at %d", t->dice[v->damage],
                     tcl_attack_value(t, v, &s->unit[slot]));
    }
}

/* Each unit in a cloud of gas: one throw, read by a number of its own. */
static void add_cloud(const struct tcl *t, const struct tcl_state *s, struct tcl_attack gas,
                      struct hint *out)
{
    uint8_t struck[STRUCK_MAX];
    int n = tcl_cloud(t, s, gas, struck);
    char who[40], label[48];

    for (int i = 0; i < n; i++) {
        title_of(t, s, struck[i], who);
        SET(label, "Strikes %.38s", who);
        add_item(out, "TCL-10.5", label, "at %d",
                 tcl_attack_value(t, &s->unit[gas.attacker], &s->unit[struck[i]]));
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

    add_item(out, "TCL-7.3", u->damage ? "Dice, damaged" : "Dice, undamaged", "%d", dice);
    if (red)
        add_item(out, red == 3 ? "TCL-7.5" : "TCL-7.4", red == 3 ? "Surround" : "Flank", "%d", red);
    add_item(out, "TCL-7.8", level[tcl_level(t, u)], "%d", tcl_attack_value(t, u, v));
    add_item(out, "TCL-7.9",
             tcl_in_trench(t, s, v)       ? "Target in a trench"
             : row != type_of(t, v)->open ? "Target in forest"
                                          : "Target in the open",
             "row %c", ARMOUR_ROWS[row]);
    if (is(t, u, MARK_SCATTER) && tcl_level(t, u) < 2)
        add_item(out, "TCL-10.1", "Strikes the aimed hex", tcl_level(t, u) ? "3 of 4" : "1 of 2");
    add_answers(t, s, slot, target, out);
    SET(out->needs, "%d dice, each hits on %d or less", dice + red, tcl_attack_value(t, u, v));
}

/* Points with halves: "1½" in plain letters. */
static void cost_text(int half_points, char out[8])
{
    text_set(out, 8, half_points & 1 ? (half_points == 1 ? "1/2" : "%d 1/2") : "%d",
             half_points / 2);
}

static void hint_go(const struct tcl *t, const struct tcl_state *s, int slot, int place,
                    struct hint *out)
{
    anchor(t, s, slot, out);
    cell_of(t, place, out->cell);
}

static void hint_move(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                      struct tcl_costs *known, struct hint *out)
{
    int cost = tcl_move_cost(t, s, slot, hex, known);

    hint_go(t, s, slot, hex, out);
    if (cost >= 0)
        cost_text(cost, out->cost);
    else
        SET(out->cost, "all");
    if (tcl_ends_in_contact(t, s, slot, hex, known))
        SET(out->risk, "ends in enemy contact");
    if (s->unit[slot].place == hex)
        SET(out->label, "%s unloads here", out->group);
}

static void hint_buy(const struct tcl *t, int type, int fort, struct hint *out)
{
    SET(out->cost, "%d", t->type[type].cost);
    SET(out->group, "Buy in %s", t->fort[fort].name);
    cell_of(t, PLACE_FORT + fort, out->cell);
}

/* What the Automa's unit does, and by which order: "Infantry to 0709, attacks Tank: I.4". */
static void hint_automa(const struct tcl *t, const struct tcl_state *s, int slot, int place,
                        int target, struct hint *out)
{
    static const char *const clause[] = { "", "TCL-13.6", "TCL-13.8", "TCL-13.9" };
    struct text label = text_fixed(out->label, sizeof out->label);
    bool moves = place != s->unit[slot].place;
    struct tcl_plan plan;

    tcl_make_plan(t, s, slot, 0, &plan);
    tcl_slot_name(t, s, slot, out->token);
    cell_of(t, place, out->cell);
    SET(out->group, "Automa");
    SET(out->clause, "%s", clause[plan.roman]);
    text_addf(&label, "%s ", type_of(t, &s->unit[slot])->name);
    if (place >= PLACE_FORT)
        text_addf(&label, "%s %s", moves ? "takes" : "stays in", t->fort[place - PLACE_FORT].name);
    else
        text_addf(&label, moves ? "to %s" : "stays", out->cell);
    if (target >= 0) {
        text_addf(&label, ", attacks %s", type_of(t, &s->unit[target])->name);
        tcl_slot_name(t, s, target, out->target);
        out->role = HINT_SHOOT;
    }
    text_add(&label, ": ");
    tcl_plan_text(&plan, &label);
}

static void hint_one(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                     struct tcl_costs *known, struct hint *out)
{
    int first = a->arg[0], second = a->arg[1];

    *out = (struct hint){ .role = offer[a->kind].role };
    struct text label = text_fixed(out->label, sizeof out->label);
    say(t, s, offer[a->kind].label, a->arg, &label);
    text_copy(out->clause, sizeof out->clause,
              a->kind == DO_ARMIES ? army_clause(t) : offer[a->kind].clause);
    switch (a->kind) {
    case DO_ASSIGN:
    case DO_LOTS:
    case DO_REPAIR:
        if (s->unit[first].place != PLACE_NONE)
            anchor(t, s, first, out);
        return;
    case DO_MOVE: hint_move(t, s, first, second, known, out); return;
    case DO_PLACE:
    case DO_UNLOAD:
    case DO_MINE: hint_go(t, s, first, second, out); return;
    case DO_BUILD: hint_go(t, s, first, a->arg[2], out); return;
    case DO_ENTER:
    case DO_CONQUER: hint_go(t, s, first, PLACE_FORT + second, out); return;
    case DO_BOARD:
        hint_go(t, s, first, s->unit[second].place, out);
        tcl_slot_name(t, s, second, out->target);
        return;
    case DO_ATTACK:
        anchor(t, s, first, out);
        tcl_slot_name(t, s, second, out->target);
        attack_items(t, s, first, second, out);
        if (is(t, &s->unit[first], MARK_PATTERN))
            add_cloud(t, s,
                      (struct tcl_attack){ (uint8_t)first, (uint8_t)second, (uint8_t)a->arg[2] },
                      out);
        return;
    case DO_BUY: hint_buy(t, first, second, out); return;
    case DO_SPECIAL: SET(out->cost, "%d", t->special_price); return;
    case DO_PUT: cell_of(t, first, out->cell); return;
    case DO_GIFT: SET(out->group, "Gifts"); return;
    case DO_ACT: hint_automa(t, s, first, second, a->arg[2] - 1, out); return;
    default: return;
    }
}

void tcl_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out)
{
    struct tcl_costs known = NO_COSTS;

    hint_one(tcl_of(scn), view.state, a, &known, out);
}

/* The costs of a unit's moves are found once for all of them. */
void tcl_hints(const struct scenario *scn, struct view view, const struct action *list, int count,
               void (*each)(void *context, int i, const struct hint *hint), void *context)
{
    struct tcl_costs known = NO_COSTS;
    struct hint h;

    for (int i = 0; i < count; i++) {
        hint_one(tcl_of(scn), view.state, &list[i], &known, &h);
        each(context, i, &h);
    }
}
