/* scenario.c - scenario files and position texts, the parts common to all games. */
#include "core/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/added.h"
#include "core/rules.h"
#include "core/sources.h"

const struct game *library_game(const struct library *library, const char *id, struct error *err)
{
    for (int i = 0; library->games[i]; i++)
        if (strcmp(library->games[i]->id, id) == 0)
            return library->games[i];
    error_set(err, "there is no game \"%.40s\"; `sandtable games` lists them", id);
    return NULL;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* name_of_file: "two" from "drill/scenarios/two.txt", or false when it is another kind of file. */
static bool name_of_file(const struct game *game, const char *file, char name[40])
{
    char folder[80];
    int size = snprintf(folder, sizeof folder, "%s/scenarios/", game->id);
    size_t length = strlen(file);

    if (strncmp(file, folder, (size_t)size) != 0 || length < (size_t)size + 5)
        return false;
    if (strcmp(file + length - 4, ".txt") != 0 || length - (size_t)size - 4 >= 40)
        return false;
    snprintf(name, 40, "%.*s", (int)(length - (size_t)size - 4), file + size);
    return true;
}

int scenario_names(const struct game *game, const struct content *content,
                   char names[SCENARIOS_MAX][40])
{
    int count = 0;

    for (int i = 0; i < content->count && count < SCENARIOS_MAX; i++) {
        bool known = false;

        if (!name_of_file(game, content->file[i].name, names[count]))
            continue;
        for (int k = 0; k < count; k++)
            known |= strcmp(names[k], names[count]) == 0;
        count += !known;
    }
    qsort(names, (size_t)count, 40, compare_names);
    return count;
}

int option_find(const struct game *game, const char *name)
{
    for (int i = 0; game->options && game->options[i].name; i++)
        if (strcmp(game->options[i].name, name) == 0)
            return i;
    return -1;
}

void option_show(const struct option *option, int value, char *to, size_t room)
{
    if (option->choices)
        choice_name(option->choices, value - option->min, to, room);
    else
        snprintf(to, room, "%d", value);
}

int option_read(const struct game *game, const char *name, const char *value, int *number,
                struct error *err)
{
    int i = option_find(game, name);
    long v;

    if (i < 0)
        return error_set(err, "%s has no option \"%.40s\"; `sandtable rules %s` lists them",
                         game->title, name, game->id);
    const struct option *o = &game->options[i];
    int choice = o->choices ? choice_find(o->choices, value) : -1;
    if (choice >= 0)
        v = choice + o->min;
    else if (number_read(value, o->min, o->max, &v))
        return error_set(err, "option %s: \"%.40s\" should be %s%s", name, value,
                         o->choices ? "one of " : "a number in its range",
                         o->choices ? o->choices : "");
    *number = (int)v;
    return i;
}

static int option_set(const struct game *game, struct scenario *scn, const char *name,
                      const char *value, struct error *err)
{
    int number = 0, i = option_read(game, name, value, &number, err);

    if (i < 0)
        return -1;
    scn->option[i] = number;
    scn->option_given[i] = true;
    return 0;
}

int setting_parse(const char *word, struct setting *out, struct error *err)
{
    const char *equals = strchr(word, '=');

    memset(out, 0, sizeof *out);
    if (!equals || equals == word || (size_t)(equals - word) >= sizeof out->name ||
        strlen(equals + 1) >= sizeof out->value || !equals[1])
        return error_set(err, "\"%.60s\" should read NAME=VALUE", word);
    memcpy(out->name, word, (size_t)(equals - word));
    snprintf(out->value, sizeof out->value, "%s", equals + 1);
    return 0;
}

static int read_side(struct scenario *scn, struct data *d, struct error *err)
{
    if (data_want(d, 2, 3, "side ID \"TITLE\" [TEAM]", err))
        return -1;
    if (scn->seats == SEATS_MAX)
        return data_fail(d, err, "a game has at most %d sides", SEATS_MAX);
    struct side *side = &scn->side[scn->seats];
    if (data_name(d, 1, side->id, sizeof side->id, err) ||
        data_name(d, 2, side->title, sizeof side->title, err))
        return -1;
    if (!side->id[0] || side->id[strcspn(side->id, " \t#")])
        return data_fail(d, err, "\"%s\" should be one word", side->id);
    if (scenario_seat(scn, side->id) >= 0)
        return data_fail(d, err, "there is a side \"%s\" already", side->id);
    side->team = scn->seats;
    if (d->count == 4 && data_int(d, 3, 0, SEATS_MAX - 1, &side->team, err))
        return -1;
    scn->seats++;
    return 0;
}

static int read_note(struct scenario *scn, struct data *d, struct error *err)
{
    size_t used = strlen(scn->notes), room = sizeof scn->notes - used;

    if (data_want(d, 1, 1, "note \"WORDS\"", err))
        return -1;
    if (strlen(d->word[1]) + 2 > room)
        return data_fail(d, err, "the notes are longer than %d letters",
                         (int)sizeof scn->notes - 1);
    snprintf(scn->notes + used, room, "%s%s", used ? "\n" : "", d->word[1]);
    return 0;
}

/* read_words: a line that a scenario has only once. */
static int read_words(const struct data *d, char *to, size_t room, const char *form,
                      struct error *err)
{
    if (to[0])
        return data_fail(d, err, "is in the file twice");
    return data_want(d, 1, 1, form, err) || data_name(d, 1, to, room, err) ? -1 : 0;
}

static int read_turns(struct scenario *scn, struct data *d, struct error *err)
{
    scn->turns_line = d->line;
    scn->turns = -1; /* after a mistake here, a game need not complain again */
    return data_want(d, 1, 1, "turns NUMBER", err) || data_int(d, 1, 0, 1000, &scn->turns, err) ? -1
                                                                                                : 0;
}

static int read_line(const struct game *game, struct scenario *scn, struct data *d,
                     struct error *err)
{
    struct error inner;

    if (data_is(d, "title"))
        return read_words(d, scn->title, sizeof scn->title, "title \"WORDS\"", err);
    if (data_is(d, "situation"))
        return read_words(d, scn->situation, sizeof scn->situation, "situation \"WORDS\"", err);
    if (data_is(d, "note"))
        return read_note(scn, d, err);
    if (data_is(d, "for-tests")) {
        scn->for_tests = true;
        return data_want(d, 0, 0, "for-tests", err);
    }
    if (data_is(d, "turns"))
        return read_turns(scn, d, err);
    if (data_is(d, "side"))
        return read_side(scn, d, err);
    if (data_is(d, "option")) {
        if (data_want(d, 2, 2, "option NAME VALUE", err))
            return -1;
        if (option_set(game, scn, d->word[1], d->word[2], &inner))
            return data_fail(d, err, "%s", inner.text);
        return 0;
    }
    if (game->text.directive)
        return game->text.directive(scn, d, err);
    return data_unknown(d, "a scenario of this game", SCENARIO_WORDS, err);
}

/* skip_rows skips the rest of a drawing with a mistake in it, so that it makes no more. */
static void skip_rows(struct data *d)
{
    struct data before = *d;
    struct error ignored;

    while (data_next(d, &ignored) > 0 && d->word[0][0] >= '0' && d->word[0][0] <= '9')
        before = *d;
    *d = before;
}

static int read_lines(const struct game *game, struct scenario *scn, struct data *d,
                      struct error *err)
{
    int got;

    while ((got = data_next(d, err)) != 0) {
        if (got > 0 && data_utf8(d, err) == 0 && read_line(game, scn, d, err) == 0)
            continue;
        if (data_go_on(d, err))
            return -1;
        skip_rows(d);
    }
    return 0;
}

/* read_added: the lines added to the file, which are the game's own. */
static int read_added(const struct game *game, struct scenario *scn, struct findings *findings,
                      struct error *err)
{
    struct data d;
    int got;

    if (!scn->added)
        return 0;
    if (!(game->flags & GAME_ADDED))
        return error_set(err, "nothing can be added to a scenario of %s", game->title);
    data_open(&d, "added", scn->added, strlen(scn->added));
    d.findings = findings;
    while ((got = data_next(&d, err)) != 0)
        if ((got < 0 || game->text.directive(scn, &d, err)) && data_go_on(&d, err))
            return -1;
    return 0;
}

/* keep_added: the lines as records will carry them. */
static int keep_added(struct scenario *scn, const char *added, struct error *err)
{
    struct text lines = text_growing();
    int bad = added ? added_take(&lines, "added", added, strlen(added), err) : 0;

    if (!bad && lines.length)
        scn->added = mem_copy_text(lines.at, lines.length);
    text_release(&lines);
    return bad;
}

/* missing: what every scenario must have. */
static int missing(const struct data *d, bool there, const char *what, struct error *err)
{
    if (there)
        return 0;
    error_set(err, "%s: the scenario has no %s line", d->name, what);
    return data_go_on(d, err);
}

static int finish(const struct game *game, const struct content *content, struct scenario *scn,
                  const struct data *d, struct error *err)
{
    if (!game->text.finish || game->text.finish(scn, content, d->findings, err) == 0)
        return 0;
    if (!findings_any(d->findings)) /* a game that stops at its first error */
        data_go_on(d, err);
    return -1;
}

static int read_all(const struct game *game, const struct content *content, struct scenario *scn,
                    struct data *d, const struct setting *settings, int count, const char *added,
                    struct error *err)
{
    for (int i = 0; game->options && game->options[i].name; i++)
        scn->option[i] = game->options[i].initial;
    if (read_lines(game, scn, d, err) || keep_added(scn, added, err) ||
        read_added(game, scn, d->findings, err))
        return -1;
    for (int i = 0; i < count; i++)
        if (option_set(game, scn, settings[i].name, settings[i].value, err))
            return -1;
    if (missing(d, scn->title[0], "title", err) || missing(d, scn->seats, "side", err) ||
        !scn->seats) /* without sides the rest makes no sense */
        return -1;
    return finish(game, content, scn, d, err) || findings_any(d->findings) ? -1 : 0;
}

struct scenario *scenario_parse(const struct game *game, const struct content *content,
                                const char *name, struct data *d, const struct setting *settings,
                                int count, const char *added, struct error *err)
{
    struct scenario *scn = mem_alloc(game->scenario_size);

    snprintf(scn->id, sizeof scn->id, "%s", name);
    if (read_all(game, content, scn, d, settings, count, added, err) == 0)
        return scn;
    scenario_free(scn);
    return NULL;
}

struct scenario *scenario_load(const struct game *game, const struct content *content,
                               const char *name, const struct setting *settings, int count,
                               const char *added, struct error *err)
{
    char names[SCENARIOS_MAX][40], path[160];
    int known = scenario_names(game, content, names);
    struct content noted = *content;
    struct data d;

    if (known == 0) {
        error_set(err, "%s has no scenario files", game->title);
        return NULL;
    }
    if (!name || !name[0])
        name = names[0];
    snprintf(path, sizeof path, "%s/scenarios/%.60s.txt", game->id, name);
    if (!content_find(content, path) || strlen(name) >= 40) {
        error_set(
            err,
            "%s has no scenario \"%.60s\"; `sandtable scenarios %s` lists them (your own need "
            "--data DIR, where DIR holds the folder %s)",
            game->title, name, game->id, game->id);
        return NULL;
    }
    noted.read = sources_new();
    content_read(content_find(&noted, path), &d);
    struct scenario *scn = scenario_parse(game, &noted, name, &d, settings, count, added, err);
    if (scn)
        scn->sources = noted.read;
    else
        sources_free(noted.read);
    return scn;
}

void scenario_free(struct scenario *scn)
{
    if (scn) {
        sources_free(scn->sources);
        mem_free(scn->added);
    }
    mem_free(scn);
}

int scenario_compose(const struct game *game, const struct content *content, const char *name,
                     const struct setting *settings, int count, const char *wish, struct rng *rng,
                     struct text *added, struct error *err)
{
    if (!game->text.compose)
        return error_set(err, "%s leaves nothing to chance before a match: \"%.60s\"", game->title,
                         wish);
    struct scenario *scn = scenario_load(game, content, name, settings, count, added->at, err);
    if (!scn)
        return -1;
    struct text lines = text_growing();
    int bad = game->text.compose(scn, content, wish, rng, &lines, err);
    if (!bad)
        bad = added_take(added, wish, lines.at, lines.length, err);
    text_release(&lines);
    scenario_free(scn);
    return bad;
}

/* The first reason, and where the others go. */
struct vetting {
    struct findings *findings;
    struct error *first;
    int count;
};

static void take_reason(void *context, bool doubt, const char *sentence)
{
    struct vetting *v = context;

    if (!v->count++)
        error_set(v->first, "%s", sentence);
    if (v->findings)
        v->findings->report(v->findings->context, doubt, sentence);
}

int scenario_vet(const struct game *game, const struct content *content, const char *added,
                 struct findings *findings, struct error *err)
{
    struct vetting v = { findings, err, 0 };
    struct findings each = { .report = take_reason, .context = &v };

    if (game->text.vet && added)
        game->text.vet(added, content, &each);
    return v.count ? -1 : 0;
}

int scenario_admit(const struct game *game, const struct scenario *scn, struct error *err)
{
    struct refusal why = { .why = "" };

    if (!game->text.admit || game->text.admit(scn, &why) == 0)
        return 0;
    return error_set(err, "%s: %s (%s)", scn->id, why.why, why.clause);
}

int scenario_seat(const struct scenario *scn, const char *name)
{
    for (int i = 0; i < scn->seats; i++)
        if (strcmp(scn->side[i].id, name) == 0)
            return i;
    return -1;
}

int options_for_people(const struct game *game, const struct scenario *scn, struct setting *out)
{
    int count = 0;

    for (int i = 0; game->options && game->options[i].name; i++) {
        const struct option *o = &game->options[i];

        if (!o->people || scn->option_given[i])
            continue;
        text_copy(out[count].name, sizeof out->name, o->name);
        text_copy(out[count++].value, sizeof out->value, o->people);
    }
    return count;
}

void options_write(const struct game *game, const struct scenario *scn, struct text *out)
{
    for (int i = 0; game->options && game->options[i].name; i++) {
        const struct option *o = &game->options[i];
        char value[32];

        if (!scn->option_given[i] && scn->option[i] == o->initial)
            continue;
        option_show(o, scn->option[i], value, sizeof value);
        text_addf(out, "option %s %s\n", o->name, value);
    }
}

void position_write(const struct game *game, const struct scenario *scn, const void *state,
                    struct text *out)
{
    text_addf(out, "game %s\nscenario ", game->id);
    text_add_word(out, scn->id);
    text_add_char(out, '\n');
    options_write(game, scn, out);
    added_write(scn->added, out);
    rules_write((struct rules){ game, scn }, state, out);
}

/* The head of a position: which game, which scenario, which options, what was added. It stops before
 * the game's own lines. */
struct head {
    const struct game *game;
    char scenario[40];
    struct setting setting[OPTIONS_MAX];
    int settings;
    struct text added;
};

static int read_head_line(const struct library *library, struct data *d, struct head *head,
                          struct error *err)
{
    struct error inner;

    if (data_is(d, "game")) {
        if (data_want(d, 1, 1, "game ID", err))
            return -1;
        head->game = library_game(library, d->word[1], &inner);
        return head->game ? 0 : data_fail(d, err, "%s", inner.text);
    }
    if (data_is(d, "scenario"))
        return data_want(d, 1, 1, "scenario ID", err) ||
                       data_name(d, 1, head->scenario, sizeof head->scenario, err)
                   ? -1
                   : 0;
    if (data_is(d, "+"))
        return added_line(&head->added, d, err);
    struct setting *setting = &head->setting[head->settings];
    if (head->settings == OPTIONS_MAX)
        return data_fail(d, err, "there are more than %d options", OPTIONS_MAX);
    if (data_want(d, 2, 2, "option NAME VALUE", err) ||
        data_name(d, 1, setting->name, sizeof setting->name, err) ||
        data_name(d, 2, setting->value, sizeof setting->value, err))
        return -1;
    head->settings++;
    return 0;
}

static int read_head(const struct library *library, struct data *d, struct head *head,
                     struct error *err)
{
    struct data before = *d;
    int got;

    while ((got = data_next(d, err)) > 0) {
        if (choice_find("game|scenario|option|+", d->word[0]) < 0) {
            *d = before; /* the game reads this line itself */
            return 0;
        }
        if (read_head_line(library, d, head, err))
            return -1;
        before = *d;
    }
    return got;
}

/* load_head: the scenario that the head of a position describes. */
static struct scenario *load_head(const struct library *library, struct data *d, struct head *head,
                                  struct error *err)
{
    struct scenario *scn = NULL;
    struct error inner;

    if (read_head(library, d, head, err))
        return NULL;
    if (!head->game)
        error_set(err, "%s: a position begins with the line `game ID`", d->name);
    else if (!(scn = scenario_load(head->game, library->content, head->scenario, head->setting,
                                   head->settings, head->added.at, &inner)))
        error_set(err, "%s: %s", d->name, inner.text);
    return scn;
}

int position_read(const struct library *library, struct data *d, const struct game **game,
                  struct scenario **scn, void **state, struct error *err)
{
    struct head head = { .added = text_growing() };
    struct error inner;

    *state = NULL;
    *scn = load_head(library, d, &head, err);
    text_release(&head.added);
    if (!*scn)
        return -1;
    *game = head.game;
    *state = mem_alloc(head.game->state_size);
    if (rules_read((struct rules){ head.game, *scn }, d, *state, err) == 0) {
        if (rules_audit((struct rules){ head.game, *scn }, *state, &inner) == 0)
            return 0;
        error_set(err, "%s: the position is not possible: %s", d->name, inner.text);
    }
    scenario_free(*scn);
    mem_free(*state);
    *scn = NULL;
    *state = NULL;
    return -1;
}
