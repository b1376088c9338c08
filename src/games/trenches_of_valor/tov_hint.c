/* tov_hint.c - how to offer an action to a person, and attacks described in words. */
#include "games/trenches_of_valor/tov_internal.h"

#include <stdio.h>
#include <string.h>

static struct hint_item *add_item(struct hint *h, const char *clause)
{
    struct hint_item *item = &h->item[h->items++];

    snprintf(item->clause, sizeof item->clause, "%s", clause);
    return item;
}

/* The sum behind an attack: number, trench, post. */
static void attack_items(const struct tov *t, const struct state *s, const struct action *a,
                         struct hint *h)
{
    const struct unit *u = &s->unit[a->arg[0]], *target = &s->unit[a->arg[1]];
    const struct kind *kind = &t->kind[u->kind];
    int range = t->range[u->cell][target->cell], hits = tov_hits_on(t, s, a->arg[0], a->arg[1]);
    struct hint_item *item = add_item(h, "TOV-7.3");

    snprintf(item->label, sizeof item->label, "Number at range %d%s", range,
             kind->yellow[range] ? " (yellow die)" : "");
    snprintf(item->value, sizeof item->value, "%d", kind->hit[range]);
    if (t->terrain[target->cell] == TRENCH) {
        item = add_item(h, "TOV-7.4");
        item->waived = kind->yellow[range] || tov_connected(t, u->cell, target->cell);
        snprintf(item->label, sizeof item->label, "Target in a trench");
        snprintf(item->value, sizeof item->value, "+1");
    }
    if (t->posts & bit(target->cell)) {
        item = add_item(h, "TOV-10.4");
        snprintf(item->label, sizeof item->label, "Special Terrain");
        snprintf(item->value, sizeof item->value, "+1");
    }
    if (hits > 0)
        snprintf(h->needs, sizeof h->needs, "hits on %d or less", hits);
    else
        snprintf(h->needs, sizeof h->needs, "cannot hit: no roll is low enough"); /* TOV-A7 */
}

static void hint_unit(const struct tov *t, const struct state *s, int slot, struct hint *h)
{
    char name[24], cell[24];

    tov_unit_name(t, s, slot, h->token);
    snprintf(h->group, sizeof h->group, "%s %s in %s", t->kind[s->unit[slot].kind].name,
             tov_unit_name(t, s, slot, name), tov_cell_name(t, s->unit[slot].cell, cell));
}

static void hint_move(const struct tov *t, const struct state *s, const struct action *a,
                      struct hint *h)
{
    bool leave = a->kind == DO_EXIT;
    char to[24], via[24], name[24];

    hint_unit(t, s, a->arg[0], h);
    h->role = HINT_MOVE;
    tov_cell_name(t, a->arg[1], h->cell);
    snprintf(h->clause, sizeof h->clause, "%s", leave ? "TOV-6.6.1" : "TOV-6.0");
    struct text label = text_fixed(h->label, sizeof h->label);
    text_addf(&label, leave ? "Leave the map with %s at %s" : "Move %s to %s",
              tov_unit_name(t, s, a->arg[0], name), tov_cell_name(t, a->arg[1], to));
    if (a->arg[2])
        text_addf(&label, " through %s", tov_cell_name(t, t->visit_cell[a->arg[2] - 1], via));
    snprintf(h->cost, sizeof h->cost, "%d",
             tov_cost(t, s, a->arg[0], a->arg[1], a->arg[2]) + leave);
}

static void hint_attack(const struct tov *t, const struct state *s, const struct action *a,
                        struct hint *h)
{
    char cell[24];

    hint_unit(t, s, a->arg[0], h);
    h->role = HINT_SHOOT;
    tov_unit_name(t, s, a->arg[1], h->target);
    snprintf(h->clause, sizeof h->clause, "TOV-7.0");
    snprintf(h->label, sizeof h->label, "Attack %s %s in %s", t->kind[s->unit[a->arg[1]].kind].name,
             h->target, tov_cell_name(t, s->unit[a->arg[1]].cell, cell));
    attack_items(t, s, a, h);
}

static void hint_place(const struct tov *t, const struct state *s, const struct action *a,
                       struct hint *h)
{
    const char *piece = a->arg[0] < t->kinds ? t->kind[a->arg[0]].name : tov_piece_id(t, a->arg[0]);
    int location = a->arg[1] - AT_LOCATION;
    char name[24];

    h->role = HINT_MOVE;
    snprintf(h->clause, sizeof h->clause, "%s",
             a->arg[0] == DUGOUT ? "TOV-3.1"
             : location >= 0     ? "TOV-3.2"
                                 : "TOV-3.0");
    tov_cell_name(t, location >= 0 ? location_cell(t, s, location) : a->arg[1], h->cell);
    if (location < 0)
        snprintf(h->label, sizeof h->label, "Place a %s in %s", piece, h->cell);
    else
        snprintf(h->label, sizeof h->label, "Lay a %s face-down %s %s", piece,
                 location < ENTRIES ? "at entry" : "in the dugout of",
                 tov_location_name(t, s, location, name));
}

/* The token a piece has in the scene: the pieces of a location are numbered in the order of kinds.
 */
static void hidden_token(const struct tov *t, const struct state *s, int location, int kind,
                         char out[24])
{
    char name[24];
    int number = 1;

    for (int i = 0; i < kind; i++)
        number += s->hidden[location][i];
    tov_location_name(t, s, location, name);
    snprintf(out, 24, "%.8s-%d", name, number);
}

static void hint_come_up(const struct tov *t, const struct state *s, const struct action *a,
                         struct hint *h)
{
    int location = a->arg[0];
    char name[24];

    tov_location_name(t, s, location, name);
    tov_cell_name(t, location_cell(t, s, location), h->cell);
    if (a->kind == DO_SEARCH) {
        hidden_token(t, s, location, 0, h->token);
        snprintf(h->clause, sizeof h->clause, "TOV-6.5s");
        snprintf(h->label, sizeof h->label, "Turn over the pieces at %s", name);
    } else {
        hidden_token(t, s, location, a->arg[1], h->token);
        snprintf(h->clause, sizeof h->clause, "TOV-6.5");
        snprintf(h->label, sizeof h->label, "Bring up a %s at %s", t->kind[a->arg[1]].name, name);
    }
    snprintf(h->group, sizeof h->group, "%s %s", location < ENTRIES ? "Entry" : "Dugout", name);
}

void tov_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out)
{
    const struct tov *t = tov_of(scn);
    const struct state *s = view.state;

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
        tov_cell_name(t, s->unit[a->arg[0]].cell, out->cell);
        snprintf(out->clause, sizeof out->clause, "TOV-8.0");
        snprintf(out->label, sizeof out->label, "Clear the dugout in %s", out->cell);
        return;
    default:
        out->role = HINT_END;
        snprintf(out->clause, sizeof out->clause, "TOV-5.0");
        snprintf(out->label, sizeof out->label, "End the %s's turn",
                 s->phase == PHASE_RAIDER ? "Raider" : "Defender");
    }
}

/* --- an attack described in words --- */

struct wish {
    int kind, range, along, post;
    enum terrain target;
};

static int read_wish(const struct tov *t, const struct pair *words, int count, struct wish *w,
                     struct error *err)
{
    *w = (struct wish){ .kind = -1, .range = 1 };
    for (int i = 0; i < count; i++) {
        const char *key = words[i].key, *value = words[i].value;
        long number = 0;

        if (strcmp(key, "unit") == 0 && (w->kind = tov_find_piece(t, value)) >= 0 &&
            w->kind < t->kinds)
            continue;
        if (strcmp(key, "range") == 0 && number_read(value, 1, RANGE_MAX, &number) == 0) {
            w->range = (int)number;
            continue;
        }
        int choice = choice_find(strcmp(key, "target") == 0 ? "clear|trench" : "no|yes", value);
        if (choice >= 0 && strcmp(key, "target") == 0)
            w->target = (enum terrain)choice;
        else if (choice >= 0 && strcmp(key, "along") == 0)
            w->along = choice;
        else if (choice >= 0 && strcmp(key, "post") == 0)
            w->post = choice;
        else
            return error_set(err, "\"%.20s=%.20s\" is not understood", key, value);
    }
    if (w->kind < 0)
        return error_set(err, "describe the attack: unit=H|G|R|LMG|MG range=1..4 "
                              "target=clear|trench along=no|yes post=no|yes (scenario 4)");
    return 0;
}

static bool suits(const struct tov *t, const struct wish *w, int from, int to)
{
    return t->range[from][to] == w->range && t->terrain[from] != WIRE &&
           t->terrain[to] == w->target && tov_connected(t, from, to) == (w->along != 0) &&
           !!(t->posts & bit(to)) == w->post;
}

int tov_pose(const struct scenario *scn, const struct pair *words, int count, void *state,
             struct action *action, struct error *err)
{
    const struct tov *t = tov_of(scn);
    struct state *s = state;
    struct wish w;

    if (read_wish(t, words, count, &w, err))
        return -1;
    tov_start_game(t, 0, 0, s);
    memset(s->unit, 0, sizeof s->unit);
    for (int i = 0; i < t->raiders; i++)
        s->unit[i].cell = DEAD;
    s->defenders = 1;
    s->phase = PHASE_RAIDER;
    s->step = 0;
    *action = (struct action){ .kind = DO_ATTACK, .arg = { 0, RAIDERS } };
    for (int pair = 0; pair < t->cells * t->cells; pair++) {
        int from = pair / t->cells, to = pair % t->cells;

        if (!suits(t, &w, from, to))
            continue;
        s->unit[0] = (struct unit){ .kind = (uint8_t)w.kind, .cell = (uint8_t)from };
        s->unit[RAIDERS] = (struct unit){ .kind = t->raider_kind[0], .cell = (uint8_t)to };
        return 0;
    }
    return error_set(err, "no two hexes of the map are like that");
}
