/* morale.c - F_MORALE: checks, Shaken Warbands, flight (TC-11). Its first number is the side. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"

enum { CHECK, CHECKED, CHOOSES };

/* TC-11.1: how many models the force has, shrines included, and how many are Down or out. */
static void count_force(const struct tc *t, const struct tc_state *s, int side, int *force,
                        int *lost)
{
    int shrines = 0;

    *force = *lost = 0;
    for_models (m, t->there & models_of(side)) {
        if (t->fighter[m].keywords >> KW_NO_MORALE & 1 || s->model[m].where == ESCAPED)
            continue;
        ++*force;
        *lost += (s->model[m].where == OUT_OF_ACTION && !(s->model[m].flags & IS_SPARED)) ||
                 is_down(s, m) || s->model[m].where == DEVOURED || s->model[m].where == DORMANT;
    }
    for (int i = 0; i < TC_MARKERS; i++)
        shrines += s->marker[i].kind == MARKER_SHRINE && s->marker[i].side == side;
    *force += 3 * (shrines < 3 ? shrines : 3); /* TC-13.66 */
}

bool tc_must_check(const struct tc *t, const struct tc_state *s, int side)
{
    int force, lost;

    if (!t->morale) /* TCS-0.23 */
        return false;
    if (tc_warband_has(t, s, side, AT_MORALE, DOES_FORBID))
        return false;
    if (s->side[side].shaken)
        return true; /* TC-11.4 */
    count_force(t, s, side, &force, &lost);
    return force && 2 * lost >= force; /* at least half, rounded up */
}

/* TC-11.2, 12.35: a LEADER who stands gives one die. */
static bool has_leader(const struct tc *t, const struct tc_state *s, int side)
{
    for_models (m, tc_standing(t, s) & models_of(side))
        if (tc_has_keyword(t, s, m, KW_LEADER))
            return true;
    return false;
}

static void hear_check(struct tc_play *p, int side, bool success)
{
    tc_tell(p, SAW_MORALE, 0, (int16_t[7]){ (int16_t)side, (int16_t)success });
    tc_hear(p, &(struct tc_event){ .kind = HEARD_MORALE,
                                   .model = -1,
                                   .target = (int8_t)side,
                                   .root = -1,
                                   .direct = -1,
                                   .result = success });
}

static void flee(struct tc_play *p, int side)
{
    tc_tell(p, SAW_FLED, EVENT_EFFECT, (int16_t[7]){ (int16_t)side });
    tc_game_over(p, other_side(side), END_FLIGHT);
}

static void shaken(struct tc_play *p, int side)
{
    p->s->side[side].shaken = p->s->turn;
    tc_tell(p, SAW_SHAKEN, EVENT_EFFECT, (int16_t[7]){ (int16_t)side });
    tc_end_frame(p, 0);
}

static bool checked(struct tc_play *p, int side)
{
    bool success = tc_take_answer(p) != ROLL_FAILURE;

    p->s->side[side].banked = 0;
    hear_check(p, side, success);
    if (success) {
        if (p->s->side[side].shaken)
            tc_tell(p, SAW_STEADY, EVENT_EFFECT, (int16_t[7]){ (int16_t)side });
        p->s->side[side].shaken = 0;
        return tc_end_frame(p, 0);
    }
    if (tc_warband_has(p->t, p->s, side, AT_MORALE, DOES_PERMIT)) {
        shaken(p, side);
        return true;
    }
    if (!p->s->side[side].shaken)
        return tc_step(p, CHOOSES);
    flee(p, side); /* TC-11.4: the second time */
    return true;
}

bool tc_morale_run(struct tc_play *p)
{
    int side = top_of(p->s)->arg[0];

    switch (top_of(p->s)->arg[STEP]) {
    case CHECK:
        tc_step(p, CHECKED);
        tc_success(
            p, &(struct tc_roll){ .model = -1,
                                  .side = side,
                                  .dice = has_leader(p->t, p->s, side) + p->s->side[side].banked,
                                  .roll_for = FOR_MORALE });
        return true;
    case CHECKED: return checked(p, side);
    default: return tc_wait(p, side);
    }
}

void tc_morale_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    (void)s;
    tc_offer(m, (struct action){ .kind = DO_SHAKEN });
    tc_offer(m, (struct action){ .kind = DO_FLEE });
}

/* TC-11.3. */
void tc_morale_apply(struct tc_play *p, const struct action *a)
{
    int side = top_of(p->s)->arg[0];

    if (a->kind == DO_FLEE) {
        flee(p, side);
        return;
    }
    shaken(p, side);
}
