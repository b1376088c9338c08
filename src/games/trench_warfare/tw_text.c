/* tw_text.c - the words: prompts, notation, events. Hints are in tw_hint.c. */
#include "games/trench_warfare/tw_state.h"

#include <string.h>

const char *const tw_piece_name[PIECES] = { "charger", "defender", "gun" };

/* --- prompt --- */

static void prompt_place(const struct scenario *scn, const struct state *s, struct text *out)
{
    const struct step *step = step_of(s);
    int placed = plane_count(&s->field[step->field].of[step->piece]);

    text_addf(out, "%s: place %s %d of %d %s, from the top down.", scn->side[step->seat].title,
              tw_piece_name[step->piece], placed + 1, step->piece == GUN ? GUNS : DEFENDERS,
              step->piece == GUN ? "behind your trench" : "in your trench");
}

static void prompt_act(const struct scenario *scn, const struct state *s, struct text *out)
{
    const struct step *step = step_of(s);

    text_addf(out, "Turn %d, step %s, %s: %s %ss", s->turn, step->name, scn->side[step->seat].title,
              step->doing == MOVE ? "move" : "fire", tw_piece_name[step->piece]);
    if (s->floor)
        text_addf(out, ", row %02d and below.", s->floor);
    else
        text_add(out, ", from the top down.");
}

void tw_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct state *s = view.state;
    const struct step *step = step_of(s);
    int seat = s->answer ? 1 - step->seat : step->seat;

    if (s->due == DUE_SHOT)
        text_addf(out, "%s: roll for the shot at %02d%02d.", scn->side[seat].title,
                  row_of(s->target), column_of(s->target));
    else if (s->due == DUE_DUEL && s->beat)
        text_addf(out, "Hand-to-hand combat in %02d%02d: %s must roll more than %d.",
                  row_of(s->target), column_of(s->target), scn->side[seat].title, s->beat - 1);
    else if (s->due == DUE_DUEL)
        text_addf(out, "Hand-to-hand combat in %02d%02d: %s, who moved in, roll first.",
                  row_of(s->target), column_of(s->target), scn->side[seat].title);
    else if (step->doing == PLACE)
        prompt_place(scn, s, out);
    else if (step->doing == OVER)
        text_add(out, "The game is over.");
    else
        prompt_act(scn, s, out);
}

/* --- notation --- */

static const char *const verb[] = {
    [DO_PLACE] = "place",     [DO_MOVE] = "move",  [DO_FIRE] = "fire",
    [DO_GRENADE] = "grenade", [DO_SHELL] = "fire", [DO_END] = "end",
};

static void add_hex(struct text *out, int hex)
{
    char name[5];

    text_add_char(out, ' ');
    text_add(out, tw_hex_name(hex, name));
}

void tw_action_text(const struct scenario *scn, const void *state, const struct action *a,
                    struct text *out)
{
    (void)scn;
    (void)state;
    text_add(out, verb[a->kind]);
    if (a->kind != DO_END)
        add_hex(out, a->arg[0]);
    if (a->kind == DO_MOVE || a->kind == DO_GRENADE)
        add_hex(out, a->arg[1]);
    if (a->kind == DO_FIRE)
        text_addf(out, " %s", hex_direction_name(&tw_grid, a->arg[1]));
}

enum { WORDS_MAX = 4, WORD_ROOM = 12 };

/* cut: up to WORDS_MAX words of a line; -1 when there are more or one is too long. */
static int cut(const char *line, char word[WORDS_MAX][WORD_ROOM])
{
    int count = 0;

    for (;;) {
        line += strspn(line, " ");
        size_t length = strcspn(line, " ");
        if (length == 0)
            return count;
        if (count == WORDS_MAX || length >= WORD_ROOM)
            return -1;
        memcpy(word[count], line, length);
        word[count++][length] = '\0';
        line += length;
    }
}

/* The second argument: a hex, or a direction for `fire`. */
static int second_argument(struct action *out, const char *word)
{
    int value = out->kind == DO_SHELL ? hex_direction_find(&tw_grid, word) : tw_read_hex(word);

    if (out->kind == DO_SHELL)
        out->kind = DO_FIRE;
    out->arg[1] = (int16_t)value;
    return value;
}

int tw_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err)
{
    static const struct {
        int kind, least, most;
    } form[] = { { DO_PLACE, 2, 2 },
                 { DO_MOVE, 3, 3 },
                 { DO_SHELL, 2, 3 },
                 { DO_GRENADE, 3, 3 },
                 { DO_END, 1, 1 } };
    char word[WORDS_MAX][WORD_ROOM] = { "" };
    int count = cut(words, word);

    (void)scn;
    (void)state;
    for (int i = 0; i < 5; i++) {
        if (strcmp(word[0], verb[form[i].kind]) != 0 || count < form[i].least ||
            count > form[i].most)
            continue;
        int hex = count > 1 ? tw_read_hex(word[1]) : 0;
        *out = tw_action(form[i].kind, hex, 0);
        if (hex >= 0 && (count < 3 || second_argument(out, word[2]) >= 0))
            return 0;
    }
    return error_set(err,
                     "\"%.60s\" is not one of: place HEX, move HEX HEX, fire HEX [DIRECTION], "
                     "grenade HEX HEX, end; a hex is like 0503, a direction E SE SW W NW NE",
                     words);
}

/* --- events --- */

static void end_text(const struct scenario *scn, const int16_t *a, struct text *out)
{
    text_addf(out, "The game ends%s. Chargers in the enemy trench: %s %d, %s %d. ",
              a[2] ? " early" : "", scn->side[0].title, a[0], scn->side[1].title, a[1]);
    if (a[0] == a[1])
        text_add(out, "It is a draw.");
    else
        text_addf(out, "Victory: %s.", scn->side[a[0] > a[1] ? 0 : 1].title);
}

static void step_text(const int16_t *a, struct text *out)
{
    const struct step *step = &tw_step[a[1]];

    if (step->doing == PLACE)
        text_addf(out, "Set-up, step %s: %s.", step->name, step->title);
    else
        text_addf(out, "Turn %d, step %s: %s.", a[0], step->name, step->title);
}

/* Most events are: seat, piece, hex and another hex or a number. */
void tw_event_text(const struct scenario *scn, const struct event *event, struct text *out)
{
    const int16_t *a = event->arg;
    bool plain = event->kind != SAW_STEP && event->kind != SAW_END;
    const char *side = plain ? scn->side[a[0]].title : "",
               *piece = plain ? tw_piece_name[a[1]] : "";
    const char *foe = a[1] == CHARGER ? "defender" : "charger";
    int row = row_of(a[2]), column = column_of(a[2]), row2 = row_of(a[3]),
        column2 = column_of(a[3]);

    switch (event->kind) {
    case SAW_STEP: step_text(a, out); break;
    case SAW_END: end_text(scn, a, out); break;
    case SAW_PLACE:
        text_addf(out, "%s: a %s takes post in %02d%02d.", side, piece, row, column);
        break;
    case SAW_MOVE:
        text_addf(out, "%s: %s %02d%02d moves to %02d%02d.", side, piece, row, column, row2,
                  column2);
        break;
    case SAW_CHARGE:
        text_addf(out, "Hand-to-hand combat in %02d%02d: the %s, who moved in, rolls first.", row,
                  column, piece);
        break;
    case SAW_FIRE:
        text_addf(out, "%s: %s %02d%02d fires at the %s in %02d%02d.", side, piece, row, column,
                  foe, row2, column2);
        break;
    case SAW_GRENADE:
        text_addf(out, "%s: %s %02d%02d throws a grenade at the fox-hole %02d%02d.", side, piece,
                  row, column, row2, column2);
        break;
    case SAW_SHELL:
        text_addf(out, "%s: %s %02d%02d fires along row %02d.", side, piece, row, column, row);
        break;
    case SAW_MISS: text_addf(out, "The %s in %02d%02d is missed.", piece, row, column); break;
    case SAW_HIT: text_addf(out, "The %s in %02d%02d falls.", piece, row, column); break;
    case SAW_DUEL_ROLL: text_addf(out, "%s: the %s rolls %d.", side, piece, a[3]); break;
    case SAW_DUEL_FAILS:
        text_addf(out, "%s: the %s does not roll more than %d.", side, piece, a[3]);
        break;
    default: text_addf(out, "The %s in %02d%02d falls in hand-to-hand combat.", piece, row, column);
    }
}
