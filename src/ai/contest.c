/* contest.c - computer players playing one game against each other. */
#include "ai/contest.h"

#include "base/mem.h"
#include "core/scene.h"

struct contest contest_open(struct rules r)
{
    return (struct contest){ .rules = r,
                             .state = mem_alloc(r.game->state_size),
                             .view = mem_alloc(r.game->state_size) };
}

static void dismiss_players(struct contest *c)
{
    for (int i = 0; i < SEATS_MAX; i++)
        player_close(&c->player[i]);
}

void contest_close(struct contest *c)
{
    dismiss_players(c);
    mem_free(c->state);
    mem_free(c->view);
    *c = (struct contest){ 0 };
}

void contest_begin(struct contest *c, const struct level level[SEATS_MAX], uint64_t seed,
                   uint64_t number)
{
    dismiss_players(c);
    for (int i = 0; i < c->rules.scn->seats; i++) {
        c->player[i] = player_open(c->rules, i, level[i], player_rng(seed, number, i));
        c->budget[i] = level[i].budget;
    }
    c->stint = (struct stint){ .last = SEAT_NONE };
    rng_seed(&c->dice, seed, number * (SEATS_MAX + 1)); /* just before the players' streams */
    rules_start(c->rules, c->state);
}

/* show_step: every player with a memory takes in what it sees of the step. */
static void show_step(struct contest *c, int mover, const struct action *action)
{
    for (int i = 0; i < c->rules.scn->seats; i++) {
        if (!player_remembers(&c->player[i]))
            continue;
        rules_observe(c->rules, c->state, i, c->view);
        player_see(&c->player[i], i == mover ? action : NULL, c->view);
    }
}

int contest_step(struct contest *c, struct action *out)
{
    int mover = rules_to_move(c->rules, c->state);
    uint8_t faces[DICE_MAX];

    EXPECT(mover < c->rules.scn->seats);
    if (mover == SEAT_NONE)
        return mover;
    if (mover == SEAT_CHANCE) {
        rules_roll(c->rules, c->state, &c->dice, faces, out);
    } else {
        rules_observe(c->rules, c->state, mover, c->view);
        c->player[mover].level.budget = stint_budget(&c->stint, mover, c->budget[mover]);
        player_choose(&c->player[mover], c->view, out, NULL);
        stint_add(&c->stint, c->rules, mover);
    }
    rules_apply(c->rules, c->state, out, NULL);
    show_step(c, mover, out);
    return mover;
}

/* The turn and the points are in the scene, as people are shown them. */
static void read_scene(struct contest *c, struct contest_result *out)
{
    struct scene scene;
    struct view view = { SEAT_NONE, c->view };

    rules_observe(c->rules, c->state, SEAT_NONE, c->view);
    scene_init(&scene);
    rules_draw(c->rules, view, &scene);
    out->turns = scene.turn;
    for (int i = 0; i < scene.scores; i++)
        if (scene.score[i].side >= 0 && scene.score[i].side < SEATS_MAX)
            out->points[scene.score[i].side] = scene.score[i].points;
    scene_release(&scene);
}

struct contest_result contest_play(struct contest *c, const struct level level[SEATS_MAX],
                                   uint64_t seed, uint64_t number)
{
    struct contest_result out = { .winner = SEAT_NONE };
    struct action action;
    int mover;

    contest_begin(c, level, seed, number);
    while (out.decisions + out.rolls < c->rules.game->max_steps &&
           (mover = contest_step(c, &action)) != SEAT_NONE) {
        out.decisions += mover >= 0;
        out.rolls += mover == SEAT_CHANCE;
    }
    out.cut = rules_to_move(c->rules, c->state) != SEAT_NONE;
    rules_returns(c->rules, c->state, out.returns);
    if (!out.cut)
        out.winner = rules_winner(c->rules, c->state);
    out.ending = out.cut ? "step limit" : rules_decided_by(c->rules, c->state);
    for (int i = 0; i < c->rules.scn->seats; i++)
        out.troubled |= (unsigned)(c->player[i].trouble[0] != '\0') << i;
    read_scene(c, &out);
    return out;
}
