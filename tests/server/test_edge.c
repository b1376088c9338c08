/* test_edge.c - the edge of the server, without sockets: addresses, limits, what listeners cost, and
 * that nothing of it depends on the time of day. */
#include "../unit/unit.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "server/address.h"
#include "server/listen.h"
#include "server/service.h"

static const struct library library = { all_games, &embedded_content };

/* --- addresses --- */

static struct address read_address(const char *words)
{
    struct address a;

    assert_int_equal(address_read(words, &a), 0);
    return a;
}

static void house_is(const char *words, const char *house)
{
    char text[ADDRESS_TEXT];

    address_write(address_house(read_address(words)), text);
    assert_string_equal(text, house);
}

static void test_houses(void **state)
{
    (void)state;
    house_is("192.0.2.7", "192.0.2.7");
    house_is("::ffff:192.0.2.7", "192.0.2.7");
    house_is(" 192.0.2.7:4711 ", "192.0.2.7");
    house_is("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::");
    house_is("[2001:db8:1:2::9]:80", "2001:db8:1:2::");
    house_is("::1", "::1");
}

static void test_what_is_no_address(void **state)
{
    static const char *const bad[] = { "",           "unknown",    "1.2.3",  "1.2.3.4 5",
                                       "2001::1::2", "1.2.3.4, x", "_hidden" };
    struct address a;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(address_read(bad[i], &a), -1);
}

static void test_sockets_of_both_families(void **state)
{
    struct sockaddr_in old = { .sin_family = AF_INET };
    struct sockaddr_in6 mapped = { .sin6_family = AF_INET6 };

    (void)state;
    inet_pton(AF_INET, "127.0.0.2", &old.sin_addr);
    inet_pton(AF_INET6, "::ffff:127.0.0.2", &mapped.sin6_addr);
    struct address a = address_of((struct sockaddr *)&old);
    assert_true(address_same(a, address_of((struct sockaddr *)&mapped)));
    assert_true(address_loopback(a));
    assert_true(address_loopback(read_address("::1")));
    assert_false(address_loopback(read_address("128.0.0.1")));
}

static void test_ranges(void **state)
{
    static const char *const bad[] = { "",         "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/",
                                       "10.0.0/8", "::/129",      "::/-1",      "ten/8" };
    struct range range[3];
    struct error err;

    (void)state;
    assert_int_equal(range_read("10.0.0.0/8", &range[0], &err), 0);
    assert_int_equal(range_read("2001:db8::/33", &range[1], &err), 0);
    assert_int_equal(range_read("192.0.2.1", &range[2], &err), 0);
    assert_true(range_has(range, 3, read_address("10.255.1.1")));
    assert_true(range_has(range, 3, read_address("::ffff:10.0.0.1")));
    assert_false(range_has(range, 3, read_address("11.0.0.1")));
    assert_true(range_has(range, 3, read_address("2001:db8:7fff::1")));
    assert_false(range_has(range, 3, read_address("2001:db8:8000::1")));
    assert_true(range_has(range, 3, read_address("192.0.2.1")));
    assert_false(range_has(range, 3, read_address("192.0.2.2")));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(range_read(bad[i], &range[0], &err), -1);
}

/* --- limits --- */

enum { CREATES = 20 };

static int take(struct limiter *l, const char *who, int64_t now)
{
    return limit_take(l, who, (int)strlen(who), LIMIT_CREATE, now);
}

static void test_a_full_bucket_outlives_a_crowd(void **state)
{
    struct limiter *l = limiter_new(1);
    char who[32];

    (void)state;
    for (int i = 0; i < CREATES; i++)
        assert_int_equal(take(l, "the one", 0), 0);
    assert_int_not_equal(take(l, "the one", 0), 0);
    for (int i = 0; i < 100000; i++) {
        snprintf(who, sizeof who, "other %d", i);
        take(l, who, 1);
    }
    assert_int_not_equal(take(l, "the one", 2), 0);
    assert_int_equal(take(l, "the one", 1000 * 60 * 60), 0);
    limiter_free(l);
}

static void test_bytes_are_counted(void **state)
{
    struct limiter *l = limiter_new(1);

    (void)state;
    assert_int_equal(limit_wait(l, "x", 1, LIMIT_BYTES, 0), 0);
    limit_count(l, "x", 1, LIMIT_BYTES, 100e6, 0);
    int wait = limit_wait(l, "x", 1, LIMIT_BYTES, 0);
    assert_true(wait > 0);
    assert_int_equal(limit_wait(l, "y", 1, LIMIT_BYTES, 0), 0);
    assert_int_equal(limit_wait(l, "x", 1, LIMIT_BYTES, 1000 * (int64_t)wait), 0);
    limiter_free(l);
}

/* --- a server --- */

enum { DAY = 24 * 60 * 60 * 1000 };
#define TODAY 1700000000000

static struct server *open_server(double rate)
{
    struct server_config config = server_defaults(&library);
    struct error err;

    config.direct = true;
    config.rate = rate;
    struct server *s = server_new(&config, &err);
    assert_non_null(s);
    server_turn(s, TODAY, 1000);
    return s;
}

static void on_answer(void *context, struct request *r)
{
    (void)context;
    *(bool *)r->owner = true;
}

/* ask: the status; the answer stays in *r, release it. */
static int ask(struct server *s, struct request *r, const char *method, const char *path,
               const char *body)
{
    bool done = false;

    *r = (struct request){ .method = method,
                           .path = path,
                           .body = body,
                           .size = strlen(body),
                           .content_type = "application/json",
                           .address = "192.0.2.1",
                           .owner = &done };
    server_on_answer(s, on_answer, NULL);
    if (!server_handle(s, r))
        for (int i = 0; i < 100 && !done; i++)
            server_turn(s, s->now, s->steady);
    return r->reply.status;
}

static int status_of(struct server *s, const char *path)
{
    struct request r;
    int status = ask(s, &r, "GET", path, "");

    request_release(&r);
    return status;
}

static void test_limits_go_by_a_steady_clock(void **state)
{
    struct server *s = open_server(1);

    (void)state;
    int refused = 0;
    for (int i = 0; i < 300; i++)
        refused += status_of(s, "/api/games") == 429;
    assert_true(refused > 0);
    server_turn(s, TODAY + DAY, 1000); /* another day, but no time has passed */
    assert_int_equal(status_of(s, "/api/games"), 429);
    server_turn(s, TODAY + DAY, 1000 + 60 * 1000);
    assert_int_equal(status_of(s, "/api/games"), 200);
    server_free(s);
}

static void test_big_answers_cost_more(void **state)
{
    struct server *s = open_server(1);
    struct request r;

    (void)state;
    assert_int_equal(ask(s, &r, "GET", "/api/games", ""), 200);
    server_sent(s, &r, 200 << 20);
    request_release(&r);
    assert_int_equal(status_of(s, "/api/games"), 429);
    assert_int_equal(status_of(s, "/index.html"), 429);
    server_free(s);
}

static void test_hard_questions_cost_more(void **state)
{
    struct server *s = open_server(1);
    struct request r;

    (void)state;
    assert_int_equal(ask(s, &r, "GET", "/api/games", ""), 200);
    assert_true(r.work > 0);
    server_worked(s, &r, server_work(s) - 10000); /* as if it had taken ten seconds */
    request_release(&r);
    assert_int_equal(status_of(s, "/api/games"), 429);
    server_turn(s, TODAY, 1000 + 60 * 1000);
    assert_int_equal(status_of(s, "/api/games"), 200);
    server_free(s);
}

static void test_pages_have_a_limit(void **state)
{
    struct server *s = open_server(1);
    int refused = 0;

    (void)state;
    for (int i = 0; i < 2000; i++)
        refused += status_of(s, "/index.html") == 429;
    assert_true(refused > 0);
    server_free(s);
}

static struct table *public_match(struct server *s, char id[40])
{
    struct request r;
    char path[80];

    assert_int_equal(ask(s, &r, "POST", "/api/matches", "{\"game\":\"drill\",\"public\":true}"),
                     201);
    assert_int_equal(sscanf(r.reply.body.at, "{\"match\":\"%39[^\"]", id), 1);
    request_release(&r);
    snprintf(path, sizeof path, "/api/matches/%s", id);
    assert_int_equal(status_of(s, path), 200);
    return tables_loaded(s, id);
}

/* hear reads all there is to read and keeps the last event in `event`. */
static void hear(struct listener *l, char *event, size_t room)
{
    char block[4000];
    int got;

    event[0] = '\0';
    while ((got = listener_read(l, block, sizeof block - 1)) > 0) {
        block[got] = '\0';
        const char *last = strstr(block, "event: presence");
        if (last)
            snprintf(event, room, "%s", last);
    }
}

/* Listeners that come one after the other and do not read share one update; and when they do read,
 * all of them learn how many there are. */
static void test_listeners_who_do_not_read_share_an_update(void **state)
{
    enum { EARS = 50 };
    struct server *s = open_server(0);
    struct listener *ear[EARS];
    char id[40], event[200], block[10];
    size_t held = 0, one = 0;

    (void)state;
    struct table *t = public_match(s, id);
    for (int i = 0; i < EARS; i++) {
        ear[i] = listener_new(s, t, -1, 0, -1, 0);
        assert_int_equal(listener_read(ear[i], block, sizeof block), sizeof block);
        one = one ? one : listener_held(ear[i]);
    }
    for (int i = 0; i < EARS; i++)
        held += listener_held(ear[i]);
    assert_true(one > 1000);
    assert_true(held <= 2 * one);
    for (int i = 0; i < EARS; i++) {
        hear(ear[i], event, sizeof event);
        assert_non_null(strstr(event, "\"watchers\":50"));
    }
    for (int i = 0; i < EARS; i++)
        listener_free(ear[i]);
    server_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_houses),
        cmocka_unit_test(test_what_is_no_address),
        cmocka_unit_test(test_sockets_of_both_families),
        cmocka_unit_test(test_ranges),
        cmocka_unit_test(test_a_full_bucket_outlives_a_crowd),
        cmocka_unit_test(test_bytes_are_counted),
        cmocka_unit_test(test_limits_go_by_a_steady_clock),
        cmocka_unit_test(test_big_answers_cost_more),
        cmocka_unit_test(test_hard_questions_cost_more),
        cmocka_unit_test(test_pages_have_a_limit),
        cmocka_unit_test(test_listeners_who_do_not_read_share_an_update),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
