/* sodium.h - the little of libsodium that reading records wants, for tools/signatures.sh, which also builds for machines that
 * have no such package: BLAKE2b, by which records name their data files. No secret is ever asked for. */
#ifndef SODIUM_H
#define SODIUM_H

#include <stdint.h>
#include <string.h>

#define sodium_init() 0
#define randombytes_buf(to, size) memset(to, 0, size)
#define sodium_hex2bin(to, room, hex, length, skip, got, end)                                      \
    (memset(to, 0, room), *(got) = (room), *(end) = (hex) + (length), 0)

static inline char *sodium_bin2hex(char *to, size_t room, const uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count && 2 * i + 2 < room; i++) {
        to[2 * i] = "0123456789abcdef"[bytes[i] >> 4];
        to[2 * i + 1] = "0123456789abcdef"[bytes[i] & 15];
    }
    to[2 * count] = 0;
    return to;
}

static const uint64_t blake_start[8] = { 0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                         0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                         0x1f83d9abfb41bd6b, 0x5be0cd19137e2179 };

static inline uint64_t blake_turned(uint64_t x, int by)
{
    return x >> by | x << (64 - by);
}

static inline void blake_mix(uint64_t *a, uint64_t *b, uint64_t *c, uint64_t *d, uint64_t x,
                             uint64_t y)
{
    *a += *b + x;
    *d = blake_turned(*d ^ *a, 32);
    *c += *d;
    *b = blake_turned(*b ^ *c, 24);
    *a += *b + y;
    *d = blake_turned(*d ^ *a, 16);
    *c += *d;
    *b = blake_turned(*b ^ *c, 63);
}

/* blake_block: takes in one block of 128 bytes; `count` bytes have been taken in with it. */
static inline void blake_block(uint64_t h[8], const uint8_t block[128], uint64_t count, int last)
{
    static const char *const order[10] = { "0123456789abcdef", "ea489fd61c02b753",
                                           "b8c052fdae367194", "7931dcbe265a40f8",
                                           "905724afe1bc683d", "2c6a0b834d75fe19",
                                           "c51fed4a0763928b", "db7ec13950f4862a",
                                           "6fe9b308c2d714a5", "a2847615fb9e3cd0" };
    uint64_t v[16], m[16] = { 0 };

    for (int i = 0; i < 128; i++)
        m[i / 8] |= (uint64_t)block[i] << (8 * (i % 8));
    memcpy(v, h, 8 * sizeof *v);
    memcpy(v + 8, blake_start, 8 * sizeof *v);
    v[12] ^= count;
    v[14] ^= last ? UINT64_MAX : 0;
    for (int round = 0; round < 12; round++)
        for (int i = 0; i < 8; i++) {
            const char *two = order[round % 10] + 2 * i;
            int x = strchr("0123456789abcdef", two[0]) - "0123456789abcdef";
            int y = strchr("0123456789abcdef", two[1]) - "0123456789abcdef";
            int slant = i / 4; /* columns, then diagonals */

            blake_mix(&v[i % 4], &v[4 + (i + slant) % 4], &v[8 + (i + 2 * slant) % 4],
                      &v[12 + (i + 3 * slant) % 4], m[x], m[y]);
        }
    for (int i = 0; i < 8; i++)
        h[i] ^= v[i] ^ v[i + 8];
}

/* crypto_generichash: without a key, which nothing here uses. */
static inline void crypto_generichash(uint8_t *to, size_t size, const uint8_t *text,
                                      uint64_t length, const uint8_t *key, size_t key_length)
{
    uint64_t h[8], done = 0;
    uint8_t rest[128] = { 0 };

    (void)key;
    (void)key_length;
    memcpy(h, blake_start, sizeof h);
    h[0] ^= 0x01010000 ^ size;
    for (; length - done > 128; done += 128)
        blake_block(h, text + done, done + 128, 0);
    if (length > done)
        memcpy(rest, text + done, length - done);
    blake_block(h, rest, length, 1);
    for (size_t i = 0; i < size; i++)
        to[i] = (uint8_t)(h[i / 8] >> (8 * (i % 8)));
}

#endif
