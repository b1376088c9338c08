/* ladder_file.c - the games of a ladder as a text file: what was played, then the half points that
 * the first of two players made in each pair of games, one digit a pair.
 *
 *     ladder 1
 *     game drill 2-sections
 *     start 6d5fc0c4a4a51d0b
 *     seed 1
 *     player 1 "easy@50"
 *     player 2 "easy@200"
 *     games 1 2 4422310424 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/data.h"
#include "base/hash.h"
#include "base/mem.h"
#include "cli/cli.h"
#include "cli/ladder.h"

enum { FILE_MOST = 50000000, LINE_DIGITS = 500 };

/* write_head: what the games depend on. The start stands for options and added lines. */
static void write_head(const struct ladder *l, struct text *out)
{
    struct text start = text_growing();
    void *state = mem_alloc(l->rules.game->state_size);

    rules_start(l->rules, state);
    position_write(l->rules.game, l->rules.scn, state, &start);
    text_addf(out, "ladder 1\ngame %s %s\nstart %016" PRIx64 "\nseed %" PRIu64 "\n",
              l->rules.game->id, l->rules.scn->id, hash_bytes(start.at, start.length), l->seed);
    for (int i = 0; i < l->players; i++) {
        text_addf(out, "player %d ", i + 1);
        text_add_word(out, l->player[i].name);
        text_add_char(out, '\n');
    }
    mem_free(state);
    text_release(&start);
}

int ladder_save(const struct ladder *l, const char *path, struct error *err)
{
    struct text out = text_growing();

    write_head(l, &out);
    for (int i = 0; i < l->pairings; i++) {
        const struct pairing *p = &l->pairing[i];

        for (int k = 0; k < p->played; k++) {
            if (k % LINE_DIGITS == 0)
                text_addf(&out, "%sgames %d %d ", k ? "\n" : "", p->first + 1, p->second + 1);
            text_add_char(&out, (char)('0' + p->made[k]));
        }
        text_add(&out, p->played ? "\n" : "");
    }
    int bad = file_write(path, out.at, out.length, err);
    text_release(&out);
    return bad;
}

static struct pairing *find_pairing(struct ladder *l, int first, int second)
{
    for (int i = 0; i < l->pairings; i++)
        if (l->pairing[i].first == first - 1 && l->pairing[i].second == second - 1)
            return &l->pairing[i];
    return NULL;
}

static int read_games(struct ladder *l, struct data *d, struct error *err)
{
    int first, second;

    if (data_want(d, 3, 3, "games PLAYER PLAYER DIGITS", err) ||
        data_int(d, 1, 1, l->players, &first, err) || data_int(d, 2, 1, l->players, &second, err))
        return -1;
    struct pairing *p = find_pairing(l, first, second);
    if (!p)
        return data_fail(d, err, "players %d and %d are not a pairing", first, second);
    if (strspn(d->word[3], "01234") != strlen(d->word[3]))
        return data_fail(d, err, "should be digits from 0 to 4");
    for (const char *c = d->word[3]; *c && p->played < l->most; c++)
        ladder_note(l, p, *c - '0');
    return 0;
}

/* read_file: the head must be ours, word for word. */
static int read_file(struct ladder *l, const char *path, const char *bytes, size_t size,
                     struct error *err)
{
    struct text head = text_growing();
    struct data d;
    int got = 0;

    write_head(l, &head);
    bool ours = size >= head.length && memcmp(bytes, head.at, head.length) == 0;
    size_t skip = head.length;
    text_release(&head);
    if (!ours)
        return error_set(err,
                         "%s is the file of another ladder: its game, scenario, seed or players "
                         "are not those of this call",
                         path);
    data_open(&d, path, bytes + skip, size - skip);
    d.line = 4 + l->players;
    while ((got = data_next(&d, err)) > 0)
        if (!data_is(&d, "games") ? data_unknown(&d, "a ladder", "games", err)
                                  : read_games(l, &d, err))
            return -1;
    return got;
}

int ladder_load(struct ladder *l, const char *path, struct error *err)
{
    size_t size;

    if (access(path, F_OK) != 0)
        return 0;
    char *bytes = file_read(path, FILE_MOST, &size, err);
    if (!bytes)
        return -1;
    int bad = read_file(l, path, bytes, size, err);
    mem_free(bytes);
    return bad;
}
