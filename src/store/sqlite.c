/* sqlite.c - the store in an SQLite file. The only file that includes sqlite3.h.
 *
 * Write-ahead log and synchronous=FULL: a commit that returned is on the disk. The writer has its
 * own connection, so that reading never waits for a sync. A lock file next to the database keeps a
 * second server out; its modification time shows when a server was last running. */
#include "store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"
#include "store/batch.h"

/* Step n takes a database from version n to version n + 1. Never change a released step. */
static const char *const migration[] = {
    "CREATE TABLE match(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,"
    " scenario TEXT NOT NULL, options TEXT NOT NULL, rules INTEGER NOT NULL, public INTEGER NOT "
    "NULL,"
    " created INTEGER NOT NULL, minutes INTEGER NOT NULL, secret BLOB NOT NULL,"
    " open INTEGER NOT NULL DEFAULT 0, over INTEGER NOT NULL DEFAULT 0, card TEXT NOT NULL DEFAULT "
    "'');"
    "CREATE INDEX lobby ON match(over, public, number);"
    "CREATE TABLE line(match INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,"
    " text TEXT NOT NULL, PRIMARY KEY(match, seq)) WITHOUT ROWID;"
    "CREATE TABLE token(match INTEGER NOT NULL, hash BLOB NOT NULL, seats INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, PRIMARY KEY(match, hash)) WITHOUT ROWID;",
    "CREATE TABLE pause(began INTEGER NOT NULL, ended INTEGER NOT NULL);",
    ("ALTER TABLE match ADD COLUMN data TEXT NOT NULL DEFAULT '';"
     "CREATE TABLE data(hash TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;"),
};

enum { VERSION = sizeof migration / sizeof migration[0] };

enum statement {
    BEGIN,
    COMMIT,
    ROLLBACK,
    PUT_HEAD,
    PUT_LINE,
    PUT_TOKEN,
    DROP_TOKEN,
    PUT_CARD,
    PUT_DATA,
    PUT_PAUSE,
    GET_HEAD,
    GET_DATA,
    GET_NEXT,
    GET_LINES,
    GET_TOKENS,
    GET_OPEN,
    GET_LIVE,
    GET_PAUSES,
    STATEMENTS
};

static const char *const sql[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ROLLBACK] = "ROLLBACK",
    [PUT_HEAD] =
        "INSERT INTO match(number, id, game, scenario, options, rules, public, created, minutes,"
        " secret, data) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [PUT_LINE] = "INSERT INTO line(match, seq, at, text) VALUES(?, ?, ?, ?)",
    [PUT_TOKEN] = "INSERT OR REPLACE INTO token(match, hash, seats, kind) VALUES(?, ?, ?, ?)",
    [DROP_TOKEN] = "DELETE FROM token WHERE match = ? AND hash = ?",
    [PUT_CARD] = "UPDATE match SET card = ?, open = ?, over = ? WHERE number = ?",
    [PUT_DATA] = "INSERT OR IGNORE INTO data(hash, text) VALUES(?, ?)",
    [PUT_PAUSE] = "INSERT INTO pause(began, ended) VALUES(?, ?)",
    [GET_HEAD] =
        "SELECT number, id, game, scenario, options, rules, public, created, minutes, secret,"
        " data FROM match WHERE id = ?",
    [GET_DATA] = "SELECT text FROM data WHERE hash = ?",
    [GET_NEXT] = "SELECT COALESCE(MAX(number), 0) + 1 FROM match",
    [GET_LINES] = "SELECT seq, at, text FROM line WHERE match = ? ORDER BY seq",
    [GET_TOKENS] = "SELECT hash, seats, kind FROM token WHERE match = ?",
    [GET_OPEN] = "SELECT card FROM match WHERE over = 0 AND public = 1 AND open > 0"
                 " ORDER BY number DESC LIMIT ?",
    [GET_LIVE] = "SELECT card FROM match WHERE over = 0 AND public = 1 AND open = 0"
                 " ORDER BY number DESC LIMIT ?",
    [GET_PAUSES] = "SELECT began, ended FROM pause ORDER BY began",
};

/* One connection with its prepared statements. */
struct link {
    sqlite3 *db;
    sqlite3_stmt *stmt[STATEMENTS];
};

struct store {
    struct link writer, reader;
    bool one_sided; /* in memory: reader is the writer */
    int lock;
    char path[1024];
};

static int complain(struct link *l, struct error *err)
{
    return error_set(err, "the store failed: %s", sqlite3_errmsg(l->db));
}

/* --- opening --- */

static int user_version(struct link *l, int *version, struct error *err)
{
    sqlite3_stmt *s;

    if (sqlite3_prepare_v2(l->db, "PRAGMA user_version", -1, &s, NULL) != SQLITE_OK)
        return complain(l, err);
    int got = sqlite3_step(s);
    *version = got == SQLITE_ROW ? sqlite3_column_int(s, 0) : 0;
    sqlite3_finalize(s);
    return got == SQLITE_ROW ? 0 : complain(l, err);
}

static int migrate(struct link *l, struct error *err)
{
    int version;

    if (user_version(l, &version, err))
        return -1;
    if (version > VERSION)
        return error_set(err,
                         "the store was made by a newer sandtable (version %d, this one knows %d)",
                         version, VERSION);
    for (; version < VERSION; version++) {
        char set[60];

        snprintf(set, sizeof set, "PRAGMA user_version = %d; COMMIT", version + 1);
        if (sqlite3_exec(l->db, "BEGIN IMMEDIATE", NULL, NULL, NULL) ||
            sqlite3_exec(l->db, migration[version], NULL, NULL, NULL) ||
            sqlite3_exec(l->db, set, NULL, NULL, NULL))
            return complain(l, err);
    }
    return 0;
}

static int prepare(struct link *l, struct error *err)
{
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v3(l->db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &l->stmt[i], NULL))
            return complain(l, err);
    return 0;
}

static int connect_to(struct link *l, const char *path, struct error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;

    if (sqlite3_open_v2(path, &l->db, flags, NULL) != SQLITE_OK)
        return error_set(err, "the store %s cannot be opened: %s", path, sqlite3_errmsg(l->db));
    sqlite3_busy_timeout(l->db, 10000);
    if (sqlite3_exec(l->db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", NULL, NULL,
                     NULL))
        return error_set(err, "%s is not a store: %s", path, sqlite3_errmsg(l->db));
    return 0;
}

static void disconnect(struct link *l)
{
    for (int i = 0; i < STATEMENTS; i++)
        sqlite3_finalize(l->stmt[i]);
    sqlite3_close(l->db);
}

static int take_lock(struct store *s, struct error *err)
{
    char path[sizeof s->path + 8];
    struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };

    snprintf(path, sizeof path, "%s.lock", s->path);
    s->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (s->lock < 0)
        return error_set(err, "%s cannot be opened: %s", path, strerror(errno));
    if (fcntl(s->lock, F_SETLK, &whole) != 0)
        return error_set(err, "another server is using the store %s", s->path);
    return 0;
}

/* run executes a statement that gives no rows, and resets it for the next time. */
static int run(struct link *l, enum statement which)
{
    int got = sqlite3_step(l->stmt[which]);

    sqlite3_reset(l->stmt[which]);
    return got == SQLITE_DONE ? 0 : -1;
}

/* Sets the time explicitly: the kernel's own would lag by up to a tick. */
void store_alive(struct store *s)
{
    struct timespec time[2];

    if (s->lock < 0)
        return;
    clock_gettime(CLOCK_REALTIME, &time[0]);
    time[1] = time[0];
    futimens(s->lock, time);
}

static int64_t milliseconds(struct timespec t)
{
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* note_pause: no server was running since the lock file was last touched. (A new one was touched just
 * now.) On a full disk this cannot be written: clocks then run through the pause, but matches can
 * still be read. */
static void note_pause(struct store *s)
{
    sqlite3_stmt *put = s->writer.stmt[PUT_PAUSE];
    struct timespec now;
    struct stat last;

    clock_gettime(CLOCK_REALTIME, &now);
    if (fstat(s->lock, &last) != 0 || milliseconds(last.st_mtim) >= milliseconds(now))
        return;
    sqlite3_bind_int64(put, 1, milliseconds(last.st_mtim));
    sqlite3_bind_int64(put, 2, milliseconds(now));
    store_alive(s);
    run(&s->writer, PUT_PAUSE);
}

static int open_both(struct store *s, struct error *err)
{
    if (!s->one_sided && take_lock(s, err))
        return -1;
    if (connect_to(&s->writer, s->path, err) || migrate(&s->writer, err) ||
        prepare(&s->writer, err))
        return -1;
    if (s->one_sided)
        return 0;
    note_pause(s);
    return connect_to(&s->reader, s->path, err) || prepare(&s->reader, err) ? -1 : 0;
}

struct store *store_open(const char *url, struct error *err)
{
    struct store *s = mem_alloc(sizeof *s);

    s->lock = -1;
    if (strncmp(url, "sqlite:", 7) == 0)
        url += 7;
    if (strstr(url, "://") || strlen(url) >= sizeof s->path || !url[0]) {
        error_set(err, "\"%.60s\" is not a store: it should read sqlite:PATH", url);
        store_close(s);
        return NULL;
    }
    snprintf(s->path, sizeof s->path, "%s", url);
    s->one_sided = strcmp(url, ":memory:") == 0;
    if (open_both(s, err) == 0)
        return s;
    store_close(s);
    return NULL;
}

void store_close(struct store *s)
{
    if (!s)
        return;
    if (s->writer.stmt[PUT_PAUSE]) /* it was open */
        store_alive(s);
    disconnect(&s->reader);
    disconnect(&s->writer);
    if (s->lock >= 0)
        close(s->lock);
    mem_free(s);
}

/* --- writing --- */

static void bind_text(sqlite3_stmt *s, int at, const char *text)
{
    sqlite3_bind_text(s, at, text, -1, SQLITE_STATIC);
}

static int put_head(struct link *l, const struct batch_item *item)
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
    return run(l, PUT_HEAD);
}

static int put_line(struct link *l, const struct batch_item *item)
{
    sqlite3_stmt *s = l->stmt[PUT_LINE];

    sqlite3_bind_int64(s, 1, item->match);
    sqlite3_bind_int64(s, 2, item->line.seq);
    sqlite3_bind_int64(s, 3, item->line.at);
    bind_text(s, 4, item->line.text);
    return run(l, PUT_LINE);
}

static int put_token(struct link *l, const struct batch_item *item)
{
    enum statement which = item->token.kind < 0 ? DROP_TOKEN : PUT_TOKEN;
    sqlite3_stmt *s = l->stmt[which];

    sqlite3_bind_int64(s, 1, item->match);
    sqlite3_bind_blob(s, 2, item->token.hash, STORE_HASH, SQLITE_STATIC);
    if (which == PUT_TOKEN) {
        sqlite3_bind_int64(s, 3, item->token.seats);
        sqlite3_bind_int(s, 4, item->token.kind);
    }
    return run(l, which);
}

static int put_card(struct link *l, const struct batch_item *item)
{
    sqlite3_stmt *s = l->stmt[PUT_CARD];

    bind_text(s, 1, item->card.text);
    sqlite3_bind_int(s, 2, item->card.open);
    sqlite3_bind_int(s, 3, item->card.over);
    sqlite3_bind_int64(s, 4, item->match);
    return run(l, PUT_CARD);
}

static int put_data(struct link *l, const struct batch_item *item)
{
    sqlite3_stmt *s = l->stmt[PUT_DATA];

    bind_text(s, 1, item->hash);
    bind_text(s, 2, item->text);
    return run(l, PUT_DATA);
}

static int (*const put[])(struct link *, const struct batch_item *) = {
    [BATCH_HEAD] = put_head, [BATCH_LINE] = put_line, [BATCH_TOKEN] = put_token,
    [BATCH_CARD] = put_card, [BATCH_DATA] = put_data,
};

int store_write(struct store *s, const struct batch *b, struct error *err)
{
    struct link *l = &s->writer;
    int bad = run(l, BEGIN);

    for (int i = 0; i < b->count && !bad; i++) {
        EXPECT(b->item[i].kind <= BATCH_DATA);
        bad = put[b->item[i].kind](l, &b->item[i]);
    }
    if (!bad)
        bad = run(l, COMMIT);
    store_alive(s); /* no line is newer than this */
    if (!bad)
        return 0;
    complain(l, err);
    if (!sqlite3_get_autocommit(l->db))
        run(l, ROLLBACK);
    return -1;
}

/* --- reading --- */

static struct link *reading(struct store *s)
{
    return s->one_sided ? &s->writer : &s->reader;
}

static void column_text(sqlite3_stmt *s, int at, char *to, size_t room)
{
    const unsigned char *text = sqlite3_column_text(s, at);

    snprintf(to, room, "%s", text ? (const char *)text : "");
}

static void column_bytes(sqlite3_stmt *s, int at, uint8_t *to, int size)
{
    const void *bytes = sqlite3_column_blob(s, at);

    memset(to, 0, (size_t)size);
    if (bytes && sqlite3_column_bytes(s, at) == size)
        memcpy(to, bytes, (size_t)size);
}

static void read_head(sqlite3_stmt *s, struct store_head *h)
{
    *h = (struct store_head){ .number = sqlite3_column_int64(s, 0) };
    column_text(s, 1, h->id, sizeof h->id);
    column_text(s, 2, h->game, sizeof h->game);
    column_text(s, 3, h->scenario, sizeof h->scenario);
    column_text(s, 4, h->options, sizeof h->options);
    h->rules_version = sqlite3_column_int(s, 5);
    h->is_public = sqlite3_column_int(s, 6);
    h->created = sqlite3_column_int64(s, 7);
    h->minutes = sqlite3_column_int(s, 8);
    column_bytes(s, 9, h->secret, STORE_SECRET);
    column_text(s, 10, h->data, sizeof h->data);
}

int store_find(struct store *st, const char *id, struct store_head *head, struct error *err)
{
    struct link *l = reading(st);
    sqlite3_stmt *s = l->stmt[GET_HEAD];

    bind_text(s, 1, id);
    int got = sqlite3_step(s);
    if (got == SQLITE_ROW)
        read_head(s, head);
    else if (got != SQLITE_DONE)
        complain(l, err);
    sqlite3_reset(s);
    return got == SQLITE_ROW ? 1 : got == SQLITE_DONE ? 0 : -1;
}

int store_data(struct store *st, const char *hash, char **text, struct error *err)
{
    struct link *l = reading(st);
    sqlite3_stmt *s = l->stmt[GET_DATA];

    *text = NULL;
    bind_text(s, 1, hash);
    int got = sqlite3_step(s);
    if (got == SQLITE_ROW)
        *text = mem_copy_text((const char *)sqlite3_column_text(s, 0),
                              (size_t)sqlite3_column_bytes(s, 0));
    else if (got != SQLITE_DONE)
        complain(l, err);
    sqlite3_reset(s);
    return got == SQLITE_ROW ? 1 : got == SQLITE_DONE ? 0 : -1;
}

int store_next(struct store *st, int64_t *number, struct error *err)
{
    struct link *l = reading(st);
    sqlite3_stmt *s = l->stmt[GET_NEXT];
    int got = sqlite3_step(s);

    if (got == SQLITE_ROW)
        *number = sqlite3_column_int64(s, 0);
    else
        complain(l, err);
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
        complain(l, err);
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
    const unsigned char *text = sqlite3_column_text(s, 2);
    struct store_line line = { (uint32_t)sqlite3_column_int64(s, 0), sqlite3_column_int64(s, 1),
                               text ? (const char *)text : "" };

    return w->visit(w->context, line, w->err);
}

int store_lines(struct store *st, int64_t match, store_visit_line *visit, void *context,
                struct error *err)
{
    struct line_walker w = { visit, context, err };

    sqlite3_bind_int64(reading(st)->stmt[GET_LINES], 1, match);
    return walk(reading(st), GET_LINES, line_row, &w, err);
}

struct token_walker {
    store_visit_token *visit;
    void *context;
};

static int token_row(sqlite3_stmt *s, void *walker)
{
    struct token_walker *w = walker;
    struct store_token token = { .seats = (unsigned)sqlite3_column_int(s, 1),
                                 .kind = sqlite3_column_int(s, 2) };

    column_bytes(s, 0, token.hash, STORE_HASH);
    return w->visit(w->context, &token);
}

int store_tokens(struct store *st, int64_t match, store_visit_token *visit, void *context,
                 struct error *err)
{
    struct token_walker w = { visit, context };

    sqlite3_bind_int64(reading(st)->stmt[GET_TOKENS], 1, match);
    return walk(reading(st), GET_TOKENS, token_row, &w, err);
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

    return walk(reading(st), GET_PAUSES, pause_row, &w, err);
}

struct text_walker {
    int (*visit)(void *context, const char *text);
    void *context;
};

static int text_row(sqlite3_stmt *s, void *walker)
{
    struct text_walker *w = walker;
    const unsigned char *text = sqlite3_column_text(s, 0);

    return w->visit(w->context, text ? (const char *)text : "");
}

int store_cards(struct store *st, bool open, int most, store_visit_card *visit, void *context,
                struct error *err)
{
    struct text_walker w = { visit, context };
    enum statement which = open ? GET_OPEN : GET_LIVE;

    sqlite3_bind_int(reading(st)->stmt[which], 1, most);
    return walk(reading(st), which, text_row, &w, err);
}
