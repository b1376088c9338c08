/* scene_text.c - a scene drawn in characters: the board by rows of hexes, then what stands off the
 * map, scores and panels. Works for every hex game; a plane is listed instead of drawn. */
#include "core/scene.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    MARGIN = 4,    /* characters left of the map, for labels */
    CELL_WIDE = 6, /* characters a hex takes in its row; less where what stands on it is short */
    ACROSS_POINTY = 1732, /* scene units between neighbours in a row */
    DOWN_POINTY = 1500,
    ACROSS_FLAT = 1500,
    DOWN_FLAT = 1732,
    CANVAS_WIDE = 400,
    CANVAS_HIGH = 240,
};

/* One map on a canvas of characters; blanks are trimmed when it is printed. */
struct canvas {
    char at[CANVAS_HIGH][CANVAS_WIDE];
    int high;
};

/* How one board is laid out. Where the names of its cells are rows and columns ("0503", "E5"),
 * these stand at its edges, and the map takes half the lines; else every cell has its name beneath.
 */
struct drawing {
    const struct scene *scene;
    const char *board;
    int left, top, wide;
    bool labelled, line_first; /* line_first: "05" of "0503" is the line, "03" the column */
    char line_label[CANVAS_HIGH][8], column_label[CANVAS_WIDE][8];
    struct canvas canvas;
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

static int line_of(const struct drawing *d, const struct scene_cell *cell)
{
    bool pointy = d->scene->layout == SCENE_POINTY;
    int down = pointy ? DOWN_POINTY : DOWN_FLAT, lines = (pointy ? 1 : 2) * (d->labelled ? 1 : 2);

    return ((cell->y - d->top) * lines + down / 4) / down;
}

static int column_of(const struct drawing *d, const struct scene_cell *cell)
{
    int across = d->scene->layout == SCENE_POINTY ? ACROSS_POINTY : ACROSS_FLAT;

    return MARGIN + ((cell->x - d->left) * d->wide + across / 4) / across;
}

static const struct scene_cell *next_cell(const struct drawing *d, const struct scene_cell *cell)
{
    const struct scene_cell *end = d->scene->cell + d->scene->cells;

    for (cell = cell ? cell + 1 : d->scene->cell; cell < end; cell++)
        if (strcmp(cell->board, d->board) == 0)
            return cell;
    return NULL;
}

char scene_mark(int side)
{
    static const char mark[] = "+-*=";

    return side >= 0 && side < 4 ? mark[side] : ' ';
}

/* stack_glyph: what stands on a cell: its top token, the side's mark before it, a count behind. */
static void stack_glyph(const struct scene *scene, const struct scene_cell *cell, char out[12])
{
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
    struct text t = text_fixed(out, 12);
    if (!top) {
        text_add(&t, cell->glyph[0] ? cell->glyph : ".");
        return;
    }
    if (top->side >= 0)
        text_add_char(&t, scene_mark(top->side));
    text_addf(&t, "%.4s", top->hidden ? "?" : top->glyph);
    if (count > 1)
        text_addf(&t, "%d", count);
}

/* --- rows and columns --- */

/* cut_name splits "0503" or "E10" in two; false when a name is neither. What stands behind a blank
 * ("0503 A", an entry) is no part of it. */
static bool cut_name(const char *name, char head[8], char tail[8])
{
    size_t length = strcspn(name, " "), letters = 0;

    while (isalpha((unsigned char)name[letters]))
        letters++;
    if (letters == 0 && length == 4)
        letters = 2;
    if (letters == 0 || letters == length ||
        strspn(name + letters, "0123456789") != length - letters)
        return false;
    snprintf(head, 8, "%.*s", (int)letters, name);
    snprintf(tail, 8, "%.*s", (int)(length - letters), name + letters);
    return true;
}

/* agree: does this place have no label yet, or this one? */
static bool agree(char label[8], const char *words)
{
    if (!label[0])
        snprintf(label, 8, "%s", words);
    return strcmp(label, words) == 0;
}

/* fits_labels: do all cells of a line share one half of their names, and those of a column the
 * other? */
static bool fits_labels(struct drawing *d, bool line_first)
{
    memset(d->line_label, 0, sizeof d->line_label);
    memset(d->column_label, 0, sizeof d->column_label);
    for (const struct scene_cell *c = next_cell(d, NULL); c; c = next_cell(d, c)) {
        char head[8], tail[8];
        int line = line_of(d, c), column = column_of(d, c);

        if (!cut_name(c->name, head, tail) || line < 0 || line >= CANVAS_HIGH || column < 0 ||
            column >= CANVAS_WIDE)
            return false;
        if (!agree(d->line_label[line], line_first ? head : tail) ||
            !agree(d->column_label[column], line_first ? tail : head))
            return false;
    }
    d->line_first = line_first;
    return true;
}

/* draw_labels: columns above, each once (staggered rows repeat them), lines at the left. */
static void draw_labels(struct drawing *d, struct text *out)
{
    char row[CANVAS_WIDE + 8], seen[CANVAS_WIDE * 8] = " ";

    memset(row, ' ', sizeof row);
    for (int column = 0; column < CANVAS_WIDE; column++) {
        const char *label = d->column_label[column];
        char word[12];

        snprintf(word, sizeof word, " %s ", label);
        if (!label[0] || strstr(seen, word))
            continue;
        strcat(seen, word + 1);
        memcpy(row + column, label, strlen(label));
    }
    int end = CANVAS_WIDE;
    while (end > 0 && row[end - 1] == ' ')
        end--;
    text_add_bytes(out, row, (size_t)end);
    text_add_char(out, '\n');
    for (int line = 0; line < d->canvas.high; line++)
        put(&d->canvas, line, 0, d->line_label[line]);
}

/* --- one board --- */

/* measure finds the corner of the board and how wide its cells must be. */
static void measure(struct drawing *d)
{
    const struct scene_cell *first = next_cell(d, NULL);
    size_t longest = 0;

    d->left = first->x;
    d->top = first->y;
    for (const struct scene_cell *c = first; c; c = next_cell(d, c)) {
        char glyph[12];

        stack_glyph(d->scene, c, glyph);
        longest = strlen(glyph) > longest ? strlen(glyph) : longest;
        d->left = c->x < d->left ? c->x : d->left;
        d->top = c->y < d->top ? c->y : d->top;
    }
    d->labelled = true;
    d->wide = longest < 4 ? 4 : CELL_WIDE;
    if (fits_labels(d, true) || fits_labels(d, false))
        return;
    d->labelled = false;
    d->wide = CELL_WIDE;
}

static void draw_board(const struct scene *scene, const char *board, struct text *out)
{
    static _Thread_local struct drawing d;

    d.scene = scene;
    d.board = board;
    memset(&d.canvas, ' ', sizeof d.canvas.at);
    d.canvas.high = 0;
    measure(&d);
    for (const struct scene_cell *c = next_cell(&d, NULL); c; c = next_cell(&d, c)) {
        char glyph[12];

        stack_glyph(scene, c, glyph);
        int line = line_of(&d, c), column = column_of(&d, c);
        const char *entry = strchr(c->name, ' ');

        put(&d.canvas, line, column, glyph);
        if (!d.labelled)
            put(&d.canvas, line + 1, column, c->name);
        else if (entry) /* right behind what stands there */
            put(&d.canvas, line, column + (int)strlen(glyph), entry + 1);
    }
    if (board[0])
        text_addf(out, "%s\n", board);
    if (d.labelled)
        draw_labels(&d, out);
    for (int line = 0; line < d.canvas.high; line++) {
        int end = CANVAS_WIDE;

        while (end > 0 && d.canvas.at[line][end - 1] == ' ')
            end--;
        text_add_bytes(out, d.canvas.at[line], (size_t)end);
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
