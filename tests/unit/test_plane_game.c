/* test_plane_game.c - all that core has for a game in inches, tried with a small one (plane_game.h):
 * added lines, proposals, places as anchors, unlisted actions, markers, scenes, search. */
#include "unit.h"

#include <math.h>

#include "ai/player.h"
#include "base/mem.h"
#include "core/added.h"
#include "core/conform.h"
#include "core/odds.h"
#include "core/record.h"
#include "core/standing.h"
#include "plane_game.h"

static const char two_lines[] = "# a comment, and an empty line\n"
                                "\n"
                                "table 16 10\r\n"
                                "+ discs north 2,9 8.25,9.5 12,9\n";
static const char as_kept[] = "table 16 10\n"
                              "discs north 2,9 8.25,9.5 12,9\n";

static struct scenario *load(const char *added)
{
    struct error err = { "" };
    struct scenario *scn =
        scenario_load(&game_discs, &discs_content, "first", NULL, 0, added, &err);

    assert_string_equal(err.text, "");
    return scn;
}

static struct match *begin(const char *added)
{
    return match_new(&game_discs, load(added), NULL, fairdice_seeded(5));
}

/* --- added lines --- */

static void lines_replace_those_of_the_file(void **unused)
{
    struct scenario *plain = load(NULL), *scn = load(two_lines);

    (void)unused;
    assert_null(plain->added);
    assert_int_equal(scenario_of(plain)->wide, 12);
    assert_string_equal(scn->added, as_kept);
    assert_int_equal(scenario_of(scn)->wide, 16);
    assert_int_equal(scenario_of(scn)->disc[1][1].x, 825);
    assert_true(scenario_of(scn)->disc[1][2].there);
    assert_int_equal(scenario_of(scn)->disc[0][0].x, 300);
    scenario_free(plain);
    scenario_free(scn);
}

/* refused: the sentence about these added lines. */
static void refused(const char *added, const char *sentence)
{
    struct error err = { "" };

    assert_null(scenario_load(&game_discs, &discs_content, "first", NULL, 0, added, &err));
    assert_string_equal(err.text, sentence);
}

static void hostile_lines(void **unused)
{
    struct text t = text_growing();
    struct game closed = game_discs;
    struct error err = { "" };

    (void)unused;
    refused("table 12 8\ntitle \"Mine\"",
            "added:2: title: belongs to the scenario's file and cannot be added to it");
    refused("side west \"West\"",
            "added:1: side: belongs to the scenario's file and cannot be added to it");
    refused("+ turns 3",
            "added:1: turns: belongs to the scenario's file and cannot be added to it");
    refused("table 12 8\nta\1ble", "added:2: byte 3 is not text (code 1)");
    refused("table \"12 8", "added:1: a quotation is not closed");
    refused("tabel 12 8", "added:1: tabel: is not a directive of a scenario of discs; did you mean "
                          "table?");
    refused("table 12\n", "added:1: table: should read \"table WIDE HIGH\"");
    refused("table \xff", "added:1: byte 7 is not UTF-8; save the file as UTF-8");
    text_fill(&t, 'x', ADDED_LINE_MAX + 1);
    refused(t.at, "added:1: an added line has at most 900 bytes");
    text_clear(&t);
    for (int i = 0; i <= ADDED_LINES_MAX; i++)
        text_add(&t, "table 12 8\n");
    refused(t.at, "added:501: there are more than 500 added lines");
    text_clear(&t);
    for (int i = 0; i < 40; i++) {
        text_fill(&t, 'x', t.length + ADDED_LINE_MAX);
        text_add_char(&t, '\n');
    }
    refused(t.at, "added:37: the added lines have more than 32768 bytes");
    text_clear(&t);
    for (int i = 0; i < DATA_WORDS_MAX; i++)
        text_add(&t, "x ");
    refused(t.at, "added:1: an added line has at most 119 words");
    text_release(&t);
    closed.flags &= ~(unsigned)GAME_ADDED;
    assert_null(scenario_load(&closed, &discs_content, "first", NULL, 0, two_lines, &err));
    assert_string_equal(err.text, "nothing can be added to a scenario of Discs");
}

/* One roster file serves either side. */
static void lines_for_a_side(void **unused)
{
    static const char roster[] = "# my discs\ndiscs 2,2 4,2\n";
    struct text t = text_growing();
    struct error err = { "" };

    (void)unused;
    assert_int_equal(added_take_for(&t, "north", "mine", roster, sizeof roster - 1, &err), 0);
    assert_int_equal(added_take_for(&t, "south", "mine", roster, sizeof roster - 1, &err), 0);
    assert_int_equal(added_take_for(&t, "south", "mine", "discs south 1,1", 15, &err), 0);
    assert_int_equal(added_take_for(&t, "", "mine", "table 9 9", 9, &err), 0);
    assert_string_equal(t.at, "discs north 2,2 4,2\n"
                              "discs south 2,2 4,2\n"
                              "discs south 1,1\n"
                              "table 9 9\n");
    text_release(&t);
}

static void composed_lines_are_explicit(void **unused)
{
    struct text t = text_growing();
    struct error err = { "" };
    struct rng rng;

    (void)unused;
    rng_seed(&rng, 1, 1);
    assert_int_equal(
        scenario_compose(&game_discs, &discs_content, "first", NULL, 0, "table 4", &rng, &t, &err),
        0);
    assert_string_equal(t.at, "table 24 16\n");
    assert_int_equal(
        scenario_compose(&game_discs, &discs_content, "first", NULL, 0, "moon", &rng, &t, &err),
        -1);
    assert_string_equal(err.text, "wishes are: table any, or table 0 to 9");
    assert_string_equal(t.at, "table 24 16\n");
    text_release(&t);
}

/* --- records and positions --- */

/* play_on: random actions, many of them not listed, and real dice. */
static void play_on(struct match *m, uint64_t seed, int steps)
{
    struct action room[1 + DISCS * (16 + DISCS)];
    struct rng rng;

    rng_seed(&rng, seed, 1);
    for (int i = 0; i < steps && match_to_move(m) != SEAT_NONE; i++) {
        struct action a;

        if (match_to_move(m) == SEAT_CHANCE) {
            match_roll(m);
            continue;
        }
        rules_sample(m->rules, m->state, &rng, room, &a);
        assert_int_equal(match_act(m, match_to_move(m), &a, NULL), 0);
    }
}

static void records_carry_them(void **unused)
{
    struct match *m = begin(two_lines);
    struct text first = text_growing(), again = text_growing();
    struct error err = { "" };

    (void)unused;
    play_on(m, 3, 1000);
    record_write(m, RECORD_WHOLE, &first);
    assert_non_null(strstr(first.at, "\n+ table 16 10\n+ discs north 2,9 8.25,9.5 12,9\n"));
    struct match *back = record_verify(&discs_library, "r", first.at, first.length, NULL, &err);
    assert_string_equal(err.text, "");
    assert_string_equal(back->scn->added, as_kept);
    assert_int_equal(match_hash(back), match_hash(m));
    record_write(back, RECORD_WHOLE, &again);
    assert_string_equal(first.at, again.at);
    text_clear(&again);
    record_write_for(m, 0, &again);
    match_free(back);
    match_free(m);
    text_release(&first);
    text_release(&again);
}

static void positions_carry_them(void **unused)
{
    struct match *m = begin(two_lines);
    struct text first = text_growing(), again = text_growing();
    struct error err = { "" };

    (void)unused;
    play_on(m, 3, 6);
    position_write(&game_discs, m->scn, m->state, &first);
    struct match *back = record_open(&discs_library, "p", first.at, first.length, &err);
    assert_string_equal(err.text, "");
    position_write(&game_discs, back->scn, back->state, &again);
    assert_string_equal(first.at, again.at);
    match_free(back);
    match_free(m);
    text_release(&first);
    text_release(&again);
}

static void bad_lines_in_records(void **unused)
{
    static const char *const head = "sandtable-record 2\ngame discs\nscenario first\n";
    static const struct {
        const char *line, *sentence;
    } bad[] = {
        { "+ side west \"West\"",
          "r:4: side: belongs to the scenario's file and cannot be added to it" },
        { "+ tabel 1 2", "r:3: scenario: added:1: tabel: is not a directive of a scenario of "
                         "discs; did you mean table?" },
    };
    char record[400];

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct error err = { "" };

        snprintf(record, sizeof record, "%s%s\nmoves\n", head, bad[i].line);
        assert_null(record_read(&discs_library, "r", record, strlen(record), &err));
        assert_string_equal(err.text, bad[i].sentence);
    }
}

/* --- the contract --- */

static void conform(const struct game *game, bool open)
{
    struct scenario *scn = load(two_lines);
    struct conform_report report = { 0 };
    struct error err = { "" };

    scn->open = open;
    assert_int_equal(conform_table(game, &err), 0);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        conform_game((struct rules){ game, scn }, seed, &report, &err);
        assert_string_equal(err.text, "");
    }
    assert_true(report.rolls > 0 && report.decisions > 0);
    scenario_free(scn);
}

static void conforms(void **unused)
{
    (void)unused;
    conform(&game_discs, false);
}

static void conforms_with_secrets_and_without(void **unused)
{
    struct game secret = game_discs;

    (void)unused;
    secret.secrets.observe = discs_observe;
    secret.secrets.determinize = discs_determinize;
    conform(&secret, false);
    conform(&secret, true);
}

/* An open scenario of a game with secrets hides nothing. */
static void open_scenarios(void **unused)
{
    struct scenario *scn = load(NULL);
    struct game secret = game_discs;
    struct rules r = { &secret, scn };
    struct discs s, view;

    (void)unused;
    secret.secrets.observe = discs_observe;
    secret.secrets.determinize = discs_determinize;
    rules_start(r, &s);
    assert_true(rules_hides(r));
    rules_observe(r, &s, 0, &view);
    assert_int_equal(view.markers[1], UNKNOWN);
    scn->open = true;
    assert_false(rules_hides(r));
    rules_observe(r, &s, 0, &view);
    assert_memory_equal(&view, &s, sizeof s);
    scenario_free(scn);
}

/* Faults that conformance must find. */
static int lax_check(const struct scenario *scn, const void *state, const struct action *a,
                     struct refusal *why)
{
    const struct discs *s = state;
    bool own = s->stage == 0 && a->kind == MOVE && a->arg[0] / DISCS == s->turn % 2 &&
               a->arg[0] >= 0 && a->arg[0] < 2 * DISCS && s->x[a->arg[0]] >= 0;

    return own && !a->arg[3] && !a->arg[4] && !a->arg[5] && !a->arg[6] && a->arg[1] >= 0 &&
                   a->arg[2] >= 0
               ? 0
               : discs_check(scn, state, a, why);
}

static void wild_sample(const struct scenario *scn, const void *state, struct rng *rng,
                        struct action *out)
{
    discs_sample(scn, state, rng, out);
    if (out->kind == MOVE)
        out->arg[1] = (int16_t)(out->arg[1] + 1000);
}

static void mute_text(const struct scenario *scn, const void *state, const struct action *a,
                      struct text *out)
{
    struct action cut = *a;

    if (cut.kind == MOVE)
        cut.arg[1] = (int16_t)(cut.arg[1] / 5 * 5);
    discs_action_text(scn, state, &cut, out);
}

static void found(const struct game *game, const char *words)
{
    struct scenario *scn = load(two_lines);
    struct conform_report report = { 0 };
    struct error err = { "" };

    for (uint64_t seed = 1; seed <= 40 && !err.text[0]; seed++)
        conform_game((struct rules){ game, scn }, seed, &report, &err);
    assert_non_null(strstr(err.text, words));
    scenario_free(scn);
}

static void faults_are_found(void **unused)
{
    struct game g = game_discs;

    (void)unused;
    g.play.check = lax_check;
    found(&g, "which is not listed: ");
    g = game_discs;
    g.play.sample = wild_sample;
    found(&g, "sample: draws an action of kind 1 that check refuses");
    g = game_discs;
    g.text.action_text = mute_text;
    found(&g, "another action");
    g = game_discs;
    g.flags &= ~(unsigned)GAME_PLANE;
    found(&g, "board: a plane, and GAME_PLANE, belong together");
    g = game_discs;
    g.flags &= ~(unsigned)GAME_MARKERS;
    found(&g, "reaction: the game is not marked GAME_MARKERS");
}

/* --- proposals and places --- */

static void pointing_makes_moves(void **unused)
{
    struct match *m = begin(NULL);
    const int there[2][3] = { { 500, 550 }, { 500, 450 } }, far[1][3] = { { 300, 10 } };
    struct view view = { 0, m->state };
    struct refusal why = { .why = "" };
    struct action a;
    struct scene scene;
    char room[80];
    struct text words = text_fixed(room, sizeof room);

    (void)unused;
    scene_init(&scene);
    assert_int_equal(rules_propose(m->rules, view, "s1", there, 2, &a, &scene, &why), 0);
    rules_text(m->rules, m->state, &a, &words);
    assert_string_equal(room, "move s1 5.00,2.50 5.00,3.50");
    assert_int_equal(scene.shapes, 2);
    assert_int_equal(rules_propose(m->rules, view, "s1", far, 1, &a, &scene, &why), -1);
    assert_string_equal(why.clause, "DSC-2");
    assert_string_equal(why.why, "that is 6.90 inches of 4");
    view.seat = 1;
    assert_int_equal(rules_propose(m->rules, view, "n1", there, 2, &a, &scene, &why), -1);
    assert_string_equal(why.why, "it is not your decision");
    scene_release(&scene);
    match_free(m);
}

/* Without a propose of its own the listed action that leads nearest is meant, up to half an inch. */
static void pointing_at_candidates(void **unused)
{
    struct match *m = begin(NULL);
    struct game plain = game_discs;
    struct rules r = { &plain, m->scn };
    struct view view = { 0, m->state };
    const int near_one[1][3] = { { 705, 330 } }, nowhere[1][3] = { { 1100, 100 } };
    struct refusal why = { .why = "" };
    struct action a;
    struct scene scene;

    (void)unused;
    plain.pictures.propose = NULL;
    scene_init(&scene);
    assert_int_equal(rules_propose(r, view, "s2", near_one, 1, &a, &scene, &why), -1);
    assert_string_equal(why.why, "nothing that is listed leads there");
    assert_int_equal(
        rules_propose(r, view, "s2", (const int[1][3]){ { 600, 310 } }, 1, &a, &scene, &why), 0);
    assert_true(a.kind == MOVE && a.arg[0] == 1 && a.arg[1] == 600 && a.arg[2] == 498);
    assert_int_equal(rules_propose(r, view, "", nowhere, 1, &a, &scene, &why), -1);
    scene_release(&scene);
    match_free(m);
}

static void places(void **unused)
{
    struct match *m = begin(NULL);
    struct scene scene;
    int at[2];
    char room[40];
    struct text words = text_fixed(room, sizeof room);

    (void)unused;
    rules_scene(m->rules, m->state, SEAT_NONE, &scene);
    assert_true(scene_anchor(&scene, "s1", at) && at[0] == 300 && at[1] == 700);
    assert_true(scene_anchor(&scene, "12,-5", at) && at[0] == 12 && at[1] == -5);
    assert_false(scene_anchor(&scene, "s9", at));
    assert_false(scene_anchor(&scene, "1,2,3", at));
    assert_false(scene_anchor(&scene, "1,", at));
    assert_true(scene_read_inches(&scene, "12.5,.25", at) && at[0] == 1250 && at[1] == 775);
    scene_write_inches(&scene, at, &words);
    assert_string_equal(room, "12.5,0.25");
    assert_false(scene_read_inches(&scene, "12.5555,1", at));
    assert_false(scene_read_inches(&scene, "1;1", at));
    assert_false(scene_read_inches(&scene, "99999999999,1", at));
    int spot[3];
    assert_true(scene_read_spot(&scene, "12.5,.25", spot) && spot[0] == 1250 &&
                spot[2] == PLACE_ANY);
    assert_true(scene_read_spot(&scene, "12.5,.25^3.5", spot) && spot[1] == 775 && spot[2] == 350);
    assert_true(scene_read_spot(&scene, "1,1^-2", spot) && spot[2] == -200);
    assert_false(scene_read_spot(&scene, "1,1^", spot));
    assert_false(scene_read_spot(&scene, "1,1^high", spot));
    assert_false(scene_read_spot(&scene, "^3", spot));
    assert_false(scene_read_spot(&scene, "1111111111111111111111111,1", spot));
    scene_release(&scene);
    match_free(m);
}

static void looking(void **unused)
{
    struct match *m = begin(NULL);
    struct view view = { 0, m->state };
    struct scene scene;

    (void)unused;
    assert_true(game_looks_around(&game_discs));
    scene_init(&scene);
    assert_int_equal(rules_look(m->rules, view, "s1", "300,0", &scene), 0);
    assert_string_equal(scene.row[0].value, "7");
    assert_int_equal(rules_look(m->rules, view, "n1", NULL, &scene), 0);
    assert_string_equal(scene.row[1].label, "reach");
    scene_release(&scene);
    match_free(m);
}

/* --- markers --- */

/* answer: what these orders do before a shot: how many markers, 0 for none, -1 for asking. */
static int answer(struct match *m, const char *words)
{
    struct standing orders = { .percent = 0 };
    struct error err = { "" };
    struct action a;

    assert_int_equal(standing_parse(&game_discs, words, &orders, &err), 0);
    if (!standing_answer(m->rules, m->state, 0, orders, &a))
        return -1;
    assert_int_equal(rules_check(m->rules, m->state, &a, NULL), 0);
    return a.kind == KEEP ? 0 : a.arg[0];
}

/* One die hits with 33.3 %, two with 55.6 %, three with 70.4 %: the markers add 22.2 and 14.8. */
static void standing_orders_for_markers(void **unused)
{
    struct match *m = begin("discs north 3,4\n");

    (void)unused;
    assert_int_equal(answer(m, "markers keep"), -1); /* no reaction yet */
    assert_int_equal(match_play(m, 0, "shoot s1 n1", NULL), 0);
    assert_int_equal(answer(m, "markers ask"), -1);
    assert_int_equal(answer(m, "markers keep"), 0);
    assert_int_equal(answer(m, "markers all"), 2);
    assert_int_equal(answer(m, "markers when 1"), 1);
    assert_int_equal(answer(m, "markers when 22"), 1);
    assert_int_equal(answer(m, "markers when 23"), 0);
    match_free(m);
}

/* The chance in the hint is that of the odds. */
static void hints_tell_the_odds(void **unused)
{
    struct match *m = begin("discs north 3,4\n");
    struct odds *odds = mem_alloc(sizeof *odds);
    struct error err = { "" };

    (void)unused;
    assert_int_equal(match_play(m, 0, "shoot s1 n1", NULL), 0);
    for (int n = 0; n <= 2; n++) {
        struct action a = { .kind = n ? SPEND : KEEP, .arg = { (int16_t)n } };
        struct hint h = { .items = 0 };

        rules_hint(m->rules, (struct view){ 0, m->state }, &a, &h);
        assert_int_equal(odds_of(m->rules, m->state, 0, &a, odds, &err), 0);
        for (int i = 0; i < odds->count; i++)
            if (odds->line[i].flags & EVENT_EFFECT)
                assert_true(fabs(fraction_show(odds->line[i].p) - h.chance / 1e6) < 2e-6);
    }
    mem_free(odds);
    match_free(m);
}

/* --- search --- */

static void is_searched(void **unused)
{
    const struct level level = { "test", &bot_mcts, { .playouts = 200 } };
    struct match *m = begin("discs north 3,4\n");
    int seat, shots = 0;

    (void)unused;
    while ((seat = match_to_move(m)) != SEAT_NONE) {
        struct action a = { 0 };

        if (seat == SEAT_CHANCE) {
            match_roll(m);
            continue;
        }
        struct player p = player_open(m->rules, seat, level, player_rng(3, 0, seat));
        player_choose(&p, m->state, &a, NULL);
        player_close(&p);
        shots += a.kind == SHOOT;
        assert_int_equal(match_act(m, seat, &a, NULL), 0);
    }
    assert_true(shots > 0);
    match_free(m);
}

/* --- pictures --- */

static void is_drawn(void **unused)
{
    struct match *m = begin("table 12 8\n");
    struct text drawn = text_growing();
    struct scene scene;

    (void)unused;
    rules_scene(m->rules, m->state, SEAT_NONE, &scene);
    scene_text(&scene, &drawn);
    assert_string_equal(drawn.at, "   0           6\n"
                                  " 7       n1    n2\n"
                                  " 6 .   ::::::::.     .\n"
                                  " 5     :2::::::\n"
                                  " 4     ::::::::\n"
                                  " 3 .     .     .     .\n"
                                  " 2\n"
                                  " 1   0.5#s1    s2\n"
                                  " 0 .     .     .     .\n"
                                  "   : hill, # wall; numbers on the ground are heights in inches\n"
                                  "  s1 Disc at 3,1\n"
                                  "  s2 Disc at 6,1\n"
                                  "  n1 Disc at 3,7\n"
                                  "  n2 Disc at 6,7\n");
    scene_release(&scene);
    text_release(&drawn);
    match_free(m);
}

static void ground_is_sent_once(void **unused)
{
    struct match *m = begin(NULL);
    struct text board = text_growing(), news = text_growing();
    struct json b = json_to(&board), n = json_to(&news);
    struct scene scene;

    (void)unused;
    rules_scene(m->rules, m->state, SEAT_NONE, &scene);
    scene_line(&scene, "sight", "", (int[2]){ 0, 0 }, (int[2]){ 9, 9 });
    scene_board_json(&scene, &b, NULL);
    scene_json(&scene, &n, NULL);
    assert_non_null(strstr(board.at, "\"role\":\"hill\",\"height\":200"));
    assert_null(strstr(board.at, "sight"));
    assert_null(strstr(news.at, "hill"));
    assert_non_null(strstr(news.at, "sight"));
    scene_release(&scene);
    text_release(&board);
    text_release(&news);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_replace_those_of_the_file),
        cmocka_unit_test(hostile_lines),
        cmocka_unit_test(lines_for_a_side),
        cmocka_unit_test(composed_lines_are_explicit),
        cmocka_unit_test(records_carry_them),
        cmocka_unit_test(positions_carry_them),
        cmocka_unit_test(bad_lines_in_records),
        cmocka_unit_test(conforms),
        cmocka_unit_test(conforms_with_secrets_and_without),
        cmocka_unit_test(open_scenarios),
        cmocka_unit_test(faults_are_found),
        cmocka_unit_test(pointing_makes_moves),
        cmocka_unit_test(pointing_at_candidates),
        cmocka_unit_test(places),
        cmocka_unit_test(looking),
        cmocka_unit_test(standing_orders_for_markers),
        cmocka_unit_test(hints_tell_the_odds),
        cmocka_unit_test(is_searched),
        cmocka_unit_test(is_drawn),
        cmocka_unit_test(ground_is_sent_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
