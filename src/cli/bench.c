/* bench.c - `bench`: how fast the rules and the search are, on one thread, per second of CPU time.
 *
 * A ply is one decision or roll applied. Three runs of random play from the start of a scenario:
 * listing every legal action at every decision and picking one; drawing an action without listing;
 * searching now and then along the way. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/player.h"
#include "base/mem.h"
#include "cli/cli.h"

enum { SEARCH_PLAYOUTS = 1000, SEARCH_EVERY = 29 };

struct ground {
    struct rules rules;
    struct rng rng;
    void *state, *view;
    struct action *room;
};

/* What a run did, and the CPU time it took. */
struct lap {
    uint64_t plies, decisions, listed, games, playouts;
    uint64_t allocations;
    double seconds;
};

struct row {
    struct rules rules;
    struct lap list, sample, search;
};

static double cpu_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline void roll(struct ground *g, struct lap *lap)
{
    uint8_t faces[DICE_MAX];
    struct action outcome;

    rules_roll(g->rules, g->state, &g->rng, faces, &outcome);
    rules_apply(g->rules, g->state, &outcome, NULL);
    lap->plies++;
}

static void play_listing(struct ground *g, struct lap *lap)
{
    int mover;

    while ((mover = rules_to_move(g->rules, g->state)) != SEAT_NONE) {
        if (mover == SEAT_CHANCE) {
            roll(g, lap);
            continue;
        }
        int count = rules_legal(g->rules, g->state, g->room);
        rules_apply(g->rules, g->state, &g->room[rng_below(&g->rng, (uint32_t)count)], NULL);
        lap->listed += (uint64_t)count;
        lap->decisions++;
        lap->plies++;
    }
}

static void play_sampling(struct ground *g, struct lap *lap)
{
    struct action action;
    int mover;

    while ((mover = rules_to_move(g->rules, g->state)) != SEAT_NONE) {
        if (mover == SEAT_CHANCE) {
            roll(g, lap);
            continue;
        }
        rules_sample(g->rules, g->state, &g->rng, g->room, &action);
        rules_apply(g->rules, g->state, &action, NULL);
        lap->decisions++;
        lap->plies++;
    }
}

static void search_once(struct ground *g, int seat, long playouts)
{
    struct level level = { "bench", &bot_mcts, { .playouts = playouts } };
    struct player p = player_open(g->rules, seat, level, g->rng);
    struct action action;

    rules_observe(g->rules, g->state, seat, g->view);
    player_choose(&p, g->view, &action, NULL);
    g->rng = p.rng;
    player_close(&p);
}

/* A search takes its memory once: what counts is how much more further playouts allocate. */
static void timed_search(struct ground *g, int seat, struct lap *lap)
{
    double before = cpu_now();
    uint64_t blocks = mem_count(), playouts = mcts_count();

    search_once(g, seat, SEARCH_PLAYOUTS);
    uint64_t taken = mem_count() - blocks;
    lap->playouts += mcts_count() - playouts;
    lap->seconds += cpu_now() - before;
    blocks = mem_count();
    search_once(g, seat, 1);
    lap->allocations += taken - (mem_count() - blocks);
}

static void play_searching(struct ground *g, struct lap *lap, double seconds)
{
    int mover;

    while ((mover = rules_to_move(g->rules, g->state)) != SEAT_NONE && lap->seconds < seconds) {
        if (mover == SEAT_CHANCE) {
            roll(g, lap);
            continue;
        }
        int count = rules_legal(g->rules, g->state, g->room);
        struct action action = g->room[rng_below(&g->rng, (uint32_t)count)];

        if (count > 1 && lap->decisions++ % SEARCH_EVERY == 0)
            timed_search(g, mover, lap);
        rules_apply(g->rules, g->state, &action, NULL);
    }
}

static void run_lap(struct ground *g, void (*play)(struct ground *, struct lap *), double seconds,
                    struct lap *lap)
{
    uint64_t blocks = mem_count();
    double start = cpu_now();

    rng_seed(&g->rng, 1, 0);
    do {
        rules_start(g->rules, g->state);
        play(g, lap);
        lap->games++;
        lap->seconds = cpu_now() - start;
    } while (lap->seconds < seconds);
    lap->allocations = mem_count() - blocks;
}

static void measure(struct row *row, double seconds)
{
    const struct game *game = row->rules.game;
    struct ground g = { .rules = row->rules };

    g.state = mem_alloc(game->state_size);
    g.view = mem_alloc(game->state_size);
    g.room = mem_alloc((size_t)game->max_legal * sizeof *g.room);
    run_lap(&g, play_listing, seconds, &row->list);
    run_lap(&g, play_sampling, seconds, &row->sample);
    while (row->search.seconds < seconds) {
        rules_start(row->rules, g.state);
        play_searching(&g, &row->search, seconds);
    }
    mem_free(g.state);
    mem_free(g.view);
    mem_free(g.room);
}

static double rate(uint64_t count, const struct lap *lap)
{
    return (double)count / lap->seconds;
}

static uint64_t allocations(const struct row *row)
{
    return row->list.allocations + row->sample.allocations + row->search.allocations;
}

static double per_decision(const struct row *row)
{
    return (double)row->list.listed / (double)row->list.decisions;
}

static void row_json(const struct row *row, struct json *j)
{
    const struct lap *list = &row->list, *sample = &row->sample, *search = &row->search;

    json_open_object(j, NULL);
    json_string(j, "game", row->rules.game->id);
    json_string(j, "scenario", row->rules.scn->id);
    json_real(j, "legal_per_decision", per_decision(row), 2);
    json_real(j, "plies_per_s", rate(list->plies, list), 0);
    json_real(j, "ns_per_ply", 1e9 / rate(list->plies, list), 1);
    json_real(j, "actions_per_s", rate(list->listed, list), 0);
    json_real(j, "sampled_plies_per_s", rate(sample->plies, sample), 0);
    json_real(j, "sampled_ns_per_ply", 1e9 / rate(sample->plies, sample), 1);
    json_real(j, "games_per_s", rate(sample->games, sample), 1);
    json_real(j, "plies_per_game", (double)sample->plies / (double)sample->games, 1);
    json_int(j, "state_bytes", (int64_t)row->rules.game->state_size);
    json_int(j, "allocations", (int64_t)allocations(row));
    json_real(j, "mcts_sims_per_s", rate(search->playouts, search), 0);
    json_close_object(j);
}

static void row_text(const struct row *row, struct text *out)
{
    const struct lap *list = &row->list, *sample = &row->sample, *search = &row->search;

    text_addf(out, "%s, %s\n", row->rules.game->title, row->rules.scn->title);
    text_addf(out, "  listing   %12.0f plies a second  %8.1f ns a ply\n", rate(list->plies, list),
              1e9 / rate(list->plies, list));
    text_addf(out, "            %12.0f actions a second, %.1f a decision\n",
              rate(list->listed, list), per_decision(row));
    text_addf(out, "  sampling  %12.0f plies a second  %8.1f ns a ply%s\n",
              rate(sample->plies, sample), 1e9 / rate(sample->plies, sample),
              row->rules.game->play.sample ? "" : "  (this game samples from its list)");
    text_addf(out, "            %12.1f games a second, %.1f plies a game\n",
              rate(sample->games, sample), (double)sample->plies / (double)sample->games);
    text_addf(out, "  search    %12.0f playouts a second\n", rate(search->playouts, search));
    text_addf(out, "  memory    %12zu bytes a state, %llu allocations while playing\n",
              row->rules.game->state_size, (unsigned long long)allocations(row));
}

/* --- the verb --- */

static int seconds_flag(const struct cli *cli, double *seconds, struct error *err)
{
    const char *word = cli_flag(cli, "--seconds");
    char *end;

    *seconds = 1;
    if (!word)
        return 0;
    *seconds = strtod(word, &end);
    if (end == word || *end || !(*seconds > 0 && *seconds <= 600))
        return error_set(err, "--seconds \"%.40s\" should be a number above 0, up to 600", word);
    return 0;
}

static void bench_one(struct rules r, double seconds, bool as_json, struct json *j,
                      struct text *out)
{
    struct row row = { .rules = r };

    measure(&row, seconds);
    if (as_json)
        row_json(&row, j);
    else
        row_text(&row, out);
}

/* bench_all: the first scenario of every game. */
static int bench_all(struct cli *cli, double seconds, struct json *j, struct text *out,
                     struct error *err)
{
    for (int i = 0; cli->library.games[i]; i++) {
        const struct game *game = cli->library.games[i];
        struct scenario *scn = scenario_load(game, cli->library.content, NULL, NULL, 0, NULL, err);

        if (!scn)
            return -1;
        bench_one((struct rules){ game, scn }, seconds, cli->json, j, out);
        scenario_free(scn);
    }
    return 0;
}

static int bench_named(struct cli *cli, double seconds, struct json *j, struct text *out,
                       struct error *err)
{
    const struct game *game;
    struct scenario *scn;

    if (cli_rules(cli, 0, &game, &scn, err))
        return -1;
    bench_one((struct rules){ game, scn }, seconds, cli->json, j, out);
    scenario_free(scn);
    return 0;
}

static int run(struct cli *cli)
{
    struct text out = text_growing();
    struct json j = json_to(&out);
    struct error err;
    double seconds;

    if (cli->json)
        json_open_array(&j, NULL);
    int bad = seconds_flag(cli, &seconds, &err);
    if (!bad)
        bad = (cli->args ? bench_named : bench_all)(cli, seconds, &j, &out, &err);
    if (bad) {
        text_release(&out);
        return cli_fail("%s", err.text);
    }
    if (cli->json) {
        json_close_array(&j);
        text_add_char(&out, '\n');
    }
    return cli_print(&out);
}

static const struct flag flags[] = {
    { "--seconds", "S", "CPU time of each of the three runs (1)" },
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_bench = {
    .name = "bench",
    .group = "Study",
    .usage = "[GAME [SCENARIO]] [--seconds S] [--json]",
    .summary = "Measure plies, legal actions, games and search playouts a second.",
    .example = "sandtable bench trench-warfare",
    .flags = flags,
    .least = 0,
    .most = 2,
    .run = run,
};
