/* houses.c - a table of houses in use, and a list of the known ones, newest last. */
#include "server/houses.h"

#include <sodium.h>
#include <string.h>

#include "base/mem.h"

enum { BUCKETS = 4096, DAY_MS = 24 * 60 * 60 * 1000 };

struct houses {
    uint8_t secret[crypto_shorthash_KEYBYTES]; /* nobody can choose who shares a bucket with whom */
    struct house *bucket[BUCKETS];
    struct house *oldest, *newest; /* known */
    int known;
};

struct houses *houses_new(void)
{
    struct houses *hs = mem_alloc(sizeof *hs);

    randombytes_buf(hs->secret, sizeof hs->secret);
    return hs;
}

void houses_free(struct houses *hs)
{
    if (!hs)
        return;
    for (int i = 0; i < BUCKETS; i++)
        while (hs->bucket[i]) {
            struct house *h = hs->bucket[i];

            hs->bucket[i] = h->next;
            mem_free(h);
        }
    mem_free(hs);
}

static struct house **bucket_of(struct houses *hs, struct address at)
{
    uint8_t hash[crypto_shorthash_BYTES];
    uint64_t key;

    crypto_shorthash(hash, at.byte, sizeof at.byte, hs->secret);
    memcpy(&key, hash, sizeof key);
    return &hs->bucket[key % BUCKETS];
}

struct house *house_find(struct houses *hs, struct address at)
{
    struct house *h = *bucket_of(hs, at);

    while (h && !address_same(h->at, at))
        h = h->next;
    return h;
}

struct house *house_enter(struct houses *hs, struct address at)
{
    struct house *h = house_find(hs, at), **bucket = bucket_of(hs, at);

    if (!h) {
        h = mem_alloc(sizeof *h);
        h->at = at;
        h->next = *bucket;
        *bucket = h;
    }
    h->users++;
    return h;
}

static void free_if_unused(struct houses *hs, struct house *h)
{
    struct house **at = bucket_of(hs, h->at);

    if (h->users || h->shown)
        return;
    while (*at != h)
        at = &(*at)->next;
    *at = h->next;
    mem_free(h);
}

void house_leave(struct houses *hs, struct house *h)
{
    EXPECT(h->users > 0);
    h->users--;
    free_if_unused(hs, h);
}

/* --- the known ones --- */

static void take_out(struct houses *hs, struct house *h)
{
    *(h->older ? &h->older->newer : &hs->oldest) = h->newer;
    *(h->newer ? &h->newer->older : &hs->newest) = h->older;
    h->older = h->newer = NULL;
    h->shown = 0;
    hs->known--;
}

static void put_last(struct houses *hs, struct house *h, int64_t now)
{
    h->shown = now ? now : 1;
    h->older = hs->newest;
    *(hs->newest ? &hs->newest->newer : &hs->oldest) = h;
    hs->newest = h;
    hs->known++;
}

void house_know(struct houses *hs, struct house *h, int64_t now)
{
    if (h->shown)
        take_out(hs, h);
    put_last(hs, h, now);
    if (hs->known > KNOWN_MAX) {
        struct house *forgotten = hs->oldest;

        take_out(hs, forgotten);
        free_if_unused(hs, forgotten);
    }
}

bool house_known(const struct house *h, int64_t now)
{
    return h && h->shown && now - h->shown < DAY_MS;
}
