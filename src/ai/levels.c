/* levels.c - the levels of the computer. A level means the same kind of play in every game. */
#include "ai/bot.h"

#include <string.h>

static const struct level everywhere[] = {
    { "random", &bot_random, { 0 } },
    { "easy", &bot_mcts, { .seconds = 0.01 } },
    { "normal", &bot_mcts, { .seconds = 0.2 } },
    { "hard", &bot_mcts, { .seconds = 1.5 } },
};

enum { LEVELS = sizeof everywhere / sizeof everywhere[0] };

/* Opponents that come with one game. */
static const struct {
    const char *game;
    struct level level;
} own[] = {
    { "trench-club", { "automa", &bot_automa_trench_club, { 0 } } },
};

const struct level *level_at(const struct game *game, int i)
{
    if (i < LEVELS)
        return i < 0 ? NULL : &everywhere[i];
    i -= LEVELS;
    for (size_t k = 0; k < sizeof own / sizeof own[0]; k++)
        if (strcmp(own[k].game, game->id) == 0 && i-- == 0)
            return &own[k].level;
    return NULL;
}

const struct level *level_find(const struct game *game, const char *name, struct error *err)
{
    const struct level *level;
    char list[200];
    struct text names = text_fixed(list, sizeof list);

    for (int i = 0; (level = level_at(game, i)); i++) {
        if (strcmp(level->name, name) == 0)
            return level;
        text_addf(&names, "%s%s", i ? ", " : "", level->name);
    }
    error_set(err, "\"%.30s\" is not a level of %s; there are: %s", name, game->id, list);
    return NULL;
}
