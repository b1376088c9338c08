/* tcl.h - Trench Club: forts, money and experience for two or four players, or against the Automa.
 * docs/rules/trench-club.md numbers the clauses. */
#ifndef GAMES_TRENCH_CLUB_TCL_H
#define GAMES_TRENCH_CLUB_TCL_H

#include "core/game.h"

extern const struct game game_trench_club;

#endif
