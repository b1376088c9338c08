/* tc_state.c - models and sets of models: where they are, what lies on them, what befalls them. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

/* --- sets --- */

uint64_t tc_present(const struct tc *t, const struct tc_state *s)
{
    uint64_t set = 0;

    for_models (m, t->there)
        if (is_on_table(s, m))
            set |= model_bit(m);
    return set;
}

static bool is_left(const struct tc *t, const struct tc_state *s, int model)
{
    return is_on_table(s, model) || s->model[model].where == DEVOURED || tc_lurks(t, s, model);
}

uint64_t tc_left(const struct tc *t, const struct tc_state *s)
{
    uint64_t set = 0;

    for_models (m, t->there)
        if (is_left(t, s, m))
            set |= model_bit(m);
    return set;
}

uint64_t tc_standing(const struct tc *t, const struct tc_state *s)
{
    uint64_t set = 0;

    for_models (m, tc_present(t, s))
        if (!is_down(s, m))
            set |= model_bit(m);
    return set;
}

uint64_t tc_enemies(const struct tc *t, const struct tc_state *s, int model)
{
    int side = side_of(model);
    uint64_t own = side == NEUTRAL ? model_bit(model) : models_of(side); /* TCS-0.12 */

    return tc_present(t, s) & ~own;
}

uint64_t tc_friends(const struct tc *t, const struct tc_state *s, int model)
{
    int side = side_of(model);

    return side == NEUTRAL ? 0 : tc_present(t, s) & models_of(side) & ~model_bit(model);
}

/* --- on the table --- */

struct tc_spot tc_spot_of(const struct tc_state *s, int model)
{
    const struct tc_model *m = &s->model[model];

    return (struct tc_spot){ m->x, m->y, m->z };
}

struct tc_figure tc_figure_of(const struct tc *t, const struct tc_state *s, int model)
{
    return (struct tc_figure){ .at = tc_spot_of(s, model), .base = t->fighter[model].base };
}

/* Markers that stand on the table as pieces. */
static const uint8_t form_of[MARKER_KINDS] = { [MARKER_SHRINE] = TC_SHRINE_FORM,
                                               [MARKER_GUARD] = TC_GUARD_FORM,
                                               [MARKER_ALTAR] = TC_ALTAR_FORM,
                                               [MARKER_SLEEPER] = TC_SLEEPER_FORM };

int tc_marker_form(int kind)
{
    return form_of[kind];
}

/* add_mire: ground within some inches of a base hinders the enemies of a side. */
static void add_mire(struct tc_changes *c, struct tc_figure of, int inches, int side, bool tames)
{
    static const uint8_t others[] = { [SOUTH] = TC_HINDERS_NORTH | TC_HINDERS_NEUTRAL,
                                      [NORTH] = TC_HINDERS_SOUTH | TC_HINDERS_NEUTRAL,
                                      [NEUTRAL] = TC_HINDERS_SOUTH | TC_HINDERS_NORTH };

    if (c->mires < TC_MIRES)
        c->mire[c->mires++] =
            (struct tc_mire){ .at = of.at,
                              .radius = (int16_t)(tc_base(of.base)->radius + inches * TC_INCH),
                              .flags = (uint8_t)(others[side] | (tames ? TC_TAMES : 0)) };
}

/* collect_mires: round those who hinder whoever comes near. */
static void collect_mires(const struct tc *t, const struct tc_state *s, struct tc_changes *c)
{
    for (int i = 0; i < t->auras; i++) {
        const struct tc_aura *a = &t->aura[i];

        if (a->effect.moment == AT_GROUND && is_on_table(s, a->model) &&
            !tc_has_lost(t, s, a->model, a->effect.source))
            add_mire(c, tc_figure_of(t, s, a->model), a->effect.reach, side_of(a->model),
                     a->effect.value);
    }
}

static void collect_changes(const struct tc *t, const struct tc_state *s, struct tc_changes *c)
{
    *c = (struct tc_changes){ .gone = s->removed,
                              .moved_piece = s->moved_piece,
                              .moved_by = { s->moved_by[0], s->moved_by[1] } };
    for (int i = 0; i < TC_MARKERS; i++) {
        const struct tc_marker *m = &s->marker[i];
        struct tc_spot at = { m->x, m->y, m->z };

        if (!m->kind)
            continue;
        if (m->kind == MARKER_CRATER && c->craters < TC_CRATERS)
            c->crater[c->craters++] = at;
        if (form_of[m->kind] && c->set_ups < TC_SET_UP)
            c->set_up[c->set_ups++] = (struct tc_erected){ .at = at, .form = form_of[m->kind] };
        if (m->kind == MARKER_SPILL && c->spills < TC_SPILLS)
            c->spill[c->spills++] = tc_spill_of(m);
        if (m->kind == MARKER_MINED)
            c->mined |= UINT64_C(1) << m->state;
        if (m->kind == MARKER_ALTAR)
            add_mire(c, tc_marker_figure(s, i), m->amount, m->side, false);
    }
    if (t->mires)
        collect_mires(t, s, c);
}

void tc_field_make(struct tc_field *f, const struct tc *t, const struct tc_state *s)
{
    struct tc_changes changes;

    f->t = t;
    f->s = s;
    f->crowd.there = tc_present(t, s);
    for_models (m, f->crowd.there)
        f->crowd.figure[m] = tc_figure_of(t, s, m);
    collect_changes(t, s, &changes);
    tc_ground_make(&f->ground, &t->terrain, &changes);
}

/* is_grounded: does a rule keep it from climbing? */
static bool is_grounded(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_fighter *f = &t->fighter[model];
    struct tc_ask ask = { .model = model, .target = -1 };

    return f->first[AT_CLIMB] < f->first[AT_CLIMB + 1] &&
           tc_effects_has(t, s, AT_CLIMB, DOES_FORBID, 0, &ask, NULL);
}

struct tc_mover tc_mover_of(const struct tc_field *f, int model, uint64_t engaged)
{
    static const uint8_t by[] = {
        [SOUTH] = TC_HINDERS_SOUTH, [NORTH] = TC_HINDERS_NORTH, [NEUTRAL] = TC_HINDERS_NEUTRAL
    };
    uint64_t enemies = tc_enemies(f->t, f->s, model);

    return (struct tc_mover){ .ground = &f->ground,
                              .crowd = &f->crowd,
                              .shun = enemies & ~engaged,
                              .solid = enemies,
                              .others = f->crowd.there & ~model_bit(model),
                              .base = f->t->fighter[model].base,
                              .flies = tc_has_keyword(f->t, f->s, model, KW_FLYING),
                              .light = tc_has_keyword(f->t, f->s, model, KW_NEGATE_DIFFICULT),
                              .grounded = is_grounded(f->t, f->s, model),
                              .hindered = f->ground.mires ? by[side_of(model)] : 0 };
}

bool tc_near(const struct tc *t, const struct tc_state *s, int a, int b, int distance)
{
    return tc_within(tc_figure_of(t, s, a), tc_figure_of(t, s, b), distance);
}

uint64_t tc_all_near(const struct tc *t, const struct tc_state *s, int model, uint64_t of,
                     int distance)
{
    uint64_t set = 0;

    for_models (m, of)
        if (tc_near(t, s, model, m, distance))
            set |= model_bit(m);
    return set;
}

uint64_t tc_engaged(const struct tc *t, const struct tc_state *s, int model)
{
    return tc_all_near(t, s, model, tc_enemies(t, s, model), TC_INCH); /* TC-3.5 */
}

int tc_controller(const struct tc_state *s, int model)
{
    int side = side_of(model);

    if (s->pauses && s->active[0].model == model)
        return s->active[0].under; /* who ordered it */
    if (side != NEUTRAL)
        return side;
    return s->actives && s->active[0].model == model ? s->active[0].under : s->first;
}

/* --- markers --- */

void tc_add_mark(struct tc_play *p, int model, int marking, int count)
{
    struct tc_model *m = &p->s->model[model];
    uint8_t *at = marking == MARK_BLOOD      ? &m->blood
                  : marking == MARK_BLESSING ? &m->blessing
                                             : &m->infection;
    int sum = *at + count;

    *at = (uint8_t)(sum > TC_MOST_MARKS ? TC_MOST_MARKS : sum < 0 ? 0 : sum); /* TC-2.1, 2.4 */
}

/* spared: what is left of the BLOOD that is to be placed on one whom rules spare. */
static int spared(struct tc_play *p, int model, int count)
{
    struct tc_ask ask = { .model = model, .target = -1 };
    int effect;

    while (count > 0 && (effect = tc_effects_find(p->t, p->s, AT_MARKED, DOES_BAN, &ask)) >= 0) {
        if (!p->t->fighter[model].effect[effect].use)
            return 0;
        tc_use(p, model, effect);
        count--;
    }
    return count;
}

void tc_add_blood(struct tc_play *p, int model, int count, const struct tc_cause *why)
{
    int before = p->s->model[model].blood;
    struct tc_attack *attack = &p->s->attack;

    tc_add_mark(p, model, MARK_BLOOD, spared(p, model, count));
    if (attack->shots && why->attack == attack->id && model == attack->target)
        attack->bled = (uint8_t)(attack->bled + p->s->model[model].blood - before);
    tc_hear(p, &(struct tc_event){ .kind = HEARD_BLOOD,
                                   .model = (int8_t)model,
                                   .target = -1,
                                   .root = why->root,
                                   .direct = why->direct,
                                   .source = why->source,
                                   .attack = why->attack,
                                   .weapon = why->weapon,
                                   .modifiers = why->modifiers,
                                   .before = (uint8_t)before,
                                   .after = p->s->model[model].blood });
}

struct tc_figure tc_marker_figure(const struct tc_state *s, int marker)
{
    const struct tc_marker *m = &s->marker[marker];
    int base = form_of[m->kind]        ? tc_form_base(form_of[m->kind])
               : m->kind == MARKER_PIT ? TC_BASE_40
                                       : TC_BASE_25;

    return (struct tc_figure){ { m->x, m->y, m->z }, (uint8_t)base, 0 };
}

bool tc_marker_target(const struct tc_state *s, int attacker, int marker)
{
    if (marker < 0 || marker >= TC_MARKERS)
        return false;
    switch (s->marker[marker].kind) {
    case MARKER_SHRINE: return s->marker[marker].side != side_of(attacker);
    case MARKER_CACHE:
    case MARKER_SHELL:
    case MARKER_CLOUD: return true;
    default: return false;
    }
}

void tc_marker_hit(struct tc_play *p, int marker, int root)
{
    struct tc_marker *m = &p->s->marker[marker], was = *m;

    if (!was.kind)
        return; /* something else took it away */
    memset(m, 0, sizeof *m);
    if (was.kind == MARKER_SHRINE) {
        p->s->side[was.side].lost++;
        tc_tell(p, SAW_SHRINE, EVENT_EFFECT, (int16_t[7]){ was.side, was.x, was.y });
        return;
    }
    tc_tell(p, SAW_MARKER_HIT, EVENT_EFFECT, (int16_t[7]){ was.kind, was.x, was.y });
    tc_hear(p, &(struct tc_event){ .kind = HEARD_EXPLOSION,
                                   .model = -1,
                                   .target = -1,
                                   .root = (int8_t)root,
                                   .direct = -1,
                                   .result = was.kind,
                                   .x = was.x,
                                   .y = was.y,
                                   .z = was.z });
}

/* --- Activations --- */

const struct tc_active *tc_is_active(const struct tc_state *s, int model)
{
    for (int i = 0; i < s->actives; i++)
        if (s->active[i].model == model)
            return &s->active[i];
    return NULL;
}

struct tc_active *tc_active_of(struct tc_state *s, int model)
{
    for (int i = 0; i < s->actives; i++)
        if (s->active[i].model == model)
            return &s->active[i];
    return NULL;
}

/* end_all: TC-4.14: both members end, if the model is one of them; of a loose pair only that one. */
static bool end_all(struct tc_active *active, int count, int model)
{
    bool is_one = false;

    for (int i = 0; i < count; i++)
        is_one |= active[i].model == model;
    for (int i = 0; i < count && is_one; i++)
        if (!active[i].loose || active[i].model == model)
            active[i].flags |= ACTIVE_ENDED;
    return is_one;
}

void tc_end_activation(struct tc_play *p, int model, bool failed)
{
    bool is_active = end_all(p->s->active, p->s->actives, model);

    if (!end_all(p->s->paused, p->s->pauses, model) && !is_active)
        return; /* TC-1.7 */
    if (failed)
        p->s->model[model].flags |= IS_EXHAUSTED; /* TC-1.6: only the one who failed */
}

/* --- places --- */

/* moves_off: what lasts as long as it stays. */
static void moves_off(struct tc_play *p, int model)
{
    tc_forget(p->t, p->s, model, TC_UNTIL_MOVED);
    tc_forget(p->t, p->s, model, TC_UNTIL_FOUND);
}

enum { FOUND = 3 * TC_INCH / 2 }; /* who has hidden is found from so near */

static void finds(struct tc_play *p, int model)
{
    for_models (m, tc_enemies(p->t, p->s, model))
        if (p->s->model[m].used && tc_near(p->t, p->s, model, m, FOUND))
            tc_forget(p->t, p->s, m, TC_UNTIL_FOUND);
}

/* passes: does the straight way from here to there come within this distance of somebody? */
static bool passes(const struct tc_play *p, int model, struct tc_spot to, int other, int distance)
{
    struct tc_spot from = tc_spot_of(p->s, model), of = tc_spot_of(p->s, other);
    int below = from.z < to.z ? from.z : to.z, above = from.z < to.z ? to.z : from.z;
    int up = of.z < below ? below - of.z : of.z > above ? of.z - above : 0;
    int radii =
        tc_base(p->t->fighter[model].base)->radius + tc_base(p->t->fighter[other].base)->radius;
    int limit = tc_limit(up, distance);

    return limit > 0 && plane_compare(tc_plan(of), tc_plan(from), tc_plan(to), limit + radii) < 0;
}

void tc_walk_to(struct tc_play *p, int model, struct tc_spot to)
{
    for_models (m, tc_enemies(p->t, p->s, model))
        if (p->s->model[m].used && passes(p, model, to, m, FOUND))
            tc_forget(p->t, p->s, m, TC_UNTIL_FOUND);
    tc_move_to(p, model, to);
}

void tc_move_to(struct tc_play *p, int model, struct tc_spot to)
{
    struct tc_model *m = &p->s->model[model];

    if (m->x != to.x || m->y != to.y || m->z != to.z)
        moves_off(p, model);
    m->x = to.x;
    m->y = to.y;
    m->z = to.z;
    finds(p, model);
}

static struct tc_event end_of(const struct tc_play *p, int kind, int model,
                              const struct tc_cause *why)
{
    const struct tc_model *m = &p->s->model[model];

    return (struct tc_event){ .kind = (uint8_t)kind,
                              .model = (int8_t)model,
                              .target = -1,
                              .root = why->root,
                              .direct = why->direct,
                              .source = why->source,
                              .attack = why->attack,
                              .weapon = why->weapon,
                              .flags = why->flags,
                              .modifiers = why->modifiers,
                              .x = m->x,
                              .y = m->y,
                              .z = m->z };
}

void tc_set_down(struct tc_play *p, int model, const struct tc_cause *why)
{
    struct tc_event heard = end_of(p, HEARD_DOWN, model, why);

    p->s->model[model].flags |= IS_DOWN;
    tc_tell(p, SAW_DOWN, EVENT_EFFECT | EVENT_PIECE | tc_hurt(model, EVENT_HURT),
            (int16_t[7]){ (int16_t)model, p->s->model[model].blood });
    tc_hear(p, &heard);
    tc_end_activation(p, model, false); /* TC-10.9 */
}

void tc_take_out(struct tc_play *p, int model, const struct tc_cause *why)
{
    struct tc_model *m = &p->s->model[model];
    struct tc_event heard = end_of(p, HEARD_OUT, model, why);

    struct tc_ask own = { .model = model, .target = -1 };

    if (tc_falls_asleep(p, model))
        return;
    if (why->root == model && why->source == FROM_ABILITY &&
        tc_effects_has(p->t, p->s, AT_OUT, DOES_PERMIT, 0, &own, NULL))
        m->flags |= IS_SPARED;
    m->where = OUT_OF_ACTION;
    m->blood = m->blessing = m->infection = 0; /* TC-2.9 */
    m->flags &= (uint16_t)~IS_DOWN;
    tc_tell(p, SAW_OUT, EVENT_EFFECT | EVENT_PIECE | tc_hurt(model, EVENT_LOSS),
            (int16_t[7]){ (int16_t)model });
    tc_hear(p, &heard);
    tc_end_activation(p, model, false);
    if (m->held)
        tc_spill(p, model);
}

/* --- telling --- */

int tc_hurt(int model, int flag)
{
    return side_of(model) == NEUTRAL ? 0 : flag << side_of(model);
}

void tc_tell(struct tc_play *p, int saw, int flags, const int16_t arg[7])
{
    struct event event = { .kind = (uint16_t)saw, .seen_by = EVENT_ALL, .flags = (uint16_t)flags };

    memcpy(event.arg, arg, sizeof event.arg);
    event_add(p->e, event);
}

void tc_hear(struct tc_play *p, const struct tc_event *event)
{
    tc_deeds_hear(p, event);
}
