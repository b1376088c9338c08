/* advance.c - who is drawn to somebody goes there and nowhere else. A model that is called goes by the
 * canonical way, as near as its Movement takes it (R28); a starving one straight on. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"

enum { FAR = 3 * TC_CHARGE, STEP_BACK = TC_INCH / 8 };

static int apart_of(const struct tc *t, const struct tc_state *s, int a, int b)
{
    return plane_length(tc_plan(tc_spot_of(s, a)), tc_plan(tc_spot_of(s, b))) -
           tc_base(t->fighter[a].base)->radius - tc_base(t->fighter[b].base)->radius;
}

int tc_nearest_enemy(const struct tc *t, const struct tc_state *s, int model)
{
    int nearest = -1, least = 0;

    for_models (e, tc_enemies(t, s, model)) {
        int apart = apart_of(t, s, model, e);

        if (nearest < 0 || apart < least) {
            nearest = e;
            least = apart;
        }
    }
    return nearest;
}

int tc_called_to(const struct tc_state *s, int model)
{
    const struct tc_active *active = tc_is_active(s, model);
    int caster = active && !active->order ? active->called - 1 : -1;

    return caster >= 0 && is_on_table(s, caster) ? caster : -1;
}

int tc_drawn_to(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };
    int caster = tc_called_to(s, model);

    if (caster >= 0)
        return caster;
    return t->fighter[model].first[AT_MUST] < t->fighter[model].first[AT_MUST + 1] &&
                   tc_effects_has(t, s, AT_MUST, DOES_PERMIT, ACT_MOVE, &ask, NULL)
               ? tc_nearest_enemy(t, s, model)
               : -1;
}

/* --- the way --- */

static void add_leg(const struct tc_field *f, struct tc_path *path, struct tc_spot to, int kind)
{
    int level = tc_level_of(&f->ground, to);

    path->leg[path->legs++] = (struct tc_leg){ .x = to.x,
                                               .y = to.y,
                                               .z = to.z,
                                               .kind = (uint8_t)kind,
                                               .level = (uint8_t)(level < 0 ? 0 : level) };
}

/* go_straight: as far towards somebody as nothing is in the way. */
static void go_straight(const struct tc_field *f, struct tc_path *path, int toward)
{
    struct tc_mover m = tc_path_mover(f, path);
    struct point from = tc_plan(path->from), to = tc_plan(tc_spot_of(f->s, toward));
    int32_t far = plane_length(from, to), length = far < path->allowance ? far : path->allowance;
    struct tc_stride stride;

    for (; length > 0; length -= STEP_BACK)
        if (tc_walk(&m, path->from, plane_along(from, to, length, far), &stride, NULL) == TC_FREE &&
            stride.price <= path->allowance &&
            tc_stands(m.ground, m.crowd, m.others, m.base, stride.to)) {
            add_leg(f, path, stride.to, LEG_GO);
            return;
        }
}

/* first_near: how far along a leg it first comes within 1" of an enemy it was not engaged with. */
static bool first_near(const struct tc_mover *m, const struct tc_stride *stride, uint64_t shun,
                       int32_t *paid)
{
    struct tc_halt halt;
    bool found = false;

    for_models (e, shun & m->crowd->there)
        if (tc_comes_within(m, stride, m->crowd->figure[e], TC_INCH, &halt) &&
            (!found || halt.paid < *paid)) {
            *paid = halt.paid;
            found = true;
        }
    return found;
}

/* go_round: by the way of a charge, up to 1" from enemies. */
static void go_round(const struct tc_field *f, struct tc_path *path, int toward)
{
    struct tc_mover m = tc_path_mover(f, path);
    uint64_t shun = m.shun;
    struct tc_spot at = path->from;
    struct tc_route route;

    m.shun = 0;
    if (!tc_charge_route(&m, at, toward, 0, FAR, TC_MAY_ALL, &route))
        return;
    for (int i = 0; i < route.legs && path->legs < TC_LEGS; i++) {
        struct tc_stride stride;
        struct tc_halt halt;
        int32_t paid = 0;

        if (tc_stride(&m, at, &route.leg[i], &stride, NULL) != TC_FREE)
            return;
        if (first_near(&m, &stride, shun, &paid)) {
            if (paid > 2 && tc_stops(&m, &stride, paid - 2, &halt))
                add_leg(f, path, halt.at, LEG_GO);
            return;
        }
        path->leg[path->legs++] = route.leg[i];
        at = stride.to;
    }
}

bool tc_advance(const struct tc *t, const struct tc_state *s, struct tc_path *path)
{
    int toward = tc_drawn_to(t, s, path->mover);
    struct tc_field field;

    if (toward < 0)
        return false;
    tc_field_make(&field, t, s);
    if (tc_called_to(s, path->mover) >= 0)
        go_round(&field, path, toward);
    else
        go_straight(&field, path, toward);
    return path->legs > 0;
}

void tc_retreat_towards(const struct tc *t, const struct tc_state *s, struct tc_path *path,
                        int toward)
{
    struct action list[TC_LEGAL];
    struct tc_menu m = { .out = list, .most = TC_LEGAL };
    struct point goal = tc_plan(tc_spot_of(s, toward));
    int best = -1, least = 0;

    tc_move_list(t, s, path, 0, &m);
    for (int i = 0; i < m.count; i++) {
        int last = legs_of(&list[i]) - 1;
        struct point end = { list[i].arg[1 + 2 * last], list[i].arg[2 + 2 * last] };
        int far = plane_length(end, goal);

        if (best < 0 || far < least) {
            best = i;
            least = far;
        }
    }
    if (best >= 0)
        tc_path_take(t, s, path, &list[best]);
}
