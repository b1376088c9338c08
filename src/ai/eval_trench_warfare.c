/* eval_trench_warfare.c - what a position of Trench Warfare promises: the chargers that each side may
 * expect in the trench at the end, by the moves they need and the turns there are; less what the
 * shots, blows and shells that can come next will take, each with its exact chance; more for
 * defenders who can be shot or struck. trench_warfare.def has the weights. */
#include "ai/eval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/trench_warfare/tw_rules.h"

#define WEIGHTS_FILE "ai/trench_warfare.def"
#include "ai/weights_table.h"

/* TWF-7: who moves in wins so often. */
static const double first_blow = 31031 / 46656.0;

/* One board, for those who charge over it. */
struct charge {
    const struct tw *tw;
    const struct tw_state *s;
    const struct tw_field *f;
    const double *w;
    int field;
    int turns;                 /* that come after this one */
    bool move, fire;           /* chargers may still do so this turn .. */
    bool sally, shoot, shells; /* .. defenders move and fire, guns fire */
    bool firing;               /* chargers fire at this moment */
    struct tw_plane all;       /* every piece */
    double worth[HEXES];       /* of the charger there; elsewhere it means nothing */
    double way[COLUMNS + 1];   /* what so many moves to the trench leave of a charger */
    double row[ROWS + 1];      /* what defenders near this row leave of it */
    bool near;                 /* somebody may be in range of a rifle, next turn at the latest */
    int defenders, defender[DEFENDERS];
    double guard; /* what a defender is worth */
};

/* near_rifles: a charger is within six columns of a defender, or can be soon. */
static bool near_rifles(const struct charge *c)
{
    uint32_t chargers = 0, defenders = 0;

    for (int row = 1; row <= ROWS; row++) {
        chargers |= c->f->of[CHARGER].row[row];
        defenders |= c->f->of[DEFENDER].row[row];
    }
    for (int shift = 1; shift <= 4; shift++)
        defenders |= defenders << shift | defenders >> shift;
    return chargers & defenders;
}

/* prepare: what chargers have in common. */
static void prepare(struct charge *c)
{
    c->way[0] = c->w[W_READY] / c->w[W_TURN];
    for (int moves = 1; moves <= COLUMNS; moves++)
        c->way[moves] = c->way[moves - 1] * c->w[W_TURN];
    for (int row = 1; row <= ROWS; row++) {
        c->row[row] = 1;
        for (int i = 0; i < c->defenders; i++)
            if (abs(row_of(c->defender[i]) - row) <= 2)
                c->row[row] *= 1 - c->w[W_GUARDED];
    }
}

static void look_at(struct charge *c, int field)
{
    int step = c->s->step, move = STEP_A + 2 * field, sally = STEP_A + 4 + 4 * field;

    c->field = field;
    c->f = &c->s->field[field];
    c->turns = c->tw->base.turns - c->s->turn;
    c->move = step <= move;
    c->fire = step <= move + 1;
    c->firing = step == move + 1;
    c->sally = step <= sally;
    c->shoot = step <= sally + 1;
    c->shells = step <= sally + 3;
    for (int row = 0; row < ROWS + 2; row++)
        c->all.row[row] =
            c->f->of[CHARGER].row[row] | c->f->of[DEFENDER].row[row] | c->f->of[GUN].row[row];
    c->defenders = plane_list(&c->f->of[DEFENDER], c->defender);
    c->guard = c->w[W_DEFENDER] + c->w[W_DEFENDER_TURN] * (c->turns + c->shoot);
    c->near = near_rifles(c);
    prepare(c);
}

/* --- what a charger is worth --- */

/* may_move: has this charger its move of the present turn before it? */
static bool may_move(const struct charge *c, int hex)
{
    if (c->s->step != STEP_A + 2 * c->field)
        return c->move;
    return row_of(hex) >= c->s->floor && !plane_has(&c->s->moved, hex);
}

/* moves_to: how many moves it takes to the trench. Whoever enters wire stops there. */
static int moves_to(const struct charge *c, int hex, int trench)
{
    int column = column_of(hex), way = column > trench ? column - trench : trench - column;
    uint32_t ahead = c->tw->wire.row[row_of(hex)] & ((1u << column) - 1) & ~((1u << trench) - 1);

    if (!ahead || column < trench)
        return (way + 1) / 2;
    int wire = bits_first(ahead);
    return (column - wire + 1) / 2 + (wire - trench + 1) / 2;
}

/* left_by_guards: the part of it that defenders and guns near its row leave in the long run. */
static double left_by_guards(const struct charge *c, int hex)
{
    int row = row_of(hex);
    double left = c->row[row];

    if (column_of(hex) <= c->tw->water)
        return left;
    for (int near = row - 1; near <= row + 1; near++)
        for (uint32_t bits = c->f->of[GUN].row[near]; bits; bits &= bits - 1)
            left *= 1 - c->w[W_SHELLED];
    return left;
}

static double worth_of(const struct charge *c, int hex)
{
    const double *w = c->w;

    if (plane_has(&c->tw->trench, hex))
        return c->defenders ? pow(w[W_HELD], c->turns + c->shoot) : 1;
    int need = moves_to(c, hex, column_of(trench_in(c->tw, row_of(hex))));
    int waits = !may_move(c, hex), spare = c->turns + !waits - need;
    if (spare < 0)
        return w[W_IN_VAIN];
    /* who lets a move go by has lost it */
    return c->way[need + waits] * (spare ? 1 : w[W_TIGHT]) * left_by_guards(c, hex);
}

/* --- what can be lost next --- */

/* A chance to hit, and whom. */
struct strike {
    double gain;
    int target;
    double chance;
};

/* The charge comes from the east: lines that lead behind the trench are not looked at. */
static const int eastwards[] = { 0, 1, 5 };
enum { LINES = 3 };

static int first_on_line(const struct charge *c, int from, int direction, int *distance)
{
    int hex = from;

    for (*distance = 1; *distance <= RANGE; ++*distance) {
        hex = c->tw->next[hex][direction];
        if (!hex || plane_has(&c->all, hex))
            return hex;
    }
    return 0;
}

/* better: the stronger of two strikes at a charger. */
static void better(const struct charge *c, int target, double chance, double cost,
                   struct strike *best)
{
    double gain = chance * c->worth[target] - cost;

    if (gain > best->gain)
        *best = (struct strike){ gain, target, chance };
}

/* shots_from: the best that a defender on this hex could do with a shot or a grenade. */
static void shots_from(const struct charge *c, int from, struct strike *best)
{
    const struct tw *tw = c->tw;
    int distance;

    for (int i = 0; i < LINES; i++) {
        int target = first_on_line(c, from, eastwards[i], &distance);

        if (!target || !plane_has(&c->f->of[CHARGER], target) || tw_no_aim(tw, from, target))
            continue;
        bool exact = plane_has(&tw->trench, target);

        better(c, target, (exact ? 1 : 7 - distance) / 6.0, 0, best);
    }
    for (int i = 0; plane_has(&tw->trench, from) && i < tw->lobs[row_of(from)]; i++)
        if (plane_has(&c->f->of[CHARGER], tw->lob[row_of(from)][i].hex))
            better(c, tw->lob[row_of(from)][i].hex, 1 / 6.0, 0, best);
}

/* strikes_of: the best that a defender can do: from where it is or, while it may still move, from the
 * next hex of the trench, or hand to hand. */
static struct strike strikes_of(const struct charge *c, int from, bool moves)
{
    struct strike best = { 0, 0, 0 };

    shots_from(c, from, &best);
    for (int dir = 0; dir < HEX_DIRECTIONS && moves; dir++) {
        int to = c->tw->next[from][dir];

        if (!to)
            continue;
        if (plane_has(&c->f->of[CHARGER], to))
            better(c, to, first_blow, (1 - first_blow) * c->guard, &best);
        else if (plane_has(&c->tw->trench, to) && !plane_has(&c->all, to))
            shots_from(c, to, &best);
    }
    return best;
}

static bool may_still_shoot(const struct charge *c, int hex)
{
    const struct tw_state *s = c->s;

    if (s->step != STEP_A + 5 + 4 * c->field)
        return c->shoot;
    return row_of(hex) >= s->floor && !plane_has(&s->fired, hex) && !plane_has(&s->ran, hex);
}

/* lost_to_defenders: each picks what suits it best; two who aim at the same man kill him once. */
static double lost_to_defenders(struct charge *c)
{
    double lost = 0;

    for (int i = 0; i < c->defenders && c->near; i++) {
        bool now = may_still_shoot(c, c->defender[i]);
        struct strike k = strikes_of(c, c->defender[i], c->sally || !now);
        double part = c->w[now ? W_SHOT : W_SHOT_NEXT];

        if (!now && c->turns == 0)
            continue;
        lost += part * k.gain;
        if (k.target)
            c->worth[k.target] *= 1 - part * k.chance;
    }
    return lost;
}

/* lost_to_guns: each at the first charger beyond the water-way of the best row it can reach; two that
 * aim at the same man kill him once. */
static double lost_to_guns(struct charge *c)
{
    int guns[GUNS], count = plane_list(&c->f->of[GUN], guns);
    bool moves = c->s->step < STEP_A + 7 + 4 * c->field;
    double lost = 0;

    for (int i = 0; i < count && c->shells; i++) {
        struct strike best = { 0, 0, 0 };

        for (int row = row_of(guns[i]) - moves; row <= row_of(guns[i]) + moves; row++) {
            int target = row >= 1 && row <= ROWS ? tw_shell_target(c->tw, c->f, hex_at(row, 0)) : 0;
            int faces = target ? 6 - (column_of(target) - c->tw->water) : 0;

            if (faces > 0)
                better(c, target, faces / 6.0, 0, &best);
        }
        lost += best.gain;
        if (best.target)
            c->worth[best.target] *= 1 - c->w[W_SHELL] * best.chance;
    }
    return c->w[W_SHELL] * lost;
}

/* --- what chargers can do to defenders --- */

static bool may_still_fire(const struct charge *c, int hex)
{
    const struct tw_state *s = c->s;

    if (plane_has(&c->tw->hole, hex) || !c->fire)
        return false;
    if (s->step < STEP_A + 2 * c->field)
        return true;
    if (c->firing && (row_of(hex) < s->floor || plane_has(&s->fired, hex)))
        return false;
    return !plane_has(&s->ran, hex) && !(plane_has(&s->moved, hex) && plane_has(&c->tw->wire, hex));
}

/* shot_at: the chance that a defender is hit by the chargers in line with it. */
static double shot_at(const struct charge *c, int defender)
{
    double left = 1;
    bool trench = plane_has(&c->tw->trench, defender);
    int distance;

    for (int i = 0; i < LINES; i++) {
        int from = first_on_line(c, defender, eastwards[i], &distance);

        if (!from || !plane_has(&c->f->of[CHARGER], from) || tw_no_aim(c->tw, from, defender))
            continue;
        double chance = trench ? 1 / 6.0 : (7 - distance) / 6.0;
        bool now = may_still_fire(c, from);
        left *= 1 - chance * (now ? c->w[W_FIRE] : c->turns ? c->w[W_FIRE_NEXT] : 0);
    }
    return 1 - left;
}

/* struck: what moving in on a defender promises; a charger goes two hexes, but into the trench from
 * the front only if nothing stands between, which is not looked at. */
static double struck(const struct charge *c, int defender)
{
    double best = 0;

    for (int dir = 0; dir < HEX_DIRECTIONS; dir++) {
        int from = c->tw->next[defender][dir];

        if (!from || !plane_has(&c->f->of[CHARGER], from))
            continue;
        double part = may_move(c, from) ? c->w[W_STRIKE] : c->turns ? c->w[W_STRIKE_NEXT] : 0;
        best = fmax(best, part * (first_blow * (c->guard + 1 - c->worth[from]) -
                                  (1 - first_blow) * c->worth[from]));
    }
    return best;
}

/* --- the sum --- */

/* posted: how many defenders stand in the trench. */
static int posted(const struct charge *c)
{
    int count = 0;

    for (int i = 0; i < c->defenders; i++)
        count += plane_has(&c->tw->trench, c->defender[i]);
    return count;
}

/* hopes: chargers in the trench at the end, less what the defenders are worth. */
static double hopes(const struct tw *tw, const struct tw_state *s, const double *w, int field)
{
    struct charge c;
    double in = 0, coming = 0;

    c.tw = tw;
    c.s = s;
    c.w = w;
    look_at(&c, field);
    for (int row = 1; row <= ROWS; row++)
        for (uint32_t bits = c.f->of[CHARGER].row[row]; bits; bits &= bits - 1) {
            int hex = hex_at(row, bits_first(bits));

            c.worth[hex] = worth_of(&c, hex);
            *(plane_has(&tw->trench, hex) ? &in : &coming) += c.worth[hex];
        }
    double room = fmax(0.5, w[W_MOST] - in), guards = 0;
    double lost = lost_to_guns(&c);
    lost += lost_to_defenders(&c);
    for (int i = 0; i < c.defenders && c.near; i++)
        guards += c.guard * (1 - shot_at(&c, c.defender[i])) - struck(&c, c.defender[i]);
    if (!c.near)
        guards = c.guard * c.defenders;
    guards += w[W_POST] * posted(&c);
    return in + room * coming / (room + coming) - lost - guards;
}

/* lead_of: what the first side is ahead, -1 to 1. */
static double lead_of(const struct tw *tw, const struct tw_state *s, const double *w)
{
    double lead = hopes(tw, s, w, CPB) - hopes(tw, s, w, ALB) - tw_handicap(tw, s) / 2.0;
    double doubt = w[W_DOUBT] + w[W_DOUBT_TURN] * (tw->base.turns - s->turn);

    return lead / (doubt + fabs(lead));
}

/* lead_without: the same without the piece of this kind on the hex that dice are due for. */
static double lead_without(const struct tw *tw, const struct tw_state *s, const double *w,
                           enum tw_piece piece)
{
    struct tw_state after = *s;

    plane_clear(&after.field[step_of(s)->field].of[piece], s->target);
    return lead_of(tw, &after, w);
}

/* lead_with_dice: what a hit and a miss promise, or either end of a fight hand to hand. */
static double lead_with_dice(const struct tw *tw, const struct tw_state *s, const double *w)
{
    /* TWF-7: whoever is to roll wins, by the roll to beat */
    static const double wins[] = {
        31031 / 46656.0, 4651 / 7776.0, 671 / 1296.0, 91 / 216.0, 11 / 36.0, 1 / 6.0, 0
    };
    const struct tw_step *step = step_of(s);
    enum tw_piece mover = step->piece, enemy = enemy_of(mover);

    if (s->due == DUE_DUEL) {
        double roller = wins[s->beat ? s->beat - 1 : 0], first = s->answer ? 1 - roller : roller;

        return first * lead_without(tw, s, w, enemy) + (1 - first) * lead_without(tw, s, w, mover);
    }
    struct tw_faces hits = tw_hitting_faces(tw, step->doing, s->from, s->target);
    double chance = hits.high < hits.low ? 0 : (hits.high - hits.low + 1) / 6.0;
    return chance * lead_without(tw, s, w, enemy) + (1 - chance) * lead_of(tw, s, w);
}

static void value(const struct scenario *scn, const void *state, const double *w,
                  int out[SEATS_MAX])
{
    const struct tw *tw = tw_of(scn);
    const struct tw_state *s = state;

    if (s->step == STEP_OVER) {
        tw_returns(scn, state, out);
        return;
    }
    double lead = s->due == DUE_NONE ? lead_of(tw, s, w) : lead_with_dice(tw, s, w);
    memset(out, 0, SEATS_MAX * sizeof *out);
    out[0] = (int)(0.97 * RETURN_ONE * lead);
    out[1] = -out[0];
}

/* --- what nobody would do --- */

/* east_of: how far east a hex lies, in half hexes. */
static int east_of(int hex)
{
    return 2 * column_of(hex) + (row_of(hex) % 2 == 0);
}

/* columns_of: the columns with chargers. */
static uint32_t columns_of(const struct tw_field *f)
{
    uint32_t columns = 0;

    for (int row = 1; row <= ROWS; row++)
        columns |= f->of[CHARGER].row[row];
    return columns;
}

/* idle: a charger that walks back, unless at a defender; a defender who goes behind the trench, unless
 * at a charger, or moves while all chargers are beyond the water-way; a gun that moves while none is. */
static bool idle(const struct scenario *scn, const void *state, const struct action *a)
{
    const struct tw *tw = tw_of(scn);
    const struct tw_state *s = state;

    if (a->kind != DO_MOVE)
        return false;
    int from = a->arg[0], to = a->arg[1], trench = column_of(trench_in(tw, row_of(to)));
    uint32_t columns = columns_of(field_of(s)), near = (UINT32_C(2) << tw->water) - 1;

    if (step_of(s)->piece == GUN)
        return !(columns & ~near);
    if (plane_has(&field_of(s)->of[enemy_of(step_of(s)->piece)], to))
        return false;
    if (step_of(s)->piece == CHARGER)
        return east_of(to) > east_of(from) && column_of(from) > trench;
    return column_of(to) < trench || (plane_has(&tw->trench, from) && !(columns & near));
}

const struct judge judge_trench_warfare = {
    .game = "trench-warfare",
    .plies = 0,
    .tries = 1,
    .look_at_visit = 2,
    .steep = 0.75,
    .weights = { rows, WEIGHTS },
    .value = value,
    .idle = idle,
};
