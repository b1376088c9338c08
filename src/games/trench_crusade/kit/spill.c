/* spill.c - F_SPILL: at the start of the first Turn an alchemist spoils an oblong of ground: Difficult and
 * Dangerous, and whoever is hurt there is hurt by what was poured out (TC-16.7). It is a Marker: its
 * state is the way it lies, its amount packs size and element. The frame: the alchemist. And what
 * Dangerous ground does to whoever has failed its roll. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

/* Numbers of DO_SPILL. */
enum { X, Y, LEVEL, WAY, ELEMENT, LENGTH, WIDTH };
enum { LONGEST = 6, WIDEST = 2, STEPS = 4 * TC_INCH };

struct tc_spill tc_spill_of(const struct tc_marker *m)
{
    return (struct tc_spill){ .at = { m->x, m->y, m->z },
                              .way = m->state,
                              .element = m->amount & 3,
                              .length = (uint8_t)((m->amount >> 2 & 7) + 1),
                              .width = (uint8_t)((m->amount >> 5) + 1) };
}

bool tc_spill_sound(const struct tc_marker *m)
{
    struct tc_spill spill = tc_spill_of(m);

    return spill.element && spill.length <= LONGEST && spill.width <= WIDEST;
}

static struct tc_spill spill_at(const struct action *a)
{
    return (struct tc_spill){ .at = { a->arg[X], a->arg[Y], 0 },
                              .way = (uint8_t)a->arg[WAY],
                              .element = (uint8_t)a->arg[ELEMENT],
                              .length = (uint8_t)a->arg[LENGTH],
                              .width = (uint8_t)a->arg[WIDTH] };
}

static int free_marker(const struct tc_state *s)
{
    int spills = 0, free = -1;

    for (int i = TC_MARKERS - 1; i >= 0; i--) {
        spills += s->marker[i].kind == MARKER_SPILL;
        free = s->marker[i].kind ? free : i;
    }
    return spills < TC_SPILLS ? free : -1;
}

/* --- where --- */

static bool on_table(const struct tc_shape *s, const struct tc_area *area)
{
    return area->box.x0 >= 0 && area->box.y0 >= 0 && area->box.x1 <= s->width &&
           area->box.y1 <= s->height;
}

static const char *unfit(const struct tc_field *f, const struct action *a)
{
    const struct tc_shape *shape = f->ground.shape;
    struct tc_spill spill = spill_at(a);
    struct tc_area area;

    tc_spill_outline(&spill, &area);
    if (!on_table(shape, &area))
        return "it must lie on the table";
    for (int i = 0; i < shape->outlines; i++)
        if (!(f->ground.gone >> shape->outline[i].piece & 1) &&
            plane_closer(tc_area_polygon(&area), tc_area_polygon(&shape->outline[i]), TC_INCH + 1))
            return "it must be more than 1 inch from other terrain";
    for_models (m, f->crowd.there) {
        struct point p = tc_plan(f->crowd.figure[m].at);
        int32_t r = tc_base(f->crowd.figure[m].base)->radius;

        if (plane_swept(tc_area_polygon(&area), p, p, r + 6 * TC_INCH + 1))
            return "it must be more than 6 inches from all models";
    }
    return NULL;
}

void tc_spill_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    tc_offer(m, (struct action){ .kind = DO_SKIP });
    if (free_marker(s) < 0)
        return;
    for (int y = STEPS / 2; y < t->terrain.shape.height; y += STEPS)
        for (int x = STEPS / 2; x < t->terrain.shape.width; x += STEPS)
            for (int way = 0; way <= PLANE_TURN / 4; way += PLANE_TURN / 4) {
                struct action a = {
                    DO_SPILL, { (int16_t)x, (int16_t)y, 0, (int16_t)way, 1, LONGEST, WIDEST }
                };

                for (; a.arg[ELEMENT] <= 3 && !unfit(&field, &a); a.arg[ELEMENT]++)
                    tc_offer(m, a);
            }
}

int tc_spill_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct refusal *why)
{
    static const struct action skip = { .kind = DO_SKIP };
    struct tc_field field;
    const char *wrong;

    if (action_same(a, &skip))
        return 0;
    if (a->kind != DO_SPILL || a->arg[X] < 0 || a->arg[Y] < 0 ||
        a->arg[X] > t->terrain.shape.width || a->arg[Y] > t->terrain.shape.height ||
        a->arg[LEVEL] || a->arg[WAY] < 0 || a->arg[WAY] >= PLANE_TURN || a->arg[ELEMENT] < 1 ||
        a->arg[ELEMENT] > 3)
        return refuse(why, "TC-16.7", "say where it lies, which way, and what it is");
    if (a->arg[LENGTH] < 1 || a->arg[LENGTH] > LONGEST || a->arg[WIDTH] < 1 ||
        a->arg[WIDTH] > WIDEST)
        return refuse(why, "TC-16.7", "it is at most %d by %d inches", LONGEST, WIDEST);
    if (free_marker(s) < 0)
        return refuse(why, "TC-16.7", "there are too many Markers on the table");
    tc_field_make(&field, t, s);
    wrong = unfit(&field, a);
    return wrong ? refuse(why, "TC-16.7", "%s", wrong) : 0;
}

void tc_spill_apply(struct tc_play *p, const struct action *a)
{
    int model = top_of(p->s)->arg[0], free = free_marker(p->s);

    if (a->kind == DO_SPILL && free >= 0) {
        int size = (a->arg[LENGTH] - 1) << 2 | (a->arg[WIDTH] - 1) << 5;

        p->s->marker[free] = (struct tc_marker){ .x = a->arg[X],
                                                 .y = a->arg[Y],
                                                 .kind = MARKER_SPILL,
                                                 .side = (int8_t)side_of(model),
                                                 .state = (uint8_t)a->arg[WAY],
                                                 .amount = (uint8_t)(a->arg[ELEMENT] | size) };
        tc_tell(p, SAW_SET_UP, EVENT_EFFECT,
                (int16_t[7]){ (int16_t)model, MARKER_SPILL, a->arg[X], a->arg[Y] });
    }
    tc_end_frame(p, 0);
}

bool tc_spill_run(struct tc_play *p)
{
    return tc_wait(p, side_of(top_of(p->s)->arg[0]));
}

/* --- what it does --- */

/* element_at: the keyword of ground that was spoilt there, as a flag of the Injury Roll; 0: none. */
static uint16_t element_at(const struct tc_state *s, struct tc_spot at)
{
    static const uint16_t flag[] = { 0, INJURY_FIRE, INJURY_GAS, INJURY_SHRAPNEL };

    for (int i = 0; i < TC_MARKERS; i++) {
        struct tc_spill spill = tc_spill_of(&s->marker[i]);
        struct tc_area area;

        if (s->marker[i].kind != MARKER_SPILL)
            continue;
        tc_spill_outline(&spill, &area);
        if (plane_contains(tc_area_polygon(&area), tc_plan(at)))
            return flag[spill.element];
    }
    return 0;
}

void tc_danger_hurts(struct tc_play *p, int model, int root, struct tc_spot at)
{
    tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)model,
                                      .source = FROM_TERRAIN,
                                      .root = (int8_t)root,
                                      .by = -1,
                                      .flags = element_at(p->s, at) });
}
