/* roster.h - the verb `roster`: warbands of Trench Crusade as files. */
#ifndef CLI_ROSTER_H
#define CLI_ROSTER_H

#include "cli/cli.h"
#include "games/trench_crusade/warband/warband.h"

/* A roster with the list it was made from: too large for the stack of every caller. */
struct roster {
    struct tc_list list;
    struct tc_roster r;
};

/* roster_sheet: one printed page in HTML, with our sentences about what the players must see to. */
void roster_sheet(const struct roster *roster, const struct content *content, struct text *out);

/* roster_json: the roster as a document of its own. */
void roster_json(const struct roster *roster, struct text *out);

/* roster_show: as people read it. */
void roster_show(const struct roster *roster, const struct content *content, struct text *out);

#endif
