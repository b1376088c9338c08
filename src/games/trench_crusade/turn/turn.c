/* turn.c - F_TURN, the bottom of the stack: set-up, the phases of each Turn (TC-4.1), the end of the
 * game; and F_FIRST. */
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

enum {
    ROLL_FOR_ZONES,
    CHOOSE_ZONES,
    DEPLOY,
    NEW_TURN,
    INITIATIVE,
    TASKS,
    WHO_IS_FIRST,
    ACTIVATIONS,
    MORALE_FIRST,
    MORALE_SECOND,
    END_OF_TURN,
    LENGTH_ROLLED,
};

/* place_neutrals: where the scenario says, on the lowest level. */
static void place_neutrals(const struct tc *t, struct tc_state *s)
{
    struct tc_ground ground;

    if (!(t->there & models_of(NEUTRAL)))
        return;
    tc_ground_make(&ground, &t->terrain, NULL);
    for_models (m, t->there & models_of(NEUTRAL)) {
        struct point at = t->neutral_at[m - 2 * TC_SIDE_MODELS];
        int16_t z[TC_LEVELS];

        if ((at.x || at.y) && tc_levels(&ground, at, z, NULL)) {
            s->model[m].where = ON_TABLE;
            s->model[m].x = (int16_t)at.x;
            s->model[m].y = (int16_t)at.y;
            s->model[m].z = z[0];
        }
    }
}

void tc_turn_start(const struct tc *t, struct tc_state *s)
{
    s->initiative = -1;
    s->first = -1;
    for_models (m, t->there)
        s->model[m].where = IN_RESERVE;
    place_neutrals(t, s);
    turn_push(&s->stack, (struct frame){ .kind = F_TURN, .seat = SEAT_NONE });
}

/* --- the end --- */

/* tell_used: CONSUMABLE items that the campaign loses (TC-12.15). */
static void tell_used(struct tc_play *p)
{
    for_models (m, p->t->there) {
        const struct tc_fighter *f = &p->t->fighter[m];

        for (int i = 0; i < f->kits; i++)
            if (p->t->item[f->kit[i]].keywords >> KW_CONSUMABLE & 1 &&
                tc_kit_used(p->t, p->s, m, i))
                tc_tell(p, SAW_USED_UP, 0, (int16_t[7]){ (int16_t)m, f->kit[i] });
    }
}

/* tell_glory: what models have earned that are not out. */
static void tell_glory(struct tc_play *p)
{
    for_models (m, p->t->there) {
        struct tc_ask ask = { .model = m, .target = -1 };
        int glory = 0;

        if (p->s->model[m].where != OUT_OF_ACTION &&
            tc_effects_has(p->t, p->s, AT_GAME_END, DOES_GLORY, 0, &ask, &glory))
            tc_tell(p, SAW_GLORY, EVENT_EFFECT, (int16_t[7]){ (int16_t)m, (int16_t)glory });
    }
}

/* tell_hidden: charges that never went off are a secret no longer. */
static void tell_hidden(struct tc_play *p)
{
    for (int i = 0; i < TC_MARKERS; i++) {
        const struct tc_marker *m = &p->s->marker[i];

        if (m->kind == MARKER_CHARGES)
            tc_tell(p, SAW_LEFT_LYING, EVENT_REVEAL, (int16_t[7]){ m->x, m->y });
    }
}

void tc_game_over(struct tc_play *p, int winner, int how)
{
    struct tc_state *s = p->s;

    while (s->stack.depth)
        turn_pop(&s->stack);
    memset(s->path, 0, sizeof s->path);
    memset(&s->attack, 0, sizeof s->attack);
    memset(s->queue, 0, sizeof s->queue);
    memset(s->injury, 0, sizeof s->injury);
    memset(s->active, 0, sizeof s->active);
    memset(s->paused, 0, sizeof s->paused);
    s->paths = s->injuries = s->queues = s->actives = s->pauses = 0;
    tc_end_limbo(p);
    s->winner = (int8_t)(winner + 1);
    s->decided = (uint8_t)how;
    turn_push(&s->stack, (struct frame){ .kind = F_OVER, .seat = SEAT_NONE });
    tc_hear(p, &(struct tc_event){ .kind = HEARD_GAME_END,
                                   .model = -1,
                                   .target = -1,
                                   .root = -1,
                                   .direct = -1,
                                   .result = (uint8_t)s->winner });
    if (winner < 0)
        tc_score_now(p, SCORE_GAME_END); /* TCS-0.8 */
    tell_hidden(p);
    tell_used(p);
    tell_glory(p);
    tc_tell(p, SAW_OVER, EVENT_EFFECT,
            (int16_t[7]){ (int16_t)winner, (int16_t)how, s->side[SOUTH].points,
                          s->side[NORTH].points });
}

bool tc_wiped_out(struct tc_play *p)
{
    bool empty[2];

    for (int side = SOUTH; side <= NORTH; side++)
        empty[side] = !(tc_left(p->t, p->s) & models_of(side));
    if (!empty[SOUTH] && !empty[NORTH])
        return false;
    tc_game_over(p,
                 empty[SOUTH] && empty[NORTH] ? -1
                 : empty[SOUTH]               ? NORTH
                                              : SOUTH,
                 END_WIPED_OUT);
    return true;
}

/* --- a Turn --- */

/* new_turn: TC-4.2, the lower count has the Initiative; equal ones roll off. */
static bool new_turn(struct tc_play *p)
{
    struct tc_state *s = p->s;
    uint64_t standing = tc_standing(p->t, s);
    int south = bits_count(standing & models_of(SOUTH));
    int north = bits_count(standing & models_of(NORTH));

    s->turn++;
    s->first = -1;
    for_models (m, p->t->there) {
        s->model[m].flags &=
            (uint16_t) ~(IS_ACTIVATED | IS_EXHAUSTED | HAS_CHARGED | HAS_KILLED | IS_COMMANDED);
        s->model[m].bound = 0;
        tc_forget(p->t, s, m, TC_ONCE_A_TURN);
    }
    tc_tell(
        p, SAW_TURN, 0,
        (int16_t[7]){ s->turn, (int16_t)tc_last_turn(p->t, s), (int16_t)south, (int16_t)north });
    tc_step(p, INITIATIVE);
    if (south == north)
        tc_die(p, DIE_INITIATIVE, -1);
    else
        p->answer = south < north ? SOUTH : NORTH;
    return true;
}

static bool take_initiative(struct tc_play *p)
{
    p->s->initiative = (int8_t)tc_take_answer(p);
    tc_tell(p, SAW_INITIATIVE, 0, (int16_t[7]){ p->s->initiative });
    return tc_step(p, TASKS);
}

static bool check_morale(struct tc_play *p, int order, int next)
{
    int side = tc_spender(p->s, order); /* TC-11.5: without the Initiative first */

    tc_step(p, next);
    if (tc_must_check(p->t, p->s, side))
        tc_call(p, F_MORALE, side, 0, 0, 0);
    return true;
}

/* end_of_turn: TC-4.15, points after both Morale Checks; then the next Turn or the end. */
static bool end_of_turn(struct tc_play *p)
{
    tc_hear(p, &(struct tc_event){ .kind = HEARD_TURN_END,
                                   .model = -1,
                                   .target = -1,
                                   .root = -1,
                                   .direct = -1,
                                   .result = p->s->turn });
    tc_score_now(p, SCORE_TURN_END);
    if (tc_wiped_out(p))
        return true;
    if (p->s->turn < p->t->base.turns)
        return tc_step(p, NEW_TURN);
    if (p->t->extra_turn && p->s->turn == p->t->base.turns) {
        tc_step(p, LENGTH_ROLLED);
        tc_die(p, DIE_LENGTH, -1);
        return true;
    }
    tc_game_over(p, -1, END_TURNS);
    return true;
}

/* length_rolled: TCS-0.11, one more Turn on 3 to 6. */
static bool length_rolled(struct tc_play *p)
{
    int more = tc_take_answer(p);

    tc_tell(p, SAW_LENGTH, EVENT_EFFECT, (int16_t[7]){ (int16_t)more });
    if (more)
        return tc_step(p, NEW_TURN);
    tc_game_over(p, -1, END_TURNS);
    return true;
}

int tc_last_turn(const struct tc *t, const struct tc_state *s)
{
    return s->turn > t->base.turns ? s->turn : t->base.turns;
}

static bool call_and_step(struct tc_play *p, int frame, int arg, int next)
{
    tc_step(p, next);
    tc_call(p, frame, arg, 0, 0, 0);
    return true;
}

/* start_tasks: TC-4.3, after the Initiative is fixed: what kit does then, in the order of the slots
 * with the Initiative's side first, and reinforcements. */
static bool start_tasks(struct tc_play *p)
{
    tc_step(p, WHO_IS_FIRST);
    if (tc_has_reserves(p->t, p->s))
        tc_call(p, F_TASK, 0, 0, 0, 0);
    for (int order = 0; order < 2; order++) /* what is asked last is answered first */
        for_models (m, tc_present(p->t, p->s) & models_of(tc_spender(p->s, order)))
            tc_effects_do(p, AT_TURN_START, &(struct tc_ask){ .model = m, .target = -1 });
    return true;
}

bool tc_turn_run(struct tc_play *p)
{
    switch (top_of(p->s)->arg[STEP]) {
    case ROLL_FOR_ZONES:
        if (p->t->zones_fixed) {
            p->s->side[NORTH].zone = 1;
            return tc_step(p, DEPLOY);
        }
        return call_and_step(p, F_DIE, DIE_ZONE, CHOOSE_ZONES);
    case CHOOSE_ZONES: return call_and_step(p, F_ZONE, tc_take_answer(p), DEPLOY);
    case DEPLOY: return call_and_step(p, F_DEPLOY, 0, NEW_TURN);
    case NEW_TURN: return new_turn(p);
    case INITIATIVE: return take_initiative(p);
    case TASKS: return start_tasks(p);
    case WHO_IS_FIRST: return call_and_step(p, F_FIRST, 0, ACTIVATIONS);
    case ACTIVATIONS: return call_and_step(p, F_ACTIVATE, 0, MORALE_FIRST);
    case MORALE_FIRST: return check_morale(p, 0, MORALE_SECOND);
    case MORALE_SECOND: return check_morale(p, 1, END_OF_TURN);
    case END_OF_TURN: return end_of_turn(p);
    default: return length_rolled(p);
    }
}

int tc_turn_phase(const struct tc_state *s)
{
    const struct frame *f = &s->stack.frame[0];

    if (f->kind != F_TURN || top_of(s)->kind == F_OVER || f->arg[STEP] <= NEW_TURN)
        return -1;
    /* the step is the one that comes after what is being decided */
    return f->arg[STEP] <= ACTIVATIONS ? 0 : f->arg[STEP] == MORALE_FIRST ? 1 : 2;
}

void tc_turn_draw(struct tc_play *p)
{
    tc_call(p, F_TURN, 0, 0, 0, 0);
    tc_step(p, MORALE_FIRST);
}

int tc_turn_audit(const struct tc_state *s, struct error *err)
{
    const struct frame *f = &s->stack.frame[0];

    if (f->kind != F_TURN)
        return 0;
    if (f->arg[STEP] < 0 || f->arg[STEP] > LENGTH_ROLLED)
        return error_set(err, "a Turn has no such step");
    if (f->arg[STEP] > INITIATIVE && s->initiative < 0)
        return error_set(err, "nobody has the Initiative (TC-4.2)");
    if (f->arg[STEP] > ACTIVATIONS && s->first < 0)
        return error_set(err, "nobody activates first (TC-4.3)");
    return (f->arg[STEP] > NEW_TURN) == (s->turn > 0)
               ? 0
               : error_set(err, "Turns count from 1, and set-up comes before them");
}

/* --- F_FIRST: who activates first (TC-4.3) --- */

void tc_first_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    (void)t;
    (void)s;
    tc_offer(m, (struct action){ DO_FIRST, { 0 } });
    tc_offer(m, (struct action){ DO_FIRST, { 1 } });
}

void tc_first_apply(struct tc_play *p, const struct action *a)
{
    int side = p->s->initiative;

    p->s->first = (int8_t)(a->arg[0] ? other_side(side) : side);
    tc_tell(p, SAW_FIRST, 0, (int16_t[7]){ p->s->first });
    tc_end_frame(p, p->s->first);
}

bool tc_first_run(struct tc_play *p)
{
    return tc_wait(p, p->s->initiative);
}
