/* data.h - reader for our line-oriented text files: scenarios, tables, positions, records,
 * fixtures.
 *
 * A line is a directive and its words. Words are separated by blanks; "double quotes" keep blanks
 * together. A # at the start of a word begins a comment. Empty lines are skipped. Drawn lines
 * (maps, diagrams) are read whole with data_next_raw. Every complaint names file and line. */
#ifndef BASE_DATA_H
#define BASE_DATA_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/findings.h"

enum { DATA_LINE_MAX = 1000, DATA_WORDS_MAX = 120 };

struct data {
    const char *name; /* for messages: "data/drill/scenarios/two.txt" */
    const char *at, *end;
    struct findings *findings; /* collects mistakes; NULL: reading stops at the first */
    int line;
    int count;                         /* words on this line */
    const char *word[DATA_WORDS_MAX];  /* word[0] is the directive */
    char raw[DATA_LINE_MAX + 1];       /* the line as written, without the line end */
    char words[2 * DATA_LINE_MAX + 2]; /* storage behind word[] */
};

/* data_open starts reading `size` bytes that must outlive the reader; text need not end in NUL. */
void data_open(struct data *d, const char *name, const char *text, size_t size);

/* data_next: 1 a line with at least one word, 0 at the end, -1 on a bad line (too long, too many
 * words, an open quote, a control character). */
int data_next(struct data *d, struct error *err);

/* data_next_raw: the same, but takes the next line exactly as written, even an empty one, and does
 * not split it: only raw is set. */
int data_next_raw(struct data *d, struct error *err);

/* data_split cuts the raw line just read into words after all; there may be none. */
int data_split(struct data *d, struct error *err);

/* data_utf8: -1 with a sentence unless the raw line is UTF-8; text shown to people must be. */
int data_utf8(const struct data *d, struct error *err);

/* data_is: is this line's directive `name`? */
bool data_is(const struct data *d, const char *name);

/* data_fail writes "file:line: directive: <sentence>" and returns -1. */
int data_fail(const struct data *d, struct error *err, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* data_go_on: err holds a mistake. 0 to read on (d->findings has collected it), -1 to stop. */
int data_go_on(const struct data *d, const struct error *err);

/* data_unknown: data_fail for a directive that is not in `list`, suggesting the one it may mean.
 * `what` is the kind of file: "a map". */
int data_unknown(const struct data *d, const char *what, const char *list, struct error *err);

/* data_want: -1 with a sentence unless the line has least..most words after the directive.
 * `form` is the directive's manual, shown in the message: "unit NAME SPEED [ARMOUR]". */
int data_want(const struct data *d, int least, int most, const char *form, struct error *err);

/* data_int reads word i as a whole number in min..max. */
int data_int(const struct data *d, int i, int min, int max, int *value, struct error *err);

/* data_name copies word i, which must fit into `room` bytes. data_int, data_name and data_choice
 * return 0, or -1 and a sentence. */
int data_name(const struct data *d, int i, char *to, size_t room, struct error *err);

/* data_choice finds word i in a list "a|b|c"; *value is its place, counted from 0. */
int data_choice(const struct data *d, int i, const char *list, int *value, struct error *err);

/* number_read: the whole of `word` as a number in min..max; 0, or -1 when it is not one. */
int number_read(const char *word, long min, long max, long *value);

/* choice_find: the place of `word` in "a|b|c", or -1. choice_name copies the i-th choice, cut to
 * fit. choice_count: how many choices there are. */
int choice_find(const char *list, const char *word);
void choice_name(const char *list, int i, char *to, size_t room);
int choice_count(const char *list);

#endif
