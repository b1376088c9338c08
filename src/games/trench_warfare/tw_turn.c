/* tw_turn.c - what follows what: set-up, steps, dice, duels, the end. */
#include "games/trench_warfare/tw_state.h"

#include <string.h>

/* TWF-3. Of a step: who decides, on which board, with which pieces. */
const struct step tw_step[STEPS] = {
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

void tw_start(const struct scenario *scn, void *state)
{
    memcpy(state, &tw_of(scn)->opening, sizeof(struct state));
}

int tw_to_move(const struct scenario *scn, const void *state)
{
    const struct state *s = state;

    (void)scn;
    return s->due ? SEAT_CHANCE : step_of(s)->seat;
}

/* --- set-up --- */

/* TWF-2B to 2E: where the next piece may go. Pieces of a kind are alike, so that they are placed
 * from the top down, and never so low that there is no room for the rest. */
int tw_list_places(const struct tw *tw, const struct state *s, int *out)
{
    const struct step *step = step_of(s);
    const struct plane *placed = &s->field[step->field].of[step->piece];
    int spot[ROWS * COLUMNS], next = 0, n = 0;
    int spots = plane_list(step->piece == GUN ? &tw->rear : &tw->trench, spot);
    int left = (step->piece == GUN ? GUNS : DEFENDERS) - plane_count(placed);

    for (int i = 0; i < spots; i++)
        if (plane_has(placed, spot[i]))
            next = i + 1;
    for (int i = next; left > 0 && i <= spots - left; i++)
        out[n++] = spot[i];
    return n;
}

/* --- the end --- */

static void tell(struct events *events, int kind, int flags, int a, int b, int c, int d)
{
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = EVENT_ALL,
                                      .flags = (uint16_t)flags,
                                      .arg = { (int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d } });
}

static void finish(const struct tw *tw, struct state *s, bool early, struct events *events)
{
    memset(&s->moved, 0, sizeof s->moved);
    memset(&s->ran, 0, sizeof s->ran);
    memset(&s->fired, 0, sizeof s->fired);
    s->floor = 0;
    s->step = STEP_OVER;
    tell(events, SAW_END, 0, tw_in_trench(tw, &s->field[CPB]), tw_in_trench(tw, &s->field[ALB]),
         early, 0);
}

/* TWF-0e, A13, A20: a side without chargers loses to one charger in its trench; two such sides have
 * drawn. */
static bool decided(const struct tw *tw, const struct state *s)
{
    bool none[FIELDS];

    for (int i = 0; i < FIELDS; i++)
        none[i] = plane_empty(&s->field[i].of[CHARGER]);
    if (!none[CPB] && !none[ALB])
        return false;
    return (none[CPB] && none[ALB]) || tw_in_trench(tw, &s->field[none[CPB] ? ALB : CPB]) > 0;
}

/* --- from step to step --- */

static bool has_option(const struct tw *tw, const struct state *s)
{
    struct action list[SHOTS_MAX];

    switch (step_of(s)->doing) {
    case MOVE: return tw_can_move(tw, s);
    case FIRE: return tw_list_shots(tw, s, list, 1) > 0;
    case SHELL: return tw_list_shells(tw, s, list) > 0;
    default: return true;
    }
}

static void next_step(const struct tw *tw, struct state *s, struct events *events)
{
    s->floor = 0;
    if (s->step < STEP_L || s->turn < tw->base.turns) {
        s->turn += s->step == STEP_L;
        s->step = s->step == STEP_L ? STEP_A : (uint8_t)(s->step + 1);
        if (step_of(s)->doing != MOVE)
            return;
        memset(&s->moved, 0, sizeof s->moved); /* TWF-4C, 5E: marks are of one turn */
        memset(&s->ran, 0, sizeof s->ran);
        memset(&s->fired, 0, sizeof s->fired);
        return;
    }
    finish(tw, s, false, events); /* TWF-0: after step 3L of the last turn */
}

/* settle: the step goes on while its side can do anything in it, else the next one comes. */
static void settle(const struct tw *tw, struct state *s, bool ended, struct events *events)
{
    int step = s->step;

    if (decided(tw, s)) {
        finish(tw, s, true, events);
        return;
    }
    if (ended)
        next_step(tw, s, events);
    while (!has_option(tw, s))
        next_step(tw, s, events);
    if (s->step != step && s->step != STEP_OVER)
        tell(events, SAW_STEP, 0, s->turn, s->step, 0, 0);
}

/* --- decisions --- */

static void apply_place(const struct tw *tw, struct state *s, int hex, struct events *events)
{
    const struct step *step = step_of(s);
    struct plane *placed = &s->field[step->field].of[step->piece];

    plane_set(placed, hex);
    tell(events, SAW_PLACE, 0, step->seat, (int)step->piece, hex, 0);
    if (plane_count(placed) < (step->piece == GUN ? GUNS : DEFENDERS))
        return;
    if (s->step == STEP_2E) {
        settle(tw, s, true, events);
        return;
    }
    s->step++;
    tell(events, SAW_STEP, 0, s->turn, s->step, 0, 0);
}

static void apply_move(const struct tw *tw, struct state *s, int from, int to,
                       struct events *events)
{
    const struct step *step = step_of(s);
    struct field *f = &s->field[step->field];
    struct plane *own = &f->of[step->piece];
    int jump = to - from;
    const int16_t *near = tw->jump[row_of(from) & 1];

    plane_clear(own, from);
    plane_set(own, to);
    plane_set(&s->moved, to);
    if (jump != near[4] && jump != near[5] && jump != near[8] && jump != near[10] &&
        jump != near[13] && jump != near[14])
        plane_set(&s->ran, to);
    s->floor = (uint8_t)row_of(from); /* TWF-4D: where it began counts */
    tell(events, SAW_MOVE, 0, step->seat, (int)step->piece, from, to);
    if (step->piece == GUN || !plane_has(&f->of[step->piece == CHARGER ? DEFENDER : CHARGER], to)) {
        settle(tw, s, false, events);
        return;
    }
    s->due = DUE_DUEL; /* TWF-4H, 7: at once, before anybody else moves */
    s->target = (uint16_t)to;
    tell(events, SAW_CHARGE, 0, step->seat, (int)step->piece, to, 0);
}

static void apply_shot(const struct tw *tw, struct state *s, const struct action *a,
                       struct events *events)
{
    static const int saw[] = {
        [DO_FIRE] = SAW_FIRE, [DO_GRENADE] = SAW_GRENADE, [DO_SHELL] = SAW_SHELL
    };
    const struct step *step = step_of(s);
    const struct field *f = &s->field[step->field];
    int from = a->arg[0], target = a->arg[1];

    if (a->kind == DO_FIRE)
        target = tw_first_piece(tw, f, from, a->arg[1]);
    if (a->kind == DO_SHELL)
        target = tw_shell_target(tw, f, from);
    plane_set(&s->fired, from);
    s->floor = (uint8_t)row_of(from);
    s->due = DUE_SHOT;
    s->from = (uint16_t)from;
    s->target = (uint16_t)target;
    tell(events, saw[a->kind], 0, step->seat, (int)step->piece, from, target);
}

/* --- dice --- */

static enum piece victim(const struct step *step)
{
    return step->piece == CHARGER ? DEFENDER : CHARGER;
}

static void apply_hit(const struct tw *tw, struct state *s, bool hit, struct events *events)
{
    const struct step *step = step_of(s);
    int target = s->target;

    s->due = DUE_NONE;
    s->from = s->target = 0;
    if (hit)
        plane_clear(&s->field[step->field].of[victim(step)], target);
    tell(events, hit ? SAW_HIT : SAW_MISS, hit ? EVENT_EFFECT | EVENT_LOSS << (1 - step->seat) : 0,
         1 - step->seat, (int)victim(step), target, 0);
    settle(tw, s, false, events);
}

/* TWF-7: a roll that is not higher than the last eliminates the roller's piece. */
static void apply_duel(const struct tw *tw, struct state *s, int roll, struct events *events)
{
    const struct step *step = step_of(s);
    struct field *f = &s->field[step->field];
    enum piece roller = s->answer ? victim(step) : step->piece;
    int seat = s->answer ? 1 - step->seat : step->seat, hex = s->target;

    if (roll != ROLL_FAILS) {
        s->beat = (uint8_t)(roll + 1);
        s->answer ^= 1;
        tell(events, SAW_DUEL_ROLL, 0, seat, (int)roller, hex, roll);
        return;
    }
    plane_clear(&f->of[roller], hex);
    if (!s->answer) {
        plane_clear(&s->moved, hex);
        plane_clear(&s->ran, hex);
    }
    tell(events, SAW_DUEL_FAILS, 0, seat, (int)roller, hex, s->beat - 1);
    tell(events, SAW_DUEL_LOST, EVENT_EFFECT | EVENT_LOSS << seat, seat, (int)roller, hex, 0);
    s->due = DUE_NONE;
    s->target = 0;
    s->beat = s->answer = 0;
    settle(tw, s, false, events);
}

void tw_apply(const struct scenario *scn, void *state, const struct action *action,
              struct events *events)
{
    const struct tw *tw = tw_of(scn);
    struct state *s = state;

    switch (action->kind) {
    case DO_PLACE: apply_place(tw, s, action->arg[0], events); break;
    case DO_MOVE: apply_move(tw, s, action->arg[0], action->arg[1], events); break;
    case DO_END: settle(tw, s, true, events); break;
    case DO_ROLL:
        if (s->due == DUE_DUEL)
            apply_duel(tw, s, action->arg[0], events);
        else
            apply_hit(tw, s, action->arg[0], events);
        break;
    default: apply_shot(tw, s, action, events);
    }
}

/* TWF-Z: with the option a second die, thrown first, says whether the roll leaves the table. */
struct dice tw_dice(const struct scenario *scn, const void *state)
{
    (void)state;
    return (struct dice){ tw_option(tw_of(scn), OPTION_OFF_TABLE) ? 2 : 1, 6 };
}

/* result: what a roll of 0 to 6 means for the dice that are due. */
static int result(const struct tw *tw, const struct state *s, int roll)
{
    if (s->due == DUE_DUEL)
        return roll >= s->beat ? roll : ROLL_FAILS;
    return tw_hitting_faces(tw, step_of(s)->doing, s->from, s->target) >> roll & 1;
}

/* TWF-Z: a die that left the table is not read. */
unsigned tw_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                      struct action *out)
{
    const struct tw *tw = tw_of(scn);
    int off = tw_option(tw, OPTION_OFF_TABLE);
    int roll = off == 0 ? faces[0] : faces[0] <= off ? 0 : faces[1];

    *out = tw_action(DO_ROLL, result(tw, state, roll), 0);
    return off && faces[0] > off ? 2 : 1;
}

int tw_chance(const struct scenario *scn, const void *state, struct outcome *out)
{
    const struct tw *tw = tw_of(scn);
    int off = tw_option(tw, OPTION_OFF_TABLE), n = 0;

    for (int roll = off ? 0 : 1; roll <= 6; roll++) {
        struct action a = tw_action(DO_ROLL, result(tw, state, roll), 0);
        uint64_t weight = roll ? 6 - (uint64_t)off : 6 * (uint64_t)off;
        int i = 0;

        while (i < n && !action_same(&out[i].action, &a))
            i++;
        if (i == n)
            out[n++] = (struct outcome){ a, 0 };
        out[i].weight += weight;
    }
    return n;
}
