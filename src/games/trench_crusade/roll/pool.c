/* pool.c - sums of dice with their words, and the weights of every pool. */
#include "games/trench_crusade/roll/roll.h"

#include <stdio.h>

/* --- sums --- */

static void add_item(struct hint *h, int value, const char *unit, const char *label,
                     const char *clause)
{
    if (!h || h->items == HINT_ITEMS)
        return;
    struct hint_item *item = &h->item[h->items++];

    *item = (struct hint_item){ .part = false };
    text_copy(item->label, sizeof item->label, label);
    snprintf(item->value, sizeof item->value, "%+d%s", value, unit);
    text_copy(item->clause, sizeof item->clause, clause);
}

void tc_sum_dice(struct tc_sum *sum, int dice, const char *label, const char *clause)
{
    sum->dice += dice;
    if (dice)
        add_item(sum->hint, dice, sum->injury ? " injury" : "", label, clause);
}

void tc_sum_mod(struct tc_sum *sum, int mod, const char *label, const char *clause)
{
    sum->mod += mod;
    sum->worse += mod < 0 ? mod : 0;
    if (mod)
        add_item(sum->hint, mod, " to injury", label, clause);
}

void tc_sum_modifier(struct tc_sum *sum, int modifier, int dice, const char *label,
                     const char *clause)
{
    sum->modifiers |= (uint16_t)(1u << modifier);
    tc_sum_dice(sum, dice, label, clause);
}

int8_t tc_sum_kept(int sum)
{
    enum { ENOUGH = 60 };

    return (int8_t)(sum > ENOUGH ? ENOUGH : sum < -ENOUGH ? -ENOUGH : sum);
}

/* --- weights --- */

enum { KEPT = 1 + TC_KEEPS, SUMS = 6 * (KEPT - 1) + 1 };

/* How many throws there are: by dice thrown, how many of them are kept, and what those add up to. */
struct counting {
    uint64_t ways[TC_POOL + 1][KEPT][SUMS];
};

/* count_kept: throws of `dice` dice without a face above this one, of which `keep` are kept. Any
 * number may show the face; the kept ones are the first of them (ledger 2.3: the highest are kept),
 * and the rest is a throw without it. */
static void count_kept(const struct counting *below, int face, int dice, int keep,
                       const uint64_t choose[], uint64_t out[SUMS])
{
    for (int here = 0; here <= dice; here++) {
        int kept = here < keep ? here : keep;
        const uint64_t *rest = below->ways[dice - here][keep - kept];

        for (int sum = kept * face; sum < SUMS; sum++)
            out[sum] += choose[here] * rest[sum - kept * face];
    }
}

static void count_face(const struct counting *below, int face, const uint64_t choose[][TC_POOL + 1],
                       struct counting *out)
{
    memset(out, 0, sizeof *out);
    for (int dice = 0; dice <= TC_POOL; dice++)
        for (int keep = 0; keep < KEPT && keep <= dice; keep++)
            count_kept(below, face, dice, keep, choose[dice], out->ways[dice][keep]);
}

void tc_pools_make(struct tc_pools *pools)
{
    uint64_t choose[TC_POOL + 1][TC_POOL + 1] = { { 0 } };
    struct counting count[2] = { { .ways = {
                                       { { 1 } } } } }; /* no faces: only a throw of no dice */

    for (int n = 0; n <= TC_POOL; n++) {
        choose[n][0] = 1;
        for (int k = 1; k <= n; k++)
            choose[n][k] = choose[n - 1][k - 1] + (k < n ? choose[n - 1][k] : 0);
    }
    for (int face = 1; face <= 6; face++)
        count_face(&count[(face - 1) % 2], face, (const uint64_t(*)[TC_POOL + 1]) choose,
                   &count[face % 2]);
    for (int keep = 1; keep < KEPT; keep++)
        for (int n = keep; n <= TC_POOL; n++)
            memcpy(pools->ways[keep - 1][n], &count[0].ways[n][keep][keep],
                   (size_t)(5 * keep + 1) * sizeof(uint64_t));
}

int tc_pool_size(int keep, int dice)
{
    int n = keep + (dice < 0 ? -dice : dice);

    EXPECT(keep >= 1 && keep <= TC_KEEPS);
    return n < TC_POOL ? n : TC_POOL;
}

uint64_t tc_pool_ways(const struct tc_pools *pools, int keep, int dice, int total)
{
    int from_below =
        dice < 0 ? 6 * keep - total : total - keep; /* TC-1.5: the worst mirror the best */

    EXPECT(total >= keep && total <= 6 * keep);
    return pools->ways[keep - 1][tc_pool_size(keep, dice)][from_below];
}

/* A pool being counted face by face, the highest kept first: how many throws, which totals. */
struct tally {
    int keep;      /* how many are kept */
    bool worst;    /* the lowest are */
    int when, set; /* enum tc_set; the face of the die that is set */
    uint64_t *ways;
};

/* kept_total: of so many dice of each face. */
static int kept_total(const struct tally *y, const int faces[7])
{
    int total = 0, left = y->keep, lowest = 7;

    for (int k = 0; k < 6 && left; k++) {
        int face = y->worst ? k + 1 : 6 - k, here = faces[face] < left ? faces[face] : left;

        total += here * face;
        left -= here;
        lowest = here && face < lowest ? face : lowest;
    }
    return y->when == TC_SET_AFTER && lowest < y->set ? total - lowest + y->set : total;
}

static void tally_faces(const struct tally *y, int face, int left, uint64_t ways, int faces[7])
{
    if (face == 6) {
        faces[6] += left;
        y->ways[kept_total(y, faces)] += ways;
        faces[6] -= left;
        return;
    }
    for (int here = 0; here <= left; here++) {
        faces[face] += here;
        tally_faces(y, face + 1, left - here, ways, faces);
        faces[face] -= here;
        ways = ways * (uint64_t)(left - here) / (uint64_t)(here + 1); /* of `left` choose `here` */
    }
}

void tc_pool_count(const struct tc_pools *pools, int keep, int dice, enum tc_set when, int set,
                   uint64_t ways[TC_SUMS])
{
    struct tally y = { keep, dice < 0, (int)when, set, ways };
    int faces[7] = { 0 }, thrown = tc_pool_size(keep, dice);

    memset(ways, 0, TC_SUMS * sizeof *ways);
    if (!set) {
        for (int total = keep; total <= 6 * keep; total++)
            ways[total] = tc_pool_ways(pools, keep, dice, total);
        return;
    }
    if (when == TC_SET_BEFORE) {
        faces[set] = 1;
        thrown--;
    }
    tally_faces(&y, 1, thrown, 1, faces);
}

void tc_pool_clean(int keep, int dice, uint64_t ways[TC_SUMS])
{
    struct tally y = { .keep = keep, .worst = dice < 0, .ways = ways };
    int faces[7] = { 0 };

    memset(ways, 0, TC_SUMS * sizeof *ways);
    tally_faces(&y, 2, tc_pool_size(keep, dice), 1, faces);
}

unsigned tc_pool_keep(const uint8_t *faces, int keep, int dice)
{
    int n = tc_pool_size(keep, dice);
    unsigned kept = 0;

    for (int i = 0; i < keep; i++) {
        int best = -1;

        for (int k = 0; k < n; k++)
            if (!(kept >> k & 1) &&
                (best < 0 || (dice < 0 ? faces[k] < faces[best] : faces[k] > faces[best])))
                best = k;
        kept |= 1u << best;
    }
    return kept;
}

int tc_pool_total(const uint8_t *faces, unsigned kept)
{
    int total = 0;

    for (int i = 0; i < TC_POOL; i++)
        if (kept >> i & 1)
            total += faces[i];
    return total;
}

void tc_sum_note(struct tc_sum *sum, const char *label, int value, const char *clause)
{
    if (!sum->hint || sum->hint->items == HINT_ITEMS)
        return;
    add_item(sum->hint, value, "", label, clause);
    sum->hint->item[sum->hint->items - 1].waived = true;
}
