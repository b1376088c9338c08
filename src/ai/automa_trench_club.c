/* automa_trench_club.c - the level `automa` of Trench Club: the Automa of the rulebook as anyone's
 * opponent. Its units move and attack by the orders in games/trench_club/tcl_automa_plan.c. An
 * ordinary seat also decides things the Automa is never asked (armies, declarations, surrender);
 * there it follows the spirit of its orders. */
#include "ai/player.h"

#include "games/trench_club/tcl_rules.h"

/* What is to be decided, and where the answer goes. */
struct asked {
    struct rules r;
    const struct tcl *t;
    const struct tcl_state *s;
    int seat;
    struct action *out;
    struct text *why;
};

static bool play(const struct asked *q, struct action a)
{
    if (rules_check(q->r, q->s, &a, NULL))
        return false;
    *q->out = a;
    return true;
}

static void because(const struct asked *q, const struct tcl_plan *plan)
{
    if (!q->why)
        return;
    text_addf(q->why, "%s by order ", type_of(q->t, &q->s->unit[plan->slot])->name);
    tcl_plan_text(plan, q->why);
}

static void say(const struct asked *q, const char *words)
{
    if (q->why)
        text_add(q->why, words);
}

/* --- surrender --- */

/* A game is hopeless when the other side is far stronger and not behind in forts. The later it gets,
 * the smaller the deficit that will do. */
static bool hopeless(const struct asked *q)
{
    const struct tcl *t = q->t;
    int team = team_of_seat(t, q->seat);
    int forts = tcl_forts_of_team(t, q->s, team), theirs = tcl_forts_of_team(t, q->s, !team);
    int mine = tcl_worth(t, q->s, team), other = tcl_worth(t, q->s, !team);
    int round = q->s->round;

    if (forts > theirs)
        return false;
    if (4 * mine < other)
        return true;
    if (round >= 20 && 2 * mine < other)
        return true;
    return round >= 40 && (forts < theirs || mine < other);
}

/* --- moves and attacks --- */

/* The slots of the seat's units, in the sequence of the rulebook. */
static int in_sequence(const struct asked *q, int slots[SEAT_UNITS])
{
    int n = 0;

    for (EACH_SLOT(q->s, q->seat, i)) {
        int rank = tcl_automa_rank(q->t, &q->s->unit[i]), at = n;

        if (rank < 0)
            continue;
        for (; at > 0 && tcl_automa_rank(q->t, &q->s->unit[slots[at - 1]]) > rank; at--)
            slots[at] = slots[at - 1];
        slots[at] = i;
        n++;
    }
    return n;
}

static bool may_move(const struct asked *q, int slot)
{
    const struct tcl_unit *u = &q->s->unit[slot];

    return (on_hex(u) || in_fort(u)) && !(u->flags & UNIT_MOVED) && !tcl_barred(q->s, u);
}

/* The first unit whose orders take it somewhere else. */
static void choose_move(const struct asked *q)
{
    int slots[SEAT_UNITS], n = in_sequence(q, slots);
    struct tcl_plan plan;

    if (hopeless(q) && play(q, act(DO_SURRENDER, 0, 0, 0, 0))) {
        say(q, "The game is lost");
        return;
    }
    for (int i = 0; i < n; i++) {
        if (!may_move(q, slots[i]))
            continue;
        tcl_make_plan(q->t, q->s, slots[i], 0, &plan);
        if (plan.place == q->s->unit[slots[i]].place)
            continue;
        bool fort = plan.place >= PLACE_FORT;
        if (play(q, act(fort ? DO_CONQUER : DO_MOVE, slots[i],
                        fort ? plan.place - PLACE_FORT : plan.place, 0, 0))) {
            because(q, &plan);
            return;
        }
    }
    say(q, "No orders to move anyone else");
    play(q, act(DO_DONE, 0, 0, 0, 0));
}

static void choose_attack(const struct asked *q)
{
    int slots[SEAT_UNITS], n = in_sequence(q, slots);
    struct tcl_plan plan;

    for (int i = 0; i < n; i++) {
        const struct tcl_unit *u = &q->s->unit[slots[i]];

        if (!on_hex(u) || (u->flags & UNIT_DECLARED))
            continue;
        tcl_plan_attack(q->t, q->s, slots[i], &plan);
        if (plan.target >= 0 && play(q, act(DO_ATTACK, slots[i], plan.target, 0, 0))) {
            because(q, &plan);
            return;
        }
    }
    say(q, "No orders for anyone else to attack");
    play(q, act(DO_FIGHT, 0, 0, 0, 0));
}

/* --- everything else --- */

/* TCL-13.11: Mounted Infantry, cars, guns, and when there are enough of them, a random purchase. */
static int draw_purchase(const struct asked *q, struct rng *rng)
{
    uint8_t types[TYPES];
    int n = tcl_automa_random_types(q->t, q->s, q->seat, types);

    return n ? types[rng_below(rng, (uint32_t)n)] : 0;
}

static void choose_purchase(const struct asked *q, struct rng *rng)
{
    int wanted = tcl_automa_wants(q->t, q->s, q->seat),
        type = wanted ? wanted : draw_purchase(q, rng);
    int fort = type ? tcl_automa_fort(q->t, q->s, q->seat, type) : -1;
    bool buys = fort >= 0 && play(q, act(DO_BUY, type, fort, 0, 0));

    if (q->why)
        text_addf(q->why, "%s: %s",
                  !type              ? "Nothing to buy"
                  : !buys            ? "Saves its coins for"
                  : !wanted          ? "A random purchase"
                  : type == TYPE_MTD ? "Fewer than two foot soldiers"
                                     : "Enough foot soldiers",
                  type ? q->t->type[type].name : "it has two of everything");
    if (!buys)
        play(q, act(DO_END, 0, 0, 0, 0));
}

/* The armies with the most units. */
static void choose_armies(const struct asked *q)
{
    int best = -1;

    for (int mask = 1; mask < 1 << CHIPS; mask++) {
        struct action a = act(DO_ARMIES, mask, 0, 0, 0);
        int worth = 0;

        for (EACH_SLOT(q->s, q->seat, i))
            if (q->s->unit[i].type && q->s->unit[i].army < CHIPS)
                worth += mask >> q->s->unit[i].army & 1;
        if (worth > best && rules_check(q->r, q->s, &a, NULL) == 0) {
            best = worth;
            *q->out = a;
        }
    }
    say(q, "The armies with the most units act");
}

static void choose_first(const struct asked *q)
{
    struct action list[LEGAL_MAX];

    EXPECT(q->r.game->max_legal <= LEGAL_MAX);
    int count = rules_legal(q->r, q->s, list);
    EXPECT(count > 0);
    *q->out = list[0];
    say(q, "The first possible choice");
}

static void choose(struct player *p, const void *view, struct action *out, struct text *why)
{
    const struct asked q = { p->rules, tcl_of(p->rules.scn), view, p->seat, out, why };

    switch (top(view)->kind) {
    case FRAME_ASSIGN:
        if (!play(&q, act(DO_SPLIT, 0, 0, 0, 0)))
            choose_first(&q);
        return;
    case FRAME_ARMIES: choose_armies(&q); return;
    case FRAME_MOVE: choose_move(&q); return;
    case FRAME_DECLARE: choose_attack(&q); return;
    case FRAME_MONEY: choose_purchase(&q, &p->rng); return;
    case FRAME_GIFT: play(&q, act(DO_KEEP, 0, 0, 0, 0)); return;
    case FRAME_YIELD: play(&q, act(hopeless(&q) ? DO_ACCEPT : DO_DECLINE, 0, 0, 0, 0)); return;
    default: choose_first(&q);
    }
}

const struct bot bot_automa_trench_club = { .name = "automa", .choose = choose };
