/* shoot.c - Ranged Attacks: targets, range, shooting into melee, AUTOMATIC weapons (TC-8). */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

/* --- who and where --- */

static struct tc_spot point_of(const struct tc_attack *a)
{
    return (struct tc_spot){ a->x, a->y, a->z };
}

/* sees: is any of its 27 points visible (TC-8.3)? */
static bool sees(const struct tc *t, const struct tc_state *s, int model, int target,
                 uint64_t *covers)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    struct tc_figure to = tc_figure_of(t, s, target);
    struct tc_sight sight = tc_sight_of(&field.ground, tc_figure_of(t, s, model), to);
    if (covers)
        *covers = tc_covers(&field.ground, sight, to);
    return tc_seen(sight) > 0;
}

/* TC-12.8: all targets of one ACTION within 6" of each other, where they stood. */
static bool near_earlier(const struct tc *t, const struct tc_attack *a, int target,
                         struct tc_spot at)
{
    for (int i = 0; i < a->shots && i < TC_SHOTS; i++) {
        const struct tc_shot *shot = &a->shot[i];
        struct tc_spot then = { shot->x, shot->y, shot->z };
        struct tc_figure from = { at, target >= 0 ? t->fighter[target].base : 0, 0 };

        if ((shot->target == target && target >= 0) || shot->weapon != a->weapon)
            continue;
        if (shot->target >= 0 && target >= 0) {
            struct tc_figure to = { then, t->fighter[shot->target].base, 0 };

            if (!tc_within(from, to, 6 * TC_INCH))
                return false;
        } else if (!tc_reaches_point(from, then, 6 * TC_INCH)) {
            return false;
        }
    }
    return true;
}

/* least_of: how near is too near for a weapon; 0: nothing is. */
static int least_of(const struct tc *t, const struct tc_weapon *w)
{
    return t->item[w->item].beyond * TC_INCH;
}

static int aim_at_model(const struct tc *t, const struct tc_state *s, const struct tc_attack *a,
                        int target, struct refusal *why)
{
    const struct tc_weapon *w = tc_attack_weapon(t, a);
    struct tc_ask ask = tc_attack_ask(t, a, a->attacker, target);
    struct tc_ask hidden = { .model = target, .target = a->attacker };

    if (target >= TC_MODELS || !(tc_enemies(t, s, a->attacker) & model_bit(target)))
        return refuse(why, "TC-8.3", "the target must be an enemy model on the table");
    if (s->model[a->attacker].bound == target + 1)
        return refuse(why, "TC-16.7", "it is under the spell of %s", tc_model_name(target).at);
    if (!tc_near(t, s, a->attacker, target, w->range))
        return refuse(why, "TC-8.3", "the target is out of range");
    if (least_of(t, w) && tc_near(t, s, a->attacker, target, least_of(t, w)))
        return refuse(why, "TC-16.9", "the target is too near");
    if (!sees(t, s, a->attacker, target, NULL))
        return refuse(why, "TC-3.15", "the target cannot be seen");
    if (tc_effects_has(t, s, AT_TARGETED, DOES_FORBID, 0, &hidden, NULL))
        return refuse(why, "TC-16.7", "the target has hidden itself");
    if (!near_earlier(t, a, target, tc_spot_of(s, target)))
        return refuse(why, "TC-12.8", "all targets must be within 6 inches of each other");
    if (a->shots && a->shot[0].target != target &&
        tc_effects_has(t, s, AT_TARGET_MAY, DOES_FORBID, 0, &ask, NULL))
        return refuse(why, "TC-13.13", "further attacks must be at the same target");
    return 0;
}

/* TC-8.12, 3.13: a point for a blast: in sight and range, under nobody's base. */
static int aim_at_point(const struct tc *t, const struct tc_state *s, struct tc_attack *a, int x,
                        int y, int level, struct refusal *why)
{
    const struct tc_weapon *w = tc_attack_weapon(t, a);
    const struct tc_shape *shape = &t->terrain.shape;
    struct tc_field field;
    int16_t z[TC_LEVELS];

    if (!tc_blast_of(t, s, a) && !(w->keywords >> KW_LINE & 1))
        return refuse(why, "TC-8.3", "only a BLAST weapon aims at a point");
    if (x < 0 || y < 0 || x > shape->width || y > shape->height)
        return refuse(why, "TC-8.12", "the point is not on the battlefield");
    tc_field_make(&field, t, s);
    int levels = tc_levels(&field.ground, (struct point){ x, y }, z, NULL);
    if (level < 0 || level >= levels)
        return refuse(why, "TC-8.12", "there is no such height at that point");
    struct tc_spot point = { (int16_t)x, (int16_t)y, z[level] };
    struct tc_figure from = tc_figure_of(t, s, a->attacker);
    if (tc_under_base(&field.crowd, point))
        return refuse(why, "TC-3.13", "a model stands on that point");
    if (!tc_reaches_point(from, point, w->range))
        return refuse(why, "TC-8.3", "the point is out of range");
    if (least_of(t, w) && tc_reaches_point(from, point, least_of(t, w)))
        return refuse(why, "TC-16.9", "the point is too near");
    if (!tc_clear_line(&field.ground, tc_eye(from), tc_point_eye(point)))
        return refuse(why, "TC-3.13", "the point cannot be seen");
    if (!near_earlier(t, a, TARGET_POINT, point))
        return refuse(why, "TC-12.8", "all targets must be within 6 inches of each other");
    a->x = point.x;
    a->y = point.y;
    a->z = point.z;
    return 0;
}

/* TC-8.16: a Field Shrine is shot at like an enemy model; TCS-0.14: other Markers are seen as a point
 * at their centre. */
static int aim_at_marker(const struct tc *t, const struct tc_state *s, struct tc_attack *a,
                         int marker, struct refusal *why)
{
    struct tc_figure from = tc_figure_of(t, s, a->attacker), disc = tc_marker_figure(s, marker);
    bool shrine = s->marker[marker].kind == MARKER_SHRINE;
    const char *clause = shrine ? "TC-8.16" : "TCS-0.14";
    struct tc_field field;

    if (!tc_within(from, disc, tc_attack_weapon(t, a)->range))
        return refuse(why, clause, "it is out of range");
    tc_field_make(&field, t, s);
    if (shrine ? !tc_sees_shrine(&field.ground, from, disc.at)
               : !tc_clear_line(&field.ground, tc_eye(from), tc_point_eye(disc.at)))
        return refuse(why, clause, "it cannot be seen");
    a->x = disc.at.x;
    a->y = disc.at.y;
    a->z = disc.at.z;
    return 0;
}

int tc_shoot_aim(const struct tc *t, const struct tc_state *s, struct tc_attack *a, int target,
                 int x, int y, int level, struct refusal *why)
{
    a->target = (int8_t)target;
    if (target == TARGET_POINT)
        return aim_at_point(t, s, a, x, y, level, why);
    if (x || y || level)
        return refuse(why, "TC-8.3", "aim at a target or at a point, not both");
    if (target >= 0)
        return aim_at_model(t, s, a, target, why);
    if (tc_marker_target(s, a->attacker, TARGET_MARKER - target))
        return aim_at_marker(t, s, a, TARGET_MARKER - target, why);
    return refuse(why, "TC-8.17", "there is nothing to shoot at");
}

/* --- shooting into melee --- */

uint64_t tc_astray(const struct tc *t, const struct tc_state *s, const struct tc_attack *a,
                   bool reachable)
{
    const struct tc_weapon *w = tc_attack_weapon(t, a);
    uint64_t near, set = 0;

    if (a->target < 0 || !(tc_enemies(t, s, a->attacker) & model_bit(a->target)))
        return 0; /* TC-8.6 */
    near = tc_all_near(t, s, a->target, tc_friends(t, s, a->attacker), TC_INCH);
    if (!reachable)
        return near;
    for_models (m, near)
        if (tc_near(t, s, a->attacker, m, w->range) && sees(t, s, a->attacker, m, NULL))
            set |= model_bit(m);
    return set;
}

/* --- the sum (TC-8.7) --- */

/* distance and height of what is aimed at */
static bool beyond(const struct tc *t, const struct tc_state *s, const struct tc_attack *a,
                   int distance)
{
    struct tc_figure from = tc_figure_of(t, s, a->attacker);

    if (a->target >= 0)
        return !tc_near(t, s, a->attacker, a->target, distance);
    if (a->target != TARGET_POINT)
        return !tc_within(from, tc_marker_figure(s, TARGET_MARKER - a->target), distance);
    return !tc_reaches_point(from, point_of(a), distance);
}

static bool ignores(const struct tc *t, const struct tc_state *s, const struct tc_attack *a,
                    int keyword, int modifier)
{
    struct tc_ask ask = tc_attack_ask(t, a, a->attacker, a->target);

    return tc_attack_has(t, s, a, keyword) ||
           tc_effects_has(t, s, AT_IGNORE, DOES_IGNORE, modifier, &ask, NULL);
}

void tc_shoot_sum(const struct tc *t, const struct tc_state *s, struct tc_attack *a,
                  struct tc_sum *sum)
{
    const struct tc_weapon *w = tc_attack_weapon(t, a);
    int z = a->target >= 0 ? s->model[a->target].z : a->z;
    uint64_t covers = 0;

    struct tc_ask ask = tc_attack_ask(t, a, a->attacker, a->target);
    int higher = 0;

    tc_effects_has(t, s, AT_ELEVATION, DOES_ALLOWANCE, 0, &ask, &higher);
    if (s->model[a->attacker].z + higher * TC_INCH / 2 - z >= TC_FALL && /* TC-3.17 */
        !tc_effects_has(t, s, AT_IGNORE, DOES_IGNORE, MOD_ELEVATED, &ask, NULL))
        tc_sum_modifier(sum, MOD_ELEVATED, 1, "Elevated", "TC-8.7");
    if (a->target >= 0) {
        sees(t, s, a->attacker, a->target, &covers);
        if ((covers || tc_has_keyword(t, s, a->target, KW_COVER)) &&
            !ignores(t, s, a, KW_IGNORE_COVER, MOD_COVER))
            tc_sum_modifier(sum, MOD_COVER, -1, "Cover", "TC-3.14");
    }
    if (!beyond(t, s, a, w->range / 2))
        return;
    a->flags |= ATTACK_LONG;
    if (ignores(t, s, a, KW_IGNORE_LONG_RANGE, MOD_LONG_RANGE))
        return;
    tc_sum_modifier(sum, MOD_LONG_RANGE, tc_attack_has(t, s, a, KW_SHOTGUN) ? 0 : -1, "Long Range",
                    "TC-8.4");
}

/* --- the ACTION --- */

static struct tc_attack attack_with(const struct tc_state *s, int member, int weapon)
{
    return (struct tc_attack){ .attacker = s->active[member].model,
                               .member = (uint8_t)member,
                               .weapon = (uint8_t)weapon };
}

/* shoots_each: one Shoot with each weapon. */
static bool shoots_each(const struct tc *t, const struct tc_state *s, int model, int weapon)
{
    struct tc_ask ask = { .model = model,
                          .target = -1,
                          .keywords = t->fighter[model].weapon[weapon].keywords };

    return tc_effects_has(t, s, AT_OFFERS, DOES_EACH, ACT_SHOOT, &ask, NULL);
}

/* shoots_both: one Shoot with this weapon and another such one. */
static bool shoots_both(const struct tc *t, const struct tc_state *s,
                        const struct tc_attack *attack)
{
    struct tc_ask ask = tc_attack_ask(t, attack, attack->attacker, -1);

    return tc_effects_has(t, s, AT_WEAPON, DOES_EACH, ACT_SHOOT, &ask, NULL);
}

/* weapon_fit: TC-4.10, 12.27, 12.39: may this weapon shoot in this Activation, as far as other ACTIONS
 * go? */
static int weapon_fit(const struct tc *t, const struct tc_state *s, int member, int weapon,
                      struct refusal *why)
{
    const struct tc_active *active = &s->active[member];
    const struct tc_fighter *f = &t->fighter[active->model];
    struct tc_attack attack = attack_with(s, member, weapon);
    const int moves = 1 << ACT_MOVE | 1 << ACT_CHARGE | 1 << ACT_RETREAT | 1 << ACT_DASH;

    if (weapon < 0 || weapon >= f->weapons || !f->weapon[weapon].ranged ||
        f->weapon[weapon].keywords >> KW_APART & 1)
        return refuse(why, "TC-8.1", "it has no such Ranged Weapon");
    const struct tc_weapon *w = &f->weapon[weapon];
    if (w->once && w->use && s->model[active->model].used >> (w->use - 1) & 1)
        return refuse(why, "TC-13.45", "it has been used up");
    if (active->did & moves && tc_is_heavy(t, s, active->model, weapon))
        return refuse(why, "TC-12.27",
                      "it has moved, and a HEAVY weapon does not shoot after a move");
    if (active->did & (1 << ACT_CHARGE) && !tc_attack_has(t, s, &attack, KW_ASSAULT))
        return refuse(why, "TC-4.10", "after a Charge only an ASSAULT weapon may shoot");
    if (active->did & (1 << ACT_FIGHT) && !tc_attack_has(t, s, &attack, KW_ASSAULT) &&
        !(tc_attack_has(t, s, &attack, KW_PISTOL) && !(active->flags & ACTIVE_FOUGHT_NO_PISTOL)))
        return refuse(why, "TC-4.10", "after a Fight only an ASSAULT weapon may shoot");
    struct tc_ask ask = tc_attack_ask(t, &attack, active->model, -1);
    if (tc_effects_has(t, s, AT_WEAPON, DOES_FORBID, 0, &ask, NULL))
        return refuse(why, "TC-16.9", "it cannot use the weapon in this way now");
    return 0;
}

static int weapon_may(const struct tc *t, const struct tc_state *s, int member, int weapon,
                      struct refusal *why)
{
    const struct tc_active *active = &s->active[member];

    if (weapon_fit(t, s, member, weapon, why))
        return -1;
    const struct tc_weapon *w = &t->fighter[active->model].weapon[weapon];
    if (active->fired >> weapon & 1)
        return refuse(why, "TC-4.7", "it has shot with this weapon already");
    if (active->shoots && !shoots_each(t, s, active->model, weapon) &&
        !tc_encore(t, s, active, ACT_SHOOT) && active->shot_item != w->item + 1)
        return refuse(why, "TC-13.28", "both Shoot ACTIONS are made with the same weapon");
    return 0;
}

/* list_points: the enemies themselves are targets; between two of them a point may hit both. */
static void list_points(const struct tc *t, const struct tc_state *s, struct tc_attack *a, int verb,
                        uint16_t member, struct tc_menu *m)
{
    int radius = tc_blast_of(t, s, a) * TC_INCH;
    uint64_t enemies = tc_enemies(t, s, a->attacker);

    for_models (one, enemies)
        for_models (two, enemies & models_from(one + 1)) {
            int x = (s->model[one].x + s->model[two].x) / 2;
            int y = (s->model[one].y + s->model[two].y) / 2;
            struct tc_attack try = *a;
            struct action act = { (uint16_t)(verb | member),
                                  { a->weapon, TARGET_POINT, (int16_t)x, (int16_t)y } };

            if (verb == DO_AGAIN)
                act = (struct action){ DO_AGAIN, { TARGET_POINT, (int16_t)x, (int16_t)y } };
            if (tc_near(t, s, one, two, 2 * radius) &&
                tc_shoot_aim(t, s, &try, TARGET_POINT, x, y, 0, NULL) == 0)
                tc_offer(m, act);
        }
}

static void list_targets(const struct tc *t, const struct tc_state *s, struct tc_attack *a,
                         int verb, uint16_t member, struct tc_menu *m)
{
    uint64_t enemies = tc_enemies(t, s, a->attacker);

    for (int target = TARGET_MARKER - TC_MARKERS + 1; target < TC_MODELS; target++) {
        struct tc_attack try = *a;
        struct action act = { (uint16_t)(verb | member), { a->weapon, (int16_t)target } };

        if (verb == DO_AGAIN)
            act = (struct action){ DO_AGAIN, { (int16_t)target } };
        if (target >= 0 ? !(enemies >> target & 1)
                        : !tc_marker_target(s, a->attacker, TARGET_MARKER - target))
            continue;
        if (tc_shoot_aim(t, s, &try, target, 0, 0, 0, NULL) == 0)
            tc_offer(m, act);
    }
    if (tc_blast_of(t, s, a))
        list_points(t, s, a, verb, member, m);
}

void tc_shoot_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m)
{
    const struct tc_fighter *f = &t->fighter[s->active[member].model];

    if (tc_may(t, s, member, ACT_SHOOT, NULL))
        return;
    for (int weapon = 0; weapon < f->weapons; weapon++) {
        struct tc_attack attack = attack_with(s, member, weapon);

        if (weapon_may(t, s, member, weapon, NULL) == 0)
            list_targets(t, s, &attack, DO_SHOOT, member ? ACTION_SECOND : 0, m);
    }
}

/* second_may: in the middle of a Shoot: the other one of two weapons. */
static int second_may(const struct tc *t, const struct tc_state *s, int weapon, struct refusal *why)
{
    const struct tc_attack *now = &s->attack;
    struct tc_attack other = attack_with(s, now->member, weapon);

    if (weapon_fit(t, s, now->member, weapon, why))
        return -1;
    if (now->flags & ATTACK_SECOND || weapon == now->weapon || !shoots_both(t, s, now) ||
        !shoots_both(t, s, &other))
        return refuse(why, "TC-4.7", "it has shot already");
    return 0;
}

void tc_shoot_again(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    struct tc_attack attack = s->attack;
    uint16_t member = attack.member ? ACTION_SECOND : 0;

    if (attack.left)
        list_targets(t, s, &attack, DO_AGAIN, 0, m);
    for (int weapon = 0; weapon < t->fighter[attack.attacker].weapons; weapon++) {
        attack.weapon = (uint8_t)weapon;
        if (second_may(t, s, weapon, NULL) == 0)
            list_targets(t, s, &attack, DO_SHOOT, member, m);
    }
}

int tc_shoot_second(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why)
{
    struct tc_attack attack = s->attack;

    if (member_of(a) != attack.member || second_may(t, s, a->arg[0], why))
        return -1;
    if (a->arg[1] < TARGET_POINT || a->arg[5] || a->arg[6])
        return refuse(why, "TC-8.3", "there is nothing to shoot at");
    attack.weapon = (uint8_t)a->arg[0];
    return tc_shoot_aim(t, s, &attack, a->arg[1], a->arg[2], a->arg[3], a->arg[4], why);
}

int tc_shoot_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why)
{
    int member = member_of(a), weapon = a->arg[0];
    struct tc_attack attack;

    if (tc_may(t, s, member, ACT_SHOOT, why) || weapon_may(t, s, member, weapon, why))
        return -1;
    if (a->arg[1] < TARGET_POINT || a->arg[5] || a->arg[6])
        return refuse(why, "TC-8.3", "there is nothing to shoot at");
    attack = attack_with(s, member, weapon);
    return tc_shoot_aim(t, s, &attack, a->arg[1], a->arg[2], a->arg[3], a->arg[4], why);
}

void tc_shoot_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];
    struct tc_attack attack = attack_with(p->s, member_of(a), a->arg[0]);

    tc_shoot_aim(p->t, p->s, &attack, a->arg[1], a->arg[2], a->arg[3], a->arg[4], NULL);
    if (active->shoots && tc_encore(p->t, p->s, active, ACT_SHOOT))
        active->encore = 2;
    active->did |= 1 << ACT_SHOOT;
    active->shoots++;
    if (shoots_each(p->t, p->s, active->model, a->arg[0]))
        active->fired |= (uint8_t)(1 << a->arg[0]);
    active->shot_item = (uint8_t)(tc_attack_weapon(p->t, &attack)->item + 1);
    if (!tc_attack_has(p->t, p->s, &attack, KW_ASSAULT))
        active->flags |= ACTIVE_SHOT_PLAIN;
    if (!tc_attack_has(p->t, p->s, &attack, KW_PISTOL))
        active->flags |= ACTIVE_SHOT_NO_PISTOL;
    if (tc_is_heavy(p->t, p->s, active->model, a->arg[0]))
        active->flags |= ACTIVE_SHOT_HEAVY;
    if (active->order) /* for one attack */
        attack.flags |= ATTACK_HALTED;
    tc_attack_begin(p, &attack);
}
