/* tov_score.c - points and who wins (TOV-9.*). */
#include "games/trenches_of_valor/tov_rules.h"

int tov_kill_vp(const struct tov *t, const uint8_t *pieces)
{
    int points = 0;

    for (int kind = 0; kind < t->kinds; kind++)
        points += pieces[kind] * t->kill_vp[kind];
    return points;
}

int tov_kills(const struct tov *t, const struct tov_state *s)
{
    int points = 0;

    for (int i = RAIDERS; i < RAIDERS + s->defenders; i++)
        if (s->unit[i].cell == DEAD)
            points += t->kill_vp[s->unit[i].kind];
    return points + tov_lost_inside(t, s);
}

int tov_lost_inside(const struct tov *t, const struct tov_state *s)
{
    int points = 0;

    for (int i = 0; i < s->dugouts; i++)
        points += tov_kill_vp(t, s->hidden[ASIDE + i]);
    return points;
}

int tov_exited(const struct tov *t, const struct tov_state *s)
{
    int count = 0;

    for (int i = 0; i < t->raiders; i++)
        count += s->unit[i].cell == EXITED;
    return count;
}

/* TOV-9.0: 1 a unit that got out, and what the scenario counts. On a view the units lost in dugouts
 * are unknown and count nothing yet (TOV-10.1). */
int tov_vp(const struct tov *t, const struct tov_state *s)
{
    int points = tov_exited(t, s) + tov_kills(t, s) + bits_count(s->cleared) * t->clear_vp +
                 s->row_hexes * t->row_vp;

    for (int v = 0; v < t->visits; v++)
        if (s->entered >> v & 1)
            points += t->visit_vp[v];
    return points;
}

/* TOV-10.5: hexes of the row with at least one Raider. */
int tov_row_held(const struct tov *t, const struct tov_state *s)
{
    return bits_count(tov_field_of(t, s).raiders & tov_row(t, t->row));
}

/* TOV-9.1, TOV-A9: more points as Raider; equal ones go to the first Raider, or by the other
 * reading to the winner of the first game. */
int tov_match_winner(const struct tov *t, int first, int second)
{
    if (first != second)
        return first > second ? 0 : 1;
    return t->base.option[OPTION_TIE] && first < t->need ? 1 : 0;
}

const char *tov_decided_by(const struct scenario *scn, const void *state)
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;

    if (t->base.option[OPTION_MATCH])
        return tov_vp(t, s) == s->first_vp ? "equal points" : "more points";
    return tov_vp(t, s) >= t->need ? "the raid succeeds" : "the raid fails";
}

/* Between -500 and 500 while a game is on: how much of what he needs the Raider has. */
static int standing(const struct tov *t, const struct tov_state *s)
{
    int points = tov_vp(t, s), need = t->need;

    if (t->base.option[OPTION_MATCH] && s->game == 1)
        need = s->first_vp + 1;
    EXPECT(need > 0);
    if (points > need)
        points = need;
    return points * RETURN_ONE / need - RETURN_ONE / 2;
}

void tov_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct tov *t = tov_of(scn);
    const struct tov_state *s = state;
    int first = 0;

    if (s->phase != PHASE_OVER)
        first = raider_seat(s) == 0 ? standing(t, s) : -standing(t, s);
    else if (t->base.option[OPTION_MATCH])
        first = tov_match_winner(t, s->first_vp, tov_vp(t, s)) == 0 ? RETURN_ONE : -RETURN_ONE;
    else
        first = tov_vp(t, s) >= t->need ? RETURN_ONE : -RETURN_ONE;
    for (int i = 0; i < SEATS_MAX; i++)
        out[i] = i == 0 ? first : i == 1 ? -first : 0;
}
