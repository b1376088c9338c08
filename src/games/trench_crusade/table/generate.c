/* generate.c - tables of the three archetypes from a number (TC-14.16): pieces of the catalogue,
 * drawn and tried; what comes out must pass the judge. Draws are statements of their own, so that
 * every compiler draws in the same order. */
#include <string.h>

#include "games/trench_crusade/table/judge.h"

enum { TRIES = 500, ATTEMPTS = 60, NAMES = 6, AREAS = 12 };

/* One kind of piece of a table: names to draw from, and how many on 36" and on 48". */
struct portion {
    const char *name[NAMES];
    uint8_t names, small, large;
};

static const struct portion no_mans_land[] = {
    { { "trench-s8", "trench-f8", "trench-s4", "trench-l8" }, 4, 2, 4 },
    { { "ruin-a", "ruin-6" }, 2, 2, 4 },
    { { "corner-a" }, 1, 2, 3 },
    { { "hill-a" }, 1, 1, 1 },
    { { "wire6", "minefield", "swamp" }, 3, 2, 3 },
    { { "crater4", "rubble5", "fallen-tree" }, 3, 2, 4 },
    { { "statue2", "shrine3", "altar3", "wreck6", "gun3" }, 5, 2, 3 },
};

static const struct portion decimated_ruins[] = {
    { { "ruin-a", "ruin-6" }, 2, 6, 8 },
    { { "corner-a" }, 1, 2, 3 },
    { { "wire6", "minefield" }, 2, 2, 2 },
    { { "crater4", "rubble5", "fallen-tree" }, 3, 2, 4 },
    { { "statue2", "altar3", "gun3" }, 3, 2, 3 },
};

static const struct portion trench_lines[] = {
    { { "corner-a" }, 1, 2, 4 },
    { { "wire6", "minefield", "swamp" }, 3, 2, 4 },
    { { "crater4", "rubble5", "fallen-tree" }, 3, 2, 4 },
    { { "statue2", "shrine3", "altar3", "wreck6", "gun3" }, 5, 2, 4 },
};

static const struct {
    const struct portion *portion;
    int count;
} archetypes[] = {
    [TC_OPEN_GROUND] = { NULL, 0 },
    [TC_NO_MANS_LAND] = { no_mans_land, sizeof no_mans_land / sizeof *no_mans_land },
    [TC_DECIMATED_RUINS] = { decimated_ruins, sizeof decimated_ruins / sizeof *decimated_ruins },
    [TC_TRENCH_LINES] = { trench_lines, sizeof trench_lines / sizeof *trench_lines },
};

/* A table under way. */
struct works {
    struct tc_plan *plan;
    const struct tc_catalogue *c;
    const struct tc_demands *d;
    struct rng rng;
    struct tc_shape *shape;
};

/* --- placing --- */

static int unused_number(const struct tc_plan *plan)
{
    for (int number = 1;; number++) {
        bool used = false;

        for (int i = 0; i < plan->pieces; i++)
            used |= plan->piece[i].number == number;
        if (!used)
            return number;
    }
}

/* put: adds a piece to the plan. False: it does not lie on the table, or there is no room. */
static bool put(struct works *w, const struct tc_placed *piece)
{
    if (w->plan->pieces == TC_PLAN_PIECES)
        return false;
    w->plan->piece[w->plan->pieces] = *piece;
    w->plan->piece[w->plan->pieces].number = (uint8_t)unused_number(w->plan);
    w->plan->pieces++;
    if (tc_shape_build(w->shape, w->plan, w->c, NULL) == 0)
        return true;
    w->plan->pieces--;
    return false;
}

static struct tc_placed piece_of(const char *name, struct point at, int turn)
{
    struct tc_placed p = { .at = at, .turn = (uint8_t)turn };

    memcpy(p.name, name, strlen(name) + 1);
    return p;
}

/* A piece that may be put somewhere: the areas that count for distances. Most tries are thrown away,
 * so they must be cheap. */
struct draft {
    struct tc_area area[AREAS];
    struct box box;
    int areas, kind;
};

/* sketch: where its areas would lie: its outlines, or all of them. False: not on the table. */
static bool sketch(const struct works *w, const struct tc_placed *p, struct draft *d)
{
    const struct tc_type *type = &w->c->type[tc_catalogue_type(w->c, p->name)];
    const struct tc_part *part = &w->c->part[type->first];
    bool outlined = false;

    *d =
        (struct draft){ .box = { INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN }, .kind = type->kind };
    for (int i = 0; i < type->parts; i++)
        outlined |= part[i].kind == TC_OUTLINE_PART;
    for (int i = 0; i < type->parts; i++) {
        struct tc_area *a = &d->area[d->areas];

        for (int c = 0; c < part[i].corners; c++) {
            struct point at = plane_turned(part[i].corner[c], p->turn);

            at = (struct point){ p->at.x + at.x, p->at.y + at.y };
            if (at.x < 0 || at.y < 0 || at.x > w->plan->width || at.y > w->plan->height)
                return false;
            a->corner[c] = at;
        }
        if (part[i].kind == TC_LINK_PART || (outlined && part[i].kind != TC_OUTLINE_PART))
            continue;
        a->corners = part[i].corners;
        a->box = plane_polygon_box(tc_area_polygon(a));
        plane_widen(&d->box, &a->box);
        EXPECT(d->areas + 1 < AREAS);
        d->areas++;
    }
    return true;
}

static bool draft_closer(const struct tc_shape *s, int piece, const struct draft *d,
                         int32_t distance)
{
    struct box wide = d->box;

    wide = (struct box){ wide.x0 - distance, wide.y0 - distance, wide.x1 + distance,
                         wide.y1 + distance };
    if (!plane_boxes_meet(&wide, &s->piece[piece].box))
        return false;
    for (const struct tc_area *o = s->outline; o < s->outline + s->outlines; o++)
        for (int i = 0; o->piece == piece && i < d->areas; i++)
            if (plane_closer(tc_area_polygon(o), tc_area_polygon(&d->area[i]), distance))
                return true;
    return false;
}

static bool in_box(const struct box *b, const struct box *around)
{
    return b->x0 >= around->x0 && b->y0 >= around->y0 && b->x1 <= around->x1 && b->y1 <= around->y1;
}

/* fits: does it keep its distance (table 2.12)? */
static bool fits(const struct works *w, const struct draft *d)
{
    const struct tc_shape *s = w->shape;
    bool near_ruin = d->kind != TC_RUIN || w->plan->archetype != TC_DECIMATED_RUINS, first = true;

    if (d->kind == TC_TRENCH && !in_box(&d->box, &w->d->zone[0]) &&
        !in_box(&d->box, &w->d->zone[1]))
        return false;
    for (int i = 0; i < w->plan->pieces; i++) {
        bool trench = w->plan->archetype == TC_TRENCH_LINES && s->piece[i].kind == TC_TRENCH;

        if (draft_closer(s, i, d, trench ? TC_INCH : 3 * TC_INCH))
            return false;
        first &= s->piece[i].kind != TC_RUIN;
        near_ruin |= s->piece[i].kind == TC_RUIN && draft_closer(s, i, d, 9 * TC_INCH + 1);
    }
    return near_ruin || first;
}

/* place_one: a piece of this portion somewhere; false when no try fits. */
static bool place_one(struct works *w, const struct portion *p)
{
    struct draft d;

    for (int i = 0; i < TRIES; i++) {
        const char *name = p->name[rng_below(&w->rng, p->names)];
        struct tc_placed piece;
        struct point at;
        int turn;

        at.x = (int32_t)rng_below(&w->rng, (uint32_t)w->plan->width / 127) * 127;
        at.y = (int32_t)rng_below(&w->rng, (uint32_t)w->plan->height / 127) * 127;
        turn = (int)rng_below(&w->rng, PLANE_TURN);
        if (rng_below(&w->rng, 3) > 0)
            turn = turn / 64 * 64; /* most pieces lie along the table */
        piece = piece_of(name, at, turn);
        if (sketch(w, &piece, &d) && fits(w, &d) && put(w, &piece))
            return true;
    }
    return false;
}

/* standing: how many pieces of a portion's kind there are already: objectives of a scenario. */
static int standing(const struct works *w, const struct portion *p)
{
    int kind = w->c->type[tc_catalogue_type(w->c, p->name[0])].kind, count = 0;

    for (int i = 0; i < w->plan->pieces; i++)
        count += w->shape->piece[i].kind == kind;
    return count;
}

/* --- lines of trenches --- */

/* A section of a line that runs along x: its piece, how it lies, where it leads. */
struct section {
    const char *name;
    int16_t turn, ahead, aside; /* its own 0,0 against the line's lower edge, in quarter inches */
    int16_t length, shift;      /* how far it leads on, and to which side */
};

static const struct section sections[] = {
    { "trench-s12", 0, 0, 0, 48, 0 },     { "trench-s8", 0, 0, 0, 32, 0 },
    { "trench-t10", 0, 0, 0, 40, 0 },     { "trench-x10", 0, 0, -14, 40, 0 },
    { "trench-t10", 128, 40, 12, 40, 0 }, { "trench-f8", 0, 0, 0, 32, 0 },
    { "trench-s4", 0, 0, 0, 16, 0 },
};

enum { SECTIONS = sizeof sections / sizeof *sections };

/* A bend to either side: two corners. */
static const struct section bends[2][2] = {
    { { "trench-l8", 0, 0, 0, 0, 0 }, { "trench-l8", 128, 52, 64, 52, 52 } },
    { { "trench-l8", 64, 32, -20, 0, 0 }, { "trench-l8", 192, 20, -20, 52, -52 } },
};

/* lay: one section with its lower left corner of the line at x, y (quarter inches); along y when
 * the line runs that way. */
static bool lay(struct works *w, const struct section *s, int x, int y, bool upright)
{
    int along = x + s->ahead, aside = y + s->aside;
    struct point at = { along * 127, aside * 127 };
    int turn = s->turn;

    if (upright) { /* a quarter turn about the corner of the table */
        at = (struct point){ w->plan->width - aside * 127, along * 127 };
        turn = (turn + 64) % PLANE_TURN;
    }
    struct tc_placed piece = piece_of(s->name, at, turn);
    return put(w, &piece);
}

/* lay_line: sections from edge to edge. */
static bool lay_line(struct works *w)
{
    bool upright = rng_below(&w->rng, 2) == 1;
    int length = (upright ? w->plan->height : w->plan->width) / 127, x = 0;
    int wide = (upright ? w->plan->width : w->plan->height) / 127;
    int y = wide / 4 + (int)rng_below(&w->rng, (uint32_t)wide / 2);

    while (x < length) {
        int pick = (int)rng_below(&w->rng, SECTIONS + 1);
        const struct section *s = &sections[pick % SECTIONS];
        const struct section *bend = bends[rng_below(&w->rng, 2)];

        if (pick == SECTIONS && x + bend[1].length <= length && y + bend[1].shift > 16 &&
            y + bend[1].shift < wide - 28) {
            if (!lay(w, &bend[0], x, y, upright) || !lay(w, &bend[1], x, y, upright))
                return false;
            x += bend[1].length;
            y += bend[1].shift;
            continue;
        }
        if (x + s->length > length)
            s = &sections[SECTIONS - 1]; /* what is left is a multiple of 2" */
        if (x + s->length > length)      /* the last one is pushed back over the one before */
            x = length - s->length;
        if (!lay(w, s, x, y, upright))
            return false;
        x += s->length;
    }
    return true;
}

/* --- a whole table --- */

/* attempt: No Man's Land takes as many pieces as there is room for, the others want their numbers
 * (table 2.12). */
static bool attempt(struct works *w)
{
    bool large = w->plan->width >= 44 * TC_INCH && w->plan->height >= 44 * TC_INCH;
    int archetype = w->plan->archetype;

    if (tc_shape_build(w->shape, w->plan, w->c, NULL) ||
        (archetype == TC_TRENCH_LINES && !lay_line(w)))
        return false;
    for (int i = 0; i < archetypes[archetype].count; i++) {
        const struct portion *p = &archetypes[archetype].portion[i];
        int count = (large ? p->large : p->small) - standing(w, p);

        for (int k = 0; k < count; k++)
            if (!place_one(w, p)) {
                if (archetype != TC_NO_MANS_LAND)
                    return false;
                break;
            }
    }
    return true;
}

int tc_generate(struct tc_plan *plan, const struct tc_catalogue *c, const struct tc_demands *d,
                uint64_t number, struct tc_terrain *terrain, struct error *err)
{
    struct works w = { .plan = plan, .c = c, .d = d, .shape = &terrain->shape };
    int fixed = plan->pieces;

    for (int i = 0; i < ATTEMPTS; i++) {
        struct tc_faults faults = { NULL, NULL, 0 };

        plan->pieces = fixed;
        rng_seed(&w.rng, number, (uint64_t)i);
        if (attempt(&w) && tc_shape_build(w.shape, plan, c, NULL) == 0 &&
            tc_terrain_prepare(terrain, d->bases, NULL) == 0 &&
            tc_judge(plan, terrain, d, &faults) == 0)
            return 0;
    }
    plan->pieces = fixed;
    return error_set(err, "no such table could be laid out with the number %llu: take another",
                     (unsigned long long)number);
}
