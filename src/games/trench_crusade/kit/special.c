/* special.c - special ACTIONS that kit and abilities offer: `use`. The effect is one of the moment
 * AT_OFFERS with the verb `code`; its number is the action's first argument, the second is the model
 * it is done to, the third how, the fourth a direction. What they do is in rites.c. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/kit/rites.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

/* Treat (TC-13.73): a Risky roll; then one BLOOD off oneself or a friend within 1", or such a friend
 * stands up. */
static int check_treat(const struct tc *t, const struct tc_state *s, int healer, int patient,
                       int how, struct refusal *why)
{
    if (patient < 0 || patient >= TC_MODELS || (how != HOW_BLOOD && how != HOW_STAND) ||
        !((tc_friends(t, s, healer) | model_bit(healer)) & model_bit(patient)) ||
        !tc_near(t, s, healer, patient, TC_INCH))
        return refuse(why, "TC-13.73", "it treats itself or a friend within 1 inch");
    if (how == HOW_STAND)
        return patient != healer && is_down(s, patient)
                   ? 0
                   : refuse(why, "TC-13.73", "only a friend who is Down can be helped up");
    if (tc_has_keyword(t, s, patient, KW_GOLEM))
        return refuse(why, "TC-13.91", "BLOOD is not taken from a GOLEM");
    return s->model[patient].blood ? 0 : refuse(why, "TC-13.73", "there is no BLOOD to remove");
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

/* ways_of: how many directions there are to say. */
static int ways_of(const struct tc_rite *r)
{
    return r->steers ? PLANE_TURN : 1;
}

/* list_one: one ACTION, on whomever it can be done to, in each way. */
static void list_one(const struct tc *t, const struct tc_state *s, int member, int effect,
                     struct tc_menu *m)
{
    const struct tc_rite *r = &tc_rites[t->fighter[s->active[member].model].effect[effect].what];

    for_models (target, tc_present(t, s))
        for (unsigned hows = r->hows; hows; hows &= hows - 1)
            for (int way = 0; way < ways_of(r); way += PLANE_TURN / 8) {
                struct action a = { (uint16_t)(DO_USE | (member ? ACTION_SECOND : 0)),
                                    { (int16_t)effect, (int16_t)target, (int16_t)bits_first(hows),
                                      (int16_t)way } };

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

/* act_of: the ACTION that it is as well: a Move or a Dash with somebody; -1: none. */
static int act_of(int code, int how)
{
    if (code == CODE_DRAG)
        return how == HOW_DASH ? ACT_DASH : ACT_MOVE;
    return code == CODE_RAM ? ACT_MOVE : -1;
}

/* is_offered: is there such an effect, to be done so? */
static bool is_offered(const struct tc_effect *e, const struct action *a)
{
    return e && a->arg[2] >= 0 && a->arg[2] < HOWS && tc_rites[e->what].hows >> a->arg[2] & 1 &&
           a->arg[3] >= 0 && a->arg[3] < ways_of(&tc_rites[e->what]) && !a->arg[4] && !a->arg[5] &&
           !a->arg[6];
}

static int check_done(const struct tc *t, const struct tc_state *s, const struct tc_effect *e,
                      const struct action *a, int model, struct refusal *why)
{
    if (e->what == CODE_TREAT)
        return check_treat(t, s, model, a->arg[1], a->arg[2], why);
    if (tc_rite_check(t, s, e->what, model, a->arg[1], a->arg[2], why))
        return -1;
    return e->what == CODE_RAM && !tc_ram_leads(t, s, model, a->arg[1], a->arg[3])
               ? refuse(why, "TC-16.9", "that way it cannot push it")
               : 0;
}

int tc_special_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                     struct refusal *why)
{
    const struct tc_active *active = &s->active[member_of(a)];
    const struct tc_effect *e;
    int act;

    if (tc_may(t, s, member_of(a), ACT_SPECIAL, why))
        return -1;
    e = special_of(t, active->model, a->arg[0]);
    if (!is_offered(e, a))
        return refuse(why, "TC-12.4", "it has no such ACTION");
    if (active->special >> (a->arg[0] - t->fighter[active->model].first[AT_OFFERS]) & 1)
        return refuse(why, "TC-12.4", "it has taken that ACTION already");
    act = act_of(e->what, a->arg[2]);
    if (act >= 0 && tc_may(t, s, member_of(a), act, why))
        return -1;
    if (active->order && e->what != CODE_INFECT)
        return refuse(why, "TC-16.16", "its order is another one");
    if (tc_rite_roll(e->what, active->model, a->arg[1], a->arg[2]) == RITE_RISKY &&
        tc_is_cowed(t, s, member_of(a)))
        return refuse(why, "TC-16.7", "it dares nothing Risky before that face");
    if (tc_is_used(s, active->model, e))
        return refuse(why, "TC-12.4", "that is done already");
    if (a->arg[1] < 0 || a->arg[1] >= TC_MODELS)
        return refuse(why, "TC-16.7", "that is nobody it could be done to");
    if (tc_rite_price(e, a->arg[2]) > tc_payable(t, s, active->model, tc_currency(e)))
        return refuse(why, "TC-16.15", "there is not enough BLOOD to pay for it");
    if (!tc_effect_holds(t, s, e, &(struct tc_ask){ .model = active->model, .target = a->arg[1] }))
        return refuse(why, "TC-16.7", "that is nobody it could be done to");
    return check_done(t, s, e, a, active->model, why);
}

/* How and the direction in one number of the frame. */
enum { WAY_SHIFT = 4, HOW_MASK = (1 << WAY_SHIFT) - 1 };
_Static_assert(HOWS <= 1 << WAY_SHIFT, "ways of doing it fit");

/* F_SPECIAL: model, effect, target, how and which way; the step says what is done. */
enum { BEGINS, PAID, ROLLED, FOLLOWS, OVER };

void tc_special_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];

    active->special |=
        (uint16_t)(1u << (a->arg[0] - p->t->fighter[active->model].first[AT_OFFERS]));
    active->did |= 1 << ACT_SPECIAL;
    int act = act_of(p->t->fighter[active->model].effect[a->arg[0]].what, a->arg[2]);
    if (act >= 0)
        active->did |= (uint8_t)(1 << act);
    tc_call(p, F_SPECIAL, active->model, a->arg[0], a->arg[1], a->arg[2] | a->arg[3] << WAY_SHIFT);
}

void tc_special_sure(struct tc_play *p, int model, int effect)
{
    tc_call(p, F_SPECIAL, model, effect, model, 0);
    tc_step(p, ROLLED);
    p->answer = ROLL_SUCCESS;
}

static void treat(struct tc_play *p, int healer, int patient, int how)
{
    if (how == HOW_BLOOD) {
        tc_add_mark(p, patient, MARK_BLOOD, -1);
        tc_healed(p, healer, patient);
    } else {
        p->s->model[patient].flags &= (uint16_t)~IS_DOWN;
    }
    tc_tell(p, SAW_TREATED, EVENT_EFFECT,
            (int16_t[7]){ (int16_t)healer, (int16_t)patient, (int16_t)how });
}

static bool pays(struct tc_play *p, const struct frame *f)
{
    const struct tc_effect *e = &p->t->fighter[f->arg[0]].effect[f->arg[1]];
    int price = tc_rite_price(e, f->arg[3] & HOW_MASK);

    tc_step(p, PAID);
    if (e->what != CODE_TREAT)
        tc_tell(p, SAW_USED, 0, (int16_t[7]){ f->arg[0], e->source });
    if (price)
        tc_pay(p, f->arg[0], price, tc_currency(e));
    return true;
}

static bool rolls(struct tc_play *p, const struct frame *f)
{
    int model = f->arg[0], code = p->t->fighter[model].effect[f->arg[1]].what;
    int target = f->arg[2], kind = tc_rite_roll(code, model, target, f->arg[3] & HOW_MASK);

    tc_step(p, ROLLED);
    if (kind == RITE_SURE)
        p->answer = ROLL_SUCCESS;
    else
        tc_success(p, &(struct tc_roll){ .model = model,
                                         .dice = tc_rite_dice(p->t, p->s, code, model, target),
                                         .roll_for = tc_rites[code].roll_for,
                                         .code = code,
                                         .risky = kind == RITE_RISKY });
    return true;
}

static struct tc_rite_case case_of(const struct frame *f)
{
    return (struct tc_rite_case){ .model = f->arg[0],
                                  .effect = f->arg[1],
                                  .target = f->arg[2],
                                  .how = f->arg[3] & HOW_MASK,
                                  .way = f->arg[3] >> WAY_SHIFT };
}

static bool rolled(struct tc_play *p, const struct frame *f)
{
    struct tc_rite_case c = case_of(f);
    int answer = tc_take_answer(p), code = p->t->fighter[c.model].effect[c.effect].what;

    tc_step(p, FOLLOWS);
    if (answer == ROLL_FAILURE)
        return tc_end_frame(p, 0);
    c.critical = answer == ROLL_CRITICAL;
    tc_use(p, c.model, c.effect);
    if (code == CODE_TREAT || code == CODE_DOG)
        treat(p, c.model, c.target, c.how);
    else
        tc_rite_perform(p, code, &c);
    return true;
}

/* follows: what was begun is over; some have a second part. */
static bool follows(struct tc_play *p, const struct frame *f)
{
    int answer = tc_take_answer(p);
    struct tc_rite_case c = case_of(f);

    tc_step(p, OVER);
    tc_rite_follow(p, p->t->fighter[c.model].effect[c.effect].what, &c, answer);
    return true;
}

bool tc_special_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);

    switch (f->arg[STEP]) {
    case BEGINS: return pays(p, f);
    case PAID: return rolls(p, f);
    case ROLLED: return rolled(p, f);
    case FOLLOWS: return follows(p, f);
    default: return tc_end_frame(p, 0);
    }
}
