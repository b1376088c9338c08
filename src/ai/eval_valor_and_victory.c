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
    double exits[2];               /* what each side may hope for */
    double works[2];               /* what its positions are worth at set-up */
    uint64_t waiting[2];           /* its units that are not on the map yet */
};

enum { ON_FOOT = 4 }; /* hexes a turn, roughly */

/* --- objectives --- */

/* weight: a unit's hold on the ground around it. Only those on foot take and hold it. */
static int weight(const struct vv_type *t)
{
    return t->kind <= VV_HALF ? t->cr : t->kind == VV_VEHICLE ? 1 : 3; /* leaders, Guns, AFVs */
}

/* What a unit holds by its weight and how far away it is. Nothing is asked for as often, and it
 * depends on one weight only. */
enum { HOLDS_MOST = 20, RANGES = 256 };
static _Thread_local struct {
    double away; /* the weight it was made with; 0: not made yet */
    double part[HOLDS_MOST + 1][RANGES];
} hold;

static void make_hold(double away)
{
    for (int i = 0; i <= HOLDS_MOST; i++)
        for (int range = 0; range < RANGES; range++) {
            double way = 1 + away * range;

            hold.part[i][range] = i / (way * way);
        }
    hold.away = away;
}

/* One who holds ground. */
struct holder {
    size_t hex;
    const double *part; /* by range */
};

/* list_holders returns the end of the list. */
static struct holder *list_holders(const struct survey *p, int side, struct holder *out)
{
    for_units (u, p->s->here[side]) {
        int most = weight(type_of(p->v, p->s, u));

        EXPECT(most <= HOLDS_MOST);
        *out++ = (struct holder){ (size_t)p->s->unit[u].hex, hold.part[most] };
    }
    return out;
}

/* presence: what a side has near a hex: the less, the further away it is, but never so little that
 * nobody sets out. */
static double presence(const struct holder *list, const struct holder *end, const uint8_t *range)
{
    double sum = 0.02; /* someone could always come */

    for (; list < end; list++)
        sum += list->part[range[list->hex]];
    return sum;
}

/* weigh_objectives: the less time is left, the more the present owner counts. */
static void weigh_objectives(struct survey *p)
{
    double late = fmin(1, p->s->game_turn / (double)p->v->base.turns);
    double owner = p->w[W_OWNER] + p->w[W_OWNER_LATE] * late;
    struct holder near[2][VV_UNITS], *end[2];

    if (hold.away < p->w[W_AWAY] || hold.away > p->w[W_AWAY])
        make_hold(p->w[W_AWAY]);
    for (int side = 0; side < 2; side++)
        end[side] = list_holders(p, side, near[side]);
    for (int i = 0; i < p->v->objectives; i++) {
        const uint8_t *range = &p->v->range[p->v->objective[i] * p->v->hexes];
        double mine = presence(near[0], end[0], range);
        double share = mine / (mine + presence(near[1], end[1], range));

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

/* drives: may this unit still move in the present turn? Who fires or turns where he stands has lost it. */
static bool drives(const struct survey *p, int side, int u)
{
    if (p->s->active != side)
        return side == 1;
    return p->s->phase <= VV_MOVEMENT && !is_marked(p->s, u, VV_PINNED | VV_FIRED | VV_MOVED);
}

/* exits_hoped: points for units off the map, and what those on their way may still bring. */
static double exits_hoped(const struct survey *p, int side)
{
    const struct vv *v = p->v;
    int turns = v->base.turns - p->s->game_turn;
    double sum = p->s->pool[side].exits;

    for_units (u, v->has_exit[side] ? p->s->here[side] : 0) {
        const struct vv_type *t = type_of(v, p->s, u);
        double pace = is_foot(t) ? ON_FOOT : p->w[W_PACE] * t->mp;
        double reach = pace * (turns + drives(p, side, u));
        int points = t->vp, way = 1 + v->way_out[side][p->s->unit[u].hex];

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
    case VV_EXITS: return p->exits[t->side];
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

/* led: what a leader is worth to the men in his hex, one squad and another. */
static double led(const struct survey *p, int u)
{
    uint64_t men = p->s->foot & ~p->s->leaders & ~marked(p->s, VV_PINNED);
    int squads = bits_count(vv_units_in(p->s, p->s->unit[u].side, p->s->unit[u].hex) & men);

    return -p->w[W_LED] * type_of(p->v, p->s, u)->modifier * (squads < 2 ? squads : 2);
}

/* cover_of: of somebody on foot. Two halves of a squad are no more men than the whole. */
static double cover_of(const struct survey *p, int u)
{
    int cover = vv_cover_in(p->v, p->s, p->s->unit[u].hex);

    return p->w[W_COVER] * cover * (type_of(p->v, p->s, u)->kind == VV_HALF ? p->w[W_HALF] : 1);
}

/* comfort: cover and company for infantry, a target for guns. */
static double comfort(const struct survey *p, int side, int u)
{
    const struct vv_type *t = type_of(p->v, p->s, u);
    const struct vv_unit *unit = &p->s->unit[u];

    if (is_foot(t))
        return cover_of(p, u) + (t->kind == VV_LEADER ? led(p, u) : 0);
    int enemy = t->atfp ? nearest_enemy(p, side, unit->hex) : VV_NONE;
    return enemy != VV_NONE && in_arc(p->v, unit->hex, unit->facing, enemy) ? p->w[W_AIM] : 0;
}

/* --- what enemy fire may do --- */

/* Those of a side on foot in one hex. */
struct stack {
    int hex, cover;
    double points; /* what their lives cost (VV-1.2.4) */
};

static int list_stacks(const struct survey *p, int side, struct stack out[VV_UNITS])
{
    const struct vv_state *s = p->s;
    uint64_t left = s->here[side] & s->foot;
    int count = 0;

    while (left) {
        int hex = s->unit[bits_first(left)].hex, points = 0;
        uint64_t men = vv_units_in(s, side, hex) & s->foot;

        left &= ~men;
        for_units (u, men)
            points += type_of(p->v, s, u)->cr;
        out[count++] = (struct stack){ hex, vv_cover_in(p->v, s, hex), points };
    }
    return count;
}

/* A hex of enemies who can fire: what each has by range, himself and with his weapon. */
struct battery {
    int hex, count;
    const uint8_t *power[2 * VV_UNITS];
};

/* man: the guns of these units, who are in one hex. */
static void man(const struct survey *p, uint64_t units, int hex, struct battery *out)
{
    out->hex = hex;
    out->count = 0;
    for_units (u, units) {
        out->power[out->count++] = type_of(p->v, p->s, u)->power;
        if (p->s->unit[u].weapon)
            out->power[out->count++] = p->v->weapon[p->s->unit[u].weapon].power;
    }
}

/* What two dice fall short of so many, on average. */
#define OF_36(n) ((n) / 36.0)
static const double short_of[] = {
    0,         0,         0,         OF_36(1),   OF_36(4),   OF_36(10),  OF_36(20),
    OF_36(35), OF_36(56), OF_36(82), OF_36(112), OF_36(145), OF_36(180),
};

/* shot_at: the casualty points to be expected of so much firepower, against men in this cover. */
static double shot_at(const struct vv *v, int power, int cover)
{
    int number = vv_ap_number(v, power) - cover;

    return number > 0 ? short_of[number < 12 ? number : 12] : 0;
}

/* worst_of: what these guns do to those whom they can hurt most. */
static double worst_of(const struct survey *p, const struct battery *from,
                       const struct stack *stack, int stacks)
{
    const uint8_t *clear = &p->v->clear[from->hex * p->v->hexes];
    double worst = 0;

    for (int i = 0; i < stacks; i++) {
        int range = clear[stack[i].hex], power = 0;

        if (range == VV_UNSEEN || stack[i].points <= worst)
            continue;
        for (int k = 0; k < from->count; k++)
            power += from->power[k][range];
        double points = power ? shot_at(p->v, power, stack[i].cover) : 0;
        if (points > worst && vv_sees_past(p->v, p->s, from->hex, stack[i].hex))
            worst = points < stack[i].points ? points : stack[i].points;
    }
    return worst;
}

/* danger: the casualty points that a side may expect where it stands, if every hex of enemies fires
 * at those whom it can hurt most. */
static double danger(const struct survey *p, int side)
{
    const struct vv_state *s = p->s;
    struct stack stack[VV_UNITS];
    int stacks = list_stacks(p, side, stack);
    uint64_t left = s->here[other_side(side)] & ~marked(s, VV_PINNED);
    double sum = 0;

    while (left) {
        int from = s->unit[bits_first(left)].hex;
        uint64_t group = vv_units_in(s, other_side(side), from) & left;
        struct battery guns;

        left &= ~group;
        man(p, group, from, &guns);
        sum += worst_of(p, &guns, stack, stacks);
    }
    return sum;
}

/* --- how a side is placed, in all --- */

/* weigh_works: at set-up, positions near the objectives that their side holds. Later they stay where
 * they are. */
static void weigh_works(struct survey *p)
{
    for (int hex = 0; hex < p->v->hexes && p->s->phase == VV_SETUP; hex++) {
        double near[2] = { 0, 0 };

        if (position_at(p->s, hex) == VV_OPEN)
            continue;
        for (int i = 0; i < p->v->objectives; i++) {
            double *best = &near[p->s->owner[i]];

            *best = fmax(*best, 1.0 / (2 + range_of(p->v, p->v->objective[i], hex)));
        }
        for (int side = 0; side < 2; side++)
            p->works[side] += p->w[W_WORKS] * near[side];
    }
}

static void list_waiting(struct survey *p)
{
    for (int u = 0; u < p->v->units; u++)
        if (p->s->unit[u].place == VV_OFF_MAP)
            p->waiting[p->s->unit[u].side] |= bit(u);
}

static double placement(const struct survey *p, int side)
{
    double sum = p->w[W_SMOKE] * p->s->pool[side].smoke + p->works[side];

    if (p->v->has_exit[side])
        sum += p->w[W_ON_WAY] * p->exits[side];
    if (p->s->phase != VV_SETUP)
        sum -= p->w[W_DANGER] * danger(p, side);
    sum -= p->s->active == side ? p->w[W_ORDER] * p->s->orders : 0;
    for_units (u, p->s->here[side]) {
        sum += comfort(p, side, u);
        if (is_marked(p->s, u, VV_PINNED))
            sum -= p->w[W_PINNED] * type_of(p->v, p->s, u)->vp;
    }
    for_units (u, p->waiting[side])
        sum -= p->w[W_WAITING] * type_of(p->v, p->s, u)->vp;
    return sum;
}

/* hurt: the casualty points that a side has still to share out. */
static int hurt(const struct survey *p, int side)
{
    uint64_t theirs = p->s->alloc.free | p->s->alloc.half;

    return theirs && p->s->unit[bits_first(theirs)].side == side ? p->s->alloc.open : 0;
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
    weigh_works(&p);
    list_waiting(&p);
    for (int side = 0; side < 2; side++)
        p.exits[side] = exits_hoped(&p, side);
    double sum = w[W_OUTLOOK] * outlook(&p) + fmax(-w[W_LOSSES], fmin(w[W_LOSSES], lead)) +
                 placement(&p, 0) - placement(&p, 1) - w[W_HURT] * (hurt(&p, 0) - hurt(&p, 1));
    out[0] = (int)fmax(1 - RETURN_ONE, fmin(RETURN_ONE - 1, sum));
    out[1] = -out[0];
    out[2] = out[3] = 0;
}

/* --- what nobody would do --- */

/* screens: would smoke in this hex stand between an enemy and somebody of this side? */
static bool screens(const struct vv *v, const struct vv_state *s, int side, int hex)
{
    for_units (enemy, s->here[other_side(side)]) {
        int from = s->unit[enemy].hex;

        if (from != hex && !vv_sees(v, s, from, hex))
            continue;
        for_units (u, s->here[side])
            if (range_of(v, from, hex) + range_of(v, hex, s->unit[u].hex) <=
                range_of(v, from, s->unit[u].hex) + 1)
                return true;
    }
    return false;
}

/* fires_in_vain: of men in one hex at another; not even the best throw of all of them together, led by
 * the best officer there, could hurt anybody. */
static bool fires_in_vain(const struct vv *v, const struct vv_state *s, int from, int to)
{
    uint64_t group = vv_units_in(s, s->active, from),
             targets = vv_units_in(s, other_side(s->active), to);
    int range = v->clear[from * v->hexes + to], power = 0, led = 0;

    if (top_of(s)->kind != F_PHASE || s->phase != VV_FIRE || range == 1) /* grenades */
        return false;
    for_units (u, group) {
        power += type_of(v, s, u)->power[range] + v->weapon[s->unit[u].weapon].power[range];
        if (type_of(v, s, u)->modifier < led)
            led = type_of(v, s, u)->modifier;
    }
    int best = 2 + led + vv_cover_of(v, s, to, targets, false) + vv_hindrance(v, s, from, to);
    return vv_ap_number(v, power) <= best;
}

static bool idle(const struct scenario *scn, const void *state, const struct action *a)
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = state;

    switch (a->kind) {
    case DO_FIRE: return fires_in_vain(v, s, a->arg[0], a->arg[1]);
    case DO_SMOKE:
    case DO_LAY: return !screens(v, s, s->unit[a->arg[0]].side, a->arg[1]);
    case DO_COMBINE: return s->orders > 0; /* who has split a moment ago */
    case DO_STEP: return s->move.steps && a->arg[0] == s->move.from;
    default: return false;
    }
}

const struct judge judge_valor_and_victory = {
    .game = "valor-and-victory",
    .plies = 12,
    .tries = 2,
    .look_at_visit = 2,
    .weights = { rows, WEIGHTS },
    .value = value,
    .idle = idle,
};
