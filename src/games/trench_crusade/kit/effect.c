/* effect.c - effects asked at their moments: which of them apply, and what they add up to. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

static bool is_weapon(const struct tc_item *item)
{
    return item->ranged || item->melee;
}

/* Used up, or one that works only while its item's bit is
 * set, which it is not. */
bool tc_is_used(const struct tc_state *s, int model, const struct tc_effect *e)
{
    bool set = s->model[model].used >> (e->use & 31) & 1;

    return e->use && (e->use >> 5 == TC_WHILE_USED ? !set : set);
}

/* bearer_fits: conditions about who has the item, or lends it. */
static bool bearer_fits(const struct tc_state *s, const struct tc_effect *e, int bearer)
{
    for (int i = 0; i < TC_WHENS; i++) {
        const struct tc_when *w = &e->when[i];

        if ((w->condition == WHEN_BEARER_UP && is_down(s, bearer)) ||
            (w->condition == WHEN_CHOSEN && s->model[bearer].element != w->of))
            return false;
    }
    return true;
}

/* is_loaded: is the weapon of the attack loaded with this ammunition? */
static bool is_loaded(const struct tc *t, int ammunition, const struct tc_ask *ask)
{
    const struct tc_fighter *f = &t->fighter[ask->model];

    for (int i = 0; i < f->kits && ask->weapon; i++)
        if (f->kit[i] == ammunition && f->kit_use[i] == f->weapon[ask->weapon - 1].use)
            return true;
    return false;
}

/* is_of_bearer: moments at which a weapon serves its bearer, not its own attacks. */
static bool is_of_bearer(int moment)
{
    return moment == AT_ALWAYS || moment == AT_POOL || moment == AT_RETREAT || moment == AT_DASH;
}

/* has_set_up: is this a thing that it had, and that stands on the table now? */
static bool has_set_up(const struct tc *t, const struct tc_state *s, int model, int item)
{
    return s->model[model].flags & HAS_SET_UP && t->item[item].deployable;
}

bool tc_has_lost(const struct tc *t, const struct tc_state *s, int model, int item)
{
    return (s->lost[model] && t->fighter[model].kit[s->lost[model] - 1] == item) ||
           has_set_up(t, s, model, item);
}

/* keywords_left: of one who was deprived of an item, or has set one up. */
static uint64_t keywords_left(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_fighter *f = &t->fighter[model];
    uint64_t left = f->born;

    for (int i = 0; i < f->kits; i++) {
        const struct tc_item *item = &t->item[f->kit[i]];

        if (i != s->lost[model] - 1 && !item->ranged && !item->melee &&
            !has_set_up(t, s, model, f->kit[i]))
            left |= item->keywords;
    }
    return f->keywords & left;
}

/* is_soft: Armour whose rules an enemy's aura can switch off; serves: at moments that help its
 * wearer. is_stripped: there is such an enemy near. */
static bool is_soft(const struct tc_item *item)
{
    return item->type == ITEM_ARMOUR && !(item->keywords >> KW_IMPERVIOUS & 1);
}

static bool serves(int moment)
{
    return moment != AT_CHARGE_BONUS && moment != AT_TAUNT;
}

static bool is_stripped(const struct tc *t, const struct tc_state *s, int model)
{
    for (int i = 0; i < t->auras; i++) {
        const struct tc_aura *a = &t->aura[i];

        if (a->effect.moment == AT_ARMOUR && a->effect.verb == DOES_FORBID &&
            is_on_table(s, a->model) && side_of(a->model) != side_of(model) &&
            tc_near(t, s, a->model, model, a->effect.reach * TC_INCH))
            return true;
    }
    return false;
}

/* What a weapon does it does for its own attacks only, ammunition for those it is used
 * in. */
bool tc_effect_applies(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                       const struct tc_ask *ask)
{
    const struct tc_item *item = &t->item[e->source];

    if (tc_has_lost(t, s, ask->model, e->source))
        return false;
    if (is_soft(item) && serves(e->moment) && is_stripped(t, s, ask->model))
        return false;
    if (tc_is_used(s, ask->model, e) ||
        (tc_price(e) && tc_price(e) > tc_payable(t, s, ask->model, tc_currency(e))))
        return false;
    if (is_weapon(item) && ask->item != e->source + 1 && !is_of_bearer(e->moment))
        return false;
    if (item->type == ITEM_AMMUNITION && !is_loaded(t, e->source, ask))
        return false;
    return bearer_fits(s, e, ask->model) && tc_effect_holds(t, s, e, ask);
}

/* each_of: DICE for each of what its first counting condition counts. */
static int each_of(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                   const struct tc_ask *ask)
{
    int count = 0;

    for (int i = 0; i < TC_WHENS && !count; i++)
        count = tc_when_counts(t, s, &e->when[i], ask);
    return e->value * (e->what && count > e->what ? e->what : count);
}

static void add(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                const struct tc_ask *ask, struct tc_sum *sum)
{
    const struct tc_item *item = &t->item[e->source];

    if (e->verb == DOES_DICE && !sum->injury)
        tc_sum_dice(sum, e->value, item->name, item->clause);
    if (e->verb == DOES_DICE_EACH && !sum->injury)
        tc_sum_dice(sum, each_of(t, s, e, ask), item->name, item->clause);
    if (e->verb == DOES_INJURY_DICE && sum->injury)
        tc_sum_dice(sum, e->value, item->name, item->clause);
    if (e->verb == DOES_INJURY_MOD && sum->injury)
        tc_sum_mod(sum, e->value, item->name, item->clause);
}

bool tc_is_lent(const struct tc *t, const struct tc_state *s, const struct tc_aura *a,
                const struct tc_ask *ask)
{
    bool friends = side_of(a->model) == side_of(ask->model);

    return is_on_table(s, a->model) && friends == (a->effect.whom == WHOM_FRIENDS) &&
           !tc_has_lost(t, s, a->model, a->effect.source) &&
           tc_near(t, s, a->model, ask->model, a->effect.reach * TC_INCH) &&
           bearer_fits(s, &a->effect, a->model) && tc_effect_holds(t, s, &a->effect, ask);
}

void tc_effects_sum(const struct tc *t, const struct tc_state *s, int moment,
                    const struct tc_ask *ask, struct tc_sum *sum)
{
    uint64_t seen[TC_ITEMS / 64 + 1] = { 0 };
    struct tc_ask now = *ask;

    now.modifiers = sum->modifiers;
    for_effects(e, t, ask->model, moment)
    {
        if (!tc_price(e) && tc_effect_applies(t, s, e, &now))
            add(t, s, e, &now, sum);
    }
    for (int i = 0; i < t->auras; i++) {
        const struct tc_aura *a = &t->aura[i];
        int source = a->effect.source;

        if (a->effect.moment != moment || seen[source / 64] >> source % 64 & 1 ||
            !tc_is_lent(t, s, a, &now))
            continue;
        seen[source / 64] |= (uint64_t)1 << source % 64; /* TC-13.75: not cumulative */
        add(t, s, &a->effect, &now, sum);
    }
}

/* holds_for_all: what frightens a Warband must frighten all of it: one of its hirelings is not its
 * faction. */
static bool holds_for_all(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                          uint64_t models)
{
    struct tc_ask ask = { .target = -1, .roll_for = FOR_MORALE };

    for_models (m, models) {
        ask.model = m;
        if (!tc_effect_holds(t, s, e, &ask))
            return false;
    }
    return true;
}

void tc_effects_morale(const struct tc *t, const struct tc_state *s, int side, struct tc_sum *sum)
{
    uint64_t seen[TC_ITEMS / 64 + 1] = { 0 }, own = tc_present(t, s) & models_of(side);
    struct tc_ask ask = { .model = -1, .target = -1, .roll_for = FOR_MORALE };

    for_models (m, own) {
        ask.model = m;
        for_effects(e, t, m, AT_MORALE)
        {
            if (seen[e->source / 64] >> e->source % 64 & 1 || !tc_effect_applies(t, s, e, &ask))
                continue;
            seen[e->source / 64] |= (uint64_t)1 << e->source % 64;
            add(t, s, e, &ask, sum);
        }
    }
    for (int i = 0; i < t->auras && own; i++) {
        const struct tc_effect *e = &t->aura[i].effect;

        if (e->moment != AT_MORALE || side_of(t->aura[i].model) == side ||
            !is_on_table(s, t->aura[i].model) || seen[e->source / 64] >> e->source % 64 & 1 ||
            !holds_for_all(t, s, e, t->there & models_of(side)))
            continue;
        seen[e->source / 64] |= (uint64_t)1 << e->source % 64;
        add(t, s, e, &ask, sum);
    }
}

bool tc_effects_has(const struct tc *t, const struct tc_state *s, int moment, int verb, int what,
                    const struct tc_ask *ask, int *value)
{
    bool found = false;

    for_effects(e, t, ask->model, moment)
    {
        if (e->verb != verb || e->what != what || tc_price(e) || !tc_effect_applies(t, s, e, ask))
            continue;
        if (value)
            *value = (found ? *value : 0) + e->value;
        found = true;
    }
    for (int i = 0; i < t->auras; i++) {
        const struct tc_effect *e = &t->aura[i].effect;

        if (e->moment != moment || e->verb != verb || e->what != what ||
            !tc_is_lent(t, s, &t->aura[i], ask))
            continue;
        if (value)
            *value = (found ? *value : 0) + e->value;
        found = true;
    }
    return found;
}

int tc_effects_find(const struct tc *t, const struct tc_state *s, int moment, int verb,
                    const struct tc_ask *ask)
{
    for_effects(e, t, ask->model, moment)
    {
        if (e->verb == verb && tc_effect_applies(t, s, e, ask))
            return (int)(e - t->fighter[ask->model].effect);
    }
    return -1;
}

int tc_effects_next(const struct tc *t, const struct tc_state *s, int moment, int after,
                    const struct tc_ask *ask)
{
    for_effects(e, t, ask->model, moment)
    {
        int effect = (int)(e - t->fighter[ask->model].effect);

        if (effect > after && tc_effect_applies(t, s, e, ask))
            return effect;
    }
    return -1;
}

bool tc_has_keyword(const struct tc *t, const struct tc_state *s, int model, int keyword)
{
    bool all = !s->lost[model] && !(s->model[model].flags & HAS_SET_UP);
    uint64_t own = all ? t->fighter[model].keywords : keywords_left(t, s, model);
    uint64_t worn = t->fighter[model].worn;
    struct tc_ask ask = { .model = model, .target = -1 };

    if (worn >> keyword & 1 && is_stripped(t, s, model))
        own &= ~((uint64_t)1 << keyword);
    if (s->model[model].flags & IS_BROKEN)
        own &= ~((uint64_t)1 << KW_TOUGH | (uint64_t)1 << KW_NEGATE_SHRAPNEL);
    if (own >> keyword & 1)
        return true;
    if (keyword == KW_NEGATE_FIRE && own >> KW_DEMONIC & 1) /* TC-12.19 */
        return true;
    if ((keyword == KW_NEGATE_FEAR || keyword == KW_NEGATE_GAS) && own >> KW_GOLEM & 1)
        return true; /* TC-12.26 */
    return tc_effects_has(t, s, AT_ALWAYS, DOES_KEYWORD, keyword, &ask, NULL);
}

bool tc_warband_has(const struct tc *t, const struct tc_state *s, int side, int moment, int verb)
{
    for_models (m, tc_present(t, s) & models_of(side)) {
        struct tc_ask ask = { .model = m, .target = -1 };

        if (tc_effects_has(t, s, moment, verb, 0, &ask, NULL))
            return true;
    }
    return false;
}
