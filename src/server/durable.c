/* durable.c - lines on their way to the store. While one round is being written, new lines go into
 * the next one. Nobody sees a line before it is saved. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/mem.h"
#include "core/sources.h"
#include "server/service.h"

static struct round *round_new(void)
{
    struct round *round = mem_alloc(sizeof *round);

    round->batch = batch_new();
    return round;
}

static void round_free(struct round *round)
{
    batch_free(round->batch);
    mem_free(round->table);
    mem_free(round);
}

/* round_of: the round being filled, with this table in it. */
static struct round *round_of(struct server *s, struct table *t)
{
    if (!s->filling)
        s->filling = round_new();
    struct round *round = s->filling;
    if (t->busy) {
        EXPECT(t->round == round); /* while it is in an earlier one, nobody may play */
        return round;
    }
    t->busy = true;
    t->round = round;
    if (round->tables == round->room) {
        round->room = round->room ? round->room * 2 : 16;
        round->table = mem_resize(round->table, (size_t)round->room * sizeof(struct table *));
    }
    round->table[round->tables++] = t;
    return round;
}

int durable_append(struct server *s, struct table *t, struct error *err, const char *format, ...)
{
    char words[CHAT_BYTES + 200];
    va_list args;

    va_start(args, format);
    int size = vsnprintf(words, sizeof words, format, args);
    va_end(args);
    if (size >= (int)sizeof words)
        return error_set(err, "this is too long");
    struct store_line line = { t->stored + 1, s->now, words };
    if (table_share(t, words, err) || table_apply(t, line, err))
        return -1;
    struct round *round = round_of(s, t);
    batch_line(round->batch, t->head.number, line);
    round->moves += strncmp(words, "play ", 5) == 0;
    return 0;
}

void durable_dice(const struct table *t, struct text *line)
{
    const struct match *m = t->match;
    struct dice d = rules_dice(m->rules, m->state);
    uint8_t face[DICE_MAX];

    EXPECT(match_to_move(m) == SEAT_CHANCE);
    fairdice_roll(&m->dice, (uint32_t)m->rolls, d, face);
    text_add(line, "dice");
    for (int i = 0; i < d.count; i++)
        text_addf(line, " %d", face[i]);
}

int durable_roll(struct server *s, struct table *t, struct error *err)
{
    while (match_to_move(t->match) == SEAT_CHANCE) {
        char room[DICE_LINE];
        struct text line = text_fixed(room, sizeof room);

        durable_dice(t, &line);
        if (durable_append(s, t, err, "%s", room))
            return -1;
    }
    return 0;
}

/* standing_orders: the action that the mover's orders choose, in notation; false: the mover has to
 * be asked. */
static bool standing_orders(const struct table *t, int mover, struct text *words)
{
    const struct match *m = t->match;
    struct action action;

    if (t->seat[mover].who != WHO_PERSON ||
        !standing_answer(m->rules, m->state, mover, t->seat[mover].standing, &action))
        return false;
    rules_text(m->rules, m->state, &action, words);
    return true;
}

int durable_go_on(struct server *s, struct table *t, struct error *err)
{
    for (;;) {
        char room[400];
        struct text words = text_fixed(room, sizeof room);

        if (durable_roll(s, t, err))
            return -1;
        int mover = match_to_move(t->match);
        if (mover < 0 || !standing_orders(t, mover, &words))
            return 0;
        if (durable_append(s, t, err, "answer %s %s", t->match->scn->side[mover].id, words.at))
            return -1;
    }
}

void durable_token(struct server *s, struct table *t, const struct store_token *token)
{
    int bad = table_put_token(t, token);

    BUG_ON(bad);
    batch_token(round_of(s, t)->batch, t->head.number, *token);
}

void durable_head(struct server *s, struct table *t)
{
    struct batch *batch = round_of(s, t)->batch;
    struct text lines = text_growing();

    sources_write(t->match->scn->sources, &lines);
    batch_data(batch, t->head.data, lines.at);
    batch_head(batch, &t->head);
    text_release(&lines);
}

void durable_drop(struct server *s, int64_t number)
{
    if (!s->filling)
        s->filling = round_new();
    batch_drop(s->filling->batch, number);
}

void durable_card(struct table *t, struct batch *batch)
{
    struct text card = text_growing();
    struct store_card c = { .over = table_over(t), .opened = t->opened };
    unsigned kept = table_kept(t);

    for (int i = 0; i < t->match->scn->seats; i++)
        c.open += t->seat[i].who == WHO_OPEN && !(kept & 1u << i);
    lobby_card(t, &card);
    c.text = card.at;
    batch_card(batch, t->head.number, c);
    text_release(&card);
    t->card_stale = false;
}

static int64_t microseconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

void durable_write(void *server, void *job)
{
    struct server *s = server;
    struct round *round = job;

    int64_t began = microseconds();
    round->failed = store_write(s->store, round->batch, &round->err) != 0;
    round->took_us = microseconds() - began;
}

/* send_round: one at a time, so that the lines of a match reach the disk in order. */
static void send_round(struct server *s)
{
    if (!s->filling || workers_under_way(s->writer))
        return;
    for (int i = 0; i < s->filling->tables; i++)
        if (s->filling->table[i]->card_stale)
            durable_card(s->filling->table[i], s->filling->batch);
    int full = workers_give(s->writer, s->filling);
    BUG_ON(full);
    s->filling = NULL;
    s->tally.writing_since = s->steady;
}

static void refuse_all(struct server *s, struct request *r, const char *why)
{
    while (r) {
        struct request *next = r->next;

        r->next = NULL;
        reply_error(r, 503, NULL, "This could not be saved; your move was not made: %s.", why);
        s->answer(s->answer_context, r);
        r = next;
    }
}

/* What could not be written did not happen: the table is forgotten, and loaded again from the store
 * when it is next asked for. */
static void table_failed(struct server *s, struct table *t, const char *why)
{
    struct request *answering = t->answering, *waiting = t->waiting;

    tables_drop(s, t);
    refuse_all(s, answering, why);
    refuse_all(s, waiting, why);
}

static void tally_round(struct tally *t, const struct round *round)
{
    t->syncs++;
    t->failed += round->failed;
    t->ill = round->failed;
    t->moves += round->failed ? 0 : (uint64_t)round->moves;
    t->sync_us += round->took_us;
    if (round->took_us > t->sync_longest_us)
        t->sync_longest_us = round->took_us;
    t->writing_since = 0;
}

static void round_done(struct server *s, struct round *round)
{
    tally_round(&s->tally, round);
    if (round->failed)
        fprintf(stderr, "sandtable: %s\n", round->err.text);
    for (int i = 0; i < round->tables; i++)
        if (round->failed)
            table_failed(s, round->table[i], round->err.text);
        else {
            EXPECT(round->table[i]->busy);
            round->table[i]->busy = false;
            server_saved(s, round->table[i]);
        }
    round_free(round);
}

/* The next round goes to the writer before the last one is announced: the disk works while views
 * are made. */
void durable_turn(struct server *s)
{
    struct round *round;

    send_round(s);
    while ((round = workers_take(s->writer))) {
        send_round(s);
        round_done(s, round);
    }
    send_round(s);
}

bool durable_busy(const struct server *s)
{
    return s->filling || workers_under_way(s->writer);
}

void durable_finish(struct server *s)
{
    while (durable_busy(s)) {
        struct round *round;

        send_round(s);
        round = workers_wait(s->writer);
        if (round)
            round_done(s, round);
    }
}
