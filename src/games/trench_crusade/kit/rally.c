/* rally.c - F_RALLY: at a call friends move one after another, each towards the enemy nearest to it of those
 * it sees, or freely if it sees none (Loudspeakers). Who is still to come lies in the topmost queue. The
 * frame: who calls; who moves now + 1; towards whom + 1; how far, where that is not the 3" of a call. Enemies
 * within 1" of him are those of the path. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"

enum { CALLER, MOVER, TOWARDS, DRIVEN };
enum { NEXT, DECIDES, MOVED };
enum { RALLY_INCHES = 3 };

/* call: so many of them, one after another. */
static void call(struct tc_play *p, int model, uint64_t those, int driven)
{
    BUG_ON(p->s->queues == TC_QUEUES);
    p->s->queue[p->s->queues++] =
        (struct tc_queue){ .set = those, .kind = QUEUE_RALLY, .named = -1 };
    tc_call(p, F_RALLY, model, 0, 0, driven);
}

void tc_rally(struct tc_play *p, int model, int inches)
{
    uint64_t all = tc_friends(p->t, p->s, model) | model_bit(model), near = 0;

    for_models (m, tc_all_near(p->t, p->s, model, all, inches * TC_INCH))
        if (!is_down(p->s, m))
            near |= model_bit(m);
    call(p, model, near, 0);
}

void tc_rally_one(struct tc_play *p, int model, int allowance)
{
    call(p, model, model_bit(model), allowance);
}

/* nearest_of: its nearest enemy, of those it sees where they must be seen, or -1. */
static int nearest_of(const struct tc *t, const struct tc_state *s, int model, bool unseen)
{
    struct tc_figure from = tc_figure_of(t, s, model);
    int nearest = -1, least = 0;
    struct tc_field field;

    tc_field_make(&field, t, s);
    for_models (e, tc_enemies(t, s, model)) {
        int apart = tc_distance(from, field.crowd.figure[e]);

        if ((nearest < 0 || apart < least) &&
            (unseen || tc_seen(tc_sight_of(&field.ground, from, field.crowd.figure[e])))) {
            nearest = e;
            least = apart;
        }
    }
    return nearest;
}

/* route_of: the way towards him with these permissions. */
static bool route_of(const struct tc *t, const struct tc_state *s, const struct frame *f,
                     int options, struct tc_route *route)
{
    int model = f->arg[MOVER] - 1;
    struct tc_field field;

    tc_field_make(&field, t, s);
    struct tc_mover m = tc_mover_of(&field, model, 0);
    m.shun = 0;
    return tc_charge_route(&m, tc_spot_of(s, model), f->arg[TOWARDS] - 1, 0, 3 * TC_CHARGE,
                           (unsigned)options, route) &&
           route->legs > 0;
}

static bool same_way(const struct tc_route *a, const struct tc_route *b)
{
    return a->legs == b->legs && memcmp(a->leg, b->leg, a->legs * sizeof a->leg[0]) == 0;
}

/* path_of: as far as the call carries it. */
static struct tc_path path_of(const struct tc *t, const struct tc_state *s, const struct frame *f,
                              int options)
{
    bool free = !f->arg[TOWARDS];
    int far = f->arg[DRIVEN] ? f->arg[DRIVEN] : RALLY_INCHES * TC_INCH;
    struct tc_path path = tc_path_of(t, s, free ? PATH_MOVE : PATH_CHARGE, f->arg[MOVER] - 1, far);

    path.target = (int8_t)(f->arg[TOWARDS] - 1);
    path.options = (uint8_t)options;
    return path;
}

void tc_rally_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    const struct frame *f = top_of(s);
    struct tc_route plain, all;
    bool first;

    tc_offer(m, (struct action){ .kind = DO_SKIP });
    first = route_of(t, s, f, 0, &plain);
    if (first)
        tc_offer(m, (struct action){ DO_CHARGE, { (int16_t)(f->arg[TOWARDS] - 1), 0 } });
    if (route_of(t, s, f, TC_MAY_ALL, &all) && !(first && same_way(&plain, &all)))
        tc_offer(m, (struct action){ DO_CHARGE, { (int16_t)(f->arg[TOWARDS] - 1), TC_MAY_ALL } });
}

void tc_rally_apply(struct tc_play *p, const struct action *a)
{
    const struct frame f = *top_of(p->s);
    struct tc_path path = path_of(p->t, p->s, &f, a->arg[1]);
    struct tc_route route;

    tc_step(p, a->kind == DO_SKIP ? NEXT : MOVED);
    if (a->kind == DO_SKIP)
        return;
    if (!route_of(p->t, p->s, &f, a->arg[1], &route))
        return;
    path.legs = route.legs;
    memcpy(path.leg, route.leg, route.legs * sizeof route.leg[0]);
    tc_path_begin(p, &path);
}

/* goes_freely: who sees nobody moves where its player wants. */
static bool goes_freely(struct tc_play *p, const struct frame *f)
{
    struct tc_path path = path_of(p->t, p->s, f, 0);

    path.flags |= PATH_ASKS;
    tc_step(p, MOVED);
    tc_path_begin(p, &path);
    return true;
}

/* next: who is asked now; those whom something has befallen meanwhile are not. */
static bool next(struct tc_play *p, struct frame *f)
{
    struct tc_queue *q = &p->s->queue[p->s->queues - 1];
    int model = -1;

    q->set &= tc_standing(p->t, p->s);
    if (p->s->quiet || !q->set) {
        memset(q, 0, sizeof *q);
        p->s->queues--;
        return tc_end_frame(p, 0);
    }
    model = bits_first(q->set);
    q->set &= ~model_bit(model);
    f->arg[MOVER] = (int16_t)(model + 1);
    f->arg[TOWARDS] = (int16_t)(nearest_of(p->t, p->s, model, f->arg[DRIVEN]) + 1);
    if (!f->arg[TOWARDS])
        return goes_freely(p, f);
    if (tc_touching(tc_figure_of(p->t, p->s, model), tc_figure_of(p->t, p->s, f->arg[TOWARDS] - 1)))
        return true; /* nearer it cannot come */
    return tc_step(p, DECIDES);
}

/* moved: who has come within 1" of an enemy at a call counts as having charged. */
static bool moved(struct tc_play *p, const struct frame *f)
{
    int model = f->arg[MOVER] - 1;

    if (is_on_table(p->s, model) && f->arg[TOWARDS] && !f->arg[DRIVEN] &&
        tc_engaged(p->t, p->s, model))
        p->s->model[model].flags |= HAS_CHARGED;
    return tc_step(p, NEXT);
}

bool tc_rally_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    switch (f->arg[STEP]) {
    case NEXT: return next(p, f);
    case DECIDES: return tc_wait(p, tc_controller(p->s, f->arg[MOVER] - 1));
    default: return moved(p, f);
    }
}
