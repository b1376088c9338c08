/* tw_turn.c - what follows what: the steps of a turn, the end of the game. */
#include "games/trench_warfare/tw_rules.h"

#include <string.h>

/* TWF-3. Of a step: who decides, on which board, with which pieces. */
const struct tw_step tw_steps[STEPS] = {
    { "2B", PLACE, 0, ALB, DEFENDER, "CP defenders set up", "TWF-2B" },
    { "2C", PLACE, 1, CPB, DEFENDER, "AL defenders set up", "TWF-2C" },
    { "2D", PLACE, 0, ALB, GUN, "CP artillery sets up", "TWF-2D" },
    { "2E", PLACE, 1, CPB, GUN, "AL artillery sets up", "TWF-2E" },
    { "A", MOVE, 0, CPB, CHARGER, "CP chargers move", "TWF-4N" },
    { "B", FIRE, 0, CPB, CHARGER, "CP chargers fire", "TWF-5C" },
    { "C", MOVE, 1, ALB, CHARGER, "AL chargers move", "TWF-4N" },
    { "D", FIRE, 1, ALB, CHARGER, "AL chargers fire", "TWF-5C" },
    { "E", MOVE, 1, CPB, DEFENDER, "AL defenders move", "TWF-4" },
    { "F", FIRE, 1, CPB, DEFENDER, "AL defenders fire", "TWF-5E" },
    { "G", MOVE, 1, CPB, GUN, "AL artillery moves", "TWF-4M" },
    { "H", SHELL, 1, CPB, GUN, "AL artillery fires", "TWF-5A" },
    { "I", MOVE, 0, ALB, DEFENDER, "CP defenders move", "TWF-4" },
    { "J", FIRE, 0, ALB, DEFENDER, "CP defenders fire", "TWF-5E" },
    { "K", MOVE, 0, ALB, GUN, "CP artillery moves", "TWF-4M" },
    { "L", SHELL, 0, ALB, GUN, "CP artillery fires", "TWF-5A" },
    { "over", OVER, SEAT_NONE, CPB, CHARGER, "The game is over", "TWF-0" },
};

/* --- the end --- */

static void wipe_marks(struct tw_state *s)
{
    memset(&s->moved, 0, sizeof s->moved);
    memset(&s->ran, 0, sizeof s->ran);
    memset(&s->fired, 0, sizeof s->fired);
}

static void finish(const struct tw *tw, struct tw_state *s, bool early, struct events *events)
{
    wipe_marks(s);
    s->floor = 0;
    s->step = STEP_OVER;
    tw_tell(events, SAW_END, 0, tw_in_trench(tw, &s->field[CPB]), tw_in_trench(tw, &s->field[ALB]),
            early, tw_handicap(tw, s));
}

/* TWF-0e, A13, A20: a side without chargers loses to one charger in its trench; two such sides have
 * drawn. */
static bool decided(const struct tw *tw, const struct tw_state *s)
{
    bool none[FIELDS];

    for (int i = 0; i < FIELDS; i++)
        none[i] = plane_empty(&s->field[i].of[CHARGER]);
    if (!none[CPB] && !none[ALB])
        return false;
    return (none[CPB] && none[ALB]) || tw_in_trench(tw, &s->field[none[CPB] ? ALB : CPB]) > 0;
}

/* --- from step to step --- */

/* can_act: is there anything to decide in this step? */
static bool can_act(const struct tw *tw, const struct tw_state *s)
{
    struct action list[SHOTS_MAX];

    switch (step_of(s)->doing) {
    case MOVE: return tw_can_move(tw, s);
    case FIRE: return tw_list_shots(tw, s, list, 1) > 0;
    case SHELL: return tw_list_shells(tw, s, list) > 0;
    default: return true;
    }
}

static void next_step(const struct tw *tw, struct tw_state *s, struct events *events)
{
    EXPECT(s->step < STEP_OVER);
    s->floor = 0;
    if (s->step < STEP_L || s->turn < tw->base.turns) {
        s->turn += s->step == STEP_L;
        s->step = s->step == STEP_L ? STEP_A : (uint8_t)(s->step + 1);
        if (step_of(s)->doing == MOVE)
            wipe_marks(s); /* TWF-4C, 5E: marks are of one turn */
    } else {
        finish(tw, s, false, events); /* TWF-0: after step 3L of the last turn */
    }
}

void tw_go_on(const struct tw *tw, struct tw_state *s, bool ended, struct events *events)
{
    int step = s->step;

    EXPECT(s->due == DUE_NONE);
    if (decided(tw, s)) {
        finish(tw, s, true, events);
        return;
    }
    if (ended)
        next_step(tw, s, events);
    while (!can_act(tw, s))
        next_step(tw, s, events);
    if (s->step != step && s->step != STEP_OVER)
        tw_tell(events, SAW_STEP, 0, s->turn, s->step, 0, 0);
}
