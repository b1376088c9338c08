/* cli.c - what the verbs share: flags, loading, reading words, printing. */
#include "cli/cli.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "base/plain.h"
#include "core/odds.h"
#include "core/record.h"
#include "core/scene.h"
#include "core/verdict.h"

const char *cli_flag_at(const struct cli *cli, const char *name, int i)
{
    EXPECT(cli->flags <= CLI_FLAGS_MAX);
    for (int k = 0; k < cli->flags; k++)
        if (strcmp(cli->flag[k].name, name) == 0 && i-- == 0)
            return cli->flag[k].value;
    return NULL;
}

const char *cli_flag(const struct cli *cli, const char *name)
{
    const char *value = NULL;

    for (int k = 0; k < cli->flags; k++)
        if (strcmp(cli->flag[k].name, name) == 0)
            value = cli->flag[k].value;
    return value;
}

int cli_number(const struct cli *cli, const char *name, long min, long max, long otherwise,
               long *value, struct error *err)
{
    const char *word = cli_flag(cli, name);

    *value = otherwise;
    if (word && number_read(word, min, max, value))
        return error_set(err, "%s \"%.40s\" should be a number from %ld to %ld", name, word, min,
                         max);
    return 0;
}

int cli_settings(const struct cli *cli, struct setting setting[OPTIONS_MAX], struct error *err)
{
    const char *word;
    int count = 0;

    while ((word = cli_flag_at(cli, "--option", count))) {
        if (count == OPTIONS_MAX)
            return error_set(err, "more than %d options are given", OPTIONS_MAX);
        if (setting_parse(word, &setting[count++], err))
            return -1;
    }
    return count;
}

int cli_rules(const struct cli *cli, int at, const struct game **game, struct scenario **scn,
              struct error *err)
{
    const char *name = at + 1 < cli->args ? cli->arg[at + 1] : NULL;
    struct setting setting[OPTIONS_MAX];
    int count = cli_settings(cli, setting, err);

    if (count < 0)
        return -1;
    *game = library_game(&cli->library, cli->arg[at], err);
    if (!*game)
        return -1;
    struct text added = text_growing();
    int bad = cli_added(cli, cli->library.content, *game, name, setting, count, &added, err);
    *scn = bad ? NULL
               : scenario_load(*game, cli->library.content, name, setting, count, added.at, err);
    text_release(&added);
    return *scn ? 0 : -1;
}

/* take_people: the same scenario with what people want of its options. */
static int take_people(const struct cli *cli, const struct game **game, struct scenario **scn,
                       struct error *err)
{
    struct setting setting[2 * OPTIONS_MAX];
    int more = options_for_people(*game, *scn, setting);

    if (more == 0)
        return 0;
    int given = cli_settings(cli, setting + more, err);
    const char *name = cli->args > 1 ? cli->arg[1] : NULL;

    struct scenario *first = *scn;

    EXPECT(given >= 0);
    *scn =
        scenario_load(*game, cli->library.content, name, setting, more + given, first->added, err);
    scenario_free(first);
    return *scn ? 0 : -1;
}

int cli_rules_for_people(const struct cli *cli, const struct game **game, struct scenario **scn,
                         struct error *err)
{
    if (cli_rules(cli, 0, game, scn, err) || take_people(cli, game, scn, err))
        return -1;
    if (scenario_admit(*game, *scn, err) == 0)
        return 0;
    scenario_free(*scn);
    *scn = NULL;
    return -1;
}

struct match *cli_match(const struct cli *cli, const char *path, struct error *err)
{
    const char *name = strcmp(path, "-") == 0 ? "standard input" : path;
    size_t size;
    char *text = file_read(path, RECORD_BYTES_MAX, &size, err);

    if (!text)
        return NULL;
    struct match *m = record_open(&cli->library, name, text, size, err);
    mem_free(text);
    return m;
}

int cli_dice(const struct cli *cli, struct fairdice *out, struct error *err)
{
    const char *word = cli_flag(cli, "--seed");
    struct error inner;
    uint64_t seed;

    if (!word) {
        *out = fairdice_sealed();
        return 0;
    }
    if (seed_read(word, &seed, &inner))
        return error_set(err, "--seed %s", inner.text);
    *out = fairdice_seeded(seed);
    return 0;
}

int cli_fail(const char *format, ...)
{
    struct text words = text_growing();
    va_list args;

    text_add(&words, "sandtable: ");
    va_start(args, format);
    text_addv(&words, format, args);
    va_end(args);
    plain_text(words.at); /* it may quote a file or an argument */
    fprintf(stderr, "%s\n", words.at);
    text_release(&words);
    return EXIT_WRONG;
}

bool cli_say(struct text *out)
{
    if (isatty(STDOUT_FILENO))
        plain_text(out->at);
    bool whole = fputs(out->at, stdout) != EOF && fflush(stdout) == 0;
    text_clear(out);
    return whole;
}

int cli_print(struct text *out)
{
    bool whole = cli_say(out);

    text_release(out);
    if (whole)
        return EXIT_DONE;
    cli_fail("writing the answer failed: %s", strerror(errno));
    return EXIT_MACHINE;
}

int cli_write(const struct cli *cli, struct text *out)
{
    const char *path = cli_flag(cli, "--output");
    struct error err;

    if (!path)
        return cli_print(out);
    int bad = file_write(path, out->at, out->length, &err);
    text_release(out);
    if (!bad)
        return EXIT_DONE;
    cli_fail("%s", err.text);
    return EXIT_MACHINE;
}

int cli_work(struct cli *cli, const struct cli_work *works)
{
    int given = cli->args - 1;

    for (const struct cli_work *w = works; w->name; w++)
        if (strcmp(w->name, cli->arg[0]) == 0 && given >= w->least && given <= w->most)
            return w->run(cli);
    return cli_fail("usage: sandtable %s %s", cli->verb->name, cli->verb->usage);
}

/* --- what several verbs read and print --- */

const char *cli_mover(const struct match *m)
{
    int seat = match_to_move(m);

    EXPECT(seat < m->scn->seats);
    if (seat >= 0)
        return m->scn->side[seat].id;
    return seat == SEAT_CHANCE ? "dice" : "nobody";
}

void cli_returns(struct json *j, const char *key, const struct match *m, const void *view)
{
    int returns[SEATS_MAX];

    match_standing(m, view, returns);
    json_open_object(j, key);
    for (int i = 0; i < m->scn->seats; i++)
        json_real(j, m->scn->side[i].id, (double)returns[i] / RETURN_ONE, 3);
    json_close_object(j);
}

struct action *cli_legal(const struct match *m, int *count)
{
    const struct game *game = m->rules.game;
    struct action *list = mem_alloc((size_t)game->max_legal * sizeof *list);

    *count = match_to_move(m) < 0 ? 0 : rules_legal(m->rules, m->state, list);
    return list;
}

void cli_words(const struct cli *cli, int first, char *to, size_t room)
{
    struct text t = text_fixed(to, room);

    EXPECT(first >= 0 && first <= cli->args);
    for (int i = first; i < cli->args; i++)
        text_addf(&t, "%s%s", i > first ? " " : "", cli->arg[i]);
}

void cli_scores(const struct scene *scene, const struct scenario *scn, struct text *out)
{
    for (int i = 0; i < scene->scores; i++) {
        const struct scene_score *s = &scene->score[i];

        text_addf(out, "%s %s (%c) %d", i ? ";" : "Score:", scn->side[s->side].title,
                  scene_mark(s->side), s->points);
        if (s->goal)
            text_addf(out, " of %d", s->goal);
        text_addf(out, "%s%s", s->text[0] ? " " : "", s->text);
    }
    text_add(out, scene->scores ? "\n" : "");
}

int cli_faces(const char *words, uint8_t *faces, int most, struct error *err)
{
    int count = 0;

    for (const char *p = words + strspn(words, ", "); *p; p += strspn(p, ", ")) {
        size_t length = strcspn(p, ", ");
        char word[8];
        long face;

        snprintf(word, sizeof word, "%.*s", length < sizeof word ? (int)length : 7, p);
        if (number_read(word, 1, 255, &face))
            return error_set(err, "\"%.40s\" should be faces of dice: 4,2,6", words);
        if (count == most)
            return error_set(err, "more than %d dice are given", most);
        faces[count++] = (uint8_t)face;
        p += length;
    }
    return count;
}

void cli_items(const struct hint *hint, struct text *out)
{
    for (int i = 0; i < hint->items; i++) {
        const struct hint_item *item = &hint->item[i];

        text_addf(out, "%s%-*s %-6s %s%s\n", item->part ? "    " : "  ", item->part ? 32 : 34,
                  item->label, item->value, item->clause, item->waived ? " (waived)" : "");
    }
}

/* --- odds --- */

void cli_odds_words(const struct scenario *scn, const struct odds_line *line, struct text *out)
{
    text_add(out, line->text);
    if (line->next != SEAT_NONE)
        text_addf(out, " Then %s decides.", scn->side[line->next].title);
}

static void add_chance(struct fraction p, const char *indent, struct text *out)
{
    char room[100];
    struct text exact = text_fixed(room, sizeof room);

    fraction_write(p, &exact);
    text_addf(out, "%s%6.2f %%  %-14s ", indent, 100 * fraction_show(p), room);
}

static void add_losses(const struct odds *odds, const char *indent, struct text *out)
{
    for (int i = 0; i < odds->effects; i++) {
        int lines = 0;

        for (int k = 0; k < odds->count; k++)
            lines += strstr(odds->line[k].text, odds->effect[i].text) != NULL;
        if (lines < 2 || !(odds->effect[i].flags & EVENT_LOSS_ANY))
            continue;
        add_chance(odds->effect[i].p, indent, out);
        text_addf(out, "in all: %s\n", odds->effect[i].text);
    }
}

void cli_odds(const struct scenario *scn, const struct odds *odds, const char *indent,
              struct text *out)
{
    int shown = odds->count;

    while (shown > 0 && fraction_show(odds->line[shown - 1].p) < 0.00005) /* reads 0.00 % */
        shown--;
    for (int i = 0; i < shown; i++) {
        add_chance(odds->line[i].p, indent, out);
        cli_odds_words(scn, &odds->line[i], out);
        text_add_char(out, '\n');
    }
    if (shown < odds->count)
        text_addf(out, "%sResults of under 0.01 %% each: %d.\n", indent, odds->count - shown);
    add_losses(odds, indent, out);
    if (odds_unfinished(odds))
        text_addf(out, "%sWhere somebody decides first, more dice of this attack may follow.\n",
                  indent);
}

static int save_json(const struct match *m, const struct text *record)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    json_open_object(&j, NULL);
    json_string(&j, "game", m->rules.game->id);
    json_string(&j, "scenario", m->scn->id);
    json_int(&j, "entries", m->count);
    json_string(&j, "to_move", cli_mover(m));
    json_string(&j, "record", record->at);
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

int cli_save(const struct cli *cli, const struct match *m)
{
    const char *path = cli_flag(cli, "--output");
    struct text out = text_growing();
    struct error err;
    int bad = 0, status = EXIT_DONE;

    record_write(m, RECORD_WHOLE, &out);
    if (path && strcmp(path, "-") != 0)
        bad = file_write(path, out.at, out.length, &err);
    else if (!cli->json)
        return cli_print(&out);
    if (bad) {
        cli_fail("%s", err.text);
        status = EXIT_MACHINE;
    } else if (cli->json) {
        status = save_json(m, &out);
    }
    text_release(&out);
    return status;
}
