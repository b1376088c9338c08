/* bots_level.c - how the computers of a server play: the levels, and the operator's programs. */
#include <stdio.h>
#include <string.h>

#include "server/service.h"

enum { PROGRAM_SECONDS = 2 }; /* for a decision of an operator's program */

/* program_of: the command of a program that the operator allows, or NULL. */
static const char *program_of(const struct server *s, const char *name)
{
    size_t length = strlen(name);

    for (int i = 0; i < s->config.bots; i++)
        if (strncmp(s->config.bot[i], name, length) == 0 && s->config.bot[i][length] == '=')
            return s->config.bot[i] + length + 1;
    return NULL;
}

struct level bots_usual(const struct game *game)
{
    const struct level *level = level_find(game, "normal", NULL);

    return level ? *level : *level_at(game, 0);
}

int bots_level(const struct server *s, const struct game *game, const char *name, struct level *out,
               struct error *err)
{
    const char *program = name[0] ? program_of(s, name) : NULL;
    char base[16];

    if (!name[0]) {
        *out = bots_usual(game);
        return 0;
    }
    if (program) {
        *out = (struct level){ name, &bot_guest, { .seconds = PROGRAM_SECONDS }, program };
        return 0;
    }
    if (strncmp(name, "exec:", 5) == 0)
        return error_set(err, "programs are played by the names that the server's operator gave");
    if (level_read(game, name, out, err))
        return -1;
    snprintf(base, sizeof base, "%.*s", (int)strcspn(name, "@"), name);
    out->budget.seconds = level_find(game, base, NULL)->budget.seconds; /* at most */
    out->budget.cores = 1; /* the others are other people's */
    return 0;
}

struct level bots_level_of(const struct server *s, const struct table *t, int seat)
{
    struct level level;
    struct error err;

    if (bots_level(s, t->match->rules.game, t->seat[seat].level, &level, &err)) {
        level = bots_usual(t->match->rules.game);
        fprintf(stderr, "sandtable: match %s: %s; %s plays on\n", t->head.id, err.text, level.name);
    }
    return level;
}
