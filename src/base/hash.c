/* hash.c - multiply and fold, eight bytes at a time or four times eight; byte order fixed as little endian. */
#include "base/hash.h"

static uint64_t read_word(const unsigned char *p, size_t count)
{
    uint64_t word = 0;

    for (size_t i = 0; i < count; i++)
        word |= (uint64_t)p[i] << (8 * i);
    return word;
}

static uint64_t mix(uint64_t x)
{
    x ^= x >> 32;
    x *= 0xe9846af9b1a615du;
    x ^= x >> 32;
    x *= 0xe9846af9b1a615du;
    return x ^ (x >> 28);
}

uint64_t hash_bytes(const void *bytes, size_t count)
{
    const unsigned char *p = bytes;
    uint64_t h = mix(count + 0x9e3779b97f4a7c15u);

    for (; count >= 8; p += 8, count -= 8)
        h = mix(h ^ read_word(p, 8)) + 0x9e3779b97f4a7c15u;
    if (count)
        h = mix(h ^ read_word(p, count)) + 0x9e3779b97f4a7c15u;
    return h;
}

/* Four words at a time: no step waits for the one before. */
uint64_t hash_key(const void *bytes, size_t count)
{
    const unsigned char *p = bytes;
    uint64_t h[4] = { mix(count), 1, 2, 3 };

    for (; count >= 32; p += 32, count -= 32)
        for (int i = 0; i < 4; i++) {
            h[i] = (h[i] ^ read_word(p + 8 * i, 8)) * 0xe9846af9b1a615du;
            h[i] ^= h[i] >> 32;
        }
    return hash_bytes(h, sizeof h) ^ hash_bytes(p, count);
}
