/* pool.c - sums of dice with their words, and the weights of every pool. */
#include "games/trench_crusade/tc_rules.h"

#include <stdio.h>

#include "core/dice.h"

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

void tc_pools_make(struct tc_pools *pools)
{
    struct dist d;

    for (int keep = 2; keep < 2 + TC_KEEPS; keep++)
        for (int n = keep; n <= TC_POOL; n++) {
            int bad = dist_best(&d, n, 6, keep);

            BUG_ON(bad || d.low != keep || d.count > TC_TOTALS);
            for (int i = 0; i < d.count; i++)
                pools->ways[keep - 2][n][i] = d.weight[i];
        }
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
