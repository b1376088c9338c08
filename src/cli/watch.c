/* watch.c - `watch`: the computer plays itself, as a battle report. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/cli.h"
#include "cli/players.h"
#include "cli/story.h"
#include "core/record.h"

struct report {
    struct cli *cli;
    struct match *match;
    struct player player[SEATS_MAX];
    int eyes; /* a seat, or SEAT_NONE for a spectator */
    void *view;
    char heading[120]; /* printed last */
    struct text out;   /* one step at a time */
};

/* note_heading: turn and phase before a step; true when they have changed. */
static bool note_heading(struct report *p)
{
    char words[sizeof p->heading];
    struct text now = text_fixed(words, sizeof words);

    story_heading(p->match->rules, p->match->state, p->eyes, &now);
    bool news = strcmp(words, p->heading) != 0;
    memcpy(p->heading, words, sizeof words);
    return news;
}

static void add_story(struct report *p, const struct entry *e)
{
    if (e->face_count && events_open_to(&p->match->events, p->eyes)) {
        text_add(&p->out, "  dice");
        for (int i = 0; i < e->face_count; i++)
            text_addf(&p->out, " %d", match_faces(p->match, e)[i]);
        text_add_char(&p->out, '\n');
    }
    story_events(p->match->rules, &p->match->events, p->eyes, e->face_count ? "    " : "  ",
                 &p->out);
}

static void add_json(struct report *p, const struct entry *e)
{
    const struct events *events = &p->match->events;
    struct json j = json_to(&p->out);

    json_open_object(&j, NULL);
    json_string(&j, "heading", p->heading);
    json_string(&j, "side", e->seat >= 0 ? p->match->scn->side[e->seat].id : "dice");
    if (e->face_count && events_open_to(events, p->eyes)) {
        json_open_array(&j, "dice");
        for (int i = 0; i < e->face_count; i++)
            json_int(&j, NULL, match_faces(p->match, e)[i]);
        json_close_array(&j);
    }
    json_open_array(&j, "events");
    for (int i = 0; i < events->count; i++) {
        char words[400];
        struct text sentence = text_fixed(words, sizeof words);

        if (!event_seen_by(&events->at[i], p->eyes))
            continue;
        rules_event_text(p->match->rules, &events->at[i], &sentence);
        json_string(&j, NULL, words);
    }
    json_close_array(&j);
    json_close_object(&j);
    text_add_char(&p->out, '\n');
}

static int flush(struct report *p)
{
    return cli_say(&p->out) ? 0 : -1;
}

static void step(struct report *p, int mover)
{
    struct match *m = p->match;
    struct action action;

    EXPECT(mover < p->match->scn->seats);
    if (mover == SEAT_CHANCE) {
        match_roll(m);
        return;
    }
    cli_answer(&p->player[mover], m, &action, NULL);
    BUG_ON(match_act(m, mover, &action, NULL));
}

static int play_to_the_end(struct report *p)
{
    int mover;

    while ((mover = match_to_move(p->match)) != SEAT_NONE) {
        if (note_heading(p) && !p->cli->json)
            text_addf(&p->out, "\n%s\n", p->heading);
        step(p, mover);
        const struct entry *last = &p->match->entry[p->match->count - 1];
        if (p->cli->json)
            add_json(p, last);
        else
            add_story(p, last);
        if (flush(p))
            return -1;
    }
    return 0;
}

static void add_opening(struct report *p)
{
    const struct match *m = p->match;

    text_addf(&p->out, "%s: %s\n%s\n", m->rules.game->title, m->scn->title, m->scn->situation);
    for (int i = 0; i < m->scn->seats; i++)
        text_addf(&p->out, "  %s: %s\n", m->scn->side[i].title, m->seat_name[i]);
}

static void add_result(struct report *p)
{
    const struct match *m = p->match;
    struct scene scene;

    text_add_char(&p->out, '\n');
    story_result(m, &p->out);
    rules_observe(m->rules, m->state, p->eyes, p->view);
    scene_init(&scene);
    rules_draw(m->rules, (struct view){ p->eyes, p->view }, &scene);
    for (int i = 0; i < scene.scores; i++)
        text_addf(&p->out, "  %s: %d %s\n", m->scn->side[scene.score[i].side].title,
                  scene.score[i].points, scene.score[i].text[0] ? scene.score[i].text : "points");
    scene_release(&scene);
    text_addf(&p->out, "  %d decisions, %d rolls\n", m->count - m->rolls, m->rolls);
}

static void add_result_json(struct report *p)
{
    const struct match *m = p->match;
    int winner = rules_winner(m->rules, m->state);
    struct json j = json_to(&p->out);

    json_open_object(&j, NULL);
    json_string(&j, "winner", winner == SEAT_NONE ? "draw" : m->scn->side[winner].id);
    cli_returns(&j, "returns", m, m->state);
    json_int(&j, "decisions", m->count - m->rolls);
    json_int(&j, "rolls", m->rolls);
    json_close_object(&j);
    text_add_char(&p->out, '\n');
}

static int save(const struct report *p, const char *path)
{
    struct text record = text_growing();
    struct error err;

    record_write(p->match, RECORD_WHOLE, &record);
    int bad = file_write(path, record.at, record.length, &err);
    text_release(&record);
    if (!bad)
        return EXIT_DONE;
    cli_fail("%s", err.text);
    return EXIT_MACHINE;
}

static int tell(struct report *p)
{
    const char *path = cli_flag(p->cli, "--record");

    if (!p->cli->json)
        add_opening(p);
    int bad = play_to_the_end(p);
    if (p->cli->json)
        add_result_json(p);
    else
        add_result(p);
    if (bad || flush(p)) {
        cli_fail("writing the report failed");
        return EXIT_MACHINE;
    }
    return path ? save(p, path) : EXIT_DONE;
}

static int eyes_flag(const struct cli *cli, const struct scenario *scn, int *eyes,
                     struct error *err)
{
    const char *word = cli_flag(cli, "--as");

    *eyes = word ? scenario_seat(scn, word) : SEAT_NONE;
    return word && *eyes < 0 ? error_set(err, "--as: there is no side \"%.20s\"", word) : 0;
}

static void seat_players(struct report *p, const struct level level[SEATS_MAX], uint64_t seed)
{
    struct match *m = p->match;

    for (int i = 0; i < m->scn->seats; i++) {
        p->player[i] = player_open(m->rules, i, level[i], player_rng(seed, 0, i));
        char name[sizeof m->seat_name[i]];

        snprintf(name, sizeof name, "computer, %s", level[i].name);
        match_name_seat(m, i, name);
    }
}

static int run(struct cli *cli)
{
    struct report p = { .cli = cli };
    struct level level[SEATS_MAX];
    const struct game *game;
    struct scenario *scn = NULL;
    struct error err;
    long seed;

    if (cli_rules(cli, 0, &game, &scn, &err) ||
        cli_levels(cli, (struct rules){ game, scn }, "easy", level, &err) ||
        eyes_flag(cli, scn, &p.eyes, &err) ||
        cli_number(cli, "--seed", 0, LONG_MAX, 1, &seed, &err)) {
        scenario_free(scn);
        return cli_fail("%s", err.text);
    }
    p.match = match_new(game, scn, NULL, fairdice_seeded((uint64_t)seed));
    seat_players(&p, level, (uint64_t)seed);
    p.view = mem_alloc(game->state_size);
    p.out = text_growing();
    int status = tell(&p);
    for (int i = 0; i < SEATS_MAX; i++)
        player_close(&p.player[i]);
    text_release(&p.out);
    mem_free(p.view);
    match_free(p.match);
    return status;
}

static const struct flag flags[] = {
    PLAYER_FLAGS,
    { "--seed", "N", "the same number gives the same dice (1)" },
    { "--as", "SIDE", "show what this side may know, not what a spectator sees" },
    { "--record", "FILE", "write the record of the game" },
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_watch = {
    .name = "watch",
    .group = "Play",
    .usage = "GAME [SCENARIO] [--seat SIDE=LEVEL]... [--seed N] [--record FILE]",
    .summary = "Let the computer play itself and print the battle.",
    .example = "sandtable watch trench-warfare --seat cp=normal --seat al=easy --seed 7",
    .flags = flags,
    .least = 1,
    .most = 2,
    .run = run,
};
