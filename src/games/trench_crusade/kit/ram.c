/* ram.c - a straight Move that pushes an enemy along (Iron Wall Kalkan): both go the same way, as far as
 * both can; the enemy may go over a ledge, and is hurt by terrain that stops it. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

enum { RAMMED_MOST = 40 }; /* mm */

const char *tc_ram_unfit(const struct tc *t, const struct tc_state *s, int model, int target)
{
    if (!tc_near(t, s, model, target, TC_CONTACT))
        return "it does not touch it";
    if (tc_base(t->fighter[target].base)->mm > RAMMED_MOST)
        return "its base is too large";
    if (is_down(s, target))
        return "it is Down";
    return tc_engaged(t, s, model) & ~model_bit(target) ? "another enemy is within 1 inch of it"
                                                        : NULL;
}

/* leads_on: does the direction lead against the target? */
static bool leads_on(const struct tc_state *s, int model, int target, int way)
{
    struct point off = plane_turned((struct point){ TC_INCH, 0 }, way);
    const struct tc_model *a = &s->model[model], *b = &s->model[target];

    return (int64_t)off.x * (b->x - a->x) + (int64_t)off.y * (b->y - a->y) > 0;
}

static struct point ahead(struct tc_spot from, int way, int length)
{
    struct point off = plane_turned((struct point){ length, 0 }, way);

    return (struct point){ from.x + off.x, from.y + off.y };
}

/* pushed: how far the target can be pushed, and what stops it. */
static int pushed(struct tc_field *f, int model, int target, int way, int length,
                  struct tc_push *push)
{
    struct tc_spot from = tc_spot_of(f->s, target);
    struct tc_mover m = tc_mover_of(f, target, 0);

    m.others &= ~model_bit(model);
    m.step = TC_LOW_COVER;
    tc_push(&m, from, ahead(from, way, length), push);
    return plane_length(tc_plan(from), tc_plan(push->end));
}

/* follows: how far the one who pushes can come behind it, in a straight line; its leg. */
static int follows(struct tc_field *f, int model, int target, int way, int length,
                   struct tc_leg *leg)
{
    struct tc_spot from = tc_spot_of(f->s, model);
    struct tc_mover m = tc_mover_of(f, model, tc_engaged(f->t, f->s, model));

    m.shun &= ~model_bit(target);
    m.solid &= ~model_bit(target);
    m.others &= ~model_bit(target);
    for (; length > 0; length -= TC_INCH / 8) {
        struct tc_stride stride;

        if (tc_walk(&m, from, ahead(from, way, length), &stride, NULL) == TC_FREE &&
            stride.price <= tc_movement(f->t, f->s, model) &&
            tc_stands(m.ground, m.crowd, m.others, m.base, stride.to)) {
            *leg = (struct tc_leg){ stride.to.x, stride.to.y, stride.to.z, LEG_GO,
                                    (uint8_t)tc_level_of(m.ground, stride.to) };
            return length;
        }
    }
    return 0;
}

/* plan: how far both go. */
static int plan(const struct tc *t, const struct tc_state *s, int model, int target, int way,
                struct tc_leg *leg)
{
    struct tc_field field;
    struct tc_push push;

    if (!leads_on(s, model, target, way))
        return 0;
    tc_field_make(&field, t, s);
    int length = pushed(&field, model, target, way, tc_movement(t, s, model), &push);
    return follows(&field, model, target, way, length, leg);
}

bool tc_ram_leads(const struct tc *t, const struct tc_state *s, int model, int target, int way)
{
    struct tc_leg leg;

    return plan(t, s, model, target, way, &leg) > 0;
}

void tc_ram(struct tc_play *p, int model, int target, int way)
{
    struct tc_path path = tc_path_of(p->t, p->s, PATH_MOVE, model, tc_movement(p->t, p->s, model));
    int length = plan(p->t, p->s, model, target, way, &path.leg[0]);

    if (!length)
        return;
    path.legs = 1;
    tc_path_begin(p, &path);
    tc_force_length(p, target, model, length, way); /* it goes first */
}

void tc_ram_ends(struct tc_play *p, int model, int target, int way, int left)
{
    struct tc_field field;
    struct tc_push push;

    if (left < TC_INCH / 4 || !is_on_table(p->s, target) || is_down(p->s, target) ||
        !tc_near(p->t, p->s, model, target, TC_INCH))
        return;
    tc_field_make(&field, p->t, p->s);
    pushed(&field, model, target, way, TC_INCH / 4, &push);
    if (push.how == TC_PUSHED_INTO_TERRAIN)
        tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)target,
                                          .source = FROM_ABILITY,
                                          .root = (int8_t)model,
                                          .by = -1 });
}
