/* tw_audit.c - the invariants of a state: whatever passes can be played. */
#include "games/trench_warfare/tw_rules.h"

/* outside: a hex of `p` that is not in `in`, or 0. */
static int outside(const struct tw_plane *p, const struct tw_plane *in)
{
    for (int row = 0; row < ROWS + 2; row++) {
        uint32_t bits = p->row[row] & ~in->row[row];

        if (bits)
            return hex_at(row, bits_first(bits));
    }
    return 0;
}

static int shared(const struct tw_plane *p, const struct tw_plane *q)
{
    for (int row = 1; row <= ROWS; row++)
        if (p->row[row] & q->row[row])
            return hex_at(row, bits_first(p->row[row] & q->row[row]));
    return 0;
}

static int fail_at(struct error *err, const char *why, int hex)
{
    return error_set(err, "%s: %s", name_of(hex).at, why);
}

static int audit_field(const struct tw *tw, const struct tw_state *s, int i, struct error *err)
{
    const struct tw_field *f = &s->field[i];
    int hex;

    for (int k = 0; k < PIECES; k++) {
        if ((hex = outside(&f->of[k], &tw->land)))
            return fail_at(err, "there is no such hex (TWF-4F)", hex);
        if (plane_count(&f->of[k]) > count_of(k))
            return error_set(err, "%s holds more than %d %ss (TWF-1)", tw_field_name[i],
                             count_of(k), tw_piece_name[k]);
    }
    if ((hex = outside(&f->of[GUN], &tw->rear)))
        return fail_at(err, "artillery stays behind the trench (TWF-4M)", hex);
    if ((hex = shared(&f->of[GUN], &f->of[CHARGER])) ||
        (hex = shared(&f->of[GUN], &f->of[DEFENDER])))
        return fail_at(err, "infantry never shares a hex with artillery (TWF-4I)", hex);
    hex = shared(&f->of[CHARGER], &f->of[DEFENDER]);
    if (hex && (s->due != DUE_DUEL || i != step_of(s)->field || hex != s->target))
        return fail_at(err, "two pieces share a hex only in hand-to-hand combat (TWF-4H)", hex);
    return 0;
}

/* In the set-up the pieces of later steps are not there yet, and there is room for the rest. */
static int audit_set_up(const struct tw *tw, const struct tw_state *s, struct error *err)
{
    struct action open[ROWS * COLUMNS];
    int hex;

    for (int i = 0; i < FIELDS; i++)
        if ((hex = outside(&s->field[i].of[CHARGER], &tw->start)))
            return fail_at(err, "chargers begin on start hexes (TWF-2A)", hex);
    for (int i = STEP_2B; i <= STEP_2E; i++) {
        const struct tw_plane *placed = &s->field[tw_steps[i].field].of[tw_steps[i].piece];

        if (tw_steps[i].piece == DEFENDER && (hex = outside(placed, &tw->trench)))
            return fail_at(err, "defenders begin in the trench (TWF-2B)", hex);
        if (i > s->step && !plane_empty(placed))
            return error_set(err, "step %s comes later: %s", tw_steps[i].name, tw_steps[i].title);
    }
    if (tw_list_places(tw, s, open) == 0)
        return error_set(err, "no piece can be placed in step %s", step_of(s)->name);
    return 0;
}

static int audit_marks(const struct tw_state *s, struct error *err)
{
    const struct tw_step *step = step_of(s);
    const struct tw_plane *own = own_of(s);
    bool acting = step->doing == MOVE || step->doing == FIRE || step->doing == SHELL;
    bool firing = acting && step->doing != MOVE;

    if (outside(&s->moved, own) || outside(&s->fired, own) || outside(&s->ran, &s->moved))
        return error_set(err, "moved1, moved2 and fired must name pieces whose step it is");
    if (step->piece != CHARGER && !plane_empty(&s->ran))
        return error_set(err, "only chargers move two hexes (TWF-A3)");
    if ((!acting && (!plane_empty(&s->moved) || s->floor)) || (!firing && !plane_empty(&s->fired)))
        return error_set(err, "nobody can have moved or fired yet in step %s", step->name);
    return 0;
}

static int audit_due(const struct tw *tw, const struct tw_state *s, struct error *err)
{
    const struct tw_step *step = step_of(s);
    const struct tw_field *f = field_of(s);
    int from = s->from, target = s->target;

    if (s->due == DUE_NONE)
        return from || target || s->beat || s->answer ? error_set(err, "no dice are due") : 0;
    if (s->due == DUE_DUEL) {
        if (step->doing != MOVE || step->piece == GUN || from || s->beat > 7 || s->answer > 1 ||
            (s->answer && !s->beat) || !on_board(target) || !plane_has(&f->of[CHARGER], target) ||
            !plane_has(&f->of[DEFENDER], target) || !plane_has(&s->moved, target))
            return error_set(err, "hand-to-hand combat needs two pieces in one hex and a step in "
                                  "which one of them moved there (TWF-7)");
        return 0;
    }
    if (s->due != DUE_SHOT || (step->doing != FIRE && step->doing != SHELL) || s->beat ||
        s->answer || !on_board(from) || !on_board(target) || !plane_has(&s->fired, from) ||
        !plane_has(&f->of[enemy_of(step->piece)], target))
        return error_set(err, "a shot needs a step of fire, a shooter and a target (TWF-5)");
    if (step->doing == SHELL ? tw_shell_target(tw, f, from) != target
                             : tw_distance(from, target) > RANGE || tw_direction(from, target) < 0)
        return error_set(err, "the target of the shot is not in line (TWF-5D)");
    return 0;
}

int tw_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct tw *tw = tw_of(scn);
    const struct tw_state *s = state;

    if (s->step >= STEPS || s->turn < 1 || s->turn > scn->turns || s->floor > ROWS)
        return error_set(err, "there is no such turn, step or row");
    for (int i = 0; i < FIELDS; i++)
        if (audit_field(tw, s, i, err))
            return -1;
    if (audit_marks(s, err) || audit_due(tw, s, err))
        return -1;
    return step_of(s)->doing == PLACE ? audit_set_up(tw, s, err) : 0;
}
