/* sight.h - questions about the map: lines of sight and fields of fire. */
#ifndef CLI_SIGHT_H
#define CLI_SIGHT_H

#include "core/rules.h"

/* The line of sight between two places or, where `to` is NULL, the field of fire of a piece. */
struct sight_question {
    struct rules rules;
    struct view view;
    const char *from, *to;
};

/* sight_end: what look knows a place or a piece by: a cell's id or, on a plane, a token's or a place in
 * scene units, which people name in inches. 0, or -1 and a sentence. */
int sight_end(const struct scene *map, const char *word, char out[24], struct error *err);

/* sight_write: the answer for people, marked on the map. 0, or -1 and a sentence. */
int sight_write(const struct sight_question *q, struct text *out, struct error *err);

#endif
