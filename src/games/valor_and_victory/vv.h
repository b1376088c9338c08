/* vv.h - Valor & Victory: squads, leaders, Guns and tanks on a hex map. */
#ifndef GAMES_VV_H
#define GAMES_VV_H

#include "core/game.h"

extern const struct game game_valor_and_victory;

#endif
