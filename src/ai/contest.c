/* contest.c - bots playing one game against each other. */
#include "ai/contest.h"

#include "ai/belief.h"
#include "base/mem.h"
#include "core/scene.h"

struct contest contest_open(struct rules r)
{
    struct contest c = { r, mem_alloc(r.game->state_size), mem_alloc(r.game->state_size), NULL };

    if (belief_pays(r.game))
        c.belief = mem_alloc(SEATS_MAX * sizeof *c.belief);
    for (int i = 0; c.belief && i < r.scn->seats; i++)
        belief_open(&c.belief[i], r, i);
    return c;
}

void contest_close(struct contest *c)
{
    for (int i = 0; c->belief && i < c->rules.scn->seats; i++)
        belief_close(&c->belief[i]);
    mem_free(c->belief);
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

static void decide(struct contest *c, const struct player *p, int seat, struct rng *rng,
                   struct action *out)
{
    const struct bot *bot = p->level->bot;

    rules_observe(c->rules, c->state, seat, c->view);
    if (bot->choose_from && c->belief)
        bot->choose_from(c->rules, c->view, seat, &c->belief[seat], p->budget, rng, out, NULL);
    else
        bot->choose(c->rules, c->view, seat, p->budget, rng, out, NULL);
}

static void roll(struct contest *c, struct rng *dice, struct action *out)
{
    uint8_t faces[DICE_MAX];

    rules_roll(c->rules, c->state, dice, faces, out);
}

/* remember: every seat that can takes in what it sees of the step that `mover` has made. */
static void remember(struct contest *c, const struct player player[SEATS_MAX], int mover,
                     const struct action *action, struct rng bot[SEATS_MAX])
{
    for (int i = 0; c->belief && i < c->rules.scn->seats; i++) {
        if (!player[i].level->bot->choose_from)
            continue;
        rules_observe(c->rules, c->state, i, c->view);
        belief_see(&c->belief[i], i == mover ? action : NULL, c->view, &bot[i]);
    }
}

static void start(struct contest *c)
{
    rules_start(c->rules, c->state);
    for (int i = 0; c->belief && i < c->rules.scn->seats; i++)
        belief_forget(&c->belief[i]);
}

/* The scene knows what people are told: the turn and the points. */
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

struct contest_result contest_play(struct contest *c, const struct player player[SEATS_MAX],
                                   uint64_t seed, uint64_t number)
{
    struct contest_result out = { .winner = SEAT_NONE };
    struct streams streams;
    struct action action;
    int mover;

    seed_streams(&streams, seed, number);
    start(c);
    while ((mover = rules_to_move(c->rules, c->state)) != SEAT_NONE) {
        if (out.decisions + out.rolls == c->rules.game->max_steps) {
            out.cut = true;
            break;
        }
        if (mover == SEAT_CHANCE)
            roll(c, &streams.dice, &action), out.rolls++;
        else
            decide(c, &player[mover], mover, &streams.bot[mover], &action), out.decisions++;
        rules_apply(c->rules, c->state, &action, NULL);
        remember(c, player, mover, &action, streams.bot);
    }
    rules_returns(c->rules, c->state, out.returns);
    if (!out.cut)
        out.winner = rules_winner(c->rules, c->state);
    out.ending = out.cut ? "step limit" : rules_decided_by(c->rules, c->state);
    read_scene(c, &out);
    return out;
}
