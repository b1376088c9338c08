/* attack_sum.c - what an attack adds up to: its keywords, how many there are of it, the DICE of its Success
 * Roll and its Injury Roll. The rolls and the odds card both ask here. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

const struct tc_weapon *tc_attack_weapon(const struct tc *t, const struct tc_attack *attack)
{
    return &t->fighter[attack->attacker].weapon[attack->weapon];
}

struct tc_ask tc_attack_ask(const struct tc *t, const struct tc_attack *attack, int model,
                            int target)
{
    return (struct tc_ask){ .model = model,
                            .target = target,
                            .item = tc_attack_weapon(t, attack)->item + 1,
                            .weapon = model == attack->attacker ? attack->weapon + 1 : 0,
                            .keywords = tc_attack_weapon(t, attack)->keywords,
                            .flags = attack->flags,
                            .roll_for = FOR_ATTACK };
}

bool tc_is_heavy(const struct tc *t, const struct tc_state *s, int model, int weapon)
{
    struct tc_attack attack = { .attacker = (uint8_t)model,
                                .weapon = (uint8_t)weapon,
                                .target = -1,
                                .flags =
                                    t->fighter[model].weapon[weapon].melee ? ATTACK_MELEE : 0 };
    struct tc_ask ask = tc_attack_ask(t, &attack, model, -1);

    return tc_attack_has(t, s, &attack, KW_HEAVY) && !tc_has_keyword(t, s, model, KW_STRONG) &&
           !tc_effects_has(t, s, AT_HEAVY, DOES_FORBID, 0, &ask, NULL);
}

/* bursts: blessed rounds that burst, in a weapon that can fire them. */
static bool bursts(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack)
{
    const struct tc_weapon *w = tc_attack_weapon(t, attack);
    const uint64_t barred = (uint64_t)1 << KW_FLAMETHROWER | (uint64_t)1 << KW_LINE;

    return (s->model[attack->attacker].rounds & ~ROUNDS_FRESH) == ROUNDS_BURSTING && w->ranged &&
           !w->blast && !(w->keywords & barred) && w->type != ITEM_GRENADE &&
           !(attack->flags & ATTACK_MELEE);
}

int tc_blast_of(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack)
{
    return bursts(t, s, attack) ? 2 : tc_attack_weapon(t, attack)->blast;
}

bool tc_attack_has(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                   int keyword)
{
    struct tc_ask ask = tc_attack_ask(t, attack, attack->attacker, attack->target);

    return tc_attack_weapon(t, attack)->keywords >> keyword & 1 ||
           (keyword == KW_SHRAPNEL && bursts(t, s, attack)) ||
           tc_effects_has(t, s, AT_WEAPON, DOES_KEYWORD, keyword, &ask, NULL);
}

int tc_characteristic(const struct tc *t, const struct tc_state *s, int model, bool ranged)
{
    struct tc_sum sum = { .dice = ranged ? t->fighter[model].ranged : t->fighter[model].melee };
    struct tc_ask ask = { .model = model, .target = -1 };

    tc_effects_sum(t, s, ranged ? AT_RANGED : AT_MELEE, &ask, &sum);
    return sum.dice;
}

bool tc_has_choice(const struct tc *t, const struct tc_state *s, int model, int weapon)
{
    return t->fighter[model].weapon[weapon].keywords >> KW_PISTOL & 1 &&
           tc_characteristic(t, s, model, true) != tc_characteristic(t, s, model, false);
}

void tc_attack_sum(const struct tc *t, const struct tc_state *s, struct tc_attack *attack,
                   struct tc_sum *sum)
{
    const struct tc_fighter *f = &t->fighter[attack->attacker];
    const struct tc_weapon *w = tc_attack_weapon(t, attack);
    bool melee = attack->flags & ATTACK_MELEE;
    bool by_melee = melee && !(attack->flags & ATTACK_USES_RANGED);
    struct tc_ask ask = tc_attack_ask(t, attack, attack->attacker, attack->target);

    if (by_melee)
        tc_sum_dice(sum, f->melee, "Melee", "TC-9.3");
    else
        tc_sum_dice(sum, f->ranged, "Ranged", melee ? "TC-9.8" : "TC-8.7");
    tc_effects_sum(t, s, by_melee ? AT_MELEE : AT_RANGED, &ask, sum);
    tc_sum_dice(sum, w->dice, t->item[w->item].name, "TC-12.1");
    if (melee)
        tc_melee_sum(t, s, attack, sum);
    else
        tc_shoot_sum(t, s, attack, sum);
    if (!melee && (s->model[attack->attacker].rounds & ~ROUNDS_FRESH) == ROUNDS_TRUE)
        tc_sum_dice(sum, 1, "Ammunition Sacrament", "TC-16.7");
    ask = tc_attack_ask(t, attack, attack->attacker, attack->target);
    tc_effects_sum(t, s, AT_ATTACK_BY, &ask, sum);
    if (attack->target >= 0) {
        ask = tc_attack_ask(t, attack, attack->target, attack->attacker);
        tc_effects_sum(t, s, AT_ATTACK_FOR, &ask, sum);
    }
}

/* Keywords of the attack that follow it into the Injury Roll. */
static const struct {
    uint8_t keyword;
    uint16_t flag;
} follow[] = { { KW_IGNORE_ARMOUR, INJURY_IGNORES_ARMOUR },
               { KW_ARMOUR_PIERCING, INJURY_PIERCES },
               { KW_FIRE, INJURY_FIRE },
               { KW_GAS, INJURY_GAS },
               { KW_SHRAPNEL, INJURY_SHRAPNEL },
               { KW_DEADLY, INJURY_DEADLY },
               { KW_INFECTION, INJURY_INFECTS },
               { KW_TORTURE, INJURY_TORTURES } };
enum { FOLLOW = sizeof follow / sizeof follow[0] };

uint16_t tc_injury_flag(int keyword)
{
    for (int i = 0; i < FOLLOW; i++)
        if (follow[i].keyword == keyword)
            return follow[i].flag;
    return 0;
}

static uint16_t injury_flags(const struct tc *t, const struct tc_state *s,
                             const struct tc_attack *attack, const struct tc_ask *ask)
{
    unsigned flags = attack->flags & ATTACK_MELEE ? INJURY_MELEE : INJURY_RANGED;

    for (int i = 0; i < FOLLOW; i++)
        if (tc_attack_has(t, s, attack, follow[i].keyword) ||
            tc_effects_has(t, s, AT_INJURY_BY, DOES_KEYWORD, follow[i].keyword, ask, NULL))
            flags |= follow[i].flag;
    return (uint16_t)flags;
}

void tc_attack_injury(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                      int victim, struct tc_injury *out, struct tc_sum *sum)
{
    const struct tc_weapon *w = tc_attack_weapon(t, attack);
    bool named = victim == attack->target && !(attack->flags & ATTACK_SCATTERED);
    bool critical = named && attack->flags & ATTACK_CRITICAL;
    struct tc_ask ask = tc_attack_ask(t, attack, attack->attacker, victim);

    if (!critical)
        ask.flags &= ~(unsigned)ATTACK_CRITICAL;
    *out = (struct tc_injury){ .victim = (uint8_t)victim,
                               .source = named ? FROM_ATTACK : FROM_BLAST,
                               .root = attack->root,
                               .by = (int8_t)attack->attacker,
                               .weapon = (uint8_t)(attack->weapon + 1),
                               .attack = attack->id,
                               .modifiers = attack->modifiers };
    out->flags = injury_flags(t, s, attack, &ask);
    sum->injury = true;
    tc_sum_dice(sum, w->injury_dice, t->item[w->item].name, "TC-12.2");
    tc_sum_mod(sum, w->injury_mod, t->item[w->item].name, "TC-12.3");
    if (critical) {
        bool two = tc_attack_has(t, s, attack, KW_CRITICAL);

        out->flags |= INJURY_CRITICAL;
        tc_sum_dice(sum, two ? 2 : 1, "Critical Success", two ? "TC-12.17" : "TC-8.8");
    }
    if (attack->flags & ATTACK_LONG && tc_attack_has(t, s, attack, KW_SHOTGUN) &&
        !tc_attack_has(t, s, attack, KW_IGNORE_LONG_RANGE))
        tc_sum_dice(sum, -1, "Long Range", "TC-12.43");
    tc_sum_dice(sum, attack->choice >> CHOICE_DICE_SHIFT & CHOICE_FOUR, "Blood Magic", "TC-16.15");
    tc_sum_mod(sum, attack->choice >> CHOICE_MOD_SHIFT, "Paid for", "TC-16.7");
    if (!(attack->flags & ATTACK_MELEE) &&
        (s->model[attack->attacker].rounds & ~ROUNDS_FRESH) == ROUNDS_CRUEL)
        tc_sum_dice(sum, 1, "Ammunition Sacrament", "TC-16.7");
    tc_effects_sum(t, s, AT_INJURY_BY, &ask, sum);
    out->dice = tc_sum_kept(sum->dice);
    out->mod = tc_sum_kept(sum->mod);
}

/* TC-12.8, 15.1 */
int tc_attacks_of(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack)
{
    const struct tc_weapon *w = tc_attack_weapon(t, attack);
    struct tc_ask ask = tc_attack_ask(t, attack, attack->attacker, attack->target);
    int attacks = attack->flags & ATTACK_MELEE ? w->cleave : w->automatic, more = 0;

    tc_effects_has(t, s, AT_WEAPON, DOES_EXTRA_ATTACK, 0, &ask, &more);
    if (!(attack->flags & ATTACK_REPLY) &&
        tc_effects_has(t, s, AT_WEAPON, DOES_EACH, ACT_FIGHT, &ask, NULL))
        attacks = bits_count(tc_engaged(t, s, attack->attacker));
    attacks = (attacks < 1 ? 1 : attacks) + more;
    return attacks < 1 ? 1 : attacks;
}
