/* tov_tables.c - look-up tables: what a step costs, what is within reach, what hits. */
#include "games/trenches_of_valor/tov_internal.h"

#include <string.h>

enum { NO_WAY = 255 };

bool tov_connected(const struct tov *t, int from, int to)
{
    for (int i = 0; i < HEX_DIRECTIONS; i++)
        if (hex_step(&t->grid, from, i) == to) /* TOV-A6: a closed hexside connects nothing */
            return t->joined[from] >> i & 1 && !(t->blocked[from] >> i & 1);
    return false;
}

/* TOV-6.2, TOV-6.2j, TOV-10.6: what it costs to enter the neighbour; 0: it may not be entered. */
static int entry_cost(const struct tov *t, int cell, int direction, int to)
{
    if (t->blocked[cell] >> direction & 1)
        return 0;
    if (t->terrain[to] == WIRE)
        return t->cut & bit(to) ? 1 : 0;
    return t->terrain[to] == TRENCH && !tov_connected(t, cell, to) ? 2 : 1;
}

static void fill_steps(struct tov *t)
{
    for (int cell = 0; cell < t->cells; cell++)
        for (int i = 0; i < HEX_DIRECTIONS; i++) {
            int to = hex_step(&t->grid, cell, i);
            int cost = to < 0 ? 0 : entry_cost(t, cell, i, to);

            t->step1[cell] |= cost == 1 ? bit(to) : 0;
            t->step2[cell] |= cost == 2 ? bit(to) : 0;
        }
}

static uint64_t spread(const uint64_t *step, uint64_t from)
{
    uint64_t to = 0;

    while (from)
        to |= step[next_bit(&from)];
    return to;
}

static void fill_open(struct tov *t)
{
    for (int cell = 0; cell < t->cells; cell++) {
        uint64_t reach = bit(cell), before = 0;

        for (int points = 1; points <= MOVE_MAX; points++) {
            uint64_t next = reach | spread(t->step1, reach) | spread(t->step2, before);

            t->open_exits[cell][points] = reach & t->exits; /* TOV-6.6.1: leaving costs 1 */
            t->open[cell][points] = next & ~bit(cell);
            before = reach;
            reach = next;
        }
    }
}

/* TOV-7.3, TOV-7.4, TOV-10.4: the highest roll that hits. */
static int hits_on(const struct tov *t, const struct kind *kind, int from, int to)
{
    int range = t->range[from][to], number = kind->hit[range];

    if (t->terrain[to] == TRENCH && !kind->yellow[range] && !tov_connected(t, from, to))
        number--;
    if (t->posts & bit(to)) /* TOV-A12: never waived; TOV-A20: for whoever stands there */
        number--;
    return number < 0 ? 0 : number;
}

static void fill_hits(struct tov *t)
{
    memset(t->hits_on, -1, sizeof t->hits_on);
    for (int from = 0; from < t->cells; from++)
        for (int to = 0; to < t->cells; to++) {
            int range = t->range[from][to] = (uint8_t)hex_distance(&t->grid, from, to);

            if (range < 1 || range > RANGE_MAX)
                continue;
            for (int i = 0; i < t->kinds; i++) {
                if (!t->kind[i].hit[range])
                    continue; /* TOV-7.1 */
                t->within[i][from] |= bit(to);
                t->hits_on[i][from][to] = (int8_t)hits_on(t, &t->kind[i], from, to);
            }
        }
}

static void fill_turns_from(struct tov *t, int move, int from)
{
    uint64_t reach = 0, now = bit(from);

    for (int turn = 0; now; turn++) {
        uint64_t next = 0;

        reach |= now;
        while (now) {
            int cell = next_bit(&now);

            t->turns_to[move][from][cell] = (uint8_t)turn;
            next |= t->open[cell][move];
        }
        now = next & ~reach;
    }
}

static void fill_turns(struct tov *t)
{
    memset(t->turns_to, NO_WAY, sizeof t->turns_to);
    for (int move = 0; move <= MOVE_MAX; move++)
        for (int cell = 0; cell < t->cells; cell++)
            fill_turns_from(t, move, cell);
}

/* How many turns until a unit stands next to a cell: soonest at one of its neighbours. */
static void fill_turns_near(struct tov *t)
{
    memset(t->turns_near, NO_WAY, sizeof t->turns_near);
    for (int move = 0; move <= MOVE_MAX; move++)
        for (int from = 0; from < t->cells; from++)
            for (int cell = 0; cell < t->cells; cell++)
                for (int at = 0; at < t->cells; at++)
                    if (t->range[at][cell] == 1 &&
                        t->turns_to[move][from][at] < t->turns_near[move][from][cell])
                        t->turns_near[move][from][cell] = t->turns_to[move][from][at];
}

/* How many turns a unit needs to leave the map when nobody is in its way: it goes to where an exit
 * is within reach of one move, and takes it. */
static void fill_way_out(struct tov *t)
{
    memset(t->way_out, NO_WAY, sizeof t->way_out);
    for (int move = 1; move <= MOVE_MAX; move++)
        for (int cell = 0; cell < t->cells; cell++)
            for (int last = 0; last < t->cells; last++) {
                int turns = t->turns_to[move][cell][last] + 1;

                if (t->open_exits[last][move] && turns < t->way_out[move][cell])
                    t->way_out[move][cell] = (uint8_t)turns;
            }
}

void tov_tables(struct tov *t)
{
    t->exits = t->cut & (bit(t->grid.columns) - 1); /* TOV-6.6.1: gaps in the Raider's edge row */
    fill_steps(t);
    fill_open(t);
    fill_hits(t);
    fill_turns(t);
    fill_turns_near(t);
    fill_way_out(t);
}
