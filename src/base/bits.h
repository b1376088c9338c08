/* bits.h - sets of up to 64 small numbers as the bits of a word. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

#include "base/error.h"

/* bits_count: how many bits are set. Written out because the compiler would call a library. */
static inline int bits_count(uint64_t set)
{
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (int)(set * 0x0101010101010101 >> 56);
}

/* bits_first: the lowest bit of a set that is not empty. To visit all of them, lowest first:
 *     for (; set; set &= set - 1) .. bits_first(set) .. */
static inline int bits_first(uint64_t set)
{
    EXPECT(set != 0);
    return __builtin_ctzll(set);
}

#endif
