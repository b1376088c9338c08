/* record.c - the record file: write, read, verify. */
#include "core/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"

/* --- writing --- */

static void write_dice(const struct match *m, struct text *out)
{
    const struct fairdice *d = &m->dice;
    char hex[2 * SECRET_BYTES + 1];

    if (d->source == DICE_GIVEN)
        text_add(out, "dice given\n");
    if (d->source == DICE_SEEDED)
        text_addf(out, "dice seeded %" PRIu64 "\n", d->seed);
    if (d->source != DICE_SEALED)
        return;
    hex_write(d->commitment, SECRET_BYTES, hex);
    text_addf(out, "dice sealed %s %s\n", hex, d->match);
    for (int i = 0; i < m->scn->seats; i++)
        if (d->nonce[i][0])
            text_addf(out, "nonce %s %s\n", m->scn->side[i].id, d->nonce[i]);
}

/* The position to start from, each line behind a bar so that drawings keep their blanks. */
static void write_start(const struct match *m, struct text *out)
{
    struct text body = text_growing();

    m->rules.game->write(m->scn, m->start, &body);
    for (const char *line = body.at; *line;) {
        size_t length = strcspn(line, "\n");

        text_add(out, "| ");
        text_add_bytes(out, line, length);
        text_add_char(out, '\n');
        line += length + (line[length] == '\n');
    }
    text_release(&body);
}

static void write_head(const struct match *m, struct text *out)
{
    const struct game *g = m->rules.game;

    text_addf(out, "sandtable-record %d\ngame %s\nrules %d\nscenario %s\n", RECORD_FORMAT, g->id,
              g->rules_version, m->scn->id);
    for (int i = 0; g->options && g->options[i].name; i++) {
        char value[32];

        if (m->scn->option[i] == g->options[i].initial)
            continue;
        option_show(&g->options[i], m->scn->option[i], value, sizeof value);
        text_addf(out, "option %s %s\n", g->options[i].name, value);
    }
    for (int i = 0; i < m->scn->seats; i++)
        if (m->seat_name[i][0])
            text_addf(out, "seat %s \"%s\"\n", m->scn->side[i].id, m->seat_name[i]);
    write_dice(m, out);
    if (!m->from_start)
        write_start(m, out);
}

static void write_moves(const struct match *m, struct text *out)
{
    const struct game *g = m->rules.game;
    void *state = mem_alloc(g->state_size);

    text_add(out, "moves\n");
    memcpy(state, m->start, g->state_size);
    for (int i = 0; i < m->count; i++) {
        text_addf(out, "%d ", i + 1);
        match_entry_text(m, state, i, out);
        g->apply(m->scn, state, &m->entry[i].action, NULL);
        text_addf(out, " ~%04x\n", (unsigned)(hash_bytes(state, g->state_size) & 0xffff));
    }
    mem_free(state);
}

static void write_result(const struct match *m, struct text *out)
{
    int returns[SEATS_MAX] = { 0 };

    m->rules.game->returns(m->scn, m->state, returns);
    text_add(out, "result");
    for (int i = 0; i < m->scn->seats; i++)
        text_addf(out, " %s %d", m->scn->side[i].id, returns[i]);
    text_add_char(out, '\n');
}

void record_write(const struct match *m, enum record_scope scope, struct text *out)
{
    bool over = match_to_move(m) == SEAT_NONE;
    char hex[65];
    size_t from = out->length;

    write_head(m, out);
    write_moves(m, out);
    if (over)
        write_result(m, out);
    if (m->dice.source == DICE_SEALED && m->dice.secret_known && (over || scope == RECORD_WHOLE)) {
        hex_write(m->dice.secret, SECRET_BYTES, hex);
        text_addf(out, "secret %s\n", hex);
    }
    text_addf(out, "state %016" PRIx64 "\n", match_hash(m));
    digest_text(out->at + from, out->length - from, hex);
    text_addf(out, "sum %s\n", hex);
}

/* --- reading --- */

struct reader {
    const struct library *library;
    const char *text;
    struct data d;
    struct error *err;

    /* the head */
    const struct game *game;
    char scenario[40];
    struct setting setting[OPTIONS_MAX];
    int settings;
    struct {
        char side[12], words[64];
    } seat[SEATS_MAX], nonce[SEATS_MAX];
    int seats, nonces;
    struct fairdice dice;
    bool dice_told;
    struct text position; /* the lines behind bars, without the bars */

    /* the rest */
    bool verify, result_seen, secret_seen, state_seen, sum_seen;
    struct match *match;
};

static int head_game(struct reader *r)
{
    struct error inner;

    if (data_want(&r->d, 1, 1, "game ID", r->err))
        return -1;
    r->game = library_game(r->library, r->d.word[1], &inner);
    return r->game ? 0 : data_fail(&r->d, r->err, "%s", inner.text);
}

static int head_rules(struct reader *r)
{
    int version;

    if (data_want(&r->d, 1, 1, "rules NUMBER", r->err) ||
        data_int(&r->d, 1, 1, 1 << 20, &version, r->err))
        return -1;
    if (!r->game)
        return data_fail(&r->d, r->err, "must come after the game line");
    if (version != r->game->rules_version)
        return data_fail(&r->d, r->err, "the record was played by version %d of the rules, this program has %d",
                         version, r->game->rules_version);
    return 0;
}

static int head_scenario(struct reader *r)
{
    return data_want(&r->d, 1, 1, "scenario ID", r->err) ||
                   data_name(&r->d, 1, r->scenario, sizeof r->scenario, r->err)
               ? -1
               : 0;
}

static int head_option(struct reader *r)
{
    struct setting *s = &r->setting[r->settings];

    if (r->settings == OPTIONS_MAX)
        return data_fail(&r->d, r->err, "there are more than %d options", OPTIONS_MAX);
    if (data_want(&r->d, 2, 2, "option NAME VALUE", r->err) ||
        data_name(&r->d, 1, s->name, sizeof s->name, r->err) ||
        data_name(&r->d, 2, s->value, sizeof s->value, r->err))
        return -1;
    r->settings++;
    return 0;
}

static int head_seat(struct reader *r)
{
    bool nonce = data_is(&r->d, "nonce");
    int *count = nonce ? &r->nonces : &r->seats;

    if (data_want(&r->d, 2, 2, nonce ? "nonce SIDE WORD" : "seat SIDE \"NAME\"", r->err))
        return -1;
    if (*count == SEATS_MAX)
        return data_fail(&r->d, r->err, "there are more than %d", SEATS_MAX);
    if (data_name(&r->d, 1, nonce ? r->nonce[*count].side : r->seat[*count].side, 12, r->err) ||
        data_name(&r->d, 2, nonce ? r->nonce[*count].words : r->seat[*count].words, 64, r->err))
        return -1;
    ++*count;
    return 0;
}

static int head_dice(struct reader *r)
{
    int kind;
    char *end;

    if (data_want(&r->d, 1, 3, "dice seeded N, dice given, or dice sealed HASH MATCH", r->err) ||
        data_choice(&r->d, 1, "given|seeded|sealed", &kind, r->err))
        return -1;
    r->dice_told = true;
    if (kind == DICE_GIVEN && r->d.count == 2) {
        r->dice = fairdice_given();
        return 0;
    }
    if (kind == DICE_SEEDED && r->d.count == 3) {
        uint64_t seed = strtoull(r->d.word[2], &end, 10);

        if (*end || r->d.word[2][0] < '0' || r->d.word[2][0] > '9')
            return data_fail(&r->d, r->err, "\"%.40s\" is not a seed", r->d.word[2]);
        r->dice = fairdice_seeded(seed);
        return 0;
    }
    if (kind != DICE_SEALED || r->d.count != 4)
        return data_fail(&r->d, r->err,
                         "should read dice seeded N, dice given, or dice sealed HASH MATCH");
    r->dice = (struct fairdice){ .source = DICE_SEALED };
    if (hex_read(r->d.word[2], r->dice.commitment, SECRET_BYTES))
        return data_fail(&r->d, r->err, "the commitment is not %d hex digits", 2 * SECRET_BYTES);
    return data_name(&r->d, 3, r->dice.match, sizeof r->dice.match, r->err);
}

static int head_position(struct reader *r)
{
    const char *line = r->d.raw + strspn(r->d.raw, " \t") + 1;

    text_add(&r->position, *line == ' ' ? line + 1 : line);
    text_add_char(&r->position, '\n');
    return 0;
}

static const struct head_line {
    const char *name;
    int (*read)(struct reader *r);
} head_lines[] = {
    { "game", head_game }, { "rules", head_rules }, { "scenario", head_scenario },
    { "option", head_option }, { "seat", head_seat }, { "nonce", head_seat },
    { "dice", head_dice }, { "|", head_position },
};

static int read_head_line(struct reader *r)
{
    for (size_t i = 0; i < sizeof head_lines / sizeof head_lines[0]; i++)
        if (data_is(&r->d, head_lines[i].name))
            return head_lines[i].read(r);
    return data_fail(&r->d, r->err, "is not a line of a record's head");
}

/* next_line: as data_next, but a line behind a bar may hold anything. */
static int next_line(struct reader *r)
{
    int got;

    while ((got = data_next_raw(&r->d, r->err)) > 0) {
        const char *p = r->d.raw + strspn(r->d.raw, " \t");

        if (*p == '|') {
            r->d.word[0] = "|";
            r->d.count = 1;
            return 1;
        }
        if (data_split(&r->d, r->err))
            return -1;
        if (r->d.count)
            return 1;
    }
    return got;
}

static int seat_of(struct reader *r, const struct scenario *scn, const char *side)
{
    int seat = scenario_seat(scn, side);

    if (seat < 0)
        error_set(r->err, "%s: the scenario has no side \"%s\"", r->d.name, side);
    return seat;
}

static int name_seats(struct reader *r)
{
    struct match *m = r->match;

    for (int i = 0; i < r->seats; i++) {
        int seat = seat_of(r, m->scn, r->seat[i].side);

        if (seat < 0)
            return -1;
        match_name_seat(m, seat, r->seat[i].words);
    }
    for (int i = 0; i < r->nonces; i++) {
        int seat = seat_of(r, m->scn, r->nonce[i].side);

        if (seat < 0)
            return -1;
        snprintf(m->dice.nonce[seat], sizeof m->dice.nonce[seat], "%s", r->nonce[i].words);
    }
    return 0;
}

static int read_position(struct reader *r, const struct scenario *scn, void *state)
{
    struct data d;
    char name[120];
    struct error inner;

    snprintf(name, sizeof name, "%.80s, position", r->d.name);
    data_open(&d, name, r->position.at, r->position.length);
    if (r->game->read(scn, &d, state, r->err))
        return -1;
    if (r->game->audit(scn, state, &inner))
        return error_set(r->err, "%s: the position is not possible: %s", r->d.name, inner.text);
    return 0;
}

/* The head is complete: set the game up. */
static int begin_match(struct reader *r)
{
    struct error inner;

    if (!r->game)
        return error_set(r->err, "%s: the record has no game line", r->d.name);
    if (!r->dice_told)
        r->dice = fairdice_given();
    struct scenario *scn = scenario_load(r->game, r->library->content, r->scenario, r->setting,
                                         r->settings, &inner);
    if (!scn)
        return error_set(r->err, "%s: %s", r->d.name, inner.text);
    void *position = NULL;
    if (r->position.length) {
        position = mem_alloc(r->game->state_size);
        if (read_position(r, scn, position)) {
            mem_free(position);
            scenario_free(scn);
            return -1;
        }
    }
    r->match = match_new(r->game, scn, position, r->dice);
    mem_free(position);
    return name_seats(r);
}

static int read_roll(struct reader *r, bool given)
{
    uint8_t faces[DICE_MAX], fair[DICE_MAX];
    struct match *m = r->match;
    struct error inner;
    int count = 0, value;

    for (int i = 2; i < r->d.count && r->d.word[i][0] != '~'; i++) {
        if (count == DICE_MAX)
            return data_fail(&r->d, r->err, "more than %d dice", DICE_MAX);
        if (data_int(&r->d, i, 1, 255, &value, r->err))
            return -1;
        faces[count++] = (uint8_t)value;
    }
    if (match_to_move(m) != SEAT_CHANCE)
        return data_fail(&r->d, r->err, "no dice are due here");
    struct dice d = r->game->dice(m->scn, m->state);
    if (match_give(m, faces, count, &inner))
        return data_fail(&r->d, r->err, "%s", inner.text);
    m->entry[m->count - 1].given = given;
    if (!r->verify || given || !m->dice.secret_known)
        return 0;
    fairdice_roll(&m->dice, (uint32_t)m->rolls - 1, d, fair);
    if (memcmp(fair, faces, d.count) != 0)
        return data_fail(&r->d, r->err, "the dice are not those of the match's stream: roll %d begins with %d",
                         m->rolls, fair[0]);
    return 0;
}

static int read_decision(struct reader *r, int seat)
{
    char words[DATA_LINE_MAX + 1];
    struct text t = text_fixed(words, sizeof words);
    struct refusal why = { .why = "" };

    for (int i = 2; i < r->d.count && r->d.word[i][0] != '~'; i++)
        text_addf(&t, "%s%s", i > 2 ? " " : "", r->d.word[i]);
    if (match_play(r->match, seat, words, &why))
        return data_fail(&r->d, r->err, "\"%.80s\" is refused: %s%s%s", words, why.why,
                         why.clause[0] ? ", " : "", why.clause);
    return 0;
}

static int read_entry(struct reader *r)
{
    int number;

    if (r->match->count == RECORD_ENTRIES_MAX)
        return data_fail(&r->d, r->err, "a record has at most %d entries", RECORD_ENTRIES_MAX);
    if (data_int(&r->d, 0, 1, RECORD_ENTRIES_MAX, &number, r->err))
        return -1;
    if (number != r->match->count + 1)
        return data_fail(&r->d, r->err, "entry %d is due here", r->match->count + 1);
    if (r->d.count < 3)
        return data_fail(&r->d, r->err, "should read \"NUMBER SIDE NOTATION\" or \"NUMBER dice FACES\"");
    const char *who = r->d.word[1];
    bool given = strcmp(who, "dice!") == 0;
    int seat = scenario_seat(r->match->scn, who);
    if (strcmp(who, "dice") != 0 && !given && seat < 0)
        return data_fail(&r->d, r->err, "\"%.20s\" is neither a side nor dice", who);
    if (seat < 0 ? read_roll(r, given) : read_decision(r, seat))
        return -1;
    const char *last = r->d.word[r->d.count - 1];
    char tag[8];
    snprintf(tag, sizeof tag, "~%04x", (unsigned)(match_hash(r->match) & 0xffff));
    if (last[0] == '~' && strcmp(last, tag) != 0)
        return data_fail(&r->d, r->err, "the position after this line is not the recorded one (%s, recorded %.8s)",
                         tag, last);
    if (r->verify && last[0] != '~')
        return data_fail(&r->d, r->err, "the line's check digits are missing");
    return 0;
}

static int read_result(struct reader *r)
{
    int returns[SEATS_MAX] = { 0 }, told;
    const struct match *m = r->match;

    if (match_to_move(m) != SEAT_NONE)
        return data_fail(&r->d, r->err, "the game is not over at this point");
    if (r->d.count != 1 + 2 * m->scn->seats)
        return data_fail(&r->d, r->err, "should name every side and its result");
    r->game->returns(m->scn, m->state, returns);
    for (int i = 0; i < m->scn->seats; i++) {
        if (strcmp(r->d.word[1 + 2 * i], m->scn->side[i].id) != 0)
            return data_fail(&r->d, r->err, "side %d should be \"%s\"", i + 1, m->scn->side[i].id);
        if (data_int(&r->d, 2 + 2 * i, -RETURN_ONE, RETURN_ONE, &told, r->err))
            return -1;
        if (told != returns[i])
            return data_fail(&r->d, r->err, "the result of %s is %d by the rules, not %d",
                             m->scn->side[i].id, returns[i], told);
    }
    r->result_seen = true;
    return 0;
}

/* check_sealed: replays the rolls against a secret that came after them. */
static int check_sealed(struct reader *r)
{
    struct match *m = r->match;
    void *state = mem_alloc(r->game->state_size);
    int roll = 0, bad = 0;

    memcpy(state, m->start, r->game->state_size);
    for (int i = 0; i < m->count && !bad; i++) {
        const struct entry *e = &m->entry[i];
        uint8_t fair[DICE_MAX];

        if (e->seat == SEAT_CHANCE) {
            fairdice_roll(&m->dice, (uint32_t)roll++, r->game->dice(m->scn, state), fair);
            if (!e->given && memcmp(fair, e->face, e->face_count) != 0)
                bad = i + 1;
        }
        r->game->apply(m->scn, state, &e->action, NULL);
    }
    mem_free(state);
    return bad ? data_fail(&r->d, r->err, "entry %d does not show the dice this secret gives", bad)
               : 0;
}

static int read_secret(struct reader *r)
{
    uint8_t commitment[SECRET_BYTES];
    struct match *m = r->match;

    if (data_want(&r->d, 1, 1, "secret HEX", r->err))
        return -1;
    if (m->dice.source != DICE_SEALED)
        return data_fail(&r->d, r->err, "the dice of this record are not sealed");
    if (hex_read(r->d.word[1], m->dice.secret, SECRET_BYTES))
        return data_fail(&r->d, r->err, "the secret is not %d hex digits", 2 * SECRET_BYTES);
    fairdice_commitment(m->dice.secret, m->dice.match, commitment);
    if (memcmp(commitment, m->dice.commitment, SECRET_BYTES) != 0)
        return data_fail(&r->d, r->err, "the secret does not fit the commitment in the head");
    m->dice.secret_known = true;
    r->secret_seen = true;
    return r->verify ? check_sealed(r) : 0;
}

static int read_state(struct reader *r)
{
    char hash[17];

    if (data_want(&r->d, 1, 1, "state HEX", r->err))
        return -1;
    snprintf(hash, sizeof hash, "%016" PRIx64, match_hash(r->match));
    if (strcmp(hash, r->d.word[1]) != 0)
        return data_fail(&r->d, r->err, "the final position has hash %s, not %.20s", hash,
                         r->d.word[1]);
    r->state_seen = true;
    return 0;
}

static int read_sum(struct reader *r, size_t before)
{
    char sum[65];

    if (data_want(&r->d, 1, 1, "sum HEX", r->err))
        return -1;
    r->sum_seen = true;
    if (!r->verify)
        return 0;
    digest_text(r->text, before, sum);
    if (strcmp(sum, r->d.word[1]) != 0)
        return data_fail(&r->d, r->err, "the text above was changed after the record was closed");
    return 0;
}

static int read_tail_line(struct reader *r, size_t before)
{
    if (r->sum_seen)
        return data_fail(&r->d, r->err, "nothing may follow the sum");
    if (data_is(&r->d, "result"))
        return read_result(r);
    if (data_is(&r->d, "secret"))
        return read_secret(r);
    if (data_is(&r->d, "state"))
        return read_state(r);
    if (data_is(&r->d, "sum"))
        return read_sum(r, before);
    if (r->state_seen)
        return data_fail(&r->d, r->err, "no move may follow the state line");
    return read_entry(r);
}

static int read_all(struct reader *r)
{
    bool moves = false;
    int version, got;

    if ((got = next_line(r)) <= 0)
        return got < 0 ? -1 : error_set(r->err, "%s: the record is empty", r->d.name);
    if (!data_is(&r->d, "sandtable-record"))
        return error_set(r->err, "%s:%d: not a record: it should begin with \"sandtable-record %d\"",
                         r->d.name, r->d.line, RECORD_FORMAT);
    if (data_int(&r->d, 1, 1, RECORD_FORMAT, &version, r->err))
        return -1;
    for (;;) {
        size_t before = (size_t)(r->d.at - r->text);

        if ((got = next_line(r)) <= 0)
            break;
        if (moves ? read_tail_line(r, before) : data_is(&r->d, "moves") ? 0 : read_head_line(r))
            return -1;
        if (!moves && data_is(&r->d, "moves")) {
            moves = true;
            if (begin_match(r))
                return -1;
        }
    }
    if (got < 0)
        return -1;
    return moves ? 0 : error_set(r->err, "%s: the record ends before its moves", r->d.name);
}

/* What a verified record must have said by its end. */
static int complete(struct reader *r)
{
    const char *missing = NULL;

    if (!r->verify)
        return 0;
    if (!r->sum_seen)
        missing = "sum line, so nothing shows that it is whole";
    if (!r->state_seen)
        missing = "state line";
    if (match_to_move(r->match) == SEAT_NONE && !r->result_seen)
        missing = "result line though the game is over";
    if (match_to_move(r->match) == SEAT_NONE && r->dice.source == DICE_SEALED && !r->secret_seen)
        missing = "secret line though the game is over, so its dice cannot be checked";
    return missing ? error_set(r->err, "%s:%d: the record has no %s", r->d.name, r->d.line, missing)
                   : 0;
}

struct match *record_read(const struct library *library, const char *name, const char *text,
                          size_t size, bool verify, struct error *err)
{
    struct reader *r = mem_alloc(sizeof *r);
    struct match *match = NULL;

    r->library = library;
    r->text = text;
    r->err = err;
    r->verify = verify;
    r->position = text_growing();
    data_open(&r->d, name, text, size);
    if (size > RECORD_BYTES_MAX)
        error_set(err, "%s: a record is at most %d bytes long", name, RECORD_BYTES_MAX);
    else if (read_all(r) == 0 && complete(r) == 0) {
        match = r->match;
        r->match = NULL;
    }
    match_free(r->match);
    text_release(&r->position);
    mem_free(r);
    return match;
}

bool record_begins(const char *text, size_t size)
{
    static const char magic[] = "sandtable-record ";

    return size >= sizeof magic - 1 && memcmp(text, magic, sizeof magic - 1) == 0;
}
