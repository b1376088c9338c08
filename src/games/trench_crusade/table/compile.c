/* compile.c - a plan and the catalogue to prisms, sunk areas, zones, links, outlines, walls. Pieces
 * are turned and rounded here, once; everything else takes their corners as they come out. */
#include <string.h>

#include "games/trench_crusade/table/table.h"

/* Where a zone lies: on ground and floors, and on what lies about on them (TC-3.8). */
enum { ZONE_LOW = -8192, ZONE_HIGH = TC_STEP };

/* Corners of sunk areas this close are one: sections that join must not leave a hairline. */
enum { JOINED = 8 };

struct build {
    struct tc_shape *shape;
    const struct tc_placed *placed;
    int piece;
    struct error *err;
};

static int fail(const struct build *b, const char *what)
{
    return error_set(b->err, "piece %d (%s) %s", b->placed->number, b->placed->name, what);
}

/* --- corners --- */

static struct point placed_point(const struct tc_placed *p, struct point own)
{
    struct point turned = plane_turned(own, p->turn);

    return (struct point){ p->at.x + turned.x, p->at.y + turned.y };
}

/* place_corners: the corners of a part where they come to lie; -1 when that is off the table. */
static int place_corners(const struct build *b, const struct tc_part *part,
                         struct point corner[BODIES_CORNERS])
{
    for (int i = 0; i < part->corners; i++) {
        struct point p = placed_point(b->placed, part->corner[i]);

        if (p.x < 0 || p.y < 0 || p.x > b->shape->width || p.y > b->shape->height)
            return fail(b, "does not lie on the table");
        corner[i] = p;
    }
    if (part->corners > 2 && !plane_convex((struct polygon){ corner, part->corners }))
        return fail(b, "is too thin to be turned like this");
    return 0;
}

/* snap: moves corners to those of other sunk areas they nearly meet, unless that spoils the form. */
static void snap(const struct bodies *bodies, struct point *corner, int corners)
{
    for (int i = 0; i < corners; i++)
        for (const struct prism *s = bodies->sunk; s < bodies->sunk + bodies->sunks; s++)
            for (int k = 0; k < s->corners; k++) {
                struct point was = corner[i], is = s->corner[k];
                int32_t dx = was.x - is.x, dy = was.y - is.y;

                if (dx < -JOINED || dx > JOINED || dy < -JOINED || dy > JOINED)
                    continue;
                corner[i] = is;
                if (!plane_convex((struct polygon){ corner, corners }))
                    corner[i] = was;
            }
}

/* --- parts --- */

static int add_area(struct build *b, struct tc_area *list, int32_t *count, int most,
                    const struct tc_area *area)
{
    if (*count == most)
        return fail(b, "is more than a table can hold");
    list[(*count)++] = *area;
    return 0;
}

/* add_solid: a prism or a sunk area. */
static int add_solid(struct build *b, const struct tc_part *part, struct polygon g)
{
    struct tc_piece *piece = &b->shape->piece[b->piece];
    int top = part->kind == TC_PRISM_PART ? part->top : 0, number;

    if (part->kind == TC_PRISM_PART)
        number = bodies_add(&b->shape->bodies, g, part->bottom, part->top, b->piece);
    else
        number = bodies_sink(&b->shape->bodies, g, part->bottom, b->piece);
    if (number < 0)
        return fail(b, "is more than a table can hold");
    if (part->kind == TC_PRISM_PART)
        b->shape->prism_flags[number] = part->flags;
    piece->bottom = part->bottom < piece->bottom ? part->bottom : piece->bottom;
    piece->top = top > piece->top ? (int16_t)top : piece->top;
    return 0;
}

static int add_link(struct build *b, const struct tc_part *part, const struct point *corner)
{
    if (b->shape->links == TC_LINKS)
        return fail(b, "is more than a table can hold");
    b->shape->link[b->shape->links++] = (struct tc_link){ .foot = tc_spot(corner[0], part->bottom),
                                                          .head = tc_spot(corner[1], part->top),
                                                          .kind = part->flags,
                                                          .piece = (uint8_t)b->piece };
    return 0;
}

static int add_part(struct build *b, const struct tc_part *part, bool outlined)
{
    struct tc_area area = { .low = ZONE_LOW,
                            .high = ZONE_HIGH,
                            .corners = part->corners,
                            .piece = (uint8_t)b->piece,
                            .flags = part->flags };
    struct tc_shape *s = b->shape;

    if (place_corners(b, part, area.corner))
        return -1;
    if (part->kind == TC_LINK_PART)
        return add_link(b, part, area.corner);
    if (part->kind == TC_SUNK_PART)
        snap(&s->bodies, area.corner, area.corners);
    area.box = plane_polygon_box(tc_area_polygon(&area));
    plane_widen(&s->piece[b->piece].box, &area.box);
    if (part->kind == TC_OUTLINE_PART || !outlined) {
        if (add_area(b, s->outline, &s->outlines, TC_OUTLINES, &area))
            return -1;
    }
    if (part->kind == TC_ZONE_PART)
        return add_area(b, s->zone, &s->zones, TC_ZONES_MOST, &area);
    return part->kind == TC_OUTLINE_PART ? 0 : add_solid(b, part, tc_area_polygon(&area));
}

/* --- pieces --- */

/* widest: the greatest distance of two corners of prisms, sunk areas and zones. */
static int widest(const struct tc_part *part, int parts)
{
    int64_t most = 0;

    for (int i = 0; i < parts; i++)
        for (int k = 0; k < parts; k++) {
            if (part[i].kind >= TC_LINK_PART || part[k].kind >= TC_LINK_PART)
                continue;
            for (int m = 0; m < part[i].corners; m++)
                for (int n = 0; n < part[k].corners; n++) {
                    int64_t square = plane_square(part[i].corner[m], part[k].corner[n]);

                    most = square > most ? square : most;
                }
        }
    return plane_root(most);
}

static int add_piece(struct build *b, const struct tc_type *type, const struct tc_part *part,
                     int parts)
{
    struct tc_piece *piece = &b->shape->piece[b->piece];
    bool outlined = false;

    *piece = (struct tc_piece){ .at = b->placed->at,
                                .box = { INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN },
                                .width = (int16_t)widest(part, parts),
                                .turn = b->placed->turn,
                                .kind = type ? type->kind : TC_OTHER_PIECE,
                                .counts = type ? type->counts : 1,
                                .objective = b->placed->objective,
                                .number = b->placed->number,
                                .looks = type ? type->looks : 0 };
    memcpy(piece->name, b->placed->name, sizeof piece->name);
    memcpy(piece->title, type ? type->title : piece->name, sizeof piece->title);
    for (int i = 0; i < parts; i++)
        outlined |= part[i].kind == TC_OUTLINE_PART;
    for (int i = 0; i < parts; i++)
        if (add_part(b, &part[i], outlined))
            return -1;
    return 0;
}

/* check_heaps: a place has at most TC_LEVELS levels: the ground and one for each prism there. */
static int check_heaps(const struct tc_shape *s, struct error *err)
{
    const struct bodies *b = &s->bodies;

    for (int i = 0; i < b->prisms; i++) {
        int count = 1;

        for (int k = 0; k < b->prisms; k++)
            count += plane_boxes_meet(&b->prism[i].box, &b->prism[k].box) &&
                     plane_overlap(prism_outline(&b->prism[i]), prism_outline(&b->prism[k]));
        if (count > TC_LEVELS)
            return error_set(err, "piece %d is part of too high a heap: at most %d levels",
                             s->piece[b->prism[i].piece].number, TC_LEVELS);
    }
    return 0;
}

int tc_shape_build(struct tc_shape *shape, const struct tc_plan *plan, const struct tc_catalogue *c,
                   struct error *err)
{
    struct build b = { .shape = shape, .err = err };

    memset(shape, 0, sizeof *shape);
    if (plan->width == 0)
        return error_set(err, "there is no line `table`");
    shape->width = plan->width;
    shape->height = plan->height;
    for (b.piece = 0; b.piece < plan->pieces; b.piece++) {
        int type;

        b.placed = &plan->piece[b.piece];
        shape->pieces = b.piece + 1;
        if (b.placed->own.corners) {
            if (add_piece(&b, NULL, &b.placed->own, 1))
                return -1;
            continue;
        }
        type = tc_catalogue_type(c, b.placed->name);
        if (type < 0)
            return fail(&b, "is not in the catalogue of terrain");
        if (add_piece(&b, &c->type[type], &c->part[c->type[type].first], c->type[type].parts))
            return -1;
    }
    return check_heaps(shape, err) || tc_shape_walls(shape, err) ? -1 : 0;
}
