/* tw_score.c - who leads: chargers in the enemy trench and, before the end, those that may still get
 * there. */
#include "games/trench_warfare/tw_rules.h"

#include <stdio.h>
#include <string.h>

int tw_in_trench(const struct tw *tw, const struct tw_field *f)
{
    int n = 0;

    for (int row = 1; row <= ROWS; row++)
        n += (f->of[CHARGER].row[row] & tw->trench.row[row]) != 0;
    return n;
}

/* early: one side has lost its last charger and the other is in its trench, so that TWF-0e decides. */
static bool early(const struct tw *tw, const struct tw_state *s)
{
    bool none = plane_empty(&s->field[CPB].of[CHARGER]);
    bool other = plane_empty(&s->field[ALB].of[CHARGER]);

    return none != other && tw_in_trench(tw, &s->field[none ? ALB : CPB]) > 0;
}

/* TWF-A21 */
int tw_handicap(const struct tw *tw, const struct tw_state *s)
{
    int handicap = tw_option(tw, OPTION_HANDICAP);

    return handicap && early(tw, s) ? 0 : handicap;
}

const char *tw_halves(int halves, char to[12])
{
    int count = halves < 0 ? -halves : halves;

    snprintf(to, 12, count % 2 ? "%d.5" : "%d", count / 2);
    return to;
}

/* A charger's worth in thousandths of one in the trench, by its distance from it, whether it may
 * still move this turn, and the turns that come after: the less the further away it is, nothing
 * when it cannot get there any more. */
void tw_prepare_score(struct tw *tw)
{
    for (int turns = 0; turns < TURNS_MAX; turns++)
        for (int wait = 0; wait < 2; wait++)
            for (int away = 0; away <= COLUMNS; away++) {
                int left = wait && away > 2 ? away - 2 : away;

                if (away <= 2 * (turns + wait))
                    tw->worth[turns][wait][away] = (int16_t)(500 - 30 * left);
                if (away == 0)
                    tw->worth[turns][wait][away] = 1000;
            }
}

/* hopes: the chargers that a side may expect in the trench at the end, in thousandths. */
static int hopes(const struct tw *tw, const struct tw_state *s, int field)
{
    int step = STEP_A + 2 * field, sum = 0; /* the step in which the chargers of this board move */
    const int16_t(*worth)[COLUMNS + 1] = tw->worth[tw->base.turns - s->turn];

    EXPECT(s->turn >= 1 && s->turn <= tw->base.turns && tw->base.turns <= TURNS_MAX);
    for (int row = 1; row <= ROWS; row++) {
        uint32_t waiting = s->step < step ? ~0u : 0;
        int trench = bits_first(tw->trench.row[row]);

        if (s->step == step && row >= s->floor)
            waiting = ~s->moved.row[row];
        for (uint32_t bits = s->field[field].of[CHARGER].row[row]; bits; bits &= bits - 1) {
            int column = bits_first(bits),
                away = column < trench ? trench - column : column - trench;

            sum += worth[waiting >> column & 1][away];
        }
    }
    return sum;
}

/* standing: the lead in hopes, from -950 to 950; the nearer the end, the more a lead says. */
static int standing(const struct tw *tw, const struct tw_state *s)
{
    int lead = hopes(tw, s, CPB) - hopes(tw, s, ALB) - 500 * tw_handicap(tw, s);
    int doubt = 500 + 250 * (tw->base.turns - s->turn);

    return 950 * lead / ((lead < 0 ? -lead : lead) + doubt);
}

/* TWF-0, 0e, A1, A21: more chargers in the enemy's trench win; the early win is a case of that. */
void tw_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct tw *tw = tw_of(scn);
    const struct tw_state *s = state;
    int lead = 2 * (tw_in_trench(tw, &s->field[CPB]) - tw_in_trench(tw, &s->field[ALB])) -
               tw_handicap(tw, s);

    memset(out, 0, SEATS_MAX * sizeof *out);
    if (s->step == STEP_OVER)
        out[0] = lead > 0 ? RETURN_ONE : lead < 0 ? -RETURN_ONE : 0;
    else
        out[0] = standing(tw, s);
    out[1] = -out[0];
}
