/* main.c - the table of verbs, and the way from the command line to one of them. */
#include "cli/cli.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/files.h"
#include "games/games.h"

static const struct verb *const verbs[] = {
    &verb_games,  &verb_scenarios, &verb_rules,  &verb_new,   &verb_show,   &verb_legal,
    &verb_why,    &verb_odds,      &verb_sight,  &verb_apply, &verb_replay, &verb_report,
    &verb_export, &verb_map,       &verb_check,  &verb_play,  &verb_serve,  &verb_store,
    &verb_watch,  &verb_sim,       &verb_ladder, &verb_tune,  &verb_perft,  &verb_bench,
    &verb_engine, &verb_roster,
};

enum { VERBS = sizeof verbs / sizeof verbs[0] };

static void print_overview(FILE *to)
{
    const char *group = "";

    fputs("sandtable - trench-warfare games, played by their full rules\n\n"
          "usage: sandtable VERB [ARGUMENTS] [--json] [--data DIR] [--help]\n",
          to);
    for (int i = 0; i < VERBS; i++) {
        if (strcmp(group, verbs[i]->group) != 0)
            fprintf(to, "\n%s\n", verbs[i]->group);
        group = verbs[i]->group;
        fprintf(to, "  %-10s %s\n             e.g. %s\n", verbs[i]->name, verbs[i]->summary,
                verbs[i]->example);
    }
}

static void print_help(const struct verb *v)
{
    printf("usage: sandtable %s %s\n\n%s\n\n", v->name, v->usage, v->summary);
    for (int i = 0; v->flags && v->flags[i].name; i++) {
        char head[60];

        snprintf(head, sizeof head, "%s %s", v->flags[i].name,
                 v->flags[i].value ? v->flags[i].value : "");
        printf("  %-22s %s\n", head, v->flags[i].help);
    }
    printf("  %-22s %s\n  %-22s %s\n  %-22s %s\n\nexample: %s\n", "--json",
           "answer as one JSON document", "--data DIR",
           "a folder of data files that replace built-in ones", "--help", "this text", v->example);
}

static const struct verb *find_verb(const char *name)
{
    for (int i = 0; i < VERBS; i++)
        if (strcmp(verbs[i]->name, name) == 0)
            return verbs[i];
    return NULL;
}

static const struct flag *find_flag(const struct verb *v, const char *name)
{
    static const struct flag common[] = { { "--data", "DIR", "" },
                                          { "--json", NULL, "" },
                                          { "--help", NULL, "" },
                                          { NULL, NULL, NULL } };

    for (const struct flag *f = common; f->name; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    for (const struct flag *f = v->flags; f && f->name; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    return NULL;
}

/* take_flag: argv[*i] is a flag; its value follows '=' or is the next argument. */
static int take_flag(struct cli *cli, int argc, char **argv, int *i)
{
    char name[40];
    const char *word = argv[*i], *equals = strchr(word, '=');

    snprintf(name, sizeof name, "%.*s", equals ? (int)(equals - word) : (int)strlen(word), word);
    const struct flag *flag = find_flag(cli->verb, name);
    if (!flag)
        return cli_fail("%s is not a flag of `%s`; `sandtable %s --help` lists them", name,
                        cli->verb->name, cli->verb->name);
    if (cli->flags == CLI_FLAGS_MAX)
        return cli_fail("more than %d flags are given", CLI_FLAGS_MAX);
    if (flag->value && !equals && *i + 1 == argc)
        return cli_fail("%s needs a value: %s %s", name, name, flag->value);
    if (!flag->value && equals)
        return cli_fail("%s takes no value", name);
    cli->flag[cli->flags].name = flag->name;
    cli->flag[cli->flags].value = !flag->value ? "" : equals ? equals + 1 : argv[++*i];
    cli->flags++;
    return 0;
}

static int take_arguments(struct cli *cli, int argc, char **argv)
{
    bool plain = false; /* after "--" */

    for (int i = 0; i < argc; i++) {
        if (!plain && strcmp(argv[i], "--") == 0) {
            plain = true;
            continue;
        }
        if (!plain && strncmp(argv[i], "--", 2) == 0) {
            int bad = take_flag(cli, argc, argv, &i);

            if (bad)
                return bad;
            continue;
        }
        if (!plain && strcmp(argv[i], "-o") == 0 && find_flag(cli->verb, "--output")) {
            if (i + 1 == argc || cli->flags == CLI_FLAGS_MAX)
                return cli_fail("-o needs a file name, and only one");
            cli->flag[cli->flags].name = "--output";
            cli->flag[cli->flags++].value = argv[++i];
            continue;
        }
        if (cli->args == CLI_ARGS_MAX)
            return cli_fail("more than %d arguments are given", CLI_ARGS_MAX);
        cli->arg[cli->args++] = argv[i];
    }
    return 0;
}

static int run_verb(struct cli *cli)
{
    struct content content;
    struct error err;
    const char *folder = cli_flag(cli, "--data");

    if (cli->args < cli->verb->least || cli->args > cli->verb->most)
        return cli_fail("usage: sandtable %s %s", cli->verb->name, cli->verb->usage);
    if (content_open(&content, folder, &err))
        return cli_fail("%s", err.text);
    cli->json = cli_flag(cli, "--json") != NULL;
    cli->library = (struct library){ all_games, &content };
    int status = cli->verb->run(cli);
    content_close(&content);
    for (struct own_weights *own = cli->weights, *next; own; own = next) {
        next = own->next;
        mem_free(own);
    }
    return status;
}

int main(int argc, char **argv)
{
    static struct cli cli;

    if (sodium_init() < 0)
        return cli_fail("the system provides no random numbers"), EXIT_MACHINE;
    if (argc < 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0) {
        print_overview(stdout);
        return argc < 2 ? EXIT_WRONG : EXIT_DONE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        puts("sandtable " SANDTABLE_VERSION);
        return EXIT_DONE;
    }
    cli.verb = find_verb(argv[1]);
    if (!cli.verb)
        return cli_fail("there is no verb \"%s\"; `sandtable --help` lists them", argv[1]);
    int bad = take_arguments(&cli, argc - 2, argv + 2);
    if (bad)
        return bad;
    if (cli_flag(&cli, "--help")) {
        print_help(cli.verb);
        return EXIT_DONE;
    }
    return run_verb(&cli);
}
