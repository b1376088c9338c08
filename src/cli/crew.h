/* crew.h - many games at the same time, one thread for each. What a game does depends on its number
 * alone, so the number of threads changes only the time. */
#ifndef CLI_CREW_H
#define CLI_CREW_H

#include "ai/contest.h"
#include "cli/cli.h"

struct crew {
    struct rules rules;
    int games, threads;
    void *context;
    /* play: game i, on any thread. */
    void (*play)(void *context, struct contest *contest, int i);
    /* progress: a line for people, again and again while they wait; NULL: none. */
    void (*progress)(void *context, int done, double seconds);
};

/* crew_run plays all games; how many seconds it took. */
double crew_run(const struct crew *crew);

/* crew_threads: --threads, for so many games; one for each core if it is not given. 0, or -1 and a
 * sentence. */
int crew_threads(const struct cli *cli, int games, int *threads, struct error *err);

#endif
