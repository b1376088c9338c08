/* playout.c - playing on from a position. */
#include "ai/playout.h"

#include <limits.h>
#include <string.h>

#include "base/mem.h"

struct playout playout_open(struct rules r, const double *weight, struct rng *rng)
{
    struct playout p = { .rules = r, .judge = judge_of(r.game), .rng = rng };
    size_t size = (r.game->state_size + 63) / 64 * 64;

    weights_usual(p.judge.weights, p.weight);
    if (weight)
        memcpy(p.weight, weight, (size_t)p.judge.weights.count * sizeof *p.weight);
    p.ahead = mem_resize(NULL, size + (size_t)r.game->max_legal * sizeof *p.room);
    p.room = (struct action *)((char *)p.ahead + size);
    return p;
}

void playout_close(struct playout *p)
{
    mem_free(p->ahead);
    *p = (struct playout){ 0 };
}

void playout_dice(struct playout *p, void *state)
{
    uint8_t faces[DICE_MAX];
    struct action outcome;

    rules_roll(p->rules, state, p->rng, faces, &outcome);
    rules_apply(p->rules, state, &outcome, NULL);
}

/* try_out: what an action is worth to `seat` one ply ahead, with one throw of dice that follow. */
static int try_out(struct playout *p, const void *state, const struct action *action, int seat)
{
    int value[SEATS_MAX];

    memcpy(p->ahead, state, p->rules.game->state_size);
    rules_apply(p->rules, p->ahead, action, NULL);
    if (rules_to_move(p->rules, p->ahead) == SEAT_CHANCE)
        playout_dice(p, p->ahead);
    playout_value(p, p->ahead, value);
    return value[seat];
}

static void draw_action(struct playout *p, const void *state, int mover, struct action *out)
{
    bool tried = false;
    int best = INT_MIN;

    if (p->judge.draw) {
        p->judge.draw(p->rules.scn, state, p->rng, out);
        return;
    }
    rules_sample(p->rules, state, p->rng, p->room, out);
    for (int i = 1; i < p->judge.tries; i++) {
        struct action other;

        rules_sample(p->rules, state, p->rng, p->room, &other);
        if (action_same(&other, out))
            continue;
        if (!tried)
            best = try_out(p, state, out, mover);
        tried = true;
        int value = try_out(p, state, &other, mover);
        if (value <= best)
            continue;
        best = value;
        *out = other;
    }
}

int playout_run(struct playout *p, void *state, int plies)
{
    for (int ply = 0; ply < plies; ply++) {
        struct action action;
        int mover = rules_to_move(p->rules, state);

        if (mover == SEAT_NONE)
            return ply;
        if (mover == SEAT_CHANCE) {
            playout_dice(p, state);
            continue;
        }
        draw_action(p, state, mover, &action);
        rules_apply(p->rules, state, &action, NULL);
    }
    return plies;
}
