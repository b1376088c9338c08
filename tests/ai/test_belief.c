/* test_belief.c - particles: they always fit what was seen, die when they cannot explain it, gain
 * weight when they can better than others. */
#include "../unit/unit.h"

#include <math.h>
#include <string.h>

#include "ai/belief.h"
#include "base/mem.h"
#include "core/scenario.h"
#include "games/games.h"
#include "games/trenches_of_valor/tov_rules.h"

static const struct library library = { all_games, &embedded_content };

static struct rules load(const char *game_id, const char *scenario)
{
    const struct game *game = library_game(&library, game_id, NULL);
    struct scenario *scn = scenario_load(game, library.content, scenario, NULL, 0, NULL, NULL);

    assert_non_null(scn);
    return (struct rules){ game, scn };
}

/* A game by random play and what one seat makes of it. */
struct play {
    struct rules rules;
    struct belief belief;
    void *state, *view;
    struct action *room;
    struct rng dice, mind;
};

static void open_play(struct play *p, struct rules r, int seat, uint64_t seed)
{
    p->rules = r;
    belief_open(&p->belief, r, seat);
    p->state = mem_alloc(r.game->state_size);
    p->view = mem_alloc(r.game->state_size);
    p->room = mem_alloc((size_t)r.game->max_legal * sizeof *p->room);
    rng_seed(&p->dice, seed, 1);
    rng_seed(&p->mind, seed, 2);
    rules_start(r, p->state);
}

static void close_play(struct play *p)
{
    belief_close(&p->belief);
    mem_free(p->state);
    mem_free(p->view);
    mem_free(p->room);
}

static void see(struct play *p, const struct action *own)
{
    rules_observe(p->rules, p->state, p->belief.seat, p->view);
    belief_see(&p->belief, own, p->view, &p->mind);
}

/* step: false when the game is over. */
static bool step(struct play *p)
{
    uint8_t faces[DICE_MAX];
    struct action action;
    int mover = rules_to_move(p->rules, p->state);

    if (mover == SEAT_NONE)
        return false;
    if (mover == SEAT_CHANCE)
        rules_roll(p->rules, p->state, &p->dice, faces, &action);
    else
        rules_sample(p->rules, p->state, &p->dice, p->room, &action);
    rules_apply(p->rules, p->state, &action, NULL);
    see(p, mover == p->belief.seat ? &action : NULL);
    return true;
}

static char *particle(struct play *p, int i)
{
    return p->belief.particle + (size_t)i * p->belief.stride;
}

static void check_particles(struct play *p)
{
    size_t size = p->rules.game->state_size;
    void *looks = mem_alloc(size);
    double sum = 0;

    rules_determinize(p->rules, p->view, p->belief.seat, &p->mind, looks);
    if (memcmp(looks, p->view, size) == 0) {
        assert_false(p->belief.begun); /* nothing to guess */
        mem_free(looks);
        return;
    }
    assert_true(belief_fits(&p->belief, p->view));
    for (int i = 0; i < PARTICLES; i++) {
        sum += p->belief.weight[i];
        if (p->belief.weight[i] <= 0)
            continue;
        assert_int_equal(rules_audit(p->rules, particle(p, i), NULL), 0);
        rules_observe(p->rules, particle(p, i), p->belief.seat, looks);
        assert_memory_equal(looks, p->view, size);
    }
    assert_true(fabs(sum - 1) < 1e-9);
    mem_free(looks);
}

static void follow_game(const char *game, const char *scenario, int seat, uint64_t seed)
{
    struct rules r = load(game, scenario);
    struct play p;

    open_play(&p, r, seat, seed);
    while (step(&p))
        check_particles(&p);
    close_play(&p);
    scenario_free((struct scenario *)r.scn);
}

static void particles_fit_what_was_seen(void **unused)
{
    (void)unused;
    for (int seat = 0; seat < 2; seat++) {
        follow_game("drill", "3-sections", seat, 1);
        follow_game("trenches-of-valor", "2-the-railway-salient", seat, 2);
        follow_game("trenches-of-valor", "6-coming-up-shortt", seat, 3);
    }
}

/* --- two explanations in Trenches of Valor --- */

/* To the Raider's eyes, in the Defender's turn, with particle 0 the truth. */
static void to_defenders_turn(struct play *p)
{
    const struct tov_state *s = p->state;

    while (s->phase != PHASE_DEFENDER)
        assert_true(step(p));
    memset(p->belief.weight, 0, sizeof p->belief.weight);
}

static void put(struct play *p, int i, const void *state, double weight)
{
    memcpy(particle(p, i), state, p->rules.game->state_size);
    p->belief.weight[i] = weight;
}

/* A state that looks the same, with or without a unit of `kind` at a location that may open. */
static struct tov_state other_world(struct play *p, int location, int kind, bool there)
{
    struct tov_state s;

    do
        rules_determinize(p->rules, p->view, p->belief.seat, &p->mind, &s);
    while ((s.hidden[location][kind] > 0) != there);
    return s;
}

/* A rifle that may come up now in some world. */
static struct action a_reveal(struct play *p)
{
    for (;;) {
        struct tov_state s;

        rules_determinize(p->rules, p->view, p->belief.seat, &p->mind, &s);
        int count = rules_legal(p->rules, &s, p->room);
        for (int i = 0; i < count; i++)
            if (p->room[i].kind == DO_REVEAL)
                return p->room[i];
    }
}

static void what_cannot_be_dies(void **unused)
{
    struct rules r = load("trenches-of-valor", "2-the-railway-salient");
    struct play p;

    (void)unused;
    open_play(&p, r, 0, 4);
    to_defenders_turn(&p);
    struct action reveal = a_reveal(&p);
    struct tov_state with = other_world(&p, reveal.arg[1], reveal.arg[0], true);
    struct tov_state without = other_world(&p, reveal.arg[1], reveal.arg[0], false);
    put(&p, 0, &with, 0.1);
    put(&p, 1, &without, 0.9);
    memcpy(p.state, &with, sizeof with);
    rules_apply(r, p.state, &reveal, NULL);
    see(&p, NULL);
    check_particles(&p);
    assert_memory_equal(particle(&p, 0), p.state, sizeof with); /* the only one left .. */
    assert_true(p.belief.weight[0] > p.belief.weight[2]);       /* .. beside fresh company */
    close_play(&p);
    scenario_free((struct scenario *)r.scn);
}

/* He who has more to choose from chooses the one thing that was seen less often. */
static void what_makes_it_likely_gains(void **unused)
{
    struct rules r = load("trenches-of-valor", "2-the-railway-salient");
    struct action end = { .kind = DO_END };
    struct play p;

    (void)unused;
    open_play(&p, r, 0, 5);
    to_defenders_turn(&p);
    for (int i = 0; i < PARTICLES; i++) {
        rules_determinize(r, p.view, 0, &p.mind, particle(&p, i));
        p.belief.weight[i] = 1.0 / PARTICLES;
    }
    double expected[PARTICLES], sum = 0;
    for (int i = 0; i < PARTICLES; i++) {
        expected[i] = 1.0 / rules_legal(r, particle(&p, i), p.room);
        sum += expected[i];
    }
    rules_apply(r, p.state, &end, NULL);
    see(&p, NULL);
    for (int i = 0; i < PARTICLES; i++)
        assert_true(fabs(p.belief.weight[i] - expected[i] / sum) < 1e-9);
    close_play(&p);
    scenario_free((struct scenario *)r.scn);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(particles_fit_what_was_seen),
        cmocka_unit_test(what_cannot_be_dies),
        cmocka_unit_test(what_makes_it_likely_gains),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
