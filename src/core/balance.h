/* balance.h - what is known of a scenario beside its own file: how long and how hard it is, and how even
 * it proved to be. It is told where people choose a scenario, and no rule depends on it: no record
 * names the file, and measuring again changes nothing that was played. */
#ifndef CORE_BALANCE_H
#define CORE_BALANCE_H

#include "core/content.h"
#include "core/game.h"

/* data/<game>/balance.txt:
 *
 *     about SCENARIO minutes 30 medium               how long and how hard, by our judgement
 *     measured "easy against easy, 700 playouts a decision"
 *     balance SCENARIO games 200 wins 96 100 draws 4 [turns 7]
 *
 * A `measured` line says how all rows below it were measured. Wins are those of the teams, in the
 * order in which the scenario's sides name them; turns are those of a usual game. */
#define BALANCE_LEVELS "easy|medium|hard"

struct balance {
    char measured[120];
    int games; /* 0: not measured */
    int teams, wins[SEATS_MAX], draws;
    int turns;   /* 0: not said */
    int minutes; /* 0: as the game says */
    int level;   /* a choice of BALANCE_LEVELS, -1: as the game says */
};

/* scenario_teams: how many teams there are; team[i] becomes the place of side i's among them, counted
 * from 0 in the order of the sides. */
int scenario_teams(const struct scenario *scn, int team[SEATS_MAX]);

/* balance_find: what is known of this scenario. A game without a file knows nothing, and neither does
 * the program's own file of a scenario that somebody has replaced. 0; or -1 and a sentence if a line
 * of the file cannot be read. */
int balance_find(const struct content *content, const struct game *game, const struct scenario *scn,
                 struct balance *out, struct error *err);

/* balance_check reports every mistake in the file of this game. */
void balance_check(const struct content *content, const struct game *game,
                   struct findings *findings);

/* balance_file: the name of the game's file, "GAME/balance.txt". */
void balance_file(const struct game *game, char *name, size_t room);

#endif
