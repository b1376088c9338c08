/* sim.c - `sim`: many games on all cores. Game i depends on the seed and on i alone and results are
 * added up in order, so the number of threads changes only the time. */
#include "cli/sim.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/crew.h"
#include "cli/players.h"

enum { GAMES_MAX = 1000000 };

/* complain: the first time that a player's program gives up its seat. The report counts the rest. */
static void complain(struct sim *sim, const struct contest *contest, int who, int seat)
{
    if (!atomic_exchange(&sim->complained[who], true))
        cli_fail("%s: %s", sim->rules.scn->side[who].title, contest->player[seat].trouble);
}

static void play_one(void *context, struct contest *contest, int i)
{
    struct level at[SEATS_MAX] = { 0 };
    struct sim *sim = context;
    int seats = sim->rules.scn->seats;

    for (int who = 0; who < seats; who++)
        at[sim_seat(sim, who, i)] = sim->level[who];
    sim->result[i] = contest_play(contest, at, sim->seed, (uint64_t)i);
    for (int who = 0; who < seats; who++)
        if (sim->result[i].troubled >> sim_seat(sim, who, i) & 1)
            complain(sim, contest, who, sim_seat(sim, who, i));
}

static void show_progress(void *context, int done, double seconds)
{
    const struct sim *sim = context;
    double rate = done / (seconds + 1e-9);

    fprintf(stderr, "%d of %d games, %.0f a second, %.0f s to go   ", done, sim->games, rate,
            done ? (sim->games - done) / rate : 0.0);
}

static void play_all(struct sim *sim)
{
    const struct crew crew = { .rules = sim->rules,
                               .games = sim->games,
                               .threads = sim->threads,
                               .context = sim,
                               .play = play_one,
                               .progress = show_progress };

    sim->seconds = crew_run(&crew);
}

/* save writes one more file of the report, where it is wanted. */
static int save(const struct cli *cli, const char *flag, const struct text *bytes)
{
    const char *path = cli_flag(cli, flag);
    struct error err;

    if (!path || file_write(path, bytes->at, bytes->length, &err) == 0)
        return 0;
    return cli_fail("%s", err.text);
}

static int save_files(const struct cli *cli, const struct sim *sim, const struct tally *tally)
{
    struct text csv = text_growing(), svg = text_growing();

    if (cli_flag(cli, "--csv"))
        sim_csv(sim, &csv);
    sim_svg(sim, tally, &svg);
    int bad = save(cli, "--csv", &csv) || save(cli, "--svg", &svg);
    text_release(&csv);
    text_release(&svg);
    return bad;
}

static int report(const struct cli *cli, const struct sim *sim)
{
    struct text out = text_growing();
    struct tally tally;

    sim_tally(sim, &tally);
    if (cli->json)
        sim_json(sim, &tally, &out);
    else
        sim_text(sim, &tally, &out);
    if (!cli->json && levels_by_clock(sim->level, sim->rules.scn->seats))
        text_add(&out, "A player uses a time limit, so another run may differ; "
                       "--nodes N makes it reproducible.\n");
    int bad = save_files(cli, sim, &tally), status = cli_print(&out);
    return bad ? EXIT_MACHINE : status;
}

static bool ends_with(const char *path, const char *ending)
{
    size_t length = strlen(path), tail = strlen(ending);

    return length > tail && strcmp(path + length - tail, ending) == 0;
}

/* check_files: before hours of play, not after them. */
static int check_files(const struct cli *cli)
{
    const char *csv = cli_flag(cli, "--csv"), *svg = cli_flag(cli, "--svg");
    struct error err;

    if (svg && !ends_with(svg, ".svg"))
        return cli_fail("%s: plots are written as .svg", svg);
    if ((!csv || file_writable(csv, &err) == 0) && (!svg || file_writable(svg, &err) == 0))
        return EXIT_DONE;
    cli_fail("%s", err.text);
    return EXIT_MACHINE;
}

static int numbers(const struct cli *cli, struct sim *sim, struct error *err)
{
    long games, seed;

    if (cli_number(cli, "--games", 1, GAMES_MAX, 100, &games, err) ||
        crew_threads(cli, (int)games, &sim->threads, err) ||
        cli_number(cli, "--seed", 0, LONG_MAX, 1, &seed, err))
        return -1;
    sim->games = (int)games;
    sim->seed = (uint64_t)seed;
    sim->alternate = cli_flag(cli, "--alternate") != NULL;
    return 0;
}

static int run(struct cli *cli)
{
    struct scenario *scn = NULL;
    const struct game *game;
    struct sim sim = { 0 };
    struct error err;

    if (cli_rules(cli, 0, &game, &scn, &err) == 0) {
        sim.rules = (struct rules){ game, scn };
        if (numbers(cli, &sim, &err) || cli_levels(cli, sim.rules, "random", sim.level, &err)) {
            scenario_free(scn);
            scn = NULL;
        }
    }
    if (!scn)
        return cli_fail("%s", err.text);
    int status = check_files(cli);
    if (status == EXIT_DONE) {
        sim.result = mem_alloc((size_t)sim.games * sizeof *sim.result);
        play_all(&sim);
        status = report(cli, &sim);
        mem_free(sim.result);
    }
    scenario_free(scn);
    return status;
}

static const struct flag flags[] = {
    { "--games", "N", "how many games (100)" },
    PLAYER_FLAGS,
    { "--alternate", NULL,
      "players change seats from game to game; wins are counted by player too" },
    { "--threads", "T", "how many games at the same time (one for each core)" },
    { "--seed", "N", "the same number gives the same games (1)" },
    { "--csv", "FILE", "one line a game" },
    { "--svg", "FILE", "a plot: win rates with intervals, lengths" },
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_sim = {
    .name = "sim",
    .group = "Study",
    .usage = "GAME [SCENARIO] [--games N] [--seat SIDE=LEVEL]... [--alternate] [--csv F] [--svg F]",
    .summary = "Play many games: wins, draws, scores, lengths, with 95 % intervals.",
    .example = "sandtable sim trench-warfare --games 1000 --seat cp=easy --nodes 500",
    .flags = flags,
    .least = 1,
    .most = 2,
    .run = run,
};
