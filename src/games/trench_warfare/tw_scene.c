/* tw_scene.c - the picture: two boards side by side, pieces, the steps of the turn, who leads. */
#include "games/trench_warfare/tw_rules.h"

#include <stdio.h>
#include <string.h>

#include "core/scene.h"

enum { BOARD_APART = (COLUMNS + 3) * 1732 };

void tw_cell_id(int field, int hex, char to[6])
{
    to[0] = field == CPB ? 'c' : 'a';
    memcpy(to + 1, name_of(hex).at, 5);
}

/* "c0505d": the board, the hex, the kind of piece. */
void tw_token_id(int field, enum tw_piece piece, int hex, char to[7])
{
    tw_cell_id(field, hex, to);
    to[5] = "cda"[piece];
    to[6] = '\0';
}

void tw_centre(int field, int hex, int *x, int *y)
{
    hex_centre(&tw_grid, tw_cell(hex), x, y);
    *x += field * BOARD_APART;
}

/* --- what never changes --- */

static void ground(const struct tw *tw, int hex, struct scene_cell *c)
{
    static const struct {
        char letter;
        const char *terrain, *label;
    } kind[] = {
        { 'T', "trench", "trench" },          { 'x', "open wire", "wire" },
        { 'o', "open fox-hole", "fox-hole" }, { 's', "open", "start hex" },
        { 'v', "open", "arrow hex" },         { '.', "open", "open ground" },
    };
    int i = 0;

    while (kind[i].letter != tw->ground[hex])
        i++;
    text_copy(c->terrain, sizeof c->terrain, kind[i].terrain);
    c->glyph[0] = kind[i].letter;
    snprintf(c->label, sizeof c->label, "%s, %s%s", c->name, kind[i].label,
             column_of(hex) > tw->water ? ", right of the water-way" : "");
}

static void add_cells(const struct scenario *scn, int field, struct scene *scene)
{
    for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
        struct scene_cell c = { 0 };
        int hex = tw_hex(cell);

        tw_centre(field, hex, &c.x, &c.y);
        tw_cell_id(field, hex, c.id);
        text_copy(c.name, sizeof c.name, name_of(hex).at);
        snprintf(c.board, sizeof c.board, "%s: %s charge", tw_field_name[field],
                 scn->side[field].title);
        ground(tw_of(scn), hex, &c);
        scene_cell(scene, c);
    }
}

static void add_link(int field, const char *kind, int from, int to, bool edge, struct scene *scene)
{
    struct scene_link link = { .edge = edge };

    text_copy(link.kind, sizeof link.kind, kind);
    tw_cell_id(field, from, link.from);
    tw_cell_id(field, to, link.to);
    scene_link(scene, link);
}

/* The trench runs down the board; the water-way lies on every hexside between its two columns. */
static void add_links(const struct tw *tw, int field, struct scene *scene)
{
    for (int row = 1; row <= ROWS; row++) {
        int bank = hex_at(row, tw->water);

        if (row < ROWS)
            add_link(field, "trench", trench_in(tw, row), trench_in(tw, row + 1), false, scene);
        for (int dir = 0; dir < HEX_DIRECTIONS; dir++)
            if (tw->next[bank][dir] && column_of(tw->next[bank][dir]) > tw->water)
                add_link(field, "water-way", bank, tw->next[bank][dir], true, scene);
    }
}

void tw_board(const struct scenario *scn, struct scene *scene)
{
    scene->layout = SCENE_POINTY;
    for (int i = 0; i < FIELDS; i++) {
        add_cells(scn, i, scene);
        add_links(tw_of(scn), i, scene);
    }
}

/* --- what changes --- */

/* Marks of the pieces whose step it is; "done" once the order has passed them over. */
static void set_states(const struct tw_state *s, int field, enum tw_piece piece, int hex,
                       struct scene_token *t)
{
    static const char *const words[8] = {
        "", "done", "fired", "fired done", "moved", "moved done", "moved fired", "moved fired done"
    };
    const struct tw_step *step = step_of(s);

    if (field != step->field || piece != step->piece || step->doing == PLACE || step->doing == OVER)
        return;
    bool moved = plane_has(&s->moved, hex), fired = plane_has(&s->fired, hex);
    bool done = (step->doing == MOVE ? moved : fired) || row_of(hex) < s->floor;
    text_copy(t->states, sizeof t->states, words[moved * 4 + fired * 2 + done]);
}

/* token_of_kind: what all pieces of a kind have in common; their name lacks the hex. */
static struct scene_token token_of_kind(const struct scenario *scn, int field, enum tw_piece piece)
{
    static const char *const picture[PIECES] = { "u-infantry", "u-rifle", "u-fieldgun" };
    int side = piece == CHARGER ? field : 1 - field;
    struct scene_token t = { .side = side, .facing = -1, .order = piece != CHARGER };

    text_copy(t.picture, sizeof t.picture, picture[piece]);
    t.glyph[0] = "cda"[piece];
    snprintf(t.name, sizeof t.name - 4, "%s %s ", scn->side[side].title, tw_piece_name[piece]);
    return t;
}

static void add_tokens(const struct scenario *scn, const struct tw_state *s, int field,
                       enum tw_piece piece, struct scene *scene)
{
    int hex[ROWS * COLUMNS], n = plane_list(&s->field[field].of[piece], hex);
    struct scene_token kind = token_of_kind(scn, field, piece);
    size_t named = strlen(kind.name);

    EXPECT(named + 5 <= sizeof kind.name);
    for (int i = 0; i < n; i++) {
        struct scene_token *t = scene_token(scene, kind);

        tw_token_id(field, piece, hex[i], t->id);
        tw_cell_id(field, hex[i], t->cell);
        memcpy(t->name + named, name_of(hex[i]).at, 5);
        set_states(s, field, piece, hex[i], t);
    }
}

/* add_score: what a side has, with the handicap where it is this side's. */
static void add_score(int side, int in, int alive, int handicap, struct scene *scene)
{
    struct scene_score score = { .side = side, .points = in };
    char count[12];
    bool given = handicap && side == (handicap > 0);

    snprintf(score.text, sizeof score.text, "in the trench, %d alive%s%s", alive,
             given ? ", handicap " : "", given ? tw_halves(handicap, count) : "");
    scene_score(scene, score);
}

static void add_panels(const struct scenario *scn, const struct tw_state *s, struct scene *scene)
{
    const struct tw_step *step = step_of(s);
    int handicap = tw_handicap(tw_of(scn), s);
    char count[12];

    scene_panel(scene, "Chargers in the enemy trench", "TWF-0");
    for (int i = 0; i < FIELDS; i++) {
        const struct tw_field *f = &s->field[i];
        int in = tw_in_trench(tw_of(scn), f), alive = plane_count(&f->of[CHARGER]);

        scene_row(scene, scn->side[i].title, "%d of %d alive", in, alive);
        add_score(i, in, alive, handicap, scene);
    }
    if (handicap)
        scene_row(scene, "Handicap", "%s for the %s", tw_halves(handicap, count),
                  scn->side[handicap > 0].title);
    scene_panel(scene, "Step", "TWF-3");
    scene_row(scene, step->title, "%s%s", step->doing == OVER ? "" : "on ",
              step->doing == OVER ? "" : tw_field_name[step->field]);
    if (s->floor)
        scene_row(scene, "Order", "row %02d and below may act", s->floor);
}

void tw_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct tw_state *s = view.state;

    scene->turn = s->turn;
    scene->turns = scn->turns;
    for (int i = STEP_A; i <= STEP_L; i++)
        scene_phase(scene, tw_steps[i].title);
    if (s->step >= STEP_A && s->step <= STEP_L)
        scene->phase = s->step - STEP_A;
    for (int field = 0; field < FIELDS; field++)
        for (int piece = 0; piece < PIECES; piece++)
            add_tokens(scn, s, field, (enum tw_piece)piece, scene);
    add_panels(scn, s, scene);
}
