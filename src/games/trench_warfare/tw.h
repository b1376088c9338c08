/* tw.h - Trench Warfare: two boards, 24 chargers, 6 defenders and 3 guns a side, one die. */
#ifndef GAMES_TRENCH_WARFARE_TW_H
#define GAMES_TRENCH_WARFARE_TW_H

#include "core/game.h"

extern const struct game game_trench_warfare;

#endif
