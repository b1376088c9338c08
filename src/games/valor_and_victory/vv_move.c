/* vv_move.c - the Movement Phase: stacks are formed, step hex by hex, and are interrupted after
 * each hex entered.
 *
 *   F_PHASE  move U -> F_STEP
 *   F_STEP   join, crawl, lay smoke; step -> enter the hex: F_POST, F_WINDOW, the lane's dice above
 *   F_POST   whoever cannot go on drops out; then F_STEP asks again, or the move is concluded */
#include "games/valor_and_victory/vv_rules.h"

/* --- who may start --- */

static bool anyone_fired(const struct vv_state *s, int u)
{
    bool fired = is_marked(s, u, VV_FIRED);

    for_cargo (c, s, u) /* VV-8.6 */
        fired |= is_marked(s, c, VV_FIRED);
    return fired;
}

static bool can_come(const struct vv *v, const struct vv_state *s, int u)
{
    int enter = v->force[s->unit[u].force].enter;

    return s->unit[u].place == VV_ON_MAP ||
           (s->unit[u].place == VV_OFF_MAP && enter && s->game_turn >= enter);
}

/* Who is under one of these cannot start a move. */
enum { HELD = VV_PINNED | VV_MOVED | VV_IMMOBILE };

/* VV-5.3.3: unpinned, no Fire, no Move; not immobile, not a large Gun (VV-1.1.5). */
static bool is_ready(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_type *t = type_of(v, s, u);

    return !is_marked(s, u, HELD) && can_come(v, s, u) && !is_large(t) && !anyone_fired(s, u);
}

/* VV-18.1: the sole moving unit. */
static void list_overrun(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                         struct vv_menu *m)
{
    if (w->count != 1 || w->foot || w->entering)
        return;
    int hex = vv_overrun_hex(v, s, w->unit[0], w->left[0]);
    if (hex != VV_NONE)
        menu_add(m, DO_OVERRUN, hex, 0, 0);
}

/* list_ways: everywhere the stack can go from here. */
static void list_ways(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                      struct vv_menu *m)
{
    vv_list_steps(v, s, w, m);
    if (menu_full(m))
        return;
    list_overrun(v, s, w, m);
    if (vv_may_exit(v, s, w))
        menu_add(m, DO_EXIT, 0, 0, 0);
}

static bool has_way(const struct vv *v, const struct vv_state *s, const struct vv_move *move)
{
    struct action any;
    struct vv_menu m = { .out = &any, .most = 1 };
    struct vv_march w;

    vv_march_of(v, s, move, &w);
    list_ways(v, s, &w, &m);
    return m.count > 0;
}

/* may_lay: VV-11.2, somewhere in reach where there is no smoke yet. */
static bool may_lay(const struct vv *v, const struct vv_state *s, int u)
{
    return is_foot(type_of(v, s, u)) && s->unit[u].place == VV_ON_MAP &&
           !is_marked(s, u, VV_SMOKED) && s->pool[s->unit[u].side].smoke > 0;
}

static void list_smoke(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    int at = s->unit[u].hex;

    if (!may_lay(v, s, u))
        return;
    if (!smoke_at(s, at))
        menu_add(m, DO_LAY, u, at, 0);
    for (int dir = 0; dir < 6; dir++) {
        int to = v->next[at][dir];

        if (to != VV_NONE && !smoke_at(s, to))
            menu_add(m, DO_LAY, u, to, 0);
    }
}

static bool lays_somewhere(const struct vv *v, const struct vv_state *s, int u)
{
    struct action any;
    struct vv_menu m = { .out = &any, .most = 1 };

    list_smoke(v, s, u, &m);
    return m.count > 0;
}

/* lend: one more unit in the stack that moves, or that might; nobody has taken a step yet. The stack
 * is kept in the order of its numbers, whoever joined first. */
static void lend(struct vv_move *move, int u)
{
    int i = move->count++;

    EXPECT(i < VV_STACK && !(move->stack & bit(u)));
    move->stack |= bit(u);
    for (; i > 0 && move->unit[i - 1] > u; i--)
        move->unit[i] = move->unit[i - 1];
    move->unit[i] = (uint8_t)u;
    move->spent[move->count - 1] = move->turned[move->count - 1] = 0;
}

/* quick_way: the common case, an infantry unit that can step into some bare neighbouring hex. */
static bool quick_way(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_unit *unit = &s->unit[u];

    if (unit->place != VV_ON_MAP || !(s->foot & bit(u)))
        return false;
    return v->walks[unit->hex][VV_FRESH] & bare_around(v, s, unit->hex);
}

static bool may_start(const struct vv *v, const struct vv_state *s, int u)
{
    struct vv_move move = { .count = 0 };

    if (!is_ready(v, s, u))
        return false;
    if (quick_way(v, s, u) || lays_somewhere(v, s, u))
        return true;
    lend(&move, u);
    return has_way(v, s, &move);
}

/* VV-6.1: the stack starts in one hex, or all off the map, and keeps to the stacking limits. */
static bool may_join(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_move *move = &s->move;
    int first = move->unit[0];
    struct vv_move more = s->move;
    unsigned tally = vv_tally_one(v, s, u);

    if (move->count == VV_STACK || move->closed || (move->stack & bit(u)) ||
        s->unit[u].side != s->unit[first].side || s->unit[u].place != s->unit[first].place ||
        s->unit[u].hex != s->unit[first].hex || !is_ready(v, s, u))
        return false;
    if (s->unit[u].place == VV_OFF_MAP && s->unit[u].force != s->unit[first].force)
        return false;
    for (int i = 0; i < move->count; i++)
        tally += vv_tally_one(v, s, move->unit[i]);
    if (vv_fits(tally, VV_OPEN))
        return false;
    if (!((movers(s) | bit(u)) & ~s->foot) && quick_way(v, s, u))
        return true;
    lend(&more, u);
    return has_way(v, s, &more) || lays_somewhere(v, s, u);
}

/* VV-7.3: the only action of an AFV, vehicle or Gun that stays. A Gun in a bunker faces as it does.
 */
static bool may_pivot(const struct vv *v, const struct vv_state *s, int u)
{
    const struct vv_type *t = type_of(v, s, u);

    if (is_foot(t) || s->unit[u].place != VV_ON_MAP || anyone_fired(s, u) ||
        is_bunker(position_at(s, s->unit[u].hex)))
        return false;
    return !is_marked(s, u, VV_PINNED | VV_MOVED | VV_IMMOBILE | VV_HANDLED);
}

/* --- the phase, nobody moving --- */

static void list_units(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    const struct vv_unit *unit = &s->unit[u];

    if (s->foot & bit(u)) { /* fit to move, or it would not be asked */
        if (quick_way(v, s, u) || may_start(v, s, u))
            menu_add(m, DO_MOVE, u, 0, 0);
        return;
    }
    if (may_start(v, s, u))
        menu_add(m, DO_MOVE, u, 0, 0);
    if (may_pivot(v, s, u))
        for (int f = 0; f < 6; f++)
            if (f != unit->facing)
                menu_add(m, DO_PIVOT, u, f, 0);
    if (!vv_may_handle(v, s, u))
        return;
    if (vv_any_to_take(v, s, u, false))
        menu_add(m, DO_LOAD, u, 0, 0);
    if (vv_any_to_put(v, s, u))
        menu_add(m, DO_UNLOAD, u, 0, 0);
}

void vv_movement_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    uint64_t here = s->here[s->active];

    menu_add(m, DO_DONE, 0, 0, 0);
    for_units (u, here & ~(s->foot & marked(s, HELD | VV_FIRED))) {
        if (menu_full(m))
            return;
        list_units(v, s, u, m);
    }
    if (!v->entry[s->active] || s->game_turn < v->entry[s->active])
        return;
    for_units (u, vv_units_waiting(s, s->active))
        if (!menu_full(m) && may_start(v, s, u))
            menu_add(m, DO_MOVE, u, 0, 0);
}

/* --- a stack on the move --- */

static bool smoke_laid(const struct vv_state *s)
{
    return movers(s) & marked(s, VV_SMOKED);
}

/* may_crawl: VV-6.3.3, infantry only; with halved points there must still be a way. */
static bool may_crawl(const struct vv *v, const struct vv_state *s, const struct vv_march *w)
{
    struct vv_move slow = s->move;

    if (s->move.assault || !w->foot)
        return false;
    if (quick_way(v, s, w->unit[0])) /* nobody has spent anything yet (VV-6.3.5) */
        return true;
    slow.assault = 1;
    return has_way(v, s, &slow);
}

/* list_forming: before the first step (PRE of the interrupt machine). */
static void list_forming(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                         struct vv_menu *m)
{
    if (!s->move.closed && !w->entering) {
        for_hex (u, s, w->hex)
            if (may_join(v, s, u))
                menu_add(m, DO_JOIN, u, 0, 0);
    } else if (!s->move.closed) {
        for_units (u, vv_units_waiting(s, s->active))
            if (may_join(v, s, u))
                menu_add(m, DO_JOIN, u, 0, 0);
    }
    if (may_crawl(v, s, w))
        menu_add(m, DO_CRAWL, 0, 0, 0);
    for_units (u, w->set)
        list_smoke(v, s, u, m);
    if (smoke_laid(s))
        menu_add(m, DO_STOP, 0, 0, 0);
}

/* VV-6.3.4: one turn in each hex entered, of up to three hexsides. A Gun takes any facing. */
static bool may_turn(const struct vv *v, const struct vv_state *s, const struct vv_march *w, int i,
                     int facing)
{
    return facing != w->facing[i] && (type_of(v, s, w->unit[i])->kind == VV_GUN ||
                                      vv_turn_price(w->facing[i], facing) <= w->left[i]);
}

/* leaves_after_turn: can the stack leave this hex once a member has turned? */
static bool leaves_after_turn(const struct vv *v, const struct vv_state *s,
                              const struct vv_march *w, int i, int facing)
{
    struct vv_march next = *w;
    struct action any;
    struct vv_menu m = { .out = &any, .most = 1 };
    int price = vv_turn_price(w->facing[i], facing);

    next.left[i] = price < w->left[i] ? w->left[i] - price : 0;
    next.fresh[i] &= price == 0;
    next.facing[i] = facing;
    vv_list_steps(v, s, &next, &m);
    return m.count > 0 || vv_may_exit(v, s, &next);
}

/* list_turns: where the stack cannot stay, only turns after which it can still leave. */
static void list_turns(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                       bool stays, struct vv_menu *m)
{
    if (w->foot || is_bunker(position_at(s, w->hex)))
        return;
    for (int i = 0; i < w->count; i++) {
        if (w->turned[i] || is_foot(type_of(v, s, w->unit[i])))
            continue;
        for (int f = 0; f < 6; f++)
            if (may_turn(v, s, w, i, f) && (stays || leaves_after_turn(v, s, w, i, f)))
                menu_add(m, DO_TURN, w->unit[i], f, 0);
    }
}

/* list_load: stop and load, where the mover is a transport alone (VV-8.3, VV-8.4). */
static void list_load(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                      struct vv_menu *m)
{
    if (w->count == 1 && vv_may_handle(v, s, w->unit[0]) && vv_any_to_take(v, s, w->unit[0], true))
        menu_add(m, DO_LOAD, w->unit[0], 0, 0);
}

void vv_step_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    struct vv_march w;

    vv_march_of(v, s, &s->move, &w);
    if (!w.count)
        return;
    list_ways(v, s, &w, m);
    if (menu_full(m))
        return;
    if (s->move.steps == 0) {
        list_forming(v, s, &w, m);
        return;
    }
    bool stays = vv_may_stay(v, s, w.hex, w.set);
    list_turns(v, s, &w, stays, m);
    list_load(v, s, &w, m);
    if (stays)
        menu_add(m, DO_STOP, 0, 0, 0);
}

/* --- doing it --- */

static void start_move(struct vv_play *p, int u)
{
    struct vv_state *s = p->s;

    memset(&s->move, 0, sizeof s->move);
    lend(&s->move, u);
    push_frame(p->s, F_STEP, s->active, 0, 0, 0);
}

static void pivot(struct vv_play *p, int u, int facing)
{
    EXPECT(facing >= 0 && facing < 6);
    p->s->unit[u].facing = (uint8_t)facing;
    vv_mark(p->s, u, VV_MOVED);
    mark(p->s, u, VV_HANDLED); /* its only action */
    tell_unit(p, SAW_TURNS, u, p->s->unit[u].hex, facing);
}

void vv_movement_apply(struct vv_play *p, const struct action *a)
{
    switch (a->kind) {
    case DO_MOVE: start_move(p, a->arg[0]); break;
    case DO_PIVOT: pivot(p, a->arg[0], a->arg[1]); break;
    case DO_LOAD:
    case DO_UNLOAD:
        push_frame(p->s, a->kind == DO_LOAD ? F_LOAD : F_UNLOAD, p->s->active, a->arg[0], VV_NONE,
                   0);
        break;
    default: break;
    }
}

/* VV-R15: the lane attacks first, then the window opens. */
void vv_push_entry(struct vv_play *p, int hex)
{
    struct vv_state *s = p->s;
    int lanes = lanes_at(s, hex);

    EXPECT(is_hex(p->v, hex));
    push_frame(p->s, F_POST, s->active, hex, 0, 0);
    push_frame(p->s, F_WINDOW, other_side(s->active), hex, 0, 0);
    if (!lanes || !vv_soft_targets(p->v, s, movers(s)))
        return;
    tell(p, SAW_LANE_FIRE, s->active, hex, lanes, 0, 0);
    vv_push_roll(p, ROLL_LANE, 0);
}

static void enter_hex(struct vv_play *p, int hex, int direction, int facing)
{
    struct vv_state *s = p->s;

    EXPECT(movers(s));
    int first = bits_first(movers(s)), others = bits_count(movers(s)) - 1;
    bool from_map = s->unit[first].place == VV_ON_MAP;
    s->move.from = from_map ? s->unit[first].hex : VV_NONE;
    s->move.led |= vv_is_led(s, movers(s));
    for (int i = 0; i < s->move.count; i++) {
        int u = s->move.unit[i];

        if (!(movers(s) & bit(u)))
            continue;
        int cost = from_map ? vv_step_price(p->v, s, u, direction) : vv_entry_cost(p->v, s, u, hex);
        s->move.spent[i] = (uint8_t)(s->move.spent[i] + cost);
        s->move.turned[i] = 0;
        if (!from_map && facing >= 0 && !is_foot(type_of(p->v, s, u)))
            s->unit[u].facing = (uint8_t)facing;
        vv_shift(s, u, hex);
        if (type_of(p->v, s, u)->kind == VV_GUN && is_bunker(position_at(s, hex)))
            s->unit[u].facing = (uint8_t)position_facing(s, hex); /* VV-17.5 */
    }
    s->move.steps += s->move.steps < 200;
    s->move.closed = 1;
    tell_unit(p, from_map ? SAW_STEPS : SAW_ENTERS, first, hex, others);
    vv_push_entry(p, hex);
}

static void leave_map(struct vv_play *p)
{
    struct vv_state *s = p->s;

    for_units (u, movers(s)) {
        struct vv_unit *unit = &s->unit[u];
        int hex = unit->hex, worth = vv_worth(p->v, s, u);
        bool counts = p->v->has_exit[unit->side] && hexes_has(&p->v->exit[unit->side], hex);

        if (counts)
            s->pool[unit->side].exits += (uint16_t)worth; /* exit(S) */
        tell_unit(p, SAW_EXITS, u, hex, counts ? worth : 0);
        for_cargo (c, s, u)
            s->unit[c].hex = 0;
        vv_lift(s, u);
        unit->place = VV_GONE;
        unmark(s, u, ALL_MARKERS);
    }
}

void vv_end_move(struct vv_play *p)
{
    struct vv_state *s = p->s;

    EXPECT(top_of(s)->kind == F_STEP);
    for_units (u, movers(s))
        if (s->unit[u].place == VV_ON_MAP &&
            (s->move.steps > 0 || is_marked(s, u, VV_SMOKED))) /* VV-11.2 */
            vv_mark(s, u, VV_MOVED);
    memset(&s->move, 0, sizeof s->move);
    turn_pop(&s->turn);
}

static void turn_unit(struct vv_play *p, int u, int facing)
{
    struct vv_state *s = p->s;

    EXPECT(movers(s) & bit(u));
    for (int i = 0; i < s->move.count; i++) {
        if (s->move.unit[i] != u || !(movers(s) & bit(u)))
            continue;
        s->move.turned[i] = 1;
        if (type_of(p->v, s, u)->kind != VV_GUN)
            s->move.spent[i] =
                (uint8_t)(s->move.spent[i] + vv_turn_price(s->unit[u].facing, facing));
    }
    s->unit[u].facing = (uint8_t)facing;
    tell_unit(p, SAW_TURNS, u, s->unit[u].hex, facing);
}

void vv_step_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;
    int at = s->unit[bits_first(movers(s))].hex;

    switch (a->kind) {
    case DO_JOIN: lend(&s->move, a->arg[0]); break;
    case DO_CRAWL:
        s->move.assault = s->move.closed = 1;
        tell_unit(p, SAW_CRAWLS, s->move.unit[0], at, s->move.count - 1);
        break;
    case DO_LAY:
        s->move.closed = 1;
        mark(s, a->arg[0], VV_SMOKED);
        vv_lay_smoke(p, a->arg[0], a->arg[1], 1);
        break;
    case DO_STEP: enter_hex(p, a->arg[0], direction_to(p->v, at, a->arg[0]), -1); break;
    case DO_ENTER: enter_hex(p, a->arg[0], 0, a->arg[1]); break;
    case DO_TURN: turn_unit(p, a->arg[0], a->arg[1]); break;
    case DO_OVERRUN: vv_declare(p, a); break;
    case DO_LOAD: push_frame(s, F_LOAD, s->active, a->arg[0], VV_NONE, 1); break;
    case DO_EXIT:
        leave_map(p);
        vv_end_move(p);
        break;
    case DO_STOP: vv_end_move(p); break;
    default: break;
    }
}

/* --- without asking --- */

static void strand(struct vv_play *p, int u)
{
    tell_unit(p, SAW_STRANDED, u, p->s->unit[u].hex, 0);
    vv_lose(p, u); /* VV-6.3.10 */
}

bool vv_step_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    struct action first;
    struct vv_menu m = { .out = &first, .most = 1 }; /* to stop comes last */

    if (!movers(s)) {
        vv_end_move(p);
        return true;
    }
    if (s->move.overrun) { /* VV-18.2: there it stops */
        vv_end_move(p);
        return true;
    }
    if (vv_walks_freely(p->v, s)) /* the common case */
        return false;
    vv_step_legal(p->v, s, &m);
    if (m.count == 0) {
        for_units (u, movers(s))
            strand(p, u);
        return true;
    }
    if (first.kind != DO_STOP)
        return false;
    vv_end_move(p);
    return true;
}

/* in_wire: does infantry that could go on stand in wire? Then the whole stack stops: it ends its
 * move together (VV-17.7, VV-6.1). */
static bool in_wire(const struct vv *v, const struct vv_state *s)
{
    for_units (u, movers(s))
        if (position_at(s, s->unit[u].hex) == VV_WIRE && is_foot(type_of(v, s, u)) &&
            !is_marked(s, u, VV_PINNED))
            return true;
    return false;
}

/* drops_out: why a member goes no further. */
static bool drops_out(const struct vv *v, const struct vv_state *s, int i, bool leader_lost)
{
    int u = s->move.unit[i];

    if (is_marked(s, u, VV_PINNED | VV_IMMOBILE))
        return true;
    if (s->move.landing || !is_foot(type_of(v, s, u)))
        return s->move.landing;
    return leader_lost && type_of(v, s, u)->kind != VV_LEADER &&
           s->move.spent[i] >= vv_allowance(v, s, i); /* VV-6.3.1 */
}

/* VV-6.3.10: whoever stops must be able to stay beside those who stopped before. */
static bool has_room(const struct vv *v, const struct vv_state *s, int u)
{
    int hex = s->unit[u].hex;
    unsigned tally = vv_tally(v, s, s->unit[u].side, hex, movers(s) & ~bit(u));

    return vv_fits(tally, position_at(s, hex)) == NULL;
}

bool vv_post_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    bool leader_lost = s->move.led && !vv_is_led(s, movers(s)), wired = in_wire(p->v, s);

    EXPECT(top_of(s)->kind == F_POST);
    turn_pop(&s->turn);
    for (int i = 0; i < s->move.count; i++) {
        int u = s->move.unit[i];

        if (!(movers(s) & bit(u)) || !(wired || drops_out(p->v, s, i, leader_lost)))
            continue;
        bool room = has_room(p->v, s, u);
        vv_mark(s, u, VV_MOVED);
        s->move.stack &= ~bit(u);
        if (!room)
            strand(p, u);
    }
    if (leader_lost)
        s->move.led = 0;
    if (s->move.landing)
        memset(&s->move, 0, sizeof s->move);
    return true;
}
