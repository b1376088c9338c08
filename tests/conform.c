/* conform.c - plays GAMES random games of every scenario of a game and checks the contract of
 * core/game.h at every node, and that every clause a hint or a refusal names stands in the rules
 * reference. usage: conform GAME GAMES [FIRST SEED [OPTION=VALUE...]] */
#include <stdio.h>
#include <stdlib.h>

#include "base/mem.h"
#include "core/conform.h"
#include "core/reference.h"
#include "core/scenario.h"
#include "games/games.h"

static int known(struct rules r, const char *clause, const char *where, struct error *err)
{
    struct clause found;

    if (reference_find(&embedded_content, r.game, clause, &found))
        return 0;
    return error_set(err, "%s names clause \"%s\", which the rules reference does not have", where,
                     clause);
}

/* clauses_here: of one listed action's hint, and of the refusals of two strange actions. */
static int clauses_here(struct rules r, const void *state, const struct action *list, int count,
                        struct rng *rng, struct error *err)
{
    struct action a = list[rng_below(rng, (uint32_t)count)];
    struct hint hint = { .items = 0 };
    int seat = rules_to_move(r, state);

    rules_hint(r, (struct view){ seat, state }, &a, &hint);
    if (known(r, hint.clause, "a hint", err))
        return -1;
    for (int i = 0; i < hint.items; i++)
        if (hint.item[i].clause[0] && known(r, hint.item[i].clause, "an item of a hint", err))
            return -1;
    for (int i = 0; i < 2; i++) {
        struct refusal why = { .why = "" };

        a.arg[rng_below(rng, 3)] = (int16_t)(rng_below(rng, 300) - 20);
        if (i)
            a.kind = (uint16_t)rng_below(rng, 30);
        if (rules_check(r, state, &a, &why) && known(r, why.clause, "a refusal", err))
            return -1;
    }
    return 0;
}

static int clauses_of_a_game(struct rules r, uint64_t seed, struct error *err)
{
    char *state = mem_alloc(r.game->state_size);
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list), a;
    uint8_t faces[DICE_MAX];
    struct rng rng;
    int bad = 0, mover;

    rng_seed(&rng, seed, 3);
    rules_start(r, state);
    while (!bad && (mover = rules_to_move(r, state)) != SEAT_NONE) {
        if (mover == SEAT_CHANCE) {
            rules_roll(r, state, &rng, faces, &a);
        } else {
            int count = rules_legal(r, state, list);

            bad = clauses_here(r, state, list, count, &rng, err);
            a = list[rng_below(&rng, (uint32_t)count)];
        }
        rules_apply(r, state, &a, NULL);
    }
    mem_free(list);
    mem_free(state);
    return bad;
}

int main(int argc, char **argv)
{
    const struct library library = { all_games, &embedded_content };
    char names[SCENARIOS_MAX][40];
    struct setting setting[OPTIONS_MAX];
    int settings = 0;
    struct error err;

    if (argc < 3)
        return 2;
    const struct game *game = library_game(&library, argv[1], &err);
    if (!game)
        return fprintf(stderr, "%s\n", err.text), 2;
    int count = scenario_names(game, library.content, names);
    uint64_t first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    for (int i = 4; i < argc && settings < OPTIONS_MAX; i++)
        if (setting_parse(argv[i], &setting[settings++], &err))
            return fprintf(stderr, "%s\n", err.text), 2;
    for (int i = 0; i < count; i++) {
        struct scenario *scn =
            scenario_load(game, library.content, names[i], setting, settings, &err);
        struct conform_report report = { 0 };
        struct rules r = { game, scn };

        if (!scn)
            return fprintf(stderr, "%s\n", err.text), 1;
        for (int k = 0; k < atoi(argv[2]); k++)
            if (conform_game(r, first + (uint64_t)k, &report, &err) ||
                clauses_of_a_game(r, first + (uint64_t)k, &err))
                return fprintf(stderr, "%s\n", err.text), 1;
        printf("%s %s: %ld nodes, %ld rolls, %.1f actions a decision, longest game %d steps\n",
               game->id, names[i], report.nodes, report.rolls,
               report.decisions ? (double)report.listed / (double)report.decisions : 0.0,
               report.longest);
        scenario_free(scn);
    }
    return count ? 0 : 1;
}
