/* players.h - who plays which side, as the command line says it: --seat SIDE=LEVEL, --nodes,
 * --time. */
#ifndef CLI_PLAYERS_H
#define CLI_PLAYERS_H

#include "ai/player.h"
#include "cli/cli.h"

/* The flags that cli_players understands, for the tables of the verbs that have them. */
#define PLAYER_FLAGS                                                                               \
    { "--seat", "SIDE=LEVEL",                                                                      \
      "who plays a side: random, easy, normal, hard; LEVEL@PLAYOUTS[xCORES][+WEIGHTS]; "           \
      "exec:COMMAND" },                                                                            \
        { "--nodes", "N", "N playouts for each decision, however long they take: reproducible" },  \
        { "--time", "SECONDS", "the longest a player may think about a decision" },                \
    {                                                                                              \
        "--cores", "N", "N cores for each decision, with the playouts or the time on each (1)"     \
    }

/* cli_level reads a player: a level as level_read does, and behind a + a file of weights that its
 * search goes by, as `tune` writes them. The call keeps the weights. 0, or -1 and a sentence. */
int cli_level(struct cli *cli, struct rules r, const char *word, struct level *out,
              struct error *err);

/* cli_levels: who plays each seat of the scenario and how long it thinks, `usual` where no --seat
 * names its side. 0, or -1 and a sentence. */
int cli_levels(struct cli *cli, struct rules r, const char *usual, struct level level[SEATS_MAX],
               struct error *err);

/* levels_by_clock: does any player think by time alone, so that no two runs are alike? */
bool levels_by_clock(const struct level level[SEATS_MAX], int seats);

/* cli_decide: what the player decides in this match, from what its seat has seen. `why` gets its
 * reason; it may be NULL. */
void cli_decide(struct player *p, const struct match *m, struct action *out, struct text *why);

/* cli_answer: the same before the eyes of a person at the terminal, who may not learn anything from
 * the time it takes (ai/pace.h). */
void cli_answer(struct player *p, const struct match *m, struct action *out, struct text *why);

#endif
