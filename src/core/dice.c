/* dice.c - exact distributions with whole-number weights. */
#include "core/dice.h"

#include <stdbool.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"

static bool add_over(uint64_t *to, uint64_t a)
{
    return __builtin_add_overflow(*to, a, to);
}

static int fail(struct dist *out)
{
    *out = (struct dist){ 0 };
    return -1;
}

static bool bad_dice(int dice, int sides)
{
    return dice < 1 || sides < 1 || dice > DIST_MAX || sides > DIST_MAX ||
           dice * sides - dice + 1 > DIST_MAX;
}

int dist_sum(struct dist *out, int dice, int sides)
{
    *out = (struct dist){ .low = 0, .count = 1, .weight = { 1 } };
    if (bad_dice(dice, sides))
        return fail(out);
    for (int d = 0; d < dice; d++) {
        struct dist next = { .low = out->low + 1, .count = out->count + sides - 1 };

        for (int i = 0; i < out->count; i++)
            for (int face = 0; face < sides; face++)
                if (add_over(&next.weight[i + face], out->weight[i]))
                    return fail(out);
        *out = next;
    }
    return 0;
}

static uint64_t choose(int n, int k, bool *over)
{
    EXPECT(n >= 0);
    uint64_t c = 1;

    if (k < 0 || k > n)
        return 0;
    for (int i = 1; i <= k; i++) {
        wide next;

        *over |= __builtin_mul_overflow((wide)c, (unsigned)(n - k + i), &next);
        next /= (unsigned)i;
        *over |= next > UINT64_MAX;
        c = (uint64_t)next;
    }
    return c;
}

static uint64_t power(int base, int exponent, bool *over)
{
    uint64_t p = 1;

    while (exponent-- > 0)
        *over |= __builtin_mul_overflow(p, (uint64_t)base, &p);
    return p;
}

/* Best-of: go through the faces from the highest down and choose how many dice show each. `left`
 * dice are undecided, `keep` of them still count, and there are `ways` so far. Exact, and quick for
 * real dice. */
struct best {
    struct dist *out;
    int sides;
    bool over, worst;
};

static void best_from(struct best *b, int face, int left, int keep, int sum, uint64_t ways)
{
    int value = b->worst ? b->sides + 1 - face : face;

    if (face == 1) {
        int kept = left < keep ? left : keep;

        EXPECT(sum + kept * value >= b->out->low);
        b->over |= add_over(&b->out->weight[sum + kept * value - b->out->low], ways);
        return;
    }
    for (int here = 0; here <= left; here++) {
        int kept = here < keep ? here : keep;
        uint64_t next;

        b->over |= __builtin_mul_overflow(ways, choose(left, here, &b->over), &next);
        best_from(b, face - 1, left - here, keep - kept, sum + kept * value, next);
    }
}

static int keep_some(struct dist *out, int dice, int sides, int keep, bool worst)
{
    struct best b = { .out = out, .sides = sides, .worst = worst };

    *out = (struct dist){ 0 };
    if (bad_dice(dice, sides) || keep < 1 || keep > dice || dice > 12 || sides > 20)
        return fail(out);
    out->low = keep;
    out->count = keep * sides - keep + 1;
    best_from(&b, sides, dice, keep, 0, 1);
    return b.over ? fail(out) : 0;
}

int dist_best(struct dist *out, int dice, int sides, int keep)
{
    return keep_some(out, dice, sides, keep, false);
}

int dist_worst(struct dist *out, int dice, int sides, int keep)
{
    return keep_some(out, dice, sides, keep, true);
}

int dist_pool(struct dist *out, int dice, int sides, int up_to)
{
    bool over = false;

    *out = (struct dist){ 0 };
    if (dice < 0 || dice >= DIST_MAX || sides < 1 || up_to < 0)
        return fail(out);
    if (up_to > sides)
        up_to = sides;
    out->count = dice + 1;
    for (int hits = 0; hits <= dice; hits++) {
        uint64_t ways = choose(dice, hits, &over);

        over |= __builtin_mul_overflow(ways, power(up_to, hits, &over), &ways);
        over |= __builtin_mul_overflow(ways, power(sides - up_to, dice - hits, &over), &ways);
        out->weight[hits] = ways;
    }
    return over ? fail(out) : 0;
}

uint64_t dist_total(const struct dist *d)
{
    uint64_t total = 0;

    for (int i = 0; i < d->count; i++)
        total += d->weight[i];
    return total;
}

uint64_t dist_at(const struct dist *d, int value)
{
    int i = value - d->low;

    return i < 0 || i >= d->count ? 0 : d->weight[i];
}

static wide common(wide a, wide b)
{
    while (b) {
        wide rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

struct fraction fraction_of(uint64_t top, uint64_t bottom)
{
    EXPECT(bottom > 0);
    wide g = common(top, bottom);

    return (struct fraction){ top / g, bottom / g };
}

int fraction_add(struct fraction *sum, struct fraction term)
{
    wide g = common(sum->bottom, term.bottom), a, b, bottom, top;

    if (__builtin_mul_overflow(sum->top, term.bottom / g, &a) ||
        __builtin_mul_overflow(term.top, sum->bottom / g, &b) ||
        __builtin_mul_overflow(sum->bottom, term.bottom / g, &bottom) ||
        __builtin_add_overflow(a, b, &top))
        return -1;
    g = common(top, bottom);
    *sum = (struct fraction){ top / g, bottom / g };
    return 0;
}

int fraction_times(struct fraction *product, struct fraction factor)
{
    wide g = common(product->top, factor.bottom), h = common(factor.top, product->bottom);
    wide top, bottom;

    if (__builtin_mul_overflow(product->top / g, factor.top / h, &top) ||
        __builtin_mul_overflow(product->bottom / h, factor.bottom / g, &bottom))
        return -1;
    *product = (struct fraction){ top, bottom };
    return 0;
}

double fraction_show(struct fraction f)
{
    EXPECT(f.bottom > 0);
    return (double)f.top / (double)f.bottom;
}

static void write_wide(wide value, struct text *out)
{
    char digits[40];
    int n = 0;

    do
        digits[n++] = (char)('0' + (int)(value % 10));
    while (value /= 10);
    while (n)
        text_add_char(out, digits[--n]);
}

void fraction_write(struct fraction f, struct text *out)
{
    write_wide(f.top, out);
    text_add_char(out, '/');
    write_wide(f.bottom, out);
}
