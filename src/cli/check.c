/* check.c - `check`: rule fixtures, a drawn position, commands and what is expected of them.
 * docs/fixtures.md is the manual; the table at the end of this file is the list of commands. */
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/odds.h"
#include "core/scene.h"

enum { KEPT = 8 };

/* A scenario kept from case to case: loading can cost more than the case. */
struct kept {
    char of[2000]; /* game, scenario, options */
    struct scenario *scn;
};

struct fixture {
    const struct cli *cli;
    struct data d;
    const struct game *game;
    char clause[24], title[120], scenario[40];
    struct setting setting[OPTIONS_MAX];
    int settings;
    struct kept kept[KEPT];
    int next_kept;         /* the oldest, to be replaced */
    struct text position;  /* drawn lines, without their bars */
    int position_line;     /* where they begin */
    struct match *match;   /* set up when the first command comes */
    struct text told;      /* events since the last play, one a line, as `as` sees them */
    int as;                /* whose eyes; SEAT_NONE a spectator */
    struct action *list;   /* room for a legal list */
    struct refusal refused; /* of the last `illegal` */
    struct error failure;  /* of the running case; "" while it passes */
    bool in_case, said; /* said: the case has a command that can fail */
    int passed, failed;
    struct text report;
};

/* --- the words of a command --- */

/* rest joins the words from i on with single blanks. */
static const char *rest(const struct fixture *f, int i, char *to, size_t room)
{
    struct text t = text_fixed(to, room);

    for (int k = i; k < f->d.count; k++)
        text_addf(&t, "%s%s", k > i ? " " : "", f->d.word[k]);
    return to;
}

static int mover(const struct fixture *f)
{
    return match_to_move(f->match);
}

/* --- setting a position up --- */

static void forget_match(struct fixture *f)
{
    match_free(f->match);
    mem_free(f->list);
    f->match = NULL;
    f->list = NULL;
}

/* wanted: the scenario and the options of this case in one line. */
static void wanted(const struct fixture *f, char *to, size_t room)
{
    struct text t = text_fixed(to, room);

    text_addf(&t, "%s %s", f->game->id, f->scenario);
    for (int i = 0; i < f->settings; i++)
        text_addf(&t, " %s=%s", f->setting[i].name, f->setting[i].value);
}

static struct scenario *load(struct fixture *f, struct error *err)
{
    struct kept *k = &f->kept[f->next_kept];
    char want[sizeof k->of];

    wanted(f, want, sizeof want);
    for (int i = 0; i < KEPT; i++)
        if (f->kept[i].scn && strcmp(want, f->kept[i].of) == 0)
            return f->kept[i].scn;
    scenario_free(k->scn);
    k->scn = scenario_load(f->game, f->cli->library.content, f->scenario, f->setting, f->settings,
                           err);
    memcpy(k->of, want, sizeof want);
    f->next_kept = (f->next_kept + 1) % KEPT;
    return k->scn;
}

static int set_up(struct fixture *f, struct error *err)
{
    void *state = NULL;
    struct data d;

    if (f->match)
        return 0;
    if (!f->game)
        return data_fail(&f->d, err, "a `game` line must come first");
    struct scenario *scn = load(f, err);
    if (!scn)
        return -1;
    if (f->position.length) {
        data_open(&d, f->d.name, f->position.at, f->position.length);
        d.line = f->position_line - 1;
        state = mem_alloc(f->game->state_size);
        if (f->game->read(scn, &d, state, err) || f->game->audit(scn, state, err)) {
            mem_free(state);
            return -1;
        }
    }
    f->match = match_new(f->game, scn, state, fairdice_given());
    f->match->borrowed = true;
    f->list = mem_alloc((size_t)f->game->max_legal * sizeof *f->list);
    mem_free(state);
    return 0;
}

/* --- commands that change the position --- */

static void hear(struct fixture *f)
{
    const struct events *e = &f->match->events;

    for (int i = 0; i < e->count; i++) {
        if (!event_seen_by(&e->at[i], f->as))
            continue;
        f->game->event_text(f->match->scn, &e->at[i], &f->told);
        text_add_char(&f->told, '\n');
    }
}

static int do_play(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    char words[400];

    text_clear(&f->told);
    if (match_play(f->match, mover(f), rest(f, 1, words, sizeof words), &why))
        return error_set(err, "\"%s\" is refused: %s %s", words, why.why, why.clause);
    hear(f);
    return 0;
}

static int do_dice(struct fixture *f, struct error *err)
{
    uint8_t faces[DICE_MAX];
    int value;

    if (f->d.count - 1 > DICE_MAX)
        return error_set(err, "more than %d dice", DICE_MAX);
    for (int i = 1; i < f->d.count; i++) {
        if (data_int(&f->d, i, 1, 255, &value, err))
            return -1;
        faces[i - 1] = (uint8_t)value;
    }
    if (match_give(f->match, faces, f->d.count - 1, err))
        return -1;
    hear(f);
    return 0;
}

static int do_undo(struct fixture *f, struct error *err)
{
    int to = match_undo_point(f->match, 0, true);

    if (to < 0)
        return error_set(err, "there is nothing to undo");
    match_rewind(f->match, to);
    return 0;
}

static int do_as(struct fixture *f, struct error *err)
{
    f->as = f->d.count < 2 ? SEAT_NONE : scenario_seat(f->match->scn, f->d.word[1]);
    if (f->d.count >= 2 && f->as < 0 && strcmp(f->d.word[1], "spectator") != 0)
        return error_set(err, "there is no side \"%.20s\"", f->d.word[1]);
    if (f->as < 0)
        f->as = SEAT_NONE;
    return 0;
}

/* --- commands that expect something --- */

static int expect_legal(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    struct action action;
    char words[400];

    if (match_parse(f->match, rest(f, 1, words, sizeof words), &action, &why) ||
        rules_check(f->match->rules, f->match->state, &action, &why))
        return error_set(err, "\"%s\" should be legal, but: %s %s", words, why.why, why.clause);
    return 0;
}

static int expect_illegal(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    struct action action;
    char words[400];

    if (data_want(&f->d, 2, DATA_WORDS_MAX, "illegal CLAUSE ACTION", err))
        return -1;
    if (match_parse(f->match, rest(f, 2, words, sizeof words), &action, &why))
        return error_set(err, "\"%s\" cannot be read: %s", words, why.why);
    if (rules_check(f->match->rules, f->match->state, &action, &why) == 0)
        return error_set(err, "\"%s\" should be illegal by %s, but is legal", words, f->d.word[1]);
    if (strcmp(why.clause, f->d.word[1]) != 0)
        return error_set(err, "\"%s\" is illegal by %s (%s), not by %s", words, why.clause, why.why,
                         f->d.word[1]);
    f->refused = why;
    return 0;
}

/* because: words in the reason of the refusal before it. */
static int expect_because(struct fixture *f, struct error *err)
{
    char words[400];

    if (strstr(f->refused.why, rest(f, 1, words, sizeof words)))
        return 0;
    return error_set(err, "the reason was: %s", f->refused.why);
}

/* expect_unreadable: the words are no action at all. */
static int expect_unreadable(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    struct action action;
    char words[400];

    if (match_parse(f->match, rest(f, 1, words, sizeof words), &action, &why) == 0)
        return error_set(err, "\"%s\" is a readable action", words);
    return 0;
}

static int count_legal(struct fixture *f, const char *start)
{
    int n = mover(f) < 0 ? 0 : f->game->legal(f->match->scn, f->match->state, f->list), hits = 0;

    for (int i = 0; i < n; i++) {
        char room[200];
        struct text t = text_fixed(room, sizeof room);

        f->game->action_text(f->match->scn, f->match->state, &f->list[i], &t);
        hits += strncmp(room, start, strlen(start)) == 0;
    }
    return hits;
}

static int expect_count(struct fixture *f, struct error *err)
{
    char start[400];
    int number;

    if (data_want(&f->d, 1, DATA_WORDS_MAX, "count N [BEGINNING OF ACTIONS]", err) ||
        data_int(&f->d, 1, 0, 1 << 20, &number, err))
        return -1;
    int hits = count_legal(f, rest(f, 2, start, sizeof start));
    if (hits != number)
        return error_set(err, "%d legal actions begin with \"%s\", not %d", hits, start, number);
    return 0;
}

static int expect_mover(struct fixture *f, struct error *err)
{
    int seat = mover(f);
    const char *who = seat == SEAT_CHANCE ? "dice" : seat == SEAT_NONE ? "nobody" : f->match->scn->side[seat].id;

    if (data_want(&f->d, 1, 1, "to-move SIDE, dice or nobody", err))
        return -1;
    return strcmp(who, f->d.word[1]) == 0 ? 0 : error_set(err, "%s is to move", who);
}

/* "4/6" or "0" or "1"; decimals are refused: odds are exact. */
static int read_fraction(const char *word, struct fraction *out)
{
    char *slash = strchr(word, '/'), top[24];
    long a, b = 1;

    snprintf(top, sizeof top, "%.*s", slash ? (int)(slash - word) : 20, word);
    if (number_read(top, 0, 1L << 60, &a) || (slash && number_read(slash + 1, 1, 1L << 60, &b)))
        return -1;
    *out = fraction_of((uint64_t)a, (uint64_t)b);
    return 0;
}

/* `odds ACTION => 4/6 WORDS`: results whose text holds WORDS have that chance together. */
static int expect_odds(struct fixture *f, struct error *err)
{
    struct fraction want, sum = { 0, 1 };
    struct refusal why = { .why = "" };
    struct action action;
    struct odds odds;
    char words[400], effect[200], got[100];
    int arrow = 1;

    while (arrow < f->d.count && strcmp(f->d.word[arrow], "=>") != 0)
        arrow++;
    if (arrow + 1 >= f->d.count || read_fraction(f->d.word[arrow + 1], &want))
        return error_set(err, "should read \"odds ACTION => FRACTION [WORDS OF THE RESULT]\"");
    rest(f, arrow + 2, effect, sizeof effect);
    int all = f->d.count;
    f->d.count = arrow;
    rest(f, 1, words, sizeof words);
    f->d.count = all;
    if (match_parse(f->match, words, &action, &why))
        return error_set(err, "\"%s\" cannot be read: %s", words, why.why);
    if (odds_of(f->match->rules, f->match->state, mover(f), &action, &odds, err))
        return -1;
    for (int i = 0; i < odds.count; i++)
        if (strstr(odds.line[i].text, effect) && fraction_add(&sum, odds.line[i].p))
            return error_set(err, "the odds do not fit 128 bits");
    if (sum.top == want.top && sum.bottom == want.bottom)
        return 0;
    struct text t = text_fixed(got, sizeof got);
    fraction_write(sum, &t);
    return error_set(err, "\"%s\" has %s for \"%s\", not %s", words, got, effect,
                     f->d.word[arrow + 1]);
}

static bool has_line(const char *text, const char *line)
{
    size_t length = strlen(line);

    for (const char *p = text; *p;) {
        size_t size = strcspn(p, "\n");
        const char *q = p + strspn(p, " ");

        if (strncmp(q, line, length) == 0 && (size_t)(q - p) + length == size)
            return true;
        p += size + (p[size] == '\n');
    }
    return false;
}

/* holds, lacks: a line of the position text, as `as` may see it. */
static int expect_holds(struct fixture *f, struct error *err)
{
    bool want = data_is(&f->d, "holds");
    struct text t = text_growing();
    void *view = mem_alloc(f->game->state_size);
    char line[400];

    memcpy(view, f->match->state, f->game->state_size);
    if (f->as >= 0)
        rules_observe(f->match->rules, f->match->state, f->as, view);
    f->game->write(f->match->scn, view, &t);
    bool found = has_line(t.at, rest(f, 1, line, sizeof line));
    text_release(&t);
    mem_free(view);
    return found == want ? 0 : error_set(err, "the position %s the line \"%s\"",
                                         want ? "does not hold" : "holds", line);
}

/* shows, hides: words in the drawn scene as `as` sees it, panels and names included. */
static int expect_shows(struct fixture *f, struct error *err)
{
    bool want = data_is(&f->d, "shows");
    struct text t = text_growing();
    struct json j = json_to(&t);
    void *view = mem_alloc(f->game->state_size);
    struct scene scene;
    char words[400];

    rules_observe(f->match->rules, f->match->state, f->as, view);
    scene_init(&scene);
    f->game->board(f->match->scn, &scene);
    f->game->scene(f->match->scn, (struct view){ f->as, view }, &scene);
    scene_text(&scene, &t);
    scene_json(&scene, &j, NULL);
    bool found = strstr(t.at, rest(f, 1, words, sizeof words)) != NULL;
    scene_release(&scene);
    text_release(&t);
    mem_free(view);
    return found == want ? 0
                         : error_set(err, "the scene %s \"%s\"", want ? "does not show" : "shows",
                                     words);
}

/* cut_at_arrow: the words before `=>` go to `words`, those behind it to `effect`; false without. */
static bool cut_at_arrow(struct fixture *f, char *words, size_t room, char *effect, size_t effect_room)
{
    int arrow = 1, all = f->d.count;

    while (arrow < all && strcmp(f->d.word[arrow], "=>") != 0)
        arrow++;
    if (arrow + 1 >= all)
        return false;
    rest(f, arrow + 1, effect, effect_room);
    f->d.count = arrow;
    rest(f, 1, words, room);
    f->d.count = all;
    return true;
}

/* `sight FROM TO => WORDS`: the line of sight between two cells, as its panel tells it. */
static int expect_sight(struct fixture *f, struct error *err)
{
    char words[400], effect[200];
    struct text t = text_growing();
    struct scene scene;

    if (!cut_at_arrow(f, words, sizeof words, effect, sizeof effect) || f->d.count < 5 ||
        !f->game->sight) {
        text_release(&t);
        return error_set(err, "should read \"sight FROM TO => WORDS\", in a game with lines of sight");
    }
    scene_init(&scene);
    f->game->sight(f->match->scn, (struct view){ SEAT_NONE, f->match->state }, f->d.word[1],
                   f->d.word[2], &scene);
    for (int i = 0; i < scene.rows; i++)
        text_addf(&t, "%s %s; ", scene.row[i].label, scene.row[i].value);
    bool found = strstr(t.at, effect) != NULL;
    if (!found)
        error_set(err, "the line is: %.250s", t.at);
    scene_release(&scene);
    text_release(&t);
    return found ? 0 : -1;
}

/* `offers ACTION => WORDS`: how the action is offered: label, what it needs, each item of the sum. */
static int expect_offer(struct fixture *f, struct error *err)
{
    char words[400], effect[200], room[900];
    struct refusal why = { .why = "" };
    struct action action;
    struct hint h = { .items = 0 };
    struct text t = text_fixed(room, sizeof room);

    if (!cut_at_arrow(f, words, sizeof words, effect, sizeof effect))
        return error_set(err, "should read \"offers ACTION => WORDS\"");
    if (match_parse(f->match, words, &action, &why) ||
        rules_check(f->match->rules, f->match->state, &action, &why))
        return error_set(err, "\"%s\" is refused: %s %s", words, why.why, why.clause);
    f->game->action_hint(f->match->scn, (struct view){ mover(f), f->match->state }, &action, &h);
    text_addf(&t, "%s; %s; cost %s; ", h.label, h.needs, h.cost);
    for (int i = 0; i < h.items; i++)
        text_addf(&t, "%s %s (%s); ", h.item[i].label, h.item[i].value, h.item[i].clause);
    return strstr(room, effect) ? 0 : error_set(err, "it is offered as: %.250s", room);
}

/* tells, silent: words in what has been told since the last `play`. */
static int expect_tells(struct fixture *f, struct error *err)
{
    bool want = data_is(&f->d, "tells");
    char words[400];

    rest(f, 1, words, sizeof words);
    if ((strstr(f->told.at, words) != NULL) == want)
        return 0;
    return error_set(err, "was %s: \"%s\"; told: %.150s", want ? "not told" : "told", words,
                     f->told.at);
}

static int expect_prompt(struct fixture *f, struct error *err)
{
    char room[400], words[400];
    struct text t = text_fixed(room, sizeof room);

    f->game->prompt(f->match->scn, (struct view){ mover(f), f->match->state }, &t);
    if (strstr(room, rest(f, 1, words, sizeof words)))
        return 0;
    return error_set(err, "the prompt is \"%.150s\"", room);
}

static int expect_result(struct fixture *f, struct error *err)
{
    int returns[SEATS_MAX] = { 0 }, want;

    if (data_want(&f->d, 2, 2, "result SIDE NUMBER", err))
        return -1;
    int seat = scenario_seat(f->match->scn, f->d.word[1]);
    if (seat < 0)
        return error_set(err, "there is no side \"%.20s\"", f->d.word[1]);
    if (data_int(&f->d, 2, -RETURN_ONE, RETURN_ONE, &want, err))
        return -1;
    f->game->returns(f->match->scn, f->match->state, returns);
    if (mover(f) != SEAT_NONE)
        return error_set(err, "the game is not over");
    return returns[seat] == want ? 0 : error_set(err, "the result is %d", returns[seat]);
}

/* `impossible WORDS`: the drawn position is refused, and the complaint holds the words. */
static int expect_impossible(struct fixture *f, struct error *err)
{
    struct error inner = { "" };
    char words[400];

    if (f->match || set_up(f, &inner) == 0)
        return error_set(err, "the position is accepted");
    if (!strstr(inner.text, rest(f, 1, words, sizeof words)))
        return error_set(err, "the complaint is: %s", inner.text);
    return 0;
}

/* --- the head of a file and of a case --- */

static void close_case(struct fixture *f)
{
    if (!f->in_case)
        return;
    if (!f->said && !f->failure.text[0])
        error_set(&f->failure, "%s: the case expects nothing", f->d.name);
    bool good = !f->failure.text[0];
    f->passed += good;
    f->failed += !good;
    if (!good)
        text_addf(&f->report, "not ok %s %s\n    %s\n", f->clause, f->title, f->failure.text);
    else
        text_addf(&f->report, "ok %s %s\n", f->clause, f->title);
    forget_match(f);
    text_clear(&f->position);
    text_clear(&f->told);
    f->failure.text[0] = '\0';
    f->settings = 0;
    f->scenario[0] = '\0';
    f->as = SEAT_NONE;
    f->in_case = f->said = false;
}

static int head_case(struct fixture *f, struct error *err)
{
    close_case(f);
    f->in_case = true;
    return data_want(&f->d, 1, 1, "case \"WORDS\"", err) ||
                   data_name(&f->d, 1, f->title, sizeof f->title, err)
               ? -1
               : 0;
}

/* A clause in the midst of a file is about the cases that follow, not about the one before. */
static int head_clause(struct fixture *f, struct error *err)
{
    close_case(f);
    return data_want(&f->d, 1, 1, "clause ID", err) ||
                   data_name(&f->d, 1, f->clause, sizeof f->clause, err)
               ? -1
               : 0;
}

static int head_game(struct fixture *f, struct error *err)
{
    if (data_want(&f->d, 1, 1, "game ID", err))
        return -1;
    f->game = library_game(&f->cli->library, f->d.word[1], err);
    return f->game ? 0 : -1;
}

static int head_scenario(struct fixture *f, struct error *err)
{
    return data_want(&f->d, 1, 1, "scenario ID", err) ||
                   data_name(&f->d, 1, f->scenario, sizeof f->scenario, err)
               ? -1
               : 0;
}

static int head_option(struct fixture *f, struct error *err)
{
    struct setting *s = &f->setting[f->settings];

    if (data_want(&f->d, 2, 2, "option NAME VALUE", err) || f->settings == OPTIONS_MAX ||
        data_name(&f->d, 1, s->name, sizeof s->name, err) ||
        data_name(&f->d, 2, s->value, sizeof s->value, err))
        return -1;
    f->settings++;
    return 0;
}

static const struct command {
    const char *name;
    bool needs_match;
    int (*run)(struct fixture *f, struct error *err);
} commands[] = {
    { "clause", false, head_clause },     { "game", false, head_game },
    { "case", false, head_case },         { "scenario", false, head_scenario },
    { "option", false, head_option },     { "impossible", false, expect_impossible },
    { "as", true, do_as },                { "play", true, do_play },
    { "dice", true, do_dice },            { "undo", true, do_undo },
    { "legal", true, expect_legal },      { "illegal", true, expect_illegal },
    { "because", true, expect_because },
    { "unreadable", true, expect_unreadable }, { "count", true, expect_count },
    { "to-move", true, expect_mover },    { "odds", true, expect_odds },
    { "holds", true, expect_holds },      { "lacks", true, expect_holds },
    { "shows", true, expect_shows },      { "hides", true, expect_shows },
    { "tells", true, expect_tells },      { "silent", true, expect_tells },
    { "sight", true, expect_sight },      { "offers", true, expect_offer },
    { "asks", true, expect_prompt },      { "result", true, expect_result },
};

static int run_command(struct fixture *f, struct error *err)
{
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (!data_is(&f->d, commands[i].name))
            continue;
        if (commands[i].needs_match && set_up(f, err))
            return -1;
        f->said |= commands[i].needs_match || commands[i].run == expect_impossible;
        return commands[i].run(f, err);
    }
    return error_set(err, "is not a command of a fixture; docs/fixtures.md lists them");
}

/* run_line: a drawn line, or a command; the first failure of a case is kept, the rest skipped. */
static int run_line(struct fixture *f, struct error *wrong)
{
    const char *p = f->d.raw + strspn(f->d.raw, " \t");
    struct error err = { "" };

    if (*p == '|') {
        if (!f->position.length)
            f->position_line = f->d.line;
        text_add(&f->position, p[1] == ' ' ? p + 2 : p + 1);
        text_add_char(&f->position, '\n');
        return 0;
    }
    if (data_split(&f->d, wrong))
        return -1;
    if (f->d.count == 0)
        return 0;
    if (!f->in_case && !data_is(&f->d, "clause") && !data_is(&f->d, "game") &&
        !data_is(&f->d, "case"))
        return data_fail(&f->d, wrong, "belongs into a case: begin with `case \"WORDS\"`");
    if (f->failure.text[0] && !data_is(&f->d, "case") && !data_is(&f->d, "clause"))
        return 0;
    if (run_command(f, &err) == 0)
        return 0;
    if (!f->in_case)
        return data_fail(&f->d, wrong, "%s", err.text);
    error_set(&f->failure, "%s:%d: %.30s: %.230s", f->d.name, f->d.line, f->d.word[0], err.text);
    return 0;
}

/* run_file: 0 when the file could be read to its end, whatever its cases say. */
static int run_file(struct fixture *f, const char *path, struct error *wrong)
{
    size_t size;
    char *text = file_read(path, 1 << 20, &size, wrong);
    int got = 0, before = f->passed + f->failed;

    if (!text)
        return -1;
    data_open(&f->d, path, text, size);
    f->clause[0] = '\0';
    f->game = NULL;
    while ((got = data_next_raw(&f->d, wrong)) > 0)
        if ((got = run_line(f, wrong)))
            break;
    close_case(f);
    forget_match(f);
    text_clear(&f->position);
    mem_free(text);
    if (got == 0 && f->passed + f->failed == before)
        return error_set(wrong, "%s: the fixture has no case", path);
    return got;
}

static int check_status(const struct fixture *f)
{
    return f->failed ? EXIT_NO : EXIT_DONE;
}

static int run_check(struct cli *cli)
{
    struct fixture *f = mem_alloc(sizeof *f);
    struct error wrong = { "" };
    int status = EXIT_DONE;

    f->cli = cli;
    f->as = SEAT_NONE;
    f->position = text_growing();
    f->told = text_growing();
    f->report = text_growing();
    for (int i = 0; i < cli->args && status == EXIT_DONE; i++)
        if (run_file(f, cli->arg[i], &wrong))
            status = cli_fail("%s", wrong.text);
    if (status == EXIT_DONE && cli->json) {
        struct text out = text_growing();
        struct json j = json_to(&out);

        json_open_object(&j, NULL);
        json_int(&j, "passed", f->passed);
        json_int(&j, "failed", f->failed);
        json_close_object(&j);
        text_add_char(&out, '\n');
        status = cli_print(&out) ? EXIT_MACHINE : check_status(f);
    } else if (status == EXIT_DONE) {
        text_addf(&f->report, "%d passed, %d failed\n", f->passed, f->failed);
        fputs(f->report.at, stdout);
        status = check_status(f);
    }
    for (int i = 0; i < KEPT; i++)
        scenario_free(f->kept[i].scn);
    text_release(&f->report);
    text_release(&f->position);
    text_release(&f->told);
    mem_free(f);
    return status;
}

const struct verb verb_check = {
    .name = "check",
    .group = "Test",
    .usage = "FILE.t...",
    .summary = "Run rule fixtures: a drawn position, commands, what is expected of them.",
    .example = "sandtable check tests/rules/drill/DRL-5.t",
    .least = 1,
    .most = CLI_ARGS_MAX,
    .run = run_check,
};
