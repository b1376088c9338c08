/* standing.c - standing orders. */
#include "core/standing.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/odds.h"
#include "core/scene.h"

enum { MILLION = 1000000, MOST_TURNS = 9999 };

/* --- words --- */

bool standing_takes(const struct game *game)
{
    return game->flags & (GAME_REACTIONS | GAME_MARKERS);
}

/* parse_order: the place of `words` in a list "ask|hold|odds", whose last word has a number behind
 * it (1 to 100); -1 when it is none of them. */
static int parse_order(const char *words, const char *list, int *number)
{
    char last[12];
    long value = 0;
    int order = choice_find(list, words), most = choice_count(list) - 1;

    choice_name(list, most, last, sizeof last);
    size_t length = strlen(last);
    bool numbered = strncmp(words, last, length) == 0 && words[length] == ' ' &&
                    number_read(words + length + 1, 1, 100, &value) == 0;
    *number = (int)value;
    return numbered ? most : order == most ? -1 : order;
}

/* parse_markers: "keep" or "keep turn 3". */
static int parse_markers(const char *words, int *number, int *turn)
{
    const char *behind = strstr(words, " turn ");
    char order[STANDING_TEXT];
    long value = 0;

    if (behind && number_read(behind + 6, 1, MOST_TURNS, &value))
        return -1;
    *turn = (int)value;
    snprintf(order, sizeof order, "%.*s", behind ? (int)(behind - words) : (int)sizeof order - 1,
             words);
    return parse_order(order, "ask|keep|all|when", number);
}

int standing_parse(const struct game *game, const char *words, struct standing *orders,
                   struct error *err)
{
    bool shots = game->flags & GAME_REACTIONS, markers = game->flags & GAME_MARKERS;
    bool about = strncmp(words, "markers ", 8) == 0;
    int number, turn = 0;
    int order = about ? parse_markers(words + 8, &number, &turn)
                      : parse_order(words, "ask|hold|adjacent|odds", &number);

    if (order >= 0 && about && markers) {
        orders->markers = (enum markers_kind)order;
        orders->points = number;
        orders->turn = order == MARKERS_ASK ? 0 : turn;
        return 0;
    }
    if (order >= 0 && !about && shots) {
        orders->kind = (enum standing_kind)order;
        orders->percent = number;
        return 0;
    }
    return error_set(err, "Standing orders are: %s%s%s, with N from 1 to 100",
                     shots ? "ask, hold, adjacent, or odds N" : "", shots && markers ? "; " : "",
                     markers ? "markers ask, keep, all, or when N, and turn N behind them" : "");
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

void standing_markers(struct standing orders, char out[STANDING_TEXT])
{
    switch (orders.markers) {
    case MARKERS_KEEP: snprintf(out, STANDING_TEXT, "keep"); break;
    case MARKERS_ALL: snprintf(out, STANDING_TEXT, "all"); break;
    case MARKERS_WHEN: snprintf(out, STANDING_TEXT, "when %d", orders.points); break;
    default: snprintf(out, STANDING_TEXT, "ask");
    }
    size_t length = strlen(out);
    if (orders.turn)
        snprintf(out + length, STANDING_TEXT - length, " turn %d", orders.turn);
}

/* --- the answer --- */

/* millionths of a fraction, rounded down; shifting both parts keeps the product within its bits. */
static int millionths(struct fraction p)
{
    EXPECT(p.bottom > 0 && p.top <= p.bottom);
    while (p.bottom > (wide)-1 >> 28) {
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

/* A decision as the orders see it: the actions, and of the hint of each what matters here. */
struct choice {
    struct rules r;
    const void *view;
    int seat, count;
    struct action *list;
    struct answer {
        enum reaction reaction;
        int range, amount, chance;
    } * hint;
};

/* choose_shot: the best shot, else what lets the moment pass or goes on with a shot already
 * declared. */
static bool choose_shot(const struct choice *c, struct standing orders, struct action *out)
{
    int best = 0;
    bool found = false;

    for (int i = 0; i < c->count; i++) {
        enum reaction reaction = c->hint[i].reaction;
        bool goes_on = reaction == REACTION_PASS || reaction == REACTION_GO_ON;
        int value = reaction == REACTION_FIRE
                        ? wanted(c->r, c->view, c->seat, orders, &c->list[i], c->hint[i].range)
                        : 0;

        if (value > best || (best == 0 && goes_on)) {
            best = value;
            *out = c->list[i];
            found = true;
        }
    }
    return found;
}

/* spends: is this a choice of how many markers to lay out, none included? */
static bool spends(const struct answer *h)
{
    return h->reaction == REACTION_SPEND || h->reaction == REACTION_PASS;
}

/* best_of: of all choices with this amount, the one with the best chance; -1 when there is none. */
static int best_of(const struct choice *c, int amount)
{
    int best = -1;

    for (int i = 0; i < c->count; i++) {
        const struct answer *h = &c->hint[i];

        if (!spends(h) || (h->reaction == REACTION_SPEND ? h->amount : 0) != amount)
            continue;
        if (best < 0 || h->chance > c->hint[best].chance)
            best = i;
    }
    return best;
}

/* next_amount: the least amount above this one, or -1. */
static int next_amount(const struct choice *c, int above)
{
    int least = -1;

    for (int i = 0; i < c->count; i++)
        if (c->hint[i].reaction == REACTION_SPEND && c->hint[i].amount > above &&
            (least < 0 || c->hint[i].amount < least))
            least = c->hint[i].amount;
    return least;
}

/* worth_it: the least amount that moves the chance far enough beyond what less can do. */
static int worth_it(const struct choice *c, int points)
{
    int none = best_of(c, 0), reached = none < 0 ? 0 : c->hint[none].chance;

    for (int amount = next_amount(c, 0); amount > 0; amount = next_amount(c, amount)) {
        int i = best_of(c, amount), gain = c->hint[i].chance - reached;

        if (gain >= points * (MILLION / 100))
            return i;
        reached += gain > 0 ? gain : 0;
    }
    return none;
}

static int all_of(const struct choice *c)
{
    int most = 0;

    for (int amount = 0; amount >= 0; amount = next_amount(c, amount))
        most = amount;
    return best_of(c, most);
}

/* choose_markers: how many markers these orders lay out. */
static bool choose_markers(const struct choice *c, struct standing orders, struct action *out)
{
    int i = orders.markers == MARKERS_ALL    ? all_of(c)
            : orders.markers == MARKERS_WHEN ? worth_it(c, orders.points)
                                             : best_of(c, 0);

    if (i >= 0)
        *out = c->list[i];
    return i >= 0;
}

static bool choose(const struct choice *c, struct standing orders, struct action *out)
{
    bool markers = false;

    for (int i = 0; i < c->count; i++) {
        struct hint h = { .items = 0 };

        rules_hint(c->r, (struct view){ c->seat, c->view }, &c->list[i], &h);
        c->hint[i] = (struct answer){ h.reaction, h.range, h.amount, h.chance };
        markers |= h.reaction == REACTION_SPEND;
    }
    if (markers)
        return orders.markers != MARKERS_ASK && choose_markers(c, orders, out);
    return orders.kind != STANDING_ASK && choose_shot(c, orders, out);
}

/* turn_of: as scenes count them. */
static int turn_of(struct rules r, const void *view, int seat)
{
    struct scene scene;

    scene_init(&scene);
    rules_draw(r, (struct view){ seat, view }, &scene);
    int turn = scene.turn;
    scene_release(&scene);
    return turn;
}

bool standing_answer(struct rules r, const void *state, int seat, struct standing orders,
                     struct action *out)
{
    if (!standing_takes(r.game) || (orders.kind == STANDING_ASK && orders.markers == MARKERS_ASK) ||
        rules_to_move(r, state) != seat)
        return false;
    char *view = mem_alloc(r.game->state_size);
    struct choice c = { .r = r, .view = view, .seat = seat };
    rules_observe(r, state, seat, view);
    if (orders.turn && turn_of(r, view, seat) != orders.turn)
        orders.markers = MARKERS_ASK;
    c.list = mem_alloc((size_t)r.game->max_legal * sizeof *c.list);
    c.count = rules_legal(r, view, c.list);
    c.hint = mem_alloc((size_t)c.count * sizeof *c.hint);
    bool found = choose(&c, orders, out);
    mem_free(c.hint);
    mem_free(c.list);
    mem_free(view);
    return found;
}
