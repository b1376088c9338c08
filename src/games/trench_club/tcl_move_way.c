/* tcl_move_way.c - the way a unit takes to where its move leads, for the story. The rules care about
 * the end alone (TCL-2.1), so of all legal ways the cheapest is told, and of equal ones the one found
 * first. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

enum {
    START = -1, /* before the first hex of a way */
    UNREACHED = UINT8_MAX,
    STEPS_ARG = TCL_WAY_HEXES / TCL_WAY, /* directions in an argument, three bits each; 0: none */
};

/* A search: what it costs to come to each hex, and from where. Where a move may only end, on the hex
 * it leads to, is kept apart: nobody goes on from there. */
struct search {
    const struct tcl *t;
    const struct tcl_ground *ground;
    const struct tcl_field *field;
    const struct tcl_set *zone;
    bool air;
    int speed, to;
    int touch; /* contact on the starting hex is 0 no, 1 yes, -1 as the zone says (TCL-11.5) */
    uint8_t cost[HEXES];
    int16_t before[HEXES];
    int end_cost, end_before;
};

/* entering: half points for a step onto this hex; 0: never (TCL-2.2). */
static int entering(const struct search *w, int hex)
{
    const struct tcl_ground *g = w->ground;

    return set_has(&g->half, hex) ? 1 : set_has(&g->one, hex) ? 2 : set_has(&g->more, hex) ? 3 : 0;
}

static void end_there(struct search *w, int from, int cost)
{
    if (cost >= w->end_cost)
        return;
    w->end_cost = cost;
    w->end_before = from;
}

/* step: from a hex reached at `cost` (START: from a fort) onto the next one. `tense`: with contact
 * there, so that contact ends the move (TCL-3.2). */
static void step(struct search *w, int from, int cost, int hex, bool tense)
{
    int price = entering(w, hex), left = w->speed - cost;

    if (set_has(&w->field->enemies, hex))
        return;
    if (price && price <= left) {
        if (hex == w->to)
            end_there(w, from, cost + price);
        if (cost + price < w->cost[hex] && !(tense && set_has(w->zone, hex))) {
            w->cost[hex] = (uint8_t)(cost + price);
            w->before[hex] = (int16_t)from;
        }
    }
    if (left == 1 && hex == w->to && set_has(&w->ground->last, hex)) /* TCL-2.4 */
        end_there(w, from, w->speed);
}

static void go_on_from(struct search *w, int hex, int cost)
{
    bool begins = w->before[hex] == START && cost == 0;
    bool tense = begins && w->touch >= 0 ? w->touch : set_has(w->zone, hex);

    if (!w->air && set_has(&w->field->mines, hex)) /* TCL-10.9 */
        return;
    for (int dir = 0; dir < 6; dir++)
        if (w->t->next[hex][dir] >= 0)
            step(w, hex, cost, w->t->next[hex][dir], tense);
}

static void run(struct search *w)
{
    for (int cost = 0; cost < w->speed; cost++)
        for (int hex = 0; hex < HEXES; hex++)
            if (w->cost[hex] == cost)
                go_on_from(w, hex, cost);
}

/* begin: where the unit stands; a trench it is in, all of it (TCL-11.5); out of a fort onto a hex
 * before it (TCL-5.6). */
static void begin(struct search *w, const struct tcl_state *s, const struct tcl_unit *u)
{
    struct tcl_set extent = { { 0 } };

    if (in_fort(u)) {
        const struct tcl_set *access = &w->t->fort[u->place - PLACE_FORT].access;

        for (int hex = set_next(access, 0); hex >= 0; hex = set_next(access, hex + 1))
            step(w, START, 0, hex, false);
        return;
    }
    if (tcl_in_trench(w->t, s, u)) {
        tcl_extent(w->t, s, u, &extent);
        w->touch = set_meets(&extent, w->zone, w->t->all);
    } else {
        set_add(&extent, u->place);
    }
    for (int hex = set_next(&extent, 0); hex >= 0; hex = set_next(&extent, hex + 1))
        w->cost[hex] = 0;
}

/* direction: 1 to 6 from one hex to the next. */
static int direction(const struct tcl *t, int from, int to)
{
    int dir = 0;

    while (dir < 6 && t->next[from][dir] != to)
        dir++;
    EXPECT(dir < 6);
    return dir + 1;
}

/* A way from its end back to the start, without the start. */
struct trail {
    int count;
    int16_t hex[TCL_WAY_HEXES + 1]; /* the end itself first */
};

static void trail_add(struct trail *trail, int hex)
{
    EXPECT(trail->count <= TCL_WAY_HEXES);
    trail->hex[trail->count++] = (int16_t)hex;
}

/* entrance: of the two of a fort, the one next to this hex (TCL-5.1). */
static int entrance(const struct tcl *t, int fort, int hex)
{
    const int16_t *door = t->fort[fort].hex;

    return tcl_hexes_apart(t, door[0], hex) == 1 ? door[0] : door[2];
}

/* trail_back: from `hex`, reached from `from`, to where the unit is; out of a fort through an
 * entrance. */
static void trail_back(const struct search *w, const struct tcl_unit *u, int hex, int from,
                       struct trail *trail)
{
    for (; hex != u->place; from = w->before[hex]) {
        trail_add(trail, hex);
        if (from == START)
            break;
        hex = from;
    }
    if (in_fort(u))
        trail_add(trail, entrance(w->t, u->place - PLACE_FORT, hex));
}

/* trail_steps: all of it but the end, as directions. */
static void trail_steps(const struct tcl *t, const struct trail *trail, int16_t steps[TCL_WAY])
{
    memset(steps, 0, TCL_WAY * sizeof *steps);
    for (int i = 0; i + 1 < trail->count; i++) {
        int dir = direction(t, trail->hex[i], trail->hex[i + 1]);

        steps[i / STEPS_ARG] = (int16_t)(steps[i / STEPS_ARG] | dir << i % STEPS_ARG * 3);
    }
}

/* What a search looks at, which outlives it. */
struct ground {
    struct tcl_field field;
    struct tcl_set zone;
};

/* search: all ways of a unit that is to end on hex `to`, or -1 where it goes on from there. */
static struct search search(const struct tcl *t, const struct tcl_state *s, int slot, int to,
                            struct ground *g)
{
    const struct tcl_unit *u = &s->unit[slot];
    const struct tcl_type *type = type_of(t, u);
    bool air = (type->marks & MARK_AIR) != 0;

    tcl_find_field(t, s, player_of(t, slot), &g->field);
    set_spread(&g->field.threat[air], &g->zone, t->all);
    struct search w = { .t = t,
                        .ground = g->field.ground[type->mover],
                        .field = &g->field,
                        .zone = &g->zone,
                        .air = air,
                        .speed = type->speed,
                        .to = to,
                        .touch = -1,
                        .end_cost = UNREACHED,
                        .end_before = START };
    memset(w.cost, UNREACHED, sizeof w.cost);
    for (int hex = 0; hex < HEXES; hex++)
        w.before[hex] = START;
    begin(&w, s, u);
    run(&w);
    return w;
}

void tcl_find_way(const struct tcl *t, const struct tcl_state *s, int slot, int to,
                  int16_t steps[TCL_WAY])
{
    const struct tcl_unit *u = &s->unit[slot];
    struct trail trail = { 0 };
    struct ground g;
    struct search w = search(t, s, slot, to, &g);

    EXPECT(w.end_cost <= w.speed || set_has(&w.ground->wade, to) || to == u->place);
    trail_back(&w, u, to, w.end_before, &trail);
    trail_steps(t, &trail, steps);
}

/* gate: of these hexes the cheapest to come to with half a point left, or -1. Nobody goes on from an
 * enemy mine (TCL-10.9). */
static int gate(const struct search *w, const struct tcl_set *hexes)
{
    int best = -1, least = w->speed;

    for (int hex = set_next(hexes, 0); hex >= 0; hex = set_next(hexes, hex + 1)) {
        bool mined = !w->air && set_has(&w->field->mines, hex);

        if (w->cost[hex] < least && !mined) {
            best = hex;
            least = w->cost[hex];
        }
    }
    return best;
}

int tcl_find_way_in(const struct tcl *t, const struct tcl_state *s, int slot, int fort,
                    int16_t steps[TCL_WAY])
{
    struct trail trail = { 0 };
    struct ground g;
    struct search w = search(t, s, slot, -1, &g);
    int hex = gate(&w, &t->fort[fort].access);

    EXPECT(hex >= 0);
    trail_add(&trail, t->fort[fort].hex[1]);
    trail_add(&trail, entrance(t, fort, hex));
    trail_back(&w, &s->unit[slot], hex, w.before[hex], &trail);
    trail_steps(t, &trail, steps);
    return trail.hex[0];
}

int tcl_find_way_aboard(const struct tcl *t, const struct tcl_state *s, int slot, int truck,
                        int16_t steps[TCL_WAY])
{
    const struct tcl_unit *u = &s->unit[slot];
    int at = s->unit[truck].place;
    struct tcl_set near = { { 0 } };
    struct trail trail = { 0 };
    struct ground g;

    trail_add(&trail, at);
    if (in_fort(u) && set_has(&t->fort[u->place - PLACE_FORT].access, at)) { /* TCL-5.6 */
        trail_add(&trail, entrance(t, u->place - PLACE_FORT, at));
    } else {
        struct search w = search(t, s, slot, -1, &g);

        for (int dir = 0; dir < 6; dir++)
            if (t->next[at][dir] >= 0)
                set_add(&near, t->next[at][dir]);
        int hex = gate(&w, &near);
        EXPECT(hex >= 0);
        trail_back(&w, u, hex, w.before[hex], &trail);
    }
    trail_steps(t, &trail, steps);
    return at;
}

int tcl_read_way(const struct tcl *t, int to, const int64_t steps[TCL_WAY], int16_t *out)
{
    int count = 0;

    for (int i = 0; i < TCL_WAY_HEXES; i++) {
        int dir = (int)(steps[i / STEPS_ARG] >> i % STEPS_ARG * 3 & 7);

        if (!dir)
            break;
        to = t->next[to][dir - 1];
        out[count++] = (int16_t)to;
    }
    for (int i = 0; i < count / 2; i++) { /* they were kept from the end back */
        int16_t hex = out[i];

        out[i] = out[count - 1 - i];
        out[count - 1 - i] = hex;
    }
    return count;
}
