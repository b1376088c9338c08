/* look.c - what a person sees by pointing: lines of sight, what a model can reach, and what a drag
 * over the table means as an action. */
#include "games/trench_crusade/tc_rules.h"

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

static void row_pieces(const struct tc *t, struct scene *scene, const char *label, uint64_t pieces)
{
    for_models (p, pieces)
        scene_row(scene, label, "%s", t->terrain.shape.piece[p].name);
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
    row_pieces(f->t, scene, "Hidden by", sight.by);
    scene_row(scene, "Cover", covers ? "yes" : "no");
    row_pieces(f->t, scene, "Cover of", covers);
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

static void look_from(const struct tc_field *f, int model, struct scene *scene)
{
    struct tc_figure figure = tc_figure_of(f->t, f->s, model);
    int height = f->t->terrain.shape.height, movement = tc_movement(f->t, f->s, model);
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
    for_models (e, seen)
        scene_row(scene, "Sees", "%s", tc_model_name(e).at);
    for_models (e, seen_by)
        scene_row(scene, "Seen by", "%s", tc_model_name(e).at);
    for_models (e, tc_engaged(f->t, f->s, model))
        scene_row(scene, "Engaged with", "%s", tc_model_name(e).at);
    scene_shape(scene, (struct scene_shape){ .kind = "circle",
                                             .role = "reach",
                                             .points = 2,
                                             .x = { figure.at.x, figure.at.x + movement },
                                             .y = { height - figure.at.y, height - figure.at.y } });
}

void tc_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene)
{
    struct tc_field field;
    struct end a, b;

    tc_field_make(&field, tc_of(scn), view.state);
    if (!read_end(&field, from, &a))
        return;
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

/* legs_to: the way through the places pointed at, found piece by piece, at the same height where that
 * is possible; how many legs, 0: none. */
static int legs_to(const struct tc_field *f, const struct tc_path *path, const int (*place)[2],
                   int places, struct tc_leg *leg, int32_t *price)
{
    struct tc_mover mover = tc_path_mover(f, path);
    struct tc_spot from = tc_spot_of(f->s, path->mover);
    int32_t left = path->allowance - path->spent, paid;
    int legs = 0;

    *price = 0;
    for (int i = 0; i < places; i++) {
        struct tc_reach reach;
        struct tc_spot to = { (int16_t)place[i][0],
                              (int16_t)(f->t->terrain.shape.height - place[i][1]), from.z };
        int more;

        tc_reach_find(&reach, &mover, from, left - *price, TC_MAY_ALL, true);
        more = tc_reach_legs(&reach, &to, leg + legs, TC_ACTION_LEGS - legs, &paid);
        if (!more) { /* up or down, then */
            to.z = TC_ANY_LEVEL;
            more = tc_reach_legs(&reach, &to, leg + legs, TC_ACTION_LEGS - legs, &paid);
        }
        if (!more)
            return 0;
        legs += more;
        *price += paid;
        from = to;
    }
    return legs;
}

static void show_way(const struct tc_field *f, const struct tc_path *path, const struct tc_leg *leg,
                     int legs, int32_t price, struct scene *scene)
{
    struct tc_spot from = tc_spot_of(f->s, path->mover);
    int left = path->allowance - path->spent;

    for (int i = 0; i < legs; i++) {
        struct tc_spot to = { leg[i].x, leg[i].y, leg[i].z };

        draw_line(f->t, scene, "way", from, to);
        from = to;
    }
    scene_panel(scene, "Move", "TC-5.2");
    scene_row(scene, "Price", "%d.%02d of %d.%02d in", (int)price / TC_INCH,
              (int)price % TC_INCH * 100 / TC_INCH, left / TC_INCH, left % TC_INCH * 100 / TC_INCH);
    for_models (e, tc_enemies(f->t, f->s, path->mover)) {
        struct tc_figure there = { from, f->t->fighter[path->mover].base, 0 };

        if (tc_seen(tc_sight_of(&f->ground, tc_figure_of(f->t, f->s, e), there)))
            scene_row(scene, "Seen there by", "%s", tc_model_name(e).at);
    }
}

static int propose_deploy(const struct tc *t, const struct tc_state *s, const char *token,
                          const int *place, struct action *out, struct refusal *why)
{
    int model = tc_find_model(token);
    struct action list[1];
    struct tc_menu m = { .out = list, .most = 1 };

    tc_list(t, s, &m);
    if (model < 0 && m.count)
        model = list[0].arg[0];
    *out = (struct action){ DO_DEPLOY,
                            { (int16_t)model, (int16_t)place[0],
                              (int16_t)(t->terrain.shape.height - place[1]) } };
    return tc_deploy_check(t, s, out, why);
}

int tc_propose(const struct scenario *scn, struct view view, const char *token,
               const int (*place)[2], int places, struct action *out, struct scene *scene,
               struct refusal *why)
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = view.state;
    const struct tc_shape *shape = &t->terrain.shape;
    struct tc_field field;
    struct tc_leg leg[TC_ACTION_LEGS + 1];
    struct tc_path path;
    uint16_t flags;
    int32_t price;

    for (int i = 0; i < places; i++)
        if (place[i][0] < 0 || place[i][1] < 0 || place[i][0] > shape->width ||
            place[i][1] > shape->height)
            return refuse(why, "TC-5.5", "that is not on the battlefield");
    if (top_of(s)->kind == F_DEPLOY)
        return propose_deploy(t, s, token, place[places - 1], out, why);
    if (!path_of(t, s, token, &path, &flags))
        return refuse(why, tc_clause_of_frame(top_of(s)->kind), "nothing moves now");
    if (top_of(s)->kind == F_ACT && tc_may(t, s, flags != 0, ACT_MOVE, why))
        return -1;
    tc_field_make(&field, t, s);
    int legs = legs_to(&field, &path, place, places, leg, &price);
    if (!legs)
        return refuse(why, "TC-5.2", "there is no way of at most three legs within its Movement");
    *out = tc_move_action(leg, legs, flags);
    show_way(&field, &path, leg, legs, price, scene);
    return tc_path_check(t, s, &path, out, why);
}
