/* levels.c - the levels of the computer. A level means the same kind of play in every game. */
#include "ai/bot.h"

#include <stdio.h>
#include <string.h>

#include "base/data.h"

enum { PLAYOUTS_MAX = 100000000 };

/* Seconds a decision, and a turn: nobody should wait for a turn of `normal` longer than three seconds.
 * A whole game at `easy` takes less than one. */
static const struct level everywhere[] = {
    { "random", &bot_random, { 0 } },
    { "easy", &bot_mcts, { .seconds = 0.001 } },
    { "normal", &bot_mcts, { .seconds = 0.1, .turn = 3 } },
    { "hard", &bot_mcts, { .seconds = 1.5, .turn = 20 } },
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

/* own_budget: what is behind the @ of LEVEL@PLAYOUTS or LEVEL@PLAYOUTSxCORES. */
static int own_budget(const char *words, struct level *level, struct error *err)
{
    char playouts[40];
    size_t length = strcspn(words, "x");
    long cores = 1;

    if (level->bot != &bot_mcts)
        return error_set(err, "%s does not search, so it takes no number of playouts", level->name);
    level->budget = (struct budget){ 0 };
    snprintf(playouts, sizeof playouts, "%.*s", (int)length, words);
    if (number_read(playouts, 1, PLAYOUTS_MAX, &level->budget.playouts))
        return error_set(err, "\"%.40s\" should be a number of playouts from 1 to %d", words,
                         PLAYOUTS_MAX);
    if (words[length] && number_read(words + length + 1, 1, CORES_MAX, &cores))
        return error_set(err, "\"%.40s\" should be a number of cores from 1 to %d",
                         words + length + 1, CORES_MAX);
    level->budget.cores = (int)cores;
    return 0;
}

int level_read(const struct game *game, const char *words, struct level *out, struct error *err)
{
    static const char exec[] = "exec:";
    const char *at = strchr(words, '@');
    char name[32];

    if (strncmp(words, exec, strlen(exec)) == 0) {
        *out = (struct level){ words, &bot_guest, { 0 }, words + strlen(exec) };
        return out->command[0] ? 0 : error_set(err, "exec: should be followed by a command");
    }
    snprintf(name, sizeof name, "%.*s", at ? (int)(at - words) : (int)sizeof name, words);
    const struct level *found = level_find(game, at ? name : words, err);
    if (!found)
        return -1;
    *out = *found;
    if (at && own_budget(at + 1, out, err))
        return -1;
    out->name = words;
    return 0;
}
