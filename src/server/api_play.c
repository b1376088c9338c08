/* api_play.c - what people do at a table: decide, take back, agree, give up, talk, hand over. */
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "base/plain.h"
#include "core/plan.h"
#include "server/body.h"
#include "server/listen.h"
#include "server/service.h"
#include "server/token.h"
#include "server/view.h"

/* --- answers --- */

/* refuse_with_view: the reason, and the table as it is now, to save the client a question. */
static void refuse_with_view(struct call *c, int status, const char *clause, const char *why)
{
    struct json j = reply_json(c->r, status);

    json_open_object(&j, NULL);
    json_string(&j, "error", why);
    if (clause[0])
        json_string(&j, "clause", clause);
    view_full(c->t, c->you, table_viewpoint(c->t, c->you, -1), c->s->now, &j, "view");
    json_close_object(&j);
}

int call_seat(struct call *c)
{
    struct error err;
    long seat;

    if (body_number(c->body, "seat", 0, SEATS_MAX - 1, -1, &seat, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return -1;
    }
    if (seat < 0)
        seat = table_viewpoint(c->t, c->you, -1);
    if (seat >= 0 && c->you & 1u << seat)
        return (int)seat;
    reply_error(c->r, 403, NULL, "This is not your seat.");
    return -1;
}

/* append_or_refuse: one line, and {"seq"} when it fits. */
static void append_or_refuse(struct call *c, const char *verb, int seat, const char *words)
{
    struct error err;

    if (durable_append(c->s, c->t, &err, "%s %s%s%s", verb, c->t->match->scn->side[seat].id,
                       words[0] ? " " : "", words))
        reply_error(c->r, 422, NULL, "%s.", err.text);
    else
        reply_seq(c);
}

/* --- the game --- */

/* stale: is the position no longer the one the client saw? Chat and names since then do not
 * matter. */
static bool stale(struct call *c, long seq)
{
    if (seq >= (long)c->t->decided && seq <= (long)c->t->seq)
        return false;
    refuse_with_view(c, 409, "",
                     seq > (long)c->t->seq ? "Your page is out of sync with the match."
                                           : "The position has changed since you saw it.");
    return true;
}

/* seat_to_move: -1 and the answer, unless it is this caller's decision. */
static int seat_to_move(struct call *c)
{
    int mover = match_to_move(c->t->match);
    char why[120];

    if (mover >= 0 && c->you & 1u << mover && c->t->seat[mover].who == WHO_PERSON)
        return mover;
    if (mover >= 0)
        snprintf(why, sizeof why, "It is the decision of %s.", seat_title(c->t, mover));
    else
        snprintf(why, sizeof why, "The match is over.");
    refuse_with_view(c, mover >= 0 ? 403 : 422, "", why);
    return -1;
}

/* check_view: would the rules accept it? Checked on the mover's view, so that a refusal gives
 * nothing away. */
static int check_view(const struct table *t, int seat, const char *words, struct refusal *why)
{
    const struct match *m = t->match;
    void *view = mem_alloc(m->rules.game->state_size);
    struct action action;
    struct error err;
    int bad = 0;

    memset(&action, 0, sizeof action);
    rules_observe(m->rules, m->state, seat, view);
    if (rules_parse(m->rules, view, words, &action, &err))
        bad = refuse(why, "", "%s", err.text);
    else
        bad = rules_check(m->rules, view, &action, why);
    mem_free(view);
    return bad;
}

/* sentence: what people read begins with a capital and ends with a full stop. */
static void sentence(char *to, size_t room, const char *words)
{
    size_t length = strlen(words);

    snprintf(to, room, "%s%s", words, length && words[length - 1] == '.' ? "" : ".");
    if (to[0] >= 'a' && to[0] <= 'z')
        to[0] -= 'a' - 'A';
}

/* go_on: what follows without a decision of anybody happens at once. */
static void go_on(struct call *c)
{
    struct error err;

    if (durable_go_on(c->s, c->t, &err))
        fprintf(stderr, "sandtable: match %s: %s\n", c->t->head.id, err.text);
}

/* An order as it was sent: an action, perhaps with more that are to follow it. */
struct order {
    long seq;
    char action[400];
    char then[3000]; /* further actions with ";" between them */
    bool usual;      /* and then the usual way to go on */
};

/* read_order: 0, or -1 and the call is answered. */
static int read_order(struct call *c, struct order *o)
{
    struct error err;

    if (body_number(c->body, "seq", 0, UINT32_MAX, -1, &o->seq, &err) ||
        body_text(c->body, "action", o->action, sizeof o->action, &err) ||
        body_text(c->body, "then", o->then, sizeof o->then, &err) ||
        body_flag(c->body, "usual", &o->usual, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return -1;
    }
    if (o->seq < 0 || !o->action[0]) {
        reply_error(c->r, 400, NULL, "\"seq\" and \"action\" are needed.");
        return -1;
    }
    plain_line(o->action);
    plain_line(o->then);
    return 0;
}

/* play_next: one more action of an order; false when the rules refuse it. */
static bool play_next(struct call *c, int seat, const char *words)
{
    struct error err;

    if (check_view(c->t, seat, words, NULL) ||
        durable_append(c->s, c->t, &err, "play %s %s", c->t->match->scn->side[seat].id, words))
        return false;
    go_on(c);
    return true;
}

/* play_usual: the usual way to go on with what was begun, if there is one. */
static bool play_usual(struct call *c, int seat)
{
    const struct match *m = c->t->match;
    struct view view = { seat, mem_alloc(m->rules.game->state_size) };
    struct action action;
    char words[400];
    struct text notation = text_fixed(words, sizeof words);

    rules_observe(m->rules, m->state, seat, (void *)view.state);
    bool found = plan_usual(m->rules, view, &action);
    if (found)
        rules_text(m->rules, view.state, &action, &notation);
    mem_free((void *)view.state);
    return found && play_next(c, seat, words);
}

/* play_on: the rest of an order, as long as nothing comes in between: no dice have fallen, nobody else
 * has to decide, and the rules agree. Returns how many more actions were played. */
static int play_on(struct call *c, int seat, struct order *o, int rolls)
{
    const struct match *m = c->t->match;
    char *rest = NULL, *words = strtok_r(o->then, ";", &rest);
    int played = 0;

    while (m->rolls == rolls && match_to_move(m) == seat) {
        while (words && *words == ' ')
            words++;
        if (words ? !play_next(c, seat, words) : !o->usual || !play_usual(c, seat))
            break;
        words = words ? strtok_r(NULL, ";", &rest) : NULL;
        played++;
    }
    return played;
}

void api_act(struct call *c)
{
    struct refusal why = { .why = "" };
    struct order order = { .usual = false };
    struct error err;
    char reason[200];

    if (read_order(c, &order) || stale(c, order.seq))
        return;
    int seat = seat_to_move(c), rolls = c->t->match->rolls;
    if (seat < 0)
        return;
    if (check_view(c->t, seat, order.action, &why)) {
        sentence(reason, sizeof reason, why.why);
        refuse_with_view(c, 422, why.clause, reason);
        return;
    }
    if (durable_append(c->s, c->t, &err, "play %s %s", c->t->match->scn->side[seat].id,
                       order.action)) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    go_on(c);
    int played = 1 + play_on(c, seat, &order, rolls);
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_int(&j, "seq", c->t->seq);
    json_int(&j, "played", played);
    json_close_object(&j);
}

static void rewind_to(struct call *c, int point, int seat)
{
    struct error err;

    if (durable_append(c->s, c->t, &err, "back %d %s", point, c->t->match->scn->side[seat].id))
        reply_error(c->r, 422, NULL, "%s.", err.text);
    else
        reply_seq(c);
}

void api_undo(struct call *c)
{
    struct error err;
    long seq, entry;
    int point = table_undo_point(c->t, c->you);

    if (body_number(c->body, "seq", 0, UINT32_MAX, c->t->seq, &seq, &err) ||
        body_number(c->body, "entry", 0, UINT32_MAX, -1, &entry, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    if (stale(c, seq))
        return;
    if (point < 0)
        reply_error(c->r, 422, NULL,
                    "Nothing can be taken back without asking: dice fell, something was "
                    "revealed, or somebody else has decided since.");
    else if (entry >= 0 && table_undo_reaches(c->t, c->you, entry))
        rewind_to(c, (int)entry, c->t->match->entry[entry].seat);
    else
        rewind_to(c, point, c->t->match->entry[point].seat);
}

/* --- agreements --- */

/* read_answer: 1 for yes, 0 for no; else -1, and the call is answered. */
static int read_answer(struct call *c)
{
    char words[8];
    struct error err;
    int choice = -1;

    if (body_text(c->body, "answer", words, sizeof words, &err) == 0)
        choice = choice_find("no|yes", words);
    if (choice < 0)
        reply_error(c->r, 400, NULL, "\"answer\" should be yes or no.");
    return choice;
}

/* may_answer: can this seat offer, agree or decline now? 0, or -1 and answered. */
static int may_answer(struct call *c, const struct offer *offer, int seat, bool yes)
{
    if (table_over(c->t))
        reply_error(c->r, 422, NULL, "The match is over.");
    else if (c->t->seat[seat].who != WHO_PERSON || c->t->seat[seat].resigned)
        reply_error(c->r, 422, NULL, "You have handed over this seat or resigned.");
    else if (!yes && offer->by == SEAT_NONE)
        reply_error(c->r, 422, NULL, "There is nothing to decline.");
    else if (yes && offer->by != SEAT_NONE && offer->agreed & 1u << seat)
        reply_error(c->r, 422, NULL, "You have already agreed.");
    else
        return 0;
    return -1;
}

/* agree_all: a person who holds several seats says yes for all of them. */
static int agree_all(struct call *c, const char *verb, const struct offer *offer, int seat)
{
    struct error err;
    const struct scenario *scn = c->t->match->scn;

    if (durable_append(c->s, c->t, &err, "%s %s yes", verb, scn->side[seat].id)) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return -1;
    }
    for (int i = 0; i < scn->seats; i++)
        if (offer->by != SEAT_NONE && c->you & table_persons(c->t) & ~offer->agreed & 1u << i &&
            durable_append(c->s, c->t, &err, "%s %s yes", verb, scn->side[i].id)) {
            reply_error(c->r, 422, NULL, "%s.", err.text);
            return -1;
        }
    return 0;
}

void api_draw(struct call *c)
{
    struct offer *offer = &c->t->draw;
    int yes = read_answer(c), seat = yes < 0 ? -1 : call_seat(c);

    if (seat < 0 || may_answer(c, offer, seat, yes))
        return;
    for (int i = 0; i < c->t->match->scn->seats && yes; i++)
        if (c->t->seat[i].who == WHO_COMPUTER &&
            c->t->match->scn->side[i].team != c->t->match->scn->side[seat].team) {
            reply_error(c->r, 422, NULL, "The computer never agrees to a draw.");
            return;
        }
    if (!yes)
        append_or_refuse(c, "draw", seat, "no");
    else if (agree_all(c, "draw", offer, seat) == 0)
        reply_seq(c);
}

void api_takeback(struct call *c)
{
    struct table *t = c->t;
    int yes = read_answer(c), seat = yes < 0 ? -1 : call_seat(c), asker = SEAT_NONE;

    if (seat < 0 || may_answer(c, &t->takeback, seat, yes))
        return;
    if (!yes) {
        append_or_refuse(c, "takeback", seat, "no");
        return;
    }
    if (t->takeback.by == SEAT_NONE && table_takeback_point(t, c->you, &asker) < 0) {
        reply_error(c->r, 422, NULL, "You have not made a move yet.");
        return;
    }
    if (agree_all(c, "takeback", &t->takeback, asker >= 0 ? asker : seat))
        return;
    if (!(table_persons(t) & ~t->takeback.agreed))
        rewind_to(c, t->takeback.entry, t->takeback.by);
    else
        reply_seq(c);
}

void api_resign(struct call *c)
{
    int seat = call_seat(c);

    if (seat >= 0)
        append_or_refuse(c, "resign", seat, "");
}

/* --- people --- */

void api_name(struct call *c)
{
    char name[NAME_BYTES + 1];
    struct error err;

    if (body_text(c->body, "name", name, sizeof name, &err) || nonce_early(c->body, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    int seat = call_seat(c);
    if (seat < 0)
        return;
    if (c->t->seat[seat].who != WHO_PERSON) {
        reply_error(c->r, 422, NULL, "You don't control this seat.");
        return;
    }
    plain_name(name);
    if (name[0] && strcmp(name, c->t->match->seat_name[seat]) != 0)
        append_or_refuse(c, "name", seat, name);
    else
        reply_seq(c);
}

/* api_nonce: what the seat adds to the dice, sent by somebody who has seen what they are committed
 * to. */
void api_nonce(struct call *c)
{
    const struct fairdice *dice = &c->t->match->dice;
    char nonce[40], seen[2 * SECRET_BYTES + 1], ours[2 * SECRET_BYTES + 1];
    struct error err;

    if (body_text(c->body, "nonce", nonce, sizeof nonce, &err) ||
        body_text(c->body, "commitment", seen, sizeof seen, &err) || nonce_check(nonce, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    int seat = call_seat(c);
    if (seat < 0)
        return;
    digits_write(dice->commitment, SECRET_BYTES, ours);
    if (strcmp(seen, ours) != 0)
        reply_error(c->r, 409, NULL, "This is not the commitment of this match's dice.");
    else if (c->t->seat[seat].who != WHO_PERSON || table_over(c->t))
        reply_error(c->r, 422, NULL, "You don't control this seat.");
    else
        append_or_refuse(c, "nonce", seat, nonce);
}

/* api_standing: if this very seat is being asked, its orders answer at once. */
void api_standing(struct call *c)
{
    char words[STANDING_TEXT];
    const struct game *game = c->t->match->rules.game;
    struct standing orders;
    struct error err;

    if (body_text(c->body, "orders", words, sizeof words, &err) ||
        (standing_takes(game) && standing_parse(game, words, &orders, &err))) {
        reply_error(c->r, 400, NULL, "%s.", err.text);
        return;
    }
    int seat = call_seat(c);
    if (seat < 0)
        return;
    if (c->t->seat[seat].who != WHO_PERSON || table_over(c->t)) {
        reply_error(c->r, 422, NULL, "You don't control this seat.");
        return;
    }
    if (durable_append(c->s, c->t, &err, "standing %s %s", c->t->match->scn->side[seat].id,
                       words)) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    go_on(c);
    reply_seq(c);
}

/* letters: how many characters a UTF-8 text has. */
static int letters(const char *text)
{
    int count = 0;

    for (; *text; text++)
        count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

void api_chat(struct call *c)
{
    char text[CHAT_BYTES + 1];
    struct error err;

    if (body_text(c->body, "text", text, sizeof text, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    plain_line(text);
    if (!text[0] || letters(text) > 500) {
        reply_error(c->r, 422, NULL, "Say something, in at most 500 characters.");
        return;
    }
    int seat = table_viewpoint(c->t, c->you, -1);
    if (c->t->muted & 1u << (seat >= 0 ? seat : SPECTATORS)) {
        reply_error(c->r, 422, NULL, "The host of this table has muted you.");
        return;
    }
    if (durable_append(c->s, c->t, &err, "chat %s %s",
                       seat >= 0 ? c->t->match->scn->side[seat].id : "-", text))
        reply_error(c->r, 422, NULL, "%s.", err.text);
    else
        reply_seq(c);
}

/* --- handing over --- */

static void to_computer(struct call *c, int seat)
{
    char level[16], words[40];
    struct error err;

    if (body_text(c->body, "level", level, sizeof level, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    struct level chosen;
    if (bots_level(c->s, c->t->match->rules.game, level, &chosen, &err)) {
        reply_error(c->r, 422, NULL, "%s", err.text);
        return;
    }
    bool last = !(table_persons(c->t) & ~(1u << seat)); /* the computers go on alone */
    if (last && bots_room(c->s, call_address(c), &err)) {
        reply_error(c->r, 429, NULL, "%s", err.text);
        return;
    }
    snprintf(words, sizeof words, "computer %s", chosen.name);
    append_or_refuse(c, "seat", seat, words);
}

static void to_me(struct call *c, int seat)
{
    if (c->t->seat[seat].who == WHO_PERSON)
        reply_error(c->r, 422, NULL, "You already control this seat.");
    else
        append_or_refuse(c, "seat", seat, "person ");
}

/* pass_on: the caller's token loses the seat; a new token gets it, or anybody who is invited. */
static void pass_on(struct call *c, int seat, bool open)
{
    struct table *t = c->t;

    EXPECT(c->token >= 0 && c->token < t->tokens);
    struct store_token mine = t->token[c->token],
                       next = { .kind = open ? TOKEN_INVITE : TOKEN_SEAT };
    char token[TOKEN_DIGITS + 1];
    struct error err;

    EXPECT(table_room_for_tokens(t)); /* a seat changes hands only so often */
    if (durable_append(c->s, t, &err, "seat %s %s", t->match->scn->side[seat].id,
                       open ? "open" : "person ")) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    mine.seats &= ~(1u << seat);
    if (!mine.seats)
        mine.kind = TOKEN_LEFT;
    durable_token(c->s, t, &mine);
    next.seats = open ? 0 : 1u << seat;
    token_new(token);
    token_hash(token, next.hash);
    durable_token(c->s, t, &next);
    listeners_leave(c->s, t, c->token);
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_int(&j, "seq", t->seq);
    json_string(&j, open ? "invite" : "token", token);
    json_close_object(&j);
}

void api_handover(struct call *c)
{
    char to[12];
    struct error err;
    int seat = call_seat(c);

    if (seat < 0)
        return;
    if (body_text(c->body, "to", to, sizeof to, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    if (table_over(c->t)) {
        reply_error(c->r, 422, NULL, "The match is over.");
        return;
    }
    if (c->t->seat[seat].resigned) {
        reply_error(c->r, 422, NULL, "You have given up; the computer plays this seat to the end.");
        return;
    }
    switch (choice_find("computer|me|link|open", to)) {
    case 0: to_computer(c, seat); break;
    case 1: to_me(c, seat); break;
    case 2: pass_on(c, seat, false); break;
    case 3: pass_on(c, seat, true); break;
    default: reply_error(c->r, 400, NULL, "\"to\" should be computer, me, link or open.");
    }
}
