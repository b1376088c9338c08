/* tw_look.c - the line of fire between two hexes: how long it is, what blocks it, what hits. */
#include "games/trench_warfare/tw_rules.h"

#include <stdio.h>

#include "core/scene.h"

/* read_cell: "c0503" to board and hex; false when it is no cell of the scene. */
static bool read_cell(const char *id, int *field, int *hex)
{
    *field = id[0] == 'c' ? CPB : ALB;
    *hex = id[0] == 'c' || id[0] == 'a' ? tw_find_hex(id + 1) : 0;
    return on_board(*hex);
}

/* blocker: the first piece between two hexes in line, 0 when the way is free. */
static int blocker(const struct tw *tw, const struct tw_field *f, int from, int to)
{
    int first = tw_first_piece(tw, f, from, tw_direction(from, to));

    return first && tw_distance(from, first) < tw_distance(from, to) ? first : 0;
}

/* add_line: free as far as `wall`, where there is one. */
static void add_line(int field, int from, int wall, int to, struct scene *scene)
{
    int a[2], b[2], end[2];
    char text[24];

    tw_centre(field, from, &a[0], &a[1]);
    tw_centre(field, to, &b[0], &b[1]);
    tw_centre(field, wall ? wall : to, &end[0], &end[1]);
    if (wall) {
        snprintf(text, sizeof text, "blocked in %s", name_of(wall).at);
        scene_line(scene, "blocked", "", end, b);
        scene_point(scene, "block", text, end);
    }
    scene_line(scene, "sight", "", a, end);
}

static void say_shot(const struct tw *tw, int from, int to, struct scene *scene)
{
    const struct tw_reason *no = tw_no_aim(tw, from, to);
    char needs[48];

    tw_needs(tw_hitting_faces(tw, FIRE, from, to), needs, sizeof needs);
    if (no)
        scene_row(scene, "Rifle", "%s (%s)", no->why, no->clause);
    else
        scene_row(scene, "Rifle", "%s", needs);
}

void tw_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene)
{
    const struct tw *tw = tw_of(scn);
    const struct tw_state *s = view.state;
    int field, other, a, b;

    scene_panel(scene, "Line of fire", "TWF-5D");
    if (!read_cell(from, &field, &a) || !read_cell(to, &other, &b) || a == b) {
        scene_row(scene, "No line", "two hexes are needed");
    } else if (field != other) {
        scene_row(scene, "No line", "the boards never touch each other");
    } else if (tw_direction(a, b) < 0) {
        add_line(field, a, 0, b, scene);
        scene_row(scene, "No line", "not in one of the six directions");
    } else {
        int wall = blocker(tw, &s->field[field], a, b), distance = tw_distance(a, b);

        add_line(field, a, wall, b, scene);
        scene_row(scene, "Distance", "%d of at most %d", distance, RANGE);
        if (distance > RANGE)
            return;
        if (wall)
            scene_row(scene, "Rifle", "blocked in %s", name_of(wall).at);
        else
            say_shot(tw, a, b, scene);
        if (plane_has(&tw->trench, a) && plane_has(&tw->hole, b)) /* TWF-8, A6: flies over all */
            scene_row(scene, "Grenade of a defender", "hits on %d only", distance);
    }
}
