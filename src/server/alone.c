/* alone.c - how many matches of computers alone there may be: they cost time and nobody plays them. */
#include "server/service.h"

enum {
    ALONE_OF_ADDRESS = 8, /* in memory, made from one address .. */
    ALONE_IN_ALL = 200,   /* .. and in all */
};

/* alone: does it go on without people? */
static bool alone(const struct table *t)
{
    for (int i = 0; i < t->match->scn->seats; i++)
        if (t->seat[i].who == WHO_OPEN)
            return false;
    return !table_persons(t) && !table_over(t);
}

int bots_room(const struct server *s, uint64_t address, struct error *err)
{
    int all = 0, own = 0;

    for (int i = 0; i < TABLE_BUCKETS; i++)
        for (const struct table *t = s->bucket[i]; t; t = t->next)
            if (alone(t)) {
                all++;
                own += t->address == address;
            }
    if (s->config.rate <= 0)
        return 0;
    if (own >= ALONE_OF_ADDRESS * s->config.rate)
        return error_set(err,
                         "You have %d matches of computers alone under way; wait until one "
                         "is over or has been left for some minutes.",
                         own);
    if (all >= ALONE_IN_ALL * s->config.rate)
        return error_set(err, "The server has too many matches of computers alone under way; try "
                              "again in some minutes.");
    return 0;
}
