/* games.h - the list of games: one line each in games.c. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "core/game.h"

extern const struct game *const all_games[]; /* ends with NULL */

#endif
