/* player.h - a computer player: a level's bot in one seat of one match, with its random numbers and
 * its memory. Simulations, the terminal, the engine, hints and the server all play through it, so
 * the opponent that is measured is the opponent people meet.
 *
 * A player sees views of its seat and nothing else. What it remembers is a belief about what is
 * hidden (ai/belief.h), where the bot has a use for one and the game is of a size to keep one. It
 * follows a game either step by step (player_see) or at its decisions, from the history of its seat
 * (player_decide): the same views and random numbers make the same choices. */
#ifndef AI_PLAYER_H
#define AI_PLAYER_H

#include "ai/bot.h"
#include "core/history.h"

struct player {
    struct rules rules;
    int seat;
    struct level level;    /* may be changed at any time */
    struct rng rng;        /* its own: nobody else's draws change its choices */
    struct belief *belief; /* NULL as long as there is nothing to remember */
    int steps;             /* how many it has seen .. */
    uint64_t trace;        /* .. and a hash of them */
};

/* player_rng: the random numbers of a seat in game `number` of the series that `seed` names. A
 * match that is not one of a series is number 0. */
struct rng player_rng(uint64_t seed, uint64_t number, int seat);

/* player_open takes no memory before there is something to remember. player_close may be given one
 * that is all zero. */
struct player player_open(struct rules r, int seat, struct level level, struct rng rng);
void player_close(struct player *p);

/* player_remembers: is it of any use to show this player more than the present view? */
bool player_remembers(const struct player *p);

/* player_see: one step was made, and `view` is what the seat sees now. `own` is the action where
 * the seat itself decided, else NULL. */
void player_see(struct player *p, const struct action *own, const void *view);

/* player_forget: steps were missed or taken back, or a new game begins. */
void player_forget(struct player *p);

/* player_choose: the decision of the player, who is to move on `view`. `why` (may be NULL) gets one
 * line of reason for people. */
void player_choose(struct player *p, const void *view, struct action *out, struct text *why);

/* player_decide: the same at the end of a history. Steps that the player knows already are not
 * looked at again; where they are not those it remembers, since moves were taken back, it forgets
 * and begins anew. */
void player_decide(struct player *p, const struct history *h, struct action *out, struct text *why);

#endif
