/* plan.h - several actions as one order. Some games take a move in many actions: begin, step by step,
 * stop. A person wants to point at the end of the way. The rules themselves say what each step allows
 * and costs; nothing is known here but legal, hint and apply. */
#ifndef CORE_PLAN_H
#define CORE_PLAN_H

#include "core/rules.h"

enum { PLAN_NODES = 1500, PLAN_WORDS = 48 };

/* A position on the way, and the action that leads to it from the one before. */
struct plan_node {
    int before;             /* index of the node before, -1 for the first */
    char words[PLAN_WORDS]; /* the action, in notation */
    char cell[24];          /* where the piece is then; "" while it has not left its place */
    char last[PLAN_WORDS];  /* the usual way to end the move here, in notation; "" for none */
    int cost;               /* of the way so far; -1 where a step has no price */
    int watched;            /* steps so far after which another seat could have interfered */
    bool stands;            /* the way may end here */
    uint64_t key;           /* of the position */
};

/* All ways of a piece that were found, the cheapest first for each place. */
struct plan {
    int count;
    struct plan_node node[PLAN_NODES];
};

/* plan_reach finds the ways of `token` through actions of its own with role HINT_MOVE, as long as
 * nobody interferes: another seat that may react is taken to let the moment pass, and a way ends where
 * dice fall. Of a place's ways the cheapest comes first, of equal ones the one that fewest can
 * interrupt. Where the table is full the farthest places are missing. `view` is the mover's. */
void plan_reach(struct rules r, struct view view, const char *token, struct plan *out);

/* plan_is_end: is this node the first, that is the best, of those that end a way in its place? */
bool plan_is_end(const struct plan *plan, int node);

/* plan_usual: the usual way to go on with what this seat has begun (hint.usual); false for none. */
bool plan_usual(struct rules r, struct view view, struct action *out);

/* plan_attacks: the position from which `token` could attack once it has taken this action: its seat
 * goes on to the phase of its attacks, as long as nobody else decides and no dice fall. `state` is the
 * view and becomes that position. Returns how many actions of the token with role HINT_SHOOT are listed
 * in `list` (room for max_legal). */
int plan_attacks(struct rules r, int seat, const char *token, const struct action *first,
                 void *state, struct action *list);

#endif
