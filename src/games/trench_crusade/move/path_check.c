/* path_check.c - may a path go on with the legs of an action: ways that are free, prices, enemies kept
 * away from or close to, a place to stand at the end (TC-5.1 to 5.7, 5.12, 5.18). */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

static int refuse_fault(struct refusal *why, enum tc_fault fault, const struct tc_hindrance *what)
{
    static const struct {
        const char *clause, *words;
    } of[] = {
        [TC_OFF_TABLE] = { "TC-5.5", "that leads off the battlefield" },
        [TC_NO_LEVEL] = { "TC-5.1", "there is nothing to stand on at that height" },
        [TC_IN_THE_WAY] = { "TC-5.3", "something is in the way" },
        [TC_BARRED_GROUND] = { "TC-6.6", "the way crosses Impassable terrain" },
        [TC_TOO_HIGH] = { "TC-7.1", "the way rises by more than 1 inch: climb" },
        [TC_NO_LANDING] = { "TC-7.9", "there is nowhere to land after the drop" },
        [TC_TWO_DROPS] = { "TC-7.9", "a leg can drop only once" },
        [TC_NEAR_ENEMY] = { "TC-5.6", "the way comes within 1 inch of an enemy" },
        [TC_THROUGH_BASE] = { "TC-5.6", "the way leads through an enemy" },
        [TC_NO_FACE] = { "TC-7.3", "there is nothing to climb within 1 inch" },
        [TC_NO_GAP] = { "TC-7.6", "there is no gap to jump from edge to edge" },
        [TC_NO_LINK] = { "TC-7.2", "there is no ladder or the like here" },
        [TC_BLOCKED_END] = { "TC-7.3", "there is no room at its end" },
    };

    if (fault == TC_NEAR_ENEMY && what->figure >= 0)
        return refuse(why, of[fault].clause, "the way comes within 1 inch of %s",
                      tc_model_name(what->figure).at);
    return refuse(why, of[fault].clause, "%s", of[fault].words);
}

/* refuse_end: a climb or a ladder leads to one place (TC-7.2, 7.3). */
static int refuse_end(struct refusal *why, struct tc_spot end)
{
    char room[40];
    struct text t = text_fixed(room, sizeof room);

    tc_spot_write(end, &t);
    return refuse(why, "TC-7.3", "it ends at the nearest place to stand, %s", room);
}

/* TC-5.7, 5.18: what binds a mover who began engaged, for each leg. */
static int check_engaged(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                         const struct tc_stride *stride, struct refusal *why)
{
    struct tc_ask ask = { .model = path->mover, .target = -1 };

    bool slips =
        path->kind == PATH_DASH && tc_effects_has(t, s, AT_DASH, DOES_PERMIT, 0, &ask, NULL);

    if (path->kind == PATH_LUNGE)
        return 0;
    if (path->kind == PATH_MOVE &&
        tc_effects_has(t, s, AT_OFFERS, DOES_PERMIT, ACT_MOVE, &ask, NULL))
        return 0;
    for_models (e, path->engaged & tc_present(t, s)) {
        struct tc_figure enemy = tc_figure_of(t, s, e);
        struct tc_figure end = { stride->to, t->fighter[path->mover].base, 0 };

        if (path->kind == PATH_RETREAT || slips) {
            if (!tc_leads_away(tc_plan(stride->from), tc_plan(stride->to), tc_plan(enemy.at)))
                return refuse(why, "TC-5.18", "a Retreat never comes closer to %s",
                              tc_model_name(e).at);
        } else if (!tc_within(end, enemy, TC_INCH)) {
            return refuse(why, "TC-5.7",
                          "it is engaged with %s: it stays within 1 inch, or retreats",
                          tc_model_name(e).at);
        }
    }
    return 0;
}

/* TC-5.12, 5.18: an evade and a Retreat end out of reach of all enemies. */
static int check_end(const struct tc_field *f, const struct tc_path *path, const struct tc_mover *m,
                     struct tc_spot end, struct refusal *why)
{
    struct tc_figure there = { end, m->base, 0 };

    if (!tc_stands(m->ground, m->crowd, m->others, m->base, end))
        return refuse(why, "TC-3.9", "it cannot stand there");
    if ((path->kind == PATH_RETREAT || path->kind == PATH_EVADE) &&
        tc_all_within(m->crowd, tc_enemies(f->t, f->s, path->mover), there, TC_INCH))
        return refuse(why, path->kind == PATH_RETREAT ? "TC-5.18" : "TC-5.12",
                      "it must end more than 1 inch from all enemies");
    return 0;
}

static struct tc_leg leg_of(const struct tc_ground *g, const struct action *a, int i, bool *known)
{
    int bits = a->arg[0] >> LEG_BITS * i & 31;
    struct tc_leg leg = { .x = a->arg[1 + 2 * i],
                          .y = a->arg[2 + 2 * i],
                          .kind = bits & 3,
                          .level = (uint8_t)(bits >> LEG_LEVEL_SHIFT) };
    int16_t z[TC_LEVELS];
    const struct tc_shape *shape = g->shape;

    *known = leg.x >= 0 && leg.y >= 0 && leg.x <= shape->width && leg.y <= shape->height &&
             leg.level < tc_levels(g, (struct point){ leg.x, leg.y }, z, NULL);
    leg.z = *known ? z[leg.level] : 0;
    return leg;
}

/* fits: what an action of fewer legs does not say must be zero. */
static bool fits(const struct action *a)
{
    int legs = legs_of(a);

    for (int i = 1 + 2 * legs; i < 7; i++)
        if (a->arg[i])
            return false;
    return legs > 0 && a->arg[0] >= 0 && a->arg[0] >> LEG_BITS * legs == 0 &&
           !(a->kind & ACTION_FLAGS & ~(3 << ACTION_LEGS_SHIFT | ACTION_ON | ACTION_SECOND));
}

bool tc_leaps_too_far(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                      const struct tc_stride *stride)
{
    int movement = path->kind == PATH_EVADE ? tc_movement(t, s, path->mover) : path->allowance;

    return stride->kind == TC_JUMPS && 2 * stride->width > movement;
}

static int check_leg(const struct tc_field *f, const struct tc_path *path, const struct tc_mover *m,
                     struct tc_spot *at, int *spent, const struct action *a, int i,
                     struct refusal *why)
{
    struct tc_hindrance what = { .piece = -1, .figure = -1 };
    struct tc_stride stride;
    bool known;
    struct tc_leg leg = leg_of(m->ground, a, i, &known);

    if (!known)
        return refuse(why, "TC-5.1", "there is no such place or height");
    enum tc_fault fault = tc_stride(m, *at, &leg, &stride, &what);
    if (fault == TC_NOT_NEAREST)
        return refuse_end(why, stride.to);
    if (fault != TC_FREE)
        return refuse_fault(why, fault, &what);
    *spent += stride.price;
    if (*spent > path->allowance)
        return refuse(why, "TC-5.2", "that is further than it can go");
    if (tc_leaps_too_far(f->t, f->s, path, &stride))
        return refuse(why, "TC-7.6", "the gap is wider than half its Movement");
    *at = stride.to;
    return check_engaged(f->t, f->s, path, &stride, why);
}

int tc_path_check_on(const struct tc_field *f, const struct tc_mover *m, const struct tc_path *path,
                     const struct action *a, struct refusal *why)
{
    struct tc_spot at = tc_spot_of(f->s, path->mover);
    int spent = path->spent;

    if (!fits(a))
        return refuse(why, "TC-5.1", "a move is one to three legs");
    for (int i = 0; i < legs_of(a); i++)
        if (check_leg(f, path, m, &at, &spent, a, i, why))
            return -1;
    return check_end(f, path, m, at, why);
}

int tc_path_check(const struct tc *t, const struct tc_state *s, const struct tc_path *path,
                  const struct action *a, struct refusal *why)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    struct tc_mover m = tc_path_mover(&field, path);
    return tc_path_check_on(&field, &m, path, a, why);
}

void tc_path_take(const struct tc *t, const struct tc_state *s, struct tc_path *path,
                  const struct action *a)
{
    struct tc_field field;
    bool known;

    tc_field_make(&field, t, s);
    path->legs = (uint8_t)legs_of(a);
    path->next = 0;
    for (int i = 0; i < path->legs; i++)
        path->leg[i] = leg_of(&field.ground, a, i, &known);
    path->flags =
        (uint8_t)(a->kind & ACTION_ON ? path->flags | PATH_ASKS : path->flags & ~PATH_ASKS);
}
