/* trenches_of_valor.h - what the evaluation and the playouts of Trenches of Valor share. */
#ifndef AI_TRENCHES_OF_VALOR_H
#define AI_TRENCHES_OF_VALOR_H

#include "ai/eval.h"

/* fading_hope: how much a plan is still worth when getting there takes so many turns. */
double fading_hope(int turns);

/* draw_trenches_of_valor: the `draw` of its judge. */
void draw_trenches_of_valor(const struct scenario *scn, const void *state, struct rng *rng,
                            struct action *out);

#endif
