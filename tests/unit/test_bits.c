/* test_bits.c - sets as bits of a word, against counting one by one. */
#include "unit.h"

#include "base/bits.h"
#include "base/rng.h"

static void counts_and_first(void **state)
{
    struct rng rng;

    (void)state;
    rng_seed(&rng, 3, 3);
    assert_int_equal(bits_count(0), 0);
    assert_int_equal(bits_count(~(uint64_t)0), 64);
    for (int i = 0; i < 10000; i++) {
        uint64_t set = (uint64_t)rng_below(&rng, 1u << 31) << (i % 34) | (uint64_t)1 << (i % 64);
        int count = 0, first = -1;

        for (int k = 63; k >= 0; k--)
            if (set >> k & 1) {
                count++;
                first = k;
            }
        assert_int_equal(bits_count(set), count);
        assert_int_equal(bits_first(set), first);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_and_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
