/* tcl_automa_mind.c - what a unit of the Automa knows when it decides: distances as the orders
 * measure them, and who stands where (TCL-13.5). */
#include "games/trench_club/tcl_automa.h"

#include <string.h>

/* --- distances: D of TCL-13.5 --- */

void tcl_mind_find_steps(struct tcl_mind *m)
{
    static const uint8_t cost[] = { [GROUND_MEADOW] = 2,
                                    [GROUND_ROAD] = 1,
                                    [GROUND_FOREST] = 3,
                                    [GROUND_BRIDGE] = 1,
                                    [GROUND_ENTRANCE] = 0 };
    int mover = type_of(m->t, m->u)->mover;
    struct tcl_set trench;

    if (!m->s->built && !option(m->t, OPTION_TRENCHES)) {
        memcpy(m->step, m->t->step[mover], sizeof m->step);
        return;
    }
    tcl_trench_all(m->t, m->s, &trench);
    for (int hex = 0; hex < HEXES; hex++) {
        int ground = tcl_ground_at(m->t, m->s, hex);

        m->step[hex] = m->t->step[mover][hex];
        if (mover > BY_FOOT || ground >= GROUND_FORT || ground == GROUND_WATER)
            continue;
        m->step[hex] = cost[ground];
        if (set_has(&trench, hex) && ground != GROUND_ROAD && mover == BY_WHEEL)
            m->step[hex] = 0;
    }
}

int tcl_mind_step_cost(const struct tcl_mind *m, int hex)
{
    return m->step[hex] == WADE ? type_of(m->t, m->u)->speed : m->step[hex];
}

/* Waves by growing distance; costs are 1 to 6. */
struct waves {
    int16_t hex[8][HEXES];
    int count[8];
};

static void reach_out(struct waves *w, uint8_t *out, int hex, int distance)
{
    EXPECT(distance >= 0 && w->count[distance & 7] < HEXES);
    if (distance >= out[hex] || distance >= FAR)
        return;
    out[hex] = (uint8_t)distance;
    w->hex[distance & 7][w->count[distance & 7]++] = (int16_t)hex;
}

void tcl_mind_measure(const struct tcl_mind *m, const struct tcl_set *from, bool back,
                      uint8_t out[HEXES])
{
    struct waves w;
    int idle = 0;

    memset(w.count, 0, sizeof w.count);
    memset(out, FAR, HEXES);
    for (int h = set_next(from, 0); h >= 0; h = set_next(from, h + 1))
        reach_out(&w, out, h, 0);
    for (int d = 0; idle < 8; d++) {
        idle++;
        for (int i = 0; i < w.count[d & 7]; i++) {
            int hex = w.hex[d & 7][i], here = tcl_mind_step_cost(m, hex);

            if (out[hex] != d)
                continue; /* found a shorter way meanwhile */
            idle = 0;
            if (!here && d > 0)
                continue;
            for (int dir = 0; dir < 6; dir++) {
                int next = m->t->next[hex][dir];

                if (next < 0)
                    continue;
                int cost = back ? here : tcl_mind_step_cost(m, next);
                reach_out(&w, out, next, d + (cost ? cost : 2));
            }
        }
        w.count[d & 7] = 0;
    }
}

/* --- sets of units --- */

bool tcl_mind_hostile(const struct tcl_mind *m, int slot)
{
    return team_of(m->t, slot) != m->team;
}

void tcl_mind_units(const struct tcl_mind *m, bool own, struct tcl_set *out)
{
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i)) {
            bool wanted =
                own ? player_of(m->t, i) == m->player && i != m->slot : tcl_mind_hostile(m, i);

            if (wanted && on_hex(&m->s->unit[i]))
                set_add(out, m->s->unit[i].place);
        }
}

bool tcl_mind_wants_fort(const struct tcl_mind *m, int fort)
{
    return m->t->fort[fort].used && !holds(m->t, m->s, m->team, fort);
}

bool tcl_mind_foot_before(const struct tcl_mind *m, int fort, bool enemies)
{
    const struct tcl_set *access = &m->t->fort[fort].access;

    for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1)) {
        int slot = m->s->on[h] - 1;

        if (slot < 0 || slot == m->slot || !is(m->t, &m->s->unit[slot], MARK_FOOT))
            continue;
        if (enemies ? tcl_mind_hostile(m, slot) : player_of(m->t, slot) == m->player)
            return true;
    }
    return false;
}

int tcl_mind_hexes_to(const struct tcl_mind *m, int hex, const struct tcl_set *units)
{
    int best = FAR_HEXES;

    for (int h = set_next(units, 0); h >= 0; h = set_next(units, h + 1)) {
        int d = tcl_hexes_apart(m->t, hex, h);

        best = d < best ? d : best;
    }
    return best;
}

int tcl_mind_hexes_to_flak(const struct tcl_mind *m, int hex)
{
    struct tcl_set flak = { { 0 } };

    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i)) {
            const struct tcl_unit *v = &m->s->unit[i];

            if (v->type == TYPE_AAG && on_hex(v) && tcl_mind_hostile(m, i))
                set_add(&flak, v->place);
        }
    return tcl_mind_hexes_to(m, hex, &flak);
}

/* --- one unit --- */

void tcl_mind_open(const struct tcl *t, const struct tcl_state *s, int slot, struct tcl_mind *m)
{
    struct tcl_set units;

    m->t = t;
    m->s = s;
    m->slot = slot;
    m->u = &s->unit[slot];
    m->player = player_of(t, slot);
    m->team = team_of(t, slot);
    m->goal = -1;
    tcl_find_field(t, s, m->player, &m->field);
    tcl_mind_find_steps(m);
    tcl_mind_units(m, false, &units);
    tcl_mind_measure(m, &units, true, m->to_enemy);
    tcl_mind_units(m, true, &units);
    tcl_mind_measure(m, &units, true, m->to_own);
    memset(m->to_fort, FAR, sizeof m->to_fort);
}

/* Out of a fort the first hex is an access hex. */
void tcl_mind_measure_start(struct tcl_mind *m)
{
    struct tcl_set at = { { 0 } };

    EXPECT(on_hex(m->u) || in_fort(m->u));
    if (on_hex(m->u)) {
        set_add(&at, m->u->place);
    } else {
        const struct tcl_fort *fort = &m->t->fort[m->u->place - PLACE_FORT];

        set_add(&at, fort->hex[0]);
        set_add(&at, fort->hex[2]);
    }
    tcl_mind_measure(m, &at, false, m->from_start);
}

void tcl_mind_find_goals(struct tcl_mind *m)
{
    memset(&m->goals, 0, sizeof m->goals);
    tcl_find_reach(m->t, m->s, &m->field, m->slot, &m->reach);
    for (int i = m->reach.span.lo; i <= m->reach.span.hi; i++)
        m->goals.w[i] =
            m->reach.ends.w[i] & (is(m->t, m->u, MARK_AIR) ? ~(uint64_t)0 : ~m->field.mines.w[i]);
    if (on_hex(m->u))
        set_add(&m->goals, m->u->place);
}
