/* show.c - `show`: the position, for people, as a position text, or as JSON. */
#include "cli/story.h"

#include <string.h>

#include "base/mem.h"

enum { SHOWN_MAX = 40 }; /* more actions than this are counted, not listed */

/* question: a line with what is to be decided, or how the match ended if it was not by the rules. */
static void question(const struct snapshot *s, struct text *out)
{
    const struct match *m = s->match;
    int seat = match_to_move(m);

    if (m->verdict) {
        story_result(m, out);
        return;
    }
    rules_prompt(m->rules, (struct view){ seat < 0 ? SEAT_NONE : seat, s->view }, out);
    text_add_char(out, '\n');
}

static void decision_lines(const struct snapshot *s, struct text *out)
{
    const struct match *m = s->match;
    int seat = match_to_move(m), count;

    question(s, out);
    if (seat < 0 || (s->eyes != EYES_ALL && s->eyes != seat))
        return;
    struct action *list = cli_legal(m, &count);
    for (int i = 0; i < count && count <= SHOWN_MAX; i++) {
        struct hint hint = { .items = 0 };
        size_t from = out->length;

        text_add(out, "  ");
        rules_text(m->rules, s->view, &list[i], out);
        text_add_char(out, ' ');
        text_fill(out, ' ', from + 26);
        rules_hint(m->rules, (struct view){ seat, s->view }, &list[i], &hint);
        text_addf(out, "%s\n", hint.label);
    }
    if (count > SHOWN_MAX)
        text_addf(out, "%d actions are legal; `sandtable legal` lists them.\n", count);
    mem_free(list);
}

static int show_text(const struct snapshot *s)
{
    const struct match *m = s->match;
    struct text out = text_growing();
    struct scene scene;

    text_addf(&out, "%s: %s", m->rules.game->title, m->scn->title);
    if (s->entries)
        text_addf(&out, ", after %d of %d entries", s->at, s->entries);
    text_add_char(&out, '\n');
    snapshot_scene(s, &scene);
    scene_text(&scene, &out);
    cli_scores(&scene, m->scn, &out);
    scene_release(&scene);
    decision_lines(s, &out);
    return cli_print(&out);
}

static void prompt_json(const struct snapshot *s, struct json *j)
{
    char room[400];
    struct text words = text_fixed(room, sizeof room);

    question(s, &words);
    room[strcspn(room, "\n")] = '\0';
    json_string(j, "to_move", cli_mover(s->match));
    json_string(j, "prompt", room);
}

static int show_json(const struct snapshot *s)
{
    const struct match *m = s->match;
    struct text out = text_growing();
    struct json j = json_to(&out);
    struct scene scene;

    json_open_object(&j, NULL);
    json_string(&j, "game", m->rules.game->id);
    json_string(&j, "scenario", m->scn->id);
    json_int(&j, "at", s->at);
    json_int(&j, "entries", s->entries);
    prompt_json(s, &j);
    json_bool(&j, "over", match_to_move(m) == SEAT_NONE);
    cli_returns(&j, "standing", m, s->view);
    snapshot_scene(s, &scene);
    scene_board_json(&scene, &j, "board");
    scene_json(&scene, &j, "scene");
    scene_release(&scene);
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

static int show_position(const struct snapshot *s)
{
    struct text out = text_growing();

    position_write(s->match->rules.game, s->match->scn, s->view, &out);
    return cli_print(&out);
}

static int run_show(struct cli *cli)
{
    struct snapshot s;
    struct error err;

    if (snapshot_open(cli, &s, &err))
        return cli_fail("%s", err.text);
    int status = cli_flag(cli, "--position") ? show_position(&s)
                 : cli->json                 ? show_json(&s)
                                             : show_text(&s);
    snapshot_close(&s);
    return status;
}

static const struct flag flags[] = {
    { "--at", "N", "after the first N entries of the record (default: all)" },
    { "--as", "SIDE", "only what SIDE may know, or a `spectator` (default: everything)" },
    { "--position", NULL, "the position as a text that can be read back" },
    { NULL, NULL, NULL },
};

const struct verb verb_show = {
    .name = "show",
    .group = "Records and positions",
    .usage = "RECORD [--at N] [--as SIDE] [--position] [--json]",
    .summary = "The position: the board as text, whose decision it is, and what is legal.",
    .example = "sandtable show game.record --at 12",
    .flags = flags,
    .least = 1,
    .most = 1,
    .run = run_show,
};
