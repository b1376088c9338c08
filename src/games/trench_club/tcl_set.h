/* tcl_set.h - sets of hexes as bits, and the step from a set to all its neighbours at once: what
 * makes movement over 605 hexes cheap.
 *
 * A hex is column * STRIDE + row. Columns have 20 or 19 rows; the rows left over up to STRIDE are
 * never on the board, so that a shift cannot run from one column into the next. */
#ifndef GAMES_TRENCH_CLUB_TCL_SET_H
#define GAMES_TRENCH_CLUB_TCL_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"

enum {
    COLUMNS = 31,
    STRIDE = 21,
    HEXES = COLUMNS * STRIDE,
    WORDS = (HEXES + 63) / 64,
};
_Static_assert(WORDS == 11, "sets are written out word by word in places");

struct tcl_set {
    uint64_t w[WORDS];
};

/* The words from lo to hi, both included: what a calculation has to look at. */
struct tcl_span {
    int lo, hi;
};

static inline bool set_has(const struct tcl_set *s, int hex)
{
    return s->w[hex >> 6] >> (hex & 63) & 1;
}

static inline void set_add(struct tcl_set *s, int hex)
{
    EXPECT(hex >= 0 && hex < HEXES);
    s->w[hex >> 6] |= (uint64_t)1 << (hex & 63);
}

static inline void set_drop(struct tcl_set *s, int hex)
{
    EXPECT(hex >= 0 && hex < HEXES);
    s->w[hex >> 6] &= ~((uint64_t)1 << (hex & 63));
}

static inline bool set_meets(const struct tcl_set *a, const struct tcl_set *b, struct tcl_span k)
{
    uint64_t any = 0;

    for (int i = k.lo; i <= k.hi; i++)
        any |= a->w[i] & b->w[i];
    return any != 0;
}

static inline void set_join(struct tcl_set *to, const struct tcl_set *from, struct tcl_span k)
{
    for (int i = k.lo; i <= k.hi; i++)
        to->w[i] |= from->w[i];
}

static inline int set_count(const struct tcl_set *s, struct tcl_span k)
{
    int n = 0;

    for (int i = k.lo; i <= k.hi; i++)
        n += bits_count(s->w[i]);
    return n;
}

/* set_next: the first hex of the set at or after `hex`, or -1. */
static inline int set_next(const struct tcl_set *s, int hex)
{
    for (int i = hex >> 6; i < WORDS && hex < HEXES; i++) {
        uint64_t rest = s->w[i];

        if (i == hex >> 6)
            rest &= ~(uint64_t)0 << (hex & 63);
        if (rest)
            return i * 64 + bits_first(rest);
    }
    return -1;
}

/* set_pick: the hex with `n` others of the set before it; there must be that many. */
static inline int set_pick(const struct tcl_set *s, struct tcl_span k, int n)
{
    EXPECT(n >= 0 && n < set_count(s, k));
    for (int i = k.lo; i <= k.hi; i++) {
        uint64_t rest = s->w[i];
        int here = bits_count(rest);

        if (n >= here) {
            n -= here;
            continue;
        }
        while (n-- > 0)
            rest &= rest - 1;
        return i * 64 + bits_first(rest);
    }
    return -1;
}

/* The bits of even columns, which lie half a hex higher than the odd ones. */
extern const uint64_t tcl_even[WORDS];

#define SHIFT_UP(x, below, n) ((x) << (n) | (below) >> (64 - (n)))
#define SHIFT_DOWN(x, above, n) ((x) >> (n) | (above) << (64 - (n)))

/* set_spread: every hex next to one of `in`, also hexes beyond the board, to be masked by the
 * caller. Bits of `in` outside the span count as absent. */
static inline void set_spread(const struct tcl_set *in, struct tcl_set *out, struct tcl_span k)
{
    uint64_t below = 0, even_below = 0;

    for (int i = k.lo; i <= k.hi; i++) {
        uint64_t x = in->w[i], above = i < k.hi ? in->w[i + 1] : 0;
        uint64_t even = x & tcl_even[i], even_above = i < k.hi ? above & tcl_even[i + 1] : 0;
        uint64_t odd = x ^ even, odd_below = below ^ even_below, odd_above = above ^ even_above;

        out->w[i] = SHIFT_UP(x, below, 1) | SHIFT_DOWN(x, above, 1) | /* S, N */
                    SHIFT_UP(x, below, 21) |
                    SHIFT_DOWN(x, above, 21) | /* SE of even, NE of odd.. */
                    SHIFT_UP(even, even_below, 20) | SHIFT_DOWN(even, even_above, 22) |
                    SHIFT_UP(odd, odd_below, 22) | SHIFT_DOWN(odd, odd_above, 20);
        below = x;
        even_below = even;
    }
}

#endif
