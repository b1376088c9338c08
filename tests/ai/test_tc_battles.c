/* test_tc_battles.c - whole battles of Trench Crusade on generated tables: the playout policy plays both
 * sides, every position is audited, nothing is allocated, and the rules end each of them.
 * usage: test_tc_battles [GAMES [FIRST]], games on tables of each archetype, FIRST the first number */
#include "../unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/eval.h"
#include "base/mem.h"
#include "core/added.h"
#include "core/content.h"
#include "core/scenario.h"
#include "games/trench_crusade/tc.h"

static const struct game *const game = &game_trench_crusade;
static int games = 2, first_number;

static const char *const warbands[] = { "third-platoon",     "ninth-legion",
                                        "candle-procession", "sons-of-the-wall",
                                        "the-swollen-court", "the-red-circle" };
enum { WARBANDS = sizeof warbands / sizeof warbands[0] };

/* load: a scenario with a table of this kind and number, and two of the starter warbands. */
static struct scenario *load(const char *scenario, const char *kind, int number)
{
    struct setting setting[] = { { "south-warband", "" }, { "north-warband", "" } };
    struct text added = text_growing();
    struct error err;
    struct rng rng;
    char wish[60];

    snprintf(setting[0].value, sizeof setting[0].value, "%s", warbands[number % WARBANDS]);
    snprintf(setting[1].value, sizeof setting[1].value, "%s",
             warbands[number / WARBANDS % WARBANDS]);
    snprintf(wish, sizeof wish, "table %s %d", kind, number);
    rng_seed(&rng, 1, 1);
    if (scenario_compose(game, &embedded_content, scenario, setting, 2, wish, &rng, &added, &err))
        fail_msg("%s %d: %s", kind, number, err.text);
    struct scenario *scn =
        scenario_load(game, &embedded_content, scenario, setting, 2, added.at, &err);
    if (!scn || scenario_admit(game, scn, &err))
        fail_msg("%s %d: %s", kind, number, err.text);
    text_release(&added);
    return scn;
}

struct tally {
    int games, plies, turns, wiped_out, flights;
};

/* play: one battle to its end. */
static void play(const struct scenario *scn, const char *kind, int number, struct tally *tally)
{
    static _Alignas(16) unsigned char state[8192];
    struct judge judge = judge_of(game);
    struct rules r = { game, scn };
    struct action action;
    uint8_t faces[DICE_MAX];
    struct error err;
    struct rng rng;
    int plies = 0, seat;

    assert_true(game->state_size <= 4096);
    rng_seed(&rng, (uint64_t)number, 7);
    game->play.start(scn, state);
    uint64_t allocated = mem_count();
    while ((seat = rules_to_move(r, state)) != SEAT_NONE && plies++ < game->max_steps) {
        if (seat == SEAT_CHANCE)
            rules_roll(r, state, &rng, faces, &action);
        else
            judge.draw(scn, state, &rng, &action);
        if (seat != SEAT_CHANCE && rules_check(r, state, &action, NULL))
            fail_msg("%s %d, ply %d: the policy draws what is not legal", kind, number, plies);
        rules_apply(r, state, &action, NULL);
        if (rules_audit(r, state, &err))
            fail_msg("%s %d, ply %d: %s", kind, number, plies, err.text);
    }
    if (mem_count() != allocated)
        fail_msg("%s %d: playing allocates", kind, number);
    const char *how = rules_decided_by(r, state);
    if (seat != SEAT_NONE || !how)
        fail_msg("%s %d: %d plies, and it is not over", kind, number, plies);
    tally->games++;
    tally->plies += plies;
    tally->turns += strcmp(how, "points") == 0;
    tally->wiped_out += strcmp(how, "wiped out") == 0;
    tally->flights += strcmp(how, "flight") == 0;
}

static void play_all(const char *scenario, const char *kind)
{
    struct tally t = { 0 };

    for (int i = 0; i < games; i++) {
        struct scenario *scn = load(scenario, kind, first_number + i);

        play(scn, kind, first_number + i, &t);
        scenario_free(scn);
    }
    print_message("%s, %s: %d games, %d plies each; %d by points, %d wiped out, %d by flight\n",
                  scenario, kind, t.games, t.plies / t.games, t.turns, t.wiped_out, t.flights);
    assert_int_equal(t.turns + t.wiped_out + t.flights, t.games);
}

static void great_war(void **state)
{
    (void)state;
    play_all("12-great-war", "no-mans-land");
    play_all("12-great-war", "ruins");
    play_all("12-great-war", "trenches");
}

static void claim_no_mans_land(void **state)
{
    (void)state;
    play_all("1-claim-no-mans-land", "no-mans-land");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(great_war),
        cmocka_unit_test(claim_no_mans_land),
    };

    games = argc > 1 ? atoi(argv[1]) : games;
    first_number = argc > 2 ? atoi(argv[2]) : 0;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
