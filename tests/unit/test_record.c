/* test_record.c - records are written, read back, and proved; whatever is changed in them shows. */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/record.h"
#include "core/verdict.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

static struct match *begin(struct fairdice dice, const char *scenario)
{
    struct error err;
    const struct game *game = library_game(&library, "drill", &err);

    return match_new(game, scenario_load(game, library.content, scenario, NULL, 0, &err), NULL,
                     dice);
}

/* play_on: `steps` entries of random play, or to the end. */
static void play_on(struct match *m, uint64_t seed, int steps)
{
    struct action *room = mem_alloc((size_t)m->rules.game->max_legal * sizeof *room), action;
    struct rng rng;
    int seat;

    rng_seed(&rng, seed, 0);
    while (steps-- && (seat = match_to_move(m)) != SEAT_NONE) {
        if (seat == SEAT_CHANCE) {
            match_roll(m);
            continue;
        }
        rules_sample(m->rules, m->state, &rng, room, &action);
        assert_int_equal(match_act(m, seat, &action, NULL), 0);
    }
    mem_free(room);
}

static struct match *read_text(const char *text, bool verify, struct error *err)
{
    return record_read(&library, "r", text, strlen(text), verify, err);
}

static bool verifies(const char *text, struct error *err)
{
    struct match *m = read_text(text, true, err);

    match_free(m);
    return m != NULL;
}

static void round_trip(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct match *m = begin(seed % 2 ? fairdice_seeded(seed) : fairdice_sealed(), "3-sections");
        struct text first = text_growing(), second = text_growing();
        struct error err = { "" };

        match_name_seat(m, 1, "Anna \"the hammer\" \\ #1");
        play_on(m, seed, seed < 10 ? 1000 : (int)seed);
        record_write(m, RECORD_WHOLE, &first);
        struct match *back = read_text(first.at, true, &err);
        if (!back)
            fail_msg("%s", err.text);
        record_write(back, RECORD_WHOLE, &second);
        assert_string_equal(first.at, second.at);
        match_free(back);
        match_free(m);
        text_release(&first);
        text_release(&second);
    }
}

static void starts_from_any_position(void **state)
{
    struct match *m = begin(fairdice_seeded(5), "2-sections");
    struct error err = { "" };
    struct scenario *scn;
    struct text out = text_growing();

    (void)state;
    play_on(m, 5, 9);
    scn = scenario_load(m->rules.game, library.content, "2-sections", NULL, 0, &err);
    struct match *later = match_new(m->rules.game, scn, m->state, fairdice_seeded(6));
    play_on(later, 6, 1000);
    record_write(later, RECORD_WHOLE, &out);
    assert_non_null(strstr(out.at, "\n| day "));
    if (!verifies(out.at, &err))
        fail_msg("%s", err.text);
    text_release(&out);
    match_free(later);
    match_free(m);
}

/* A table hands out records without the secret until the game is over. */
static void secret_stays_sealed(void **state)
{
    struct match *m = begin(fairdice_sealed(), "2-sections");
    struct text out = text_growing();
    struct error err;

    (void)state;
    play_on(m, 1, 12);
    record_write(m, RECORD_PUBLIC, &out);
    assert_null(strstr(out.at, "secret"));
    assert_true(verifies(out.at, &err));
    play_on(m, 2, 1000);
    text_clear(&out);
    record_write(m, RECORD_PUBLIC, &out);
    assert_non_null(strstr(out.at, "secret"));
    assert_true(verifies(out.at, &err));
    text_release(&out);
    match_free(m);
}

/* Every byte of a closed record matters: one changed, dropped or doubled anywhere does not verify,
 * and the complaint names a line. */
static void every_byte_matters(const char *text)
{
    size_t size = strlen(text);
    char *edited = malloc(size + 2);

    for (size_t i = 0; i < size; i++) {
        struct error err = { "" };

        memcpy(edited, text, size + 1);
        edited[i] = text[i] == '1' ? '2' : '1';
        assert_false(verifies(edited, &err));
        assert_int_equal(strncmp(err.text, "r:", 2), 0);
        assert_in_range(err.text[2], '1', '9');
        memcpy(edited + i, text + i + 1, size - i);
        assert_false(verifies(edited, &err));
        memcpy(edited, text, i + 1);
        memcpy(edited + i + 1, text + i, size - i + 1);
        assert_false(verifies(edited, &err));
    }
    free(edited);
}

static void edits_show(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 4; seed++) {
        struct match *m =
            begin(seed == 3 ? fairdice_sealed() : fairdice_seeded(seed), "2-sections");
        struct text out = text_growing();

        play_on(m, seed, seed == 2 ? 10 : 1000);
        record_write(m, RECORD_WHOLE, &out);
        every_byte_matters(out.at);
        text_release(&out);
        match_free(m);
    }
}

/* What a record says wrong, and the line and reason that come back. */
static void complaints(void **state)
{
    static const struct {
        const char *text, *complaint;
    } cases[] = {
        { "", "r:1: the record is empty" },
        { "hello\n", "r:1: not a record" },
        { "sandtable-record 2\n", "r:1: " },
        { "sandtable-record 1\ngame chess\n", "r:2: game: there is no game \"chess\"" },
        { "sandtable-record 1\ngame drill\ngame drill\n", "r:3: game: there is such a line" },
        { "sandtable-record 1\ngame drill\n", "r:2: the record ends before its moves" },
        { "sandtable-record 1\ngame drill\nrules 99\n", "r:3: rules: the record was played by" },
        { "sandtable-record 1\nmoves\n", "r:2: moves: a game line must come first" },
        { "sandtable-record 1\ngame drill\ndice seeded 99999999999999999999\n", "r:3: dice: " },
        { "sandtable-record 1\ngame drill\nscenario nowhere\nmoves\n",
          "r:3: scenario: Drill has no scenario" },
        { "sandtable-record 1\ngame drill\nseat green \"X\"\nmoves\n",
          "r:3: the scenario has no side" },
        { "sandtable-record 1\ngame drill\n\n| day 1\n| dance\nmoves\n", "r:5: dance: " },
        { "sandtable-record 1\ngame drill\n| day 1\nmoves\n", "r:3: the position is not possible" },
        { "sandtable-record 1\ngame drill\nmoves\n1 red pack 9\n",
          "r:4: 1: \"pack 9\" is refused" },
        { "sandtable-record 1\ngame drill\nmoves\n2 red pack 1\n", "r:4: 2: entry 1 is due" },
        { "sandtable-record 1\ngame drill\nmoves\nred pack 1\n", "r:4: red: should read" },
        { "sandtable-record 1\ngame drill\nmoves\n1 red pack 1 ~0000\n", "r:4: 1: the position" },
        { "sandtable-record 1\ngame drill\nmoves\n1 red pack ~0000 1\n",
          "r:4: 1: \"pack ~0000 1\"" },
        { "sandtable-record 1\ngame drill\nmoves\n1 dice 4\n", "r:4: 1: no dice are due" },
        { "sandtable-record 1\ngame drill\nmoves\nresult red 0 blue 0\n", "r:4: result: the game" },
        { "sandtable-record 1\ngame drill\nmoves\nsecret 00\n", "r:4: secret: the dice of this" },
        { "sandtable-record 1\ngame drill\nmoves\nstate 0\n", "r:4: state: the final position" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct error err = { "" };

        assert_null(read_text(cases[i].text, false, &err));
        if (strncmp(err.text, cases[i].complaint, strlen(cases[i].complaint)) != 0)
            fail_msg("case %zu: \"%s\" instead of \"%s\"", i, err.text, cases[i].complaint);
    }
}

/* A player may write a record down by hand: no tags, no state, no sum, dice as they fell. */
static void written_by_hand(void **state)
{
    static const char text[] = "sandtable-record 1\n# our game on Friday\ngame drill\n"
                               "moves\n1 red pack 0\n2 blue pack 1\n\n3 red march\n4 blue fire\n"
                               "5 dice 2\n";
    struct error err = { "" };
    struct match *m = read_text(text, false, &err);

    (void)state;
    if (!m)
        fail_msg("%s", err.text);
    assert_int_equal(m->count, 5);
    assert_int_equal(match_to_move(m), 1);
    match_free(m);
    assert_false(verifies(text, &err));
}

/* told_result: the record of three moves, with this result line. */
static int told_result(const char *result, struct error *err)
{
    char text[400];

    snprintf(text, sizeof text,
             "sandtable-record 1\ngame drill\nrules 1\nscenario 2-sections\ndice given\nmoves\n"
             "1 red pack 0\n2 blue pack 1\n3 red march\n%s",
             result);
    struct match *m = read_text(text, false, err);
    int verdict = m ? (int)m->verdict : -1;
    match_free(m);
    return verdict;
}

/* A match that the rules had not ended: the record says how it ended, and nothing follows. */
static void verdicts(void **state)
{
    struct error err = { "" };

    (void)state;
    assert_int_equal(told_result("", &err), VERDICT_NONE);
    assert_int_equal(told_result("result red -1000 blue 1000 by resignation\n", &err),
                     VERDICT_RESIGNATION);
    assert_int_equal(told_result("result red 1000 blue -1000 by time\n", &err), VERDICT_TIME);
    assert_int_equal(told_result("result red 0 blue 0 by agreement\n", &err), VERDICT_AGREEMENT);
    assert_int_equal(told_result("result red 250 blue -250 by adjudication\n", &err),
                     VERDICT_ADJUDICATION);
    assert_int_equal(told_result("result red 1000 blue -1000\n", &err), -1);
    assert_int_equal(told_result("result red 1000 blue -1000 by magic\n", &err), -1);
    assert_int_equal(told_result("result red 1000 blue -1000 by agreement\n", &err), -1);
    assert_int_equal(told_result("result red 1000 blue 1000 by time\n", &err), -1);
    assert_int_equal(told_result("result red 0 blue 0 by agreement\n4 blue fire\n", &err), -1);
    assert_non_null(strstr(err.text, "over"));
}

/* What is written of it comes back, and is proved. */
static void verdict_round_trip(void **state)
{
    struct match *m = begin(fairdice_sealed(), "2-sections");
    struct text first = text_growing(), second = text_growing();
    struct error err = { "" };

    (void)state;
    play_on(m, 3, 5);
    assert_int_equal(match_award(m, VERDICT_TIME, 2, &err), 0);
    assert_int_equal(match_to_move(m), SEAT_NONE);
    assert_int_equal(match_award(m, VERDICT_TIME, 2, &err), -1);
    record_write(m, RECORD_PUBLIC, &first);
    assert_non_null(strstr(first.at, "\nresult red -1000 blue 1000 by time\nsecret "));
    struct match *again = read_text(first.at, true, &err);
    assert_non_null(again);
    assert_int_equal(match_winner(again), 1);
    record_write(again, RECORD_PUBLIC, &second);
    assert_string_equal(first.at, second.at);
    match_rewind(again, 4);
    assert_int_not_equal(match_to_move(again), SEAT_NONE);
    match_free(again);
    match_free(m);
    text_release(&first);
    text_release(&second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdicts),
        cmocka_unit_test(verdict_round_trip),
        cmocka_unit_test(round_trip),
        cmocka_unit_test(starts_from_any_position),
        cmocka_unit_test(secret_stays_sealed),
        cmocka_unit_test(edits_show),
        cmocka_unit_test(complaints),
        cmocka_unit_test(written_by_hand),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
