/* map_print.c - `map print`: the data files compiled in, to read and to start your own from. */
#include "cli/map.h"

#include <string.h>

#include "base/nearest.h"

/* is_data: a file of a game, not a rules reference or a page of the server. */
static bool is_data(const struct cli *cli, const char *name)
{
    for (int i = 0; cli->library.games[i]; i++) {
        size_t length = strlen(cli->library.games[i]->id);

        if (strncmp(name, cli->library.games[i]->id, length) == 0 && name[length] == '/')
            return true;
    }
    return false;
}

/* listed: is this the first file of its name, not hidden by one in --data? */
static bool listed(const struct cli *cli, const struct content_file *file)
{
    return is_data(cli, file->name) && content_find(cli->library.content, file->name) == file;
}

static int print_names(const struct cli *cli)
{
    const struct content *content = cli->library.content;
    struct text out = text_growing();
    struct json j = json_to(&out);

    if (cli->json)
        json_open_array(&j, NULL);
    for (int i = 0; i < content->count; i++) {
        if (!listed(cli, &content->file[i]))
            continue;
        if (cli->json)
            json_string(&j, NULL, content->file[i].name);
        else
            text_addf(&out, "%s\n", content->file[i].name);
    }
    if (cli->json) {
        json_close_array(&j);
        text_add_char(&out, '\n');
    }
    return cli_print(&out);
}

static int no_file(const struct cli *cli, const char *name)
{
    const struct content *content = cli->library.content;
    struct nearest near = nearest_to(name);

    for (int i = 0; i < content->count; i++)
        if (listed(cli, &content->file[i]))
            nearest_try(&near, content->file[i].name);
    return cli_fail("there is no data file \"%.100s\"; `sandtable map print` lists them%s", name,
                    nearest_hint(&near));
}

int map_print(struct cli *cli)
{
    const char *path = cli_flag(cli, "--output");
    struct error err;

    if (cli->args == 1)
        return print_names(cli);
    const struct content_file *file = content_find(cli->library.content, cli->arg[1]);
    if (!file || !is_data(cli, file->name))
        return no_file(cli, cli->arg[1]);
    if (path && file_write(path, file->text, file->size, &err)) {
        cli_fail("%s", err.text);
        return EXIT_MACHINE;
    }
    if (path)
        return EXIT_DONE;
    struct text out = text_growing();
    text_add_bytes(&out, file->text, file->size);
    return cli_print(&out);
}
