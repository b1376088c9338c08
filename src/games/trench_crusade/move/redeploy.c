/* redeploy.c - F_REDEPLOY: a model is set up somewhere else: no move, no retreat. The frame: the model,
 * whom it is set up near, how near in inches, enum tc_redeploy. */
#include "games/trench_crusade/tc_rules.h"

enum { MODEL, NEAR, INCHES, HOW };
enum { DIRECTIONS = 16, RINGS = 3 };

void tc_redeploy(struct tc_play *p, int model, int near, int inches, int how)
{
    tc_call(p, F_REDEPLOY, model, near, inches, how);
}

/* fits: near enough, on free ground, and away from enemies where that is asked for. */
static bool fits(const struct tc_field *field, const struct frame *f, struct tc_spot at)
{
    int model = f->arg[MODEL], inches = f->arg[INCHES] * TC_INCH;
    struct tc_figure there = { at, field->t->fighter[model].base, 0 };
    uint64_t others = field->crowd.there & ~model_bit(model);

    if (!tc_stands(&field->ground, &field->crowd, others, there.base, at))
        return false;
    if (f->arg[HOW] >= REDEPLOY_BESIDE)
        return tc_within(there, tc_figure_of(field->t, field->s, f->arg[NEAR]), inches);
    if (plane_length(tc_plan(at), tc_plan(tc_spot_of(field->s, f->arg[NEAR]))) > inches)
        return false;
    for_models (foe, f->arg[HOW] == REDEPLOY_AWAY ? tc_enemies(field->t, field->s, model) : 0)
        if (tc_within(there, tc_figure_of(field->t, field->s, foe), TC_INCH))
            return false;
    return true;
}

static bool spot_at(const struct tc_field *field, int x, int y, int level, struct tc_spot *out)
{
    const struct tc_shape *shape = &field->t->terrain.shape;
    int16_t z[TC_LEVELS];

    if (x < 0 || y < 0 || x > shape->width || y > shape->height || level < 0 ||
        level >= tc_levels(&field->ground, (struct point){ x, y }, z, NULL))
        return false;
    *out = (struct tc_spot){ (int16_t)x, (int16_t)y, z[level] };
    return true;
}

void tc_redeploy_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    const struct frame *f = top_of(s);
    struct tc_spot about = tc_spot_of(s, f->arg[NEAR]), at;
    int reach = f->arg[INCHES] * TC_INCH;
    struct tc_field field;

    tc_field_make(&field, t, s);
    if (f->arg[HOW] >= REDEPLOY_BESIDE)
        reach += tc_base(t->fighter[f->arg[MODEL]].base)->radius +
                 tc_base(t->fighter[f->arg[NEAR]].base)->radius;
    tc_offer(m, (struct action){ .kind = DO_SKIP });
    for (int ring = RINGS; ring > 0; ring--)
        for (int i = 0; i < DIRECTIONS; i++) {
            struct point to = plane_turned((struct point){ reach * ring / RINGS - 2, 0 },
                                           i * PLANE_TURN / DIRECTIONS);

            if (spot_at(&field, about.x + to.x, about.y + to.y, 0, &at) && fits(&field, f, at))
                tc_offer(m, (struct action){ DO_PLACE, { at.x, at.y } });
        }
}

int tc_redeploy_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct refusal *why)
{
    static const struct action stay = { .kind = DO_SKIP };
    struct tc_field field;
    struct tc_spot at;

    if (action_same(a, &stay))
        return 0;
    tc_field_make(&field, t, s);
    if (a->kind != DO_PLACE || a->arg[3] || a->arg[4] || a->arg[5] || a->arg[6] ||
        !spot_at(&field, a->arg[0], a->arg[1], a->arg[2], &at))
        return refuse(why, "TC-16.7", "say where it is set up, or skip");
    return fits(&field, top_of(s), at)
               ? 0
               : refuse(why, "TC-16.7", "it cannot be set up there: too far, no room, or an enemy");
}

/* end_retreat: who has slipped away from an attack on its Retreat does not move besides. */
static void end_retreat(struct tc_state *s, int model)
{
    for (int i = 0; i < s->stack.depth; i++)
        if (s->stack.frame[i].kind == F_RETREAT && s->stack.frame[i].arg[0] == model)
            s->stack.frame[i].arg[1] = 1;
}

void tc_redeploy_apply(struct tc_play *p, const struct action *a)
{
    int model = top_of(p->s)->arg[MODEL];
    struct tc_field field;
    struct tc_spot at;

    if (a->kind == DO_PLACE) {
        tc_field_make(&field, p->t, p->s);
        spot_at(&field, a->arg[0], a->arg[1], a->arg[2], &at);
        tc_move_to(p, model, at);
        p->s->model[model].flags |= HAS_MOVED;
        end_retreat(p->s, model);
        tc_tell(p, SAW_DEPLOYED, 0, (int16_t[7]){ (int16_t)model, at.x, at.y, at.z });
    }
    tc_end_frame(p, a->kind == DO_PLACE);
}

bool tc_redeploy_run(struct tc_play *p)
{
    int model = top_of(p->s)->arg[MODEL];

    if (p->s->quiet || !is_on_table(p->s, model) || !is_on_table(p->s, top_of(p->s)->arg[NEAR]))
        return tc_end_frame(p, 0);
    return tc_wait(p, tc_controller(p->s, top_of(p->s)->arg[HOW] == REDEPLOY_TAKEN
                                              ? top_of(p->s)->arg[NEAR]
                                              : model));
}
