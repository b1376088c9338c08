/* apply.c - `apply`: make decisions in a record and write the record that results. */
#include "cli/cli.h"

#include <string.h>

enum { FACES_MAX = 1024 };

/* The faces given with --dice, used up in order. */
struct given_dice {
    bool any;
    int count, used;
    uint8_t face[FACES_MAX];
};

static int read_dice(const struct cli *cli, struct given_dice *dice, struct error *err)
{
    const char *words = cli_flag(cli, "--dice");

    *dice = (struct given_dice){ .any = words != NULL };
    if (words && (dice->count = cli_faces(words, dice->face, FACES_MAX, err)) < 0)
        return error_wrap(err, "--dice");
    return 0;
}

static int take_faces(struct match *m, struct given_dice *dice, struct error *err)
{
    struct dice d = rules_dice(m->rules, m->state);

    if (dice->count - dice->used < d.count)
        return error_set(err, "%dd%d are due, but --dice has %d left", d.count, d.sides,
                         dice->count - dice->used);
    if (match_throw(m, dice->face + dice->used, d.count, true, err))
        return error_wrap(err, "--dice");
    dice->used += d.count;
    return 0;
}

/* roll_due rolls all dice that are due, or takes their faces from --dice. */
static int roll_due(struct match *m, struct given_dice *dice, struct error *err)
{
    while (match_to_move(m) == SEAT_CHANCE) {
        if (dice->any) {
            if (take_faces(m, dice, err))
                return -1;
        } else if (m->dice.secret_known) {
            match_roll(m);
        } else {
            struct dice d = rules_dice(m->rules, m->state);

            return error_set(
                err, "%dd%d are due and this record cannot roll them; give the faces with --dice",
                d.count, d.sides);
        }
    }
    return 0;
}

static int play_all(const struct cli *cli, struct match *m, struct given_dice *dice)
{
    struct error err;

    if (roll_due(m, dice, &err))
        return cli_fail("%s", err.text);
    for (int i = 1; i < cli->args; i++) {
        struct refusal why = { .why = "" };
        struct action action;

        if (match_to_move(m) >= 0 && match_parse(m, cli->arg[i], &action, &why))
            return cli_fail("%s", why.why);
        if (match_play(m, match_to_move(m), cli->arg[i], &why)) {
            cli_fail("\"%.80s\" is illegal: %s%s%s%s", cli->arg[i], why.why,
                     why.clause[0] ? " (" : "", why.clause, why.clause[0] ? ")" : "");
            return EXIT_NO;
        }
        if (roll_due(m, dice, &err))
            return cli_fail("after \"%.80s\": %s", cli->arg[i], err.text);
    }
    if (dice->used < dice->count)
        return cli_fail("--dice has %d more than were due", dice->count - dice->used);
    return EXIT_DONE;
}

static int run_apply(struct cli *cli)
{
    struct given_dice dice;
    struct error err;

    if (read_dice(cli, &dice, &err))
        return cli_fail("%s", err.text);
    struct match *m = cli_match(cli, cli->arg[0], &err);
    if (!m)
        return cli_fail("%s", err.text);
    int status = play_all(cli, m, &dice);
    if (status == EXIT_DONE)
        status = cli_save(cli, m);
    match_free(m);
    return status;
}

static const struct flag flags[] = {
    { "--dice", "4,2,...",
      "the faces of all dice that are rolled (default: the record's own dice)" },
    { "--output", "FILE", "write to FILE, or -o FILE (default: standard output)" },
    { NULL, NULL, NULL },
};

const struct verb verb_apply = {
    .name = "apply",
    .group = "Records and positions",
    .usage = "RECORD ACTION... [--dice 4,2,...] [-o FILE]",
    .summary = "Make decisions, one for each argument; dice are rolled, or taken from --dice.",
    .example = "sandtable apply game.record 'pack 2' 'pack 1' march -o next.record",
    .flags = flags,
    .least = 1,
    .most = CLI_ARGS_MAX,
    .run = run_apply,
};
