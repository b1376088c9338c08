/* play_trenches_of_valor.c - the playout policy for Trenches of Valor: how sensible players might go
 * on. A Raider does what promises most points by a rough count, his way home included; Defenders
 * fire when they can, come up and close in, and now and then do anything at all. */
#include "ai/trenches_of_valor.h"

#include "games/trenches_of_valor/tov_rules.h"

enum { OUT = -1, FAR = 1 << 16 };

static const double closing_in = 0.5, coming_up = 0.4, anything = 0.2; /* chances per decision */

struct mind {
    const struct tov *t;
    const struct tov_state *s;
    struct rng *rng;
    struct tov_field field;
    int left; /* player turns, this one included */
};

/* A unit that looks for something to do. */
struct doer {
    int slot, move, cell;
    struct tov_menu menu;
    double gain; /* what the best so far promises */
    struct action best;
};

static struct doer doer(const struct mind *m, int slot)
{
    EXPECT(slot >= 0 && slot < UNITS && m->s->unit[slot].cell < CELLS_MAX);
    const struct tov_unit *u = &m->s->unit[slot];
    struct doer d = { .slot = slot, .move = m->t->kind[u->kind].move, .cell = u->cell };

    if (d.move)
        tov_ways(m->t, m->s, &m->field, slot, &d.menu);
    tov_targets(m->t, m->s, &m->field, slot, &d.menu);
    return d;
}

static struct action order(int kind, int slot, int arg)
{
    return (struct action){ .kind = (uint16_t)kind, .arg = { (int16_t)slot, (int16_t)arg } };
}

/* Nobody counts exactly: a gain is taken for a little more or less than it is. */
static void consider(const struct mind *m, struct doer *d, double gain, struct action action)
{
    gain *= 0.75 + 0.5 * rng_unit(m->rng);
    if (gain <= d->gain)
        return;
    d->gain = gain;
    d->best = action;
}

static int distance(const struct tov *t, int move, int from, int goal)
{
    if (goal == OUT)
        return t->way_out[move][from] * 32;
    return t->turns_to[move][from][goal] * 32 + t->range[from][goal];
}

/* step_to: the move that gets nearest to a hex, even by a detour. Towards the way out, kind 0 when
 * no move gets nearer. */
static struct action step_to(const struct mind *m, const struct doer *d, int goal)
{
    int best = goal == OUT ? distance(m->t, d->move, d->cell, OUT) : FAR, found = -1;

    for (uint64_t cells = d->menu.moves; cells;) {
        int cell = next_bit(&cells), way = distance(m->t, d->move, cell, goal);

        if (way > best || (way == best && (found < 0 || rng_next(m->rng) >> 63)))
            continue;
        best = way;
        found = cell;
    }
    return found < 0 ? (struct action){ 0 } : order(DO_MOVE, d->slot, found);
}

/* --- the Raider --- */

/* way_home: the point for leaving the map, from the hex he reaches after so many turns. */
static double way_home(const struct mind *m, const struct doer *d, int cell, int turns)
{
    return turns + m->t->way_out[d->move][cell] <= m->left ? 0.95 : 0;
}

static void think_of_fighting(const struct mind *m, struct doer *d)
{
    double home = way_home(m, d, d->cell, 1);

    for (uint64_t targets = d->menu.targets; targets;) {
        int target = next_bit(&targets), hits = tov_hits_on(m->t, m->s, d->slot, target);
        double worth = m->t->kill_vp[m->s->unit[target].kind] + 0.4; /* for silencing it */

        if (hits > 0)
            consider(m, d, hits / 6.0 * worth + home, order(DO_ATTACK, d->slot, target));
    }
}

static void think_of_going(const struct mind *m, struct doer *d, int goal, int turns, int work,
                           double points)
{
    if (points <= 0 || turns + work > m->left)
        return;
    struct action step = step_to(m, d, goal);
    if (step.kind)
        consider(m, d, points * fading_hope(turns) + way_home(m, d, goal, turns + work), step);
}

static void think_of_dugouts(const struct mind *m, struct doer *d)
{
    const struct tov_state *s = m->s;

    for (int i = 0; i < s->dugouts; i++) {
        int cell = s->dugout[i];
        int points = m->t->clear_vp + tov_kill_vp(m->t, s->hidden[ENTRIES + i]);

        if (s->cleared >> i & 1 || !points || m->field.defenders & bit(cell))
            continue;
        if (cell == d->cell)
            consider(m, d, points + way_home(m, d, cell, 1), order(DO_CLEAR, d->slot, 0));
        else
            think_of_going(m, d, cell, m->t->turns_to[d->move][d->cell][cell], 1, points);
    }
}

static void think_of_visits(const struct mind *m, struct doer *d)
{
    const struct tov *t = m->t;

    for (int i = 0; i < t->visits; i++)
        if (!(m->s->entered >> i & 1))
            think_of_going(m, d, t->visit_cell[i], t->turns_to[d->move][d->cell][t->visit_cell[i]],
                           0, t->visit_vp[i]);
}

static void think_of_victims(const struct mind *m, struct doer *d)
{
    const struct tov *t = m->t;

    for (int i = RAIDERS; i < RAIDERS + m->s->defenders; i++) {
        const struct tov_unit *u = &m->s->unit[i];

        if (u->cell < CELLS_MAX && t->turns_near[d->move][d->cell][u->cell])
            think_of_going(m, d, u->cell, t->turns_near[d->move][d->cell][u->cell], 1,
                           0.6 * t->kill_vp[u->kind]);
    }
}

static void think_of_home(const struct mind *m, struct doer *d)
{
    int turns = m->t->way_out[d->move][d->cell];

    if (d->menu.exits)
        consider(m, d, 1, order(DO_EXIT, d->slot, __builtin_ctzll(d->menu.exits)));
    else if (turns <= m->left)
        consider(m, d, turns == m->left ? 0.95 : 0.6, step_to(m, d, OUT));
}

static struct action raid(const struct mind *m)
{
    for (int slot = 0; slot < m->t->raiders; slot++) {
        if (!can_act(m->s, slot))
            continue;
        struct doer d = doer(m, slot);
        think_of_fighting(m, &d);
        think_of_dugouts(m, &d);
        think_of_visits(m, &d);
        think_of_victims(m, &d);
        think_of_home(m, &d);
        if (d.best.kind)
            return d.best;
    }
    return (struct action){ .kind = DO_END };
}

/* --- the Defender --- */

static void think_of_fire(const struct mind *m, struct doer *d)
{
    for (uint64_t targets = d->menu.targets; targets;) {
        int target = next_bit(&targets);

        consider(m, d, tov_hits_on(m->t, m->s, d->slot, target), order(DO_ATTACK, d->slot, target));
    }
}

/* prey: where the nearest Raider is; OUT if there is none. */
static int prey(const struct mind *m, int cell)
{
    int best = OUT;

    for (int i = 0; i < m->t->raiders; i++) {
        int at = m->s->unit[i].cell;

        if (at < CELLS_MAX && (best == OUT || m->t->range[cell][at] < m->t->range[cell][best]))
            best = at;
    }
    return best;
}

static struct action come_up(const struct mind *m)
{
    for (uint64_t open = tov_open_locations(m->t, m->s, &m->field); open;) {
        int at = next_bit(&open);

        for (int kind = 0; kind < m->t->kinds; kind++)
            if (m->s->hidden[at][kind] && tov_in_time(m->t, m->s, kind) &&
                rng_unit(m->rng) < coming_up)
                return order(DO_REVEAL, kind, at);
    }
    return (struct action){ .kind = DO_END };
}

static struct action defend(const struct mind *m)
{
    for (int slot = RAIDERS; slot < RAIDERS + m->s->defenders; slot++) {
        if (!can_act(m->s, slot))
            continue;
        struct doer d = doer(m, slot);
        int goal = prey(m, d.cell);
        think_of_fire(m, &d);
        if (!d.best.kind && goal != OUT && rng_unit(m->rng) < closing_in)
            d.best = step_to(m, &d, goal);
        if (d.best.kind)
            return d.best;
    }
    return come_up(m);
}

void draw_trenches_of_valor(const struct scenario *scn, const void *state, struct rng *rng,
                            struct action *out)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;
    struct mind m = { t, s, rng, tov_field_of(t, s), scn->turns - s->turn + 1 };

    if (s->phase == PHASE_RAIDER)
        *out = raid(&m);
    else if (s->phase == PHASE_DEFENDER && !solitaire(t) && rng_unit(rng) >= anything)
        *out = defend(&m);
    else
        tov_sample(scn, state, rng, out);
}
