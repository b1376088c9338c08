/* api_match.c - new matches: create, join, rematch, fork. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "base/plain.h"
#include "core/added.h"
#include "server/body.h"
#include "server/service.h"
#include "server/token.h"

enum { INVITATIONS_KEPT = 8 }; /* in a rematch */

/* What is asked for when a match is made. */
struct setup {
    char game[40], scenario[40], options[1024];
    struct text added; /* lines added to the scenario */
    char wish[120];    /* what is left to chance, for the game to add */
    struct {
        enum who who;
        bool kept; /* open, for whoever has its own invitation */
        char level[16], name[NAME_BYTES + 1];
    } seat[SEATS_MAX];
    int seats;
    long minutes;
    struct timing timing;
    bool is_public, hotseat;
};

/* --- reading what is asked for --- */

static int add_option(void *context, const char *key, const char *words, struct error *err)
{
    struct setup *setup = context;
    size_t used = strlen(setup->options);

    if (strlen(key) > 31 || strlen(words) > 31 || strpbrk(key, "=\n") || strchr(words, '\n') ||
        used + strlen(key) + strlen(words) + 3 > sizeof setup->options)
        return error_set(err, "option \"%.40s\" is too long or not a name", key);
    snprintf(setup->options + used, sizeof setup->options - used, "%s=%s\n", key, words);
    return 0;
}

static int read_seat(struct setup *setup, int i, const struct body *seat, struct error *err)
{
    char who[12];

    if (body_text(seat, "who", who, sizeof who, err) ||
        body_text(seat, "level", setup->seat[i].level, sizeof setup->seat[i].level, err) ||
        body_text(seat, "name", setup->seat[i].name, sizeof setup->seat[i].name, err) ||
        nonce_early(seat, err))
        return -1;
    int choice = choice_find("open|person|computer|invited", who[0] ? who : "person");
    if (choice < 0)
        return error_set(err, "\"who\" of seat %d should be person, computer, open or invited", i);
    setup->seat[i].kept = choice == 3;
    setup->seat[i].who = choice == 3 ? WHO_OPEN : (enum who)(WHO_OPEN + choice);
    plain_name(setup->seat[i].name);
    return 0;
}

static int read_seats(struct setup *setup, const struct body *b, struct error *err)
{
    const struct body *list, *seat;

    if (body_list(b, "seats", &list, err) || body_flag(b, "hotseat", &setup->hotseat, err))
        return -1;
    setup->seats = body_count(list);
    if (setup->seats > SEATS_MAX)
        return error_set(err, "a match has at most %d seats", SEATS_MAX);
    for (int i = 0; i < setup->seats; i++)
        if (body_item(list, i, &seat, err) || read_seat(setup, i, seat, err))
            return -1;
    return 0;
}

static int read_added(struct setup *setup, const struct body *b, struct error *err)
{
    char *lines = mem_alloc(BODY_BYTES_MAX);
    int bad = body_text(b, "added", lines, BODY_BYTES_MAX, err) ||
              added_take(&setup->added, "added", lines, strlen(lines), err) ||
              body_text(b, "compose", setup->wish, sizeof setup->wish, err);

    mem_free(lines);
    return bad ? -1 : 0;
}

/* read_with: "with": {"SIDE": TEXT}, a roster for a side. Their lines come before those of "added". */
static int read_with(void *context, const char *side, const char *words, struct error *err)
{
    struct setup *setup = context;

    if (strlen(side) >= 24 || strpbrk(side, " \"\n"))
        return error_set(err, "\"%.40s\" is not the name of a side", side);
    return added_take_for(&setup->added, side, side, words, strlen(words), err);
}

/* read_clock: {"minutes":N,"add"?:SECONDS}, or {"days":N} for a move. */
static int read_clock(struct setup *setup, const struct body *b, struct error *err)
{
    const struct body *clock;
    long add = 0, days = 0;

    if (body_object(b, "clock", &clock, err))
        return -1;
    if (!clock)
        return 0;
    if (body_number(clock, "minutes", 0, CLOCK_MINUTES_MAX, 0, &setup->minutes, err) ||
        body_number(clock, "add", 0, CLOCK_ADD_MAX, 0, &add, err) ||
        body_number(clock, "days", 0, CLOCK_DAYS_MAX, 0, &days, err))
        return -1;
    if (days && (setup->minutes || add))
        return error_set(err, "a clock has either minutes for the game or days for a move");
    if (add && !setup->minutes)
        return error_set(err, "an addition for each move needs minutes to add it to");
    setup->timing = (struct timing){ .add = (int)add, .each = days > 0 };
    setup->minutes += days * DAY_MINUTES;
    return 0;
}

static int read_setup(struct setup *setup, const struct body *b, struct error *err)
{
    const struct body *options, *with;

    *setup = (struct setup){ .added = text_growing() };
    if (body_object(b, "with", &with, err) || (with && body_each(with, read_with, setup, err)) ||
        read_added(setup, b, err) || body_text(b, "game", setup->game, sizeof setup->game, err) ||
        body_text(b, "scenario", setup->scenario, sizeof setup->scenario, err) ||
        body_object(b, "options", &options, err) || read_clock(setup, b, err) ||
        body_flag(b, "public", &setup->is_public, err) || read_seats(setup, b, err))
        return -1;
    return options ? body_each(options, add_option, setup, err) : 0;
}

/* complete: checks that there is one seat for each side and that levels exist. Without a list every
 * seat is a person's. */
static int complete(const struct server *s, struct setup *setup, const struct shared *sh,
                    struct error *err)
{
    if (!setup->seats)
        for (; setup->seats < sh->scn->seats; setup->seats++)
            setup->seat[setup->seats].who = WHO_PERSON;
    if (setup->seats != sh->scn->seats)
        return error_set(err, "%s has %d sides, so \"seats\" should have %d", sh->scn->title,
                         sh->scn->seats, sh->scn->seats);
    for (int i = 0; i < setup->seats; i++) {
        if (setup->seat[i].who != WHO_COMPUTER)
            continue;
        struct level level;
        if (bots_level(s, sh->game, setup->seat[i].level, &level, err))
            return -1;
        if (level.name != setup->seat[i].level) /* it was left open */
            text_copy(setup->seat[i].level, sizeof setup->seat[i].level, level.name);
    }
    return 0;
}

/* --- making it --- */

/* new_token adds a fresh token to the table and writes it out. */
static void new_token(struct server *s, struct table *t, enum token_kind kind, unsigned seats,
                      char out[TOKEN_DIGITS + 1])
{
    struct store_token token = { .seats = seats, .kind = kind };

    token_new(out);
    token_hash(out, token.hash);
    durable_token(s, t, &token);
}

static struct table *new_table(struct call *c, const struct setup *setup, struct shared *sh)
{
    struct store_head head = { .rules_version = sh->game->rules_version,
                               .is_public = setup->is_public,
                               .created = c->s->now,
                               .origin = lobby_origin(c),
                               .minutes = (int)setup->minutes };
    struct fairdice dice = fairdice_sealed();

    snprintf(head.id, sizeof head.id, "%s", dice.match);
    snprintf(head.game, sizeof head.game, "%s", sh->game->id);
    snprintf(head.scenario, sizeof head.scenario, "%s", sh->scn->id);
    snprintf(head.options, sizeof head.options, "%s", setup->options);
    text_copy(head.data, sizeof head.data, sh->data);
    memcpy(head.secret, dice.secret, STORE_SECRET);
    struct table *t = tables_new(c->s, &head, sh);
    t->address = call_address(c);
    return t;
}

/* no_room: -1 and answered when this match would be one too many: in memory, of computers alone, or
 * in the lobby. */
static int no_room(struct call *c, const struct setup *setup, const struct shared *sh)
{
    struct error err;
    bool people = false;

    if (tables_room(c->s, sh, &err)) {
        reply_error(c->r, 503, NULL, "%s.", err.text);
        return -1;
    }
    for (int i = 0; i < setup->seats; i++)
        people |= setup->seat[i].who != WHO_COMPUTER;
    if (!people && bots_room(c->s, call_address(c), &err)) {
        reply_error(c->r, 429, NULL, "%s", err.text);
        return -1;
    }
    return setup->is_public ? lobby_full(c) : 0;
}

/* sit writes the first lines of the log. A new table accepts them all. */
static void sit(struct server *s, struct table *t, const struct setup *setup)
{
    static const char *const who[] = { "", "open", "person", "computer" };
    struct error err = { "" };
    int bad = 0;

    for (int i = 0; i < setup->seats; i++) {
        const char *side = t->match->scn->side[i].id;
        bool computer = setup->seat[i].who == WHO_COMPUTER;

        bad |= durable_append(s, t, &err, "seat %s %s %s", side, who[setup->seat[i].who],
                              computer ? setup->seat[i].level : setup->seat[i].name);
    }
    if (setup->timing.each)
        bad |= durable_append(s, t, &err, "clock each");
    if (setup->timing.add)
        bad |= durable_append(s, t, &err, "clock add %d", setup->timing.add);
    if (bad)
        fprintf(stderr, "sandtable: match %s: %s\n", t->head.id, err.text);
}

static void seats_reply(struct server *s, struct table *t, const struct setup *setup,
                        struct json *j)
{
    static const char *const who[] = { "", "open", "person", "computer" };
    char token[TOKEN_DIGITS + 1], common[TOKEN_DIGITS + 1] = "";
    unsigned persons = 0;

    for (int i = 0; i < setup->seats; i++)
        persons |= setup->seat[i].who == WHO_PERSON ? 1u << i : 0;
    if (setup->hotseat && persons)
        new_token(s, t, TOKEN_SEAT, persons, common);
    json_open_array(j, "seats");
    for (int i = 0; i < setup->seats; i++) {
        json_open_object(j, NULL);
        json_string(j, "side", t->match->scn->side[i].id);
        json_string(j, "who", who[setup->seat[i].who]);
        if (setup->seat[i].who == WHO_PERSON && !setup->hotseat)
            new_token(s, t, TOKEN_SEAT, 1u << i, token);
        if (setup->seat[i].who == WHO_PERSON)
            json_string(j, "token", setup->hotseat ? common : token);
        if (setup->seat[i].kept) {
            new_token(s, t, TOKEN_INVITE, 1u << i, token);
            json_string(j, "invite", token);
        }
        json_close_object(j);
    }
    json_close_array(j);
}

/* reply_new: 201 with all links. Call it once the table is set up. */
static void reply_new(struct call *c, struct table *t, const struct setup *setup)
{
    struct json j = reply_json(c->r, 201);
    char token[TOKEN_DIGITS + 1];
    bool open = false;

    json_open_object(&j, NULL);
    json_string(&j, "match", t->head.id);
    seats_reply(c->s, t, setup, &j);
    new_token(c->s, t, TOKEN_SPECTATOR, 0, token);
    json_string(&j, "spectator", token);
    new_token(c->s, t, TOKEN_HOST, 0, token);
    json_string(&j, "host", token);
    for (int i = 0; i < setup->seats; i++)
        open |= setup->seat[i].who == WHO_OPEN && !setup->seat[i].kept;
    if (open) {
        new_token(c->s, t, TOKEN_INVITE, 0, token);
        json_string(&j, "invite", token);
    }
    json_close_object(&j);
}

static bool has_person(const struct setup *setup)
{
    for (int i = 0; i < setup->seats; i++)
        if (setup->seat[i].who != WHO_COMPUTER)
            return true;
    return setup->seats == 0; /* nobody is named: people all round */
}

/* compose asks whether the added lines may be played, and adds those of a wish; numbers that it leaves
 * open are drawn here. */
static int compose(struct server *s, struct setup *setup, struct findings *findings,
                   struct error *err)
{
    struct setting setting[OPTIONS_MAX];
    const struct game *game = library_game(&s->library, setup->game, err);
    int count = game && setup->wish[0] ? shared_options(setup->options, setting, err) : 0;
    uint64_t seed;
    struct rng rng;

    if (!game || count < 0 ||
        scenario_vet(game, s->library.content, setup->added.at, findings, err))
        return -1;
    if (!setup->wish[0])
        return 0;
    randombytes_buf(&seed, sizeof seed);
    rng_seed(&rng, seed, 2);
    return scenario_compose(game, s->library.content, setup->scenario, setting, count, setup->wish,
                            &rng, &setup->added, err);
}

/* find_rules: the scenario of a set-up, with the options that people want. */
static struct shared *find_rules(struct server *s, struct setup *setup, struct error *err)
{
    struct setting more[OPTIONS_MAX];
    const char *added = setup->added.at;
    struct shared *sh = shared_get(s, setup->game, setup->scenario, setup->options, added, err);
    int count = sh && has_person(setup) ? options_for_people(sh->game, sh->scn, more) : 0;

    for (int i = 0; i < count; i++)
        if (add_option(setup, more[i].name, more[i].value, err))
            return NULL;
    return count ? shared_get(s, setup->game, setup->scenario, setup->options, added, err) : sh;
}

/* Every reason why a match may not be made, as they come. */
struct reasons {
    struct text text;
    struct json json;
};

static void take_reason(void *context, bool doubt, const char *sentence)
{
    struct reasons *reasons = context;

    (void)doubt;
    json_string(&reasons->json, NULL, sentence);
}

/* refuse_setup: the first reason, and all those of the added lines. */
static void refuse_setup(struct call *c, const struct reasons *reasons, const char *first)
{
    struct json j = reply_json(c->r, 422);

    json_open_object(&j, NULL);
    json_string(&j, "error", first);
    json_ready(&j, "faults", reasons->text.at, reasons->text.length);
    json_close_object(&j);
}

static struct shared *prepare(struct call *c, struct setup *setup)
{
    struct reasons reasons = { .text = text_growing() };
    struct findings findings = { .report = take_reason, .context = &reasons };
    struct error err;

    reasons.json = json_to(&reasons.text);
    json_open_array(&reasons.json, NULL);
    struct shared *sh =
        compose(c->s, setup, &findings, &err) == 0 ? find_rules(c->s, setup, &err) : NULL;
    json_close_array(&reasons.json);
    if (sh && (scenario_admit(sh->game, sh->scn, &err) || complete(c->s, setup, sh, &err)))
        sh = NULL;
    if (!sh)
        refuse_setup(c, &reasons, err.text);
    text_release(&reasons.text);
    return sh;
}

static void create(struct call *c, struct setup *setup)
{
    struct shared *sh = prepare(c, setup);
    struct error err;

    if (!sh)
        return;
    if (no_room(c, setup, sh))
        return;
    c->t = new_table(c, setup, sh);
    sit(c->s, c->t, setup);
    if (durable_roll(c->s, c->t, &err)) /* a game may begin with dice */
        fprintf(stderr, "sandtable: match %s: %s\n", c->t->head.id, err.text);
    reply_new(c, c->t, setup);
}

void api_create(struct call *c)
{
    struct setup setup;
    struct error err;

    if (read_setup(&setup, c->body, &err))
        reply_error(c->r, 400, NULL, "%s", err.text);
    else
        create(c, &setup);
    text_release(&setup.added);
}

/* --- taking a seat --- */

static int may_join(struct call *c)
{
    if (c->t->head.is_public)
        return 0;
    if (c->token >= 0 && c->t->token[c->token].kind == TOKEN_INVITE)
        return 0;
    reply_error(c->r, 403, NULL, "You need an invitation to join this match.");
    return -1;
}

static int open_seat(struct call *c, const char *side)
{
    const struct table *t = c->t;
    int seat = scenario_seat(t->match->scn, side);
    unsigned may = table_seats_for(t, c->token);

    for (int i = 0; i < t->match->scn->seats && !side[0]; i++)
        if (may & 1u << i)
            return i;
    if (seat >= 0 && may & 1u << seat)
        return seat;
    if (seat >= 0 && t->seat[seat].who == WHO_OPEN)
        reply_error(c->r, 403, NULL, "The seat of %s is kept for somebody who was sent its link.",
                    seat_title(t, seat));
    else
        reply_error(c->r, 422, NULL,
                    seat < 0 && side[0] ? "There is no side \"%s\"." : "The seat%s%s is taken.",
                    side[0] ? " " : "", side);
    return -1;
}

/* use_up: the invitation to this seat has done its work; who has it may still look. */
static void use_up(struct call *c, int seat)
{
    for (int i = 0; i < c->t->tokens; i++) {
        struct store_token token = c->t->token[i];

        if (token.kind != TOKEN_INVITE || !(token.seats & 1u << seat))
            continue;
        token.seats = 0;
        token.kind = TOKEN_SPECTATOR;
        durable_token(c->s, c->t, &token);
    }
}

void api_join(struct call *c)
{
    char side[20], name[NAME_BYTES + 1], token[TOKEN_DIGITS + 1];
    struct error err;

    if (body_text(c->body, "side", side, sizeof side, &err) ||
        body_text(c->body, "name", name, sizeof name, &err) || nonce_early(c->body, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    if (may_join(c))
        return;
    int seat = open_seat(c, side);
    if (seat < 0)
        return;
    const char *id = c->t->match->scn->side[seat].id;
    plain_name(name);
    if (durable_append(c->s, c->t, &err, "seat %s person %s", id, name)) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    use_up(c, seat);
    new_token(c->s, c->t, TOKEN_SEAT, 1u << seat, token);
    struct json j = reply_json(c->r, 200);
    json_open_object(&j, NULL);
    json_string(&j, "token", token);
    json_int(&j, "seat", seat);
    json_close_object(&j);
}

/* --- rematch and fork --- */

/* rotated: the same players, each moved on by one side. */
static struct setup rotated(const struct table *t)
{
    struct setup setup = { .minutes = t->head.minutes,
                           .timing = t->timing,
                           .is_public = t->head.is_public };
    int seats = t->match->scn->seats;

    snprintf(setup.options, sizeof setup.options, "%s", t->head.options);
    setup.seats = seats;
    for (int i = 0; i < seats; i++) {
        int to = (i + 1) % seats;

        if (t->seat[i].resigned) { /* whoever gave up plays again */
            setup.seat[to].who = t->seat[i].was;
            text_copy(setup.seat[to].name, sizeof setup.seat[to].name, t->seat[i].person);
            continue;
        }
        setup.seat[to].who = t->seat[i].who;
        snprintf(setup.seat[to].level, sizeof setup.seat[to].level, "%s", t->seat[i].level);
        if (t->seat[i].who == WHO_PERSON)
            snprintf(setup.seat[to].name, sizeof setup.seat[to].name, "%.*s", NAME_BYTES,
                     t->match->seat_name[i]);
    }
    return setup;
}

static void reply_match(struct request *r, const char *id)
{
    struct json j = reply_json(r, 200);

    json_open_object(&j, NULL);
    json_string(&j, "match", id);
    json_close_object(&j);
}

/* copy_tokens: every link works here too, one side on; but for old invitations beyond a few, and for
 * those of people who have left. */
static void copy_tokens(struct server *s, const struct table *from, struct table *to)
{
    int seats = from->match->scn->seats, invitations = 0;

    for (int i = 0; i < from->tokens; i++) {
        struct store_token token = from->token[i];

        if (token.kind == TOKEN_GONE || token.kind == TOKEN_LEFT ||
            (token.kind == TOKEN_INVITE && ++invitations > INVITATIONS_KEPT))
            continue;
        token.seats = (token.seats << 1 | token.seats >> (seats - 1)) & ((1u << seats) - 1);
        durable_token(s, to, &token);
    }
}

void api_rematch(struct call *c)
{
    struct table *t = c->t;
    struct error err;

    if (t->rematch[0]) {
        reply_match(c->r, t->rematch);
        return;
    }
    if (!table_over(t)) {
        reply_error(c->r, 422, NULL, "The match is not over yet.");
        return;
    }
    struct shared *sh =
        shared_get(c->s, t->head.game, t->head.scenario, t->head.options, t->head.added, &err);
    struct setup setup = rotated(t);
    if (!sh || complete(c->s, &setup, sh, &err)) {
        reply_error(c->r, 422, NULL, "%s", err.text);
        return;
    }
    if (no_room(c, &setup, sh))
        return;
    struct table *next = new_table(c, &setup, sh);
    sit(c->s, next, &setup);
    durable_roll(c->s, next, &err);
    copy_tokens(c->s, t, next);
    durable_append(c->s, t, &err, "rematch %s", next->head.id);
    reply_match(c->r, next->head.id);
}

/* copy_past: the first `count` entries as lines of the new log, the dice as if entered by hand. */
static int copy_past(struct server *s, struct table *to, const struct match *from, int count,
                     struct error *err)
{
    void *state = mem_alloc(from->rules.game->state_size);
    int bad = 0;

    EXPECT(count <= from->count);
    memcpy(state, from->start, from->rules.game->state_size);
    for (int i = 0; i < count && !bad; i++) {
        char words[400];
        struct text line = text_fixed(words, sizeof words);
        bool roll = from->entry[i].seat == SEAT_CHANCE;

        if (roll)
            match_faces_text(from, &from->entry[i], &line);
        else
            match_entry_text(from, state, i, &line);
        rules_apply(from->rules, state, &from->entry[i].action, NULL);
        bad = durable_append(s, to, err, "%s%s", roll ? "dice!" : "play ", words);
    }
    mem_free(state);
    return bad;
}

/* read_fork: who sits at the new table (one person holds every seat if none is named), and after
 * which entry it begins. */
static int read_fork(struct call *c, struct setup *setup, long *at, struct error *err)
{
    *setup = (struct setup){ 0 };
    if (read_seats(setup, c->body, err) ||
        body_number(c->body, "at", 0, c->t->match->count, c->t->match->count, at, err))
        return -1;
    if (!setup->seats)
        setup->hotseat = true;
    snprintf(setup->options, sizeof setup->options, "%s", c->t->head.options);
    return 0;
}

void api_fork(struct call *c)
{
    struct table *from = c->t;
    struct setup setup;
    struct error err;
    long at;

    if (!table_sees_all(from, c->you)) {
        reply_error(c->r, 403, NULL,
                    "This game has secrets: a fork can be made once the match is over.");
        return;
    }
    if (read_fork(c, &setup, &at, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    struct shared *sh = shared_for(c->s, &from->head, &err);
    if (!sh || complete(c->s, &setup, sh, &err)) {
        reply_error(c->r, 422, NULL, "%s", err.text);
        return;
    }
    if (no_room(c, &setup, sh))
        return;
    c->t = new_table(c, &setup, sh);
    sit(c->s, c->t, &setup);
    if (copy_past(c->s, c->t, from->match, (int)at, &err) || durable_roll(c->s, c->t, &err))
        fprintf(stderr, "sandtable: match %s: %s\n", c->t->head.id, err.text);
    reply_new(c, c->t, &setup);
}
