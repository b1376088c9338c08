/* conform_bench.h - what the files of conform share. */
#ifndef CORE_CONFORM_BENCH_H
#define CORE_CONFORM_BENCH_H

#include "core/rules.h"

/* Everything the checks of a node need, allocated once per game. */
struct bench {
    struct rules r;
    const struct game *g;
    struct rng *rng;
    struct error *err;
    const void *state;
    int seat, count;
    bool hides; /* some seat or a spectator does not see everything */
    char *view, *other, *again;
    struct action *list, *list2;
    char (*texts)[200];
    struct outcome *outcome;
};

/* conform_listed: does the list at this node have the action? */
bool conform_listed(const struct bench *b, const struct action *a);

/* conform_unlisted: an action that check accepts although no list has it can be written, read and
 * applied, and leads to a position that can be written too. 0, or -1 and a sentence. */
int conform_unlisted(struct bench *b, const struct action *a);

/* conform_anchors: anchors of hints name cells, places and tokens of the scene; look and propose
 * answer questions about it. conform_scene: everyone gets a scene, and the same one where
 * nothing is hidden at the moment. conform_hints: a list of hints says what hints of one action say.
 * 0, or -1 and a sentence. */
int conform_anchors(struct bench *b);
int conform_scene(struct bench *b);
int conform_hints(struct bench *b);

#endif
