/* weights_table.h - one table of weights as names (W_NAME, WEIGHTS) and as rows. A judge defines
 * WEIGHTS_FILE, its .def file, and includes this once. Its other files define WEIGHTS_NAMES_ONLY, too. */
#include "ai/weights.h"

enum {
#define WEIGHT(name, value, least, most, about) W_##name,
#include WEIGHTS_FILE
#undef WEIGHT
    WEIGHTS
};

#ifndef WEIGHTS_NAMES_ONLY
static const struct weight rows[] = {
#define WEIGHT(name, value, least, most, about) { #name, value, least, most, about },
#include WEIGHTS_FILE
#undef WEIGHT
};
#endif
_Static_assert((int)WEIGHTS <= (int)WEIGHTS_MAX, "a longer table needs more room");
