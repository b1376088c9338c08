/* sqlite_open.c - opening the SQLite file of a store: its shape, its lock, the time nobody served
 * it.
 *
 * Write-ahead log and synchronous=FULL: a commit that returned is on the disk. The writer has its
 * own connection, so that reading never waits for a sync.
 *
 * The file itself is locked against a second server, so that no other name of it leads around the
 * lock. (Closing any handle of a file ends the locks SQLite has on it, so ours is closed last.) The
 * modification time of the ".lock" file beside it shows when a server was last running. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"
#include "store/care.h"
#include "store/sqlite.h"

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
    "ALTER TABLE match ADD COLUMN added TEXT NOT NULL DEFAULT '';",
    ("ALTER TABLE match ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;"
     "ALTER TABLE match ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;"
     "UPDATE match SET opened = created;"
     "DROP INDEX lobby;"
     "CREATE INDEX lobby_open ON match(opened) WHERE over = 0 AND public = 1 AND open > 0;"
     "CREATE INDEX lobby_live ON match(number) WHERE over = 0 AND public = 1 AND open = 0;"
     "CREATE INDEX lobby_origin ON match(origin, created) WHERE over = 0 AND public = 1;"),
};

enum { VERSION = sizeof migration / sizeof migration[0], BUSY_MS = 10000 };

static const char *const sql[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ROLLBACK] = "ROLLBACK",
    [PUT_HEAD] =
        "INSERT INTO match(number, id, game, scenario, options, rules, public, created, minutes,"
        " secret, data, added, origin) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [PUT_LINE] = "INSERT INTO line(match, seq, at, text) SELECT ?1, ?2, ?3, ?4 WHERE CASE ?2"
                 " WHEN 1 THEN EXISTS(SELECT 1 FROM match WHERE number = ?1)"
                 " ELSE EXISTS(SELECT 1 FROM line WHERE match = ?1 AND seq = ?2 - 1) END",
    [PUT_TOKEN] = "INSERT OR REPLACE INTO token(match, hash, seats, kind) VALUES(?, ?, ?, ?)",
    [DROP_TOKEN] = "DELETE FROM token WHERE match = ? AND hash = ?",
    [DROP_LINES] = "DELETE FROM line WHERE match = ?",
    [DROP_TOKENS] = "DELETE FROM token WHERE match = ?",
    [DROP_MATCH] = "DELETE FROM match WHERE number = ?",
    [PUT_CARD] = "UPDATE match SET card = ?, open = ?, over = ?, opened = ? WHERE number = ?",
    [PUT_DATA] = "INSERT OR IGNORE INTO data(hash, text) VALUES(?, ?)",
    [PUT_PAUSE] = "INSERT INTO pause(began, ended) VALUES(?, ?)",
    [END_PAUSE] = "UPDATE pause SET ended = ? WHERE ended = 0",
    [GET_HEAD] =
        "SELECT number, id, game, scenario, options, rules, public, created, minutes, secret,"
        " data, added, over FROM match WHERE id = ?",
    [GET_DATA] = "SELECT text FROM data WHERE hash = ?",
    [GET_NEXT] = "SELECT COALESCE(MAX(number), 0) + 1 FROM match",
    [GET_LINES] = "SELECT seq, at, text FROM line WHERE match = ? ORDER BY seq",
    [GET_TOKENS] = "SELECT hash, seats, kind FROM token WHERE match = ?",
    [GET_OPEN] =
        "SELECT id, card, " CARD_GOOD " FROM match WHERE over = 0 AND public = 1 AND open > 0"
        " AND opened > ?2 ORDER BY opened DESC LIMIT ?1",
    [GET_LIVE] =
        "SELECT id, card, " CARD_GOOD " FROM match WHERE over = 0 AND public = 1 AND open = 0"
        " ORDER BY number DESC LIMIT ?1",
    [GET_LAST] = "SELECT number, id, COALESCE((SELECT at FROM line WHERE line.match = number"
                 " ORDER BY seq DESC LIMIT 1), created) FROM match WHERE number > ? ORDER BY number"
                 " LIMIT ?",
    [GET_PUBLIC] = "SELECT COUNT(*) FROM match WHERE over = 0 AND public = 1 AND origin = ?"
                   " AND created > ?",
    [GET_PAUSES] = "SELECT began, ended FROM pause ORDER BY began",
};

int link_complain(struct link *l, struct error *err)
{
    return error_set(err, "the store failed: %s", sqlite3_errmsg(l->db));
}

int link_run(struct link *l, enum statement which, struct error *err)
{
    int got = sqlite3_step(l->stmt[which]);

    if (got != SQLITE_DONE && err)
        link_complain(l, err);
    sqlite3_reset(l->stmt[which]);
    return got == SQLITE_DONE ? 0 : -1;
}

static int user_version(struct link *l, int *version, struct error *err)
{
    sqlite3_stmt *s;

    if (sqlite3_prepare_v2(l->db, "PRAGMA user_version", -1, &s, NULL) != SQLITE_OK)
        return link_complain(l, err);
    int got = sqlite3_step(s);
    *version = got == SQLITE_ROW ? sqlite3_column_int(s, 0) : 0;
    sqlite3_finalize(s);
    return got == SQLITE_ROW ? 0 : link_complain(l, err);
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
            return link_complain(l, err);
    }
    return 0;
}

static int prepare(struct link *l, struct error *err)
{
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v3(l->db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &l->stmt[i], NULL))
            return link_complain(l, err);
    return 0;
}

static int connect_to(struct link *l, const char *path, struct error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;

    if (sqlite3_open_v2(path, &l->db, flags, NULL) != SQLITE_OK)
        return error_set(err, "the store %s cannot be opened: %s", path, sqlite3_errmsg(l->db));
    sqlite3_busy_timeout(l->db, BUSY_MS);
    if (sqlite3_exec(l->db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", NULL, NULL,
                     NULL))
        return error_set(err, "%s is not a store: %s", path, sqlite3_errmsg(l->db));
    if (sqlite3_exec(l->db, "BEGIN IMMEDIATE; ROLLBACK", NULL, NULL, NULL))
        return error_set(err, "the store %s cannot be written: %s", path, sqlite3_errmsg(l->db));
    return 0;
}

static void disconnect(struct link *l)
{
    for (int i = 0; i < STATEMENTS; i++)
        sqlite3_finalize(l->stmt[i]);
    sqlite3_close(l->db);
}

static int cannot_write(struct store *s, struct error *err)
{
    return error_set(err, "the store %s cannot be written: %s", s->path, strerror(errno));
}

/* open_file makes the file if it is missing, for nobody else to read, and locks it. */
static int open_file(struct store *s, struct error *err)
{
    struct stat st;

    s->file = open(s->path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (s->file < 0 || fstat(s->file, &st) != 0)
        return cannot_write(s, err);
    if (!S_ISREG(st.st_mode))
        return error_set(err, "%s is not a store: it is not a file", s->path);
    if (flock(s->file, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK
                   ? error_set(err, "another server is using the store %s", s->path)
                   : error_set(err, "the store %s cannot be locked: %s", s->path, strerror(errno));
    if (st.st_nlink > 1)
        return error_set(err,
                         "the store %s has two names (hard links), and SQLite's log belongs to one"
                         " of them: remove the other, or copy the file",
                         s->path);
    return 0;
}

/* use_real_path: what SQLite and we keep beside the file is beside the file itself, whatever links
 * lead there. */
static int use_real_path(struct store *s, struct error *err)
{
    char real[PATH_MAX];

    if (!realpath(s->path, real))
        return cannot_write(s, err);
    if (strlen(real) >= sizeof s->path)
        return error_set(err, "the path of the store %.80s... is too long", real);
    snprintf(s->path, sizeof s->path, "%s", real);
    *strrchr(real, '/') = '\0';
    return access(real[0] ? real : "/", W_OK | X_OK) == 0 ? 0 : cannot_write(s, err);
}

/* close_to_others: it holds the secrets of running matches. SQLite gives new files beside it the
 * same mode. Where the mode cannot be changed (another's file, a foreign disk) it stays. */
static void close_to_others(const struct store *s)
{
    static const char *const end[] = { "", "-wal", "-shm" };

    for (int i = 0; i < 3; i++) {
        char path[sizeof s->path + 8];

        snprintf(path, sizeof path, "%s%s", s->path, end[i]);
        if (chmod(path, 0600) != 0)
            continue;
    }
}

static int open_alive(struct store *s, struct error *err)
{
    char path[sizeof s->path + 8];

    snprintf(path, sizeof path, "%s.lock", s->path);
    s->alive = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    return s->alive >= 0 ? 0 : cannot_write(s, err);
}

static int take_file(struct store *s, struct error *err)
{
    if (open_file(s, err) || use_real_path(s, err) || open_alive(s, err))
        return -1;
    close_to_others(s);
    return 0;
}

/* The time is the server's, which does not jump with the time of day. */
void store_alive(struct store *s, int64_t now)
{
    struct timespec time[2] = { { .tv_sec = now / 1000, .tv_nsec = now % 1000 * 1000000 } };

    time[1] = time[0];
    if (s->alive >= 0)
        futimens(s->alive, time);
}

int64_t store_began(const struct store *s)
{
    return s->began;
}

static int64_t milliseconds(struct timespec t)
{
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* end_pause: a copy of a store (store_backup) was at rest until now. */
static bool end_pause(struct store *s)
{
    sqlite3_bind_int64(s->writer.stmt[END_PAUSE], 1, s->began);
    return link_run(&s->writer, END_PAUSE, NULL) == 0 && sqlite3_changes(s->writer.db) > 0;
}

/* note_pause: no server was running since the file was last touched. (A new one was touched just now.)
 * On a full disk this cannot be written: clocks then run through the pause, but matches can still be
 * read. */
static void note_pause(struct store *s)
{
    sqlite3_stmt *put = s->writer.stmt[PUT_PAUSE];
    struct timespec now;
    struct stat file;

    clock_gettime(CLOCK_REALTIME, &now);
    s->began = milliseconds(now);
    if (end_pause(s)) {
        store_alive(s, s->began);
        return;
    }
    if (s->alive < 0 || fstat(s->alive, &file) != 0)
        return;
    int64_t last = milliseconds(file.st_mtim);
    if (last >= s->began) { /* the time of day was set back: no time has passed */
        s->began = last;
        return;
    }
    sqlite3_bind_int64(put, 1, last);
    sqlite3_bind_int64(put, 2, s->began);
    store_alive(s, s->began);
    link_run(&s->writer, PUT_PAUSE, NULL);
}

static int open_both(struct store *s, struct error *err)
{
    if (!s->one_sided && take_file(s, err))
        return -1;
    if (connect_to(&s->writer, s->path, err) || migrate(&s->writer, err) ||
        prepare(&s->writer, err))
        return -1;
    note_pause(s);
    if (s->one_sided)
        return 0;
    return connect_to(&s->reader, s->path, err) || prepare(&s->reader, err) ? -1 : 0;
}

/* named: a store that is not open yet; NULL and a sentence where this is no name of one. */
static struct store *named(const char *url, struct error *err)
{
    if (strncmp(url, "sqlite:", 7) == 0)
        url += 7;
    if (strstr(url, "://") || strlen(url) >= PATH_BYTES || !url[0]) {
        error_set(err, "\"%.60s\" is not a store: it should read sqlite:PATH", url);
        return NULL;
    }
    struct store *s = mem_alloc(sizeof *s);
    s->file = s->alive = -1;
    snprintf(s->path, sizeof s->path, "%s", url);
    return s;
}

struct store *store_open(const char *url, struct error *err)
{
    struct store *s = named(url, err);

    if (!s)
        return NULL;
    s->one_sided = strcmp(s->path, ":memory:") == 0;
    if (open_both(s, err) == 0)
        return s;
    store_close(s);
    return NULL;
}

static int open_reader(struct store *s, struct error *err)
{
    struct link *l = &s->reader;
    int version;

    if (sqlite3_open_v2(s->path, &l->db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK)
        return error_set(err, "the store %s cannot be read: %s", s->path, sqlite3_errmsg(l->db));
    sqlite3_busy_timeout(l->db, BUSY_MS);
    if (user_version(l, &version, err))
        return error_set(err, "%s is not a store: %s", s->path, sqlite3_errmsg(l->db));
    if (version == 0)
        return error_set(err, "%s is not a store", s->path);
    if (version != VERSION)
        return error_set(err,
                         "the store %s was made by %s sandtable (version %d, this one has %d)%s",
                         s->path, version < VERSION ? "an older" : "a newer", version, VERSION,
                         version < VERSION ? "; a server brings it up to date" : "");
    if (prepare(l, err))
        return -1;
    return sqlite3_exec(l->db, "BEGIN", NULL, NULL, NULL) ? link_complain(l, err) : 0;
}

struct store *store_open_to_read(const char *url, struct error *err)
{
    struct store *s = named(url, err);

    if (!s || open_reader(s, err) == 0)
        return s;
    store_close(s);
    return NULL;
}

void store_close(struct store *s)
{
    if (!s)
        return;
    disconnect(&s->reader);
    disconnect(&s->writer);
    if (s->alive >= 0)
        close(s->alive);
    if (s->file >= 0)
        close(s->file);
    mem_free(s);
}
