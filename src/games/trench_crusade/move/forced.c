/* forced.c - F_FORCED: a model is pushed by what somebody else did (TC-5.21). The frame: who is pushed,
 * by whom, how far, sides of the die that says how far, a step. Geometry says where a push ends
 * (move/fall.c); here are the rolls and the fall. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum { PUSHED, BY, LENGTH, SIDES };
enum { WAY_SHIFT = 4, SIDES_MASK = (1 << WAY_SHIFT) - 1 };
enum { BEGINS, LENGTH_ROLLED, GOES, DANGER_ROLLED, OVER, MINE_HURT };

/* may_throw: is there somebody who can be forced? may_push: the Down are not moved (TC-5.8). */
static bool may_throw(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };

    return model >= 0 && is_on_table(s, model) &&
           !tc_effects_has(t, s, AT_FORCED_MOVE, DOES_FORBID, 0, &ask, NULL);
}

static bool may_push(const struct tc *t, const struct tc_state *s, int model)
{
    return may_throw(t, s, model) && !is_down(s, model);
}

/* push_off: so many inches, or what a die of -inches sides shows. The direction + 1 stands above the
 * sides; 0: straight away. */
static void push_off(struct tc_play *p, int model, int by, int inches, int way)
{
    tc_call(p, F_FORCED, model, by, inches > 0 ? inches * TC_INCH : 0,
            (inches < 0 ? -inches : 0) | (way + 1) << WAY_SHIFT);
}

void tc_force(struct tc_play *p, int model, int by, int inches)
{
    tc_force_way(p, model, by, inches, -1);
}

void tc_force_way(struct tc_play *p, int model, int by, int inches, int way)
{
    if (may_push(p->t, p->s, model))
        push_off(p, model, by, inches, way);
}

void tc_throw(struct tc_play *p, int model, int by, int inches, int way)
{
    if (may_throw(p->t, p->s, model))
        push_off(p, model, by, inches, way);
}

void tc_force_length(struct tc_play *p, int model, int by, int length, int way)
{
    if (length > 0 && may_push(p->t, p->s, model))
        tc_call(p, F_FORCED, model, by, length, (way + 1) << WAY_SHIFT);
}

void tc_pull(struct tc_play *p, int model, int by, int inches)
{
    struct tc_spot from = tc_spot_of(p->s, model), to = tc_spot_of(p->s, by);
    int apart = tc_gap(tc_figure_of(p->t, p->s, model), tc_figure_of(p->t, p->s, by));
    int length = inches * TC_INCH < apart ? inches * TC_INCH : apart;

    tc_force_length(p, model, by, length, (tc_way_from(to, from) + PLANE_TURN / 2) % PLANE_TURN);
}

void tc_draw(struct tc_play *p, int model, int by, int inches)
{
    if (may_push(p->t, p->s, model))
        tc_call(p, F_FORCED, model, by, -inches * TC_INCH, 0);
}

/* away: where a push straight away from the one who pushes would end. */
static struct point away(struct tc_spot from, struct tc_spot by, int length)
{
    int32_t dx = from.x - by.x, dy = from.y - by.y, far = plane_length(tc_plan(by), tc_plan(from));

    return far ? (struct point){ from.x + dx * length / far, from.y + dy * length / far }
               : tc_plan(from);
}

/* goal_of: where it would end: straight away, or the way that was said. */
static struct point goal_of(const struct tc_state *s, const struct frame *f)
{
    struct tc_spot from = tc_spot_of(s, f->arg[PUSHED]);
    int way = f->arg[SIDES] >> WAY_SHIFT;

    if (!way)
        return away(from, tc_spot_of(s, f->arg[BY]), f->arg[LENGTH]);
    struct point off = plane_turned((struct point){ f->arg[LENGTH], 0 }, way - 1);
    return (struct point){ from.x + off.x, from.y + off.y };
}

static bool begins(struct tc_play *p, const struct frame *f)
{
    int sides = f->arg[SIDES] & SIDES_MASK;

    if (!sides)
        return tc_step(p, GOES);
    tc_step(p, LENGTH_ROLLED);
    tc_die(p, sides == 3 ? DIE_PUSH_D3 : DIE_PUSH, f->arg[PUSHED]);
    return true;
}

static bool length_rolled(struct tc_play *p, struct frame *f)
{
    f->arg[LENGTH] = (int16_t)(tc_take_answer(p) * TC_INCH);
    return tc_step(p, GOES);
}

/* put: where the push has brought it so far. */
static void put(struct tc_play *p, int model, struct tc_spot at)
{
    tc_walk_to(p, model, at);
    p->s->model[model].flags |= HAS_MOVED;
}

/* shorten: so far it has come; a draw has a negative length. */
static void shorten(struct frame *f, int gone)
{
    int left = f->arg[LENGTH];

    left = left < 0 ? (left < -gone ? left + gone : 0) : left > gone ? left - gone : 0;
    f->arg[LENGTH] = (int16_t)left;
}

/* goes: as far as it goes, or to Dangerous ground, which is entered as in any move (TC-6.4). Over a
 * ledge it falls. */
static bool goes(struct tc_play *p, struct frame *f)
{
    int model = f->arg[PUSHED];
    struct tc_spot from = tc_spot_of(p->s, model);
    struct tc_field field;
    struct tc_push push;

    tc_field_make(&field, p->t, p->s);
    field.ground.mined = tc_mines_for(p->t, p->s, model, field.ground.mined);
    struct tc_mover m = tc_mover_of(&field, model, 0);
    m.sticks = f->arg[LENGTH] < 0;
    tc_push(&m, from, goal_of(p->s, f), &push);
    if (push.danger && !m.flies) {
        shorten(f, plane_length(tc_plan(from), tc_plan(push.halt)));
        put(p, model, push.halt);
        tc_step(p, DANGER_ROLLED);
        tc_success(p, &(struct tc_roll){ .model = model, .roll_for = FOR_DANGER, .risky = true });
        return true;
    }
    if (push.mine >= 0) { /* TC-15.5 */
        shorten(f, plane_length(tc_plan(from), tc_plan(push.end)) + 1);
        put(p, model, push.end);
        tc_step(p, MINE_HURT);
        tc_mine_blow(p, model, push.mine);
        return true;
    }
    tc_step(p, OVER);
    if (push.how == TC_PUSHED_OVER_LEDGE)
        tc_tumble(p, model, push.end, f->arg[BY]);
    else if (push.end.x != from.x || push.end.y != from.y)
        put(p, model, push.end);
    return true;
}

/* danger_rolled: it goes on, or stays there and is hurt. */
static bool danger_rolled(struct tc_play *p, const struct frame *f)
{
    int model = f->arg[PUSHED], by = f->arg[BY];
    struct tc_spot at = tc_spot_of(p->s, model), danger = at;
    struct tc_field field;

    if (tc_take_answer(p) != ROLL_FAILURE)
        return tc_step(p, GOES);
    tc_step(p, OVER);
    tc_field_make(&field, p->t, p->s);
    struct tc_mover m = tc_mover_of(&field, model, 0);
    if (!tc_stands(m.ground, m.crowd, m.others, m.base, at) &&
        tc_nearest_standing(m.ground, m.crowd, m.others, m.base, at, &at))
        put(p, model, at);
    tc_danger_hurts(p, model, by, danger);
    return true;
}

static bool over(struct tc_play *p, const struct frame *f)
{
    int model = f->arg[PUSHED];
    const struct tc_model *m = &p->s->model[model];

    if (is_on_table(p->s, model))
        tc_tell(p, SAW_PUSHED, EVENT_EFFECT, (int16_t[7]){ (int16_t)model, m->x, m->y, m->z });
    tc_hear(p, &(struct tc_event){ .kind = HEARD_FORCED,
                                   .model = (int8_t)model,
                                   .target = -1,
                                   .root = (int8_t)f->arg[BY],
                                   .direct = -1,
                                   .x = m->x,
                                   .y = m->y,
                                   .z = m->z });
    return tc_end_frame(p, 0);
}

bool tc_forced_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    switch (f->arg[STEP]) {
    case BEGINS: return begins(p, f);
    case LENGTH_ROLLED: return length_rolled(p, f);
    case GOES: return goes(p, f);
    case DANGER_ROLLED: return danger_rolled(p, f);
    case MINE_HURT:
        return tc_step(
            p, is_on_table(p->s, f->arg[PUSHED]) && !is_down(p->s, f->arg[PUSHED]) ? GOES : OVER);
    default: return over(p, f);
    }
}
