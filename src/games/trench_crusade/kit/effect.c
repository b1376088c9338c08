/* effect.c - effects asked at their moments: conditions, sums, verbs that change the state. */
#include "games/trench_crusade/tc_rules.h"

/* --- does it apply? --- */

static bool is_weapon(const struct tc_item *item)
{
    return item->ranged || item->melee;
}

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
    case WHEN_TARGET_HAS: return has_item(&t->fighter[target], e->of);
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

/* counted: how many of what the condition is about; 0 for one that counts nothing. */
static int counted(const struct tc *t, const struct tc_state *s, const struct tc_when *e,
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
    case WHEN_ELEMENT: return m->element == e->of;
    case WHEN_TOUCHING: return touches_between(t, s, ask);
    case WHEN_ELEVATED: return ask->target >= 0 && m->z - s->model[ask->target].z >= TC_FALL;
    case WHEN_FRIENDS:
    case WHEN_BLOODY:
    case WHEN_BLED:
    case WHEN_TARGET_BLOODY:
    case WHEN_TARGET_FRIENDS: return counted(t, s, e, ask) > 0;
    case WHEN_FOES_SMALL: return foes_are_small(t, s, ask->model, e->of);
    case WHEN_TARGET_NEAR:
        return ask->target >= 0 && tc_near(t, s, ask->model, ask->target, e->of * TC_INCH);
    case WHEN_UNMOVED: return !(m->flags & HAS_MOVED) && is_in_the_open(t, s, ask->model);
    case WHEN_SELF_SMALL: return tc_base(t->fighter[ask->model].base)->mm <= e->of;
    case WHEN_SELF_KEYWORD: return t->fighter[ask->model].keywords >> e->of & 1;
    case WHEN_NO_SELF_KEYWORD: return !(t->fighter[ask->model].keywords >> e->of & 1);
    default: return m->flags & HAS_PILLS; /* WHEN_PILLS */
    }
}

static bool one_holds(const struct tc *t, const struct tc_state *s, const struct tc_when *e,
                      const struct tc_ask *ask)
{
    switch (e->condition) {
    case WHEN_BEARER_UP: /* bearer_stands */
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
    case WHEN_SELF_KEYWORD:
    case WHEN_NO_SELF_KEYWORD:
    case WHEN_PILLS: return of_self(t, s, e, ask);
    default: return of_attack(e, ask);
    }
}

static bool holds(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                  const struct tc_ask *ask)
{
    for (int i = 0; i < TC_WHENS; i++)
        if (!one_holds(t, s, &e->when[i], ask))
            return false;
    return true;
}

/* Used up, or one that works only while its item's bit is
 * set, which it is not. */
bool tc_is_used(const struct tc_state *s, int model, const struct tc_effect *e)
{
    bool set = s->model[model].used >> (e->use & 31) & 1;

    return e->use && (e->use >> 5 == TC_WHILE_USED ? !set : set);
}

static bool bearer_stands(const struct tc_state *s, const struct tc_effect *e, int bearer)
{
    for (int i = 0; i < TC_WHENS; i++)
        if (e->when[i].condition == WHEN_BEARER_UP && is_down(s, bearer))
            return false;
    return true;
}

bool tc_effect_holds(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                     const struct tc_ask *ask)
{
    return holds(t, s, e, ask);
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

/* is_ignored: the protection of armour and shields does not count against this attack (TC-12.30,
 * 12.32). */
static bool is_ignored(const struct tc_item *item, const struct tc_effect *e,
                       const struct tc_ask *ask)
{
    return ask->injury & INJURY_IGNORES_ARMOUR && e->moment == AT_INJURY_FOR && e->value < 0 &&
           (item->type == ITEM_ARMOUR || item->type == ITEM_SHIELD) &&
           !(item->keywords >> KW_IMPERVIOUS & 1);
}

/* is_of_bearer: moments at which a weapon serves its bearer, not its own attacks. */
static bool is_of_bearer(int moment)
{
    return moment == AT_ALWAYS || moment == AT_POOL || moment == AT_RETREAT || moment == AT_DASH;
}

/* has_lost: was it deprived of this item, and has no other one? */
static bool has_lost(const struct tc *t, const struct tc_state *s, int model, int item)
{
    return s->lost[model] && t->fighter[model].kit[s->lost[model] - 1] == item;
}

/* keywords_left: of one who was deprived of an item. */
static uint64_t keywords_left(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_fighter *f = &t->fighter[model];
    uint64_t left = f->born;

    for (int i = 0; i < f->kits; i++) {
        const struct tc_item *item = &t->item[f->kit[i]];

        if (i != s->lost[model] - 1 && !item->ranged && !item->melee)
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

/* applies: what a weapon does it does for its own attacks only, ammunition for those it is used
 * in. */
static bool applies(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                    const struct tc_ask *ask)
{
    const struct tc_item *item = &t->item[e->source];

    if (has_lost(t, s, ask->model, e->source))
        return false;
    if (is_soft(item) && serves(e->moment) && is_stripped(t, s, ask->model))
        return false;
    if (tc_is_used(s, ask->model, e) || is_ignored(item, e, ask) ||
        (tc_price(e) && tc_price(e) > tc_payable(t, s)))
        return false;
    if (is_weapon(item) && ask->item != e->source + 1 && !is_of_bearer(e->moment))
        return false;
    if (item->type == ITEM_AMMUNITION && !is_loaded(t, e->source, ask))
        return false;
    return bearer_stands(s, e, ask->model) && holds(t, s, e, ask);
}

/* for_effects: the effects of a fighter at a moment. */
#define for_effects(e, t, model, moment)                                                           \
    for (const struct tc_effect *e =                                                               \
             (t)->fighter[model].effect + (t)->fighter[model].first[moment];                       \
         e < (t)->fighter[model].effect + (t)->fighter[model].first[(moment) + 1]; e++)

/* --- asking --- */

/* each_of: DICE for each of what its first counting condition counts. */
static int each_of(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                   const struct tc_ask *ask)
{
    int count = 0;

    for (int i = 0; i < TC_WHENS && !count; i++)
        count = counted(t, s, &e->when[i], ask);
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

/* lent: an aura that reaches the model: of a friend, the bearer's own included, or of an enemy. */
static bool lent(const struct tc *t, const struct tc_state *s, const struct tc_aura *a,
                 const struct tc_ask *ask)
{
    bool friends = side_of(a->model) == side_of(ask->model);

    return is_on_table(s, a->model) && friends == (a->effect.whom == WHOM_FRIENDS) &&
           tc_near(t, s, a->model, ask->model, a->effect.reach * TC_INCH) &&
           bearer_stands(s, &a->effect, a->model) && holds(t, s, &a->effect, ask);
}

void tc_effects_sum(const struct tc *t, const struct tc_state *s, int moment,
                    const struct tc_ask *ask, struct tc_sum *sum)
{
    uint64_t seen[TC_ITEMS / 64 + 1] = { 0 };
    struct tc_ask now = *ask;

    now.modifiers = sum->modifiers;
    for_effects(e, t, ask->model, moment)
    {
        if (!tc_price(e) && applies(t, s, e, &now))
            add(t, s, e, &now, sum);
    }
    for (int i = 0; i < t->auras; i++) {
        const struct tc_aura *a = &t->aura[i];
        int source = a->effect.source;

        if (a->effect.moment != moment || seen[source / 64] >> source % 64 & 1 ||
            !lent(t, s, a, &now))
            continue;
        seen[source / 64] |= (uint64_t)1 << source % 64; /* TC-13.75: not cumulative */
        add(t, s, &a->effect, &now, sum);
    }
}

void tc_effects_morale(const struct tc *t, const struct tc_state *s, int side, struct tc_sum *sum)
{
    uint64_t seen[TC_ITEMS / 64 + 1] = { 0 }, own = tc_present(t, s) & models_of(side);
    struct tc_ask ask = { .model = -1, .target = -1, .roll_for = FOR_MORALE };

    for_models (m, own) {
        ask.model = m;
        for_effects(e, t, m, AT_MORALE)
        {
            if (seen[e->source / 64] >> e->source % 64 & 1 || !applies(t, s, e, &ask))
                continue;
            seen[e->source / 64] |= (uint64_t)1 << e->source % 64;
            add(t, s, e, &ask, sum);
        }
    }
    for (int i = 0; i < t->auras && own; i++) {
        const struct tc_effect *e = &t->aura[i].effect;

        if (e->moment != AT_MORALE || side_of(t->aura[i].model) == side ||
            !is_on_table(s, t->aura[i].model) || seen[e->source / 64] >> e->source % 64 & 1 ||
            !holds(t, s, e, &ask))
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
        if (e->verb != verb || e->what != what || tc_price(e) || !applies(t, s, e, ask))
            continue;
        if (value)
            *value = (found ? *value : 0) + e->value;
        found = true;
    }
    for (int i = 0; i < t->auras; i++) {
        const struct tc_effect *e = &t->aura[i].effect;

        if (e->moment != moment || e->verb != verb || e->what != what ||
            !lent(t, s, &t->aura[i], ask))
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
        if (e->verb == verb && applies(t, s, e, ask))
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

        if (effect > after && applies(t, s, e, ask))
            return effect;
    }
    return -1;
}

bool tc_has_keyword(const struct tc *t, const struct tc_state *s, int model, int keyword)
{
    uint64_t own = s->lost[model] ? keywords_left(t, s, model) : t->fighter[model].keywords;
    uint64_t worn = t->fighter[model].worn;
    struct tc_ask ask = { .model = model, .target = -1 };

    if (worn >> keyword & 1 && is_stripped(t, s, model))
        own &= ~((uint64_t)1 << keyword);
    if (own >> keyword & 1)
        return true;
    if (keyword == KW_NEGATE_FIRE && own >> KW_DEMONIC & 1) /* TC-12.19 */
        return true;
    if ((keyword == KW_NEGATE_FEAR || keyword == KW_NEGATE_GAS) && own >> KW_GOLEM & 1)
        return true; /* TC-12.26 */
    return tc_effects_has(t, s, AT_ALWAYS, DOES_KEYWORD, keyword, &ask, NULL);
}

/* --- doing --- */

void tc_use(struct tc_play *p, int model, int effect)
{
    const struct tc_effect *e = &p->t->fighter[model].effect[effect];

    if (e->use >> 5 == TC_ONCE_AN_ACTIVATION && !tc_is_active(p->s, model))
        return; /* outside its Activation it is not counted */
    if (e->use)
        p->s->model[model].used |= 1u << (e->use & 31);
}

/* TC-13.68: enemies close by burn with the bearer, unless they negate FIRE. */
static void soul_contract(struct tc_play *p, int model)
{
    struct tc_cause why = { .root = (int8_t)model, .direct = -1, .source = FROM_ABILITY };

    for_models (e, tc_engaged(p->t, p->s, model))
        if (!tc_has_keyword(p->t, p->s, e, KW_NEGATE_FIRE))
            tc_add_blood(p, e, 1, &why);
}

void tc_forget(const struct tc *t, struct tc_state *s, int model, int limit)
{
    const struct tc_fighter *f = &t->fighter[model];

    for (int i = 0; i < f->effects; i++)
        if (f->effect[i].use >> 5 == limit)
            s->model[model].used &= ~(1u << (f->effect[i].use & 31));
}

/* TC-12.26: its own side takes no BLOOD from a GOLEM. */
static void take_off(struct tc_play *p, int model, int marking, int count)
{
    if (marking != MARK_BLOOD || !tc_has_keyword(p->t, p->s, model, KW_GOLEM))
        tc_add_mark(p, model, marking, -count);
}

static void stand(struct tc_play *p, int model)
{
    if (!is_down(p->s, model))
        return;
    p->s->model[model].flags &= (uint16_t)~IS_DOWN;
    tc_tell(p, SAW_STOOD, 0, (int16_t[7]){ (int16_t)model });
}

/* dark_blessing: for the nearest ELITE HERETIC of its side; of two equally near, the first. */
static void dark_blessing(struct tc_play *p, int model)
{
    int nearest = -1, least = 0;

    for_models (m, tc_friends(p->t, p->s, model)) {
        int apart = plane_length(tc_plan(tc_spot_of(p->s, model)), tc_plan(tc_spot_of(p->s, m))) -
                    tc_base(p->t->fighter[m].base)->radius;

        if (!tc_has_keyword(p->t, p->s, m, KW_ELITE) || !tc_has_keyword(p->t, p->s, m, KW_HERETIC))
            continue;
        if (nearest < 0 || apart < least) {
            nearest = m;
            least = apart;
        }
    }
    if (nearest >= 0)
        tc_add_mark(p, nearest, MARK_BLESSING, 1);
}

/* greedy_hearts: BLESSING for each enemy worth 150 ducats or more. */
static void greedy_hearts(struct tc_play *p, int model)
{
    for_models (m, tc_enemies(p->t, p->s, model))
        if (side_of(m) != NEUTRAL && p->t->fighter[m].cost >= 150)
            tc_add_mark(p, model, MARK_BLESSING, 1);
}

/* leave: it is gone, neither out nor a loss. */
static void leave(struct tc_play *p, int model)
{
    struct tc_model *m = &p->s->model[model];

    m->where = ESCAPED;
    m->blood = m->blessing = m->infection = 0;
    m->flags &= (uint16_t)~IS_DOWN;
    tc_tell(p, SAW_LEFT, EVENT_EFFECT | EVENT_PIECE, (int16_t[7]){ (int16_t)model });
    tc_end_activation(p, model, false);
}

/* halt: no further attack in this Activation. */
static void halt(struct tc_play *p, int model)
{
    struct tc_active *active = tc_active_of(p->s, model);

    p->s->attack.flags |= ATTACK_HALTED;
    if (active) {
        active->did |= 1 << ACT_FIGHT;
        active->shoots = 2;
    }
}

/* run_code: what no verb says. */
static void run_code(struct tc_play *p, int code, const struct tc_ask *ask,
                     const struct tc_cause *why)
{
    switch (code) {
    case CODE_SOUL_CONTRACT: soul_contract(p, ask->model); break;
    case CODE_FIRE:
    case CODE_GAS:
    case CODE_SHRAPNEL: p->s->model[ask->model].element = (uint8_t)(code - CODE_FIRE + 1); break;
    case CODE_SHRINE: tc_call(p, F_PICK, ask->model, 0, 0, 0); break;
    case CODE_BLEED:
        if (p->s->model[ask->model].blood == TC_MOST_MARKS)
            break;
        tc_add_blood(p, ask->model, 1, why);
        tc_add_mark(p, ask->target, MARK_INFECTION, 1);
        break;
    case CODE_DRAIN: take_off(p, ask->model, MARK_BLOOD, p->s->attack.bled); break;
    case CODE_DARK_BLESSING: dark_blessing(p, ask->model); break;
    case CODE_LEAVE: leave(p, ask->model); break;
    case CODE_WEAR:
    case CODE_FAVOUR:
    case CODE_PLEASURES: tc_name(p, ask->model, code); break;
    case CODE_HALT: halt(p, ask->model); break;
    case CODE_BANK: p->s->side[side_of(ask->model)].banked++; break;
    case CODE_GREEDY_HEARTS: greedy_hearts(p, ask->model); break;
    default: break;
    }
}

/* carry_out: the effect is done to `whom`; the cause is its bearer. */
static void carry_out(struct tc_play *p, const struct tc_effect *e, const struct tc_ask *ask,
                      int whom)
{
    struct tc_cause why = { .root = (int8_t)ask->model, .direct = -1, .source = FROM_ABILITY };

    switch (e->verb) {
    case DOES_BLOOD: tc_add_blood(p, whom, e->value, &why); break;
    case DOES_BLESSING: tc_add_mark(p, whom, MARK_BLESSING, e->value); break;
    case DOES_INFECTION: tc_add_mark(p, whom, MARK_INFECTION, e->value); break;
    case DOES_REMOVE: take_off(p, whom, e->what, e->value); break;
    case DOES_STAND: stand(p, whom); break;
    case DOES_ALLOWANCE:
        if (tc_active_of(p->s, whom))
            tc_active_of(p->s, whom)->haste += e->value;
        break;
    case DOES_TAKE_DOWN: tc_take_down(p, whom, &why); break;
    case DOES_REDEPLOY:
        tc_redeploy(p, ask->model, e->what == REDEPLOY_BESIDE ? ask->target : ask->model, e->value,
                    e->what);
        break;
    case DOES_PULL: tc_pull(p, ask->target, ask->model, e->value); break;
    case DOES_PUSH: tc_force(p, ask->target, ask->model, e->value); break;
    case DOES_CODE: run_code(p, e->what, ask, &why); break;
    default: break;
    }
}

/* carry_out_around: done to each friend or enemy within reach for whom the conditions hold. */
static void carry_out_around(struct tc_play *p, const struct tc_effect *e, const struct tc_ask *ask)
{
    uint64_t those = e->whom == ON_FOES ? tc_enemies(p->t, p->s, ask->model)
                                        : tc_friends(p->t, p->s, ask->model);

    for_models (m, tc_all_near(p->t, p->s, ask->model, those, e->reach * TC_INCH)) {
        struct tc_ask one = *ask;

        one.target = m;
        if (applies(p->t, p->s, e, &one))
            carry_out(p, e, &one, m);
    }
}

void tc_effect_do(struct tc_play *p, int model, int effect, int target)
{
    const struct tc_effect *e = &p->t->fighter[model].effect[effect];
    struct tc_ask ask = { .model = model, .target = target };

    tc_use(p, model, effect);
    carry_out(p, e, &ask, e->whom == ON_TARGET ? target : model);
}

void tc_effects_do(struct tc_play *p, int moment, const struct tc_ask *ask)
{
    for_effects(e, p->t, ask->model, moment)
    {
        if (e->whom >= ON_FRIENDS)
            carry_out_around(p, e, ask);
        else if (applies(p->t, p->s, e, ask)) {
            int effect = (int)(e - p->t->fighter[ask->model].effect);

            if (e->may)
                tc_offer_deed(p, ask->model, effect, ask->target);
            else
                tc_effect_do(p, ask->model, effect, ask->target);
        }
    }
    for (int i = 0; i < p->t->auras; i++)
        if (p->t->aura[i].effect.moment == moment && lent(p->t, p->s, &p->t->aura[i], ask))
            carry_out(p, &p->t->aura[i].effect, ask, ask->model);
}

void tc_regenerate(struct tc_play *p, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };
    int before = p->s->model[model].blood;

    take_off(p, model, MARK_BLOOD, p->t->fighter[model].regenerate);
    for (int i = p->s->model[model].blood; i < before; i++)
        tc_effects_do(p, AT_REGENERATED, &ask);
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
