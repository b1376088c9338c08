/* tov_turn.c - the end of a turn, of a game and of a match (TOV-4.0, TOV-9.1). */
#include "games/trenches_of_valor/tov_rules.h"

bool tov_raiders_left(const struct tov *t, const struct tov_state *s)
{
    for (int i = 0; i < t->raiders; i++)
        if (s->unit[i].cell < CELLS_MAX)
            return true;
    return false;
}

static void tell_content(const struct tov_state *s, int location, bool aside, const uint8_t *pieces,
                         struct events *e)
{
    int low = 0, high = 0;

    for (int i = 0; i < 4; i++) { /* four bits a kind */
        EXPECT(pieces[i] < 16 && pieces[4 + i] < 16);
        low |= pieces[i] << 4 * i;
        high |= pieces[4 + i] << 4 * i;
    }
    TELL(e, SAW_CONTENT, EVENT_ALL, EVENT_REVEAL, (int16_t)location, dugout_cell(s, location),
         aside, (int16_t)(uint16_t)low, (int16_t)(uint16_t)high);
}

static void tell_contents(const struct tov_state *s, struct events *e)
{
    for (int i = 0; i < DUGOUTS; i++)
        if (s->cleared >> i & 1)
            tell_content(s, ENTRIES + i, true, s->hidden[ASIDE + i], e);
    for (int i = 0; i < LOCATIONS; i++)
        if (tov_pieces(s->hidden[i]))
            tell_content(s, i, false, s->hidden[i], e);
}

void tov_conclude(const struct tov *t, struct tov_state *s, struct events *e)
{
    bool match = t->base.option[OPTION_MATCH];
    int points = tov_vp(t, s);

    tell_contents(s, e);
    TELL(e, SAW_RESULT, EVENT_ALL, EVENT_REVEAL, (int16_t)points, (int16_t)t->need,
         (int16_t)tov_lost_inside(t, s));
    if (match && s->game == 0) {
        TELL(e, SAW_SWAP, EVENT_ALL, 0, (int16_t)points);
        tov_start_game(t, 1, points, s);
        return;
    }
    s->phase = PHASE_OVER;
    if (match)
        TELL(e, SAW_MATCH, EVENT_ALL, 0, s->first_vp, (int16_t)points,
             (int16_t)tov_match_winner(t, s->first_vp, points));
}

void tov_finish_game(const struct tov *t, struct tov_state *s, struct events *e)
{
    for (int i = 0; i < UNITS; i++)
        s->unit[i].did = DID_NOTHING;
    if (!solitaire(t) || tov_turn_up(t, s))
        tov_conclude(t, s, e);
    else
        s->phase = PHASE_TURN_UP;
}

/* TOV-4.0: the marker goes one box down; at box 0 play stops. */
static void housekeeping(const struct tov *t, struct tov_state *s, struct events *e)
{
    if (t->row && s->turn == t->row_turn) {
        s->row_hexes = (uint8_t)tov_row_held(t, s);
        TELL(e, SAW_ROW, EVENT_ALL, 0, (int16_t)t->row, s->row_hexes,
             (int16_t)(s->row_hexes * t->row_vp));
    }
    s->turn++;
    if (s->turn > t->base.turns) {
        tov_finish_game(t, s, e);
        return;
    }
    s->phase = PHASE_RAIDER;
    TELL(e, SAW_TURN, EVENT_ALL, 0, s->turn, (int16_t)t->base.turns);
}

void tov_end_turn(const struct tov *t, struct tov_state *s, struct events *e)
{
    bool raider = s->phase == PHASE_RAIDER;

    EXPECT(raider || s->phase == PHASE_DEFENDER);
    for (int i = 0; i < UNITS; i++)
        s->unit[i].did = DID_NOTHING;
    if (raider)
        s->phase = PHASE_DEFENDER;
    else
        housekeeping(t, s, e);
}
