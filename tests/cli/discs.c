/* discs.c - the whole program with one game, the small one on a plane (unit/plane_game.h): its list of
 * games and its data files instead of the real ones, so that planes are tested from command line to
 * server. */
#include "../unit/plane_game.h"
#include "games/games.h"

const struct game *const all_games[] = { &game_discs, NULL };

static const char rules[] = "# Discs\n\nA small game for tests.\n\n**DSC-1 (discs)** They move.\n";
static const struct content_file files[] = {
    { "discs/scenarios/first.txt", discs_file, sizeof discs_file - 1, NULL },
    { "rules/discs.md", rules, sizeof rules - 1, NULL },
};
const struct content embedded_content = { files, sizeof files / sizeof files[0] };
