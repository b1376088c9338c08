/* test_tc_judge.c - tables from numbers, and the judge of tables (TC-14). */
#include "unit.h"

#include <stdio.h>

#include "games/trench_crusade/table/judge.h"
#include "plane_draw.h"
#include "tc_table.h"

static struct table t;
static char told[4000];

static void note(void *context, const char *clause, const char *sentence)
{
    (void)context;
    snprintf(told + strlen(told), sizeof told - strlen(told), "%s: %s\n", clause, sentence);
}

/* demands_of: zones 9" deep at both ends, all common bases. */
static struct tc_demands demands_of(const struct tc_plan *plan)
{
    return (
        struct tc_demands){ .zone = { { 0, 0, plan->width, 9 * 508 },
                                      { 0, plan->height - 9 * 508, plan->width, plan->height } },
                            .bases = 1 << TC_BASE_25 | 1 << TC_BASE_32 | 1 << TC_BASE_40 };
}

/* judged: what is wrong with a table; "" when it is legal. */
static const char *judged(const char *lines)
{
    struct tc_faults faults = { note, NULL, 0 };
    struct tc_demands demands;

    told[0] = '\0';
    if (table_shape(&t, lines))
        fail_msg("%s", t.err.text);
    demands = demands_of(&t.plan);
    if (tc_terrain_prepare(&t.terrain, demands.bases, &t.err))
        fail_msg("%s", t.err.text);
    tc_judge(&t.plan, &t.terrain, &demands, &faults);
    return told;
}

static void expect_fault(const char *lines, const char *clause)
{
    if (strncmp(judged(lines), clause, strlen(clause)) != 0)
        fail_msg("wanted %s, got \"%s\"", clause, told);
}

static void expect_legal(const char *lines)
{
    if (*judged(lines))
        fail_msg("wanted a legal table, got \"%s\"", told);
}

/* TC-14.11: 3" between pieces. */
static void gaps(void **state)
{
    (void)state;
    expect_legal("table 36 36 no-mans-land\npiece 1 statue2 at 12,12\npiece 2 statue2 at 17,12");
    expect_fault("table 36 36 no-mans-land\npiece 1 statue2 at 12,12\npiece 2 statue2 at 8635u,12",
                 "TC-14.11");
    expect_fault("table 36 36 no-mans-land\npiece 1 trench-s8 at 12,12", "TC-14.11");
    expect_legal("table 36 36 no-mans-land\npiece 1 trench-s8 at 12,5");
    expect_fault("table 36 36 no-mans-land\npiece 1 hedge6 at 12,12", "TC-14.11");
}

/* TC-14.9, 14.17 */
static void sizes_and_water(void **state)
{
    (void)state;
    expect_fault("table 29 40 no-mans-land", "TC-14.17");
    expect_fault("table 36 36 open\npiece 1 sunk 0,0..13,3 depth 2 at 10,10", "TC-14.5");
    expect_legal("table 36 36 open\npiece 1 trench-s12 at 10,10 turn 21");
    expect_fault("table 36 36 no-mans-land\npiece 1 river12 at 0,16", "TC-14.9");
    expect_fault("table 36 36 open\npiece 1 river12 at 0,16", "TC-14.9");
    expect_legal("table 36 36 open\npiece 1 river12 at 0,16\npiece 2 bridge at 4,15.5");
}

static const char others[] = "piece 11 corner-a at 1,25\npiece 12 corner-a at 14,25\n"
                             "piece 13 wire6 at 26,25\npiece 14 wire6 at 26,30\n"
                             "piece 15 crater4 at 1,2\npiece 16 crater4 at 9,2\n"
                             "piece 17 statue2 at 20,2\npiece 18 statue2 at 27,2\n";

/* TC-14.13 */
static void lines_of_trenches(void **state)
{
    char lines[800];

    (void)state;
    snprintf(lines, sizeof lines,
             "table 36 36 trench-lines\npiece 1 trench-s12 at 0,16\npiece 2 trench-s12 at 12,16\n"
             "piece 3 trench-s12 at 24,16\n%s",
             others);
    expect_legal(lines);
    snprintf(lines, sizeof lines,
             "table 36 36 trench-lines\npiece 1 trench-s12 at 0,16\n"
             "piece 2 trench-s8 at 12.2,16\npiece 3 trench-s8 at 20.2,16\n"
             "piece 4 trench-s8 at 28,16\n%s",
             others);
    expect_fault(lines, "TC-14.13");
}

/* TC-14.12 */
static void ruins_near_each_other(void **state)
{
    static const char six[] = "table 48 48 decimated-ruins\npiece 1 ruin-6 at 2,12\n"
                              "piece 2 ruin-6 at 12,12\npiece 3 ruin-6 at 22,12\n"
                              "piece 4 ruin-6 at 32,12\npiece 5 ruin-6 at 2,22\n%s"
                              "piece 11 corner-a at 2,2\npiece 12 corner-a at 14,2\n"
                              "piece 13 wire6 at 26,2\npiece 14 wire6 at 36,2\n"
                              "piece 15 crater4 at 2,42\npiece 16 crater4 at 12,42\n"
                              "piece 17 statue2 at 22,42\npiece 18 statue2 at 30,42\n";
    char lines[900];

    (void)state;
    snprintf(lines, sizeof lines, six, "piece 6 ruin-6 at 12,24\n");
    expect_legal(lines);
    snprintf(lines, sizeof lines, six, "piece 6 ruin-6 at 40,32\n");
    expect_fault(lines, "TC-14.12");
    snprintf(lines, sizeof lines, six, "");
    expect_fault(lines, "TC-14.11");
}

/* TC-14.15: a corner of a zone sealed with wrecks. */
static void sealed_corners(void **state)
{
    (void)state;
    expect_fault("table 36 36 open\npiece 1 wreck6 at 6,0.5 turn 64\npiece 2 wreck6 at 0.5,6.75",
                 "TC-14.15");
    expect_legal("table 36 36 open\npiece 1 wreck6 at 6,0.5 turn 64\npiece 2 wreck6 at 0.5,9");
}

/* TC-14.16: tables of every archetype, legal, and the same on every machine. */
static void generated(void **state)
{
    uint64_t signature = 0;

    (void)state;
    for (int archetype = TC_NO_MANS_LAND; archetype <= TC_TRENCH_LINES; archetype++)
        for (int number = 0; number < 4; number++) {
            int inches = number % 2 ? 36 : 48;
            static char text[4000];
            struct text out = text_fixed(text, sizeof text);
            struct tc_demands demands;

            memset(&t.plan, 0, sizeof t.plan);
            t.plan.width = t.plan.height = inches * 508;
            t.plan.archetype = (uint8_t)archetype;
            demands = demands_of(&t.plan);
            if (tc_generate(&t.plan, &t.catalogue, &demands, (uint64_t)number, &t.terrain, &t.err))
                fail_msg("%s", t.err.text);
            tc_plan_write(&t.plan, &out);
            for (const char *c = text; *c; c++)
                draw_mix(&signature, *c);
            expect_legal(text);
        }
    assert_int_equal(signature, UINT64_C(0xdc7dd774afcfd304));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gaps),
        cmocka_unit_test(sizes_and_water),
        cmocka_unit_test(lines_of_trenches),
        cmocka_unit_test(ruins_near_each_other),
        cmocka_unit_test(sealed_corners),
        cmocka_unit_test(generated),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
