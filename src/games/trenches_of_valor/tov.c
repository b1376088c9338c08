/* tov.c - Trenches of Valor: its options, the switch-boards of play and the table of its rules. */
#include "core/handicap.h"
#include "games/trenches_of_valor/tov_rules.h"

static void tov_start(const struct scenario *scn, void *state)
{
    tov_start_game(tov_of(scn), 0, 0, state);
}

int tov_to_move(const struct scenario *scn, const void *state)
{
    const struct tov_state *s = state;

    switch (s->phase) {
    case PHASE_SETUP: {
        const struct tov_step *step = tov_setup_step(tov_of(scn), s);

        return step && step->raider ? raider_seat(s) : 1 - raider_seat(s);
    }
    case PHASE_RAIDER: return raider_seat(s);
    case PHASE_DEFENDER: return 1 - raider_seat(s);
    case PHASE_OVER: return SEAT_NONE;
    default: return SEAT_CHANCE;
    }
}

/* --- what may be done --- */

int tov_legal(const struct scenario *scn, const void *state, struct action *out)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;
    struct tov_field f = tov_field_of(t, s);
    uint8_t kinds[LOCATIONS];
    struct tov_menu m;
    int n = 0, first, last;

    if (s->phase == PHASE_SETUP)
        return tov_list_places(t, s, out);
    tov_own_slots(t, s, &first, &last);
    for (int i = first; i < last; i++) {
        if (!can_act(s, i))
            continue;
        tov_fill_menu(t, s, &f, i, &m);
        n += tov_list_menu(&m, i, out + n);
    }
    if (tov_come_up(t, s, &f, kinds))
        n += tov_list_come_up(t, kinds, out + n);
    EXPECT(n < TOV_MAX_LEGAL && (s->phase == PHASE_RAIDER || s->phase == PHASE_DEFENDER));
    out[n++] = (struct action){ .kind = DO_END }; /* TOV-5.0: doing nothing is allowed */
    return n;
}

static void sample_from_list(const struct tov *t, const struct tov_state *s, struct rng *rng,
                             struct action *out)
{
    struct action list[TOV_MAX_LEGAL];

    *out = list[rng_below(rng, (uint32_t)tov_legal(&t->base, s, list))];
}

void tov_sample(const struct scenario *scn, const void *state, struct rng *rng, struct action *out)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;
    struct action up[LOCATIONS * KINDS_MAX];
    uint8_t kinds[LOCATIONS];
    int most[DEFENDERS], total = 0, first, last;

    if (s->phase == PHASE_SETUP) {
        tov_sample_place(t, s, rng, out);
        return;
    }
    if (t->visits && s->phase == PHASE_RAIDER) { /* tov_draw_action knows no `via` */
        sample_from_list(t, s, rng, out);
        return;
    }
    struct tov_field f = tov_field_of(t, s);
    tov_own_slots(t, s, &first, &last);
    for (int i = first; i < last; i++)
        total += most[i - first] = can_act(s, i) ? tov_most_actions(t, s, i) : 0;
    int risers = tov_come_up(t, s, &f, kinds);
    for (;;) {
        int n = (int)rng_below(rng, (uint32_t)(total + risers + 1)), slot = first;

        if (n == total + risers) {
            *out = (struct action){ .kind = DO_END };
            return;
        }
        if (n >= total) {
            tov_list_come_up(t, kinds, up);
            *out = up[n - total];
            return;
        }
        while (n >= most[slot - first])
            n -= most[slot++ - first];
        EXPECT(slot < last);
        if (tov_draw_action(t, s, &f, slot, n, out))
            return;
    }
}

/* --- why not --- */

static const struct order {
    int args;  /* how many it has: the others are 0 */
    bool unit; /* arg[0] is a unit of the side to move that has not acted */
    int (*check)(const struct tov *t, const struct tov_state *s, const struct action *a,
                 struct refusal *why);
} orders[] = {
    [DO_PLACE] = { 2, false, tov_check_place },   [DO_MOVE] = { 3, true, tov_check_move },
    [DO_EXIT] = { 3, true, tov_check_move },      [DO_ATTACK] = { 2, true, tov_check_attack },
    [DO_CLEAR] = { 1, true, tov_check_clear },    [DO_REVEAL] = { 2, false, tov_check_reveal },
    [DO_SEARCH] = { 1, false, tov_check_search }, [DO_END] = { 0, false, NULL },
};

/* no_more_args: are all further arguments 0? */
static bool no_more_args(const struct action *a, int args)
{
    for (int i = args; i < 7; i++)
        if (a->arg[i])
            return false;
    return true;
}

int tov_check(const struct scenario *scn, const void *state, const struct action *a,
              struct refusal *why)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;
    bool set_up = s->phase == PHASE_SETUP;

    if (a->kind < DO_PLACE || a->kind > DO_END || !no_more_args(a, orders[a->kind].args))
        return refuse(why, "TOV-5.0", "that is not an action of this game");
    if (set_up != (a->kind == DO_PLACE))
        return refuse(why, "TOV-3.0", set_up ? "the set-up comes first" : "the set-up is over");
    if (orders[a->kind].unit && tov_check_unit(t, s, a, why))
        return -1;
    if ((a->kind == DO_REVEAL || a->kind == DO_SEARCH) && s->phase != PHASE_DEFENDER)
        return refuse(why, "TOV-6.5", "hidden units come up in the Defender's turn");
    return orders[a->kind].check ? orders[a->kind].check(t, s, a, why) : 0;
}

/* --- chance --- */

struct dice tov_dice(const struct scenario *scn, const void *state)
{
    const struct tov_state *s = state;

    return s->phase == PHASE_ROLL ? (struct dice){ 1, 6 } : tov_draw_dice(tov_of(scn), s);
}

static unsigned tov_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                              struct action *out)
{
    const struct tov_state *s = state;

    *out = s->phase == PHASE_ROLL ? tov_read_roll(tov_of(scn), s, faces[0])
                                  : tov_read_draw(tov_of(scn), s, faces[0]);
    return DICE_ALL;
}

/* --- doing it --- */

void tov_apply(const struct scenario *scn, void *state, const struct action *a, struct events *e)
{
    const struct tov *t = tov_of(scn);
    struct tov_state *s = state;

    switch (a->kind) {
    case DO_PLACE: tov_place(t, s, a, e); return;
    case DO_MOVE:
    case DO_EXIT: tov_move(t, s, a, e); break;
    case DO_ATTACK: tov_attack(t, s, a, e); return;
    case DO_CLEAR: tov_clear(t, s, a, e); return;
    case DO_REVEAL: tov_reveal(t, s, a->arg[1], a->arg[0], e); return;
    case DO_SEARCH: tov_search(s, a->arg[0], e); return;
    case DO_END: tov_end_turn(t, s, e); return;
    case DO_ROLL: tov_roll(t, s, a->arg[0], e); break;
    default:
        EXPECT(a->kind == DO_DRAW);
        tov_draw(t, s, a->arg[0], e);
        return;
    }
    if (!tov_raiders_left(t, s)) /* TOV-A16: nothing can change the score any more */
        tov_finish_game(t, s, e);
}

/* --- the table --- */

static bool has_misprint(const struct scenario *scn, const struct option *option)
{
    (void)option;
    return ((const struct tov *)scn)->misprint[1];
}

static const struct option options[] = {
    [OPTION_EXIT] = { "exit_rule", "turn3|last3", 0, 1, 0, "TOV-A2",
                      "Raiders may leave from the third turn on, or in the last three turns only",
                      .title = "Raiders may leave",
                      .titles = "from turn 3|in the last three turns" },
    [OPTION_S5] = { "s5_cut_0111", "no|yes", 0, 1, 0, "TOV-A3",
                    "scenario 5: the second gap in the wire is in 0111 instead of 0211",
                    .title = "Second gap in the wire at 0111", .applies = has_misprint },
    [OPTION_TIE] = { "match_tie", "first_raider|game1_winner", 0, 1, 0, "TOV-A9",
                     "who wins a match with equal scores",
                     .title = "A match of two games that is tied goes to",
                     .titles = "the first raider|the winner of the first game" },
    [OPTION_MATCH] = { "match", "single|two-game", 0, 1, 0, "TOV-9.1",
                       "one game, or the same scenario twice with sides swapped",
                       .title = "Length of the match",
                       .titles = "one game|two games, sides swapped" },
    [OPTION_SOLITAIRE] = { "solitaire", "no|yes", 0, 1, 0, "TOV-3.2s",
                           "hidden pieces are mixed, and unknown to the Defender too",
                           .title = "Solitaire" },
    [OPTION_HANDICAP] = HANDICAP(
        8, "TOV-A21", "points that the Raider needs more than the scenario says, below 0 fewer"),
    { NULL, NULL, 0, 0, 0, NULL, NULL },
};

static const struct authoring authoring = { .area_kinds = TOV_AREA_KINDS, .areas = tov_areas };

static const struct study study = { .set_up_attack = tov_set_up_attack,
                                    .decided_by = tov_decided_by };

const struct game game_trenches_of_valor = {
    .id = "trenches-of-valor",
    .title = "Trenches of Valor",
    .learn = "easy",
    .minutes = 20,
    .rules_version = 1,
    .scenario_size = sizeof(struct tov),
    .state_size = sizeof(struct tov_state),
    .max_steps = 2 * (STEPS + TURNS_MAX * (2 * UNITS + LOCATIONS + 2) + 2 * 32),
    .max_legal = TOV_MAX_LEGAL,
    .max_outcomes = PIECES,
    .options = options,
    .play = {
        .start = tov_start,
        .to_move = tov_to_move,
        .legal = tov_legal,
        .sample = tov_sample,
        .check = tov_check,
        .dice = tov_dice,
        .read_dice = tov_read_dice,
        .apply = tov_apply,
        .returns = tov_returns,
    },
    .text = {
        .directive = tov_directive,
        .finish = tov_finish,
        .lines = &tov_lines,
        .write = tov_write,
        .read = tov_read,
        .audit = tov_audit,
        .notation = &tov_notation,
    },
    .words = {
        .prompt = tov_prompt,
        .hint = tov_hint,
        .sentences = &tov_sentences,
    },
    .pictures = {
        .board = tov_board,
        .scene = tov_scene,
    },
    .secrets = {
        .observe = tov_observe,
        .determinize = tov_determinize,
    },
    .authoring = &authoring,
    .study = &study,
};
