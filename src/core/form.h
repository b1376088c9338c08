/* form.h - one mechanism for words: how an action, a line of a position, a sentence or the words of
 * `odds` are written, as a table that a game fills in.
 *
 *     move UNIT HEX [via HEX]            an action
 *     attack KIND by SIDE [rear]         a line of a position
 *     {0:UNIT} moves to {1:HEX}.         a sentence, of numbered values
 *
 * In a form, words in small letters stand for themselves; words in capitals are arguments, each of a
 * kind that the game declares. UNIT.. is a set: any number of words, bit i of the value for word i.
 * A part in brackets may be missing; [word] alone is a flag, 1 if it is there. Bracketed parts in a
 * row that begin with a small word may be written in any order. Small words and choices may also be
 * written in capitals.
 *
 * Values are counted in the order of the form: one for a flag, one for an argument (or as many as
 * its kind takes). The same form reads, writes, and explains itself in refusals and manuals. */
#ifndef CORE_FORM_H
#define CORE_FORM_H

#include <stddef.h>
#include <stdint.h>

#include "core/game.h"

enum { FORM_VALUES = 32, FORM_WORDS = 120, FORM_ANCHOR = 96 };

struct form_kind;

/* What forms are read and written with; a kind's functions find what they need in it. */
struct forms {
    const struct form_kind *kinds; /* ends with name NULL */
    const struct scenario *scn;
    const void *state; /* for an action, the position; for a position, what has been read so far */
};

/* A kind of argument: choices, or a number, or the game's own. */
struct form_kind {
    const char *name; /* as forms have it: "HEX" */
    const char *what; /* for refusals and manuals: "a hex such as 0503"; NULL: from what follows */
    const char *choices; /* "road|trench": words for the values 0, 1, .. */
    int min, max;        /* a number: the least and the greatest value */
    int shift;           /* added when a number is written: 1 for people who count from one */
    int missing;         /* the value of a part that is left out; it need not be written */
    int takes;           /* how many values; 0 means 1 */
    /* write: the words for value[0]; nothing if it has no word, and its part is left out. read: how
     * many words it took, or -1 when they are not of this kind. `value` points at the kind's first
     * value, after those of earlier arguments. */
    void (*write)(const struct forms *f, const int64_t *value, struct text *out);
    int (*read)(const struct forms *f, const char *const *word, int count, int64_t *value);
    /* anchor: in sentences, the id in the scene of the token or cell that value[0] names, or several
     * with blanks between them, in less than FORM_ANCHOR letters; NULL, or nothing written: it names
     * none. */
    void (*anchor)(const struct forms *f, const int64_t *value, struct text *out);
};

/* Kinds that every game has: a seat by its side's id ("red"), and in sentences by its title. */
void form_write_side(const struct forms *f, const int64_t *value, struct text *out);
int form_read_side(const struct forms *f, const char *const *word, int count, int64_t *value);
void form_write_title(const struct forms *f, const int64_t *value, struct text *out);

/* clang-format off */
#define FORM_SIDE { .name = "SIDE", .what = "one of the sides", .write = form_write_side, .read = form_read_side }
#define FORM_TITLE { .name = "TITLE", .write = form_write_title }
/* clang-format on */

/* form_write: the words of a form. form_read: its values from words; 0, or -1 and a sentence that
 * shows the form and what does not fit it. */
void form_write(const struct forms *f, const char *form, const int64_t *value, struct text *out);
int form_read(const struct forms *f, const char *form, const char *const *word, int count,
              int64_t *value, struct error *err);

/* form_is: does the form begin with this word? */
bool form_is(const char *form, const char *word);

/* form_pairs is form_read for key=value words: `[range NUMBER] [target TERRAIN]` reads
 * `target=trench range=3`. With no words, *err is the manual. */
int form_pairs(const struct forms *f, const char *form, const struct pair *pair, int count,
               int64_t *value, struct error *err);

/* form_sentence writes a pattern with marks {i:KIND}: arg[i] as one of the game's kinds. {i} is a
 * plain number, {i:+} one with its sign, {i:s} and {i:es} the ending of a plural. */
void form_sentence(const struct forms *f, const char *pattern, const int16_t arg[7],
                   struct text *out);

/* form_anchors: the tokens and cells that the marks of a sentence name, in its order, a blank
 * between two. */
void form_anchors(const struct forms *f, const char *pattern, const int16_t arg[7],
                  struct text *out);

/* form_check, form_check_sentence: are the arguments of this form, the marks of this sentence, all in
 * the table of kinds? 0, or -1 and a sentence. Reading and writing rely on it; conformance checks
 * it. */
int form_check(const struct form_kind *kinds, const char *form, struct error *err);
int form_check_sentence(const struct form_kind *kinds, const char *pattern, struct error *err);

/* --- actions --- */

/* A game's notation: one row for each way to write an action; values are the action's arguments. The
 * first row of a kind is how it is written; when reading, rows of the same verb are tried in order. */
struct notation {
    const struct form_kind *kinds;
    const struct notation_row {
        uint16_t kind;
        const char *form;
    } * row; /* ends with form NULL */
};

/* notation_write, notation_read: an action as text and back, as struct game wants it. */
void notation_write(const struct notation *n, const struct scenario *scn, const void *state,
                    const struct action *action, struct text *out);
int notation_read(const struct notation *n, const struct scenario *scn, const void *state,
                  const char *words, struct action *out, struct error *err);

/* notation_values: the row that reads these words, by its kind, and all its values (FORM_VALUES), for
 * games whose actions hold more than seven. 0, or -1 and a sentence. */
int notation_values(const struct notation *n, const struct scenario *scn, const void *state,
                    const char *words, uint16_t *kind, int64_t *value, struct error *err);

/* notation_manual: every form, one per line, then what the words in capitals mean. */
void notation_manual(const struct notation *n, struct text *out);

/* --- events --- */

/* A game's sentences: pattern[kind] words an event of that kind, for form_sentence. */
struct sentences {
    const struct form_kind *kinds;
    const char *const *pattern;
    int count;
};

/* --- lines of a position --- */

/* Where a value lives in a struct: FORM_SLOT(struct unit, hex). */
struct form_slot {
    uint16_t offset;
    int8_t size; /* in bytes; below 0: signed */
};

/* clang-format off */
#define FORM_SLOT(type, member)                                                                    \
    { (uint16_t)offsetof(type, member),                                                            \
      _Generic(((type *)0)->member, int8_t: -1, int16_t: -2, int32_t: -4, int64_t: -8,             \
                                    uint8_t: 1, uint16_t: 2, uint32_t: 4, uint64_t: 8) }
/* clang-format on */

/* A line: its form, which begins with a word that names the line or with an argument (`UNIT at HEX`),
 * and where its values go. Either each has a slot in a struct: at offset `base` of the state, or where
 * `at` says, one of several things (NULL and data_fail: there is none); a value without a slot is what
 * `at` finds it by. Or `put` stores them: 0, or -1 and data_fail. */
struct form_line {
    const char *form;
    size_t base;
    struct form_slot slot[FORM_VALUES];
    void *(*at)(void *state, const int64_t *value, const struct data *d, struct error *err);
    int (*put)(const struct forms *f, void *state, const int64_t *value, const struct data *d,
               struct error *err);
};

/* The lines of a game's positions. A second row for the same word, with the same values in the same
 * order, is an older way to write it that is still read. */
struct position_lines {
    const char *what; /* "a drill position": for messages about a line that is not in the table */
    const struct form_kind *kinds;
    const struct form_line *line; /* ends with form NULL */
    const char *const *frame;     /* forms of the frames (core/turn.h) by kind, from 1; or NULL */
    int frames;
};

/* lines_write: row i with the values that have slots in the struct at `from`, line end included.
 * lines_values: with values in hand. lines_frames: the stack, see core/turn.h. */
void lines_write(const struct position_lines *p, const struct scenario *scn, int i,
                 const void *from, struct text *out);
void lines_values(const struct position_lines *p, const struct scenario *scn, const void *state,
                  int i, const int64_t *value, struct text *out);
struct turn;
void lines_frames(const struct position_lines *p, const struct scenario *scn,
                  const struct turn *turn, struct text *out);

/* lines_read reads d's current line into the state; `turn` is the stack inside it, or NULL. 0, or -1
 * and a sentence. */
int lines_read(const struct position_lines *p, const struct scenario *scn, const struct data *d,
               void *state, struct turn *turn, struct error *err);

/* lines_canonical: d's current line as it is written today; false when it is not in the table. */
bool lines_canonical(const struct position_lines *p, const struct scenario *scn, const void *state,
                     const struct data *d, struct text *out);

/* lines_manual: every form, one per line, then what the words in capitals mean. */
void lines_manual(const struct position_lines *p, struct text *out);

#endif
