/* mcts.c - Monte-Carlo tree search for any game, through core/game.h alone.
 *
 * Each iteration draws one world that fits the view (from the seat's belief, where it keeps one),
 * walks down the tree in it, adds at most one node, plays some plies on and asks the game's judge
 * for the value. That is one number for each seat; every node keeps the sum for the seat that
 * decides there, so two, three or four seats and teams need no word of their own.
 *
 *   dice         Where nothing is hidden they are nodes: the outcome that lags most behind its
 *                probability comes next, so that few visits already show fair dice. Elsewhere the
 *                dice depend on the world and are thrown.
 *   many actions Each is first judged by one look at the position behind it (prior). The best at
 *                first sight come first, others as the node is visited more often; the look counts
 *                like some playouts and fades as real ones come in.
 *   playouts     A decision in them is what the judge would do, or the best, by one look, of a few
 *                drawn at random.
 *   twins        Of actions that come to the same, since pieces are alike, one is enough.
 *   mistakes     Others make some: a search that thinks them perfect never dares anything.
 *   the clock    It is read before every iteration; whatever is known then is the answer. */
#include "ai/player.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <time.h>

#include "ai/belief.h"
#include "ai/eval.h"
#include "ai/tree.h"
#include "base/hash.h"
#include "base/mem.h"

enum {
    PATH_STEPS_MAX = 256,
    USUAL_PLAYOUTS = 1000, /* where the budget names nothing */
    NODES_AT_MOST = 400000,
    NODES_A_SECOND = 400000,
    EDGES_AT_MOST = 2000000, /* about 100 MB, touched only as far as used */
    EDGES_A_NODE = 1024,     /* an action that is further down at first sight is left out */
    OUTCOMES_LISTED = 64,    /* chance with more outcomes is thrown */
    CERTAIN_EVERY = 32,      /* iterations between two looks whether the choice is still open */
};

static const double explore = 1.0;       /* times the spread of the values that come back */
static const double prior_visits = 12.0; /* what the first look counts */
static const double caution = 1.0;       /* spreads that it is marked down by in a fresh node */
static const double open_at_once = 2.0;  /* edges that may be tried from the start .. */
static const double open_later = 1.0;    /* .. and more, times the root of the visits */

struct spread {
    double count, sum, squares;
};

/* An action at first sight. */
struct sight {
    uint64_t key; /* of the position behind it, where pieces that are alike can be told */
    float prior;
    int action; /* its place in the legal list */
};

struct search {
    struct rules rules;
    struct judge judge;
    const void *view;
    int seat;
    const struct belief *belief; /* NULL: any world that fits is as likely as another */
    struct rng *rng;
    struct tree tree;
    bool hidden, list_dice;
    uint32_t root, iteration;
    void *world, *ahead, *seen; /* states: this iteration, one look further, the seat's view */
    struct action *actions;
    struct outcome *outcomes;
    struct sight *sights;
    struct spread spread[SEATS_MAX];
    int steps;
    struct step {
        uint32_t node, edge;
    } path[PATH_STEPS_MAX];
};

/* --- memory --- */

/* nodes_for: room for what a budget can fill; a search that thinks faster goes on without. */
static long nodes_for(struct budget budget)
{
    long nodes = NODES_AT_MOST;

    if (budget.seconds > 0 && budget.seconds < (double)NODES_AT_MOST / NODES_A_SECOND)
        nodes = 1000 + (long)(budget.seconds * NODES_A_SECOND);
    return budget.playouts && budget.playouts < nodes ? budget.playouts : nodes;
}

static void open_search(struct search *s, struct budget budget)
{
    const struct game *game = s->rules.game;
    size_t size = (game->state_size + 63) / 64 * 64;
    long nodes = nodes_for(budget);
    long edges = nodes < EDGES_AT_MOST / game->max_legal ? nodes * game->max_legal : EDGES_AT_MOST;
    char *block =
        mem_resize(NULL, 3 * size + (size_t)game->max_outcomes * sizeof *s->outcomes +
                             (size_t)game->max_legal * (sizeof *s->actions + sizeof *s->sights));

    s->world = block;
    s->ahead = block + size;
    s->seen = block + 2 * size;
    s->outcomes = (struct outcome *)(block + 3 * size);
    s->actions = (struct action *)(s->outcomes + game->max_outcomes);
    s->sights = (struct sight *)(s->actions + game->max_legal);
    tree_init(&s->tree, (uint32_t)(2 * nodes + 2), (uint32_t)(edges + game->max_legal));
}

static void close_search(struct search *s)
{
    mem_free(s->world);
    tree_release(&s->tree);
}

/* --- the world --- */

static void draw_world(struct search *s)
{
    if (s->belief)
        belief_draw(s->belief, s->rng, s->world);
    else
        rules_determinize(s->rules, s->view, s->seat, s->rng, s->world);
}

static void throw_dice(struct search *s, void *state)
{
    uint8_t faces[DICE_MAX];
    struct action outcome;

    rules_roll(s->rules, state, s->rng, faces, &outcome);
    rules_apply(s->rules, state, &outcome, NULL);
}

/* go_on: to the next position that is a node; dice that are none are thrown. */
static void go_on(struct search *s)
{
    while (rules_to_move(s->rules, s->world) == SEAT_CHANCE && !s->list_dice)
        throw_dice(s, s->world);
    if (s->judge.tidy)
        s->judge.tidy(s->rules.scn, s->world);
}

/* find_node: the node for the world as it stands. */
static uint32_t find_node(struct search *s)
{
    int mover = rules_to_move(s->rules, s->world);
    const void *key = s->world;

    if (s->hidden) {
        rules_observe(s->rules, s->world, s->seat, s->seen);
        key = s->seen;
    }
    return tree_node(&s->tree, hash_bytes(key, s->rules.game->state_size), mover);
}

/* --- first looks --- */

static double worth(struct search *s, const void *state, int seat)
{
    int value[SEATS_MAX];

    s->judge.value(s->rules.scn, state, value);
    return value[seat] / (double)RETURN_ONE;
}

/* key_behind: names the position right behind an action; 0 where there is no telling what is alike.
 */
static uint64_t key_behind(struct search *s, const struct action *action)
{
    if (!s->judge.tidy)
        return 0;
    memcpy(s->ahead, s->world, s->rules.game->state_size);
    rules_apply(s->rules, s->ahead, action, NULL);
    s->judge.tidy(s->rules.scn, s->ahead);
    return hash_bytes(s->ahead, s->rules.game->state_size) | 1;
}

/* peek: the position right behind an action; where its dice are put off, with them thrown next. */
static void peek(struct search *s, const struct action *action)
{
    memcpy(s->ahead, s->world, s->rules.game->state_size);
    rules_resolve(s->rules, s->ahead, action);
}

/* look_at: what an action is worth to `seat` one look ahead; where dice follow at once, on average.
 * Every outcome starts from the position before the action again, since nothing is undone. */
static double look_at(struct search *s, const struct action *action, int seat)
{
    double sum = 0, weights = 0;

    peek(s, action);
    if (rules_to_move(s->rules, s->ahead) != SEAT_CHANCE || !s->list_dice)
        return worth(s, s->ahead, seat);
    int count = rules_chance(s->rules, s->ahead, s->outcomes);
    for (int i = 0; i < count; i++) {
        if (i)
            peek(s, action);
        rules_apply(s->rules, s->ahead, &s->outcomes[i].action, NULL);
        sum += (double)s->outcomes[i].weight * worth(s, s->ahead, seat);
        weights += (double)s->outcomes[i].weight;
    }
    return sum / weights;
}

/* Best first; equal ones in the order of the rules, which is mostly a sensible one. */
static bool comes_first(struct sight a, struct sight b)
{
    return a.prior > b.prior || (!(a.prior < b.prior) && a.action < b.action);
}

static void sort_sights(struct sight *list, int count)
{
    static const int gaps[] = { 1750, 701, 301, 132, 57, 23, 10, 4, 1 };

    for (int g = 0; g < (int)(sizeof gaps / sizeof gaps[0]); g++)
        for (int i = gaps[g]; i < count; i++) {
            struct sight moved = list[i];
            int k = i;

            for (; k >= gaps[g] && comes_first(moved, list[k - gaps[g]]); k -= gaps[g])
                list[k] = list[k - gaps[g]];
            list[k] = moved;
        }
}

static bool listed(const struct sight *list, int count, uint64_t key)
{
    for (int i = 0; i < count && key; i++)
        if (list[i].key == key)
            return true;
    return false;
}

/* drop_twins: of actions that come to the same, the first stays. */
static int drop_twins(struct sight *list, int count)
{
    int kept = 0;

    for (int i = 0; i < count; i++)
        if (!listed(list, kept, list[i].key))
            list[kept++] = list[i];
    return kept;
}

static void add_decisions(struct search *s, struct node *n)
{
    int count = rules_legal(s->rules, s->world, s->actions);
    int kept = count < EDGES_A_NODE ? count : EDGES_A_NODE;

    if (s->tree.edges + (uint32_t)kept > s->tree.edge_room)
        return;
    for (int i = 0; i < count; i++)
        s->sights[i] = (struct sight){ key_behind(s, &s->actions[i]),
                                       (float)look_at(s, &s->actions[i], n->mover), i };
    count = drop_twins(s->sights, count);
    if (kept > count)
        kept = count;
    sort_sights(s->sights, count);
    n->worth = (float)worth(s, s->world, n->mover);
    for (int i = 0; i < kept; i++)
        tree_add(&s->tree, n, &s->actions[s->sights[i].action], s->sights[i].prior);
}

static void add_outcomes(struct search *s, struct node *n)
{
    int count = rules_chance(s->rules, s->world, s->outcomes);
    double weights = 0;

    if (s->tree.edges + (uint32_t)count > s->tree.edge_room)
        return;
    for (int i = 0; i < count; i++)
        weights += (double)s->outcomes[i].weight;
    for (int i = 0; i < count; i++)
        tree_add(&s->tree, n, &s->outcomes[i].action,
                 (float)((double)s->outcomes[i].weight / weights));
}

static bool has_edges(struct search *s, struct node *n)
{
    if (n->first == TREE_NONE && n->mover == SEAT_CHANCE)
        add_outcomes(s, n);
    else if (n->first == TREE_NONE && n->mover >= 0 && n->visits >= s->judge.look_at_visit)
        add_decisions(s, n);
    return n->first != TREE_NONE;
}

/* --- which way to go --- */

/* Others may have secrets: what they can do differs from world to world. The edges that this one
 * allows get its number; new ones are added. */
static void offer(struct search *s, struct node *n)
{
    int count = rules_legal(s->rules, s->world, s->actions);
    uint32_t cursor = TREE_NONE;

    for (int i = 0; i < count; i++) {
        struct edge *e = tree_find(&s->tree, n, &s->actions[i], &cursor);

        if (!e)
            e = tree_add(&s->tree, n, &s->actions[i], (float)look_at(s, &s->actions[i], n->mover));
        if (!e)
            continue;
        e->offered++;
        e->world = s->iteration;
    }
}

static double deviation(const struct spread *v)
{
    double mean = v->sum / (v->count + 1e-9);

    return v->count < 8 ? 0.1 : sqrt(fmax(1e-6, v->squares / v->count - mean * mean));
}

/* How far above its first sight a node has turned out to be. */
static double surprise(const struct node *n)
{
    return n->visits > 1 ? n->total / (n->visits - 1) - n->worth : 0;
}

/* The upper confidence bound of each open edge. The first look stands in for some visits: as much
 * above or below the node's mean as it was above or below the position at first sight. */
static struct edge *best_decision(struct search *s, struct node *n)
{
    bool varies = s->hidden && n->mover != s->seat;
    double spread = deviation(&s->spread[n->mover]), reach = explore * spread;
    double base = surprise(n) - caution * spread / sqrt(n->visits);
    double known = log(n->visits + 1.0), best_score = -DBL_MAX;
    double open = open_at_once + open_later * sqrt(n->visits);
    struct edge *best = NULL;

    for (uint32_t i = n->first; i != TREE_NONE && open >= 1; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];
        double visits = e->visits + prior_visits;

        if (varies && e->world != s->iteration)
            continue;
        open--;
        if (varies)
            known = log(e->offered + 1.0);
        double score =
            (e->total + prior_visits * (base + e->prior)) / visits + reach * sqrt(known / visits);
        if (score > best_score) {
            best_score = score;
            best = e;
        }
    }
    return best;
}

/* any_decision: one of those that another seat has in this world, each as likely. */
static struct edge *any_decision(struct search *s, struct node *n)
{
    struct edge *any = NULL;
    uint32_t count = 0;

    for (uint32_t i = n->first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];

        if (s->hidden && e->world != s->iteration)
            continue;
        if (rng_below(s->rng, ++count) == 0)
            any = e;
    }
    return any;
}

static struct edge *decide(struct search *s, struct node *n)
{
    bool other = n->mover != s->seat;

    if (s->hidden && other)
        offer(s, n);
    if (other && s->judge.mistakes > 0 && rng_unit(s->rng) < s->judge.mistakes)
        return any_decision(s, n);
    return best_decision(s, n);
}

static struct edge *random_outcome(struct search *s, struct node *n)
{
    double left = rng_unit(s->rng);
    struct edge *e = &s->tree.edge[n->first];

    for (left -= e->prior; left >= 0 && e->next != TREE_NONE; left -= e->prior)
        e = &s->tree.edge[e->next];
    return e;
}

/* The first outcome is drawn, or rare ones would always come late; then the one most behind. */
static struct edge *next_outcome(struct search *s, struct node *n)
{
    struct edge *best = NULL;
    double most = -DBL_MAX;

    if (n->visits <= 1)
        return random_outcome(s, n);
    for (uint32_t i = n->first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];
        double lag = (double)e->prior * n->visits - e->visits;

        if (lag > most) {
            most = lag;
            best = e;
        }
    }
    return best;
}

/* --- one iteration --- */

static uint32_t follow(struct search *s, struct edge *e)
{
    rules_apply(s->rules, s->world, &e->action, NULL);
    go_on(s);
    if (e->child != TREE_NONE)
        return e->child;
    uint32_t child = find_node(s);
    if (!s->hidden && s->list_dice) /* then an action leads to one position only */
        e->child = child;
    return child;
}

static void walk_down(struct search *s)
{
    uint32_t at = s->root;

    s->steps = 0;
    while (at != TREE_NONE && s->steps < PATH_STEPS_MAX) {
        struct node *n = &s->tree.node[at];
        struct edge *e = NULL;

        n->visits++;
        if (has_edges(s, n))
            e = n->mover == SEAT_CHANCE ? next_outcome(s, n) : decide(s, n);
        s->path[s->steps++] =
            (struct step){ at, e ? (uint32_t)(e - s->tree.edge) : (uint32_t)TREE_NONE };
        if (!e)
            return;
        at = follow(s, e);
    }
}

/* try_out: what `seat` has of an action by one look; dice are thrown for it, not for real. */
static double try_out(struct search *s, const struct action *action, int seat)
{
    memcpy(s->ahead, s->world, s->rules.game->state_size);
    rules_apply(s->rules, s->ahead, action, NULL);
    if (rules_to_move(s->rules, s->ahead) == SEAT_CHANCE)
        throw_dice(s, s->ahead);
    return worth(s, s->ahead, seat);
}

static void draw_action(struct search *s, int mover, struct action *out)
{
    double best = -DBL_MAX;

    if (s->judge.draw) {
        s->judge.draw(s->rules.scn, s->world, s->rng, out);
        return;
    }
    rules_sample(s->rules, s->world, s->rng, s->actions, out);
    for (int i = 1; i < s->judge.tries; i++) {
        struct action other;

        rules_sample(s->rules, s->world, s->rng, s->actions, &other);
        if (action_same(&other, out))
            continue;
        if (best <= -DBL_MAX)
            best = try_out(s, out, mover);
        double value = try_out(s, &other, mover);
        if (value <= best)
            continue;
        best = value;
        *out = other;
    }
}

static void play_out(struct search *s)
{
    for (int ply = 0; ply < s->judge.plies; ply++) {
        struct action action;
        int mover = rules_to_move(s->rules, s->world);

        if (mover == SEAT_NONE)
            return;
        if (mover == SEAT_CHANCE) {
            throw_dice(s, s->world);
            continue;
        }
        draw_action(s, mover, &action);
        rules_apply(s->rules, s->world, &action, NULL);
    }
}

static void back_up(struct search *s)
{
    int standing[SEATS_MAX];
    double value[SEATS_MAX];

    s->judge.value(s->rules.scn, s->world, standing);
    for (int i = 0; i < s->rules.scn->seats; i++) {
        struct spread *v = &s->spread[i];

        value[i] = standing[i] / (double)RETURN_ONE;
        v->count++;
        v->sum += value[i];
        v->squares += value[i] * value[i];
    }
    for (int i = 0; i < s->steps; i++) {
        struct node *n = &s->tree.node[s->path[i].node];
        struct edge *e = &s->tree.edge[s->path[i].edge];
        double back = n->mover >= 0 ? value[n->mover] : 0;

        n->total += back;
        if (s->path[i].edge == TREE_NONE)
            continue;
        e->total += back;
        e->visits++;
    }
}

static _Thread_local uint64_t playouts;

uint64_t mcts_count(void)
{
    return playouts;
}

static void iterate(struct search *s)
{
    playouts++;
    s->iteration++;
    draw_world(s);
    walk_down(s);
    play_out(s);
    back_up(s);
}

/* --- the answer --- */

static double seconds_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* choice_is_certain: can nothing that happens in the iterations left change which edge has most visits? */
static bool choice_is_certain(const struct search *s, double left)
{
    uint32_t most = 0, second = 0;

    for (uint32_t i = s->tree.node[s->root].first; i != TREE_NONE; i = s->tree.edge[i].next) {
        uint32_t visits = s->tree.edge[i].visits;

        if (visits > most) {
            second = most;
            most = visits;
        } else if (visits > second) {
            second = visits;
        }
    }
    return most - second > left;
}

/* left_of: iterations that the budget still allows, as far as one can tell. */
static double left_of(const struct search *s, struct budget budget, double used)
{
    double left = budget.playouts ? (double)(budget.playouts - s->iteration) : DBL_MAX;

    return budget.seconds > 0 ? fmin(left, s->iteration * (budget.seconds / used - 1)) : left;
}

static void run_search(struct search *s, struct budget budget)
{
    double start = budget.seconds > 0 ? seconds_now() : 0, used = 0;

    draw_world(s);
    s->root = find_node(s);
    add_decisions(s, &s->tree.node[s->root]);
    while (!budget.playouts || s->iteration < budget.playouts) {
        if (budget.seconds > 0 && (used = seconds_now() - start) >= budget.seconds)
            break;
        if (s->iteration % CERTAIN_EVERY == 0 && choice_is_certain(s, left_of(s, budget, used)))
            break;
        iterate(s);
    }
}

static struct edge *most_visited(const struct search *s, uint32_t node)
{
    struct edge *best = NULL;

    for (uint32_t i = s->tree.node[node].first; i != TREE_NONE; i = s->tree.edge[i].next) {
        struct edge *e = &s->tree.edge[i];

        if (!best || e->visits > best->visits ||
            (e->visits == best->visits && e->total > best->total))
            best = e;
    }
    return best;
}

static void give_reason(const struct search *s, const struct edge *best, struct text *why)
{
    text_addf(why, "%u of %u playouts, standing %+.2f", best->visits, s->iteration,
              best->visits ? best->total / best->visits : (double)best->prior);
}

/* only_choice: is there one legal action alone? Then it is in `out`. */
static bool only_choice(struct search *s, struct action *out)
{
    int count = rules_legal(s->rules, s->view, s->actions);

    *out = s->actions[0];
    return count == 1;
}

static void choose(struct player *p, const void *view, struct action *out, struct text *why)
{
    const struct game *game = p->rules.game;
    struct budget budget = p->level.budget;
    struct search s = {
        .rules = p->rules, .judge = judge_of(game), .view = view, .seat = p->seat, .rng = &p->rng
    };

    if (!budget.playouts && budget.seconds <= 0)
        budget.playouts = USUAL_PLAYOUTS;
    if (p->belief && belief_fits(p->belief, view))
        s.belief = p->belief;
    s.hidden = game_hides(game);
    s.list_dice = !s.hidden && game->max_outcomes <= OUTCOMES_LISTED;
    open_search(&s, budget);
    if (only_choice(&s, out)) {
        if (why)
            text_add(why, "the only choice");
    } else {
        run_search(&s, budget);
        const struct edge *best = most_visited(&s, s.root);
        *out = best->action;
        if (why)
            give_reason(&s, best, why);
    }
    close_search(&s);
}

const struct bot bot_mcts = { .name = "mcts", .remembers = true, .choose = choose };
