/* ahead.c - what thinking on the other side's time is worth: pairs of games of the same level, in which one
 * side may make so many playouts more whenever the other decides, with the same dice and seats
 * exchanged. usage: ahead GAME SCENARIO PLAYOUTS AHEAD PAIRS */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/contest.h"
#include "core/scenario.h"
#include "games/games.h"

/* let_think: the players of a team look ahead while another seat decides. */
static void let_think(struct contest *c, int team, long playouts)
{
    const struct scenario *scn = c->rules.scn;
    int mover = rules_to_move(c->rules, c->state);

    for (int i = 0; i < scn->seats && mover >= 0; i++) {
        if (scn->side[i].team != team || i == mover)
            continue;
        rules_observe(c->rules, c->state, i, c->view);
        bot_mcts.think_ahead(&c->player[i], c->view, (struct budget){ .playouts = playouts });
    }
}

/* play: one game; points of the team that looks ahead. */
static double play(struct rules r, long playouts, long ahead, uint64_t number, int team)
{
    struct level level[SEATS_MAX];
    struct contest c = contest_open(r);
    int standing[SEATS_MAX];
    struct action made;
    int mine = -RETURN_ONE, theirs = -RETURN_ONE;

    for (int i = 0; i < SEATS_MAX; i++)
        level[i] = (struct level){ "ahead", &bot_mcts, { .playouts = playouts } };
    contest_begin(&c, level, 1, number);
    do
        let_think(&c, team, ahead);
    while (contest_step(&c, &made) != SEAT_NONE);
    rules_returns(r, c.state, standing);
    for (int i = 0; i < r.scn->seats; i++) {
        int *best = r.scn->side[i].team == team ? &mine : &theirs;
        *best = standing[i] > *best ? standing[i] : *best;
    }
    contest_close(&c);
    return mine > theirs ? 1 : mine < theirs ? 0 : 0.5;
}

int main(int count, char **word)
{
    const struct library library = { all_games, &embedded_content };
    struct error err;

    if (count != 6) {
        fputs("usage: ahead GAME SCENARIO PLAYOUTS AHEAD PAIRS\n", stderr);
        return 2;
    }
    const struct game *game = library_game(&library, word[1], &err);
    struct scenario *scn =
        game ? scenario_load(game, library.content, word[2], NULL, 0, NULL, &err) : NULL;
    if (!scn) {
        fprintf(stderr, "ahead: %s\n", err.text);
        return 1;
    }
    struct rules r = { game, scn };
    long playouts = atol(word[3]), ahead = atol(word[4]), pairs = atol(word[5]);
    double sum = 0, squares = 0;
    for (long i = 1; i <= pairs; i++) {
        double points = (play(r, playouts, ahead, (uint64_t)i, scn->side[0].team) +
                         play(r, playouts, ahead, (uint64_t)i, scn->side[1].team)) /
                        2;
        sum += points;
        squares += points * points;
        double mean = sum / (double)i, spread = squares / (double)i - mean * mean;
        double reach = 1.96 * sqrt(fmax(0, spread) / (double)i);
        printf("%ld games: %.0f %% (%.0f to %.0f)\n", 2 * i, 100 * mean, 100 * (mean - reach),
               100 * (mean + reach));
        fflush(stdout);
    }
    scenario_free(scn);
    return 0;
}
