/* vv_move_step.c - one step of a moving stack: what it costs, who may make it, and whether the stack
 * could ever rest again if it does (VV-6.3.6). */
#include "games/valor_and_victory/vv_rules.h"

/* --- movement points --- */

bool vv_is_led(const struct vv_state *s, uint64_t stack)
{
    return stack & s->leaders & ~marked(s, VV_PINNED);
}

static int points_of(const struct vv *v, const struct vv_state *s, int u, bool led, bool assault)
{
    if (!(s->foot & bit(u)))
        return type_of(v, s, u)->mp;                   /* VV-6.3.2 */
    int points = (s->leaders & bit(u)) || led ? 6 : 4; /* VV-6.3.1 */
    if (assault)
        points /= 2;                                    /* VV-6.3.3: halved before anything else */
    return points - v->weapon[s->unit[u].weapon].heavy; /* VV-12.2 */
}

int vv_allowance(const struct vv *v, const struct vv_state *s, int i)
{
    EXPECT(i >= 0 && i < s->move.count);
    return points_of(v, s, s->move.unit[i], vv_is_led(s, movers(s)), s->move.assault);
}

int vv_points_left(const struct vv *v, const struct vv_state *s, int i)
{
    int left = vv_allowance(v, s, i) - s->move.spent[i];

    return left > 0 ? left : 0;
}

int vv_turn_price(int from, int to)
{
    int sides = (to - from + 6) % 6;

    EXPECT(from >= 0 && from < 6 && to >= 0 && to < 6);
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

static int price_of(const struct vv *v, const struct vv_state *s, int u, int hex, int facing,
                    int direction)
{
    int cost = vv_cost(v, s, u, hex, direction);

    return is_wheels(type_of(v, s, u)) ? wheels_price(cost, facing, direction) : cost;
}

int vv_step_price(const struct vv *v, const struct vv_state *s, int u, int direction)
{
    EXPECT(direction >= 0 && direction < 6);
    return price_of(v, s, u, s->unit[u].hex, s->unit[u].facing, direction);
}

/* --- the stack --- */

static void march_add(const struct vv *v, const struct vv_state *s, const struct vv_move *move,
                      int i, bool led, struct vv_march *w)
{
    int u = move->unit[i], k = w->count++;
    int left = points_of(v, s, u, led, move->assault) - move->spent[i];

    EXPECT(k < VV_STACK);
    w->unit[k] = u;
    w->left[k] = left > 0 ? left : 0;
    w->facing[k] = s->unit[u].facing;
    w->fresh[k] = move->spent[i] == 0;
    w->turned[k] = move->turned[i];
}

/* common_points: the most that all infantry of a stack can pay for a step. */
static int common_points(const struct vv *v, const struct vv_state *s, const struct vv_move *move,
                         bool led)
{
    int points = VV_FRESH;

    for (int i = 0; i < move->count; i++) {
        int u = move->unit[i];

        if (!(move->stack & bit(u)) || !move->spent[i])
            continue;
        int left = points_of(v, s, u, led, move->assault) - move->spent[i];
        left = left > 0 ? left : 0;
        points = left < points ? left : points;
    }
    return points;
}

void vv_march_of(const struct vv *v, const struct vv_state *s, const struct vv_move *move,
                 struct vv_march *out)
{
    uint64_t set = move->stack;
    bool led = vv_is_led(s, set);

    out->count = 0;
    out->set = set;
    out->foot = !(set & ~s->foot);
    out->points = common_points(v, s, move, led);
    for (int i = 0; i < move->count; i++)
        if (set & bit(move->unit[i]))
            march_add(v, s, move, i, led, out);
    if (out->count) {
        out->hex = s->unit[out->unit[0]].hex;
        out->entering = s->unit[out->unit[0]].place == VV_OFF_MAP;
    }
}

bool vv_walks_freely(const struct vv *v, const struct vv_state *s)
{
    uint64_t stack = movers(s);

    EXPECT(stack);
    const struct vv_unit *unit = &s->unit[bits_first(stack)];
    if ((stack & ~s->foot) || unit->place != VV_ON_MAP)
        return false;
    return v->walks[unit->hex][common_points(v, s, &s->move, vv_is_led(s, stack))] &
           bare_around(v, s, unit->hex);
}

/* VV-6.3.5: who has spent nothing may always move one hex. */
static bool can_pay(const struct vv_march *w, int i, int cost)
{
    return w->foot ? w->points == VV_FRESH || cost <= w->points : w->fresh[i] || cost <= w->left[i];
}

/* --- could the stack rest somewhere later? --- */

static bool rests(const struct vv *v, const struct vv_state *s, const struct vv_march *w)
{
    if (vv_may_stay(v, s, w->hex, w->set))
        return true;
    if (w->count == 1 && type_of(v, s, w->unit[0])->transport &&
        !is_marked(s, w->unit[0], VV_HANDLED) && vv_loads_free(v, s, w->unit[0], w->hex))
        return true; /* VV-8.4 */
    if (!hexes_has(&v->border, w->hex))
        return false;
    for (int i = 0; i < w->count; i++) { /* the way off the map */
        bool wheels = is_wheels(type_of(v, s, w->unit[i])), out = !wheels;

        for (int f = 0; f < 6 && wheels; f++)
            out |=
                v->next[w->hex][f] == VV_NONE && vv_turn_price(w->facing[i], f) + 1 <= w->left[i];
        if (!out || w->left[i] < 1)
            return false;
    }
    return true;
}

/* walk_price: the cheapest way for one member to go on in a direction, turning first. */
static int walk_price(const struct vv *v, const struct vv_state *s, const struct vv_march *w, int i,
                      int dir, int *facing)
{
    int u = w->unit[i], cost = vv_cost(v, s, u, w->hex, dir);

    *facing = w->facing[i];
    if (!cost || !is_wheels(type_of(v, s, u)))
        return cost;
    int ahead = cost + vv_turn_price(w->facing[i], dir);
    int back = 2 * cost + vv_turn_price(w->facing[i], (dir + 3) % 6);
    *facing = ahead <= back ? dir : (dir + 3) % 6;
    return ahead <= back ? ahead : back;
}

/* VV-17.11: infantry step into wire only where they can stay, for they must stop. */
static bool wire_stops(const struct vv *v, const struct vv_state *s, int hex, uint64_t set)
{
    if (position_at(s, hex) != VV_WIRE)
        return false;
    for_units (u, set)
        if (is_foot(type_of(v, s, u)))
            return true;
    return false;
}

static bool walks_on(const struct vv *v, const struct vv_state *s, const struct vv_march *w)
{
    for (int dir = 0; dir < 6; dir++) {
        struct vv_march next = *w;
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
static bool arrives_well(const struct vv *v, const struct vv_state *s, const struct vv_march *w)
{
    if (rests(v, s, w))
        return true;
    return !wire_stops(v, s, w->hex, w->set) && walks_on(v, s, w);
}

static const char *member_refused(const struct vv *v, const struct vv_state *s,
                                  const struct vv_march *w, int i, int direction)
{
    int u = w->unit[i], cost = vv_cost(v, s, u, w->hex, direction);
    const struct vv_type *t = type_of(v, s, u);
    const char *barred = vv_barred(v, s, u, v->next[w->hex][direction]);

    if (barred)
        return barred;
    if (!cost)
        return "VV-10.1";
    int price = is_wheels(t) ? wheels_price(cost, w->facing[i], direction) : cost;
    if (!price)
        return "VV-7.2";
    return can_pay(w, i, price) && !(t->kind == VV_GUN && !w->fresh[i]) ? NULL : "VV-6.1";
}

/* goes_well: the step is paid for; what comes after it? */
static bool goes_well(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                      int direction)
{
    struct vv_march next = *w;

    next.hex = v->next[w->hex][direction];
    for (int i = 0; i < w->count; i++)
        next.left[i] -= price_of(v, s, w->unit[i], w->hex, w->facing[i], direction);
    return arrives_well(v, s, &next);
}

const char *vv_step_refused(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                            int direction)
{
    int to = v->next[w->hex][direction];
    int asked = w->foot ? 1 : w->count; /* infantry pays alike and is barred alike */

    EXPECT(w->count > 0 && !w->entering);
    if (to == VV_NONE)
        return "VV-2.1";
    for (int i = 0; i < asked; i++) {
        const char *refused = member_refused(v, s, w, i, direction);

        if (refused)
            return refused;
    }
    return is_bare(s, to) || goes_well(v, s, w, direction) ? NULL : "VV-6.3.6";
}

/* VV-6.3.9, VV-R34: an edge hex is the first hex paid for; vehicles drive in forwards. */
static const char *member_kept_out(const struct vv *v, const struct vv_state *s, int u, int hex,
                                   int facing)
{
    const struct vv_type *t = type_of(v, s, u);

    if (!hexes_has(&v->force[s->unit[u].force].edge, hex))
        return "VV-6.3.9";
    const char *barred = vv_barred(v, s, u, hex);
    if (barred)
        return barred;
    if (!vv_entry_cost(v, s, u, hex))
        return "VV-10.1";
    if (t->kind >= VV_GUN && facing < 0)
        return "VV-7.1";
    return is_wheels(t) && v->next[hex][(facing + 3) % 6] != VV_NONE ? "VV-R34" : NULL;
}

static bool enters_well(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                        int hex, int facing)
{
    struct vv_march next = *w;

    next.hex = hex;
    for (int i = 0; i < w->count; i++) {
        next.left[i] -= vv_entry_cost(v, s, w->unit[i], hex);
        next.facing[i] = facing;
    }
    return arrives_well(v, s, &next);
}

const char *vv_enter_refused(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                             int hex, int facing)
{
    EXPECT(w->entering);
    for (int i = 0; i < w->count; i++) {
        const char *refused = member_kept_out(v, s, w->unit[i], hex, facing);

        if (refused)
            return refused;
    }
    if (w->foot && facing >= 0)
        return "VV-7.1";
    return is_bare(s, hex) || enters_well(v, s, w, hex, facing) ? NULL : "VV-6.3.6";
}

bool vv_may_exit(const struct vv *v, const struct vv_state *s, const struct vv_march *w)
{
    if (w->entering || !hexes_has(&v->border, w->hex))
        return false;
    for (int i = 0; i < w->count; i++) {
        const struct vv_type *t = type_of(v, s, w->unit[i]);

        if (!can_pay(w, i, 1) || (t->kind == VV_GUN && !w->fresh[i]))
            return false;
        if (is_wheels(t) && v->next[w->hex][w->facing[i]] != VV_NONE)
            return false;
    }
    return true;
}

static void list_entries(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                         struct vv_menu *m)
{
    for_set (hex, &v->force[s->unit[w->unit[0]].force].edge) {
        if (menu_full(m))
            return;
        for (int f = w->foot ? -1 : 0; f < (w->foot ? 0 : 6); f++)
            if (!vv_enter_refused(v, s, w, hex, f))
                menu_add(m, DO_ENTER, hex, f, 0);
    }
}

/* ways_of: the directions that infantry can pay for, or that vehicles face (VV-7.2). */
static unsigned ways_of(const struct vv *v, const struct vv_state *s, const struct vv_march *w)
{
    unsigned ways = ALL_AROUND;

    if (w->foot)
        return v->walks[w->hex][w->points];
    for (int i = 0; i < w->count; i++)
        if (is_wheels(type_of(v, s, w->unit[i])))
            ways &= axis(w->facing[i]);
    return ways;
}

void vv_list_steps(const struct vv *v, const struct vv_state *s, const struct vv_march *w,
                   struct vv_menu *m)
{
    if (w->entering) {
        list_entries(v, s, w, m);
        return;
    }
    unsigned ways = ways_of(v, s, w);
    unsigned good = w->foot ? ways & bare_around(v, s, w->hex) : 0;

    for_units (dir, ways & ~good) {
        if (menu_enough(m, good))
            break;
        if (enemy_at(s, s->unit[w->unit[0]].side, v->near[w->hex][dir]))
            continue; /* VV-6.3.7: the usual reason */
        if (!vv_step_refused(v, s, w, dir))
            good |= 1u << dir;
    }
    menu_add_steps(m, DO_STEP, 0, 0, v->near[w->hex], good, 0);
}
