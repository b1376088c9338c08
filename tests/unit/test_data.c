/* test_data.c - the reader of line-oriented files: what it splits, and what it says when it cannot.
 */
#include "unit.h"

#include <string.h>

#include "base/data.h"

static struct data opened(const char *text)
{
    struct data d;

    data_open(&d, "units.txt", text, strlen(text));
    return d;
}

static void words_quotes_and_comments(void **state)
{
    struct data d = opened("# manual\n\n  unit \"Rifle section\" 2 # fast\nend");
    struct error err;

    (void)state;
    assert_int_equal(data_next(&d, &err), 1);
    assert_int_equal(d.line, 3);
    assert_int_equal(d.count, 3);
    assert_true(data_is(&d, "unit"));
    assert_string_equal(d.word[1], "Rifle section");
    assert_string_equal(d.word[2], "2");
    assert_int_equal(data_next(&d, &err), 1);
    assert_true(data_is(&d, "end"));
    assert_int_equal(data_next(&d, &err), 0);
}

static void raw_lines_keep_their_blanks(void **state)
{
    struct data d = opened("map\n  . # ~\r\n\nend\n");
    struct error err;

    (void)state;
    assert_int_equal(data_next(&d, &err), 1);
    assert_int_equal(data_next_raw(&d, &err), 1);
    assert_string_equal(d.raw, "  . # ~");
    assert_int_equal(data_next_raw(&d, &err), 1);
    assert_string_equal(d.raw, "");
    assert_int_equal(data_next_raw(&d, &err), 1);
    assert_int_equal(data_split(&d, &err), 0);
    assert_true(data_is(&d, "end"));
    assert_int_equal(data_next_raw(&d, &err), 0);
}

/* complaint: the sentence for a text whose first line is bad. */
static const char *complaint(const char *text, size_t size)
{
    static struct error err;
    struct data d;

    data_open(&d, "units.txt", text, size);
    assert_int_equal(data_next(&d, &err), -1);
    return err.text;
}

static void bad_lines_are_named(void **state)
{
    char wide[DATA_LINE_MAX + 10], crowded[400];

    (void)state;
    memset(wide, 'x', sizeof wide);
    for (size_t i = 0; i < sizeof crowded; i++)
        crowded[i] = i % 2 ? ' ' : 'x';
    assert_string_equal(complaint(wide, sizeof wide),
                        "units.txt:1: the line is longer than 1000 bytes");
    assert_string_equal(complaint("a \"b", 4), "units.txt:1: a quotation is not closed");
    assert_string_equal(complaint("a\"b\"", 4),
                        "units.txt:1: there is a quotation mark inside a word");
    assert_string_equal(complaint("\"a\"b", 4),
                        "units.txt:1: there is a quotation mark inside a word");
    assert_string_equal(complaint("\n\na\0b", 5), "units.txt:3: byte 2 is not text (code 0)");
    assert_string_equal(complaint(crowded, sizeof crowded), "units.txt:1: more than 120 words");
}

static void values_are_checked(void **state)
{
    struct data d = opened("unit Rifle x 7 no");
    struct error err;
    char name[4];
    int value;

    (void)state;
    assert_int_equal(data_next(&d, &err), 1);
    assert_int_equal(data_int(&d, 2, 0, 9, &value, &err), -1);
    assert_string_equal(err.text, "units.txt:1: unit: \"x\" must be a number from 0 to 9");
    assert_int_equal(data_int(&d, 3, 0, 5, &value, &err), -1);
    assert_int_equal(data_int(&d, 3, 0, 7, &value, &err), 0);
    assert_int_equal(value, 7);
    assert_int_equal(data_int(&d, 9, 0, 7, &value, &err), -1);
    assert_int_equal(data_name(&d, 1, name, sizeof name, &err), -1);
    assert_int_equal(data_choice(&d, 4, "yes|no", &value, &err), 0);
    assert_int_equal(value, 1);
    assert_int_equal(data_choice(&d, 2, "yes|no", &value, &err), -1);
    assert_string_equal(err.text, "units.txt:1: unit: \"x\" should be one of yes|no");
    assert_int_equal(data_want(&d, 1, 2, "unit NAME SPEED", &err), -1);
    assert_string_equal(err.text, "units.txt:1: unit: should read \"unit NAME SPEED\"");
}

static void numbers_are_whole_words(void **state)
{
    static const char *const bad[] = { "", " 1", "+1", "1x", "0x1", "1.0", "99999999999999999999" };
    long value;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(number_read(bad[i], -1000, 1000, &value), -1);
    assert_int_equal(number_read("-12", -1000, 1000, &value), 0);
    assert_int_equal(value, -12);
}

static void choices_have_names(void **state)
{
    char name[8];

    (void)state;
    assert_int_equal(choice_find("no|yes|maybe", "maybe"), 2);
    assert_int_equal(choice_find("no|yes|maybe", "may"), -1);
    choice_name("no|yes|maybe", 1, name, sizeof name);
    assert_string_equal(name, "yes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_quotes_and_comments), cmocka_unit_test(raw_lines_keep_their_blanks),
        cmocka_unit_test(bad_lines_are_named),       cmocka_unit_test(values_are_checked),
        cmocka_unit_test(numbers_are_whole_words),   cmocka_unit_test(choices_have_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
