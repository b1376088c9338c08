/* posed.h - odds that are described in words, "dice=+1 injury=+2", in no match: for people at a real
 * table. Every door of the program answers them alike. */
#ifndef CORE_POSED_H
#define CORE_POSED_H

#include "base/json.h"
#include "core/odds.h"

enum { POSED_WORDS = 40 };

/* The action that is asked about, how it is told, and its results. */
struct posed {
    struct hint hint;
    struct odds odds;
    bool nowhere; /* in no position: there is no standing afterwards */
};

/* posed_possible: does the game understand words? */
bool posed_possible(const struct game *game);

/* posed_read: the odds that words KEY=VALUE describe. 0; -1 and a sentence: what is wrong with them,
 * or with none at all which there are; or -2 and why the rules forbid what they describe. */
int posed_read(struct rules r, const char *const *word, int words, struct posed *out,
               struct error *err);

/* posed_form_json: {words: [{key, title, many, none, choices: [{id, title}]} or {key, title, min, max,
 * initial}]}: what a form should ask; none where the game does not say. */
void posed_form_json(struct rules r, struct json *j);

/* posed_at: the odds of an action in a position. As posed_read answers. */
int posed_at(struct rules r, const void *state, const struct action *action, struct posed *out,
             struct error *err);

/* hint_items_json: {items: [{label, value, clause, waived, part}]}, what an action's chances are made
 * of; added to an open object. */
void hint_items_json(const struct hint *h, struct json *j);

/* posed_json: {action, clause, needs, items, outcomes, losses, expected}. */
void posed_json(struct rules r, const struct posed *p, struct json *j);

#endif
