/* test_tc_pool.c - Trench Crusade: the weights of pools against every throw, and which dice count. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "games/trench_crusade/roll/roll.h"

static struct tc_pools pools;

/* throw_number: the n-th of all throws of these dice. */
static void throw_number(uint64_t n, int dice, uint8_t *faces)
{
    for (int i = 0; i < dice; i++, n /= 6)
        faces[i] = (uint8_t)(1 + n % 6);
}

/* slow_total: sorts, then adds up from one end. */
static int slow_total(const uint8_t *faces, int count, int keep, bool best)
{
    int left[7] = { 0 }, total = 0;

    for (int i = 0; i < count; i++)
        left[faces[i]]++;
    for (int k = 0; k < 6; k++) {
        int face = best ? 6 - k : k + 1, here = left[face] < keep ? left[face] : keep;

        total += here * face;
        keep -= here;
    }
    return total;
}

static void check_pool(int keep, int dice)
{
    uint64_t seen[25] = { 0 }, all = 1;
    int n = tc_pool_size(keep, dice);

    for (int i = 0; i < n; i++)
        all *= 6;
    for (uint64_t k = 0; k < all; k++) {
        uint8_t faces[TC_POOL];

        throw_number(k, n, faces);
        unsigned kept = tc_pool_keep(faces, keep, dice);
        int total = slow_total(faces, n, keep, dice >= 0);
        assert_int_equal(bits_count(kept), keep);
        assert_int_equal(tc_pool_total(faces, kept), total);
        seen[total]++;
    }
    for (int total = keep; total <= 6 * keep; total++)
        assert_int_equal(tc_pool_ways(&pools, keep, dice, total), seen[total]);
}

/* Every pool of up to eight dice, by all of its throws (TC-1.5). */
static void weights_are_counts(void **unused)
{
    (void)unused;
    for (int keep = 2; keep <= 4; keep++)
        for (int extra = 0; keep + extra <= 8; extra++) {
            check_pool(keep, extra);
            check_pool(keep, -extra);
        }
}

/* The weights of larger pools add up to 6^n, and no pool has more than 24 dice. */
static void large_pools(void **unused)
{
    (void)unused;
    for (int keep = 2; keep <= 4; keep++)
        for (int extra = 5; extra < 40; extra++) {
            uint64_t all = 1, sum = 0;

            for (int i = 0; i < tc_pool_size(keep, extra); i++)
                all *= 6;
            for (int total = keep; total <= 6 * keep; total++)
                sum += tc_pool_ways(&pools, keep, -extra, total);
            assert_int_equal(sum, all);
            assert_true(tc_pool_size(keep, extra) <= TC_POOL);
        }
}

/* TC-1.2: 5, 5, 1 with one die less keeps 1 and 5, with one more both fives. */
static void which_dice_count(void **unused)
{
    const uint8_t faces[] = { 5, 5, 1 };

    (void)unused;
    assert_int_equal(tc_pool_total(faces, tc_pool_keep(faces, 2, -1)), 6);
    assert_int_equal(tc_pool_total(faces, tc_pool_keep(faces, 2, 1)), 10);
    assert_int_equal(tc_success_of(6), ROLL_FAILURE);
    assert_int_equal(tc_success_of(7), ROLL_SUCCESS);
    assert_int_equal(tc_success_of(12), ROLL_CRITICAL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(weights_are_counts),
        cmocka_unit_test(large_pools),
        cmocka_unit_test(which_dice_count),
    };

    tc_pools_make(&pools);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
