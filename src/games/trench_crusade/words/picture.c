/* picture.c - board and scene. A scene's y points down, the rules' y up: only here they meet. */
#include "games/trench_crusade/tc_rules.h"

#include <stdio.h>

#include "core/scene.h"

static int down(const struct tc *t, int y)
{
    return t->terrain.shape.height - y;
}

/* --- the ground --- */

static void polygon(const struct tc *t, struct scene *scene, const char *role, const char *text,
                    struct polygon g, int height)
{
    struct scene_shape shape = { .kind = "polygon", .height = height, .points = g.corners };

    text_copy(shape.role, sizeof shape.role, role);
    text_copy(shape.text, sizeof shape.text, text);
    for (int i = 0; i < g.corners && i < SHAPE_POINTS; i++) {
        shape.x[i] = g.corner[i].x;
        shape.y[i] = down(t, g.corner[i].y);
    }
    scene_shape(scene, shape);
}

static void box_of(const struct tc *t, struct scene *scene, const char *role, const char *text,
                   struct box b)
{
    const struct point corner[] = {
        { b.x0, b.y0 }, { b.x1, b.y0 }, { b.x1, b.y1 }, { b.x0, b.y1 }
    };

    polygon(t, scene, role, text, (struct polygon){ corner, 4 }, 0);
}

/* role_of: a prism by what its piece is and what can be done on it. */
static const char *role_of(const struct tc_shape *s, int prism)
{
    const struct prism *p = &s->bodies.prism[prism];

    if (s->piece[p->piece].kind == TC_HILL)
        return "hill";
    if (s->piece[p->piece].kind == TC_TRENCH)
        return "floor";
    if (s->prism_flags[prism] & TC_STAND)
        return "floor";
    return s->prism_flags[prism] & TC_BARRED ? "building" : "wall";
}

static void draw_zones(const struct tc *t, struct scene *scene)
{
    const struct tc_shape *s = &t->terrain.shape;

    for (int i = 0; i < s->zones; i++) {
        const struct tc_area *z = &s->zone[i];
        const char *role = z->flags & TC_OPEN         ? "floor"
                           : z->flags & TC_IMPASSABLE ? "water"
                           : z->flags & TC_DANGEROUS  ? "danger"
                                                      : "rough";

        polygon(t, scene, role, s->piece[z->piece].name, tc_area_polygon(z), 0);
    }
}

/* draw_marks: what lies on top: ladders, and the numbers of Objectives. */
static void draw_marks(const struct tc *t, struct scene *scene)
{
    const struct tc_shape *s = &t->terrain.shape;
    char name[20];

    for (int i = 0; i < s->links; i++) {
        const struct tc_link *l = &s->link[i];

        scene_line(scene, "ladder", "", (int[]){ l->foot.x, down(t, l->foot.y) },
                   (int[]){ l->head.x, down(t, l->head.y) });
    }
    for (int i = 0; i < t->objectives; i++) {
        snprintf(name, sizeof name, "Objective %d", i + 1);
        scene_point(scene, "objective", name,
                    (int[]){ t->objective[i].x, down(t, t->objective[i].y) });
    }
}

void tc_board(const struct scenario *scn, struct scene *scene)
{
    const struct tc *t = tc_of(scn);
    const struct tc_shape *s = &t->terrain.shape;

    scene->layout = SCENE_PLANE;
    scene->inch = TC_INCH;
    box_of(t, scene, "table", "", (struct box){ 0, 0, s->width, s->height });
    for (int i = 0; i < TC_ZONES; i++)
        box_of(t, scene, "deploy", i ? "north end" : "south end", t->zone[i]);
    for (int i = 0; i < s->bodies.sunks; i++)
        polygon(t, scene, "trench", s->piece[s->bodies.sunk[i].piece].name,
                prism_outline(&s->bodies.sunk[i]), s->bodies.sunk[i].bottom);
    draw_zones(t, scene);
    for (int i = 0; i < s->bodies.prisms; i++)
        polygon(t, scene, role_of(s, i), s->piece[s->bodies.prism[i].piece].name,
                prism_outline(&s->bodies.prism[i]), s->bodies.prism[i].top);
    draw_marks(t, scene);
}

/* --- models --- */

static void draw_model(const struct tc *t, const struct tc_state *s, int m, struct scene *scene)
{
    const struct tc_fighter *f = &t->fighter[m];
    const struct tc_model *model = &s->model[m];
    struct scene_token token = { .x = model->x,
                                 .y = down(t, model->y),
                                 .side = side_of(m) == NEUTRAL ? -1 : side_of(m),
                                 .facing = -1,
                                 .damage = model->blood,
                                 .damage_of = TC_MOST_MARKS,
                                 .height = model->z,
                                 .diameter = 2 * tc_base(f->base)->radius };

    text_copy(token.id, sizeof token.id, tc_model_name(m).at);
    text_copy(token.glyph, sizeof token.glyph, tc_model_name(m).at);
    text_copy(token.picture, sizeof token.picture, "u-rifle");
    snprintf(token.name, sizeof token.name, "%s %s", f->name, token.id);
    snprintf(token.states, sizeof token.states, "%s%s%s", model->flags & IS_DOWN ? "down " : "",
             model->flags & IS_ACTIVATED ? "moved " : "",
             model->flags & IS_EXHAUSTED ? "exhausted" : "");
    snprintf(token.facts, sizeof token.facts,
             "movement: %d; ranged: %+d; melee: %+d; armour: %d; blood: %d; blessing: %d",
             f->movement / TC_INCH, f->ranged, f->melee, f->armour, model->blood, model->blessing);
    scene_token(scene, token);
}

/* row_marks: who has how many of a kind of marker. */
static void row_marks(const struct tc *t, const struct tc_state *s, const char *label, int marking,
                      struct scene *scene)
{
    char room[200];
    struct text words = text_fixed(room, sizeof room);

    for_models (m, tc_present(t, s)) {
        const struct tc_model *model = &s->model[m];
        int count = marking == MARK_BLOOD      ? model->blood
                    : marking == MARK_BLESSING ? model->blessing
                                               : model->infection;

        if (count)
            text_addf(&words, "%s%s %d", words.length ? ", " : "", tc_model_name(m).at, count);
    }
    if (words.length)
        scene_row(scene, label, "%s", room);
}

/* row_warband: how many stand, lie and are gone. */
static void row_warband(const struct tc *t, const struct tc_state *s, int side, struct scene *scene)
{
    int out = 0, downs = 0, reserve = 0, all = 0;

    for_models (m, t->there & models_of(side)) {
        all++;
        out += s->model[m].where == OUT_OF_ACTION;
        reserve += s->model[m].where == IN_RESERVE;
        downs += is_on_table(s, m) && is_down(s, m);
    }
    scene_row(scene, t->base.side[side].title, "%d standing, %d Down, %d out%s%s",
              all - out - downs - reserve, downs, out, reserve ? ", others to deploy" : "",
              s->side[side].shaken ? "; Shaken" : "");
}

/* draw_objectives: who holds what. */
static void draw_objectives(const struct tc *t, const struct tc_state *s, struct scene *scene)
{
    int form = CONTROL_A;

    for (int i = 0; i < t->scores; i++)
        if (t->score[i].what == SCORE_CONTROLLED)
            form = t->score[i].control;
    if (t->objectives)
        scene_panel(scene, "Objectives", "TCS-0.22");
    for (int i = 0; i < t->objectives; i++) {
        char room[40];
        struct text place = text_fixed(room, sizeof room);
        int side = tc_control_of(t, s, i, form);

        text_addf(&place, "%d at ", i + 1);
        tc_spot_write((struct tc_spot){ t->objective[i].x, t->objective[i].y, 0 }, &place);
        scene_row(scene, room, "%s", side < 0 ? "nobody" : t->base.side[side].title);
    }
}

static void draw_state(const struct tc *t, const struct tc_state *s, struct scene *scene)
{
    scene->turn = s->turn;
    scene->turns = t->base.turns;
    scene->phase = -1;
    for (int side = SOUTH; side <= NORTH; side++)
        scene_score(scene, (struct scene_score){ .side = side, .points = tc_points(t, s, side) });
    scene_panel(scene, "Battle", "TC-4.1");
    if (s->initiative >= 0)
        scene_row(scene, "Initiative", "%s", t->base.side[s->initiative].title);
    for (int side = SOUTH; side <= NORTH; side++)
        row_warband(t, s, side, scene);
    row_marks(t, s, "BLOOD", MARK_BLOOD, scene);
    row_marks(t, s, "BLESSING", MARK_BLESSING, scene);
    row_marks(t, s, "INFECTION", MARK_INFECTION, scene);
    draw_objectives(t, s, scene);
}

void tc_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = view.state;

    for_models (m, tc_present(t, s))
        draw_model(t, s, m, scene);
    for (int i = 0; i < TC_MARKERS; i++)
        if (s->marker[i].kind == MARKER_SHRINE)
            scene_point(scene, "shrine", "Field Shrine",
                        (int[]){ s->marker[i].x, down(t, s->marker[i].y) });
    draw_state(t, s, scene);
}
