/* archive.c - `serve --keep`: a match that nobody has touched for so many days leaves the store, and its
 * record goes to a folder. One match at a time, and never one that is in memory. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"
#include "core/record.h"
#include "server/service.h"

enum { LOOK_MS = 200, LOOK_AT = 100 }; /* how often for an old match, and at how many */

static const int64_t DAY_MS = 24 * 3600 * 1000;

/* folder_of: --archive, or beside the store. */
static void folder_of(const struct server *s, char *to, size_t room)
{
    const char *store = s->config.store;

    if (strncmp(store, "sqlite:", 7) == 0)
        store += 7;
    if (s->config.archive)
        snprintf(to, room, "%s", s->config.archive);
    else
        snprintf(to, room, "%s.records", store);
}

static int write_all(int file, const char *at, size_t left)
{
    while (left) {
        ssize_t done = write(file, at, left);

        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return -1;
        at += done;
        left -= (size_t)done;
    }
    return fsync(file);
}

/* put_file: the whole text under this name, or nothing. 0, or -1 and a sentence. */
static int put_file(const char *folder, const char *id, const struct text *text, struct error *err)
{
    char path[1200], draft[1210];

    if (mkdir(folder, 0700) != 0 && errno != EEXIST)
        return error_set(err, "the folder %.300s cannot be made: %s", folder, strerror(errno));
    snprintf(path, sizeof path, "%.1100s/%s.record", folder, id);
    snprintf(draft, sizeof draft, "%s.new", path);
    int file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    int bad = file < 0 || write_all(file, text->at, text->length);
    if (file >= 0 && close(file) != 0)
        bad = 1;
    if (!bad && rename(draft, path) == 0)
        return 0;
    error_set(err, "%.300s cannot be written: %s", path, strerror(errno));
    unlink(draft);
    return -1;
}

/* put_record: -1 and a sentence when the record is not in the folder. */
static int put_record(struct server *s, const struct table *t, struct error *err)
{
    struct text record = text_growing();
    char folder[1100];

    folder_of(s, folder, sizeof folder);
    record_write(t->match, RECORD_WHOLE, &record);
    int bad = put_file(folder, t->head.id, &record, err);
    text_release(&record);
    return bad;
}

/* put_away: its record is on the disk before it leaves the store. A match that cannot be loaded stays
 * where it is: `sandtable store check` says why. */
static void put_away(struct server *s, const char *id)
{
    struct table *t;
    struct error err;

    if (tables_read(s, id, &t, &err) <= 0)
        return;
    if (put_record(s, t, &err) == 0) {
        durable_drop(s, t->head.number);
    } else {
        fprintf(stderr, "sandtable: no match leaves the store: %s\n", err.text);
        s->config.keep = 0;
    }
    tables_discard(s, t);
}

void archive_turn(struct server *s)
{
    char id[STORE_ID_MAX + 1];
    struct error err;

    if (!s->config.keep || s->steady - s->looked < LOOK_MS)
        return;
    s->looked = s->steady;
    if (store_old(s->store, &s->looked_at, s->now - s->config.keep * DAY_MS, LOOK_AT, id, &err) >
            0 &&
        !tables_loaded(s, id))
        put_away(s, id);
}
