/* retreat.c - F_RETREAT: attacks on one who retreats, then its move (TC-5.18, 5.19); F_RETORT asks
 * the opponent for each of those attacks. Who may still attack lies in the topmost queue. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

enum { RETORTS, MOVED, BEGINS, ROLLED, ASKED };

/* --- who may attack --- */

/* can_strike: with this weapon, outside an ACTION of its own. */
static bool can_strike(const struct tc *t, const struct tc_state *s, int model, int weapon)
{
    const struct tc_weapon *w = &t->fighter[model].weapon[weapon];

    return w->melee && !(w->keywords >> KW_APART & 1) &&
           !tc_weapon_barred(t, s, model, weapon, ATTACK_MELEE);
}

static bool can_reply(const struct tc *t, const struct tc_state *s, int model, int retreater)
{
    const struct tc_fighter *f = &t->fighter[model];
    struct tc_ask ask = { .model = retreater, .target = model };
    bool armed = false;

    for (int i = 0; i < f->weapons; i++)
        armed |= can_strike(t, s, model, i);
    return armed && !tc_effects_has(t, s, AT_RETREAT, DOES_PERMIT, 0, &ask, NULL) &&
           !(s->model[model].flags & IS_EXHAUSTED) &&
           tc_melee_target(t, s, model, retreater, NULL) == 0;
}

static uint64_t repliers(const struct tc *t, const struct tc_state *s, int retreater)
{
    uint64_t set = 0;

    for_models (m, s->queue[s->queues - 1].set & tc_present(t, s))
        if (can_reply(t, s, m, retreater))
            set |= model_bit(m);
    return set;
}

void tc_retorts_open(struct tc_play *p, int model, uint64_t set)
{
    BUG_ON(p->s->queues == TC_QUEUES);
    p->s->queue[p->s->queues++] =
        (struct tc_queue){ .set = set, .kind = QUEUE_RETORTS, .named = (int8_t)model };
}

static void close_queue(struct tc_play *p)
{
    memset(&p->s->queue[--p->s->queues], 0, sizeof p->s->queue[0]);
}

bool tc_retorts(struct tc_play *p, int model)
{
    if (is_on_table(p->s, model) && repliers(p->t, p->s, model)) {
        tc_call(p, F_RETORT, model, 0, 0, 0);
        return true;
    }
    close_queue(p);
    return false;
}

/* --- the ACTION: retreater, step --- */

/* ask_for_spell: it may pay for leaving unharmed. */
static void ask_for_spell(struct tc_play *p, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };
    int effect = -1;

    while ((effect = tc_effects_next(p->t, p->s, AT_RETREAT, effect, &ask)) >= 0)
        if (tc_price(&p->t->fighter[model].effect[effect])) {
            tc_step(p, ASKED);
            tc_option(p, model, effect);
            return;
        }
}

void tc_retreat_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];
    int model = active->model;
    uint64_t engaged = tc_engaged(p->t, p->s, model);
    struct tc_ask ask = { .model = model, .target = -1 };

    active->did |= 1 << ACT_RETREAT;
    tc_tell(p, SAW_RETREATS, 0, (int16_t[7]){ (int16_t)model });
    tc_hear(p, &(struct tc_event){ .kind = HEARD_RETREAT,
                                   .model = (int8_t)model,
                                   .target = -1,
                                   .root = (int8_t)model,
                                   .direct = -1,
                                   .models = engaged });
    tc_retorts_open(p, model, engaged);
    tc_effects_do(p, AT_RETREATS, &ask);
    tc_call(p, F_RETREAT, model, 0, 0, 0);
    if (tc_effects_has(p->t, p->s, AT_RETREATS, DOES_MAKES_RISKY, 0, &ask, NULL))
        tc_step(p, BEGINS);
    ask_for_spell(p, model);
}

/* retorts: as long as somebody may attack and the retreater is there. */
static bool retorts(struct tc_play *p, int model)
{
    struct tc_path path;

    bool slipped = top_of(p->s)->arg[1];

    if (slipped)
        close_queue(p);
    else if (tc_retorts(p, model))
        return true;
    tc_step(p, MOVED);
    if (slipped || !is_on_table(p->s, model) || is_down(p->s, model))
        return true;
    path = tc_path_of(p->t, p->s, PATH_RETREAT, model, tc_movement(p->t, p->s, model));
    if (tc_called_to(p->s, model) >= 0)
        tc_retreat_towards(p->t, p->s, &path, tc_called_to(p->s, model));
    else
        path.flags |= PATH_ASKS;
    tc_path_begin(p, &path);
    return true;
}

/* begins: somebody near lets it go only after a Risky roll. */
static bool begins(struct tc_play *p, int model)
{
    tc_step(p, ROLLED);
    tc_success(p, &(struct tc_roll){ .model = model, .roll_for = FOR_NOTHING, .risky = true });
    return true;
}

static bool rolled(struct tc_play *p)
{
    if (tc_take_answer(p) != ROLL_FAILURE)
        return tc_step(p, RETORTS);
    close_queue(p);
    return tc_step(p, MOVED);
}

bool tc_retreat_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);

    switch (f->arg[STEP]) {
    case BEGINS: return begins(p, f->arg[0]);
    case ROLLED: return rolled(p);
    case ASKED:
        if (tc_take_answer(p) == 1)
            p->s->queue[p->s->queues - 1].set = 0;
        return tc_step(p, RETORTS);
    case MOVED: return tc_end_frame(p, 0);
    default: return retorts(p, f->arg[0]);
    }
}

/* --- F_RETORT: retreater, and with step 1 an attack is under way --- */

static void list_replies(const struct tc *t, const struct tc_state *s, int model, struct tc_menu *m)
{
    const struct tc_fighter *f = &t->fighter[model];

    for (int weapon = 0; weapon < f->weapons; weapon++) {
        if (!can_strike(t, s, model, weapon))
            continue;
        tc_offer(m, (struct action){ DO_REPLY, { (int16_t)model, (int16_t)weapon } });
        if (tc_has_choice(t, s, model, weapon))
            tc_offer(m, (struct action){ DO_REPLY, { (int16_t)model, (int16_t)weapon, 1 } });
    }
}

void tc_retort_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    tc_offer(m, (struct action){ .kind = DO_SKIP });
    for_models (model, repliers(t, s, top_of(s)->arg[0]))
        list_replies(t, s, model, m);
}

void tc_retort_apply(struct tc_play *p, const struct action *a)
{
    struct tc_queue *q = &p->s->queue[p->s->queues - 1];
    int retreater = top_of(p->s)->arg[0];

    if (a->kind == DO_SKIP) {
        q->set = 0;
        tc_end_frame(p, 0);
        return;
    }
    q->set &= ~model_bit(a->arg[0]);
    tc_step(p, 1);
    tc_attack_begin(
        p, &(struct tc_attack){ .attacker = (uint8_t)a->arg[0],
                                .weapon = (uint8_t)a->arg[1],
                                .first_weapon = (uint8_t)a->arg[1],
                                .target = (int8_t)retreater,
                                .flags = (uint16_t)(ATTACK_MELEE | ATTACK_REPLY |
                                                    (a->arg[2] ? ATTACK_USES_RANGED : 0)) });
}

bool tc_retort_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);

    if (f->arg[STEP])
        return tc_end_frame(p, 1);
    return tc_wait(p, other_side(tc_controller(p->s, f->arg[0])));
}
