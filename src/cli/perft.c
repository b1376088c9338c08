/* perft.c - `perft`: counts every line of play to a depth, chance outcomes as children. Two builds
 * that agree on the numbers and the signature have the same rules. */
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"
#include "cli/cli.h"

enum { DEPTH_MAX = 40 };

struct count {
    struct rules rules;
    int depth;
    uint64_t nodes[DEPTH_MAX + 1];
    uint64_t signature; /* sum over every position's hash */
    char *states;       /* one a level */
    struct action *actions;
    struct outcome *outcomes;
};

static void *state_at(const struct count *c, int level)
{
    return c->states + (size_t)level * c->rules.game->state_size;
}

/* children: every decision or outcome at this level's position. */
static int children(struct count *c, int level, struct action *out)
{
    const void *state = state_at(c, level);
    int mover = rules_to_move(c->rules, state);

    if (mover == SEAT_NONE)
        return 0;
    if (mover != SEAT_CHANCE)
        return rules_legal(c->rules, state, out);
    int n = rules_chance(c->rules, state, c->outcomes);
    for (int i = 0; i < n; i++)
        out[i] = c->outcomes[i].action;
    return n;
}

static int most_children(const struct game *game)
{
    return game->max_legal > game->max_outcomes ? game->max_legal : game->max_outcomes;
}

static void descend(struct count *c, int level)
{
    const struct game *game = c->rules.game;
    struct action *list = c->actions + (size_t)level * (size_t)most_children(game);

    EXPECT(level <= c->depth);
    c->nodes[level]++;
    c->signature += hash_bytes(state_at(c, level), game->state_size) * (uint64_t)(level + 1);
    if (level == c->depth)
        return;
    int n = children(c, level, list);
    for (int i = 0; i < n; i++) {
        memcpy(state_at(c, level + 1), state_at(c, level), game->state_size);
        rules_apply(c->rules, state_at(c, level + 1), &list[i], NULL);
        descend(c, level + 1);
    }
}

static void count_all(struct count *c)
{
    const struct game *game = c->rules.game;
    size_t levels = (size_t)c->depth + 1;

    c->states = mem_alloc(levels * game->state_size);
    c->actions = mem_alloc(levels * (size_t)most_children(game) * sizeof *c->actions);
    c->outcomes = mem_alloc((size_t)game->max_outcomes * sizeof *c->outcomes);
    rules_start(c->rules, state_at(c, 0));
    descend(c, 0);
    mem_free(c->states);
    mem_free(c->actions);
    mem_free(c->outcomes);
}

static void add_json(const struct count *c, struct text *out)
{
    struct json j = json_to(out);
    char signature[20];

    snprintf(signature, sizeof signature, "%016llx", (unsigned long long)c->signature);
    json_open_object(&j, NULL);
    json_string(&j, "game", c->rules.game->id);
    json_string(&j, "scenario", c->rules.scn->id);
    json_int(&j, "depth", c->depth);
    json_open_array(&j, "nodes");
    for (int i = 1; i <= c->depth; i++)
        json_int(&j, NULL, (int64_t)c->nodes[i]);
    json_close_array(&j);
    json_string(&j, "signature", signature);
    json_bool(&j, "complete", !(c->rules.game->flags & GAME_UNLISTED));
    json_close_object(&j);
    text_add_char(out, '\n');
}

static void add_lines(const struct count *c, struct text *out)
{
    for (int i = 1; i <= c->depth; i++)
        text_addf(out, "%2d %20llu\n", i, (unsigned long long)c->nodes[i]);
    text_addf(out, "signature %016llx\n", (unsigned long long)c->signature);
    if (c->rules.game->flags & GAME_UNLISTED)
        text_addf(out, "counted are the candidates of %s; all legal actions are not countable\n",
                  c->rules.game->title);
}

static int run(struct cli *cli)
{
    struct count count = { 0 };
    struct scenario *scn;
    struct error err;
    long depth;

    if (number_read(cli->arg[2], 1, DEPTH_MAX, &depth))
        return cli_fail("the depth \"%.20s\" should be a number from 1 to %d", cli->arg[2],
                        DEPTH_MAX);
    if (cli_rules(cli, 0, &count.rules.game, &scn, &err))
        return cli_fail("%s", err.text);
    count.rules.scn = scn;
    count.depth = (int)depth;
    count_all(&count);
    struct text out = text_growing();
    if (cli->json)
        add_json(&count, &out);
    else
        add_lines(&count, &out);
    scenario_free(scn);
    return cli_print(&out);
}

static const struct flag flags[] = {
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_perft = {
    .name = "perft",
    .group = "Study",
    .usage = "GAME SCENARIO DEPTH [--json]",
    .summary = "Count every line of play to a depth: the check of the move generator.",
    .example = "sandtable perft drill 2-sections 6",
    .flags = flags,
    .least = 3,
    .most = 3,
    .run = run,
};
