/* limit.c - leaky buckets. */
#include "server/limit.h"

#include <sodium.h>
#include <string.h>

#include "base/error.h"
#include "base/mem.h"

enum { SETS = 2048, WAYS = 8, WHO_MAX = 64 };

/* What one address or token may do: how much at once, and how much a second in the long run. */
static const struct {
    double at_once, a_second;
} rate[LIMIT_CLASSES] = {
    [LIMIT_PAGE] = { 1000, 100 },  [LIMIT_ASK] = { 200, 40 },    [LIMIT_POST] = { 60, 15 },
    [LIMIT_CHAT] = { 10, 0.5 },    [LIMIT_COSTLY] = { 40, 8 },   [LIMIT_CREATE] = { 20, 0.2 },
    [LIMIT_BYTES] = { 64e6, 4e6 }, [LIMIT_TIME] = { 1500, 200 },
};

struct bucket {
    uint64_t key; /* 0: not used */
    enum limit_class what;
    int64_t at;   /* ms; the moment `level` is of */
    double level; /* how much has been taken */
};

struct limiter {
    double factor;
    uint8_t secret[crypto_shorthash_KEYBYTES]; /* nobody can choose who shares a set with whom */
    struct bucket bucket[SETS][WAYS];
};

struct limiter *limiter_new(double factor)
{
    struct limiter *l = mem_alloc(sizeof *l);

    l->factor = factor;
    randombytes_buf(l->secret, sizeof l->secret);
    return l;
}

void limiter_free(struct limiter *l)
{
    mem_free(l);
}

static uint64_t key_of(const struct limiter *l, const void *who, int size, enum limit_class what)
{
    uint8_t words[WHO_MAX + 1], hash[crypto_shorthash_BYTES];
    uint64_t key;

    EXPECT(size >= 0 && size <= WHO_MAX);
    words[0] = (uint8_t)what;
    memcpy(words + 1, who, (size_t)size);
    crypto_shorthash(hash, words, (size_t)size + 1, l->secret);
    memcpy(&key, hash, sizeof key);
    return key ? key : 1;
}

/* settle: the level as it is now. */
static void settle(const struct limiter *l, struct bucket *b, int64_t now)
{
    b->level -= (double)(now - b->at) / 1000 * rate[b->what].a_second * l->factor;
    if (b->level < 0)
        b->level = 0;
    b->at = now;
}

static double fill(const struct limiter *l, const struct bucket *b)
{
    return b->level / (rate[b->what].at_once * l->factor);
}

/* find: the bucket of this key, settled; or a new one in the place of the emptiest of its set. */
static struct bucket *find(struct limiter *l, const void *who, int size, enum limit_class what,
                           int64_t now)
{
    uint64_t key = key_of(l, who, size, what);
    struct bucket *set = l->bucket[key % SETS], *least = set;

    EXPECT(what >= 0 && what < LIMIT_CLASSES);
    for (int i = 0; i < WAYS; i++) {
        settle(l, &set[i], now);
        if (set[i].key == key)
            return &set[i];
        if (fill(l, &set[i]) < fill(l, least))
            least = &set[i];
    }
    *least = (struct bucket){ .key = key, .what = what, .at = now };
    return least;
}

/* excess: in how many seconds `amount` more will fit; 0: it fits now. */
static int excess(const struct limiter *l, const struct bucket *b, double amount)
{
    double over = b->level + amount - rate[b->what].at_once * l->factor;

    return over <= 0 ? 0 : 1 + (int)(over / (rate[b->what].a_second * l->factor));
}

int limit_take(struct limiter *l, const void *who, int size, enum limit_class what, int64_t now)
{
    if (l->factor <= 0)
        return 0;
    struct bucket *b = find(l, who, size, what, now);
    int wait = excess(l, b, 1);

    if (!wait)
        b->level += 1;
    return wait;
}

void limit_count(struct limiter *l, const void *who, int size, enum limit_class what, double amount,
                 int64_t now)
{
    if (l->factor > 0)
        find(l, who, size, what, now)->level += amount;
}

int limit_wait(struct limiter *l, const void *who, int size, enum limit_class what, int64_t now)
{
    return l->factor > 0 ? excess(l, find(l, who, size, what, now), 0) : 0;
}
