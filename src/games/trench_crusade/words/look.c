/* look.c - what a person sees by pointing: lines of sight, what a model can reach, and what a drag
 * over the table means as an action. */
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

#include "core/scene.h"

/* --- ends: a model, or a place of the scene --- */

struct end {
    int model; /* -1: a point */
    struct tc_spot at;
};

static bool read_end(const struct tc_field *f, const char *word, struct end *out)
{
    const struct tc_shape *shape = &f->t->terrain.shape;
    int16_t z[TC_LEVELS];
    char room[16];
    const char *comma = strchr(word, ',');
    long x, y;
    int model = tc_find_model(word);

    if (model >= 0 && f->crowd.there & model_bit(model)) {
        *out = (struct end){ model, tc_spot_of(f->s, model) };
        return true;
    }
    if (!comma)
        return false;
    snprintf(room, sizeof room, "%.*s", (int)(comma - word), word);
    if (number_read(room, 0, shape->width, &x) || number_read(comma + 1, 0, shape->height, &y))
        return false;
    struct point p = { (int32_t)x, shape->height - (int32_t)y };
    int levels = tc_levels(&f->ground, p, z, NULL);
    *out = (struct end){ -1, tc_spot(p, levels ? z[levels - 1] : 0) };
    return true;
}

static void draw_line(const struct tc *t, struct scene *scene, const char *role, struct tc_spot a,
                      struct tc_spot b)
{
    int height = t->terrain.shape.height;

    scene_line(scene, role, "", (int[]){ a.x, height - a.y }, (int[]){ b.x, height - b.y });
}

/* --- a line of sight --- */

static void row_distance(struct scene *scene, int distance)
{
    scene_row(scene, "Distance", "%d.%02d in", distance / TC_INCH,
              distance % TC_INCH * 100 / TC_INCH);
}

static void draw_outline(const struct tc *t, struct scene *scene, const char *role,
                         struct polygon g)
{
    struct scene_shape shape = { .kind = "polygon" };

    text_copy(shape.role, sizeof shape.role, role);
    for (; shape.points < g.corners && shape.points < SHAPE_POINTS; shape.points++) {
        shape.x[shape.points] = g.corner[shape.points].x;
        shape.y[shape.points] = t->terrain.shape.height - g.corner[shape.points].y;
    }
    scene_shape(scene, shape);
}

/* show_pieces: named in a row each, and all that stands or is dug of them outlined. */
static void show_pieces(const struct tc *t, struct scene *scene, const char *label,
                        const char *role, uint64_t pieces)
{
    const struct tc_shape *shape = &t->terrain.shape;
    const struct bodies *bodies = &shape->bodies;

    for_models (p, pieces)
        scene_row(scene, label, "%s",
                  shape->piece[p].title[0] ? shape->piece[p].title : shape->piece[p].name);
    for (int i = 0; i < bodies->prisms; i++)
        if (pieces >> bodies->prism[i].piece & 1)
            draw_outline(t, scene, role, prism_outline(&bodies->prism[i]));
    for (int i = 0; i < bodies->sunks; i++)
        if (pieces >> bodies->sunk[i].piece & 1)
            draw_outline(t, scene, role, prism_outline(&bodies->sunk[i]));
}

static void look_at_model(const struct tc_field *f, struct end from, struct end to,
                          struct scene *scene)
{
    struct tc_figure target = tc_figure_of(f->t, f->s, to.model);
    struct tc_sight sight =
        from.model >= 0 ? tc_sight_of(&f->ground, tc_figure_of(f->t, f->s, from.model), target)
                        : tc_sight_from(&f->ground, tc_point_eye(from.at), target);
    int seen = tc_seen(sight);
    uint64_t covers = tc_covers(&f->ground, sight, target);

    scene_row(scene, "Sight", "%s, %d of %d points",
              seen == TC_POINTS ? "full"
              : seen            ? "partial"
                                : "none",
              seen, TC_POINTS);
    show_pieces(f->t, scene, "Hidden by", "hides", sight.by);
    scene_row(scene, "Cover", covers ? "yes" : "no");
    show_pieces(f->t, scene, "Cover of", "covers", covers);
    draw_line(f->t, scene, seen ? "sight" : "blocked", from.at, to.at);
}

static void look_between(const struct tc_field *f, struct end from, struct end to,
                         struct scene *scene)
{
    struct tc_figure a = { from.at, TC_BASE_25, 0 };
    struct tc_spot eye;
    bool clear;

    scene_panel(scene, "Line of sight", "TC-3.11");
    if (from.model >= 0)
        a = tc_figure_of(f->t, f->s, from.model);
    if (to.model >= 0) {
        struct tc_figure b = tc_figure_of(f->t, f->s, to.model);

        row_distance(scene, from.model >= 0 ? tc_distance(a, b) : tc_point_distance(b, from.at));
        look_at_model(f, from, to, scene);
        return;
    }
    if (from.model >= 0)
        row_distance(scene, tc_point_distance(a, to.at));
    eye = from.model >= 0 ? tc_eye(a) : tc_point_eye(from.at);
    clear = tc_clear_line(&f->ground, eye, tc_point_eye(to.at));
    scene_row(scene, "Sight", clear ? "full, a point" : "none");
    draw_line(f->t, scene, clear ? "sight" : "blocked", from.at, to.at);
}

/* --- one model alone --- */

enum { STEPS = 12 };

static bool on_table(const struct tc_field *f, struct tc_spot at)
{
    const struct tc_shape *shape = &f->t->terrain.shape;

    return at.x >= 0 && at.y >= 0 && at.x <= shape->width && at.y <= shape->height;
}

/* farthest: the last of STEPS places on the straight line from `from` by `by` that can be reached, at
 * this height (TC_ANY_LEVEL: at any). */
static struct tc_spot farthest(const struct tc_field *f, const struct tc_reach *reach,
                               struct tc_spot from, struct point by, int z)
{
    for (int step = STEPS; step > 0; step--) {
        struct tc_spot to = { (int16_t)(from.x + by.x * step / STEPS),
                              (int16_t)(from.y + by.y * step / STEPS), (int16_t)z };

        if (on_table(f, to) && tc_reach_price(reach, &to) != WAYS_NONE)
            return to;
    }
    return from;
}

static void row_models(struct scene *scene, const char *label, uint64_t set)
{
    char room[240];
    struct text t = text_fixed(room, sizeof room);

    for_models (m, set)
        text_addf(&t, "%s%s", t.length ? ", " : "", tc_model_name(m).at);
    if (set)
        scene_row(scene, label, "%s", room);
}

/* draw_team: to the other member of its Fireteam. */
static void draw_team(const struct tc_field *f, int model, struct scene *scene)
{
    int partner = f->t->fighter[model].partner, height = f->t->terrain.shape.height;
    struct tc_spot a = tc_spot_of(f->s, model), b;

    if (partner < 0 || !(f->crowd.there & model_bit(partner)))
        return;
    b = tc_spot_of(f->s, partner);
    scene_line(scene, "team", "", (int[]){ a.x, height - a.y }, (int[]){ b.x, height - b.y });
}

static void look_from(const struct tc_field *f, int model, struct scene *scene)
{
    struct tc_figure figure = tc_figure_of(f->t, f->s, model);
    int movement = tc_movement(f->t, f->s, model);
    uint64_t seen = 0, seen_by = 0;

    for_models (e, tc_enemies(f->t, f->s, model)) {
        struct tc_figure enemy = tc_figure_of(f->t, f->s, e);

        if (tc_seen(tc_sight_of(&f->ground, figure, enemy)))
            seen |= model_bit(e);
        if (tc_seen(tc_sight_of(&f->ground, enemy, figure)))
            seen_by |= model_bit(e);
    }
    scene_panel(scene, f->t->fighter[model].name, "TC-3.18");
    scene_row(scene, "Movement", "%d.%d in", movement / TC_INCH, movement % TC_INCH * 10 / TC_INCH);
    row_models(scene, "Sees", seen);
    row_models(scene, "Seen by", seen_by);
    row_models(scene, "Engaged with", tc_engaged(f->t, f->s, model));
    tc_fighter_card(f->t, f->s, model, scene);
    draw_team(f, model, scene);
    if (movement > 0 && !tc_engaged(f->t, f->s, model)) {
        tc_draw_reach(f, model, movement, scene);
        tc_draw_charge(f, model, scene);
    }
}

/* look_aside: one that waits in reserve has a card, and nothing on the table. */
static void look_aside(const struct tc_field *f, int model, struct scene *scene)
{
    if (model < 0 || f->s->model[model].where != IN_RESERVE || !(f->t->there & model_bit(model)))
        return;
    scene_panel(scene, f->t->fighter[model].name, "TC-3.18");
    tc_fighter_card(f->t, f->s, model, scene);
}

void tc_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene)
{
    struct tc_field field;
    struct end a, b;

    tc_field_make(&field, tc_of(scn), view.state);
    if (!read_end(&field, from, &a)) {
        if (!to)
            look_aside(&field, tc_find_model(from), scene);
        return;
    }
    if (!to && a.model >= 0)
        look_from(&field, a.model, scene);
    else if (to && read_end(&field, to, &b))
        look_between(&field, a, b, scene);
}

/* --- what a drag means --- */

/* path_of: the path that the model on the token would go on with, or that it would begin. */
static bool path_of(const struct tc *t, const struct tc_state *s, const char *token,
                    struct tc_path *path, uint16_t *flags)
{
    int model = tc_find_model(token);

    *flags = 0;
    if (top_of(s)->kind == F_PATH) {
        *path = s->path[s->paths - 1];
        return model < 0 || model == path->mover;
    }
    if (top_of(s)->kind != F_ACT)
        return false;
    for (int i = 0; i < s->actives; i++)
        if (model < 0 || s->active[i].model == model) {
            *path = tc_path_of(t, s, PATH_MOVE, s->active[i].model,
                               tc_movement(t, s, s->active[i].model));
            *flags = i ? ACTION_SECOND : 0;
            return true;
        }
    return false;
}

/* spot_of: the place pointed at. A height is that of a level within a quarter of an inch of it; no
 * height: any level. */
static bool spot_of(const struct tc_field *f, const int place[3], struct tc_spot *out)
{
    struct point p = { place[0], f->t->terrain.shape.height - place[1] };
    int16_t z[TC_LEVELS];
    int levels = tc_levels(&f->ground, p, z, NULL);

    *out = tc_spot(p, TC_ANY_LEVEL);
    for (int i = 0; i < levels && place[2] != PLACE_ANY; i++)
        if (4 * (z[i] - place[2]) <= TC_INCH && 4 * (place[2] - z[i]) <= TC_INCH)
            out->z = z[i];
    return place[2] == PLACE_ANY || out->z != TC_ANY_LEVEL;
}

/* refuse_way: why there is none to this place: too far, no room, or too crooked. */
static int refuse_way(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                      int32_t left, struct refusal *why)
{
    int32_t far = plane_length(tc_plan(from), tc_plan(to));

    if (far > left)
        return refuse(why, "TC-5.2", "that is %d.%d inches away, and it has %d.%d left",
                      (int)far / TC_INCH, (int)far % TC_INCH * 10 / TC_INCH, (int)left / TC_INCH,
                      (int)left % TC_INCH * 10 / TC_INCH);
    if (to.z != TC_ANY_LEVEL && !tc_stands(m->ground, m->crowd, m->others, m->base, to))
        return refuse(why, "TC-3.9", "it cannot stand there");
    return refuse(why, "TC-5.2", "no way there of at most three legs is within its Movement");
}

/* leg_to: one more piece of the way, at the same height where that is possible; how many legs, 0:
 * none. */
static int leg_to(const struct tc_mover *mover, struct tc_spot from, struct tc_spot *to,
                  int32_t left, struct tc_leg *leg, int room, int32_t *paid)
{
    struct tc_reach reach;
    struct tc_spot level = { to->x, to->y, from.z };
    int legs = 0;

    tc_reach_find(&reach, mover, from, left, TC_MAY_ALL, true);
    if (to->z == TC_ANY_LEVEL)
        legs = tc_reach_legs(&reach, &level, leg, room, paid);
    if (legs)
        *to = level;
    else
        legs = tc_reach_legs(&reach, to, leg, room, paid);
    return legs;
}

/* show_limit: the straight way as far as it goes, and the rest of it. */
static void show_limit(const struct tc_field *f, const struct tc_mover *mover, struct tc_spot from,
                       struct tc_spot to, int32_t left, struct scene *scene)
{
    struct point by = { to.x - from.x, to.y - from.y };
    struct tc_reach reach;

    tc_reach_find(&reach, mover, from, left, TC_MAY_ALL, true);
    struct tc_spot end = farthest(f, &reach, from, by, from.z);
    draw_line(f->t, scene, "way", from, end);
    draw_line(f->t, scene, "blocked", end, to);
}

/* legs_to: the way through the places pointed at, found piece by piece; how many legs, or -1 and
 * why there is none. */
static int legs_to(const struct tc_field *f, const struct tc_path *path, const int (*place)[3],
                   int places, struct tc_leg *leg, struct scene *scene, struct refusal *why)
{
    struct tc_mover mover = tc_path_mover(f, path);
    struct tc_spot from = tc_spot_of(f->s, path->mover), to;
    int32_t left = path->allowance - path->spent, paid;
    int legs = 0;

    for (int i = 0; i < places; i++) {
        if (!spot_of(f, place[i], &to))
            return refuse(why, "TC-3.9", "there is nothing to stand on at that height");
        int more = leg_to(&mover, from, &to, left, leg + legs, TC_ACTION_LEGS - legs, &paid);
        if (!more) {
            show_limit(f, &mover, from, to, left, scene);
            return refuse_way(&mover, from, to, left, why);
        }
        legs += more;
        left -= paid;
        from = to;
    }
    return legs;
}

/* draw_leg: one piece of the way, as high as its end. */
static void draw_leg(const struct tc *t, struct scene *scene, struct tc_spot a, struct tc_spot b)
{
    int height = t->terrain.shape.height;

    scene_shape(scene, (struct scene_shape){ .kind = "line",
                                             .role = "way",
                                             .height = b.z,
                                             .points = 2,
                                             .x = { a.x, b.x },
                                             .y = { height - a.y, height - b.y } });
}

/* show_zones: enemies that the end of a way comes near, with the inch round them that ends a move. */
static void show_zones(const struct tc_field *f, const struct tc_path *path, struct tc_spot end,
                       struct scene *scene)
{
    struct tc_figure here = { end, f->t->fighter[path->mover].base, 0 };
    struct tc_mover mover = tc_path_mover(f, path);
    int height = f->t->terrain.shape.height;

    for_models (e, tc_all_within(&f->crowd, mover.shun, here, 3 * TC_INCH)) {
        struct tc_spot at = tc_spot_of(f->s, e);
        int rim = at.x + tc_base(f->t->fighter[e].base)->radius + TC_INCH;

        scene_shape(scene, (struct scene_shape){ .kind = "circle",
                                                 .role = "threat",
                                                 .points = 2,
                                                 .x = { at.x, rim },
                                                 .y = { height - at.y, height - at.y } });
    }
}

/* show_way: the legs, and what they come to. */
static void show_way(const struct tc_field *f, const struct tc_path *path, const struct action *a,
                     const struct tc_leg *leg, int legs, struct scene *scene)
{
    struct tc_spot from = tc_spot_of(f->s, path->mover);
    struct tc_prospect p;

    for (int i = 0; i < legs; i++) {
        struct tc_spot to = { leg[i].x, leg[i].y, leg[i].z };

        draw_leg(f->t, scene, from, to);
        from = to;
    }
    tc_prospect_of(f, path, a, &p);
    scene_panel(scene, "Move", "TC-5.2");
    scene_row(scene, "Price", "%d.%02d of %d.%02d in", p.price / TC_INCH,
              p.price % TC_INCH * 100 / TC_INCH, p.left / TC_INCH,
              p.left % TC_INCH * 100 / TC_INCH);
    if (p.climbs + p.jumps) {
        struct hint h = { 0 };

        tc_prospect_hint(&p, &h);
        scene_row(scene, "Rolls on the way", "%s", h.needs);
    }
    if (p.danger)
        scene_row(scene, "Dangerous ground", "a roll");
    show_zones(f, path, p.end, scene);
    for_models (e, p.seen_by)
        draw_line(f->t, scene, "watch", tc_spot_of(f->s, e), p.end);
    row_models(scene, "Seen there by", p.seen_by);
    row_models(scene, "In Cover there from", p.cover_from);
    row_models(scene, "In range there", p.targets);
    row_models(scene, "Within 12 in", p.near);
}

static int propose_deploy(const struct tc *t, const struct tc_state *s, const char *token,
                          const int *place, struct action *out, struct refusal *why)
{
    int model = tc_find_model(token);
    struct tc_field field;
    struct tc_spot at;
    struct action list[1];
    struct tc_menu m = { .out = list, .most = 1 };

    tc_list(t, s, &m);
    if (model < 0 && m.count)
        model = list[0].arg[0];
    tc_field_make(&field, t, s);
    if (!spot_of(&field, place, &at))
        return refuse(why, "TC-3.9", "there is nothing to stand on at that height");
    *out = (struct action){ DO_DEPLOY, { (int16_t)model, at.x, at.y } };
    if (at.z != TC_ANY_LEVEL)
        out->arg[3] = (int16_t)tc_level_of(&field.ground, at);
    return (top_of(s)->kind == F_TASK ? tc_task_check : tc_deploy_check)(t, s, out, why);
}

/* propose_slide: the goal round the target that is meant. */
static int propose_slide(const struct tc *t, const struct tc_state *s, const int *place,
                         struct action *out, struct scene *scene, struct refusal *why)
{
    struct point p = { place[0], t->terrain.shape.height - place[1] };
    int goal = tc_slide_near(t, s, p);

    if (goal < 0)
        return refuse(why, "TC-5.16", "it slides only round its target, to another enemy's side");
    *out = (struct action){ DO_SLIDE, { (int16_t)goal } };
    draw_leg(t, scene, tc_spot_of(s, top_of(s)->arg[0]), tc_slide_to(t, s, goal).at);
    return 0;
}

int tc_propose(const struct scenario *scn, struct view view, const char *token,
               const int (*place)[3], int places, struct action *out, struct scene *scene,
               struct refusal *why)
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = view.state;
    const struct tc_shape *shape = &t->terrain.shape;
    struct tc_field field;
    struct tc_leg leg[TC_ACTION_LEGS + 1];
    struct tc_path path;
    uint16_t flags;

    for (int i = 0; i < places; i++)
        if (place[i][0] < 0 || place[i][1] < 0 || place[i][0] > shape->width ||
            place[i][1] > shape->height)
            return refuse(why, "TC-5.5", "that is not on the battlefield");
    if (strchr(token, ' '))
        return tc_aim_propose(t, s, token, place[places - 1], out, scene, why);
    if (top_of(s)->kind == F_DEPLOY || top_of(s)->kind == F_TASK)
        return propose_deploy(t, s, token, place[places - 1], out, why);
    if (top_of(s)->kind == F_SLIDE)
        return propose_slide(t, s, place[places - 1], out, scene, why);
    if (!path_of(t, s, token, &path, &flags))
        return refuse(why, tc_clause_of_frame(top_of(s)->kind), "no model is to move now");
    if (top_of(s)->kind == F_ACT && tc_may(t, s, flags != 0, ACT_MOVE, why))
        return -1;
    tc_field_make(&field, t, s);
    int legs = legs_to(&field, &path, place, places, leg, scene, why);
    if (legs < 0)
        return -1;
    *out = tc_move_action(leg, legs, flags);
    show_way(&field, &path, out, leg, legs, scene);
    return tc_path_check(t, s, &path, out, why);
}
