/* review.h - looking back at a match: what the chances of each side were after every move, and which
 * moves changed them most. A move is a decision with the dice that it leads to.
 *
 * A chance is an estimate: from the position after a move the computer plays on for a while, many times
 * (ai/playout.h), knowing all that was hidden. A game that ends in that time counts as it ended: those
 * who share the best result share it. What the judge says of any other is read as a chance by
 * `judge.steep`, which was fitted to games that were played to the end. For a game whose judge has none,
 * the computer plays on to the end, and where it finds none there is no estimate: the point is left out.
 *
 * The work has a bound and comes in slices, and how it is cut makes no difference: a record, a seed and
 * a plan always give the same review. */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "ai/bot.h"
#include "ai/playout.h"
#include "core/match.h"

enum { REVIEW_TURNING = 5 };

/* How much work it is. */
struct review_plan {
    uint64_t seed;
    int points;   /* moves looked at first, evenly spread, all if there are no more */
    int playouts; /* from each of them .. */
    int sure;     /* .. and around a move that may be a turning point */
};

/* review_plan: the usual one. */
struct review_plan review_plan(void);

struct review_point {
    int move;              /* how many moves have been made */
    int entry;             /* .. which is so many entries of the match */
    int tried, games;      /* playouts; those that say something */
    double won[SEATS_MAX]; /* the sum of the chances that these gave each seat, or its team */
};

/* A move that changed the chances. */
struct review_turning {
    int point;               /* that it leads to; the one before is the position before it */
    int roll;                /* the entry at which its dice fell (from 0); -1: none did */
    struct review_point due; /* the position just before they fell */
};

struct review {
    const struct match *match; /* the caller's: it stays, and does not change meanwhile */
    struct review_plan plan;
    struct review_point *point; /* in the order of the match */
    int points;
    struct review_turning turning[REVIEW_TURNING]; /* of a finished review, in the same order */
    int turnings;
    bool finished;
    long playouts; /* made so far */
    /* review.c's own */
    struct rng rng;
    struct playout on;
    int plies;    /* of a playout, at most */
    int *settled; /* the entries after which a move is complete */
    int moves;    /* the last of them */
    void *state, *world;
    int at;                   /* `state` is the position after so many entries */
    struct review_point *now; /* gets playouts .. */
    int want;                 /* .. until it has so many */
    int splits;               /* points added between two others */
    long most;                /* playouts */
};

/* review_open: nothing is known yet. Close it. */
struct review *review_open(const struct match *m, struct review_plan plan);
void review_close(struct review *r);

/* review_on works for as long as the budget says, at least a moment. True when it is finished. */
bool review_on(struct review *r, struct budget budget);

/* review_share: how much of the work is done, 0 to 1; about. */
double review_share(const struct review *r);

/* review_known: is there an estimate? review_chance: how likely it was that this seat, or its team,
 * would win. review_swing: what a turning point did to that, and review_luck its dice alone. */
bool review_known(const struct review_point *p);
double review_chance(const struct review_point *p, int seat);
double review_swing(const struct review *r, int turning, int seat);
double review_luck(const struct review *r, int turning, int seat);

/* review_share_out adds to `won` whose game it was with this result: seats of one team win together, and
 * teams with the same best result share it. */
void review_share_out(const struct scenario *scn, const int returns[SEATS_MAX],
                      double won[SEATS_MAX]);

/* review_before: the position before entry number i (from 0) of the match, until the next call. */
const void *review_before(struct review *r, int i);

#endif
