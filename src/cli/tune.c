/* tune.c - `tune`: better weights for a game's judgement, by games against itself.
 *
 * SPSA (simultaneous perturbation): all weights are moved a little, each up or down by the toss of a
 * coin; the search plays some pairs of games with these weights against the ones moved the other
 * way; then all weights go a small step towards the winner. Steps grow smaller. An iteration depends
 * on the seed, its number and the weights in the file, so a run that was stopped goes on as if it had
 * not been. */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ai/eval.h"
#include "base/mem.h"
#include "cli/crew.h"
#include "cli/ladder.h"

enum { FILE_MOST = 100000, GAMES_AT_MOST = 64, ITERATIONS_MAX = 100000, PLAYOUTS_MAX = 1000000 };

/* Of the range of a weight: the first perturbation, and the first step if every game is won. */
static const double first_reach = 0.12, first_step = 0.10;
static const double reach_fades = 0.101, step_fades = 0.602; /* Spall's exponents */

struct tune {
    struct rules rules;
    struct weights table;
    double weight[WEIGHTS_MAX];
    double trial[2][WEIGHTS_MAX]; /* moved one way and the other */
    uint64_t seed;
    long playouts;
    int games, threads, iteration, iterations;
    int half_points[GAMES_AT_MOST]; /* of the first trial */
    const char *path;
};

/* --- one iteration --- */

static void play_one(void *context, struct contest *contest, int i)
{
    struct tune *t = context;
    const struct scenario *scn = t->rules.scn;
    struct level level[SEATS_MAX] = { 0 };
    unsigned seats = 0;

    for (int seat = 0; seat < scn->seats; seat++) {
        bool first = (scn->side[seat].team == scn->side[0].team) == (i % 2 == 0);

        level[seat] = (struct level){ .name = "tuned",
                                      .bot = &bot_mcts,
                                      .budget = { .playouts = t->playouts },
                                      .weight = t->trial[!first] };
        seats |= (unsigned)first << seat;
    }
    uint64_t number = (uint64_t)t->iteration * GAMES_AT_MOST + (uint64_t)i / 2;
    struct contest_result r = contest_play(contest, level, t->seed, number);
    t->half_points[i] = r.winner == SEAT_NONE ? 1 : seats >> r.winner & 1 ? 2 : 0;
}

static void show_progress(void *context, int done, double seconds)
{
    const struct tune *t = context;

    fprintf(stderr, "iteration %d of %d, game %d of %d, %.0f s", t->iteration + 1, t->iterations,
            done, t->games, seconds);
}

static double within(const struct weight *w, double value)
{
    return fmax(w->least, fmin(w->most, value));
}

/* toss: the way every weight goes in this iteration. */
static void toss(const struct tune *t, int way[WEIGHTS_MAX])
{
    struct rng rng;

    rng_seed(&rng, t->seed, UINT64_MAX - (uint64_t)t->iteration);
    for (int i = 0; i < t->table.count; i++)
        way[i] = rng_below(&rng, 2) ? 1 : -1;
}

/* iterate: the weights after one iteration; the share of points that the first trial made. */
static double iterate(struct tune *t)
{
    const struct crew crew = { .rules = t->rules,
                               .games = t->games,
                               .threads = t->threads < t->games ? t->threads : t->games,
                               .context = t,
                               .play = play_one,
                               .progress = show_progress };
    double reach = first_reach / pow(t->iteration + 1, reach_fades), share = 0;
    double step = first_step * pow(10.0 / (t->iteration + 10), step_fades);
    int way[WEIGHTS_MAX];

    toss(t, way);
    for (int i = 0; i < t->table.count; i++) {
        const struct weight *w = &t->table.row[i];
        double range = w->most - w->least;

        t->trial[0][i] = within(w, t->weight[i] + way[i] * reach * range);
        t->trial[1][i] = within(w, t->weight[i] - way[i] * reach * range);
    }
    crew_run(&crew);
    for (int i = 0; i < t->games; i++)
        share += t->half_points[i] / (2.0 * t->games);
    for (int i = 0; i < t->table.count; i++) {
        const struct weight *w = &t->table.row[i];

        t->weight[i] =
            within(w, t->weight[i] + way[i] * step * (2 * share - 1) * (w->most - w->least));
    }
    t->iteration++;
    return share;
}

/* --- the file --- */

static void write_head(const struct tune *t, struct text *out)
{
    text_addf(out, "/* tune %s %s: seed %llu, %ld playouts, %d games an iteration; ",
              t->rules.game->id, t->rules.scn->id, (unsigned long long)t->seed, t->playouts,
              t->games);
}

static int save(const struct tune *t, struct error *err)
{
    struct text out = text_growing();

    write_head(t, &out);
    text_addf(&out, "iterations: %d */\n", t->iteration);
    weights_write(t->table, t->weight, &out);
    int bad = file_write(t->path, out.at, out.length, err);
    text_release(&out);
    return bad;
}

/* take_file: goes on with a file of this call, refuses one of another. */
static int take_file(struct tune *t, const char *bytes, size_t size, struct error *err)
{
    struct text head = text_growing();

    write_head(t, &head);
    bool ours = size > head.length && memcmp(bytes, head.at, head.length) == 0 &&
                sscanf(bytes + head.length, "iterations: %d */", &t->iteration) == 1 &&
                t->iteration >= 0;
    text_release(&head);
    if (!ours)
        return error_set(
            err, "%s was not written by `tune` with these values; give it another --file", t->path);
    return weights_read(t->table, t->path, bytes, size, t->weight, err);
}

static int load(struct tune *t, struct error *err)
{
    size_t size;

    if (access(t->path, F_OK) != 0)
        return 0;
    char *bytes = file_read(t->path, FILE_MOST, &size, err);
    if (!bytes)
        return -1;
    int bad = take_file(t, bytes, size, err);
    mem_free(bytes);
    return bad;
}

/* --- the call --- */

static int read_flags(const struct cli *cli, struct tune *t, struct error *err)
{
    long games, iterations, seed;

    t->path = cli_flag(cli, "--file");
    t->table = judge_of(t->rules.game).weights;
    if (!t->table.count)
        return error_set(err, "%s has no table of weights", t->rules.game->id);
    if (!t->path)
        return error_set(err, "--file FILE says where the weights go");
    if (!ladder_fits(t->rules.scn))
        return error_set(err, "%s has more than two parties, so seats cannot be exchanged",
                         t->rules.scn->title);
    if (cli_number(cli, "--nodes", 1, PLAYOUTS_MAX, 50, &t->playouts, err) ||
        cli_number(cli, "--games", 2, GAMES_AT_MOST, 8, &games, err) ||
        cli_number(cli, "--iterations", 1, ITERATIONS_MAX, 100, &iterations, err) ||
        cli_number(cli, "--seed", 0, LONG_MAX, 1, &seed, err) ||
        crew_threads(cli, INT_MAX, &t->threads, err))
        return -1;
    t->games = (int)games / 2 * 2;
    t->iterations = (int)iterations;
    t->seed = (uint64_t)seed;
    weights_usual(t->table, t->weight);
    return load(t, err) || file_writable(t->path, err) ? -1 : 0;
}

static int run_all(struct tune *t)
{
    struct text out = text_growing();
    struct error err;

    while (t->iteration < t->iterations) {
        double share = iterate(t);

        /* the file has fewer digits: go on with what it says */
        if (save(t, &err) || load(t, &err)) {
            cli_fail("%s", err.text);
            return EXIT_MACHINE;
        }
        text_addf(&out, "%d: %.1f of %d points\n", t->iteration, share * t->games, t->games);
        if (!cli_say(&out))
            return EXIT_MACHINE;
    }
    for (int i = 0; i < t->table.count; i++)
        text_addf(&out, "%-12s %8.4g  was %8.4g  %s\n", t->table.row[i].name, t->weight[i],
                  t->table.row[i].value, t->table.row[i].about);
    text_addf(&out,
              "Whether they are better: sandtable ladder %s %s --player easy@%ld --player "
              "easy@%ld+%s\n",
              t->rules.game->id, t->rules.scn->id, t->playouts, t->playouts, t->path);
    return cli_print(&out);
}

static int run(struct cli *cli)
{
    struct tune *t = mem_alloc(sizeof *t);
    struct scenario *scn = NULL;
    struct error err;
    int status;

    if (cli_rules(cli, 0, &t->rules.game, &scn, &err)) {
        status = cli_fail("%s", err.text);
    } else {
        t->rules.scn = scn;
        status = read_flags(cli, t, &err) ? cli_fail("%s", err.text) : run_all(t);
    }
    scenario_free(scn);
    mem_free(t);
    return status;
}

static const struct flag flags[] = {
    { "--file", "FILE", "where the weights go; a file of the same call is gone on with" },
    { "--iterations", "N", "how often the weights are moved, in all (100)" },
    { "--games", "N", "games an iteration (8)" },
    { "--nodes", "N", "playouts for each decision (50)" },
    { "--threads", "T", "how many games at the same time (one for each core)" },
    { "--seed", "N", "the same number gives the same weights (1)" },
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_tune = {
    .name = "tune",
    .group = "Study",
    .usage = "GAME [SCENARIO] --file FILE [--iterations N] [--games N] [--nodes N] [--seed N]",
    .summary = "Better weights for the computer's judgement of a game, by self-play.",
    .example = "sandtable tune trench-club --iterations 200 --file trench_club.def",
    .flags = flags,
    .least = 1,
    .most = 2,
    .run = run,
};
