/* graph.h - ways over the table: a graph for each base that is present, one reach for a whole
 * listing, the canonical route of a charge (TC-5.14).
 *
 *     graph.c     corner nodes, edges between nodes, cover points
 *     portals.c   climbs, drops, jumps, ladders as nodes (R4)
 *     cells.c     which cells of the table see each other
 *     bends.c     places close to a corner
 *     reach.c     the cheapest ways from one spot
 *     route.c     charges and slides */
#ifndef GAMES_TC_GRAPH_H
#define GAMES_TC_GRAPH_H

#include "games/trench_crusade/move/leg.h"
#include "games/trench_crusade/table/table.h"

enum {
    TC_GRAPHS = 6, /* bases on one table */
    TC_NODES = 960,
    TC_EDGES = 16384,     /* of one graph, */
    TC_ALL_EDGES = 77824, /* and of all */
    TC_COVERS = 640,
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    TC_CELLS = 8, /* a hundred times as fast, and no rule depends on it */
#else
    TC_CELLS = 24, /* the side of the table of cells that see each other */
#endif
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

/* A node is a spot. TC_PLACE is walked to and from. A climb, drop, jump or ladder is two nodes: the
 * foot, TC_FOOT, which is walked to and leads only to the other, the arrival, which is reached from
 * nowhere else and walked from. So a way names what it uses, and a permission closes nodes. */
enum tc_node_kind {
    TC_PLACE,
    TC_FOOT,
    TC_CLIMB_NODE,
    TC_JUMP_NODE,
    TC_DROP_NODE,
    TC_LINK_NODE,
};

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
    uint32_t edges_at; /* where its edges begin among those of all graphs */
    struct tc_node node[TC_NODES];
    uint16_t first[TC_NODES + 1];
    struct tc_cover_point cover[TC_COVERS];
};

/* A table, prepared once a match. About half a megabyte, no pointers, copied with memcpy. */
struct tc_terrain {
    struct tc_shape shape;
    int8_t graph_of[TC_BASES]; /* -1: nobody has such a base; its ways are found without */
    int32_t graphs;
    struct tc_graph graph[TC_GRAPHS];
    struct way_edge edge[TC_ALL_EDGES];
    uint8_t sees[TC_CELLS * TC_CELLS][TC_CELLS * TC_CELLS / 8];
};

/* tc_graph_edges: those of one of its graphs, as `first` counts them. */
static inline const struct way_edge *tc_graph_edges(const struct tc_terrain *t,
                                                    const struct tc_graph *g)
{
    return &t->edge[g->edges_at];
}

/* tc_terrain_prepare: the shape with graphs for the bases of this set (bit: row). 0, or -1 and a
 * sentence when the table is too rich for a graph. */
int tc_terrain_prepare(struct tc_terrain *t, uint32_t bases, struct error *err);

/* tc_cells_see: do these places lie in cells that see each other, roughly? For judging positions
 * and ordering candidates, never for rules. */
bool tc_cells_see(const struct tc_terrain *t, struct point a, struct point b);

/* tc_graph_add: one more node; its number, or -1 when there is no room. tc_graph_passes: can the
 * base be at a spot on its way through? tc_graph_portals: adds climbs, drops, jumps and ladders, one
 * every `apart` units; `pair` gets the foot of each arrival and what it costs. False: no room. */
struct tc_portal {
    int16_t foot, arrival;
    uint16_t price;
};
enum { TC_PORTALS = TC_NODES / 2 };
struct tc_portals {
    int count;
    struct tc_portal pair[TC_PORTALS];
};
int tc_graph_add(struct tc_graph *g, struct tc_spot at, int kind);
bool tc_graph_passes(const struct tc_mover *m, struct tc_spot at);
bool tc_graph_portals(struct tc_graph *g, const struct tc_mover *m, int apart,
                      struct tc_portals *out);

/* tc_graph_corner: where a base of this radius that keeps close to an outline passes one of its
 * corners: beside it, the two nodes of the corner (TC-5.14), and beside it on the next edge.
 * tc_graph_corners: the nodes of all corners; returns how many. */
enum { TC_CORNER = 4 };
void tc_graph_corner(struct polygon outline, int i, int32_t radius, struct point out[TC_CORNER]);
int tc_graph_corners(struct polygon outline, int32_t radius, struct point *out);

/* tc_cells_make: fills terrain->sees. */
void tc_cells_make(struct tc_terrain *t);

/* --- bends --- */

/* tc_ring: the nodes round somebody whose 1", or whose base, must be kept clear of (TC-5.14). */
enum { TC_RING = 12 };
void tc_ring(const struct tc_mover *m, int figure, struct point out[TC_RING]);

/* A spot may lie closer to a corner than the lines to its two nodes and between them. A straight leg
 * from before it would cut the corner, and by the next node the way would lead past the spot and
 * back. So it bends: on that line, straight out from the corner. */
enum { TC_BENDS = 4 };
struct tc_bends {
    int count;
    struct tc_spot at[TC_BENDS];
};

/* tc_bends_find: where ways that begin or end at a spot may bend. `rings`: also round enemies. */
void tc_bends_find(const struct tc_mover *m, struct tc_spot at, bool rings, struct tc_bends *out);

/* --- reach --- */

/* Everything that can be reached from one spot, found once for a listing. */
struct tc_reach {
    const struct tc_mover *mover;
    struct tc_spot from;
    int32_t budget;
    uint8_t permissions;
    bool ready; /* by the terrain's graph; else its nodes are in `own` and were tested one by one */
    bool rings;
    struct tc_bends bends; /* of its start */
    int32_t nodes;
    struct tc_node own[TC_NODES]; /* the nodes, only when not ready */
    struct ways ways;
};

/* tc_reach_find: the cheapest ways from a spot within a budget. `rings`: also round the 1" of
 * enemies, which costs more time: for proposals to people. */
void tc_reach_find(struct tc_reach *r, const struct tc_mover *m, struct tc_spot from,
                   int32_t budget, unsigned permissions, bool rings);

/* tc_reach_price: of the cheapest way to a spot; WAYS_NONE: none within the budget. With to->z
 * TC_ANY_LEVEL it may arrive at any height, which to->z gets. tc_reach_legs: the legs of that way
 * and their number; 0: none, or more than `room`. */
enum { TC_ANY_LEVEL = INT16_MIN };

int32_t tc_reach_price(const struct tc_reach *r, struct tc_spot *to);
int tc_reach_legs(const struct tc_reach *r, struct tc_spot *to, struct tc_leg *out, int room,
                  int32_t *price);

/* A leg as it is walked: straight, or by bends at its beginning and its end. */
struct tc_trail {
    int count;
    struct tc_spot at[3];
};

/* For route.c and places.c. tc_reach_nowhere: a reach before anything is found. tc_reach_graph: the
 * ready graph of a mover's base, or NULL. tc_reach_nodes: those of a reach. tc_reach_walk: the price
 * of one straight leg that ends at this height (or TC_ANY_LEVEL), by the permissions of the reach,
 * whatever its budget; WAYS_NONE: it is not possible. tc_reach_leg: of one from a node that was
 * reached, or from the start (WAYS_START), that may bend there and at its end. tc_reach_step_off: of
 * one from the start that may come down where that is permitted (TC-7.9). tc_reach_flight: of a
 * flight from the start. tc_reach_way: the legs to a spot by a node that was reached, or by none
 * (WAYS_START); 0: more than `room`. */
void tc_reach_nowhere(struct tc_reach *r, const struct tc_mover *m, struct tc_spot from,
                      int32_t budget, unsigned permissions);
const struct tc_graph *tc_reach_graph(const struct tc_mover *m);
const struct tc_node *tc_reach_nodes(const struct tc_reach *r);
int32_t tc_reach_walk(const struct tc_reach *r, struct tc_spot from, struct tc_spot *to);
int32_t tc_reach_leg(const struct tc_reach *r, int by, struct tc_spot to,
                     const struct tc_bends *bends, struct tc_trail *out);
int32_t tc_reach_step_off(const struct tc_reach *r, struct tc_spot to);
int32_t tc_reach_flight(const struct tc_reach *r, struct tc_spot *to);
int tc_reach_way(const struct tc_reach *r, int by, struct tc_spot to, struct tc_leg *out, int room);

/* --- charges --- */

struct tc_route {
    struct tc_leg leg[TC_ROUTE_LEGS];
    uint8_t legs;
    uint8_t goal;        /* of the goal points: 0 the straight line, 1 to 64 */
    int32_t price;       /* to base contact */
    int32_t price_near;  /* to come within 1" of the target */
    uint64_t interposed; /* enemies it comes within 1" of before that: not legal (TC-5.11) */
    int32_t price_met;   /* if there are such: to the first of them, */
    uint8_t first_met;   /* and who it is */
};

/* tc_charge_route: the canonical route from a spot to contact with `target`, which is in the crowd,
 * within a budget (TC-5.14). `enemies`: those who may interpose, the target among them or not.
 * False: there is none. The mover's `shun` is not asked. */
bool tc_charge_route(const struct tc_mover *m, struct tc_spot from, int target, uint64_t enemies,
                     int32_t budget, unsigned permissions, struct tc_route *out);

/* tc_charge_by_reach: the same by a reach found before, so that one reach serves all targets; its
 * mover must have neither shun nor solid. */
bool tc_charge_by_reach(const struct tc_reach *r, int target, uint64_t enemies,
                        struct tc_route *out);

/* --- the slide round a target (TC-5.16) --- */

struct tc_slide {
    struct tc_spot at;
    uint8_t goal;
    int32_t price;
    uint64_t gains; /* enemies within 1" there that are not within 1" of where it stops */
    bool enters;    /* Dangerous ground on the way, first at `danger` */
    struct tc_spot danger;
};

/* tc_slides: the places round the target that a charger in contact can go on to with this much left
 * and that gain it an enemy. Returns how many, in order of price. */
int tc_slides(const struct tc_mover *m, struct tc_spot from, int target, uint64_t enemies,
              int32_t left, struct tc_slide *out, int room);

#endif
