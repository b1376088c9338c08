/* graph.h - ways over the table: a graph for each base that is present, one reach for a whole
 * listing, the canonical route of a charge (TC-5.14). */
#ifndef GAMES_TC_GRAPH_H
#define GAMES_TC_GRAPH_H

#include "games/trench_crusade/move/leg.h"
#include "games/trench_crusade/table/table.h"

enum {
    TC_GRAPHS = 6, /* bases on one table */
    TC_NODES = 640,
    TC_EDGES = 12288,
    TC_COVERS = 640,
    TC_CELLS = 24, /* the side of the table of cells that see each other */
    TC_ROUTE_LEGS = 12,
    TC_GOALS = 65, /* round a target: the straight line, then 64 directions */
};

/* What a way may use besides walking and links (TC-5.10). */
enum tc_permission {
    TC_MAY_CLIMB = 1,
    TC_MAY_JUMP = 2,
    TC_MAY_DROP = 4,
    TC_MAY_RISK = 8, /* Dangerous ground */
    TC_MAY_ALL = 15,
};

/* A node is a spot. Climbs, jumps, drops and links are nodes too, between their ends: so a way
 * names what it uses, and a permission closes nodes. */
enum tc_node_kind { TC_PLACE, TC_CLIMB_NODE, TC_JUMP_NODE, TC_DROP_NODE, TC_LINK_NODE };

struct tc_node {
    struct tc_spot at;
    uint8_t kind, unused;
};

/* A place behind a piece that may give Cover. */
struct tc_cover_point {
    struct tc_spot at;
    uint8_t piece, unused;
};

struct tc_graph {
    uint8_t base, unused;
    uint16_t nodes, covers;
    struct tc_node node[TC_NODES];
    uint16_t first[TC_NODES + 1];
    struct way_edge edge[TC_EDGES];
    struct tc_cover_point cover[TC_COVERS];
};

/* A table, prepared once a match. About half a megabyte, no pointers, copied with memcpy. */
struct tc_terrain {
    struct tc_shape shape;
    int8_t graph_of[TC_BASES]; /* -1: nobody has such a base; its ways are found without */
    int32_t graphs;
    struct tc_graph graph[TC_GRAPHS];
    uint8_t sees[TC_CELLS * TC_CELLS][TC_CELLS * TC_CELLS / 8];
};

/* tc_terrain_prepare: the shape with graphs for the bases of this set (bit: row). 0, or -1 and a
 * sentence when the table is too rich for a graph. */
int tc_terrain_prepare(struct tc_terrain *t, uint32_t bases, struct error *err);

/* tc_cells_see: do these places lie in cells that see each other, roughly? For judging positions
 * and ordering candidates, never for rules. */
bool tc_cells_see(const struct tc_terrain *t, struct point a, struct point b);

/* --- reach --- */

/* Everything that can be reached from one spot, found once for a listing. */
struct tc_reach {
    const struct tc_mover *mover;
    struct tc_spot from;
    int32_t budget;
    uint8_t permissions;
    bool ready; /* by the terrain's graph; else its nodes are in `own` and were tested one by one */
    int32_t nodes;
    struct tc_node own[TC_NODES]; /* the nodes, only when not ready */
    struct ways ways;
};

/* tc_reach_find: the cheapest ways from a spot within a budget. `rings`: also round the 1" of
 * enemies, which costs more time: for proposals to people. */
void tc_reach_find(struct tc_reach *r, const struct tc_mover *m, struct tc_spot from,
                   int32_t budget, unsigned permissions, bool rings);

/* tc_reach_price: of the cheapest way to a place, and the level it arrives on in to->z; WAYS_NONE:
 * none within the budget. tc_reach_legs: the legs of that way and their number; 0: none, or more
 * than `room`. */
int32_t tc_reach_price(const struct tc_reach *r, struct tc_spot *to);
int tc_reach_legs(const struct tc_reach *r, struct tc_spot *to, struct tc_leg *out, int room,
                  int32_t *price);

/* --- charges --- */

struct tc_route {
    struct tc_leg leg[TC_ROUTE_LEGS];
    uint8_t legs;
    uint8_t goal;        /* of the goal points: 0 the straight line, 1 to 64 */
    int32_t price;       /* to base contact */
    int32_t price_near;  /* to come within 1" of the target */
    uint64_t interposed; /* enemies it comes within 1" of before that: not legal (TC-5.11) */
};

/* tc_charge_route: the canonical route from a spot to contact with `target`, which is in the crowd,
 * within a budget (TC-5.14). `enemies`: those who may interpose, the target among them or not.
 * False: there is none. The mover's `shun` is not asked. */
bool tc_charge_route(const struct tc_mover *m, struct tc_spot from, int target, uint64_t enemies,
                     int32_t budget, unsigned permissions, struct tc_route *out);

/* tc_charge_by_reach: the same by a reach found before, without permissions to climb and so on of its
 * own: one reach serves all targets. The reach must have been found with shun empty. */
bool tc_charge_by_reach(const struct tc_reach *r, int target, uint64_t enemies,
                        struct tc_route *out);

/* --- the slide round a target (TC-5.16) --- */

struct tc_slide {
    struct tc_spot at;
    uint8_t goal;
    int32_t price;
    uint64_t gains; /* enemies within 1" there that are not within 1" of where it stops */
};

/* tc_slides: the places round the target that a charger in contact can go on to with this much left
 * and that gain it an enemy. Returns how many, in order of price. */
int tc_slides(const struct tc_mover *m, struct tc_spot from, int target, uint64_t enemies,
              int32_t left, struct tc_slide *out, int room);

#endif
