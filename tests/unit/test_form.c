/* test_form.c - forms: written, read back, explained. */
#include "unit.h"

#include <string.h>

#include "core/form.h"
#include "core/turn.h"

static void write_colour(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value)
        text_addf(out, "colour%d", (int)*value);
}

/* Two words: `deep blue`. */
static int read_colour(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    long number;

    (void)f;
    if (count >= 2 && strcmp(word[0], "deep") == 0 && strcmp(word[1], "blue") == 0) {
        *value = 7;
        return 2;
    }
    if (strncmp(word[0], "colour", 6) != 0 || number_read(word[0] + 6, 1, 9, &number))
        return -1;
    *value = number;
    return 1;
}

static const struct form_kind kinds[] = {
    { "N", .min = 0, .max = 9 },
    { "ARMY", .min = 0, .max = 2, .shift = 1 },
    { "WHAT", .choices = "road|trench" },
    { "WAY", .choices = "N|NE|SE", .missing = -1 },
    { "COLOUR", "colour1 to colour9", .write = write_colour, .read = read_colour },
    { NULL },
};
static const struct forms forms = { kinds, NULL, NULL };

/* round_trip: reads the words, and writes them back as `again`. */
static void round_trip(const char *form, const char *words, const char *again)
{
    struct data d;
    struct error err = { "" };
    int64_t value[FORM_VALUES];
    char room[200];
    struct text out = text_fixed(room, sizeof room);

    data_open(&d, "test", words, strlen(words));
    assert_int_equal(data_next(&d, &err), 1);
    if (form_read(&forms, form, d.word, d.count, value, &err))
        fail_msg("%s", err.text);
    form_write(&forms, form, value, &out);
    assert_string_equal(room, again);
}

static void refused(const char *form, const char *words, const char *why)
{
    struct data d;
    struct error err = { "" };
    int64_t value[FORM_VALUES];

    data_open(&d, "test", words, strlen(words));
    data_next(&d, &err);
    assert_int_equal(form_read(&forms, form, d.word, d.count, value, &err), -1);
    if (!strstr(err.text, why))
        fail_msg("\"%s\" does not say \"%s\"", err.text, why);
}

static void test_arguments(void **unused)
{
    (void)unused;
    round_trip("move N ARMY", "move 3 1", "move 3 1");
    round_trip("build WHAT", "BUILD Trench", "build trench");
    round_trip("paint COLOUR N", "paint colour3 4", "paint colour3 4");
    round_trip("paint COLOUR N", "paint deep blue 4", "paint colour7 4");
    round_trip("N", "5", "5");
    refused("move N ARMY", "move 3 4", "should read: move N ARMY; ARMY: 1 to 3");
    refused("move N ARMY", "move 3", "ARMY: 1 to 3");
    refused("move N ARMY", "move 3 1 1", "should read: move N ARMY");
    refused("build WHAT", "build wall", "WHAT: road, trench");
    refused("paint COLOUR", "paint blue", "COLOUR: colour1 to colour9");
}

static void test_parts_that_may_be_missing(void **unused)
{
    (void)unused;
    round_trip("go N [via N]", "go 1", "go 1");
    round_trip("go N [via N]", "go 1 via 2", "go 1 via 2");
    round_trip("go N [WAY]", "go 1 N", "go 1 N"); /* the value 0 is said where missing is -1 */
    round_trip("go N [WAY]", "go 1", "go 1");
    round_trip("go N [via N]", "go 1 via 0", "go 1"); /* and not where it is what missing means */
    round_trip("unit [with COLOUR] [far] [at N]", "unit at 3 far with colour2",
               "unit with colour2 far at 3");
    round_trip("unit [far] [N] [near]", "unit 4 near", "unit 4 near");
    refused("go N [via N]", "go 1 via", "N: 0 to 9");
    refused("go N [via N]", "go 1 by 2", "should read: go N [via N]");
    refused("unit [far] [at N]", "unit far far", "should read");
}

static void test_sets(void **unused)
{
    (void)unused;
    round_trip("armies ARMY..", "armies 3 1", "armies 1 3");
    round_trip("armies ARMY..", "armies", "armies");
    round_trip("unit N [WHAT..] [at N]", "unit 1 trench road at 2", "unit 1 road trench at 2");
    refused("armies ARMY..", "armies 1 4", "ARMY: 1 to 3");
}

static void test_values_in_order(void **unused)
{
    const char *const word[] = { "x", "1", "far", "at", "2" };
    int64_t value[FORM_VALUES];

    (void)unused;
    assert_int_equal(form_read(&forms, "x N [near] [far] [at N]", word, 5, value, NULL), 0);
    assert_int_equal(value[0], 1);
    assert_int_equal(value[1], 0);
    assert_int_equal(value[2], 1);
    assert_int_equal(value[3], 2);
}

static void test_sentences(void **unused)
{
    const int16_t arg[7] = { 1, 2, 7, -3 };
    char room[100];
    struct text out = text_fixed(room, sizeof room);

    (void)unused;
    form_sentence(&forms, "{2:COLOUR}: {0} point{0:s}, {1} hex{1:es}, {3:+} {1:ARMY}.", arg, &out);
    assert_string_equal(room, "colour7: 1 point, 2 hexes, -3 3.");
}

static void anchor_post(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value >= 0)
        text_addf(out, "p%d", (int)*value);
}

static void test_anchors(void **unused)
{
    static const struct form_kind posts[] = { { "POST", .max = 9, .anchor = anchor_post },
                                              { "PLAIN", .max = 9 },
                                              { NULL } };
    const struct forms f = { .kinds = posts };
    const int16_t arg[7] = { 1, 2, -1, 4 };
    char room[100];
    struct text out = text_fixed(room, sizeof room);

    (void)unused;
    form_anchors(&f, "{3:POST} to {0:POST} by {1:PLAIN}, {1} point{1:s}{2:POST}.", arg, &out);
    assert_string_equal(room, "p4 p1");
}

static void test_pairs(void **unused)
{
    const struct pair pair[] = { { "what", "trench" }, { "range", "3" } };
    int64_t value[FORM_VALUES];
    struct error err;

    (void)unused;
    assert_int_equal(form_pairs(&forms, "[range N] [what WHAT]", pair, 2, value, &err), 0);
    assert_int_equal(value[0], 3);
    assert_int_equal(value[1], 1);
    assert_int_equal(form_pairs(&forms, "[range N]", pair, 2, value, &err), -1);
    assert_int_equal(form_pairs(&forms, "[range N]", pair, 0, value, &err), -1);
    assert_non_null(strstr(err.text, "range=N; N: 0 to 9"));
}

static void test_notation(void **unused)
{
    static const struct notation_row rows[] = {
        { 1, "fire N WAY" }, { 2, "fire N" }, { 3, "hold" }, { 0, NULL }
    };
    static const struct notation notation = { kinds, rows };
    struct action a;
    struct error err;
    char room[400];
    struct text out = text_fixed(room, sizeof room);

    (void)unused;
    assert_int_equal(notation_read(&notation, NULL, NULL, " fire  4 ", &a, &err), 0);
    assert_int_equal(a.kind, 2);
    assert_int_equal(notation_read(&notation, NULL, NULL, "fire 4 SE", &a, &err), 0);
    assert_int_equal(a.kind, 1);
    assert_int_equal(a.arg[1], 2);
    notation_write(&notation, NULL, NULL, &a, &out);
    assert_string_equal(room, "fire 4 SE");
    assert_int_equal(notation_read(&notation, NULL, NULL, "fire 4 W", &a, &err), -1);
    assert_non_null(strstr(err.text, "fire N WAY, or fire N; WAY: N, NE, SE"));
    assert_int_equal(notation_read(&notation, NULL, NULL, "fier 4", &a, &err), -1);
    assert_non_null(strstr(err.text, "not one of: fire, hold; did you mean fire?"));
    text_clear(&out);
    notation_manual(&notation, &out);
    assert_string_equal(room, "fire N WAY\nfire N\nhold\nN: 0 to 9\nWAY: N, NE, SE\n");
}

struct thing {
    uint8_t small;
    int16_t below;
    uint64_t set;
};

static void test_lines(void **unused)
{
    static const struct form_kind of_thing[] = { { "A", .min = 0, .max = 9 },
                                                 { "B", .min = -9, .max = 9 },
                                                 { NULL } };
    static const struct form_line lines[] = {
        { "thing [small A] [below B] [set A..]",
          .slot = { FORM_SLOT(struct thing, small), FORM_SLOT(struct thing, below),
                    FORM_SLOT(struct thing, set) } },
        { "thing A B A..", .slot = { FORM_SLOT(struct thing, small), FORM_SLOT(struct thing, below),
                                     FORM_SLOT(struct thing, set) } },
        { NULL },
    };
    static const struct position_lines p = { "a thing", of_thing, lines, NULL, 0 };
    static const char text[] = "thing 3 -4 1 5\nthing below -2\nthong";
    struct thing t = { 0 };
    struct data d;
    struct error err;
    char room[100];
    struct text out = text_fixed(room, sizeof room);

    (void)unused;
    data_open(&d, "test", text, sizeof text - 1);
    data_next(&d, &err);
    assert_int_equal(lines_read(&p, NULL, &d, &t, NULL, &err), 0);
    lines_write(&p, NULL, 0, &t, &out);
    assert_string_equal(room, "thing small 3 below -4 set 1 5\n");
    text_clear(&out);
    assert_true(lines_canonical(&p, NULL, NULL, &d, &out));
    assert_string_equal(room, "thing small 3 below -4 set 1 5\n");
    data_next(&d, &err);
    assert_int_equal(lines_read(&p, NULL, &d, &t, NULL, &err), 0);
    assert_int_equal(t.below, -2);
    assert_int_equal(t.small, 0);
    data_next(&d, &err);
    assert_int_equal(lines_read(&p, NULL, &d, &t, NULL, &err), -1);
    assert_non_null(strstr(err.text, "is not a line of a thing"));
}

static void test_tables_that_make_sense(void **unused)
{
    struct error err;

    (void)unused;
    assert_int_equal(form_check(kinds, "fire N [WAY] [at N..]", &err), 0);
    assert_int_equal(form_check(kinds, "fire N [by WHOM]", &err), -1);
    assert_non_null(strstr(err.text, "WHOM is not in the table of kinds"));
    assert_int_equal(form_check_sentence(kinds, "{0:N} of {1} step{1:s}, {6:+}.", &err), 0);
    assert_int_equal(form_check_sentence(kinds, "{0:WHOM} falls.", &err), -1);
    assert_non_null(strstr(err.text, "WHOM is not in the table of kinds"));
    assert_int_equal(form_check_sentence(kinds, "{7} fall.", &err), -1);
    assert_int_equal(form_check_sentence(kinds, "{0:} falls.", &err), -1);
    assert_int_equal(form_check_sentence(kinds, "It ends {", &err), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_arguments), cmocka_unit_test(test_parts_that_may_be_missing),
        cmocka_unit_test(test_sets),      cmocka_unit_test(test_values_in_order),
        cmocka_unit_test(test_sentences), cmocka_unit_test(test_anchors),
        cmocka_unit_test(test_pairs),     cmocka_unit_test(test_notation),
        cmocka_unit_test(test_lines),     cmocka_unit_test(test_tables_that_make_sense),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
