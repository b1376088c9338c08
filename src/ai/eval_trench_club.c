/* eval_trench_club.c - the judge of Trench Club: it goes by a survey of the position
 * (survey_trench_club.c), and has playouts end where that says most (play_trench_club.c). */
#include "ai/survey_trench_club.h"

#define WEIGHTS_FILE "ai/trench_club.def"
#include "ai/weights_table.h"

static void value(const struct scenario *scn, const void *state, const double *w,
                  int out[SEATS_MAX])
{
    const struct tcl_state *s = state;
    struct survey survey;

    if (s->winner) {
        tcl_returns(scn, state, out);
        return;
    }
    survey_trench_club(tcl_of(scn), s, w, -1, &survey);
    survey_value(scn, survey.lead, w, out);
}

const struct judge judge_trench_club = {
    .game = "trench-club",
    .plies = 0,
    .tries = 1,
    .look_at_visit = 2,
    .foresees = true,
    .no_new_secrets = true,
    .steep = 1.7,
    .weights = { rows, WEIGHTS },
    .value = value,
    .play_on = play_on_trench_club,
};
