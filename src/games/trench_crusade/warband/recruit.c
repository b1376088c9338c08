/* recruit.c - a warband from a seed: legal, and sensible enough to play. Models and kit are drawn one
 * after another; what the judge of rosters does not like is put back. */
#include <stdio.h>

#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/warband/warband.h"

static const char faithful[] =
    "Osric|Brother Anselm|Marta|Tomas|Ilse|Yohannes|Piers|Ruth|Bertran|Agnes|Casimir|Lucia|Godric|"
    "Miriam|Stefan|Halima|Edmund|Zofia|Rashid|Petra|Walter|Amina|Konrad|Judith|Selim|Basil|Ottilie|"
    "Yusuf|Hugh|Theodora";
static const char fallen[] =
    "Varga|Old Grindle|Mother Ash|Krell|Lazar|Belisar|Sister Rot|Gorm|Ilex|Morda|Vane|Hollow Jan|"
    "Cinder|Skarn|Drusk|Ember Anne|Thorne|Malk|Wick|Ragna|Blight|Corvin|Hex|Orlo|Sallow|Grist|Nemo|"
    "Tallow|Urs|Yoke";

enum { DUCATS_A_GLORY = 15, DEAR = 90, IN_VAIN = 30, KIT = 2 * TC_RECRUIT_ITEMS };
/* A warband wants a model for every so many ducats; one of the ranks costs about this much. */
enum { DUCATS_A_MODEL = 80, RANKER = 35 };

struct drawing {
    const struct tc_list *list;
    struct tc_roster *r;
    struct rng *rng;
};

static int faults(const struct drawing *d)
{
    return tc_roster_judge(d->list, d->r, "", NULL);
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static bool chance(const struct drawing *d, uint32_t percent)
{
    return rng_below(d->rng, 100) < percent;
}

/* --- kit --- */

/* owed: ducats for models that the warband still wants, so that the first do not spend them. */
static int owed(const struct drawing *d)
{
    int missing = d->r->ducats / DUCATS_A_MODEL - d->r->recruits;

    return missing > 0 ? missing * RANKER : 0;
}

/* can_pay: what is left covers it. Faults about money must not hide in others. */
static bool can_pay(const struct drawing *d)
{
    struct tc_price sum = tc_roster_price(d->list, d->r);

    return sum.ducats + owed(d) <= d->r->ducats && sum.glory <= d->r->glory;
}

/* Nobody has a quarter of the warband's ducats on him, unless he is as dear himself; then a little. */
static bool not_too_dear(const struct drawing *d, int model)
{
    struct tc_case c = { d->list, d->r, model };
    int body = d->list->entry[d->r->recruit[model].entry].cost;

    return tc_recruit_price(&c).ducats <= larger(d->r->ducats / 4, body + d->r->ducats / 10);
}

/* try_item: the model gets it if it can be paid and makes nothing worse than the faults that were there
 * before. */
static bool try_item(const struct drawing *d, int model, int word, int before)
{
    struct tc_recruit *one = &d->r->recruit[model];

    if (one->items == TC_RECRUIT_ITEMS)
        return false;
    one->item[one->items++] = (int16_t)word;
    int after = faults(d);
    if (can_pay(d) && (after < before || (after == before && not_too_dear(d, model))))
        return true;
    one->items--;
    return false;
}

static int worth(const struct tc_offer *o)
{
    return o->cost + DUCATS_A_GLORY * o->glory;
}

/* draw: one of these offers, the dearest of a few drawn at random. True when one was taken. */
static bool draw(const struct drawing *d, int model, const int16_t *fit, int fits, int looks)
{
    int before = fits ? faults(d) : 0;

    for (int tries = 0; fits && tries < 3; tries++) {
        const struct tc_offer *best = NULL;

        for (int i = 0; i < looks; i++) {
            const struct tc_offer *o = &d->list->offer[fit[rng_below(d->rng, (uint32_t)fits)]];

            if (!best || worth(o) > worth(best))
                best = o;
        }
        if (try_item(d, model, best->item, before))
            return true;
    }
    return false;
}

/* draw_from: an offer of a group. draw_weapon: a weapon, of whatever group. */
static bool draw_from(const struct drawing *d, int model, const char *group, int dearest)
{
    int word = tc_word(d->list, group), fits = 0;
    struct tc_case c = { d->list, d->r, model };
    int16_t fit[TC_LIST_OFFERS];

    for (int i = 0; i < d->list->offers; i++) {
        const struct tc_offer *o = &d->list->offer[i];

        if (o->group == word && o->cost <= dearest && tc_offer_for(&c, o->item, NULL) == i)
            fit[fits++] = (int16_t)i;
    }
    return draw(d, model, fit, fits, 1);
}

static const struct tc_article *article_of(const struct drawing *d, int word)
{
    return &d->list->article[tc_article_of(d->list, word)];
}

static bool is_weapon(const struct tc_article *a)
{
    return a->type == ITEM_ONE_HANDED || a->type == ITEM_TWO_HANDED;
}

static bool draw_weapon(const struct drawing *d, int model, bool ranged, int dearest, int looks)
{
    struct tc_case c = { d->list, d->r, model };
    int16_t fit[TC_LIST_OFFERS];
    int fits = 0;

    for (int i = 0; i < d->list->offers; i++) {
        const struct tc_offer *o = &d->list->offer[i];
        const struct tc_article *a = article_of(d, o->item);

        if (is_weapon(a) && a->ranged == ranged && (ranged || a->melee) && o->cost <= dearest &&
            tc_offer_for(&c, o->item, NULL) == i)
            fit[fits++] = (int16_t)i;
    }
    return draw(d, model, fit, fits, looks);
}

/* must_pick: options of which the entry needs some. */
static void must_pick(const struct drawing *d, int model)
{
    const struct tc_entry *e = &d->list->entry[d->r->recruit[model].entry];

    for (int i = 0; i < e->offers; i++) { /* options that somebody must have */
        const struct tc_offer *o = &d->list->offer[e->offer + i];
        struct tc_case c = { d->list, d->r, model };

        if (tc_ask_number(&c, o->changes, CHANGE_LEAST, 0) > 0)
            try_item(d, model, o->item, faults(d));
    }
    for (int i = 0; i < e->changes.count; i++) {
        const struct tc_change *x = &d->list->change[e->changes.first + i];
        struct tc_case c = { d->list, d->r, model };

        if (x->kind == CHANGE_PICK && x->value > 0 && tc_holds(&c, x))
            draw_from(d, model, d->list->word[x->what], 200);
        if (x->kind == CHANGE_NEEDS && tc_holds(&c, x) && !tc_recruit_has(&c, x->what))
            try_item(d, model, x->what, faults(d));
    }
}

/* has_weapon: a Ranged or a Melee one. */
static bool has_weapon(const struct drawing *d, int model, bool ranged)
{
    struct tc_case c = { d->list, d->r, model };
    int16_t kit[KIT];
    int count = tc_recruit_kit(&c, kit, KIT);

    for (int i = 0; i < count; i++)
        if (is_weapon(article_of(d, kit[i])) && article_of(d, kit[i])->ranged == ranged)
            return true;
    return false;
}

/* too_few_shoot: of those before it; every second should. */
static bool too_few_shoot(const struct drawing *d, int model)
{
    int count = 0;

    for (int m = 0; m < model; m++)
        count += has_weapon(d, m, true);
    return 2 * count < model;
}

/* arm: the main weapon for what it is good at, for as much as suits its price, and one for the other
 * distance; those with more hands get more. */
static void arm(const struct drawing *d, int model)
{
    const struct tc_entry *e = &d->list->entry[d->r->recruit[model].entry];
    struct tc_case c = { d->list, d->r, model };
    bool able = e->ranged != TC_NO_RANGED;
    bool shooter = able && (e->ranged == e->melee ? too_few_shoot(d, model) : e->ranged > e->melee);
    bool skilled = e->elite || e->ranged > 0 || e->melee > 0;
    int hands = tc_ask_number(&c, e->changes, CHANGE_HANDS, 2);
    bool favoured = skilled || chance(d, 20);
    int dear = e->cost / 2 + (favoured ? 25 : 0), light = larger(4, e->cost / 4);

    if (!draw_weapon(d, model, shooter, shooter || favoured ? dear : light, skilled ? 2 : 1))
        draw_weapon(d, model, !shooter, shooter ? light : dear, 2);
    if (shooter)
        draw_weapon(d, model, false, skilled ? 7 : 4, 1);
    else if (able && (too_few_shoot(d, model) || chance(d, 40)))
        draw_weapon(d, model, true, skilled ? 20 : 10, 1);
    for (int more = 2; more < hands; more += 2)
        draw_weapon(d, model, chance(d, 50), dear, 2);
}

/* draw_extra: one thing more, of any kind. True when there was one. */
static bool draw_extra(const struct drawing *d, int model, int dearest)
{
    static const char *const groups[] = { "equipment", "headgear", "armour",
                                          "grenades",  "upgrades", "shields" };
    uint32_t kind = rng_below(d->rng, 8);

    if (kind < 6)
        return draw_from(d, model, groups[kind], dearest);
    return !has_weapon(d, model, kind == 7) && draw_weapon(d, model, kind == 7, dearest, 2);
}

/* equip: weapons, then armour and the small things. */
static void equip(const struct drawing *d, int model)
{
    static const char *const gifts[] = { "upgrades", "options", "ranks",  "butcher-ranks",
                                         "strains",  "arts",    "secrets" };
    const struct tc_entry *e = &d->list->entry[d->r->recruit[model].entry];
    struct tc_case c = { d->list, d->r, model };
    bool sturdy = e->elite || e->melee > 0;

    must_pick(d, model);
    arm(d, model);
    if (chance(d, e->elite ? 90
                  : sturdy ? 60
                           : 25) ||
        tc_ask_any(&c, e->changes, CHANGE_ARMOURED, -1))
        draw_from(d, model, "armour", larger(15, e->cost / 2 + 5));
    if (sturdy && chance(d, 60))
        draw_from(d, model, "shields", 20);
    if (chance(d, e->elite ? 50 : 20))
        draw_from(d, model, "grenades", 15);
    if (chance(d, 35))
        draw_from(d, model, "headgear", 10);
    for (size_t i = 0; i < sizeof gifts / sizeof gifts[0]; i++)
        if (chance(d, e->elite ? 50 : 25))
            draw_from(d, model, gifts[i], 15);
    if (e->elite && chance(d, 70))
        draw_from(d, model, "goetic", 20);
    for (int i = 0;
         i < 20 && tc_recruit_price(&c).ducats < tc_ask_number(&c, e->changes, CHANGE_WORTH, 0);
         i++)
        draw_extra(d, model, 60);
}

/* --- models --- */

static void name_it(const struct drawing *d, struct tc_recruit *one)
{
    bool lost = choice_find("heretic-legion|black-grail|the-court", d->list->id) >= 0;
    const char *names = lost ? fallen : faithful;
    int start = (int)rng_below(d->rng, 30);

    for (int i = 0; i < 30; i++) {
        bool taken = false;

        choice_name(names, (start + i) % 30, one->name, sizeof one->name);
        for (int k = 0; k < d->r->recruits; k++)
            taken |= &d->r->recruit[k] != one && strcmp(d->r->recruit[k].name, one->name) == 0;
        if (!taken)
            return;
    }
}

static void add(const struct drawing *d, int entry)
{
    struct tc_recruit *one = &d->r->recruit[d->r->recruits++];

    *one = (struct tc_recruit){ .number = (int16_t)d->r->recruits, .entry = (int16_t)entry };
    name_it(d, one);
    equip(d, d->r->recruits - 1);
}

/* add_needed: those without whom there is no warband. */
static void add_needed(const struct drawing *d)
{
    struct tc_case c = { d->list, d->r, -1 };

    for (int i = 0; i < d->list->changes.count; i++) {
        const struct tc_change *x = &d->list->change[d->list->changes.first + i];

        if (x->kind == CHANGE_ONE_OF && tc_holds(&c, x))
            add(d, tc_entry_of(d->list, chance(d, 50) ? x->what : x->more));
    }
    for (int i = 0; i < d->list->entries; i++) {
        const struct tc_entry *e = &d->list->entry[i];
        int least = tc_ask_number(&c, e->changes, CHANGE_LEAST, e->least);

        if (!tc_entry_open(&c, e))
            continue;
        for (int k = 0; k < least && d->r->recruits < TC_SIDE_MODELS; k++) {
            add(d, i);
            if (faults(d) && tc_ask_number(&c, e->changes, CHANGE_MOST, e->most) == 0)
                d->r->recruits--;
        }
    }
    for (int i = 0; i < d->list->row; i++) { /* an option that somebody must have, and nobody has */
        const struct tc_offer *o = &d->list->offer[i];

        for (int k = 0; k < d->list->entries; k++) {
            const struct tc_entry *e = &d->list->entry[k];
            bool own = i >= e->offer && i < e->offer + e->offers, there = false;

            for (int m = 0; m < d->r->recruits; m++)
                there |= d->r->recruit[m].entry == k;
            if (own && !there && tc_ask_number(&c, o->changes, CHANGE_LEAST, 0) > 0)
                add(d, k);
        }
    }
}

/* give_needed: kit that somebody must have goes to the first who may have it. */
static void give_needed(const struct drawing *d)
{
    struct tc_case c = { d->list, d->r, -1 };

    for (int i = d->list->row; i < d->list->offers; i++) {
        const struct tc_offer *o = &d->list->offer[i];
        bool given = tc_ask_number(&c, o->changes, CHANGE_LEAST, 0) == 0;

        for (int model = 0; model < d->r->recruits && !given; model++)
            given = try_item(d, model, o->item, faults(d));
    }
}

/* is_dear: an ELITE, or a beast that costs as much. dear_ones: what those cost that there are. */
static bool is_dear(const struct tc_entry *e)
{
    return e->elite || e->cost >= DEAR;
}

static int dear_ones(const struct drawing *d)
{
    int sum = 0;

    for (int m = 0; m < d->r->recruits; m++)
        if (is_dear(&d->list->entry[d->r->recruit[m].entry]))
            sum += tc_recruit_price(&(struct tc_case){ d->list, d->r, m }).ducats;
    return sum;
}

/* is_bare: it has no weapon, or a marksman none to shoot with, and could buy one if there were ducats. */
static bool is_bare(const struct drawing *d, int model)
{
    const struct tc_entry *e = &d->list->entry[d->r->recruit[model].entry];
    bool marksman = e->ranged != TC_NO_RANGED && e->ranged > e->melee;
    struct tc_case c = { d->list, d->r, model };
    int16_t kit[KIT];
    int count = tc_recruit_kit(&c, kit, KIT);

    for (int i = 0; i < count; i++)
        if (article_of(d, kit[i])->ranged || (!marksman && article_of(d, kit[i])->melee))
            return false;
    for (int i = 0; i < d->list->offers; i++) {
        const struct tc_article *a = article_of(d, d->list->offer[i].item);

        if (is_weapon(a) && (a->ranged || !marksman) &&
            tc_offer_for(&c, d->list->offer[i].item, NULL) == i)
            return true;
    }
    return false;
}

/* fill_ranks: others, as long as ducats last. The dear ones have so many per cent of them, so that there
 * are enough of the rest. */
static void fill_ranks(const struct drawing *d, int percent)
{
    for (int tries = 0; tries < 100 && d->r->recruits < TC_SIDE_MODELS - 2; tries++) {
        int entry = (int)rng_below(d->rng, (uint32_t)d->list->entries);
        const struct tc_entry *e = &d->list->entry[entry];

        if (e->campaign || (e->mercenary && d->r->glory == 0) ||
            (is_dear(e) && !e->mercenary && dear_ones(d) + e->cost > d->r->ducats * percent / 100))
            continue;
        add(d, entry);
        if (faults(d) || !can_pay(d) || is_bare(d, d->r->recruits - 1))
            d->r->recruits--;
    }
}

/* spend_rest: what is left goes into kit, small things first, until there is hardly anything that
 * somebody may still have. */
static void spend_rest(const struct drawing *d)
{
    int in_vain = 0;

    for (int tries = 0; tries < 30 + d->r->ducats / 20 && in_vain < IN_VAIN; tries++) {
        if (d->r->ducats - tc_roster_price(d->list, d->r).ducats < 5)
            return;
        bool got =
            draw_extra(d, (int)rng_below(d->rng, (uint32_t)d->r->recruits), tries < 30 ? 15 : 60);
        in_vain = got ? 0 : in_vain + 1;
    }
}

static void form_teams(const struct drawing *d)
{
    for (int i = 0; i + 1 < d->r->recruits && d->r->teams < TC_TEAMS; i++) {
        bool free_one = true;

        for (int k = 0; k < d->r->teams; k++)
            free_one &= d->r->team[k][1] != i;
        if (!free_one)
            continue;
        d->r->team[d->r->teams][0] = (int16_t)i;
        d->r->team[d->r->teams++][1] = (int16_t)(i + 1);
        if (faults(d))
            d->r->teams--;
    }
}

int tc_roster_invent(const struct tc_list *list, int variant, int ducats, int glory,
                     struct rng *rng, struct tc_roster *out)
{
    struct drawing d = { list, out, rng };
    struct tc_case c = { list, out, -1 };

    for (int tries = 0; tries < 60; tries++) {
        memset(out, 0, sizeof *out);
        out->variant = (int16_t)variant;
        out->line = 1;
        out->ducats = ducats;
        out->glory = glory;
        out->limited = true;
        if (variant < 0 && tc_ask_any(&c, list->changes, CHANGE_MUST_CHOOSE, -1))
            do
                out->variant = (int16_t)rng_below(rng, (uint32_t)list->variants);
            while (list->variant[out->variant].third_party);
        snprintf(out->name, sizeof out->name, "%.40s",
                 out->variant >= 0 ? list->variant[out->variant].name : list->name);
        add_needed(&d);
        give_needed(&d);
        if (faults(&d))
            continue;
        fill_ranks(&d, 35 + (int)rng_below(rng, 26));
        fill_ranks(&d, 80);
        spend_rest(&d);
        form_teams(&d);
        if (!faults(&d))
            return 0;
    }
    return -1;
}
