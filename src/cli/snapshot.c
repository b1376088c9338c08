/* snapshot.c - a record or a position at one moment. */
#include "cli/snapshot.h"

#include <string.h>

#include "base/mem.h"

static int choose_eyes(const struct cli *cli, struct snapshot *s, struct error *err)
{
    const char *side = cli_flag(cli, "--as");

    s->eyes = EYES_ALL;
    if (!side)
        return 0;
    s->eyes = strcmp(side, "spectator") == 0 ? SEAT_NONE : scenario_seat(s->match->scn, side);
    if (s->eyes == SEAT_NONE || s->eyes >= 0)
        return 0;
    return error_set(err,
                     "--as: there is no side \"%.20s\" in scenario %s; name one, or `spectator`",
                     side, s->match->scn->id);
}

static void fill_view(struct snapshot *s)
{
    const struct match *m = s->match;

    if (s->eyes == EYES_ALL)
        memcpy(s->view, m->state, m->rules.game->state_size);
    else
        rules_observe(m->rules, m->state, s->eyes, s->view);
}

int snapshot_of(const struct cli *cli, struct match *m, struct snapshot *s, struct error *err)
{
    long at;

    EXPECT(m);
    *s = (struct snapshot){ .match = m, .entries = m->count };
    if (cli_number(cli, "--at", 0, s->entries, s->entries, &at, err) || choose_eyes(cli, s, err)) {
        snapshot_close(s);
        return -1;
    }
    s->at = (int)at;
    if (s->at < s->entries)
        match_rewind(m, s->at);
    s->view = mem_alloc(m->rules.game->state_size);
    fill_view(s);
    return 0;
}

int snapshot_open(const struct cli *cli, struct snapshot *s, struct error *err)
{
    struct match *m = cli_match(cli, cli->arg[0], err);

    return m ? snapshot_of(cli, m, s, err) : -1;
}

void snapshot_close(struct snapshot *s)
{
    match_free(s->match);
    mem_free(s->view);
    *s = (struct snapshot){ 0 };
}

void snapshot_scene(const struct snapshot *s, struct scene *out)
{
    int seat = s->eyes == EYES_ALL ? SEAT_NONE : s->eyes;

    EXPECT(s->view);
    scene_init(out);
    rules_board(s->match->rules, out);
    rules_draw(s->match->rules, (struct view){ seat, s->view }, out);
}
