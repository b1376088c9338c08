/* audit.h - every match of a store, replayed without a server: what the verb `store` checks, mends and
 * exports. */
#ifndef SERVER_AUDIT_H
#define SERVER_AUDIT_H

#include "core/match.h"

struct audit {
    const struct library *library;
    const char *store;
    void *context;
    /* fault: what is wrong with the store, or what was mended in it. match: an id, or "" where it
     * concerns none; line: of its log, or 0. */
    void (*fault)(void *context, const char *match, uint32_t line, const char *words);
    /* match: one that can be replayed, or as much of it as can be. May be NULL. */
    int (*match)(void *context, const char *id, const struct match *m, struct error *err);
    /* keep: what a repair takes out of the store, as text; it is only taken out if this returns 0. */
    int (*keep)(void *context, const struct text *removed, struct error *err);
    /* counted: */
    int matches, faults;
    int64_t lines;
};

/* audit_check looks through the store, also while a server is using it, and changes nothing. 0, or -1
 * and a sentence when it cannot be done; faults are no failure. */
int audit_check(struct audit *a, struct error *err);

/* audit_repair mends what can be mended while no server is using the store, all of it or nothing. Of a
 * log that cannot be replayed to its end the part that can be is kept. */
int audit_repair(struct audit *a, struct error *err);

#endif
