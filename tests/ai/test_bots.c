/* test_bots.c - what every opponent promises, in every game and scenario there is: legal actions,
 * an answer at any budget, the same answer for the same budget and seed; and that it plays well. */
#include "../unit/unit.h"

#include <string.h>

#include "ai/account.h"
#include "ai/contest.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

/* A walk by random play to a decision; false when the game ends first. */
static bool walk(struct rules r, struct rng *rng, int steps, void *state, struct action *room)
{
    uint8_t faces[DICE_MAX];
    struct action action;
    int mover;

    rules_start(r, state);
    while ((mover = rules_to_move(r, state)) != SEAT_NONE && (steps-- > 0 || mover < 0)) {
        if (mover == SEAT_CHANCE)
            rules_roll(r, state, rng, faces, &action);
        else
            rules_sample(r, state, rng, room, &action);
        rules_apply(r, state, &action, NULL);
    }
    return mover >= 0;
}

/* A decision somewhere in a game, as its mover sees it. */
struct spot {
    struct rules rules;
    void *state, *view;
    int seat;
};

/* each_spot calls `check` at decisions all over random games of every scenario. */
static void each_spot(int walks, void (*check)(const struct spot *spot, uint64_t seed))
{
    for (int g = 0; all_games[g]; g++) {
        const struct game *game = all_games[g];
        char names[SCENARIOS_MAX][40];
        int count = scenario_names(game, library.content, names);
        struct action *room = mem_alloc((size_t)game->max_legal * sizeof *room);
        struct spot spot = { .state = mem_alloc(game->state_size),
                             .view = mem_alloc(game->state_size) };

        for (int i = 0; i < count; i++) {
            struct scenario *scn =
                scenario_load(game, library.content, names[i], NULL, 0, NULL, NULL);

            assert_non_null(scn);
            spot.rules = (struct rules){ game, scn };
            for (int k = 0; k < walks; k++) {
                struct rng rng;

                rng_seed(&rng, (uint64_t)k, 7);
                if (!walk(spot.rules, &rng, k * k * 2, spot.state, room))
                    continue;
                spot.seat = rules_to_move(spot.rules, spot.state);
                rules_observe(spot.rules, spot.state, spot.seat, spot.view);
                check(&spot, (uint64_t)k);
            }
            scenario_free(scn);
        }
        mem_free(room);
        mem_free(spot.state);
        mem_free(spot.view);
    }
}

static struct action ask(const struct bot *bot, const struct spot *s, struct budget budget,
                         uint64_t seed)
{
    struct level level = { "test", bot, budget };
    struct player p = player_open(s->rules, s->seat, level, player_rng(seed, 0, s->seat));
    struct action action;

    memset(&action, 0xee, sizeof action);
    player_choose(&p, s->view, &action, NULL);
    player_close(&p);
    return action;
}

static void legal_at(const struct spot *s, uint64_t seed)
{
    static const struct budget budgets[] = {
        { .playouts = 1 },
        { .playouts = 60 },
        { .seconds = 1e-9 },
        { .playouts = 1000, .seconds = 1e-6 },
    };

    for (int i = 0; i < 4; i++) {
        struct action action = ask(&bot_mcts, s, budgets[i], seed);

        assert_int_equal(rules_check(s->rules, s->state, &action, NULL), 0);
    }
    struct action action = ask(&bot_random, s, (struct budget){ 0 }, seed);
    assert_int_equal(rules_check(s->rules, s->state, &action, NULL), 0);
}

static void always_legal(void **unused)
{
    (void)unused;
    each_spot(16, legal_at);
}

static void same_at(const struct spot *s, uint64_t seed)
{
    struct budget budget = { .playouts = 120 };
    struct action one = ask(&bot_mcts, s, budget, seed), two = ask(&bot_mcts, s, budget, seed);

    assert_memory_equal(&one, &two, sizeof one);
}

static void same_answer_twice(void **unused)
{
    (void)unused;
    each_spot(12, same_at);
}

static void skips_thinking_at(const struct spot *s, uint64_t seed)
{
    struct action *room = mem_alloc((size_t)s->rules.game->max_legal * sizeof *room), action;
    struct level level = { "test", &bot_mcts, { .playouts = 1000000 } };
    struct rng before = player_rng(seed, 0, s->seat);
    struct player p = player_open(s->rules, s->seat, level, before);

    if (rules_legal(s->rules, s->view, room) == 1) {
        player_choose(&p, s->view, &action, NULL);
        assert_memory_equal(&before, &p.rng, sizeof before);
        assert_memory_equal(&action, room, sizeof action);
    }
    player_close(&p);
    mem_free(room);
}

static void one_choice_takes_no_thought(void **unused)
{
    (void)unused;
    each_spot(16, skips_thinking_at);
}

/* --- strength, in the teaching game --- */

static struct rules drill(const char *scenario)
{
    const struct game *game = library_game(&library, "drill", NULL);
    struct scenario *scn = scenario_load(game, library.content, scenario, NULL, 0, NULL, NULL);

    assert_non_null(scn);
    return (struct rules){ game, scn };
}

/* The choice of the search in a position drawn in the game's notation. */
static void expect(const char *scenario, const char *position, const char *want)
{
    struct rules r = drill(scenario);
    struct spot s = { .rules = r, .state = mem_alloc(r.game->state_size) };
    struct data d;
    char words[80];
    struct text said = text_fixed(words, sizeof words);

    s.view = s.state;
    data_open(&d, "position", position, strlen(position));
    assert_int_equal(rules_read(r, &d, s.state, NULL), 0);
    s.seat = rules_to_move(r, s.state);
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct action action = ask(&bot_mcts, &s, (struct budget){ .playouts = 300 }, seed);

        text_clear(&said);
        rules_text(r, s.state, &action, &said);
        assert_string_equal(words, want);
    }
    mem_free(s.state);
    scenario_free((struct scenario *)r.scn);
}

static void sees_the_right_move(void **unused)
{
    (void)unused;
    /* one step from the flag: it ends the drill and wins */
    expect("2-sections", "day 8\nsection red 4 0 1\nsection blue 4 0 ?\nframe act 0 0 0 0 0 0\n",
           "march");
    expect("4-sections",
           "day 5\nsection red 3 0 0\nsection blue 2 0 ?\nsection green 3 0 ?\n"
           "section white 3 0 ?\nframe act 0 0 0 0 0 0\n",
           "march");
    /* the last march of the other side can only be answered with fire */
    expect("2-sections",
           "day 9\nsection red 3 0 ?\nsection blue 2 0 1\nframe over -2 0 0 0 0 0\n"
           "frame react 1 1 0 0 0 0\n",
           "fire");
}

static int wins_of_first(struct rules r, long playouts, int games)
{
    const struct level *easy = level_find(r.game, "easy", NULL);
    const struct level *random = level_find(r.game, "random", NULL);
    struct contest c = contest_open(r);
    int wins = 0;

    for (int i = 0; i < games; i++) {
        int seat = i % r.scn->seats;
        struct level level[SEATS_MAX];

        for (int k = 0; k < SEATS_MAX; k++) {
            level[k] = k == seat ? *easy : *random;
            level[k].budget = (struct budget){ .playouts = playouts };
        }
        wins += contest_play(&c, level, 5, (uint64_t)i).winner == seat;
    }
    contest_close(&c);
    scenario_free((struct scenario *)r.scn);
    return wins;
}

static void beats_random(void **unused)
{
    (void)unused;
    assert_true(wins_of_first(drill("2-sections"), 200, 100) >= 90);
    assert_true(wins_of_first(drill("3-sections"), 200, 99) >= 80);
    assert_true(wins_of_first(drill("4-sections"), 200, 100) >= 75);
}

static void levels_have_names(void **unused)
{
    struct error err;

    (void)unused;
    for (int g = 0; all_games[g]; g++)
        for (int i = 0; level_at(all_games[g], i); i++)
            assert_ptr_equal(level_find(all_games[g], level_at(all_games[g], i)->name, &err),
                             level_at(all_games[g], i));
    assert_null(level_find(all_games[0], "genius", &err));
    assert_non_null(strstr(err.text, "genius"));
    assert_non_null(strstr(err.text, "hard"));
}

/* What is said of the plans fits their figures, also where the choice was only tried most often. */
static void reasons_fit_their_figures(void **unused)
{
    static const struct {
        double choice, next, last;
        const char *words;
    } expected[] = {
        { 0.5, -0.1, -0.2, "about 75 games in 100 from here. Clearly better than" },
        { 0.5, 0.4, -0.2, "Better than" },
        { 0.5, -0.2, 0.4, ". Better than" },
        { 0.5, 0.49, 0.5, "Hardly different: " },
        { -0.46, -0.1, -0.1, "Perhaps as good, with more time to look: \"Hold fire\" (45 %) and " },
        { -0.46, -0.5, -0.1, "Perhaps as good, with more time to look: " },
    };
    struct rules r = drill("2-sections");
    char *state = mem_alloc(r.game->state_size);

    (void)unused;
    rules_start(r, state);
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        char room[ACCOUNT_BYTES];
        struct text words = text_fixed(room, sizeof room);
        struct account a = { .plans = 3, .tried = 3 };
        double value[] = { expected[i].choice, expected[i].next, expected[i].last };

        for (int k = 0; k < 3; k++) {
            a.plan[k].value = value[k];
            rules_parse(r, state, "hold", &a.plan[k].action, NULL);
        }
        account_say(r, (struct view){ 0, state }, &a, &words);
        assert_non_null(strstr(room, expected[i].words));
    }
    mem_free(state);
}

/* What would happen once in fifty games, or cost next to nothing, is no danger. */
static void small_dangers_are_not_told(void **unused)
{
    static const struct {
        double chance, after;
        bool told;
    } dice[] = { { 0.02, -0.9, false }, { 0.5, 0.48, false }, { 0.5, -0.5, true } };
    struct rules r = drill("2-sections");
    char *state = mem_alloc(r.game->state_size);

    (void)unused;
    rules_start(r, state);
    for (size_t i = 0; i < sizeof dice / sizeof dice[0]; i++) {
        char room[ACCOUNT_BYTES];
        struct text words = text_fixed(room, sizeof room);
        struct account a = { .plans = 1, .tried = 1 };

        a.plan[0].value = 0.5;
        a.bad_luck = dice[i].chance;
        a.after_dice = dice[i].after;
        rules_parse(r, state, "hold", &a.plan[0].action, NULL);
        account_say(r, (struct view){ 0, state }, &a, &words);
        assert_int_equal(strstr(room, "The danger") != NULL, dice[i].told);
    }
    mem_free(state);
}

/* A plan that was never tried has no figure. */
static void untried_plans_are_put_aside(void **unused)
{
    struct rules r = drill("2-sections");
    char *state = mem_alloc(r.game->state_size), room[ACCOUNT_BYTES];
    struct text words = text_fixed(room, sizeof room);
    struct account a = { .plans = 3, .tried = 1 };

    (void)unused;
    rules_start(r, state);
    for (int k = 0; k < 3; k++)
        rules_parse(r, state, "hold", &a.plan[k].action, NULL);
    account_say(r, (struct view){ 0, state }, &a, &words);
    assert_non_null(
        strstr(room, "from here. Put aside at first sight: \"Hold fire\" and \"Hold fire\"."));
    mem_free(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(always_legal),
        cmocka_unit_test(same_answer_twice),
        cmocka_unit_test(one_choice_takes_no_thought),
        cmocka_unit_test(sees_the_right_move),
        cmocka_unit_test(beats_random),
        cmocka_unit_test(levels_have_names),
        cmocka_unit_test(reasons_fit_their_figures),
        cmocka_unit_test(small_dangers_are_not_told),
        cmocka_unit_test(untried_plans_are_put_aside),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
