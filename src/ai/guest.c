/* guest.c - a program of somebody else's that plays a seat. `tomove` is answered when it is to
 * decide, `play` ends its decision.
 *
 * A program that ends, is silent for too long or does not come to a legal decision plays no more in
 * this game: a stand-in decides for it, reproducibly, and the player says why (player.trouble). */
#include "ai/guest.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ai/player.h"
#include "base/mem.h"
#include "base/plain.h"
#include "core/scenario.h"
#include "core/scene.h"

enum {
    LINE_MAX_BYTES = 4000,
    IN_BYTES = 4096,
    USUAL_MS = 10000,    /* a decision, if no time is set */
    SLICE_MS = 50,       /* between looks at whether somebody has had enough */
    PARTING_MS = 500,    /* from the end of its input to the end of the program, at the latest */
    REFUSALS_MAX = 20,   /* illegal decisions in a row */
    COMMANDS_MAX = 5000, /* in one decision */
};

static const struct level stand_in = { "easy@100", &bot_mcts, { .playouts = 100 } };

const struct level *guest_stand_in(void)
{
    return &stand_in;
}

struct guest {
    pid_t pid; /* also its process group */
    int socket;
    char in[IN_BYTES]; /* read and not yet used: from in_at on */
    int in_at, in_length;
    char line[LINE_MAX_BYTES + 1]; /* the command that arrives */
    int length;                    /* beyond LINE_MAX_BYTES: it is too long */
    struct text out;               /* the answer, without its mark */
};

/* A decision: the seat's view, and what has come of it. */
struct talk {
    struct player *p;
    struct guest *g;
    const void *view;
    struct action *list; /* room for a legal list */
    const char *rest;    /* what follows the command */
    struct action *out;
    bool decided;
    int refusals;
};

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* --- the process --- */

extern char **environ;

/* spawn: `sh -c COMMAND` with this socket as input and output, in a process group of its own. */
static int spawn(const char *command, int socket, pid_t *pid)
{
    static char shell[] = "sh", flag[] = "-c";
    char *const argv[] = { shell, flag, (char *)command, NULL };
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attr;

    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attr, 0);
    int bad = posix_spawn(pid, "/bin/sh", &files, &attr, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attr);
    return bad;
}

static struct guest *guest_open(const char *command, struct error *err)
{
    int ends[2];
    pid_t pid;

    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) {
        error_set(err, "it cannot be started: %s", strerror(errno));
        return NULL;
    }
    int bad = spawn(command, ends[1], &pid);
    close(ends[1]);
    if (bad) {
        close(ends[0]);
        error_set(err, "it cannot be started: %s", strerror(bad));
        return NULL;
    }
    struct guest *g = mem_alloc(sizeof *g);
    *g = (struct guest){ .pid = pid, .socket = ends[0], .out = text_growing() };
    return g;
}

/* part: its input ends; what is still there when the time is up is killed, with all its children.
 * How it ended. */
static int part(struct guest *g)
{
    const struct timespec tick = { .tv_nsec = 2000000 };
    int64_t until = now_ms() + PARTING_MS;
    int status = 0;
    pid_t gone;

    shutdown(g->socket, SHUT_WR);
    while ((gone = waitpid(g->pid, &status, WNOHANG)) == 0 && now_ms() < until)
        nanosleep(&tick, NULL);
    kill(-g->pid, SIGKILL);
    if (gone == 0)
        waitpid(g->pid, &status, 0);
    close(g->socket);
    text_release(&g->out);
    mem_free(g);
    return status;
}

void guest_close(struct guest *g)
{
    if (g)
        part(g);
}

/* --- reading and answering --- */

/* fill: more bytes. 1; 0 at the end of its output, -1 when the time is up. */
static int fill(struct guest *g, int64_t until, struct budget budget)
{
    for (;;) {
        struct pollfd p = { .fd = g->socket, .events = POLLIN };
        int64_t left = until - now_ms();

        if (left <= 0 ||
            (budget.enough && atomic_load_explicit(budget.enough, memory_order_relaxed)))
            return -1;
        if (poll(&p, 1, left < SLICE_MS ? (int)left : SLICE_MS) <= 0)
            continue;
        ssize_t got = recv(g->socket, g->in, sizeof g->in, 0);
        if (got < 0 && errno == EINTR)
            continue;
        g->in_at = 0;
        g->in_length = got > 0 ? (int)got : 0;
        return got > 0;
    }
}

/* next_line: the next command in g->line, its control characters as blanks. As fill answers. */
static int next_line(struct guest *g, int64_t until, struct budget budget)
{
    for (g->length = 0;;) {
        int more = g->in_at < g->in_length ? 1 : fill(g, until, budget);

        if (more <= 0)
            return more;
        char c = g->in[g->in_at++];
        if (c == '\n')
            break;
        if (g->length < LINE_MAX_BYTES)
            g->line[g->length] = (char)((unsigned char)c < ' ' || c == 127 ? ' ' : c);
        g->length += g->length <= LINE_MAX_BYTES;
    }
    g->line[g->length < LINE_MAX_BYTES ? g->length : LINE_MAX_BYTES] = '\0';
    return 1;
}

/* reply sends an answer, as `engine` does: an empty line ends it. 0, or -1 when the program does not
 * read it. */
static int reply(struct guest *g, bool good, const char *words)
{
    struct text line = text_growing();
    size_t sent = 0;

    text_add(&line, good ? "= " : "? ");
    text_add_block(&line, words);
    while (sent < line.length) {
        struct pollfd p = { .fd = g->socket, .events = POLLOUT };
        ssize_t now =
            send(g->socket, line.at + sent, line.length - sent, MSG_NOSIGNAL | MSG_DONTWAIT);

        if (now < 0 && (errno == EAGAIN || errno == EINTR) && poll(&p, 1, PARTING_MS) > 0)
            continue;
        if (now <= 0)
            break;
        sent += (size_t)now;
    }
    int bad = sent < line.length ? -1 : 0;
    text_release(&line);
    return bad;
}

/* --- the commands --- */

static int say_mover(struct talk *t, struct error *err)
{
    (void)err;
    text_add(&t->g->out, t->p->rules.scn->side[t->p->seat].id);
    return 0;
}

static int say_sides(struct talk *t, struct error *err)
{
    const struct scenario *scn = t->p->rules.scn;

    (void)err;
    for (int i = 0; i < scn->seats; i++)
        text_addf(&t->g->out, "%s%s %d", i ? "\n" : "", scn->side[i].id, scn->side[i].team);
    return 0;
}

static int say_legal(struct talk *t, struct error *err)
{
    struct rules r = t->p->rules;
    int count = rules_legal(r, t->view, t->list);

    (void)err;
    for (int i = 0; i < count; i++) {
        text_add(&t->g->out, i ? "\n" : "");
        rules_text(r, t->view, &t->list[i], &t->g->out);
    }
    return 0;
}

static int say_sample(struct talk *t, struct error *err)
{
    struct rules r = t->p->rules;
    struct action action;

    (void)err;
    rules_sample(r, t->view, &t->p->rng, t->list, &action);
    rules_text(r, t->view, &action, &t->g->out);
    return 0;
}

static int say_view(struct talk *t, struct error *err)
{
    struct rules r = t->p->rules;
    struct text *out = &t->g->out;

    (void)err;
    position_write(r.game, r.scn, t->view, out);
    if (out->length && out->at[out->length - 1] == '\n')
        out->at[--out->length] = '\0';
    return 0;
}

static int say_scene(struct talk *t, struct error *err)
{
    struct json j = json_to(&t->g->out);
    struct scene scene;

    (void)err;
    scene_init(&scene);
    rules_board(t->p->rules, &scene);
    rules_draw(t->p->rules, (struct view){ t->p->seat, t->view }, &scene);
    json_open_object(&j, NULL);
    scene_board_json(&scene, &j, "board");
    scene_json(&scene, &j, "scene");
    json_close_object(&j);
    scene_release(&scene);
    return 0;
}

static int say_standing(struct talk *t, struct error *err)
{
    const struct scenario *scn = t->p->rules.scn;
    int returns[SEATS_MAX];

    (void)err;
    rules_returns(t->p->rules, t->view, returns);
    for (int i = 0; i < scn->seats; i++)
        text_addf(&t->g->out, "%s%s %.3f", i ? " " : "", scn->side[i].id,
                  (double)returns[i] / RETURN_ONE);
    return 0;
}

static int say_why(struct talk *t, struct error *err)
{
    struct refusal why = { .why = "" };
    struct action action;

    if (rules_parse(t->p->rules, t->view, t->rest, &action, err))
        return -1;
    bool legal = rules_check(t->p->rules, t->view, &action, &why) == 0;
    text_addf(&t->g->out, legal ? "legal" : "illegal %s %s", why.clause[0] ? why.clause : "-",
              why.why);
    return 0;
}

static int make_decision(struct talk *t, struct error *err)
{
    struct refusal why = { .why = "" };

    t->refusals++;
    if (rules_parse(t->p->rules, t->view, t->rest, t->out, err))
        return -1;
    if (rules_check(t->p->rules, t->view, t->out, &why))
        return error_set(err, "%s%s%s", why.clause, why.clause[0] ? " " : "", why.why);
    t->decided = true;
    return 0;
}

static const struct command {
    const char *name;
    int (*run)(struct talk *t, struct error *err);
} commands[] = {
    { "tomove", say_mover }, { "sides", say_sides },    { "legal", say_legal },
    { "why", say_why },      { "play", make_decision }, { "observe", say_view },
    { "scene", say_scene },  { "sample", say_sample },  { "returns", say_standing },
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int run_command(struct talk *t, const char *line, struct error *err)
{
    size_t length = strcspn(line, " ");

    t->rest = line + length + strspn(line + length, " ");
    for (int i = 0; i < COMMANDS; i++)
        if (strlen(commands[i].name) == length && memcmp(line, commands[i].name, length) == 0)
            return commands[i].run(t, err);
    error_set(err,
              "\"%.*s\" is not a command of a player; there are:", length < 40 ? (int)length : 40,
              line);
    for (int i = 0; i < COMMANDS; i++) {
        strncat(err->text, i ? ", " : " ", sizeof err->text - strlen(err->text) - 1);
        strncat(err->text, commands[i].name, sizeof err->text - strlen(err->text) - 1);
    }
    return -1;
}

/* obey answers one line; as reply does. */
static int obey(struct talk *t)
{
    struct guest *g = t->g;
    const char *line = g->line + strspn(g->line, " ");
    struct error err = { "" };

    if (g->length > LINE_MAX_BYTES)
        return reply(g, false, "the line is too long");
    if (line[0] == '\0' || line[0] == '#')
        return 0;
    text_clear(&g->out);
    bool good = run_command(t, line, &err) == 0;
    plain_line(err.text); /* it may quote what was sent */
    return reply(g, good, good ? g->out.at : err.text);
}

/* --- the decision --- */

/* ended: why a program that said no more has gone. */
static int ended(struct player *p, struct error *err)
{
    int status = part(p->guest);

    p->guest = NULL;
    if (WIFEXITED(status))
        return error_set(err, "it has ended (exit status %d)", WEXITSTATUS(status));
    return error_set(err, "it has closed its output");
}

/* ask lets the program talk until it has decided. 0, or -1 and a sentence. */
static int ask(struct talk *t, struct error *err)
{
    struct budget budget = t->p->level.budget;
    int64_t ms = budget.seconds > 0 ? (int64_t)(budget.seconds * 1000) : USUAL_MS;
    int64_t until = now_ms() + ms;

    for (int i = 0; i < COMMANDS_MAX && t->refusals < REFUSALS_MAX; i++) {
        int got = next_line(t->g, until, budget);

        if (got == 0)
            return ended(t->p, err);
        if (got < 0)
            return error_set(err, "it did not decide within %.1f seconds", (double)ms / 1000);
        int unheard = obey(t);
        if (t->decided)
            return 0;
        if (unheard)
            return error_set(err, "it does not read the answers to what it asks");
    }
    if (t->refusals == REFUSALS_MAX)
        return error_set(err, "%d illegal decisions in a row, the last \"%.60s\"", REFUSALS_MAX,
                         t->rest);
    return error_set(err, "%d commands and no decision", COMMANDS_MAX);
}

/* asked: the program's decision. 0, or -1 and a sentence. */
static int asked(struct player *p, const void *view, struct action *out, struct error *err)
{
    struct talk t = { .p = p, .view = view, .out = out };

    if (!p->guest)
        p->guest = guest_open(p->level.command, err);
    if (!p->guest)
        return -1;
    t.g = p->guest;
    t.list = mem_resize(NULL, (size_t)p->rules.game->max_legal * sizeof *t.list);
    int bad = ask(&t, err);
    mem_free(t.list);
    return bad;
}

static void choose(struct player *p, const void *view, struct action *out, struct text *why)
{
    struct level own = p->level;
    struct error err = { "" };

    EXPECT(own.command);
    if (!p->trouble[0] && asked(p, view, out, &err) == 0) {
        if (why)
            text_addf(why, "the choice of %s", own.name);
        return;
    }
    if (!p->trouble[0]) {
        snprintf(p->trouble, sizeof p->trouble, "%s: %s; %s plays on for it", own.name, err.text,
                 stand_in.name);
        plain_line(p->trouble);
        guest_close(p->guest);
        p->guest = NULL;
    }
    p->level = stand_in;
    bot_mcts.choose(p, view, out, why);
    p->level = own;
}

const struct bot bot_guest = { .name = "guest", .choose = choose };
