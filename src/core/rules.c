/* rules.c - the checked front door to a game's rules. */
#include "core/rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/scene.h"

void rules_sample(struct rules r, const void *state, struct rng *rng, struct action *room,
                  struct action *out)
{
    if (r.game->sample) {
        r.game->sample(r.scn, state, rng, out);
        return;
    }
    int count = r.game->legal(r.scn, state, room);
    BUG_ON(count < 1 || count > r.game->max_legal);
    *out = room[rng_below(rng, (uint32_t)count)];
}

int rules_check(struct rules r, const void *state, const struct action *action, struct refusal *why)
{
    int seat = rules_to_move(r, state);

    if (seat >= 0)
        return r.game->check(r.scn, state, action, why);
    return refuse(why, "", "%s",
                  seat == SEAT_CHANCE ? "dice are due before the next decision"
                                      : "the game is over");
}

int refuse(struct refusal *why, const char *clause, const char *format, ...)
{
    va_list args;

    if (!why)
        return -1;
    snprintf(why->clause, sizeof why->clause, "%s", clause);
    va_start(args, format);
    vsnprintf(why->why, sizeof why->why, format, args);
    va_end(args);
    return -1;
}

void rules_roll(struct rules r, const void *state, struct rng *rng, uint8_t *faces,
                struct action *out)
{
    struct dice d = r.game->dice(r.scn, state);

    for (int i = 0; i < d.count; i++)
        faces[i] = (uint8_t)(1 + rng_below(rng, d.sides));
    r.game->read_dice(r.scn, state, faces, out);
}

int rules_read_faces(struct rules r, const void *state, const uint8_t *faces, int count,
                     struct action *out, struct error *err)
{
    if (rules_to_move(r, state) != SEAT_CHANCE)
        return error_set(err, "no dice are due here");
    struct dice d = r.game->dice(r.scn, state);
    if (count != d.count)
        return error_set(err, "%dd%d are due, but %d faces are given", d.count, d.sides, count);
    for (int i = 0; i < count; i++)
        if (faces[i] < 1 || faces[i] > d.sides)
            return error_set(err, "%d is not a face of a %d-sided die", faces[i], d.sides);
    r.game->read_dice(r.scn, state, faces, out);
    return 0;
}

/* throws: in how many ways the dice can fall, or `most` when there are more. */
static long throws(struct dice d, long most)
{
    long total = 1;

    for (int i = 0; i < d.count && total < most; i++)
        total *= d.sides;
    return total < most ? total : most;
}

/* next_throw counts through all faces; false after the last. */
static bool next_throw(struct dice d, uint8_t *faces)
{
    for (int i = 0; i < d.count; i++) {
        if (++faces[i] <= d.sides)
            return true;
        faces[i] = 1;
    }
    return false;
}

bool rules_faces_of(struct rules r, const void *state, const struct action *outcome,
                    struct rng *rng, uint8_t *faces)
{
    static const long most = 2000000;
    struct dice d = r.game->dice(r.scn, state);
    bool few = throws(d, most) < most;

    memset(faces, 1, d.count);
    for (long n = 0; n < most; n++) {
        struct action a = { 0 };

        if (few)
            r.game->read_dice(r.scn, state, faces, &a);
        else
            rules_roll(r, state, rng, faces, &a);
        if (action_same(&a, outcome))
            return true;
        if (few && !next_throw(d, faces))
            return false;
    }
    return false;
}

unsigned rules_counted(struct rules r, const void *state, const uint8_t *faces)
{
    int count = r.game->dice(r.scn, state).count;
    unsigned all = count >= 32 ? ~0u : (1u << count) - 1;

    return r.game->counted ? r.game->counted(r.scn, state, faces) & all : all;
}

void rules_observe(struct rules r, const void *state, int seat, void *view)
{
    if (r.game->observe)
        r.game->observe(r.scn, state, seat, view);
    else
        memcpy(view, state, r.game->state_size);
}

void rules_determinize(struct rules r, const void *view, int seat, struct rng *rng, void *state)
{
    if (r.game->determinize)
        r.game->determinize(r.scn, view, seat, rng, state);
    else
        memcpy(state, view, r.game->state_size);
}

void rules_scene(struct rules r, const void *state, int seat, struct scene *out)
{
    void *view = mem_alloc(r.game->state_size);

    rules_observe(r, state, seat, view);
    scene_init(out);
    r.game->board(r.scn, out);
    r.game->scene(r.scn, (struct view){ seat, view }, out);
    mem_free(view);
}

bool action_same(const struct action *a, const struct action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

int returns_winner(const struct scenario *scn, const int returns[SEATS_MAX])
{
    int best = 0;

    for (int i = 1; i < scn->seats; i++)
        if (returns[i] > returns[best])
            best = i;
    for (int i = 0; i < scn->seats; i++)
        if (returns[i] == returns[best] && scn->side[i].team != scn->side[best].team)
            return SEAT_NONE;
    return best;
}

int rules_winner(struct rules r, const void *state)
{
    int returns[SEATS_MAX] = { 0 };

    r.game->returns(r.scn, state, returns);
    return returns_winner(r.scn, returns);
}
