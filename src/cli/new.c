/* new.c - `new`: a fresh record to start from. */
#include "cli/cli.h"

static int run_new(struct cli *cli)
{
    const struct game *game;
    struct scenario *scn;
    struct fairdice dice;
    struct error err;

    if (cli_dice(cli, &dice, &err) || cli_rules_for_people(cli, &game, &scn, &err))
        return cli_fail("%s", err.text);
    struct match *m = match_new(game, scn, NULL, dice);
    while (match_to_move(m) == SEAT_CHANCE)
        match_roll(m);
    int status = cli_save(cli, m);
    match_free(m);
    return status;
}

static const struct flag flags[] = {
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { "--seed", "N", "dice anyone can compute from N (default: sealed dice)" },
    { "--output", "FILE", "write to FILE, or -o FILE (default: standard output)" },
    { NULL, NULL, NULL },
};

const struct verb verb_new = {
    .name = "new",
    .group = "Records and positions",
    .usage = "GAME [SCENARIO] [--option NAME=VALUE] [--seed N] [-o FILE]",
    .summary = "Write a fresh record: the start of a scenario, ready for `apply`.",
    .example = "sandtable new drill 2-sections --seed 1 -o game.record",
    .flags = flags,
    .least = 1,
    .most = 2,
    .run = run_new,
};
