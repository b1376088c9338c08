/* test_least.c - a game made of the obligatory functions alone, all else left to the defaults of
 * core/rules.c: it conforms, is drawn, recorded and replayed, and searched to its end.
 *
 * A race: who is to move walks one square, or runs as far as a die says, but a 1 is a fall. */
#include "unit.h"

#include <string.h>

#include "ai/player.h"
#include "base/mem.h"
#include "core/conform.h"
#include "core/form.h"
#include "core/record.h"
#include "core/scene.h"

/* --- the game --- */

enum { GOAL = 12, TURNS = 40, WALK = 1, RUN, THROW };

struct race {
    uint8_t square[2], turn, running;
};

static void race_start(const struct scenario *scn, void *state)
{
    (void)scn;
    memset(state, 0, sizeof(struct race));
}

static bool over(const struct race *s)
{
    return s->square[0] >= GOAL || s->square[1] >= GOAL || s->turn == TURNS;
}

static int race_to_move(const struct scenario *scn, const void *state)
{
    const struct race *s = state;

    (void)scn;
    return over(s) ? SEAT_NONE : s->running ? SEAT_CHANCE : s->turn % 2;
}

static int race_legal(const struct scenario *scn, const void *state, struct action *out)
{
    (void)scn;
    (void)state;
    out[0] = (struct action){ .kind = WALK };
    out[1] = (struct action){ .kind = RUN };
    return 2;
}

static struct dice race_dice(const struct scenario *scn, const void *state)
{
    (void)scn;
    (void)state;
    return (struct dice){ 1, 6 };
}

static unsigned race_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                               struct action *out)
{
    (void)scn;
    (void)state;
    *out = (struct action){ .kind = THROW, .arg = { faces[0] == 1 ? 0 : faces[0] } };
    return DICE_ALL;
}

static void race_apply(const struct scenario *scn, void *state, const struct action *action,
                       struct events *events)
{
    struct race *s = state;
    int steps = action->kind == WALK ? 1 : action->arg[0], seat = s->turn % 2;

    (void)scn;
    s->running = action->kind == RUN;
    if (s->running)
        return;
    s->square[seat] = (uint8_t)(s->square[seat] + steps);
    s->turn++;
    event_add(events,
              (struct event){ .seen_by = EVENT_ALL, .arg = { (int16_t)seat, s->square[seat] } });
}

static void race_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct race *s = state;
    int ahead = (s->square[0] > s->square[1]) - (s->square[0] < s->square[1]);

    (void)scn;
    out[0] = ahead * (over(s) ? RETURN_ONE : RETURN_ONE / 2);
    out[1] = -out[0];
}

static const struct form_kind kinds[] = {
    FORM_TITLE,
    { "SQUARE", .min = 0, .max = GOAL + 5 },
    { "TURN", .min = 0, .max = TURNS },
    { NULL },
};

static const struct notation_row rows[] = { { WALK, "walk" }, { RUN, "run" }, { 0, NULL } };
static const struct notation notation = { kinds, rows };

static const char *const told[] = { "{0:TITLE} is on square {1}." };
static const struct sentences sentences = { kinds, told, 1 };

static const struct form_line lines[] = {
    { "squares SQUARE SQUARE",
      .slot = { FORM_SLOT(struct race, square[0]), FORM_SLOT(struct race, square[1]) } },
    { "turn TURN [running]",
      .slot = { FORM_SLOT(struct race, turn), FORM_SLOT(struct race, running) } },
    { NULL },
};
static const struct position_lines position = { "a race", kinds, lines, NULL, 0 };

static void race_write(const struct scenario *scn, const void *state, struct text *out)
{
    for (int i = 0; lines[i].form; i++)
        lines_write(&position, scn, i, state, out);
}

static int race_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    int got;

    memset(state, 0, sizeof(struct race));
    while ((got = data_next(d, err)) > 0)
        if (lines_read(&position, scn, d, state, NULL, err))
            return -1;
    return got;
}

static const struct game game_race = {
    .id = "race",
    .title = "Race",
    .rules_version = 1,
    .scenario_size = sizeof(struct scenario),
    .state_size = sizeof(struct race),
    .max_steps = 2 * TURNS,
    .max_legal = 2,
    .max_outcomes = 6,
    .play = { .start = race_start,
              .to_move = race_to_move,
              .legal = race_legal,
              .dice = race_dice,
              .read_dice = race_read_dice,
              .apply = race_apply,
              .returns = race_returns },
    .text = { .write = race_write, .read = race_read, .notation = &notation },
    .words = { .sentences = &sentences },
};

static const char scenario_file[] = "title \"A short race\"\n"
                                    "side red \"Red\"\n"
                                    "side blue \"Blue\"\n";
static const struct content_file file[] = {
    { "race/scenarios/short.txt", scenario_file, sizeof scenario_file - 1, NULL },
};
static const struct content content = { file, 1 };
static const struct game *const games[] = { &game_race, NULL };
static const struct library library = { games, &content };

static struct scenario *load(void)
{
    struct error err = { "" };
    struct scenario *scn = scenario_load(&game_race, &content, "short", NULL, 0, NULL, &err);

    assert_string_equal(err.text, "");
    return scn;
}

/* --- what it can do --- */

static void leaves_all_to_defaults(void **state)
{
    char room[200];
    struct text names = text_fixed(room, sizeof room);

    (void)state;
    rules_defaults(&game_race, &names);
    assert_string_equal(room, "sample check chance directive finish audit prompt hint "
                              "board scene look propose observe determinize");
}

static void conforms(void **state)
{
    struct scenario *scn = load();
    struct conform_report report = { 0 };
    struct error err = { "" };

    (void)state;
    for (uint64_t seed = 1; seed <= 50; seed++) {
        conform_game((struct rules){ &game_race, scn }, seed, &report, &err);
        assert_string_equal(err.text, "");
    }
    assert_int_equal(conform_hides(&game_race, &report, &err), 0);
    assert_true(report.rolls > 0 && report.decisions > report.rolls);
    scenario_free(scn);
}

/* A race that forgets how long it lasts: both fall, and the same decision is there again. */
static void forgetful_apply(const struct scenario *scn, void *state, const struct action *action,
                            struct events *events)
{
    struct race *s = state;

    race_apply(scn, state, action, events);
    s->turn %= 2;
}

static void must_not_go_round(void **state)
{
    struct scenario *scn = load();
    struct game forgetful = game_race;
    struct conform_report report = { 0 };
    struct error err = { "" };

    (void)state;
    forgetful.play.apply = forgetful_apply;
    for (uint64_t seed = 1; seed <= 50 && !err.text[0]; seed++)
        conform_game((struct rules){ &forgetful, scn }, seed, &report, &err);
    assert_non_null(strstr(err.text, "the same decision has come back"));
    scenario_free(scn);
}

/* searched: what the search chooses for `seat`. */
static struct action searched(struct rules r, const void *state, int seat, long playouts)
{
    const struct level level = { "test", &bot_mcts, { .playouts = playouts } };
    struct player p = player_open(r, seat, level, player_rng(3, 0, seat));
    struct action action = { 0 };

    player_choose(&p, state, &action, NULL);
    player_close(&p);
    return action;
}

/* search_on: the search decides for both seats until somebody has won. */
static void search_on(struct match *m)
{
    int seat;

    while ((seat = match_to_move(m)) != SEAT_NONE) {
        if (seat == SEAT_CHANCE) {
            match_roll(m);
            continue;
        }
        struct action action = searched(m->rules, m->state, seat, 300);
        assert_int_equal(match_act(m, seat, &action, NULL), 0);
    }
}

static void is_searched_and_recorded(void **state)
{
    struct match *m = match_new(&game_race, load(), NULL, fairdice_seeded(7));
    struct text first = text_growing(), again = text_growing();
    struct error err = { "" };

    (void)state;
    search_on(m);
    assert_int_not_equal(rules_winner(m->rules, m->state), SEAT_NONE);
    record_write(m, RECORD_WHOLE, &first);
    struct match *back = record_verify(&library, "race", first.at, first.length, NULL, &err);
    assert_string_equal(err.text, "");
    assert_int_equal(match_hash(back), match_hash(m));
    record_write(back, RECORD_WHOLE, &again);
    assert_string_equal(first.at, again.at);
    match_free(back);
    match_free(m);
    text_release(&first);
    text_release(&again);
}

/* A run is 20 / 6 squares on average: whoever searches does not walk. */
static void search_runs(void **state)
{
    struct scenario *scn = load();
    struct rules r = { &game_race, scn };
    struct race s;

    (void)state;
    rules_start(r, &s);
    assert_int_equal(searched(r, &s, 0, 2000).kind, RUN);
    scenario_free(scn);
}

static void is_drawn(void **state)
{
    struct match *m = match_new(&game_race, load(), NULL, fairdice_given());
    struct text drawn = text_growing();
    struct scene scene;

    (void)state;
    assert_int_equal(match_play(m, 0, "walk", NULL), 0);
    rules_scene(m->rules, m->state, 1, &scene);
    scene_text(&scene, &drawn);
    assert_non_null(strstr(drawn.at, "squares"));
    assert_non_null(strstr(drawn.at, "1 0"));
    scene_release(&scene);
    text_release(&drawn);
    match_free(m);
}

static void refuses(void **state)
{
    struct match *m = match_new(&game_race, load(), NULL, fairdice_given());
    struct refusal why = { .why = "" };
    struct action strange = { .kind = THROW, .arg = { 12 } };

    (void)state;
    assert_int_equal(match_play(m, 0, "fly", &why), -1);
    assert_non_null(strstr(why.why, "walk"));
    assert_int_equal(match_act(m, 0, &strange, &why), -1);
    assert_string_equal(why.why, "that is not possible now");
    match_free(m);
}

/* --- the same with functions, for words that fit no table --- */

static void race_action_text(const struct scenario *scn, const void *state,
                             const struct action *action, struct text *out)
{
    (void)scn;
    (void)state;
    text_add(out, action->kind == WALK ? "walk" : "run");
}

static void race_event_text(const struct scenario *scn, const struct event *event, struct text *out)
{
    text_addf(out, "%s is on square %d.", scn->side[event->arg[0]].title, event->arg[1]);
}

static void needs_no_tables(void **state)
{
    struct game plain = game_race;
    struct scenario *scn = load();
    struct conform_report report = { 0 };
    struct race s;
    struct action action;
    struct error err = { "" };

    (void)state;
    plain.text.notation = NULL;
    plain.text.action_text = race_action_text;
    plain.words.sentences = NULL;
    plain.words.event_text = race_event_text;
    struct rules r = { &plain, scn };
    conform_game(r, 1, &report, &err);
    assert_string_equal(err.text, "");
    rules_start(r, &s);
    assert_int_equal(rules_parse(r, &s, "fly", &action, &err), -1);
    assert_string_equal(err.text, "\"fly\" is not possible now");
    scenario_free(scn);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(leaves_all_to_defaults),
        cmocka_unit_test(conforms),
        cmocka_unit_test(must_not_go_round),
        cmocka_unit_test(is_searched_and_recorded),
        cmocka_unit_test(search_runs),
        cmocka_unit_test(is_drawn),
        cmocka_unit_test(refuses),
        cmocka_unit_test(needs_no_tables),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
