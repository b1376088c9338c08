/* sim.h - a simulation: many games between the same bots, and what came of them. */
#ifndef CLI_SIM_H
#define CLI_SIM_H

#include "ai/contest.h"

struct sim {
    struct rules rules;
    struct level level[SEATS_MAX]; /* of each player */
    bool alternate;                /* players move on by one seat from game to game */
    uint64_t seed;
    int games, threads;
    double seconds;                    /* how long it took */
    struct contest_result *result;     /* one for each game, in order */
    atomic_bool complained[SEATS_MAX]; /* of the program of each player, once */
};

/* A share of the games with its 95 % confidence interval (Wilson's). */
struct share {
    int count;
    double p, low, high;
};

enum { ENDINGS_MAX = 12 };

/* What the results add up to. */
struct tally {
    struct share win[SEATS_MAX]; /* of each side */
    struct share by[SEATS_MAX];  /* of each player, wherever it sat */
    struct share draw;
    int cut;     /* adjudicated draws */
    int endings; /* kinds of end, where the game tells them apart */
    const char *ending[ENDINGS_MAX];
    int ended[ENDINGS_MAX];         /* games that ended so */
    double turns, decisions, rolls; /* means */
    double points[SEATS_MAX], returns[SEATS_MAX];
    int troubled[SEATS_MAX]; /* games in which the program of each player gave up its seat .. */
    int saved[SEATS_MAX];    /* .. and of these, games that were won all the same */
};

/* sim_seat: the seat that player `who` has in game number i. */
int sim_seat(const struct sim *sim, int who, int i);

/* share_of: `count` of `games` with its interval. */
struct share share_of(int count, int games);

/* sim_tally adds up the results. */
void sim_tally(const struct sim *sim, struct tally *out);

/* The report for people, for programs, for spreadsheets and as a picture; appended to `out`. */
void sim_text(const struct sim *sim, const struct tally *t, struct text *out);
void sim_json(const struct sim *sim, const struct tally *t, struct text *out);
void sim_csv(const struct sim *sim, struct text *out);
void sim_svg(const struct sim *sim, const struct tally *t, struct text *out);

#endif
