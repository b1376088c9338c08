/* halts.c - places on a leg where something happens (TC-5.20): Dangerous ground is entered, somebody
 * comes within reach, the movement is used up. */
#include "games/trench_crusade/move/leg.h"

#include "games/trench_crusade/move/profile.h"

enum { BACK_STEP = 8 }; /* a mover who cannot stand where he stops backs up by it (R12) */

/* lattice: the point of a leg so many units from its start. */
static struct point lattice(const struct tc_stride *s, int32_t step)
{
    if (s->length == 0)
        return tc_plan(s->from);
    return plane_along(tc_plan(s->from), tc_plan(s->to), step, s->length);
}

/* stretch_at: the part that holds this step of the leg, the later one where two meet. */
static const struct tc_stretch *stretch_at(const struct tc_stride *s, int32_t step)
{
    struct ratio at = { step, s->length > 0 ? s->length : 1 };
    int i = s->stretches - 1;

    while (i > 0 && plane_before(at, s->stretch[i].from))
        i--;
    return &s->stretch[i];
}

static bool halt_at(const struct tc_mover *m, const struct tc_stride *s, int32_t step, int piece,
                    struct tc_halt *halt)
{
    *halt = (struct tc_halt){ tc_spot(lattice(s, step), stretch_at(s, step)->z),
                              tc_price_to(m, s, step), (int8_t)piece };
    return true;
}

/* steps_of: the steps of a leg from one place to another on it, a little more rather than less. */
static void steps_of(const struct tc_stride *s, const struct span *in, int32_t *first,
                     int32_t *last)
{
    *first = (int32_t)(s->length * in->from.n / in->from.d);
    *last = (int32_t)(s->length * in->to.n / in->to.d) + 1;
    *last = *last < s->length ? *last : s->length;
}

/* enters: the first step of the leg inside a zone, or -1. */
static int32_t enters(const struct tc_mover *m, const struct tc_stride *s, const struct tc_area *k)
{
    struct point p = tc_plan(s->from), q = tc_plan(s->to);
    struct span in;
    int32_t step, last;

    if (!plane_clip(tc_area_polygon(k), p, q, &in))
        return -1;
    steps_of(s, &in, &step, &last);
    for (; step <= last; step++) {
        const struct tc_stretch *t = stretch_at(s, step);

        if (t->z < k->low || t->z > k->high) { /* on to the next part */
            struct span rest = { t->to, t->to };
            int32_t next, unused;

            steps_of(s, &rest, &next, &unused);
            step = next > step ? next - 1 : step;
            continue;
        }
        if (plane_contains(tc_area_polygon(k), lattice(s, step)) &&
            tc_is_dangerous(m->ground, tc_spot(lattice(s, step), t->z), m->hindered))
            return step;
    }
    return -1;
}

/* comes_into_danger: a climb, a jump, a link that ends in a zone it did not begin in. */
static bool comes_into_danger(const struct tc_mover *m, const struct tc_stride *s,
                              struct tc_halt *halt)
{
    const struct tc_shape *shape = m->ground->shape;

    if (!tc_is_dangerous(m->ground, s->to, m->hindered))
        return false;
    for (const struct tc_area *k = shape->zone; k < shape->zone + shape->zones; k++) {
        struct polygon zone = tc_area_polygon(k);
        bool was =
            s->from.z >= k->low && s->from.z <= k->high && plane_contains(zone, tc_plan(s->from));

        if (k->flags & TC_DANGEROUS && !was && !(m->ground->gone >> k->piece & 1) &&
            s->to.z >= k->low && s->to.z <= k->high && plane_contains(zone, tc_plan(s->to))) {
            *halt = (struct tc_halt){ s->to, s->price, (int8_t)k->piece };
            return true;
        }
    }
    return false;
}

bool tc_enters_danger(const struct tc_mover *m, const struct tc_stride *s, struct tc_halt *halt)
{
    const struct tc_shape *shape = m->ground->shape;
    struct box box = plane_box(tc_plan(s->from), tc_plan(s->to), 0);
    int32_t best = INT32_MAX;
    int piece = -1;

    if (s->kind == TC_FLIES) /* only where it ends (TC-7.13) */
        return tc_is_dangerous(m->ground, s->to, m->hindered) && halt_at(m, s, s->length, -1, halt);
    if (s->kind > TC_FLIES)
        return comes_into_danger(m, s, halt);
    for (const struct tc_area *k = shape->zone; k < shape->zone + shape->zones; k++) {
        int32_t step;

        if (!(k->flags & TC_DANGEROUS) || !plane_boxes_meet(&k->box, &box) ||
            m->ground->gone >> k->piece & 1 || s->stretches == 0)
            continue;
        if (s->from.z >= k->low && s->from.z <= k->high &&
            plane_contains(tc_area_polygon(k), tc_plan(s->from)))
            continue; /* it was there already (TC-6.5) */
        step = enters(m, s, k);
        if (step >= 0 && step < best) {
            best = step;
            piece = k->piece;
        }
    }
    return piece >= 0 && halt_at(m, s, best, piece, halt);
}

/* first_within: the first step whose point is closer to `of` than the limit for its height allows.
 * Within a part the distance falls until the nearest step and rises behind it. */
static bool first_within(const struct tc_mover *m, const struct tc_stride *s, struct tc_spot of,
                         int32_t radius, int distance, struct tc_halt *halt)
{
    for (int i = 0; i < s->stretches; i++) {
        const struct tc_stretch *t = &s->stretch[i];
        int up = t->z < of.z ? of.z - t->z : t->z - of.z, limit = tc_limit(up, distance);
        int64_t reach = limit + radius + tc_base(m->base)->radius;
        struct span in = { t->from, t->to };
        int32_t step, last;

        if (limit == 0 || plane_compare(tc_plan(of), t->a, t->b, (int32_t)reach + 2) >= 0)
            continue;
        steps_of(s, &in, &step, &last);
        for (; step <= last; step++) {
            int64_t square = plane_square(lattice(s, step), tc_plan(of));
            int32_t far;

            if (square < reach * reach)
                return halt_at(m, s, step, -1, halt);
            far = plane_root(square) - (int32_t)reach - 4; /* it is at least so far off */
            step += far > 0 ? far : 0;
        }
    }
    return false;
}

bool tc_comes_within(const struct tc_mover *m, const struct tc_stride *s, struct tc_figure of,
                     int distance, struct tc_halt *halt)
{
    return first_within(m, s, of.at, tc_base(of.base)->radius, distance, halt);
}

bool tc_passes(const struct tc_mover *m, const struct tc_stride *s, struct tc_spot point,
               int distance, struct tc_halt *halt)
{
    return first_within(m, s, point, 0, distance, halt);
}

/* touched: MINED terrain that a base is in contact with here. */
static uint64_t touched(const struct tc_mover *m, struct tc_spot at)
{
    return tc_contacts(m->ground, (struct tc_figure){ at, m->base, 0 }) & m->ground->mined;
}

/* is_far: is none of these pieces within an inch? Then the next steps need not be looked at. */
static bool is_far(const struct tc_mover *m, struct tc_spot at, uint64_t pieces)
{
    for (; pieces; pieces &= pieces - 1)
        if (tc_near_piece(m->ground, (struct tc_figure){ at, m->base, 0 }, bits_first(pieces),
                          TC_INCH))
            return false;
    return true;
}

bool tc_meets_mine(const struct tc_mover *m, const struct tc_stride *s, uint64_t mined,
                   struct tc_halt *halt)
{
    enum { SKIPPED = TC_INCH - 2 * TC_CONTACT };
    uint64_t now;

    if (mined)
        mined &= ~touched(m, s->from) & ~m->ground->gone;
    if (!mined || s->kind == TC_FLIES)
        return false;
    if (s->kind > TC_FLIES || s->stretches == 0) {
        now = touched(m, s->to) & mined;
        if (now)
            *halt = (struct tc_halt){ s->to, s->price, (int8_t)bits_first(now) };
        return now != 0;
    }
    for (int32_t step = 0; step <= s->length; step++) {
        struct tc_spot at = tc_spot(lattice(s, step), stretch_at(s, step)->z);

        if (is_far(m, at, mined))
            step += SKIPPED;
        else if ((now = touched(m, at) & mined))
            return halt_at(m, s, step, bits_first(now), halt);
    }
    return false;
}

/* TC-5.15, R12 */
bool tc_stops(const struct tc_mover *m, const struct tc_stride *s, int32_t budget,
              struct tc_halt *halt)
{
    int32_t low = 0, high = s->length;

    if (s->kind > TC_FLIES || s->stretches == 0)
        return false;
    while (low < high) { /* the price only grows */
        int32_t middle = (low + high + 1) / 2;

        if (tc_price_to(m, s, middle) <= budget)
            low = middle;
        else
            high = middle - 1;
    }
    for (; low > 0; low -= BACK_STEP) {
        struct tc_spot at = tc_spot(lattice(s, low), stretch_at(s, low)->z);

        if (tc_stands(m->ground, m->crowd, m->others, m->base, at))
            return halt_at(m, s, low, -1, halt);
    }
    return false;
}
