/* tcl_unload.c - trucks: where a loaded one may stop, and setting its passengers down (TCL-4).
 */
#include "games/trench_club/tcl_rules.h"

/* Where a truck would unload: the hex it stands on, the hex it comes from and so leaves empty, and
 * one that is spoken for; -1 for none. */
struct stop {
    int at, leaves, taken;
};

/* TCL-4.4: on the board, dry, empty, no fort, and such that this passenger may stand there. */
static bool free_for(const struct tcl *t, const struct tcl_state *s, int passenger, int hex,
                     struct stop stop)
{
    return hex >= 0 && hex != stop.taken && (!s->on[hex] || hex == stop.leaves) &&
           tcl_ground_at(t, s, hex) != GROUND_WATER &&
           tcl_may_stand(t, s, &s->unit[passenger], team_of(t, passenger), hex);
}

/* Can all of these be set down around the stop? Guns and foot soldiers may need different hexes. */
static bool room_for(const struct tcl *t, const struct tcl_state *s, const int *load, int n,
                     struct stop stop)
{
    int guns = 0, for_gun = 0, for_foot = 0, for_any = 0;

    EXPECT(n >= 0 && n <= TRUCK_ROOM);
    for (int i = 0; i < n; i++)
        guns += !is(t, &s->unit[load[i]], MARK_FOOT);
    for (int dir = 0; dir < 6; dir++) {
        bool gun = false, foot = false;

        for (int i = 0; i < n; i++) {
            bool walks = is(t, &s->unit[load[i]], MARK_FOOT);

            if (walks ? !foot : !gun)
                *(walks ? &foot : &gun) = free_for(t, s, load[i], t->next[stop.at][dir], stop);
        }
        for_gun += gun;
        for_foot += foot;
        for_any += gun || foot;
    }
    return for_gun >= guns && for_foot >= n - guns && for_any >= n;
}

static bool fort_in_reach(const struct tcl *t, const struct tcl_state *s, int truck,
                          const struct tcl_reach *reach)
{
    for (int i = 0; i < FORTS; i++)
        if (s->fort[i] == player_of(t, truck) + 1 &&
            set_meets(&t->fort[i].access, &reach->through, reach->span))
            return true;
    return false;
}

/* TCL-4.5: a loaded truck ends only where its load can get off. It may stay and unload; it must be
 * able to when it can go nowhere else (TCL-R35). */
void tcl_truck_ends(const struct tcl *t, const struct tcl_state *s, int truck,
                    struct tcl_reach *reach)
{
    const struct tcl_unit *u = &s->unit[truck];
    const struct tcl_set *mines = &s->mine[!team_of(t, truck)];
    int load[TRUCK_ROOM], n = tcl_aboard(s, truck, load);

    if (n == 0)
        return;
    for (int hex = set_next(&reach->ends, 0); hex >= 0; hex = set_next(&reach->ends, hex + 1))
        if (!set_has(mines, hex) && !room_for(t, s, load, n, (struct stop){ hex, u->place, -1 }))
            set_drop(&reach->ends, hex);
    if (room_for(t, s, load, n, (struct stop){ u->place, -1, -1 }) ||
        (set_next(&reach->ends, 0) < 0 && !fort_in_reach(t, s, truck, reach)))
        set_add(&reach->ends, u->place);
}

/* --- setting down, one passenger after the other, in the order of their slots --- */

/* The hexes next to the truck that leave room for the others. */
static int beside(const struct tcl *t, const struct tcl_state *s, const int *load, int n,
                  struct stop stop, int16_t *out)
{
    int count = 0;

    for (int dir = 0; dir < 6; dir++) {
        int hex = t->next[stop.at][dir];

        if (free_for(t, s, load[0], hex, stop) &&
            room_for(t, s, load + 1, n - 1, (struct stop){ stop.at, -1, hex }))
            out[count++] = (int16_t)hex;
    }
    return count;
}

/* TCL-R35, the last resort of a truck that is shut in: the nearest hexes around it. */
static int further_off(const struct tcl *t, const struct tcl_state *s, int passenger,
                       struct stop stop, int16_t *out)
{
    int16_t ring[6 * COLUMNS];
    int count = 0;

    for (int k = 1; k < COLUMNS && !count; k++) {
        int n = tcl_ring(t, stop.at, k, ring);

        for (int i = 0; i < n; i++)
            if (free_for(t, s, passenger, ring[i], stop))
                out[count++] = ring[i];
    }
    return count;
}

static int spots(const struct tcl *t, const struct tcl_state *s, int truck, int16_t *out)
{
    int load[TRUCK_ROOM], n = tcl_aboard(s, truck, load);
    struct stop stop = { s->unit[truck].place, -1, -1 };

    EXPECT(n > 0);
    if (room_for(t, s, load, n, stop))
        return beside(t, s, load, n, stop, out);
    return further_off(t, s, load[0], stop, out);
}

int tcl_legal_unload(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int truck = top(s)->arg[0], load[TRUCK_ROOM];
    int16_t hex[6 * COLUMNS];
    int n = spots(t, s, truck, hex);

    tcl_aboard(s, truck, load);
    for (int i = 0; i < n; i++)
        out[i] = act(DO_UNLOAD, load[0], hex[i], 0, 0);
    return n;
}

int tcl_refuse_unload(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                      struct refusal *why)
{
    int truck = top(s)->arg[0], load[TRUCK_ROOM], hex = a->arg[1];
    char name[16];

    tcl_aboard(s, truck, load);
    tcl_slot_name(t, s, load[0], name);
    if (a->kind != DO_UNLOAD)
        return refuse(why, "TCL-4.2", "the truck unloads first");
    if (a->arg[0] != load[0])
        return refuse(why, "TCL-4.4", "%s gets off next", name);
    if (!is_hex(t, hex))
        return refuse(why, "TCL-1.2", "that hex is not on this board");
    if (s->on[hex])
        return refuse(why, "TCL-4.4", "passengers get off onto empty hexes");
    if (tcl_ground_at(t, s, hex) == GROUND_WATER)
        return refuse(why, "TCL-R16", "passengers are not set down in water");
    if (!free_for(t, s, load[0], hex, (struct stop){ -1, -1, -1 }))
        return refuse(why, "TCL-4.4", "%s cannot stand there", name);
    if (tcl_hexes_apart(t, s->unit[truck].place, hex) > 1)
        return refuse(why, "TCL-4.4", "passengers get off next to the truck");
    return refuse(why, "TCL-4.4", "that hex is needed for another passenger");
}

static void set_down(const struct tcl *t, struct tcl_state *s, int slot, int hex,
                     struct events *events)
{
    tell(events, SAW_UNLOAD, 0, badge(s, slot), hex, 0, 0);
    tcl_put_unit(s, slot, hex);
    tcl_mine_strikes(t, s, slot, events);
}

void tcl_apply_unload(const struct tcl *t, struct tcl_state *s, const struct action *a,
                      struct events *events)
{
    int truck = top(s)->arg[0], load[TRUCK_ROOM];

    set_down(t, s, a->arg[0], a->arg[1], events);
    if (tcl_aboard(s, truck, load))
        return;
    turn_pop(&s->turn);
    tcl_over(t, s, events);
}

void tcl_unload_all(const struct tcl *t, struct tcl_state *s, int seat, struct events *events)
{
    int load[TRUCK_ROOM];
    int16_t hex[6 * COLUMNS];

    for (EACH_SLOT(s, seat, i))
        while (is(t, &s->unit[i], MARK_TRUCK) && tcl_aboard(s, i, load)) {
            s->unit[i].flags |= UNIT_MOVED;
            spots(t, s, i, hex);
            set_down(t, s, load[0], hex[0], events);
        }
}
