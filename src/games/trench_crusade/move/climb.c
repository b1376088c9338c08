/* climb.c - legs that are not walked: climbs and crossings of walls (TC-7.3, 7.5), jumps (TC-7.6,
 * 7.7, R9), ladders and stairs (TC-7.2, R11). Where they end is fixed (R8): the first place to stand
 * in an order that everybody can follow with a ruler. */
#include "games/trench_crusade/move/climb.h"

#include "games/trench_crusade/move/profile.h"

enum {
    QUARTER = TC_INCH / 4,
    ALONG = 8,       /* so many quarter inches to either side of the projection */
    INWARD = 8,      /* and so many from the edge */
    FACES = 48,      /* near one spot */
    THICK = TC_INCH, /* a wall that is crossed, at most */
};

/* --- faces --- */

/* A face with its directions: along it, and across it to what is on top. Times `length`. */
struct side {
    struct tc_face face;
    struct point along, inward;
    int32_t length;
    int64_t foot; /* where the climber's projection is, from a, in units */
};

/* side_of: false when the base is not within 1" of the face (TC-7.3). */
static bool side_of(const struct tc_mover *m, struct point p, const struct tc_face *face,
                    struct side *out)
{
    struct point e = plane_difference(face->a, face->b), d = plane_difference(face->a, p);
    int64_t dot = (int64_t)e.x * d.x + (int64_t)e.y * d.y;

    if (plane_compare(p, face->a, face->b, tc_base(m->base)->radius + TC_INCH + 1) >= 0)
        return false;
    out->face = *face;
    out->along = e;
    out->inward = (struct point){ -e.y, e.x };
    out->length = plane_root(plane_square(face->a, face->b));
    if (out->length == 0)
        return false;
    out->foot = dot / out->length;
    out->foot = out->foot < 0 ? 0 : out->foot > out->length ? out->length : out->foot;
    return true;
}

/* beside: the point `along` the face from a, and so far to its inner side. */
static struct point beside(const struct side *s, int64_t along, int64_t inward)
{
    return (struct point){
        s->face.a.x + (int32_t)((s->along.x * along + s->inward.x * inward) / s->length),
        s->face.a.y + (int32_t)((s->along.y * along + s->inward.y * inward) / s->length)
    };
}

/* nth: 0, 1, -1, 2, -2 .. quarter inches. */
static int nth(int i)
{
    return (i % 2 ? (i + 1) / 2 : -(i / 2)) * QUARTER;
}

/* tc_faces: edges of climbable prisms, sides of sunk areas that are 3" deep or more. */
int tc_faces(const struct tc_ground *g, struct box box, struct tc_face *out, int room)
{
    const struct tc_shape *s = g->shape;
    struct prism_set set = bodies_find(&s->bodies, box);
    int count = 0;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &s->bodies.prism[i];

        if (!(s->prism_flags[i] & TC_CLIMB) || g->gone >> k->piece & 1)
            continue;
        for (int c = 0; c < k->corners && count < room; c++) {
            struct point a = k->corner[c], b = k->corner[(c + 1) % k->corners];
            struct box edge = plane_box(a, b, 0);

            if (plane_boxes_meet(&edge, &box))
                out[count++] = (struct tc_face){ a, b, k->top, (int8_t)i, k->piece };
        }
    }
    for (const struct tc_wall *w = s->wall; w < s->wall + s->walls && count < room; w++) {
        struct box edge = plane_box(w->a, w->b, 0);

        if (w->top - w->floor >= TC_FALL && plane_boxes_meet(&edge, &box))
            out[count++] = (struct tc_face){ w->b, w->a, w->top, -1, w->piece };
    }
    return count;
}

/* --- where a climb ends --- */

static bool stands(const struct tc_mover *m, struct tc_spot spot)
{
    return tc_stands(m->ground, m->crowd, m->others, m->base, spot);
}

/* highest_standing: the highest level at a place, from low to high, where it can stand. */
static bool highest_standing(const struct tc_mover *m, struct point p, int low, int high,
                             struct tc_spot *out)
{
    int16_t level[TC_LEVELS];
    unsigned stand;

    if (!tc_fits_table(m->ground, m->base, p))
        return false;
    if (low == high) { /* there is nothing to choose */
        *out = tc_spot(p, low);
        return stands(m, *out);
    }
    for (int i = tc_levels(m->ground, p, level, &stand) - 1; i >= 0; i--) {
        *out = tc_spot(p, level[i]);
        if (stand >> i & 1 && level[i] >= low && level[i] <= high && stands(m, *out))
            return true;
    }
    return false;
}

/* end_beside: the first place to stand: along the face, then a quarter inch further in, and so on
 * (R8). `way` is 1 inwards, -1 outwards; `first` how far off the first row is. */
static bool end_beside(const struct tc_mover *m, const struct side *s, int way, int first, int low,
                       int high, struct tc_spot *out)
{
    for (int in = 0; in <= INWARD; in++)
        for (int i = 0; i <= 2 * ALONG; i++) {
            int64_t along = s->foot + nth(i);

            if (along < 0 || along > s->length)
                continue;
            if (highest_standing(m, beside(s, along, way * (first + in * QUARTER)), low, high, out))
                return true;
        }
    return false;
}

/* too_thin: could nobody with this base stand on top, even if it were empty? It was tried before,
 * with everybody there. */
static bool too_thin(const struct tc_mover *m, const struct side *s)
{
    struct tc_mover alone = *m;
    struct tc_spot unused;

    if (!(m->others & m->crowd->there))
        return true;
    alone.others = 0;
    return !end_beside(&alone, s, 1, 0, s->face.top, s->face.top, &unused);
}

/* thickness: of the wall behind the face, or -1 when it is too thick to be crossed. */
static int thickness(const struct tc_mover *m, const struct side *s)
{
    const struct prism *k = &m->ground->shape->bodies.prism[s->face.prism];
    struct point from = beside(s, s->foot, 0), to = beside(s, s->foot, 2 * THICK);
    struct span part;
    int32_t length;

    if (!plane_clip(prism_outline(k), from, to, &part))
        return -1;
    length = (int32_t)((2 * THICK * part.to.n + part.to.d - 1) / part.to.d);
    return length <= THICK ? length : -1;
}

/* across: over a wall and down on its far side, where the base touches it (TC-7.5). */
static bool across(const struct tc_mover *m, const struct side *s, struct tc_spot *out)
{
    int thick = s->face.prism < 0 ? -1 : thickness(m, s);
    int32_t off = thick + tc_base(m->base)->radius + 1;

    if (thick < 0)
        return false;
    for (int i = 0; i <= 2 * ALONG; i++) {
        int64_t along = s->foot + nth(i);

        if (along >= 0 && along <= s->length &&
            highest_standing(m, beside(s, along, off), BODIES_LOW, s->face.top, out))
            return true;
    }
    return false;
}

/* has_top: is there anything to stand on at the top of a face, as far as a climb may end? */
static bool has_top(const struct tc_mover *m, const struct side *s)
{
    const struct tc_shape *shape = m->ground->shape;
    struct point foot = beside(s, s->foot, 0);
    struct prism_set set =
        bodies_find(&shape->bodies, plane_box(foot, foot, (ALONG + 1) * QUARTER));

    if (s->face.prism < 0)
        return true;
    for (int i; (i = prism_set_take(&set)) >= 0;)
        if (shape->bodies.prism[i].top == s->face.top && shape->prism_flags[i] & TC_STAND)
            return true;
    return false;
}

/* reached: does nothing stand between the climber and the face? */
static bool reached(const struct tc_mover *m, struct tc_spot from, const struct side *s)
{
    const struct tc_shape *shape = m->ground->shape;
    struct point p = tc_plan(from), foot = beside(s, s->foot, -1);
    struct prism_set set = bodies_find(&shape->bodies, plane_box(p, foot, 0));
    struct span part;

    for (int i; (i = prism_set_take(&set)) >= 0;) {
        const struct prism *k = &shape->bodies.prism[i];

        if (i != s->face.prism && !(m->ground->gone >> k->piece & 1) &&
            tc_obstructs(k, shape->prism_flags[i], from.z, tc_base(m->base)->height) &&
            plane_clip(prism_outline(k), p, foot, &part) && plane_before(part.from, part.to))
            return false;
    }
    return true;
}

static bool climb_up(const struct tc_mover *m, struct tc_spot from, const struct side *s,
                     struct tc_stride *out)
{
    int top = s->face.top;
    struct tc_spot to;

    if (top <= from.z + TC_STEP || plane_side(s->face.a, s->face.b, tc_plan(from)) > 0 ||
        !reached(m, from, s))
        return false;
    bool flat = has_top(m, s);

    if (flat && end_beside(m, s, 1, 0, top, top, &to)) {
        tc_stride_begin(out, from, to, TC_CLIMBS);
    } else if ((!flat || too_thin(m, s)) && across(m, s, &to)) {
        tc_stride_begin(out, from, to, TC_CROSSES);
        out->drop = (int16_t)(top - to.z);
        out->land = to;
    } else {
        return false;
    }
    out->height = (int16_t)(top - from.z);
    return true;
}

static bool climb_down(const struct tc_mover *m, struct tc_spot from, const struct side *s,
                       struct tc_stride *out)
{
    struct tc_spot to;

    if (from.z != s->face.top || plane_side(s->face.a, s->face.b, tc_plan(from)) < 0 ||
        !end_beside(m, s, -1, 0, BODIES_LOW, from.z - TC_STEP - 1, &to))
        return false;
    tc_stride_begin(out, from, to, TC_CLIMBS);
    out->height = (int16_t)(from.z - to.z);
    return true;
}

bool tc_climb_by(const struct tc_mover *m, struct tc_spot from, const struct tc_face *face,
                 struct tc_stride *out)
{
    struct side s;

    if (!side_of(m, tc_plan(from), face, &s) ||
        (!climb_up(m, from, &s, out) && !climb_down(m, from, &s, out)))
        return false;
    out->risky = !m->flies;
    out->price = out->height; /* the rest is free */
    out->land_paid = out->price;
    return true;
}

/* for each face near a spot: the climb over it. */
static int near_faces(const struct tc_mover *m, struct tc_spot from, struct tc_face *out)
{
    struct point p = tc_plan(from);

    return tc_faces(m->ground, plane_box(p, p, tc_base(m->base)->radius + TC_INCH + 1), out, FACES);
}

/* closer: is a closer than b to what was asked for? */
static bool closer(struct tc_spot a, struct tc_spot b, struct tc_spot asked)
{
    return plane_square(tc_plan(a), tc_plan(asked)) < plane_square(tc_plan(b), tc_plan(asked));
}

enum tc_fault tc_climb(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                       struct tc_stride *out)
{
    struct tc_face face[FACES];
    enum tc_fault fault = TC_NO_FACE;
    int faces = near_faces(m, from, face);
    struct tc_spot end = to;
    struct side side;

    for (int i = 0; i < faces; i++) {
        if (fault == TC_NO_FACE && side_of(m, tc_plan(from), &face[i], &side))
            fault = TC_BLOCKED_END;
        if (!tc_climb_by(m, from, &face[i], out))
            continue;
        if (out->to.x == to.x && out->to.y == to.y && out->to.z == to.z)
            return TC_FREE;
        if (fault != TC_NOT_NEAREST || closer(out->to, end, to))
            end = out->to;
        fault = TC_NOT_NEAREST;
    }
    out->to = end; /* where it would end, for who asks */
    return fault;
}

/* near_upright: who of those to keep away from is within 1" of the upright line from a spot to a
 * height? -1: nobody. */
static int near_upright(const struct tc_mover *m, struct tc_spot at, int top)
{
    for (uint64_t set = m->shun & m->crowd->there; set; set &= set - 1) {
        struct tc_figure f = m->crowd->figure[bits_first(set)];
        int z = f.at.z < at.z ? at.z : f.at.z > top ? top : f.at.z;

        if (tc_within((struct tc_figure){ tc_spot(tc_plan(at), z), m->base, 0 }, f, TC_INCH))
            return bits_first(set);
    }
    return -1;
}

enum tc_fault tc_climbs_past(const struct tc_mover *m, const struct tc_stride *s,
                             struct tc_hindrance *why)
{
    bool up = s->to.z > s->from.z;
    int who = near_upright(m, s->to, s->to.z);

    if (who < 0 && s->kind == TC_CLIMBS) /* straight up or down at the foot of the face */
        who = near_upright(m, up ? s->from : s->to, up ? s->to.z : s->from.z);
    if (who < 0)
        return TC_FREE;
    if (why)
        *why = (struct tc_hindrance){ -1, (int8_t)who, s->from };
    return TC_NEAR_ENEMY;
}

/* add_leg: one more end, unless it is there. */
static int add_leg(const struct tc_mover *m, struct tc_spot to, int kind, struct tc_leg *out,
                   int count, int room)
{
    for (int i = 0; i < count; i++)
        if (out[i].x == to.x && out[i].y == to.y && out[i].z == to.z)
            return count;
    if (count == room)
        return count;
    out[count] =
        (struct tc_leg){ to.x, to.y, to.z, (uint8_t)kind, (uint8_t)tc_level_of(m->ground, to) };
    return count + 1;
}

int tc_climbs(const struct tc_mover *m, struct tc_spot from, struct tc_leg *out, int room)
{
    struct tc_face face[FACES];
    struct tc_stride stride;
    int faces = m->grounded ? 0 : near_faces(m, from, face), count = 0;

    for (int i = 0; i < faces; i++)
        if (tc_climb_by(m, from, &face[i], &stride))
            count = add_leg(m, stride.to, LEG_CLIMB, out, count, room);
    return count;
}

/* --- jumps (TC-7.6, R9) --- */

/* gap: where the near surface ends and the far one begins, from z to zq; false: there is none. */
static bool gap(const struct tc_profile *f, int32_t length, int z, int zq, struct span *out)
{
    bool unused;
    int i = 0, k = f->cuts - 2, top;

    for (; i + 1 < f->cuts; i++) {
        top = tc_profile_top(f, i, z + TC_STEP, &unused);
        if (top < z - TC_STEP && !tc_profile_hair(f, i, length))
            break; /* nowhere is below everything */
        z = top < z - TC_STEP ? z : top;
    }
    for (; k >= 0; k--) {
        top = tc_profile_top(f, k, zq + TC_STEP, &unused);
        if (top < zq - TC_STEP && !tc_profile_hair(f, k, length))
            break;
        zq = top < zq - TC_STEP ? zq : top;
    }
    if (i > k)
        return false;
    *out = (struct span){ f->cut[i], f->cut[k + 1] };
    return true;
}

enum tc_fault tc_jump(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                      struct tc_stride *out, struct tc_hindrance *why)
{
    struct point p = tc_plan(from), q = tc_plan(to);
    int32_t touch = tc_base(m->base)->radius + TC_CONTACT + 1;
    struct prism_set near = tc_prisms_near(m->ground, p, q, tc_base(m->base)->radius);
    struct tc_profile f;
    struct span over;
    enum tc_fault fault;

    tc_stride_begin(out, from, to, TC_JUMPS);
    if (!tc_fits_table(m->ground, m->base, q))
        return TC_OFF_TABLE;
    if (tc_level_of(m->ground, to) < 0)
        return TC_NO_LEVEL;
    tc_profile_make(&f, m->ground, p, q, near);
    if (f.full || !gap(&f, out->length, from.z, to.z, &over))
        return TC_NO_GAP;
    out->near = plane_along(p, q, over.from.n, over.from.d);
    out->far = plane_along(p, q, over.to.n, over.to.d);
    if (plane_compare(p, out->near, out->near, touch) >= 0 ||
        plane_compare(q, out->far, out->far, touch) >= 0)
        return TC_NO_GAP;
    out->width = (int16_t)plane_span_length(&over, out->length);
    out->height = (int16_t)(to.z > from.z ? to.z - from.z : 0); /* TC-7.7 */
    out->price = out->land_paid = out->width + out->height;
    out->drop = (int16_t)(to.z < from.z ? from.z - to.z : 0);
    out->land = to;
    out->risky = !m->flies;
    out->stretch[0] =
        (struct tc_stretch){ { 0, 1 }, { 1, 1 }, p, q, to.z > from.z ? to.z : from.z, false };
    out->stretches = 1;
    if ((fault = tc_held_up(m, &near, &out->stretch[0], p, q, why)))
        return fault;
    return tc_met(m, out, why);
}

/* TC-7.8: the base just beyond the edge, or the middle of a gap narrower than the base. */
struct tc_spot tc_jump_falls(const struct tc_mover *m, const struct tc_stride *jump, bool far)
{
    int32_t r = tc_base(m->base)->radius, width = jump->width > 0 ? jump->width : 1;
    int z = far ? jump->to.z : jump->from.z;

    if (width < 2 * r)
        return tc_spot(plane_along(jump->near, jump->far, 1, 2), z);
    if (far)
        return tc_spot(plane_along(jump->far, jump->near, r, width), z);
    return tc_spot(plane_along(jump->near, jump->far, r, width), z);
}

/* --- links (TC-7.2, R11) --- */

/* by_link: where one end of a link leads; false: not from here, or there is no room. */
static bool by_link(const struct tc_mover *m, struct tc_spot from, const struct tc_link *l, bool up,
                    struct tc_stride *out)
{
    struct tc_spot foot = up ? l->foot : l->head, head = up ? l->head : l->foot, to;
    int64_t rise = l->head.z - l->foot.z;
    int64_t plan = plane_square(tc_plan(l->foot), tc_plan(l->head));
    int32_t slanted = plane_root(plan + rise * rise);

    if (m->ground->gone >> l->piece & 1 || from.z != foot.z ||
        plane_compare(tc_plan(from), tc_plan(foot), tc_plan(foot),
                      tc_base(m->base)->radius + TC_CONTACT + 1) >= 0 ||
        !tc_nearest_standing(m->ground, m->crowd, m->others, m->base, head, &to))
        return false;
    tc_stride_begin(out, from, to, TC_LINKS_UP);
    slanted += (int64_t)slanted * slanted < plan + rise * rise;
    out->price = l->kind == TC_LADDER || l->kind == TC_ROPE ? (int32_t)rise : slanted;
    out->height = (int16_t)rise;
    out->land = to;
    out->land_paid = out->price;
    out->link = (uint8_t)(l - m->ground->shape->link);
    return true;
}

enum tc_fault tc_link_leg(const struct tc_mover *m, struct tc_spot from, struct tc_spot to,
                          struct tc_stride *out)
{
    const struct tc_shape *s = m->ground->shape;
    struct tc_spot end = to;
    bool any = false;

    for (int i = 0; i < 2 * s->links; i++)
        if (by_link(m, from, &s->link[i / 2], i % 2 == 0, out)) {
            if (out->to.x == to.x && out->to.y == to.y && out->to.z == to.z)
                return TC_FREE;
            if (!any || closer(out->to, end, to))
                end = out->to;
            any = true;
        }
    out->to = end;
    return any ? TC_NOT_NEAREST : TC_NO_LINK;
}

int tc_links_here(const struct tc_mover *m, struct tc_spot from, struct tc_leg *out, int room)
{
    const struct tc_shape *s = m->ground->shape;
    struct tc_stride stride;
    int count = 0;

    for (int i = 0; i < 2 * s->links; i++)
        if (by_link(m, from, &s->link[i / 2], i % 2 == 0, &stride))
            count = add_leg(m, stride.to, LEG_LINK, out, count, room);
    return count;
}
