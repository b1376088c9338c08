/* bot.h - a computer opponent: a view in, an action out. Bots work for any game through core/game.h
 * alone; what one knows of a particular game stands in eval_<game>.c. A bot gets the view of its
 * seat, never the state of the match. */
#ifndef AI_BOT_H
#define AI_BOT_H

#include "core/rules.h"

struct belief; /* ai/belief.h */

/* How long to think: by playouts (reproducible), by time (a hard deadline), or whichever of both
 * comes first. 0: that one does not limit. */
struct budget {
    long playouts;
    double seconds;
};

struct bot {
    const char *name;
    /* choose: the decision of `seat`, which is to move on `view`. The same view, budget in playouts
     * and rng give the same action. `why` (may be NULL) gets one line of reason for people. */
    void (*choose)(struct rules r, const void *view, int seat, struct budget budget,
                   struct rng *rng, struct action *out, struct text *why);
    /* choose_from: the same for a player who remembers: with what the seat has come to believe of
     * the secrets of others. NULL for bots that have no use for it. */
    void (*choose_from)(struct rules r, const void *view, int seat, const struct belief *belief,
                        struct budget budget, struct rng *rng, struct action *out,
                        struct text *why);
};

extern const struct bot bot_random, bot_mcts;

/* mcts_count: how many playouts this thread has made; a search ends early when nothing can change
 * its choice any more, so the budget does not tell. */
uint64_t mcts_count(void);
extern const struct bot bot_automa_trench_club; /* plays that game only */

/* A level of play, the same kind of opponent in every game: a bot and its usual budget. */
struct level {
    const char *name; /* "random", "easy", "normal", "hard"; "automa" where a game prints one */
    const struct bot *bot;
    struct budget budget;
};

/* level_find: the level of that name for this game, or NULL and a sentence. level_at: the i-th
 * level this game has, or NULL past the last. */
const struct level *level_find(const struct game *game, const char *name, struct error *err);
const struct level *level_at(const struct game *game, int i);

#endif
