/* tov_rules.h - the functions that the files of Trenches of Valor share, file by file. `t` is the
 * scenario, `s` the state; `why` (a refusal), `err`, `findings` and `e` (the list of events) may be
 * NULL everywhere. */
#ifndef GAMES_TOV_RULES_H
#define GAMES_TOV_RULES_H

#include "games/trenches_of_valor/tov_state.h"

/* --- tov.c --- */

/* As in core/game.h; the bots and the tests of secrets call them by name. */
int tov_to_move(const struct scenario *scn, const void *state);
int tov_legal(const struct scenario *scn, const void *state, struct action *out);
void tov_sample(const struct scenario *scn, const void *state, struct rng *rng, struct action *out);
int tov_check(const struct scenario *scn, const void *state, const struct action *a,
              struct refusal *why);
struct dice tov_dice(const struct scenario *scn, const void *state);
void tov_apply(const struct scenario *scn, void *state, const struct action *a, struct events *e);

/* --- tov_areas.c: what a scenario puts where, for pictures --- */

#define TOV_AREA_KINDS "setup|digs|dugout|cut|post|units|hidden"
int tov_areas(const struct scenario *scn, struct hexmap_area *out, char file[100]);

/* --- tov_scenario.c --- */

/* As in core/game.h. The map is not known while a scenario file is read, so tov_directive keeps its
 * lines and tov_finish reads them. */
int tov_directive(struct scenario *scn, struct data *d, struct error *err);
int tov_finish(struct scenario *scn, const struct content *content, struct findings *findings,
               struct error *err);

/* --- tov_data.c --- */

/* tov_read_units: the kinds of units, from units.txt. */
int tov_read_units(struct tov *t, struct data *d, struct error *err);

/* --- tov_map.c --- */

/* tov_read_map: the drawing and the entries, from map.txt. */
int tov_read_map(struct tov *t, struct data *d, struct error *err);

/* tov_cell: "0304" to a cell, or -1. tov_cell_name: the reverse. */
int tov_cell(const struct tov *t, const char *word);
struct hex_name tov_cell_name(const struct tov *t, int cell);

/* tov_row: the cells of a row, counted from 1. */
uint64_t tov_row(const struct tov *t, int row);

/* tov_connected: are the two cells neighbours along one trench? */
bool tov_connected(const struct tov *t, int from, int to);

/* tov_spread: every cell that one step leads to from one of these; `step` is step1 or step2. */
uint64_t tov_spread(const uint64_t *step, uint64_t from);

/* tov_map_tables fills the look-up tables, once map, units and the scenario's lines are read. */
void tov_map_tables(struct tov *t);

/* --- tov_unit.c --- */

/* tov_unit_code: the code of a unit. tov_code_name: "G2" for a Raider, "g2" for a Defender.
 * tov_find_code: the code of such a name, of a unit in play or not, or -1. */
int tov_unit_code(const struct tov_state *s, int slot);
struct tov_name tov_code_name(const struct tov *t, int code);
int tov_find_code(const struct tov *t, const char *word);

/* tov_unit_name: the name of a unit. tov_find_unit: the slot with this code, or -1. */
struct tov_name tov_unit_name(const struct tov *t, const struct tov_state *s, int slot);
int tov_find_unit(const struct tov *t, const struct tov_state *s, int code);

/* tov_piece_id: "R", "decoy", "piece" for an unknown one, "dugout". tov_piece_name: the same with
 * "Rifle". tov_find_piece: the piece with that id, or -1. tov_pieces: how many lie at a place. */
const char *tov_piece_id(const struct tov *t, int piece);
const char *tov_piece_name(const struct tov *t, int piece);
int tov_find_piece(const struct tov *t, const char *word);
int tov_pieces(const uint8_t pieces[PIECES]);

/* tov_location_name: the letter of an entry or the hex of a dugout. tov_find_location: the location
 * of that name, or -1. */
struct hex_name tov_location_name(const struct tov *t, const struct tov_state *s, int location);
int tov_find_location(const struct tov *t, const struct tov_state *s, const char *word);

/* tov_field_of: who stands where now. */
struct tov_field tov_field_of(const struct tov *t, const struct tov_state *s);

/* tov_own_slots: the slots of the side whose turn it is, from *first to before *last. */
void tov_own_slots(const struct tov *t, const struct tov_state *s, int *first, int *last);

/* tov_fill_menu: all that a unit on the map may do if it has not acted. tov_list_menu: the same as
 * actions; how many. */
void tov_fill_menu(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                   int slot, struct tov_menu *m);
int tov_list_menu(const struct tov_menu *m, int slot, struct action *out);

/* For sampling without a list: tov_most_actions says how many actions a unit could have at most,
 * tov_draw_action makes the n-th of those and tells whether it is legal. */
int tov_most_actions(const struct tov *t, const struct tov_state *s, int slot);
bool tov_draw_action(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                     int slot, int n, struct action *out);

/* tov_check_unit: may the unit arg[0] act at all? */
int tov_check_unit(const struct tov *t, const struct tov_state *s, const struct action *a,
                   struct refusal *why);

/* --- tov_setup.c --- */

/* tov_start_game: the start of a game (0 or 1 of a match), after steps that leave no choice. */
void tov_start_game(const struct tov *t, int game, int first_vp, struct tov_state *s);

/* tov_setup_step: what is to be placed next; NULL when the set-up is over. */
const struct tov_step *tov_setup_step(const struct tov *t, const struct tov_state *s);

/* Placing the piece of the step that is due: all ways to, any one of them, why not, doing it. */
int tov_list_places(const struct tov *t, const struct tov_state *s, struct action *out);
void tov_sample_place(const struct tov *t, const struct tov_state *s, struct rng *rng,
                      struct action *out);
int tov_check_place(const struct tov *t, const struct tov_state *s, const struct action *a,
                    struct refusal *why);
void tov_place(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e);

/* --- tov_turn.c --- */

/* tov_end_turn: the other side's turn begins, or housekeeping and the next one. */
void tov_end_turn(const struct tov *t, struct tov_state *s, struct events *e);

/* tov_raiders_left: is a Raider on the map? Else nothing can change the score (TOV-A16). */
bool tov_raiders_left(const struct tov *t, const struct tov_state *s);

/* tov_finish_game stops play; in solitaire play dice may have to turn up hidden pieces first.
 * tov_conclude: with everything turned up the game is decided; in a match the next one begins. */
void tov_finish_game(const struct tov *t, struct tov_state *s, struct events *e);
void tov_conclude(const struct tov *t, struct tov_state *s, struct events *e);

/* --- tov_move.c --- */

/* tov_first_exit: the first turn in which Raiders may leave. tov_may_exit: has it come? */
int tov_first_exit(const struct tov *t);
bool tov_may_exit(const struct tov *t, const struct tov_state *s);

/* tov_ways: adds where a unit may go and leave to its menu. */
void tov_ways(const struct tov *t, const struct tov_state *s, const struct tov_field *f, int slot,
              struct tov_menu *m);

/* tov_cost: movement points to a cell, for people; `via` is a visit + 1 or 0. 0: there is no way. */
int tov_cost(const struct tov *t, const struct tov_state *s, int slot, int cell, int via);

/* Moving and leaving the map: arg[0] is a unit that may act. */
int tov_check_move(const struct tov *t, const struct tov_state *s, const struct action *a,
                   struct refusal *why);
void tov_move(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e);

/* --- tov_fight.c --- */

/* tov_hits_on: this or less on a die hits; 0: no roll does; -1: no attack is possible. */
int tov_hits_on(const struct tov *t, const struct tov_state *s, int attacker, int target);

/* tov_targets: adds whom a unit may attack, and whether it may clear a dugout, to its menu. */
void tov_targets(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                 int slot, struct tov_menu *m);

/* Attacking and clearing: arg[0] is a unit that may act. */
int tov_check_attack(const struct tov *t, const struct tov_state *s, const struct action *a,
                     struct refusal *why);
int tov_check_clear(const struct tov *t, const struct tov_state *s, const struct action *a,
                    struct refusal *why);
void tov_attack(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e);
void tov_clear(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e);

/* The die of the attack that is due: what a face means, and what comes of it. */
struct action tov_read_roll(const struct tov *t, const struct tov_state *s, int face);
void tov_roll(const struct tov *t, struct tov_state *s, bool hit, struct events *e);

/* --- tov_reveal.c --- */

/* tov_pool: the face-down pieces of a group, mixed: what everybody knows of them together. */
void tov_pool(const struct tov *t, const struct tov_state *s, int group, uint8_t pool[PIECES]);

/* tov_open_locations: where somebody might come up now, by what everybody can see; bits.
 * tov_in_time: may units of this kind come up by now? */
unsigned tov_open_locations(const struct tov *t, const struct tov_state *s,
                            const struct tov_field *f);
bool tov_in_time(const struct tov *t, const struct tov_state *s, int kind);

/* tov_come_up: what the Defender may bring up, a mask of kinds a location (in solitaire play bit 0
 * is a search); how many there are. tov_list_come_up: the same as actions. */
int tov_come_up(const struct tov *t, const struct tov_state *s, const struct tov_field *f,
                uint8_t kinds[LOCATIONS]);
int tov_list_come_up(const struct tov *t, const uint8_t kinds[LOCATIONS], struct action *out);

/* Bringing up a unit, and in solitaire play searching a location for one. */
int tov_check_reveal(const struct tov *t, const struct tov_state *s, const struct action *a,
                     struct refusal *why);
int tov_check_search(const struct tov *t, const struct tov_state *s, const struct action *a,
                     struct refusal *why);
void tov_reveal(const struct tov *t, struct tov_state *s, int location, int kind, struct events *e);
void tov_search(struct tov_state *s, int location, struct events *e);

/* The draw of a face-down piece that is due: one die with as many sides as there are pieces, what a
 * face means, and what comes of it. */
struct dice tov_draw_dice(const struct tov *t, const struct tov_state *s);
struct action tov_read_draw(const struct tov *t, const struct tov_state *s, int face);
void tov_draw(const struct tov *t, struct tov_state *s, int piece, struct events *e);

/* tov_turn_up: solitaire, after the game: decides what can be decided without dice. True when
 * nothing unknown is left. */
bool tov_turn_up(const struct tov *t, struct tov_state *s);

/* --- tov_score.c --- */

/* tov_vp: the Raider's points now. tov_kills: those for eliminated units; tov_lost_inside: for the
 * ones among them that were lost in dugouts. tov_exited: how many Raiders have left the map. */
int tov_vp(const struct tov *t, const struct tov_state *s);
int tov_kills(const struct tov *t, const struct tov_state *s);
int tov_lost_inside(const struct tov *t, const struct tov_state *s);
int tov_exited(const struct tov *t, const struct tov_state *s);

/* tov_kill_vp: what units are worth when they are eliminated; `pieces` counts them by kind. */
int tov_kill_vp(const struct tov *t, const uint8_t *pieces);

/* tov_row_held: how many hexes of the row that scores have a Raider in them. */
int tov_row_held(const struct tov *t, const struct tov_state *s);

/* tov_match_winner: the seat that wins a match in which the Raiders scored so many points. */
int tov_match_winner(const struct tov *t, int first, int second);

/* tov_decided_by: how a finished game was decided, in a few words. */
const char *tov_decided_by(const struct scenario *scn, const void *state);

/* tov_returns: as in core/game.h. */
void tov_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);

/* --- tov_secrets.c --- */

/* observe and determinize of core/game.h. */
void tov_observe(const struct scenario *scn, const void *state, int seat, void *view);
void tov_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                     void *state);

/* --- tov_position.c --- */

/* The lines of a position; write and read of core/game.h. */
extern const struct position_lines tov_lines;
void tov_write(const struct scenario *scn, const void *state, struct text *out);
int tov_read(const struct scenario *scn, struct data *d, void *state, struct error *err);

/* --- tov_audit.c --- */

/* audit of core/game.h. */
int tov_audit(const struct scenario *scn, const void *state, struct error *err);

/* --- tov_notation.c --- */

/* The kinds of words that actions, positions and scenarios share, and the notation of actions. */
extern const struct form_kind tov_kinds[];
extern const struct notation tov_notation;

/* Kinds that other tables have as well: a hex, a kind of unit. */
void tov_write_hex(const struct forms *f, const int64_t *value, struct text *out);
int tov_read_hex(const struct forms *f, const char *const *word, int count, int64_t *value);
int tov_read_kind(const struct forms *f, const char *const *word, int count, int64_t *value);

/* --- tov_events.c --- */

/* tov_tell adds an event. TELL costs nothing when nobody listens: playouts want no story. */
void tov_tell(struct events *e, int kind, int seen_by, int flags, const int16_t arg[7]);
#define TELL(events, kind, seen_by, flags, ...)                                                    \
    do {                                                                                           \
        if (events)                                                                                \
            tov_tell(events, kind, seen_by, flags, (const int16_t[7]){ __VA_ARGS__ });             \
    } while (0)

/* The sentences of the events. */
extern const struct sentences tov_sentences;

/* --- tov_hint.c --- */

/* prompt and hint of core/game.h. */
void tov_prompt(const struct scenario *scn, struct view view, struct text *out);
void tov_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out);

/* --- tov_odds.c --- */

/* set_up_attack of core/game.h: `odds trenches-of-valor unit=G range=2`. */
int tov_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                      struct action *action, struct error *err);

/* --- tov_scene.c --- */

/* board and scene of core/game.h. */
void tov_board(const struct scenario *scn, struct scene *scene);
void tov_scene(const struct scenario *scn, struct view view, struct scene *scene);

#endif
