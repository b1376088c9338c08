/* test_rating.c - ratings and the sequential test, against what is known: expected scores by Elo's
 * formula, symmetry, and how often the test is wrong. */
#include "../unit/unit.h"

#include <math.h>

#include "ai/rating.h"
#include "base/rng.h"

static void about(double value, double wanted, double slack)
{
    if (fabs(value - wanted) > slack)
        fail_msg("%.3f should be about %.3f", value, wanted);
}

static void test_score(void **context)
{
    struct pairs p = { { 1, 2, 3, 4, 10 } };
    struct estimate score = pairs_score(&p);

    (void)context;
    assert_int_equal(pairs_played(&p), 20);
    about(score.value, (0.5 + 1.5 + 3 + 10) / 20, 1e-9);
    assert_true(score.low < score.value && score.value < score.high);
    p = (struct pairs){ { 0, 0, 0, 0, 5 } };
    score = pairs_score(&p);
    about(score.value, 1, 1e-9);
    assert_true(score.low < 0.95 && score.high <= 1);
}

static void test_nothing_played(void **context)
{
    struct pairs p = { { 0 } };

    (void)context;
    assert_int_equal(pairs_decided(&p, 50), 0);
    about(pairs_score(&p).low, 0, 1e-9);
    about(pairs_score(&p).high, 1, 1e-9);
}

static void test_symmetry(void **context)
{
    struct pairs p = { { 1, 2, 9, 7, 6 } }, q = { { 6, 7, 9, 2, 1 } };

    (void)context;
    about(pairs_likelihood(&p, 50), -pairs_likelihood(&q, 50), 1e-9);
    assert_true(pairs_likelihood(&p, 50) > 0);
    assert_true(pairs_likelihood(&p, 100) > pairs_likelihood(&p, 50));
}

/* wrong_of: how many of 1,000 tests between players, the first `elo` stronger at each game, say the
 * second is. */
static int wrong_of(double elo, uint64_t seed, double *pairs)
{
    double chance = 1 / (1 + pow(10, -elo / 400));
    struct rng rng;
    int wrong = 0;

    rng_seed(&rng, seed, 0);
    *pairs = 0;
    for (int i = 0; i < 1000; i++) {
        struct pairs p = { { 0 } };
        int said = 0;

        while (!(said = pairs_decided(&p, 50))) {
            for (int k = 0; k < 4; k++)
                p.count[2 * (rng_unit(&rng) < chance) + 2 * (rng_unit(&rng) < chance)]++;
            *pairs += 4 / 1000.0;
        }
        wrong += said < 0;
    }
    return wrong;
}

static void test_error_rate(void **context)
{
    double few, many;

    (void)context;
    assert_in_range(wrong_of(50, 1, &many), 0, 60);
    assert_int_equal(wrong_of(200, 2, &few), 0);
    assert_true(few < 12 && many > 2 * few && many < 80);
}

/* played: 1,000 games of each pair by Elo's formula. */
static struct table_of_results played(int players, const double *elo)
{
    struct table_of_results t = { .players = players };

    for (int i = 0; i < players; i++)
        for (int k = 0; k < players; k++)
            if (i != k) {
                t.games[i][k] = 1000;
                t.points[i][k] = 1000 / (1 + pow(10, (elo[k] - elo[i]) / 400));
            }
    return t;
}

static void test_ratings(void **context)
{
    static const double elo[] = { -250, -50, 20, 280 };
    struct table_of_results t = played(4, elo);
    struct estimate out[RATED_MAX];

    (void)context;
    ratings(&t, out);
    for (int i = 0; i < 4; i++) {
        about(out[i].value, elo[i], 2);
        assert_true(out[i].low < out[i].value && out[i].value < out[i].high);
        assert_true(out[i].high - out[i].low < 100);
    }
}

/* Who won every game is far ahead, but not infinitely; fewer games say less. */
static void test_all_won(void **context)
{
    struct table_of_results t = { .players = 2 };
    struct estimate out[RATED_MAX];
    double before = 0;

    (void)context;
    for (int games = 2; games <= 2000; games *= 10) {
        t.games[0][1] = t.games[1][0] = t.points[0][1] = games;
        ratings(&t, out);
        assert_true(out[0].value > before && out[0].value < 2500);
        about(out[0].value, -out[1].value, 1e-6);
        before = out[0].value;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_score),    cmocka_unit_test(test_nothing_played),
        cmocka_unit_test(test_symmetry), cmocka_unit_test(test_error_rate),
        cmocka_unit_test(test_ratings),  cmocka_unit_test(test_all_won),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
