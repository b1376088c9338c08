/* scenario.h - the lines of a scenario of Trench Crusade, and what they make of a match: who fights, what is
 * hidden, points and Glorious Deeds. */
#ifndef GAMES_TC_SCENARIO_SCENARIO_H
#define GAMES_TC_SCENARIO_SCENARIO_H

#include "games/trench_crusade/tc_rules.h"

/* --- setup.c: lines of a scenario --- */

int tc_directive(struct scenario *scn, struct data *d, struct error *err);
int tc_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err);

/* --- fighters.c: lines about who fights --- */

int tc_fighter_line(struct tc *t, const struct content *content, const struct data *d,
                    struct error *err);
int tc_fireteam_line(struct tc *t, const struct data *d, struct error *err);

/* --- admit.c: may a match begin? --- */

int tc_admit(const struct scenario *scn, struct refusal *why);

/* --- compose.c: what is left to chance --- */

int tc_compose(const struct scenario *scn, const struct content *content, const char *wish,
               struct rng *rng, struct text *added, struct error *err);
const struct table_kind *tc_table_kind(const struct scenario *scn, int i);

/* --- pregame.c: F_PREGAME --- */

/* tc_pregame: abilities of this moment happen, in the order that the winner of a roll-off wants. */
void tc_pregame(struct tc_play *p, int moment);
void tc_pregame_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_pregame_apply(struct tc_play *p, const struct action *a);
bool tc_pregame_run(struct tc_play *p);

/* --- reinforce.c: F_TASK --- */

/* tc_has_reserves: does anybody wait to be brought on? */
bool tc_has_reserves(const struct tc *t, const struct tc_state *s);
void tc_task_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
int tc_task_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                  struct refusal *why);
void tc_task_apply(struct tc_play *p, const struct action *a);
bool tc_task_run(struct tc_play *p);

/* --- neutral.c: F_NEUTRAL --- */

/* tc_neutral_waits: is there a neutral model to be activated this Turn? tc_neutral_roll: a side rolls
 * whether it may activate one. tc_neutral_roll_off: the winner of a roll-off activates one. */
bool tc_neutral_waits(const struct tc *t, const struct tc_state *s);
void tc_neutral_roll(struct tc_play *p, int side);
void tc_neutral_roll_off(struct tc_play *p);
void tc_neutral_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m);
void tc_neutral_apply(struct tc_play *p, const struct action *a);
bool tc_neutral_run(struct tc_play *p);

/* --- secrets.c: views --- */

/* tc_has_secrets: could anything be hidden in this match? tc_observe, tc_determinize: as game.h wants them. */
bool tc_has_secrets(const struct tc *t);
void tc_observe(const struct scenario *scn, const void *state, int seat, void *view);
void tc_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                    void *state);

/* --- score.c: points and the result --- */

/* tc_score_now counts the scoring lines of this time. tc_points: what a side has, and before the end
 * what it would have now. tc_control_of: the side that holds an Objective, or -1. tc_returns,
 * tc_decided_by: as game.h wants them. */
void tc_score_now(struct tc_play *p, int time);
int tc_points(const struct tc *t, const struct tc_state *s, int side);
int tc_control_of(const struct tc *t, const struct tc_state *s, int objective, int form);
void tc_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
const char *tc_decided_by(const struct scenario *scn, const void *state);

/* --- deeds.c: Glorious Deeds --- */

extern const char tc_deed_words[]; /* "bloodletting|.." */
/* tc_deeds_hear: an event of the rules; deeds of the scenario that are still open may be taken. */
void tc_deeds_hear(struct tc_play *p, const struct tc_event *event);
/* tc_deeds_add: those that fighters bring along. */
void tc_deeds_add(struct tc *t);

#endif
