/* tov_play.c - the turn: what may be done, by whom, and doing it (TOV-4.0, TOV-5.0). */
#include "games/trenches_of_valor/tov_internal.h"

#include <string.h>

int tov_to_move(const struct scenario *scn, const void *state)
{
    const struct state *s = state;

    switch (s->phase) {
    case PHASE_SETUP: {
        const struct step *step = tov_step(tov_of(scn), s);

        return step && step->raider ? raider_seat(s) : 1 - raider_seat(s);
    }
    case PHASE_RAIDER: return raider_seat(s);
    case PHASE_DEFENDER: return 1 - raider_seat(s);
    case PHASE_OVER: return SEAT_NONE;
    default: return SEAT_CHANCE;
    }
}

/* --- what may be done --- */

/* The slots of the side whose turn it is. */
static void own_slots(const struct tov *t, const struct state *s, int *first, int *last)
{
    bool raider = s->phase == PHASE_RAIDER;

    *first = raider ? 0 : RAIDERS;
    *last = raider ? t->raiders : RAIDERS + s->defenders;
}

static void fill_menu(const struct tov *t, const struct state *s, const struct field *f, int slot,
                      struct menu *m)
{
    *m = (struct menu){ 0 };
    if (t->kind[s->unit[slot].kind].move)
        tov_ways(t, s, f, slot, m);
    tov_targets(t, s, f, slot, m);
}

static int list_mask(uint64_t mask, int kind, int slot, int via, struct action *out)
{
    int n = 0;

    while (mask) {
        out[n] = (struct action){ .kind = (uint16_t)kind, .arg = { (int16_t)slot } };
        out[n].arg[1] = (int16_t)next_bit(&mask);
        out[n++].arg[2] = (int16_t)via;
    }
    return n;
}

static int list_menu(const struct menu *m, int slot, struct action *out)
{
    int n = list_mask(m->moves, DO_MOVE, slot, 0, out);

    for (int v = 0; v < VISITS; v++)
        n += list_mask(m->via[v], DO_MOVE, slot, v + 1, out + n);
    n += list_mask(m->exits, DO_EXIT, slot, 0, out + n);
    for (int v = 0; v < VISITS; v++)
        n += list_mask(m->exit_via[v], DO_EXIT, slot, v + 1, out + n);
    n += list_mask(m->targets, DO_ATTACK, slot, 0, out + n);
    if (m->clear)
        out[n++] = (struct action){ .kind = DO_CLEAR, .arg = { (int16_t)slot } };
    return n;
}

/* What the Defender may bring up: a mask of kinds a location; in solitaire play bit 0 is a search.
 */
static int come_up(const struct tov *t, const struct state *s, const struct field *f,
                   uint8_t kinds[LOCATIONS])
{
    int count = 0;

    if (s->phase != PHASE_DEFENDER)
        return 0;
    memset(kinds, 0, LOCATIONS);
    for (uint64_t open = tov_open_locations(t, s, f); open;) {
        int i = next_bit(&open);

        if (solitaire(t))
            kinds[i] = tov_search_in_time(t, s, i);
        for (int kind = 0; kind < t->kinds && !solitaire(t); kind++)
            if (s->hidden[i][kind] && tov_in_time(t, s, kind))
                kinds[i] |= (uint8_t)(1 << kind);
        count += bits(kinds[i]);
    }
    return count;
}

static int list_come_up(const struct tov *t, const uint8_t kinds[LOCATIONS], struct action *out)
{
    int n = 0;

    for (int i = 0; i < LOCATIONS; i++)
        for (uint64_t left = kinds[i]; left;)
            out[n++] = (struct action){ .kind = solitaire(t) ? DO_SEARCH : DO_REVEAL,
                                        .arg = { (int16_t)i, (int16_t)next_bit(&left) } };
    return n;
}

static struct action place_action(const struct step *step, int place)
{
    return (struct action){ .kind = DO_PLACE,
                            .arg = { step->piece,
                                     (int16_t)(step->group >= 0 ? AT_LOCATION + place : place) } };
}

static int list_places(const struct tov *t, const struct state *s, struct action *out)
{
    uint64_t places = tov_places(t, s);
    int n = 0;

    while (places)
        out[n++] = place_action(tov_step(t, s), next_bit(&places));
    return n;
}

int tov_legal(const struct scenario *scn, const void *state, struct action *out)
{
    const struct tov *t = tov_of(scn);
    const struct state *s = state;
    struct field f = tov_field(t, s);
    uint8_t kinds[LOCATIONS];
    struct menu m;
    int n = 0, first, last;

    if (s->phase == PHASE_SETUP)
        return list_places(t, s, out);
    own_slots(t, s, &first, &last);
    for (int i = first; i < last; i++) {
        if (!can_act(s, i))
            continue;
        fill_menu(t, s, &f, i, &m);
        n += list_menu(&m, i, out + n);
    }
    if (come_up(t, s, &f, kinds))
        n += list_come_up(t, kinds, out + n);
    out[n++] = (struct action){ .kind = DO_END }; /* TOV-5.0: doing nothing is allowed */
    return n;
}

/* pick_bit: the n-th set bit of a mask. */
static int pick_bit(uint64_t mask, int n)
{
    while (n--)
        mask &= mask - 1;
    return __builtin_ctzll(mask);
}

/* What a unit could do at most: go anywhere within reach of an empty board, attack anybody, leave
 * by any gap, clear. Drawing from that and refusing what is not legal gives every legal action the
 * same chance, and only the menu of the unit that was drawn is worked out: measured a seventh to a
 * half faster than listing. */
static int most_actions(const struct tov *t, const struct state *s, int slot)
{
    const struct unit *u = &s->unit[slot];
    int enemies = is_raider(slot) ? s->defenders : t->raiders;

    return bits(t->open[u->cell][t->kind[u->kind].move]) + enemies + bits(t->exits) + 1;
}

/* drawn: the n-th of them, if it is legal. */
static bool drawn(const struct tov *t, const struct state *s, const struct field *f, int slot,
                  int n, struct action *out)
{
    const struct unit *u = &s->unit[slot];
    uint64_t open = t->open[u->cell][t->kind[u->kind].move];
    int reach = bits(open), enemies = is_raider(slot) ? s->defenders : t->raiders;
    struct menu m = { 0 };

    *out = (struct action){ .kind = DO_CLEAR, .arg = { (int16_t)slot } };
    if (n >= reach && n < reach + enemies) {
        int target = n - reach + (is_raider(slot) ? RAIDERS : 0);

        out->kind = DO_ATTACK;
        out->arg[1] = (int16_t)target;
        return s->unit[target].cell < CELLS_MAX && tov_hits_on(t, s, slot, target) >= 0;
    }
    if (n == reach + enemies + bits(t->exits))
        return is_raider(slot) && f->dugouts & bit(u->cell);
    if (t->kind[u->kind].move)
        tov_ways(t, s, f, slot, &m);
    out->kind = n < reach ? DO_MOVE : DO_EXIT;
    out->arg[1] =
        (int16_t)(n < reach ? pick_bit(open, n) : pick_bit(t->exits, n - reach - enemies));
    return (n < reach ? m.moves : m.exits) & bit(out->arg[1]);
}

static void sample_place(const struct tov *t, const struct state *s, struct rng *rng,
                         struct action *out)
{
    uint64_t places = tov_places(t, s);

    *out =
        place_action(tov_step(t, s), pick_bit(places, (int)rng_below(rng, (uint32_t)bits(places))));
}

static void sample_from_list(const struct tov *t, const struct state *s, struct rng *rng,
                             struct action *out)
{
    struct action list[TOV_MAX_LEGAL];

    *out = list[rng_below(rng, (uint32_t)tov_legal(&t->base, s, list))];
}

void tov_sample(const struct scenario *scn, const void *state, struct rng *rng, struct action *out)
{
    const struct tov *t = tov_of(scn);
    const struct state *s = state;
    struct action up[LOCATIONS * KINDS_MAX];
    uint8_t kinds[LOCATIONS];
    int most[DEFENDERS], total = 0, first, last;

    if (s->phase == PHASE_SETUP) {
        sample_place(t, s, rng, out);
        return;
    }
    if (t->visits && s->phase == PHASE_RAIDER) { /* ways through a hex are not in those tables */
        sample_from_list(t, s, rng, out);
        return;
    }
    struct field f = tov_field(t, s);
    own_slots(t, s, &first, &last);
    for (int i = first; i < last; i++)
        total += most[i - first] = can_act(s, i) ? most_actions(t, s, i) : 0;
    int risers = come_up(t, s, &f, kinds);
    for (;;) {
        int n = (int)rng_below(rng, (uint32_t)(total + risers + 1)), slot = first;

        if (n == total + risers) {
            *out = (struct action){ .kind = DO_END };
            return;
        }
        if (n >= total) {
            list_come_up(t, kinds, up);
            *out = up[n - total];
            return;
        }
        while (n >= most[slot - first])
            n -= most[slot++ - first];
        if (drawn(t, s, &f, slot, n, out))
            return;
    }
}

/* --- why not --- */

enum { CHECK_UNIT = 1 }; /* arg[0] is a unit of the side to move that has not acted */

static const struct order {
    int args;
    unsigned flags;
    int (*check)(const struct tov *t, const struct state *s, const struct action *a,
                 struct refusal *why);
} orders[] = {
    [DO_PLACE] = { 2, 0, tov_check_place },
    [DO_MOVE] = { 3, CHECK_UNIT, tov_check_move },
    [DO_EXIT] = { 3, CHECK_UNIT, tov_check_move },
    [DO_ATTACK] = { 2, CHECK_UNIT, tov_check_attack },
    [DO_CLEAR] = { 1, CHECK_UNIT, tov_check_clear },
    [DO_REVEAL] = { 2, 0, tov_check_reveal },
    [DO_SEARCH] = { 1, 0, tov_check_search },
    [DO_END] = { 0, 0, NULL },
};

/* TOV-5.0: one action a unit and turn. What it has done names the clause that forbids more. */
static int check_acted(const struct unit *u, int wish, struct refusal *why)
{
    if (u->did == DID_NOTHING)
        return 0;
    if (u->did == DID_REVEAL)
        return refuse(why, "TOV-6.5.1", "it came up this turn and does nothing else");
    if (wish == DO_CLEAR && u->did == DID_MOVE)
        return refuse(why, "TOV-8.0", "it was not in this hex when the turn began");
    return refuse(why, "TOV-5.0", "it has acted this turn");
}

static int check_unit(const struct tov *t, const struct state *s, const struct action *a,
                      struct refusal *why)
{
    int slot = a->arg[0], first, last;

    own_slots(t, s, &first, &last);
    if (slot < 0 || slot >= RAIDERS + s->defenders || (slot < RAIDERS && slot >= t->raiders))
        return refuse(why, "TOV-6.5", "no such unit is in play");
    if (s->unit[slot].cell == EXITED)
        return refuse(why, "TOV-6.6.3", "it has left the map for good");
    if (s->unit[slot].cell >= CELLS_MAX)
        return refuse(why, "TOV-7.3", "it has been eliminated");
    if (slot < first || slot >= last)
        return refuse(why, "TOV-6.0", "only own units act, in their own player turn");
    return check_acted(&s->unit[slot], a->kind, why);
}

static bool clean(const struct action *a, int args)
{
    for (int i = args; i < 7; i++)
        if (a->arg[i])
            return false;
    return true;
}

int tov_check(const struct scenario *scn, const void *state, const struct action *a,
              struct refusal *why)
{
    const struct tov *t = tov_of(scn);
    const struct state *s = state;
    bool set_up = s->phase == PHASE_SETUP;

    if (a->kind < DO_PLACE || a->kind > DO_END || !clean(a, orders[a->kind].args))
        return refuse(why, "TOV-5.0", "that is no action of this game");
    if (set_up != (a->kind == DO_PLACE))
        return refuse(why, "TOV-3.0", set_up ? "the set-up comes first" : "the set-up is over");
    if (orders[a->kind].flags & CHECK_UNIT && check_unit(t, s, a, why))
        return -1;
    if ((a->kind == DO_REVEAL || a->kind == DO_SEARCH) && s->phase != PHASE_DEFENDER)
        return refuse(why, "TOV-6.5", "hidden units come up in the Defender's turn");
    return orders[a->kind].check ? orders[a->kind].check(t, s, a, why) : 0;
}

/* --- chance --- */

static int draw_pool(const struct tov *t, const struct state *s, uint8_t pool[PIECES])
{
    tov_draw_pool(t, s, pool);
    return tov_pieces(pool);
}

struct dice tov_dice(const struct scenario *scn, const void *state)
{
    const struct state *s = state;
    uint8_t pool[PIECES];

    if (s->phase == PHASE_ROLL)
        return (struct dice){ 1, 6 };
    return (struct dice){ 1, (uint8_t)draw_pool(tov_of(scn), s, pool) };
}

unsigned tov_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                       struct action *out)
{
    const struct tov *t = tov_of(scn);
    const struct state *s = state;
    uint8_t pool[PIECES];
    int face = faces[0], piece = 0;

    if (s->phase == PHASE_ROLL) {
        bool hit = face <= tov_hits_on(t, s, s->attacker, s->target);

        *out = (struct action){ .kind = DO_ROLL, .arg = { hit } };
        return DICE_ALL;
    }
    for (draw_pool(t, s, pool); face > pool[piece]; piece++)
        face -= pool[piece];
    *out = (struct action){ .kind = DO_DRAW, .arg = { (int16_t)piece } };
    return DICE_ALL;
}

int tov_chance(const struct scenario *scn, const void *state, struct outcome *out)
{
    const struct tov *t = tov_of(scn);
    const struct state *s = state;
    uint8_t pool[PIECES];
    int n = 0;

    if (s->phase == PHASE_ROLL) {
        uint64_t hit = (uint64_t)tov_hits_on(t, s, s->attacker, s->target);

        if (hit)
            out[n++] = (struct outcome){ { .kind = DO_ROLL, .arg = { 1 } }, hit };
        if (hit < 6)
            out[n++] = (struct outcome){ { .kind = DO_ROLL }, 6 - hit };
        return n;
    }
    draw_pool(t, s, pool);
    for (int i = 0; i < UNKNOWN; i++)
        if (pool[i])
            out[n++] = (struct outcome){ { .kind = DO_DRAW, .arg = { (int16_t)i } }, pool[i] };
    return n;
}

/* --- doing it --- */

static void end_turn(const struct tov *t, struct state *s, struct events *e)
{
    bool raider = s->phase == PHASE_RAIDER;

    for (int i = 0; i < UNITS; i++)
        s->unit[i].did = DID_NOTHING;
    if (raider)
        s->phase = PHASE_DEFENDER;
    else
        tov_housekeeping(t, s, e);
}

void tov_apply(const struct scenario *scn, void *state, const struct action *a, struct events *e)
{
    const struct tov *t = tov_of(scn);
    struct state *s = state;

    switch (a->kind) {
    case DO_PLACE: tov_place(t, s, a, e); return;
    case DO_MOVE:
    case DO_EXIT: tov_move(t, s, a, e); break;
    case DO_ATTACK: tov_attack(t, s, a, e); return;
    case DO_CLEAR: tov_clear(t, s, a, e); return;
    case DO_REVEAL: tov_reveal(t, s, a->arg[0], a->arg[1], e); return;
    case DO_SEARCH: tov_search(t, s, a->arg[0], e); return;
    case DO_END: end_turn(t, s, e); return;
    case DO_ROLL: tov_roll(t, s, a->arg[0], e); break;
    default: tov_draw(t, s, a->arg[0], e); return;
    }
    if (!tov_raiders_left(t, s)) /* TOV-A16: nothing can change the score any more */
        tov_finish_game(t, s, e);
}
