/* survey_trench_club.c - what a position of Trench Club promises: forts, and those that foot soldiers
 * can be at, each with the turns it takes; what armies and coins are worth; and the attacks that
 * either side can make next, each with its exact chances. All in coins, by team; trench_club.def has
 * the weights. */
#include "ai/survey_trench_club.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#define WEIGHTS_NAMES_ONLY
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

static bool may_move(const struct survey *p, const struct tcl_unit *u, int team)
{
    return team == p->team && p->orders && top(p->s)->kind == FRAME_MOVE &&
           !(u->flags & UNIT_MOVED) && !tcl_barred(p->s, u);
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

static struct man man_of(const struct survey *p, const struct tcl_unit *u, int slot, int team)
{
    struct man m = { .slot = slot, .team = team, .hex = u->place, .u = u, .at = -1 };

    m.type = type_of(p->t, u);
    m.full = price(p, u);
    m.row = tcl_armour_of(p->t, p->s, u);
    time_of(p, &m);
    return m;
}

/* worth: what a unit counts where it is. */
static double worth(const struct survey *p, const struct tcl_unit *u)
{
    return price(p, u) * sound(p, u) * (in_fort(u) ? p->w[W_INSIDE] : 1);
}

static void look_around(struct survey *p)
{
    for (int seat = 0; seat < p->t->base.seats; seat++) {
        int team = team_of_seat(p->t, seat);

        for (EACH_SLOT(p->s, seat, i)) {
            const struct tcl_unit *u = &p->s->unit[i];

            if (!u->type || i == p->without)
                continue;
            p->sum[team] += worth(p, u);
            if (in_fort(u))
                p->inside[u->place - PLACE_FORT] += worth(p, u);
            if (on_hex(u))
                p->man[p->men++] = man_of(p, u, i, team);
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

static struct aims aims_of(const struct survey *p, int team)
{
    struct aims out = { .count = 0 };

    for (int f = 0; f < FORTS; f++)
        if (p->t->fort[f].used && !holds(p->t, p->s, team, f))
            out.fort[out.count++] = (uint8_t)f;
    return out;
}

static void find_march(const struct survey *p, const struct tcl_unit *u, int team, int man,
                       struct march *out)
{
    const struct aims *to = &p->aims[team];
    int speed = type_of(p->t, u)->speed, begun = !may_move(p, u, team);

    out->man = man;
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

static bool marches(const struct survey *p, const struct tcl_unit *u)
{
    return is(p->t, u, MARK_FOOT) && (on_hex(u) || in_fort(u));
}

static void list_marches(struct survey *p, int team)
{
    int n = 0;

    for (int seat = 0; seat < p->t->base.seats; seat++) {
        if (team_of_seat(p->t, seat) != team)
            continue;
        for (EACH_SLOT(p->s, seat, i)) {
            const struct tcl_unit *u = &p->s->unit[i];

            if (i != p->without && marches(p, u))
                find_march(p, u, team, man_in(p, i), &p->march[team][n++]);
        }
    }
    p->marches[team] = n;
}

static double chance_in(const struct survey *p, int turns)
{
    double chance = turns ? p->w[W_TAKE_NEXT] : p->w[W_TAKE_NOW];

    while (--turns > 0)
        chance *= p->w[W_TAKE_LATER];
    return chance;
}

/* hope: every fort to the foot soldier that is there first, every soldier to one fort. Returns what that
 * is worth, and in `own` what each of them hopes for; -1: nothing. */
static double hope(const struct survey *p, int team, const struct march *march, int n, double *own)
{
    const struct aims *aims = &p->aims[team];
    bool taken[FORTS] = { false };
    double sum = 0;

    for (int i = 0; i < n; i++)
        own[i] = -1;
    for (int round = 0; round < n && round < aims->count; round++) {
        int best = -1, fort = -1, turns = FAR_TURNS;

        for (int i = 0; i < n; i++)
            for (int k = 0; k < aims->count && own[i] < 0; k++)
                if (march[i].turns[k] < turns && !taken[k]) {
                    best = i;
                    fort = k;
                    turns = march[i].turns[k];
                }
        if (best < 0)
            break;
        taken[fort] = true;
        own[best] = chance_in(p, turns) * taking(p, team, aims->fort[fort]);
        sum += own[best];
    }
    return sum;
}

/* hope_all: what a team hopes for; whoever carries a hope is worth shooting. */
static void hope_all(struct survey *p, int team)
{
    double own[UNITS];
    const struct march *march = p->march[team];

    p->aims[team] = aims_of(p, team);
    list_marches(p, team);
    p->hope[team] = hope(p, team, march, p->marches[team], own);
    p->sum[team] += p->hope[team];
    for (int i = 0; i < p->marches[team]; i++)
        if (march[i].man >= 0 && own[i] > 0)
            p->man[march[i].man].full += p->w[W_LIVES] * own[i];
}

/* --- attacks --- */

/* helped: red dice for other units of the same team beside the target (TCL-7.4, 7.5), roughly. */
static int helped(const struct survey *p, const struct man *a, const struct man *b)
{
    int helpers = 0;

    for (int dir = 0; dir < 6; dir++) {
        int hex = p->t->next[b->hex][dir], slot = hex >= 0 ? p->s->on[hex] - 1 : -1;

        helpers += slot >= 0 && slot != a->slot && slot != p->without &&
                   seat_of(slot) == seat_of(a->slot) &&
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

/* hoped: what an attack of a on b promises, in time; 0 if it cannot be more than `than`. */
static double hoped(const struct survey *p, const struct man *a, const struct man *b, double than)
{
    int far = tcl_hexes_apart(p->t, a->hex, b->hex);
    double part = part_of(p, a, b, far);

    if (part * (b->full + p->w[W_SEASONED] * a->type->cost) <= than)
        return 0;
    return part * gain(p, a, b, far == 1);
}

/* aim: every unit at the enemy that suits it best. */
static void aim(const struct survey *p, struct man *a)
{
    for (int k = 0; k < p->men; k++) {
        const struct man *b = &p->man[k];
        double more = b->team == a->team ? 0 : hoped(p, a, b, a->best);

        if (more > a->best) {
            a->best = more;
            a->at = k;
        }
    }
}

static void aim_all(struct survey *p)
{
    for (int i = 0; i < p->men; i++) {
        aim(p, &p->man[i]);
        if (p->man[i].at >= 0)
            p->man[p->man[i].at].suffered += p->man[i].best;
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
    for (int i = 0; i < p->t->players; i++) {
        double worth = p->s->coins[i] * p->w[tcl_forts_of(p->s, i) ? W_COIN : W_POOR_COIN];

        p->purse += p->t->team_of[i] ? -worth : worth;
    }
}

/* harmed: what is taken from a man. */
static double harmed(const struct man *m, double more)
{
    return fmin(m->suffered + more, m->full);
}

/* survey: of a position, at that moment of a turn. */
static void survey(struct survey *p)
{
    pthread_once(&tail_made, make_tail);
    p->men = 0;
    p->sum[0] = p->sum[1] = p->purse = 0;
    memset(p->inside, 0, sizeof p->inside);
    look_around(p);
    for (int team = 0; team < 2; team++)
        p->forts[team] = tcl_forts_of_team(p->t, p->s, team);
    for (int team = 0; team < 2; team++) {
        p->sum[team] += forts_worth(p, p->forts[team]);
        hope_all(p, team);
    }
    add_coins(p);
    aim_all(p);
    expect_fights(p);
    for (int i = 0; i < p->men; i++)
        p->sum[!p->man[i].team] += harmed(&p->man[i], 0);
    p->lead = p->sum[0] - p->sum[1] + p->purse;
}

void survey_trench_club(const struct tcl *t, const struct tcl_state *s, const double *w,
                        int without, struct survey *out)
{
    out->t = t;
    out->s = s;
    out->w = w;
    out->without = without;
    out->team = t->team_of[s->player];
    out->orders = gives_orders(s);
    survey(out);
}

void survey_later(const struct survey *before, const struct tcl_state *s, struct survey *out)
{
    out->t = before->t;
    out->s = s;
    out->w = before->w;
    out->without = before->without;
    out->team = before->team;
    out->orders = before->orders;
    survey(out);
}

/* --- one unit more --- */

/* more_hope: what the team hopes for beyond what it did without this foot soldier; `own`: of that, what it
 * would do itself. */
static double more_hope(const struct survey *p, const struct tcl_unit *u, int team, double *own)
{
    struct march all[UNITS + 1];
    double each[UNITS + 1];
    int n = p->marches[team];

    memcpy(all, p->march[team], (size_t)n * sizeof *all);
    find_march(p, u, team, -1, &all[n]);
    double sum = hope(p, team, all, n + 1, each);
    *own = fmax(each[n], 0);
    return sum - p->hope[team];
}

/* danger: what the others would take from a man, less what they would have taken instead. */
static double danger(const struct survey *p, struct man *m)
{
    double instead = 0;

    for (int i = 0; i < p->men; i++) {
        const struct man *a = &p->man[i];
        double more = a->team == m->team ? 0 : hoped(p, a, m, a->best);

        if (more <= a->best)
            continue;
        m->suffered += more;
        instead += a->best;
    }
    return harmed(m, 0) - instead;
}

double survey_lead_with(const struct survey *p, const struct tcl_unit *u)
{
    int team = team_of(p->t, p->without);
    double gained = worth(p, u), own = 0;

    if (marches(p, u))
        gained += more_hope(p, u, team, &own);
    if (on_hex(u)) {
        struct man m = man_of(p, u, p->without, team);

        m.full += p->w[W_LIVES] * own;
        aim(p, &m);
        if (m.at >= 0)
            gained += harmed(&p->man[m.at], m.best) - harmed(&p->man[m.at], 0);
        gained -= danger(p, &m);
    }
    return p->lead + (team ? -gained : gained);
}

double survey_gain(const struct survey *p, int attacker, int target)
{
    int from = man_in(p, attacker), to = man_in(p, target);

    EXPECT(from >= 0 && to >= 0);
    const struct man *a = &p->man[from], *b = &p->man[to];
    return gain(p, a, b, tcl_hexes_apart(p->t, a->hex, b->hex) == 1);
}

void survey_value(const struct scenario *scn, double lead, const double *w, int out[SEATS_MAX])
{
    const struct tcl *t = tcl_of(scn);
    int first = (int)(0.97 * RETURN_ONE * lead / (w[W_SCALE] / 2 + fabs(lead)));

    for (int seat = 0; seat < SEATS_MAX; seat++)
        out[seat] = seat >= scn->seats ? 0 : team_of_seat(t, seat) ? -first : first;
}
