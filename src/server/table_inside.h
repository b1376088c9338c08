/* table_inside.h - what table_lines.c, which plays the lines of a log, calls in table.c. */
#ifndef SERVER_TABLE_INSIDE_H
#define SERVER_TABLE_INSIDE_H

#include "server/table.h"

/* table_time_between: ms from one moment to a later one, not counting the time the server was
 * down. */
int64_t table_time_between(const struct table *t, int64_t from, int64_t to);

/* table_charge stops the mover's clock and takes off the time used. table_start_clock starts it, if
 * this match has clocks and they are running. */
void table_charge(struct table *t, int64_t at);
void table_start_clock(struct table *t, int64_t at);

/* table_end ends the match. table_end_by_rules does so if the rules say it is over. table_gave_up
 * ends it if nobody can go on against the others once this seat has resigned or run out of time. */
void table_end(struct table *t, enum verdict verdict, unsigned winners);
void table_end_by_rules(struct table *t);
void table_gave_up(struct table *t, int seat, enum verdict verdict);

#endif
