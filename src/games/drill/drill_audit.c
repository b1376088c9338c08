/* drill_audit.c - what every position must keep. */
#include "games/drill/drill_rules.h"

/* frame_fits: one decision of a turn at the bottom, answers to a march above it, a roll on top. */
static bool frame_fits(const struct scenario *scn, const struct turn *t, int i)
{
    const struct frame *f = &t->frame[i];
    bool answer = f->kind == FRAME_REACT || f->kind == FRAME_ROLL;

    if (answer != (i > 0) || (f->kind == FRAME_ROLL && i + 1 < t->depth))
        return false;
    if ((f->kind == FRAME_ROLL) != (f->seat == SEAT_CHANCE) ||
        (f->kind == FRAME_OVER) != (f->seat == SEAT_NONE))
        return false;
    return f->arg[0] >= 0 && f->arg[0] < scn->seats && f->arg[1] >= 0 && f->arg[1] < scn->seats;
}

int drill_audit(const struct scenario *scn, const void *state, struct error *err)
{
    const struct drill_state *s = state;

    if (s->turn.depth < 1 || s->turn.depth > scn->seats + 1)
        return error_set(err, "no one is to move, or more than one march is interrupted");
    if (s->day > scn->turns + 1)
        return error_set(err, "day %d is after the last one", s->day);
    for (int i = 0; i < s->turn.depth; i++)
        if (!frame_fits(scn, &s->turn, i))
            return error_set(err, "frame %d names a seat or stands in a place that cannot be",
                             i + 1);
    for (int i = 0; i < scn->seats; i++)
        if (s->packed[i] == DRILL_UNKNOWN || s->shots[i] > s->packed[i])
            return error_set(err, "%s has fired more rounds than it is known to have packed",
                             scn->side[i].title);
    return 0;
}
