/* map.c - `map`: what people do with maps and scenarios of their own. */
#include "cli/map.h"

static const struct cli_work works[] = {
    { "check", 1, CLI_ARGS_MAX, map_check },
    { "render", 1, 1, map_render },
    { "export", 1, 1, map_export },
    { "import", 1, 1, map_import },
    { "print", 0, 1, map_print },
    { NULL, 0, 0, NULL },
};

static int run_map(struct cli *cli)
{
    return cli_work(cli, works);
}

static const struct flag flags[] = {
    { "--game", "ID", "the game a file belongs to, when its folder does not say" },
    { "--output", "FILE", "or -o FILE: where to write; an existing file is replaced" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_map = {
    .name = "map",
    .group = "Maps and scenarios of your own",
    .usage = "check FILE... | render FILE [-o PICTURE.svg|.png] | export FILE -o OUT.tmj | "
             "import IN.tmj [-o MAP] | print [GAME/FILE] [-o FILE]",
    .summary = "Check your own maps and scenarios, draw them, exchange them with Tiled; print "
               "shows the built-in files.",
    .example = "sandtable map check mine/valor-and-victory/scenarios/mill.txt",
    .flags = flags,
    .least = 1,
    .most = CLI_ARGS_MAX,
    .run = run_map,
};
