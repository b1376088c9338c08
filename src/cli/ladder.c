/* ladder.c - `ladder`: every player against every other, in pairs of games with the same dice and
 * seats exchanged, in rounds. A pairing is over when a sequential test has decided it. The test is
 * made after a round, so the number of threads changes nothing but the time. */
#include "cli/ladder.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/crew.h"
#include "cli/players.h"

enum { ROUND_PAIRS = 4, GAMES_MAX = 100000, ELO_MAX = 400 };

/* The pairs of games of one round. Each is two games: number 2 i and 2 i + 1 of the crew. */
struct round {
    struct ladder *ladder;
    int count;
    struct {
        int pairing, number;
        int half_points[2]; /* of the pairing's first player, in either game */
    } pair[PAIRINGS_MAX * ROUND_PAIRS];
};

void ladder_note(struct ladder *l, struct pairing *p, int half_points)
{
    EXPECT(half_points >= 0 && half_points < PAIR_POINTS && p->played < l->most);
    p->made[p->played++] = (char)half_points;
    p->pairs.count[half_points]++;
}

bool ladder_open(const struct ladder *l, const struct pairing *p)
{
    return !p->decided && p->played < l->most;
}

/* --- one game --- */

/* half_points_of: the player whose seats these are. A program that gave up its seat has lost. */
static int half_points_of(const struct ladder *l, const struct contest_result *r, unsigned seats)
{
    unsigned mine = r->troubled & seats, theirs = r->troubled & ~seats;

    if (!mine != !theirs)
        return mine ? 0 : 2;
    if (r->winner == SEAT_NONE)
        return 1;
    EXPECT(r->winner < l->rules.scn->seats);
    return seats >> r->winner & 1 ? 2 : 0;
}

/* complain: the first time that a player's program gives up its seat. */
static void complain(struct ladder *l, const struct contest *contest, unsigned troubled,
                     const int who[SEATS_MAX])
{
    for (int seat = 0; seat < l->rules.scn->seats; seat++)
        if (troubled >> seat & 1 && !atomic_exchange(&l->complained[who[seat]], true))
            cli_fail("%s", contest->player[seat].trouble);
}

static void play_one(void *context, struct contest *contest, int i)
{
    struct round *round = context;
    struct ladder *l = round->ladder;
    const struct pairing *p = &l->pairing[round->pair[i / 2].pairing];
    int first_team = l->rules.scn->side[0].team, who[SEATS_MAX];
    struct level level[SEATS_MAX] = { 0 };
    unsigned seats = 0; /* of the first player */

    for (int seat = 0; seat < l->rules.scn->seats; seat++) {
        bool first = (l->rules.scn->side[seat].team == first_team) == (i % 2 == 0);

        who[seat] = first ? p->first : p->second;
        level[seat] = l->player[who[seat]];
        seats |= (unsigned)first << seat;
    }
    struct contest_result r =
        contest_play(contest, level, l->seed, (uint64_t)round->pair[i / 2].number);
    round->pair[i / 2].half_points[i % 2] = half_points_of(l, &r, seats);
    complain(l, contest, r.troubled, who);
}

/* --- rounds --- */

/* plan: the next pairs of all pairings that are still played. */
static void plan(struct ladder *l, struct round *round)
{
    *round = (struct round){ .ladder = l };
    for (int i = 0; i < l->pairings; i++) {
        const struct pairing *p = &l->pairing[i];

        for (int k = p->played; ladder_open(l, p) && k < p->played + ROUND_PAIRS && k < l->most;
             k++) {
            round->pair[round->count].pairing = i;
            round->pair[round->count++].number = k;
        }
    }
}

/* judge: which pairings are decided, after a round. */
static void judge(struct ladder *l)
{
    for (int i = 0; i < l->pairings && l->elo > 0; i++)
        if (l->pairing[i].played)
            l->pairing[i].decided = pairs_decided(&l->pairing[i].pairs, l->elo);
}

static void show_progress(void *context, int done, double seconds)
{
    const struct round *round = context;
    const struct ladder *l = round->ladder;
    int open = 0, played = 0;

    for (int i = 0; i < l->pairings; i++) {
        open += ladder_open(l, &l->pairing[i]);
        played += l->pairing[i].played;
    }
    fprintf(stderr, "%d games, %d of %d pairings open; this round %d of %d, %.0f s",
            2 * played + done, open, l->pairings, done, 2 * round->count, seconds);
}

static int play_rounds(struct ladder *l, const char *path, struct error *err)
{
    struct round *round = mem_alloc(sizeof *round);
    struct crew crew = {
        .rules = l->rules, .context = round, .play = play_one, .progress = show_progress
    };
    int bad = 0;

    judge(l);
    for (plan(l, round); round->count && !bad; plan(l, round)) {
        crew.games = 2 * round->count;
        crew.threads = l->threads < crew.games ? l->threads : crew.games;
        l->seconds += crew_run(&crew);
        for (int i = 0; i < round->count; i++)
            ladder_note(l, &l->pairing[round->pair[i].pairing],
                        round->pair[i].half_points[0] + round->pair[i].half_points[1]);
        judge(l);
        bad = path && ladder_save(l, path, err);
    }
    mem_free(round);
    return bad;
}

/* --- the call --- */

static int read_players(struct cli *cli, struct ladder *l, struct error *err)
{
    const char *word;

    for (; (word = cli_flag_at(cli, "--player", l->players)); l->players++) {
        if (l->players == RATED_MAX)
            return error_set(err, "a ladder has at most %d players", RATED_MAX);
        for (int i = 0; i < l->players; i++)
            if (strcmp(l->player[i].name, word) == 0)
                return error_set(err, "--player %.60s is given twice", word);
        if (cli_level(cli, l->rules, word, &l->player[l->players], err))
            return -1;
    }
    if (l->players < 2)
        return error_set(err, "a ladder needs two players at least: --player LEVEL@PLAYOUTS");
    return 0;
}

static int read_flags(struct cli *cli, struct ladder *l, struct error *err)
{
    long games, seed, elo;

    if (cli_number(cli, "--games", 2, GAMES_MAX, 200, &games, err) ||
        cli_number(cli, "--elo", 0, ELO_MAX, 50, &elo, err) ||
        cli_number(cli, "--seed", 0, LONG_MAX, 1, &seed, err) ||
        crew_threads(cli, INT_MAX, &l->threads, err))
        return -1;
    l->most = (int)(games / 2);
    l->elo = (double)elo;
    l->seed = (uint64_t)seed;
    return read_players(cli, l, err);
}

bool ladder_fits(const struct scenario *scn)
{
    int in_first = 0, in_other = 0, other = -1;

    for (int i = 0; i < scn->seats; i++)
        if (scn->side[i].team == scn->side[0].team)
            in_first++;
        else if (other < 0 || scn->side[i].team == other) {
            other = scn->side[i].team;
            in_other++;
        }
    return in_other && in_first + in_other == scn->seats;
}

static void pair_up(struct ladder *l)
{
    for (int i = 0; i < l->players; i++)
        for (int k = i + 1; k < l->players; k++)
            l->pairing[l->pairings++] =
                (struct pairing){ .first = i, .second = k, .made = mem_alloc((size_t)l->most) };
}

static int report(const struct cli *cli, const struct ladder *l)
{
    struct text out = text_growing();

    if (cli->json)
        ladder_json(l, &out);
    else
        ladder_text(l, &out);
    if (!cli->json && levels_by_clock(l->player, l->players))
        text_add(&out, "A player uses a time limit, so another run may differ; "
                       "LEVEL@PLAYOUTS makes it reproducible.\n");
    return cli_print(&out);
}

/* climb: all but reading the call. */
static int climb(const struct cli *cli, struct ladder *l)
{
    const char *path = cli_flag(cli, "--file");
    struct error err;
    int status;

    pair_up(l);
    if (path && (ladder_load(l, path, &err) || file_writable(path, &err))) {
        status = cli_fail("%s", err.text);
    } else if (play_rounds(l, path, &err)) {
        cli_fail("%s", err.text);
        status = EXIT_MACHINE;
    } else {
        status = report(cli, l);
    }
    for (int i = 0; i < l->pairings; i++)
        mem_free(l->pairing[i].made);
    return status;
}

static int run(struct cli *cli)
{
    struct ladder *l = mem_alloc(sizeof *l);
    struct scenario *scn = NULL;
    struct error err;
    int status;

    if (cli_rules(cli, 0, &l->rules.game, &scn, &err) == 0) {
        l->rules.scn = scn;
        if (!ladder_fits(scn))
            status =
                cli_fail("%s has more than two parties, so seats cannot be exchanged", scn->title);
        else
            status = read_flags(cli, l, &err) ? cli_fail("%s", err.text) : climb(cli, l);
    } else {
        status = cli_fail("%s", err.text);
    }
    scenario_free(scn);
    mem_free(l);
    return status;
}

static const struct flag flags[] = {
    { "--player", "LEVEL@PLAYOUTS",
      "a player, once for each: LEVEL, LEVEL@PLAYOUTS[xCORES][+WEIGHTS], exec:COMMAND" },
    { "--games", "N", "the most games of two players against each other (200)" },
    { "--elo", "E",
      "two stop when one is known to be stronger, tested at E points; 0: never (50)" },
    { "--file", "FILE", "keep the games in FILE, and go on with those it has" },
    { "--threads", "T", "how many games at the same time (one for each core)" },
    { "--seed", "N", "the same number gives the same games (1)" },
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_ladder = {
    .name = "ladder",
    .group = "Study",
    .usage = "GAME [SCENARIO] --player LEVEL@PLAYOUTS --player ... [--games N] [--file FILE]",
    .summary = "Who is stronger: all against all, the same dice, seats exchanged; Elo.",
    .example =
        "sandtable ladder trench-warfare --player easy@50 --player easy@200 --file my.ladder",
    .flags = flags,
    .least = 1,
    .most = 2,
    .run = run,
};
