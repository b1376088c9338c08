/* hash.c - eight bytes at a time, multiply and fold; byte order fixed as little endian. */
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
