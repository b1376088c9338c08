/* vv_look.c - what one asks the map: lines of sight, firing arcs, fields of fire. */
#include <stdio.h>
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

void vv_zone(const struct vv *v, const struct vv_hexes *hexes, const char *role, const char *text,
             struct scene *scene)
{
    struct scene_shape shape = { .points = 0 };

    text_copy(shape.kind, sizeof shape.kind, "zone");
    text_copy(shape.role, sizeof shape.role, role);
    text_copy(shape.text, sizeof shape.text, text);
    for_set (hex, hexes) {
        if (shape.points == SHAPE_POINTS) {
            scene_shape(scene, shape);
            shape.points = 0;
        }
        hex_centre(&v->grid, hex, &shape.x[shape.points], &shape.y[shape.points]);
        shape.points++;
    }
    if (shape.points)
        scene_shape(scene, shape);
}

/* --- line of sight --- */

static void centre(const struct vv *v, int hex, int at[2])
{
    hex_centre(&v->grid, hex, &at[0], &at[1]);
}

/* part_place: where on the line a to b one draws a part of it: beside the middle of its hex or
 * hexside. */
static void part_place(const struct vv *v, const struct vv_ray *ray, int i, const int a[2],
                       const int b[2], int at[2])
{
    int64_t dx = b[0] - a[0], dy = b[1] - a[1];

    EXPECT(dx || dy);
    centre(v, ray->part[i].hex, at);
    if (ray->part[i].with != VV_NONE) {
        int other[2];

        centre(v, ray->part[i].with, other);
        at[0] = (at[0] + other[0]) / 2;
        at[1] = (at[1] + other[1]) / 2;
    }
    int64_t way = dx * (at[0] - a[0]) + dy * (at[1] - a[1]), whole = dx * dx + dy * dy;
    at[0] = a[0] + (int)(dx * way / whole);
    at[1] = a[1] + (int)(dy * way / whole);
}

/* ray_shapes: as far as one sees, what hinders on the way, where it ends and why. */
static void ray_shapes(const struct vv *v, const struct vv_ray *ray, int from, int to,
                       const char *verdict, struct scene *scene)
{
    int a[2], b[2], end[2];
    char text[24];

    centre(v, from, a);
    centre(v, to, b);
    centre(v, to, end);
    if (ray->blocked) {
        part_place(v, ray, ray->stop, a, b, end);
        scene_line(scene, "blocked", "", end, b);
    }
    scene_line(scene, "sight", ray->blocked ? "" : verdict, a, end);
    for (int i = 0; i < (ray->blocked ? ray->stop : ray->count); i++) {
        int at[2];

        if (ray->part[i].waived)
            continue;
        part_place(v, ray, i, a, b, at);
        snprintf(text, sizeof text, ray->part[i].blocks ? "one side" : "%+d", ray->part[i].value);
        scene_point(scene, "hinder", text, at);
    }
    if (ray->blocked)
        scene_point(scene, "block", verdict, end);
}

static void ray_rows(const struct vv *v, const struct vv_ray *ray, struct scene *scene)
{
    for (int i = 0; i < ray->count && !(ray->blocked && i > ray->stop); i++) {
        bool last = ray->blocked && i == ray->stop;
        char where[24];

        vv_ray_name(v, ray, i, where);
        if (ray->part[i].blocks)
            scene_row(scene, where, "%s: blocks%s", ray->part[i].what,
                      !ray->along ? ""
                      : last      ? ", the line ends"
                                  : " one side");
        else
            scene_row(scene, where, "%s: %s%+d", ray->part[i].what,
                      ray->part[i].waived ? "not counted, " : "", ray->part[i].value);
    }
}

static void look_along_line(const struct vv *v, const struct vv_state *s, const char *from,
                            const char *to, struct scene *scene)
{
    int a = hexmap_find(&v->grid, from), b = hexmap_find(&v->grid, to);
    struct vv_ray ray;
    char title[48], verdict[48], where[24];

    if (a == VV_NONE || b == VV_NONE)
        return;
    vv_ray(v, s, a, b, &ray);
    if (ray.blocked) {
        vv_ray_name(v, &ray, ray.stop, where);
        snprintf(verdict, sizeof verdict, "blocked: %.24s in %.12s", ray.part[ray.stop].what,
                 where);
    } else {
        snprintf(verdict, sizeof verdict, "clear, hindrance +%d", ray.sum);
    }
    if (a != b)
        ray_shapes(v, &ray, a, b, verdict, scene);
    snprintf(title, sizeof title, "Line of sight %.8s to %.8s", from, to);
    scene_panel(scene, title, ray.along ? "VV-9.4" : "VV-9.1");
    scene_row(scene, "Range", "%d", range_of(v, a, b));
    scene_row(scene, "Sight", "%s", verdict);
    if (ray.along)
        scene_row(scene, "Runs along hexsides", "VV-9.4");
    ray_rows(v, &ray, scene);
}

/* --- fields of fire --- */

/* arc_of: VV-7.4. */
static struct vv_hexes arc_of(const struct vv *v, int from, int facing)
{
    struct vv_hexes arc = { { 0 } };

    EXPECT(facing >= 0 && facing < 6);
    for (int hex = 0; hex < v->hexes; hex++)
        if (hex != from && in_arc(v, from, facing, hex))
            hexes_add(&arc, hex);
    return arc;
}

void vv_arc(const struct vv *v, const struct vv_state *s, int u, struct scene *scene)
{
    const struct vv_unit *unit = &s->unit[u];

    if (unit->place != VV_ON_MAP || is_foot(type_of(v, s, u)))
        return;
    struct vv_hexes arc = arc_of(v, unit->hex, unit->facing);
    vv_zone(v, &arc, "arc", "Forward firing arc", scene);
}

static void field_zone(const struct vv *v, const struct vv_state *s, int u, struct scene *scene)
{
    struct vv_hexes field = { { 0 } };
    int from = s->unit[u].hex, count = 0;

    for (int to = 0; to < v->hexes; to++)
        if (to != from && (vv_mounted_fire(v, s, u, to) > 0 || vv_gun_at(v, s, u, to) > 0) &&
            vv_bears(v, s, from, to) && vv_sees(v, s, from, to)) {
            hexes_add(&field, to);
            count++;
        }
    scene_row(scene, "Can fire into", "%d hex%s", count, count == 1 ? "" : "es");
    vv_zone(v, &field, "field", "", scene);
}

/* What a unit has to fire with, and where to: VV-1.2.2, VV-1.2.3, VV-7.4. */
static void weapon_rows(const struct vv_type *t, struct scene *scene)
{
    if (t->apfp || t->atfp)
        scene_row(scene, "Gun", t->turret ? "in a turret: all round" : "only into its arc");
    if (t->mg_any)
        scene_row(scene, "Machine guns", "%d all round, to range %d", t->mg_any, VV_MG_RANGE);
    if (t->mg_ahead)
        scene_row(scene, "Bow machine guns", "%d only into the arc, to range %d", t->mg_ahead,
                  VV_MG_RANGE);
    if (!(t->apfp || t->atfp || t->mg_any || t->mg_ahead))
        scene_row(scene, "Weapons", "none");
    if (t->shield)
        scene_row(scene, "Shield", "against fire from its arc");
    if (t->kind == VV_AFV)
        scene_row(scene, "Armour", "front %c, rear %c", '@' + t->front, '@' + t->rear);
}

static void unit_field(const struct vv *v, const struct vv_state *s, int u, struct scene *scene)
{
    const struct vv_unit *unit = &s->unit[u];
    char title[48];
    struct text t = text_fixed(title, sizeof title);

    if (unit->place != VV_ON_MAP || is_foot(type_of(v, s, u)))
        return;
    vv_add_unit(v, s, u, &t);
    scene_panel(scene, title, "VV-7.4");
    scene_row(scene, "Faces", "%s", hex_direction_name(&v->grid, unit->facing));
    weapon_rows(type_of(v, s, u), scene);
    vv_arc(v, s, u, scene);
    field_zone(v, s, u, scene);
}

/* VV-17.5: everything inside fires only into the bunker's arc. */
static void bunker_field(const struct vv *v, const struct vv_state *s, int hex, struct scene *scene)
{
    if (hex == VV_NONE || !is_bunker(position_at(s, hex)))
        return;
    int facing = position_facing(s, hex);
    struct vv_hexes arc = arc_of(v, hex, facing), field = { { 0 } };

    for_set (to, &arc)
        if (vv_sees(v, s, hex, to))
            hexes_add(&field, to);
    scene_panel(scene, v->tables.position_name[position_at(s, hex)], "VV-17.5");
    scene_row(scene, "Faces", "%s", hex_direction_name(&v->grid, facing));
    scene_row(scene, "Who is inside", "fires only into its arc");
    vv_zone(v, &arc, "arc", "Forward firing arc", scene);
    vv_zone(v, &field, "field", "", scene);
}

static void look_from_token(const struct vv *v, const struct vv_state *s, const char *token,
                            struct scene *scene)
{
    static const char bunker[] = "position-";
    long number;

    if (strncmp(token, bunker, sizeof bunker - 1) == 0)
        bunker_field(v, s, hexmap_find(&v->grid, token + sizeof bunker - 1), scene);
    else if (number_read(token, 1, VV_UNITS, &number) == 0)
        unit_field(v, s, (int)number - 1, scene);
}

void vv_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene)
{
    if (to)
        look_along_line((const struct vv *)scn, view.state, from, to, scene);
    else
        look_from_token((const struct vv *)scn, view.state, from, scene);
}
