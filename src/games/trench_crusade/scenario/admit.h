/* admit.h - what a scenario asks of a table. */
#ifndef GAMES_TC_ADMIT_H
#define GAMES_TC_ADMIT_H

#include "games/trench_crusade/table/judge.h"
#include "games/trench_crusade/tc_rules.h"

struct tc_demands tc_demands_of(const struct tc *t);

#endif
