/* tov_hint.c - what a person is asked, and how an action is offered. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>

/* --- prompts --- */

static void prompt_set_up(const struct tov *t, const struct tov_state *s, struct text *out)
{
    const struct tov_step *step = tov_setup_step(t, s);
    bool face_down = step->group >= 0 && step->piece < t->kinds; /* decoys always are */

    text_addf(out, "%s: place a %s%s.", step->raider ? "Raider" : "Defender",
              tov_piece_name(t, step->piece), face_down ? " face-down" : "");
}

static void prompt_turn(const struct tov *t, const struct tov_state *s, struct text *out)
{
    bool raider = s->phase == PHASE_RAIDER;
    int idle = 0, first, last;

    tov_own_slots(t, s, &first, &last);
    for (int i = first; i < last; i++)
        idle += can_act(s, i);
    text_addf(out, "%s, turn %d of %d: one action for each unit; %d may still act%s.",
              raider ? "Raider" : "Defender", s->turn, t->base.turns, idle,
              raider         ? ""
              : solitaire(t) ? ", and locations may be searched"
                             : ", and hidden units may come up");
}

void tov_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = view.state;

    switch (s->phase) {
    case PHASE_SETUP: prompt_set_up(t, s, out); return;
    case PHASE_RAIDER:
    case PHASE_DEFENDER: prompt_turn(t, s, out); return;
    case PHASE_ROLL:
        text_addf(out, "%s attacks %s: %d or less hits.", tov_unit_name(t, s, s->attacker).at,
                  tov_unit_name(t, s, s->target).at, tov_hits_on(t, s, s->attacker, s->target));
        return;
    case PHASE_SEARCH:
        text_addf(out, "A piece at %s is turned over.", tov_location_name(t, s, s->search).at);
        return;
    case PHASE_TURN_UP: text_add(out, "The pieces nobody has seen are turned over."); return;
    default: text_addf(out, "The raid is over: %d of %d points.", tov_vp(t, s), t->need);
    }
}

/* --- hints --- */

static struct hint_item *add_item(struct hint *h, const char *clause, const char *label,
                                  const char *value)
{
    EXPECT(h->items < HINT_ITEMS);
    struct hint_item *item = &h->item[h->items++];

    text_copy(item->clause, sizeof item->clause, clause);
    text_copy(item->label, sizeof item->label, label);
    text_copy(item->value, sizeof item->value, value);
    return item;
}

/* The sum behind an attack: number, trench, post. */
static void attack_items(const struct tov *t, const struct tov_state *s, const struct action *a,
                         struct hint *h)
{
    const struct tov_unit *u = &s->unit[a->arg[0]], *target = &s->unit[a->arg[1]];
    const struct tov_kind *kind = &t->kind[u->kind];
    int range = t->range[u->cell][target->cell], hits = tov_hits_on(t, s, a->arg[0], a->arg[1]);
    bool yellow = kind->yellow[range];
    struct hint_item *item = add_item(h, "TOV-7.3", "", "");

    snprintf(item->value, sizeof item->value, "%d", kind->hit[range]);
    snprintf(item->label, sizeof item->label, "Number at range %d%s", range,
             yellow ? " (yellow die)" : "");
    if (t->terrain[target->cell] == TRENCH)
        add_item(h, "TOV-7.4", "Target in a trench", "+1")->waived =
            yellow || tov_connected(t, u->cell, target->cell);
    if (t->posts & bit(target->cell))
        add_item(h, "TOV-10.4", "Special Terrain", "+1");
    if (hits > 0)
        snprintf(h->needs, sizeof h->needs, "hits on %d or less", hits);
    else
        text_copy(h->needs, sizeof h->needs, "cannot hit: no roll is low enough"); /* TOV-A7 */
}

static void hint_unit(const struct tov *t, const struct tov_state *s, int slot, struct hint *h)
{
    text_copy(h->token, sizeof h->token, tov_unit_name(t, s, slot).at);
    snprintf(h->group, sizeof h->group, "%s %s in %s", t->kind[s->unit[slot].kind].name, h->token,
             tov_cell_name(t, s->unit[slot].cell).at);
}

static void hint_move(const struct tov *t, const struct tov_state *s, const struct action *a,
                      struct hint *h)
{
    bool leave = a->kind == DO_EXIT;

    hint_unit(t, s, a->arg[0], h);
    h->role = HINT_MOVE;
    text_copy(h->cell, sizeof h->cell, tov_cell_name(t, a->arg[1]).at);
    text_copy(h->clause, sizeof h->clause, leave ? "TOV-6.6.1" : "TOV-6.0");
    struct text label = text_fixed(h->label, sizeof h->label);
    text_addf(&label, leave ? "Leave the map with %s at %s" : "Move %s to %s", h->token, h->cell);
    if (a->arg[2])
        text_addf(&label, " through %s", tov_cell_name(t, t->visit_cell[a->arg[2] - 1]).at);
    snprintf(h->cost, sizeof h->cost, "%d",
             tov_cost(t, s, a->arg[0], a->arg[1], a->arg[2]) + leave);
}

static void hint_attack(const struct tov *t, const struct tov_state *s, const struct action *a,
                        struct hint *h)
{
    hint_unit(t, s, a->arg[0], h);
    h->role = HINT_SHOOT;
    text_copy(h->target, sizeof h->target, tov_unit_name(t, s, a->arg[1]).at);
    text_copy(h->clause, sizeof h->clause, "TOV-7.0");
    snprintf(h->label, sizeof h->label, "Attack %s %s in %s", t->kind[s->unit[a->arg[1]].kind].name,
             h->target, tov_cell_name(t, s->unit[a->arg[1]].cell).at);
    attack_items(t, s, a, h);
}

static void hint_place(const struct tov *t, const struct tov_state *s, const struct action *a,
                       struct hint *h)
{
    const char *piece = tov_piece_name(t, a->arg[0]);
    int location = a->arg[1] - AT_LOCATION;

    h->role = HINT_MOVE;
    text_copy(h->clause, sizeof h->clause,
              a->arg[0] == DUGOUT ? "TOV-3.1"
              : location >= 0     ? "TOV-3.2"
                                  : "TOV-3.0");
    text_copy(h->cell, sizeof h->cell,
              tov_cell_name(t, location >= 0 ? location_cell(t, s, location) : a->arg[1]).at);
    if (location < 0)
        snprintf(h->label, sizeof h->label, "Place a %s in %s", piece, h->cell);
    else
        snprintf(h->label, sizeof h->label, "Lay a %s face-down %s %s", piece,
                 location < ENTRIES ? "at entry" : "in the dugout of",
                 tov_location_name(t, s, location).at);
}

/* hidden_token: the id of a piece in the scene, which numbers those of a location by kind. */
static void hidden_token(const struct tov *t, const struct tov_state *s, int location, int kind,
                         char out[24])
{
    int number = 1;

    for (int i = 0; i < kind; i++)
        number += s->hidden[location][i];
    snprintf(out, 24, "%s-%d", tov_location_name(t, s, location).at, number);
}

static void hint_come_up(const struct tov *t, const struct tov_state *s, const struct action *a,
                         struct hint *h)
{
    int location = a->kind == DO_SEARCH ? a->arg[0] : a->arg[1];
    struct hex_name name = tov_location_name(t, s, location);

    text_copy(h->cell, sizeof h->cell, tov_cell_name(t, location_cell(t, s, location)).at);
    if (a->kind == DO_SEARCH) {
        hidden_token(t, s, location, 0, h->token);
        text_copy(h->clause, sizeof h->clause, "TOV-6.5s");
        snprintf(h->label, sizeof h->label, "Turn over the pieces at %s", name.at);
    } else {
        hidden_token(t, s, location, a->arg[0], h->token);
        text_copy(h->clause, sizeof h->clause, "TOV-6.5");
        snprintf(h->label, sizeof h->label, "Bring up a %s at %s", t->kind[a->arg[0]].name,
                 name.at);
    }
    snprintf(h->group, sizeof h->group, "%s %s", location < ENTRIES ? "Entry" : "Dugout", name.at);
}

void tov_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = view.state;

    *out = (struct hint){ .role = HINT_OTHER };
    switch (a->kind) {
    case DO_PLACE: hint_place(t, s, a, out); return;
    case DO_MOVE:
    case DO_EXIT: hint_move(t, s, a, out); return;
    case DO_ATTACK: hint_attack(t, s, a, out); return;
    case DO_REVEAL:
    case DO_SEARCH: hint_come_up(t, s, a, out); return;
    case DO_CLEAR:
        hint_unit(t, s, a->arg[0], out);
        text_copy(out->cell, sizeof out->cell, tov_cell_name(t, s->unit[a->arg[0]].cell).at);
        text_copy(out->clause, sizeof out->clause, "TOV-8.0");
        snprintf(out->label, sizeof out->label, "Clear the dugout in %s", out->cell);
        return;
    default:
        out->role = HINT_END;
        text_copy(out->clause, sizeof out->clause, "TOV-5.0");
        snprintf(out->label, sizeof out->label, "End the %s's turn",
                 s->phase == PHASE_RAIDER ? "Raider" : "Defender");
    }
}
