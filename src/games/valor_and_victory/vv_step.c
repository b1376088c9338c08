/* vv_step.c - one step of a moving stack: what it costs, who may make it, and whether the stack
 * could ever rest again if it does (VV-6.3.6). */
#include "games/valor_and_victory/vv_march.h"

/* --- movement points --- */

bool is_led(const struct vv *v, const struct vv_state *s)
{
    for_units(u, movers(s)) if (type_of(v, s, u)->kind == VV_LEADER &&
                                !(s->unit[u].flags & VV_PINNED)) return true;
    return false;
}

int allowance(const struct vv *v, const struct vv_state *s, int i)
{
    int u = s->move.unit[i];
    const struct vv_type *t = type_of(v, s, u);

    if (!is_foot(t))
        return t->mp;                                          /* VV-6.3.2 */
    int points = t->kind == VV_LEADER || is_led(v, s) ? 6 : 4; /* VV-6.3.1 */
    if (s->move.assault)
        points /= 2;                                    /* VV-6.3.3: halved before anything else */
    return points - v->weapon[s->unit[u].weapon].heavy; /* VV-12.2 */
}

int points_left(const struct vv *v, const struct vv_state *s, int i)
{
    int left = allowance(v, s, i) - s->move.spent[i];

    return left > 0 ? left : 0;
}

int turn_price(int from, int to)
{
    int sides = (to - from + 6) % 6;

    sides = sides > 3 ? 6 - sides : sides;
    return sides > 1 ? sides - 1 : 0; /* VV-6.3.4: the first hexside is free */
}

/* VV-7.2: AFVs and vehicles go ahead, or straight back at double the whole cost. 0: not that way.
 */
static int wheels_price(int cost, int facing, int direction)
{
    if (facing == direction)
        return cost;
    return facing == (direction + 3) % 6 ? 2 * cost : 0;
}

int step_price(const struct vv *v, const struct vv_state *s, int u, int direction)
{
    int cost = vv_cost(v, s, u, s->unit[u].hex, direction);

    return is_wheels(type_of(v, s, u)) ? wheels_price(cost, s->unit[u].facing, direction) : cost;
}

/* VV-6.3.5: who has spent nothing may always move one hex. */
static bool can_pay(const struct vv *v, const struct vv_state *s, int i, int cost)
{
    return s->move.spent[i] == 0 || cost <= points_left(v, s, i);
}

/* --- could the stack rest somewhere later? --- */

struct walk {
    int count, hex;
    int unit[VV_STACK], left[VV_STACK], facing[VV_STACK];
    uint64_t set;
};

static bool rests(const struct vv *v, const struct vv_state *s, const struct walk *w)
{
    if (vv_may_stay(v, s, w->hex, w->set))
        return true;
    if (w->count == 1 && type_of(v, s, w->unit[0])->transport &&
        !(s->unit[w->unit[0]].flags & VV_HANDLED) && loads_free(v, s, w->unit[0], w->hex, VV_NONE))
        return true; /* VV-8.4 */
    if (!hexes_has(&v->border, w->hex))
        return false;
    for (int i = 0; i < w->count; i++) { /* the way off the map */
        bool wheels = is_wheels(type_of(v, s, w->unit[i])), out = !wheels;

        for (int f = 0; f < 6 && wheels; f++)
            out |= v->next[w->hex][f] == VV_NONE && turn_price(w->facing[i], f) + 1 <= w->left[i];
        if (!out || w->left[i] < 1)
            return false;
    }
    return true;
}

/* walk_price: the cheapest way for one member to go on in a direction, turning first. */
static int walk_price(const struct vv *v, const struct vv_state *s, const struct walk *w, int i,
                      int dir, int *facing)
{
    int u = w->unit[i], cost = vv_cost(v, s, u, w->hex, dir);

    *facing = w->facing[i];
    if (!cost || !is_wheels(type_of(v, s, u)))
        return cost;
    int ahead = cost + turn_price(w->facing[i], dir);
    int back = 2 * cost + turn_price(w->facing[i], (dir + 3) % 6);
    *facing = ahead <= back ? dir : (dir + 3) % 6;
    return ahead <= back ? ahead : back;
}

/* VV-17.11: infantry step into wire only where they can stay, for they must stop. */
static bool wire_stops(const struct vv *v, const struct vv_state *s, int hex, uint64_t set)
{
    if (position_at(s, hex) != VV_WIRE)
        return false;
    for_units(u, set) if (is_foot(type_of(v, s, u))) return true;
    return false;
}

static bool walks_on(const struct vv *v, const struct vv_state *s, const struct walk *w)
{
    for (int dir = 0; dir < 6; dir++) {
        struct walk next = *w;
        bool good = v->next[w->hex][dir] != VV_NONE;

        next.hex = v->next[w->hex][dir];
        for (int i = 0; i < w->count && good; i++) {
            int price = walk_price(v, s, w, i, dir, &next.facing[i]);

            next.left[i] -= price;
            good = price && next.left[i] >= 0 && type_of(v, s, w->unit[i])->kind != VV_GUN &&
                   !vv_barred(v, s, w->unit[i], next.hex);
        }
        if (!good)
            continue;
        if (rests(v, s, &next))
            return true;
        if (!wire_stops(v, s, next.hex, next.set) && walks_on(v, s, &next))
            return true;
    }
    return false;
}

/* --- may they step there? --- */

/* arrives_well: everybody may stay in the hex, or go on to one where they may (VV-6.3.6). */
static bool arrives_well(const struct vv *v, const struct vv_state *s, struct walk *w)
{
    if (rests(v, s, w))
        return true;
    return !wire_stops(v, s, w->hex, w->set) && walks_on(v, s, w);
}

const char *step_refused(const struct vv *v, const struct vv_state *s, int direction)
{
    struct walk w = { .count = 0 };

    for (int i = 0; i < s->move.count; i++) {
        int u = s->move.unit[i];

        if (s->move.out[i])
            continue;
        int to = v->next[s->unit[u].hex][direction];
        if (to == VV_NONE)
            return "VV-2.1";
        const char *barred = vv_barred(v, s, u, to);
        if (barred)
            return barred;
        if (!vv_cost(v, s, u, s->unit[u].hex, direction))
            return "VV-10.1";
        int price = step_price(v, s, u, direction);
        if (!price)
            return "VV-7.2";
        if (!can_pay(v, s, i, price) || (type_of(v, s, u)->kind == VV_GUN && s->move.spent[i] > 0))
            return "VV-6.1";
        w.hex = to;
        w.set |= bit(u);
        w.unit[w.count] = u;
        w.left[w.count] = points_left(v, s, i) - price;
        w.facing[w.count++] = s->unit[u].facing;
    }
    return w.count && arrives_well(v, s, &w) ? NULL : "VV-6.3.6";
}

/* VV-6.3.9, VV-R34: an edge hex is the first hex paid for; vehicles drive in forwards. */
const char *enter_refused(const struct vv *v, const struct vv_state *s, int hex, int facing)
{
    struct walk w = { .hex = hex };
    bool wheels = false;

    for (int i = 0; i < s->move.count; i++) {
        int u = s->move.unit[i], price = vv_entry_cost(v, s, u, hex);
        const struct vv_type *t = type_of(v, s, u);

        if (!hexes_has(&v->force[s->unit[u].force].edge, hex))
            return "VV-6.3.9";
        const char *barred = vv_barred(v, s, u, hex);
        if (barred)
            return barred;
        if (!price)
            return "VV-10.1";
        if (t->kind >= VV_GUN && facing < 0)
            return "VV-7.1";
        if (is_wheels(t) && v->next[hex][(facing + 3) % 6] != VV_NONE)
            return "VV-R34";
        wheels |= t->kind >= VV_GUN;
        w.set |= bit(u);
        w.unit[w.count] = u;
        w.left[w.count] = points_left(v, s, i) - price;
        w.facing[w.count++] = facing;
    }
    if (!wheels && facing >= 0)
        return "VV-7.1";
    return w.count && arrives_well(v, s, &w) ? NULL : "VV-6.3.6";
}

bool may_exit(const struct vv *v, const struct vv_state *s)
{
    uint64_t set = movers(s);

    if (!set || s->unit[first_bit(set)].place != VV_ON_MAP)
        return false;
    for (int i = 0; i < s->move.count; i++) {
        int u = s->move.unit[i], hex = s->unit[u].hex;

        if (s->move.out[i])
            continue;
        if (!hexes_has(&v->border, hex) || !can_pay(v, s, i, 1) ||
            (type_of(v, s, u)->kind == VV_GUN && s->move.spent[i]))
            return false;
        if (is_wheels(type_of(v, s, u)) && v->next[hex][s->unit[u].facing] != VV_NONE)
            return false;
    }
    return true;
}

bool may_stop(const struct vv *v, const struct vv_state *s)
{
    uint64_t set = movers(s);

    return s->move.steps > 0 && set && vv_may_stay(v, s, s->unit[first_bit(set)].hex, set);
}

static void list_entries(const struct vv *v, const struct vv_state *s, struct menu *m)
{
    int u = s->move.unit[0];
    const struct hexes *edge = &v->force[s->unit[u].force].edge;
    bool faces = false;

    for (int i = 0; i < s->move.count; i++)
        faces |= type_of(v, s, s->move.unit[i])->kind >= VV_GUN;
    for (int hex = 0; hex < v->hexes && !menu_full(m); hex++) {
        if (!hexes_has(edge, hex))
            continue;
        for (int f = faces ? 0 : -1; f < (faces ? 6 : 0); f++)
            if (!enter_refused(v, s, hex, f))
                menu_add(m, DO_ENTER, hex, f, 0);
    }
}

void list_steps(const struct vv *v, const struct vv_state *s, struct menu *m)
{
    uint64_t set = movers(s);

    if (!set)
        return;
    int u = first_bit(set);
    if (s->unit[u].place == VV_OFF_MAP) {
        list_entries(v, s, m);
        return;
    }
    for (int dir = 0; dir < 6 && !menu_full(m); dir++)
        if (!step_refused(v, s, dir))
            menu_add(m, DO_STEP, v->next[s->unit[u].hex][dir], 0, 0);
}
