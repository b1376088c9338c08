/* test_record.c - records are written, read back, and proved; whatever is changed in them shows. */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/record.h"
#include "core/sources.h"
#include "core/verdict.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

static struct match *begin(struct fairdice dice, const char *scenario)
{
    struct error err;
    const struct game *game = library_game(&library, "drill", &err);

    return match_new(game, scenario_load(game, library.content, scenario, NULL, 0, NULL, &err),
                     NULL, dice);
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
    return verify ? record_verify(&library, "r", text, strlen(text), NULL, err)
                  : record_read(&library, "r", text, strlen(text), err);
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
    scn = scenario_load(m->rules.game, library.content, "2-sections", NULL, 0, NULL, &err);
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
        { "sandtable-record 4\n", "r:1: sandtable-record: format 4 is newer" },
        { "sandtable-record 2\ngame chess\n", "r:2: game: there is no game \"chess\"" },
        { "sandtable-record 2\ngame drill\ngame drill\n", "r:3: game: there can be only one" },
        { "sandtable-record 2\ngame drill\n", "r:2: the record ends before its moves" },
        { "sandtable-record 2\ngame drill\nrules 99\n", "r:3: rules: the record was played with" },
        { "sandtable-record 2\nmoves\n", "r:2: moves: a game line must come first" },
        { "sandtable-record 2\ngame drill\ndice seeded 99999999999999999999\n", "r:3: dice: " },
        { "sandtable-record 2\ngame drill\nscenario nowhere\nmoves\n",
          "r:3: scenario: Drill has no scenario" },
        { "sandtable-record 2\ngame drill\nseat green \"X\"\nmoves\n",
          "r:3: the scenario has no side" },
        { "sandtable-record 2\ngame drill\n\n| day 1\n| dance\nmoves\n", "r:5: dance: " },
        { "sandtable-record 2\ngame drill\n| day 1\nmoves\n", "r:3: the position is not possible" },
        { "sandtable-record 2\ngame drill\nmoves\n1 red pack 9\n",
          "r:4: 1: \"pack 9\" is refused" },
        { "sandtable-record 2\ngame drill\nmoves\n2 red pack 1\n",
          "r:4: 2: entry 1 should come here" },
        { "sandtable-record 2\ngame drill\nmoves\nred pack 1\n", "r:4: red: should read" },
        { "sandtable-record 2\ngame drill\nmoves\n1 red pack 1 ~0000\n", "r:4: 1: the position" },
        { "sandtable-record 2\ngame drill\nmoves\n1 red pack ~0000 1\n",
          "r:4: 1: \"pack ~0000 1\"" },
        { "sandtable-record 2\ngame drill\nmoves\n1 dice 4\n", "r:4: 1: no dice are due" },
        { "sandtable-record 2\ngame drill\nmoves\nresult red 0 blue 0\n", "r:4: result: the game" },
        { "sandtable-record 2\ngame drill\nmoves\nsecret 00\n", "r:4: secret: the dice of this" },
        { "sandtable-record 2\ngame drill\nmoves\nstate 0\n", "r:4: state: the final position" },
        { "sandtable-record 3\ngame drill\nmoves\ntaken-back 0\n", "r:4: taken-back: " },
        { "sandtable-record 3\ngame drill\nmoves\ntaken-back 1 roll\n", "r:4: taken-back: " },
        { "sandtable-record 3\ngame drill\nnonce red abcd from\nmoves\n", "r:3: nonce: should" },
        { "sandtable-record 3\ngame drill\nnonce red abcd since 1\nmoves\n", "r:3: nonce: should" },
        { "sandtable-record 3\ngame drill\nmoves\n1 red pack 1\n2 blue pack 1\n3 red march\n"
          "4 blue fire\n5 dice d8 4\n",
          "r:8: 5: dice of 6 sides are due here, not of 8" },
        { "sandtable-record 3\ngame drill\nmoves\n1 red pack 1\n2 blue pack 1\n3 red march\n"
          "4 blue fire\n5 dice dx 4\n",
          "r:8: 5: \"dx\" should be the dice" },
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

/* A take-back shows in the record, before the next roll or at the end; numbers and nonces that came
 * late survive being written, and the dice prove right. */
static void taken_back_round_trip(void **state)
{
    static const char *const shot[] = { "pack 3", "pack 3", "march", "fire" };
    struct match *m = begin(fairdice_sealed(), "2-sections");
    struct text first = text_growing(), second = text_growing();
    struct error err = { "" };

    (void)state;
    for (size_t i = 0; i < sizeof shot / sizeof shot[0]; i++)
        assert_int_equal(match_play(m, match_to_move(m), shot[i], NULL), 0);
    for (int i = 0; i < 2; i++) {
        match_roll(m);
        match_rewind(m, 4);
    }
    snprintf(m->dice.nonce[1], NONCE_MAX, "later");
    m->dice.nonce_from[1] = (uint32_t)m->rolls;
    record_write(m, RECORD_WHOLE, &first);
    assert_non_null(strstr(first.at, "\nnonce blue later from 2\n"));
    assert_non_null(strstr(first.at, "\ntaken-back 2\nsecret "));
    struct match *again = read_text(first.at, true, &err);
    assert_non_null(again);
    assert_int_equal(again->rolls, 2);
    match_rewind(again, 0);
    assert_int_equal(again->rolls, 2);
    play_on(again, 4, -1);
    text_clear(&first);
    record_write(again, RECORD_WHOLE, &first);
    assert_non_null(strstr(first.at, "\ntaken-back 2\n"));
    match_free(m);
    m = read_text(first.at, true, &err);
    assert_non_null(m);
    record_write(m, RECORD_WHOLE, &second);
    assert_string_equal(first.at, second.at);
    match_free(m);
    match_free(again);
    text_release(&first);
    text_release(&second);
}

/* --- records that outlive the data they were played with --- */

/* A scenario of somebody's own, and what became of it later. */
static const char mine[] = "# by Anna\ntitle \"Mine\"\nside red \"Red\"\nside blue \"Blue\"\n\n"
                           "posts 7\nturns 9\n";
static const char mended[] = "# by Anna and Bert\ntitle \"Mine\"\nside red \"Red\"\n"
                             "side blue \"Blue\"\n\nposts 7\nturns 9\n";
static const char tuned[] = "title \"Mine\"\nside red \"Red\"\nside blue \"Blue\"\n\n"
                            "posts 3\nturns 9\n";

/* over: the built-in files with this one before them. One at a time. */
static struct library over(const char *name, const char *text)
{
    static struct content_file file[400];
    static struct content content;

    assert_in_range(embedded_content.count, 1, 399);
    file[0] = (struct content_file){ .name = name, .text = text, .size = strlen(text) };
    memcpy(file + 1, embedded_content.file, (size_t)embedded_content.count * sizeof *file);
    content = (struct content){ .file = file, .count = embedded_content.count + 1 };
    return (struct library){ all_games, &content };
}

/* only: a program that has nothing but these files. One at a time. */
static struct library only(const char *name, const char *text, const char *other, const char *old)
{
    static struct content_file file[2];
    static struct content content;

    file[0] = (struct content_file){ .name = name, .text = text, .size = strlen(text) };
    if (other)
        file[1] = (struct content_file){ .name = other, .text = old, .size = strlen(old) };
    content = (struct content){ .file = file, .count = other ? 2 : 1 };
    return (struct library){ all_games, &content };
}

static void record_of(const struct library *from, const char *scenario, struct text *out)
{
    struct error err = { "" };
    const struct game *game = library_game(from, "drill", &err);
    struct scenario *scn = scenario_load(game, from->content, scenario, NULL, 0, NULL, &err);

    if (!scn)
        fail_msg("%s", err.text);
    struct match *m = match_new(game, scn, NULL, fairdice_seeded(8));
    play_on(m, 8, 1000);
    record_write(m, RECORD_WHOLE, out);
    match_free(m);
}

/* proves: does it verify in this program, and with which remarks? */
static bool proves(struct library in, const char *text, struct text *remarks, struct error *err)
{
    text_clear(remarks);
    struct match *m = record_verify(&in, "r", text, strlen(text), remarks, err);
    match_free(m);
    return m != NULL;
}

/* edited: the text with the first `from` made `to`, its sum made right again. */
static char *edited(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    size_t before = (size_t)(at - text), room = strlen(text) + strlen(to) + 1;
    char *out = malloc(room);

    assert_non_null(at);
    snprintf(out, room, "%.*s%s%s", (int)before, text, to, at + strlen(from));
    char *digits = strstr(out, "\nsum ") + 5;
    digest_text(out, (size_t)(digits - 4 - out), digits);
    digits[64] = '\n';
    return out;
}

/* A scenario that the program does not have travels in the record: a friend can read it, and its
 * author may change it. */
static void carries_own_data(void **state)
{
    static const char name[] = "drill/scenarios/mine.txt";
    struct text first = text_growing(), remarks = text_growing();
    struct library anna = over(name, mine);
    struct error err = { "" };

    (void)state;
    record_of(&anna, "mine", &first);
    assert_non_null(strstr(first.at, "\n| # by Anna\n| title \"Mine\"\n"));
    assert_non_null(strstr(first.at, "\n|\n| posts 7\n"));
    if (!proves(library, first.at, &remarks, &err))
        fail_msg("%s", err.text);
    assert_true(proves(over(name, tuned), first.at, &remarks, &err));
    assert_string_equal(remarks.at, "");

    struct text second = text_growing();
    struct match *back = read_text(first.at, true, &err);
    record_write(back, RECORD_WHOLE, &second);
    assert_string_equal(first.at, second.at);
    match_free(back);
    text_release(&second);
    text_release(&first);
    text_release(&remarks);
}

static void carried_data_cannot_be_changed(void **state)
{
    struct text first = text_growing(), remarks = text_growing();
    struct library anna = over("drill/scenarios/mine.txt", mine);
    struct error err = { "" };

    (void)state;
    record_of(&anna, "mine", &first);
    char *changed = edited(first.at, "| posts 7", "| posts 8");
    assert_false(proves(library, changed, &remarks, &err));
    assert_non_null(strstr(err.text, "somebody changed it"));
    assert_null(read_text(changed, false, &err));
    free(changed);
    changed = edited(first.at, "| posts 7\n", "");
    assert_false(proves(library, changed, &remarks, &err));
    free(changed);
    text_release(&first);
    text_release(&remarks);
}

/* A built-in file that was tuned since: the old one is taken from the archive, or from beneath the
 * file that hides it; where nobody has it, what changed is told. */
static void data_may_be_tuned(void **state)
{
    static const char name[] = "drill/scenarios/2-sections.txt";
    const struct content_file *file = content_find(&embedded_content, name);
    struct text first = text_growing(), remarks = text_growing();
    struct error err = { "" };
    char hash[SOURCE_HASH_DIGITS + 1], line[100], archived[100];

    (void)state;
    record_of(&library, "2-sections", &first);
    source_hash(file->text, file->size, hash);
    snprintf(line, sizeof line, "\ndata %s %s\n", name, hash);
    assert_non_null(strstr(first.at, line));
    assert_true(proves(over(name, tuned), first.at, &remarks, &err));
    assert_string_equal(remarks.at, "");

    snprintf(archived, sizeof archived, "archive/%s@%s", name, hash);
    assert_true(proves(only(name, tuned, archived, file->text), first.at, &remarks, &err));
    assert_string_equal(remarks.at, "");
    assert_false(proves(only(name, tuned, archived, mine), first.at, &remarks, &err));

    char told[100], now[SOURCE_HASH_DIGITS + 1];
    source_hash(tuned, strlen(tuned), now);
    snprintf(told, sizeof told, "%s has changed since (%.8s then, %.8s now)", name, hash, now);
    assert_false(proves(only(name, tuned, NULL, NULL), first.at, &remarks, &err));
    if (!strstr(err.text, told))
        fail_msg("\"%s\" does not say \"%s\"", err.text, told);
    assert_false(
        proves(only("drill/scenarios/other.txt", tuned, NULL, NULL), first.at, &remarks, &err));
    assert_non_null(strstr(err.text, "gone now)"));
    text_release(&first);
    text_release(&remarks);
}

/* What changed makes no difference to this game: it is told, and the record is good. */
static void other_data_may_do(void **state)
{
    static const char name[] = "drill/scenarios/2-sections.txt";
    const struct content_file *file = content_find(&embedded_content, name);
    struct text first = text_growing(), remarks = text_growing(), retold = text_growing();
    struct error err = { "" };

    (void)state;
    record_of(&library, "2-sections", &first);
    text_addf(&retold, "%snote \"More history.\"\n", file->text);
    assert_true(proves(only(name, retold.at, NULL, NULL), first.at, &remarks, &err));
    assert_non_null(strstr(remarks.at, "2-sections.txt has changed since"));
    text_release(&first);
    text_release(&remarks);
    text_release(&retold);
}

static void comments_do_not_count(void **state)
{
    static const char with_returns[] = "title \"Mine\"\r\nside red \"Red\"\r\n"
                                       "side blue \"Blue\"\r\n\r\nposts 7\r\nturns 9";
    char a[SOURCE_HASH_DIGITS + 1], b[SOURCE_HASH_DIGITS + 1];

    (void)state;
    source_hash(mine, strlen(mine), a);
    source_hash(mended, strlen(mended), b);
    assert_string_equal(a, b);
    source_hash(with_returns, strlen(with_returns), b);
    assert_string_equal(a, b);
    source_hash(tuned, strlen(tuned), b);
    assert_string_not_equal(a, b);
}

/* The longest line of a data file is longer with a bar before it. */
static void carries_long_lines(void **state)
{
    struct text own = text_growing(), first = text_growing(), remarks = text_growing();
    struct error err = { "" };

    (void)state;
    text_addf(&own, "%snote \"", mine);
    text_fill(&own, 'x', strlen(mine) + DATA_LINE_MAX - 1);
    text_add(&own, "\"\n");
    struct library anna = over("drill/scenarios/long one.txt", own.at);
    record_of(&anna, "long one", &first);
    if (!proves(library, first.at, &remarks, &err))
        fail_msg("%s", err.text);
    text_release(&own);
    text_release(&first);
    text_release(&remarks);
}

/* Whatever comes from outside is bounded; each of these is refused with a line and a reason. */
static void too_much_data(void **state)
{
    struct text t = text_growing();
    struct error err = { "" };

    (void)state;
    text_add(&t, "sandtable-record 2\ngame drill\n");
    for (int i = 0; i <= SOURCES_MAX; i++)
        text_addf(&t, "data f%d 0123456789abcdef\n", i);
    assert_null(read_text(t.at, false, &err));
    assert_int_equal(strncmp(err.text, "r:35: data: there are more", 26), 0);
    text_clear(&t);
    text_add(&t, "sandtable-record 2\ngame drill\nfile big\n");
    while (t.length < CARRIED_BYTES_MAX + CARRIED_BYTES_MAX / 8)
        text_add(&t, "| 0123456789012345678901234567890123456789\n");
    assert_null(read_text(t.at, false, &err));
    assert_non_null(strstr(err.text, "file: a record carries at most"));
    text_release(&t);
}

/* --- records that outlive the program that wrote them --- */

/* Check digits of format 1, and of another version of the position text, are not compared; all else
 * is. */
static void other_digits(void **state)
{
    struct text first = text_growing(), remarks = text_growing();
    struct error err = { "" };

    (void)state;
    record_of(&library, "2-sections", &first);
    char *wrong = edited(first.at, "red march ~", "red march ~0");
    assert_false(proves(library, wrong, &remarks, &err));
    char *later = edited(wrong, "\nposition 1\n", "\nposition 2\n");
    if (!proves(library, later, &remarks, &err))
        fail_msg("%s", err.text);
    assert_non_null(strstr(remarks.at, "(version 2 then, 1 now)"));
    char *older = edited(wrong, "sandtable-record 3", "sandtable-record 1");
    assert_true(proves(library, older, &remarks, &err));
    assert_non_null(strstr(remarks.at, "(format 1)"));
    char *illegal = edited(older, "red march", "red hold");
    assert_false(proves(library, illegal, &remarks, &err));
    free(wrong);
    free(later);
    free(older);
    free(illegal);
    text_release(&first);
    text_release(&remarks);
}

/* Versions of the rules that play the same are read; for others the program that can is named. */
static void other_rules(void **state)
{
    struct text first = text_growing(), remarks = text_growing();
    struct game later = *all_games[0];
    const struct game *const games[] = { &later, NULL };
    struct library in = { games, &embedded_content };
    struct error err = { "" };

    (void)state;
    assert_string_equal(later.id, "drill");
    record_of(&library, "2-sections", &first);
    later.rules_version = 3;
    assert_false(proves(in, first.at, &remarks, &err));
    assert_non_null(strstr(err.text, "version 1 of the rules, this program has 3; sandtable "));
    later.rules_since = 1;
    assert_true(proves(in, first.at, &remarks, &err));
    later.rules_since = 2;
    assert_false(proves(in, first.at, &remarks, &err));
    text_release(&first);
    text_release(&remarks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdicts),
        cmocka_unit_test(verdict_round_trip),
        cmocka_unit_test(taken_back_round_trip),
        cmocka_unit_test(round_trip),
        cmocka_unit_test(starts_from_any_position),
        cmocka_unit_test(secret_stays_sealed),
        cmocka_unit_test(edits_show),
        cmocka_unit_test(complaints),
        cmocka_unit_test(written_by_hand),
        cmocka_unit_test(carries_own_data),
        cmocka_unit_test(carried_data_cannot_be_changed),
        cmocka_unit_test(data_may_be_tuned),
        cmocka_unit_test(other_data_may_do),
        cmocka_unit_test(comments_do_not_count),
        cmocka_unit_test(carries_long_lines),
        cmocka_unit_test(too_much_data),
        cmocka_unit_test(other_digits),
        cmocka_unit_test(other_rules),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
