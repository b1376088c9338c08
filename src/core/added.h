/* added.h - lines added to a scenario file, so that one scenario serves many matches: two rosters, a
 * table.
 *
 *     + roster south "Third Platoon" new-antioch
 *     + model 1 "Osric" yeoman : bolt-action-rifle trench-club
 *     + table 36 36 no-mans-land
 *
 * They are lines of the game's own, read by its `directive` after the file; what belongs to every
 * scenario (title, side, turns, ..) cannot be added. Records and positions carry them, each after a
 * plus sign, so that nothing else is needed to read them again. */
#ifndef CORE_ADDED_H
#define CORE_ADDED_H

#include "base/data.h"
#include "base/text.h"

enum { ADDED_LINE_MAX = 900, ADDED_LINES_MAX = 500, ADDED_BYTES_MAX = 32 << 10 };

/* added_take appends the lines of a text to `added`, one a line, without comments and empty lines. A
 * plus sign may stand before each. 0; or -1, and a sentence names the line ("NAME:3: .."). */
int added_take(struct text *added, const char *name, const char *lines, size_t size,
               struct error *err);

/* added_take_for: the same with `whose` (not "") put in after the first word of the text, so that one
 * roster can be either side's: `roster "Third Platoon"` becomes `roster south "Third Platoon"`. */
int added_take_for(struct text *added, const char *whose, const char *name, const char *lines,
                   size_t size, struct error *err);

/* added_line: the same for the line that d has just read, `+ LINE`. */
int added_line(struct text *added, const struct data *d, struct error *err);

/* added_write writes each line after a plus sign; NULL is none. */
void added_write(const char *added, struct text *out);

#endif
