/* reference.h - the rules reference of a game, clause by clause.
 *
 * The reference is the file rules/<game>.md. A clause is a paragraph that begins a line with
 *     **ID (title)** text
 * and ends at the next clause or `#` heading. ID is like TWF-4N-f, TWF-A3 or TOV-6.5.1; a range such
 * as TWF-4A..4E is one clause with several ids. */
#ifndef CORE_REFERENCE_H
#define CORE_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/content.h"
#include "core/game.h"

struct clause {
    char id[32];
    char title[100];  /* may be empty */
    const char *text; /* what follows the heading: `size` bytes inside the content's file */
    size_t size;
};

/* A place in a reference: where reference_next goes on reading. */
struct reference {
    const char *at, *end;
};

/* reference_file: the whole text of a game's reference, or NULL and a sentence. */
const struct content_file *reference_file(const struct content *content, const struct game *game,
                                          struct error *err);

/* reference_open starts before the first clause; a game without a reference has no clauses.
 * reference_next reads one; false at the end. */
struct reference reference_open(const struct content *content, const struct game *game);
bool reference_next(struct reference *ref, struct clause *out);

/* reference_find: the clause with this id, its own or in its range, in capitals or not; false when
 * there is none. */
bool reference_find(const struct content *content, const struct game *game, const char *id,
                    struct clause *out);

/* clause_covers: is `id` the clause's own id, or one in its range? */
bool clause_covers(const struct clause *clause, const char *id);

#endif
