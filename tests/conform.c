/* conform.c - plays GAMES random games of every scenario of a game and checks the contract of
 * core/game.h at every node. usage: conform GAME GAMES [FIRST SEED] */
#include <stdio.h>
#include <stdlib.h>

#include "core/conform.h"
#include "core/scenario.h"
#include "games/games.h"

int main(int argc, char **argv)
{
    const struct library library = { all_games, &embedded_content };
    char names[SCENARIOS_MAX][40];
    struct error err;

    if (argc < 3)
        return 2;
    const struct game *game = library_game(&library, argv[1], &err);
    if (!game)
        return fprintf(stderr, "%s\n", err.text), 2;
    int count = scenario_names(game, library.content, names);
    uint64_t first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    for (int i = 0; i < count; i++) {
        struct scenario *scn = scenario_load(game, library.content, names[i], NULL, 0, &err);
        struct conform_report report = { 0 };
        struct rules r = { game, scn };

        if (!scn)
            return fprintf(stderr, "%s\n", err.text), 1;
        for (int k = 0; k < atoi(argv[2]); k++)
            if (conform_game(r, first + (uint64_t)k, &report, &err))
                return fprintf(stderr, "%s\n", err.text), 1;
        printf("%s %s: %ld nodes, %ld rolls, %.1f actions a decision, longest game %d steps\n",
               game->id, names[i], report.nodes, report.rolls,
               report.decisions ? (double)report.listed / (double)report.decisions : 0.0,
               report.longest);
        scenario_free(scn);
    }
    return count ? 0 : 1;
}
