/* wire.c - what a move costs the thread of the table server that makes the views, without sockets
 * and disk: for a profiler that counts instructions.
 *
 *     wire GAME [MOVES]
 *     valgrind --tool=callgrind --toggle-collect=one_move build-test/bench/wire trench-club 500
 *
 * Two people with live streams play random legal actions at one table after the other, as in
 * load.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "games/games.h"
#include "server/listen.h"
#include "server/service.h"

enum { SEATS = 2, ACTIONS = 4096 };

static const struct library library = { all_games, &embedded_content };

static struct {
    struct server *s;
    struct table *t;
    char token[SEATS][40];
    struct listener *stream[SEATS];
    struct text update; /* of the seat that has something to decide */
    int mover;
    struct rng rng;
    long bytes, updates;
} wire;

static void die(const char *what)
{
    fprintf(stderr, "wire: %s\n", what);
    exit(1);
}

/* post: the reply's body is the caller's. */
static struct text post(const char *path, const char *token, const char *body)
{
    struct request r = { .method = "POST",
                         .path = path,
                         .content_type = "application/json",
                         .authorization = token,
                         .body = body,
                         .size = strlen(body) };

    if (!server_handle(wire.s, &r))
        while (server_busy(wire.s))
            server_turn(wire.s, 1000, 1000);
    struct text out = r.reply.body;
    r.reply.body = (struct text){ 0 };
    if (r.reply.status / 100 != 2)
        die(out.at);
    return out;
}

static struct table *last_table(void)
{
    struct table *last = NULL;

    for (int i = 0; i < TABLE_BUCKETS; i++)
        for (struct table *t = wire.s->bucket[i]; t; t = t->next)
            if (!last || t->head.number > last->head.number)
                last = t;
    return last;
}

static void new_match(const char *game)
{
    char body[200];

    snprintf(body, sizeof body,
             "{\"game\":\"%s\",\"seats\":[{\"who\":\"person\"},{\"who\":\"person\"}]}", game);
    struct text made = post("/api/matches", NULL, body);
    const char *at = made.at;
    for (int i = 0; i < SEATS; i++) {
        at = strstr(at, "\"token\":\"");
        if (!at)
            die("no token");
        snprintf(wire.token[i], sizeof wire.token[i], "Bearer %.*s", (int)strcspn(at + 9, "\""),
                 at + 9);
        at++;
    }
    text_release(&made);
    wire.t = last_table();
    for (int i = 0; i < SEATS; i++) {
        listener_free(wire.stream[i]);
        wire.stream[i] = listener_new(wire.s, wire.t, -1, 1u << i, -1, 0);
    }
}

static void hear(int seat)
{
    char block[1 << 14];
    struct text in = text_growing();
    int got;

    while ((got = listener_read(wire.stream[seat], block, sizeof block)) > 0)
        text_add_bytes(&in, block, (size_t)got);
    wire.bytes += (long)in.length;
    wire.updates += in.length > 0;
    if (strstr(in.at, "\"legal\":[{")) {
        text_clear(&wire.update);
        text_add_bytes(&wire.update, in.at, in.length);
        wire.mover = seat;
    }
    text_release(&in);
}

/* choose: a random one of the legal actions of the last update, as a body to post. */
static void choose(char body[600])
{
    const char *at = strstr(wire.update.at, "\"legal\":[{"), *list[ACTIONS];
    int count = 0;

    while (at && (at = strstr(at, "{\"action\":\"")) && count < ACTIONS)
        list[count++] = at++ + 11;
    if (!count)
        die("nothing is legal");
    at = list[rng_below(&wire.rng, (uint32_t)count)];
    snprintf(body, 600, "{\"seq\":%u,\"action\":\"%.*s\"}", wire.t->seq, (int)strcspn(at, "\""),
             at);
}

void one_move(const char *path, const char *body);

void __attribute__((noinline)) one_move(const char *path, const char *body)
{
    struct text reply = post(path, wire.token[wire.mover], body);

    text_release(&reply);
    for (int i = 0; i < SEATS; i++)
        hear(i);
}

int main(int argc, char **argv)
{
    struct server_config config = server_defaults(&library);
    long moves = argc > 2 ? atol(argv[2]) : 1000;
    char path[100], body[600];
    struct error err = { "" };

    config.direct = true;
    config.rate = 0;
    config.idle = 1000000;
    if (argc < 2 || !(wire.s = server_new(&config, &err)))
        die(argc < 2 ? "usage: wire GAME [MOVES]" : err.text);
    wire.update = text_growing();
    rng_seed(&wire.rng, 1, 0);
    for (long i = 0; i < moves; i++) {
        if (!wire.t || table_over(wire.t)) {
            new_match(argv[1]);
            for (int k = 0; k < SEATS; k++)
                hear(k);
        }
        choose(body);
        snprintf(path, sizeof path, "/api/matches/%s/act", wire.t->head.id);
        one_move(path, body);
    }
    printf("%s: %ld moves, %.1f updates and %.0f bytes a move\n", argv[1], moves,
           (double)wire.updates / (double)moves, (double)wire.bytes / (double)moves);
    for (int i = 0; i < SEATS; i++)
        listener_free(wire.stream[i]);
    text_release(&wire.update);
    server_free(wire.s);
    return 0;
}
