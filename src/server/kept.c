/* kept.c - what the computer found for its last decision at a table. */
#include "server/kept.h"

#include <stdio.h>
#include <string.h>

#include "ai/search.h"
#include "server/service.h"

static void forget(struct found *f)
{
    if (!f->search)
        return;
    EXPECT(f->shared->users > 0);
    f->shared->users--;
    search_close(f->search);
    f->search = NULL;
}

void kept_take(struct kept *k, const char *match, struct player *p)
{
    for (int i = 0; i < SEARCHES_KEPT; i++) {
        struct found *f = &k->found[i];

        if (!f->search || f->seat != p->seat || strcmp(f->match, match) != 0)
            continue;
        if (f->shared->scn == p->rules.scn) {
            p->search = f->search;
            f->search = NULL;
            f->shared->users--;
        }
        forget(f);
    }
}

void kept_put(struct kept *k, const char *match, struct shared *shared, struct player *p)
{
    struct found *oldest = &k->found[0];

    if (!p->search || search_bytes(p->search) > SEARCH_KEPT_BYTES)
        return;
    for (int i = 1; i < SEARCHES_KEPT && oldest->search; i++)
        if (!k->found[i].search || k->found[i].put < oldest->put)
            oldest = &k->found[i];
    forget(oldest);
    *oldest =
        (struct found){ .seat = p->seat, .shared = shared, .search = p->search, .put = ++k->count };
    snprintf(oldest->match, sizeof oldest->match, "%s", match);
    shared->users++;
    p->search = NULL;
}

void kept_clear(struct kept *k)
{
    for (int i = 0; i < SEARCHES_KEPT; i++)
        forget(&k->found[i]);
}
