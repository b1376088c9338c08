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

void tcl_find_way(const struct tcl *t, const struct tcl_state *s, int slot, int to,
                  int16_t steps[TCL_WAY])
{
    const struct tcl_unit *u = &s->unit[slot];
    const struct tcl_type *type = type_of(t, u);
    bool air = (type->marks & MARK_AIR) != 0;
    struct tcl_field field;
    struct tcl_set zone;

    tcl_find_field(t, s, player_of(t, slot), &field);
    set_spread(&field.threat[air], &zone, t->all);
    struct search w = { .t = t,
                        .ground = field.ground[type->mover],
                        .field = &field,
                        .zone = &zone,
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
    EXPECT(w.end_cost <= w.speed || set_has(&w.ground->wade, to) || to == u->place);
    memset(steps, 0, TCL_WAY * sizeof *steps);
    int i = 0;
    for (int hex = to, from = w.end_before; from != START && from != u->place; i++) {
        EXPECT(i < TCL_WAY_HEXES);
        steps[i / STEPS_ARG] =
            (int16_t)(steps[i / STEPS_ARG] | direction(t, hex, from) << i % STEPS_ARG * 3);
        hex = from;
        from = w.before[hex];
    }
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
