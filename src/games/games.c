/* games.c - the list of games. */
#include "games/games.h"

#include "games/drill/drill.h"
#include "games/trench_club/tcl.h"
#include "games/trench_crusade/tc.h"
#include "games/trench_warfare/tw.h"
#include "games/trenches_of_valor/tov.h"
#include "games/valor_and_victory/vv.h"

const struct game *const all_games[] = {
    &game_drill,
    &game_trench_club,
    &game_trench_crusade,
    &game_trench_warfare,
    &game_trenches_of_valor,
    &game_valor_and_victory,
    NULL,
};
