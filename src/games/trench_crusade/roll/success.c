/* success.c - F_SUCCESS: the Success Roll (TC-1.2 to 1.8): what is declared and spent before it, the
 * dice, rolling them again, and what follows a failure.
 *
 * The frame's numbers: model or -1, DICE so far, what it is for with flags, side, step. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum { MODEL, DICE, WHAT, SIDE };
enum { WHAT_FOR = 0x3f, ROLL_AGAIN = 0x40, ROLL_SET = 0x80, ROLL_RISKY = 0x100, MEMO_SHIFT = 9 };
enum { DECLARES, FIRST_SPENDS, SECOND_SPENDS, THROWN, LIES, SAVING };

/* What the memo has beside a result. DOOMED: a die of a perilous roll shows 1. ASKED: the option to
 * roll again is a perilous one; PERIL: while the dice are thrown again, it was. */
enum { RESULT = 15, DOOMED = 16, ASKED = 32, PERIL = 1 };

static int roll_for(const struct frame *f)
{
    return f->arg[WHAT] & WHAT_FOR;
}

int tc_success_for(const struct tc_state *s)
{
    return roll_for(top_of(s));
}

/* memo: a small number kept above the flags: while options are declared the next one to be asked,
 * while the dice lie their result, and while they are thrown again whether that is perilous. */
static int memo(const struct frame *f)
{
    return f->arg[WHAT] >> MEMO_SHIFT;
}

static void set_memo(struct frame *f, int number)
{
    f->arg[WHAT] = (int16_t)((f->arg[WHAT] & ((1 << MEMO_SHIFT) - 1)) | number << MEMO_SHIFT);
}

/* ask_of: of an attack's roll, with the attack. */
static struct tc_ask ask_of(const struct tc *t, const struct tc_state *s, const struct frame *f)
{
    int what = roll_for(f);
    struct tc_ask ask = { .model = f->arg[MODEL], .target = -1 };

    if ((what == FOR_ATTACK || what == FOR_SCATTER) && s->attack.shots)
        ask = tc_attack_ask(t, &s->attack, f->arg[MODEL], s->attack.target);
    ask.roll_for = what;
    return ask;
}

int tc_success_of(int total)
{
    return total >= 12 ? ROLL_CRITICAL : total >= 7 ? ROLL_SUCCESS : ROLL_FAILURE; /* TC-1.3 */
}

void tc_success_sum(const struct tc *t, const struct tc_state *s, const struct tc_roll *roll,
                    struct tc_sum *sum)
{
    struct tc_ask ask = {
        .model = roll->model, .target = -1, .roll_for = roll->roll_for, .code = roll->code
    };

    if (roll->roll_for == FOR_MORALE)
        tc_effects_morale(t, s, roll->side, sum);
    if (roll->model < 0 || s->model[roll->model].where == DEVOURED)
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
    bool risky = roll->risky;

    if (roll->model < 0)
        return false;
    if (side != NEUTRAL && s->side[side].shaken &&
        !tc_warband_has(t, s, side, AT_RISKY, DOES_PERMIT))
        risky = true;
    if (tc_effects_has(t, s, AT_RISKY, DOES_MAKES_RISKY, 0, &ask, NULL))
        risky = true;
    return risky && !tc_effects_has(t, s, AT_RISKY, DOES_NOT_RISKY, 0, &ask, NULL);
}

/* is_sure: its kind of roll is none for this model. */
static bool is_sure(struct tc_play *p, const struct tc_roll *roll)
{
    struct tc_ask ask = { .model = roll->model, .target = -1, .roll_for = roll->roll_for };

    if (roll->model < 0 || !tc_effects_has(p->t, p->s, AT_SURE, DOES_PERMIT, 0, &ask, NULL))
        return false;
    p->answer = ROLL_SUCCESS;
    return true;
}

/* is_charmed: the first roll of this ACTION succeeds without dice. */
static bool is_charmed(struct tc_play *p, const struct tc_roll *roll)
{
    struct tc_active *active = roll->model < 0 ? NULL : tc_active_of(p->s, roll->model);

    if (!active || active->charmed != 2)
        return false;
    active->charmed = 0;
    p->answer = roll->roll_for == FOR_SCATTER ? 7 : ROLL_SUCCESS;
    return true;
}

void tc_success(struct tc_play *p, const struct tc_roll *roll)
{
    struct tc_sum sum = { .dice = roll->dice };
    int side = roll->model < 0                   ? roll->side
               : side_of(roll->model) == NEUTRAL ? tc_controller(p->s, roll->model)
                                                 : side_of(roll->model);
    bool risky = is_risky(p->t, p->s, roll);

    if (is_charmed(p, roll) || is_sure(p, roll))
        return;
    tc_success_sum(p->t, p->s, roll, &sum);
    tc_call(p, F_SUCCESS, roll->model, sum.dice, roll->roll_for | (risky ? ROLL_RISKY : 0), side);
}

/* --- markers --- */

static struct tc_purse purse_of(const struct tc *t, const struct tc_state *s)
{
    const struct frame *f = top_of(s);
    struct tc_purse purse = { .seat = tc_spender(s, f->arg[STEP] == SECOND_SPENDS) };

    if (f->arg[MODEL] < 0) /* TC-11.2: a Warband has no markers */
        return purse;
    struct tc_ask ask = ask_of(t, s, f);
    const struct tc_model *m = &s->model[f->arg[MODEL]];
    if (purse.seat == f->arg[SIDE]) {
        purse.blessing = m->blessing; /* TC-2.5 */
    } else {
        int most = TC_MOST_MARKS;

        tc_effects_has(t, s, AT_SPEND_ROLL, DOES_MOST, 0, &ask, &most);
        bool banned = tc_effects_has(t, s, AT_SPEND_ROLL, DOES_BAN, MARK_BLOOD, &ask, NULL);
        if (banned) /* and INFECTION with it, which is spent where BLOOD is */
            most = 0;
        purse.blood = m->blood < most ? m->blood : most; /* TC-2.2, 2.10, 2.11 */
        if (!banned && !tc_effects_has(t, s, AT_SPEND_ROLL, DOES_BAN, MARK_INFECTION, &ask, NULL))
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

/* --- options before it (H1 of the hooks) --- */

/* declares: each option of the roller's is asked for once, in the order of his kit. */
static bool declares(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    int answer = tc_take_answer(p), effect = memo(f) - 1;
    const struct tc_fighter *fighter;

    if (f->arg[MODEL] < 0)
        return tc_step(p, FIRST_SPENDS); /* TC-11.2: a Warband has no kit */
    fighter = &p->t->fighter[f->arg[MODEL]];
    if (answer == 1 && fighter->effect[effect].verb == DOES_DICE)
        f->arg[DICE] = (int16_t)(f->arg[DICE] + fighter->effect[effect].value);
    else if (answer == 1)
        f->arg[WHAT] |= ROLL_SET;
    struct tc_ask ask = ask_of(p->t, p->s, f);
    if (answer == 1)
        tc_effects_do(p, AT_DECLARED, &ask);
    effect = tc_effects_next(p->t, p->s, AT_DECLARE, effect, &ask);
    set_memo(f, effect + 1);
    if (effect < 0)
        return tc_step(p, FIRST_SPENDS);
    tc_option(p, f->arg[MODEL], effect);
    return true;
}

/* --- dice --- */

/* one_set: one die of the pool is not thrown: it shows what an effect says. */
static int one_set(const struct tc *t, const struct frame *f)
{
    const struct tc_fighter *fighter;

    if (!(f->arg[WHAT] & ROLL_SET))
        return 0;
    fighter = &t->fighter[f->arg[MODEL]];
    for (int i = fighter->first[AT_DECLARE]; i < fighter->first[AT_DECLARE + 1]; i++)
        if (fighter->effect[i].verb == DOES_SET_DIE)
            return fighter->effect[i].value;
    return 0;
}

bool tc_success_throws(const struct tc_state *s)
{
    return top_of(s)->arg[STEP] == THROWN;
}

struct dice tc_success_dice(const struct tc *t, const struct tc_state *s)
{
    const struct frame *f = top_of(s);

    return (struct dice){ (uint8_t)(tc_pool_size(2, f->arg[DICE]) - (one_set(t, f) > 0)), 6 };
}

/* critical_from: the total of a Critical Success (TC-1.3), which effects may lower for an attack. */
static int critical_from(const struct tc *t, const struct tc_state *s, const struct frame *f)
{
    struct tc_sum lower = { .dice = 0 };

    if (roll_for(f) == FOR_ATTACK) {
        struct tc_ask ask = ask_of(t, s, f);

        tc_effects_sum(t, s, AT_CRITICAL, &ask, &lower);
    }
    return lower.dice > 5 ? 7 : 12 - lower.dice;
}

/* in_peril: it is thrown again by somebody whom a 1 takes Down. */
static bool in_peril(const struct frame *f)
{
    return f->arg[STEP] == THROWN && f->arg[WHAT] & ROLL_AGAIN && memo(f) == PERIL;
}

/* doomed: a failure, whatever the dice add up to. */
static int doomed(const struct frame *f, int total)
{
    int most = roll_for(f) == FOR_SCATTER ? total < 7 ? total : 6 : ROLL_FAILURE;

    return DOOMED | most;
}

/* What the roll can tell apart: its class, or for SCATTER its total. */
static int meaning(const struct frame *f, int total, int critical)
{
    return roll_for(f) == FOR_SCATTER ? total
           : total >= critical        ? ROLL_CRITICAL
                                      : tc_success_of(total);
}

unsigned tc_success_read(const struct tc *t, const struct tc_state *s, const uint8_t *faces,
                         struct action *out)
{
    const struct frame *f = top_of(s);
    int thrown = tc_success_dice(t, s).count, set = one_set(t, f);
    uint8_t all[TC_POOL];
    unsigned kept;

    memcpy(all, faces, (size_t)thrown);
    if (set)
        all[thrown] = (uint8_t)set;
    kept = tc_pool_keep(all, 2, f->arg[DICE]);
    int total = tc_pool_total(all, kept);
    int means = in_peril(f) && memchr(faces, 1, (size_t)thrown)
                    ? doomed(f, total)
                    : meaning(f, total, critical_from(t, s, f));
    *out = (struct action){ DO_ROLL, { (int16_t)means } };
    return kept & ((1u << thrown) - 1);
}

int tc_success_chance(const struct tc *t, const struct tc_state *s, struct outcome *out)
{
    const struct frame *f = top_of(s);
    uint64_t weight[DOOMED + 13] = { 0 }, ways[TC_SUMS], clean[TC_SUMS];
    int n = 0, critical = critical_from(t, s, f);

    tc_pool_count(&t->pools, 2, f->arg[DICE], TC_SET_BEFORE, one_set(t, f), ways);
    memcpy(clean, ways, sizeof clean);
    if (in_peril(f))
        tc_pool_clean(2, f->arg[DICE], clean);
    for (int total = 2; total <= 12; total++) {
        weight[meaning(f, total, critical)] += clean[total];
        weight[doomed(f, total)] += ways[total] - clean[total];
    }
    for (int i = 0; i < DOOMED + 13; i++)
        if (weight[i])
            out[n++] = (struct outcome){ { DO_ROLL, { (int16_t)i } }, weight[i] };
    return n;
}

/* --- the roll --- */

static bool failed(const struct frame *f, int result)
{
    return roll_for(f) == FOR_SCATTER ? tc_success_of(result) == ROLL_FAILURE
                                      : result == ROLL_FAILURE;
}

/* is_perilous: rolling again by this effect is for failures, and dangerous. */
static bool is_perilous(const struct tc_effect *e)
{
    return e->value > 0;
}

/* could_be_better: rolling again may gain something: of an attack a Critical Success too. */
static bool could_be_better(const struct frame *f, int result)
{
    int of = roll_for(f) == FOR_SCATTER ? tc_success_of(result) : result;
    bool attack = roll_for(f) == FOR_SCATTER || roll_for(f) == FOR_ATTACK;

    return of == ROLL_FAILURE || (attack && of != ROLL_CRITICAL);
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

/* thrown: the dice lie; they may be rolled again once (TC-1.10, H2). */
static void thrown(struct tc_play *p, int result)
{
    struct frame *f = turn_top(&p->s->stack);
    struct tc_ask ask = ask_of(p->t, p->s, f);
    int again = -1;
    bool perilous = false;

    if (f->arg[MODEL] >= 0 && !(f->arg[WHAT] & ROLL_AGAIN) && could_be_better(f, result))
        again = tc_effects_find(p->t, p->s, AT_ROLLED, DOES_REROLL, &ask);
    if (again >= 0)
        perilous = is_perilous(&p->t->fighter[f->arg[MODEL]].effect[again]);
    if (perilous && !failed(f, result))
        again = -1;
    set_memo(f, result | (perilous ? ASKED : 0));
    tc_step(p, LIES);
    if (again >= 0)
        tc_option(p, f->arg[MODEL], again);
}

/* lies: the roll is read. A Risky failure in its own Activation ends it (TC-1.6, 1.7), unless
 * something saves it (TC-13.90). */
static bool lies(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    int model = f->arg[MODEL], result = memo(f) & RESULT;
    bool risky = f->arg[WHAT] & ROLL_RISKY, failure = failed(f, result);
    bool doom = memo(f) & DOOMED;
    struct tc_ask ask = ask_of(p->t, p->s, f);

    if (tc_take_answer(p) == 1) {
        f->arg[WHAT] |= ROLL_AGAIN;
        set_memo(f, memo(f) & ASKED ? PERIL : 0);
        return tc_step(p, THROWN);
    }
    set_memo(f, result);
    if (model >= 0 && ask.roll_for != FOR_ATTACK && ask.roll_for != FOR_SCATTER)
        tc_tell(p, SAW_ROLL, EVENT_EFFECT, /* of an attack, its hit or miss is told */
                (int16_t[7]){ (int16_t)model, (int16_t)ask.roll_for, (int16_t)!failure });
    if (risky)
        hear_risk(p, model, !failure);
    const struct tc_active *active = tc_is_active(p->s, model);
    if (doom) {
        tc_take_down(
            p, model,
            &(struct tc_cause){ .root = (int8_t)model, .direct = -1, .source = FROM_ABILITY });
        if (active && !active->order)
            tc_end_activation(p, model, risky);
    }
    if (doom || !failure || !risky || !active || active->order)
        return tc_end_frame(p, result);
    int saved_by = tc_effects_find(p->t, p->s, AT_FAILED, DOES_SAVE, &ask);
    tc_step(p, SAVING);
    if (saved_by >= 0)
        tc_option(p, model, saved_by);
    return true;
}

static bool saving(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    int result = memo(f), model = f->arg[MODEL];

    if (tc_take_answer(p) == 1)
        tc_tell(p, SAW_SAVED, 0, (int16_t[7]){ (int16_t)model });
    else
        tc_end_activation(p, model, true);
    return tc_end_frame(p, result);
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

static bool spends(struct tc_play *p)
{
    struct tc_purse purse = purse_of(p->t, p->s);

    if (!p->s->quiet && !tc_purse_empty(&purse)) /* TC-2.7 */
        return tc_wait(p, purse.seat);
    return tc_step(p, top_of(p->s)->arg[STEP] + 1);
}

bool tc_success_run(struct tc_play *p)
{
    switch (top_of(p->s)->arg[STEP]) {
    case DECLARES: return declares(p);
    case THROWN: return tc_wait(p, SEAT_CHANCE);
    case LIES: return lies(p);
    case SAVING: return saving(p);
    default: return spends(p);
    }
}
