/* table_inside.h - what table_lines.c, which plays the lines of a log, calls in table.c and
 * table_log.c. */
#ifndef SERVER_TABLE_INSIDE_H
#define SERVER_TABLE_INSIDE_H

#include "server/table.h"

/* table_time_between: ms from one moment to a later one, not counting the time the server was
 * down. */
int64_t table_time_between(const struct table *t, int64_t from, int64_t to);

/* table_charge stops the mover's clock and takes off the time used. table_start_clock starts it, if
 * this match has clocks and they are running. */
void table_charge(struct table *t, int64_t at);
/* table_move_passes: after a decision or dice, if another seat is to decide now, it gains what the
 * clocks of this match give for a move; not on its first. What is taken back gives nothing. */
void table_move_passes(struct table *t);
void table_start_clock(struct table *t, int64_t at);

/* table_end ends the match. table_end_by_rules does so if the rules say it is over. table_gave_up
 * ends it if nobody can go on against the others once this seat has resigned or run out of time. */
void table_end(struct table *t, enum verdict verdict, unsigned winners);
void table_end_by_rules(struct table *t);
void table_gave_up(struct table *t, int seat, enum verdict verdict);

/* log_add: a new line, of the seq that comes next. log_say: one with words of its own, log_note the
 * same for a note. log_events keeps what the match's last entry brought about. log_drop removes the
 * lines of entries after the first `count`; notes and talk stay. */
struct log_line *log_add(struct table *t, enum log_kind kind, int seat);
void log_say(struct table *t, enum log_kind kind, int seat, const char *words, int64_t at);
void log_note(struct table *t, int seat, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void log_events(struct table *t, struct log_line *line);
void log_drop(struct table *t, int count);

#endif
