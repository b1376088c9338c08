/* test_standing.c - standing orders: their words, and that what they choose is what they say, at
 * every reaction of many random games. */
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/odds.h"
#include "core/scenario.h"
#include "core/standing.h"
#include "games/games.h"
#include "games/valor_and_victory/vv.h"

static const struct game shots = { .flags = GAME_REACTIONS };
static const struct game markers = { .flags = GAME_MARKERS };

static void test_words(void **unused)
{
    static const char *const good[] = {
        "ask", "hold", "adjacent", "odds 1", "odds 35", "odds 100"
    };
    static const char *const bad[] = { "",       "Hold",     "odds",      "odds 0", "odds 101",
                                       "odds x", "odds 5 6", "hold fire", "odds -3" };
    struct standing orders = { .percent = 0 };
    struct error err;
    char words[STANDING_TEXT];

    (void)unused;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        assert_int_equal(standing_parse(&shots, good[i], &orders, &err), 0);
        standing_text(orders, words);
        assert_string_equal(words, good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(standing_parse(&shots, bad[i], &orders, &err), -1);
    assert_string_equal(
        err.text, "Standing orders are: ask, hold, adjacent, or odds N, with N from 1 to 100");
}

/* Orders for markers leave those for shots alone, and a game has the orders it can use. */
static void test_words_for_markers(void **unused)
{
    static const char *const good[] = {
        "ask", "keep", "all", "when 1", "when 100", "keep turn 3", "when 100 turn 9999"
    };
    static const char *const bad[] = { "markers",          "markers ",           "markers when",
                                       "markers when 0",   "markers hold",       "keep",
                                       "markers all turn", "markers all turn 0", "ask" };
    struct standing orders = { .kind = STANDING_ODDS, .percent = 30 };
    struct error err;
    char words[STANDING_TEXT], line[40];

    (void)unused;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        snprintf(line, sizeof line, "markers %s", good[i]);
        assert_int_equal(standing_parse(&markers, line, &orders, &err), 0);
        standing_markers(orders, words);
        assert_string_equal(words, good[i]);
        assert_int_equal(standing_parse(&shots, line, &orders, &err), -1);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(standing_parse(&markers, bad[i], &orders, &err), -1);
    assert_string_equal(
        err.text, "Standing orders are: markers ask, keep, all, or when N, and turn N behind them, "
                  "with N from 1 to 100");
    standing_text(orders, words);
    assert_string_equal(words, "odds 30");
}

/* chance: that the action does something, from the words of its odds. */
static double chance(struct rules r, const void *state, int seat, const struct action *a)
{
    static struct odds odds;
    struct error err;
    double sum = 0;

    assert_int_equal(odds_of(r, state, seat, a, &odds, &err), 0);
    for (int i = 0; i < odds.count; i++)
        sum += strcmp(odds.line[i].text, "No effect.") ? fraction_show(odds.line[i].p) : 0;
    return sum;
}

static int range_of_shot(struct rules r, const void *state, int seat, const struct action *a)
{
    struct hint hint = { .items = 0 };

    rules_hint(r, (struct view){ seat, state }, a, &hint);
    return hint.range;
}

struct moment {
    struct rules r;
    const void *state;
    int seat, count;
    const struct action *list;
};

static enum reaction reaction_of(const struct moment *m, const struct action *a)
{
    struct hint hint = { .items = 0 };

    rules_hint(m->r, (struct view){ m->seat, m->state }, a, &hint);
    return hint.reaction;
}

/* best: the best chance among the shots up to a range. */
static double best(const struct moment *m, int reach)
{
    double most = 0;

    for (int i = 0; i < m->count; i++)
        if (reaction_of(m, &m->list[i]) == REACTION_FIRE &&
            range_of_shot(m->r, m->state, m->seat, &m->list[i]) <= reach) {
            double p = chance(m->r, m->state, m->seat, &m->list[i]);

            most = p > most ? p : most;
        }
    return most;
}

/* expect: with these orders the seat fires with this chance, or passes where it is 0. */
static void expect(const struct moment *m, const char *words, double wanted)
{
    struct standing orders = { .percent = 0 };
    struct action a;
    struct error err;

    assert_int_equal(standing_parse(&shots, words, &orders, &err), 0);
    assert_true(standing_answer(m->r, m->state, m->seat, orders, &a));
    assert_int_equal(rules_check(m->r, m->state, &a, NULL), 0);
    if (wanted > 0)
        assert_true(chance(m->r, m->state, m->seat, &a) > wanted - 1e-9);
    else
        assert_int_equal(reaction_of(m, &a), REACTION_PASS);
}

static void check_window(const struct moment *m)
{
    double any = best(m, 99), near = best(m, 1);
    char words[STANDING_TEXT];

    expect(m, "hold", 0);
    expect(m, "adjacent", near);
    for (int percent = 5; percent <= 100; percent += 19) {
        snprintf(words, sizeof words, "odds %d", percent);
        expect(m, words, any * 100 > percent - 1e-9 ? any : 0);
    }
}

/* check_moment: which kind of decision is this, and is it answered accordingly? */
static int check_moment(const struct moment *m)
{
    const struct standing ask = { STANDING_ASK, 0 }, hold = { STANDING_HOLD, 0 };
    int of[REACTION_SPEND + 1] = { 0 };
    struct action a;

    for (int i = 0; i < m->count; i++)
        of[reaction_of(m, &m->list[i])]++;
    assert_false(standing_answer(m->r, m->state, m->seat, ask, &a));
    assert_false(standing_answer(m->r, m->state, 1 - m->seat, hold, &a));
    assert_int_equal(standing_answer(m->r, m->state, m->seat, hold, &a),
                     of[REACTION_PASS] || of[REACTION_GO_ON]);
    if (of[REACTION_GO_ON])
        assert_int_equal(reaction_of(m, &a), REACTION_GO_ON);
    if (of[REACTION_PASS])
        check_window(m);
    return of[REACTION_PASS];
}

static int play_game(struct rules r, uint64_t seed)
{
    static struct action list[16384];
    char *state = mem_alloc(r.game->state_size);
    struct rng rng;
    int mover, windows = 0;

    rng_seed(&rng, seed, 5);
    rules_start(r, state);
    while ((mover = rules_to_move(r, state)) != SEAT_NONE) {
        struct action a;
        uint8_t faces[DICE_MAX];

        if (mover == SEAT_CHANCE) {
            rules_roll(r, state, &rng, faces, &a);
        } else {
            struct moment m = { r, state, mover, rules_legal(r, state, list), list };

            windows += check_moment(&m);
            a = list[rng_below(&rng, (uint32_t)m.count)];
        }
        rules_apply(r, state, &a, NULL);
    }
    mem_free(state);
    return windows;
}

static void test_choices(void **unused)
{
    char names[SCENARIOS_MAX][40];
    int count = scenario_names(&game_valor_and_victory, &embedded_content, names);
    struct error err;

    (void)unused;
    for (int i = 0; i < count; i++) {
        struct scenario *scn = scenario_load(&game_valor_and_victory, &embedded_content, names[i],
                                             NULL, 0, NULL, &err);

        assert_non_null(scn);
        int windows = play_game((struct rules){ &game_valor_and_victory, scn }, (uint64_t)i) +
                      play_game((struct rules){ &game_valor_and_victory, scn }, (uint64_t)i + 50);
        assert_true(windows > 0);
        scenario_free(scn);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_words_for_markers),
        cmocka_unit_test(test_choices),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
