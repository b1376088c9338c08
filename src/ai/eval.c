/* eval.c - the list of judgements. */
#include "ai/eval.h"

#include <string.h>

enum { USUAL_PLIES = 40 };

static const struct judge *const judges[] = {
    &judge_trenches_of_valor,
    NULL,
};

struct judge judge_of(const struct game *game)
{
    for (int i = 0; judges[i]; i++)
        if (strcmp(judges[i]->game, game->id) == 0)
            return *judges[i];
    return (struct judge){ game->id, USUAL_PLIES, game->returns };
}
