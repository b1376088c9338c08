/* questions.c - how often Trench Crusade stops to ask the side that is not acting: computer players who
 * are always asked, on generated tables, and what standing orders (`hold`, `markers keep`) would leave.
 * usage: questions [GAMES] */
#include <stdio.h>
#include <stdlib.h>

#include "ai/contest.h"
#include "core/scenario.h"
#include "core/standing.h"
#include "games/games.h"
#include "games/trench_crusade/tc_rules.h"

enum { PLAYOUTS = 20, TRIES = 40 };

struct count {
    int games, activations;
    int markers, others; /* questions to the other side: spend markers? and all else */
    int left;            /* that standing orders do not answer */
};

/* note: the decision that is due, if it is one of the side that is not acting. */
static void note(struct rules r, const struct tc_state *s, struct count *out)
{
    const struct standing orders = { .kind = STANDING_HOLD, .markers = MARKERS_KEEP };
    int mover = rules_to_move(r, s), kind = top_of(s)->kind;
    struct action answer;

    if (mover < 0 || !s->actives || mover == tc_controller(s, s->active[0].model))
        return;
    if (kind == F_SUCCESS || kind == F_INJURY)
        out->markers++;
    else
        out->others++;
    out->left += !standing_answer(r, s, mover, orders, &answer);
}

static void play(struct rules r, uint64_t number, struct count *out)
{
    struct level level[SEATS_MAX];
    struct contest c = contest_open(r);
    struct action action;
    int mover;

    for (int i = 0; i < SEATS_MAX; i++)
        level[i] = (struct level){ "easy", &bot_mcts, { .playouts = PLAYOUTS } };
    contest_begin(&c, level, 1, number);
    out->games++;
    do {
        note(r, c.state, out);
        mover = contest_step(&c, &action);
        out->activations += mover >= 0 && verb_of(&action) == DO_ACTIVATE;
    } while (mover != SEAT_NONE);
    contest_close(&c);
}

/* load: the scenario on a table laid out by this wish; NULL when none was found. */
static struct scenario *load(const char *name, const char *wish)
{
    const struct game *game = &game_trench_crusade;
    struct text added = text_growing();
    struct scenario *scn = NULL;
    struct error err;
    struct rng rng;

    rng_seed(&rng, 1, 1);
    if (!wish[0] ||
        scenario_compose(game, &embedded_content, name, NULL, 0, wish, &rng, &added, &err) == 0)
        scn =
            scenario_load(game, &embedded_content, name, NULL, 0, wish[0] ? added.at : NULL, &err);
    text_release(&added);
    return scn;
}

static void measure(const char *name, const char *kind, int games)
{
    struct count count = { 0 };
    char wish[60];

    for (int i = 0; count.games < games && i < games + TRIES; i++) {
        snprintf(wish, sizeof wish, "table %s %d", kind, i + 1);
        struct scenario *scn = load(name, kind[0] ? wish : "");

        if (!scn)
            continue;
        play((struct rules){ &game_trench_crusade, scn }, (uint64_t)i, &count);
        scenario_free(scn);
    }
    double each = count.activations ? count.activations : 1;
    printf("%-22s %-14s %3d games %5d activations: %.2f questions (%.2f markers, %.2f others), "
           "%.2f left with standing orders\n",
           name, kind[0] ? kind : "as stored", count.games, count.activations,
           (count.markers + count.others) / each, count.markers / each, count.others / each,
           count.left / each);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 10;

    measure("12-great-war", "", games);
    measure("1-claim-no-mans-land", "", games);
    measure("12-great-war", "no-mans-land", games);
    measure("12-great-war", "ruins", games);
    measure("12-great-war", "trench-lines", games);
    return 0;
}
