/* roster.c - `roster`: check, show, make, import, export and print warbands of Trench Crusade. */
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/cli.h"
#include "roster/foreign.h"
#include "roster/roster.h"

/* --- reading a file --- */

struct report {
    struct findings findings;
    struct text out;
    struct json json;
    bool as_json;
};

static void collect(void *context, bool doubt, const char *sentence)
{
    struct report *report = context;

    (void)doubt;
    if (report->as_json)
        json_string(&report->json, NULL, sentence);
    else
        text_addf(&report->out, "%s\n", sentence);
}

/* load reads a roster; mistakes are reported and read over. NULL and a sentence when nothing can be
 * made of it. */
static struct roster *load(const struct cli *cli, const char *path, struct findings *findings,
                           struct error *err)
{
    size_t size;
    char *text = file_read(path, ROSTER_BYTES, &size, err);
    struct roster *roster =
        text ? roster_read(cli->library.content, path, text, size, findings, err) : NULL;

    mem_free(text);
    return roster;
}

/* load_whole: a roster without mistakes of writing; it may break rules. */
static struct roster *load_whole(const struct cli *cli, const char *path, struct error *err)
{
    return load(cli, path, NULL, err);
}

/* --- check --- */

static int check_one(const struct cli *cli, const char *path, struct report *report)
{
    struct error err;
    struct roster *roster = load(cli, path, &report->findings, &err);

    if (!roster) {
        findings_add(&report->findings, &err);
        return 1;
    }
    int faults = tc_roster_judge(&roster->list, &roster->r, path, &report->findings);
    mem_free(roster);
    return faults + report->findings.mistakes > 0;
}

static int run_check(struct cli *cli)
{
    struct report report = { .out = text_growing(), .as_json = cli->json };
    int wrong = 0;

    report.findings = (struct findings){ .report = collect, .context = &report };
    if (cli->json) {
        report.json = json_to(&report.out);
        json_open_object(&report.json, NULL);
        json_open_array(&report.json, "faults");
    }
    for (int i = 1; i < cli->args; i++) {
        report.findings.mistakes = 0;
        int bad = check_one(cli, cli->arg[i], &report);

        wrong += bad;
        if (!bad && !cli->json)
            text_addf(&report.out, "%s: legal\n", cli->arg[i]);
    }
    if (cli->json) {
        json_close_array(&report.json);
        json_bool(&report.json, "legal", !wrong);
        json_close_object(&report.json);
        text_add(&report.out, "\n");
    }
    int status = cli_print(&report.out);
    return status ? status : wrong ? EXIT_NO : EXIT_DONE;
}

/* --- new --- */

static struct roster *invent(struct cli *cli, struct error *err)
{
    long ducats, glory, seed;

    if (number_read(cli->arg[2], 100, 9999, &ducats)) {
        error_set(err, "\"%.20s\" is not a number of ducats from 100 to 9999", cli->arg[2]);
        return NULL;
    }
    if (cli_number(cli, "--glory", 0, 99, 0, &glory, err) ||
        cli_number(cli, "--seed", 0, 2000000000, 1, &seed, err))
        return NULL;
    return roster_new(cli->library.content, cli->arg[1], cli->args > 3 ? cli->arg[3] : "",
                      (int)ducats, (int)glory, (uint64_t)seed, err);
}

static int run_new(struct cli *cli)
{
    struct error err;
    struct roster *roster = invent(cli, &err);

    if (!roster)
        return cli_fail("%s", err.text);
    struct text out = text_growing();
    tc_roster_write(&roster->list, &roster->r, &out);
    mem_free(roster);
    return cli_write(cli, &out);
}

/* --- import --- */

struct imported {
    struct text lines;
    struct json json;
    bool as_json;
    int unknown;
};

static void hear_answer(void *context, enum roster_verdict verdict, const char *what,
                        const char *why)
{
    struct imported *told = context;

    told->unknown += verdict == ROSTER_UNKNOWN;
    if (!told->as_json) {
        text_addf(&told->lines, "%-11s %s: %s\n", roster_verdicts[verdict], what, why);
        return;
    }
    json_open_object(&told->json, NULL);
    json_string(&told->json, "verdict", roster_verdicts[verdict]);
    json_string(&told->json, "what", what);
    json_string(&told->json, "why", why);
    json_close_object(&told->json);
}

/* put_imported: the roster where it is wanted, the answers beside it; with --json both as one. */
static int put_imported(struct cli *cli, const struct roster *roster, struct imported *told)
{
    struct text out = text_growing();

    tc_roster_write(&roster->list, &roster->r, &out);
    if (told->as_json) {
        json_close_array(&told->json);
        json_string(&told->json, "text", out.at);
        json_close_object(&told->json);
        text_add(&told->lines, "\n");
        text_release(&out);
        return cli_write(cli, &told->lines);
    }
    fputs(told->lines.at, stderr);
    text_release(&told->lines);
    return cli_write(cli, &out);
}

static struct roster *import(struct cli *cli, struct imported *told, struct error *err)
{
    size_t size;
    char *bytes = file_read(cli->arg[1], FOREIGN_BYTES, &size, err);

    if (!bytes)
        return NULL;
    struct roster *roster =
        roster_import(cli->library.content, bytes, size, hear_answer, told, err);
    mem_free(bytes);
    if (!roster)
        error_wrap(err, cli->arg[1]);
    return roster;
}

/* run_import: status 1 when something was left out. */
static int run_import(struct cli *cli)
{
    struct imported told = { .lines = text_growing(), .as_json = cli->json };
    struct error err;

    if (cli->json) {
        told.json = json_to(&told.lines);
        json_open_object(&told.json, NULL);
        json_open_array(&told.json, "answers");
    }
    struct roster *roster = import(cli, &told, &err);
    if (!roster) {
        text_release(&told.lines);
        return cli_fail("%s", err.text);
    }
    int status = put_imported(cli, roster, &told);
    mem_free(roster);
    return status ? status : told.unknown ? EXIT_NO : EXIT_DONE;
}

/* --- show, export, print --- */

static void add_sheet(const struct cli *cli, const struct roster *roster, struct text *out)
{
    roster_sheet(roster, cli->library.content, out);
}

static void add_words(const struct cli *cli, const struct roster *roster, struct text *out)
{
    if (cli->json)
        roster_json(roster, out);
    else
        roster_show(roster, cli->library.content, out);
}

static void add_lines(const struct cli *cli, const struct roster *roster, struct text *out)
{
    if (cli->json)
        roster_json(roster, out);
    else
        tc_roster_write(&roster->list, &roster->r, out);
}

/* put_out: the roster, the way `add` writes it. */
static int put_out(struct cli *cli, void (*add)(const struct cli *cli, const struct roster *roster,
                                                struct text *out))
{
    struct error err;
    struct roster *roster = load_whole(cli, cli->arg[1], &err);

    if (!roster)
        return cli_fail("%s", err.text);
    struct text out = text_growing();
    add(cli, roster, &out);
    mem_free(roster);
    return cli_write(cli, &out);
}

static int run_show(struct cli *cli)
{
    return put_out(cli, add_words);
}

static int run_export(struct cli *cli)
{
    return put_out(cli, add_lines);
}

static int run_print(struct cli *cli)
{
    return put_out(cli, add_sheet);
}

static const struct cli_work works[] = {
    { "check", 1, CLI_ARGS_MAX, run_check },
    { "show", 1, 1, run_show },
    { "new", 2, 3, run_new },
    { "export", 1, 1, run_export },
    { "print", 1, 1, run_print },
    { "import", 1, 1, run_import },
    { NULL, 0, 0, NULL },
};

static int run_roster(struct cli *cli)
{
    return cli_work(cli, works);
}

static const struct flag flags[] = {
    { "--seed", "N", "new: which warband; 1 without it" },
    { "--glory", "N", "new: Glory Points to spend beside the ducats" },
    { "--output", "FILE", "or -o FILE: where to write; an existing file is replaced" },
    { NULL, NULL, NULL },
};

const struct verb verb_roster = {
    .name = "roster",
    .group = "Warbands of Trench Crusade",
    .usage = "check FILE... | show FILE | new FACTION DUCATS [VARIANT] [--seed N] [-o FILE] | "
             "export FILE [--json] [-o FILE] | print FILE [-o SHEET.html] | "
             "import FILE [--json] [-o FILE]",
    .summary =
        "Check warbands against their lists, make new ones, print their sheets, import others.",
    .example = "sandtable roster new iron-sultanate 700 --seed 3 -o mine.txt",
    .flags = flags,
    .least = 1,
    .most = CLI_ARGS_MAX,
    .run = run_roster,
};
