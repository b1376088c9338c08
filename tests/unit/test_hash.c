/* test_hash.c - fingerprints of memory: no bit may be lost, and those of records never change. */
#include "unit.h"

#include "base/hash.h"

enum { MOST = 100 };

/* Every bit of any number of bytes counts, and so does their number. */
static void every_bit(void **state)
{
    unsigned char bytes[MOST] = { 0 };

    (void)state;
    for (size_t count = 0; count <= MOST; count++) {
        uint64_t bytewise = hash_bytes(bytes, count), key = hash_key(bytes, count);

        assert_true(count == 0 || key != hash_key(bytes, count - 1));
        for (size_t i = 0; i < 8 * count; i++) {
            bytes[i / 8] ^= (unsigned char)(1 << i % 8);
            assert_true(hash_bytes(bytes, count) != bytewise);
            assert_true(hash_key(bytes, count) != key);
            bytes[i / 8] ^= (unsigned char)(1 << i % 8);
        }
        assert_true(hash_key(bytes, count) == key);
    }
}

/* Words that change places, within one lane or from one to another, make another key. */
static void order(void **state)
{
    uint64_t words[16];

    (void)state;
    for (size_t i = 0; i < 16; i++)
        words[i] = i + 1;
    uint64_t key = hash_key(words, sizeof words);
    for (size_t i = 0; i < 16; i++)
        for (size_t k = 0; k < i; k++) {
            uint64_t kept = words[i];

            words[i] = words[k];
            words[k] = kept;
            assert_true(hash_key(words, sizeof words) != key);
            words[k] = words[i];
            words[i] = kept;
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_bit),
        cmocka_unit_test(order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
