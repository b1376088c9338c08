/* test_report.c - the luck of a game that was played, and what a seat may take home of one. */
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "core/record.h"
#include "core/report.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

/* drill_match: two sections; red packs `packed` rounds, blue packs 3; then the words are played in
 * turn, a number being the face of a die. */
static struct match *drill_match(const char *packed, const char *const *words)
{
    struct error err = { "" };
    struct refusal why = { .why = "" };
    const struct game *game = library_game(&library, "drill", &err);
    struct match *m =
        match_new(game, scenario_load(game, library.content, "2-sections", NULL, 0, NULL, &err),
                  NULL, fairdice_given());

    assert_int_equal(match_play(m, 0, packed, &why), 0);
    assert_int_equal(match_play(m, 1, "pack 3", &why), 0);
    for (; *words; words++) {
        uint8_t face = (uint8_t)(**words - '0');

        if (face < 10)
            assert_int_equal(match_throw(m, &face, 1, true, &err), 0);
        else
            assert_int_equal(match_play(m, match_to_move(m), *words, &why), 0);
    }
    return m;
}

/* Blue fires three times at red close by, 4 or more hits: two hits of three. */
static void luck(void **state)
{
    static const char *const words[] = { "march", "fire", "4",     "wait", "march", "fire",
                                         "1",     "wait", "march", "fire", "6",     NULL };
    struct match *m = drill_match("pack 0", words);
    struct luck l[SEATS_MAX];

    (void)state;
    report_luck(m, l);
    assert_int_equal(l[0].rolls, 0);
    assert_true(l[0].percentile > 0.49 && l[0].percentile < 0.51);
    assert_int_equal(l[1].rolls, 3);
    assert_int_equal(l[1].hits, 2);
    assert_true(l[1].expected > 1.49 && l[1].expected < 1.51);
    /* worse: none or one hit, 4 of 8; equal: two hits, 3 of 8 */
    assert_true(l[1].percentile > 0.687 && l[1].percentile < 0.688);
    static const double bars[] = { 1 / 8.0, 3 / 8.0, 3 / 8.0, 1 / 8.0 };
    assert_int_equal(l[1].first, 0);
    assert_int_equal(l[1].wide, 1);
    assert_int_equal(l[1].bars, 4);
    for (int i = 0; i < 4; i++)
        assert_true(l[1].bar[i] > bars[i] - 1e-9 && l[1].bar[i] < bars[i] + 1e-9);
    match_free(m);
}

/* Red sees all that decides blue's fire, so it works out the same; it does so from its own view. */
static void luck_while_it_lasts(void **state)
{
    static const char *const words[] = { "march", "fire", "4", "wait", "march", "fire", "1", NULL };
    struct match *m = drill_match("pack 0", words);
    struct luck all[SEATS_MAX], l[SEATS_MAX];

    (void)state;
    report_luck(m, all);
    for (int eyes = SEAT_NONE; eyes < 2; eyes++) {
        if (eyes == SEAT_CHANCE)
            continue;
        report_luck_for(m, eyes, l);
        assert_int_equal(l[1].rolls, 2);
        assert_int_equal(l[1].hits, all[1].hits);
        assert_true(l[1].expected > 0.99 && l[1].expected < 1.01);
    }
    match_free(m);
}

static void take_home(const struct match *m, int seat, struct text *out)
{
    *out = text_growing();
    record_write_for(m, seat, out);
}

/* What red packed is blue's to know only when the game is over. */
static void export(void **state)
{
    static const char *const words[] = { "march", "fire", "5", "wait", NULL };
    struct match *one = drill_match("pack 1", words), *two = drill_match("pack 2", words);
    struct text a, b;
    struct error err;

    (void)state;
    take_home(one, 1, &a);
    take_home(two, 1, &b);
    assert_string_equal(a.at, b.at);
    assert_null(strstr(a.at, "pack 1"));
    assert_non_null(strstr(a.at, "# dice 5\n"));
    assert_non_null(strstr(a.at, "| section red 0 0 ?\n"));
    assert_null(record_open(&library, "export", a.at, a.length, &err));
    assert_non_null(strstr(err.text, "one side"));
    text_release(&b);
    take_home(two, 0, &b);
    assert_string_not_equal(a.at, b.at);
    text_release(&a);
    text_release(&b);
    match_free(one);
    match_free(two);
}

/* raid: the Railway Salient with all hidden units at one entry and as many decoys at another; the
 * first Raider moves. */
static struct match *raid(char units, char decoys)
{
    static const char *const pieces[] = { "G",     "G",     "G",     "G",     "R",     "R", "decoy",
                                          "decoy", "decoy", "decoy", "decoy", "decoy", NULL };
    static const char *const open[] = { "dugout 0303", "dugout 0306", "dugout 0309",
                                        "R 0304",      "R 0308",      NULL };
    struct error err = { "" };
    struct refusal why = { .why = "" };
    const struct game *game = library_game(&library, "trenches-of-valor", &err);
    struct match *m = match_new(
        game, scenario_load(game, library.content, "2-the-railway-salient", NULL, 0, NULL, &err),
        NULL, fairdice_given());
    char words[40];

    for (int i = 0; open[i]; i++) {
        snprintf(words, sizeof words, "place %s", open[i]);
        assert_int_equal(match_play(m, 1, words, &why), 0);
    }
    for (int i = 0; pieces[i]; i++) {
        snprintf(words, sizeof words, "place %s %c", pieces[i],
                 pieces[i][0] == 'd' ? decoys : units);
        assert_int_equal(match_play(m, 1, words, &why), 0);
    }
    assert_int_equal(match_play(m, 0, "move G1 0302", &why), 0);
    return m;
}

/* Decoys are the Defender's to know. */
static void export_of_a_raid(void **state)
{
    struct match *one = raid('A', 'B'), *two = raid('B', 'A');
    struct text a, b;

    (void)state;
    for (int eyes = SEAT_NONE; eyes < 2; eyes++) {
        if (eyes == SEAT_CHANCE)
            continue;
        take_home(one, eyes, &a);
        take_home(two, eyes, &b);
        if (eyes == 1)
            assert_string_not_equal(a.at, b.at);
        else
            assert_string_equal(a.at, b.at);
        text_release(&a);
        text_release(&b);
    }
    match_free(one);
    match_free(two);
}

/* A finished game is told as a whole. */
static void finished(void **state)
{
    static const char *const words[] = { "march", "hold",  "wait",  "march", "hold",
                                         "wait",  "march", "hold",  "wait",  "march",
                                         "hold",  "wait",  "march", NULL };
    struct match *m = drill_match("pack 1", words);
    struct text a, b = text_growing();

    (void)state;
    assert_int_equal(match_to_move(m), SEAT_NONE);
    take_home(m, 1, &a);
    record_write(m, RECORD_PUBLIC, &b);
    assert_string_equal(a.at, b.at);
    text_release(&a);
    text_release(&b);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(luck),     cmocka_unit_test(luck_while_it_lasts),
        cmocka_unit_test(export),   cmocka_unit_test(export_of_a_raid),
        cmocka_unit_test(finished),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
