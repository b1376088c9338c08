/* limits.c - what one model may carry (TC-12.27, 12.28, 13.1 to 13.3, 13.7): asked when a match is made.
 * A record that is read again is not asked: what was played stays readable. Models of a roster are
 * judged by their list, which knows exceptions (warband/legal_roster.c). */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/words/words.h"

/* What a model carries, counted. A weapon that shoots and strikes is a Ranged one (TC-13.3); a Shovel
 * is Equipment. */
struct load {
    int one_handed[2], two_handed[2]; /* by is_ranged */
    int grenades, armour, shields, held, heavy, headgear;
    bool combo; /* every 2-Handed weapon and the Shield have Shield Combo */
};

static bool has(const struct tc_item *item, int keyword)
{
    return item->keywords >> keyword & 1;
}

static void count(const struct tc_item *item, struct load *load)
{
    bool large = item->type == ITEM_TWO_HANDED || item->type == ITEM_SHIELD;

    switch (item->type) {
    case ITEM_ONE_HANDED: load->one_handed[item->ranged]++; break;
    case ITEM_TWO_HANDED: load->two_handed[item->ranged]++; break;
    case ITEM_GRENADE: load->grenades++; break;
    case ITEM_ARMOUR: load->armour++; break;
    case ITEM_SHIELD: load->shields++; break;
    default: break;
    }
    load->held += item->type != ITEM_ABILITY && has(item, KW_HELD);
    load->heavy += has(item, KW_HEAVY);
    load->headgear += has(item, KW_HEADGEAR);
    load->combo &= !large || has(item, KW_SHIELD_COMBO);
}

/* repeats: the same piece of Equipment twice. */
static const struct tc_item *repeats(const struct tc *t, const struct tc_fighter *f)
{
    for (int i = 0; i < f->kits; i++)
        for (int k = 0; k < i; k++) {
            const struct tc_item *item = &t->item[f->kit[i]];

            if (f->kit[i] == f->kit[k] &&
                (item->type == ITEM_EQUIPMENT || item->type == ITEM_AMMUNITION))
                return item;
        }
    return NULL;
}

static int admit_slots(const struct load *load, const char *who, struct refusal *why)
{
    static const char *const slot[] = { "Melee", "Ranged" };

    for (int ranged = 0; ranged < 2; ranged++)
        if (2 * load->two_handed[ranged] + load->one_handed[ranged] > 2)
            return refuse(why, "TC-13.1", "%s may have one 2-Handed or two 1-Handed %s Weapons",
                          who, slot[ranged]);
    if (load->grenades > 1)
        return refuse(why, "TC-13.1", "%s may have one kind of Grenade", who);
    if (load->shields > 1)
        return refuse(why, "TC-13.1", "%s may have one Shield", who);
    if (load->armour > 1)
        return refuse(why, "TC-13.7", "%s may have one suit of Armour", who);
    if (load->headgear > 1)
        return refuse(why, "TC-13.7", "%s may wear one thing on its head", who);
    return 0;
}

/* admit_hands: what a Shield and what is HELD leave. */
static int admit_hands(const struct load *load, const char *who, struct refusal *why)
{
    int small = load->one_handed[0] + load->one_handed[1];
    int large = load->two_handed[0] + load->two_handed[1];

    if (load->held && (large || small + load->shields > 2 - load->held))
        return refuse(why, "TC-12.28",
                      "%s holds something: one 1-Handed Weapon or a Shield, and nothing 2-Handed",
                      who);
    if (load->shields && large && !load->combo)
        return refuse(why, "TC-13.2", "%s has a Shield: no 2-Handed Weapon", who);
    if (load->shields && (load->one_handed[0] > 1 || load->one_handed[1] > 1))
        return refuse(why, "TC-13.2", "%s has a Shield: one Melee and one Ranged Weapon", who);
    return 0;
}

/* admit_pieces: what single pieces want of their bearer. */
static int admit_pieces(const struct tc *t, const struct tc_fighter *f, const struct load *load,
                        const char *who, struct refusal *why)
{
    const struct tc_item *twice = repeats(t, f);

    if (twice)
        return refuse(why, "TC-13.1", "%s has %s twice", who, twice->name);
    if (load->heavy > 1 && !(f->keywords >> KW_STRONG & 1))
        return refuse(why, "TC-12.27", "%s may have one HEAVY item", who);
    if (f->keywords >> KW_GOLEM & 1 && f->keywords >> KW_TOUGH & 1)
        return refuse(why, "TC-12.26", "%s is a GOLEM, and never TOUGH", who);
    for (int i = 0; i < f->kits; i++) {
        const struct tc_item *item = &t->item[f->kit[i]];

        if (item->type == ITEM_AMMUNITION && !f->kit_use[i])
            return refuse(why, "TC-13.6", "%s has no weapon that takes %s", who, item->name);
        if (item->type == ITEM_ARMOUR && item->armour <= -3 && load->shields)
            return refuse(why, "TC-13.54", "%s wears %s: no Shield", who, item->name);
    }
    return 0;
}

int tc_kit_admit(const struct tc *t, struct refusal *why)
{
    for_models (m, t->there & ~t->mustered) { /* rosters are judged by their lists (TC-16) */
        const struct tc_fighter *f = &t->fighter[m];
        struct load load = { .combo = true };
        struct tc_name who = tc_model_name(m);

        if (f->listed)
            continue;
        for (int i = 0; i < f->kits; i++)
            count(&t->item[f->kit[i]], &load);
        if (admit_pieces(t, f, &load, who.at, why) || admit_slots(&load, who.at, why) ||
            admit_hands(&load, who.at, why))
            return -1;
    }
    return 0;
}
