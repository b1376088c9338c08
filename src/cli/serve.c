/* serve.c - `serve`: the table server, until Ctrl-C. */
#include "cli/cli.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ai/bot.h"
#include "server/server.h"

/* make_folders makes every missing folder on the way to a file. */
static int make_folders(const char *path, struct error *err)
{
    char part[1024];

    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part)
        return error_set(err, "the path %.60s... is too long", path);
    for (char *at = part + 1; *at; at++) {
        if (*at != '/')
            continue;
        *at = '\0';
        if (mkdir(part, 0700) != 0 && errno != EEXIST)
            return error_set(err, "the folder %s cannot be made: %s", part, strerror(errno));
        *at = '/';
    }
    return 0;
}

/* usual_store: $XDG_DATA_HOME/sandtable/matches.db, in most homes
 * ~/.local/share/sandtable/matches.db. */
static int usual_store(char *path, size_t room, struct error *err)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int size = data && data[0] == '/'
                   ? snprintf(path, room, "%s/sandtable/matches.db", data)
                   : snprintf(path, room, "%s/.local/share/sandtable/matches.db", home ? home : "");

    if (size >= (int)room)
        return error_set(err, "the path of your home folder is too long");
    return make_folders(path, err);
}

/* show_page asks the desktop to open the address; without a desktop nothing happens. */
static void show_page(const char *url)
{
    pid_t child = fork();

    if (child < 0)
        return;
    if (child == 0) {
        if (fork() == 0) {
            execlp("xdg-open", "xdg-open", url, (char *)NULL);
            _exit(1);
        }
        _exit(0);
    }
    waitpid(child, NULL, 0);
}

static void on_ready(void *context, const char *url)
{
    const struct cli *cli = context;

    if (cli->json) {
        printf("{\"url\":\"%s\"}\n", url);
    } else {
        printf("The table is open. Ctrl-C closes it; matches are kept.\n%s\n", url);
    }
    fflush(stdout);
    if (cli_flag(cli, "--open"))
        show_page(url);
}

/* read_trust: --proxy is a proxy on this machine, each --trust another. */
static int read_trust(const struct cli *cli, struct server_config *config, struct error *err)
{
    static const char *const here[] = { "127.0.0.1", "::1" };
    const char *words;

    for (int i = 0; cli_flag(cli, "--proxy") && i < 2; i++)
        if (range_read(here[i], &config->trust[config->trusts++], err))
            return -1;
    for (int i = 0; (words = cli_flag_at(cli, "--trust", i)); i++) {
        if (config->trusts == TRUST_MAX)
            return error_set(err, "--trust can be given at most %d times", TRUST_MAX - 2);
        if (range_read(words, &config->trust[config->trusts++], err))
            return -1;
    }
    return 0;
}

static int read_names(const struct cli *cli, struct server_config *config, struct error *err)
{
    const char *words;

    for (int i = 0; (words = cli_flag_at(cli, "--name", i)); i++) {
        if (config->names == NAMES_MAX)
            return error_set(err, "--name can be given at most %d times", NAMES_MAX);
        config->name[config->names++] = words;
    }
    return 0;
}

/* read_bots: NAME=COMMAND. A name must fit into a line of a match, and be nobody's level. */
static int read_bots(const struct cli *cli, struct server_config *config, struct error *err)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
    const char *words;

    for (int i = 0; (words = cli_flag_at(cli, "--bot", i)); i++) {
        size_t length = strspn(words, letters);
        char name[16];

        if (length == 0 || length >= sizeof name || words[length] != '=' || !words[length + 1])
            return error_set(err,
                             "--bot \"%.40s\" should be NAME=COMMAND, the name at most 15 letters "
                             "a to z, digits and -",
                             words);
        snprintf(name, sizeof name, "%.*s", (int)length, words);
        for (int k = 0; cli->library.games[k]; k++)
            if (level_find(cli->library.games[k], name, NULL))
                return error_set(err, "--bot %s: that is a level of the computer", name);
        if (config->bots == BOTS_MAX)
            return error_set(err, "--bot can be given at most %d times", BOTS_MAX);
        config->bot[config->bots++] = words;
    }
    return 0;
}

static int read_flags(const struct cli *cli, struct server_config *config, struct error *err)
{
    long port, rate, connections, per_address, memory, thinkers, idle, tables, listed, keep;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    if (cli_number(cli, "--port", 0, 65535, config->port, &port, err) ||
        cli_number(cli, "--rate", 0, 1000000, 1, &rate, err) ||
        cli_number(cli, "--connections", 1, 100000, config->connections, &connections, err) ||
        cli_number(cli, "--per-address", 0, 100000, config->per_address, &per_address, err) ||
        cli_number(cli, "--memory", 1, 1000000, config->memory, &memory, err) ||
        cli_number(cli, "--thinkers", 1, 64, cores > 2 ? cores - 1 : 1, &thinkers, err) ||
        cli_number(cli, "--idle", 1, 1000000, config->idle, &idle, err) ||
        cli_number(cli, "--tables", 1, 1000000, config->tables, &tables, err) ||
        cli_number(cli, "--keep", 0, 100000, config->keep, &keep, err) ||
        cli_number(cli, "--listed", 1, 100000, config->listed, &listed, err) ||
        read_trust(cli, config, err) || read_names(cli, config, err) || read_bots(cli, config, err))
        return -1;
    config->port = (int)port;
    config->rate = (double)rate;
    config->connections = (int)connections;
    config->per_address = (int)per_address;
    config->memory = (int)memory;
    config->thinkers = (int)thinkers;
    config->idle = (int)idle;
    config->tables = (int)tables;
    config->listed = (int)listed;
    config->keep = (int)keep;
    config->archive = cli_flag(cli, "--archive");
    config->web = cli_flag(cli, "--web");
    if (cli_flag(cli, "--host"))
        config->host = cli_flag(cli, "--host");
    return 0;
}

static int run_serve(struct cli *cli)
{
    struct server_config config = server_defaults(&cli->library);
    struct error err;
    char path[1024];

    if (read_flags(cli, &config, &err))
        return cli_fail("%s", err.text);
    config.store = cli_flag(cli, "--store");
    if (!config.store) {
        if (usual_store(path, sizeof path, &err))
            return cli_fail("%s", err.text);
        config.store = path;
    }
    if (server_run(&config, on_ready, cli, &err) == 0)
        return EXIT_DONE;
    cli_fail("%s", err.text);
    return EXIT_MACHINE;
}

static const struct flag serve_flags[] = {
    { "--host", "ADDRESS", "address to listen on (127.0.0.1: this machine only)" },
    { "--port", "P", "port; 0 takes any free one (8017)" },
    { "--store", "FILE", "where matches are kept (sandtable/matches.db in your data folder)" },
    { "--open", NULL, "open the page in the browser" },
    { "--web", "DIR", "serve the page from this folder instead of the one built in" },
    { "--proxy", NULL,
      "behind a reverse proxy on this machine: addresses come from X-Forwarded-For" },
    { "--trust", "RANGE", "the same for a proxy elsewhere, such as 10.0.0.0/8; may be repeated" },
    { "--name", "HOST", "a name the table is reached under, table.example.org; may be repeated" },
    { "--bot", "NAME=COMMAND", "a program that may play seats, by this name; may be repeated" },
    { "--rate", "N", "allow N times the usual number of requests; 0: any (1)" },
    { "--connections", "N", "connections at one time (4000)" },
    { "--per-address", "N", "connections from one address; 0: any number (200)" },
    { "--memory", "MB", "for requests and answers on their way (128)" },
    { "--thinkers", "N", "threads for computer players (cores less one)" },
    { "--tables", "N", "matches in memory at one time (20000)" },
    { "--listed", "HOURS", "time that the lobby shows a free seat nobody takes (24)" },
    { "--keep", "DAYS", "put away matches that nobody touches for so long; 0: never (0)" },
    { "--archive", "DIR", "where their records go (the store's name and .records)" },
    { "--idle", "SECONDS", "time until an unused match leaves memory (120)" },
    { NULL, NULL, NULL },
};

const struct verb verb_serve = {
    .name = "serve",
    .group = "Play",
    .usage = "[--host H] [--port P] [--store FILE] [--open] [--web DIR]",
    .summary = "A table in the browser: play alone or with friends, until Ctrl-C.",
    .example = "sandtable serve --open",
    .flags = serve_flags,
    .run = run_serve,
};
