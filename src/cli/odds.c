/* odds.c - `odds`: exact probabilities of every outcome of an action, in the position of a record
 * or in one described by key=value words. */
#include "cli/snapshot.h"

#include <string.h>

#include "base/mem.h"
#include "core/posed.h"

static int answer_json(struct rules r, const struct posed *p)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    posed_json(r, p, &j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

static int answer_text(struct rules r, const struct posed *p)
{
    struct text out = text_growing();
    const struct odds *odds = &p->odds;

    text_addf(&out, "%s%s%s%s%s\n", p->hint.label, p->hint.needs[0] ? ": " : "", p->hint.needs,
              p->hint.clause[0] ? " - " : "", p->hint.clause);
    cli_items(&p->hint, &out);
    if (odds->count == 0)
        text_add(&out, "No dice follow this action.\n");
    cli_odds(r.scn, odds, "  ", &out);
    for (int i = 0; i < r.scn->seats && odds->count && !p->nowhere; i++)
        text_addf(&out, "%s %s %+.3f%s",
                  i ? "," : "Standing afterwards, on average (1 a win):", r.scn->side[i].id,
                  odds->expected[i], i + 1 == r.scn->seats ? "\n" : "");
    return cli_print(&out);
}

/* answer: `bad` as posed_read and posed_at say it. */
static int answer(const struct cli *cli, struct rules r, const struct posed *p, int bad,
                  const struct error *err)
{
    if (!bad)
        return cli->json ? answer_json(r, p) : answer_text(r, p);
    int status = cli_fail("%s", err->text);
    return bad == -2 ? EXIT_NO : status;
}

/* --- in a record --- */

static int of_record(struct cli *cli)
{
    struct refusal why = { .why = "" };
    struct action action = { 0 };
    struct error err;
    struct snapshot s;
    char words[400];
    int status;

    if (cli->args < 2)
        return cli_fail("usage: sandtable odds %s", cli->verb->usage);
    if (snapshot_open(cli, &s, &err))
        return cli_fail("%s", err.text);
    cli_words(cli, 1, words, sizeof words);
    if (match_to_move(s.match) >= 0 && match_parse(s.match, words, &action, &why)) {
        status = cli_fail("%s", why.why);
    } else {
        struct posed *p = mem_alloc(sizeof *p);
        int bad = posed_at(s.match->rules, s.match->state, &action, p, &err);

        status = answer(cli, s.match->rules, p, bad, &err);
        mem_free(p);
    }
    snapshot_close(&s);
    return status;
}

/* --- described in words --- */

static int posed(const struct cli *cli, struct rules r)
{
    struct posed *p = mem_alloc(sizeof *p);
    struct error err;
    int bad = posed_read(r, &cli->arg[1], cli->args - 1, p, &err);
    int status = answer(cli, r, p, bad, &err);

    mem_free(p);
    return status;
}

static int of_words(struct cli *cli, const struct game *game)
{
    struct setting setting[OPTIONS_MAX];
    struct error err;
    int count = cli_settings(cli, setting, &err);

    if (count < 0)
        return cli_fail("%s", err.text);
    if (!posed_possible(game))
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
    int status = posed(cli, (struct rules){ game, scn });
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
    .example = "sandtable odds trench-crusade dice=+1 injury=+2 armour=2 keywords=critical",
    .flags = flags,
    .least = 1,
    .most = POSED_WORDS,
    .run = run_odds,
};
