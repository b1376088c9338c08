/* steer.c - F_STEER: somebody is moved in a direction that the other player picks. The frame: who is
 * moved, by whom, how far in inches (below 0: the sides of a die), what enum tc_steer says and, once it
 * is known, the direction above that; a step. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum { MOVED, BY, INCHES, HOW };
enum { BEGINS, LENGTH_ROLLED, CHOOSES, LEAVES, GOES, OVER, ADDED };
enum { WAYS = 16, WAY_SHIFT = 4 };

void tc_steer(struct tc_play *p, int model, int by, int inches, int how)
{
    tc_call(p, F_STEER, model, by, inches, how);
}

void tc_drive_off(struct tc_play *p, int model, int by, int inches)
{
    for (int i = 0; i < p->s->stack.depth; i++) {
        struct frame *f = &p->s->stack.frame[i];

        if (f->kind == F_STEER && f->arg[MOVED] == model && f->arg[HOW] & STEER_AWAY) {
            EXPECT(f->arg[STEP] == LEAVES && p->s->queues > 0);
            f->arg[HOW] |= STEER_AGAIN;
            p->s->queue[p->s->queues - 1].set = 0;
            return;
        }
    }
    tc_steer(p, model, by, inches, STEER_AWAY);
}

/* end_of: where the move would end, after so many units. */
static struct tc_figure end_of(const struct tc_field *f, int model, int way, int length)
{
    struct tc_mover m = tc_mover_of(f, model, 0);
    struct tc_push push;

    tc_push_towards(&m, tc_spot_of(f->s, model), way, length, &push);
    return (struct tc_figure){ push.end, m.base, 0 };
}

/* leads_into_melee: does it bring the model within 1" of an enemy who was further off? */
static bool leads_into_melee(const struct tc_field *f, const struct frame *frame, int way)
{
    int model = frame->arg[MOVED];
    uint64_t others = tc_enemies(f->t, f->s, model) & ~tc_engaged(f->t, f->s, model);

    for (int length = TC_INCH / 4; length <= frame->arg[INCHES] * TC_INCH; length += TC_INCH / 4)
        if (tc_all_within(&f->crowd, others, end_of(f, model, way, length), TC_INCH))
            return true;
    return false;
}

static bool may_steer(const struct tc *t, const struct tc_state *s, int way)
{
    const struct frame *f = top_of(s);
    struct tc_field field;

    if (!(f->arg[HOW] & STEER_DRIVES))
        return true;
    tc_field_make(&field, t, s);
    return !leads_into_melee(&field, f, way);
}

void tc_steer_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    for (int way = 0; way < PLANE_TURN; way += PLANE_TURN / WAYS)
        if (may_steer(t, s, way))
            tc_offer(m, (struct action){ DO_STEER, { (int16_t)way } });
    if (!m->count) /* it stays where it is */
        tc_offer(m, (struct action){ .kind = DO_SKIP });
}

/* may_go: is there a direction that is offered? */
static bool may_go(const struct tc *t, const struct tc_state *s)
{
    struct action first = { 0 };
    struct tc_menu m = { .out = &first, .most = 1 };

    tc_steer_list(t, s, &m);
    return first.kind == DO_STEER;
}

int tc_steer_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why)
{
    for (int i = 1; i < 7; i++)
        if (a->arg[i])
            return refuse(why, "TC-5.21", "name a direction from 0 to 255");
    if (a->kind == DO_SKIP && !a->arg[0] && !may_go(t, s))
        return 0;
    if (a->kind != DO_STEER || a->arg[0] < 0 || a->arg[0] >= PLANE_TURN)
        return refuse(why, "TC-5.21", "name a direction from 0 to 255");
    return may_steer(t, s, a->arg[0]) ? 0
                                      : refuse(why, "TC-16.9", "that way leads into another melee");
}

/* reach_of: how far it goes at most, in units: to 1" from enemies that were further off. */
static int reach_of(const struct tc_field *f, const struct frame *frame, int way)
{
    enum { STEP_ON = TC_INCH / 16 };
    int model = frame->arg[MOVED], most = frame->arg[INCHES] * TC_INCH, length = 0;
    uint64_t others = tc_enemies(f->t, f->s, model) & ~tc_engaged(f->t, f->s, model);

    while (length < most &&
           !tc_all_within(&f->crowd, others, end_of(f, model, way, length + STEP_ON), TC_INCH))
        length += STEP_ON;
    return length < most ? length : most;
}

/* drives_off: the way is given; those whom it would leave may attack it first. */
static bool drives_off(struct tc_play *p, struct frame *f)
{
    int model = f->arg[MOVED], by = f->arg[BY];
    struct tc_field field;
    uint64_t engaged = tc_engaged(p->t, p->s, model);

    if (!is_on_table(p->s, by))
        return tc_end_frame(p, 0);
    int way = tc_way_from(tc_spot_of(p->s, by), tc_spot_of(p->s, model));
    tc_field_make(&field, p->t, p->s);
    struct tc_figure end = end_of(&field, model, way, reach_of(&field, f, way));
    f->arg[HOW] = (int16_t)(f->arg[HOW] | way << WAY_SHIFT);
    bool leaves = !tc_within(end, tc_figure_of(p->t, p->s, by), TC_INCH);
    tc_retorts_open(p, model, leaves ? engaged : 0);
    return tc_step(p, LEAVES);
}

/* left: nobody attacks it any more. */
static bool left(struct tc_play *p, const struct frame *f)
{
    if (!(f->arg[HOW] & STEER_AGAIN))
        return tc_step(p, GOES);
    tc_step(p, ADDED);
    tc_die(p, DIE_PUSH_D3, f->arg[MOVED]);
    return true;
}

struct tc_spot tc_steer_end(const struct tc *t, const struct tc_state *s, int way)
{
    const struct frame *f = top_of(s);
    struct tc_field field;

    tc_field_make(&field, t, s);
    return end_of(&field, f->arg[MOVED], way, f->arg[INCHES] * TC_INCH).at;
}

void tc_steer_apply(struct tc_play *p, const struct action *a)
{
    struct frame *f = turn_top(&p->s->stack);

    if (a->kind == DO_SKIP) {
        tc_end_frame(p, 0);
        return;
    }
    f->arg[HOW] = (int16_t)(f->arg[HOW] | a->arg[0] << WAY_SHIFT);
    tc_step(p, f->arg[HOW] & STEER_DRIVES ? LEAVES : GOES);
    if (!(f->arg[HOW] & STEER_DRIVES))
        return;
    struct tc_field field;
    tc_field_make(&field, p->t, p->s);
    struct tc_figure end = end_of(&field, f->arg[MOVED], a->arg[0], f->arg[INCHES] * TC_INCH);
    uint64_t engaged = tc_engaged(p->t, p->s, f->arg[MOVED]);
    tc_retorts_open(p, f->arg[MOVED],
                    engaged & ~tc_all_within(&field.crowd, engaged, end, TC_INCH));
}

/* goes: a push like any other, in this direction. */
static bool goes(struct tc_play *p, const struct frame *f)
{
    int model = f->arg[MOVED], by = f->arg[BY], inches = f->arg[INCHES];
    int way = f->arg[HOW] >> WAY_SHIFT, how = f->arg[HOW];

    tc_step(p, OVER);
    if (!is_on_table(p->s, model))
        return true;
    struct tc_field field;
    tc_field_make(&field, p->t, p->s);
    if (how & STEER_AWAY)
        tc_force_length(p, model, by, reach_of(&field, f, way), way);
    else if (how & STEER_THROWS)
        tc_throw(p, model, by, inches, way);
    else
        tc_force_way(p, model, by, inches, way);
    return true;
}

static bool begins(struct tc_play *p, const struct frame *f)
{
    int sides = -f->arg[INCHES];

    if (sides <= 0)
        return tc_step(p, CHOOSES);
    tc_step(p, LENGTH_ROLLED);
    tc_die(p, sides == 3 ? DIE_PUSH_D3 : DIE_PUSH, f->arg[MOVED]);
    return true;
}

/* can_go: the Down are moved only by what throws them. */
static bool can_go(const struct tc_play *p, const struct frame *f)
{
    return is_on_table(p->s, f->arg[MOVED]) &&
           (f->arg[HOW] & STEER_THROWS || !is_down(p->s, f->arg[MOVED]));
}

bool tc_steer_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    switch (f->arg[STEP]) {
    case BEGINS:
        if (p->s->quiet || !can_go(p, f))
            return tc_end_frame(p, 0);
        return begins(p, f);
    case LENGTH_ROLLED: f->arg[INCHES] = (int16_t)tc_take_answer(p); return tc_step(p, CHOOSES);
    case ADDED:
        f->arg[INCHES] = (int16_t)(f->arg[INCHES] + tc_take_answer(p));
        return tc_step(p, GOES);
    case CHOOSES:
        if (f->arg[HOW] & STEER_AWAY)
            return drives_off(p, f);
        return tc_wait(p, tc_controller(p->s, f->arg[BY]));
    case LEAVES: return tc_retorts(p, f->arg[MOVED]) || left(p, f);
    case GOES: return goes(p, f);
    default: return tc_end_frame(p, 1);
    }
}
