/* tcl.c - Trench Club: the table of rules. Each file of this folder has one concern; this one sends
 * every question to the file that answers it for the frame on top. */
#include "games/trench_club/tcl.h"

#include <string.h>

#include "core/handicap.h"
#include "games/trench_club/tcl_rules.h"

_Static_assert(sizeof(struct tcl_state) <= 4096, "a state is at most 4 KB");

/* No game is longer. A unit moves, works, gets off, is declared and is repaired once a turn at
 * most, or is bought in three steps (special forces are drawn and put); in common play a hand-over
 * may follow each of these. It fights once: scatter, throw, and every answer of a trench. Phases
 * end, armies are chosen, surrender is offered and declined; every coin a fort has paid is given
 * away once at most, and so is every coin of a handicap. The game ends after ROUNDS_MAX rounds, if
 * nothing else has ended it (TCL-15.2). */
enum {
    UNIT_STEPS = 2 * (5 + 3) + 2 + ANSWERS_MAX,
    TURN_STEPS = SEAT_UNITS * UNIT_STEPS + 16,
    SETUP_STEPS = 400 + SEATS_MAX / 2 * HANDICAP_MAX,
    STEPS_MAX = SETUP_STEPS + ROUNDS_MAX * (SEATS_MAX * TURN_STEPS + FORTS),
};

/* of_seat: cards1, nation2 and their like are about the seat of that number. */
static bool of_seat(const struct scenario *scn, const struct option *option)
{
    return option->name[strlen(option->name) - 1] - '1' < scn->seats;
}

static bool of_automa(const struct scenario *scn, const struct option *option)
{
    (void)option;
    return ((const struct tcl *)scn)->automa >= 0;
}

#define NATION(number, side)                                                                       \
    {                                                                                              \
        .name = "nation" number, .choices = "file|ger|auh|fra|gbr", .max = 4, .clause = "TCL-1.1", \
        .help = "nation of the " side " side", .title = "Nation of the " side " side",             \
        .titles = "as the scenario says|Germany|Austria-Hungary|France|Great Britain",             \
        .applies = of_seat                                                                         \
    }
#define CARDS(number, side)                                                                        \
    {                                                                                              \
        .name = "cards" number, .choices = "no|yes", .max = 1, .clause = "TCL-12.1",               \
        .help = "the " side " side draws cards instead of dice",                                   \
        .title = "The " side " side draws cards", .applies = of_seat                               \
    }

static const struct option options[] = {
    [OPTION_SHORT] = { "short", "no|yes", 0, 1, 0, "TCL-9.3",
                       "short game: 7 of 14 or 4 of 7 forts win", .title = "Short game" },
    [OPTION_CAP] = { "cap", "no|yes", 0, 1, 1, "TCL-8.5", "at most two living units of a type",
                     .title = "Two units of a type at most" },
    [OPTION_TRENCHES] = { "trenches", "no|yes", 0, 1, 0, "TCL-11.1", "expert rules for trenches",
                          .title = "Expert rules for trenches" },
    [OPTION_LEGACY] = { "legacy", "no|yes", 0, 1, 1, "TCL-10.7",
                        "Engineers are in the special forces deck",
                        .title = "Engineers among the special forces" },
    [OPTION_CARDS] = CARDS("1", "first"),
    CARDS("2", "second"),
    CARDS("3", "third"),
    CARDS("4", "fourth"),
    [OPTION_LEVEL] = { "level", "easy|standard|hard|overkill", 0, 3, 1, "TCL-13.1",
                       "strength of the Automa", .title = "Strength of the Automa",
                       .applies = of_automa },
    [OPTION_TIES] = { "ties", "lowest|random", 0, 1, 0, "TCL-13.5",
                      "how the Automa decides between equal options",
                      .title = "Where its orders leave a choice, the Automa takes",
                      .titles = "the lowest number|any, at random", .applies = of_automa },
    [OPTION_WATER] = { "water", "foot|any", 0, 1, 0, "TCL-R33",
                       "who may be set on water at the start", .title = "On water at the start",
                       .titles = "units on foot|any unit" },
    [OPTION_TIMER] = { "timer", "no|yes", 0, 1, 0, "TCL-15.1",
                       "five minutes for moves and declarations", .title = "Five-minute turns" },
    [OPTION_ROUNDS] = { "rounds", NULL, 0, ROUNDS_MAX, 60, "TCL-15.2",
                        "the game is adjudicated after this round; 0: never", "0",
                        .title = "Last round" },
    [OPTION_NATION] = NATION("1", "first"),
    NATION("2", "second"),
    NATION("3", "third"),
    NATION("4", "fourth"),
    [OPTION_HANDICAP] = HANDICAP(
        HANDICAP_MAX, "TCL-R43",
        "coins that each player of the team named second begins with, below 0 of the first"),
    { NULL, NULL, 0, 0, 0, NULL, NULL },
};

/* --- play --- */

static void tcl_start(const struct scenario *scn, void *state)
{
    struct tcl_state *s = state;

    memset(s, 0, sizeof *s);
    tcl_start_setup(tcl_of(scn), s);
}

static int tcl_to_move(const struct scenario *scn, const void *state)
{
    (void)scn;
    return top(state)->seat;
}

static int tcl_legal(const struct scenario *scn, const void *state, struct action *out)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = state;

    switch (top(s)->kind) {
    case FRAME_ASSIGN:
    case FRAME_CHIP:
    case FRAME_PLACE: return tcl_legal_setup(t, s, out);
    case FRAME_ARMIES: return tcl_legal_armies(s, out);
    case FRAME_MOVE: return tcl_legal_move(t, s, -1, out);
    case FRAME_UNLOAD: return tcl_legal_unload(t, s, out);
    case FRAME_DECLARE: return tcl_legal_attack(t, s, -1, out);
    case FRAME_GIFT:
    case FRAME_MONEY:
    case FRAME_PUT: return tcl_legal_economy(t, s, out);
    case FRAME_YIELD:
        out[0] = act(DO_ACCEPT, 0, 0, 0, 0);
        out[1] = act(DO_DECLINE, 0, 0, 0, 0);
        return 2;
    default: return tcl_legal_automa(t, s, out);
    }
}

static void tcl_sample(const struct scenario *scn, const void *state, struct rng *rng,
                       struct action *out)
{
    struct action list[LEGAL_MAX];

    if (top(state)->kind == FRAME_MOVE) {
        tcl_sample_move(tcl_of(scn), state, rng, out);
        return;
    }
    int n = tcl_legal(scn, state, list);
    EXPECT(n > 0 && n <= LEGAL_MAX);
    *out = list[rng_below(rng, (uint32_t)n)];
}

/* The part of the legal list that could hold this action. */
static int list_around(const struct scenario *scn, const struct tcl_state *s,
                       const struct action *a, struct action *out)
{
    const struct tcl *t = tcl_of(scn);
    bool of_unit = a->arg[0] >= 0 && a->arg[0] < UNITS;

    if (top(s)->kind == FRAME_MOVE && of_unit && a->kind >= DO_MOVE && a->kind <= DO_BUILD)
        return tcl_legal_move(t, s, a->arg[0], out);
    if (top(s)->kind == FRAME_DECLARE && of_unit && a->kind == DO_ATTACK)
        return tcl_legal_attack(t, s, a->arg[0], out);
    return tcl_legal(scn, s, out);
}

static int refuse_by_frame(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                           struct refusal *why)
{
    switch (top(s)->kind) {
    case FRAME_ASSIGN:
    case FRAME_CHIP:
    case FRAME_PLACE: return tcl_refuse_setup(t, s, a, why);
    case FRAME_ARMIES:
        return refuse(why, army_clause(t), "choose %d of your armies to act this turn",
                      top(s)->arg[0]);
    case FRAME_MOVE: return tcl_refuse_move(t, s, a, why);
    case FRAME_UNLOAD: return tcl_refuse_unload(t, s, a, why);
    case FRAME_DECLARE: return tcl_refuse_attack(t, s, a, why);
    case FRAME_GIFT:
    case FRAME_MONEY:
    case FRAME_PUT: return tcl_refuse_economy(t, s, a, why);
    case FRAME_YIELD: return refuse(why, "TCL-9.2", "accept or decline the surrender");
    default: return refuse(why, "TCL-13.3", "the Automa does what its orders say, nothing else");
    }
}

static int tcl_check(const struct scenario *scn, const void *state, const struct action *a,
                     struct refusal *why)
{
    struct action list[LEGAL_MAX];
    int n = list_around(scn, state, a, list);

    for (int i = 0; i < n; i++)
        if (action_same(&list[i], a))
            return 0;
    return why ? refuse_by_frame(tcl_of(scn), state, a, why) : -1;
}

static bool in_setup(int kind)
{
    return kind == FRAME_ORDER || kind == FRAME_NUMBER || kind == FRAME_TOKEN;
}

static bool in_fight(int kind)
{
    return kind == FRAME_SCATTER || kind == FRAME_THROW;
}

/* A die with one face for each of the things that may be drawn. */
static int drawn(const struct tcl *t, const struct tcl_state *s, uint8_t *things)
{
    int n = top(s)->kind == FRAME_LOTS ? top(s)->arg[1] : 0;

    if (top(s)->kind == FRAME_CARD)
        return tcl_deck(t, s, things);
    if (top(s)->kind == FRAME_AUTO_TYPE)
        return tcl_automa_random_types(t, s, t->automa, things);
    for (int i = 0; i < n; i++)
        things[i] = (uint8_t)i;
    return n;
}

static struct dice tcl_dice(const struct scenario *scn, const void *state)
{
    const struct tcl *t = tcl_of(scn);
    uint8_t things[256];

    if (in_setup(top(state)->kind))
        return tcl_setup_dice(t, state);
    if (in_fight(top(state)->kind))
        return tcl_fight_dice(t, state);
    return (struct dice){ 1, (uint8_t)drawn(t, state, things) };
}

static unsigned tcl_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                              struct action *out)
{
    const struct tcl *t = tcl_of(scn);
    uint8_t things[256];

    if (in_fight(top(state)->kind))
        return tcl_fight_read(t, state, faces, out);
    if (in_setup(top(state)->kind)) {
        tcl_setup_read(t, state, faces, out);
    } else {
        drawn(t, state, things);
        *out = act(DO_ROLL, things[faces[0] - 1], 0, 0, 0);
    }
    return DICE_ALL;
}

static int tcl_chance(const struct scenario *scn, const void *state, struct outcome *out)
{
    const struct tcl *t = tcl_of(scn);
    uint8_t things[256];

    if (in_setup(top(state)->kind))
        return tcl_setup_chance(t, state, out);
    if (in_fight(top(state)->kind))
        return tcl_fight_chance(t, state, out);
    int n = drawn(t, state, things);
    for (int i = 0; i < n; i++)
        out[i] = (struct outcome){ act(DO_ROLL, things[i], 0, 0, 0), 1 };
    return n;
}

static void tcl_apply(const struct scenario *scn, void *state, const struct action *a,
                      struct events *events)
{
    const struct tcl *t = tcl_of(scn);
    struct tcl_state *s = state;
    int kind = top(s)->kind;

    EXPECT(a->kind > 0 && a->kind < DOINGS);
    if (a->kind == DO_GIFT && (kind == FRAME_MOVE || kind == FRAME_DECLARE)) {
        tcl_give(t, s, top(s)->seat, a->arg[0], events);
        return;
    }
    if (a->kind == DO_SURRENDER || a->kind == DO_ACCEPT || a->kind == DO_DECLINE) {
        tcl_apply_surrender(t, s, a, events);
        return;
    }
    switch (kind) {
    case FRAME_ARMIES: tcl_apply_armies(t, s, a, events); return;
    case FRAME_MOVE: tcl_apply_move(t, s, a, events); return;
    case FRAME_UNLOAD: tcl_apply_unload(t, s, a, events); return;
    case FRAME_DECLARE: tcl_apply_attack(t, s, a, events); return;
    case FRAME_SCATTER:
    case FRAME_THROW: tcl_apply_fight(t, s, a, events); return;
    case FRAME_GIFT:
    case FRAME_MONEY:
    case FRAME_CARD:
    case FRAME_PUT: tcl_apply_economy(t, s, a, events); return;
    case FRAME_AUTO:
    case FRAME_LOTS:
    case FRAME_AUTO_MONEY:
    case FRAME_AUTO_TYPE: tcl_apply_automa(t, s, a, events); return;
    default: tcl_apply_setup(t, s, a, events);
    }
}

/* A declared attack is fought when all are declared; its odds are those of fighting it alone now.
 */
static void tcl_resolve_now(const struct scenario *scn, void *state, const struct action *a,
                            struct events *events)
{
    struct tcl_state *s = state;

    if (a->kind == DO_ATTACK)
        tcl_clear_queue(s);
    tcl_apply(scn, s, a, events);
    if (a->kind == DO_ATTACK)
        tcl_fight_on(tcl_of(scn), s, events);
}

/* --- the table --- */

static const struct study study = {
    .set_up_attack = tcl_set_up_attack,
    .resolve_now = tcl_resolve_now,
    .decided_by = tcl_decided_by,
};

const struct game game_trench_club = {
    .id = "trench-club",
    .title = "Trench Club",
    .learn = "medium",
    .minutes = 120,
    .rules_version = 1,
    .scenario_size = sizeof(struct tcl),
    .state_size = sizeof(struct tcl_state),
    .max_steps = STEPS_MAX,
    .max_legal = LEGAL_MAX,
    .max_outcomes = 255,
    .options = options,
    .play = {
        .start = tcl_start,
        .to_move = tcl_to_move,
        .legal = tcl_legal,
        .sample = tcl_sample,
        .check = tcl_check,
        .dice = tcl_dice,
        .read_dice = tcl_read_dice,
        .chance = tcl_chance,
        .apply = tcl_apply,
        .returns = tcl_returns,
    },
    .text = {
        .directive = tcl_directive,
        .finish = tcl_finish,
        .lines = &tcl_lines,
        .write = tcl_write,
        .read = tcl_read,
        .audit = tcl_audit,
        .notation = &tcl_notation,
        .action_parse = tcl_action_parse,
    },
    .words = {
        .prompt = tcl_prompt,
        .hint = tcl_hint,
        .hints = tcl_hints,
        .sentences = &tcl_sentences,
    },
    .pictures = {
        .board = tcl_board,
        .scene = tcl_scene,
    },
    .secrets = {
        .observe = tcl_observe,
        .determinize = tcl_determinize,
    },
    .study = &study,
};
