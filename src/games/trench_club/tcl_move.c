/* tcl_move.c - phase 1: moves, boarding, forts (TCL-2, TCL-4.3, TCL-5), and the orders that end it.
 */
#include "games/trench_club/tcl_rules.h"

enum { SEAT_TICKETS = 4 }; /* orders of the seat as a whole, beside gifts */

/* TCL-2.1, 1.13: may this unit still make its move? */
static bool ready(const struct tcl_state *s, int slot)
{
    const struct tcl_unit *u = &s->unit[slot];

    return (on_hex(u) || in_fort(u)) && !(u->flags & UNIT_MOVED) && !tcl_barred(s, u);
}

/* --- what a unit may do --- */

/* TCL-5.4: a fort of its own, for half a point, from one of its access hexes. */
static bool may_enter(const struct tcl *t, const struct tcl_state *s, const struct tcl_reach *reach,
                      int slot, int fort)
{
    const struct tcl_unit *u = &s->unit[slot];

    return t->fort[fort].used && s->fort[fort] == player_of(t, slot) + 1 &&
           u->place != PLACE_FORT + fort && !is(t, u, MARK_SHIP) &&
           set_meets(&t->fort[fort].access, &reach->through, reach->span);
}

/* TCL-5.1, 9.3, 11.5: a foot soldier before an entrance takes a neutral or enemy fort. */
bool tcl_may_conquer(const struct tcl *t, const struct tcl_state *s, int slot, int fort)
{
    const struct tcl_unit *u = &s->unit[slot];
    struct tcl_set trench;

    if (!is(t, u, MARK_FOOT) || !on_hex(u) || !t->fort[fort].used ||
        holds(t, s, team_of(t, slot), fort) || (option(t, OPTION_SHORT) && u->type == TYPE_ATG))
        return false;
    if (!tcl_in_trench(t, s, u))
        return t->before[u->place] >> fort & 1;
    tcl_trench_at(t, s, u->place, &trench);
    return set_meets(&t->fort[fort].access, &trench, t->all);
}

/* Is this a truck that waits for passengers (TCL-4.1, 4.2)? */
static bool takes_passengers(const struct tcl *t, const struct tcl_state *s, int truck)
{
    const struct tcl_unit *u = &s->unit[truck];
    int load[TRUCK_ROOM];

    return on_hex(u) && is(t, u, MARK_TRUCK) && !(u->flags & UNIT_MOVED) && !tcl_barred(s, u) &&
           !(top(s)->arg[0] >> seat_of(truck) & 1) && tcl_aboard(s, truck, load) < TRUCK_ROOM;
}

/* TCL-4.3, 5.6: half a point from any hex beside the truck, or straight out of a fort. */
static bool truck_in_reach(const struct tcl *t, const struct tcl_state *s,
                           const struct tcl_reach *reach, int slot, int truck)
{
    const struct tcl_unit *u = &s->unit[slot];
    int at = s->unit[truck].place;

    if (in_fort(u) && set_has(&t->fort[u->place - PLACE_FORT].access, at))
        return true;
    for (int dir = 0; dir < 6; dir++)
        if (t->next[at][dir] >= 0 && set_has(&reach->through, t->next[at][dir]))
            return true;
    return false;
}

static int add_boarding(const struct tcl *t, const struct tcl_state *s,
                        const struct tcl_reach *reach, int slot, struct action *out)
{
    int player = player_of(t, slot), n = 0;

    for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
        for (EACH_SLOT(s, seat, i))
            if (s->unit[i].type == TYPE_TRK && takes_passengers(t, s, i) &&
                truck_in_reach(t, s, reach, slot, i))
                out[n++] = act(DO_BOARD, slot, i, 0, 0);
    return n;
}

static int add_ends(const struct tcl_reach *reach, int slot, struct action *out)
{
    int n = 0;

    for (int i = reach->span.lo; i <= reach->span.hi; i++)
        for (uint64_t rest = reach->ends.w[i]; rest; rest &= rest - 1)
            out[n++] = act(DO_MOVE, slot, i * 64 + bits_first(rest), 0, 0);
    return n;
}

static void find_ends(const struct tcl *t, const struct tcl_state *s, struct tcl_field *field,
                      int slot, struct tcl_reach *out)
{
    tcl_find_reach(t, s, field, slot, out);
    if (s->unit[slot].type == TYPE_TRK)
        tcl_truck_ends(t, s, slot, out);
}

/* Forts and trucks: moves that do not end on a hex. */
static int add_indoors(const struct tcl *t, const struct tcl_state *s,
                       const struct tcl_reach *reach, int slot, struct action *out)
{
    const struct tcl_unit *u = &s->unit[slot];
    int n = 0;

    for (int fort = 0; fort < FORTS; fort++) {
        if (may_enter(t, s, reach, slot, fort))
            out[n++] = act(DO_ENTER, slot, fort, 0, 0);
        if (is(t, u, MARK_FOOT) && tcl_may_conquer(t, s, slot, fort))
            out[n++] = act(DO_CONQUER, slot, fort, 0, 0);
    }
    if (is(t, u, MARK_RIDES))
        n += add_boarding(t, s, reach, slot, out + n);
    return n;
}

static int unit_moves(const struct tcl *t, const struct tcl_state *s, struct tcl_field *field,
                      int slot, struct action *out)
{
    struct tcl_reach reach;
    int n;

    find_ends(t, s, field, slot, &reach);
    n = add_ends(&reach, slot, out);
    return n + add_indoors(t, s, &reach, slot, out + n);
}

/* --- orders of the seat as a whole --- */

static bool truck_loaded(const struct tcl *t, const struct tcl_state *s, int seat)
{
    int load[TRUCK_ROOM];

    for (EACH_SLOT(s, seat, i))
        if (is(t, &s->unit[i], MARK_TRUCK) && tcl_aboard(s, i, load))
            return true;
    return false;
}

static int add_seat_orders(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int seat = top(s)->seat, n = 0;

    if (!truck_loaded(t, s, seat)) /* TCL-4.2 */
        out[n++] = act(DO_DONE, 0, 0, 0, 0);
    if (tcl_may_pass(t, s))
        out[n++] = act(DO_PASS, 0, 0, 0, 0);
    if (tcl_may_surrender(t, s))
        out[n++] = act(DO_SURRENDER, 0, 0, 0, 0);
    if (option(t, OPTION_TIMER))
        out[n++] = act(DO_TIME, 0, 0, 0, 0);
    return n + tcl_legal_gift(t, s, seat, out + n);
}

int tcl_legal_move(const struct tcl *t, const struct tcl_state *s, int slot, struct action *out)
{
    int seat = top(s)->seat, n = 0;
    struct tcl_field field;

    EXPECT(slot < UNITS);
    tcl_find_field(t, s, s->player, &field);
    for (EACH_SLOT(s, seat, i)) {
        if (!s->unit[i].type || (slot >= 0 && i != slot))
            continue;
        if (ready(s, i))
            n += unit_moves(t, s, &field, i, out + n);
        if (is(t, &s->unit[i], MARK_MINES | MARK_BUILDS))
            n += tcl_legal_work(t, s, i, out + n);
    }
    return slot >= 0 ? n : n + add_seat_orders(t, s, out + n);
}

/* --- drawing one order without listing all --- */

/* bound: the unit has at most this many orders. Where something was built, or trenches count: eight
 * road hexes around the two entrances of a fort are 251 hexes; a trench may lead anywhere. */
static int bound(const struct tcl *t, const struct tcl_state *s, int slot, int forts, int trucks)
{
    const struct tcl_unit *u = &s->unit[slot];
    const struct tcl_type *type = type_of(t, u);
    bool bare = !s->built && !option(t, OPTION_TRENCHES);
    int n = !bare        ? (tcl_in_trench(t, s, u) ? HEXES : 255)
            : in_fort(u) ? t->fort_bound[type->mover][type->speed][u->place - PLACE_FORT]
                         : t->bound[type->mover][type->speed][u->place] + 1;

    if (type->marks & MARK_RIDES)
        n += trucks;
    if (type->marks & MARK_FOOT && on_hex(u))
        n += bare ? bits_count(t->before[u->place]) : FORTS;
    return n + forts;
}

static int trucks_of(const struct tcl *t, const struct tcl_state *s, int player)
{
    int n = 0;

    for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
        for (EACH_SLOT(s, seat, i))
            n += s->unit[i].type == TYPE_TRK;
    return n;
}

/* take_ticket: the unit's order of this number, or false when it has fewer. */
static bool take_ticket(const struct tcl *t, const struct tcl_state *s, struct tcl_field *field,
                        int slot, int ticket, struct action *out)
{
    struct action indoors[2 * FORTS + SEAT_UNITS];
    struct tcl_reach reach;

    find_ends(t, s, field, slot, &reach);
    int ends = set_count(&reach.ends, reach.span);
    if (ticket < ends) {
        *out = act(DO_MOVE, slot, set_pick(&reach.ends, reach.span, ticket), 0, 0);
        return true;
    }
    if (ticket - ends >= add_indoors(t, s, &reach, slot, indoors))
        return false;
    *out = indoors[ticket - ends];
    return true;
}

/* Every unit gets as many tickets as it could have orders, and so do the works and the seat as a
 * whole; a ticket without an order is drawn again. So each order has one ticket, and all are
 * equally likely. */
void tcl_sample_move(const struct tcl *t, const struct tcl_state *s, struct rng *rng,
                     struct action *out)
{
    int seat = top(s)->seat, forts = tcl_forts_of(s, s->player);
    int trucks = trucks_of(t, s, s->player), moves = 0, works = 0;
    int office = SEAT_TICKETS + (t->players == 4 ? s->coins[s->player] : 0);
    struct action list[SEAT_ORDERS_MAX];
    uint16_t tickets[SEAT_UNITS];
    struct tcl_field field;
    bool open = false;

    for (EACH_SLOT(s, seat, i)) {
        int own = ready(s, i) ? bound(t, s, i, forts, trucks) : 0;

        moves += own;
        tickets[i - seat * SEAT_UNITS] = (uint16_t)own;
        if (is(t, &s->unit[i], MARK_MINES | MARK_BUILDS))
            works += tcl_legal_work(t, s, i, list + works);
    }
    for (;;) {
        int ticket = (int)rng_below(rng, (uint32_t)(moves + works + office)), i = 0;

        if (ticket >= moves) {
            int listed = works;

            if (ticket >= moves + works)
                listed += add_seat_orders(t, s, list + works);
            if (ticket - moves >= listed)
                continue;
            *out = list[ticket - moves];
            return;
        }
        for (; ticket >= tickets[i]; i++)
            ticket -= tickets[i];
        if (!open)
            tcl_find_field(t, s, s->player, &field);
        open = true;
        if (take_ticket(t, s, &field, seat * SEAT_UNITS + i, ticket, out))
            return;
    }
}

/* --- carrying it out --- */

/* TCL-10.9: true when the unit is gone. */
bool tcl_mine_strikes(const struct tcl *t, struct tcl_state *s, int slot, struct events *events)
{
    const struct tcl_unit *u = &s->unit[slot];
    struct tcl_set *mines = &s->mine[!team_of(t, slot)];
    int hex = u->place;

    if (!on_hex(u) || is(t, u, MARK_AIR) || !set_has(mines, hex))
        return false;
    set_drop(mines, hex);
    tell(events, SAW_BLOWN, EVENT_EFFECT, badge(s, slot), hex, 0, 0);
    tcl_remove_unit(t, s, slot);
    return true;
}

/* The story names the way, which has to be looked for while the unit is still where it was. */
static void tell_into(const struct tcl *t, const struct tcl_state *s, int kind, int flags, int slot,
                      int fort, int extra, struct events *events)
{
    int16_t way[TCL_WAY];

    if (!events)
        return;
    int at = tcl_find_way_in(t, s, slot, fort, way);
    event_add(events,
              (struct event){ .kind = (uint16_t)kind,
                              .seen_by = EVENT_ALL,
                              .flags = (uint16_t)flags,
                              .arg = { (int16_t)badge(s, slot), (int16_t)fort, (int16_t)extra,
                                       (int16_t)at, way[0], way[1], way[2] } });
}

/* TCL-5.2: everyone hostile inside is lost, and the conqueror is in. */
void tcl_conquer(const struct tcl *t, struct tcl_state *s, int slot, int fort,
                 struct events *events)
{
    EXPECT(fort >= 0 && fort < FORTS && t->fort[fort].used);
    tell_into(t, s, SAW_CONQUER, EVENT_EFFECT, slot, fort, s->fort[fort] != 0, events);
    for (int i = 0; i < UNITS; i++) {
        if (!in_fort(&s->unit[i]) || s->unit[i].place != PLACE_FORT + fort)
            continue;
        tell(events, SAW_LOST_INSIDE, EVENT_EFFECT | EVENT_PIECE | EVENT_LOSS << seat_of(i),
             badge(s, i), fort, 0, 0);
        tcl_remove_unit(t, s, i);
    }
    s->fort[fort] = (uint8_t)(player_of(t, slot) + 1);
    tcl_put_unit(s, slot, PLACE_FORT + fort);
    s->unit[slot].flags |= UNIT_MOVED;
}

/* TCL-4.7: with a truck its passengers are in the fort, too. */
static void enter(const struct tcl *t, struct tcl_state *s, int slot, int fort,
                  struct events *events)
{
    int load[TRUCK_ROOM], n = tcl_aboard(s, slot, load);

    EXPECT(fort < FORTS);
    tell_into(t, s, SAW_ENTER, 0, slot, fort, n, events);
    tcl_put_unit(s, slot, PLACE_FORT + fort);
    for (int i = 0; i < n; i++)
        tcl_put_unit(s, load[i], PLACE_FORT + fort);
}

static void tell_move(const struct tcl *t, const struct tcl_state *s, int slot, int to,
                      struct events *events)
{
    int16_t way[TCL_WAY];

    if (!events)
        return;
    tcl_find_way(t, s, slot, to, way);
    event_add(events, (struct event){ .kind = SAW_MOVE,
                                      .seen_by = EVENT_ALL,
                                      .arg = { (int16_t)badge(s, slot), s->unit[slot].place,
                                               (int16_t)to, way[0], way[1], way[2] } });
}

bool tcl_go(const struct tcl *t, struct tcl_state *s, int slot, int place, struct events *events)
{
    int load[TRUCK_ROOM];

    s->unit[slot].flags |= UNIT_MOVED;
    if (place >= PLACE_FORT) {
        enter(t, s, slot, place - PLACE_FORT, events);
        return false;
    }
    tell_move(t, s, slot, place, events);
    tcl_put_unit(s, slot, place);
    if (tcl_mine_strikes(t, s, slot, events))
        return false;
    return is(t, &s->unit[slot], MARK_TRUCK) && tcl_aboard(s, slot, load) > 0;
}

static void tell_board(const struct tcl *t, const struct tcl_state *s, int slot, int truck,
                       struct events *events)
{
    int16_t way[TCL_WAY];

    if (!events)
        return;
    int at = tcl_find_way_aboard(t, s, slot, truck, way);
    event_add(events, (struct event){ .kind = SAW_BOARD,
                                      .seen_by = EVENT_ALL,
                                      .arg = { (int16_t)badge(s, slot), (int16_t)badge(s, truck),
                                               (int16_t)at, way[0], way[1], way[2] } });
}

static void board(const struct tcl *t, struct tcl_state *s, int slot, int truck,
                  struct events *events)
{
    EXPECT(s->unit[truck].type == TYPE_TRK);
    tell_board(t, s, slot, truck, events);
    tcl_put_unit(s, slot, PLACE_TRUCK + truck);
    s->unit[slot].flags |= UNIT_MOVED;
}

/* TCL-15.1: the clock ends moves and declarations. */
static void time_is_up(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    tell(events, SAW_TIME, 0, top(s)->seat, 0, 0, 0);
    for (int seat = t->lead[s->player]; seat <= t->last[s->player]; seat++)
        tcl_unload_all(t, s, seat, events);
    if (!tcl_over(t, s, events))
        tcl_fight_on(t, s, events);
}

void tcl_apply_move(const struct tcl *t, struct tcl_state *s, const struct action *a,
                    struct events *events)
{
    int slot = a->arg[0];

    EXPECT(s->turn.depth == 1);
    if (t->common)
        turn_top(&s->turn)->arg[1] = 1;
    switch (a->kind) {
    case DO_MOVE:
        if (tcl_go(t, s, slot, a->arg[1], events))
            turn_push(&s->turn, frame(FRAME_UNLOAD, top(s)->seat, slot, 0, 0));
        if (!s->unit[slot].type) /* a mine */
            tcl_over(t, s, events);
        return;
    case DO_ENTER: tcl_go(t, s, slot, PLACE_FORT + a->arg[1], events); return;
    case DO_CONQUER:
        tcl_conquer(t, s, slot, a->arg[1], events);
        tcl_over(t, s, events);
        return;
    case DO_BOARD: board(t, s, slot, a->arg[1], events); return;
    case DO_MINE:
    case DO_BUILD: tcl_apply_work(t, s, a, events); return;
    case DO_TIME: time_is_up(t, s, events); return;
    case DO_PASS: tcl_hand_over(t, s, false, events); return;
    default:
        if (!tcl_hand_over(t, s, true, events))
            tcl_after_moves(t, s, events);
    }
}
