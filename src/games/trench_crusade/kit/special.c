/* special.c - special ACTIONS that kit and abilities offer: `use`. The effect is one of the moment
 * AT_OFFERS with the verb `code`; its number is the action's first argument. */
#include "games/trench_crusade/tc_rules.h"

/* Treat (TC-13.73): a Risky roll; then one BLOOD off oneself or a friend within 1", or such a friend
 * stands up. The action's second argument is the patient, the third what is done. */
enum { TREAT_BLOOD, TREAT_STAND };

static int check_treat(const struct tc *t, const struct tc_state *s, int healer, int patient,
                       int how, struct refusal *why)
{
    if (patient < 0 || patient >= TC_MODELS || how < TREAT_BLOOD || how > TREAT_STAND ||
        !((tc_friends(t, s, healer) | model_bit(healer)) & model_bit(patient)) ||
        !tc_near(t, s, healer, patient, TC_INCH))
        return refuse(why, "TC-13.73", "it treats itself or a friend within 1 inch");
    if (how == TREAT_STAND)
        return patient != healer && is_down(s, patient)
                   ? 0
                   : refuse(why, "TC-13.73", "only a friend who is Down can be helped up");
    if (tc_has_keyword(t, s, patient, KW_GOLEM))
        return refuse(why, "TC-13.91", "BLOOD is not taken from a GOLEM");
    return s->model[patient].blood ? 0 : refuse(why, "TC-13.73", "there is no BLOOD to remove");
}

static const struct tc_effect *special_of(const struct tc *t, int model, int effect)
{
    const struct tc_fighter *f = &t->fighter[model];

    return effect >= f->first[AT_OFFERS] && effect < f->first[AT_OFFERS + 1] &&
                   f->effect[effect].verb == DOES_CODE
               ? &f->effect[effect]
               : NULL;
}

void tc_special_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m)
{
    int model = s->active[member].model;
    const struct tc_fighter *f = &t->fighter[model];

    for (int i = f->first[AT_OFFERS]; i < f->first[AT_OFFERS + 1]; i++)
        for_models (patient, tc_friends(t, s, model) | model_bit(model))
            for (int how = TREAT_BLOOD; how <= TREAT_STAND; how++) {
                struct action a = { (uint16_t)(DO_USE | (member ? ACTION_SECOND : 0)),
                                    { (int16_t)i, (int16_t)patient, (int16_t)how } };

                if (tc_special_check(t, s, &a, NULL) == 0)
                    tc_offer(m, a);
            }
}

int tc_special_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why)
{
    const struct tc_active *active = &s->active[member_of(a)];
    const struct tc_effect *e;

    if (tc_may(t, s, member_of(a), ACT_SPECIAL, why))
        return -1;
    e = special_of(t, active->model, a->arg[0]);
    if (!e || a->arg[3] || a->arg[4] || a->arg[5] || a->arg[6])
        return refuse(why, "TC-12.4", "it has no such ACTION");
    if (active->special >> (a->arg[0] - t->fighter[active->model].first[AT_OFFERS]) & 1)
        return refuse(why, "TC-12.4", "it has taken that ACTION already");
    return check_treat(t, s, active->model, a->arg[1], a->arg[2], why);
}

void tc_special_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];

    active->special |=
        (uint16_t)(1u << (a->arg[0] - p->t->fighter[active->model].first[AT_OFFERS]));
    active->did |= 1 << ACT_SPECIAL;
    tc_call(p, F_SPECIAL, active->model, a->arg[0], a->arg[1], a->arg[2]);
}

/* F_SPECIAL: model, effect, patient, how; with step 1 its roll is done. */
bool tc_special_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    int patient = f->arg[2], how = f->arg[3];

    if (f->arg[STEP] == 0) {
        tc_step(p, 1);
        tc_success(p,
                   &(struct tc_roll){ .model = f->arg[0], .roll_for = FOR_TREAT, .risky = true });
        return true;
    }
    if (tc_take_answer(p) != ROLL_FAILURE) {
        if (how == TREAT_BLOOD)
            tc_add_mark(p, patient, MARK_BLOOD, -1);
        else
            p->s->model[patient].flags &= (uint16_t)~IS_DOWN;
        tc_tell(p, SAW_TREATED, EVENT_EFFECT,
                (int16_t[7]){ (int16_t)f->arg[0], (int16_t)patient, (int16_t)how });
    }
    return tc_end_frame(p, 0);
}
