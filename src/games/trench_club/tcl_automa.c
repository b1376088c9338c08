/* tcl_automa.c - the Automa's orders: options narrowed letter by letter (TCL-13.5 to 13.9). */
#include "games/trench_club/tcl_automa.h"

#include <string.h>

enum { OPTIONS = 4096, FAR = 255, WADE = 9 };

/* What one unit considers: the position, its reach, and distances as they are needed. */
struct mind {
    const struct tcl *t;
    const struct state *s;
    const struct unit *u;
    int slot, player, team;
    struct field field;
    struct reach reach;
    struct set goals;    /* hexes where its move may end, the one it stands on included */
    uint8_t step[HEXES]; /* cost of entering; 0 never, WADE the whole speed */
    uint8_t to_enemy[HEXES], to_own[HEXES], to_fort[HEXES], from_start[HEXES], to_target[HEXES];
    int goal; /* slot of the chosen target of II.2 and III.2 */
};

/* Something the unit could do: where to go, and whom to attack from there. */
struct idea {
    int16_t place, target; /* target -1: none */
};

struct options {
    int count;
    struct idea at[OPTIONS];
};

/* --- distances: D of TCL-13.5 --- */

static void find_steps(struct mind *m)
{
    static const uint8_t cost[] = { [GROUND_MEADOW] = 2,
                                    [GROUND_ROAD] = 1,
                                    [GROUND_FOREST] = 3,
                                    [GROUND_BRIDGE] = 1,
                                    [GROUND_ENTRANCE] = 0 };
    int mover = type_of(m->t, m->u)->mover;
    struct set trench;

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

static int step_cost(const struct mind *m, int hex)
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
    if (distance >= out[hex] || distance >= FAR)
        return;
    out[hex] = (uint8_t)distance;
    w->hex[distance & 7][w->count[distance & 7]++] = (int16_t)hex;
}

/* back: out[x] = D(x, nearest of `from`). Else out[x] = D(nearest of `from`, x). A hex that may not
 * be entered costs 2 as the last one, and nothing leads through it. */
static void measure(const struct mind *m, const struct set *from, bool back, uint8_t out[HEXES])
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
            int hex = w.hex[d & 7][i], here = step_cost(m, hex);

            if (out[hex] != d)
                continue; /* found a shorter way meanwhile */
            idle = 0;
            if (!here && d > 0)
                continue;
            for (int dir = 0; dir < 6; dir++) {
                int next = m->t->next[hex][dir];

                if (next < 0)
                    continue;
                int cost = back ? here : step_cost(m, next);
                reach_out(&w, out, next, d + (cost ? cost : 2));
            }
        }
        w.count[d & 7] = 0;
    }
}

/* --- sets of units --- */

static bool hostile(const struct mind *m, int slot)
{
    return team_of(m->t, slot) != m->team;
}

/* The hexes of enemies on the board; `own`: of the player's other units. */
static void units_on_board(const struct mind *m, bool own, struct set *out)
{
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i)) {
            bool wanted = own ? player_of(m->t, i) == m->player && i != m->slot : hostile(m, i);

            if (wanted && on_hex(&m->s->unit[i]))
                set_add(out, m->s->unit[i].place);
        }
}

static bool to_be_taken(const struct mind *m, int fort)
{
    return m->t->fort[fort].used &&
           (!m->s->fort[fort] || m->t->team_of[m->s->fort[fort] - 1] != m->team);
}

/* Does a foot soldier of that side (not this one) stand on an access hex of the fort? */
static bool foot_before(const struct mind *m, int fort, bool enemies)
{
    const struct set *access = &m->t->fort[fort].access;

    for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1)) {
        int slot = m->s->on[h] - 1;

        if (slot < 0 || slot == m->slot || !is(m->t, &m->s->unit[slot], MARK_FOOT))
            continue;
        if (enemies ? hostile(m, slot) : player_of(m->t, slot) == m->player)
            return true;
    }
    return false;
}

static int hexes_to_nearest(const struct mind *m, int hex, const struct set *units)
{
    int best = 99;

    for (int h = set_next(units, 0); h >= 0; h = set_next(units, h + 1)) {
        int d = tcl_hexes_apart(m->t, hex, h);

        best = d < best ? d : best;
    }
    return best;
}

/* "AA": the enemy's Anti-Aircraft on the board. */
static int hexes_to_flak(const struct mind *m, int hex)
{
    int best = 99;

    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i)) {
            const struct unit *v = &m->s->unit[i];

            if (v->type != TYPE_AAG || !on_hex(v) || !hostile(m, i))
                continue;
            int d = tcl_hexes_apart(m->t, hex, v->place);
            best = d < best ? d : best;
        }
    return best;
}

/* --- attacks --- */

static bool destroys(const struct mind *m, int target)
{
    const struct unit *v = &m->s->unit[target];
    int hits = tcl_fixed_hits(m->t, m->u, v);

    return v->damage + tcl_damage(m->t, tcl_row(m->t, m->s, target, true), hits) >= DAMAGE_OUT;
}

/* The distance of an attack from another hex than its own; soldiers in trenches reach further. */
static int apart(const struct mind *m, int hex, int target)
{
    struct state trial;

    if (!option(m->t, OPTION_TRENCHES))
        return tcl_hexes_apart(m->t, hex, m->s->unit[target].place);
    trial = *m->s;
    trial.unit[m->slot].place = (int16_t)hex;
    return tcl_distance(m->t, &trial, m->slot, target);
}

static bool fires_back(const struct mind *m, int hex, int target)
{
    return apart(m, hex, target) == 1 && tcl_can_close(m->t, m->s, target, m->slot);
}

static bool could_ever_hit(const struct mind *m, int target)
{
    const struct unit *v = &m->s->unit[target];

    return on_hex(v) && hostile(m, target) && type_of(m->t, m->u)->most &&
           (!is(m->t, v, MARK_AIR) || is(m->t, m->u, MARK_CLOUD));
}

static bool may_fight_on(const struct mind *m, int hex)
{
    return is(m->t, m->u, MARK_AIR | MARK_SHIP) || tcl_ground_at(m->t, m->s, hex) != GROUND_WATER;
}

static void add_option(struct options *o, int place, int target)
{
    if (o->count < OPTIONS)
        o->at[o->count++] = (struct idea){ (int16_t)place, (int16_t)target };
}

/* All pairs of a target and an end hex from which it can be attacked. */
static void list_attacks(const struct mind *m, const struct set *hexes, struct options *o)
{
    o->count = 0;
    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i)) {
            if (!could_ever_hit(m, i))
                continue;
            for (int h = set_next(hexes, 0); h >= 0; h = set_next(hexes, h + 1))
                if (may_fight_on(m, h) && tcl_can_hit(m->t, m->u, &m->s->unit[i], apart(m, h, i)))
                    add_option(o, h, i);
        }
}

/* --- narrowing --- */

typedef int (*letter_key)(const struct mind *m, struct idea o);

/* Keeps the options with the highest key; tells whether any were left out. */
static bool narrow(const struct mind *m, struct options *o, letter_key key)
{
    int best = -100000, kept = 0, before = o->count, value[OPTIONS];

    for (int i = 0; i < o->count; i++) {
        value[i] = key(m, o->at[i]);
        best = value[i] > best ? value[i] : best;
    }
    for (int i = 0; i < o->count; i++)
        if (value[i] == best)
            o->at[kept++] = o->at[i];
    o->count = kept;
    return kept < before;
}

static unsigned narrow_all(const struct mind *m, struct options *o, const letter_key *keys,
                           int count)
{
    unsigned letters = 0;

    for (int i = 0; i < count && o->count > 1; i++)
        if (keys[i] && narrow(m, o, keys[i]))
            letters |= 1u << i;
    return letters;
}

/* Letters of II.1: which target. */
static int key_destroys(const struct mind *m, struct idea o)
{
    return destroys(m, o.target);
}

static int key_safe(const struct mind *m, struct idea o)
{
    return o.place >= 0 && o.place < PLACE_FORT ? !fires_back(m, o.place, o.target)
                                                : !tcl_can_close(m->t, m->s, o.target, m->slot);
}

static int key_target_from_flak(const struct mind *m, struct idea o)
{
    return is(m->t, m->u, MARK_AIR) ? hexes_to_flak(m, m->s->unit[o.target].place) : 0;
}

static int key_weak(const struct mind *m, struct idea o)
{
    const struct unit *v = &m->s->unit[o.target];

    return -type_of(m->t, v)->attack[tcl_level(m->t, v)];
}

static int key_price(const struct mind *m, struct idea o)
{
    return type_of(m->t, &m->s->unit[o.target])->cost;
}

static int key_green(const struct mind *m, struct idea o)
{
    return -m->s->unit[o.target].experience;
}

static int key_hero(const struct mind *m, struct idea o)
{
    return m->s->unit[o.target].experience;
}

static const letter_key close_target[] = { key_destroys, key_safe,  key_target_from_flak,
                                           key_weak,     key_price, key_green };

/* Letters of II: which hex. */
static int key_hex_from_flak(const struct mind *m, struct idea o)
{
    return is(m->t, m->u, MARK_AIR) ? hexes_to_flak(m, o.place) : 0;
}

static int key_forest(const struct mind *m, struct idea o)
{
    return tcl_ground_at(m->t, m->s, o.place) == GROUND_FOREST;
}

static int key_near_own(const struct mind *m, struct idea o)
{
    return -m->to_own[o.place];
}

static int key_near_start(const struct mind *m, struct idea o)
{
    return -m->from_start[o.place];
}

static const letter_key close_hex[] = { key_hex_from_flak, key_forest, key_near_own,
                                        key_near_start };

/* Letters of III.1: which target. */
static int key_threatens(const struct mind *m, struct idea o)
{
    const struct unit *v = &m->s->unit[o.target];

    for (int i = 0; i < FORTS && is(m->t, v, MARK_FOOT); i++)
        if (m->t->fort[i].used && set_has(&m->t->fort[i].access, v->place) &&
            (!m->s->fort[i] || m->t->team_of[m->s->fort[i] - 1] == m->team))
            return 1;
    return 0;
}

static int key_attacked(const struct mind *m, struct idea o)
{
    return (m->s->unit[o.target].flags & UNIT_ATTACKED) != 0;
}

static const letter_key long_target[] = { key_destroys, key_threatens, key_attacked, key_price,
                                          key_hero };

/* Letters of III: which hex. */
static int key_road(const struct mind *m, struct idea o)
{
    int ground = tcl_ground_at(m->t, m->s, o.place);

    if (ground == GROUND_ROAD || ground == GROUND_BRIDGE)
        return 1;
    for (int dir = 0; dir < 6; dir++) {
        int next = m->t->next[o.place][dir];

        ground = next >= 0 ? tcl_ground_at(m->t, m->s, next) : GROUND_OFF;
        if (ground == GROUND_ROAD || ground == GROUND_BRIDGE)
            return 1;
    }
    return 0;
}

static int key_hexes_from_enemy(const struct mind *m, struct idea o)
{
    return hexes_to_nearest(m, o.place, &m->field.enemies);
}

static int key_hexes_to_own(const struct mind *m, struct idea o)
{
    struct set own;

    units_on_board(m, true, &own);
    return -hexes_to_nearest(m, o.place, &own);
}

/* d: nearest to where it came from, in points, then in hexes. */
static int key_way_back(const struct mind *m, struct idea o)
{
    int hexes = on_hex(m->u) ? tcl_hexes_apart(m->t, m->u->place, o.place) : 0;

    return -(m->from_start[o.place] * 100 + hexes);
}

static const letter_key long_hex[] = { key_road, key_hexes_from_enemy, key_hexes_to_own,
                                       key_way_back };

/* Letters of the foot soldiers' own orders. */
static int key_from_enemy(const struct mind *m, struct idea o)
{
    return m->to_enemy[o.place];
}

static int key_to_fort(const struct mind *m, struct idea o)
{
    return -m->to_fort[o.place];
}

static int key_to_target(const struct mind *m, struct idea o)
{
    return -m->to_target[o.place];
}

static int key_hexes_to_target(const struct mind *m, struct idea o)
{
    return -apart(m, o.place, m->goal);
}

/* --- choosing --- */

#define ALL(list) (list), (int)(sizeof(list) / sizeof(list)[0])

/* Of what is left, the options of each target by its own hex letters; targets in order of slots. */
static void choose_hexes(const struct mind *m, const struct options *targets,
                         const letter_key *keys, int count, struct options *out, struct plan *plan)
{
    struct options some;

    out->count = 0;
    for (int first = 0; first < targets->count;) {
        int target = targets->at[first].target;

        some.count = 0;
        for (; first < targets->count && targets->at[first].target == target; first++)
            some.at[some.count++] = targets->at[first];
        plan->hex_letters |= narrow_all(m, &some, keys, count);
        for (int i = 0; i < some.count; i++)
            add_option(out, some.at[i].place, some.at[i].target);
    }
}

static void settle_on(const struct options *o, int pick, struct plan *plan)
{
    plan->options = o->count > FAR ? FAR : o->count;
    plan->place = o->at[pick < o->count ? pick : 0].place;
    plan->target = o->at[pick < o->count ? pick : 0].target;
}

/* An attack by the letters of II or III from the options in `o`. */
static void choose_attack(const struct mind *m, struct options *o, int pick, struct plan *plan)
{
    bool far = plan->roman == 3;
    struct options final;

    plan->target_letters |=
        far ? narrow_all(m, o, ALL(long_target)) : narrow_all(m, o, ALL(close_target));
    if (far)
        choose_hexes(m, o, ALL(long_hex), &final, plan);
    else
        choose_hexes(m, o, ALL(close_hex), &final, plan);
    settle_on(&final, pick, plan);
}

/* II.2, III.2: towards the target it would like best. */
static void choose_approach(struct mind *m, int pick, struct plan *plan)
{
    bool far = plan->roman == 3;
    struct options o, final;

    o.count = final.count = 0;
    plan->order = 2;
    plan->place = m->u->place;
    plan->options = 1;
    for (int seat = 0; seat < m->t->base.seats; seat++)
        for (EACH_SLOT(m->s, seat, i))
            if (could_ever_hit(m, i))
                add_option(&o, PLACE_NONE, i);
    if (o.count == 0)
        return;
    plan->target_letters |=
        far ? narrow_all(m, &o, ALL(long_target)) : narrow_all(m, &o, ALL(close_target));
    for (int i = 0; i < o.count; i++) {
        struct options hexes;
        struct set at = { { 0 } };

        hexes.count = 0;
        m->goal = o.at[i].target;
        set_add(&at, m->s->unit[m->goal].place);
        measure(m, &at, true, m->to_target);
        for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1))
            add_option(&hexes, h, -1);
        narrow(m, &hexes, far ? key_hexes_to_target : key_to_target);
        plan->hex_letters |=
            far ? narrow_all(m, &hexes, ALL(long_hex)) : narrow_all(m, &hexes, ALL(close_hex));
        for (int k = 0; k < hexes.count; k++)
            add_option(&final, hexes.at[k].place, -1);
    }
    if (final.count)
        settle_on(&final, pick, plan);
}

/* Orders II and III. */
static void by_enemy(struct mind *m, int pick, struct plan *plan)
{
    struct options o;

    plan->order = 1;
    list_attacks(m, &m->goals, &o);
    if (o.count)
        choose_attack(m, &o, pick, plan);
    else
        choose_approach(m, pick, plan);
}

/* --- foot soldiers: TCL-13.6 --- */

/* I.1: take a fort now, unless an enemy foot soldier could take it back. */
static bool take_fort(const struct mind *m, int pick, struct plan *plan)
{
    struct options o;

    o.count = 0;
    for (int i = 0; i < FORTS; i++)
        if (tcl_may_conquer(m->t, m->s, m->slot, i) && !foot_before(m, i, true))
            add_option(&o, PLACE_FORT + i, -1);
    if (o.count)
        settle_on(&o, pick, plan);
    return o.count > 0;
}

/* I.2: before a fort, but not where an own foot soldier waits unopposed. */
static bool wait_at_fort(const struct mind *m, int pick, struct plan *plan)
{
    static const letter_key letters[] = { key_from_enemy };
    struct set wanted = { { 0 } };
    struct options o;

    o.count = 0;
    for (int i = 0; i < FORTS; i++)
        if (to_be_taken(m, i) && (!foot_before(m, i, false) || foot_before(m, i, true)))
            set_join(&wanted, &m->t->fort[i].access, m->t->all);
    for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1))
        if (set_has(&wanted, h))
            add_option(&o, h, -1);
    if (!o.count)
        return false;
    plan->hex_letters |= narrow_all(m, &o, ALL(letters));
    settle_on(&o, pick, plan);
    return true;
}

static void access_to_take(const struct mind *m, struct set *out)
{
    memset(out, 0, sizeof *out);
    for (int i = 0; i < FORTS; i++)
        if (to_be_taken(m, i))
            set_join(out, &m->t->fort[i].access, m->t->all);
}

/* Could it reach an access hex next turn from there, with all units as they stand? */
static bool in_two_turns(struct mind *m, struct state *trial, const struct set *access, int hex)
{
    struct reach reach;

    trial->unit[m->slot].place = (int16_t)hex;
    tcl_reach(m->t, trial, &m->field, m->slot, &reach);
    for (int i = reach.span.lo; i <= reach.span.hi; i++)
        if (reach.ends.w[i] & access->w[i] & ~m->field.mines.w[i])
            return true;
    return false;
}

/* I.3: towards a fort that it can stand before next turn. */
static bool approach_fort(struct mind *m, int pick, struct plan *plan)
{
    static const letter_key letters[] = { NULL, key_from_enemy, key_to_fort, key_forest };
    struct state trial = *m->s;
    struct options o;
    struct set access;
    int every = 0;

    o.count = 0;
    access_to_take(m, &access);
    if (on_hex(m->u))
        set_drop(&m->field.friends, m->u->place); /* it will be elsewhere */
    for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1), every++)
        if (in_two_turns(m, &trial, &access, h))
            add_option(&o, h, -1);
    if (on_hex(m->u))
        set_add(&m->field.friends, m->u->place);
    if (!o.count)
        return false;
    plan->hex_letters |= (o.count < every) | narrow_all(m, &o, ALL(letters));
    settle_on(&o, pick, plan);
    return true;
}

/* I.4, I.5: attacks that destroy, or that are not answered. */
static bool attack_if(const struct mind *m, const struct set *hexes, letter_key condition, int pick,
                      struct plan *plan)
{
    struct options o;
    int kept = 0;

    list_attacks(m, hexes, &o);
    for (int i = 0; i < o.count; i++)
        if (condition(m, o.at[i]))
            o.at[kept++] = o.at[i];
    o.count = kept;
    if (kept)
        choose_attack(m, &o, pick, plan);
    return kept > 0;
}

/* Where it is now: its hex, or the way out of its fort. */
static int way_to_fort_now(const struct mind *m)
{
    int best = FAR;

    if (on_hex(m->u))
        return m->to_fort[m->u->place];
    const struct set *access = &m->t->fort[m->u->place - PLACE_FORT].access;
    for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1)) {
        int cost = step_cost(m, h), d = m->to_fort[h] + cost;

        best = cost && d < best ? d : best;
    }
    return best;
}

/* I.6: nearer to the nearest fort. */
static bool march_to_fort(const struct mind *m, int pick, struct plan *plan)
{
    struct options o;
    int now = way_to_fort_now(m);

    o.count = 0;
    for (int h = set_next(&m->goals, 0); h >= 0; h = set_next(&m->goals, h + 1))
        if (m->to_fort[h] < now)
            add_option(&o, h, -1);
    if (!o.count)
        return false;
    narrow(m, &o, key_to_fort);
    plan->hex_letters |= narrow_all(m, &o, ALL(close_hex));
    settle_on(&o, pick, plan);
    return true;
}

/* TCL-13.7: after a pure move it attacks only what it destroys or what cannot answer. */
static void attack_after_move(const struct mind *m, struct plan *plan)
{
    struct plan attack = { .roman = 2, .target = -1 };
    struct set here = { { 0 } };

    if (plan->place >= PLACE_FORT)
        return;
    set_add(&here, plan->place);
    if (attack_if(m, &here, key_destroys, 0, &attack) ||
        attack_if(m, &here, key_safe, 0, &attack)) {
        plan->target = attack.target;
        plan->target_letters = attack.target_letters;
    }
}

/* moved: it has made its move and only the attack is left. */
static void by_foot(struct mind *m, int pick, bool moved, struct plan *plan)
{
    struct set access;

    plan->order = 1;
    if (!moved && take_fort(m, pick, plan))
        return;
    access_to_take(m, &access);
    measure(m, &access, true, m->to_fort);
    plan->order = 2;
    if (wait_at_fort(m, pick, plan)) {
        attack_after_move(m, plan);
        return;
    }
    plan->order = 3;
    if (approach_fort(m, pick, plan)) {
        attack_after_move(m, plan);
        return;
    }
    plan->order = 4;
    if (attack_if(m, &m->goals, key_destroys, pick, plan))
        return;
    plan->order = 5;
    if (attack_if(m, &m->goals, key_safe, pick, plan))
        return;
    plan->order = 6;
    if (march_to_fort(m, pick, plan)) {
        attack_after_move(m, plan);
        return;
    }
    by_enemy(m, pick, plan);
    plan->order = 7;
}

/* --- the plan of a unit --- */

static void open_mind(const struct tcl *t, const struct state *s, int slot, struct mind *m)
{
    struct set units;

    m->t = t;
    m->s = s;
    m->slot = slot;
    m->u = &s->unit[slot];
    m->player = player_of(t, slot);
    m->team = team_of(t, slot);
    m->goal = -1;
    tcl_field(t, s, m->player, &m->field);
    find_steps(m);
    units_on_board(m, false, &units);
    measure(m, &units, true, m->to_enemy);
    units_on_board(m, true, &units);
    measure(m, &units, true, m->to_own);
    memset(m->to_fort, FAR, sizeof m->to_fort);
}

/* from_start: D from where the unit is; out of a fort the first hex is an access hex. */
static void measure_start(struct mind *m)
{
    struct set at = { { 0 } };

    if (on_hex(m->u)) {
        set_add(&at, m->u->place);
        measure(m, &at, false, m->from_start);
        return;
    }
    const struct fort *fort = &m->t->fort[m->u->place - PLACE_FORT];
    set_add(&at, fort->hex[0]);
    set_add(&at, fort->hex[2]);
    measure(m, &at, false, m->from_start);
}

static void find_goals(struct mind *m)
{
    memset(&m->goals, 0, sizeof m->goals);
    tcl_reach(m->t, m->s, &m->field, m->slot, &m->reach);
    for (int i = m->reach.span.lo; i <= m->reach.span.hi; i++)
        m->goals.w[i] =
            m->reach.ends.w[i] & (is(m->t, m->u, MARK_AIR) ? ~(uint64_t)0 : ~m->field.mines.w[i]);
    if (on_hex(m->u))
        set_add(&m->goals, m->u->place);
}

static int roman_of(const struct tcl *t, const struct unit *u)
{
    return is(t, u, MARK_FOOT) ? 1 : type_of(t, u)->most <= 1 ? 2 : 3;
}

void tcl_plan(const struct tcl *t, const struct state *s, int slot, int pick, struct plan *out)
{
    struct mind m;

    open_mind(t, s, slot, &m);
    measure_start(&m);
    find_goals(&m);
    *out = (struct plan){
        .slot = slot, .place = m.u->place, .target = -1, .options = 1, .roman = roman_of(t, m.u)
    };
    if (out->roman == 1)
        by_foot(&m, pick, false, out);
    else
        by_enemy(&m, pick, out);
}

void tcl_plan_attack(const struct tcl *t, const struct state *s, int slot, struct plan *out)
{
    struct mind m;
    struct options o;

    open_mind(t, s, slot, &m);
    *out = (struct plan){ .slot = slot,
                          .place = m.u->place,
                          .target = -1,
                          .options = 1,
                          .order = 1,
                          .roman = roman_of(t, m.u) };
    if (!on_hex(m.u))
        return;
    memset(&m.goals, 0, sizeof m.goals);
    memset(m.from_start, 0, sizeof m.from_start);
    set_add(&m.goals, m.u->place);
    if (out->roman == 1) {
        by_foot(&m, 0, true, out);
        return;
    }
    list_attacks(&m, &m.goals, &o);
    if (o.count)
        choose_attack(&m, &o, 0, out);
}

/* --- the printed sequence: TCL-13.3 --- */

int tcl_rank(const struct tcl *t, const struct unit *u)
{
    static const uint8_t place[TYPES + 1] = {
        [TYPE_INF] = 0, [TYPE_MTD] = 1, [TYPE_HVY] = 2, [TYPE_ATG] = 3, [TYPE_AIR] = 0,
        [TYPE_TNK] = 1, [TYPE_FT1] = 2, [TYPE_MKF] = 2, [TYPE_CAR] = 3, [TYPE_SHP] = 4,
        [TYPE_MIN] = 4, [TYPE_ENG] = 4, [TYPE_FGN] = 0, [TYPE_HOW] = 0, [TYPE_AAG] = 1,
        [TYPE_HMT] = 2, [TYPE_BBT] = 3, [TYPE_GUN] = 3, [TYPE_RLG] = 3, [TYPE_GAS] = 3,
    };

    if (!u->type || is(t, u, MARK_TRUCK))
        return -1;
    return roman_of(t, u) * 10 + place[u->type];
}

static bool may_act(const struct tcl *t, const struct state *s, int slot)
{
    const struct unit *u = &s->unit[slot];

    return tcl_rank(t, u) >= 0 && (on_hex(u) || in_fort(u)) && !(u->flags & UNIT_MOVED) &&
           !tcl_barred(s, u);
}

int tcl_next_to_act(const struct tcl *t, const struct state *s, int seat)
{
    int best = -1, rank = 99, order = 0, count = 0;

    for (EACH_SLOT(s, seat, i)) {
        int own = may_act(t, s, i) ? tcl_rank(t, &s->unit[i]) : 99;

        count = own < rank ? 1 : count + (own == rank && own < 99);
        if (own < rank) {
            best = i;
            rank = own;
        }
    }
    if (count < 2)
        return best;
    best = -1; /* among equals, who can fulfil the better order */
    for (EACH_SLOT(s, seat, i)) {
        struct plan plan;

        if (!may_act(t, s, i) || tcl_rank(t, &s->unit[i]) != rank)
            continue;
        tcl_plan(t, s, i, 0, &plan);
        if (best < 0 || plan.order < order) {
            best = i;
            order = plan.order;
        }
    }
    return best;
}

/* --- purchases: TCL-13.11, 13.12 --- */

int tcl_wanted(const struct tcl *t, const struct state *s, int seat)
{
    const struct nation *nation = &t->nation[t->nation_of[seat]];
    int player = t->player_of[seat], foot = 0;
    bool cap = option(t, OPTION_CAP);

    for (EACH_SLOT(s, seat, i))
        foot += s->unit[i].type && is(t, &s->unit[i], MARK_FOOT);
    if (foot < 2)
        return TYPE_MTD;
    if (!cap || tcl_owned(t, s, player, TYPE_CAR) < 2)
        return TYPE_CAR;
    for (int i = 0; i < NATION_TYPES; i++) {
        int type = nation->type[i];

        if ((type == TYPE_FGN || type == TYPE_HOW) && tcl_owned(t, s, player, type) < 2)
            return type;
    }
    return 0;
}

static void sort(uint8_t *list, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && list[k - 1] > list[k]; k--) {
            uint8_t swap = list[k];

            list[k] = list[k - 1];
            list[k - 1] = swap;
        }
}

/* For every fort its distances to all enemies, nearest first. */
static int measure_forts(struct mind *m, uint8_t list[FORTS][UNITS])
{
    uint8_t way[HEXES];
    int count = 0;

    for (int slot = 0; slot < UNITS; slot++) {
        struct set at = { { 0 } };

        if (!on_hex(&m->s->unit[slot]) || !hostile(m, slot))
            continue;
        set_add(&at, m->s->unit[slot].place);
        measure(m, &at, true, way);
        for (int i = 0; i < FORTS; i++) {
            const struct set *access = &m->t->fort[i].access;
            uint8_t best = FAR;

            for (int h = set_next(access, 0); h >= 0; h = set_next(access, h + 1))
                best = way[h] < best ? way[h] : best;
            list[i][count] = best;
        }
        count++;
    }
    for (int i = 0; i < FORTS; i++)
        sort(list[i], count);
    return count;
}

int tcl_best_fort(const struct tcl *t, const struct state *s, int seat, int type)
{
    uint8_t list[FORTS][UNITS];
    struct unit buyer = { .type = (uint8_t)type, .place = PLACE_NONE };
    struct mind m = { .t = t, .s = s, .u = &buyer, .slot = -1, .player = t->player_of[seat] };
    int best = -1;

    m.team = t->team_of[m.player];
    find_steps(&m);
    int count = measure_forts(&m, list);
    for (int i = 0; i < FORTS; i++)
        if (s->fort[i] == m.player + 1 && !foot_before(&m, i, true) &&
            (best < 0 || memcmp(list[i], list[best], (size_t)count) < 0))
            best = i;
    return best;
}

/* --- saying why --- */

static void add_letters(unsigned letters, struct text *out)
{
    for (int i = 0, n = 0; i < 8; i++)
        if (letters >> i & 1)
            text_addf(out, "%s%c", n++ ? ", " : "", 'a' + i);
}

void tcl_plan_text(const struct plan *plan, struct text *out)
{
    static const char *const roman[] = { "", "I", "II", "III" };

    text_addf(out, "%s.%d", roman[plan->roman & 3], plan->order);
    if (plan->target_letters) {
        text_add(out, ", target by ");
        add_letters(plan->target_letters, out);
    }
    if (plan->hex_letters) {
        text_add(out, ", hex by ");
        add_letters(plan->hex_letters, out);
    }
}
