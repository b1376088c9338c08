/* map_check.c - `map check`: every mistake in a file that people have written, and where it is. */
#include "cli/map.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/balance.h"

enum { FINDINGS_MAX = 400 };

struct finding {
    char *text;       /* "FILE:LINE: sentence", with the file as the user wrote it */
    int sentence;     /* where the sentence begins */
    int line, order;  /* line 0: the file as a whole */
    bool doubt, here; /* here: in this file, not in another one that it needs */
};

struct sheet {
    const struct map_file *file;
    struct findings findings;
    int count;
    struct finding finding[FINDINGS_MAX];
};

/* --- collecting --- */

/* split: the line number and the start of the sentence after "FILE:LINE: ". */
static void split(struct finding *f)
{
    const char *colon = strstr(f->text, ": "), *digits = colon;

    if (!colon)
        return;
    f->sentence = (int)(colon - f->text) + 2;
    while (digits > f->text && digits[-1] >= '0' && digits[-1] <= '9')
        digits--;
    if (digits > f->text && digits < colon && digits[-1] == ':')
        f->line = atoi(digits);
}

/* begins_with: the length of the file's name if the sentence is about that file, else 0. */
static size_t begins_with(const char *sentence, const char *name)
{
    size_t length = strlen(name);

    return strncmp(sentence, name, length) == 0 && sentence[length] == ':' ? length : 0;
}

static void collect(void *context, bool doubt, const char *sentence)
{
    struct sheet *sheet = context;
    const struct map_file *file = sheet->file;

    if (sheet->count == FINDINGS_MAX)
        return;
    struct text out = text_growing();
    size_t length = begins_with(sentence, file->path);
    if (!length)
        length = begins_with(sentence, file->name);
    bool here = length;
    if (here)
        text_addf(&out, "%s%s", file->path, sentence + length);
    else
        text_add(&out, sentence);
    struct finding f = { .text = mem_copy_text(out.at, out.length),
                         .order = sheet->count,
                         .doubt = doubt,
                         .here = here };
    text_release(&out);
    split(&f);
    sheet->finding[sheet->count++] = f;
}

/* In the order of lines; what concerns the whole file, or another one, comes last. */
static int compare(const void *a, const void *b)
{
    const struct finding *one = a, *two = b;
    int first = one->here && one->line ? one->line : 1 << 20;
    int second = two->here && two->line ? two->line : 1 << 20;

    return first != second ? first - second : one->order - two->order;
}

/* --- reading --- */

static void check_scenario(const struct map_file *file, const char *id, struct findings *findings)
{
    struct error err;
    struct data d;

    content_read(file->content.file, &d);
    d.findings = findings;
    scenario_free(scenario_parse(file->game, &file->content, id, &d, NULL, 0, NULL, &err));
}

/* check_by_loading: a game without a survey of its own loads the file with every scenario, and
 * stops at the first mistake. */
static void check_by_loading(const struct map_file *file, struct findings *findings)
{
    char names[SCENARIOS_MAX][40], last[ERROR_MAX] = "";
    int count = scenario_names(file->game, &file->content, names);

    for (int i = 0; i < count; i++) {
        struct error err;
        struct scenario *scn =
            scenario_load(file->game, &file->content, names[i], NULL, 0, NULL, &err);

        scenario_free(scn);
        if (scn || strcmp(err.text, last) == 0)
            continue;
        findings_add(findings, &err);
        snprintf(last, sizeof last, "%s", err.text);
    }
}

/* about_balance: does the file say how even the scenarios are? All games have the same kind. */
static bool about_balance(const struct map_file *file)
{
    char name[80];

    balance_file(file->game, name, sizeof name);
    return strcmp(file->name, name) == 0;
}

static void check_file(const struct map_file *file, struct findings *findings)
{
    char id[40];
    struct error err;

    if (map_file_id(file, id)) {
        check_scenario(file, id, findings);
        return;
    }
    if (about_balance(file)) {
        balance_check(&file->content, file->game, findings);
        return;
    }
    if (!game_draws_maps(file->game)) {
        check_by_loading(file, findings);
        return;
    }
    struct scenario *blank = mem_alloc(file->game->scenario_size);
    file->game->authoring->check_data_file(blank, &file->content, file->name, findings, &err);
    scenario_free(blank);
}

/* --- reporting --- */

static void finding_json(const struct sheet *sheet, bool doubt, struct json *j)
{
    json_open_array(j, doubt ? "doubts" : "mistakes");
    for (int i = 0; i < sheet->count; i++) {
        const struct finding *f = &sheet->finding[i];

        if (f->doubt != doubt)
            continue;
        json_open_object(j, NULL);
        json_string(j, "where", f->text);
        json_int(j, "line", f->here ? f->line : 0);
        json_string(j, "text", f->text + f->sentence);
        json_close_object(j);
    }
    json_close_array(j);
}

static const char *kind_of(const struct map_file *file)
{
    char id[40];

    return map_file_id(file, id) ? "scenario" : map_file_drawn(file) ? "map" : "data file";
}

static void sheet_json(const struct sheet *sheet, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "file", sheet->file->path);
    json_string(j, "game", sheet->file->game->id);
    json_string(j, "kind", kind_of(sheet->file));
    json_bool(j, "ok", sheet->findings.mistakes == 0);
    finding_json(sheet, false, j);
    finding_json(sheet, true, j);
    json_close_object(j);
}

static void count_words(struct text *out, int count, const char *what)
{
    if (count)
        text_addf(out, "%d %s%s", count, what, count == 1 ? "" : "s");
    else
        text_addf(out, "no %ss", what);
}

static void sheet_lines(const struct sheet *sheet, struct text *out)
{
    for (int i = 0; i < sheet->count; i++) {
        const struct finding *f = &sheet->finding[i];

        text_add_bytes(out, f->text, (size_t)f->sentence);
        text_addf(out, "%s%s\n", f->doubt ? "doubt: " : "", f->text + f->sentence);
    }
    text_addf(out, "%s: a %s of %s: ", sheet->file->path, kind_of(sheet->file),
              sheet->file->game->title);
    count_words(out, sheet->findings.mistakes, "mistake");
    if (sheet->findings.doubts)
        text_add(out, ", ");
    if (sheet->findings.doubts)
        count_words(out, sheet->findings.doubts, "doubt");
    text_add_char(out, '\n');
}

/* --- the verb --- */

static int check_one(const struct cli *cli, const char *path, struct text *out, struct json *j)
{
    struct map_file file;
    struct error err;

    if (map_file_open(cli, path, &file, &err))
        return cli_fail("%s", err.text);
    struct sheet *sheet = mem_alloc(sizeof *sheet);
    sheet->file = &file;
    sheet->findings = (struct findings){ .report = collect, .context = sheet };
    check_file(&file, &sheet->findings);
    qsort(sheet->finding, (size_t)sheet->count, sizeof sheet->finding[0], compare);
    if (cli->json)
        sheet_json(sheet, j);
    else
        sheet_lines(sheet, out);
    int status = sheet->findings.mistakes ? EXIT_NO : EXIT_DONE;
    for (int i = 0; i < sheet->count; i++)
        mem_free(sheet->finding[i].text);
    mem_free(sheet);
    map_file_close(&file);
    return status;
}

int map_check(struct cli *cli)
{
    struct text out = text_growing();
    struct json j = json_to(&out);
    int status = EXIT_DONE;

    if (cli->json)
        json_open_array(&j, NULL);
    for (int i = 1; i < cli->args; i++) {
        int one = check_one(cli, cli->arg[i], &out, &j);

        if (one > status)
            status = one;
        if (one == EXIT_WRONG)
            break;
    }
    if (cli->json) {
        json_close_array(&j);
        text_add_char(&out, '\n');
    }
    if (status == EXIT_WRONG && cli->json) { /* with --json half a document is worse than none */
        text_release(&out);
        return status;
    }
    int printed = cli_print(&out);
    return printed ? printed : status;
}
