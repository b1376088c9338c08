/* mines.c - MINED terrain (TC-15.5): who can mine what, who sets it off, and what a mine does. A piece
 * that is MINED is a Marker, which says which piece and who set the mine. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/kit/rites.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum { MINED_MOST = 8 * TC_INCH }; /* how large the piece may be */

/* marker_of: the Marker of a piece, or -1. */
static int marker_of(const struct tc_state *s, int piece)
{
    for (int i = 0; i < TC_MARKERS; i++)
        if (s->marker[i].kind == MARKER_MINED && s->marker[i].state == piece)
            return i;
    return -1;
}

static int free_marker(const struct tc_state *s)
{
    for (int i = 0; i < TC_MARKERS; i++)
        if (!s->marker[i].kind)
            return i;
    return -1;
}

/* --- setting one --- */

int tc_mine_piece(const struct tc *t, const struct tc_state *s, int model, int how)
{
    const uint64_t of_plan = (UINT64_C(1) << TC_PLAN_PIECES) - 1;
    int which = how - HOW_ONE;
    struct tc_field field;

    tc_field_make(&field, t, s);
    uint64_t set = tc_contacts(&field.ground, tc_figure_of(t, s, model)) & of_plan;
    for (set &= ~field.ground.mined; set; set &= set - 1) {
        int piece = bits_first(set);

        if (tc_piece_within(field.ground.shape, piece, MINED_MOST) && which-- == 0)
            return piece;
    }
    return -1;
}

const char *tc_mine_unfit(const struct tc *t, const struct tc_state *s, int model, int how)
{
    if (free_marker(s) < 0)
        return "there are too many Markers on the table";
    return tc_mine_piece(t, s, model, how) >= 0
               ? NULL
               : "no terrain of at most 8 by 8 inches that is not MINED touches it";
}

void tc_mine_set(struct tc_play *p, int model, int how)
{
    int piece = tc_mine_piece(p->t, p->s, model, how), free = free_marker(p->s);
    const struct tc_model *m = &p->s->model[model];

    if (piece < 0 || free < 0)
        return;
    p->s->marker[free] = (struct tc_marker){ .x = m->x,
                                             .y = m->y,
                                             .z = m->z,
                                             .kind = MARKER_MINED,
                                             .side = (int8_t)side_of(model),
                                             .state = (uint8_t)piece,
                                             .amount = (uint8_t)(model + 1) };
    tc_tell(p, SAW_SET_UP, EVENT_EFFECT, (int16_t[7]){ (int16_t)model, MARKER_MINED, m->x, m->y });
}

/* --- meeting one --- */

bool tc_mine_is_own(const struct tc_state *s, int model, int piece)
{
    int marker = marker_of(s, piece);

    return marker >= 0 && s->marker[marker].amount == model + 1;
}

uint64_t tc_mines_for(const struct tc *t, const struct tc_state *s, int model, uint64_t mined)
{
    if (!mined || tc_has_keyword(t, s, model, KW_NEGATE_MINED))
        return 0;
    for (int i = 0; i < TC_MARKERS; i++)
        if (s->marker[i].kind == MARKER_MINED && s->marker[i].amount == model + 1)
            mined &= ~(UINT64_C(1) << s->marker[i].state);
    return mined;
}

int tc_mine_touched(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_field field;

    tc_field_make(&field, t, s);
    uint64_t mined = tc_mines_for(t, s, model, field.ground.mined);
    uint64_t set = mined ? tc_contacts(&field.ground, tc_figure_of(t, s, model)) & mined : 0;
    return set ? bits_first(set) : -1;
}

int tc_mine_defuser(const struct tc *t, const struct tc_state *s, int model)
{
    struct tc_ask ask = { .model = model, .target = -1 };

    return tc_effects_find(t, s, AT_MINE, DOES_PERMIT, &ask);
}

void tc_mine_clear(struct tc_play *p, int piece)
{
    int marker = marker_of(p->s, piece);

    if (marker >= 0)
        memset(&p->s->marker[marker], 0, sizeof p->s->marker[marker]);
}

void tc_mine_blow(struct tc_play *p, int model, int piece)
{
    int marker = marker_of(p->s, piece), setter = marker < 0 ? 0 : p->s->marker[marker].amount;
    const struct tc_model *m = &p->s->model[model];

    tc_mine_clear(p, piece);
    tc_tell(p, SAW_MINE, EVENT_EFFECT, (int16_t[7]){ (int16_t)model, m->x, m->y });
    tc_injure(p, &(struct tc_injury){ .victim = (uint8_t)model,
                                      .source = FROM_MINE,
                                      .root = (int8_t)(setter - 1),
                                      .by = -1,
                                      .flags = INJURY_SHRAPNEL });
}
