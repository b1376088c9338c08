/* new.c - `new`: a fresh record to start from. */
#include <stdio.h>
#include <string.h>

#include "cli/players.h"

/* name_computers: the seats that --seat names. */
static void name_computers(const struct cli *cli, struct match *m,
                           const struct level level[SEATS_MAX])
{
    const char *word;

    for (int k = 0; (word = cli_flag_at(cli, "--seat", k)); k++)
        for (int i = 0; i < m->scn->seats; i++) {
            size_t length = strlen(m->scn->side[i].id);
            char name[sizeof m->seat_name[i]];

            if (strncmp(word, m->scn->side[i].id, length) != 0 || word[length] != '=')
                continue;
            snprintf(name, sizeof name, "computer, %s", level[i].name);
            match_name_seat(m, i, name);
        }
}

static int run_new(struct cli *cli)
{
    const struct game *game;
    struct scenario *scn;
    struct level level[SEATS_MAX];
    struct fairdice dice;
    struct error err;

    if (cli_dice(cli, &dice, &err) || cli_rules_for_people(cli, &game, &scn, &err))
        return cli_fail("%s", err.text);
    if (cli_levels(cli, (struct rules){ game, scn }, "random", level, &err)) {
        scenario_free(scn);
        return cli_fail("%s", err.text);
    }
    struct match *m = match_new(game, scn, NULL, dice);
    name_computers(cli, m, level);
    while (match_to_move(m) == SEAT_CHANCE)
        match_roll(m);
    int status = cli_save(cli, m);
    match_free(m);
    return status;
}

static const struct flag flags[] = {
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { "--seat", "SIDE=LEVEL", "the record says that the computer plays this side, at this level" },
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
