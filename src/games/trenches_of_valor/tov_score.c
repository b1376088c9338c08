/* tov_score.c - points, housekeeping, the end of a game and of a match (TOV-4.0, TOV-9.*). */
#include "games/trenches_of_valor/tov_internal.h"

int tov_kill_vp(const struct tov *t, const uint8_t pieces[PIECES])
{
    int points = 0;

    for (int kind = 0; kind < t->kinds; kind++)
        points += pieces[kind] * t->kill_vp[kind];
    return points;
}

/* TOV-9.0: 1 a unit that got out, and what the scenario counts. On a view the units lost in dugouts
 * are unknown and count nothing yet (TOV-10.1). */
int tov_vp(const struct tov *t, const struct state *s)
{
    int points = s->row_hexes * t->row_vp;

    for (int i = 0; i < t->raiders; i++)
        points += s->unit[i].cell == EXITED;
    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++)
        if (s->unit[i].cell == DEAD)
            points += t->kill_vp[s->unit[i].kind];
    for (int i = 0; i < s->dugouts; i++)
        if (s->cleared >> i & 1)
            points += t->clear_vp + tov_kill_vp(t, s->aside[i]);
    for (int v = 0; v < t->visits; v++)
        if (s->entered >> v & 1)
            points += t->visit_vp[v];
    return points;
}

/* TOV-9.1, TOV-A9: more points as Raider; equal ones go to the first Raider, or by the other
 * reading to the winner of the first game. */
static int match_winner(const struct tov *t, int first, int second)
{
    if (first != second)
        return first > second ? 0 : 1;
    return t->base.option[OPTION_TIE] && first < t->need ? 1 : 0;
}

/* Between -500 and 500 while a game is on: how much of what he needs the Raider has. */
static int standing(const struct tov *t, const struct state *s)
{
    int points = tov_vp(t, s), need = t->need;

    if (t->base.option[OPTION_MATCH] && s->game == 1)
        need = s->first_vp + 1;
    if (points > need)
        points = need;
    return points * RETURN_ONE / need - RETURN_ONE / 2;
}

void tov_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct tov *t = tov_of(scn);
    const struct state *s = state;
    int first = 0;

    if (s->phase != PHASE_OVER)
        first = raider_seat(s) == 0 ? standing(t, s) : -standing(t, s);
    else if (t->base.option[OPTION_MATCH])
        first = match_winner(t, s->first_vp, tov_vp(t, s)) == 0 ? RETURN_ONE : -RETURN_ONE;
    else
        first = tov_vp(t, s) >= t->need ? RETURN_ONE : -RETURN_ONE;
    for (int i = 0; i < SEATS_MAX; i++)
        out[i] = i == 0 ? first : i == 1 ? -first : 0;
}

bool tov_raiders_left(const struct tov *t, const struct state *s)
{
    for (int i = 0; i < t->raiders; i++)
        if (s->unit[i].cell < CELLS_MAX)
            return true;
    return false;
}

/* --- the end --- */

static void tell_content(const struct state *s, int location, bool aside, const uint8_t *pieces,
                         struct events *e)
{
    int low = 0, high = 0;

    for (int i = 0; i < 4;
         i++) { /* four bits a kind: a group has at most 16 pieces, 15 of a kind */
        low |= (pieces[i] & 15) << 4 * i;
        high |= (pieces[4 + i] & 15) << 4 * i;
    }
    TELL(e, SAW_CONTENT, EVENT_ALL, EVENT_REVEAL, (int16_t)location,
         (int16_t)(location < ENTRIES ? 0 : s->dugout[location - ENTRIES]), aside,
         (int16_t)(uint16_t)low, (int16_t)(uint16_t)high);
}

static void tell_contents(const struct state *s, struct events *e)
{
    for (int i = 0; i < DUGOUTS; i++)
        if (s->cleared >> i & 1)
            tell_content(s, ENTRIES + i, true, s->aside[i], e);
    for (int i = 0; i < LOCATIONS; i++)
        if (tov_pieces(s->hidden[i]))
            tell_content(s, i, false, s->hidden[i], e);
}

/* tov_conclude: everything is turned up; the game is decided, and in a match the next one begins.
 */
void tov_conclude(const struct tov *t, struct state *s, struct events *e)
{
    bool match = t->base.option[OPTION_MATCH];
    int points = tov_vp(t, s), inside = 0;

    for (int i = 0; i < s->dugouts; i++)
        inside += tov_kill_vp(t, s->aside[i]);
    tell_contents(s, e);
    TELL(e, SAW_RESULT, EVENT_ALL, EVENT_REVEAL, (int16_t)points, (int16_t)t->need,
         (int16_t)inside);
    if (match && s->game == 0) {
        TELL(e, SAW_MATCH, EVENT_ALL, 0, (int16_t)points, -1, 0);
        tov_start_game(t, 1, points, s);
        return;
    }
    s->phase = PHASE_OVER;
    if (match)
        TELL(e, SAW_MATCH, EVENT_ALL, 0, s->first_vp, (int16_t)points,
             (int16_t)match_winner(t, s->first_vp, points));
}

void tov_finish_game(const struct tov *t, struct state *s, struct events *e)
{
    for (int i = 0; i < UNITS; i++)
        s->unit[i].did = DID_NOTHING;
    if (!solitaire(t) || tov_turn_up(t, s))
        tov_conclude(t, s, e);
    else
        s->phase = PHASE_TURN_UP;
}

/* TOV-10.5: hexes of the row with at least one Raider. */
static int row_held(const struct tov *t, const struct state *s)
{
    struct field f = tov_field(t, s);
    uint64_t row = (bit(t->grid.columns) - 1) << (t->row - 1) * t->grid.columns;

    return bits(f.raiders & row);
}

/* TOV-4.0: the marker goes one box down; at box 0 play stops. */
void tov_housekeeping(const struct tov *t, struct state *s, struct events *e)
{
    if (t->row && s->turn == t->row_turn) {
        s->row_hexes = (uint8_t)row_held(t, s);
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
