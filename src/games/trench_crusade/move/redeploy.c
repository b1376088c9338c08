/* redeploy.c - F_REDEPLOY: a model is set up somewhere else: no move, no retreat. The frame: the model,
 * whom it is set up near, how near in inches, enum tc_redeploy. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"

enum { MODEL, NEAR, INCHES, HOW };
enum { DIRECTIONS = 16, RINGS = 3, EDGE_INCHES = 8 };

void tc_redeploy(struct tc_play *p, int model, int near, int inches, int how)
{
    tc_call(p, F_REDEPLOY, model, near, inches, how);
}

/* --- by an edge of the table --- */

bool tc_lurks(const struct tc *t, const struct tc_state *s, int model)
{
    if (s->model[model].where != IN_RESERVE)
        return false;
    for_effects(e, t, model, AT_BEFORE_DEPLOYMENT)
    {
        if (e->verb == DOES_CODE && e->what == CODE_LURK && tc_is_used(s, model, e))
            return true;
    }
    return false;
}

/* fits_edge: in contact with an edge, and more than 8" from every enemy. */
static bool fits_edge(const struct tc_field *field, int model, struct tc_spot at)
{
    const struct tc_shape *shape = &field->t->terrain.shape;
    struct tc_figure there = { at, field->t->fighter[model].base, 0 };
    int r = tc_base(there.base)->radius + TC_CONTACT;

    if (at.x > r && at.y > r && at.x < shape->width - r && at.y < shape->height - r)
        return false;
    if (!tc_stands(&field->ground, &field->crowd, field->crowd.there, there.base, at))
        return false;
    for_models (foe, tc_enemies(field->t, field->s, model))
        if (tc_within(there, tc_figure_of(field->t, field->s, foe), EDGE_INCHES * TC_INCH))
            return false;
    return true;
}

/* list_edges: two inches apart, along all four. */
static void list_edges(const struct tc_field *field, int model, struct tc_menu *m)
{
    const struct tc_shape *shape = &field->t->terrain.shape;
    int r = tc_base(field->t->fighter[model].base)->radius;
    int far = shape->width > shape->height ? shape->width : shape->height;

    for (int along = TC_INCH; along < far; along += 2 * TC_INCH)
        for (int edge = 0; edge < 4; edge++) {
            struct point p = edge == 0   ? (struct point){ along, r }
                             : edge == 1 ? (struct point){ along, shape->height - r }
                             : edge == 2 ? (struct point){ r, along }
                                         : (struct point){ shape->width - r, along };
            int16_t z[TC_LEVELS];
            int levels = p.x > shape->width || p.y > shape->height
                             ? 0
                             : tc_levels(&field->ground, p, z, NULL);

            if (levels && fits_edge(field, model, tc_spot(p, z[0])))
                tc_offer(m, (struct action){ DO_PLACE, { (int16_t)p.x, (int16_t)p.y } });
        }
}

bool tc_can_arrive(const struct tc *t, const struct tc_state *s, int model)
{
    struct action first;
    struct tc_menu m = { .out = &first, .most = 1 };
    struct tc_field field;

    tc_field_make(&field, t, s);
    list_edges(&field, model, &m);
    return m.count > 0;
}

/* --- anywhere else --- */

/* fits_piece: beside another piece of terrain than those it touches now, more than 1" from all enemies,
 * and in a charge nearer to its target. */
static bool fits_piece(const struct tc_field *field, const struct frame *f, struct tc_figure there)
{
    int model = f->arg[MODEL], target = f->arg[NEAR];
    struct tc_figure now = tc_figure_of(field->t, field->s, model);
    uint64_t enemies = tc_enemies(field->t, field->s, model);
    struct point goal = tc_plan(tc_spot_of(field->s, target));

    if (!(tc_contacts(&field->ground, there) & ~tc_contacts(&field->ground, now)) ||
        tc_all_within(&field->crowd, enemies, there, TC_INCH))
        return false;
    return target == model ||
           plane_length(tc_plan(there.at), goal) < plane_length(tc_plan(now.at), goal);
}

/* fits: near enough, on free ground, and away from enemies where that is asked for. */
static bool fits(const struct tc_field *field, const struct frame *f, struct tc_spot at)
{
    int model = f->arg[MODEL], inches = f->arg[INCHES] * TC_INCH;
    struct tc_figure there = { at, field->t->fighter[model].base, 0 };
    uint64_t others = field->crowd.there & ~model_bit(model);

    if (f->arg[HOW] == REDEPLOY_EDGE)
        return fits_edge(field, model, at);
    if (!tc_stands(&field->ground, &field->crowd, others, there.base, at))
        return false;
    if (f->arg[HOW] == REDEPLOY_PIECE)
        return fits_piece(field, f, there);
    if (f->arg[HOW] == REDEPLOY_BESIDE || f->arg[HOW] == REDEPLOY_TAKEN)
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

/* offer_at: on the lowest level where it fits. */
static void offer_at(const struct tc_field *field, const struct frame *f, int x, int y,
                     struct tc_menu *m)
{
    struct tc_spot at;

    for (int level = 0; spot_at(field, x, y, level, &at); level++)
        if (fits(field, f, at)) {
            tc_offer(m, (struct action){ DO_PLACE, { at.x, at.y, (int16_t)level } });
            return;
        }
}

/* list_pieces: the middles of the sides of every piece, and its corners. */
static void list_pieces(const struct tc_field *field, const struct frame *f, struct tc_menu *m)
{
    const struct tc_shape *shape = field->ground.shape;
    int off = tc_base(field->t->fighter[f->arg[MODEL]].base)->radius + 4;

    for (int i = 0; i < shape->outlines; i++) {
        struct box b = shape->outline[i].box;
        int x[] = { b.x0 - off, (b.x0 + b.x1) / 2, b.x1 + off };
        int y[] = { b.y0 - off, (b.y0 + b.y1) / 2, b.y1 + off };

        if (field->ground.gone >> shape->outline[i].piece & 1)
            continue;
        for (int k = 0; k < 9; k++)
            if (k != 4)
                offer_at(field, f, x[k % 3], y[k / 3], m);
    }
}

void tc_redeploy_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    const struct frame *f = top_of(s);
    struct tc_spot about = tc_spot_of(s, f->arg[NEAR]), at;
    int reach = f->arg[INCHES] * TC_INCH;
    struct tc_field field;

    tc_field_make(&field, t, s);
    if (f->arg[HOW] == REDEPLOY_EDGE) {
        list_edges(&field, f->arg[MODEL], m);
        return;
    }
    if (f->arg[HOW] == REDEPLOY_BESIDE || f->arg[HOW] == REDEPLOY_TAKEN)
        reach += tc_base(t->fighter[f->arg[MODEL]].base)->radius +
                 tc_base(t->fighter[f->arg[NEAR]].base)->radius;
    tc_offer(m, (struct action){ .kind = DO_SKIP });
    if (f->arg[HOW] == REDEPLOY_PIECE) {
        list_pieces(&field, f, m);
        return;
    }
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

    if (action_same(a, &stay) && top_of(s)->arg[HOW] != REDEPLOY_EDGE)
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
        if (top_of(p->s)->arg[HOW] == REDEPLOY_EDGE) {
            tc_end_frame(p, 1);
            tc_arrive(p, model, at, false);
            return;
        }
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

    if (top_of(p->s)->arg[HOW] == REDEPLOY_EDGE)
        return tc_can_arrive(p->t, p->s, model) ? tc_wait(p, tc_controller(p->s, model))
                                                : tc_end_frame(p, 0);
    if (p->s->quiet || !is_on_table(p->s, model) || !is_on_table(p->s, top_of(p->s)->arg[NEAR]))
        return tc_end_frame(p, 0);
    return tc_wait(p, tc_controller(p->s, top_of(p->s)->arg[HOW] == REDEPLOY_TAKEN
                                              ? top_of(p->s)->arg[NEAR]
                                              : model));
}
