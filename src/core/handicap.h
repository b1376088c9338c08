/* handicap.h - the option by which two players of different strength, or two sides of a lopsided
 * scenario, have an even game. It has one name and one sense in all games: 0 is the game as it is,
 * above 0 it is easier for the side (or team) named second, below 0 for the first. What is given,
 * points, turns or coins, is each game's choice. docs/balance.md has what it is worth. */
#ifndef CORE_HANDICAP_H
#define CORE_HANDICAP_H

#include "core/game.h"

/* HANDICAP: its row in a game's table of options; up to `most` either way. */
#define HANDICAP(most, clause, help)                                                               \
    {                                                                                              \
        "handicap", NULL, -(most), most, 0, clause, help, .title = "Handicap"                      \
    }

#endif
