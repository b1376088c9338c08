/* eval.c - the list of judges. */
#include "ai/eval.h"

#include <string.h>

/* Where the standing moves with every action, a short playout says most with the least noise; where
 * it changes only with great events, only a long one says anything. */
static const struct judge usual = { .plies = 60, .tries = 2, .look_at_visit = 2 };

static const struct judge *const judges[] = {
    &judge_trench_warfare,    &judge_trench_club,       &judge_trench_crusade,
    &judge_trenches_of_valor, &judge_valor_and_victory, NULL,
};

struct judge judge_of(const struct game *game)
{
    struct judge judge = usual;

    for (int i = 0; judges[i]; i++)
        if (strcmp(judges[i]->game, game->id) == 0)
            judge = *judges[i];
    EXPECT(judge.plies >= 0 && (judge.draw || judge.tries > 0));
    return judge;
}
