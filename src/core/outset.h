/* outset.h - how a game begins: where pieces may start, who fights, and what starts face down. It is
 * told to people who choose a scenario, so it says only what all of them may know: never how
 * anything is divided.
 *
 * A game sets up while its scenes have turn 0, or have phases and none of them is current. That
 * time is played through, always in the same way; decisions offered as moves name the places. */
#ifndef CORE_OUTSET_H
#define CORE_OUTSET_H

#include "base/json.h"
#include "core/rules.h"

/* outset_json adds, for each seat:
 * "outset":[{"cells":[ids],"hidden":N,"forces":[{"picture","left"?,"right"?,"name","count"}]}].
 * `forces` are the kinds of pieces that a seat has when it has set up; `hidden` is how many of its
 * pieces the others see the back of. */
void outset_json(struct rules r, struct json *j, const char *key);

#endif
