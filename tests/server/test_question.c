/* test_question.c - what the server asks a computer player: two matches that look alike to a seat
 * give the same question, to the byte, and the same answer. */
#include "../unit/unit.h"

#include <string.h>

#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"
#include "server/service.h"

static const struct library library = { all_games, &embedded_content };

static struct match *begin(struct rules r)
{
    struct match *m = match_new(r.game, (struct scenario *)r.scn, NULL, fairdice_given());

    m->borrowed = true;
    return m;
}

/* repeat: entry i of one match in another, if it can be made there. */
static bool repeat(const struct match *from, int i, struct match *to)
{
    const struct entry *e = &from->entry[i];

    if (match_to_move(to) != e->seat)
        return false;
    if (e->seat == SEAT_CHANCE)
        return match_throw(to, match_faces(from, e), e->face_count, true, NULL) == 0;
    return match_act(to, e->seat, &e->action, NULL) == 0;
}

static struct match *first_part(const struct match *m, int count)
{
    struct match *part = begin(m->rules);

    for (int i = 0; i < count; i++)
        assert_true(repeat(m, i, part));
    return part;
}

static struct match *random_match(struct rules r, int steps, struct rng *rng)
{
    struct action *room = mem_alloc((size_t)r.game->max_legal * sizeof *room), action;
    struct match *m = begin(r);
    uint8_t faces[DICE_MAX];
    int mover;

    while (steps-- && (mover = match_to_move(m)) != SEAT_NONE) {
        if (mover == SEAT_CHANCE) {
            rules_roll(r, m->state, rng, faces, &action);
            assert_int_equal(match_throw(m, faces, rules_dice(r, m->state).count, true, NULL), 0);
        } else {
            rules_sample(r, m->state, rng, room, &action);
            assert_int_equal(match_act(m, mover, &action, NULL), 0);
        }
    }
    mem_free(room);
    return m;
}

static bool looks_like(const struct match *m, const struct history *seen, int seat)
{
    void *view = mem_alloc(seen->view_size);

    rules_observe(m->rules, m->state, seat, view);
    bool same = memcmp(view, history_view(seen, m->count), seen->view_size) == 0;
    mem_free(view);
    return same;
}

/* other_way: a match in which another seat decided otherwise in step `at` and that goes on like `m`
 * as long as it can and the seat sees no difference. NULL when it sees one at once. */
static struct match *other_way(const struct match *m, const struct history *seen, int seat, int at,
                               const struct action *instead)
{
    struct match *other = first_part(m, at);

    assert_int_equal(match_act(other, match_to_move(other), instead, NULL), 0);
    if (!looks_like(other, seen, seat)) {
        match_free(other);
        return NULL;
    }
    while (other->count < m->count && repeat(m, other->count, other))
        if (!looks_like(other, seen, seat)) {
            match_rewind(other, other->count - 1);
            break;
        }
    return other;
}

static void same_bytes(const struct history *a, const struct history *b)
{
    assert_int_equal(a->steps, b->steps);
    assert_memory_equal(a->view, b->view, ((size_t)a->steps + 1) * a->view_size);
    for (int i = 0; i < a->steps; i++) {
        assert_int_equal(a->own[i], b->own[i]);
        assert_memory_equal(&a->act[i], &b->act[i], sizeof a->act[i]);
    }
}

/* same_question: with the state of both matches gone while the answer is thought of. */
static void same_question(struct match *a, struct match *b, int seat)
{
    struct level level = { "test", &bot_mcts, { .playouts = 20 } };
    struct bot_question one = bots_question(a, seat, level, 1);
    struct bot_question two = bots_question(b, seat, level, 1);
    bool asked = match_to_move(a) == seat;
    struct action first, second;

    same_bytes(&one.seen, &two.seen);
    assert_memory_equal(&one.player.rng, &two.player.rng, sizeof one.player.rng);
    assert_null(one.player.belief);
    assert_null(two.player.belief);
    match_free(a);
    match_free(b);
    if (asked) {
        player_decide(&one.player, &one.seen, &first, NULL);
        player_decide(&two.player, &two.seen, &second, NULL);
        assert_memory_equal(&first, &second, sizeof first);
    }
    bots_question_release(&one);
    bots_question_release(&two);
}

/* check_step: all that another seat could have done unseen in step `at`. How many. */
static int check_step(const struct match *m, const struct history *seen, int seat, int at)
{
    size_t size = m->rules.game->state_size;
    struct match *before = first_part(m, at);
    struct action *list = mem_alloc((size_t)m->rules.game->max_legal * sizeof *list);
    int count = rules_legal(m->rules, before->state, list), pairs = 0;

    for (int i = 0; i < count && pairs < 3; i++) {
        struct match *other = other_way(m, seen, seat, at, &list[i]);

        if (!other)
            continue;
        struct match *same = first_part(m, other->count);
        if (memcmp(same->state, other->state, size) != 0) {
            same_question(same, other, seat);
            pairs++;
        } else {
            match_free(same);
            match_free(other);
        }
    }
    mem_free(list);
    match_free(before);
    return pairs;
}

static int check_match(const struct match *m, int seat)
{
    struct history seen = history_of(m, seat, true);
    int pairs = 0;

    for (int i = 0; i < m->count; i++)
        if (m->entry[i].seat >= 0 && m->entry[i].seat != seat)
            pairs += check_step(m, &seen, seat, i);
    history_release(&seen);
    return pairs;
}

static int check_scenario(const char *game_id, const char *scenario, int steps)
{
    const struct game *game = library_game(&library, game_id, NULL);
    struct scenario *scn = scenario_load(game, library.content, scenario, NULL, 0, NULL, NULL);
    struct rng rng;
    int pairs = 0;

    assert_non_null(scn);
    rng_seed(&rng, 5, 0);
    for (int i = 0; i < 4; i++) {
        struct match *m = random_match((struct rules){ game, scn }, steps, &rng);

        for (int seat = 0; seat < scn->seats; seat++)
            pairs += check_match(m, seat);
        match_free(m);
    }
    scenario_free(scn);
    return pairs;
}

static void a_question_holds_no_secret(void **unused)
{
    (void)unused;
    assert_true(check_scenario("drill", "3-sections", 40) >= 20);
    assert_true(check_scenario("trenches-of-valor", "2-the-railway-salient", 60) >= 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_question_holds_no_secret),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
