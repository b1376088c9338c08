/* test_busy.c - a table whose lines are on their way to the store: nothing is played on it and
 * nobody is told anything until they are saved. */
#include "../unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "server/listen.h"
#include "server/service.h"

static const struct library library = { all_games, &embedded_content };

static struct server *open_server(void)
{
    struct server_config config = server_defaults(&library);
    struct error err;

    config.direct = true;
    config.rate = 0;
    struct server *s = server_new(&config, &err);
    assert_non_null(s);
    return s;
}

/* new_match: the first seat is a person's, the second is the computer's. */
static struct table *new_match(struct server *s)
{
    struct request r = {
        .method = "POST",
        .path = "/api/matches",
        .content_type = "application/json",
        .body = "{\"game\":\"drill\",\"seats\":[{\"who\":\"person\"},{\"who\":\"computer\","
                "\"level\":\"random\"}]}",
    };

    r.size = strlen(r.body);
    assert_false(server_handle(s, &r));
    durable_turn(s);
    assert_int_equal(r.reply.status, 201);
    request_release(&r);
    for (int i = 0; i < TABLE_BUCKETS; i++)
        if (s->bucket[i])
            return s->bucket[i];
    fail_msg("the match is not in memory");
    return NULL;
}

static void append(struct server *s, struct table *t, const char *line)
{
    struct error err;

    assert_int_equal(durable_append(s, t, &err, "%s", line), 0);
    assert_int_equal(durable_go_on(s, t, &err), 0);
}

/* play_one: the mover takes the first action on the list. */
static void play_one(struct server *s, struct table *t)
{
    struct action list[200];
    char line[200], words[100];
    struct text notation = text_fixed(words, sizeof words);
    int mover = match_to_move(t->match);

    assert_true(t->match->rules.game->max_legal <= 200);
    assert_true(rules_legal(t->match->rules, t->match->state, list) > 0);
    rules_text(t->match->rules, t->match->state, &list[0], &notation);
    snprintf(line, sizeof line, "play %s %s", t->match->scn->side[mover].id, words);
    append(s, t, line);
}

/* ask_computer plays until the computer has to decide; what is saved then asks it. */
static void ask_computer(struct server *s, struct table *t)
{
    while (t->seat[match_to_move(t->match)].who != WHO_COMPUTER)
        play_one(s, t);
    durable_turn(s);
    assert_int_equal(t->asked, t->decided);
}

/* Two answers of the computer, to the position before a take-back and to the one after it, arrive
 * while something said at the table is being written. */
static void test_two_answers_on_a_busy_table(void **state)
{
    struct server *s = open_server();
    struct table *t = new_match(s);
    char line[60];

    (void)state;
    int before = t->match->count;
    ask_computer(s, t);
    snprintf(line, sizeof line, "rewind %d %s", before, t->match->scn->side[0].id);
    append(s, t, line);
    ask_computer(s, t);
    append(s, t, "chat - hello");
    assert_true(t->busy);
    assert_int_equal(s->fair.count, 2);

    uint32_t stored = t->stored;
    bots_turn(s); /* the first question comes back, unwanted, and the second is put */
    bots_turn(s);
    assert_int_equal(s->fair.count, 0);
    assert_non_null(s->known);
    assert_int_equal(t->stored, stored);

    durable_turn(s); /* the line is saved; then the computer's answer is played, and saved too */
    bots_turn(s);
    durable_finish(s);
    assert_true(t->stored > stored);
    server_free(s);
}

/* A page that asked for events while the table was busy, and went away before it got them, leaves no
 * listener behind. */
static void test_events_nobody_waits_for(void **state)
{
    struct server *s = open_server();
    struct table *t = new_match(s);
    char path[80];
    struct request r = { .method = "GET", .path = path };

    (void)state;
    t->head.is_public = true;
    snprintf(path, sizeof path, "/api/matches/%s/events", t->head.id);
    append(s, t, "chat - hello");
    assert_false(server_handle(s, &r));
    durable_turn(s);
    assert_non_null(r.reply.listener);
    request_release(&r);
    assert_null(t->listeners);
    assert_int_equal(t->watchers, 0);
    server_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_answers_on_a_busy_table),
        cmocka_unit_test(test_events_nobody_waits_for),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
