/* melee.c - Melee Attacks: who can be struck, weapons in hands, the Off-Hand (TC-9). */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

/* --- who --- */

/* TC-9.11, TCS-0.14: an enemy's shrine, or another Marker, within 1" can be struck. */
static bool is_near_marker(const struct tc *t, const struct tc_state *s, int attacker, int marker)
{
    return tc_marker_target(s, attacker, marker) &&
           tc_within(tc_figure_of(t, s, attacker), tc_marker_figure(s, marker), TC_INCH);
}

/* in_reach: enemies within 1", and friends whom it may strike. */
static uint64_t in_reach(const struct tc *t, const struct tc_state *s, int attacker)
{
    uint64_t set = tc_engaged(t, s, attacker);
    struct tc_ask ask = { .model = attacker, .flags = ATTACK_MELEE };

    if (t->fighter[attacker].first[AT_TARGET_MAY] == t->fighter[attacker].first[AT_TARGET_MAY + 1])
        return set;
    for_models (m, tc_all_near(t, s, attacker, tc_friends(t, s, attacker), TC_INCH)) {
        ask.target = m;
        if (tc_effects_has(t, s, AT_TARGET_MAY, DOES_PERMIT, 0, &ask, NULL))
            set |= model_bit(m);
    }
    return set;
}

int tc_melee_target(const struct tc *t, const struct tc_state *s, int attacker, int target,
                    struct refusal *why)
{
    struct tc_field field;

    if (target < 0)
        return is_near_marker(t, s, attacker, TARGET_MARKER - target)
                   ? 0
                   : refuse(why, "TC-9.11", "there is nothing to strike");
    if (target >= TC_MODELS || !(in_reach(t, s, attacker) & model_bit(target)))
        return refuse(why, "TC-9.1", "the target must be an enemy within 1 inch");
    if (s->model[attacker].bound == target + 1)
        return refuse(why, "TC-16.7", "it is under the spell of %s", tc_model_name(target).at);
    tc_field_make(&field, t, s);
    struct tc_sight sight =
        tc_sight_of(&field.ground, tc_figure_of(t, s, attacker), tc_figure_of(t, s, target));
    return tc_seen(sight) > 0 ? 0 : refuse(why, "TC-9.1", "the target cannot be seen");
}

/* --- hands (TC-9.7, 12.18, 12.46, 13.2) --- */

static int hands_for(const struct tc *t, const struct tc_state *s, int model, int weapon,
                     bool *treated)
{
    const struct tc_weapon *w = &t->fighter[model].weapon[weapon];

    if (w->type != ITEM_TWO_HANDED && w->type != ITEM_EQUIPMENT) /* a Shovel wants both */
        return 1;
    if (*treated || w->keywords >> KW_CUMBERSOME & 1 || !tc_has_keyword(t, s, model, KW_STRONG))
        return 2;
    *treated = true; /* STRONG: one of them counts as 1-Handed */
    return 1;
}

/* is_tool: Equipment that can strike is used instead of all other Melee Weapons (TC-13.76), and so
 * are some attacks without one (TC-16.7). */
static bool is_tool(const struct tc *t, int model, int weapon)
{
    const struct tc_weapon *w = &t->fighter[model].weapon[weapon];

    return w->type == ITEM_EQUIPMENT || w->keywords >> KW_INSTEAD & 1;
}

bool tc_pair_fits(const struct tc *t, const struct tc_state *s, int model, int first, int second)
{
    bool treated = false;
    int hands = hands_for(t, s, model, first, &treated);

    hands += hands_for(t, s, model, second, &treated);
    return first != second && hands <= t->fighter[model].hands && !is_tool(t, model, first) &&
           !is_tool(t, model, second);
}

/* --- the sum (TC-9.3) --- */

static bool has_block(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_fighter *f = &t->fighter[model];
    bool block = tc_has_keyword(t, s, model, KW_BLOCK);

    for (int i = 0; i < f->weapons; i++) /* TC-12.13: any weapon it carries */
        block |= f->weapon[i].keywords >> KW_BLOCK & 1;
    return block;
}

/* TC-9.4: Defended Obstacle is Cover seen from this attacker. */
static bool in_cover(const struct tc *t, const struct tc_state *s, const struct tc_attack *a)
{
    struct tc_figure to = tc_figure_of(t, s, a->target);
    struct tc_field field;

    if (tc_has_keyword(t, s, a->target, KW_COVER))
        return true;
    tc_field_make(&field, t, s);
    struct tc_sight sight = tc_sight_of(&field.ground, tc_figure_of(t, s, a->attacker), to);
    return tc_covers(&field.ground, sight, to);
}

static bool fears(const struct tc *t, const struct tc_state *s, const struct tc_attack *a)
{
    return tc_has_keyword(t, s, a->target, KW_FEAR) &&
           !tc_has_keyword(t, s, a->attacker, KW_FEAR) &&
           !tc_has_keyword(t, s, a->attacker, KW_NEGATE_FEAR); /* TC-9.9 */
}

void tc_melee_sum(const struct tc *t, const struct tc_state *s, const struct tc_attack *a,
                  struct tc_sum *sum)
{
    const struct tc_active *active = tc_is_active(s, a->attacker);
    struct tc_ask ask = tc_attack_ask(t, a, a->attacker, a->target);

    if (active && active->order == ORDER_MAUL)
        tc_sum_dice(sum, 1, "Command", "TC-16.16");
    if (active && active->flags & ACTIVE_DIVING)
        tc_sum_modifier(sum, MOD_DIVING, 1, "Diving Charge", "TC-7.14");
    if (a->flags & ATTACK_OFF_HAND && !tc_attack_has(t, s, a, KW_IGNORE_OFF_HAND) &&
        !tc_has_keyword(t, s, a->attacker, KW_IGNORE_OFF_HAND) &&
        !tc_effects_has(t, s, AT_IGNORE, DOES_IGNORE, MOD_OFF_HAND, &ask, NULL))
        tc_sum_modifier(sum, MOD_OFF_HAND, -1, "Off-Hand Weapon", "TC-9.5");
    if (a->target < 0)
        return;
    if (in_cover(t, s, a) && !tc_attack_has(t, s, a, KW_IGNORE_COVER) &&
        !tc_effects_has(t, s, AT_IGNORE, DOES_IGNORE, MOD_COVER, &ask, NULL))
        tc_sum_modifier(sum, MOD_COVER, -1, "Defended Obstacle", "TC-9.4");
    if (fears(t, s, a))
        tc_sum_modifier(sum, MOD_FEAR, -1, "FEAR", "TC-9.9");
    if (has_block(t, s, a->target) && s->model[a->attacker].flags & HAS_CHARGED)
        tc_sum_modifier(sum, MOD_BLOCK, -1, "BLOCK", "TC-12.13");
}

/* --- the ACTION --- */

static const char *name_of(const struct tc *t, int model, int weapon)
{
    return t->item[t->fighter[model].weapon[weapon].item].name;
}

/* is_apart: its attack is an ACTION of its own. fights_each: one Fight with each weapon. */
static bool is_apart(const struct tc *t, int model, int weapon)
{
    return t->fighter[model].weapon[weapon].keywords >> KW_APART & 1;
}

static bool fights_each(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };

    return tc_effects_has(t, s, AT_OFFERS, DOES_EACH, ACT_FIGHT, &ask, NULL);
}

/* next_may: in the middle of a Fight: the same weapon for its further attacks, or one other weapon
 * (TC-9.5, 9.6). */
static int next_may(const struct tc *t, const struct tc_state *s, int model, int weapon,
                    struct refusal *why)
{
    const struct tc_attack *a = &s->attack;
    struct tc_attack second = { .attacker = (uint8_t)model,
                                .weapon = (uint8_t)weapon,
                                .flags = ATTACK_MELEE };
    struct tc_ask ask = tc_attack_ask(t, &second, model, -1);

    if (a->left)
        return weapon == a->weapon ? 0
                                   : refuse(why, "TC-9.6", "the first weapon's attacks come first");
    if (tc_is_twinned(s))
        return refuse(why, "TC-16.7", "it fights both with one and the same weapon");
    if (a->flags & ATTACK_OFF_HAND)
        return refuse(why, "TC-9.7", "it has fought with two weapons already");
    if (weapon == a->first_weapon)
        return refuse(why, "TC-9.5", "the %s has made its attacks", name_of(t, model, weapon));
    if (tc_effects_has(t, s, AT_OFF_HAND, DOES_FORBID, 0, &ask, NULL))
        return refuse(why, "TC-16.7", "the %s comes first, or not at all",
                      name_of(t, model, weapon));
    if (is_apart(t, model, weapon) || is_apart(t, model, a->first_weapon) ||
        fights_each(t, s, model))
        return refuse(why, "TC-12.4", "the %s strikes in an ACTION of its own",
                      name_of(t, model, weapon));
    return tc_pair_fits(t, s, model, a->first_weapon, weapon)
               ? 0
               : refuse(why, "TC-9.7", "it has no hand left for the %s beside the %s",
                        name_of(t, model, weapon), name_of(t, model, a->first_weapon));
}

bool tc_weapon_barred(const struct tc *t, const struct tc_state *s, int model, int weapon,
                      unsigned flags)
{
    struct tc_attack a = { .attacker = (uint8_t)model,
                           .weapon = (uint8_t)weapon,
                           .target = -1,
                           .flags = (uint16_t)flags };
    const struct tc_fighter *f = &t->fighter[model];

    if (f->first[AT_WEAPON] == f->first[AT_WEAPON + 1])
        return false; /* its own rules say so, or none */
    struct tc_ask ask = tc_attack_ask(t, &a, model, -1);
    return tc_effects_has(t, s, AT_WEAPON, DOES_FORBID, 0, &ask, NULL);
}

/* weapon_may: TC-4.10, 12.39, and what a weapon has done already. */
static int weapon_may(const struct tc *t, const struct tc_state *s, int member, int weapon,
                      struct refusal *why)
{
    const struct tc_active *active = &s->active[member];
    const struct tc_fighter *f = &t->fighter[active->model];

    if (weapon < 0 || weapon >= f->weapons || !f->weapon[weapon].melee)
        return refuse(why, "TC-9.1", "it has no such Melee Weapon");
    if (active->order && is_apart(t, active->model, weapon))
        return refuse(why, "TC-16.16", "its order is another one");
    uint64_t keywords = f->weapon[weapon].keywords;
    bool treated = false;
    if (hands_for(t, s, active->model, weapon, &treated) > f->hands)
        return refuse(why, "TC-13.2", "it does not have two hands free for the %s",
                      name_of(t, active->model, weapon));
    if (active->did & (1 << ACT_SHOOT) && active->flags & ACTIVE_SHOT_PLAIN &&
        (active->flags & ACTIVE_SHOT_NO_PISTOL || !(keywords >> KW_PISTOL & 1)))
        return refuse(why, "TC-4.10", "it has shot with a weapon that is not ASSAULT");
    if (keywords >> KW_RISKY & 1 && tc_is_cowed(t, s, member))
        return refuse(why, "TC-16.7", "it dares nothing Risky before that face");
    bool second = s->attack.shots && !s->attack.left;
    if (tc_weapon_barred(t, s, active->model, weapon,
                         ATTACK_MELEE | (second ? ATTACK_OFF_HAND : 0)) &&
        !(s->attack.shots && s->attack.left))
        return refuse(why, "TC-16.9",
                      tc_weapon_barred(t, s, active->model, weapon, ATTACK_MELEE | ATTACK_OFF_HAND)
                          ? "its weapons bar the %s"
                          : "the %s strikes only as the second weapon",
                      name_of(t, active->model, weapon));
    if (s->attack.shots)
        return next_may(t, s, active->model, weapon, why);
    return active->struck >> weapon & 1 ? refuse(why, "TC-12.4", "the %s has made its attacks",
                                                 name_of(t, active->model, weapon))
                                        : 0;
}

/* target_may: does a rule of the weapon forbid this target? */
static int target_may(const struct tc *t, const struct tc_state *s, int model, int weapon,
                      int target, struct refusal *why)
{
    struct tc_attack a = { .attacker = (uint8_t)model,
                           .weapon = (uint8_t)weapon,
                           .target = (int8_t)target,
                           .flags = ATTACK_MELEE };
    struct tc_ask ask = tc_attack_ask(t, &a, model, target);

    if (tc_effects_has(t, s, AT_TARGET_MAY, DOES_FORBID, 0, &ask, NULL))
        return refuse(why, "TC-16.7", "not that target with the %s", name_of(t, model, weapon));
    return tc_melee_target(t, s, model, target, why);
}

static void list_weapon(const struct tc *t, const struct tc_state *s, int member, int weapon,
                        struct tc_menu *m)
{
    int model = s->active[member].model;
    uint64_t near = in_reach(t, s, model);

    for (int target = TARGET_MARKER - TC_MARKERS + 1; target < TC_MODELS; target++) {
        struct action a = { (uint16_t)(DO_FIGHT | (member ? ACTION_SECOND : 0)),
                            { (int16_t)weapon, (int16_t)target } };

        if (target >= 0 ? !(near >> target & 1)
                        : !is_near_marker(t, s, model, TARGET_MARKER - target))
            continue;
        if (target_may(t, s, model, weapon, target, NULL))
            continue;
        tc_offer(m, a);
        a.arg[2] = 1;
        if (tc_has_choice(t, s, model, weapon))
            tc_offer(m, a); /* TC-9.8 */
    }
}

void tc_fight_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m)
{
    int model = s->active[member].model;
    const struct tc_fighter *f = &t->fighter[model];
    bool fight = tc_may(t, s, member, ACT_FIGHT, NULL) == 0;
    bool special = tc_may(t, s, member, ACT_SPECIAL, NULL) == 0;

    for (int weapon = 0; weapon < f->weapons; weapon++)
        if ((fight || (special && is_apart(t, model, weapon))) &&
            weapon_may(t, s, member, weapon, NULL) == 0)
            list_weapon(t, s, member, weapon, m);
}

void tc_fight_with(const struct tc *t, const struct tc_state *s, int member, int weapon, int target,
                   struct tc_menu *m)
{
    const struct tc_fighter *f = &t->fighter[s->active[member].model];
    struct action room[2 * TC_MODELS];

    for (int i = 0; i < f->weapons; i++) {
        struct tc_menu all = { .out = room, .most = 2 * TC_MODELS };

        if ((weapon >= 0 && i != weapon) || is_apart(t, s->active[member].model, i) ||
            weapon_may(t, s, member, i, NULL))
            continue;
        list_weapon(t, s, member, i, &all);
        for (int k = 0; k < all.count; k++)
            if (room[k].arg[1] == target)
                tc_offer(m, room[k]);
    }
}

void tc_fight_next(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    int member = s->attack.member;
    const struct tc_fighter *f = &t->fighter[s->attack.attacker];

    for (int weapon = 0; weapon < f->weapons; weapon++)
        if (weapon_may(t, s, member, weapon, NULL) == 0)
            list_weapon(t, s, member, weapon, m);
}

/* no_second: its Fight is over, and this weapon could not have been the second one (TC-9.7). */
static int no_second(const struct tc *t, const struct tc_state *s, int member, int weapon,
                     struct refusal *why)
{
    const struct tc_active *active = &s->active[member];
    const struct tc_fighter *f = &t->fighter[active->model];
    int first = active->fought - 1;

    if (member >= s->actives || first < 0 || tc_may(t, s, member, ACT_FIGHT, NULL) == 0 ||
        weapon < 0 || weapon >= f->weapons || weapon == first || !f->weapon[weapon].melee ||
        is_apart(t, active->model, weapon) || fights_each(t, s, active->model) ||
        tc_pair_fits(t, s, active->model, first, weapon))
        return 0;
    return refuse(why, "TC-9.7", "it has no hand left for the %s beside the %s",
                  name_of(t, active->model, weapon), name_of(t, active->model, first));
}

int tc_fight_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why)
{
    int member = member_of(a), model = s->active[member].model;
    bool first = !s->attack.shots;

    if (verb_of(a) != DO_FIGHT || a->arg[3] || a->arg[4] || a->arg[5] || a->arg[6] ||
        (a->kind & ACTION_FLAGS & ~ACTION_SECOND) || a->arg[2] < 0 || a->arg[2] > 1)
        return refuse(why, "TC-9.1", "name a weapon and a target");
    if (!first && member != s->attack.member)
        return refuse(why, "TC-9.5", "another model is fighting");
    const struct tc_fighter *f = &t->fighter[model];
    bool apart = a->arg[0] >= 0 && a->arg[0] < f->weapons && is_apart(t, model, a->arg[0]);
    if (first && (no_second(t, s, member, a->arg[0], why) ||
                  tc_may(t, s, member, apart ? ACT_SPECIAL : ACT_FIGHT, why)))
        return -1;
    if (weapon_may(t, s, member, a->arg[0], why))
        return -1;
    if (a->arg[2] && !tc_has_choice(t, s, model, a->arg[0]))
        return refuse(why, "TC-9.8", "only a PISTOL may use the Ranged Characteristic");
    if (a->arg[1] >= TC_MODELS)
        return tc_melee_target(t, s, model, a->arg[1], why);
    return target_may(t, s, model, a->arg[0], a->arg[1], why);
}

bool tc_goes_off_hand(const struct tc *t, const struct tc_state *s, const struct tc_attack *next)
{
    struct tc_ask ask = tc_attack_ask(t, next, next->attacker, next->target);

    return s->attack.shots &&
           (!s->attack.left || tc_effects_has(t, s, AT_OFF_HAND, DOES_PERMIT, 0, &ask, NULL));
}

void tc_fight_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];
    struct tc_attack *now = &p->s->attack;
    const struct tc_weapon *w = &p->t->fighter[active->model].weapon[a->arg[0]];
    unsigned flags = ATTACK_MELEE | (a->arg[2] ? ATTACK_USES_RANGED : 0) |
                     (active->order ? ATTACK_HALTED : 0); /* an order is for one attack */

    bool apart = is_apart(p->t, active->model, a->arg[0]);
    if (!apart && !now->shots && active->did & 1 << ACT_FIGHT &&
        tc_encore(p->t, p->s, active, ACT_FIGHT))
        active->encore = 2;
    active->did |= apart ? 1 << ACT_SPECIAL : 1 << ACT_FIGHT;
    if (apart || fights_each(p->t, p->s, active->model))
        active->struck |= (uint8_t)(1 << a->arg[0]);
    if (!apart && !(w->keywords >> KW_PISTOL & 1))
        active->flags |= ACTIVE_FOUGHT_NO_PISTOL;
    if (!now->shots) {
        if (!apart)
            active->fought = (uint8_t)(a->arg[0] + 1);
        tc_attack_begin(p, &(struct tc_attack){ .attacker = active->model,
                                                .member = (uint8_t)member_of(a),
                                                .weapon = (uint8_t)a->arg[0],
                                                .first_weapon = (uint8_t)a->arg[0],
                                                .target = (int8_t)a->arg[1],
                                                .flags = (uint16_t)flags });
        return;
    }
    now->target = (int8_t)a->arg[1];
    now->flags = (uint16_t)((now->flags & ~ATTACK_USES_RANGED) | flags);
    if (tc_goes_off_hand(p->t, p->s, now))
        now->flags |= ATTACK_OFF_HAND;
    if (now->left)
        return; /* a further attack of the same weapon */
    now->weapon = (uint8_t)a->arg[0];
    now->left = (uint8_t)tc_attacks_of(p->t, p->s, now);
}
