/* sight.c - `sight`: the line of sight between two places of the map, or the field of fire of a
 * piece, marked on the board, with the reasons. */
#include "cli/sight.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cli/snapshot.h"
#include "core/scene.h"

/* --- places and pieces by the names people use --- */

/* example: the id of a cell of the map, or of the one after it. */
static const char *example(const struct scene *map, int n)
{
    return map->cells > 1 ? map->cell[map->cells / 4 + n].id : "";
}

/* named_twice: do several cells have this printed name, as on two boards? Then `out` gets their
 * ids. */
static bool named_twice(const struct scene *map, const char *word, char out[40])
{
    struct text ids = text_fixed(out, 40);
    int count = 0;

    for (int i = 0; i < map->cells; i++)
        if (strcasecmp(map->cell[i].name, word) == 0)
            text_addf(&ids, "%s%s", count++ ? " or " : "", map->cell[i].id);
    return count > 1;
}

/* find_cell: by its id or its printed name, or by a piece on it. NULL when there is none, or more
 * than one. */
static const struct scene_cell *find_cell(const struct scene *scene, const char *word)
{
    const struct scene_cell *found = NULL;
    const struct scene_token *token = scene_find_token(scene, word);

    for (int i = 0; i < scene->cells; i++) {
        const struct scene_cell *c = &scene->cell[i];

        if (strcasecmp(c->id, word) == 0)
            return c;
        if (strcasecmp(c->name, word) != 0)
            continue;
        if (found)
            return NULL;
        found = c;
    }
    return found || !token ? found : scene_find_cell(scene, token->cell);
}

int sight_end(const struct scene *map, const char *word, char out[24], struct error *err)
{
    const struct scene_cell *cell = find_cell(map, word);
    const struct scene_token *token = scene_find_token(map, word);
    char ids[40];
    int at[2];

    if (cell)
        snprintf(out, 24, "%s", cell->id);
    else if (token && map->layout == SCENE_PLANE)
        snprintf(out, 24, "%s", token->id);
    else if (scene_read_inches(map, word, at))
        snprintf(out, 24, "%d,%d", at[0], at[1]);
    else if (named_twice(map, word, ids))
        return error_set(err, "%.20s is on more than one board: say %s", word, ids);
    else
        return error_set(err, "\"%.20s\" is neither a place on the map nor a piece on it", word);
    return 0;
}

/* --- the answer, as shapes and a panel --- */

/* no_sight: a game that knows no lines says so whatever is asked. */
static int no_sight(const struct sight_question *q, struct error *err)
{
    const struct game *g = q->rules.game;

    return g->pictures.look ? 0 : error_set(err, "%s has no line-of-sight rules", g->title);
}

static int ask_line(const struct sight_question *q, const struct scene *map, struct scene *out,
                    struct error *err)
{
    char from[24], to[24];

    if (sight_end(map, q->from, from, err) || sight_end(map, q->to, to, err))
        return -1;
    rules_look(q->rules, q->view, from, to, out);
    return 0;
}

static int ask_field(const struct sight_question *q, const struct scene *map, struct scene *out,
                     struct error *err)
{
    if (!game_looks_around(q->rules.game))
        return error_set(err, "pieces have no facing in %s; name two hexes, such as %s %s",
                         q->rules.game->title, example(map, 0), example(map, 1));
    if (find_cell(map, q->from) && !scene_find_token(map, q->from))
        return error_set(err, "from %.20s to where? Name a second place, or a piece alone",
                         q->from);
    if (!scene_find_token(map, q->from))
        return error_set(err, "there is no piece \"%.20s\" in this position", q->from);
    rules_look(q->rules, q->view, q->from, NULL, out);
    return out->panels ? 0 : error_set(err, "piece %.20s has no facing; name two hexes", q->from);
}

/* sight_ask: `map` gets the board and the pieces, `out` the answer; release both either way. */
static int sight_ask(const struct sight_question *q, struct scene *map, struct scene *out,
                     struct error *err)
{
    scene_init(map);
    scene_init(out);
    rules_board(q->rules, map);
    rules_draw(q->rules, q->view, map);
    if (no_sight(q, err))
        return -1;
    return q->to ? ask_line(q, map, out, err) : ask_field(q, map, out, err);
}

int sight_write(const struct sight_question *q, struct text *out, struct error *err)
{
    struct scene map, answer;
    int status = sight_ask(q, &map, &answer, err);

    map.shapes = map.ground; /* of the others only the answer's are shown */
    for (int i = 0; i < answer.shapes && status == 0; i++)
        scene_shape(&map, answer.shape[i]);
    if (status == 0) {
        scene_text_map(&map, out);
        scene_text_panels(&answer, out);
    }
    scene_release(&map);
    scene_release(&answer);
    return status;
}

/* --- the verb --- */

static int sight_json(const struct sight_question *q, struct text *out, struct error *err)
{
    struct json j = json_to(out);
    struct scene map, answer;
    int status = sight_ask(q, &map, &answer, err);

    if (status == 0) {
        scene_json(&answer, &j, NULL);
        text_add_char(out, '\n');
    }
    scene_release(&map);
    scene_release(&answer);
    return status;
}

static int run_sight(struct cli *cli)
{
    struct snapshot s;
    struct error err;

    if (snapshot_open(cli, &s, &err))
        return cli_fail("%s", err.text);
    struct sight_question q = { .rules = s.match->rules,
                                .view = { s.eyes == EYES_ALL ? SEAT_NONE : s.eyes, s.view },
                                .from = cli->arg[1],
                                .to = cli->args > 2 ? cli->arg[2] : NULL };
    struct text out = text_growing();
    int bad = cli->json ? sight_json(&q, &out, &err) : sight_write(&q, &out, &err);
    int status = bad ? cli_fail("%s", err.text) : cli_print(&out);
    if (bad)
        text_release(&out);
    snapshot_close(&s);
    return status;
}

static const struct flag flags[] = {
    { "--at", "N", "after the first N entries of the record (default: all)" },
    { "--as", "SIDE", "only what SIDE may know, or a `spectator` (default: everything)" },
    { NULL, NULL, NULL },
};

const struct verb verb_sight = {
    .name = "sight",
    .group = "Records and positions",
    .usage = "RECORD FROM TO | RECORD PIECE [--at N] [--as SIDE] [--json]",
    .summary = "The line of sight between two places, or where a piece points and can fire.",
    .example = "sandtable sight game.record G7 K8",
    .flags = flags,
    .least = 2,
    .most = 3,
    .run = run_sight,
};
