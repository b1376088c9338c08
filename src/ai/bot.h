/* bot.h - the kinds of computer opponents, and the levels that people choose from. Bots work for any
 * game through core/game.h alone; knowledge of a particular game is in eval_<game>.c. A bot is
 * stateless: it decides for a player (ai/player.h), which has the seat, the random numbers and the
 * memory, and it gets the view of that seat, never the state of the match. */
#ifndef AI_BOT_H
#define AI_BOT_H

#include <stdatomic.h>

#include "core/rules.h"

struct player; /* ai/player.h */

enum { CORES_MAX = 64 };

/* How long to think: by playouts (reproducible), by time (a hard deadline), or whichever of the two
 * comes first. 0: no limit of that kind. Another thread may end it early: the answer is then the
 * best one known. */
struct budget {
    long playouts; /* on each core */
    double seconds;
    double turn; /* seconds for all decisions of a turn together (ai/stint.h); 0: no limit */
    int cores;   /* that a search uses at the same time; 0: one */
    const atomic_bool *enough; /* NULL: nobody can */
};

struct bot {
    const char *name;
    bool remembers; /* it makes use of what a player believes about the others' secrets */
    /* choose: the decision of the player, which is to move on `view`. The same view, memory, budget
     * in playouts and random numbers give the same action. `why` (may be NULL) gets one line for
     * people that says why (ai/account.h). */
    void (*choose)(struct player *p, const void *view, struct action *out, struct text *why);
    /* think_ahead: it is somebody else's decision on `view`; what may come is looked at, for so long
     * at most. NULL: it does not. */
    void (*think_ahead)(struct player *p, const void *view, struct budget budget);
};

extern const struct bot bot_random, bot_mcts;
extern const struct bot bot_automa_trench_club; /* plays that game only */
extern const struct bot bot_guest;              /* a program of somebody else's (ai/guest.h) */

/* mcts_count: how many playouts this thread has made. The budget cannot answer that: a search ends
 * early when nothing can change its choice any more. */
uint64_t mcts_count(void);

/* A level of play, the same kind of opponent in every game: a bot and its usual budget. */
struct level {
    const char *name; /* "random", "easy", "normal", "hard"; "automa" if the game comes with one */
    const struct bot *bot;
    struct budget budget;
    const char *command;  /* of a guest: the program that plays; else NULL */
    const double *weight; /* of a search: what its judge goes by; NULL: as usual */
};

/* level_find: the level of that name for this game, or NULL and a sentence. level_at: this game's
 * i-th level, or NULL past the last. */
const struct level *level_find(const struct game *game, const char *name, struct error *err);
const struct level *level_at(const struct game *game, int i);

/* level_read: LEVEL, LEVEL@PLAYOUTS (its own budget, reproducible), LEVEL@PLAYOUTSxCORES (that many
 * playouts on each of so many cores, reproducible too) or exec:COMMAND (a program that plays). The level points into `words`, which must outlive it. 0, or -1 and a sentence. */
int level_read(const struct game *game, const char *words, struct level *out, struct error *err);

#endif
