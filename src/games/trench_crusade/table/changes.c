/* changes.c - the ground as it is now: the terrain's own shape, or a copy with what play has added,
 * set up or moved. */
#include <string.h>

#include "games/trench_crusade/table/graph.h"

/* Half an octagon's corners: of a crater 4" across, of a base. */
struct octagon {
    int32_t far, near;
};

static const struct octagon crater_form = { 2 * TC_INCH, 3 * TC_INCH / 4 };

enum { CRATER_DEEP = TC_INCH / 2 };

/* Things that are set up (2.11, TC-16.9): their base, and how high they are. */
static const struct form {
    uint8_t base;
    int16_t high;
} forms[TC_FORMS] = {
    [TC_SHRINE_FORM] = { TC_BASE_40, 2 * TC_INCH },
    [TC_GUARD_FORM] = { TC_BASE_40, TC_INCH },
    [TC_ALTAR_FORM] = { TC_BASE_25, TC_INCH / 2 },
    [TC_SLEEPER_FORM] = { TC_BASE_60, TC_INCH },
};

/* octagon_of: round a circle, as a Field Shrine is. */
static struct octagon octagon_of(int32_t radius)
{
    return (struct octagon){ radius, radius * 166 / 400 };
}

int tc_form_base(int form)
{
    return forms[form].base;
}

int tc_form_height(int form)
{
    return forms[form].high;
}

static void place(struct octagon o, struct point c, struct tc_area *area)
{
    const struct point corner[8] = { { -o.near, -o.far }, { o.near, -o.far }, { o.far, -o.near },
                                     { o.far, o.near },   { o.near, o.far },  { -o.near, o.far },
                                     { -o.far, o.near },  { -o.far, -o.near } };

    for (int i = 0; i < 8; i++)
        area->corner[i] = (struct point){ c.x + corner[i].x, c.y + corner[i].y };
    area->corners = 8;
    area->box = plane_polygon_box(tc_area_polygon(area));
}

static void add_piece(struct tc_shape *s, int number, const struct tc_area *area, int bottom,
                      int top, int kind)
{
    s->piece[number] = (struct tc_piece){ .at = { area->box.x0, area->box.y0 },
                                          .box = area->box,
                                          .bottom = (int16_t)bottom,
                                          .top = (int16_t)top,
                                          .width = (int16_t)(area->box.x1 - area->box.x0),
                                          .kind = (uint8_t)kind,
                                          .counts = 1 };
    if (s->outlines < TC_OUTLINES)
        s->outline[s->outlines++] = *area;
}

static void add_crater(struct tc_shape *s, int number, struct tc_spot at)
{
    struct tc_area area = {
        .low = -8192, .high = TC_STEP, .piece = (uint8_t)number, .flags = TC_DIFFICULT
    };

    place(crater_form, tc_plan(at), &area);
    if (s->zones == TC_ZONES_MOST ||
        bodies_sink(&s->bodies, tc_area_polygon(&area), -CRATER_DEEP, number) < 0)
        return;
    s->zone[s->zones++] = area;
    add_piece(s, number, &area, -CRATER_DEEP, 0, TC_DIFFICULT_AREA);
}

void tc_form_outline(int form, struct point at, struct tc_area *area)
{
    int32_t radius = tc_base(forms[form].base)->radius;

    /* where somebody stood it is within his base: others may be in contact with it */
    place(octagon_of(form == TC_SLEEPER_FORM ? radius * 12 / 13 : radius), at, area);
}

static void add_set_up(struct tc_shape *s, int number, const struct tc_erected *thing)
{
    struct tc_spot at = thing->at;
    struct tc_area area = { .low = at.z, .high = at.z, .piece = (uint8_t)number };
    int prism, top = at.z + tc_form_height(thing->form);

    tc_form_outline(thing->form, tc_plan(at), &area);
    prism = bodies_add(&s->bodies, tc_area_polygon(&area), at.z, top, number);
    if (prism < 0)
        return;
    s->prism_flags[prism] = TC_BARRED;
    add_piece(s, number, &area, at.z, top, TC_LANDMARK);
}

void tc_spill_outline(const struct tc_spill *spill, struct tc_area *area)
{
    static const int8_t side[4][2] = { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } };

    *area = (struct tc_area){ .corners = 4 };
    for (int i = 0; i < 4; i++) {
        struct point off = plane_turned((struct point){ side[i][0] * spill->length * TC_INCH / 2,
                                                        side[i][1] * spill->width * TC_INCH / 2 },
                                        spill->way);

        area->corner[i] = (struct point){ spill->at.x + off.x, spill->at.y + off.y };
    }
    area->box = plane_polygon_box(tc_area_polygon(area));
}

static void add_spill(struct tc_shape *s, int number, const struct tc_spill *spill)
{
    struct tc_area area;

    tc_spill_outline(spill, &area);
    area.low = -8192;
    area.high = TC_STEP;
    area.piece = (uint8_t)number;
    area.flags = TC_DIFFICULT | TC_DANGEROUS;
    if (s->zones == TC_ZONES_MOST)
        return;
    s->zone[s->zones++] = area;
    add_piece(s, number, &area, 0, 0, TC_DANGEROUS_AREA);
}

/* add_mire: an octagon as large as the circle, within 4 %. */
static void add_mire(struct tc_shape *s, const struct tc_mire *mire)
{
    int32_t radius = (int32_t)mire->radius * 24 / 25;
    struct tc_area area = { .low = (int16_t)(mire->at.z - mire->radius),
                            .high = (int16_t)(mire->at.z + mire->radius),
                            .piece = BODIES_PIECES - 1,
                            .flags = mire->flags };

    place(octagon_of(radius), tc_plan(mire->at), &area);
    if (s->zones < TC_ZONES_MOST)
        s->zone[s->zones++] = area;
}

static void move_corners(struct point *corner, int corners, struct box *box, struct point by)
{
    for (int i = 0; i < corners; i++) {
        corner[i].x += by.x;
        corner[i].y += by.y;
    }
    *box = plane_polygon_box((struct polygon){ corner, corners });
}

/* move_piece: shifts a piece; the index of the prisms is made anew. */
static void move_piece(struct tc_shape *s, int piece, struct point by)
{
    struct bodies *b = &s->bodies;
    struct prism *k = b->prism;
    int prisms = b->prisms;

    for (int i = 0; i < s->zones; i++)
        if (s->zone[i].piece == piece)
            move_corners(s->zone[i].corner, s->zone[i].corners, &s->zone[i].box, by);
    for (int i = 0; i < s->outlines; i++)
        if (s->outline[i].piece == piece)
            move_corners(s->outline[i].corner, s->outline[i].corners, &s->outline[i].box, by);
    for (int i = 0; i < s->links; i++)
        if (s->link[i].piece == piece) {
            struct tc_link *l = &s->link[i];

            l->foot = (struct tc_spot){ (int16_t)(l->foot.x + by.x), (int16_t)(l->foot.y + by.y),
                                        l->foot.z };
            l->head = (struct tc_spot){ (int16_t)(l->head.x + by.x), (int16_t)(l->head.y + by.y),
                                        l->head.z };
        }
    memset(b->begins, 0, sizeof b->begins);
    memset(b->ends, 0, sizeof b->ends);
    b->prisms = 0;
    for (; b->prisms < prisms; k++) {
        struct prism old = *k;

        if (old.piece == piece)
            move_corners(old.corner, old.corners, &old.box, by);
        bodies_add(b, prism_outline(&old), old.bottom, old.top, old.piece);
    }
}

void tc_ground_bare(struct tc_ground *g, const struct tc_shape *shape)
{
    g->terrain = NULL;
    g->shape = shape;
    g->gone = g->mined = 0;
    g->mires = false;
    g->changed = true;
}

void tc_ground_make(struct tc_ground *g, const struct tc_terrain *terrain,
                    const struct tc_changes *changes)
{
    g->terrain = terrain;
    g->shape = &terrain->shape;
    g->gone = changes ? changes->gone : 0;
    g->changed = g->gone != 0;
    g->mined = changes ? changes->mined : 0;
    g->mires = changes && changes->mires;
    if (!changes || !(changes->craters || changes->set_ups || changes->mires || changes->spills ||
                      changes->moved_piece))
        return;
    g->changed = true;
    memcpy(&g->own, &terrain->shape, sizeof g->own);
    g->shape = &g->own;
    if (changes->moved_piece)
        move_piece(&g->own, changes->moved_piece - 1, changes->moved_by);
    for (int i = 0; i < changes->craters; i++)
        add_crater(&g->own, tc_crater_piece(i), changes->crater[i]);
    for (int i = 0; i < changes->set_ups && changes->craters + i < TC_LAID; i++)
        add_set_up(&g->own, tc_crater_piece(changes->craters + i), &changes->set_up[i]);
    int laid = changes->craters + changes->set_ups;
    for (int i = 0; i < changes->spills && laid + i < TC_LAID; i++)
        add_spill(&g->own, tc_crater_piece(laid + i), &changes->spill[i]);
    for (int i = 0; i < changes->mires; i++)
        add_mire(&g->own, &changes->mire[i]);
    tc_shape_walls(&g->own, NULL);
}
