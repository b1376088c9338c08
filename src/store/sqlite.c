/* sqlite.c - the store in an SQLite file: writing and reading. */
#include "store/sqlite.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "store/batch.h"
#include "store/care.h"

/* --- writing --- */

static void bind_text(sqlite3_stmt *s, int at, const char *text)
{
    sqlite3_bind_text(s, at, text, -1, SQLITE_STATIC);
}

static int put_head(struct link *l, const struct batch_item *item, struct error *err)
{
    const struct store_head *h = item->head;
    sqlite3_stmt *s = l->stmt[PUT_HEAD];

    sqlite3_bind_int64(s, 1, h->number);
    bind_text(s, 2, h->id);
    bind_text(s, 3, h->game);
    bind_text(s, 4, h->scenario);
    bind_text(s, 5, h->options);
    sqlite3_bind_int(s, 6, h->rules_version);
    sqlite3_bind_int(s, 7, h->is_public);
    sqlite3_bind_int64(s, 8, h->created);
    sqlite3_bind_int(s, 9, h->minutes);
    sqlite3_bind_blob(s, 10, h->secret, STORE_SECRET, SQLITE_STATIC);
    bind_text(s, 11, h->data);
    bind_text(s, 12, h->added ? h->added : "");
    sqlite3_bind_int64(s, 13, h->origin);
    return link_run(l, PUT_HEAD, err);
}

/* put_line: a line whose predecessor is missing is refused, so that no log has a gap. */
static int put_line(struct link *l, const struct batch_item *item, struct error *err)
{
    sqlite3_stmt *s = l->stmt[PUT_LINE];

    sqlite3_bind_int64(s, 1, item->match);
    sqlite3_bind_int64(s, 2, item->line.seq);
    sqlite3_bind_int64(s, 3, item->line.at);
    bind_text(s, 4, item->line.text);
    if (link_run(l, PUT_LINE, err))
        return -1;
    if (sqlite3_changes(l->db) == 1)
        return 0;
    return error_set(err, "line %u of match %lld does not follow what is stored", item->line.seq,
                     (long long)item->match);
}

static int put_token(struct link *l, const struct batch_item *item, struct error *err)
{
    enum statement which = item->token.kind < 0 ? DROP_TOKEN : PUT_TOKEN;
    sqlite3_stmt *s = l->stmt[which];

    sqlite3_bind_int64(s, 1, item->match);
    sqlite3_bind_blob(s, 2, item->token.hash, STORE_HASH, SQLITE_STATIC);
    if (which == PUT_TOKEN) {
        sqlite3_bind_int64(s, 3, item->token.seats);
        sqlite3_bind_int(s, 4, item->token.kind);
    }
    return link_run(l, which, err);
}

static int put_card(struct link *l, const struct batch_item *item, struct error *err)
{
    sqlite3_stmt *s = l->stmt[PUT_CARD];

    bind_text(s, 1, item->card.text);
    sqlite3_bind_int(s, 2, item->card.open);
    sqlite3_bind_int(s, 3, item->card.over);
    sqlite3_bind_int64(s, 4, item->card.opened);
    sqlite3_bind_int64(s, 5, item->match);
    return link_run(l, PUT_CARD, err);
}

static int put_data(struct link *l, const struct batch_item *item, struct error *err)
{
    sqlite3_stmt *s = l->stmt[PUT_DATA];

    bind_text(s, 1, item->hash);
    bind_text(s, 2, item->text);
    return link_run(l, PUT_DATA, err);
}

static int put_drop(struct link *l, const struct batch_item *item, struct error *err)
{
    static const enum statement parts[] = { DROP_LINES, DROP_TOKENS, DROP_MATCH };
    int bad = 0;

    for (int i = 0; i < 3 && !bad; i++) {
        sqlite3_bind_int64(l->stmt[parts[i]], 1, item->match);
        bad = link_run(l, parts[i], err);
    }
    return bad;
}

static int (*const put[])(struct link *, const struct batch_item *, struct error *) = {
    [BATCH_HEAD] = put_head, [BATCH_LINE] = put_line, [BATCH_TOKEN] = put_token,
    [BATCH_CARD] = put_card, [BATCH_DATA] = put_data, [BATCH_DROP] = put_drop,
};

/* newest: the time of the newest line in a batch. */
static int64_t newest(const struct batch *b)
{
    int64_t at = 0;

    for (int i = 0; i < b->count; i++)
        if (b->item[i].kind == BATCH_LINE && b->item[i].line.at > at)
            at = b->item[i].line.at;
    return at;
}

int store_put(struct store *s, const struct batch *b, struct error *err)
{
    int bad = 0;

    for (int i = 0; i < b->count && !bad; i++) {
        EXPECT(b->item[i].kind <= BATCH_DROP);
        bad = put[b->item[i].kind](&s->writer, &b->item[i], err);
    }
    return bad;
}

/* finish commits, or takes back what was written since BEGIN. */
static int finish(struct link *l, bool keep, struct error *err)
{
    int bad = keep ? link_run(l, COMMIT, err) : 0;

    if (!sqlite3_get_autocommit(l->db))
        link_run(l, ROLLBACK, NULL);
    return bad;
}

int store_write(struct store *s, const struct batch *b, struct error *err)
{
    int64_t at = newest(b);
    int bad = link_run(&s->writer, BEGIN, err);

    if (!bad) {
        bad = store_put(s, b, err);
        bad |= finish(&s->writer, !bad, err);
    }
    if (at)
        store_alive(s, at); /* no line is newer than this */
    return bad;
}

int store_begin(struct store *s, struct error *err)
{
    s->changing = link_run(&s->writer, BEGIN, err) == 0;
    return s->changing ? 0 : -1;
}

int store_end(struct store *s, bool keep, struct error *err)
{
    EXPECT(s->changing);
    s->changing = false;
    return finish(&s->writer, keep, err);
}

/* --- reading --- */

struct link *link_to_read(struct store *s)
{
    return s->one_sided || s->changing ? &s->writer : &s->reader;
}

const char *link_words(sqlite3_stmt *s, int column)
{
    const unsigned char *text = sqlite3_column_text(s, column);

    return text ? (const char *)text : "";
}

static int column_text(sqlite3_stmt *s, int at, const char *what, char *to, size_t room,
                       struct error *err)
{
    if (snprintf(to, room, "%s", link_words(s, at)) < (int)room)
        return 0;
    return error_set(err, "the match is damaged: its %s has more than %zu bytes", what, room - 1);
}

static int column_bytes(sqlite3_stmt *s, int at, const char *what, uint8_t *to, int size,
                        struct error *err)
{
    const void *bytes = sqlite3_column_blob(s, at);
    int got = sqlite3_column_bytes(s, at);

    if (got != size)
        return error_set(err, "the match is damaged: %s has %d bytes, not %d", what, got, size);
    memcpy(to, bytes, (size_t)size);
    return 0;
}

/* text_of: a copy of a text of any length; mem_free it. */
static char *text_of(sqlite3_stmt *s, int at)
{
    const char *text = link_words(s, at);

    return mem_copy_text(text, strlen(text));
}

static int read_head(sqlite3_stmt *s, struct store_head *h, struct error *err)
{
    *h = (struct store_head){ .number = sqlite3_column_int64(s, 0),
                              .rules_version = sqlite3_column_int(s, 5),
                              .is_public = sqlite3_column_int(s, 6),
                              .created = sqlite3_column_int64(s, 7),
                              .minutes = sqlite3_column_int(s, 8),
                              .over = sqlite3_column_int(s, 12) };
    return column_text(s, 1, "id", h->id, sizeof h->id, err) ||
                   column_text(s, 2, "game", h->game, sizeof h->game, err) ||
                   column_text(s, 3, "scenario", h->scenario, sizeof h->scenario, err) ||
                   column_text(s, 4, "options", h->options, sizeof h->options, err) ||
                   column_bytes(s, 9, "the secret of its dice", h->secret, STORE_SECRET, err) ||
                   column_text(s, 10, "data", h->data, sizeof h->data, err)
               ? -1
               : 1;
}

int store_find(struct store *st, const char *id, struct store_head *head, char **added,
               struct error *err)
{
    struct link *l = link_to_read(st);
    sqlite3_stmt *s = l->stmt[GET_HEAD];
    int found = 0;

    *added = NULL;
    bind_text(s, 1, id);
    int got = sqlite3_step(s);
    if (got == SQLITE_ROW)
        found = read_head(s, head, err);
    if (found > 0 && sqlite3_column_bytes(s, 11))
        *added = text_of(s, 11);
    if (got != SQLITE_ROW && got != SQLITE_DONE)
        found = link_complain(l, err);
    head->added = *added;
    sqlite3_reset(s);
    return found;
}

int store_data(struct store *st, const char *hash, char **text, struct error *err)
{
    struct link *l = link_to_read(st);
    sqlite3_stmt *s = l->stmt[GET_DATA];

    *text = NULL;
    bind_text(s, 1, hash);
    int got = sqlite3_step(s);
    if (got == SQLITE_ROW)
        *text = text_of(s, 0);
    else if (got != SQLITE_DONE)
        link_complain(l, err);
    sqlite3_reset(s);
    return got == SQLITE_ROW ? 1 : got == SQLITE_DONE ? 0 : -1;
}

int store_next(struct store *st, int64_t *number, struct error *err)
{
    struct link *l = link_to_read(st);
    sqlite3_stmt *s = l->stmt[GET_NEXT];
    int got = sqlite3_step(s);

    if (got == SQLITE_ROW)
        *number = sqlite3_column_int64(s, 0);
    else
        link_complain(l, err);
    sqlite3_reset(s);
    return got == SQLITE_ROW ? 1 : -1;
}

/* walk calls `row` for every row of a statement whose parameters are bound. */
static int walk(struct link *l, enum statement which, int (*row)(sqlite3_stmt *s, void *walker),
                void *walker, struct error *err)
{
    sqlite3_stmt *s = l->stmt[which];
    int got = SQLITE_DONE, count = 0, stop = 0;

    while (!stop && (got = sqlite3_step(s)) == SQLITE_ROW) {
        stop = row(s, walker);
        count++;
    }
    if (!stop && got != SQLITE_DONE)
        link_complain(l, err);
    sqlite3_reset(s);
    return stop || got != SQLITE_DONE ? -1 : count > 0;
}

struct line_walker {
    store_visit_line *visit;
    void *context;
    struct error *err;
};

static int line_row(sqlite3_stmt *s, void *walker)
{
    struct line_walker *w = walker;
    struct store_line line = { (uint32_t)sqlite3_column_int64(s, 0), sqlite3_column_int64(s, 1),
                               link_words(s, 2) };

    return w->visit(w->context, line, w->err);
}

int store_lines(struct store *st, int64_t match, store_visit_line *visit, void *context,
                struct error *err)
{
    struct line_walker w = { visit, context, err };

    sqlite3_bind_int64(link_to_read(st)->stmt[GET_LINES], 1, match);
    return walk(link_to_read(st), GET_LINES, line_row, &w, err);
}

struct token_walker {
    store_visit_token *visit;
    void *context;
    struct error *err;
};

static int token_row(sqlite3_stmt *s, void *walker)
{
    struct token_walker *w = walker;
    struct store_token token = { .seats = (unsigned)sqlite3_column_int(s, 1),
                                 .kind = sqlite3_column_int(s, 2) };

    if (column_bytes(s, 0, "one of its tokens", token.hash, STORE_HASH, w->err))
        return -1;
    return w->visit(w->context, &token, w->err);
}

int store_tokens(struct store *st, int64_t match, store_visit_token *visit, void *context,
                 struct error *err)
{
    struct token_walker w = { visit, context, err };

    sqlite3_bind_int64(link_to_read(st)->stmt[GET_TOKENS], 1, match);
    return walk(link_to_read(st), GET_TOKENS, token_row, &w, err);
}

struct pause_walker {
    store_visit_pause *visit;
    void *context;
};

static int pause_row(sqlite3_stmt *s, void *walker)
{
    struct pause_walker *w = walker;

    return w->visit(w->context,
                    (struct store_pause){ sqlite3_column_int64(s, 0), sqlite3_column_int64(s, 1) });
}

int store_pauses(struct store *st, store_visit_pause *visit, void *context, struct error *err)
{
    struct pause_walker w = { visit, context };

    return walk(link_to_read(st), GET_PAUSES, pause_row, &w, err);
}

struct card_walker {
    store_visit_card *visit;
    void *context;
};

static int card_row(sqlite3_stmt *s, void *walker)
{
    struct card_walker *w = walker;
    bool good = sqlite3_column_int(s, 2);

    return w->visit(w->context, link_words(s, 0), good ? link_words(s, 1) : NULL);
}

int store_cards(struct store *st, bool open, int64_t since, int most, store_visit_card *visit,
                void *context, struct error *err)
{
    struct card_walker w = { visit, context };
    enum statement which = open ? GET_OPEN : GET_LIVE;

    sqlite3_bind_int(link_to_read(st)->stmt[which], 1, most);
    if (open)
        sqlite3_bind_int64(link_to_read(st)->stmt[which], 2, since);
    return walk(link_to_read(st), which, card_row, &w, err);
}

int store_old(struct store *st, int64_t *after, int64_t moment, int most, char id[STORE_ID_MAX + 1],
              struct error *err)
{
    struct link *l = link_to_read(st);
    sqlite3_stmt *s = l->stmt[GET_LAST];
    int got = SQLITE_DONE, found = 0;

    sqlite3_bind_int64(s, 1, *after);
    sqlite3_bind_int(s, 2, most);
    while (!found && (got = sqlite3_step(s)) == SQLITE_ROW) {
        *after = sqlite3_column_int64(s, 0);
        most--;
        if (sqlite3_column_int64(s, 2) < moment)
            found = column_text(s, 1, "id", id, STORE_ID_MAX + 1, err) ? -1 : 1;
    }
    if (!found && got != SQLITE_DONE)
        found = link_complain(l, err);
    if (!found && most > 0)
        *after = 0;
    sqlite3_reset(s);
    return found;
}

int store_public(struct store *st, int64_t origin, int64_t since, struct error *err)
{
    struct link *l = link_to_read(st);
    sqlite3_stmt *s = l->stmt[GET_PUBLIC];

    sqlite3_bind_int64(s, 1, origin);
    sqlite3_bind_int64(s, 2, since);
    int count = sqlite3_step(s) == SQLITE_ROW ? sqlite3_column_int(s, 0) : link_complain(l, err);
    sqlite3_reset(s);
    return count;
}
