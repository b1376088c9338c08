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

static const struct library library = { all_games, &embedded_content };

/* known: conform.c has seen to it that a game's own hints and refusals name a clause. */
static int known(struct rules r, const char *clause, const char *where, struct error *err)
{
    struct clause found;

    if (!clause[0] || reference_find(&embedded_content, r.game, clause, &found))
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
    if ((r.game->words.hint || hint.clause[0]) && known(r, hint.clause, "a hint", err))
        return -1;
    for (int i = 0; i < hint.items; i++)
        if (known(r, hint.item[i].clause, "an item of a hint", err))
            return -1;
    for (int i = 0; i < 2; i++) {
        struct refusal why = { .why = "" };

        a.arg[rng_below(rng, 3)] = (int16_t)(rng_below(rng, 300) - 20);
        if (i)
            a.kind = (uint16_t)rng_below(rng, 30);
        if (rules_check(r, state, &a, &why) && (r.game->play.check || why.clause[0]) &&
            known(r, why.clause, "a refusal", err))
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

/* check_scenario: that many games; what was seen is added to `all`. */
static int check_scenario(struct rules r, int games, uint64_t first, struct conform_report *all)
{
    struct conform_report report = { 0 };
    struct error err;

    for (uint64_t seed = first; seed < first + (uint64_t)games; seed++)
        if (conform_game(r, seed, &report, &err) || clauses_of_a_game(r, seed, &err))
            return fprintf(stderr, "%s\n", err.text), -1;
    printf("%s %s: %ld nodes, %ld rolls, %.1f actions a decision, longest game %d steps",
           r.game->id, r.scn->id, report.nodes, report.rolls,
           report.decisions ? (double)report.listed / (double)report.decisions : 0.0,
           report.longest);
    if (game_hides(r.game))
        printf(", something hidden at %ld nodes", report.hidden);
    printf("\n");
    all->nodes += report.nodes;
    all->hidden += report.hidden;
    return 0;
}

static int check_game(const struct game *game, int games, uint64_t first,
                      const struct setting *settings, int count)
{
    char names[SCENARIOS_MAX][40], room[200];
    struct text defaults = text_fixed(room, sizeof room);
    struct conform_report all = { 0 };
    struct error err;
    int scenarios = scenario_names(game, library.content, names);

    if (scenarios == 0)
        return fprintf(stderr, "there is no scenario in data/%s/scenarios\n", game->id), 1;
    rules_defaults(game, &defaults);
    printf("%s: left to defaults: %s\n", game->id, defaults.length ? room : "nothing");
    for (int i = 0; i < scenarios; i++) {
        struct scenario *scn =
            scenario_load(game, library.content, names[i], settings, count, NULL, &err);

        if (!scn)
            return fprintf(stderr, "%s\n", err.text), 1;
        int bad = check_scenario((struct rules){ game, scn }, games, first, &all);
        scenario_free(scn);
        if (bad)
            return 1;
    }
    if (conform_hides(game, &all, &err))
        return fprintf(stderr, "%s\n", err.text), 1;
    return 0;
}

int main(int argc, char **argv)
{
    struct setting setting[OPTIONS_MAX];
    int settings = 0;
    struct error err;

    if (argc < 3)
        return fprintf(stderr, "usage: conform GAME GAMES [FIRST SEED [OPTION=VALUE...]]\n"), 2;
    const struct game *game = library_game(&library, argv[1], &err);
    if (!game)
        return fprintf(stderr, "%s\n", err.text), 2;
    if (conform_table(game, &err))
        return fprintf(stderr, "%s\n", err.text), 1;
    for (int i = 4; i < argc && settings < OPTIONS_MAX; i++)
        if (setting_parse(argv[i], &setting[settings++], &err))
            return fprintf(stderr, "%s\n", err.text), 2;
    return check_game(game, atoi(argv[2]), argc > 3 ? strtoull(argv[3], NULL, 10) : 1, setting,
                      settings);
}
