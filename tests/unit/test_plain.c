/* test_plain.c - what strangers write is made fit to be shown, and whatever it was, it stays so. */
#include "unit.h"

#include <string.h>

#include "base/plain.h"
#include "base/rng.h"
#include "base/text.h"

static void check(void (*clean)(char *), const char *from, const char *to)
{
    char room[200];

    strcpy(room, from);
    clean(room);
    assert_string_equal(room, to);
}

static void names(void **state)
{
    (void)state;
    check(plain_name, "Anna", "Anna");
    check(plain_name, "  Anna B.  ", "Anna B.");
    check(plain_name, "J\xc3\xbcrgen \xe6\x9d\x8e \xf0\x9f\x98\x80",
          "J\xc3\xbcrgen \xe6\x9d\x8e \xf0\x9f\x98\x80");
    check(plain_name, "a\"b\\c", "a'b'c");
    check(plain_name, "a\nb\x1b[2Jc\x7f", "a b [2Jc");
    check(plain_name,
          "\xc2\x9b"
          "31mred",
          "31mred");                                               /* U+009B, which is ESC [ */
    check(plain_name, "\xe2\x80\x8b\xef\xbb\xbf\xe2\x81\xa0", ""); /* nothing to see */
    check(plain_name,
          "\xd8\x9c"
          "A\xe2\x80\xae"
          "B\xe2\x80\xac"
          "C\xe2\x81\xa6"
          "D\xe2\x81\xa9\xe2\x80\x8f",
          "ABCD");
    check(plain_name,
          "A\xf3\xa0\x81\x81\xf3\xa0\x81\xbf"
          "B",
          "AB"); /* tags */
    check(plain_name, "\xc2\xa0\xe3\x80\x80\xe3\x85\xa4x\xe2\xa0\x80", "x");
    check(plain_name,
          "a\xe2\x80\xa8"
          "b",
          "a b"); /* U+2028 ends a line */
}

static void marks(void **state)
{
    (void)state;
    check(plain_name, "e\xcc\x81", "e\xcc\x81");
    check(plain_name, "\xcc\x81", "");
    check(plain_name,
          "\xcc\x81"
          "a \xcc\x81"
          "b",
          "a b");
    check(plain_name,
          "a\xcc\x81\xcc\x82\xcc\x83\xcc\x84\xcc\x85"
          "b\xcc\x81",
          "a\xcc\x81\xcc\x82\xcc\x83"
          "b\xcc\x81");
    check(plain_name, "a\xe2\x80\x8b\xcc\x81", "a\xcc\x81");
}

static void wrong_bytes(void **state)
{
    (void)state;
    check(plain_line,
          "a\xff"
          "b",
          "a?b");
    check(plain_line, "\xc0\xaf", "??");           /* a longer form than needed */
    check(plain_line, "\xed\xa0\x80", "???");      /* half of a pair */
    check(plain_line, "\xf4\x90\x80\x80", "????"); /* too large */
    check(plain_line, "\xe2\x80", "??");           /* cut off */
}

static void texts(void **state)
{
    (void)state;
    check(plain_text, "  two\n\tlines \r\n\x1b[31mx\n", "  two\n\tlines  \n [31mx\n");
}

/* Any bytes at all: afterwards it is UTF-8, no longer than before, and stays as it is. */
static void anything(void **state)
{
    void (*const clean[])(char *) = { plain_line, plain_name, plain_text };
    static const unsigned char spicy[] =
        "\xe2\x80\x8b\xae\xcc\x81\xc2\x9b\xef\xbb\xbf\xf3\xa0\x1b \n\"a";
    struct rng rng;

    (void)state;
    rng_seed(&rng, 12, 0);
    for (int round = 0; round < 200000; round++) {
        char room[64], once[64];
        int length = (int)rng_below(&rng, 40);

        for (int i = 0; i < length; i++)
            room[i] = (char)(rng_below(&rng, 2) ? spicy[rng_below(&rng, sizeof spicy - 1)]
                                                : 1 + rng_below(&rng, 255));
        room[length] = '\0';
        clean[round % 3](room);
        assert_true(strlen(room) <= (size_t)length);
        assert_int_equal(text_utf8(room), strlen(room));
        for (const char *c = room; *c; c++)
            assert_true(((unsigned char)*c >= ' ' && *c != 127) || strchr("\n\t", *c));
        strcpy(once, room);
        clean[round % 3](once);
        assert_string_equal(once, room);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names), cmocka_unit_test(marks),    cmocka_unit_test(wrong_bytes),
        cmocka_unit_test(texts), cmocka_unit_test(anything),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
