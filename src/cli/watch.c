/* watch.c - `watch`: the computer plays itself, told as a battle report. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/cli.h"
#include "cli/players.h"
#include "core/record.h"
#include "core/scene.h"

struct report {
    struct cli *cli;
    struct match *match;
    struct player player[SEATS_MAX];
    int reader; /* whose eyes: a seat, or SEAT_NONE for a spectator */
    void *view;
    int turn, phase; /* of the heading printed last */
    char phase_name[32];
    struct text out; /* one step at a time */
};

static void take_scene(const struct report *p, struct scene *scene)
{
    struct rules r = p->match->rules;

    rules_observe(r, p->match->state, p->reader, p->view);
    scene_init(scene);
    r.game->scene(r.scn, (struct view){ p->reader, p->view }, scene);
}

/* note_turn looks where the game stands before a step; true when that is a new heading. */
static bool note_turn(struct report *p)
{
    struct scene scene;

    take_scene(p, &scene);
    bool news = scene.turn != p->turn || scene.phase != p->phase;
    p->turn = scene.turn;
    p->phase = scene.phase;
    p->phase_name[0] = 0;
    if (scene.phase >= 0 && scene.phase < scene.phase_count)
        snprintf(p->phase_name, sizeof p->phase_name, "%s", scene.phases[scene.phase]);
    scene_release(&scene);
    return news;
}

static void add_heading(struct report *p)
{
    int turns = p->match->scn->turns;

    text_addf(&p->out, "\nTurn %d", p->turn);
    if (turns)
        text_addf(&p->out, " of %d", turns);
    text_addf(&p->out, "%s%s\n", p->phase_name[0] ? ", " : "", p->phase_name);
}

static void add_faces(struct text *out, const struct entry *e)
{
    for (int i = 0; i < e->face_count; i++)
        text_addf(out, "[%d]", e->face[i]);
}

static void add_story(struct report *p, const struct entry *e)
{
    const struct events *events = &p->match->events;
    bool dice = e->face_count > 0;

    for (int i = 0; i < events->count; i++) {
        if (!event_seen_by(&events->at[i], p->reader))
            continue;
        text_add(&p->out, "  ");
        if (dice) {
            add_faces(&p->out, e);
            text_add_char(&p->out, ' ');
        }
        dice = false; /* the faces stand before the first sentence they led to */
        p->match->rules.game->event_text(p->match->scn, &events->at[i], &p->out);
        text_add_char(&p->out, '\n');
    }
    if (!dice)
        return;
    text_add(&p->out, "  ");
    add_faces(&p->out, e);
    text_add_char(&p->out, '\n');
}

static void add_json(struct report *p, const struct entry *e)
{
    const struct events *events = &p->match->events;
    struct json j = json_to(&p->out);

    json_open_object(&j, NULL);
    json_int(&j, "turn", p->turn);
    if (p->phase_name[0])
        json_string(&j, "phase", p->phase_name);
    json_string(&j, "side", e->seat >= 0 ? p->match->scn->side[e->seat].id : "dice");
    if (e->face_count) {
        json_open_array(&j, "dice");
        for (int i = 0; i < e->face_count; i++)
            json_int(&j, NULL, e->face[i]);
        json_close_array(&j);
    }
    json_open_array(&j, "events");
    for (int i = 0; i < events->count; i++) {
        char words[400];
        struct text sentence = text_fixed(words, sizeof words);

        if (!event_seen_by(&events->at[i], p->reader))
            continue;
        p->match->rules.game->event_text(p->match->scn, &events->at[i], &sentence);
        json_string(&j, NULL, words);
    }
    json_close_array(&j);
    json_close_object(&j);
    text_add_char(&p->out, '\n');
}

static int flush(struct report *p)
{
    bool whole = fwrite(p->out.at, 1, p->out.length, stdout) == p->out.length && !fflush(stdout);

    text_clear(&p->out);
    return whole ? 0 : -1;
}

static void decide(struct report *p, int seat, struct rng *rng)
{
    struct match *m = p->match;
    struct action action;
    struct refusal why;

    rules_observe(m->rules, m->state, seat, p->view);
    p->player[seat].level->bot->choose(m->rules, p->view, seat, p->player[seat].budget, rng,
                                       &action, NULL);
    BUG_ON(match_act(m, seat, &action, &why));
}

static int play(struct report *p, uint64_t seed)
{
    struct rng rng[SEATS_MAX];
    int mover;

    for (int i = 0; i < SEATS_MAX; i++)
        rng_seed(&rng[i], seed, (uint64_t)i);
    while ((mover = match_to_move(p->match)) != SEAT_NONE) {
        if (note_turn(p) && !p->cli->json)
            add_heading(p);
        if (mover == SEAT_CHANCE)
            match_roll(p->match);
        else
            decide(p, mover, &rng[mover]);
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
    int winner = rules_winner(m->rules, m->state);
    struct scene scene;

    text_add(&p->out, "\nResult: ");
    for (int i = 0, said = 0; i < m->scn->seats && winner != SEAT_NONE; i++)
        if (m->scn->side[i].team == m->scn->side[winner].team)
            text_addf(&p->out, "%s%s", said++ ? " and " : "", m->scn->side[i].title);
    text_addf(&p->out, "%s after %d decisions and %d rolls.\n",
              winner == SEAT_NONE ? "a draw" : " wins", m->count - m->rolls, m->rolls);
    take_scene(p, &scene);
    for (int i = 0; i < scene.scores; i++)
        text_addf(&p->out, "  %s: %d %s\n", m->scn->side[scene.score[i].side].title,
                  scene.score[i].points, scene.score[i].text[0] ? scene.score[i].text : "points");
    scene_release(&scene);
}

static void add_result_json(struct report *p)
{
    const struct match *m = p->match;
    int winner = rules_winner(m->rules, m->state), returns[SEATS_MAX];
    struct json j = json_to(&p->out);

    m->rules.game->returns(m->scn, m->state, returns);
    json_open_object(&j, NULL);
    json_string(&j, "winner", winner == SEAT_NONE ? "draw" : m->scn->side[winner].id);
    json_open_object(&j, "returns");
    for (int i = 0; i < m->scn->seats; i++)
        json_int(&j, m->scn->side[i].id, returns[i]);
    json_close_object(&j);
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

static int tell(struct report *p, uint64_t seed)
{
    const char *path = cli_flag(p->cli, "--record");

    if (!p->cli->json)
        add_opening(p);
    int bad = play(p, seed);
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

static int reader_flag(const struct cli *cli, const struct scenario *scn, int *reader,
                       struct error *err)
{
    const char *word = cli_flag(cli, "--as");

    *reader = word ? scenario_seat(scn, word) : SEAT_NONE;
    return word && *reader < 0 ? error_set(err, "--as: there is no side \"%.20s\"", word) : 0;
}

static int run(struct cli *cli)
{
    struct report p = { .cli = cli, .turn = -1 };
    const struct game *game;
    struct scenario *scn = NULL;
    struct error err;
    long seed;

    if (cli_rules(cli, 0, &game, &scn, &err) ||
        cli_players(cli, (struct rules){ game, scn }, "easy", p.player, &err) ||
        reader_flag(cli, scn, &p.reader, &err) ||
        cli_number(cli, "--seed", 0, LONG_MAX, 1, &seed, &err)) {
        scenario_free(scn);
        return cli_fail("%s", err.text);
    }
    p.match = match_new(game, scn, NULL, fairdice_seeded((uint64_t)seed));
    for (int i = 0; i < scn->seats; i++)
        snprintf(p.match->seat_name[i], sizeof p.match->seat_name[i], "computer, %s",
                 p.player[i].level->name);
    p.view = mem_alloc(game->state_size);
    p.out = text_growing();
    int status = tell(&p, (uint64_t)seed);
    text_release(&p.out);
    mem_free(p.view);
    match_free(p.match);
    return status;
}

static const struct flag flags[] = {
    PLAYER_FLAGS,
    { "--seed", "N", "names the dice; the same number, the same dice (1)" },
    { "--as", "SIDE", "tell what this side may know, not what a spectator sees" },
    { "--record", "FILE", "write the record of the game" },
    { "--option", "NAME=VALUE", "a switch of the game's rules" },
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
