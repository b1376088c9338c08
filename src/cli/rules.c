/* rules.c - `rules`: the rules reference of a game, whole or one clause, and its options. */
#include "cli/cli.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/mem.h"
#include "core/form.h"
#include "core/reference.h"

static void clause_json(const struct clause *c, struct json *j)
{
    char *text = mem_copy_text(c->text, c->size);

    json_open_object(j, NULL);
    json_string(j, "id", c->id);
    json_string(j, "title", c->title);
    json_string(j, "text", text);
    json_close_object(j);
    mem_free(text);
}

static void clause_lines(const struct clause *c, struct text *out)
{
    text_addf(out, "%s%s%s%s\n", c->id, c->title[0] ? " (" : "", c->title, c->title[0] ? ")" : "");
    text_add_bytes(out, c->text, c->size);
    text_add_char(out, '\n');
}

/* below: is `id` a section that contains this clause, as VV-6 contains VV-6.1 but not VV-61? */
static bool below(const struct clause *c, const char *id)
{
    size_t length = strlen(id);

    return strncasecmp(c->id, id, length) == 0 && !isdigit((unsigned char)c->id[length]);
}

/* add_clauses adds the clause or section asked for, or all for NULL; how many they are. */
static int add_clauses(const struct cli *cli, const struct game *game, const char *id,
                       struct text *out, struct json *j)
{
    struct reference ref = reference_open(cli->library.content, game);
    struct clause c, exact;
    bool one = id && reference_find(cli->library.content, game, id, &exact);
    int count = 0;

    while (reference_next(&ref, &c)) {
        if (one ? !clause_covers(&c, id) : id && !below(&c, id))
            continue;
        if (cli->json) {
            clause_json(&c, j);
        } else {
            text_add(out, count ? "\n" : "");
            clause_lines(&c, out);
        }
        count++;
    }
    return count;
}

static void option_json(const struct option *o, struct json *j)
{
    char value[32];

    option_show(o, o->initial, value, sizeof value);
    json_open_object(j, NULL);
    json_string(j, "name", o->name);
    if (o->choices)
        json_string(j, "choices", o->choices);
    json_int(j, "min", o->min);
    json_int(j, "max", o->max);
    json_string(j, "default", value);
    json_string(j, "clause", o->clause ? o->clause : "");
    json_string(j, "help", o->help ? o->help : "");
    json_close_object(j);
}

static void option_lines(const struct option *o, struct text *out)
{
    char value[32];

    option_show(o, o->initial, value, sizeof value);
    text_addf(out, "  %s=", o->name);
    if (o->choices)
        text_add(out, o->choices);
    else
        text_addf(out, "%d..%d", o->min, o->max);
    text_addf(out, " (default %s)\n      %s%s%s%s\n", value, o->help ? o->help : "",
              o->clause ? " [" : "", o->clause ? o->clause : "", o->clause ? "]" : "");
}

static int whole_text(const struct cli *cli, const struct game *game)
{
    struct error err;
    const struct content_file *file = reference_file(cli->library.content, game, &err);

    if (!file)
        return cli_fail("%s", err.text);
    struct text out = text_growing();
    text_add_bytes(&out, file->text, file->size);
    text_add(&out, "\n## Options\n\n");
    for (const struct option *o = game->options; o && o->name; o++)
        option_lines(o, &out);
    if (!game->options || !game->options->name)
        text_add(&out, "This game has no options.\n");
    else
        text_add(&out, "\nSet one with --option NAME=VALUE.\n");
    return cli_print(&out);
}

static int whole_json(const struct cli *cli, const struct game *game)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    json_open_object(&j, NULL);
    json_string(&j, "game", game->id);
    json_string(&j, "title", game->title);
    json_open_array(&j, "clauses");
    add_clauses(cli, game, NULL, &out, &j);
    json_close_array(&j);
    json_open_array(&j, "options");
    for (const struct option *o = game->options; o && o->name; o++)
        option_json(o, &j);
    json_close_array(&j);
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

static int some_clauses(const struct cli *cli, const struct game *game, const char *id)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    if (cli->json)
        json_open_array(&j, NULL);
    if (add_clauses(cli, game, id, &out, &j) == 0) {
        text_release(&out);
        return cli_fail("%s has no clause \"%.40s\"; `sandtable rules %s` prints them all",
                        game->title, id, game->id);
    }
    if (cli->json) {
        json_close_array(&j);
        text_add_char(&out, '\n');
    }
    return cli_print(&out);
}

/* --- how things are written --- */

static void lines_json(struct json *j, const char *key, const struct text *lines)
{
    json_open_array(j, key);
    for (const char *p = lines->at; p && *p; p += strspn(p, "\n")) {
        char *line = mem_copy_text(p, strcspn(p, "\n"));

        json_string(j, NULL, line);
        mem_free(line);
        p += strcspn(p, "\n");
    }
    json_close_array(j);
}

/* notation: the forms of actions and of positions, as the program reads and writes them. */
static int notation(const struct cli *cli, const struct game *game)
{
    struct text out = text_growing(), actions = text_growing(), lines = text_growing();
    struct json j = json_to(&out);

    if (game->text.notation)
        notation_manual(game->text.notation, &actions);
    if (game->text.lines)
        lines_manual(game->text.lines, &lines);
    if (cli->json) {
        json_open_object(&j, NULL);
        lines_json(&j, "actions", &actions);
        lines_json(&j, "positions", &lines);
        json_close_object(&j);
        text_add_char(&out, '\n');
    } else {
        text_addf(&out, "Actions\n\n%s\nLines of a position\n\n%s",
                  actions.length ? actions.at : "", lines.length ? lines.at : "");
    }
    text_release(&actions);
    text_release(&lines);
    return cli_print(&out);
}

static int run_rules(struct cli *cli)
{
    struct error err;
    const struct game *game = library_game(&cli->library, cli->arg[0], &err);

    if (!game)
        return cli_fail("%s", err.text);
    if (cli_flag(cli, "--notation"))
        return notation(cli, game);
    if (cli->args == 2)
        return some_clauses(cli, game, cli->arg[1]);
    return cli->json ? whole_json(cli, game) : whole_text(cli, game);
}

static const struct flag flags[] = {
    { "--notation", NULL, "how actions and positions are written, instead of the rules" },
    { NULL, NULL, NULL },
};

const struct verb verb_rules = {
    .name = "rules",
    .group = "Look around",
    .usage = "GAME [CLAUSE] [--notation] [--json]",
    .flags = flags,
    .summary = "The rules reference of a game, whole or one clause; and its options.",
    .example = "sandtable rules drill DRL-5",
    .least = 1,
    .most = 2,
    .run = run_rules,
};
