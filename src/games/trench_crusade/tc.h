/* tc.h - Trench Crusade: skirmish in inches. The door to its rules. */
#ifndef GAMES_TC_H
#define GAMES_TC_H

#include "core/game.h"

extern const struct game game_trench_crusade;

#endif
