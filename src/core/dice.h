/* dice.h - exact distributions with whole-number weights: sums, best or worst of several dice,
 * pools of hits. No floating point, ever. */
#ifndef CORE_DICE_H
#define CORE_DICE_H

#include <stdint.h>

enum { DIST_MAX = 512 };

/* weight[i] ways out of dist_total() to get the value low + i. */
struct dist {
    int low, count;
    uint64_t weight[DIST_MAX];
};

/* Each returns 0, or -1 when the numbers do not fit (no dice, too many values, weights beyond 64
 * bits); *out is then empty. */
int dist_sum(struct dist *out, int dice, int sides);
int dist_best(struct dist *out, int dice, int sides, int keep);  /* sum of the `keep` highest */
int dist_worst(struct dist *out, int dice, int sides, int keep); /* sum of the `keep` lowest */
int dist_pool(struct dist *out, int dice, int sides, int up_to); /* dice showing up_to or less */

/* dist_total: the sum of all weights. dist_at: the ways to get exactly this value. */
uint64_t dist_total(const struct dist *d);
uint64_t dist_at(const struct dist *d, int value);

/* A probability or an expectation as a reduced fraction; wide enough for whole attacks. Where the
 * compiler has no 128 bits, long odds do not fit. */
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 wide;
#else
typedef uint64_t wide;
#endif

struct fraction {
    wide top, bottom;
};

/* fraction_of reduces; bottom must not be 0. fraction_add, fraction_times: 0, or -1 when the exact
 * result does not fit. */
struct fraction fraction_of(uint64_t top, uint64_t bottom);
int fraction_add(struct fraction *sum, struct fraction term);
int fraction_times(struct fraction *product, struct fraction factor);
double fraction_show(struct fraction f); /* for display only */

/* fraction_write: "31031/46656". */
struct text;
void fraction_write(struct fraction f, struct text *out);

#endif
