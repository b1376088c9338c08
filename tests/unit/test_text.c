/* test_text.c - texts under construction, and JSON made of them. */
#include "unit.h"

#include "base/json.h"
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixed_text_is_cut_and_says_so),
        cmocka_unit_test(growing_text_holds_everything),
        cmocka_unit_test(fill_makes_columns),
        cmocka_unit_test(json_escapes_what_pages_and_parsers_trip_over),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
