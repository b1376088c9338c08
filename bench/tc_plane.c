/* tc_plane.c - what the geometry of Trench Crusade costs: the mean of each question over generated
 * tables, and the hundredth that takes longest. usage: tc_plane [TABLES] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/content.h"
#include "games/trench_crusade/move/places.h"
#include "games/trench_crusade/table/judge.h"

enum { MOST = 20000 };

static struct tc_catalogue catalogue;
static struct tc_plan plan;
static struct tc_terrain terrain;
static struct tc_ground ground;
static struct tc_crowd crowd;
static struct rng rng;
static double took[MOST];

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); /* others may be at work beside it */
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Figures of 25, 32 and 40 mm where they can stand. */
static void deploy(int a_side)
{
    static const uint8_t bases[5] = { TC_BASE_25, TC_BASE_25, TC_BASE_32, TC_BASE_32, TC_BASE_40 };

    crowd.there = 0;
    for (int i = 0; i < 2 * a_side;) {
        struct point p;
        int16_t level[TC_LEVELS];
        int base = bases[rng_below(&rng, 5)], count;
        struct tc_spot at;

        p.x = (int32_t)rng_below(&rng, (uint32_t)plan.width);
        p.y = (int32_t)rng_below(&rng, (uint32_t)plan.height);
        count = tc_levels(&ground, p, level, NULL);
        if (!count)
            continue;
        at = tc_spot(p, level[count - 1]);
        if (!tc_stands(&ground, &crowd, crowd.there, base, at))
            continue;
        crowd.figure[i] = (struct tc_figure){ at, (uint8_t)base, 0 };
        crowd.there |= UINT64_C(1) << i++;
    }
}

static uint64_t side(int figure, int a_side)
{
    uint64_t first = (UINT64_C(1) << a_side) - 1;

    return figure < a_side ? first : first << a_side;
}

static struct tc_mover mover_of(int i, int a_side)
{
    uint64_t foes = crowd.there & ~side(i, a_side);
    struct tc_mover m = {
        &ground, &crowd, foes, foes, crowd.there & ~(UINT64_C(1) << i), crowd.figure[i].base, false
    };

    m.shun &= ~tc_all_within(&crowd, foes, crowd.figure[i], TC_INCH);
    return m;
}

static uint64_t sum;

/* The questions. Each returns how many microseconds one of them took. */
static double ask_sight(int a_side)
{
    int a = (int)rng_below(&rng, (uint32_t)(2 * a_side)),
        b = (int)rng_below(&rng, (uint32_t)(2 * a_side));
    double from = now();

    for (int i = 0; i < 16; i++)
        sum += tc_sight_of(&ground, crowd.figure[a], crowd.figure[b]).hidden;
    return (now() - from) / 16;
}

static double ask_leg(int a_side)
{
    int a = (int)rng_below(&rng, (uint32_t)(2 * a_side));
    struct tc_mover m = mover_of(a, a_side);
    struct point to = tc_plan(crowd.figure[a].at);
    struct tc_stride s;
    double from;

    to.x += (int32_t)rng_below(&rng, 6096) - 3048;
    to.y += (int32_t)rng_below(&rng, 6096) - 3048;
    from = now();
    for (int i = 0; i < 16; i++)
        sum += (uint64_t)tc_walk(&m, crowd.figure[a].at, to, &s, NULL);
    return (now() - from) / 16;
}

static double ask_reach(int a_side)
{
    static struct tc_reach r;
    int a = (int)rng_below(&rng, (uint32_t)(2 * a_side));
    struct tc_mover m = mover_of(a, a_side);
    double from = now();

    tc_reach_find(&r, &m, crowd.figure[a].at, 12 * TC_INCH, TC_MAY_ALL, false);
    sum += (uint64_t)r.ways.count;
    return now() - from;
}

static double ask_slow_reach(int a_side)
{
    static struct tc_reach r;
    int a = (int)rng_below(&rng, (uint32_t)(2 * a_side));
    struct tc_mover m = mover_of(a, a_side);
    double from = now();

    tc_reach_find(&r, &m, crowd.figure[a].at, 12 * TC_INCH, TC_MAY_ALL, true);
    sum += (uint64_t)r.ways.count;
    return now() - from;
}

static double ask_places(int a_side)
{
    static struct tc_reach r;
    static struct tc_place place[TC_PLACES];
    int a = (int)rng_below(&rng, (uint32_t)(2 * a_side));
    struct tc_mover m = mover_of(a, a_side);
    struct tc_wishes w = { .enemies = m.solid, .range = { 24 * TC_INCH, 12 * TC_INCH } };
    double from = now();

    tc_reach_find(&r, &m, crowd.figure[a].at, 6 * TC_INCH, 0, false);
    sum += (uint64_t)tc_places(&r, &w, place, TC_PLACES);
    return now() - from;
}

static double ask_charge(int a_side)
{
    static struct tc_route route;
    int a, b;
    double from;

    do {
        a = (int)rng_below(&rng, (uint32_t)a_side);
        b = a_side + (int)rng_below(&rng, (uint32_t)a_side);
    } while (!tc_within(crowd.figure[a], crowd.figure[b], 12 * TC_INCH));
    struct tc_mover m = mover_of(a, a_side);
    from = now();
    sum += tc_charge_route(&m, crowd.figure[a].at, b, m.solid, 12 * TC_INCH, 0, &route);
    return now() - from;
}

static double ask_ground(int a_side)
{
    static struct tc_ground g;
    struct tc_changes c = { .craters = 2, .crater = { { 9000, 9000, 0 }, { 12000, 12000, 0 } } };
    double from = now();

    (void)a_side;
    tc_ground_make(&g, &terrain, &c);
    sum += (uint64_t)g.shape->walls;
    return now() - from;
}

static void measure(const char *what, double (*ask)(int), int count, int a_side)
{
    double all = 0;

    for (int i = 0; i < count; i++)
        all += took[i] = ask(a_side);
    qsort(took, (size_t)count, sizeof *took, by_size);
    printf("  %-34s %8.2f us, p99 %8.2f us\n", what, all / count, took[count / 100 * 99]);
}

static int bench(int archetype, int number)
{
    static const char *const names[] = { "open", "No Man's Land", "Decimated Ruins",
                                         "Trench Lines" };
    struct tc_demands d = { .bases = 1 << TC_BASE_25 | 1 << TC_BASE_32 | 1 << TC_BASE_40 };
    struct error err;
    double from;

    memset(&plan, 0, sizeof plan);
    plan.width = plan.height = 48 * TC_INCH;
    plan.archetype = (uint8_t)archetype;
    d.zone[0] = (struct box){ 0, 0, plan.width, 9 * TC_INCH };
    d.zone[1] = (struct box){ 0, plan.height - 9 * TC_INCH, plan.width, plan.height };
    if (tc_generate(&plan, &catalogue, &d, (uint64_t)number, &terrain, &err)) {
        puts(err.text);
        return -1;
    }
    from = now();
    tc_terrain_prepare(&terrain, 0x3f, &err);
    from = now() - from;
    printf(
        "%s %d: %d pieces, %d prisms; six graphs in %.1f ms; %d nodes, %d edges, %d cover points\n",
        names[archetype], number, terrain.shape.pieces, terrain.shape.bodies.prisms, from / 1e3,
        terrain.graph[0].nodes, terrain.graph[0].first[terrain.graph[0].nodes],
        terrain.graph[0].covers);
    tc_ground_make(&ground, &terrain, NULL);
    deploy(10);
    measure("sight of a pair", ask_sight, MOST, 10);
    measure("check and price a leg to 6\"", ask_leg, MOST, 10);
    measure("reach of 12\", all permissions", ask_reach, 2000, 10);
    measure("the same with rings, tested", ask_slow_reach, 200, 10);
    measure("candidates of a 6\" move", ask_places, 2000, 10);
    measure("charge route", ask_charge, 2000, 10);
    measure("ground with two craters", ask_ground, 2000, 10);
    return 0;
}

int main(int argc, char **argv)
{
    int tables = argc > 1 ? atoi(argv[1]) : 2;
    struct error err;

    if (tc_catalogue_read(&catalogue, &embedded_content, &err)) {
        puts(err.text);
        return 1;
    }
    printf("terrain %zu KB, ground %zu KB, reach %zu KB\n", sizeof terrain / 1024,
           sizeof ground / 1024, sizeof(struct tc_reach) / 1024);
    rng_seed(&rng, 1, 1);
    for (int archetype = TC_NO_MANS_LAND; archetype <= TC_TRENCH_LINES; archetype++)
        for (int i = 0; i < tables; i++)
            if (bench(archetype, i))
                return 1;
    return sum == 1;
}
