/* test_pace.c - the moment at which the answer of a computer player may be seen tells nothing: in all
 * games with secrets it is the same for states that look alike to somebody else. */
#include "../unit/unit.h"

#include <string.h>

#include "ai/pace.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

struct count {
    long pairs, telling; /* telling: pairs in which one has a single choice and the other has not */
};

/* compare: for every level, this state and another that looks the same to `eyes`. */
static void compare(struct rules r, const void *state, int eyes, struct rng *rng,
                    struct count *count)
{
    size_t size = r.game->state_size;
    char *view = mem_alloc(2 * size), *other = view + size;
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    const struct level *level;

    rules_observe(r, state, eyes, view);
    rules_determinize(r, view, eyes, rng, other);
    if (memcmp(state, other, size) != 0 && rules_to_move(r, other) == rules_to_move(r, state)) {
        count->pairs++;
        count->telling += (rules_legal(r, state, list) == 1) != (rules_legal(r, other, list) == 1);
        for (int i = 0; (level = level_at(r.game, i)); i++) {
            int pace = pace_of(r, state, level->budget);

            assert_int_equal(pace, pace_of(r, other, level->budget));
            assert_true(rules_open(r, state) ? pace == 0
                                             : pace > (int)(level->budget.seconds * 1000));
        }
    }
    mem_free(list);
    mem_free(view);
}

static void play(struct rules r, uint64_t seed, struct count *count)
{
    struct action *room = mem_alloc((size_t)r.game->max_legal * sizeof *room), action;
    void *state = mem_alloc(r.game->state_size);
    uint8_t faces[DICE_MAX];
    struct rng rng;
    int mover;

    rng_seed(&rng, seed, 0);
    rules_start(r, state);
    for (int step = 0; step < 2000 && (mover = rules_to_move(r, state)) != SEAT_NONE; step++) {
        for (int eyes = SEAT_NONE; mover >= 0 && eyes < r.scn->seats; eyes++)
            if (eyes != mover && eyes != SEAT_CHANCE)
                compare(r, state, eyes, &rng, count);
        if (mover == SEAT_CHANCE)
            rules_roll(r, state, &rng, faces, &action);
        else
            rules_sample(r, state, &rng, room, &action);
        rules_apply(r, state, &action, NULL);
    }
    mem_free(state);
    mem_free(room);
}

static void test_all_games_with_secrets(void **state)
{
    long telling = 0;

    (void)state;
    for (int g = 0; all_games[g]; g++) {
        char names[SCENARIOS_MAX][40];
        int scenarios = scenario_names(all_games[g], library.content, names);
        struct count count = { 0 };

        for (int i = 0; i < scenarios && game_hides(all_games[g]); i++) {
            struct scenario *scn =
                scenario_load(all_games[g], library.content, names[i], NULL, 0, NULL, NULL);

            assert_non_null(scn);
            for (uint64_t seed = 0; seed < 4; seed++)
                play((struct rules){ all_games[g], scn }, seed, &count);
            scenario_free(scn);
        }
        assert_true(!game_hides(all_games[g]) || count.pairs > 0);
        telling += count.telling;
    }
    assert_true(telling > 100); /* or the time of an answer had nothing to tell */
}

/* An answer that comes late waits until the same time has passed once more. */
static void test_late_answers(void **state)
{
    (void)state;
    assert_int_equal(pace_due(60, 0), 60);
    assert_int_equal(pace_due(60, 60), 60);
    assert_int_equal(pace_due(60, 61), 120);
    assert_int_equal(pace_due(60, 130), 180);
    assert_int_equal(pace_due(0, 5), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_games_with_secrets),
        cmocka_unit_test(test_late_answers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
