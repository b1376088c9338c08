/* activate.c - F_ACTIVATE: who is next; F_ACT: an Activation from standing up to its end
 * (TC-4.5, 4.6, 4.12 to 4.14). */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

/* --- F_ACTIVATE: the side that activates next + 1; the side + 1 that has just done so and may now
 * roll for a neutral model --- */

enum { OWES = 1 };
enum { FIRST_ARRIVALS = 2 }; /* the Turn */

/* may_come: one that stays off the table until it is activated has to find room. */
static bool may_come(const struct tc *t, const struct tc_state *s, int model)
{
    return s->model[model].where != IN_RESERVE ||
           (s->turn >= FIRST_ARRIVALS && tc_can_arrive(t, s, model));
}

/* waiting: who of a side may be activated now. */
static uint64_t waiting(const struct tc *t, const struct tc_state *s, int side)
{
    uint64_t set = 0;

    for_models (m, tc_left(t, s) & models_of(side))
        if (!(s->model[m].flags & IS_ACTIVATED) && may_come(t, s, m))
            set |= model_bit(m);
    if (s->side[side].ordered && set & model_bit(s->side[side].ordered - 1))
        return model_bit(s->side[side].ordered - 1);
    return set;
}

static int side_to_act(const struct tc_state *s)
{
    return top_of(s)->arg[0] - 1;
}

/* follows: this one may act with the other, who is activated, and has not acted yet. */
static bool follows(const struct tc *t, const struct tc_state *s, int model, int other)
{
    struct tc_ask ask = { .model = model, .target = other };

    return t->fighter[model].first[AT_JOIN] < t->fighter[model].first[AT_JOIN + 1] &&
           is_on_table(s, model) && !(s->model[model].flags & IS_ACTIVATED) &&
           tc_effects_has(t, s, AT_JOIN, DOES_PERMIT, 0, &ask, NULL);
}

/* together: may these two be activated in one go? At least one of them is among those that wait. */
static bool together(const struct tc *t, const struct tc_state *s, uint64_t wait, int one, int two)
{
    bool first = wait & model_bit(one), second = wait & model_bit(two);

    return side_of(one) == side_of(two) &&
           ((first && second && t->fighter[one].partner == two) ||
            (first && follows(t, s, two, one)) || (second && follows(t, s, one, two)));
}

void tc_activate_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    uint64_t wait = waiting(t, s, side_to_act(s));
    uint64_t present = tc_present(t, s) & models_of(side_to_act(s));

    for_models (model, tc_left(t, s) & models_of(side_to_act(s))) {
        if (wait & model_bit(model))
            tc_offer(m, (struct action){ DO_ACTIVATE, { (int16_t)model, -1 } });
        for_models (other, present & models_from(model + 1))
            if (together(t, s, wait, model, other))
                tc_offer(m, (struct action){ DO_ACTIVATE, { (int16_t)model, (int16_t)other } });
    }
}

int tc_activate_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct refusal *why)
{
    int model = a->arg[0], second = a->arg[1];
    uint64_t wait = waiting(t, s, side_to_act(s));

    if (a->kind != DO_ACTIVATE || a->arg[2] || a->arg[3] || a->arg[4] || a->arg[5] || a->arg[6])
        return refuse(why, "TC-4.5", "a model must be activated now");
    if (model < 0 || model >= TC_MODELS || second < -1 || second >= TC_MODELS ||
        side_of(model) != side_to_act(s) ||
        (!(wait & model_bit(model)) && (second < 0 || !follows(t, s, model, second))))
        return refuse(why, "TC-4.5", "that model cannot be activated now");
    if (second >= 0 && (second <= model || !together(t, s, wait, model, second)))
        return refuse(why, "TC-4.14", "these two cannot be activated together as a Fireteam");
    return 0;
}

/* call: the order is obeyed, and a call of the flesh heard by the next one who is activated. */
static void call(struct tc_state *s, int model)
{
    struct tc_side_state *side = &s->side[side_of(model) == NORTH ? NORTH : SOUTH];

    s->active[0].called = side->called;
    if (side->called)
        s->model[model].bound = side->called;
    side->called = side->ordered = 0;
}

/* resist: who cannot stand up does not hear it. */
static void resist(struct tc_state *s, struct tc_active *active)
{
    if (active->called && is_down(s, active->model)) {
        active->called = 0;
        s->model[active->model].bound = 0;
    }
}

void tc_activate_apply(struct tc_play *p, const struct action *a)
{
    struct frame *f = turn_top(&p->s->stack);

    f->arg[OWES] = (int16_t)(p->t->neutrals ? f->arg[0] : 0);
    f->arg[0] = (int16_t)(other_side(side_to_act(p->s)) + 1);
    call(p->s, a->arg[0]);
    p->s->actives = a->arg[1] >= 0 ? 2 : 1;
    p->s->active[0].model = (uint8_t)a->arg[0];
    if (a->arg[1] >= 0) {
        p->s->active[1].model = (uint8_t)a->arg[1];
        p->s->active[0].loose = p->s->active[1].loose =
            p->t->fighter[a->arg[0]].partner != a->arg[1];
    }
    tc_call(p, F_ACT, a->arg[0], a->arg[1], 0, 0);
}

/* pay_neutral: after an own Activation a die says whether a neutral model acts too. */
static bool pay_neutral(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    int side = f->arg[OWES] - 1;

    f->arg[OWES] = 0;
    if (tc_neutral_waits(p->t, p->s))
        tc_neutral_roll(p, side);
    return true;
}

/* all_acted: neutral models that are left over go to the winner of a roll-off, one by one. */
static bool all_acted(struct tc_play *p)
{
    if (!tc_neutral_waits(p->t, p->s))
        return tc_end_frame(p, 0);
    tc_neutral_roll_off(p);
    return true;
}

bool tc_activate_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    if (!f->arg[0])
        f->arg[0] = (int16_t)(p->s->first + 1);
    if (f->arg[OWES])
        return pay_neutral(p);
    if (!waiting(p->t, p->s, side_to_act(p->s))) { /* TC-4.6 */
        int other = other_side(side_to_act(p->s));

        f->arg[0] = (int16_t)(other + 1);
        if (!waiting(p->t, p->s, other))
            return all_acted(p);
    }
    return tc_wait(p, side_to_act(p->s));
}

/* --- F_ACT: first and second member, which one is starting, a step --- */

enum { WHICH = 2 };
enum { STANDS_UP, DANGER_ROLLED, DANGER_HURT, READY, STARTED };

static void hear_activation(struct tc_play *p, int kind, int model)
{
    tc_hear(p, &(struct tc_event){ .kind = (uint8_t)kind,
                                   .model = (int8_t)model,
                                   .target = -1,
                                   .root = (int8_t)model,
                                   .direct = -1 });
}

static bool in_danger(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    struct tc_mover m = tc_mover_of(&field, model, 0);
    return tc_is_dangerous(&field.ground, tc_spot_of(s, model), m.hindered);
}

/* stand_up: TC-4.12, unless a rule forbids it. */
static void stand_up(struct tc_play *p, struct tc_active *active)
{
    struct tc_model *m = &p->s->model[active->model];
    struct tc_ask ask = { .model = active->model, .target = -1 };

    if (!(m->flags & IS_DOWN) ||
        tc_effects_has(p->t, p->s, AT_STAND_UP, DOES_FORBID, 0, &ask, NULL))
        return;
    m->flags &= (uint16_t)~IS_DOWN;
    if (!tc_effects_has(p->t, p->s, AT_STAND_UP, DOES_STAND, 0, &ask, NULL))
        active->flags |= ACTIVE_STOOD;
    tc_tell(p, SAW_STOOD, 0, (int16_t[7]){ active->model });
}

/* begin: the start of one member (TC-4.12): activated, up, start effects. */
static bool begin(struct tc_play *p, struct tc_active *active)
{
    int model = active->model;
    struct tc_model *m = &p->s->model[model];
    struct tc_ask ask = { .model = model, .target = -1 };

    m->flags |= IS_ACTIVATED;
    tc_forget(p->t, p->s, model, TC_ONCE_AN_ACTIVATION);
    tc_tell(p, SAW_ACTIVATED, 0, (int16_t[7]){ (int16_t)model });
    hear_activation(p, HEARD_ACTIVATION, model);
    if (m->where == DEVOURED) { /* it can do nothing but struggle */
        p->answer = ROLL_SUCCESS;
        return tc_step(p, DANGER_ROLLED);
    }
    tc_digest(p, model);
    stand_up(p, active);
    resist(p->s, active);
    if (m->infection) /* TC-2.10 */
        tc_add_mark(p, model, MARK_INFECTION, 1);
    tc_regenerate(p, model);
    tc_step(p, STARTED);
    tc_effects_do(p, AT_ACTIVATION_START, &ask);
    for_models (friend,
                (tc_present(p->t, p->s) | tc_charges_laid(p->s)) & /* who laid them may be out */
                    models_of(side_of(model)))
        tc_effects_do(p, AT_FRIEND_ACTS, &(struct tc_ask){ .model = friend, .target = model });
    return true;
}

/* started: Dangerous ground comes last. */
static bool started(struct tc_play *p, const struct tc_active *active)
{
    int model = active->model;

    tc_step(p, DANGER_ROLLED);
    if (in_danger(p->t, p->s, model)) /* TC-6.4 */
        tc_success(p, &(struct tc_roll){ .model = model, .roll_for = FOR_DANGER, .risky = true });
    else
        p->answer = ROLL_SUCCESS;
    return true;
}

static bool danger_rolled(struct tc_play *p, const struct tc_active *active)
{
    tc_step(p, DANGER_HURT);
    if (tc_take_answer(p) == ROLL_FAILURE)
        tc_danger_hurts(p, active->model, active->model, tc_spot_of(p->s, active->model));
    return true;
}

/* next_member: the other member starts, or ACTIONS begin. */
static bool next_member(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    if (f->arg[WHICH] + 1 < p->s->actives) {
        f->arg[WHICH]++;
        return tc_step(p, STANDS_UP);
    }
    f->arg[WHICH] = 0;
    return tc_step(p, READY);
}

/* spend_rounds: blessed ammunition lasts to the end of the Activation after it was blessed. */
static void spend_rounds(struct tc_model *m)
{
    m->rounds = m->rounds & ROUNDS_FRESH ? m->rounds & (uint8_t)~ROUNDS_FRESH : 0;
}

/* finish: the Activation is over (TC-4.13). */
static bool finish(struct tc_play *p)
{
    for (int i = 0; i < p->s->actives; i++) {
        struct tc_ask ask = { .model = p->s->active[i].model, .target = -1 };

        if (is_on_table(p->s, ask.model))
            tc_effects_do(p, AT_ACTIVATION_END, &ask);
        tc_forget(p->t, p->s, ask.model, TC_ONCE_AN_ACTIVATION);
        spend_rounds(&p->s->model[ask.model]);
        hear_activation(p, HEARD_ACTIVATION_END, ask.model);
    }
    memset(p->s->active, 0, sizeof p->s->active);
    p->s->actives = 0;
    tc_end_frame(p, 0);
    tc_wiped_out(p);
    return true;
}

/* is_over: a member's Activation has ended, or nobody of a side is left (TCS-0.9). */
static bool is_over(const struct tc_play *p)
{
    uint64_t present = tc_left(p->t, p->s);
    bool over = !(present & models_of(SOUTH)) || !(present & models_of(NORTH));
    int ended = 0;

    for (int i = 0; i < p->s->actives; i++)
        ended += (p->s->active[i].flags & ACTIVE_ENDED) != 0;
    return over || ended >= (p->s->active[0].loose ? p->s->actives : 1);
}

bool tc_act_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    struct tc_active *active = &p->s->active[f->arg[WHICH]];

    switch (f->arg[STEP]) {
    case STANDS_UP:
        if (p->s->model[active->model].where == IN_RESERVE) {
            tc_redeploy(p, active->model, active->model, 1, REDEPLOY_EDGE);
            return true;
        }
        return begin(p, active);
    case STARTED: return started(p, active);
    case DANGER_ROLLED: return danger_rolled(p, active);
    case DANGER_HURT: return next_member(p);
    default: break;
    }
    if (is_over(p))
        return finish(p);
    return tc_wait(p, tc_controller(p->s, p->s->active[0].model));
}

/* --- a position drawn by hand --- */

void tc_act_draw(const struct tc *t, struct tc_state *s, int side, int model, int second)
{
    struct tc_play p = { t, s, NULL, -1 };

    tc_turn_draw(&p);
    tc_call(&p, F_ACTIVATE, side + 1, 0, 0, 0);
    tc_wait(&p, side);
    if (model < 0)
        return;
    turn_top(&s->stack)->arg[0] = (int16_t)(other_side(side) + 1);
    s->active[s->actives++].model = (uint8_t)model;
    if (second >= 0)
        s->active[s->actives++].model = (uint8_t)second;
    tc_call(&p, F_ACT, model, second, 0, 0);
    tc_step(&p, READY);
    tc_wait(&p, side);
}
