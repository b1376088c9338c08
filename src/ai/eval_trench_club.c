/* eval_trench_club.c - what a position of Trench Club promises: forts, and those that foot soldiers
 * can be at, each with the turns it takes; what armies and coins are worth; and the attacks that
 * either side can make next, each with its exact chances. All in coins, by team; trench_club.def has
 * the weights. */
#include "ai/eval.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#include "games/trench_club/tcl_rules.h"

#define WEIGHTS_FILE "ai/trench_club.def"
#include "ai/weights_table.h"

/* --- dice --- */

enum { DICE_THROWN = 15, FACES = 12, MANY_HITS = 24 };

/* tail[n][a][h]: the chance that at least h of n dice show a or less. */
static double tail[DICE_THROWN + 1][FACES + 1][MANY_HITS];
static pthread_once_t tail_made = PTHREAD_ONCE_INIT;

static void make_tail(void)
{
    for (int a = 0; a <= FACES; a++) {
        double p = (double)a / FACES;

        tail[0][a][0] = 1;
        for (int n = 1; n <= DICE_THROWN; n++)
            for (int h = 0; h < MANY_HITS; h++)
                tail[n][a][h] = h ? p * tail[n - 1][a][h - 1] + (1 - p) * tail[n - 1][a][h] : 1;
    }
}

/* --- the survey --- */

/* A unit on the board. */
struct man {
    int slot, team, hex;
    const struct tcl_unit *u;
    const struct tcl_type *type;
    double full;     /* what it is worth unhurt, and what it may take */
    double suffered; /* what the other side expects to do to it */
    int row;         /* of the armour table, attacked where it stands */
    int hexes;       /* it can go before it attacks, this turn or the next */
    double now;      /* what an attack in range is worth .. */
    double moved;    /* .. and one after a move */
};

struct survey {
    const struct tcl *t;
    const struct tcl_state *s;
    const double *w;
    int team;    /* whose turn it is */
    bool orders; /* it may still give orders to move or attack */
    int forts[2];
    double inside[FORTS]; /* what the units in a fort are worth: they are lost with it (TCL-5.2) */
    int men;
    struct man man[UNITS];
    double sum[2]; /* coins */
};

static bool may_move(const struct survey *p, const struct tcl_unit *u, int team)
{
    return team == p->team && top(p->s)->kind == FRAME_MOVE && !(u->flags & UNIT_MOVED) &&
           !tcl_barred(p->s, u);
}

static double price(const struct survey *p, const struct tcl_unit *u)
{
    const struct tcl_type *type = type_of(p->t, u);
    int points = u->experience < p->t->hero ? u->experience : p->t->hero;

    return type->cost * (1 + p->w[W_SEASONED] * points) +
           (type->marks & MARK_FOOT ? p->w[W_FOOT] : 0);
}

/* sound: the part of a unit's worth that its damage leaves. */
static double sound(const struct survey *p, const struct tcl_unit *u)
{
    return 1 - p->w[W_HURT] * u->damage / DAMAGE_OUT;
}

/* time_of: what this unit's next attack is worth, with and without a move before it. */
static void time_of(const struct survey *p, struct man *m)
{
    const double *w = p->w;
    bool own = m->team == p->team;

    m->hexes = own && p->orders && !may_move(p, m->u, m->team) ? 0 : m->type->speed / 2;
    if (own && p->orders && !(m->u->flags & (UNIT_DECLARED | UNIT_WORKED)) &&
        !tcl_barred(p->s, m->u)) {
        m->now = w[W_FIRE_NOW];
        m->moved = w[W_FIRE_SOON];
        return;
    }
    m->hexes = m->type->speed / 2;
    m->now = m->moved = own ? w[W_FIRE_LATER] : w[W_FIRE_NEXT];
}

static void add_man(struct survey *p, int slot, int team)
{
    const struct tcl_unit *u = &p->s->unit[slot];
    struct man *m = &p->man[p->men++];

    *m = (struct man){ .slot = slot, .team = team, .hex = u->place, .u = u };
    m->type = type_of(p->t, u);
    m->full = price(p, u);
    m->row = tcl_armour_row(p->t, p->s, slot, true);
    time_of(p, m);
}

static void look_around(struct survey *p)
{
    for (int seat = 0; seat < p->t->base.seats; seat++) {
        int team = team_of_seat(p->t, seat);

        for (EACH_SLOT(p->s, seat, i)) {
            const struct tcl_unit *u = &p->s->unit[i];

            if (!u->type)
                continue;
            double worth = price(p, u) * sound(p, u) * (in_fort(u) ? p->w[W_INSIDE] : 1);

            p->sum[team] += worth;
            if (in_fort(u))
                p->inside[u->place - PLACE_FORT] += worth;
            if (on_hex(u))
                add_man(p, i, team);
        }
    }
}

/* --- forts --- */

enum { FAR_TURNS = 99 }; /* no way leads there */

static double forts_worth(const struct survey *p, int count)
{
    return p->w[W_FORT] * count + p->w[W_RUSH] * count * count / p->t->need;
}

/* taking: what a fort more is to this team, and to the other one less. */
static double taking(const struct survey *p, int team, int fort)
{
    int mine = p->forts[team], theirs = p->forts[!team];
    double gain = forts_worth(p, mine + 1) - forts_worth(p, mine);

    if (holds(p->t, p->s, !team, fort))
        gain += forts_worth(p, theirs) - forts_worth(p, theirs - 1) + p->inside[fort];
    return gain;
}

/* The forts that a team may still take. */
struct aims {
    int count;
    uint8_t fort[FORTS];
};

static struct aims aims_of(const struct survey *p, int team)
{
    struct aims out = { .count = 0 };

    for (int f = 0; f < FORTS; f++)
        if (p->t->fort[f].used && !holds(p->t, p->s, team, f))
            out.fort[out.count++] = (uint8_t)f;
    return out;
}

/* A foot soldier on its way: how many turns to each of them; 0: it can take it now. */
struct march {
    int man; /* -1: in a fort of its own */
    uint8_t turns[FORTS];
};

static void find_march(const struct survey *p, int slot, int team, const struct aims *to,
                       struct march *out)
{
    const struct tcl_unit *u = &p->s->unit[slot];
    int speed = type_of(p->t, u)->speed, begun = !may_move(p, u, team);

    for (int i = 0; i < to->count; i++) {
        int fort = to->fort[i];
        int way =
            on_hex(u) ? p->t->march[fort][u->place] : p->t->march_out[fort][u->place - PLACE_FORT];

        out->turns[i] = (uint8_t)(way >= 200 ? FAR_TURNS : (way + speed - 1) / speed + begun);
    }
}

/* man_in: who is on the board in that slot; -1: nobody. */
static int man_in(const struct survey *p, int slot)
{
    for (int i = 0; i < p->men; i++)
        if (p->man[i].slot == slot)
            return i;
    return -1;
}

static int list_marches(const struct survey *p, int team, const struct aims *to,
                        struct march out[UNITS])
{
    int n = 0;

    for (int seat = 0; seat < p->t->base.seats; seat++) {
        if (team_of_seat(p->t, seat) != team)
            continue;
        for (EACH_SLOT(p->s, seat, i)) {
            const struct tcl_unit *u = &p->s->unit[i];

            if (!is(p->t, u, MARK_FOOT) || !(on_hex(u) || in_fort(u)))
                continue;
            out[n].man = man_in(p, i);
            find_march(p, i, team, to, &out[n++]);
        }
    }
    return n;
}

static double chance_in(const struct survey *p, int turns)
{
    return turns == 0 ? p->w[W_TAKE_NOW] : p->w[W_TAKE_NEXT] * pow(p->w[W_TAKE_LATER], turns - 1);
}

/* hope: every fort to the foot soldier that is there first, every soldier to one fort. */
static void hope(struct survey *p, int team)
{
    struct march march[UNITS];
    struct aims aims = aims_of(p, team);
    int n = list_marches(p, team, &aims, march);
    bool gone[UNITS] = { false }, taken[FORTS] = { false };

    for (int round = 0; round < n && round < aims.count; round++) {
        int best = -1, fort = -1, turns = FAR_TURNS;

        for (int i = 0; i < n; i++)
            for (int k = 0; k < aims.count && !gone[i]; k++)
                if (march[i].turns[k] < turns && !taken[k]) {
                    best = i;
                    fort = k;
                    turns = march[i].turns[k];
                }
        if (best < 0)
            return;
        double gain = chance_in(p, turns) * taking(p, team, aims.fort[fort]);
        p->sum[team] += gain;
        gone[best] = taken[fort] = true;
        if (march[best].man >= 0)
            p->man[march[best].man].full += p->w[W_LIVES] * gain;
    }
}

/* --- attacks --- */

/* helped: red dice for other units of the same team beside the target (TCL-7.4, 7.5), roughly. */
static int helped(const struct survey *p, const struct man *a, const struct man *b)
{
    int helpers = 0;

    for (int dir = 0; dir < 6; dir++) {
        int hex = p->t->next[b->hex][dir], slot = hex >= 0 ? p->s->on[hex] - 1 : -1;

        helpers += slot >= 0 && slot != a->slot && seat_of(slot) == seat_of(a->slot) &&
                   tcl_can_hit(p->t, &p->s->unit[slot], b->u, 1);
    }
    return helpers > 1 ? 3 : helpers ? 2 : 0;
}

/* harm: what so many dice of one unit take from the other, and the chance to do any. */
static double harm(const struct survey *p, int dice, const struct man *a, const struct man *b,
                   int row, double *any)
{
    const double *chance = tail[dice][tcl_attack_value(p->t, a->u, b->u)];
    const uint8_t *need = p->t->armour[row];
    int left = DAMAGE_OUT - b->u->damage;
    double damage = 0;

    for (int i = 0; i < left; i++)
        damage += chance[need[i]];
    *any = chance[need[0]];
    return b->full *
           (p->w[W_HURT] * damage / DAMAGE_OUT + (1 - p->w[W_HURT]) * chance[need[left - 1]]);
}

/* gain: what an attack of a on b is expected to bring, at this distance. */
static double gain(const struct survey *p, const struct man *a, const struct man *b, bool beside)
{
    int dice = p->t->dice[a->u->damage] + (beside ? helped(p, a, b) : 0);
    double any, sum = harm(p, dice, a, b, b->row, &any);

    sum += any * p->w[W_SEASONED] * a->type->cost;
    if (a->type->most > 1 || !tcl_can_hit(p->t, b->u, a->u, 1))
        return sum;
    return sum - harm(p, p->t->dice[b->u->damage], b, a, a->type->open, &any);
}

/* part_of: an attack of a on b counts for this part, by the time it takes until it can be made. */
static double part_of(const struct survey *p, const struct man *a, const struct man *b, int far)
{
    int reach = a->type->most + a->hexes;

    if (!a->type->most || (is(p->t, b->u, MARK_AIR) && !is(p->t, a->u, MARK_CLOUD)))
        return 0;
    if (tcl_can_hit(p->t, a->u, b->u, far))
        return a->now;
    if (far <= reach)
        return a->hexes ? a->moved : p->w[W_FIRE_LATER];
    return p->w[W_FIRE_FAR] * p->w[W_FIRE_NEXT] * (reach + 1) / (far + 1);
}

/* aim: every unit at the enemy that suits it best. */
static void aim(struct survey *p)
{
    for (int i = 0; i < p->men; i++) {
        struct man *a = &p->man[i], *at = NULL;
        double best = 0;

        for (int k = 0; k < p->men; k++) {
            struct man *b = &p->man[k];

            if (b->team == a->team)
                continue;
            int far = tcl_hexes_apart(p->t, a->hex, b->hex);
            double part = part_of(p, a, b, far);
            if (part * (b->full + p->w[W_SEASONED] * a->type->cost) <= best)
                continue; /* it could not be more, even if it were certain */
            double hoped = part * gain(p, a, b, far == 1);
            if (hoped > best) {
                best = hoped;
                at = b;
            }
        }
        if (at)
            at->suffered += best;
    }
}

static void expect_fight(struct survey *p, int attacker, int target)
{
    int from = man_in(p, attacker), to = man_in(p, target);

    if (from < 0 || to < 0)
        return;
    struct man *a = &p->man[from], *b = &p->man[to];
    if (a->team != b->team)
        b->suffered += gain(p, a, b, tcl_hexes_apart(p->t, a->hex, b->hex) == 1);
}

/* expect_fights: those that are declared. */
static void expect_fights(struct survey *p)
{
    if (p->s->fight.on)
        expect_fight(p, p->s->fight.attacker, p->s->fight.target);
    for (int i = p->s->fought; i < p->s->queued; i++)
        expect_fight(p, p->s->queue[i].attacker, p->s->queue[i].target);
}

/* --- the sum --- */

static bool gives_orders(const struct tcl_state *s)
{
    switch (top(s)->kind) {
    case FRAME_ARMIES:
    case FRAME_MOVE:
    case FRAME_UNLOAD:
    case FRAME_DECLARE:
    case FRAME_AUTO: return true;
    default: return false;
    }
}

static void add_coins(struct survey *p)
{
    for (int i = 0; i < p->t->players; i++)
        p->sum[p->t->team_of[i]] +=
            p->s->coins[i] * p->w[tcl_forts_of(p->s, i) ? W_COIN : W_POOR_COIN];
}

/* lead_of: what the first team is ahead. */
static double lead_of(const struct tcl *t, const struct tcl_state *s, const double *w)
{
    struct survey p;

    p.t = t;
    p.s = s;
    p.w = w;
    p.men = 0;
    p.sum[0] = p.sum[1] = 0;
    memset(p.inside, 0, sizeof p.inside);
    p.team = t->team_of[s->player];
    p.orders = gives_orders(s);
    look_around(&p);
    for (int team = 0; team < 2; team++)
        p.forts[team] = tcl_forts_of_team(t, s, team);
    for (int team = 0; team < 2; team++) {
        p.sum[team] += forts_worth(&p, p.forts[team]);
        hope(&p, team);
    }
    add_coins(&p);
    aim(&p);
    expect_fights(&p);
    for (int i = 0; i < p.men; i++)
        p.sum[!p.man[i].team] += fmin(p.man[i].suffered, p.man[i].full);
    return p.sum[0] - p.sum[1];
}

static void value(const struct scenario *scn, const void *state, const double *w,
                  int out[SEATS_MAX])
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = state;

    if (s->winner) {
        tcl_returns(scn, state, out);
        return;
    }
    pthread_once(&tail_made, make_tail);
    double lead = lead_of(t, s, w);
    int first = (int)(0.97 * RETURN_ONE * lead / (w[W_SCALE] / 2 + fabs(lead)));
    for (int seat = 0; seat < SEATS_MAX; seat++)
        out[seat] = seat >= scn->seats ? 0 : team_of_seat(t, seat) ? -first : first;
}

const struct judge judge_trench_club = {
    .game = "trench-club",
    .plies = 0,
    .tries = 1,
    .look_at_visit = 2,
    .foresees = true,
    .no_new_secrets = true,
    .steep = 1.7,
    .weights = { rows, WEIGHTS },
    .value = value,
};
