/* review.c - the chances after every move of a match.
 *
 * First the points of the plan get their playouts. Then the gaps with the largest swings are looked
 * into: a gap of several moves gets a point in its middle, the ends of a single move get more playouts,
 * until the largest swings are all single moves that are known well. At last the dice of these are
 * parted from the decisions. */
#include "ai/review.h"

#include <math.h>
#include <string.h>
#include <time.h>

#include "base/mem.h"

enum {
    PLIES_LEAST = 12,   /* of a playout that is judged: attacks under way come to something */
    PLIES_MAX = 6000,   /* a game that has no end by then has none */
    PATIENCE = 24,      /* playouts that say nothing until a point is given up */
    PLAYOUTS_TRIES = 4, /* actions that a playout compares where the judge has no policy */
    CANDIDATES = REVIEW_TURNING + 3,
    SPLITS_MAX = 100,
    PLAYOUTS_A_LOOK = 8, /* between two looks at the clock */
};

static const double swing_least = 0.06; /* of a turning point */

struct review_plan review_plan(void)
{
    return (struct review_plan){ .seed = 1, .points = 150, .playouts = 100, .sure = 400 };
}

/* --- beginning --- */

/* settle finds where moves are complete: at the start, and wherever a seat decides or all is over. */
static void settle(struct review *r)
{
    const struct match *m = r->match;

    r->settled = mem_resize(NULL, (size_t)(m->count + 1) * sizeof *r->settled);
    r->settled[0] = 0;
    for (int i = 1; i <= m->count; i++)
        if (rules_to_move(m->rules, review_before(r, i)) != SEAT_CHANCE || i == m->count)
            r->settled[++r->moves] = i;
}

/* spread_points: the first, the last, and evenly between. */
static void spread_points(struct review *r)
{
    int all = r->moves + 1, want = r->plan.points < all ? r->plan.points : all;

    for (int i = 0; i < want; i++) {
        int move = want == 1 ? 0 : (int)((long)i * (all - 1) / (want - 1));

        r->point[i] = (struct review_point){ .move = move, .entry = r->settled[move] };
    }
    r->points = want;
}

struct review *review_open(const struct match *m, struct review_plan plan)
{
    struct review *r = mem_alloc(sizeof *r);
    size_t size = m->rules.game->state_size;

    EXPECT(plan.points >= 2 && plan.playouts >= 1 && plan.sure >= plan.playouts);
    *r = (struct review){ .match = m, .plan = plan };
    r->on = playout_open(m->rules, NULL, &r->rng);
    r->plies = r->on.judge.plies > PLIES_LEAST ? r->on.judge.plies : PLIES_LEAST;
    if (r->on.judge.steep <= 0)
        r->plies = PLIES_MAX;
    if (r->on.judge.tries < PLAYOUTS_TRIES)
        r->on.judge.tries = PLAYOUTS_TRIES;
    r->state = mem_alloc(size);
    r->world = mem_alloc(size);
    memcpy(r->state, m->start, size);
    r->point = mem_alloc((size_t)(plan.points + SPLITS_MAX) * sizeof *r->point);
    settle(r);
    spread_points(r);
    r->most = (long)(r->points + SPLITS_MAX) * plan.playouts + (long)CANDIDATES * 3 * plan.sure;
    return r;
}

void review_close(struct review *r)
{
    if (!r)
        return;
    playout_close(&r->on);
    mem_free(r->point);
    mem_free(r->settled);
    mem_free(r->world);
    mem_free(r->state);
    mem_free(r);
}

const void *review_before(struct review *r, int i)
{
    const struct match *m = r->match;

    EXPECT(i >= 0 && i <= m->count);
    if (r->at > i) {
        memcpy(r->state, m->start, m->rules.game->state_size);
        r->at = 0;
    }
    while (r->at < i)
        rules_apply(m->rules, r->state, &m->entry[r->at++].action, NULL);
    return r->state;
}

/* --- one point --- */

void review_share_out(const struct scenario *scn, const int returns[SEATS_MAX],
                      double won[SEATS_MAX])
{
    unsigned best = 0;
    int most = returns[0], teams = 0;

    for (int i = 1; i < scn->seats; i++)
        most = returns[i] > most ? returns[i] : most;
    for (int i = 0; i < scn->seats; i++) {
        unsigned bit = 1u << scn->side[i].team;

        if (returns[i] < most || best & bit)
            continue;
        best |= bit;
        teams++;
    }
    for (int i = 0; i < scn->seats; i++)
        won[i] += best & 1u << scn->side[i].team ? 1.0 / teams : 0;
}

/* read_value: what the judge says of a game that is not over, as chances that sum to 1 over teams. */
static void read_value(struct review *r, double won[SEATS_MAX])
{
    const struct scenario *scn = r->match->scn;
    double weight[SEATS_MAX], all = 0;
    int value[SEATS_MAX];
    unsigned seen = 0;

    playout_value(&r->on, r->world, value);
    for (int i = 0; i < scn->seats; i++) {
        weight[i] = exp(r->on.judge.steep * value[i] / RETURN_ONE);
        all += seen & 1u << scn->side[i].team ? 0 : weight[i];
        seen |= 1u << scn->side[i].team;
    }
    for (int i = 0; i < scn->seats; i++)
        won[i] += weight[i] / all;
}

/* play_on: one playout from a point. Its random numbers depend on where it is and how many there were,
 * so that the order of the work does not matter. */
static void play_on(struct review *r, struct review_point *p)
{
    struct rules rules = r->match->rules;
    int returns[SEATS_MAX];

    rng_seed(&r->rng, r->plan.seed, (uint64_t)p->entry << 20 | (unsigned)p->tried);
    memcpy(r->world, review_before(r, p->entry), rules.game->state_size);
    playout_run(&r->on, r->world, r->plies);
    p->tried++;
    r->playouts++;
    if (rules_to_move(rules, r->world) == SEAT_NONE) {
        rules_returns(rules, r->world, returns);
        review_share_out(rules.scn, returns, p->won);
    } else if (r->on.judge.steep > 0) {
        read_value(r, p->won);
    } else {
        return;
    }
    p->games++;
}

/* enough_of: does this point need no more playouts, if it is to have so many? */
static bool enough_of(const struct review *r, const struct review_point *p, int want)
{
    bool hopeless = p->tried >= PATIENCE && !p->games;
    bool over = p->entry == r->match->count && p->tried && !r->match->verdict;

    return hopeless || over || p->tried >= want;
}

bool review_known(const struct review_point *p)
{
    return p->games > 0 && p->games * 4 >= p->tried * 3;
}

double review_chance(const struct review_point *p, int seat)
{
    EXPECT(review_known(p));
    return p->won[seat] / p->games;
}

static double change(const struct review_point *from, const struct review_point *to, int seat)
{
    return review_chance(to, seat) - review_chance(from, seat);
}

double review_swing(const struct review *r, int turning, int seat)
{
    const struct review_point *p = &r->point[r->turning[turning].point];

    return change(p - 1, p, seat);
}

double review_luck(const struct review *r, int turning, int seat)
{
    const struct review_turning *t = &r->turning[turning];

    return t->roll >= 0 && review_known(&t->due) ? change(&t->due, &r->point[t->point], seat) : 0;
}

/* --- which point next --- */

/* size_of: how much the moves to this point changed anybody's chance. */
static double size_of(const struct review *r, int point)
{
    const struct review_point *p = &r->point[point];
    double size = 0;

    if (!review_known(p) || !review_known(p - 1))
        return 0;
    for (int i = 0; i < r->match->scn->seats; i++)
        size = fmax(size, fabs(change(p - 1, p, i)));
    return size;
}

/* largest: the points that the largest swings lead to, the largest first; how many, at most `room`. */
static int largest(const struct review *r, int *out, int room)
{
    int count = 0;

    for (int i = 1; i < r->points; i++) {
        double size = size_of(r, i);
        int at = count;

        if (size < swing_least)
            continue;
        while (at > 0 && size_of(r, out[at - 1]) < size)
            at--;
        if (at == room)
            continue;
        count += count < room;
        memmove(&out[at + 1], &out[at], (size_t)(count - 1 - at) * sizeof *out);
        out[at] = i;
    }
    return count;
}

/* split: a new point in the middle of the gap before this one. */
static struct review_point *split(struct review *r, int point)
{
    struct review_point *p = &r->point[point];
    int middle = (p[-1].move + p->move) / 2;

    memmove(p + 1, p, (size_t)(r->points - point) * sizeof *p);
    *p = (struct review_point){ .move = middle, .entry = r->settled[middle] };
    r->points++;
    r->splits++;
    return p;
}

/* next_point: the point that should have more playouts, and how many it is to have; NULL when all is
 * known that is to be known of the moves. */
static struct review_point *next_point(struct review *r)
{
    int list[CANDIDATES];

    r->want = r->plan.playouts;
    for (int i = 0; i < r->points; i++)
        if (!enough_of(r, &r->point[i], r->want))
            return &r->point[i];
    int count = largest(r, list, CANDIDATES);
    for (int i = 0; i < count; i++) {
        struct review_point *p = &r->point[list[i]];

        if (p->move - p[-1].move > 1 && r->splits < SPLITS_MAX)
            return split(r, list[i]);
    }
    r->want = r->plan.sure;
    for (int i = 0; i < count && r->playouts < r->most; i++)
        for (int k = -1; k <= 0; k++)
            if (!enough_of(r, &r->point[list[i] + k], r->want))
                return &r->point[list[i] + k];
    return NULL;
}

/* --- turning points --- */

/* first_roll: where the dice of the move to this point fell; -1: there were none. */
static int first_roll(const struct review *r, const struct review_point *p)
{
    for (int i = r->settled[p->move - 1] + 1; i < p->entry; i++)
        if (r->match->entry[i].seat == SEAT_CHANCE)
            return i;
    return -1;
}

/* find_turning: the largest swings of single moves. */
static void find_turning(struct review *r)
{
    int list[CANDIDATES];
    int count = largest(r, list, CANDIDATES);

    for (int i = 0; i < count && r->turnings < REVIEW_TURNING; i++) {
        const struct review_point *p = &r->point[list[i]];
        int at = r->turnings, roll = first_roll(r, p);

        if (p->move - p[-1].move > 1)
            continue;
        for (; at > 0 && r->turning[at - 1].point > list[i]; at--)
            r->turning[at] = r->turning[at - 1];
        r->turning[at] = (struct review_turning){ list[i], roll, { .entry = roll } };
        r->turnings++;
    }
}

/* next_due: a position before dice that is not known well yet; NULL: all are. */
static struct review_point *next_due(struct review *r)
{
    r->want = r->plan.sure;
    for (int i = 0; i < r->turnings; i++)
        if (r->turning[i].roll >= 0 && !enough_of(r, &r->turning[i].due, r->want))
            return &r->turning[i].due;
    return NULL;
}

/* --- the work --- */

static double seconds_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool has_enough(struct budget budget, long made, double start)
{
    return (budget.playouts && made >= budget.playouts) ||
           (budget.enough && atomic_load_explicit(budget.enough, memory_order_relaxed)) ||
           (budget.seconds > 0 && made % PLAYOUTS_A_LOOK == 0 &&
            seconds_now() - start >= budget.seconds);
}

/* go_on: what to work on next; NULL when all is done. */
static struct review_point *go_on(struct review *r)
{
    struct review_point *p = r->turnings ? NULL : next_point(r);

    if (!p && !r->turnings)
        find_turning(r);
    return p ? p : next_due(r);
}

bool review_on(struct review *r, struct budget budget)
{
    double start = budget.seconds > 0 ? seconds_now() : 0;
    long made = 0;

    while (!r->finished) {
        if (!r->now || enough_of(r, r->now, r->want)) {
            r->now = go_on(r);
            r->finished = !r->now;
            continue;
        }
        play_on(r, r->now);
        if (has_enough(budget, ++made, start))
            return false;
    }
    return true;
}

double review_share(const struct review *r)
{
    long usual = r->most - (long)SPLITS_MAX * r->plan.playouts;

    return r->finished ? 1 : fmin((double)r->playouts / (double)usual, 0.99);
}
