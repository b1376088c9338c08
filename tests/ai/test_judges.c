/* test_judges.c - what a judge says and does keeps the rules: a drawn decision is legal and of the
 * seat whose turn it is, a tidied position is the same position, and a value is one. */
#include "../unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "ai/eval.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

enum { GAMES = 12, STEPS = 400 };

/* One game, its decisions by the judge where it has an opinion. */
struct play {
    struct rules rules;
    struct judge judge;
    void *state, *tidied, *again;
    struct action *room;
    struct rng rng;
};

static void open_play(struct play *p, struct rules r)
{
    size_t size = r.game->state_size;

    *p = (struct play){ .rules = r, .judge = judge_of(r.game) };
    p->state = mem_alloc(size);
    p->tidied = mem_alloc(size);
    p->again = mem_alloc(size);
    p->room = mem_alloc((size_t)r.game->max_legal * sizeof *p->room);
}

static void close_play(struct play *p)
{
    mem_free(p->state);
    mem_free(p->tidied);
    mem_free(p->again);
    mem_free(p->room);
}

static int choices(struct play *p, const void *state)
{
    int mover = rules_to_move(p->rules, state);

    return mover >= 0 ? rules_legal(p->rules, state, p->room) : mover;
}

/* The same seat has as many choices, the game stands as before, and there is nothing left to do. */
static void check_tidy(struct play *p)
{
    size_t size = p->rules.game->state_size;
    int before[SEATS_MAX] = { 0 }, after[SEATS_MAX] = { 0 };

    if (!p->judge.canonical)
        return;
    memcpy(p->tidied, p->state, size);
    p->judge.canonical(p->rules.scn, p->tidied);
    assert_int_equal(rules_to_move(p->rules, p->tidied), rules_to_move(p->rules, p->state));
    assert_int_equal(choices(p, p->tidied), choices(p, p->state));
    rules_returns(p->rules, p->state, before);
    rules_returns(p->rules, p->tidied, after);
    assert_memory_equal(before, after, sizeof before);
    memcpy(p->again, p->tidied, size);
    p->judge.canonical(p->rules.scn, p->again);
    assert_memory_equal(p->again, p->tidied, size);
}

/* Between a loss and a win; what one of two wins the other loses; at the end it is for the winner.
 */
static void check_value(struct play *p)
{
    int value[SEATS_MAX] = { 0 }, result[SEATS_MAX] = { 0 };

    double weight[WEIGHTS_MAX];

    weights_usual(p->judge.weights, weight);
    judge_value(&p->judge, p->rules, p->state, weight, value);
    assert_in_range(value[0] + RETURN_ONE, 0, 2 * RETURN_ONE);
    assert_int_equal(value[0], -value[1]);
    if (rules_to_move(p->rules, p->state) != SEAT_NONE)
        return;
    rules_returns(p->rules, p->state, result);
    assert_int_equal(value[0] > 0, result[0] > 0);
    assert_int_equal(value[0] < 0, result[0] < 0);
}

static void draw(struct play *p, struct action *action)
{
    if (!p->judge.draw) {
        rules_sample(p->rules, p->state, &p->rng, p->room, action);
        return;
    }
    p->judge.draw(p->rules.scn, p->state, &p->rng, action);
    assert_int_equal(rules_check(p->rules, p->state, action, NULL), 0);
}

static bool step(struct play *p)
{
    uint8_t faces[DICE_MAX];
    struct action action;
    int mover = rules_to_move(p->rules, p->state);

    if (mover == SEAT_NONE)
        return false;
    if (mover == SEAT_CHANCE)
        rules_roll(p->rules, p->state, &p->rng, faces, &action);
    else
        draw(p, &action);
    rules_apply(p->rules, p->state, &action, NULL);
    return true;
}

static void play_scenario(const struct game *game, const char *id, const struct setting *settings,
                          int count)
{
    struct scenario *scn = scenario_load(game, library.content, id, settings, count, NULL, NULL);
    struct play p;

    assert_non_null(scn);
    open_play(&p, (struct rules){ game, scn });
    for (uint64_t i = 0; i < GAMES; i++) {
        int steps = 0;

        rng_seed(&p.rng, i, 7);
        rules_start((struct rules){ game, scn }, p.state);
        do {
            check_tidy(&p);
            check_value(&p);
        } while (step(&p) && ++steps < STEPS);
    }
    close_play(&p);
    scenario_free(scn);
}

static void test_trenches_of_valor(void **unused)
{
    static const struct setting solitaire = { "solitaire", "yes" }, match = { "match", "two-game" };
    static const char *const ids[] = { "1-pope-and-pioneer-posts",  "2-the-railway-salient",
                                       "3-pinetree-knob",           "4-troy-and-thunder-patrol",
                                       "5-loos-raid-counterattack", "6-coming-up-shortt" };
    const struct game *game = library_game(&library, "trenches-of-valor", NULL);

    (void)unused;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        play_scenario(game, ids[i], NULL, 0);
        play_scenario(game, ids[i], &solitaire, 1);
        play_scenario(game, ids[i], &match, 1);
    }
}

static void test_valor_and_victory(void **unused)
{
    const struct game *game = library_game(&library, "valor-and-victory", NULL);
    char ids[SCENARIOS_MAX][40];
    int count = scenario_names(game, library.content, ids);

    (void)unused;
    for (int i = 0; i < count; i++)
        play_scenario(game, ids[i], NULL, 0);
}

/* worth: of a position of Valor & Victory to its first side. */
static int worth(const char *scenario, const char *lines)
{
    char room[600];
    struct text text = text_fixed(room, sizeof room);
    const struct game *game;
    struct scenario *scn;
    struct data d;
    struct error err;
    void *state;
    double weight[WEIGHTS_MAX];
    int value[SEATS_MAX];

    text_addf(&text, "game valor-and-victory\nscenario %s\n%s", scenario, lines);
    data_open(&d, "position", room, text.length);
    assert_int_equal(position_read(&library, &d, &game, &scn, &state, &err), 0);
    weights_usual(judge_of(game).weights, weight);
    judge_of(game).value(scn, state, weight, value);
    mem_free(state);
    scenario_free(scn);
    return value[0];
}

/* Who has been hit is worse off before he has chosen his losses, and the worse, the more points are open. */
static void test_points_of_valor_and_victory(void **unused)
{
    static const char *const hit =
        "turn 3\nphase fire german\nunit 1 german GE_RIF E8 fired\nunit 2 us US_RIF G8\nunit 3 us "
        "US_RIF G8\n"
        "attack group german from E8 at G8\nmember 1 all\npoints fire open %d\nfree 2 3\n"
        "frame phase german\nframe end german\nframe points us\n";
    char one[400], three[400];

    (void)unused;
    snprintf(one, sizeof one, hit, 1);
    snprintf(three, sizeof three, hit, 3);
    assert_true(worth("1-first-patrol", one) > worth("1-first-patrol", three));
}

/* Of each pair the first position is the better one for the US. */
static void test_sense_of_valor_and_victory(void **unused)
{
    static const char *const crossroads = "2-les-forges-crossroads", *const road = "7-red-road";

    (void)unused;
    assert_true(worth(crossroads, "phase fire us\nunit 1 us US_RIF G3\nunit 2 german GE_RIF I9\n") >
                worth(crossroads, "phase fire us\nunit 1 us US_RIF A1\nunit 2 german GE_RIF I9\n"));
    assert_true(worth(crossroads, "phase fire us\nunit 1 us US_RIF E1\nunit 2 german GE_RIF M9\n") >
                worth(crossroads, "phase fire us\nunit 1 us US_RIF E1\nunit 2 german GE_RIF F6\n"));
    assert_true(worth(road, "phase fire us\nunit 1 us US_RIF R8\nunit 2 german GE_RIF M8\n") >
                worth(road, "phase fire us\nunit 1 us US_RIF C8\nunit 2 german GE_RIF M8\n"));
    assert_true(
        worth(road, "phase fire us\nunit 1 us US_M4 C8 facing NE\nunit 2 german GE_RIF H5\n") >
        worth(road, "phase fire us\nunit 1 us US_M4 C8 facing SW\nunit 2 german GE_RIF H5\n"));
    assert_true(worth(road, "phase move us\nunit 1 us US_RIF A8\nunit 2 german GE_RIF M8\n") >
                worth(road, "phase move us\nunit 1 us US_RIF off\nunit 2 german GE_RIF M8\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_trenches_of_valor),
        cmocka_unit_test(test_valor_and_victory),
        cmocka_unit_test(test_points_of_valor_and_victory),
        cmocka_unit_test(test_sense_of_valor_and_victory),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
