/* rng.h - the fast random generator for searches, simulations and tests (xoshiro256**).
 * Real dice come from core/fairdice.h. Always passed explicitly; rules never keep one. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

#include "base/error.h"

struct rng {
    uint64_t word[4];
};

/* rng_seed expands one number into a full state. Different (seed, stream) pairs are independent for
 * every purpose here, so that game number n of a simulation depends on n alone. */
void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream);

/* rng_rotate: x with its bits rotated left by k, 1 to 63. */
static inline uint64_t rng_rotate(uint64_t x, int k)
{
    return (x << k) | (x >> (64 - k));
}

/* rng_next: the next 64 random bits. */
static inline uint64_t rng_next(struct rng *rng)
{
    uint64_t *w = rng->word;
    uint64_t result = rng_rotate(w[1] * 5, 7) * 9;
    uint64_t t = w[1] << 17;

    w[2] ^= w[0];
    w[3] ^= w[1];
    w[1] ^= w[2];
    w[0] ^= w[3];
    w[2] ^= t;
    w[3] = rng_rotate(w[3], 45);
    return result;
}

/* rng_unit: uniform in [0, 1). Not for dice. */
static inline double rng_unit(struct rng *rng)
{
    return (double)(rng_next(rng) >> 11) * 0x1p-53;
}

/* rng_below: uniform in 0..n-1, n at least 1, without modulo bias (Lemire's method). */
static inline uint32_t rng_below(struct rng *rng, uint32_t n)
{
    EXPECT(n > 0);
    uint64_t m = (rng_next(rng) >> 32) * n;
    if ((uint32_t)m < n) {
        uint32_t least = -n % n;

        while ((uint32_t)m < least)
            m = (rng_next(rng) >> 32) * n;
    }
    return (uint32_t)(m >> 32);
}

#endif
