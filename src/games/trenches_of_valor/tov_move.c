/* tov_move.c - movement: reach, enemy hexes, exits, hexes that score when entered (TOV-6.*). */
#include "games/trenches_of_valor/tov_rules.h"

/* TOV-6.6.2, TOV-A2: the third turn played, or the first of the last three boxes of the track. */
int tov_first_exit(const struct tov *t)
{
    return t->base.option[OPTION_EXIT] ? t->base.turns - 2 : 3;
}

bool tov_may_exit(const struct tov *t, const struct tov_state *s)
{
    return s->turn >= tov_first_exit(t);
}

/* flood: at[n] gets the cells whose cheapest way costs n points. Enemy hexes are closed (TOV-6.3);
 * a hex in `stop` may be entered but not left. */
static void flood(const struct tov *t, int start, int points, uint64_t closed, uint64_t stop,
                  uint64_t at[MOVE_MAX + 1])
{
    uint64_t seen = bit(start) | closed;

    EXPECT(start < t->cells && points <= MOVE_MAX);
    at[0] = bit(start);
    for (int i = 1; i <= MOVE_MAX; i++) {
        uint64_t next = 0;

        if (i <= points)
            next = tov_spread(t->step1, at[i - 1] & ~stop);
        if (i <= points && i >= 2)
            next |= tov_spread(t->step2, at[i - 2] & ~stop);
        at[i] = next & ~seen;
        seen |= next;
    }
}

/* Hexes that will score when a Raider enters them for the first time (TOV-10.3). */
static uint64_t pending_visits(const struct tov *t, const struct tov_state *s)
{
    uint64_t cells = 0;

    for (int i = 0; i < t->visits; i++)
        if (!(s->entered >> i & 1))
            cells |= bit(t->visit_cell[i]);
    return cells;
}

/* The ways that lead through visit v: from there on with the points that are left. */
static void ways_through(const struct tov *t, const uint64_t at[MOVE_MAX + 1], int v, int move,
                         uint64_t closed, uint64_t stop, struct tov_menu *m)
{
    uint64_t here = bit(t->visit_cell[v]), on[MOVE_MAX + 1];

    for (int spent = 1; spent < move; spent++) {
        if (!(at[spent] & here))
            continue;
        flood(t, t->visit_cell[v], move - spent, closed, stop & ~here, on);
        for (int i = 1; i <= move - spent; i++) {
            m->via[v] |= on[i];
            m->exit_via[v] |= on[i - 1] & t->exits;
        }
    }
}

static void careful_ways(const struct tov *t, const struct tov_state *s, int slot, uint64_t closed,
                         uint64_t stop, struct tov_menu *m)
{
    int move = t->kind[s->unit[slot].kind].move;
    uint64_t at[MOVE_MAX + 1];

    flood(t, s->unit[slot].cell, move, closed, stop, at);
    for (int i = 1; i <= move; i++) {
        m->moves |= at[i];
        m->exits |= at[i - 1] & t->exits & ~stop;
    }
    for (int v = 0; v < t->visits && stop; v++)
        if (stop & bit(t->visit_cell[v]))
            ways_through(t, at, v, move, closed, stop, m);
}

void tov_ways(const struct tov *t, const struct tov_state *s, const struct tov_field *f, int slot,
              struct tov_menu *m)
{
    const struct tov_unit *u = &s->unit[slot];
    int move = t->kind[u->kind].move;
    uint64_t closed = is_raider(slot) ? f->defenders : f->raiders;
    uint64_t stop = is_raider(slot) && t->visits ? pending_visits(t, s) : 0;

    EXPECT(u->cell < t->cells);
    if (!(t->open[u->cell][move] & (closed | stop))) {
        m->moves = t->open[u->cell][move];
        m->exits = t->open_exits[u->cell][move];
    } else {
        careful_ways(t, s, slot, closed, stop, m);
    }
    if (is_raider(slot) && tov_may_exit(t, s))
        return;
    m->exits = 0; /* TOV-6.6, TOV-6.6.2 */
    for (int v = 0; v < VISITS; v++)
        m->exit_via[v] = 0;
}

int tov_cost(const struct tov *t, const struct tov_state *s, int slot, int cell, int via)
{
    struct tov_field f = tov_field_of(t, s);
    uint64_t at[MOVE_MAX + 1], closed = is_raider(slot) ? f.defenders : f.raiders;
    uint64_t stop = is_raider(slot) ? pending_visits(t, s) : 0;
    int goal = via ? t->visit_cell[via - 1] : cell;

    EXPECT(s->unit[slot].cell < t->cells && via <= t->visits);
    flood(t, s->unit[slot].cell, MOVE_MAX, closed, stop, at);
    for (int i = 0; i <= MOVE_MAX; i++) {
        if (!(at[i] & bit(goal)))
            continue;
        if (!via)
            return i;
        flood(t, goal, MOVE_MAX - i, closed, 0, at);
        for (int k = 0; k <= MOVE_MAX - i; k++)
            if (at[k] & bit(cell))
                return i + k;
    }
    return 0;
}

/* --- why not --- */

static int refuse_exit(const struct tov *t, const struct tov_state *s, int slot, int cell,
                       struct refusal *why)
{
    if (!is_raider(slot))
        return refuse(why, "TOV-6.6", "only Raiders leave the map");
    if (!(t->exits & bit(cell)))
        return refuse(why, "TOV-6.6.1", "the way out is a gap in the wire of row 01");
    if (!tov_may_exit(t, s))
        return refuse(why, "TOV-6.6.2", "no unit may leave before turn %d", tov_first_exit(t));
    return refuse(why, "TOV-6.6.1", "the gap and the step off the map are out of reach");
}

static bool crosses_block(const struct tov *t, int from, int to)
{
    int along = t->range[from][to] == 1 ? hex_direction(&t->grid, from, to) : -1;

    return along >= 0 && t->blocked[from] >> along & 1;
}

static int refuse_move(const struct tov *t, const struct tov_state *s, int slot, int cell, int via,
                       const struct tov_menu *m, struct refusal *why)
{
    struct tov_field f = tov_field_of(t, s);
    uint64_t enemies = is_raider(slot) ? f.defenders : f.raiders;
    int from = s->unit[slot].cell, move = t->kind[s->unit[slot].kind].move;

    if (cell == from && !via)
        return refuse(why, "TOV-6.0", "the unit is already there");
    if (enemies & bit(cell))
        return refuse(why, "TOV-6.3", "a face-up enemy is in that hex");
    if (t->terrain[cell] == WIRE && !(t->cut & bit(cell)))
        return refuse(why, "TOV-6.2", "the wire there is not cut");
    if (crosses_block(t, from, cell))
        return refuse(why, "TOV-10.6", "that hexside is closed to movement");
    if (via)
        return refuse(why, "TOV-10.3", "no way there enters that hex for the first time");
    for (int v = 0; v < VISITS; v++)
        if (m->via[v] & bit(cell))
            return refuse(why, "TOV-10.3",
                          "every way there enters a hex that scores: add `via HEX`");
    return refuse(why, t->open[from][move] & bit(cell) ? "TOV-6.3" : "TOV-6.1",
                  "it is out of reach: the unit has %d movement points", move);
}

int tov_check_move(const struct tov *t, const struct tov_state *s, const struct action *a,
                   struct refusal *why)
{
    bool leave = a->kind == DO_EXIT;
    int slot = a->arg[0], cell = a->arg[1], via = a->arg[2];
    struct tov_field f = tov_field_of(t, s);
    struct tov_menu m = { 0 };

    if (cell < 0 || cell >= t->cells || via < 0 || via > t->visits)
        return refuse(why, "TOV-2.1", "there is no such hex");
    if (t->kind[s->unit[slot].kind].move == 0)
        return refuse(why, "TOV-6.1", "a unit with movement 0 never moves");
    tov_ways(t, s, &f, slot, &m);
    uint64_t ways = via ? (leave ? m.exit_via : m.via)[via - 1] : leave ? m.exits : m.moves;
    if (ways & bit(cell))
        return 0;
    return leave ? refuse_exit(t, s, slot, cell, why) : refuse_move(t, s, slot, cell, via, &m, why);
}

/* --- doing it --- */

static void enter(const struct tov *t, struct tov_state *s, int cell, struct events *e)
{
    for (int v = 0; v < t->visits; v++) {
        if (t->visit_cell[v] != cell || s->entered >> v & 1)
            continue;
        s->entered |= (uint8_t)(1 << v);
        TELL(e, SAW_VISIT, EVENT_ALL, 0, (int16_t)cell, (int16_t)t->visit_vp[v]);
    }
}

void tov_move(const struct tov *t, struct tov_state *s, const struct action *a, struct events *e)
{
    struct tov_unit *u = &s->unit[a->arg[0]];
    bool leave = a->kind == DO_EXIT;
    int cell = a->arg[1], via = a->arg[2] ? t->visit_cell[a->arg[2] - 1] : -1;

    EXPECT(u->cell < t->cells && cell >= 0 && cell < t->cells);
    TELL(e, leave ? SAW_EXIT : SAW_MOVE, EVENT_ALL, 0, (int16_t)tov_unit_code(s, a->arg[0]),
         u->cell, (int16_t)cell, (int16_t)via);
    if (is_raider(a->arg[0]) && via >= 0)
        enter(t, s, via, e);
    if (is_raider(a->arg[0]) && !leave)
        enter(t, s, cell, e);
    u->did = leave ? DID_NOTHING : DID_MOVE;
    u->cell = (uint8_t)(leave ? EXITED : cell); /* TOV-6.6.3: it never comes back */
}
