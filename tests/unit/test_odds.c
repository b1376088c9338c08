/* test_odds.c - exact odds at many decisions of every game: they add up to one, every line says
 * something that fits it, and only a line without effects is called so. */
#include "unit.h"

#include <string.h>

#include "base/mem.h"
#include "core/odds.h"
#include "core/scenario.h"
#include "games/games.h"

enum { STEPS = 150, TRIES = 3 };

static void check_line(const struct odds_line *line)
{
    size_t length = strlen(line->text);

    assert_in_range(length, 1, sizeof line->text - 1);
    assert_int_equal(line->text[length - 1], '.'); /* nothing was cut off */
    assert_int_equal(strcmp(line->text, "No effect.") == 0, !(line->flags & EVENT_EFFECT));
}

static void check_odds(struct rules r, const void *state, int seat, const struct action *action)
{
    static struct odds odds;
    struct fraction sum = { 0, 1 };
    struct error err;

    if (odds_of(r, state, seat, action, &odds, &err) || odds.count == 0)
        return;
    odds_merge(&odds);
    for (int i = 0; i < odds.count; i++) {
        check_line(&odds.line[i]);
        assert_int_equal(fraction_add(&sum, odds.line[i].p), 0);
    }
    assert_true(sum.top == sum.bottom);
}

static void play(struct rules r, uint64_t seed)
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    char *state = mem_alloc(r.game->state_size);
    struct rng rng;
    int mover;

    rng_seed(&rng, seed, 5);
    rules_start(r, state);
    for (int n = 0; n < STEPS && (mover = rules_to_move(r, state)) != SEAT_NONE; n++) {
        uint8_t faces[DICE_MAX];
        struct action a;

        for (int k = 0; k < TRIES && mover != SEAT_CHANCE; k++) {
            rules_sample(r, state, &rng, list, &a);
            check_odds(r, state, mover, &a);
        }
        if (mover == SEAT_CHANCE)
            rules_roll(r, state, &rng, faces, &a);
        rules_apply(r, state, &a, NULL);
    }
    mem_free(state);
    mem_free(list);
}

static void test_every_game(void **unused)
{
    char names[SCENARIOS_MAX][40];
    struct error err;

    (void)unused;
    for (int g = 0; all_games[g]; g++) {
        int count = scenario_names(all_games[g], &embedded_content, names);

        for (int i = 0; i < count; i++) {
            struct scenario *scn =
                scenario_load(all_games[g], &embedded_content, names[i], NULL, 0, NULL, &err);

            assert_non_null(scn);
            play((struct rules){ all_games[g], scn }, (uint64_t)i);
            scenario_free(scn);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_every_game) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
