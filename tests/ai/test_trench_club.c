/* test_trench_club.c - how the computer plays a game of Trench Club on in its mind: to the next turn of who
 * thinks, by the rules, and without the luck of dice. */
#include "../unit/unit.h"

#include <math.h>
#include <string.h>

#include "ai/playout.h"
#include "ai/survey_trench_club.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"

static const struct library library = { all_games, &embedded_content };

enum { GAMES = 6, STEPS = 400, EVERY = 9, UNITS_BACK = 3 };

/* A game of random decisions, and room to go on from its positions. */
struct play {
    struct rules rules;
    struct tcl_state *state, *copy;
    struct playout on;
    struct rng rng, mind;
    long put_back;
    double off; /* by how much the quick look differs, in all */
};

static void open_play(struct play *p, const char *scenario)
{
    const struct game *game = library_game(&library, "trench-club", NULL);

    *p = (struct play){ .rules.game = game };
    p->rules.scn = scenario_load(game, library.content, scenario, NULL, 0, NULL, NULL);
    assert_non_null(p->rules.scn);
    p->state = mem_alloc(sizeof *p->state);
    p->copy = mem_alloc(sizeof *p->copy);
    p->on = playout_open(p->rules, NULL, &p->rng);
}

static void close_play(struct play *p)
{
    playout_close(&p->on);
    mem_free(p->copy);
    mem_free(p->state);
    scenario_free((struct scenario *)p->rules.scn);
}

/* step: any decision, or dice. */
static bool step(struct play *p)
{
    p->on.rng = &p->rng;
    return playout_run(&p->on, p->state, 1) == 1;
}

/* play_on: from the position to the next turn of that seat. */
static void play_on(struct play *p, int seat, uint64_t seed, int out[SEATS_MAX])
{
    *p->copy = *p->state;
    rng_seed(&p->mind, seed, 3);
    p->on.rng = &p->mind;
    p->on.judge.play_on(&p->on, p->copy, seat, out);
}

static void check_play_on(struct play *p, int seat, uint64_t seed)
{
    const struct tcl *t = tcl_of(p->rules.scn);
    int out[SEATS_MAX], again[SEATS_MAX], team = team_of_seat(t, seat);
    struct error err;

    play_on(p, seat, seed, out);
    assert_int_equal(tcl_audit(p->rules.scn, p->copy, &err), 0);
    if (p->state->round && !p->copy->winner) {
        assert_int_equal(t->team_of[p->copy->player], team);
        assert_true(p->copy->player != p->state->player || p->copy->round != p->state->round);
        assert_true(top(p->copy)->seat == SEAT_CHANCE || t->team_of[p->copy->player] == team);
    }
    for (int i = 0; i < p->rules.scn->seats; i++) {
        assert_in_range(out[i] + RETURN_ONE, 0, 2 * RETURN_ONE);
        assert_int_equal(out[i], team_of_seat(t, i) == team ? out[seat] : -out[seat]);
    }
    play_on(p, seat, seed, again);
    assert_memory_equal(out, again, sizeof out);
}

/* The quick look at a unit put back where it is, against a survey of everybody. */
static void check_put_back(struct play *p)
{
    struct survey all, without;

    survey_trench_club(tcl_of(p->rules.scn), p->state, p->on.weight, -1, &all);
    for (int i = 0; i < all.men && i < UNITS_BACK; i++) {
        const struct man *m = &all.man[(int)rng_below(&p->rng, (uint32_t)all.men)];

        survey_trench_club(tcl_of(p->rules.scn), p->state, p->on.weight, m->slot, &without);
        assert_int_equal(without.men, all.men - 1);
        p->off += fabs(survey_lead_with(&without, m->u) - all.lead);
        p->put_back++;
    }
}

static void play_games(const char *scenario)
{
    struct play p;

    open_play(&p, scenario);
    for (uint64_t game = 0; game < GAMES; game++) {
        int steps = 0;

        rng_seed(&p.rng, game, 7);
        rules_start(p.rules, p.state);
        do {
            if (p.state->winner || rng_below(&p.rng, EVERY))
                continue;
            check_play_on(&p, (int)rng_below(&p.rng, (uint32_t)p.rules.scn->seats), game);
            if (p.state->round)
                check_put_back(&p);
        } while (step(&p) && ++steps < STEPS);
    }
    print_message("%s: %ld units put back, %.3f coins off on average\n", scenario, p.put_back,
                  p.off / (double)p.put_back);
    assert_true(p.put_back > 100 && p.off / (double)p.put_back < 0.5);
    close_play(&p);
}

static void test_all_scenarios(void **unused)
{
    static const char *const ids[] = { "2-players-a",        "2-players-b", "2-players-short",
                                       "2-players-trenches", "4-players",   "coop-automa",
                                       "solo-automa" };

    (void)unused;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
        play_games(ids[i]);
}

/* Dice decide this attack; what is expected of it does not change with them. */
static void test_luck_is_taken_off(void **unused)
{
    static const char lines[] =
        "game trench-club\nscenario 2-players-a\nfort A4 ger\nunit GER-HMT 0705\n"
        "unit GER-INF 0312\nunit FRA-TNK 0708 damage 2\nunit FRA-INF 1312\nframe declare 0\n";
    double sum[2] = { 0, 0 }, squares[2] = { 0, 0 };
    const struct game *game;
    struct scenario *scn;
    struct play p;
    struct data d;
    struct error err;
    void *state;

    (void)unused;
    open_play(&p, "2-players-a");
    data_open(&d, "position", lines, sizeof lines - 1);
    if (position_read(&library, &d, &game, &scn, &state, &err))
        fail_msg("%s", err.text);
    memcpy(p.state, state, sizeof *p.state);
    for (uint64_t seed = 0; seed < 300; seed++) {
        int out[SEATS_MAX], value[SEATS_MAX];

        play_on(&p, 0, seed, out);
        playout_value(&p.on, p.copy, value);
        const double both[2] = { out[0], value[0] };
        for (int i = 0; i < 2; i++) {
            sum[i] += both[i];
            squares[i] += both[i] * both[i];
        }
    }
    for (int i = 0; i < 2; i++)
        squares[i] -= sum[i] * sum[i] / 300;
    print_message("variance %.0f, with luck %.0f\n", squares[0] / 300, squares[1] / 300);
    assert_true(squares[0] < 0.75 * squares[1]);
    mem_free(state);
    scenario_free(scn);
    close_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_scenarios),
        cmocka_unit_test(test_luck_is_taken_off),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
