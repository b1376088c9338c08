/* judge_table.c - TC-14: is this table legal, and why not? */
#include <stdarg.h>

#include "games/trench_crusade/move/climb.h"
#include "games/trench_crusade/table/judge.h"

struct judge {
    const struct tc_plan *plan;
    const struct tc_shape *s;
    const struct tc_demands *d;
    struct tc_faults *faults;
};

static void tell(const struct judge *j, const char *clause, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void tell(const struct judge *j, const char *clause, const char *format, ...)
{
    char sentence[200];
    struct text out = text_fixed(sentence, sizeof sentence);
    va_list args;

    va_start(args, format);
    text_addv(&out, format, args);
    va_end(args);
    j->faults->count++;
    if (j->faults->tell)
        j->faults->tell(j->faults->context, clause, sentence);
}

/* --- distances --- */

/* The areas of a piece: outlines are those of its parts, or around them. */
bool tc_pieces_closer(const struct tc_shape *s, int a, int b, int32_t distance)
{
    struct box wide = s->piece[a].box;

    wide = (struct box){ wide.x0 - distance, wide.y0 - distance, wide.x1 + distance,
                         wide.y1 + distance };
    if (!plane_boxes_meet(&wide, &s->piece[b].box))
        return false;
    for (const struct tc_area *k = s->outline; k < s->outline + s->outlines; k++)
        for (const struct tc_area *o = s->outline; k->piece == a && o < s->outline + s->outlines;
             o++)
            if (o->piece == b && plane_closer(tc_area_polygon(k), tc_area_polygon(o), distance))
                return true;
    return false;
}

static int kind_of(const struct judge *j, int piece)
{
    return j->s->piece[piece].kind;
}

/* gap_wanted: how far apart two pieces must be (table 2.12). */
static int32_t gap_wanted(const struct judge *j, int a, int b)
{
    bool trench = kind_of(j, a) == TC_TRENCH || kind_of(j, b) == TC_TRENCH;
    bool water = kind_of(j, a) == TC_WATER && kind_of(j, b) == TC_WATER;

    if (water ||
        (j->plan->archetype == TC_TRENCH_LINES && kind_of(j, a) == kind_of(j, b) && trench))
        return 0; /* these join */
    return j->plan->archetype == TC_TRENCH_LINES && trench ? TC_INCH : 3 * TC_INCH;
}

static void judge_gaps(const struct judge *j)
{
    for (int a = 0; a < j->s->pieces; a++)
        for (int b = 0; b < a; b++) {
            int32_t gap = gap_wanted(j, a, b);

            if (gap > 0 && tc_pieces_closer(j->s, a, b, gap))
                tell(j, "TC-14.11", "pieces %d and %d must be %d inches apart",
                     j->s->piece[b].number, j->s->piece[a].number, gap / TC_INCH);
        }
}

/* --- counts --- */

static const char *const kind_words[TC_PIECE_KINDS] = {
    "trenches",          "ruined buildings", "corner ruins", "hills",
    "dangerous areas",   "difficult areas",  "landmarks",    "linear pieces",
    "rivers or streams", "other pieces",
};

/* Which kinds an archetype knows, and how many it wants at least (table 2.12). */
static const struct {
    uint32_t allowed;
    uint8_t least[TC_PIECE_KINDS];
} lists[] = {
    [TC_OPEN_GROUND] = { ~UINT32_C(0), { 0 } },
    [TC_NO_MANS_LAND] = { 1 << TC_TRENCH | 1 << TC_RUIN | 1 << TC_CORNER_RUIN | 1 << TC_HILL |
                              1 << TC_DANGEROUS_AREA | 1 << TC_DIFFICULT_AREA | 1 << TC_LANDMARK,
                          { 0 } },
    [TC_DECIMATED_RUINS] = { 1 << TC_RUIN | 1 << TC_CORNER_RUIN | 1 << TC_DANGEROUS_AREA |
                                 1 << TC_DIFFICULT_AREA | 1 << TC_LANDMARK,
                             { [TC_RUIN] = 6,
                               [TC_CORNER_RUIN] = 2,
                               [TC_DANGEROUS_AREA] = 2,
                               [TC_DIFFICULT_AREA] = 2,
                               [TC_LANDMARK] = 2 } },
    [TC_TRENCH_LINES] = { 1 << TC_TRENCH | 1 << TC_CORNER_RUIN | 1 << TC_DANGEROUS_AREA |
                              1 << TC_DIFFICULT_AREA | 1 << TC_LANDMARK,
                          { [TC_TRENCH] = 1,
                            [TC_CORNER_RUIN] = 2,
                            [TC_DANGEROUS_AREA] = 2,
                            [TC_DIFFICULT_AREA] = 2,
                            [TC_LANDMARK] = 2 } },
};

/* Pieces that a scenario brings, its objectives among them, are not counted against the list. */
static void judge_counts(const struct judge *j)
{
    int count[TC_PIECE_KINDS] = { 0 };
    uint32_t allowed = lists[j->plan->archetype].allowed | 1 << TC_OTHER_PIECE;

    allowed |= j->d->water ? 1 << TC_WATER : 0;
    for (int i = 0; i < j->s->pieces; i++) {
        const struct tc_piece *p = &j->s->piece[i];

        count[p->kind] += p->counts;
        if (!(allowed >> p->kind & 1) && !p->objective)
            tell(j, p->kind == TC_WATER ? "TC-14.9" : "TC-14.11", "piece %d: no %s on this table",
                 p->number, kind_words[p->kind]);
    }
    for (int i = 0; i < TC_PIECE_KINDS; i++)
        if (count[i] < lists[j->plan->archetype].least[i])
            tell(j, "TC-14.11", "%d %s are wanted, there are %d",
                 lists[j->plan->archetype].least[i], kind_words[i], count[i]);
}

/* --- sizes --- */

static void judge_sizes(const struct judge *j)
{
    int32_t least = j->s->width < j->s->height ? j->s->width : j->s->height;

    if (least < 30 * TC_INCH)
        tell(j, "TC-14.17", "the short side must be 30 inches or more");
    for (int i = 0; i < j->s->bodies.sunks; i++) {
        const struct prism *k = &j->s->bodies.sunk[i];
        int64_t most = 0;

        if (k->bottom > -TC_INCH)
            continue; /* a crater */
        for (int c = 0; c < k->corners; c++) {
            int64_t square = plane_square(k->corner[c], k->corner[(c + 1) % k->corners]);

            most = square > most ? square : most;
        }
        if (most > INT64_C(6100) * 6100) /* 12", and what turning it rounds */
            tell(j, "TC-14.5", "piece %d: a trench section is at most 12 inches long",
                 j->s->piece[k->piece].number);
    }
}

/* --- ruins and trenches --- */

/* TC-14.12: all ruins hang together by steps of at most 9". */
static void judge_ruins(const struct judge *j)
{
    uint64_t ruins = 0, joined;

    for (int i = 0; i < j->s->pieces; i++)
        ruins |= (uint64_t)(kind_of(j, i) == TC_RUIN) << i;
    joined = ruins & -ruins;
    for (bool more = true; more;) {
        more = false;
        for (uint64_t set = ruins & ~joined; set; set &= set - 1)
            for (uint64_t old = joined; old && (set & -set & ~joined); old &= old - 1)
                if (tc_pieces_closer(j->s, bits_first(set), bits_first(old), 9 * TC_INCH + 1)) {
                    joined |= set & -set;
                    more = true;
                }
    }
    for (uint64_t set = ruins & ~joined; set; set &= set - 1)
        tell(j, "TC-14.12", "ruin %d is more than 9 inches from the others",
             j->s->piece[bits_first(set)].number);
}

/* judge_trench_places: a trench in No Man's Land lies wholly in a deployment zone. */
static void judge_trench_places(const struct judge *j)
{
    for (int i = 0; i < j->s->pieces; i++) {
        const struct box *b = &j->s->piece[i].box;
        bool in = kind_of(j, i) != TC_TRENCH;

        for (int z = 0; z < 2; z++) {
            const struct box *zone = &j->d->zone[z];

            in |= b->x0 >= zone->x0 && b->y0 >= zone->y0 && b->x1 <= zone->x1 && b->y1 <= zone->y1;
        }
        if (!in)
            tell(j, "TC-14.11", "trench %d must lie in one deployment zone", j->s->piece[i].number);
    }
}

/* passage: do two sunk areas meet along an opening that a base of 25 mm passes? */
static bool passage(const struct prism *a, const struct prism *b)
{
    int32_t wide = 2 * tc_base(TC_BASE_25)->radius;

    for (int i = 0; i < a->corners; i++) {
        struct point p = a->corner[i], q = a->corner[(i + 1) % a->corners];
        struct span part;

        if (plane_clip(prism_outline(b), p, q, &part) &&
            plane_span_length(&part, plane_length(p, q)) >= wide)
            return true;
    }
    return false;
}

/* TC-14.13: from one edge to the opposite one along sunk areas. */
static void judge_trench_line(const struct judge *j)
{
    const struct bodies *b = &j->s->bodies;

    for (int axis = 0; axis < 2; axis++) {
        uint64_t reached = 0, far = 0;

        for (int i = 0; i < b->sunks; i++) {
            const struct box *k = &b->sunk[i].box;

            reached |= (uint64_t)((axis ? k->y0 : k->x0) == 0) << i;
            far |= (uint64_t)((axis ? k->y1 : k->x1) == (axis ? j->s->height : j->s->width)) << i;
        }
        for (bool more = true; more;) {
            more = false;
            for (int i = 0; i < b->sunks; i++)
                for (int k = 0; k < b->sunks && !(reached >> i & 1); k++)
                    if (reached >> k & 1 &&
                        (passage(&b->sunk[i], &b->sunk[k]) || passage(&b->sunk[k], &b->sunk[i]))) {
                        reached |= UINT64_C(1) << i;
                        more = true;
                    }
        }
        if (reached & far)
            return;
    }
    tell(j, "TC-14.13", "no line of trenches joins two opposite edges");
}

/* TC-14.9: a river needs a bridge or a ford. */
static void judge_water(const struct judge *j)
{
    bool river = false, bridge = false;

    for (const struct tc_area *k = j->s->zone; k < j->s->zone + j->s->zones; k++) {
        bool water = kind_of(j, k->piece) == TC_WATER;

        river |= water && k->flags & TC_DANGEROUS;
        bridge |= water && k->flags & TC_OPEN;
    }
    if (river && !bridge)
        tell(j, "TC-14.9", "the river needs a bridge or a ford");
}

/* --- can everybody get about (TC-14.15)? --- */

/* The nodes of a graph from which the rest of the table can be reached. */
struct about {
    const struct tc_graph *g;
    const struct way_edge *edge;
    const struct tc_mover *m;
    bool out[TC_NODES];
};

/* leads_out: can one get from a spot to the rest of the table? */
static bool leads_out(const struct about *a, struct tc_spot from)
{
    struct tc_stride s;

    for (int i = 0; i < a->g->nodes; i++)
        if (a->out[i] && a->g->node[i].kind <= TC_FOOT &&
            tc_walk_level(a->m, from, tc_plan(a->g->node[i].at), &s) == TC_FREE &&
            s.to.z == a->g->node[i].at.z)
            return true;
    return a->g->nodes == 0;
}

/* hang_together: marks all places that can be walked to from one of them; how many. */
static int hang_together(const struct about *a, int first, uint16_t *part, int number)
{
    const struct tc_graph *g = a->g;
    uint16_t queue[TC_NODES];
    int head = 0, tail = 0;

    part[first] = (uint16_t)number;
    queue[tail++] = (uint16_t)first;
    for (; head < tail; head++)
        for (int e = g->first[queue[head]]; e < g->first[queue[head] + 1]; e++) {
            int to = a->edge[e].to;

            if (g->node[to].kind == TC_PLACE && !part[to]) {
                part[to] = (uint16_t)number;
                queue[tail++] = (uint16_t)to;
            }
        }
    return tail;
}

/* find_out: the greatest part that hangs together, and all from where it can be reached, be it by
 * climbing. */
static void find_out(struct about *a)
{
    const struct tc_graph *g = a->g;
    uint16_t part[TC_NODES] = { 0 };
    int best = 0, most = 0, number = 0;

    for (int i = 0; i < g->nodes; i++)
        if (g->node[i].kind == TC_PLACE && !part[i]) {
            int count = hang_together(a, i, part, ++number);

            best = count > most ? number : best;
            most = count > most ? count : most;
        }
    for (int i = 0; i < g->nodes; i++)
        a->out[i] = part[i] == best && part[i];
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < g->nodes; i++) {
            for (int e = g->first[i]; e < g->first[i + 1] && !a->out[i]; e++)
                if (a->out[a->edge[e].to])
                    a->out[i] = more = true;
            if (!a->out[i] && g->node[i].kind != TC_FOOT && leads_out(a, g->node[i].at))
                a->out[i] = more = true; /* edges are short; a table may be wide and empty */
        }
    }
}

/* lowest: where a base stands at a point, on the lowest level; false: nowhere. */
static bool lowest(const struct tc_mover *m, struct point p, struct tc_spot *out)
{
    int16_t level[TC_LEVELS];

    if (tc_levels(m->ground, p, level, NULL) == 0)
        return false;
    *out = tc_spot(p, level[0]);
    return tc_supported(m->ground, m->base, *out);
}

/* judge_zone: every inch of a deployment zone can be left. */
static void judge_zone(const struct judge *j, const struct about *a, const struct box *zone)
{
    struct tc_spot at;

    for (int32_t y = zone->y0 + TC_INCH / 2; y <= zone->y1; y += TC_INCH)
        for (int32_t x = zone->x0 + TC_INCH / 2; x <= zone->x1; x += TC_INCH)
            if (lowest(a->m, (struct point){ x, y }, &at) && !leads_out(a, at)) {
                tell(j, "TC-14.15", "a base of %d mm at %d,%d cannot leave its deployment zone",
                     tc_base(a->m->base)->mm, x / TC_INCH, y / TC_INCH);
                return;
            }
}

static void judge_ways(const struct judge *j, const struct tc_terrain *t, const struct tc_ground *g,
                       int base)
{
    static const struct tc_crowd nobody;
    struct tc_mover m = { .ground = g, .crowd = &nobody, .base = (uint8_t)base };
    const struct tc_graph *graph = &t->graph[t->graph_of[base]];
    struct about a = { .g = graph, .edge = tc_graph_edges(t, graph), .m = &m };
    struct tc_spot at;

    find_out(&a);
    judge_zone(j, &a, &j->d->zone[0]);
    judge_zone(j, &a, &j->d->zone[1]);
    for (int i = 0; i < j->d->spots; i++)
        if (!tc_nearest_standing(g, &nobody, 0, base, tc_spot(j->d->spot[i], 0), &at) ||
            !leads_out(&a, at))
            tell(j, "TC-14.15", "a base of %d mm cannot reach the marker at %d,%d",
                 tc_base(base)->mm, j->d->spot[i].x / TC_INCH, j->d->spot[i].y / TC_INCH);
}

int tc_judge(const struct tc_plan *plan, const struct tc_terrain *t, const struct tc_demands *d,
             struct tc_faults *faults)
{
    struct judge j = { plan, &t->shape, d, faults };
    struct tc_ground g;

    faults->count = 0;
    judge_sizes(&j);
    if (plan->archetype != TC_OPEN_GROUND) {
        judge_counts(&j);
        judge_gaps(&j);
    }
    if (plan->archetype == TC_DECIMATED_RUINS)
        judge_ruins(&j);
    if (plan->archetype == TC_NO_MANS_LAND)
        judge_trench_places(&j);
    if (plan->archetype == TC_TRENCH_LINES)
        judge_trench_line(&j);
    judge_water(&j);
    tc_ground_bare(&g, &t->shape);
    for (int i = 0; i < TC_BASES && faults->count == 0; i++)
        if (d->bases >> i & 1 && t->graph_of[i] >= 0)
            judge_ways(&j, t, &g, i);
    return faults->count;
}
