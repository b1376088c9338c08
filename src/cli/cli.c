/* cli.c - what the verbs share: flags, loading, printing. */
#include "cli/cli.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/record.h"

const char *cli_flag_at(const struct cli *cli, const char *name, int i)
{
    for (int k = 0; k < cli->flags; k++)
        if (strcmp(cli->flag[k].name, name) == 0 && i-- == 0)
            return cli->flag[k].value;
    return NULL;
}

const char *cli_flag(const struct cli *cli, const char *name)
{
    const char *value = NULL;

    for (int k = 0; k < cli->flags; k++)
        if (strcmp(cli->flag[k].name, name) == 0)
            value = cli->flag[k].value;
    return value;
}

int cli_number(const struct cli *cli, const char *name, long min, long max, long otherwise,
               long *value, struct error *err)
{
    const char *word = cli_flag(cli, name);

    *value = otherwise;
    if (word && number_read(word, min, max, value))
        return error_set(err, "%s \"%.40s\" should be a number from %ld to %ld", name, word, min,
                         max);
    return 0;
}

int cli_settings(const struct cli *cli, struct setting setting[OPTIONS_MAX], struct error *err)
{
    const char *word;
    int count = 0;

    while ((word = cli_flag_at(cli, "--option", count))) {
        if (count == OPTIONS_MAX)
            return error_set(err, "more than %d options are given", OPTIONS_MAX);
        if (setting_parse(word, &setting[count++], err))
            return -1;
    }
    return count;
}

int cli_rules(const struct cli *cli, int at, const struct game **game, struct scenario **scn,
              struct error *err)
{
    struct setting setting[OPTIONS_MAX];
    int count = cli_settings(cli, setting, err);

    if (count < 0)
        return -1;
    *game = library_game(&cli->library, cli->arg[at], err);
    if (!*game)
        return -1;
    *scn = scenario_load(*game, cli->library.content, at + 1 < cli->args ? cli->arg[at + 1] : NULL,
                         setting, count, err);
    return *scn ? 0 : -1;
}

struct match *cli_match(const struct cli *cli, const char *path, struct error *err)
{
    const char *name = strcmp(path, "-") == 0 ? "standard input" : path;
    size_t size;
    char *text = file_read(path, RECORD_BYTES_MAX, &size, err);

    if (!text)
        return NULL;
    struct match *m = record_open(&cli->library, name, text, size, err);
    mem_free(text);
    return m;
}

int cli_dice(const struct cli *cli, struct fairdice *out, struct error *err)
{
    const char *word = cli_flag(cli, "--seed");
    char *end;

    if (!word) {
        *out = fairdice_sealed();
        return 0;
    }
    errno = 0;
    uint64_t seed = strtoull(word, &end, 10);
    if (*end || errno || word[0] < '0' || word[0] > '9')
        return error_set(err, "--seed \"%.40s\" should be a number from 0 to %" PRIu64, word,
                         UINT64_MAX);
    *out = fairdice_seeded(seed);
    return 0;
}

int cli_fail(const char *format, ...)
{
    va_list args;

    fputs("sandtable: ", stderr);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    return EXIT_WRONG;
}

int cli_print(struct text *out)
{
    bool whole = fwrite(out->at, 1, out->length, stdout) == out->length && fflush(stdout) == 0;

    text_release(out);
    if (whole)
        return EXIT_DONE;
    cli_fail("writing the answer failed: %s", strerror(errno));
    return EXIT_MACHINE;
}
