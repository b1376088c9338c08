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

struct drawing {
    const struct tc_list *list;
    struct tc_roster *r;
    struct rng *rng;
};

static int faults(const struct drawing *d)
{
    return tc_roster_judge(d->list, d->r, "", NULL);
}

static bool chance(const struct drawing *d, uint32_t percent)
{
    return rng_below(d->rng, 100) < percent;
}

/* --- kit --- */

/* can_pay: what is left covers it. Faults about money must not hide in others. */
static bool can_pay(const struct drawing *d)
{
    struct tc_price sum = tc_roster_price(d->list, d->r);

    return sum.ducats <= d->r->ducats && sum.glory <= d->r->glory;
}

/* try_item: the newest model gets it if that makes nothing worse. */
static bool try_item(const struct drawing *d, int model, int word)
{
    struct tc_recruit *one = &d->r->recruit[model];
    int before = faults(d);

    if (one->items == TC_RECRUIT_ITEMS)
        return false;
    one->item[one->items++] = (int16_t)word;
    if (can_pay(d) && faults(d) <= before)
        return true;
    one->items--;
    return false;
}

/* draw: one of these offers, at random. True when one was taken. */
static bool draw(const struct drawing *d, int model, const int16_t *fit, int fits)
{
    for (int tries = 0; fits && tries < 3; tries++)
        if (try_item(d, model, d->list->offer[fit[rng_below(d->rng, (uint32_t)fits)]].item))
            return true;
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
    return draw(d, model, fit, fits);
}

static bool draw_weapon(const struct drawing *d, int model, bool ranged, int dearest)
{
    struct tc_case c = { d->list, d->r, model };
    int16_t fit[TC_LIST_OFFERS];
    int fits = 0;

    for (int i = 0; i < d->list->offers; i++) {
        const struct tc_offer *o = &d->list->offer[i];
        const struct tc_article *a = &d->list->article[tc_article_of(d->list, o->item)];

        if ((a->type == ITEM_ONE_HANDED || a->type == ITEM_TWO_HANDED) && a->ranged == ranged &&
            o->cost <= dearest && tc_offer_for(&c, o->item, NULL) == i)
            fit[fits++] = (int16_t)i;
    }
    return draw(d, model, fit, fits);
}

/* must_pick: options of which the entry needs some. */
static void must_pick(const struct drawing *d, int model)
{
    const struct tc_entry *e = &d->list->entry[d->r->recruit[model].entry];

    for (int i = 0; i < e->changes.count; i++) {
        const struct tc_change *x = &d->list->change[e->changes.first + i];
        struct tc_case c = { d->list, d->r, model };

        if (x->kind == CHANGE_PICK && x->value > 0 && tc_holds(&c, x))
            draw_from(d, model, d->list->word[x->what], 200);
        if (x->kind == CHANGE_NEEDS && tc_holds(&c, x) && !tc_recruit_has(&c, x->what))
            try_item(d, model, x->what);
    }
    for (int i = 0; i < e->offers; i++) { /* options that somebody must have */
        const struct tc_offer *o = &d->list->offer[e->offer + i];
        struct tc_case c = { d->list, d->r, model };

        if (tc_ask_number(&c, o->changes, CHANGE_LEAST, 0) > 0)
            try_item(d, model, o->item);
    }
}

/* equip: weapons by what it is good at, then armour and the small things. */
static void equip(const struct drawing *d, int model)
{
    const struct tc_entry *e = &d->list->entry[d->r->recruit[model].entry];
    bool elite = e->elite, shoots = e->ranged != TC_NO_RANGED && e->ranged >= e->melee;
    int dear = elite ? 60 : 30;

    must_pick(d, model);
    if (shoots || chance(d, e->ranged == TC_NO_RANGED ? 0 : 60))
        draw_weapon(d, model, true, shoots ? dear : 12);
    if (!draw_weapon(d, model, false, shoots ? 7 : dear))
        draw_weapon(d, model, false, 12);
    if (chance(d, elite ? 90 : 35) ||
        tc_ask_any(&(struct tc_case){ d->list, d->r, model }, e->changes, CHANGE_ARMOURED, -1))
        draw_from(d, model, "armour", elite ? 50 : 15);
    if (chance(d, 25))
        draw_from(d, model, "shields", 15);
    if (chance(d, elite ? 50 : 20))
        draw_from(d, model, "grenades", 15);
    if (chance(d, 35))
        draw_from(d, model, "headgear", 10);
    if (chance(d, 25))
        draw_from(d, model, "upgrades", 15);
    if (elite && chance(d, 70))
        draw_from(d, model, "goetic", 20);
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
            given = try_item(d, model, o->item);
    }
}

/* fill_ranks: others, as long as ducats last. */
static void fill_ranks(const struct drawing *d)
{
    for (int tries = 0; tries < 80 && d->r->recruits < TC_SIDE_MODELS - 4; tries++) {
        int entry = (int)rng_below(d->rng, (uint32_t)d->list->entries);
        const struct tc_entry *e = &d->list->entry[entry];

        if (e->campaign || (e->mercenary && d->r->glory == 0))
            continue;
        add(d, entry);
        if (faults(d))
            d->r->recruits--;
    }
}

/* spend_rest: what is left goes into kit. */
static void spend_rest(const struct drawing *d)
{
    static const char *const groups[] = { "equipment", "headgear", "armour", "grenades",
                                          "upgrades" };

    for (int tries = 0; tries < 30; tries++) {
        struct tc_price sum = tc_roster_price(d->list, d->r);

        if (d->r->ducats - sum.ducats < 5)
            return;
        draw_from(d, (int)rng_below(d->rng, (uint32_t)d->r->recruits), groups[tries % 5], 15);
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
        fill_ranks(&d);
        spend_rest(&d);
        form_teams(&d);
        if (!faults(&d))
            return 0;
    }
    return -1;
}
