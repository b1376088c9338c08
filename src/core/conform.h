/* conform.h - the contract of game.h as executable checks, made at every node of random play.
 * Tests run it for every game and scenario; fuzzers and a new game's author run it too. */
#ifndef CORE_CONFORM_H
#define CORE_CONFORM_H

#include "core/rules.h"

struct conform_report {
    long nodes, decisions, rolls;
    long listed; /* legal actions checked */
    long hidden; /* nodes at which some seat or a spectator does not see everything */
    int longest; /* steps of the longest game */
};

/* conform_table: is the game's table complete? It must have everything without a default, and declare
 * the words of its forms and sentences. 0; or -1 and a sentence naming the member. */
int conform_table(const struct game *game, struct error *err);

/* conform_game plays one random game from the scenario's start and checks every promise at every
 * node. 0; or -1 and a sentence that names the promise, the seed and the step. */
int conform_game(struct rules r, uint64_t seed, struct conform_report *report, struct error *err);

/* conform_hides: -1 when a game with secrets hid nothing in all the games of the report. One report
 * should cover all scenarios: in some (solitaire, everything face up) nothing is ever hidden. */
int conform_hides(const struct game *game, const struct conform_report *report, struct error *err);

/* conform_node checks every promise at one position. 0, or -1 and a sentence. */
int conform_node(struct rules r, const void *state, struct rng *rng, struct error *err);

#endif
