/* odds.c - exact odds by expanding chance. */
#include "core/odds.h"

#include <string.h>

#include "base/hash.h"
#include "base/mem.h"

enum { NODES_MAX = 200000, DEPTH_MAX = 24, STORY_MAX = 24 };
enum {
    EVENT_NOT_PAID = EVENT_REVEAL | EVENT_STAGE | EVENT_PIECE
}; /* flags that say nothing of the price */

/* What the dice have done so far: the lasting effects that this reader may know. */
struct story {
    int effects; /* how many there were, superseded ones included */
    int count;
    struct event at[STORY_MAX];
};

struct walk {
    struct rules r;
    int seat;
    struct odds *out;
    struct error *err;
    int nodes;
    char *state;             /* one state per depth */
    struct outcome *outcome; /* one list per depth */
    struct story *story;     /* one per line */
};

/* --- stories --- */

static bool same_event(const struct event *a, const struct event *b)
{
    return a->kind == b->kind && memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

static bool story_has(const struct story *story, const struct event *e)
{
    for (int i = 0; i < story->count; i++)
        if (same_event(&story->at[i], e))
            return true;
    return false;
}

/* forget_piece drops the effects on a piece that is lost in the end. */
static void forget_piece(struct story *story, int piece)
{
    int count = story->count;

    story->count = 0;
    for (int i = 0; i < count; i++)
        if (!(story->at[i].flags & EVENT_PIECE) || story->at[i].arg[0] != piece)
            story->at[story->count++] = story->at[i];
}

static void story_add(struct story *story, const struct events *events, int seat)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *e = &events->at[i];

        if (!(e->flags & EVENT_EFFECT) || !event_seen_by(e, seat))
            continue;
        story->effects++;
        if ((e->flags & EVENT_PIECE) && (e->flags & EVENT_LOSS_ANY))
            forget_piece(story, e->arg[0]);
        if (story->count < STORY_MAX)
            story->at[story->count++] = *e;
    }
}

static bool has_other(const struct story *story, const struct event *e)
{
    for (int i = 0; i < story->count; i++)
        if (story->at[i].kind == e->kind)
            return !story_has(story, e);
    return false;
}

/* story_differs: both chains have an effect of one kind, but not the same one (2 casualty points, or
 * 3): each is told on a line of its own, though both end in the same position. */
static bool story_differs(const struct story *a, const struct story *b)
{
    for (int i = 0; i < a->count; i++)
        if (!(a->at[i].flags & EVENT_PIECE) && has_other(b, &a->at[i]))
            return true;
    return false;
}

/* story_agree: two chains of dice end in the same position, so an effect that only one of them has
 * came to nothing. The shorter story is kept, without such effects. Those on a piece stay: chains
 * word them differently (2 hits at once, or one and then another). */
static void story_agree(struct story *kept, const struct story *other)
{
    const struct story first = *kept;
    bool shorter = other->effects < first.effects;
    const struct story *less = shorter ? other : &first, *more = shorter ? &first : other;

    *kept = (struct story){ .effects = less->effects };
    for (int i = 0; i < less->count; i++)
        if ((less->at[i].flags & EVENT_PIECE) || story_has(more, &less->at[i]))
            kept->at[kept->count++] = less->at[i];
}

static void story_word(struct rules r, const struct story *story, struct odds_line *line)
{
    struct text out = text_fixed(line->text, sizeof line->text);

    for (int i = 0; i < story->count; i++) {
        text_add(&out, i ? " " : "");
        rules_event_text(r, &story->at[i], &out);
        line->flags |= story->at[i].flags & (uint16_t)~EVENT_NOT_PAID;
    }
    text_add(&out, story->count ? "" : "No effect.");
}

/* add_effect: one more line in which this happens. */
static void add_effect(struct rules r, const struct event *e, struct fraction p, struct odds *out)
{
    struct odds_effect effect = { .p = p, .flags = e->flags & (uint16_t)~EVENT_NOT_PAID };
    struct text words = text_fixed(effect.text, sizeof effect.text);
    int i = 0;

    rules_event_text(r, e, &words);
    while (i < out->effects && strcmp(out->effect[i].text, effect.text) != 0)
        i++;
    if (i < out->effects)
        fraction_add(&out->effect[i].p, p); /* all lines together are 1: it fits */
    else if (i < ODDS_EFFECTS)
        out->effect[out->effects++] = effect;
}

static void add_effects(struct rules r, const struct story *story, struct fraction p,
                        struct odds *out)
{
    for (int i = 0; i < story->count; i++) {
        struct story earlier = *story;

        earlier.count = i;
        if (!story_has(&earlier, &story->at[i]))
            add_effect(r, &story->at[i], p, out);
    }
}

/* --- the tree of chance --- */

static int leaf(struct walk *w, const void *state, struct fraction p, const struct story *story)
{
    uint64_t key = hash_bytes(state, w->r.game->state_size);
    struct odds *out = w->out;

    for (int i = 0; i < out->count; i++)
        if (out->line[i].key == key && !story_differs(&w->story[i], story)) {
            story_agree(&w->story[i], story);
            return fraction_add(&out->line[i].p, p)
                       ? error_set(w->err, "the odds do not fit 128 bits")
                       : 0;
        }
    if (out->count == ODDS_MAX)
        return error_set(w->err, "the action has more than %d different results", ODDS_MAX);
    w->story[out->count] = *story;
    struct odds_line *line = &out->line[out->count++];
    *line = (struct odds_line){ .p = p, .key = key, .next = rules_mid_attack(w->r, state) };
    rules_returns(w->r, state, line->returns);
    return 0;
}

static int expand(struct walk *w, int depth, struct fraction p, const struct story *before)
{
    const struct game *g = w->r.game;
    const void *here = w->state + (size_t)depth * g->state_size;

    if (rules_to_move(w->r, here) != SEAT_CHANCE)
        return leaf(w, here, p, before);
    if (depth + 1 == DEPTH_MAX || ++w->nodes > NODES_MAX)
        return error_set(w->err, "too many dice follow this action to list every result");
    struct outcome *list = w->outcome + (size_t)depth * (size_t)g->max_outcomes;
    int count = rules_chance(w->r, here, list);
    uint64_t total = 0;
    for (int i = 0; i < count; i++)
        total += list[i].weight;
    EXPECT(total > 0);
    for (int i = 0; i < count; i++) {
        void *next = w->state + (size_t)(depth + 1) * g->state_size;
        struct events events = { 0 };
        struct fraction q = p;
        struct story story = *before;

        memcpy(next, here, g->state_size);
        rules_apply(w->r, next, &list[i].action, &events);
        story_add(&story, &events, w->seat);
        if (fraction_times(&q, fraction_of(list[i].weight, total)))
            return error_set(w->err, "the odds do not fit 128 bits");
        if (expand(w, depth + 1, q, &story))
            return -1;
    }
    return 0;
}

static void sort_lines(struct odds *out)
{
    for (int i = 1; i < out->count; i++) /* insertion keeps equal lines in the order found */
        for (int k = i; k > 0; k--) {
            struct odds_line *a = &out->line[k - 1], *b = &out->line[k], swap = *a;

            if (fraction_show(a->p) >= fraction_show(b->p))
                break;
            *a = *b;
            *b = swap;
        }
}

static void sort_and_average(struct odds *out)
{
    sort_lines(out);
    for (int i = 0; i < out->count; i++)
        for (int s = 0; s < SEATS_MAX; s++)
            out->expected[s] +=
                fraction_show(out->line[i].p) * out->line[i].returns[s] / RETURN_ONE;
}

int odds_of(struct rules r, const void *state, int seat, const struct action *action,
            struct odds *out, struct error *err)
{
    const struct game *g = r.game;
    struct walk w = { .r = r, .seat = seat, .out = out, .err = err };
    struct refusal why = { .why = "" };
    struct story before = { .effects = 0 };
    struct events certain = { 0 }; /* what the action does whatever the dice show */
    int result = 0;

    *out = (struct odds){ 0 };
    w.state = mem_alloc(DEPTH_MAX * g->state_size);
    rules_observe(r, state, seat, w.state);
    if (rules_check(r, w.state, action, &why)) {
        mem_free(w.state);
        return error_set(err, "%s (%s)", why.why, why.clause);
    }
    w.outcome = mem_alloc(DEPTH_MAX * (size_t)g->max_outcomes * sizeof *w.outcome);
    w.story = mem_alloc(ODDS_MAX * sizeof *w.story);
    rules_resolve(r, w.state, action, &certain);
    story_add(&before, &certain, seat);
    if (rules_to_move(r, w.state) == SEAT_CHANCE)
        result = expand(&w, 0, (struct fraction){ 1, 1 }, &before);
    for (int i = 0; i < out->count; i++) {
        story_word(r, &w.story[i], &out->line[i]);
        add_effects(r, &w.story[i], out->line[i].p, out);
    }
    if (result == 0)
        sort_and_average(out);
    else
        out->count = out->effects = 0;
    mem_free(w.story);
    mem_free(w.outcome);
    mem_free(w.state);
    return result;
}

bool odds_unfinished(const struct odds *odds)
{
    for (int i = 0; i < odds->count; i++)
        if (odds->line[i].next != SEAT_NONE)
            return true;
    return false;
}

/* same_text: the line before `i` that reads the same, or i. */
static int same_text(const struct odds *odds, int i)
{
    for (int k = 0; k < i; k++)
        if (strcmp(odds->line[k].text, odds->line[i].text) == 0 &&
            odds->line[k].next == odds->line[i].next)
            return k;
    return i;
}

void odds_merge(struct odds *odds)
{
    int count = odds->count;

    odds->count = 0;
    for (int i = 0; i < count; i++) {
        odds->line[odds->count] = odds->line[i];
        int k = same_text(odds, odds->count);

        if (k == odds->count || fraction_add(&odds->line[k].p, odds->line[i].p))
            odds->count++;
    }
    sort_lines(odds);
}
