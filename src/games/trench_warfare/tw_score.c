/* tw_score.c - who leads: chargers in the enemy trench, and before the end what may come of the
 * rest. */
#include "games/trench_warfare/tw_state.h"

#include <string.h>

int tw_in_trench(const struct tw *tw, const struct field *f)
{
    int n = 0;

    for (int row = 1; row <= ROWS; row++)
        n += (f->of[CHARGER].row[row] & tw->trench.row[row]) != 0;
    return n;
}

/* waits: may this charger still move in the present turn? */
static bool waits(const struct state *s, int field, int hex)
{
    int step = STEP_A + 2 * field; /* in which the chargers of this board move */

    if (s->step != step)
        return s->step < step;
    return row_of(hex) >= s->floor && !plane_has(&s->moved, hex);
}

/* hopes: the chargers that a side may expect in the trench at the end, in thousandths. One that is
 * there counts whole; one that can still get there the less the further away it is. */
static int hopes(const struct tw *tw, const struct state *s, int field)
{
    int hex[CHARGERS], n = plane_list(&s->field[field].of[CHARGER], hex), sum = 0;

    for (int i = 0; i < n; i++) {
        int column = lowest(tw->trench.row[row_of(hex[i])]);
        int away = column_of(hex[i]) - column, wait = waits(s, field, hex[i]);
        int moves = tw->base.turns - s->turn + wait;

        away = away < 0 ? -away : away;
        if (away == 0)
            sum += 1000;
        else if (away <= 2 * moves)
            sum += 500 - 30 * (wait && away > 2 ? away - 2 : away);
    }
    return sum;
}

/* standing: the lead in hopes, from -950 to 950; the nearer the end, the more a lead says. */
static int standing(const struct tw *tw, const struct state *s)
{
    int lead = hopes(tw, s, CPB) - hopes(tw, s, ALB);
    int doubt = 500 + 250 * (tw->base.turns - s->turn);

    return 950 * lead / ((lead < 0 ? -lead : lead) + doubt);
}

/* TWF-0, 0e, A1: more chargers in the enemy's trench win; the early win is a case of that. */
void tw_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct tw *tw = tw_of(scn);
    const struct state *s = state;
    int lead = tw_in_trench(tw, &s->field[CPB]) - tw_in_trench(tw, &s->field[ALB]);

    memset(out, 0, SEATS_MAX * sizeof *out);
    if (s->step == STEP_OVER)
        out[0] = lead > 0 ? RETURN_ONE : lead < 0 ? -RETURN_ONE : 0;
    else
        out[0] = standing(tw, s);
    out[1] = -out[0];
}
