/* fuzz_store.c - any lines as the log of a match in a store that nobody has looked after: `store check`
 * and `store repair` come to an end, and what was mended once needs no mending again. The first byte
 * chooses the game. A line of the input is a line of the log; one that begins with = is a value of the
 * match instead (=card TEXT, =options TEXT, =added TEXT, =scenario TEXT, =id TEXT), or a gap in its
 * numbers (=gap). */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "fuzz.h"
#include "server/audit.h"
#include "small.h"
#include "store/sqlite.h"

enum { LINES = 40 };

/* path: of this process, on a disk that costs nothing where there is one. */
static const char *path(void)
{
    static char name[80];

    snprintf(name, sizeof name, "%s/sandtable-fuzz-store-%d",
             access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp", (int)getpid());
    return name;
}

static void remove_store(void)
{
    static const char *const ends[] = { "", "-wal", "-shm", ".lock" };
    char name[100];

    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s%s", path(), ends[i]);
        unlink(name);
    }
}

/* put runs a statement with a number and a text; what the database refuses is left out. */
static void put(struct store *s, const char *sql, int number, const char *text)
{
    sqlite3_stmt *stmt;

    if (sqlite3_prepare_v2(s->writer.db, sql, -1, &stmt, NULL) != SQLITE_OK)
        abort();
    sqlite3_bind_int(stmt, 1, number);
    sqlite3_bind_text(stmt, 2, text, -1, SQLITE_STATIC);
    sqlite3_step(stmt);
    sqlite3_finalize(stmt);
}

/* value: a line "=NAME TEXT". */
static void value(struct store *s, const char *line)
{
    static const struct {
        const char *name, *sql;
    } values[] = {
        { "=card ", "UPDATE match SET card = ?2 WHERE number = ?1" },
        { "=options ", "UPDATE match SET options = ?2 WHERE number = ?1" },
        { "=added ", "UPDATE match SET added = ?2 WHERE number = ?1" },
        { "=scenario ", "UPDATE match SET scenario = ?2 WHERE number = ?1" },
        { "=id ", "UPDATE match SET id = ?2 WHERE number = ?1" },
    };

    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        if (strncmp(line, values[i].name, strlen(values[i].name)) == 0)
            put(s, values[i].sql, 1, line + strlen(values[i].name));
}

static void fill(struct store *s, const struct library *library, char *lines)
{
    struct batch *b = batch_new();
    struct store_head head = { .number = 1,
                               .id = "abcdefghijkl",
                               .rules_version = library->games[0]->rules_version,
                               .created = 1000000000000 };
    char names[SCENARIOS_MAX][40];
    struct error err;
    int seq = 1;

    scenario_names(library->games[0], library->content, names);
    snprintf(head.game, sizeof head.game, "%s", library->games[0]->id);
    snprintf(head.scenario, sizeof head.scenario, "%s", names[0]);
    batch_head(b, &head);
    if (store_write(s, b, &err))
        abort();
    batch_free(b);
    char *next;
    for (char *line = lines; line && seq <= LINES; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        if (line[0] == '=')
            value(s, line);
        else
            put(s, "INSERT INTO line VALUES(1, ?1, 1000000000000 + ?1, ?2)", seq, line);
        seq += line[0] != '=' || strcmp(line, "=gap") == 0;
    }
}

static void hear(void *context, const char *match, uint32_t line, const char *words)
{
    (void)context;
    (void)match;
    (void)line;
    if (!words[0])
        abort();
}

static int keep(void *context, const struct text *removed, struct error *err)
{
    (void)err;
    *(size_t *)context += removed->length;
    return 0;
}

/* look checks and repairs; how much was taken out. */
static size_t look(const struct library *library)
{
    size_t removed = 0;
    struct audit a = {
        .library = library, .store = path(), .context = &removed, .fault = hear, .keep = keep
    };
    struct error err = { "" };

    if (audit_check(&a, &err) || audit_repair(&a, &err)) {
        fprintf(stderr, "%s\n", err.text);
        abort();
    }
    return removed;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error err;

    if (size == 0)
        return 0;
    const struct library *library = small_library(data[0]);
    char *lines = mem_copy_text((const char *)data + 1, size - 1);
    remove_store();
    struct store *s = store_open(path(), &err);
    if (!s)
        abort();
    fill(s, library, lines);
    store_close(s);
    mem_free(lines);
    look(library);
    if (look(library))
        abort();
    remove_store();
    return 0;
}
