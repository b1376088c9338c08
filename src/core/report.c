/* report.c - how lucky each seat was. */
#include "core/report.h"

#include <string.h>

#include "base/mem.h"

enum { ROLLS_MAX = 4096 }; /* of one seat; later ones do not count */

/* A seat's rolls; chance[k] is the probability of exactly k hits. */
struct tally {
    struct luck luck;
    double *chance;
};

/* Who reads the report. */
struct reader {
    bool all; /* someone who may know everything */
    int seat;
};

/* others: the seats that are not of this one's team, as bits. */
static unsigned others(const struct scenario *scn, int seat)
{
    unsigned bits = 0;

    for (int i = 0; i < scn->seats; i++)
        bits |= scn->side[i].team != scn->side[seat].team ? 1u << i : 0;
    return bits;
}

/* has_hit: is one of these seats hurt, or loses something? */
static bool has_hit(const struct events *events, unsigned seats)
{
    for (int i = 0; i < events->count; i++)
        if (events->at[i].flags & (EVENT_HURT * seats | EVENT_LOSS * seats))
            return true;
    return false;
}

/* hit_chance: the probability that these seats are hit; 0 if some outcome has parts that this reader
 * may not know. */
static double hit_chance(struct rules r, struct reader reader, const void *known, unsigned seats,
                         struct outcome *list, void *scratch)
{
    int count = rules_chance(r, known, list);
    double all = 0, hits = 0;

    for (int i = 0; i < count; i++) {
        struct events events = { .count = 0 };

        memcpy(scratch, known, r.game->state_size);
        rules_apply(r, scratch, &list[i].action, &events);
        if (!reader.all && !events_open_to(&events, reader.seat))
            return 0;
        all += (double)list[i].weight;
        hits += has_hit(&events, seats) ? (double)list[i].weight : 0;
    }
    return hits / all;
}

static void add_roll(struct tally *t, double p, bool hit)
{
    struct luck *l = &t->luck;

    if (p <= 0 || p >= 1 || l->rolls == ROLLS_MAX)
        return;
    l->rolls++;
    l->hits += hit;
    l->expected += p;
    for (int k = l->rolls; k > 0; k--)
        t->chance[k] = t->chance[k] * (1 - p) + t->chance[k - 1] * p;
    t->chance[0] *= 1 - p;
}

static void walk(const struct match *m, struct reader reader, struct tally tally[SEATS_MAX])
{
    const struct game *g = m->rules.game;
    void *state = mem_alloc(g->state_size), *known = mem_alloc(g->state_size);
    void *scratch = mem_alloc(g->state_size);
    struct outcome *list = mem_alloc((size_t)g->max_outcomes * sizeof *list);
    int seat = SEAT_NONE;

    memcpy(state, m->start, g->state_size);
    for (int i = 0; i < m->count; i++) {
        const struct entry *e = &m->entry[i];
        struct events events = { .count = 0 };
        double p = 0;

        if (e->seat >= 0) {
            seat = e->seat;
        } else if (seat >= 0) {
            if (reader.all)
                memcpy(known, state, g->state_size);
            else
                rules_observe(m->rules, state, reader.seat, known);
            p = hit_chance(m->rules, reader, known, others(m->scn, seat), list, scratch);
        }
        rules_apply(m->rules, state, &e->action, &events);
        if (e->seat < 0 && seat >= 0)
            add_roll(&tally[seat], p, has_hit(&events, others(m->scn, seat)));
    }
    mem_free(list);
    mem_free(scratch);
    mem_free(known);
    mem_free(state);
}

static double percentile(const struct tally *t)
{
    double below = 0;

    for (int k = 0; k < t->luck.hits; k++)
        below += t->chance[k];
    return below + t->chance[t->luck.hits] / 2;
}

/* draw_bars: the exact distribution of hits, in as many bars as there are at most. */
static void draw_bars(struct tally *t)
{
    static const double next_to_none = 0.0005; /* at each end */
    struct luck *l = &t->luck;
    int first = 0, last = l->rolls;

    for (double left = t->chance[first]; left < next_to_none && first < l->hits;)
        left += t->chance[++first];
    for (double right = t->chance[last]; right < next_to_none && last > l->hits;)
        right += t->chance[--last];
    l->first = first;
    l->wide = 1 + (last - first) / LUCK_BARS;
    l->bars = (last - first) / l->wide + 1;
    for (int k = first; k <= last; k++)
        l->bar[(k - first) / l->wide] += t->chance[k];
}

static void make_report(const struct match *m, struct reader reader, struct luck out[SEATS_MAX])
{
    struct tally tally[SEATS_MAX] = { 0 };

    for (int i = 0; i < SEATS_MAX; i++) {
        tally[i].chance = mem_alloc((ROLLS_MAX + 1) * sizeof(double));
        tally[i].chance[0] = 1;
    }
    walk(m, reader, tally);
    for (int i = 0; i < SEATS_MAX; i++) {
        tally[i].luck.percentile = percentile(&tally[i]);
        draw_bars(&tally[i]);
        out[i] = tally[i].luck;
        mem_free(tally[i].chance);
    }
}

void report_luck(const struct match *m, struct luck out[SEATS_MAX])
{
    make_report(m, (struct reader){ .all = true }, out);
}

void report_luck_for(const struct match *m, int eyes, struct luck out[SEATS_MAX])
{
    make_report(m, (struct reader){ .seat = eyes }, out);
}

/* --- one roll --- */

enum { LASTING = EVENT_EFFECT | EVENT_LOSS_ANY | EVENT_HURT * 15 };

/* same_events: the same events, looking only at those with one of these flags (0: at all). */
static bool same_events(const struct events *a, const struct events *b, unsigned flags)
{
    int i = 0, k = 0;

    for (;; i++, k++) {
        while (i < a->count && flags && !(a->at[i].flags & flags))
            i++;
        while (k < b->count && flags && !(b->at[k].flags & flags))
            k++;
        if (i == a->count || k == b->count)
            return i == a->count && k == b->count;
        if (memcmp(&a->at[i], &b->at[k], sizeof a->at[i]) != 0)
            return false;
    }
}

/* chance_alike: of all outcomes with the same events as this one, among those with these flags. */
static double chance_alike(struct rules r, const void *state, const struct action *outcome,
                           unsigned flags)
{
    struct outcome *list = mem_alloc((size_t)r.game->max_outcomes * sizeof *list);
    void *scratch = mem_alloc(r.game->state_size);
    struct events true_ones = { .count = 0 };
    double all = 0, same = 0;
    int count = rules_chance(r, state, list);

    memcpy(scratch, state, r.game->state_size);
    rules_apply(r, scratch, outcome, &true_ones);
    for (int i = 0; i < count; i++) {
        struct events events = { .count = 0 };

        memcpy(scratch, state, r.game->state_size);
        rules_apply(r, scratch, &list[i].action, &events);
        all += (double)list[i].weight;
        same += same_events(&events, &true_ones, flags) ? (double)list[i].weight : 0;
    }
    mem_free(scratch);
    mem_free(list);
    return same / all;
}

double report_chance(struct rules r, const void *state, const struct action *outcome)
{
    EXPECT(rules_to_move(r, state) == SEAT_CHANCE);
    double lasting = chance_alike(r, state, outcome, LASTING);

    return lasting < 1 ? lasting : chance_alike(r, state, outcome, 0);
}
