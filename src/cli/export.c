/* export.c - `export`: what one side may keep of a record. */
#include "cli/snapshot.h"

#include "base/mem.h"
#include "core/record.h"

/* as_json puts the text, now in `out`, into a document that says what it is of. */
static void as_json(const struct match *m, struct text *out)
{
    struct text document = text_growing();
    struct json j = json_to(&document);

    json_open_object(&j, NULL);
    json_string(&j, "game", m->rules.game->id);
    json_string(&j, "scenario", m->scn->id);
    json_int(&j, "entries", m->count);
    json_string(&j, "export", out->at);
    json_close_object(&j);
    text_add_char(&document, '\n');
    text_release(out);
    *out = document;
}

static int run_export(struct cli *cli)
{
    struct snapshot s;
    struct error err;

    if (snapshot_open(cli, &s, &err))
        return cli_fail("%s", err.text);
    struct text out = text_growing();
    record_write_for(s.match, s.eyes == EYES_ALL ? SEAT_NONE : s.eyes, &out);
    if (cli->json)
        as_json(s.match, &out);
    snapshot_close(&s);
    return cli_write(cli, &out);
}

static const struct flag flags[] = {
    { "--at", "N", "after the first N entries of the record (default: all)" },
    { "--as", "SIDE", "for this side (default: for a spectator)" },
    { "--output", "FILE", "write to FILE (default: standard output)" },
    { NULL, NULL, NULL },
};

const struct verb verb_export = {
    .name = "export",
    .group = "Records and positions",
    .usage = "RECORD [--as SIDE] [--at N] [--output FILE] [--json]",
    .summary = "What a side may keep of a record: what it saw; everything once the game is over.",
    .example = "sandtable export game.record --as red",
    .flags = flags,
    .least = 1,
    .most = 1,
    .run = run_export,
};
