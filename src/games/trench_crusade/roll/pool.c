/* pool.c - sums of dice with their words, and the weights of every pool. */
#include "games/trench_crusade/tc_rules.h"

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
    if (mod)
        add_item(sum->hint, mod, " to injury", label, clause);
}

void tc_sum_modifier(struct tc_sum *sum, int modifier, int dice, const char *label,
                     const char *clause)
{
    sum->modifiers |= (uint16_t)(1u << modifier);
    tc_sum_dice(sum, dice, label, clause);
}

/* --- weights --- */

/* How many throws there are by dice still free, dice still to be kept, and the sum of those kept. */
struct counting {
    uint64_t ways[TC_POOL + 1][5][25];
};

/* count_face: of the dice that are free, any number may show this face; the kept ones are the first
 * of them (ledger 2.3: faces from six down, so that the highest are kept). */
static void count_face(const struct counting *before, int face,
                       const uint64_t choose[][TC_POOL + 1], struct counting *after)
{
    memset(after, 0, sizeof *after);
    for (int left = 0; left <= TC_POOL; left++)
        for (int keep = 0; keep < 5; keep++)
            for (int sum = 0; sum < 25; sum++) {
                uint64_t ways = before->ways[left][keep][sum];

                for (int here = 0; ways && here <= left; here++) {
                    int kept = here < keep ? here : keep;

                    after->ways[left - here][keep - kept][sum + kept * face] +=
                        ways * choose[left][here];
                }
            }
}

/* count_pool: all throws of n dice of which the `keep` best count. The dice that are left after the
 * face one are none. */
static void count_pool(int n, int keep, const uint64_t choose[][TC_POOL + 1], uint64_t *out)
{
    struct counting now = { .ways = { { { 0 } } } }, next;

    now.ways[n][keep][0] = 1;
    for (int face = 6; face > 0; face--) {
        count_face(&now, face, choose, &next);
        now = next;
    }
    for (int total = keep; total <= 6 * keep; total++)
        out[total - keep] = now.ways[0][0][total];
}

void tc_pools_make(struct tc_pools *pools)
{
    uint64_t choose[TC_POOL + 1][TC_POOL + 1] = { { 0 } };

    for (int n = 0; n <= TC_POOL; n++) {
        choose[n][0] = 1;
        for (int k = 1; k <= n; k++)
            choose[n][k] = choose[n - 1][k - 1] + (k < n ? choose[n - 1][k] : 0);
    }
    for (int keep = 2; keep < 2 + TC_KEEPS; keep++)
        for (int n = keep; n <= TC_POOL; n++)
            count_pool(n, keep, (const uint64_t(*)[TC_POOL + 1]) choose, pools->ways[keep - 2][n]);
}

int tc_pool_size(int keep, int dice)
{
    int n = keep + (dice < 0 ? -dice : dice);

    EXPECT(keep >= 2 && keep < 2 + TC_KEEPS);
    return n < TC_POOL ? n : TC_POOL;
}

uint64_t tc_pool_ways(const struct tc_pools *pools, int keep, int dice, int total)
{
    int from_below =
        dice < 0 ? 6 * keep - total : total - keep; /* TC-1.5: the worst mirror the best */

    EXPECT(total >= keep && total <= 6 * keep);
    return pools->ways[keep - 2][tc_pool_size(keep, dice)][from_below];
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
