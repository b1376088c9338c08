/* table_lines.c - the lines of a log, what each of them does, and what people read of it. */
#include <stdio.h>
#include <string.h>

#include "ai/bot.h"
#include "server/table_inside.h"

/* who_is: the person's name, or the side where none was given. */
static const char *who_is(const struct table *t, int seat)
{
    return seat >= 0 && t->match->seat_name[seat][0] ? t->match->seat_name[seat]
                                                     : seat_title(t, seat);
}

/* --- the lines --- */

struct words {
    const char *side; /* the second word of the line */
    int seat;         /* whose it is, or SEAT_NONE; of a rewind: the last word */
    const char *rest; /* what follows it */
    bool given;       /* of dice: entered by hand */
    int64_t at;
    struct error *err;
};

static int bad_line(const struct words *w, const char *why)
{
    return error_set(w->err, "%s", why);
}

/* offers_end: whoever was to answer may have gone. */
static void offers_end(struct table *t)
{
    t->draw.by = t->takeback.by = SEAT_NONE;
}

/* sits_down: somebody decides for this seat from now on; the orders of the last holder end. */
static void sits_down(struct table *t, int seat, enum who who, const char *name)
{
    struct seat *s = &t->seat[seat];
    char shown[sizeof t->match->seat_name[0]];

    if (s->who == WHO_PERSON)
        offers_end(t);
    s->who = who;
    s->standing = (struct standing){ STANDING_ASK, 0 };
    t->card_stale = true;
    snprintf(s->level, sizeof s->level, "%s", who == WHO_COMPUTER ? name : "");
    snprintf(shown, sizeof shown, "%s%s", who == WHO_COMPUTER ? "computer " : "", name);
    match_name_seat(t->match, seat, shown);
}

static void note_who_sits(struct table *t, int seat, enum who who, const char *name)
{
    if (who == WHO_OPEN)
        log_note(t, seat, "The seat of %s is open.", seat_title(t, seat));
    else if (who == WHO_COMPUTER)
        log_note(t, seat, "The computer (%s) plays %s now.", name, seat_title(t, seat));
    else
        log_note(t, seat, "%s plays %s now.", name[0] ? name : "Somebody", seat_title(t, seat));
}

static int line_seat(struct table *t, const struct words *w)
{
    static const char *const known[] = {
        [WHO_OPEN] = "open", [WHO_PERSON] = "person", [WHO_COMPUTER] = "computer"
    };
    size_t length = strcspn(w->rest, " ");
    const char *name = w->rest[length] ? w->rest + length + 1 : "";
    enum who before = t->seat[w->seat].who, who = WHO_OPEN;

    while (who <= WHO_COMPUTER && (strncmp(known[who], w->rest, length) != 0 || known[who][length]))
        who++;
    if (who > WHO_COMPUTER)
        return bad_line(w, "a seat is open, a person's or a computer's");
    t->seat[w->seat].resigned = false; /* only in logs of old: see api_handover */
    sits_down(t, w->seat, who, name);
    if (who == WHO_OPEN)
        t->opened = w->at;
    if (before != WHO_NOBODY)
        note_who_sits(t, w->seat, who, name);
    return 0;
}

static int line_name(struct table *t, const struct words *w)
{
    match_name_seat(t->match, w->seat, w->rest);
    t->card_stale = true;
    return 0;
}

static int line_nonce(struct table *t, const struct words *w)
{
    struct fairdice *dice = &t->match->dice;

    if (dice->nonce[w->seat][0] || strlen(w->rest) >= NONCE_MAX)
        return bad_line(w, "a seat adds a nonce once");
    snprintf(dice->nonce[w->seat], NONCE_MAX, "%s", w->rest);
    dice->nonce_from[w->seat] = (uint32_t)t->match->rolls;
    return 0;
}

/* Playing on without an answer declines an offered draw; a takeback offer ends in any case. */
static void offers_lapse(struct table *t, int seat)
{
    t->takeback.by = SEAT_NONE;
    if (t->draw.by != SEAT_NONE && !(t->draw.agreed & 1u << seat))
        t->draw.by = SEAT_NONE;
}

/* time_taken: how long this decision took, from the moment it was due. */
static uint32_t time_taken(struct table *t, const struct words *w)
{
    EXPECT(w->seat >= 0);
    int64_t took = t->arisen ? table_time_between(t, t->arisen, w->at) : 0;

    t->took[w->seat] += took;
    return took > UINT32_MAX ? UINT32_MAX : (uint32_t)took;
}

/* position_changed: a line has changed the position or ended the match. */
static void position_changed(struct table *t, const struct words *w)
{
    t->decided = t->seq + 1;
    t->arisen = w->at;
}

/* make_decision: this seat plays, and its clock is charged. */
static int make_decision(struct table *t, const struct words *w)
{
    struct refusal why = { .why = "" };

    if (table_over(t))
        return bad_line(w, "the match is over");
    int64_t since = t->since, left = t->left[w->seat];
    table_charge(t, w->at);
    if (match_play(t->match, w->seat, w->rest, &why)) {
        t->since = since;
        t->left[w->seat] = left;
        return bad_line(w, why.why);
    }
    struct log_line *line = log_add(t, LOG_PLAY, w->seat);
    log_events(t, line);
    line->took = time_taken(t, w);
    position_changed(t, w);
    t->last_seat = w->seat;
    t->has_decided |= 1u << w->seat;
    table_end_by_rules(t);
    table_move_passes(t);
    table_start_clock(t, w->at);
    return 0;
}

static int line_play(struct table *t, const struct words *w)
{
    if (make_decision(t, w))
        return -1;
    offers_lapse(t, w->seat);
    return 0;
}

/* A seat that was not asked has not declined a draw. */
static int line_answer(struct table *t, const struct words *w)
{
    if (make_decision(t, w))
        return -1;
    t->takeback.by = SEAT_NONE;
    return 0;
}

static int line_standing(struct table *t, const struct words *w)
{
    const struct game *game = t->match->rules.game;

    if (!standing_takes(game))
        return bad_line(w, "this game has no decisions for standing orders");
    if (standing_parse(game, w->rest, &t->seat[w->seat].standing, w->err))
        return -1;
    t->seat[w->seat].orders++;
    return 0;
}

static int read_faces(const char *words, uint8_t faces[DICE_MAX])
{
    int count = 0, used = 0, value;

    while (count < DICE_MAX && sscanf(words, " %d%n", &value, &used) == 1) {
        faces[count++] = (uint8_t)(value < 0 || value > 255 ? 0 : value);
        words += used;
    }
    return *words ? -1 : count;
}

/* line_dice: the first face is in the place of a side, so the line is read again from there. */
static int line_dice(struct table *t, const struct words *w)
{
    uint8_t faces[DICE_MAX];
    int count = read_faces(w->side, faces);

    if (table_over(t))
        return bad_line(w, "the match is over");
    if (count < 0)
        return bad_line(w, "too many dice, or something that is not a number");
    if (match_throw(t->match, faces, count, w->given, w->err))
        return -1;
    log_events(t, log_add(t, LOG_DICE, SEAT_CHANCE));
    position_changed(t, w);
    table_end_by_rules(t);
    table_move_passes(t);
    table_start_clock(t, w->at);
    return 0;
}

static int line_back(struct table *t, const struct words *w)
{
    long count;
    char number[12];

    snprintf(number, sizeof number, "%.*s", (int)strcspn(w->side, " "), w->side);
    if (table_over(t) || number_read(number, 0, t->match->count, &count))
        return bad_line(w, "there is nothing to go back to");
    table_charge(t, w->at);
    match_rewind(t->match, (int)count);
    log_drop(t, (int)count);
    EXPECT(t->match->count == count);
    log_note(t, w->seat, "%s takes back.", who_is(t, w->seat));
    position_changed(t, w);
    offers_end(t);
    t->on_move = match_to_move(t->match) >= 0 ? match_to_move(t->match) : t->on_move;
    table_start_clock(t, w->at);
    return 0;
}

/* A line of older logs: the dice that were taken back were thrown again. */
static int line_rewind(struct table *t, const struct words *w)
{
    int drawn = t->match->drawn;

    t->match->drawn = 0;
    if (line_back(t, w)) {
        t->match->drawn = drawn;
        return -1;
    }
    t->match->drawn = t->match->rolls;
    return 0;
}

/* The match goes on: the computer plays this seat to the end, at the usual level. */
static void computer_takes_over(struct table *t, int seat)
{
    const struct game *game = t->match->rules.game;
    const struct level *usual = level_find(game, "normal", NULL);
    const char *level = (usual ? usual : level_at(game, 0))->name;

    sits_down(t, seat, WHO_COMPUTER, level);
    note_who_sits(t, seat, WHO_COMPUTER, level);
}

/* An open seat can run out of time as well: whoever left it is in no hurry. */
static int give_up(struct table *t, const struct words *w, enum verdict verdict)
{
    struct seat *s = &t->seat[w->seat];

    if (table_over(t))
        return bad_line(w, "the match is over");
    if (s->resigned || s->who == WHO_COMPUTER || (s->who == WHO_OPEN && verdict != VERDICT_TIME))
        return bad_line(w, "only a person who still plays can give up");
    log_note(t, w->seat, verdict == VERDICT_TIME ? "The time of %s is up." : "%s resigns.",
             who_is(t, w->seat));
    table_charge(t, w->at);
    position_changed(t, w);
    offers_end(t);
    s->resigned = true;
    s->was = s->who;
    snprintf(s->person, sizeof s->person, "%.*s", NAME_BYTES, t->match->seat_name[w->seat]);
    table_gave_up(t, w->seat, verdict);
    if (!table_over(t))
        computer_takes_over(t, w->seat);
    table_start_clock(t, w->at);
    return 0;
}

static int line_resign(struct table *t, const struct words *w)
{
    return give_up(t, w, VERDICT_RESIGNATION);
}

static int line_timeout(struct table *t, const struct words *w)
{
    return give_up(t, w, VERDICT_TIME);
}

/* answer: yes offers or agrees, no ends the offer. Returns whether everybody agrees now. */
static bool answer(struct table *t, struct offer *offer, const struct words *w, const char *what)
{
    bool yes = strcmp(w->rest, "yes") == 0;

    if (!yes) {
        log_note(t, w->seat, offer->by == w->seat ? "%s no longer asks for %s." : "%s declines %s.",
                 who_is(t, w->seat), what);
        offer->by = SEAT_NONE;
        return false;
    }
    log_note(t, w->seat, offer->by == SEAT_NONE ? "%s asks for %s." : "%s agrees to %s.",
             who_is(t, w->seat), what);
    if (offer->by == SEAT_NONE) {
        offer->by = w->seat;
        offer->agreed = 0;
    }
    offer->agreed |= 1u << w->seat;
    return !(table_persons(t) & ~offer->agreed);
}

static int line_draw(struct table *t, const struct words *w)
{
    if (table_over(t))
        return bad_line(w, "the match is over");
    if (answer(t, &t->draw, w, "a draw")) {
        table_charge(t, w->at);
        position_changed(t, w);
        table_end(t, VERDICT_AGREEMENT, 0);
    }
    return 0;
}

/* The rewind itself is a line of its own, which the server adds once everybody agrees. */
static int line_takeback(struct table *t, const struct words *w)
{
    int seat;

    if (table_over(t))
        return bad_line(w, "the match is over");
    if (t->takeback.by == SEAT_NONE)
        t->takeback.entry = table_takeback_point(t, 1u << w->seat, &seat);
    answer(t, &t->takeback, w, "a move to be taken back");
    return 0;
}

static int line_chat(struct table *t, const struct words *w)
{
    log_say(t, LOG_CHAT, w->seat, w->rest, w->at);
    return 0;
}

static int line_mute(struct table *t, const struct words *w)
{
    unsigned bit = 1u << (w->seat >= 0 ? w->seat : SPECTATORS);
    bool on = strcmp(w->rest, "on") == 0;

    t->muted = on ? t->muted | bit : t->muted & ~bit;
    log_note(t, w->seat, on ? "The host mutes %s." : "The host lets %s talk again.",
             w->seat >= 0 ? who_is(t, w->seat) : "the spectators");
    return 0;
}

static int line_out(struct table *t, const struct words *w)
{
    const char *level = w->rest + strcspn(w->rest, " ");
    bool open = strcmp(w->rest, "open") == 0;

    if (w->seat < 0) { /* their links end: nothing of the table changes */
        log_note(t, SEAT_NONE, "The host puts out the spectators.");
        return 0;
    }
    if (table_over(t) || t->seat[w->seat].who != WHO_PERSON)
        return bad_line(w, "there is nobody to put out");
    log_note(t, w->seat, "The host puts out %s.", who_is(t, w->seat));
    sits_down(t, w->seat, open ? WHO_OPEN : WHO_COMPUTER, level + (level[0] == ' '));
    t->opened = open ? w->at : t->opened;
    note_who_sits(t, w->seat, t->seat[w->seat].who, t->seat[w->seat].level);
    return 0;
}

/* line_clock: how the clocks go, "add SECONDS" or "each"; before the first decision. */
static int line_clock(struct table *t, const struct words *w)
{
    long add = 0;
    bool each = strcmp(w->side, "each") == 0;

    if (!t->head.minutes || t->match->count)
        return bad_line(w, "it is too late to set the clocks, or there are none");
    if (!each && (strncmp(w->side, "add ", 4) != 0 || number_read(w->rest, 1, CLOCK_ADD_MAX, &add)))
        return bad_line(w, "clocks cannot go like that");
    t->timing = (struct timing){ .add = (int)add, .each = each };
    t->card_stale = true;
    return 0;
}

static int line_rematch(struct table *t, const struct words *w)
{
    snprintf(t->rematch, sizeof t->rematch, "%s", w->side);
    log_note(t, SEAT_NONE, "A rematch is set up.");
    return 0;
}

/* --- what a line takes of its seat's share --- */

enum { TALK_UNIT = 128 }; /* bytes of talk that count as one message */

/* Lines that only begin something count: an answer to it, or the way back, is never too much. */

static uint32_t cost_one(const struct table *t, const struct words *w)
{
    (void)t;
    (void)w;
    return 1;
}

static uint32_t cost_chat(const struct table *t, const struct words *w)
{
    (void)t;
    return 1 + (uint32_t)(strlen(w->rest) / TALK_UNIT);
}

static uint32_t cost_seat(const struct table *t, const struct words *w)
{
    return t->seat[w->seat].who == WHO_PERSON;
}

static uint32_t cost_draw(const struct table *t, const struct words *w)
{
    return t->draw.by == SEAT_NONE && strcmp(w->rest, "yes") == 0;
}

static uint32_t cost_takeback(const struct table *t, const struct words *w)
{
    return t->takeback.by == SEAT_NONE && strcmp(w->rest, "yes") == 0;
}

/* What is taken back was a line each, and will be played again. */
static uint32_t cost_rewind(const struct table *t, const struct words *w)
{
    long count;
    char number[12];

    snprintf(number, sizeof number, "%.*s", (int)strcspn(w->side, " "), w->side);
    if (number_read(number, 0, t->match->count, &count))
        return 1;
    return 1 + (uint32_t)(t->match->count - count);
}

/* most_of: how much each seat may add of every kind, and what to say when it has. */
static const struct {
    uint32_t most;
    const char *words;
} most_of[SHARES] = {
    [SHARE_NAMES] = { 100, "This seat has changed its name %u times" },
    [SHARE_ORDERS] = { 1000, "This seat has given orders %u times" },
    [SHARE_OFFERS] = { 300, "This seat has made %u offers" },
    [SHARE_HANDS] = { 60, "This seat has been handed over %u times" },
    [SHARE_TALK] = { 1000, "%u messages have been written" },
    [SHARE_BACK] = { 20000, "This seat has taken back %u decisions and rolls" },
    [SHARE_HOST] = { 200, "The host has looked after the table %u times" },
};

static const struct line_form {
    const char *name;
    bool of_seat, secret;
    int (*apply)(struct table *t, const struct words *w);
    uint32_t (*cost)(const struct table *t, const struct words *w); /* NULL: nothing, ever */
    enum share share;
} forms[] = {
    { "play", true, false, line_play, NULL, 0 },
    { "dice", false, false, line_dice, NULL, 0 },
    { "dice!", false, false, line_dice, NULL, 0 },
    { "answer", true, false, line_answer, NULL, 0 },
    { "resign", true, false, line_resign, NULL, 0 },
    { "timeout", true, false, line_timeout, NULL, 0 },
    { "clock", false, false, line_clock, NULL, 0 },
    { "nonce", true, false, line_nonce, NULL, 0 },
    { "rematch", false, false, line_rematch, NULL, 0 },
    { "chat", false, false, line_chat, cost_chat, SHARE_TALK },
    { "seat", true, false, line_seat, cost_seat, SHARE_HANDS },
    { "mute", false, false, line_mute, cost_one, SHARE_HOST },
    { "out", false, false, line_out, cost_one, SHARE_HOST },
    { "name", true, false, line_name, cost_one, SHARE_NAMES },
    { "back", false, false, line_back, cost_rewind, SHARE_BACK },
    { "rewind", false, false, line_rewind, cost_rewind, SHARE_BACK },
    { "draw", true, false, line_draw, cost_draw, SHARE_OFFERS },
    { "takeback", true, false, line_takeback, cost_takeback, SHARE_OFFERS },
    { "standing", true, true, line_standing, cost_one, SHARE_ORDERS },
};

static const struct line_form *form_of(const char *text, size_t length)
{
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (strlen(forms[i].name) == length && strncmp(forms[i].name, text, length) == 0)
            return &forms[i];
    return NULL;
}

/* read_line takes a line apart. NULL and a sentence when it is not a known one. */
static const struct line_form *read_line(const struct table *t, const char *text, struct words *w,
                                         struct error *err)
{
    size_t length = strcspn(text, " ");
    const struct line_form *form = form_of(text, length);
    char side[20];

    *w = (struct words){ .side = text + length + (text[length] == ' '),
                         .given = strncmp(text, "dice!", length) == 0 && length == 5,
                         .err = err };
    length = strcspn(w->side, " ");
    snprintf(side, sizeof side, "%.*s", (int)length, w->side);
    w->rest = w->side + length + (w->side[length] == ' ');
    w->seat = scenario_seat(t->match->scn, form && form->cost == cost_rewind ? w->rest : side);
    if (w->seat < 0)
        w->seat = SEAT_NONE;
    if (!form || (w->seat < 0 && form->of_seat)) {
        error_set(err, "line %u of the log %s", t->stored + 1,
                  form ? "names no side" : "is not a known one");
        return NULL;
    }
    return form;
}

/* used_by: where a line counts. The host and the spectators, who speak as one, have no seat. */
static uint32_t *used_by(struct table *t, const struct words *w, const struct line_form *form)
{
    bool seated = w->seat >= 0 && form->share != SHARE_HOST;

    return seated ? &t->seat[w->seat].used[form->share] : &t->others[form->share];
}

/* may_take_back: an offer to take back is refused at once if the seat could not do it in the end. */
static int may_take_back(const struct table *t, int seat, struct error *err)
{
    int mine, point = table_takeback_point(t, 1u << seat, &mine);
    char rewind[40];

    snprintf(rewind, sizeof rewind, "back %d %s", point < 0 ? 0 : point,
             t->match->scn->side[seat].id);
    return table_share(t, rewind, err);
}

int table_share(const struct table *t, const char *line, struct error *err)
{
    struct words w;
    const struct line_form *form = read_line(t, line, &w, err);

    if (!form)
        return -1;
    if (form->apply == line_play && t->match->count >= TABLE_ENTRIES_MAX)
        return error_set(err,
                         "This match has %d decisions and rolls, which is the most in one match; "
                         "agree on a draw, or resign",
                         t->match->count);
    uint32_t cost = form->cost ? form->cost(t, &w) : 0, most = most_of[form->share].most;
    if (cost && *used_by((struct table *)t, &w, form) + cost > most) {
        struct text words = text_fixed(err->text, sizeof err->text);

        text_addf(&words, most_of[form->share].words, most);
        text_add(&words, ", which is the most in one match");
        return -1;
    }
    return cost && form->apply == line_takeback ? may_take_back(t, w.seat, err) : 0;
}

int table_apply(struct table *t, struct store_line line, struct error *err)
{
    struct words w;

    if (line.seq != t->stored + 1)
        return error_set(err, "line %u of the log is due, not %u", t->stored + 1, line.seq);
    const struct line_form *form = read_line(t, line.text, &w, err);
    if (!form)
        return -1;
    uint32_t cost = form->cost ? form->cost(t, &w) : 0;
    w.at = line.at;
    if (form->apply(t, &w))
        return -1;
    *used_by(t, &w, form) += cost;
    t->stored = line.seq;
    t->seq += !form->secret;
    return 0;
}
