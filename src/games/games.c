/* games.c - the list of games. */
#include "games/games.h"

#include "games/drill/drill.h"

const struct game *const all_games[] = {
    &game_drill,
    NULL,
};
