/* secrets.c - non-interference as an executable check. */
#include "core/secrets.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/odds.h"
#include "core/scene.h"

enum {
    STEPS_TOGETHER = 8,
    STRANGE_ACTIONS = 12,
    STRANGE_WORDS = 12,
    ODDS_LOOKS = 3,
    OTHER_CHOICES = 8,
};

/* A pair of states under comparison, and what the seat is shown of each. */
struct pair_of {
    struct rules r;
    struct rng *rng;
    secrets_probe probe;
    struct secrets_report *report;
    struct error *err;
    int seat;
    char *state[2], *view[2];
    struct text shown[2];
    struct action *list;
};

/* --- everything a seat can obtain from a position --- */

static void look_at_scene(struct rules r, const void *view, int seat, struct text *out)
{
    struct json j = json_to(out);
    struct view v = { seat, view };
    struct scene scene;
    int returns[SEATS_MAX] = { 0 };

    scene_init(&scene);
    rules_board(r, &scene);
    rules_draw(r, v, &scene);
    scene_board_json(&scene, &j, NULL);
    scene_json(&scene, &j, NULL);
    scene_text(&scene, out);
    scene_release(&scene);
    rules_prompt(r, v, out);
    rules_write(r, view, out);
    rules_returns(r, view, returns);
    for (int i = 0; i < SEATS_MAX; i++)
        text_addf(out, "\nreturn %d", returns[i]);
}

static void look_at_hint(struct rules r, const void *view, int seat, const struct action *action,
                         struct text *out)
{
    struct hint h = { .items = 0 };

    rules_hint(r, (struct view){ seat, view }, action, &h);
    text_addf(out, " = %d %s/%s/%s/%s/%s/%s/%s/%s\n", (int)h.role, h.label, h.group, h.clause,
              h.token, h.cell, h.target, h.cost, h.needs);
    for (int i = 0; i < h.items; i++)
        text_addf(out, "    %s %s %s\n", h.item[i].label, h.item[i].value, h.item[i].clause);
}

static void look_at_odds(struct rules r, const void *state, int seat, const struct action *action,
                         struct text *out)
{
    struct odds *odds = mem_alloc(sizeof *odds);
    struct error why = { "" };

    if (odds_of(r, state, seat, action, odds, &why))
        text_addf(out, "odds: %s\n", why.text);
    for (int i = 0; i < odds->count; i++) {
        text_addf(out, "odds: %s ", odds->line[i].text);
        fraction_write(odds->line[i].p, out);
        text_add_char(out, '\n');
    }
    mem_free(odds);
}

/* The answers to an action that may be illegal: checked against the true state, as a match does. */
static void try_action(struct rules r, const void *state, const struct action *action,
                       struct text *out)
{
    struct refusal why = { .why = "" };
    int bad = rules_check(r, state, action, &why);

    text_addf(out, "check %d %s %s\n", bad, why.clause, why.why);
}

static void try_words(struct rules r, const void *state, const char *words, struct text *out)
{
    struct error why = { "" };
    struct action action;

    memset(&action, 0, sizeof action);
    if (rules_parse(r, state, words, &action, &why))
        text_addf(out, "parse %s: %s\n", words, why.text);
    else
        try_action(r, state, &action, out);
}

/* mixed_words crosses the words of two actions, which often gives something illegal. */
static void mixed_words(struct rules r, const void *state, const struct action *a,
                        const struct action *b, struct text *out)
{
    char one[200], two[200];
    struct text first = text_fixed(one, sizeof one), second = text_fixed(two, sizeof two);

    rules_text(r, state, a, &first);
    rules_text(r, state, b, &second);
    const char *cut = strrchr(one, ' '), *rest = strrchr(two, ' ');
    text_add_bytes(out, one, cut ? (size_t)(cut - one) : strlen(one));
    text_add(out, rest ? rest : two);
}

static void look_at_actions(struct pair_of *p, const void *state, const void *view, uint64_t seed,
                            struct text *out)
{
    struct rules r = p->r;
    struct rng rng;
    int count = rules_legal(r, state, p->list);

    rng_seed(&rng, seed, 5);
    for (int i = 0; i < count; i++) {
        rules_text(r, state, &p->list[i], out);
        look_at_hint(r, view, p->seat, &p->list[i], out);
    }
    for (int i = 0; i < ODDS_LOOKS; i++)
        look_at_odds(r, state, p->seat, &p->list[rng_below(&rng, (uint32_t)count)], out);
    for (int i = 0; i < STRANGE_ACTIONS; i++) {
        struct action a = p->list[rng_below(&rng, (uint32_t)count)];

        if (i % 2)
            a.kind = (uint16_t)(1 + rng_below(&rng, 16));
        a.arg[rng_below(&rng, 4)] = (int16_t)(rng_below(&rng, 90) - 5);
        try_action(r, state, &a, out);
    }
    for (int i = 0; i < STRANGE_WORDS; i++) {
        char words[400];
        struct text mixed = text_fixed(words, sizeof words);
        uint32_t a = rng_below(&rng, (uint32_t)count), b = rng_below(&rng, (uint32_t)count);

        mixed_words(r, state, &p->list[a], &p->list[b], &mixed);
        try_words(r, state, words, out);
    }
}

static void look(struct pair_of *p, int which, uint64_t seed)
{
    struct rules r = p->r;
    const void *state = p->state[which];
    struct text *out = &p->shown[which];
    int mover = rules_to_move(r, state);

    text_clear(out);
    rules_observe(r, state, p->seat, p->view[which]);
    text_addf(out, "to move %d, open %d\n", mover, rules_open(r, state));
    look_at_scene(r, p->view[which], p->seat, out);
    if (mover >= 0 && mover == p->seat)
        look_at_actions(p, state, p->view[which], seed, out);
    if (mover == SEAT_CHANCE) {
        struct dice d = rules_dice(r, state); /* everybody sees what is thrown */

        text_addf(out, "dice %d %d\n", d.count, d.sides);
    }
    if (p->probe)
        p->probe(r, state, p->seat, seed, out);
}

/* first_difference: the line where two texts part, for the message. */
static void first_difference(const char *a, const char *b, char *out, size_t room)
{
    size_t i = 0, line = 0;

    for (; a[i] && a[i] == b[i]; i++)
        if (a[i] == '\n')
            line = i + 1;
    if (i > line + 60)
        line = i - 60;
    snprintf(out, room, "\"%.*s\" or \"%.*s\"", (int)strcspn(a + line, "\n") % 90, a + line,
             (int)strcspn(b + line, "\n") % 90, b + line);
}

static int compare(struct pair_of *p, const char *what)
{
    char where[240];

    p->report->looks++;
    p->report->bytes += (long)p->shown[0].length;
    if (p->shown[0].length == p->shown[1].length &&
        memcmp(p->shown[0].at, p->shown[1].at, p->shown[0].length) == 0)
        return 0;
    first_difference(p->shown[0].at, p->shown[1].at, where, sizeof where);
    return error_set(p->err, "%s: %s", what, where);
}

static int compare_looks(struct pair_of *p)
{
    uint64_t seed = rng_next(p->rng);

    look(p, 0, seed);
    look(p, 1, seed);
    if (memcmp(p->view[0], p->view[1], p->r.game->state_size) != 0)
        return error_set(p->err, "the views differ though they were drawn from one");
    return compare(p, "what the seat can obtain depends on the secret");
}

/* --- playing both on --- */

static bool both_legal(struct pair_of *p, struct action *out)
{
    int count = rules_legal(p->r, p->state[0], p->list);

    for (int tries = 0; tries < 24; tries++) {
        *out = p->list[rng_below(p->rng, (uint32_t)count)];
        if (rules_check(p->r, p->state[1], out, NULL) == 0)
            return true;
    }
    return false;
}

/* next_actions: the same decision for both, or what the same faces mean in each. */
static bool next_actions(struct pair_of *p, struct action next[2])
{
    uint8_t faces[DICE_MAX];
    int mover = rules_to_move(p->r, p->state[0]);

    memset(next, 0, 2 * sizeof *next);
    if (mover == SEAT_NONE)
        return false;
    if (mover >= 0) {
        bool found = both_legal(p, &next[0]);

        next[1] = next[0];
        return found;
    }
    rules_roll(p->r, p->state[0], p->rng, faces, &next[0]);
    rules_read_dice(p->r, p->state[1], faces, &next[1]);
    return true;
}

/* step applies an action and notes what the seat is shown. Returns whether that reveals a secret. */
static bool step(struct pair_of *p, int which, const struct action *action)
{
    struct events events = { 0 };
    struct text *out = &p->shown[which];
    bool any = false, revealed = false;

    text_clear(out);
    rules_apply(p->r, p->state[which], action, &events);
    for (int i = 0; i < events.count; i++) {
        const struct event *e = &events.at[i];
        bool secret = e->flags & EVENT_REVEAL;

        any |= secret; /* undo stops here, which everyone notices */
        if (!event_seen_by(e, p->seat))
            continue;
        revealed |= secret;
        text_addf(out, "%d %d ", e->kind, e->flags);
        rules_event_text(p->r, e, out);
        text_add_char(out, '|');
        rules_event_anchors(p->r, e, out);
        text_add_char(out, '\n');
    }
    text_addf(out, "undo stops: %d\n", any);
    rules_observe(p->r, p->state[which], p->seat, p->view[which]);
    return revealed;
}

static int play_on(struct pair_of *p)
{
    for (int n = 0; n < STEPS_TOGETHER; n++) {
        struct action next[2];

        if (compare_looks(p))
            return -1;
        if (!next_actions(p, next))
            return 0;
        bool revealed = step(p, 0, &next[0]);
        revealed |= step(p, 1, &next[1]); /* both take the step, whatever the first reveals */
        bool same = memcmp(p->view[0], p->view[1], p->r.game->state_size) == 0;
        if (revealed && !same) {
            p->report->reveals++;
            return 0;
        }
        if (!same)
            return error_set(p->err, "the view after the next move depends on the secret");
        if (!revealed && compare(p, "the events of the next move depend on the secret"))
            return -1;
    }
    return 0;
}

/* try_pair: two states behind one view. 1 when they differ and nothing leaks; 0 when they do not
 * differ; -1 for a leak. */
static int try_pair(struct pair_of *p, const void *state)
{
    struct rules r = p->r;
    size_t size = r.game->state_size;

    rules_observe(r, state, p->seat, p->view[0]);
    memcpy(p->view[1], p->view[0], size);
    for (int i = 0; i < 2; i++)
        rules_determinize(r, p->view[1], p->seat, p->rng, p->state[i]);
    if (memcmp(p->state[0], p->state[1], size) == 0)
        return 0;
    p->report->pairs++;
    return play_on(p) ? -1 : 1;
}

/* choose: the position after this decision, and what the seat is shown of it. */
static void choose(struct pair_of *p, int which, const void *state, const struct action *action)
{
    memcpy(p->state[which], state, p->r.game->state_size);
    step(p, which, action);
}

/* try_choices: two decisions of another seat after which everything looks the same to this one. It
 * must not learn which of them was made, not even from an event marked EVENT_REVEAL, because a view
 * keeps what its seat has learned. 0; or -1 when it can tell them apart. */
static int try_choices(struct pair_of *p, const void *state)
{
    struct rules r = p->r;
    size_t size = r.game->state_size;

    if (rules_to_move(r, state) < 0 || rules_to_move(r, state) == p->seat)
        return 0;
    uint32_t count = (uint32_t)rules_legal(r, state, p->list);
    struct action taken = p->list[rng_below(p->rng, count)];
    choose(p, 0, state, &taken);
    for (int tries = 0; tries < OTHER_CHOICES; tries++) {
        struct action other = p->list[rng_below(p->rng, count)];

        choose(p, 1, state, &other);
        if (memcmp(p->state[0], p->state[1], size) == 0 ||
            memcmp(p->view[0], p->view[1], size) != 0)
            continue;
        p->report->choices++;
        if (compare(p, "the events of a secret decision reveal what was decided"))
            return -1;
        return play_on(p);
    }
    return 0;
}

/* --- along a random game --- */

static void random_step(struct rules r, struct rng *rng, struct action *list, void *state)
{
    struct action action = { 0 };
    uint8_t faces[DICE_MAX];

    if (rules_to_move(r, state) == SEAT_CHANCE)
        rules_roll(r, state, rng, faces, &action);
    else
        rules_sample(r, state, rng, list, &action);
    rules_apply(r, state, &action, NULL);
}

static void open_pair(struct pair_of *p)
{
    size_t size = p->r.game->state_size;

    for (int i = 0; i < 2; i++) {
        p->state[i] = mem_alloc(size);
        p->view[i] = mem_alloc(size);
        p->shown[i] = text_growing();
    }
    p->list = mem_alloc((size_t)p->r.game->max_legal * sizeof *p->list);
}

static void close_pair(struct pair_of *p)
{
    for (int i = 0; i < 2; i++) {
        mem_free(p->state[i]);
        mem_free(p->view[i]);
        text_release(&p->shown[i]);
    }
    mem_free(p->list);
}

int secrets_game(struct rules r, uint64_t seed, int pairs, secrets_probe probe,
                 struct secrets_report *report, struct error *err)
{
    struct rng rng;
    struct error inner = { "" };
    struct pair_of p = { .r = r, .rng = &rng, .probe = probe, .report = report, .err = &inner };
    char *state = mem_alloc(r.game->state_size);
    int found = 0, bad = 0, n = 0;

    rng_seed(&rng, seed, 4);
    open_pair(&p);
    rules_start(r, state);
    for (; !bad && found < pairs && rules_to_move(r, state) != SEAT_NONE; n++) {
        p.seat = (int)rng_below(&rng, (uint32_t)r.scn->seats + 1);
        if (p.seat == r.scn->seats)
            p.seat = SEAT_NONE;
        bad = try_choices(&p, state);
        if (!bad && rng_below(&rng, 3) == 0) {
            int got = try_pair(&p, state);

            bad = got < 0;
            found += got > 0;
        }
        if (!bad)
            random_step(r, &rng, p.list, state);
    }
    if (bad)
        error_set(err, "%s %s, seed %llu, step %d, seat %d: %.200s", r.game->id, r.scn->id,
                  (unsigned long long)seed, n, p.seat, inner.text);
    close_pair(&p);
    mem_free(state);
    return bad ? -1 : 0;
}
