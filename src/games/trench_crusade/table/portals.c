/* portals.c - climbs, drops, jumps and ladders as pairs of nodes (R4): along every climbable face and
 * every ledge one pair every two inches, between ledges that face each other too, and every link. A
 * person's own path may use any point. */
#include "games/trench_crusade/move/climb.h"
#include "games/trench_crusade/table/graph.h"

enum {
    LEDGES = 256,
    JUMP_MOST = 6 * TC_INCH,
    CLIMB_MOST = 6 * TC_INCH, /* hardly anybody can pay for more */
    LIP = 3,
};

struct works {
    struct tc_graph *g;
    const struct tc_mover *m;
    struct tc_portals *out;
    int apart;
};

static bool supported(const struct works *w, struct tc_spot at)
{
    return tc_supported(w->m->ground, w->m->base, at);
}

/* beside: so far along the line from a to b, and so far to its left. */
static struct point beside(struct point a, struct point b, int64_t along, int64_t left)
{
    struct point e = plane_difference(a, b);
    int32_t length = plane_length(a, b);

    return (struct point){ a.x + (int32_t)((e.x * along - e.y * left) / length),
                           a.y + (int32_t)((e.y * along + e.x * left) / length) };
}

/* pair: a foot and an arrival. False: no room. */
static bool pair(struct works *w, struct tc_spot from, const struct tc_stride *s, int kind)
{
    int foot, arrival;

    if (w->out->count == TC_PORTALS)
        return false;
    foot = tc_graph_add(w->g, from, TC_FOOT);
    arrival = foot < 0 ? -1 : tc_graph_add(w->g, kind == TC_DROP_NODE ? s->land : s->to, kind);
    if (arrival < 0)
        return false;
    w->out->pair[w->out->count++] =
        (struct tc_portal){ (int16_t)foot, (int16_t)arrival,
                            (uint16_t)(kind == TC_DROP_NODE ? s->land_paid : s->price) };
    return true;
}

/* first_place: where somebody would begin to climb: 1" off, where the approach is free (TC-7.3), or
 * nearer where there is no room for that. */
static bool first_place(const struct works *w, struct point a, struct point b, int64_t along,
                        int level, struct tc_spot *out)
{
    int32_t r = tc_base(w->m->base)->radius;

    for (int off = TC_INCH; off >= 0; off -= TC_INCH / 2) {
        struct point p = beside(a, b, along, -(r + (off ? off - 1 : 1)));
        int16_t z[TC_LEVELS];

        if (!tc_fits_table(w->m->ground, w->m->base, p) ||
            tc_levels(w->m->ground, p, z, NULL) <= level)
            continue;
        *out = tc_spot(p, z[level]);
        if (supported(w, *out))
            return true;
    }
    return false;
}

/* is_worth_it: a wall is crossed where it is not higher than 3" and coming down does not hurt. */
static bool is_worth_it(const struct tc_stride *s)
{
    return s->kind != TC_CROSSES || (s->height <= TC_FALL && s->drop < TC_FALL);
}

/* climb_at: up a face from each level in front of it, and down it where a drop would hurt. */
static bool climb_at(struct works *w, const struct tc_face *face, int64_t along)
{
    struct tc_stride s;
    struct tc_spot from;

    for (int level = 0; level < TC_LEVELS; level++) {
        if (!first_place(w, face->a, face->b, along, level, &from) ||
            from.z >= face->top - TC_STEP || face->top - from.z > CLIMB_MOST)
            continue;
        if (tc_climb_by(w->m, from, face, &s) && is_worth_it(&s) &&
            !pair(w, from, &s, TC_CLIMB_NODE))
            return false;
    }
    for (int in = 0; in <= 2; in++) { /* the top, or a little way in */
        from = tc_spot(beside(face->a, face->b, along, in * TC_INCH / 4), face->top);
        if (!tc_fits_table(w->m->ground, w->m->base, tc_plan(from)) || !supported(w, from))
            continue;
        if (tc_climb_by(w->m, from, face, &s) && s.to.z < from.z && s.height >= TC_FALL &&
            s.height <= CLIMB_MOST)
            return pair(w, from, &s, TC_CLIMB_NODE);
        return true;
    }
    return true;
}

static bool climbs(struct works *w)
{
    const struct tc_shape *shape = w->m->ground->shape;
    struct tc_face face[TC_FACES];
    int count =
        tc_faces(w->m->ground, (struct box){ 0, 0, shape->width, shape->height }, face, TC_FACES);

    for (int i = 0; i < count; i++) {
        int32_t length = plane_length(face[i].a, face[i].b);

        if (length < TC_INCH / 2)
            continue; /* the end of a wall */
        for (int32_t at = length < w->apart ? length / 2 : w->apart / 2; at <= length;
             at += w->apart)
            if (!climb_at(w, &face[i], at))
                return false;
    }
    return true;
}

/* ledge_place: at the edge, or a little way in, where one can stand. */
static bool ledge_place(const struct works *w, const struct tc_ledge *l, int64_t along,
                        struct tc_spot *out)
{
    for (int in = 0; in <= 4; in++) {
        *out = tc_spot(beside(l->a, l->b, along, in * TC_INCH / 8), l->z);
        if (tc_fits_table(w->m->ground, w->m->base, tc_plan(*out)) && supported(w, *out))
            return true;
    }
    return false;
}

static bool drop_at(struct works *w, const struct tc_ledge *l, int64_t along)
{
    struct tc_spot from;
    struct tc_stride s;
    struct point to = beside(l->a, l->b, along, -(tc_base(w->m->base)->radius + TC_INCH / 2));

    if (!ledge_place(w, l, along, &from) || !tc_fits_table(w->m->ground, w->m->base, to) ||
        tc_walk(w->m, from, to, &s, NULL) || s.kind != TC_DROPS)
        return true;
    return pair(w, from, &s, TC_DROP_NODE);
}

/* lip: a point on a ledge where one stands; beside a sunk area, whose border is its own, just
 * behind it. */
static bool lip(const struct works *w, const struct tc_ledge *l, struct point on,
                struct tc_spot *out)
{
    *out = tc_spot(on, l->z);
    if (supported(w, *out))
        return true;
    *out = tc_spot(beside(l->a, l->b, plane_length(l->a, on), LIP), l->z);
    return supported(w, *out);
}

/* jump_at: from a point of one ledge to the nearest of another that looks at it. */
static bool jump_at(struct works *w, const struct tc_ledge *l, const struct tc_ledge *o,
                    int64_t along)
{
    struct point e = plane_difference(l->a, l->b), f = plane_difference(o->a, o->b);
    struct point a, b;
    int64_t whole = plane_square(o->a, o->b), dot;
    struct tc_spot from, to;
    struct tc_stride s;

    if ((int64_t)e.x * f.x + (int64_t)e.y * f.y >= 0)
        return true; /* they do not look at each other */
    a = beside(l->a, l->b, along, 0);
    dot = (int64_t)f.x * (a.x - o->a.x) + (int64_t)f.y * (a.y - o->a.y);
    b = dot <= 0 ? o->a : dot >= whole ? o->b : plane_along(o->a, o->b, dot, whole);
    if (plane_square(a, b) > (int64_t)JUMP_MOST * JUMP_MOST || plane_side(l->a, l->b, b) >= 0 ||
        !lip(w, l, a, &from) || !lip(w, o, b, &to) || tc_jump(w->m, from, to, &s, NULL))
        return true;
    return pair(w, from, &s, TC_JUMP_NODE);
}

static bool drops_and_jumps(struct works *w)
{
    const struct tc_shape *shape = w->m->ground->shape;
    struct tc_ledge ledge[LEDGES];
    int count = tc_ledges(w->m->ground, (struct box){ 0, 0, shape->width, shape->height },
                          BODIES_LOW, BODIES_HIGH, ledge, LEDGES);

    for (int i = 0; i < count; i++) {
        int32_t length = plane_length(ledge[i].a, ledge[i].b);

        for (int32_t at = length < w->apart ? length / 2 : w->apart / 2; at <= length;
             at += w->apart) {
            if (!drop_at(w, &ledge[i], at))
                return false;
            for (int k = 0; k < count; k++)
                if (k != i && !jump_at(w, &ledge[i], &ledge[k], at))
                    return false;
        }
    }
    return true;
}

/* link_end: from the place nearest to one end of a link. */
static bool link_end(struct works *w, struct tc_spot end)
{
    struct tc_leg leg[8];
    struct tc_spot from;
    struct tc_stride s;
    int count;

    if (!tc_nearest_standing(w->m->ground, w->m->crowd, 0, w->m->base, end, &from))
        return true;
    count = tc_links_here(w->m, from, leg, 8);
    for (int i = 0; i < count; i++)
        if (tc_stride(w->m, from, &leg[i], &s, NULL) == TC_FREE && !pair(w, from, &s, TC_LINK_NODE))
            return false;
    return true;
}

bool tc_graph_portals(struct tc_graph *g, const struct tc_mover *m, int apart,
                      struct tc_portals *out)
{
    struct works w = { g, m, out, apart };
    const struct tc_shape *s = m->ground->shape;

    for (int i = 0; i < s->links; i++)
        if (!link_end(&w, s->link[i].foot) || !link_end(&w, s->link[i].head))
            return false;
    return climbs(&w) && drops_and_jumps(&w);
}
