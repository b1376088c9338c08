/* test_text.c - texts under construction, and JSON made of them. */
#include "unit.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "base/rng.h"
#include "base/text.h"

static void fixed_text_is_cut_and_says_so(void **state)
{
    char room[8];
    struct text t = text_fixed(room, sizeof room);

    (void)state;
    text_add(&t, "trench");
    assert_false(t.cut);
    text_addf(&t, "%d", 1234);
    assert_string_equal(room, "trench1");
    assert_true(t.cut);
    text_add(&t, "more");
    assert_string_equal(room, "trench1");
}

static void growing_text_holds_everything(void **state)
{
    struct text t = text_growing();

    (void)state;
    for (int i = 0; i < 1000; i++)
        text_addf(&t, "%03d,", i);
    assert_int_equal(t.length, 4000);
    assert_memory_equal(t.at + 3996, "999,", 5);
    text_clear(&t);
    assert_string_equal(t.at, "");
    text_release(&t);
}

static void fill_makes_columns(void **state)
{
    char room[16];
    struct text t = text_fixed(room, sizeof room);

    (void)state;
    text_add(&t, "ab");
    text_fill(&t, '.', 5);
    assert_string_equal(room, "ab...");
    text_fill(&t, '.', 3);
    assert_string_equal(room, "ab...");
    text_fill(&t, '.', 100);
    assert_int_equal(t.length, 15);
}

static void json_escapes_what_pages_and_parsers_trip_over(void **state)
{
    struct text t = text_growing();
    struct json j = json_to(&t);

    (void)state;
    json_open_object(&j, NULL);
    json_string(&j, "a\"b", "x\\y\n<script>\x01");
    json_open_array(&j, "list");
    json_int(&j, NULL, -5);
    json_bool(&j, NULL, true);
    json_null(&j, NULL);
    json_real(&j, NULL, 0.5, 3);
    json_open_object(&j, NULL);
    json_close_object(&j);
    json_close_array(&j);
    json_int(&j, "n", 1);
    json_close_object(&j);
    assert_string_equal(t.at, "{\"a\\\"b\":\"x\\\\y\\n\\u003cscript>\\u0001\","
                              "\"list\":[-5,true,null,0.500,{}],\"n\":1}");
    text_release(&t);
}

/* The formats that text_addf writes itself, and those it leaves to vsnprintf, say the same. */
static void formats_mean_what_printf_means(void **state)
{
    struct text t = text_growing();
    char want[400], room[5];

    (void)state;
    text_addf(&t, "%s%d|%d|%d|%u|%c|%s|%%|%5d|%s", "", 0, INT_MIN, INT_MAX, UINT_MAX, 'x', "words",
              42, "end");
    snprintf(want, sizeof want, "%s%d|%d|%d|%u|%c|%s|%%|%5d|%s", "", 0, INT_MIN, INT_MAX, UINT_MAX,
             'x', "words", 42, "end");
    assert_string_equal(t.at, want);
    text_clear(&t);
    text_addf(&t, "100%% of %.2s and %lld", "abc", -5ll);
    assert_string_equal(t.at, "100% of ab and -5");
    text_clear(&t);
    text_add_number(&t, INT64_MIN);
    assert_string_equal(t.at, "-9223372036854775808");
    text_set(room, sizeof room, "%d and %s", 12, "more");
    assert_string_equal(room, "12 a");
    text_set(room, sizeof room, "%s", "");
    assert_string_equal(room, "");
    text_release(&t);
}

/* quote_slowly: what a JSON string should be, one character after the other. */
static void quote_slowly(const char *s, struct text *out)
{
    text_add_char(out, '"');
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;

        if (c == '"' || c == '\\')
            text_addf(out, "\\%c", c);
        else if (c == '\n')
            text_add(out, "\\n");
        else if (c < ' ' || c == '<')
            text_addf(out, "\\u%04x", c);
        else
            text_add_char(out, (char)c);
    }
    text_add_char(out, '"');
}

/* Strings of all lengths, with what needs an escape in any place among what looks much like it. */
static void json_quotes_every_byte_alike(void **state)
{
    static const unsigned char bytes[] = { 1,   31,   32,  '!',  '"',  '#',  ';',  '<',  '=',
                                           '[', '\\', ']', 0x7f, 0x80, 0x9f, 0xa2, 0xff, '\n' };
    struct text want = text_growing(), got = text_growing();
    struct rng rng;

    (void)state;
    rng_seed(&rng, 1, 0);
    for (int round = 0; round < 20000; round++) {
        char s[40] = "";
        struct json j;

        for (uint32_t i = 0, length = rng_below(&rng, 36); i < length; i++)
            s[i] = rng_below(&rng, 8) ? 'a' : (char)bytes[rng_below(&rng, sizeof bytes)];
        text_clear(&want);
        text_clear(&got);
        quote_slowly(s, &want);
        j = json_to(&got);
        json_string(&j, NULL, s);
        assert_string_equal(got.at, want.at);
    }
    text_release(&want);
    text_release(&got);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixed_text_is_cut_and_says_so),
        cmocka_unit_test(growing_text_holds_everything),
        cmocka_unit_test(fill_makes_columns),
        cmocka_unit_test(json_escapes_what_pages_and_parsers_trip_over),
        cmocka_unit_test(formats_mean_what_printf_means),
        cmocka_unit_test(json_quotes_every_byte_alike),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
