/* loop.c - the listening socket, signals, and the loop: one turn after another until a signal says
 * stop. */
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/door.h"
#include "server/http.h"
#include "server/listen.h"
#include "server/service.h"

enum {
    TICK_MS = 250,
    STALL_MS = 5000, /* a turn that took longer was none: the machine slept, or we were stopped */
    EVENTS_AT_ONCE = 64,
    SEND_BYTES = 64 << 10,
    UNREAD_MS = 30000,
};

static int64_t clock_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* move_on: the time of the server goes by the steady clock, so that nobody loses or gains when the
 * time of day is set; nor by a time in which nobody could have moved. */
static void move_on(struct http *h)
{
    int64_t steady = clock_ms(), step = steady - h->now;

    h->now = steady;
    h->today += step < STALL_MS ? step : STALL_MS;
}

/* --- listening --- */

/* bound_the_kernel: how much the kernel keeps for somebody who does not read, and how long. Sockets
 * inherit it from the one that listens. */
static void bound_the_kernel(int fd)
{
    int bytes = SEND_BYTES, ms = UNREAD_MS;

    setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &bytes, sizeof bytes);
    setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &ms, sizeof ms);
}

static int listen_on(const struct addrinfo *at)
{
    int on = 1, fd = socket(at->ai_family, SOCK_STREAM, 0);

    if (fd < 0)
        return -1;
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    fcntl(fd, F_SETFL, O_NONBLOCK);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    bound_the_kernel(fd);
    if (bind(fd, at->ai_addr, at->ai_addrlen) == 0 && listen(fd, 1024) == 0)
        return fd;
    int why = errno;
    close(fd);
    errno = why;
    return -1;
}

static int open_socket(struct http *h, struct error *err)
{
    const struct server_config *config = h->config;
    struct addrinfo hints = { .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV };
    struct addrinfo *list = NULL;
    char port[8];

    snprintf(port, sizeof port, "%d", config->port);
    int bad = getaddrinfo(config->host, port, &hints, &list);
    if (bad)
        return error_set(err, "the host \"%.80s\" is not known: %s", config->host,
                         gai_strerror(bad));
    h->listening = listen_on(list);
    freeaddrinfo(list);
    if (h->listening < 0)
        return error_set(err, "%s:%d cannot be used: %s", config->host, config->port,
                         strerror(errno));
    return 0;
}

static void page_url(const struct http *h, char *to, size_t room)
{
    struct sockaddr_storage address = { 0 };
    socklen_t size = sizeof address;
    char host[64] = "", port[8] = "";

    getsockname(h->listening, (struct sockaddr *)&address, &size);
    getnameinfo((struct sockaddr *)&address, size, host, sizeof host, port, sizeof port,
                NI_NUMERICHOST | NI_NUMERICSERV);
    snprintf(to, room, strchr(host, ':') ? "http://[%s]:%s/" : "http://%s:%s/", host, port);
}

/* --- the loop --- */

static volatile sig_atomic_t stop_wanted, status_wanted;
static int stop_pipe[2] = { -1, -1 };

static void on_signal(int number)
{
    if (number == SIGUSR1)
        status_wanted = 1;
    else
        stop_wanted = 1;
    if (write(stop_pipe[1], "", 1) < 0)
        return;
}

static int watch_signals(struct error *err)
{
    struct sigaction act = { .sa_handler = on_signal };

    if (pipe(stop_pipe) != 0)
        return error_set(err, "no pipe: %s", strerror(errno));
    fcntl(stop_pipe[0], F_SETFD, FD_CLOEXEC);
    fcntl(stop_pipe[1], F_SETFD, FD_CLOEXEC);
    fcntl(stop_pipe[0], F_SETFL, O_NONBLOCK);
    fcntl(stop_pipe[1], F_SETFL, O_NONBLOCK);
    sigaction(SIGUSR1, &act, NULL);
    sigaction(SIGINT, &act, NULL);
    sigaction(SIGTERM, &act, NULL);
    act.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &act, NULL);
    return 0;
}

static int watch(struct http *h, int fd)
{
    struct epoll_event e = { .events = EPOLLIN, .data = { .ptr = NULL } };

    return epoll_ctl(h->epoll, EPOLL_CTL_ADD, fd, &e);
}

static int watch_all(struct http *h, struct error *err)
{
    h->epoll = epoll_create1(EPOLL_CLOEXEC);
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(h->daemon, MHD_DAEMON_INFO_EPOLL_FD);
    if (h->epoll < 0 || !info || watch(h, info->epoll_fd) || watch(h, stop_pipe[0]) ||
        watch(h, workers_fd(h->server->writer)) || watch(h, workers_fd(h->server->thinkers)))
        return error_set(err, "the sockets cannot be watched: %s", strerror(errno));
    return 0;
}

static int wait_ms(struct http *h)
{
    MHD_UNSIGNED_LONG_LONG wanted;
    int most = server_wait(h->server);

    if (h->resumed || h->deferred)
        return 0;
    most = most < TICK_MS ? most : TICK_MS;
    if (MHD_get_timeout(h->daemon, &wanted) == MHD_YES && wanted < (unsigned)most)
        return (int)wanted;
    return most;
}

/* print_status: SIGUSR1 asks for one line on how much is in memory. */
static void print_status(struct http *h)
{
    char byte[16];

    status_wanted = 0;
    while (read(stop_pipe[0], byte, sizeof byte) > 0)
        ;
    fprintf(stderr, "sandtable: %d matches in memory, %d listeners, %zu bytes of heap\n",
            h->server->tables, h->listeners, (size_t)mallinfo2().uordblks);
}

/* conn_gone: the other end has gone. Nobody waits for what the computer was asked. */
static void conn_gone(struct conn *c)
{
    if (c->listener)
        listener_end(c->listener);
    if (c->listener || !c->request.asked)
        return;
    server_gone(c->http->server, &c->request);
    reply_error(&c->request, 503, NULL, "Nobody waits for this any more.");
    conn_resume(c);
}

static void turn(struct http *h)
{
    struct epoll_event event[EVENTS_AT_ONCE];
    int count = epoll_wait(h->epoll, event, EVENTS_AT_ONCE, wait_ms(h));

    move_on(h);
    h->resumed = false;
    http_turn(h);
    for (int i = 0; i < count; i++) {
        if (event[i].data.ptr)
            conn_gone(event[i].data.ptr);
    }
    if (status_wanted)
        print_status(h);
    http_attend(h);
    door_turn(h);
    h->server->tally.sockets = h->sockets;
    h->server->tally.listeners = h->listeners;
    server_turn(h->server, h->today, h->now);
    MHD_run(h->daemon);
    server_turn(h->server, h->today, h->now);
    http_relieve(h);
    h->server->tally.held = h->held;
}

/* close_connection: a stream ends; a request that still waits, and one whose stream was about to
 * begin, are refused. */
static void close_connection(struct conn *c)
{
    server_gone(c->http->server, &c->request);
    if (c->listener)
        listener_end(c->listener);
    else if (c->suspended || c->request.reply.listener)
        reply_error(&c->request, 503, NULL, "The server is closing.");
    conn_resume(c);
}

/* close_down: what was accepted is written and answered, and the streams of listeners end. */
static void close_down(struct http *h)
{
    h->closing = true;
    MHD_quiesce_daemon(h->daemon);
    durable_finish(h->server);
    for (struct conn *c = h->conns; c; c = c->next)
        close_connection(c);
    for (int i = 0; i < 5; i++)
        MHD_run(h->daemon);
}

static void allow_connections(int wanted)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= (rlim_t)wanted + 100)
        return;
    limit.rlim_cur = limit.rlim_max < (rlim_t)wanted + 100 ? limit.rlim_max : (rlim_t)wanted + 100;
    setrlimit(RLIMIT_NOFILE, &limit);
}

static int serve(struct http *h, void (*ready)(void *context, const char *url), void *context,
                 struct error *err)
{
    char url[100];

    allow_connections(h->config->connections + SPARE_SOCKETS);
    if (watch_signals(err) || open_socket(h, err) || http_start(h, err) || watch_all(h, err))
        return -1;
    page_url(h, url, sizeof url);
    ready(context, url);
    while (!stop_wanted)
        turn(h);
    close_down(h);
    return 0;
}

int server_run(const struct server_config *config, void (*ready)(void *context, const char *url),
               void *context, struct error *err)
{
    struct http h = { .config = config, .epoll = -1, .listening = -1 };

    h.server = server_new(config, err);
    if (!h.server)
        return -1;
    h.now = clock_ms();
    h.today = server_began(h.server);
    h.houses = houses_new();
    h.last_deferred = &h.deferred;
    int bad = serve(&h, ready, context, err);
    if (h.daemon)
        MHD_stop_daemon(h.daemon);
    if (h.listening >= 0)
        close(h.listening);
    if (h.epoll >= 0)
        close(h.epoll);
    houses_free(h.houses);
    server_free(h.server);
    return bad;
}
