/* test_reference.c - clauses of a rules reference are found, alone and in ranges. */
#include "unit.h"

#include <string.h>

#include "core/reference.h"

static const char text[] = "# A game\n\nWords before **AB-9 is not a heading** here.\n\n"
                           "**AB-1 (aim)** Win.\nMore.\n\n- a list\n\n"
                           "**AB-2A..2C (order)** From the top.\n\n"
                           "## Chapter\n\nNot of a clause.\n\n"
                           "**AB-3.9..12** Numbers.\n"
                           "**AB-4N-f Fox-holes.** Hide.\n**bold** words of it\n"
                           "**AB-A5";
static const struct content_file file = { "rules/ab.md", text, sizeof text - 1, NULL };
static const struct content content = { .file = &file, .count = 1 };
static const struct game game = { .id = "ab", .title = "A game" }, other = { .id = "cd" };

static void lists(void **state)
{
    static const char *const ids[] = { "AB-1", "AB-2A..2C", "AB-3.9..12", "AB-4N-f", "AB-A5" };
    static const char *const titles[] = { "aim", "order", "", "Fox-holes", "" };
    struct reference ref = reference_open(&content, &game);
    struct clause c;

    (void)state;
    for (int i = 0; i < 5; i++) {
        assert_true(reference_next(&ref, &c));
        assert_string_equal(c.id, ids[i]);
        assert_string_equal(c.title, titles[i]);
    }
    assert_false(reference_next(&ref, &c));
    ref = reference_open(&content, &other);
    assert_false(reference_next(&ref, &c));
    assert_null(reference_file(&content, &other, NULL));
}

static void finds(void **state)
{
    static const struct {
        const char *id, *found;
    } cases[] = {
        { "AB-1", "AB-1" },
        { "ab-1", "AB-1" },
        { "AB-2B", "AB-2A..2C" },
        { "AB-2a", "AB-2A..2C" },
        { "AB-2A..2C", "AB-2A..2C" },
        { "AB-2D", "" },
        { "AB-10", "" },
        { "AB-3.10", "AB-3.9..12" },
        { "AB-3.8", "" },
        { "AB-3.13", "" },
        { "AB-4N-f", "AB-4N-f" },
        { "AB-4N", "" },
        { "AB-9", "" },
        { "", "" },
        { "AB-2B-x", "" },
    };
    struct clause c;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        reference_find(&content, &game, cases[i].id, &c);
        assert_string_equal(c.id, cases[i].found);
    }
    assert_true(reference_find(&content, &game, "AB-1", &c));
    assert_int_equal(c.size, strlen("Win.\nMore.\n\n- a list"));
    assert_memory_equal(c.text, "Win.\nMore.\n\n- a list", c.size);
    assert_true(reference_find(&content, &game, "AB-2C", &c));
    assert_int_equal(c.size, strlen("From the top."));
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(lists), cmocka_unit_test(finds) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
