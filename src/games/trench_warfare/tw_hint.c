/* tw_hint.c - what a person is asked and offered: prompts; labels, what they need and cost. */
#include "games/trench_warfare/tw_rules.h"

#include <stdio.h>

const char *const tw_piece_name[PIECES] = { "charger", "defender", "gun" };

/* --- prompts --- */

static void prompt_place(const struct scenario *scn, const struct tw_state *s, struct text *out)
{
    const struct tw_step *step = step_of(s);
    int placed = plane_count(own_of(s));

    text_addf(out, "%s: place %s %d of %d %s, from the top down.", scn->side[step->seat].title,
              tw_piece_name[step->piece], placed + 1, count_of(step->piece),
              step->piece == GUN ? "behind your trench" : "in your trench");
}

static void prompt_act(const struct scenario *scn, const struct tw_state *s, struct text *out)
{
    const struct tw_step *step = step_of(s);

    text_addf(out, "Turn %d, step %s, %s: %s %ss", s->turn, step->name, scn->side[step->seat].title,
              step->doing == MOVE ? "move" : "fire", tw_piece_name[step->piece]);
    if (s->floor)
        text_addf(out, ", row %02d and below.", s->floor);
    else
        text_add(out, ", from the top down.");
}

void tw_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct tw_state *s = view.state;
    const struct tw_step *step = step_of(s);
    int seat = roller_of(s);

    if (s->due == DUE_SHOT)
        text_addf(out, "%s: roll for the shot at %s.", scn->side[seat].title,
                  name_of(s->target).at);
    else if (s->due == DUE_DUEL && s->beat)
        text_addf(out, "Hand-to-hand combat in %s: %s must roll more than %d.",
                  name_of(s->target).at, scn->side[seat].title, s->beat - 1);
    else if (s->due == DUE_DUEL)
        text_addf(out, "Hand-to-hand combat in %s: %s, who moved in, roll first.",
                  name_of(s->target).at, scn->side[seat].title);
    else if (step->doing == PLACE)
        prompt_place(scn, s, out);
    else if (step->doing == OVER)
        text_add(out, "The game is over.");
    else
        prompt_act(scn, s, out);
}

/* --- hints --- */

static const char *const piece_in[PIECES] = { "charger in ", "defender in ", "gun in " };

/* set_words: two texts, the name of a hex, another text. Every legal action is worded after every
 * move, so this does without snprintf. */
static void set_words(char *to, size_t room, const char *first, const char *second, int hex,
                      const char *last)
{
    struct text t = text_fixed(to, room);

    text_add(&t, first);
    text_add(&t, second);
    text_add(&t, name_of(hex).at);
    text_add(&t, last);
}

static void add_item(struct hint *h, const char *clause, const char *value, const char *label)
{
    struct hint_item *item = &h->item[h->items++];

    EXPECT(h->items <= HINT_ITEMS);
    text_copy(item->label, sizeof item->label, label);
    text_copy(item->value, sizeof item->value, value);
    text_copy(item->clause, sizeof item->clause, clause);
}

static void set_clause(struct hint *h, const char *clause)
{
    text_copy(h->clause, sizeof h->clause, clause);
}

static void set_group(struct hint *h, const struct tw_step *step, int hex)
{
    static const char *const title[PIECES] = { "Charger", "Defender", "Gun" };

    set_words(h->group, sizeof h->group, title[step->piece], " ", hex, "");
    tw_token_id(step->field, step->piece, hex, h->token);
}

/* TWF-4B, 5: acting with this piece gives up those above that could still act. */
static void add_passed_over(const struct tw_state *s, int hex, struct hint *h)
{
    const struct tw_step *step = step_of(s);
    const struct tw_plane *done = step->doing == MOVE ? &s->moved : &s->fired;
    char label[48];
    int above = 0;

    for (int row = s->floor; row < row_of(hex); row++)
        above += bits_count(own_of(s)->row[row] & ~done->row[row]);
    if (!above)
        return;
    snprintf(label, sizeof label, "%d %s above passed over", above,
             above == 1 ? "piece" : "pieces");
    if (step->doing == MOVE)
        snprintf(h->needs, sizeof h->needs, "%d %s above %s", above,
                 above == 1 ? "piece" : "pieces", above == 1 ? "stays" : "stay");
    add_item(h, step->doing == MOVE ? "TWF-4B" : "TWF-5",
             step->doing == MOVE ? "stay" : "hold fire", label);
}

/* --- moves --- */

static const char *ground_name(const struct tw *tw, int hex)
{
    switch (tw->ground[hex]) {
    case 'T': return " (trench)";
    case 'x': return " (wire)";
    case 'o': return " (fox-hole)";
    default: return "";
    }
}

static void add_move_items(const struct tw *tw, const struct tw_step *step, int to, int distance,
                           struct hint *h)
{
    if (step->piece == GUN)
        return;
    if (step->piece == CHARGER && plane_has(&tw->trench, to))
        add_item(h, "TWF-0", "counts", "In the enemy trench");
    if (distance == 2)
        add_item(h, "TWF-5C", "may not fire", "Two hexes");
    else if (plane_has(&tw->wire, to))
        add_item(h, "TWF-4N-w", "may not fire", "Onto wire");
    if (plane_has(&tw->hole, to))
        add_item(h, "TWF-4N-f", "may not fire", "In a fox-hole, safe from rifles");
}

static void hint_move(const struct tw *tw, const struct tw_state *s, int from, int to,
                      struct hint *h)
{
    const struct tw_step *step = step_of(s);
    enum tw_piece foe = enemy_of(step->piece);
    int distance = tw_distance(from, to);

    h->role = HINT_MOVE;
    set_group(h, step, from);
    set_clause(h, step->piece == DEFENDER ? "TWF-A3" : step->clause);
    if (plane_has(&tw->trench, from) && step->piece != GUN)
        set_clause(h, plane_has(&tw->trench, to) ? "TWF-4J" : "TWF-4K");
    tw_cell_id(step->field, to, h->cell);
    text_copy(h->cost, sizeof h->cost, (const char[]){ (char)('0' + distance), '\0' });
    set_words(h->label, sizeof h->label, "Move to ", "", to, ground_name(tw, to));
    add_move_items(tw, step, to, distance, h);
    add_passed_over(s, from, h);
    if (step->piece == GUN || !plane_has(&field_of(s)->of[foe], to))
        return;
    h->role = HINT_SHOOT;
    set_clause(h, "TWF-4H");
    tw_token_id(step->field, foe, to, h->target);
    set_words(h->label, sizeof h->label, "Attack the ", piece_in[foe], to, " hand to hand");
    text_copy(h->needs, sizeof h->needs, "rolls first; each roll must beat the last");
    add_item(h, "TWF-7", "rolls first", "Moves in");
}

/* --- fire --- */

void tw_needs(struct tw_faces hit, char *to, size_t room)
{
    if (hit.low > hit.high)
        text_copy(to, room, "cannot hit");
    else if (hit.low <= 1 && hit.high == 6)
        text_copy(to, room, "hits on any roll");
    else if (hit.low == hit.high)
        snprintf(to, room, "hits on %d only", hit.low);
    else if (hit.high == 6)
        snprintf(to, room, "hits on %d or more", hit.low);
    else
        snprintf(to, room, "hits on %d to %d", hit.low, hit.high);
}

static void add_fire_items(const struct tw *tw, const struct action *a, int target, struct hint *h)
{
    char label[48], value[16];
    int distance = tw_distance(a->arg[0], target);

    if (a->kind == DO_SHELL) {
        int count = column_of(target) - tw->water;

        snprintf(label, sizeof label, "Hex %d right of the water-way", count);
        snprintf(value, sizeof value, count > 5 ? "out of reach" : "%d to 5", count);
        add_item(h, count > 5 ? "TWF-A12" : "TWF-5A", value, label);
    } else {
        bool exact = plane_has(&tw->trench, target) || plane_has(&tw->hole, target);

        snprintf(label, sizeof label, "Distance %d", distance);
        snprintf(value, sizeof value, exact ? "exactly %d" : "%d or more", distance);
        add_item(h, exact ? "TWF-5D" : "TWF-5E", value, label);
    }
    if (a->kind == DO_GRENADE)
        add_item(h, "TWF-8", "exact number", "Grenade at a fox-hole");
    else if (a->kind == DO_FIRE && plane_has(&tw->trench, target))
        add_item(h, "TWF-5D", "exact number", "Target in the trench");
    else if (a->kind == DO_FIRE && distance == 1)
        add_item(h, "TWF-OA", "any roll", "Next hex, out of the trench");
    if (tw_option(tw, OPTION_OFF_TABLE))
        add_item(h, "TWF-Z", "misses", "Die off the table");
}

static void hint_fire(const struct tw *tw, const struct tw_state *s, const struct action *a,
                      struct hint *h)
{
    const struct tw_step *step = step_of(s);
    const struct tw_field *f = field_of(s);
    enum tw_piece foe = enemy_of(step->piece);
    int from = a->arg[0], target = tw_shot_target(tw, f, a);

    h->role = HINT_SHOOT;
    set_group(h, step, from);
    set_clause(h, a->kind == DO_GRENADE ? "TWF-8" : step->clause);
    tw_token_id(step->field, foe, target, h->target);
    tw_cell_id(step->field, target, h->cell);
    set_words(h->label, sizeof h->label,
              a->kind == DO_GRENADE ? "Throw a grenade at the " : "Fire at the ", piece_in[foe],
              target, "");
    tw_needs(tw_hitting_faces(tw, step->doing, from, target), h->needs, sizeof h->needs);
    add_fire_items(tw, a, target, h);
    add_passed_over(s, from, h);
}

/* --- the rest --- */

static void hint_place(const struct tw *tw, const struct tw_state *s, int hex, struct hint *h)
{
    const struct tw_step *step = step_of(s);

    h->role = HINT_MOVE;
    set_clause(h, step->clause);
    tw_cell_id(step->field, hex, h->cell);
    set_words(h->label, sizeof h->label, "Place a ", piece_in[step->piece], hex,
              ground_name(tw, hex));
}

static void hint_end(const struct tw_state *s, struct hint *h)
{
    const struct tw_step *step = step_of(s);

    h->role = HINT_END;
    set_clause(h, step->doing == MOVE ? "TWF-4" : "TWF-5");
    snprintf(h->label, sizeof h->label, "End step %s: no more %ss %s", step->name,
             tw_piece_name[step->piece], step->doing == MOVE ? "move" : "fire");
}

void tw_hint(const struct scenario *scn, struct view view, const struct action *a, struct hint *out)
{
    const struct tw *tw = tw_of(scn);

    *out = (struct hint){ .items = 0 };
    switch (a->kind) {
    case DO_PLACE: hint_place(tw, view.state, a->arg[0], out); break;
    case DO_MOVE: hint_move(tw, view.state, a->arg[0], a->arg[1], out); break;
    case DO_END: hint_end(view.state, out); break;
    default: hint_fire(tw, view.state, a, out);
    }
}
