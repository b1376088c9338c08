/* crew.c - many games at the same time. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { THREADS_MAX = 256 };

struct shift {
    const struct crew *crew;
    atomic_int next, finished;
};

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void *work(void *shift)
{
    struct shift *s = shift;
    struct contest contest = contest_open(s->crew->rules);
    int i;

    while ((i = atomic_fetch_add(&s->next, 1)) < s->crew->games) {
        s->crew->play(s->crew->context, &contest, i);
        atomic_fetch_add(&s->finished, 1);
    }
    contest_close(&contest);
    return NULL;
}

static void show_progress(struct shift *s, double since)
{
    const struct timespec tick = { .tv_nsec = 200000000 };
    int done;

    while ((done = atomic_load(&s->finished)) < s->crew->games) {
        fputc('\r', stderr);
        s->crew->progress(s->crew->context, done, now() - since);
        fputs("\033[K", stderr);
        nanosleep(&tick, NULL);
    }
    fputs("\r\033[K", stderr);
}

/* crew_run: this thread works too unless it has progress to show. */
double crew_run(const struct crew *crew)
{
    pthread_t thread[THREADS_MAX];
    struct shift shift = { .crew = crew };
    bool progress = crew->progress && isatty(STDERR_FILENO);
    int started = 0, wanted = crew->threads - (progress ? 0 : 1);
    double since = now();

    EXPECT(crew->threads <= THREADS_MAX);
    while (started < wanted && pthread_create(&thread[started], NULL, work, &shift) == 0)
        started++;
    if (progress && started)
        show_progress(&shift, since);
    else
        work(&shift);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    return now() - since;
}

int crew_threads(const struct cli *cli, int games, int *threads, struct error *err)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN), wanted;

    if (cli_number(cli, "--threads", 1, THREADS_MAX, cores > 0 ? cores : 1, &wanted, err))
        return -1;
    *threads = (int)(wanted < games ? wanted : games);
    *threads = *threads < THREADS_MAX ? *threads : THREADS_MAX;
    return 0;
}
