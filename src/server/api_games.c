/* api_games.c - what there is to play, and by which rules. */
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/balance.h"
#include "core/reference.h"
#include "roster/roster.h"
#include "server/service.h"

/* --- GET /api/games --- */

static void names_json(const struct option *o, const char *names, const char *key, struct json *j)
{
    char name[64];

    json_open_array(j, key);
    for (int i = 0; i <= o->max - o->min; i++) {
        choice_name(names, i, name, sizeof name);
        json_string(j, NULL, name);
    }
    json_close_array(j);
}

/* value_json: a number, or the name of a choice. */
static void value_json(const struct option *o, const char *key, int value, struct json *j)
{
    char name[32];

    option_show(o, value, name, sizeof name);
    if (o->choices)
        json_string(j, key, name);
    else
        json_int(j, key, value);
}

/* for_people: what a match with people begins with. */
static int for_people(const struct game *game, const struct option *o)
{
    int value;
    struct error err;

    return o->people && option_read(game, o->name, o->people, &value, &err) >= 0 ? value
                                                                                 : o->initial;
}

static void choices_json(const struct game *game, const struct option *o, struct json *j)
{
    if (o->choices)
        names_json(o, o->choices, "choices", j);
    else
        json_null(j, "choices");
    if (o->titles)
        names_json(o, o->titles, "titles", j);
    value_json(o, "initial", for_people(game, o), j);
}

static void options_json(const struct game *game, struct json *j)
{
    json_open_array(j, "options");
    for (const struct option *o = game->options; o && o->name; o++) {
        json_open_object(j, NULL);
        json_string(j, "name", o->name);
        json_string(j, "title", o->title ? o->title : "");
        choices_json(game, o, j);
        json_int(j, "min", o->min);
        json_int(j, "max", o->max);
        json_string(j, "help", o->help ? o->help : "");
        json_string(j, "clause", o->clause ? o->clause : "");
        json_close_object(j);
    }
    json_close_array(j);
}

/* scenario_options_json: those that make a difference in this scenario, each with what it begins with
 * there. */
static void scenario_options_json(const struct game *game, const struct scenario *scn,
                                  struct json *j)
{
    json_open_object(j, "options");
    for (int i = 0; game->options && game->options[i].name; i++) {
        const struct option *o = &game->options[i];

        if (!o->applies || o->applies(scn, o))
            value_json(o, o->name, scn->option_given[i] ? scn->option[i] : for_people(game, o), j);
    }
    json_close_object(j);
}

/* tables_json: the kinds of table that can be laid out for it. */
static void tables_json(const struct game *game, const struct scenario *scn, struct json *j)
{
    const struct table_kind *kind;

    if (!game->text.table_kind)
        return;
    json_open_array(j, "tables");
    for (int i = 0; (kind = game->text.table_kind(scn, i)); i++) {
        json_open_object(j, NULL);
        json_string(j, "id", kind->id);
        json_string(j, "title", kind->title);
        json_close_object(j);
    }
    json_close_array(j);
}

/* known_json: how long and hard it is, and how even it proved to be. */
static void known_json(const struct game *game, const struct balance *known, struct json *j)
{
    char learn[12] = "";

    if (known->level >= 0)
        choice_name(BALANCE_LEVELS, known->level, learn, sizeof learn);
    json_string(j, "learn", known->level >= 0 ? learn : game->learn ? game->learn : "");
    json_int(j, "minutes", known->minutes ? known->minutes : game->minutes);
    if (!known->games)
        return;
    json_open_object(j, "balance");
    json_string(j, "measured", known->measured);
    json_int(j, "games", known->games);
    json_open_array(j, "wins");
    for (int i = 0; i < known->teams; i++)
        json_int(j, NULL, known->wins[i]);
    json_close_array(j);
    json_int(j, "draws", known->draws);
    if (known->turns)
        json_int(j, "turns", known->turns);
    json_close_object(j);
}

static void scenario_json(const struct game *game, const struct scenario *scn,
                          const struct balance *known, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "id", scn->id);
    json_string(j, "title", scn->title);
    json_string(j, "situation", scn->situation);
    json_string(j, "notes", scn->notes);
    json_int(j, "turns", scn->turns);
    json_open_array(j, "sides");
    for (int i = 0; i < scn->seats; i++) {
        json_open_object(j, NULL);
        json_string(j, "id", scn->side[i].id);
        json_string(j, "title", scn->side[i].title);
        json_int(j, "team", scn->side[i].team);
        if (scn->side[i].printed)
            json_bool(j, "printed", true);
        json_close_object(j);
    }
    json_close_array(j);
    known_json(game, known, j);
    scenario_options_json(game, scn, j);
    tables_json(game, scn, j);
    json_close_object(j);
}

/* The scenarios stay in memory: loading one later would keep every table waiting. */
static int scenarios_json(struct server *s, const struct game *game, struct json *j, int players[2],
                          struct error *err)
{
    char names[SCENARIOS_MAX][40];
    int count = scenario_names(game, s->library.content, names);

    json_open_array(j, "scenarios");
    for (int i = 0; i < count; i++) {
        struct shared *sh = shared_get(s, game->id, names[i], "", NULL, err);
        struct balance known;

        if (!sh)
            return -1;
        sh->users++;
        if (sh->scn->for_tests)
            continue;
        if (balance_find(s->library.content, game, sh->scn, &known, err))
            return -1;
        scenario_json(game, sh->scn, &known, j);
        players[0] = sh->scn->seats < players[0] ? sh->scn->seats : players[0];
        players[1] = sh->scn->seats > players[1] ? sh->scn->seats : players[1];
    }
    json_close_array(j);
    return 0;
}

/* about_json: the first paragraph of the rules reference, its lines joined. */
static void about_json(const struct game *game, const struct content *content, struct json *j)
{
    const char *from = reference_open(content, game).at;
    const char *title = from ? strchr(from, '\n') : NULL;
    char about[400] = "";

    if (title) {
        title += strspn(title, "\n");
        const char *end = strstr(title, "\n\n");
        snprintf(about, sizeof about, "%.*s", end ? (int)(end - title) : 0, title);
    }
    for (char *at = about; *at; at++)
        *at = *at == '\n' ? ' ' : *at;
    json_string(j, "about", about);
}

static int game_json(struct server *s, const struct game *game, struct json *j, struct error *err)
{
    int players[2] = { SEATS_MAX, 0 };

    json_open_object(j, NULL);
    json_string(j, "id", game->id);
    json_string(j, "title", game->title);
    about_json(game, s->library.content, j);
    json_string(j, "learn", game->learn ? game->learn : "");
    json_int(j, "minutes", game->minutes);
    json_bool(j, "hidden", game_hides(game));
    json_bool(j, "sight", game->pictures.look != NULL);
    json_bool(j, "field", game_looks_around(game));
    json_bool(j, "odds", game->study && game->study->pose_words);
    json_bool(j, "stepwise", game->flags & GAME_STEPWISE);
    json_bool(j, "ordered", game->flags & GAME_ORDERED);
    if (game->flags & GAME_PART)
        json_bool(j, "part", true);
    if (strcmp(game->id, ROSTER_GAME) == 0)
        json_bool(j, "rosters", true);
    if (scenarios_json(s, game, j, players, err))
        return -1;
    json_open_array(j, "players");
    json_int(j, NULL, players[0]);
    json_int(j, NULL, players[1]);
    json_close_array(j);
    options_json(game, j);
    json_open_array(j, "levels");
    for (int i = 0; level_at(game, i); i++)
        json_string(j, NULL, level_at(game, i)->name);
    for (int i = 0; i < s->config.bots; i++) {
        char name[16];

        snprintf(name, sizeof name, "%.*s", (int)strcspn(s->config.bot[i], "="), s->config.bot[i]);
        json_string(j, NULL, name);
    }
    json_close_array(j);
    json_close_object(j);
    return 0;
}

int games_list(struct server *s, struct error *err)
{
    struct json j = json_to(&s->games);

    json_open_array(&j, NULL);
    for (int i = 0; s->library.games[i]; i++)
        if (game_json(s, s->library.games[i], &j, err))
            return -1;
    json_close_array(&j);
    return 0;
}

void api_games(struct call *c)
{
    c->r->reply = (struct reply){ .status = 200,
                                  .type = "application/json",
                                  .bytes = c->s->games.at,
                                  .size = c->s->games.length };
    reply_stamp(c->r);
}

/* --- GET /api/rules/GAME: the clauses of docs/rules/GAME.md --- */

/* section_before: the last heading between two places of the reference, if there is one. */
static void section_before(const char *from, const char *to, char *section, size_t room)
{
    for (const char *at = from; at < to; at++) {
        if (*at != '#' || (at > from && at[-1] != '\n'))
            continue;
        while (at < to && (*at == '#' || *at == ' '))
            at++;
        const char *end = memchr(at, '\n', (size_t)(to - at));
        snprintf(section, room, "%.*s", (int)((end ? end : to) - at), at);
    }
}

static void clause_json(const struct clause *clause, const char *section, struct json *j)
{
    size_t size = clause->size;

    while (size && strchr(" \n", clause->text[size - 1]))
        size--;
    char *text = mem_copy_text(clause->text, size);
    json_open_object(j, NULL);
    json_string(j, "id", clause->id);
    json_string(j, "title", clause->title);
    json_string(j, "section", section);
    json_string(j, "text", text + strspn(text, " \n"));
    json_close_object(j);
    mem_free(text);
}

static void clauses_json(const struct content *content, const struct game *game, struct json *j)
{
    struct reference ref = reference_open(content, game);
    struct clause clause;
    char section[120] = "";
    const char *from = ref.at;

    json_open_array(j, "clauses");
    while (reference_next(&ref, &clause)) {
        section_before(from, clause.text, section, sizeof section);
        clause_json(&clause, section, j);
        from = clause.text + clause.size;
    }
    json_close_array(j);
}

/* intro_json: what the reference says before its first clause: how it is played in short, tables. */
static void intro_json(const struct content *content, const struct game *game, struct json *j)
{
    struct reference ref = reference_open(content, game);
    struct clause clause;
    const char *from = ref.at;
    size_t size = 0;

    if (from && reference_next(&ref, &clause)) {
        for (const char *at = from; (at = strstr(at, "\n## ")) && at < clause.text; at++)
            size = (size_t)(at - from);
    }
    char *text = mem_copy_text(from ? from : "", size);
    json_string(j, "intro", text);
    mem_free(text);
}

void api_rules(struct call *c)
{
    struct error err;
    const struct game *game = library_game(&c->s->library, c->word[1], &err);

    if (!game) {
        reply_error(c->r, 404, NULL, "There is no game \"%.40s\".", c->word[1]);
        return;
    }
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_string(&j, "game", game->id);
    json_string(&j, "title", game->title);
    options_json(game, &j);
    intro_json(c->s->library.content, game, &j);
    clauses_json(c->s->library.content, game, &j);
    json_close_object(&j);
}
