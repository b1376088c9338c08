/* scene_text.c - a scene drawn in characters: the board by rows of hexes, then what stands off the
 * map, scores and panels. Works for every hex game; a plane is listed instead of drawn. */
#include "core/scene.h"

#include <stdio.h>
#include <string.h>

enum {
    CELL_WIDE = 6,        /* characters a hex takes in its row */
    ACROSS_POINTY = 1732, /* scene units between neighbours in a row */
    ACROSS_FLAT = 1500,
    CANVAS_WIDE = 400,
    CANVAS_HIGH = 240,
};

/* One map on a canvas of characters; blanks are trimmed when it is printed. */
struct canvas {
    char at[CANVAS_HIGH][CANVAS_WIDE];
    int high;
};

static void put(struct canvas *c, int line, int column, const char *words)
{
    for (; *words && line >= 0 && line < CANVAS_HIGH && column >= 0 && column < CANVAS_WIDE;
         words++, column++) {
        c->at[line][column] = *words;
        if (line >= c->high)
            c->high = line + 1;
    }
}

/* stack_glyph: what stands on a cell: its top token, the side's mark before it, a count behind. */
static void stack_glyph(const struct scene *scene, const struct scene_cell *cell, char out[12])
{
    static const char mark[] = "+-*="; /* sides 1..4 where letters alone would not tell */
    const struct scene_token *top = NULL;
    int count = 0;

    for (int i = 0; i < scene->tokens; i++) {
        const struct scene_token *t = &scene->token[i];

        if (strcmp(t->cell, cell->id) != 0)
            continue;
        count++;
        if (!top || t->order >= top->order)
            top = t;
    }
    if (!top) {
        snprintf(out, 12, "%s", cell->glyph[0] ? cell->glyph : ".");
        return;
    }
    int used = snprintf(out, 12, "%s%.4s", "", top->hidden ? "?" : top->glyph);
    if (top->side >= 0 && top->side < 4) {
        snprintf(out, 12, "%c%.4s", mark[top->side], top->hidden ? "?" : top->glyph);
        used = (int)strlen(out);
    }
    if (count > 1)
        snprintf(out + used, (size_t)(12 - used), "%d", count);
}

static void draw_cell(const struct scene *scene, const struct scene_cell *cell, int left, int top,
                      struct canvas *c)
{
    bool pointy = scene->layout == SCENE_POINTY;
    int across = pointy ? ACROSS_POINTY : ACROSS_FLAT;
    int column = 4 + (cell->x - left) * CELL_WIDE / across;
    int line = pointy ? (cell->y - top) * 2 / 1500 : (cell->y - top) * 4 / 1732;
    char glyph[12];

    stack_glyph(scene, cell, glyph);
    put(c, line, column, glyph);
    put(c, line + 1, column, cell->name);
}

/* One map: all cells whose board is `board`, in the order of their places. */
static void draw_board(const struct scene *scene, const char *board, struct text *out)
{
    static _Thread_local struct canvas c;
    int left = 0, top = 0;
    bool any = false;

    memset(&c, ' ', sizeof c.at);
    c.high = 0;
    for (int i = 0; i < scene->cells; i++) {
        const struct scene_cell *cell = &scene->cell[i];

        if (strcmp(cell->board, board) != 0)
            continue;
        left = !any || cell->x < left ? cell->x : left;
        top = !any || cell->y < top ? cell->y : top;
        any = true;
    }
    for (int i = 0; i < scene->cells; i++)
        if (strcmp(scene->cell[i].board, board) == 0)
            draw_cell(scene, &scene->cell[i], left, top, &c);
    if (board[0])
        text_addf(out, "%s\n", board);
    for (int line = 0; line < c.high; line++) {
        int end = CANVAS_WIDE;

        while (end > 0 && c.at[line][end - 1] == ' ')
            end--;
        text_add_bytes(out, c.at[line], (size_t)end);
        text_add_char(out, '\n');
    }
}

static bool first_of_board(const struct scene *scene, int i)
{
    for (int k = 0; k < i; k++)
        if (strcmp(scene->cell[k].board, scene->cell[i].board) == 0)
            return false;
    return true;
}

static void list_tokens(const struct scene *scene, struct text *out)
{
    for (int i = 0; i < scene->tokens; i++) {
        const struct scene_token *t = &scene->token[i];

        if (t->cell[0])
            continue;
        text_addf(out, "  %s %s", t->id, t->name);
        if (scene->layout == SCENE_PLANE && scene->inch)
            text_addf(out, " at %d.%d, %d.%d inches", t->x / scene->inch,
                      t->x % scene->inch * 10 / scene->inch, t->y / scene->inch,
                      t->y % scene->inch * 10 / scene->inch);
        text_addf(out, "%s%s\n", t->states[0] ? " " : "", t->states);
    }
}

static void list_panels(const struct scene *scene, struct text *out)
{
    for (int i = 0; i < scene->panels; i++) {
        const struct scene_panel *p = &scene->panel[i];

        text_addf(out, "%s\n", p->title);
        for (int k = 0; k < p->rows; k++) {
            const struct scene_row *row = &scene->row[p->first_row + k];

            text_addf(out, "  %-32s %s\n", row->label, row->value);
        }
    }
}

void scene_text(const struct scene *scene, struct text *out)
{
    if (scene->turns)
        text_addf(out, "Turn %d of %d", scene->turn, scene->turns);
    else if (scene->turn)
        text_addf(out, "Turn %d", scene->turn);
    if (scene->phase >= 0)
        text_addf(out, "%s%s", scene->turn ? ", " : "", scene->phases[scene->phase]);
    text_add(out, scene->turn || scene->phase >= 0 ? "\n" : "");
    for (int i = 0; i < scene->cells; i++)
        if (first_of_board(scene, i))
            draw_board(scene, scene->cell[i].board, out);
    list_tokens(scene, out);
    list_panels(scene, out);
}
