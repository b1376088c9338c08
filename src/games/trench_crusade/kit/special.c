/* special.c - special ACTIONS that kit and abilities offer: `use`. The effect is one of the moment
 * AT_OFFERS with the verb `code`; its number is the action's first argument, the second is the model
 * it is done to. */
#include "games/trench_crusade/tc_rules.h"

/* Treat (TC-13.73): a Risky roll; then one BLOOD off oneself or a friend within 1", or such a friend
 * stands up. The action's second argument is the patient, the third what is done. */

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

/* --- abilities: a Success Roll, then something for one model, or for all around --- */

enum whom { ON_SELF_OR_FRIEND, ON_ENEMY, ON_ANYBODY_ELSE, ON_FALLEN_FRIENDS };

static const struct rite {
    bool risky;
    int8_t dice;
    uint8_t inches, whom;
    bool sees; /* the target must be seen */
} rites[CODES] = {
    [CODE_BLESS] = { true, 0, 6, ON_SELF_OR_FRIEND, false },
    [CODE_LAY_ON_HANDS] = { false, 0, 6, ON_SELF_OR_FRIEND, false },
    [CODE_RAISE] = { true, 1, 8, ON_FALLEN_FRIENDS, false },
    [CODE_JUDGE] = { true, 0, 24, ON_ENEMY, false },
    [CODE_GAZE] = { false, 0, 24, ON_ENEMY, true },
    [CODE_INFECT] = { true, 0, 1, ON_ANYBODY_ELSE, false },
};

static uint64_t fallen_near(const struct tc *t, const struct tc_state *s, int model)
{
    uint64_t near =
        tc_all_near(t, s, model, tc_friends(t, s, model), rites[CODE_RAISE].inches * TC_INCH);
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

/* whom_of: on whom the ability may be used, near or far. */
static uint64_t whom_of(const struct tc *t, const struct tc_state *s, int code, int model)
{
    uint64_t friends = tc_friends(t, s, model), enemies = tc_enemies(t, s, model);

    switch (rites[code].whom) {
    case ON_SELF_OR_FRIEND: return friends | model_bit(model);
    case ON_ENEMY: return enemies;
    case ON_ANYBODY_ELSE: return friends | enemies;
    default: return fallen_near(t, s, model) ? model_bit(model) : 0;
    }
}

static int check_rite(const struct tc *t, const struct tc_state *s, int code, int model, int target,
                      struct refusal *why)
{
    const struct rite *r = &rites[code];

    if (target < 0 || target >= TC_MODELS || !(whom_of(t, s, code, model) & model_bit(target)))
        return refuse(why, "TC-16.7", "that is nobody it could be done to");
    if (!tc_near(t, s, model, target, r->inches * TC_INCH))
        return refuse(why, "TC-16.7", "%s is further off than %d inches", tc_model_name(target).at,
                      r->inches);
    if (r->sees && !sees(t, s, model, target))
        return refuse(why, "TC-16.7", "%s cannot be seen", tc_model_name(target).at);
    if (code == CODE_LAY_ON_HANDS &&
        (!s->model[target].blood || tc_has_keyword(t, s, target, KW_GOLEM)))
        return refuse(why, "TC-16.7", "there is no BLOOD to remove");
    return 0;
}

/* perform: the roll was a success, or a critical one. */
static void perform(struct tc_play *p, int code, int model, int target, bool critical)
{
    static const uint8_t damned[] = { KW_BLACK_GRAIL, KW_DEMONIC, KW_HERETIC };
    struct tc_cause why = { .root = (int8_t)model,
                            .direct = (int8_t)model,
                            .source = FROM_ABILITY };
    int blood = 1;

    switch (code) {
    case CODE_BLESS: tc_add_mark(p, target, MARK_BLESSING, 1); break;
    case CODE_LAY_ON_HANDS: tc_add_mark(p, target, MARK_BLOOD, critical ? -3 : -1); break;
    case CODE_RAISE:
        for_models (m, fallen_near(p->t, p->s, model)) {
            p->s->model[m].flags &= (uint16_t)~IS_DOWN;
            tc_tell(p, SAW_STOOD, 0, (int16_t[7]){ (int16_t)m });
        }
        break;
    case CODE_JUDGE:
        for (size_t i = 0; i < sizeof damned; i++)
            if (tc_has_keyword(p->t, p->s, target, damned[i]))
                blood = 2;
        tc_add_blood(p, target, blood, &why);
        break;
    case CODE_GAZE: tc_add_blood(p, target, critical ? 2 : 1, &why); break;
    default: /* CODE_INFECT */
        tc_add_mark(p, target, MARK_INFECTION, 1);
        tc_end_activation(p, model, false);
        break;
    }
}

/* --- the ACTION --- */

static const struct tc_effect *special_of(const struct tc *t, int model, int effect)
{
    const struct tc_fighter *f = &t->fighter[model];

    return effect >= f->first[AT_OFFERS] && effect < f->first[AT_OFFERS + 1] &&
                   f->effect[effect].verb == DOES_CODE
               ? &f->effect[effect]
               : NULL;
}

/* list_one: one ACTION, on whomever it can be done to. */
static void list_one(const struct tc *t, const struct tc_state *s, int member, int effect,
                     struct tc_menu *m)
{
    int model = s->active[member].model;
    bool treat = t->fighter[model].effect[effect].what == CODE_TREAT;

    for_models (target, tc_present(t, s))
        for (int how = TREAT_BLOOD; how <= (treat ? TREAT_STAND : TREAT_BLOOD); how++) {
            struct action a = { (uint16_t)(DO_USE | (member ? ACTION_SECOND : 0)),
                                { (int16_t)effect, (int16_t)target, (int16_t)how } };

            if (tc_special_check(t, s, &a, NULL) == 0)
                tc_offer(m, a);
        }
}

void tc_special_list(const struct tc *t, const struct tc_state *s, int member, struct tc_menu *m)
{
    int model = s->active[member].model;
    const struct tc_fighter *f = &t->fighter[model];

    for (int i = f->first[AT_OFFERS]; i < f->first[AT_OFFERS + 1]; i++)
        if (special_of(t, model, i))
            list_one(t, s, member, i, m);
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
    if (e->what == CODE_TREAT)
        return check_treat(t, s, active->model, a->arg[1], a->arg[2], why);
    if (a->arg[2])
        return refuse(why, "TC-12.4", "it has no such ACTION");
    return check_rite(t, s, e->what, active->model, a->arg[1], why);
}

void tc_special_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];

    active->special |=
        (uint16_t)(1u << (a->arg[0] - p->t->fighter[active->model].first[AT_OFFERS]));
    active->did |= 1 << ACT_SPECIAL;
    tc_call(p, F_SPECIAL, active->model, a->arg[0], a->arg[1], a->arg[2]);
}

static void treat(struct tc_play *p, int healer, int patient, int how)
{
    if (how == TREAT_BLOOD)
        tc_add_mark(p, patient, MARK_BLOOD, -1);
    else
        p->s->model[patient].flags &= (uint16_t)~IS_DOWN;
    tc_tell(p, SAW_TREATED, EVENT_EFFECT,
            (int16_t[7]){ (int16_t)healer, (int16_t)patient, (int16_t)how });
}

/* F_SPECIAL: model, effect, target, how; with step 1 its roll is done. */
bool tc_special_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);
    int model = f->arg[0], target = f->arg[2], how = f->arg[3];
    const struct tc_effect *e = &p->t->fighter[model].effect[f->arg[1]];
    const struct rite *r = &rites[e->what];
    bool treats = e->what == CODE_TREAT;

    if (f->arg[STEP] == 0) {
        tc_step(p, 1);
        if (!treats)
            tc_tell(p, SAW_USED, 0, (int16_t[7]){ (int16_t)model, e->source });
        tc_success(p, &(struct tc_roll){ .model = model,
                                         .dice = r->dice,
                                         .roll_for = treats ? FOR_TREAT : FOR_ABILITY,
                                         .code = e->what,
                                         .risky = treats || r->risky });
        return true;
    }
    int answer = tc_take_answer(p);
    if (answer != ROLL_FAILURE && treats)
        treat(p, model, target, how);
    else if (answer != ROLL_FAILURE)
        perform(p, e->what, model, target, answer == ROLL_CRITICAL);
    return tc_end_frame(p, 0);
}
