/* fall.c - where somebody comes down (TC-7.10), and moves that others force on him (TC-5.21). */
#include "games/trench_crusade/move/leg.h"

#include "games/trench_crusade/move/profile.h"

/* --- falls --- */

/* below: the highest level at a place that is lower than z and can be stood on; where there is none
 * (a landmark), the ground. */
static int below(const struct tc_ground *g, struct point p, int z)
{
    int16_t level[TC_LEVELS];
    unsigned stand;

    for (int i = tc_levels(g, p, level, &stand) - 1; i >= 0; i--)
        if (stand >> i & 1 && level[i] < z)
            return level[i];
    return tc_ground_at(g, p);
}

/* on_table: the nearest place at which the whole base is. */
static struct tc_spot on_table(const struct tc_mover *m, struct tc_spot at)
{
    const struct tc_shape *s = m->ground->shape;
    int32_t r = tc_base(m->base)->radius;
    struct point p = { at.x < r              ? r
                       : at.x > s->width - r ? s->width - r
                                             : at.x,
                       at.y < r               ? r
                       : at.y > s->height - r ? s->height - r
                                              : at.y };

    return tc_spot(p, at.z);
}

struct tc_spot tc_fall(const struct tc_mover *m, struct tc_spot from, int *height)
{
    struct tc_spot at = on_table(m, from), found;

    at.z = (int16_t)below(m->ground, tc_plan(at), from.z);
    if (!tc_nearest_standing(m->ground, m->crowd, m->others, m->base, at, &found))
        found = at; /* no room within 6": it lies where it fell */
    *height = from.z > found.z ? from.z - found.z : 0;
    return found;
}

/* --- forced moves --- */

/* A push under way. */
struct shove {
    const struct tc_mover *m;
    struct tc_spot from;
    struct point to;
    int32_t length;
    int z;
    unsigned danger; /* flags of where it began */
    uint64_t mined;  /* pieces it was not in contact with then */
};

static struct point shove_point(const struct shove *s, int32_t step)
{
    return plane_along(tc_plan(s->from), s->to, step, s->length);
}

/* surface: what the centre comes onto, at most 1" higher; out of a walkable trench, the ground. */
static int surface(const struct shove *s, struct point p)
{
    int16_t level[TC_LEVELS];
    int most = s->z < 0 && s->z > -TC_FALL && tc_ground_at(s->m->ground, p) == 0 ? 0 : s->z;

    int step = s->m->step ? s->m->step : TC_STEP;

    most = s->z + step > most ? s->z + step : most;
    for (int i = tc_levels(s->m->ground, p, level, NULL) - 1; i >= 0; i--)
        if (level[i] <= most)
            return level[i];
    return TC_NOWHERE;
}

/* blocked: does terrain stop the base at this point? */
static bool blocked(const struct shove *s, struct point p)
{
    const struct tc_stretch here = { { 0, 1 }, { 1, 1 }, p, p, (int16_t)s->z, false };
    struct prism_set near = tc_prisms_near(s->m->ground, p, p, tc_base(s->m->base)->radius);

    return tc_held_up(s->m, &near, &here, p, p, NULL) != TC_FREE;
}

/* base_at: whose base it would overlap there, or -1. */
static int base_at(const struct shove *s, struct tc_spot at)
{
    struct tc_figure f = { at, s->m->base, 0 };

    for (uint64_t set = s->m->others & s->m->crowd->there; set; set &= set - 1)
        if (tc_overlapping(f, s->m->crowd->figure[bits_first(set)]))
            return bits_first(set);
    return -1;
}

/* step_to: one lattice step of the push. True: it goes on. */
static bool step_to(struct shove *s, int32_t step, struct tc_push *out)
{
    struct point p = shove_point(s, step);
    int top;

    if (!tc_fits_table(s->m->ground, s->m->base, p)) {
        out->how = TC_PUSHED_TO_EDGE;
        return false;
    }
    top = surface(s, p);
    if (top == TC_NOWHERE || blocked(s, p)) {
        out->how = TC_PUSHED_INTO_TERRAIN;
        return false;
    }
    if (s->z - top > TC_STEP && !(s->z == 0 && top > -TC_FALL)) {
        out->how = TC_PUSHED_OVER_LEDGE;
        out->end = tc_spot(p, s->z);
        return false;
    }
    s->z = top;
    out->base = (int8_t)base_at(s, tc_spot(p, top));
    if (out->base >= 0) {
        out->how = TC_PUSHED_INTO_BASE;
        return false;
    }
    if (s->mined) {
        uint64_t now =
            tc_contacts(s->m->ground, (struct tc_figure){ tc_spot(p, top), s->m->base, 0 }) &
            s->mined;

        if (now) {
            out->mine = (int8_t)bits_first(now);
            return false;
        }
    }
    unsigned mud = TC_DIFFICULT | TC_DANGEROUS;
    if (s->m->sticks && !(s->danger & mud) &&
        tc_ground_flags(s->m->ground, tc_spot(p, top)) & mud) {
        out->how = TC_PUSHED_INTO_TERRAIN;
        return false;
    }
    if (!out->danger && !(s->danger & TC_DANGEROUS) &&
        tc_is_dangerous(s->m->ground, tc_spot(p, top), s->m->hindered)) {
        out->danger = true;
        out->halt = tc_spot(p, top);
    }
    return true;
}

/* last_standing: back from a step to the last place where it may stand, or to its start. */
static struct tc_spot last_standing(const struct shove *s, int32_t step)
{
    for (; step > 0; step--) {
        struct point p = shove_point(s, step);
        int16_t level[TC_LEVELS];
        int count = tc_fits_table(s->m->ground, s->m->base, p)
                        ? tc_levels(s->m->ground, p, level, NULL)
                        : 0;

        for (int i = count - 1; i >= 0; i--) {
            struct tc_spot at = tc_spot(p, level[i]);

            if (level[i] <= s->z + TC_FALL && level[i] >= s->z - TC_FALL &&
                tc_stands(s->m->ground, s->m->crowd, s->m->others, s->m->base, at))
                return at;
        }
    }
    return s->from;
}

void tc_push(const struct tc_mover *m, struct tc_spot from, struct point to, struct tc_push *out)
{
    struct shove s = {
        m, from, to, plane_length(tc_plan(from), to), from.z, tc_ground_flags(m->ground, from), 0
    };
    int32_t step = 1;

    if (m->ground->mined)
        s.mined = m->ground->mined & ~m->ground->gone &
                  ~tc_contacts(m->ground, (struct tc_figure){ from, m->base, 0 });
    *out =
        (struct tc_push){ .end = from, .how = TC_PUSHED_ALL, .halt = from, .base = -1, .mine = -1 };
    while (step <= s.length && step_to(&s, step, out))
        step++;
    if (out->how != TC_PUSHED_OVER_LEDGE)
        out->end = last_standing(&s, step - 1);
}

void tc_push_towards(const struct tc_mover *m, struct tc_spot from, int direction, int length,
                     struct tc_push *out)
{
    struct point off = plane_turned((struct point){ length, 0 }, direction);
    struct point to = { from.x + off.x, from.y + off.y };

    tc_push(m, from, to, out);
}
