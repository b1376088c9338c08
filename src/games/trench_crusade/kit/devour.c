/* devour.c - who is devoured, and F_STRUGGLE; and who sleeps as a Marker until it is fed. Both are off the
 * table without being out of action.
 *
 * F_STRUGGLE: one inside, who holds it, nothing, nothing, a step: its attack has neither weapon nor rules. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum { INSIDE, HOLDER };
enum { STRIKES, STRUCK, OVER };
enum { STRUGGLING = -3 };

/* --- devoured --- */

int tc_holder_of(const struct tc *t, const struct tc_state *s, int model)
{
    if (s->model[model].where == DEVOURED)
        for_models (m, t->there)
            if (s->model[m].held == model + 1)
                return m;
    return -1;
}

void tc_devour(struct tc_play *p, int by, int model)
{
    struct tc_model *m = &p->s->model[model];

    tc_tell(p, SAW_DEVOURED, EVENT_EFFECT | EVENT_PIECE,
            (int16_t[7]){ (int16_t)by, (int16_t)model });
    m->where = DEVOURED;
    p->s->model[by].held = (uint8_t)(model + 1);
    tc_end_activation(p, model, false);
}

bool tc_release(struct tc_play *p, int by)
{
    int model = p->s->model[by].held - 1;
    struct tc_model *m;
    struct tc_spot near = tc_spot_of(p->s, by), at;
    struct tc_field field;

    if (model < 0)
        return true;
    m = &p->s->model[model];
    tc_field_make(&field, p->t, p->s);
    struct tc_figure there = { .base = p->t->fighter[model].base };
    if (!tc_nearest_standing(&field.ground, &field.crowd, field.crowd.there, there.base, near, &at))
        return false;
    there.at = at;
    if (!tc_within(there, tc_figure_of(p->t, p->s, by), TC_INCH))
        return false;
    p->s->model[by].held = 0;
    m->where = ON_TABLE;
    m->flags |= IS_DOWN;
    tc_move_to(p, model, at);
    tc_tell(p, SAW_FREED, EVENT_EFFECT, (int16_t[7]){ (int16_t)model, at.x, at.y, at.z });
    return true;
}

void tc_spill(struct tc_play *p, int by)
{
    struct tc_cause why = { .root = (int8_t)by, .direct = -1, .source = FROM_ABILITY };
    int model = p->s->model[by].held - 1;

    if (tc_release(p, by))
        return;
    p->s->model[by].held = 0;
    tc_take_out(p, model, &why);
}

void tc_digest(struct tc_play *p, int by)
{
    struct tc_cause why = { .root = (int8_t)by, .direct = -1, .source = FROM_ABILITY };
    int model = p->s->model[by].held - 1;

    if (model < 0)
        return;
    tc_add_blood(p, model, 1, &why);
    if (p->s->model[model].blood < TC_MOST_MARKS)
        return;
    p->s->model[by].held = 0;
    tc_take_out(p, model, &why);
}

/* --- from inside --- */

int tc_struggle_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct refusal *why)
{
    const struct tc_active *active = &s->active[member_of(a)];

    for (int i = 0; i < 7; i++)
        if (a->arg[i])
            return refuse(why, "TC-16.7", "nothing more goes with that");
    if (tc_holder_of(t, s, active->model) < 0 || active->flags & ACTIVE_ENDED)
        return refuse(why, "TC-16.7", "nobody has devoured it");
    return active->did & 1 << ACT_FIGHT ? refuse(why, "TC-4.7", "it has fought already") : 0;
}

void tc_struggle_apply(struct tc_play *p, const struct action *a)
{
    struct tc_active *active = &p->s->active[member_of(a)];

    active->did |= 1 << ACT_FIGHT;
    tc_call(p, F_STRUGGLE, active->model, tc_holder_of(p->t, p->s, active->model), 0, 0);
}

bool tc_struggle_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);
    int model = f->arg[INSIDE], answer;

    switch (f->arg[STEP]) {
    case STRIKES:
        tc_step(p, STRUCK);
        tc_success(p, &(struct tc_roll){ .model = model,
                                         .dice = p->t->fighter[model].melee + STRUGGLING,
                                         .roll_for = FOR_ABILITY });
        return true;
    case STRUCK:
        answer = tc_take_answer(p);
        tc_step(p, OVER);
        if (answer != ROLL_FAILURE)
            tc_injure(p,
                      &(struct tc_injury){
                          .victim = (uint8_t)f->arg[HOLDER],
                          .source = FROM_ATTACK,
                          .root = (int8_t)model,
                          .by = -1,
                          .dice = answer == ROLL_CRITICAL,
                          .flags = (uint16_t)(INJURY_MELEE |
                                              (answer == ROLL_CRITICAL ? INJURY_CRITICAL : 0)) });
        return true;
    default: return tc_end_frame(p, 0);
    }
}

/* --- dormant --- */

/* has_room: nobody stands where the Marker would lie. */
static bool has_room(const struct tc_play *p, int model)
{
    struct tc_figure there = { tc_spot_of(p->s, model), TC_BASE_60, 0 };

    for_models (m, tc_present(p->t, p->s) & ~model_bit(model))
        if (tc_overlapping(there, tc_figure_of(p->t, p->s, m)))
            return false;
    return true;
}

bool tc_falls_asleep(struct tc_play *p, int model)
{
    struct tc_model *m = &p->s->model[model];
    struct tc_ask ask = { .model = model, .target = -1 };
    int effect = tc_effects_find(p->t, p->s, AT_SLUMBER, DOES_PERMIT, &ask), free = 0;

    while (free < TC_MARKERS && p->s->marker[free].kind)
        free++;
    if (m->where != ON_TABLE || effect < 0 || free == TC_MARKERS || !has_room(p, model))
        return false;
    tc_use(p, model, effect);
    m->where = DORMANT;
    m->infection = 0;
    m->flags &= (uint16_t)~IS_DOWN;
    p->s->marker[free] = (struct tc_marker){ .x = m->x,
                                             .y = m->y,
                                             .z = m->z,
                                             .kind = MARKER_SLEEPER,
                                             .side = (int8_t)side_of(model),
                                             .holder = (int8_t)(model + 1) };
    tc_tell(p, SAW_SLEEPS, EVENT_EFFECT | EVENT_PIECE | tc_hurt(model, EVENT_HURT),
            (int16_t[7]){ (int16_t)model });
    tc_end_activation(p, model, false);
    return true;
}

/* wake: it is back where it sank, Down, for the price of the one who came. */
static void wake(struct tc_play *p, int marker, int prey)
{
    struct tc_marker was = p->s->marker[marker];
    struct tc_cause why = { .root = (int8_t)prey, .direct = -1, .source = FROM_ABILITY };
    int model = was.holder - 1;

    memset(&p->s->marker[marker], 0, sizeof was);
    tc_tell(p, SAW_WAKES, EVENT_EFFECT, (int16_t[7]){ (int16_t)prey, (int16_t)model });
    tc_take_out(p, prey, &why);
    p->s->model[model].where = ON_TABLE;
    p->s->model[model].flags |= IS_DOWN;
}

void tc_feed_sleepers(struct tc_play *p, int model)
{
    for (int i = 0; i < TC_MARKERS && is_on_table(p->s, model); i++) {
        const struct tc_marker *m = &p->s->marker[i];
        struct tc_ask ask = { .model = m->holder - 1, .target = model };

        if (m->kind == MARKER_SLEEPER && m->side == side_of(model) &&
            tc_within(tc_figure_of(p->t, p->s, model), tc_marker_figure(p->s, i), TC_INCH) &&
            tc_effects_has(p->t, p->s, AT_WAKE, DOES_PERMIT, 0, &ask, NULL))
            wake(p, i, model);
    }
}

void tc_end_limbo(struct tc_play *p)
{
    for (int i = 0; i < TC_MARKERS; i++)
        if (p->s->marker[i].kind == MARKER_SLEEPER)
            memset(&p->s->marker[i], 0, sizeof p->s->marker[i]);
    for_models (m, p->t->there) {
        struct tc_model *model = &p->s->model[m];

        model->held = 0;
        if (model->where != DEVOURED && model->where != DORMANT)
            continue;
        model->where = OUT_OF_ACTION;
        model->blood = model->blessing = model->infection = 0;
        model->flags &= (uint16_t)~IS_DOWN;
    }
}
