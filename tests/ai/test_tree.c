/* test_tree.c - the memory of a search. */
#include "../unit/unit.h"

#include "ai/tree.h"

static struct action numbered(int n)
{
    return (struct action){ .kind = 1, .arg = { (int16_t)n } };
}

static void a_key_is_one_node(void **unused)
{
    struct tree t;

    (void)unused;
    tree_init(&t, 100, 10);
    uint32_t first = tree_node(&t, 42, 0);
    assert_int_not_equal(first, TREE_NONE);
    for (uint64_t key = 0; key < 90; key++)
        assert_int_not_equal(tree_node(&t, key << 32, 1), TREE_NONE); /* all in one bucket */
    assert_int_equal(tree_node(&t, 42, 0), first);
    assert_int_equal(t.nodes, 91);
    tree_release(&t);
}

static void a_full_tree_says_no(void **unused)
{
    struct tree t;
    struct action a = numbered(1);

    (void)unused;
    tree_init(&t, 2, 1);
    uint32_t first = tree_node(&t, 1, 0);
    assert_int_not_equal(tree_node(&t, 2, 0), TREE_NONE);
    assert_int_equal(tree_node(&t, 3, 0), TREE_NONE);
    assert_int_equal(tree_node(&t, 1, 0), first);
    assert_non_null(tree_add(&t, &t.node[first], &a, 0));
    assert_null(tree_add(&t, &t.node[first], &a, 0));
    tree_release(&t);
}

static void finds_edges_in_any_order(void **unused)
{
    static const int order[] = { 0, 1, 2, 5, 9, 3, 3, 0, 9 };
    struct tree t;
    uint32_t cursor = TREE_NONE;

    (void)unused;
    tree_init(&t, 2, 20);
    struct node *n = &t.node[tree_node(&t, 1, 0)], *other = &t.node[tree_node(&t, 2, 0)];
    for (int i = 0; i < 10; i++) {
        struct action a = numbered(i), b = numbered(100 + i);

        tree_add(&t, n, &a, (float)i);
        tree_add(&t, other, &b, 0); /* edges of two nodes lie mixed */
    }
    for (int i = 0; i < 9; i++) {
        struct action a = numbered(order[i]), b = numbered(100 + order[i]);
        struct edge *e = tree_find(&t, n, &a, &cursor);

        assert_non_null(e);
        assert_int_equal(e->action.arg[0], order[i]);
        assert_null(tree_find(&t, n, &b, &cursor));
    }
    tree_release(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_is_one_node),
        cmocka_unit_test(a_full_tree_says_no),
        cmocka_unit_test(finds_edges_in_any_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
