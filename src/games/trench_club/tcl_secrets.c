/* tcl_secrets.c - armies are composed at the same time, in secret until everyone is done
 * (TCL-1.5). */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

void tcl_observe(const struct scenario *scn, const void *state, int seat, void *view)
{
    const struct tcl *t = tcl_of(scn);
    struct tcl_state *v = memmove(view, state, sizeof *v);

    EXPECT(seat < scn->seats);
    for (int other = 0; other < scn->seats && top(v)->kind == FRAME_ASSIGN && !t->common; other++)
        for (EACH_SLOT(v, other, i))
            if (other != seat && v->unit[i].type && v->unit[i].army < CHIPS)
                v->unit[i].army = ARMY_HIDDEN;
}

void tcl_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                     void *state)
{
    struct tcl_state *s = memmove(state, view, sizeof *s);

    (void)scn;
    (void)seat;
    for (int i = 0; i < UNITS; i++)
        if (s->unit[i].type && s->unit[i].army == ARMY_HIDDEN)
            s->unit[i].army = (uint8_t)rng_below(rng, CHIPS);
}
