/* balance.c - the file that says how long, hard and even the scenarios of a game are. */
#include "core/balance.h"

#include <stdio.h>
#include <string.h>

#include "core/scenario.h"

enum { GAMES_MAX = 10000000, TURNS_MAX = 1000, MINUTES_MAX = 6000 };

/* A line of the file: of which scenario it speaks, and what has been read of it so far. */
struct row {
    const char *scenario;
    char measured[sizeof((struct balance *)0)->measured];
    struct balance told;
};

int scenario_teams(const struct scenario *scn, int team[SEATS_MAX])
{
    int teams = 0;

    for (int i = 0; i < scn->seats; i++) {
        int first = 0;

        while (scn->side[first].team != scn->side[i].team)
            first++;
        team[i] = first < i ? team[first] : teams++;
    }
    return teams;
}

void balance_file(const struct game *game, char *name, size_t room)
{
    snprintf(name, room, "%s/balance.txt", game->id);
}

/* --- one line --- */

/* keyword: is word i this one? */
static int keyword(const struct data *d, int i, const char *word, const char *form,
                   struct error *err)
{
    if (i < d->count && strcmp(d->word[i], word) == 0)
        return 0;
    return data_fail(d, err, "\"%s\" is missing, the form is: %s", word, form);
}

static int read_about(const struct data *d, struct row *row, struct error *err)
{
    static const char form[] = "about SCENARIO minutes N " BALANCE_LEVELS;

    if (data_want(d, 4, 4, form, err) || keyword(d, 2, "minutes", form, err))
        return -1;
    row->scenario = d->word[1];
    return data_int(d, 3, 1, MINUTES_MAX, &row->told.minutes, err) ||
                   data_choice(d, 4, BALANCE_LEVELS, &row->told.level, err)
               ? -1
               : 0;
}

/* read_wins: the numbers after word i, one a team. The word after them, or -1 and a sentence. */
static int read_wins(const struct data *d, int i, struct balance *told, struct error *err)
{
    int from = ++i;

    for (; i < d->count && strcmp(d->word[i], "draws") != 0; i++) {
        if (i - from == SEATS_MAX)
            return data_fail(d, err, "there are at most %d teams", SEATS_MAX);
        if (data_int(d, i, 0, GAMES_MAX, &told->wins[i - from], err))
            return -1;
    }
    told->teams = i - from;
    return i;
}

/* adds_up: every game was won by somebody or drawn. */
static int adds_up(const struct data *d, const struct balance *told, struct error *err)
{
    long sum = told->draws;

    for (int i = 0; i < told->teams; i++)
        sum += told->wins[i];
    return sum == told->games ? 0
                              : data_fail(d, err, "wins and draws are %ld together, games are %d",
                                          sum, told->games);
}

static int read_balance(const struct data *d, struct row *row, struct error *err)
{
    static const char form[] = "balance SCENARIO games N wins N N.. draws N [turns N]";
    struct balance *told = &row->told;

    if (!row->measured[0])
        return data_fail(d, err, "no line above says how it was measured: measured \"WORDS\"");
    if (data_want(d, 6, 9 + SEATS_MAX, form, err) || keyword(d, 2, "games", form, err) ||
        data_int(d, 3, 1, GAMES_MAX, &told->games, err) || keyword(d, 4, "wins", form, err))
        return -1;
    row->scenario = d->word[1];
    int i = read_wins(d, 4, told, err);
    if (i < 0 || keyword(d, i, "draws", form, err))
        return -1;
    if (i + 1 >= d->count)
        return data_fail(d, err, "the number of draws is missing, the form is: %s", form);
    if (data_int(d, i + 1, 0, GAMES_MAX, &told->draws, err) || adds_up(d, told, err))
        return -1;
    if (d->count == i + 2)
        return 0;
    if (d->count != i + 4 || keyword(d, i + 2, "turns", form, err))
        return data_fail(d, err, "the form is: %s", form);
    return data_int(d, i + 3, 1, TURNS_MAX, &told->turns, err);
}

/* next_row: 1 a row about a scenario, 0 at the end, -1 and a sentence. */
static int next_row(struct data *d, struct row *row, struct error *err)
{
    int got;

    while ((got = data_next(d, err)) > 0) {
        row->scenario = NULL;
        row->told = (struct balance){ .level = -1 };
        if (data_utf8(d, err))
            return -1;
        if (data_is(d, "about"))
            return read_about(d, row, err) ? -1 : 1;
        if (data_is(d, "balance"))
            return read_balance(d, row, err) ? -1 : 1;
        if (!data_is(d, "measured"))
            return data_unknown(d, "a file about balance", "about|measured|balance", err);
        if (data_want(d, 1, 1, "measured \"WORDS\"", err) ||
            data_name(d, 1, row->measured, sizeof row->measured, err))
            return -1;
    }
    return got;
}

/* --- the file --- */

/* find_unnoted: a file that is read without being noted, so that no record names it. */
static const struct content_file *find_unnoted(const struct content *content, const char *name)
{
    struct content unnoted = *content;

    unnoted.read = NULL;
    return content_find(&unnoted, name);
}

static const struct content_file *open_file(const struct content *content, const struct game *game,
                                            struct data *d)
{
    char name[80];

    balance_file(game, name, sizeof name);
    const struct content_file *file = find_unnoted(content, name);
    if (file)
        content_read(file, d);
    return file;
}

/* about_another: has somebody replaced the scenario that the program's own file speaks of? */
static bool about_another(const struct content *content, const struct content_file *file,
                          const struct game *game, const char *id)
{
    char name[120];

    snprintf(name, sizeof name, "%s/scenarios/%s.txt", game->id, id);
    const struct content_file *scenario = find_unnoted(content, name);
    return scenario && scenario->path && !file->path;
}

static int fits(const struct data *d, const struct balance *told, const struct scenario *scn,
                struct error *err)
{
    int team[SEATS_MAX], teams = scenario_teams(scn, team);

    if (!told->games || told->teams == teams)
        return 0;
    return data_fail(d, err, "%s has %d teams, not %d", scn->id, teams, told->teams);
}

static void take(struct balance *out, const struct row *row)
{
    if (!row->told.games) {
        out->minutes = row->told.minutes;
        out->level = row->told.level;
        return;
    }
    int minutes = out->minutes, level = out->level;
    *out = row->told;
    out->minutes = minutes;
    out->level = level;
    memcpy(out->measured, row->measured, sizeof out->measured);
}

int balance_find(const struct content *content, const struct game *game, const struct scenario *scn,
                 struct balance *out, struct error *err)
{
    struct row row = { 0 };
    struct data d;
    int got;

    *out = (struct balance){ .level = -1 };
    const struct content_file *file = open_file(content, game, &d);
    if (!file || about_another(content, file, game, scn->id))
        return 0;
    while ((got = next_row(&d, &row, err)) > 0) {
        if (strcmp(row.scenario, scn->id) != 0)
            continue;
        if (fits(&d, &row.told, scn, err))
            return -1;
        take(out, &row);
    }
    return got;
}

/* suits: is there such a scenario, and does it have so many teams? */
static int suits(const struct content *content, const struct game *game, const struct data *d,
                 const struct row *row, struct error *err)
{
    char names[SCENARIOS_MAX][40];
    int count = scenario_names(game, content, names), i = 0;

    while (i < count && strcmp(names[i], row->scenario) != 0)
        i++;
    if (i == count)
        return data_fail(d, err, "there is no scenario %s", row->scenario);
    struct scenario *scn = scenario_load(game, content, row->scenario, NULL, 0, NULL, err);
    int bad = !scn || fits(d, &row->told, scn, err);
    scenario_free(scn);
    return bad ? -1 : 0;
}

void balance_check(const struct content *content, const struct game *game,
                   struct findings *findings)
{
    struct row row = { 0 };
    struct error err;
    struct data d;
    int got;

    if (!open_file(content, game, &d))
        return;
    while ((got = next_row(&d, &row, &err)) != 0)
        if (got < 0 || suits(content, game, &d, &row, &err))
            findings_add(findings, &err);
}
