/* eval_valor_and_victory.c - what a position of Valor & Victory promises: how near each victory
 * condition is to holding, where an objective belongs in part to whoever is near it, and units that
 * can still reach an exit count for a part; then losses, cover, where guns point, and orders that
 * only cost time. valor_and_victory.def has the weights. */
#include <math.h>

#include "ai/eval.h"
#include "games/valor_and_victory/vv_rules.h"

#define WEIGHTS_FILE "ai/valor_and_victory.def"
#include "ai/weights_table.h"

/* What is worked out once about a position. */
struct survey {
    const struct vv *v;
    const struct vv_state *s;
    const double *w;
    double held[2][VV_OBJECTIVES]; /* each side's share of an objective */
};

enum { ON_FOOT = 4 }; /* hexes a turn, roughly */

/* --- objectives --- */

/* weight: a unit's hold on the ground around it. Only those on foot take and hold it. */
static int weight(const struct vv_type *t)
{
    switch (t->kind) {
    case VV_SQUAD:
    case VV_HALF: return t->cr;
    case VV_VEHICLE: return 1;
    default: return 3; /* leaders, Guns, AFVs */
    }
}

/* presence: what a side has near a hex: the less, the further away it is, but never so little that
 * nobody sets out. */
static double presence(const struct survey *p, int side, int hex)
{
    double sum = 0.02; /* someone could always come */

    for_units (u, p->s->here[side]) {
        double away = 1 + p->w[W_AWAY] * range_of(p->v, p->s->unit[u].hex, hex);

        sum += weight(type_of(p->v, p->s, u)) / (away * away);
    }
    return sum;
}

/* weigh_objectives: the less time is left, the more the present owner counts. */
static void weigh_objectives(struct survey *p)
{
    double late = fmin(1, p->s->game_turn / (double)p->v->base.turns);
    double owner = p->w[W_OWNER] + p->w[W_OWNER_LATE] * late;

    for (int i = 0; i < p->v->objectives; i++) {
        double mine = presence(p, 0, p->v->objective[i]);
        double share = mine / (mine + presence(p, 1, p->v->objective[i]));

        EXPECT(share > 0 && share < 1);
        p->held[0][i] = owner * (p->s->owner[i] == 0) + (1 - owner) * share;
        p->held[1][i] = 1 - p->held[0][i];
    }
}

static double held_of(const struct survey *p, int side, uint32_t objectives)
{
    double sum = 0;

    for (int i = 0; i < p->v->objectives; i++)
        if (objectives >> i & 1)
            sum += p->held[side][i];
    return sum;
}

static double held_in_all(const struct survey *p, int side)
{
    return held_of(p, side, ~UINT32_C(0));
}

/* --- exits --- */

static int way_to(const struct vv *v, const struct vv_hexes *zone, int hex)
{
    int best = VV_HEXES;

    for_set (to, zone) {
        int range = range_of(v, hex, to);

        best = range < best ? range : best;
    }
    return best;
}

/* exits_hoped: points for units off the map, and what those on their way may still bring. */
static double exits_hoped(const struct survey *p, int side)
{
    const struct vv *v = p->v;
    int turns = v->base.turns - p->s->game_turn + 1;
    double sum = p->s->pool[side].exits;

    for_units (u, p->s->here[side]) {
        const struct vv_type *t = type_of(v, p->s, u);
        double reach = turns * (is_foot(t) ? ON_FOOT : p->w[W_PACE] * t->mp);
        int points = t->vp, way = 1 + way_to(v, &v->exit[side], p->s->unit[u].hex);

        for_cargo (c, p->s, u)
            points += type_of(v, p->s, c)->vp;
        if (reach > 0)
            sum += points * p->w[W_EXIT] * fmax(0, 1 - way / (reach + 4));
    }
    return sum;
}

/* --- the victory lines --- */

static double term_hoped(const struct survey *p, const struct vv_term *t)
{
    const struct vv *v = p->v;
    const struct vv_pool *mine = &p->s->pool[t->side], *theirs = &p->s->pool[other_side(t->side)];

    switch (t->kind) {
    case VV_CONTROL: return held_of(p, t->side, t->objectives);
    case VV_EXITS: return exits_hoped(p, t->side);
    case VV_SCORE:
        return v->score_kill * mine->kills + v->score_objective * held_in_all(p, t->side);
    case VV_SCORE_LEAD:
        return v->score_kill * (mine->kills - theirs->kills) +
               v->score_objective * (held_in_all(p, t->side) - held_in_all(p, other_side(t->side)));
    default: return vv_term_value(v, p->s, t);
    }
}

/* one_step: how much a condition must change to matter. Where much is asked for, the scale is wider
 * and every part counts; otherwise nobody would set out for six houses. */
static double one_step(const double *w, const struct vv_term *t)
{
    static const uint8_t least[] = {
        [VV_CONTROL] = W_STEP_CONTROL, [VV_KILLS] = W_STEP_KILLS, [VV_KILLS_LEAD] = W_STEP_KILLS,
        [VV_EXITS] = W_STEP_EXITS,     [VV_SCORE] = W_STEP_SCORE, [VV_SCORE_LEAD] = W_STEP_LEAD,
        [VV_LEFT] = W_STEP_LEFT
    };

    EXPECT(t->kind >= 0 && t->kind < (int)(sizeof least / sizeof least[0]));
    if (t->kind == VV_EXITS)
        return w[least[t->kind]] + fmax(0, w[W_STEP_ASKED] * t->number);
    return w[least[t->kind]] + w[W_STEP_EACH] * bits_count(t->objectives);
}

/* holds: how close a condition is to holding, 0 to 1. */
static double holds(const struct survey *p, const struct vv_term *t)
{
    static const double edge[] = { -0.5, 0.5, 0, 0.5, -0.5 }; /* "<|<=|=|>=|>" */
    double over = (term_hoped(p, t) - t->number) / one_step(p->w, t);

    if (t->compare == 2)
        return exp(-over * over);
    return 1 / (1 + exp((t->compare < 2 ? over : -over) - edge[t->compare]));
}

/* outlook: the expected result for seat 0, -1 to 1. Each line counts as far as those above it do not
 * hold. */
static double outlook(const struct survey *p)
{
    double left = 1, sum = 0;

    for (int i = 0; i < p->v->goals; i++) {
        const struct vv_goal *goal = &p->v->goal[i];
        double chance = left;

        if (goal->sudden)
            continue;
        for (int k = 0; k < goal->terms; k++)
            chance *= holds(p, &goal->term[k]);
        sum += goal->result == VV_NONE ? 0 : goal->result == 0 ? chance : -chance;
        left -= chance;
    }
    return sum;
}

/* --- how a side is placed --- */

/* nearest_enemy: its hex; if none is on the map, one where they will come in; or VV_NONE. */
static int nearest_enemy(const struct survey *p, int side, int hex)
{
    int best = VV_NONE;

    for_units (u, p->s->here[other_side(side)]) {
        int at = p->s->unit[u].hex;

        if (best == VV_NONE || range_of(p->v, hex, at) < range_of(p->v, hex, best))
            best = at;
    }
    for (int i = 0; i < p->v->forces && best == VV_NONE; i++) {
        const struct vv_force *f = &p->v->force[i];

        for_set (to, f->enter ? &f->edge : &f->setup)
            if (f->side != side)
                best = to;
    }
    return best;
}

/* comfort: cover for infantry, a target for guns. */
static double comfort(const struct survey *p, int side, int u)
{
    const struct vv_type *t = type_of(p->v, p->s, u);
    const struct vv_unit *unit = &p->s->unit[u];

    if (is_foot(t))
        return p->w[W_COVER] * terrain_at(p->v, unit->hex)->cover;
    int enemy = t->atfp ? nearest_enemy(p, side, unit->hex) : VV_NONE;
    return enemy != VV_NONE && in_arc(p->v, unit->hex, unit->facing, enemy) ? p->w[W_AIM] : 0;
}

static double placement(const struct survey *p, int side)
{
    double sum = p->s->active == side ? -p->w[W_ORDER] * p->s->orders : 0;

    for_units (u, p->s->here[side]) {
        sum += comfort(p, side, u);
        if (is_marked(p->s, u, VV_PINNED))
            sum -= p->w[W_PINNED] * type_of(p->v, p->s, u)->vp;
    }
    for (int u = 0; u < p->v->units; u++)
        if (p->s->unit[u].place == VV_OFF_MAP && p->s->unit[u].side == side)
            sum -= p->w[W_WAITING] * type_of(p->v, p->s, u)->vp;
    return sum;
}

static void value(const struct scenario *scn, const void *state, const double *w,
                  int out[SEATS_MAX])
{
    struct survey p = { .v = (const struct vv *)scn, .s = state, .w = w };
    double lead = p.s->pool[0].kills - p.s->pool[1].kills;

    if (top_of(p.s)->kind == F_OVER) {
        game_valor_and_victory.play.returns(scn, state, out);
        return;
    }
    weigh_objectives(&p);
    double sum = w[W_OUTLOOK] * outlook(&p) + fmax(-w[W_LOSSES], fmin(w[W_LOSSES], lead)) +
                 placement(&p, 0) - placement(&p, 1);
    out[0] = (int)fmax(1 - RETURN_ONE, fmin(RETURN_ONE - 1, sum));
    out[1] = -out[0];
    out[2] = out[3] = 0;
}

const struct judge judge_valor_and_victory = {
    .game = "valor-and-victory",
    .plies = 12,
    .tries = 2,
    .look_at_visit = 2,
    .weights = { rows, WEIGHTS },
    .value = value,
};
