/* tcl_score.c - victory: forts, what armies are worth, and who has won (TCL-9). */
#include "games/trench_club/tcl_rules.h"

int tcl_forts_of(const struct tcl_state *s, int player)
{
    int n = 0;

    for (int i = 0; i < FORTS; i++)
        n += s->fort[i] == player + 1;
    return n;
}

int tcl_forts_of_team(const struct tcl *t, const struct tcl_state *s, int team)
{
    int n = 0;

    EXPECT(team == 0 || team == 1);
    for (int i = 0; i < FORTS; i++)
        n += holds(t, s, team, i);
    return n;
}

bool tcl_alive(const struct tcl *t, const struct tcl_state *s, int player)
{
    for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
        if (tcl_living(s, seat))
            return true;
    return false;
}

/* TCL-9.4: nothing left on the board, in forts or in the hand. */
static bool wiped_out(const struct tcl *t, const struct tcl_state *s, int team)
{
    for (int player = 0; player < t->players; player++)
        if (t->team_of[player] == team && (tcl_alive(t, s, player) || tcl_forts_of(s, player)))
            return false;
    return true;
}

bool tcl_over(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    for (int team = 0; team < 2 && !s->winner; team++) {
        if (tcl_forts_of_team(t, s, team) >= t->need) /* TCL-9.1, 9.3 */
            tcl_end_game(s, team + 1, END_FORTS, events);
        else if (wiped_out(t, s, !team))
            tcl_end_game(s, wiped_out(t, s, team) ? WINNER_DRAW : team + 1, END_DESTROYED, events);
    }
    return s->winner != 0;
}

int tcl_worth(const struct tcl *t, const struct tcl_state *s, int team)
{
    int sum = 0;

    for (int seat = 0; seat < t->base.seats; seat++)
        for (EACH_SLOT(s, seat, i))
            if (team_of_seat(t, seat) == team)
                sum += type_of(t, &s->unit[i])->cost;
    return sum;
}

/* The standing: mostly forts, a little what the armies are worth. */
static int standing(const struct tcl *t, const struct tcl_state *s, int team)
{
    int forts = tcl_forts_of_team(t, s, team) - tcl_forts_of_team(t, s, !team);
    int mine = tcl_worth(t, s, team), theirs = tcl_worth(t, s, !team);

    return 700 * forts / t->need + 200 * (mine - theirs) / (mine + theirs + 1);
}

void tcl_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = state;

    for (int seat = 0; seat < SEATS_MAX; seat++) {
        int team = seat < scn->seats ? team_of_seat(t, seat) : 0;

        out[seat] = 0;
        if (seat < scn->seats && !s->winner)
            out[seat] = standing(t, s, team);
        else if (seat < scn->seats && s->winner != WINNER_DRAW)
            out[seat] = s->winner == team + 1 ? RETURN_ONE : -RETURN_ONE;
    }
}

const char *tcl_decided_by(const struct scenario *scn, const void *state)
{
    static const char *const words[] = { [END_FORTS] = "forts",
                                         [END_SURRENDER] = "surrender",
                                         [END_DESTROYED] = "destruction",
                                         [END_ROUNDS] = "round limit" };
    const struct tcl_state *s = state;

    EXPECT(s->reason);
    (void)scn;
    return words[s->reason];
}
