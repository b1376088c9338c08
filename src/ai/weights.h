/* weights.h - the numbers of a game's judgement, one table a game (src/ai/<game>.def), a row for
 * each: WEIGHT(NAME, VALUE, LEAST, MOST, "what it is"). A judge gets both
 * names and rows by weights_table.h. `sandtable tune` reads and writes the same rows. */
#ifndef AI_WEIGHTS_H
#define AI_WEIGHTS_H

#include "base/error.h"
#include "base/text.h"

enum { WEIGHTS_MAX = 64 };

struct weight {
    const char *name;
    double value;
    double least, most; /* tuning stays between */
    const char *about;
};

struct weights {
    const struct weight *row;
    int count;
};

/* weights_usual: the values of the table. */
void weights_usual(struct weights table, double out[WEIGHTS_MAX]);

/* weights_write: the rows of a .def file with these values. weights_read takes values from such
 * rows; those it does not name stay as they are. 0, or -1 and a sentence with file and line. */
void weights_write(struct weights table, const double value[WEIGHTS_MAX], struct text *out);
int weights_read(struct weights table, const char *name, const char *bytes, size_t size,
                 double value[WEIGHTS_MAX], struct error *err);

#endif
