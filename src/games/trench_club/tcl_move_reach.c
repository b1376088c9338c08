/* tcl_move_reach.c - where a move may lead: a flood over sets of hexes, half point by half point,
 * with enemy contact (TCL-2, TCL-3). Only the end of a move matters to the rules, so a move is
 * legal when some path leads there. */
#include "games/trench_club/tcl_rules.h"

#include <string.h>

/* --- what the mover meets --- */

static void add_enemy(const struct tcl *t, const struct tcl_state *s, struct tcl_field *f, int slot)
{
    const struct tcl_unit *u = &s->unit[slot];
    const struct tcl_type *type = type_of(t, u);
    struct tcl_set extent;

    set_add(&f->enemies, u->place);
    if (!type->most || tcl_wading(t, s, u)) /* TCL-2.6 */
        return;
    bool land = type->least == 1, air = type->least_air == 1 && (type->marks & MARK_CLOUD);
    if (!land && !air)
        return;
    if (!tcl_in_trench(t, s, u)) {
        if (land)
            set_add(&f->threat[0], u->place);
        if (air)
            set_add(&f->threat[1], u->place);
        return;
    }
    tcl_extent(t, s, u, &extent); /* TCL-11.4 */
    if (land)
        set_join(&f->threat[0], &extent, t->all);
    if (air)
        set_join(&f->threat[1], &extent, t->all);
}

/* Ground that building and trenches have changed (TCL-10.7, TCL-11.1, TCL-11.3). */
static void change_ground(const struct tcl *t, const struct tcl_state *s, struct tcl_field *f)
{
    struct tcl_set trench, closed = { { 0 } };

    tcl_trench_all(t, s, &trench);
    for (int h = set_next(&trench, 0); h >= 0; h = set_next(&trench, h + 1)) {
        const struct tcl_unit *u = s->on[h] ? &s->unit[s->on[h] - 1] : NULL;
        struct tcl_set one;

        if (!u || !is(t, u, MARK_FOOT) || team_of(t, s->on[h] - 1) == f->team)
            continue;
        tcl_trench_at(t, s, h, &one);
        set_join(&closed, &one, t->all);
    }
    memcpy(f->changed, t->ground, sizeof f->changed);
    for (int i = t->all.lo; i <= t->all.hi; i++) {
        uint64_t road = t->road.w[i] | t->bridge.w[i] | s->road.w[i];
        uint64_t ditch = trench.w[i] & ~road, meadow = t->meadow.w[i] & ~road;

        for (int by = BY_WHEEL; by <= BY_FOOT; by++) {
            struct tcl_ground *g = &f->changed[by];
            uint64_t open = by == BY_FOOT ? ~closed.w[i] : ~(uint64_t)0;

            g->half.w[i] = road & open;
            g->one.w[i] = (by == BY_WHEEL ? meadow & ~ditch : meadow) & open;
            g->more.w[i] = t->forest.w[i] & ~road;
            g->last.w[i] = meadow & ~ditch;
        }
        f->changed[BY_FOOT].wade.w[i] = t->water.w[i] & ~s->road.w[i];
    }
    for (int by = 0; by < MOVERS; by++)
        f->ground[by] = &f->changed[by];
}

void tcl_find_field(const struct tcl *t, const struct tcl_state *s, int player, struct tcl_field *f)
{
    EXPECT(player >= 0 && player < t->players);
    f->player = player;
    f->team = t->team_of[player];
    f->zoned[0] = f->zoned[1] = false;
    f->friends = f->enemies = f->threat[0] = f->threat[1] = (struct tcl_set){ { 0 } };
    for (int seat = 0; seat < t->base.seats; seat++) {
        bool friendly = team_of_seat(t, seat) == f->team;

        for (EACH_SLOT(s, seat, i)) {
            if (!on_hex(&s->unit[i]))
                continue;
            if (friendly)
                set_add(&f->friends, s->unit[i].place);
            else
                add_enemy(t, s, f, i);
        }
    }
    f->mines = s->mine[!f->team];
    if (option(t, OPTION_TRENCHES) || s->built) {
        change_ground(t, s, f);
        return;
    }
    for (int by = 0; by < MOVERS; by++)
        f->ground[by] = &t->ground[by];
}

static const struct tcl_set *zone_of(const struct tcl *t, struct tcl_field *f, bool air)
{
    if (!f->zoned[air])
        set_spread(&f->threat[air], &f->zone[air], t->all);
    f->zoned[air] = true;
    return &f->zone[air];
}

/* --- the flood --- */

static const struct tcl_set nowhere;

/* A move in progress: wave[c & 3] holds the hexes to be entered at cost c. */
struct flood {
    struct tcl_span k;
    const struct tcl_ground *ground;
    const struct tcl_set *enemies, *zone, *mines;
    int speed, touch; /* touch: contact on the starting hex is 0 no, 1 yes, -1 as the zone says */
    bool exact;       /* no last half step beyond the points (TCL-2.4) */
    struct tcl_set wave[4], seen, ends, through; /* begin empty */
};

/* All bits where something holds, else none: loops without branches are taken four words at a time.
 */
static uint64_t all_if(bool holds)
{
    return -(uint64_t)holds;
}

/* Every hex next to the wave is entered for what it costs. TCL-3.2: from a hex with contact
 * (`touching`) onto another one the move ends. */
static inline void advance(struct flood *f, const struct tcl_set *from, int cost, bool touching)
{
    const struct tcl_ground *g = f->ground;
    struct tcl_set *half = &f->wave[(cost + 1) & 3], *one = &f->wave[(cost + 2) & 3],
                   *more = &f->wave[(cost + 3) & 3];
    int left = f->speed - cost;
    uint64_t two = all_if(left >= 2), three = all_if(left >= 3);
    uint64_t last = all_if(left < 2 && !f->exact); /* TCL-2.4 */
    struct tcl_set d;

    set_spread(from, &d, f->k);
    for (int i = f->k.lo; i <= f->k.hi; i++) {
        uint64_t open = d.w[i] & ~f->enemies->w[i], stop = touching ? f->zone->w[i] : 0;
        uint64_t by_half = open & g->half.w[i], by_one = open & g->one.w[i] & two;
        uint64_t by_more = open & g->more.w[i] & three;

        half->w[i] |= by_half & ~stop;
        one->w[i] |= by_one & ~stop;
        more->w[i] |= by_more & ~stop;
        f->ends.w[i] |= ((by_half | by_one | by_more) & stop) | (open & g->last.w[i] & last);
    }
}

/* One half point further: the wave of this cost is reached; what lies next to it follows. */
static void flood_step(struct flood *f, int cost)
{
    static const struct tcl_set everywhere = { { ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull,
                                                 ~0ull, ~0ull, ~0ull, ~0ull } };
    struct tcl_set *wave = &f->wave[cost & 3], calm, tense;
    const struct tcl_set *stop = cost || f->touch < 0 ? f->zone : f->touch ? &everywhere : &nowhere;
    uint64_t any = 0, any_tense = 0, more = all_if(cost < f->speed);

    for (int i = f->k.lo; i <= f->k.hi; i++) {
        uint64_t now = wave->w[i] & ~f->seen.w[i];

        wave->w[i] = 0;
        f->seen.w[i] |= now;
        f->ends.w[i] |= now;
        now &= ~f->mines->w[i] & more; /* TCL-10.9: nobody goes on from an enemy mine */
        f->through.w[i] |= now;
        calm.w[i] = now & ~stop->w[i];
        tense.w[i] = now & stop->w[i];
        any |= calm.w[i];
        any_tense |= tense.w[i];
    }
    if (any)
        advance(f, &calm, cost, false);
    if (any_tense)
        advance(f, &tense, cost, true);
}

/* TCL-5.6: from a fort the first step leads onto any access hex; contact counts from there on. */
static void flood_from_fort(struct flood *f, const struct tcl_set *access)
{
    for (int i = f->k.lo; i <= f->k.hi; i++) {
        uint64_t open = access->w[i] & ~f->enemies->w[i];

        f->wave[1].w[i] = open & f->ground->half.w[i];
        if (f->speed >= 2)
            f->wave[2].w[i] = open & f->ground->one.w[i];
        else if (!f->exact)
            f->ends.w[i] = open & f->ground->last.w[i];
        if (f->speed >= 3)
            f->wave[3].w[i] = open & f->ground->more.w[i];
    }
}

static void flood_run(struct flood *f, int from)
{
    for (int cost = from; cost <= f->speed; cost++)
        flood_step(f, cost);
}

static struct tcl_span columns(const struct tcl *t, int first, int last)
{
    first = first < t->first_column ? t->first_column : first;
    last = last > t->last_column ? t->last_column : last;
    return (struct tcl_span){ first * STRIDE / 64, (last * STRIDE + STRIDE - 1) / 64 };
}

static int farthest(int mover, int speed)
{
    return mover >= BY_AIR ? speed / 2 : speed;
}

/* TCL-2.5: a step into water is a foot soldier's whole move. */
static void add_wading(const struct tcl_set *near, const struct tcl_field *f,
                       const struct tcl_ground *g, struct tcl_reach *out)
{
    for (int i = out->span.lo; i <= out->span.hi; i++)
        out->ends.w[i] |= near->w[i] & g->wade.w[i] & ~f->enemies.w[i];
}

/* flood_for: a move of this unit with so many points, on ground that is not entered yet. */
static struct flood flood_for(const struct tcl *t, struct tcl_field *field,
                              const struct tcl_unit *u, int speed)
{
    const struct tcl_type *type = type_of(t, u);
    bool air = (type->marks & MARK_AIR) != 0;

    return (struct flood){ .ground = field->ground[type->mover],
                           .enemies = &field->enemies,
                           .zone = zone_of(t, field, air),
                           .mines = air ? &nowhere : &field->mines,
                           .speed = speed,
                           .exact = speed < type->speed,
                           .touch = -1 };
}

/* flood_begin: where the move starts; *near is next to it. Returns the cost of the first step. */
static int flood_begin(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                       struct flood *f, struct tcl_set *near)
{
    int far = farthest(type_of(t, u)->mover, f->speed);

    EXPECT(on_hex(u) || in_fort(u));
    if (in_fort(u)) {
        const struct tcl_fort *fort = &t->fort[u->place - PLACE_FORT];
        int column = fort->hex[1] / STRIDE;

        f->k = columns(t, column - far - 2, column + far + 2);
        *near = fort->access;
        flood_from_fort(f, near);
        return 1;
    }
    if (tcl_in_trench(t, s, u)) { /* TCL-11.5: out of a trench from any of its hexes */
        f->k = t->all;
        tcl_extent(t, s, u, &f->wave[0]);
        f->touch = set_meets(&f->wave[0], f->zone, f->k);
    } else {
        int column = u->place / STRIDE;

        f->k = columns(t, column - far - 1, column + far + 1);
        set_add(&f->wave[0], u->place);
    }
    if (is(t, u, MARK_FOOT))
        set_spread(&f->wave[0], near, f->k);
    return 0;
}

void tcl_find_reach(const struct tcl *t, const struct tcl_state *s, struct tcl_field *field,
                    int slot, struct tcl_reach *out)
{
    const struct tcl_unit *u = &s->unit[slot];
    struct flood f = flood_for(t, field, u, type_of(t, u)->speed);
    struct tcl_set near;
    int first = flood_begin(t, s, u, &f, &near);

    flood_run(&f, first);
    out->span = f.k;
    out->ends = f.ends;
    out->through = f.through;
    if (is(t, u, MARK_FOOT))
        add_wading(&near, field, f.ground, out);
    for (int i = out->span.lo; i <= out->span.hi; i++) /* TCL-2.8; a trench may hold enemy tanks */
        out->ends.w[i] &= t->on_board.w[i] & ~field->friends.w[i] & ~field->enemies.w[i];
}

/* entering: what a step onto this hex costs. */
static int entering(const struct tcl_ground *g, int hex)
{
    return set_has(&g->half, hex) ? 1 : set_has(&g->one, hex) ? 2 : 3;
}

/* note_costs: what this step of a flood says about hexes it has not reached before. The wave is
 * there at `cost`, but nothing is free: a step along the unit's own trench takes half a point.
 * Where contact ends the move, the flood says so one step ahead (TCL-3.2). */
static void note_costs(const struct flood *f, const struct tcl_set *wave,
                       const struct tcl_set *ends, int cost, uint8_t *half)
{
    int least = cost ? cost : 1;

    for (int i = f->k.lo; i <= f->k.hi; i++) {
        uint64_t fresh = f->ends.w[i] & ~ends->w[i], there = wave->w[i];

        for (; there; there &= there - 1) {
            int hex = i * 64 + bits_first(there);

            half[hex] = (uint8_t)(least < half[hex] ? least : half[hex]);
        }
        for (fresh &= ~wave->w[i]; fresh; fresh &= fresh - 1) {
            int hex = i * 64 + bits_first(fresh), all = cost + entering(f->ground, hex);

            half[hex] = (uint8_t)(all < half[hex] ? all : half[hex]);
        }
    }
}

/* find_costs: of every hex the unit reaches. Only a last half step needs all points (TCL-2.4). */
static void find_costs(const struct tcl *t, const struct tcl_state *s, int slot,
                       struct tcl_costs *known)
{
    const struct tcl_unit *u = &s->unit[slot];
    int speed = type_of(t, u)->speed;
    struct tcl_set near;

    if (known->player != player_of(t, slot))
        tcl_find_field(t, s, player_of(t, slot), &known->field);
    known->player = player_of(t, slot);
    known->slot = slot;
    memset(known->half, speed, sizeof known->half);
    struct flood f = flood_for(t, &known->field, u, speed - 1);
    for (int cost = flood_begin(t, s, u, &f, &near); cost < speed; cost++) {
        struct tcl_set wave = f.wave[cost & 3], ends = f.ends;

        flood_step(&f, cost);
        note_costs(&f, &wave, &ends, cost, known->half);
    }
}

int tcl_move_cost(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                  struct tcl_costs *known)
{
    const struct tcl_unit *u = &s->unit[slot];

    if (u->place == hex)
        return 0;
    if (tcl_ground_at(t, s, hex) == GROUND_WATER && is(t, u, MARK_FOOT))
        return -1;
    if (known->slot != slot)
        find_costs(t, s, slot, known);
    return known->half[hex];
}

bool tcl_ends_in_contact(const struct tcl *t, const struct tcl_state *s, int slot, int hex,
                         struct tcl_costs *known)
{
    if (known->slot != slot)
        find_costs(t, s, slot, known);
    return set_has(zone_of(t, &known->field, is(t, &s->unit[slot], MARK_AIR)), hex);
}

int tcl_reach_bound(const struct tcl *t, int mover, int speed, int place)
{
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    return UINT8_MAX; /* no unit can do better; to count would take most of a run */
#endif
    struct flood f = { .k = t->all,
                       .ground = &t->ground[mover],
                       .enemies = &nowhere,
                       .zone = &nowhere,
                       .mines = &nowhere,
                       .speed = speed,
                       .touch = -1 };
    struct tcl_set near;

    EXPECT(speed > 0 && speed <= 12);
    if (place >= PLACE_FORT) {
        near = t->fort[place - PLACE_FORT].access;
        flood_from_fort(&f, &near);
        flood_run(&f, 1);
    } else {
        set_add(&f.wave[0], place);
        set_spread(&f.wave[0], &near, f.k);
        flood_run(&f, 0);
        set_drop(&f.ends, place);
    }
    for (int i = f.k.lo; i <= f.k.hi; i++)
        f.ends.w[i] |= near.w[i] & t->ground[mover].wade.w[i];
    return set_count(&f.ends, f.k);
}
