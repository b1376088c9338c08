/* drill_secrets.c - who knows how many rounds were packed. */
#include "games/drill/drill_rules.h"

#include <string.h>

/* DRL-2: until the end, only the section that packed them. */
void drill_observe(const struct scenario *scn, const void *state, int seat, void *view)
{
    struct drill_state *v = memmove(view, state, sizeof *v);
    const struct frame *f = drill_top(v);

    for (int i = 0; i < SEATS_MAX && i < scn->seats && f->kind != FRAME_OVER; i++)
        if (i != seat && (f->kind != FRAME_PACK || i < f->seat))
            v->packed[i] = DRILL_UNKNOWN;
}

/* Any number that the shots heard allow. */
void drill_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                       void *state)
{
    struct drill_state *s = memcpy(state, view, sizeof *s);

    (void)seat;
    for (int i = 0; i < scn->seats; i++)
        if (s->packed[i] == DRILL_UNKNOWN)
            s->packed[i] =
                (uint8_t)(s->shots[i] + rng_below(rng, (uint32_t)(DRILL_ROUNDS + 1 - s->shots[i])));
}
