/* table_inside.h - what the lines of a log (table_lines.c) do to the clock and to the match
 * (table.c). */
#ifndef SERVER_TABLE_INSIDE_H
#define SERVER_TABLE_INSIDE_H

#include "server/table.h"

/* table_time_between: ms from one moment to a later one in which the server was up. */
int64_t table_time_between(const struct table *t, int64_t from, int64_t to);

/* table_charge stops the mover's clock at this moment; table_start_clock starts it, if one is to
 * run. */
void table_charge(struct table *t, int64_t at);
void table_start_clock(struct table *t, int64_t at);

/* table_end: the match is over. table_end_by_rules: if the rules say so. table_gave_up: what
 * follows when a seat has resigned, or its time is up. */
void table_end(struct table *t, enum verdict verdict, unsigned winners);
void table_end_by_rules(struct table *t);
void table_gave_up(struct table *t, int seat, enum verdict verdict);

#endif
