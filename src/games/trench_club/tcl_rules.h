/* tcl_rules.h - what the files of Trench Club offer each other, one section a file.
 *
 * Throughout: t is the scenario, s the state, `slot` a unit's place in s->unit. legal functions
 * write to `out` and return how many actions they wrote; refuse functions are asked only after the
 * rules have said no, fill `why` and return -1; `events` may be NULL. */
#ifndef GAMES_TRENCH_CLUB_TCL_RULES_H
#define GAMES_TRENCH_CLUB_TCL_RULES_H

#include "core/form.h"
#include "games/trench_club/tcl_state.h"

/* --- tcl_scenario.c --- */

/* tcl_directive, tcl_finish: as struct game says (core/game.h). */
int tcl_directive(struct scenario *scn, struct data *d, struct error *err);
int tcl_finish(struct scenario *scn, const struct content *content, struct findings *findings,
               struct error *err);

/* --- tcl_data.c --- */

/* tcl_open_file: a data file for reading. */
int tcl_open_file(const struct content *content, const char *name, struct data *d,
                  struct error *err);
/* tcl_load_units, tcl_load_cards: read units.txt and cards.txt into the tables of t. */
int tcl_load_units(struct tcl *t, const struct content *content, struct error *err);
int tcl_load_cards(struct tcl *t, const struct content *content, struct error *err);
/* tcl_type_find: the unit type with this code ("CAR"), or 0. */
int tcl_type_find(const char *code);

/* --- tcl_map.c --- */

/* tcl_load_map: reads map.txt and prepares everything that play looks up; wants the units. */
int tcl_load_map(struct tcl *t, const struct content *content, struct error *err);
/* tcl_hex_read, tcl_hex_name: "0709" as a hex of the grid, or -1; and back. */
int tcl_hex_read(const char *word);
void tcl_hex_name(int hex, char out[8]);
/* tcl_way_name: "N", "NE" and so on; counted round. */
const char *tcl_way_name(int way);
/* tcl_place_name: "0709" or a fort's name, of a place on the board. */
void tcl_place_name(const struct tcl *t, int place, struct text *out);
/* tcl_fort_find: the fort with this id ("A4") on the board in use, or -1. */
int tcl_fort_find(const struct tcl *t, const char *id);
/* tcl_hexes_apart: the distance between two hexes. */
int tcl_hexes_apart(const struct tcl *t, int a, int b);
/* tcl_ring: the hexes at distance k, clockwise from N; -1 where there is none. 6k of them. */
int tcl_ring(const struct tcl *t, int centre, int k, int16_t *out);

/* --- tcl_map_trench.c: the expert rules (TCL-11); without them nothing is a trench --- */

/* tcl_trench_all: every trench hex. tcl_trench_at: the trench that `hex` is part of. */
void tcl_trench_all(const struct tcl *t, const struct tcl_state *s, struct tcl_set *out);
void tcl_trench_at(const struct tcl *t, const struct tcl_state *s, int hex, struct tcl_set *out);
/* tcl_in_trench: is this a foot soldier in a trench? */
bool tcl_in_trench(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u);
/* tcl_trench_holder: the team whose foot soldiers are in it, or -1. */
int tcl_trench_holder(const struct tcl *t, const struct tcl_state *s, const struct tcl_set *trench);
/* tcl_extent: the hexes a unit fills: its trench, or the one hex it stands on. */
void tcl_extent(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                struct tcl_set *out);

/* --- tcl_unit.c --- */

/* tcl_distance: between two units on the board; soldiers in trenches are nearer. */
int tcl_distance(const struct tcl *t, const struct tcl_state *s, int a, int b);
/* tcl_ground_at: GROUND_*, with the roads and bridges built since. */
int tcl_ground_at(const struct tcl *t, const struct tcl_state *s, int hex);
/* tcl_wading: does it stand in water, where it can neither fight nor threaten? */
bool tcl_wading(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u);
/* tcl_may_stand: may this unit be set down there? Other units are not looked at. */
bool tcl_may_stand(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                   int team, int hex);
/* tcl_barred: its army may not act this turn (TCL-1.13). */
bool tcl_barred(const struct tcl_state *s, const struct tcl_unit *u);

/* tcl_level: 0 rookie, 1 veteran, 2 war hero. */
int tcl_level(const struct tcl *t, const struct tcl_unit *u);
/* tcl_attack_value: dice of the shooter that show so much or less hit this unit. */
int tcl_attack_value(const struct tcl *t, const struct tcl_unit *shooter,
                     const struct tcl_unit *other);
/* tcl_fixed_hits: what the Automa lands instead of throwing dice (TCL-13.4). */
int tcl_fixed_hits(const struct tcl *t, const struct tcl_unit *shooter,
                   const struct tcl_unit *other);
/* tcl_armour_row: the row of the armour table for a unit that defends itself, or is answered.
 * tcl_armour_of: of one that defends itself, in no slot perhaps. */
int tcl_armour_of(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u);
int tcl_armour_row(const struct tcl *t, const struct tcl_state *s, int slot, bool defends);
/* tcl_damage: what so many hits do to a unit with this row. */
int tcl_damage(const struct tcl *t, int row, int hits);
/* tcl_can_hit: is b of a kind, and at a distance, that a can hit? tcl_can_close: could a attack b
 * if they stood side by side (TCL-3.1)? */
bool tcl_can_hit(const struct tcl *t, const struct tcl_unit *a, const struct tcl_unit *b,
                 int distance);
bool tcl_can_close(const struct tcl *t, const struct tcl_state *s, int a, int b);
/* tcl_helpers: how many other units help an attack in close combat; do they surround? */
int tcl_helpers(const struct tcl *t, const struct tcl_state *s, int attacker, int target,
                bool *surround);

/* tcl_add_unit: a new unit in the first free slot of the seat, which is returned; there must be
 * one. tcl_put_unit: moves it to another place. tcl_remove_unit: it is gone, and so is its load. */
int tcl_add_unit(struct tcl_state *s, int seat, int type, int place);
void tcl_put_unit(struct tcl_state *s, int slot, int place);
void tcl_remove_unit(const struct tcl *t, struct tcl_state *s, int slot);
/* tcl_aboard: a truck's passengers in the order of their slots; at most TRUCK_ROOM. */
int tcl_aboard(const struct tcl_state *s, int truck, int *slots);
/* tcl_living: how many units the seat has. tcl_owned: how many of a type the player has. */
int tcl_living(const struct tcl_state *s, int seat);
int tcl_owned(const struct tcl *t, const struct tcl_state *s, int player, int type);
/* tcl_badge_code, tcl_badge_find: "GER-INF2" of a badge; and back, capitals or not, or -1. */
void tcl_badge_code(const struct tcl *t, int badge, char out[16]);
int tcl_badge_find(const struct tcl *t, const char *word);
/* tcl_slot_name, tcl_slot_find: the same of a living unit. */
void tcl_slot_name(const struct tcl *t, const struct tcl_state *s, int slot, char out[16]);
int tcl_slot_find(const struct tcl *t, const struct tcl_state *s, const char *name);

/* --- tcl_setup.c: armies, chips, placing --- */

/* tcl_start_setup: forces and coins, and the first decision, in a zeroed state. */
void tcl_start_setup(const struct tcl *t, struct tcl_state *s);
/* tcl_legal_setup, _refuse_, _apply_: assigning units, turning over chips, placing. */
int tcl_legal_setup(const struct tcl *t, const struct tcl_state *s, struct action *out);
int tcl_refuse_setup(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                     struct refusal *why);
void tcl_apply_setup(const struct tcl *t, struct tcl_state *s, const struct action *a,
                     struct events *events);
/* tcl_setup_dice, _read, _chance: the dice, chips and tokens of the set-up. */
struct dice tcl_setup_dice(const struct tcl *t, const struct tcl_state *s);
void tcl_setup_read(const struct tcl *t, const struct tcl_state *s, const uint8_t *faces,
                    struct action *out);
int tcl_setup_chance(const struct tcl *t, const struct tcl_state *s, struct outcome *out);
/* tcl_numbers_left: the start numbers that no chip has shown yet. */
int tcl_numbers_left(const struct tcl *t, const struct tcl_state *s, uint8_t *numbers);

/* --- tcl_turn.c: the order of play --- */

/* tcl_begin_game: the first turn of the first player. tcl_next_turn: the next one's, or the end
 * after the last round. */
void tcl_begin_game(const struct tcl *t, struct tcl_state *s, struct events *events);
void tcl_next_turn(const struct tcl *t, struct tcl_state *s, struct events *events);
/* tcl_after_moves: attacks are declared, or money comes when nobody can attack. */
void tcl_after_moves(const struct tcl *t, struct tcl_state *s, struct events *events);
/* tcl_end_game: winner is a team + 1 or WINNER_DRAW, reason END_*. */
void tcl_end_game(struct tcl_state *s, int winner, int reason, struct events *events);
/* tcl_ally: the other player of the team, or -1. */
int tcl_ally(const struct tcl *t, int player);
/* tcl_may_pass, tcl_hand_over: common play (TCL-14.2). The seat hands the phase to its partner, or
 * is done with it; true when the phase goes on. */
bool tcl_may_pass(const struct tcl *t, const struct tcl_state *s);
bool tcl_hand_over(const struct tcl *t, struct tcl_state *s, bool done, struct events *events);
/* tcl_may_surrender, tcl_apply_surrender: offering, accepting and declining it (TCL-9.2). */
bool tcl_may_surrender(const struct tcl *t, const struct tcl_state *s);
void tcl_apply_surrender(const struct tcl *t, struct tcl_state *s, const struct action *a,
                         struct events *events);
/* tcl_legal_armies, tcl_apply_armies: which armies act this turn (TCL-1.13). */
int tcl_legal_armies(const struct tcl_state *s, struct action *out);
void tcl_apply_armies(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events);

/* --- tcl_move.c: phase 1 --- */

/* tcl_legal_move: `slot` >= 0 limits the list to the actions of that unit. */
int tcl_legal_move(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out);
/* tcl_sample_move: one of them, all equally likely, without listing. */
void tcl_sample_move(const struct tcl *t, const struct tcl_state *s, struct rng *rng,
                     struct action *out);
/* tcl_apply_move: an order of phase 1; tcl_refuse.c says why not. */
void tcl_apply_move(const struct tcl *t, struct tcl_state *s, const struct action *a,
                    struct events *events);
/* tcl_go: a unit's move itself, to a hex or into an own fort; true when a truck must unload now. */
bool tcl_go(const struct tcl *t, struct tcl_state *s, int slot, int place, struct events *events);
/* tcl_may_conquer, tcl_conquer: taking a neutral or enemy fort (TCL-5.1, 5.2). */
bool tcl_may_conquer(const struct tcl *t, const struct tcl_state *s, int slot, int fort);
void tcl_conquer(const struct tcl *t, struct tcl_state *s, int slot, int fort,
                 struct events *events);
/* tcl_mine_strikes: true when the unit was on an enemy mine and is gone (TCL-10.9). */
bool tcl_mine_strikes(const struct tcl *t, struct tcl_state *s, int slot, struct events *events);

/* --- tcl_move_reach.c: where a move may lead --- */

/* tcl_find_field: what the units of a player meet. tcl_find_reach: where one of them may go, in it.
 */
void tcl_find_field(const struct tcl *t, const struct tcl_state *s, int player,
                    struct tcl_field *f);
void tcl_find_reach(const struct tcl *t, const struct tcl_state *s, struct tcl_field *f, int slot,
                    struct tcl_reach *out);
/* tcl_reach_bound: how many hexes a unit alone on the board reaches from a hex or fort. */
int tcl_reach_bound(const struct tcl *t, int mover, int speed, int place);
/* tcl_move_cost: half points of a legal move to a hex; -1 for a whole move. `known` keeps what was
 * found out about the last unit in this state; it begins with NO_COSTS. */
struct tcl_costs {
    int slot, player; /* or -1 */
    struct tcl_field field;
    uint8_t half[HEXES];
};
#define NO_COSTS                                                                                   \
    {                                                                                              \
        .slot = -1, .player = -1                                                                   \
    }
int tcl_move_cost(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                  struct tcl_costs *known);
/* tcl_ends_in_contact: would the unit be next to an enemy that could attack it there (TCL-3.1)? */
bool tcl_ends_in_contact(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                         struct tcl_costs *known);

/* --- tcl_move_way.c: the way it takes --- */

/* tcl_find_way: the hexes between where a unit is and where its move leads, as the arguments of an
 * event: the cheapest of all legal ways; none where there is nothing between. tcl_find_way_in and
 * tcl_find_way_aboard: the same into a fort and onto a truck; they return the hex where that is.
 * tcl_read_way: as hexes in the order they are passed, with room for TCL_WAY_HEXES; returns how
 * many. */
enum { TCL_WAY = 3, TCL_WAY_HEXES = 15 };
void tcl_find_way(const struct tcl *t, const struct tcl_state *s, int slot, int to,
                  int16_t steps[TCL_WAY]);
int tcl_find_way_in(const struct tcl *t, const struct tcl_state *s, int slot, int fort,
                    int16_t steps[TCL_WAY]);
int tcl_find_way_aboard(const struct tcl *t, const struct tcl_state *s, int slot, int truck,
                        int16_t steps[TCL_WAY]);
int tcl_read_way(const struct tcl *t, int to, const int64_t steps[TCL_WAY], int16_t *out);

/* --- tcl_unload.c: trucks --- */

/* tcl_truck_ends: leaves in `reach` the hexes where a loaded truck may stop. */
void tcl_truck_ends(const struct tcl *t, const struct tcl_state *s, int truck,
                    struct tcl_reach *reach);
/* tcl_legal_unload, _refuse_, _apply_: setting down the next passenger. */
int tcl_legal_unload(const struct tcl *t, const struct tcl_state *s, struct action *out);
int tcl_refuse_unload(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                      struct refusal *why);
void tcl_apply_unload(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events);
/* tcl_unload_all: the seat's trucks unload where they stand, when the clock runs out. */
void tcl_unload_all(const struct tcl *t, struct tcl_state *s, int seat, struct events *events);

/* --- tcl_work.c: mines, roads and trenches --- */

/* tcl_legal_work, _refuse_, _apply_: what a unit builds or lays beside its move. */
int tcl_legal_work(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out);
int tcl_refuse_work(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                    struct refusal *why);
void tcl_apply_work(const struct tcl *t, struct tcl_state *s, const struct action *a,
                    struct events *events);

/* --- tcl_attack.c: phase 2, declaring attacks --- */

/* tcl_legal_attack: `slot` >= 0 limits the list to the attacks of that unit. */
int tcl_legal_attack(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out);
/* tcl_refuse_attack, _apply_: one attack more in the queue, or the end of declaring. */
int tcl_refuse_attack(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                      struct refusal *why);
void tcl_apply_attack(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events);
/* tcl_attack_left: can any unit of the player attack? */
bool tcl_attack_left(const struct tcl *t, const struct tcl_state *s, int player);
/* tcl_clear_queue: no attack is declared any more. */
void tcl_clear_queue(struct tcl_state *s);

/* --- tcl_fight.c: phase 3, fighting them --- */

/* tcl_fight_begin: one attack, until dice are due or it is over; s->fight.on tells which.
 * tcl_fight_on: the queue of attacks, until dice are due or the phase is over. */
void tcl_fight_begin(const struct tcl *t, struct tcl_state *s, struct tcl_attack attack,
                     struct events *events);
void tcl_fight_on(const struct tcl *t, struct tcl_state *s, struct events *events);
/* tcl_apply_fight, tcl_fight_dice, _read, _chance: scatter, throws and dice cards. */
void tcl_apply_fight(const struct tcl *t, struct tcl_state *s, const struct action *a,
                     struct events *events);
struct dice tcl_fight_dice(const struct tcl *t, const struct tcl_state *s);
unsigned tcl_fight_read(const struct tcl *t, const struct tcl_state *s, const uint8_t *faces,
                        struct action *out);
int tcl_fight_chance(const struct tcl *t, const struct tcl_state *s, struct outcome *out);
/* tcl_red_dice: more dice for flank or surround. */
int tcl_red_dice(const struct tcl *t, const struct tcl_state *s, int attacker, int target);
/* tcl_cloud: the slots that gas strikes (TCL-10.5), on the aimed hex and two more that touch it and
 * each other; how many. */
int tcl_cloud(const struct tcl *t, const struct tcl_state *s, struct tcl_attack gas,
              uint8_t out[STRUCK_MAX]);
/* tcl_answers: the slots that shoot back; how many. */
int tcl_answers(const struct tcl *t, const struct tcl_state *s, int attacker, int target,
                uint8_t out[ANSWERS_MAX]);

/* --- tcl_economy.c: phase 4, money --- */

/* tcl_begin_economy: income, and the first decision about it. */
void tcl_begin_economy(const struct tcl *t, struct tcl_state *s, struct events *events);
/* tcl_legal_economy, _refuse_, _apply_: repairs, purchases, special forces, gifts. */
int tcl_legal_economy(const struct tcl *t, const struct tcl_state *s, struct action *out);
int tcl_refuse_economy(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                       struct refusal *why);
void tcl_apply_economy(const struct tcl *t, struct tcl_state *s, const struct action *a,
                       struct events *events);
/* tcl_legal_gift, tcl_give: coins for the ally, which every phase allows (TCL-8.2). */
int tcl_legal_gift(const struct tcl *t, const struct tcl_state *s, int seat, struct action *out);
void tcl_give(const struct tcl *t, struct tcl_state *s, int seat, int coins, struct events *events);
/* tcl_buy: pays for a new unit, which appears at `place`. */
void tcl_buy(const struct tcl *t, struct tcl_state *s, int seat, int type, int place, int price,
             struct events *events);
/* tcl_deck: the types left in the special forces deck; how many. */
int tcl_deck(const struct tcl *t, const struct tcl_state *s, uint8_t *types);

/* --- tcl_automa.c: the Automa's turn --- */

/* tcl_legal_automa, tcl_apply_automa: the one thing its orders say. */
int tcl_legal_automa(const struct tcl *t, const struct tcl_state *s, struct action *out);
void tcl_apply_automa(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events);
/* tcl_automa_go_on: money comes when no unit is left to act. tcl_automa_economy: the turn ends when
 * nothing can be bought. */
void tcl_automa_go_on(const struct tcl *t, struct tcl_state *s, struct events *events);
void tcl_automa_economy(const struct tcl *t, struct tcl_state *s, struct events *events);
/* tcl_automa_random_types: what a random purchase may be; how many. */
int tcl_automa_random_types(const struct tcl *t, const struct tcl_state *s, int seat,
                            uint8_t *types);

/* --- tcl_automa_plan.c, tcl_automa_buy.c: how it decides. They look at nothing but the position,
 * so that anybody's units can be asked for their plan; tcl_automa.h has what is behind them --- */

/* tcl_make_plan: what the unit would do; `pick` counts among equal options, 0 is the lowest. */
void tcl_make_plan(const struct tcl *t, const struct tcl_state *s, int slot, int pick,
                   struct tcl_plan *out);
/* tcl_plan_attack: whom it would attack without moving, in `out`; target -1 for nobody. */
void tcl_plan_attack(const struct tcl *t, const struct tcl_state *s, int slot,
                     struct tcl_plan *out);
/* tcl_plan_text: "II.1, target by b, d, hex by c"; tcl_plan_words: "attacks what cannot fire back". */
void tcl_plan_text(const struct tcl_plan *plan, struct text *out);
void tcl_plan_words(const struct tcl_plan *plan, struct text *out);
/* tcl_automa_rank: whose turn comes first among units; lower acts earlier, -1 never acts. */
int tcl_automa_rank(const struct tcl *t, const struct tcl_unit *u);
/* tcl_automa_next_unit: the unit of a seat that acts next by the printed sequence, or -1. */
int tcl_automa_next_unit(const struct tcl *t, const struct tcl_state *s, int seat);
/* tcl_automa_wants: the type the Automa wants to buy; 0 for a random one. tcl_automa_fort: where it
 * would put it, or -1. */
int tcl_automa_wants(const struct tcl *t, const struct tcl_state *s, int seat);
int tcl_automa_fort(const struct tcl *t, const struct tcl_state *s, int seat, int type);

/* --- tcl_refuse.c --- */

/* tcl_refuse_move: why an order of phase 1 is not possible. */
int tcl_refuse_move(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                    struct refusal *why);

/* --- tcl_score.c: victory --- */

/* tcl_forts_of, tcl_forts_of_team: how many forts a player or a team holds. */
int tcl_forts_of(const struct tcl_state *s, int player);
int tcl_forts_of_team(const struct tcl *t, const struct tcl_state *s, int team);
/* tcl_worth: the price of a team's units. */
int tcl_worth(const struct tcl *t, const struct tcl_state *s, int team);
/* tcl_alive: has the player any unit? */
bool tcl_alive(const struct tcl *t, const struct tcl_state *s, int player);
/* tcl_over: is the game decided? Then it ends here. */
bool tcl_over(const struct tcl *t, struct tcl_state *s, struct events *events);
/* tcl_returns, tcl_decided_by: as struct game says. */
void tcl_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
const char *tcl_decided_by(const struct scenario *scn, const void *state);

/* --- tcl_secrets.c, tcl_position.c, tcl_audit.c, tcl_notation.c: as struct game says --- */

void tcl_observe(const struct scenario *scn, const void *state, int seat, void *view);
void tcl_determinize(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                     void *state);
extern const struct position_lines tcl_lines;
void tcl_write(const struct scenario *scn, const void *state, struct text *out);
int tcl_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
int tcl_audit(const struct scenario *scn, const void *state, struct error *err);
extern const struct notation tcl_notation;
int tcl_action_parse(const struct scenario *scn, const void *state, const char *words,
                     struct action *out, struct error *err);

/* --- tcl_notation_kinds.c --- */

/* tcl_kinds: the words for things, in actions, positions and `odds`. */
extern const struct form_kind tcl_kinds[];

/* --- tcl_events.c --- */

extern const struct sentences tcl_sentences;
/* tcl_sentence_kinds: the words for things, in events, prompts and labels. */
extern const struct form_kind tcl_sentence_kinds[];

/* --- tcl_hint.c, tcl_odds.c, tcl_scene.c: as struct game says --- */

void tcl_prompt(const struct scenario *scn, struct view view, struct text *out);
void tcl_hint(const struct scenario *scn, struct view view, const struct action *a,
              struct hint *out);
void tcl_hints(const struct scenario *scn, struct view view, const struct action *list, int count,
               void (*each)(void *context, int i, const struct hint *hint), void *context);
int tcl_set_up_attack(const struct scenario *scn, const struct pair *words, int count, void *state,
                      struct action *action, struct error *err);
/* tcl_describe_types: puts into words what never changes about a type, once the data is read. */
void tcl_describe_types(struct tcl *t);
void tcl_board(const struct scenario *scn, struct scene *scene);
void tcl_scene(const struct scenario *scn, struct view view, struct scene *scene);

#endif
