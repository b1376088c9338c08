/* secrets.c - who knows what. One thing is hidden: which terrain a side has filled with Explosive Charges
 * (TC-16.9). The others know that it was done, and who did it. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/scenario/scenario.h"
#include "games/trench_crusade/tc_rules.h"

enum { UNKNOWN_PIECE = 255 };

bool tc_has_secrets(const struct tc *t)
{
    for_models (m, t->there)
        for_effects(e, t, m, AT_AFTER_DEPLOYMENT)
        {
            if (e->verb == DOES_CODE && e->what == CODE_CHARGES)
                return true;
        }
    return false;
}

static bool is_hidden(const struct tc_marker *m, int seat)
{
    return m->kind == MARKER_CHARGES && m->side != seat;
}

void tc_observe(const struct scenario *scn, const void *state, int seat, void *view)
{
    struct tc_state *v = memmove(view, state, sizeof *v);

    (void)scn;
    for (int i = 0; i < TC_MARKERS && !v->decided; i++)
        if (is_hidden(&v->marker[i], seat)) {
            v->marker[i].x = v->marker[i].y = v->marker[i].z = 0;
            v->marker[i].state = UNKNOWN_PIECE;
        }
}

/* draw_piece: one that could have been filled, or -1; where nobody stands beside it now, if `alone`. */
static int draw_piece(const struct tc_field *f, int model, bool alone, struct rng *rng)
{
    struct tc_field empty = { .t = f->t, .s = f->s };
    int found = 0, piece = -1;

    if (!alone)
        tc_ground_make(&empty.ground, &f->t->terrain, NULL);
    for (int i = 0; i < f->ground.shape->pieces && i < TC_PLAN_PIECES; i++)
        if (tc_charges_fit(alone ? f : &empty, model, i) && rng_below(rng, (uint32_t)++found) == 0)
            piece = i;
    return piece;
}

void tc_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                    void *state)
{
    struct tc_state *s = memmove(state, view, sizeof *s);
    const struct tc *t = tc_of(scn);

    for (int i = 0; i < TC_MARKERS; i++) {
        struct tc_marker *m = &s->marker[i];
        struct tc_field field;

        if (!is_hidden(m, seat) || m->state != UNKNOWN_PIECE)
            continue;
        tc_field_make(&field, t, s);
        int piece = draw_piece(&field, m->amount - 1, true, rng);
        if (piece < 0)
            piece = draw_piece(&field, m->amount - 1, false, rng);
        m->state = (uint8_t)(piece < 0 ? 0 : piece);
        const struct box *b = &t->terrain.shape.piece[m->state].box;
        m->x = (int16_t)((b->x0 + b->x1) / 2);
        m->y = (int16_t)((b->y0 + b->y1) / 2);
    }
}
