/* reach.c - how far a model gets, drawn: with one move as a wash, with a charge as a ring for each
 * bonus that its die may bring. Prices are asked along rays; what lies between two is not asked. */
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

#include "core/scene.h"

enum {
    RAYS = 48,             /* of a move */
    RINGED = SHAPE_POINTS, /* of a charge */
    SECTOR = SHAPE_POINTS / 2,
    RUNS = 3, /* of places on one ray, with others between them that cannot be reached */
    PACE = TC_INCH / 2,
};

/* Places on a ray that can be reached one after the other, in steps. */
struct run {
    int first, last;
};

static struct point on_ray(int ray, int rays, int far)
{
    return plane_turned((struct point){ far, 0 }, ray * PLANE_TURN / rays);
}

/* price: of the way to the place so far along a ray; WAYS_NONE: there is none. */
static int32_t price(const struct tc_field *f, const struct tc_reach *reach, struct point by)
{
    const struct tc_shape *shape = &f->t->terrain.shape;
    struct tc_spot to = { (int16_t)(reach->from.x + by.x), (int16_t)(reach->from.y + by.y),
                          TC_ANY_LEVEL };

    if (to.x < 0 || to.y < 0 || to.x > shape->width || to.y > shape->height)
        return WAYS_NONE;
    return tc_reach_price(reach, &to);
}

/* far_of: how far a step is; a little less, because points on a ray are rounded to whole units. */
static int far_of(int step, int most)
{
    int far = step * PACE < most ? step * PACE : most;

    return far > 2 ? far - 2 : far;
}

/* runs_of: the places that can be reached on a ray. Where it begins is one of them. */
static int runs_of(const struct tc_field *f, const struct tc_reach *reach, int ray, int most,
                   struct run run[RUNS])
{
    int count = 1, steps = (most + PACE - 1) / PACE;

    run[0] = (struct run){ 0, 0 };
    for (int step = 1; step <= steps; step++) {
        if (price(f, reach, on_ray(ray, RAYS, far_of(step, most))) == WAYS_NONE)
            continue;
        if (run[count - 1].last == step - 1)
            run[count - 1].last = step;
        else if (count < RUNS)
            run[count++] = (struct run){ step, step };
    }
    return count;
}

static void add_corner(const struct tc_field *f, const struct tc_reach *reach, int ray, int far,
                       struct scene_shape *shape)
{
    struct point by = on_ray(ray % RAYS, RAYS, far);

    EXPECT(shape->points < SHAPE_POINTS);
    shape->x[shape->points] = reach->from.x + by.x;
    shape->y[shape->points++] = f->t->terrain.shape.height - (reach->from.y + by.y);
}

/* A run of each ray that has one of this number. */
struct sweep {
    struct run run[RAYS][RUNS];
    int count[RAYS];
    int most;
};

/* draw_sector: between these rays, out by the far ends of their runs and back by the near ones. */
static void draw_sector(const struct tc_field *f, const struct tc_reach *reach,
                        const struct sweep *s, int number, int first, int last, struct scene *scene)
{
    struct scene_shape shape = { .kind = "polygon", .role = "reach" };

    for (int ray = first; ray <= last; ray++)
        add_corner(f, reach, ray, far_of(s->run[ray % RAYS][number].last, s->most), &shape);
    for (int ray = last; ray >= first; ray--)
        add_corner(f, reach, ray, far_of(s->run[ray % RAYS][number].first, s->most), &shape);
    scene_shape(scene, shape);
}

/* sector_end: the last of the rays from this one on that have a run of this number, as many as a
 * sector may have. */
static int sector_end(const struct sweep *s, int number, int first)
{
    int last = first;

    while (last < RAYS && last - first < SECTOR - 1 && s->count[last] > number &&
           s->count[(last + 1) % RAYS] > number)
        last++;
    return last;
}

void tc_draw_reach(const struct tc_field *f, int model, int movement, struct scene *scene)
{
    struct tc_path path = tc_path_of(f->t, f->s, PATH_MOVE, model, movement);
    struct tc_mover mover = tc_path_mover(f, &path);
    struct sweep sweep = { .most = movement };
    struct tc_reach reach;

    tc_reach_find(&reach, &mover, tc_spot_of(f->s, model), movement, TC_MAY_ALL, true);
    for (int ray = 0; ray < RAYS; ray++)
        sweep.count[ray] = runs_of(f, &reach, ray, movement, sweep.run[ray]);
    for (int number = 0; number < RUNS; number++)
        for (int ray = 0; ray < RAYS; ray++) {
            int last = sector_end(&sweep, number, ray);

            if (last > ray) {
                draw_sector(f, &reach, &sweep, number, ray, last, scene);
                ray = last - 1;
            }
        }
}

/* draw_ring: as far as so much of allowance leads, by the prices along the rays. */
static void draw_ring(const struct tc_field *f, struct tc_spot from,
                      int32_t (*prices)[TC_CHARGE / PACE + 1], int allowance, const char *words,
                      struct scene *scene)
{
    struct scene_shape shape = { .kind = "polygon", .role = "charge", .points = RINGED };

    snprintf(shape.text, sizeof shape.text, "%s", words);
    for (int i = 0; i < RINGED; i++) {
        int far = allowance / PACE;

        while (far > 0 && prices[i][far] > allowance)
            far--;
        struct point by = on_ray(i, RINGED, far_of(far, TC_CHARGE));
        shape.x[i] = from.x + by.x;
        shape.y[i] = f->t->terrain.shape.height - (from.y + by.y);
    }
    scene_shape(scene, shape);
}

void tc_draw_charge(const struct tc_field *f, int model, struct scene *scene)
{
    struct tc_mover mover = tc_mover_of(f, model, 0);
    struct tc_spot from = tc_spot_of(f->s, model);
    int32_t prices[RINGED][TC_CHARGE / PACE + 1];
    int most = tc_charge_bonus(f->t, f->s, model), before = 0;
    struct tc_reach reach;

    mover.shun = 0; /* TC-5.6 binds only outside a charge */
    tc_reach_find(&reach, &mover, from, TC_CHARGE, TC_MAY_ALL, false);
    for (int ray = 0; ray < RINGED; ray++)
        for (int step = 0; step <= TC_CHARGE / PACE; step++)
            prices[ray][step] =
                step ? price(f, &reach, on_ray(ray, RINGED, far_of(step, TC_CHARGE))) : 0;
    for (int bonus = most > 0; bonus <= most; bonus++) {
        int allowance = tc_charge_allowance(f->t, f->s, model, bonus);
        char words[16];

        if (allowance == before)
            continue; /* no further than with less (TC-5.13) */
        before = allowance;
        snprintf(words, sizeof words, bonus ? "+%d" : "charge", bonus);
        draw_ring(f, from, prices, allowance, words, scene);
    }
}
