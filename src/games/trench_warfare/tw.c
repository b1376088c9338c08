/* tw.c - Trench Warfare as a game: its options, its table, and who answers for which action.
 *
 * tw_state.h says what a position is, tw_turn.c what follows what; tw_setup.c, tw_move.c,
 * tw_fire.c and tw_duel.c each hold the rules of one kind of action. The clauses are in
 * docs/rules/trench-warfare.md. */
#include "games/trench_warfare/tw.h"

#include <string.h>

#include "core/handicap.h"
#include "games/trench_warfare/tw_rules.h"

static const struct option options[] = {
    [OPTION_TRENCH_IMMUNE] = { "trench_immune", "no|yes", 0, 1, 0, "TWF-A2",
                               "nobody in a trench can be shot at all",
                               .title = "Trenches are safe from fire" },
    [OPTION_NO_BACKWARD] = { "no_backward", "no|yes", 0, 1, 0, "TWF-A4",
                             "chargers never step E, NE or SE, except along the trench",
                             .title = "Chargers never step back" },
    [OPTION_FOXHOLE_STOPS_ARTILLERY] = { "foxhole_stops_artillery", "no|yes", 0, 1, 0, "TWF-A5",
                                         "artillery passes over chargers in fox-holes",
                                         .title = "Fox-holes shelter from artillery" },
    [OPTION_SQUAREOFF_BARS_ENTRY] = { "squareoff_bars_entry", "no|yes", 0, 1, 0, "TWF-A16",
                                      "no hand-to-hand combat with a piece you are squaring off "
                                      "with",
                                      .title = "A square-off bars hand-to-hand combat" },
    [OPTION_OFF_TABLE] = { "off_table", NULL, 0, 5, 0, "TWF-Z",
                           "how many sixths of all rolls fall off the table and count as 0",
                           .title = "Dice that fall off the table" },
    [OPTION_HANDICAP] = HANDICAP(
        12, "TWF-A21",
        "half chargers that count for the Allies at the end, below 0 for the Central Powers"),
    { .name = NULL },
};

static void tw_start(const struct scenario *scn, void *state)
{
    memcpy(state, &tw_of(scn)->opening, sizeof(struct tw_state));
}

static int tw_to_move(const struct scenario *scn, const void *state)
{
    const struct tw_state *s = state;

    (void)scn;
    return s->due ? SEAT_CHANCE : step_of(s)->seat;
}

static int tw_legal(const struct scenario *scn, const void *state, struct action *out)
{
    const struct tw *tw = tw_of(scn);
    const struct tw_state *s = state;
    int n = 0;

    switch (step_of(s)->doing) {
    case PLACE: return tw_list_places(tw, s, out);
    case MOVE: n = tw_list_moves(tw, s, out); break;
    case FIRE: n = tw_list_shots(tw, s, out, SHOTS_MAX); break;
    case SHELL: n = tw_list_shells(tw, s, out); break;
    case OVER: return 0;
    }
    out[n] = tw_action(DO_END, 0, 0); /* TWF-4, 5: nobody has to move or fire */
    return n + 1;
}

static void tw_sample(const struct scenario *scn, const void *state, struct rng *rng,
                      struct action *out)
{
    struct action list[SHOTS_MAX + 1]; /* no list but that of moves is longer */

    if (step_of(state)->doing == MOVE)
        tw_sample_move(tw_of(scn), state, rng, out);
    else
        *out = list[rng_below(rng, (uint32_t)tw_legal(scn, state, list))];
}

/* The kind of step an action belongs to, and how many arguments it has. */
static const struct {
    enum tw_doing doing;
    int args;
} form[] = {
    [DO_PLACE] = { PLACE, 1 },  [DO_MOVE] = { MOVE, 2 },   [DO_FIRE] = { FIRE, 2 },
    [DO_GRENADE] = { FIRE, 2 }, [DO_SHELL] = { SHELL, 1 }, [DO_END] = { OVER, 0 },
};

static bool well_formed(const struct action *a)
{
    if (a->kind < DO_PLACE || a->kind > DO_END)
        return false;
    for (int i = form[a->kind].args; i < 7; i++)
        if (a->arg[i])
            return false;
    return true;
}

static int tw_check(const struct scenario *scn, const void *state, const struct action *a,
                    struct refusal *why)
{
    const struct tw *tw = tw_of(scn);
    const struct tw_step *step = step_of(state);

    if (!well_formed(a))
        return refuse(why, "TWF-3", "that is not an action of this game");
    if (a->kind == DO_END && step->doing != PLACE)
        return 0;
    if (form[a->kind].doing != step->doing)
        return refuse(why, step->doing == PLACE ? step->clause : "TWF-3", "not in step %s: %s",
                      step->name, step->title);
    switch (a->kind) {
    case DO_PLACE: return tw_check_place(tw, state, a->arg[0], why);
    case DO_MOVE: return tw_check_move(tw, state, a->arg[0], a->arg[1], why);
    case DO_FIRE: return tw_check_fire(tw, state, a->arg[0], a->arg[1], why);
    case DO_GRENADE: return tw_check_grenade(tw, state, a->arg[0], a->arg[1], why);
    default: return tw_check_shell(tw, state, a->arg[0], why);
    }
}

static void tw_apply(const struct scenario *scn, void *state, const struct action *action,
                     struct events *events)
{
    const struct tw *tw = tw_of(scn);
    struct tw_state *s = state;

    switch (action->kind) {
    case DO_PLACE: tw_apply_place(tw, s, action->arg[0], events); break;
    case DO_MOVE: tw_apply_move(tw, s, action->arg[0], action->arg[1], events); break;
    case DO_END: tw_go_on(tw, s, true, events); break;
    case DO_ROLL:
        if (s->due == DUE_DUEL)
            tw_apply_duel(tw, s, action->arg[0], events);
        else
            tw_apply_hit(tw, s, action->arg[0], events);
        break;
    default: tw_apply_shot(tw, s, action, events);
    }
}

/* TWF-Z: with the option a second die, thrown first, says whether the roll leaves the table. */
static struct dice tw_dice(const struct scenario *scn, const void *state)
{
    EXPECT(((const struct tw_state *)state)->due != DUE_NONE);
    return (struct dice){ tw_option(tw_of(scn), OPTION_OFF_TABLE) ? 2 : 1, 6 };
}

/* result: what a roll of 0 to 6 means for the dice that are due. */
static int result(const struct tw *tw, const struct tw_state *s, int roll)
{
    if (s->due == DUE_DUEL)
        return roll >= s->beat ? roll : ROLL_FAILS;
    struct tw_faces hit = tw_hitting_faces(tw, step_of(s)->doing, s->from, s->target);
    return roll >= hit.low && roll <= hit.high;
}

/* TWF-Z: a die that left the table is not read. */
static unsigned tw_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                             struct action *out)
{
    const struct tw *tw = tw_of(scn);
    int off = tw_option(tw, OPTION_OFF_TABLE);
    int roll = off == 0 ? faces[0] : faces[0] <= off ? 0 : faces[1];

    *out = tw_action(DO_ROLL, result(tw, state, roll), 0);
    return off && faces[0] > off ? 2 : 1;
}

static int tw_chance(const struct scenario *scn, const void *state, struct outcome *out)
{
    const struct tw *tw = tw_of(scn);
    int off = tw_option(tw, OPTION_OFF_TABLE), n = 0;

    for (int roll = off ? 0 : 1; roll <= 6; roll++) {
        struct action a = tw_action(DO_ROLL, result(tw, state, roll), 0);
        uint64_t weight = roll ? 6 - (uint64_t)off : 6 * (uint64_t)off;
        int i = 0;

        while (i < n && !action_same(&out[i].action, &a))
            i++;
        if (i == n)
            out[n++] = (struct outcome){ a, 0 };
        out[i].weight += weight;
    }
    EXPECT(n >= 1 && n <= OUTCOMES_MAX);
    return n;
}

/* In a turn every piece moves and fires once (a shot is two steps, its roll the second) and twelve
 * steps are ended. A duel costs a piece and takes at most eight rolls. */
enum {
    MEN = 2 * (CHARGERS + DEFENDERS),
    TURN_STEPS = 3 * (MEN + 2 * GUNS) + 12,
    GAME_STEPS = TURNS_MAX * TURN_STEPS + 8 * MEN + 2 * (DEFENDERS + GUNS),
};

static const struct study study = {
    .set_up_attack = tw_set_up_attack,
};

const struct game game_trench_warfare = {
    .id = "trench-warfare",
    .title = "Trench Warfare",
    .learn = "easy",
    .minutes = 30,
    .rules_version = 1,
    .flags = GAME_ORDERED,
    .scenario_size = sizeof(struct tw),
    .state_size = sizeof(struct tw_state),
    .max_steps = GAME_STEPS,
    .max_legal = LEGAL_MAX,
    .max_outcomes = OUTCOMES_MAX,
    .options = options,
    .play = {
        .start = tw_start,
        .to_move = tw_to_move,
        .legal = tw_legal,
        .sample = tw_sample,
        .check = tw_check,
        .dice = tw_dice,
        .read_dice = tw_read_dice,
        .chance = tw_chance,
        .apply = tw_apply,
        .returns = tw_returns,
    },
    .text = {
        .directive = tw_directive,
        .finish = tw_finish,
        .lines = &tw_lines,
        .write = tw_write,
        .read = tw_read,
        .audit = tw_audit,
        .notation = &tw_notation,
    },
    .words = {
        .prompt = tw_prompt,
        .hint = tw_hint,
        .sentences = &tw_sentences,
    },
    .pictures = {
        .board = tw_board,
        .scene = tw_scene,
        .look = tw_look,
    },
    .study = &study,
};
