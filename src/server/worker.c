/* worker.c - threads that take jobs through a pipe and give them back through another. */
#include "server/worker.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"

enum { THREADS_MAX = 64 };

struct workers {
    void (*work)(void *context, void *job);
    void *context;
    int in[2], out[2]; /* [0] to read, [1] to write; each carries pointers to jobs */
    int threads, under_way;
    pthread_t thread[THREADS_MAX];
};

/* A pointer is far smaller than PIPE_BUF, so it always arrives whole. */
static void send(int fd, void *job)
{
    ssize_t put;

    do
        put = write(fd, &job, sizeof job);
    while (put < 0 && errno == EINTR);
    BUG_ON(put != (ssize_t)sizeof job);
}

static bool receive(int fd, void **job)
{
    ssize_t got;

    do
        got = read(fd, job, sizeof *job);
    while (got < 0 && errno == EINTR);
    return got == (ssize_t)sizeof *job;
}

static void *run(void *workers)
{
    struct workers *w = workers;
    void *job;

    while (receive(w->in[0], &job)) {
        w->work(w->context, job);
        send(w->out[1], job);
    }
    return NULL;
}

static int open_pipe(int fd[2], bool patient)
{
    if (pipe(fd) != 0)
        return -1;
    for (int i = 0; i < 2; i++)
        if (fcntl(fd[i], F_SETFD, FD_CLOEXEC) != 0)
            return -1;
    return patient ? 0 : fcntl(fd[0], F_SETFL, O_NONBLOCK);
}

/* Signals are for the main thread. */
static int start(struct workers *w, int threads)
{
    sigset_t all, before;
    int bad = 0;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (; w->threads < threads && !bad; w->threads += !bad)
        bad = pthread_create(&w->thread[w->threads], NULL, run, w);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return bad;
}

struct workers *workers_new(int threads, void (*work)(void *context, void *job), void *context,
                            struct error *err)
{
    struct workers *w = mem_alloc(sizeof *w);

    w->work = work;
    w->context = context;
    w->in[0] = w->in[1] = w->out[0] = w->out[1] = -1;
    threads = threads < THREADS_MAX ? threads : THREADS_MAX;
    if (open_pipe(w->in, true) == 0 && open_pipe(w->out, false) == 0 && start(w, threads) == 0)
        return w;
    error_set(err, "no worker threads can be started: %s", strerror(errno));
    workers_free(w);
    return NULL;
}

static void close_if_open(int fd)
{
    if (fd >= 0)
        close(fd);
}

void workers_free(struct workers *w)
{
    if (!w)
        return;
    close_if_open(w->in[1]); /* the threads read the end of the pipe, and stop */
    for (int i = 0; i < w->threads; i++)
        pthread_join(w->thread[i], NULL);
    close_if_open(w->in[0]);
    close_if_open(w->out[0]);
    close_if_open(w->out[1]);
    mem_free(w);
}

int workers_give(struct workers *w, void *job)
{
    EXPECT(job); /* workers_take answers NULL for "none" */
    if (w->under_way == WORKERS_JOBS_MAX)
        return -1;
    w->under_way++;
    if (w->threads) {
        send(w->in[1], job);
        return 0;
    }
    w->work(w->context, job);
    send(w->out[1], job);
    return 0;
}

void *workers_take(struct workers *w)
{
    void *job;

    if (w->under_way == 0 || !receive(w->out[0], &job))
        return NULL;
    EXPECT(job);
    w->under_way--;
    return job;
}

void *workers_wait(struct workers *w)
{
    struct pollfd p = { .fd = w->out[0], .events = POLLIN };

    while (w->under_way) {
        void *job = workers_take(w);

        if (job)
            return job;
        poll(&p, 1, 1000);
    }
    return NULL;
}

int workers_fd(const struct workers *w)
{
    return w->out[0];
}

int workers_under_way(const struct workers *w)
{
    return w->under_way;
}
