/* test_review.c - looking back at a match: the same record gives the same review, however the work is
 * cut; chances sum to one and end at the result; dice that decided are named with their odds; where there
 * is no estimate there is none. */
#include "../unit/unit.h"

#include <math.h>
#include <string.h>

#include "ai/review_tell.h"
#include "base/mem.h"
#include "core/report.h"
#include "core/scenario.h"
#include "core/verdict.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };
static const struct review_plan small = { .seed = 7, .points = 12, .playouts = 8, .sure = 16 };

static struct match *begin(const struct game *game, const char *scenario)
{
    struct scenario *scn = scenario_load(game, library.content, scenario, NULL, 0, NULL, NULL);

    assert_non_null(scn);
    return match_new(game, scn, NULL, fairdice_given());
}

/* play_at_random: so many decisions and rolls, or to the end. */
static struct match *play_at_random(const char *game_id, const char *scenario, uint64_t seed,
                                    int most)
{
    const struct game *game = library_game(&library, game_id, NULL);
    struct match *m = begin(game, scenario);
    struct action *room = mem_alloc((size_t)game->max_legal * sizeof *room);
    struct rng rng;

    rng_seed(&rng, seed, 0);
    while (m->count < most && match_to_move(m) != SEAT_NONE) {
        struct action action;
        struct error err;
        struct refusal why;
        uint8_t faces[DICE_MAX];

        if (match_to_move(m) == SEAT_CHANCE) {
            rules_roll(m->rules, m->state, &rng, faces, &action);
            int count = rules_dice(m->rules, m->state).count;
            assert_int_equal(match_throw(m, faces, count, true, &err), 0);
            continue;
        }
        rules_sample(m->rules, m->state, &rng, room, &action);
        assert_int_equal(match_act(m, match_to_move(m), &action, &why), 0);
    }
    mem_free(room);
    return m;
}

/* told: the whole review as JSON, worked out in slices of so many playouts; 0: in one go. */
static char *told(const struct match *m, struct review_plan plan, long slice)
{
    struct review *r = review_open(m, plan);
    struct toll toll = toll_of(m);
    struct text out = text_growing();
    struct json j = json_to(&out);

    while (!review_on(r, (struct budget){ .playouts = slice }))
        ;
    json_open_object(&j, NULL);
    review_json(r, &toll, &j);
    json_close_object(&j);
    char *words = mem_copy_text(out.at, out.length);
    text_release(&out);
    toll_release(&toll);
    review_close(r);
    return words;
}

static void same_again(void **state)
{
    struct match *m = play_at_random("trenches-of-valor", "2-the-railway-salient", 3, 10000);
    char *all = told(m, small, 0);
    long slices[] = { 1, 3, 50 };

    (void)state;
    for (int i = 0; i < 3; i++) {
        char *again = told(m, small, slices[i]);

        assert_string_equal(again, all);
        mem_free(again);
    }
    mem_free(all);
    match_free(m);
}

/* check_points: in order, from the beginning to the end; they sum to one over the teams. */
static void check_points(const struct review *r)
{
    const struct scenario *scn = r->match->scn;

    assert_int_equal(r->point[0].entry, 0);
    assert_int_equal(r->point[r->points - 1].entry, r->match->count);
    for (int i = 0; i < r->points; i++) {
        double sum = 0;
        unsigned seen = 0;

        assert_true(i == 0 || r->point[i].entry > r->point[i - 1].entry);
        for (int seat = 0; seat < scn->seats; seat++) {
            unsigned team = 1u << scn->side[seat].team;

            sum += seen & team ? 0 : review_chance(&r->point[i], seat);
            seen |= team;
        }
        assert_true(fabs(sum - 1) < 1e-9);
    }
}

/* check_turning: single moves, in order, each of them a swing that is worth the name. */
static void check_turning(struct review *r)
{
    assert_true(r->turnings <= REVIEW_TURNING);
    for (int k = 0; k < r->turnings; k++) {
        const struct review_point *p = &r->point[r->turning[k].point];
        struct review_story story = review_story(r, k);

        assert_true(k == 0 || r->turning[k].point > r->turning[k - 1].point);
        assert_int_equal(p->move, p[-1].move + 1);
        assert_true(review_swing(r, k, review_most(r, k)) >= 0.03); /* of two: 0.06 */
        assert_int_equal(story.entry, p->entry);
        assert_true(story.from < story.entry && story.text[0]);
        assert_true(story.odds > 0 && story.odds <= 1);
    }
}

static void sums(void **state)
{
    static const struct {
        const char *game, *scenario;
    } games[] = { { "drill", "3-sections" },
                  { "trench-warfare", "standard" },
                  { "trenches-of-valor", "2-the-railway-salient" },
                  { "trench-club", "4-players" } };

    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct match *m = play_at_random(games[i].game, games[i].scenario, 5, 10000);
        struct review *r = review_open(m, small);
        int returns[SEATS_MAX];
        double won[SEATS_MAX] = { 0 };

        assert_true(review_on(r, (struct budget){ 0 }));
        check_points(r);
        check_turning(r);
        assert_true(r->playouts <= r->most);
        match_standing(m, m->state, returns);
        review_share_out(m->scn, returns, won);
        for (int seat = 0; seat < m->scn->seats; seat++)
            assert_true(fabs(review_chance(&r->point[r->points - 1], seat) - won[seat]) < 1e-9);
        review_close(r);
        match_free(m);
    }
}

/* A match that was resigned: the last position is estimated like any other, the result is the verdict's. */
static void resigned(void **state)
{
    struct match *m = play_at_random("drill", "2-sections", 9, 6);
    struct error err;

    (void)state;
    assert_int_equal(match_award(m, VERDICT_RESIGNATION, 2u, &err), 0);
    struct review *r = review_open(m, small);
    review_on(r, (struct budget){ 0 });
    check_points(r);
    assert_true(r->point[r->points - 1].games >= small.playouts);
    char *words = told(m, small, 0);
    assert_non_null(strstr(words, "\"result\":[0.0000,1.0000]"));
    mem_free(words);
    review_close(r);
    match_free(m);
}

/* Dice that brought most of a swing are said to have done it, with their chance; every shot of this game
 * hits with 4 or more. */
static void the_dice_did_it(void **state)
{
    struct match *m = play_at_random("drill", "3-sections", 5, 10000);
    struct review *r = review_open(m, (struct review_plan){ 7, 200, 60, 200 });
    int by_dice = 0;

    (void)state;
    review_on(r, (struct budget){ 0 });
    for (int k = 0; k < r->turnings; k++) {
        struct review_story story = review_story(r, k);

        by_dice += story.dice;
        if (r->turning[k].roll < 0)
            assert_false(story.dice);
        else
            assert_true(fabs(6 * story.odds - round(6 * story.odds)) < 1e-9 && story.odds < 1);
    }
    assert_true(by_dice > 0);
    review_close(r);
    match_free(m);
}

/* A game that never ends has no estimate, and its review says nothing of chances. */
static void stand_still(const struct scenario *scn, void *state, const struct action *action,
                        struct events *events)
{
    (void)scn, (void)state, (void)action, (void)events;
}

static void endless(void **state)
{
    struct game game = *library_game(&library, "drill", NULL);
    struct error err;

    (void)state;
    game.play.apply = stand_still;
    struct match *m = begin(&game, "2-sections");
    assert_int_equal(match_award(m, VERDICT_TIME, 1u, &err), 0);
    char *words = told(m, small, 0);
    assert_non_null(strstr(words, "\"points\":[]"));
    assert_non_null(strstr(words, "\"turning\":[]"));
    mem_free(words);
    match_free(m);
}

/* Every loss of the story is a piece of the toll, and nothing else is. */
static void toll(void **state)
{
    struct match *m = play_at_random("trench-warfare", "standard", 5, 10000);
    struct toll t = toll_of(m);
    int losses = 0;
    void *now = mem_alloc(m->rules.game->state_size);

    (void)state;
    memcpy(now, m->start, m->rules.game->state_size);
    for (int i = 0; i < m->count; i++) {
        struct events events = { .count = 0 };

        rules_apply(m->rules, now, &m->entry[i].action, &events);
        for (int k = 0; k < events.count; k++)
            losses += (events.at[k].flags & EVENT_LOSS_ANY) != 0;
    }
    assert_true(losses > 0);
    assert_int_equal(t.count, losses);
    for (int i = 0; i < t.count; i++)
        assert_true(t.fallen[i].lost && t.fallen[i].token.side >= 0);
    mem_free(now);
    toll_release(&t);
    match_free(m);
}

/* Every change of a score is a gain, and whoever took a fort is named. */
static void gains(void **state)
{
    struct match *m = play_at_random("trench-club", "2-players-short", 5, 4000);
    struct toll t = toll_of(m);
    struct scene end;
    int sum[SEATS_MAX] = { 0 }, named = 0;

    (void)state;
    scene_init(&end);
    rules_draw(m->rules, (struct view){ SEAT_NONE, m->state }, &end);
    for (int i = 0; i < t.gains; i++) {
        assert_true(t.gain[i].points != 0 && t.gain[i].score < end.scores);
        assert_true(i == 0 || t.gain[i].entry >= t.gain[i - 1].entry);
        sum[t.gain[i].score] += t.gain[i].points;
        named += t.gain[i].name[0] != 0;
    }
    assert_true(named > 0);
    for (int i = 0; i < end.scores; i++)
        assert_int_equal(sum[i], end.score[i].points);
    scene_release(&end);
    toll_release(&t);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_again),      cmocka_unit_test(sums),    cmocka_unit_test(resigned),
        cmocka_unit_test(the_dice_did_it), cmocka_unit_test(endless), cmocka_unit_test(toll),
        cmocka_unit_test(gains),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
