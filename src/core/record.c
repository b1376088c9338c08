/* record.c - the record file: read and verify. Its head is in record_head.c, writing in
 * record_write.c. */
#include "core/record_reader.h"
#include "core/sources.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/verdict.h"

/* next_line: like data_next, but a line that begins with a bar may hold anything. */
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
            return data_utf8(&r->d, r->err) ? -1 : 1;
    }
    return got;
}

static int seat_of(struct reader *r, const struct person *p)
{
    int seat = scenario_seat(r->match->scn, p->side);

    if (seat < 0)
        error_set(r->err, "%s:%d: the scenario has no side \"%s\"", r->d.name, p->line, p->side);
    return seat;
}

static int name_seats(struct reader *r)
{
    struct match *m = r->match;

    for (int i = 0; i < r->seats; i++) {
        int seat = seat_of(r, &r->seat[i]);

        if (seat < 0)
            return -1;
        match_name_seat(m, seat, r->seat[i].words);
    }
    for (int i = 0; i < r->nonces; i++) {
        int seat = seat_of(r, &r->nonce[i]);

        if (seat < 0)
            return -1;
        snprintf(m->dice.nonce[seat], sizeof m->dice.nonce[seat], "%s", r->nonce[i].words);
        m->dice.nonce_from[seat] = (uint32_t)r->nonce[i].from;
    }
    return 0;
}

static int read_position(struct reader *r, const struct scenario *scn, void *state)
{
    struct data d;
    struct error inner;

    data_open(&d, r->d.name, r->position.at, r->position.length);
    d.line = r->position_line - 1;
    if (rules_read((struct rules){ r->game, scn }, &d, state, r->err))
        return -1;
    if (rules_audit((struct rules){ r->game, scn }, state, &inner))
        return error_set(r->err, "%s:%d: the position is not possible: %s", r->d.name,
                         r->position_line, inner.text);
    return 0;
}

/* learn_secret looks ahead for the secret of sealed dice, so that every die can be checked on its
 * own line. read_secret reports a wrong one. */
static void learn_secret(struct reader *r, struct fairdice *dice)
{
    uint8_t secret[SECRET_BYTES], commitment[SECRET_BYTES];

    for (const char *line = r->d.at; line < r->d.end;) {
        const char *stop = memchr(line, '\n', (size_t)(r->d.end - line));
        size_t length = (size_t)((stop ? stop : r->d.end) - line);
        char hex[2 * SECRET_BYTES + 1] = "";

        if (length == 7 + 2 * SECRET_BYTES && memcmp(line, "secret ", 7) == 0)
            memcpy(hex, line + 7, 2 * SECRET_BYTES);
        line = stop ? stop + 1 : r->d.end;
        if (!hex[0] || digits_read(hex, secret, SECRET_BYTES))
            continue;
        fairdice_commitment(secret, dice->match, commitment);
        if (memcmp(commitment, dice->commitment, SECRET_BYTES) != 0)
            continue;
        memcpy(dice->secret, secret, SECRET_BYTES);
        dice->secret_known = true;
    }
}

/* name_old_files: a record of format 1 names no files. Those that have changed since are in a list. */
static void name_old_files(struct reader *r)
{
    const struct content_file *list = content_find(r->library->content, "archive/format-1");
    struct error none;
    struct data d;

    if (r->format > 1 || r->sources->count || !list)
        return;
    content_read(list, &d);
    while (data_next(&d, &none) > 0 && sources_line(r->sources, &d, &none) == 0)
        ;
}

/* load_scenario makes the scenario from the files of the time, if they can be found. */
static struct scenario *load_scenario(struct reader *r)
{
    struct error inner;

    name_old_files(r);
    struct content content = sources_lay(r->sources, r->library->content, &r->changed);
    struct scenario *scn =
        scenario_load(r->game, &content, r->scenario, r->setting, r->settings, r->added.at, &inner);

    mem_free((struct content_file *)content.file);
    if (!scn && r->scenario_line)
        error_set(r->err, "%s:%d: scenario: %s", r->d.name, r->scenario_line, inner.text);
    else if (!scn)
        data_fail(&r->d, r->err, "%s", inner.text);
    return scn;
}

/* The head is complete: set the game up. */
static int begin_match(struct reader *r)
{
    if (!r->game)
        return data_fail(&r->d, r->err, "a game line must come first");
    struct scenario *scn = load_scenario(r);
    if (!scn)
        return -1;
    r->compare = r->format > 1 &&
                 (!r->position_version || r->position_version == game_position_version(r->game));
    void *position = NULL;
    if (r->position.length) {
        position = mem_alloc(r->game->state_size);
        if (read_position(r, scn, position)) {
            mem_free(position);
            scenario_free(scn);
            return -1;
        }
    }
    if (r->dice.source == DICE_SEALED)
        learn_secret(r, &r->dice);
    r->match = match_new(r->game, scn, position, r->dice);
    mem_free(position);
    return name_seats(r);
}

static int wrong_dice(struct reader *r, const uint8_t *fair, int count)
{
    char room[4 * DICE_MAX + 1];
    struct text t = text_fixed(room, sizeof room);

    for (int i = 0; i < count; i++)
        text_addf(&t, " %d", fair[i]);
    return data_fail(&r->d, r->err, "these are not the match's dice: roll %d shows%.160s",
                     r->match->rolls - 1, room);
}

/* check_sides: "d6" before the faces, which a record written by hand may leave out. *first: the word
 * with the first face. */
static int check_sides(struct reader *r, int sides, int *first)
{
    long told;

    *first = 2;
    if (r->d.word[2][0] != 'd')
        return 0;
    *first = 3;
    if (number_read(r->d.word[2] + 1, 1, 255, &told))
        return data_fail(&r->d, r->err, "\"%.20s\" should be the dice, such as d6, or a face",
                         r->d.word[2]);
    return told == sides
               ? 0
               : data_fail(&r->d, r->err, "dice of %d sides are due here, not of %ld", sides, told);
}

/* read_faces: how many there are, or -1. */
static int read_faces(struct reader *r, int first, uint8_t faces[DICE_MAX])
{
    int count = 0, value;

    for (int i = first; i < r->d.count; i++) {
        if (count == DICE_MAX)
            return data_fail(&r->d, r->err, "more than %d dice", DICE_MAX);
        if (data_int(&r->d, i, 1, 255, &value, r->err))
            return -1;
        faces[count++] = (uint8_t)value;
    }
    return count;
}

static int read_roll(struct reader *r, bool given)
{
    uint8_t faces[DICE_MAX], fair[DICE_MAX];
    struct match *m = r->match;
    struct error inner;
    int first;

    if (match_to_move(m) != SEAT_CHANCE)
        return data_fail(&r->d, r->err, "no dice are due here");
    struct dice d = rules_dice(m->rules, m->state);
    if (check_sides(r, d.sides, &first))
        return -1;
    int count = read_faces(r, first, faces);
    if (count < 0)
        return -1;
    if (match_throw(m, faces, count, given, &inner))
        return data_fail(&r->d, r->err, "%s", inner.text);
    if (!r->verify || given || !m->dice.secret_known)
        return 0;
    fairdice_roll(&m->dice, (uint32_t)m->rolls - 1, d, fair);
    return memcmp(fair, faces, d.count) == 0 ? 0 : wrong_dice(r, fair, d.count);
}

static int read_decision(struct reader *r, int seat)
{
    char words[DATA_LINE_MAX + 1];
    struct text t = text_fixed(words, sizeof words);
    struct refusal why = { .why = "" };

    for (int i = 2; i < r->d.count; i++)
        text_addf(&t, "%s%s", i > 2 ? " " : "", r->d.word[i]);
    if (match_play(r->match, seat, words, &why))
        return data_fail(&r->d, r->err, "\"%.80s\" is refused: %s%s%s", words, why.why,
                         why.clause[0] ? ", " : "", why.clause);
    return 0;
}

static uint64_t position_hash(struct reader *r)
{
    return record_hash(r->match->rules, r->match->state, &r->body);
}

/* check_tag: the digits after ~ must be those of the position after the entry. */
static int check_tag(struct reader *r, const char *recorded)
{
    char tag[8];

    if (!recorded)
        return r->verify ? data_fail(&r->d, r->err, "the line's check digits are missing") : 0;
    if (!r->compare)
        return 0;
    snprintf(tag, sizeof tag, "~%04x", (unsigned)(position_hash(r) & 0xffff));
    if (strcmp(recorded, tag) == 0)
        return 0;
    return data_fail(&r->d, r->err,
                     "the position after this line is not the recorded one (%s, recorded %.8s)",
                     tag, recorded);
}

/* take_tag cuts the check digits off the line, so that its words are the entry alone. */
static const char *take_tag(struct reader *r)
{
    const char *last = r->d.word[r->d.count - 1];

    if (last[0] != '~')
        return NULL;
    r->d.count--;
    return last;
}

static int read_entry(struct reader *r)
{
    const char *tag = take_tag(r);
    long number;

    if (r->match->count == RECORD_ENTRIES_MAX)
        return data_fail(&r->d, r->err, "a record has at most %d entries", RECORD_ENTRIES_MAX);
    if (r->d.count < 3 || number_read(r->d.word[0], 1, RECORD_ENTRIES_MAX, &number))
        return data_fail(&r->d, r->err,
                         "should read \"NUMBER SIDE NOTATION\" or \"NUMBER dice dSIDES FACES\"");
    if (number != r->match->count + 1)
        return data_fail(&r->d, r->err, "entry %d should come here", r->match->count + 1);
    const char *who = r->d.word[1];
    bool given = strcmp(who, "dice!") == 0;
    int seat = scenario_seat(r->match->scn, who);
    if (strcmp(who, "dice") != 0 && !given && seat < 0)
        return data_fail(&r->d, r->err, "\"%.20s\" is neither a side nor dice", who);
    if (seat < 0 ? read_roll(r, given) : read_decision(r, seat))
        return -1;
    return check_tag(r, tag);
}

static int read_taken_back(struct reader *r)
{
    int count;

    if (data_want(&r->d, 1, 1, "taken-back NUMBER", r->err) ||
        data_int(&r->d, 1, 1, 1 << 20, &count, r->err))
        return -1;
    if (r->result_seen)
        return data_fail(&r->d, r->err, "must come before the result");
    return match_take_rolls(r->match, count)
               ? data_fail(&r->d, r->err, "more rolls than a match can have")
               : 0;
}

/* read_returns: "SIDE N" for every seat, after the first word. */
static int read_returns(struct reader *r, int result[SEATS_MAX])
{
    const struct scenario *scn = r->match->scn;

    for (int i = 0; i < scn->seats; i++) {
        if (strcmp(r->d.word[1 + 2 * i], scn->side[i].id) != 0)
            return data_fail(&r->d, r->err, "side %d should be \"%s\"", i + 1, scn->side[i].id);
        if (data_int(&r->d, 2 + 2 * i, -RETURN_ONE, RETURN_ONE, &result[i], r->err))
            return -1;
    }
    return 0;
}

/* "by resignation": not in the rules, but the verdict must allow this result. */
static int read_verdict(struct reader *r, int word, const int result[SEATS_MAX])
{
    struct error inner;
    int verdict;

    if (data_choice(&r->d, word, VERDICT_NAMES, &verdict, r->err))
        return -1;
    return match_end(r->match, (enum verdict)(VERDICT_RESIGNATION + verdict), result, &inner)
               ? data_fail(&r->d, r->err, "%s", inner.text)
               : 0;
}

static int check_returns(struct reader *r, const int result[SEATS_MAX])
{
    const struct match *m = r->match;
    int returns[SEATS_MAX] = { 0 };

    if (match_to_move(m) != SEAT_NONE)
        return data_fail(&r->d, r->err, "the game is not over at this point");
    rules_returns(m->rules, m->state, returns);
    for (int i = 0; i < m->scn->seats; i++)
        if (result[i] != returns[i])
            return data_fail(&r->d, r->err, "the result of %s is %d by the rules, not %d",
                             m->scn->side[i].id, returns[i], result[i]);
    return 0;
}

static int read_result(struct reader *r)
{
    int result[SEATS_MAX] = { 0 }, words = 1 + 2 * r->match->scn->seats;
    bool verdict = r->d.count == words + 2 && strcmp(r->d.word[words], "by") == 0;

    if (r->result_seen)
        return data_fail(&r->d, r->err, "there can be only one such line");
    if (r->d.count != words && !verdict)
        return data_fail(&r->d, r->err, "should name every side and its result");
    if (read_returns(r, result))
        return -1;
    if (verdict ? read_verdict(r, words + 1, result) : check_returns(r, result))
        return -1;
    r->result_seen = true;
    return 0;
}

static int read_secret(struct reader *r)
{
    uint8_t commitment[SECRET_BYTES];
    struct match *m = r->match;

    if (data_want(&r->d, 1, 1, "secret HEX", r->err))
        return -1;
    if (m->dice.source != DICE_SEALED)
        return data_fail(&r->d, r->err, "the dice of this record are not sealed");
    if (digits_read(r->d.word[1], m->dice.secret, SECRET_BYTES))
        return data_fail(&r->d, r->err, "the secret is not %d hex digits", 2 * SECRET_BYTES);
    fairdice_commitment(m->dice.secret, m->dice.match, commitment);
    if (memcmp(commitment, m->dice.commitment, SECRET_BYTES) != 0)
        return data_fail(&r->d, r->err, "the secret does not match the commitment in the head");
    m->dice.secret_known = true;
    r->secret_seen = true;
    return 0;
}

static int read_state(struct reader *r)
{
    char hash[17];

    if (data_want(&r->d, 1, 1, "state HEX", r->err))
        return -1;
    snprintf(hash, sizeof hash, "%016" PRIx64, position_hash(r));
    if (r->compare && strcmp(hash, r->d.word[1]) != 0)
        return data_fail(&r->d, r->err, "the final position has hash %s, not %.20s", hash,
                         r->d.word[1]);
    r->state_seen = true;
    return 0;
}

/* line_start: where the line just read begins. */
static const char *line_start(const struct reader *r)
{
    const char *p = r->d.at;

    if (p > r->text && p[-1] == '\n')
        p--;
    while (p > r->text && p[-1] != '\n')
        p--;
    return p;
}

/* The sum vouches for every byte above it, and must itself be the last line, byte for byte. */
static int read_sum(struct reader *r)
{
    char line[80];

    if (data_want(&r->d, 1, 1, "sum HEX", r->err))
        return -1;
    r->sum_seen = true;
    if (!r->verify)
        return 0;
    memcpy(line, "sum ", 4);
    digest_text(r->text, (size_t)(line_start(r) - r->text), line + 4);
    if (strcmp(line + 4, r->d.word[1]) != 0)
        return data_fail(&r->d, r->err, "the text above was changed after the record was closed");
    if (strcmp(line, r->d.raw) != 0 || r->d.at != r->d.end || r->d.end[-1] != '\n')
        return data_fail(&r->d, r->err, "the record does not end with this line as it was written");
    return 0;
}

static int read_tail_line(struct reader *r)
{
    if (r->sum_seen)
        return data_fail(&r->d, r->err, "nothing may follow the sum");
    if (data_is(&r->d, "sum"))
        return read_sum(r);
    if (r->state_seen)
        return data_fail(&r->d, r->err, "only the sum may follow the state line");
    if (data_is(&r->d, "result"))
        return read_result(r);
    if (data_is(&r->d, "secret"))
        return read_secret(r);
    if (data_is(&r->d, "state"))
        return read_state(r);
    if (data_is(&r->d, "taken-back"))
        return read_taken_back(r);
    return read_entry(r);
}

static int read_first(struct reader *r)
{
    int got = next_line(r);

    if (got <= 0)
        return got < 0 ? -1 : error_set(r->err, "%s:1: the record is empty", r->d.name);
    if (!data_is(&r->d, "sandtable-record"))
        return error_set(r->err,
                         "%s:%d: not a record: it should begin with \"sandtable-record %d\"",
                         r->d.name, r->d.line, RECORD_FORMAT);
    if (data_want(&r->d, 1, 1, "sandtable-record FORMAT", r->err) ||
        data_int(&r->d, 1, 1, 1 << 20, &r->format, r->err))
        return -1;
    return r->format <= RECORD_FORMAT
               ? 0
               : data_fail(&r->d, r->err,
                           "format %d is newer than this program, which reads up to %d", r->format,
                           RECORD_FORMAT);
}

static int read_line(struct reader *r)
{
    if (r->moves)
        return read_tail_line(r);
    if (!data_is(&r->d, "moves"))
        return record_head_line(r);
    r->moves = true;
    return data_want(&r->d, 0, 0, "moves", r->err) ? -1 : begin_match(r);
}

static int read_all(struct reader *r)
{
    int got;

    if (read_first(r))
        return -1;
    while ((got = next_line(r)) > 0)
        if (read_line(r))
            return -1;
    if (got < 0)
        return -1;
    return r->moves
               ? 0
               : error_set(r->err, "%s:%d: the record ends before its moves", r->d.name, r->d.line);
}

/* What a verified record must have. */
static int complete(struct reader *r)
{
    const char *missing = NULL;

    if (!r->verify)
        return 0;
    if (!r->sum_seen)
        missing = "sum line, so nothing shows that it is complete";
    if (!r->state_seen)
        missing = "state line";
    if (match_to_move(r->match) == SEAT_NONE && !r->result_seen)
        missing = "result line though the game is over";
    if (match_to_move(r->match) == SEAT_NONE && r->dice.source == DICE_SEALED && !r->secret_seen)
        missing = "secret line though the game is over, so its dice cannot be checked";
    return missing ? error_set(r->err, "%s:%d: the record has no %s", r->d.name, r->d.line, missing)
                   : 0;
}

/* blame_data: if data files have changed, that is the likely cause of a failure, so the message says
 * so. If it gets too long, the rest is cut. */
static void blame_data(const struct reader *r)
{
    struct error what = *r->err;
    int room = ERROR_MAX - 3 - (int)r->changed.length;

    EXPECT(room > 0); /* the name of a file is short */
    if (r->changed.length)
        error_set(r->err, "%.*s; %s", room, what.text, r->changed.at);
}

/* remark: what could not be compared, when everything else was right. */
static void remark(const struct reader *r, struct text *remarks)
{
    if (r->format == 1)
        text_add(remarks, "Its check digits are of an older kind (format 1) and were not "
                          "compared.\n");
    else if (!r->compare)
        text_addf(remarks,
                  "Positions are written differently now (version %d then, %d now), so its check "
                  "digits were not compared.\n",
                  r->position_version, game_position_version(r->game));
    if (r->changed.length)
        text_addf(remarks, "It was played with different data: %s.\n", r->changed.at);
}

static struct match *read_record(struct reader *r, size_t size)
{
    if (size > RECORD_BYTES_MAX) {
        error_set(r->err, "%s: a record is at most %d bytes long", r->d.name, RECORD_BYTES_MAX);
        return NULL;
    }
    if (read_all(r) == 0 && complete(r) == 0)
        return r->match;
    blame_data(r);
    match_free(r->match);
    return NULL;
}

static struct match *read_as(const struct library *library, const char *name, const char *text,
                             size_t size, bool verify, struct text *remarks, struct error *err)
{
    struct error ignored;
    struct reader *r = mem_alloc(sizeof *r);

    r->library = library;
    r->text = text;
    r->err = err ? err : &ignored;
    r->verify = verify;
    r->position = text_growing();
    r->added = text_growing();
    r->changed = text_growing();
    r->body = text_growing();
    r->sources = sources_new();
    data_open(&r->d, name, text, size);
    struct match *match = read_record(r, size);
    if (match && remarks)
        remark(r, remarks);
    sources_free(r->sources);
    text_release(&r->position);
    text_release(&r->added);
    text_release(&r->changed);
    text_release(&r->body);
    mem_free(r);
    return match;
}

struct match *record_read(const struct library *library, const char *name, const char *text,
                          size_t size, struct error *err)
{
    return read_as(library, name, text, size, false, NULL, err);
}

struct match *record_verify(const struct library *library, const char *name, const char *text,
                            size_t size, struct text *remarks, struct error *err)
{
    return read_as(library, name, text, size, true, remarks, err);
}

bool record_begins(const char *text, size_t size)
{
    static const char magic[] = "sandtable-record ";

    return size >= sizeof magic - 1 && memcmp(text, magic, sizeof magic - 1) == 0;
}

static bool is_position(const char *text, size_t size)
{
    struct data d;

    data_open(&d, "", text, size);
    return data_next(&d, NULL) > 0 && data_is(&d, "game");
}

static struct match *open_position(const struct library *library, const char *name,
                                   const char *text, size_t size, struct error *err)
{
    const struct game *game;
    struct scenario *scn;
    struct data d;
    void *state;

    data_open(&d, name, text, size);
    if (position_read(library, &d, &game, &scn, &state, err))
        return NULL;
    struct match *m = match_new(game, scn, state, fairdice_given());
    mem_free(state);
    return m;
}

struct match *record_open(const struct library *library, const char *name, const char *text,
                          size_t size, struct error *err)
{
    static const char view[] = "sandtable-view ";

    if (size >= sizeof view - 1 && memcmp(text, view, sizeof view - 1) == 0) {
        error_set(err, "%s: this is what one side has seen of a game, not a record to play on",
                  name);
        return NULL;
    }
    return is_position(text, size) ? open_position(library, name, text, size, err)
                                   : record_read(library, name, text, size, err);
}
