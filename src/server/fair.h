/* fair.h - whose question the computer thinks about next, and for how long. It knows neither
 * threads nor tables nor the clock, so a test can ask it anything.
 *
 *   order   Who waits in person comes first. Among equals the addresses take turns, and of the
 *           questions of one address the shortest comes first. So nobody's questions stand in the
 *           way of somebody else's, however many there are.
 *   time    The threads' time is shared equally by the addresses that have questions of this
 *           urgency or a higher one, and the share of an address equally by its questions:
 *
 *               budget * threads / (addresses * questions of this address)
 *
 *           but never more than the budget of its level, nor less than FAIR_LEAST_MS. So all that
 *           wait are answered in about the time of one question, by shorter thoughts. A question
 *           gets no more time at all while a more urgent one finds no thread. */
#ifndef SERVER_FAIR_H
#define SERVER_FAIR_H

#include <stdbool.h>
#include <stdint.h>

enum { FAIR_LEAST_MS = 10 }; /* some playouts of every game */

enum urgency {
    FAIR_WAITS, /* somebody waits in person */
    FAIR_AWAY,  /* somebody will come back to it */
    FAIR_ALONE, /* computers among themselves */
    FAIR_AHEAD, /* nobody waits: a computer thinks on a person's time */
    FAIR_URGENCIES,
};

struct job;
struct party;

struct ask {
    enum urgency urgency;
    uint64_t address; /* who asks */
    int budget;       /* ms; 0: not limited by time, and short */
    struct job *job;  /* whose question it is */
    /* fair.c's own */
    struct ask *next;
    struct party *party;
    bool begun;
};

/* An address that has questions. */
struct party {
    struct party *next;
    uint64_t address;
    struct ask *asks;          /* in the order they came */
    int count[FAIR_URGENCIES]; /* how many of them there are */
    int waiting;               /* how many of them have not been begun */
    uint64_t turn;             /* when it last had its turn */
};

/* All zero but for `threads` is a fair beginning; nothing is left to free when every question has
 * been removed. */
struct fair {
    int threads;
    int count, thinking; /* questions; those that are thought about */
    struct party *parties;
    uint64_t turn; /* counts the questions that were begun */
};

/* fair_add: a question waits from now on. It stays the caller's. */
void fair_add(struct fair *f, struct ask *a);

/* fair_next: the question whose turn it is; from now on it is thought about. NULL when none waits
 * or no thread is free. */
struct ask *fair_next(struct fair *f);

/* fair_remove: it is answered, or nobody wants to know any more. */
void fair_remove(struct fair *f, struct ask *a);

/* fair_share: how many ms it may be thought about in all, as things are now: that may shrink while
 * it is thought about. 0 for one whose budget is 0, and for one that has to give way. */
int fair_share(const struct fair *f, const struct ask *a);

#endif
