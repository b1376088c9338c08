/* test_fair.c - whose question the computer thinks about next and for how long: first the queue by
 * itself, then a server whose clock the test turns. Nothing here depends on how fast it runs. */
#include "../unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "ai/pace.h"
#include "base/mem.h"
#include "games/games.h"
#include "server/listen.h"
#include "server/service.h"

static const struct library library = { all_games, &embedded_content };

/* --- the queue --- */

enum { HARD = 1500, NORMAL = 200, EASY = 10 };

static struct ask question(enum urgency urgency, uint64_t address, int budget)
{
    return (struct ask){ .urgency = urgency, .address = address, .budget = budget };
}

/* answer_next: one question after another; which one it was. */
static struct ask *answer_next(struct fair *f)
{
    struct ask *a = fair_next(f);

    assert_non_null(a);
    assert_null(fair_next(f)); /* there is one thread */
    fair_remove(f, a);
    return a;
}

static void test_people_come_first(void **state)
{
    struct fair f = { .threads = 1 };
    struct ask alone = question(FAIR_ALONE, 1, EASY), away = question(FAIR_AWAY, 2, EASY),
               waits = question(FAIR_WAITS, 3, HARD), ahead = question(FAIR_AHEAD, 4, EASY);

    (void)state;
    fair_add(&f, &ahead);
    fair_add(&f, &alone);
    fair_add(&f, &away);
    fair_add(&f, &waits);
    assert_ptr_equal(answer_next(&f), &waits);
    assert_ptr_equal(answer_next(&f), &away);
    assert_ptr_equal(answer_next(&f), &alone);
    assert_ptr_equal(answer_next(&f), &ahead);
    assert_null(fair_next(&f));
    assert_null(f.parties);
}

/* However many questions an address has, somebody else's comes after one of them at most. */
static void test_addresses_take_turns(void **state)
{
    struct fair f = { .threads = 1 };
    struct ask many[18], other = question(FAIR_WAITS, 2, HARD), third[2];

    (void)state;
    for (int i = 0; i < 18; i++) {
        many[i] = question(FAIR_WAITS, 1, EASY);
        fair_add(&f, &many[i]);
    }
    assert_ptr_equal(answer_next(&f), &many[0]);
    fair_add(&f, &other);
    assert_ptr_equal(answer_next(&f), &other);
    for (int i = 0; i < 2; i++) {
        third[i] = question(FAIR_WAITS, 3, HARD);
        fair_add(&f, &third[i]);
    }
    assert_ptr_equal(answer_next(&f), &many[1]);
    assert_ptr_equal(answer_next(&f), &third[0]);
    assert_ptr_equal(answer_next(&f), &many[2]);
    assert_ptr_equal(answer_next(&f), &third[1]);
    for (int i = 3; i < 18; i++)
        assert_ptr_equal(answer_next(&f), &many[i]);
}

/* An address that asks again as soon as it is answered does not push back those who wait. */
static void test_asking_again_goes_behind(void **state)
{
    struct fair f = { .threads = 1 };
    struct ask eager = question(FAIR_WAITS, 1, EASY), a = question(FAIR_WAITS, 2, HARD),
               b = question(FAIR_WAITS, 3, HARD);

    (void)state;
    fair_add(&f, &a);
    fair_add(&f, &b);
    fair_add(&f, &eager);
    assert_ptr_equal(answer_next(&f), &eager);
    fair_add(&f, &eager);
    struct ask *second = answer_next(&f), *third = answer_next(&f);
    assert_ptr_not_equal(second, &eager);
    assert_ptr_not_equal(third, &eager);
    assert_ptr_equal(answer_next(&f), &eager);
}

static void test_shortest_of_an_address(void **state)
{
    struct fair f = { .threads = 1 };
    struct ask hard = question(FAIR_WAITS, 1, HARD), normal = question(FAIR_WAITS, 1, NORMAL),
               easy = question(FAIR_WAITS, 1, EASY), soon = question(FAIR_WAITS, 1, 0);

    (void)state;
    fair_add(&f, &hard);
    fair_add(&f, &normal);
    fair_add(&f, &easy);
    fair_add(&f, &soon);
    assert_ptr_equal(answer_next(&f), &soon);
    assert_ptr_equal(answer_next(&f), &easy);
    assert_ptr_equal(answer_next(&f), &normal);
    assert_ptr_equal(answer_next(&f), &hard);
}

static void test_threads(void **state)
{
    struct fair f = { .threads = 2 };
    struct ask a[3];

    (void)state;
    for (int i = 0; i < 3; i++) {
        a[i] = question(FAIR_WAITS, (uint64_t)i, HARD);
        fair_add(&f, &a[i]);
    }
    struct ask *first = fair_next(&f), *second = fair_next(&f);
    assert_non_null(first);
    assert_non_null(second);
    assert_null(fair_next(&f));
    fair_remove(&f, first);
    struct ask *third = fair_next(&f);
    assert_non_null(third);
    fair_remove(&f, second);
    fair_remove(&f, third);
    assert_int_equal(f.count, 0);
    assert_int_equal(f.thinking, 0);
}

/* The curve of docs/server.md. */
static void test_shares(void **state)
{
    struct fair f = { .threads = 1 };
    struct ask one = question(FAIR_WAITS, 1, HARD), more[9], other = question(FAIR_WAITS, 2, HARD),
               alone = question(FAIR_ALONE, 3, HARD);

    (void)state;
    fair_add(&f, &one);
    assert_int_equal(fair_share(&f, &one), 1500); /* nobody else: the whole budget */
    fair_add(&f, &other);
    assert_int_equal(fair_share(&f, &one), 750);
    for (int i = 0; i < 9; i++) {
        more[i] = question(FAIR_WAITS, 1, HARD);
        fair_add(&f, &more[i]);
    }
    assert_int_equal(fair_share(&f, &one), 75); /* ten questions share the time of one address */
    assert_int_equal(fair_share(&f, &other), 750);
    f.threads = 2;
    assert_int_equal(fair_share(&f, &other), 1500);
    assert_int_equal(fair_share(&f, &one), 150);
    fair_add(&f, &alone); /* changes nothing for people, and has to give way to them */
    assert_int_equal(fair_share(&f, &other), 1500);
    assert_int_equal(fair_share(&f, &alone), 0);
    fair_remove(&f, &other);
    fair_remove(&f, &one);
    for (int i = 0; i < 9; i++)
        fair_remove(&f, &more[i]);
    assert_int_equal(fair_share(&f, &alone), 1500);
    fair_remove(&f, &alone);
}

static void test_least_share(void **state)
{
    struct fair f = { .threads = 1 };
    struct ask a[100];

    (void)state;
    for (int i = 0; i < 100; i++) {
        a[i] = question(FAIR_WAITS, (uint64_t)i, i ? NORMAL : 5);
        fair_add(&f, &a[i]);
    }
    assert_int_equal(fair_share(&f, &a[1]), FAIR_LEAST_MS);
    assert_int_equal(fair_share(&f, &a[0]), 5); /* never more than its budget */
    for (int i = 0; i < 100; i++)
        fair_remove(&f, &a[i]);
}

/* --- a server --- */

struct place {
    struct server *s;
    int64_t clock;
};

/* open_place: thinkers 0 stands for `direct`. */
static struct place open_place(int thinkers, double rate)
{
    struct server_config config = server_defaults(&library);
    struct error err;

    config.direct = thinkers == 0;
    config.thinkers = thinkers;
    config.rate = rate;
    struct place p = { server_new(&config, &err), 1000 };
    assert_non_null(p.s);
    server_turn(p.s, p.clock, p.clock);
    return p;
}

static int post_match(struct place *p, const char *address, const char *body)
{
    struct request r = { .method = "POST",
                         .path = "/api/matches",
                         .content_type = "application/json",
                         .body = body,
                         .size = strlen(body) };

    snprintf(r.address, sizeof r.address, "%s", address);
    if (!server_handle(p->s, &r))
        while (!r.reply.status || p->s->filling || workers_under_way(p->s->writer))
            durable_turn(p->s);
    int status = r.reply.status;
    request_release(&r);
    return status;
}

static struct table *only_table(struct server *s)
{
    for (int i = 0; i < TABLE_BUCKETS; i++)
        if (s->bucket[i])
            return s->bucket[i];
    fail_msg("there is no match in memory");
    return NULL;
}

#define COMPUTER(level) "{\"who\":\"computer\",\"level\":\"" level "\"}"
#define COMPUTERS(game, level)                                                                     \
    "{\"game\":\"" game "\",\"seats\":[" COMPUTER(level) "," COMPUTER(level) "]}"

/* settle turns the server, by a clock that stands still, until its workers have nothing left. */
static void settle(struct place *p)
{
    while (p->s->fair.count || durable_busy(p->s))
        server_turn(p->s, p->clock, p->clock);
}

/* In a game with secrets every answer is played at the same moment by the clock of the server,
 * whether there was one choice or many. */
static void test_answers_wait_for_their_moment(void **state)
{
    struct place p = open_place(1, 0);
    struct action *list = NULL;
    int forced = 0, open = 0;

    (void)state;
    assert_int_equal(post_match(&p, "a", COMPUTERS("drill", "easy")), 201);
    struct table *t = only_table(p.s);
    struct rules r = t->match->rules;
    list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    struct listener *l = listener_new(p.s, t, -1, 0, -1, 0);
    while (match_to_move(t->match) >= 0) {
        struct budget budget = { .seconds = EASY / 1000.0 };
        int pace = pace_of(r, t->match->state, budget);
        int choices = rules_legal(r, t->match->state, list);
        int before = t->match->count;

        settle(&p);
        if (pace) {
            assert_int_equal(t->match->count, before);
            p.clock += pace - 1;
            settle(&p);
            assert_int_equal(t->match->count, before);
            p.clock += 1;
        }
        server_turn(p.s, p.clock, p.clock);
        settle(&p);
        assert_true(t->match->count > before);
        if (pace && t->lines)
            forced += choices == 1, open += choices > 1;
    }
    for (int i = 1; i < t->lines; i++)
        if (t->line[i].kind == LOG_PLAY)
            assert_true(t->line[i].took == 0 || t->line[i].took == 50 + EASY);
    assert_true(forced > 0 && open > 0);
    listener_free(l);
    mem_free(list);
    server_free(p.s);
}

/* When the last watcher of a match of computers leaves, its question is dropped, even while it is
 * thought about. */
static void test_nobody_watches(void **state)
{
    struct place p = open_place(1, 0);

    (void)state;
    assert_int_equal(post_match(&p, "a", COMPUTERS("trench-warfare", "hard")), 201);
    struct table *t = only_table(p.s);
    server_turn(p.s, p.clock, p.clock);
    assert_int_equal(p.s->fair.count, 0);
    struct listener *l = listener_new(p.s, t, -1, 0, -1, 0);
    assert_int_equal(p.s->fair.thinking, 1);
    assert_true(t->thinking >= 0);
    listener_free(l);
    assert_int_equal(t->thinking, SEAT_NONE);
    uint32_t stored = t->stored;
    settle(&p); /* the clock stands still: it ends because it was told to */
    assert_int_equal(t->stored, stored);
    assert_null(p.s->known);
    server_free(p.s);
}

/* A person's question ends the thought of computers among themselves. */
static void test_computers_give_way(void **state)
{
    struct place p = open_place(1, 0);

    (void)state;
    assert_int_equal(post_match(&p, "a", COMPUTERS("trench-warfare", "hard")), 201);
    struct table *t = only_table(p.s);
    struct listener *l = listener_new(p.s, t, -1, 0, -1, 0);
    assert_int_equal(p.s->fair.thinking, 1);
    assert_int_equal(bots_wait(p.s) > 1500, 1); /* nobody else waits: nothing to do till then */
    assert_int_equal(post_match(&p, "b",
                                "{\"game\":\"drill\",\"seats\":[" COMPUTER("easy") ",{\"who\":"
                                                                                   "\"person\"}]}"),
                     201);
    struct ask *waits = NULL;
    for (struct party *q = p.s->fair.parties; q; q = q->next)
        for (struct ask *a = q->asks; a; a = a->next)
            if (a->urgency == FAIR_WAITS)
                waits = a;
    assert_non_null(waits);
    assert_false(waits->begun);
    assert_int_equal(bots_wait(p.s), 0);
    while (!waits->begun) /* by a clock that stands still */
        bots_turn(p.s);
    listener_free(l);
    server_free(p.s);
}

/* person_at_table: a match of a person, who is there and has to decide, against the computer. */
static struct listener *person_at_table(struct place *p, struct table **out)
{
    int made = post_match(
        p, "a",
        "{\"game\":\"trench-warfare\",\"seats\":[{\"who\":\"person\"}," COMPUTER("hard") "]}");

    assert_int_equal(made, 201);
    struct table *t = *out = only_table(p->s);
    assert_int_equal(match_to_move(t->match), 0);
    server_turn(p->s, p->clock, p->clock);
    assert_int_equal(p->s->fair.count, 0); /* nobody is there */
    return listener_new(p->s, t, -1, 1u << 0, -1, 0);
}

/* While a person decides the computer thinks ahead, once, and nothing of it is seen. When the person
 * has decided it ends, and what it found is kept for the question that comes then. */
static void test_thinking_ahead(void **state)
{
    struct place p = open_place(1, 0);
    struct table *t;
    struct listener *l = person_at_table(&p, &t);
    struct rules r = t->match->rules;
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    char words[100];
    struct error err;

    (void)state;
    assert_int_equal(p.s->fair.thinking, 1);
    assert_non_null(t->ahead);
    assert_null(t->question);
    assert_int_equal(t->thinking, SEAT_NONE);
    uint64_t kept = p.s->kept.count;
    while (match_to_move(t->match) == 0) {
        struct text notation = text_fixed(words, sizeof words);
        assert_true(rules_legal(r, t->match->state, list) > 0);
        rules_text(r, t->match->state, &list[0], &notation);
        assert_int_equal(durable_append(p.s, t, &err, "play cp %s", words), 0);
        while (durable_busy(p.s) || p.s->kept.count == kept)
            server_turn(p.s, p.clock, p.clock);
        kept = p.s->kept.count; /* a thought has ended, by a clock that stands still */
        if (match_to_move(t->match) == 0)
            assert_non_null(t->ahead);
    }
    assert_null(t->ahead);
    assert_non_null(t->question);
    assert_int_equal(t->thinking, 1);
    assert_true(kept > 0);
    for (int i = 0; i < SEARCHES_KEPT; i++)
        assert_null(p.s->kept.found[i].search); /* the question has it */
    listener_free(l);
    mem_free(list);
    server_free(p.s);
}

/* It gives way to everybody, and ends when the person leaves. */
static void test_thinking_ahead_gives_way(void **state)
{
    struct place p = open_place(1, 0);
    struct table *t;
    struct listener *l = person_at_table(&p, &t);
    struct request hint = { .method = "GET" };

    (void)state;
    assert_non_null(t->ahead);
    assert_int_equal(bots_hint(p.s, t, 0, &hint), 0);
    assert_int_equal(bots_wait(p.s), 0);
    while (t->ahead) /* by a clock that stands still */
        bots_turn(p.s);
    assert_int_equal(p.s->fair.thinking, 1);
    server_gone(p.s, &hint);
    settle(&p);
    bots_ask(p.s, t);
    assert_null(t->ahead); /* once a decision */
    listener_free(l);
    server_free(p.s);
}

static void test_thinking_ahead_ends_with_the_person(void **state)
{
    struct place p = open_place(1, 0);
    struct table *t;
    struct listener *l = person_at_table(&p, &t);

    (void)state;
    assert_non_null(t->ahead);
    listener_free(l);
    settle(&p); /* the clock stands still: it ends because it was told to */
    assert_null(t->ahead);
    server_free(p.s);
}

/* The server ends while it thinks: its table does not look for a thought that has gone. */
static void test_thinking_ahead_ends_with_the_server(void **state)
{
    struct place p = open_place(1, 0);
    struct table *t;
    struct listener *l = person_at_table(&p, &t);

    (void)state;
    assert_non_null(t->ahead);
    bots_finish(p.s);
    assert_null(t->ahead);
    listener_free(l);
    server_free(p.s);
}

/* A hint whose asker has gone is not thought about, nor answered. */
static void test_asker_has_gone(void **state)
{
    struct place p = open_place(0, 0);
    struct request first = { .method = "GET" }, second = { .method = "GET" };

    (void)state;
    assert_int_equal(post_match(&p, "a", "{\"game\":\"drill\"}"), 201);
    struct table *t = only_table(p.s);
    assert_int_equal(bots_hint(p.s, t, match_to_move(t->match), &first), 0);
    assert_int_equal(bots_hint(p.s, t, match_to_move(t->match), &second), 0);
    assert_int_equal(p.s->fair.count, 2);
    server_gone(p.s, &first);  /* it has been thought about already */
    server_gone(p.s, &second); /* it has not */
    assert_int_equal(p.s->fair.count, 1);
    server_turn(p.s, p.clock, p.clock);
    assert_int_equal(p.s->fair.count, 0);
    assert_int_equal(first.reply.status, 0);
    assert_int_equal(second.reply.status, 0);
    assert_false(first.asked || second.asked);
    server_free(p.s);
}

/* A hint that waited while its match went on is refused. */
static void test_hint_about_the_past(void **state)
{
    struct place p = open_place(0, 0);
    struct request first = { .method = "GET" }, second = { .method = "GET" };
    struct action list[200];
    char words[100];
    struct text notation = text_fixed(words, sizeof words);
    struct error err;

    (void)state;
    assert_int_equal(post_match(&p, "a", "{\"game\":\"drill\"}"), 201);
    struct table *t = only_table(p.s);
    int mover = match_to_move(t->match);
    assert_int_equal(bots_hint(p.s, t, mover, &first), 0);
    assert_int_equal(bots_hint(p.s, t, mover, &second), 0);
    assert_true(rules_legal(t->match->rules, t->match->state, list) > 0);
    rules_text(t->match->rules, t->match->state, &list[0], &notation);
    assert_int_equal(
        durable_append(p.s, t, &err, "play %s %s", t->match->scn->side[mover].id, words), 0);
    settle(&p);
    assert_int_equal(first.reply.status, 200); /* it had been thought about before */
    assert_int_equal(second.reply.status, 409);
    request_release(&first);
    request_release(&second);
    server_free(p.s);
}

static void test_too_many_matches_of_computers(void **state)
{
    struct place p = open_place(0, 1);
    const char *body = COMPUTERS("drill", "random");
    char address[20];
    int made = 0;

    (void)state;
    for (int i = 0; i < 8; i++)
        assert_int_equal(post_match(&p, "a", body), 201);
    assert_int_equal(post_match(&p, "a", body), 429);
    assert_int_equal(post_match(&p, "a", "{\"game\":\"drill\"}"), 201); /* people: yes */
    for (int i = 0; i < 300; i++) {
        snprintf(address, sizeof address, "b%d", i);
        made += post_match(&p, address, body) == 201;
    }
    assert_int_equal(made, 200 - 8);
    server_free(p.s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_people_come_first),
        cmocka_unit_test(test_addresses_take_turns),
        cmocka_unit_test(test_asking_again_goes_behind),
        cmocka_unit_test(test_shortest_of_an_address),
        cmocka_unit_test(test_threads),
        cmocka_unit_test(test_shares),
        cmocka_unit_test(test_least_share),
        cmocka_unit_test(test_answers_wait_for_their_moment),
        cmocka_unit_test(test_nobody_watches),
        cmocka_unit_test(test_computers_give_way),
        cmocka_unit_test(test_thinking_ahead),
        cmocka_unit_test(test_thinking_ahead_gives_way),
        cmocka_unit_test(test_thinking_ahead_ends_with_the_person),
        cmocka_unit_test(test_thinking_ahead_ends_with_the_server),
        cmocka_unit_test(test_asker_has_gone),
        cmocka_unit_test(test_hint_about_the_past),
        cmocka_unit_test(test_too_many_matches_of_computers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
