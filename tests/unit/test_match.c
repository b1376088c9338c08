/* test_match.c - playing, rolling, taking back: the promises of core/match.h. */
#include "unit.h"

#include <string.h>

#include "core/match.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

static struct match *begin(struct fairdice dice)
{
    struct error err;
    const struct game *game = library_game(&library, "drill", &err);
    struct scenario *scn = scenario_load(game, library.content, "2-sections", NULL, 0, NULL, &err);

    assert_non_null(scn);
    return match_new(game, scn, NULL, dice);
}

static void play(struct match *m, const char *words)
{
    struct refusal why = { .why = "" };

    if (match_play(m, match_to_move(m), words, &why))
        fail_msg("\"%s\" is refused: %s", words, why.why);
}

static void plays_and_rolls(void **state)
{
    struct match *m = begin(fairdice_seeded(7));

    (void)state;
    play(m, "pack 1");
    play(m, "pack 3");
    play(m, "march");
    play(m, "fire");
    assert_int_equal(match_to_move(m), SEAT_CHANCE);
    match_roll(m);
    assert_int_equal(m->count, 5);
    assert_int_equal(m->rolls, 1);
    assert_int_equal(m->entry[4].face_count, 1);
    assert_in_range(match_faces(m, &m->entry[4])[0], 1, 6);
    assert_false(m->entry[4].given);
    match_free(m);
}

static void refuses(void **state)
{
    struct match *m = begin(fairdice_given());
    struct refusal why;

    (void)state;
    assert_int_equal(match_play(m, 1, "pack 1", &why), -1);
    assert_non_null(strstr(why.why, "Red section"));
    assert_string_equal(why.clause, "");
    assert_int_equal(match_play(m, 0, "march", &why), -1);
    assert_string_equal(why.clause, "DRL-2");
    assert_int_equal(match_play(m, 0, "dance", &why), -1);
    assert_string_equal(why.clause, "");
    assert_int_equal(match_play(m, 0, "pack 4", NULL), -1);
    assert_int_equal(m->count, 0);
    match_free(m);
}

static void takes_given_dice(void **state)
{
    struct match *m = begin(fairdice_given());
    const uint8_t six[] = { 6, 6 }, seven[] = { 7 };
    struct error err;

    (void)state;
    assert_int_equal(match_throw(m, six, 1, true, &err), -1); /* none are due */
    play(m, "pack 0");
    play(m, "pack 1");
    play(m, "march");
    play(m, "fire");
    assert_int_equal(match_throw(m, six, 2, true, &err), -1);
    assert_int_equal(match_throw(m, seven, 1, true, &err), -1);
    assert_int_equal(match_play(m, 0, "march", NULL), -1); /* dice come first */
    assert_int_equal(match_throw(m, six, 1, true, &err), 0);
    assert_true(m->entry[4].given);
    match_free(m);
}

/* Whoever has seen dice fall and goes back must not know the next ones: they are new. */
static void going_back_brings_new_dice(void **state)
{
    struct match *m = begin(fairdice_seeded(3));
    uint8_t fair;

    (void)state;
    play(m, "pack 2");
    play(m, "pack 2");
    uint64_t before = match_hash(m);
    play(m, "march");
    play(m, "fire");
    match_roll(m);
    match_rewind(m, 2);
    assert_int_equal(m->rolls, 1);
    assert_true(match_hash(m) == before);
    play(m, "march");
    play(m, "fire");
    match_roll(m);
    assert_int_equal(m->entry[4].roll, 1);
    fairdice_roll(&m->dice, 1, (struct dice){ 1, 6 }, &fair);
    assert_int_equal(match_faces(m, &m->entry[4])[0], fair);
    match_rewind(m, 4);
    match_rewind(m, 4);
    assert_int_equal(m->rolls, 2);
    match_free(m);
}

/* Faces that somebody chose tell nothing about the match's dice: a search may try them all. */
static void chosen_faces_use_no_numbers_up(void **state)
{
    struct match *m = begin(fairdice_seeded(3));
    struct error err;

    (void)state;
    play(m, "pack 2");
    play(m, "pack 2");
    play(m, "march");
    play(m, "fire");
    for (uint8_t face = 1; face <= 6; face++) {
        assert_int_equal(match_throw(m, &face, 1, true, &err), 0);
        assert_int_equal(m->rolls, 1);
        match_rewind(m, 4);
        assert_int_equal(m->rolls, 0);
    }
    match_roll(m);
    assert_int_equal(m->entry[4].roll, 0);
    match_free(m);
}

static void undo_stops_where_something_was_seen(void **state)
{
    struct match *m = begin(fairdice_seeded(1));

    (void)state;
    assert_int_equal(match_undo_point(m, 0, false), -1);
    assert_int_equal(match_undo_point(m, 0, true), -1);
    play(m, "pack 1");
    assert_int_equal(match_undo_point(m, 0, false), 0);
    assert_int_equal(match_undo_point(m, 1, false), -1); /* not blue's decision */
    play(m, "pack 1");
    assert_int_equal(match_undo_point(m, 0, false), -1); /* blue has decided since */
    assert_int_equal(match_undo_point(m, 0, true), 1);
    play(m, "march");
    play(m, "fire");
    match_roll(m);
    assert_int_equal(match_undo_point(m, 1, false), -1); /* dice were seen */
    assert_int_equal(match_undo_point(m, 1, true), 3);   /* alone: before the shot */
    match_free(m);
}

static void copies_go_their_own_ways(void **state)
{
    struct match *m = begin(fairdice_seeded(2)), *copy;

    (void)state;
    play(m, "pack 1");
    copy = match_copy(m);
    assert_true(match_hash(copy) == match_hash(m));
    play(m, "pack 1");
    match_free(m);
    assert_int_equal(copy->count, 1);
    play(copy, "pack 3");
    play(copy, "march");
    play(copy, "fire");
    match_roll(copy);
    match_rewind(copy, 0);
    match_free(copy);
}

static void names_are_fit_for_a_record(void **state)
{
    struct match *m = begin(fairdice_given());
    char name[200];

    (void)state;
    match_name_seat(m, 0, "An\"na\n");
    assert_string_equal(m->seat_name[0], "An'na");
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    match_name_seat(m, 1, name);
    assert_int_equal(strlen(m->seat_name[1]), sizeof m->seat_name[1] - 1);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plays_and_rolls),
        cmocka_unit_test(refuses),
        cmocka_unit_test(takes_given_dice),
        cmocka_unit_test(going_back_brings_new_dice),
        cmocka_unit_test(chosen_faces_use_no_numbers_up),
        cmocka_unit_test(undo_stops_where_something_was_seen),
        cmocka_unit_test(copies_go_their_own_ways),
        cmocka_unit_test(names_are_fit_for_a_record),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
