/* play_trench_club.c - how a game of Trench Club may go on: unit by unit does what promises most, through
 * the fights and the enemy's turn, to the next turn of the side that thinks. There all ways are judged at
 * the same moment; before, a position looks the better the further the turn is. What the dice of
 * fights gave or took, against what was to be expected, is no merit of a plan and is taken off. */
#include "ai/playout.h"
#include "ai/survey_trench_club.h"

enum {
    TRIED = 4,      /* places that a unit looks at */
    STEPS_MAX = 300 /* phases and throws of dice, more than two turns have */
};

static const double won = 400; /* coins that a game is worth */

/* Who plays. */
struct mind {
    struct playout *p;
    const struct tcl *t;
};

static void look(const struct mind *m, const struct tcl_state *s, int without, struct survey *out)
{
    survey_trench_club(m->t, s, m->p->weight, without, out);
}

static void carry_out(const struct mind *m, struct tcl_state *s, const struct action *a)
{
    rules_apply(m->p->rules, s, a, NULL);
}

/* lead_of: how far the first team is ahead. */
static double lead_of(const struct mind *m, const struct tcl_state *s)
{
    struct survey survey;

    if (s->winner)
        return s->winner == WINNER_DRAW ? 0 : s->winner == 1 ? won : -won;
    look(m, s, -1, &survey);
    return survey.lead;
}

/* lead_after: how far the team on the move is ahead after an action. */
static double lead_after(const struct mind *m, const struct tcl_state *s, const struct action *a)
{
    struct tcl_state *after = m->p->ahead;

    *after = *s;
    carry_out(m, after, a);
    double lead = lead_of(m, after);
    return team_of_seat(m->t, top(s)->seat) ? -lead : lead;
}

/* --- moves --- */

/* A unit that looks where to go. */
struct mover {
    const struct survey *around; /* without it */
    int slot;
    double lead;        /* of its team with the best so far */
    struct action best; /* kind 0: it stays where it is */
};

static double lead_with(const struct mover *u, const struct tcl_unit *there)
{
    double lead = survey_lead_with(u->around, there);

    return team_of(u->around->t, u->slot) ? -lead : lead;
}

static void consider(struct mover *u, const struct action *a, double lead)
{
    if (lead <= u->lead)
        return;
    u->lead = lead;
    u->best = *a;
}

static void consider_hex(struct mover *u, const struct action *a)
{
    struct tcl_unit there = u->around->s->unit[u->slot];

    there.place = a->arg[1];
    there.flags |= UNIT_MOVED;
    consider(u, a, lead_with(u, &there));
}

/* consider_some: a few of these moves to hexes, any. */
static void consider_some(const struct mind *m, struct mover *u, struct action *list, int count)
{
    for (int i = 0; i < count && i < TRIED; i++) {
        int pick = i + (int)rng_below(m->p->rng, (uint32_t)(count - i));
        struct action a = list[pick];

        list[pick] = list[i];
        consider_hex(u, &a);
    }
}

/* move: forts are always looked at. */
static void move(const struct mind *m, struct tcl_state *s, int slot)
{
    struct action *list = m->p->room;
    int count = tcl_legal_move(m->t, s, slot, list), hexes = 0;
    struct survey around;
    struct mover u = { .around = &around, .slot = slot };

    if (!count)
        return;
    look(m, s, slot, &around);
    u.lead = lead_with(&u, &s->unit[slot]);
    for (int i = 0; i < count; i++)
        if (list[i].kind == DO_MOVE)
            list[hexes++] = list[i];
        else if (list[i].kind == DO_CONQUER || list[i].kind == DO_ENTER)
            consider(&u, &list[i], lead_after(m, s, &list[i]));
    consider_some(m, &u, list, hexes);
    if (u.best.kind)
        carry_out(m, s, &u.best);
}

/* --- attacks --- */

static void attack(const struct mind *m, struct tcl_state *s, int slot, const struct survey *around)
{
    struct action *list = m->p->room;
    int count = tcl_legal_attack(m->t, s, slot, list), best = -1;
    double most = 0;

    for (int i = 0; i < count; i++) {
        double gain = survey_gain(around, slot, list[i].arg[1]);

        if (gain <= most)
            continue;
        most = gain;
        best = i;
    }
    if (best >= 0)
        carry_out(m, s, &list[best]);
}

/* --- phases --- */

/* in_any_order: the seat's units. */
static int in_any_order(const struct mind *m, const struct tcl_state *s, int seat,
                        int out[SEAT_UNITS])
{
    int n = 0;

    for (EACH_SLOT(s, seat, i)) {
        if (!s->unit[i].type)
            continue;
        int at = (int)rng_below(m->p->rng, (uint32_t)n + 1);

        if (at < n)
            out[n] = out[at];
        out[at] = i;
        n++;
    }
    return n;
}

/* decide: the best of all there is, but gifts and surrender. */
static void decide(const struct mind *m, struct tcl_state *s)
{
    struct action *list = m->p->room;
    int count = rules_legal(m->p->rules, s, list), best = 0;
    double most = -2 * won;

    for (int i = 0; i < count && count > 1; i++) {
        if (list[i].kind == DO_GIFT || list[i].kind == DO_SURRENDER)
            continue;
        double lead = lead_after(m, s, &list[i]);
        if (lead <= most)
            continue;
        most = lead;
        best = i;
    }
    carry_out(m, s, &list[best]);
}

/* end_phase: a truck with passengers must move first (TCL-4.2). */
static void end_phase(const struct mind *m, struct tcl_state *s, int doing)
{
    struct action done = act(doing, 0, 0, 0, 0);

    if (rules_check(m->p->rules, s, &done, NULL) == 0)
        carry_out(m, s, &done);
    else
        decide(m, s);
}

static void move_all(const struct mind *m, struct tcl_state *s)
{
    int units[SEAT_UNITS], n = in_any_order(m, s, top(s)->seat, units);

    for (int i = 0; i < n && top(s)->kind == FRAME_MOVE; i++)
        if (s->unit[units[i]].type)
            move(m, s, units[i]);
    if (top(s)->kind == FRAME_MOVE)
        end_phase(m, s, DO_DONE);
}

static void attack_all(const struct mind *m, struct tcl_state *s)
{
    int units[SEAT_UNITS], n = in_any_order(m, s, top(s)->seat, units);
    struct survey around;

    look(m, s, -1, &around);
    for (int i = 0; i < n && top(s)->kind == FRAME_DECLARE; i++)
        attack(m, s, units[i], &around);
    if (top(s)->kind == FRAME_DECLARE)
        end_phase(m, s, DO_FIGHT);
}

static bool fight_due(const struct tcl_state *s)
{
    return top(s)->kind == FRAME_THROW || top(s)->kind == FRAME_SCATTER;
}

/* fight: until no more dice are due. Returns the luck of the first team: by how much it is further ahead
 * than was to be expected, without the income that comes at once. */
static double fight(const struct mind *m, struct tcl_state *s)
{
    struct survey before, after;

    look(m, s, -1, &before);
    double expected = before.lead - before.purse;
    while (fight_due(s))
        playout_dice(m->p, s);
    if (s->winner)
        return 0;
    survey_later(&before, s, &after);
    return after.lead - after.purse - expected;
}

/* step returns the luck it took. */
static double step(const struct mind *m, struct tcl_state *s)
{
    if (fight_due(s))
        return fight(m, s);
    if (top(s)->seat == SEAT_CHANCE)
        playout_dice(m->p, s);
    else if (top(s)->kind == FRAME_MOVE)
        move_all(m, s);
    else if (top(s)->kind == FRAME_DECLARE)
        attack_all(m, s);
    else
        decide(m, s);
    return 0;
}

/* to_next_turn: of this team, not the one that is on. Returns the luck on the way. */
static double to_next_turn(const struct mind *m, struct tcl_state *s, int team)
{
    int player = s->player, round = s->round, turns = 0;
    double luck = 0;

    for (int i = 0; i < STEPS_MAX && !s->winner; i++) {
        luck += step(m, s);
        if (s->player == player && s->round == round)
            continue;
        player = s->player;
        round = s->round;
        if (++turns > 1 && m->t->team_of[player] == team)
            break;
    }
    return luck;
}

void play_on_trench_club(struct playout *p, void *state, int seat, int out[SEATS_MAX])
{
    struct mind m = { p, tcl_of(p->rules.scn) };
    struct tcl_state *s = state;

    if (!s->round) { /* armies are still being placed */
        playout_value(p, state, out);
        return;
    }
    double luck = to_next_turn(&m, s, team_of_seat(m.t, seat));
    survey_value(p->rules.scn, lead_of(&m, s) - luck, p->weight, out);
}
