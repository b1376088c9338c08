/* check.c - `check`: rule fixtures, each a drawn position, commands and what is expected of them.
 * docs/fixtures.md is the manual. */
#include "cli/fixture.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/added.h"

/* --- commands that change the position --- */

static void hear(struct fixture *f)
{
    const struct events *e = &f->match->events;

    for (int i = 0; i < e->count; i++) {
        if (!event_seen_by(&e->at[i], f->as))
            continue;
        rules_event_text(f->match->rules, &e->at[i], &f->heard);
        text_add_char(&f->heard, '\n');
    }
}

static int do_play(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    char words[400];

    text_clear(&f->heard);
    if (match_play(f->match, match_to_move(f->match), fixture_words(f, 1, words, sizeof words),
                   &why))
        return error_set(err, "\"%s\" is refused: %s %s", words, why.why, why.clause);
    hear(f);
    return 0;
}

static int do_dice(struct fixture *f, struct error *err)
{
    uint8_t faces[DICE_MAX];
    int value;

    if (f->d.count - 1 > DICE_MAX)
        return error_set(err, "more than %d dice", DICE_MAX);
    for (int i = 1; i < f->d.count; i++) {
        if (data_int(&f->d, i, 1, 255, &value, err))
            return -1;
        faces[i - 1] = (uint8_t)value;
    }
    if (match_throw(f->match, faces, f->d.count - 1, true, err))
        return -1;
    hear(f);
    return 0;
}

static int do_undo(struct fixture *f, struct error *err)
{
    int to = match_undo_point(f->match, 0, true);

    if (to < 0)
        return error_set(err, "there is nothing to undo");
    match_rewind(f->match, to);
    return 0;
}

static int do_as(struct fixture *f, struct error *err)
{
    f->as = f->d.count < 2 ? SEAT_NONE : scenario_seat(f->match->scn, f->d.word[1]);
    if (f->d.count >= 2 && f->as < 0 && strcmp(f->d.word[1], "spectator") != 0)
        return error_set(err, "there is no side \"%.20s\"", f->d.word[1]);
    if (f->as < 0)
        f->as = SEAT_NONE;
    return 0;
}

/* --- the head of a file and of a case --- */

static void close_case(struct fixture *f)
{
    if (!f->in_case)
        return;
    if (!f->said && !f->failure.text[0])
        error_set(&f->failure, "%s: the case expects nothing", f->d.name);
    bool good = !f->failure.text[0];
    f->passed += good;
    f->failed += !good;
    if (!good)
        text_addf(&f->report, "not ok %s %s\n    %s\n", f->clause, f->title, f->failure.text);
    else
        text_addf(&f->report, "ok %s %s\n", f->clause, f->title);
    fixture_forget(f);
    text_clear(&f->position);
    text_clear(&f->heard);
    text_clear(&f->added);
    f->failure.text[0] = '\0';
    f->settings = 0;
    f->scenario[0] = '\0';
    f->as = SEAT_NONE;
    f->in_case = f->said = false;
}

static int head_case(struct fixture *f, struct error *err)
{
    close_case(f);
    f->in_case = true;
    text_copy(f->title, sizeof f->title,
              f->d.count > 1 ? f->d.word[1] : ""); /* as far as it goes */
    return data_want(&f->d, 1, 1, "case \"WORDS\"", err) ||
                   data_name(&f->d, 1, f->title, sizeof f->title, err)
               ? -1
               : 0;
}

/* A `clause` in the middle of a file is about the cases that follow, not the one before. */
static int head_clause(struct fixture *f, struct error *err)
{
    close_case(f);
    return data_want(&f->d, 1, 1, "clause ID", err) ||
                   data_name(&f->d, 1, f->clause, sizeof f->clause, err)
               ? -1
               : 0;
}

static int head_game(struct fixture *f, struct error *err)
{
    if (data_want(&f->d, 1, 1, "game ID", err))
        return -1;
    f->game = library_game(&f->cli->library, f->d.word[1], err);
    return f->game ? 0 : -1;
}

static int head_scenario(struct fixture *f, struct error *err)
{
    return data_want(&f->d, 1, 1, "scenario ID", err) ||
                   data_name(&f->d, 1, f->scenario, sizeof f->scenario, err)
               ? -1
               : 0;
}

static int head_option(struct fixture *f, struct error *err)
{
    struct setting *s = &f->setting[f->settings];

    if (data_want(&f->d, 2, 2, "option NAME VALUE", err) || f->settings == OPTIONS_MAX ||
        data_name(&f->d, 1, s->name, sizeof s->name, err) ||
        data_name(&f->d, 2, s->value, sizeof s->value, err))
        return -1;
    f->settings++;
    return 0;
}

static int head_added(struct fixture *f, struct error *err)
{
    return added_line(&f->added, &f->d, err);
}

static const struct fixture_command heads[] = {
    { "clause", head_clause },     { "game", head_game },     { "case", head_case },
    { "scenario", head_scenario }, { "option", head_option }, { "+", head_added },
};

static const struct fixture_command moves[] = {
    { "as", do_as },
    { "play", do_play },
    { "dice", do_dice },
    { "undo", do_undo },
};

static const struct fixture_command *find(const struct fixture *f,
                                          const struct fixture_command *list, int count)
{
    for (int i = 0; i < count; i++)
        if (data_is(&f->d, list[i].name))
            return &list[i];
    return NULL;
}

static int run_command(struct fixture *f, struct error *err)
{
    const struct fixture_command *head = find(f, heads, sizeof heads / sizeof heads[0]);
    const struct fixture_command *move = find(f, moves, sizeof moves / sizeof moves[0]);
    const struct fixture_command *expect = find(f, fixture_expectations, fixture_expectation_count);

    if (head)
        return head->run(f, err);
    if (!move && !expect)
        return error_set(err, "is not a fixture command; docs/fixtures.md lists them");
    f->said = true;
    if (!data_is(&f->d, "impossible") &&
        fixture_set_up(f, err)) /* expects that the position is refused */
        return -1;
    return move ? move->run(f, err) : expect->run(f, err);
}

/* run_line: a drawn line, or a command; the first failure of a case is kept, the rest skipped. */
static int run_line(struct fixture *f, struct error *wrong)
{
    const char *p = f->d.raw + strspn(f->d.raw, " \t");
    struct error err = { "" };

    if (*p == '|') {
        if (!f->position.length)
            f->position_line = f->d.line;
        text_add(&f->position, p[1] == ' ' ? p + 2 : p + 1);
        text_add_char(&f->position, '\n');
        return 0;
    }
    if (data_split(&f->d, wrong))
        return -1;
    if (f->d.count == 0)
        return 0;
    if (!f->in_case && !data_is(&f->d, "clause") && !data_is(&f->d, "game") &&
        !data_is(&f->d, "case"))
        return data_fail(&f->d, wrong, "belongs in a case: begin with `case \"WORDS\"`");
    if (f->failure.text[0] && !data_is(&f->d, "case") && !data_is(&f->d, "clause"))
        return 0;
    if (run_command(f, &err) == 0)
        return 0;
    if (!f->in_case)
        return data_fail(&f->d, wrong, "%s", err.text);
    error_set(&f->failure, "%s:%d: %.30s: %.230s", f->d.name, f->d.line, f->d.word[0], err.text);
    return 0;
}

/* run_file: 0 when the file could be read to its end, whether its cases pass or not. */
static int run_file(struct fixture *f, const char *path, struct error *wrong)
{
    size_t size;
    char *text = file_read(path, 1 << 20, &size, wrong);
    int got = 0, before = f->passed + f->failed;

    if (!text)
        return -1;
    data_open(&f->d, path, text, size);
    f->clause[0] = '\0';
    f->game = NULL;
    while ((got = data_next_raw(&f->d, wrong)) > 0)
        if ((got = run_line(f, wrong)))
            break;
    close_case(f);
    fixture_forget(f);
    text_clear(&f->position);
    mem_free(text);
    if (got == 0 && f->passed + f->failed == before)
        return error_set(wrong, "%s: the fixture has no case", path);
    return got;
}

static int check_status(const struct fixture *f)
{
    return f->failed ? EXIT_NO : EXIT_DONE;
}

static int run_check(struct cli *cli)
{
    struct fixture *f = mem_alloc(sizeof *f);
    struct error wrong = { "" };
    int status = EXIT_DONE;

    f->cli = cli;
    f->as = SEAT_NONE;
    f->position = text_growing();
    f->heard = text_growing();
    f->added = text_growing();
    f->report = text_growing();
    for (int i = 0; i < cli->args && status == EXIT_DONE; i++)
        if (run_file(f, cli->arg[i], &wrong))
            status = cli_fail("%s", wrong.text);
    if (status == EXIT_DONE && cli->json) {
        struct text out = text_growing();
        struct json j = json_to(&out);

        json_open_object(&j, NULL);
        json_int(&j, "passed", f->passed);
        json_int(&j, "failed", f->failed);
        json_close_object(&j);
        text_add_char(&out, '\n');
        status = cli_print(&out) ? EXIT_MACHINE : check_status(f);
    } else if (status == EXIT_DONE) {
        text_addf(&f->report, "%d passed, %d failed\n", f->passed, f->failed);
        status = cli_say(&f->report) ? check_status(f) : EXIT_MACHINE;
    }
    fixture_close(f);
    text_release(&f->added);
    text_release(&f->report);
    text_release(&f->position);
    text_release(&f->heard);
    mem_free(f);
    return status;
}

const struct verb verb_check = {
    .name = "check",
    .group = "Test",
    .usage = "FILE.t...",
    .summary = "Run rule fixtures: a drawn position, commands, and what is expected of them.",
    .example = "sandtable check tests/rules/drill/DRL-5.t",
    .least = 1,
    .most = CLI_ARGS_MAX,
    .run = run_check,
};
