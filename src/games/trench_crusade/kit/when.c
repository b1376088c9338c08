/* when.c - conditions of effects: do they hold, and how many of what they are about are there? */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/tc_rules.h"

static bool touches_between(const struct tc *t, const struct tc_state *s, const struct tc_ask *ask)
{
    struct tc_field field;

    if (ask->target < 0)
        return false;
    tc_field_make(&field, t, s);
    return tc_between(&field.ground, tc_figure_of(t, s, ask->model),
                      tc_figure_of(t, s, ask->target)) != 0;
}

static bool has_item(const struct tc_fighter *f, int item)
{
    for (int i = 0; i < f->kits; i++)
        if (f->kit[i] == item)
            return true;
    return false;
}

/* partner_hit: has the other member of its Fireteam hit this one, in the Activation of both? */
static bool partner_hit(const struct tc *t, const struct tc_state *s, int model, int target)
{
    int partner = t->fighter[model].partner;
    const struct tc_active *active = partner < 0 ? NULL : tc_is_active(s, partner);

    return active && tc_is_active(s, model) && active->hit & model_bit(target);
}

static bool of_target(const struct tc *t, const struct tc_state *s, const struct tc_when *e,
                      const struct tc_ask *ask)
{
    int target = ask->target;

    if (target < 0)
        return false;
    switch (e->condition) {
    case WHEN_TARGET_DOWN: return is_down(s, target);
    case WHEN_TARGET_FEAR: return tc_has_keyword(t, s, target, KW_FEAR);
    case WHEN_TARGET_TOUGH: return tc_has_keyword(t, s, target, KW_TOUGH);
    case WHEN_TARGET_BASE: return tc_base(t->fighter[target].base)->mm >= e->of;
    case WHEN_TARGET_SMALL: return tc_base(t->fighter[target].base)->mm <= e->of;
    case WHEN_TARGET_KEYWORD: return tc_has_keyword(t, s, target, e->of);
    case WHEN_NO_TARGET_KEYWORD: return !tc_has_keyword(t, s, target, e->of);
    case WHEN_TARGET_THERE: return is_on_table(s, target);
    case WHEN_TARGET_UP: return !is_down(s, target);
    case WHEN_TARGET_ENEMY: return side_of(target) != side_of(ask->model);
    case WHEN_TARGET_FRIENDLY: return side_of(target) == side_of(ask->model);
    case WHEN_TARGET_ARMOURED: return t->fighter[target].armour < 0;
    case WHEN_TARGET_STRUCK: return s->attack.struck >> target & 1;
    case WHEN_NAMED: return tc_is_named(s, target);
    case WHEN_TARGET_OWN: return t->fighter[ask->model].master == target;
    case WHEN_TARGET_INFECTIONS: return s->model[target].infection >= e->of;
    case WHEN_TARGET_HAS: return has_item(&t->fighter[target], e->of);
    case WHEN_NO_TARGET_HAS: return !has_item(&t->fighter[target], e->of);
    case WHEN_PARTNER_HIT: return partner_hit(t, s, ask->model, target);
    default: return !(s->model[target].flags & IS_ACTIVATED); /* WHEN_TARGET_FRESH */
    }
}

static bool of_attack(const struct tc_when *e, const struct tc_ask *ask)
{
    switch (e->condition) {
    case WHEN_MELEE: return ask->flags & ATTACK_MELEE || ask->injury & INJURY_MELEE;
    case WHEN_RANGED:
        return ask->item && !(ask->flags & ATTACK_MELEE) && !(ask->injury & INJURY_MELEE);
    case WHEN_CRITICAL: return ask->flags & ATTACK_CRITICAL || ask->injury & INJURY_CRITICAL;
    case WHEN_LONG: return ask->flags & ATTACK_LONG;
    case WHEN_SHORT: return !(ask->flags & (ATTACK_LONG | ATTACK_MELEE));
    case WHEN_OFF_HAND: return ask->flags & ATTACK_OFF_HAND;
    case WHEN_NOT_OFF_HAND: return !(ask->flags & ATTACK_OFF_HAND);
    case WHEN_ATTACK_KEYWORD: return ask->keywords >> e->of & 1;
    case WHEN_NO_ATTACK_KEYWORD: return !(ask->keywords >> e->of & 1);
    case WHEN_ATTACKED: return ask->item != 0;
    case WHEN_REPLY: return ask->flags & ATTACK_REPLY;
    case WHEN_NO_REPLY: return !(ask->flags & ATTACK_REPLY);
    case WHEN_BRACED: return ask->injury & INJURY_BRACED;
    case WHEN_COVERED: return ask->modifiers >> MOD_COVER & 1;
    case WHEN_PLACED_BLOOD: return ask->placed >> MARK_BLOOD & 1;
    case WHEN_PLACED_INFECTION: return ask->placed >> MARK_INFECTION & 1;
    case WHEN_USING: return ask->code == e->of;
    case WHEN_WITH: return ask->item == e->of + 1;
    case WHEN_DASH: return ask->roll_for == FOR_DASH;
    case WHEN_NO_DASH: return ask->roll_for != FOR_DASH;
    case WHEN_NO_ATTACK: return ask->roll_for != FOR_ATTACK && ask->roll_for != FOR_SCATTER;
    case WHEN_HEALS: return ask->roll_for == FOR_TREAT || ask->roll_for == FOR_HEALING;
    case WHEN_JUMP: return ask->roll_for == FOR_JUMP;
    case WHEN_DIVE: return ask->roll_for == FOR_DIVE;
    case WHEN_TREAT: return ask->roll_for == FOR_TREAT;
    default: return ask->roll_for == FOR_CLIMB; /* WHEN_CLIMB */
    }
}

/* is_sheltered: does it touch a piece that lies between it and the point of the blast? */
static bool is_sheltered(const struct tc *t, const struct tc_state *s, int victim)
{
    struct tc_figure point = { { s->attack.x, s->attack.y, s->attack.z }, TC_BASE_25, 0 };
    struct tc_field field;

    if (victim < 0)
        return false;
    tc_field_make(&field, t, s);
    return tc_between(&field.ground, tc_figure_of(t, s, victim), point) != 0;
}

static bool is_in_the_open(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    return !(tc_ground_flags(&field.ground, tc_spot_of(s, model)) & (TC_DIFFICULT | TC_DANGEROUS));
}

int tc_when_counts(const struct tc *t, const struct tc_state *s, const struct tc_when *e,
                   const struct tc_ask *ask)
{
    uint64_t friends = tc_friends(t, s, ask->model);

    switch (e->condition) {
    case WHEN_BLOODY: return s->model[ask->model].blood;
    case WHEN_BLED: return s->attack.bled;
    case WHEN_TARGET_BLOODY: return ask->target < 0 ? 0 : s->model[ask->target].blood;
    case WHEN_FRIENDS: return bits_count(tc_all_near(t, s, ask->model, friends, e->of * TC_INCH));
    case WHEN_TARGET_FRIENDS:
        return ask->target < 0
                   ? 0
                   : bits_count(tc_all_near(t, s, ask->target, friends, e->of * TC_INCH));
    default: return 0;
    }
}

static bool foes_are_small(const struct tc *t, const struct tc_state *s, int model, int mm)
{
    for_models (foe, tc_engaged(t, s, model))
        if (tc_base(t->fighter[foe].base)->mm > mm)
            return false;
    return true;
}

static int count_weapons(const struct tc_fighter *f, int keyword)
{
    int count = 0;

    for (int i = 0; i < f->weapons; i++)
        count += f->weapon[i].keywords >> keyword & 1;
    return count;
}

static bool is_armed(const struct tc_fighter *f)
{
    for (int i = 0; i < f->weapons; i++)
        if (f->weapon[i].melee && f->weapon[i].type != ITEM_ABILITY)
            return true;
    return false;
}

static bool of_self(const struct tc *t, const struct tc_state *s, const struct tc_when *e,
                    const struct tc_ask *ask)
{
    const struct tc_model *m = &s->model[ask->model];
    const struct tc_active *active = tc_is_active(s, ask->model);

    switch (e->condition) {
    case WHEN_CHARGED: return m->flags & HAS_CHARGED;
    case WHEN_FIRST_CHARGE: return active && active->flags & ACTIVE_CHARGED_FIRST;
    case WHEN_SELF_DOWN: return m->flags & IS_DOWN;
    case WHEN_NO_BLOOD: return m->blood == 0;
    case WHEN_UNENGAGED: return !tc_engaged(t, s, ask->model);
    case WHEN_ALONE: return !tc_all_near(t, s, ask->model, tc_friends(t, s, ask->model), 0);
    case WHEN_SHELTERED: return is_sheltered(t, s, ask->target);
    case WHEN_OTHER_WAY: return ask->weapon && t->fighter[ask->model].weapon[ask->weapon - 1].other;
    case WHEN_INFECTED: return m->infection > 0;
    case WHEN_INFECTIONS: return m->infection >= e->of;
    case WHEN_LAID: return tc_charges_laid(s) >> ask->model & 1;
    case WHEN_ELEMENT: return m->element == e->of;
    case WHEN_TOUCHING: return touches_between(t, s, ask);
    case WHEN_ELEVATED: return ask->target >= 0 && m->z - s->model[ask->target].z >= TC_FALL;
    case WHEN_FRIENDS:
    case WHEN_BLOODY:
    case WHEN_BLED:
    case WHEN_TARGET_BLOODY:
    case WHEN_TARGET_FRIENDS: return tc_when_counts(t, s, e, ask) > 0;
    case WHEN_FOES_SMALL: return foes_are_small(t, s, ask->model, e->of);
    case WHEN_TARGET_NEAR:
        return ask->target >= 0 && tc_near(t, s, ask->model, ask->target, e->of * TC_INCH);
    case WHEN_UNMOVED: return !(m->flags & HAS_MOVED) && is_in_the_open(t, s, ask->model);
    case WHEN_SELF_SMALL: return tc_base(t->fighter[ask->model].base)->mm <= e->of;
    case WHEN_ARMED: return is_armed(&t->fighter[ask->model]);
    case WHEN_FIRST_TURN: return s->turn == 1;
    case WHEN_ONLY_ONE: return count_weapons(&t->fighter[ask->model], e->of) == 1;
    case WHEN_SELF_KEYWORD: return t->fighter[ask->model].keywords >> e->of & 1;
    case WHEN_NO_SELF_KEYWORD: return !(t->fighter[ask->model].keywords >> e->of & 1);
    default: return m->flags & HAS_PILLS; /* WHEN_PILLS */
    }
}

static bool one_holds(const struct tc *t, const struct tc_state *s, const struct tc_when *e,
                      const struct tc_ask *ask)
{
    switch (e->condition) {
    case WHEN_BEARER_UP: /* bearer_fits */
    case WHEN_CHOSEN:
    case WHEN_ALWAYS: return true;
    case WHEN_TARGET_DOWN:
    case WHEN_TARGET_FEAR:
    case WHEN_TARGET_TOUGH:
    case WHEN_TARGET_BASE:
    case WHEN_TARGET_SMALL:
    case WHEN_TARGET_KEYWORD:
    case WHEN_NO_TARGET_KEYWORD:
    case WHEN_TARGET_THERE:
    case WHEN_TARGET_UP:
    case WHEN_TARGET_ARMOURED:
    case WHEN_TARGET_STRUCK:
    case WHEN_NAMED:
    case WHEN_TARGET_HAS:
    case WHEN_NO_TARGET_HAS:
    case WHEN_PARTNER_HIT:
    case WHEN_TARGET_OWN:
    case WHEN_TARGET_INFECTIONS:
    case WHEN_TARGET_ENEMY:
    case WHEN_TARGET_FRIENDLY:
    case WHEN_TARGET_FRESH: return of_target(t, s, e, ask);
    case WHEN_CHARGED:
    case WHEN_FIRST_CHARGE:
    case WHEN_SELF_DOWN:
    case WHEN_NO_BLOOD:
    case WHEN_UNENGAGED:
    case WHEN_ALONE:
    case WHEN_SHELTERED:
    case WHEN_OTHER_WAY:
    case WHEN_INFECTED:
    case WHEN_INFECTIONS:
    case WHEN_LAID:
    case WHEN_ELEMENT:
    case WHEN_TOUCHING:
    case WHEN_ELEVATED:
    case WHEN_FRIENDS:
    case WHEN_BLOODY:
    case WHEN_BLED:
    case WHEN_TARGET_BLOODY:
    case WHEN_FOES_SMALL:
    case WHEN_TARGET_FRIENDS:
    case WHEN_TARGET_NEAR:
    case WHEN_UNMOVED:
    case WHEN_SELF_SMALL:
    case WHEN_ARMED:
    case WHEN_ONLY_ONE:
    case WHEN_FIRST_TURN:
    case WHEN_SELF_KEYWORD:
    case WHEN_NO_SELF_KEYWORD:
    case WHEN_PILLS: return of_self(t, s, e, ask);
    default: return of_attack(e, ask);
    }
}

bool tc_effect_holds(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                     const struct tc_ask *ask)
{
    for (int i = 0; i < TC_WHENS; i++)
        if (!one_holds(t, s, &e->when[i], ask))
            return false;
    return true;
}
