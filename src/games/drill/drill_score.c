/* drill_score.c - points and result. */
#include "games/drill/drill_rules.h"

/* DRL-7: two points a post, less one a round packed. */
int drill_score(const struct drill_state *s, int seat)
{
    return 2 * s->post[seat] - s->packed[seat] % DRILL_UNKNOWN;
}

void drill_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    int win = drill_top(state)->kind == FRAME_OVER ? RETURN_ONE : RETURN_ONE / 2;

    for (int i = 0; i < SEATS_MAX; i++) {
        int above = 0, level = 0;

        for (int k = 0; k < scn->seats && i < scn->seats; k++) {
            above += drill_score(state, k) > drill_score(state, i);
            level += k != i && drill_score(state, k) == drill_score(state, i);
        }
        out[i] = i >= scn->seats ? 0 : above ? -win : level ? 0 : win; /* DRL-1 */
    }
}
