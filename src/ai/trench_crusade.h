/* trench_crusade.h - what the evaluation and the playouts of Trench Crusade share. */
#ifndef AI_TRENCH_CRUSADE_H
#define AI_TRENCH_CRUSADE_H

#include "ai/eval.h"
#include "core/plane.h"

/* inches_apart: how far two places are from each other in plan. */
double inches_apart(struct point a, struct point b);

/* value_trench_crusade, draw_trench_crusade: the `value` and the `draw` of its judge. */
void value_trench_crusade(const struct scenario *scn, const void *state, const double *w,
                          int out[SEATS_MAX]);
void draw_trench_crusade(const struct scenario *scn, const void *state, struct rng *rng,
                         struct action *out);

#endif
