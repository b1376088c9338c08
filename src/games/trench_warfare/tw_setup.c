/* tw_setup.c - placing defenders and guns before the first turn. */
#include "games/trench_warfare/tw_rules.h"

static const struct tw_plane *room_for(const struct tw *tw, enum tw_piece piece)
{
    return piece == GUN ? &tw->rear : &tw->trench;
}

/* TWF-2B to 2E. Pieces of a kind are alike, so they are placed from the top down, and never so low
 * that there is no room for the rest. */
int tw_list_places(const struct tw *tw, const struct tw_state *s, struct action *out)
{
    const struct tw_step *step = step_of(s);
    const struct tw_plane *placed = own_of(s);
    int spot[ROWS * COLUMNS], next = 0, n = 0;
    int spots = plane_list(room_for(tw, step->piece), spot);
    int left = count_of(step->piece) - plane_count(placed);

    for (int i = 0; i < spots; i++)
        if (plane_has(placed, spot[i]))
            next = i + 1;
    for (int i = next; left > 0 && i <= spots - left; i++)
        out[n++] = tw_action(DO_PLACE, spot[i], 0);
    return n;
}

int tw_check_place(const struct tw *tw, const struct tw_state *s, int hex, struct refusal *why)
{
    const struct tw_step *step = step_of(s);
    struct action open[ROWS * COLUMNS];
    int n = tw_list_places(tw, s, open);

    for (int i = 0; i < n; i++)
        if (open[i].arg[0] == hex)
            return 0;
    if (!on_board(hex) || !plane_has(room_for(tw, step->piece), hex))
        return refuse(why, step->clause, "%s",
                      step->piece == GUN ? "artillery stands behind the trench"
                                         : "defenders begin in the trench");
    return refuse(why, step->clause,
                  "place pieces from the top down, one to a hex, and leave room for the rest");
}

void tw_apply_place(const struct tw *tw, struct tw_state *s, int hex, struct events *events)
{
    const struct tw_step *step = step_of(s);
    struct tw_plane *placed = &s->field[step->field].of[step->piece];

    EXPECT(step->doing == PLACE && !plane_has(placed, hex));
    plane_set(placed, hex);
    tw_tell(events, SAW_PLACE, 0, step->seat, (int)step->piece, hex, 0);
    if (plane_count(placed) < count_of(step->piece))
        return;
    if (s->step == STEP_2E) {
        tw_go_on(tw, s, true, events);
        return;
    }
    s->step++;
    tw_tell(events, SAW_SET_UP, 0, s->turn, s->step, 0, 0);
}
