/* test_stint.c - the time of a turn: it is never exceeded, a new turn has all of it again, and what
 * is done in passing during somebody else's turn belongs to the turn before. */
#include "../unit/unit.h"

#include "ai/stint.h"
#include "core/scenario.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };
static const struct budget usual = { .seconds = 0.1, .turn = 3 };

static struct rules rules_of(const char *id)
{
    const struct game *game = library_game(&library, id, NULL);

    assert_non_null(game);
    return (struct rules){ .game = game };
}

/* turn_takes: seconds of so many decisions of seat 0 in a row. */
static double turn_takes(struct rules r, struct budget budget, int decisions)
{
    struct stint t = { .last = SEAT_NONE };
    double sum = 0;

    for (int i = 0; i < decisions; i++) {
        struct budget next = stint_budget(&t, 0, budget);

        assert_true(next.seconds > 0 && next.seconds <= budget.seconds);
        sum += next.seconds;
        stint_add(&t, r, 0);
    }
    return sum;
}

static void a_turn_never_takes_longer(void **unused)
{
    struct rules r = rules_of("trench-warfare");

    (void)unused;
    assert_true(turn_takes(r, usual, 10) > 0.99); /* ten full ones */
    assert_true(turn_takes(r, usual, 28) > 2);
    assert_true(turn_takes(r, usual, 500) <= usual.turn);
    for (int i = 0; level_at(r.game, i); i++) {
        struct budget budget = level_at(r.game, i)->budget;

        if (budget.turn > 0)
            assert_true(turn_takes(r, budget, 500) <= budget.turn);
    }
}

static void playouts_are_not_time(void **unused)
{
    struct budget playouts = { .playouts = 100 };
    struct stint t = { .made = { 50 } };

    (void)unused;
    assert_int_equal(stint_budget(&t, 0, playouts).playouts, 100);
    assert_true(stint_budget(&t, 0, (struct budget){ .seconds = 0.002 }).seconds > 0.0019);
}

static void made_in(const char *game, const int *seat, int decisions, int by_first)
{
    struct stint t = { .last = SEAT_NONE };

    for (int i = 0; i < decisions; i++)
        stint_add(&t, rules_of(game), seat[i]);
    assert_int_equal(t.made[0], by_first);
}

static void a_turn_ends_when_another_begins(void **unused)
{
    static const int seat[] = { 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 0 };

    (void)unused;
    made_in("trench-warfare", seat, 3, 3);
    made_in("trench-warfare", seat, 4, 0);
    made_in("trench-warfare", seat, 5, 1);
    made_in("valor-and-victory", seat, 5, 4);  /* one answer: a reaction */
    made_in("valor-and-victory", seat, 8, 5);  /* two */
    made_in("valor-and-victory", seat, 11, 0); /* three are a turn */
    made_in("valor-and-victory", seat, 12, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_never_takes_longer),
        cmocka_unit_test(playouts_are_not_time),
        cmocka_unit_test(a_turn_ends_when_another_begins),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
