/* games.c - `games` and `scenarios`: what there is to play. */
#include "cli/cli.h"

#include <stdio.h>

#include "base/mem.h"

struct game_facts {
    int scenarios, least, most;
};

/* facts_of loads every scenario of a game: the number of players comes from their sides. */
static int facts_of(const struct cli *cli, const struct game *game, struct game_facts *out,
                    struct error *err)
{
    char names[SCENARIOS_MAX][40];

    int count = scenario_names(game, cli->library.content, names);

    *out = (struct game_facts){ .least = SEATS_MAX };
    for (int i = 0; i < count; i++) {
        struct scenario *scn =
            scenario_load(game, cli->library.content, names[i], NULL, 0, NULL, err);

        if (!scn)
            return -1;
        out->scenarios += !scn->for_tests;
        out->least = scn->seats < out->least ? scn->seats : out->least;
        out->most = scn->seats > out->most ? scn->seats : out->most;
        scenario_free(scn);
    }
    return 0;
}

static void game_json(const struct game *game, const struct game_facts *f, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "id", game->id);
    json_string(j, "title", game->title);
    json_open_array(j, "players");
    json_int(j, NULL, f->least);
    json_int(j, NULL, f->most);
    json_close_array(j);
    json_int(j, "scenarios", f->scenarios);
    json_bool(j, "hidden", game_hides(game));
    json_close_object(j);
}

static void game_line(const struct game *game, const struct game_facts *f, struct text *out)
{
    char players[16];

    snprintf(players, sizeof players, f->least == f->most ? "%d" : "%d-%d", f->least, f->most);
    text_addf(out, "%-20s %-20s %s players, %d scenario%s%s\n", game->id, game->title, players,
              f->scenarios, f->scenarios == 1 ? "" : "s",
              game_hides(game) ? ", hidden information" : "");
}

static int run_games(struct cli *cli)
{
    struct text out = text_growing();
    struct json j = json_to(&out);
    struct error err;

    if (cli->json)
        json_open_array(&j, NULL);
    for (int i = 0; cli->library.games[i]; i++) {
        struct game_facts facts;

        if (cli->library.games[i]->flags & GAME_PART)
            continue;
        if (facts_of(cli, cli->library.games[i], &facts, &err)) {
            text_release(&out);
            return cli_fail("%s", err.text);
        }
        if (cli->json)
            game_json(cli->library.games[i], &facts, &j);
        else
            game_line(cli->library.games[i], &facts, &out);
    }
    if (cli->json) {
        json_close_array(&j);
        text_add_char(&out, '\n');
    }
    return cli_print(&out);
}

const struct verb verb_games = {
    .name = "games",
    .group = "Look around",
    .usage = "[--json]",
    .summary = "The games: id, title, players, scenarios, hidden information.",
    .example = "sandtable games",
    .run = run_games,
};

static void scenario_json(const struct scenario *scn, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "id", scn->id);
    json_string(j, "title", scn->title);
    json_open_array(j, "sides");
    for (int i = 0; i < scn->seats; i++)
        json_string(j, NULL, scn->side[i].id);
    json_close_array(j);
    json_int(j, "turns", scn->turns);
    json_string(j, "situation", scn->situation);
    if (scn->notes[0])
        json_string(j, "notes", scn->notes);
    json_close_object(j);
}

static void scenario_lines(const struct scenario *scn, bool notes, struct text *out)
{
    text_addf(out, "%-28s %s\n  sides:", scn->id, scn->title);
    for (int i = 0; i < scn->seats; i++)
        text_addf(out, "%s %s (%s)", i ? "," : "", scn->side[i].id, scn->side[i].title);
    if (scn->turns)
        text_addf(out, "; %d turns", scn->turns);
    text_addf(out, "\n  %s\n", scn->situation);
    if (notes && scn->notes[0])
        text_addf(out, "\n%s\n", scn->notes);
}

static int run_scenarios(struct cli *cli)
{
    char names[SCENARIOS_MAX][40];
    struct error err;
    const struct game *game = library_game(&cli->library, cli->arg[0], &err);

    if (!game)
        return cli_fail("%s", err.text);
    struct text out = text_growing();
    struct json j = json_to(&out);
    int count = cli->args > 1 ? 1 : scenario_names(game, cli->library.content, names);
    if (cli->json)
        json_open_array(&j, NULL);
    for (int i = 0; i < count; i++) {
        const char *name = cli->args > 1 ? cli->arg[1] : names[i];
        struct scenario *scn = scenario_load(game, cli->library.content, name, NULL, 0, NULL, &err);

        if (!scn) {
            text_release(&out);
            return cli_fail("%s", err.text);
        }
        if (scn->for_tests && cli->args == 1)
            ; /* only by name */
        else if (cli->json)
            scenario_json(scn, &j);
        else
            scenario_lines(scn, cli->args > 1, &out);
        scenario_free(scn);
    }
    if (cli->json) {
        json_close_array(&j);
        text_add_char(&out, '\n');
    }
    return cli_print(&out);
}

const struct verb verb_scenarios = {
    .name = "scenarios",
    .group = "Look around",
    .usage = "GAME [SCENARIO] [--json]",
    .summary =
        "A game's scenarios: id, title, sides, length, situation; one of them with its history.",
    .example = "sandtable scenarios trench-warfare",
    .least = 1,
    .most = 2,
    .run = run_scenarios,
};
