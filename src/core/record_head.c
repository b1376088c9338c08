/* record_head.c - the head of a record: which game, which scenario, who sat where, whose dice. */
#include <string.h>

#include "core/added.h"
#include "core/record_reader.h"
#include "core/sources.h"

static int head_game(struct reader *r)
{
    struct error inner;

    if (data_want(&r->d, 1, 1, "game ID", r->err))
        return -1;
    r->game = library_game(r->library, r->d.word[1], &inner);
    return r->game ? 0 : data_fail(&r->d, r->err, "%s", inner.text);
}

/* other_rules: the record needs other rules; say which program has them, if the record does. */
static int other_rules(struct reader *r, int version)
{
    bool older = version < r->game->rules_version;

    return data_fail(&r->d, r->err,
                     "the record was played with version %d of the rules, this program has %d; %s "
                     "can read it",
                     version, r->game->rules_version,
                     r->by[0] ? r->by
                     : older  ? "an older sandtable"
                              : "a newer sandtable");
}

static int head_rules(struct reader *r)
{
    int version;

    if (data_want(&r->d, 1, 1, "rules NUMBER", r->err) ||
        data_int(&r->d, 1, 1, 1 << 20, &version, r->err))
        return -1;
    if (!r->game)
        return data_fail(&r->d, r->err, "must come after the game line");
    return game_plays(r->game, version) ? 0 : other_rules(r, version);
}

static int head_by(struct reader *r)
{
    struct text by = text_fixed(r->by, sizeof r->by);

    if (data_want(&r->d, 1, 2, "by PROGRAM VERSION", r->err))
        return -1;
    for (int i = 1; i < r->d.count; i++)
        text_addf(&by, "%s%s", i > 1 ? " " : "", r->d.word[i]);
    return 0;
}

static int head_position_version(struct reader *r)
{
    return data_want(&r->d, 1, 1, "position NUMBER", r->err) ||
                   data_int(&r->d, 1, 1, 1 << 20, &r->position_version, r->err)
               ? -1
               : 0;
}

static int head_scenario(struct reader *r)
{
    r->scenario_line = r->d.line;
    return data_want(&r->d, 1, 1, "scenario ID", r->err) ||
                   data_name(&r->d, 1, r->scenario, sizeof r->scenario, r->err)
               ? -1
               : 0;
}

static int head_source(struct reader *r)
{
    return sources_line(r->sources, &r->d, r->err);
}

static int head_option(struct reader *r)
{
    struct setting *s = &r->setting[r->settings];
    struct error inner;
    int number;

    if (r->settings == OPTIONS_MAX)
        return data_fail(&r->d, r->err, "there are more than %d options", OPTIONS_MAX);
    if (data_want(&r->d, 2, 2, "option NAME VALUE", r->err) ||
        data_name(&r->d, 1, s->name, sizeof s->name, r->err) ||
        data_name(&r->d, 2, s->value, sizeof s->value, r->err))
        return -1;
    if (!r->game)
        return data_fail(&r->d, r->err, "must come after the game line");
    if (option_read(r->game, s->name, s->value, &number, &inner) < 0)
        return data_fail(&r->d, r->err, "%s", inner.text);
    r->settings++;
    return 0;
}

static int head_added(struct reader *r)
{
    return added_line(&r->added, &r->d, r->err);
}

/* head_person: "SIDE WORD", the next of a list of such lines. */
static int head_person(struct reader *r, struct person list[SEATS_MAX], int *count)
{
    if (*count == SEATS_MAX)
        return data_fail(&r->d, r->err, "there are more than %d of these lines", SEATS_MAX);
    struct person *p = &list[*count];
    p->line = r->d.line;
    if (data_name(&r->d, 1, p->side, sizeof p->side, r->err) ||
        data_name(&r->d, 2, p->words, sizeof p->words, r->err))
        return -1;
    ++*count;
    return 0;
}

static int head_seat(struct reader *r)
{
    return data_want(&r->d, 2, 2, "seat SIDE \"NAME\"", r->err)
               ? -1
               : head_person(r, r->seat, &r->seats);
}

static int head_nonce(struct reader *r)
{
    static const char form[] = "nonce SIDE WORD, or nonce SIDE WORD from NUMBER";

    if (data_want(&r->d, 2, 4, form, r->err) || head_person(r, r->nonce, &r->nonces))
        return -1;
    struct person *p = &r->nonce[r->nonces - 1];
    if (strchr(p->words, '|'))
        return data_fail(&r->d, r->err, "a nonce cannot contain a bar (|)");
    if (r->d.count == 3)
        return 0;
    if (r->d.count != 5 || strcmp(r->d.word[3], "from") != 0)
        return data_fail(&r->d, r->err, "should read %s", form);
    return data_int(&r->d, 4, 0, INT32_MAX, &p->from, r->err);
}

static int head_dice(struct reader *r)
{
    struct error inner;
    uint64_t seed;
    int kind;

    if (data_want(&r->d, 1, 3, "dice seeded N, dice given, or dice sealed HASH MATCH", r->err) ||
        data_choice(&r->d, 1, "given|seeded|sealed", &kind, r->err))
        return -1;
    if (kind == DICE_GIVEN && r->d.count == 2) {
        r->dice = fairdice_given();
        return 0;
    }
    if (kind == DICE_SEEDED && r->d.count == 3) {
        if (seed_read(r->d.word[2], &seed, &inner))
            return data_fail(&r->d, r->err, "the seed %s", inner.text);
        r->dice = fairdice_seeded(seed);
        return 0;
    }
    if (kind != DICE_SEALED || r->d.count != 4)
        return data_fail(&r->d, r->err,
                         "should read dice seeded N, dice given, or dice sealed HASH MATCH");
    r->dice = (struct fairdice){ .source = DICE_SEALED };
    if (digits_read(r->d.word[2], r->dice.commitment, SECRET_BYTES))
        return data_fail(&r->d, r->err, "the commitment is not %d hex digits", 2 * SECRET_BYTES);
    return data_name(&r->d, 3, r->dice.match, sizeof r->dice.match, r->err);
}

static int head_position(struct reader *r)
{
    const char *line = r->d.raw + strspn(r->d.raw, " \t") + 1;

    if (!r->position.length)
        r->position_line = r->d.line;
    text_add(&r->position, *line == ' ' ? line + 1 : line);
    text_add_char(&r->position, '\n');
    return 0;
}

static const struct head_line {
    const char *name;
    bool repeats;
    int (*read)(struct reader *r);
} head_lines[] = {
    { "by", false, head_by },
    { "game", false, head_game },
    { "rules", false, head_rules },
    { "position", false, head_position_version },
    { "scenario", false, head_scenario },
    { "data", true, head_source },
    { "file", true, head_source },
    { "option", true, head_option },
    { "+", true, head_added },
    { "seat", true, head_seat },
    { "dice", false, head_dice },
    { "nonce", true, head_nonce },
    { "|", true, head_position },
};

int record_head_line(struct reader *r)
{
    for (size_t i = 0; i < sizeof head_lines / sizeof head_lines[0]; i++) {
        if (!data_is(&r->d, head_lines[i].name))
            continue;
        if (!head_lines[i].repeats && r->head_seen & 1u << i)
            return data_fail(&r->d, r->err, "there can be only one such line");
        r->head_seen |= 1u << i;
        return head_lines[i].read(r);
    }
    return data_fail(&r->d, r->err, "is not a line of a record's head");
}
