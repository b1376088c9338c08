/* engine.c - `engine`: a line protocol for bots and other programs on standard input and output.
 * One command a line; the answer begins with "= " or, when something is wrong, "? ", and ends with
 * an empty line. docs/engine.md is the manual; the table at the end of this file lists the
 * commands. */
#include "cli/engine.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/plain.h"
#include "cli/story.h"
#include "core/record.h"

/* --- reading --- */

/* read_line: the next line, its control characters as blanks. 1; 0 at the end; -1 when too long. */
static int read_line(FILE *in, char line[LINE_BYTES_MAX + 1])
{
    int c, length = 0;

    while ((c = getc(in)) != EOF && c != '\n') {
        if (length < LINE_BYTES_MAX)
            line[length] = (char)(c < ' ' || c == 127 ? ' ' : c);
        length += length <= LINE_BYTES_MAX;
    }
    bool cut = length > LINE_BYTES_MAX;
    line[cut ? LINE_BYTES_MAX : length] = '\0';
    if (cut)
        return -1;
    return c != EOF || length;
}

static void split(struct engine *e, char *copy)
{
    e->words = 0;
    e->rest = e->line + strspn(e->line, " ");
    e->rest += strcspn(e->rest, " ");
    e->rest += strspn(e->rest, " ");
    for (char *p = copy; e->words < WORDS_MAX;) {
        p += strspn(p, " ");
        if (!*p)
            return;
        e->word[e->words++] = p;
        p += strcspn(p, " ");
        if (*p)
            *p++ = '\0';
    }
}

/* --- a match to talk about --- */

static void dismiss_players(struct engine *e)
{
    for (int i = 0; i < SEATS_MAX; i++)
        player_close(&e->player[i]);
}

static void set_seed(struct engine *e, uint64_t seed)
{
    e->seed = seed;
    rng_seed(&e->rng, seed, 0);
    dismiss_players(e);
}

static void take_match(struct engine *e, struct match *m)
{
    dismiss_players(e);
    match_free(e->match);
    mem_free(e->list);
    e->match = m;
    e->list = mem_alloc((size_t)m->rules.game->max_legal * sizeof *e->list);
}

/* --- commands without a match --- */

static int do_games(struct engine *e, struct error *err)
{
    (void)err;
    for (int i = 0; e->cli->library.games[i]; i++)
        text_addf(&e->out, "%s%s", i ? "\n" : "", e->cli->library.games[i]->id);
    return 0;
}

static int do_scenarios(struct engine *e, struct error *err)
{
    char names[SCENARIOS_MAX][40];

    if (e->words != 2)
        return error_set(err, "scenarios GAME");
    const struct game *game = library_game(&e->cli->library, e->word[1], err);
    if (!game)
        return -1;
    int count = scenario_names(game, e->cli->library.content, names);
    for (int i = 0; i < count; i++)
        text_addf(&e->out, "%s%s", i ? "\n" : "", names[i]);
    return 0;
}

static int read_seed(const char *word, uint64_t *seed, struct error *err)
{
    struct error inner;

    return seed_read(word, seed, &inner) ? error_set(err, "seed %s", inner.text) : 0;
}

#define NEW_FORM "new GAME [SCENARIO] [seed N] [option NAME=VALUE].. [compose WORD:WORD..] [added]"

/* What follows `new GAME`. */
struct wishes {
    const char *scenario;
    bool seeded;
    uint64_t seed;
    struct setting setting[OPTIONS_MAX];
    int settings;
    const char *compose; /* "table:ruins:4711" */
};

/* adds: is word i the last one and `added`? Then lines follow. */
static bool adds(const struct engine *e, int i)
{
    return i == e->words - 1 && strcmp(e->word[i], "added") == 0;
}

static int read_wishes(const struct engine *e, struct wishes *w, struct error *err)
{
    *w = (struct wishes){ .seeded = false };
    for (int i = 2; i < e->words; i++) {
        bool seed = strcmp(e->word[i], "seed") == 0, option = strcmp(e->word[i], "option") == 0;
        bool compose = strcmp(e->word[i], "compose") == 0, added = adds(e, i);

        if ((seed || option || compose) && ++i == e->words)
            return error_set(err, "%s needs a value", e->word[i - 1]);
        if (seed && read_seed(e->word[i], &w->seed, err))
            return -1;
        if (option && (w->settings == OPTIONS_MAX ||
                       setting_parse(e->word[i], &w->setting[w->settings++], err)))
            return -1;
        bool named = !seed && !option && !compose && !added;
        if (named && w->scenario)
            return error_set(err, NEW_FORM);
        w->scenario = named ? e->word[i] : w->scenario;
        w->compose = compose ? e->word[i] : w->compose;
        w->seeded |= seed;
    }
    return 0;
}

/* read_text: the lines up to one that is a single dot; -1 and a sentence when there is none, or they
 * are too long. */
static int read_text(struct engine *e, struct text *body, struct error *err)
{
    char line[LINE_BYTES_MAX + 1];
    bool whole = true;
    int got;

    while ((got = read_line(e->in, line)) != 0 && strcmp(line, ".") != 0) {
        whole &= got > 0 && body->length < RECORD_BYTES_MAX;
        if (whole)
            text_addf(body, "%s\n", line);
    }
    if (!whole)
        return error_set(err, "the text is too long, or a line of it is");
    return got ? 0 : error_set(err, "the input ended before a line with a single dot");
}

/* new_scenario: with the lines that were added, and those that the game composes. */
static struct scenario *new_scenario(struct engine *e, const struct game *game, struct wishes *w,
                                     struct text *added, struct error *err)
{
    const struct content *content = e->cli->library.content;
    char wish[120] = "";

    if (scenario_vet(game, content, added->at, NULL, err))
        return NULL;
    if (w->compose) {
        snprintf(wish, sizeof wish, "%s", w->compose);
        for (char *p = wish; *p; p++)
            *p = *p == ':' ? ' ' : *p;
        if (scenario_compose(game, content, w->scenario, w->setting, w->settings, wish, &e->rng,
                             added, err))
            return NULL;
    }
    struct scenario *scn =
        scenario_load(game, content, w->scenario, w->setting, w->settings, added->at, err);
    if (scn && scenario_admit(game, scn, err)) {
        scenario_free(scn);
        return NULL;
    }
    return scn;
}

static int do_new(struct engine *e, struct error *err)
{
    struct wishes w;

    if (e->words < 2)
        return error_set(err, NEW_FORM);
    const struct game *game = library_game(&e->cli->library, e->word[1], err);
    int bad = !game || read_wishes(e, &w, err);
    struct text added = text_growing();
    struct error ignored;
    if (adds(e, e->words - 1) && read_text(e, &added, bad ? &ignored : err))
        bad = true;
    struct scenario *scn = bad ? NULL : new_scenario(e, game, &w, &added, err);
    text_release(&added);
    if (!scn)
        return -1;
    take_match(e,
               match_new(game, scn, NULL, w.seeded ? fairdice_seeded(w.seed) : fairdice_sealed()));
    engine_mover(e);
    return 0;
}

/* do_load: the lines of a record or a position up to one that is a single dot. */
static int do_load(struct engine *e, struct error *err)
{
    struct text body = text_growing();
    struct match *m = NULL;

    if (read_text(e, &body, err) == 0)
        m = record_open(&e->cli->library, "load", body.at, body.length, err);
    text_release(&body);
    if (!m)
        return -1;
    take_match(e, m);
    engine_mover(e);
    return 0;
}

static int do_seed(struct engine *e, struct error *err)
{
    uint64_t seed;

    if (e->words != 2 || read_seed(e->word[1], &seed, err))
        return error_set(err, "seed N");
    set_seed(e, seed);
    return 0;
}

static int do_quit(struct engine *e, struct error *err)
{
    (void)err;
    e->quit = true;
    return 0;
}

/* --- changing the position --- */

static void answer_events(struct engine *e)
{
    EXPECT(e->match);
    story_events(e->match->rules, &e->match->events, EYES_ALL, "", &e->out);
    engine_trim(e);
}

static int do_play(struct engine *e, struct error *err)
{
    struct refusal why = { .why = "" };

    if (match_play(e->match, match_to_move(e->match), e->rest, &why))
        return error_set(err, "%s%s%s", why.clause, why.clause[0] ? " " : "", why.why);
    answer_events(e);
    return 0;
}

static int do_roll(struct engine *e, struct error *err)
{
    struct match *m = e->match;
    uint8_t faces[DICE_MAX];

    if (match_to_move(m) != SEAT_CHANCE)
        return error_set(err, "no dice are due");
    if (e->rest[0]) {
        int count = cli_faces(e->rest, faces, DICE_MAX, err);

        if (count < 0 || match_throw(m, faces, count, true, err))
            return -1;
    } else if (m->dice.secret_known) {
        match_roll(m);
    } else {
        return error_set(err, "this match has no dice of its own: roll FACES");
    }
    const struct entry *last = &m->entry[m->count - 1];
    for (int i = 0; i < last->face_count; i++)
        text_addf(&e->out, "%s%d", i ? " " : "", match_faces(m, last)[i]);
    text_add_char(&e->out, '\n');
    answer_events(e);
    return 0;
}

/* do_outcome: the dice fall so that outcome N of `chance` happens. */
static int do_outcome(struct engine *e, struct error *err)
{
    struct match *m = e->match;
    const struct game *g = m->rules.game;
    uint8_t faces[DICE_MAX];
    long number;

    if (match_to_move(m) != SEAT_CHANCE)
        return error_set(err, "no dice are due");
    struct outcome *list = mem_alloc((size_t)g->max_outcomes * sizeof *list);
    int count = rules_chance(m->rules, m->state, list), bad = 0;
    if (e->words != 2 || number_read(e->word[1], 1, count, &number))
        bad = error_set(err, "outcome N, 1 to %d", count);
    else if (!rules_faces_of(m->rules, m->state, &list[number - 1].action, &e->rng, faces))
        bad = error_set(err, "no throw was found that gives outcome %ld; it is very rare", number);
    else
        bad = match_throw(m, faces, rules_dice(m->rules, m->state).count, true, err);
    mem_free(list);
    if (!bad)
        answer_events(e);
    return bad;
}

static int do_undo(struct engine *e, struct error *err)
{
    if (e->match->count == 0)
        return error_set(err, "there is nothing to undo");
    match_rewind(e->match, e->match->count - 1);
    engine_mover(e);
    return 0;
}

/* --- random play --- */

static int do_sample(struct engine *e, struct error *err)
{
    const struct match *m = e->match;
    struct action action;

    if (match_to_move(m) < 0)
        return error_set(err, "no side has to decide now");
    rules_sample(m->rules, m->state, &e->rng, e->list, &action);
    rules_text(m->rules, m->state, &action, &e->out);
    return 0;
}

static int do_playout(struct engine *e, struct error *err)
{
    const struct match *m = e->match;
    struct rules r = m->rules;
    void *state = mem_alloc(r.game->state_size);
    uint8_t faces[DICE_MAX];
    int mover;

    (void)err;
    memcpy(state, m->state, r.game->state_size);
    while ((mover = rules_to_move(r, state)) != SEAT_NONE) {
        struct action action = { 0 };

        if (mover == SEAT_CHANCE)
            rules_roll(r, state, &e->rng, faces, &action);
        else
            rules_sample(r, state, &e->rng, e->list, &action);
        rules_apply(r, state, &action, NULL);
    }
    engine_returns(e, state);
    mem_free(state);
    return 0;
}

/* read_level: `choose LEVEL [nodes N]`; without `nodes` it thinks as long as the level usually
 * does. */
static int read_level(const struct engine *e, struct level *out, struct error *err)
{
    if (e->words != 2 && (e->words != 4 || strcmp(e->word[2], "nodes") != 0))
        return error_set(err, "choose LEVEL [nodes N]");
    const struct level *level = level_find(e->match->rules.game, e->word[1], err);
    if (!level)
        return -1;
    *out = *level;
    if (e->words == 2)
        return 0;
    out->budget = (struct budget){ 0 };
    if (number_read(e->word[3], 1, 100000000, &out->budget.playouts))
        return error_set(err, "\"%.40s\" is not a number of playouts", e->word[3]);
    return 0;
}

/* do_choose: what the computer would play for the side to move. */
static int do_choose(struct engine *e, struct error *err)
{
    const struct match *m = e->match;
    int seat = match_to_move(m);
    struct level level;
    struct action action;

    if (seat < 0)
        return error_set(err, "no side has to decide now");
    if (read_level(e, &level, err))
        return -1;
    struct player *p = &e->player[seat];
    if (!p->level.bot)
        *p = player_open(m->rules, seat, level, player_rng(e->seed, 0, seat));
    p->level = level;
    struct text why = text_fixed(e->reason, sizeof e->reason);
    cli_decide(p, m, &action, &why);
    void *view = mem_alloc(m->rules.game->state_size);
    rules_observe(m->rules, m->state, seat, view);
    rules_text(m->rules, view, &action, &e->out);
    mem_free(view);
    return 0;
}

/* do_reason: why the computer chose what it did. */
static int do_reason(struct engine *e, struct error *err)
{
    if (!e->reason[0])
        return error_set(err, "there is no reason: ask `choose` first, of a level that searches");
    text_add(&e->out, e->reason);
    return 0;
}

/* --- the loop --- */

static int do_help(struct engine *e, struct error *err);

static const struct command {
    const char *name, *form;
    bool needs_match;
    int (*run)(struct engine *e, struct error *err);
} commands[] = {
    { "help", "help: this list", false, do_help },
    { "games", "games: the ids of the games, one a line", false, do_games },
    { "scenarios", "scenarios GAME: the ids of its scenarios", false, do_scenarios },
    { "new", NEW_FORM ": begin, with the lines that follow `added` up to a single dot", false,
      do_new },
    { "load", "load: a record or position on the lines that follow, up to a single dot", false,
      do_load },
    { "sides", "sides: id and team of every side, one a line", true, engine_sides },
    { "tomove", "tomove: a side, `dice` and what is thrown, or `nobody`", true, engine_tomove },
    { "legal", "legal: the legal actions, one a line", true, engine_legal },
    { "why", "why ACTION: legal, or illegal with clause and reason", true, engine_why },
    { "chance", "chance: every outcome of the dice that are due: number, weight, what comes of it",
      true, engine_chance },
    { "play", "play ACTION: make a decision; answers what happened", true, do_play },
    { "propose", "propose [PIECE] X,Y;X,Y: what pointing there means, as JSON; scene units", true,
      engine_propose },
    { "roll", "roll [FACES]: throw the dice that are due, or let them show FACES", true, do_roll },
    { "outcome", "outcome N: the dice give outcome N of `chance`", true, do_outcome },
    { "undo", "undo: take the last decision or roll back", true, do_undo },
    { "returns", "returns: the standing of every side, -1 to 1; at the end the result", true,
      engine_standing },
    { "observe", "observe [SIDE|spectator]: the position as that side may know it", true,
      engine_observe },
    { "scene", "scene [SIDE|spectator]: the same as a JSON scene", true, engine_scene },
    { "position", "position: the whole position", true, engine_position },
    { "record", "record: the record so far", true, engine_record },
    { "hash", "hash: 16 digits that name the position", true, engine_hash },
    { "choose", "choose LEVEL [nodes N]: what the computer would play here, not played", true,
      do_choose },
    { "reason", "reason: why the last `choose` chose that, in words", false, do_reason },
    { "seed", "seed N: what `sample`, `playout` and `choose` draw from", false, do_seed },
    { "sample", "sample: a random legal action, not played", true, do_sample },
    { "playout", "playout: the result of random play from here; the position stays", true,
      do_playout },
    { "quit", "quit", false, do_quit },
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int do_help(struct engine *e, struct error *err)
{
    (void)err;
    for (int i = 0; i < COMMANDS; i++)
        text_addf(&e->out, "%s%s", i ? "\n" : "", commands[i].form);
    return 0;
}

static int run_command(struct engine *e, struct error *err)
{
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(e->word[0], commands[i].name) != 0)
            continue;
        if (commands[i].needs_match && !e->match)
            return error_set(err, "there is no match yet: new GAME, or load");
        return commands[i].run(e, err);
    }
    return error_set(err, "\"%.40s\" is not a command; `help` lists them", e->word[0]);
}

static void answer(struct engine *e, bool good, const char *reason)
{
    struct text block = text_growing();

    text_add(&block, good ? "= " : "? ");
    text_add_block(&block, good ? e->out.at : reason);
    fwrite(block.at, 1, block.length, e->to);
    text_release(&block);
    fflush(e->to);
    text_clear(&e->out);
}

int engine_talk(const struct cli *cli, FILE *in, FILE *to)
{
    struct engine *e = mem_alloc(sizeof *e);
    char copy[LINE_BYTES_MAX + 1];
    struct error err = { "" };
    int got;

    e->cli = cli;
    e->in = in;
    e->to = to;
    e->out = text_growing();
    set_seed(e, 1);
    while (!e->quit && (got = read_line(in, e->line)) != 0 && !ferror(to)) {
        memcpy(copy, e->line, sizeof copy);
        split(e, copy);
        if (got < 0)
            answer(e, false, "the line is too long");
        else if (e->words && e->word[0][0] != '#') {
            bool good = run_command(e, &err) == 0;

            plain_line(err.text); /* it may quote what was sent */
            answer(e, good, err.text);
        }
    }
    dismiss_players(e);
    match_free(e->match);
    mem_free(e->list);
    text_release(&e->out);
    mem_free(e);
    return ferror(to) ? EXIT_MACHINE : EXIT_DONE;
}

static int run_engine(struct cli *cli)
{
    return engine_talk(cli, stdin, stdout);
}

const struct verb verb_engine = {
    .name = "engine",
    .group = "For programs",
    .usage = "",
    .summary = "A line protocol for bots on standard input and output; type `help`.",
    .example = "echo 'new drill seed 1' | sandtable engine",
    .run = run_engine,
};
