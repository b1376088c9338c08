/* rules.h - the checked front door to a game's rules, with defaults for what a game leaves out.
 * Everything outside src/games calls these instead of the table in game.h where one exists. */
#ifndef CORE_RULES_H
#define CORE_RULES_H

#include "core/event.h"
#include "core/game.h"

/* A game with one of its scenarios: what every caller carries around together. */
struct rules {
    const struct game *game;
    const struct scenario *scn;
};

static inline int rules_to_move(struct rules r, const void *state)
{
    return r.game->to_move(r.scn, state);
}

/* rules_sample: one legal action, all equally likely; `room` has space for max_legal. */
void rules_sample(struct rules r, const void *state, struct rng *rng, struct action *room,
                  struct action *out);

/* rules_check: is it a decision at all, and is the action legal? */
int rules_check(struct rules r, const void *state, const struct action *action,
                struct refusal *why);

/* rules_roll throws the dice that are due: faces (room for DICE_MAX) and what they mean. */
void rules_roll(struct rules r, const void *state, struct rng *rng, uint8_t *faces,
                struct action *out);

/* rules_read_faces checks faces that somebody gives: right number, in range. */
int rules_read_faces(struct rules r, const void *state, const uint8_t *faces, int count,
                     struct action *out, struct error *err);

/* rules_counted: which of these faces the result rests on, bit i for die i. */
unsigned rules_counted(struct rules r, const void *state, const uint8_t *faces);

/* rules_faces_of: faces (room for DICE_MAX) that read as this outcome, so that an outcome chosen
 * from chance can stand in a log. They are counted through where they are few, else drawn; false
 * when none is found, which only happens to very rare outcomes of many dice. */
bool rules_faces_of(struct rules r, const void *state, const struct action *outcome,
                    struct rng *rng, uint8_t *faces);

void rules_observe(struct rules r, const void *state, int seat, void *view);
void rules_determinize(struct rules r, const void *view, int seat, struct rng *rng, void *state);

/* rules_scene: the board and all that `seat` may see on it; *out is set up here, scene_release it.
 */
void rules_scene(struct rules r, const void *state, int seat, struct scene *out);

/* refuse: for check functions: fills why (unless NULL) and returns -1. */
int refuse(struct refusal *why, const char *clause, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

bool action_same(const struct action *a, const struct action *b);

/* returns_winner: the seat with the highest of these, or SEAT_NONE where seats of different teams
 * share it. rules_winner: the same of the returns of a position. */
int returns_winner(const struct scenario *scn, const int returns[SEATS_MAX]);
int rules_winner(struct rules r, const void *state);

#endif
