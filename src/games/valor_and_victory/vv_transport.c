/* vv_transport.c - transports: what they carry, loading and unloading (VV-8). */
#include "games/valor_and_victory/vv_rules.h"

/* --- capacity --- */

void vv_load_add(struct vv_load *load, const struct vv_type *t, bool weapon)
{
    load->halves += t->kind == VV_SQUAD ? 2 : t->kind == VV_HALF;
    load->leaders += t->kind == VV_LEADER;
    load->guns += t->kind == VV_GUN;
    load->weapons += weapon;
}

/* VV-8.2.1: n squads (or halves, two for one), n leaders, n weapons; TH one half, leader, weapon.
 */
bool vv_load_fits(const struct vv_type *t, const struct vv_load *load)
{
    int n = t->transport;

    if (load->guns > 1 || (load->guns && !t->tow))
        return false;
    if (n == VV_CLASS_TH)
        return load->halves <= 1 && load->leaders <= 1 && load->weapons <= 1;
    return n && load->halves <= 2 * n && load->leaders <= n && load->weapons <= n;
}

bool vv_type_rides(const struct vv_type *rider, const struct vv_type *carrier)
{
    return !is_wheels(rider) && !(is_large(rider) && carrier->transport == VV_CLASS_TH);
}

static void load_unit(const struct vv *v, const struct vv_state *s, int u, struct vv_load *load)
{
    vv_load_add(load, type_of(v, s, u), s->unit[u].weapon != 0);
}

static struct vv_load load_of(const struct vv *v, const struct vv_state *s, int carrier)
{
    struct vv_load load = { 0, 0, 0, 0 };

    for_cargo (c, s, carrier)
        load_unit(v, s, c, &load);
    return load;
}

bool vv_may_ride(const struct vv *v, const struct vv_state *s, int u, int carrier)
{
    const struct vv_type *t = type_of(v, s, carrier), *rider = type_of(v, s, u);
    struct vv_load load = load_of(v, s, carrier);

    EXPECT(u != carrier);
    if (!t->transport || !vv_type_rides(rider, t))
        return false;
    load_unit(v, s, u, &load);
    return vv_load_fits(t, &load);
}

bool vv_may_stow(const struct vv *v, const struct vv_state *s, int carrier)
{
    struct vv_load load = load_of(v, s, carrier);

    load.weapons++;
    return vv_load_fits(type_of(v, s, carrier), &load);
}

/* --- who may load or unload --- */

/* VV-8.3, VV-8.6: one action a segment, nobody aboard has fired, not pinned. */
bool vv_may_handle(const struct vv *v, const struct vv_state *s, int carrier)
{
    for_cargo (c, s, carrier)
        if (is_marked(s, c, VV_FIRED))
            return false;
    return type_of(v, s, carrier)->transport && s->unit[carrier].place == VV_ON_MAP &&
           !is_marked(s, carrier, VV_PINNED | VV_FIRED | VV_HANDLED);
}

static bool reaches(const struct vv *v, const struct vv_state *s, int u, int carrier)
{
    int from = s->unit[u].hex, to = s->unit[carrier].hex;

    if (from == to)
        return true;
    int dir = direction_to(v, from, to);
    return dir != VV_NONE && vv_cost(v, s, u, from, dir) > 0;
}

/* VV-R5: from the same hex or an adjacent one. */
static bool may_take(const struct vv *v, const struct vv_state *s, int u, int carrier)
{
    return u != carrier && s->unit[u].place == VV_ON_MAP &&
           s->unit[u].side == s->unit[carrier].side &&
           !is_marked(s, u, VV_PINNED | VV_FIRED | VV_MOVED | VV_HANDLED) &&
           reaches(v, s, u, carrier) && vv_may_ride(v, s, u, carrier);
}

/* near: own units in the carrier's hex and around it. */
static uint64_t near(const struct vv *v, const struct vv_state *s, int carrier)
{
    int hex = s->unit[carrier].hex, side = s->unit[carrier].side;
    uint64_t set = vv_units_in(s, side, hex);

    for (int dir = 0; dir < 6; dir++)
        if (v->next[hex][dir] != VV_NONE && s->cell[v->next[hex][dir]].head)
            set |= vv_units_in(s, side, v->next[hex][dir]);
    return set;
}

/* vv_loads_free tries every set of units of the hex that fits aboard; there are at most four. */
bool vv_loads_free(const struct vv *v, const struct vv_state *s, int carrier, int hex)
{
    uint64_t there = vv_units_in(s, s->unit[carrier].side, hex) & ~bit(carrier);
    int list[8], count = 0;

    for_units (u, there)
        if (count < 8 && !is_wheels(type_of(v, s, u)) &&
            !is_marked(s, u, VV_PINNED | VV_FIRED | VV_MOVED | VV_HANDLED))
            list[count++] = u;
    for (int some = 0; some < 1 << count; some++) {
        struct vv_load load = load_of(v, s, carrier);
        unsigned tally =
            vv_tally(v, s, s->unit[carrier].side, hex, bit(carrier)) + vv_tally_one(v, s, carrier);
        bool fits = true;

        for (int i = 0; i < count; i++)
            if (some >> i & 1) {
                load_unit(v, s, list[i], &load);
                tally -= vv_tally_one(v, s, list[i]);
                fits &= vv_type_rides(type_of(v, s, list[i]), type_of(v, s, carrier));
            }
        if (fits && vv_load_fits(type_of(v, s, carrier), &load) &&
            !vv_fits(tally, position_at(s, hex)))
            return true;
    }
    return false;
}

/* --- loading --- */

/* can_finish: after taking u, can the hex still be made legal by loading more? */
static bool can_finish(const struct vv *v, const struct vv_state *s, int u, int carrier)
{
    struct vv_state copy = *s;

    vv_embark(&copy, u, carrier);
    return vv_loads_free(v, &copy, carrier, s->unit[carrier].hex);
}

static void list_takes(const struct vv *v, const struct vv_state *s, int carrier, bool moving,
                       struct vv_menu *m)
{
    for_units (u, near(v, s, carrier))
        if (may_take(v, s, u, carrier) && (!moving || can_finish(v, s, u, carrier)))
            menu_add(m, DO_TAKE, u, 0, 0);
}

bool vv_any_to_take(const struct vv *v, const struct vv_state *s, int carrier, bool moving)
{
    struct action any;
    struct vv_menu m = { .out = &any, .most = 1 };

    list_takes(v, s, carrier, moving, &m);
    return m.count > 0;
}

void vv_load_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    const struct frame *f = top_of(s);
    int carrier = f->arg[0];

    list_takes(v, s, carrier, f->arg[2], m);
    if (f->arg[1] != VV_NONE && vv_may_stay(v, s, s->unit[carrier].hex, bit(carrier)))
        menu_add(m, DO_DONE, 0, 0, 0);
}

void vv_load_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;
    struct frame *f = turn_top(&s->turn);
    int carrier = f->arg[0];

    EXPECT(f->kind == F_LOAD);
    if (a->kind == DO_TAKE) {
        tell_pair(p, SAW_LOADS, a->arg[0], carrier);
        vv_embark(s, a->arg[0], carrier);
        mark(s, a->arg[0], VV_HANDLED);
        f->arg[1] = a->arg[0];
        return;
    }
    bool moving = f->arg[2];
    mark(s, carrier, VV_HANDLED);
    turn_pop(&s->turn);
    if (moving)
        vv_end_move(p);
}

/* --- unloading --- */

/* VV-8.3: into the carrier's hex or an adjacent one that the unit may enter, within stacking. */
static bool may_put(const struct vv *v, const struct vv_state *s, int u, int dir)
{
    int from = s->unit[u].hex, to = dir < 0 ? from : v->next[from][dir];

    if (to == VV_NONE || is_marked(s, u, VV_HANDLED))
        return false;
    if (dir >= 0 && (!vv_cost(v, s, u, from, dir) || vv_barred(v, s, u, to)))
        return false;
    if (!vv_start_ground(v, type_of(v, s, u), to)) /* VV-10.4: no large Gun in a building */
        return false;
    return vv_may_stay(v, s, to, bit(u));
}

static void list_puts(const struct vv *v, const struct vv_state *s, int u, struct vv_menu *m)
{
    bool gun = type_of(v, s, u)->kind == VV_GUN;

    for (int dir = -1; dir < 6 && !menu_full(m); dir++) {
        if (!may_put(v, s, u, dir))
            continue;
        int to = dir < 0 ? s->unit[u].hex : v->next[s->unit[u].hex][dir];
        bool bunker = is_bunker(position_at(s, to));

        for (int f = gun && !bunker ? 0 : -1; f < (gun && !bunker ? 6 : 0); f++)
            menu_add(m, DO_PUT, u, to, f);
    }
}

bool vv_any_to_put(const struct vv *v, const struct vv_state *s, int carrier)
{
    struct action any;
    struct vv_menu m = { .out = &any, .most = 1 };

    for_cargo (c, s, carrier)
        list_puts(v, s, c, &m);
    return m.count > 0;
}

void vv_unload_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    const struct frame *f = top_of(s);

    for_cargo (c, s, f->arg[0])
        list_puts(v, s, c, m);
    if (f->arg[1] != VV_NONE)
        menu_add(m, DO_DONE, 0, 0, 0);
}

void vv_unload_apply(struct vv_play *p, const struct action *a)
{
    struct vv_state *s = p->s;
    struct frame *f = turn_top(&s->turn);
    int u = a->arg[0], carrier = f->arg[0];

    EXPECT(f->kind == F_UNLOAD);
    if (a->kind == DO_DONE) {
        turn_pop(&s->turn);
        mark(s, carrier, VV_HANDLED);
        push_frame(s, F_LANDED, s->active, carrier, 0, 0);
        return;
    }
    vv_disembark(s, u);
    vv_put(s, u, a->arg[1]);
    mark(s, u, VV_MOVED | VV_HANDLED | VV_LANDING);
    if (type_of(p->v, s, u)->kind == VV_GUN)
        s->unit[u].facing = (uint8_t)(a->arg[2] >= 0 ? a->arg[2] : position_facing(s, a->arg[1]));
    f->arg[1] = (int16_t)u;
    tell_unit(p, SAW_UNLOADS, u, a->arg[1], 0);
}

/* vv_landed_settle: those put into adjacent hexes are attacked hex by hex (LANE, WINDOW, POST'). */
bool vv_landed_settle(struct vv_play *p)
{
    struct vv_state *s = p->s;
    int carrier = top_of(s)->arg[0], hex = VV_NONE;

    EXPECT(top_of(s)->kind == F_LANDED);
    for_units (u, s->here[s->active]) {
        if (!is_marked(s, u, VV_LANDING))
            continue;
        if (s->unit[u].hex == s->unit[carrier].hex)
            unmark(s, u, VV_LANDING); /* no hex was entered */
        else if (hex == VV_NONE || s->unit[u].hex < hex)
            hex = s->unit[u].hex;
    }
    if (hex == VV_NONE) {
        turn_pop(&s->turn);
        return true;
    }
    memset(&s->move, 0, sizeof s->move);
    s->move.landing = 1;
    s->move.steps = 1;
    for_hex (u, s, hex)
        if (is_marked(s, u, VV_LANDING)) {
            unmark(s, u, VV_LANDING);
            s->move.stack |= bit(u);
            s->move.unit[s->move.count++] = (uint8_t)u;
        }
    vv_push_entry(p, hex);
    return true;
}
