/* charges.c - Explosive Charges: which terrain may be filled with them, and F_BLOW, when they go off: an
 * Injury Roll for everybody on it or in contact with it; then it is gone, and who stood on it falls. Who
 * is still to be hurt lies in the topmost queue. The frame: who brought them; the piece; a step. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum { BRINGER, PIECE };
enum { HURTS, FALLS };
enum { FILLED_MOST = 8 * TC_INCH };

bool tc_charges_fit(const struct tc_field *f, int model, int piece)
{
    const struct tc_shape *shape = f->ground.shape;
    const struct box *zone = &f->t->zone[f->s->side[other_side(side_of(model))].zone];

    if (piece >= TC_PLAN_PIECES || piece >= shape->pieces || f->ground.gone >> piece & 1 ||
        !tc_piece_within(shape, piece, FILLED_MOST) ||
        plane_boxes_meet(&shape->piece[piece].box, zone))
        return false;
    for (int i = 0; i < f->t->objectives; i++)
        if (f->t->objective[i].piece == piece)
            return false;
    for_models (m, f->crowd.there)
        if (tc_near_piece(&f->ground, f->crowd.figure[m], piece, TC_INCH))
            return false;
    return true;
}

int tc_charges_at(const struct tc_field *f, int model, struct point at)
{
    for (int i = 0; i < f->ground.shape->pieces && i < TC_PLAN_PIECES; i++) {
        const struct box *b = &f->ground.shape->piece[i].box;

        if (at.x >= b->x0 && at.x <= b->x1 && at.y >= b->y0 && at.y <= b->y1 &&
            tc_charges_fit(f, model, i))
            return i;
    }
    return -1;
}

/* marker_of: the charges that somebody brought, or -1. */
static int marker_of(const struct tc_state *s, int model)
{
    for (int i = 0; i < TC_MARKERS; i++)
        if (s->marker[i].kind == MARKER_CHARGES && s->marker[i].amount == model + 1)
            return i;
    return -1;
}

uint64_t tc_charges_laid(const struct tc_state *s)
{
    uint64_t set = 0;

    for (int i = 0; i < TC_MARKERS; i++)
        if (s->marker[i].kind == MARKER_CHARGES && s->marker[i].amount)
            set |= model_bit(s->marker[i].amount - 1);
    return set;
}

void tc_charges_blow(struct tc_play *p, int model)
{
    int marker = marker_of(p->s, model), piece;
    struct tc_field field;
    uint64_t set = 0;

    if (marker < 0 || p->s->queues == TC_QUEUES)
        return;
    piece = p->s->marker[marker].state;
    if (piece >= TC_PLAN_PIECES)
        return; /* in the view of one who does not know which it is */
    tc_field_make(&field, p->t, p->s);
    for_models (m, field.crowd.there)
        if (tc_contacts(&field.ground, field.crowd.figure[m]) >> piece & 1)
            set |= model_bit(m);
    tc_tell(p, SAW_BLOWN, EVENT_EFFECT | EVENT_REVEAL,
            (int16_t[7]){ p->s->marker[marker].x, p->s->marker[marker].y });
    memset(&p->s->marker[marker], 0, sizeof p->s->marker[marker]);
    p->s->queue[p->s->queues++] = (struct tc_queue){ .set = set, .kind = QUEUE_BLOW, .named = -1 };
    tc_call(p, F_BLOW, model, piece, 0, 0);
}

/* falls: the first who has nothing to stand on any more comes down. */
static bool falls(struct tc_play *p, const struct frame *f)
{
    struct tc_field field;

    tc_field_make(&field, p->t, p->s);
    for_models (m, field.crowd.there)
        if (!tc_supported(&field.ground, p->t->fighter[m].base, tc_spot_of(p->s, m))) {
            tc_tumble(p, m, tc_spot_of(p->s, m), f->arg[BRINGER]);
            return true;
        }
    return tc_end_frame(p, 0);
}

/* collapses: all are hurt; what they stood on is gone. */
static bool collapses(struct tc_play *p, const struct frame *f)
{
    memset(&p->s->queue[--p->s->queues], 0, sizeof p->s->queue[0]);
    p->s->removed |= UINT64_C(1) << f->arg[PIECE];
    tc_mine_clear(p, f->arg[PIECE]);
    return tc_step(p, FALLS);
}

static bool hurts(struct tc_play *p, const struct frame *f)
{
    struct tc_queue *q = &p->s->queue[p->s->queues - 1];

    q->set &= tc_present(p->t, p->s);
    if (!q->set)
        return collapses(p, f);
    int victim = bits_first(q->set);
    q->set &= ~model_bit(victim);
    tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)victim,
                                      .source = FROM_ABILITY,
                                      .root = (int8_t)f->arg[BRINGER],
                                      .by = -1,
                                      .flags = INJURY_SHRAPNEL });
    return true;
}

bool tc_blow_run(struct tc_play *p)
{
    const struct frame *f = top_of(p->s);

    return f->arg[STEP] == FALLS ? falls(p, f) : hurts(p, f);
}
