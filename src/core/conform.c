/* conform.c - the contract of game.h as executable checks. */
#include "core/conform.h"

#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"
#include "core/conform_bench.h"
#include "core/dice.h"
#include "core/form.h"
#include "core/scenario.h"

/* Extra room for lists that are too long, so that we can say so before memory is overwritten. */
enum { LEGAL_SLACK = 64 };

static void open_bench(struct bench *b, struct rules r, struct rng *rng, struct error *err)
{
    size_t size = r.game->state_size, most = (size_t)r.game->max_legal;

    *b = (struct bench){ .r = r, .g = r.game, .rng = rng, .err = err };
    b->view = mem_alloc(size);
    b->other = mem_alloc(size);
    b->again = mem_alloc(size);
    b->list = mem_alloc((most + LEGAL_SLACK) * sizeof *b->list);
    b->list2 = mem_alloc((most + 1) * sizeof *b->list2);
    b->texts = mem_alloc((most + 1) * sizeof *b->texts);
    b->outcome = mem_alloc(((size_t)r.game->max_outcomes + 1) * sizeof *b->outcome);
}

static void close_bench(struct bench *b)
{
    mem_free(b->view);
    mem_free(b->other);
    mem_free(b->again);
    mem_free(b->list);
    mem_free(b->list2);
    mem_free(b->texts);
    mem_free(b->outcome);
}

static bool same_state(const struct bench *b, const void *x, const void *y)
{
    return memcmp(x, y, b->g->state_size) == 0;
}

bool conform_listed(const struct bench *b, const struct action *a)
{
    for (int i = 0; i < b->count; i++)
        if (action_same(&b->list[i], a))
            return true;
    return false;
}

/* check_count: legal is neither empty nor too long. */
static int check_count(struct bench *b)
{
    b->count = b->g->play.legal(b->r.scn, b->state, b->list);
    if (b->count < 1)
        return error_set(b->err, "legal: no action at a decision of seat %d", b->seat);
    if (b->count > b->g->max_legal)
        return error_set(b->err, "legal: %d actions, max_legal is %d", b->count, b->g->max_legal);
    return 0;
}

/* check_list: legal is stable, and the same on the mover's view as on the state. */
static int check_list(struct bench *b)
{
    rules_observe(b->r, b->state, b->seat, b->view);
    if (rules_to_move(b->r, b->view) != b->seat)
        return error_set(b->err, "to_move: differs on the mover's view");
    int again = rules_legal(b->r, b->view, b->list2);
    if (again != b->count || memcmp(b->list, b->list2, (size_t)again * sizeof *b->list) != 0)
        return error_set(b->err, "legal: differs on the mover's view");
    return 0;
}

/* Every listed action: accepted by check, unique text, text parses back, a label for people. */
static int check_action(struct bench *b, int i)
{
    const struct action *a = &b->list[i];
    struct text words = text_fixed(b->texts[i], sizeof b->texts[i]);
    struct refusal why = { .why = "" };
    struct action back = { 0 };
    struct error inner;
    struct hint hint = { .items = 0 };

    if (rules_check(b->r, b->state, a, &why))
        return error_set(b->err, "check: refuses listed action %d: %s", i, why.why);
    rules_text(b->r, b->state, a, &words);
    if (words.cut || words.length == 0)
        return error_set(b->err, "notation: action %d, of kind %d, has no text of 1 to 199 letters",
                         i, a->kind);
    for (const char *p = words.at; *p; p++)
        if (*p < ' ' || *p > '~' || *p == '"' || *p == '#')
            return error_set(b->err, "notation: \"%s\" is not plain ASCII", words.at);
    if (rules_parse(b->r, b->state, words.at, &back, &inner))
        return error_set(b->err, "notation: \"%s\": %s", words.at, inner.text);
    if (!action_same(&back, a))
        return error_set(b->err, "notation: \"%s\" comes back as another action", words.at);
    rules_hint(b->r, (struct view){ b->seat, b->view }, a, &hint);
    if (!hint.label[0] || (b->g->words.hint && !hint.clause[0]))
        return error_set(b->err, "hint: \"%s\" has no label or no clause", words.at);
    return 0;
}

static uint64_t text_key(const char *words)
{
    return hash_bytes(words, strlen(words));
}

static int check_unique(struct bench *b)
{
    /* If texts are unique, so are actions. A small hash table finds duplicates in one pass. */
    int size = 1;

    while (size < 2 * b->count + 2)
        size *= 2;
    int *slot = mem_alloc((size_t)size * sizeof *slot);
    int bad = -1;
    for (int i = 0; i < b->count && bad < 0; i++) {
        int at = (int)(text_key(b->texts[i]) & (uint64_t)(size - 1));

        while (slot[at] && strcmp(b->texts[slot[at] - 1], b->texts[i]) != 0)
            at = (at + 1) & (size - 1);
        if (slot[at])
            bad = i;
        slot[at] = i + 1;
    }
    mem_free(slot);
    return bad < 0 ? 0
                   : error_set(b->err, "notation: \"%s\" stands for two actions", b->texts[bad]);
}

/* check_text_of: read gives back what write wrote, for the state and for every view. */
static int check_text_of(struct bench *b, const void *state, const char *what);

int conform_unlisted(struct bench *b, const struct action *a)
{
    char room[200];
    struct text words = text_fixed(room, sizeof room);
    struct action back = { 0 };
    struct error inner;

    rules_text(b->r, b->state, a, &words);
    if (words.cut || words.length == 0 || rules_parse(b->r, b->state, room, &back, &inner) ||
        !action_same(&back, a))
        return error_set(b->err, "notation: \"%s\", of kind %d, is accepted but not read back",
                         room, a->kind);
    rules_observe(b->r, b->state, b->seat, b->view);
    if (rules_check(b->r, b->view, a, NULL))
        return error_set(b->err, "check: \"%s\" is refused on the mover's view alone", room);
    memcpy(b->other, b->state, b->g->state_size);
    rules_apply(b->r, b->other, a, NULL);
    if (rules_audit(b->r, b->other, &inner))
        return error_set(b->err, "audit: after \"%s\", which is not listed: %s", room, inner.text);
    return check_text_of(b, b->other, "position after an unlisted action");
}

/* stranger: an action like a listed one, or anything at all. On a plane many of them are legal. */
static struct action stranger(struct bench *b, int i)
{
    struct action a = b->list[rng_below(b->rng, (uint32_t)b->count)];
    int16_t *arg = &a.arg[rng_below(b->rng, 7)];

    if (i % 3 == 0)
        *arg = (int16_t)(rng_below(b->rng, 300) - 20);
    else if (i % 3 == 1 && b->g->flags & GAME_UNLISTED)
        *arg = (int16_t)(*arg + (int)rng_below(b->rng, 400) - 200);
    else
        for (int k = 0; k < 8; k++)
            ((uint16_t *)(void *)&a)[k] = (uint16_t)rng_next(b->rng);
    return a;
}

/* check never crashes. It accepts nothing that is not listed; where the game lists candidates alone,
 * what it accepts can be played. */
static int check_strangers(struct bench *b)
{
    for (int i = 0; i < 24; i++) {
        struct action a = stranger(b, i);
        struct refusal why = { .why = "" };
        bool accepted = rules_check(b->r, b->state, &a, &why) == 0,
             unlisted = !conform_listed(b, &a);

        if (accepted && unlisted && b->g->flags & GAME_UNLISTED && conform_unlisted(b, &a))
            return -1;
        if (accepted != !unlisted && !(b->g->flags & GAME_UNLISTED))
            return error_set(b->err, "check: %s an action of kind %d that legal does %slist",
                             accepted ? "accepts" : "refuses", a.kind, accepted ? "not " : "");
        if (!accepted && (!why.why[0] || (b->g->play.check && !why.clause[0])))
            return error_set(b->err, "check: a refusal of kind %d names no clause or reason",
                             a.kind);
    }
    return 0;
}

static int check_sample(struct bench *b)
{
    for (int i = 0; b->g->play.sample && i < 4; i++) {
        struct action a = { 0 };
        struct refusal why = { .why = "" };

        b->g->play.sample(b->r.scn, b->state, b->rng, &a);
        if (conform_listed(b, &a))
            continue;
        if (!(b->g->flags & GAME_UNLISTED))
            return error_set(b->err, "sample: draws an action of kind %d that legal does not list",
                             a.kind);
        if (rules_check(b->r, b->state, &a, &why))
            return error_set(b->err, "sample: draws an action of kind %d that check refuses: %s",
                             a.kind, why.why);
        if (conform_unlisted(b, &a))
            return -1;
    }
    return 0;
}

/* check_spend: markers laid out are some, and their chance is one. */
static int check_spend(struct bench *b, int i, const struct hint *h)
{
    if (h->chance < 0 || h->chance > 1000000)
        return error_set(b->err, "reaction: \"%s\" has a chance of %d millionths", b->texts[i],
                         h->chance);
    if (h->reaction == REACTION_SPEND && h->amount < 1)
        return error_set(b->err, "reaction: \"%s\" lays out %d markers", b->texts[i], h->amount);
    return 0;
}

/* Standing orders can answer a reaction: at most one action passes or goes on, shots and markers come
 * with a way to pass, and each shot has a range. */
static int check_reaction(struct bench *b)
{
    int of[REACTION_SPEND + 1] = { 0 };

    for (int i = 0; i < b->count; i++) {
        struct hint h = { .items = 0 };

        rules_hint(b->r, (struct view){ b->seat, b->view }, &b->list[i], &h);
        of[h.reaction]++;
        if (h.reaction == REACTION_FIRE && h.range < 1)
            return error_set(b->err, "reaction: \"%s\" is a shot without a range", b->texts[i]);
        if (check_spend(b, i, &h))
            return -1;
    }
    unsigned kinds = of[REACTION_SPEND] ? GAME_MARKERS : GAME_REACTIONS;
    if (of[REACTION_NONE] < b->count && !(b->g->flags & kinds))
        return error_set(b->err, "reaction: the game is not marked %s",
                         of[REACTION_SPEND] ? "GAME_MARKERS" : "GAME_REACTIONS");
    if (of[REACTION_PASS] + of[REACTION_GO_ON] > 1 ||
        (of[REACTION_FIRE] + of[REACTION_SPEND] && !of[REACTION_PASS]) ||
        (of[REACTION_FIRE] && of[REACTION_SPEND]))
        return error_set(b->err, "reaction: %d pass, %d fire, %d go on, %d lay out markers",
                         of[REACTION_PASS], of[REACTION_FIRE], of[REACTION_GO_ON],
                         of[REACTION_SPEND]);
    return 0;
}

/* observe is idempotent; determinize gives a possible state with the same view. */
static int check_views(struct bench *b)
{
    struct error inner;

    if (!b->g->secrets.observe != !b->g->secrets.determinize)
        return error_set(b->err, "observe, determinize: a game has both of them or neither");
    b->hides = false;
    for (int seat = SEAT_NONE; seat < b->r.scn->seats && rules_hides(b->r); seat++) {
        if (seat == SEAT_CHANCE)
            continue;
        rules_observe(b->r, b->state, seat, b->view);
        b->hides |= !same_state(b, b->state, b->view);
        rules_observe(b->r, b->view, seat, b->other);
        if (!same_state(b, b->view, b->other))
            return error_set(b->err, "observe: not idempotent for seat %d", seat);
        memset(b->other, 0xa5, b->g->state_size);
        rules_determinize(b->r, b->view, seat, b->rng, b->other);
        if (rules_audit(b->r, b->other, &inner))
            return error_set(b->err, "determinize: impossible state for seat %d: %s", seat,
                             inner.text);
        rules_observe(b->r, b->other, seat, b->again);
        if (!same_state(b, b->view, b->again))
            return error_set(b->err, "determinize: changes what seat %d sees", seat);
    }
    return 0;
}

static int check_text_of(struct bench *b, const void *state, const char *what)
{
    struct text out = text_growing();
    struct data d;
    struct error inner = { "" };
    int bad = 0;

    rules_write(b->r, state, &out);
    data_open(&d, "position", out.at, out.length);
    memset(b->again, 0, b->g->state_size);
    if (rules_read(b->r, &d, b->again, &inner))
        bad = error_set(b->err, "read: refuses the written %s: %s", what, inner.text);
    else if (!same_state(b, state, b->again))
        bad = error_set(b->err, "read: the written %s comes back changed", what);
    text_release(&out);
    return bad;
}

static int check_text(struct bench *b)
{
    if (check_text_of(b, b->state, "position"))
        return -1;
    for (int seat = 0; seat < b->r.scn->seats && rules_hides(b->r); seat++) {
        rules_observe(b->r, b->state, seat, b->view);
        if (check_text_of(b, b->view, "view"))
            return -1;
    }
    return 0;
}

static int check_returns(struct bench *b)
{
    int returns[SEATS_MAX] = { 0 };

    rules_returns(b->r, b->state, returns);
    for (int i = 0; i < SEATS_MAX; i++)
        if (returns[i] < -RETURN_ONE || returns[i] > RETURN_ONE)
            return error_set(b->err, "returns: %d for seat %d", returns[i], i);
    if (rules_to_move(b->r, b->state) == SEAT_NONE && b->g->study && b->g->study->decided_by &&
        !rules_decided_by(b->r, b->state))
        return error_set(b->err, "decided_by: says nothing although the game is over");
    return 0;
}

static int find_outcome(const struct bench *b, int count, const struct action *a)
{
    for (int i = 0; i < count; i++)
        if (action_same(&b->outcome[i].action, a))
            return i;
    return -1;
}

static int enumerate_dice(struct bench *b, int count, struct dice d, uint64_t faces_total)
{
    uint64_t *seen = mem_alloc((size_t)count * sizeof *seen);
    uint64_t weight_total = 0;
    int bad = 0;

    for (int i = 0; i < count; i++)
        weight_total += b->outcome[i].weight;
    for (uint64_t n = 0; n < faces_total && !bad; n++) {
        uint8_t face[DICE_MAX];
        struct action a = { 0 };
        uint64_t rest = n;

        for (int k = 0; k < d.count; k++, rest /= d.sides)
            face[k] = (uint8_t)(1 + rest % d.sides);
        rules_read_dice(b->r, b->state, face, &a);
        int i = find_outcome(b, count, &a);
        if (i < 0)
            bad = error_set(b->err, "chance: faces beginning %d read as an unlisted outcome",
                            face[0]);
        else
            seen[i]++;
    }
    for (int i = 0; i < count && !bad; i++)
        if ((wide)seen[i] * weight_total != (wide)b->outcome[i].weight * faces_total)
            bad = error_set(b->err, "chance: outcome %d has the wrong weight", i);
    mem_free(seen);
    return bad;
}

/* The outcomes of a roll can be worked out from every view: odds and luck are computed that way. */
static int check_chance_views(struct bench *b)
{
    for (int seat = SEAT_NONE; seat < b->r.scn->seats && rules_hides(b->r); seat++) {
        if (seat == SEAT_CHANCE)
            continue;
        rules_observe(b->r, b->state, seat, b->view);
        if (rules_to_move(b->r, b->view) != SEAT_CHANCE)
            return error_set(b->err, "to_move: seat %d does not see that dice are due", seat);
        int count = rules_chance(b->r, b->view, b->outcome);
        if (count < 1 || count > b->g->max_outcomes)
            return error_set(b->err, "chance: %d outcomes in the view of seat %d", count, seat);
        for (int i = 0; i < count; i++) {
            memcpy(b->other, b->view, b->g->state_size);
            rules_apply(b->r, b->other, &b->outcome[i].action, NULL);
        }
    }
    return 0;
}

/* check_chance: weights are positive, outcomes distinct, every thrown result is listed, and where all
 * throws can be counted the weights agree. */
static int check_chance(struct bench *b)
{
    struct dice d = rules_dice(b->r, b->state);
    int count = rules_chance(b->r, b->state, b->outcome);
    uint64_t total = 1;

    if (d.count < 1 || d.count > DICE_MAX || d.sides < 1)
        return error_set(b->err, "dice: %dd%d cannot be thrown", d.count, d.sides);
    if (count < 1 || count > b->g->max_outcomes)
        return error_set(b->err, "chance: %d outcomes, max_outcomes is %d", count,
                         b->g->max_outcomes);
    for (int i = 0; i < count; i++) {
        if (b->outcome[i].weight == 0)
            return error_set(b->err, "chance: outcome %d has weight 0", i);
        if (find_outcome(b, count, &b->outcome[i].action) != i)
            return error_set(b->err, "chance: outcome %d is listed twice", i);
    }
    for (int i = 0; i < d.count && total <= 50000; i++)
        total *= d.sides;
    if (total <= 50000)
        return enumerate_dice(b, count, d, total);
    for (int i = 0; i < 50; i++) {
        uint8_t face[DICE_MAX];
        struct action a = { 0 };

        rules_roll(b->r, b->state, b->rng, face, &a);
        if (find_outcome(b, count, &a) < 0)
            return error_set(b->err, "chance: a thrown result is not listed");
    }
    return 0;
}

static int check_decision(struct bench *b)
{
    if (check_list(b))
        return -1;
    for (int i = 0; i < b->count; i++)
        if (check_action(b, i))
            return -1;
    if (check_unique(b) || check_strangers(b) || check_sample(b) || conform_anchors(b) ||
        check_reaction(b) || conform_hints(b))
        return -1;
    /* An action can be tried on the mover's own view too: odds are computed that way. */
    const struct action *a = &b->list[rng_below(b->rng, (uint32_t)b->count)];
    memcpy(b->other, b->view, b->g->state_size);
    rules_apply(b->r, b->other, a, NULL);
    memcpy(b->other, b->state, b->g->state_size);
    rules_resolve(b->r, b->other, a, NULL);
    struct error inner;
    if (rules_audit(b->r, b->other, &inner))
        return error_set(b->err, "resolve_now: impossible state: %s", inner.text);
    return 0;
}

static int check_node(struct bench *b, const void *state)
{
    struct error inner;

    b->state = state;
    b->seat = rules_to_move(b->r, state);
    if (b->seat >= b->r.scn->seats)
        return error_set(b->err, "to_move: seat %d of %d", b->seat, b->r.scn->seats);
    if (b->seat >= 0 && check_count(b))
        return -1;
    if (rules_audit(b->r, state, &inner))
        return error_set(b->err, "audit: %s", inner.text);
    if (check_returns(b) || check_views(b) || check_text(b) || conform_scene(b))
        return -1;
    if (b->seat == SEAT_CHANCE)
        return check_chance(b) || check_chance_views(b) ? -1 : 0;
    return b->seat >= 0 ? check_decision(b) : 0;
}

int conform_node(struct rules r, const void *state, struct rng *rng, struct error *err)
{
    struct bench b;

    open_bench(&b, r, rng, err);
    int bad = check_node(&b, state);
    close_bench(&b);
    return bad;
}

/* One step of random play, applied with and without an event list: the bytes must agree, and every
 * event must have words. */
static int take_step(struct bench *b, char *state)
{
    struct events events = { 0 };
    struct action a = { 0 };
    uint8_t faces[DICE_MAX];
    char room[400];

    if (b->seat == SEAT_CHANCE)
        rules_roll(b->r, state, b->rng, faces, &a);
    else if (b->g->flags & GAME_UNLISTED && rng_below(b->rng, 2))
        rules_sample(b->r, state, b->rng, b->list2, &a);
    else
        a = b->list[rng_below(b->rng, (uint32_t)b->count)];
    memcpy(b->other, state, b->g->state_size);
    rules_apply(b->r, b->other, &a, NULL);
    rules_apply(b->r, state, &a, &events);
    if (!same_state(b, state, b->other))
        return error_set(b->err, "apply: differs with an event list");
    for (int i = 0; i < events.count; i++) {
        struct text words = text_fixed(room, sizeof room);
        const struct sentences *s = b->g->words.sentences;
        int kind = events.at[i].kind;

        if (b->g->words.event_text || (kind < s->count && s->pattern[kind]))
            rules_event_text(b->r, &events.at[i], &words);
        if (words.cut || words.length == 0)
            return error_set(b->err, "sentences: an event of kind %d has no sentence", kind);
    }
    return 0;
}

/* came_back: has this decision come up before? Then the game could go on for ever, whatever max_steps
 * says, and a search, which sees equal positions as one, would go round in circles. Dice that are
 * thrown again after a tie are allowed: they come up differently in the end. */
static bool came_back(const struct bench *b, const void *state, uint64_t *seen, int step)
{
    seen[step] = b->seat >= 0 ? hash_bytes(state, b->g->state_size) : 0;
    for (int i = 0; i < step && seen[step]; i++)
        if (seen[i] == seen[step])
            return true;
    return false;
}

int conform_game(struct rules r, uint64_t seed, struct conform_report *report, struct error *err)
{
    struct bench b;
    struct rng rng;
    struct error inner = { "" };
    char *state = mem_alloc(r.game->state_size);
    uint64_t *seen = mem_alloc(((size_t)r.game->max_steps + 1) * sizeof *seen);
    int step = 0, bad = 0;

    rng_seed(&rng, seed, 1);
    open_bench(&b, r, &rng, &inner);
    rules_start(r, state);
    for (;; step++) {
        if ((bad = check_node(&b, state)) || b.seat == SEAT_NONE)
            break;
        if (step == r.game->max_steps && (bad = error_set(&inner, "max_steps: still not over")))
            break;
        if (came_back(&b, state, seen, step) &&
            (bad = error_set(&inner, "max_steps: the same decision has come back")))
            break;
        if ((bad = take_step(&b, state)))
            break;
        report->nodes++;
        report->hidden += b.hides;
        report->rolls += b.seat == SEAT_CHANCE;
        report->decisions += b.seat >= 0;
        report->listed += b.seat >= 0 ? b.count : 0;
    }
    if (step > report->longest)
        report->longest = step;
    if (bad)
        error_set(err, "%s %s, seed %llu, step %d: %.200s", r.game->id, r.scn->id,
                  (unsigned long long)seed, step, inner.text);
    close_bench(&b);
    mem_free(seen);
    mem_free(state);
    return bad;
}

int conform_hides(const struct game *game, const struct conform_report *report, struct error *err)
{
    if (!game_hides(game) || report->hidden)
        return 0;
    return error_set(err, "observe: %s has secrets, but everybody saw everything at %ld nodes",
                     game->id, report->nodes);
}
