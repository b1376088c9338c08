/* fixture_expect.c - what a fixture may expect of the position: legality, odds, texts, the result.
 */
#include "cli/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/sight.h"
#include "core/form.h"
#include "core/odds.h"
#include "core/scene.h"

static int expect_legal(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    struct action action;
    char words[400];

    if (match_parse(f->match, fixture_words(f, 1, words, sizeof words), &action, &why) ||
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
    if (match_parse(f->match, fixture_words(f, 2, words, sizeof words), &action, &why))
        return error_set(err, "\"%s\" cannot be read: %s", words, why.why);
    if (rules_check(f->match->rules, f->match->state, &action, &why) == 0)
        return error_set(err, "\"%s\" should be illegal by %s, but is legal", words, f->d.word[1]);
    if (strcmp(why.clause, f->d.word[1]) != 0)
        return error_set(err, "\"%s\" is illegal by %s (%s), not by %s", words,
                         why.clause[0] ? why.clause : "no clause", why.why, f->d.word[1]);
    f->refused = why;
    return 0;
}

/* because: words in the reason of the refusal before it. */
static int expect_because(struct fixture *f, struct error *err)
{
    char words[400];

    if (strstr(f->refused.why, fixture_words(f, 1, words, sizeof words)))
        return 0;
    return error_set(err, "the reason was: %s", f->refused.why);
}

/* expect_unreadable: the words are not an action at all. */
static int expect_unreadable(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    struct action action;
    char words[400];

    if (match_parse(f->match, fixture_words(f, 1, words, sizeof words), &action, &why) == 0)
        return error_set(err, "\"%s\" is a readable action", words);
    return 0;
}

static int count_legal(struct fixture *f, const char *start)
{
    int n = match_to_move(f->match) < 0 ? 0
                                        : rules_legal(f->match->rules, f->match->state, f->list),
        hits = 0;

    for (int i = 0; i < n; i++) {
        char room[200];
        struct text t = text_fixed(room, sizeof room);

        rules_text(f->match->rules, f->match->state, &f->list[i], &t);
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
    int hits = count_legal(f, fixture_words(f, 2, start, sizeof start));
    if (hits != number)
        return error_set(err, "%d legal actions begin with \"%s\", not %d", hits, start, number);
    return 0;
}

static int expect_mover(struct fixture *f, struct error *err)
{
    int seat = match_to_move(f->match);
    const char *who = seat == SEAT_CHANCE ? "dice"
                      : seat == SEAT_NONE ? "nobody"
                                          : f->match->scn->side[seat].id;

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

/* `odds ACTION => 4/6 WORDS`: the results whose text contains WORDS have this chance together. */
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
    fixture_words(f, arrow + 2, effect, sizeof effect);
    int all = f->d.count;
    f->d.count = arrow;
    fixture_words(f, 1, words, sizeof words);
    f->d.count = all;
    if (match_parse(f->match, words, &action, &why))
        return error_set(err, "\"%s\" cannot be read: %s", words, why.why);
    if (match_to_move(f->match) == SEAT_CHANCE)
        return error_set(err, "dice are due before anybody can do \"%s\"", words);
    if (odds_of(f->match->rules, f->match->state, match_to_move(f->match), &action, &odds, err))
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

/* like_line: the first line of a text that begins with the same word, to show what there is. */
static const char *like_line(const char *text, const char *line, int *length)
{
    size_t word = strcspn(line, " ") + 1;

    for (const char *p = text; *p; p += strcspn(p, "\n"), p += *p == '\n') {
        p += strspn(p, " ");
        if (strncmp(p, line, word) == 0) {
            *length = (int)strcspn(p, "\n");
            return p;
        }
    }
    *length = 0;
    return "";
}

/* canonical_line: the words after `holds`, as positions are written today. */
static void canonical_line(struct fixture *f, const void *view, char *line, size_t room)
{
    struct text t = text_fixed(line, room);
    struct data d;
    char words[400];

    fixture_words(f, 1, words, sizeof words);
    data_open(&d, "line", words, strlen(words));
    if (data_next(&d, NULL) <= 0 || !f->game->text.lines ||
        !lines_canonical(f->game->text.lines, f->match->scn, view, &d, &t))
        text_copy(line, room, words);
    line[strcspn(line, "\n")] = '\0';
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
    rules_write(f->match->rules, view, &t);
    canonical_line(f, view, line, sizeof line);
    int result = 0, length;
    if (has_line(t.at, line) != want) {
        const char *like = like_line(t.at, line, &length);

        result = error_set(err, "the position %s the line \"%s\"%s%.*s",
                           want ? "does not hold" : "holds", line, want && length ? ", but: " : "",
                           want ? length : 0, like);
    }
    text_release(&t);
    mem_free(view);
    return result;
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
    rules_board(f->match->rules, &scene);
    rules_draw(f->match->rules, (struct view){ f->as, view }, &scene);
    scene_text(&scene, &t);
    scene_json(&scene, &j, NULL);
    bool found = strstr(t.at, fixture_words(f, 1, words, sizeof words)) != NULL;
    scene_release(&scene);
    text_release(&t);
    mem_free(view);
    return found == want
               ? 0
               : error_set(err, "the scene %s \"%s\"", want ? "does not show" : "shows", words);
}

/* cut_at_arrow: the words before `=>` go to `words`, those after it to `effect`; false without
 * one. */
static bool cut_at_arrow(struct fixture *f, char *words, size_t room, char *effect,
                         size_t effect_room)
{
    int arrow = 1, all = f->d.count;

    while (arrow < all && strcmp(f->d.word[arrow], "=>") != 0)
        arrow++;
    if (arrow + 1 >= all)
        return false;
    fixture_words(f, arrow + 1, effect, effect_room);
    f->d.count = arrow;
    fixture_words(f, 1, words, room);
    f->d.count = all;
    return true;
}

/* holds_rows: do the panels of an answer contain these words? Releases the scene. */
static int holds_rows(struct scene *scene, const char *words, struct error *err)
{
    struct text t = text_growing();

    for (int i = 0; i < scene->rows; i++)
        text_addf(&t, "%s %s; ", scene->row[i].label, scene->row[i].value);
    bool found = t.length && strstr(t.at, words) != NULL;
    if (!found)
        error_set(err, "the answer is: %.250s", t.length ? t.at : "nothing");
    scene_release(scene);
    text_release(&t);
    return found ? 0 : -1;
}

/* `sight FROM TO => WORDS`: what the panel says about the line of sight between two cells. */
static int expect_sight(struct fixture *f, struct error *err)
{
    char words[400], effect[200];
    struct scene scene;

    if (!cut_at_arrow(f, words, sizeof words, effect, sizeof effect) || f->d.count < 5 ||
        !f->game->pictures.look)
        return error_set(err,
                         "should read \"sight FROM TO => WORDS\", in a game with lines of sight");
    char from[24], to[24];
    rules_scene(f->match->rules, f->match->state, SEAT_NONE, &scene);
    int bad =
        sight_end(&scene, f->d.word[1], from, err) || sight_end(&scene, f->d.word[2], to, err);
    scene_release(&scene);
    if (bad)
        return -1;
    rules_look(f->match->rules, (struct view){ SEAT_NONE, f->match->state }, from, to, &scene);
    return holds_rows(&scene, effect, err);
}

/* `field PIECE => WORDS`: what the panel says about where a piece points and what it can fire
 * at. */
static int expect_field(struct fixture *f, struct error *err)
{
    char words[400], effect[200];
    struct scene scene;

    if (!cut_at_arrow(f, words, sizeof words, effect, sizeof effect) || !game_looks_around(f->game))
        return error_set(err, "should read \"field PIECE => WORDS\", in a game with firing arcs");
    scene_init(&scene);
    rules_look(f->match->rules, (struct view){ SEAT_NONE, f->match->state }, words, NULL, &scene);
    return holds_rows(&scene, effect, err);
}

/* `offers ACTION => WORDS`: how the action is offered: label, what it needs, each item of the sum.
 */
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
    rules_hint(f->match->rules, (struct view){ match_to_move(f->match), f->match->state }, &action,
               &h);
    text_addf(&t, "%s; %s; cost %s; ", h.label, h.needs, h.cost);
    for (int i = 0; i < h.items; i++)
        text_addf(&t, "%s %s (%s); ", h.item[i].label, h.item[i].value, h.item[i].clause);
    return strstr(room, effect) ? 0 : error_set(err, "it is offered as: %.250s", room);
}

/* tells, silent: words in what has happened since the last `play`. */
static int expect_tells(struct fixture *f, struct error *err)
{
    bool want = data_is(&f->d, "tells");
    char words[400];

    fixture_words(f, 1, words, sizeof words);
    if ((strstr(f->heard.at, words) != NULL) == want)
        return 0;
    return error_set(err, "%s \"%s\"; what happened: %.150s",
                     want ? "nothing says" : "something says", words, f->heard.at);
}

static int expect_prompt(struct fixture *f, struct error *err)
{
    char room[400], words[400];
    struct text t = text_fixed(room, sizeof room);

    rules_prompt(f->match->rules, (struct view){ match_to_move(f->match), f->match->state }, &t);
    if (strstr(room, fixture_words(f, 1, words, sizeof words)))
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
    rules_returns(f->match->rules, f->match->state, returns);
    if (match_to_move(f->match) != SEAT_NONE)
        return error_set(err, "the game is not over");
    return returns[seat] == want ? 0 : error_set(err, "the result is %d", returns[seat]);
}

/* `impossible WORDS`: the drawn position is refused, and the complaint contains the words. */
static int expect_impossible(struct fixture *f, struct error *err)
{
    struct error inner = { "" };
    char words[400];

    if (f->match || fixture_set_up(f, &inner) == 0)
        return error_set(err, "the position is accepted");
    if (!strstr(inner.text, fixture_words(f, 1, words, sizeof words)))
        return error_set(err, "the complaint is: %s", inner.text);
    return 0;
}

static int expect_admitted(struct fixture *f, struct error *err)
{
    return data_want(&f->d, 0, 0, "admitted", err) ||
                   scenario_vet(f->game, f->cli->library.content, f->added.at, NULL, err) ||
                   scenario_admit(f->game, f->match->scn, err)
               ? -1
               : 0;
}

/* What a vetted case is asked for, and whether that was said. */
struct vetted {
    const char *clause;
    struct refusal *why;
    bool found;
};

static void hear_reason(void *context, bool doubt, const char *sentence)
{
    struct vetted *v = context;
    char tail[40];

    (void)doubt;
    snprintf(tail, sizeof tail, "(%s)", v->clause);
    if (v->found || !strstr(sentence, tail))
        return;
    v->found = true;
    snprintf(v->why->why, sizeof v->why->why, "%s", sentence);
}

/* `unfit CLAUSE`: no match may begin with this scenario and these lines. */
static int expect_unfit(struct fixture *f, struct error *err)
{
    struct refusal why = { .why = "" };
    struct vetted vetted = { f->d.count > 1 ? f->d.word[1] : "", &why, false };
    struct findings findings = { .report = hear_reason, .context = &vetted };

    if (data_want(&f->d, 1, 1, "unfit CLAUSE", err))
        return -1;
    if (scenario_vet(f->game, f->cli->library.content, f->added.at, &findings, err)) {
        f->refused = why;
        return vetted.found ? 0 : -1;
    }
    if (!f->game->text.admit || f->game->text.admit(f->match->scn, &why) == 0)
        return error_set(err, "a match may begin like this");
    if (strcmp(why.clause, f->d.word[1]) != 0)
        return error_set(err, "it is unfit by %s (%s)", why.clause, why.why);
    f->refused = why;
    return 0;
}

const struct fixture_command fixture_expectations[] = {
    { "admitted", expect_admitted },
    { "unfit", expect_unfit },
    { "legal", expect_legal },
    { "illegal", expect_illegal },
    { "because", expect_because },
    { "unreadable", expect_unreadable },
    { "count", expect_count },
    { "to-move", expect_mover },
    { "odds", expect_odds },
    { "holds", expect_holds },
    { "lacks", expect_holds },
    { "shows", expect_shows },
    { "hides", expect_shows },
    { "tells", expect_tells },
    { "silent", expect_tells },
    { "sight", expect_sight },
    { "field", expect_field },
    { "offers", expect_offer },
    { "asks", expect_prompt },
    { "result", expect_result },
    { "impossible", expect_impossible },
};

const int fixture_expectation_count = sizeof fixture_expectations / sizeof fixture_expectations[0];
