/* eval_trench_crusade.c - what a position of Trench Crusade promises: the points each side has and
 * may expect from the Objectives its models stand at or come near to, what its models are worth in
 * the state they are in, and what each of them could do to the enemy it suits best. No sight is
 * worked out here: the table of cells that see each other must do. trench_crusade.def has the
 * weights. */
#include "ai/eval.h"

#include <math.h>
#include <stdlib.h>

#include "ai/trench_crusade.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

#define WEIGHTS_FILE "ai/trench_crusade.def"
#include "ai/weights_table.h"

enum { TOUCHED = 4 }; /* pieces of terrain that a man is at */

/* A model as the judge sees it. */
struct man {
    int model, side;
    struct point at;
    int level;                /* its height */
    double worth, movement;   /* movement, ranges: inches */
    double range, shot, blow; /* the chance of a shot at short range and of a blow to hurt a man */
    double armour;            /* what is left of a hit after it */
    bool heavy;
    double spent; /* it has acted this Turn: what it could do must wait */
    bool dug_in;  /* below the ground, where most of it is hidden */
    int pieces;   /* that it touches, and that are high enough for Cover */
    uint8_t piece[TOUCHED];
};

struct survey {
    const struct tc *t;
    const struct tc_state *s;
    const double *w;
    int men;
    struct man man[TC_MODELS];
};

/* --- chances, roughly --- */

/* success: a Success Roll with so many DICE (TC-1.3). */
static double success(int dice)
{
    static const double chance[] = { 0.09, 0.17, 0.32, 0.58, 0.81, 0.91, 0.96 };

    return chance[(dice < -3 ? -3 : dice > 3 ? 3 : dice) + 3];
}

/* harm: what a hit does to a man without armour, 1: out of action. */
static double harm(int injury_dice)
{
    static const double done[] = { 0.2, 0.42, 0.65, 0.82 };

    return done[(injury_dice < -1 ? -1 : injury_dice > 2 ? 2 : injury_dice) + 1];
}

static double left_by_armour(int armour)
{
    static const double left[] = { 1, 0.68, 0.45, 0.27 };

    return left[armour < -3 ? 3 : armour > 0 ? 0 : -armour];
}

static void arm(struct man *man, const struct tc_fighter *f)
{
    for (int i = 0; i < f->weapons; i++) {
        const struct tc_weapon *w = &f->weapon[i];
        double often = w->automatic > 1 ? w->automatic * 0.8 : 1;
        double hurts = harm(w->injury_dice + w->injury_mod);
        double shot =
            w->keywords >> KW_FLAMETHROWER & 1 ? hurts : success(f->ranged + w->dice) * hurts;

        if (w->blast)
            often *= 1.3;
        if (w->ranged && shot * often > man->shot) {
            man->shot = fmin(1, shot * often);
            man->range = (double)w->range / TC_INCH;
            man->heavy = w->keywords >> KW_HEAVY & 1 && !(f->keywords >> KW_STRONG & 1);
        }
        if (w->melee)
            man->blow = fmax(man->blow, success(f->melee + w->dice) * hurts);
    }
}

/* touch: the pieces whose boxes it reaches. Roughly: real contact would cost more than all else. */
static void touch(struct man *man, const struct tc *t, int base)
{
    const struct tc_shape *shape = &t->terrain.shape;
    int r = tc_base(base)->radius + TC_CONTACT;

    for (int i = 0; i < shape->pieces && man->pieces < TOUCHED; i++) {
        const struct tc_piece *p = &shape->piece[i];

        if (p->top >= TC_INCH / 2 && man->at.x >= p->box.x0 - r && man->at.x <= p->box.x1 + r &&
            man->at.y >= p->box.y0 - r && man->at.y <= p->box.y1 + r)
            man->piece[man->pieces++] = (uint8_t)i;
    }
}

/* has_acts: in its own Activation, with neither a shot nor a blow spent yet. */
static bool has_acts(const struct tc_state *s, int m)
{
    const struct tc_active *active = tc_is_active(s, m);

    return active && !(active->flags & ACTIVE_ENDED) &&
           !(active->did & (1 << ACT_SHOOT | 1 << ACT_FIGHT));
}

static struct man man_of(const struct survey *p, int m)
{
    const struct tc *t = p->t;
    const struct tc_state *s = p->s;
    const double *w = p->w;
    const struct tc_fighter *f = fighter_of(t, m);
    const struct tc_model *model = &s->model[m];
    struct man man = { .model = m,
                       .side = side_of(m),
                       .at = { model->x, model->y },
                       .level = model->z,
                       .movement = (double)f->movement / TC_INCH,
                       .armour = left_by_armour(f->armour) };
    double sound =
        1 - w[W_BLOOD] * (model->blood + model->infection) + w[W_BLESSING] * model->blessing;

    man.worth = (f->cost ? f->cost : 40) * (is_down(s, m) ? sound - w[W_DOWN] : sound);
    man.spent = model->flags & (IS_ACTIVATED | IS_EXHAUSTED) ? w[W_SPENT_ACT] : 1;
    if (model->flags & IS_EXHAUSTED) /* it cannot strike at those who leave it, nor evade */
        man.worth *= w[W_EXHAUSTED];
    if (has_acts(s, m))
        man.spent = w[W_ACT_AT_HAND];
    if (is_down(s, m))
        man.spent *= 0.6;
    man.dug_in = model->z < -TC_INCH / 2;
    touch(&man, t, f->base);
    arm(&man, f);
    return man;
}

static void survey(struct survey *p, const struct tc *t, const struct tc_state *s, const double *w)
{
    p->t = t;
    p->s = s;
    p->w = w;
    p->men = 0;
    for_models (m, t->there & ~models_of(NEUTRAL))
        if (is_on_table(s, m))
            p->man[p->men++] = man_of(p, m);
}

double inches_apart(struct point a, struct point b)
{
    return sqrt((double)plane_square(a, b)) / TC_INCH;
}

/* --- what one man could do to another --- */

/* crosses: does the way from one place to another lead through a box? */
static bool crosses(struct point a, struct point b, const struct box *box)
{
    double from = 0, to = 1;
    const double start[] = { a.x, a.y }, way[] = { b.x - a.x, b.y - a.y };
    const double low[] = { box->x0, box->y0 }, high[] = { box->x1, box->y1 };

    for (int i = 0; i < 2; i++) {
        if (fabs(way[i]) < 1) {
            if (start[i] < low[i] || start[i] > high[i])
                return false;
            continue;
        }
        double one = (low[i] - start[i]) / way[i], two = (high[i] - start[i]) / way[i];
        from = fmax(from, fmin(one, two));
        to = fmin(to, fmax(one, two));
    }
    return from < to;
}

/* in_cover: something it touches lies between it and the shooter, who is not far above it. */
static bool in_cover(const struct survey *p, const struct man *a, const struct man *b)
{
    if (a->level >= b->level + TC_FALL)
        return false;
    for (int i = 0; i < b->pieces; i++)
        if (crosses(a->at, b->at, &p->t->terrain.shape.piece[b->piece[i]].box))
            return true;
    return b->dug_in && a->level > b->level;
}

static double by_shot(const struct survey *p, const struct man *a, const struct man *b, double far)
{
    double chance = a->shot;

    if (far > a->range + (a->heavy ? 0 : a->movement))
        return 0;
    if (far > a->range)
        chance *= 0.35; /* it has to move first */
    else if (far > a->range / 2)
        chance *= 0.6;
    if (!tc_cells_see(&p->t->terrain, a->at, b->at))
        chance *= 0.4;
    if (a->level >= b->level + TC_FALL)
        chance *= 1.25;
    if (in_cover(p, a, b))
        chance *= p->w[W_COVER];
    return chance;
}

/* by_blow: nearer is better at any distance, so that those with clubs come on. */
static double by_blow(const struct man *a, double far)
{
    double reach = a->movement + 4.5;

    if (far <= 2.2)
        return a->blow;
    if (far <= reach)
        return a->blow * (0.85 - 0.35 * far / reach);
    return a->blow * 0.35 * reach / far;
}

/* promise: what a man may do to the enemy he suits best, in ducats. */
static double promise(const struct survey *p, const struct man *a)
{
    double best = 0;

    for (int i = 0; i < p->men; i++) {
        const struct man *b = &p->man[i];

        if (b->side == a->side)
            continue;
        double far = inches_apart(a->at, b->at);
        double shot = far > 2.2 ? by_shot(p, a, b, far) : 0;
        double hope = fmax(shot, by_blow(a, far)) * b->armour * b->worth;

        best = fmax(best, hope);
    }
    return best * a->spent;
}

/* --- points to come --- */

/* inches_off: how far a place is from a box. */
static double inches_off(const struct box *b, struct point at)
{
    double x = fmax(0, fmax(b->x0 - at.x, at.x - b->x1));
    double y = fmax(0, fmax(b->y0 - at.y, at.y - b->y1));

    return sqrt(x * x + y * y) / TC_INCH;
}

/* off: how far a place is from an Objective: from its mark, or from the box of its piece; inches. */
static double off(const struct tc *t, const struct tc_objective *o, struct point at)
{
    if (o->piece < 0)
        return fmax(0, inches_apart(at, (struct point){ o->x, o->y }) - 1.5);
    return inches_off(&t->terrain.shape.piece[o->piece].box, at);
}

/* hold: a man's hold on an Objective. One who stands in a piece outweighs many beside it
 * (TCS-0.22). */
static double hold(const struct survey *p, const struct man *man, const struct tc_objective *o)
{
    double away = off(p->t, o, man->at);

    if (away <= 0)
        return 2.5;
    away /= man->movement;
    return 1 / (1 + 4 * away * away);
}

/* held: how much of an Objective is the first side's, -1 to 1. */
static double held(const struct survey *p, const struct tc_objective *o)
{
    double sum[2] = { p->w[W_NOBODY], p->w[W_NOBODY] }; /* who is only near has little of it yet */

    for (int i = 0; i < p->men; i++)
        sum[p->man[i].side] += hold(p, &p->man[i], o);
    return (sum[SOUTH] - sum[NORTH]) / (sum[SOUTH] + sum[NORTH]);
}

/* hoped: points from Objectives in the Turns that are left, the first side's lead. */
static double hoped(const struct survey *p)
{
    double lead = 0;
    int turns = p->t->base.turns - p->s->turn + 1;

    for (int i = 0; i < p->t->scores; i++) {
        const struct tc_score_line *line = &p->t->score[i];

        if (line->what != SCORE_CONTROLLED)
            continue;
        double times = line->time == SCORE_TURN_END ? 0.4 + 0.6 * turns : 1;
        for (int k = 0; k < p->t->objectives; k++)
            lead += times * line->points * held(p, &p->t->objective[k]);
    }
    return lead;
}

/* ground: where nothing else draws the sides on, the end where the enemy has deployed does: two lines
 * that wait for each other would be no battle. */
static double ground(const struct survey *p)
{
    double lead = 0;

    for (int i = 0; i < p->men && !p->t->objectives; i++) {
        const struct man *man = &p->man[i];
        int end = p->s->side[other_side(man->side)].zone;
        double in = p->w[W_GROUND] * (1 - inches_off(&p->t->zone[end], man->at) / 24);

        lead += man->side == SOUTH ? in : -in;
    }
    return lead;
}

/* ducat: what a ducat's worth of models is in points; more where losses are what is counted
 * (TCS-12.2). */
static double ducat(const struct tc *t, const double *w)
{
    double points = w[W_DUCAT];

    for (int i = 0; i < t->scores; i++)
        if (t->score[i].what == SCORE_COST)
            points += 0.1 * t->score[i].points;
    return points;
}

/* loss_of: what this much harm to a model is for the first side. */
static double loss_of(const struct survey *p, int model, double much)
{
    double loss =
        fmin(1, much) * (fighter_of(p->t, model)->cost ? fighter_of(p->t, model)->cost : 40);

    if (!is_on_table(p->s, model) || side_of(model) == NEUTRAL)
        return 0;
    return side_of(model) == SOUTH ? -loss : loss;
}

/* hurt_soon: what the Injury Rolls that are due will cost their victims, in ducats for the first
 * side. */
static double hurt_soon(const struct survey *p)
{
    const struct tc_queue *queue = &p->s->queue[0];
    double lead = 0;

    for (int i = 0; i < p->s->injuries; i++) {
        const struct tc_injury *injury = &p->s->injury[i];
        bool bath = injury->flags & (INJURY_BATH | INJURY_DEADLY);

        lead += loss_of(p, injury->victim,
                        harm(injury->dice) * left_by_armour(injury->mod) * (bath ? 1.5 : 1));
    }
    if (p->s->queues && queue->kind == QUEUE_BLAST)
        for_models (m, queue->set)
            lead += loss_of(p, m, harm(0) * left_by_armour(fighter_of(p->t, m)->armour));
    return lead;
}

/* shaky: how near a side is to its Morale Check (TC-11.1), 0 to 1. */
static double shaky(const struct survey *p, int side)
{
    int all = bits_count(p->t->there & models_of(side)), lost = all;

    for (int i = 0; i < p->men; i++)
        if (p->man[i].side == side && !is_down(p->s, p->man[i].model))
            lost--;
    return p->s->side[side].shaken ? 1.5 : fmin(1, all ? 2.0 * lost / all : 1);
}

void value_trench_crusade(const struct scenario *scn, const void *state, const double *w,
                          int out[SEATS_MAX])
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = state;
    static const double sign[] = { [SOUTH] = 1, [NORTH] = -1 };
    struct survey p;

    if (top_of(s)->kind == F_OVER) {
        tc_returns(scn, state, out);
        return;
    }
    survey(&p, t, s, w);
    double each = ducat(t, w);
    double lead = s->side[SOUTH].points - s->side[NORTH].points + hoped(&p) + ground(&p);
    for (int i = 0; i < p.men; i++)
        lead +=
            sign[p.man[i].side] * each * (p.man[i].worth + w[W_THREAT] * promise(&p, &p.man[i]));
    lead += each * hurt_soon(&p);
    if (t->morale)
        lead += w[W_MORALE] * (pow(shaky(&p, NORTH), 3) - pow(shaky(&p, SOUTH), 3));
    memset(out, 0, SEATS_MAX * sizeof *out);
    out[SOUTH] = (int)(0.97 * RETURN_ONE * lead / (w[W_SCALE] / 2 + fabs(lead)));
    out[NORTH] = -out[SOUTH];
}

/* --- what nobody would do --- */

/* aims_in_vain: it takes aim after the shot. */
static bool aims_in_vain(const struct tc *t, const struct tc_state *s, const struct action *a)
{
    const struct tc_active *active = &s->active[member_of(a)];
    const struct tc_effect *effect = &fighter_of(t, active->model)->effect[a->arg[0]];

    return effect->what == CODE_AIM && active->did >> ACT_SHOOT & 1;
}

/* stays: a move that ends where it began. */
static bool stays(const struct tc_state *s, const struct action *a)
{
    const struct tc_model *model = &s->model[s->active[member_of(a)].model];
    int last = 2 * legs_of(a) - 1;

    return legs_of(a) > 0 && abs(a->arg[last] - model->x) < TC_INCH / 4 &&
           abs(a->arg[last + 1] - model->y) < TC_INCH / 4;
}

static bool idle(const struct scenario *scn, const void *state, const struct action *a)
{
    const struct tc_state *s = state;

    if (top_of(s)->kind != F_ACT)
        return false;
    return verb_of(a) == DO_MOVE  ? stays(s, a)
           : verb_of(a) == DO_USE ? aims_in_vain(tc_of(scn), s, a)
                                  : false;
}

const struct judge judge_trench_crusade = {
    .game = "trench-crusade",
    .plies = 2,
    .tries = 1,
    .look_at_visit = 2,
    .steep = 1.1,
    .weights = { rows, WEIGHTS },
    .value = value_trench_crusade,
    .draw = draw_trench_crusade,
    .idle = idle,
};
