/* climb.h - legs that are not walked: for leg.c and graph.c. leg.h is for everybody else. */
#ifndef GAMES_TC_CLIMB_H
#define GAMES_TC_CLIMB_H

#include "games/trench_crusade/move/leg.h"

/* tc_climb, tc_jump, tc_link_leg: the leg to this spot, as `tc_stride` answers. */
enum tc_fault tc_climb(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                       struct tc_stride *out);
enum tc_fault tc_jump(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                      struct tc_stride *out, struct tc_hindrance *why);
enum tc_fault tc_link_leg(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                          struct tc_stride *out);

/* tc_climbs_past: does a climb, a jump or a link come within 1" of somebody the mover must keep away
 * from: a climb on its way up or down, all of them at their end (TC-5.6)? */
enum tc_fault tc_climbs_past(const struct tc_mover *m, const struct tc_stride *s,
                             struct tc_hindrance *why);

/* tc_climb_by: where climbing one face from a spot leads; false: it cannot be climbed from there. */
bool tc_climb_by(const struct tc_mover *m, struct tc_spot from, const struct tc_face *face,
                 struct tc_stride *out);

/* tc_walk_level: a walk without drops; what the graph's edges are. */
enum tc_fault tc_walk_level(const struct tc_mover *m, struct tc_spot from, struct point to,
                            struct tc_stride *out);

/* tc_stride_begin: an empty stride of some kind. */
void tc_stride_begin(struct tc_stride *out, struct tc_spot from, struct tc_spot to, int kind);

#endif
