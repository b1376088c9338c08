/* tov.h - Trenches of Valor: six trench raids with hidden Defenders, decoys and dugouts. */
#ifndef GAMES_TOV_H
#define GAMES_TOV_H

#include "core/game.h"

extern const struct game game_trenches_of_valor;

#endif
