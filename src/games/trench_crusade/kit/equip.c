/* equip.c - a fighter's kit compiled into weapons, keywords and effects. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/words/words.h"

int tc_equip(struct tc *t, int model, int item, struct error *err)
{
    struct tc_fighter *f = &t->fighter[model];

    if (f->kits == TC_KITS)
        return error_set(err, "%s carries more than %d items", tc_model_name(model).at, TC_KITS);
    f->kit[f->kits++] = (uint8_t)item;
    return 0;
}

/* add_other: the last weapon once more, used in its other way. */
static void add_other(const struct tc_item *from, struct tc_fighter *f)
{
    struct tc_weapon *w = &f->weapon[f->weapons];

    *w = f->weapon[f->weapons - 1];
    w->keywords |= from->other_keywords;
    w->automatic = from->other_automatic ? from->other_automatic : w->automatic;
    w->blast = from->other_blast ? from->other_blast : w->blast;
    w->number++;
    w->other = true;
    f->weapons++;
}

static int too_many(int model, int most, const char *things, struct error *err)
{
    return error_set(err, "%s has more than %d %s", tc_model_name(model).at, most, things);
}

static int add_weapon(struct tc *t, int model, int item, struct error *err)
{
    const struct tc_item *from = &t->item[item];
    struct tc_fighter *f = &t->fighter[model];
    struct tc_weapon *w = &f->weapon[f->weapons];

    if (f->weapons + from->other >= TC_WEAPONS)
        return too_many(model, TC_WEAPONS, "weapons and ways to use them", err);
    *w = (struct tc_weapon){ .keywords = from->keywords,
                             .range = from->range,
                             .item = (uint8_t)item,
                             .type = from->type,
                             .ranged = from->ranged,
                             .melee = from->melee,
                             .dice = from->dice,
                             .injury_dice = from->injury_dice,
                             .injury_mod = from->injury_mod,
                             .automatic = from->automatic,
                             .blast = from->blast,
                             .cleave = from->cleave,
                             .once = from->once };
    for (int i = 0; i < f->weapons; i++)
        w->number = (uint8_t)(w->number + (f->weapon[i].item == item));
    f->weapons++;
    if (from->other)
        add_other(from, f);
    return 0;
}

/* TC-13.6: ammunition goes into the first Ranged Weapon that takes it, and is used up with it. */
static void load(const struct tc *t, struct tc_fighter *f, int kit)
{
    const struct tc_item *item = &t->item[f->kit[kit]];
    const uint64_t barred =
        (uint64_t)1 << KW_FIRE | (uint64_t)1 << KW_GAS | (uint64_t)1 << KW_SHRAPNEL;

    for (int i = 0; i < f->weapons; i++) {
        struct tc_weapon *w = &f->weapon[i];

        if (!w->ranged || w->blast || w->keywords >> KW_APART & 1 ||
            t->item[w->item].keywords & barred || w->type == ITEM_GRENADE)
            continue;
        w->keywords |= item->keywords & ~((uint64_t)1 << KW_CONSUMABLE);
        w->dice = (int8_t)(w->dice + item->dice);
        f->kit_use[kit] = w->use;
        return;
    }
}

/* wear: armour, shields, equipment: what they give their bearer. */
static void wear(const struct tc_item *item, struct tc_fighter *f)
{
    const uint64_t own = (uint64_t)1 << KW_CONSUMABLE | (uint64_t)1 << KW_HELD |
                         (uint64_t)1 << KW_IMPERVIOUS | (uint64_t)1 << KW_SHIELD_COMBO;

    f->hands = (uint8_t)(f->hands + item->hand);
    if (item->base > tc_base(f->base)->mm)
        f->base = (uint8_t)tc_base_of(item->base);
    f->armour = (int8_t)(f->armour + item->armour);
    if (item->keywords >> KW_IMPERVIOUS & 1)
        f->impervious = (int8_t)(f->impervious + item->armour);
    f->blessed = (uint8_t)(f->blessed + item->blessed);
    f->regenerate = (uint8_t)(f->regenerate + item->regenerate);
    f->keywords |= item->keywords & ~own;
    if ((item->type == ITEM_SHIELD || item->keywords >> KW_HELD & 1) && f->hands > 1)
        f->hands--;
}

/* use_bit: counted effects, one bit for each item, and weapons have a bit of tc_model.used. */
static int use_bit(struct tc_fighter *f)
{
    return f->uses < 31 ? f->uses++ : 31;
}

static int add_effects(struct tc *t, int model, int kit, struct error *err)
{
    struct tc_fighter *f = &t->fighter[model];
    const struct tc_item *from = &t->item[f->kit[kit]];

    for (int i = 0; i < from->effects; i++) {
        struct tc_effect e = from->effect[i];

        if (e.use && !f->kit_use[kit])
            f->kit_use[kit] = (uint8_t)(use_bit(f) + 1);
        if (e.use)
            e.use = (uint8_t)(e.use | (f->kit_use[kit] - 1));
        if (e.whom == WHOM_FRIENDS || e.whom == WHOM_FOES) {
            if (t->auras == TC_AURAS)
                return error_set(err, "models have more than %d effects on others around them",
                                 TC_AURAS);
            t->mires += e.moment == AT_GROUND;
            t->aura[t->auras++] = (struct tc_aura){ (uint8_t)model, e };
        } else {
            if (f->effects == TC_EFFECTS)
                return too_many(model, TC_EFFECTS, "effects", err);
            f->effect[f->effects++] = e;
        }
    }
    return 0;
}

/* sort_effects: by moment, else in the order of the kit. */
static void sort_effects(struct tc_fighter *f)
{
    for (int i = 1; i < f->effects; i++) {
        struct tc_effect e = f->effect[i];
        int k = i;

        for (; k > 0 && f->effect[k - 1].moment > e.moment; k--)
            f->effect[k] = f->effect[k - 1];
        f->effect[k] = e;
    }
    for (int moment = 0, i = 0; moment <= MOMENTS; moment++) {
        while (i < f->effects && f->effect[i].moment < moment)
            i++;
        f->first[moment] = (uint8_t)i;
    }
}

/* load_all: weapons get their bits, then ammunition goes into them. */
static void load_all(const struct tc *t, struct tc_fighter *f)
{
    int weapon = 0;

    for (int i = 0; i < f->weapons; i++)
        f->weapon[i].use = (uint8_t)(use_bit(f) + 1);
    for (int i = 0; i < f->kits; i++) {
        const struct tc_item *item = &t->item[f->kit[i]];

        if ((item->ranged || item->melee) && weapon < f->weapons) {
            if (!f->kit_use[i])
                f->kit_use[i] = f->weapon[weapon].use;
            weapon += 1 + (weapon + 1 < f->weapons && f->weapon[weapon + 1].other);
        }
    }
    for (int i = 0; i < f->kits; i++)
        if (t->item[f->kit[i]].type == ITEM_AMMUNITION)
            load(t, f, i);
}

/* lengthen: Grenades are thrown further. */
static void lengthen(const struct tc *t, struct tc_fighter *f)
{
    int more = 0;

    for (int i = 0; i < f->kits; i++)
        more += t->item[f->kit[i]].grenade_range;
    for (int i = 0; i < f->weapons; i++)
        if (f->weapon[i].type == ITEM_GRENADE)
            f->weapon[i].range = (int16_t)(f->weapon[i].range + more * TC_INCH);
}

/* find_worn: keywords that it has by its Armour alone. */
static void find_worn(const struct tc *t, struct tc_fighter *f)
{
    uint64_t others = f->keywords;

    for (int i = 0; i < f->kits; i++) {
        const struct tc_item *item = &t->item[f->kit[i]];
        bool soft = item->type == ITEM_ARMOUR && !(item->keywords >> KW_IMPERVIOUS & 1);

        if (soft)
            f->worn |= item->keywords;
        else if (!item->ranged && !item->melee)
            others |= item->keywords;
    }
    f->worn &= ~others;
}

int tc_fighter_compile(struct tc *t, int model, struct error *err)
{
    struct tc_fighter *f = &t->fighter[model];

    f->hands = 2;
    f->born = f->keywords;
    find_worn(t, f);
    for (int i = 0; i < f->kits; i++) {
        const struct tc_item *item = &t->item[f->kit[i]];

        bool weapon = item->ranged || item->melee;
        if (weapon && add_weapon(t, model, f->kit[i], err))
            return -1;
        if (!weapon && item->type != ITEM_AMMUNITION)
            wear(item, f);
        if (weapon && item->type == ITEM_ABILITY && item->keywords >> KW_HELD & 1)
            f->hands--; /* a bow that is never put down */
        if (add_effects(t, model, i, err))
            return -1;
    }
    load_all(t, f);
    lengthen(t, f);
    sort_effects(f);
    return 0;
}

/* --- who is bound to whom --- */

static bool carries(const struct tc_fighter *f, int item)
{
    for (int i = 0; i < f->kits; i++)
        if (f->kit[i] == item)
            return true;
    return false;
}

/* bind_one: to its Fireteam partner if that is one who may own it, else to the first who has none. */
static void bind_one(struct tc *t, int model, const struct tc_effect *e, uint64_t *taken)
{
    struct tc_fighter *f = &t->fighter[model];
    uint64_t owners = 0;

    for_models (m, t->there & models_of(f->side) & ~*taken)
        if (carries(&t->fighter[m], e->when[0].of))
            owners |= model_bit(m);
    bool partner = f->partner >= 0 && owners & model_bit(f->partner);
    if (!owners)
        return;
    f->master = (int8_t)(partner ? f->partner : bits_first(owners));
    *taken |= model_bit(f->master);
}

/* bind: those with a partner first, so that nobody takes him from them. */
void tc_bind(struct tc *t)
{
    uint64_t taken = 0;

    for (int teams = 1; teams >= 0; teams--)
        for_models (m, t->there) {
            const struct tc_fighter *f = &t->fighter[m];
            const struct tc_effect *e = &f->effect[f->first[AT_BOUND]];
            bool pair = f->partner >= 0 && carries(&t->fighter[f->partner], e->when[0].of);

            if (f->first[AT_BOUND] < f->first[AT_BOUND + 1] && pair == teams)
                bind_one(t, m, e, &taken);
        }
}

bool tc_kit_used(const struct tc *t, const struct tc_state *s, int model, int kit)
{
    const struct tc_fighter *f = &t->fighter[model];
    bool pills = false;

    for (int i = 0; i < t->item[f->kit[kit]].effects; i++)
        pills |= t->item[f->kit[kit]].effect[i].when[0].condition == WHEN_PILLS;
    if (pills)
        return s->model[model].flags & HAS_PILLS;
    return f->kit_use[kit] && s->model[model].used >> (f->kit_use[kit] - 1) & 1;
}
