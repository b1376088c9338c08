/* tiled_read.c - reading hex maps of the editor Tiled. The file may come from anywhere: whatever is
 * in it, the answer is a map or one sentence. */
#include "cli/tiled.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"

enum {
    GROUPS_DEEP = 8,
    TILESETS_MAX = 16,
    AREA_POINTS = 4000,
    TILE_NUMBER = 0x1fffffff /* the bits above say how it is turned */
};

static const double reach = 14; /* pixels that a line drawn by hand may be off */
static const double far_away = 1e6;

struct reading {
    struct tiled *tiled;
    struct hexmap *map;
    const struct hexmap_terms *terms;
    const char *name; /* of the file */
    const json_t *root;
    bool terrain; /* the layer of tiles has been read */
    struct error *err;
};

static int fail(const struct reading *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static int fail(const struct reading *r, const char *format, ...)
{
    char what[ERROR_MAX];
    va_list args;

    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    error_set(r->err, "%s: %s", r->name, what);
    return -1; /* said here too, so that the compiler sees what was filled in and what was not */
}

/* --- values --- */

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));

    return text ? text : "";
}

/* number_of: 0 if it is missing; -1 if it is not a number a map can have. */
static int number_of(const json_t *object, const char *key, double *out)
{
    const json_t *v = json_object_get(object, key);

    *out = json_number_value(v);
    return (v && !json_is_number(v)) || !(*out > -far_away && *out < far_away) ? -1 : 0;
}

static int size_of(const struct reading *r, const json_t *object, const char *key, int most,
                   int *out)
{
    const json_t *v = json_object_get(object, key);

    if (!json_is_integer(v) || json_integer_value(v) < 1 || json_integer_value(v) > most)
        return fail(r, "\"%s\" should be a whole number from 1 to %d", key, most);
    *out = (int)json_integer_value(v);
    return 0;
}

/* property_of: the text of a custom property, or NULL. */
static const char *property_of(const json_t *object, const char *name)
{
    const json_t *list = json_object_get(object, "properties");
    size_t i;
    json_t *p;

    json_array_foreach(list, i, p) if (strcmp(text_of(p, "name"), name) ==
                                       0) return json_string_value(json_object_get(p, "value"));
    return NULL;
}

/* --- the shape of the map --- */

static int read_layout(struct reading *r)
{
    static const struct {
        const char *axis, *index;
    } of_layout[] = {
        [HEX_ODD_ROWS] = { "y", "odd" },
        [HEX_EVEN_ROWS] = { "y", "even" },
        [HEX_ODD_COLS] = { "x", "odd" },
        [HEX_EVEN_COLS] = { "x", "even" },
    };
    const char *axis = of_layout[r->terms->layout].axis;
    const char *index = of_layout[r->terms->layout].index;

    if (strcmp(text_of(r->root, "orientation"), "hexagonal") != 0)
        return fail(r, "the map should have the orientation \"hexagonal\"");
    if (json_is_true(json_object_get(r->root, "infinite")))
        return fail(r, "the map is infinite; give it a fixed size in its properties");
    if (strcmp(text_of(r->root, "staggeraxis"), axis) != 0 ||
        strcmp(text_of(r->root, "staggerindex"), index) != 0)
        return fail(r, "maps of this game have the stagger axis %s and the stagger index %s", axis,
                    index);
    return 0;
}

static int read_tile_size(const struct reading *r)
{
    bool flat = r->terms->layout == HEX_ODD_COLS || r->terms->layout == HEX_EVEN_COLS;
    int width = 0, height = 0, side = 0;

    if (size_of(r, r->root, "tilewidth", 1000, &width) ||
        size_of(r, r->root, "tileheight", 1000, &height) ||
        size_of(r, r->root, "hexsidelength", 1000, &side))
        return -1;
    if (width == (flat ? TILED_LONG : TILED_SHORT) && height == (flat ? TILED_SHORT : TILED_LONG) &&
        side == TILED_SIDE)
        return 0;
    return fail(r, "tiles should be %d by %d pixels with a side of %d",
                flat ? TILED_LONG : TILED_SHORT, flat ? TILED_SHORT : TILED_LONG, TILED_SIDE);
}

static int read_shape(struct reading *r)
{
    struct hex_grid *grid = &r->map->grid;

    grid->layout = r->terms->layout;
    if (read_layout(r) || read_tile_size(r) ||
        size_of(r, r->root, "width", HEXMAP_COLUMNS, &grid->columns) ||
        size_of(r, r->root, "height", HEXMAP_ROWS, &grid->rows))
        return -1;
    if (grid->columns * grid->rows > HEXMAP_CELLS)
        return fail(r, "the map has more than %d hexes", HEXMAP_CELLS);
    return 0;
}

/* --- words --- */

/* plain: is it one line of text that a data file can contain? */
static bool plain(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] < ' ' || text[i] == 127 || text[i] == '"')
            return false;
    return true;
}

static int read_title(struct reading *r)
{
    const char *title = property_of(r->root, "title");

    if (!title || !title[0])
        return fail(r, "the map needs a property \"title\"");
    if (strlen(title) >= sizeof r->map->title || !plain(title, strlen(title)))
        return fail(r,
                    "the title should be at most %zu letters on one line, without quotation marks",
                    sizeof r->map->title - 1);
    snprintf(r->map->title, sizeof r->map->title, "%s", title);
    return 0;
}

/* Every line of the comments is a comment or empty. */
static int read_comments(const struct reading *r, char *out, size_t room)
{
    const char *text = property_of(r->root, "comments");

    out[0] = '\0';
    if (!text)
        return 0;
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\n");
        const char *first = line + strspn(line, " ");

        if (line[length] != '\n' || length > DATA_LINE_MAX || (*first != '#' && *first != '\n') ||
            strcspn(line, "\r\t\177") < length)
            return fail(r, "every line of the property \"comments\" should begin with #");
        for (size_t i = 0; i < length; i++)
            if ((unsigned char)line[i] < ' ')
                return fail(r, "the property \"comments\" contains something that is not text");
        line += length + 1;
    }
    if (strlen(text) >= room)
        return fail(r, "the property \"comments\" is longer than %zu bytes", room - 1);
    snprintf(out, room, "%s", text);
    return 0;
}

/* --- terrain --- */

/* terrain_of: the terrain of one tile of a tileset: its property "letter", or its class. */
static int terrain_of(const struct reading *r, const json_t *tile)
{
    const char *letter = property_of(tile, "letter");
    const char *class = text_of(tile, "type")[0] ? text_of(tile, "type") : text_of(tile, "class");

    if (letter && letter[0] && !letter[1])
        return hexmap_terrain(r->terms, letter[0]);
    for (int i = 0; i < r->terms->terrains; i++)
        if (strcmp(r->terms->terrain[i].id, class) == 0)
            return i;
    return -1;
}

/* tile_of: which terrain a tile number means, or -1. The tileset with the highest first number that
 * is not above it holds the tile. */
static int tile_of(const struct reading *r, json_int_t gid)
{
    const json_t *sets = json_object_get(r->root, "tilesets"), *best = NULL;
    json_int_t first = 0;
    size_t i;
    json_t *v;

    json_array_foreach(sets, i, v)
    {
        json_int_t from = json_integer_value(json_object_get(v, "firstgid"));

        if (from > first && from <= gid) {
            first = from;
            best = v;
        }
    }
    json_array_foreach(json_object_get(best, "tiles"), i, v)
    {
        const json_t *id = json_object_get(v, "id");

        if (json_is_integer(id) && json_integer_value(id) == gid - first)
            return terrain_of(r, v);
    }
    return -1;
}

static int read_tile(struct reading *r, int cell, const json_t *v)
{
    char name[8];
    json_int_t gid = json_integer_value(v) & TILE_NUMBER;
    int terrain = json_is_integer(v) && gid ? tile_of(r, gid) : -1;

    EXPECT(cell >= 0 && cell < HEXMAP_CELLS);
    hexmap_name(&r->map->grid, cell, name);
    if (terrain >= 0) {
        r->map->letter[cell] = r->terms->terrain[terrain].letter;
        return 0;
    }
    if (json_is_integer(v) && !gid)
        return fail(r, "%s has no tile", name);
    return fail(r, "the tile of %s is not terrain: it needs a property \"letter\"", name);
}

static int read_tiles(struct reading *r, const json_t *layer)
{
    const json_t *data = json_object_get(layer, "data");
    size_t i, hexes = (size_t)r->map->grid.columns * (size_t)r->map->grid.rows;
    json_t *v;

    if (r->terrain)
        return fail(r, "there should be only one layer of tiles");
    r->terrain = true;
    if (json_is_string(data))
        return fail(r, "the tiles are packed; choose the tile layer format CSV in Tiled");
    if (json_array_size(data) != hexes)
        return fail(r, "the layer of tiles should have %zu tiles, it has %zu", hexes,
                    json_array_size(data));
    json_array_foreach(data, i, v) if (read_tile(r, (int)i, v)) return -1;
    return 0;
}

/* --- objects --- */

/* A line in pixels of the map, its points read one by one. */
struct line {
    const json_t *points, *object;
    int id;
    double x, y; /* where the object stands, its layer's shift included */
};

static double distance(struct tiled_point a, struct tiled_point b)
{
    double dx = a.x - b.x, dy = a.y - b.y;

    return dx * dx + dy * dy;
}

static int point_of(const struct reading *r, const struct line *line, size_t i,
                    struct tiled_point *out)
{
    const json_t *v = json_array_get(line->points, i);

    if (number_of(v, "x", &out->x) || number_of(v, "y", &out->y))
        return fail(r, "object %d: its points should be numbers", line->id);
    out->x += line->x;
    out->y += line->y;
    return 0;
}

/* side_between: the cell and direction whose side runs from one point to the other. */
static bool side_between(const struct hex_grid *grid, struct tiled_point from,
                         struct tiled_point to, int *cell, int *dir)
{
    for (*cell = 0; *cell < grid->columns * grid->rows; ++*cell)
        for (*dir = 0; *dir < HEX_DIRECTIONS; ++*dir)
            if (distance(tiled_corner(grid, *cell, *dir), from) < reach * reach &&
                distance(tiled_corner(grid, *cell, *dir + 1), to) < reach * reach)
                return true;
    return false;
}

static int add_side(struct reading *r, const struct line *line, int kind, int a, int b)
{
    struct hexmap *map = r->map;
    char one[8], two[8];

    hexmap_name(&map->grid, a, one);
    hexmap_name(&map->grid, b, two);
    for (int i = 0; i < map->sides; i++)
        if ((map->side[i].a == a && map->side[i].b == b) ||
            (map->side[i].a == b && map->side[i].b == a))
            return fail(r, "object %d: %s/%s has a feature already", line->id, one, two);
    if (map->sides == HEXMAP_SIDES)
        return fail(r, "there are more than %d hexside features", HEXMAP_SIDES);
    map->side[map->sides++] = (struct hexmap_side){ (int16_t)a, (int16_t)b, kind, 0 };
    return 0;
}

/* Each segment of the line is one hexside, with the first hex to its right. */
static int read_sides(struct reading *r, const struct line *line, int kind)
{
    const struct hex_grid *grid = &r->map->grid;
    struct tiled_point from = { 0, 0 }, to = { 0, 0 };

    for (size_t i = 1; i < json_array_size(line->points); i++) {
        int cell, dir;

        if (point_of(r, line, i - 1, &from) || point_of(r, line, i, &to))
            return -1;
        bool there = side_between(grid, from, to, &cell, &dir);
        if (!there && !side_between(grid, to, from, &cell, &dir))
            return fail(
                r, "object %d: its stretch %zu does not run from one corner of a hex to the next",
                line->id, i);
        int other = hex_step(grid, cell, dir);
        if (other == HEX_NONE)
            return fail(r, "object %d: its stretch %zu lies at the edge of the map", line->id, i);
        if (add_side(r, line, kind, cell, other))
            return -1;
    }
    return 0;
}

static int centre_at(const struct hex_grid *grid, struct tiled_point at)
{
    for (int cell = 0; cell < grid->columns * grid->rows; cell++)
        if (distance(tiled_centre(grid, cell), at) < 4 * reach * reach)
            return cell;
    return HEX_NONE;
}

/* A chain goes from centre to centre; a long segment takes the hexes it crosses. */
static int extend(struct reading *r, const struct line *line, struct hexmap_chain *chain, int cell)
{
    int passed[HEXMAP_COLUMNS + HEXMAP_ROWS + 2], count = 1;

    passed[0] = cell;
    if (chain->length)
        count = hex_line(&r->map->grid, chain->cell[chain->length - 1], cell, passed);
    for (int i = chain->length ? 1 : 0; i < count; i++) {
        if (chain->length == HEXMAP_LENGTH)
            return fail(r, "object %d: it is longer than %d hexes", line->id, HEXMAP_LENGTH);
        chain->cell[chain->length++] = (int16_t)passed[i];
    }
    return 0;
}

static int read_chain(struct reading *r, const struct line *line, int kind)
{
    struct hexmap *map = r->map;
    struct hexmap_chain chain = { .kind = kind };
    struct tiled_point at = { 0, 0 };

    if (json_array_size(line->points) > HEXMAP_LENGTH)
        return fail(r, "object %d: it has more than %d points", line->id, HEXMAP_LENGTH);
    for (size_t i = 0; i < json_array_size(line->points); i++) {
        if (point_of(r, line, i, &at))
            return -1;
        int cell = centre_at(&map->grid, at);
        if (cell == HEX_NONE)
            return fail(r, "object %d: its point %zu is not in the middle of a hex", line->id,
                        i + 1);
        if (extend(r, line, &chain, cell))
            return -1;
    }
    if (chain.length < 2)
        return fail(r, "object %d: it should join two hexes or more", line->id);
    if (map->chains == HEXMAP_CHAINS)
        return fail(r, "there are more than %d chains", HEXMAP_CHAINS);
    map->chain[map->chains++] = chain;
    return 0;
}

/* --- areas --- */

/* crosses: does the ray from `at` to the right cross the segment from a to b? */
static bool crosses(struct tiled_point at, struct tiled_point a, struct tiled_point b)
{
    if ((a.y <= at.y) == (b.y <= at.y))
        return false;
    return at.x < a.x + (at.y - a.y) * (b.x - a.x) / (b.y - a.y);
}

/* area_of: the area of this class and name, made if it is new. */
static struct hexmap_area *area_of(struct reading *r, int kind, const char *name)
{
    struct tiled *t = r->tiled;

    for (int i = 0; i < t->areas; i++)
        if (t->area[i].kind == kind && strcmp(t->area[i].name, name) == 0)
            return &t->area[i];
    if (t->areas == HEXMAP_AREAS)
        return NULL;
    struct hexmap_area *area = &t->area[t->areas++];
    area->kind = kind;
    snprintf(area->name, sizeof area->name, "%s", name);
    return area;
}

/* Every polygon flips the hexes inside it, so that a hole is a polygon too. */
static int read_area(struct reading *r, const struct line *line, int kind)
{
    const struct hex_grid *grid = &r->map->grid;
    const char *name = text_of(line->object, "name");
    size_t points = json_array_size(line->points);
    struct tiled_point a = { 0, 0 }, b = { 0, 0 };

    if (!name[0] || strlen(name) >= sizeof r->tiled->area[0].name || !plain(name, strlen(name)))
        return fail(r, "object %d: the name of an area should be that of its side", line->id);
    struct hexmap_area *area = area_of(r, kind, name);
    if (!area)
        return fail(r, "there are more than %d areas", HEXMAP_AREAS);
    if (points > AREA_POINTS)
        return fail(r, "object %d: it has more than %d corners", line->id, AREA_POINTS);
    for (size_t i = 0; i < points; i++) {
        if (point_of(r, line, i, &a) || point_of(r, line, (i + 1) % points, &b))
            return -1;
        for (int cell = 0; cell < grid->columns * grid->rows; cell++)
            area->has[cell] ^= crosses(tiled_centre(grid, cell), a, b);
    }
    return 0;
}

static int unknown_object(const struct reading *r, const struct line *line, const char *class)
{
    struct nearest near = nearest_to(class);

    nearest_list(&near, r->terms->sides);
    nearest_list(&near, r->terms->chains);
    nearest_list(&near, r->terms->areas);
    return fail(r, "object %d: the class \"%.20s\" should be one of %s|%s|%s%s", line->id, class,
                r->terms->sides, r->terms->chains, r->terms->areas, nearest_hint(&near));
}

static int read_object(struct reading *r, const json_t *object, struct tiled_point shift)
{
    const char *class =
        text_of(object, "type")[0] ? text_of(object, "type") : text_of(object, "class");
    struct line line = { .object = object, .points = json_object_get(object, "polyline") };
    double id, turned;

    if (number_of(object, "id", &id) || number_of(object, "x", &line.x) ||
        number_of(object, "y", &line.y) || number_of(object, "rotation", &turned))
        return fail(r, "the id or the place of an object is not a number");
    line.id = (int)id;
    if (turned < 0 || turned > 0)
        return fail(r, "object %d: it is rotated; set its rotation to 0", line.id);
    line.x += shift.x;
    line.y += shift.y;
    int side = choice_find(r->terms->sides, class), chain = choice_find(r->terms->chains, class);
    int area = choice_find(r->terms->areas, class);
    if (side < 0 && chain < 0 && area < 0)
        return unknown_object(r, &line, class);
    if (area >= 0) {
        line.points = json_object_get(object, "polygon");
        return json_array_size(line.points) > 2
                   ? read_area(r, &line, area)
                   : fail(r, "object %d: an area should be drawn as a polygon", line.id);
    }
    if (json_array_size(line.points) < 2)
        return fail(r, "object %d: a %s should be drawn as a line (polyline)", line.id, class);
    return side >= 0 ? read_sides(r, &line, side) : read_chain(r, &line, chain);
}

static int read_layers(struct reading *r, const json_t *holder, struct tiled_point shift,
                       int depth);

static int read_layer(struct reading *r, const json_t *layer, struct tiled_point shift, int depth)
{
    const char *type = text_of(layer, "type");
    struct tiled_point off = { 0, 0 };
    size_t i;
    json_t *v;

    if (number_of(layer, "offsetx", &off.x) || number_of(layer, "offsety", &off.y))
        return fail(r, "the offset of a layer is not a number");
    shift.x += off.x;
    shift.y += off.y;
    if (strcmp(type, "tilelayer") == 0)
        return read_tiles(r, layer);
    if (strcmp(type, "group") == 0)
        return read_layers(r, layer, shift, depth + 1);
    if (strcmp(type, "objectgroup") != 0)
        return fail(r, "a layer has the type \"%.20s\"; only tiles and objects can be read", type);
    json_array_foreach(json_object_get(layer, "objects"), i, v)
    {
        if (read_object(r, v, shift))
            return -1;
    }
    return 0;
}

static int read_layers(struct reading *r, const json_t *holder, struct tiled_point shift, int depth)
{
    const json_t *layers = json_object_get(holder, "layers");
    size_t i;
    json_t *v;

    if (depth > GROUPS_DEEP)
        return fail(r, "layers are grouped more than %d deep", GROUPS_DEEP);
    if (!json_is_array(layers))
        return fail(r, "there should be a list of layers");
    json_array_foreach(layers, i, v)
    {
        if (read_layer(r, v, shift, depth))
            return -1;
    }
    return 0;
}

/* --- the whole --- */

static int read_tilesets(const struct reading *r)
{
    const json_t *sets = json_object_get(r->root, "tilesets");
    size_t i;
    json_t *v;

    if (json_array_size(sets) < 1 || json_array_size(sets) > TILESETS_MAX)
        return fail(r, "there should be one to %d tilesets", TILESETS_MAX);
    json_array_foreach(sets, i, v)
    {
        if (json_object_get(v, "source"))
            return fail(r, "the tileset is a file of its own; embed it in the map");
    }
    return 0;
}

static int read_root(struct reading *r, struct tiled *out)
{
    if (!json_is_object(r->root))
        return fail(r, "this is not a Tiled map: it should be a JSON object");
    if (read_shape(r) || read_title(r) || read_comments(r, out->comments, sizeof out->comments) ||
        read_tilesets(r) || read_layers(r, r->root, (struct tiled_point){ 0, 0 }, 0))
        return -1;
    return r->terrain ? 0 : fail(r, "there is no layer of tiles");
}

int tiled_read(struct tiled *out, const struct hexmap_terms *terms, const char *name,
               const char *bytes, size_t size, struct error *err)
{
    json_error_t why;
    json_t *root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &why);
    struct reading r = { out, &out->map, terms, name, root, false, err };

    memset(out, 0, sizeof *out);
    if (!root)
        return error_set(err, "%s:%d: this is not JSON as Tiled writes it", name, why.line);
    int bad = read_root(&r, out);
    json_decref(root);
    return bad;
}
