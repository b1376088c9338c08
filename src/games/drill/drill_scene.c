/* drill_scene.c - the lanes as a hex board, the sections as tokens. */
#include "games/drill/drill_rules.h"

#include <stdio.h>

#include "core/hex.h"
#include "core/scene.h"

void drill_board(const struct scenario *scn, struct scene *scene)
{
    const struct hex_grid grid = { HEX_ODD_ROWS, drill_posts(scn) + 1, scn->seats };

    for (int cell = 0; cell < grid.columns * grid.rows; cell++) {
        int lane = cell / grid.columns, post = cell % grid.columns;
        bool flag = post == drill_posts(scn);
        struct scene_cell c = { 0 };

        hex_centre(&grid, cell, &c.x, &c.y);
        snprintf(c.id, sizeof c.id, "%.8s%d", scn->side[lane].id, post);
        snprintf(c.name, sizeof c.name, "%d", post);
        snprintf(c.glyph, sizeof c.glyph, flag ? "F" : ".");
        snprintf(c.terrain, sizeof c.terrain, "%s", flag ? "open objective" : "open");
        snprintf(c.label, sizeof c.label, "%s, post %d", scn->side[lane].title, post);
        scene_cell(scene, c);
    }
}

void drill_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct drill_state *s = view.state;

    scene->turn = s->day > scn->turns ? scn->turns : s->day;
    scene->turns = scn->turns;
    scene_panel(scene, "Sections", "DRL-7");
    for (int i = 0; i < scn->seats; i++) {
        struct scene_token t = { .side = i, .facing = -1, .picture = "u-rifle", .glyph = "S" };

        text_copy(t.id, sizeof t.id, scn->side[i].id);
        snprintf(t.cell, sizeof t.cell, "%.8s%d", scn->side[i].id, s->post[i]);
        text_copy(t.name, sizeof t.name, scn->side[i].title);
        snprintf(t.left, sizeof t.left, s->packed[i] == DRILL_UNKNOWN ? "?" : "%d", s->packed[i]);
        scene_row(scene, t.name, "post %d, %d fired of %s", s->post[i], s->shots[i], t.left);
        scene_token(scene, t);
        scene_score(scene, (struct scene_score){ .side = i, .points = drill_score(s, i) });
    }
}
