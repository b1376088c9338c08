/* vv_map.c - the map of a scenario: terrain, hexsides, roads, and what a step costs. Maps are drawn
 * in text (core/hexmap.h) in the letters of terrain.txt. */
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "core/content.h"
#include "core/hexmap.h"
#include "games/valor_and_victory/vv_rules.h"

static void fill_terms(const struct vv *v, struct hexmap_terms *out)
{
    memset(out, 0, sizeof *out);
    out->layout = HEX_EVEN_COLS;
    out->sides = "wall|hedge";
    out->chains = "road";
    out->areas = VV_AREA_KINDS;
    out->area_lines = "setup AREA # force NAME|enter TURN AREA # force NAME; give the turn|"
                      "exit NAME AREA|objectives NAME AREA";
    out->terrains = v->terrains;
    for (int i = 0; i < v->terrains; i++) {
        out->terrain[i].letter = v->ground[i].letter;
        text_copy(out->terrain[i].id, sizeof out->terrain[i].id, v->ground[i].id);
        text_copy(out->terrain[i].name, sizeof out->terrain[i].name, v->ground[i].name);
    }
}

static int ground_called(const struct vv *v, const char *id)
{
    for (int i = 0; i < v->terrains; i++)
        if (strcmp(v->ground[i].id, id) == 0)
            return i;
    return 0;
}

static bool is_ground(const struct vv *v, int hex, const char *id)
{
    return strcmp(terrain_at(v, hex)->id, id) == 0;
}

/* --- mistakes that only this game knows --- */

/* The drawing that is being laid out, and who hears what is wrong with it. */
struct sheet {
    const struct hexmap *map;
    const char *file;
    struct findings *findings;
    struct error *err;
};

static bool is_way(const struct vv *v, int hex)
{
    return is_ground(v, hex, "road") || is_ground(v, hex, "bridge");
}

/* A road runs over road and bridge hexes. */
static int check_chains(const struct vv *v, const struct sheet *sheet)
{
    const struct hexmap *map = sheet->map;
    char name[8];

    for (int i = 0; i < map->chains; i++)
        for (int k = 0; k < map->chain[i].length; k++) {
            int hex = map->chain[i].cell[k];

            if (is_way(v, hex))
                continue;
            hexmap_name(&v->grid, hex, name);
            error_set(sheet->err, "%s:%d: road: %s is drawn as %s, not as road or bridge",
                      sheet->file, map->chain[i].line, name, terrain_at(v, hex)->id);
            if (findings_add(sheet->findings, sheet->err))
                return -1;
        }
    return 0;
}

/* Every bridge joins two hexes of a road, every road hex lies on one (VV-10.3.1). */
static int check_ways(const struct vv *v, const struct sheet *sheet)
{
    char name[8];

    for (int hex = 0; hex < v->hexes; hex++) {
        bool bridge = is_ground(v, hex, "bridge");

        if (!is_way(v, hex) || bits_count(v->road[hex]) > bridge)
            continue;
        hexmap_name(&v->grid, hex, name);
        error_set(sheet->err, "%s:%d: %s is drawn as %s, but %s", sheet->file,
                  sheet->map->row_line[hex / v->grid.columns], name, terrain_at(v, hex)->id,
                  bridge ? "no road crosses it" : "no road line goes through it");
        if (findings_add(sheet->findings, sheet->err))
            return -1;
    }
    return 0;
}

/* near_house: a road may well end before a building. */
static bool near_house(const struct vv *v, int hex)
{
    for (int dir = 0; dir < 6; dir++)
        if (v->next[hex][dir] != VV_NONE && is_ground(v, v->next[hex][dir], "building"))
            return true;
    return false;
}

/* joined: do roads lead from one hex to the next, or by way of one between? */
static bool joined(const struct vv *v, int from, int to)
{
    for (int dir = 0; dir < 6; dir++) {
        int next = v->road[from] >> dir & 1 ? v->next[from][dir] : VV_NONE;

        for (int on = 0; next != VV_NONE && on < 6; on++)
            if (next == to || (v->road[next] >> on & 1 && v->next[next][on] == to))
                return true;
    }
    return false;
}

/* loose_way: a road hex beside the end of a road that it is not joined to, straight on if there is
 * one; or VV_NONE. */
static int loose_way(const struct vv *v, int hex)
{
    EXPECT(v->road[hex]);
    int on = bits_first(v->road[hex]) + 3;

    for (int turn = 0; turn < 6; turn++) {
        int beside = v->next[hex][(on + turn) % 6];

        if (beside != VV_NONE && v->road[beside] && !joined(v, hex, beside))
            return beside;
    }
    return VV_NONE;
}

/* A road should not end in the middle of nowhere, nor beside another that it does not join.
 */
static void doubt_end(const struct vv *v, const struct sheet *sheet, int line, int hex)
{
    int beside = loose_way(v, hex);
    char name[8], other[8];

    if (bits_count(v->road[hex]) > 1 || hexes_has(&v->border, hex) ||
        (beside == VV_NONE && near_house(v, hex)))
        return;
    hexmap_name(&v->grid, hex, name);
    if (beside == VV_NONE) {
        error_set(sheet->err, "%s:%d: road: it ends in %s, which leads nowhere", sheet->file, line,
                  name);
    } else {
        hexmap_name(&v->grid, beside, other);
        error_set(sheet->err,
                  "%s:%d: road: it ends in %s beside the road hex %s, but is not joined to it",
                  sheet->file, line, name, other);
    }
    findings_doubt(sheet->findings, sheet->err);
}

static void doubt_ends(const struct vv *v, const struct sheet *sheet)
{
    for (int i = 0; i < sheet->map->chains; i++) {
        const struct hexmap_chain *road = &sheet->map->chain[i];

        doubt_end(v, sheet, road->line, road->cell[0]);
        doubt_end(v, sheet, road->line, road->cell[road->length - 1]);
    }
}

/* --- from the drawing to the tables --- */

static void lay_features(struct vv *v, const struct hexmap *map)
{
    memset(v->edge, 0, sizeof v->edge);
    memset(v->road, 0, sizeof v->road);
    for (int i = 0; i < map->sides; i++) {
        int a = map->side[i].a, b = map->side[i].b;
        uint8_t kind = (uint8_t)(VV_WALL + map->side[i].kind);

        v->edge[a][hexmap_adjacent(&v->grid, a, b)] = kind;
        v->edge[b][hexmap_adjacent(&v->grid, b, a)] = kind;
    }
    for (int i = 0; i < map->chains; i++)
        for (int k = 1; k < map->chain[i].length; k++) {
            int a = map->chain[i].cell[k - 1], b = map->chain[i].cell[k];

            v->road[a] |= (uint8_t)(1 << hexmap_adjacent(&v->grid, a, b));
            v->road[b] |= (uint8_t)(1 << hexmap_adjacent(&v->grid, b, a));
        }
}

/* VV-6.2: terrain of the entered hex, +1 for a wall or hedge. VV-10.3.1: wheels reach a bridge only
 * along its road. */
static void lay_costs(struct vv *v)
{
    memset(v->foot, 0, sizeof v->foot);
    memset(v->wheels, 0, sizeof v->wheels);
    for (int hex = 0; hex < v->hexes; hex++)
        for (int dir = 0; dir < 6; dir++) {
            int to = v->next[hex][dir], extra = v->edge[hex][dir] != VV_CLEAR;

            if (to == VV_NONE)
                continue;
            const struct vv_terrain *t = terrain_at(v, to);
            bool open = !is_ground(v, to, "bridge") || (v->road[hex] >> dir & 1);
            if (t->foot)
                v->foot[hex][dir] = (uint8_t)(t->foot + extra);
            if (t->wheels && open)
                v->wheels[hex][dir] = (uint8_t)(t->wheels + extra);
        }
}

/* lay_walks: the costs on foot as sets of directions. */
static void lay_walks(struct vv *v)
{
    memset(v->walks, 0, sizeof v->walks);
    for (int hex = 0; hex < v->hexes; hex++)
        for (int dir = 0; dir < 6; dir++) {
            int cost = v->foot[hex][dir];

            for (int points = 1; points <= VV_FRESH && cost; points++)
                if (cost <= points || points == VV_FRESH)
                    v->walks[hex][points] |= (uint8_t)(1 << dir);
        }
}

/* VV-10.8: farmland is field or crop, as the scenario says. */
static void lay_terrain(struct vv *v, const struct hexmap *map)
{
    int field = ground_called(v, "field"), crop = ground_called(v, "crop");

    EXPECT(v->terrains > 0 && v->hexes <= VV_HEXES);
    v->woods = (uint8_t)ground_called(v, "woods");
    v->bridge = (uint8_t)ground_called(v, "bridge");
    v->building = (uint8_t)ground_called(v, "building");
    for (int hex = 0; hex < v->hexes; hex++) {
        int kind = 0;

        while (kind + 1 < v->terrains && v->ground[kind].letter != map->letter[hex])
            kind++;
        v->terrain[hex] = (uint8_t)(kind == field && v->crops ? crop : kind);
    }
}

static int lay_map(struct vv *v, const struct sheet *sheet)
{
    const struct hexmap *map = sheet->map;

    v->grid = map->grid;
    v->hexes = map->grid.columns * map->grid.rows;
    if (v->hexes > VV_HEXES) {
        error_set(sheet->err, "%s: the map has %d hexes, at most %d are possible", sheet->file,
                  v->hexes, VV_HEXES);
        return findings_stop(sheet->findings, sheet->err);
    }
    text_copy(v->map_title, sizeof v->map_title, map->title);
    lay_terrain(v, map);
    vv_prepare_grid(v);
    lay_features(v, map);
    if ((!map->rows_lost && check_chains(v, sheet)) ||
        (!map->rows_lost && !map->chains_lost && check_ways(v, sheet)))
        return -1;
    if (sheet->findings && !sheet->findings->mistakes)
        doubt_ends(v, sheet);
    lay_costs(v);
    lay_walks(v);
    vv_prepare_sight(v);
    return 0;
}

/* map_name: "zarya" from "valor-and-victory/maps/zarya.txt", or "" when it is another file. */
static void map_name(const char *file, char name[40])
{
    char folder[60];
    int length = snprintf(folder, sizeof folder, "%s/maps/", game_valor_and_victory.id);

    name[0] = '\0';
    if (strncmp(file, folder, (size_t)length) == 0)
        snprintf(name, 40, "%.*s", (int)strcspn(file + length, "."), file + length);
}

static void no_map(const struct vv *v, const struct content *content, struct error *err)
{
    struct nearest near = nearest_to(v->map_id);
    char name[40];

    for (int i = 0; i < content->count; i++) {
        map_name(content->file[i].name, name);
        nearest_try(&near, name);
    }
    if (v->map_id[strcspn(v->map_id, "./\\")])
        error_set(err, "%s:%d: map: give its name without folder or extension", v->file,
                  v->map_line);
    else
        error_set(err, "%s:%d: map: there is no file %s/maps/%s.txt%s", v->file, v->map_line,
                  game_valor_and_victory.id, v->map_id, nearest_hint(&near));
}

int vv_read_map(struct vv *v, const struct content *content, struct findings *findings,
                struct error *err)
{
    struct hexmap_terms terms;
    struct hexmap map;
    char name[100];
    struct data d;

    snprintf(name, sizeof name, "%s/maps/%s.txt", game_valor_and_victory.id, v->map_id);
    const struct content_file *file = content_find(content, name);
    if (!file) {
        no_map(v, content, err);
        return findings_stop(findings, err);
    }
    content_read(file, &d);
    d.findings = findings;
    fill_terms(v, &terms);
    if (hexmap_read(&map, &terms, &d, err) && (!findings || !map.grid.rows))
        return -1;
    return lay_map(v, &(struct sheet){ &map, d.name, findings, err });
}

/* --- files of people's own --- */

int vv_map_terms(struct scenario *blank, const struct content *content, struct hexmap_terms *out,
                 struct error *err)
{
    if (vv_read_content((struct vv *)blank, content, NULL, err))
        return -1;
    fill_terms((const struct vv *)blank, out);
    return 0;
}

int vv_check_data_file(struct scenario *blank, const struct content *content, const char *file,
                       struct findings *findings, struct error *err)
{
    struct vv *v = (struct vv *)blank;

    if (vv_read_content(v, content, findings, err))
        return -1;
    map_name(file, v->map_id);
    if (!v->map_id[0])
        return 0; /* units.txt, terrain.txt, tables.txt: that was all of them */
    if (vv_read_map(v, content, findings, err))
        return -1;
    text_copy(blank->title, sizeof blank->title, v->map_title);
    return 0;
}

enum { AREA_SETUP, AREA_ENTER, AREA_EXIT, AREA_OBJECTIVES };

_Static_assert(2 * VV_FORCES + 4 <= HEXMAP_AREAS, "every area has room");

/* add_zone: an area of these hexes, if there are any; how many areas that is. The second force of a
 * side is called "us 2". */
static int add_zone(const struct vv *v, struct hexmap_area *out, int kind, int side, int number,
                    const struct vv_hexes *zone)
{
    bool any = false;

    *out = (struct hexmap_area){ .kind = kind, .seat = side };
    snprintf(out->name, sizeof out->name, number > 1 ? "%s %d" : "%s", v->base.side[side].id,
             number);
    for (int hex = 0; hex < v->hexes; hex++)
        any |= out->has[hex] = hexes_has(zone, hex);
    return any;
}

int vv_areas(const struct scenario *scn, struct hexmap_area *out, char file[100])
{
    const struct vv *v = (const struct vv *)scn;
    int count = 0, number[2] = { 0, 0 };

    snprintf(file, 100, "%s/maps/%s.txt", game_valor_and_victory.id, v->map_id);
    for (int i = 0; i < v->forces; i++) {
        const struct vv_force *f = &v->force[i];
        int n = ++number[f->side];

        count += add_zone(v, &out[count], AREA_SETUP, f->side, n, &f->setup);
        count += add_zone(v, &out[count], AREA_ENTER, f->side, n, &f->edge);
    }
    for (int side = 0; side < 2; side++) {
        struct vv_hexes held = { { 0 } };

        for (int i = 0; i < v->objectives; i++)
            if (v->owner[i] == side)
                hexes_add(&held, v->objective[i]);
        count += add_zone(v, &out[count], AREA_EXIT, side, 1, &v->exit[side]);
        count += add_zone(v, &out[count], AREA_OBJECTIVES, side, 1, &held);
    }
    return count;
}
