/* fair.c - the order of questions to the computer, and the time each of them gets. */
#include "server/fair.h"

#include "base/error.h"
#include "base/mem.h"

/* party_of: this address among those that have questions. A new one is treated like the one that
 * had its turn last, and comes before it. */
static struct party *party_of(struct fair *f, uint64_t address)
{
    for (struct party *p = f->parties; p; p = p->next)
        if (p->address == address)
            return p;
    struct party *p = mem_alloc(sizeof *p);

    *p = (struct party){ .next = f->parties, .address = address, .turn = f->turn };
    return f->parties = p;
}

void fair_add(struct fair *f, struct ask *a)
{
    struct party *p = party_of(f, a->address);
    struct ask **end = &p->asks;

    EXPECT(a->urgency < FAIR_URGENCIES && a->budget >= 0);
    while (*end)
        end = &(*end)->next;
    *end = a;
    a->next = NULL;
    a->party = p;
    a->begun = false;
    p->count[a->urgency]++;
    p->waiting++;
    f->count++;
}

/* first_of: which question of an address comes next; NULL when all have been begun. */
static struct ask *first_of(const struct party *p)
{
    struct ask *first = NULL;

    for (struct ask *a = p->waiting ? p->asks : NULL; a; a = a->next)
        if (!a->begun && (!first || a->urgency < first->urgency ||
                          (a->urgency == first->urgency && a->budget < first->budget)))
            first = a;
    return first;
}

static struct ask *first_of_all(const struct fair *f)
{
    struct ask *first = NULL;

    for (const struct party *p = f->parties; p; p = p->next) {
        struct ask *a = first_of(p);

        if (a && (!first || a->urgency < first->urgency ||
                  (a->urgency == first->urgency && p->turn < first->party->turn)))
            first = a;
    }
    return first;
}

struct ask *fair_next(struct fair *f)
{
    struct ask *a = f->thinking < f->threads ? first_of_all(f) : NULL;

    if (!a)
        return NULL;
    a->begun = true;
    a->party->waiting--;
    a->party->turn = ++f->turn;
    f->thinking++;
    return a;
}

static void remove_party(struct fair *f, struct party *p)
{
    struct party **at = &f->parties;

    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    mem_free(p);
}

void fair_remove(struct fair *f, struct ask *a)
{
    struct party *p = a->party;
    struct ask **at = &p->asks;

    while (*at != a) {
        EXPECT(*at);
        at = &(*at)->next;
    }
    *at = a->next;
    a->party = NULL;
    p->count[a->urgency]--;
    p->waiting -= !a->begun;
    f->thinking -= a->begun;
    f->count--;
    if (!p->asks)
        remove_party(f, p);
}

/* questions_of: how many questions of an address are at least this urgent. */
static int questions_of(const struct party *p, enum urgency least)
{
    int count = 0;

    for (int i = 0; i <= (int)least; i++)
        count += p->count[i];
    return count;
}

int fair_share(const struct fair *f, const struct ask *a)
{
    const struct ask *next = first_of_all(f);
    int64_t addresses = 0;

    if (!a->budget || (next && next->urgency < a->urgency))
        return 0;
    for (const struct party *p = f->parties; p; p = p->next)
        addresses += questions_of(p, a->urgency) > 0;
    int64_t parts = addresses * questions_of(a->party, a->urgency);
    EXPECT(parts > 0);
    int64_t share = (int64_t)a->budget * f->threads / parts;

    if (share < FAIR_LEAST_MS)
        share = FAIR_LEAST_MS;
    return share < a->budget ? (int)share : a->budget;
}
