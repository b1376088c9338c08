/* odds.c - `odds`: exact probabilities of every outcome of an action, in the position of a record
 * or in one described by key=value words. */
#include "cli/snapshot.h"

#include <string.h>

#include "base/mem.h"
#include "core/odds.h"

/* The action whose odds are asked for, and the position it is in. */
struct question {
    struct rules rules;
    const void *state;
    struct action action;
    struct hint hint;
    bool nowhere; /* in no position: there is no standing afterwards */
};

static void chance_json(struct fraction p, struct json *j)
{
    char room[100];
    struct text exact = text_fixed(room, sizeof room);

    fraction_write(p, &exact);
    json_real(j, "p", fraction_show(p), 9);
    json_string(j, "exact", room);
}

/* outcome_json: `next` is there if somebody decides before the attack is over. */
static void outcome_json(const struct scenario *scn, const struct odds_line *line, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "text", line->text);
    chance_json(line->p, j);
    if (line->next != SEAT_NONE)
        json_string(j, "next", scn->side[line->next].id);
    json_close_object(j);
}

static void loss_json(const struct odds_loss *loss, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "text", loss->text);
    chance_json(loss->p, j);
    json_close_object(j);
}

static int answer_json(const struct question *q, const struct odds *odds)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    json_open_object(&j, NULL);
    json_string(&j, "action", q->hint.label);
    json_string(&j, "clause", q->hint.clause);
    json_open_array(&j, "outcomes");
    for (int i = 0; i < odds->count; i++)
        outcome_json(q->rules.scn, &odds->line[i], &j);
    json_close_array(&j);
    json_open_array(&j, "losses");
    for (int i = 0; i < odds->losses; i++)
        loss_json(&odds->loss[i], &j);
    json_close_array(&j);
    json_open_object(&j, "expected");
    for (int i = 0; i < q->rules.scn->seats && odds->count && !q->nowhere; i++)
        json_real(&j, q->rules.scn->side[i].id, odds->expected[i], 6);
    json_close_object(&j);
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

static int answer_text(const struct question *q, const struct odds *odds)
{
    struct text out = text_growing();

    text_addf(&out, "%s%s%s%s%s\n", q->hint.label, q->hint.needs[0] ? ": " : "", q->hint.needs,
              q->hint.clause[0] ? " - " : "", q->hint.clause);
    cli_items(&q->hint, &out);
    if (odds->count == 0)
        text_add(&out, "No dice follow this action.\n");
    cli_odds(q->rules.scn, odds, "  ", &out);
    for (int i = 0; i < q->rules.scn->seats && odds->count && !q->nowhere; i++)
        text_addf(&out, "%s %s %+.3f%s",
                  i ? "," : "Standing afterwards, on average (1 a win):", q->rules.scn->side[i].id,
                  odds->expected[i], i + 1 == q->rules.scn->seats ? "\n" : "");
    return cli_print(&out);
}

static int print(const struct cli *cli, const struct question *q, struct odds *odds)
{
    odds_merge(odds);
    return cli->json ? answer_json(q, odds) : answer_text(q, odds);
}

static int answer(const struct cli *cli, struct question *q)
{
    struct rules r = q->rules;
    struct refusal why = { .why = "" };
    struct error err;
    struct odds odds;
    int seat = rules_to_move(r, q->state);

    if (rules_check(r, q->state, &q->action, &why)) {
        cli_fail("illegal: %s%s%s%s", why.why, why.clause[0] ? " (" : "", why.clause,
                 why.clause[0] ? ")" : "");
        return EXIT_NO;
    }
    void *view = mem_alloc(r.game->state_size);
    rules_observe(r, q->state, seat, view);
    rules_hint(r, (struct view){ seat, view }, &q->action, &q->hint);
    mem_free(view);
    if (odds_of(r, q->state, seat, &q->action, &odds, &err))
        return cli_fail("%s", err.text);
    return print(cli, q, &odds);
}

/* --- in a record --- */

static int of_record(struct cli *cli)
{
    struct question q = { .state = NULL };
    struct refusal why = { .why = "" };
    struct error err;
    struct snapshot s;
    char words[400];
    int status;

    if (cli->args < 2)
        return cli_fail("usage: sandtable odds %s", cli->verb->usage);
    if (snapshot_open(cli, &s, &err))
        return cli_fail("%s", err.text);
    cli_words(cli, 1, words, sizeof words);
    q.rules = s.match->rules;
    q.state = s.match->state;
    if (match_to_move(s.match) >= 0 && match_parse(s.match, words, &q.action, &why))
        status = cli_fail("%s", why.why);
    else
        status = answer(cli, &q);
    snapshot_close(&s);
    return status;
}

/* --- described in words --- */

enum { PAIRS_MAX = 40 };

/* read_pairs splits "key=value" arguments; the halves are kept in `room`. */
static int read_pairs(const struct cli *cli, struct pair *pair, char *room, size_t size,
                      struct error *err)
{
    struct text keep = text_fixed(room, size);
    int count = 0;

    for (int i = 1; i < cli->args; i++) {
        const char *equals = strchr(cli->arg[i], '=');

        if (!equals || equals == cli->arg[i] || count == PAIRS_MAX)
            return error_set(err, "\"%.60s\" should read KEY=VALUE", cli->arg[i]);
        pair[count].key = keep.at + keep.length;
        text_add_bytes(&keep, cli->arg[i], (size_t)(equals - cli->arg[i]) + 1);
        keep.at[keep.length - 1] = '\0'; /* where the = was */
        pair[count++].value = keep.at + keep.length;
        text_add(&keep, equals + 1);
        text_add_bytes(&keep, "", 1);
    }
    return keep.cut ? error_set(err, "the words are too long") : count;
}

static int posed(const struct cli *cli, const struct game *game, struct scenario *scn)
{
    struct question q = { .rules = { game, scn } };
    struct pair pair[PAIRS_MAX];
    char room[2000];
    struct error err;
    int count = read_pairs(cli, pair, room, sizeof room, &err), status;

    if (count < 0)
        return cli_fail("%s", err.text);
    if (game->study->pose) {
        struct odds odds;

        q.nowhere = true;
        return game->study->pose(scn, pair, count, &q.hint, &odds, &err) ? cli_fail("%s", err.text)
                                                                         : print(cli, &q, &odds);
    }
    void *state = mem_alloc(game->state_size);
    q.state = state;
    if (game->study->set_up_attack(scn, pair, count, state, &q.action, &err))
        status = cli_fail("%s", err.text);
    else
        status = answer(cli, &q);
    mem_free(state);
    return status;
}

static int of_words(struct cli *cli, const struct game *game)
{
    struct setting setting[OPTIONS_MAX];
    struct error err;
    int count = cli_settings(cli, setting, &err);

    if (count < 0)
        return cli_fail("%s", err.text);
    if (!game->study || (!game->study->set_up_attack && !game->study->pose))
        return cli_fail("%s cannot describe an attack in words; give a record and an action",
                        game->title);
    const char *name = cli_flag(cli, "--scenario");
    struct text added = text_growing();
    int bad = cli_added(cli, cli->library.content, game, name, setting, count, &added, &err);
    struct scenario *scn =
        bad ? NULL
            : scenario_load(game, cli->library.content, name, setting, count, added.at, &err);
    text_release(&added);
    if (!scn)
        return cli_fail("%s", err.text);
    int status = posed(cli, game, scn);
    scenario_free(scn);
    return status;
}

static int run_odds(struct cli *cli)
{
    const struct game *game = library_game(&cli->library, cli->arg[0], NULL);

    return game ? of_words(cli, game) : of_record(cli);
}

static const struct flag flags[] = {
    { "--at", "N", "after the first N entries of the record (default: all)" },
    { "--scenario", "ID", "with KEY=VALUE words: in this scenario (default: the first)" },
    { "--option", "NAME=VALUE", "with KEY=VALUE words: an option of the game" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_odds = {
    .name = "odds",
    .group = "Records and positions",
    .usage = "RECORD ACTION | GAME KEY=VALUE... [--json]",
    .summary = "Exact odds of an action in a position, or of an attack described in words.",
    .example = "sandtable odds game.record fire",
    .flags = flags,
    .least = 1,
    .most = PAIRS_MAX,
    .run = run_odds,
};
