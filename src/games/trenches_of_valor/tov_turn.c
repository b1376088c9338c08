/* tov_turn.c - the end of a turn, of a game and of a match (TOV-4.0, TOV-9.1). */
#include "games/trenches_of_valor/tov_rules.h"

bool tov_raiders_left(const struct tov *t, const struct tov_state *s)
{
    for (int i = 0; i < t->raiders; i++)
        if (s->unit[i].cell < CELLS_MAX)
            return true;
    return false;
}

/* What is shown at the end: what was lost in cleared dugouts, then what still lies face-down. */
static void tell_contents(const struct tov_state *s, struct events *e)
{
    for (int i = 0; i < PLACES; i++) {
        int place = (ASIDE + i) % PLACES, low = 0, high = 0;
        int location = place < ASIDE ? place : place - DUGOUTS;
        const uint8_t *pieces = s->hidden[place];

        if (place < ASIDE ? nothing(pieces) : !(s->cleared >> (place - ASIDE) & 1))
            continue;
        for (int k = 0; k < 4; k++) { /* four bits a kind */
            EXPECT(pieces[k] < 16 && pieces[4 + k] < 16);
            low |= pieces[k] << 4 * k;
            high |= pieces[4 + k] << 4 * k;
        }
        TELL(e, SAW_CONTENT, EVENT_ALL, EVENT_REVEAL, (int16_t)location, dugout_cell(s, location),
             place >= ASIDE, (int16_t)(uint16_t)low, (int16_t)(uint16_t)high);
    }
}

void tov_conclude(const struct tov *t, struct tov_state *s, struct events *e)
{
    bool match = t->base.option[OPTION_MATCH];
    int points = tov_vp(t, s);

    tell_contents(s, e);
    TELL(e, SAW_RESULT, EVENT_ALL, EVENT_REVEAL | EVENT_STAGE, (int16_t)points, (int16_t)t->need,
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
