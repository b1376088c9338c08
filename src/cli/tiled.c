/* tiled.c - drawn maps for the editor Tiled: where things are, and writing them. */
#include "cli/tiled.h"

#include <stdio.h>

#include "base/json.h"

/* --- places --- */

static bool flat(const struct hex_grid *grid)
{
    return grid->layout == HEX_ODD_COLS || grid->layout == HEX_EVEN_COLS;
}

/* The tile's box: flat-top columns are three quarters of a tile apart and every other one lies half
 * a tile lower; pointy-top rows likewise. */
static struct tiled_point box(const struct hex_grid *grid, int cell)
{
    int column = cell % grid->columns, row = cell / grid->columns;
    int even = grid->layout == HEX_EVEN_COLS || grid->layout == HEX_EVEN_ROWS;
    int near = TILED_LONG - (TILED_LONG - TILED_SIDE) / 2, half = TILED_SHORT / 2;

    if (flat(grid))
        return (struct tiled_point){ column * near,
                                     row * TILED_SHORT + ((column & 1) ^ even) * half };
    return (struct tiled_point){ column * TILED_SHORT + ((row & 1) ^ even) * half, row * near };
}

struct tiled_point tiled_corner(const struct hex_grid *grid, int cell, int i)
{
    enum { A = (TILED_LONG - TILED_SIDE) / 2, B = A + TILED_SIDE, L = TILED_LONG };
    enum { S = TILED_SHORT, H = S / 2 };
    static const struct tiled_point of_flat[] = { { A, 0 }, { B, 0 }, { L, H },
                                                  { B, S }, { A, S }, { 0, H } };
    static const struct tiled_point of_pointy[] = { { S, A }, { S, B }, { H, L },
                                                    { 0, B }, { 0, A }, { H, 0 } };
    struct tiled_point at = box(grid, cell);
    const struct tiled_point *corner = &(flat(grid) ? of_flat : of_pointy)[i % HEX_DIRECTIONS];

    EXPECT(i >= 0);
    return (struct tiled_point){ at.x + corner->x, at.y + corner->y };
}

struct tiled_point tiled_centre(const struct hex_grid *grid, int cell)
{
    struct tiled_point at = box(grid, cell);

    return flat(grid) ? (struct tiled_point){ at.x + TILED_LONG / 2.0, at.y + TILED_SHORT / 2.0 }
                      : (struct tiled_point){ at.x + TILED_SHORT / 2.0, at.y + TILED_LONG / 2.0 };
}

/* --- writing --- */

struct writing {
    const struct tiled *tiled;
    const struct hexmap *map;
    const struct hexmap_terms *terms;
    struct json j;
    int layers, objects; /* ids given so far */
};

static void property(struct json *j, const char *name, const char *value)
{
    json_open_object(j, NULL);
    json_string(j, "name", name);
    json_string(j, "type", "string");
    json_string(j, "value", value);
    json_close_object(j);
}

static void tile_size(struct writing *w)
{
    bool is_flat = flat(&w->map->grid);

    json_int(&w->j, "tilewidth", is_flat ? TILED_LONG : TILED_SHORT);
    json_int(&w->j, "tileheight", is_flat ? TILED_SHORT : TILED_LONG);
}

/* One tile a terrain: its class is the id, its property the letter. */
static void write_tileset(struct writing *w, const char *image)
{
    struct json *j = &w->j;
    bool is_flat = flat(&w->map->grid);
    char letter[2] = "";

    json_open_object(j, NULL);
    json_int(j, "firstgid", 1);
    json_string(j, "name", "terrain");
    tile_size(w);
    json_int(j, "tilecount", w->terms->terrains);
    json_int(j, "columns", w->terms->terrains);
    json_int(j, "margin", 0);
    json_int(j, "spacing", 0);
    json_string(j, "image", image);
    json_int(j, "imagewidth", w->terms->terrains * (is_flat ? TILED_LONG : TILED_SHORT));
    json_int(j, "imageheight", is_flat ? TILED_SHORT : TILED_LONG);
    json_open_array(j, "tiles");
    for (int i = 0; i < w->terms->terrains; i++) {
        letter[0] = w->terms->terrain[i].letter;
        json_open_object(j, NULL);
        json_int(j, "id", i);
        json_string(j, "type", w->terms->terrain[i].id);
        json_open_array(j, "properties");
        property(j, "letter", letter);
        json_close_array(j);
        json_close_object(j);
    }
    json_close_array(j);
    json_close_object(j);
}

static void open_layer(struct writing *w, const char *type, const char *name)
{
    json_open_object(&w->j, NULL);
    json_int(&w->j, "id", ++w->layers);
    json_string(&w->j, "type", type);
    json_string(&w->j, "name", name);
    json_int(&w->j, "x", 0);
    json_int(&w->j, "y", 0);
    json_int(&w->j, "opacity", 1);
    json_bool(&w->j, "visible", true);
}

static void write_terrain(struct writing *w)
{
    const struct hexmap *map = w->map;

    open_layer(w, "tilelayer", "terrain");
    json_int(&w->j, "width", map->grid.columns);
    json_int(&w->j, "height", map->grid.rows);
    json_open_array(&w->j, "data");
    for (int i = 0; i < map->grid.columns * map->grid.rows; i++)
        json_int(&w->j, NULL, hexmap_terrain(w->terms, map->letter[i]) + 1);
    json_close_array(&w->j);
    json_close_object(&w->j);
}

/* An object is placed at its first point; the others are relative to it. */
static void open_line(struct writing *w, const char *shape, const char *class, const char *name,
                      struct tiled_point at)
{
    json_open_object(&w->j, NULL);
    json_int(&w->j, "id", ++w->objects);
    json_string(&w->j, "name", name);
    json_string(&w->j, "type", class);
    json_int(&w->j, "x", (int)at.x);
    json_int(&w->j, "y", (int)at.y);
    json_int(&w->j, "width", 0);
    json_int(&w->j, "height", 0);
    json_int(&w->j, "rotation", 0);
    json_bool(&w->j, "visible", true);
    json_open_array(&w->j, shape);
}

static void line_point(struct writing *w, struct tiled_point from, struct tiled_point at)
{
    json_open_object(&w->j, NULL);
    json_int(&w->j, "x", (int)(at.x - from.x));
    json_int(&w->j, "y", (int)(at.y - from.y));
    json_close_object(&w->j);
}

static void close_line(struct writing *w)
{
    json_close_array(&w->j);
    json_close_object(&w->j);
}

static void write_sides(struct writing *w, const char *class)
{
    const struct hexmap *map = w->map;
    int kind = choice_find(w->terms->sides, class);

    for (int i = 0; i < map->sides; i++) {
        const struct hexmap_side *s = &map->side[i];
        int dir = hexmap_adjacent(&map->grid, s->a, s->b);
        struct tiled_point from = tiled_corner(&map->grid, s->a, dir);

        if (s->kind != kind)
            continue;
        open_line(w, "polyline", class, "", from);
        line_point(w, from, from);
        line_point(w, from, tiled_corner(&map->grid, s->a, dir + 1));
        close_line(w);
    }
}

static void write_chains(struct writing *w, const char *class)
{
    const struct hexmap *map = w->map;
    int kind = choice_find(w->terms->chains, class);

    for (int i = 0; i < map->chains; i++) {
        const struct hexmap_chain *c = &map->chain[i];
        struct tiled_point from = tiled_centre(&map->grid, c->cell[0]);

        if (c->kind != kind)
            continue;
        open_line(w, "polyline", class, "", from);
        for (int k = 0; k < c->length; k++)
            line_point(w, from, tiled_centre(&map->grid, c->cell[k]));
        close_line(w);
    }
}

/* --- areas: their borders, clockwise; holes are polygons of their own --- */

/* border: does this side of the cell separate the area from the rest? */
static bool border(const struct hex_grid *grid, const struct hexmap_area *area, int cell, int dir)
{
    int other = hex_step(grid, cell, dir);

    return area->has[cell] && (other == HEX_NONE || !area->has[other]);
}

/* next_border goes from a border side to the one that begins at its end. Three hexes meet in a
 * corner: it is the next side of this cell, or one of the neighbour's. */
static void next_border(const struct hex_grid *grid, const struct hexmap_area *area, int *cell,
                        int *dir)
{
    int turn = (*dir + 1) % HEX_DIRECTIONS;

    if (!border(grid, area, *cell, turn)) {
        *cell = hex_step(grid, *cell, turn);
        turn = (turn + 4) % HEX_DIRECTIONS;
    }
    *dir = turn;
}

static void write_border(struct writing *w, const struct hexmap_area *area, int cell, int dir,
                         bool drawn[HEXMAP_CELLS][HEX_DIRECTIONS])
{
    const struct hex_grid *grid = &w->map->grid;
    struct tiled_point from = tiled_corner(grid, cell, dir);
    char class[16];

    choice_name(w->terms->areas, area->kind, class, sizeof class);
    open_line(w, "polygon", class, area->name, from);
    while (!drawn[cell][dir]) {
        drawn[cell][dir] = true;
        line_point(w, from, tiled_corner(grid, cell, dir));
        next_border(grid, area, &cell, &dir);
    }
    close_line(w);
}

static void write_areas(struct writing *w, const char *layer)
{
    (void)layer; /* all classes share one layer: an area is named after its side */
    const struct hex_grid *grid = &w->map->grid;

    for (int i = 0; i < w->tiled->areas; i++) {
        const struct hexmap_area *area = &w->tiled->area[i];
        bool drawn[HEXMAP_CELLS][HEX_DIRECTIONS] = { { false } };

        for (int cell = 0; cell < grid->columns * grid->rows; cell++)
            for (int dir = 0; dir < HEX_DIRECTIONS; dir++)
                if (border(grid, area, cell, dir) && !drawn[cell][dir])
                    write_border(w, area, cell, dir, drawn);
    }
}

/* A layer of objects has one colour in Tiled; so every class of lines has a layer of its own. */
static void write_objects(struct writing *w, const char *name,
                          void (*write)(struct writing *w, const char *name))
{
    static const char *const colour[] = { "#5b5146", "#2e7d32", "#a8622d", "#1f5fa8" };
    enum { COLOURS = sizeof colour / sizeof *colour };

    open_layer(w, "objectgroup", name);
    json_string(&w->j, "color", colour[(w->layers - 2) % COLOURS]); /* layer 1 is the terrain */
    json_string(&w->j, "draworder", "index");
    json_open_array(&w->j, "objects");
    write(w, name);
    json_close_array(&w->j);
    json_close_object(&w->j);
}

static void write_classes(struct writing *w, const char *classes,
                          void (*write)(struct writing *w, const char *class))
{
    char class[16];

    for (int i = 0; i < choice_count(classes); i++) {
        choice_name(classes, i, class, sizeof class);
        write_objects(w, class, write);
    }
}

static void write_shape(struct writing *w)
{
    const struct hex_grid *grid = &w->map->grid;
    bool even = grid->layout == HEX_EVEN_COLS || grid->layout == HEX_EVEN_ROWS;

    json_string(&w->j, "type", "map");
    json_string(&w->j, "version", "1.10");
    json_string(&w->j, "orientation", "hexagonal");
    json_string(&w->j, "renderorder", "right-down");
    json_bool(&w->j, "infinite", false);
    json_int(&w->j, "width", grid->columns);
    json_int(&w->j, "height", grid->rows);
    tile_size(w);
    json_int(&w->j, "hexsidelength", TILED_SIDE);
    json_string(&w->j, "staggeraxis", flat(grid) ? "x" : "y");
    json_string(&w->j, "staggerindex", even ? "even" : "odd");
}

void tiled_write(const struct tiled *t, const struct hexmap_terms *terms, const char *image,
                 struct text *out)
{
    struct writing w = { .tiled = t, .map = &t->map, .terms = terms, .j = json_to(out) };

    EXPECT(t->areas <= HEXMAP_AREAS);
    json_open_object(&w.j, NULL);
    write_shape(&w);
    json_open_array(&w.j, "properties");
    property(&w.j, "comments", t->comments);
    property(&w.j, "title", t->map.title);
    json_close_array(&w.j);
    json_open_array(&w.j, "tilesets");
    write_tileset(&w, image);
    json_close_array(&w.j);
    json_open_array(&w.j, "layers");
    write_terrain(&w);
    write_classes(&w, terms->sides, write_sides);
    write_classes(&w, terms->chains, write_chains);
    if (t->areas)
        write_objects(&w, "areas", write_areas);
    json_close_array(&w.j);
    json_int(&w.j, "nextlayerid", w.layers + 1);
    json_int(&w.j, "nextobjectid", w.objects + 1);
    json_close_object(&w.j);
    text_add_char(out, '\n');
}
