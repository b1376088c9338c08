/* rites.c - what special ACTIONS do: a row for each, whom it may be done to, and what then happens. */
#include "games/trench_crusade/kit/rites.h"
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

#define HOW(word) (1u << HOW_##word)

const struct tc_rite tc_rites[CODES] = {
    [CODE_TREAT] = { RITE_RISKY, 0, 1, ON_SELF_OR_FRIEND, false, FOR_TREAT, HOW(BLOOD) | HOW(STAND),
                     false, 0 },
    [CODE_BLESS] = { RITE_RISKY, 0, 6, ON_SELF_OR_FRIEND, false, FOR_ABILITY, 1, false, 0 },
    [CODE_LAY_ON_HANDS] = { RITE_ROLL, 0, 6, ON_SELF_OR_FRIEND, false, FOR_HEALING, 1, false, 0 },
    [CODE_RAISE] = { RITE_RISKY, 1, 8, ON_FALLEN_FRIENDS, false, FOR_ABILITY, 1, false, 0 },
    [CODE_JUDGE] = { RITE_RISKY, 0, 24, ON_ENEMY, false, FOR_ABILITY, 1, false, 0 },
    [CODE_GAZE] = { RITE_ROLL, 0, 24, ON_ENEMY, true, FOR_ABILITY, 1, false, 0 },
    [CODE_SCRIPTURE] = { RITE_ROLL, 1, 18, ON_ENEMY, true, FOR_ABILITY, 1, false, 0 },
    [CODE_GRASP] = { RITE_RISKY, 0, 12, ON_ENEMY, true, FOR_ABILITY, 1, false, 0 },
    [CODE_PORTAL] = { RITE_RISKY, 1, 0, ON_SELF_OR_PREY, false, FOR_ABILITY, 1, false, 0 },
    [CODE_PHYSIC] = { RITE_ROLL, 1, 1, ON_SELF_OR_FRIEND, false, FOR_HEALING,
                      HOW(BLOOD) | HOW(STAND) | HOW(INFECTION), false, 0 },
    [CODE_VOICE] = { RITE_RISKY, 0, 0, ON_ANYBODY_ELSE, false, FOR_ABILITY, 1, false, 0 },
    [CODE_TRANSMUTE] = { RITE_RISKY, 0, 0, ON_ITSELF, false, FOR_ABILITY,
                         HOW(ONE) | HOW(TWO) | HOW(THREE), false, 0 },
    [CODE_GUARD] = { RITE_RISKY, 2, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_ALTAR] = { RITE_SURE, 0, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_RAM] = { RITE_SURE, 0, 0, ON_ENEMY, false, FOR_ABILITY, 1, true, 0 },
    [CODE_RALLY] = { RITE_RISKY, 2, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_MINE] = { RITE_ROLL, 2, 0, ON_ITSELF, false, FOR_ABILITY,
                    HOW(ONE) | HOW(TWO) | HOW(THREE), false, 0 },
    [CODE_DRAG] = { RITE_SURE, 0, 1, ON_FRIEND, false, FOR_DASH, HOW(MOVE) | HOW(DASH), false, 0 },
    [CODE_DOG] = { RITE_RISKY, 0, 0, ON_ITSELF, false, FOR_TREAT, HOW(BLOOD), false, 0 },
    [CODE_INFECT] = { RITE_RISKY, 0, 1, ON_ANYBODY_ELSE, false, FOR_ABILITY, 1, false, 0 },
    [CODE_AIM] = { RITE_RISKY, 2, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_FORTIFY] = { RITE_RISKY, 0, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_HIDE] = { RITE_RISKY, 1, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_ARISE] = { RITE_RISKY, 0, 3, ON_SELF_OR_FRIEND, false, FOR_HEALING,
                     HOW(BLOOD) | HOW(ONE) | HOW(TWO) | HOW(THREE), false, 0 },
    [CODE_FELL] = { RITE_RISKY, 0, 12, ON_ENEMY, false, FOR_ABILITY, 1, false, -1 },
    [CODE_COMMAND] = { RITE_SURE, 0, 0, ON_ENEMY, true, FOR_ABILITY, 1, false, 0 },
    [CODE_PSALM] = { RITE_SURE, 0, 0, ON_FRIEND, false, FOR_ABILITY, 1, false, 0 },
    [CODE_GREED] = { RITE_RISKY, 0, 12, ON_ENEMY, true, FOR_ABILITY, 1, false, 0 },
    [CODE_PUPPET] = { RITE_RISKY, 0, 12, ON_ANYBODY_ELSE, true, FOR_ABILITY, 1, true, 0 },
    [CODE_SMITE] = { RITE_RISKY, 0, 3, ON_ENEMY, false, FOR_ABILITY, 1, false, 0 },
    [CODE_DEVICE] = { RITE_SURE, 0, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_CLOUD] = { RITE_SURE, 0, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_DETONATE] = { RITE_RISKY, 1, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_DEVOUR] = { RITE_RISKY, 0, 1, ON_ANYBODY_ELSE, false, FOR_ABILITY, 1, false, 0 },
    [CODE_PURGE] = { RITE_ROLL, 4, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_FLESH] = { RITE_SURE, 0, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_SACRAMENT] = { RITE_RISKY, 0, 1, ON_FRIEND, true, FOR_ABILITY,
                         HOW(ONE) | HOW(TWO) | HOW(THREE), false, 0 },
    /* Commands */
    [CODE_MOTHER] = { RITE_SURE, 0, 8, ON_FRIEND, false, FOR_ABILITY,
                      HOW(MOVE) | HOW(FIGHT) | HOW(FEAST), false, 0 },
    [CODE_HEGEMON] = { RITE_SURE, 0, 18, ON_FRIEND, false, FOR_ABILITY,
                       HOW(MOVE) | HOW(CHARGE) | HOW(FIGHT) | HOW(SHOOT), false, 0 },
    [CODE_HUNT] = { RITE_SURE, 0, 12, ON_FRIEND, false, FOR_ABILITY, HOW(CHARGE), false, 0 },
    /* spells */
    [CODE_PAIN] = { RITE_SURE, 0, 0, ON_ANYBODY, true, FOR_ABILITY, HOW(ONE) | HOW(TWO), false, 0 },
    [CODE_TAKE] = { RITE_SURE, 0, 0, ON_ANYBODY_ELSE, true, FOR_ABILITY, HOW(BLOOD) | HOW(BLESSING),
                    false, 0 },
    [CODE_SWAP] = { RITE_SURE, 0, 12, ON_ANYBODY_ELSE, true, FOR_ABILITY, 1, false, 0 },
    [CODE_SAMAEL] = { RITE_SURE, 0, 24, ON_ENEMY, true, FOR_ABILITY, 1, false, 0 },
    [CODE_GLUTTONY] = { RITE_SURE, 0, 0, ON_ENEMY, false, FOR_ABILITY,
                        HOW(ONE) | HOW(TWO) | HOW(THREE), false, 0 },
    [CODE_SLAVES] = { RITE_SURE, 0, 18, ON_ANYBODY_ELSE, false, FOR_ABILITY,
                      HOW(MOVE) | HOW(FIGHT) | HOW(SHOOT) | HOW(SACRIFICE), false, 0 },
    [CODE_CHARM] = { RITE_SURE, 0, 0, ON_ITSELF, false, FOR_ABILITY, 1, false, 0 },
    [CODE_INFERNO] = { RITE_SURE, 0, 36, ON_ENEMY, true, FOR_ABILITY,
                       HOW(ONE) | HOW(TWO) | HOW(THREE), false, 0 },
};

int tc_rite_price(const struct tc_effect *e, int how)
{
    bool named = e->what == CODE_PAIN || e->what == CODE_INFERNO;

    return named ? how - HOW_ONE + 1 : tc_price(e);
}

/* is_willing: a friend lets itself be devoured. */
static bool is_willing(int code, int model, int target)
{
    return code == CODE_DEVOUR && side_of(model) == side_of(target);
}

int tc_rite_roll(int code, int model, int target, int how)
{
    if (code == CODE_DRAG && how == HOW_DASH)
        return RITE_RISKY;
    return is_willing(code, model, target) ? RITE_ROLL : tc_rites[code].roll;
}

int tc_rite_dice(const struct tc *t, const struct tc_state *s, int code, int model, int target)
{
    const struct tc_rite *r = &tc_rites[code];
    bool near = code == CODE_SCRIPTURE && tc_near(t, s, model, target, 9 * TC_INCH);

    return r->dice + (tc_base(t->fighter[target].base)->mm >= 40 ? r->larger : 0) + near +
           is_willing(code, model, target);
}

/* --- whom --- */

static uint64_t fallen_near(const struct tc *t, const struct tc_state *s, int model)
{
    uint64_t near =
        tc_all_near(t, s, model, tc_friends(t, s, model), tc_rites[CODE_RAISE].inches * TC_INCH);
    uint64_t fallen = 0;

    for_models (m, near)
        if (is_down(s, m))
            fallen |= model_bit(m);
    return fallen;
}

static bool sees(const struct tc *t, const struct tc_state *s, int model, int target)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    return tc_seen(tc_sight_of(&field.ground, tc_figure_of(t, s, model),
                               tc_figure_of(t, s, target))) > 0;
}

/* prey: enemies within 1" on bases of 32 mm at most. */
static uint64_t prey(const struct tc *t, const struct tc_state *s, int model)
{
    uint64_t set = 0;

    for_models (m, tc_engaged(t, s, model))
        if (tc_base(t->fighter[m].base)->mm <= 32)
            set |= model_bit(m);
    return set;
}

/* eats_itself: one who starves may infect itself. */
static bool eats_itself(const struct tc *t, const struct tc_state *s, int code, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };

    return code == CODE_INFECT &&
           tc_effects_has(t, s, AT_OFFERS, DOES_PERMIT, ACT_SPECIAL, &ask, NULL);
}

/* whom_of: on whom the ability may be used, near or far. */
static uint64_t whom_of(const struct tc *t, const struct tc_state *s, int code, int model)
{
    uint64_t friends = tc_friends(t, s, model), enemies = tc_enemies(t, s, model);

    switch (tc_rites[code].whom) {
    case ON_SELF_OR_FRIEND: return friends | model_bit(model);
    case ON_ENEMY: return enemies;
    case ON_ANYBODY_ELSE:
        return friends | enemies | (eats_itself(t, s, code, model) ? model_bit(model) : 0);
    case ON_ITSELF: return model_bit(model);
    case ON_FRIEND: return friends;
    case ON_SELF_OR_PREY: return prey(t, s, model) | model_bit(model);
    case ON_ANYBODY: return friends | enemies | model_bit(model);
    default: return fallen_near(t, s, model) ? model_bit(model) : 0;
    }
}

static bool beside_terrain(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    return tc_beside_terrain(&field.ground, tc_figure_of(t, s, model));
}

/* stands_alone: nobody but the caster is within 1" of it. */
static bool stands_alone(const struct tc *t, const struct tc_state *s, int caster, int target)
{
    uint64_t others = tc_present(t, s) & ~model_bit(caster) & ~model_bit(target);

    return !tc_all_near(t, s, target, others, TC_INCH);
}

static int cures(const struct tc_model *m, int how)
{
    return how == HOW_BLOOD ? m->blood || m->infection || m->flags & IS_DOWN
                            : m->infection > how - HOW_ONE;
}

static int weapon_of(const struct tc *t, int model, int item)
{
    for (int i = 0; i < t->fighter[model].weapons; i++)
        if (t->fighter[model].weapon[i].item == item)
            return i;
    return -1;
}

static const char *physic_unfit(const struct tc_model *m, int how, bool golem, bool itself)
{
    if (how == HOW_STAND)
        return m->flags & IS_DOWN && !itself ? NULL : "only a friend who is Down can be helped up";
    return how == HOW_BLOOD ? (m->blood && !golem ? NULL : "there is no BLOOD to remove")
           : m->infection   ? NULL
                            : "there is no INFECTION to remove";
}

/* stands_as: the kind of Marker that an item of a model stands on the table as, MARKER_NONE while it
 * is carried. beside: such a Marker of its side within 1" of it, or -1. */
static int stands_as(const struct tc_state *s, int model, const struct tc_item *item)
{
    if (!item->deployable || !(s->model[model].flags & HAS_SET_UP))
        return MARKER_NONE;
    for (int i = 0; i < item->effects; i++)
        if (item->effect[i].what == CODE_ALTAR)
            return MARKER_ALTAR;
    return MARKER_GUARD;
}

static int beside(const struct tc *t, const struct tc_state *s, int model, int kind)
{
    for (int i = 0; i < TC_MARKERS; i++)
        if (s->marker[i].kind == kind && s->marker[i].side == side_of(model) &&
            tc_within(tc_marker_figure(s, i), tc_figure_of(t, s, model), TC_INCH))
            return i;
    return -1;
}

/* is_at_hand: it is carried, or stands within 1". */
static bool is_at_hand(const struct tc *t, const struct tc_state *s, int model,
                       const struct tc_item *item)
{
    int kind = stands_as(s, model, item);

    return kind == MARKER_NONE || beside(t, s, model, kind) >= 0;
}

/* equipment: the place in its kit of the first, second or third item of Equipment that is not used up
 * by being used and is at hand; -1: there is none. */
static int equipment(const struct tc *t, const struct tc_state *s, int model, int how)
{
    const struct tc_fighter *f = &t->fighter[model];
    int which = how - HOW_ONE;

    for (int i = 0; i < f->kits; i++) {
        const struct tc_item *item = &t->item[f->kit[i]];

        if (item->type == ITEM_EQUIPMENT && !(item->keywords >> KW_CONSUMABLE & 1) &&
            is_at_hand(t, s, model, item) && which-- == 0)
            return i;
    }
    return -1;
}

/* is_of_brigade: dogs of the Brigade are models of it; hired ones do not count for its morale. */
static bool is_of_brigade(const struct tc_fighter *dog)
{
    return dog->keywords >> KW_NEW_ANTIOCH & 1 && !(dog->keywords >> KW_NO_MORALE & 1);
}

/* drag_unfit: the Brigade's own dogs drag whom they can reach, others only whom they touch, and who is out of
 * melee. */
static const char *drag_unfit(const struct tc *t, const struct tc_state *s, int dog, int target)
{
    bool brigade = is_of_brigade(&t->fighter[dog]);

    if (!is_down(s, target))
        return "only a friend who is Down is dragged";
    if (!brigade && !tc_near(t, s, dog, target, TC_CONTACT))
        return "it does not touch it";
    return !brigade && tc_engaged(t, s, target) ? "an enemy is within 1 inch of it" : NULL;
}

/* no_dog: NULL if a friend within 1" carries a Medi-kit for everybody. */
static const char *no_dog(const struct tc *t, const struct tc_state *s, int model)
{
    for_models (m, tc_all_near(t, s, model, tc_friends(t, s, model), TC_INCH)) {
        struct tc_ask ask = { .model = m, .target = model };

        if (is_of_brigade(&t->fighter[m]) &&
            tc_effects_has(t, s, AT_OFFERS, DOES_CODE, CODE_DRAG, &ask, NULL))
            return NULL;
    }
    return "no Mercy Dog is within 1 inch";
}

/* unfit: what an ability wants beside the right target in reach: NULL, or why not. */
static const char *unfit(const struct tc *t, const struct tc_state *s, int code, int model,
                         int target, int how)
{
    const struct tc_model *m = &s->model[target];
    bool golem = tc_has_keyword(t, s, target, KW_GOLEM);

    switch (code) {
    case CODE_LAY_ON_HANDS: return m->blood && !golem ? NULL : "there is no BLOOD to remove";
    case CODE_HIDE: return beside_terrain(t, s, model) ? NULL : "there is nothing to hide behind";
    case CODE_MINE: return tc_mine_unfit(t, s, model, how);
    case CODE_RAM: return tc_ram_unfit(t, s, model, target);
    case CODE_DRAG: return drag_unfit(t, s, model, target);
    case CODE_DOG: return golem || !m->blood ? "there is no BLOOD to remove" : no_dog(t, s, model);
    case CODE_GUARD: return tc_set_up_unfit(t, s, model, MARKER_GUARD);
    case CODE_ALTAR: return tc_set_up_unfit(t, s, model, MARKER_ALTAR);
    case CODE_ARISE: return cures(m, how) ? NULL : "there is nothing to heal";
    case CODE_PHYSIC: return physic_unfit(m, how, golem, target == model);
    case CODE_TRANSMUTE:
        return m->element == how - HOW_ONE + 1 ? "its weapons have that element" : NULL;
    case CODE_VOICE:
    case CODE_COMMAND:
        return m->flags & IS_ACTIVATED || side_of(target) == NEUTRAL ? "it has been activated"
                                                                     : NULL;
    case CODE_CLOUD:
        return tc_may(t, s, s->active[0].model != model, ACT_SHOOT, NULL) ? "it cannot shoot now"
                                                                          : NULL;
    case CODE_PSALM: return s->model[model].blessing ? NULL : "it has no BLESSING MARKER";
    case CODE_TAKE:
        return (how == HOW_BLOOD ? m->blood : m->blessing) ? NULL : "there is no such marker";
    case CODE_GLUTTONY:
        return m->flags & IS_ACTIVATED            ? "it has been activated"
               : equipment(t, s, target, how) < 0 ? "it has no such item of Equipment"
               : s->lost[target]                  ? "it has lost an item already"
                                                  : NULL;
    case CODE_MOTHER:
    case CODE_HEGEMON:
    case CODE_SLAVES:
    case CODE_HUNT: return tc_command_unfit(t, s, code, model, target, how);
    case CODE_DEVOUR: return s->model[model].held ? "it has devoured somebody already" : NULL;
    case CODE_PURGE: return s->model[model].held ? NULL : "it has devoured nobody";
    case CODE_SWAP: return stands_alone(t, s, model, target) ? NULL : "others stand beside it";
    default: return NULL;
    }
}

int tc_rite_check(const struct tc *t, const struct tc_state *s, int code, int model, int target,
                  int how, struct refusal *why)
{
    const struct tc_rite *r = &tc_rites[code];
    const char *wrong;

    if (target < 0 || target >= TC_MODELS || !(whom_of(t, s, code, model) & model_bit(target)))
        return refuse(why, "TC-16.7", "that is nobody it could be done to");
    if (r->inches && !tc_near(t, s, model, target, r->inches * TC_INCH))
        return refuse(why, "TC-16.7", "%s is further off than %d inches", tc_model_name(target).at,
                      r->inches);
    if (r->sees && target != model && !sees(t, s, model, target))
        return refuse(why, "TC-16.7", "%s cannot be seen", tc_model_name(target).at);
    wrong = unfit(t, s, code, model, target, how);
    return wrong ? refuse(why, "TC-16.7", "%s", wrong) : 0;
}

/* --- what happens --- */

void tc_healed(struct tc_play *p, int healer, int patient)
{
    if (side_of(healer) != side_of(patient))
        return;
    for_models (m, tc_friends(p->t, p->s, healer))
        tc_effects_do(p, AT_HEALED, &(struct tc_ask){ .model = m, .target = patient });
}

static void raise(struct tc_play *p, int model)
{
    if (!is_down(p->s, model))
        return;
    p->s->model[model].flags &= (uint16_t)~IS_DOWN;
    tc_tell(p, SAW_STOOD, 0, (int16_t[7]){ (int16_t)model });
}

static void judge(struct tc_play *p, int target, const struct tc_cause *why)
{
    static const uint8_t damned[] = { KW_BLACK_GRAIL, KW_DEMONIC, KW_HERETIC };
    int blood = 1;

    for (size_t i = 0; i < sizeof damned; i++)
        if (tc_has_keyword(p->t, p->s, target, damned[i]))
            blood = 2;
    tc_add_blood(p, target, blood, why);
}

/* injure: an Injury Roll that no attack made. */
static void injure(struct tc_play *p, const struct tc_rite_case *c, int dice, unsigned flags)
{
    tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)c->target,
                                      .source = FROM_ABILITY,
                                      .root = (int8_t)c->model,
                                      .by = -1,
                                      .dice = (int8_t)dice,
                                      .flags = (uint16_t)flags });
}

/* read_scripture: the words strike, the harder the more its target bleeds. */
static void read_scripture(struct tc_play *p, const struct tc_rite_case *c)
{
    tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)c->target,
                                      .source = FROM_ABILITY,
                                      .root = (int8_t)c->model,
                                      .by = -1,
                                      .dice = c->critical,
                                      .mod = (int8_t)p->s->model[c->target].blood,
                                      .flags = c->critical ? INJURY_IGNORES_ARMOUR : 0 });
}

/* cloud: instead of a Shoot. */
static void cloud(struct tc_play *p, int model)
{
    struct tc_active *active = tc_active_of(p->s, model);

    active->did |= 1 << ACT_SHOOT;
    active->shoots = 2;
    tc_explode(p, model, QUEUE_CLOUD);
}

/* command: the enemy must activate this one next. */
static void command(struct tc_play *p, const struct tc_rite_case *c)
{
    p->s->side[side_of(c->target)].ordered = (uint8_t)(c->target + 1);
    tc_end_activation(p, c->model, false);
}

/* call_up: whoever is named acts next, of either side. */
static void call_up(struct tc_play *p, const struct tc_rite_case *c)
{
    for (int i = 0; i < p->s->stack.depth; i++)
        if (p->s->stack.frame[i].kind == F_ACTIVATE)
            p->s->stack.frame[i].arg[0] = (int16_t)(side_of(c->target) + 1);
    command(p, c);
}

/* swap: both stand in each other's place; nothing happens if one of them does not fit. */
static void swap(struct tc_play *p, int one, int two)
{
    struct tc_spot a = tc_spot_of(p->s, one), b = tc_spot_of(p->s, two);
    struct tc_field field;

    tc_field_make(&field, p->t, p->s);
    uint64_t others = field.crowd.there & ~model_bit(one) & ~model_bit(two);
    if (!tc_stands(&field.ground, &field.crowd, others, p->t->fighter[one].base, b) ||
        !tc_stands(&field.ground, &field.crowd, others, p->t->fighter[two].base, a))
        return;
    tc_move_to(p, one, b);
    tc_move_to(p, two, a);
    p->s->model[one].flags |= HAS_MOVED;
    p->s->model[two].flags |= HAS_MOVED;
}

static void take(struct tc_play *p, const struct tc_rite_case *c, const struct tc_cause *why)
{
    if (c->how == HOW_BLOOD) {
        tc_add_mark(p, c->target, MARK_BLOOD, -1);
        tc_add_blood(p, c->model, 1, why);
    } else {
        tc_add_mark(p, c->target, MARK_BLESSING, -1);
        tc_add_mark(p, c->model, MARK_BLESSING, 1);
    }
}

/* attack: with the weapon that the ability is; of a spell its price is the radius of the blast. */
static void attack(struct tc_play *p, const struct tc_rite_case *c)
{
    int source = p->t->fighter[c->model].effect[c->effect].source;
    int weapon = weapon_of(p->t, c->model, source);
    struct tc_attack a = { .attacker = (uint8_t)c->model,
                           .member = (uint8_t)(p->s->active[0].model != c->model),
                           .weapon = (uint8_t)weapon,
                           .first_weapon = (uint8_t)weapon,
                           .target = (int8_t)c->target,
                           .choice = (uint16_t)(c->how >= HOW_ONE ? c->how - HOW_ONE + 1 : 0),
                           .flags = ATTACK_HALTED };

    EXPECT(weapon >= 0);
    tc_attack_begin(p, &a);
}

static void physic(struct tc_play *p, const struct tc_rite_case *c)
{
    if (c->how == HOW_STAND) {
        raise(p, c->target);
        return;
    }
    tc_add_mark(p, c->target, c->how == HOW_BLOOD ? MARK_BLOOD : MARK_INFECTION,
                c->how == HOW_BLOOD ? -2 : -1);
    tc_healed(p, c->model, c->target);
}

static void help(struct tc_play *p, int code, const struct tc_rite_case *c)
{
    switch (code) {
    case CODE_BLESS: tc_add_mark(p, c->target, MARK_BLESSING, 1); break;
    case CODE_LAY_ON_HANDS:
        tc_add_mark(p, c->target, MARK_BLOOD, c->critical ? -3 : -1);
        tc_healed(p, c->model, c->target);
        break;
    case CODE_RAISE:
        for_models (m, fallen_near(p->t, p->s, c->model))
            raise(p, m);
        break;
    case CODE_PHYSIC: physic(p, c); break;
    case CODE_TRANSMUTE: p->s->model[c->model].element = (uint8_t)(c->how - HOW_ONE + 1); break;
    case CODE_ARISE:
        raise(p, c->target);
        tc_die(p, DIE_CURE, c->target);
        break;
    case CODE_PSALM:
        tc_add_mark(p, c->model, MARK_BLESSING, -1);
        tc_add_mark(p, c->target, MARK_BLESSING, 1);
        break;
    case CODE_SACRAMENT:
        p->s->model[c->target].rounds =
            (uint8_t)((c->how - HOW_ONE + 1) | (tc_is_active(p->s, c->target) ? ROUNDS_FRESH : 0));
        break;
    case CODE_CHARM: tc_active_of(p->s, c->model)->charmed = 1; break;
    default: break; /* its bit says it all */
    }
}

/* drag: at half its Movement; whom it drags comes when it has arrived. */
static void drag(struct tc_play *p, const struct tc_rite_case *c)
{
    bool dash = c->how == HOW_DASH;
    int full = dash ? tc_dash_of(p->t, p->s, c->model) : tc_movement(p->t, p->s, c->model);
    struct tc_path path = tc_path_of(p->t, p->s, dash ? PATH_DASH : PATH_MOVE, c->model, full / 2);

    path.flags |= PATH_ASKS;
    tc_path_begin(p, &path);
}

static void harm(struct tc_play *p, int code, const struct tc_rite_case *c)
{
    struct tc_cause why = { .root = (int8_t)c->model,
                            .direct = (int8_t)c->model,
                            .source = FROM_ABILITY };
    int armour = p->t->fighter[c->target].armour;

    switch (code) {
    case CODE_JUDGE: judge(p, c->target, &why); break;
    case CODE_GAZE: tc_add_blood(p, c->target, c->critical ? 2 : 1, &why); break;
    case CODE_FELL: tc_take_down(p, c->target, &why); break;
    case CODE_GREED: injure(p, c, c->critical + (armour < -3 ? 3 : -armour), 0); break;
    case CODE_SMITE: injure(p, c, c->critical, INJURY_IGNORES_ARMOUR); break;
    case CODE_SAMAEL: injure(p, c, 0, 0); break;
    case CODE_SCRIPTURE: read_scripture(p, c); break;
    case CODE_DEVICE: tc_explode(p, c->model, QUEUE_DEVICE); break;
    case CODE_DETONATE: tc_explode(p, c->model, QUEUE_MINE); break;
    case CODE_PAIN: tc_add_blood(p, c->target, c->how - HOW_ONE + 1, &why); break;
    case CODE_TAKE: take(p, c, &why); break;
    default: help(p, code, c); break;
    }
}

/* devour_kit: a piece of its kit is of no use any more; what stands on the table is gone. */
static void devour_kit(struct tc_play *p, int model, int kit)
{
    int kind = stands_as(p->s, model, &p->t->item[p->t->fighter[model].kit[kit]]);
    int marker = kind == MARKER_NONE ? -1 : beside(p->t, p->s, model, kind);

    p->s->lost[model] = (uint8_t)(kit + 1);
    if (marker >= 0)
        p->s->marker[marker] = (struct tc_marker){ .kind = MARKER_NONE };
}

void tc_rite_perform(struct tc_play *p, int code, const struct tc_rite_case *c)
{
    switch (code) {
    case CODE_INFECT:
        tc_add_mark(p, c->target, MARK_INFECTION,
                    tc_active_of(p->s, c->model)->order == ORDER_FEAST ? 2 : 1);
        tc_end_activation(p, c->model, false);
        break;
    case CODE_COMMAND: command(p, c); break;
    case CODE_VOICE: call_up(p, c); break;
    case CODE_PUPPET: tc_force_way(p, c->target, c->model, -6, c->way); break;
    case CODE_CLOUD: cloud(p, c->model); break;
    case CODE_FLESH:
        p->s->side[other_side(side_of(c->model))].called = (uint8_t)(c->model + 1);
        tc_end_activation(p, c->model, false);
        break;
    case CODE_DEVOUR: tc_devour(p, c->model, c->target); break;
    case CODE_PURGE: tc_release(p, c->model); break;
    case CODE_GLUTTONY: devour_kit(p, c->target, equipment(p->t, p->s, c->target, c->how)); break;
    case CODE_RALLY: tc_rally(p, c->model, 8); break;
    case CODE_MINE: tc_mine_set(p, c->model, c->how); break;
    case CODE_DRAG: drag(p, c); break;
    case CODE_RAM: tc_ram(p, c->model, c->target, c->way); break;
    case CODE_GUARD: tc_set_up(p, c->model, MARKER_GUARD, SET_UP_BESIDE, false); break;
    case CODE_ALTAR: tc_set_up(p, c->model, MARKER_ALTAR, SET_UP_BESIDE, false); break;
    case CODE_SWAP: swap(p, c->model, c->target); break;
    case CODE_GRASP: tc_draw(p, c->target, c->model, 3); break;
    case CODE_PORTAL: tc_redeploy(p, c->model, c->model, 6, REDEPLOY_ANYWHERE); break;
    case CODE_INFERNO: attack(p, c); break;
    case CODE_MOTHER:
    case CODE_HEGEMON:
    case CODE_SLAVES: tc_command(p, c); break;
    default: harm(p, code, c); break;
    }
}

/* cure: so many markers, INFECTION first as far as was said, then BLOOD, then what is left. */
static void cure(struct tc_play *p, const struct tc_rite_case *c, int count)
{
    const struct tc_model *m = &p->s->model[c->target];
    bool golem = tc_has_keyword(p->t, p->s, c->target, KW_GOLEM);
    int before = m->blood + m->infection, first = c->how >= HOW_ONE ? c->how - HOW_ONE + 1 : 0;

    for (int i = 0; i < count; i++) {
        bool blood = m->blood && !golem && (i >= first || !m->infection);

        tc_add_mark(p, c->target, blood ? MARK_BLOOD : MARK_INFECTION, -1);
    }
    if (m->blood + m->infection < before)
        tc_healed(p, c->model, c->target);
}

void tc_rite_follow(struct tc_play *p, int code, const struct tc_rite_case *c, int answer)
{
    struct tc_cause why = { .root = (int8_t)c->model,
                            .direct = (int8_t)c->model,
                            .source = FROM_ABILITY };

    if (code == CODE_ARISE)
        cure(p, c, answer);
    if (code == CODE_SAMAEL && is_on_table(p->s, c->target) &&
        tc_base(p->t->fighter[c->target].base)->mm <= 32)
        tc_force(p, c->target, c->model, -6);
    if (code == CODE_PORTAL && answer == 1 && c->target != c->model)
        tc_redeploy(p, c->target, c->model, 1, REDEPLOY_TAKEN);
    if (code == CODE_RAM && answer > 0 && is_on_table(p->s, c->model))
        tc_ram_ends(p, c->model, c->target, c->way, answer & (TC_PATH_SAFE - 1));
    if (code == CODE_DRAG && is_on_table(p->s, c->model) && is_on_table(p->s, c->target))
        tc_redeploy(p, c->target, c->model, 1, REDEPLOY_TAKEN);
    if (code == CODE_CLOUD) /* RELOAD */
        tc_end_activation(p, c->model, false);
    if (code == CODE_DETONATE && is_on_table(p->s, c->model))
        tc_take_out(p, c->model, &why);
}
