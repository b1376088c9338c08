/* ladder.h - players against each other, every one with every other: the games (ladder.c), the file
 * that keeps them (ladder_file.c) and what they say (ladder_report.c). */
#ifndef CLI_LADDER_H
#define CLI_LADDER_H

#include "ai/contest.h"
#include "ai/rating.h"
#include "base/json.h"

enum { PAIRINGS_MAX = RATED_MAX * (RATED_MAX - 1) / 2 };

/* Two players, and the pairs of games they have played. */
struct pairing {
    int first, second; /* players */
    int played;        /* pairs */
    char *made;        /* of each pair, the half points of `first`: 0 to 4 */
    struct pairs pairs;
    int decided; /* 1: `first` is stronger; -1: `second`; 0: not decided */
};

struct ladder {
    struct rules rules;
    uint64_t seed;
    int players;
    struct level player[RATED_MAX];
    int pairings;
    struct pairing pairing[PAIRINGS_MAX];
    int most;   /* pairs of games for each pairing */
    double elo; /* the test asks who is so much stronger; 0: no test */
    int threads;
    double seconds;
    atomic_bool complained[RATED_MAX];
};

/* ladder_fits: are there two teams, so that seats can be exchanged? */
bool ladder_fits(const struct scenario *scn);

/* ladder_note: one more pair of games was played. */
void ladder_note(struct ladder *l, struct pairing *p, int half_points);

/* ladder_open: is this pairing still played? */
bool ladder_open(const struct ladder *l, const struct pairing *p);

/* ladder_load takes the games that a file has; one that is not there has none. ladder_save writes
 * them. 0, or -1 and a sentence; ladder_load refuses the file of another ladder. */
int ladder_load(struct ladder *l, const char *path, struct error *err);
int ladder_save(const struct ladder *l, const char *path, struct error *err);

/* The report for people and for programs; appended to `out`. */
void ladder_text(const struct ladder *l, struct text *out);
void ladder_json(const struct ladder *l, struct text *out);

#endif
