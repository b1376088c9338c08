/* picture.c - board and scene. A scene's y points down, the rules' y up: only here they meet. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>
#include <string.h>

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

/* piece_role: what the catalogue says the piece looks like, or else `plain`. */
static const char *piece_role(const struct tc_piece *piece, const char *plain)
{
    static const char *const role[] = { NULL,    "crater", "wire",    "wood",
                                        "water", "bunker", "building" };

    EXPECT(piece->looks < sizeof role / sizeof role[0]);
    return piece->looks ? role[piece->looks] : plain;
}

/* prism_role: by what can be done on it, where its piece has no look of its own. */
static const char *prism_role(const struct tc_shape *s, int prism)
{
    const struct tc_piece *piece = &s->piece[s->bodies.prism[prism].piece];

    if (s->prism_flags[prism] & TC_STAND)
        return piece->kind == TC_HILL ? "hill" : "floor";
    return piece_role(piece, s->prism_flags[prism] & TC_BARRED ? "building" : "wall");
}

static const char *zone_role(const struct tc_shape *s, const struct tc_area *zone)
{
    const struct tc_piece *piece = &s->piece[zone->piece];

    return piece->kind == TC_WATER && !(zone->flags & TC_OPEN)
               ? "water"
               : piece_role(piece, zone->flags & TC_OPEN         ? "floor"
                                   : zone->flags & TC_IMPASSABLE ? "water"
                                   : zone->flags & TC_DANGEROUS  ? "danger"
                                                                 : "rough");
}

static void draw_ground(const struct tc *t, const struct tc_shape *s, struct scene *scene)
{
    for (int i = 0; i < s->bodies.sunks; i++) {
        const struct prism *sunk = &s->bodies.sunk[i];

        polygon(t, scene, piece_role(&s->piece[sunk->piece], "trench"), s->piece[sunk->piece].title,
                prism_outline(sunk), sunk->bottom);
    }
    for (int i = 0; i < s->zones; i++)
        polygon(t, scene, zone_role(s, &s->zone[i]), s->piece[s->zone[i].piece].title,
                tc_area_polygon(&s->zone[i]), 0);
    for (int i = 0; i < s->bodies.prisms; i++)
        polygon(t, scene, prism_role(s, i), s->piece[s->bodies.prism[i].piece].title,
                prism_outline(&s->bodies.prism[i]), s->bodies.prism[i].top);
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
    draw_ground(t, s, scene);
    draw_marks(t, scene);
}

/* --- models --- */

/* picture_of: a fighter by the most telling thing about it. */
static const char *picture_of(const struct tc_fighter *f)
{
    const char *found = "u-melee";

    if (f->keywords & UINT64_C(1) << KW_LEADER)
        return "u-leader";
    for (int i = 0; i < f->weapons; i++) {
        const struct tc_weapon *w = &f->weapon[i];

        if (w->keywords & UINT64_C(1) << KW_FLAMETHROWER)
            return "u-flame";
        if (w->automatic > 2)
            return "u-mg";
        if (w->blast && w->type != ITEM_GRENADE)
            return "u-launcher";
        if (w->range >= 40 * TC_INCH)
            return "u-sniper";
        if (w->ranged && w->type == ITEM_TWO_HANDED)
            found = w->automatic ? "u-lmg" : "u-rifle";
    }
    if (f->keywords & UINT64_C(1) << KW_FLYING)
        return "u-winged";
    return tc_base(f->base)->radius > tc_base(TC_BASE_32)->radius ? "u-brute" : found;
}

static bool is_acting(const struct tc_state *s, int m)
{
    for (int i = 0; i < s->actives; i++)
        if (s->active[i].model == m)
            return true;
    return false;
}

static void add_state(struct scene_token *token, const char *state, bool is)
{
    size_t length = strlen(token->states);

    if (is)
        snprintf(token->states + length, sizeof token->states - length, "%s%s", length ? " " : "",
                 state);
}

static void tell_states(const struct tc_state *s, int m, struct scene_token *token)
{
    const struct tc_model *model = &s->model[m];
    bool acting = is_acting(s, m);

    add_state(token, "down", model->flags & IS_DOWN);
    add_state(token, "acting", acting);
    add_state(token, "activated", model->flags & IS_ACTIVATED && !acting);
    add_state(token, "exhausted", model->flags & IS_EXHAUSTED);
    if (model->infection)
        snprintf(token->left, sizeof token->left, "%d", model->infection);
    if (model->blessing)
        snprintf(token->right, sizeof token->right, "%d", model->blessing);
}

/* tell_facts: the profile, the markers and the kit. */
static void tell_facts(const struct tc *t, const struct tc_state *s, int m,
                       struct scene_token *token)
{
    const struct tc_fighter *f = &t->fighter[m];
    struct text facts = text_fixed(token->facts, sizeof token->facts);

    text_addf(&facts, "movement: %d in; ranged: %+d; melee: %+d; armour: %d",
              tc_movement(t, s, m) / TC_INCH, tc_characteristic(t, s, m, true),
              tc_characteristic(t, s, m, false), f->armour);
    if (s->model[m].blood)
        text_addf(&facts, "; blood: %d", s->model[m].blood);
    if (s->model[m].blessing)
        text_addf(&facts, "; blessing: %d", s->model[m].blessing);
    if (s->model[m].infection)
        text_addf(&facts, "; infection: %d", s->model[m].infection);
    text_addf(&facts, "; kit: ");
    for (int i = 0; i < f->kits; i++)
        text_addf(&facts, "%s%s", i ? ", " : "", t->item[f->kit[i]].name);
}

/* draw_model: one that waits in reserve lies beside the table. */
static void draw_model(const struct tc *t, const struct tc_state *s, int m, struct scene *scene)
{
    const struct tc_fighter *f = &t->fighter[m];
    const struct tc_model *model = &s->model[m];
    bool waits = model->where == IN_RESERVE;
    struct scene_token token = { .x = waits ? -2 * TC_INCH : model->x,
                                 .y = waits ? -2 * TC_INCH : down(t, model->y),
                                 .side = side_of(m) == NEUTRAL ? -1 : side_of(m),
                                 .facing = -1,
                                 .damage = model->blood,
                                 .damage_of = TC_MOST_MARKS,
                                 .height = model->z,
                                 .diameter = 2 * tc_base(f->base)->radius };

    text_copy(token.id, sizeof token.id, tc_model_name(m).at);
    text_copy(token.glyph, sizeof token.glyph, tc_model_name(m).at);
    text_copy(token.picture, sizeof token.picture, picture_of(f));
    snprintf(token.name, sizeof token.name, "%s %s", f->name, token.id);
    tell_states(s, m, &token);
    tell_facts(t, s, m, &token);
    scene_token(scene, token);
}

/* --- what lies on the table --- */

const char *tc_marker_title(int kind)
{
    static const char *const title[MARKER_KINDS] = {
        [MARKER_NONE] = "Marker",
        [MARKER_SHRINE] = "Field Shrine",
        [MARKER_MINE] = "Mine",
        [MARKER_CLOUD] = "Cloud",
        [MARKER_CACHE] = "Cache",
        [MARKER_CRATER] = "Crater",
        [MARKER_SHELL] = "Shell",
        [MARKER_PIT] = "Pit",
        [MARKER_CRATE] = "Crate",
        [MARKER_GUARD] = "Anqā Guard",
        [MARKER_ALTAR] = "Golden Calf Altar",
        [MARKER_MINED] = "mined terrain",
        [MARKER_CHARGES] = "Explosive Charges",
        [MARKER_SLEEPER] = "Sleeper",
        [MARKER_SPILL] = "spoilt ground",
    };

    return title[kind];
}

/* draw_thing: one that stands on the table like terrain. */
static void draw_thing(const struct tc *t, const struct tc_marker *m, struct scene *scene)
{
    int form = tc_marker_form(m->kind);
    struct tc_area area = { .corners = 0 };

    tc_form_outline(form, (struct point){ m->x, m->y }, &area);
    polygon(t, scene, "wall", tc_marker_title(m->kind), tc_area_polygon(&area),
            m->z + tc_form_height(form));
}

static void draw_spill(const struct tc *t, const struct tc_marker *m, struct scene *scene)
{
    static const char *const title[] = { "", "FIRE", "GAS", "SHRAPNEL" };
    struct tc_spill spill = tc_spill_of(m);
    struct tc_area area;

    tc_spill_outline(&spill, &area);
    polygon(t, scene, "danger", title[spill.element], tc_area_polygon(&area), 0);
}

static void draw_markers(const struct tc *t, const struct tc_state *s, struct scene *scene)
{
    for (int i = 0; i < TC_MARKERS; i++) {
        const struct tc_marker *m = &s->marker[i];

        if (m->kind == MARKER_SPILL)
            draw_spill(t, m, scene);
        else if (m->kind == MARKER_GUARD || m->kind == MARKER_ALTAR)
            draw_thing(t, m, scene);
        else if (m->kind != MARKER_NONE && m->holder == 0 && (m->x || m->y))
            scene_point(scene, m->kind == MARKER_SHRINE ? "shrine" : "marker",
                        tc_marker_title(m->kind), (int[]){ m->x, down(t, m->y) });
    }
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
        if (side >= 0)
            scene_point(scene, side == SOUTH ? "held-1" : "held-2", t->base.side[side].title,
                        (int[]){ t->objective[i].x, down(t, t->objective[i].y) });
    }
}

static void draw_between(const struct tc *t, struct scene *scene, const char *role,
                         struct tc_spot a, struct tc_spot b)
{
    scene_line(scene, role, "", (int[]){ a.x, down(t, a.y) }, (int[]){ b.x, down(t, b.y) });
}

/* draw_under_way: the charge or the attack that a question or a roll belongs to. */
static void draw_under_way(const struct tc *t, const struct tc_state *s, struct scene *scene)
{
    const struct tc_attack *a = &s->attack;

    for (int i = 0; i < s->stack.depth; i++) {
        const struct frame *f = &s->stack.frame[i];

        if (f->kind == F_CHARGE && is_on_table(s, f->arg[0]) && is_on_table(s, f->arg[1]))
            draw_between(t, scene, "charge", tc_spot_of(s, f->arg[0]), tc_spot_of(s, f->arg[1]));
        if (f->kind != F_ATTACK || i + 1 == s->stack.depth || !is_on_table(s, a->attacker))
            continue;
        if (a->target >= 0 && is_on_table(s, a->target))
            draw_between(t, scene, "attack", tc_spot_of(s, a->attacker), tc_spot_of(s, a->target));
        else if (a->target == TARGET_POINT)
            draw_between(t, scene, "attack", tc_spot_of(s, a->attacker),
                         (struct tc_spot){ a->x, a->y, a->z });
    }
}

/* draw_zones: whose the two ends are, while models are deployed (TC-4.17). */
static void draw_zones(const struct tc *t, const struct tc_state *s, struct scene *scene)
{
    bool deploys = false;
    char words[48];

    for (int i = 0; i < s->stack.depth; i++)
        deploys |= s->stack.frame[i].kind == F_DEPLOY;
    for (int side = SOUTH; deploys && side <= NORTH; side++) {
        snprintf(words, sizeof words, "%.30s deploys here", t->base.side[side].title);
        box_of(t, scene, side == SOUTH ? "zone-1" : "zone-2", words, t->zone[s->side[side].zone]);
    }
}

static void draw_phases(const struct tc_state *s, struct scene *scene)
{
    static const char *const name[] = { "Initiative", "Activation", "Morale" };

    for (size_t i = 0; i < sizeof name / sizeof *name; i++)
        scene_phase(scene, name[i]);
    scene->phase = tc_turn_phase(s);
}

static void draw_state(const struct tc *t, const struct tc_state *s, struct scene *scene)
{
    scene->turn = s->turn;
    scene->turns = t->base.turns;
    draw_phases(s, scene);
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

    for_models (m, t->there)
        if (s->model[m].where == IN_RESERVE || is_on_table(s, m))
            draw_model(t, s, m, scene);
    draw_markers(t, s, scene);
    draw_under_way(t, s, scene);
    draw_zones(t, s, scene);
    draw_state(t, s, scene);
}
