/* judge.h - tables made from a number, and whether a table is legal (TC-14). */
#ifndef GAMES_TC_JUDGE_H
#define GAMES_TC_JUDGE_H

#include "base/rng.h"
#include "games/trench_crusade/table/graph.h"

enum { TC_SPOTS = 16 };

/* What a scenario asks of a table. */
struct tc_demands {
    struct box zone[2];          /* where the sides deploy */
    struct point spot[TC_SPOTS]; /* places that everybody must be able to reach: Markers */
    int spots;
    uint32_t bases; /* rows of bases that take part, as bits */
    bool water;     /* rivers and streams are wanted (TC-14.9) */
};

/* Where faults go: a clause and a sentence for each. */
struct tc_faults {
    void (*tell)(void *context, const char *clause, const char *sentence);
    void *context;
    int count;
};

/* tc_judge: every reason why a table is not legal; how many there are. The terrain is the plan's,
 * prepared for the bases that take part. */
int tc_judge(const struct tc_plan *plan, const struct tc_terrain *t, const struct tc_demands *d,
             struct tc_faults *faults);

/* tc_pieces_closer: are two pieces closer than this in plan, from nearest point to nearest? */
bool tc_pieces_closer(const struct tc_shape *s, int a, int b, int32_t distance);

/* tc_generate: lays out a table of the plan's archetype and size from a number, round the pieces
 * that the plan has already (objectives of a scenario). The same number gives the same table
 * everywhere (TC-14.16). `terrain` is room to work in; it holds the table in the end. 0, or -1 and a
 * sentence. */
int tc_generate(struct tc_plan *plan, const struct tc_catalogue *c, const struct tc_demands *d,
                uint64_t number, struct tc_terrain *terrain, struct error *err);

#endif
