/* tcl_setup.c - before the first turn: armies, start chips, placing, who begins (TCL-1, TCL-13.1,
 * TCL-14.1). A face-down chip is nobody's secret: its number is drawn when it is turned over. */
#include "games/trench_club/tcl_rules.h"

/* --- forces --- */

static void add_waiting(struct tcl_state *s, int seat, int type)
{
    s->unit[tcl_add_unit(s, seat, type, PLACE_NONE)].army = ARMY_NONE;
}

/* TCL-13.1: all types but the truck, and more by difficulty. */
static void add_automa(const struct tcl *t, struct tcl_state *s, int seat)
{
    const struct tcl_nation *n = &t->nation[t->nation_of[seat]];
    int level = t->base.option[OPTION_LEVEL];

    for (int i = 0; i < NATION_TYPES; i++)
        if (n->type[i] != TYPE_TRK)
            add_waiting(s, seat, n->type[i]);
    if (level == LEVEL_STANDARD || level == LEVEL_HARD)
        add_waiting(s, seat, TYPE_CAR);
    if (level == LEVEL_HARD)
        add_waiting(s, seat, TYPE_INF);
    if (level == LEVEL_OVERKILL) {
        add_waiting(s, seat, n->type[NATION_TYPES - 1]);
        add_waiting(s, seat, TYPE_MTD);
    }
}

/* TCL-R43: the coins that a player begins with beside those of its nation. */
static int handicap(const struct tcl *t, int player)
{
    int coins = t->base.option[OPTION_HANDICAP];
    bool first = t->team_of[player] == t->team_of[0];

    return first ? (coins < 0 ? -coins : 0) : (coins > 0 ? coins : 0);
}

void tcl_start_setup(const struct tcl *t, struct tcl_state *s)
{
    for (int player = 0; player < t->players; player++)
        s->coins[player] = (uint16_t)handicap(t, player);
    for (int seat = 0; seat < t->base.seats; seat++) {
        const struct tcl_nation *n = &t->nation[t->nation_of[seat]];

        s->coins[t->player_of[seat]] = (uint16_t)(s->coins[t->player_of[seat]] + n->coins);
        if (seat == t->automa) {
            add_automa(t, s, seat);
            continue;
        }
        for (int i = 0; i < NATION_TYPES && !t->common; i++) /* TCL-1.3 */
            add_waiting(s, seat, n->type[i]);
    }
    turn_push(&s->turn, frame(FRAME_ASSIGN, 0, 0, 0, 0));
}

/* --- armies: TCL-1.5, and the division of types in common play, TCL-14.1 --- */

static bool taken(const struct tcl *t, const struct tcl_state *s, int index)
{
    for (int seat = 0; seat < 2; seat++)
        for (EACH_SLOT(s, seat, i))
            if (s->unit[i].type == t->nation[t->nation_of[seat]].type[index])
                return true;
    return false;
}

static int legal_take(const struct tcl *t, const struct tcl_state *s, int seat, struct action *out)
{
    int n = 0;

    for (int i = 0; i < NATION_TYPES; i++) {
        if (taken(t, s, i))
            continue;
        int type = t->nation[t->nation_of[seat]].type[i];

        out[n++] = act(DO_TAKE, type, seat, 0, 0);
        out[n++] = act(DO_TAKE, type, CHIPS - 1, 0, 0);
    }
    return n;
}

static int legal_assign(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    const struct frame *f = top(s);
    int n = 0;

    if (t->common)
        return legal_take(t, s, f->seat, out);
    for (int army = 0; army < CHIPS; army++)
        out[n++] = act(DO_ASSIGN, f->arg[0], army, 0, 0);
    if (f->arg[0] % SEAT_UNITS == 0)
        out[n++] = act(DO_SPLIT, 0, 0, 0, 0);
    return n;
}

static int next_human(const struct tcl *t, int seat)
{
    while (seat < t->base.seats && seat == t->automa)
        seat++;
    return seat;
}

/* TCL-1.6: then the dice say who places first. */
static void after_assign(const struct tcl *t, struct tcl_state *s, int slot)
{
    int seat = seat_of(slot);

    EXPECT(slot >= 0 && slot < UNITS);
    if (slot + 1 - seat * SEAT_UNITS < s->count[seat]) {
        go_on(s, frame(FRAME_ASSIGN, seat, slot + 1, 0, 0));
        return;
    }
    seat = next_human(t, seat + 1);
    if (seat < t->base.seats)
        go_on(s, frame(FRAME_ASSIGN, seat, seat * SEAT_UNITS, 0, 0));
    else
        go_on(s, frame(FRAME_ORDER, SEAT_CHANCE, (1 << t->players) - 1, 0, 0));
}

/* tell_assign: after the last unit of all everybody sees the armies (TCL-1.5). */
static void tell_assign(const struct tcl_state *s, struct events *events, int kind, int seen_by,
                        int unit, int army)
{
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = (uint16_t)seen_by,
                                      .flags = top(s)->kind == FRAME_ASSIGN ? 0 : EVENT_REVEAL,
                                      .arg = { (int16_t)unit, (int16_t)army } });
}

static void apply_assign(const struct tcl *t, struct tcl_state *s, const struct action *a,
                         struct events *events)
{
    int slot = a->arg[0], seat = seat_of(slot);

    EXPECT(slot == top(s)->arg[0] && a->arg[1] < CHIPS);
    s->unit[slot].army = (uint8_t)a->arg[1];
    after_assign(t, s, slot);
    tell_assign(s, events, SAW_ASSIGN_OWN, 1 << seat, badge(s, slot), a->arg[1]);
    tell_assign(s, events, SAW_ASSIGN, ~(1 << seat), seat, 0);
}

/* The split that is suggested for a first game. */
static int suggested(int type)
{
    if (type == TYPE_MTD || type == TYPE_CAR || type == TYPE_AIR)
        return 0;
    if (type == TYPE_INF || type == TYPE_TNK || type == TYPE_FGN || type == TYPE_HOW ||
        type == TYPE_AAG)
        return 1;
    return 2;
}

static void apply_split(const struct tcl *t, struct tcl_state *s, struct events *events)
{
    int seat = top(s)->seat, last = seat * SEAT_UNITS + s->count[seat] - 1;

    for (EACH_SLOT(s, seat, i))
        s->unit[i].army = (uint8_t)suggested(s->unit[i].type);
    after_assign(t, s, last);
    tell_assign(s, events, SAW_SPLIT, 1 << seat, seat, 0);
    tell_assign(s, events, SAW_ASSIGN, ~(1 << seat), seat, 0);
}

static void apply_take(const struct tcl *t, struct tcl_state *s, const struct action *a,
                       struct events *events)
{
    const struct frame *f = top(s);
    int seat = f->seat, count = f->arg[0] + 1;
    int slot = tcl_add_unit(s, seat, a->arg[0], PLACE_NONE);

    EXPECT(a->arg[1] == seat || a->arg[1] == CHIPS - 1);
    s->unit[slot].army = (uint8_t)a->arg[1];
    tell(events, SAW_TAKE, 0, badge(s, slot), a->arg[1], 0, 0);
    if (count < NATION_TYPES)
        go_on(s, frame(FRAME_ASSIGN, !seat, count, 0, 0));
    else
        go_on(s, frame(FRAME_ORDER, SEAT_CHANCE, (1 << t->players) - 1, 0, 0));
}

/* --- chips and placing --- */

/* The next player turns over a chip, or everybody has placed (TCL-1.11). */
static void next_chip(const struct tcl *t, struct tcl_state *s, int placed)
{
    int player = (s->first + placed) % t->players, chip = 0;

    EXPECT(placed >= 0 && placed <= CHIPS * t->players);
    if (placed == CHIPS * t->players) {
        go_on(s, frame(FRAME_ORDER, SEAT_CHANCE, (1 << t->players) - 1, 1, 0));
        return;
    }
    if (t->lead[player] != t->automa) {
        go_on(s, frame(FRAME_CHIP, t->lead[player], placed, 0, 0));
        return;
    }
    while (s->chip[player][chip])
        chip++;
    go_on(s, frame(FRAME_NUMBER, SEAT_CHANCE, placed, chip, 0));
}

static int placing_player(const struct tcl *t, const struct tcl_state *s)
{
    return (s->first + top(s)->arg[0]) % t->players;
}

/* The first seat of the player that has a unit of this army to place, or -1. */
static int seat_to_place(const struct tcl *t, const struct tcl_state *s, int player, int chip)
{
    for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
        for (EACH_SLOT(s, seat, i))
            if (s->unit[i].type && s->unit[i].army == chip && s->unit[i].place == PLACE_NONE)
                return seat;
    return -1;
}

static void next_place(const struct tcl *t, struct tcl_state *s)
{
    int placed = top(s)->arg[0], chip = top(s)->arg[1], player = placing_player(t, s);
    int seat = seat_to_place(t, s, player, chip);

    if (seat < 0) /* TCL-1.9: an empty army places nothing */
        next_chip(t, s, placed + 1);
    else
        go_on(s, frame(FRAME_PLACE, seat, placed, chip, 0));
}

/* TCL-1.7, 1.8: rings fill from the inside; water need not be used. */
static int legal_spots(const struct tcl *t, const struct tcl_state *s, int slot, int centre,
                       struct action *out)
{
    const struct tcl_unit *u = &s->unit[slot];
    int16_t ring[6 * COLUMNS];
    bool dry = false;
    int n = 0;

    for (int k = 0; k < COLUMNS && !dry; k++) {
        int hexes = tcl_ring(t, centre, k, ring);

        for (int i = 0; i < hexes; i++) {
            int hex = ring[i];

            if (hex < 0 || s->on[hex] || !tcl_may_stand(t, s, u, team_of(t, slot), hex))
                continue;
            dry |= tcl_ground_at(t, s, hex) != GROUND_WATER;
            out[n++] = act(DO_PLACE, slot, hex, 0, 0);
        }
    }
    return n;
}

static int centre_of(const struct tcl *t, const struct tcl_state *s)
{
    EXPECT(s->chip[placing_player(t, s)][top(s)->arg[1]]);
    return t->start[s->chip[placing_player(t, s)][top(s)->arg[1]] - 1];
}

static int legal_place(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    const struct frame *f = top(s);
    int n = 0, centre = centre_of(t, s);

    for (EACH_SLOT(s, f->seat, i))
        if (s->unit[i].type && s->unit[i].army == f->arg[1] && s->unit[i].place == PLACE_NONE)
            n += legal_spots(t, s, i, centre, out + n);
    return n;
}

static int legal_chip(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    int n = 0, player = placing_player(t, s);

    for (int i = 0; i < CHIPS; i++)
        if (!s->chip[player][i])
            out[n++] = act(DO_CHIP, i, 0, 0, 0);
    return n;
}

/* TCL-13.1: on the number, then clockwise from the top, ring by ring, on dry ground. */
static void place_token(const struct tcl *t, struct tcl_state *s, int slot, int centre)
{
    struct action list[HEXES];
    int n = legal_spots(t, s, slot, centre, list), i = 0;

    while (i < n && tcl_ground_at(t, s, list[i].arg[1]) == GROUND_WATER)
        i++;
    EXPECT(i < n);
    tcl_put_unit(s, slot, list[i].arg[1]);
}

static int bag(const struct tcl_state *s, int seat, int index, int *left)
{
    int slot = -1;

    *left = 0;
    for (EACH_SLOT(s, seat, i))
        if (s->unit[i].type && s->unit[i].army == ARMY_NONE) {
            if (*left == index)
                slot = i;
            ++*left;
        }
    return slot;
}

static void apply_token(const struct tcl *t, struct tcl_state *s, const struct action *a,
                        struct events *events)
{
    struct frame f = *top(s);
    int left, slot = bag(s, t->automa, a->arg[0], &left), drawn = f.arg[2] + 1;

    EXPECT(slot >= 0);
    s->unit[slot].army = (uint8_t)f.arg[1];
    place_token(t, s, slot, centre_of(t, s));
    tell(events, SAW_PLACE, 0, badge(s, slot), s->unit[slot].place, 0, 0);
    if (left == 1 || (drawn == 4 && f.arg[1] < CHIPS - 1))
        next_chip(t, s, f.arg[0] + 1);
    else
        go_on(s, frame(FRAME_TOKEN, SEAT_CHANCE, f.arg[0], f.arg[1], drawn));
}

/* face_for: what the die for this number shows, of the numbers that are left; 0: the number itself. */
static int face_for(const struct tcl *t, const struct tcl_state *s, int number)
{
    uint8_t left[STARTS];
    int n = tcl_numbers_left(t, s, left), i = 0;

    while (i < n && left[i] != number)
        i++;
    return i + 1 == number ? 0 : i + 1;
}

static void apply_number(const struct tcl *t, struct tcl_state *s, const struct action *a,
                         struct events *events)
{
    int placed = top(s)->arg[0], chip = top(s)->arg[1], player = placing_player(t, s);
    int face = face_for(t, s, a->arg[0]);

    s->chip[player][chip] = (uint8_t)a->arg[0];
    tell(events, SAW_NUMBER, EVENT_EFFECT, t->lead[player], chip, a->arg[0], face);
    if (t->lead[player] == t->automa)
        go_on(s, frame(FRAME_TOKEN, SEAT_CHANCE, placed, chip, 0));
    else
        next_place(t, s);
}

/* TCL-1.6, 1.11: the highest begins; those who tie for it roll again. */
static void apply_order(const struct tcl *t, struct tcl_state *s, const struct action *a,
                        struct events *events)
{
    int mask = a->arg[0], begins = top(s)->arg[1];

    EXPECT(mask);
    if (mask & (mask - 1)) {
        tell(events, SAW_TIE, 0, mask, 0, 0, 0);
        go_on(s, frame(FRAME_ORDER, SEAT_CHANCE, mask, begins, 0));
        return;
    }
    s->first = (uint8_t)bits_first((unsigned)mask);
    tell(events, SAW_ORDER, EVENT_EFFECT, t->lead[s->first], begins, 0, 0);
    if (begins)
        tcl_begin_game(t, s, events);
    else
        next_chip(t, s, 0);
}

/* --- the frames of this file --- */

int tcl_legal_setup(const struct tcl *t, const struct tcl_state *s, struct action *out)
{
    switch (top(s)->kind) {
    case FRAME_ASSIGN: return legal_assign(t, s, out);
    case FRAME_CHIP: return legal_chip(t, s, out);
    default: return legal_place(t, s, out);
    }
}

static int refuse_place(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                        struct refusal *why)
{
    const struct frame *f = top(s);
    int slot = a->arg[0], hex = a->arg[1];

    if (a->kind != DO_PLACE)
        return refuse(why, "TCL-1.7", "place the units of the army first");
    if (!is_unit(s, slot) || seat_of(slot) != f->seat || s->unit[slot].army != f->arg[1] ||
        s->unit[slot].place != PLACE_NONE)
        return refuse(why, "TCL-1.7", "this unit is not in the army being placed");
    if (!is_hex(t, hex))
        return refuse(why, "TCL-1.2", "that hex is not on this board");
    if (!tcl_may_stand(t, s, &s->unit[slot], team_of(t, slot), hex))
        return t->terrain[hex] == GROUND_WATER
                   ? refuse(why, "TCL-1.8", "only foot soldiers and air units can start on water")
                   : refuse(why, "TCL-1.7", "the unit cannot stand there");
    if (s->on[hex])
        return refuse(why, "TCL-1.7", "another unit stands there");
    return refuse(why, "TCL-1.7", "rings fill from the inside: a nearer hex is still empty");
}

int tcl_refuse_setup(const struct tcl *t, const struct tcl_state *s, const struct action *a,
                     struct refusal *why)
{
    switch (top(s)->kind) {
    case FRAME_ASSIGN:
        if (t->common)
            return refuse(why, "TCL-14.1",
                          "take one type that is left: for your own chip, or for the third");
        return refuse(why, "TCL-1.5", "assign the next unit to army 1, 2 or 3");
    case FRAME_CHIP: return refuse(why, "TCL-1.7", "turn over one of your face-down chips");
    default: return refuse_place(t, s, a, why);
    }
}

void tcl_apply_setup(const struct tcl *t, struct tcl_state *s, const struct action *a,
                     struct events *events)
{
    switch (top(s)->kind) {
    case FRAME_ASSIGN:
        if (a->kind == DO_ASSIGN)
            apply_assign(t, s, a, events);
        else if (a->kind == DO_SPLIT)
            apply_split(t, s, events);
        else
            apply_take(t, s, a, events);
        return;
    case FRAME_ORDER: apply_order(t, s, a, events); return;
    case FRAME_CHIP:
        go_on(s, frame(FRAME_NUMBER, SEAT_CHANCE, top(s)->arg[0], a->arg[0], 0));
        return;
    case FRAME_NUMBER: apply_number(t, s, a, events); return;
    case FRAME_TOKEN: apply_token(t, s, a, events); return;
    default:
        tcl_put_unit(s, a->arg[0], a->arg[1]);
        tell(events, SAW_PLACE, 0, badge(s, a->arg[0]), a->arg[1], 0, 0);
        next_place(t, s);
    }
}

/* --- chance --- */

struct dice tcl_setup_dice(const struct tcl *t, const struct tcl_state *s)
{
    const struct frame *f = top(s);
    uint8_t numbers[STARTS];
    int left;

    if (f->kind == FRAME_ORDER)
        return (struct dice){ (uint8_t)bits_count((unsigned)f->arg[0]), 12 };
    if (f->kind == FRAME_NUMBER)
        return (struct dice){ 1, (uint8_t)tcl_numbers_left(t, s, numbers) };
    bag(s, t->automa, 0, &left);
    return (struct dice){ 1, (uint8_t)left };
}

int tcl_numbers_left(const struct tcl *t, const struct tcl_state *s, uint8_t *numbers)
{
    unsigned gone = 0;
    int n = 0;

    for (int player = 0; player < t->players; player++)
        for (int i = 0; i < CHIPS; i++)
            gone |= 1u << s->chip[player][i];
    for (int i = 1; i <= STARTS; i++)
        if (t->start[i - 1] >= 0 && !(gone >> i & 1))
            numbers[n++] = (uint8_t)i;
    return n;
}

void tcl_setup_read(const struct tcl *t, const struct tcl_state *s, const uint8_t *faces,
                    struct action *out)
{
    const struct frame *f = top(s);
    uint8_t numbers[STARTS];
    int high = 0, mask = 0, at = 0;

    if (f->kind == FRAME_TOKEN)
        *out = act(DO_ROLL, faces[0] - 1, 0, 0, 0);
    if (f->kind == FRAME_NUMBER) {
        tcl_numbers_left(t, s, numbers);
        *out = act(DO_ROLL, numbers[faces[0] - 1], 0, 0, 0);
    }
    if (f->kind != FRAME_ORDER)
        return;
    for (int player = 0; player < t->players; player++) {
        if (!(f->arg[0] >> player & 1))
            continue;
        int face = faces[at++];

        if (face > high)
            mask = 0;
        if (face >= high)
            mask |= 1 << player;
        high = face > high ? face : high;
    }
    *out = act(DO_ROLL, mask, 0, 0, 0);
}

/* Ways in which exactly `high` of n dice show the highest face. */
static uint64_t order_weight(int n, int high)
{
    uint64_t sum = 0;

    EXPECT(high > 0 && high <= n);
    for (uint64_t face = 1; face <= 12; face++) {
        uint64_t ways = 1;

        for (int i = high; i < n; i++)
            ways *= face - 1;
        sum += ways;
    }
    return sum;
}

int tcl_setup_chance(const struct tcl *t, const struct tcl_state *s, struct outcome *out)
{
    const struct frame *f = top(s);
    struct dice d = tcl_setup_dice(t, s);
    int n = 0;

    if (f->kind == FRAME_ORDER) {
        for (int mask = 1; mask < 1 << t->players; mask++)
            if ((mask & f->arg[0]) == mask)
                out[n++] = (struct outcome){ act(DO_ROLL, mask, 0, 0, 0),
                                             order_weight(d.count, bits_count((unsigned)mask)) };
        return n;
    }
    for (uint8_t face = 1; face <= d.sides; face++) {
        struct action a = { 0 };

        tcl_setup_read(t, s, &face, &a);
        out[n++] = (struct outcome){ a, 1 };
    }
    return n;
}
