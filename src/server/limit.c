/* limit.c - leaky buckets. */
#include "server/limit.h"

#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/mem.h"

enum { SETS = 4096, WAYS = 4 };

/* What one address or token may do: how many at once, and how many a second in the long run. */
static const struct {
    double at_once, a_second;
} rate[LIMIT_CLASSES] = {
    [LIMIT_ASK] = { 200, 40 },  [LIMIT_POST] = { 60, 15 },    [LIMIT_CHAT] = { 10, 0.5 },
    [LIMIT_COSTLY] = { 40, 8 }, [LIMIT_CREATE] = { 20, 0.2 },
};

struct bucket {
    uint64_t key;
    int64_t at;   /* ms; the moment `level` is of */
    double level; /* how much has been taken */
};

struct limiter {
    double factor;
    struct bucket bucket[SETS][WAYS];
};

struct limiter *limiter_new(double factor)
{
    struct limiter *l = mem_alloc(sizeof *l);

    l->factor = factor;
    return l;
}

void limiter_free(struct limiter *l)
{
    mem_free(l);
}

/* find: the bucket of this key, or the one that was used least recently, emptied. */
static struct bucket *find(struct limiter *l, uint64_t key, int64_t now)
{
    struct bucket *set = l->bucket[key % SETS], *oldest = set;

    for (int i = 0; i < WAYS; i++) {
        if (set[i].key == key)
            return &set[i];
        if (set[i].at < oldest->at)
            oldest = &set[i];
    }
    *oldest = (struct bucket){ .key = key, .at = now };
    return oldest;
}

int limit_take(struct limiter *l, const void *who, int size, enum limit_class what, int64_t now)
{
    EXPECT(what >= 0 && what < LIMIT_CLASSES);
    if (l->factor <= 0)
        return 0;
    struct bucket *b = find(l, hash_bytes(who, (size_t)size) + (uint64_t)what + 1, now);
    double most = rate[what].at_once * l->factor, drain = rate[what].a_second * l->factor;

    b->level -= (double)(now - b->at) / 1000 * drain;
    if (b->level < 0)
        b->level = 0;
    b->at = now;
    if (b->level + 1 <= most) {
        b->level += 1;
        return 0;
    }
    return 1 + (int)((b->level + 1 - most) / drain);
}
