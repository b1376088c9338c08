/* player.h - a computer player: a level's bot in one seat of one match, with its random numbers and
 * its memory. Simulations, the terminal, the engine, hints and the server all play through it, so
 * the opponent that is measured is the opponent people meet.
 *
 * A player sees views of its seat and nothing else. What it remembers is a belief about what is
 * hidden (ai/belief.h), if the bot has a use for one and the game is small enough. It follows a
 * game either step by step (player_see) or at its decisions, from the history of its seat
 * (player_decide). What its last search found it keeps, and goes on from there where it can. So the
 * same views and random numbers make the same choices of players who were asked the same questions
 * since they were opened, or since they forgot. */
#ifndef AI_PLAYER_H
#define AI_PLAYER_H

#include "ai/bot.h"
#include "core/history.h"

struct player {
    struct rules rules;
    int seat;
    struct level level;    /* may be changed at any time */
    struct rng rng;        /* its own: nobody else's draws change its choices */
    struct belief *belief; /* owned; NULL until there is something to remember */
    struct search *search; /* owned; what its last search found */
    struct guest *guest;   /* owned; the program that plays, once it was asked */
    char trouble[240];     /* why that program no longer plays; empty while it does */
    int steps;             /* how many it has seen .. */
    uint64_t trace;        /* .. and a hash of them */
};

/* player_rng: the random numbers of a seat in game `number` of the series named by `seed`. A match
 * outside a series is number 0. */
struct rng player_rng(uint64_t seed, uint64_t number, int seat);

/* player_open allocates nothing until there is something to remember, and starts no program.
 * player_close frees that and ends the program; a player that is all zero is fine. */
struct player player_open(struct rules r, int seat, struct level level, struct rng rng);
void player_close(struct player *p);

/* player_remembers: can this player use more than the present view? */
bool player_remembers(const struct player *p);

/* player_see: one step was made, and `view` is what the seat sees now. `own` is the seat's action if
 * it made the step, else NULL. */
void player_see(struct player *p, const struct action *own, const void *view);

/* player_forget: steps were missed or taken back, or a new game begins. */
void player_forget(struct player *p);

/* player_choose: the decision of the player, which is to move on `view`. `why` (may be NULL) gets
 * one line for people that says why. */
void player_choose(struct player *p, const void *view, struct action *out, struct text *why);

/* player_decide: the same at the end of a history. Steps that the player has seen are not looked at
 * again. If the history differs from them, because moves were taken back, it forgets and starts
 * over. */
void player_decide(struct player *p, const struct history *h, struct action *out, struct text *why);

/* player_thinks_ahead: is it any use, and harmless, to let this player think on others' time? Not where
 * its choices can be repeated: they would follow from that time. */
bool player_thinks_ahead(const struct player *p);

/* player_think_ahead: another seat decides at the end of this history, and until it does the player
 * looks at what may come, for so long at most, or until it has found as much as is worth keeping.
 * What it found is there when it decides next. */
void player_think_ahead(struct player *p, const struct history *h, struct budget budget);

#endif
