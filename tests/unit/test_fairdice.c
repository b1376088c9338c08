/* test_fairdice.c - committed dice: the recipe is fixed for ever, faces are fair, secrets fit. */
#include "unit.h"

#include <sodium.h>
#include <string.h>

#include "core/fairdice.h"

static const struct dice six = { 1, 6 };

/* A change of these faces would break every record that was ever written. */
static void the_recipe_never_changes(void **state)
{
    struct fairdice d = fairdice_seeded(42);
    uint8_t faces[12];
    char digits[32];
    int used = 0;

    (void)state;
    fairdice_roll(&d, 0, (struct dice){ 12, 6 }, faces);
    for (int i = 0; i < 12; i++)
        digits[used++] = (char)('0' + faces[i]);
    digits[used] = '\0';
    assert_string_equal(digits, "611116422466");
}

static void every_face_comes_up_as_often(void **state)
{
    struct fairdice d = fairdice_seeded(7);
    int count[13] = { 0 };

    (void)state;
    for (uint32_t n = 0; n < 60000; n++) {
        uint8_t face;

        fairdice_roll(&d, n, (struct dice){ 1, 12 }, &face);
        assert_in_range(face, 1, 12);
        count[face]++;
    }
    for (int face = 1; face <= 12; face++) /* 5000 expected, standard deviation 68 */
        assert_in_range(count[face], 4650, 5350);
}

static void rolls_differ_by_number_nonce_and_match(void **state)
{
    struct fairdice a = fairdice_sealed(), b = a;
    uint8_t x[16], y[16];
    struct dice many = { 16, 200 };

    (void)state;
    fairdice_roll(&a, 3, many, x);
    fairdice_roll(&b, 3, many, y);
    assert_memory_equal(x, y, 16);
    fairdice_roll(&b, 4, many, y);
    assert_memory_not_equal(x, y, 16);
    strcpy(b.nonce[1], "n");
    fairdice_roll(&b, 3, many, y);
    assert_memory_not_equal(x, y, 16);
    b = a;
    b.match[0] ^= 1;
    fairdice_roll(&b, 3, many, y);
    assert_memory_not_equal(x, y, 16);
}

static void a_commitment_fits_one_secret(void **state)
{
    struct fairdice d = fairdice_sealed();
    uint8_t commitment[SECRET_BYTES];

    (void)state;
    fairdice_commitment(d.secret, d.match, commitment);
    assert_memory_equal(commitment, d.commitment, SECRET_BYTES);
    d.secret[5] ^= 1;
    fairdice_commitment(d.secret, d.match, commitment);
    assert_memory_not_equal(commitment, d.commitment, SECRET_BYTES);
}

static void one_sided_dice_and_hex_digits(void **state)
{
    struct fairdice d = fairdice_seeded(1);
    uint8_t face, bytes[2];
    char digits[5];

    (void)state;
    fairdice_roll(&d, 0, (struct dice){ 1, 1 }, &face);
    assert_int_equal(face, 1);
    fairdice_roll(&d, 0, six, &face);
    assert_in_range(face, 1, 6);
    assert_int_equal(digits_read("0aFf", bytes, 2), 0);
    digits_write(bytes, 2, digits);
    assert_string_equal(digits, "0aff");
    assert_int_equal(digits_read("0aF", bytes, 2), -1);
    assert_int_equal(digits_read("0aFg", bytes, 2), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_recipe_never_changes),
        cmocka_unit_test(every_face_comes_up_as_often),
        cmocka_unit_test(rolls_differ_by_number_nonce_and_match),
        cmocka_unit_test(a_commitment_fits_one_secret),
        cmocka_unit_test(one_sided_dice_and_hex_digits),
    };

    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
