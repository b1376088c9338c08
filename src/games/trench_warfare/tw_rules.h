/* tw_rules.h - the functions that the files of Trench Warfare share, one section a file. Those that
 * stand in the table of tw.c are described in core/game.h.
 *
 * tw_list_*: legal actions of one kind, and how many; there is room for all. tw_check_*: 0, or -1 and
 * why not (why may be NULL). tw_apply_*: for a checked action or an outcome; events may be NULL. */
#ifndef GAMES_TRENCH_WARFARE_TW_RULES_H
#define GAMES_TRENCH_WARFARE_TW_RULES_H

#include "core/event.h"
#include "core/form.h"
#include "core/rules.h"
#include "games/trench_warfare/tw_state.h"

struct scene;

/* --- tw_scenario.c --- */

/* tw_directive reads a drawn opening; tw_finish reads the board and prepares every table and the
 * first state. */
int tw_directive(struct scenario *scn, struct data *d, struct error *err);
int tw_finish(struct scenario *scn, const struct content *content, struct findings *findings,
              struct error *err);

/* --- tw_map.c: the drawn board and its tables --- */

extern const struct hex_grid tw_grid;
extern const char *const tw_field_name[FIELDS]; /* "CPB", "ALB" */

/* tw_read_map reads and checks board.txt, and makes the tables that follow from it alone. */
int tw_read_map(struct tw *tw, const struct content *content, struct error *err);

/* tw_cell: the number of a hex in tw_grid; tw_hex: and back. */
int tw_cell(int hex);
int tw_hex(int cell);

/* tw_distance: from one hex to another, in hexes. */
int tw_distance(int a, int b);

/* tw_direction: from one hex to another, -1 when they are not in line. */
int tw_direction(int from, int to);

/* tw_find_hex: the hex named "0503", which may lie off the board; -1 when the word is no name. */
int tw_find_hex(const char *word);

/* --- tw_setup.c --- */

/* Where the next piece of this step may go; it is placed. */
int tw_list_places(const struct tw *tw, const struct tw_state *s, struct action *out);
int tw_check_place(const struct tw *tw, const struct tw_state *s, int hex, struct refusal *why);
void tw_apply_place(const struct tw *tw, struct tw_state *s, int hex, struct events *events);

/* --- tw_turn.c: the order of steps, the end of the game --- */

/* tw_go_on, after every action: the step goes on while its side can do anything in it and has not
 * ended it; else the next step comes in which something can be done, or the end. */
void tw_go_on(const struct tw *tw, struct tw_state *s, bool ended, struct events *events);

/* --- tw_move.c --- */

/* tw_prepare_moves makes the tables of movement. */
void tw_prepare_moves(struct tw *tw);

/* The moves of the class whose step it is. tw_can_move: is there one? tw_sample_move: one of them, or
 * the end of the step, all equally likely. */
int tw_list_moves(const struct tw *tw, const struct tw_state *s, struct action *out);
bool tw_can_move(const struct tw *tw, const struct tw_state *s);
void tw_sample_move(const struct tw *tw, const struct tw_state *s, struct rng *rng,
                    struct action *out);

/* A move into an enemy's hex begins a duel. */
int tw_check_move(const struct tw *tw, const struct tw_state *s, int from, int to,
                  struct refusal *why);
void tw_apply_move(const struct tw *tw, struct tw_state *s, int from, int to,
                   struct events *events);

/* --- tw_fire.c: rifles, grenades, artillery --- */

/* tw_list_shots: rifles and grenades of the class that fires; stops once it has `most` of them.
 * tw_list_shells: the guns that have a target. */
int tw_list_shots(const struct tw *tw, const struct tw_state *s, struct action *out, int most);
int tw_list_shells(const struct tw *tw, const struct tw_state *s, struct action *out);

/* A rifle is fired in a direction, a grenade thrown at a fox-hole, a gun fired along its row. */
int tw_check_fire(const struct tw *tw, const struct tw_state *s, int from, int direction,
                  struct refusal *why);
int tw_check_grenade(const struct tw *tw, const struct tw_state *s, int from, int target,
                     struct refusal *why);
int tw_check_shell(const struct tw *tw, const struct tw_state *s, int gun, struct refusal *why);

/* tw_apply_shot: a shot of any kind is declared, dice are due; tw_apply_hit: it hit or missed. */
void tw_apply_shot(const struct tw *tw, struct tw_state *s, const struct action *a,
                   struct events *events);
void tw_apply_hit(const struct tw *tw, struct tw_state *s, bool hit, struct events *events);

/* tw_no_aim: why nobody on `from` can shoot at `target` on a free line; NULL when it is allowed. */
const struct tw_reason *tw_no_aim(const struct tw *tw, int from, int target);

/* tw_first_piece: the hex of the first piece on a line of fire, 0 when there is none in range. */
int tw_first_piece(const struct tw *tw, const struct tw_field *f, int from, int direction);

/* tw_shell_target: the charger that a gun fires at, 0 when there is none. */
int tw_shell_target(const struct tw *tw, const struct tw_field *f, int gun);

/* tw_shot_target: the hex that a shot of any kind goes to. */
int tw_shot_target(const struct tw *tw, const struct tw_field *f, const struct action *a);

/* tw_hitting_faces: the rolls that hit. */
struct tw_faces tw_hitting_faces(const struct tw *tw, enum tw_doing doing, int from, int target);

/* --- tw_duel.c: hand-to-hand combat --- */

/* tw_start_duel: the piece that moved to `hex` found an enemy there; dice are due. tw_apply_duel:
 * one roll of it, a number or ROLL_FAILS. */
void tw_start_duel(struct tw_state *s, int hex, struct events *events);
void tw_apply_duel(const struct tw *tw, struct tw_state *s, int roll, struct events *events);

/* --- tw_score.c --- */

/* tw_prepare_score makes the table of what a charger is worth on its way to the trench. */
void tw_prepare_score(struct tw *tw);

/* tw_in_trench: the chargers of a board that stand in the trench. */
int tw_in_trench(const struct tw *tw, const struct tw_field *f);

/* tw_handicap: the half chargers that count for the second side beside those in the trench, below 0
 * for the first. */
int tw_handicap(const struct tw *tw, const struct tw_state *s);
void tw_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);

/* tw_halves: how many chargers so many halves are, to either side: "1.5". */
const char *tw_halves(int halves, char to[12]);

/* --- tw_position.c --- */

extern const struct position_lines tw_lines;
void tw_write(const struct scenario *scn, const void *state, struct text *out);
int tw_read(const struct scenario *scn, struct data *d, void *state, struct error *err);

/* tw_read_letter: what stands on a hex, as it is drawn; -1 when the letter means nothing there. */
int tw_read_letter(const struct tw *tw, struct tw_field *f, int hex, const char *word);

/* --- tw_audit.c --- */

int tw_audit(const struct scenario *scn, const void *state, struct error *err);

/* --- tw_notation.c --- */

extern const struct notation tw_notation;

/* tw_form_hex writes a hex in any form. */
void tw_form_hex(const struct forms *f, const int64_t *value, struct text *out);

/* --- tw_events.c --- */

extern const struct sentences tw_sentences;

/* tw_tell adds an event that everybody sees, with the arguments that its sentence needs. */
void tw_tell(struct events *events, int kind, int flags, int a, int b, int c, int d);

/* --- tw_hint.c --- */

extern const char *const tw_piece_name[PIECES]; /* "charger" */
void tw_prompt(const struct scenario *scn, struct view view, struct text *out);
void tw_hint(const struct scenario *scn, struct view view, const struct action *action,
             struct hint *out);

/* tw_needs: the faces that hit, in words: "hits on 3 or more". */
void tw_needs(struct tw_faces hit, char *to, size_t room);

/* --- tw_odds.c --- */

int tw_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                     struct action *action, struct error *err);

/* --- tw_scene.c --- */

/* The ids of cells ("c0505") and tokens ("c0505d"), and where a hex is drawn. */
void tw_cell_id(int field, int hex, char to[6]);
void tw_token_id(int field, enum tw_piece piece, int hex, char to[7]);
void tw_centre(int field, int hex, int *x, int *y);
void tw_board(const struct scenario *scn, struct scene *scene);
void tw_scene(const struct scenario *scn, struct view view, struct scene *scene);

/* --- tw_look.c --- */

void tw_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene);

#endif
