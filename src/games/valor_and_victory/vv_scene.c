/* vv_scene.c - what to draw: the map, the units and markers on it, panels. */
#include <stdio.h>
#include <string.h>

#include "games/valor_and_victory/vv_rules.h"

/* --- the board --- */

/* The ids of web/symbols.svg and its terrain drawings; others are drawn as what they are. */
static const char *terrain_picture(const struct vv_terrain *t)
{
    static const struct {
        const char *id, *picture;
    } names[] = { { "woods", "forest" }, { "hay", "haystack" }, { "crop", "crops" },
                  { "field", "field" },  { "canal", "river" },  { "pond", "lake" } };

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(names[i].id, t->id) == 0)
            return names[i].picture;
    return t->id;
}

static void board_cell(const struct vv *v, int hex, struct scene *scene)
{
    const struct vv_terrain *t = terrain_at(v, hex);
    struct scene_cell c = { 0 };
    bool objective = false;

    hex_centre(&v->grid, hex, &c.x, &c.y);
    hexmap_name(&v->grid, hex, c.name);
    text_copy(c.id, sizeof c.id, c.name);
    for (int i = 0; i < v->objectives; i++)
        objective |= v->objective[i] == hex;
    snprintf(c.terrain, sizeof c.terrain, "%s%s%s", terrain_picture(t),
             objective ? " objective" : "",
             hexes_has(&v->exit[0], hex) || hexes_has(&v->exit[1], hex) ? " exit" : "");
    snprintf(c.glyph, sizeof c.glyph, "%c", t->letter);
    snprintf(c.label, sizeof c.label, "%s, %s%s", c.name, t->name, objective ? ", objective" : "");
    scene_cell(scene, c);
}

static void board_links(const struct vv *v, int hex, struct scene *scene)
{
    for (int dir = 0; dir < 6; dir++) {
        int to = v->next[hex][dir];
        struct scene_link link = { 0 };

        if (to < hex) /* each pair once; VV_NONE is below every hex */
            continue;
        hexmap_name(&v->grid, hex, link.from);
        hexmap_name(&v->grid, to, link.to);
        if (v->edge[hex][dir]) {
            snprintf(link.kind, sizeof link.kind, v->edge[hex][dir] == VV_WALL ? "wall" : "hedge");
            link.edge = true;
            scene_link(scene, link);
        }
        if (v->road[hex] >> dir & 1) {
            text_copy(link.kind, sizeof link.kind, "road");
            link.edge = false;
            scene_link(scene, link);
        }
        const char *a = terrain_at(v, hex)->id, *b = terrain_at(v, to)->id;
        bool water = (strcmp(a, "stream") == 0 && strcmp(b, "stream") == 0) ||
                     (strcmp(a, "canal") == 0 && strcmp(b, "canal") == 0);
        if (water) {
            snprintf(link.kind, sizeof link.kind, a[0] == 's' ? "stream" : "river");
            link.edge = false;
            scene_link(scene, link);
        }
    }
}

void vv_board(const struct scenario *scn, struct scene *scene)
{
    const struct vv *v = (const struct vv *)scn;

    scene->layout = SCENE_FLAT;
    for (int hex = 0; hex < v->hexes; hex++)
        board_cell(v, hex, scene);
    for (int hex = 0; hex < v->hexes; hex++)
        board_links(v, hex, scene);
}

/* --- counters --- */

static const char *unit_picture(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_type *t = type_of(v, s, u);
    static const char *const of_weapon[] = {
        [VV_MG] = "u-lmg", [VV_MORTAR] = "u-mortar", [VV_AT] = "u-launcher", [VV_FLAME] = "u-flame"
    };
    const struct vv_weapon *w = &v->weapon[s->unit[u].weapon];

    switch (t->kind) {
    case VV_LEADER: return "u-leader";
    case VV_GUN: return "u-fieldgun";
    case VV_AFV: return t->transport ? "u-halftrack" : t->front < 3 ? "u-lighttank" : "u-tank";
    case VV_VEHICLE: return t->transport == VV_CLASS_TH ? "u-car" : "u-truck";
    default:
        if (s->unit[u].weapon)
            return w->kind == VV_MG && w->heavy ? "u-mg" : of_weapon[w->kind];
        return t->kind == VV_SQUAD ? "u-squad" : "u-halfsquad";
    }
}

static const char *unit_glyph(const struct vv_type *t)
{
    static const char *const glyph[] = { "", "S", "h", "L", "G", "T", "V" };

    return glyph[t->kind];
}

static char letter_of(int index)
{
    return index ? (char)('A' + index - 1) : '-';
}

/* The numbers on the plate: firepower-range-casualty rating; guns and tanks their letters. */
static void unit_numbers(const struct vv *v, const struct vv_state *s, int u, struct scene_token *t)
{
    const struct vv_type *type = type_of(v, s, u);

    if (is_foot(type)) {
        snprintf(t->left, sizeof t->left, "%d-%d-%d", type->apfp, type->range, type->cr);
        if (type->kind == VV_LEADER)
            snprintf(t->right, sizeof t->right, "%d", type->modifier);
        return;
    }
    if (type->kind == VV_AFV)
        snprintf(t->left, sizeof t->left, "%c %c/%c", letter_of(type->atfp), letter_of(type->front),
                 letter_of(type->rear));
    else
        snprintf(t->left, sizeof t->left, "%c %d", letter_of(type->atfp), type->cr);
    snprintf(t->right, sizeof t->right, "%d", type->mp);
}

/* What the numbers on the plate mean. */
static void unit_facts(const struct vv *v, const struct vv_state *s, int u, struct text *out)
{
    const struct vv_type *type = type_of(v, s, u);

    if (is_foot(type))
        text_addf(out, "firepower: %d; range: %d; casualty rating: %d", type->apfp, type->range,
                  type->cr);
    else if (type->kind == VV_AFV)
        text_addf(out, "gun: %c; armour, front and rear: %c/%c; moves: %d", letter_of(type->atfp),
                  letter_of(type->front), letter_of(type->rear), type->mp);
    else
        text_addf(out, "gun: %c; casualty rating: %d; moves: %d", letter_of(type->atfp), type->cr,
                  type->mp);
    if (type->kind == VV_LEADER)
        text_addf(out, "; leadership: %d", type->modifier);
}

static void unit_states(const struct vv_state *s, int u, struct text *out)
{
    static const char *const word[] = { "pinned", "fired", "moved", "immobile" };

    for (int i = 0; i < 4; i++)
        if (s->marked[i] & bit(u))
            text_addf(out, "%s%s", out->length ? " " : "", word[i]);
    if (movers(s) & bit(u))
        text_addf(out, "%smoving", out->length ? " " : "");
}

static void unit_title(const struct vv *v, const struct vv_state *s, int u, struct text *out)
{
    text_addf(out, "%s ", type_of(v, s, u)->nation);
    vv_add_unit(v, s, u, out);
    if (s->unit[u].weapon)
        text_addf(out, " with %s", v->weapon[s->unit[u].weapon].name);
    if (s->unit[u].place != VV_ABOARD)
        return;
    text_add(out, type_of(v, s, u)->kind == VV_GUN ? ", towed by " : ", aboard ");
    vv_add_unit(v, s, s->unit[u].carrier - 1, out);
}

static int stack_order(const struct vv_state *s, int u)
{
    int order = 1; /* markers lie below */

    for_hex (w, s, s->unit[u].hex) {
        if (w == u || (s->unit[u].carrier == w + 1))
            break;
        order++;
    }
    return order + (s->unit[u].place == VV_ABOARD ? 8 : 0);
}

static void unit_token(const struct vv *v, const struct vv_state *s, int u, struct scene *scene)
{
    const struct vv_unit *unit = &s->unit[u];
    struct scene_token t = { .side = unit->side, .facing = -1 };
    struct text name = text_fixed(t.name, sizeof t.name);
    struct text states = text_fixed(t.states, sizeof t.states);
    struct text facts = text_fixed(t.facts, sizeof t.facts);
    bool aboard_map = unit->place == VV_ABOARD && s->unit[unit->carrier - 1].place == VV_ON_MAP;

    snprintf(t.id, sizeof t.id, "%d", u + 1);
    if (unit->place == VV_ON_MAP || aboard_map) {
        hexmap_name(&v->grid, unit->hex, t.cell);
        t.order = stack_order(s, u);
    }
    text_copy(t.picture, sizeof t.picture, unit_picture(v, s, u));
    text_copy(t.glyph, sizeof t.glyph, unit_glyph(type_of(v, s, u)));
    unit_title(v, s, u, &name);
    unit_states(s, u, &states);
    unit_facts(v, s, u, &facts);
    unit_numbers(v, s, u, &t);
    if (!is_foot(type_of(v, s, u)) && unit->place == VV_ON_MAP)
        t.facing = unit->facing;
    t.experience = type_of(v, s, u)->elite;
    scene_token(scene, t);
}

/* --- markers --- */

static void marker(const struct vv *v, int hex, const char *id, const char *picture,
                   const char *name, const char *glyph, int facing, struct scene *scene)
{
    struct scene_token t = { .side = -1, .facing = facing };

    hexmap_name(&v->grid, hex, t.cell);
    snprintf(t.id, sizeof t.id, "%s-%s", id, t.cell);
    text_copy(t.picture, sizeof t.picture, picture);
    text_copy(t.name, sizeof t.name, name);
    text_copy(t.glyph, sizeof t.glyph, glyph);
    scene_token(scene, t);
}

static void hex_markers(const struct vv *v, const struct vv_state *s, int hex, struct scene *scene)
{
    static const char *const picture[VV_POSITIONS] = { "",           "t-bunker", "t-bunker",
                                                       "t-sandbags", "t-wire",   "t-foxhole",
                                                       "t-trench" };
    int position = position_at(s, hex);
    char name[40];

    if (position)
        marker(v, hex, "position", picture[position], v->tables.position_name[position], "#",
               is_bunker(position) ? position_facing(s, hex) : -1, scene);
    if (smoke_at(s, hex)) {
        snprintf(name, sizeof name, "Smoke %d", smoke_at(s, hex));
        marker(v, hex, "smoke", smoke_at(s, hex) > 1 ? "t-smoke2" : "t-smoke", name, "%", -1,
               scene);
    }
    if (lanes_at(s, hex)) {
        snprintf(name, sizeof name, "Fire lane, %d", lanes_at(s, hex));
        marker(v, hex, "lane", "t-lane", name, "*", -1, scene);
    }
}

/* Who holds an objective: VV-4.3. */
static void objective_flag(const struct vv *v, const struct vv_state *s, int i, struct scene *scene)
{
    struct scene_token t = {
        .side = s->owner[i], .facing = -1, .picture = "u-standard", .states = "flag"
    };

    EXPECT(i < v->objectives && s->owner[i] <= 1);
    hexmap_name(&v->grid, v->objective[i], t.cell);
    snprintf(t.id, sizeof t.id, "flag-%s", t.cell);
    snprintf(t.name, sizeof t.name, "Objective, held by %s", v->base.side[t.side].title);
    scene_token(scene, t);
}

/* --- panels --- */

static void victory_panel(const struct vv *v, const struct vv_state *s, struct scene *scene)
{
    bool over = top_of(s)->kind == F_OVER;
    int now = over ? vv_goal_decided(v, s) : vv_goal_now(v, s, false);
    const char *mark = over ? " (decided)" : " (now)";
    char room[240];

    scene_panel(scene, "Victory", "VV-4.3");
    for (int i = 0; i < v->goals; i++) {
        const struct vv_goal *goal = &v->goal[i];
        struct text t = text_fixed(room, sizeof room);
        char title[64];

        snprintf(title, sizeof title, "%s%s%s",
                 goal->result == VV_NONE ? "Draw" : v->base.side[goal->result].title,
                 goal->sudden ? " at once" : "", i == now ? mark : "");
        vv_goal_text(v, goal, &t);
        scene_row(scene, title, "%s", room);
    }
}

/* standing: the number that tells best how a side does. */
static int standing(const struct vv *v, const struct vv_state *s, int side)
{
    if (vv_counts_score(v))
        return vv_score(v, s, side);
    if (v->objectives)
        return vv_control_count(v, s, side, ~UINT32_C(0));
    return v->has_exit[side] ? s->pool[side].exits : s->pool[side].kills;
}

static void side_panel(const struct vv *v, const struct vv_state *s, int side, struct scene *scene)
{
    const struct vv_pool *pool = &s->pool[side];

    scene_panel(scene, v->base.side[side].title, "VV-4.2");
    scene_row(scene, "Units left", "%d", vv_units_left(s, side));
    scene_row(scene, "Enemy losses", "%d points", pool->kills);
    if (v->has_exit[side])
        scene_row(scene, "Off the map", "%d points", pool->exits);
    if (vv_counts_score(v))
        scene_row(scene, "Score", "%d points", vv_score(v, s, side));
    if (v->smoke[side])
        scene_row(scene, "Smoke factors", "%d", pool->smoke);
    for (int i = 0; i < VV_EXPENDABLES; i++) {
        char name[20];

        if (!v->expendable[side][i] && !pool->expendable[i])
            continue;
        choice_name(vv_expendable_names, i, name, sizeof name);
        name[0] = (char)(name[0] - 32);
        scene_row(scene, name, "%d", pool->expendable[i]);
    }
}

/* same_item: positions of a kind, weapons of a kind; units are tokens of their own. */
static bool same_item(const struct vv_stock *a, const struct vv_stock *b)
{
    return a->kind == b->kind && a->side == b->side && a->what == b->what &&
           a->kind != VV_PLACE_UNIT;
}

/* alike_until: how many of the things still to be set up, before number `end`, are like `item`. */
static int alike_until(const struct vv *v, const struct vv_state *s, const struct vv_stock *item,
                       int end)
{
    int count = 0;

    for (int i = s->placed; i < end; i++)
        count += same_item(&v->stock[i], item);
    return count;
}

/* setup_panel: positions to be built and weapons to be given out. */
static void setup_panel(const struct vv *v, const struct vv_state *s, struct scene *scene)
{
    bool any = false;

    for (int i = s->placed; vv_setup_item(v, s) && i < v->stocks; i++) {
        const struct vv_stock *item = &v->stock[i];
        int count = alike_until(v, s, item, v->stocks);

        if (count == 0 || alike_until(v, s, item, i) > 0)
            continue;
        if (!any)
            scene_panel(scene, "Still to set up", "VV-4.2");
        any = true;
        scene_row(scene,
                  item->kind == VV_GIVE_WEAPON ? v->weapon[item->what].name
                                               : v->tables.position_name[item->what],
                  "%d, %s", count, v->base.side[item->side].title);
    }
}

static void objective_panel(const struct vv *v, const struct vv_state *s, struct scene *scene)
{
    char name[8];

    if (!v->objectives)
        return;
    scene_panel(scene, "Objectives", "VV-4.3");
    for (int i = 0; i < v->objectives; i++) {
        hexmap_name(&v->grid, v->objective[i], name);
        scene_row(scene, name, "%s", v->base.side[s->owner[i]].title);
    }
}

static void move_panel(const struct vv *v, const struct vv_state *s, struct scene *scene)
{
    char room[64];

    if (!movers(s))
        return;
    scene_panel(scene, s->move.assault ? "Assault move" : "Moving", "VV-6.3");
    for (int i = 0; i < s->move.count; i++) {
        struct text t = text_fixed(room, sizeof room);

        if (!(movers(s) & bit(s->move.unit[i])))
            continue;
        vv_add_unit(v, s, s->move.unit[i], &t);
        scene_row(scene, room, "%d of %d points left", vv_points_left(v, s, i),
                  vv_allowance(v, s, i));
    }
}

static void phases(const struct vv_state *s, struct scene *scene)
{
    static const char *const name[] = { "Set-up",      "Command",        "Fire",
                                        "Movement",    "Defensive Fire", "Advance and Assault",
                                        "After-Action" };

    for (int i = 0; i < VV_PHASES; i++)
        scene_phase(scene, name[i]);
    scene->phase = top_of(s)->kind == F_OVER ? -1 : s->phase;
}

void vv_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = view.state;
    const struct vv_stock *item = vv_setup_item(v, s);

    scene->turn = s->game_turn;
    scene->turns = scn->turns;
    phases(s, scene);
    for (int hex = 0; hex < v->hexes; hex++)
        if (s->cell[hex].ground || s->effects[hex])
            hex_markers(v, s, hex, scene);
    for (int i = 0; i < v->objectives; i++)
        objective_flag(v, s, i, scene);
    for (int u = 0; u < VV_UNITS; u++)
        if (s->unit[u].place >= VV_IN_BOX && s->unit[u].place <= VV_OFF_MAP)
            unit_token(v, s, u, scene);
    if (item && item->kind == VV_PLACE_UNIT)
        vv_zone(v, &v->force[item->force].setup, "deploy", "Set-up area", scene);
    if (item && item->kind == VV_PLACE_POSITION)
        vv_zone(v, &item->zone, "deploy", "Where it may be built", scene);
    if (s->attack.shooter)
        vv_arc(v, s, s->attack.shooter - 1, scene);
    setup_panel(v, s, scene);
    move_panel(v, s, scene);
    victory_panel(v, s, scene);
    objective_panel(v, s, scene);
    for (int side = 0; side < 2; side++) {
        side_panel(v, s, side, scene);
        scene_score(scene, (struct scene_score){ .side = side, .points = standing(v, s, side) });
    }
}
