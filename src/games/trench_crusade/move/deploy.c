/* deploy.c - F_ZONE and F_DEPLOY: who deploys where, in which order (TC-4.17 to 4.19, TCS-0.4,
 * 0.5). */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

/* --- F_ZONE: its first number is the winner of the roll-off --- */

void tc_zone_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    (void)s;
    tc_offer(m, (struct action){ DO_ZONE, { 0 } });
    tc_offer(m, (struct action){ DO_ZONE, { 1 } });
}

void tc_zone_apply(struct tc_play *p, const struct action *a)
{
    int side = top_of(p->s)->arg[0];

    p->s->side[side].zone = (uint8_t)a->arg[0];
    p->s->side[other_side(side)].zone = (uint8_t)!a->arg[0];
    tc_tell(p, SAW_ZONE, 0, (int16_t[7]){ (int16_t)side, a->arg[0] });
    tc_end_frame(p, 0);
}

bool tc_zone_run(struct tc_play *p)
{
    return tc_wait(p, top_of(p->s)->arg[0]);
}

/* --- F_DEPLOY: the side that deploys next + 1, a step --- */

enum { BEGINS, ROLLED_OFF, DEPLOYS, DEPLOYED, WHO_BEGINS };

/* When a model is deployed: in time; late and elsewhere, if the scenario lets it (TC-12.34); or last,
 * at an edge of the table. */
enum lateness { IN_TIME, LATE, LAST };

/* comes_by: does this code say how it is deployed? Of a profile, so that nobody need be on the table to
 * ask. */
static bool comes_by(const struct tc_fighter *f, int code)
{
    for (int i = f->first[AT_DEPLOY_WHERE]; i < f->first[AT_DEPLOY_WHERE + 1]; i++)
        if (f->effect[i].verb == DOES_CODE && f->effect[i].what == code)
            return true;
    return false;
}

static bool infiltrates(const struct tc *t, const struct tc_state *s, int model)
{
    return t->fighter[model].keywords >> KW_INFILTRATOR & 1 || s->model[model].flags & IS_GUIDED;
}

static enum lateness lateness_of(const struct tc *t, const struct tc_state *s, int model)
{
    if (t->infiltrators != INFILTRATE_ALLOWED)
        return IN_TIME;
    return comes_by(&t->fighter[model], CODE_EDGE) ? LAST
           : infiltrates(t, s, model)              ? LATE
                                                   : IN_TIME;
}

/* --- dogs, deployed with their owners --- */

static bool heels(const struct tc *t, const struct tc_state *s, int model)
{
    return s->model[model].where == IN_RESERVE && t->fighter[model].master >= 0 &&
           comes_by(&t->fighter[model], CODE_HEEL);
}

bool tc_waits_for_master(const struct tc *t, const struct tc_state *s, int model)
{
    return heels(t, s, model) && s->model[t->fighter[model].master].where == IN_RESERVE;
}

uint64_t tc_heeling(const struct tc *t, const struct tc_state *s, int side)
{
    uint64_t set = 0;

    for_models (m, t->there & models_of(side))
        if (heels(t, s, m) && is_on_table(s, t->fighter[m].master))
            set |= model_bit(m);
    return set;
}

/* reserve: those of a side that may be deployed now; late ones when nobody else is left. */
static uint64_t reserve(const struct tc *t, const struct tc_state *s, int side, enum lateness late)
{
    int deployed = bits_count(tc_present(t, s) & models_of(side));
    uint64_t set = 0;

    if (t->first_models && deployed >= t->first_models)
        return 0; /* the others are reinforcements (TCS-0.10) */
    for_models (m, t->there & models_of(side))
        if (s->model[m].where == IN_RESERVE && lateness_of(t, s, m) == late && !tc_lurks(t, s, m) &&
            !tc_waits_for_master(t, s, m) &&
            (!t->first_below || tc_base(t->fighter[m].base)->mm < t->first_below))
            set |= model_bit(m);
    return set;
}

static uint64_t waiting(const struct tc *t, const struct tc_state *s, int side)
{
    enum lateness late = IN_TIME;

    if (tc_heeling(t, s, SOUTH) | tc_heeling(t, s, NORTH))
        return tc_heeling(t, s, side);
    while (late < LAST && !reserve(t, s, SOUTH, late) && !reserve(t, s, NORTH, late))
        late++; /* TC-4.18 */
    return reserve(t, s, side, late);
}

static int side_to_deploy(const struct tc_state *s)
{
    return top_of(s)->arg[0] - 1;
}

/* --- where --- */

/* wholly within it (TC-4.17) */
bool tc_in_zone(const struct tc *t, const struct tc_state *s, int model, struct tc_spot at)
{
    const struct box *zone = &t->zone[s->side[side_of(model)].zone];
    int r = tc_base(t->fighter[model].base)->radius;

    return at.x - r >= zone->x0 && at.x + r <= zone->x1 && at.y - r >= zone->y0 &&
           at.y + r <= zone->y1;
}

/* TC-12.34: out of sight of every enemy and at least 8" from each; Binoculars keep it further off
 * (TC-13.62). */
static int check_infiltrator(const struct tc_field *f, int model, struct tc_spot at,
                             struct refusal *why)
{
    struct tc_figure there = { at, f->t->fighter[model].base, 0 };
    uint64_t enemies = tc_present(f->t, f->s) & models_of(other_side(side_of(model)));
    struct tc_ask own = { .model = model, .target = -1 };
    bool disguised = tc_effects_has(f->t, f->s, AT_DEPLOY_WHERE, DOES_PERMIT, 0, &own, NULL);

    for_models (e, enemies) {
        struct tc_figure enemy = tc_figure_of(f->t, f->s, e);
        struct tc_ask ask = { .model = e, .target = model };

        if (tc_within(there, enemy, 8 * TC_INCH - 1))
            return refuse(why, "TC-12.34", "it is closer than 8 inches to %s", tc_model_name(e).at);
        if (disguised)
            continue;
        if (tc_seen(tc_sight_of(&f->ground, enemy, there)))
            return refuse(why, "TC-12.34", "%s would see it", tc_model_name(e).at);
        int inches = 0;
        if (tc_effects_has(f->t, f->s, AT_DEPLOY_WHERE, DOES_KEEP_OFF, 0, &ask, &inches) &&
            tc_within(there, enemy, inches * TC_INCH))
            return refuse(why, "TC-13.62", "%s watches these %d inches", tc_model_name(e).at,
                          inches);
    }
    return 0;
}

/* check_edge: within 1" of an edge, more than 8" from every enemy. */
static int check_edge(const struct tc_field *f, int model, struct tc_spot at, struct refusal *why)
{
    const struct tc_shape *shape = &f->t->terrain.shape;
    struct tc_figure there = { at, f->t->fighter[model].base, 0 };
    int r = tc_base(there.base)->radius + TC_INCH;

    if (at.x > r && at.y > r && at.x < shape->width - r && at.y < shape->height - r)
        return refuse(why, "TC-16.7", "it comes by an edge of the battlefield");
    for_models (e, tc_present(f->t, f->s) & models_of(other_side(side_of(model))))
        if (tc_within(there, tc_figure_of(f->t, f->s, e), 8 * TC_INCH))
            return refuse(why, "TC-16.7", "it is within 8 inches of %s", tc_model_name(e).at);
    return 0;
}

/* is_forward: up to so far outside its zone, in contact with something half an inch high. */
static bool is_forward(const struct tc_field *f, int model, struct tc_spot at)
{
    struct tc_ask own = { .model = model, .target = -1 };
    const struct box *zone = &f->t->zone[f->s->side[side_of(model)].zone];
    struct tc_figure there = { at, f->t->fighter[model].base, 0 };
    int halves = 0, r = tc_base(there.base)->radius;

    if (!tc_effects_has(f->t, f->s, AT_DEPLOY_WHERE, DOES_ALLOWANCE, 0, &own, &halves))
        return false;
    int far = halves * TC_INCH / 2 - r;
    return at.x >= zone->x0 - far && at.x <= zone->x1 + far && at.y >= zone->y0 - far &&
           at.y <= zone->y1 + far && tc_beside_terrain(&f->ground, there);
}

static int check_place(const struct tc_field *f, int model, struct tc_spot at, struct refusal *why)
{
    int base = f->t->fighter[model].base;
    enum lateness late = lateness_of(f->t, f->s, model);

    if (!tc_stands(&f->ground, &f->crowd, f->crowd.there, base, at))
        return refuse(why, "TC-3.9", "it cannot stand there");
    if (tc_in_zone(f->t, f->s, model, at) || is_forward(f, model, at))
        return 0;
    if (late == LAST)
        return check_edge(f, model, at, why);
    if (late == IN_TIME)
        return refuse(why, "TC-4.17", "that is not wholly within its deployment zone");
    return check_infiltrator(f, model, at, why);
}

/* has_pills: may it take Martyrdom Pills when it is deployed (TC-13.72)? */
static bool has_pills(const struct tc *t, int model)
{
    const struct tc_fighter *f = &t->fighter[model];

    for (int i = f->first[AT_DEPLOYED]; i < f->first[AT_DEPLOYED + 1]; i++)
        if (f->effect[i].verb == DOES_FORBID)
            return false;
    for (int i = 0; i < f->effects; i++)
        if (f->effect[i].when[0].condition == WHEN_PILLS)
            return true;
    return false;
}

int tc_deploy_spot(const struct tc_field *f, const struct action *a, struct tc_spot *at,
                   struct refusal *why)
{
    const struct tc_shape *shape = &f->t->terrain.shape;
    int x = a->arg[1], y = a->arg[2], level = a->arg[3];
    int16_t z[TC_LEVELS];

    if (a->arg[4] < 0 || a->arg[4] > 1 || a->arg[5] || a->arg[6])
        return refuse(why, "TC-4.17", "name a model and a place");
    if (a->arg[4] && !has_pills(f->t, a->arg[0]))
        return refuse(why, "TC-13.72", "it has no Martyrdom Pills");
    if (x < 0 || y < 0 || x > shape->width || y > shape->height)
        return refuse(why, "TC-4.17", "that is not on the battlefield");
    int levels = tc_levels(&f->ground, (struct point){ x, y }, z, NULL);

    if (!levels)
        return refuse(why, "TC-3.9", "there is nothing to stand on at that place");
    if (level < 0 || level >= levels)
        return refuse(why, "TC-4.17", "there is no such height at that place");
    *at = (struct tc_spot){ (int16_t)x, (int16_t)y, z[level] };
    return 0;
}

int tc_deploy_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why)
{
    struct tc_field field;
    struct tc_spot at;
    int model = a->arg[0];

    if (a->kind != DO_DEPLOY)
        return refuse(why, "TC-4.17", "a model must be deployed now");
    if (model < 0 || model >= TC_MODELS || !(waiting(t, s, side_to_deploy(s)) & model_bit(model)))
        return refuse(why, "TC-4.17", "that model cannot be deployed now");
    tc_field_make(&field, t, s);
    if (tc_deploy_spot(&field, a, &at, why))
        return -1;
    return check_place(&field, model, at, why);
}

/* --- a list --- */

enum { PLACES_EACH = 12, DEPLOY_MOST = 192 };

static bool same_loadout(const struct tc *t, int a, int b)
{
    const struct tc_fighter *x = &t->fighter[a], *y = &t->fighter[b];

    return strcmp(x->entry, y->entry) == 0 && x->kits == y->kits &&
           memcmp(x->kit, y->kit, sizeof x->kit) == 0 && x->partner == y->partner;
}

/* list_places: places of a grid over the zone, 2" apart, taken evenly from all of it. */
static void list_places(const struct tc_field *f, int model, int step, int most, struct tc_menu *m)
{
    const struct box *zone = &f->t->zone[f->s->side[side_of(model)].zone];
    int columns = (zone->x1 - zone->x0) / step, rows = (zone->y1 - zone->y0) / step;
    int all = columns * rows, stride = all / most > 1 ? (all / most) | 1 : 1, found = 0;

    for (int n = 0; n < all && found < most; n++) {
        int i = (int)((int64_t)n * stride % all);
        struct tc_spot at = { (int16_t)(zone->x0 + step / 2 + i % columns * step),
                              (int16_t)(zone->y0 + step / 2 + i / columns * step), 0 };
        int16_t z[TC_LEVELS];

        if (!tc_levels(&f->ground, tc_plan(at), z, NULL))
            continue;
        at.z = z[0];
        if (check_place(f, model, at, NULL))
            continue;
        tc_offer(m, (struct action){ DO_DEPLOY, { (int16_t)model, at.x, at.y, 0 } });
        if (has_pills(f->t, model))
            tc_offer(m, (struct action){ DO_DEPLOY, { (int16_t)model, at.x, at.y, 0, 1 } });
        found++;
    }
}

void tc_deploy_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    uint64_t set = waiting(t, s, side_to_deploy(s)), seen = 0;
    struct tc_field field;

    tc_field_make(&field, t, s);
    for_models (model, set) {
        bool again = false;

        for_models (other, seen)
            again |= same_loadout(t, model, other);
        seen |= model_bit(model);
        if (!again && m->count + PLACES_EACH <= DEPLOY_MOST)
            list_places(&field, model, 2 * TC_INCH, PLACES_EACH, m);
    }
    for (int step = TC_INCH; !m->count && step > TC_INCH / 8; step /= 2) /* a crowded zone */
        for_models (model, set)
            list_places(&field, model, step, 1, m);
}

/* tc_deploy_sample: a place drawn from the zone; false when none of a few was free. */
bool tc_deploy_sample(const struct tc *t, const struct tc_state *s, struct rng *rng,
                      struct action *out)
{
    uint64_t set = waiting(t, s, side_to_deploy(s));
    const struct box *zone = &t->zone[s->side[side_to_deploy(s)].zone];
    int which = (int)rng_below(rng, (uint32_t)bits_count(set)), model = -1;

    for_models (m, set)
        if (which-- == 0)
            model = m;
    for (int i = 0; i < 16; i++) {
        int x = zone->x0 + (int)rng_below(rng, (uint32_t)(zone->x1 - zone->x0));
        int y = zone->y0 + (int)rng_below(rng, (uint32_t)(zone->y1 - zone->y0));

        *out = (struct action){ DO_DEPLOY, { (int16_t)model, (int16_t)x, (int16_t)y } };
        if (tc_deploy_check(t, s, out, NULL) == 0)
            return true;
    }
    return false;
}

/* --- doing it --- */

void tc_arrive(struct tc_play *p, int model, struct tc_spot at, bool pills)
{
    struct tc_ask ask = { .model = model, .target = -1 };

    p->s->model[model].where = ON_TABLE;
    tc_move_to(p, model, at);
    tc_tell(p, SAW_DEPLOYED, 0, (int16_t[7]){ (int16_t)model, at.x, at.y, at.z });
    if (p->t->fighter[model].blessed) /* TC-4.19, 12.11 */
        tc_add_mark(p, model, MARK_BLESSING, p->t->fighter[model].blessed);
    if (pills)
        p->s->model[model].flags |= HAS_PILLS;
    tc_effects_do(p, AT_DEPLOYED, &ask);
}

void tc_deploy_apply(struct tc_play *p, const struct action *a)
{
    struct tc_field field;
    int16_t z[TC_LEVELS];

    tc_field_make(&field, p->t, p->s);
    tc_levels(&field.ground, (struct point){ a->arg[1], a->arg[2] }, z, NULL);
    struct frame *f = turn_top(&p->s->stack);
    int side = side_of(a->arg[0]);
    tc_arrive(p, a->arg[0], (struct tc_spot){ a->arg[1], a->arg[2], z[a->arg[3]] }, a->arg[4]);
    if (!tc_heeling(p->t, p->s, side))
        f->arg[0] = (int16_t)(other_side(side) + 1);
}

/* who_begins: the player with more models (TCS-0.4). */
static bool who_begins(struct tc_play *p)
{
    int south = bits_count(p->t->there & models_of(SOUTH));
    int north = bits_count(p->t->there & models_of(NORTH));

    tc_step(p, ROLLED_OFF);
    if (south == north)
        tc_die(p, DIE_DEPLOY, -1);
    else
        p->answer = south > north ? SOUTH : NORTH;
    return true;
}

bool tc_deploy_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    switch (f->arg[STEP]) {
    case BEGINS:
        tc_step(p, WHO_BEGINS);
        tc_pregame(p, AT_BEFORE_DEPLOYMENT);
        return true;
    case WHO_BEGINS: return who_begins(p);
    case ROLLED_OFF: f->arg[0] = (int16_t)(tc_take_answer(p) + 1); return tc_step(p, DEPLOYS);
    case DEPLOYED: return tc_end_frame(p, 0);
    default: break;
    }
    if (!waiting(p->t, p->s, side_to_deploy(p->s)))
        f->arg[0] = (int16_t)(other_side(side_to_deploy(p->s)) + 1);
    if (!waiting(p->t, p->s, side_to_deploy(p->s))) {
        tc_step(p, DEPLOYED);
        tc_pregame(p, AT_AFTER_DEPLOYMENT);
        return true;
    }
    return tc_wait(p, side_to_deploy(p->s));
}
