/* charge.c - F_CHARGE: declaration, evade, bonus, the move itself, success (TC-5.10 to 5.17); and
 * F_EVADE, which is asked on the way. slide.c is what follows.
 *
 * F_CHARGE: charger, target, options and a second target, the bonus, a step. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

enum { CHARGER, TARGET, OPTIONS, BONUS };
enum { SECOND_SHIFT = 4 }; /* above the options: a second target + 1 */
enum {
    DECLARED,
    EVADE_ASKED,
    EVADE_ROLLED,
    EVADED,
    BONUS_ROLLED,
    MOVED,
    SLID,
    DARES,
    DARED,
    SHOCKED,
    SECOND_ASKED
};

/* A route may be longer than a charge can be: it then ends on the way. */
enum { FAR = 3 * TC_CHARGE };

/* barred: enemies it must not charge, who do not stand in its way either. */
static uint64_t barred(const struct tc *t, const struct tc_state *s, int charger)
{
    uint64_t set = 0;

    for_models (e, tc_enemies(t, s, charger)) {
        struct tc_ask ask = { .model = charger, .target = e };

        if (tc_effects_has(t, s, AT_CHARGE_TARGET, DOES_FORBID, 0, &ask, NULL))
            set |= model_bit(e);
    }
    return set;
}

/* find_route_past: the same, where some do not stand in the way. */
static bool find_route_past(const struct tc *t, const struct tc_state *s, int charger, int target,
                            int options, uint64_t past, struct tc_route *route)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    struct tc_mover m = tc_mover_of(&field, charger, 0);
    m.shun = 0;
    /* one who may charge while engaged leaves those behind */
    uint64_t free = tc_engaged(t, s, charger) | barred(t, s, charger) | past;
    return tc_charge_route(&m, tc_spot_of(s, charger), target,
                           tc_enemies(t, s, charger) & ~(free & ~model_bit(target)), FAR,
                           (unsigned)options, route);
}

static bool find_route(const struct tc *t, const struct tc_state *s, int charger, int target,
                       int options, struct tc_route *route)
{
    return find_route_past(t, s, charger, target, options, 0, route);
}

static bool sees(const struct tc *t, const struct tc_state *s, int model, int target)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    return tc_seen(tc_sight_of(&field.ground, tc_figure_of(t, s, model),
                               tc_figure_of(t, s, target))) > 0;
}

/* --- declaring --- */

static int check_target_past(const struct tc *t, const struct tc_state *s, int charger, int target,
                             int options, uint64_t past, struct tc_route *route,
                             struct refusal *why)
{
    struct tc_ask ask = { .model = charger, .target = target };

    if (target < 0 || target >= TC_MODELS || !(tc_enemies(t, s, charger) & model_bit(target)))
        return refuse(why, "TC-5.10", "the target of a Charge must be an enemy on the table");
    if (!tc_near(t, s, charger, target, TC_CHARGE))
        return refuse(why, "TC-5.10", "the target is more than 12 inches away");
    if (!sees(t, s, charger, target) &&
        !tc_effects_has(t, s, AT_CHARGE_TARGET, DOES_PERMIT, 0, &ask, NULL))
        return refuse(why, "TC-5.10", "the target cannot be seen");
    if (tc_effects_has(t, s, AT_TARGETED, DOES_FORBID, 0,
                       &(struct tc_ask){ .model = target, .target = charger }, NULL))
        return refuse(why, "TC-16.7", "the target has hidden itself");
    if (tc_effects_has(t, s, AT_CHARGE_TARGET, DOES_FORBID, 0, &ask, NULL))
        return refuse(why, "TC-5.10", "a rule forbids this Charge");
    if (!find_route_past(t, s, charger, target, options, past, route))
        return refuse(why, "TC-5.14", "there is no way to the target");
    if (route->interposed)
        return refuse(why, "TC-5.11", "%s is in the way and must be charged instead",
                      tc_model_name(route->first_met).at);
    return 0;
}

static int check_target(const struct tc *t, const struct tc_state *s, int charger, int target,
                        int options, struct tc_route *route, struct refusal *why)
{
    return check_target_past(t, s, charger, target, options, 0, route, why);
}

uint64_t tc_charge_seconds(const struct tc *t, const struct tc_state *s, int charger)
{
    uint64_t set = 0;
    int first = -1;

    for (int i = 0; i < s->stack.depth; i++)
        if (s->stack.frame[i].kind == F_CHARGE)
            first = s->stack.frame[i].arg[TARGET];
    if (first < 0) /* a position drawn by hand may ask without a charge */
        return 0;
    for_models (e, tc_enemies(t, s, charger)) {
        struct tc_route route;

        if (e != first &&
            (check_target_past(t, s, charger, e, 0, model_bit(first), &route, NULL) == 0 ||
             check_target_past(t, s, charger, e, TC_MAY_ALL, model_bit(first), &route, NULL) == 0))
            set |= model_bit(e);
    }
    return set;
}

/* apart_of: how far two models are from each other, as the crow flies. */
static int apart_of(const struct tc *t, const struct tc_state *s, int a, int b)
{
    return plane_length(tc_plan(tc_spot_of(s, a)), tc_plan(tc_spot_of(s, b))) -
           tc_base(t->fighter[a].base)->radius - tc_base(t->fighter[b].base)->radius;
}

static bool can_charge(const struct tc *t, const struct tc_state *s, int charger, int target)
{
    struct tc_route route;

    return check_target(t, s, charger, target, 0, &route, NULL) == 0 ||
           check_target(t, s, charger, target, TC_MAY_ALL, &route, NULL) == 0;
}

int tc_charge_duty(const struct tc *t, const struct tc_state *s, int charger)
{
    int nearest = -1, least = 0, called = tc_called_to(s, charger);

    if (called >= 0)
        return tc_near(t, s, charger, called, TC_CHARGE) && can_charge(t, s, charger, called)
                   ? called
                   : -1;
    for_models (e, tc_all_near(t, s, charger, tc_enemies(t, s, charger), TC_CHARGE)) {
        struct tc_ask ask = { .model = charger, .target = e };
        int apart = apart_of(t, s, charger, e);

        if ((nearest >= 0 && apart >= least) || !sees(t, s, charger, e) ||
            !tc_effects_has(t, s, AT_MUST, DOES_PERMIT, ACT_CHARGE, &ask, NULL))
            continue;
        nearest = e;
        least = apart;
    }
    return nearest >= 0 && can_charge(t, s, charger, nearest) ? nearest : -1;
}

/* check_duty: a charger may be bound to charge somebody else. */
static int check_duty(const struct tc *t, const struct tc_state *s, const struct tc_active *active,
                      int target, struct refusal *why)
{
    int charger = active->model, duty = active->did ? -1 : tc_charge_duty(t, s, charger);
    struct tc_route route;

    if (duty >= 0 && duty != target)
        return refuse(why, "TC-16.7", "it must charge %s", tc_model_name(duty).at);
    if (duty == target)
        return 0;
    for_models (e, tc_all_near(t, s, charger, tc_enemies(t, s, charger), TC_CHARGE)) {
        struct tc_ask ask = { .model = e, .target = charger },
                      own = { .model = target, .target = charger };

        if (e != target && tc_effects_has(t, s, AT_TAUNT, DOES_PERMIT, 0, &ask, NULL) &&
            !tc_effects_has(t, s, AT_TAUNT, DOES_PERMIT, 0, &own, NULL) &&
            check_target(t, s, charger, e, 0, &route, NULL) == 0)
            return refuse(why, "TC-16.7", "it must charge %s", tc_model_name(e).at);
    }
    return 0;
}

static struct action charge(int member, int target, int options)
{
    return (struct action){ (uint16_t)(DO_CHARGE | (member ? ACTION_SECOND : 0)),
                            { (int16_t)target, (int16_t)options } };
}

static bool same_route(const struct tc_route *a, const struct tc_route *b)
{
    return a->legs == b->legs && memcmp(a->leg, b->leg, a->legs * sizeof a->leg[0]) == 0;
}

/* list_target: with no options, with all of them where the route is another one, and with one of
 * them where those two differ (R17). */
static void list_target(const struct tc *t, const struct tc_state *s, int member, int target,
                        struct tc_menu *m)
{
    int charger = s->active[member].model;
    struct tc_route plain, all, one;
    bool first = check_target(t, s, charger, target, 0, &plain, NULL) == 0;

    if (check_duty(t, s, &s->active[member], target, NULL))
        return;
    if (first)
        tc_offer(m, charge(member, target, 0));
    if (check_target(t, s, charger, target, TC_MAY_ALL, &all, NULL) ||
        (first && same_route(&plain, &all)))
        return;
    tc_offer(m, charge(member, target, TC_MAY_ALL));
    for (int option = 1; option < TC_MAY_ALL; option *= 2)
        if (check_target(t, s, charger, target, option, &one, NULL) == 0 &&
            !(first && same_route(&plain, &one)) && !same_route(&all, &one))
            tc_offer(m, charge(member, target, option));
}

void tc_charge_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m)
{
    int charger = s->active[member].model;

    if (tc_may(t, s, member, ACT_CHARGE, NULL))
        return;
    for_models (target, tc_all_near(t, s, charger, tc_enemies(t, s, charger), TC_CHARGE))
        list_target(t, s, member, target, m);
}

int tc_charge_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why)
{
    struct tc_route route;

    if (tc_may(t, s, member_of(a), ACT_CHARGE, why))
        return -1;
    if (a->arg[1] < 0 || a->arg[1] > TC_MAY_ALL || a->arg[2] || a->arg[3] || a->arg[4] ||
        a->arg[5] || a->arg[6])
        return refuse(why, "TC-5.10", "name a target, and what the way may use");
    if (check_target(t, s, s->active[member_of(a)].model, a->arg[0], a->arg[1], &route, why))
        return -1;
    return check_duty(t, s, &s->active[member_of(a)], a->arg[0], why);
}

void tc_charge_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];

    if (!active->did)
        active->flags |= ACTIVE_CHARGED_FIRST;
    active->did |= 1 << ACT_CHARGE;
    p->s->model[active->model].flags |= HAS_CHARGED;
    tc_tell(p, SAW_CHARGES, 0, (int16_t[7]){ active->model, a->arg[0] });
    tc_call(p, F_CHARGE, active->model, a->arg[0], a->arg[1], 0);
    tc_step(p, DARES);
}

/* --- evading (TC-5.12) --- */

static bool may_evade(const struct tc *t, const struct tc_state *s, int model)
{
    return tc_has_keyword(t, s, model, KW_SKIRMISHER) && !is_down(s, model) &&
           !(s->model[model].flags & IS_EXHAUSTED) && !tc_engaged(t, s, model);
}

void tc_evade_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    (void)s;
    tc_offer(m, (struct action){ .kind = DO_EVADE });
    tc_offer(m, (struct action){ .kind = DO_SKIP });
}

void tc_evade_apply(struct tc_play *p, const struct action *a)
{
    tc_end_frame(p, a->kind == DO_EVADE);
}

bool tc_evade_run(struct tc_play *p)
{
    return tc_wait(p, tc_controller(p->s, top_of(p->s)->arg[0]));
}

/* --- the bonus (TC-5.13) --- */

/* is_bound: does a rule keep it to a D3? */
static bool is_bound(const struct tc *t, const struct tc_state *s, const struct tc_ask *ask)
{
    int most = 6;

    tc_effects_has(t, s, AT_CHARGE_BONUS, DOES_MOST, 0, ask, &most);
    return most < 6 && !tc_effects_has(t, s, AT_CHARGE_BONUS, DOES_PERMIT, 0, ask, NULL);
}

int tc_charge_bonus(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_fighter *f = &t->fighter[model];
    struct tc_ask ask = { .model = model, .target = -1 };
    bool heavy = f->keywords >> KW_HEAVY & 1 && tc_has_keyword(t, s, model, KW_HEAVY) &&
                 !tc_has_keyword(t, s, model, KW_STRONG);

    for (int i = 0; i < f->weapons; i++)
        heavy |= tc_is_heavy(t, s, model, i);
    if (heavy || tc_effects_has(t, s, AT_CHARGE_BONUS, DOES_FORBID, 0, &ask, NULL))
        return 0; /* TC-12.27, 12.46 */
    return is_bound(t, s, &ask) ? 3 : 6;
}

/* --- the charge --- */

/* nearer_enemy: does it see an enemy who is nearer than its target? */
static bool nearer_enemy(const struct tc *t, const struct tc_state *s, int charger, int target)
{
    int apart = apart_of(t, s, charger, target);

    for_models (e, tc_enemies(t, s, charger) & ~model_bit(target))
        if (apart_of(t, s, charger, e) < apart && sees(t, s, charger, e))
            return true;
    return false;
}

/* dares: some need a Risky roll to charge anybody but the nearest. */
static bool dares(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    struct tc_ask ask = { .model = f->arg[CHARGER], .target = f->arg[TARGET] };

    if (!tc_effects_has(p->t, p->s, AT_CHARGE_MOVE, DOES_MAKES_RISKY, 0, &ask, NULL) ||
        !nearer_enemy(p->t, p->s, ask.model, ask.target))
        return tc_step(p, DECLARED);
    tc_step(p, DARED);
    tc_success(p, &(struct tc_roll){ .model = ask.model, .roll_for = FOR_ABILITY, .risky = true });
    return true;
}

static bool dared(struct tc_play *p)
{
    return tc_take_answer(p) == ROLL_FAILURE ? tc_end_frame(p, 0) : tc_step(p, DECLARED);
}

static bool declared(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);

    tc_step(p, EVADE_ASKED);
    if (may_evade(p->t, p->s, f->arg[TARGET]))
        tc_call(p, F_EVADE, f->arg[TARGET], f->arg[CHARGER], 0, 0);
    else
        p->answer = 0;
    return true;
}

static bool evade_asked(struct tc_play *p)
{
    int target = top_of(p->s)->arg[TARGET];

    if (tc_take_answer(p) != 1)
        return tc_step(p, EVADED);
    tc_step(p, EVADE_ROLLED);
    tc_die(p, DIE_EVADE, target);
    return true;
}

static bool evade_rolled(struct tc_play *p)
{
    int target = top_of(p->s)->arg[TARGET], inches = tc_take_answer(p);
    struct tc_path path = tc_path_of(p->t, p->s, PATH_EVADE, target, inches * TC_INCH);

    tc_step(p, EVADED);
    tc_tell(p, SAW_EVADES, EVENT_EFFECT, (int16_t[7]){ (int16_t)target, (int16_t)inches });
    path.flags |= PATH_ASKS;
    tc_path_begin(p, &path);
    return true;
}

/* retarget: after an evade somebody else may stand in the way: the first who does is charged then
 * (TC-5.12). */
static void retarget(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    struct tc_route route;

    if (!is_on_table(p->s, f->arg[TARGET]) ||
        !find_route(p->t, p->s, f->arg[CHARGER], f->arg[TARGET], f->arg[OPTIONS] & TC_MAY_ALL,
                    &route))
        return;
    if (route.interposed)
        f->arg[TARGET] = route.first_met;
}

static bool evaded(struct tc_play *p)
{
    struct tc_ask ask = { .model = top_of(p->s)->arg[CHARGER], .target = -1 };
    int dice = 1, most = tc_charge_bonus(p->t, p->s, ask.model);

    retarget(p);
    tc_step(p, BONUS_ROLLED);
    if (most) {
        tc_effects_has(p->t, p->s, AT_CHARGE_BONUS, DOES_BONUS_BEST_OF, 0, &ask, &dice);
        dice = dice < 1 ? 1 : dice > 6 ? 6 : dice;
        tc_best_die(p, most < 6 ? DIE_CHARGE_D3 : DIE_CHARGE, ask.model, dice);
    } else
        p->answer = 0;
    return true;
}

/* TC-5.9, 5.13: at most 12", halved after standing up. */
int tc_charge_allowance(const struct tc *t, const struct tc_state *s, int charger, int bonus)
{
    const struct tc_active *active = tc_is_active(s, charger);
    bool stood = active && active->flags & ACTIVE_STOOD;
    struct tc_ask ask = { .model = charger, .target = -1 };
    int halves = 0, full = tc_full_movement(t, s, charger) + bonus * TC_INCH;

    if (tc_effects_has(t, s, AT_CHARGE_MOVE, DOES_ALLOWANCE, 0, &ask, &halves))
        full = halves * TC_INCH / 2 + bonus * TC_INCH;

    full = full > TC_CHARGE ? TC_CHARGE : full;
    return stood ? full / 2 : full;
}

int tc_charge_needs(const struct tc *t, const struct tc_state *s, const struct action *a,
                    int32_t *price)
{
    int charger = s->active[member_of(a)].model, bonus = 0;
    struct tc_route route;

    if (!find_route(t, s, charger, a->arg[0], a->arg[1], &route))
        return TC_NO_BONUS;
    *price = route.price_near;
    while (bonus < TC_NO_BONUS && tc_charge_allowance(t, s, charger, bonus) < route.price_near)
        bonus++;
    return bonus;
}

/* leaps_too_far: does the route have a gap that is too wide for what the bonus has come to? */
static bool leaps_too_far(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                          const struct tc_route *route)
{
    struct tc_spot at = path->from;
    struct tc_stride stride;
    struct tc_field field;

    tc_field_make(&field, t, s);
    struct tc_mover m = tc_path_mover(&field, path);
    for (int i = 0; i < route->legs; i++) {
        if (tc_stride(&m, at, &route->leg[i], &stride, NULL) != TC_FREE)
            return false;
        if (tc_leaps_too_far(t, s, path, &stride))
            return true;
        at = stride.to;
    }
    return false;
}

/* final_route: the way that is gone; without jumps, if there is one, when it cannot leap so far. */
static bool final_route(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                        struct tc_route *route)
{
    struct tc_route other;

    if (!is_on_table(s, path->target) ||
        !find_route(t, s, path->mover, path->target, path->options, route))
        return false;
    if (path->options & TC_MAY_JUMP && leaps_too_far(t, s, path, route) &&
        find_route(t, s, path->mover, path->target, path->options & ~TC_MAY_JUMP, &other) &&
        !other.interposed)
        *route = other;
    return true;
}

void tc_charge_on(const struct tc *t, const struct tc_state *s, struct tc_path *path)
{
    struct tc_route route;

    if (!final_route(t, s, path, &route))
        return; /* it stands where it stands */
    path->legs = route.legs;
    memcpy(path->leg, route.leg, route.legs * sizeof route.leg[0]);
}

/* second_of: the second target of one who charges two, or -1. */
static int second_of(const struct frame *f)
{
    return (f->arg[OPTIONS] >> SECOND_SHIFT) - 1;
}

/* may_split: may it charge a second enemy besides, and is there one? */
static bool may_split(const struct tc *t, const struct tc_state *s, int charger)
{
    const struct tc_active *active = tc_is_active(s, charger);
    struct tc_ask ask = { .model = charger, .target = -1 };

    return active && !active->order && !(active->did & 1 << ACT_FIGHT) &&
           tc_effects_has(t, s, AT_BONUS, DOES_PERMIT, 0, &ask, NULL) &&
           tc_charge_seconds(t, s, charger);
}

static bool bonus_rolled(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    int charger = f->arg[CHARGER], bonus = tc_take_answer(p);

    f->arg[BONUS] = (int16_t)(bonus > 0 ? bonus : 0);
    tc_step(p, SECOND_ASKED);
    if (bonus > 0)
        tc_tell(p, SAW_BONUS, 0, (int16_t[7]){ (int16_t)charger, (int16_t)bonus });
    if (may_split(p->t, p->s, charger))
        tc_call(p, F_NAME, charger, CODE_SPLIT, 1, tc_controller(p->s, charger));
    else
        p->answer = -1;
    return true;
}

/* sets_out: who is charged is settled. */
static bool sets_out(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    int charger = f->arg[CHARGER], second = tc_take_answer(p);
    struct tc_path path = tc_path_of(p->t, p->s, PATH_CHARGE, charger,
                                     tc_charge_allowance(p->t, p->s, charger, f->arg[BONUS]));

    f->arg[OPTIONS] = (int16_t)(f->arg[OPTIONS] | (second + 1) << SECOND_SHIFT);
    tc_step(p, MOVED);
    path.target = (int8_t)f->arg[TARGET];
    path.options = (uint8_t)(f->arg[OPTIONS] & TC_MAY_ALL);
    path.bonus = (uint8_t)f->arg[BONUS];
    tc_charge_on(p->t, p->s, &path);
    if (path.legs)
        tc_path_begin(p, &path);
    return true;
}

static bool moved(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    int charger = f->arg[CHARGER], target = f->arg[TARGET];
    const struct tc_active *active = tc_is_active(p->s, charger);
    int answer = tc_take_answer(p), left = answer < 0 ? 0 : answer & (TC_PATH_SAFE - 1);

    tc_step(p, SLID);
    if (left <= 0 || !is_on_table(p->s, charger) || is_down(p->s, charger) || !active ||
        active->flags & ACTIVE_ENDED || !is_on_table(p->s, target) ||
        !tc_touching(tc_figure_of(p->t, p->s, charger), tc_figure_of(p->t, p->s, target)))
        return true;
    tc_call(p, F_SLIDE, charger, target, left, (answer & TC_PATH_SAFE) != 0);
    return true;
}

/* is_standing_by: does it stand beside an enemy whom one does not charge lightly? */
static bool is_standing_by(const struct tc *t, const struct tc_state *s, int charger)
{
    struct tc_ask ask = { .model = charger, .target = -1 };

    return tc_effects_has(t, s, AT_CHARGED, DOES_MAKES_RISKY, 0, &ask, NULL);
}

/* close: the charge is over; one who has charged two fights them now. */
static bool close(struct tc_play *p, bool success)
{
    const struct frame f = *top_of(p->s);

    tc_end_frame(p, success);
    if (success && second_of(&f) >= 0)
        tc_twin(p, f.arg[CHARGER], f.arg[TARGET], second_of(&f));
    return true;
}

/* finish: TC-5.17: within 1" of its target it has succeeded. */
static bool finish(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    int charger = f->arg[CHARGER], target = f->arg[TARGET];
    uint64_t near = is_on_table(p->s, charger) ? tc_engaged(p->t, p->s, charger) : 0;
    bool success = near & model_bit(target);
    struct tc_ask ask = { .model = charger, .target = target };

    tc_tell(p, SAW_CHARGED, EVENT_EFFECT,
            (int16_t[7]){ (int16_t)charger, (int16_t)target, (int16_t)success });
    tc_hear(p, &(struct tc_event){ .kind = HEARD_CHARGE,
                                   .model = (int8_t)charger,
                                   .target = (int8_t)target,
                                   .root = (int8_t)charger,
                                   .direct = -1,
                                   .result = success,
                                   .models = near });
    if (success)
        tc_effects_do(p, AT_CHARGED, &ask);
    if (!success || !is_standing_by(p->t, p->s, charger))
        return close(p, success);
    tc_step(p, SHOCKED);
    tc_success(p, &(struct tc_roll){ .model = charger, .roll_for = FOR_ABILITY });
    return true;
}

/* shocked: beside a standard that awes chargers: who fails the roll goes Down. */
static bool shocked(struct tc_play *p)
{
    int charger = top_of(p->s)->arg[CHARGER];
    struct tc_cause why = { .root = (int8_t)charger, .direct = -1, .source = FROM_ABILITY };

    if (tc_take_answer(p) == ROLL_FAILURE)
        tc_take_down(p, charger, &why);
    return close(p, true);
}

bool tc_charge_run(struct tc_play *p)
{
    switch (top_of(p->s)->arg[STEP]) {
    case DARES: return dares(p);
    case DARED: return dared(p);
    case SHOCKED: return shocked(p);
    case DECLARED: return declared(p);
    case EVADE_ASKED: return evade_asked(p);
    case EVADE_ROLLED: return evade_rolled(p);
    case EVADED: return evaded(p);
    case BONUS_ROLLED: return bonus_rolled(p);
    case SECOND_ASKED: return sets_out(p);
    case MOVED: return moved(p);
    default: return finish(p);
    }
}
