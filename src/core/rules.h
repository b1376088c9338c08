/* rules.h - the front door to a game's rules, with defaults for what a game leaves out. Code outside
 * src/games calls these instead of the table in game.h. */
#ifndef CORE_RULES_H
#define CORE_RULES_H

#include "core/event.h"
#include "core/game.h"

/* A game with one of its scenarios: what every caller carries around together. */
struct rules {
    const struct game *game;
    const struct scenario *scn;
};

/* --- play: as in game.h, inline because playouts spend their time here --- */

/* rules_start: the first state. */
static inline void rules_start(struct rules r, void *state)
{
    r.game->play.start(r.scn, state);
}

/* rules_to_move: a seat, SEAT_CHANCE, or SEAT_NONE when the game is over. */
static inline int rules_to_move(struct rules r, const void *state)
{
    return r.game->play.to_move(r.scn, state);
}

/* rules_legal lists the legal actions in `out` (room for max_legal) and returns how many. */
static inline int rules_legal(struct rules r, const void *state, struct action *out)
{
    int count = r.game->play.legal(r.scn, state, out);

    EXPECT(count >= 0 && count <= r.game->max_legal);
    return count;
}

/* rules_apply makes a checked action or an outcome happen; events may be NULL. */
static inline void rules_apply(struct rules r, void *state, const struct action *action,
                               struct events *events)
{
    EXPECT(action->kind != 0);
    r.game->play.apply(r.scn, state, action, events);
}

/* rules_dice: the dice that are due. */
static inline struct dice rules_dice(struct rules r, const void *state)
{
    struct dice d = r.game->play.dice(r.scn, state);

    EXPECT(d.count <= DICE_MAX);
    return d;
}

/* rules_returns: the result or, before the end, the standing, in thousandths for each seat. */
static inline void rules_returns(struct rules r, const void *state, int out[SEATS_MAX])
{
    r.game->play.returns(r.scn, state, out);
}

/* rules_sample: one legal action, all equally likely; `room` has space for max_legal. */
void rules_sample(struct rules r, const void *state, struct rng *rng, struct action *room,
                  struct action *out);

/* rules_check: 0 when a seat is to move and the action is legal; else -1 and why (may be NULL). */
int rules_check(struct rules r, const void *state, const struct action *action,
                struct refusal *why);

/* rules_chance lists all results of the dice that are due, with weights, in `out` (room for
 * max_outcomes), and returns how many. */
int rules_chance(struct rules r, const void *state, struct outcome *out);

/* rules_resolve: apply for odds: dice that the rules would put off come next. `events` may be
 * NULL. */
void rules_resolve(struct rules r, void *state, const struct action *action, struct events *events);

/* rules_mid_attack: the seat that decides in the middle of an attack; SEAT_NONE where none is under
 * way. */
int rules_mid_attack(struct rules r, const void *state);

/* rules_read_dice: what these faces mean. Returns which dice count, bit i for die i. */
unsigned rules_read_dice(struct rules r, const void *state, const uint8_t *faces,
                         struct action *out);

/* rules_roll throws the dice that are due: faces (room for DICE_MAX) and what they mean. */
void rules_roll(struct rules r, const void *state, struct rng *rng, uint8_t *faces,
                struct action *out);

/* rules_read_faces: the same for faces entered by hand, which are checked first. 0, or -1 and a
 * sentence. */
int rules_read_faces(struct rules r, const void *state, const uint8_t *faces, int count,
                     struct action *out, struct error *err);

/* rules_faces_of: faces (room for DICE_MAX) that mean this outcome, so that an outcome picked from
 * chance can go into a log. Tries all throws if they are few, else random ones; false when none is
 * found, which only happens to very rare outcomes of many dice. */
bool rules_faces_of(struct rules r, const void *state, const struct action *outcome,
                    struct rng *rng, uint8_t *faces);

/* rules_winner: the seat with the highest returns, or SEAT_NONE when seats of different teams share
 * them. returns_winner: the same for given returns. */
int rules_winner(struct rules r, const void *state);
int returns_winner(const struct scenario *scn, const int returns[SEATS_MAX]);

/* rules_decided_by: how a finished game was decided ("surrender"); NULL if the game does not say. */
const char *rules_decided_by(struct rules r, const void *state);

/* --- text --- */

/* rules_write, rules_read, rules_audit: a position as text, as in game.h. */
void rules_write(struct rules r, const void *state, struct text *out);
int rules_read(struct rules r, struct data *d, void *state, struct error *err);
int rules_audit(struct rules r, const void *state, struct error *err);

/* rules_text, rules_parse: an action in notation, and back. Parsing returns 0, or -1 and a sentence;
 * it may read an illegal action. */
void rules_text(struct rules r, const void *state, const struct action *action, struct text *out);
int rules_parse(struct rules r, const void *state, const char *words, struct action *out,
                struct error *err);

/* --- words --- */

/* rules_prompt: the decision to be made. rules_hint: how to offer an action. rules_event_text: what
 * happened. Each as in game.h. rules_event_anchors: the ids in the scene of the tokens and cells that
 * its sentence names, a blank between two; so they say no more than the sentence does. */
void rules_prompt(struct rules r, struct view view, struct text *out);
void rules_hint(struct rules r, struct view view, const struct action *action, struct hint *out);
void rules_event_text(struct rules r, const struct event *event, struct text *out);
void rules_event_anchors(struct rules r, const struct event *event, struct text *out);

/* rules_hints: rules_hint for each action of a list, in order. */
void rules_hints(struct rules r, struct view view, const struct action *list, int count,
                 void (*each)(void *context, int i, const struct hint *hint), void *context);

/* --- pictures --- */

/* rules_board adds what never changes, rules_draw what does. rules_scene makes a scene of both, with
 * all that `seat` may see; release it with scene_release. */
void rules_board(struct rules r, struct scene *scene);
void rules_draw(struct rules r, struct view view, struct scene *scene);
void rules_scene(struct rules r, const void *state, int seat, struct scene *out);

/* game_draws_maps: are there maps drawn in text, to be checked and exchanged with Tiled? */
static inline bool game_draws_maps(const struct game *game)
{
    return game->authoring && game->authoring->map_terms;
}

/* game_looks_around: does look answer for one token alone? */
static inline bool game_looks_around(const struct game *game)
{
    return game->pictures.look && game->flags & (GAME_FACINGS | GAME_PLANE);
}

/* rules_look adds to the scene the line of sight between two cells (on a plane: tokens or places) or,
 * with `to` NULL, what a token can fire at from where it is. -1 when the game has no such rules. */
int rules_look(struct rules r, struct view view, const char *from, const char *to,
               struct scene *scene);

/* rules_propose: what pointing at these places with this token ("": any) means: a legal action, and
 * its way and price in the scene. 0, or -1 and why not. */
int rules_propose(struct rules r, struct view view, const char *token, const int (*place)[3],
                  int places, struct action *out, struct scene *scene, struct refusal *why);

/* --- secrets --- */

/* game_hides: does the game have secrets? rules_hides: and this scenario of it? */
static inline bool game_hides(const struct game *game)
{
    return game->secrets.observe != NULL;
}

static inline bool rules_hides(struct rules r)
{
    return game_hides(r.game) && !r.scn->open;
}

/* rules_open: does everybody know everything about this state? Everybody knows the answer, too. */
bool rules_open(struct rules r, const void *state);

/* rules_observe: what `seat` may know of the state. rules_determinize: a full state that looks like
 * this view to `seat`, drawn at random. */
void rules_observe(struct rules r, const void *state, int seat, void *view);
void rules_determinize(struct rules r, const void *view, int seat, struct rng *rng, void *state);

/* --- versions --- */

/* game_plays: does a record of this version of the rules still play the same? */
static inline bool game_plays(const struct game *game, int version)
{
    int since = game->rules_since ? game->rules_since : game->rules_version;

    return version >= since && version <= game->rules_version;
}

/* game_position_version: the version of the text that positions are written in. */
static inline int game_position_version(const struct game *game)
{
    return game->position_version ? game->position_version : 1;
}

/* --- for rules themselves --- */

/* refuse: for check functions. Fills `why` (unless NULL) and returns -1. */
int refuse(struct refusal *why, const char *clause, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* action_same: are these the same 16 bytes? */
bool action_same(const struct action *a, const struct action *b);

/* rules_defaults: the names of the functions for which this game uses the defaults, separated by
 * blanks. */
void rules_defaults(const struct game *game, struct text *out);

#endif
