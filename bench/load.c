/* load.c - how many durable moves a second the table server takes, and how long the other seat
 * waits.
 *
 *     load SANDTABLE [GAME [GAMES [LISTENERS [SECONDS]]]]
 *
 * It starts the server on a free port with a store of its own and plays GAMES matches at once, each
 * between two people who have a live stream and a connection to post on and play a random legal
 * action as soon as it is their turn. LISTENERS spectators watch matches where nothing happens. It
 * reports the moves acknowledged a second, the time from a post to the other seat's update, and the
 * server's memory for each match and each listener. */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"
#include "base/rng.h"
#include "base/text.h"

enum { SEATS = 2, ACTIONS = 512, IDLE_EACH = 10, SAMPLES = 1 << 22 };

enum kind { STREAM, POSTER, IDLE };

struct table;

struct conn {
    enum kind kind;
    int fd, seat;
    struct table *table;
    struct text in;   /* as it came */
    struct text text; /* a stream without its chunks */
    bool head;        /* the head of the answer has not arrived yet */
};

struct table {
    char id[40], token[SEATS][40], spectator[40];
    struct conn stream[SEATS], post;
    bool posted;     /* the other seat has not yet got the last action */
    bool unanswered; /* the post is not answered yet */
    int by;          /* whose */
    long seq;        /* posted on */
    double at;       /* when */
    char next[200];  /* what to post once the other seat has got the last action */
    int next_seat;
    long next_seq;
    bool making, over; /* making: the next answer is about a new match */
};

static struct {
    char host[64];
    int port, epoll;
    pid_t server;
    FILE *words; /* what the server says on stderr */
    const char *game;
    struct rng rng;
    long moves, games_over;
    float *wait; /* ms */
    int waits;
    bool counting, stopping; /* stopping: nothing new is posted */
} load;

static void die(const char *what)
{
    fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
    if (load.server > 0)
        kill(load.server, SIGKILL);
    exit(1);
}

static double seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* --- the server --- */

static void start_server(const char *binary, const char *store)
{
    int out[2], words[2];
    char line[200];

    if (pipe(out) != 0 || pipe(words) != 0)
        die("pipe");
    load.server = fork();
    if (load.server == 0) {
        dup2(out[1], 1);
        dup2(words[1], 2);
        execl(binary, binary, "serve", "--port", "0", "--store", store, "--rate", "0",
              "--connections", "20000", "--per-address", "0", "--idle", "1", (char *)NULL);
        _exit(127);
    }
    close(out[1]);
    close(words[1]);
    load.words = fdopen(words[0], "r");
    FILE *f = fdopen(out[0], "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "http://%63[^:]:%d/", load.host, &load.port) == 2)
            return;
    die("the server printed no address");
}

/* The heap the server uses, in bytes: it prints that when SIGUSR1 asks. */
static double heap(void)
{
    char line[300];
    long matches, listeners, bytes = 0;

    kill(load.server, SIGUSR1);
    if (!fgets(line, sizeof line, load.words) ||
        sscanf(line, "sandtable: %ld matches in memory, %ld listeners, %ld bytes", &matches,
               &listeners, &bytes) != 3)
        die("the server does not print its status");
    return (double)bytes;
}

/* resident_kb: the memory the system has given it. */
static long resident_kb(void)
{
    char path[64];
    long size = 0, resident = 0;

    snprintf(path, sizeof path, "/proc/%d/statm", (int)load.server);
    FILE *f = fopen(path, "r");
    if (!f || fscanf(f, "%ld %ld", &size, &resident) != 2)
        die("statm");
    fclose(f);
    return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

static double server_seconds(void)
{
    char path[64];
    unsigned long user = 0, system = 0;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)load.server);
    FILE *f = fopen(path, "r");
    if (!f || fscanf(f, "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
                     &system) != 2)
        die("stat");
    fclose(f);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

/* --- plain calls --- */

static int dial(void)
{
    struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons((uint16_t)load.port) };
    int on = 1, fd = socket(AF_INET, SOCK_STREAM, 0);

    inet_pton(AF_INET, load.host, &to.sin_addr);
    if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to) != 0)
        die("connect");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return fd;
}

static void put(int fd, const char *bytes, size_t size)
{
    while (size) {
        ssize_t sent = write(fd, bytes, size);

        if (sent < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (sent < 0)
            die("write");
        bytes += sent;
        size -= (size_t)sent;
    }
}

/* call: one request, its whole answer in `out`. */
static void call(const char *method, const char *path, const char *body, struct text *out)
{
    char head[600], block[4096];
    int fd = dial();
    ssize_t got;
    int size = snprintf(
        head, sizeof head,
        "%s %s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
        "Content-Length: %zu\r\n\r\n%s",
        method, path, strlen(body), body);

    put(fd, head, (size_t)size);
    text_clear(out);
    while ((got = read(fd, block, sizeof block)) > 0)
        text_add_bytes(out, block, (size_t)got);
    close(fd);
}

/* field copies the text value that follows `key` from `from` on; where it ends, or NULL. */
static const char *field(const char *from, const char *key, char *to, size_t room)
{
    const char *at = from ? strstr(from, key) : NULL;

    if (!at)
        return NULL;
    at += strlen(key);
    size_t length = strcspn(at, "\"");
    if (length >= room)
        return NULL;
    memcpy(to, at, length);
    to[length] = '\0';
    return at + length;
}

/* --- tables --- */

static void watch(struct conn *c)
{
    struct epoll_event e = { .events = EPOLLIN, .data = { .ptr = c } };

    fcntl(c->fd, F_SETFL, O_NONBLOCK);
    if (epoll_ctl(load.epoll, EPOLL_CTL_ADD, c->fd, &e) != 0)
        die("epoll");
}

static void listen_to(struct conn *c, enum kind kind, struct table *t, const char *token)
{
    char head[300];
    int size = snprintf(
        head, sizeof head,
        "GET /api/matches/%s/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n", t->id,
        token);

    c->kind = kind;
    c->table = t;
    c->fd = dial();
    c->head = true;
    if (!c->in.at) {
        c->in = text_growing();
        c->text = text_growing();
    }
    text_clear(&c->in);
    text_clear(&c->text);
    put(c->fd, head, (size_t)size);
    watch(c);
}

static int match_body(char body[200])
{
    return snprintf(body, 200,
                    "{\"game\":\"%s\",\"seats\":[{\"who\":\"person\"},{\"who\":\"person\"}]}",
                    load.game);
}

static void read_match(struct table *t, const char *answer)
{
    const char *at = field(answer, "\"match\":\"", t->id, sizeof t->id);

    for (int i = 0; i < SEATS; i++)
        at = field(at, "\"token\":\"", t->token[i], sizeof t->token[i]);
    if (!field(at, "\"spectator\":\"", t->spectator, sizeof t->spectator)) {
        fprintf(stderr, "%s\n", answer);
        die("no match was made");
    }
    t->posted = t->over = t->making = false;
    t->next[0] = '\0';
}

static void new_match(struct table *t)
{
    char body[200];
    struct text out = text_growing();

    match_body(body);
    call("POST", "/api/matches", body, &out);
    read_match(t, out.at);
    text_release(&out);
}

/* next_match asks for a new match without waiting for the answer. */
static void next_match(struct table *t)
{
    char body[200], head[500];
    int length = match_body(body);
    int size =
        snprintf(head, sizeof head,
                 "POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                 "Content-Length: %d\r\n\r\n%s",
                 length, body);

    t->making = true;
    put(t->post.fd, head, (size_t)size);
}

static void sit_down(struct table *t)
{
    for (int i = 0; i < SEATS; i++) {
        t->stream[i].seat = i;
        listen_to(&t->stream[i], STREAM, t, t->token[i]);
    }
    if (t->post.in.at)
        return;
    t->post = (struct conn){ .kind = POSTER, .table = t, .fd = dial(), .in = text_growing() };
    watch(&t->post);
}

static void stand_up(struct table *t)
{
    for (int i = 0; i < SEATS; i++)
        close(t->stream[i].fd);
}

/* --- playing --- */

static void post_action(struct table *t, int seat, long seq, const char *action)
{
    char body[400], head[700];

    snprintf(body, sizeof body, "{\"seq\":%ld,\"action\":\"%s\"}", seq, action);
    int size =
        snprintf(head, sizeof head,
                 "POST /api/matches/%s/act HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"
                 "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                 t->id, t->token[seat], strlen(body), body);
    t->posted = t->unanswered = true;
    t->by = seat;
    t->seq = seq;
    t->at = seconds();
    put(t->post.fd, head, (size_t)size);
}

/* choose: a random one of the legal actions of an update. */
static const char *choose(const char *update, char action[200])
{
    const char *at = strstr(update, "\"legal\":["), *end = at ? strstr(at, "\"log_after\"") : NULL;
    const char *list[ACTIONS];
    int count = 0;

    while (at && end && (at = strstr(at, "{\"action\":\"")) && at < end && count < ACTIONS)
        list[count++] = at++;
    if (!count)
        return NULL;
    field(list[rng_below(&load.rng, (uint32_t)count)], "\"action\":\"", action, 200);
    return action;
}

static void post_next(struct table *t)
{
    if (!t->next[0] || t->posted || t->unanswered || t->over || load.stopping)
        return;
    post_action(t, t->next_seat, t->next_seq, t->next);
    t->next[0] = '\0';
}

static void on_update(struct conn *c, const char *update)
{
    struct table *t = c->table;
    const char *at = strstr(update, "\"seq\":");
    long seq = at ? atol(at + 6) : 0;
    char action[200];

    if (t->posted && c->seat != t->by && seq > t->seq) {
        if (load.counting && load.waits < SAMPLES)
            load.wait[load.waits++] = (float)((seconds() - t->at) * 1000);
        t->posted = false;
    }
    if (strstr(update, "\"over\":true")) {
        t->over = true;
    } else if (choose(update, action)) {
        snprintf(t->next, sizeof t->next, "%s", action);
        t->next_seat = c->seat;
        t->next_seq = seq;
    }
    post_next(t);
}

/* next_event: a whole event of the stream, taken out of `text`; false when there is none yet. */
static bool next_event(struct conn *c)
{
    char *end = strstr(c->text.at, "\n\n");

    if (!end)
        return false;
    *end = '\0';
    char *data = strstr(c->text.at, "event: update\ndata: ");
    if (data && c->kind == STREAM)
        on_update(c, data + 20);
    size_t used = (size_t)(end + 2 - c->text.at);
    memmove(c->text.at, c->text.at + used, c->text.length - used + 1);
    c->text.length -= used;
    return true;
}

/* unchunk moves whole chunks from `in` to `text`. */
static void unchunk(struct conn *c)
{
    size_t at = 0;

    while (at < c->in.length) {
        char *end;
        unsigned long size = strtoul(c->in.at + at, &end, 16);

        if (*end != '\r' || (size_t)(end - c->in.at) + 4 + size > c->in.length)
            break;
        text_add_bytes(&c->text, end + 2, size);
        at = (size_t)(end - c->in.at) + 4 + size;
    }
    memmove(c->in.at, c->in.at + at, c->in.length - at + 1);
    c->in.length -= at;
}

static void on_stream(struct conn *c)
{
    if (c->head) {
        char *end = strstr(c->in.at, "\r\n\r\n");

        if (!end)
            return;
        size_t used = (size_t)(end + 4 - c->in.at);
        memmove(c->in.at, c->in.at + used, c->in.length - used + 1);
        c->in.length -= used;
        c->head = false;
    }
    unchunk(c);
    while (next_event(c))
        ;
}

static void on_posted(struct conn *c)
{
    char *end = strstr(c->in.at, "\r\n\r\n"), *length = strstr(c->in.at, "Content-Length: ");

    if (!end || !length || strlen(end + 4) < (size_t)atol(length + 16))
        return;
    if (strncmp(c->in.at, "HTTP/1.1 20", 11) != 0) {
        fprintf(stderr, "%.300s\n", c->in.at);
        die("an action was refused");
    }
    if (c->table->making) {
        read_match(c->table, end);
        sit_down(c->table);
    } else {
        load.moves += load.counting;
        c->table->unanswered = false;
    }
    text_clear(&c->in);
    if (!c->table->making)
        post_next(c->table);
}

static void on_readable(struct conn *c)
{
    char block[1 << 16];
    ssize_t got = read(c->fd, block, sizeof block);

    if (got == 0)
        die("the server closed a connection");
    if (got < 0)
        return;
    text_add_bytes(&c->in, block, (size_t)got);
    if (c->kind == POSTER)
        on_posted(c);
    else
        on_stream(c);
}

/* play: until the time is up. Matches that are over are replaced by new ones. */
static void play(struct table *tables, int count, double until)
{
    while (seconds() < until) {
        struct epoll_event event[256];
        int ready = epoll_wait(load.epoll, event, 256, 100);

        for (int i = 0; i < ready; i++)
            on_readable(event[i].data.ptr);
        for (int i = 0; i < count; i++)
            if (!load.stopping && tables[i].over && !tables[i].making && !tables[i].unanswered) {
                stand_up(&tables[i]);
                next_match(&tables[i]);
                load.games_over += load.counting;
            }
    }
}

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;

    return x < y ? -1 : x > y;
}

static float percentile(double p)
{
    return load.waits ? load.wait[(int)(p * (load.waits - 1))] : 0;
}

static void allow_files(void)
{
    struct rlimit limit;

    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

static long argument(int argc, char **argv, int i, long otherwise)
{
    return i < argc ? atol(argv[i]) : otherwise;
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/sandtable-load-XXXXXX", store[100], clean[160];

    if (argc < 2 || !mkdtemp(folder)) {
        fputs("usage: load SANDTABLE [GAME [GAMES [LISTENERS [SECONDS]]]]\n", stderr);
        return 2;
    }
    load.game = argc > 2 ? argv[2] : "drill";
    int games = (int)argument(argc, argv, 3, 200), listeners = (int)argument(argc, argv, 4, 2000);
    double time = (double)argument(argc, argv, 5, 10);
    snprintf(store, sizeof store, "%s/matches.db", folder);
    allow_files();
    signal(SIGPIPE, SIG_IGN);
    start_server(argv[1], store);
    load.epoll = epoll_create1(0);
    load.wait = mem_alloc(SAMPLES * sizeof *load.wait);
    rng_seed(&load.rng, 1, 0);

    struct table *table = mem_alloc((size_t)games * sizeof *table);
    struct table *idle = mem_alloc((size_t)(listeners / IDLE_EACH + 1) * sizeof *idle);
    struct conn *ear = mem_alloc((size_t)listeners * sizeof *ear);
    double bare = heap();
    for (int i = 0; i * IDLE_EACH < listeners; i++)
        new_match(&idle[i]);
    double resting = heap();
    for (int i = 0; i < listeners; i++)
        listen_to(&ear[i], IDLE, &idle[i / IDLE_EACH], idle[i / IDLE_EACH].spectator);
    play(NULL, 0, seconds() + 2);
    double heard = heap();
    for (int i = 0; i < games; i++)
        new_match(&table[i]);
    for (int i = 0; i < games; i++)
        sit_down(&table[i]);
    play(table, games, seconds() + 2);
    double cpu = server_seconds(), began = seconds();
    load.counting = true;
    play(table, games, began + time);
    double took = seconds() - began;
    load.counting = false;
    cpu = server_seconds() - cpu;
    long resident = resident_kb();
    load.stopping = true;
    play(table, games, seconds() + 4); /* let answers arrive and finished matches leave memory */
    double ear_bytes = listeners ? (heard - resting) / listeners : 16000;
    double full = heap() - 3 * games * ear_bytes;

    qsort(load.wait, (size_t)load.waits, sizeof *load.wait, by_size);
    printf("%s: %d live matches, %d idle listeners, %.0f s\n", load.game, games, listeners, took);
    printf("durable moves a second   %.0f (%ld matches were finished)\n", (double)load.moves / took,
           load.games_over);
    printf("post to other's update   p50 %.1f ms, p99 %.1f ms, longest %.1f ms\n",
           (double)percentile(0.5), (double)percentile(0.99), (double)percentile(1));
    if (listeners)
        printf("memory                   %.1f KB a new match, %.1f KB a listener\n",
               (resting - bare) * IDLE_EACH / listeners / 1024, ear_bytes / 1024);
    printf("                         %.1f KB a live match; the whole server %ld KB\n",
           (full - heard) / games / 1024, resident);
    printf("server's processor time  %.0f%% of one core, %.0f us a move\n", 100 * cpu / took,
           load.moves ? 1e6 * cpu / (double)load.moves : 0);
    kill(load.server, SIGTERM);
    waitpid(load.server, NULL, 0);
    snprintf(clean, sizeof clean, "rm -r %s", folder);
    return system(clean) != 0;
}
