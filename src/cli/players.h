/* players.h - who plays which side, as the command line says it: --seat SIDE=LEVEL, --nodes,
 * --time. */
#ifndef CLI_PLAYERS_H
#define CLI_PLAYERS_H

#include "ai/contest.h"
#include "cli/cli.h"

/* The flags that cli_players understands, for the tables of the verbs that have them. */
#define PLAYER_FLAGS                                                                               \
    { "--seat", "SIDE=LEVEL", "who plays a side: random, easy, normal, hard; once for each" },     \
        { "--nodes", "N", "think N playouts a decision, however long they take: reproducible" },   \
    {                                                                                              \
        "--time", "SECONDS", "think at most this long a decision"                                  \
    }

/* cli_players: one player for each seat of the scenario, `usual` where no --seat names its side.
 * 0, or -1 and a sentence. */
int cli_players(const struct cli *cli, struct rules r, const char *usual,
                struct player player[SEATS_MAX], struct error *err);

/* players_by_clock: does somebody think by time alone, so that no run is like the other? */
bool players_by_clock(const struct player player[SEATS_MAX], int seats);

#endif
