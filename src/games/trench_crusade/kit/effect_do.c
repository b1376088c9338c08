/* effect_do.c - effects carried out: verbs and code that change the state. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

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
static void run_code(struct tc_play *p, const struct tc_effect *e, const struct tc_ask *ask,
                     const struct tc_cause *why)
{
    int code = e->what;

    switch (code) {
    case CODE_HUNT:
        tc_command_ask(p, ask->model, (int)(e - p->t->fighter[ask->model].effect));
        break;
    case CODE_SOUL_CONTRACT: soul_contract(p, ask->model); break;
    case CODE_FIRE:
    case CODE_GAS:
    case CODE_SHRAPNEL: p->s->model[ask->model].element = (uint8_t)(code - CODE_FIRE + 1); break;
    case CODE_SHRINE: tc_call(p, F_PICK, ask->model, 0, 0, 0); break;
    case CODE_DETONATE:
        tc_special_sure(p, ask->model, (int)(e - p->t->fighter[ask->model].effect));
        break;
    case CODE_CHURNING:
    case CODE_MASTICATING:
    case CODE_WRETCHING:
    case CODE_CRAVING: tc_hunger(p, ask->model, code - CODE_CHURNING + 1); break;
    case CODE_CHURN: tc_name(p, ask->target, code); break;
    case CODE_CRAVE: tc_hunger_drives(p, ask->target); break;
    case CODE_SPILL:
        if (!p->s->quiet)
            tc_call(p, F_SPILL, ask->model, 0, 0, 0);
        break;
    case CODE_CHARGES: tc_set_up(p, ask->model, MARKER_CHARGES, SET_UP_IN_TERRAIN, true); break;
    case CODE_BLOW: tc_charges_blow(p, ask->model); break;
    case CODE_GUARD: tc_set_up(p, ask->model, MARKER_GUARD, SET_UP_IN_ZONE, true); break;
    case CODE_BLEED:
        if (p->s->model[ask->model].blood == TC_MOST_MARKS)
            break;
        tc_add_blood(p, ask->model, 1, why);
        tc_add_mark(p, ask->target, MARK_INFECTION, 1);
        break;
    case CODE_DRAIN: take_off(p, ask->model, MARK_BLOOD, p->s->attack.bled); break;
    case CODE_DARK_BLESSING: dark_blessing(p, ask->model); break;
    case CODE_LEAVE: leave(p, ask->model); break;
    case CODE_WHEEL:
    case CODE_GUIDE:
    case CODE_WEAR:
    case CODE_FAVOUR:
    case CODE_PLEASURES: tc_name(p, ask->model, code); break;
    case CODE_HALT: halt(p, ask->model); break;
    case CODE_BANK: p->s->side[side_of(ask->model)].banked++; break;
    case CODE_GREEDY_HEARTS: greedy_hearts(p, ask->model); break;
    default: break;
    }
}

/* wants_target: is it done to the other model of the moment? */
static bool wants_target(const struct tc_effect *e)
{
    if (e->whom == ON_TARGET)
        return true;
    switch (e->verb) {
    case DOES_PULL:
    case DOES_PUSH:
    case DOES_STEER: return true;
    case DOES_REDEPLOY: return e->what == REDEPLOY_BESIDE;
    case DOES_CODE: return e->what == CODE_BLEED;
    default: return false;
    }
}

/* has_target: an attack on a Marker or a point has none to do anything to. */
static bool has_target(const struct tc_effect *e, int target)
{
    return target >= 0 || !wants_target(e);
}

/* carry_out: the effect is done to `whom`; the cause is its bearer. */
static void carry_out(struct tc_play *p, const struct tc_effect *e, const struct tc_ask *ask,
                      int whom)
{
    struct tc_cause why = { .root = (int8_t)ask->model, .direct = -1, .source = FROM_ABILITY };

    if (!has_target(e, ask->target))
        return;
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
    case DOES_STEER: tc_steer(p, ask->target, ask->model, e->value, 0); break;
    case DOES_PUSH: tc_force(p, ask->target, ask->model, e->value); break;
    case DOES_CODE: run_code(p, e, ask, &why); break;
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
        if (tc_effect_applies(p->t, p->s, e, &one))
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
        else if (has_target(e, ask->target) && tc_effect_applies(p->t, p->s, e, ask)) {
            int effect = (int)(e - p->t->fighter[ask->model].effect);

            if (e->may)
                tc_offer_deed(p, ask->model, effect, ask->target);
            else
                tc_effect_do(p, ask->model, effect, ask->target);
        }
    }
    for (int i = 0; i < p->t->auras; i++)
        if (p->t->aura[i].effect.moment == moment && tc_is_lent(p->t, p->s, &p->t->aura[i], ask))
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
