/* menu.c - F_ACT: which ACTIONS are open (TC-4.7 to 4.10), their list, and taking one. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

/* --- what may be done --- */

enum { MOVES = 1 << ACT_MOVE | 1 << ACT_CHARGE | 1 << ACT_RETREAT };

int tc_full_movement(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };
    int more = 0, full;

    tc_effects_has(t, s, AT_ALLOWANCE, DOES_ALLOWANCE, 0, &ask, &more);
    if (tc_is_active(s, model))
        more += tc_is_active(s, model)->haste;
    full = t->fighter[model].movement + more * TC_INCH / 2;
    return full < 0 ? 0 : full > 2 * TC_CHARGE ? 2 * TC_CHARGE : full;
}

int tc_movement(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_active *active = tc_is_active(s, model);
    int full = tc_full_movement(t, s, model);

    return active && active->flags & ACTIVE_STOOD ? full / 2 : full; /* TC-5.9 */
}

/* may_move: the three moves and the Dash. */
static int may_move(const struct tc *t, const struct tc_state *s, const struct tc_active *active,
                    int act, struct refusal *why)
{
    int model = active->model;
    struct tc_ask ask = { .model = model, .target = -1 };
    bool engaged;

    if (is_down(s, model))
        return refuse(why, "TC-5.8", "a Down model does not move");
    if (active->flags & ACTIVE_SHOT_HEAVY)
        return refuse(why, "TC-12.27", "it has shot with a HEAVY weapon and cannot move");
    if (act == ACT_DASH)
        return active->did & 1 << ACT_DASH ? refuse(why, "TC-4.7", "it has dashed already") : 0;
    if (active->did & MOVES)
        return refuse(why, "TC-4.8", "it has moved already: only one Move, Charge or Retreat");
    if (act == ACT_MOVE)
        return 0;
    engaged = tc_engaged(t, s, model) != 0;
    if (act == ACT_RETREAT && !engaged)
        return refuse(why, "TC-5.18", "no enemy is within 1 inch: it can simply move");
    if (act == ACT_CHARGE && engaged &&
        !tc_effects_has(t, s, AT_OFFERS, DOES_PERMIT, ACT_CHARGE, &ask, NULL))
        return refuse(why, "TC-5.10", "it cannot charge while an enemy is within 1 inch");
    if (act == ACT_CHARGE && active->flags & ACTIVE_SHOT_PLAIN)
        return refuse(why, "TC-4.10", "it has shot with a weapon that is not ASSAULT");
    return 0;
}

bool tc_encore(const struct tc *t, const struct tc_state *s, const struct tc_active *active,
               int act)
{
    struct tc_ask ask = { .model = active->model, .target = -1 };

    if (active->encore)
        return active->encore == 1 && act == ACT_FIGHT;
    return active->did >> act & 1 && active->shoots < 2 &&
           tc_effects_has(t, s, AT_ENCORE, DOES_PERMIT, act, &ask, NULL);
}

static int may_shoot(const struct tc *t, const struct tc_state *s, const struct tc_active *active,
                     struct refusal *why)
{
    struct tc_ask ask = { .model = active->model, .target = -1, .item = active->shot_item };

    if (active->shot_item)
        ask.keywords = t->item[active->shot_item - 1].keywords;
    if (active->shoots && !tc_encore(t, s, active, ACT_SHOOT) &&
        !tc_effects_has(t, s, AT_OFFERS, DOES_EACH, ACT_SHOOT, &ask, NULL) &&
        (active->shoots > 1 ||
         !tc_effects_has(t, s, AT_OFFERS, DOES_PERMIT, ACT_SHOOT, &ask, NULL))) /* TC-13.28 */
        return refuse(why, "TC-4.7", "it has shot already");
    if (tc_engaged(t, s, active->model))
        return refuse(why, "TC-8.1", "it cannot shoot while an enemy is within 1 inch");
    return 0;
}

static struct tc_path move_of(const struct tc *t, const struct tc_state *s, int member)
{
    int model = s->active[member].model;

    return tc_path_of(t, s, PATH_MOVE, model, tc_movement(t, s, model));
}

int tc_must(const struct tc *t, const struct tc_state *s, int member)
{
    const struct tc_active *active = &s->active[member];
    struct tc_ask ask = { .model = active->model, .target = -1 };

    if (active->flags & ACTIVE_ENDED || s->model[active->model].where == DEVOURED)
        return -1;
    if (!active->did && tc_called_to(s, active->model) >= 0 &&
        may_move(t, s, active, ACT_RETREAT, NULL) == 0)
        return ACT_RETREAT;
    if (tc_effects_has(t, s, AT_MUST, DOES_PERMIT, ACT_RETREAT, &ask, NULL) &&
        !tc_effects_has(t, s, AT_OFFERS, DOES_FORBID, ACT_RETREAT, &ask, NULL) &&
        may_move(t, s, active, ACT_RETREAT, NULL) == 0)
        return ACT_RETREAT;
    bool bound =
        t->fighter[active->model].first[AT_MUST] < t->fighter[active->model].first[AT_MUST + 1] ||
        tc_called_to(s, active->model) >= 0;
    if (!active->did && bound && may_move(t, s, active, ACT_CHARGE, NULL) == 0 &&
        tc_charge_duty(t, s, active->model) >= 0)
        return ACT_CHARGE;
    if (!active->did && bound && may_move(t, s, active, ACT_MOVE, NULL) == 0) {
        struct tc_path path = move_of(t, s, member);

        return tc_advance(t, s, &path) ? ACT_MOVE : -1;
    }
    return -1;
}

bool tc_is_cowed(const struct tc *t, const struct tc_state *s, int member)
{
    const struct tc_active *active = &s->active[member];
    struct tc_ask ask = { .model = active->model, .target = -1 };
    unsigned moved = 1 << ACT_MOVE | 1 << ACT_CHARGE | 1 << ACT_RETREAT;

    return !(active->did & moved) &&
           tc_effects_has(t, s, AT_MUST, DOES_PERMIT, ACT_RETREAT, &ask, NULL);
}

/* may_instead: what starves may dash where it must go. */
static bool may_instead(const struct tc_state *s, int model, int must, int act)
{
    return must == ACT_MOVE && act == ACT_DASH && tc_called_to(s, model) < 0;
}

int tc_may(const struct tc *t, const struct tc_state *s, int member, int act, struct refusal *why)
{
    const struct tc_active *active = &s->active[member];
    struct tc_ask ask = { .target = -1 };

    if (member >= s->actives)
        return refuse(why, "TC-4.14", "there is no second member");
    ask.model = active->model;
    if (s->model[active->model].where == DEVOURED)
        return refuse(why, "TC-16.7", "it has been devoured");
    if (active->flags & ACTIVE_ENDED)
        return refuse(why, "TC-4.13", "its Activation has ended");
    if (!tc_order_allows(active->order, act))
        return refuse(why, "TC-16.16", "its order is another one");
    int must = active->order ? -1 : tc_must(t, s, member);
    if (must >= 0 && must != act && !may_instead(s, active->model, must, act))
        return refuse(why, "TC-16.7",
                      must == ACT_CHARGE ? "it must charge first"
                      : must == ACT_MOVE ? "it must go where it is drawn to"
                                         : "it must retreat");
    if (tc_effects_has(t, s, AT_OFFERS, DOES_FORBID, act, &ask, NULL))
        return refuse(why, "TC-4.7", "a rule forbids this ACTION");
    switch (act) {
    case ACT_SHOOT: return may_shoot(t, s, active, why);
    case ACT_FIGHT:
        return active->did & 1 << ACT_FIGHT && !tc_encore(t, s, active, ACT_FIGHT) &&
                       !tc_effects_has(t, s, AT_OFFERS, DOES_EACH, ACT_FIGHT, &ask, NULL)
                   ? refuse(why, "TC-4.7", "it has fought already")
                   : 0;
    case ACT_SPECIAL: return 0;
    case ACT_DASH:
        if (tc_is_cowed(t, s, member))
            return refuse(why, "TC-16.7", "it dares nothing Risky before that face");
        return may_move(t, s, active, act, why);
    default: return may_move(t, s, active, act, why);
    }
}

/* --- the list --- */

static uint16_t flags_of(int member)
{
    return member ? ACTION_SECOND : 0;
}

static void list_moves(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m)
{
    struct tc_path path;

    if (tc_must(t, s, member) == ACT_MOVE) {
        tc_offer(m, (struct action){ .kind = (uint16_t)(DO_ADVANCE | flags_of(member)) });
    } else if (tc_may(t, s, member, ACT_MOVE, NULL) == 0) {
        path = move_of(t, s, member);
        tc_move_list(t, s, &path, flags_of(member), m);
    }
    if (tc_may(t, s, member, ACT_DASH, NULL) == 0)
        tc_offer(m, (struct action){ .kind = (uint16_t)(DO_DASH | flags_of(member)) });
    tc_charge_list(t, s, member, m);
    if (tc_may(t, s, member, ACT_RETREAT, NULL) == 0)
        tc_offer(m, (struct action){ .kind = (uint16_t)(DO_RETREAT | flags_of(member)) });
}

/* is_bound: somebody who acts must still take an ACTION. */
static bool is_bound(const struct tc *t, const struct tc_state *s)
{
    for (int member = 0; member < s->actives; member++)
        if (tc_must(t, s, member) >= 0)
            return true;
    return false;
}

void tc_act_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    if (!is_bound(t, s))
        tc_offer(m, (struct action){ .kind = DO_END });
    for (int member = 0; member < s->actives; member++) {
        struct action struggle = { .kind = (uint16_t)(DO_STRUGGLE | flags_of(member)) };

        if (tc_struggle_check(t, s, &struggle, NULL) == 0)
            tc_offer(m, struggle);
        list_moves(t, s, member, m);
        tc_shoot_list(t, s, member, m);
        tc_fight_list(t, s, member, m);
        tc_special_list(t, s, member, m);
    }
}

/* --- one at random --- */

static bool draw_from(struct tc_menu *m, struct rng *rng, struct action *out)
{
    if (!m->count)
        return false;
    *out = m->out[rng_below(rng, (uint32_t)m->count)];
    return true;
}

/* any_enemy: one at random, or -1. */
static int any_enemy(const struct tc *t, const struct tc_state *s, int model, struct rng *rng)
{
    uint64_t enemies = tc_enemies(t, s, model);
    int count = bits_count(enemies), which = count ? (int)rng_below(rng, (uint32_t)count) : 0;

    for_models (e, enemies)
        if (which-- == 0)
            return e;
    return -1;
}

/* draw_at: a charge or a shot at one enemy, judged alone: no list is made. */
static bool draw_at(const struct tc *t, const struct tc_state *s, int member, int act,
                    struct rng *rng, struct action *out)
{
    int model = s->active[member].model, weapons = t->fighter[model].weapons;
    int target = any_enemy(t, s, model, rng);

    if (act == ACT_CHARGE) {
        int options = rng_below(rng, 2) ? TC_MAY_ALL : 0;

        *out = (struct action){ (uint16_t)(DO_CHARGE | flags_of(member)),
                                { (int16_t)target, (int16_t)options } };
        return tc_charge_check(t, s, out, NULL) == 0;
    }
    if (!weapons)
        return false;
    int weapon = (int)rng_below(rng, (uint32_t)weapons);
    *out = (struct action){ (uint16_t)(DO_SHOOT | flags_of(member)),
                            { (int16_t)weapon, (int16_t)target } };
    return target >= 0 && tc_shoot_check(t, s, out, NULL) == 0;
}

static bool draw_act(const struct tc *t, const struct tc_state *s, int member, int act,
                     struct rng *rng, struct action *out)
{
    struct action room[256];
    struct tc_menu m = { .out = room, .most = 256 };
    struct tc_path path;

    switch (act) {
    case ACT_MOVE:
        if (tc_may(t, s, member, ACT_MOVE, NULL))
            return false;
        *out = (struct action){ .kind = (uint16_t)(DO_ADVANCE | flags_of(member)) };
        if (tc_must(t, s, member) == ACT_MOVE)
            return true;
        path = move_of(t, s, member);
        return tc_move_draw(t, s, &path, flags_of(member), rng, out);
    case ACT_DASH:
    case ACT_RETREAT:
        *out = (struct action){ .kind = (uint16_t)((act == ACT_DASH ? DO_DASH : DO_RETREAT) |
                                                   flags_of(member)) };
        return tc_may(t, s, member, act, NULL) == 0;
    case ACT_CHARGE:
    case ACT_SHOOT: return draw_at(t, s, member, act, rng, out);
    case ACT_FIGHT:
        *out = (struct action){ .kind = (uint16_t)(DO_STRUGGLE | flags_of(member)) };
        if (tc_struggle_check(t, s, out, NULL) == 0)
            return true;
        tc_fight_list(t, s, member, &m);
        break;
    default: tc_special_list(t, s, member, &m); break;
    }
    return draw_from(&m, rng, out);
}

void tc_act_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                   struct action *out)
{
    for (int i = 0; i < 4; i++) {
        int member = (int)rng_below(rng, s->actives), act = (int)rng_below(rng, ACTS);

        if (draw_act(t, s, member, act, rng, out))
            return;
    }
    *out = (struct action){ .kind = DO_END };
    if (is_bound(t, s)) {
        struct action room[256];
        struct tc_menu m = { .out = room, .most = 256 };

        tc_act_list(t, s, &m);
        draw_from(&m, rng, out);
    }
}

/* --- judging and doing --- */

static int check_plain(const struct tc *t, const struct tc_state *s, const struct action *a,
                       int act, struct refusal *why)
{
    for (int i = 0; i < 7; i++)
        if (a->arg[i])
            return refuse(why, "TC-4.7", "nothing more goes with that");
    return act < 0 ? 0 : tc_may(t, s, member_of(a), act, why);
}

int tc_act_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                 struct refusal *why)
{
    struct tc_path path;
    bool move = verb_of(a) == DO_MOVE;

    if (a->kind & ACTION_FLAGS & ~ACTION_SECOND && !move)
        return refuse(why, "TC-4.7", "that is not an ACTION");
    if (member_of(a) >= s->actives || (verb_of(a) == DO_END && member_of(a)))
        return refuse(why, "TC-4.14", "there is no second member");
    switch (verb_of(a)) {
    case DO_END:
        return is_bound(t, s) ? refuse(why, "TC-16.7", "there is an ACTION it must take first")
                              : check_plain(t, s, a, -1, why);
    case DO_DASH: return check_plain(t, s, a, ACT_DASH, why);
    case DO_RETREAT: return check_plain(t, s, a, ACT_RETREAT, why);
    case DO_CHARGE: return tc_charge_check(t, s, a, why);
    case DO_SHOOT: return tc_shoot_check(t, s, a, why);
    case DO_FIGHT: return tc_fight_check(t, s, a, why);
    case DO_USE: return tc_special_check(t, s, a, why);
    case DO_STRUGGLE: return tc_struggle_check(t, s, a, why);
    case DO_ADVANCE:
        return tc_must(t, s, member_of(a)) == ACT_MOVE
                   ? check_plain(t, s, a, ACT_MOVE, why)
                   : refuse(why, "TC-16.7", "it is drawn to nobody");
    case DO_MOVE:
        if (tc_may(t, s, member_of(a), ACT_MOVE, why))
            return -1;
        if (tc_must(t, s, member_of(a)) == ACT_MOVE)
            return refuse(why, "TC-16.7", "it must go where it is drawn to");
        path = move_of(t, s, member_of(a));
        return tc_path_check(t, s, &path, a, why);
    default: return refuse(why, "TC-4.7", "choose an ACTION of the active model, or end");
    }
}

static void move(struct tc_play *p, const struct action *a)
{
    struct tc_path path = move_of(p->t, p->s, member_of(a));

    if (verb_of(a) == DO_ADVANCE)
        tc_advance(p->t, p->s, &path);
    else
        tc_path_take(p->t, p->s, &path, a);
    p->s->active[member_of(a)].did |= 1 << ACT_MOVE;
    tc_path_begin(p, &path);
}

void tc_act_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];

    if (active->charmed) /* for one ACTION */
        active->charmed = active->charmed == 1 ? 2 : 0;
    switch (verb_of(a)) {
    case DO_END:
        for (int i = 0; i < p->s->actives; i++)
            p->s->active[i].flags |= ACTIVE_ENDED;
        break;
    case DO_STRUGGLE: tc_struggle_apply(p, a); break;
    case DO_ADVANCE:
    case DO_MOVE: move(p, a); break;
    case DO_DASH:
        tc_call(p, F_DASH, active->model, tc_must(p->t, p->s, member_of(a)) == ACT_MOVE, 0, 0);
        active->did |= 1 << ACT_DASH;
        tc_tell(p, SAW_DASHES, 0, (int16_t[7]){ active->model });
        break;
    case DO_CHARGE: tc_charge_apply(p, a); break;
    case DO_RETREAT: tc_retreat_apply(p, a); break;
    case DO_SHOOT: tc_shoot_apply(p, a); break;
    case DO_FIGHT: tc_fight_apply(p, a); break;
    default: tc_special_apply(p, a); break;
    }
}
