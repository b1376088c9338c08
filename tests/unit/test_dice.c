/* test_dice.c - exact distributions against plain enumeration, and fractions. */
#include "unit.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"
#include "core/dice.h"

/* enumerate counts every throw of up to 5 dice the slow way: best/worst/sum/pool as asked. */
enum how { SUM, BEST, WORST, POOL };

static int value_of(const int *face, int dice, enum how how, int parameter)
{
    int sorted[8], total = 0;

    memcpy(sorted, face, (size_t)dice * sizeof *face);
    for (int i = 1; i < dice; i++)
        for (int k = i; k > 0 && sorted[k - 1] < sorted[k]; k--) {
            int swap = sorted[k];

            sorted[k] = sorted[k - 1];
            sorted[k - 1] = swap;
        }
    for (int i = 0; i < dice; i++) {
        bool counts =
            how == SUM || (how == BEST && i < parameter) || (how == WORST && i >= dice - parameter);

        if (how == POOL)
            total += sorted[i] <= parameter;
        else if (counts)
            total += sorted[i];
    }
    return total;
}

static void compare(const struct dist *d, int dice, int sides, enum how how, int parameter)
{
    uint64_t ways[256] = { 0 }, throws = 1;
    int face[8];

    for (int i = 0; i < dice; i++)
        throws *= (uint64_t)sides;
    for (uint64_t n = 0; n < throws; n++) {
        uint64_t rest = n;

        for (int i = 0; i < dice; i++, rest /= (uint64_t)sides)
            face[i] = 1 + (int)(rest % (uint64_t)sides);
        ways[value_of(face, dice, how, parameter)]++;
    }
    assert_int_equal(dist_total(d), throws);
    for (int v = 0; v < 256; v++)
        assert_int_equal(dist_at(d, v), ways[v]);
}

static void sums_match_enumeration(void **state)
{
    struct dist d;

    (void)state;
    for (int dice = 1; dice <= 4; dice++) {
        assert_int_equal(dist_sum(&d, dice, 6), 0);
        compare(&d, dice, 6, SUM, 0);
    }
    assert_int_equal(dist_sum(&d, 2, 6), 0);
    assert_int_equal(dist_at(&d, 7), 6);
}

static void best_and_worst_match_enumeration(void **state)
{
    struct dist d;

    (void)state;
    for (int dice = 1; dice <= 4; dice++)
        for (int keep = 1; keep <= dice; keep++) {
            assert_int_equal(dist_best(&d, dice, 6, keep), 0);
            compare(&d, dice, 6, BEST, keep);
            assert_int_equal(dist_worst(&d, dice, 6, keep), 0);
            compare(&d, dice, 6, WORST, keep);
        }
}

static void pools_match_enumeration(void **state)
{
    struct dist d;

    (void)state;
    for (int dice = 0; dice <= 4; dice++)
        for (int up_to = 0; up_to <= 12; up_to += 3) {
            assert_int_equal(dist_pool(&d, dice, 12, up_to), 0);
            compare(&d, dice, 12, POOL, up_to);
        }
    assert_int_equal(dist_pool(&d, 15, 12, 6), 0); /* the largest throw of any game here */
    assert_int_equal(dist_total(&d), 15407021574586368u);
}

static void what_does_not_fit_is_refused(void **state)
{
    struct dist d;

    (void)state;
    assert_int_equal(dist_sum(&d, 0, 6), -1);
    assert_int_equal(dist_sum(&d, 30, 12), -1); /* 12^30 ways */
    assert_int_equal(dist_sum(&d, 100, 100), -1);
    assert_int_equal(dist_pool(&d, 20, 12, 6), -1);
    assert_int_equal(dist_best(&d, 3, 6, 4), -1);
    assert_int_equal(dist_total(&d), 0);
}

static void fractions_stay_reduced_and_notice_overflow(void **state)
{
    struct fraction f = fraction_of(2, 6), third = fraction_of(1, 3);
    char room[64];
    struct text t = text_fixed(room, sizeof room);

    (void)state;
    assert_int_equal(fraction_add(&f, fraction_of(1, 6)), 0);
    fraction_write(f, &t);
    assert_string_equal(room, "1/2");
    assert_int_equal(fraction_times(&f, fraction_of(2, 7)), 0);
    text_clear(&t);
    fraction_write(f, &t);
    assert_string_equal(room, "1/7");
    int steps = 0;
    while (fraction_times(&f, third) == 0)
        steps++;
    assert_true(steps > 70 && steps < 81); /* 7 * 3^n fits 128 bits up to n = 79 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_match_enumeration),
        cmocka_unit_test(best_and_worst_match_enumeration),
        cmocka_unit_test(pools_match_enumeration),
        cmocka_unit_test(what_does_not_fit_is_refused),
        cmocka_unit_test(fractions_stay_reduced_and_notice_overflow),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
