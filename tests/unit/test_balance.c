/* test_balance.c - what is known of scenarios: read, refused, and named by no record. */
#include "unit.h"

#include <string.h>

#include "base/mem.h"
#include "core/balance.h"
#include "core/scenario.h"
#include "core/sources.h"
#include "games/games.h"

static struct content content;

static const struct game *game(const char *id)
{
    struct error err;
    struct library library = { all_games, &embedded_content };

    return library_game(&library, id, &err);
}

/* lay: this text as the file about balance, over the files of the program. */
static void lay(const char *name, const char *text)
{
    struct content_file *all = mem_alloc((size_t)(embedded_content.count + 1) * sizeof *all);

    mem_free((void *)content.file);
    all[0] = (struct content_file){ name, text, strlen(text), NULL };
    memcpy(all + 1, embedded_content.file, (size_t)embedded_content.count * sizeof *all);
    content = (struct content){ .file = all, .count = embedded_content.count + 1 };
}

static int find(const char *id, const char *scenario, struct balance *out, struct error *err)
{
    struct scenario *scn = scenario_load(game(id), &content, scenario, NULL, 0, NULL, err);

    assert_non_null(scn);
    int bad = balance_find(&content, game(id), scn, out, err);
    scenario_free(scn);
    return bad;
}

static void reads(void **state)
{
    struct balance b;
    struct error err;

    (void)state;
    lay("drill/balance.txt",
        "about 2-sections minutes 7 hard\n"
        "measured \"coins\"\nbalance 2-sections games 10 wins 3 6 draws 1 turns 5\n"
        "measured \"dice\"\nbalance 3-sections games 9 wins 2 3 4 draws 0\n");
    assert_int_equal(find("drill", "2-sections", &b, &err), 0);
    assert_string_equal(b.measured, "coins");
    assert_int_equal(b.games * 1000 + b.wins[0] * 100 + b.wins[1] * 10 + b.draws, 10361);
    assert_int_equal(b.teams * 100 + b.turns * 10 + b.minutes, 257);
    assert_int_equal(b.level, 2);
    assert_int_equal(find("drill", "3-sections", &b, &err), 0);
    assert_string_equal(b.measured, "dice");
    assert_int_equal(b.teams * 1000 + b.wins[2] * 100 + b.turns, 3400);
    assert_int_equal(b.level, -1);
    assert_int_equal(find("drill", "4-sections", &b, &err), 0);
    assert_int_equal(b.games, 0);
}

/* Allies count as one, in the order in which the sides name their teams. */
static void teams(void **state)
{
    struct balance b;
    struct error err;
    int team[SEATS_MAX];

    (void)state;
    lay("trench-club/balance.txt",
        "measured \"coins\"\nbalance coop-automa games 10 wins 3 6 draws 1\n");
    struct scenario *scn =
        scenario_load(game("trench-club"), &content, "coop-automa", NULL, 0, NULL, &err);
    assert_non_null(scn);
    assert_int_equal(scenario_teams(scn, team), 2);
    assert_int_equal(team[0] * 100 + team[1] * 10 + team[2], 1);
    scenario_free(scn);
    assert_int_equal(find("trench-club", "coop-automa", &b, &err), 0);
    assert_int_equal(b.teams, 2);
}

static void refuses(void **state)
{
    static const struct {
        const char *text, *says;
    } cases[] = {
        { "balance 2-sections games 1 wins 1 0 draws 0\n", "how it was measured" },
        { "measured \"x\"\nbalance 2-sections games 9 wins 1 0 draws 0\n", "1 together" },
        { "measured \"x\"\nbalance 2-sections games 1 wins 1 draws 0\n", "2 teams, not 1" },
        { "measured \"x\"\nbalance 2-sections games 1 wins 1 0 draw 0\n", "0 to 10000000" },
        { "measured \"x\"\nbalance 2-sections games 1 wins 1 0 0 0 0 draws 0\n",
          "at most 4 teams" },
        { "measured \"x\"\nbalance 2-sections games 1 wins 0 0 0 1 draws\n", "draws is missing" },
        { "measured \"x\"\nbalance 2-sections games 1 wins 1 0 draws 0 turns\n", "the form is" },
        { "about 2-sections minutes 5 tricky\n", "tricky" },
        { "about 2-sections hours 5 easy\n", "\"minutes\" is missing" },
        { "odds 2-sections\n", "odds" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct balance b;
        struct error err = { "" };

        lay("drill/balance.txt", cases[i].text);
        assert_int_equal(find("drill", "2-sections", &b, &err), -1);
        if (!strstr(err.text, cases[i].says))
            fail_msg("case %zu: %s", i, err.text);
    }
}

/* A record names every file that its scenario was made from, and not this one. */
static void no_record_names_it(void **state)
{
    struct balance b;
    struct error err;
    struct text out = text_growing();

    (void)state;
    lay("drill/balance.txt", "about 2-sections minutes 7 hard\n");
    content.read = sources_new();
    assert_int_equal(find("drill", "2-sections", &b, &err), 0);
    assert_int_equal(b.minutes, 7);
    sources_write(content.read, &out);
    assert_non_null(strstr(out.at, "drill/scenarios/2-sections.txt"));
    assert_null(strstr(out.at, "balance"));
    text_release(&out);
    sources_free(content.read);
    content.read = NULL;
}

/* What was measured of our scenario says nothing of one that took its name. */
static void another_scenario(void **state)
{
    static const char name[] = "drill/scenarios/2-sections.txt";
    struct balance b;
    struct error err;

    (void)state;
    lay("drill/balance.txt", "about 2-sections minutes 7 hard\n");
    struct content_file *all = (struct content_file *)content.file;
    for (int i = 0; i < content.count; i++)
        if (strcmp(all[i].name, name) == 0)
            all[i].path = "mine/drill/scenarios/2-sections.txt";
    assert_int_equal(find("drill", "2-sections", &b, &err), 0);
    assert_int_equal(b.minutes, 0);
    all[0].path = "mine/drill/balance.txt";
    assert_int_equal(find("drill", "2-sections", &b, &err), 0);
    assert_int_equal(b.minutes, 7);
    mem_free(all);
    content.file = NULL;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads),
        cmocka_unit_test(teams),
        cmocka_unit_test(refuses),
        cmocka_unit_test(no_record_names_it),
        cmocka_unit_test(another_scenario),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
