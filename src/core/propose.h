/* propose.h - proposals as every door of the program answers them; rules_propose (core/rules.h) makes
 * them. */
#ifndef CORE_PROPOSE_H
#define CORE_PROPOSE_H

#include "base/json.h"
#include "core/rules.h"

/* What is pointed at: places (x, y, height) in scene units, with a piece ("": whichever the game means). */
struct pointing {
    char piece[24];
    int place[PLACES_MAX][3];
    int places;
};

/* pointing_read: "X,Y;X,Y^HEIGHT" in scene units. 0, or -1 and a sentence. */
int pointing_read(const char *piece, const char *places, struct pointing *out, struct error *err);

/* proposal_json asks about the state as `seat` may know it and answers
 * {legal, action, label, needs, cost, clause, scene}, or {legal: false, error, clause, scene}. The
 * scene has what the proposal added: the way, what it risks. */
void proposal_json(struct rules r, const void *state, int seat, const struct pointing *at,
                   struct json *j);

#endif
