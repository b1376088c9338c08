/* sqlite_care.c - the care of an SQLite store: looking through it, copying it, taking out what is
 * damaged. */
#include "store/care.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"
#include "store/sqlite.h"

/* --- looking through it --- */

int store_matches(struct store *st, store_visit_id *visit, void *context, struct error *err)
{
    struct link *l = link_to_read(st);
    sqlite3_stmt *s;
    int bad = 0, got = SQLITE_DONE;

    if (sqlite3_prepare_v2(l->db, "SELECT id FROM match ORDER BY number", -1, &s, NULL))
        return link_complain(l, err);
    while (!bad && (got = sqlite3_step(s)) == SQLITE_ROW)
        bad = visit(context, link_words(s, 0), err);
    if (!bad && got != SQLITE_DONE)
        bad = link_complain(l, err);
    sqlite3_finalize(s);
    return bad ? -1 : 0;
}

#define STRAY "match NOT IN (SELECT number FROM match)"

/* Each row of an answer is a fault: the id of a match or '', and a sentence. */
static const char *const inspection[] = {
    "SELECT '', 'the file is damaged: ' || integrity_check FROM pragma_integrity_check(20)"
    " WHERE integrity_check <> 'ok'",
    "SELECT '', 'match number ' || match || ' is not there, but lines of it: ' || count(*)"
    " FROM line WHERE " STRAY " GROUP BY match",
    "SELECT id, 'a line of its log is numbered ' || seq FROM line JOIN match ON number = match"
    " WHERE seq NOT BETWEEN 1 AND 4294967295",
    "SELECT '', 'match number ' || match || ' is not there, but tokens of it: ' || count(*)"
    " FROM token WHERE " STRAY " GROUP BY match",
    "SELECT id, 'its card for the lobby is damaged' FROM match WHERE NOT " CARD_GOOD,
    "SELECT id, 'the list of its data files is missing' FROM match WHERE data <> ''"
    " AND data NOT IN (SELECT hash FROM data)",
};

static void inspect(struct link *l, const char *question, store_visit_fault *visit, void *context)
{
    sqlite3_stmt *s = NULL;
    int got = sqlite3_prepare_v2(l->db, question, -1, &s, NULL);

    while (got == SQLITE_OK || got == SQLITE_ROW) {
        got = sqlite3_step(s);
        if (got == SQLITE_ROW)
            visit(context, link_words(s, 0), link_words(s, 1));
    }
    if (got != SQLITE_DONE) { /* it is damaged so much that it cannot be asked */
        struct error err;

        link_complain(l, &err);
        visit(context, "", err.text);
    }
    sqlite3_finalize(s);
}

void store_inspect(struct store *st, store_visit_fault *visit, void *context)
{
    for (size_t i = 0; i < sizeof inspection / sizeof inspection[0]; i++)
        inspect(link_to_read(st), inspection[i], visit, context);
}

bool store_card_good(struct store *st, int64_t match)
{
    struct link *l = link_to_read(st);
    sqlite3_stmt *s;

    if (sqlite3_prepare_v2(l->db, "SELECT " CARD_GOOD " FROM match WHERE number = ?", -1, &s, NULL))
        return false;
    sqlite3_bind_int64(s, 1, match);
    bool good = sqlite3_step(s) == SQLITE_ROW && sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return good;
}

/* --- copying it --- */

static int run_sql(struct link *l, const char *words, struct error *err)
{
    return sqlite3_exec(l->db, words, NULL, NULL, NULL) ? link_complain(l, err) : 0;
}

/* copy_into: all of it as it is at one moment, into an empty file. */
static int copy_into(struct link *l, const char *to, struct error *err)
{
    sqlite3_stmt *copy = NULL;
    int bad = sqlite3_exec(l->db, "ROLLBACK", NULL, NULL, NULL) || /* a copy begins by itself */
              sqlite3_prepare_v2(l->db, "VACUUM INTO ?", -1, &copy, NULL) ||
              sqlite3_bind_text(copy, 1, to, -1, SQLITE_STATIC) ||
              sqlite3_step(copy) != SQLITE_DONE || sqlite3_exec(l->db, "BEGIN", NULL, NULL, NULL);

    if (bad)
        link_complain(l, err);
    sqlite3_finalize(copy);
    return bad ? -1 : 0;
}

/* begin_pause: the pause ends when the copy is opened. */
static int begin_pause(const char *path, struct error *err)
{
    struct link l = { 0 };
    struct timespec now;
    char words[100];

    clock_gettime(CLOCK_REALTIME, &now);
    snprintf(words, sizeof words, "INSERT INTO pause(began, ended) VALUES(%lld, 0)",
             (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000);
    int bad = sqlite3_open_v2(path, &l.db, SQLITE_OPEN_READWRITE, NULL) ? link_complain(&l, err)
                                                                        : run_sql(&l, words, err);
    sqlite3_close(l.db);
    return bad;
}

static int sync_path(const char *path, int flags, struct error *err)
{
    int fd = open(path, flags | O_CLOEXEC);
    int bad = fd < 0 || fsync(fd) != 0;

    if (bad)
        error_set(err, "%s cannot be written: %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    return bad ? -1 : 0;
}

/* sync_folder: the name of the file is on the disk too. */
static int sync_folder(const char *file, struct error *err)
{
    char folder[PATH_BYTES];

    snprintf(folder, sizeof folder, "%s", file);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = '\0';
    return sync_path(slash ? folder : ".", O_RDONLY | O_DIRECTORY, err);
}

static int move_to(const char *from, const char *to, struct error *err)
{
    if (rename(from, to) != 0)
        return error_set(err, "%s cannot be written: %s", to, strerror(errno));
    return sync_folder(to, err);
}

int store_backup(struct store *s, const char *to, struct error *err)
{
    char part[PATH_BYTES];

    if (snprintf(part, sizeof part, "%s.part", to) >= (int)sizeof part)
        return error_set(err, "the path %.60s... is too long", to);
    unlink(part); /* of a copy that was interrupted */
    int fd = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return error_set(err, "%s cannot be written: %s", part, strerror(errno));
    close(fd);
    if (copy_into(&s->reader, part, err) == 0 && begin_pause(part, err) == 0 &&
        sync_path(part, O_RDWR, err) == 0 && move_to(part, to, err) == 0)
        return 0;
    unlink(part);
    return -1;
}

/* --- taking out --- */

#define LINE_TEXT                                                                                  \
    "'match ' || coalesce((SELECT id FROM match WHERE number = line.match), 'number ' || match)"   \
    " || ' line ' || seq || ' at ' || at || ': ' || text FROM line"
#define TOKEN_TEXT                                                                                 \
    "'match ' || coalesce((SELECT id FROM match WHERE number = token.match), 'number ' || match)"  \
    " || ' token ' || hex(hash) || ' seats ' || seats || ' kind ' || kind FROM token"
#define HEAD_TEXT                                                                                  \
    "'match ' || id || ' number ' || number || ' game ' || game || ' scenario ' || scenario ||"    \
    " ' rules ' || rules || ' created ' || created || ' minutes ' || minutes || ' secret ' ||"     \
    " hex(secret) || ' data ' || data || ' options ' || replace(options, char(10), ' ') ||"        \
    " ' added ' || replace(added, char(10), ' / ') FROM match"

/* The tables of a part, one after another: what is said of a row, and which rows. ?1 is the match, ?2
 * the line. */
static const struct {
    const char *table, *text, *where;
} parts[][3] = {
    [STORE_LINES_AFTER] = { { "line", LINE_TEXT, "match = ?1 AND seq > ?2" } },
    [STORE_WHOLE_MATCH] = { { "line", LINE_TEXT, "match = ?1" },
                            { "token", TOKEN_TEXT, "match = ?1" },
                            { "match", HEAD_TEXT, "number = ?1" } },
    [STORE_STRAY_LINES] = { { "line", LINE_TEXT, STRAY " OR seq NOT BETWEEN 1 AND 4294967295" } },
    [STORE_STRAY_TOKENS] = { { "token", TOKEN_TEXT, STRAY } },
    [STORE_BROKEN_TOKENS] = { { "token", TOKEN_TEXT, "length(hash) <> 32" } },
};

/* run_part: `words` with ?1 and ?2; its rows, if any, go to `out`. How many, or -1 and a sentence. */
static int run_part(struct link *l, const char *words, int64_t match, uint32_t after,
                    struct text *out, struct error *err)
{
    sqlite3_stmt *s;
    int rows = 0, got;

    if (sqlite3_prepare_v2(l->db, words, -1, &s, NULL))
        return link_complain(l, err);
    if (sqlite3_bind_parameter_count(s) > 0)
        sqlite3_bind_int64(s, 1, match);
    if (sqlite3_bind_parameter_count(s) > 1)
        sqlite3_bind_int64(s, 2, after);
    while ((got = sqlite3_step(s)) == SQLITE_ROW) {
        text_add(out, link_words(s, 0));
        text_add_char(out, '\n');
        rows++;
    }
    sqlite3_finalize(s);
    return got == SQLITE_DONE ? rows : link_complain(l, err);
}

int store_take_out(struct store *s, enum store_part part, int64_t match, uint32_t after,
                   struct text *out, struct error *err)
{
    int rows = 0;

    for (int i = 0; i < 3 && parts[part][i].table; i++) {
        char words[900];

        snprintf(words, sizeof words, "SELECT %s WHERE %s", parts[part][i].text,
                 parts[part][i].where);
        int got = run_part(&s->writer, words, match, after, out, err);
        snprintf(words, sizeof words, "DELETE FROM %s WHERE %s", parts[part][i].table,
                 parts[part][i].where);
        if (got < 0 || run_part(&s->writer, words, match, after, out, err) < 0)
            return -1;
        rows += got;
    }
    return rows;
}
