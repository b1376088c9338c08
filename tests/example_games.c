/* example_games.c - the list of games of a program that knows only examples/my-game. */
#include "games/games.h"

#include "games/my_game/myg.h"

const struct game *const all_games[] = { &game_my_game, NULL };
