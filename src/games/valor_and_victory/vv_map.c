/* vv_map.c - the map of a scenario: terrain, hexsides, roads, and what a step costs. Maps are drawn
 * in text (core/hexmap.h) in the letters of terrain.txt. */
#include <stdio.h>
#include <string.h>

#include "core/content.h"
#include "core/hexmap.h"
#include "games/valor_and_victory/vv_rules.h"

void vv_hex_name(const struct vv *v, int hex, char out[8])
{
    hexmap_name(&v->grid, hex, out);
}

int vv_find_hex(const struct vv *v, const char *name)
{
    return hexmap_find(&v->grid, name);
}

void vv_fill_terms(const struct vv *v, struct hexmap_terms *out)
{
    memset(out, 0, sizeof *out);
    out->layout = HEX_EVEN_COLS;
    out->sides = "wall|hedge";
    out->chains = "road";
    out->terrains = v->terrains;
    for (int i = 0; i < v->terrains; i++) {
        out->terrain[i].letter = v->ground[i].letter;
        snprintf(out->terrain[i].id, sizeof out->terrain[i].id, "%s", v->ground[i].id);
        snprintf(out->terrain[i].name, sizeof out->terrain[i].name, "%s", v->ground[i].name);
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

/* A road runs over road and bridge hexes; every bridge joins two hexes of a road (VV-10.3.1). */
static int check_roads(const struct vv *v, const struct hexmap *map, const char *file,
                       struct findings *findings, struct error *err)
{
    char name[8];
    int bad = 0;

    for (int i = 0; i < map->chains; i++)
        for (int k = 0; k < map->chain[i].length; k++) {
            int hex = map->chain[i].cell[k];

            if (is_ground(v, hex, "road") || is_ground(v, hex, "bridge"))
                continue;
            vv_hex_name(v, hex, name);
            error_set(err, "%s:%d: road: %s is drawn as %s, not as road or bridge", file,
                      map->chain[i].line, name, terrain_at(v, hex)->id);
            bad = -1;
            if (findings_add(findings, err))
                return -1;
        }
    for (int hex = 0; hex < v->hexes; hex++) {
        int joined = count_bits(v->road[hex]);

        if ((!is_ground(v, hex, "bridge") || joined >= 2) &&
            (!is_ground(v, hex, "road") || joined >= 1))
            continue;
        vv_hex_name(v, hex, name);
        error_set(err, "%s: %s is drawn as %s, but %s", file, name, terrain_at(v, hex)->id,
                  is_ground(v, hex, "bridge") ? "no road crosses it" : "no road line passes it");
        bad = -1;
        if (findings_add(findings, err))
            return -1;
    }
    return bad;
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

static int lay_map(struct vv *v, const struct hexmap *map, const char *file,
                   struct findings *findings, struct error *err)
{
    int field = ground_called(v, "field"), crop = ground_called(v, "crop");

    v->woods = (uint8_t)ground_called(v, "woods");
    v->bridge = (uint8_t)ground_called(v, "bridge");
    v->building = (uint8_t)ground_called(v, "building");
    v->grid = map->grid;
    v->hexes = map->grid.columns * map->grid.rows;
    if (v->hexes > VV_HEXES)
        return error_set(err, "%s: the map has %d hexes, at most %d are possible", file, v->hexes,
                         VV_HEXES);
    snprintf(v->map_title, sizeof v->map_title, "%s", map->title);
    for (int hex = 0; hex < v->hexes; hex++) {
        int kind = 0;

        while (kind + 1 < v->terrains && v->ground[kind].letter != map->letter[hex])
            kind++;
        v->terrain[hex] = (uint8_t)(kind == field && v->crops ? crop : kind); /* VV-10.8 */
    }
    vv_prepare_grid(v);
    lay_features(v, map);
    if (check_roads(v, map, file, findings, err))
        return -1;
    lay_costs(v);
    vv_prepare_sight(v);
    return 0;
}

int vv_read_map_data(struct vv *v, struct data *d, struct findings *findings, struct error *err)
{
    struct hexmap_terms terms;
    struct hexmap map;

    vv_fill_terms(v, &terms);
    if (hexmap_read(&map, &terms, d, findings, err))
        return -1;
    return lay_map(v, &map, d->name, findings, err);
}

int vv_read_map(struct vv *v, const struct content *content, struct error *err)
{
    char name[100];
    struct data d;

    snprintf(name, sizeof name, "%s/maps/%s.txt", game_vv.id, v->map_id);
    const struct content_file *file = content_find(content, name);
    if (!file)
        return error_set(err, "there is no map \"%.40s\" (the file %s)", v->map_id, name);
    data_open(&d, name, file->text, file->size);
    return vv_read_map_data(v, &d, NULL, err);
}
