/* tov.c - Trenches of Valor: the table of its rules.
 *
 *   tov_data, tov_forces, tov_tables   map, units and scenarios; look-up tables
 *   tov_setup, tov_play                set-up; the turn: what may be done, and doing it
 *   tov_move, tov_fight, tov_hidden    movement; attacks and dugouts; hidden pieces
 *   tov_score, tov_know                points and the end; who knows what
 *   tov_position, tov_text, tov_event, tov_hint, tov_scene    words and pictures */
#include "games/trenches_of_valor/tov_internal.h"

static void tov_start(const struct scenario *scn, void *state)
{
    tov_start_game(tov_of(scn), 0, 0, state);
}

static const struct option options[] = {
    [OPTION_EXIT] = { "exit_rule", "turn3|last3", 0, 1, 0, "TOV-A2",
                      "Raiders may leave from the third turn on, or in the last three turns only" },
    [OPTION_S5] = { "s5_cut_0111", "no|yes", 0, 1, 0, "TOV-A3",
                    "scenario 5: the second gap in the wire is in 0111 instead of 0211" },
    [OPTION_TIE] = { "match_tie", "first_raider|game1_winner", 0, 1, 0, "TOV-A9",
                     "who wins a match with equal scores" },
    [OPTION_MATCH] = { "match", "single|two-game", 0, 1, 0, "TOV-9.1",
                       "one game, or the same scenario twice with sides swapped" },
    [OPTION_SOLITAIRE] = { "solitaire", "no|yes", 0, 1, 0, "TOV-3.2s",
                           "hidden pieces are mixed, and unknown to the Defender too" },
    { NULL, NULL, 0, 0, 0, NULL, NULL },
};

static const struct study study = {
    .set_up_attack = tov_pose,
};

const struct game game_trenches_of_valor = {
    .id = "trenches-of-valor",
    .title = "Trenches of Valor",
    .rules_version = 1,
    .scenario_size = sizeof(struct tov),
    .state_size = sizeof(struct state),
    .max_steps = 2 * (STEPS + 12 * (2 * UNITS + LOCATIONS + 2) + 2 * 32),
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
        .chance = tov_chance,
        .apply = tov_apply,
        .returns = tov_returns,
    },
    .text = {
        .directive = tov_directive,
        .finish = tov_finish,
        .write = tov_write,
        .read = tov_read,
        .audit = tov_audit,
        .action_text = tov_action_text,
        .action_parse = tov_action_parse,
    },
    .words = {
        .prompt = tov_prompt,
        .hint = tov_hint,
        .event_text = tov_event_text,
    },
    .pictures = {
        .board = tov_board,
        .scene = tov_scene,
    },
    .secrets = {
        .observe = tov_observe,
        .determinize = tov_determinize,
    },
    .study = &study,
};
