/* muster.h - who comes to a match: fighters made of rosters. */
#ifndef GAMES_TC_MUSTER_H
#define GAMES_TC_MUSTER_H

#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/warband/warband.h"

/* A muster under way: fighters are known before their kit is read. */
struct tc_muster {
    struct tc_wants wants;
    uint64_t mustered; /* slots that came by roster */
    uint8_t items[TC_MODELS];
    uint8_t item[TC_MODELS][TC_KITS]; /* places of wants */
};

/* tc_muster_roster makes fighters of one side of the lines of a roster. `name` is for messages. */
int tc_muster_roster(struct tc_muster *m, struct tc *t, const struct content *content, int side,
                     const char *name, const char *lines, size_t size, struct error *err);

/* tc_muster_equip gives them their kit and abilities, once the wanted items are read. */
int tc_muster_equip(const struct tc_muster *m, struct tc *t, struct error *err);

#endif
