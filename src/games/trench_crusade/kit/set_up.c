/* set_up.c - F_PICK: things that kit sets up on the table, as Markers that stand there like terrain
 * (TC-13.66, 16.9). The frame: the bearer; the kind of Marker, 0 for a Field Shrine; enum tc_set_up_where;
 * 1 if it need not be. What they do to the ground is in table/changes.c. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

enum { BEARER, KIND, WHERE, OPTIONAL };
enum { PLACES = 12, WAYS = 16 };

static int kind_of(const struct frame *f)
{
    return f->arg[KIND] ? f->arg[KIND] : MARKER_SHRINE;
}

static const char *clause_of(int kind)
{
    return kind == MARKER_SHRINE ? "TC-13.66" : "TC-16.9";
}

static int free_marker(const struct tc_state *s)
{
    int things = 0, free = -1;

    for (int i = TC_MARKERS - 1; i >= 0; i--) {
        things += tc_marker_form(s->marker[i].kind) != TC_NO_FORM;
        free = s->marker[i].kind ? free : i;
    }
    return things < TC_SET_UP ? free : -1;
}

/* in_zone: wholly within its side's own. */
static bool in_zone(const struct tc_field *f, int model, struct tc_spot at, int32_t r)
{
    const struct box *zone = &f->t->zone[f->s->side[side_of(model)].zone];

    return at.x - r >= zone->x0 && at.x + r <= zone->x1 && at.y - r >= zone->y0 &&
           at.y + r <= zone->y1;
}

static bool fits(const struct tc_field *f, const struct frame *frame, struct tc_spot at)
{
    int model = frame->arg[BEARER], base = tc_form_base(tc_marker_form(kind_of(frame)));
    struct tc_figure there = { at, (uint8_t)base, 0 };

    if (frame->arg[WHERE] == SET_UP_IN_TERRAIN)
        return tc_charges_at(f, model, tc_plan(at)) >= 0;
    if (!tc_stands(&f->ground, &f->crowd, f->crowd.there, base, at))
        return false;
    return frame->arg[WHERE] == SET_UP_BESIDE
               ? tc_within(there, tc_figure_of(f->t, f->s, model), TC_INCH)
               : in_zone(f, model, at, tc_base(base)->radius);
}

static void offer_place(const struct tc_field *f, const struct frame *frame, int x, int y,
                        struct tc_menu *m)
{
    int16_t z[TC_LEVELS];
    int levels = x < 0 || y < 0 ? 0 : tc_levels(&f->ground, (struct point){ x, y }, z, NULL);

    for (int i = 0; i < levels; i++)
        if (fits(f, frame, (struct tc_spot){ (int16_t)x, (int16_t)y, z[i] })) {
            tc_offer(m, (struct action){ DO_PLACE, { (int16_t)x, (int16_t)y, (int16_t)i } });
            return;
        }
}

/* list_zone: places of a grid over the zone. */
static void list_zone(const struct tc_field *f, const struct frame *frame, struct tc_menu *m)
{
    const struct box *zone = &f->t->zone[f->s->side[side_of(frame->arg[BEARER])].zone];

    for (int y = zone->y0 + 2 * TC_INCH; y < zone->y1 && m->count < PLACES; y += 2 * TC_INCH)
        for (int x = zone->x0 + 2 * TC_INCH; x < zone->x1 && m->count < PLACES; x += 3 * TC_INCH)
            offer_place(f, frame, x, y, m);
}

/* list_beside: round the bearer, in contact and an inch off. */
static void list_beside(const struct tc_field *f, const struct frame *frame, struct tc_menu *m)
{
    struct tc_spot at = tc_spot_of(f->s, frame->arg[BEARER]);
    int32_t radii = tc_base(f->t->fighter[frame->arg[BEARER]].base)->radius +
                    tc_base(tc_form_base(tc_marker_form(kind_of(frame))))->radius;

    for (int off = 4; off <= TC_INCH; off += TC_INCH - 8)
        for (int way = 0; way < PLANE_TURN; way += PLANE_TURN / WAYS) {
            struct point to = plane_turned((struct point){ radii + off, 0 }, way);

            offer_place(f, frame, at.x + to.x, at.y + to.y, m);
        }
}

/* list_terrain: the middle of each piece that will do. */
static void list_terrain(const struct tc_field *f, const struct frame *frame, struct tc_menu *m)
{
    for (int i = 0; i < f->ground.shape->pieces && i < TC_PLAN_PIECES; i++) {
        const struct box *b = &f->ground.shape->piece[i].box;

        if (tc_charges_fit(f, frame->arg[BEARER], i))
            offer_place(f, frame, (b->x0 + b->x1) / 2, (b->y0 + b->y1) / 2, m);
    }
}

static void list_places(const struct tc_field *f, const struct frame *frame, struct tc_menu *m)
{
    if (free_marker(f->s) < 0)
        return;
    if (frame->arg[WHERE] == SET_UP_BESIDE)
        list_beside(f, frame, m);
    else if (frame->arg[WHERE] == SET_UP_IN_TERRAIN)
        list_terrain(f, frame, m);
    else
        list_zone(f, frame, m);
}

void tc_pick_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    list_places(&field, top_of(s), m);
    if (!m->count || top_of(s)->arg[OPTIONAL])
        tc_offer(m, (struct action){ .kind = DO_SKIP });
}

static int check_skip(const struct tc *t, const struct tc_state *s, const char *clause,
                      struct refusal *why)
{
    struct action first;
    struct tc_menu m = { .out = &first, .most = 1 };

    tc_pick_list(t, s, &m);
    return top_of(s)->arg[OPTIONAL] || first.kind == DO_SKIP
               ? 0
               : refuse(why, clause, "there is room for it: say where it goes");
}

int tc_pick_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                  struct refusal *why)
{
    static const struct action skip = { .kind = DO_SKIP };
    const struct frame *f = top_of(s);
    const char *clause = clause_of(kind_of(f)), *name = tc_marker_title(kind_of(f));
    struct tc_field field;
    int16_t z[TC_LEVELS];

    if (action_same(a, &skip))
        return check_skip(t, s, clause, why);
    if (a->kind != DO_PLACE || a->arg[3] || a->arg[4] || a->arg[5] || a->arg[6] || a->arg[0] < 0 ||
        a->arg[1] < 0 || a->arg[0] > t->terrain.shape.width || a->arg[1] > t->terrain.shape.height)
        return refuse(why, clause, "say where the %s goes", name);
    if (free_marker(s) < 0)
        return refuse(why, clause, "there is no room for one more %s", name);
    tc_field_make(&field, t, s);
    int levels = tc_levels(&field.ground, (struct point){ a->arg[0], a->arg[1] }, z, NULL);
    if (a->arg[2] < 0 || a->arg[2] >= levels ||
        !fits(&field, f, (struct tc_spot){ a->arg[0], a->arg[1], z[a->arg[2]] }))
        return refuse(
            why, clause,
            f->arg[WHERE] == SET_UP_BESIDE
                ? "it stands within 1 inch of its bearer, on nobody's base"
            : f->arg[WHERE] == SET_UP_IN_TERRAIN
                ? "terrain of at most 8 by 8 inches, no Objective, out of the enemy's zone "
                  "and more than 1 inch from all models"
                : "it stands wholly in its owner's zone, on nobody's base");
    return 0;
}

/* tell: what it is and where; of charges only its own side learns where. */
static void tell(struct tc_play *p, int model, int kind, const struct action *a)
{
    struct event event = { .kind = SAW_SET_UP,
                           .seen_by = EVENT_ALL,
                           .flags = EVENT_EFFECT,
                           .arg = { (int16_t)model, (int16_t)kind, a->arg[0], a->arg[1] } };

    if (kind == MARKER_CHARGES) {
        event.seen_by = (uint16_t)(1u << side_of(model));
        tc_tell(p, SAW_HID, 0, (int16_t[7]){ (int16_t)model, (int16_t)kind });
    }
    event_add(p->e, event);
}

void tc_pick_apply(struct tc_play *p, const struct action *a)
{
    int model = top_of(p->s)->arg[BEARER], kind = kind_of(top_of(p->s)), free = free_marker(p->s);
    struct tc_field field;
    int16_t z[TC_LEVELS];

    if (a->kind == DO_PLACE && free >= 0) {
        tc_field_make(&field, p->t, p->s);
        tc_levels(&field.ground, (struct point){ a->arg[0], a->arg[1] }, z, NULL);
        p->s->marker[free] = (struct tc_marker){ .x = a->arg[0],
                                                 .y = a->arg[1],
                                                 .z = z[a->arg[2]],
                                                 .kind = (uint8_t)kind,
                                                 .amount = kind == MARKER_ALTAR ? 3 : 0,
                                                 .side = (int8_t)side_of(model) };
        if (kind == MARKER_CHARGES) {
            int piece = tc_charges_at(&field, model, (struct point){ a->arg[0], a->arg[1] });

            EXPECT(piece >= 0);
            p->s->marker[free].amount = (uint8_t)(model + 1);
            p->s->marker[free].state = (uint8_t)piece;
        } else if (kind != MARKER_SHRINE) {
            p->s->model[model].flags |= HAS_SET_UP;
        }
        tell(p, model, kind, a);
    }
    tc_end_frame(p, 0);
}

bool tc_pick_run(struct tc_play *p)
{
    return tc_wait(p, side_of(top_of(p->s)->arg[BEARER]));
}

/* --- who may, and doing it --- */

static struct frame frame_of(int model, int kind, int where)
{
    return (struct frame){ .kind = F_PICK,
                           .arg = { (int16_t)model, (int16_t)kind, (int16_t)where } };
}

const char *tc_set_up_unfit(const struct tc *t, const struct tc_state *s, int model, int kind)
{
    struct frame f = frame_of(model, kind, SET_UP_BESIDE);
    struct action first;
    struct tc_menu m = { .out = &first, .most = 1 };
    struct tc_field field;

    if (s->model[model].flags & HAS_SET_UP)
        return "it stands on the table already";
    tc_field_make(&field, t, s);
    list_places(&field, &f, &m);
    return m.count ? NULL : "there is no room for it within 1 inch";
}

void tc_set_up(struct tc_play *p, int model, int kind, int where, bool optional)
{
    if (!p->s->quiet)
        tc_call(p, F_PICK, model, kind, where, optional);
}
