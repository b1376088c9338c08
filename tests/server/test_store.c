/* test_store.c - the promises of store.h that can only be broken from inside. */
#include "../unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "store/store.h"

static struct store *open_store(void)
{
    struct error err;
    struct store *s = store_open(":memory:", &err);

    assert_non_null(s);
    return s;
}

static struct batch *a_match(int64_t number)
{
    struct store_head head = { .number = number, .game = "drill", .scenario = "x" };
    struct batch *b = batch_new();

    snprintf(head.id, sizeof head.id, "match%d", (int)number);
    batch_head(b, &head);
    return b;
}

static int write_and_free(struct store *s, struct batch *b, struct error *err)
{
    int bad = store_write(s, b, err);

    batch_free(b);
    return bad;
}

static int write_line(struct store *s, int64_t match, uint32_t seq, struct error *err)
{
    struct batch *b = batch_new();

    batch_line(b, match, (struct store_line){ seq, 1, "chat - hello" });
    return write_and_free(s, b, err);
}

static int count(void *context, struct store_line line, struct error *err)
{
    (void)line;
    (void)err;
    ++*(int *)context;
    return 0;
}

static int lines_of(struct store *s, int64_t match)
{
    int lines = 0;
    struct error err;

    assert_true(store_lines(s, match, count, &lines, &err) >= 0);
    return lines;
}

static void test_a_line_follows_its_predecessor(void **state)
{
    struct store *s = open_store();
    struct error err;

    (void)state;
    assert_int_equal(write_and_free(s, a_match(1), &err), 0);
    assert_int_equal(write_line(s, 1, 2, &err), -1);
    assert_non_null(strstr(err.text, "line 2 of match 1 does not follow"));
    assert_int_equal(write_line(s, 1, 1, &err), 0);
    assert_int_equal(write_line(s, 1, 2, &err), 0);
    assert_int_equal(write_line(s, 1, 4, &err), -1);
    assert_int_equal(write_line(s, 1, 2, &err), -1); /* nor does a line replace another */
    assert_int_equal(lines_of(s, 1), 2);
    store_close(s);
}

static void test_a_line_has_a_match(void **state)
{
    struct store *s = open_store();
    struct error err;

    (void)state;
    assert_int_equal(write_line(s, 7, 1, &err), -1);
    assert_int_equal(lines_of(s, 7), 0);
    store_close(s);
}

/* One line that does not follow, and nothing of the batch is written. */
static void test_all_or_nothing(void **state)
{
    struct store *s = open_store();
    struct batch *b = a_match(1);
    struct store_head head;
    struct error err;
    char *added;

    (void)state;
    batch_line(b, 1, (struct store_line){ 1, 1, "chat - one" });
    batch_line(b, 1, (struct store_line){ 3, 1, "chat - three" });
    assert_int_equal(write_and_free(s, b, &err), -1);
    assert_int_equal(store_find(s, "match1", &head, &added, &err), 0);
    assert_int_equal(lines_of(s, 1), 0);
    store_close(s);
}

/* Lines added to a scenario come back as they were; most matches have none. */
static void test_added_lines(void **state)
{
    struct store *s = open_store();
    struct store_head head = { .number = 2, .id = "match2", .added = "table 12 8\ndisc 1\n" };
    struct batch *b = a_match(1);
    struct error err;
    char *added;

    (void)state;
    batch_head(b, &head);
    assert_int_equal(write_and_free(s, b, &err), 0);
    assert_int_equal(store_find(s, "match1", &head, &added, &err), 1);
    assert_null(added);
    assert_int_equal(store_find(s, "match2", &head, &added, &err), 1);
    assert_string_equal(added, "table 12 8\ndisc 1\n");
    assert_ptr_equal(head.added, added);
    mem_free(added);
    store_close(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_line_follows_its_predecessor),
        cmocka_unit_test(test_a_line_has_a_match),
        cmocka_unit_test(test_all_or_nothing),
        cmocka_unit_test(test_added_lines),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
