/* tov_scene.c - the board and what stands on it, made from a view. */
#include "games/trenches_of_valor/tov_rules.h"

#include <stdio.h>

#include "core/scene.h"

/* --- the board --- */

static int entry_at(const struct tov *t, int cell)
{
    for (int i = 0; i < ENTRIES; i++)
        if (t->entry[i] == cell)
            return i;
    return -1;
}

static void add_cell(const struct tov *t, int cell, struct scene *scene)
{
    static const char *const terrain[] = { "clear", "clear trench", "clear wire" };
    static const char *const words[] = { "clear", "trench", "wire" };
    static const char *const glyph[] = { ".", "T", "x" };
    struct scene_cell c = { 0 };
    bool cut = t->cut & bit(cell), post = t->posts & bit(cell);
    int entry = entry_at(t, cell);

    hex_centre(&t->grid, cell, &c.x, &c.y);
    text_copy(c.id, sizeof c.id, tov_cell_name(t, cell).at);
    snprintf(c.name, sizeof c.name, entry < 0 ? "%.4s" : "%.4s %c", c.id, 'A' + entry);
    snprintf(c.terrain, sizeof c.terrain, "%s%s%s", terrain[t->terrain[cell]], cut ? " cut" : "",
             post ? " sandbags" : "");
    text_copy(c.glyph, sizeof c.glyph, cut ? "=" : post ? "#" : glyph[t->terrain[cell]]);
    struct text label = text_fixed(c.label, sizeof c.label);
    text_addf(&label, "%s, %s%s%s", c.id, cut ? "cut " : "", words[t->terrain[cell]],
              post ? ", machinegun post" : "");
    if (entry >= 0)
        text_addf(&label, ", entry %c", 'A' + entry);
    scene_cell(scene, c);
}

static void add_link(const struct tov *t, int cell, int direction, struct scene *scene)
{
    int to = hex_step(&t->grid, cell, direction);
    bool closed = t->blocked[cell] >> direction & 1;

    if (to < 0 || (!closed && !tov_connected(t, cell, to)))
        return;
    struct scene_link link = { .edge = closed };
    text_copy(link.kind, sizeof link.kind, closed ? "wire" : "trench");
    text_copy(link.from, sizeof link.from, tov_cell_name(t, cell).at);
    text_copy(link.to, sizeof link.to, tov_cell_name(t, to).at);
    scene_link(scene, link);
}

void tov_board(const struct scenario *scn, struct scene *scene)
{
    const struct tov *t = tov_of(scn);

    scene->layout = SCENE_POINTY;
    text_copy(scene->north, sizeof scene->north, "Raider's edge: exit by cut wire");
    text_copy(scene->south, sizeof scene->south, "Defender's edge");
    for (int cell = 0; cell < t->cells; cell++)
        add_cell(t, cell, scene);
    for (int cell = 0; cell < t->cells; cell++)
        for (int i = 0; i < 3; i++) /* each hexside once */
            add_link(t, cell, i, scene);
}

/* --- tokens --- */

/* What the numbers on the plate mean: one for each range, and how far it moves. */
static void kind_facts(const struct tov_kind *kind, struct text *out)
{
    bool yellow = false;

    text_add(out, "at range: 1 2 3 4; hits on: ");
    for (int i = 1; i <= RANGE_MAX; i++) {
        yellow |= kind->hit[i] && kind->yellow[i];
        if (kind->hit[i])
            text_addf(out, "%s%d", i > 1 ? " " : "", kind->hit[i]);
        else
            text_add(out, i > 1 ? " -" : "-");
    }
    text_addf(out, "; moves: %d", kind->move);
    if (yellow)
        text_add(out, "; note: Yellow number: a trench gives no cover.");
}

static void kind_plate(const struct tov_kind *kind, struct scene_token *token)
{
    struct text left = text_fixed(token->left, sizeof token->left);
    struct text facts = text_fixed(token->facts, sizeof token->facts);

    kind_facts(kind, &facts);

    for (int i = 1; i <= RANGE_MAX && kind->hit[i]; i++)
        text_addf(&left, "%s%d", i > 1 ? " " : "", kind->hit[i]);
    snprintf(token->right, sizeof token->right, "%d", kind->move);
    text_copy(token->picture, sizeof token->picture, kind->picture);
}

static void add_marker(const struct tov *t, const char *what, const char *picture,
                       const char *glyph, int cell, struct scene *scene)
{
    struct scene_token token = { .side = -1, .facing = -1 };

    text_copy(token.cell, sizeof token.cell, tov_cell_name(t, cell).at);
    snprintf(token.id, sizeof token.id, "%.12s-%.4s", what, token.cell);
    snprintf(token.name, sizeof token.name, "%s in %s", what, token.cell);
    text_copy(token.picture, sizeof token.picture, picture);
    text_copy(token.glyph, sizeof token.glyph, glyph);
    scene_token(scene, token);
}

static void add_markers(const struct tov *t, const struct tov_state *s, struct scene *scene)
{
    for (int cell = 0; cell < t->cells; cell++) {
        if (t->cut & bit(cell))
            add_marker(t, "Cut-wire", "b-cutwire", "=", cell, scene);
        if (t->posts & bit(cell))
            add_marker(t, "Post", "t-sandbags", "#", cell, scene);
    }
    for (int i = 0; i < s->dugouts; i++)
        if (!(s->cleared >> i & 1))
            add_marker(t, "Dugout", "t-dugout", "^", s->dugout[i], scene);
}

/* A face-down piece. Whoever may not know it gets the same back for every one. */
static void add_hidden(const struct tov *t, const struct tov_state *s, int location, int piece,
                       int number, struct scene *scene)
{
    struct scene_token token = { .side = 1 - raider_seat(s), .facing = -1, .order = number };
    struct hex_name place = tov_location_name(t, s, location);

    text_copy(token.cell, sizeof token.cell, tov_cell_name(t, location_cell(t, s, location)).at);
    snprintf(token.id, sizeof token.id, "%s-%d", place.at, number);
    token.hidden = piece == UNKNOWN;
    if (piece == UNKNOWN) {
        snprintf(token.name, sizeof token.name, "Face-down piece at %s", place.at);
    } else {
        snprintf(token.name, sizeof token.name, "%s, face-down at %s",
                 piece < t->kinds ? t->kind[piece].name : "Decoy", place.at);
        text_copy(token.glyph, sizeof token.glyph, "?");
        text_copy(token.states, sizeof token.states, "hidden");
        text_copy(token.picture, sizeof token.picture, "u-unknown");
        if (piece < t->kinds)
            kind_plate(&t->kind[piece], &token);
    }
    scene_token(scene, token);
}

static void add_face_down(const struct tov *t, const struct tov_state *s, struct scene *scene)
{
    for (int i = 0; i < LOCATIONS; i++) {
        int number = 1;

        for (int piece = 0; piece < PIECES; piece++)
            for (int k = 0; k < s->hidden[i][piece]; k++)
                add_hidden(t, s, i, piece, number++, scene);
    }
}

static void add_unit(const struct tov *t, const struct tov_state *s, int slot, struct scene *scene)
{
    static const char *const did[DIDS] = { "", "moved", "fired", "acted", "acted" };
    const struct tov_unit *u = &s->unit[slot];
    const struct tov_kind *kind = &t->kind[u->kind];
    int raider = raider_seat(s);
    struct scene_token token = { .side = is_raider(slot) ? raider : 1 - raider,
                                 .facing = -1,
                                 .order = 20 + slot };

    if (u->cell >= CELLS_MAX)
        return;
    EXPECT(u->did < DIDS);
    text_copy(token.id, sizeof token.id, tov_unit_name(t, s, slot).at);
    text_copy(token.cell, sizeof token.cell, tov_cell_name(t, u->cell).at);
    snprintf(token.name, sizeof token.name, "%s %s", kind->name, token.id);
    text_copy(token.glyph, sizeof token.glyph, token.id);
    text_copy(token.states, sizeof token.states, did[u->did]);
    kind_plate(kind, &token);
    scene_token(scene, token);
}

/* --- panels --- */

static void score_panel(const struct tov *t, const struct tov_state *s, struct scene *scene)
{
    int points = tov_vp(t, s);

    scene_score(scene,
                (struct scene_score){ .side = raider_seat(s), .points = points, .goal = t->need });
    scene_panel(scene, "Victory points", "TOV-9.0");
    scene_row(scene, "Raider has", "%d of %d", points, t->need);
    scene_row(scene, "Units exited", "%d", tov_exited(t, s));
    if (t->clear_vp)
        scene_row(scene, "Dugouts cleared", "%d, %d points each", bits_count(s->cleared),
                  t->clear_vp);
    if (tov_kill_vp(t, t->defenders_of))
        scene_row(scene, "For units eliminated", "%d", tov_kills(t, s));
    for (int v = 0; v < t->visits; v++)
        scene_row(scene, "Entered", "%s: %s", tov_cell_name(t, t->visit_cell[v]).at,
                  s->entered >> v & 1 ? "yes" : "no");
    if (t->row)
        scene_row(scene, "Row held", "%d hexes of row %02d, counted after turn %d", s->row_hexes,
                  t->row, t->row_turn);
    if (s->game)
        scene_row(scene, "First game of the match", "%d", s->first_vp);
}

static void turn_panel(const struct tov *t, const struct tov_state *s, struct scene *scene)
{
    int box = t->base.turns - s->turn + 1;

    scene->turn = s->turn > t->base.turns ? t->base.turns : s->turn;
    scene->turns = t->base.turns;
    scene_phase(scene, "Raider");
    scene_phase(scene, "Defender");
    scene_phase(scene, "Housekeeping");
    scene->phase = s->phase == PHASE_RAIDER || (s->phase == PHASE_ROLL && is_raider(s->attacker))
                       ? 0
                   : s->phase == PHASE_SETUP || s->phase == PHASE_OVER ? -1
                                                                       : 1;
    scene_panel(scene, "Turns", "TOV-4.0");
    scene_row(scene, "Marker", "box %d", s->phase == PHASE_OVER ? 0 : box);
    if (tov_may_exit(t, s))
        scene_row(scene, "Exit", "open");
    else
        scene_row(scene, "Exit", "from turn %d", tov_first_exit(t));
}

static void pieces_text(const struct tov *t, const uint8_t *pieces, char *out, size_t room)
{
    struct text text = text_fixed(out, room);

    for (int piece = 0; piece < UNKNOWN; piece++)
        if (pieces[piece])
            text_addf(&text, "%s%d %s", text.length ? ", " : "", pieces[piece],
                      tov_piece_id(t, piece));
    if (pieces[UNKNOWN])
        text_addf(&text, "%s%d face-down", text.length ? ", " : "", pieces[UNKNOWN]);
    if (!text.length)
        text_add(&text, "nothing");
}

/* "Not yet seen, C D E": the unseen pieces of a group and the places they may be at. */
static void group_text(const struct tov *t, const struct tov_state *s, int group, char *to,
                       size_t size)
{
    struct text label = text_fixed(to, size);

    text_add(&label, "Not yet seen,");
    for (int i = 0; i < LOCATIONS; i++)
        if (t->group_of[i] == group && i < ENTRIES + s->dugouts)
            text_addf(&label, " %s", tov_location_name(t, s, i).at);
}

static void hidden_panel(const struct tov *t, const struct tov_state *s, struct scene *scene)
{
    uint8_t pool[PIECES];
    char words[64], label[64];
    int rows = scene->rows;

    if (!t->groups)
        return;
    scene_panel(scene, s->phase == PHASE_OVER ? "What was hidden" : "Face-down pieces", "TOV-3.2");
    for (int i = 0; i < LOCATIONS; i++) {
        bool cleared = i >= ENTRIES && s->cleared >> (i - ENTRIES) & 1;
        const uint8_t *pieces = cleared ? s->hidden[i + DUGOUTS] : s->hidden[i];

        if (!cleared && nothing(pieces))
            continue;
        pieces_text(t, pieces, words, sizeof words);
        snprintf(label, sizeof label, "%s %s%s", i < ENTRIES ? "Entry" : "Dugout",
                 tov_location_name(t, s, i).at, cleared ? ", cleared" : "");
        scene_row(scene, label, "%s", words);
    }
    for (int g = 0; g < t->groups && s->phase > PHASE_SETUP && s->phase < PHASE_OVER; g++) {
        tov_pool(t, s, g, pool);
        pieces_text(t, pool, words, sizeof words);
        group_text(t, s, g, label, sizeof label);
        scene_row(scene, label, "%s", words);
    }
    if (scene->rows == rows)
        scene_row(scene, "All locations", "nothing");
}

/* The ledger of surprises: who came up where and when. */
static void revealed_panel(const struct tov *t, const struct tov_state *s, struct scene *scene)
{
    char label[64];
    bool any = false;

    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++) {
        const struct tov_unit *u = &s->unit[i];

        if (!u->from)
            continue;
        if (!any)
            scene_panel(scene, "Came up", "TOV-6.5");
        any = true;
        snprintf(label, sizeof label, "%s %s", t->kind[u->kind].name, tov_unit_name(t, s, i).at);
        scene_row(scene, label, "%s %s, turn %d%s", u->from - 1 < ENTRIES ? "entry" : "dugout",
                  tov_location_name(t, s, u->from - 1).at, u->turn,
                  u->cell == DEAD ? "; eliminated" : "");
    }
}

/* Who can still get out in time when nobody is in the way. */
static void way_out_panel(const struct tov *t, const struct tov_state *s, struct scene *scene)
{
    char label[64];

    if (s->phase < PHASE_RAIDER || s->phase > PHASE_SEARCH)
        return;
    scene_panel(scene, "Way out", "TOV-6.6");
    for (int i = 0; i < t->raiders; i++) {
        const struct tov_unit *u = &s->unit[i];

        if (u->cell >= CELLS_MAX)
            continue;
        int needs = t->way_out[t->kind[u->kind].move][u->cell];
        bool spent = s->phase != PHASE_RAIDER || u->did != DID_NOTHING;
        int left = t->base.turns - s->turn + (spent ? 0 : 1);
        snprintf(label, sizeof label, "%s in %s", tov_unit_name(t, s, i).at,
                 tov_cell_name(t, u->cell).at);
        if (needs > left)
            scene_row(scene, label, "too late");
        else
            scene_row(scene, label, "needs %d of %d turns%s", needs, left,
                      needs == left ? ": last chance to start" : "");
    }
}

void tov_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = view.state;

    turn_panel(t, s, scene);
    add_markers(t, s, scene);
    add_face_down(t, s, scene);
    for (int i = 0; i < RAIDERS + s->defenders; i++)
        if (in_play(t, s, i))
            add_unit(t, s, i, scene);
    score_panel(t, s, scene);
    hidden_panel(t, s, scene);
    revealed_panel(t, s, scene);
    way_out_panel(t, s, scene);
}
