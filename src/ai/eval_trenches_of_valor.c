/* eval_trenches_of_valor.c - what a position of Trenches of Valor promises: the points the Raider has,
 * those he may expect from units on their way out, dugouts, victims and hexes within reach, each
 * weighed by time and danger; then how likely that sum makes the number he needs. */
#include "ai/eval.h"

#include <math.h>

#include "games/trenches_of_valor/tov_internal.h"

/* A position taken apart once. */
struct sight {
    const struct tov *t;
    const struct state *s;
    int raiders, raider[RAIDERS];       /* slots on the map */
    int defenders, defender[DEFENDERS];
    double safe[RAIDERS];               /* chance to live through the next two turns */
    int left[RAIDERS];                  /* player turns in which it can still act */
};

enum { AIMS = 16 };

static const double firing = 0.75; /* not every attack that could be made is made on this one */

/* --- danger --- */

static double unhurt_by(const struct tov *t, const struct unit *enemy, const struct unit *u)
{
    int hits = t->hits_on[enemy->kind][enemy->cell][u->cell];
    int turns = t->turns_to[t->kind[enemy->kind].move][enemy->cell][u->cell];

    if (hits > 0)
        return 1 - firing * hits / 6.0;
    return turns <= 2 ? 0.93 : turns == 3 ? 0.97 : 1;
}

/* Hidden units within a turn or two of a Raider may come up and fight. */
static double unhurt_by_hidden(const struct sight *v, const struct unit *u)
{
    double safe = 1;

    for (int i = 0; i < LOCATIONS; i++) {
        if (nothing(v->s->hidden[i]))
            continue;
        int real = tov_pieces(v->s->hidden[i]) - v->s->hidden[i][DECOY];
        int range = v->t->range[location_cell(v->t, v->s, i)][u->cell];
        if (real && range > 0 && range <= 3)
            safe *= real > 1 ? 0.94 : 0.96;
    }
    return safe;
}

static void look_around(struct sight *v)
{
    const struct state *s = v->s;
    bool raiders_turn = s->phase == PHASE_RAIDER || s->phase == PHASE_SETUP;

    for (int i = 0; i < v->t->raiders; i++)
        if (s->unit[i].cell < CELLS_MAX)
            v->raider[v->raiders++] = i;
    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++)
        if (s->unit[i].cell < CELLS_MAX)
            v->defender[v->defenders++] = i;
    for (int i = 0; i < v->raiders; i++) {
        const struct unit *u = &s->unit[v->raider[i]];

        v->left[i] = v->t->base.turns - s->turn + (raiders_turn && u->did == DID_NOTHING);
        v->safe[i] = unhurt_by_hidden(v, u);
        for (int k = 0; k < v->defenders; k++)
            v->safe[i] *= unhurt_by(v->t, &s->unit[v->defender[k]], u);
    }
}

/* --- what may be gained --- */

/* Something worth points at a place: a dugout to clear, a hex to enter, a unit to eliminate. */
struct aim {
    int cell, target; /* target: the slot of a unit, else -1 */
    int work;         /* actions it takes on the spot */
    double points, guard;
};

/* How much the Defender's units near a place spoil what is planned there. */
static double guarded(const struct sight *v, int cell)
{
    double free = 1;

    for (int i = 0; i < v->defenders; i++) {
        int range = v->t->range[v->s->unit[v->defender[i]].cell][cell];

        free *= range == 0 ? 0.55 : range == 1 ? 0.85 : range == 2 ? 0.93 : 1;
    }
    for (int i = 0; i < LOCATIONS; i++) {
        if (nothing(v->s->hidden[i]))
            continue;
        int real = tov_pieces(v->s->hidden[i]) - v->s->hidden[i][DECOY];
        if (real && v->t->range[location_cell(v->t, v->s, i)][cell] <= 3)
            free *= 0.95;
    }
    return free;
}

static int list_aims(const struct sight *v, struct aim out[AIMS])
{
    const struct tov *t = v->t;
    const struct state *s = v->s;
    int n = 0;

    for (int i = 0; i < s->dugouts; i++) {
        int cell = s->dugout[i], points = t->clear_vp + tov_kill_vp(t, s->hidden[ENTRIES + i]);

        if (points && !(s->cleared >> i & 1))
            out[n++] = (struct aim){ cell, -1, 1, points, guarded(v, cell) };
    }
    for (int i = 0; i < t->visits; i++)
        if (!(s->entered >> i & 1))
            out[n++] = (struct aim){ t->visit_cell[i], -1, 0, t->visit_vp[i],
                                     guarded(v, t->visit_cell[i]) };
    for (int i = 0; i < v->defenders && n < AIMS; i++) {
        const struct unit *u = &s->unit[v->defender[i]];

        if (t->kill_vp[u->kind])
            out[n++] = (struct aim){ u->cell, v->defender[i], 1, t->kill_vp[u->kind], 1 };
    }
    return n;
}

/* --- who does what --- */

/* One Raider's way to one aim. */
struct plan {
    double success;
    bool out; /* and home in time */
};

static double fading(int turns)
{
    static const double of[] = { 1, 0.87, 0.76, 0.66, 0.57, 0.5, 0.43, 0.38, 0.33, 0.28, 0.25, 0.2 };

    return turns < 12 ? of[turns] : 0.1;
}

/* The chance to eliminate a unit within so many attempts, the first from where he stands or from
 * beside it. A target that can walk away is harder to get at. */
static double kill_chance(const struct tov *t, const struct unit *u, const struct unit *target,
                          int turns, int left)
{
    int now = t->hits_on[u->kind][u->cell][target->cell];
    int near = t->kind[u->kind].hit[1] - (t->terrain[target->cell] == TRENCH && !t->kind[u->kind].yellow[1]) -
               (t->posts & bit(target->cell) ? 1 : 0);
    double stay = t->kind[target->kind].move ? 0.8 : 1, from_here = 0, beside = 0;

    if (now > 0 && left > 0)
        from_here = now / 6.0 * (left > 1 ? 1 + 0.5 * stay : 1);
    if (near > 0 && turns > 1 && left >= turns)
        beside = near / 6.0 * fading(turns - 1) * stay * (left > turns ? 1.4 : 1);
    double best = from_here > beside ? from_here : beside;
    return best > 0.95 ? 0.95 : best;
}

static struct plan plan_for(const struct sight *v, int i, const struct aim *aim)
{
    const struct tov *t = v->t;
    const struct unit *u = &v->s->unit[v->raider[i]];
    int move = t->kind[u->kind].move, turns = t->turns_to[move][u->cell][aim->cell];
    int needs = turns + aim->work, home = t->way_out[move][aim->cell];
    struct plan p = { 0 };

    if (aim->target >= 0) {
        p.success = kill_chance(t, u, &v->s->unit[aim->target], turns, v->left[i]);
        needs = turns > 0 ? turns : 1; /* from the hex before */
    } else if (needs <= v->left[i]) {
        p.success = fading(turns) * (turns ? aim->guard : 1);
    }
    p.success *= v->safe[i];
    p.out = needs + home <= v->left[i];
    return p;
}

static double way_home(const struct sight *v, int i)
{
    const struct unit *u = &v->s->unit[v->raider[i]];
    int turns = v->t->way_out[v->t->kind[u->kind].move][u->cell];

    return turns <= v->left[i] ? v->safe[i] * (1 - 0.02 * turns) : 0;
}

/* gain: what Raider i adds by going for an aim of which `open` is left, or home (aim < 0). */
static double gain(const struct sight *v, int i, const struct plan *p, double open)
{
    return open * p->success + (p->out ? 0.9 * v->safe[i] : 0);
}

/* Raiders take the most promising task in turn; what one will likely do is worth less to the next. */
static double tasks(const struct sight *v)
{
    struct aim aim[AIMS];
    struct plan plan[RAIDERS][AIMS];
    double open[AIMS], sum = 0;
    int aims = list_aims(v, aim);
    bool done[RAIDERS] = { false };

    for (int k = 0; k < aims; k++) {
        open[k] = aim[k].points;
        for (int i = 0; i < v->raiders; i++)
            plan[i][k] = plan_for(v, i, &aim[k]);
    }
    for (int n = 0; n < v->raiders; n++) {
        double most = -1;
        int who = 0, what = -1;

        for (int i = 0; i < v->raiders; i++) {
            double home = done[i] ? -1 : way_home(v, i);

            if (home > most)
                most = home, who = i, what = -1;
            for (int k = 0; k < aims && !done[i]; k++)
                if (gain(v, i, &plan[i][k], open[k]) > most)
                    most = gain(v, i, &plan[i][k], open[k]), who = i, what = k;
        }
        done[who] = true;
        sum += most;
        if (what >= 0)
            open[what] *= 1 - plan[who][what].success;
    }
    return sum;
}

/* TOV-10.5: hexes of the row that will be held when they are counted. */
static double row(const struct sight *v)
{
    double free[CELLS_MAX] = { 0 }, points = 0;

    if (!v->t->row || v->s->turn > v->t->row_turn)
        return 0;
    for (int i = 0; i < v->raiders; i++) {
        int cell = v->s->unit[v->raider[i]].cell;

        if (cell / v->t->grid.columns + 1 == v->t->row)
            free[cell] = 1 - (1 - free[cell]) * (1 - v->safe[i]);
        else
            points += 0.2 * v->safe[i]; /* he may come back in time */
    }
    for (int cell = 0; cell < v->t->cells; cell++)
        points += free[cell];
    return points * v->t->row_vp;
}

static double promise(const struct tov *t, const struct state *s)
{
    struct sight v = { .t = t, .s = s };

    look_around(&v);
    return tov_vp(t, s) + tasks(&v) + row(&v);
}

/* --- the verdict --- */

/* With a die in the air: what a hit and what a miss promise. */
static double promise_with_dice(const struct tov *t, const struct state *s)
{
    double hit = tov_hits_on(t, s, s->attacker, s->target) / 6.0;
    struct state after = *s;

    after.phase = is_raider(s->attacker) ? PHASE_RAIDER : PHASE_DEFENDER;
    double missed = promise(t, &after);
    after.unit[s->target].cell = DEAD;
    return hit * promise(t, &after) + (1 - hit) * missed;
}

static void value(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct tov *t = tov_of(scn);
    const struct state *s = state;
    double points = s->phase == PHASE_ROLL ? promise_with_dice(t, s) : promise(t, s);
    double need = t->base.option[OPTION_MATCH] && s->game ? s->first_vp + 1 : t->need;
    double spread = 1.2 + 0.35 * (t->base.turns - s->turn); /* much can happen yet */
    int verdict = (int)(950 * tanh((points - need + 0.3) / spread));

    for (int i = 0; i < SEATS_MAX; i++)
        out[i] = 0;
    out[raider_seat(s)] = verdict;
    out[1 - raider_seat(s)] = -verdict;
}

const struct judge judge_trenches_of_valor = {
    .game = "trenches-of-valor", .plies = 8, .tries = 1, .value = value
};
