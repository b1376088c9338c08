/* myg.h - the example of docs/adding-a-game.md. */
#ifndef GAMES_MYG_H
#define GAMES_MYG_H

#include "core/game.h"

extern const struct game game_my_game;

#endif
