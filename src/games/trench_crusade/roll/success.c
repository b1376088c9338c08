/* success.c - F_SUCCESS: the Success Roll (TC-1.2 to 1.8), and what follows a failure.
 *
 * The frame's numbers: model or -1, DICE so far, what it is for with flags, side, step. */
#include "games/trench_crusade/tc_rules.h"

enum { MODEL, DICE, WHAT, SIDE };
enum { ROLL_RISKY = 0x100, WHAT_FOR = 0xff };
enum { FIRST_SPENDS, SECOND_SPENDS, THROWN, SAVING };

int tc_success_of(int total)
{
    return total >= 12 ? ROLL_CRITICAL : total >= 7 ? ROLL_SUCCESS : ROLL_FAILURE; /* TC-1.3 */
}

void tc_success_sum(const struct tc *t, const struct tc_state *s, const struct tc_roll *roll,
                    struct tc_sum *sum)
{
    struct tc_ask ask = { .model = roll->model, .target = -1, .roll_for = roll->roll_for };

    if (roll->model < 0)
        return;
    if (is_down(s, roll->model) && roll->roll_for != FOR_LEDGE) /* TC-10.9, 7.15 */
        tc_sum_modifier(sum, MOD_DOWN, -1, "Down", "TC-10.9");
    tc_effects_sum(t, s, AT_POOL, &ask, sum);
}

/* Is the roll Risky: by itself, or because its Warband is Shaken (TC-11.4)? */
static bool is_risky(const struct tc *t, const struct tc_state *s, const struct tc_roll *roll)
{
    struct tc_ask ask = { .model = roll->model, .target = -1, .roll_for = roll->roll_for };
    int side = roll->model < 0 ? NEUTRAL : side_of(roll->model);
    bool risky = roll->risky || (side != NEUTRAL && s->side[side].shaken);

    if (roll->model < 0)
        return false;
    if (tc_effects_has(t, s, AT_RISKY, DOES_MAKES_RISKY, 0, &ask, NULL))
        risky = true;
    return risky && !tc_effects_has(t, s, AT_RISKY, DOES_NOT_RISKY, 0, &ask, NULL);
}

void tc_success(struct tc_play *p, const struct tc_roll *roll)
{
    struct tc_sum sum = { .dice = roll->dice };
    int side = roll->model < 0 ? roll->side : tc_controller(p->s, roll->model);
    bool risky = is_risky(p->t, p->s, roll);

    tc_success_sum(p->t, p->s, roll, &sum);
    tc_call(p, F_SUCCESS, roll->model, sum.dice, roll->roll_for | (risky ? ROLL_RISKY : 0), side);
}

/* --- markers --- */

static struct tc_purse purse_of(const struct tc *t, const struct tc_state *s)
{
    const struct frame *f = top_of(s);
    struct tc_purse purse = { .seat = tc_spender(s, f->arg[STEP] == SECOND_SPENDS) };

    (void)t;
    if (f->arg[MODEL] < 0) /* TC-11.2: a Warband has no markers */
        return purse;
    const struct tc_model *m = &s->model[f->arg[MODEL]];
    if (purse.seat == f->arg[SIDE]) {
        purse.blessing = m->blessing; /* TC-2.5 */
    } else {
        purse.blood = m->blood; /* TC-2.2, 2.10 */
        purse.infection = m->infection;
        purse.dice = true;
    }
    return purse;
}

void tc_success_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    struct tc_purse purse = purse_of(t, s);

    tc_purse_list(&purse, m);
}

int tc_success_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why)
{
    struct tc_purse purse = purse_of(t, s);

    return tc_purse_check(&purse, a, why);
}

/* --- dice --- */

bool tc_success_throws(const struct tc_state *s)
{
    return top_of(s)->arg[STEP] == THROWN;
}

struct dice tc_success_dice(const struct tc *t, const struct tc_state *s)
{
    (void)t;
    return (struct dice){ (uint8_t)tc_pool_size(2, top_of(s)->arg[DICE]), 6 };
}

/* What the roll can tell apart: its class, or for SCATTER its total. */
static int meaning(const struct frame *f, int total)
{
    return (f->arg[WHAT] & WHAT_FOR) == FOR_SCATTER ? total : tc_success_of(total);
}

unsigned tc_success_read(const struct tc *t, const struct tc_state *s, const uint8_t *faces,
                         struct action *out)
{
    const struct frame *f = top_of(s);
    unsigned kept = tc_pool_keep(faces, 2, f->arg[DICE]);

    (void)t;
    *out = (struct action){ DO_ROLL, { (int16_t)meaning(f, tc_pool_total(faces, kept)) } };
    return kept;
}

int tc_success_chance(const struct tc *t, const struct tc_state *s, struct outcome *out)
{
    const struct frame *f = top_of(s);
    uint64_t weight[13] = { 0 };
    int n = 0;

    for (int total = 2; total <= 12; total++)
        weight[meaning(f, total)] += tc_pool_ways(&t->pools, 2, f->arg[DICE], total);
    for (int i = 0; i < 13; i++)
        if (weight[i])
            out[n++] = (struct outcome){ { DO_ROLL, { (int16_t)i } }, weight[i] };
    return n;
}

/* --- the roll --- */

static bool failed(const struct frame *f, int result)
{
    return (f->arg[WHAT] & WHAT_FOR) == FOR_SCATTER ? tc_success_of(result) == ROLL_FAILURE
                                                    : result == ROLL_FAILURE;
}

static void hear_risk(struct tc_play *p, int model, bool success)
{
    tc_hear(p, &(struct tc_event){ .kind = HEARD_RISKY,
                                   .model = (int8_t)model,
                                   .target = -1,
                                   .root = (int8_t)model,
                                   .direct = -1,
                                   .result = success });
}

/* thrown: the dice lie. A Risky failure in its own Activation ends it (TC-1.6, 1.7), unless
 * something saves it (TC-13.90). */
static void thrown(struct tc_play *p, int result)
{
    struct frame *f = turn_top(&p->s->stack);
    int model = f->arg[MODEL];
    bool risky = f->arg[WHAT] & ROLL_RISKY, failure = failed(f, result);
    struct tc_ask ask = { .model = model, .target = -1, .roll_for = f->arg[WHAT] & WHAT_FOR };

    if (model >= 0) /* what an attack comes to is told by its hit */
        tc_tell(p, SAW_ROLL,
                ask.roll_for == FOR_ATTACK || ask.roll_for == FOR_SCATTER ? 0 : EVENT_EFFECT,
                (int16_t[7]){ (int16_t)model, (int16_t)ask.roll_for, (int16_t)!failure });
    if (risky)
        hear_risk(p, model, !failure);
    if (!failure || !risky || !tc_is_active(p->s, model)) {
        tc_end_frame(p, result);
        return;
    }
    int saved_by = tc_effects_find(p->t, p->s, AT_FAILED, DOES_SAVE, &ask);
    f->arg[DICE] = (int16_t)result;
    f->arg[STEP] = SAVING;
    if (saved_by >= 0)
        tc_option(p, model, saved_by);
}

void tc_success_apply(struct tc_play *p, const struct action *a)
{
    struct frame *f = turn_top(&p->s->stack);

    if (f->arg[STEP] == THROWN) {
        thrown(p, a->arg[0]);
        return;
    }
    struct tc_purse purse = purse_of(p->t, p->s);
    int dice = tc_purse_spend(p, &purse, f->arg[MODEL], a);
    f->arg[DICE] = (int16_t)(f->arg[DICE] + (purse.seat == f->arg[SIDE] ? dice : -dice));
    f->arg[STEP]++;
}

bool tc_success_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    if (f->arg[STEP] == SAVING) {
        int result = f->arg[DICE], model = f->arg[MODEL];
        bool saved = tc_take_answer(p) == 1;

        if (!saved)
            tc_end_activation(p, model, true);
        else
            tc_tell(p, SAW_SAVED, 0, (int16_t[7]){ (int16_t)model });
        return tc_end_frame(p, result);
    }
    if (f->arg[STEP] == THROWN)
        return tc_wait(p, SEAT_CHANCE);
    struct tc_purse purse = purse_of(p->t, p->s);
    if (!p->s->quiet && !tc_purse_empty(&purse)) /* TC-2.7 */
        return tc_wait(p, purse.seat);
    return tc_step(p, f->arg[STEP] + 1);
}
