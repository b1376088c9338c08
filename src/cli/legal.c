/* legal.c - `legal` lists what may be decided, `why` says of one action whether it is legal and by
 * which clause. */
#include "cli/snapshot.h"

#include "base/mem.h"
#include "core/reference.h"

static void action_line(const struct snapshot *s, const struct action *action, struct text *out)
{
    const struct match *m = s->match;

    rules_text(m->rules, s->view, action, out);
    text_add_char(out, '\n');
}

static void action_json(const struct snapshot *s, const struct action *action, struct json *j)
{
    static const char *const role[HINT_ROLES] = { "other", "move", "shoot", "end", "yield" };
    const struct match *m = s->match;
    struct hint hint = { .items = 0 };
    char room[200];
    struct text words = text_fixed(room, sizeof room);

    rules_text(m->rules, s->view, action, &words);
    rules_hint(m->rules, (struct view){ match_to_move(m), s->view }, action, &hint);
    json_open_object(j, NULL);
    json_string(j, "action", room);
    json_string(j, "text", hint.label);
    json_string(j, "clause", hint.clause);
    json_string(j, "role", role[hint.role]);
    json_string(j, "group", hint.group);
    json_string(j, "needs", hint.needs);
    json_close_object(j);
}

static int list_legal(struct cli *cli, const struct snapshot *s, int count,
                      const struct action *list)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    if (cli->json)
        json_open_array(&j, NULL);
    for (int i = 0; i < count; i++) {
        if (cli->json)
            action_json(s, &list[i], &j);
        else
            action_line(s, &list[i], &out);
    }
    if (cli->json) {
        json_close_array(&j);
        text_add_char(&out, '\n');
    }
    return cli_print(&out);
}

/* no_decision: this side has nothing to decide, so the answer is 'no'. */
static int no_decision(struct cli *cli, const struct match *m)
{
    int seat = match_to_move(m);

    if (cli->json)
        list_legal(cli, NULL, 0, NULL);
    cli_fail("%s%s", seat >= 0 ? "it is the decision of " : "",
             seat >= 0             ? m->scn->side[seat].title
             : seat == SEAT_CHANCE ? "dice are due before the next decision"
                                   : "the game is over");
    return EXIT_NO;
}

static int run_legal(struct cli *cli)
{
    struct snapshot s;
    struct error err;
    int count, status;

    if (snapshot_open(cli, &s, &err))
        return cli_fail("%s", err.text);
    int seat = match_to_move(s.match);
    if (seat < 0 || (s.eyes != EYES_ALL && s.eyes != seat)) {
        status = no_decision(cli, s.match);
    } else {
        struct action *list = cli_legal(s.match, &count);

        status = list_legal(cli, &s, count, list);
        mem_free(list);
    }
    snapshot_close(&s);
    return status;
}

static const struct flag flags[] = {
    { "--at", "N", "after the first N entries of the record (default: all)" },
    { "--as", "SIDE", "only if SIDE is to decide, judged by what it may know" },
    { NULL, NULL, NULL },
};

const struct verb verb_legal = {
    .name = "legal",
    .group = "Records and positions",
    .usage = "RECORD [--at N] [--as SIDE] [--json]",
    .summary = "The legal actions, one a line, in notation.",
    .example = "sandtable legal game.record",
    .flags = flags,
    .least = 1,
    .most = 1,
    .run = run_legal,
};

/* --- why --- */

/* judge: 0 legal, 1 illegal, -1 unreadable; `why` gets the clause and the reason either way. */
static int judge(const struct snapshot *s, const char *words, struct refusal *why)
{
    const struct match *m = s->match;
    struct hint hint = { .items = 0 };
    struct action action = { 0 };

    *why = (struct refusal){ .why = "" };
    if (match_to_move(m) >= 0 && match_parse(m, words, &action, why))
        return -1;
    if (rules_check(m->rules, m->state, &action, why))
        return 1;
    rules_hint(m->rules, (struct view){ match_to_move(m), s->view }, &action, &hint);
    refuse(why, hint.clause, "%s", hint.label);
    return 0;
}

static int answer_json(bool legal, const struct refusal *why)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    json_open_object(&j, NULL);
    json_bool(&j, "legal", legal);
    json_string(&j, "clause", why->clause);
    json_string(&j, "reason", why->why);
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

static int answer_text(const struct cli *cli, const struct game *game, bool legal,
                       const struct refusal *why)
{
    struct text out = text_growing();
    struct clause clause;

    text_addf(&out, "%s: %s%s%s%s\n", legal ? "legal" : "illegal", why->why,
              why->clause[0] ? " (" : "", why->clause, why->clause[0] ? ")" : "");
    if (reference_find(cli->library.content, game, why->clause, &clause)) {
        text_addf(&out, "\n%s ", clause.id);
        text_add_bytes(&out, clause.text, clause.size);
        text_add_char(&out, '\n');
    }
    return cli_print(&out);
}

static int run_why(struct cli *cli)
{
    struct snapshot s;
    struct error err;
    struct refusal why;
    char words[400];

    if (snapshot_open(cli, &s, &err))
        return cli_fail("%s", err.text);
    cli_words(cli, 1, words, sizeof words);
    int verdict = judge(&s, words, &why);
    int status = verdict < 0 ? cli_fail("%s", why.why)
                 : cli->json ? answer_json(verdict == 0, &why)
                             : answer_text(cli, s.match->rules.game, verdict == 0, &why);
    snapshot_close(&s);
    return status != EXIT_DONE ? status : verdict ? EXIT_NO : EXIT_DONE;
}

static const struct flag why_flags[] = {
    { "--at", "N", "after the first N entries of the record (default: all)" },
    { NULL, NULL, NULL },
};

const struct verb verb_why = {
    .name = "why",
    .group = "Records and positions",
    .usage = "RECORD ACTION [--at N] [--json]",
    .summary = "Is an action legal? With the clause that allows or forbids it.",
    .example = "sandtable why game.record march",
    .flags = why_flags,
    .least = 2,
    .most = 40,
    .run = run_why,
};
