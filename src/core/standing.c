/* standing.c - standing orders. */
#include "core/standing.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/odds.h"

enum { MILLION = 1000000 };

/* --- words --- */

int standing_parse(const char *words, struct standing *out, struct error *err)
{
    static const char *const plain[] = {
        [STANDING_ASK] = "ask", [STANDING_HOLD] = "hold", [STANDING_ADJACENT] = "adjacent"
    };
    long percent;

    for (int i = 0; i < STANDING_ODDS; i++)
        if (strcmp(words, plain[i]) == 0) {
            *out = (struct standing){ .kind = (enum standing_kind)i };
            return 0;
        }
    if (strncmp(words, "odds ", 5) == 0 && number_read(words + 5, 1, 100, &percent) == 0) {
        *out = (struct standing){ STANDING_ODDS, (int)percent };
        return 0;
    }
    return error_set(err,
                     "Standing orders are: ask, hold, adjacent, or odds N with N from 1 to 100");
}

void standing_text(struct standing orders, char out[STANDING_TEXT])
{
    switch (orders.kind) {
    case STANDING_HOLD: snprintf(out, STANDING_TEXT, "hold"); break;
    case STANDING_ADJACENT: snprintf(out, STANDING_TEXT, "adjacent"); break;
    case STANDING_ODDS: snprintf(out, STANDING_TEXT, "odds %d", orders.percent); break;
    default: snprintf(out, STANDING_TEXT, "ask");
    }
}

/* --- the answer --- */

/* millionths of a fraction, rounded down; shifting both parts keeps the product within 128 bits. */
static int millionths(struct fraction p)
{
    EXPECT(p.bottom > 0 && p.top <= p.bottom);
    while (p.bottom >> 100) {
        p.top >>= 1;
        p.bottom >>= 1;
    }
    return (int)(p.top * MILLION / p.bottom);
}

/* effect: the chance, in millionths, that this action does anything; 0 if it cannot be computed. */
static int effect(struct rules r, const void *view, int seat, const struct action *action)
{
    struct odds *odds = mem_alloc(sizeof *odds);
    struct fraction sum = { 0, 1 };
    struct error err;
    int bad = odds_of(r, view, seat, action, odds, &err);

    for (int i = 0; i < odds->count && !bad; i++)
        if (odds->line[i].flags & EVENT_EFFECT)
            bad = fraction_add(&sum, odds->line[i].p);
    mem_free(odds);
    return bad ? 0 : millionths(sum);
}

/* wanted: how much these orders want the shot; 0: not good enough. */
static int wanted(struct rules r, const void *view, int seat, struct standing orders,
                  const struct action *action, int range)
{
    if (orders.kind == STANDING_HOLD || (orders.kind == STANDING_ADJACENT && range > 1))
        return 0;
    int chance = effect(r, view, seat, action);
    if (orders.kind == STANDING_ODDS && chance < orders.percent * (MILLION / 100))
        return 0;
    return chance;
}

/* choose: the best shot, else what lets the moment pass or goes on with a shot already declared. */
static bool choose(struct rules r, const void *view, int seat, struct standing orders,
                   const struct action *list, int count, struct action *out)
{
    int best = 0;
    bool found = false;

    for (int i = 0; i < count; i++) {
        struct hint hint = { .items = 0 };

        rules_hint(r, (struct view){ seat, view }, &list[i], &hint);
        bool shot = hint.reaction == REACTION_FIRE;
        bool goes_on = hint.reaction == REACTION_PASS || hint.reaction == REACTION_GO_ON;
        int value = shot ? wanted(r, view, seat, orders, &list[i], hint.range) : 0;
        if (value > best || (best == 0 && goes_on)) {
            best = value;
            *out = list[i];
            found = true;
        }
    }
    return found;
}

bool standing_answer(struct rules r, const void *state, int seat, struct standing orders,
                     struct action *out)
{
    if (!(r.game->flags & GAME_REACTIONS) || orders.kind == STANDING_ASK ||
        rules_to_move(r, state) != seat)
        return false;
    void *view = mem_alloc(r.game->state_size);
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    rules_observe(r, state, seat, view);
    int count = rules_legal(r, view, list);
    bool found = choose(r, view, seat, orders, list, count, out);
    mem_free(list);
    mem_free(view);
    return found;
}
