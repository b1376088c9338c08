/* vv_turn.c - the sequence of play (VV-5): phases, segments, turns, control, the end. */
#include "games/valor_and_victory/vv_rules.h"

/* An objective belongs to whoever occupied it last at the end of a phase. */
static void update_control(struct vv_play *p)
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

/* --- phases --- */

static void ask(struct vv_play *p, int kind, int seat)
{
    while (p->s->turn.depth > 1)
        turn_pop(&p->s->turn);
    *turn_top(&p->s->turn) = (struct frame){ .kind = (uint8_t)kind, .seat = (int8_t)seat };
}

static void end_game(struct vv_play *p, int goal)
{
    int result = goal == VV_NONE ? VV_NONE : p->v->goal[goal].result;

    EXPECT(goal >= VV_NONE && goal < p->v->goals);
    p->s->result = (uint8_t)(result + 1);
    ask(p, F_OVER, SEAT_NONE);
    tell(p, SAW_END, result + 1, goal + 1, 0, 0, 0);
}

/* VV-5.3.1: every pinned unit of the active side rallies by itself. */
static void unpin(struct vv_play *p, int side)
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

static void begin_phase(struct vv_play *p, int phase)
{
    struct vv_state *s = p->s;
    int seat = phase == VV_DEFENSIVE ? other_side(s->active) : s->active;

    EXPECT(phase > VV_SETUP && phase < VV_PHASES);
    s->phase = (uint8_t)phase;
    ask(p, F_PHASE, seat);
    if (phase == VV_COMMAND)
        unpin(p, s->active);
}

static void begin_segment(struct vv_play *p, int side)
{
    p->s->active = (uint8_t)side;
    tell(p, SAW_PHASE, side, 0, 0, 0, 0);
    begin_phase(p, VV_COMMAND);
}

static void begin_turn(struct vv_play *p, int number)
{
    EXPECT(number >= 1 && number <= p->v->base.turns);
    p->s->game_turn = (uint8_t)number;
    tell(p, SAW_TURN, number, 0, 0, 0, 0);
    begin_segment(p, 0); /* VV-5.2: Player A */
}

void vv_begin_play(struct vv_play *p)
{
    update_control(p);
    begin_turn(p, 1);
}

/* VV-5.3.6: smoke thins, the markers of both sides come off. */
static void clean_up(struct vv_state *s)
{
    for_set (hex, &s->affected)
        vv_set_effects(s, hex, smoke_at(s, hex) > 1);
    for (int i = 0; i < VV_MARKERS; i++)
        if (!((VV_PINNED | VV_IMMOBILE) >> i & 1))
            s->marked[i] = 0;
    for (int i = 0; i < s->records; i++) { /* beyond them all are zero */
        s->shot_at[i] = 0;
        s->shot_from[i] = 0;
    }
    s->records = s->orders = 0;
}

static void end_turn(struct vv_play *p)
{
    int goal = vv_goal_now(p->v, p->s, true);

    if (goal == VV_NONE && p->s->game_turn == p->v->base.turns)
        goal = vv_goal_now(p->v, p->s, false); /* VV-4.1 */
    else if (goal == VV_NONE) {
        begin_turn(p, p->s->game_turn + 1);
        return;
    }
    end_game(p, goal);
}

static void end_segment(struct vv_play *p)
{
    clean_up(p->s);
    if (p->s->active == 0)
        begin_segment(p, 1); /* VV-5.3.7 */
    else
        end_turn(p);
}

static void remove_lanes(struct vv_state *s)
{
    for_set (hex, &s->affected)
        vv_set_effects(s, hex, s->effects[hex] & (VV_SMOKE | VV_ASSAULTED_FROM));
}

void vv_next_phase(struct vv_play *p)
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
