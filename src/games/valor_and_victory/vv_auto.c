/* vv_auto.c - what the computer decides where an option or a player leaves it to it: how casualty
 * points are spent (VV-R3), whether opportunity fire is given (VV-R4), and how a shot that standing
 * orders ask for is carried through. */
#include "games/valor_and_victory/vv_rules.h"

/* --- casualties: the legal allocation that loses the fewest victory points --- */

/* Losses are counted in 18ths of a victory point: a survival die is worth sixths of a unit, the
 * abandon check that may follow another die a third of these. */
enum { PLAN_UNITS = 24, PLAN_WAYS = 24, VICTORY_POINT = 18 };

/* One outcome for one unit. */
struct way {
    int loss, pins, credit;
    struct action first; /* kind 0: nothing happens to it */
};

struct plan {
    int units, open;
    int count[PLAN_UNITS];
    struct way way[PLAN_UNITS][PLAN_WAYS];
    bool pinned[PLAN_UNITS], rider[PLAN_UNITS], armour[PLAN_UNITS], waits[PLAN_UNITS];
    bool halved[PLAN_UNITS]; /* by an earlier step of this allocation: it has its outcome */
    int chosen[PLAN_UNITS], best[PLAN_UNITS];
    int best_loss, best_pins;
};

static void way_add(struct plan *p, int loss, int pins, int credit, int kind, int u, int k)
{
    EXPECT(p->units < PLAN_UNITS);
    int i = p->units, n = p->count[i];

    if (n == PLAN_WAYS)
        return;
    p->count[i]++;
    p->way[i][n] =
        (struct way){ loss, pins, credit, { (uint16_t)kind, { (int16_t)u, (int16_t)k } } };
}

/* possible: is there such a choice at all? *credit: the points that it covers. */
static bool possible(const struct vv *v, const struct vv_state *s, int kind, int u, int k,
                     int *credit)
{
    struct action a = { (uint16_t)kind, { (int16_t)u, (int16_t)k } };

    *credit = vv_alloc_credit(v, s, &a);
    return *credit >= 0;
}

static void foot_ways(const struct vv *v, const struct vv_state *s, int u, struct plan *p)
{
    const struct vv_type *t = type_of(v, s, u);
    int credit, vp = t->vp + v->weapon[s->unit[u].weapon].vp;
    bool pins = possible(v, s, DO_PIN, u, 0, &credit);

    if (pins)
        way_add(p, 0, 1, 1, DO_PIN, u, 0);
    if (possible(v, s, DO_REDUCE, u, 0, &credit)) {
        int less = VICTORY_POINT * (t->vp - v->type[t->other].vp);

        way_add(p, less, 0, credit, DO_REDUCE, u, 0);
        if (pins)
            way_add(p, less, 1, credit + 1, DO_REDUCE, u, 0);
    }
    if (!(s->alloc.half & bit(u)))
        way_add(p, VICTORY_POINT * vp, 0, t->cr, DO_KILL, u, 0);
}

/* afv_loss: one or two points immobilise it by a die, three without one (VV-15.10); of the crews
 * that cannot move 2 in 6 leave (VV-16.6). */
static int afv_loss(const struct vv_state *s, int u, int points, int worth)
{
    int sixths = points == 3 || is_marked(s, u, VV_IMMOBILE) ? 6 : points;

    return VICTORY_POINT / 18 * sixths * worth;
}

static void mounted_ways(const struct vv *v, const struct vv_state *s, int u, struct plan *p)
{
    const struct vv_type *t = type_of(v, s, u);
    int credit, worth = vv_worth(v, s, u);

    for (int k = 1; k <= s->alloc.open; k++) {
        if (!possible(v, s, DO_SUFFER, u, k, &credit))
            continue;
        enum vv_harm fate = vv_alloc_harm(v, s, u, k);
        int die = t->cr < 6 ? 6 - t->cr : 0;
        int sixths = fate == HARM_LOST ? 6 : fate == HARM_DIE ? die : 0;
        int loss = VICTORY_POINT / 6 * sixths * worth;

        if (t->kind == VV_AFV)
            loss = afv_loss(s, u, k, worth);
        way_add(p, loss, fate == HARM_PIN, credit, DO_SUFFER, u, k);
    }
    if (possible(v, s, DO_SHRUG, u, 0, &credit))
        way_add(p, 0, 0, credit, DO_SHRUG, u, 0);
    if (is_marked(s, u, VV_PINNED))
        way_add(p, VICTORY_POINT * worth, 0, t->cr + vv_riders_cr(v, s, u), DO_KILL, u, 0);
}

static void plan_unit(const struct vv *v, const struct vv_state *s, int u, struct plan *p)
{
    if (p->units == PLAN_UNITS)
        return;
    p->count[p->units] = 0;
    p->pinned[p->units] = is_marked(s, u, VV_PINNED);
    p->rider[p->units] = s->unit[u].carrier;
    p->armour[p->units] = type_of(v, s, u)->kind == VV_AFV;
    p->waits[p->units] = vv_alloc_must_wait(v, s, u);
    p->halved[p->units] = (s->alloc.half & bit(u)) != 0;
    if (is_foot(type_of(v, s, u)))
        foot_ways(v, s, u, p);
    else
        mounted_ways(v, s, u, p);
    way_add(p, 0, 0, 0, 0, u, 0);
    p->units++;
}

/* allowed: pinned units may be given up only when every unpinned one has its outcome (b); others
 * beside AFVs take points only when every AFV has its three (VV-R39). */
static bool allowed(const struct plan *p)
{
    bool gave_up = false, spared = false, others = false, room = false;

    for (int i = 0; i < p->units; i++) {
        const struct action *first = &p->way[i][p->chosen[i]].first;
        bool hit = first->kind != 0;

        gave_up |= hit && p->pinned[i];
        spared |= !hit && !p->pinned[i] && !p->rider[i] && !p->halved[i];
        others |= hit && p->waits[i];
        room |= p->armour[i] && (!hit || first->arg[1] < 3);
    }
    return !(gave_up && spared) && !(others && room);
}

static void search(struct plan *p, int i, int loss, int pins, int credit)
{
    if (loss > p->best_loss || (loss == p->best_loss && pins >= p->best_pins))
        return;
    if (i == p->units) {
        if (credit < p->open || !allowed(p))
            return;
        p->best_loss = loss;
        p->best_pins = pins;
        memcpy(p->best, p->chosen, sizeof p->best);
        return;
    }
    for (int k = 0; k < p->count[i]; k++) {
        const struct way *w = &p->way[i][k];

        p->chosen[i] = k;
        search(p, i + 1, loss + w->loss, pins + w->pins, credit + w->credit);
    }
}

static bool is_legal(const struct vv *v, const struct vv_state *s, const struct action *a)
{
    struct action room[2];
    struct vv_menu m = { .out = room, .want = a, .most = 1 << 20 };

    vv_alloc_legal(v, s, &m);
    return m.found;
}

/* vv_alloc_best: the next step of the cheapest allocation; a position without one gets any step. */
struct action vv_alloc_best(const struct vv *v, const struct vv_state *s)
{
    struct plan p; /* large, and hardly used */
    struct action any;
    struct vv_menu m = { .out = &any, .most = 1 };

    p.units = 0;
    p.open = s->alloc.open;
    p.best_loss = p.best_pins = 1 << 20;
    for_units (u, s->alloc.free | s->alloc.half) {
        for_cargo (c, s, u)
            if (is_foot(type_of(v, s, c)))
                plan_unit(v, s, c, &p);
        plan_unit(v, s, u, &p);
    }
    search(&p, 0, 0, 0, 0);
    for (int i = 0; i < p.units && p.best_loss < 1 << 20; i++) {
        const struct action *a = &p.way[i][p.best[i]].first;

        if (a->kind && is_legal(v, s, a))
            return *a;
    }
    vv_alloc_legal(v, s, &m);
    return any;
}

/* --- opportunity fire (VV-R4) --- */

enum {
    AUTO_POINTS = 36,    /* expected casualty points worth a shot, in 36ths: 1.0 */
    AUTO_ARMOUR_TOP = 1, /* chance of killing or immobilizing worth a shot: 1/4 */
    AUTO_ARMOUR_BOTTOM = 4,
};

/* ways_up_to: of 36, two dice that show n or less. */
static int ways_up_to(int n)
{
    int sum = 0;

    for (int k = 2; k <= n && k <= 12; k++)
        sum += ways_of_two(k);
    return sum;
}

static int expected_points(const struct vv *v, const struct vv_state *s)
{
    struct vv_ap_sum sum;
    int total = 0;

    vv_ap_sum(v, s, &sum);
    for (int roll = 2; roll <= 12; roll++)
        total += ways_of_two(roll) * vv_ap_points(sum.number, roll + sum.modifier);
    return total;
}

/* harm: ways out of 36 that a hit kills or immobilizes; the weaker armour where a die decides. */
static int harm(const struct vv *v, const struct vv_state *s, const struct vv_at_sum *sum)
{
    if (type_of(v, s, s->attack.target - 1)->kind != VV_AFV)
        return 36;
    int number =
        v->tables.armour[sum->atfp][sum->facing > 0 ? sum->armour_front : sum->armour_rear];
    return number == VV_LOST_AT_ONCE ? 36 : ways_up_to(number);
}

static bool good_shot(const struct vv *v, const struct vv_state *s)
{
    struct vv_at_sum sum;

    if (s->attack.kind != VV_ATTACK_AT)
        return expected_points(v, s) >= AUTO_POINTS;
    vv_at_sum(v, s, &sum);
    int chance = ways_up_to(sum.number - sum.modifier) * harm(v, s, &sum);
    return chance * AUTO_ARMOUR_BOTTOM >= 36 * 36 * AUTO_ARMOUR_TOP;
}

/* threatens: one more step would take the mover to an objective or next to the firer. */
static bool threatens(const struct vv *v, const struct vv_state *s)
{
    int at = s->attack.at;

    for (int dir = 0; dir < 6; dir++) {
        int to = v->next[at][dir];

        if (to == VV_NONE || !v->foot[at][dir] || s->cell[to].head)
            continue;
        if (range_of(v, to, s->attack.from) == 1)
            return true;
        for (int i = 0; i < v->objectives; i++)
            if (v->objective[i] == to)
                return true;
    }
    return false;
}

/* vv_auto_fire: the first attack of the list that is worth it, with everybody and the best leader. */
bool vv_auto_fire(struct vv_play *p)
{
    struct action list[256];
    struct vv_menu m = { .out = list, .most = 256 };

    vv_list(p->v, p->s, &m);
    EXPECT(m.count > 1 && m.count < m.most);
    for (int i = 0; i < m.count; i++) {
        struct vv_state copy = *p->s;

        if (list[i].kind == DO_PASS)
            continue;
        vv_draft_attack(p->v, &copy, &list[i]);
        copy.attack.leader = (uint8_t)(vv_group_default(p->v, &copy) + 1);
        if (!good_shot(p->v, &copy) && !threatens(p->v, &copy))
            continue;
        vv_declare(p, &list[i]);
        if (top_of(p->s)->kind == F_GROUP)
            vv_group_go(p, vv_group_default(p->v, p->s));
        return true;
    }
    return false;
}

/* vv_auto_lanes: whoever leaves opportunity fire to the program leaves it the fire lanes too. A lane
 * costs nothing and harms only those who move, so it is laid wherever it can be. */
void vv_auto_lanes(struct vv_play *p)
{
    struct action list[3];
    struct vv_menu m = { .out = list, .most = 3 };

    vv_lanes_legal(p->v, p->s, &m); /* the first means none */
    while (m.count > 1 && p->s->attack.lanes)
        vv_lane_apply(p, &list[1]);
}

/* --- standing orders: what each action of the other side's move is --- */

/* The fire lane that goes with a shot, as in vv_auto_lanes. */
static bool usual_lane(const struct vv *v, const struct vv_state *s, const struct action *a)
{
    struct action list[3] = { { 0 } };
    struct vv_menu m = { .out = list, .most = 3 };

    vv_lanes_legal(v, s, &m);
    return m.count > 1 && action_same(a, &list[1]);
}

/* VV-13.8, VV-13.9, VV-18.4 */
enum reaction vv_reaction(const struct vv *v, const struct vv_state *s, const struct action *action)
{
    bool ours = s->attack.reaction || s->attack.final;
    bool usual = false;

    switch (top_of(s)->kind) {
    case F_WINDOW:
    case F_FINAL: return action->kind == DO_PASS ? REACTION_PASS : REACTION_FIRE;
    case F_GROUP:
        usual = ours && action->kind == DO_GO && action->arg[0] == vv_group_default(v, s);
        break;
    case F_END: usual = ours && usual_lane(v, s, action); break;
    default: break;
    }
    return usual ? REACTION_GO_ON : REACTION_NONE;
}
