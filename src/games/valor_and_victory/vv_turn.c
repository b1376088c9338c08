/* vv_turn.c - the sequence of play (VV-5): phases, segments, turns, control, the end. */
#include "games/valor_and_victory/vv_phase.h"

/* --- objectives and victory (VV-4.3) --- */

int control_count(const struct vv *v, const struct vv_state *s, int side, uint32_t objectives)
{
    int count = 0;

    for (int i = 0; i < v->objectives; i++)
        count += (objectives >> i & 1) && s->owner[i] == side;
    return count;
}

/* An objective belongs to whoever occupied it last at the end of a phase. */
static void update_control(struct play *p)
{
    struct vv_state *s = p->s;

    for (int i = 0; i < p->v->objectives; i++) {
        int first = s->cell[p->v->objective[i]].head;
        int side = first ? s->unit[first - 1].side : s->owner[i];

        if (side == s->owner[i])
            continue;
        s->owner[i] = (uint8_t)side;
        tell(p, SAW_CONTROL, s->owner[i], p->v->objective[i], 0, 0, 0);
    }
}

/* is_left: on the map or able to enter yet, or aboard a transport that is. */
static bool is_left(const struct vv_state *s, int u)
{
    const struct vv_unit *unit = &s->unit[u];
    int place = unit->place == VV_ABOARD ? s->unit[unit->carrier - 1].place : unit->place;

    return place == VV_ON_MAP || place == VV_OFF_MAP;
}

int units_left(const struct vv *v, const struct vv_state *s, int side)
{
    int count = 0;

    (void)v;
    for (int u = 0; u < VV_UNITS; u++)
        count += s->unit[u].side == side && is_left(s, u);
    return count;
}

static int score(const struct vv *v, const struct vv_state *s, int side)
{
    return v->score_kill * s->pool[side].kills +
           v->score_objective * control_count(v, s, side, ~UINT32_C(0));
}

int term_value(const struct vv *v, const struct vv_state *s, const struct vv_term *term)
{
    int side = term->side, other = other_side(side);

    switch (term->kind) {
    case VV_CONTROL: return control_count(v, s, side, term->objectives);
    case VV_KILLS: return s->pool[side].kills;
    case VV_KILLS_LEAD: return s->pool[side].kills - s->pool[other].kills;
    case VV_EXITS: return s->pool[side].exits;
    case VV_SCORE: return score(v, s, side);
    case VV_SCORE_LEAD: return score(v, s, side) - score(v, s, other);
    default: return units_left(v, s, side);
    }
}

static bool holds(const struct vv *v, const struct vv_state *s, const struct vv_term *term)
{
    int value = term_value(v, s, term);

    switch (term->compare) { /* "<|<=|=|>=|>" */
    case 0: return value < term->number;
    case 1: return value <= term->number;
    case 2: return value == term->number;
    case 3: return value >= term->number;
    default: return value > term->number;
    }
}

int goal_now(const struct vv *v, const struct vv_state *s, bool sudden)
{
    for (int i = 0; i < v->goals; i++) {
        bool all = v->goal[i].sudden == sudden;

        for (int k = 0; k < v->goal[i].terms && all; k++)
            all = holds(v, s, &v->goal[i].term[k]);
        if (all)
            return i;
    }
    return VV_NONE;
}

int goal_decided(const struct vv *v, const struct vv_state *s)
{
    int goal = goal_now(v, s, true);

    if (goal == VV_NONE) /* as end_turn does */
        goal = goal_now(v, s, false);
    return goal != VV_NONE && v->goal[goal].result == s->result - 1 ? goal : VV_NONE;
}

/* --- phases --- */

static void ask(struct play *p, int kind, int seat)
{
    while (p->s->turn.depth > 1)
        turn_pop(&p->s->turn);
    *turn_top(&p->s->turn) = (struct frame){ .kind = (uint8_t)kind, .seat = (int8_t)seat };
}

static void end_game(struct play *p, int goal)
{
    int result = goal == VV_NONE ? VV_NONE : p->v->goal[goal].result;

    p->s->result = (uint8_t)(result + 1);
    ask(p, F_OVER, SEAT_NONE);
    tell(p, SAW_END, result + 1, goal + 1, 0, 0, 0);
}

/* VV-5.3.1: every pinned unit of the active side rallies by itself. */
static void unpin(struct play *p, int side)
{
    struct vv_state *s = p->s;

    for_units (u, s->here[side] & ~s->foot)
        for_cargo (c, s, u)
            unmark(s, c, VV_PINNED);
    for_units (u, s->here[side] & marked(s, VV_PINNED)) {
        unmark(s, u, VV_PINNED);
        tell_unit(p, SAW_RALLIED, u, s->unit[u].hex, 0);
    }
}

static void begin_phase(struct play *p, int phase)
{
    struct vv_state *s = p->s;
    int seat = phase == VV_DEFENSIVE ? other_side(s->active) : s->active;

    s->phase = (uint8_t)phase;
    ask(p, F_PHASE, seat);
    if (phase == VV_COMMAND)
        unpin(p, s->active);
}

static void begin_segment(struct play *p, int side)
{
    p->s->active = (uint8_t)side;
    tell(p, SAW_PHASE, side, 0, 0, 0, 0);
    begin_phase(p, VV_COMMAND);
}

static void begin_turn(struct play *p, int number)
{
    p->s->game_turn = (uint8_t)number;
    tell(p, SAW_TURN, number, 0, 0, 0, 0);
    begin_segment(p, 0); /* VV-5.2: Player A */
}

void begin_play(struct play *p)
{
    update_control(p);
    begin_turn(p, 1);
}

/* VV-5.3.6: smoke thins, the markers of both sides come off. */
static void clean_up(struct vv_state *s)
{
    for_set (hex, &s->stirred)
        vv_stir(s, hex, smoke_at(s, hex) > 1);
    for (int i = 0; i < VV_MARKERS; i++)
        if (!((VV_PINNED | VV_IMMOBILE) >> i & 1))
            s->marked[i] = 0;
    for (int i = 0; i < s->records; i++) { /* beyond them all are zero */
        s->shot_at[i] = 0;
        s->shot_from[i] = 0;
    }
    s->records = s->orders = 0;
}

static void end_turn(struct play *p)
{
    int goal = goal_now(p->v, p->s, true);

    if (goal == VV_NONE && p->s->game_turn == p->v->base.turns)
        goal = goal_now(p->v, p->s, false); /* VV-4.1 */
    else if (goal == VV_NONE) {
        begin_turn(p, p->s->game_turn + 1);
        return;
    }
    end_game(p, goal);
}

static void end_segment(struct play *p)
{
    clean_up(p->s);
    if (p->s->active == 0)
        begin_segment(p, 1); /* VV-5.3.7 */
    else
        end_turn(p);
}

static void remove_lanes(struct vv_state *s)
{
    for_set (hex, &s->stirred)
        vv_stir(s, hex, s->air[hex] & (3 + 128));
}

void next_phase(struct play *p)
{
    struct vv_state *s = p->s;

    if (s->phase == VV_MOVEMENT || s->phase == VV_ADVANCE)
        update_control(p); /* in no other phase does anybody enter a hex */
    if (s->phase == VV_MOVEMENT)
        remove_lanes(s); /* VV-13.9 */
    if (s->phase == VV_AFTER_ACTION)
        end_segment(p);
    else
        begin_phase(p, s->phase + 1);
}
