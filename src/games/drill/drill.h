/* drill.h - the teaching game: the smallest set of rules that uses every part of core/game.h. */
#ifndef GAMES_DRILL_H
#define GAMES_DRILL_H

#include "core/game.h"

extern const struct game game_drill;

#endif
