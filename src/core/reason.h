/* reason.h - why pointing somewhere is not an order: the rules' own refusal. */
#ifndef CORE_REASON_H
#define CORE_REASON_H

#include "core/rules.h"
#include "core/scene.h"

/* reason_for: why `token` can do nothing at `cell` now. Every form of the game's notation that these
 * two fit is put to `check`; the refusal that comes nearest to what was meant is kept in *why: an
 * order that the decision is about before one that it is not, an attack where an enemy stands and a
 * move elsewhere. False when the rules have nothing to say. `map` is the scene of this view. */
bool reason_for(struct rules r, struct view view, const struct scene *map, const char *token,
                const struct scene_cell *cell, struct refusal *why);

#endif
