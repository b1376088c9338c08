/* kept.h - real scenarios and positions some way into them, each prepared when it is first wanted and
 * then kept for all inputs that follow. */
#ifndef FUZZ_KEPT_H
#define FUZZ_KEPT_H

#include <stdint.h>

#include "core/rules.h"

/* kept_rules: the bytes say which game and which of its scenarios. */
struct rules kept_rules(uint8_t game, uint8_t scenario);

/* kept_state: a position of these rules, from which play goes on: the start, or some way into a random
 * game, as the byte says. */
const void *kept_state(struct rules r, uint8_t way);

#endif
