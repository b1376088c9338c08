/* contest.c - bots playing one game against each other. */
#include "ai/contest.h"

#include "base/mem.h"
#include "core/scene.h"

struct contest contest_open(struct rules r)
{
    return (struct contest){ r, mem_alloc(r.game->state_size), mem_alloc(r.game->state_size) };
}

void contest_close(struct contest *c)
{
    mem_free(c->state);
    mem_free(c->view);
    *c = (struct contest){ 0 };
}

/* Dice and each seat's thoughts have streams of their own: a bot that draws more random numbers
 * does not change the dice. */
struct streams {
    struct rng dice, bot[SEATS_MAX];
};

static void seed_streams(struct streams *s, uint64_t seed, uint64_t number)
{
    uint64_t first = number * (SEATS_MAX + 1);

    rng_seed(&s->dice, seed, first);
    for (int i = 0; i < SEATS_MAX; i++)
        rng_seed(&s->bot[i], seed, first + 1 + (uint64_t)i);
}

static void decide(struct contest *c, const struct player *p, int seat, struct rng *rng)
{
    struct action action;

    rules_observe(c->rules, c->state, seat, c->view);
    p->level->bot->choose(c->rules, c->view, seat, p->budget, rng, &action, NULL);
    c->rules.game->apply(c->rules.scn, c->state, &action, NULL);
}

static void roll(struct contest *c, struct rng *dice)
{
    uint8_t faces[DICE_MAX];
    struct action outcome;

    rules_roll(c->rules, c->state, dice, faces, &outcome);
    c->rules.game->apply(c->rules.scn, c->state, &outcome, NULL);
}

/* The scene knows what people are told: the turn and the points. */
static void read_scene(struct contest *c, struct contest_result *out)
{
    struct scene scene;
    struct view view = { SEAT_NONE, c->view };

    rules_observe(c->rules, c->state, SEAT_NONE, c->view);
    scene_init(&scene);
    c->rules.game->scene(c->rules.scn, view, &scene);
    out->turns = scene.turn;
    for (int i = 0; i < scene.scores; i++)
        if (scene.score[i].side >= 0 && scene.score[i].side < SEATS_MAX)
            out->points[scene.score[i].side] = scene.score[i].points;
    scene_release(&scene);
}

struct contest_result contest_play(struct contest *c, const struct player player[SEATS_MAX],
                                   uint64_t seed, uint64_t number)
{
    struct contest_result out = { .winner = SEAT_NONE };
    struct streams streams;
    int mover;

    seed_streams(&streams, seed, number);
    c->rules.game->start(c->rules.scn, c->state);
    while ((mover = rules_to_move(c->rules, c->state)) != SEAT_NONE) {
        if (out.decisions + out.rolls == c->rules.game->max_steps) {
            out.cut = true;
            break;
        }
        if (mover == SEAT_CHANCE)
            roll(c, &streams.dice), out.rolls++;
        else
            decide(c, &player[mover], mover, &streams.bot[mover]), out.decisions++;
    }
    c->rules.game->returns(c->rules.scn, c->state, out.returns);
    if (!out.cut)
        out.winner = rules_winner(c->rules, c->state);
    read_scene(c, &out);
    return out;
}
