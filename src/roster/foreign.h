/* foreign.h - rosters of other programs, read into one form: things with names, counts and prices, each
 * below another. What they mean to us is found out in import.c. docs/rosters.md says what we take the
 * formats to be. */
#ifndef ROSTER_FOREIGN_H
#define ROSTER_FOREIGN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"

enum {
    FOREIGN_BYTES = 4 << 20, /* of a file, and of what is packed in one */
    FOREIGN_DEPTH = 64,
    FOREIGN_THINGS = 1200,
    FOREIGN_NAME = 80,
    FOREIGN_COUNT = 40, /* of one thing */
};

struct foreign_thing {
    char name[FOREIGN_NAME];
    char given[FOREIGN_NAME]; /* the name its owner gave it, or "" */
    int parent;               /* place of the thing it belongs to, or -1 */
    bool model;               /* the other program says so */
    int number;
    bool priced;
    int ducats, glory; /* for all of them, without what is below */
};

struct foreign {
    const char *program; /* whose format it is */
    char name[FOREIGN_NAME], list[FOREIGN_NAME];
    int ducats, glory; /* limits, 0: none */
    int things;
    struct foreign_thing thing[FOREIGN_THINGS];
};

/* foreign_read finds out what the bytes are and reads them; its names can be shown and written. 0, or
 * -1 and a sentence. */
int foreign_read(struct foreign *f, const char *bytes, size_t size, struct error *err);

/* foreign_add: one more thing; NULL and a sentence when there are too many. */
struct foreign_thing *foreign_add(struct foreign *f, int parent, struct error *err);

/* foreign_number: a number of another program, cut to what we can use. */
int foreign_number(double value);

/* foreign_xml: BattleScribe's `.ros`. foreign_json: New Recruit, Trench Companion. foreign_zip unpacks
 * the one file of a `.rosz` into a growing text. */
int foreign_xml(struct foreign *f, const char *bytes, size_t size, struct error *err);
int foreign_json(struct foreign *f, const char *bytes, size_t size, struct error *err);
int foreign_zip(const char *bytes, size_t size, struct text *out, struct error *err);

#endif
