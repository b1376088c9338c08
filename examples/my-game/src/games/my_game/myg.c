/* myg.c - two to four sides race to five steps. docs/rules/my-game.md numbers the clauses. */
#include "games/my_game/myg.h"

#include <string.h>

#include "core/event.h"
#include "core/form.h"
#include "core/rules.h"

enum { MYG_GOAL = 5, MYG_TURNS = 20 };

struct myg_state {
    uint8_t turn, seat, run, over; /* run: the steps that the die decides on, or 0 */
    uint8_t at[SEATS_MAX];
};

enum { DO_WALK = 1, DO_RUN, DO_THROW }; /* DO_THROW: what read_dice makes of the die */
enum { SAW_STEPS, SAW_FALL, SAW_END };

/* --- play --- */

static void myg_start(const struct scenario *scn, void *state)
{
    (void)scn;
    memset(state, 0, sizeof(struct myg_state));
    ((struct myg_state *)state)->turn = 1;
}

static int myg_to_move(const struct scenario *scn, const void *state)
{
    const struct myg_state *s = state;

    (void)scn;
    if (s->over)
        return SEAT_NONE;
    return s->run ? SEAT_CHANCE : s->seat;
}

static int myg_legal(const struct scenario *scn, const void *state, struct action *out)
{
    (void)scn, (void)state;
    out[0] = (struct action){ .kind = DO_WALK }; /* MYG-2 */
    out[1] = (struct action){ .kind = DO_RUN, .arg = { 2 } };
    out[2] = (struct action){ .kind = DO_RUN, .arg = { 3 } };
    return 3;
}

static void tell(struct events *events, int kind, int flags, int seat, int number)
{
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = EVENT_ALL,
                                      .flags = (uint16_t)flags,
                                      .arg = { (int16_t)seat, (int16_t)number } });
}

static void myg_apply(const struct scenario *scn, void *state, const struct action *action,
                      struct events *events)
{
    struct myg_state *s = state;
    int steps = action->kind == DO_WALK ? 1 : action->arg[0], now = s->at[s->seat] + steps;

    if (action->kind == DO_RUN) {
        s->run = (uint8_t)steps; /* now dice are due */
        return;
    }
    s->at[s->seat] = (uint8_t)(now < 0 ? 0 : now > MYG_GOAL ? MYG_GOAL : now);
    tell(events, steps > 0 ? SAW_STEPS : SAW_FALL, action->kind == DO_THROW ? EVENT_EFFECT : 0,
         s->seat, s->at[s->seat]);
    s->run = 0;
    s->over = s->at[s->seat] == MYG_GOAL; /* MYG-1 */
    s->seat = (uint8_t)((s->seat + 1) % scn->seats);
    s->turn += s->seat == 0;
    if (s->turn > scn->turns)
        s->over = 1;
    if (s->over)
        tell(events, SAW_END, 0, 0, 0);
}

static struct dice myg_dice(const struct scenario *scn, const void *state)
{
    (void)scn, (void)state;
    return (struct dice){ .count = 1, .sides = 6 };
}

/* MYG-3: the die must show more than the steps. */
static unsigned myg_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                              struct action *out)
{
    int run = ((const struct myg_state *)state)->run;

    (void)scn;
    *out = (struct action){ .kind = DO_THROW, .arg = { (int16_t)(faces[0] > run ? run : -1) } };
    return DICE_ALL;
}

/* MYG-1: who is alone in front wins; before the end it counts half. */
static void myg_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct myg_state *s = state;
    int win = s->over ? RETURN_ONE : RETURN_ONE / 2;

    for (int i = 0; i < scn->seats; i++) {
        out[i] = win;
        for (int k = 0; k < scn->seats; k++)
            if (s->at[k] > s->at[i])
                out[i] = -win;
            else if (k != i && s->at[k] == s->at[i] && out[i] > 0)
                out[i] = 0;
    }
}

/* --- scenario: a file may say anything, and the bounds of the table must hold --- */

static int myg_finish(struct scenario *scn, const struct content *content,
                      struct findings *findings, struct error *err)
{
    (void)content;
    if (findings_any(findings))
        return -1;
    if (scn->seats < 2 || scn->turns < 1 || scn->turns > MYG_TURNS)
        return error_set(err, "scenario %s: two sides or more and 1 to %d turns are needed",
                         scn->id, MYG_TURNS);
    return 0;
}

/* --- words --- */

/* Kinds of arguments: a number has .min and .max, a word for 0, 1, .. has .choices = "slow|fast". */
static const struct form_kind kinds[] = {
    FORM_SIDE,  /* SIDE: "red", from the scenario */
    FORM_TITLE, /* TITLE: "Red", in sentences */
    { "TURN", .min = 1, .max = MYG_TURNS + 1 },
    { "STEPS", .min = 0, .max = MYG_GOAL },
    { NULL },
};

/* Lines of a position: slots are members of the state; a part in brackets with the value 0 is left
 * out. A line about one of several things has `put` instead of slots. */
static int put_side(const struct forms *f, void *state, const int64_t *value, const struct data *d,
                    struct error *err)
{
    (void)f, (void)d, (void)err;
    ((struct myg_state *)state)->at[value[0]] = (uint8_t)value[1];
    return 0;
}

enum { LINE_TURN, LINE_SIDE };

static const struct form_line line[] = {
    [LINE_TURN] = { "turn TURN SIDE [running STEPS] [over]",
                    .slot = { FORM_SLOT(struct myg_state, turn), FORM_SLOT(struct myg_state, seat),
                              FORM_SLOT(struct myg_state, run),
                              FORM_SLOT(struct myg_state, over) } },
    [LINE_SIDE] = { "runner SIDE STEPS", .put = put_side },
    { NULL },
};
static const struct position_lines myg_lines = { .what = "a my-game position",
                                                 .kinds = kinds,
                                                 .line = line };

static void myg_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct myg_state *s = state;

    lines_write(&myg_lines, scn, LINE_TURN, s, out);
    for (int i = 0; i < scn->seats; i++)
        lines_values(&myg_lines, scn, s, LINE_SIDE, (int64_t[]){ i, s->at[i] }, out);
}

static int myg_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    int got;

    myg_start(scn, state); /* whatever the text leaves out is as at the start */
    while ((got = data_next(d, err)) > 0)
        if (lines_read(&myg_lines, scn, d, state, NULL, err))
            return -1;
    return got;
}

/* Actions: arguments are action.arg[0], [1], .. Sentences: marks are event.arg[0], [1], .. */
static const struct notation_row rows[] = {
    { DO_WALK, "walk" },
    { DO_RUN, "run STEPS" },
    { 0, NULL },
};
static const struct notation myg_notation = { kinds, rows };

static const char *const clause[] = { [DO_WALK] = "MYG-2", [DO_RUN] = "MYG-2" };

static const char *const told[] = {
    [SAW_STEPS] = "{0:TITLE} reaches {1} step{1:s}.",
    [SAW_FALL] = "{0:TITLE} falls, back to {1} step{1:s}.",
    [SAW_END] = "The race is over.",
};
static const struct sentences myg_sentences = { kinds, told, SAW_END + 1 };

const struct game game_my_game = {
    .id = "my-game",
    .title = "My Game",
    .rules_version = 1,
    .scenario_size = sizeof(struct scenario),
    .state_size = sizeof(struct myg_state),
    .max_steps = MYG_TURNS * SEATS_MAX * 2,
    .max_legal = 3,
    .max_outcomes = 2,
    .play = {
        .start = myg_start,
        .to_move = myg_to_move,
        .legal = myg_legal,
        .dice = myg_dice,
        .read_dice = myg_read_dice,
        .apply = myg_apply,
        .returns = myg_returns,
    },
    .text = {
        .finish = myg_finish,
        .lines = &myg_lines,
        .write = myg_write,
        .read = myg_read,
        .notation = &myg_notation,
    },
    .words = {
        .clause = clause,
        .clauses = DO_RUN + 1,
        .sentences = &myg_sentences,
    },
};
