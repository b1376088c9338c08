/* store.c - `store`: the care of the file in which a server keeps its matches. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"
#include "cli/cli.h"
#include "core/record.h"
#include "server/audit.h"
#include "store/care.h"

/* What is said, and where things go. */
struct care {
    struct json *j;     /* with --json: faults go here */
    const char *store;  /* repair: what is taken out goes beside it */
    char removed[1024]; /* ... into this file; "": nothing was */
    const char *folder; /* export: records go here */
};

static struct audit audit_of(const struct cli *cli, struct care *care)
{
    return (struct audit){ .library = &cli->library, .store = cli->arg[1], .context = care };
}

static int machine_failed(const struct error *err)
{
    cli_fail("%s", err->text);
    return EXIT_MACHINE;
}

/* --- check --- */

static void print_words(FILE *to, const char *match, uint32_t line, const char *words)
{
    if (match[0])
        fprintf(to, "match %s", match);
    if (line)
        fprintf(to, ", line %u", line);
    fprintf(to, "%s%s\n", match[0] ? ": " : "", words);
}

static void print_fault(void *context, const char *match, uint32_t line, const char *words)
{
    (void)context;
    print_words(stdout, match, line, words);
}

static void json_fault(void *context, const char *match, uint32_t line, const char *words)
{
    struct json *j = ((struct care *)context)->j;

    json_open_object(j, NULL);
    json_string(j, "match", match);
    json_int(j, "line", line);
    json_string(j, "text", words);
    json_close_object(j);
}

/* check prints every fault, and how much was looked through. */
static int check(struct cli *cli, struct care *care, struct audit *a)
{
    struct text out = text_growing();
    struct json j = json_to(&out);
    struct error err;

    care->j = &j;
    a->fault = cli->json ? json_fault : print_fault;
    json_open_object(&j, NULL);
    json_open_array(&j, "faults");
    if (audit_check(a, &err)) {
        text_release(&out);
        return cli_fail("%s", err.text);
    }
    json_close_array(&j);
    json_int(&j, "matches", a->matches);
    json_int(&j, "lines", a->lines);
    json_close_object(&j);
    if (cli->json)
        puts(out.at);
    else
        printf("%d match%s, %lld lines: %d fault%s\n", a->matches, a->matches == 1 ? "" : "es",
               (long long)a->lines, a->faults, a->faults == 1 ? "" : "s");
    text_release(&out);
    return a->faults ? EXIT_NO : EXIT_DONE;
}

static int run_check(struct cli *cli)
{
    struct care care = { 0 };
    struct audit a = audit_of(cli, &care);

    return check(cli, &care, &a);
}

/* --- backup --- */

static int run_backup(struct cli *cli)
{
    const char *to = cli->arg[2];
    struct error err;
    struct store *s = store_open_to_read(cli->arg[1], &err);

    if (!s)
        return cli_fail("%s", err.text);
    bool there = access(to, F_OK) == 0;
    int bad = there ? 0 : store_backup(s, to, &err);
    store_close(s);
    if (there)
        return cli_fail("%s is there already; a copy never replaces a file", to);
    return bad ? machine_failed(&err) : EXIT_DONE;
}

/* --- repair --- */

/* open_removed: a new file beside the store. */
static int open_removed(struct care *care)
{
    int fd = -1;

    errno = EEXIST;
    for (int i = 1; fd < 0 && errno == EEXIST && i < 1000; i++) {
        snprintf(care->removed, sizeof care->removed, "%s.removed-%d.txt", care->store, i);
        fd = open(care->removed, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
    return fd;
}

static int keep_removed(void *context, const struct text *removed, struct error *err)
{
    struct care *care = context;
    int fd = open_removed(care);
    size_t put = 0;
    ssize_t some = 1;

    for (; fd >= 0 && put < removed->length && some > 0; put += some > 0 ? (size_t)some : 0)
        some = write(fd, removed->at + put, removed->length - put);
    int bad = fd < 0 || put < removed->length || fsync(fd) != 0;
    if (bad)
        error_set(err, "%s cannot be written: %s", care->removed, strerror(errno));
    if (fd >= 0)
        close(fd);
    return bad ? -1 : 0;
}

/* What was mended is said on stderr: the answer is what is left. */
static void say_mended(void *context, const char *match, uint32_t line, const char *words)
{
    (void)context;
    fputs("mended: ", stderr);
    print_words(stderr, match, line, words);
}

static int run_repair(struct cli *cli)
{
    struct care care = { .store = cli->arg[1] };
    struct audit a = audit_of(cli, &care);
    struct error err;

    if (access(care.store, F_OK) != 0)
        return cli_fail("there is no file %s", care.store);
    a.fault = say_mended;
    a.keep = keep_removed;
    if (audit_repair(&a, &err))
        return machine_failed(&err);
    if (care.removed[0])
        fprintf(stderr, "What was taken out is in %s.\n", care.removed);
    return check(cli, &care, &a);
}

/* --- export --- */

static int write_record(void *context, const char *id, const struct match *m, struct error *err)
{
    const struct care *care = context;
    char path[1100];

    if (id[strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz")] ||
        snprintf(path, sizeof path, "%s/%s.record", care->folder, id) >= (int)sizeof path)
        return error_set(err, "a record cannot be named after its match, %.40s", id);
    struct text out = text_growing();
    record_write(m, RECORD_WHOLE, &out);
    int bad = file_write(path, out.at, out.length, err);
    text_release(&out);
    return bad;
}

static int run_export(struct cli *cli)
{
    struct care care = { .folder = cli->arg[2] };
    struct audit a = audit_of(cli, &care);

    if (mkdir(care.folder, 0700) != 0 && errno != EEXIST)
        return cli_fail("the folder %s cannot be made: %s", care.folder, strerror(errno));
    a.match = write_record;
    return check(cli, &care, &a);
}

/* --- the verb --- */

static const struct cli_work works[] = {
    { "check", 1, 1, run_check },   { "backup", 2, 2, run_backup }, { "repair", 1, 1, run_repair },
    { "export", 2, 2, run_export }, { NULL, 0, 0, NULL },
};

static int run_store(struct cli *cli)
{
    return cli_work(cli, works);
}

const struct verb verb_store = {
    .name = "store",
    .group = "Play",
    .usage = "check FILE | backup FILE COPY | repair FILE | export FILE FOLDER",
    .summary = "The file with a server's matches: find what is wrong, copy it while it is used, "
               "mend it, write records.",
    .example = "sandtable store backup matches.db matches-monday.db",
    .least = 2,
    .most = 3,
    .run = run_store,
};
