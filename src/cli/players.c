/* players.c - who plays which side. */
#include "cli/players.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ai/eval.h"
#include "ai/pace.h"
#include "ai/stint.h"
#include "base/mem.h"

enum { PLAYOUTS_MAX = 100000000, SECONDS_MAX = 3600, WEIGHTS_BYTES_MAX = 100000 };

/* read_weights: the file of a player LEVEL+FILE. */
static int read_weights(struct cli *cli, struct rules r, const char *path, struct level *out,
                        struct error *err)
{
    struct weights table = judge_of(r.game).weights;
    size_t size;

    if (!table.count)
        return error_set(err, "%s has no table of weights", r.game->id);
    char *bytes = file_read(path, WEIGHTS_BYTES_MAX, &size, err);
    if (!bytes)
        return -1;
    struct own_weights *own = mem_alloc(sizeof *own);
    own->next = cli->weights;
    cli->weights = own;
    weights_usual(table, own->value);
    int bad = weights_read(table, path, bytes, size, own->value, err);
    mem_free(bytes);
    out->weight = own->value;
    return bad;
}

int cli_level(struct cli *cli, struct rules r, const char *word, struct level *out,
              struct error *err)
{
    const char *plus = strncmp(word, "exec:", 5) == 0 ? NULL : strchr(word, '+');
    char name[40];

    if (!plus)
        return level_read(r.game, word, out, err);
    snprintf(name, sizeof name, "%.*s", (int)(plus - word), word);
    if (level_read(r.game, name, out, err))
        return -1;
    if (out->bot != &bot_mcts)
        return error_set(err, "%s does not search, so it takes no weights", name);
    out->name = word;
    return read_weights(cli, r, plus + 1, out, err);
}

/* set_budget: --nodes, --time and --cores, for all but LEVEL@PLAYOUTS; a program minds the time
 * alone. */
static void set_budget(struct level *level, struct budget budget)
{
    if (level->command) {
        level->budget.seconds = budget.seconds;
        return;
    }
    if (level->name[strcspn(level->name, "@+")] == '@')
        return;
    if (budget.playouts || budget.seconds > 0)
        level->budget = budget;
    level->budget.cores = budget.cores;
}

static int no_such_side(const struct scenario *scn, const char *word, struct error *err)
{
    char list[80];
    struct text sides = text_fixed(list, sizeof list);

    for (int i = 0; i < scn->seats; i++)
        text_addf(&sides, "%s%s", i ? ", " : "", scn->side[i].id);
    return error_set(err, "--seat \"%.40s\" should be SIDE=LEVEL, where SIDE is one of: %s", word,
                     list);
}

static int seat_flag(struct cli *cli, struct rules r, const char *word,
                     struct level level[SEATS_MAX], struct error *err)
{
    char side[sizeof r.scn->side[0].id];
    const char *equals = strchr(word, '=');

    if (!equals || equals - word >= (ptrdiff_t)sizeof side)
        return no_such_side(r.scn, word, err);
    snprintf(side, sizeof side, "%.*s", (int)(equals - word), word);
    int seat = scenario_seat(r.scn, side);
    if (seat < 0)
        return no_such_side(r.scn, word, err);
    return cli_level(cli, r, equals + 1, &level[seat], err);
}

static int seconds_flag(const struct cli *cli, double *seconds, struct error *err)
{
    const char *word = cli_flag(cli, "--time");
    char *end;

    *seconds = 0;
    if (!word)
        return 0;
    *seconds = strtod(word, &end);
    if (end == word || *end || !(*seconds > 0 && *seconds <= SECONDS_MAX))
        return error_set(err, "--time \"%.40s\" should be a number of seconds above 0, up to %d",
                         word, SECONDS_MAX);
    return 0;
}

int cli_levels(struct cli *cli, struct rules r, const char *usual, struct level level[SEATS_MAX],
               struct error *err)
{
    struct budget budget = { 0 };
    struct level everywhere;
    const char *word;
    long cores;

    if (level_read(r.game, usual, &everywhere, err) ||
        cli_number(cli, "--nodes", 1, PLAYOUTS_MAX, 0, &budget.playouts, err) ||
        cli_number(cli, "--cores", 1, CORES_MAX, 1, &cores, err) ||
        seconds_flag(cli, &budget.seconds, err))
        return -1;
    budget.cores = (int)cores;
    for (int i = 0; i < SEATS_MAX; i++)
        level[i] = everywhere;
    for (int i = 0; (word = cli_flag_at(cli, "--seat", i)); i++)
        if (seat_flag(cli, r, word, level, err))
            return -1;
    for (int i = 0; i < SEATS_MAX; i++)
        set_budget(&level[i], budget);
    return 0;
}

bool levels_by_clock(const struct level level[SEATS_MAX], int seats)
{
    for (int i = 0; i < seats; i++)
        if (level[i].bot == &bot_mcts && level[i].budget.seconds > 0)
            return true;
    return false;
}

/* budget_now: what is left for this decision of the player's turn. */
static struct budget budget_now(const struct player *p, const struct match *m)
{
    struct stint stint = stint_of(m);

    return stint_budget(&stint, p->seat, p->level.budget);
}

void cli_decide(struct player *p, const struct match *m, struct action *out, struct text *why)
{
    struct history seen = history_of(m, p->seat, player_remembers(p));
    struct budget usual = p->level.budget;
    bool well = !p->trouble[0];

    EXPECT(match_to_move(m) == p->seat);
    p->level.budget = budget_now(p, m);
    player_decide(p, &seen, out, why);
    p->level.budget = usual;
    history_release(&seen);
    if (well && p->trouble[0])
        cli_fail("%s: %s", m->scn->side[p->seat].title, p->trouble);
}

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void cli_answer(struct player *p, const struct match *m, struct action *out, struct text *why)
{
    int64_t began = now_ms();

    cli_decide(p, m, out, why);
    if (!isatty(STDOUT_FILENO))
        return;
    int64_t took = now_ms() - began;
    int64_t rest = pace_due(pace_of(m->rules, m->state, budget_now(p, m)), took) - took;
    struct timespec wait = { .tv_sec = rest / 1000, .tv_nsec = rest % 1000 * 1000000 };

    if (rest > 0)
        nanosleep(&wait, NULL);
}
