/* worker.h - threads that take jobs and give them back done, through two pipes: no locks, and a
 * loop that polls other things can poll `workers_fd` too. Without threads a job is done as soon as
 * it is given, and collected the same way. */
#ifndef SERVER_WORKER_H
#define SERVER_WORKER_H

#include "base/error.h"

struct workers;

/* workers_new starts `threads` of them (0: none, jobs are done on the spot), each of which calls
 * work(context, job). NULL and a sentence on failure. */
struct workers *workers_new(int threads, void (*work)(void *context, void *job), void *context,
                            struct error *err);

/* workers_free waits for the jobs under way; those that are done but not collected are lost. NULL
 * is allowed. */
void workers_free(struct workers *w);

enum { WORKERS_JOBS_MAX = 4000 }; /* a pipe holds at least this many */

/* workers_give: 0, or -1 when too many jobs are under way. */
int workers_give(struct workers *w, void *job);

/* workers_take: a job that is done, or NULL when none is. */
void *workers_take(struct workers *w);

/* workers_wait: as workers_take, but waits; NULL only when no job is under way. */
void *workers_wait(struct workers *w);

/* workers_fd becomes readable when a job is done. workers_under_way: jobs given and not yet
 * taken. */
int workers_fd(const struct workers *w);
int workers_under_way(const struct workers *w);

#endif
