/* test_player.c - a computer player: what it remembers reaches its bot, what was taken back does
 * not, following a match from its history is the same as following it step by step, and nothing but
 * views decides. */
#include "../unit/unit.h"

#include <string.h>

#include "ai/account.h"
#include "ai/belief.h"
#include "ai/contest.h"
#include "ai/search.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

/* begin: a match of the scenario, NULL: of the first. */
static struct match *begin(const char *game_id, const char *scenario)
{
    const struct game *game = library_game(&library, game_id, NULL);
    char names[SCENARIOS_MAX][40];

    scenario_names(game, library.content, names);
    struct scenario *scn =
        scenario_load(game, library.content, scenario ? scenario : names[0], NULL, 0, NULL, NULL);
    assert_non_null(scn);
    return match_new(game, scn, NULL, fairdice_given());
}

static struct level thinking(long playouts)
{
    return (struct level){ "test", &bot_mcts, { .playouts = playouts } };
}

/* --- memory --- */

/* The last day of 3-sections. Green has one round left and, with the march that nobody can stop,
 * will have 5 points. Red, out of rounds, has just marched and has 5 too; a shot may turn the draw
 * into a win. But blue is about to march to post 3, for 6 points less the rounds that it packed.
 * Blue held its fire six times: it has packed none, and green's round must be kept for it. Whoever
 * has not seen that fires at red. */
static const char *const silent_blue[] = {
    "pack 3", "pack 0", "pack 1", /* red, blue, green */
    "wait",   "wait",   "wait",   /* day 1 */
    "wait",   "wait",   "wait",   /* day 2 */
    "wait",   "wait",   "wait",   /* day 3 */
    "march",  "hold",   "hold",   "march", "hold",  "fire", "dice", "march",
    "fire",   "dice",   "hold",                                             /* day 4 */
    "march",  "hold",   "hold",   "march", "hold",  "fire", "dice", "wait", /* day 5 */
    "march",  "hold",   "hold",   "wait",  "march", "hold", "hold",         /* day 6 */
    "march",  "hold", /* day 7; green is asked */
};
enum { SILENT = sizeof silent_blue / sizeof silent_blue[0] };

static struct match *silent_match(void)
{
    static const uint8_t miss[] = { 1 };
    struct match *m = begin("drill", "3-sections");

    for (int i = 0; i < SILENT; i++)
        if (strcmp(silent_blue[i], "dice") == 0)
            assert_int_equal(match_throw(m, miss, 1, true, NULL), 0);
        else
            assert_int_equal(match_play(m, match_to_move(m), silent_blue[i], NULL), 0);
    assert_int_equal(match_to_move(m), 2);
    return m;
}

enum { GREEN = 2, TRIES = 20 };

static bool fires(struct player *p, const struct match *m, bool memory)
{
    struct history seen = history_of(m, p->seat, memory);
    char room[40];
    struct text words = text_fixed(room, sizeof room);
    struct action action;

    player_decide(p, &seen, &action, NULL);
    rules_text(m->rules, m->state, &action, &words);
    history_release(&seen);
    return strcmp(room, "fire") == 0;
}

/* times_fired: in how many of TRIES; with memory the player is shown all that its seat has seen. */
static int times_fired(const struct match *m, bool memory)
{
    int fired = 0;

    for (uint64_t seed = 0; seed < TRIES; seed++) {
        struct player p = player_open(m->rules, GREEN, thinking(3000), player_rng(seed, 0, GREEN));

        fired += fires(&p, m, memory);
        player_close(&p);
    }
    return fired;
}

static void memory_makes_the_difference(void **unused)
{
    struct match *m = silent_match();

    (void)unused;
    assert_true(times_fired(m, true) <= TRIES / 5);
    assert_true(times_fired(m, false) >= TRIES / 2);
    match_free(m);
}

/* Forgotten is as if never seen. */
static void forgetting(void **unused)
{
    struct match *m = silent_match();
    struct rng rng = player_rng(1, 0, GREEN);
    struct player p = player_open(m->rules, GREEN, thinking(300), rng), fresh = p;
    struct history past = history_of(m, GREEN, true);
    const void *view = history_view(&past, past.steps);
    struct action one, two;

    (void)unused;
    player_decide(&p, &past, &one, NULL);
    assert_true(belief_fits(p.belief, view));
    assert_int_equal(p.steps, m->count);
    player_forget(&p);
    assert_false(belief_fits(p.belief, view));
    p.rng = rng;
    player_choose(&p, view, &one, NULL);
    player_choose(&fresh, view, &two, NULL);
    assert_memory_equal(&one, &two, sizeof one);
    assert_memory_equal(&p.rng, &fresh.rng, sizeof rng);
    player_close(&p);
    player_close(&fresh);
    history_release(&past);
    match_free(m);
}

static void who_has_no_use_for_memory_takes_none(void **unused)
{
    struct match *m = silent_match();
    struct level level = *level_find(m->rules.game, "random", NULL);
    struct player p = player_open(m->rules, GREEN, level, player_rng(1, 0, GREEN));

    (void)unused;
    fires(&p, m, true);
    assert_null(p.belief);
    assert_int_equal(p.steps, 0);
    p.level = thinking(20); /* whoever takes over can look it up */
    fires(&p, m, true);
    assert_non_null(p.belief);
    assert_int_equal(p.steps, m->count);
    player_close(&p);
    match_free(m);
}

/* --- moves that are taken back --- */

static void random_step(struct match *m, struct rng *rng)
{
    const struct game *game = m->rules.game;
    struct action *room = mem_alloc((size_t)game->max_legal * sizeof *room), action;
    uint8_t faces[DICE_MAX];
    int mover = match_to_move(m);

    if (mover == SEAT_CHANCE) {
        rules_roll(m->rules, m->state, rng, faces, &action);
        assert_int_equal(match_throw(m, faces, rules_dice(m->rules, m->state).count, true, NULL),
                         0);
    } else {
        rules_sample(m->rules, m->state, rng, room, &action);
        assert_int_equal(match_act(m, mover, &action, NULL), 0);
    }
    mem_free(room);
}

static bool same_belief(const struct belief *a, const struct belief *b)
{
    for (int i = 0; i < PARTICLES; i++)
        if (a->weight[i] != b->weight[i])
            return false;
    return memcmp(a->particle, b->particle, PARTICLES * a->stride) == 0;
}

/* decide_like_new: the player does what one would who was never there before. */
static void decide_like_new(struct player *p, const struct history *past)
{
    struct player fresh = player_open(p->rules, p->seat, p->level, p->rng);
    struct action one, two;

    player_decide(p, past, &one, NULL);
    player_decide(&fresh, past, &two, NULL);
    assert_memory_equal(&one, &two, sizeof one);
    assert_int_equal(p->trace, fresh.trace);
    if (p->belief->begun)
        assert_true(same_belief(p->belief, fresh.belief));
    player_close(&fresh);
}

static bool begins_with(const struct history *h, const struct history *other)
{
    return h->steps >= other->steps &&
           memcmp(h->view, other->view, ((size_t)other->steps + 1) * h->view_size) == 0 &&
           memcmp(h->act, other->act, (size_t)other->steps * sizeof *h->act) == 0;
}

/* to_decision plays on to a decision of this seat; false when the game ends before. */
static bool to_decision(struct match *m, int seat, struct rng *rng)
{
    int mover;

    while ((mover = match_to_move(m)) != SEAT_NONE && mover != seat)
        random_step(m, rng);
    return mover == seat;
}

/* From a decision back a little, and on by other moves to the next one. */
static void taken_back_is_not_remembered(void **unused)
{
    struct match *m = begin("trenches-of-valor", "2-the-railway-salient");
    struct player p = player_open(m->rules, 0, thinking(20), player_rng(2, 0, 0));
    struct action action;
    struct rng rng;
    int other_ways = 0;

    (void)unused;
    rng_seed(&rng, 3, 0);
    for (int i = 0; i < 40; i++) {
        assert_true(to_decision(m, 0, &rng));
        struct history past = history_of(m, 0, true);
        player_decide(&p, &past, &action, NULL);
        assert_int_equal(p.steps, m->count);
        match_rewind(m, m->count - (int)rng_below(&rng, m->count < 10 ? 1 : 10));
        random_step(m, &rng);
        assert_true(to_decision(m, 0, &rng));
        struct history now = history_of(m, 0, true);
        if (!begins_with(&now, &past)) {
            decide_like_new(&p, &now);
            other_ways++;
        }
        history_release(&past);
        history_release(&now);
    }
    assert_true(other_ways > 10);
    player_close(&p);
    match_free(m);
}

/* --- from one decision to the next --- */

/* visits_before: how often the position that the player is asked about had been seen in its search
 * before it thought about it; 0: never. */
static uint32_t visits_before(struct player *p, const struct match *m)
{
    struct history seen = history_of(m, p->seat, player_remembers(p));
    struct action action;
    uint32_t made = p->search ? p->search->iteration : 0;

    player_decide(p, &seen, &action, NULL);
    history_release(&seen);
    const struct search *s = p->search;
    uint32_t all = s->tree.node[s->root].visits;
    made = s->iteration - (s->iteration < made ? 0 : made); /* it may have begun afresh */
    assert_int_equal(match_act((struct match *)m, p->seat, &action, NULL), 0);
    return all > made ? all - made : 0;
}

/* A search goes on where the one before it ended: of decisions after the player's own, most were
 * looked at before. Forgotten is forgotten. */
static void a_search_goes_on(void **unused)
{
    struct match *m = begin("trench-warfare", NULL);
    struct player p = player_open(m->rules, match_to_move(m), thinking(40), player_rng(4, 0, 0));
    int known = 0;

    (void)unused;
    assert_int_equal(visits_before(&p, m), 0);
    for (int i = 0; i < 10; i++)
        if (match_to_move(m) == p.seat)
            known += visits_before(&p, m) > 0;
    assert_true(known >= 3);
    player_forget(&p);
    assert_null(p.search);
    player_close(&p);
    match_free(m);
}

/* By the clock, too, it thinks about a position that it has seen before, and does not answer with what
 * it happened to know. */
static void a_search_that_goes_on_thinks(void **unused)
{
    struct match *m = begin("trench-warfare", NULL);
    struct level level = { "test", &bot_mcts, { .playouts = 64, .seconds = 30 } };
    struct player p = player_open(m->rules, match_to_move(m), level, player_rng(4, 0, 0));
    int asked = 0;

    (void)unused;
    for (int i = 0; i < 6; i++) {
        uint64_t before = mcts_count();

        if (match_to_move(m) != p.seat)
            break;
        visits_before(&p, m);
        assert_true(mcts_count() >= before + 32);
        asked++;
    }
    assert_true(asked >= 3);
    player_close(&p);
    match_free(m);
}

/* Its memory is bounded: the tree begins afresh before it is full, and the game goes on. */
static void a_search_forgets_when_full(void **unused)
{
    struct match *m = begin("trench-warfare", NULL);
    struct player player[2];
    struct rng dice;
    int mover, fresh = 0;

    (void)unused;
    rng_seed(&dice, 6, 0);
    for (int i = 0; i < 2; i++)
        player[i] = player_open(m->rules, i, thinking(5), player_rng(4, 0, i));
    for (int i = 0; i < 300 && (mover = match_to_move(m)) != SEAT_NONE; i++) {
        if (mover == SEAT_CHANCE) {
            random_step(m, &dice);
            continue;
        }
        uint32_t nodes = player[mover].search ? player[mover].search->tree.nodes : 0;
        visits_before(&player[mover], m);
        const struct tree *t = &player[mover].search->tree;
        fresh += t->nodes < nodes;
        assert_true(t->nodes <= t->node_room && t->edges <= t->edge_room);
    }
    assert_true(fresh > 0);
    for (int i = 0; i < 2; i++)
        player_close(&player[i]);
    match_free(m);
}

/* searches_hidden: does a player of this seat, asked next, think that something is hidden from it? */
static bool searches_hidden(const struct match *m, int seat)
{
    struct player p = player_open(m->rules, seat, thinking(4), player_rng(4, 0, seat));
    struct history seen = history_of(m, seat, player_remembers(&p));
    struct action action;

    player_decide(&p, &seen, &action, NULL);
    bool hidden = p.search->hidden;
    history_release(&seen);
    player_close(&p);
    return hidden;
}

/* Others may have secrets from one another: a seat that knows everything searches the one world there
 * is, with its dice in the tree. The Defender of Trenches of Valor hides pieces from the Raider. */
static void who_knows_all_searches_openly(void **unused)
{
    struct match *m = begin("trenches-of-valor", "3-pinetree-knob");
    struct rng rng;
    int raider, defender = match_to_move(m);

    (void)unused;
    rng_seed(&rng, 8, 0);
    assert_false(searches_hidden(m, defender));
    while ((raider = match_to_move(m)) == defender)
        random_step(m, &rng);
    assert_true(searches_hidden(m, raider));
    while (match_to_move(m) != defender)
        random_step(m, &rng);
    assert_false(searches_hidden(m, defender));
    match_free(m);
}

/* While somebody else decides, a player looks at what may come. It finds the position there that it is
 * asked about afterwards, without having thought about a decision of its own before. */
static void a_player_thinks_ahead(void **unused)
{
    static const char *const games[] = { "trench-warfare", "drill" };

    (void)unused;
    for (int i = 0; i < 2; i++) {
        struct match *m = begin(games[i], NULL);
        int mover, other = (match_to_move(m) + 1) % m->scn->seats;
        struct player p = player_open(m->rules, other, thinking(40), player_rng(4, 0, other));
        struct rng rng = player_rng(5, 0, 0);

        assert_false(player_thinks_ahead(&p)); /* by playouts: it is to be repeatable */
        while ((mover = match_to_move(m)) != other) {
            if (mover >= 0) {
                struct history seen = history_of(m, other, player_remembers(&p));
                player_think_ahead(&p, &seen, (struct budget){ .playouts = 1000 });
                assert_true(p.search->iteration >= 1000);
                history_release(&seen);
            }
            random_step(m, &rng);
        }
        assert_true(visits_before(&p, m) > 0);
        player_close(&p);
        match_free(m);
    }
}

/* Nobody waits for it, so it ends when it is told to, or when there is no more worth keeping. */
static void thinking_ahead_ends(void **unused)
{
    struct match *m = begin("trench-warfare", NULL);
    int other = 1 - match_to_move(m);
    struct level level = { "test", &bot_mcts, { .seconds = 0.1 } };
    struct player p = player_open(m->rules, other, level, player_rng(4, 0, other));
    struct history seen = history_of(m, other, player_remembers(&p));
    atomic_bool enough = true;

    (void)unused;
    assert_true(player_thinks_ahead(&p));
    player_think_ahead(&p, &seen, (struct budget){ .enough = &enough });
    assert_int_equal(p.search->iteration, 0);
    for (int i = 0; i < 2; i++) { /* the second time it begins afresh */
        player_think_ahead(&p, &seen, (struct budget){ 0 });
        assert_true(p.search->iteration > 100);
        assert_true(search_bytes(p.search) < SEARCH_KEPT_BYTES);
    }
    history_release(&seen);
    player_close(&p);
    match_free(m);
}

/* --- several cores --- */

/* root_visits: of the edges at the root. */
static uint32_t root_visits(const struct search *s)
{
    uint32_t visits = 0;

    for (uint32_t i = s->tree.node[s->root].first; i != TREE_NONE; i = s->tree.edge[i].next)
        visits += s->tree.edge[i].visits;
    return visits;
}

/* decide_on: the first decision of a seat that thinks on so many cores, in words. */
static void decide_on(struct match *m, struct player *p, char words[80])
{
    struct history seen = history_of(m, p->seat, player_remembers(p));
    struct text out = text_fixed(words, 80);
    struct action action;

    player_decide(p, &seen, &action, NULL);
    rules_text(m->rules, history_view(&seen, seen.steps), &action, &out);
    history_release(&seen);
}

/* Each core has a tree of its own, with random numbers of its own and all the playouts; the votes of
 * the others are not kept in the first. */
static void each_core_searches_a_tree(void **unused)
{
    struct match *m = begin("trench-warfare", "the-wire");
    struct level level = thinking(60);
    char words[80];

    (void)unused;
    level.budget.cores = 3;
    struct player p = player_open(m->rules, match_to_move(m), level, player_rng(4, 0, 0));
    decide_on(m, &p, words);
    int trees = 0;
    for (const struct search *s = p.search; s; s = s->next, trees++) {
        assert_int_equal(s->iteration, s->tree.node[s->root].visits);
        assert_int_equal(s->iteration, root_visits(s));
        assert_true(s->iteration > 0 && s->iteration <= 60);
    }
    assert_int_equal(trees, 3);
    assert_true(p.search->own.word[0] != p.search->next->own.word[0]);
    player_close(&p);
    match_free(m);
}

/* They vote: where one tree would choose otherwise, the sum decides. */
static void cores_vote(void **unused)
{
    struct match *m = begin("trench-warfare", "the-wire");
    struct player p = player_open(m->rules, match_to_move(m), thinking(40), player_rng(4, 0, 0));
    char words[80];

    (void)unused;
    p.level.budget.cores = 2;
    decide_on(m, &p, words);
    struct search *s = p.search, *other = s->next;
    struct edge *first = &s->tree.edge[s->tree.node[s->root].first];
    uint32_t cursor = TREE_NONE;
    struct edge *same =
        tree_find(&other->tree, &other->tree.node[other->root], &first->action, &cursor);
    uint32_t own = first->visits;
    struct history seen = history_of(m, p.seat, false);
    s->view = other->view = history_view(&seen, seen.steps);
    same->visits = 1000; /* it likes this one best by far */
    search_think(s, (struct budget){ .playouts = 1 });
    assert_ptr_equal(search_favourite(s, s->root), first);
    search_settle(s);
    assert_true(first->visits <= own + 1);
    history_release(&seen);
    player_close(&p);
    match_free(m);
}

/* The same playouts on as many cores make the same choices, with secrets and without. */
static void cores_are_reproducible(void **unused)
{
    static const char *const games[] = { "trench-warfare", "trenches-of-valor" };

    (void)unused;
    for (int i = 0; i < 2; i++)
        for (uint64_t seed = 0; seed < 10; seed++) {
            struct match *m = begin(games[i], NULL);
            char words[2][80];

            for (int k = 0; k < 2; k++) {
                struct level level = thinking(50);
                level.budget.cores = 4;
                struct player p =
                    player_open(m->rules, match_to_move(m), level, player_rng(seed, 0, 0));
                decide_on(m, &p, words[k]);
                player_close(&p);
            }
            assert_string_equal(words[0], words[1]);
            match_free(m);
        }
}

/* --- one opponent everywhere --- */

/* check_step: the dice fall in the match as they did in the contest, and the player who follows the
 * match decides as the one there did. */
static void check_step(struct match *m, struct player player[SEATS_MAX], int mover,
                       const struct action *made)
{
    struct rng rng = player_rng(1, 1, 0);
    uint8_t faces[DICE_MAX];
    struct action action;

    assert_int_equal(match_to_move(m), mover);
    if (mover == SEAT_CHANCE) {
        assert_true(rules_faces_of(m->rules, m->state, made, &rng, faces));
        assert_int_equal(match_throw(m, faces, rules_dice(m->rules, m->state).count, true, NULL),
                         0);
        return;
    }
    struct player *p = &player[mover];
    struct history seen = history_of(m, mover, player_remembers(p));
    player_decide(p, &seen, &action, NULL);
    history_release(&seen);
    assert_memory_equal(&action, made, sizeof action);
    assert_int_equal(match_act(m, mover, &action, NULL), 0);
}

/* follow: a contest and a match with players of the same seed, side by side. */
static void follow(const char *game, const char *scenario, int steps)
{
    struct match *m = begin(game, scenario);
    struct contest c = contest_open(m->rules);
    struct player player[SEATS_MAX] = { 0 };
    struct level level[SEATS_MAX];
    struct action action;
    int mover;

    for (int i = 0; i < SEATS_MAX; i++)
        level[i] = thinking(15);
    for (int i = 0; i < m->scn->seats; i++)
        player[i] = player_open(m->rules, i, level[i], player_rng(7, 0, i));
    contest_begin(&c, level, 7, 0);
    while (steps-- && (mover = contest_step(&c, &action)) != SEAT_NONE)
        check_step(m, player, mover, &action);
    assert_memory_equal(c.state, m->state, m->rules.game->state_size);
    for (int i = 0; i < SEATS_MAX; i++)
        player_close(&player[i]);
    contest_close(&c);
    match_free(m);
}

static void a_match_is_played_like_a_simulation(void **unused)
{
    (void)unused;
    follow("drill", "2-sections", -1);
    follow("drill", "4-sections", -1);
    follow("trenches-of-valor", "2-the-railway-salient", -1);
    follow("trench-warfare", NULL, 60);
    follow("trench-club", NULL, 30);
    follow("valor-and-victory", NULL, 30);
}

/* --- from views alone --- */

/* play_search: the moves of one game; `rubbish`: while a player thinks, the match holds nothing. */
static void play_search(bool rubbish, struct text *moves)
{
    struct match *m = begin("trenches-of-valor", "2-the-railway-salient");
    size_t size = m->rules.game->state_size;
    void *state = mem_alloc(size), *start = mem_alloc(size);
    struct player player[2];
    struct rng dice;
    int mover;

    rng_seed(&dice, 6, 0);
    for (int i = 0; i < 2; i++)
        player[i] = player_open(m->rules, i, thinking(20), player_rng(6, 0, i));
    memcpy(start, m->start, size);
    while ((mover = match_to_move(m)) != SEAT_NONE) {
        if (mover == SEAT_CHANCE) {
            random_step(m, &dice);
            continue;
        }
        struct history seen = history_of(m, mover, true);
        struct action action;
        memcpy(state, m->state, size);
        if (rubbish) {
            memset(m->state, 0xdb, size);
            memset(m->start, 0xdb, size);
        }
        player_decide(&player[mover], &seen, &action, NULL);
        memcpy(m->state, state, size);
        memcpy(m->start, start, size);
        history_release(&seen);
        text_addf(moves, "%d.%d.%d ", action.kind, action.arg[0], action.arg[1]);
        assert_int_equal(match_act(m, mover, &action, NULL), 0);
    }
    for (int i = 0; i < 2; i++)
        player_close(&player[i]);
    mem_free(state);
    mem_free(start);
    match_free(m);
}

static void choices_come_from_views(void **unused)
{
    struct text one = text_growing(), two = text_growing();

    (void)unused;
    play_search(false, &one);
    play_search(true, &two);
    assert_true(one.length > 100);
    assert_string_equal(one.at, two.at);
    text_release(&one);
    text_release(&two);
}

/* offers: is this what a legal action of the view is called? */
static bool offers(struct rules r, struct view view, const char *words)
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    int count = rules_legal(r, view.state, list);
    bool found = false;

    for (int i = 0; i < count && !found; i++) {
        struct hint hint = { .items = 0 };
        char label[160];

        rules_hint(r, view, &list[i], &hint);
        account_label(r, view, &list[i], label);
        found = strcmp(label, words) == 0 || strcmp(hint.label, words) == 0;
    }
    mem_free(list);
    return found;
}

/* check_quotes: everything in quotation marks is on offer. Returns how many there are. */
static int check_quotes(struct rules r, struct view view, char *why)
{
    int quotes = 0;

    for (char *from = strchr(why, '"'), *end; from; from = strchr(end + 1, '"')) {
        end = strchr(from + 1, '"');
        assert_non_null(end);
        *end = '\0';
        if (!offers(r, view, from + 1))
            fail_msg("\"%s\" is not on offer", from + 1);
        quotes++;
    }
    return quotes;
}

/* A search has one order for identical pieces; people are told of theirs. */
static void reasons_name_the_pieces_of_the_view(void **state)
{
    struct match *m = begin("trenches-of-valor", "2-the-railway-salient");
    void *view = mem_alloc(m->rules.game->state_size);
    int quotes = 0, seat;

    (void)state;
    m->dice = fairdice_seeded(3);
    for (int step = 0; step < 90 && (seat = match_to_move(m)) != SEAT_NONE; step++) {
        if (seat == SEAT_CHANCE) {
            match_roll(m);
            continue;
        }
        struct player p = player_open(m->rules, seat, thinking(30), player_rng(1, 0, seat));
        struct history seen = history_of(m, seat, true);
        char room[ACCOUNT_BYTES];
        struct text why = text_fixed(room, sizeof room);
        struct action action;

        player_decide(&p, &seen, &action, &why);
        history_release(&seen);
        player_close(&p);
        rules_observe(m->rules, m->state, seat, view);
        quotes += check_quotes(m->rules, (struct view){ seat, view }, room);
        assert_int_equal(match_act(m, seat, &action, NULL), 0);
    }
    assert_true(quotes > 20);
    mem_free(view);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reasons_name_the_pieces_of_the_view),
        cmocka_unit_test(memory_makes_the_difference),
        cmocka_unit_test(forgetting),
        cmocka_unit_test(who_has_no_use_for_memory_takes_none),
        cmocka_unit_test(taken_back_is_not_remembered),
        cmocka_unit_test(a_search_goes_on),
        cmocka_unit_test(a_search_that_goes_on_thinks),
        cmocka_unit_test(a_search_forgets_when_full),
        cmocka_unit_test(who_knows_all_searches_openly),
        cmocka_unit_test(a_player_thinks_ahead),
        cmocka_unit_test(thinking_ahead_ends),
        cmocka_unit_test(each_core_searches_a_tree),
        cmocka_unit_test(cores_vote),
        cmocka_unit_test(cores_are_reproducible),
        cmocka_unit_test(a_match_is_played_like_a_simulation),
        cmocka_unit_test(choices_come_from_views),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
