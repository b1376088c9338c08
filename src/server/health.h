/* health.h - what whoever runs the server may want to know of it: /healthz says whether it is well,
 * /metrics counts, in the text form that Prometheus and others read. Both are for this machine and
 * for trusted ones; to anybody else there is no such page. */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct server;
struct request;

/* What has been counted since the start, and what there is at this moment. */
struct tally {
    uint64_t answers[6]; /* by the first digit of their status */
    uint64_t too_many;   /* of them 429 */
    uint64_t bytes;      /* of answers and events */
    uint64_t cut;        /* connections that read too slowly or held too much */
    uint64_t moves;      /* saved: decisions of players */
    uint64_t syncs, failed;
    int64_t sync_us, sync_longest_us;
    bool ill;              /* the last write failed */
    int64_t writing_since; /* steady ms; 0: nothing is being written */
    int sockets, listeners;
    size_t held; /* bytes of memory that requests and answers take */
};

/* health_get answers these two pages. False: it is another one, or not for this asker. */
bool health_get(const struct server *s, struct request *r);

/* tally_answer counts an answer. */
void tally_answer(struct tally *t, int status);

#endif
