/* drill_rules.h - the functions that the files of the teaching game share, one section a file. Those
 * that stand in the table of drill.c are described in core/game.h. */
#ifndef GAMES_DRILL_RULES_H
#define GAMES_DRILL_RULES_H

#include "games/drill/drill_state.h"

/* --- drill_scenario.c --- */

int drill_directive(struct scenario *scn, struct data *d, struct error *err);
int drill_finish(struct scenario *scn, const struct content *content, struct findings *findings,
                 struct error *err);
int drill_compose(const struct scenario *scn, const struct content *content, const char *wish,
                  struct rng *rng, struct text *added, struct error *err);

/* --- drill_turn.c: packing, marching, the order of turns --- */

/* drill_pack, drill_march, drill_wait: the section of this seat does so. */
void drill_pack(const struct scenario *scn, struct drill_state *s, int seat, int rounds,
                struct events *events);
void drill_march(const struct scenario *scn, struct drill_state *s, int seat,
                 struct events *events);
void drill_wait(const struct scenario *scn, struct drill_state *s, int seat, struct events *events);

/* --- drill_fire.c: shots and their dice --- */

/* drill_needed: the face that hits, for the shot this frame is about. */
int drill_needed(const struct drill_state *s, const struct frame *f);

/* drill_fire: the shot of this frame is fired. drill_roll: it hits or not. */
void drill_fire(struct drill_state *s, const struct frame *f, struct events *events);
void drill_roll(struct drill_state *s, const struct frame *f, bool hit, struct events *events);

struct dice drill_dice(const struct scenario *scn, const void *state);
unsigned drill_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                         struct action *out);

/* --- drill_score.c --- */

/* drill_score: the points of a seat; a view counts unknown rounds as none. */
int drill_score(const struct drill_state *s, int seat);
void drill_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);

/* --- drill_secrets.c --- */

void drill_observe(const struct scenario *scn, const void *state, int seat, void *view);
void drill_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                       void *state);

/* --- drill_position.c, drill_audit.c --- */

extern const struct position_lines drill_lines;
void drill_write(const struct scenario *scn, const void *state, struct text *out);
int drill_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
int drill_audit(const struct scenario *scn, const void *state, struct error *err);

/* --- drill_notation.c --- */

extern const struct notation drill_notation;

/* --- drill_events.c --- */

extern const struct sentences drill_sentences;

/* drill_tell: something happened to `seat`; the number is what its sentence counts. */
void drill_tell(struct events *events, int kind, int seen_by, int flags, int seat, int number);

/* --- drill_hint.c --- */

void drill_prompt(const struct scenario *scn, struct view view, struct text *out);
void drill_hint(const struct scenario *scn, struct view view, const struct action *action,
                struct hint *out);

/* --- drill_scene.c --- */

void drill_board(const struct scenario *scn, struct scene *scene);
void drill_scene(const struct scenario *scn, struct view view, struct scene *scene);

#endif
