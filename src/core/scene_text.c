/* scene_text.c - a scene drawn in characters: the board by rows of hexes, then what is off the map,
 * scores and panels. Planes are drawn by scene_plane.c. */
#include "core/scene.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    MARGIN = 4,    /* characters left of the map, for labels */
    CELL_WIDE = 6, /* characters per hex in a row; fewer or more if glyphs are short or long */
    GLYPH = 16,
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

/* How one board is laid out. If cells are named by row and column ("0503", "E5"), the names go to its
 * edges and the map takes half the lines; else each cell has its name beneath. */
struct drawing {
    const struct scene *scene;
    const char *board;
    int left, top, wide;
    bool labelled, line_first; /* line_first: "05" of "0503" is the line, "03" the column */
    bool linked;               /* lines between the rows of hexes show trenches and roads */
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
    int down = pointy ? DOWN_POINTY : DOWN_FLAT;
    int lines = (pointy ? 1 : 2) * (d->labelled && !d->linked ? 1 : 2);

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

const char *scene_facing(const struct scene *scene, const struct scene_token *token)
{
    static const char *const name[][6] = { [SCENE_POINTY] = { "E", "SE", "SW", "W", "NW", "NE" },
                                           [SCENE_FLAT] = { "N", "NE", "SE", "S", "SW", "NW" } };

    return scene->layout == SCENE_PLANE || token->facing < 0 ? ""
                                                             : name[scene->layout][token->facing];
}

/* --- what is on a cell --- */

/* is_down: face down, or a piece that looks so to everyone but its owner. */
static bool is_down(const struct scene_token *t)
{
    return t->hidden || strstr(t->states, "hidden") != NULL;
}

/* The tokens of one cell, counted by what they are. */
struct stack {
    const struct scene_token *up, *down, *marker; /* the highest of each */
    int ups, downs, markers;
};

static void higher(const struct scene_token **top, const struct scene_token *t, int *count)
{
    ++*count;
    if (!*top || t->order >= (*top)->order)
        *top = t;
}

/* A flag shows who owns a place; without a glyph it is left off text boards. */
static bool is_flag(const struct scene_token *t)
{
    return !t->glyph[0] && strstr(t->states, "flag") != NULL;
}

static struct stack stack_of(const struct scene *scene, const struct scene_cell *cell)
{
    struct stack s = { 0 };

    for (int i = 0; i < scene->tokens; i++) {
        const struct scene_token *t = &scene->token[i];

        if (strcmp(t->cell, cell->id) != 0 || is_flag(t))
            continue;
        if (t->side < 0)
            higher(&s.marker, t, &s.markers);
        else if (is_down(t))
            higher(&s.down, t, &s.downs);
        else
            higher(&s.up, t, &s.ups);
    }
    return s;
}

static void add_facing(const struct scene *scene, const struct scene_token *token, struct text *t)
{
    const char *way = scene_facing(scene, token);

    if (!way[0])
        return;
    text_add_char(t, ':');
    for (; *way; way++)
        text_add_char(t, (char)tolower((unsigned char)*way));
}

/* A number after a glyph: "M2", but "G4:2" if the glyph itself ends in a digit. */
static void add_count(struct text *t, int count)
{
    if (count > 1)
        text_addf(t, isdigit((unsigned char)t->at[t->length - 1]) ? ":%d" : "%d", count);
}

/* stack_glyph: the side's mark, the highest token, how many there are, its facing, ?n for n face-down
 * ones, the marker: "+G4:2", "+Art:nw", "-r1?3", "-?2^". */
static void stack_glyph(const struct scene *scene, const struct scene_cell *cell, char out[GLYPH])
{
    struct stack s = stack_of(scene, cell);
    struct text t = text_fixed(out, GLYPH);
    const struct scene_token *top = s.up ? s.up : s.down;

    if (!top) {
        text_add(&t, s.marker && s.marker->glyph[0] ? s.marker->glyph
                     : cell->glyph[0]               ? cell->glyph
                                                    : ".");
        return;
    }
    text_add_char(&t, scene_mark(top->side));
    if (s.up) {
        text_addf(&t, "%.4s", s.up->glyph);
        add_count(&t, s.ups);
        add_facing(scene, s.up, &t);
    }
    if (s.down) {
        text_add_char(&t, '?');
        add_count(&t, s.downs);
    }
    if (s.marker && strcmp(s.marker->glyph, cell->glyph) != 0) /* unless it is part of the ground */
        text_addf(&t, "%.1s", s.marker->glyph);
}

/* --- rows and columns --- */

/* cut_name splits "0503" or "E10" in two; false when a name is neither. What follows a blank ("0503
 * A", an entry) is ignored. */
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

/* agree: true when this place had no label yet (it has now), or the same one. */
static bool agree(char label[8], const char *words)
{
    if (!label[0])
        snprintf(label, 8, "%s", words);
    return strcmp(label, words) == 0;
}

/* fits_labels: do the cells of each line share one half of their names, and those of each column the
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

/* draw_labels: columns above, each once (staggered rows repeat them), rows on the left. */
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

/* --- links --- */

static const struct scene_cell *cell_here(const struct drawing *d, const char *id)
{
    const struct scene_cell *cell = scene_find_cell(d->scene, id);

    return cell && strcmp(cell->board, d->board) == 0 ? cell : NULL;
}

/* Links are drawn on boards of pointy hexes with row names at the edge, where there is room. */
static bool has_links(const struct drawing *d)
{
    if (!d->labelled || d->scene->layout != SCENE_POINTY)
        return false;
    for (int i = 0; i < d->scene->links; i++)
        if (!d->scene->link[i].edge && cell_here(d, d->scene->link[i].from))
            return true;
    return false;
}

/* draw_link: dashes within a row, a blank away from what is there; / or \ between two rows. */
static void draw_link(struct drawing *d, const struct scene_link *link)
{
    const struct scene_cell *a = cell_here(d, link->from), *b = cell_here(d, link->to);

    if (!a || !b || link->edge)
        return;
    int from = column_of(d, a), to = column_of(d, b), line = line_of(d, a), other = line_of(d, b);
    if (line != other) {
        bool falls = (to > from) == (other > line);

        put(&d->canvas, (line + other) / 2, (from + to) / 2, falls ? "\\" : "/");
        return;
    }
    int left = from < to ? from : to, right = from < to ? to : from;
    while (left < right && d->canvas.at[line][left] != ' ')
        left++;
    for (int i = left + (right - left > 2); i < right - 1; i++)
        d->canvas.at[line][i] = '-';
}

/* --- marks of shapes --- */

static bool shape_in(const struct scene_shape *shape, const struct scene_cell *cell)
{
    enum { INSIDE = 866 }; /* from the centre of a hex to its sides */

    for (int i = 0; i < shape->points; i++) {
        int64_t dx = shape->x[i] - cell->x, dy = shape->y[i] - cell->y;

        if (dx * dx + dy * dy <= (int64_t)INSIDE * INSIDE)
            return true;
    }
    return false;
}

/* cell_mark: what the shapes of the scene say about a cell; the most important one, or a blank. */
static char cell_mark(const struct scene *scene, const struct scene_cell *cell)
{
    static const struct {
        const char *role;
        char mark;
    } marks[] = { { "block", 'X' }, { "hinder", '+' }, { "field", ':' } };

    for (size_t k = 0; k < sizeof marks / sizeof marks[0]; k++)
        for (int i = 0; i < scene->shapes; i++)
            if (strcmp(scene->shape[i].role, marks[k].role) == 0 &&
                shape_in(&scene->shape[i], cell))
                return marks[k].mark;
    return ' ';
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
        char glyph[GLYPH];

        stack_glyph(d->scene, c, glyph);
        longest = strlen(glyph) > longest ? strlen(glyph) : longest;
        d->left = c->x < d->left ? c->x : d->left;
        d->top = c->y < d->top ? c->y : d->top;
    }
    d->labelled = true;
    d->linked = false;
    d->wide = longest < 4 ? 4 : longest < CELL_WIDE ? CELL_WIDE : (int)longest + 1;
    if (fits_labels(d, true) || fits_labels(d, false)) {
        d->linked = has_links(d);
        if (d->linked)
            fits_labels(d, d->line_first);
        return;
    }
    d->labelled = false;
    d->wide = longest < CELL_WIDE ? CELL_WIDE : (int)longest + 1;
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
        char glyph[GLYPH], mark[2] = "";

        stack_glyph(scene, c, glyph);
        int line = line_of(&d, c), column = column_of(&d, c);
        const char *entry = strchr(c->name, ' ');

        put(&d.canvas, line, column, glyph);
        mark[0] = cell_mark(scene, c);
        if (mark[0] != ' ')
            put(&d.canvas, line, column - 1, mark);
        if (!d.labelled)
            put(&d.canvas, line + 1, column, c->name);
        else if (entry) /* right after what is there */
            put(&d.canvas, line, column + (int)strlen(glyph), entry + 1);
    }
    for (int i = 0; i < scene->links && d.linked; i++)
        draw_link(&d, &scene->link[i]);
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

/* names_id: is the id part of the name ("Regular s1")? */
static bool names_id(const struct scene_token *t)
{
    size_t name = strlen(t->name), id = strlen(t->id);

    return id > 0 && name > id && strcmp(t->name + name - id, t->id) == 0;
}

static void list_tokens(const struct scene *scene, struct text *out)
{
    for (int i = 0; i < scene->tokens; i++) {
        const struct scene_token *t = &scene->token[i];

        if (t->cell[0])
            continue;
        text_addf(out, "  %s%s%s", names_id(t) ? "" : t->id, names_id(t) ? "" : " ", t->name);
        if (scene_on_table(scene, t)) {
            text_add(out, " at ");
            scene_write_spot(scene, (int[3]){ t->x, t->y, t->height }, out);
        }
        text_addf(out, "%s%s", t->states[0] ? " " : "", t->states);
        while (out->at[out->length - 1] == ' ')
            out->at[--out->length] = '\0';
        text_add_char(out, '\n');
    }
}

/* by_name: list a piece by its name if its id is just a number, which the board does not show. */
static bool by_name(const struct scene_token *t)
{
    return t->side >= 0 && t->name[0] && strspn(t->id, "0123456789") == strlen(t->id);
}

static void stack_item(const struct scene *scene, const struct scene_token *t, struct text *out)
{
    const char *way = scene_facing(scene, t);

    text_addf(out, "%s%s%s%s%s%s", t->side < 0 || by_name(t) ? t->name : t->id,
              way[0] ? " facing " : "", way, t->states[0] ? " (" : "", t->states,
              t->states[0] ? ")" : "");
}

static void stack_line(const struct scene *scene, const struct scene_cell *cell,
                       const struct stack *s, struct text *out)
{
    int listed = 0;

    text_addf(out, "  %-6s", cell->name);
    for (int i = 0; i < scene->tokens; i++) {
        const struct scene_token *t = &scene->token[i];

        if (strcmp(t->cell, cell->id) != 0 || is_flag(t) || (t->side >= 0 && is_down(t)))
            continue;
        text_add(out, !listed++ ? " " : by_name(t) ? "\n         " : ", ");
        stack_item(scene, t, out);
    }
    if (s->downs)
        text_addf(out, "%s%d face-down", listed ? ", " : " ", s->downs);
    text_add_char(out, '\n');
}

/* listed: does this cell hold more than the board can show? Where pieces go by name, every cell that
 * is not empty is listed. */
static bool listed(const struct stack *s, bool named)
{
    int pieces = s->ups + s->downs;

    return named ? pieces + s->markers > 0
                 : pieces > 0 && (s->ups > 1 || s->ups + (s->downs > 0) + s->markers > 1);
}

static void list_stacks(const struct scene *scene, struct text *out)
{
    bool any = false, named = false;

    for (int i = 0; i < scene->tokens; i++)
        named |= by_name(&scene->token[i]);
    for (int i = 0; i < scene->cells; i++) {
        struct stack s = stack_of(scene, &scene->cell[i]);

        if (!listed(&s, named))
            continue;
        if (!any)
            text_add(out, named ? "Pieces\n" : "Stacks\n");
        any = true;
        stack_line(scene, &scene->cell[i], &s, out);
    }
}

enum { TRACK_MOST = 40 };

/* Points on the way to a goal, as a track: "[###.......] 3 of 10". */
static void list_scores(const struct scene *scene, struct text *out)
{
    for (int i = 0; i < scene->scores; i++) {
        const struct scene_score *s = &scene->score[i];

        if (s->goal < 1 || s->goal > TRACK_MOST)
            continue;
        text_addf(out, "%c [", scene_mark(s->side));
        for (int k = 1; k <= s->goal || k <= s->points; k++)
            text_addf(out, "%s%s", k <= s->points ? "#" : ".",
                      k == s->goal && s->points > s->goal ? "|" : "");
        text_addf(out, "] %d of %d\n", s->points, s->goal);
    }
}

void scene_text_panels(const struct scene *scene, struct text *out)
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

void scene_text_map(const struct scene *scene, struct text *out)
{
    if (scene->layout == SCENE_PLANE)
        scene_text_plane(scene, out);
    for (int i = 0; i < scene->cells; i++)
        if (first_of_board(scene, i))
            draw_board(scene, scene->cell[i].board, out);
}

void scene_text(const struct scene *scene, struct text *out)
{
    if (scene->turn && scene->turns)
        text_addf(out, "Turn %d of %d", scene->turn, scene->turns);
    else if (scene->turn)
        text_addf(out, "Turn %d", scene->turn);
    if (scene->phase >= 0)
        text_addf(out, "%s%s", scene->turn ? ", " : "", scene->phases[scene->phase]);
    text_add(out, scene->turn || scene->phase >= 0 ? "\n" : "");
    scene_text_map(scene, out);
    list_stacks(scene, out);
    list_tokens(scene, out);
    list_scores(scene, out);
    scene_text_panels(scene, out);
}
