/* reinforce.c - F_TASK: reinforcements at the start of a Turn (TCS-0.10). Its numbers: the side that
 * places next + 1; how many south and north may still place; a step. */
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

enum { ROLL_OFF, ROLLED_OFF, COUNTED, PLACES };
enum { LEFT = 1, PLACES_EACH = 12, EIGHT_INCHES = 8 * TC_INCH };

static uint64_t reserve(const struct tc *t, const struct tc_state *s, int side)
{
    uint64_t set = tc_heeling(t, s, side);

    if (set)
        return set;
    for_models (m, t->there & models_of(side))
        if (s->model[m].where == IN_RESERVE && !tc_lurks(t, s, m) && !tc_waits_for_master(t, s, m))
            set |= model_bit(m);
    return set;
}

bool tc_has_reserves(const struct tc *t, const struct tc_state *s)
{
    return reserve(t, s, SOUTH) || reserve(t, s, NORTH);
}

static int side_to_place(const struct tc_state *s)
{
    return top_of(s)->arg[0] - 1;
}

/* --- where --- */

/* touches_edge: of the battlefield, with its base. */
static bool touches_edge(const struct tc *t, int base, struct tc_spot at)
{
    const struct tc_shape *shape = &t->terrain.shape;
    int reach = tc_base(base)->radius + TC_CONTACT;

    return at.x <= reach || at.y <= reach || at.x >= shape->width - reach ||
           at.y >= shape->height - reach;
}

static int check_place(const struct tc_field *f, int model, struct tc_spot at, struct refusal *why)
{
    int base = f->t->fighter[model].base;
    struct tc_figure there = { at, (uint8_t)base, 0 };

    if (!tc_stands(&f->ground, &f->crowd, f->crowd.there, base, at))
        return refuse(why, "TC-3.9", "it cannot stand there");
    if (!tc_in_zone(f->t, f->s, model, at))
        return refuse(why, "TCS-0.10", "that is not wholly within its deployment zone");
    if (!touches_edge(f->t, base, at))
        return refuse(why, "TCS-0.10", "a reinforcement touches the edge of the battlefield");
    for_models (e, f->crowd.there & models_of(other_side(side_of(model))))
        if (tc_within(there, f->crowd.figure[e], EIGHT_INCHES))
            return refuse(why, "TCS-0.10", "it is within 8 inches of %s", tc_model_name(e).at);
    return 0;
}

int tc_task_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                  struct refusal *why)
{
    struct tc_field field;
    struct tc_spot at;
    int model = a->arg[0];

    if (a->kind != DO_DEPLOY || model < 0 || model >= TC_MODELS ||
        !(reserve(t, s, side_to_place(s)) & model_bit(model)))
        return refuse(why, "TCS-0.10", "a reinforcement must be placed now");
    tc_field_make(&field, t, s);
    if (tc_deploy_spot(&field, a, &at, why))
        return -1;
    return check_place(&field, model, at, why);
}

/* --- a list --- */

/* list_edges: places for one model along the edges, an inch apart, evenly from all of them. */
static void list_edges(const struct tc_field *f, int model, int most, struct tc_menu *m)
{
    const struct tc_shape *shape = &f->t->terrain.shape;
    int r = tc_base(f->t->fighter[model].base)->radius, found = 0;
    int along = (shape->width > shape->height ? shape->width : shape->height) / TC_INCH;
    int all = 4 * along, stride = all / most | 1;

    for (int n = 0; n < all && found < most; n++) {
        int i = n * stride % all, step = i / 4 * TC_INCH + TC_INCH / 2;
        struct tc_spot at = { (int16_t)(i & 1   ? step
                                        : i & 2 ? shape->width - r
                                                : r),
                              (int16_t)(!(i & 1) ? step
                                        : i & 2  ? shape->height - r
                                                 : r),
                              0 };
        int16_t z[TC_LEVELS];

        if (!tc_levels(&f->ground, tc_plan(at), z, NULL))
            continue;
        at.z = z[0];
        if (check_place(f, model, at, NULL))
            continue;
        tc_offer(m, (struct action){ DO_DEPLOY, { (int16_t)model, at.x, at.y } });
        found++;
    }
}

static void list_side(const struct tc *t, const struct tc_state *s, int side, int each,
                      struct tc_menu *m)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    for_models (model, reserve(t, s, side))
        list_edges(&field, model, each, m);
}

void tc_task_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    list_side(t, s, side_to_place(s), PLACES_EACH, m);
}

/* --- doing it --- */

void tc_task_apply(struct tc_play *p, const struct action *a)
{
    if (!(tc_heeling(p->t, p->s, side_of(a->arg[0])) & model_bit(a->arg[0])))
        turn_top(&p->s->stack)->arg[LEFT + side_of(a->arg[0])]--;
    tc_deploy_apply(p, a);
}

/* must_place: placing is compulsory as long as it is possible. */
static bool must_place(const struct tc *t, const struct tc_state *s, int side)
{
    struct action room;
    struct tc_menu m = { .out = &room, .most = 1 };

    if (top_of(s)->arg[LEFT + side] > 0 || tc_heeling(t, s, side))
        list_side(t, s, side, 1, &m);
    return m.count > 0;
}

/* counted: the D3 is the number for each player. */
static bool counted(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    f->arg[LEFT + SOUTH] = f->arg[LEFT + NORTH] = (int16_t)tc_take_answer(p);
    tc_tell(p, SAW_REINFORCED, 0, (int16_t[7]){ f->arg[LEFT] });
    return tc_step(p, PLACES);
}

bool tc_task_run(struct tc_play *p)
{
    struct frame *f = turn_top(&p->s->stack);

    switch (f->arg[STEP]) {
    case ROLL_OFF:
        tc_step(p, ROLLED_OFF);
        tc_die(p, DIE_TASK, -1);
        return true;
    case ROLLED_OFF:
        f->arg[0] = (int16_t)(tc_take_answer(p) + 1);
        tc_step(p, COUNTED);
        tc_die(p, DIE_REINFORCE, -1);
        return true;
    case COUNTED: return counted(p);
    default: break;
    }
    if (!must_place(p->t, p->s, side_to_place(p->s)))
        f->arg[0] = (int16_t)(other_side(side_to_place(p->s)) + 1);
    if (!must_place(p->t, p->s, side_to_place(p->s)))
        return tc_end_frame(p, 0);
    return tc_wait(p, side_to_place(p->s));
}
