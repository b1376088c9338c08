/* added.c - --with, --add and --table: lines added to the scenario of a new match. */
#include "core/added.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"
#include "cli/cli.h"

/* take_file: --with FILE, or --with NAME=FILE. */
static int take_file(struct text *added, const char *word, struct error *err)
{
    const char *equals = strchr(word, '='), *path = equals ? equals + 1 : word;
    char name[24] = "";
    size_t size;

    if (equals && (equals == word || equals - word >= (ptrdiff_t)sizeof name))
        return error_set(err, "--with \"%.60s\" should read FILE or NAME=FILE", word);
    if (equals)
        snprintf(name, sizeof name, "%.*s", (int)(equals - word), word);
    char *text = file_read(path, 4 * ADDED_BYTES_MAX, &size, err); /* comments do not count */
    if (!text)
        return -1;
    int bad = added_take_for(added, name, path, text, size, err);
    mem_free(text);
    return bad;
}

static struct rng rng_of(const struct cli *cli)
{
    const char *seed = cli_flag(cli, "--seed");
    struct rng rng;
    uint64_t number;

    randombytes_buf(&number, sizeof number);
    if (seed) /* cli_dice says what is wrong with a bad one */
        number = hash_bytes(seed, strlen(seed));
    rng_seed(&rng, number, 2);
    return rng;
}

/* wish_of: "table ruins 4711" from --table ruins:4711. */
static void wish_of(const char *word, char *to, size_t room)
{
    snprintf(to, room, "table %s", word);
    for (char *p = to; *p; p++)
        *p = *p == ':' ? ' ' : *p;
}

static void say_reason(void *context, bool doubt, const char *sentence)
{
    int *count = context;

    (void)doubt;
    if ((*count)++) /* the first becomes the verb's own sentence */
        fprintf(stderr, "sandtable: %s\n", sentence);
}

/* vet: every reason why these lines may not be played is told. */
static int vet(const struct game *game, const struct content *content, const struct text *added,
               struct error *err)
{
    int count = 0;
    struct findings findings = { .report = say_reason, .context = &count };

    return scenario_vet(game, content, added->at, &findings, err);
}

int cli_added(const struct cli *cli, const struct content *content, const struct game *game,
              const char *scenario, const struct setting *setting, int settings, struct text *added,
              struct error *err)
{
    struct rng rng = rng_of(cli);
    const char *word;
    char wish[120];

    for (int i = 0; (word = cli_flag_at(cli, "--with", i)); i++)
        if (take_file(added, word, err))
            return -1;
    for (int i = 0; (word = cli_flag_at(cli, "--add", i)); i++)
        if (added_take(added, "--add", word, strlen(word), err))
            return -1;
    if (vet(game, content, added, err))
        return -1;
    word = cli_flag(cli, "--table");
    if (!word)
        return 0;
    wish_of(word, wish, sizeof wish);
    return scenario_compose(game, content, scenario, setting, settings, wish, &rng, added, err);
}
