/* care.h - the care of a store: looking through it, copying it, taking out what is damaged. For the
 * verb `store`; a server needs none of it. */
#ifndef STORE_CARE_H
#define STORE_CARE_H

#include "base/text.h"
#include "store/store.h"

/* store_open_to_read: as it is at this moment, also while a server is using it. Nothing is changed,
 * and only the reading functions may be called. NULL and a sentence on failure. */
struct store *store_open_to_read(const char *url, struct error *err);

/* store_matches: the id of every match, oldest first. */
typedef int store_visit_id(void *context, const char *id, struct error *err);
int store_matches(struct store *s, store_visit_id *visit, void *context, struct error *err);

/* store_inspect: what is wrong with the file and its rows, without knowing what they mean. match: an
 * id, or "" where it concerns none. */
typedef void store_visit_fault(void *context, const char *match, const char *fault);
void store_inspect(struct store *s, store_visit_fault *visit, void *context);

/* store_card_good: is the card of this match a JSON object? */
bool store_card_good(struct store *s, int64_t match);

/* store_backup copies a store that was opened to be read, to a file that nobody else may read. The copy
 * is whole even while a server is writing. To the clocks of its matches the time until it is opened is
 * a pause. 0, or -1 and a sentence, and there is no copy. */
int store_backup(struct store *s, const char *to, struct error *err);

/* --- taking out, while nobody else uses the store --- */

/* store_begin: changes from here on are made together, and the reading functions see them. store_put makes those of a batch, as
 * store_write does. store_end keeps all of them, or none. */
int store_begin(struct store *s, struct error *err);
int store_put(struct store *s, const struct batch *b, struct error *err);
int store_end(struct store *s, bool keep, struct error *err);

enum store_part {
    STORE_LINES_AFTER,   /* lines of a match after the given one */
    STORE_WHOLE_MATCH,   /* its head, its lines and its tokens */
    STORE_STRAY_LINES,   /* lines of matches that are not there, or without a proper number */
    STORE_STRAY_TOKENS,  /* tokens of matches that are not there */
    STORE_BROKEN_TOKENS, /* tokens of the wrong size */
};

/* store_take_out removes rows and adds each of them to `out` as a line of text. `match` and `after` are
 * for the parts that need them. How many rows, or -1 and a sentence. */
int store_take_out(struct store *s, enum store_part part, int64_t match, uint32_t after,
                   struct text *out, struct error *err);

#endif
