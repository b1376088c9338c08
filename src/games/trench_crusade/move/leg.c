/* leg.c - one leg: walks, drops, flights; its parts at one height each (R2), its price (TC-5.2,
 * R3). */
#include "games/trench_crusade/move/leg.h"

#include "games/trench_crusade/move/climb.h"
#include "games/trench_crusade/move/profile.h"

enum { LAND_STEP = 8 }; /* a drop lands at the first of such steps where one can stand */

/* --- the parts of a walk --- */

struct walk {
    const struct tc_mover *m;
    struct point p, q;
    struct tc_profile profile;
    struct tc_stride *out;
    struct tc_hindrance *why;
    int z;
    bool ground; /* on the ground itself */
};

static enum tc_fault stopped(const struct walk *w, enum tc_fault what, struct ratio at)
{
    if (w->why)
        *w->why =
            (struct tc_hindrance){ -1, -1, tc_spot(plane_along(w->p, w->q, at.n, at.d), w->z) };
    return what;
}

/* stretch_to: the part from one place to another at the present height; joined to the one before
 * when nothing has changed. */
static bool stretch_to(struct walk *w, struct ratio from, struct ratio to)
{
    struct tc_stride *s = w->out;
    struct tc_stretch *last = s->stretches > 0 ? &s->stretch[s->stretches - 1] : NULL;

    if (last && last->z == w->z && last->ground == w->ground) {
        last->to = to;
        last->b = plane_along(w->p, w->q, to.n, to.d);
        return true;
    }
    if (s->stretches == TC_STRETCHES)
        return false;
    s->stretch[s->stretches++] = (struct tc_stretch){ from,
                                                      to,
                                                      plane_along(w->p, w->q, from.n, from.d),
                                                      plane_along(w->p, w->q, to.n, to.d),
                                                      (int16_t)w->z,
                                                      w->ground };
    return true;
}

/* next_surface: what the centre steps onto in a part. The sides of a trench that is not 3" deep are
 * walked in both directions (TC-7.12). */
static int next_surface(const struct walk *w, int part, bool *ground)
{
    bool is_ground = false, up_ground = false;
    int top = tc_profile_top(&w->profile, part, w->z + TC_STEP, &is_ground);

    if (w->z < 0 && w->z > -TC_FALL) { /* out of a trench */
        int up = tc_profile_top(&w->profile, part, 0, &up_ground);

        if (up_ground && up > top) {
            *ground = true;
            return up;
        }
    }
    *ground = is_ground;
    return top;
}

/* is_drop: is stepping down to this height more than a walk? */
static bool is_drop(const struct walk *w, int to)
{
    if (w->z - to <= TC_STEP)
        return false;
    return !(w->ground && to > -TC_FALL); /* into a trench */
}

/* highest_below: the level a faller lands on at a place: the highest that is not above him. */
static int highest_below(const struct tc_ground *g, struct point p, int z)
{
    int16_t level[TC_LEVELS];

    for (int i = tc_levels(g, p, level, NULL) - 1; i >= 0; i--)
        if (level[i] <= z)
            return level[i];
    return TC_NOWHERE;
}

/* land: finds where a drop that begins at `edge` lands, the first place to stand behind it. *step is
 * its distance from the start. */
static enum tc_fault land(struct walk *w, struct ratio edge, int32_t *step)
{
    struct tc_stride *s = w->out;
    int32_t first = (int32_t)(s->length * edge.n / edge.d);

    if (s->drop)
        return stopped(w, TC_TWO_DROPS, edge);
    for (*step = first;; *step += LAND_STEP) {
        struct point at;
        int z;

        *step = *step < s->length ? *step : s->length;
        at = plane_along(w->p, w->q, *step, s->length);
        z = highest_below(w->m->ground, at, w->z + TC_STEP);
        if (z >= w->z - TC_STEP && *step > first + 2)
            break; /* the other side of a gap: that is a jump (TC-7.6) */
        if (z != TC_NOWHERE && z < w->z - TC_STEP &&
            tc_supported(w->m->ground, w->m->base, tc_spot(at, z))) {
            s->drop = (int16_t)(w->z - z);
            s->land = tc_spot(at, z);
            s->kind = TC_DROPS;
            return TC_FREE;
        }
        if (*step == s->length)
            break;
    }
    return stopped(w, TC_NO_LANDING, edge);
}

/* drop: the part in the air, and the rest of the part it lands in, if only the place where it lands.
 * *part is where to go on. */
static enum tc_fault drop(struct walk *w, int *part)
{
    struct tc_profile *f = &w->profile;
    struct ratio edge = f->cut[*part], at;
    int32_t step = 0;
    enum tc_fault fault = land(w, edge, &step);

    if (fault)
        return fault;
    at = (struct ratio){ step, w->out->length };
    w->ground = false;
    if (!stretch_to(w, edge, at))
        return stopped(w, TC_IN_THE_WAY, edge);
    w->z = w->out->land.z;
    w->ground = w->z == 0 && tc_ground_at(w->m->ground, tc_plan(w->out->land)) == 0;
    while (*part + 2 < f->cuts && !plane_before(at, f->cut[*part + 1]))
        ++*part;
    if (!stretch_to(w, at, plane_before(at, f->cut[*part + 1]) ? f->cut[*part + 1] : at))
        return stopped(w, TC_IN_THE_WAY, edge);
    return TC_FREE;
}

/* rises: nothing within a step is there: the ground outside a deep trench, or a piece. */
static enum tc_fault rises(const struct walk *w, int part)
{
    bool barred = false;
    int piece = tc_profile_high(&w->profile, part, w->z + TC_STEP, &barred);
    enum tc_fault fault = stopped(w, barred ? TC_IN_THE_WAY : TC_TOO_HIGH, w->profile.cut[part]);

    if (w->why)
        w->why->piece = (int8_t)piece;
    return fault;
}

/* find_parts: the heights of the leg from its start to its end. */
static enum tc_fault find_parts(struct walk *w, bool drops)
{
    const struct tc_profile *f = &w->profile;

    if (f->full)
        return stopped(w, TC_IN_THE_WAY, f->cut[0]);
    for (int i = 0; i + 1 < f->cuts; i++) {
        bool ground;
        int top = next_surface(w, i, &ground);

        if (top == TC_NOWHERE)
            return rises(w, i);
        if (is_drop(w, top) && tc_profile_hair(f, i, w->out->length)) {
            top = w->z;
            ground = w->ground;
        }
        if (is_drop(w, top)) {
            enum tc_fault fault = drops ? drop(w, &i) : stopped(w, TC_NO_LANDING, f->cut[i]);

            if (fault)
                return fault;
            continue;
        }
        w->z = top;
        w->ground = ground;
        if (!stretch_to(w, f->cut[i], f->cut[i + 1]))
            return stopped(w, TC_IN_THE_WAY, f->cut[i]);
    }
    return TC_FREE;
}

/* settle: a leg that ends on the very border of a trench ends in it, as every point of the border
 * belongs to the trench. */
static enum tc_fault settle(struct walk *w)
{
    const struct ratio end = { 1, 1 };
    int z;

    if (tc_level_of(w->m->ground, tc_spot(w->q, w->z)) >= 0)
        return TC_FREE;
    z = highest_below(w->m->ground, w->q, w->z + TC_STEP);
    if (z == TC_NOWHERE || is_drop(w, z))
        return stopped(w, TC_NO_LANDING, end);
    w->z = z;
    w->ground = false;
    return stretch_to(w, end, end) ? TC_FREE : stopped(w, TC_IN_THE_WAY, end);
}

/* --- price (TC-5.2, R3) --- */

enum { SPANS = 2 * TC_ZONES_MOST };

struct spans {
    int count;
    struct span at[SPANS];
};

/* add_span: keeps them in order, and those that meet as one. */
static void add_span(struct spans *l, struct span s)
{
    int i = 0;

    if (!plane_before(s.from, s.to))
        return;
    for (int k = 0; k < l->count; k++)
        if (plane_before(l->at[k].to, s.from) || plane_before(s.to, l->at[k].from)) {
            l->at[i++] = l->at[k];
        } else {
            s.from = plane_before(l->at[k].from, s.from) ? l->at[k].from : s.from;
            s.to = plane_before(s.to, l->at[k].to) ? l->at[k].to : s.to;
        }
    l->count = i;
    if (l->count == SPANS)
        return; /* no leg crosses so many zones */
    for (i = l->count++; i > 0 && plane_before(s.from, l->at[i - 1].from); i--)
        l->at[i] = l->at[i - 1];
    l->at[i] = s;
}

/* zone_spans: where the leg is in zones with one of these flags, up to `most` of it. */
static void zone_spans(const struct tc_mover *m, const struct tc_stride *s, unsigned flags,
                       struct ratio most, struct spans *l)
{
    const struct tc_shape *shape = m->ground->shape;
    struct point p = tc_plan(s->from), q = tc_plan(s->to);
    struct box box = plane_box(p, q, 0);

    l->count = 0;
    for (const struct tc_area *k = shape->zone; k < shape->zone + shape->zones; k++) {
        struct span in;

        if (!(k->flags & flags) || (k->flags & TC_TAMES && s->kind == TC_FLIES) ||
            !plane_boxes_meet(&k->box, &box) || m->ground->gone >> k->piece & 1 ||
            !plane_clip(tc_area_polygon(k), p, q, &in))
            continue;
        in.to = plane_before(most, in.to) ? most : in.to;
        for (int i = 0; i < s->stretches; i++) {
            const struct tc_stretch *t = &s->stretch[i];

            if (t->z >= k->low && t->z <= k->high)
                add_span(l, (struct span){ plane_before(in.from, t->from) ? t->from : in.from,
                                           plane_before(t->to, in.to) ? t->to : in.to });
        }
    }
}

/* sum_without: the length of all spans, without what lies in others. */
static int32_t sum_without(const struct spans *l, const struct spans *out, int32_t length)
{
    int32_t sum = 0;

    for (int i = 0; i < l->count; i++) {
        struct span rest = l->at[i];

        for (int k = 0; k < out->count && plane_before(rest.from, rest.to); k++) {
            struct span before = { rest.from, out->at[k].from };

            if (!plane_before(rest.from, out->at[k].to) || !plane_before(before.to, rest.to))
                continue;
            if (plane_before(before.from, before.to))
                sum += plane_span_length(&before, length);
            rest.from = out->at[k].to;
        }
        if (plane_before(rest.from, rest.to))
            sum += plane_span_length(&rest, length);
    }
    return sum;
}

int32_t tc_price_to(const struct tc_mover *m, const struct tc_stride *s, int32_t steps)
{
    struct ratio most = { steps, s->length > 0 ? s->length : 1 };
    struct spans difficult, open, mire;
    static const struct spans none;

    if (m->light)
        return steps;
    mire.count = 0;
    if (m->hindered)
        zone_spans(m, s, m->hindered, most, &mire);
    if (s->kind == TC_FLIES)
        return steps + sum_without(&mire, &none, s->length);
    zone_spans(m, s, TC_DIFFICULT, most, &difficult);
    if (difficult.count == 0 && mire.count == 0)
        return steps;
    zone_spans(m, s, TC_OPEN, most, &open);
    for (int i = 0; i < mire.count; i++) /* counted once */
        add_span(&open, mire.at[i]);
    return steps + sum_without(&mire, &none, s->length) + sum_without(&difficult, &open, s->length);
}

/* --- walking and flying --- */

static void begin(struct tc_stride *out, struct tc_spot from, struct point to, int kind)
{
    out->from = from;
    out->to = tc_spot(to, from.z);
    out->kind = (uint8_t)kind;
    out->risky = false;
    out->length = out->price = out->land_paid = 0;
    out->height = out->width = out->drop = 0;
    out->land = from;
    out->near = out->far = to;
    out->link = out->stretches = 0;
}

void tc_stride_begin(struct tc_stride *out, struct tc_spot from, struct tc_spot to, int kind)
{
    begin(out, from, tc_plan(to), kind);
    out->to = to;
    out->length = plane_length(tc_plan(from), tc_plan(to));
}

/* is_touched: does the centre come over this on its way? */
static bool is_touched(const struct prism *k, const struct box *box, struct point p, struct point q)
{
    struct span part;

    return plane_boxes_meet(&k->box, box) && plane_clip(prism_outline(k), p, q, &part);
}

/* is_flat: does a leg lie on the ground all the way: nothing to step on, nothing to step into? Then
 * it need not be cut. Most legs are like this. */
static bool is_flat(const struct tc_mover *m, struct tc_spot from, struct point to,
                    struct prism_set set)
{
    const struct tc_shape *s = m->ground->shape;
    struct point p = tc_plan(from);
    struct box box = plane_box(p, to, 0);

    if (from.z != 0)
        return false;
    for (int i; (i = prism_set_take(&set)) >= 0;)
        if (s->bodies.prism[i].top <= TC_STEP && !(s->prism_flags[i] & TC_BARRED) &&
            is_touched(&s->bodies.prism[i], &box, p, to))
            return false;
    for (int i = 0; i < s->bodies.sunks; i++)
        if (is_touched(&s->bodies.sunk[i], &box, p, to))
            return false;
    return true;
}

/* walk_flat: the same as `walk` for a leg on flat ground. */
static enum tc_fault walk_flat(const struct tc_mover *m, struct prism_set near,
                               struct tc_stride *out)
{
    struct point p = tc_plan(out->from), q = tc_plan(out->to);
    enum tc_fault fault;

    out->stretch[0] = (struct tc_stretch){ { 0, 1 }, { 1, 1 }, p, q, 0, true };
    out->stretches = 1;
    if ((fault = tc_held_up(m, &near, &out->stretch[0], p, q, NULL)) ||
        (fault = tc_met(m, out, NULL)))
        return fault;
    out->length = plane_length(p, q);
    out->price = tc_price_to(m, out, out->length);
    return TC_FREE;
}

static enum tc_fault walk(const struct tc_mover *m, struct tc_spot from, struct point to,
                          bool drops, struct tc_stride *out, struct tc_hindrance *why)
{
    struct walk w;
    struct prism_set near;
    enum tc_fault fault;

    begin(out, from, to, TC_WALKS);
    if (!tc_fits_table(m->ground, m->base, to))
        return TC_OFF_TABLE; /* TC-5.5 */
    near = tc_prisms_near(m->ground, tc_plan(from), to, tc_base(m->base)->radius);
    if (is_flat(m, from, to, near)) {
        fault = walk_flat(m, near, out);
        if (!fault || !why)
            return fault;
        out->stretches = 0; /* who wants to know why gets it the long way */
    }
    out->length = plane_length(tc_plan(from), to);
    w.m = m;
    w.p = tc_plan(from);
    w.q = to;
    w.out = out;
    w.why = why;
    w.z = from.z;
    w.ground = from.z == 0;
    tc_profile_make(&w.profile, m->ground, w.p, to, near);
    fault = find_parts(&w, drops);
    fault = fault ? fault : settle(&w);
    for (int i = 0; i < out->stretches && !fault; i++)
        fault = tc_held_up(m, &near, &out->stretch[i], w.p, to, why);
    if (fault || (fault = tc_met(m, out, why)))
        return fault;
    out->to.z = (int16_t)w.z;
    out->price = tc_price_to(m, out, out->length);
    if (out->drop)
        out->land_paid = tc_price_to(m, out, plane_length(w.p, tc_plan(out->land)));
    return TC_FREE;
}

enum tc_fault tc_walk_level(const struct tc_mover *m, struct tc_spot from, struct point to,
                            struct tc_stride *out)
{
    return walk(m, from, to, false, out, NULL);
}

/* TC-7.13, R16: over everything; enemies within 3" of the height of either end bind it in plan. */
static enum tc_fault fly(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                         struct tc_stride *out, struct tc_hindrance *why)
{
    struct point p = tc_plan(from), q = tc_plan(to);
    int rise = to.z - from.z;

    tc_stride_begin(out, from, to, TC_FLIES);
    out->stretch[0] = (struct tc_stretch){ { 0, 1 }, { 1, 1 }, p, q, to.z, false };
    out->stretches = 1;
    out->price = tc_price_to(m, out, out->length) + (rise > TC_STEP ? rise : 0);
    if (!tc_fits_table(m->ground, m->base, q))
        return TC_OFF_TABLE;
    if (tc_level_of(m->ground, to) < 0)
        return TC_NO_LEVEL;
    for (uint64_t set = m->shun & m->crowd->there; set; set &= set - 1) {
        int number = bits_first(set), z = m->crowd->figure[number].at.z;
        int32_t reach =
            tc_base(m->base)->radius + tc_base(m->crowd->figure[number].base)->radius + TC_INCH + 1;
        bool level = (z - from.z <= TC_FALL && from.z - z <= TC_FALL) ||
                     (z - to.z <= TC_FALL && to.z - z <= TC_FALL);

        if (level && plane_compare(tc_plan(m->crowd->figure[number].at), p, q, reach) < 0) {
            if (why)
                *why = (struct tc_hindrance){ -1, (int8_t)number, from };
            return TC_NEAR_ENEMY;
        }
    }
    return TC_FREE;
}

enum tc_fault tc_walk(const struct tc_mover *m, struct tc_spot from, struct point to,
                      struct tc_stride *out, struct tc_hindrance *why)
{
    int16_t level[TC_LEVELS];
    int count;

    if (!m->flies)
        return walk(m, from, to, true, out, why);
    if (!tc_fits_table(m->ground, m->base, to))
        return TC_OFF_TABLE;
    count = tc_levels(m->ground, to, level, NULL); /* the highest it can be on at no extra cost */
    for (int i = count - 1; i >= 0; i--)
        if (level[i] <= from.z + TC_STEP || i == 0)
            return fly(m, from, tc_spot(to, level[i]), out, why);
    return TC_NO_LEVEL;
}

/* goes: a leg that is walked or flown, to the height it names. */
static enum tc_fault goes(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                          struct tc_stride *out, struct tc_hindrance *why)
{
    enum tc_fault fault;

    if (m->flies)
        return fly(m, from, to, out, why);
    fault = walk(m, from, tc_plan(to), true, out, why);
    return fault ? fault : out->to.z == to.z ? TC_FREE : TC_NO_LEVEL;
}

enum tc_fault tc_stride(const struct tc_mover *m, struct tc_spot from, const struct tc_leg *leg,
                        struct tc_stride *out, struct tc_hindrance *why)
{
    struct tc_spot to = { leg->x, leg->y, leg->z };
    enum tc_fault fault;

    switch (leg->kind) {
    case LEG_CLIMB: fault = m->grounded ? TC_NO_FACE : tc_climb(m, from, to, out); break;
    case LEG_JUMP: fault = tc_jump(m, from, to, out, why); break;
    case LEG_LINK: fault = tc_link_leg(m, from, to, out); break;
    default: return goes(m, from, to, out, why);
    }
    return fault ? fault : tc_climbs_past(m, out, why); /* TC-5.6 */
}
