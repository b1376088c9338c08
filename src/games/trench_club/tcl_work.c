/* tcl_work.c - mines, roads and trenches laid during phase 1 (TCL-10.7, TCL-10.8). */
#include "games/trench_club/tcl_rules.h"

static bool may_work(const struct tcl_state *s, const struct tcl_unit *u)
{
    return on_hex(u) && !(u->flags & UNIT_WORKED) && !tcl_barred(s, u);
}

/* --- mines --- */

static bool may_mine(const struct tcl *t, const struct tcl_state *s, int hex)
{
    int ground = hex >= 0 ? tcl_ground_at(t, s, hex) : GROUND_OFF;

    return (ground == GROUND_MEADOW || ground == GROUND_ROAD || ground == GROUND_FOREST) &&
           !s->on[hex] && !set_has(&s->mine[0], hex) && !set_has(&s->mine[1], hex);
}

/* --- building --- */

static bool enemy_on(const struct tcl *t, const struct tcl_state *s, int hex, int team)
{
    return s->on[hex] && team_of(t, s->on[hex] - 1) != team;
}

static bool is_trench(const struct tcl *t, const struct tcl_state *s, int hex)
{
    return set_has(&t->trench, hex) || set_has(&s->trench, hex);
}

/* Would a trench here be connected to one that the enemy holds (TCL-R25)? */
static bool joins_enemy(const struct tcl *t, const struct tcl_state *s, int hex, int team)
{
    struct tcl_set trench;

    tcl_trench_at(t, s, hex, &trench);
    for (int h = set_next(&trench, 0); h >= 0; h = set_next(&trench, h + 1))
        if (enemy_on(t, s, h, team) && is(t, &s->unit[s->on[h] - 1], MARK_FOOT))
            return true;
    return false;
}

/* One of the two hexes; *fresh tells whether building changes it. NULL: it may be built on. */
static const char *why_not_here(const struct tcl *t, const struct tcl_state *s, int what, int hex,
                                int team, bool *fresh)
{
    int ground = tcl_ground_at(t, s, hex);
    struct tcl_set trench;

    *fresh = what == BUILD_ROAD ? ground != GROUND_ROAD && ground != GROUND_BRIDGE
                                : !is_trench(t, s, hex);
    if (ground == GROUND_FORT || ground == GROUND_ENTRANCE)
        return "forts cannot be built on";
    if (enemy_on(t, s, hex, team))
        return "nothing is built under enemy units";
    if (option(t, OPTION_TRENCHES) && is_trench(t, s, hex)) {
        tcl_trench_at(t, s, hex, &trench);
        int holder = tcl_trench_holder(t, s, &trench);

        if (holder >= 0 && holder != team)
            return "the enemy holds that trench";
    }
    if (what == BUILD_ROAD)
        return NULL;
    if (ground != GROUND_MEADOW && ground != GROUND_ROAD)
        return "trenches are dug in meadow and road hexes only";
    return joins_enemy(t, s, hex, team) ? "it would join a trench that the enemy holds" : NULL;
}

static bool next_to(const struct tcl *t, int a, int b)
{
    for (int dir = 0; dir < 6; dir++)
        if (t->next[a][dir] == b)
            return true;
    return false;
}

static const char *why_not_build(const struct tcl *t, const struct tcl_state *s, int slot, int what,
                                 int a, int b)
{
    int at = s->unit[slot].place, team = team_of(t, slot);
    bool fresh_a, fresh_b;
    const char *why;

    if (what == BUILD_TRENCH && !option(t, OPTION_TRENCHES))
        return "trenches are dug in the expert game only";
    if (!is_hex(t, a) || !is_hex(t, b) || !next_to(t, a, b))
        return "it takes two hexes side by side on the board";
    if (!next_to(t, at, a) && !next_to(t, at, b))
        return "one of the two hexes must be next to the builder";
    if ((why = why_not_here(t, s, what, a, team, &fresh_a)) ||
        (why = why_not_here(t, s, what, b, team, &fresh_b)))
        return why;
    return fresh_a || fresh_b ? NULL : "there is nothing left to build";
}

static int add_builds(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out)
{
    int at = s->unit[slot].place, n = 0;

    for (int what = BUILD_ROAD; what <= BUILD_TRENCH; what++)
        for (int i = 0; i < 6; i++)
            for (int k = 0; k < 6 && t->next[at][i] >= 0; k++) {
                int a = t->next[at][i], b = t->next[a][k];

                /* each pair once: from its lower hex where both are next to the builder */
                if (b < 0 || (next_to(t, at, b) && b < a) ||
                    why_not_build(t, s, slot, what, a < b ? a : b, a < b ? b : a))
                    continue;
                out[n++] = act(DO_BUILD, slot, what, a < b ? a : b, a < b ? b : a);
            }
    return n;
}

static void build(const struct tcl *t, struct tcl_state *s, int what, int hex)
{
    if (what == BUILD_TRENCH && !set_has(&t->trench, hex))
        set_add(&s->trench, hex);
    if (what == BUILD_ROAD && t->terrain[hex] != GROUND_ROAD && t->terrain[hex] != GROUND_BRIDGE)
        set_add(&s->road, hex);
    s->built = 1;
}

/* --- the orders --- */

int tcl_legal_work(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out)
{
    const struct tcl_unit *u = &s->unit[slot];
    int n = 0;

    if (!may_work(s, u))
        return 0;
    for (int dir = 0; dir < 6 && is(t, u, MARK_MINES); dir++)
        if (may_mine(t, s, t->next[u->place][dir]))
            out[n++] = act(DO_MINE, slot, t->next[u->place][dir], 0, 0);
    return is(t, u, MARK_BUILDS) ? n + add_builds(t, s, slot, out + n) : n;
}

int tcl_refuse_work(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                    struct refusal *why)
{
    const struct tcl_unit *u = &s->unit[a->arg[0]];
    const char *clause = a->kind == DO_MINE ? "TCL-10.8" : "TCL-10.7";
    const char *reason = NULL;

    if (!is(t, u, a->kind == DO_MINE ? MARK_MINES : MARK_BUILDS))
        return refuse(why, clause, "this unit cannot do that");
    if (u->flags & UNIT_WORKED)
        return refuse(why, clause, "it has done its work for this turn");
    if (!on_hex(u))
        return refuse(why, clause, "it must stand on the board");
    if (a->kind == DO_BUILD && (a->arg[1] == BUILD_ROAD || a->arg[1] == BUILD_TRENCH))
        reason = why_not_build(t, s, a->arg[0], a->arg[1], a->arg[2], a->arg[3]);
    if (a->kind == DO_MINE && a->arg[1] >= 0 && a->arg[1] < HEXES &&
        !next_to(t, u->place, a->arg[1]))
        reason = "a mine goes onto a hex next to the Mine Layers";
    else if (a->kind == DO_MINE)
        reason = "a mine goes onto an empty meadow, road or forest hex without one";
    return refuse(why, clause, "%s", reason ? reason : "that cannot be built");
}

void tcl_apply_work(const struct tcl *t, struct tcl_state *s, const struct action *a,
                    struct events *events)
{
    int slot = a->arg[0];

    EXPECT(on_hex(&s->unit[slot]));
    s->unit[slot].flags |= UNIT_WORKED;
    if (a->kind == DO_MINE) {
        set_add(&s->mine[team_of(t, slot)], a->arg[1]);
        tell(events, SAW_MINE, 0, badge(s, slot), a->arg[1], 0, 0);
        return;
    }
    build(t, s, a->arg[1], a->arg[2]);
    build(t, s, a->arg[1], a->arg[3]);
    tell(events, SAW_BUILD, 0, badge(s, slot), a->arg[1], a->arg[2], a->arg[3]);
}
