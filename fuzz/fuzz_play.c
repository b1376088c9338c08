/* fuzz_play.c - the bytes choose game, scenario, where to begin, and then every action and die; the
 * position is audited after each step, and now and then checked against the whole contract of
 * core/game.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/conform.h"
#include "core/scene.h"
#include "fuzz.h"
#include "kept.h"

struct bytes {
    const uint8_t *at;
    size_t left;
};

static uint32_t take(struct bytes *b)
{
    if (b->left == 0)
        return 0;
    b->left--;
    return *b->at++;
}

static uint32_t take_word(struct bytes *b)
{
    uint32_t high = take(b);

    return high * 256 + take(b);
}

/* point: an action made by pointing somewhere on the table with some piece. */
static bool point(struct rules r, const void *state, struct bytes *b, struct action *out)
{
    int seat = rules_to_move(r, state), place[2][3], places = 1 + (int)(take(b) % 2);
    struct scene scene, answer;
    struct scene_box box;
    const char *token = "";
    bool made = false;

    rules_scene(r, state, seat, &scene);
    scene_init(&answer);
    if (scene.tokens)
        token = scene.token[take(b) % (uint32_t)scene.tokens].id;
    if (scene_table(&scene, &box)) {
        char *view = mem_alloc(r.game->state_size);

        for (int i = 0; i < places; i++) {
            place[i][0] = box.left + (int)(take_word(b) % (uint32_t)(box.right - box.left + 1));
            place[i][1] = box.top + (int)(take_word(b) % (uint32_t)(box.bottom - box.top + 1));
            place[i][2] = PLACE_ANY;
        }
        rules_observe(r, state, seat, view);
        made = rules_propose(r, (struct view){ seat, view }, token, (const int(*)[3])place, places,
                             out, &answer, NULL) == 0;
        mem_free(view);
    }
    scene_release(&answer);
    scene_release(&scene);
    return made;
}

/* stray: in place of a listed action, one with other numbers, or one that points anywhere, as far as
 * check accepts it. */
static void stray(struct rules r, const void *state, struct bytes *b, struct action *out)
{
    struct action a = *out;
    uint32_t how = take(b) % 4;

    if (how == 0)
        return;
    if (how == 1 && !point(r, state, b, &a))
        return;
    for (uint32_t i = 1; i < how; i++)
        a.arg[take(b) % 7] = (int16_t)take_word(b);
    if (rules_check(r, state, &a, NULL) == 0)
        *out = a;
}

static void choose(struct rules r, const char *state, struct bytes *b, struct action *list,
                   struct action *out)
{
    uint8_t faces[DICE_MAX];

    if (rules_to_move(r, state) == SEAT_CHANCE) {
        struct dice d = rules_dice(r, state);

        for (int i = 0; i < d.count; i++)
            faces[i] = (uint8_t)(1 + take(b) % d.sides);
        rules_read_dice(r, state, faces, out);
        return;
    }
    uint32_t count = (uint32_t)rules_legal(r, state, list);
    *out = list[take_word(b) % count];
    if (r.game->flags & GAME_UNLISTED)
        stray(r, state, b, out);
}

static void stop_on(int bad, const struct error *err)
{
    if (!bad)
        return;
    fprintf(stderr, "%s\n", err->text);
    abort();
}

/* play: at the end comes the whole contract, if that is wanted; it costs as much as a hundred steps,
 * so one input in eight asks for it. */
static void play(struct rules r, const void *start, struct bytes *b, bool whole)
{
    char *state = mem_alloc(r.game->state_size);
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    struct error err;
    struct rng rng;

    rng_seed(&rng, b->left, 1);
    memcpy(state, start, r.game->state_size);
    for (int step = 0; b->left && rules_to_move(r, state) != SEAT_NONE; step++) {
        struct action action = { 0 };

        choose(r, state, b, list, &action);
        rules_apply(r, state, &action, NULL);
        stop_on(rules_audit(r, state, &err), &err);
        if (step % 64 == 63)
            stop_on(conform_node(r, state, &rng, &err), &err);
    }
    if (whole)
        stop_on(conform_node(r, state, &rng, &err), &err);
    mem_free(list);
    mem_free(state);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes b = { data, size };
    uint8_t game = (uint8_t)take(&b), scenario = (uint8_t)take(&b), way = (uint8_t)take(&b);
    struct rules r = kept_rules(game, scenario);

    play(r, kept_state(r, way), &b, way >> 5 == 7);
    return 0;
}
